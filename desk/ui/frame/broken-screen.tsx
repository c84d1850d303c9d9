/** Takes the place of a screen that has crashed by a mistake of this program: without it React removes everything and leaves the window blank. */
import { Component, type ReactNode } from "react";
import { Icon } from "../parts/icon.tsx";

interface Props {
  /** Address of the screen that is shown: after a crash, a screen with another address is tried. */
  screen?: string;
  children: ReactNode;
}

/** Shows its children until one of them throws while it is rendered; then a note about it, the way back, and the error to report. */
export class BrokenScreen extends Component<Props, { error: unknown; screen: string | undefined }> {
  override state = { error: null, screen: this.props.screen };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("something empty was thrown") };
  }

  static getDerivedStateFromProps({ screen }: Props, before: { screen: string | undefined }) {
    return screen === before.screen ? null : { error: null, screen };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="page">
        <title>Màn hình bị lỗi · Bàn làm việc</title>
        <div className="note bad" role="alert">
          <Icon name="warn" />
          <div className="stack-s">
            <h1>Màn hình này bị lỗi</h1>
            {/* True, because pages and letters keep typed words in the browser and send them to the desk (use-coming-and-going.ts, letters.tsx). */}
            <p>
              Lỗi của chương trình, không do ai bấm sai. Chữ đã gõ vào trang hay ghi chú thư vẫn còn: mở lại là thấy.
            </p>
            <div className="acts">
              <button type="button" className="btn" onClick={() => location.reload()}>
                Mở lại
              </button>
            </div>
            <p className="hint">Mở lại vẫn thế thì chụp màn hình này gửi người làm trang: {String(error)}</p>
          </div>
        </div>
      </main>
    );
  }
}
