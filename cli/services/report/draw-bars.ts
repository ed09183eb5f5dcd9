import { escapeHtml } from '#cli/build/heads/escape.ts';
import { printable } from '#cli/terminal/printable.ts';
import type { Picture } from './page-content.ts';

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [800, 220, 48, 34, 14];
const MAX_BARS = 120;

/** Inline SVG with a text alternative; the table below has the numbers. */
export function drawBars({ what, bars }: Picture): string {
  const shown = gathered(bars);
  const most = Math.max(1, ...shown.map(({ value }) => value));
  const step = (WIDTH - LEFT) / Math.max(1, shown.length);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / most);
  const rects = shown.map(({ label, value }, index) => {
    const x = LEFT + index * step;
    const height = Math.max(value === 0 ? 0 : 1, HEIGHT - BOTTOM - y(value));
    return `<rect x="${x.toFixed(1)}" y="${(HEIGHT - BOTTOM - height).toFixed(1)}" width="${Math.max(1, step - 1).toFixed(1)}" height="${height.toFixed(1)}" fill="var(--bar)"><title>${escapeHtml(printable(`${label}: ${value}`))}</title></rect>`;
  });
  const grid = [0, most].map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH}" y1="${y(value)}" y2="${y(value)}" stroke="var(--line)"/><text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">${value}</text>`,
  );
  const [first] = shown;
  const last = shown.at(-1);
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const label = `${what}: ${total} in all, ${most} at most, from ${first?.label ?? 'nothing'} to ${last?.label ?? 'nothing'}`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}" font-size="12" fill="currentColor">
${grid.join('')}
${rects.join('\n')}
<text x="${LEFT}" y="${HEIGHT - 10}">${escapeHtml(printable(first?.label ?? ''))}</text><text x="${WIDTH}" y="${HEIGHT - 10}" text-anchor="end">${escapeHtml(printable(last?.label ?? ''))}</text>
</svg>`;
}

/** Merges bars if there are too many to label. */
function gathered(bars: Picture['bars']): Picture['bars'] {
  const each = Math.ceil(bars.length / MAX_BARS);
  if (each <= 1) return bars;
  return Array.from({ length: Math.ceil(bars.length / each) }, (_, index) => {
    const group = bars.slice(index * each, (index + 1) * each);
    const ends = [...new Set([group[0]?.label, group.at(-1)?.label])];
    return { label: ends.join(' to '), value: group.reduce((sum, { value }) => sum + value, 0) };
  });
}
