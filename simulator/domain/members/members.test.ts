import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import type { RecordingClient } from '../../conformance/answers/recording-client.ts';
import { storyOf } from '../../conformance/answers/story.ts';
import { MEMBERS_CODES, MEMBERS_REGISTRATION, MEMBERS_SESSIONS } from './members.facts.ts';

const MINUTE_MS = 60_000;
const EMAIL = 'player@demo.slipway.test';
const PASSWORD = 'Slipway-demo-1';
const ANDROID = { headers: { platform: '1' } };

/** The code that was sent to an account. */
const codeOf = (client: RecordingClient, target: string, purpose = 'signIn') =>
  client.world.verification.waiting().find((each) => each.target === target && each.purpose === purpose)?.code ?? '';

/** Sessions, tokens, refresh, wrong passwords by account and by address, locked accounts, signing in by phone and by code. */
it('sign-in, refresh and sign-out go as the file says', async () => {
  const text = await storyOf(async (client) => {
    const signIn = (account: string, password: string) => client.call('signIn', { body: { account, password } });
    const first = await signIn(EMAIL, PASSWORD);
    await signIn('PLAYER@demo.slipway.test', PASSWORD);
    await signIn('demo-player', PASSWORD);
    await signIn('+5511900000001', PASSWORD);
    await client.call('signInByPhone', { body: { area_code: 55, phone: '11900000001', password: PASSWORD } });
    await client.call('signInByPhone', { body: { area_code: 1, phone: '11900000001', password: PASSWORD } });
    for (const password of ['a', 'b', 'c', 'd', 'e', PASSWORD]) await signIn(EMAIL, password);
    client.advance(15 * MINUTE_MS);
    await signIn(EMAIL, PASSWORD);
    await signIn('no-one@demo.slipway.test', PASSWORD);
    const fresh = { 'fresh-token': String(first.json.data['fresh_token']) };
    const second = await client.call('refreshSession', { headers: fresh });
    await client.call('refreshSession', { headers: fresh });
    client.advance(MINUTE_MS);
    await client.call('refreshSession', { headers: { 'fresh-token': String(second.json.data['fresh_token']) } });
    await client.call('refreshSession', { headers: { 'fresh-token': 'nothing' } });
    await client.call('refreshSession');
    await client.call('getMember');
    client.advance(25 * 60 * MINUTE_MS);
    await client.call('getMember');
    await client.call('refreshSession', { headers: fresh });
    client.signIn();
    await client.control('POST', 'members/m-player', { bans: ['signIn'], sign_out: true });
    await client.call('getMember');
    await signIn(EMAIL, PASSWORD);
    await client.control('POST', 'members/nothing', { level: 2 });
    await client.control('POST', 'members/m-agent', { level: 4, adjust: '-5.25', identity: 'passed' });
    await client.control('POST', 'members/m-agent', { adjust: '-50000' });
    await client.control('GET', 'members');
    await client.control('POST', 'sessions', { minutes: 5 });
    await client.control('POST', 'sessions', { seconds: 5 });
    await client.control('POST', 'sessions', {});
  });
  expect(missingFacts(text, MEMBERS_SESSIONS)).toEqual([]);
});

/** Verification: life, resending, failures, purposes; registration, codes, passwords, payment password, e-mail, phone, nickname, real name. */
it('codes, passwords and names are given, used and refused as the file says', async () => {
  const text = await storyOf(async (client) => {
    const send = (kind: string, email = EMAIL) => client.call('sendEmailCode', { query: { email, kind } });
    await send('1');
    await send('1');
    for (const code of ['000000', '000001', '000002', '000003', '000004', '000005'])
      await client.call('signInByEmailCode', { body: { email: EMAIL, code } });
    client.advance(MINUTE_MS);
    await send('1');
    client.advance(10 * MINUTE_MS);
    await client.call('signInByEmailCode', { body: { email: EMAIL, code: codeOf(client, EMAIL) } });
    await send('1');
    await client.call('signInByEmailCode', { body: { email: EMAIL, code: codeOf(client, EMAIL) } });
    await client.control('GET', 'codes');
    for (const kind of ['2', '3', '4', '5', '6']) await send(kind);
    await send('1', 'no-one@demo.slipway.test');
    client.advance(MINUTE_MS);
    await client.sendSample('changePassword');
    client.advance(MINUTE_MS);
    await client.sendSample('changePassword');
    client.advance(MINUTE_MS);
    await client.sendSample('resetPassword');
    client.signIn();
    await send('3', 'new@demo.slipway.test');
    await client.call('bindEmail', {
      body: { email: 'new@demo.slipway.test', code: codeOf(client, 'new@demo.slipway.test', 'bind') },
    });
    await client.call('bindEmail', { body: { email: 'agent@demo.slipway.test', code: '123456' } });
    await client.call('sendPhoneCode', { query: { phone: '11955554444', area: '55', kind: '3' } });
    await client.call('sendPhoneCode', { query: { phone: '11900000002', area: '55', kind: '3' } });
    await client.call('bindPhone', {
      body: { area: 55, phone: '11955554444', code: codeOf(client, '+5511955554444', 'bind') },
    });
    await client.call('bindPhone', { body: { area: 55, phone: '11955554444', code: '000000' } });
    await client.call('changePassword', { body: { old: 'wrong', new: 'letters3', code: '000000' } });
    client.advance(20 * MINUTE_MS);
    await client.call('resetPassword', {
      body: { email: 'no-one@demo.slipway.test', code: '000000', password: 'letters2' },
    });
    client.signIn();
    await client.sendSample('setBankPassword');
    for (const old of ['111111', '222222', '333333', '444444', '555555', '135790'])
      await client.call('setBankPassword', { body: { old, new: '097531' } });
    client.advance(24 * 60 * MINUTE_MS);
    client.signIn();
    await client.call('setBankPassword', { body: { old: '135790', new: '097531' } });
    for (const nickname of [
      'new-nickname',
      'demo-agent',
      'Demo-Player',
      'ａｄｍｉｎｉｓｔｒａｔｏｒ',
      'support',
      'pla yer',
      'p\u0430yer1',
      '<b>bold',
      '......',
    ])
      await client.call('setNickname', { body: { nickname } });
    for (const real_name of ['Pat Q. Player', 'pat player', 'Someone Else', '1', ''])
      await client.call('setRealName', { body: { real_name } });
    await client.call('getRealName');
    await client.call('getInviteCode', { params: { code: 'user' } });
    await client.call('getInviteCode', { params: { code: 'agent' } });
    await client.call('listVipLevels');
    client.signIn('m-empty');
    await client.call('setBankPassword', { body: { new: '135790' } });
    await client.call('setRealName', { body: { real_name: 'Emma Empty' } });
    await client.call('getInviteCode', { params: { code: 'agent' } });
  });
  expect(missingFacts(text, MEMBERS_CODES)).toEqual([]);
});

it('an account is registered, rewarded and refused as the file says', async () => {
  const text = await storyOf(async (client) => {
    const sample = (await client.sample('registerByEmail')).body as object;
    const register = (over: object) => client.call('registerByEmail', { body: { ...sample, ...over }, ...ANDROID });
    await client.call('sendRegistrationEmailCode', { query: { email: EMAIL } });
    await client.call('sendRegistrationEmailCode', { query: { email: 'second@demo.slipway.test' } });
    await client.call('sendRegistrationPhoneCode', { query: { phone: '5511900000001' } });
    await register({ code: '000000' });
    await register({ inviteCode: 'R999999' });
    await register({ password: 'short' });
    await register({ currency: 'XXX' });
    await register({ birth_date: '2010-01-01' });
    await register({ cpf: '11144477736' });
    await register({ inviteCode: 'R000001-abc' });
    await register({});
    await client.sendSample('registerByPhone', ANDROID);
    await client.call('registerByEmail', {
      body: {
        ...sample,
        email: 'second@demo.slipway.test',
        code: codeOf(client, 'second@demo.slipway.test', 'register'),
      },
    });
    await client.call('registerByEmail', {
      body: {
        ...sample,
        email: 'second@demo.slipway.test',
        code: codeOf(client, 'second@demo.slipway.test', 'register'),
      },
      ...ANDROID,
    });
    await client.control('GET', 'members');
  });
  expect(missingFacts(text, MEMBERS_REGISTRATION)).toEqual([]);
});
