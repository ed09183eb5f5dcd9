import { useTranslation } from 'react-i18next';
import { capCut, withheldOf } from '#engine/limits';
import { type SettleRules, type Slip, totalStake } from '#engine/sports';
import { formatAmount } from '#app/i18n/format.ts';
import { shortStake } from './line-stake.ts';
import * as muted from '#app/ui/muted.module.css';

interface Capped {
  readonly lines: string;
  /** Present once a stake can be read. */
  readonly bet?: { readonly slip: Slip; readonly rules?: SettleRules } | undefined;
}

interface CapNoteProps {
  readonly checked: Capped;
  /** The stake is entered as a total. */
  readonly isTotal?: boolean;
}

/** Says what a cap and a withholding take from the return of a bet, and up to which stake a cap takes nothing. */
export function CapNote({ checked, isTotal = false }: CapNoteProps) {
  const { t, i18n } = useTranslation('slip');
  const { bet } = checked;
  if (bet === undefined) return null;
  const { currency } = bet.slip;
  const money = (text: string) => formatAmount(text, currency, i18n.language);
  const cut = capCut(bet.slip, bet.rules ?? {});
  const useful = cut?.usefulStake && shortStake(bet.slip, cut.usefulStake);
  const taken = withheldOf(bet.slip, bet.rules ?? {});
  return (
    <>
      {cut !== undefined && (
        <p className={muted.small} data-testid="cap-note">
          <span>
            {checked.lines === '1'
              ? t('cap.lowers', { cap: money(cut.capped), free: money(cut.free), currency })
              : t('cap.lowersLines', { max: money(cut.capped), free: money(cut.free), currency })}
          </span>{' '}
          {useful !== undefined && (
            <span>
              {t('cap.useful', {
                amount: money(isTotal ? totalStake({ ...bet.slip, stake: useful }) : useful),
                currency,
              })}
            </span>
          )}
        </p>
      )}
      {taken !== undefined && (
        <p className={muted.small} data-testid="withheld-note">
          {t(taken.isExact ? 'cap.withheld' : 'cap.withheldUpTo', {
            gross: money(taken.gross),
            withheld: money(taken.withheld),
            paid: money(taken.paid),
            currency,
          })}
        </p>
      )}
    </>
  );
}
