import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerLimit } from '#contract/entities/protection.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { leftOf } from './guard.ts';
import { LimitForm } from './limit-form.tsx';
import { useSetPlayerLimitMutation } from './protection-api.ts';
import { shareOf } from './share-of.ts';
import { useLimitText } from './use-limit-text.ts';
import * as styles from './protection.module.css';

interface LimitRowProps {
  readonly limit: PlayerLimit;
  readonly currency: string;
  /** Where the jurisdiction wants a limit of the kind, the last one stays. */
  readonly mayGo: boolean;
}

/** One limit: what it is, what is used and left, what waits, and the form that changes it. */
export function LimitRow({ limit, currency, mayGo }: LimitRowProps) {
  const { t } = useTranslation('protection');
  const text = useLimitText(currency);
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<'lowered' | 'waits' | 'withdrawn'>();
  const [set, { isLoading, isError }] = useSetPlayerLimitMutation();
  const { kind, period, value, used, next_value, next_from } = limit;
  const name = `${t(`kind.${kind}`)}, ${t(`period.${period}`)}`;

  async function save(next: string | null) {
    const { data } = await set({ kind, period, value: next });
    if (data === undefined) return;
    const isLower = next !== null && (value === null || compareAmounts(next, value) <= 0);
    setTold(next === value ? 'withdrawn' : isLower ? 'lowered' : 'waits');
    setOpen(false);
  }

  return (
    <div className={styles.limit} data-testid={`limit-${kind}-${period}`}>
      <div className={styles.line}>
        <span className={styles.period}>{t(`period.${period}`)}</span>
        <span className={styles.value}>{value === null ? t('limits.none') : text.amount(kind, value)}</span>
        {!isOpen && (
          <Button
            look="quiet"
            aria-label={`${t(value === null ? 'limits.set' : 'limits.change')}: ${name}`}
            onClick={() => {
              setTold(undefined);
              setOpen(true);
            }}
          >
            {t(value === null ? 'limits.set' : 'limits.change')}
          </Button>
        )}
      </div>
      {value !== null && (
        <>
          <progress className={styles.bar} aria-label={name} value={shareOf(used, value)} max={100} />
          <p className={styles.used}>
            {t('limits.used', { used: text.amount(kind, used), left: text.amount(kind, leftOf({ value, used })) })}
          </p>
        </>
      )}
      {next_from !== undefined && (
        <Notice
          kind="info"
          action={
            <Button
              look="quiet"
              disabled={isLoading}
              aria-label={`${t('limits.withdraw')}: ${name}`}
              onClick={() => void save(value)}
            >
              {t('limits.withdraw')}
            </Button>
          }
        >
          {next_value === null || next_value === undefined
            ? t('limits.goes', { time: text.moment(next_from) })
            : t('limits.rises', { limit: text.amount(kind, next_value), time: text.moment(next_from) })}
        </Notice>
      )}
      {isError && <Notice kind="error">{t('failed')}</Notice>}
      {told !== undefined && !isOpen && !isError && <Notice kind="success">{t(`limits.${told}`)}</Notice>}
      {isOpen && (
        <LimitForm
          name={name}
          kind={kind}
          currency={currency}
          isBusy={isLoading}
          onSave={(amount) => void save(amount)}
          onCancel={() => setOpen(false)}
          remove={value === null ? undefined : mayGo ? () => void save(null) : 'mandatory'}
        />
      )}
    </div>
  );
}
