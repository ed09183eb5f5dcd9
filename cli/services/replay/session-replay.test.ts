import { expect, it } from 'vitest';
import { SessionReplay } from './session-replay.ts';

const SESSION = { id: 'a', kind: 'session', steps: [{ do: 'paper', slip: {}, results: {} }] };

it('is right where the session agrees, or differs, as it was expected', async () => {
  const replay = new SessionReplay(undefined);
  const slip = {
    game: 'soccer',
    passes: ['single'],
    stake: '2',
    multiple: 1,
    matches: [{ id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1.5' }] }],
  };
  const session = { ...SESSION, steps: [{ do: 'paper', slip, results: {} }] };
  const agreed = { id: 'a', ok: true, actual: { agrees: true }, differences: [], error: null };
  try {
    expect(await replay.replay(session, 'a')).toEqual(agreed);
    expect(await replay.replay({ ...session, expect: { agrees: true } }, 'a')).toEqual(agreed);
    expect(await replay.replay({ ...session, expect: { agrees: false } }, 'b')).toEqual({
      ...agreed,
      id: 'b',
      ok: false,
      differences: [{ key: 'agrees', expected: false, actual: true }],
    });
    await expect(replay.replay({ id: 'c', kind: 'odds', from: 'decimal', value: '2' }, 'c')).rejects.toThrow(
      'c is not a session',
    );
  } finally {
    await replay.close();
  }
});
