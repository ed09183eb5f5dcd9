import { compareAmounts } from '#engine/money';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAppSelector } from './hooks.ts';

/** The amounts to add to a stake at a press: the player's own, else the brand's. An amount that is there twice is offered once. */
export function useQuickStakes(): { readonly all: readonly string[]; readonly offered: readonly string[] } {
  const { quickStakes } = useBrand();
  const all = useAppSelector((state) => state.preferences.quickStakes) ?? quickStakes;
  const isFirst = (amount: string, index: number) =>
    all.findIndex((other) => compareAmounts(other, amount) === 0) === index;
  return { all, offered: all.filter(isFirst) };
}
