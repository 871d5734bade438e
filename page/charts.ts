import { formatCount, formatNumber, formatShare } from '../src/format-number.js';
import { formatCost } from '../src/report/headline.js';
import type { PageOverview, PageRow } from '../src/report/page/page-data.js';
import { button, element, svg } from './dom.js';
import { stateNames, states } from './states.js';

type OnFilter = (term: string) => void;

/** The charts of a batch; those without data are left out. */
export function charts({ rows, passRates }: PageOverview, onFilter: OnFilter): HTMLElement {
  const all = [
    conclusionChart(rows, onFilter),
    costChart(rows, onFilter),
    timeChart(rows),
    rateChart(passRates, onFilter),
  ];
  return element('section', { class: 'charts', 'aria-label': 'Charts' }, ...all);
}

function chart(title: string, ...children: readonly Node[]): HTMLElement {
  return element('div', { class: 'card chart' }, element('h2', {}, title), ...children);
}

/** A bar of parts, each with its share in percent. The text says the same, for those who cannot see it. */
function bar(
  parts: readonly { readonly share: number; readonly name: string; readonly tone: string }[],
  text: string,
): SVGElement {
  let start = 0;
  const rects = parts.map(({ share, name, tone }) => {
    const rect = svg(
      'rect',
      { x: percent(start), width: percent(share), y: '0', height: '100%', class: `tone-${tone}` },
      svg('title', {}, name),
    );
    start += share;
    return rect;
  });
  return svg('svg', { class: 'bar', role: 'img', 'aria-label': text }, ...rects);
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function conclusionChart(rows: readonly PageRow[], onFilter: OnFilter): HTMLElement {
  const counted = states
    .map((state) => ({ state, count: rows.filter((row) => row.state === state).length }))
    .filter(({ count }) => count > 0);
  const text = counted.map(({ state, count }) => `${formatNumber(count)} ${stateNames[state]}`).join(', ');
  const parts = counted.map(({ state, count }) => ({
    share: count / rows.length,
    name: stateNames[state],
    tone: state,
  }));
  const legend = counted.map(({ state, count }) => {
    const entry = button({ class: 'legend', 'data-state': state }, stateNames[state], () => onFilter(`s:${state}`));
    entry.prepend(element('span', { class: 'dot', 'data-state': state }));
    entry.append(element('span', { class: 'value' }, formatNumber(count)));
    return entry;
  });
  return chart('Conclusions', bar(parts, text), ...legend);
}

interface Group {
  readonly name: string;
  readonly term: string;
  cost: number;
}

const maxGroups = 6;

/** By model if there are several, otherwise by entry of the batch file. What earlier runs have paid does not count. */
function costChart(allRows: readonly PageRow[], onFilter: OnFilter): HTMLElement | null {
  const rows = allRows.filter(({ isReused }) => !isReused);
  const field = new Set(rows.map(({ model }) => model)).size > 1 ? 'model' : 'id';
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const name = row[field];
    const group = groups.get(name) ?? { name, term: termOf(field === 'model' ? 'm' : 'e', name), cost: 0 };
    group.cost += row.costUsd ?? 0;
    groups.set(name, group);
  }
  const sorted = [...groups.values()].toSorted((a, b) => b.cost - a.cost);
  const most = sorted[0]?.cost ?? 0;
  if (most === 0) return null;
  const lines = sorted.slice(0, maxGroups).map(({ name, term, cost }) => {
    const line = button({ class: 'legend' }, '', () => onFilter(term));
    line.append(element('span', { class: 'label' }, name), element('span', { class: 'value' }, formatCost(cost)));
    line.append(bar([{ share: cost / most, name, tone: 'plain' }], `${name}: ${formatCost(cost)}`));
    return line;
  });
  return chart(
    field === 'model' ? 'Cost by model' : 'Cost by entry',
    ...lines,
    ...moreNote(sorted.length - lines.length),
  );
}

const moreNote = (count: number): readonly HTMLElement[] =>
  count > 0 ? [element('p', { class: 'muted' }, `and ${formatNumber(count)} more`)] : [];

/** A value with spaces is quoted. */
const termOf = (field: string, value: string) => `${field}:${/\s/.test(value) ? `"${value}"` : value}`;

/** Upper limits in seconds. */
const bins: readonly (readonly [limit: number, name: string])[] = [
  [1, '< 1 s'],
  [3, '1–3 s'],
  [10, '3–10 s'],
  [30, '10–30 s'],
  [60, '30–60 s'],
  [180, '1–3 min'],
  [600, '3–10 min'],
  [Number.POSITIVE_INFINITY, '> 10 min'],
];

function timeChart(rows: readonly PageRow[]): HTMLElement | null {
  const times = rows.flatMap(({ durationMs, isReused }) =>
    durationMs === null || isReused ? [] : [durationMs / 1000],
  );
  if (times.length === 0) return null;
  const counts = bins.map(([limit, name], position) => {
    const from = bins[position - 1]?.[0] ?? 0;
    return { name, count: times.filter((time) => time >= from && time < limit).length };
  });
  const shown = counts.slice(
    counts.findIndex(({ count }) => count > 0),
    counts.findLastIndex(({ count }) => count > 0) + 1,
  );
  const most = Math.max(...shown.map(({ count }) => count));
  const columns = shown.map(({ name, count }) => {
    const height = (count / most) * 100;
    const rect = svg('rect', {
      x: '0',
      width: '100%',
      y: `${100 - height}%`,
      height: `${height}%`,
      class: 'tone-plain',
    });
    return element(
      'div',
      { class: 'column' },
      element('span', { class: 'value' }, count === 0 ? '' : formatNumber(count)),
      svg('svg', { role: 'img', 'aria-label': `${name}: ${formatCount(count, 'job')}` }, rect),
      element('span', { class: 'muted' }, name),
    );
  });
  return chart('Time per job', element('div', { class: 'columns' }, ...columns));
}

function rateChart(rates: PageOverview['passRates'], onFilter: OnFilter): HTMLElement | null {
  if (rates.length === 0) return null;
  const lines = rates.slice(0, 2 * maxGroups).map(({ id, name, model, words, passed, failed, errors, rate }) => {
    const named = words === '' || words.includes('"') ? '' : ` "${words}"`;
    const line = button({ class: 'legend', title: model }, '', () =>
      onFilter(`${termOf('e', id)} ${termOf('m', model)}${named}`),
    );
    const text = rate === null ? 'not evaluated' : formatShare(rate);
    const all = Math.max(1, passed + failed + errors);
    line.append(element('span', { class: 'label' }, name, element('span', { class: 'muted' }, ` ${model}`)));
    line.append(element('span', { class: 'value' }, text));
    const parts = [
      { share: passed / all, name: `${passed} passed`, tone: 'passed' },
      { share: failed / all, name: `${failed} failed`, tone: 'evaluation' },
      { share: errors / all, name: `${errors} not evaluated`, tone: 'error' },
    ];
    line.append(bar(parts, `${name}, ${model}: ${text}`));
    return line;
  });
  return chart('Pass rate', ...lines, ...moreNote(rates.length - lines.length));
}
