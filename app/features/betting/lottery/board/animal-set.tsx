import { useTranslation } from 'react-i18next';
import { type Animal, ANIMALS, type SelectionRule } from '#engine/lottery';
import { formatCount } from '#app/i18n/format.ts';
import { usePaidOddsText } from '#app/i18n/use-paid-odds.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceBoard } from '#app/ui/choice-board.tsx';
import { AnimalNumbers } from './use-cell.tsx';
import type { Elements } from '#app/ui/elements.ts';
import * as cell from './cell.module.css';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './animal-set.module.css';

interface AnimalSetProps {
  readonly label: string;
  readonly year: Animal;
  readonly animals: readonly Animal[];
  readonly onChange: (animals: readonly Animal[]) => void;
  /** The rule that the set breaks, with the number for its text. */
  readonly rule: SelectionRule | null;
  readonly level: number;
  /** What the current set pays; undefined if it is not sold. */
  readonly odds: readonly string[] | undefined;
  readonly isLocked: boolean;
  readonly onAdd: () => void;
  /** Further notes on the set: combinations, the deduction. */
  readonly children?: Elements;
}

/** The set of animals being chosen. It can be added to the slip as one bet when it keeps the rules. */
export function AnimalSet({ year, animals, onChange, rule, level, odds, isLocked, onAdd, ...rest }: AnimalSetProps) {
  const { t, i18n } = useTranslation('lottery');
  const { label, children } = rest;
  const priceText = usePaidOddsText();
  const shown = formatCount(String(animals.length), i18n.language);
  return (
    <div className={stack.gap3}>
      <ChoiceBoard
        label={label}
        cell="wide"
        isLocked={isLocked}
        cells={ANIMALS.map((animal) => ({
          key: animal,
          name: t(`animal.${animal}`),
          isPicked: animals.includes(animal),
          content: (
            <>
              <span className={cell.what}>{t(`animal.${animal}`)}</span>
              <AnimalNumbers animal={animal} year={year} />
            </>
          ),
        }))}
        onToggle={(key) =>
          onChange(ANIMALS.filter((animal) => (animal === key ? !animals.includes(animal) : animals.includes(animal))))
        }
      />
      <div className={styles.foot}>
        <div className={styles.said}>
          <p className={styles.count} role="status">
            <span>{t('selected', { count: animals.length, shown })}</span>
            {rule === null && odds !== undefined && (
              <span>{` · ${t('combination.odds', { odds: priceText(odds) })}`}</span>
            )}
          </p>
          {rule !== null && animals.length > 0 && (
            <p className={styles.rule} role="alert" data-rule={rule}>
              {t(`rule.${rule}`, { level })}
            </p>
          )}
          {children}
        </div>
        <Button disabled={isLocked || rule !== null || odds === undefined} onClick={onAdd}>
          {t('merge.add')}
        </Button>
      </div>
    </div>
  );
}
