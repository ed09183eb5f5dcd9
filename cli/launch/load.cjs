const fs = require('node:fs');
const nodeModule = require('node:module');
const path = require('node:path');
const v8 = require('node:v8');
const vm = require('node:vm');

/**
 * Commands whose usual run ends before optimised code pays for its making: with five times the patience a check of texts
 * takes a fifth less processor time, and one of 270,000 texts still gets its hot loops optimised.
 */
const PATIENT = new Set(['locales']);

/**
 * Runs a bundle of CommonJS parts in one folder, and keeps their compiled code beside it for the next start: two files for each
 * Node, as V8 takes no code that was compiled under other flags. Compiling is a third of what `slipway locales check` does
 * before its first file. Where the folder cannot be written, or the file is not what was kept, the parts are compiled.
 *
 * @param {string} entry
 * @returns {any} what the entry exports
 */
function loadBundle(entry) {
  const folder = path.dirname(entry);
  const isPatient = PATIENT.has(process.argv[2] ?? '');
  if (isPatient) v8.setFlagsFromString('--interrupt-budget=600000');
  const file = path.join(folder, `.code-${process.version}-${process.arch}${isPatient ? '-patient' : ''}`);
  const kept = readKept(file);
  const outside = nodeModule.createRequire(entry);
  /** @type {Map<string, { exports: any }>} */
  const modules = new Map();
  /** @type {Map<string, { ctimeMs: number, script: vm.Script }>} */
  const scripts = new Map();
  let isNew = false;

  /** @param {string} name */
  const load = (name) => {
    const loaded = modules.get(name);
    if (loaded !== undefined) return loaded.exports;
    const filename = path.join(folder, name);
    const source = `(function (exports, require, module, __filename, __dirname) {${fs.readFileSync(filename, 'utf8')}\n})`;
    // V8 compares no more than the length of a source: of one that was written over, nothing is taken.
    const { ctimeMs } = fs.statSync(filename);
    const known = kept.get(name);
    const cachedData = known?.ctimeMs === ctimeMs ? known.code : undefined;
    const script = new vm.Script(source, { filename, ...(cachedData && { cachedData }) });
    isNew ||= cachedData === undefined || script.cachedDataRejected === true;
    scripts.set(name, { ctimeMs, script });
    const module = { exports: {} };
    modules.set(name, module);
    script.runInThisContext()(module.exports, inside, module, filename, folder);
    return module.exports;
  };
  /** @param {string} wanted */
  const inside = (wanted) => (wanted.startsWith('./') ? load(wanted.slice(2)) : outside(wanted));

  const exported = load(path.basename(entry));
  process.once('exit', () => {
    if (isNew) keep(file, folder, kept, scripts);
  });
  return exported;
}

/**
 * The kept code by part; nothing where there is none or it was cut.
 *
 * @param {string} file
 * @returns {ReadonlyMap<string, Kept>}
 * @typedef {{ ctimeMs: number, code: Buffer }} Kept `ctimeMs` of the source
 */
function readKept(file) {
  const parts = new Map();
  try {
    const bytes = fs.readFileSync(file);
    const end = bytes.indexOf(10);
    let at = end + 1;
    for (const [name, ctimeMs, length] of JSON.parse(bytes.toString('latin1', 0, end))) {
      parts.set(name, { ctimeMs, code: bytes.subarray(at, at + length) });
      at += length;
    }
    return at === bytes.length ? parts : new Map();
  } catch {
    return new Map();
  }
}

/**
 * Written beside and renamed: a reader sees all of it or nothing. Parts that this start did not need stay as they were kept.
 *
 * @param {string} file
 * @param {string} folder
 * @param {ReadonlyMap<string, Kept>} kept
 * @param {ReadonlyMap<string, { ctimeMs: number, script: vm.Script }>} scripts
 */
function keep(file, folder, kept, scripts) {
  const draft = `${file}.${process.pid}`;
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    const parts = new Map(kept);
    for (const [name, { ctimeMs, script }] of scripts) parts.set(name, { ctimeMs, code: script.createCachedData() });
    const index = JSON.stringify([...parts].map(([name, { ctimeMs, code }]) => [name, ctimeMs, code.length]));
    const codes = [...parts.values()].map(({ code }) => code);
    fs.writeFileSync(draft, Buffer.concat([Buffer.from(`${index}\n`, 'latin1'), ...codes]));
    fs.renameSync(draft, file);
  } catch {
    // The next start compiles again.
    fs.rmSync(draft, { force: true });
  }
}

module.exports = { loadBundle };
