import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALONE, DOMAIN, featuresFor, FLOORS, isTool, OWN_FILES, PRODUCTS, TOOLS } from './layers.js';

const TEST = /(?:\.test|\.property|\.bench|\.arbitrary|\.reference)\.tsx?$|(?:^|\/)(?:test|journeys|conformance)\//;
const ALIAS = /^#([a-z]+)(?:\/(.*))?$/;
/** Seen through faces from outside; inside, imports are relative. */
const FACED = new Set(['engine', 'contract', 'fixtures', 'simulator']);

/** @type {string[] | undefined} */
let faces;
/**
 * @param {string} product
 * @param {string} root
 * @returns {string[]}
 */
const facesOf = (product, root) => {
  const all = (faces ??= Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).imports));
  return all.filter((face) => face === `#${product}` || face.startsWith(`#${product}/`));
};

/** @param {string} file */
const featureOf = (file) => /^app\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1];

/**
 * An import's problem and remedy; undefined if it is fine.
 *
 * @param {string} file relative to the root
 * @param {string} specifier
 * @param {string} root
 * @returns {string | undefined}
 */
export function problemOf(file, specifier, root) {
  const [product = ''] = file.split('/');
  /** @type {{ products: readonly string[], packages?: readonly string[], builtins?: boolean } | undefined} */
  const own = /** @type {Record<string, any>} */ (PRODUCTS)[product];
  if (own === undefined) return undefined;
  const isTest = TEST.test(file);
  const isOfTools = isTool(file);
  const alone = isTest ? undefined : ALONE.find((folder) => file.startsWith(`${folder}/`));
  if (alone !== undefined && !/^\.\/[^/]+$/.test(specifier))
    return `${alone}/ imports nothing from outside: what it computes is compared with the rest. Write what it needs there.`;
  const rules = isOfTools ? { products: ['scripts', ...PRODUCTS.scripts.products] } : own;
  if (/^\.\/(?:.*\/)?\.\.?\/|\/\.\//.test(specifier) || specifier.includes('/../'))
    if (specifier !== path.posix.normalize(specifier))
      return `Write this path without detours: '${relative(path.posix.normalize(specifier))}'.`;
  let target;
  if (specifier.startsWith('.')) {
    target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
    if (target.split('/')[0] !== product) {
      const other = target.split('/')[0] ?? '';
      // engine/ has its own package.json, where '#scripts/...' does not resolve.
      if (isOfTools && product === 'engine' && other === 'scripts') return undefined;
      return FACED.has(other)
        ? `A relative import may not leave ${product}/. Import from a face of ${other}: ${facesOf(other, root).join(', ')}.`
        : `A relative import may not leave ${product}/. Write '#${target}'.`;
    }
    if (!FACED.has(product) && specifier.startsWith('..'))
      return `A relative import may not climb. Write '#${target}'.`;
  } else if (specifier.startsWith('#')) {
    const [, other = '', rest] = ALIAS.exec(specifier) ?? [];
    if (other === product && FACED.has(product))
      return `Inside ${product}/, write a relative path instead of '${specifier}'.`;
    if (FACED.has(other)) {
      const known = facesOf(other, root);
      const fits = known.some((face) =>
        face.endsWith('/*') ? specifier.startsWith(face.slice(0, -1)) : specifier === face,
      );
      if (!fits) return `'${specifier}' is internal to ${other}/. Import from one of its faces: ${known.join(', ')}.`;
    }
    if (!isTest && other !== product && !rules.products.includes(other))
      return `${product}/ may import only from: ${[product, ...rules.products].join(', ')} (ARCHITECTURE.md).`;
    target = rest === undefined ? other : `${other}/${rest}`;
  } else {
    if (isTest) return undefined;
    if (rules.builtins === false && specifier.startsWith('node:'))
      return `${product}/ also runs in the browser. It may not import Node's built-in modules.`;
    if (rules.packages !== undefined && !rules.packages.includes(specifier.split('/')[0] ?? ''))
      return `${product}/ may import ${rules.packages.length === 0 ? 'no package' : `only these packages: ${rules.packages.join(', ')}`}. Move the code that needs '${specifier}' to another product.`;
    return undefined;
  }
  if (isTest || isOfTools || product === 'scripts') return undefined;
  if (isTool(target))
    return `'${specifier}' is a tool that no package ships (folders ${TOOLS.join(', ')}). Move what both need out of that folder.`;
  if (target.split('/')[0] !== product) return undefined;
  if (product === 'cli' && /\/test\//.test(target) && !file.endsWith('.fixture.ts'))
    return `'${specifier}' is a helper of tests. Move what both need out of that folder.`;
  return floorProblem(file, target) ?? domainProblem(file, target) ?? featureProblem(file, target);
}

/** @param {string} specifier */
const relative = (specifier) => (specifier.startsWith('.') ? specifier : `./${specifier}`);

/**
 * @param {string} file
 * @param {string} target
 */
function floorProblem(file, target) {
  for (const [tree, floors] of Object.entries(FLOORS)) {
    if (!file.startsWith(`${tree}/`) || !target.startsWith(`${tree}/`)) continue;
    /** @param {string} folder */
    const floorOf = (folder) => floors.findIndex((floor) => floor.includes(folder));
    const from = folderIn(tree, file);
    const own = floorOf(from);
    const other = floorOf(folderIn(tree, target));
    if (own === -1 || other === -1 || other >= own) continue;
    return `Imports go down only: ${floors.map(floorText).join(' -> ')}. Move what both need into ${from === OWN_FILES ? tree : `${tree}/${from}`}/ or below.`;
  }
  return undefined;
}

/**
 * A file's folder in a tree.
 *
 * @param {string} tree
 * @param {string} file
 */
function folderIn(tree, file) {
  const [first = '', ...deeper] = file.slice(tree.length + 1).split('/');
  return deeper.length === 0 ? OWN_FILES : first;
}

/** @param {readonly string[]} floor */
export const floorText = (floor) => floor.map((name) => (name === OWN_FILES ? 'own files' : name)).join(', ');

/**
 * @param {string} file
 * @param {string} target
 */
function domainProblem(file, target) {
  if (!file.startsWith('simulator/domain/') || !target.startsWith('simulator/domain/')) return undefined;
  const [own = '', other = ''] = [file, target].map((each) => each.split('/')[2]);
  if (own === other) return undefined;
  const [from, to] = [DOMAIN.indexOf(own), DOMAIN.indexOf(other)];
  if (from === -1 || to === -1 || to > from) return undefined;
  return `Imports in simulator/domain go down only: ${DOMAIN.join(' -> ')}. Pass what is needed as an argument, or move it into ${own}/ or below.`;
}

/**
 * @param {string} file
 * @param {string} target
 */
function featureProblem(file, target) {
  const other = featureOf(`${target}/`);
  if (other === undefined) return undefined;
  const own = featureOf(file);
  if (own === other) return undefined;
  const index = `#app/features/${other}/index.ts`;
  if (own !== undefined && !featuresFor(own).includes(other))
    return `${own} may use only these features: ${featuresFor(own).join(', ') || 'none'}. Pass the value in, or add the dependency to the table in scripts/lint/layers.js.`;
  if (target !== `app/features/${other}/index.ts` && !file.startsWith('app/main'))
    return `Import from '${index}': a feature shows only its index.ts.`;
  return undefined;
}

/** @typedef {{ type: string, value?: unknown }} Source */

export const layersRule = {
  /** @param {{ cwd: string, filename: string, report(problem: { node: Source, message: string }): void }} context */
  create(context) {
    const root = context.cwd;
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    /** @param {Source | null | undefined} source */
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = problemOf(file, source.value, root);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      /** @param {{ source?: Source | null }} node */
      ImportDeclaration: ({ source }) => check(source),
      /** @param {{ source?: Source | null }} node */
      ExportNamedDeclaration: ({ source }) => check(source),
      /** @param {{ source?: Source | null }} node */
      ExportAllDeclaration: ({ source }) => check(source),
      /** @param {{ source?: Source | null }} node */
      ImportExpression: ({ source }) => check(source),
      /** @param {{ source?: Source, argument?: Source }} node */
      TSImportType: ({ source, argument }) => check(source ?? argument),
    };
  },
};
