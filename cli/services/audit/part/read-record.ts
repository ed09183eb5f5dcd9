/** `line` counts from 1 within the part. */
export type Read =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly code: string; readonly message: string };
