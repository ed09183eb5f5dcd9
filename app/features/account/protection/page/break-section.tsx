import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRules } from '#app/brand/use-rules.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { BreakDialog } from './break-dialog.tsx';
import { ReturnToPlay } from './return-to-play.tsx';
import { runningBreak } from '#app/features/account/protection/guard/guard.ts';
import { StopText } from '#app/features/account/protection/guard/guard-note.tsx';
import { useGetExclusionQuery, type Break } from '#app/features/account/protection/protection-api.ts';
import { useNow } from '#app/features/account/protection/use-now.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './protection.module.css';

const DAY_HOURS = 24;
/** The days of a time-out and months of a self-exclusion on offer, within the contract's range. */
const LENGTHS = { time_out: [1, 2, 7, 14, 30], self_exclusion: [6, 12, 24, 60] } as const;

/** A break from playing: its length and its effects; it begins once it is confirmed. */
export function BreakSection({ kind }: { readonly kind: Break['kind'] }) {
  const { t } = useTranslation('protection');
  const { centralRegister } = useRules();
  const { currentData } = useGetExclusionQuery();
  const now = useNow();
  const [length, setLength] = useState<number>(LENGTHS[kind][0]);
  const [isAsked, setAsked] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const running = runningBreak(currentData, now);
  const lengthText = (count: number) => t(kind === 'time_out' ? 'days' : 'months', { count });
  const chosen: Break =
    kind === 'time_out' ? { kind, hours: length * DAY_HOURS } : { kind: 'self_exclusion', months: length };
  return (
    <section className={stack.fit3}>
      <h2 className={styles.title}>{t(`break.${kind}.title`)}</h2>
      <p className={muted.lead}>{t(`break.${kind}.lead`)}</p>
      {/* A break that the page found on opening is no outcome of an action. */}
      <Outcome of={hasBegun && !isAsked && running?.kind === kind ? running.until : undefined}>
        {running?.kind === kind && (
          <Notice kind="warning">
            <StopText stop={running} currency="" />
          </Notice>
        )}
      </Outcome>
      <SelectField
        label={t('break.length')}
        aria-label={`${t('break.length')}: ${t(`break.${kind}.title`)}`}
        value={String(length)}
        onChange={(event) => setLength(Number(event.target.value))}
        options={LENGTHS[kind].map((each) => ({ value: String(each), text: lengthText(each) }))}
      />
      <div className={styles.actions}>
        <QuietButton onClick={() => setAsked(true)}>{t(`break.${kind}.button`)}</QuietButton>
      </div>
      {kind === 'self_exclusion' && <ReturnToPlay mayReturn={running?.mayReturn === true} />}
      {kind === 'self_exclusion' && centralRegister !== undefined && (
        <p>
          <span>{t('break.register')}</span>{' '}
          <ExternalLink href={centralRegister} className={styles.link}>
            {t('break.registerLink')}
          </ExternalLink>
        </p>
      )}
      {isAsked && (
        <BreakDialog
          chosen={chosen}
          length={lengthText(length)}
          onClose={() => setAsked(false)}
          onBegun={() => {
            setBegun(true);
            setAsked(false);
          }}
        />
      )}
    </section>
  );
}
