import { X } from 'lucide-react';
import { estimateUnderRules } from '#engine/sports';
import { CapNote } from '#app/features/betting/slip/pricing/cap-note.tsx';
import { ReturnText } from '#app/features/betting/slip/pricing/return-text.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { removeCricket, typeCricket } from '#app/features/betting/slip/model/change-cricket.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import * as pickStyles from '#app/features/betting/slip/ui/pick-row.module.css';
import * as stakeStyles from '#app/features/betting/slip/ui/single-stake.module.css';
import { useAmountText } from '#app/ui/use-amount-text.ts';
import { CricketOdds } from './cricket-odds.tsx';
import type { CricketEntry } from './summarise-cricket.ts';

interface CricketPickRowProps {
  readonly entry: CricketEntry;
  readonly matchId: string;
  readonly currency: string;
  readonly isLocked: boolean;
  readonly onRemoved: () => void;
}

/** One single, with the look of every other pick: what it is on, old and new odds, its stake. */
export function CricketPickRow({ entry, matchId, currency, isLocked, onRemoved }: CricketPickRowProps) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const why = useId();
  const { id, categoryLabel, slipLabel, typed, problem, isGone, moved, bet } = entry;
  const amountText = useAmountText({
    currency,
    value: typed,
    onEnter: (entered) => change(typeCricket({ matchId, id, typed: entered })),
  });
  const name = t('cricket.pick', { pick: slipLabel, market: categoryLabel });
  return (
    <li
      className={pickStyles.pick}
      data-state={isGone ? 'gone' : moved === undefined ? 'open' : 'moved'}
      data-testid="cricket-pick"
    >
      <div className={pickStyles.text}>
        <span className={pickStyles.market}>{categoryLabel}</span>
        <strong>{slipLabel}</strong>
        {isGone && <span className={pickStyles.stopped}>{t('pickGone')}</span>}
      </div>
      <CricketOdds entry={entry} />
      <button
        type="button"
        className={pickStyles.remove}
        aria-label={t('remove', { pick: name })}
        disabled={isLocked}
        onClick={() => {
          change(removeCricket({ matchId, ids: [id] }));
          onRemoved();
        }}
      >
        <X size={16} aria-hidden="true" />
      </button>
      <div className={stakeStyles.single}>
        <span className={stakeStyles.return}>
          {bet !== undefined && <ReturnText max={estimateUnderRules(bet.slip, bet.rules).max} currency={currency} />}
        </span>
        <span className={stakeStyles.box} data-wrong={problem !== undefined || undefined}>
          <input
            className={stakeStyles.input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            placeholder="0"
            aria-label={t('stake.of', { pick: name })}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : why}
            disabled={isLocked}
            {...amountText}
          />
          <span className={stakeStyles.currency}>{currency}</span>
        </span>
        {bet !== undefined && <CapNote checked={{ lines: '1', bet }} />}
        {problem !== undefined && (
          <p id={why} className={stakeStyles.error}>
            {t(`stake.${problem}`, { currency })}
          </p>
        )}
      </div>
    </li>
  );
}
