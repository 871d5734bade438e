import type { Registries } from '../registries.js';
import { parseRules } from '../rules/parse-rules.js';
import { baseName } from '../rules/rule-index.js';
import { usualHosts } from '../rules/usual-hosts.js';
import type { CommandNeeds, RuleLists } from '../types.js';
import { hostPatterns, leavesSandbox } from './command-needs.js';

/**
 * What the sandbox must permit for a server of the configuration: the hosts of the Network rules and of its package
 * manager, with the registries that the environment of the job names, and writing to the workspace only if it is
 * configured. The configuration names the program, so it needs no rule.
 */
export function serverNeeds(
  argv: readonly string[],
  lists: RuleLists,
  { writesWorkspace, registries = {} }: { readonly writesWorkspace: boolean; readonly registries?: Registries },
): CommandNeeds {
  const { rules } = parseRules(lists);
  const [name = ''] = argv;
  const words = argv.map((value) => ({ kind: 'literal', value, source: value }) as const);
  return {
    writes: writesWorkspace ? null : [],
    // Programs and scripts that the configuration names by their paths.
    reads: argv.filter((word) => word.startsWith('/')),
    changesGit: false,
    network: {
      allow: [...hostPatterns(rules, 'allow'), ...usualHosts({ name, argv: words }, { repository: null, registries })],
      deny: [...hostPatterns(rules, 'deny'), ...hostPatterns(rules, 'ask')],
    },
    leaves: leavesSandbox.test(baseName(name)) ? baseName(name) : null,
  };
}
