import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { svgProblem } from './svg-problem.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 1 1"') => `<svg ${attributes}>${inside}</svg>`;
const deep = (depth: number) => svg('<g>'.repeat(depth) + '</g>'.repeat(depth));

const PICTURES: readonly string[] = [
  svg('<path d="M0 0"/>'),
  `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->\n<!-- b -->\n${svg('<rect/>')}\n`,
  svg('<use href="#a"/><use xlink:href="#b-1.c"/>'),
  svg('<g fill="url(#a)" style="fill: rgb(1, 2, 3); stroke-width: 2" aria-label="x"/>'),
  svg('', 'viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'),
  deep(63),
  deep(64),
  'text\u0000',
  'text\uFFFD',
  'plain text',
  `<html>${svg('')}</html>`,
  '<svgx viewBox="0 0 1 1"></svgx>',
  '<svg viewBox="0 0 1 1"><g>',
  '<svg width="1"></svg>',
  `<!DOCTYPE svg>${svg('')}`,
  `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">${svg('')}`,
  svg('<!ENTITY a "b">'),
  svg('<script>1</script>'),
  svg('< svg:script />'),
  svg('<foreignObject/>'),
  svg('<iframe/>'),
  svg('<animate/>'),
  svg('<set/>'),
  svg('<image/>'),
  svg('<g onload="x"/>'),
  svg('<g/onclick = "x"/>'),
  svg('<g id="javascript:x"/>'),
  svg('<g id="data:x"/>'),
  svg('<use href="other.svg#a"/>'),
  svg("<use href = 'x'/>"),
  svg('<use src=x/>'),
  svg('<g fill="url( other.svg )"/>'),
  svg('<g fill=\'url("x")\'/>'),
  svg('<style>@import "a"</style>'),
  svg('<?xml-stylesheet href="#a"?>'),
  svg('<g style="a: image-set(b)"/>'),
  svg('<g style="a: src(b)"/>'),
  svg('<g id="u\\72l"/>'),
  `<?xml version="1.0" encoding='latin1'?>${svg('')}`,
  svg('<g id="\u0007"/>'),
  svg('<g'),
  svg('<?php x ?>'),
  svg('<![CDATA[x]]>'),
  svg('<a/>'),
  svg(`<${'x'.repeat(50)}/>`),
  svg('<g style="a: \'b\'"/>'),
  svg('<g style="fill"/>'),
  svg('<g href="#a b"/>'),
  svg('<g tabindex="1"/>'),
  svg(`<g ${'y'.repeat(50)}="1"/>`),
  svg('<g aria-LABEL="1"/>'),
  svg('', 'viewBox="0 0 1 1" xmlns="http://www.w3.org/1999/xhtml"'),
];

it('a picture is used, or refused with what is wrong, like this', async () => {
  const text = PICTURES.map((picture) => {
    const shown = picture.length > 90 ? `${picture.slice(0, 90)}…` : picture;
    return `${JSON.stringify(shown)}\n  ${svgProblem(Buffer.from(picture)) ?? 'fine'}\n`;
  });
  await expect(text.join('')).toMatchFileSnapshot('./svg-problem.txt');
});

it('bytes that are no UTF-8 are no picture', () => {
  expect(svgProblem(Buffer.from(svg('<g id="é"/>'), 'latin1'))).toBe('it is not text in UTF-8');
});

it.each([
  ['PNG', readFileSync('brands/harborlight/icon-192.png')],
  ['JPEG', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['GIF', Buffer.from('GIF89a')],
  ['WebP', Buffer.from('RIFF1234WEBPVP8 ')],
])('a %s is called one', (format, bytes) => {
  expect(svgProblem(bytes)).toBe(`it is a ${format} picture, not an SVG`);
});

it('the pictures of all brands are fine', () => {
  const files = readdirSync('brands', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  expect(files).toContain('harborlight/logo.svg');
  expect(files.map((name) => [name, svgProblem(readFileSync(`brands/${name}`))])).toEqual(
    files.map((name) => [name, undefined]),
  );
});
