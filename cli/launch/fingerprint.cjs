const fs = require('node:fs');
const path = require('node:path');

/** The folders whose files can end up in the command: the walk stays small (architecture.md: cli imports these). */
const SOURCES = ['cli', 'engine', 'contract', 'simulator', 'fixtures'];
const CODE = /\.(?:ts|c?js|json)$/u;

/**
 * One short name for the state of the sources: changes when a file is added, removed, renamed, resized or touched.
 * Contents are not read, and names are mixed in without their folder: 10 microseconds a file.
 *
 * @param {string} root of the checkout
 * @returns {string} 16 hex digits
 */
function fingerprint(root) {
  const state = { a: 0x811c9dc5, b: 0x1b873593 };
  for (const folder of SOURCES) walk(path.join(root, folder), state);
  add(path.join(root, 'package.json'), 'package.json', state);
  return [state.a, state.b].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/**
 * @param {string} folder
 * @param {State} state
 */
function walk(folder, state) {
  let entries;
  try {
    entries = fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return; // a checkout may lack one of the folders
  }
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      mixText(entry.name, state);
      if (entry.name !== 'node_modules') walk(path, state);
      mix(1, state);
    } else if (CODE.test(entry.name) && !entry.name.endsWith('.test.ts')) add(path, entry.name, state);
  }
}

/**
 * @param {string} path
 * @param {string} name
 * @param {State} state
 */
function add(path, name, state) {
  const stat = fs.statSync(path, { throwIfNoEntry: false });
  const time = stat?.mtimeMs ?? 0;
  mixText(name, state);
  mix(Math.floor(time / 1000), state);
  mix(Math.round((time % 1000) * 1e6), state);
  mix(stat?.size ?? 0, state);
}

/**
 * @param {string} text
 * @param {State} state
 */
function mixText(text, state) {
  for (let index = 0; index < text.length; index += 1) mix(text.charCodeAt(index), state);
}

/**
 * Two FNV-1a runs with different seeds: no cryptography is needed to tell one's own builds apart, and loading
 * node:crypto costs 3 ms of the start.
 *
 * @param {number} value
 * @param {State} state
 * @typedef {{ a: number, b: number }} State
 */
function mix(value, state) {
  state.a = Math.imul(state.a ^ value, 0x01000193);
  state.b = Math.imul(state.b ^ value, 0x01000193) ^ (state.b >>> 15);
}

module.exports = { fingerprint };
