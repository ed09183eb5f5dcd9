import type { Redis } from 'ioredis';
import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';

const WANTED = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' };

/** How hosted Redis refuse a command. Any other error says nothing about its settings: then nothing is known, and nothing is written. */
const FORBIDS = /unknown (?:sub)?command|NOPERM|not (?:available|allowed|permitted|supported)|disabled/i;

/** @returns undefined if this Redis does not allow the command. @throws any other error of it */
export const ifAllowed = async <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: Error) => {
    if (error.name === 'ReplyError' && FORBIDS.test(error.message)) return undefined;
    throw error;
  });

export async function assertDurable(redis: Redis, where: string): Promise<void> {
  for (const [name, wanted] of Object.entries(WANTED)) {
    const answer = await ifAllowed(redis.config('GET', name));
    // Hosted Redis often forbids CONFIG; then the operator has to know the settings (docs/operators/edge.md).
    if (answer === undefined) return;
    const is = String((answer as readonly string[])[1]);
    if (is === wanted) continue;
    throw new CliError(
      `Redis at ${where} has ${name} ${is}: it would lose keys, and their requests would be sent twice`,
      {
        next: [
          `Set it: redis-cli CONFIG SET ${name} ${wanted}`,
          `and in redis.conf, so that it stays: ${name} ${wanted}`,
        ],
        exitCode: EXIT.usage,
      },
    );
  }
}
