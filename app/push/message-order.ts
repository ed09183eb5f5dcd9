import type { PushMessage } from '#contract/entities';

/**
 * `next`: its number follows the one before, or it has none. `ahead`: numbers are missing before it. `late`: its number is lower
 * than the one before: it was overtaken, or the upstream started counting again. `repeat`: a repeat of an earlier message;
 * `again`: a repeat of the last one.
 */
export type MessageOrder = 'next' | 'ahead' | 'late' | 'repeat' | 'again';

/** A repeat follows its message soon; a longer list would take messages of a restarted upstream for repeats. */
const REMEMBERED_MAX = 32;

/**
 * The position of each message among those of one connection. Numbers decide nothing else: after a high number, or if the
 * upstream counts from 1 again, each message still counts.
 */
export function messageOrder(): (message: PushMessage) => MessageOrder {
  const contentOf = new Map<number, string>();
  let last: number | undefined;
  return ({ id, notifyType, balance }) => {
    if (id === undefined) return 'next';
    const content = `${notifyType} ${balance}`;
    if (contentOf.get(id) === content) return id === last ? 'again' : 'repeat';
    const before = last;
    last = id;
    // Removed first, because a map keeps the position of an existing key.
    contentOf.delete(id);
    contentOf.set(id, content);
    if (contentOf.size > REMEMBERED_MAX) contentOf.delete(contentOf.keys().next().value as number);
    if (before === undefined || id === before + 1) return 'next';
    return id > before ? 'ahead' : 'late';
  };
}
