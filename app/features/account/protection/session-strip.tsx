import { skipToken } from '@reduxjs/toolkit/query';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useGetSessionSummaryQuery } from './protection-api.ts';
import { SessionFacts } from './session-facts.tsx';

/** The session on one line, for the shell and for game frames; nothing if the jurisdiction does not require it. */
export function SessionStrip() {
  const { isAccompanied } = useRules();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const { currentData } = useGetSessionSummaryQuery(isAccompanied && isPlayer ? undefined : skipToken);
  return currentData === undefined ? null : <SessionFacts summary={currentData} look="strip" />;
}
