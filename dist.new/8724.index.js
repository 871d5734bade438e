"use strict";
exports.id = 8724;
exports.ids = [8724];
exports.modules = {

/***/ 43304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson),
/* harmony export */   q: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20274);


/** The hash of a value, independent of the order of keys. */
function hashOf(value) {
    return `sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonicalJson(value)).digest('hex')}`;
}
/** Equal for equal values, whatever the order of their keys. */
function canonicalJson(value) {
    return JSON.stringify(value, (_key, one) => (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one);
}


/***/ }),

/***/ 13151:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ expandVariables)
/* harmony export */ });
const reference = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g;
/** Replaces `${NAME}` and `${NAME:-default}`, once: a value is never expanded again. An empty value counts as set. */
function expandVariables(connection, variables) {
    const missing = new Set();
    const values = new Set();
    const expand = (text, isPrivate) => text.replaceAll(reference, (_whole, name, fallback) => {
        const value = variables[name] === '' ? (fallback ?? '') : (variables[name] ?? fallback);
        if (value === undefined)
            missing.add(name);
        else if (value !== fallback && isPrivate(value))
            values.add(value);
        return value ?? '';
    });
    const record = (fields) => Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, expand(text, () => true)]));
    const expanded = connection.kind === 'stdio'
        ? {
            kind: 'stdio',
            command: expand(connection.command, isOpaque),
            args: connection.args.map((arg) => expand(arg, isOpaque)),
            env: record(connection.env),
        }
        : { kind: 'remote', url: expand(connection.url, isOpaque), headers: record(connection.headers) };
    return { connection: expanded, missing: [...missing], values: [...values] };
}
/**
 * Whether a value of a command, an argument or an address may be a key: hiding a path, a number, a word or an ordinary
 * address in everything that the run prints would make it unreadable.
 */
function isOpaque(value) {
    if (/^https?:\/\/[^@?#]+$/.test(value))
        return value.split('/').slice(3).some(isKey);
    return !/^(?:\.{0,2}\/.*|[\d.:]+|[A-Za-z]+(?:[-_./ ][A-Za-z]+)*)$/.test(value);
}
/** A long run of letters and digits. */
function isKey(segment) {
    return segment.length >= 16 && /\d/.test(segment) && /[A-Za-z]/.test(segment);
}


/***/ }),

/***/ 15172:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ combineLocks),
/* harmony export */   G_: () => (/* binding */ hasPinnedInstructions),
/* harmony export */   PG: () => (/* binding */ parseLock),
/* harmony export */   Ty: () => (/* binding */ changedParts),
/* harmony export */   X5: () => (/* binding */ formatLock),
/* harmony export */   hD: () => (/* binding */ pinServer),
/* harmony export */   qA: () => (/* binding */ changeSincePin),
/* harmony export */   y_: () => (/* binding */ pin)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20274);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43304);



function pinServer({ instructions, tools }) {
    const sorted = tools.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return {
        instructions: (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .q)(instructions),
        tools: Object.fromEntries(sorted.map((tool) => [tool.name, pin(tool)])),
    };
}
function pin({ title, description, inputSchema, rest }) {
    return { description: (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .q)([title, description]), inputSchema: (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .q)(inputSchema), rest: (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .q)(rest) };
}
/** Why a tool may not be offered under a lock, as a clause; `null` if it is as it was pinned. */
function changeSincePin(tool, pinned) {
    const before = pinned !== undefined && Object.hasOwn(pinned.tools, tool.name) ? pinned.tools[tool.name] : undefined;
    if (before === undefined)
        return 'it is not in the lock file';
    const parts = changedParts(before, pin(tool));
    return parts.length === 0 ? null : `its ${parts.join(' and ')} changed since it was pinned`;
}
const pinnedParts = [
    ['description', 'description'],
    ['inputSchema', 'input schema'],
    ['rest', 'annotations or output schema'],
];
/** What differs between two pins of a tool, by name. */
function changedParts(before, now) {
    return pinnedParts.filter(([part]) => before[part] !== now[part]).map(([, name]) => name);
}
/** Whether the instructions of a server are those that were pinned; without a lock, all are accepted. */
function hasPinnedInstructions(lock, givenName, instructions) {
    if (lock === null || instructions === '')
        return true;
    return Object.hasOwn(lock.servers, givenName) && lock.servers[givenName]?.instructions === (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .q)(instructions);
}
/** What all of these locks permit: a tool is as it was pinned if it is so in each lock that has its server. */
function combineLocks(locks) {
    const [first, ...others] = locks;
    if (first === undefined)
        return null;
    const servers = new Map(Object.entries(first.servers));
    for (const [name, pinned] of others.flatMap((lock) => Object.entries(lock.servers))) {
        const known = servers.get(name);
        servers.set(name, known === undefined ? pinned : inBoth(known, pinned));
    }
    return { servers: Object.fromEntries(servers) };
}
function inBoth(one, other) {
    const isSame = (name, tool) => {
        const there = Object.hasOwn(other.tools, name) ? other.tools[name] : undefined;
        return there !== undefined && changedParts(there, tool).length === 0;
    };
    return {
        instructions: one.instructions === other.instructions ? one.instructions : '',
        tools: Object.fromEntries(Object.entries(one.tools).filter(([name, tool]) => isSame(name, tool))),
    };
}
function formatLock(lock) {
    const servers = Object.fromEntries(Object.entries(lock.servers).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return `${JSON.stringify({ version: 1, servers }, null, 2)}\n`;
}
/** Throws UserError `mcp-invalid`: a lock that cannot be read never counts as none. */
function parseLock(text, location) {
    const value = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedJson */ .U4)(text);
    if (!isLock(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'mcp-invalid',
            location,
            message: 'the lock file is not one that `sallyport mcp pin` wrote',
            hint: 'run `sallyport mcp pin` again and review the change',
        });
    }
    return value;
}
function isLock(value) {
    if (!(0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) || value['version'] !== 1 || !(0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value['servers']))
        return false;
    return Object.values(value['servers']).every((server) => (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(server) && typeof server['instructions'] === 'string' && isPinnedTools(server['tools']));
}
function isPinnedTools(value) {
    return ((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) &&
        Object.values(value).every((tool) => (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(tool) && pinnedParts.every(([part]) => typeof tool[part] === 'string')));
}


/***/ }),

/***/ 7951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ longestServerName),
/* harmony export */   L5: () => (/* binding */ serverName),
/* harmony export */   Pt: () => (/* binding */ toolIdentity),
/* harmony export */   Uf: () => (/* binding */ toolName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The shortest limit of the providers. */
const longestName = 64;
/** A longer name keeps this much of its beginning; the hash of the whole name follows. */
const keptOfLongName = 40;
/**
 * The name of a server in rules and tools. Two underscores separate server and tool, so no name contains them; every
 * character that a provider refuses becomes an underscore. Empty if nothing is left.
 */
function serverName(given) {
    return given
        .replaceAll(/[^A-Za-z0-9-]+/g, '_')
        .replaceAll(/_{2,}/g, '_')
        .replaceAll(/^[_-]+|_+$/g, '');
}
function toolIdentity(server, tool) {
    const plain = tool.replaceAll(/[^A-Za-z0-9_-]/g, '_');
    const whole = toolName({ server, tool: plain });
    if (whole.length <= longestName)
        return { server, tool: plain };
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${server}\0${tool}`).digest('hex').slice(0, 8);
    const kept = Math.max(1, keptOfLongName - toolName({ server, tool: '' }).length);
    return { server, tool: `${plain.slice(0, kept)}_${hash}`, whole: plain };
}
function toolName({ server, tool }) {
    return `mcp__${server}__${tool}`;
}
/** A longer server name would leave no room for tools. */
const longestServerName = 32;


/***/ }),

/***/ 88724:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readMcpConfiguration: () => (/* binding */ readMcpConfiguration),
  requireVariables: () => (/* binding */ requireVariables)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/mcp/expand.js
var expand = __webpack_require__(13151);
// EXTERNAL MODULE: ./lib/mcp/lock.js
var lock = __webpack_require__(15172);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/mcp/names.js
var names = __webpack_require__(7951);
;// CONCATENATED MODULE: ./lib/mcp/read-servers.js



const knownKeys = ['type', 'command', 'args', 'env', 'url', 'headers', 'timeout', 'protocol', 'required', 'workspace'];
/** Keys of other programs that read the same file; they change nothing here. */
const ignoredKeys = new Set(['alwaysLoad', 'autoApprove', 'description', 'disabled', 'trust']);
const defaultTimeoutMs = 60_000;
const longestTimeoutMs = 3_600_000;
/**
 * The servers of a mapping in the form of `mcpServers`. `isShared`: the mapping is in a file that other programs read
 * too, so unknown keys are only notices.
 */
function readServers(mapping, location, isShared) {
    const diagnostics = [];
    const notices = [];
    const servers = [];
    if (!(0,parsed_json/* isRecord */.u4)(mapping)) {
        diagnostics.push(problem(location, 'the servers must be a mapping from names to servers', mapping));
        return { servers, notices, diagnostics };
    }
    for (const [givenName, fields] of Object.entries(mapping)) {
        const at = `${location} ${givenName}`;
        if (!(0,parsed_json/* isRecord */.u4)(fields)) {
            diagnostics.push(problem(at, 'a server must be a mapping with command or url', fields));
            continue;
        }
        if (fields['disabled'] === true)
            continue;
        for (const key of Object.keys(fields)) {
            if (knownKeys.includes(key) || ignoredKeys.has(key))
                continue;
            if (isShared && !unsupportedKeys.has(key))
                notices.push(`${at}: the key ${key} has no effect here.`);
            else
                diagnostics.push(unknownKey(at, key));
        }
        const read = readServer(givenName, at, fields);
        if ('connection' in read)
            servers.push(read);
        else
            diagnostics.push(...read.problems);
    }
    return { servers, notices, diagnostics };
}
/** Without them, the server would not work. */
const unsupportedKeys = new Set(['headersHelper', 'oauth']);
function unknownKey(location, key) {
    return {
        code: 'mcp-invalid',
        location,
        message: unsupportedKeys.has(key) ? `${key} is not supported` : `unknown key ${key}`,
        hint: unsupportedKeys.has(key)
            ? 'put a token into headers: Authorization: Bearer ${NAME}'
            : ((0,errors/* didYouMean */.au)(key, knownKeys) ?? `the keys are ${knownKeys.join(', ')}`),
    };
}
function readServer(givenName, at, fields) {
    const name = (0,names/* serverName */.L5)(givenName);
    const problems = [];
    const check = (isValid, message, found) => {
        if (!isValid)
            problems.push(problem(at, message, found));
    };
    check(name !== '', 'the name has no letter or digit', givenName);
    check(name.length <= names/* longestServerName */.FQ, `the name is longer than ${String(names/* longestServerName */.FQ)} characters`, givenName);
    const { timeout = defaultTimeoutMs, protocol, required = false, workspace = 'read-only' } = fields;
    check(typeof timeout === 'number' && timeout >= 1_000 && timeout <= longestTimeoutMs, `timeout must be a number of milliseconds from 1000 to ${String(longestTimeoutMs)}`, timeout);
    check(protocol === undefined || protocol === 'legacy' || protocol === 'auto', 'protocol must be legacy or auto', protocol);
    check(typeof required === 'boolean', 'required must be true or false', required);
    check(workspace === 'read-only' || workspace === 'read-write', 'workspace must be read-only or read-write', workspace);
    const connection = connectionOf(fields, check);
    if (connection === null || problems.length > 0)
        return { problems };
    return {
        name,
        givenName,
        location: at,
        connection,
        timeoutMs: Number(timeout),
        protocol: protocol === 'legacy' || protocol === 'auto' ? protocol : connection.kind === 'remote' ? 'auto' : 'legacy',
        required: required === true,
        writesWorkspace: workspace === 'read-write',
    };
}
function connectionOf(fields, check) {
    const { type, command, url, args = [], env = {}, headers = {} } = fields;
    const isHttp = (typeof type === 'string' && /^(?:streamable-)?http$/.test(type)) || (type === undefined && url !== undefined);
    if (!isHttp && type !== undefined && type !== 'stdio') {
        check(false, type === 'sse' ? 'sse is not supported, only http and stdio' : 'type must be stdio or http', type);
        return null;
    }
    if (isHttp) {
        check(typeof url === 'string' && /^(?:https?:\/\/|\$\{)/.test(url), 'url must be an http or https address', url);
        check(command === undefined, 'a server has either command or url', command);
        check(isTexts(headers), 'headers must be a mapping of text', headers);
        return typeof url === 'string' && isTexts(headers) ? { kind: 'remote', url, headers } : null;
    }
    check(typeof command === 'string' && command.trim() !== '', 'command must be the name of a program', command);
    check(isStrings(args), 'args must be a list of text', args);
    check(isTexts(env), 'env must be a mapping of text', env);
    return typeof command === 'string' && isStrings(args) && isTexts(env)
        ? { kind: 'stdio', command, args, env: Object.fromEntries(Object.entries(env)) }
        : null;
}
/** Servers that differ only in characters that names do not keep, or in letter case; of all sources together. */
function equalNames(servers) {
    return servers.flatMap((server, index) => {
        const first = servers.slice(0, index).find(({ name }) => name.toLowerCase() === server.name.toLowerCase());
        return first === undefined
            ? []
            : [
                {
                    code: 'mcp-invalid',
                    location: server.location,
                    message: `two servers have the name ${server.name} in rules`,
                    found: `${first.location}, ${server.location}`,
                    hint: 'rename one of them',
                },
            ];
    });
}
function problem(location, message, found) {
    const text = JSON.stringify(found);
    return {
        code: 'mcp-invalid',
        location,
        message,
        ...(text === undefined ? {} : { found: text.slice(0, 200) }),
        hint: 'see docs/mcp.md for the form of a server',
    };
}
function isStrings(value) {
    return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
function isTexts(value) {
    return (0,parsed_json/* isRecord */.u4)(value) && Object.values(value).every((one) => typeof one === 'string');
}

// EXTERNAL MODULE: ./lib/settings/mcp-settings.js
var mcp_settings = __webpack_require__(69984);
// EXTERNAL MODULE: ./lib/settings/read-text.js
var read_text = __webpack_require__(24064);
;// CONCATENATED MODULE: ./lib/settings/mcp-servers.js






/**
 * The servers of the settings and of the file that they name, and the lock file next to the configuration, combined with
 * those of directories above the workspace (`../`); all from the trusted source. Rejects with UserError `mcp-invalid`, with
 * all problems.
 */
async function readMcpConfiguration(settings, source, above = []) {
    const lockPath = (0,mcp_settings/* mcpLockPath */.h)(settings);
    const [inSettings, inFile] = [readGiven(settings['mcp-servers']), await readFile(settings['mcp-config'], source)];
    const servers = [...inSettings.servers, ...inFile.servers];
    const diagnostics = [...inSettings.diagnostics, ...inFile.diagnostics, ...equalNames(servers)];
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
    const paths = [lockPath, ...above.map((up) => `${up}${(0,mcp_settings/* mcpLockPath */.h)({ config: undefined })}`)];
    const locks = await Promise.all(paths.map((path) => readLock(path, source)));
    return {
        servers,
        lock: (0,lock/* combineLocks */.CN)(locks.filter((lock) => lock !== null)),
        lockPath,
        notices: [...inSettings.notices, ...inFile.notices],
    };
}
/** Throws UserError `mcp-invalid` if a variable in the configuration of a server has no value and no default. */
function requireVariables(servers, variables) {
    const diagnostics = servers.flatMap(({ connection, location }) => (0,expand/* expandVariables */.i)(connection, variables).missing.map((name) => ({
        code: 'mcp-invalid',
        location,
        message: `the variable ${name} is not set`,
        hint: `set ${name} in env of the step, or write \${${name}:-default}`,
    })));
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
}
const none = { servers: [], notices: [], diagnostics: [] };
/** A mapping in the configuration file, or its JSON text in an input. */
function readGiven(given) {
    if (given === undefined)
        return none;
    if (typeof given !== 'string')
        return readServers(given, 'mcp-servers', false);
    return readJson(given, 'mcp-servers', false);
}
async function readFile(path, source) {
    if (path === undefined)
        return none;
    const text = await (0,read_text/* readText */.y)(path, source);
    return typeof text === 'string' ? readJson(text, path, true) : { ...none, diagnostics: [unreadable(path, text)] };
}
async function readLock(path, source) {
    const text = await (0,read_text/* readText */.y)(path, source);
    if (typeof text === 'string')
        return (0,lock/* parseLock */.PG)(text, path);
    if (text.code === 'missing')
        return null;
    throw new errors/* UserError */.yo(unreadable(path, text));
}
function unreadable(location, { message }) {
    return {
        code: 'file-unreadable',
        location,
        message: 'the file cannot be read',
        found: message,
        hint: 'correct the path, which is relative to the workspace, or commit the file',
    };
}
/** The mapping itself, or in the field `mcpServers`, as in `.mcp.json`. */
function readJson(text, location, isShared) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        const hint = 'write {"mcpServers": {"name": {"command": "…"}}}';
        const found = (0,errors/* messageOf */.bD)(error);
        return { ...none, diagnostics: [{ code: 'mcp-invalid', location, message: 'invalid JSON', found, hint }] };
    }
    const mapping = typeof value === 'object' && value !== null && 'mcpServers' in value ? value.mcpServers : value;
    return readServers(mapping, location, isShared);
}


/***/ })

};
;