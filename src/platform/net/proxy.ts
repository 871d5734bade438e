import type * as Http from 'node:http';
import type * as Https from 'node:https';
import type { Duplex } from 'node:stream';
import type * as Tls from 'node:tls';
import { allOrDiagnostics, UserError } from '../../errors.js';

export interface Proxy {
  /** An `http://` or `https://` URL, with user name and password if the proxy needs them. */
  readonly url: string;
  /** Hosts that bypass the proxy: a name covers itself and its subdomains, `*` covers every host. */
  readonly except: readonly string[];
}

/** The modules for a tunnel, already loaded by the caller. */
export interface Network {
  readonly http: typeof Http;
  readonly https: typeof Https;
  readonly tls: typeof Tls;
}

/**
 * `HTTPS_PROXY`, `NO_PROXY` in either case; only https, since http is for local servers. @throws UserError
 * `setting-invalid`
 */
export function proxyFrom(
  variables: Readonly<Record<string, string | undefined>>,
  scheme: 'https' | 'http' = 'https',
): Proxy | undefined {
  const name = `${scheme.toUpperCase()}_PROXY`;
  const value = variables[name.toLowerCase()] || variables[name];
  if (value === undefined || value === '') return undefined;
  const url = value.includes('://') ? value : `http://${value}`;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UserError({
      code: 'setting-invalid',
      message: 'the proxy address is invalid',
      location: name,
      hint: 'set an address such as http://proxy.example.org:3128, or unset the variable',
    });
  }
  const except = variables['no_proxy'] || variables['NO_PROXY'] || '';
  return { url, except: except.split(/[\s,]+/).filter((host) => host !== '') };
}

/** The proxies that a machine has to use, for tunnels and for plain requests. */
export interface UpstreamProxies {
  readonly https?: Proxy | undefined;
  readonly http?: Proxy | undefined;
}

/** Rejects with UserError `setting-invalid` with every variable that is not a valid address. */
export async function upstreamProxies(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<UpstreamProxies> {
  const [https, http] = await allOrDiagnostics(
    () => proxyFrom(variables, 'https'),
    () => proxyFrom(variables, 'http'),
  );
  return { https, http };
}

export function isExcepted(host: string, proxy: Proxy): boolean {
  return proxy.except.some((entry) => {
    const name = entry
      .replace(/^\*?\./, '')
      .replace(/:\d+$/, '')
      .toLowerCase();
    return name === '*' || host === name || host.endsWith(`.${name}`);
  });
}

/** The code of an error: the same request fails again. */
export const proxyAsksForLogin = 'ERR_PROXY_LOGIN';

export function createTunnelAgent(proxy: Proxy, network: Network, timeoutMs: number): Https.Agent {
  const agent = new network.https.Agent({ keepAlive: true });
  agent.createConnection = (options, callback) => {
    const { host = '', port = 443 } = options as Tls.ConnectionOptions;
    const target = `${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
    const address = new URL(proxy.url);
    const connect = openTunnel(address, target, network);
    connect.setTimeout(timeoutMs, () => connect.destroy(failure('ETIMEDOUT', 'it does not answer')));
    const fail = (error: Error) => callback?.(error, undefined as never);
    connect.once('error', (error: NodeJS.ErrnoException) => fail(proxyError(address, error)));
    connect.once('connect', (answer: Http.IncomingMessage, socket: Duplex) => {
      connect.setTimeout(0);
      if (answer.statusCode !== 200) {
        socket.destroy();
        const code = answer.statusCode === 407 ? proxyAsksForLogin : 'ERR_PROXY_TUNNEL';
        fail(proxyError(address, failure(code, `it answered ${String(answer.statusCode ?? 0)}`)));
        return;
      }
      const secure = network.tls.connect({ ...(options as Tls.ConnectionOptions), socket });
      secure.once('error', fail);
      secure.once('secureConnect', () => {
        secure.off('error', fail);
        callback?.(null, secure);
      });
    });
    connect.end();
    return undefined;
  };
  return agent;
}

export function openTunnel(proxy: URL, target: string, network: Pick<Network, 'http' | 'https'>): Http.ClientRequest {
  return requestProxy(proxy, network, { method: 'CONNECT', path: target, headers: { host: target } });
}

/** A request to the proxy itself, with its login. */
export function requestProxy(
  proxy: URL,
  network: Pick<Network, 'http' | 'https'>,
  {
    headers,
    ...options
  }: Pick<Http.RequestOptions, 'method' | 'path'> & { readonly headers: Http.OutgoingHttpHeaders },
): Http.ClientRequest {
  const { request } = proxy.protocol === 'https:' ? network.https : network.http;
  const login = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
  const authorization =
    login === ':' ? {} : { 'proxy-authorization': `Basic ${Buffer.from(login).toString('base64')}` };
  return request({
    ...options,
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: proxy.port || (proxy.protocol === 'https:' ? 443 : 80),
    headers: { ...headers, ...authorization },
    agent: false,
  });
}

/** Names the proxy in the message, since readers would suspect the server first. Never includes its password. */
function proxyError({ host }: URL, { code = 'ERR_PROXY_TUNNEL', message }: NodeJS.ErrnoException): Error {
  return failure(code, `the proxy ${host} (HTTPS_PROXY): ${message}`);
}

function failure(code: string, what: string): Error {
  return Object.assign(new Error(what), { code });
}
