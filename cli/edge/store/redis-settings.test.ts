import type { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { assertDurable } from './redis-settings.ts';

const refusing = (message: string, name = 'ReplyError') =>
  ({ config: () => Promise.reject(Object.assign(new Error(message), { name })) }) as unknown as Redis;

describe('a Redis whose settings cannot be read', () => {
  it.each([
    "ERR unknown command 'CONFIG', with args beginning with: 'GET' 'appendonly'",
    "NOPERM User edge has no permissions to run the 'config|get' command",
    "ERR Command is not available: 'CONFIG'. See https://upstash.com/docs/redis/overall/rediscompatibility for details",
  ])('is used if its host forbids the question: %s', async (message) => {
    await expect(assertDurable(refusing(message), 'redis://here')).resolves.toBeUndefined();
  });

  it.each([
    ['Connection is closed.', 'Error'],
    ['Command timed out', 'Error'],
    ['LOADING Redis is loading the dataset in memory', 'ReplyError'],
  ])('is not used after any other error: %s', async (message, name) => {
    await expect(assertDurable(refusing(message, name), 'redis://here')).rejects.toThrow(message);
  });
});
