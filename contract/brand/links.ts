import * as v from 'valibot';

const SAFE_URL_MESSAGE = 'must be an https address without user name, spaces or quotes';
const ORIGIN_MESSAGE = 'must be an https origin such as https://games.example.com, without a path';

/** https without user name, and without characters that end an attribute or header line. */
export const SAFE_URL =
  /^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}]{0,1000})?$/;
/** For a content policy: scheme, host, optional port; a star for one level of sub-domains. */
export const SAFE_ORIGIN =
  /^https:\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+(?::\d{1,5})?$/;
/** As in certificates. */
const HOST = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

export const SafeUrl = v.pipe(v.string(), v.maxLength(1_200), v.regex(SAFE_URL, SAFE_URL_MESSAGE));
export const Origin = v.pipe(v.string(), v.maxLength(300), v.regex(SAFE_ORIGIN, ORIGIN_MESSAGE));
export const Domain = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(HOST, 'must be a host name such as www.example.com'),
);

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** A file in the brand's folder; cannot be a path. */
const AssetName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,60}\.(?:svg|png)$/, 'must be the name of an SVG or PNG file in the brand folder'),
);

export const SocialLink = v.strictObject({
  network: v.pipe(
    v.picklist(['facebook', 'instagram', 'x', 'youtube', 'tiktok', 'telegram', 'whatsapp', 'discord', 'line']),
    v.description('decides the icon'),
  ),
  url: v.pipe(SafeUrl, v.description('your page there')),
});

export const Sponsor = v.strictObject({
  name: v.pipe(Name, v.description('read out in place of the picture')),
  logo: v.pipe(AssetName, v.description('a picture in the brand folder')),
  url: v.pipe(SafeUrl, v.description("the sponsor's page")),
});

/** Distinguishes kinds of channels. */
const Kind = <Name extends string>(name: Name) => v.pipe(v.literal(name), v.description('the kind of channel'));

export const SupportChannel = v.variant('kind', [
  v.strictObject({ kind: Kind('chat') }),
  v.strictObject({
    kind: Kind('email'),
    address: v.pipe(
      v.string(),
      v.maxLength(120),
      v.email('must be an e-mail address'),
      v.description('for questions of players'),
    ),
  }),
  v.strictObject({
    kind: Kind('phone'),
    number: v.pipe(
      v.string(),
      v.regex(/^\+\d{6,15}$/, 'must be a number such as +551140001234'),
      v.description('with the country code'),
    ),
  }),
  v.strictObject({
    kind: Kind('link'),
    name: v.pipe(Name, v.description('text of the link')),
    url: v.pipe(SafeUrl, v.description('where it leads')),
  }),
]);
