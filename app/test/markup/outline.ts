/** By tag or role, not by a selector: jsdom's took half of the time of an outline. */
const kindOf = (tags: string, roles: string) => (element: Element) =>
  ` ${tags} `.includes(` ${element.localName} `) || ` ${roles} `.includes(` ${element.getAttribute('role') ?? '-'} `);

const isOperable = kindOf('button input select textarea summary', 'button tab option menuitem slider');
const isControl = (element: Element) =>
  isOperable(element) || (element.localName === 'a' && element.hasAttribute('href'));
const isLive = kindOf('', 'status alert log');
const isHeading = kindOf('h1 h2 h3 h4 h5 h6', 'heading');
const isGroup = kindOf('dialog section nav table form fieldset img', 'dialog group region progressbar img');

/**
 * What a player or a screen reader gets of the page, as facts: `button "Place bet" [disabled]`, `textbox "Stake" = "5" [invalid]`,
 * `status "Enter a stake."`, and texts in quotes. Classes, tags, ids, icons and the order are left out: they may change.
 */
export function outlineOf(root: Element): readonly string[] {
  const facts: string[] = [];
  walk(root, facts);
  return [...new Set(facts)];
}

function walk(element: Element, facts: string[]): void {
  for (const child of element.children) {
    if (child.getAttribute('aria-hidden') === 'true' || child.hasAttribute('hidden')) continue;
    if (isControl(child)) facts.push(controlFact(child));
    else if (isHeading(child)) facts.push(`heading ${quoted(textOf(child))}`);
    else if (isLive(child)) liveFacts(child, facts);
    else {
      const name = child.getAttribute('aria-label') ?? child.getAttribute('alt');
      if (isGroup(child) && name !== null && name !== '') facts.push(`${roleOf(child)} ${quoted(name)}`);
      const isText = hasOwnText(child);
      if (isText) facts.push(quoted(textOf(child)));
      // Of a text only the controls inside it are facts of their own.
      if (!isText || [...child.getElementsByTagName('*')].some(isControl)) walk(child, facts);
    }
  }
}

function controlFact(element: Element): string {
  const value = valueOf(element);
  const states = statesOf(element);
  return [
    `${roleOf(element)} ${quoted(nameOf(element))}`,
    value === undefined ? '' : ` = ${quoted(value)}`,
    states.length === 0 ? '' : ` [${states.join(', ')}]`,
  ].join('');
}

/** A live region is one text, or several where it has a list. */
function liveFacts(element: Element, facts: string[]): void {
  const items = [...element.querySelectorAll('li')];
  const role = element.getAttribute('role');
  for (const each of items.length > 0 ? items : [element])
    if (textOf(each) !== '') facts.push(`${role} ${quoted(textOf(each))}`);
  const inside: string[] = [];
  walk(element, inside);
  facts.push(...inside.filter((fact) => !fact.startsWith('"')));
}

const ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  select: 'combobox',
  textarea: 'textbox',
  summary: 'disclosure',
  section: 'region',
  nav: 'navigation',
  fieldset: 'group',
};

function roleOf(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const type = element.getAttribute('type') ?? '';
  const own = element.getAttribute('role');
  if (own !== null) return own;
  if (tag === 'input') return ['checkbox', 'radio', 'range', 'file'].includes(type) ? type : 'textbox';
  return ROLES[tag] ?? tag;
}

function valueOf(element: Element): string | undefined {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) return roleOf(element) === 'textbox' ? element.value : undefined;
  return undefined;
}

const FLAGS: readonly (readonly [attribute: string, state: string])[] = [
  ['aria-pressed', 'pressed'],
  ['aria-checked', 'checked'],
  ['aria-selected', 'selected'],
  ['aria-expanded', 'expanded'],
  ['aria-invalid', 'invalid'],
  ['aria-busy', 'busy'],
  ['aria-current', 'current'],
];

function statesOf(element: Element): readonly string[] {
  const states = FLAGS.filter(([name]) => !['false', null].includes(element.getAttribute(name))).map(
    ([, state]) => state,
  );
  if (element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true') states.push('disabled');
  if (element instanceof HTMLInputElement && element.checked) states.push('checked');
  if (element === document.activeElement) states.push('focused');
  return states;
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? textOf(labelOf(element) ?? element);
}

/** Of fields only: jsdom goes through the whole page for each `labels`, also for those of a button. */
export const labelOf = (element: Element): HTMLLabelElement | undefined =>
  element.matches('input, select, textarea') ? (element as HTMLInputElement).labels?.[0] : undefined;

/** The texts inside, apart, as they are read: how they are put into elements may change. */
function textOf(element: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  return texts
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,:;!?)])/g, '')
    .trim();
}
const quoted = (text: string): string => `"${text}"`;

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');

/** The facts of each state: a name after `# `, and below it a line for each fact. */
export function sectionsOf(facts: string): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of facts.split('\n').map((each) => each.trim())) {
    if (line.startsWith('# ')) sections.set(line.slice(2), (lines = []));
    else if (line !== '') lines.push(sortedKeys(line));
  }
  return sections;
}

/** A fact of what is sent, with the keys of its body by name: a page may write them in any order. */
export const sortedKeys = (fact: string): string =>
  fact.replace(/^(sends [^{]*)(\{.*\})$/, (_, call: string, body: string) => {
    const sorted: unknown = JSON.parse(body, (_key, value: unknown) => (isRecord(value) ? byName(value) : value));
    return call + JSON.stringify(sorted);
  });

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byName = (record: object) =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
