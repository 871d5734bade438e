import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { type Diagnostic, only, UserError, userError } from '../errors.js';
import { type ReadHooks, readHooks } from '../hooks/read-hooks.js';
import { isRecord, parsedJson } from '../parsed-json.js';
import { createFileSystem } from '../platform/files/file-system.js';
import { createPathFacts } from '../platform/files/path-facts.js';
import { createReadOnlyCopies } from '../platform/files/state/read-only-copies.js';
import { FileProblem } from '../platform/files/types.js';
import type { Plugin, PluginComponent } from '../prompt/plugin.js';
import type { PromptSource } from '../prompt/types.js';
import { workingTreeSource } from '../prompt/working-tree-source.js';

const maxFiles = 2_000;
const maxBytes = 20_000_000;
const maxDepth = 16;

export interface OpenPlugins {
  readonly plugins: readonly Plugin[];
  readonly hooks: ReadHooks;
}

/** With manifests and hooks, not MCP servers and settings. Rejects with UserError `plugin-invalid`. */
export async function openPlugins(
  directories: readonly string[],
  source: PromptSource,
  temporary: string,
): Promise<OpenPlugins> {
  const diagnostics: Diagnostic[] = [];
  const read: ReadPlugin[] = [];
  for (const directory of directories) {
    const plugin = await readPlugin(directory, source).catch(only(UserError, (error) => error));
    if (plugin instanceof UserError) diagnostics.push(...plugin.diagnostics);
    else if (read.some(({ manifest }) => manifest.name === plugin.manifest.name)) {
      const message = `another plugin has the name ${plugin.manifest.name}`;
      diagnostics.push(...problem(directory, message, 'name one of them').diagnostics);
    } else read.push(plugin);
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  const copies = createReadOnlyCopies(temporary);
  const opened = read.map((plugin) => open(plugin, copies.add(plugin.manifest.name, plugin.files)));
  return { plugins: opened.map(({ plugin }) => plugin), hooks: joined(opened.map(({ hooks }) => hooks)) };
}

function joined(read: readonly ReadHooks[]): ReadHooks {
  return {
    hooks: read.flatMap(({ hooks }) => hooks),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
    notices: read.flatMap(({ notices }) => notices),
  };
}

interface ReadPlugin {
  readonly directory: string;
  readonly manifest: Manifest;
  /** By their paths in the plugin. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Links and other repositories, which are not copied. */
  readonly skipped: readonly string[];
}

async function readPlugin(directory: string, source: PromptSource): Promise<ReadPlugin> {
  // Every part of the path must be a directory of this repository: no link, no submodule.
  if (['', '.'].includes(directory)) throw problem(directory, 'it is the workspace itself', 'name a directory in it');
  const parts = directory.split('/');
  const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const kinds = await source.present([...prefixes, ...prefixes.map((prefix) => `${prefix}/.git`)]);
  for (const prefix of prefixes) {
    const kind = kinds.get(prefix);
    if (kind === undefined) {
      const hint = 'correct the path; it is relative to the workspace, and must be in the trusted commit';
      throw problem(directory, `${prefix} does not exist`, hint);
    }
    if (kind === 'link') throw problem(directory, `${prefix} is a link`, 'name the directory that it leads to');
    if (kind === 'file') throw problem(directory, `${prefix} is a file`, 'name the directory of the plugin');
    const message = `${prefix} is a submodule or another repository`;
    if (kind === 'other' || kinds.has(`${prefix}/.git`))
      throw problem(directory, message, 'commit the plugin to this repository');
  }
  const paths: string[] = [];
  const skipped: string[] = [];
  const collect = async (at: string, depth: number): Promise<void> => {
    const entries = await source.list(at).catch(only(FileProblem, () => []));
    if (at !== directory && entries.some(({ name }) => name === '.git')) {
      skipped.push(at);
      return;
    }
    for (const { name, kind } of entries) {
      const path = `${at}/${name}`;
      if (paths.length > maxFiles) return;
      if (kind === 'file') paths.push(path);
      else if (kind === 'directory' && depth < maxDepth) await collect(path, depth + 1);
      else skipped.push(path);
    }
  };
  await collect(directory, 0);
  const found = { paths, skipped };
  if (found.paths.length > maxFiles) throw tooLarge(directory, `it has more than ${String(maxFiles)} files`);
  const contents = await source.readAll(found.paths, maxBytes);
  const files = new Map<string, Buffer>();
  for (const path of found.paths) {
    const content = contents.get(path);
    if (!Buffer.isBuffer(content)) {
      const why = content === undefined ? '' : `: ${content.message}`;
      throw problem(directory, `cannot read ${path}${why}`, 'make it a readable file');
    }
    files.set(posix.relative(directory, path), content);
  }
  if ([...files.values()].reduce((sum, { length }) => sum + length, 0) > maxBytes)
    throw tooLarge(directory, `it has more than ${String(maxBytes)} bytes`);
  const manifest = readManifest(directory, files);
  if (!hasComponents(manifest, files)) throw noPlugin(directory, files);
  return { directory, manifest, files, skipped: found.skipped };
}

const tooLarge = (directory: string, message: string): UserError =>
  problem(directory, message, 'name the directory of one plugin, without what it does not need');

interface Manifest {
  readonly name: string;
  readonly directories: Readonly<Record<PluginComponent, readonly string[]>>;
  /** Each with its place, for messages. */
  readonly hooks: readonly { readonly location: string; readonly value: unknown }[];
}

const manifestPath = '.claude-plugin/plugin.json';
const usualHooks = 'hooks/hooks.json';

/** Without a manifest, the directory's name is that of the plugin. */
function readManifest(directory: string, files: ReadonlyMap<string, Buffer>): Manifest {
  const text = files.get(manifestPath);
  const value = text === undefined ? {} : jsonOf(text);
  const location = `${directory}/${manifestPath}`;
  if (!isRecord(value)) throw invalid(location, 'it is not a JSON object');
  const { name = posix.basename(directory) } = value;
  if (typeof name !== 'string' || !/^[A-Za-z0-9][\w.-]{0,63}$/.test(name))
    throw invalid(location, `the name ${JSON.stringify(name)} has characters other than letters, digits, -, _ and .`);
  const all = (component: PluginComponent) => [
    component,
    ...pathsIn(value[component]).filter((path) => path !== component),
  ];
  return {
    name,
    directories: { commands: all('commands'), skills: all('skills'), agents: all('agents') },
    hooks: hooksIn(value['hooks'], directory, files),
  };
}

/** `./custom/` or a list of such paths. */
function pathsIn(value: unknown): readonly string[] {
  return [value].flat().flatMap((path) => (typeof path === 'string' ? [normalized(path)] : []));
}

const normalized = (path: string): string => posix.normalize(path).replace(/^(?:\.\/)+|\/+$/g, '');

/** The usual file, other files that the manifest names, and hooks in the manifest itself. */
function hooksIn(value: unknown, directory: string, files: ReadonlyMap<string, Buffer>): Manifest['hooks'] {
  const named = pathsIn(value).filter((path) => path !== usualHooks);
  const missing = named.find((path) => !files.has(path));
  if (missing !== undefined)
    throw invalid(`${directory}/${manifestPath}`, `the file of hooks ${missing} does not exist`);
  const inFiles = [...(files.has(usualHooks) ? [usualHooks] : []), ...named].map((path) => {
    const location = `${directory}/${path}`;
    const parsed = jsonOf(files.get(path));
    if (!isRecord(parsed)) throw invalid(location, 'it is not a JSON object');
    return { location, value: parsed['hooks'] ?? {} };
  });
  const location = `${directory}/${manifestPath} hooks`;
  const inline = [value].flat().filter(isRecord);
  return [...inFiles, ...inline.map((one) => ({ location, value: one['hooks'] ?? one }))];
}

function jsonOf(content: Buffer | undefined): unknown {
  return content === undefined ? undefined : parsedJson(content.toString('utf8').replace(/^\uFEFF/, ''));
}

function hasComponents({ directories, hooks }: Manifest, files: ReadonlyMap<string, Buffer>): boolean {
  const paths = [...files.keys()];
  const all = Object.values(directories).flat();
  return hooks.length > 0 || all.some((directory) => paths.some((path) => path.startsWith(`${directory}/`)));
}

function noPlugin(directory: string, files: ReadonlyMap<string, Buffer>): UserError {
  const manifests = [...files.keys()].filter((path) => path.endsWith(`/${manifestPath}`));
  const names = manifests.slice(0, 5).map((path) => `${directory}/${path.slice(0, -manifestPath.length - 1)}`);
  const hint =
    names.length > 0
      ? `name the directory of a plugin, such as ${names.join(', ')}`
      : 'name the directory that contains commands, skills, agents or hooks';
  return problem(directory, 'it contains no commands, skills, agents or hooks of a plugin', hint);
}

function open(
  { directory, manifest, files, skipped }: ReadPlugin,
  root: string,
): { readonly plugin: Plugin; readonly hooks: ReadHooks } {
  const paths = [...files.keys()];
  const facts = createPathFacts(root, root);
  const read = joined(manifest.hooks.map(({ location, value }) => readHooks(value, location, true)));
  const digest = createHash('sha256');
  for (const [path, content] of files) digest.update(`${path}\0${String(content.length)}\0`).update(content);
  const plugin: Plugin = {
    name: manifest.name,
    directory,
    root,
    source: workingTreeSource(createFileSystem({ root, guard: () => null }), facts),
    components: manifest.directories,
    digest: digest.digest('hex'),
    notices: [
      ...(skipped.length === 0
        ? []
        : [`${directory}: links and other repositories in a plugin are not used: ${skipped.slice(0, 5).join(', ')}.`]),
      ...(paths.includes('.mcp.json')
        ? [`${directory}: the MCP servers of a plugin are not started; configure them with mcp-servers.`]
        : []),
    ],
  };
  return { plugin, hooks: { ...read, hooks: read.hooks.map((hook) => ({ ...hook, root })) } };
}

const problem = (directory: string, message: string, hint: string): UserError =>
  userError(['plugin-invalid', `plugin-directories: ${directory}`], message, hint);

const invalid = (location: string, message: string): UserError =>
  userError(['plugin-invalid', location], message, 'correct the file, or remove the plugin from plugin-directories');
