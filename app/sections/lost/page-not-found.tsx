import { HOME } from "../../addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SizeList } from "../categories/size-list.tsx";
import styles from "./page-not-found.module.css";

/** The way back from a page that does not exist. */
export function WayHome() {
  return (
    <ButtonLink to={HOME.to} large>
      <Icon name="left" /> Về trang chủ
    </ButtonLink>
  );
}

/** Stands in place of the body of a category or an article that does not exist: a sentence, and ways on. */
export function MissingBody() {
  return (
    <div className={styles.missing}>
      <p>Trang bạn tìm không có, hoặc đã đổi tên. Chọn một loại in, hoặc về trang chủ.</p>
      <SizeList />
      <WayHome />
    </div>
  );
}
