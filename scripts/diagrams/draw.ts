import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { instance } from '@viz-js/viz';

export const DIAGRAMS = 'docs/pictures/diagrams';

// Graphviz has Helvetica's metrics; a list of fonts would be measured as Times, and texts would overflow.
const FONT = 'Helvetica';
const FONTS = 'Helvetica, Arial, Liberation Sans, sans-serif';
const DEFAULTS = {
  graphAttributes: { bgcolor: 'white', fontname: FONT, fontsize: 11, pad: 0.2, labeljust: 'l' },
  nodeAttributes: { fontname: FONT, fontsize: 12, shape: 'box', style: 'rounded,filled', margin: '0.18,0.09' },
  edgeAttributes: { fontname: FONT, fontsize: 10, arrowsize: 0.7 },
};

interface Palette {
  readonly ground: string;
  readonly ink: string;
  readonly line: string;
  readonly box: string;
  readonly main: string;
  readonly good: string;
  readonly warn: string;
  readonly data: string;
}

// Contrast of at least 7 on each background (computed by draw.test.ts).
export const LIGHT: Palette = {
  ground: '#ffffff',
  ink: '#1b2430',
  line: '#5a6675',
  box: '#f1f4f8',
  main: '#dbe9ff',
  good: '#dcf3e2',
  warn: '#ffeccc',
  data: '#ece6f8',
};
export const DARK: Palette = {
  ground: '#12161c',
  ink: '#eef2f7',
  line: '#94a1b2',
  box: '#222a35',
  main: '#1d3a66',
  good: '#1a4530',
  warn: '#553a10',
  data: '#3a2f57',
};

const shape = (name: string): string => `${name} path,${name} polygon,${name} ellipse`;

/** CSS overrides Graphviz's attributes. */
const rules = ({ ground, ink, line, box, ...classes }: Palette): string =>
  [
    `.graph>polygon{fill:${ground};stroke:none}`,
    `text{fill:${ink}}`,
    `${shape('.node')}{fill:${box};stroke:${line}}`,
    ...Object.entries(classes).map(([name, colour]) => `${shape(`.node.${name}`)}{fill:${colour}}`),
    `.edge path{stroke:${line}}.edge polygon{fill:${line};stroke:${line}}`,
    `.cluster polygon{fill:none;stroke:${line};stroke-dasharray:4 3}`,
  ].join('');

const STYLE = `<style>${rules(LIGHT)}@media(prefers-color-scheme:dark){${rules(DARK)}}</style>`;

/** Each is a file NAME.dot. */
export const diagramNames = (): readonly string[] =>
  readdirSync(DIAGRAMS)
    .filter((name) => name.endsWith('.dot'))
    .map((name) => path.basename(name, '.dot'));

/** SVG, light or dark by the reader's system, with its own background. */
export async function draw(name: string): Promise<string> {
  const source = readFileSync(path.join(DIAGRAMS, `${name}.dot`), 'utf8');
  const viz = await instance();
  const svg = viz.renderString(source, { format: 'svg', ...DEFAULTS });
  return `${svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/<!--[^]*?-->\n?/g, '')
    .replaceAll(/<title>[^<]*<\/title>\n?/g, '')
    .replaceAll(/font-family="[^"]*"/g, `font-family="${FONTS}"`)
    .replace(/(<svg[^>]*>)/, `$1\n${STYLE}`)
    .trim()}\n`;
}
