/** The script of the settings page: fields from the schema, each sent as it is typed. */
export const SETTINGS_SCRIPT = String.raw`
const token = document.querySelector('meta[name=slipway-token]').content;
const call = async (address, body) => {
  const headers = { 'x-slipway-settings': token, 'content-type': 'application/json' };
  const response = await fetch(address, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error('The preview has ended: start it again.');
  return response.json();
};
const byId = (id) => document.getElementById(id);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const say = (text) => { byId('status').textContent = text; };
const at = (path) => path.reduce((value, name) => (value === undefined || value === null ? undefined : value[name]), brand);
let brand = {};
/** Fields by dotted path: show(value) and refuse(message). */
const fields = new Map();
const DELAY_MS = 250;

/** What was changed here, the last at the end: where, and what was there before. */
const changes = [];
/** As a person reads it. @example titleOf('defaultLanguage') // 'Default language' */
const titleOf = (name) => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, (_, end, start) => end + ' ' + start.toLowerCase()).replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
const put = (path, value) => {
  const parent = at(path.slice(0, -1));
  if (parent === undefined || parent === null) return;
  if (value === undefined) delete parent[path.at(-1)];
  else parent[path.at(-1)] = value;
};

async function save(path, value, field, isUndone = false) {
  const before = at(path);
  try {
    const { saved, findings } = await call('/change', { path, ...(value === undefined ? {} : { value }) });
    field.refuse(saved ? '' : findings.map(({ message, advice }) => (message + ' ' + advice).trim()).join(' '));
    say(saved ? 'Saved ' + path.join('.') + '.' : 'Not saved: ' + path.join('.') + '.');
    if (!saved) return;
    showFindings(findings);
    if (!isUndone) changes.push({ path, before, field });
    put(path, value);
    byId('undo').disabled = changes.length === 0;
  } catch (error) {
    say(error.message);
  }
}

function field(path, schema, controls, value, show) {
  const id = path.join('.');
  const wrong = make('p', { className: 'wrong', id: id + '-wrong' });
  const hint = make('p', { className: 'hint', id: id + '-hint', textContent: schema.description ?? '' });
  for (const control of controls) control.setAttribute('aria-describedby', hint.id + ' ' + wrong.id);
  let timer;
  const own = {
    isBusy: () => controls.includes(document.activeElement),
    show,
    refuse(message) {
      wrong.textContent = message;
      for (const control of controls) control.setAttribute('aria-invalid', String(message !== ''));
    },
  };
  for (const control of controls)
    control.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        let next;
        try {
          next = value(control);
        } catch (error) {
          own.refuse('This is not JSON: ' + error.message);
          return;
        }
        void save(path, next, own);
      }, DELAY_MS);
    });
  fields.set(id, { path, ...own });
  return { hint, wrong };
}

function row(path, schema) {
  const name = path.at(-1);
  const id = path.join('.');
  const labelled = (control, ...more) => {
    control.id = id;
    return (parts) => make('div', { className: 'field' }, make('label', { htmlFor: id, textContent: titleOf(name), title: id }), parts.hint, ...more, parts.wrong);
  };
  if (Array.isArray(schema.enum) || schema.const !== undefined) {
    const values = schema.enum ?? [schema.const];
    const select = make('select', {}, ...[...(required(path) ? [] : ['']), ...values].map((value) => make('option', { value, textContent: value === '' ? '(default)' : value })));
    return labelled(select, select)(field(path, schema, [select], () => (select.value === '' ? undefined : typeof values[0] === 'number' ? Number(select.value) : select.value), (value) => { select.value = value ?? ''; }));
  }
  if (schema.type === 'boolean') {
    const box = make('input', { type: 'checkbox' });
    return labelled(box, box)(field(path, schema, [box], () => box.checked, (value) => { box.checked = value === true; }));
  }
  if (schema.type === 'string' && /\[0-9a-f\]\{6\}/.test(schema.pattern ?? '')) {
    const text = make('input', { type: 'text', spellcheck: false });
    const picker = make('input', { type: 'color' });
    picker.setAttribute('aria-label', titleOf(name) + ', picker');
    const show = (value) => { text.value = value ?? ''; picker.value = value ?? '#000000'; };
    return labelled(text, make('div', { className: 'colour' }, text, picker))(field(path, schema, [text, picker], (control) => { show(control.value); return control.value; }, show));
  }
  if (schema.type === 'string') {
    const input = make('input', { type: 'text', spellcheck: false });
    if (schema.examples) input.setAttribute('list', id + '-list');
    const list = schema.examples ? [make('datalist', { id: id + '-list' }, ...schema.examples.map((value) => make('option', { value })))] : [];
    return labelled(input, input, ...list)(field(path, schema, [input], () => (input.value === '' && !required(path) ? undefined : input.value), (value) => { input.value = value ?? ''; }));
  }
  if (schema.type === 'array' && (schema.items?.type === 'string' || schema.items?.enum)) {
    const area = make('textarea', { rows: 3, spellcheck: false });
    const known = schema.items.enum ? ' One a line, of: ' + schema.items.enum.join(', ') + '.' : ' One a line.';
    const lines = () => area.value.split('\n').map((line) => line.trim()).filter((line) => line !== '');
    return labelled(area, area)(field(path, { description: (schema.description ?? '') + '.' + known }, [area], lines, (value) => { area.value = (value ?? []).join('\n'); area.rows = Math.min(8, (value ?? []).length + 1); }));
  }
  const area = make('textarea', { rows: 4, spellcheck: false });
  const json = () => (area.value.trim() === '' ? undefined : JSON.parse(area.value));
  return labelled(area, area)(field(path, { description: (schema.description ?? '') + '. As JSON.' }, [area], json, (value) => { area.value = value === undefined ? '' : JSON.stringify(value, null, 2); area.rows = Math.min(16, area.value.split('\n').length + 1); }));
}

let schemaRoot = {};
function required(path) {
  const parent = path.slice(0, -1).reduce((schema, name) => schema.properties[name], schemaRoot);
  return (parent.required ?? []).includes(path.at(-1));
}

/** An object that is there, or has to be, gets a field for each property; an optional one that is absent is written whole. */
function group(path, schema) {
  const isOpen = schema.type === 'object' && schema.properties !== undefined && (required(path) || at(path) !== undefined);
  if (!isOpen) return row(path, schema);
  const hint = make('p', { className: 'hint', textContent: schema.description ?? '' });
  return make('details', {}, make('summary', { textContent: path.map(titleOf).join(', ') }), hint, ...Object.entries(schema.properties).map(([name, each]) => group([...path, name], each)));
}

function showFindings(findings) {
  const items = findings.map(({ severity, key, message, advice }) => make('li', { textContent: severity + ' ' + (key ? key + ': ' : '') + message + ' ' + advice }));
  byId('findings').replaceChildren(make('h2', { textContent: items.length === 0 ? 'No findings' : 'Findings' }), make('ul', {}, ...items));
}

function show(state) {
  if (state.brand === undefined) {
    say('brand.json cannot be read: ' + (state.findings[0]?.message ?? ''));
  } else {
    brand = state.brand;
    for (const { path, show: draw, isBusy } of fields.values()) if (!isBusy()) draw(at(path));
  }
  showFindings(state.findings);
}

const first = await call('/state');
schemaRoot = await call('/schema');
brand = first.brand ?? {};
byId('file').textContent = 'brands/' + first.id + '/brand.json';
byId('site').src = first.site;
const skipped = new Set(['$schema', 'version', 'id']);
byId('form').append(...Object.entries(schemaRoot.properties).filter(([name]) => !skipped.has(name)).map(([name, schema]) => group([name], schema)));
byId('form').addEventListener('submit', (event) => event.preventDefault());
show(first);

byId('find').addEventListener('input', () => {
  const words = byId('find').value.toLowerCase().trim();
  for (const each of document.querySelectorAll('.field')) each.hidden = words !== '' && !(each.textContent + ' ' + each.querySelector('label').title).toLowerCase().includes(words);
  for (const each of document.querySelectorAll('details')) {
    const has = [...each.querySelectorAll('.field')].some((one) => !one.hidden);
    each.hidden = words !== '' && !has;
    if (words !== '' && has) each.open = true;
  }
});

byId('undo').addEventListener('click', async () => {
  const last = changes.pop();
  if (last === undefined) return;
  await save(last.path, last.before, last.field, true);
  last.field.show(last.before);
});

// Another address alone loads the site anew: the width changes while it stays as it is.
byId('width').addEventListener('input', () => { byId('site').style.width = byId('width').value; });
byId('language').append(...['', ...(brand.languages ?? [])].map((value) => make('option', { value, textContent: value === '' ? 'as the browser' : value })));
byId('language').addEventListener('input', () => {
  const { value } = byId('language');
  byId('site').src = value === '' ? first.site : new URL('/?lang=' + value, first.site).href;
});

const events = new EventSource('/events?token=' + encodeURIComponent(token));
events.addEventListener('state', (event) => show(JSON.parse(event.data)));
events.addEventListener('failed', (event) => say('The site was not built: ' + JSON.parse(event.data)));
`;
