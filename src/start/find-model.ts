import type { RunContext } from '../context/run-context.js';
import { type Diagnostic, rethrowUnless, UserError, userError } from '../errors.js';
import type { StartRefusal } from '../event/gate/types.js';
import { createModel } from '../model/choose.js';
import type { ModelOptions } from '../model/endpoint.js';
import { withoutPrice } from '../model/prices.js';
import { modelForms } from '../model/providers.js';
import type { Model } from '../model/types.js';
import { systemClock } from '../platform/clock.js';
import { namedFileText } from '../platform/files/named-file.js';
import { readPlainFile } from '../platform/files/read-plain-file.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { upstreamProxies } from '../platform/net/proxy.js';

export interface FoundModel {
  readonly model: Model;
  /** In a dry run: the API key is missing, with a hint. */
  readonly notices: readonly string[];
}

const maxCredentialBytes = 100_000;
const maxScriptBytes = 50_000_000;

/** Rejects a limit that cannot be enforced. */
export function checkCost({ name, prices }: Model, settings: RunContext['settings']): void {
  const { 'max-cost-usd': maxCostUsd, 'fallback-model': fallbacks } = settings;
  const unknown = withoutPrice([name, ...fallbacks], prices);
  if (maxCostUsd === undefined || unknown === undefined) return;
  const message = `the price of ${unknown} is not known, so this limit cannot be enforced`;
  const hint =
    'set its price with prices, limit max-output-tokens or max-turns instead, or use a model whose price is known';
  throw userError(['setting-invalid', 'max-cost-usd'], message, hint, String(maxCostUsd));
}

/** The model of this name. Rejects with UserError. A dry run needs no key, so a missing one is only a notice. */
export async function findModel(
  name: string | null,
  { settings, trustedSource, event }: RunContext,
  { environment }: HostEnvironment,
  create: (options: ModelOptions) => Promise<Model> = createModel,
): Promise<FoundModel> {
  if (name === null) {
    const hint = `set ${modelForms}, or script:FILE, which needs no key`;
    throw userError(['model-unknown', 'model'], 'no model is set', hint);
  }
  const { https: proxy } = await upstreamProxies(environment);
  const options: ModelOptions = {
    name,
    endpoint: {
      ...(settings['api-key'] === undefined ? {} : { apiKey: settings['api-key'] }),
      ...(settings['base-url'] === undefined ? {} : { baseUrl: settings['base-url'] }),
      ...(settings['model-headers'] === undefined ? {} : { headers: settings['model-headers'] }),
    },
    ...(settings['context-window'] === undefined ? {} : { contextWindow: settings['context-window'] }),
    keys: environment,
    readCredentials: async (path) => (await readPlainFile(path, '/', maxCredentialBytes)).toString('utf8'),
    readScript: (path) =>
      namedFileText(trustedSource.source.read(path, maxScriptBytes), {
        location: `model: script:${path}`,
        message: 'the script cannot be read',
        hint: 'correct the path; it is relative to the workspace',
      }),
    clock: systemClock,
    random: Math.random,
    fallbacks: settings['fallback-model'],
    parameters: {
      ...(settings.effort === undefined ? {} : { effort: settings.effort }),
      ...(settings.thinking === undefined ? {} : { thinking: settings.thinking }),
      ...(settings.temperature === undefined ? {} : { temperature: settings.temperature }),
    },
    connection: {
      ...(proxy === undefined ? {} : { fetch: { proxy } }),
      byteTimeoutMs: settings['idle-timeout-seconds'] * 1000,
      eventTimeoutMs: settings['event-timeout-seconds'] * 1000,
    },
    retry: { endsAt: systemClock.now() + settings['timeout-minutes'] * 60_000 },
  };
  try {
    return { model: withPrices(await create(options), settings.prices), notices: [] };
  } catch (error) {
    rethrowUnless(error, UserError);
    const diagnostics = error.diagnostics.map((diagnostic) => withAdvice(diagnostic, event));
    const [diagnostic, ...others] = diagnostics;
    if (!settings['dry-run'] || diagnostic?.code !== 'model-key-missing' || others.length > 0)
      throw new UserError(diagnostics);
    return {
      model: await create({ ...options, endpoint: { ...options.endpoint, apiKey: 'none' } }),
      notices: [`${diagnostic.message}: ${diagnostic.hint}.`],
    };
  }
}

function withPrices(model: Model, prices: NonNullable<Model['prices']>): Model {
  if (Object.keys(prices).length === 0) return model;
  return {
    name: model.name,
    get contextWindow() {
      return model.contextWindow;
    },
    prices,
    stream: (request, signal) => model.stream(request, signal),
  };
}

/** If GitHub withholds secrets from this run, the hint explains that instead of the missing key. */
function withAdvice(diagnostic: Diagnostic, event: RunContext['event']): Diagnostic {
  if (diagnostic.code !== 'model-key-missing') return diagnostic;
  const advice = isWithoutSecrets(event)
    ? 'Pull requests from forks get no secrets: see docs/forks.md for alternatives'
    : event.actor === 'dependabot[bot]' && 'Runs of Dependabot only get Dependabot secrets: add the key there';
  return advice === false ? diagnostic : { ...diagnostic, hint: `${diagnostic.hint}. ${advice}` };
}

/** A pull request from a fork, in a run without the secrets of the base. */
function isWithoutSecrets({ name, isUntrustedCheckout }: RunContext['event']): boolean {
  return isUntrustedCheckout && name.startsWith('pull_request') && name !== 'pull_request_target';
}

/** Expected, so not an error: pull requests from forks get no secrets. */
export function isKeyWithheldFromFork(error: unknown, event: RunContext['event']): StartRefusal | null {
  if (!(error instanceof UserError) || !isWithoutSecrets(event)) return null;
  if (error.diagnostics.some(({ code }) => code !== 'model-key-missing')) return null;
  return {
    code: 'fork',
    reason: 'the pull request is from a fork and gets no secrets, so the key for the model is missing',
    hint: 'Use a label, a comment by a maintainer, or two phases: see docs/forks.md.',
  };
}
