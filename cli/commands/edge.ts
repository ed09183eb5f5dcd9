import type { Command } from 'commander';

/** `slipway edge`: the gateway for upstreams without idempotency keys. */
export const addEdge = (program: Command): void => fillEdge(program.command('edge'));

/** Also the program `slipway-edge`. */
export function fillEdge(edge: Command): void {
  edge
    .description(
      'Run a gateway for an upstream without idempotency keys: it sends each money call once, however often it is delivered',
    )
    .requiredOption('--upstream <url>', 'the upstream that has no keys')
    .option('--port <number>', 'port; 0 for a free one', '8788')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--allow-host <name...>', 'host names of the site, as players type them')
    .option('--data <dir>', 'folder of the store (SQLite), for one machine', './edge-data')
    .option('--redis <url>', 'store the keys in Redis instead, for several machines')
    .option('--replicas <number>', 'with --redis: replicas that must have a key before it is sent', '0')
    .option('--secret <file>', 'keys the digests; made in the data folder, needed with --redis')
    .option('--base-path <service=path...>', 'where the upstream has a service, as in brand.json: sports=/api/sports')
    .option('--pass', 'pass calls that move no money on to the upstream, instead of 404')
    .option(
      '--early',
      'send 102 Processing when a call is stored; only for proxies that pass it on (docs/operators/edge.md)',
    )
    .option('--wait <seconds>', 'how long a repeat waits for the first answer', '4')
    .option('--forward <seconds>', 'how long to wait for the upstream', '30')
    .option('--settle <seconds>', "after that, a call that the upstream's lists do not have was not carried out", '50')
    .option('--keep <days>', 'how long keys are stored', '7')
    .option('--open <number>', 'calls at a time; more get 429', '1000')
    .addHelpText(
      'after',
      `
Examples:
  slipway edge --upstream http://127.0.0.1:8787                       keys in ./edge-data
  slipway edge --upstream https://api.example --allow-host shop.example --data /var/lib/slipway-edge
  slipway edge --upstream https://api.example --redis redis://10.0.0.5:6379 --secret /etc/slipway/edge.secret

The web server sends only the calls that move money to it (docs/operators/edge.md has the lines for nginx and Caddy).
/__edge/health says whether it can work, /__edge/metrics is for Prometheus; standard output has a line of JSON for each key.
`,
    )
    .action(async (options: unknown) => {
      const { runEdge } = await import('#cli/edge/run-edge.ts');
      await runEdge(options as Parameters<typeof runEdge>[0]);
    });
}
