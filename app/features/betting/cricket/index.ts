export { useCricketList, useListCricketQuery } from './cricket-api.ts';
export { listedCricket } from './cricket-filter.ts';
export { CricketList } from './cricket-list.tsx';
export { CricketMatchPage } from './cricket-match-page.tsx';
export { CricketRows } from './cricket-rows.tsx';
export { useCricketTeams } from './use-cricket-teams.ts';
