import { Link } from "react-router";
import { Bar } from "../frame/bar.tsx";
import { Icon } from "../parts/icon.tsx";
import { ScaleDrawing, scaleIn } from "../parts/scale-drawing.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { screenOf } from "../screens.ts";
import { NewPage } from "./new-page.tsx";
import { useCategoryOrder } from "./use-category-order.ts";
import { usualSize } from "./usual-size.ts";
import "./categories.css";

/** Pixels in which every category is drawn; all at the scale of the largest, so that they can be compared. */
const FRAME = [100, 44] as const;

/** The categories in the order they stand on the site. */
export function Categories() {
  const { shown, gone, move } = useCategoryOrder();
  const sizes = shown.map(({ fields }) => usualSize(fields));
  const scale = Math.min(...sizes.flatMap((size) => (size ? scaleIn(size.print, FRAME) : [])));
  return (
    <>
      <Bar title="Danh mục in">
        <NewPage kind="categories" label="Thêm danh mục" />
      </Bar>
      <main className="page">
        <ol className="cats card">
          {shown.map((page, at) => (
            <li className="cat" key={page.file}>
              <button
                type="button"
                className="g-move"
                aria-label={`${page.title}, thứ ${at + 1}. Alt và mũi tên để chuyển`}
                onKeyDown={(event) => {
                  if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
                  event.preventDefault();
                  void move(page, event.key === "ArrowUp" ? -1 : 1);
                }}
                onClick={() => void move(page, -1)}
                title="Chuyển lên (Alt và mũi tên chuyển cả hai chiều)"
              >
                <Icon name="up" />
              </button>
              <span className="num muted no">{at + 1}</span>
              <Link to={screenOf(page)}>
                <span className="pict">
                  {sizes[at] && <ScaleDrawing {...sizes[at].print} frame={FRAME} scale={scale} />}
                </span>
                <span className="t">
                  <b>{page.title}</b>
                  <small>{page.unreadable?.message ?? String(page.fields.lead ?? "")}</small>
                </span>
              </Link>
              <span className="sz hide-m">{sizes[at]?.words}</span>
              <span className="tm hide-m">
                {page.fields.leadTime ? (
                  String(page.fields.leadTime)
                ) : (
                  <span className="muted">chưa ghi thời gian</span>
                )}
              </span>
              <StateMark page={page} />
            </li>
          ))}
        </ol>
        <p className="hint muted after">
          Thứ tự ở đây là thứ tự trên trang. Bấm mũi tên để chuyển lên, hoặc đứng ở mũi tên bấm Alt ↑ ↓.
        </p>
        {gone.length > 0 && (
          <section className="cats-gone" aria-labelledby="gone">
            <h2 id="gone">Đã ngừng nhận</h2>
            <ul className="cats card">
              {gone.map((page) => (
                <li className="cat" key={page.file}>
                  <Link to={screenOf(page)}>
                    <span className="t">
                      <b>{page.title}</b>
                      <small>Khách không thấy. Mở ra, bấm “Nhận lại”, rồi đưa lên mạng.</small>
                    </span>
                  </Link>
                  <StateMark page={page} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}
