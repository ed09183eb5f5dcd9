import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** DATABASE_URL, user_id, --dry-run, config.yaml. */
const WORDS =
  /(?<![\w./@{$-])(?:[A-Za-z\d]+(?:_[A-Za-z\d]+)+|--[a-z][a-z-]+|\.?[a-z][\w-]*(?:\.[\w-]+)*\.(?:ya?ml|json|toml|env|local|lock|mjs|cjs|tsx?|jsx?|css|html?|md|sh|sql|ini|conf|xml))(?![\w/(])/gu;
const MAY_HAVE = /_|--|\.[a-z]/u;
/** An example, which is translated. */
const EXAMPLE = /your|my[-_]|example|name|here|file\b/iu;
const COMMAND = /`([^`]+)`/gu;
const HIDDEN = /\{\{[^{}]*\}\}|\$t\([^$)]*\)|<[^<>]*>|https?:\/\/\S+|`[^`]*`/gu;
const QUOTED = /"[^"]*"|'[^']*'/gu;
const NONE: readonly string[] = [];

const wordsIn = (text: string): readonly string[] =>
  MAY_HAVE.test(text) ? (text.replaceAll(HIDDEN, ' ').match(WORDS) ?? NONE) : NONE;
const commandsIn = (text: string): readonly string[] =>
  text.includes('`') ? [...text.matchAll(COMMAND)].map(([, command = '']) => command) : NONE;
const wordsOf = (source: SourceText): readonly string[] => (source.codeWords ??= wordsIn(source.text));
const commandsOf = (source: SourceText): readonly string[] => (source.commands ??= commandsIn(source.text));

/** A command or identifier that is nearly the source's; one that is absent may be said in words. */
export function checkCodeWords(pair: TextPair): void {
  const words = wordsOf(pair.source);
  const commands = commandsOf(pair.source);
  const altered =
    (words.length === 0 ? undefined : alteredIn(pair, words, wordsLike(pair.target), isNearWord)) ??
    (commands.length === 0 ? undefined : alteredIn(pair, commands, commandsIn(pair.target), isNearCommand));
  if (altered === undefined) return;
  addFinding(pair, 'name', `Write ${altered[0]} instead of ${altered[1]}: code is the same everywhere.`);
}

/** Also those that have lost what marks them. */
const wordsLike = (text: string): readonly string[] => [
  ...wordsIn(text),
  ...(text.replaceAll(HIDDEN, ' ').match(/(?<![\w.])[A-Za-z_\d]{6,}(?!\w)/gu) ?? []),
];

function alteredIn(
  { source, target }: TextPair,
  ours: readonly string[],
  theirs: readonly string[],
  isNear: (one: string, other: string) => boolean,
): readonly [string, string] | undefined {
  for (const one of ours) {
    if (target.includes(one) && (target.split(one)[1]?.search(/^[a-z_]/u) ?? -1) === -1) continue;
    if (EXAMPLE.test(one)) continue;
    const near = theirs.find((other) => !source.text.includes(other) && isNear(one, other));
    if (near !== undefined) return [one, near];
  }
  return undefined;
}

const bare = (word: string): string => word.toLowerCase().replaceAll(/[_-]/gu, '');

function isNearWord(one: string, other: string): boolean {
  if (one === other) return false;
  if (bare(one) === bare(other) || isOneAway(one, other)) return true;
  const [stem, ending] = [one.replace(/\.\w+$/u, ''), /\.\w+$/u.exec(one)?.[0]];
  if (ending !== undefined) return other.startsWith(`${stem}.`);
  // DATENBANK_URL.
  return (
    isConstant(one) &&
    isConstant(other) &&
    one.split('_').some((part) => part.length > 2 && other.split('_').includes(part))
  );
}

const isConstant = (word: string): boolean => /^[A-Z\d]+(?:_[A-Z\d]+)+$/u.test(word);

/** One letter more or less, or words lost: quoted parts may be translated. */
function isNearCommand(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((command) => command.replaceAll(QUOTED, '""').split(/\s+/u));
  if (ours === undefined || theirs === undefined || ours.length < 2 || ours[0] !== theirs[0]) return false;
  const ourText = ours.join(' ');
  const theirText = theirs.join(' ');
  if (ourText === theirText) return false;
  let at = 0;
  for (const word of ours) if (word === theirs[at]) at += 1;
  return (at === theirs.length && theirs.length < ours.length) || isOneAway(ourText, theirText);
}

function isOneAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  return left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1);
}
