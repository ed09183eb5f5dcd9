import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slipway } from '#cli/test/command.ts';
import { withTree } from '#cli/locales/test/tree.ts';

const PAGE = `# A translator's day

A transcript from export to merge, with a conflict. For the steps, read [For translators](README.md). The test \`cli/locales/exchange/day.test.ts\` runs these commands and compares this page;
\`npx vitest run --config scripts/config/vitest.config.ts cli/locales/exchange/day.test.ts -u\` writes it.
`;

it('docs/translators/day.md is what the commands print', async () => {
  const files = {
    'app/locales/locales.config.json': { source: 'en', maxLength: { '*:button.*': 12 } },
    'app/locales/en/slip.json': {
      title: 'Bet slip',
      pay: 'Pay {{amount}}',
      button: { place: 'Place bet' },
      empty: 'No bets',
    },
    'app/locales/de/slip.json': {
      title: 'Wettschein',
      pay: 'Zahle {{amount}}',
      button: { place: 'Wetten' },
      empty: 'Nichts',
    },
  };
  await withTree(files, async (folder) => {
    const page = [PAGE];
    const command = async (args: string): Promise<void> => {
      const { stdout, stderr, status } = await slipway(args.split(' '), { cwd: folder });
      const code = status === 0 ? '' : `(exit ${status})\n`;
      page.push(`\`\`\`\n$ slipway ${args}\n${stdout}${stderr}${code}\`\`\`\n`);
    };
    const edit = (path: string, ...changes: (readonly [before: string, after: string])[]): void => {
      let text = readFileSync(join(folder, path), 'utf8');
      for (const [before, after] of changes) {
        expect(text).toContain(before);
        text = text.replace(before, after);
      }
      writeFileSync(join(folder, path), text);
    };

    page.push('In the morning the texts go to the translator, as a PO file for Poedit.\n');
    await command('locales export --to po --language de');
    page.push(
      `\`\`\`\n${readFileSync(join(folder, 'translations/de.po'), 'utf8').split('\n').slice(12).join('\n')}\`\`\`\n`,
    );
    page.push(
      'The translator changes four texts: one well, one without its placeholder, one too long for its button, and `title`.',
      'Meanwhile a colleague has corrected `title` in the catalogue. A first look, which writes nothing:\n',
    );
    edit(
      'translations/de.po',
      ['msgstr "Nichts"', 'msgstr "Keine Wetten"'],
      ['msgstr "Zahle {{amount}}"', 'msgstr "Zahlen"'],
      ['msgstr "Wetten"', 'msgstr "Jetzt diese Wette abgeben"'],
      ['msgstr "Wettschein"', 'msgstr "Tippschein"'],
    );
    edit('app/locales/de/slip.json', ['"Wettschein"', '"Wettzettel"']);
    await command('locales import translations/de.po --dry-run');
    page.push('The translator corrects the two broken texts. The conflict is decided: the translator is right.\n');
    edit(
      'translations/de.po',
      ['msgstr "Zahlen"', 'msgstr "{{amount}} zahlen"'],
      ['msgstr "Jetzt diese Wette abgeben"', 'msgstr "Abgeben"'],
    );
    await command('locales import translations/de.po --theirs');
    await command('locales check');
    await expect(page.join('\n')).toMatchFileSnapshot('../../../docs/translators/day.md');
  });
});
