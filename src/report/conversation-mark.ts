/** A hidden line that only comments of Sallyport have: HTML comments in the text of a model are removed. */
const mark = /<!-- sallyport-conversation (\d{1,18}) -->/g;

/** Marks a comment as that of a run whose conversation was stored. */
export const conversationMark = (run: string): string => `<!-- sallyport-conversation ${run} -->`;

/** The latest run that these comments of Sallyport are marked with; `null` for none. */
export function newestConversation(bodies: readonly string[]): string | null {
  const runs = bodies.flatMap((body) => [...body.matchAll(mark)].map(([, run = '']) => run));
  return runs.reduce<string | null>((newest, run) => (newest === null || isLater(run, newest) ? run : newest), null);
}

/** GitHub numbers runs in the order of their events. */
export const isLater = (run: string, other: string): boolean => BigInt(run) > BigInt(other);
