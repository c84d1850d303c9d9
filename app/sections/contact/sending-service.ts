import { sendingService } from "./sending.ts";

/** Read when the module is: incomplete settings stop the build, not the visitor. */
export const SERVICE = sendingService({
  userId: import.meta.env.VITE_EMAIL_USER_ID,
  serviceId: import.meta.env.VITE_EMAIL_SERVICE_ID,
  templateId: import.meta.env.VITE_EMAIL_TEMPLATE_ID,
});
