import { appendFileSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** A response of a real upstream: one line of a recording. Socket frames are lines as well, but are not replayed. */
const RecordedAnswer = v.object({
  row: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  status: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
  answer: v.unknown(),
});
const RecordedFrame = v.object({ socket: v.string(), frame: v.unknown() });
type Answer = v.InferOutput<typeof RecordedAnswer>;

/** Creates the file of a recording if needed. @throws RangeError if it cannot be written, before the first call */
export function openRecord(file: string): void {
  try {
    appendFileSync(file, '');
  } catch (error) {
    throw new RangeError(`record: ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
}

/** Adds a line to a recording. */
export function appendRecord(file: string, line: object): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/**
 * Responses of a real upstream, recorded by `--proxy --record`, to be replayed: for each address the last response, and
 * for an unknown query of a path (another page, another instant) the last response of the path.
 */
export class Recording {
  readonly #byAddress = new Map<string, Answer>();

  /** @throws RangeError that names the file, the line and what is wrong */
  static read(file: string): Recording {
    const recording = new Recording();
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      throw new RangeError(`recording: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
    for (const [index, line] of text.split('\n').entries())
      if (line.trim() !== '') recording.#add(file, index + 1, line);
    if (recording.#byAddress.size === 0) throw new RangeError(`recording: ${file} contains no response`);
    return recording;
  }

  /** The recorded response of a read; undefined if there is none. */
  find(row: string, pathname: string, search: string): { readonly status: number; readonly json: string } | undefined {
    const found = this.#byAddress.get(`${row} ${pathname}${search}`) ?? this.#byAddress.get(`${row} ${pathname}`);
    return found && { status: found.status, json: JSON.stringify(found.answer) };
  }

  #add(file: string, line: number, text: string): void {
    const read = v.safeParse(v.union([RecordedAnswer, RecordedFrame]), parsed(text));
    if (!read.success) {
      throw new RangeError(
        `recording: ${file}:${line} is not a line of a recording; create one with --proxy URL --record FILE`,
      );
    }
    if ('socket' in read.output) return;
    const { row, path } = read.output;
    this.#byAddress.set(`${row} ${path}`, read.output);
    this.#byAddress.set(`${row} ${path.split('?')[0]}`, read.output);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
