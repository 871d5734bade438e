import { parsedJson } from '../../../parsed-json.js';
import { fullName } from '../../../start/agent-model.js';
import { readFlags } from '../flags.js';
import { readSettings } from '../settings.js';
import type { Migrated } from '../types.js';
import { newPrompt } from './new-prompt.js';
import type { GivenStep, NewFile, NewInput, NewStep } from './types.js';

/** Collects what replaces a step; an input that nothing took is reported. */
export interface Draft {
  /** The value of the first of these inputs that is given and not empty. */
  readonly take: (...names: readonly string[]) => string | undefined;
  readonly set: (name: string, value: string | undefined, why: string) => void;
  /** Takes an input and sets another one to its value. */
  readonly move: (from: string, to: string) => void;
  readonly note: (text: string) => void;
  /** Takes inputs that are not needed here. */
  readonly drop: (...names: readonly string[]) => void;
  readonly permit: (rules: readonly Migrated[], notices?: readonly string[]) => void;
  /** Sets the prompt, or the command that it starts. */
  readonly prompt: (text: string | undefined, from: string) => void;
  readonly file: (file: NewFile) => void;
  readonly end: (outputs: NewStep['outputs']) => NewStep;
}

export function draftOf(step: GivenStep): Draft {
  const inputs: NewInput[] = [];
  const rules: Migrated[] = [];
  const open: string[] = [];
  const unneeded: string[] = [];
  const files: NewFile[] = [];
  const taken = new Set<string>();
  const take: Draft['take'] = (...names) => {
    const given = names.filter((name) => step.inputs.has(name));
    for (const name of given) taken.add(name);
    return given.map((name) => step.inputs.get(name)).find((value) => value !== undefined && value.trim() !== '');
  };
  const set: Draft['set'] = (name, value, why) => {
    if (value !== undefined) inputs.push({ name, value, why });
  };
  return {
    take,
    set,
    move: (from, to) => set(to, take(from), from),
    note: (text) => void open.push(text),
    drop: (...names) => {
      unneeded.push(...names.filter((name) => step.inputs.has(name)));
      take(...names);
    },
    permit: (more, notices = []) => {
      rules.push(...more);
      open.push(...notices.map((text) => text.replace(/^.*?: /, '')));
    },
    prompt: (text, from) => {
      if (text === undefined) return;
      const made = newPrompt(text, step);
      for (const [name, value] of Object.entries(made.inputs))
        set(name, value, name === 'vars' ? 'what the prompt reads of the event or of env' : (made.why ?? from));
      files.push(...made.files);
    },
    file: (file) => void files.push(file),
    end: (outputs) => {
      const left = [...step.inputs.keys()].filter((name) => !taken.has(name));
      const notes = [...open, ...left.map((name) => `${name} has no counterpart`)];
      return { inputs, rules, unneeded, files, outputs, open: notes };
    },
  };
}

/** A model with its provider; a value of a variable gets the provider in front of it. */
export function withProvider(
  written: string | undefined,
  provider: string,
  usual: string,
): { value: string; why: string } {
  if (written === undefined) return { value: `${provider}/${usual}`, why: 'the model was not named; choose one' };
  const [, expression] = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(written) ?? [];
  if (expression !== undefined)
    return { value: `${provider}/\${{ ${withDefault(expression.trim(), usual)} }}`, why: 'with its provider' };
  const full = ['anthropic', 'google', 'openai'].includes(provider) ? fullName(written, `${provider}/x`) : null;
  return { value: full ?? `${provider}/${written}`, why: 'with its provider' };
}

function withDefault(expression: string, usual: string): string {
  return expression.includes('||') ? expression : `${expression} || '${usual}'`;
}

/** The rules of settings in JSON, or a note for a file that has them. */
export function settingsRules(
  text: string,
  location: string,
): { readonly value: unknown; readonly rules: readonly Migrated[]; readonly notices: readonly string[] } {
  // An expression as a value is not JSON.
  const value = parsedJson(text.replace(/(?<=:\s*)\$\{\{.*?\}\}/g, 'null'));
  if (value === undefined) return { value, rules: [], notices: [] };
  const { entries, notices } = readSettings(location, value);
  return { value, rules: entries, notices };
}

/** Rules of the lists of an input, as of a flag of the command line. */
export function flagRules(flags: string, location: string) {
  const { entries, notices } = readFlags(location.replace(/:\d+$/, ''), flags);
  return { entries: entries.map((entry) => ({ ...entry, location })), notices };
}

/** A key; a token of a subscription cannot be one. */
export function setKey(draft: Draft, given: string | undefined, secret: string, from: string): void {
  const why = given === undefined ? 'a key of the provider: create this secret' : from;
  draft.set('api-key', given ?? `\${{ secrets.${secret} }}`, why);
}
