export { useListCricketQuery } from './cricket-api.ts';
export { CricketList } from './cricket-list.tsx';
export { CricketMatchPage } from './cricket-match-page.tsx';
export { useCricketTeams } from './use-cricket-teams.ts';
