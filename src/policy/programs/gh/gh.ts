import { unavailableGhCommands } from '../../github/unavailable-gh-commands.js';
import type { Program } from '../../shell/types.js';
import { literalWord, pathEffects } from '../../shell/words.js';
import { type CommandContext, type CommandSpec, effectsFor, type PartialEffects } from '../shared/define.js';
import { defineFamily, type SubCommand } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { apiCommand, checkFilters } from './gh-api.js';
import { recorded } from './gh-recorded.js';
import { otherRepository, withoutOwnRepository } from './gh-repository.js';

const secrets = 'prints or changes credentials';

const code = 'installs or names code that gh runs';

const publishes = 'publishes or changes something that the rule does not name';

/** https://cli.github.com/manual/: options that most commands share. */
const common: OptionTable = {
  value: '--json -q --jq -t --template',
  risks: { [otherRepository]: '-R --repo', 'opens the browser': { flag: '-w --web' } },
};

function shows(flag: string, value = '', more: Partial<OptionTable> = {}): SubCommand {
  return { reads: 'machine', ...more, flag, value, check: checkFilters };
}

/** Changes something on GitHub, so a rule must name the sub-command. */
function acts(flag: string, value = '', more: Partial<OptionTable> = {}): SubCommand {
  return { ...more, flag, value, check: checkFilters, changes: true };
}

const editor = { 'runs the editor': { flag: '-e --editor' } };

const body: Partial<OptionTable> = { read: '-F --body-file', risks: { ...editor } };

const comment: Partial<OptionTable> = {
  read: '-F --body-file',
  risks: {
    ...editor,
    'changes a comment that is there already': { flag: '--edit-last --create-if-none --delete-last --yes' },
  },
};

const listing =
  '-L --limit -S --search -s --state -l --label -a --assignee -A --author -B --base -H --head -m --milestone --mention --app --order --sort';

/** Without a directory option, it writes to the working directory. */
function downloads({ scan, invocation }: CommandContext): PartialEffects {
  const named = scan.has('-D', '--dir', '-O', '--output');
  return named ? {} : pathEffects('write', literalWord('.'), invocation.cwd);
}

function released(context: CommandContext): PartialEffects {
  return effectsFor('read', context.scan.operands.slice(1), context.invocation.cwd);
}

const releasing: OptionTable = {
  flag: '-d -p --verify-tag',
  optional: '--draft --prerelease --latest',
  value: '-t --title -n --notes --target --discussion-category',
  read: '-F --notes-file',
};

/** https://cli.github.com/manual/gh_release */
const releaseCommands: Readonly<Record<string, SubCommand>> = {
  'release list': {
    flag: '--exclude-drafts --exclude-pre-releases',
    value: '-L --limit -O --order',
    check: checkFilters,
  },
  'release view': { check: checkFilters },
  'release download': {
    value: '-p --pattern -A --archive',
    flag: '--clobber --skip-existing',
    write: '-D --dir -O --output',
    check: downloads,
    changes: true,
  },
  'release create': {
    options: releasing,
    flag: '--generate-notes --fail-on-no-commits --notes-from-tag',
    value: '--notes-start-tag',
    check: released,
    changes: true,
  },
  'release edit': { options: releasing, value: '--tag', changes: true },
  'release upload': { flag: '--clobber', check: released, changes: true },
  'release delete': { flag: '-y --yes --cleanup-tag', check: checkFilters, changes: true },
};

/** A search goes through every repository that the token can read, so that naming one only makes it narrower. */
function searches(flag: string, value = ''): SubCommand {
  return shows(
    `--locked --no-assignee --no-label --no-milestone --no-project --include-prs --checks ${flag}`,
    `${listing} -R --repo --owner --match --visibility --created --updated --closed --merged-at --comments --commenter --involves --interactions --reactions --language --review --reviewed-by --review-requested --team-mentions ${value}`,
  );
}

const never = (why: string): CommandSpec => ({ operands: 'never', why, changes: true });

const pulls: Readonly<Record<string, SubCommand>> = {
  'pr view': shows('-c --comments'),
  'pr diff': shows('--name-only --patch', '--color -e --exclude'),
  'pr list': shows('-d --draft', listing),
  'pr checks': shows('--watch --required --fail-fast', '-i --interval'),
  'pr status': shows('-c --conflict-status'),
  'pr comment': recorded('Comment', acts('', '-b --body', comment)),
  'pr create': recorded(
    'PullRequest',
    acts(
      '-d --draft -f --fill --fill-first --fill-verbose --no-maintainer-edit --dry-run',
      '-t --title -b --body -B --base -l --label -a --assignee -r --reviewer -m --milestone -p --project',
      {
        read: '-F --body-file -T --template',
        risks: {
          ...editor,
          'takes another branch': '-H --head',
          'reads a file of an earlier attempt': '--recover',
        },
      },
    ),
  ),
  'pr edit': recorded(
    'edit',
    acts(
      '--remove-milestone',
      '-t --title -b --body --add-label --remove-label --add-assignee --remove-assignee --add-reviewer --remove-reviewer -m --milestone --add-project --remove-project',
      { read: '-F --body-file', risks: { 'changes the branch it goes to': '-B --base' } },
    ),
  ),
  'pr review': recorded(
    'Review',
    acts('-c --comment -a --approve -r --request-changes', '-b --body', { read: '-F --body-file' }),
  ),
  'pr merge': acts(
    '-m --merge -s --squash -r --rebase -d --delete-branch',
    '-b --body -t --subject -A --author-email --match-head-commit',
    {
      read: '-F --body-file',
      risks: { 'bypasses the branch rules': { flag: '--admin --auto --disable-auto' } },
    },
  ),
  'pr checkout': acts('--detach', '-b --branch', {
    risks: { 'discards changes or processes submodules': { flag: '-f --force --recurse-submodules' } },
  }),
  'pr close': recorded('Close', acts('-d --delete-branch', '-c --comment')),
  'pr reopen': recorded('Reopen', acts('', '-c --comment')),
  'pr ready': acts('--undo'),
  'pr lock': acts('', '-r --reason'),
  'pr unlock': acts(''),
  'pr update-branch': acts('--rebase'),
};

const issues: Readonly<Record<string, SubCommand>> = {
  'issue view': shows('-c --comments'),
  'issue list': shows('', listing),
  'issue status': shows(''),
  'issue comment': recorded('Comment', acts('', '-b --body', comment)),
  'issue create': recorded(
    'Issue',
    acts('', '-t --title -b --body -l --label -a --assignee -m --milestone -p --project', {
      read: '-F --body-file -T --template',
      risks: { ...editor, 'reads a file of an earlier attempt': '--recover' },
    }),
  ),
  'issue edit': recorded(
    'edit',
    acts(
      '--remove-milestone',
      '-t --title -b --body --add-label --remove-label --add-assignee --remove-assignee -m --milestone --add-project --remove-project',
      body,
    ),
  ),
  'issue close': recorded('Close', acts('', '-c --comment -r --reason')),
  'issue reopen': recorded('Reopen', acts('', '-c --comment')),
  'issue delete': acts('--yes --confirm'),
  'issue lock': acts('', '-r --reason'),
  'issue unlock': acts(''),
  'issue pin': acts(''),
  'issue unpin': acts(''),
  'issue transfer': { ...acts(''), operands: ['data', 'named'], why: 'is another repository' },
  'issue develop': acts('-l --list -c --checkout', '-b --base -n --name'),
};

const runs: Readonly<Record<string, SubCommand>> = {
  'run list': shows(
    '-a --all',
    '-L --limit -b --branch -c --commit -e --event -s --status -u --user -w --workflow --created',
  ),
  'run view': shows('--log --log-failed --exit-status -v --verbose', '-a --attempt -j --job'),
  'run watch': shows('--exit-status --compact', '-i --interval'),
  'run download': { value: '-n --name -p --pattern', write: '-D --dir', check: downloads, changes: true },
  'run rerun': acts('--failed -d --debug', '-j --job'),
  'run cancel': acts('--force'),
  'run delete': acts(''),
  'workflow list': shows('-a --all', '-L --limit'),
  'workflow view': shows('-y --yaml', '-r --ref'),
  'workflow run': acts('--json', '-r --ref -f --raw-field -F --field'),
  'workflow enable': acts(''),
  'workflow disable': acts(''),
  'cache list': shows('', '-L --limit -k --key -O --order -r --ref -S --sort'),
  'cache delete': acts('--succeed-on-no-caches', '', { risks: { 'deletes every cache': { flag: '-a --all' } } }),
};

const others: Readonly<Record<string, SubCommand>> = {
  api: apiCommand,
  status: shows('', '-e --exclude -o --org'),
  version: { reads: 'machine' },
  'label list': shows('', '-L --limit --order -S --search --sort'),
  'label create': recorded('CreateLabel', acts('-f --force', '-c --color -d --description')),
  'label edit': acts('', '-c --color -d --description -n --name'),
  'label delete': acts('--yes'),
  'label clone': acts('-f --force'),
  'repo view': { reads: 'machine', value: '-b --branch', check: checkFilters, operands: 'named', why: otherRepository },
  'repo list': shows('--archived --fork --no-archived --source', '-L --limit -l --language --topic --visibility'),
  'repo clone': {
    value: '-u --upstream-remote-name',
    stopAtOperand: true,
    operands: 'named',
    why: 'is a repository, a directory or an option of git that the rule does not name',
    changes: true,
  },
  'repo create': acts('--public --private --internal --push --clone', '-d --description -r --remote -t --team', {
    read: '-s --source',
  }),
  'repo fork': acts(''),
  'repo delete': acts('--yes'),
  'repo edit': acts(''),
  'repo sync': acts('', '-b --branch', { risks: { overwrites: { flag: '--force', value: '-s --source' } } }),
  ...releaseCommands,
  'search issues': searches(''),
  'search prs': searches('--draft --merged'),
  'search code': searches('', '--extension --filename --language --size'),
  'search commits': searches('--merge', '--author-date --committer --hash'),
  'search repos': searches('--archived', '--stars --forks --topic --license --followers --include-forks'),
  'gist list': shows('--public --secret', '-L --limit'),
  'gist view': shows('-r --raw --files', '-f --filename'),
  'gist create': { flag: '-p --public', value: '-d --desc -f --filename', operands: 'read', changes: true },
  'secret list': shows('', '-a --app -e --env -o --org', { flag: '-u --user' }),
  'variable list': shows('', '-e --env -o --org'),
  'ruleset list': shows('-o --org -p --parents', '-L --limit'),
  'project list': shows('--closed', '-L --limit --owner --format'),
  'project item-list': shows('', '-L --limit --owner --format'),
  'auth status': shows('-a --active', '-h --hostname', {
    risks: { [secrets]: { flag: '-t --show-token', never: true } },
  }),
  'auth token': {
    check: ({ invocation }) => ({ risks: [{ word: invocation.argv[0]?.source ?? 'gh', why: secrets, never: true }] }),
  },
  'auth login': never(secrets),
  'auth setup-git': { changes: true },
  'extension list': {},
  'extension install': { operands: 'named', why: code, changes: true },
  'alias list': {},
  'alias set': { operands: 'named', why: code, changes: true },
  'config get': {},
  'config set': { operands: 'named', why: code, changes: true },
  'codespace ssh': { operands: 'never', why: publishes, changes: true },
};

const commands = defineFamily({
  names: 'gh',
  source: 'https://cli.github.com/manual/',
  literal: true,
  common,
  commands: Object.fromEntries(
    Object.entries({ ...pulls, ...issues, ...runs, ...others }).map(([name, command]) => {
      const instead = unavailableGhCommands.get(name);
      return [name, instead === undefined ? command : { ...command, instead }];
    }),
  ),
});

/** A command that names the repository of the workspace means the same as one that names none. */
export const ghProgram: Program = {
  ...commands,
  read: (invocation, world) => withoutOwnRepository(commands.read(invocation, world), world),
};
