import type { Risk, Word } from '../../shell/types.js';
import { literalOf, matches } from '../../shell/words.js';
import { neverAllowed } from '../shared/checks.js';
import { type CommandContext, type PartialEffects } from '../shared/define.js';
import { type SubCommand, subCommands } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { riskOf } from '../shared/risks.js';

const credentials = 'prints the configuration, which contains credentials';

const settable = 'changes configuration, which can name programs to run';

/** https://git-scm.com/docs/git-config */
const options: OptionTable = {
  flag: '--get --local --bool --int --bool-or-int --path --expiry-date -z --null --name-only --includes --no-includes --show-origin --show-scope --fixed-value --no-type --all',
  value: '--type --default --value --comment',
  risks: {
    [credentials]: {
      flag: '-l --list --get-all --get-regexp --get-urlmatch --get-color --get-colorbool --regexp',
      value: '--url',
      never: true,
    },
    'runs the editor': { flag: '-e --edit' },
    'accesses configuration outside the repository': { flag: '--global --system --worktree' },
    'reads or writes a file as configuration': '-f --file --blob',
    [settable]: { flag: '--unset --unset-all --add --replace-all --rename-section --remove-section --append' },
  },
};

/** Keys whose values are credentials. */
const secret = /extraheader|credential|password|passwd|token|secret|cookie|sslkey|smtp|imap/i;

/** Keys whose values may have credentials in them, among other things. */
const address = /insteadof|proxy|\burl\b|sslcert|^http\./i;

function get({ scan }: CommandContext): PartialEffects {
  const [key] = scan.operands;
  const name = literalOf(key);
  if (key === undefined) return {};
  if (name === null || secret.test(name)) return { risks: [riskOf(key, credentials, { never: true })] };
  return address.test(name) ? { risks: [riskOf(key, 'prints an address, which may contain a token')] } : {};
}

/** The name and address under which commits are made start no program: a rule for `git config` grants them. */
function ownName({ scan }: CommandContext, word: Word): Partial<Risk> {
  const isIdentity = matches(word, /^user\.(?:name|email)$/i) && scan.risks.length === 0;
  return isIdentity ? { openedBy: ['git', 'config', 'set'] } : {};
}

function set(context: CommandContext): PartialEffects {
  return {
    risks: context.scan.operands.slice(0, 1).map((word) => riskOf(word, settable, ownName(context, word))),
    changes: true,
  };
}

/** One operand reads, two set. */
function either(context: CommandContext): PartialEffects {
  const { scan } = context;
  const asks =
    scan.has('--get') ||
    (scan.operands.length === 1 && !scan.has('--unset', '--unset-all', '--add', '--replace-all', '--remove-section'));
  return asks ? get(context) : set(context);
}

const never = { operands: 'never', why: credentials } as const;

export const configCommands: Readonly<Record<string, SubCommand>> = {
  config: { options, check: either },
  'config get': { options, check: get },
  ...subCommands('set unset rename-section remove-section', { options, check: set, changes: true }, 'config'),
  'config list': { options, check: neverAllowed(credentials) },
  'config edit': { options, changes: true, literal: true },
  credential: never,
  'credential fill': { check: neverAllowed('prints credentials') },
  ...subCommands('approve reject', { changes: true, literal: true }, 'credential'),
};
