import { useTranslation } from 'react-i18next';
import { countLines } from '#engine/sports';
import { formatCount, regional } from '#app/i18n/format.ts';
import { useBetNames, usePassText } from '#app/i18n/use-pass-text.ts';
import { changeCoupon } from '#app/features/betting/slip/model/change-slip.ts';
import { Disclosure } from './coupon-details.tsx';
import {
  addablePasses,
  foldBound,
  isString,
  offeredPasses,
  type OfferedPass,
} from '#app/features/betting/slip/pricing/slip-passes.ts';
import type { Ticket } from '#app/features/betting/slip/pricing/tickets.ts';
import { toEngineSlip } from '#app/features/betting/slip/pricing/to-engine-slip.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import type { Elements } from '#app/ui/elements.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './pass-choice.module.css';

interface PassChoiceProps {
  readonly ticket: Ticket;
  readonly isLocked: boolean;
  /** The chosen types, above the button for another one. */
  readonly children?: Elements;
}

/** How the picks are combined: a press chooses one type instead of what was chosen; further types are added by an act of their own. */
export function PassChoice({ ticket, isLocked, children }: PassChoiceProps) {
  const { t, i18n } = useTranslation(['slip', 'markets']);
  const names = useBetNames();
  const { game, passes, folds } = ticket;
  const items = ticket.priced.map(({ item }) => item);
  const offered = offeredPasses(game, items, folds);
  const systems = offered.filter(({ pass }) => !isString(pass));
  // Closed, it says what is chosen in it: no other button looks pressed.
  const chosen = systems.filter(({ pass }) => passes.includes(pass));
  const listed = (types: readonly OfferedPass[]) =>
    new Intl.ListFormat(regional(i18n.language)).format(types.map(({ type }) => names.ofType(type)));
  const addable = addablePasses(offered, passes);
  const bound = foldBound(game, items, folds);
  const matches = new Set(items.map(({ matchId }) => matchId)).size;
  return (
    <fieldset className={styles.choice} disabled={isLocked}>
      <legend className={styles.legend}>{t('slip:passes.legend')}</legend>
      <div className={styles.passes}>
        {offered
          .filter(({ pass }) => isString(pass))
          .map((each) => (
            <PassChip key={each.pass} offered={each} ticket={ticket} chosen={[each.pass]} />
          ))}
      </div>
      {ticket.hasLostType === true && (
        <p role="status" className={styles.lost}>
          {t('slip:passes.lost', {
            types: listed(offered.filter(({ pass }) => passes.includes(pass))),
          })}
        </p>
      )}
      {bound !== undefined && bound.most < matches && (
        <p className={muted.tiny}>
          {t('slip:passes.bound', { market: t(`markets:market.${bound.market as 'wl'}`), count: bound.most })}
        </p>
      )}
      {systems.length > 0 && (
        <Disclosure title={[t('slip:passes.systems'), ...(chosen.length > 0 ? [listed(chosen)] : [])].join(': ')}>
          <div className={styles.passes}>
            {systems.map((each) => (
              <PassChip key={each.pass} offered={each} ticket={ticket} chosen={[each.pass]} />
            ))}
          </div>
        </Disclosure>
      )}
      {children}
      {addable.length > 0 && (
        <Disclosure title={t('slip:passes.add')}>
          <div className={styles.passes}>
            {addable.map((each) => (
              <PassChip key={each.pass} offered={each} ticket={ticket} chosen={[...passes, each.pass]} isAdded />
            ))}
          </div>
        </Disclosure>
      )}
    </fieldset>
  );
}

interface PassChipProps {
  readonly offered: OfferedPass;
  readonly ticket: Ticket;
  /** What a press chooses. */
  readonly chosen: readonly string[];
  /** A press adds the type to the chosen ones. */
  readonly isAdded?: boolean;
}

function PassChip({ offered: { pass, names, type }, ticket, chosen, isAdded = false }: PassChipProps) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const passText = usePassText();
  const others = useBetNames().strings(type, names);
  const { game, passes, bankers } = ticket;
  const isChosen = passes.includes(pass);
  const lines = linesOf(
    ticket,
    pass,
    ticket.priced.map(({ item }) => item),
    bankers,
  );
  return (
    <button
      type="button"
      className={styles.pass}
      aria-pressed={isAdded ? undefined : isChosen}
      // Keep the last pass: without one there is no bet.
      aria-disabled={(isChosen && passes.length === 1) || undefined}
      onClick={() => change(changeCoupon(game, { passes: chosen }))}
    >
      <span>{(isAdded ? '+ ' : '') + passText(type.names[0])}</span>
      {others.map((other) => (
        <span key={other} className={styles.second}>
          {other}
        </span>
      ))}
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
