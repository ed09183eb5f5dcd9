import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PushMessage } from '#contract/entities';
import { TOAST_OF } from './toast-of.ts';

it.each(PushMessage.entries.notifyType.options)('%s has a toast of its own in every language', (kind) => {
  const own = TOAST_OF[kind].text.replace('toast.', '');
  for (const language of readdirSync('app/locales').filter((each) => /^[a-z]{2}$/.test(each))) {
    const { toast } = JSON.parse(readFileSync(`app/locales/${language}/shell.json`, 'utf8')) as {
      toast: Record<string, string>;
    };
    const text = toast[own] ?? '';
    expect(text.length, language).toBeGreaterThan(3);
    expect(
      Object.values(toast).filter((other) => other === text),
      language,
    ).toHaveLength(1);
  }
});
