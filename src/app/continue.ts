import { basename, dirname, resolve } from 'node:path';
import { rethrowUnless, userError } from '../errors.js';
import { permissions } from '../event/gate/types.js';
import {
  type Continuation,
  type ConversationPerson,
  conversationVersion,
  type EndedConversation,
  type StoredConversation,
} from '../job/conversation/stored-conversation.js';
import { asRecord, parsedJson } from '../parsed-json.js';
import { systemClock } from '../platform/clock.js';
import { runUrl, writeConnection } from '../platform/github/connections.js';
import { createGitHub } from '../platform/github/github.js';
import { GitHubProblem } from '../platform/github/types.js';
import { decryptText, encryptText } from '../platform/secrets/encrypted-text.js';
import { isLater, newestConversation } from '../report/conversation-mark.js';
import {
  type ConversationStorage,
  conversationFile,
  openConversationStorage,
  type StorageOptions,
} from './conversation-storage.js';
import type { PreparedRun } from './prepare.js';

const maxAgeMs = 30 * 24 * 3_600_000;
const minKeyLength = 16;

/** A run whose conversation is stored. */
interface StoringRun {
  readonly continuation: Continuation;
  /** Why nothing is continued, or may be; for people. */
  readonly notices: readonly string[];
  /** Stores the conversation. Returns the id of the run if that was possible, and what people must know. */
  readonly save: () => Promise<{ readonly run: string | null; readonly notices: readonly string[] }>;
  readonly close: () => void;
}

type Options = Omit<StorageOptions, 'settings' | 'workspace'>;

/** What is stored about one item, and which item that is. */
interface Place {
  /** Authenticated with the conversation: `OWNER/NAME#NUMBER`; `null` takes any. */
  readonly about: string | null;
  readonly file: string;
}

/** The conversation about the item of a run. Rejects with UserError for settings under which none can be stored. */
export async function openStorageOfRun(prepared: PreparedRun, options: Options): Promise<StoringRun | null> {
  const { runContext } = prepared;
  const { settings, event } = runContext;
  const secret = keyOf(settings['resume-key']);
  const directory = settings.continue === 'true' ? settings.state : settings.continue;
  const isLocal = event.name === 'none';
  if (isLocal && settings.continue === 'true')
    throw userError(
      ['setting-invalid', 'continue'],
      'outside of a workflow, continue needs the directory with the conversation',
      'name it, as in --continue .sallyport/state/conversations',
    );
  const skipped = whyNone(runContext);
  if (skipped !== null)
    return {
      continuation: nothing,
      notices: [skipped],
      save: () => Promise.resolve({ run: null, notices: [] }),
      close: () => undefined,
    };
  const path = directory === undefined ? null : resolve(options.hostEnvironment.directory, directory);
  const file = path !== null && conversationFile.test(basename(path)) ? basename(path) : null;
  const named = path === null ? settings : { ...settings, state: file === null ? path : dirname(path) };
  const own = isLocal ? { ...named, 'state-storage': 'dir' as const } : named;
  const storage = await openConversationStorage({ ...options, settings: own, workspace: runContext.workspace });
  try {
    const place = file === null ? await placeOf(prepared, storage) : { about: null, file };
    const text = await storage.read(place.file);
    const read = text === null ? null : await decrypted(text, { secret, place });
    const person = personOf(prepared);
    const why =
      read === null ? (text === null ? null : unreadable) : await whyStale(read.stored, { person, prepared, options });
    const stored = why === null ? (read?.stored ?? null) : null;
    let ended: EndedConversation | null = null;
    return {
      continuation: { stored, onEnd: (conversation) => void (ended = conversation) },
      notices: why === null ? [] : [`The conversation starts over: ${why}.`],
      save: async () =>
        await save(ended, {
          ...{ storage, secret, person, stored, options },
          place: { file: place.file, about: place.about ?? read?.about ?? 'local' },
        }),
      close: () => storage.close(),
    };
  } catch (error) {
    storage.close();
    throw error;
  }
}

const nothing: Continuation = { stored: null, onEnd: () => undefined };

const unreadable = 'the stored one was changed, is of another item, or was stored with another resume-key';

function keyOf(key: string | undefined): string {
  if (key !== undefined && key.length >= minKeyLength) return key;
  throw userError(
    ['setting-invalid', 'resume-key'],
    'continue needs resume-key, a secret of at least 16 characters that encrypts the conversation',
    'store the output of "openssl rand -hex 32" as a secret of the repository, and pass it as resume-key; on a terminal, set SALLYPORT_RESUME_KEY',
  );
}

/** A fork's people could read what the conversation holds, and write into it. */
function whyNone({ event, pull }: PreparedRun['runContext']): string | null {
  if (event.name === 'none') return null;
  if (event.item === null || event.repository === null)
    return 'The event has no issue or pull request, so no conversation is continued or stored.';
  if (event.item.kind === 'issue') return null;
  const isFork = pull === null ? event.isUntrustedCheckout : pull.facts.head.isFork;
  return isFork
    ? 'The pull request is from a fork, or where its commits are is not known, so no conversation is continued or stored.'
    : null;
}

async function placeOf({ runContext: { event } }: PreparedRun, storage: ConversationStorage): Promise<Place> {
  const { item, repository } = event;
  if (item !== null && repository !== null)
    return {
      about: `${repository.owner}/${repository.name}#${String(item.number)}`.toLowerCase(),
      file: `conversation-${String(item.number)}.json`,
    };
  const files = await storage.list();
  if (files.length > 1)
    throw userError(
      ['setting-invalid', 'continue'],
      'the directory has several conversations',
      'name one of its files, as in --continue DIR/conversation-7.json',
      files.join(', '),
    );
  return { about: null, file: files[0] ?? 'conversation-local.json' };
}

interface Decrypted {
  readonly stored: StoredConversation;
  readonly about: string;
}

/** `null` if it is not what was stored with this key about this item. */
async function decrypted(
  text: string,
  { secret, place }: { readonly secret: string; readonly place: Place },
): Promise<Decrypted | null> {
  const { about: claimed, data } = asRecord(parsedJson(text));
  if (typeof data !== 'string' || typeof claimed !== 'string') return null;
  const about = place.about ?? claimed;
  const plain = await decryptText(data, { secret, about });
  if (plain === null) return null;
  const stored = parsedJson(plain);
  return asRecord(stored)['version'] === conversationVersion ? { stored: stored as StoredConversation, about } : null;
}

interface Now {
  readonly person: ConversationPerson;
  readonly prepared: PreparedRun;
  readonly options: Options;
}

/** Why a stored conversation is not continued, as a clause; `null` if it can be. */
async function whyStale(stored: StoredConversation, { person, prepared, options }: Now): Promise<string | null> {
  if (prepared.start?.startsOver === true) return 'the comment asks for it with --new';
  if (systemClock.now() - stored.endedAt > maxAgeMs) return 'the stored one is older than 30 days';
  if (stored.person.login !== person.login && person.rank > stored.person.rank)
    return `${person.login} has a smaller permission than ${stored.person.login}, who started the run before`;
  const newest = await newestIn(prepared, options).catch((error: unknown) => {
    rethrowUnless(error, GitHubProblem);
    return error;
  });
  if (newest instanceof GitHubProblem) return `it is not known whether the stored one is the last: ${newest.message}`;
  if (newest === null || stored.run === '' || !isLater(newest, stored.run)) return null;
  return `the stored one is of run ${stored.run}, and the comments on the item show the later run ${newest}`;
}

/** The latest run of which the comments on the item say that its conversation was stored: an older one was put back. */
async function newestIn({ runContext: { event, settings } }: PreparedRun, { hostEnvironment, redactor }: Options) {
  const { item, repository } = event;
  const token = settings['github-token'];
  if (item === null || repository === null || token === undefined || event.name === 'none') return null;
  const target = { owner: repository.owner, repo: repository.name, number: item.number };
  const github = createGitHub(writeConnection(token, { hostEnvironment, redact: redactor.redact }));
  return newestConversation(await github.ownComments(target));
}

/** Who needed no permission by name counts as someone who may read; on a terminal, nothing is withheld from anyone. */
function personOf({ runContext: { event }, start }: PreparedRun): ConversationPerson {
  if (event.name === 'none') return { login: '', rank: 0 };
  const login = (event.trigger.sender?.login ?? event.actor ?? '').toLowerCase();
  return { login, rank: start?.rank ?? permissions.indexOf('read') };
}

interface Saving {
  readonly storage: ConversationStorage;
  readonly secret: string;
  readonly person: ConversationPerson;
  readonly place: Place & { readonly about: string };
  readonly stored: StoredConversation | null;
  readonly options: Options;
}

async function save(
  ended: EndedConversation | null,
  { storage, secret, person, place, stored, options: { hostEnvironment, redactor } }: Saving,
): Promise<Awaited<ReturnType<StoringRun['save']>>> {
  const nothingStored = (...notices: readonly string[]) => ({ run: null, notices });
  if (ended === null || !ended.messages.some(({ role }) => role === 'assistant')) return nothingStored();
  const id = hostEnvironment.environment['GITHUB_RUN_ID'] ?? '';
  const run = /^\d{1,18}$/.test(id) ? id : (stored?.run ?? '');
  const url = runUrl(hostEnvironment) ?? stored?.url ?? null;
  const conversation: StoredConversation = {
    ...{ version: conversationVersion, run, url, endedAt: systemClock.now(), person },
    ...ended,
  };
  const plain = JSON.stringify(conversation);
  // The provider has the text as it is: another one would not be the same conversation.
  if (redactor.redact(plain) !== plain)
    return nothingStored('The conversation was not stored: it has values that are redacted wherever they are written.');
  const { about } = place;
  const data = await encryptText(plain, { secret, about });
  const isNewer = async (text: string): Promise<boolean> => {
    const other = await decrypted(text, { secret, place });
    return other !== null && other.stored.run !== '' && run !== '' && isLater(other.stored.run, run);
  };
  const problem = await storage.write(place.file, `${JSON.stringify({ about, data })}\n`, isNewer);
  return problem === null ? { run: run === '' ? null : run, notices: [] } : nothingStored(problem);
}
