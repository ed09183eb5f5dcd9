import { useTranslation } from 'react-i18next';
import type { Animal, BallColor } from '#engine/lottery';
import { QUICK_GROUPS, quickSets, type QuickGroup } from './quick-pick.ts';
import * as cell from './cell.module.css';
import * as styles from './quick-picks.module.css';

interface QuickPicksProps {
  readonly year: Animal | undefined;
  readonly isLocked: boolean;
  readonly isPicked: (number: number) => boolean;
  readonly onPick: (numbers: readonly number[]) => void;
}

/** Picks many numbers with one press: by colour, size, parity, animal or last digit. A second press removes them. */
export function QuickPicks({ year, isLocked, isPicked, onPick }: QuickPicksProps) {
  const { t } = useTranslation('lottery');
  const textOf = (group: QuickGroup, name: string) => {
    if (group === 'color') return t(`color.${name as BallColor}`);
    if (group === 'animal') return t(`animal.${name as Animal}`);
    return group === 'tail' ? name : t(`side.${name as 'big' | 'small' | 'odd' | 'even'}`);
  };
  return (
    <details className={styles.quick}>
      <summary className={styles.summary}>{t('quick.title')}</summary>
      <div className={styles.groups}>
        {QUICK_GROUPS.map((group) => {
          const sets = quickSets(group, year);
          if (sets.length === 0) return null;
          return (
            <div key={group} className={styles.group} role="group" aria-label={t(`quick.${group}`)}>
              <span className={styles.label} aria-hidden="true">
                {t(`quick.${group}`)}
              </span>
              {sets.map(({ name, numbers }) => (
                <button
                  key={name}
                  type="button"
                  className={styles.pick}
                  disabled={isLocked}
                  aria-pressed={numbers.every(isPicked)}
                  onClick={() => onPick(numbers)}
                >
                  {group === 'color' && <span className={cell.swatch} data-color={name} aria-hidden="true" />}
                  <span>{textOf(group, name)}</span>
                </button>
              ))}
            </div>
          );
        })}
      </div>
    </details>
  );
}
