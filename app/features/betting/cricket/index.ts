export { useCricketList, useListCricketQuery } from './cricket-api.ts';
export { CricketCard } from './cricket-card.tsx';
export { listedCricket } from './cricket-filter.ts';
export { CricketList } from './cricket-list.tsx';
export { CricketMatchPage } from './cricket-match-page.tsx';
export { useCricketTeams } from './use-cricket-teams.ts';
