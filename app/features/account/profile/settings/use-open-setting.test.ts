// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type OpenSetting, type Setting, useOpenSetting } from './use-open-setting.ts';

const SETTINGS: readonly Setting[] = ['nickname', 'realName', 'email', 'mobile', 'password', 'paymentPassword'];

const STEPS: readonly (readonly [name: string, step: (open: OpenSetting) => void, shown: string])[] = [
  ['open the nickname', (open) => open.of('nickname').onToggle(), 'open nickname'],
  ['open the e-mail', (open) => open.of('email').onToggle(), 'open email'],
  ['send its code', (open) => open.sent('email')(), 'open email, sent email'],
  ['change it', (open) => open.done('email')(), 'changed email'],
  ['open it again', (open) => open.of('email').onToggle(), 'open email'],
  ['send its code', (open) => open.sent('email')(), 'open email, sent email'],
  ['close it', (open) => open.of('email').onToggle(), ''],
  ['change the password', (open) => open.done('password')(), 'changed password'],
  ['change the nickname', (open) => open.done('nickname')(), 'changed nickname'],
  ['open the mobile number', (open) => open.of('mobile').onToggle(), 'open mobile'],
];

it('one setting is open at a time, and the last changed one has its news', () => {
  const { result, unmount } = renderHook(useOpenSetting);
  const shown = () =>
    SETTINGS.flatMap((name) => {
      const { isOpen, news } = result.current.of(name, `news of ${name}`);
      return [
        ...(isOpen ? [`open ${name}`] : []),
        ...(result.current.isSent(name) ? [`sent ${name}`] : []),
        ...(news === undefined ? [] : [news === `news of ${name}` ? `changed ${name}` : news]),
      ];
    }).join(', ');
  expect(shown()).toBe('');
  const seen = STEPS.map(([name, step]) => {
    act(() => step(result.current));
    return [name, shown()];
  });
  expect(seen).toEqual(STEPS.map(([name, , expected]) => [name, expected]));
  unmount();
});
