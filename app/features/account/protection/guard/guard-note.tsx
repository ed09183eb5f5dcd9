import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { beside } from '#app/api/refusals/beside.ts';
import type { Stop } from './guard.ts';
import { useLimitText } from '#app/features/account/protection/use-limit-text.ts';
import { REGISTER_NAMES } from './register-names.ts';
import { ToProtection } from './to-protection.tsx';
import * as styles from './guard-note.module.css';

interface GuardNoteProps {
  readonly stop: Stop | undefined;
  readonly currency: string;
}

/** Why the button is disabled, with the amount, and a link to the limits. */
export function GuardNote({ stop, currency }: GuardNoteProps) {
  if (stop === undefined) return null;
  return (
    <Suspense fallback={null}>
      <p className={styles.stop} role="alert" data-stop={stop.is}>
        <Sentence stop={stop} currency={currency} /> <ToLimits stop={stop} />
      </p>
    </Suspense>
  );
}

interface StopTextProps {
  readonly stop: Stop;
  readonly currency: string;
  /** What the server said of it. */
  readonly said?: string | undefined;
}

/** A block as a sentence. */
export function StopText(props: StopTextProps) {
  return (
    <Suspense fallback={null}>
      <Sentence {...props} />
    </Suspense>
  );
}

function Sentence({ stop, currency, said }: StopTextProps) {
  return <span>{beside(said, useStopText(stop, currency), keyOf(stop))}</span>;
}

/** The key of a block's sentence, if that has no numbers. */
function keyOf(stop: Stop): string {
  if (stop.is === 'identity') return `identity.stop.${stop.status}`;
  return stop.is === 'excluded' ? 'stop.over' : `stop.${stop.is}`;
}

function useStopText(stop: Stop, currency: string): string {
  const { t } = useTranslation('protection');
  const text = useLimitText(currency);
  switch (stop.is) {
    case 'excluded':
      if (stop.register !== undefined) return t('stop.register', { register: REGISTER_NAMES[stop.register] });
      return stop.mayReturn ? t('stop.over') : t(`stop.${stop.kind}`, { until: text.moment(stop.until) });
    case 'unanswered':
      return t('stop.unanswered', { register: REGISTER_NAMES[stop.register] });
    case 'choose':
      return t('stop.choose');
    case 'unprotected':
      return t('stop.unprotected');
    case 'identity':
      return t(`identity.stop.${stop.status}`);
    case 'missing':
      return t('stop.missing', { kinds: stop.kinds.map((kind) => t(`kind.${kind}`)).join(', ') });
    case 'timeUp':
    case 'over': {
      const { kind, period, value, left } = stop.room;
      return t(`stop.${kind}`, {
        limit: text.amount(kind, value),
        left: text.amount(kind, left),
        period: t(`period.${period}`),
      });
    }
  }
}

function ToLimits({ stop }: { readonly stop: Stop }) {
  const { t } = useTranslation('protection');
  return stop.is === 'excluded' || stop.is === 'unanswered' || stop.is === 'unprotected' ? null : (
    <ToProtection>{t(stop.is === 'identity' ? 'identity.toCheck' : 'toLimits')}</ToProtection>
  );
}
