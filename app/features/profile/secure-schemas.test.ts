import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { BindEmailSchema, changePasswordSchema } from './secure-schemas.ts';

const problems = (schema: v.GenericSchema, values: object) =>
  // The first problem of a field is the one that is told.
  Object.fromEntries(
    (v.safeParse(schema, values).issues ?? [])
      .toReversed()
      .map(({ path, message }) => [String(path?.[0]?.key), message]),
  );

describe('section 5, e-mail and its code', () => {
  it('both are required', () => {
    expect(problems(BindEmailSchema, { email: ' ', code: '' })).toEqual({
      email: 'email.missing',
      code: 'code.missing',
    });
    expect(problems(BindEmailSchema, { email: 'a@b.example', code: 'abc' })).toEqual({ code: 'code.invalid' });
    expect(problems(BindEmailSchema, { email: 'nobody', code: '123456' })).toEqual({ email: 'email.invalid' });
  });

  it('what is pasted with blanks is taken', () => {
    expect(v.parse(BindEmailSchema, { email: ' a@b.example ', code: '123 456' })).toEqual({
      email: 'a@b.example',
      code: '123456',
    });
  });
});

describe('section 5, login password', () => {
  const good = { old: 'x', password: 'harbour99', confirm: 'harbour99', code: '123456' };
  const of = (change: Partial<typeof good>) => {
    const values = { ...good, ...change };
    return problems(changePasswordSchema(values.password), values);
  };

  it('has at least 8 characters, a letter and a number', () => {
    expect(of({})).toEqual({});
    for (const password of ['harb099', 'harbourside', '1234567890'])
      expect(of({ password, confirm: password })).toEqual({ password: 'password.weak' });
  });

  it('old, new and confirmation are required, and the confirmation matches', () => {
    expect(of({ old: '' })).toEqual({ old: 'password.missing' });
    expect(of({ confirm: 'harbour98' })).toEqual({ confirm: 'password.mismatch' });
    expect(of({ code: '' })).toEqual({ code: 'code.missing' });
  });
});
