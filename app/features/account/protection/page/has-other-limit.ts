import type { PlayerLimit } from '#contract/entities';

/** Whether another limit of the kind will still exist after all pending changes. */
export function hasOtherLimit(limits: readonly PlayerLimit[], { kind, period }: PlayerLimit): boolean {
  return limits.some(
    (each) =>
      each.kind === kind &&
      each.period !== period &&
      (each.next_from === undefined ? each.value : each.next_value) !== null &&
      each.value !== null,
  );
}
