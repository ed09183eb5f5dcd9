import type { CssNode } from 'css-tree';
import parse from 'css-tree/parser';
import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import walk from 'css-tree/walker';
import { type Profile, PROFILE_RULES } from '#contract/brand';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';
import { CUSTOM_CSS, MAX_CUSTOM_BYTES } from '#cli/build/custom-layer.ts';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { readInside } from '#cli/build/brand/read-inside.ts';
import { textOf } from '#cli/files/read-text.ts';
import { ALLOWED_STYLES, stylesNotAllowed } from './allowed-styles.ts';

/** Rules that load something or reach beyond the brand's layer. */
const REFUSED_RULES: ReadonlySet<string> = new Set(['import', 'charset', 'namespace', 'layer']);
/** Functions that take an address as a string. */
const LOADING = /^(?:-webkit-)?image-set$|^src$|^image$/i;
/** A file of the site, a fragment, or a small inline picture. */
const OWN = /^(?:\/(?![/\\])[^\\]*|#.*|data:image\/(?:png|svg\+xml|webp)[;,].*)$/is;

type Found = readonly [node: { readonly loc?: CssNode['loc'] }, message: string, advice: string];

/**
 * Errors of custom.css with their lines: syntax errors, addresses elsewhere, rules beyond the brand's layer, and what may hide
 * something that the profile requires.
 */
export function checkCustomCss(folder: string, profile: Profile): BrandProblem[] {
  const inside = readInside(folder, CUSTOM_CSS, MAX_CUSTOM_BYTES);
  if (inside.state === 'missing') return [];
  if (inside.state === 'too-large')
    return [
      problem(
        1,
        1,
        `It has ${inside.size} bytes; at most ${MAX_CUSTOM_BYTES} are allowed.`,
        'Remove rules that are not used.',
      ),
    ];
  if (inside.state !== 'read') return [problem(1, 1, 'It cannot be read.', 'Replace it by a regular file.')];
  const { text, bad } = textOf(inside.bytes);
  if (bad !== undefined) {
    const { line, column } = lineAndColumn(text, bad.offset);
    return [problem(line, column, bad.message, bad.advice)];
  }
  return problemsOf(text, profile);
}

function problemsOf(text: string, profile: Profile): BrandProblem[] {
  const problems: BrandProblem[] = [];
  const tree = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ message, line, column }: { message: string; line?: number; column?: number }) =>
      void problems.push(
        problem(
          line ?? 1,
          column ?? 1,
          `This is not CSS: ${message}.`,
          'Correct it: browsers skip such a rule without a word.',
        ),
      ),
  });
  const found = ([node, message, advice]: Found): void =>
    void problems.push(problem(node.loc?.start.line ?? 1, node.loc?.start.column ?? 1, message, advice));
  walk(tree, {
    enter(node: CssNode) {
      for (const each of wrong(node)) found(each);
    },
  });
  problems.push(...tokenProblems(text));
  if (!PROFILE_RULES[profile].isAccompanied) return problems;
  const known = new Set(problems.map(({ at }) => `${at?.line}:${at?.column}`));
  for (const { loc } of stylesNotAllowed(tree)) {
    const { line, column } = loc?.start ?? { line: 1, column: 1 };
    const said = text.slice(loc?.start.offset, loc?.end.offset).replaceAll(/\s+/g, ' ').trim().slice(0, 60);
    if (!known.has(`${line}:${column}`)) problems.push(notAllowed(line, column, said, profile));
  }
  return problems;
}

function wrong(node: CssNode): readonly Found[] {
  if (node.type === 'Atrule' && REFUSED_RULES.has(node.name.toLowerCase()))
    return [[node, `@${node.name} is not allowed.`, 'Write the rules themselves: the file is in a layer of its own.']];
  if (node.type === 'Url' && !OWN.test(node.value)) return [abroad(node, node.value)];
  if (node.type === 'Function' && LOADING.test(node.name))
    return node.children
      .toArray()
      .flatMap((child) => (child.type === 'String' && !OWN.test(child.value) ? [abroad(child, child.value)] : []));
  return [];
}

const notAllowed = (line: number, column: number, said: string, profile: Profile): BrandProblem => ({
  ...problem(
    line,
    column,
    `'${said}' may hide what the profile '${profile}' requires: the protection, a dialog, the footer, the ring of the focus.`,
    `Remove it. Allowed are ${ALLOWED_STYLES}; colours and fonts are in brand.json.`,
  ),
  check: 'hidden-protection',
});

const abroad = (node: CssNode, address: string): Found => [
  node,
  `It loads '${address.slice(0, 60)}' from elsewhere.`,
  'Put the file into public/ or the brand folder, and write its path, such as /my-picture.png.',
];

/**
 * An unbalanced brace would end the layer around the file. Escapes are refused because browsers read `u\72l(` as `url(` and
 * `@\69mport` as `@import`.
 */
function tokenProblems(text: string): BrandProblem[] {
  const problems: BrandProblem[] = [];
  const open: number[] = [];
  const found = (at: number, message: string, advice: string): void => {
    const { line, column } = lineAndColumn(text, at);
    problems.push(problem(line, column, message, advice));
  };
  tokenize(text, (type, start, end) => {
    if (type === tokenTypes.LeftCurlyBracket) open.push(start);
    if (type === tokenTypes.RightCurlyBracket && open.pop() === undefined)
      found(start, 'This } closes nothing.', 'Remove it.');
    const isName = type === tokenTypes.Function || type === tokenTypes.AtKeyword;
    const isOddUrl = type === tokenTypes.Url && text.slice(start, start + 4).toLowerCase() !== 'url(';
    if (isOddUrl || (isName && text.slice(start, end).includes('\\')))
      found(start, 'A name is written with escapes.', 'Write it in plain letters.');
  });
  const unclosed = open.at(-1);
  if (unclosed !== undefined) found(unclosed, 'This { is never closed.', 'Close the rule with a }.');
  return problems;
}

const problem = (line: number, column: number, message: string, advice: string): BrandProblem => ({
  check: 'bad-css',
  key: '',
  file: CUSTOM_CSS,
  at: { line, column },
  message,
  advice,
});
