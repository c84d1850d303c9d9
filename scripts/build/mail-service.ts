/** Where the form of this build sends: the project's own server, or the hosted service that three settings name. */
import { type SendingService, sendingService } from "../../app/sections/contact/sending.ts";

/** Some of the three settings are missing; the message begins with the text of the specification (§8). */
export class MailServiceError extends Error {
  override name = "MailServiceError";
}

/** @throws MailServiceError when one setting is there and another is missing */
export function mailServiceOfBuild(): SendingService {
  const { VITE_EMAIL_USER_ID, VITE_EMAIL_SERVICE_ID, VITE_EMAIL_TEMPLATE_ID } = process.env;
  try {
    return sendingService({
      userId: VITE_EMAIL_USER_ID,
      serviceId: VITE_EMAIL_SERVICE_ID,
      templateId: VITE_EMAIL_TEMPLATE_ID,
    });
  } catch (error) {
    const reason = (error as Error).message; // sendingService throws nothing else
    throw new MailServiceError(
      `${reason}: VITE_EMAIL_USER_ID, VITE_EMAIL_SERVICE_ID and VITE_EMAIL_TEMPLATE_ID go together; set all three or none.`,
    );
  }
}
