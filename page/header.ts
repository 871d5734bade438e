import { formatCount, formatNumber } from '../src/format-number.js';
import { formatCost } from '../src/report/headline.js';
import type { PageOverview, PageRow } from '../src/report/page/page-data.js';
import { button, element } from './dom.js';
import { outcomes } from './query.js';
import { themeSwitch } from './theme.js';

/** Title, conclusion and figures. */
export function pageHeader(overview: PageOverview, onHelp: () => void, onFilter: (term: string) => void): HTMLElement {
  const { title, label, reason, endedAt, conclusion } = overview;
  const tone = conclusion === 'success' || conclusion === 'skipped' ? 'passed' : 'failed';
  const end = endedAt === null ? '' : endedAt.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC');
  return element(
    'header',
    { class: 'top' },
    element(
      'div',
      {},
      element('h1', {}, title),
      element(
        'p',
        {},
        element('span', { class: 'badge', 'data-state': tone }, label),
        ' ',
        reason,
        ' ',
        element('span', { class: 'muted' }, end),
      ),
    ),
    element(
      'div',
      { class: 'tools' },
      themeSwitch(),
      button({ class: 'chip', 'aria-label': 'Keys and search words' }, '?', onHelp),
    ),
    overview.kind === 'batch' ? figures(overview, onFilter) : null,
  );
}

function figures({ rows, costUsd, previous }: PageOverview, onFilter: (term: string) => void): HTMLElement {
  const count = (isCounted: (row: PageRow) => boolean) => rows.filter(isCounted).length;
  const outcome = (name: keyof typeof outcomes, label: string = name) =>
    figureButton(formatNumber(count(outcomes[name])), label, () => onFilter(`is:${name}`));
  const cells = [
    figure(formatNumber(rows.length), rows.length === 1 ? 'job' : 'jobs'),
    outcome('passed'),
    outcome('failed'),
    ...(rows.some(outcomes.error) ? [outcome('error', 'with an error')] : []),
    ...(rows.some(outcomes.deferred) ? [outcome('deferred')] : []),
    figure(formatCost(costUsd), 'cost'),
  ];
  if (previous === null) return element('div', { class: 'figures' }, ...cells);
  const marked = (['new', 'fixed'] as const).map((mark) =>
    figureButton(formatNumber(count((row) => row.mark === mark)), mark === 'new' ? 'new failures' : 'fixed', () =>
      onFilter(`is:${mark}`),
    ),
  );
  const gone = previous.gone === 0 ? '' : `; ${formatCount(previous.gone, 'job')} of it are not in this run`;
  const note = element('p', { class: 'muted' }, `Compared with ${previous.name}${gone}.`);
  return element('div', {}, element('div', { class: 'figures' }, ...cells, ...marked), note);
}

function figure(value: string, name: string): HTMLElement {
  return element('div', { class: 'number' }, element('b', {}, value), element('span', { class: 'muted' }, name));
}

function figureButton(value: string, name: string, onClick: () => void): HTMLElement {
  const made = button({ class: 'number' }, '', onClick);
  made.append(element('b', {}, value), element('span', { class: 'muted' }, name));
  return made;
}
