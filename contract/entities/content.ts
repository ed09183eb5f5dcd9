import * as v from 'valibot';
import { FEATURES } from '../brand/features.ts';
import { MARKETING_PRODUCTS } from './marketing.ts';
import { Amount, Id, Instant } from '../primitives.ts';

/** Our addition, optional: the feature that the content is about. Brands without it hide the content; unknown names are ignored. */
const About = v.optional(v.fallback(v.optional(v.picklist(FEATURES)), undefined));

/** Our addition, optional: the texts' language, if not the requested one. */
const TextLanguage = v.optional(
  v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[\dA-Za-z]{2,8}){0,3}$/))), undefined),
);

/** Our addition, optional: countries whose players see it; an unreadable list counts as none. */
const Regions = v.optional(v.fallback(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), []));

export const Banner = v.object({
  id: Id,
  url: v.string(),
  src: v.string(),
  alt: v.string(),
  feature: About,
  lang: TextLanguage,
});
/** Kind 0: download banner, kind 1: tile of the home page. */
export const Promotion = v.object({
  id: Id,
  kind: v.picklist([0, 1]),
  url: v.string(),
  title: v.string(),
  image: v.string(),
  content: v.string(),
  feature: About,
  lang: TextLanguage,
  regions: Regions,
  /** Our additions, optional: label of the button to `url`, begin and end. */
  button: v.optional(v.string()),
  from: v.optional(Instant),
  until: v.optional(Instant),
});
/** Our addition: answers a question; content is HTML. */
export const HelpArticle = v.object({
  id: Id,
  title: v.string(),
  content: v.string(),
  feature: About,
  lang: TextLanguage,
});
/** Our addition, optional: advertising is hidden during a break. */
const Purpose = v.optional(v.fallback(v.optional(v.picklist(['service', 'marketing'])), undefined));
export const Notice = v.object({
  id: Id,
  content: v.string(),
  at: Instant,
  lang: TextLanguage,
  purpose: Purpose,
});
export const PrivateMessage = v.object({
  id: Id,
  title: v.string(),
  content: v.string(),
  at: Instant,
  is_read: v.boolean(),
  lang: TextLanguage,
  purpose: Purpose,
  /** Our addition, optional: the advertised product. */
  product: v.optional(v.fallback(v.optional(v.picklist(MARKETING_PRODUCTS)), undefined)),
});
export const SupportChannel = v.object({ id: Id, name: v.string(), kind: v.string(), url: v.string() });
export const VipLevel = v.object({
  level: v.pipe(v.number(), v.integer()),
  name: v.string(),
  image: v.string(),
  /** Total deposits for the level. */
  recharge: Amount,
});
export const InviteCode = v.object({ type: v.string(), name: v.string(), code: v.string() });
