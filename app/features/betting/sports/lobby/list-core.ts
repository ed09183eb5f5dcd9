/** The machine of a long list, which the first screen does without: 32 KB in a chunk of its own (use-list-core.ts). */
export {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
