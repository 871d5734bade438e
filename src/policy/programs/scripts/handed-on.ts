import type { Invocation, Program, ProgramEffects, Risk, Word } from '../../shell/types.js';
import { knownText, literalOf, literalWord, matches, writtenForm } from '../../shell/words.js';
import type { Effect, PathFacts } from '../../types.js';
import { javascriptTools } from '../npm/javascript-tools.js';
import { pythonTools } from '../python/python-tools.js';
import { type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import { openRulesFor } from '../shared/publishes.js';
import { riskOf } from '../shared/risks.js';
import { mayBeOption, notKnown, unknownOption } from '../shared/scan.js';
import { scriptCommand } from './package-scripts.js';

/** Programs that scripts call, with the words that precede their options. */
type Runner = readonly [Program, ...string[]];

function runners(programs: readonly Program[], calls: readonly string[]): readonly Runner[] {
  return calls.flatMap((call): Runner[] => {
    const words = call.split(' ');
    const program = programs.find(({ names }) => names.includes(words[0] ?? ''));
    return program === undefined ? [] : [[program, ...words]];
  });
}

const ofPackages = runners(javascriptTools, [
  ...['jest', 'vitest', 'mocha', 'ava', 'playwright test', 'cypress run', 'node --test'],
  ...['eslint', 'prettier', 'tsc', 'biome check', 'stylelint', 'oxlint', 'vite build'],
]);

const ofPython = runners(pythonTools, ['pytest', 'unittest', 'ruff check', 'mypy']);

const kinds = { javascript: ofPackages, python: ofPython, other: [] } as const;

/** Interpreters: the arguments after a script of the workspace belong to the script. */
const interpreter = /^(?:node|nodejs|tsx|ts-node|esno|vite-node|babel-node)$/;

/** Options that no runner knows and that may name code, a path or a server. */
const telling =
  /conf|rc\b|file|dir|path|out|report|dest|log|writ|dump|sav|import|requir|load|plugin|preset|setup|teardown|hook|exec|eval|shell|script|env|node|inspect|debug|api|port|host|url|token|publish|push|deploy|install|root|cwd|prefix|transform|resolv|runner|init|pre$|post$|\./i;

const plainValue = /^[\w,+*^$ %-]*$/;

interface Call {
  readonly invocation: Invocation;
  readonly world: PathFacts;
}

/** Operands are allowed; an option only if harmless in the runner of the script, or in every runner if unknown. */
export function handOn(
  words: readonly Word[],
  kind: keyof typeof kinds,
  call: Call,
  command: readonly string[] | 'npm' | null = null,
): PartialEffects {
  const loose = words.filter(isLoose).map(notKnown);
  const options = words.filter((word) => mayBeOption(word) && !isLoose(word) && literalOf(word) !== '--');
  if (options.length === 0) return { risks: loose };
  if (command === 'npm')
    return {
      risks: [
        ...loose,
        ...options.map((word) => riskOf(word, 'would become an option of npm, which the script calls')),
      ],
    };
  const known = command === null ? undefined : runnerOf(command);
  if (known !== undefined && command !== null) {
    const before = readRunner(known, command.map(literalWord), call);
    const after = readRunner(
      known,
      [...command.map(literalWord), ...words.filter((word) => literalOf(word) !== '--')],
      call,
    );
    return gatherEffects([{ risks: loose }, more(after, before)]);
  }
  return gatherEffects([
    { risks: loose },
    ...words.flatMap((word, at) =>
      options.includes(word) ? [inEachRunner(word, words[at + 1], kinds[kind], call)] : [],
    ),
  ]);
}

/** Not known, and more than the value of an option that is: `--name="$X"`. */
function isLoose(word: Word): boolean {
  return word.kind !== 'literal' && mayBeOption(word) && !knownText(word).includes('=');
}

/** The arguments of a script of `package.json`; `name` is null if it may be one of another package. */
export function handToScript(words: readonly Word[], name: string | null, { invocation, world }: Call): PartialEffects {
  const command = name === null ? null : scriptCommand(name, invocation.cwd, world);
  return handOn(words, 'javascript', { invocation, world }, command);
}

/** Words after `--` of a program that starts tasks: they reach the scripts of several packages. */
export function handToTasks({ scan, invocation, world }: CommandContext): PartialEffects {
  return handOn(scan.handed(), 'javascript', { invocation, world });
}

function runnerOf(command: readonly string[]): Program | undefined {
  const [name = ''] = command;
  if (interpreter.test(name) && !command.includes('--test')) return undefined;
  return javascriptTools.find(({ names }) => names.includes(name));
}

function readRunner(program: Program, argv: readonly Word[], { invocation, world }: Call): ProgramEffects {
  return program.read({ argv, cwd: invocation.cwd }, world);
}

function inEachRunner(word: Word, next: Word | undefined, all: readonly Runner[], call: Call): PartialEffects {
  const spellings = spellingsOf(word);
  const moreOf: PartialEffects[] = [];
  let isKnown = false;
  for (const [program, ...start] of all) {
    for (const spelling of spellings) {
      const before = start.map(literalWord);
      const alone = readRunner(program, [...before, spelling], call);
      if (alone.risks.some(({ why }) => why === unknownOption)) continue;
      isKnown ||= spelling === word;
      const value = next === undefined || mayBeOption(next) ? [] : [next];
      moreOf.push(
        more(
          readRunner(program, [...before, spelling, ...value], call),
          readRunner(program, [...before, ...value], call),
        ),
      );
    }
  }
  const { risks, effects } = gatherEffects(moreOf);
  const risk = risks[0];
  if (risk !== undefined) return { risks: [{ ...risk, word: writtenForm(word) }], effects };
  return isKnown || !isTelling(word) ? { effects } : { effects, risks: [riskOf(word, unknownOption)] };
}

/** Parsers take `--output-file` for `--outputFile`, and each letter of `-xq` for an option. */
function spellingsOf(word: Word): readonly Word[] {
  const text = literalOf(word);
  if (text === null) return [word];
  if (/^-[A-Za-z]{2,}$/.test(text)) return [word, ...Array.from(text.slice(1), (letter) => literalWord(`-${letter}`))];
  const [name = '', ...value] = text.split('=');
  const camel = name.replace(/(?<=\w)-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [
    word,
    ...[camel, kebab]
      .filter((spelling) => spelling !== name)
      .map((spelling) => literalWord([spelling, ...value].join('='))),
  ];
}

function isTelling(word: Word): boolean {
  const [name = '', ...value] = knownText(word).split('=');
  return telling.test(name) || !plainValue.test(value.join('='));
}

/** What one evaluation has and another lacks; a risk that a rule for the program alone covers belongs to the script. */
function more(after: ProgramEffects, before: ProgramEffects): PartialEffects {
  const risks = [...after.risks];
  for (const { word } of before.risks) {
    const at = risks.findIndex((risk) => risk.word === word);
    if (at >= 0) risks.splice(at, 1);
  }
  const isNew = (effect: Effect): boolean => !before.effects.some((known) => sameEffect(known, effect));
  const isOwn = ({ alsoCoveredBy, openedBy }: Risk): boolean => alsoCoveredBy === undefined && openedBy === undefined;
  return { risks: risks.filter(isOwn), effects: after.effects.filter(isNew) };
}

function sameEffect(effect: Effect, other: Effect): boolean {
  return effect.kind === other.kind && 'path' in effect && 'path' in other && effect.path === other.path;
}

/** Tasks are code of the workspace: a rule names each of them, or leaves everything after `before` open. */
export function taskRisks(words: readonly Word[], before: readonly string[]): Risk[] {
  return words.map((word) =>
    matches(word, /^[\w@#][\w@#:./-]*$/)
      ? riskOf(word, 'is a task that the rule does not name', openRulesFor(word, { openedBy: before }))
      : riskOf(word, 'is not a plain task name'),
  );
}
