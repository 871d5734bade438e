/** Requests that wait for a place. The one of the job that began first is next. */
export interface RequestQueue<Place> {
  /** Resolves with the place; rejects if `signal` is aborted before there is one. */
  wait(order: number, signal: AbortSignal): Promise<Place>;
  /** Removes the next request, and returns the function that gives it a place; `null` if none waits. */
  next(): ((place: Place) => void) | null;
  size(): number;
}

interface Waiting<Place> {
  readonly order: number;
  readonly admit: (place: Place) => void;
}

export function createRequestQueue<Place>(): RequestQueue<Place> {
  const queue: Waiting<Place>[] = [];
  return {
    wait: (order, signal) =>
      new Promise((resolve, reject) => {
        const waiting: Waiting<Place> = {
          order,
          admit: (place) => {
            signal.removeEventListener('abort', giveUp);
            resolve(place);
          },
        };
        const giveUp = (): void => {
          const at = queue.indexOf(waiting);
          if (at >= 0) queue.splice(at, 1);
          reject(new DOMException('The request was canceled while it waited', 'AbortError'));
        };
        if (signal.aborted) {
          giveUp();
          return;
        }
        signal.addEventListener('abort', giveUp, { once: true });
        const before = queue.findIndex((other) => other.order > order);
        queue.splice(before < 0 ? queue.length : before, 0, waiting);
      }),
    next: () => queue.shift()?.admit ?? null,
    size: () => queue.length,
  };
}
