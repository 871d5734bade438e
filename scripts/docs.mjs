// Writes what is generated from the settings table, the commands and the outputs in action.yml: the inputs in
// action.yml, the JSON Schema of the configuration file, the JSON Schemas of the tools' inputs, the files of `sallyport
// init` from examples/, and the marked blocks of README.md and docs/. --check writes nothing and fails if a file is out of date.
//   node scripts/docs.mjs [--check]
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, parse as parsePath, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import * as z from 'zod/mini';
import { toJSONSchema } from 'zod/mini';
import { loadSource } from './load-source.mjs';
import { longProse } from './prose.mjs';
import { toolPages } from './tool-pages.mjs';

const root = resolve(import.meta.dirname, '..');
const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

const {
  settingGroups,
  settingsTable,
  allSettingFlags,
  batchSchema,
  scriptTurnSchema,
  jobSettingNames,
  withoutPlaceholders,
  programHelp,
  version,
} = await loadSource(
  'src/settings/table.ts',
  'src/batch/file/schema.ts',
  'src/model/script/script-format.ts',
  'src/batch/file/job-settings.ts',
  'src/commands/setting-flags.ts',
  'src/commands/help.ts',
  'src/version.ts',
);
const settings = Object.entries(settingsTable);

const { allTools, commandPorts, createFileSystem, createKnownFiles, createProcessRunner, gitHubWriteTools } =
  await loadSource(
    'src/job/runtime/all-tools.ts',
    'src/job/runtime/command-ports.ts',
    'src/platform/files/file-system.ts',
    'src/platform/process/process-runner.ts',
    'src/tools/files/known-files.ts',
    'src/policy/rules/tool-names.ts',
  );
const tools = allTools({
  files: { root: '/' },
  commands: { limits: { timeoutMs: 0, maxTimeoutMs: 0, maxCharacters: 0, maxLines: 0 } },
});

/** What a server answers in the example of WebFetch. */
function examplePage({ url }) {
  const bytes = Buffer.from(
    '<title>Guide</title><nav><a href="/">Home</a></nav><main><h1>Install</h1><p>Run <code>npm ci</code>, see <a href="cli">the CLI</a>.</main>',
  );
  const page = { url, status: 200, contentType: 'text/html', lastModified: null, bytes, isTruncated: false };
  return Promise.resolve({ page });
}

/** What a provider answers in the example of WebSearch. */
function exampleSearch() {
  const snippet = 'Version 22 is the current release for long-term support.';
  return Promise.resolve({ results: [{ title: 'Releases', url: 'https://example.org/releases', snippet, date: '' }] });
}

/** The tools for a directory, with the default settings and without rules. */
function toolsIn(directory) {
  const files = createFileSystem({ root: directory, guard: () => null });
  const environment = { PATH: process.env.PATH, LC_ALL: 'C' };
  const exec = createProcessRunner({ path: process.env.PATH, home: directory, environment });
  const defaults = Object.fromEntries(settings.map(([name, setting]) => [name, setting.default]));
  const commands = commandPorts(defaults, exec, { temporary: directory });
  const changes = { files, knownFiles: createKnownFiles(files) };
  return allTools({
    ...{ ...changes, exec, commands },
    webFetch: { guard: () => null, loadFetcher: () => Promise.resolve(examplePage) },
    memory: { ...changes, path: 'AGENTS.md', now: () => Date.UTC(2026, 10, 23) },
    webSearch: { provider: 'tavily', loadSearch: () => Promise.resolve(exampleSearch) },
    loadSkill: (name) =>
      exampleAnswer(
        `Instructions of the skill ${name}, from .sallyport/skills/${name}/SKILL.md. Follow them.\n\nRun the tests first.`,
      ),
    agents: '- general-purpose: any task',
    runTask: () => exampleAnswer('src/app.test.ts imports it. Nothing calls it.'),
  }).filter(({ name }) => !isRecording(name));
}

const exampleAnswer = (text) => Promise.resolve({ parts: [{ type: 'text', text }] });

/** Tools that record what Sallyport writes to GitHub after the run, or a report of the model on its work. */
const isRecording = (name) => [...gitHubWriteTools, 'ReportFindings', 'ReportIncomplete', 'Noop'].includes(name);

/** For models: without the name of the dialect and without the bounds that hold for every integer. */
function inputSchemaOf({ input }) {
  const schema = z.toJSONSchema(input(), {
    override({ jsonSchema }) {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  delete schema.$schema;
  return schema;
}

function defaultOf({ default: value }) {
  const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  const shown = isEmpty ? '' : Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return shown === '' ? '' : `\`${shown}\``;
}

function description(setting) {
  const value = defaultOf(setting);
  return value === '' ? setting.text : `${setting.text} Default: ${value}.`;
}

const inputs = stringify(
  {
    inputs: Object.fromEntries(
      settings.map(([name, setting]) => [
        name,
        {
          description: description(setting),
          ...(setting.inputDefault === undefined ? {} : { default: setting.inputDefault }),
        },
      ]),
    ),
  },
  { lineWidth: 0 },
);

const configSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'urn:sallyport:config.schema.json',
  title: 'Sallyport configuration',
  description: 'Settings of every run in a repository (.sallyport/config.yml).',
  type: ['object', 'null'],
  additionalProperties: false,
  properties: Object.fromEntries(
    settings
      .filter(([, setting]) => setting.inFile)
      .map(([name, setting]) => [
        name,
        {
          description: setting.text,
          ...setting.value.json,
          ...(setting.default === undefined ? {} : { default: setting.default }),
        },
      ]),
  ),
};

/** Settings of a job: any text may be a placeholder. Variables are a mapping there. */
const jobSettings = Object.fromEntries(
  jobSettingNames.map((name) => {
    const { text, value } = settingsTable[name];
    const isText = value.json.type === 'string' && value.json.pattern === undefined;
    if (isText || withoutPlaceholders.includes(name)) return [name, { description: text, ...value.json }];
    const form = name === 'vars' ? { type: 'object' } : { anyOf: [value.json, { type: 'string', pattern: '\\{\\{' }] };
    return [name, { description: text, ...form }];
  }),
);

const scriptSchema = (() => {
  const { $schema, ...turn } = toJSONSchema(scriptTurnSchema, { target: 'draft-7', io: 'input' });
  return {
    $schema,
    $id: 'urn:sallyport:script.schema.json',
    title: 'Sallyport script',
    description: 'One line of the file of `model: script:FILE`: what the model says and calls in one turn.',
    ...turn,
    anyOf: ['say', 'calls', 'fail'].map((key) => ({ required: [key] })),
  };
})();

const batchFileSchema = (() => {
  const made = toJSONSchema(batchSchema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  const { $schema: _, properties, ...rest } = made;
  const entry = properties.jobs.items;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'urn:sallyport:batch.schema.json',
    title: 'Sallyport batch file',
    description: 'Many prompts on many items (.sallyport/batches/NAME.yml).',
    ...rest,
    properties: {
      ...properties,
      defaults: {
        description: 'Settings of every job.',
        type: 'object',
        additionalProperties: false,
        properties: jobSettings,
      },
      jobs: {
        ...properties.jobs,
        items: { ...entry, additionalProperties: false, properties: { ...entry.properties, ...jobSettings } },
      },
    },
  };
})();

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
}

function table(heading, rows) {
  const head = `| ${heading.join(' | ')} |\n| ${heading.map(() => '---').join(' | ')} |`;
  return [head, ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`)].join('\n');
}

function flagOf(name) {
  const flag = allSettingFlags.find(({ setting }) => setting === name);
  return flag === undefined ? '' : `\`--${[flag.name, flag.value].filter((word) => word !== undefined).join(' ')}\``;
}

const settingRow = ([name, setting]) => [
  `\`${name}\``,
  setting.text,
  setting.inputDefault === undefined ? defaultOf(setting) : `\`${setting.inputDefault}\``,
  flagOf(name),
  setting.inFile ? 'yes' : 'no',
];

const action = read('action.yml');
const languages = { '.yml': 'yaml', '.json': 'json', '.sh': 'sh', '.groovy': 'groovy' };
const codeOf = (path) => `\`\`\`${languages[extname(path)]}\n${read(path).trimEnd()}\n\`\`\``;
const help = (text) => `\`\`\`text\n${text.trimEnd()}\n\`\`\``;

/** Blocks by the name in their markers; a page may hold any of them. */
const blocks = {
  settings: settingGroups
    .map(
      ({ title, settings: group }) =>
        `## ${title}\n\n${table(['setting', 'description', 'default', 'flag', 'in file'], Object.entries(group).map(settingRow))}`,
    )
    .join('\n\n'),
  inputs: table(
    ['input', 'description'],
    settings.map(([name, setting]) => [`\`${name}\``, description(setting)]),
  ),
  outputs: table(
    ['output', 'description'],
    Object.entries(parse(action).outputs).map(([name, { description }]) => [`\`${name}\``, description]),
  ),
  tools: await toolPages(toolsIn),
  'write-tools': await toolPages(() => tools.filter(({ name }) => isRecording(name))),
  help: help(programHelp(version)),
  'github-batch': codeOf('examples/workflows/sallyport-batch.yml'),
  'gitlab-review': codeOf('examples/starter/sallyport-review.gitlab-ci.yml'),
  'gitlab-batch': codeOf('examples/starter/sallyport-batch.gitlab-ci.yml'),
  ...Object.fromEntries(
    ['workflows', 'engines', 'ci', 'recipes'].flatMap((folder) =>
      readdirSync(join(root, 'examples', folder)).map((name) => [
        parsePath(name).name,
        codeOf(`examples/${folder}/${name}`),
      ]),
    ),
  ),
};

function withBlocks(text, path) {
  return text.replace(/(<!-- ([\w-]+): made by npm run docs -->\n).*?(<!-- \/\2 -->)/gs, (_, start, name, end) => {
    if (blocks[name] === undefined) throw new Error(`${path}: the generated block ${name} is missing`);
    return `${start}\n${blocks[name]}\n\n${end}`;
  });
}

/** The commands and skills that come with Sallyport, by path. */
const bundledPrompts = Object.fromEntries(
  [
    ...readdirSync(join(root, 'commands')).map((name) => `commands/${name}`),
    ...readdirSync(join(root, 'skills')).map((name) => `skills/${name}/SKILL.md`),
  ]
    .sort()
    .map((path) => [path, read(path)]),
);

/** The files that `sallyport init` writes, by the path where it writes them. */
const starters = {
  ...Object.fromEntries(
    [
      ...['review', 'comment', 'continue', 'fix', 'schedule', 'fork-review', 'fork-collect', 'fork-post'],
      ...['batch', 'nightly', 'triage', 'ci'],
    ].map((name) => [`.github/workflows/sallyport-${name}.yml`, read(`examples/workflows/sallyport-${name}.yml`)]),
  ),
  '.sallyport/config.yml': read('examples/starter/config.yml'),
  '.sallyport/batches/docs.yml': read('examples/starter/docs-batch.yml'),
  '.gitlab/sallyport-review.yml': read('examples/starter/sallyport-review.gitlab-ci.yml'),
  '.gitlab/sallyport-batch.yml': read('examples/starter/sallyport-batch.gitlab-ci.yml'),
};

const pages = readdirSync(join(root, 'docs'), { recursive: true })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name));

const files = {
  'action.yml': action.replace(/^inputs:\n.*?(?=\noutputs:\n)/ms, () => inputs),
  'schema/config.schema.json': `${JSON.stringify(configSchema, null, 2)}\n`,
  'schema/script.schema.json': `${JSON.stringify(scriptSchema, null, 2)}\n`,
  'schema/batch.schema.json': `${JSON.stringify(batchFileSchema, null, 2)}\n`,
  // A line for each tool: a diff shows which one has changed.
  'src/tools/input-schemas.json': `{\n${tools.map((tool) => `  ${JSON.stringify(tool.name)}: ${JSON.stringify(inputSchemaOf(tool))}`).join(',\n')}\n}\n`,
  'src/prompt/bundled-prompts.json': `${JSON.stringify(bundledPrompts, null, 2)}\n`,
  'src/commands/init/starter-files.json': `${JSON.stringify(starters, null, 2)}\n`,
  ...Object.fromEntries(['README.md', ...pages].map((path) => [path, withBlocks(read(path), path)])),
};

for (const [path, text] of Object.entries(files).filter(([path, text]) => text !== read(path))) {
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date. Run: npm run docs`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Words of the pages, as `wc -w` counts them. It may only shrink. */
const maxWords = 34_000;

const written = ['README.md', 'SECURITY.md', ...pages].map((path) => ({
  path,
  text: read(path).replace(/<!-- ([\w-]+): made by npm run docs -->.*?<!-- \/\1 -->/gs, ''),
}));
const words = written.flatMap(({ text }) => text.split(/\s+/)).filter((word) => word !== '').length;
const changes = read('CHANGELOG.md').split(/\s+/).length;
const problems = [
  // A merge of an old branch brings back the lines of single changes, which no one has seen before the first release.
  ...(changes > 1200 ? [`CHANGELOG.md has ${changes} words, more than 1200: it lists features, on one page.`] : []),
  ...written.flatMap(({ path, text }) => longProse(text).map((problem) => `${path}: ${problem}`)),
  ...(words > maxWords
    ? [`The pages have ${words} words, more than ${maxWords}. Shorten one: what is written twice, rare cases.`]
    : []),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (!process.argv.includes('--check')) console.log(`${words} words in README, SECURITY and docs.`);
