import { describe, expect, it } from 'vitest';
import { assertRace } from '#engine/lottery';
import { raceAgain, SAMPLE_FINISH, sumWays } from './race-example.ts';

describe('the race of the example', () => {
  it('goes on with real finishes, and does not repeat itself at once', () => {
    let finish = SAMPLE_FINISH;
    const seen = new Set<string>();
    for (let race = 0; race < 10; race += 1) {
      assertRace(finish);
      seen.add(finish.join());
      finish = raceAgain(finish);
    }
    expect(seen.size).toBe(10);
  });

  it('has the ninety ordered pairs that the rules count', () => {
    expect([...sumWays()]).toEqual([
      [3, 2],
      [4, 2],
      [5, 4],
      [6, 4],
      [7, 6],
      [8, 6],
      [9, 8],
      [10, 8],
      [11, 10],
      [12, 8],
      [13, 8],
      [14, 6],
      [15, 6],
      [16, 4],
      [17, 4],
      [18, 2],
      [19, 2],
    ]);
  });
});
