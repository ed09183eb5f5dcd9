import type { Simulator } from '#simulator/start-simulator.ts';

const EVERY_MS = 1_000;

/** One line on the terminal that tells how the main world is doing; nothing where no terminal is. @returns how to stop it */
export function startStatusLine(simulator: Simulator): () => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => undefined;
  const tell = () => {
    const world = simulator.world();
    const { now, speed } = world.clock.read();
    const calls = simulator.worlds.all().reduce((sum, { journal }) => sum + journal.total, 0);
    const running = speed === 0 ? 'standing still' : `${speed}x`;
    const faults = world.faults.list().length;
    stderr.write(
      `\r\u001B[2K${now.slice(0, 19)}Z ${running} | ${calls} calls | ${simulator.worlds.all().length} worlds | ${faults} fault rules`,
    );
  };
  const timer = setInterval(tell, EVERY_MS);
  tell();
  return () => {
    clearInterval(timer);
    stderr.write('\n');
  };
}
