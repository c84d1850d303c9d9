import { useState } from "react";
import { SECTIONS } from "../../../app/content/sections.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import { ask, ofFile, refusalOf } from "../client.ts";
import { usePages } from "../pages.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { useToast } from "../parts/toasts.tsx";
import type { PageInHand } from "./page-in-hand.ts";

const LISTS: Record<string, { address: string; title: string }> = {
  articles: { address: SECTIONS.articles, title: "Trang Tin tức" },
  categories: { address: SECTIONS.categories, title: "Trang Danh mục in" },
};

/** Before a page leaves the site: asks where people who open its address should be led. */
export function RetireDialog({
  page,
  close,
  change,
}: {
  page: OpenPage;
  close: () => void;
  change: PageInHand["change"];
}) {
  const { pages, refresh } = usePages();
  const say = useToast();
  const { kind, file, title } = page.summary;
  const list = LISTS[kind];
  const others = pages.filter((other) => other.kind === kind && other.file !== file && other.address && other.seen);
  // Pages that lead to this category will lead to the category that is chosen here; to the list of categories they cannot lead.
  const leading = pages.filter(
    ({ fresh, fields }) => !fresh && `${SECTIONS.categories}/${fields.category}` === page.onlineAddress,
  );
  const led = kind === "categories" && leading.length > 0;
  const those = leading.length === 1 ? "trang ấy" : "các trang ấy";
  // A kind without pages of its own has no address that could lead on; then the desk ignores this value. Where pages lead to this category, the list would
  // keep them from going online, and only the owner knows which category is right for them: nothing is chosen beforehand.
  const [to, setTo] = useState(led ? "" : (list?.address ?? SECTIONS.categories));
  const [refused, setRefused] = useState("");
  const go = async () => {
    if (to === "") return setRefused("Chưa chọn nơi đến. Chọn một loại in ở ô phía trên rồi bấm lại.");
    try {
      const retired = () => ask<OpenPage>(`page/retire?${ofFile(file)}`, { method: "PUT", body: { to } });
      if (!(await change(retired))) return setRefused("Chưa gỡ, vì trang chưa lưu được.");
      await refresh();
      close();
      say(`“${title}” nằm trong khay chờ. Khách vẫn thấy cho đến khi đưa lên mạng.`);
    } catch (error) {
      setRefused(refusalOf(error));
    }
  };
  return (
    <Dialog
      title={kind === "categories" ? `Ngừng nhận ${title}` : `Gỡ “${title}”`}
      close={close}
      width="32rem"
      foot={
        <>
          <button type="button" className="btn quiet push" onClick={close}>
            Thôi
          </button>
          <button type="button" className="btn danger" onClick={() => void go()}>
            {kind === "categories" ? "Ngừng nhận" : "Gỡ xuống"}
          </button>
        </>
      }
    >
      <div className="stack-s">
        <p>
          Lần đưa lên mạng sắp tới, trang này rời khỏi mạng. Chữ và ảnh vẫn cất trong nhật ký, lúc nào cũng lấy lại
          được.
        </p>
        {list && (
          <div className="f">
            <label htmlFor="retire-to">Ai mở địa chỉ cũ thì đến đâu?</label>
            <select
              id="retire-to"
              className="in"
              value={to}
              aria-describedby="retire-leading"
              onChange={(event) => setTo(event.target.value)}
            >
              {to === "" && <option value="">Chọn nơi đến</option>}
              <option value={list.address}>{list.title}</option>
              {others.map((other) => (
                <option key={other.file} value={other.address ?? ""}>
                  {other.title}
                </option>
              ))}
            </select>
            {led && (
              <p className="hint" id="retire-leading">
                {leading.length} trang dẫn đến {title}.{" "}
                {to === ""
                  ? `Chọn một loại in khác thì ${those} theo sang.`
                  : to === list.address
                    ? `Chọn một loại in khác thì ${those} theo sang; để đây thì phải đổi loại in ở ${leading.length === 1 ? those : "từng trang"} trước khi đưa lên mạng.`
                    : `${leading.length === 1 ? "Trang ấy" : "Các trang ấy"} theo sang loại vừa chọn.`}
              </p>
            )}
          </div>
        )}
        <Refusal>{refused}</Refusal>
      </div>
    </Dialog>
  );
}
