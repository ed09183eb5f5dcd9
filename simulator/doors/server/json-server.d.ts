/** Types of the parts of json-server 0.17.4 that we use. The package has none. */
declare module 'json-server' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Middleware = (
    request: IncomingMessage & { originalUrl: string; query: Record<string, unknown> },
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  /** Express recognises an error handler by its four parameters. */
  type ErrorMiddleware = (
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  /** An Express 4 application, as far as it is used here. */
  interface App extends RequestListener {
    use(...handlers: readonly (Middleware | readonly Middleware[])[]): App;
    use(handler: ErrorMiddleware): App;
    use(path: string, ...handlers: readonly (Middleware | readonly Middleware[])[]): App;
    disable(setting: string): App;
  }
  interface Lowdb {
    getState(): Record<string, unknown>;
    setState(state: Record<string, unknown>): Lowdb;
  }
  /** An Express router: a handler of four parameters is one of errors. */
  type Router = Middleware & { readonly db: Lowdb; stack: readonly { readonly handle: { readonly length: number } }[] };
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
    /** REST over the collections of an object (in memory) or of a file. */
    router(source: object | string): Router;
    bodyParser: Middleware[];
  }
  const jsonServer: JsonServer;
  // oxlint-disable-next-line import/no-default-export -- json-server is CommonJS: this is how it is imported
  export default jsonServer;
}
