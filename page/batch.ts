import { formatCount, formatNumber } from '../src/format-number.js';
import type { PageOverview } from '../src/report/page/page-data.js';
import { hashOf, type Order, orders, readView, replaceView, type View } from './address.js';
import { charts } from './charts.js';
import { readEnd, readJob } from './data.js';
import { button, element, link, pageLink } from './dom.js';
import { pageHeader } from './header.js';
import { highlight } from './highlight.js';
import { jobView } from './job.js';
import { listenToKeys } from './keyboard.js';
import { drawList, inOrder, type ListedRow } from './list.js';
import { matches, parseQuery, type Term, unknownTerms, withToggled, wordsOf } from './query.js';
import { type Hits, searchConversations } from './search.js';

interface Parts {
  readonly overview: PageOverview;
  readonly listPart: HTMLElement;
  readonly jobPart: HTMLElement;
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  readonly sorters: readonly HTMLButtonElement[];
}

/** The page of a batch: overview and list, or one job. */
export function drawBatch(app: HTMLElement, overview: PageOverview): void {
  const page = createPage(overview);
  const { parts, show, filter, change } = page;
  const showHelp = listenToKeys({
    search: () => {
      if (readView().job !== '') change({ ...readView(), job: '' });
      parts.input.focus();
    },
    move: (by) => page.move(by),
    back: () => {
      const view = readView();
      if (view.job !== '') change({ ...view, job: '' });
      else change({ ...view, query: '' });
    },
    expand: () => document.getElementById('expand')?.click(),
    theme: () => document.getElementById('theme')?.click(),
  });
  parts.listPart.prepend(charts(overview, filter), ...pullRequests(overview));
  app.replaceChildren(pageHeader(overview, showHelp, filter), parts.listPart, parts.jobPart);
  addEventListener('hashchange', () => show());
  show();
  void noteOutside(parts);
}

function pullRequests({ pullRequests: all }: PageOverview): readonly Node[] {
  if (all.length === 0) return [];
  const items = all.map(({ before, url, after }) =>
    element('li', {}, before, ...(url === null ? [] : [link(url, 'pull request'), after])),
  );
  return [
    element('section', { class: 'card chart pulls' }, element('h2', {}, 'Pull requests'), element('ul', {}, ...items)),
  ];
}

/** Which conversations are not in the page is at its end. */
async function noteOutside({ listPart }: Parts): Promise<void> {
  const { outside, maxBytes } = await readEnd();
  if (outside === 0) return;
  const size = `${formatNumber(Math.round(maxBytes / 1_000_000))} MB`;
  const text = `The conversations of ${formatCount(outside, 'job')} are not in this page, which is limited to ${size}. They are in the state directory.`;
  listPart.prepend(element('p', { class: 'note' }, text));
}

function createPage(overview: PageOverview) {
  const parts = createParts(overview, (view) => change(view));
  const rows = overview.rows.map((row, position): ListedRow => ({ row, position }));
  const found = new Map<string, Hits>();
  let listed: readonly ListedRow[] = rows;
  let scrolled = 0;
  const draw = (view: View): void => {
    const terms = parseQuery(view.query);
    const words = wordsOf(terms);
    const fitting = rows.filter(({ row, position }) =>
      matches(terms, row, (word) => found.get(word)?.has(position) === true),
    );
    listed = inOrder(fitting, view.order);
    drawList(parts.list, listed, view);
    const isSearching = words.some((word) => !found.has(word));
    parts.status.textContent = `${statusText(listed.length, rows.length, isSearching)}${unknownText(terms)}`;
    for (const [at, sorter] of parts.sorters.entries())
      sorter.setAttribute('aria-pressed', String(orders[at] === view.order));
    if (isSearching) void search(words);
  };
  const search = async (words: readonly string[]): Promise<void> => {
    for (const word of words) found.set(word, found.get(word) ?? (await searchConversations(word)));
    const view = readView();
    if (wordsOf(parseQuery(view.query)).every((word) => found.has(word))) draw(view);
  };
  const show = (): void => {
    const view = readView();
    const isJob = view.job !== '';
    if (isJob && !parts.listPart.hidden) scrolled = scrollY;
    if (parts.input.value !== view.query) parts.input.value = view.query;
    draw(view);
    const wasJob = parts.listPart.hidden;
    showPart(parts, isJob);
    if (isJob) void drawJob(parts, view, listed);
    else if (wasJob) scrollTo(0, scrolled);
  };
  const change = (view: View): void => {
    if (hashOf(view) === hashOf(readView())) return;
    location.hash = hashOf(view);
  };
  const filter = (term: string): void => change({ ...readView(), job: '', query: withToggled(readView().query, term) });
  const move = (by: 1 | -1): void => {
    const view = readView();
    if (view.job !== '') change({ ...view, job: neighbor(listed, view.job, by) ?? view.job });
    else focusRow(parts.list, by);
  };
  listenToInput(parts.input, draw);
  return { parts, show, change, filter, move };
}

function showPart({ listPart, jobPart }: Parts, isJob: boolean): void {
  listPart.hidden = isJob;
  jobPart.hidden = !isJob;
  document.getElementById('app')?.setAttribute('data-view', isJob ? 'job' : 'list');
}

function statusText(shown: number, all: number, isSearching: boolean): string {
  const part = shown === all ? '' : `${formatNumber(shown)} of `;
  return `${part}${formatCount(all, 'job')}${isSearching ? ', searching the conversations…' : ''}`;
}

function unknownText(terms: readonly Term[]): string {
  return unknownTerms(terms)
    .map((term) => `; unknown filter ${term}`)
    .join('');
}

/** Typing replaces the address, and waits a little before every conversation is searched. */
function listenToInput(input: HTMLInputElement, draw: (view: View) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const view = { ...readView(), query: input.value };
      replaceView(view);
      draw(view);
    }, 150);
  });
}

function createParts(overview: PageOverview, change: (view: View) => void): Parts {
  const input = element('input', {
    type: 'search',
    id: 'query',
    placeholder: 'Search, or filter: s:failed is:new cost>0.1',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-label': 'Search and filter',
  });
  const status = element('p', { class: 'status muted', role: 'status', 'aria-live': 'polite' });
  const sort = (order: Order) => button({ class: 'chip' }, orderNames[order], () => change({ ...readView(), order }));
  const sorters = orders.map(sort);
  const list = element('div', { class: 'card list' });
  const bar = element(
    'div',
    { class: 'filters' },
    input,
    element('div', { class: 'chips', role: 'group', 'aria-label': 'Order' }, ...sorters),
  );
  const listPart = element('section', { 'aria-label': 'Jobs' }, bar, status, list);
  return { overview, listPart, jobPart: element('section', { 'aria-label': 'Job' }), input, status, list, sorters };
}

const orderNames: Readonly<Record<Order, string>> = {
  result: 'Failures first',
  name: 'Name',
  cost: 'Cost',
  time: 'Time',
};

async function drawJob({ overview, jobPart }: Parts, view: View, listed: readonly ListedRow[]): Promise<void> {
  const position = overview.rows.findIndex(({ key }) => key === view.job);
  const row = overview.rows[position];
  const back = pageLink(hashOf({ ...view, job: '' }), { class: 'chip' }, '← All jobs');
  if (row === undefined) {
    jobPart.replaceChildren(back, element('p', { class: 'note' }, 'This page does not contain the job.'));
    return;
  }
  const job = await readJob(position);
  // Another job may have been opened in the meantime.
  if (readView().job !== view.job) return;
  const words = wordsOf(parseQuery(view.query));
  const article = jobView(row, job, words);
  jobPart.replaceChildren(element('nav', { class: 'chips' }, back, ...neighborLinks(view, listed)), article);
  const first = highlight(article, words);
  if (first === null) scrollTo(0, 0);
  else first.scrollIntoView({ block: 'center' });
  article.querySelector('h2')?.focus({ preventScroll: true });
}

function neighborLinks(view: View, listed: readonly ListedRow[]): readonly Node[] {
  return ([-1, 1] as const).flatMap((by) => {
    const key = neighbor(listed, view.job, by);
    return key === null
      ? []
      : [pageLink(hashOf({ ...view, job: key }), { class: 'chip' }, by < 0 ? '↑ Previous' : '↓ Next')];
  });
}

function neighbor(listed: readonly ListedRow[], key: string, by: 1 | -1): string | null {
  const at = listed.findIndex(({ row }) => row.key === key);
  return at < 0 ? null : (listed[at + by]?.row.key ?? null);
}

function focusRow(list: HTMLElement, by: 1 | -1): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a.row')];
  const at = links.findIndex((one) => one === document.activeElement);
  links[Math.max(0, at + by)]?.focus();
}
