import type { Row } from '#contract/rows';
import type { RequestUrl } from '#simulator/doors';

/** Where the operator's upstream has the services of the contract: `sports` is below `/sports` by default. */
export type BasePaths = Readonly<Partial<Record<Row['service'], string>>>;

/** Between the contract's paths and the upstream's: the web server may have mapped a call already, or not. */
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

  /** @param path of the contract, with its query */
  asUpstream({ service }: Row, path: string): string {
    const base = this.#bases.find(([name]) => name === service)?.[1];
    return base === undefined ? path : base + path.slice(service.length + 1);
  }
}
