/** esbuild's local-css: `import * as styles`; an unknown class fails the build. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

declare module '*.css';
