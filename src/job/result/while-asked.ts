/** The first request is sent by then, also on a busy machine, and no model answers earlier. */
const startAfterMs = 100;

/** Work that a call would wait for, done while the model is asked: before the request it would only delay that. */
export interface WorkWhileAsked {
  /** Call when the first request is about to be sent. */
  readonly start: () => void;
  readonly cancel: () => void;
}

export function workWhileAsked(work: () => void): WorkWhileAsked {
  let timer: NodeJS.Timeout | null = null;
  return {
    start() {
      timer ??= setTimeout(work, startAfterMs).unref();
    },
    cancel() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
