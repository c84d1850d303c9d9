import { settings } from "virtual:content/site";
import { HOME } from "../../addresses.ts";
import { telephoneLink } from "../../content/site.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SizeList } from "../categories/size-list.tsx";
import { SearchBox } from "../frame/search-box.tsx";
import styles from "./route-fallback.module.css";
import snappedTape from "./snapped-tape.svg";

/** Heading and title of the fallback, and the message of a page that is not there (specification §2, §8). */
export const FALLBACK_TITLE = "Unexpected Application Error!";
/** The status that the fallback shows where no screen answers (specification §2). */
export const NOT_FOUND = "404 Not Found";
/** The marks of the tape around the one that is missing. */
const MARKS = [401, 402, 403, 404, 405, 406, 407];

/**
 * The route fallback (specification §2, §8), inside the frame of every page.
 *
 * @param message status or error, in its original words
 */
export function RouteFallback({ message }: { message: string }) {
  return (
    <>
      <div className={`${styles.fallback} on-dark`}>
        {message === NOT_FOUND ? <NotFound /> : <Broken message={message} />}
      </div>
      <div className={`wrap ${styles.list}`}>
        <SizeList />
      </div>
    </>
  );
}

/** The tape was pulled all the way and the page is not on it. */
function NotFound() {
  return (
    <>
      <div className="wrap">
        <p className={styles.kicker} lang="en">
          {FALLBACK_TITLE}
        </p>
      </div>
      <div className={styles.tape} aria-hidden="true">
        {MARKS.map((mark) => (
          <b key={mark} data-here={mark === 404 || undefined}>
            {mark}
          </b>
        ))}
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 lang="en">{NOT_FOUND}</h1>
        <p>
          Thước kéo hết rồi mà vẫn chưa đến trang này.
          <br />
          Tìm lại, hoặc chọn một loại in bên dưới.
        </p>
        <SearchBox id="fallback-search" label="Tìm trên trang web" />
      </div>
    </>
  );
}

/** Some part of the page failed to load or broke: a reload mends most such failures. */
function Broken({ message }: { message: string }) {
  const [phone] = settings.phones;
  return (
    <>
      <div className="wrap">
        <p className={styles.kicker}>Thước đứt giữa chừng</p>
      </div>
      <img
        className={styles.snapped}
        src={snappedTape}
        alt=""
        width={1440}
        height={300}
        onError={({ currentTarget }) => {
          currentTarget.hidden = true; // whatever broke the page may keep its picture from loading, too
        }}
      />
      <div className={`wrap ${styles.words}`}>
        <h1 lang="en">{FALLBACK_TITLE}</h1>
        {/* An alert comes together with its words, as in a text that could not be loaded (load-failed.tsx). */}
        <p role="alert">
          Trang này chưa tải xong. Có mạng thì thường tải lại là được. Vẫn không được thì gọi{" "}
          <a href={telephoneLink(phone)}>{phone}</a>, chúng tôi nhận việc qua điện thoại.
        </p>
        <code className={styles.code} lang="en">
          {message}
        </code>
        <div className={styles.buttons}>
          <Button large onClick={() => window.location.reload()}>
            <Icon name="reload" /> Tải lại trang
          </Button>
          <ButtonLink to={HOME.to} tone="outline" large>
            Về trang chủ
          </ButtonLink>
        </div>
        <SearchBox id="fallback-search" label="Tìm trên trang web" />
      </div>
    </>
  );
}
