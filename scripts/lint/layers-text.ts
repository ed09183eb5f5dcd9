import { ALONE, DOMAIN, FEATURES, featuresFor, FLOORS, TOOLS } from './layers.js';
import { floorText } from './layers-rule.js';

/** The table in ARCHITECTURE.md, between two marks written by `npm run docs -- generate`. */
export const LAYERS_BLOCK = /(<!-- layers -->\n)[^]*?(\n<!-- \/layers -->)/;

export function layersText(): string {
  const everyday = featuresFor('not/listed');
  const bySet = new Map<string, string[]>();
  for (const [feature, allowed] of Object.entries(FEATURES) as [string, readonly string[]][]) {
    const isMore = everyday.every((each) => allowed.includes(each));
    const more = allowed.filter((each) => !isMore || !everyday.includes(each));
    const set = isMore ? `these, ${more.join(', ')}` : more.join(', ') || 'none';
    bySet.set(set, [...(bySet.get(set) ?? []), feature]);
  }
  return [
    '```',
    ...Object.entries(FLOORS).map(([product, floors]) => `${product}: ${floors.map(floorText).join(' > ')}`),
    `simulator/domain: ${DOMAIN.join(' > ')}`,
    `folders of tools, wherever they are: ${TOOLS.join(', ')}; they may use what scripts/ may, and packages ship none of them`,
    `imports nothing from outside: ${ALONE.join(', ')}`,
    `a feature may use: ${everyday.join(', ')}; otherwise:`,
    ...[...bySet].map(([set, features]) => `  ${features.join(', ')}: ${set}`),
    '```',
  ].join('\n');
}
