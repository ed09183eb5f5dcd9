import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useGetSessionSummaryQuery } from './protection-api.ts';
import { SessionFacts } from './session-facts.tsx';
import { useUnprotected } from './use-unprotected.ts';

/** The session on one line, for the shell and for game frames; nothing if the jurisdiction does not require it. */
export function SessionStrip() {
  const { t } = useTranslation('protection');
  const { isAccompanied } = useRules();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const { currentData } = useGetSessionSummaryQuery(isAccompanied && isPlayer ? undefined : skipToken);
  const isUnprotected = useUnprotected();
  if (isUnprotected) return <p role="status">{t('stop.unprotected')}</p>;
  return currentData === undefined ? null : <SessionFacts summary={currentData} look="strip" />;
}
