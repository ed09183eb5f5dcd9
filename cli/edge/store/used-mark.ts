import { closeSync, existsSync, fsyncSync, openSync, realpathSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const TEXT = `A store was made with this secret: an empty one means that keys were lost (docs/operators/edge.md).\n`;

/**
 * Leaves a mark beside the operator's secret, so that a lost store differs from an unused one.
 *
 * @returns whether keys may have been stored with this secret before: the mark is there, or none can be left that lasts as long as the secret
 */
export function markUsed(secret: string): boolean {
  try {
    const file = realpathSync(secret);
    const mark = `${file}.used`;
    if (existsSync(mark)) return true;
    // A secret mounted alone into a container: files beside it are lost with the container.
    if (statSync(file).dev !== statSync(dirname(file)).dev) return true;
    const made = openSync(mark, 'wx', 0o644);
    writeSync(made, TEXT);
    fsyncSync(made);
    closeSync(made);
    return false;
  } catch {
    return true;
  }
}
