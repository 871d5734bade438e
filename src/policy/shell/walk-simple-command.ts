import type { Command, Word as Node } from 'unbash';
import { assignVariable, readPrefix } from './assignments.js';
import { declareVariables } from './builtins.js';
import type { CommandWalk } from './commands.js';
import { countFiles, setVariable, type WordContext } from './context.js';
import { checkBraces, evaluateValue, joinLines, plainSource, startExpansion } from './expand/expand-word.js';
import { isConstant, partsOf } from './expand/word-parts.js';
import { noteFiles } from './file-timeline.js';
import { constantInput } from './input.js';
import { redirectionEffects } from './redirections.js';
import type { Assigned, PlaceInLine } from './simple-command.js';
import type { Word } from './types.js';
import { Undecidable } from './undecidable.js';

type AddCommand = (
  argv: readonly Word[],
  walk: CommandWalk,
  context: WordContext,
  assigned: readonly Assigned[],
) => void;

/** Walks a simple command: its assignments, words and redirections, in bash's order of expansion. */
export function walkSimpleCommand(
  node: Command,
  walk: CommandWalk,
  context: WordContext,
  addCommand: AddCommand,
): void {
  walk.seen.add(node);
  const assignments = node.prefix.filter((item) => item.type === 'Assignment');
  if (node.name === undefined) {
    for (const assignment of assignments) assignVariable(assignment, context);
    addRedirections(node, walk, context);
    return;
  }
  const name = constantName(node.name);
  const expansions = node.args.map((item) =>
    item.type === 'Word' ? startExpansion(item, context) : declareItem(name, item, context),
  );
  const argv: Word[] = [{ kind: 'literal', value: name, source: node.name.text, at: node.name.pos }];
  for (const expansion of expansions) {
    if (typeof expansion !== 'function') argv.push(expansion);
    else for (const word of expansion()) argv.push(word);
  }
  addRedirections(node, walk, context);
  addCommand(
    argv,
    { ...walk, place: placeOf(node, walk), input: constantInput(node.redirects) },
    context,
    readPrefix(assignments, name, argv, context),
  );
}

function placeOf({ name, args }: Command, { level, scripts: [line = ''] }: CommandWalk): PlaceInLine | null {
  const last = args.at(-1) ?? name;
  if (level > 0 || last === undefined || line.slice(last.pos, last.end) !== last.text) return null;
  return { line, end: last.end };
}

function declareItem(
  name: string,
  item: Exclude<Command['args'][number], { type: 'Word' }>,
  context: WordContext,
): Word {
  if (item.index !== undefined || item.append === true || item.value.type === 'ArrayValue') {
    throw new Undecidable('number', 'a declaration with a subscript may run a command');
  }
  const value = evaluateValue(item.value, context);
  declareVariables(name, item.name, value);
  setVariable(context.state, item.name, value);
  const prefix = `${item.name}=`;
  return typeof value === 'string'
    ? { kind: 'literal', value: prefix + value, source: item.text }
    : { kind: 'partial', prefix, source: item.text };
}

function addRedirections(node: Command, walk: CommandWalk, context: WordContext): void {
  if (node.redirects.length === 0) return;
  const effects = redirectionEffects(node.redirects, context);
  countFiles(context.progress, effects);
  walk.redirected.push(...effects);
  noteFiles(walk.timeline, effects, walk.steps.length);
}

/** The constant name of a command. Throws Undecidable if the name is not constant or has special characters. */
function constantName(node: Node): string {
  if (plainSource.test(node.text)) return node.text;
  // At the start of a command, bash reads up to the closing bracket, including spaces: it may be an assignment.
  if (/^[A-Za-z_]\w*\[/.test(joinLines(node.text)))
    throw new Undecidable('command-name', 'the name of a command may be a subscript');
  const constant = partsOf(node).every(isConstant) && !joinLines(node.text).startsWith('~');
  if (!constant) throw new Undecidable('command-name', `the name of a command (${shorten(node.text)}) is not constant`);
  checkBraces(partsOf(node));
  if (node.value === '') throw new Undecidable('command-name', 'the name of a command is empty');
  return node.value;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
