import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The rows of a range and the focused one: removing it would lose the focus. */
export function withFocused(range: Range, focused: number | undefined): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].toSorted((one, other) => one - other);
}
