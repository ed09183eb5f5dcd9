import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/entities';
import { formatPercent } from '#app/i18n/format.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { Facts } from '#app/features/betting/my-bets/list/facts.tsx';
import { partToSell, shareOf, type PartToSell } from './part-to-sell.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './cash-out.module.css';

const SHARES = [25, 50, 75];

interface PartOfferProps {
  readonly bet: Bet;
  /** What the whole bet is sold for now. */
  readonly offer: string;
  /** The offer is being renewed. */
  readonly isOver: boolean;
  readonly amountText: (amount: string) => string;
  readonly onConfirm: (part: PartToSell) => void;
}

/** Sells a part of a bet: how much of its stake, what is paid now, and what goes on. */
export function PartOffer({ bet, offer, isOver, amountText, onConfirm }: PartOfferProps) {
  const { t, i18n } = useTranslation(['bets', 'slip']);
  const { language } = i18n;
  const [isOpen, setOpen] = useState(false);
  const [entered, setEntered] = useState('');
  const panel = useId();
  const part = partToSell({ bet, offer, entered });
  const problem = 'problem' in part ? part.problem : undefined;

  function problemText(): string | undefined {
    switch (problem) {
      case undefined:
      case 'missing':
        return undefined;
      case 'whole':
      case 'tooLittle':
        return t(`bets:cashOut.part.${problem}`, { amount: amountText(bet.bet_amount) });
      default:
        return t(`slip:stake.${problem}`, { currency: bet.currency });
    }
  }

  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {t('bets:cashOut.part.open')}
      </button>
      {isOpen && (
        <form
          id={panel}
          className={stack.gap3}
          data-testid="cash-out-part"
          onSubmit={(event) => {
            event.preventDefault();
            if (!('problem' in part) && !isOver) onConfirm(part);
          }}
        >
          <div className={styles.shares} role="group" aria-label={t('bets:cashOut.part.shares')}>
            {SHARES.map((percent) => {
              const share = shareOf(bet.bet_amount, bet.currency, percent);
              return (
                <button
                  key={percent}
                  type="button"
                  className={styles.share}
                  aria-pressed={entered === share}
                  onClick={() => setEntered(share)}
                >
                  {formatPercent(percent, language)}
                </button>
              );
            })}
          </div>
          <AmountField
            label={t('bets:cashOut.part.stake')}
            currency={bet.currency}
            value={entered}
            hint={t('bets:cashOut.part.of', { amount: amountText(bet.bet_amount) })}
            error={problemText()}
            onEnter={setEntered}
          />
          {!('problem' in part) && (
            <Facts
              shape="list"
              facts={[
                { name: t('bets:cashOut.part.sold'), value: amountText(part.sold), testId: 'part-sold' },
                { name: t('bets:cashOut.part.paid'), value: amountText(part.paid), look: 'good', testId: 'part-paid' },
                { name: t('bets:cashOut.part.left'), value: amountText(part.left), testId: 'part-left' },
                { name: t('bets:cashOut.part.max'), value: amountText(part.max), testId: 'part-max' },
              ]}
            />
          )}
          <Button type="submit" look="accent" disabled={'problem' in part || isOver}>
            {'problem' in part
              ? t('bets:cashOut.part.choose')
              : t('bets:cashOut.confirm', { amount: amountText(part.paid) })}
          </Button>
        </form>
      )}
    </div>
  );
}
