import type { Word } from '../../shell/types.js';
import { customHeaders, dropStart, knownText, literalOf, matches, pathEffects } from '../../shell/words.js';
import { checkJqWord } from '../jq/jq-program.js';
import { type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import type { SubCommand } from '../shared/family.js';
import { riskOf, risksFor } from '../shared/risks.js';
import type { ArgumentScan } from '../shared/scan.js';
import { otherAddress } from './gh-repository.js';

/** `--jq` is a program of jq; `--template` one of Go, which knows no environment. An address may be of another repository. */
export function checkFilters(context: CommandContext): PartialEffects {
  const filters = context.scan.values('-q', '--jq');
  const addresses = context.scan.operands.filter((word) => /:\/\/|^[\w.-]+\/[\w.-]+#/.test(knownText(word)));
  return gatherEffects([...filters.map(checkJqWord), { risks: risksFor(addresses, otherAddress) }]);
}

/** A read-only GraphQL query: one operation and its variables. */
function onlyQueries(scan: ArgumentScan): boolean {
  const fields = scan.values('-f', '--raw-field', '-F', '--field').map((word) => literalOf(word));
  const query = fields.filter((text) => text === null || text.startsWith('query='));
  const [text] = query;
  return (
    query.length === 1 &&
    typeof text === 'string' &&
    scan.values('-X', '--method', '--input').length === 0 &&
    /^query=\s*(?:query\b|\{)/.test(text) &&
    !/\b(?:mutation|subscription)\b/i.test(text)
  );
}

/** A comment on an issue or pull request, which the run records like the one of `gh issue comment`. */
function addsComment({ scan }: CommandContext): boolean {
  const [endpoint] = scan.operands;
  const [method, ...methods] = scan.values('-X', '--method');
  const [field, ...fields] = scan.values('-f', '--raw-field', '-F', '--field');
  return (
    matches(endpoint, /^\/?repos\/[\w.{}-]+\/[\w.{}-]+\/issues\/\d+\/comments$/) &&
    methods.length === 0 &&
    (method === undefined || literalOf(method)?.toUpperCase() === 'POST') &&
    field !== undefined &&
    fields.length === 0 &&
    knownText(field).startsWith('body=') &&
    scan.values('--input').length === 0
  );
}

function checkApi(context: CommandContext): PartialEffects {
  const { scan } = context;
  const [endpoint, ...others] = scan.operands;
  const writes = scan.options.some((option) => ['-f', '--raw-field', '-F', '--field', '--input'].includes(option.name));
  const method = scan.values('-X', '--method').at(-1);
  const isComment = addsComment(context);
  const graphql = matches(endpoint, /^\/?graphql$/);
  const reads = method === undefined ? !writes || (graphql && onlyQueries(scan)) : matches(method, /^(?:GET|HEAD)$/i);
  const fields = scan.options.find((option) => ['-f', '--raw-field', '-F', '--field', '--input'].includes(option.name));
  const change =
    reads || isComment
      ? []
      : [
          riskOf(
            method ?? fields?.word ?? scan.operands[0] ?? (fields?.word as Word),
            graphql ? 'sends a query that may change something' : 'sends a request that changes something',
          ),
        ];
  const address =
    endpoint === undefined || matches(endpoint, /^[\w./{}?=&%:,+-]*$/)
      ? []
      : [
          riskOf(endpoint, 'is an address that is not plain', {
            hint: 'write `repos/{owner}/{repo}/…`: gh fills in the repository',
          }),
        ];
  const whole =
    matches(endpoint, /^[a-z][\w+.-]*:/i) && endpoint !== undefined
      ? [riskOf(endpoint, 'is an address on another host')]
      : [];
  const climbs =
    endpoint !== undefined && matches(endpoint, /(?:^|\/)\.\.(?:\/|$)|%2e/i)
      ? [riskOf(endpoint, 'leaves its path through dots')]
      : [];
  const more = risksFor(others, 'is one operand too many');
  // `-F name=@file` reads a file.
  return gatherEffects([
    { risks: [...change, ...address, ...whole, ...climbs, ...more], changes: !reads },
    isComment ? { effects: [{ kind: 'post', what: 'Comment' }] } : {},
    gatherEffects(
      context.scan.values('-F', '--field').map((word) => {
        const text = knownText(word);
        const at = text.indexOf('=@');
        if (at < 0)
          return word.kind === 'literal' || /=[^@]/.test(text)
            ? {}
            : { risks: [riskOf(word, 'may name a file to send')] };
        return pathEffects('read', dropStart(word, at + 2), context.invocation.cwd);
      }),
    ),
    { risks: customHeaders(scan.values('-H', '--header')) },
    ...scan.values('-q', '--jq').map(checkJqWord),
  ]);
}

/** https://cli.github.com/manual/gh_api */
export const apiCommand: SubCommand = {
  reads: 'machine',
  flag: '--paginate --silent --slurp',
  value: '-X --method -f --raw-field -F --field -q --jq -t --template --cache -H --header',
  read: '--input',
  risks: {
    'prints headers, which may contain tokens': { flag: '-i --include --verbose' },
    'sends a custom header': '-p --preview',
    'goes to another host': '--hostname',
  },
  check: checkApi,
};
