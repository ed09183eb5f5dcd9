import { allowsNode, compareVersions, readVersion } from './node-range.ts';

/** A version as `npm view` tells it. */
export interface Published {
  readonly version: string;
  readonly engines?: { readonly node?: string } | undefined;
}

export type Candidate =
  | { readonly is: 'newest' }
  /** `passedOver`: a newer one that wants a newer Node. */
  | { readonly is: 'newer'; readonly version: string; readonly passedOver?: string }
  | { readonly is: 'tooNew'; readonly version: string; readonly node: string };

/** What to try in the place of what is installed: the newest version, no forerunner of one, that runs on the Node that we promise. */
export function candidateOf(installed: string, published: readonly Published[], node: string): Candidate {
  const newer = published
    .filter(({ version }) => !version.includes('-'))
    .filter(({ version }) => compareVersions(readVersion(version), readVersion(installed)) > 0)
    .toSorted((a, b) => compareVersions(readVersion(b.version), readVersion(a.version)));
  const [newest] = newer;
  if (newest === undefined) return { is: 'newest' };
  const fits = newer.find(({ engines }) => allowsNode(engines?.node, node) !== false);
  if (fits === undefined) return { is: 'tooNew', version: newest.version, node: newest.engines?.node ?? '' };
  return {
    is: 'newer',
    version: fits.version,
    ...(fits !== newest && { passedOver: `${newest.version} wants Node ${newest.engines?.node ?? ''}` }),
  };
}

/** `npm view NAME@RANGE version engines --json`: nothing, one or several. */
export function readPublished(told: string): Published[] {
  if (told.trim() === '') return [];
  const answer = JSON.parse(told) as unknown;
  const all = Array.isArray(answer) ? (answer as unknown[]) : [answer];
  return all.flatMap((each) => {
    if (typeof each === 'string') return [{ version: each }];
    const { version, engines } = each as Partial<Published>;
    return typeof version === 'string' ? [{ version, engines }] : [];
  });
}

/** Why npm could not install: the first line that says so, without its noise. */
export function installFault(told: string): string {
  const lines = told
    .split('\n')
    .map((line) => line.replace(/^npm (?:error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !/^(?:code|A complete log|npm warn)/.test(line));
  const missing = lines.find((line) => /404|ETARGET|No matching version|notarget/i.test(line));
  return (missing ? `the registry does not have it: ${missing}` : (lines[0] ?? 'npm said nothing')).slice(0, 160);
}
