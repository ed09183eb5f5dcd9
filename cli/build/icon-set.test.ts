import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { svgProblem } from './brand/svg-problem.ts';
import { iconSetCss, OWN_ICONS } from './icon-set.ts';

const SETS = ['solid', 'pixel'] as const;
const namesOf = (set: string): readonly string[] =>
  readdirSync(`app/icons/${set}`).map((file) => path.basename(file, '.svg'));
const NAVIGATION =
  readFileSync('app/layout/icons/nav-icon.tsx', 'utf8') + readFileSync('app/layout/mobile-nav.tsx', 'utf8');

describe('the sets of icons', () => {
  it('are two beside the outlines, each with every icon of the navigation', () => {
    expect(readdirSync('app/icons').toSorted()).toEqual(SETS.toSorted());
    const imported = [...NAVIGATION.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    );
    const files = imported.map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase());
    expect(files).toContain('circle-question-mark');
    for (const set of SETS) expect(namesOf(set)).toEqual(expect.arrayContaining([...files, ...Object.keys(OWN_ICONS)]));
  });

  it.each(SETS)('%s has only icons that the app shows, plain shapes all of them', (set) => {
    const sports = readFileSync('app/ui/sport-icons.tsx', 'utf8');
    for (const name of namesOf(set)) {
      const begin = OWN_ICONS[name];
      if (begin === undefined)
        expect(existsSync(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`), name).toBe(true);
      else expect(sports).toContain(`d="${begin}`);
      expect(svgProblem(readFileSync(`app/icons/${set}/${name}.svg`)), name).toBeUndefined();
    }
  });

  it('are a stylesheet of at most 24 KB for the brand that has one, and nothing for the others', () => {
    expect(iconSetCss(process.cwd(), {})).toBeUndefined();
    for (const iconSet of SETS) {
      const css = iconSetCss(process.cwd(), { iconSet }) ?? '';
      expect(css.length).toBeLessThan(24 * 1024);
      expect(css.startsWith('@media screen and (not (forced-colors:active)){')).toBe(true);
      for (const name of namesOf(iconSet).filter((each) => !Object.hasOwn(OWN_ICONS, each)))
        expect(css).toContain(`svg.lucide-${name}{--icon:url("data:image/svg+xml,%3Csvg`);
    }
  });
});
