import { FIELDS_SCRIPT } from './script-fields.ts';
import { PICTURES_SCRIPT } from './script-pictures.ts';

/** The script of the settings page: fields from the schema, saved as they are typed. */
export const SETTINGS_SCRIPT = String.raw`
const token = document.querySelector('meta[name=slipway-token]').content;
const ask = async (address, options = {}) => {
  const response = await fetch(address, { ...options, headers: { 'x-slipway-settings': token, 'content-type': 'application/json' } });
  if (!response.ok) throw new Error('The preview has ended: start it again.');
  return response.json();
};
const byId = (id) => document.getElementById(id);
const say = (text) => { byId('status').textContent = text; };
let brand = {};
let draft = {};
let schemaRoot = {};

/** Changes that can be undone, latest last. */
const changes = [];
const remember = (undo) => {
  changes.push(undo);
  byId('undo').disabled = false;
};

/** The smallest part to send: the value, or all of the unsaved object around it. */
function placeToSave(path) {
  for (let length = 1; length < path.length; length += 1) {
    const around = get(brand, path.slice(0, length));
    if (around === undefined) return path.slice(0, typeof path[length - 1] === 'number' ? length - 1 : length);
  }
  return path;
}

async function save(path, value, refuse) {
  put(draft, path, value);
  const place = placeToSave(path);
  const sent = get(draft, place);
  await send([{ path: place, ...(sent === undefined ? {} : { value: sent }) }], refuse, path.join('.'));
}

/** Sends changes: the requested one first, then those that the server adds to it. */
async function send(asked, refuse, name, isUndone = false) {
  try {
    const { saved, findings, changes: made = asked } = await ask('/change', { method: 'POST', body: JSON.stringify({ changes: asked, isUndone }) });
    refuse(saved ? '' : findings.map(({ message, advice }) => (message + ' ' + advice).trim()).join(' '));
    say(saved ? 'Saved ' + [name, ...made.slice(1).map(({ path }) => path.join('.'))].join(', ') + '.' : 'Not saved: ' + name + '.');
    if (!saved) return;
    showFindings(findings);
    const before = made.map(({ path }) => ({ path, before: copy(get(brand, path)) })).reverse();
    for (const { path, value } of made) put(brand, path, copy(value));
    if (isUndone || made.length > 1) redraw();
    if (!isUndone) remember(() => send(before.map(({ path, before: value }) => ({ path, ...(value === undefined ? {} : { value }) })), say, name, true));
  } catch (error) {
    say(error.message);
  }
}

function showFindings(findings) {
  const items = findings.map(({ severity, key, message, advice }) => make('li', { textContent: severity + ' ' + (key ? key + ': ' : '') + message + ' ' + advice }));
  byId('findings').replaceChildren(make('h2', { textContent: items.length === 0 ? 'No findings' : 'Findings' }), make('ul', {}, ...items));
}
${FIELDS_SCRIPT}${PICTURES_SCRIPT}
function redraw() {
  draft = copy(brand);
  const form = byId('form');
  const titles = (only) => [...form.querySelectorAll(only)].map((each) => each.querySelector('summary').textContent);
  const open = new Set(titles('details[open]'));
  const skipped = new Set(['$schema', 'version', 'id']);
  form.replaceChildren(...Object.entries(schemaRoot.properties).filter(([name]) => !skipped.has(name)).map(([name, schema]) => editor([name], schema, (schemaRoot.required ?? []).includes(name))));
  for (const each of form.querySelectorAll('details')) if (open.has(each.querySelector('summary').textContent)) each.open = true;
  find();
}

function show(state) {
  if (state.brand === undefined) {
    say('brand.json cannot be read: ' + (state.findings[0]?.message ?? ''));
  } else if (JSON.stringify(state.brand) !== JSON.stringify(brand)) {
    brand = state.brand;
    redraw();
  }
  showFindings(state.findings);
}

function find() {
  const words = byId('find').value.toLowerCase().trim();
  for (const each of document.querySelectorAll('.field')) each.hidden = words !== '' && !(each.textContent + ' ' + (each.querySelector('label')?.title ?? '')).toLowerCase().includes(words);
  for (const each of document.querySelectorAll('main details')) {
    const has = [...each.querySelectorAll('.field')].some((one) => !one.hidden);
    each.hidden = words !== '' && !has;
    if (words !== '' && has) each.open = true;
  }
}

const first = await ask('/state');
schemaRoot = await ask('/schema');
brand = first.brand ?? {};
byId('file').textContent = 'brands/' + first.id + '/brand.json';
byId('site').src = first.site;
drawPictures();
redraw();
showFindings(first.findings);
if (first.brand === undefined) show(first);
byId('form').addEventListener('submit', (event) => event.preventDefault());
byId('find').addEventListener('input', find);
byId('undo').addEventListener('click', async () => {
  const undo = changes.pop();
  byId('undo').disabled = changes.length === 0;
  await undo?.();
});

// Only another address loads the site again; width and colours change in place.
byId('width').addEventListener('input', () => { byId('site').style.width = byId('width').value; });
// The site's own script listens (cli/serve/live-reload.ts).
const showColours = () => byId('site').contentWindow.postMessage({ slipwayColours: byId('colours').value }, new URL(first.site).origin);
byId('colours').addEventListener('input', showColours);
byId('site').addEventListener('load', showColours);
byId('language').append(...['', ...(brand.languages ?? [])].map((value) => make('option', { value, textContent: value === '' ? 'as the browser' : value })));
byId('language').addEventListener('input', () => {
  const { value } = byId('language');
  byId('site').src = value === '' ? first.site : new URL('/?lang=' + value, first.site).href;
});

const events = new EventSource('/events?token=' + encodeURIComponent(token));
let late;
events.addEventListener('state', (event) => {
  // Not while somebody types: the form is older until then.
  late = () => show(JSON.parse(event.data));
  if (!byId('form').contains(document.activeElement)) late();
});
byId('form').addEventListener('focusout', () => setTimeout(() => { if (!byId('form').contains(document.activeElement)) late?.(); }));
events.addEventListener('failed', (event) => say('The site was not built: ' + JSON.parse(event.data)));
`;
