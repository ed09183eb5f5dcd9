import * as v from 'valibot';
import type { Service } from '../row.ts';

const BasePath = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/, 'must be a path such as /sports, without an end slash'),
);

/**
 * Where the operator's upstream has each service. The page always calls the specification's path on its own origin;
 * the web server maps it (hosting files of `slipway brand build`), so that the JavaScript is the same for every brand.
 */
const BasePaths = v.strictObject({
  sports: BasePath,
  '3rd-game': BasePath,
  pggame: BasePath,
  tadaGame: BasePath,
  otherChat: BasePath,
  activities: BasePath,
} satisfies Record<Service, typeof BasePath>);

export const Upstream = v.strictObject({
  basePaths: BasePaths,
  /** Claimed without proof, `keyed` books twice: an upstream without keys booked four bets for one press whose answers were lost. */
  idempotency: v.optional(
    v.pipe(
      v.picklist(['keyed', 'none']),
      v.description(
        'keyed: the upstream is proved to know our idempotency keys; none (the default): it ignores them, so nothing that moves money is repeated by a machine, only asked about',
      ),
    ),
    'none',
  ),
});
export type Idempotency = v.InferOutput<typeof Upstream>['idempotency'];
