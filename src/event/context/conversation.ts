import type { Conversation, Review, Thread, Words } from '../../platform/github/conversation-types.js';
import { type LeftOut, leftOut, type Sieve } from './context-filter.js';
import { byline, cut, nameInLine, quote } from './quote.js';

/** One block of what the model is told. */
export interface Section {
  readonly title: string;
  readonly text: string;
}

/** Characters of one text, and of one section. */
const maxText = 20_000;
const maxSection = 60_000;

/** What is told of a conversation, with the reason for each text that is left out. */
export interface Told {
  readonly sections: readonly Section[];
  readonly leftOut: readonly LeftOut[];
  /** Texts that are told, as they were written, to find images in. */
  readonly texts: readonly string[];
}

/** The discussion, the reviews, the threads on lines and the linked issues, each oldest first. */
export function tellConversation(conversation: Conversation, sieve: Sieve): Told {
  const reasons: LeftOut[] = [];
  const texts: string[] = [];
  const told = <T extends Words>(words: readonly T[]): readonly T[] =>
    words.filter((one) => {
      const reason = leftOut(one, sieve);
      if (reason === null) texts.push(one.text);
      else reasons.push(reason);
      return reason === null;
    });
  const { comments, threads, linked } = conversation;
  const reviews = conversation.reviews.filter((review) => review.text.trim() !== '' || review.state !== 'COMMENTED');
  const sections = [
    section('Comments', told(comments).map(commentText)),
    section('Reviews', told(reviews).map(reviewText)),
    section(
      'Review threads that are open, with the place in the diff',
      threads.filter((thread) => !thread.resolved).flatMap((thread) => threadText(thread, told(thread.comments))),
    ),
    section(
      'Issues that this closes',
      told(linked).map(
        (issue) =>
          `${nameInLine(issue.repository)}#${String(issue.number)} by ${byline(issue.author, issue.association)}\n${quote(`${issue.title}\n\n${issue.text}`, 4_000)}`,
      ),
    ),
  ];
  return { sections: sections.filter((one) => one !== null), leftOut: reasons, texts };
}

function commentText({ author, association, createdAt, text }: Words): string {
  return `${byline(author, association)}, ${createdAt}\n${quote(text, maxText)}`;
}

function reviewText(review: Review): string {
  const { author, association, createdAt, state, text } = review;
  const verdict = state.toLowerCase().replaceAll('_', ' ');
  const head = `${byline(author, association)}, ${createdAt}, ${verdict}`;
  return text.trim() === '' ? head : `${head}\n${quote(text, maxText)}`;
}

/** Nothing for a thread of which all is left out. */
function threadText(thread: Thread, comments: readonly Words[]): readonly string[] {
  if (comments.length === 0) return [];
  const { path, line, startLine, side, outdated, hunk, unread } = thread;
  const lines =
    line === null ? 'no line any more' : `line ${startLine === null ? '' : `${String(startLine)}-`}${String(line)}`;
  const head = `${nameInLine(path)}, ${lines}${side === 'LEFT' ? ' of the old side' : ''}${outdated ? ', outdated' : ''}`;
  const more = unread > 0 ? [`[${String(unread)} more comments of this thread]`] : [];
  return [[head, quote(cut(hunk, 4_000), 5_000), ...comments.map(commentText), ...more].join('\n')];
}

/** The newest that fit, one at least; older ones are counted. Null where there is nothing. */
function section(title: string, blocks: readonly string[]): Section | null {
  const last = blocks.at(-1);
  if (last === undefined) return null;
  let size = last.length;
  let first = blocks.length - 1;
  while (first > 0 && size + (blocks[first - 1]?.length ?? 0) <= maxSection) {
    first -= 1;
    size += blocks[first]?.length ?? 0;
  }
  const older = first === 0 ? [] : [`[${String(first)} older ones are cut]`];
  return { title, text: cut([...older, ...blocks.slice(first)].join('\n\n'), maxSection + 1_000) };
}
