// The pages of the built-in tools for docs/tools.md: input and effects from the code, and an example that is run.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const files = {
  'src/app.ts': 'export function total(items: number[]): number {\n  return items.length;\n}\n',
  'src/app.test.ts': "import { total } from './app.js';\n",
  'README.md': '# Example\n',
  'plot.ipynb': `${JSON.stringify({ cells: [{ cell_type: 'code', execution_count: 1, metadata: {}, outputs: [], source: ['print(1)'] }], metadata: {}, nbformat: 4, nbformat_minor: 4 })}\n`,
};

/** What is refused or needs attention, and calls in the order in which they are run in the example workspace. */
const pages = {
  Read: {
    refused:
      'A file that the rules deny, a sensitive or hidden file, and binary content other than images and PDF files. A repeated read of an unchanged part answers that it has not changed; the next one shows it again.',
    calls: [{ file_path: 'src/app.ts', offset: 2, limit: 1 }],
  },
  List: {
    refused: 'A directory outside the workspace without a rule. Entries that the rules deny are counted.',
    calls: [{}],
  },
  Glob: {
    refused:
      'A pattern that is absolute or contains `..`; set `path` instead. A directory that git ignores is searched if `path` names it.',
    calls: [{ pattern: '**/*.ts' }],
  },
  Grep: {
    refused:
      'An invalid pattern, with the reason. A pattern that takes longer than 2 seconds in one file ends the search, and the file is named. Files over 64 MB are named and not searched if `multiline` is set; other files have no size limit.',
    calls: [
      { pattern: 'total\\(', output_mode: 'content' },
      { pattern: 'total', output_mode: 'count' },
    ],
  },
  Write: {
    refused:
      'A path without a rule, a protected path, and a file that has changed since the model last read it: the answer shows the change.',
    calls: [{ file_path: 'docs/new.md', content: '# New\n' }],
  },
  Edit: {
    refused:
      'Text that does not occur, or more than once without `replace_all`. If the text is not found literally, these are tried in order: similar quotes, dashes and spaces; whitespace at line ends; another indentation, the same for every line; escaped characters. The last two must match exactly one place. The answer names the one that matched.',
    calls: [{ file_path: 'src/app.ts', old_string: 'items.length', new_string: 'items.reduce((a, b) => a + b, 0)' }],
  },
  MultiEdit: {
    refused: 'As Edit. If one replacement fails, none is made.',
    calls: [
      {
        file_path: 'src/app.ts',
        edits: [
          { old_string: 'total', new_string: 'sum' },
          { old_string: 'items: number[]', new_string: 'items: readonly number[]' },
        ],
      },
    ],
  },
  NotebookEdit: {
    refused: 'A cell that does not exist, and a file that is not a notebook.',
    calls: [{ file_path: 'plot.ipynb', cell: 1, new_source: 'print(2)' }],
  },
  Delete: {
    refused: 'A directory that is not empty, and a file that has changed since the model last read it.',
    calls: [{ file_path: 'docs/new.md' }],
  },
  Move: {
    refused: 'A directory, a link, and a new path where something exists.',
    calls: [{ from: 'README.md', to: 'docs/README.md' }],
  },
  Bash: {
    refused:
      'A command line of which any part is not allowed: nothing of it runs. A `timeout_ms` above the setting `command-max-timeout-seconds`. A ninth background command. A command at its time limit is stopped, with its processes; it is not moved to the background.',
    calls: [{ command: 'echo warning >&2; exit 3' }],
  },
  BashStop: { refused: 'A number that no background command has. Always allowed.', calls: [{ id: '1' }] },
  TodoWrite: {
    refused: 'Nothing. Always allowed.',
    calls: [{ todos: [{ content: 'Fix total', status: 'in_progress' }] }],
  },
  WebFetch: {
    refused:
      'A host that no rule names, also as the target of a redirect. An address with a user name, with a port other than that of http or https, or of this machine, its network or its cloud, whatever the rules say. Content that is not text. Offered only if a rule could allow it; see [web.md](web.md).',
    calls: [{ url: 'https://docs.example.org/guide/install' }],
  },
  WebSearch: {
    refused:
      'Without a rule `WebSearch`. Without a key, the answer names the input and the variable for it. Offered only with the setting `search-provider`; see [web.md](web.md#websearch).',
    calls: [{ query: 'node long-term support', max_results: 1 }],
  },
  Memory: {
    refused:
      'A file without a Write rule, as for Write. Line breaks, headings, code fences, imports and invisible characters are removed from a fact. More than 200 facts. Offered only with the setting `memory-file`; see [memory.md](memory.md).',
    calls: [{ action: 'add', fact: 'Tests need Node 22: npm test fails on 20.' }, { action: 'list' }],
  },
  Skill: {
    refused:
      'A name that no skill has, and a skill that a deny rule `Skill(name)` covers. A skill whose commands the rules refuse is not loaded. Offered only if the repository or Sallyport has skills; see [skills.md](skills.md).',
    calls: [{ skill: 'verify' }],
  },
  Task: {
    refused:
      'Without a rule `Task` or `Task(name)`, and a name that no agent has. A sub-agent cannot start others, load skills or write to GitHub; see [sub-agents.md](sub-agents.md).',
    calls: [{ prompt: 'Find all callers of total.', description: 'Find callers' }],
  },
  Comment: { refused: 'A fourth comment of a run.', calls: [{ body: 'The tests pass on Node 22 only.' }] },
  Review: {
    refused: 'An `event` other than COMMENT without a rule that names it, and a second review of a run.',
    calls: [{ body: 'One problem.', comments: [{ path: 'src/app.ts', line: 2, body: 'This counts the items.' }] }],
  },
  Label: {
    refused: 'A label that no rule names. A label that the repository does not have is not created.',
    calls: [{ add: ['bug'] }],
  },
  Assign: { refused: 'A name that no rule covers, and more than 5 names.', calls: [{ users: ['octocat'] }] },
  Issue: {
    refused: 'A label without a rule `Label(name)`, and a fourth issue of a run.',
    calls: [{ title: 'total counts the items', body: 'It should add them up.' }],
  },
  PullRequest: {
    refused: 'Changes that cannot be posted, such as none, with the reason. A second pull request of a run.',
    calls: [{ title: 'Add up the items', body: 'total counted them.' }],
  },
  PushToPullRequest: {
    refused: 'As PullRequest, and a pull request whose branch the token cannot write to.',
    calls: [{ title: 'Add up the items' }],
  },
  CheckRun: {
    refused: 'A name that no rule covers, and a sixth check run of a run.',
    calls: [{ name: 'spelling', title: '1 word', summary: '`recieve` in README.md' }],
  },
  ReplyToThread: {
    refused: 'An eleventh reply of a run. A thread that the pull request does not have gets none.',
    calls: [{ thread: 3, body: 'Done in the last commit.' }],
  },
  ResolveThread: {
    refused: 'A thread that another account started, or that someone else answered.',
    calls: [{ thread: 3, reason: 'The line was removed.' }],
  },
  RequestReviewers: {
    refused: 'A person or `team/NAME` that no rule covers.',
    calls: [{ users: ['octocat'], teams: ['core'] }],
  },
  UpdateItem: {
    refused: 'A title without a rule `UpdateItem(title)`, a text without `UpdateItem(body)`.',
    calls: [{ title: 'total counts the items instead of adding them up' }],
  },
  Close: {
    refused: 'A second call of a run. A pull request is closed without a reason.',
    calls: [{ reason: 'not_planned' }],
  },
  Reopen: { refused: 'A second call of a run.', calls: [{}] },
  Milestone: { refused: 'A milestone that no rule covers. One that is not open is not set.', calls: [{ title: 'v2' }] },
  HideComment: {
    refused: 'A reason that no rule names, and a sixth comment of a run.',
    calls: [{ comment: 7, reason: 'outdated' }],
  },
  CreateLabel: {
    refused: 'A name that no rule covers. A label that exists stays as it is.',
    calls: [{ name: 'area/cli', color: '0e8a16' }],
  },
  ReportFindings: {
    refused: 'Nothing. Offered only if the run publishes findings; see [findings.md](findings.md).',
    calls: [
      {
        findings: [
          { path: 'src/app.ts', line: 2, severity: 'error', title: 'Wrong sum', message: 'It counts the items.' },
        ],
      },
    ],
  },
  ReportIncomplete: {
    refused: 'Nothing. Always allowed.',
    calls: [{ reason: 'The package registry is not reachable.' }],
  },
  Noop: { refused: 'Nothing. Always allowed.', calls: [{ reason: 'The issue has a label already.' }] },
};

/** One section per tool. `create` makes the tools for a directory. */
export async function toolPages(create) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tool-pages-')));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    const sections = [];
    for (const tool of create(root)) sections.push(await sectionOf(tool, root));
    return sections.join('\n\n');
  } finally {
    rmSync(root, { recursive: true });
  }
}

async function sectionOf(tool, root) {
  const page = pages[tool.name];
  if (page === undefined) throw new Error(`scripts/tool-pages.mjs has no page for ${tool.name}`);
  const shown = (text) => text.replaceAll(`${root}/`, '').replaceAll(root, '.');
  const examples = [];
  let effects = [];
  for (const input of page.calls) {
    const bound = tool.bind(input);
    if (!bound.ok) throw new Error(`${tool.name}: ${bound.problems.join(' ')}`);
    ({ effects } = bound.call);
    const output = await bound.call.run(new AbortController().signal);
    const text = output.parts.map((part) => part.text).join('');
    examples.push(`\`\`\`text\n${tool.name} ${JSON.stringify(input)}\n\n${shown(text).trimEnd()}\n\`\`\``);
  }
  const kinds = [...new Set(effects.map(({ kind }) => kind))].map((kind) => `\`${kind}\``);
  return [
    `## ${tool.name}`,
    tool.description,
    inputTable(tool.inputSchema),
    `**Effects**: ${kinds.length === 0 ? 'none' : kinds.join(', ')}. ${tool.readOnly || tool.concurrent === true ? 'Calls in one turn run in parallel.' : 'Calls run one after the other.'}`,
    `**Refused**: ${page.refused}`,
    ...examples,
  ].join('\n\n');
}

function inputTable({ properties, required = [] }) {
  const rows = Object.entries(properties).map(([name, { type, enum: values, description, minimum, maximum }]) => {
    const bounds = maximum === undefined ? '' : `, ${minimum ?? 0} to ${maximum}`;
    const form = values === undefined ? `${type}${bounds}` : values.map((value) => `\`${value}\``).join(', ');
    return `| \`${name}\`${required.includes(name) ? '' : ' (optional)'} | ${form} | ${(description ?? '').replaceAll('|', '\\|')} |`;
  });
  return ['| parameter | form | description |', '| --- | --- | --- |', ...rows].join('\n');
}
