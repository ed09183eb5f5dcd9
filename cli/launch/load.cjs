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
const GROUP = /^[a-z]{1,20}$/u;

/**
 * Runs a bundle of CommonJS parts in one folder, and keeps their compiled code beside it for the next start: one file for
 * each Node and command group, as groups run different functions. Compiling is a third of what `slipway locales check`
 * does before its first file. Where the folder cannot be written, or the file is not what was kept, the parts are compiled.
 *
 * @param {string} entry
 * @returns {any} what the entry exports
 */
function loadBundle(entry) {
  const folder = path.dirname(entry);
  const group = GROUP.exec(process.argv[2] ?? '')?.[0] ?? 'other';
  // Before anything is compiled: V8 takes no code that was compiled under other flags.
  if (PATIENT.has(group)) v8.setFlagsFromString('--interrupt-budget=600000');
  const file = path.join(folder, `.code-${group}-${process.version}-${process.arch}`);
  const kept = readKept(file);
  const outside = nodeModule.createRequire(entry);
  /** @type {Map<string, { exports: any }>} */
  const modules = new Map();
  /** @type {Map<string, vm.Script>} */
  const scripts = new Map();
  let isNew = false;

  /** @param {string} name */
  const load = (name) => {
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const filename = path.join(folder, name);
    const source = `(function (exports, require, module, __filename, __dirname) {${fs.readFileSync(filename, 'utf8')}\n})`;
    const cachedData = kept.get(name);
    const script = new vm.Script(source, { filename, ...(cachedData && { cachedData }) });
    isNew ||= cachedData === undefined || script.cachedDataRejected === true;
    scripts.set(name, script);
    const module = { exports: {} };
    modules.set(name, module);
    script.runInThisContext()(module.exports, inside, module, filename, folder);
    return module.exports;
  };
  /** @param {string} wanted */
  const inside = (wanted) => (wanted.startsWith('./') ? load(wanted.slice(2)) : outside(wanted));

  const exported = load(path.basename(entry));
  process.once('exit', () => {
    if (isNew) keep(file, folder, scripts);
  });
  return exported;
}

/**
 * The kept code by part; nothing where there is none or it was cut.
 *
 * @param {string} file
 * @returns {ReadonlyMap<string, Buffer>}
 */
function readKept(file) {
  const parts = new Map();
  try {
    const bytes = fs.readFileSync(file);
    const end = bytes.indexOf(10);
    let at = end + 1;
    for (const [name, length] of JSON.parse(bytes.toString('latin1', 0, end))) {
      parts.set(name, bytes.subarray(at, at + length));
      at += length;
    }
    return at === bytes.length ? parts : new Map();
  } catch {
    return new Map();
  }
}

/**
 * Written beside and renamed: a reader sees all of it or nothing.
 *
 * @param {string} file
 * @param {string} folder
 * @param {ReadonlyMap<string, vm.Script>} scripts
 */
function keep(file, folder, scripts) {
  const draft = `${file}.${process.pid}`;
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    const parts = [...scripts].map(([name, script]) => /** @type {const} */ ([name, script.createCachedData()]));
    const index = JSON.stringify(parts.map(([name, code]) => [name, code.length]));
    fs.writeFileSync(draft, Buffer.concat([Buffer.from(`${index}\n`, 'latin1'), ...parts.map(([, code]) => code)]));
    fs.renameSync(draft, file);
  } catch {
    // The next start compiles again.
    fs.rmSync(draft, { force: true });
  }
}

module.exports = { loadBundle };
