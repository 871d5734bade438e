import { connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { coversHost, deniesHost, showHost } from '../../policy/host-pattern.js';
import type { NetworkNeeds } from '../../policy/types.js';
import { isExcepted, type UpstreamProxies } from '../net/proxy.js';
import { createPublicLookup, type PublicLookup } from '../net/public-address.js';
import type { BlockedAttempt } from '../process/sandbox-types.js';
import type { Admit, ConnectionRoute } from './admission.js';
import { joinStreams } from './join-streams.js';
import tables from './machine-tables.json' with { type: 'json' };

export interface EgressSession {
  /** Serves a connection from inside: to the proxy, or to a port of the machine. */
  readonly connect: (socket: Socket, target: string) => void;
  /** Ports of the machine that the rules open. */
  readonly ports: readonly number[];
  /** Tells programs about the proxy; `%PROXY%` is replaced by its address. */
  readonly variables: Readonly<Record<string, string>>;
  readonly blocked: () => readonly BlockedAttempt[];
  readonly end: () => void;
}

/** Programs of the same call. Some clients read networks, some only names and addresses. */
const withoutProxy = ['localhost', '.localhost', '127.0.0.1', '127.0.0.0/8', '::1', '0.0.0.0', hostname()].join(',');

/** No rule would permit reports on use: by these variables tools send none, and these hosts get them nevertheless. */
const { variables: withoutTelemetry, hosts: telemetryHosts } = tables.telemetry;

/** They lead the programs of commands to the proxy; `%PROXY%` is its address. */
export const egressVariables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'].map((name) => [
      name,
      'http://%PROXY%',
    ]),
  ),
  NO_PROXY: withoutProxy,
  no_proxy: withoutProxy,
  // Node.js from 24 reads the variables above only if this is set.
  NODE_USE_ENV_PROXY: '1',
  npm_config_update_notifier: 'false',
  ...withoutTelemetry,
};

/** Build tools on the JVM read no proxy variables. Names of this machine are excepted by the JVM itself. */
const jvmProxy = ['http', 'https'].flatMap((scheme) => [
  `-D${scheme}.proxyHost=127.0.0.1`,
  `-D${scheme}.proxyPort=%PROXYPORT%`,
]);

export function withEgress(
  env: Readonly<Record<string, string>>,
  { variables }: Pick<EgressSession, 'variables'>,
): Record<string, string> {
  const ofJvm = ['MAVEN_OPTS', 'GRADLE_OPTS', 'SBT_OPTS'].map((name) => {
    const given = env[name] ?? '';
    return [name, [...(given === '' ? [] : [given]), ...jvmProxy].join(' ')] as const;
  });
  return { ...env, ...variables, ...Object.fromEntries(ofJvm) };
}

const mostBlocked = 20;

/** What connections need of the machine. */
interface Machine {
  readonly lookup?: PublicLookup;
  readonly upstream?: UpstreamProxies;
}

/** The network of a job: no command reaches it in another way. */
export type Egress = ReturnType<typeof createEgress>;

export function createEgress({ lookup = createPublicLookup(), upstream = {} }: Machine) {
  const reached = new Set<string>();
  const blockedHosts = new Set<string>();
  return {
    hosts: () => ({ reached: [...reached], blocked: [...blockedHosts] }),
    begin(network: NetworkNeeds): EgressSession {
      const blocked = new Map<string, BlockedAttempt>();
      const admit = createAdmit(
        network,
        { lookup, upstream },
        {
          reached: (shown) => reached.add(shown),
          blocked: (shown, attempt) => {
            blockedHosts.add(shown);
            if (blocked.size < mostBlocked) blocked.set(shown, attempt);
          },
        },
      );
      const sockets = new Set<Socket>();
      let proxy: Promise<(socket: Socket) => void> | null = null;
      return {
        ports: openPorts(network),
        variables: egressVariables,
        blocked: () => [...blocked.values()],
        connect(socket, target) {
          sockets.add(socket);
          socket.on('close', () => sockets.delete(socket));
          const port = /^port (\d{1,5})$/.exec(target)?.[1];
          if (port !== undefined && openPorts(network).includes(Number(port))) relay(socket, Number(port));
          else if (target === 'proxy') {
            proxy ??= import('./proxy-server.js').then(({ createProxyServer }) => createProxyServer(admit));
            proxy.then(
              (serve) => serve(socket),
              () => socket.destroy(),
            );
          } else socket.destroy();
        },
        end: () => {
          for (const socket of sockets) socket.destroy();
        },
      };
    },
  };
}

/** Each once: two rules may name the same port. */
function openPorts({ allow }: NetworkNeeds): readonly number[] {
  const ports = allow.flatMap(({ host, port }) =>
    (host === 'localhost' || host === '127.0.0.1') && port !== null ? [port] : [],
  );
  return [...new Set(ports)];
}

function relay(socket: Socket, port: number): void {
  const service = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  joinStreams(socket, service);
}

function createAdmit(
  network: NetworkNeeds,
  { lookup, upstream }: Required<Machine>,
  on: {
    readonly reached: (shown: string) => void;
    readonly blocked: (shown: string, attempt: BlockedAttempt) => void;
  },
): Admit {
  return async (host, port, scheme) => {
    const shown = showHost(host, port);
    const block = (reason: string, suggest: readonly string[] = []): ConnectionRoute => {
      on.blocked(shown, { label: `connect ${host}:${String(port)}`, reason, suggest });
      return { refused: reason };
    };
    if (network.deny.some((pattern) => deniesHost(pattern, host, port)))
      return block(`a rule denies connecting to ${shown}`);
    const covering = network.allow.filter((pattern) => coversHost(pattern, host, port));
    const isTelemetry = telemetryHosts.some((name) => coversHost({ host: name, port: null }, host, port));
    // No one should permit it, so it is no denial.
    if (covering.length === 0 && isTelemetry) return { refused: `${shown} receives telemetry` };
    if (covering.length === 0) return block(`no rule allows connecting to ${shown}`, [`Network(${shown})`]);
    const resolved = await lookup(
      host,
      covering.some(({ mayBePrivate }) => mayBePrivate === true),
    );
    const proxy = upstream[scheme];
    const via = proxy === undefined || isExcepted(host, proxy) ? null : proxy;
    // Behind a proxy, a machine often cannot resolve names of other networks. One that it can must still be public.
    if ('refused' in resolved && (via === null || resolved.isUnknown !== true)) return block(resolved.refused);
    on.reached(shown);
    return via === null ? resolved : { via };
  };
}
