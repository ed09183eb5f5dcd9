import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitIn, type PlayerLimit } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ChangeOutcome } from '#app/features/account/protection/change-outcome.tsx';
import { leftOf } from '#app/features/account/protection/guard/guard.ts';
import { LimitForm } from './limit-form.tsx';
import { useSetPlayerLimitMutation } from '#app/features/account/protection/protection-api.ts';
import { shareOf } from './share-of.ts';
import { useLimitText } from '#app/features/account/protection/use-limit-text.ts';
import { useNow } from '#app/features/account/protection/use-now.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './protection.module.css';

interface LimitRowProps {
  readonly limit: PlayerLimit;
  readonly currency: string;
  /** If the jurisdiction requires a limit of the kind, the last one cannot be removed. */
  readonly mayGo: boolean;
}

/** One limit: its value, what is used and left, a pending change, and the form to change it. */
export function LimitRow({ limit, currency, mayGo }: LimitRowProps) {
  const { t } = useTranslation('protection');
  const text = useLimitText(currency);
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<'lowered' | 'waits' | 'withdrawn' | 'confirmed'>();
  const [set, setting] = useSetPlayerLimitMutation();
  const { isLoading } = setting;
  const { kind, period, value, used, next_value, next_until } = limit;
  const name = `${t(`kind.${kind}`)}, ${t(`period.${period}`)}`;

  const now = useNow();
  const hasLapsed = next_until !== undefined && Date.parse(next_until) <= now;
  const next_from = hasLapsed ? undefined : limit.next_from;
  /** Its day has passed, and the jurisdiction wants the player to confirm it. */
  const isDue = next_from !== undefined && Date.parse(next_from) <= now;

  async function save(next: string | null) {
    const { data } = await set(limitIn(currency, { kind, period, value: next }));
    if (data === undefined) return;
    // What the row showed may be old: another tab may have changed the limit meanwhile.
    const waits = data.limits.some((each) => each.kind === kind && each.period === period && each.next_from);
    const isLower = next !== null && (value === null || compareAmounts(next, value) <= 0);
    const isConfirmed = isDue && next === next_value;
    setOutcome(
      waits ? 'waits' : next === value ? 'withdrawn' : isLower ? 'lowered' : isConfirmed ? 'confirmed' : 'waits',
    );
    setOpen(false);
  }

  return (
    <div className={styles.limit} data-testid={`limit-${kind}-${period}`}>
      <div className={styles.line}>
        <span className={styles.period}>{t(`period.${period}`)}</span>
        <span className={styles.value}>{value === null ? t('limits.none') : text.amount(kind, value)}</span>
        {!isOpen && (
          <QuietButton
            aria-label={`${t(value === null ? 'limits.set' : 'limits.change')}: ${name}`}
            onClick={() => {
              setOutcome(undefined);
              setOpen(true);
            }}
          >
            {t(value === null ? 'limits.set' : 'limits.change')}
          </QuietButton>
        )}
      </div>
      {value !== null && (
        <>
          <progress className={styles.bar} aria-label={name} value={shareOf(used, value)} max={100} />
          <p className={muted.figures}>
            {t('limits.used', { used: text.amount(kind, used), left: text.amount(kind, leftOf({ value, used })) })}
          </p>
        </>
      )}
      {next_from !== undefined && (
        <Notice
          kind="info"
          action={
            <div className={styles.actions}>
              {isDue && (
                <Button
                  aria-label={`${t('limits.confirm')}: ${name}`}
                  disabled={isLoading}
                  onClick={() => void save(next_value ?? null)}
                >
                  {t('limits.confirm')}
                </Button>
              )}
              <QuietButton
                disabled={isLoading}
                aria-label={`${t('limits.withdraw')}: ${name}`}
                onClick={() => void save(value)}
              >
                {t('limits.withdraw')}
              </QuietButton>
            </div>
          }
        >
          {isDue && <p>{t('limits.due')}</p>}
          <span>
            {next_value === null || next_value === undefined
              ? t('limits.goes', { time: text.moment(next_from) })
              : t('limits.rises', { limit: text.amount(kind, next_value), time: text.moment(next_from) })}
          </span>
          {next_until !== undefined && <p>{t('limits.lapses', { time: text.moment(next_until) })}</p>}
        </Notice>
      )}
      <ChangeOutcome of={setting} done={!isOpen && outcome && t(`limits.${outcome}`)} />
      {isOpen && (
        <LimitForm
          name={name}
          kind={kind}
          period={period}
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
