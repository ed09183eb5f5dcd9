import { useTranslation } from 'react-i18next';
import { countLines } from '#engine/sports/lines.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { formatCount } from '#app/i18n/format.ts';
import { offeredPasses, passFold } from './chosen-passes.ts';
import type { SlipItem } from './slip-item.ts';
import { passToggled } from './slip-slice.ts';
import { toEngineSlip } from './to-engine-slip.ts';
import * as styles from './pass-choice.module.css';

interface PassChoiceProps {
  readonly items: readonly SlipItem[];
  readonly chosen: readonly string[];
  readonly isLocked: boolean;
}

/** How the picks are combined; several passes can be chosen together, and one always is. */
export function PassChoice({ items, chosen, isLocked }: PassChoiceProps) {
  const { t, i18n } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const offered = offeredPasses(items);
  return (
    <fieldset className={styles.choice} disabled={isLocked}>
      <legend className={styles.legend}>{t('passes.legend')}</legend>
      {offered.map((pass) => {
        const fold = passFold(pass);
        const isChosen = chosen.includes(pass);
        const lines = countLines(toEngineSlip(items, [pass], '1', 'USDT')).toString();
        return (
          <button
            key={pass}
            type="button"
            className={styles.pass}
            aria-pressed={isChosen}
            disabled={isChosen && chosen.length === 1}
            onClick={() => dispatch(passToggled({ pass, chosen }))}
          >
            <span>{fold === 1 ? t('passes.single') : t('passes.string', { fold })}</span>
            <span className={styles.lines}>
              {t('passes.lines', { count: Number(lines), lines: formatCount(lines, i18n.language) })}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
