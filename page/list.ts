import { formatCount } from '../src/format-number.js';
import { formatCost, formatDuration } from '../src/report/headline.js';
import type { PageRow } from '../src/report/page/page-data.js';
import { hashOf, type Order, type View } from './address.js';
import { element, pageLink } from './dom.js';
import { stateText } from './states.js';

export interface ListedRow {
  readonly row: PageRow;
  /** In the overview and in the blocks. */
  readonly position: number;
}

const comparisons: Readonly<Record<Order, (a: PageRow, b: PageRow) => number>> = {
  result: () => 0,
  name: (a, b) => (a.name < b.name ? -1 : 1),
  cost: (a, b) => (b.costUsd ?? -1) - (a.costUsd ?? -1),
  time: (a, b) => (b.durationMs ?? -1) - (a.durationMs ?? -1),
};

export function inOrder(rows: readonly ListedRow[], order: Order): readonly ListedRow[] {
  return order === 'result'
    ? rows
    : rows.toSorted((a, b) => comparisons[order](a.row, b.row) || a.position - b.position);
}

/** Rows that are drawn at once; more are drawn when the end of the list comes into view. */
const step = 100;

/** Shows the rows, as many as the reader scrolls to. Returns the keys in their order. */
export function drawList(target: HTMLElement, rows: readonly ListedRow[], view: View): void {
  observer?.disconnect();
  const list = element('ol', { class: 'rows' });
  const end = element('div', { class: 'end' });
  target.replaceChildren(list, end);
  let drawn = 0;
  const draw = (): void => {
    list.append(...rows.slice(drawn, drawn + step).map(({ row }) => listItem(row, view)));
    drawn += step;
    if (drawn >= rows.length) observer?.disconnect();
  };
  observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
    },
    { rootMargin: '1200px' },
  );
  draw();
  if (drawn < rows.length) observer.observe(end);
}

let observer: IntersectionObserver | null = null;

function listItem(row: PageRow, view: View): HTMLElement {
  const { name, reason, costUsd, durationMs, evaluations } = row;
  const figures = [
    evaluations.total === 0 ? '' : `${evaluations.passed}/${evaluations.total}`,
    costUsd === null ? '' : formatCost(costUsd),
    durationMs === null ? '' : formatDuration(durationMs),
  ];
  const [checks = '', cost = '', time = ''] = figures;
  return element(
    'li',
    {},
    pageLink(
      hashOf({ ...view, job: row.key }),
      { class: 'row', 'data-state': row.state },
      element('span', { class: 'dot', 'data-state': row.state }),
      element('span', { class: 'name' }, name, ...marksOf(row)),
      element('span', { class: 'why muted' }, [stateText(row), reason].filter((text) => text !== '').join(': ')),
      element(
        'span',
        {
          class: 'figure checks',
          title:
            evaluations.total === 0
              ? ''
              : `${formatCount(evaluations.passed, 'evaluation')} of ${evaluations.total} passed`,
        },
        checks,
      ),
      element('span', { class: 'figure cost' }, cost),
      element('span', { class: 'figure' }, time),
    ),
  );
}

export function marksOf({ mark, isReused }: PageRow): readonly Node[] {
  return [
    ...(mark === null ? [] : [element('span', { class: `mark mark-${mark}` }, mark)]),
    ...(isReused ? [element('span', { class: 'mark' }, 'reused')] : []),
  ];
}
