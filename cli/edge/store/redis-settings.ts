import type { Redis } from 'ioredis';
import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';

const WANTED = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' };

export async function assertDurable(redis: Redis, where: string): Promise<void> {
  for (const [name, wanted] of Object.entries(WANTED)) {
    const answer = await redis.config('GET', name).catch((error: unknown) => error as Error);
    // Hosted Redis often forbids CONFIG; then the operator has to know the settings (docs/operators/edge.md).
    if (answer instanceof Error) return;
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
