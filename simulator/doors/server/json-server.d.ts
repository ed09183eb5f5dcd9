/** Types of the used parts of json-server 0.17.4, which has none. */
declare module 'json-server' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Middleware = (
    request: IncomingMessage & { originalUrl: string; query: Record<string, unknown> },
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  /** Express recognises it by its four parameters. */
  type ErrorMiddleware = (
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  /** The used parts of an Express 4 application. */
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
  /** A handler with four parameters is for errors. */
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
    /** REST over an object's collections, or a file's. */
    router(source: object | string): Router;
    bodyParser: Middleware[];
  }
  const jsonServer: JsonServer;
  // oxlint-disable-next-line import/no-default-export -- json-server is CommonJS: this is how it is imported
  export default jsonServer;
}
