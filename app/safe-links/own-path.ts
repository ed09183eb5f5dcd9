/** One slash, then nothing that a browser could take for a host, and no invisible characters. */
const OWN = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cf}]*$/u;

/** Whether an external address is a path of this site, without a host: `/promotions/1`. */
export function isOwnPath(text: string): boolean {
  return OWN.test(text);
}
