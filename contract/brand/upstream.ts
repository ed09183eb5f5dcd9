import * as v from 'valibot';
import type { Service } from '../row.ts';

const BasePath = (service: string) =>
  v.pipe(
    v.string(),
    v.maxLength(120),
    v.regex(/^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/, 'must be a path such as /sports, without an end slash'),
    v.description(`where your upstream has the calls of /${service}`),
  );

/**
 * The upstream's path of each service. The page calls the specification's paths on its own origin, and the web server maps them
 * (hosting files), so that all brands share the JavaScript.
 */
const BasePaths = v.strictObject({
  sports: BasePath('sports'),
  '3rd-game': BasePath('3rd-game'),
  pggame: BasePath('pggame'),
  tadaGame: BasePath('tadaGame'),
  otherChat: BasePath('otherChat'),
  activities: BasePath('activities'),
} satisfies Record<Service, ReturnType<typeof BasePath>>);

/** Scheme, host, optional port, as the web server reaches it; http only inside the operator's network. */
export const UPSTREAM_ORIGIN =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?|\[[0-9a-f:]{2,39}\])(?::[1-9]\d{0,4})?$/;

const UpstreamOrigin = (what: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(300),
      v.regex(
        UPSTREAM_ORIGIN,
        'must be an origin such as http://10.0.0.5:5000 or https://bets.example.com, without a path',
      ),
      v.description(what),
    ),
  );

/** Server of each service. Only in hosting files: the page never learns an address behind the web server. */
const Origins = v.strictObject({
  default: UpstreamOrigin('the server of every service that is not listed here'),
  sports: UpstreamOrigin('the server of /sports: matches, bets, accounts and wallet'),
  '3rd-game': UpstreamOrigin('the server of /3rd-game: games of other providers'),
  pggame: UpstreamOrigin('the server of /pggame'),
  tadaGame: UpstreamOrigin('the server of /tadaGame'),
  otherChat: UpstreamOrigin('the server of /otherChat: conversations with support'),
  activities: UpstreamOrigin('the server of /activities: promotions and rewards'),
  content: UpstreamOrigin('the server of /content: pictures that answers refer to'),
  push: UpstreamOrigin('the server of the socket /wss-new: balances and results'),
  chat: UpstreamOrigin('the server of the socket /im-new: chat'),
} satisfies Record<Service | 'default' | 'content' | 'push' | 'chat', ReturnType<typeof UpstreamOrigin>>);

export const Upstream = v.pipe(
  v.strictObject({
    basePaths: v.pipe(BasePaths, v.description('where your upstream has each service; the web server maps it')),
    origins: v.optional(
      v.pipe(
        Origins,
        v.description(
          'the servers behind the web server, one for each service if you like; absent: the hosting files read one address from the environment',
        ),
      ),
    ),
    /** A wrong `keyed` places bets twice: with lost answers, an upstream without keys placed four bets for one press. */
    idempotency: v.optional(
      v.pipe(
        v.picklist(['keyed', 'none']),
        v.description(
          'keyed: the upstream is proved to know our idempotency keys; none (the default): it ignores them, so nothing that moves money is repeated by a machine, only asked about',
        ),
      ),
      'none',
    ),
    /** Absent under `uk` and `br`, whose pages read the session anyway. */
    tellsSessionEnd: v.optional(
      v.pipe(
        v.boolean(),
        v.description(
          'whether the upstream says when a session ends (`ends_at` of getSessionSummary); pages then warn two minutes before, and the player can stay signed in. Under uk and br pages always ask',
        ),
      ),
    ),
  }),
  v.description('the server behind the site'),
);
export type Idempotency = v.InferOutput<typeof Upstream>['idempotency'];
/** Server of each service. */
export type UpstreamOrigins = NonNullable<v.InferOutput<typeof Upstream>['origins']>;
