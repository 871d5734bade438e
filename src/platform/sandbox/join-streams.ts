import type { Duplex } from 'node:stream';

/** One side may end and still receive: an end comes after the bytes before it; only a failure ends the other. */
export function joinStreams(left: Duplex, right: Duplex): void {
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      if (!from.readableEnded) to.destroy();
    });
  }
}
