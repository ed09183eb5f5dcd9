import type { Shard } from '#cli/services/replay/shard.ts';

/** By the bet's id (FNV-1a), so that all its records are in one shard on any machine. */
export function belongs({ index, of }: Shard, betId: string): boolean {
  if (of === 1) return true;
  let hash = 0x811c9dc5;
  for (let at = 0; at < betId.length; at += 1) hash = Math.imul(hash ^ betId.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % of === index - 1;
}
