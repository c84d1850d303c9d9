/**
 * Whether the project's own server stands behind this build. Not so where the settings of the hosted e-mail service are set: such a build is
 * put on any static host, so nothing in it may ask for what only the server has.
 */
export const OWN_SERVER = !import.meta.env.VITE_EMAIL_USER_ID;
