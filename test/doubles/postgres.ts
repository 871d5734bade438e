import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A PostgreSQL server on this machine, as a service container is one. */
export interface Postgres {
  readonly port: number;
  /** With the user and the password of the server. */
  readonly url: string;
}

/** Debian keeps the programs of the server outside PATH. */
function directoryOfPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const directories = [...(process.env['PATH'] ?? '').split(':'), ...versions];
  return directories.find((directory) => existsSync(join(directory, 'initdb'))) ?? null;
}

/** The server refuses to run as root: then it runs as this user. */
const nobody = 65_534;

/** Starts a real server with a new database, which asks for a password; `null` if the machine has none. */
export async function aPostgres(password: string): Promise<Postgres | null> {
  const programs = directoryOfPrograms();
  if (programs === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'sallyport-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const asUser = isRoot ? { uid: nobody, gid: nobody } : {};
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (isRoot) for (const path of [folder, passwordFile]) chownSync(path, nobody, nobody);
  const data = join(folder, 'data');
  const access = ['--auth=password', `--pwfile=${passwordFile}`, '--username=app'];
  execFileSync(join(programs, 'initdb'), ['-D', data, '--no-sync', '--locale=C', ...access], {
    ...asUser,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...asUser, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  onTestFinished(async () => {
    server.kill('SIGQUIT');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  await isReady(server);
  return { port, url: `postgres://app:${password}@127.0.0.1:${String(port)}/postgres` };
}

async function isReady(server: ChildProcess): Promise<void> {
  let log = '';
  for await (const chunk of server.stderr ?? []) {
    log += String(chunk);
    if (log.includes('ready to accept connections')) break;
  }
  if (!log.includes('ready to accept connections')) throw new Error(`PostgreSQL did not start: ${log}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
