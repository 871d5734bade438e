import type { ContentSource } from '../../messages/github-content.js';
import type { GitHubConversation } from '../../platform/github/read/conversation-types.js';
import type { Event, TriggerComment } from '../types.js';
import { type ContextFilter, type OmissionReason, omissionReason } from './context-filter.js';
import { type ContextSection, maxText, positionText, truncatedSentence } from './conversation.js';
import { byline, isTruncated, nameInLine, quote } from './quote.js';
import { isTrusted, trustOf } from './trust.js';
import type { Trust } from './types.js';

type EventText = Pick<TriggerComment, 'text' | 'author' | 'association' | 'position'>;

/** The item and the comment as they are in the event: nothing that was changed since can get in. */
export function eventSection({ item, trigger }: Event, minimumTrust: Trust) {
  const { title, body, itemAuthor, itemAssociation, triggerComment } = trigger;
  const sections: ContextSection[] = [];
  const reasons: OmissionReason[] = [];
  const texts: string[] = [];
  const addSection = (kind: string, heading: string, { text, position, ...author }: EventText) => {
    if (text.trim() === '') return;
    const by = [author.author?.login ?? null, author.association] as const;
    if (!isTrusted(author.association, minimumTrust)) return void reasons.push('trust');
    texts.push(text);
    const source = sourceOf(kind, ...by);
    sections.push({
      title: heading,
      text: [...(position === null ? [] : [positionText(position)]), byline(...by), quote(text, maxText)].join('\n'),
      source: position === null ? source : { ...source, trust: 'mixed' },
    });
  };
  const kind = item?.kind === 'issue' ? 'issue' : 'pull request';
  if (item !== null) {
    addSection(kind.replace(' ', '-'), `Title and text of the ${kind} #${String(item.number)}`, {
      text: [title ?? '', body ?? ''].join('\n\n'),
      author: itemAuthor,
      association: itemAssociation,
      position: null,
    });
  }
  if (triggerComment !== null) {
    const heading = `The ${triggerComment.kind.replace('-', ' ')} that started this run`;
    addSection(triggerComment.kind, heading, triggerComment);
  }
  const cut = texts.filter((text) => isTruncated(text, maxText)).length;
  return { sections, omissions: reasons, texts, cut: cut === 0 ? [] : [truncatedSentence(cut)] };
}

function sourceOf(kind: string, author: string | null, association: string): ContentSource {
  return { kind, ...(author === null ? {} : { author }), trust: trustOf(association) };
}

/** For an item that the event only names. */
export function itemSections(
  conversation: GitHubConversation,
  kind: string,
  filter: ContextFilter,
): { readonly section: ContextSection | null; readonly omissions: OmissionReason | null } {
  const { body, title } = conversation;
  const reason = omissionReason(body, filter);
  if (reason !== null) return { section: null, omissions: reason };
  const text = `${byline(body.author, body.association)}\n${quote(`${title}\n\n${body.text}`, maxText)}`;
  const source = sourceOf(kind.replace(' ', '-'), body.author, body.association);
  return { section: { title: `Title and text of the ${kind}`, text, source }, omissions: null };
}

/** State, labels and branches. */
export function factSections({ state, labels, branches }: GitHubConversation): ContextSection {
  const lines = [
    `State: ${state.toLowerCase()}`,
    ...(labels.length === 0 ? [] : [`Labels: ${labels.map(nameInLine).join(', ')}`]),
    ...(branches === null
      ? []
      : [`From the branch ${nameInLine(branches.head)} (${branches.headSha}) into ${nameInLine(branches.base)}`]),
  ];
  return { title: 'Facts', text: lines.join('\n'), source: { kind: 'facts', trust: 'mixed' } };
}

/** What changed between the event and now, one sentence each. The run uses the text from the event. */
export function changesSince(
  { headSha, item, trigger: { triggerComment } }: Event,
  conversation: GitHubConversation,
): readonly string[] {
  const sentences: string[] = [];
  const { branches, comments, reviews, threads } = conversation;
  if (triggerComment !== null && triggerComment.id !== null && conversation.gaps.length === 0) {
    const all = [...comments, ...reviews, ...threads.flatMap((thread) => thread.comments)];
    const now = all.find((words) => words.id === triggerComment.id);
    const name = triggerComment.kind.replace('-', ' ');
    const unread = threads.some((thread) => thread.unread > 0);
    if (now === undefined && !unread)
      sentences.push(`The ${name} that started this run was deleted since; its text from the event is used.`);
    if (now !== undefined && lines(now.text) !== lines(triggerComment.text)) {
      sentences.push(`The ${name} that started this run was edited since; its text from the event is used.`);
    }
  }
  if (item?.kind === 'pull-request' && headSha !== null && branches !== null && branches.headSha !== headSha) {
    sentences.push(
      `The branch moved since the event, from ${headSha} to ${branches.headSha}; the diff in the context is the new one.`,
    );
  }
  return sentences;
}

const lines = (text: string): string => text.replace(/\r\n/g, '\n').trim();
