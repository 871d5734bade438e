import { plainLine } from '../../prompt/command-name.js';
import type { FoundCommand } from '../../prompt/find.js';
import { inlineCode, literalMarkdown } from '../../sanitize/literal.js';
import { columnsOf } from '../../text.js';

/** The commands and skills that people can start, by where they come from. */
export type Startable = Readonly<Record<'own' | 'bundled', readonly FoundCommand[]>>;

/** One that is hidden, broken or for the model only cannot be started. */
export function startableOf(commands: readonly FoundCommand[]): Startable {
  const usable = commands.filter(({ wins, diagnostics }) => wins && diagnostics.length === 0);
  const isBundled = ({ path }: FoundCommand): boolean => path.startsWith('sallyport:');
  return { own: usable.filter((command) => !isBundled(command)), bundled: usable.filter(isBundled) };
}

export function startableText({ own, bundled }: Startable): string {
  const width = Math.max(0, ...[...own, ...bundled].map((command) => columnsOf(invocationOf(command, ''))));
  const rows = (list: readonly FoundCommand[]): readonly string[] =>
    list.map((one) => {
      const name = invocationOf(one, '');
      return `  ${name}${' '.repeat(width - columnsOf(name))}  ${one.description ?? ''}`.trimEnd();
    });
  return [
    ...(own.length === 0 ? [] : ['Commands and skills of this repository:', ...rows(own), '']),
    ...(bundled.length === 0 ? [] : ['Commands and skills that come with Sallyport:', ...rows(bundled), '']),
    "Start one with: sallyport run --command NAME --args 'TEXT'",
  ].join('\n');
}

export interface CommentStarts {
  /** How a comment must begin; `*` matches every comment. */
  readonly phrase: string;
  /** What the workflow sets; `null` leaves it to the comment. */
  readonly fixed: { readonly command: string } | 'prompt' | null;
}

/** The answer to a comment that asks for help. Names and descriptions are files of the repository, shown literally. */
export function startableMarkdown(startable: Startable, { phrase, fixed }: CommentStarts): string {
  const request = phrase === '*' ? 'a comment' : `${inlineCode(phrase)}, followed by your request`;
  if (fixed === 'prompt') return `This workflow has one task. Start it with ${request}.`;
  const { own, bundled } = startable;
  if (fixed !== null) {
    const name = fixed.command.replace(/^\//, '');
    const command = [...own, ...bundled].find((candidate) => candidate.name === name);
    const text = command?.description ? `: ${literalMarkdown(command.description)}` : '';
    return `This workflow runs ${inlineCode(`/${name}`)}${text}\n\nStart it with ${request}, or with ${inlineCode(`/${name}`)}.`;
  }
  return [
    ...(own.length === 0 ? [] : ['Commands and skills of this repository:', '', ...own.map(itemOf), '']),
    ...(bundled.length === 0 ? [] : ['Commands and skills that come with Sallyport:', '', ...bundled.map(itemOf), '']),
    `Begin a comment with one of these, or write ${request}.`,
  ].join('\n');
}

function itemOf(command: FoundCommand): string {
  const text = command.description === null ? '' : `: ${literalMarkdown(command.description)}`;
  return `- ${inlineCode(invocationOf(command, '/'))}${text}`;
}

function invocationOf({ name, argumentHint }: FoundCommand, sign: '' | '/'): string {
  return `${sign}${name}${argumentHint === null ? '' : ` ${plainLine(argumentHint)}`}`;
}
