import 'react';

declare module 'react' {
  /** Custom properties that components pass to their styles. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
