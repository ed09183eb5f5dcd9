// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { ConsentBar } from './consent-bar.tsx';
import { ConsentChoices } from './consent-choices.tsx';

it('each state of the consent to reports', async () => {
  const reports = { errors: { to: '/client-reports', webVitals: true }, analytics: { to: '/analytics' } };
  const text = await statesOf({}, async (states) => {
    await states.explore('the bar', h(ConsentBar, { reports, name: 'Harborlight' }));
    await states.explore('the choices', h(ConsentChoices), { settings: () => ({ reports }) });
  });
  await expect(text).toMatchFileSnapshot(statesFile('layout/consent'));
});
