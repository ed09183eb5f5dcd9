import { escapeHtml } from '#cli/build/heads/escape.ts';
import { printable } from '#cli/terminal/printable.ts';
import { drawBars } from './draw-bars.ts';
import type { Page, Section } from './page-content.ts';

/** Self-contained: no script, no outside address, light and dark. */
export function asHtml({ title, lead, isGood, sections }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${plain(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${plain(title)}</h1>
<p class="lead ${isGood ? 'good' : 'bad'}">${plain(lead)}</p>
${sections.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section({ heading, text, table, picture }: Section): string {
  const head = (table?.columns ?? []).map((name) => `<th scope="col">${plain(name)}</th>`).join('');
  const rows = (table?.rows ?? []).map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  const body =
    table === undefined
      ? ''
      : `<div class="wide" tabindex="0" role="region" aria-label="${plain(heading)}"><table><thead><tr>${head}</tr></thead><tbody>\n${rows}\n</tbody></table></div>`;
  const behind =
    picture === undefined || table === undefined ? body : `<details><summary>The numbers</summary>${body}</details>`;
  return [
    `<section>\n<h2>${plain(heading)}</h2>`,
    ...(text === undefined ? [] : [`<p>${plain(text)}</p>`]),
    ...(picture === undefined ? [] : [`<figure>${drawBars(picture)}</figure>`]),
    behind,
    '</section>',
  ].join('\n');
}

const cell = (text: string) => `<td${/^-?[\d.,]+$/.test(text) ? ' class="number"' : ''}>${plain(text)}</td>`;

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1b1f24, #e8eaed); --paper: light-dark(#fff, #15181c); --line: light-dark(#d5dae0, #363c44); --bar: light-dark(#0b57d0, #8ab4f8); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; overflow-wrap: anywhere; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
.lead { padding: .75rem 1rem; border-inline-start: .3rem solid; margin: 0; }
.good { border-color: #188038; } .bad { border-color: #c5221f; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: break-word; min-width: 4ch; max-width: 60ch; }
th { white-space: nowrap; }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
figure { margin: 0 0 .5rem; } svg { width: 100%; height: auto; max-height: 16rem; } summary { cursor: pointer; padding: .3rem 0; }
`;

/** Escapes HTML and characters that hide or reorder text. */
const plain = (text: string): string => escapeHtml(printable(text));
