"use strict";
exports.id = 3412;
exports.ids = [3412,4768];
exports.modules = {

/***/ 13412:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  generalAgent: () => (/* binding */ generalAgent),
  readAgents: () => (/* binding */ readAgents),
  readPluginAgents: () => (/* binding */ readPluginAgents)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/prompt/command-name.js
var command_name = __webpack_require__(64772);
// EXTERNAL MODULE: ./lib/prompt/decode.js
var decode = __webpack_require__(67557);
// EXTERNAL MODULE: ./lib/prompt/formats/fields.js
var formats_fields = __webpack_require__(17211);
// EXTERNAL MODULE: ./lib/prompt/formats/frontmatter.js + 1 modules
var formats_frontmatter = __webpack_require__(65897);
// EXTERNAL MODULE: ./lib/prompt/formats/markdown.js
var markdown = __webpack_require__(15027);
// EXTERNAL MODULE: ./lib/prompt/formats/prompt-md.js
var prompt_md = __webpack_require__(44768);
// EXTERNAL MODULE: ./lib/prompt/formats/yaml.js
var yaml = __webpack_require__(33233);
;// CONCATENATED MODULE: ./lib/prompt/formats/agent-md.js






const understood = ['name', 'description', 'tools', 'disallowedTools', 'model', 'permission'];
/**
 * An agent of Claude Code, Copilot, Gemini CLI, Qwen Code or opencode: frontmatter, and the instructions of the
 * sub-agent, which are not a template.
 * Rejects with UserError: `prompt-syntax` with every invalid field, `prompt-missing`.
 */
async function parseAgent(source, text) {
    const frontmatter = await (0,formats_frontmatter.readFrontmatter)(source, text);
    const fields = (0,formats_fields.fieldsOf)(frontmatter);
    const isMap = (0,yaml/* isMapping */.p)(frontmatter?.fields.get('tools'));
    const rulesOf = /(^|\/)\.github\/agents\//.test(source) ? prompt_md.vsCodeRules : undefined;
    const tools = (0,markdown/* readTools */.sR)(source, fields, [isMap ? '' : 'tools', 'disallowedTools'], rulesOf);
    const denied = deniedByOpencode(frontmatter);
    (0,formats_fields.checkAllowedTools)(fields, 'tools', tools.allowed ?? []);
    (0,formats_fields.checkAllowedTools)(fields, 'disallowedTools', tools.disallowed);
    const read = {
        name: fields.text('name'),
        description: fields.text('description'),
    };
    const model = (0,markdown/* readModel */.ko)(fields);
    const diagnostics = fields.diagnostics();
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
    return {
        ...(0,markdown/* bodyOf */.EN)('claude', source, text, frontmatter),
        ...read,
        model,
        allowedTools: tools.allowed,
        disallowedTools: [...tools.disallowed, ...denied],
        notices: [
            ...(frontmatter === null ? (0,formats_fields.strayNotices)(source, text, understood) : []),
            ...(0,formats_fields.unknownFields)(source, frontmatter, understood),
            ...tools.notices,
        ],
    };
}
/** opencode's tools and permissions, with the tools here that they govern. */
const opencodeTools = {
    bash: ['Bash'],
    edit: ['Edit', 'Write'],
    glob: ['Glob'],
    grep: ['Grep'],
    list: ['List'],
    patch: ['Edit', 'Write'],
    read: ['Read'],
    skill: ['Skill'],
    task: ['Task'],
    todowrite: ['TodoWrite'],
    webfetch: ['WebFetch'],
    websearch: ['WebSearch'],
    write: ['Edit', 'Write'],
};
/**
 * What `tools` (name → false) and `permission` (name → ask, deny, or patterns) of opencode deny. Asking is refused in an
 * unattended run, and a permission with patterns denies the tool unless all of them allow it.
 */
function deniedByOpencode(frontmatter) {
    const entries = ['tools', 'permission'].flatMap((key) => {
        const value = frontmatter?.fields.get(key);
        if ((0,yaml/* isMapping */.p)(value))
            return Object.entries(value);
        return key === 'permission' && value !== undefined ? [['*', value]] : [];
    });
    const isAllowed = (value) => value === true || value === 'allow' || ((0,yaml/* isMapping */.p)(value) && Object.values(value).every(isAllowed));
    const denied = entries.filter(([, value]) => !isAllowed(value)).map(([name]) => name);
    const known = denied.includes('*') ? Object.keys(opencodeTools) : denied;
    return [...new Set(known.flatMap((name) => opencodeTools[name] ?? []))];
}

// EXTERNAL MODULE: ./lib/prompt/plugin.js
var prompt_plugin = __webpack_require__(53072);
// EXTERNAL MODULE: ./lib/prompt/well-known-folders.js
var well_known_folders = __webpack_require__(56121);
;// CONCATENATED MODULE: ./lib/prompt/agents.js







const maxAgents = 200;
const maxBytes = 200_000;
/** The agent that every job has. A file with the same name replaces it. */
const generalAgent = {
    name: 'general-purpose',
    description: 'Any task, with all tools of this job.',
    spec: null,
};
/**
 * Reads the agents of a project, also of the directories `above` it, or of a user, whose paths begin with `prefix` in
 * messages.
 */
async function readAgents(source, { prefix = '', above = [], folders = well_known_folders/* agentDirectories */.N6, } = {}) {
    const directories = ['', ...above].flatMap((up) => folders.map((directory) => `${up}${directory}`));
    const located = await locate(source, prefix, directories);
    const usable = located.flatMap(({ file }) => (file === null ? [] : [file]));
    const contents = await source.readAll(usable, maxBytes);
    const agents = new Map();
    const notices = [];
    for (const { shown, file } of located) {
        const content = file === null ? leavesSource(shown) : (contents.get(file) ?? leavesSource(shown));
        const read = await readAgent(shown, content);
        notices.push(...read.notices);
        if (read.agent !== null && !agents.has(read.agent.name))
            agents.set(read.agent.name, read.agent);
    }
    return { agents: [...agents.values()], notices };
}
/** The agents of a plugin, each named `plugin:agent`. */
async function readPluginAgents({ name, directory, root, source, components }) {
    const { agents, notices } = await readAgents(source, { prefix: `${directory}/`, folders: components.agents });
    const inPlugin = (spec) => spec === null ? null : { ...spec, body: (0,prompt_plugin/* withPluginRoot */.aL)(spec.body, root), plugin: { directory, root } };
    return {
        agents: agents.map((agent) => ({ ...agent, name: `${name}:${agent.name}`, spec: inPlugin(agent.spec) })),
        notices,
    };
}
async function locate(source, prefix, directories) {
    const located = [];
    for (const directory of (await source.present(directories)).keys()) {
        const isInside = await source.holds(directory);
        for (const { name, kind } of await filesIn(source, directory)) {
            const path = `${directory}/${name}`;
            const file = kind === 'link' ? await source.followLink(path, '.') : path;
            located.push({ shown: `${prefix}${path}`, file: isInside ? file : null });
        }
    }
    return located.slice(0, maxAgents);
}
/** Markdown files; a directory that cannot be listed has none. */
async function filesIn(source, directory) {
    const entries = await source.list(directory).catch((0,errors/* only */.j6)(types/* FileProblem */.k, () => []));
    return entries.filter(({ name, kind }) => (kind === 'file' || kind === 'link') && /\.md$/i.test(name));
}
function leavesSource(path) {
    return new types/* FileProblem */.k('outside', path, 'it is a link to a location outside the workspace');
}
async function readAgent(shown, content) {
    if (content instanceof types/* FileProblem */.k)
        return omitted([`${shown}: ${content.message}`]);
    try {
        const text = (0,decode/* decodePrompt */.Z6)(content, shown);
        // A file about the folder, such as its README.
        if (!/^---[ \t]*\n/.test(text))
            return { agent: null, notices: [] };
        const spec = await parseAgent(shown, text);
        if (spec.description === null)
            return omitted([`${shown}: it has no description`]);
        const file = shown.slice(shown.lastIndexOf('/') + 1).replace(/\.agent(?=\.md$)/i, '');
        const name = (0,command_name/* plainLine */.h0)(spec.name ?? (0,command_name/* commandName */.p6)(file));
        if (!/^[^()*\\"\n]{1,100}$/.test(name)) {
            return omitted([`${shown}: the name ${JSON.stringify(name)} is longer than 100 characters or has ( ) * \\ or "`]);
        }
        return { agent: { name, description: (0,command_name/* plainLine */.h0)(spec.description), spec }, notices: spec.notices };
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, errors/* UserError */.yo);
        return omitted(error.diagnostics.map(({ location = shown, message }) => `${location}: ${message}`));
    }
}
function omitted(reasons) {
    return { agent: null, notices: reasons.map((reason) => `An agent was omitted: ${reason}.`) };
}


/***/ }),

/***/ 64772:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ wantedName),
/* harmony export */   cP: () => (/* binding */ hasName),
/* harmony export */   gp: () => (/* binding */ cleanDescription),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   p6: () => (/* binding */ commandName)
/* harmony export */ });
/* harmony import */ var _lazy_reg_exp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5113);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);


const maxSegment = 50;
/**
 * The name of a command from its path below the command directory (`/` between the parts, with extension):
 * `git/commit.toml` is `git:commit`. Characters other than letters, digits, `_`, `.` and `-` become `_`; long parts are
 * truncated.
 */
function commandName(path) {
    return path
        .replace(/\.[^./]*$/, '')
        .split('/')
        .map((part) => {
        const clean = cleanPart(part);
        return clean.length > maxSegment ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(clean, maxSegment - 3)}...` : clean;
    })
        .join(':');
}
/** A name as a person writes it, normalized like file names: `/审查`, `git:my commit`. */
function wantedName(text) {
    return text.trim().replace(/^\//, '').split(':').map(cleanPart).join(':');
}
/** Whether the `name` of a skill's frontmatter is this name; blanks may be written as dashes. */
function hasName(name, written) {
    return name !== null && (name.trim() === written || name.trim().replace(/\s+/g, '-') === written);
}
const unusable = (0,_lazy_reg_exp_js__WEBPACK_IMPORTED_MODULE_1__/* .lazyRegExp */ .e)(String.raw `[^\p{L}\p{M}\p{N}_.-]`, 'gu');
/** Some systems decompose the accents in a file name. */
function cleanPart(part) {
    return part.normalize('NFC').replace(unusable(), '_');
}
const gaps = (0,_lazy_reg_exp_js__WEBPACK_IMPORTED_MODULE_1__/* .lazyRegExp */ .e)(String.raw `[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+`, 'gu');
/** A text on one line, without escape sequences, control characters and invisible characters. */
function plainLine(text) {
    const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
    return text.replace(escapes, '').replace(gaps(), ' ').trim();
}
/** A description for one line of a list, at most 100 characters. */
function cleanDescription(text) {
    const clean = plainLine(text);
    if (clean.length <= 100)
        return clean;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(clean, 97)}...`;
}


/***/ }),

/***/ 44768:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parsePromptMd: () => (/* binding */ parsePromptMd),
/* harmony export */   vsCodeRules: () => (/* binding */ vsCodeRules)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93768);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17211);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65897);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15027);





const known = ['name', 'description', 'argument-hint', 'agent', 'mode', 'model', 'tools'];
/** VS Code's tools and tool sets, with the corresponding tools here; a set may also be named without a tool. Source: its list of built-in chat tools. */
const tools = {
    codebase: ['Grep', 'Glob', 'List'],
    edit: ['Edit', 'Write'],
    editfiles: ['Edit', 'Write'],
    createfile: ['Write'],
    createdirectory: ['Write'],
    execute: ['Bash'],
    fetch: ['WebFetch'],
    filesearch: ['Glob'],
    listdirectory: ['List'],
    read: ['Read', 'List'],
    readfile: ['Read'],
    runcommands: ['Bash'],
    runinterminal: ['Bash'],
    search: ['Grep', 'Glob', 'List'],
    terminal: ['Bash'],
    textsearch: ['Grep'],
    todo: ['TodoWrite'],
    todos: ['TodoWrite'],
    web: ['WebFetch', 'WebSearch'],
};
/** The tools of a built-in agent if none are listed. */
const agents = { agent: null, ask: [], edit: ['Edit', 'Write'] };
/**
 * A prompt file of VS Code and Copilot: optional YAML frontmatter; the trimmed rest is the prompt. `tools` and the agents
 * `ask` and `edit` restrict what the workflow allows; a tool that does not exist here is omitted with a notice, as in VS
 * Code. Rejects with UserError: `prompt-syntax` with every invalid field, `prompt-missing`.
 */
async function parsePromptMd(source, text) {
    const frontmatter = await (0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_3__.readFrontmatter)(source, text);
    const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__.fieldsOf)(frontmatter);
    const notices = [
        ...(frontmatter === null ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__.strayNotices)(source, text, known) : []),
        ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__.unknownFields)(source, frontmatter, known),
    ];
    const read = {
        name: fields.text('name'),
        description: fields.text('description'),
        argumentHint: fields.text('argument-hint'),
        model: fields.first('model'),
        allowedTools: readTools(source, fields, notices),
    };
    (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__.checkAllowedTools)(fields, 'tools', read.allowedTools ?? []);
    const diagnostics = fields.diagnostics();
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    return { ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .bodyOf */ .EN)('prompt-md', source, text, frontmatter), ...read, notices };
}
function readTools(source, fields, notices) {
    const listed = fields.list('tools', "['search', 'editFiles']");
    const mode = fields.text('mode');
    const agent = fields.text('agent') ?? mode ?? 'agent';
    const isBuiltIn = Object.hasOwn(agents, agent);
    if (!isBuiltIn)
        notices.push(`${source}: the agent ${JSON.stringify(agent)} has no effect; a custom agent is not read`);
    if (listed === null)
        return isBuiltIn ? (agents[agent] ?? null) : null;
    if (listed.includes('*'))
        return null;
    const rules = listed.flatMap((name) => {
        const rule = vsCodeRules(name);
        if (rule.length === 0)
            notices.push(`${source}: the tool ${JSON.stringify(name)} does not exist here`);
        return rule;
    });
    return [...new Set(rules)];
}
/** The rules for `search`, `search/codebase`, `search/*`, or a Sallyport rule such as `Bash(git log:*)`; none if unknown. */
function vsCodeRules(name) {
    const [set = '', tool = '*'] = name.toLowerCase().split('/');
    const entry = tool === '*' ? set : tool;
    if (Object.hasOwn(tools, entry))
        return tools[entry] ?? [];
    return (0,_policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalTool */ .Zt)(name.replace(/\(.*$/s, '')) === undefined ? [] : [name];
}


/***/ }),

/***/ 33233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readYamlFile),
/* harmony export */   p: () => (/* binding */ isMapping)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63520);
/* harmony import */ var _document_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14399);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46013);
/* harmony import */ var _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39579);





const maxLength = 1_000_000;
/**
 * Reads a file that must be one YAML mapping. Rejects with UserError `prompt-syntax`, with all YAML errors at once.
 * @param reviver receives every value, with whole numbers as bigint; without it, large ones are rounded
 */
async function readYamlFile(source, text, reviver) {
    const diagnostic = (offset, what) => (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnosticInFile */ .dR)(source, text, offset, {
        code: 'prompt-syntax',
        message: what,
        hint: 'correct the YAML at the caret',
    });
    if (text.length > maxLength)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, `the file is longer than ${maxLength} characters`));
    if ((0,_yaml_bounds_js__WEBPACK_IMPORTED_MODULE_3__/* .nestsTooDeep */ .qK)(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, `the file is nested deeper than ${_yaml_bounds_js__WEBPACK_IMPORTED_MODULE_3__/* .maxNesting */ .JG}`));
    const { parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const document = parseDocument(text, { logLevel: 'error', intAsBigInt: reviver !== undefined });
    const problem = (offset, reason) => diagnostic(offset, `the file is not valid YAML: ${reason}`);
    const value = (0,_document_value_js__WEBPACK_IMPORTED_MODULE_1__/* .documentValue */ .H)(document, text, problem, reviver);
    if (!isMapping(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, `the file must be a mapping (\`name: value\`), but is ${(0,_value_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfType */ .x)(value)}`));
    }
    return {
        value,
        diagnostic: (path, diagnosticText, at = null) => {
            const node = nodeAt(document, path);
            const offset = (at === null ? null : offsetIn(text, node, at)) ?? node?.range?.[0] ?? 0;
            return (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnosticInFile */ .dR)(source, text, offset, { code: 'prompt-syntax', ...diagnosticText });
        },
        linesOf: (path) => linesOf(text, nodeAt(document, path)),
    };
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
function nodeAt(document, path) {
    for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (typeof node === 'object' && node !== null && 'range' in node)
            return node;
    }
    return undefined;
}
function linesOf(text, node) {
    if (node === undefined || !('value' in node) || typeof node.value !== 'string')
        return null;
    const [start] = node.range ?? [0];
    const lines = node.value.split('\n');
    const type = 'type' in node ? node.type : undefined;
    if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED')
        return linesOfBlock(text, start, lines);
    const textStart = start + (type === 'PLAIN' ? 0 : 1);
    return lines.length === 1 && text.startsWith(node.value, textStart) ? [(0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(text, textStart)] : null;
}
/** Where an offset of a text value is in the file; `null` if unknown. */
function offsetIn(text, node, at) {
    if (node === undefined || !('value' in node) || typeof node.value !== 'string')
        return null;
    const { line, column } = (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(node.value, at);
    const start = linesOf(text, node)?.[line - 1];
    return start === undefined ? null : (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .offsetAt */ .HA)(text, { line: start.line, column: start.column + column - 1 });
}
/** Every line of a block has the same indentation in the file. */
function linesOfBlock(text, start, lines) {
    const firstLine = (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(text, start).line + 1;
    const inFile = text.split('\n').slice(firstLine - 1, firstLine - 1 + lines.length);
    const filled = lines.findIndex((line) => line.trim() !== '');
    const indent = filled < 0 ? 0 : (inFile[filled] ?? '').length - (lines[filled] ?? '').length;
    const fits = lines.every((line, index) => line === '' || inFile[index]?.slice(indent) === line);
    return fits ? lines.map((_, index) => ({ line: firstLine + index, column: indent + 1 })) : null;
}


/***/ })

};
;