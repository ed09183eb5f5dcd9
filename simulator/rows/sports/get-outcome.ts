import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { refusalLanguage, wordsOfRefusal } from '../../core/refusal-words.ts';
import type { Handler } from '../shared/handler.ts';

/** `running` while a fault delays the call before its commit. */
export const getOutcome: Handler<Rows['getOutcome']> = ({ world, query, player, headers }) => {
  const { id } = player();
  const now = world.clock.transportNow();
  const stored = world.keys.find(id, query.key);
  if (stored && 'refusal' in stored) {
    const { reason, message, detail, row = '' } = stored.refusal;
    const language = refusalLanguage(headers);
    const words = language && wordsOfRefusal({ reason, detail }, row, language);
    return { state: 'refused', now, refusal: new Refusal(reason, message, detail).envelope(words) };
  }
  if (stored) return { state: 'done', now, answer: stored.data };
  return { state: world.keys.isRunning(id, query.key) ? 'running' : 'none', now };
};
