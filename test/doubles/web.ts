import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { WebNetwork } from '../../src/platform/net/web-connection.js';

export interface WebDouble {
  readonly network: WebNetwork;
  /** Host and path of every request that arrived. */
  readonly requests: readonly string[];
  /** Every address to which a connection was opened. */
  readonly dialed: readonly string[];
  readonly close: () => void;
}

/**
 * A web of names: each has the addresses that its resolver answers, one list per question. Every connection to an
 * address ends at one real server on loopback; which addresses are dialed is decided by the tested code.
 */
export async function aWeb(
  names: Readonly<Record<string, readonly (readonly string[])[]>>,
  listener: http.RequestListener,
): Promise<WebDouble> {
  const requests: string[] = [];
  const dialed: string[] = [];
  const asked = new Map<string, number>();
  const server = http.createServer((request, response) => {
    requests.push(`${request.headers.host ?? ''}${request.url ?? ''}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const resolve = (host: string) => {
    const time = asked.get(host) ?? 0;
    asked.set(host, time + 1);
    const answers = names[host] ?? [];
    const found = answers[Math.min(time, answers.length - 1)] ?? [];
    return Promise.resolve(found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  };
  const dial = (address: string, wanted: number) => {
    dialed.push(`${address} ${String(wanted)}`);
    return connect({ host: '127.0.0.1', port });
  };
  return {
    network: { resolve, dial },
    requests,
    dialed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
