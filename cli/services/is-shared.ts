/** Whether caches between may keep an answer. It has no transport clock: in a copy that would be late. */
export function isShared(headers: Readonly<Record<string, string | undefined>>): boolean {
  return /\bpublic\b/.test(headers['cache-control'] ?? '');
}
