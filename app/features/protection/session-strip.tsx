import { skipToken } from '@reduxjs/toolkit/query';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useGetSessionSummaryQuery } from './protection-api.ts';
import { SessionFacts } from './session-facts.tsx';

/** The session on one line, for the frame of the page and that of a game; nothing where the jurisdiction does not ask for it. */
export function SessionStrip() {
  const { isAccompanied } = useRules();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const { currentData } = useGetSessionSummaryQuery(isAccompanied && isPlayer ? undefined : skipToken);
  return currentData === undefined ? null : <SessionFacts summary={currentData} look="strip" />;
}
