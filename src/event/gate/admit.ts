import type { Event, Person } from '../types.js';
import { type GateSettings, type Permission, type PersonToCheck, permissions, type StartRefusal } from './types.js';

/** What the API says of one person; null in a dry run that cannot ask. Rejects where GitHub does not answer. */
export type ReadPermission = (login: string) => Promise<Permission | null>;

export interface Admission {
  readonly refusal: StartRefusal | null;
  /** What a reader of the log should know of an admission. */
  readonly notices: readonly string[];
  /** In words: why each of them may. */
  readonly because: readonly string[];
}

/**
 * Whether all of these people may start a run: by name, or by the permission that the API tells. The words of the
 * payload (`author_association`) are not asked. `ask` is null where there is no token.
 */
export async function admitPeople(
  people: readonly PersonToCheck[],
  settings: Pick<GateSettings, 'users' | 'bots' | 'permission'>,
  ask: ReadPermission | null,
): Promise<Admission> {
  const because: string[] = [];
  const notices: string[] = [];
  for (const { person, because: role } of people) {
    const who = `${person.login}, who ${role},`;
    const answer = person.isBot ? admitBot(person, settings) : await admitUser(person, settings, ask);
    if ('reason' in answer) return { refusal: { ...answer, reason: `${who} ${answer.reason}` }, notices, because };
    because.push(`${who} ${answer.why}`);
    if (person.isBot && settings.bots.includes('*')) {
      notices.push(`allow-bots is *, so ${person.login} started this run, whoever made it act.`);
    }
  }
  return { refusal: null, notices, because };
}

type Answer = { readonly why: string } | StartRefusal;

function admitBot({ login }: Person, { bots }: Pick<GateSettings, 'bots'>): Answer {
  const name = bare(login);
  const named = bots.some((bot) => bot === '*' || bare(bot) === name);
  if (named) return { why: 'is named in allow-bots' };
  return { reason: 'is a bot that allow-bots does not name', hint: `Add ${name} to allow-bots if it may start runs.` };
}

const bare = (login: string): string => login.toLowerCase().replace(/\[bot\]$/, '');

async function admitUser(
  { login }: Person,
  { users, permission }: Pick<GateSettings, 'users' | 'permission'>,
  ask: ReadPermission | null,
): Promise<Answer> {
  if (permission === 'none') return { why: 'needs no permission' };
  if (users.some((user) => user.toLowerCase() === login.toLowerCase())) return { why: 'is named in allow-users' };
  if (ask === null) {
    return {
      reason: `needs the permission ${permission}, and without github-token it cannot be asked for`,
      hint: 'Pass github-token, or name the person in allow-users.',
    };
  }
  const has = await ask(login);
  if (has === null)
    return { why: `would have to have the permission ${permission}, which is not asked without a token` };
  if (permissions.indexOf(has) <= permissions.indexOf(permission)) return { why: `has the permission ${has}` };
  return {
    reason: `has the permission ${has}, and ${permission} is needed`,
    hint: 'Somebody with this permission can start it. allow-users and required-permission change who may.',
  };
}

/** The start in one sentence, for the log and for a dry run. */
export function describeStart({ name, action }: Pick<Event, 'name' | 'action'>, because: readonly string[]): string {
  const event = action === null ? name : `${name} (${action})`;
  return because.length === 0
    ? `${event}: nobody has to be asked`
    : `${event}: ${because.map((one) => one.replace(/,$/, '')).join('; ')}`;
}
