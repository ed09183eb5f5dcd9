import { expect, it } from 'vitest';
import { withTree } from '#cli/locales/tree-fixture.ts';
import { outputsOf } from '#cli/test-outputs.ts';

it('findings are printed like this in each format', async () => {
  const files = {
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
  await withTree(files, async (folder) => {
    await expect(
      await outputsOf(folder, [
        ...['', ' --json', ' --sarif', ' --junit', ' --github'].flatMap((format) => [
          `locales check${format}`,
          `locales check clean${format}`,
        ]),
        'locales check --junit --output findings.xml',
      ]),
    ).toMatchFileSnapshot('./outputs.txt');
  });
});
