import { formatNumber } from '../src/format-number.js';
import type { PageJob, PageRow } from '../src/report/page/page-data.js';
import { conversationView } from './conversation.js';
import { diffView } from './diff.js';
import { button, element, link } from './dom.js';
import { marksOf } from './list.js';
import { markdownView } from './markdown.js';
import { stateText } from './states.js';

/** Everything about one job. `job` is `null` if it is not in the page. */
export function jobView(row: PageRow, job: PageJob | null, words: readonly string[]): HTMLElement {
  const head = element(
    'header',
    { class: 'job-head' },
    element('h2', { tabindex: '-1' }, row.name, ...marksOf(row)),
    element(
      'p',
      {},
      element('span', { class: 'badge', 'data-state': row.state }, stateText(row)),
      ' ',
      row.state === 'evaluation' || row.state === 'error' ? row.reason : (job?.reason ?? row.reason),
    ),
  );
  if (job === null) {
    const note = 'This job is not in the page, which would be too large. Its transcript is in the state directory.';
    return element('article', { class: 'job' }, head, element('p', { class: 'note' }, note));
  }
  const main = element(
    'div',
    { class: 'job-main' },
    ...job.notices.map((notice) => element('p', { class: 'note' }, notice)),
    evaluationsView(job.evaluations),
    answerView(job),
    changesView(job.changes),
    job.missing === null ? null : element('p', { class: 'note' }, job.missing),
    job.entries.length === 0 ? null : conversationView(job.entries, words),
  );
  const side = element('aside', { class: 'job-side' }, pairs('Job', job.facts), pairs('Item', job.item));
  return element('article', { class: 'job' }, head, element('div', { class: 'job-body' }, main, side));
}

const maxValue = 2_000;

function pairs(title: string, values: PageJob['facts']): HTMLElement | null {
  if (values.length === 0) return null;
  const list = values.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, valueView(value))]);
  return element('section', { class: 'card' }, element('h3', {}, title), element('dl', {}, ...list));
}

function valueView(value: string): Node {
  if (value.length > maxValue) return document.createTextNode(`${value.slice(0, maxValue)}…`);
  return /^https?:\/\/\S+$/.test(value) ? link(value, value) : document.createTextNode(value);
}

function evaluationsView(evaluations: PageJob['evaluations']): HTMLElement | null {
  if (evaluations.length === 0) return null;
  const lines = evaluations.map(({ name, status, score, reason }) =>
    element(
      'li',
      {},
      element('span', { class: 'dot', 'data-state': stateOfEvaluation(status) }),
      element('strong', {}, name),
      element('span', { class: 'muted' }, ` ${status}${score > 0 && score < 1 ? `, score ${score}` : ''}`),
      reason === '' ? null : element('div', { class: 'reason' }, reason),
    ),
  );
  return element('section', {}, element('h3', {}, 'Evaluations'), element('ul', { class: 'evaluations' }, ...lines));
}

function stateOfEvaluation(status: string): string {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'evaluation' : 'error';
}

function answerView({ text, structured }: PageJob): HTMLElement | null {
  if (structured !== null) {
    return element(
      'section',
      {},
      element('h3', {}, 'Answer'),
      element('pre', { class: 'text', tabindex: '0' }, structured),
    );
  }
  if (text === '') return null;
  const body = element('div', { class: 'card answer' }, markdownView(text));
  const toggle = button({ class: 'chip', 'aria-pressed': 'false' }, 'Source', () => {
    const isSource = toggle.getAttribute('aria-pressed') === 'false';
    toggle.setAttribute('aria-pressed', String(isSource));
    body.replaceChildren(isSource ? element('pre', { class: 'text', tabindex: '0' }, text) : markdownView(text));
  });
  return element('section', {}, element('div', { class: 'title' }, element('h3', {}, 'Answer'), toggle), body);
}

function changesView(changes: PageJob['changes']): HTMLElement | null {
  if (changes.length === 0) return null;
  const files = changes.map(({ path, kind, added, removed, diff, note }, position) => {
    const summary = element(
      'summary',
      {},
      element('code', { class: 'label' }, path),
      element('span', { class: 'muted' }, kind),
      element('span', { class: 'figure plus' }, `+${formatNumber(added)}`),
      element('span', { class: 'figure minus' }, `−${formatNumber(removed)}`),
    );
    const body = diff === null ? element('p', { class: 'muted' }, note) : diffView(diff);
    return element('details', { class: 'call', ...(position === 0 ? { open: '' } : {}) }, summary, body);
  });
  return element('section', {}, element('h3', {}, `Changes ${formatNumber(changes.length)}`), ...files);
}
