import { formatNumber } from '../src/format-number.js';
import { formatDuration } from '../src/report/headline.js';
import type { PageCall, PageEntry, PageNotice, PageText, PageTurn } from '../src/report/page/page-data.js';
import { diffView } from './diff.js';
import { button, element } from './dom.js';
import { hasText } from './search.js';

const filters = ['all', 'calls', 'refused', 'texts'] as const;
type Filter = (typeof filters)[number];

const filterNames: Readonly<Record<Filter, string>> = {
  all: 'Everything',
  calls: 'Calls',
  refused: 'Refused',
  texts: 'Texts',
};

const isShown: Readonly<Record<Filter, (entry: PageEntry) => boolean>> = {
  all: () => true,
  calls: ({ type }) => type === 'call',
  refused: (entry) => entry.type === 'call' && entry.status === 'refused',
  texts: ({ type }) => type === 'text',
};

/** More than this would only be opened to be scrolled over. */
const maxOpened = 20;

/** The conversation of a job. Entries that contain a searched word are open. */
export function conversationView(entries: readonly PageEntry[], words: readonly string[]): HTMLElement {
  const start = entries.find(({ at }) => at > 0)?.at ?? 0;
  const list = element('ol', { class: 'entries' });
  let opened = 0;
  const drawn = entries.map((entry) => {
    const hasWord = opened < maxOpened && words.some((word) => hasText(entry, word));
    if (hasWord) opened += 1;
    const item = element(
      'li',
      { class: `entry entry-${entry.type}` },
      timeView(entry, start),
      entryView(entry, hasWord),
    );
    if (entry.agent !== null) item.classList.add('inside');
    return { entry, item };
  });
  const show = (filter: Filter): void => {
    list.replaceChildren(...drawn.filter(({ entry }) => isShown[filter](entry)).map(({ item }) => item));
    for (const [name, tab] of tabs) tab.setAttribute('aria-pressed', String(name === filter));
  };
  const tabs = filters.map((name) => {
    const count = entries.filter(isShown[name]).length;
    const text = name === 'all' ? filterNames[name] : `${filterNames[name]} ${formatNumber(count)}`;
    return [name, button({ class: 'chip' }, text, () => show(name))] as const;
  });
  show('all');
  const toggle = button({ class: 'chip', id: 'expand' }, 'Expand all', () => expandAll(list, toggle));
  return element(
    'section',
    { class: 'conversation' },
    element('h3', {}, 'Conversation'),
    element('div', { class: 'chips' }, ...tabs.map(([, tab]) => tab), toggle),
    list,
  );
}

function expandAll(list: HTMLElement, toggle: HTMLElement): void {
  const all = [...list.querySelectorAll('details')];
  const isOpening = all.some(({ open }) => !open);
  for (const one of all) one.open = isOpening;
  toggle.textContent = isOpening ? 'Collapse all' : 'Expand all';
}

/** Time since the start of the run; the title has the time of day. */
function timeView({ at }: PageEntry, start: number): HTMLElement {
  if (at === 0) return element('span', { class: 'time' });
  const seconds = Math.max(0, Math.round((at - start) / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return element('span', { class: 'time', title: new Date(at).toISOString() }, text);
}

function entryView(entry: PageEntry, isOpen: boolean): HTMLElement {
  switch (entry.type) {
    case 'text':
      return textView(entry, isOpen);
    case 'call':
      return callView(entry, isOpen);
    case 'turn':
      return turnView(entry);
    case 'notice':
      return noticeView(entry);
  }
}

/** The body is made when it is opened for the first time: a conversation can have thousands of entries. */
function folded(
  summary: readonly (Node | null)[],
  isOpen: boolean,
  body: () => readonly (Node | null)[],
): HTMLDetailsElement {
  const view = element('details', {}, element('summary', {}, ...summary));
  let isFilled = false;
  const fill = (): void => {
    if (isFilled || !view.open) return;
    isFilled = true;
    view.append(...body().filter((node) => node !== null));
  };
  view.addEventListener('toggle', fill);
  view.open = isOpen;
  fill();
  return view;
}

function textView({ from, title, text, agent }: PageText, hasWord: boolean): HTMLElement {
  const isOpen = hasWord || from === 'prompt' || from === 'model';
  const view = folded(
    [
      agentView(agent),
      element('span', { class: 'what' }, title),
      element('span', { class: 'label muted' }, firstLine(text)),
    ],
    isOpen,
    () => [element('pre', { class: 'text', tabindex: '0' }, text)],
  );
  view.classList.add('text-entry', `from-${from}`);
  return view;
}

const firstLine = (text: string) => text.trimStart().split('\n', 1)[0]?.slice(0, 200) ?? '';

const agentView = (agent: string | null) => (agent === null ? null : element('span', { class: 'mark' }, agent));

const signs: Readonly<Record<PageCall['status'], string>> = {
  done: '✓',
  failed: '!',
  refused: '✕',
  invalid: '?',
  unfinished: '…',
};

function callView(call: PageCall, isOpen: boolean): HTMLElement {
  const { tool, label, status, agent, durationMs } = call;
  const view = folded(
    [
      element('span', { class: 'sign', title: status, 'data-status': status }, signs[status]),
      agentView(agent),
      element('span', { class: 'what' }, tool),
      element('code', { class: 'label' }, label.replace(/\s+/g, ' ')),
      element('span', { class: 'figure' }, durationMs === null ? '' : formatDuration(durationMs)),
    ],
    isOpen,
    () => [decisionView(call), ...bodyOf(call)],
  );
  view.classList.add('call');
  view.setAttribute('data-status', status);
  return view;
}

/** Who decided about the call, and why. */
function decisionView(call: PageCall): HTMLElement {
  const { status, stage, rule, reason, suggest, repeat, mode } = call;
  const verb = decisionWord(call);
  const where = status === 'refused' && stage !== null ? ` at the stage ${stage}` : '';
  const decision = element('p', { class: 'decision' }, element('strong', {}, `${verb}${where}`));
  if (rule !== null) decision.append(' by the rule ', element('code', {}, rule));
  const isEnded = '.!?'.includes(reason.at(-1) ?? ' ');
  decision.append(reason === '' ? '.' : `: ${reason}${isEnded ? '' : '.'}`);
  if (mode !== null && mode !== 'default')
    decision.append(element('span', { class: 'mark', title: 'Mode of the rules' }, mode));
  if (repeat !== null)
    decision.append(element('span', { class: 'mark', title: 'How the call is treated after an interruption' }, repeat));
  if (suggest.length === 0) return decision;
  const rules = suggest.map((one) => element('code', {}, one));
  return element('div', {}, decision, element('p', { class: 'suggest' }, 'Would be allowed by ', ...rules));
}

function decisionWord({ status, decision, repeat }: PageCall): string {
  if (status === 'refused') return 'Refused';
  if (status === 'invalid') return 'Not a valid call';
  return repeat === null && decision !== 'allow' ? 'Decision unknown' : 'Allowed';
}

function bodyOf({ diff, input, output, changes }: PageCall): readonly (Node | null)[] {
  return [
    ...(changes.length === 0
      ? []
      : [element('p', { class: 'muted' }, changes.map((change) => change.join(' ')).join(', '))]),
    diff === null ? null : diffView(diff),
    ...(diff !== null || input === '' ? [] : [element('h4', {}, 'Input'), element('pre', { tabindex: '0' }, input)]),
    ...(output === '' ? [] : [element('h4', {}, 'Output'), element('pre', { tabindex: '0' }, output)]),
  ];
}

function turnView({ turn, inputTokens, outputTokens, cacheReadTokens, agent }: PageTurn): HTMLElement {
  const tokens =
    inputTokens + outputTokens === 0 ? '' : `${formatNumber(inputTokens)} tokens in, ${formatNumber(outputTokens)} out`;
  const cached = cacheReadTokens === 0 ? '' : `, ${formatNumber(cacheReadTokens)} from the cache`;
  return element(
    'div',
    { class: 'turn' },
    agentView(agent),
    `Turn ${formatNumber(turn)}`,
    element('span', { class: 'muted' }, tokens + cached),
  );
}

function noticeView({ level, text, agent }: PageNotice): HTMLElement {
  return element('div', { class: `notice notice-${level}` }, agentView(agent), text);
}
