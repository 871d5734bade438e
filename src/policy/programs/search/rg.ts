import { absolutePath, relativeInside } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { dropStart, knownText, literalWord, orWorkingDirectory } from '../../shell/words.js';
import { readsBelow } from '../shared/bulk.js';
import { type CommandContext, defineProgram, gatherEffects } from '../shared/define.js';
import { runsOtherProgram } from '../shared/risks.js';
import { isPatternFor, leftOutOfRipgrep } from './leave-out.js';
import {
  followedLinks,
  includedBy,
  isExcluding,
  isHidden,
  searchEffects,
  searchedPaths,
  selectedFiles,
} from './searched-files.js';

/** `name:*.pem`: the globs of a custom file type. */
function typePatterns({ scan }: CommandContext): readonly Word[] {
  return scan.values('--type-add').map((word) => dropStart(word, knownText(word).indexOf(':') + 1));
}

function isUnrestricted({ scan }: CommandContext): boolean {
  return scan.has('-u', '-uu', '-uuu', '--unrestricted', '--no-ignore', '--no-ignore-vcs', '--no-ignore-files');
}

function relativeTo(shown: string, { invocation: { cwd } }: CommandContext): string {
  return relativeInside({ path: absolutePath(shown, cwd), directory: cwd }) ?? shown;
}

export const rgProgram = defineProgram({
  names: 'rg',
  reads: 'files',
  source: 'https://github.com/BurntSushi/ripgrep/blob/master/GUIDE.md',
  flag: '-s --case-sensitive -i --ignore-case -S --smart-case -F --fixed-strings -v --invert-match -w --word-regexp -x --line-regexp -c --count --count-matches -n --line-number -N --no-line-number -H --with-filename -I --no-filename -h -l --files-with-matches --files-without-match --files -o --only-matching -p --pretty -P --pcre2 -q --quiet -u -uu -uuu --unrestricted -U --multiline --multiline-dotall -V --pcre2-version -0 --null --null-data -. --hidden --no-hidden --no-ignore --no-ignore-vcs --no-ignore-dot --no-ignore-exclude --no-ignore-files --no-ignore-global --no-ignore-parent --no-ignore-messages --no-messages --no-config --no-heading --heading --column --no-column --stats --json --vimgrep --trim --type-list --crlf --no-crlf --byte-offset -b --block-buffered --line-buffered --no-mmap --mmap -a --text --binary --no-binary --debug --trace --one-file-system --passthru --passthrough --include-zero --glob-case-insensitive --no-unicode --unicode --no-encoding --no-pre --no-search-zip --stop-on-nonmatch --no-context-separator --sort-files --auto-hybrid-regex -L --follow --no-follow --ignore --ignore-vcs --no-require-git --require-git --no-json --no-stats --no-trim',
  value:
    '-e --regexp -A --after-context -B --before-context -C --context -E --encoding -g --glob --iglob -j --threads -m --max-count -M --max-columns -r --replace -t --type -T --type-not --type-add --type-clear --color --colors --context-separator --field-context-separator --field-match-separator --dfa-size-limit --regex-size-limit --engine --max-filesize --sort --sortr --path-separator --pre-glob --generate -d --max-depth --maxdepth --hyperlink-format',
  read: '-f --file --ignore-file',
  risks: {
    [runsOtherProgram]: '--pre --hostname-bin',
    'unpacks files with other programs': { flag: '-z --search-zip' },
  },
  check: (context) => {
    const { scan } = context;
    const paths = scan.has('--files') ? scan.operands : searchedPaths(context, '-e', '--regexp', '-f', '--file');
    const places = orWorkingDirectory(paths);
    const globs = scan.values('-g', '--glob', '--iglob');
    const includes = includedBy(
      globs.map((word) =>
        isExcluding(word) ? { excludes: true, word: dropStart(word, 1) } : { excludes: false, word },
      ),
      [],
      (pattern, { shown }) => pattern.startsWith('/') && isPatternFor(pattern.slice(1), relativeTo(shown, context)),
    );
    // A glob that includes names includes hidden ones too.
    const isOpen = scan.has('-.', '--hidden', '-u', '-uu', '-uuu', '--unrestricted') || !globs.every(isExcluding);
    return gatherEffects([
      searchEffects(context, paths),
      scan.has('-L', '--follow') ? followedLinks(context, [literalWord('.'), ...paths]) : {},
      selectedFiles(context, places, {
        files: [...globs, ...typePatterns(context)],
      }),
      scan.has('--files')
        ? {}
        : readsBelow(
            places,
            context,
            (file) => includes(file) && (isOpen || !isHidden(file.path)),
            // Installed packages have too many files to name.
            isUnrestricted(context) ? undefined : leftOutOfRipgrep(context),
          ),
    ]);
  },
});
