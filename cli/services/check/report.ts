import type { Searched } from './search.ts';

export function writeCheckReport(_path: string, _run: { searched: Searched; where: string; seconds: number }): void {
  throw new Error('later');
}
