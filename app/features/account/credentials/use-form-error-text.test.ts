import { expect, it } from 'vitest';
import { readHook } from '#app/test/read-hook.ts';
import type { FormError } from './form-error.ts';
import { useFormErrorText } from './use-form-error-text.ts';

it.each<[FormError['text'], string]>([
  [{ key: 'code.wrong', count: 1 }, 'That code is wrong. You have 1 try left.'],
  [{ key: 'code.wrong', count: 3 }, 'That code is wrong. You have 3 tries left.'],
  [{ key: 'code.wrong' }, 'That code is wrong. You have 0 tries left.'],
  [{ common: { message: 'words of the server' } }, 'words of the server'],
  [{ key: 'code.wrong', count: 3, message: 'That code is wrong.' }, 'That code is wrong. You have 3 tries left.'],
  [{ key: 'code.wrong', count: 3, message: 'No.' }, 'No. That code is wrong. You have 3 tries left.'],
])('%j is "%s"', (text, shown) => {
  expect(readHook(useFormErrorText)(text)).toBe(shown);
});
