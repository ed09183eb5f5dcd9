import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Animal, ballAnimal, ballColor, type BallColor, type BallSide, type OddsGroup } from '#engine/lottery';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { LotteryBall } from '#app/ui/lottery-ball.tsx';
import { NUMBERS } from '#app/features/betting/lottery/model/price-of-choice.ts';
import type { Elements } from '#app/ui/elements.ts';
import * as styles from './cell.module.css';

interface Cell {
  readonly name: string;
  readonly content: ReactNode;
}

/** The look and the name of a price: a ball with its animal, a side, a colour, an animal with its numbers, a digit. */
export function useCell({ kind }: OddsGroup, year: Animal | undefined): (top: string, odds: string) => Cell {
  const { t } = useTranslation('lottery');
  const oddsText = useOddsText();
  return (top, odd) => {
    const odds = oddsText(odd);
    const plain = (what: string, below?: Elements): Cell => ({
      name: t('cell', { what, odds }),
      content: (
        <>
          <span className={styles.what}>{what}</span>
          {below}
          <span className={styles.odds} translate="no">
            {odds}
          </span>
        </>
      ),
    });
    switch (kind) {
      case 'specialCode':
      case 'numberCode': {
        const number = Number(top);
        const color = ballColor(number);
        const animal = year === undefined ? undefined : t(`animal.${ballAnimal(number, year)}`);
        const parts = { number, color: t(`color.${color}`), odds };
        return {
          name: animal === undefined ? t('numberCellPlain', parts) : t('numberCell', { ...parts, animal }),
          content: (
            <>
              <LotteryBall number={number} color={color} />
              {animal !== undefined && <span className={styles.animal}>{animal}</span>}
              <span className={styles.odds} translate="no">
                {odds}
              </span>
            </>
          ),
        };
      }
      case 'specialCodeSide':
      case 'numberCodeSide':
        return plain(t(`side.${top as BallSide}`));
      case 'specialCodeColor':
      case 'numberCodeColor':
        return plain(t(`color.${top as BallColor}`), <Swatch color={top as BallColor} />);
      case 'specialCodeTail':
      case 'tail':
        return plain(t('tailName', { digit: top }));
      default:
        return plain(t(`animal.${top as Animal}`), <AnimalNumbers animal={top as Animal} year={year} />);
    }
  };
}

function Swatch({ color }: { readonly color: BallColor }) {
  return <span className={styles.swatch} data-color={color} aria-hidden="true" />;
}

/** The numbers of an animal in the draw's year. */
export function AnimalNumbers({ animal, year }: { readonly animal: Animal; readonly year: Animal | undefined }) {
  if (year === undefined) return null;
  return (
    <span className={styles.animal}>{NUMBERS.filter((number) => ballAnimal(number, year) === animal).join(' ')}</span>
  );
}
