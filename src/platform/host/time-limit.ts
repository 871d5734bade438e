import { setMaxListeners } from 'node:events';

/** Not `AbortSignal.timeout` with `AbortSignal.any`, whose timer Node 20 may garbage-collect before it fires. */
export function withinTime(ms: number, ...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('The time limit was reached', 'TimeoutError')), ms);
  timer.unref();
  const release = follow(controller, signals);
  controller.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    release();
  });
  return controller.signal;
}

/** A signal that is aborted this time after the other one: what has begun may still end. */
export function delayedSignal(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  const start = (): void => void setTimeout(() => controller.abort(signal.reason), ms).unref();
  if (signal.aborted) start();
  else signal.addEventListener('abort', start, { once: true });
  return controller.signal;
}

export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const release = follow(controller, signals);
  controller.signal.addEventListener('abort', release);
  return controller.signal;
}

function follow(controller: AbortController, signals: readonly AbortSignal[]): () => void {
  // Every active request listens to the run's signal, so many listeners are not a leak.
  setMaxListeners(0, ...signals);
  const listeners = signals.map((signal) => [signal, () => controller.abort(signal.reason)] as const);
  for (const [signal, abort] of listeners) {
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  }
  return () => {
    for (const [signal, abort] of listeners) signal.removeEventListener('abort', abort);
  };
}
