import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { withExitCodes } from './command.ts';
import { COMMANDS, type ScriptCommand } from './commands.ts';

/** Without a name, all their commands run, each in its own process. */
const RUN_ALL = new Set(['docs']);

/** `node scripts/run.js <npm script> [name] [arguments]`: package.json gives the first. */
export async function main([script = '', ...argv]: readonly string[]): Promise<void> {
  const single = COMMANDS.find(({ name }) => name === script);
  if (single !== undefined) return start(single, argv);
  const members = COMMANDS.filter(({ name }) => name.startsWith(`${script} `));
  if (members.length === 0) {
    const scripts = [...new Set(COMMANDS.map(({ name }) => name.split(' ')[0]))];
    console.error(`error: unknown script '${script}'. Choose one of: ${scripts.join(', ')}.`);
    process.exit(2);
  }
  const [name = '', ...rest] = argv;
  const chosen = members.find((each) => each.name === `${script} ${name}`);
  if (chosen !== undefined) return start(chosen, rest);
  const program = groupHelp(script, members);
  if (name === '--help' || name === '-h') program.help();
  if (name !== '') {
    const names = members.map((each) => each.name.slice(script.length + 1));
    console.error(`error: unknown name '${name}'. Choose one of: ${names.join(', ')}.\n`);
    program.help({ error: true });
  }
  if (!RUN_ALL.has(script)) program.help({ error: true });
  for (const each of members) {
    console.log(`▸ ${each.name}`);
    const { status } = spawnSync(process.execPath, ['scripts/run.js', ...each.name.split(' ')], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}

/** The file reads the command line itself. */
async function start({ file }: ScriptCommand, argv: readonly string[]): Promise<void> {
  process.argv = [process.execPath, path.resolve(file), ...argv];
  await import(pathToFileURL(path.resolve(file)).href);
}

function groupHelp(script: string, members: readonly ScriptCommand[]): Command {
  const all = RUN_ALL.has(script) ? ' Without a name: all of them.' : '';
  const program = withExitCodes(new Command(`npm run ${script} --`)).description(
    `Give one of the names, then its arguments; NAME --help shows them.${all}`,
  );
  for (const { name, what } of members)
    program
      .command(name.slice(script.length + 1))
      .description(what)
      .helpOption(false);
  return program;
}
