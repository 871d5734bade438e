import { closeSync, constants, openSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

/** What the launcher reports about one call. */
export interface LaunchEvents {
  readonly onLine: (line: string) => void;
  /** A connection from inside, to the proxy or to a port of the machine. */
  readonly onConnection: (socket: Socket, target: string) => void;
}

interface Call extends LaunchEvents {
  readonly onEnd: () => void;
  readonly sockets: Set<Socket>;
}

/** The socket that launchers connect to: each call has a lifeline, and one connection per connection from inside. */
export type Control = ReturnType<typeof createControl>;

/** Creates the socket in a directory that only this user can enter, and no command can see. */
export function createControl(directory: string) {
  const calls = new Map<string, Call>();
  const descriptor = hasLongPath(directory) ? openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY) : null;
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => greet(socket, calls));
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(join(descriptor === null ? directory : `/proc/self/fd/${String(descriptor)}`, 'control'), resolve);
  });
  // The socket must not keep a finished run alive.
  server.unref();
  return {
    listening,
    add(call: string, events: LaunchEvents) {
      const sockets = new Set<Socket>();
      let onEnd: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => {
        onEnd = resolve;
      });
      calls.set(call, { ...events, sockets, onEnd });
      const kill = (): void => {
        calls.delete(call);
        for (const socket of sockets) socket.destroy();
        onEnd();
      };
      return {
        kill,
        async finish() {
          const timer = setTimeout(kill, reportMs);
          await ended;
          clearTimeout(timer);
          kill();
        },
      };
    },
    close() {
      for (const { sockets } of calls.values()) for (const socket of sockets) socket.destroy();
      calls.clear();
      server.close(() => {
        if (descriptor !== null) closeSync(descriptor);
      });
    },
  };
}

/** An address of a socket has 107 bytes. Through a descriptor, any path fits; the launcher connects in the same way. */
function hasLongPath(directory: string): boolean {
  return process.platform === 'linux' && Buffer.byteLength(join(directory, 'control')) > 107;
}

/** A launcher that ended without a report, or could not start, is not waited for longer. */
const reportMs = 300;

/** A greeting is `start CALL` or `open CALL TARGET`, a line written at once. */
const longestGreeting = 200;

function greet(socket: Socket, calls: ReadonlyMap<string, Call>): void {
  let received = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  const read = (chunk: Buffer): void => {
    received = Buffer.concat([received, chunk]);
    const end = received.indexOf('\n');
    if (end < 0 && received.length < longestGreeting) return;
    socket.off('data', read);
    socket.pause();
    const [verb, id = '', ...target] = received.subarray(0, Math.max(end, 0)).toString('utf8').split(' ');
    const call = calls.get(id);
    if (call === undefined || !(verb === 'start' || verb === 'open')) {
      socket.destroy();
      return;
    }
    call.sockets.add(socket);
    socket.on('close', () => call.sockets.delete(socket));
    const rest = received.subarray(end + 1);
    if (rest.length > 0) socket.unshift(rest);
    if (verb === 'open') call.onConnection(socket, target.join(' '));
    else {
      let text = '';
      socket.setEncoding('utf8');
      socket.on('data', (chunk: string) => {
        const lines = (text + chunk).split('\n');
        text = (lines.pop() ?? '').slice(0, longestGreeting * 10);
        for (const line of lines) call.onLine(line);
      });
      socket.on('end', () => socket.end());
      socket.resume();
      socket.on('close', call.onEnd);
    }
  };
  socket.on('data', read);
}
