import * as v from 'valibot';

/** Each service's tag for the owner of a site. */
export const VERIFICATIONS = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
  baidu: 'baidu-site-verification',
} as const;
export type VerificationService = keyof typeof VERIFICATIONS;

const SERVICES = Object.keys(VERIFICATIONS) as [VerificationService, ...VerificationService[]];

/** For search engines and shared links. */
export const Head = v.strictObject({
  index: v.optional(
    v.pipe(v.boolean(), v.description('false asks search engines not to list the site: for test sites; default true')),
  ),
  share: v.optional(
    v.pipe(
      v.picklist(['art', 'none']),
      v.description(
        'art: share.png, 1200 x 630, is shown where a link to the site is shared; slipway brand icons draws it',
      ),
    ),
  ),
  verification: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          service: v.pipe(v.picklist(SERVICES), v.description('who asks for the proof')),
          code: v.pipe(
            v.string(),
            v.regex(/^[\w.=-]{4,120}$/, 'must be the code alone, without the tag around it'),
            v.description('the code that the service gave'),
          ),
        }),
      ),
      v.maxLength(10),
      v.description('proofs of ownership as tags of the page; proofs as files go into public/'),
    ),
  ),
});
