import { once } from 'node:events';

const BATCH_CHARACTERS = 1 << 16;

/** Standard output in batches, waiting where the reader is slower: one write per scenario costs more than the scenario. */
export class Out {
  #held = '';

  async write(text: string): Promise<void> {
    this.#held += text;
    if (this.#held.length >= BATCH_CHARACTERS) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#held;
    this.#held = '';
    if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
  }
}
