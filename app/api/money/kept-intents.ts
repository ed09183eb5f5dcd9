import * as v from 'valibot';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';
import { Intent } from './intent.ts';

const Intents = v.array(Intent);

/** Intents of a player whose outcome is not certain yet. */
export function keptIntentsOf(userId: string): readonly Intent[] {
  return kept().filter((intent) => intent.userId === userId);
}

export function keepIntent(intent: Intent): void {
  writeStored('pendingMoney', [...kept().filter(({ key }) => key !== intent.key), intent]);
}

export function forgetIntent(key: string): void {
  const others = kept().filter((intent) => intent.key !== key);
  if (others.length === 0) dropStored('pendingMoney');
  else writeStored('pendingMoney', others);
}

function kept(): readonly Intent[] {
  return readStored('pendingMoney', Intents) ?? [];
}
