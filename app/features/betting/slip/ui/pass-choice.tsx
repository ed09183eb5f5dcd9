import { useTranslation } from 'react-i18next';
import { countLines } from '#engine/sports';
import { formatCount } from '#app/i18n/format.ts';
import { usePassText } from '#app/i18n/use-pass-text.ts';
import { changeCoupon } from '#app/features/betting/slip/model/change-slip.ts';
import { Disclosure } from './coupon-details.tsx';
import {
  foldBound,
  isString,
  offeredPasses,
  type OfferedPass,
} from '#app/features/betting/slip/pricing/slip-passes.ts';
import type { Ticket } from '#app/features/betting/slip/pricing/tickets.ts';
import { toEngineSlip } from '#app/features/betting/slip/pricing/to-engine-slip.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import * as styles from './pass-choice.module.css';

interface PassChoiceProps {
  readonly ticket: Ticket;
  readonly isLocked: boolean;
}

/** How the picks are combined; several passes can be chosen together, and one always is. */
export function PassChoice({ ticket, isLocked }: PassChoiceProps) {
  const { t } = useTranslation(['slip', 'markets']);
  const { game, passes, folds } = ticket;
  const items = ticket.priced.map(({ item }) => item);
  const offered = offeredPasses(game, items, folds);
  const systems = offered.filter(({ pass }) => !isString(pass));
  const chosen = systems.filter(({ pass }) => passes.includes(pass)).length;
  const bound = foldBound(game, items, folds);
  const matches = new Set(items.map(({ matchId }) => matchId)).size;
  return (
    <fieldset className={styles.choice} disabled={isLocked}>
      <legend className={styles.legend}>{t('slip:passes.legend')}</legend>
      <div className={styles.passes}>
        {offered
          .filter(({ pass }) => isString(pass))
          .map((each) => (
            <PassChip key={each.pass} offered={each} ticket={ticket} />
          ))}
      </div>
      {bound !== undefined && bound.most < matches && (
        <p className={styles.bound}>
          {t('slip:passes.bound', { market: t(`markets:market.${bound.market as 'wl'}`), count: bound.most })}
        </p>
      )}
      {systems.length > 0 && (
        <Disclosure title={chosen > 0 ? t('slip:passes.systemsChosen', { count: chosen }) : t('slip:passes.systems')}>
          <div className={styles.passes}>
            {systems.map((each) => (
              <PassChip key={each.pass} offered={each} ticket={ticket} />
            ))}
          </div>
        </Disclosure>
      )}
    </fieldset>
  );
}

function PassChip({ offered: { pass, names }, ticket }: { readonly offered: OfferedPass; readonly ticket: Ticket }) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const passText = usePassText();
  const { game, passes, bankers } = ticket;
  const items = ticket.priced.map(({ item }) => item);
  const isChosen = passes.includes(pass);
  const lines = linesOf(ticket, pass, items, bankers);
  const toggled = isChosen ? passes.filter((other) => other !== pass) : [...passes, pass];
  return (
    <button
      type="button"
      className={styles.pass}
      aria-pressed={isChosen}
      // Keep the last pass: without one there is no bet.
      aria-disabled={(isChosen && passes.length === 1) || undefined}
      onClick={() => toggled.length > 0 && change(changeCoupon(game, { passes: toggled }))}
    >
      <span>{passText(pass)}</span>
      {names.length > 1 && <span className={styles.lines}>{names.slice(1).map(passText).join(' / ')}</span>}
      {lines !== '1' && (
        <span className={styles.lines}>
          {t('passes.lines', { count: Number(lines), lines: formatCount(lines, i18n.language) })}
        </span>
      )}
    </button>
  );
}

/** Lines of one pass; none if there are more bankers than its longest line holds. */
function linesOf(
  { game }: Ticket,
  pass: string,
  items: Parameters<typeof toEngineSlip>[0]['items'],
  bankers: readonly string[],
): string {
  try {
    return String(countLines(toEngineSlip({ game, items, passes: [pass], lineStake: '1', currency: 'USDT', bankers })));
  } catch {
    return '0';
  }
}
