import type { Invocation, Program, ProgramEffects, Word, WordEdit } from '../shell/types.js';
import { onlyReads } from '../shell/unknown-words.js';
import { knownText, literalOf, matches, pathEffects } from '../shell/words.js';
import type { PathFacts } from '../types.js';
import { gatherEffects, type PartialEffects } from './shared/define.js';
import { operandText, readShellWords, type ShellOption, type ShellWords, shellText } from './shared/program-text.js';
import { riskOf } from './shared/risks.js';

const hint = 'bash -c with a constant command line, or a script of the workspace, can be analyzed';

/** A text that is unknown before the run may be any program. */
function anyProgram(word: Word | undefined): PartialEffects {
  const why = 'runs a program that is unknown before it runs';
  return word === undefined ? {} : { risks: [riskOf(word, why, { never: true, anyProgram: true, hint })] };
}

/** Options that change neither how a line is read nor which files the shell starts with. */
const harmless = /^(?:[ceuxvnfhps]|--norc|--noprofile|--verbose|--version|--help|--noediting)$/;

const harmlessName = /^(?:errexit|nounset|xtrace|verbose|noexec|noglob|pipefail|hashall|privileged|noclobber)$/;

/** Options that change how the shell interprets a command line: aliases, history, other patterns. */
const changesReading = /^(?:[BHikoO]|--posix|--rcfile|--init-file|--debug|--debugger|--wordexp|--emulate)$/;

const isLogin = ({ name }: ShellOption): boolean => name === 'l' || name === '--login';

/** A login shell first reads files that may set PATH. A constant text means the same without them. */
function withoutLogin(options: readonly ShellOption[]): readonly WordEdit[] {
  const words = new Set(options.filter(isLogin).map(({ word }) => word));
  return [...words].map((word) => ({
    word,
    text: /^-\w/.test(knownText(word)) ? knownText(word).replaceAll('l', '').replace(/^-$/, '') : '',
    why: 'makes it a login shell, which reads other files first',
  }));
}

function isHarmless({ name, value }: ShellOption): boolean {
  if (name === 'o') return value !== undefined && matches(value, harmlessName);
  return harmless.test(name);
}

/** The risks of the options; `isText`: the program text itself is analyzed. */
function optionFindings(options: readonly ShellOption[], isText: boolean, context: Call): PartialEffects {
  const effects: PartialEffects[] = [];
  const risky = new Set<Word>();
  const others = options.filter((option) => !isHarmless(option) && !(isText && isLogin(option)));
  for (const { name, word, value } of others) {
    if (/^--(?:rcfile|init-file)$/.test(name)) effects.push(script(value ?? word, context));
    const never = isText && changesReading.test(name);
    if (risky.has(word) && !never) continue;
    risky.add(word);
    const why = changesReading.test(name)
      ? 'changes how the shell reads its program'
      : 'is an option of the shell that is not known to be harmless';
    effects.push({ risks: [riskOf(word, why, never ? { never } : {})] });
  }
  return gatherEffects(effects);
}

interface Call {
  readonly invocation: Invocation;
  readonly world: PathFacts;
}

function script(word: Word, { invocation, world }: Call): PartialEffects {
  const program = literalOf(invocation.argv[0]) ?? '';
  if (operandText(word, invocation.cwd, world).kind !== 'file') return anyProgram(word);
  return gatherEffects([
    pathEffects('read', word, invocation.cwd),
    { risks: [riskOf(word, 'is a script that it runs', { alsoCoveredBy: [program] })] },
  ]);
}

const isPlain = (text: string): boolean => /^[\w ./:=@%,+-]*$/.test(text) && !/^\s*\w+=/.test(text);

/** Constant strings, except for those that `echo` of dash reads as escapes. */
const strings = /'[^'\\]*'|"[^"\\$`]*"/g;

/** Characters and simple variables that bash and dash read in the same way. */
const portable = /^(?:[\w ./:=@%,+?*!|;&<>()\n[\]-]|\$(?:[a-z_]\w*|HOME|PWD|TMPDIR|\?))*$/;

const onlyBash =
  /&>|>&(?!\d)|\|&|;&|<<|[<>]\(|\(\(|\[\[|\[\^|=\(|\w\(|(?:^|[\s;&|(])(?:[A-Za-z_]\w*=|(?:function|select|time|coproc|source|declare|typeset|let|local|export|readonly|set(?!\s+-[eux]+(?:[\s;]|$))|trap|read|shopt|pushd|popd|echo\s+-\w*[eE])(?![\w-]))/;

function isPortable(text: string): boolean {
  const bare = text.replace(strings, "''");
  const words = bare.replaceAll("''", 'x');
  return portable.test(words) && !onlyBash.test(words);
}

/** A constant text is evaluated as a separate command line. bash parses some lines differently from other shells. */
function line(text: Word, more: readonly Word[], { invocation }: Call, fromInput: boolean): PartialEffects {
  if (text.kind !== 'literal')
    return {
      risks: [riskOf(text, 'is a command line that is unknown before it runs', { never: true, anyProgram: true })],
    };
  const command = text.value.replace(/\n+$/, '');
  const shell = literalOf(invocation.argv[0]) ?? '';
  if (shell !== 'bash' && !(/^(?:sh|dash|ash)$/.test(shell) ? isPortable(command) : isPlain(command))) {
    const why = 'is a command line for a shell that parses it differently from bash';
    return { risks: [riskOf(text, why, { never: true, hint: 'use bash -c, which can be analyzed' })] };
  }
  const takesArguments = more.length > 0 && /\$[@*0-9#{]/.test(command);
  return {
    inner: command.trim() === '' ? [] : [{ kind: 'line', command, ...(fromInput ? { fromInput } : {}) }],
    risks: takesArguments ? [riskOf(text, 'inserts its arguments into the command line', { never: true })] : [],
  };
}

function programOf(words: ShellWords, call: Call): PartialEffects {
  const { invocation, world } = call;
  const program = shellText(words, invocation.cwd, world);
  switch (program.kind) {
    case 'none':
      return {};
    case 'unknown':
      return anyProgram(program.word);
    case 'file':
      return gatherEffects([script(program.word, call), { changes: true }]);
    case 'argument':
      if (program.text === undefined || program.also) return anyProgram(invocation.argv[0]);
      return line(program.text, program.more, call, false);
    case 'input': {
      const { input } = invocation;
      if (input === undefined) return anyProgram(program.word ?? invocation.argv[0]);
      return line({ kind: 'literal', value: input, source: 'its standard input' }, words.operands, call, true);
    }
  }
}

function readShell(invocation: Invocation, world: PathFacts): ProgramEffects {
  const words = readShellWords(invocation.argv.slice(1));
  const call = { invocation, world };
  const program = programOf(words, call);
  const isText = (program.inner ?? []).length > 0;
  const { effects, inner, risks, changes } = gatherEffects([optionFindings(words.options, isText, call), program]);
  return {
    effects,
    inner,
    // A word that is always refused needs no rule.
    risks: risks.filter(
      (risk) => risk.never === true || !risks.some((other) => other.never === true && other.word === risk.word),
    ),
    ...(isText ? { edits: withoutLogin(words.options) } : {}),
    readOnly: !changes && effects.every(onlyReads),
  };
}

export const shells: Program = {
  names: ['bash', 'sh', 'dash', 'ash', 'zsh', 'ksh', 'ksh93', 'mksh', 'yash', 'rbash'],
  source: 'https://www.gnu.org/software/bash/manual/bash.html#Invoking-Bash',
  grants: 'A rule that leaves the arguments open grants every command.',
  read: readShell,
};
