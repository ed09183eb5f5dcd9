import { InvalidArgumentError } from 'commander';

const MAX_PORT = 65_535;

export function portNumber(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= MAX_PORT) return value;
  throw new InvalidArgumentError(`A port is a whole number from 1 to ${MAX_PORT}.`);
}
