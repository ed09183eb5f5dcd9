/**
 * The names that contain one of the parts, all without a part.
 *
 * @throws where no name contains a part: nothing would be looked at, and nothing found dead
 */
export function namesWith(names: readonly string[], parts: readonly string[]): readonly string[] {
  const unknown = parts.find((part) => !names.some((name) => name.includes(part)));
  if (unknown !== undefined) throw new Error(`No file of the site has '${unknown}' in its name.`);
  return names.filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)));
}
