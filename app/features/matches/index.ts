export { useListMatchesQuery } from './matches-api.ts';
