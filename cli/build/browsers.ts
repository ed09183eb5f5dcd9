/** The oldest browsers that scripts are compiled for. */
export const BROWSERS = ['es2022', 'chrome111', 'firefox115', 'safari16.4'] as const;
