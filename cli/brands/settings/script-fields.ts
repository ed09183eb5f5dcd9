export const FIELDS_SCRIPT = String.raw`
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== undefined && child !== null));
  return element;
};
const get = (root, path) => path.reduce((value, name) => (value === undefined || value === null ? undefined : value[name]), root);
const copy = (value) => (value === undefined ? undefined : structuredClone(value));

/** Sets a value; an empty one is removed. */
function put(root, path, value) {
  let at = root;
  for (const [place, name] of path.slice(0, -1).entries()) {
    if (at[name] === undefined || at[name] === null) at[name] = typeof path[place + 1] === 'number' ? [] : {};
    at = at[name];
  }
  if (value === undefined && !Array.isArray(at)) delete at[path.at(-1)];
  else at[path.at(-1)] = value;
}

/** @example titleOf('defaultLanguage') // 'Default language' */
const titleOf = (name) => {
  if (typeof name === 'number') return 'Number ' + (name + 1);
  const words = name.replace(/([a-z0-9])([A-Z])/g, (_, end, start) => end + ' ' + start.toLowerCase()).replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
const labelOf = (path) => titleOf(path.at(-1));

/** The first value of a schema: required properties only. */
function start(schema) {
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf || schema.oneOf) return start((schema.anyOf ?? schema.oneOf)[0]);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return schema.minItems ? [start(schema.items)] : [];
  if (schema.type === 'object') return Object.fromEntries((schema.required ?? []).map((name) => [name, start(schema.properties[name])]));
  return schema.type === 'boolean' ? false : schema.type === 'string' ? '' : undefined;
}

const DELAY_MS = 250;
/** A control with label, hint and problem. */
function field(path, schema, control, read, { hint = schema.description ?? '', beside = [], controls = [control] } = {}) {
  const id = path.join('.');
  control.id = id;
  const wrong = make('p', { className: 'wrong', id: id + '-wrong' });
  const said = make('p', { className: 'hint', id: id + '-hint', textContent: hint });
  const refuse = (message) => {
    wrong.textContent = message;
    for (const each of controls) each.setAttribute('aria-invalid', String(message !== ''));
  };
  let timer;
  for (const each of controls) {
    each.setAttribute('aria-describedby', said.id + ' ' + wrong.id);
    each.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void save(path, read(each), refuse), DELAY_MS);
    });
  }
  return make('div', { className: 'field' }, make('label', { htmlFor: id, textContent: labelOf(path), title: id }), said, ...(beside.length > 0 ? beside : [control]), wrong);
}

function choice(path, schema, isRequired) {
  const values = schema.enum ?? [schema.const];
  const select = make('select', {}, ...[...(isRequired ? [] : ['']), ...values].map((value) => make('option', { value, textContent: value === '' ? '(default)' : value })));
  select.value = get(draft, path) ?? '';
  return field(path, schema, select, () => (select.value === '' ? undefined : typeof values[0] === 'number' ? Number(select.value) : select.value));
}

function text(path, schema, isRequired) {
  const value = get(draft, path);
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const isLong = schema.maxLength > 200 && schema.pattern === undefined;
  const input = isLong ? make('textarea', { rows: 3 }) : make('input', { type: isNumber ? 'number' : 'text', spellcheck: false });
  input.value = value ?? '';
  if (schema.examples) input.setAttribute('list', path.join('.') + '-list');
  const list = schema.examples && make('datalist', { id: path.join('.') + '-list' }, ...schema.examples.map((each) => make('option', { value: each })));
  const read = () => (input.value === '' && (!isRequired || isNumber) ? undefined : isNumber ? Number(input.value) : input.value);
  return field(path, schema, input, read, { beside: list ? [input, list] : [] });
}

function colour(path, schema) {
  const input = make('input', { type: 'text', spellcheck: false });
  const picker = make('input', { type: 'color' });
  picker.setAttribute('aria-label', labelOf(path) + ', picker');
  const show = (value) => { input.value = value ?? ''; picker.value = value ?? '#000000'; };
  show(get(draft, path));
  return field(path, schema, input, (control) => { show(control.value); return control.value; }, { beside: [make('div', { className: 'colour' }, input, picker)], controls: [input, picker] });
}

function tick(path, schema) {
  const box = make('input', { type: 'checkbox', checked: get(draft, path) === true });
  return field(path, schema, box, () => box.checked);
}

/** A list of texts, one a line. */
function lines(path, schema, isRequired) {
  const value = get(draft, path) ?? [];
  const area = make('textarea', { rows: Math.min(8, value.length + 1), spellcheck: false, value: value.join('\n') });
  const known = schema.items.enum ? ' One a line, of: ' + schema.items.enum.join(', ') + '.' : ' One a line.';
  const read = () => {
    const all = area.value.split('\n').map((line) => line.trim()).filter((line) => line !== '');
    return all.length === 0 && !isRequired ? undefined : all;
  };
  return field(path, schema, area, read, { hint: (schema.description ?? '') + '.' + known });
}

const titled = (path, schema, isOpen, ...children) =>
  make('details', { open: isOpen }, make('summary', { textContent: path.map(titleOf).join(', ') }), make('p', { className: 'hint', textContent: schema.description ?? '' }), ...children);
const button = (textContent, press) => {
  const made = make('button', { type: 'button', textContent });
  made.addEventListener('click', press);
  return made;
};

/** A list of entries with buttons to add and remove. */
function list(path, schema) {
  const holder = make('div');
  const redraw = () => {
    const entries = get(draft, path) ?? [];
    holder.replaceChildren(
      ...entries.map((_, place) => {
        const own = [...path, place];
        const title = titleOf(path.at(-1)) + ' ' + (place + 1);
        return make('fieldset', {}, make('legend', { textContent: title }), editor(own, schema.items, true), button('Remove ' + title, () => {
          put(draft, path, entries.filter((__, other) => other !== place));
          redraw();
          void save(path, get(draft, path), say);
        }));
      }),
      button('Add to ' + titleOf(path.at(-1)).toLowerCase(), () => {
        put(draft, [...path, entries.length], start(schema.items));
        redraw();
      }),
    );
  };
  redraw();
  return titled(path, schema, false, holder);
}

/** A value with several forms: one is chosen and shows its fields. */
function forms(path, schema, isRequired) {
  const options = (schema.anyOf ?? schema.oneOf).flatMap((option) => (option.enum ? option.enum.map((value) => ({ const: value })) : [option]));
  const nameOf = (option) => option.const ?? option.properties?.kind?.const ?? (option.type === 'object' ? 'of your own' : option.type === 'array' ? 'a list' : 'a text');
  const fits = (option, value) =>
    option.const !== undefined ? value === option.const
      : Array.isArray(value) ? option.type === 'array'
      : typeof value === 'object' && value !== null ? option.type === 'object' && (option.properties?.kind?.const === undefined || option.properties.kind.const === value.kind)
      : typeof value === option.type;
  const holder = make('div');
  const select = make('select', {}, ...(isRequired ? [] : [make('option', { value: '', textContent: '(none)' })]), ...options.map((option) => make('option', { value: nameOf(option), textContent: nameOf(option) })));
  const inner = (option) =>
    option === undefined || option.const !== undefined ? holder.replaceChildren()
      : holder.replaceChildren(...(option.type === 'object' ? parts(path, option) : [editor(path, option, true)]));
  const now = options.find((option) => fits(option, get(draft, path)));
  select.value = now === undefined ? '' : nameOf(now);
  inner(now);
  select.id = path.join('.') + '-form';
  select.addEventListener('input', () => {
    const option = options.find((each) => nameOf(each) === select.value);
    put(draft, path, option === undefined ? undefined : start(option));
    inner(option);
    if (option === undefined || option.const !== undefined || (option.properties?.kind && option.required.length === 1)) void save(path, get(draft, path), say);
  });
  return make('div', { className: 'field' }, make('label', { htmlFor: select.id, textContent: labelOf(path), title: path.join('.') }), make('p', { className: 'hint', textContent: schema.description ?? '' }), select, holder);
}

const parts = (path, schema) =>
  Object.entries(schema.properties)
    .filter(([, each]) => each.const === undefined || path.length === 0)
    .map(([name, each]) => editor([...path, name], each, (schema.required ?? []).includes(name)));

/** A text for each language, or for each existing name. */
const texts = (path, schema) =>
  [...new Set([...(brand.languages ?? []), ...Object.keys(get(draft, path) ?? {})])].map((name) => text([...path, name], schema.additionalProperties, false));

function editor(path, schema, isRequired) {
  if (schema.anyOf || schema.oneOf) return forms(path, schema, isRequired);
  if (schema.enum || schema.const !== undefined) return choice(path, schema, isRequired);
  if (schema.type === 'boolean') return tick(path, schema);
  if (schema.type === 'string' && /\[0-9a-f\]\{6\}/.test(schema.pattern ?? '')) return colour(path, schema);
  if (schema.type === 'array' && (schema.items.type === 'string' || schema.items.enum)) return lines(path, schema, isRequired);
  if (schema.type === 'array') return list(path, schema);
  if (schema.type === 'object') return titled(path, schema, typeof path.at(-1) === 'number', ...(schema.properties ? parts(path, schema) : texts(path, schema)));
  return text(path, schema, isRequired);
}
`;
