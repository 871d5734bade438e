/** The state of the page, kept in its address so that a link opens the same view. */
export interface View {
  readonly query: string;
  readonly order: Order;
  /** The key of the open job; empty for the list. */
  readonly job: string;
}

export const orders = ['result', 'name', 'cost', 'time'] as const;
export type Order = (typeof orders)[number];

export function readView(): View {
  const values = new URLSearchParams(location.hash.slice(1));
  const order = orders.find((one) => one === values.get('order')) ?? 'result';
  return { query: values.get('q') ?? '', order, job: values.get('job') ?? '' };
}

export function hashOf({ query, order, job }: View): string {
  const values = new URLSearchParams();
  if (query !== '') values.set('q', query);
  if (order !== 'result') values.set('order', order);
  if (job !== '') values.set('job', job);
  return `#${values.toString()}`;
}

/** Without a new entry in the history, as while typing. */
export function replaceView(view: View): void {
  history.replaceState(null, '', hashOf(view));
}
