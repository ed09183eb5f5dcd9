/** A store that cannot be opened, with remedies. */
export class DamagedStore extends Error {
  readonly file: string;
  readonly next: readonly string[];

  constructor(file: string, what: string, cause?: unknown) {
    super(`${file}: ${what}`, cause === undefined ? undefined : { cause });
    this.name = 'DamagedStore';
    this.file = file;
    this.next = [
      `Restore ${file} from a copy (sqlite3 FILE ".backup COPY" makes one while the simulator runs).`,
      `Or move it away and start again: mv '${file}' '${file}.damaged' begins a new, empty world.`,
    ];
  }
}
