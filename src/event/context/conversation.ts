import { formatCount, formatNumber } from '../../format-number.js';
import type { ContentSource } from '../../messages/github-content.js';
import { hasOwnMarker } from '../../platform/github/own-marker.js';
import type {
  AuthoredText,
  GitHubConversation,
  LinkedIssue,
  ReviewText,
  ReviewThread,
} from '../../platform/github/read/conversation-types.js';
import type { ReviewPosition } from '../types.js';
import { type ContextFilter, type OmissionReason, omissionReason } from './context-filter.js';
import { byline, isTruncated, nameInLine, quote, truncate } from './quote.js';

/** One titled block of the model's input. */
export interface ContextSection {
  readonly title: string;
  readonly text: string;
  /** Who wrote the text; the model sees it as an attribute of the text. */
  readonly source: ContentSource;
}

export const maxText = 20_000;
const maxLinked = 4_000;
const maxSection = 60_000;

/** Each oldest first; with reasons for omitted texts, included texts as written (for images), and what did not fit. */
export function conversationSections(conversation: GitHubConversation, filter: ContextFilter) {
  const reasons: OmissionReason[] = [];
  const texts: string[] = [];
  const cuts = createCuts();
  const included = <T extends AuthoredText>(authored: readonly T[]): readonly T[] =>
    authored.filter((entry) => {
      const reason = omissionReason(entry, filter);
      if (reason === null) {
        texts.push(entry.text);
        if (isLinked(entry)) cuts.text(`${entry.title}\n\n${entry.text}`, maxLinked);
        else cuts.text(entry.text, maxText);
      } else reasons.push(reason);
      return reason === null;
    });
  const { comments, linked } = conversation;
  const earlier = conversation.threads.filter(isEarlierFinding);
  const threads = conversation.threads.filter((thread) => !earlier.includes(thread));
  for (const thread of threads.filter(({ resolved }) => resolved)) {
    reasons.push(...thread.comments.map(() => 'resolved' as const));
  }
  const reviews = conversation.reviews.filter((review) => review.text.trim() !== '' || review.state !== 'COMMENTED');
  const sections = [
    section(cuts, 'comments', 'Comments', included(comments).map(numberedComment)),
    section(cuts, 'reviews', 'Reviews', included(reviews).map(reviewText)),
    section(
      cuts,
      'review-threads',
      'Open review threads, with their position in the diff',
      threads.filter((thread) => !thread.resolved).flatMap((thread) => threadText(thread, included(thread.comments))),
    ),
    section(
      cuts,
      'earlier-findings',
      'Findings of earlier reviews of this job, with their state; do not repeat those that are open or settled',
      earlier.map((thread) => findingText(thread, included(thread.comments.slice(1)))),
    ),
    section(
      cuts,
      'linked-issues',
      'Issues that this pull request closes',
      included(linked).map(
        (issue) =>
          `${nameInLine(issue.repository)}#${String(issue.number)} by ${byline(issue.author, issue.association)}\n${quote(`${issue.title}\n\n${issue.text}`, maxLinked)}`,
      ),
    ),
  ];
  for (const { unread } of [...threads.filter(({ resolved }) => !resolved), ...earlier])
    cuts.entries('comments', unread);
  return { sections: sections.filter((section) => section !== null), omissions: reasons, texts, cut: cuts.sentences() };
}

const isLinked = (entry: AuthoredText): entry is LinkedIssue => 'repository' in entry;

/** Counts what the limits of size leave out. */
function createCuts() {
  let texts = 0;
  const older = new Map<string, number>();
  return {
    text: (text: string, most: number): void => {
      if (isTruncated(text, most)) texts += 1;
    },
    entries: (name: string, count: number): void => {
      if (count > 0) older.set(name, (older.get(name) ?? 0) + count);
    },
    sentences: (): readonly string[] => [
      ...[...older].map(
        ([name, count]) => `The ${formatNumber(count)} oldest ${name} are missing from the model's context.`,
      ),
      ...(texts === 0 ? [] : [truncatedSentence(texts)]),
    ],
  };
}

/** For texts that the model gets without their end. */
export const truncatedSentence = (texts: number): string =>
  `${formatCount(texts, 'text')} of the conversation ${texts === 1 ? 'is' : 'are'} truncated in the model's context.`;

function commentText({ author, association, createdAt, text }: AuthoredText): string {
  return `${byline(author, association)}, ${createdAt}\n${quote(text, maxText)}`;
}

/** With the number by which tools name it. */
function numberedComment(comment: AuthoredText): string {
  return comment.id === null ? commentText(comment) : `comment ${String(comment.id)}: ${commentText(comment)}`;
}

function reviewText(review: ReviewText): string {
  const { author, association, createdAt, state, text } = review;
  const reviewState = state.toLowerCase().replaceAll('_', ' ');
  const head = `${byline(author, association)}, ${createdAt}, ${reviewState}`;
  return text.trim() === '' ? head : `${head}\n${quote(text, maxText)}`;
}

/** Empty if every comment of the thread is omitted. */
function threadText(thread: ReviewThread, comments: readonly AuthoredText[]): readonly string[] {
  if (comments.length === 0) return [];
  return [[threadHead(thread), hunkText(thread), ...moreComments(thread), ...comments.map(commentText)].join('\n')];
}

function hunkText({ hunk }: ReviewPosition): string {
  return quote(truncate(hunk, 4_000), 5_000);
}

export function positionText(position: ReviewPosition): string {
  return `${linesText(position)}\n${hunkText(position)}`;
}

function linesText({ path, line, startLine, side }: ReviewPosition): string {
  const lines =
    line === null ? 'no current line' : `line ${startLine === null ? '' : `${String(startLine)}-`}${String(line)}`;
  return `${nameInLine(path)}, ${lines}${side === 'LEFT' ? ' of the old side' : ''}`;
}

/** With the number by which tools name the thread: that of its first comment. */
function threadHead(thread: ReviewThread): string {
  const id = thread.comments[0]?.id ?? null;
  return `${id === null ? '' : `thread ${String(id)}: `}${linesText(thread)}${thread.outdated ? ', outdated' : ''}`;
}

function moreComments({ unread }: ReviewThread): readonly string[] {
  return unread > 0 ? [`[${String(unread)} older comments of this thread omitted, after the first]`] : [];
}

/** By this account and Sallyport: anyone can write the marker. A hidden finding that is back is raised again. */
function isEarlierFinding({ comments: [comment] }: ReviewThread): boolean {
  return comment?.isOwn === true && !comment.isMinimized && hasOwnMarker(comment.text);
}

const maxFinding = 2_000;

/** What a run resolved is only settled if the run was right. */
function stateOf({ resolved, isResolvedByOwn }: ReviewThread): string {
  if (!resolved) return 'open';
  return isResolvedByOwn
    ? 'resolved by an earlier run: report it again only if the problem is still there'
    : 'resolved by a person: settled';
}

function findingText(thread: ReviewThread, replies: readonly AuthoredText[]): string {
  const head = `${threadHead(thread)} (${stateOf(thread)})`;
  // The marker is a hidden comment, which sanitizing removes.
  const text = quote(thread.comments[0]?.text ?? '', maxFinding);
  return [head, text, ...moreComments(thread), ...replies.map(commentText)].join('\n');
}

const names: Readonly<Record<string, string>> = {
  comments: 'comments',
  reviews: 'reviews',
  'review-threads': 'review threads',
  'earlier-findings': 'findings of earlier reviews',
  'linked-issues': 'linked issues',
};

/** The newest blocks that fit, at least one; older ones are counted. `null` if there are none. */
function section(
  cuts: ReturnType<typeof createCuts>,
  kind: string,
  title: string,
  blocks: readonly string[],
): ContextSection | null {
  const last = blocks.at(-1);
  if (last === undefined) return null;
  let size = last.length;
  let start = blocks.length - 1;
  while (start > 0 && size + (blocks[start - 1]?.length ?? 0) <= maxSection) {
    start -= 1;
    size += blocks[start]?.length ?? 0;
  }
  cuts.entries(names[kind] ?? 'entries', start);
  const older = start === 0 ? [] : [`[${String(start)} older entries omitted]`];
  const source = { kind, trust: 'mixed' };
  return { title, source, text: truncate([...older, ...blocks.slice(start)].join('\n\n'), maxSection + 1_000) };
}
