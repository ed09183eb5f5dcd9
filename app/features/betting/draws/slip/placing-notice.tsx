import { useTranslation } from 'react-i18next';
import type { LotteryBet, RaceBet } from '#contract/entities';
import { beside } from '#app/api/refusals/beside.ts';
import { formatMoney } from '#app/i18n/format.ts';
import { usePickAmount } from '#app/i18n/use-pick-amount.ts';
import { paidOddsOn, usePaidOddsText } from '#app/i18n/use-paid-odds.ts';
import { useCommonText } from '#app/i18n/use-error-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { StopOr } from '#app/features/account/protection/index.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { MoneyOutcome } from '#app/ui/outcome/money-outcome.tsx';
import { ReceiptActions } from '#app/ui/outcome/receipt-actions.tsx';
import { OtherTab } from '#app/ui/outcome/other-tab.tsx';
import type { DescribeChoice } from './describe-choice.ts';
import type { DrawBet } from './draw-bet.ts';
import { stepTaken } from './draw-slip-slice.ts';
import { drawRefusalText } from './refusal-text.ts';
import { gameOf } from './sent-bet.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './placing-notice.module.css';

const DRAW_ROWS = ['placeLotteryBet', 'placeRaceBet'] as const;

/** The outcome of the bet, also while it is unknown, and of one in another tab. */
export function PlacingNotice({ bet }: { readonly bet: DrawBet }) {
  const { t } = useTranslation('lottery');
  return (
    <>
      <Outcome of={bet.placing.progress?.status}>
        <Progress bet={bet} />
      </Outcome>
      <OtherTab
        rows={DRAW_ROWS}
        what={(request) => {
          const game = gameOf(request);
          return game && t(`game.${game}`);
        }}
        isHere={(request) => gameOf(request) === bet.game}
      />
    </>
  );
}

function Progress({ bet: { placing, currency, describe } }: { readonly bet: DrawBet }) {
  const { t } = useTranslation('lottery');
  const commonText = useCommonText();
  const dispatch = useAppDispatch();
  const onDone = () => {
    placing.dismiss();
    dispatch(stepTaken('none'));
  };
  return (
    <MoneyOutcome
      of="bet"
      progress={placing.progress}
      sending={t('placing.sending')}
      checking={t('placing.checking')}
      checkingHint={t('placing.checkingHint')}
      neverDone={t('placing.neverPlaced')}
      renderRefused={(error) => {
        const text = drawRefusalText(error);
        return (
          <Notice kind="error">
            <StopOr error={error} currency={currency}>
              <span>{'own' in text ? beside(text.message, t(text.own), text.own) : commonText(text)}</span>
            </StopOr>
          </Notice>
        );
      }}
      renderAccepted={(receipt) => (
        <div className={stack.gap3}>
          <Notice kind="success">
            <strong>{t('receipt.title')}</strong>
          </Notice>
          {receipt !== undefined && <Facts bet={receipt} describe={describe} />}
          <ReceiptActions myBets={t('receipt.myBets')} onMyBets={onDone} done={t('receipt.done')} onDone={onDone} />
        </div>
      )}
    />
  );
}

interface FactsProps {
  readonly bet: LotteryBet | RaceBet;
  readonly describe: DescribeChoice;
}

/** The numbers with their odds and amounts, and the totals of an accepted bet. */
function Facts({ bet, describe }: FactsProps) {
  const { t, i18n } = useTranslation(['lottery', 'slip']);
  const priceText = usePaidOddsText();
  const amountOf = usePickAmount();
  return (
    <>
      <ul className={styles.picks}>
        {bet.picks.map((pick) => {
          const { amount: _amount, odds, result: _result, ...choice } = pick;
          const prices = 'kind' in pick ? paidOddsOn(pick, odds, bet.draw_time) : [odds];
          const { title, detail } = describe(choice);
          return (
            <li key={`${title} ${detail}`} className={styles.pick} data-testid="draw-receipt-pick">
              <span>
                <b>{title}</b>
                <span className={styles.detail}>{detail}</span>
              </span>
              <span translate="no" className={styles.price}>
                <b>{priceText(prices)}</b>
                <span className={styles.detail}>{amountOf(pick, bet.currency)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <FactList>
        <dt>{t('lottery:receipt.id')}</dt>
        <dd translate="no" data-testid="draw-receipt-id">
          {bet.bet_id}
        </dd>
        <dt>{t('lottery:receipt.draw')}</dt>
        <dd translate="no">{bet.draw_number}</dd>
        <dt>{t('lottery:receipt.stake')}</dt>
        <dd translate="no">{formatMoney(bet.bet_amount, bet.currency, i18n.language)}</dd>
        <dt>{t('slip:totals.max')}</dt>
        <dd translate="no">{formatMoney(bet.max_payout, bet.currency, i18n.language)}</dd>
      </FactList>
    </>
  );
}
