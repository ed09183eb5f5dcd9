import type { VirtualItem, Virtualizer, VirtualizerOptions } from '@tanstack/react-virtual';
import type * as ListCore from './list-core.ts';
import { inPairs } from './row-range.ts';

type Options = VirtualizerOptions<Window, HTMLLIElement>;

/** What the list says anew at each render. */
type Wanted = Pick<
  Options,
  'count' | 'estimateSize' | 'getItemKey' | 'measureElement' | 'overscan' | 'rangeExtractor' | 'scrollMargin'
>;
type Own = Omit<Options, keyof Wanted>;

/**
 * Rows that are placed by script, of which only those near the screen are drawn. The package has a hook for it, which would have to be there
 * at the list's first render. Places and the height of the list go to their elements; React renders when other rows are due.
 */
export class PlacedRows {
  readonly #machine: Virtualizer<Window, HTMLLIElement>;
  readonly #own: Own;
  readonly #tops = new WeakMap<HTMLElement, number>();
  #list: HTMLElement | null = null;
  #px: number | undefined;
  /** The rows of the last render. */
  #drawn = '';

  constructor(core: typeof ListCore, onRows: () => void) {
    this.#own = {
      getScrollElement: () => window,
      observeElementRect: core.observeWindowRect,
      observeElementOffset: core.observeWindowOffset,
      scrollToFn: core.windowScroll,
      // With both, the first render has the rows of the screen.
      initialOffset: () => scrollY,
      initialRect: { width: innerWidth, height: innerHeight },
      onChange: () => {
        this.#place();
        if (this.#range() !== this.#drawn) onRows();
      },
    };
    this.#machine = new core.Virtualizer({ count: 0, estimateSize: () => 0, ...this.#own });
  }

  /** The rows that are due: at each render. */
  due(wanted: Wanted): readonly VirtualItem[] {
    this.#machine.setOptions({ ...wanted, ...this.#own });
    const items = this.#machine.getVirtualItems();
    this.#drawn = this.#range();
    return items;
  }

  /** @returns what ends it */
  start(): () => void {
    return this.#machine._didMount();
  }

  /** After each render. */
  settle(): void {
    this.#resize();
    this.#machine._willUpdate();
    this.#place();
  }

  readonly hold = (list: HTMLElement | null): void => {
    this.#list = list;
    this.#px = undefined;
    this.#place();
  };

  readonly measure = (row: HTMLLIElement | null): void => {
    this.#machine.measureElement(row);
    const item = row && this.#machine.measurementsCache[this.#machine.indexFromElement(row)];
    if (item) this.#put(row, item.start);
  };

  #range(): string {
    const range = this.#machine.range && inPairs(this.#machine.range);
    return `${range?.startIndex} ${range?.endIndex}`;
  }

  #resize(): void {
    if (this.#list === null) return;
    const px = this.#machine.getTotalSize();
    if (px !== this.#px) this.#list.style.height = `${px}px`;
    this.#px = px;
  }

  #place(): void {
    if (this.#list === null) return;
    this.#resize();
    for (const { key, start } of this.#machine.getVirtualItems()) {
      const row = this.#machine.elementsCache.get(key);
      if (row !== undefined) this.#put(row, start);
    }
  }

  #put(row: HTMLElement, start: number): void {
    const top = start - this.#machine.options.scrollMargin;
    if (this.#tops.get(row) === top) return;
    this.#tops.set(row, top);
    row.style.top = `${top}px`;
  }
}
