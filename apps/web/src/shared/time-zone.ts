/** The IANA time zone of the browser. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
