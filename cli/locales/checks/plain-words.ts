import { isAcronymOrName, withoutKnownPhrases } from '#cli/locales/facts/international-words.ts';

/** May stay in Latin letters or as in the source: glossary terms and allowed texts. */
export interface KnownWords {
  /** Longest first. */
  readonly terms: readonly string[];
}

/** Placeholders, tags, references, links, mail addresses, file and domain names, handles, entities, parts of commands. */
const NOT_WORDS =
  /<(code|kbd)>[^<]*<\/\1>|\{\{[^{}]*\}\}|\$t\([^$)]*\)|<\/?[\w.-][^<>]*>|https?:\/\/\S+|www\.\S+|(?<![^\s@])[^\s@]+@\S+|@\w+|#\w+|&\w+;|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?|\/\w[\w/]*|`[^`]*`|\b\w+_\w+\b|(?<![\w-])\w+(?:-\w+)*-\d[\w-]*|(?<!\S)--?[A-Za-z][\w-]*|(?<!\S)[^\s=]+=\S*|\blocalhost\b|(?<![\w-])[\w-]+:\d+\b|\b\w+\(\)|\$\w+/gu;
/** Keys pressed together, and a path of Windows; its folders may have blanks. */
const KEYS_AND_PATHS =
  /(?<![\p{L}\p{N}])(?:Ctrl|Control|Cmd|Command|Alt|Option|Shift|Meta|Win|Fn|[⌘⌥⇧⌃])(?: ?\+ ?[\p{L}\p{N}↵←→↑↓⌘⌥⇧⌃]+)+|(?<![\p{L}\p{N}])[A-Za-z]:\\(?:[^\\/:*?"<>|\n]+\\)*[^\\/:*?"<>|\s]*/gu;
const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu;
/** Letters of date and time patterns are placeholders. */
const DATE_PATTERN = /\b(?:[YyMDdHhmsSaAEeGZzTwWQ]+)(?:[\s.,:/-]+(?:[YyMDdHhmsSaAEeGZzTwWQ]+))+\b/gu;
const DATE_TOKENS =
  /^(?:y{1,4}|Y{2,4}|M{1,4}|D{1,4}|d{1,4}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|S{1,3}|a|A|E{1,4}|z|Z{1,2}|T|w|Q)$/u;

/** The words to translate: without terms, acronyms, names, links and code. */
export function wordsOf(text: string, known: KnownWords): string[] {
  // First, because a date with slashes looks like a path.
  const dateless = text.replaceAll(DATE_PATTERN, (run) =>
    run.split(/[\s.,:/-]+/u).every((part) => DATE_TOKENS.test(part)) ? ' ' : run,
  );
  const plain = /[+\\]/u.test(dateless) ? dateless.replaceAll(KEYS_AND_PATHS, ' ') : dateless;
  let rest = withoutKnownPhrases(plain.replaceAll(NOT_WORDS, ' '));
  for (const term of known.terms) if (rest.includes(term)) rest = rest.replaceAll(term, ' ');
  return (rest.match(WORD) ?? []).filter((word) => word.length > 1 && !isAcronymOrName(word));
}
