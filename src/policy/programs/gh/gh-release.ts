import { literalWord, pathEffects } from '../../shell/words.js';
import { type CommandContext, effectsFor, type PartialEffects } from '../shared/define.js';
import type { SubCommand } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { checkFilters } from './gh-api.js';

/** Without a directory option, it writes to the working directory. */
export function downloads({ scan, invocation }: CommandContext): PartialEffects {
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
export const releaseCommands: Readonly<Record<string, SubCommand>> = {
  'release list': {
    options: { flag: '--exclude-drafts --exclude-pre-releases', value: '-L --limit -O --order' },
    check: checkFilters,
  },
  'release view': { check: checkFilters },
  'release download': {
    options: { value: '-p --pattern -A --archive', flag: '--clobber --skip-existing', write: '-D --dir -O --output' },
    check: downloads,
    changes: true,
  },
  'release create': {
    options: [
      releasing,
      { flag: '--generate-notes --fail-on-no-commits --notes-from-tag', value: '--notes-start-tag' },
    ],
    check: released,
    changes: true,
  },
  'release edit': { options: [releasing, { value: '--tag' }], changes: true },
  'release upload': { options: { flag: '--clobber' }, check: released, changes: true },
  'release delete': { options: { flag: '-y --yes --cleanup-tag' }, check: checkFilters, changes: true },
};
