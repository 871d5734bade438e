import { commandSourcesOf } from '../context/command-sources.js';
import type { RunContext } from '../context/run-context.js';
import { rethrowUnless } from '../errors.js';
import { markerFor } from '../platform/github/comment-marker.js';
import { writeConnection } from '../platform/github/connections.js';
import { createGitHub } from '../platform/github/github.js';
import { GitHubProblem } from '../platform/github/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { type FoundCommand, findCommands } from '../prompt/find.js';
import type { RunOutcome } from '../publish/outcome.js';
import { commentTarget } from '../publish/result-comment.js';
import { writeSummaryFile } from '../publish/summary-file.js';
import { type CommentStarts, startableMarkdown, startableOf, startableText } from '../report/comment/startable.js';
import type { HostPorts } from '../start/refused.js';

/** A request for the list of what can be started; it needs no model. */
export interface HelpRequest {
  readonly runContext: RunContext;
  readonly commands: readonly FoundCommand[];
}

/** The request, or `null` if the repository has a command of its own with this name and the workflow lets comments choose. */
export async function findHelp(runContext: RunContext, hostEnvironment: HostEnvironment): Promise<HelpRequest | null> {
  const commands = await findCommands(commandSourcesOf(runContext, hostEnvironment));
  const isOwn = asksByName(runContext.settings.command) && commands.some(({ name, wins }) => wins && name === 'help');
  return isOwn ? null : { runContext, commands };
}

const asksByName = (command: string | undefined): boolean => command?.replace(/^\//, '') === 'help';

/** Answers in a comment if a comment or an issue asked, and in log, summary and outputs. */
export async function answerHelp({ runContext, commands }: HelpRequest, ports: HostPorts): Promise<RunOutcome> {
  const { log, redact, hostEnvironment } = ports;
  const startable = startableOf(commands);
  const text = redact(startableText(startable));
  const markdown = redact(startableMarkdown(startable, startsOf(runContext)));
  if (hostEnvironment.onRunner) for (const line of text.split('\n')) log.info(line);
  const url = runContext.settings['dry-run'] ? null : await comment(markdown, runContext, ports);
  await writeSummaryFile(`${markdown}\n`, ports);
  return {
    exitCode: 0,
    text: hostEnvironment.onRunner ? '' : text,
    value: { conclusion: 'success', code: 'commands-listed', commands: [...startable.own, ...startable.bundled] },
    outputs: {
      conclusion: 'success',
      'reason-code': 'commands-listed',
      ...(url === null ? {} : { 'comment-url': url }),
    },
  };
}

function startsOf({ settings }: RunContext): CommentStarts {
  const { command, prompt } = settings;
  const named = command === undefined || asksByName(command) ? null : { command };
  const fixed = prompt !== undefined || settings['prompt-file'] !== undefined ? 'prompt' : named;
  return { phrase: settings['trigger-phrase'], fixed };
}

/** The address of the comment; `null` if none was posted. */
async function comment(
  markdown: string,
  { event, settings }: RunContext,
  { log, redact, hostEnvironment }: HostPorts,
): Promise<string | null> {
  const target = commentTarget(event, 'answer');
  const token = settings['github-token'];
  const id = event.trigger.triggerComment?.id;
  const asked = typeof id === 'number' ? `help:${String(id)}` : event.name === 'issues' ? 'help' : null;
  if (target === null || token === undefined || asked === null) return null;
  const marker = markerFor(settings['comment-key'], asked);
  try {
    const github = createGitHub(writeConnection(token, { hostEnvironment, redact }));
    const { action, url } = await github.upsertComment(target, marker, `${marker}\n${markdown}`);
    log.info(`comment ${action}: ${url}`);
    return url;
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    log.warning(`The comment could not be posted: ${error.sentences}`);
    return null;
  }
}
