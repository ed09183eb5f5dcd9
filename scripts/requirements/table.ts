import { writeFile } from 'node:fs/promises';
import { command } from '#scripts/config/command.ts';
import { problemsOf, tableOf } from './table-of.ts';

command('docs requirements').parse();

const HEAD = `# Requirements and their tests

The requirements of the specification in our words. Each row has the section, the file that does it, and the test that shows it.

\`npm run docs -- requirements\` writes this page from \`scripts/requirements/rows.ts\`, and fails if a file or a test is gone. The page is not complete yet: a requirement that is missing here has not been traced to a test.
`;

const problems = problemsOf();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else await writeFile('docs/qa/requirements.md', `${HEAD}\n${tableOf()}\n`);
