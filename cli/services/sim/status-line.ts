import type { Simulator } from '#simulator';

const EVERY_MS = 1_000;

/** Shows the main world's state in one line, at a terminal. @returns a function that stops it */
export function startStatusLine(simulator: Simulator): () => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => undefined;
  const print = () => {
    const world = simulator.world();
    const { now, speed } = world.clock.read();
    const calls = simulator.worlds.all().reduce((sum, { journal }) => sum + journal.total, 0);
    const running = speed === 0 ? 'stopped' : `${speed}x`;
    const faults = world.faults.list().length;
    stderr.write(
      `\r\u001B[2K${now.slice(0, 19)}Z ${running} | ${calls} calls | ${simulator.worlds.all().length} worlds | ${faults} fault rules`,
    );
  };
  const timer = setInterval(print, EVERY_MS);
  print();
  return () => {
    clearInterval(timer);
    stderr.write('\n');
  };
}
