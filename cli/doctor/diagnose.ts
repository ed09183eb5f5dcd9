import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brandIds } from '#cli/brands/brand-id.ts';
import { hasSources, packagedApp } from '#cli/brands/build/packaged-app.ts';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { freePort } from '#cli/serve/free-port.ts';

export interface Diagnosis {
  readonly what: string;
  /** fail: commands will not work; warn: one of them will not. */
  readonly state: 'ok' | 'warn' | 'fail';
  readonly found: string;
  readonly remedy?: string;
}

const NODE_LEAST = [20, 19] as const;
const PORT = 4000;
/** Loaded by name at run time: the rest is in the command's bundle, or only needed to build from sources. */
const FOR_PACKAGE = ['json-server', 'libsql', 'ws'];
const FOR_SOURCES = [...FOR_PACKAGE, 'esbuild', 'valibot', 'react', 'playwright-core'];

/** What Slipway needs of the machine and of the folder, each with how to mend it. */
export async function diagnose(root: string, appRoot: string): Promise<readonly Diagnosis[]> {
  return [node(), brands(root), sources(appRoot), writable(root), packages(appRoot), chromium(), await port(), nginx()];
}

function node(): Diagnosis {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNew = major > NODE_LEAST[0] || (major === NODE_LEAST[0] && minor >= NODE_LEAST[1]);
  const found = process.version;
  if (isNew) return { what: 'Node', state: 'ok', found };
  return {
    what: 'Node',
    state: 'fail',
    found,
    remedy: `Install Node ${NODE_LEAST.join('.')} or newer from nodejs.org.`,
  };
}

function brands(root: string): Diagnosis {
  const ids = brandIds(root);
  if (ids.length > 0) return { what: 'brands/', state: 'ok', found: `${ids.length}: ${ids.join(', ')}` };
  return {
    what: 'brands/',
    state: 'warn',
    found: `none in ${root}`,
    remedy: 'Go to the folder that holds brands/, or run: slipway brand init my-brand',
  };
}

function sources(appRoot: string): Diagnosis {
  if (hasSources(appRoot)) return { what: 'app sources', state: 'ok', found: path.join(appRoot, 'app') };
  if (packagedApp(appRoot) !== undefined) return { what: 'app', state: 'ok', found: 'compiled, as the package has it' };
  return {
    what: 'app sources',
    state: 'fail',
    found: `not in ${appRoot}`,
    remedy: 'Install the package again, or run slipway from a checkout.',
  };
}

function writable(root: string): Diagnosis {
  try {
    accessSync(root, constants.W_OK);
    return { what: 'folder', state: 'ok', found: `${root} can be written` };
  } catch {
    return {
      what: 'folder',
      state: 'warn',
      found: `${root} is read-only`,
      remedy: 'Give build another place: --out /tmp/sites',
    };
  }
}

function packages(appRoot: string): Diagnosis {
  const require = createRequire(path.join(appRoot, 'package.json'));
  const missing = (hasSources(appRoot) ? FOR_SOURCES : FOR_PACKAGE).filter((name) => {
    try {
      require.resolve(name);
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length === 0) return { what: 'packages', state: 'ok', found: 'installed' };
  return {
    what: 'packages',
    state: 'fail',
    found: `missing: ${missing.join(', ')}`,
    remedy: hasSources(appRoot) ? `Run npm ci in ${appRoot}` : 'Install the package again.',
  };
}

function chromium(): Diagnosis {
  const what = 'Chromium';
  const remedy = 'For icons and shots: apt-get install chromium, or give its path in SLIPWAY_CHROMIUM.';
  try {
    const found = findChromium();
    return found === undefined ? { what, state: 'warn', found: 'none', remedy } : { what, state: 'ok', found };
  } catch (error) {
    return { what, state: 'fail', found: (error as Error).message, remedy: 'Unset SLIPWAY_CHROMIUM or mend the path.' };
  }
}

async function port(): Promise<Diagnosis> {
  const free = await freePort(PORT, '127.0.0.1').catch(() => 0);
  if (free === PORT) return { what: 'port', state: 'ok', found: `${PORT} is free` };
  return {
    what: 'port',
    state: 'warn',
    found: `${PORT} is busy`,
    remedy: `preview takes ${free || 'another'}; or name one: --port 8080`,
  };
}

function nginx(): Diagnosis {
  const { error, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  if (error === undefined) return { what: 'nginx', state: 'ok', found: stderr.trim().replace('nginx version: ', '') };
  return {
    what: 'nginx',
    state: 'warn',
    found: 'none',
    remedy: 'Only to try the hosting files here: apt-get install nginx-light',
  };
}
