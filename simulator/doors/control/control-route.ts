import type { GenericSchema, InferOutput } from 'valibot';
import type { AllowedCallers } from '../http/allowed-callers.ts';
import type { Sockets } from '../push/sockets.ts';
import type { ProxyTarget } from '../proxy/proxy-row.ts';
import type { Recording } from '../proxy/recording.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';

export interface ControlContext {
  readonly worlds: Worlds;
  readonly callers: AllowedCallers;
  readonly sockets: () => Sockets;
  readonly startedMs: number;
  readonly proxy: ProxyTarget | undefined;
  readonly recording: Recording | undefined;
}

/** A call below `/__sim`, not part of the upstream. */
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
  /** For a response other than JSON. */
  readonly type?: string;
  readonly handle: (call: ControlCall<InferOutput<Body>>) => unknown;
}

export const defineControl = <Body extends GenericSchema>(route: ControlRoute<Body>): ControlRoute =>
  route as unknown as ControlRoute;
