import { describe, expect, it } from 'vitest';
import { PathRouter } from './path-router.ts';

function routerOf(...routes: readonly (readonly [method: string, pattern: string])[]): PathRouter<string> {
  const router = new PathRouter<string>();
  for (const [method, pattern] of routes) router.add(method, pattern, `${method} ${pattern}`);
  return router;
}

describe('PathRouter', () => {
  it('finds a literal path before one with a parameter, whatever was added first', () => {
    const router = routerOf(['GET', 'api/{game}'], ['GET', 'api/vip']);
    expect(router.find('GET', '/api/vip')).toEqual([{ route: 'GET api/vip', params: {} }]);
    expect(router.find('GET', '/api/soccer')).toEqual([{ route: 'GET api/{game}', params: { game: 'soccer' } }]);
  });

  it('finds every route of one shape, so that the caller can choose by the parameters', () => {
    const router = routerOf(['GET', 'api/{game}'], ['GET', 'api/{lottery}']);
    expect(router.find('GET', '/api/x')).toEqual([
      { route: 'GET api/{game}', params: { game: 'x' } },
      { route: 'GET api/{lottery}', params: { lottery: 'x' } },
    ]);
  });

  it('ignores empty segments and decodes the others; an invalid escape stays as it is', () => {
    const router = routerOf(['GET', 'a/{id}'], ['GET', 'a']);
    expect(router.find('GET', '//a//x%20y/')).toEqual([{ route: 'GET a/{id}', params: { id: 'x y' } }]);
    expect(router.find('GET', '/a/%E0%A4%A')).toEqual([{ route: 'GET a/{id}', params: { id: '%E0%A4%A' } }]);
    expect(router.find('GET', '/a/')).toEqual([{ route: 'GET a', params: {} }]);
  });

  it('reports the methods of a path, and finds nothing for another method or another length', () => {
    const router = routerOf(['GET', 'a/{id}'], ['DELETE', 'a/{id}'], ['POST', 'a']);
    expect(router.methodsOf('/a/1')).toEqual(['GET', 'DELETE']);
    expect(router.find('POST', '/a/1')).toEqual([]);
    expect(router.find('GET', '/a/1/2')).toEqual([]);
    expect(router.methodsOf('/b')).toEqual([]);
  });

  it('finds the root by an empty pattern', () => {
    expect(routerOf(['GET', '']).find('GET', '/')).toEqual([{ route: 'GET ', params: {} }]);
  });
});
