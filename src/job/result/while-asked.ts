/** The first request is sent by then, also on a busy machine, and no model answers earlier. */
const startAfterMs = 100;

/** Work that a call would wait for, done while the model is asked: before the request it would only delay that. */
export type WorkWhileAsked = Readonly<ReturnType<typeof workWhileAsked>>;

export function workWhileAsked(work: () => void) {
  let timer: NodeJS.Timeout | null = null;
  return {
    /** Call when the first request is about to be sent. */
    start(): void {
      timer ??= setTimeout(work, startAfterMs).unref();
    },
    cancel(): void {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
