import { settings } from "virtual:content/site";
import { CONTACT_SENTENCES } from "../../../contract/contact-fields.ts";
import { telephoneLink } from "../../content/site.ts";
import { Notice, NoticePlace } from "../../ui/notice.tsx";
import type { ContactSending } from "./use-contact-sending.ts";

/**
 * What came of a sending, with the other ways to the shop where it failed.
 *
 * @param kept says what is not lost by a failure
 */
export function SendingOutcome({
  outcome,
  kept,
  onClose,
}: {
  outcome: "success" | "failure" | null;
  kept: string;
  onClose: ContactSending["closeNotice"];
}) {
  return (
    <NoticePlace
      success={
        outcome === "success" && (
          <Notice kind="success" onClose={onClose}>
            {CONTACT_SENTENCES.sent}
          </Notice>
        )
      }
      failure={
        outcome === "failure" && (
          <Notice kind="failure" onClose={onClose}>
            {CONTACT_SENTENCES.notSent}
            <small>
              <OtherWays kept={kept} />
            </small>
          </Notice>
        )
      }
    />
  );
}

/** Other ways to reach the shop with a message that was not sent: shown in the notice, and in the form, where it stays once the notice has gone. */
export function OtherWays({ kept = "" }: { kept?: string }) {
  const [phone] = settings.phones;
  return (
    <>
      Gọi{" "}
      <a className="no-break" href={telephoneLink(phone)}>
        {phone}
      </a>
      {settings.links.zalo && (
        <>
          {" "}
          hoặc nhắn{" "}
          <a href={settings.links.zalo} target="_blank" rel="noopener">
            Zalo
          </a>
        </>
      )}
      . {kept}
    </>
  );
}
