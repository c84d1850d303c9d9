/**
 * What the fields of the content are called on the screen. This is all that a form needs beside the schema: a new field in
 * `app/content/schema/` appears by one line here (a test names the field that has none).
 *
 * Looked up by the whole path (`home.banners.1.image`), by that without numbers (`home.banners.text`), then by the last name (`text`).
 */
import type { WordInk } from "../pictures/words-on-banner.ts";

interface Label {
  label: string;
  /** One sentence below the field. */
  hint?: string;
  /** One sentence below a day that is over. */
  over?: string;
  /** One sentence below a month or a year that is to come. */
  ahead?: string;
  /** One sentence below a day or a month of long ago. */
  longAgo?: string;
  /** For a picture with the words of a banner on it: the inks of these words. */
  words?: WordInk;
}

const line = (label: string, hint?: string): Label => ({ label, ...(hint && { hint }) });

/** What the pictures under the words of a banner have to be (app/content/pictures.ts, PICTURE_SHAPES). */
const BOTH_PICTURES =
  "Nên đổi cả hai ảnh: ảnh nào còn do xưởng vẽ thì nơi hiện ảnh ấy, máy tính hay điện thoại, góc tấm vẫn ghi “Hình minh họa”.";
const WIDE = "Ảnh nằm, tỉ lệ 12 : 5; ảnh tỉ lệ khác thì cắt ngay tại đây.";
const TALL =
  "Ảnh đứng, tỉ lệ 9 : 11: màn hình điện thoại cao và hẹp, ảnh nằm không vừa. Chữ nằm trên nền màu phía trên ảnh; mép trên của ảnh mờ dần dưới nút bấm, mép dưới có máy cắt bớt: để vật chính ở giữa, hơi thấp.";

const LABELS: Record<string, Label> = {
  id: line("Số của bài"),
  title: line("Tiêu đề"),
  text: line("Lời"),
  lead: line("Câu dẫn", "Một câu dưới tên, ở đầu trang."),
  description: line("Mô tả ngắn", "Hiện trên thẻ và trên Google. Vừa là 90–155 ký tự."),
  date: {
    ...line("Ngày đăng"),
    longAgo: "Ngày này cách nay hơn 20 năm, bài này sẽ đứng cuối trang Tin tức. Xem lại số năm có gõ nhầm không.",
  },
  image: line("Ảnh"),
  alt: line("Ảnh có gì?", "Tả cho người không nhìn thấy, ví dụ: Tấm bạt khai trương căng trên mặt tiền nhà ống."),
  caption: line("Chú thích ảnh"),
  category: line("Dẫn đến loại in"),
  formerSlugs: line("Địa chỉ cũ tự dẫn sang đây"),
  order: line("Thứ tự trên trang"),
  size: line("Khổ thường dùng"),
  width: line("Ngang"),
  height: line("Cao"),
  label: line("Ghi trên trang"),
  stance: line("Đặt thế nào"),
  pictureMetres: line("Bề ngang thật của cảnh trong ảnh, m", "Để cây thước quanh ảnh đúng số."),
  tone: line("Màu"),
  facts: line("Thẻ con số"),
  drawing: line("Hình"),
  figure: line("Con số"),
  unit: line("Đơn vị"),
  name: line("Tên"),
  action: line("Chữ trên nút"),
  link: line("Dẫn đến trang"),
  points: line("Các ý", "Mỗi dòng một ý."),
  items: line("Các mục"),
  word: line("Chữ lớn"),

  "settings.sample": line("Những mục còn là mẫu"),
  "settings.name": line(
    "Tên xưởng",
    "Đổi tên thì các chính sách còn ghi tên cũ: gõ tên cũ vào ô Tìm… rồi sửa từng chỗ.",
  ),
  "settings.phones": line("Số điện thoại", "Mỗi dòng một số, nhiều nhất bốn. Số đầu tiên là số của các nút gọi."),
  "settings.email": line("Email"),
  "settings.address": line("Địa chỉ"),
  "settings.address.street": line("Số nhà, tên đường", "Để trống thì dòng này không hiện."),
  "settings.address.district": line("Phường hoặc khu vực"),
  "settings.address.city": line("Thành phố"),
  "settings.address.country": line("Nước", "Hai chữ cái, ví dụ VN."),
  "settings.founded": {
    ...line("Năm mở xưởng"),
    ahead: "Năm này chưa tới, mà trang Giới thiệu ghi cửa hàng có từ năm ấy. Xem lại số năm.",
  },
  "settings.company": line("Công ty"),
  "settings.company.legalName": line("Tên trên hóa đơn"),
  "settings.company.taxNumber": line("Mã số thuế"),
  "settings.hours": line("Giờ làm", "Mỗi ngày một trong ba: mở có giờ, mở chưa ghi giờ, hoặc nghỉ."),
  "settings.hours.phone": line("Giờ nghe máy"),
  "settings.hours.workshop": line("Giờ xưởng mở cửa"),
  monday: line("Thứ Hai"),
  tuesday: line("Thứ Ba"),
  wednesday: line("Thứ Tư"),
  thursday: line("Thứ Năm"),
  friday: line("Thứ Sáu"),
  saturday: line("Thứ Bảy"),
  sunday: line("Chủ nhật"),
  "settings.otherHours": line(
    "Ngày nghỉ, ngày làm giờ khác",
    "Nghỉ Tết, nghỉ lễ, làm thêm Chủ nhật. Trang ghi những ngày ấy sau giờ thường, qua ngày cuối tự cất; giờ trên Google Maps phải đổi riêng ở đó.",
  ),
  "settings.otherHours.from": line("Từ ngày"),
  "settings.otherHours.to": {
    label: "Đến hết ngày",
    over: "Ngày này đã qua nên trang không còn ghi. Còn cần thì đổi ngày, xong việc rồi thì bỏ mục này.",
  },
  "settings.otherHours.phone": line("Giờ nghe máy"),
  "settings.otherHours.workshop": line("Giờ xưởng mở cửa"),
  "settings.notices": line("Thông báo nghỉ Tết, chuyển xưởng", "Tự hiện từ ngày đầu đến hết ngày cuối, rồi tự cất."),
  "settings.notices.from": line("Từ ngày"),
  "settings.notices.to": {
    label: "Đến hết ngày",
    over: "Ngày này đã qua nên khách không thấy thông báo. Còn cần thì đổi ngày, xong việc rồi thì bỏ mục này.",
  },
  "settings.notices.text": line("Thông báo"),
  "settings.terms": line("Điều kiện chung dưới báo giá"),
  "settings.terms.vat": line("Về VAT", "Ví dụ: Giá chưa gồm VAT, cần hóa đơn thì báo trước khi in."),
  "settings.terms.deposit": line("Đặt cọc", "Ví dụ: Đặt cọc một nửa khi chốt mẫu."),
  "settings.terms.payment": line("Cách trả tiền", "Mỗi dòng một cách."),
  "settings.links": line("Đường dẫn Facebook, Messenger, Zalo"),
  "settings.links.facebook": line("Facebook"),
  "settings.links.messenger": line("Messenger"),
  "settings.links.zalo": line("Zalo", "Để trống thì lấy số di động đầu tiên ở trên. Máy bàn không có Zalo."),
  "settings.map": line("Bản đồ"),
  "settings.map.embed": line(
    "Khung bản đồ ở chân trang",
    "Trong Google Maps: Chia sẻ → Nhúng bản đồ → Sao chép HTML, dán cả vào đây.",
  ),
  "settings.map.directions": line("Nút chỉ đường"),
  "settings.loadingDelays": line(
    "Giữ khoảng chờ khi chuyển trang",
    "Bật: chuyển trang có một nhịp chờ ngắn rồi nội dung mới hiện. Tắt: hiện ngay.",
  ),

  "categories.title": line("Tên danh mục"),
  "categories.displayTitle": line("Tên viết khác", "Chỉ khi tên hiện ra khác tên làm ra địa chỉ."),
  "categories.alsoCalled": line(
    "Khách còn gọi là",
    "Mỗi dòng một tên, cả tên lóng và cách gõ sai hay gặp: roll up, phông bạt. Ai tìm bằng tên ấy được dẫn đến đây.",
  ),
  "categories.sizes": line("Các khổ", "Đúng một khổ đánh dấu là quen dùng."),
  "categories.sizes.label": line("Để làm gì"),
  "categories.sizes.shownAs": line("Ghi thay con số", "Cho thứ không có cạnh thẳng, ví dụ: cắt theo thân xe."),
  "categories.sizes.usual": line("Khổ quen dùng"),
  "categories.closeUps": line(
    "Ảnh xem gần",
    "Dải ảnh nhỏ dưới ảnh chính: mép, mặt sau, lúc gói. Khách bấm vào là xem to.",
  ),
  "categories.closeUps.label": line("Tên ngắn dưới ảnh", "Ví dụ: Mép và khoen."),
  "categories.closeUps.metres": line("Bề ngang thật của cảnh trong ảnh, m", "Để trống thì ảnh không có thước."),
  "categories.leadTime": line("Làm trong", "Ví dụ: 1–2 ngày. Để trống thì trang hỏi khách cần ngày nào."),
  "categories.cutOff": line(
    "Duyệt mẫu trước giờ",
    "Duyệt trước giờ này thì tính từ hôm ấy. Chỉ hiện khi đã ghi “Làm trong”.",
  ),
  "categories.priceFrom": line("Giá từ"),
  "categories.priceFrom.amount": line("Số đồng"),
  "categories.priceFrom.per": line("Cho một", "Ví dụ: m², tấm, bộ."),
  "categories.included": line("Giá đã gồm", "Mỗi dòng một thứ."),
  "categories.includedAsked": line(
    "Câu hỏi khi chưa ghi giá gồm gì",
    "Hỏi khách cần tấm in thôi hay cả phần kèm. Để trống thì trang hỏi câu hợp với cách đặt.",
  ),
  "categories.leastQuantity": line("Nhận in từ mấy tấm"),
  "categories.formats": line("Nhận file", "Mỗi dòng một loại, ví dụ PDF. Để trống thì hiện các loại ghi ở Trang chủ."),
  "categories.retired": line("Ngừng nhận, địa chỉ cũ dẫn đến"),
  "articles.draft": line("Bản nháp"),
  "articles.hidden": line("Ẩn khỏi trang"),
  "articles.publishAt": line("Lên mạng lúc"),
  "jobs.title": line("Việc gì", "Ví dụ: Bạt khai trương tiệm bánh."),
  "jobs.category": line("Thuộc loại in", "Việc này hiện ở trang của loại in ấy và ở trang Việc đã làm."),
  "jobs.size": line("Khổ"),
  "jobs.material": line("Vật liệu"),
  "jobs.place": line("Treo ở đâu", "Chỉ nói đến mức khách cho nói, ví dụ: Cầu Giấy."),
  "jobs.month": {
    ...line("Tháng", "Tháng và năm, ví dụ 11/2026."),
    ahead: "Tháng này chưa tới. Việc tháng mới nhất đứng đầu trang: gõ nhầm năm thì việc này đứng đầu mãi.",
    longAgo: "Tháng này cách nay hơn 20 năm, việc này sẽ đứng cuối trang. Xem lại số năm có gõ nhầm không.",
  },
  "jobs.agreed": line("Khách đã đồng ý cho đăng", "Hỏi khách trước. Chưa đánh dấu ô này thì việc chưa lên mạng được."),
  "policies.title": line("Tên chính sách"),
  "policies.alsoCalled": line(
    "Khách còn hỏi bằng chữ",
    "Mỗi dòng một cách hỏi: phí ship, giao tận nơi. Ai tìm bằng chữ ấy mà không thấy gì thì được dẫn đến đây.",
  ),
  "policies.facts.text": line("Con số nói gì"),

  "home.banners": line("Ba tấm lớn đầu trang chủ"),
  "home.banners.0": line("Tấm 1, phố vẽ", "Hình do trang tự vẽ, ở đây đổi được chữ."),
  "home.banners.1": line("Tấm 2, chữ đen trên ảnh", BOTH_PICTURES),
  "home.banners.2": line("Tấm 3, chữ sáng trên ảnh", BOTH_PICTURES),
  "home.banners.1.image": {
    ...line("Ảnh cho máy tính", `${WIDE} Chữ đen nằm bên trái: để nửa trái trống và sáng.`),
    words: "dark",
  },
  "home.banners.2.image": {
    ...line("Ảnh cho máy tính", `${WIDE} Chữ vàng, trắng nằm bên trái: để nửa trái trống và tối.`),
    words: "light",
  },
  "home.banners.phoneImage": line("Ảnh cho điện thoại", TALL),
  "home.banners.title": line("Ba dòng chữ lớn", "Mỗi dòng một câu ngắn."),
  "home.banners.text": line("Câu nhỏ dưới chữ lớn"),
  "home.services": line("Dịch vụ in"),
  "home.samples": line("Mẫu standee"),
  "home.samples.items": line("Ba mẫu"),
  "home.samples.hints": line("Lời nhắc cạnh mẫu"),
  "home.samples.hints.mouse": line("Khi dùng chuột"),
  "home.samples.hints.touch": line("Khi dùng ngón tay"),
  "home.samples.hints.still": line("Khi máy tắt chuyển động"),
  "home.news": line("Tin tức"),
  "home.values": line("Bốn thẻ"),
  "home.work": line("Dịch vụ của chúng tôi"),
  "home.work.blocks": line("Hai khối: in ấn và thiết kế"),
  "home.contact": line("Liên hệ"),
  "home.contact.noteSmall": line("Chữ nhỏ dưới biểu mẫu"),
  "home.ordering": line("Gửi file"),
  "home.ordering.formats": line(
    "Loại file xưởng nhận",
    "Mỗi dòng một loại, ví dụ PDF. Danh mục nào đã ghi ở ô “Nhận file” thì trang ấy hiện loại của nó.",
  ),
  "home.ordering.sending": line("Gửi thế nào"),
  "home.callStrip": line("Dải đỏ gọi điện"),
  "home.newsLead": line("Câu dẫn trang Tin tức"),
  "home.categoriesLead": line("Câu dẫn trang Danh mục"),

  "introduction.mission": line("Sứ mệnh"),
  "introduction.goal": line("Mục tiêu"),
  "introduction.motto": line("Phương châm"),
  "introduction.workshop": line("Người và máy"),
  "introduction.workshop.paragraphs": line("Các đoạn", "Mỗi dòng một đoạn."),
  "introduction.process": line("Quy trình"),
  "introduction.process.steps": line("Năm bước"),
  "introduction.lobby": line("Ảnh sảnh, có chữ trên tường"),
  "introduction.lobby.text": line("Chữ trên tường"),
  "introduction.commitments": line("Cam kết"),
  "introduction.commitments.items": line("Bảy cam kết"),
};

/** Choices as people say them, by the value that stands in the file. */
export const CHOICES: Record<string, string> = {
  mm: "mm",
  cm: "cm",
  m: "m",
  hang: "Treo",
  hand: "Cầm tay",
  floor: "Đứng trên sàn",
  van: "Trên xe",
  yellow: "Vàng",
  pink: "Hồng",
  kraft: "Giấy kraft",
  green: "Xanh",
  money: "Tiền",
  box: "Thùng hàng",
  bike: "Xe máy",
  grid: "Ô lưới",
  day: "Lịch",
  share: "Chia sẻ",
  adult: "Người lớn",
  eye: "Con mắt",
  lock: "Ổ khóa",
  pen: "Cây bút",
};

/**
 * @param path the field's place from its kind, e.g. `["home", "banners", "1", "text"]`
 * @returns its label, or undefined when there is none yet
 */
export function labelOf(path: readonly string[]): Label | undefined {
  const names = path.filter((part) => !/^\d+$/.test(part));
  return LABELS[path.join(".")] ?? LABELS[names.join(".")] ?? LABELS[names.at(-1) ?? ""];
}

/** What the text below the fields is called wherever a place is named. */
export const TEXT_PLACE = "Phần chữ";

/** @param kind its name @param path from the kind on, e.g. of "home" `["banners", "1", "text"]` @returns "Ba tấm lớn đầu trang chủ 2, Câu nhỏ dưới chữ lớn" */
export function placeName(kind: string, path: readonly string[]): string {
  return path.reduce((name, part, at) => {
    if (/^\d+$/.test(part)) return `${name} ${Number(part) + 1}`;
    const label = labelOf([kind, ...path.slice(0, at + 1)])?.label ?? part;
    return name ? `${name}, ${label}` : label;
  }, "");
}
