import { writeFile } from 'node:fs/promises';
import { command } from '#scripts/config/command.ts';
import { pageOf, problemsOf } from './table-of.ts';

command('docs requirements').parse();

const problems = problemsOf();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else await writeFile('docs/qa/requirements.md', pageOf());
