/** What we use of json-server 0.17.4, which ships no types. */
declare module 'json-server' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Middleware = (
    request: IncomingMessage & { originalUrl: string },
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  /** An Express 4 application, as far as it is used here. */
  interface App extends RequestListener {
    use(...handlers: readonly (Middleware | readonly Middleware[])[]): App;
    use(path: string, ...handlers: readonly (Middleware | readonly Middleware[])[]): App;
    disable(setting: string): App;
  }
  interface Lowdb {
    getState(): Record<string, unknown>;
    setState(state: Record<string, unknown>): Lowdb;
  }
  interface JsonServer {
    create(): App;
    defaults(options?: {
      static?: string;
      logger?: boolean;
      bodyParser?: boolean;
      noCors?: boolean;
      noGzip?: boolean;
      readOnly?: boolean;
    }): Middleware[];
    /** REST over the collections of an object (kept in memory) or of a file. */
    router(source: object | string): Middleware & { readonly db: Lowdb };
    bodyParser: Middleware[];
  }
  const jsonServer: JsonServer;
  // oxlint-disable-next-line import/no-default-export -- json-server is CommonJS: this is how it is imported
  export default jsonServer;
}
