import { commandSourcesOf } from '../context/command-sources.js';
import { findRunContext, findWorkspaceAndEvent, type RunContext } from '../context/run-context.js';
import { allOrDiagnostics } from '../errors.js';
import type { StartRefusal } from '../event/gate/types.js';
import type { PreparedJob } from '../job/input/prepared-job.js';
import { checkCommandVariables } from '../job/runtime/command-variables.js';
import { couldAllowServer, type ServerRules } from '../job/runtime/could-allow.js';
import type { JsonSchema } from '../messages/types.js';
import type { Model } from '../model/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { pickPrompt } from '../prompt/pick.js';
import type { PromptSpec, PromptVariables } from '../prompt/types.js';
import { foreignToolNotices, requireValidRules } from '../settings/check-rules.js';
import type { Inputs } from '../settings/inputs.js';
import { hasMcpSettings } from '../settings/mcp-settings.js';
import { checkSearch, findSmallModel, modelOfAgent } from '../start/agent-model.js';
import { checkCost, findModel, isKeyWithheldFromFork } from '../start/find-model.js';
import type { AdmittedStart } from '../start/gate.js';
import type { HelpRequest } from './help.js';

export interface PreparedRun extends PreparedJob {
  /** In a dry run, a missing API key is only a notice. */
  readonly notices: readonly string[];
  /** Why the event may start the run; `null` on a terminal. */
  readonly start: AdmittedStart | null;
}

const maxInputBytes = 1_000_000;

/**
 * The gate first. Rejects with UserError, all problems of a step at once. Uses no model, runs nothing. `onAdmitted`
 * gets an event that may start a run, even if preparing fails afterwards.
 */
export async function prepareRun(
  inputs: Inputs,
  hostEnvironment: HostEnvironment,
  onAdmitted: (event: RunContext['event']) => void,
): Promise<PreparedRun | { readonly refusal: StartRefusal } | HelpRequest> {
  const workspace = await findWorkspaceAndEvent(inputs.early, hostEnvironment);
  const checkPrompt = async (valid: RunContext): Promise<void> => {
    const sources = commandSourcesOf(valid, hostEnvironment);
    // Standard input can be read only once, and a prompt that is missing may be given under a misspelt name.
    if (valid.settings['prompt-file'] === '-' || (!hasPrompt(valid.settings) && hasUnknownName(inputs))) return;
    await findPrompt(valid, sources, hostEnvironment);
  };
  const workspaceAndEvent =
    inputs.settings?.item === undefined
      ? workspace
      : await (await import('./named-item.js')).withNamedItem(workspace, inputs, hostEnvironment);
  if (workspaceAndEvent.event.name === 'none') {
    const runContext = await findRunContext(workspaceAndEvent, inputs, hostEnvironment, { checkPrompt });
    return (await helpFor(runContext, null, hostEnvironment)) ?? (await prepareJob(runContext, hostEnvironment, null));
  }
  const { commandUnknown, passGate } = await import('../start/gate.js');
  const start = await passGate(workspaceAndEvent, inputs, hostEnvironment);
  if (!('refusal' in start) || start.refusal.isMisspelled === true) onAdmitted(workspaceAndEvent.event);
  if ('refusal' in start) return start;
  const runContext = await findRunContext(workspaceAndEvent, inputs, hostEnvironment, {
    fromComment: start.settings,
    checkPrompt,
  });
  const unanswerable = withoutAnswer(runContext);
  if (unanswerable !== null) return { refusal: unanswerable };
  const help = await helpFor(runContext, start, hostEnvironment);
  if (help !== null) return help;
  try {
    return await prepareJob(runContext, hostEnvironment, start);
  } catch (error) {
    const { event } = runContext;
    const names = async () => {
      const { locateCommands } = await import('../prompt/find.js');
      return (await locateCommands(commandSourcesOf(runContext, hostEnvironment))).map((command) => command.name);
    };
    const refusal = (await commandUnknown(error, start, { event, names })) ?? isKeyWithheldFromFork(error, event);
    if (refusal === null) throw error;
    return { refusal };
  }
}

const hasPrompt = (settings: RunContext['settings']): boolean =>
  settings.prompt !== undefined || settings['prompt-file'] !== undefined || settings.command !== undefined;

const hasUnknownName = ({ parsed }: Inputs): boolean =>
  parsed.diagnostics.some(({ code }) => code === 'argument-invalid' || code === 'setting-unknown');

/** Nothing is posted in discussions: people would pay for an answer that they never see. */
function withoutAnswer({ event, settings: { publish } }: RunContext): StartRefusal | null {
  if (!event.name.startsWith('discussion') || !publish.includes('comment')) return null;
  return {
    code: 'no-target',
    reason: 'Sallyport cannot answer in discussions, so no model was asked',
    hint: 'Ask in an issue, or set publish without comment, such as publish: summary.',
  };
}

/** A run whose command is `help`, or whose comment contains only that word. */
async function helpFor(
  runContext: RunContext,
  start: AdmittedStart | null,
  hostEnvironment: HostEnvironment,
): Promise<HelpRequest | null> {
  if (start?.asksForHelp !== true && !/^\/?help$/.test(runContext.settings.command ?? '')) return null;
  return await (await import('./help.js')).findHelp(runContext, hostEnvironment);
}

/** Most runs have no MCP servers, so the code that reads them is loaded only if there are any. */
async function findMcpServers({ settings, trustedSource }: RunContext) {
  if (!hasMcpSettings(settings)) return null;
  const { readMcpConfiguration, requireVariables } = await import('../settings/mcp-servers.js');
  const { servers } = await readMcpConfiguration(settings, trustedSource.source);
  return (rules: ServerRules, variables: HostEnvironment['environment']) =>
    requireVariables(
      servers.filter(({ name }) => couldAllowServer(name, rules)),
      variables,
    );
}

/** The prompt of the settings. A command may be the prompt of an MCP server, with values that replace those of `vars`. */
async function findPrompt(
  runContext: RunContext,
  commands: PreparedJob['sources'],
  hostEnvironment: HostEnvironment,
): Promise<{ readonly spec: PromptSpec; readonly vars?: PromptVariables }> {
  const { settings, trustedSource } = runContext;
  if (settings.command !== undefined && /^\/?mcp__/.test(settings.command) && hasMcpSettings(settings)) {
    return await (await import('./mcp-prompt.js')).findMcpPrompt(runContext, hostEnvironment);
  }
  const readInput = () => hostEnvironment.stdio.readInput(maxInputBytes);
  return { spec: await pickPrompt(settings, { files: trustedSource.source, commands, readInput }) };
}

/** Most runs have no variables and no schema. */
async function variablesOf({ vars }: RunContext['settings']): Promise<PromptVariables> {
  return vars === undefined ? {} : await (await import('../settings/variables.js')).readVariables(vars);
}

const outputSchemas = () => import('../settings/output-schema.js');

async function outputSchemaOf(
  { 'output-schema': file }: RunContext['settings'],
  source: RunContext['trustedSource']['source'],
): Promise<JsonSchema | null> {
  return file === undefined ? null : await (await outputSchemas()).readOutputSchema(file, source);
}

async function prepareJob(
  runContext: RunContext,
  hostEnvironment: HostEnvironment,
  start: AdmittedStart | null,
): Promise<PreparedRun> {
  const { settings, trustedSource } = runContext;
  const sources = commandSourcesOf(runContext, hostEnvironment);
  let modelOfPrompt: string | null = null;
  const [{ spec, ...fromServer }, vars, lists, { model, notices }, schemaGiven, requireMcpVariables] =
    await allOrDiagnostics(
      async () => {
        const picked = await findPrompt(runContext, sources, hostEnvironment);
        modelOfPrompt = picked.spec.model;
        return picked;
      },
      () => variablesOf(settings),
      () => requireValidRules(settings, runContext.locationOfRule),
      () => findModel(settings.model ?? modelOfPrompt, runContext, hostEnvironment),
      () => outputSchemaOf(settings, trustedSource.source),
      () => findMcpServers(runContext),
    );
  const missing = checkCommandVariables({ settings, lists, environment: hostEnvironment.environment });
  const ofPlugins = runContext.plugins.flatMap((plugin) => plugin.notices);
  const foreign = foreignToolNotices(lists, runContext.locationOfRule);
  const allNotices = [...notices, ...ofPlugins, ...foreign, ...missing];
  checkCost(model, settings);
  checkSearch(model, settings);
  const smallModel = await findSmallModel(model, [runContext, hostEnvironment]);
  requireMcpVariables?.({ runContext, lists, spec }, hostEnvironment.environment);
  const promptSchema = spec.outputSchema;
  const outputSchema =
    schemaGiven ??
    (promptSchema === null ? null : await (await outputSchemas()).checkedSchema(promptSchema, spec.source));
  const modelNamed = (name: string): Promise<Model | null> => modelOfAgent(name, model, [runContext, hostEnvironment]);
  const small = smallModel === null ? {} : { smallModel };
  const job = { sources, spec, lists, model, ...small, modelNamed, outputSchema, notices: allNotices, start };
  // The server has received the arguments.
  return fromServer.vars === undefined
    ? { ...job, runContext, vars }
    : { ...job, runContext: { ...runContext, settings: { ...settings, args: '' } }, vars: fromServer.vars };
}
