// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
// It brings the formats of odds.
import '#app/features/betting/slip/model/preferences-listeners.ts';
import { expect, it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { send } from '#app/test/markup/send.ts';
import { QuickStakes } from './quick-stakes.tsx';
import { SlipSettings } from './slip-settings.tsx';

it('each choice of how to bet', async () => {
  const kept: unknown[] = [];
  await statesOf(
    {},
    async (states) => {
      const settings = h(SlipSettings, { currency: 'USDT' });
      await states.explore('the settings', settings);
      await states.drawAgain(settings, {});
      const choose = async (label: string, value: string) => {
        await states.type(label, value);
        await states.note(`${label}: ${value}`);
        kept.push(states.store.getState().preferences);
      };
      for (const value of ['better', 'any', 'none']) await choose('When odds change', value);
      await choose('Odds format', 'fractional');
      for (const value of ['BRL', '']) await choose('Show amounts also in', value);
      await states.press('Keep the selections after placing');
      kept.push(states.store.getState().preferences);
      await states.draw('an amount in a currency that is not there', settings, {
        before: ({ dispatch }) => void dispatch(preferencesChanged({ alsoIn: 'XXX' })),
      });
      const EXCHANGE = '/config/exchange';
      const currencies = (await states.get(`/sports/api/v1${EXCHANGE}`)) as readonly object[];
      for (const status of [0, 1])
        await states.draw(`the only other currency has the status ${status}`, settings, {
          answers: { [EXCHANGE]: { data: currencies.slice(0, 2).map((each) => ({ ...each, status })) } },
        });
      await states.draw('an amount in another currency', settings, {
        before: ({ dispatch }) => void dispatch(preferencesChanged({ alsoIn: 'BRL' })),
      });
    },
    `
    # the settings
    "2.50"
    "When odds change"
    combobox "When odds change Ask me every time Accept better odds Accept any odds" = "Ask me every time"
    "Odds format"
    # the settings: Keep the selections after placing
    checkbox "Keep the selections after placing" [checked]
    # When odds change: better
    combobox "When odds change Ask me every time Accept better odds Accept any odds" = "Accept better odds"
    checkbox "Keep the selections after placing"
    # When odds change: any
    combobox "When odds change Ask me every time Accept better odds Accept any odds" = "Accept any odds"
    # Odds format: fractional
    combobox "Odds format Decimal Fractional American Hong Kong Indonesian Malay 3/2" = "Fractional"
    "3/2"
    # Show amounts also in: BRL
    combobox "Show amounts also in My currency only BRL INR IDR VND MXN TRY PHP THB CNY BDT GBP JPY KWD" = "BRL"
    # an amount in a currency that is not there
    combobox "Odds format Decimal Fractional American Hong Kong Indonesian Malay 2.50" = "Decimal"
    # the only other currency has the status 1
    "Show amounts also in"
    combobox "Show amounts also in My currency only BRL" = "My currency only"
  `,
  );
  expect(kept).toMatchInlineSnapshot(`
    [
      {
        "acceptOdds": "better",
        "keepsSlip": false,
        "oddsFormat": "decimal",
      },
      {
        "acceptOdds": "any",
        "keepsSlip": false,
        "oddsFormat": "decimal",
      },
      {
        "acceptOdds": "none",
        "keepsSlip": false,
        "oddsFormat": "decimal",
      },
      {
        "acceptOdds": "none",
        "keepsSlip": false,
        "oddsFormat": "fractional",
      },
      {
        "acceptOdds": "none",
        "alsoIn": "BRL",
        "keepsSlip": false,
        "oddsFormat": "fractional",
      },
      {
        "acceptOdds": "none",
        "alsoIn": undefined,
        "keepsSlip": false,
        "oddsFormat": "fractional",
      },
      {
        "acceptOdds": "none",
        "alsoIn": undefined,
        "keepsSlip": true,
        "oddsFormat": "fractional",
      },
    ]
  `);
});

it('who listens turns announcements of odds off and on', async () => {
  const off: unknown[] = [];
  await statesOf(
    {},
    async (states) => {
      await states.draw('the settings', h(SlipSettings, { currency: 'USDT' }));
      const press = async () => {
        await states.press('Let screen readers announce odds that change');
        off.push(states.store.getState().preferences.isOddsNewsOff);
      };
      await press();
      await press();
    },
    `
    # the settings
    checkbox "Let screen readers announce odds that change" [checked]
  `,
  );
  expect(off).toEqual([true, false]);
});

it('each state of the amounts at a press, and of their editor', async () => {
  const done: unknown[] = [];
  await statesOf(
    {},
    async (states) => {
      const stakes = (over: object = {}) =>
        h(QuickStakes, { typed: undefined, isLocked: false, onStake: (amount) => void done.push(amount), ...over });
      const own = () => void done.push(states.store.getState().preferences.quickStakes);
      await states.draw('nothing typed', stakes());
      await states.press('+10');
      await states.draw('locked', stakes({ isLocked: true }));
      await states.draw('without an editor', stakes({ isFixed: true }));
      await states.draw('an amount typed', stakes({ typed: '2.5' }));
      await states.press('+10');
      await states.press('Change the quick stakes');
      await states.type('Quick stake 2', 'x');
      await states.note('no number');
      await send('form', new Event('submit', { bubbles: true, cancelable: true }));
      await states.note('saved with a wrong number');
      own();
      await states.type('Quick stake 2', '77');
      await states.press('Save');
      own();
      await states.press('Change the quick stakes', 'to be left');
      await states.type('Quick stake 2', '99');
      await states.press('Cancel');
      own();
      await states.press('Change the quick stakes', 'edited again');
      await states.type('Quick stake 3', '77.00');
      await states.press('Save', 'an amount twice');
      await states.press('Change the quick stakes', 'both are still there');
      await states.press('Default amounts');
      own();
    },
    `
    # nothing typed
    button "+5"
    button "+10"
    button "+50"
    button "+100"
    # locked
    button "+5" [disabled]
    button "+10" [disabled]
    button "+50" [disabled]
    button "+100" [disabled]
    # an amount typed
    button "Change the quick stakes"
    # Change the quick stakes pressed
    textbox "Quick stake 1" = "5" [focused]
    textbox "Quick stake 2" = "10"
    textbox "Quick stake 3" = "50"
    textbox "Quick stake 4" = "100"
    # no number
    textbox "Quick stake 2" = "x" [invalid]
    button "Save" [disabled]
    "Enter an amount in digits, such as 12.50."
    # Save pressed
    button "+77"
    group "Add to the stake"
    # Cancel pressed
    button "+77"
    # edited again
    textbox "Quick stake 2" = "77"
    button "Default amounts"
    button "Save"
    form "Change the quick stakes"
    # both are still there
    textbox "Quick stake 3" = "77"
  `,
  );
  expect(done).toMatchInlineSnapshot(`
    [
      "10",
      "12.5",
      undefined,
      [
        "5",
        "77",
        "50",
        "100",
      ],
      [
        "5",
        "77",
        "50",
        "100",
      ],
      undefined,
    ]
  `);
});
