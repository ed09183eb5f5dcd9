import * as v from 'valibot';
import {
  Banner,
  HelpArticle,
  LiveGame,
  Notice,
  PrivateMessage,
  Promotion,
  SupportChannel,
  ThirdPartyGame,
  VipLevel,
} from '#contract/entities';
import { readValue } from '#contract/wire';
import type { Content } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';

const Id = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'must be letters, digits, dots and hyphens'));
const Footer = v.object({
  id: Id,
  language: v.pipe(v.string(), v.maxLength(20)),
  text: v.pipe(v.string(), v.maxLength(600)),
});

/** The schema of each list's entries: an invalid edit would break every call of its row. */
const ENTRIES: Readonly<Record<keyof Content, v.ObjectSchema<v.ObjectEntries, undefined>>> = {
  banners: Banner,
  promotions: Promotion,
  announcements: Notice,
  marquee: Notice,
  private_messages: PrivateMessage,
  help_articles: HelpArticle,
  footer: Footer,
  support_channels: SupportChannel,
  support_contacts: SupportChannel,
  vip_levels: v.object({ ...VipLevel.entries, id: Id }),
  pg_games: ThirdPartyGame,
  tada_games: ThirdPartyGame,
  noah_games: ThirdPartyGame,
  live_games: LiveGame,
};
/** More than any page shows; demo lobbies have 100. */
const MAX_ENTRIES = 2_000;

interface Edit {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Checks an edit before json-server stores it: the resulting entry must fit its row.
 *
 * @throws Refusal that names the list and the member
 */
export function checkContentEdit(content: Content, { method, path, body }: Edit): void {
  const [list = '', id, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (!isList(list) || rest.length > 0)
    throw new Refusal(
      'notFound',
      `Edited are ${Object.keys(ENTRIES).join(', ')}: /__content/LIST and /__content/LIST/ID`,
    );
  const entries = content[list] as readonly { readonly id: string }[];
  const stored = entries.find((entry) => entry.id === id);
  const isNew = method === 'POST';
  if (isNew ? id !== undefined : stored === undefined)
    throw new Refusal('notFound', `${list} has no such entry; POST /__content/${list} adds one`, { field: 'path' });
  if (method === 'DELETE') return;
  if (isNew && entries.length >= MAX_ENTRIES)
    throw new Refusal('tooLarge', `${list} has ${MAX_ENTRIES} entries: remove some first`, { field: list });
  const isOther = isNew ? entries.some((entry) => entry.id === body['id']) : (body['id'] ?? id) !== id;
  if (isOther)
    throw new Refusal('badRequest', `${list}.id: a new entry has an id of its own, and keeps it`, {
      field: `${list}.id`,
    });
  // json-server adds a missing id.
  const entry = isNew ? { id: 'new', ...body } : { ...(method === 'PATCH' ? stored : {}), ...body, id };
  const checked = readValue(v.strictObject({ ...ENTRIES[list].entries, id: Id }), entry);
  if (checked.success) return;
  const [issue] = checked.issues;
  const field = `${list}.${v.getDotPath(issue) ?? ''}`;
  throw new Refusal('badRequest', `${field}: ${issue.message.slice(0, 200)}`, { field });
}

const isList = (name: string): name is keyof Content => Object.hasOwn(ENTRIES, name);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal('badRequest', 'The path has an invalid escape', { field: 'path' });
  }
}
