import * as v from 'valibot';

/** A path of the site itself, or an https address; no query and no fragment, so that no data can be passed in it. */
export const REPORTS_TO =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?)?(?:\/[\w~-][\w.~-]{0,60}){1,8}$/;

/** Where the page sends its error reports; absent: nowhere. */
export const ErrorReports = v.strictObject({
  to: v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(REPORTS_TO, 'must be a path such as /client-reports, or an https address, without a query'),
    v.description('path of the own site, or an https address whose origin is in csp.connect'),
  ),
  webVitals: v.pipe(v.boolean(), v.description('also send Web Vitals: how fast pages load and respond')),
});
export type ErrorReports = v.InferOutput<typeof ErrorReports>;
