import type { Word } from '../shell/types.js';
import { knownText, literalOf, literalWord } from '../shell/words.js';
import { type CommandContext, defineProgram, effectsFor, gatherEffects, type PartialEffects } from './shared/define.js';
import { choosesAccount, isMoreThanTheRule, riskOf, risksFor } from './shared/risks.js';

/** Read-only verbs of cloud clients: the last word before the options. */
const shows =
  /^(?:describe(?:-[\w-]+)?|list(?:-[\w-]+)?|ls|show|head(?:-[\w-]+)?|get-caller-identity|get-metric-[\w-]+|get-(?:function|bucket-location|account-summary|rest-apis|log-events|template|stack-policy|parameters-by-path-names)|validate-template|filter-log-events|tail|wait|version|info|browse)$/;

const secretive = /secret|credential|token|auth|password|ssm|kms|keys?$|access|keyvault|kv$|print|export|configure$/i;

/** `file://template.yaml` is a file of the workspace for aws. */
function localFile(value: Word | null): Word | null {
  const path = /^fileb?:\/\/([\w./-]+)$/.exec(literalOf(value) ?? '')?.[1];
  return path === undefined ? null : literalWord(path);
}

/** A prefix rule covers read-only commands of services without secrets; a rule must name everything else literally. */
function cloud({ scan, invocation }: CommandContext): PartialEffects {
  const words = scan.operands.map((word) => literalOf(word) ?? '');
  const verb = words.findIndex((word) => shows.test(word));
  const plain = verb >= 0 && !words.slice(0, verb + 1).some((word) => secretive.test(word));
  const files = scan.options.filter((option) => /^(?:file|fileb):|^@/.test(knownText(option.value ?? literalWord(''))));
  const read = files.flatMap((option) => localFile(option.value) ?? []);
  const risks = [
    ...(plain ? [] : risksFor(scan.operands, isMoreThanTheRule)),
    ...files
      .filter((option) => localFile(option.value) === null)
      .map((option) => riskOf(option.value ?? option.word, 'reads a file or an address')),
    ...(plain ? scan.operands.slice(verb + 1) : [])
      .filter((word) => word.kind !== 'literal')
      .map((word) => riskOf(word, 'is not known before it runs')),
  ];
  return gatherEffects([effectsFor('read', read, invocation.cwd), { changes: !plain, risks }]);
}

export const cloudClients = defineProgram({
  names: 'aws gcloud az doctl gsutil',
  source: 'https://docs.aws.amazon.com/cli/latest/reference/',
  grants: 'Acts on a cloud with the credentials of the environment.',
  flag: '--no-cli-pager --no-paginate --no-color --recursive --human-readable --summarize --quiet -q --no-cli-auto-prompt --follow --only-show-errors --all --show-details',
  value:
    '--region --output -o --query --max-items --page-size --format --filter --filters --limit --sort-by --project --zone --location --since --start-time --end-time --stack-name --cluster --clusters --services --instance-ids --function-name --log-group-name --log-stream-names --filter-pattern --bucket --prefix --tasks --name -n --resource-group -g --subscription --template-body --verbosity --page-token --starting-token --metric-name --namespace --statistics --period --dimensions',
  risks: {
    [choosesAccount]: {
      value:
        '--endpoint-url --profile --cli-input-json --cli-input-yaml --ca-bundle --account --impersonate-service-account --configuration --flags-file --access-token-file --billing-project --api-endpoint-overrides --body --url --uri',
      flag: '--no-verify-ssl --debug --log-http --no-sign-request --user-output-enabled',
    },
  },
  check: cloud,
});
