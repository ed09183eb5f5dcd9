import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { NicknameSchema } from './nickname-schema.ts';

const problemOf = (nickname: string) => v.safeParse(NicknameSchema, { nickname }).issues?.[0]?.message;

describe('section 5, nickname', () => {
  it('is required: blanks are none', () => {
    expect(problemOf('')).toBe('nickname.missing');
    expect(problemOf('      ')).toBe('nickname.missing');
  });

  it('has at least 6 characters, blanks around it not counted', () => {
    expect(problemOf(' sail5 ')).toBe('nickname.short');
    expect(problemOf('sail66')).toBeUndefined();
  });

  it('has no more than the upstream takes', () => {
    expect(problemOf('s'.repeat(40))).toBeUndefined();
    expect(problemOf('s'.repeat(41))).toBe('nickname.long');
  });
});
