import { plainLogin } from '../../platform/github/plain-login.js';
import type { Event, Person } from '../types.js';
import { type GateSettings, type Permission, type PersonToCheck, permissions, type StartRefusal } from './types.js';

/** A person's permission according to the API; `null` in a dry run without a token. Rejects if GitHub does not answer. */
export type ReadPermission = (login: string) => Promise<Permission | null>;

export interface Admission {
  readonly refusal: StartRefusal | null;
  readonly notices: readonly string[];
  /** For each person, why they may start a run. */
  readonly because: readonly string[];
  /** The smallest permission that was checked, as its index in `permissions`; `null` if none was. */
  readonly rank: number | null;
}

/** By name, or permission by the API, never the payload's `author_association`. `ask` is `null` without a token. */
export async function admitPeople(
  people: readonly PersonToCheck[],
  settings: GateSettings,
  ask: ReadPermission | null,
): Promise<Admission> {
  const because: string[] = [];
  const notices: string[] = [];
  let rank: number | null = null;
  for (const { person, because: role } of people) {
    const who = `${person.login}, who ${role},`;
    const answer = isDenied(person, settings)
      ? { reason: 'is named in deny-users', hint: null }
      : person.isBot
        ? admitBot(person, settings)
        : await admitUser(person, settings, ask);
    if ('reason' in answer)
      return {
        refusal: { ...answer, code: 'not-permitted', reason: `${who} ${answer.reason}` },
        notices,
        because,
        rank,
      };
    if (answer.rank !== undefined) rank = Math.max(rank ?? 0, answer.rank);
    because.push(`${who} ${answer.why}`);
    if (person.isBot && settings.bots.includes('*')) {
      notices.push(`allow-bots is *, so ${person.login} started this run, no matter who triggered the bot.`);
    }
  }
  return { refusal: null, notices, because, rank };
}

type Answer = { readonly why: string; readonly rank?: number } | Omit<StartRefusal, 'code'>;

/** Whether `deny-users` names this person or bot. */
export const isDenied = ({ login }: Person, { deniedUsers }: GateSettings): boolean =>
  deniedUsers.some((denied) => plainLogin(denied) === plainLogin(login));

function admitBot({ login }: Person, { bots }: GateSettings): Answer {
  const name = plainLogin(login);
  const named = bots.some((bot) => bot === '*' || plainLogin(bot) === name);
  if (named) return { why: 'is named in allow-bots' };
  return { reason: 'is a bot that allow-bots does not name', hint: `Add ${name} to allow-bots to let it start runs.` };
}

async function admitUser(
  { login }: Person,
  { users, permission }: GateSettings,
  ask: ReadPermission | null,
): Promise<Answer> {
  if (permission === 'none') return { why: 'needs no permission' };
  if (users.some((user) => user.toLowerCase() === login.toLowerCase())) return { why: 'is named in allow-users' };
  if (ask === null) {
    return {
      reason: `needs the permission ${permission}, which cannot be checked without github-token`,
      hint: 'Pass github-token, or add the person to allow-users.',
    };
  }
  const has = await ask(login);
  if (has === null) return { why: `would need the permission ${permission}, which is not checked without a token` };
  if (permissions.indexOf(has) <= permissions.indexOf(permission))
    return { why: `has the permission ${has}`, rank: permissions.indexOf(has) };
  return {
    reason: `has the permission ${has}, but ${permission} is required`,
    hint: 'Ask a person with this permission to start the run, or set allow-users or required-permission.',
  };
}

/** The start in one sentence, for the log and for dry runs. */
export function describeStart({ name, action }: Pick<Event, 'name' | 'action'>, because: readonly string[]): string {
  const event = action === null ? name : `${name} (${action})`;
  return because.length === 0
    ? `${event}: no permission check needed`
    : `${event}: ${because.map((clause) => clause.replace(/,$/, '')).join('; ')}`;
}
