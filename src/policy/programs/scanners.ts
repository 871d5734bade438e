import type { Program } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from './define.js';
import { rewrites } from './formatters.js';
import { optionValues } from './scan.js';
import { knownText, literalOf, pathEffects } from './words.js';

const configuration = 'chooses another configuration, which can name files to read or programs to run';
const server = 'chooses another server or sends credentials';

/** What stands in a document may be looked up on any host. */
function links({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects(
    scan.operands.map((word): PartialEffects => {
      if (/^[a-z][\w+.-]*:/i.test(knownText(word)))
        return { risks: [riskOf(word, 'is an address in the place of a file')] };
      return /[*?[{]/.test(knownText(word)) && word.kind === 'literal' ? {} : pathEffects('read', word, invocation.cwd);
    }),
  );
}

/** Text in the place of a configuration: only the names of those that are built in. */
export function presets(...names: readonly string[]) {
  return ({ scan }: CommandContext): PartialEffects => ({
    risks: optionValues(scan, ...names)
      .filter((word) => !/^(?:relaxed|default|auto|[pr]\/[\w./-]+)$/.test(literalOf(word) ?? '?'))
      .map((word) => riskOf(word, configuration)),
  });
}

/** Programs that look for misspelt words, broken links and bad form in the files of the workspace. */
export const scannerPrograms: readonly Program[] = [
  defineProgram({
    names: ['lychee'],
    source: 'https://lychee.cli.rs/guides/cli/',
    grants: 'Asks every host that a document of the workspace names.',
    changes: true,
    options: {
      flag: '-v -vv --verbose -q --quiet --no-progress --no-ignore --hidden -i --insecure --offline --include-fragments --include-mail --include-verbatim -E --exclude-all-private --exclude-private --exclude-link-local --exclude-loopback --exclude-mail --require-https --suggest --skip-missing --glob-ignore-case --host-stats',
      value:
        '-m --max-redirects --max-retries --max-concurrency -T --threads -t --timeout -r --retry-wait-time -a --accept --include --exclude --exclude-path --exclude-file -s --scheme -f --format --mode --extensions --fallback-extensions --archive --index-files --cache-exclude-status --max-cache-age',
      write: '-o --output',
      risks: [
        { why: configuration, value: '-c --config --preprocess --input-source --files-from -p' },
        {
          why: server,
          value:
            '-b --base --base-url --root-dir --basic-auth --github-token -H --header -X --method -u --user-agent --remap --min-tls',
        },
        { why: 'writes a file', value: '--cookie-jar', flag: '--cache --dump --dump-inputs' },
      ],
    },
    check: links,
  }),
  defineProgram({
    names: ['typos'],
    source: 'https://github.com/crate-ci/typos/blob/master/docs/reference.md',
    options: {
      flag: '--diff --files --identifiers --words --hidden --no-ignore --no-check-filenames --no-check-files --no-unicode --force-exclude --sort --isolated --type-list --binary -q --quiet -v --verbose -w --write-changes',
      value: '--format --exclude --locale --color -j --threads --type',
      write: '--dump-config',
      risks: [{ why: configuration, value: '-c --config --file-list --highlight-words' }],
    },
    check: rewrites('-w', '--write-changes'),
  }),
  defineProgram({
    names: ['codespell'],
    source: 'https://github.com/codespell-project/codespell#usage',
    options: {
      flag: '-c --enable-colors -d --disable-colors -s --summary -f --check-filenames -H --check-hidden --count --stdin-single-line -w --write-changes',
      value:
        '-q --quiet-level -S --skip -L --ignore-words-list --builtin --ignore-regex --uri-ignore-words-list -i --interactive -A -B -C --context',
      read: '-D --dictionary -I --ignore-words -x --exclude-file',
      risks: [{ why: configuration, value: '--config --toml' }],
    },
    check: rewrites('-w', '--write-changes'),
  }),
  defineProgram({
    names: ['yamllint'],
    source: 'https://yamllint.readthedocs.io/en/stable/quickstart.html',
    options: {
      flag: '-s --strict --no-warnings --list-files',
      value: '-f --format -d --config-data',
      risks: [{ why: configuration, value: '-c --config-file' }],
    },
    operands: 'tree',
    check: presets('-d', '--config-data'),
  }),
  defineProgram({
    names: ['vulture'],
    source: 'https://github.com/jendrikseipp/vulture#usage',
    options: {
      flag: '--sort-by-size --make-whitelist -v --verbose',
      value: '--min-confidence --exclude --ignore-names --ignore-decorators',
      risks: [{ why: configuration, value: '--config' }],
    },
    operands: 'tree',
  }),
  defineProgram({
    names: ['vale'],
    source: 'https://vale.sh/docs/cli',
    options: {
      flag: '--no-wrap --no-exit --ignore-syntax --no-global --normalize --relative --sort',
      value: '--minAlertLevel --glob --ext --filter',
      risks: [{ why: configuration, value: '--config --output --path --sources --mode-compat' }],
    },
    operands: ['tree'],
    check: ({ scan }) => ({
      risks: scan.operands
        .slice(0, 1)
        .filter((word) => /^(?:sync|ls-|compile|install|fix|host-install|run|tag)/.test(literalOf(word) ?? ''))
        .map((word) => riskOf(word, 'downloads or runs something')),
    }),
  }),
];
