import { useGetCricketQuery } from './cricket-api.ts';

/** Who plays, for the page's heading; undefined until the match is read. */
export function useCricketTeams(id: string): { readonly home: string; readonly away: string } | undefined {
  return useGetCricketQuery(id).currentData;
}
