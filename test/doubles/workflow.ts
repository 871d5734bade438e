import { parse } from 'yaml';

/** A workflow file as far as the tests read it. */
export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix?: string };
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}

export const parseWorkflow = (text: string): Workflow => parse(text) as Workflow;

export const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps }) => steps);

/** The step that runs this action; its settings with these values for the expressions. */
export function settingsOf(workflow: Workflow, values: Readonly<Record<string, string>>): Record<string, string> {
  const step = stepsOf(workflow).find(({ uses }) => isOurs(uses));
  if (step === undefined) throw new Error(`${workflow.name} does not run this action`);
  return Object.fromEntries(
    Object.entries(step.with ?? {}).map(([name, value]) => [name, filled(String(value), values)]),
  );
}

export const isOurs = (uses: string | undefined): boolean => uses?.includes('/sallyport@') === true;

/** Replaces expressions as a runner does. Throws for one without a value. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    const value = values[expression];
    if (value === undefined) throw new Error(`no value for ${expression}`);
    return value;
  });
}

/** All expressions in a text, without their braces. */
export function expressionsIn(value: unknown): readonly string[] {
  return [...JSON.stringify(value ?? null).matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)].map(([, expression = '']) => expression);
}
