import { useTranslation } from 'react-i18next';
import { countLines } from '#engine/sports/lines.ts';
import { formatCount } from '#app/i18n/format.ts';
import { usePassText } from '#app/i18n/use-pass-text.ts';
import { isString, offeredPasses } from './slip-passes.ts';
import { changeCoupon } from './change-slip.ts';
import { useChangeSlip } from './use-change-slip.ts';
import type { Ticket } from './tickets.ts';
import { toEngineSlip } from './to-engine-slip.ts';
import * as styles from './pass-choice.module.css';

/** How the picks are combined; several passes can be chosen together, and one always is. */
export function PassChoice({ ticket, isLocked }: { readonly ticket: Ticket; readonly isLocked: boolean }) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const passText = usePassText();
  const { game, passes } = ticket;
  const items = ticket.priced.map(({ item }) => item);
  const offered = offeredPasses(game, items).filter(isString);
  const toggle = (pass: string) =>
    passes.includes(pass) ? passes.filter((other) => other !== pass) : [...passes, pass];
  return (
    <fieldset className={styles.choice} disabled={isLocked}>
      <legend className={styles.legend}>{t('passes.legend')}</legend>
      {offered.map((pass) => {
        const isChosen = passes.includes(pass);
        const lines = countLines(
          toEngineSlip({ game, items, passes: [pass], stake: '1', currency: 'USDT' }),
        ).toString();
        return (
          <button
            key={pass}
            type="button"
            className={styles.pass}
            aria-pressed={isChosen}
            disabled={isChosen && passes.length === 1}
            onClick={() => change(changeCoupon(game, { passes: toggle(pass) }))}
          >
            <span>{passText(pass)}</span>
            <span className={styles.lines}>
              {t('passes.lines', { count: Number(lines), lines: formatCount(lines, i18n.language) })}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
