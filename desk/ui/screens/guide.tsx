/** The guide inside the desk: one picture and a few sentences for each thing one does here. */

import { Bar } from "../frame/bar.tsx";
import cutting from "../guide/anh.webp";
import article from "../guide/bai-viet.webp";
import shop from "../guide/cua-hang.webp";
import today from "../guide/hom-nay.webp";
import publish from "../guide/len-mang.webp";
import letters from "../guide/thu-khach.webp";
import health from "../guide/tinh-trang.webp";
import week from "../guide/tuan-nay.webp";
import "./guide.css";

const PARTS: { title: string; picture: string; alt: string; lines: string[] }[] = [
  {
    title: "Ba chỗ: bàn, khay, mạng",
    picture: today,
    alt: "Màn hình Hôm nay: khay chờ, trang viết dở, và những mục còn thiếu",
    lines: [
      "Bàn là chỗ đang viết. Gõ đến đâu máy lưu đến đó, khách không thấy gì.",
      "Khay chờ là trang viết xong, chờ lên mạng. Bấm “Cho vào khay chờ” khi ưng.",
      "Mạng là cái khách đang thấy. Chỉ một nút đỏ đưa từ khay lên mạng; trừ lần đầu tiên, lỡ tay thì trả lại được bản trước đó.",
    ],
  },
  {
    title: "Viết một bài",
    picture: article,
    alt: "Màn hình viết bài: tiêu đề, địa chỉ, ô mô tả và phần chữ ở bên trái, trang thật ở bên phải",
    lines: [
      "Gõ tên, địa chỉ của bài hiện ngay bên dưới. Đổi tên bài đã lên mạng thì địa chỉ cũ tự dẫn sang địa chỉ mới.",
      "Ở dòng trống gõ / để thêm con số, mẹo, khổ, bảng, bản vẽ, ảnh. Dán từ Word giữ chữ đậm, đề mục, danh sách, bảng; ghi tên bảng ở ô trên cùng của nó. Dán từ Zalo hay Notepad: chữ đúng như đã gõ, từng dòng một.",
      "Bên phải là trang thật, đổi theo từng chữ. Ô nào chưa đúng có một câu đỏ ngay dưới ô.",
      "Muốn bài tự hiện vào một ngày: bấm vào trạng thái, chọn Hẹn ngày lên mạng.",
    ],
  },
  {
    title: "Thêm ảnh",
    picture: cutting,
    alt: "Hộp ảnh: khung cắt ở bên trái, ô Trong ảnh có gì ở bên phải",
    lines: [
      "Thả ảnh vào ô ảnh, hoặc bấm vào ô rồi dán bằng Ctrl V hay chọn trong máy. Ảnh iPhone (HEIC) cũng được.",
      "Ảnh trong phần chữ: thả thẳng vào chỗ muốn đặt, nhiều ảnh thì máy mở lần lượt. Ảnh trong bài dán từ Word không đi theo, máy báo còn mấy ảnh.",
      "Ảnh nằm trong điện thoại: bấm “Lấy từ điện thoại”, quét mã. Hai máy phải chung Wi-Fi. Đang cắt tấm này thì tấm sau vẫn sang; đóng hộp là điện thoại hết vào được.",
      "Kéo ảnh trong khung, hoặc dùng phím mũi tên. Máy tự dựng đúng chiều, bỏ vị trí chụp, thu nhỏ, đặt tên không dấu.",
      "Ảnh nhỏ quá thì máy nói nhỏ đến đâu và không cho dùng: tìm ảnh gốc, đừng lấy ảnh tải về từ Zalo.",
      "Ảnh của hai tấm lớn đầu trang chủ: vào Trang khác, Trang chủ. Mỗi tấm một ảnh cho máy tính, một ảnh cho điện thoại; chữ nằm trên ảnh, dưới ô ảnh ghi chỗ nào phải để trống.",
      "Ngăn Ảnh có đủ mọi ảnh: ảnh nào nằm ở trang nào, tả bằng câu gì, ảnh nào chưa có lời tả, ảnh nào chưa dùng.",
    ],
  },
  {
    title: "Trả lời khách",
    picture: letters,
    alt: "Màn hình Thư khách: danh sách thư bên trái, bên phải là thư đang đọc với phiếu in vẽ đúng tỉ lệ và lời trả lời",
    lines: [
      "Thư chưa đến hộp thư nằm trên cùng, màu đỏ, kèm lý do và nút Gửi lại. Thư vẫn đọc được ở đây.",
      "Gọi, Zalo, Email: một lần bấm. Zalo không điền sẵn chữ được, nên máy chép lời trả lời rồi mở Zalo: dán vào là xong.",
      "Chỗ vàng trong lời trả lời là chỗ chỉ xưởng biết. Còn chỗ vàng thì máy chưa chép.",
      "Muốn có thư trên giấy: mở thư, bấm Ctrl P. Tờ in chỉ có thư ấy và ghi chú của xưởng.",
      "Nhiều thư cùng một bước: bấm “Chọn nhiều thư”, đánh dấu, bấm “Chuyển sang”. Lỡ tay thì bấm Hoàn tác.",
      "Khách xin xóa thông tin: bấm dấu ba chấm. Bàn kê các thư cùng số hoặc cùng email; bỏ dấu thư nào muốn giữ, gõ bốn số cuối của số điện thoại rồi mới xóa hẳn.",
      "“Gửi thư thử” gửi một thư đi đúng đường của thư khách, để biết hộp thư có nhận không.",
    ],
  },
  {
    title: "Tuần này có ai ghé",
    picture: week,
    alt: "Màn hình Tuần này: bốn con số với biểu đồ từng ngày, bảng từng trang, tốc độ trên điện thoại khách",
    lines: [
      "Máy chủ tự đếm từng ngày, giữ 13 tháng. Không ghi ai là ai, không ghi khách gõ gì.",
      "Gạch đen trên mỗi cột là cùng ngày của kỳ trước.",
    ],
  },
  {
    title: "Đổi số điện thoại, giờ, địa chỉ",
    picture: shop,
    alt: "Màn hình Cửa hàng với các ô số điện thoại, địa chỉ và giờ mở cửa",
    lines: [
      "Mọi thông tin của xưởng nằm ở ngăn Cửa hàng, sửa một chỗ là cả trang đổi theo.",
      "Nghỉ Tết, nghỉ lễ, làm thêm Chủ nhật: ghi ở “Ngày nghỉ, ngày làm giờ khác”. Trang ghi những ngày ấy sau giờ thường, qua ngày cuối tự cất. Muốn báo ở đầu mọi trang thì viết thêm một thông báo ngay bên dưới.",
      "Mục nào còn là mẫu thì nằm ở Hôm nay, trong “Thông tin còn là mẫu”. Sửa xong là tự hết.",
    ],
  },
  {
    title: "Đưa lên mạng, và trả lại",
    picture: publish,
    alt: "Màn hình Đưa lên mạng: từng trang có bản trước và bản sau, nút đỏ ở bên phải",
    lines: [
      "Bấm từng dòng để xem trước và sau. Trang nào chưa muốn lên thì bỏ dấu chọn.",
      "Trong lúc máy dựng, khách vẫn thấy bản cũ. Hỏng giữa chừng cũng vậy, không mất chữ nào.",
      "Trang chạy ở máy chủ khác: đặt một lần ở “Trang nằm ở máy nào”, cuối màn hình ấy; điền gì thì người dựng trang xem trong docs/deploy.md.",
      "Hẹn giờ cho bài: bấm nút trạng thái phía trên bài, chọn “Hẹn ngày lên mạng…”. Hẹn xong vẫn phải cho vào khay rồi đưa lên mạng trước giờ ấy.",
      "Lỡ đưa nhầm: bấm “Trả lại bản trước đó”, vài giây là như cũ, chữ nằm lại trong khay.",
    ],
  },
  {
    title: "Trang có đang khỏe không",
    picture: health,
    alt: "Ô Tình trạng trang ở màn hình Hôm nay: từng chỗ cần xem, kèm cách sửa cho người dựng trang",
    lines: [
      "Ô “Tình trạng trang” ở Hôm nay tự soát máy chạy trang: thư có gửi được không, lời nhắn cất ở đâu, bản sao, ổ đĩa.",
      "Chỗ hỏng nằm trên cùng, kèm một con số trên nền vàng. “Mọi thứ đang ổn” là không phải làm gì.",
      "Mở “Cách sửa, cho người dựng trang”, chép dòng ấy gửi cho người dựng trang.",
    ],
  },
];

export function Guide() {
  return (
    <>
      <Bar title="Hướng dẫn" />
      <main className="page guide">
        {PARTS.map(({ title, picture, alt, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <img src={picture} alt={alt} width="1200" height="750" loading="lazy" />
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>Lỡ tay thì sao</h2>
          <ul>
            <li>
              Ctrl Z trong phần chữ lùi lại từng bước. Nhật ký giữ mọi bản đã lưu: bấm một dòng để xem lần ấy đổi gì,
              rồi bấm “Lấy lại bản này”.
            </li>
            <li>
              Bỏ nhầm một mục (một khổ, một thông báo), một thay đổi hay cả trang: bấm “Hoàn tác” ở cuối màn hình. Không
              kịp bấm thì thay đổi và trang vẫn còn trong Nhật ký.
            </li>
            <li>Tắt máy, mất điện, đóng nhầm cửa sổ: mở lại, chữ vẫn đó.</li>
            <li>
              Bàn báo không trả lời: cửa sổ chạy bàn (cửa sổ có dòng “Bàn làm việc: http://…”) đã bị đóng. Mở lại như
              mọi ngày: vào thư mục của trang, mở cửa sổ lệnh, gõ đúng dòng bạn vẫn gõ rồi bấm Enter (npm run desk;
              trang nằm ở máy chủ riêng thì cả dòng có SITE_URL và DESK_SERVER, xem docs/deploy.md).
            </li>
            <li>
              Tệp nào hỏng đến mức không đọc được: bàn vẫn mở, chỉ đúng tệp, đúng dòng. Bấm “Lấy lại bản đọc được” là có
              lại bản gần nhất còn nguyên; bản hỏng vẫn nằm trong nhật ký.
            </li>
            <li>
              Ai sửa tệp trong thư mục content bằng chương trình khác: bàn báo, cho xem hai bản cạnh nhau, không đè bản
              nào.
            </li>
          </ul>
        </section>
      </main>
    </>
  );
}
