/** esbuild's local-css: `import * as styles`; a class that is not there fails the build. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

declare module '*.css';
