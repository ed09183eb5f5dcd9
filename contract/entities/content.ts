import * as v from 'valibot';
import { Amount, Id, Instant } from '#contract/primitives.ts';

export const Banner = v.object({ id: Id, url: v.string(), src: v.string(), alt: v.string() });
/** Kind 0: the download banner, kind 1: a tile of the home page. */
export const Promotion = v.object({
  id: Id,
  kind: v.picklist([0, 1]),
  url: v.string(),
  title: v.string(),
  image: v.string(),
  content: v.string(),
});
export const Notice = v.object({ id: Id, content: v.string(), at: Instant });
export const PrivateMessage = v.object({
  id: Id,
  title: v.string(),
  content: v.string(),
  at: Instant,
  is_read: v.boolean(),
});
export const SupportChannel = v.object({ id: Id, name: v.string(), kind: v.string(), url: v.string() });
export const VipLevel = v.object({
  level: v.pipe(v.number(), v.integer()),
  name: v.string(),
  image: v.string(),
  /** What has to be paid in, all told, to reach it. */
  recharge: Amount,
});
export const InviteCode = v.object({ type: v.string(), name: v.string(), code: v.string() });
