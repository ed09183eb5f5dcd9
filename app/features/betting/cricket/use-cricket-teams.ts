import { useGetCricketQuery } from './cricket-api.ts';

/** The teams, for the page's heading. Undefined until the match is read. */
export function useCricketTeams(id: string): { readonly home: string; readonly away: string } | undefined {
  return useGetCricketQuery(id).currentData;
}
