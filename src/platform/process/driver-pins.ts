import { dirname, join, resolve } from 'node:path';
import { GitProblem } from '../types.js';
import { configText, configurations, maxConfigBytes, mayStartPrograms } from './git-configurations.js';
import { type ProcessSetup, runProcess } from './run-process.js';

/**
 * Settings under names chosen by the repository, which fixed settings cannot override, with the value instead:
 * nothing, or a failing program if git would run an empty one. https://git-scm.com/docs/git-config
 */
const drivers: readonly (readonly [key: RegExp, value: string])[] = [
  [/^filter\..*\.(?:clean|smudge|process)$/, ''],
  [/^filter\..*\.required$/, 'false'],
  [/^diff\..*\.textconv$/, 'cat'],
  [/^diff\.(?:external|.*\.command)$/, 'false'],
  [/^merge\..*\.driver$/, 'false'],
  [/^(?:merge|diff)tool\..*\.(?:cmd|path)$/, 'false'],
  [/^(?:man|browser)\..*\.(?:cmd|path)$/, 'false'],
  [/^trailer\..*\.(?:command|cmd)$/, 'true'],
  [/^hook\..*\.command$/, 'true'],
  [/^submodule\..*\.update$/, 'checkout'],
  [/^remote\..*\.uploadpack$/, 'git-upload-pack'],
  [/^remote\..*\.receivepack$/, 'git-receive-pack'],
  [/^remote\..*\.vcs$/, 'none'],
  [/^alias\./, ''],
  [/^core\.(?:alternaterefscommand|gitproxy)$/, 'false'],
];

const maxConfigFiles = 50;
const timeoutMs = 10_000;

/** Per process, since an included file may change. Rejects with GitProblem if a suspicious file cannot be listed. */
export async function driverPins(setup: ProcessSetup, cwd: string): Promise<Record<string, string>> {
  const files = configurations(cwd).filter(mayStartPrograms);
  const keys = await keysOf(setup, cwd, files);
  const pins = [...keys].flatMap((key): readonly (readonly [string, string])[] => {
    const driver = drivers.find(([pattern]) => pattern.test(folded(key)));
    return driver === undefined ? [] : [[key, driver[1]]];
  });
  const invalid = pins.find(([key]) => key.includes('\uFFFD'));
  if (invalid !== undefined) throw new GitProblem(`the name ${invalid[0]} in the git configuration is not valid UTF-8`);
  return settingVariables(setup.environment, pins);
}

type Settings = readonly (readonly [key: string, value: string])[];

/** Environment variables that give git these settings in addition to those that the environment has already. */
export function settingVariables(
  environment: Readonly<Record<string, string>>,
  settings: Settings,
): Record<string, string> {
  if (settings.length === 0) return {};
  const count = Number(environment['GIT_CONFIG_COUNT'] ?? '0');
  const numbered = settings.flatMap(([key, value], at): readonly (readonly [string, string])[] => [
    [`GIT_CONFIG_KEY_${count + at}`, key],
    [`GIT_CONFIG_VALUE_${count + at}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(count + settings.length), ...Object.fromEntries(numbered) };
}

/** Section and variable are case-insensitive; the subsection between them may contain dots and is kept. */
function folded(key: string): string {
  const [start, end] = [key.indexOf('.'), key.lastIndexOf('.')];
  return key.slice(0, start).toLowerCase() + key.slice(start, end) + key.slice(end).toLowerCase();
}

/** All keys of these files and of the files that they include, under any condition, since the branch may change. */
async function keysOf(setup: ProcessSetup, cwd: string, files: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  const toRead = new Set(files);
  for (const file of toRead) {
    for (const [key, value] of await settingsOf(setup, cwd, file)) {
      keys.add(key);
      if (/^include(?:if\..*)?\.path$/.test(folded(key)))
        toRead.add(value.startsWith('~/') ? join(setup.home, value.slice(2)) : resolve(dirname(file), value));
    }
    if (toRead.size > maxConfigFiles) throw new GitProblem('the git configuration includes too many files');
  }
  return keys;
}

/** Parsed configurations by their text. Git gets the text instead of the file, so nothing else affects the result. */
const known = new Map<string, Settings>();
const maxKnown = 20;

async function settingsOf(setup: ProcessSetup, cwd: string, file: string): Promise<Settings> {
  const text = configText(file);
  if (text === null) throw new GitProblem(`the git configuration ${file} is larger than ${maxConfigBytes} bytes`);
  const settings = known.get(text) ?? (text === '' ? [] : await listSettings(setup, cwd, { file, text }));
  if (known.size >= maxKnown) known.clear();
  known.set(text, settings);
  return settings;
}

async function listSettings(
  setup: ProcessSetup,
  cwd: string,
  { file, text }: { readonly file: string; readonly text: string },
): Promise<Settings> {
  const end = await runProcess(setup, {
    argv: ['git', 'config', '--file', '-', '--no-includes', '--null', '--list'],
    cwd,
    timeoutMs,
    maxOutputBytes: 2 * maxConfigBytes,
    signal: new AbortController().signal,
    stdin: text,
    trust: 'own',
  });
  if (end.exitCode !== 0 || end.droppedBytes > 0)
    throw new GitProblem(`git cannot list the configuration ${file}: ${end.startError ?? end.output.trim()}`);
  const settings = end.stdoutBytes
    .toString('utf8')
    .split('\0')
    .filter((setting) => setting !== '');
  return settings.map((setting) => {
    const [key = '', ...value] = setting.split('\n');
    return [key, value.join('\n')];
  });
}
