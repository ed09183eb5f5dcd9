import * as v from 'valibot';
import { Id, Odds } from '#contract/entities';

const Name = v.pipe(v.string(), v.maxLength(200));

/** The picks of one match. */
export const StoredCricketMatch = v.object({
  home: Name,
  away: Name,
  picks: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.maxLength(200)),
        categoryLabel: Name,
        slipLabel: Name,
        odd: Odds,
        typed: v.pipe(v.string(), v.maxLength(40)),
      }),
    ),
    v.minLength(1),
    v.maxLength(500),
  ),
});

/** The schema of stored cricket picks; `CricketPicks` is their type. */
export const StoredCricketPicks = v.object({ matches: v.record(Id, StoredCricketMatch), sent: v.optional(Id) });
