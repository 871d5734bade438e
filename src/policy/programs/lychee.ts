import { knownText, pathEffects } from '../shell/words.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import { choosesConfiguration, choosesServer, riskOf } from './shared/risks.js';

/** The links in a document may name any host. */
function links({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects(
    scan.operands.map((word): PartialEffects => {
      if (/^[a-z][\w+.-]*:/i.test(knownText(word))) return { risks: [riskOf(word, 'is an address instead of a file')] };
      return /[*?[{]/.test(knownText(word)) && word.kind === 'literal' ? {} : pathEffects('read', word, invocation.cwd);
    }),
  );
}

export const lycheeProgram = defineProgram({
  names: 'lychee',
  source: 'https://lychee.cli.rs/guides/cli/',
  grants: 'Sends requests to every host that a document of the workspace names.',
  changes: true,
  flag: '-v -vv --verbose -q --quiet --no-progress --no-ignore --hidden -i --insecure --offline --include-fragments --include-mail --include-verbatim -E --exclude-all-private --exclude-private --exclude-link-local --exclude-loopback --exclude-mail --require-https --suggest --skip-missing --glob-ignore-case --host-stats',
  value:
    '-m --max-redirects --max-retries --max-concurrency -T --threads -t --timeout -r --retry-wait-time -a --accept --include --exclude --exclude-path --exclude-file -s --scheme -f --format --mode --extensions --fallback-extensions --archive --index-files --cache-exclude-status --max-cache-age',
  write: '-o --output',
  risks: {
    [choosesConfiguration]: '-c --config --preprocess --input-source --files-from -p',
    [choosesServer]:
      '-b --base --base-url --root-dir --basic-auth --github-token -H --header -X --method -u --user-agent --remap --min-tls',
    'writes a file': { value: '--cookie-jar', flag: '--cache --dump --dump-inputs' },
  },
  check: links,
});
