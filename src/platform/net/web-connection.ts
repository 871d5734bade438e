import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { messageOf } from '../../errors.js';
import { createTunnelAgent, isExcepted, type Proxy } from './proxy.js';
import { isPublicAddress } from './public-address.js';

/** The network below a connection: tests give fixed answers and lead public addresses to their own server. */
export interface WebNetwork {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly dial: (address: string, port: number) => Socket;
}

export const systemNetwork: WebNetwork = {
  resolve: async (host) => await lookup(host, { all: true }),
  dial: (address, port) => connect({ host: address, port }),
};

const connectTimeoutMs = 10_000;
/** A name with more addresses is not tried further. */
const maxAttempts = 4;

/**
 * Every address of its name must be public, and the connection goes to a checked one: resolving differently the second
 * time gains nothing. A proxy resolves the name itself; what is known here is still checked. Rejects with an Error.
 */
export async function connectTo(
  url: URL,
  { network, proxy }: { readonly network: WebNetwork; readonly proxy: Proxy | undefined },
  signal: AbortSignal,
): Promise<Duplex> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure = url.protocol === 'https:';
  if (isSecure && proxy !== undefined && !isExcepted(host, proxy)) {
    await publicAddresses(host, network).catch((error: unknown) => {
      if (!isUnresolved(error)) throw error;
    });
    return await throughProxy(host, proxy, signal);
  }
  const socket = await dialFirst(await publicAddresses(host, network), isSecure ? 443 : 80, { network, signal });
  return isSecure ? await withTls(socket, host, signal) : socket;
}

const unresolved = 'ENOTFOUND';

function isUnresolved(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === unresolved;
}

/** All of them are public; IPv4 first, since many machines cannot reach IPv6. */
async function publicAddresses(host: string, { resolve }: WebNetwork): Promise<readonly string[]> {
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }];
  if (addresses.length === 0)
    throw Object.assign(new Error(`the name ${host} cannot be resolved`), { code: unresolved });
  if (!addresses.every(({ address }) => isPublicAddress(address)))
    throw new Error(`${host} has an address of this machine, its network or its cloud, or a reserved one`);
  return addresses.toSorted((a, b) => a.family - b.family).map(({ address }) => address);
}

async function dialFirst(
  addresses: readonly string[],
  port: number,
  { network, signal }: { readonly network: WebNetwork; readonly signal: AbortSignal },
): Promise<Socket> {
  let failure = 'no address';
  for (const address of addresses.slice(0, maxAttempts)) {
    signal.throwIfAborted();
    const socket = network.dial(address, port);
    try {
      await settled(socket, 'connect', signal);
      return socket;
    } catch (error) {
      failure = messageOf(error);
    }
  }
  signal.throwIfAborted();
  throw new Error(`no connection: ${failure}`);
}

async function withTls(socket: Socket, host: string, signal: AbortSignal): Promise<Socket> {
  const tls = process.getBuiltinModule('node:tls');
  const secure = tls.connect(tlsOptions(host, { socket }));
  await settled(secure, 'secureConnect', signal);
  return secure;
}

/** The certificate must be for the host of the address; a server name cannot be an IP address. */
function tlsOptions<More>(host: string, more: More) {
  return { host, ...(isIP(host) === 0 ? { servername: host } : {}), ALPNProtocols: ['http/1.1'], ...more };
}

async function throughProxy(host: string, proxy: Proxy, signal: AbortSignal): Promise<Duplex> {
  const network = {
    http: process.getBuiltinModule('node:http'),
    https: process.getBuiltinModule('node:https'),
    tls: process.getBuiltinModule('node:tls'),
  };
  const agent = createTunnelAgent(proxy, network, connectTimeoutMs);
  return await new Promise<Duplex>((resolve, reject) => {
    const abort = () => reject(new Error('the time limit was reached'));
    signal.addEventListener('abort', abort, { once: true });
    agent.createConnection(tlsOptions(host, { port: 443 }), (error, socket) => {
      signal.removeEventListener('abort', abort);
      if (error !== null) reject(error);
      else if (signal.aborted) socket.destroy();
      else resolve(socket);
    });
  });
}

/** Waits for the event that ends connecting; destroys the socket on failure. */
async function settled(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const end = (act: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      act();
    };
    const fail = (error: Error) => {
      end(() => reject(error));
      socket.destroy();
    };
    const abort = () => fail(new Error('the time limit was reached'));
    const timer = setTimeout(() => fail(new Error('no connection within 10 seconds')), connectTimeoutMs);
    signal.addEventListener('abort', abort, { once: true });
    // Stays: a later error must not end the process; the reader of the socket gets it too.
    socket.on('error', fail);
    socket.once(event, () => end(resolve));
  });
}
