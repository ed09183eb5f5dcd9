import { expect, it } from 'vitest';
import { encrypt, isPoint } from './encrypt.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

// RFC 8291, section 5 and appendix A.
const RECEIVER = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const SENDER = {
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
};

it('writes the message of RFC 8291, byte for byte', () => {
  const written = encrypt('When I grow up, I want to be a watermelon', RECEIVER, SENDER);
  expect(written.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('never writes the same bytes twice', () => {
  expect(encrypt('same', RECEIVER).equals(encrypt('same', RECEIVER))).toBe(false);
});

it('knows a point of the curve from 65 other bytes', () => {
  expect(isPoint(RECEIVER.p256dh)).toBe(true);
  expect(isPoint(`B${'A'.repeat(86)}`)).toBe(false);
});
