import type { KeyState } from '#cli/edge/core/key-state.ts';
import type { EdgeKey, Press, Tab, World } from './world.ts';

const bit = (is: boolean) => (is ? '1' : '0');
const keyName = (state: KeyState) => {
  switch (state.is) {
    case 'never':
      return 'n';
    case 'received':
      return `r${bit(state.isLate)}`;
    case 'sent':
      return `s${bit(state.isUnderWay)}${bit(state.isUnknown)}`;
    default:
      return `${state.is}${state.how}${state.storing}`;
  }
};
const tabName = ({ phase, press, shown, attempts, answer, look, looked, twins, ...rest }: Tab) =>
  `${phase}${press}${shown}${attempts}${answer},${look}${look === '' ? '' : looked}${twins}${rest.form}${rest.openedAfter}${bit(rest.hasRead)}`;
const edgeName = ({ memory, store, isClaiming, isDeciding, isWaiting, isAsked, forwards, ...rest }: EdgeKey) => {
  const { answer, reading, entry, storedEntry, watch } = rest;
  const flags = bit(isClaiming) + bit(isDeciding) + bit(isWaiting) + bit(isAsked) + forwards;
  const read = reading === undefined ? '' : `${reading.phase}${reading.seen.join('')}`;
  return `${keyName(memory)}/${keyName(store)}${flags}${answer}${read}|${entry}|${storedEntry}|${watch}${bit(rest.hasTwins)}`;
};
const pressName = ({
  isPressed,
  isStored,
  ending,
  inFlight,
  deliveries,
  forwarded,
  booked,
  listed,
  hops,
  ...rest
}: Press) =>
  `${bit(isPressed)}${bit(isStored)}${ending}${inFlight}${deliveries}${forwarded}${hops}${booked}${listed}${rest.taken}${rest.order}${rest.endedBy}${edgeName(rest.edge)}`;

/** The same for equal worlds. */
export function nameOf({ phase, tabs, presses, reloads, crashes, clears, ...rest }: World): string {
  const [tab, other] = tabs;
  const [press, another] = presses;
  const { lostMs, endings, skew, skews, edgeSkew } = rest;
  const clocks = `${lostMs},${endings},${skew},${skews},${edgeSkew}`;
  return `${phase}${reloads}${crashes}${clears},${clocks},${bit(rest.isStorageFull)}${bit(rest.isReported)} ${tabName(tab)} ${tabName(other)} ${pressName(press)} ${pressName(another)}`;
}
