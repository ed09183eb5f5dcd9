import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installFault, type Published, readPublished } from './candidate.ts';
import type { TryCheck } from './checks-for.ts';

/** What is versioned, as it is in the working tree now, and its packages: nothing is linked to it. */
export function copyTree(root: string, folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    const to = path.join(folder, file);
    mkdirSync(path.dirname(to), { recursive: true });
    // What was removed and not committed yet, or goes while we copy, is not there to be tried.
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), to);
  }
  execFileSync('cp', ['-a', path.join(root, 'node_modules'), path.join(folder, 'node_modules')]);
}

/** Versions above the installed one; empty where there is none. */
export function publishedAbove(name: string, installed: string): Published[] {
  try {
    return readPublished(npm(['view', `${name}@>${installed}`, 'version', 'engines', '--json'], process.cwd()));
  } catch (error) {
    // npm ends with an error where no version is that new.
    if (/No match found for version/.test(String((error as { stderr?: string }).stderr))) return [];
    throw error;
  }
}

/** Puts a version into a copy of the tree. @returns why it could not, else undefined */
export function install(folder: string, name: string, version: string): string | undefined {
  try {
    npm(['install', `${name}@${version}`, '--save-exact', '--no-audit', '--no-fund'], folder);
  } catch (error) {
    return installFault(String((error as { stderr?: string }).stderr ?? error));
  }
  return missingBinary(folder, name);
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Packages with programs of their own bring them in packages by platform; a mirror may lack those, which npm passes over in silence. */
export function missingBinary(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  const { optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    optionalDependencies?: Record<string, string>;
  };
  const names = Object.keys(optionalDependencies);
  const own = names.filter((each) => each.includes(`${process.platform}-${process.arch}`));
  if (own.length === 0 || own.some((each) => existsSync(path.join(folder, 'node_modules', each)))) return undefined;
  return `the registry has no program of it for ${process.platform}-${process.arch} (${own[0]})`;
}

/** Runs a check in a copy. @returns its last lines when it failed or took too long, else undefined */
export async function runCheck(folder: string, check: TryCheck, most: number): Promise<string | undefined> {
  const program = check.command === 'node' ? process.execPath : path.join(folder, 'node_modules/.bin', check.command);
  // A group of its own, so that what it starts ends with it.
  const child = spawn(program, [...check.arguments], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  const hear = (chunk: Buffer): void => void (told = (told + chunk.toString()).slice(-20_000));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  let isLate = false;
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, most);
  process.once('exit', end);
  const code = await new Promise<number | null>(
    (resolve) => void child.once('close', resolve).once('error', () => resolve(1)),
  );
  clearTimeout(timer);
  process.removeListener('exit', end);
  if (isLate) return `did not end within ${Math.round(most / 60_000)} minutes`;
  return code === 0 ? undefined : lastLines(told);
}

const lastLines = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-12)
    .join('\n');
