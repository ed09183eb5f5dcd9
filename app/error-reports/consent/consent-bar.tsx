import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reports } from '#contract/brand';
import { QuietButton } from '#app/ui/button.tsx';
import { answer, askedPurposes, onAnswer, type Purpose, readAnswers } from './consent.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './consent.module.css';

const unanswered = (reports: Reports): readonly Purpose[] =>
  askedPurposes(reports).filter((purpose) => readAnswers()[purpose] === undefined);

/** Asks above the page, in its flow: it covers nothing, and both answers are one press. Gone once it is answered. */
export function ConsentBar({ reports, name }: { readonly reports: Reports; readonly name: string }) {
  const { t } = useTranslation('consent');
  // A text, because a list would be another one on each look.
  const open = useSyncExternalStore(onAnswer, () => unanswered(reports).join(' '));
  if (open === '') return null;
  const purposes = unanswered(reports);
  const all = (isAllowed: boolean) => () => answer(Object.fromEntries(purposes.map((each) => [each, isAllowed])));
  return (
    <section className={styles.bar} aria-label={t('title')}>
      <div className={styles.text}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p>{t('lead', { name })}</p>
        <ul>
          {purposes.map((purpose) => (
            <li key={purpose}>{t(`${purpose}.text`)}</li>
          ))}
        </ul>
        <a className={styles.link} href="/pages/privacy#choices">
          {t('more')}
        </a>
      </div>
      <div className={stack.wrap2}>
        <QuietButton onClick={all(false)}>{t('decline')}</QuietButton>
        <QuietButton onClick={all(true)}>{t('allow')}</QuietButton>
      </div>
    </section>
  );
}
