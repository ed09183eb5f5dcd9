declare module 'oddslib' {
  export function from(format: string, value: number): { to(format: string): string | number };
}
