import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/entities/bet.ts';
import { errorText } from '#app/api/error-text.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useBetText } from './use-bet-text.ts';

interface CashOutNoticeProps {
  readonly progress: MoneyProgress<Bet>;
  /** The price fell between the offer and the press. */
  readonly hasChanged: boolean;
}

/** What became of a cash-out; also when nobody knows yet. */
export function CashOutNotice({ progress, hasChanged }: CashOutNoticeProps) {
  const { t } = useTranslation(['bets', 'shell']);
  const { money } = useBetText();
  switch (progress.status) {
    case 'sending':
      return <Notice kind="busy">{t('bets:cashOut.sending')}</Notice>;
    case 'checking':
      return (
        <Notice kind="busy">
          <strong>{t('bets:cashOut.checking')}</strong>
          <p>{t('bets:cashOut.checkingHint')}</p>
        </Notice>
      );
    case 'neverDone':
      return <Notice kind="warning">{t('bets:cashOut.neverDone')}</Notice>;
    case 'refused': {
      if (hasChanged) return <Notice kind="warning">{t('bets:cashOut.refused')}</Notice>;
      const { error } = progress;
      if (error.kind === 'refused' && error.reason === 'marketClosed')
        return <Notice kind="error">{t('bets:cashOut.unavailable')}</Notice>;
      const text = errorText(error);
      return <Notice kind="error">{'key' in text ? t(text.key, { ns: 'shell' }) : text.message}</Notice>;
    }
    case 'accepted': {
      const bet = progress.receipt;
      return (
        <Notice kind="success">
          <strong data-testid="cash-out-done">
            {bet === undefined
              ? t('bets:note.cashedOut')
              : t('bets:cashOut.done', { amount: money(bet.payout, bet.currency) })}
          </strong>
          <p>{t('bets:cashOut.doneHint')}</p>
        </Notice>
      );
    }
  }
}
