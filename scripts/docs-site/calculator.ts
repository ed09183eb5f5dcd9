import { defineComponent, h, reactive } from 'vue';
import { allOdds, availablePasses, type OddsFormatName } from '#engine';
import { attempt, compute, CURRENCIES, type MatchInput, RESULTS, type SlipInput } from './compute.ts';

const SHOWN_LINES = 20;
const MAX_MATCHES = 8;
const FORMATS: readonly OddsFormatName[] = [
  'decimal',
  'fractional',
  'american',
  'hongkong',
  'indonesian',
  'malay',
  'probability',
];

const input: SlipInput = reactive({
  stake: '10',
  currency: 'USDT',
  passes: ['Trixie'],
  matches: [
    { odds: '1.85', banker: false, result: 'open' },
    { odds: '2.40', banker: false, result: 'open' },
    { odds: '3.10, 2.90', banker: false, result: 'open' },
  ],
});
const odds = reactive({ value: '2.50', format: 'decimal' as OddsFormatName });

const valueOf = (event: Event): string => (event.target as HTMLInputElement).value;

function field(label: string, value: string, set: (value: string) => void) {
  return h('label', [
    label,
    h('input', { value, inputmode: 'text', autocomplete: 'off', onInput: (event: Event) => set(valueOf(event)) }),
  ]);
}

function choice(label: string, value: string, values: readonly string[], set: (value: string) => void) {
  const options = values.map((name) => h('option', { value: name, selected: name === value }, name));
  return h('label', [label, h('select', { value, onChange: (event: Event) => set(valueOf(event)) }, options)]);
}

function check(label: string, checked: boolean, onChange: () => void) {
  return h('label', { class: 'check' }, [h('input', { type: 'checkbox', checked, onChange }), label]);
}

function matchRow(match: MatchInput, index: number) {
  return h('div', { class: 'row', key: index }, [
    field(`Match ${index + 1}: odds`, match.odds, (value) => (match.odds = value)),
    choice(`Result of match ${index + 1}`, match.result, RESULTS, (value) => (match.result = value)),
    check('banker', match.banker, () => (match.banker = !match.banker)),
    input.matches.length > 1 &&
      h(
        'button',
        { type: 'button', 'aria-label': `Remove match ${index + 1}`, onClick: () => input.matches.splice(index, 1) },
        '×',
      ),
  ]);
}

function toggle(pass: string): void {
  const at = input.passes.indexOf(pass);
  if (at < 0) input.passes.push(pass);
  else input.passes.splice(at, 1);
}

const figures = (pairs: readonly (readonly [string, string])[]) =>
  h(
    'dl',
    { class: 'figures' },
    pairs.map(([name, value]) => h('div', [h('dt', name), h('dd', value)])),
  );

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  h('table', [
    h(
      'thead',
      h(
        'tr',
        head.map((name) => h('th', { scope: 'col' }, name)),
      ),
    ),
    h(
      'tbody',
      rows.map((row) =>
        h(
          'tr',
          row.map((cell) => h('td', cell)),
        ),
      ),
    ),
  ]);

function results() {
  const found = attempt(() => compute(input, SHOWN_LINES));
  if (typeof found === 'string') return h('p', { class: 'wrong' }, found);
  const { estimate, settlement, lines } = found;
  return [
    figures([
      ['Lines', estimate.lines],
      ['Total stake', estimate.stake],
      ['Highest return', estimate.max],
      ['Lowest positive return', estimate.min],
      ['Guaranteed', estimate.guaranteed],
      [`Payout (${settlement.state})`, settlement.payout],
    ]),
    table(['Line', 'Selections', 'Odds', 'Returns'], lines),
    Number(estimate.lines) > lines.length && h('p', `The first ${lines.length} of ${estimate.lines} lines.`),
  ];
}

function oddsBox() {
  const found = attempt(() => allOdds(odds.value.trim(), odds.format));
  return h('fieldset', [
    h('legend', 'One price in every format'),
    h('div', { class: 'row' }, [
      field('Odds', odds.value, (value) => (odds.value = value)),
      choice('Format', odds.format, FORMATS, (value) => (odds.format = value as OddsFormatName)),
    ]),
    typeof found === 'string'
      ? h('p', { class: 'wrong' }, found)
      : figures(FORMATS.map((name) => [name, found[name] ?? 'none'] as const)),
  ]);
}

/** The live examples: a slip and a price, computed while you type. */
export const Calculator = defineComponent(() => () => {
  const passes = availablePasses(input.matches.length);
  return h('div', { class: 'calculator' }, [
    h('fieldset', [
      h('legend', 'A slip'),
      h(
        'p',
        'Several selections on one match: write their odds with commas. They win in that order as home, draw, away.',
      ),
      input.matches.map(matchRow),
      input.matches.length < MAX_MATCHES &&
        h(
          'button',
          { type: 'button', onClick: () => input.matches.push({ odds: '2.00', banker: false, result: 'open' }) },
          'Add a match',
        ),
      h('div', { class: 'row' }, [
        field('Stake of each line', input.stake, (value) => (input.stake = value)),
        choice('Currency', input.currency, CURRENCIES, (value) => (input.currency = value)),
      ]),
      h('div', { class: 'row', role: 'group', 'aria-label': 'Bets' }, [
        passes.map((pass) => check(pass, input.passes.includes(pass), () => toggle(pass))),
      ]),
      h('div', { 'aria-live': 'polite' }, results()),
    ]),
    oddsBox(),
  ]);
});
