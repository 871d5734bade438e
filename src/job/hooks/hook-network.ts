import { hostPatterns } from '../../policy/engine/command-needs.js';
import { coversHost, deniesHost } from '../../policy/host-pattern.js';
import { parseRules } from '../../policy/rules/parse-rules.js';
import type { NetworkNeeds, RuleLists } from '../../policy/types.js';

/** The hosts that hooks may reach: those of the `Network` rules. */
export function hookNetwork(lists: RuleLists): NetworkNeeds {
  const { rules } = parseRules(lists);
  return {
    allow: hostPatterns(rules, 'allow'),
    deny: [...hostPatterns(rules, 'deny'), ...hostPatterns(rules, 'ask')],
  };
}

/** A request of a hook goes to a host that a rule names, like every connection of a job: `null` if one does. */
export function addressProblem({ hostname, port, protocol }: URL, { allow, deny }: NetworkNeeds): string | null {
  const portNumber = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  if (deny.some((pattern) => deniesHost(pattern, hostname, portNumber))) return 'a deny or ask rule covers this host';
  if (allow.some((pattern) => coversHost(pattern, hostname, portNumber))) return null;
  const isWeb = portNumber === 443 || portNumber === 80;
  return `add Network(${hostname}${isWeb ? '' : `:${String(portNumber)}`}) to allow`;
}
