import { Command, InvalidArgumentError, Option } from 'commander';

export interface StartOptions {
  readonly port: number;
  readonly brand: string;
  readonly seed: string;
  readonly speed: number;
  readonly watch: boolean;
}

export function parseStartOptions(argv: readonly string[]): StartOptions {
  const program = new Command('npm start --')
    .description('Builds the app, starts the simulator and serves both on one address')
    .addOption(
      new Option('--port <number>', 'where to serve; the next free port is taken when it is busy')
        .default(4000)
        .argParser(port),
    )
    .addOption(new Option('--brand <id>', 'which brand to serve').default('harborlight'))
    .addOption(new Option('--seed <text>', 'same seed, same matches, odds and results').default('slipway'))
    .addOption(new Option('--speed <factor>', 'how fast the world runs; 1 is real time').default(30).argParser(speed))
    .addOption(new Option('--watch', 'rebuild and reload on every change').default(false))
    .configureOutput({ outputError: (text, write) => write(text) });
  return program.parse([...argv], { from: 'user' }).opts<StartOptions>();
}

const MAX_PORT = 65_535;

function port(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= MAX_PORT) return value;
  throw new InvalidArgumentError(`A port is a whole number from 1 to ${MAX_PORT}.`);
}

function speed(text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value > 0 && value <= 3_600) return value;
  throw new InvalidArgumentError('A speed is a number above 0, at most 3600.');
}
