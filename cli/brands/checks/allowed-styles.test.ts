import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Profile } from '#contract/brand';
import { testBrands } from '#cli/test/brands.ts';
import { checkCustomCss } from './custom-css.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'slipway-css-'));
afterAll(() => rmSync(folder, { recursive: true }));

function problems(css: string, profile: Profile = 'uk') {
  writeFileSync(path.join(folder, 'custom.css'), css);
  return checkCustomCss(folder, profile);
}

/** Each hides something that a profile requires: the protection link, a dialog, the footer, the ring of the focus. */
const HIDING = [
  'footer { display: none }',
  'FOOTER { DISPLAY: NONE !important }',
  'dialog[open] { display: none }',
  'dialog { visibility: hidden }',
  '.x1 { visibility: collapse }',
  '* { content-visibility: hidden }',
  "a[href='/protection'] { opacity: 0 }",
  "a[href*='prot'] { opacity: 1% }",
  "nav :has(> a[href='/protection']) { display: none }",
  "li:has(a[href='/protection']) { display: none }",
  ':is(footer, aside) { display: none }',
  ':where(footer) { display: none }',
  ':not(main) { display: none }',
  '#root > :last-child { display: none }',
  '@media (min-width: 1px) { footer { display: none } }',
  'body { & footer { display: none } }',
  'footer { @media (min-width: 1px) { display: none } }',
  '@container (min-width: 1px) { footer { display: none } }',
  '@supports (display: grid) { footer { display: none } }',
  'footer { clip: rect(0 0 0 0) }',
  'footer { clip-path: inset(100%) }',
  'footer { mask: linear-gradient(transparent, transparent) }',
  'footer { height: 0; overflow: hidden }',
  'footer { max-height: 1px }',
  'footer { inline-size: 0% }',
  'footer { position: absolute; left: -9999px }',
  'footer { inset: 0 auto auto -100vw }',
  'footer { top: 200vh }',
  'footer { margin-inline-start: -9999px }',
  'footer { margin: 0 0 0 -2000px }',
  'footer { text-indent: -9999px }',
  'footer { transform: scale(0) }',
  'footer { transform: translateX(-100vw) }',
  'footer { scale: 0 }',
  'footer { translate: -100% }',
  'footer { zoom: 0 }',
  'footer { z-index: -1 }',
  'footer { font-size: 0 }',
  'footer { font: 0/0 a }',
  'footer { color: transparent }',
  'footer { color: rgb(0 0 0 / 0) }',
  'footer { color: rgba(0, 0, 0, 0%) }',
  'footer { color: #0000 }',
  'footer { color: #11223300 }',
  'footer { -webkit-text-fill-color: transparent }',
  'body { --color-text: transparent }',
  'footer { filter: opacity(0) }',
  'footer { display: var(--gone) }',
  'footer { opacity: calc(0 * 1) }',
  "a[href='/protection'] { pointer-events: none }",
  'footer { animation: gone 1s forwards } @keyframes gone { to { opacity: 0 } }',
  'footer { animation: gone 1s paused } @keyframes gone { from { opacity: 0 } to { opacity: 1 } }',
  'footer { animation: gone 1s; animation-play-state: paused } @keyframes gone { from { opacity: 0 } }',
  'footer { animation: gone 9999s } @keyframes gone { from { opacity: 0 } to { opacity: 0.9 } }',
  'footer { animation: gone 1s 9999s backwards } @keyframes gone { from { opacity: 0 } }',
  'footer { font-size-adjust: 0 }',
  'footer { -webkit-text-security: disc }',
  'footer { translate: 100% }',
  'footer { transform: translateY(100%) }',
  'footer { position: fixed; left: 100% }',
  'footer { rotate: 1 0 0 90deg }',
  'footer { letter-spacing: -100px }',
  ':focus { outline: none }',
  ':focus-visible { outline: 0 }',
  'button:focus { outline-style: none }',
  'a { outline-width: 0 }',
  '* { outline-color: transparent }',
  ':focus-visible { outline: 3px solid transparent }',
  ':root { --none: transparent } :focus-visible { outline-color: var(--none) }',
  ':focus-visible { outline-offset: -9999px }',
  ':focus-visible { all: unset }',
  ':focus-visible:not(:hover) { outline: none }',
  'nav::after { content: ""; position: fixed; inset: 0; background: white }',
  'main::before { content: "████"; display: block; margin-bottom: -64px }',
  'footer { color: var(--color-canvas) }',
  'footer { color: #fff; background: #fff }',
  'body { --color-text: var(--color-canvas) }',
  ':focus-visible { outline-color: var(--color-canvas) }',
  ':focus-visible { outline: 3px solid #fff }',
  'footer { flex: 0; min-width: 0; overflow: hidden }',
  'footer { display: grid; grid-template-rows: 0fr; overflow: hidden }',
  'footer { width: 5px; height: 5px; overflow: hidden }',
  'img { position: fixed; inset: 0; z-index: 999 }',
  'a svg { display: none }',
  'h1 { box-shadow: 0 0 0 100vmax #fff }',
  'h1 { border-bottom: 40vh solid #fff; margin-bottom: -40vh }',
  'main { min-height: 900vh }',
  'p { outline-style: solid; outline-width: 6px }',
  ':focus-visible a { outline-width: 6px }',
  ':focus-visible { & a { outline-width: 6px } }',
  ':not(:focus) { outline-width: 6px }',
  ':focus-visible::before { outline-width: 6px }',
  ':focus-visible, a { outline-width: 6px }',
  ':root { --radius: 999px; --row: 0 }',
  ':root { --none: 0 } footer { border-radius: var(--none) }',
  'footer { font-weight: revert }',
  'footer { d\\69splay: none }',
  '@font-face { font-family: a; src: url(/blank.woff2) }',
  '@property --color-text { syntax: "<color>"; inherits: false; initial-value: white }',
  '@keyframes gone { to { opacity: 0 } }',
  '@scope (body) { footer { display: none } }',
  '@starting-style { footer { opacity: 0 } }',
  '@MEDIA print { @container (width > 0) { @supports (color: red) { footer { display: none } } } }',
];

/** What a brand may style. */
const ALLOWED = [
  ':root { --radius: 0; --radius-small: 2px; --radius-large: 1rem }',
  'button, .x1:is(a, b) { border-radius: 4px 0 0.5rem }',
  'h2 { font-weight: 800; font-style: italic; text-transform: uppercase; letter-spacing: 0.04em; text-align: center }',
  'a { text-decoration-line: underline; text-decoration-thickness: 2px; text-underline-offset: 3px }',
  ':focus-visible { outline-width: 4px; outline-style: double }',
  'a:focus { @media (min-width: 40rem) { outline-width: 4px } }',
  '@media (min-width: 40rem) { /* wide */ h1 { font-weight: bold } }',
  '@supports (display: none) { main { & h1 { FONT-WEIGHT: 700 !important } } }',
  'td { font-variant-numeric: tabular-nums }',
];

describe('custom.css of a brand whose profile requires protection', () => {
  it.each(HIDING)('must not hide: %s', (css) => {
    const found = problems(css);
    expect(found.map(({ check }) => check)).toContain('hidden-protection');
    for (const { advice, message } of found) expect([message, advice.length > 5]).toEqual([message, true]);
  });

  it.each(ALLOWED)('may say: %s', (css) => expect(problems(css)).toEqual([]));

  it('has the line of what hides, under every regulated profile', () => {
    for (const profile of ['uk', 'br'] as const)
      expect(
        problems('a { font-weight: 700 }\nfooter {\n  border-radius: 0;\n  display: none;\n}', profile),
      ).toMatchObject([{ check: 'hidden-protection', file: 'custom.css', at: { line: 4, column: 3 } }]);
  });

  it('is refused once, with the list of what is allowed', () => {
    expect(problems('@import "/a.css";\na { color: red }')).toMatchObject([
      { check: 'bad-css' },
      {
        check: 'hidden-protection',
        message: expect.stringContaining("'color: red'"),
        advice: expect.stringContaining('border-radius'),
      },
    ]);
  });

  it('is free to hide where no profile requires anything', () => {
    for (const css of HIDING) expect(problems(css, 'none')).toEqual([]);
  });
});

it('slipway brand check ends with an error', async () => {
  const brands = testBrands(['pennygate']);
  try {
    writeFileSync(path.join(brands.root, 'brands/pennygate/custom.css'), "a[href='/protection'] { display: none }\n");
    const { status, stdout } = await brands.slipway(['brand', 'check', 'pennygate']);
    expect(stdout).toContain('hidden-protection');
    expect(status).toBe(1);
  } finally {
    brands.remove();
  }
});
