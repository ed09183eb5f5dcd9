import { Option, type Command } from 'commander';
import { portNumber } from './arguments.ts';

/** `slipway serve`: serves a built site with Node. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Serve a built site with Node alone: files, routes, health page, calls and sockets to the upstream')
    .argument('<site>', 'folder of the site, as slipway brand build wrote it')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(new Option('--port <number>', 'port to listen on').default(8080).argParser(portNumber))
    .option('--upstream <origin>', 'server of every service without one in brand.json (or SLIPWAY_UPSTREAM)')
    .option('--allow-host <name...>', 'host names of the site; without them: of this machine, behind a balancer any')
    .option('--behind-proxy', 'a balancer in front sets X-Forwarded-*: keep them')
    .option('--json', 'print the address as JSON')
    .addHelpText(
      'after',
      `
Examples:
  slipway serve /srv/slipway/my-brand --upstream http://10.0.0.5:5000
  slipway serve /srv/slipway/my-brand --host 0.0.0.0 --behind-proxy --allow-host shop.example

It speaks http: put a balancer before it that ends TLS. /health.json says which build answers.
Exit code: 0 ended by SIGTERM, 2 cannot run, 130 Ctrl-C.`,
    )
    .action(async (site: string, flags: { readonly host: string; readonly port: number }) => {
      const { runServe } = await import('#cli/serve/run-serve.ts');
      await runServe(site, flags);
    });
}
