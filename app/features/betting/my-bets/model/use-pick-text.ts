import { useTranslation } from 'react-i18next';
import type { LotteryBet, RaceBet } from '#contract/entities';
import { isAnimal, readSide } from '#engine/lottery';

/** The name of a selection and of its market. */
export interface PickText {
  readonly title: string;
  readonly detail: string;
}

type LotteryPick = LotteryBet['picks'][number];
type RacePick = RaceBet['picks'][number];
type Place = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10';

/** The names of picks on draws and races. */
export function usePickText() {
  const { t } = useTranslation(['lottery', 'racing']);

  function lotteryPart(kind: LotteryPick['kind'], what: string | number): string {
    const side = readSide(what);
    if (kind === 'specialCodeTail' || kind === 'tail') return t('lottery:tailName', { digit: what });
    if (isAnimal(what)) return t(`lottery:animal.${what}`);
    if (what === 'red' || what === 'blue' || what === 'green') return t(`lottery:color.${what}`);
    return side === undefined ? String(what) : t(`lottery:side.${side}`);
  }

  return {
    lottery({ kind, selection, position, level }: LotteryPick): PickText {
      const parts = Array.isArray(selection) ? selection : [selection];
      const name = t(`lottery:kind.${kind}`);
      const sized = level === undefined ? name : `${name} · ${t('lottery:combination.levelOf', { count: level })}`;
      return {
        title: parts.map((part) => lotteryPart(kind, part)).join(', '),
        detail: position === undefined ? sized : `${t(`lottery:position.${position}`)}: ${sized}`,
      };
    },
    race({ market, place, pair, selection }: RacePick): PickText {
      const title =
        typeof selection === 'string'
          ? t(`racing:selection.${selection}`)
          : market === 'place'
            ? t('racing:car', { number: selection })
            : String(selection);
      if (market === 'sum') return { title, detail: t('racing:market.championRunnerUpSum') };
      if (market === 'place') return { title, detail: t(`racing:place.${String(place ?? 1) as Place}`) };
      const [first, second] = (pair ?? '').split('-');
      return { title, detail: t('racing:pair', { first, second }) };
    },
  };
}
