// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { Member } from '#contract/entities';
import { english } from '#app/test/markup/english.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { Answer } from '#app/test/markup/drawn-upstream.ts';
import { ChangePaymentPassword, RealNameForm, SetPaymentPassword } from '#app/features/money/wallet/index.ts';
import { BindEmailForm } from './bind-email-form.tsx';
import { BindMobileForm } from './bind-mobile-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { NicknameForm } from './nickname-form.tsx';
import { NotifySetting } from './notify-setting.tsx';
import { SecuritySettings } from './security-settings.tsx';
import { SettingRow } from './setting-row.tsx';
import { useOpenSetting } from './use-open-setting.ts';
import { FORMS_ACCOUNT, NOTIFICATIONS } from './settings-states.facts.ts';

const EMAIL = 'new@demo.slipway.test';
const CODE = 'Verification code';
/** What the upstream answers to a form before it accepts it. */
const ANSWERS: readonly (readonly [string, Answer])[] = [
  ['taken', { refused: 'accountTaken' }],
  ['a wrong field', { refused: 'badRequest', detail: { field: 'nickname' } }],
  ['a wrong code', { refused: 'wrongCode', detail: { attempts_left: 2 } }],
  ['a wrong password', { refused: 'wrongPaymentPassword', detail: { attempts_left: 2 } }],
  ['forbidden', { refused: 'forbidden' }],
  ['an unknown outcome', { status: 500 }],
];

it('each state of the forms of the account', async () => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      /** Draws a form, sends it empty, fills it in and sends it to an upstream with each answer. */
      const walk = async (
        name: string,
        form: ReactElement,
        submit: string,
        fields: Readonly<Record<string, string>>,
        accepted: unknown,
        wanted: readonly string[],
      ) => {
        await states.draw(name, form);
        await states.press(submit, `${name}: nothing is entered`);
        done.length = 0;
        for (const [label, typed] of Object.entries(fields)) await states.type(label, typed);
        for (const [answered, answer] of ANSWERS.filter(([each]) => wanted.includes(each))) {
          states.answer({ '': answer });
          await states.press(submit, `${name}: ${answered}`);
        }
        expect(done).toEqual([]);
        states.answer({ '': { data: accepted } });
        await states.press(submit, `${name}: accepted`);
        expect(done.splice(0)).toEqual([name]);
        states.answer({ '': 'none' });
        await states.press(submit, `${name}: on its way`);
      };
      const code = async (name: string, form: ReactElement, fields: Readonly<Record<string, string>>) => {
        for (const [answered, answer] of [
          ['refused', { refused: 'forbidden' }],
          ['on its way', 'none'],
          ['sent', { data: { expires_in: 600, resend_in: 60 } }],
        ] as const) {
          await states.drawAgain(form, { answers: { '': answer } });
          await states.press('Send code', `${name}: a code for nothing, ${answered}`);
          if (Object.keys(fields).length === 0) continue;
          for (const [label, typed] of Object.entries(fields)) await states.type(label, typed);
          await states.press('Send code', `${name}: a code, ${answered}`);
        }
      };

      const member = (await states.get('/sports/api/v1/member/info')) as Member;
      const refusals = ['forbidden', 'an unknown outcome'];
      const nickname = h(NicknameForm, { nickname: 'demo player', onDone: note('a nickname') });
      const names = { Nickname: 'Another Name' };
      await walk('a nickname', nickname, 'Save', names, member, [...refusals, 'taken', 'a wrong field']);
      await states.type('Nickname', 'x');
      await states.press('Save', 'too short a nickname');

      const email = h(BindEmailForm, {
        current: 'old@demo.slipway.test',
        onSent: note('sent'),
        onDone: note('an e-mail'),
      });
      const codes = [...refusals, 'taken', 'a wrong code'];
      await walk('an e-mail', email, 'Save', { 'New e-mail': EMAIL, [CODE]: '123456' }, member, codes);
      await code('an e-mail', email, { 'New e-mail': EMAIL });
      expect(done.splice(0)).toEqual(['sent']);
      await states.draw(
        'a first e-mail',
        h(BindEmailForm, { current: null, onSent: note('sent'), onDone: note('done') }),
      );

      const mobile = h(BindMobileForm, { current: '+5511900000001', onSent: note('sent'), onDone: note('a mobile') });
      const phone = { 'Mobile number': '11 90000-0002' };
      await walk('a mobile', mobile, 'Save', { ...phone, [CODE]: '123456' }, member, codes);
      await code('a mobile', mobile, phone);
      await states.type('Mobile number', '+44 7700 900123');
      await states.note('the number of another country');
      expect(done.splice(0)).toEqual(['sent']);

      const password = h(ChangePasswordForm, { email: EMAIL, onDone: note('a password') });
      const entered = {
        'Current password': 'Old-pass-1',
        'New password': 'Other-pass-2',
        'Repeat password': 'Other-pass-2',
      };
      await walk('a password', password, 'Change password', { ...entered, [CODE]: '123456' }, {}, codes);
      await code('a password', password, {});

      const name = h(RealNameForm, { onDone: note('a real name') });
      await walk('a real name', name, 'Save name', { 'Real name': 'Ana Souza' }, member, refusals);
      const secret = { 'New payment password': '246810', 'Repeat payment password': '246810' };
      const payment = 'Save payment password';
      const first = h(SetPaymentPassword, { onDone: note('a first payment password') });
      await walk('a first payment password', first, payment, secret, {}, refusals);
      const change = h(ChangePaymentPassword, { onDone: note('a payment password') });
      const old = { 'Current payment password': '123456', ...secret };
      await walk('a payment password', change, payment, old, {}, [...refusals, 'a wrong password', 'a wrong code']);
      await states.drawAgain(change, {});
      await states.press('Code', 'a payment password by code');
      await states.press(payment, 'a payment password without a code');
      await states.press('Send code', 'a code for the payment password');
      for (const [label, typed] of Object.entries({ [CODE]: '123456', ...secret })) await states.type(label, typed);
      for (const [answered, answer] of ANSWERS.filter(([each]) => each.startsWith('a wrong'))) {
        states.answer({ '': answer });
        await states.press(payment, `a payment password by code: ${answered}`);
      }
      for (const over of [{ email: null }, { email: null, mobile: null }])
        await states.draw(`a payment password with ${JSON.stringify(over)}`, change, {
          answers: { 'member/info': { data: { ...member, ...over } } },
        });
      await states.press(payment, 'a payment password without any contact');

      const Security = ({ over }: { readonly over: Partial<Member> }) =>
        h(SecuritySettings, {
          member: { ...member, ...over },
          setting: useOpenSetting(),
          paymentPasswordForm: (isSet) => `payment password, ${String(isSet)}`,
        });
      await states.draw('contacts and passwords', h(Security, { over: {} }));
      const none = { email: null, mobile: null, has_login_password: false, has_bank_password: false };
      await states.draw('no contacts and passwords', h(Security, { over: none }));
      await states.drawAgain(h(Security, { over: {} }), {});
      for (const [label, field, typed] of [
        ['Email', 'New e-mail', EMAIL],
        ['Mobile', 'Mobile number', '11 90000-0002'],
      ] as const) {
        await states.press(`${label}: Change`, `${label} is open`);
        await states.type(field, typed);
        states.answer({ '': { data: { expires_in: 600, resend_in: 60 } } });
        await states.press('Send code', `${label}: a code is sent`);
        await states.type(CODE, '123456');
        states.answer({ '': { data: member } });
        await states.press('Save', `${label} is changed`);
      }
      await states.draw('a row with news', h(SettingRow, { label: 'Label', value: 'value', news: 'News' }));
      await states.draw(
        'a row that is open',
        h(SettingRow, { label: 'Label', value: 'value', news: 'News', isOpen: true }),
      );
    },
    FORMS_ACCOUNT,
  );
  expect(done).toEqual([]);
});

it('each state of the notifications', async () => {
  const keys = { p256dh: new Uint8Array(65).fill(4), auth: new Uint8Array(16).fill(7) };
  let subscribed: object | null = null;
  let isKept = false;
  const subscription = {
    endpoint: 'https://push.example/1',
    options: {},
    getKey: (name: 'p256dh' | 'auth') => keys[name].buffer,
    unsubscribe: async () => {
      if (!isKept) subscribed = null;
      return !isKept;
    },
  };
  const pushManager = { getSubscription: async () => subscribed, subscribe: async () => (subscribed = subscription) };
  const registration = { pushManager };
  const worker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  const Notifications = { permission: 'default', requestPermission: async () => 'default' };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      vi.stubGlobal('PushManager', {});
      vi.stubGlobal('Notification', Notifications);
      const keyed = {
        settings: ({ upstream }: { readonly upstream: object }) => ({
          upstream: { ...upstream, idempotency: 'keyed' },
        }),
      } as never;
      await states.draw('an upstream without keys', h(NotifySetting));
      await states.draw('a guest', h(NotifySetting), { ...(keyed as object), isPlayer: false });
      await states.draw('notifications', h(NotifySetting), keyed);
      await states.press('Notify me when a bet is settled: Turn on', 'the question was closed');
      Notifications.requestPermission = async () => 'denied';
      await states.press('Notify me when a bet is settled: Turn on', 'refused by the browser');
      Notifications.requestPermission = () => new Promise(() => undefined);
      await states.press('Notify me when a bet is settled: Try again', 'the browser asks');
      await states.press('Notify me when a bet is settled: Turn on', 'pressed while the browser asks');
      let answer: (permission: string) => void = () => undefined;
      Notifications.requestPermission = () => new Promise((resolve) => (answer = resolve));
      await states.drawAgain(h(NotifySetting), keyed);
      await states.press('Notify me when a bet is settled: Turn on', 'the browser asks again');
      await act(async () => void (await english.changeLanguage('pt')));
      await states.note('the language was changed meanwhile');
      await act(async () => answer('denied'));
      await states.note('the answer comes too late');
      await act(async () => void (await english.changeLanguage('en')));
      Notifications.permission = 'granted';
      const known = {
        user: states.store.getState().session.player?.userId,
        language: 'en',
        endpoint: subscription.endpoint,
      };
      for (const [name, over] of [
        ['on before', {}],
        ['of another player', { user: 'another' }],
        ['ending before', { isEnding: true }],
      ] as const)
        await states.draw(name, h(NotifySetting), {
          ...(keyed as object),
          answers: { 'push/subscription': { data: {} }, removal: { data: {} } },
          before: () => localStorage.setItem('slipway.notices.v1', JSON.stringify({ ...known, ...over })),
        });
      vi.stubGlobal('Notification', {
        get permission() {
          throw new Error('not readable');
        },
      });
      await states.draw('they cannot be read', h(NotifySetting), keyed);
      vi.stubGlobal('Notification', Notifications);
      Notifications.permission = 'denied';
      await states.draw('blocked before', h(NotifySetting), keyed);
      Notifications.permission = 'granted';
      Notifications.requestPermission = async () => 'granted';
      await states.drawAgain(h(NotifySetting), keyed);
      states.answer({ '': { refused: 'forbidden' } });
      await states.press('Notify me when a bet is settled: Turn on', 'refused by the upstream');
      states.answer({ 'push/subscription': { data: {} }, removal: { data: {} } });
      await states.press('Notify me when a bet is settled: Turn on', 'turned on');
      isKept = true;
      await states.press('Notify me when a bet is settled: Turn off', 'they could not be turned off');
      isKept = false;
      await states.press('Notify me when a bet is settled: Turn off', 'turned off');
      Notifications.requestPermission = async () => {
        throw new Error('no answer');
      };
      await states.press('Notify me when a bet is settled: Turn on', 'the browser cannot ask');
    },
    NOTIFICATIONS,
  );
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
