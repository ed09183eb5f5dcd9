import { printable } from './printable.ts';

const WIDTH = 24;

/**
 * A progress bar on standard error; nothing without a terminal.
 *
 * @example const bar = progressBar(); bar.show(1, 8, 'harborlight'); bar.end();
 */
export function progressBar(stream: NodeJS.WriteStream = process.stderr) {
  const isShown = stream.isTTY === true;
  const clear = '\r\u001b[K';
  return {
    show(done: number, of: number, what: string): void {
      if (!isShown) return;
      const filled = of === 0 ? WIDTH : Math.round((done / of) * WIDTH);
      stream.write(`${clear}  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${of} ${printable(what)}`);
    },
    end(): void {
      if (isShown) stream.write(clear);
    },
  };
}
