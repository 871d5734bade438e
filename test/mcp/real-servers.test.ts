import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolLimitsOf } from '../../src/model/tool-limits.js';
import { aConfiguration, callTool, running, textOf } from '../doubles/mcp.js';

interface Row {
  readonly name: string;
  readonly version: string;
  readonly bin: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly tool: string;
  readonly input: object;
  /** What the result says, of which some servers have only an error without a network or a key. */
  readonly says: RegExp;
}

const servers: readonly Row[] = [
  {
    name: '@modelcontextprotocol/server-everything',
    version: '2026.8.31',
    bin: 'dist/index.js',
    tool: 'echo',
    input: { message: 'hello' },
    says: /Echo: hello/,
  },
  {
    name: '@modelcontextprotocol/server-filesystem',
    version: '2026.8.31',
    bin: 'dist/index.js',
    args: ['FOLDER'],
    tool: 'read_text_file',
    input: { path: 'FOLDER/package.json' },
    says: /"real-servers"/,
  },
  {
    name: '@modelcontextprotocol/server-memory',
    version: '2026.8.31',
    bin: 'dist/index.js',
    env: { MEMORY_FILE_PATH: 'FOLDER/memory.json' },
    tool: 'create_entities',
    input: { entities: [{ name: 'a', entityType: 'b', observations: ['c'] }] },
    says: /"entityType": "b"/,
  },
  {
    name: '@modelcontextprotocol/server-sequential-thinking',
    version: '2026.8.31',
    bin: 'dist/index.js',
    tool: 'sequentialthinking',
    input: { thought: 'a', nextThoughtNeeded: false, thoughtNumber: 1, totalThoughts: 1 },
    says: /"thoughtNumber": 1/,
  },
  {
    name: '@eslint/mcp',
    version: '0.3.13',
    bin: 'src/mcp-cli.js',
    tool: 'lint-files',
    input: { filePaths: ['FOLDER/package.json'] },
    says: /./,
  },
  {
    name: '@antv/mcp-server-chart',
    version: '0.9.10',
    bin: 'build/index.js',
    tool: 'generate_pie_chart',
    input: { data: [{ category: 'a', value: 1 }] },
    says: /./,
  },
  {
    name: '@circleci/mcp-server-circleci',
    version: '0.20.0',
    bin: 'dist/index.js',
    env: { CIRCLECI_TOKEN: 'x'.repeat(20) },
    tool: 'config_helper',
    input: { params: { configFile: 'version: 2.1' } },
    says: /./,
  },
  {
    name: '@notionhq/notion-mcp-server',
    version: '2.5.2',
    bin: 'bin/cli.mjs',
    env: { NOTION_TOKEN: 'x'.repeat(20) },
    tool: 'API-get-self',
    input: {},
    says: /./,
  },
  {
    name: '@perplexity-ai/mcp-server',
    version: '1.2.1',
    bin: 'dist/index.js',
    env: { PERPLEXITY_API_KEY: 'x'.repeat(20) },
    tool: 'perplexity_ask',
    input: { messages: [{ role: 'user', content: 'x' }] },
    says: /./,
  },
  {
    name: '@playwright/mcp',
    version: '0.0.83',
    bin: 'cli.js',
    args: ['--headless', '--browser', 'chromium'],
    tool: 'browser_close',
    input: {},
    says: /./,
  },
  {
    name: '@upstash/context7-mcp',
    version: '4.1.1',
    bin: 'dist/index.js',
    tool: 'resolve-library-id',
    input: { libraryName: 'zod', query: 'x' },
    says: /./,
  },
  {
    name: '@zereight/mcp-gitlab',
    version: '2.1.64',
    bin: 'build/index.js',
    env: { GITLAB_PERSONAL_ACCESS_TOKEN: 'x'.repeat(20) },
    tool: 'list_merge_requests',
    input: { project_id: '1' },
    says: /./,
  },
  {
    name: 'figma-developer-mcp',
    version: '0.13.2',
    bin: 'dist/bin.js',
    args: ['--stdio', '--figma-api-key=x'],
    tool: 'get_figma_data',
    input: { fileKey: 'abc' },
    says: /./,
  },
  {
    name: 'firecrawl-mcp',
    version: '3.26.0',
    bin: 'dist/index.js',
    env: { FIRECRAWL_API_KEY: 'x'.repeat(20) },
    tool: 'firecrawl_scrape',
    input: { url: 'https://example.org' },
    says: /./,
  },
  {
    name: 'mcp-hello-world',
    version: '1.1.2',
    bin: 'build/stdio.js',
    tool: 'echo',
    input: { message: 'hello' },
    says: /hello/,
  },
  {
    name: 'mcp-server-kubernetes',
    version: '4.1.7',
    bin: 'dist/index.js',
    tool: 'kubectl_get',
    input: { resourceType: 'pods', namespace: 'default', name: 'a' },
    says: /kubectl|connect|config|cluster/i,
  },
  {
    name: 'tavily-mcp',
    version: '0.2.22',
    bin: 'build/index.js',
    env: { TAVILY_API_KEY: 'x'.repeat(20) },
    tool: 'tavily_search',
    input: { query: 'x' },
    says: /./,
  },
];

/** Installs packages: only for `npm run test:long`. */
describe.skipIf(process.env['SALLYPORT_LONG'] === undefined)('servers of the registry', () => {
  let folder = '';
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 600_000);
  const placed = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('FOLDER', folder)) as T;

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'sallyport-servers-')));
    writeFileSync(join(folder, 'package.json'), '{"name":"real-servers","private":true}');
    const packages = servers.map(({ name, version }) => `${name}@${version}`);
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], { cwd: folder });
  }, 600_000);

  test.each(servers)('$name starts, its tools can be offered to every provider, and one is called', async (row) => {
    const { bin, args = [], env = {}, tool, input, says } = placed(row);
    const command = {
      command: 'node',
      args: [join(folder, 'node_modules', row.name, bin), ...args],
      env,
      timeout: 60_000,
    };
    for (const model of ['openai/gpt-5', 'google/gemini-2.5-flash']) {
      const { tools, notices } = await running(aConfiguration({ s: command }), { limits: toolLimitsOf([model]) });
      expect(tools.length, notices.join('\n')).toBeGreaterThan(0);
      for (const { inputSchema } of tools)
        for (const name of Object.keys(inputSchema['properties'] ?? {})) expect(name).toMatch(/^[\w.-]{1,64}$/);
    }
    const started = await running(aConfiguration({ s: command }));
    const said = textOf(await callTool(started, `mcp__s__${tool}`, input));
    expect(said).toMatch(says);
    expect(said).not.toMatch(/it is not running|no answer within/);
  }, 300_000);
});
