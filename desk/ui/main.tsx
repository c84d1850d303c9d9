/** The desk's window: every screen and its address below `/ban-lam-viec/`. */
import "./styles/tokens.css";
import "./styles/buttons.css";
import "./styles/fields.css";
import "./styles/choices.css";
import "./styles/notes.css";
import "./styles/rows.css";
import "./styles/finger.css";
import "./styles/forced-colors.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Navigate, Route, Routes, useParams } from "react-router";
import { DESK_PATH } from "../paths.ts";
import { BrokenScreen } from "./frame/broken-screen.tsx";
import { Frame } from "./frame/frame.tsx";
import { LettersProvider } from "./letters/letters.tsx";
import { LettersScreen } from "./letters/letters-screen.tsx";
import { PageScreen } from "./page/page-screen.tsx";
import { PagesProvider } from "./pages.tsx";
import { Toasts } from "./parts/toasts.tsx";
import { Gallery } from "./pictures/gallery.tsx";
import "./pictures/stray-files.ts"; // listens on every screen
import { Publish } from "./publish/publish.tsx";
import { Articles } from "./screens/articles.tsx";
import { Categories } from "./screens/categories.tsx";
import { FirstRun } from "./screens/first-run.tsx";
import { Guide } from "./screens/guide.tsx";
import { Jobs } from "./screens/jobs.tsx";
import { Journal } from "./screens/journal.tsx";
import { More } from "./screens/more.tsx";
import { OtherPages } from "./screens/other-pages.tsx";
import { Today } from "./screens/today.tsx";
import { WeekScreen } from "./week/week-screen.tsx";

/** A page of a folder, by the name in its address. */
function Written({ folder, up }: { folder: string; up: { to: string; label: string } }) {
  const { name = "" } = useParams();
  const file = `${folder}/${name}.md`;
  return <PageScreen key={file} file={file} up={up} />;
}

const SINGLE = ["home", "introduction"];

/** A page at `/trang/…`: a policy, or one of the pages that are the only one of their kind. */
function Other() {
  const { name = "" } = useParams();
  const file = SINGLE.includes(name) ? `${name}.md` : `policies/${name}.md`;
  return <PageScreen key={file} file={file} up={{ to: "/trang", label: "Trang khác" }} />;
}

const root = document.getElementById("desk");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrokenScreen>
        {/* Without transitions the new screen stands at once: otherwise a key pressed right after another one would still act on the old screen. */}
        <BrowserRouter basename={DESK_PATH} useTransitions={false}>
          <Toasts>
            <PagesProvider>
              <LettersProvider>
                <Routes>
                  <Route element={<Frame />}>
                    <Route path="/hom-nay" element={<Today />} />
                    <Route path="/thu-khach" element={<LettersScreen />} />
                    <Route path="/thu-khach/:id" element={<LettersScreen />} />
                    <Route path="/bai" element={<Articles />} />
                    <Route
                      path="/bai/:name"
                      element={<Written folder="articles" up={{ to: "/bai", label: "Bài viết" }} />}
                    />
                    <Route path="/danh-muc" element={<Categories />} />
                    <Route
                      path="/danh-muc/:name"
                      element={<Written folder="categories" up={{ to: "/danh-muc", label: "Danh mục in" }} />}
                    />
                    <Route path="/viec" element={<Jobs />} />
                    <Route
                      path="/viec/:name"
                      element={<Written folder="jobs" up={{ to: "/viec", label: "Việc đã làm" }} />}
                    />
                    <Route path="/cua-hang" element={<PageScreen key="settings" file="settings.yml" />} />
                    <Route path="/anh" element={<Gallery />} />
                    <Route path="/tuan-nay" element={<WeekScreen />} />
                    <Route path="/trang" element={<OtherPages />} />
                    <Route path="/trang/:name" element={<Other />} />
                    <Route path="/len-mang" element={<Publish />} />
                    <Route path="/nhat-ky" element={<Journal />} />
                    <Route path="/bat-dau" element={<FirstRun />} />
                    <Route path="/huong-dan" element={<Guide />} />
                    <Route path="/them" element={<More />} />
                    <Route path="*" element={<Navigate to="/hom-nay" replace />} />
                  </Route>
                </Routes>
              </LettersProvider>
            </PagesProvider>
          </Toasts>
        </BrowserRouter>
      </BrokenScreen>
    </StrictMode>,
  );
}
