/** One slash, then nothing that a browser could take for a host, and nothing unseen. */
const OWN = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cf}]*$/u;

/** Whether an address from outside is of this very site, said without a host: `/promotions/1`. */
export function isOwnPath(text: string): boolean {
  return OWN.test(text);
}
