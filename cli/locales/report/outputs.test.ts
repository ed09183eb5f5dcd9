import { describe, expect, it } from 'vitest';
import { CHECKS } from '#cli/locales/config/check-list.ts';
import { withTree } from '#cli/locales/test/tree.ts';
import { outputsOf } from '#cli/test/outputs.ts';

const FILES = {
  'app/locales/locales.config.json': { source: 'en' },
  'clean/locales.config.json': { source: 'en' },
  'app/locales/en/slip.json': { pay: 'Pay {{amount}} now', 'say "x" & <y>': 'Say it, 100 %', title: 'Bet slip' },
  'app/locales/es/slip.json': {
    pay: 'Pagar, "ahora" & <luego>',
    'say "x" & <y>': '',
    extra: 'Más,\u001B[2J',
    title: 'Bet slip ',
  },
  'clean/en.json': { a: 'Text' },
  'clean/es.json': { a: 'Texto' },
};

it('findings are printed like this in each format that people read', async () => {
  await withTree(FILES, async (folder) => {
    await expect(
      await outputsOf(folder, [
        ...['', ' --json', ' --junit', ' --github'].flatMap((format) => [
          `locales check${format}`,
          `locales check clean${format}`,
        ]),
        'locales check --junit --output findings.xml',
      ]),
    ).toMatchFileSnapshot('./outputs.txt');
  });
});

interface Sarif {
  readonly version: string;
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region: { readonly startLine: number; readonly startColumn: number };
        };
      }[];
    }[];
  }[];
}

describe('SARIF, which code hosts read', () => {
  const report = async (line: string) => {
    let text = '';
    await withTree(FILES, async (folder) => {
      text = await outputsOf(folder, [line]);
    });
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Sarif;
  };

  it('points each finding to its rule, file, line and column', async () => {
    const { version, runs } = await report('locales check --sarif');
    const [run] = runs;
    expect(version).toBe('2.1.0');
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(Object.keys(CHECKS));
    const lines = run?.results.flatMap(({ ruleId, ruleIndex, level, message, locations }) => {
      expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      return locations.map(({ physicalLocation: { artifactLocation, region } }) => {
        const place = `${artifactLocation.uri}:${region.startLine}:${region.startColumn}`;
        return `${level} ${ruleId} ${place} ${message.text.split(':')[0] ?? ''}`;
      });
    });
    expect(lines).toEqual([
      'error placeholder-missing app/locales/es/slip.json:2:10 pay',
      'error empty-value app/locales/es/slip.json:3:22 say "x" & <y>',
      'warning extra-key app/locales/es/slip.json:4:3 extra',
      'warning whitespace app/locales/es/slip.json:5:12 title',
    ]);
  });

  it('says of clean texts that nothing was found', async () => {
    const { runs } = await report('locales check clean --sarif');
    expect(runs.map(({ results }) => results)).toEqual([[]]);
  });
});
