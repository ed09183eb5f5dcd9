import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Entries of the browser's history for overlays: Back closes the topmost overlay and not the page. The router does not notice them, as
 * the entry of an overlay has the address and the router's key of the page below. An overlay that an address opens (`?menu=true`) has
 * an entry already, which is marked.
 */
interface Layer {
  readonly onBack: () => void;
  readonly hasAddress: boolean;
  /** The router's number of the page that it was opened over. */
  page: number;
  /** The place of the entry below: a number of entries from the first. */
  below: number;
}

interface Mark {
  readonly at: number;
  /** The places below the overlays, the topmost last. */
  readonly below: readonly number[];
  readonly hasAddress: boolean;
}

/** Beside `overlay`, the router's own: `idx` is its number of the page. */
type EntryState = { readonly idx?: number; readonly overlay?: Mark };

/** The open overlays, the topmost last. */
const layers: Layer[] = [];
/** Where the player was before the last step, to know Back from Forward. */
let before = { page: 0, depth: 0, path: '' };
/** Ends when the entries of closed overlays have gone. */
let settling: Promise<void> | undefined;
let isGoing = false;
/** Chromium goes back within some 10 ms. */
const LATE_MS = 1_000;

const entry = (): EntryState => (history.state as EntryState | null) ?? {};
const depthOf = ({ overlay }: EntryState): number => overlay?.below.length ?? 0;
const noteStep = (): void => {
  before = { page: entry().idx ?? 0, depth: depthOf(entry()), path: location.pathname };
};

/** Gives the open overlays the entries that they lack: they have just opened, or the page has changed below them. */
function enter(): void {
  if (isGoing) return;
  const topAddress = layers.findLastIndex(({ hasAddress }) => hasAddress);
  for (const [place, layer] of layers.entries()) {
    const state = entry();
    if (place < depthOf(state)) continue;
    // The entry is the router's: pushed for an address, or replaced.
    const isHere = place <= topAddress || layer.page === (state.idx ?? 0);
    if (!isHere) {
      layer.below = history.length - 1;
      layer.page = state.idx ?? 0;
    }
    const below = [...(state.overlay?.below ?? []), layer.below];
    const at = place <= topAddress ? history.length - 1 : layer.below + 1;
    const overlay: Mark = { at, below, hasAddress: layer.hasAddress };
    history[isHere ? 'replaceState' : 'pushState']({ ...state, overlay }, '');
  }
  noteStep();
}

/** Removes the entries of overlays that were closed without going back; not at once, for another may open in their place. */
function settle(): void {
  settling ??= new Promise((resolve) => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(late);
      removeEventListener('popstate', end);
      isGoing = false;
      settling = undefined;
      removeEventListener('click', holdLink, true);
      enter();
      resolve();
    };
    setTimeout(() => {
      const { overlay } = entry();
      const below = overlay?.below[layers.length];
      if (overlay === undefined || below === undefined) return end();
      isGoing = true;
      addEventListener('click', holdLink, true);
      addEventListener('popstate', end);
      // An event that never comes must not leave links dead.
      late = setTimeout(end, LATE_MS);
      history.go(below - overlay.at);
    });
  });
}

/** Chromium drops an entry that is pushed while it goes back: a link waits the few milliseconds until it is there. */
function holdLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
  if (link === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void settling?.then(() => link.click());
}

function onPopState(event: PopStateEvent): void {
  const now = entry();
  const depth = depthOf(now);
  const isForward = (now.idx ?? 0) > before.page || ((now.idx ?? 0) === before.page && depth > before.depth);
  noteStep();
  if (isGoing) return;
  for (const layer of layers.splice(depth).toReversed()) layer.onBack();
  const { overlay } = now;
  const below = overlay?.below[layers.length];
  if (overlay === undefined || below === undefined) return;
  // Forward to an address opens its overlay again.
  if (isForward && overlay.hasAddress) return;
  // The entry of an overlay that was left by a link, or closed: the player passes it without seeing it.
  event.stopImmediatePropagation();
  const isLast = history.length - 1 <= overlay.at;
  history.go(isForward && !isLast ? 1 : below - overlay.at);
}

/** An address that was opened over the page it names, or was marked then: else Back leads to another page. */
function belowAddress(): number | undefined {
  const { idx, overlay } = entry();
  if (overlay !== undefined) return overlay.hasAddress ? overlay.below[layers.length] : undefined;
  const isOver = idx === before.page + 1 && before.path === location.pathname;
  return isOver ? history.length - 2 : undefined;
}

/**
 * For an overlay, mounted while it is open: Back calls `onBack`, which closes it; closed in another way it takes its entry with it.
 *
 * @param kind `address` if an address opens it, `none` if it must be answered
 */
export function useOverlayEntry(onBack: () => void, kind: 'own' | 'address' | 'none' = 'own'): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useLayoutEffect(() => {
    const hasAddress = kind === 'address';
    const below = hasAddress ? belowAddress() : -1;
    if (kind === 'none' || below === undefined) return undefined;
    const layer: Layer = { onBack: () => latest.current(), hasAddress, page: -1, below };
    layers.push(layer);
    enter();
    return () => {
      const place = layers.indexOf(layer);
      if (place !== -1) layers.splice(place, 1);
      settle();
    };
  }, [kind]);
}

/** Before the router starts: its own listener runs in the order of registration, and must not see entries that are passed. */
export function startOverlayEntries(): void {
  addEventListener('popstate', onPopState);
  // A reload closes overlays; one with an address opens again.
  if (entry().overlay?.hasAddress === false) settle();
}

/** Once in the frame of the page: a page that changes below an open overlay takes its entry along. */
export function useOverlayEntries(): void {
  const at = useLocation();
  useEffect(enter, [at]);
}

/** Leaves the address that opened the topmost overlay, if going back does that. */
export function leaveAddress(): boolean {
  if (layers.at(-1)?.hasAddress !== true) return false;
  layers.pop();
  settle();
  return true;
}

/** For what replaces the page's entry after an overlay was closed: the current entry is the page's again. */
export async function entriesSettled(): Promise<void> {
  // The overlay is closed when the store's change has been drawn.
  await new Promise((resolve) => void setTimeout(resolve));
  await settling;
}
