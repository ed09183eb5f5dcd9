import chalk from 'chalk';

/** Reports work and its time: a changing line on a terminal, plain lines elsewhere. */
export function startProgress(stream: NodeJS.WriteStream = process.stdout) {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const waiting = new Set<string>();
  const paint = () => {
    if (stream.isTTY && waiting.size > 0)
      stream.write(`\r\u001b[K${chalk.dim(`  … ${[...waiting].join(', ')} (${seconds()})`)}`);
  };
  const timer = stream.isTTY ? setInterval(paint, 100) : undefined;

  return {
    async step<Result>(done: string, work: Promise<Result>): Promise<Result> {
      waiting.add(done);
      paint();
      try {
        const result = await work;
        if (stream.isTTY) stream.write('\r\u001b[K');
        stream.write(`  ${chalk.green('✓')} ${done} ${chalk.dim(`(${seconds()})`)}\n`);
        return result;
      } finally {
        waiting.delete(done);
      }
    },
    done() {
      clearInterval(timer);
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}
