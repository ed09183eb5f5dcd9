import { EngineError } from '#engine/money';
import { type Difference, readScenario, runScenario } from '#fixtures';
import type { JsonValue } from './json-values.ts';

export interface ReplayError {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
}

/** The line that `--json` prints. */
export interface Replayed {
  readonly id: string;
  readonly ok: boolean;
  readonly actual: object | null;
  readonly differences: readonly Difference[];
  readonly error: ReplayError | null;
  /** With --against: the upstream's result, why only the engine computed it, or a note. */
  readonly upstream?: object;
  readonly inProcess?: string;
  readonly note?: string;
}

/** A session is played, not computed. */
export function isSession(input: JsonValue): boolean {
  const value = 'value' in input ? input.value : undefined;
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'session';
}

/** An invalid session is a result too. @throws UpstreamGone */
export async function replaySession(
  input: JsonValue,
  file: string,
  play: (value: unknown, id: string) => Promise<Replayed>,
): Promise<Replayed> {
  const value = 'value' in input ? input.value : undefined;
  const id = idOf(value) ?? `${file}:${input.line}`;
  try {
    return await play(value, id);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return failure(id, error, { file, line: input.line });
  }
}

function failure(id: string, { code, path, message }: EngineError, at: { file: string; line: number }): Replayed {
  return { id, ok: false, actual: null, differences: [], error: { code, path, message, ...at } };
}

/** Errors of the scenario are a result, so that the run continues. */
export function replayOne(input: JsonValue, file: string): Replayed {
  const failed = (id: string, code: string, path: string, message: string): Replayed => ({
    id,
    ok: false,
    actual: null,
    differences: [],
    error: { code, path, message, file, line: input.line },
  });
  if ('problem' in input) return failed(`${file}:${input.line}`, 'notJson', '', input.problem);
  const id = idOf(input.value) ?? `${file}:${input.line}`;
  try {
    return { id, ...runScenario(readScenario(input.value)), error: null };
  } catch (error) {
    if (error instanceof EngineError) return failure(id, error, { file, line: input.line });
    return failed(id, 'bug', '', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
