import { skipToken } from '@reduxjs/toolkit/query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRules } from '#app/brand/use-rules.ts';
import { paths } from '#app/paths.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useGetSessionSummaryQuery } from './protection-api.ts';
import { SessionFacts } from './session-facts.tsx';
import { useUnprotected } from './use-unprotected.ts';
import * as styles from './session-facts.module.css';

/** The session on one line, and one press from every page to the limits, for the shell and for game frames; nothing if the jurisdiction does not require it. */
export function SessionStrip() {
  const { t } = useTranslation('protection');
  const { isAccompanied } = useRules();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const { currentData } = useGetSessionSummaryQuery(isAccompanied && isPlayer ? undefined : skipToken);
  const isUnprotected = useUnprotected();
  if (isUnprotected) return <p role="status">{t('stop.unprotected')}</p>;
  return currentData === undefined ? null : (
    <div className={styles.strip}>
      <SessionFacts summary={currentData} look="strip" />
      <Link to={paths.protection} className={styles.limits} aria-label={t('toLimits')} title={t('toLimits')}>
        <ShieldCheck size={16} aria-hidden="true" />
      </Link>
    </div>
  );
}
