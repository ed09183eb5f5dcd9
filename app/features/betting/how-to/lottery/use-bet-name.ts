import { useTranslation } from 'react-i18next';
import { isAnimal, type MarkSixBet, readSide } from '#engine/lottery';

/** The names of the example's bets. */
export function useBetName(): (bet: Pick<MarkSixBet, 'kind' | 'selection'>) => string {
  const { t } = useTranslation('lottery');
  return ({ kind, selection }) => {
    const one = (what: string | number) => {
      const side = readSide(what);
      if (kind === 'tail' || kind === 'specialCodeTail') return t('tailName', { digit: what });
      if (isAnimal(what)) return t(`animal.${what}`);
      if (what === 'red' || what === 'blue' || what === 'green') return t(`color.${what}`);
      return side === undefined ? String(what) : t(`side.${side}`);
    };
    const parts = Array.isArray(selection) ? selection : [selection];
    return `${t(`kind.${kind}`)}: ${parts.map(one).join(' + ')}`;
  };
}
