import * as v from 'valibot';

/** A path of the site, or an https address; no query and no fragment, so that it cannot carry data. */
export const REPORTS_TO =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?)?(?:\/[\w~-][\w.~-]{0,60}){1,8}$/;

const To = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(REPORTS_TO, 'must be a path such as /client-reports, or an https address, without a query'),
  v.description('path of the own site, or an https address whose origin is in csp.connect'),
);

/** Receives the page's error reports; absent: no one. */
export const ErrorReports = v.strictObject({
  to: To,
  consent: v.optional(
    v.pipe(
      v.boolean(),
      v.description('whether the player is asked first; absent: yes. false only where your law needs no consent'),
    ),
  ),
  webVitals: v.pipe(v.boolean(), v.description('also send Web Vitals: how fast pages load and respond')),
});
export type ErrorReports = v.InferOutput<typeof ErrorReports>;

/** Receives the opened pages; absent: no one. Always needs the player's consent. */
export const Analytics = v.strictObject({ to: To });
export type Analytics = v.InferOutput<typeof Analytics>;

/** What the page may send to the operator's collectors. */
export interface Reports {
  readonly errors?: ErrorReports;
  readonly analytics?: Analytics;
}
