import { sendingService } from "./sending.ts";

/** Read when this module is loaded, which the build does too: incomplete settings stop the build, not the visitor. */
export const SERVICE = sendingService({
  userId: import.meta.env.VITE_EMAIL_USER_ID,
  serviceId: import.meta.env.VITE_EMAIL_SERVICE_ID,
  templateId: import.meta.env.VITE_EMAIL_TEMPLATE_ID,
});
