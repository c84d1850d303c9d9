/**
 * Whether the project's own server stands behind this build. It does not where the hosted e-mail service is set: such a build can be put on any static host, so
 * nothing in it may ask for what only the server has.
 */
export const OWN_SERVER = !import.meta.env.VITE_EMAIL_USER_ID;
