declare module 'generatorics' {
  const generatorics: {
    cartesian<Item>(...sets: readonly (readonly Item[])[]): Iterable<readonly Item[]>;
    readonly clone: { combination<Item>(items: readonly Item[], size: number): Iterable<readonly Item[]> };
  };
  export default generatorics;
}
