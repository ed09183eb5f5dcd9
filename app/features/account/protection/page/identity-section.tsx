import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MONEY_RULES } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { useMayUrge } from '#app/features/account/protection/guard/use-may-urge.ts';
import { useGetIdentityQuery } from '#app/features/account/protection/protection-api.ts';
import { IdentityForm } from './identity-form.tsx';
import { ReadSection } from './read-section.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './protection.module.css';

/** A provider takes seconds. */
const POLL_MS = 2_000;
const LOOKS = { none: 'info', pending: 'info', passed: 'success', failed: 'error', timed_out: 'warning' } as const;

/** The check of the player's identity, where the jurisdiction asks for it: before that no money enters. */
export function IdentitySection() {
  const { profile } = useBrand();
  return MONEY_RULES[profile].identity === undefined ? null : <Check />;
}

function Check() {
  const { t } = useTranslation('protection');
  const last = useGetIdentityQuery(undefined, { refetchOnMountOrArgChange: true });
  const isPending = last.currentData?.status === 'pending';
  const reading = useGetIdentityQuery(undefined, {
    pollingInterval: isPending ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  // That one may pay in and play is no word for a break.
  const isOnBreak = useMayUrge() === false;
  if (isOnBreak && reading.currentData?.status === 'passed') return null;
  return (
    <section className={stack.fit3} aria-labelledby="identity">
      <h2 className={styles.title} id="identity">
        {t('identity.title')}
      </h2>
      <ReadSection of={reading}>
        {({ asks, status, why, name }) => (
          <>
            <Result status={status}>
              {status !== 'none' && (
                <Notice kind={LOOKS[status]}>
                  {status === 'failed' ? t(`identity.why.${why ?? 'no_match'}`) : t(`identity.is.${status}`, { name })}
                </Notice>
              )}
            </Result>
            {asks !== null && status !== 'passed' && status !== 'pending' && <IdentityForm asks={asks} />}
          </>
        )}
      </ReadSection>
    </section>
  );
}

/** What the page found on opening is no outcome of an action: it must not take the focus. */
function Result({ status, children }: { readonly status: string; readonly children: ReactNode }) {
  const [first] = useState(status);
  return <Outcome of={status === first ? undefined : status}>{children}</Outcome>;
}
