import { ArrowRight, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/i18n/format.ts';
import { usePaidOddsText } from '#app/i18n/use-paid-odds.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { AmountInput } from './amount-input.tsx';
import type { DescribeChoice } from './describe-choice.ts';
import type { DrawBet } from './draw-bet.ts';
import { itemRemoved, itemTyped } from './draw-slip-slice.ts';
import { useObstacleText } from './obstacle-text.ts';
import { PrizeText } from './prize-text.tsx';
import type { DrawRow } from './summarise-draw-slip.ts';
import { useAmountForAll } from './use-offered-stake.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './draw-slip-rows.module.css';

interface RowsProps {
  readonly rows: readonly DrawRow[];
  readonly currency: string;
  readonly stake: string | undefined;
  readonly describe: DescribeChoice;
  readonly paidOdds: DrawBet['paidOdds'];
  readonly isLocked: boolean;
}

/** The selections, each with its odds and, if the player sets one, its own amount. */
export function DrawSlipRows({ rows, ...rest }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <Row key={row.item.key} row={row} {...rest} />
      ))}
    </ul>
  );
}

function Row({
  row,
  currency,
  stake,
  describe,
  paidOdds,
  isLocked,
}: Omit<RowsProps, 'rows'> & { readonly row: DrawRow }) {
  const { t, i18n } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const all = useAmountForAll(stake);
  const obstacleText = useObstacleText(currency);
  const priceText = usePaidOddsText();
  const { item, warning, problem, now, prize } = row;
  const oddsText = (odds: string) => priceText(paidOdds?.(item.choice, odds) ?? [odds]);
  const { title, detail } = describe(item.choice);
  const isWrong = warning !== undefined || (problem !== undefined && problem !== 'missing');
  return (
    <li className={styles.row} data-gone={row.isGone || undefined}>
      <div className={styles.what}>
        <strong>{title}</strong>
        <span className={muted.tiny}>
          <span>{detail}</span>
          {row.lines !== '1' && (
            <span>{` · ${t('combination.count', { count: Number(row.lines), lines: formatCount(row.lines, i18n.language) })}`}</span>
          )}
        </span>
        {warning !== undefined && (
          <span className={styles.wrong}>{obstacleText({ kind: 'limit', warning, isOfItem: true })}</span>
        )}
        {prize !== undefined && warning === undefined && (
          <span className={muted.tiny}>
            <PrizeText prize={prize} currency={currency} />
          </span>
        )}
      </div>
      <span className={styles.odds}>
        <span translate="no" data-old={now !== undefined || undefined}>
          {oddsText(item.odds)}
        </span>
        {now !== undefined && (
          <>
            <ArrowRight size={14} role="img" aria-label={t('slip.now')} />
            <strong translate="no">{oddsText(now)}</strong>
          </>
        )}
      </span>
      <AmountInput
        name="amount"
        label={t('slip.amountOf', { pick: `${title}, ${detail}` })}
        value={item.typed ?? all}
        placeholder="0"
        isWrong={isWrong}
        disabled={isLocked}
        currency={currency}
        onEnter={(typed) => dispatch(itemTyped({ key: item.key, typed }))}
        // The specification: clearing an amount removes its selection.
        onBlur={() => item.typed === '' && dispatch(itemRemoved(item.key))}
      />
      <button
        type="button"
        className={styles.remove}
        disabled={isLocked}
        aria-label={t('slip.remove', { pick: `${title}, ${detail}` })}
        onClick={() => dispatch(itemRemoved(item.key))}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
}
