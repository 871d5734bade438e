import type { Duplex } from 'node:stream';

/**
 * Passes bytes on in both directions until both have ended. One side may end its direction and still receive: an end is
 * passed on after the bytes before it, and only a failure ends the other direction too.
 */
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
