import { appendFileSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Row, rowFile, type RowName, rows } from '#contract/rows';

/** A response of a real upstream: one line of a recording. Socket frames are lines as well, but are not replayed. */
const RecordedAnswer = v.object({
  row: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  status: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
  /** The upstream's clock. Recordings from before it was kept have none. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  answer: v.unknown(),
});
const RecordedFrame = v.object({ socket: v.string(), frame: v.unknown() });
type Answer = v.InferOutput<typeof RecordedAnswer>;
export type RecordedLine = Answer & { readonly line: number };

/** Content and lists of games are answered as they were. All else depends on what was bet and paid since: the world answers it. */
function isContent(name: string): boolean {
  const row: Row | undefined = Object.hasOwn(rows, name) ? rows[name as RowName] : undefined;
  return row !== undefined && row.auth !== 'player' && /^(?:content|games)\//.test(rowFile(row.name as RowName));
}

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
 * Responses of a real upstream, recorded by `--proxy --record`. Those of content are replayed: for each address the last response, and
 * for an unknown query of a path (another page, another instant) the last response of the path. The rest makes the world.
 */
export class Recording {
  readonly file: string;
  /** The answers of rows that the world answers from its own state: it is made from them. */
  readonly ofWorld: RecordedLine[] = [];
  readonly #byAddress = new Map<string, Answer>();

  private constructor(file: string) {
    this.file = file;
  }

  /** @throws RangeError that names the file, the line and what is wrong */
  static read(file: string): Recording {
    const recording = new Recording(file);
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      throw new RangeError(`recording: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
    for (const [index, line] of text.split('\n').entries()) if (line.trim() !== '') recording.#add(index + 1, line);
    if (recording.#byAddress.size + recording.ofWorld.length === 0)
      throw new RangeError(`recording: ${file} contains no response`);
    return recording;
  }

  /** The recorded response of a read of content; undefined if there is none. */
  find(row: string, pathname: string, search: string): { readonly status: number; readonly json: string } | undefined {
    const found = this.#byAddress.get(`${row} ${pathname}${search}`) ?? this.#byAddress.get(`${row} ${pathname}`);
    return found && { status: found.status, json: JSON.stringify(found.answer) };
  }

  #add(line: number, text: string): void {
    const read = v.safeParse(v.union([RecordedAnswer, RecordedFrame]), parsed(text));
    if (!read.success) {
      throw new RangeError(
        `recording: ${this.file}:${line} is not a line of a recording; create one with --proxy URL --record FILE`,
      );
    }
    if ('socket' in read.output) return;
    const { row, path } = read.output;
    if (!isContent(row)) return void this.ofWorld.push({ ...read.output, line });
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
