import { afterEach, expect, it } from 'vitest';
import { english, forgetNamespaces, restoreNamespaces } from './english.ts';

afterEach(restoreNamespaces);

it('has the texts of a namespace once something has asked for it', () => {
  const texts = () => [english.t('shell:retry'), english.t('protection:end.stay')];
  expect(texts()).toEqual(['Try again', 'Stay signed in']);
  forgetNamespaces();
  expect(texts()).toEqual(['Try again', 'end.stay']);
  english.hasLoadedNamespace(['protection']);
  expect(texts()).toEqual(['Try again', 'Stay signed in']);
  forgetNamespaces();
  expect(texts()).toEqual(['Try again', 'end.stay']);
  restoreNamespaces();
  expect(texts()).toEqual(['Try again', 'Stay signed in']);
});
