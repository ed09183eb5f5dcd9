import type { GenericSchema, InferOutput } from 'valibot';
import type { Sockets } from '#simulator/push/sockets.ts';
import type { ProxyTarget } from '#simulator/proxy/proxy-row.ts';
import type { Recording } from '#simulator/proxy/recording.ts';
import type { World } from '#simulator/world/world.ts';
import type { Worlds } from '#simulator/world/worlds.ts';

/** What the control interface works on. */
export interface ControlContext {
  readonly worlds: Worlds;
  readonly sockets: () => Sockets;
  readonly startedMs: number;
  readonly proxy: ProxyTarget | undefined;
  readonly recording: Recording | undefined;
}

/** A control call: never part of the upstream, always below `/__sim`. */
export interface ControlCall<Body> extends ControlContext {
  readonly world: World;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
}

export interface ControlRoute<Body extends GenericSchema = GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/__sim`; `{name}` stands for a parameter. */
  readonly path: string;
  readonly what: string;
  readonly body?: Body;
  /** A text that is not JSON: its content type. */
  readonly type?: string;
  readonly handle: (call: ControlCall<InferOutput<Body>>) => unknown;
}

/** Keeps a route's body in its type. */
export const defineControl = <Body extends GenericSchema>(route: ControlRoute<Body>): ControlRoute =>
  route as unknown as ControlRoute;
