/** Whether caches may store an answer: then it has no transport clock, which would be old in a copy. */
export function isShared(headers: Readonly<Record<string, string | undefined>>): boolean {
  return /\bpublic\b/.test(headers['cache-control'] ?? '');
}
