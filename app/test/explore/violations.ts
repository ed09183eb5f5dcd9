import type { ModelRules, World } from './press-model.ts';

/** What must never be so, in words; undefined when all is well. */
export function violationOf({ tabs, keys, isPast }: World, { press: rule }: ModelRules): string | undefined {
  if (keys.some(({ bets }) => bets > 1)) return 'two bets for one press';
  if (keys.every(({ isStored }) => isStored)) return 'two presses are open at once';
  if (keys.some(({ isPressed, isStored, ending }) => isPressed && !isStored && ending === ''))
    return 'a press is on its way and nothing is stored of it';
  for (const { phase, press, shown, look } of tabs) {
    const key = keys[press];
    if (key === undefined) continue;
    const isShownNotDone = shown === 'refused' || shown === 'never' || shown === 'notStored';
    if (isShownNotDone && key.bets > 0) return `shown as ${shown}, and there is a bet`;
    if (shown === 'accepted' && key.bets === 0) return 'shown as accepted, and there is no bet';
    if (shown === 'dropped') return 'a press is forgotten';
    if (phase !== 'polling' || look !== '' || !isPast || key.inFlight > 0) continue;
    // Nothing is on its way any more: this look must be the last.
    const last = rule.lookByKey(key.record === '' ? 'none' : key.record, true);
    if (last === 'open' || rule.afterLook(last, true) === 'poll') return 'waits forever';
  }
  return undefined;
}
