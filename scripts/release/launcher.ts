import { allocator, memoryFlags, programs } from '../runtime.mjs';

/** Programs that are not of the server: their modules, relative to the root. */
const others = { method: 'packages/method/src/cli.ts' };

/** The modules of all programs that ship, relative to the root. */
export const shippedPrograms: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(programs).map(([name, module]) => [name, `apps/server/src/${module}`])),
  ...others,
};

/** What `./miraco NAME` runs: every program but the server itself, and the demo, which fills a folder and then serves it. */
const named = Object.keys(shippedPrograms).filter((name) => name !== 'server' && name !== 'demo');

/** Whether the product on this machine can serve, as an exit code: a container's check has no other program to ask with. */
const askHealth =
  'fetch("http://127.0.0.1:" + (process.env.PORT || 3000) + "/healthz").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))';

/**
 * The launcher of a release: a shell script that becomes Node, so that a signal reaches the product itself.
 * @param version of the product
 */
export function launcher(version: string): string {
  const variables = Object.entries({ NODE_ENV: 'production', ...allocator }).map(([name, value]) => `${name}=${value}`);
  const node = `"$here/bin/node" ${memoryFlags.join(' ')}`;
  return `#!/bin/sh
# Miraco ${version}: serves the product, or runs the program that is named.
set -eu
here=$(dirname -- "$(readlink -f -- "$0")")
export ${variables.join(' ')}
export MIRACO_COMMAND="$0"
program=\${1:-serve}
[ $# -eq 0 ] || shift
case "$program" in
  serve) program=server ;;
  demo)
    # Real and fictional clients must not mix.
    export DATA_DIR=./data-demo
    ${node} "$here/server/demo.js"
    program=server
    ;;
  ${named.join(' | ')}) ;;
  healthy) exec "$here/bin/node" -e '${askHealth}' ;;
  version)
    echo ${version}
    exit
    ;;
  *)
    echo "$0 [serve] serves the product. Others: $0 ${['demo', ...named, 'healthy', 'version'].join(' | ')}" >&2
    exit 64
    ;;
esac
exec ${node} "$here/server/$program.js" "$@"
`;
}
