import { type AddressInfo, createServer } from 'node:net';
import { hostname } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

const levels = [
  ['full', process.getuid?.() === 0 ? 'full root' : 'full user'],
  ['landlock', 'landlock user'],
] as const;

/** A service of the machine, such as a container of `services:`. */
async function aService(): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => undefined).end('from the service\n'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** At level landlock it is one of the machine. */
const anyPort = 20_000 + (process.pid % 10_000);

const askProxy = (target: string): string =>
  `node -e "const u=new URL(process.env.HTTPS_PROXY);const s=require('net').connect(u.port,u.hostname,()=>s.write('CONNECT ${target} HTTP/1.1\\r\\n\\r\\n'));s.on('data',d=>{console.log(String(d));s.destroy()}).on('error',e=>console.log(e.code))"`;
const read = (port: number): string =>
  `node -e "require('net').connect(${String(port)},'127.0.0.1').on('data',d=>process.stdout.write(d)).on('error',e=>console.log(e.code))"`;

describe.runIf(process.platform === 'linux').each(levels)('level %s', (level, candidate) => {
  const started = async () => {
    const inside = confined(await anAttackedMachine(), { simulated: { candidate } });
    const isThere = (await inside.sandbox.report()).level !== 'none';
    if (!isThere) leaveOut(level);
    return { ...inside, isThere };
  };

  test('a port of the machine is reachable only if a rule names it', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const [open, shut] = [await aService(), await aService()];
    const network = { allow: [{ host: 'localhost', port: open }], deny: [] };
    const { output } = await shell(`${read(open)}; ${read(shut)}`, { network });
    expect(output).toBe('from the service\nECONNREFUSED\n');
  });

  test('a name that does not exist is unknown, and local programs are reached without the proxy', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const look = `node -e "require('dns').lookup('does-not-exist.invalid',(e)=>console.log(e.code))"`;
    const { output } = await shell(`${look}; getent hosts localhost | wc -l; echo $NO_PROXY`);
    const [code, local, noProxy = ''] = output.trimEnd().split('\n');
    expect([code, local]).toEqual(['ENOTFOUND', '1']);
    expect(noProxy.split(',')).toEqual(expect.arrayContaining(['localhost', '127.0.0.0/8', hostname()]));
  });

  test('build tools on the JVM get the proxy, with the options of the workflow', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const env = { MAVEN_OPTS: '-Xmx1g' };
    const { output } = await shell('echo $HTTPS_PROXY; echo $MAVEN_OPTS; echo $GRADLE_OPTS', {}, 30_000, { env });
    const [proxy = '', maven = '', gradle = ''] = output.trimEnd().split('\n');
    const port = proxy.replace(/^.*:/, '');
    expect(gradle).toBe(
      `-Dhttp.proxyHost=127.0.0.1 -Dhttp.proxyPort=${port} -Dhttps.proxyHost=127.0.0.1 -Dhttps.proxyPort=${port}`,
    );
    expect(maven).toBe(`-Xmx1g ${gradle}`);
  });

  const ask = (target: string, port: number): string =>
    `node -e "const u=new URL(process.env.HTTP_PROXY),h='${target}',p=${String(port)};const s=require('net').connect(u.port,u.hostname,()=>s.write('GET http://'+h+':'+p+'/a?b HTTP/1.1\\r\\nHost: '+h+'\\r\\nProxy-Connection: keep-alive\\r\\n\\r\\n'));s.on('data',d=>process.stdout.write(d)).on('end',()=>process.exit())"`;
  const serving = (address: string, line: (port: number) => string): string =>
    `node -e "require('http').createServer((q,r)=>r.end('served '+q.url+' '+q.headers.connection)).listen(${String(anyPort)},'${address}')" & until (: > /dev/tcp/${address}/${String(anyPort)}) 2>/dev/null; do sleep 0.05; done; ${line(anyPort)}; kill %1`;

  test.each([
    ['127.0.0.2', '127.0.0.2'],
    ['localhost', '127.0.0.1'],
    ['a.localhost', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    [hostname(), '0.0.0.0'],
  ])('a request to the proxy for %s reaches a program of the same call', async (target, address) => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const plain = await shell(serving(address, (port) => ask(target, port)));
    expect(plain.output).toContain('served /a?b close');
    const tunnel = await shell(serving(address, (port) => askProxy(`${target}:${String(port)}`)));
    expect(tunnel.output).toContain('200 Connection established');
    expect([...(plain.blocked ?? []), ...(tunnel.blocked ?? [])]).toEqual([]);
  });

  test('a request to the proxy for a service of the machine reaches it by a rule alone', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const port = await aService();
    const { output, blocked } = await shell(`${ask('127.0.0.1', port)}; ${askProxy(`localhost:${String(port)}`)}`);
    expect(output).not.toContain('from the service');
    expect(blocked).toHaveLength(2);
  });

  test('a blocked host is reported even if the program ignores it', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const { blocked, exitCode } = await shell(
      `${askProxy('example.org:443')} > /dev/null; ${askProxy('db.example.org:5432')} > /dev/null`,
    );
    expect(exitCode).toBe(0);
    expect(blocked?.map(({ suggest }) => suggest)).toEqual([
      ['Network(example.org)'],
      ['Network(db.example.org:5432)'],
    ]);
  });

  test('a permitted name with an internal address is refused', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const network = { allow: [{ host: 'localhost', port: null }], deny: [] };
    const { output, blocked } = await shell(askProxy('localhost:80'), { network });
    expect(output).toContain('403');
    expect(blocked?.[0]?.reason).toContain('has an address of this machine or its network');
  });

  test('the proxy of one call is not reachable from another', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const first = shell(`echo $HTTPS_PROXY > proxy.txt; sleep 1.5`);
    const second = shell(
      `until [ -s proxy.txt ]; do sleep 0.05; done; HTTPS_PROXY=$(cat proxy.txt) ${askProxy('example.org:443')}`,
    );
    expect((await second).output).toContain('ECONNREFUSED');
    expect((await first).blocked).toEqual([]);
  });

  test('a call that transfers much in both directions loses nothing', async () => {
    const { shell, isThere } = await started();
    if (!isThere) return;
    const server = createServer((socket) => void socket.pipe(socket));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const network = { allow: [{ host: 'localhost', port }], deny: [] };
    const { output } = await shell(
      `node -e "const s=require('net').connect({port:${String(port)},host:'127.0.0.1',allowHalfOpen:true});let n=0;s.on('data',d=>n+=d.length).on('end',()=>console.log(n));s.end(Buffer.alloc(20e6))"`,
      { network },
    );
    expect(output).toBe('20000000\n');
  });
});
