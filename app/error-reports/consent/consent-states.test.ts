// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { ConsentBar } from './consent-bar.tsx';
import { ConsentChoices } from './consent-choices.tsx';

it('each state of the consent to reports', async () => {
  const reports = { errors: { to: '/client-reports', webVitals: true }, analytics: { to: '/analytics' } };
  await statesOf(
    {},
    async (states) => {
      await states.explore('the bar', h(ConsentBar, { reports, name: 'Harborlight' }));
      await states.explore('the choices', h(ConsentChoices), { settings: () => ({ reports }) });
    },
    `
    # the bar
    heading "Your consent"
    "Harborlight would like to do the following in this browser. You decide, and the site works either way."
    "When something fails, the page tells us what failed and where in our code. No name, amount or input is sent."
    "We count which kinds of pages are opened, and in which language. Nothing tells us who you are."
    # the choices
    heading "Your choices"
    checkbox "Error reports"
    "Error reports"
    checkbox "Statistics"
    # the choices: Error reports
    checkbox "Error reports" [checked]
    # the choices: Statistics
    checkbox "Statistics" [checked]
    # the bar: nothing in its lists
    link "More, and your choices"
    button "Decline"
    # the choices: nothing in its lists
    "Statistics"
  `,
  );
});
