import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { hasSources, packagedApp } from '#cli/brands/build/packaged-app.ts';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { DRIVER, DRIVER_REMEDY, hasDriver } from '#cli/browser/need-browser.ts';
import { freePort } from '#cli/serve/free-port.ts';

export interface Diagnosis {
  readonly what: string;
  /** fail: no command works; warn: some do not. */
  readonly state: 'ok' | 'warn' | 'fail';
  readonly found: string;
  readonly remedy?: string;
  /** Commands that do not work without it. Absent: all, or none for a mere warning. */
  readonly blocks?: readonly string[];
}

const MIN_NODE = '20.19.0';
const PORT = 4000;
/** The dependencies of package.json; others are bundled, or needed only to build from sources. */
const FOR_PACKAGE = ['compression', 'json-server', 'libsql', 'oxc-parser', 'valibot', 'ws'];
const FOR_SOURCES = [...FOR_PACKAGE, 'esbuild', 'react'];

/** Checks what Slipway needs of the machine and the folder; each problem has a remedy. */
export async function diagnose(root: string, appRoot: string): Promise<readonly Diagnosis[]> {
  return [
    node(),
    brands(root),
    sources(appRoot),
    writable(root),
    packages(appRoot),
    chromium(),
    driver(appRoot),
    await port(),
    ...webServers(),
    git(),
    optional(appRoot),
  ];
}

const BROWSER_COMMANDS = ['brand icons', 'brand shots'];

function node(): Diagnosis {
  const found = process.version;
  const isNew = process.versions.node.localeCompare(MIN_NODE, 'en', { numeric: true }) >= 0;
  if (isNew) return { what: 'Node', state: 'ok', found };
  return {
    what: 'Node',
    state: 'fail',
    found,
    remedy: `Install Node ${MIN_NODE} or newer from nodejs.org.`,
  };
}

function brands(root: string): Diagnosis {
  const ids = brandIds(root);
  if (ids.length > 0) return { what: 'brands/', state: 'ok', found: `${ids.length}: ${ids.join(', ')}` };
  return {
    what: 'brands/',
    state: 'warn',
    found: `none in ${root}`,
    blocks: ['brand list', 'brand check', 'brand build', 'brand preview', 'brand shots', 'brand icons', 'upgrade'],
    remedy: 'Change to the folder that contains brands/, or run: slipway brand init my-brand',
  };
}

function sources(appRoot: string): Diagnosis {
  if (hasSources(appRoot)) return { what: 'app sources', state: 'ok', found: path.join(appRoot, 'app') };
  if (packagedApp(appRoot) !== undefined) return { what: 'app', state: 'ok', found: 'compiled, in the package' };
  return {
    what: 'app sources',
    state: 'fail',
    found: `not in ${appRoot}`,
    remedy: 'Reinstall the package, or run slipway from a checkout.',
  };
}

function writable(root: string): Diagnosis {
  try {
    accessSync(root, constants.W_OK);
    return { what: 'folder', state: 'ok', found: `${root} is writable` };
  } catch {
    return {
      what: 'folder',
      state: 'warn',
      found: `${root} is read-only`,
      blocks: ['brand init', 'brand icons', 'upgrade', 'locales add', 'locales fix'],
      remedy: 'Build to another folder: --out /tmp/sites',
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
    remedy: hasSources(appRoot) ? `Run npm ci in ${appRoot}` : 'Reinstall the package.',
  };
}

function chromium(): Diagnosis {
  const what = 'Chromium';
  const remedy = 'For icons and shots: apt-get install chromium, or set SLIPWAY_CHROMIUM to its path.';
  try {
    const found = findChromium();
    return found === undefined
      ? { what, state: 'warn', found: 'none', remedy, blocks: BROWSER_COMMANDS }
      : { what, state: 'ok', found };
  } catch (error) {
    return {
      what,
      state: 'fail',
      found: (error as Error).message,
      blocks: BROWSER_COMMANDS,
      remedy: 'Unset SLIPWAY_CHROMIUM or correct the path.',
    };
  }
}

function driver(appRoot: string): Diagnosis {
  const what = 'driver';
  if (hasDriver(appRoot)) return { what, state: 'ok', found: `${DRIVER} is installed` };
  return {
    what,
    state: 'warn',
    found: `${DRIVER} is missing`,
    blocks: BROWSER_COMMANDS,
    remedy: `For icons and shots. ${hasSources(appRoot) ? `Run npm ci in ${appRoot}` : DRIVER_REMEDY}`,
  };
}

async function port(): Promise<Diagnosis> {
  const free = await freePort(PORT, '127.0.0.1').catch(() => 0);
  if (free === PORT) return { what: 'port', state: 'ok', found: `${PORT} is free` };
  return {
    what: 'port',
    state: 'warn',
    found: `${PORT} is in use`,
    remedy: `preview uses ${free || 'another'}; or choose one: --port 8080`,
  };
}

/** Needed only to try the hosting files on this machine. */
function webServers(): readonly Diagnosis[] {
  return (
    [
      ['nginx', '-v', 'nginx-light'],
      ['caddy', 'version', 'caddy'],
    ] as const
  ).map(([what, version, name]) => {
    const { error, stdout, stderr } = spawnSync(what, [version], { encoding: 'utf8' });
    if (error === undefined) {
      const [said = ''] = (stdout + stderr).trim().replace('nginx version: ', '').split('\n');
      return { what, state: 'ok', found: said };
    }
    return {
      what,
      state: 'warn',
      found: 'none',
      remedy: `Only to try the hosting files here: apt-get install ${name}; slipway serve needs none.`,
    };
  });
}

/** `slipway upgrade` looks for uncommitted changes. */
function git(): Diagnosis {
  const { error, stdout } = spawnSync('git', ['--version'], { encoding: 'utf8' });
  if (error === undefined) return { what: 'git', state: 'ok', found: stdout.trim() };
  return {
    what: 'git',
    state: 'warn',
    found: 'none',
    remedy: 'slipway upgrade works without it, but cannot see whether an upgrade could be undone.',
  };
}

function optional(appRoot: string): Diagnosis {
  const require = createRequire(path.join(appRoot, 'package.json'));
  const missing = Object.entries(FOR_OPTIONS).filter(([name]) => {
    try {
      require.resolve(name);
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length === 0) return { what: 'optional', state: 'ok', found: Object.keys(FOR_OPTIONS).join(', ') };
  return {
    what: 'optional',
    state: 'warn',
    found: `missing: ${missing.map(([name]) => name).join(', ')}`,
    remedy: `npm install ${missing.map(([name]) => name).join(' ')}`,
    blocks: [...new Set(missing.flatMap(([, options]) => options))],
  };
}
const FOR_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  bullmq: ['audit --queue'],
  ioredis: ['audit --queue', 'edge --redis'],
};
