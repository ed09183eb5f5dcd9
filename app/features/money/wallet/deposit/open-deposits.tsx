import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { beside, wordsOf } from '#app/api/refusals/beside.ts';
import { formatTime } from '#app/i18n/format.ts';
import { moneyFormError } from '#app/features/money/wallet/ui/money-form-error.ts';
import { useMoneyText } from '#app/features/money/wallet/ui/use-money-text.ts';
import { useMoneyErrorText } from '#app/features/money/wallet/ui/use-money-error-text.ts';
import { useContinueDepositMutation } from '#app/features/money/wallet/wallet-api.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './open-deposits.module.css';

interface OpenDepositsProps {
  readonly orders: readonly Order[];
  readonly onContinue: (order: Order) => void;
}

/** Unpaid deposits: each can be resumed. */
export function OpenDeposits({ orders, onContinue }: OpenDepositsProps) {
  const { t, i18n } = useTranslation('wallet');
  const money = useMoneyText();
  const [continueDeposit, { isLoading, originalArgs }] = useContinueDepositMutation();
  const [problem, setProblem] = useState<ApiError>();
  const words = useMoneyErrorText(orders[0]?.currency ?? '');
  if (orders.length === 0 && problem === undefined) return null;

  async function onPress(id: string) {
    setProblem(undefined);
    const answer = await continueDeposit(id);
    if (answer.data === undefined) setProblem(answer.error as ApiError);
    else onContinue(answer.data.order);
  }

  const isGone = problem?.kind === 'refused' && (problem.reason === 'badRequest' || problem.reason === 'notFound');
  return (
    <section className={stack.gap2} aria-label={t('deposit.open')}>
      <h3 className={muted.label}>{t('deposit.open')}</h3>
      {problem !== undefined && (
        <Notice kind={isGone ? 'info' : 'error'}>
          {isGone
            ? beside(wordsOf(problem), t('deposit.gone'), 'deposit.gone')
            : words(moneyFormError(problem, 'deposit'))}
        </Notice>
      )}
      <ul className={stack.gap2}>
        {orders.map((order) => (
          <li key={order.order_id} className={styles.order}>
            <span className={styles.words}>
              <strong translate="no">{money(order.amount, order.currency)}</strong>
              <span className={muted.small}>
                {order.method} ·{' '}
                {formatTime(order.created_at, i18n.language, { dateStyle: 'short', timeStyle: 'short' })}
              </span>
            </span>
            <QuietButton
              isBusy={isLoading && originalArgs === order.order_id}
              disabled={isLoading}
              aria-label={`${t('deposit.continue')}: ${money(order.amount, order.currency)}, ${order.method}`}
              onClick={() => void onPress(order.order_id)}
            >
              {t('deposit.continue')}
            </QuietButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
