import type { RunContext } from '../context/run-context.js';
import { type Diagnostic, rethrowUnless, UserError } from '../errors.js';
import type { StartRefusal } from '../event/gate/types.js';
import { createModel, type ModelOptions } from '../model/choose.js';
import { costOf } from '../model/prices.js';
import type { Model } from '../model/types.js';
import { systemClock } from '../platform/clock.js';
import { proxyFrom } from '../platform/net/proxy.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import { FileProblem } from '../platform/types.js';

export interface FoundModel {
  readonly model: Model;
  /** In a dry run, that there is no key for it, with what to do. */
  readonly notices: readonly string[];
}

const maxScriptBytes = 50_000_000;

/** A limit that cannot be kept must not look as if it were. */
export function checkCost(model: Model, maxCostUsd: number | undefined): void {
  if (maxCostUsd === undefined || costOf(model.name, oneToken) !== null) return;
  throw new UserError({
    code: 'setting-invalid',
    location: 'max-cost-usd',
    message: `the price of ${model.name} is not known, so this limit could not be kept`,
    found: String(maxCostUsd),
    hint: 'limit max-output-tokens or max-turns instead, or use a model whose price is known',
  });
}

const oneToken = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };

/** The model of this name. Rejects with UserError. A dry run asks nothing, so there a missing key is only told. */
export async function findModel(
  name: string | null,
  { settings, trustedSource, event }: Pick<RunContext, 'settings' | 'trustedSource' | 'event'>,
  { environment }: Pick<HostEnvironment, 'environment'>,
  create: (options: ModelOptions) => Promise<Model> = createModel,
): Promise<FoundModel> {
  if (name === null) {
    throw new UserError({
      code: 'model-unknown',
      location: 'model',
      message: 'no model is given',
      hint: 'give anthropic/ID, openai/ID, google/ID, compatible/ID, or script:FILE, which needs no key',
    });
  }
  const proxy = proxyFrom(environment);
  const options: ModelOptions = {
    name,
    ...(settings['api-key'] === undefined ? {} : { apiKey: settings['api-key'] }),
    ...(settings['base-url'] === undefined ? {} : { baseUrl: settings['base-url'] }),
    keys: environment,
    readScript: (path) => readScript(path, trustedSource.source),
    clock: systemClock,
    random: Math.random,
    ...(proxy === undefined ? {} : { fetch: { proxy } }),
  };
  try {
    return { model: await create(options), notices: [] };
  } catch (error) {
    rethrowUnless(error, UserError);
    const diagnostics = error.diagnostics.map((diagnostic) => withAdvice(diagnostic, event));
    const [diagnostic, ...others] = diagnostics;
    if (!settings['dry-run'] || diagnostic?.code !== 'model-key-missing' || others.length > 0)
      throw new UserError(diagnostics);
    return {
      model: await create({ ...options, apiKey: 'none' }),
      notices: [`${diagnostic.message}: ${diagnostic.hint}.`],
    };
  }
}

async function readScript(path: string, source: RunContext['trustedSource']['source']): Promise<string> {
  try {
    return (await source.read(path, maxScriptBytes)).toString('utf8');
  } catch (error) {
    rethrowUnless(error, FileProblem);
    throw new UserError({
      code: 'file-unreadable',
      location: `model: script:${path}`,
      message: 'the script cannot be read',
      found: error.message,
      hint: 'correct the path; it is relative to the workspace',
    });
  }
}

/** Where GitHub keeps back secrets that are there for everybody else, the key is not what is to be mended. */
function withAdvice(diagnostic: Diagnostic, event: RunContext['event']): Diagnostic {
  if (diagnostic.code !== 'model-key-missing') return diagnostic;
  if (isWithoutSecrets(event)) {
    return {
      ...diagnostic,
      hint: `${diagnostic.hint}. GitHub gives a fork's pull request no secrets: docs/forks.md has what works there`,
    };
  }
  if (event.actor !== 'dependabot[bot]') return diagnostic;
  return {
    ...diagnostic,
    hint: `${diagnostic.hint}. GitHub gives runs of Dependabot its own secrets only: add the key there`,
  };
}

/** A pull request of a fork, in a run that is not one of the base. */
function isWithoutSecrets({ name, isUntrustedCheckout }: RunContext['event']): boolean {
  return isUntrustedCheckout && name.startsWith('pull_request') && name !== 'pull_request_target';
}

/** A fork's pull request without a key is nobody's mistake: it is not the place where this runs. */
export function isKeyWithheldFromFork(error: unknown, event: RunContext['event']): StartRefusal | null {
  if (!(error instanceof UserError) || !isWithoutSecrets(event)) return null;
  if (error.diagnostics.some(({ code }) => code !== 'model-key-missing')) return null;
  return {
    reason: 'the pull request is of a fork, to which GitHub gives no secrets, so there is no key for the model',
    hint: 'A label or a comment by a maintainer, or two phases, work there: see docs/forks.md.',
  };
}
