/** What stands in the place of a screen that a mistake of this program has ended: without it React takes away the whole window, and leaves it blank. */
import { Component, type ReactNode } from "react";
import { Icon } from "../parts/icon.tsx";

interface Props {
  /** Address of what is shown: another one is tried anew. */
  screen?: string;
  children: ReactNode;
}

/** Shows what it holds until that throws as it is drawn; from then on that it did, the way back, and what to tell who mends it. */
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
            {/* A page and a letter give theirs to the browser's store and to the desk as they go (use-coming-and-going.ts, letters.tsx). */}
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
