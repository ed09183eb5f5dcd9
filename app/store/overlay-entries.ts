import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Entries of the browser's history for overlays: Back closes the topmost overlay and not the page. An overlay has the entry that was
 * pushed for it: by us, a copy of the page's that the router does not notice, or by the router for an address over the same page
 * (`?menu=true`). A link from an overlay to another page takes the place of that entry.
 */
interface Layer {
  readonly onBack: () => void;
  /** What the address says, if an address opens it: `menu=true`. */
  readonly flag: string | undefined;
  /** The place of its history entry among those of the tab, or NONE. */
  at: number;
  /** Closed before the player has left its entry. */
  isGone: boolean;
}

/** Our properties of `history.state`, beside those of the router. */
interface EntryState {
  /** Its place among the entries of the tab. */
  readonly at?: number;
  /** The query of the entry below, where the router pushed another one over the same page. */
  readonly over?: string | undefined;
  /** Of an overlay: its flag, or empty where we pushed the entry. */
  readonly overlay?: string | undefined;
}

/** Places begin with 1. */
const NONE = 0;
/** Chromium goes back within some 10 ms. */
const LATE_MS = 1_000;

/** The overlays, the topmost last. */
let layers: readonly Layer[] = [];
/** Where the player was before the last step, to know Back from Forward. */
let here = 1;
/** Ends when the entries of closed overlays have gone. */
let settling: Promise<void> | undefined;
/** Called where going back to remove entries has ended. */
let endGoing: (() => void) | undefined;

const entry = (): EntryState => (history.state as EntryState | null) ?? {};
const placeOf = ({ at = here }: EntryState): number => at;
const isOf = (at: number, isGone: boolean): boolean =>
  layers.some((layer) => layer.at === at && layer.isGone === isGone);
/** Whether it is the entry of an overlay that is closed: the player passes it without seeing it. */
const isLeft = (state: EntryState): boolean =>
  state.overlay === '' ? !isOf(placeOf(state), false) : isOf(placeOf(state), true);

/** Gives the open overlays the entries that they lack: they have just opened, or the page has changed below them. */
function enter(): void {
  if (endGoing !== undefined) return;
  for (const layer of layers.filter(({ at, isGone }) => at === NONE && !isGone)) {
    const { flag } = layer;
    const state = entry();
    const at = placeOf(state);
    if (flag === undefined) {
      const isFree = state.overlay === '' && isLeft(state);
      if (!isFree) history.pushState({ ...state, at: at + 1, over: undefined, overlay: '' }, '');
      layer.at = isFree ? at : at + 1;
    } else if (state.over?.includes(flag) === false && !isOf(at, false)) {
      // Else going back would lead to another page, or close what lies below it too.
      layer.at = at;
      history.replaceState({ ...state, overlay: flag }, '');
    }
  }
}

/** Removes the entries of overlays that were closed without going back; not at once, for another may open in their place. */
function settle(): void {
  settling ??= new Promise((resolve) => {
    setTimeout(() => {
      const end = () => {
        clearTimeout(late);
        endGoing = undefined;
        settling = undefined;
        enter();
        resolve();
      };
      // An event that never comes must not leave links dead.
      const late = setTimeout(end, LATE_MS);
      if (!isLeft(entry())) return end();
      endGoing = end;
      addEventListener('click', holdLink, true);
      addEventListener('popstate', onPopState);
      history.go(-1);
    });
  });
}

/** Chromium drops an entry that is pushed while it goes back: a link waits the few milliseconds until it is there. */
function holdLink(event: MouseEvent): void {
  if (endGoing === undefined) return;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void settling?.then(() => link.click());
}

function onPopState(event: PopStateEvent): void {
  const state = entry();
  const at = placeOf(state);
  const isForward = at > here;
  here = at;
  for (const layer of layers.toReversed()) if (layer.at > at && !layer.isGone) layer.onBack();
  layers = layers.filter((layer) => layer.at <= at);
  if (isLeft(state)) {
    event.stopImmediatePropagation();
    history.go(isForward && at < history.length ? 1 : -1);
  } else endGoing?.();
}

/**
 * For an overlay, mounted while it is open: Back calls `onBack`, which closes it; closed in another way it takes its entry with it.
 *
 * @param isHeld whether it may be left by going back
 * @param flag what the address says, if an address opens it: `menu=true`
 */
export function useOverlayEntry(onBack: () => void, isHeld = true, flag?: string): void {
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    const layer: Layer = { onBack: () => back(), flag, at: NONE, isGone: false };
    layers = [...layers, layer];
    enter();
    return () => {
      layer.isGone = true;
      settle();
    };
  }, [isHeld, flag]);
}

/** Before the router starts: its own listener runs in the order of registration, and must not see entries that are passed. */
export function startOverlayEntries(): void {
  here = entry().at ?? history.length;
  const { pushState, replaceState } = history;
  /** Writes an entry with its place, and over the entry of an overlay that it leaves. */
  const write =
    (isPush: boolean): History['pushState'] =>
    (state: EntryState | null, unused, url) => {
      const now = entry();
      const { over, overlay } = now;
      const to = new URL(url ?? '', location.href);
      const isSame = to.pathname === location.pathname;
      const isKept = isSame && to.search.includes(overlay ?? '');
      const isNew = isPush && (isKept || overlay === undefined);
      here = placeOf(now) + Number(isNew);
      if (isNew || !isKept) {
        layers = layers.filter((layer) => !layer.isGone || layer.at < here);
        for (const layer of layers) if (layer.at >= here) layer.at = NONE;
      }
      const marks: EntryState = {
        at: here,
        over: isSame ? (isNew ? location.search : over) : undefined,
        overlay: isKept && !isNew ? overlay : undefined,
      };
      (isNew ? pushState : replaceState).call(history, { ...marks, ...state }, unused, url);
    };
  history.pushState = write(true);
  history.replaceState = write(false);
  history.replaceState(history.state, '');
  addEventListener('popstate', onPopState);
  // A reload closes overlays; one with an address opens again.
  if (entry().overlay === '') settle();
}

/** Once in the frame of the page: a page that changes below an open overlay takes its entry along. */
export function useOverlayEntries(): void {
  const at = useLocation();
  useEffect(enter, [at]);
}

/** Leaves the address that opened the topmost overlay, if going back does that. */
export function leaveAddress(flag = ''): boolean {
  const layer = layers.findLast(({ isGone }) => !isGone);
  if (layer?.flag?.includes(flag) !== true || layer.at !== placeOf(entry())) return false;
  layer.isGone = true;
  settle();
  return true;
}

/** For what replaces the page's entry after an overlay was closed: the current entry is the page's again. */
export async function entriesSettled(): Promise<void> {
  // The overlay is closed when the store's change has been drawn.
  await new Promise((resolve) => void setTimeout(resolve));
  await settling;
}
