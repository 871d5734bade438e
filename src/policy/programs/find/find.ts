import { absolutePath, isInside } from '../../files/paths.js';
import type { InnerCommand, Invocation, Program, ProgramEffects, Risk, Word } from '../../shell/types.js';
import { knownText, literalOf, literalWord, matches, pathEffects } from '../../shell/words.js';
import type { Effect, PathFacts } from '../../types.js';
import { readsBelow } from '../shared/bulk.js';
import { effectsFor, gatherEffects, type PartialEffects } from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { pickedBelow } from '../shared/picked.js';
import { riskOf } from '../shared/risks.js';
import { selectionOf } from './find-selection.js';

const split = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** https://www.gnu.org/software/findutils/manual/html_mono/find.html: words of an expression by what they take. */
const alone = split(
  '-daystart -depth -d -follow -ignore_readdir_race -noignore_readdir_race -mount -xdev -noleaf -nowarn -warn -empty -executable -false -nogroup -nouser -readable -true -writable -print -print0 -ls -prune -quit -not -a -and -o -or ! ( ) , -help -version',
);

const data = split(
  '-maxdepth -mindepth -regextype -amin -atime -cmin -ctime -fstype -gid -group -ilname -iname -inum -ipath -iregex -iwholename -links -lname -mmin -mtime -name -path -perm -regex -size -type -uid -used -user -wholename -xtype -context -printf',
);

const reads = split('-newer -anewer -cnewer -samefile');

const writes = split('-fprint -fprint0 -fls');

const runs = split('-exec -execdir -ok -okdir');

interface Expression {
  readonly words: readonly Word[];
  readonly starts: readonly Word[];
  readonly cwd: string;
  readonly effects: Effect[];
  readonly inner: InnerCommand[];
  readonly risks: Risk[];
  hasDelete: boolean;
}

function readFind(invocation: Invocation, world: PathFacts): ProgramEffects {
  const words = invocation.argv.slice(1);
  let at = 0;
  while (matches(words[at], /^-(?:[HLP]|O\d|-)$/)) at += 1;
  const from = at;
  while (at < words.length && !startsExpression(words[at] as Word)) at += 1;
  const starts = at === from ? [literalWord('.')] : words.slice(from, at);
  const places = effectsFor('read', starts, invocation.cwd);
  const expression: Expression = {
    words,
    starts,
    cwd: invocation.cwd,
    effects: [...places.effects],
    inner: [],
    risks: [...places.risks],
    hasDelete: false,
  };
  const selection = selectionOf(words.slice(at), { invocation, starts });
  while (at < words.length) at = takePrimary(expression, at);
  if (expression.hasDelete) deleteMatches(expression, world);
  if (expression.inner.length > 0 && selection.picks) {
    include(expression, selection.about);
    include(expression, pickedBelow(starts, { invocation, world }, selection.test));
  }
  const follows = words.some((word) => matches(word, /^-(?:L|follow)$/));
  const files = words.some((word, index) => literalOf(word) === '-type' && literalOf(words[index + 1]) === 'f');
  // A command that receives the name of a link opens its target.
  if (expression.inner.length > 0 && (follows || !files)) {
    const test = follows || !selection.picks ? undefined : selection.test;
    include(expression, gatherEffects(starts.map((word) => followTree(word, { invocation, world }, test))));
  }
  const { effects, inner, risks } = expression;
  const test = selection.picks ? selection.test : undefined;
  const { bulk = [] } = inner.length === 0 ? {} : readsBelow(starts, { invocation, world }, test);
  return { effects, inner, risks, bulk, readOnly: true, readsOnlyFiles: !follows };
}

function include({ effects, risks }: Expression, more: PartialEffects): void {
  effects.push(...(more.effects ?? []));
  risks.push(...(more.risks ?? []));
}

/** At the top of the workspace this includes the protected paths, unless a required name excludes them. */
function deleteMatches({ words, starts, cwd, effects, risks }: Expression, world: PathFacts): void {
  for (const start of starts) {
    const path = absolutePath(literalOf(start) ?? '', cwd);
    const isOnTop = isInside({ path: world.workspace, directory: path });
    const deletion = pathEffects(isOnTop ? 'write' : 'delete', start, cwd);
    effects.push(...deletion.effects);
    risks.push(...deletion.risks);
    if (isOnTop && !leavesProtectedOut(words)) effects.push({ kind: 'delete', path: `${world.workspace}/.github` });
  }
}

/** Names of build and test leftovers, as the only selection of the expression. */
const leftover =
  /^(?:\*\.(?:py[co]|o|a|so|obj|class|orig|rej|bak|tmp|swp|tsbuildinfo|log|map|gc(?:da|no))|\*~|__pycache__|\.DS_Store|\.pytest_cache|\.mypy_cache|\.ruff_cache)$/;

function leavesProtectedOut(words: readonly Word[]): boolean {
  const texts = words.map(literalOf);
  if (texts.some((text) => text === null || /^(?:-o|-or|,|!|-not|\()$/.test(text))) return false;
  return (
    texts.some((text, at) => leftover.test(text ?? '') && /^-i?name$/.test(texts[at - 1] ?? '')) &&
    texts.at(-1) === '-delete'
  );
}

function startsExpression(word: Word): boolean {
  const text = knownText(word);
  return word.kind === 'unknown' || text === '' || /^[-(),!]/.test(text);
}

/** Reads one word of the expression with its arguments; returns the index after it. */
function takePrimary(expression: Expression, at: number): number {
  const word = expression.words[at] as Word;
  const name = literalOf(word);
  const next = expression.words[at + 1];
  if (name === null) return refuse(expression, at, 'is not known before it runs and may become an action');
  if (alone.has(name)) return at + 1;
  if (runs.has(name)) return takeCommand(expression, at);
  if (name === '-delete') {
    expression.hasDelete = true;
    return at + 1;
  }
  const newer = /^-newer[aBcm][aBcmt]$/.test(name);
  if (data.has(name) || (newer && name.endsWith('t'))) return takeArgument(expression, at);
  if (reads.has(name) || newer) add(expression, 'read', next);
  else if (writes.has(name) || name === '-fprintf') add(expression, 'write', next);
  else return refuse(expression, at, 'is not a test or an action that is known to be harmless');
  return at + (name === '-fprintf' ? 3 : 2);
}

function takeArgument(expression: Expression, at: number): number {
  const value = expression.words[at + 1];
  if (value?.kind === 'unknown') expression.risks.push(riskOf(value, 'may become any number of words'));
  return at + 2;
}

function refuse(expression: Expression, at: number, why: string): number {
  expression.risks.push(riskOf(expression.words[at] as Word, why));
  return at + 1;
}

function add(expression: Expression, kind: 'read' | 'write' | 'delete', word: Word | undefined): void {
  if (word === undefined) return;
  include(expression, pathEffects(kind, word, expression.cwd));
}

/** `-exec …`: the command once per starting point, which represents everything below it. */
function takeCommand(expression: Expression, at: number): number {
  const { words } = expression;
  let end = at + 1;
  while (
    end < words.length &&
    literalOf(words[end]) !== ';' &&
    !(literalOf(words[end]) === '+' && literalOf(words[end - 1]) === '{}')
  )
    end += 1;
  const command = words.slice(at + 1, end);
  const action = words[at] as Word;
  const program = command[0];
  if (matches(action, /dir$/)) expression.risks.push(riskOf(action, 'runs a command in every directory that it meets'));
  if (program === undefined || knownText(program).includes('{}') || program.kind !== 'literal')
    expression.risks.push(riskOf(action, 'runs the files that it finds', { never: true }));
  else
    for (const start of expression.starts) {
      // With `+` it gets many of them at once, and the last may mean something else: `cp a b` writes b.
      const more = literalOf(words[end]) === '+' ? [start] : [];
      expression.inner.push({ kind: 'argv', argv: [...command.map((word) => filledIn(word, start)), ...more] });
    }
  return end + 1;
}

function filledIn(word: Word, start: Word): Word {
  const text = knownText(word);
  if (!text.includes('{}')) return word;
  if (text === '{}' && word.kind === 'literal') return start;
  return { kind: 'partial', prefix: text.slice(0, text.indexOf('{}')), source: word.source };
}

export const findUtility: Program = {
  names: ['find', 'gfind'],
  source: 'https://www.gnu.org/software/findutils/manual/html_mono/find.html',
  grants: null,
  readOnly: [''],
  read: readFind,
};
