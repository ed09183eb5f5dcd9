import type { Row } from '#contract/rows';
import type { RequestUrl } from '#simulator/doors';

/** Base path of each service on the operator's upstream; by default `/sports` and so on. */
export type BasePaths = Readonly<Partial<Record<Row['service'], string>>>;

export class Paths {
  readonly #bases: readonly (readonly [service: string, base: string])[];

  constructor(basePaths: BasePaths) {
    this.#bases = Object.entries(basePaths);
  }

  asContract(url: RequestUrl): RequestUrl {
    for (const [service, base] of this.#bases) {
      if (url.pathname.startsWith(`${base}/`))
        return { pathname: `/${service}${url.pathname.slice(base.length)}`, searchParams: url.searchParams };
    }
    return url;
  }

  /** @param path the contract's path with query */
  asUpstream({ service }: Row, path: string): string {
    const base = this.#bases.find(([name]) => name === service)?.[1];
    return base === undefined ? path : base + path.slice(service.length + 1);
  }
}
