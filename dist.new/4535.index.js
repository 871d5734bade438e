"use strict";
exports.id = 4535;
exports.ids = [4535,7824,8724];
exports.modules = {

/***/ 65254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withConfinedRuntime)
/* harmony export */ });
/* harmony import */ var _platform_files_state_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83258);
/* harmony import */ var _platform_process_marked_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39446);
/* harmony import */ var _private_directories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46738);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44349);




/**
 * Lends a runtime for processes that belong to no job: in the sandbox and with the private directories that they would
 * have in one. Nothing of it is left afterwards. Rejects with UserError if the setting `sandbox` is `require` and no
 * sandbox works.
 */
async function withConfinedRuntime({ redact, onSandbox, ...options }, use) {
    const { settings } = options.runContext;
    const artifacts = (0,_platform_files_state_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .createArtifacts */ .GC)(options.hostEnvironment.temporary, redact);
    const directories = (0,_private_directories_js__WEBPACK_IMPORTED_MODULE_2__/* .privateDirectories */ .H)(artifacts);
    directories.make();
    const runtime = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .createJobRuntime */ .Y)({
        ...options,
        childProcesses: directories.childProcesses,
        sandbox: {
            mode: settings.sandbox,
            makeDirectory: () => artifacts.makeDirectory('sandbox'),
            limits: settings,
            onReport: (report) => onSandbox?.(report),
        },
    });
    try {
        await runtime.ready();
        if (settings.sandbox === 'require')
            await runtime.sandbox?.report();
        return await use(runtime);
    }
    finally {
        runtime.sandbox?.close();
        (0,_platform_process_marked_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .endMarkedProcesses */ .j)(artifacts.run);
        artifacts.remove();
    }
}


/***/ }),

/***/ 37837:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ serverPorts),
  c: () => (/* binding */ withServerPorts)
});

// EXTERNAL MODULE: ./lib/platform/host/host-environment.js
var host_environment = __webpack_require__(49711);
// EXTERNAL MODULE: ./lib/platform/net/fetch.js
var fetch = __webpack_require__(31782);
// EXTERNAL MODULE: ./lib/platform/net/proxy.js
var proxy = __webpack_require__(52758);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/platform/process/driver-pins.js
var driver_pins = __webpack_require__(68949);
// EXTERNAL MODULE: ./lib/platform/process/inherited-files.js
var inherited_files = __webpack_require__(57824);
;// CONCATENATED MODULE: ./lib/platform/process/line-splitter.js
const newline = 10;
/** Passes on each complete line as text, without its end. */
function createLineSplitter(maxBytes, onLine) {
    let pending = [];
    let size = 0;
    let isOver = false;
    return {
        add(chunk) {
            let rest = chunk;
            for (let at = rest.indexOf(newline); at >= 0 && !isOver; at = rest.indexOf(newline)) {
                isOver = size + at > maxBytes;
                if (!isOver)
                    onLine(Buffer.concat([...pending, rest.subarray(0, at)])
                        .toString('utf8')
                        .replace(/\r$/, ''));
                pending = [];
                size = 0;
                rest = rest.subarray(at + 1);
            }
            pending.push(Buffer.from(rest));
            size += rest.length;
            isOver ||= size > maxBytes;
            if (isOver)
                pending = [];
            return !isOver;
        },
    };
}

// EXTERNAL MODULE: ./lib/platform/process/program-path.js
var program_path = __webpack_require__(64666);
// EXTERNAL MODULE: ./lib/platform/process/run-process.js + 1 modules
var run_process = __webpack_require__(43411);
;// CONCATENATED MODULE: ./lib/platform/process/start-server.js







/** The time between closing its input and SIGTERM. */
const closeGraceMs = 500;
/** Of its beginning, where a program names what is missing, and of its end. */
const keptOfStderr = 4_000;
/**
 * Starts servers: in the sandbox, with the clean environment of commands and what the request adds to it, in a process
 * group of their own.
 */
function createServerStarter(setup, sandbox) {
    return async (request) => {
        const [name, ...args] = request.argv;
        const program = (0,program_path/* findExecutable */.oq)(name, setup.path);
        if (program === null)
            return `the program ${JSON.stringify(name)} was not found on the PATH of tools`;
        (0,inherited_files.closeInheritedFiles)();
        const pins = await (0,driver_pins.driverPins)(setup, request.cwd);
        const env = { ...pins, ...request.env };
        const entered = await (0,run_process.enter)(sandbox, { program, argv: [name, ...args] }, { ...request, env }, setup);
        if (typeof entered === 'string')
            return entered;
        try {
            const child = (0,run_process.startProcess)(entered.confined ?? entered.plain, true);
            if (child.pid !== undefined)
                return serve(child, request, { ...entered, systemRoot: setup.environment['SystemRoot'] });
            await entered.end();
            return (await child).originalMessage ?? 'it could not be started';
        }
        catch (error) {
            await entered.end();
            return (0,errors/* messageOf */.bD)(error);
        }
    };
}
function serve(child, request, ending) {
    let firstOutput = '';
    let lastOutput = '';
    let reason = null;
    const kill = (0,run_process.killerOf)(child, ending);
    const forget = (0,run_process.endOnExit)(() => kill('SIGKILL'));
    const lines = createLineSplitter(request.maxLineBytes, request.onLine);
    child.stdout?.on('data', (chunk) => {
        if (lines.add(chunk))
            return;
        reason ??= `it sent a message of more than ${String(request.maxLineBytes)} bytes`;
        kill('SIGKILL');
    });
    child.stderr?.on('data', (chunk) => {
        const text = chunk.toString('utf8');
        const isHead = firstOutput.length < keptOfStderr;
        if (isHead)
            firstOutput += text;
        else
            lastOutput = (0,lib_text/* endOf */.pJ)(lastOutput + text, keptOfStderr);
    });
    for (const stream of [child.stdin, child.stdout, child.stderr])
        stream?.on('error', () => undefined);
    const ended = new Promise((resolve) => {
        const finish = async (code, signal) => {
            forget();
            if (process.platform !== 'win32')
                kill('SIGTERM');
            const inside = await ending.end();
            request.onEnd(endOfServer({ reason: reason ?? inside?.startError ?? exitReason(code, signal), stderr: firstOutput + lastOutput }, inside));
            resolve();
        };
        child.once('exit', (code, signal) => void finish(code, signal));
    });
    return {
        send: (line) => send(child, line),
        stop: async () => {
            reason ??= 'it was stopped';
            child.stdin?.end();
            const timers = [
                setTimeout(kill, closeGraceMs, 'SIGTERM'),
                setTimeout(kill, closeGraceMs + run_process.killGraceMs, 'SIGKILL'),
            ];
            await ended;
            for (const timer of timers)
                clearTimeout(timer);
            for (const stream of [child.stdout, child.stderr])
                stream?.destroy();
        },
    };
}
function endOfServer(end, inside) {
    return { ...end, reason: inside?.exceeded ?? end.reason, blocked: inside?.blocked ?? [] };
}
function exitReason(code, signal) {
    return signal === null ? `it ended with exit code ${String(code ?? 0)}` : `it was ended by ${signal}`;
}
function send({ stdin }, line) {
    return new Promise((resolve, reject) => {
        if (stdin === null || stdin.destroyed || stdin.writableEnded) {
            reject(new Error('the server has ended'));
            return;
        }
        stdin.write(`${line}\n`, (error) => (error === null || error === undefined ? resolve() : reject(error)));
    });
}

// EXTERNAL MODULE: ./lib/platform/secrets/redact.js + 5 modules
var redact = __webpack_require__(66577);
// EXTERNAL MODULE: ./lib/policy/rules/parse-rules.js + 1 modules
var parse_rules = __webpack_require__(10187);
// EXTERNAL MODULE: ./lib/policy/rules/rule-index.js
var rule_index = __webpack_require__(59976);
// EXTERNAL MODULE: ./lib/policy/rules/usual-hosts.js
var usual_hosts = __webpack_require__(37243);
// EXTERNAL MODULE: ./lib/policy/engine/command-needs.js + 1 modules
var command_needs = __webpack_require__(67905);
;// CONCATENATED MODULE: ./lib/policy/engine/server-needs.js




/**
 * What the sandbox must permit for a server of the configuration: the hosts of the Network rules and of its package
 * manager, with the registries that the environment of the job names, and writing to the workspace only if it is
 * configured. The configuration names the program, so it needs no rule.
 */
function serverNeeds(argv, lists, { writesWorkspace, registries = {} }) {
    const { rules } = (0,parse_rules/* parseRules */.NR)(lists);
    const [name = ''] = argv;
    const words = argv.map((value) => ({ kind: 'literal', value, source: value }));
    return {
        writes: writesWorkspace ? null : [],
        // Programs and scripts that the configuration names by their paths.
        reads: argv.filter((word) => word.startsWith('/')),
        changesGit: false,
        network: {
            allow: [...(0,command_needs/* hostPatterns */.on)(rules, 'allow'), ...(0,usual_hosts/* usualHosts */.I)({ name, argv: words }, { repository: null, registries })],
            deny: [...(0,command_needs/* hostPatterns */.on)(rules, 'deny'), ...(0,command_needs/* hostPatterns */.on)(rules, 'ask')],
        },
        leaves: command_needs/* leavesSandbox */.yi.test((0,rule_index/* baseName */.Fl)(name)) ? (0,rule_index/* baseName */.Fl)(name) : null,
    };
}

// EXTERNAL MODULE: ./lib/policy/registries.js
var registries = __webpack_require__(51968);
// EXTERNAL MODULE: ./lib/job/runtime/confined-runtime.js
var confined_runtime = __webpack_require__(65254);
;// CONCATENATED MODULE: ./lib/job/servers/server-ports.js








/** Lends what MCP servers need outside of a job: the sandbox and the environment that they have in one. */
async function withServerPorts(options, use) {
    const { lists } = options;
    const { environment } = options.hostEnvironment;
    const redactor = (0,redact/* createRedactor */.l)((0,host_environment/* secretsOf */.Fj)(environment));
    return await (0,confined_runtime/* withConfinedRuntime */.N)({ ...options, redact: redactor.redact, spec: null, tools: [] }, async (runtime) => await use(serverPorts(lists, { runtime, redactor }, environment)));
}
/** How servers are started and reached: in the sandbox of the job, and with what its Network rules name. */
function serverPorts(lists, { runtime, redactor }, environment) {
    return {
        startServer: createServerStarter(runtime.processes, runtime.sandbox),
        fetch: (0,fetch.createFetch)({ proxy: (0,proxy.proxyFrom)(environment), decodes: true }),
        needsOf: (argv, { writesWorkspace }) => serverNeeds(argv, lists, { writesWorkspace, registries: (0,registries/* registriesIn */.Xx)(environment) }),
        redact: redactor.redactAdded,
        directory: runtime.files.root,
    };
}


/***/ }),

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

/***/ 42353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ connectServer)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/client/dist/index.mjs + 12 modules
var dist = __webpack_require__(49453);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/policy/files/paths.js
var paths = __webpack_require__(55559);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(17992);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
;// CONCATENATED MODULE: ./lib/mcp/schema-problem.js

const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
const ofSchemas = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
const ofOne = [
    'additionalProperties',
    'propertyNames',
    'contains',
    'not',
    'if',
    'then',
    'else',
    'unevaluatedProperties',
];
const ofMany = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const maxDepth = 40;
/**
 * Where a schema breaks the metaschema of JSON Schema so that its meaning is lost, as a clause; `null` if nowhere. A
 * provider refuses a whole request for one such schema. What only an older draft allows, such as `required: true`, is
 * left out when the schema is converted.
 */
function schemaProblem(schema) {
    return problemAt(schema, '', 0);
}
function problemAt(schema, at, depth) {
    if (typeof schema === 'boolean' || depth > maxDepth)
        return null;
    const place = at === '' ? 'its schema' : `its schema at ${at.slice(0, 100)}`;
    if (!(0,parsed_json/* isRecord */.u4)(schema))
        return `${place} is not a schema`;
    const { type, items, $ref } = schema;
    if (type !== undefined && !isType(type))
        return `${place} has the unknown type ${JSON.stringify(type).slice(0, 50)}`;
    if ($ref !== undefined && typeof $ref !== 'string')
        return `${place} has a $ref that is not text`;
    const below = (value, key) => problemAt(value, `${at}/${key}`, depth + 1);
    for (const key of ofSchemas) {
        const schemas = schema[key];
        if (schemas === undefined || schemas === null)
            continue;
        if (!(0,parsed_json/* isRecord */.u4)(schemas))
            return `${place} has ${key} that are not a mapping`;
        const problem = first(Object.entries(schemas).map(([name, value]) => below(value, `${key}/${name}`)));
        if (problem !== null)
            return problem;
    }
    const single = ofOne.filter((key) => (0,parsed_json/* isRecord */.u4)(schema[key]) || Array.isArray(schema[key]));
    const many = ofMany.filter((key) => Array.isArray(schema[key]));
    return first([
        ...single.map((key) => below(schema[key], key)),
        ...many.flatMap((key) => schema[key].map((one, index) => below(one, `${key}/${String(index)}`))),
        ...(Array.isArray(items) ? items : items === undefined || items === null ? [] : [items]).map((one) => below(one, 'items')),
    ]);
}
function first(problems) {
    return problems.find((problem) => problem !== null) ?? null;
}
/** `any` and a list of types in a text are of older drafts: they are read as any value. */
function isType(type) {
    return Array.isArray(type) ? type.every((one) => types.has(one)) : types.has(type) || type === 'any';
}

;// CONCATENATED MODULE: ./lib/mcp/lenient-messages.js


/**
 * Makes what a server sends fit the schemas of the client library, which would refuse a whole list for one tool, and a
 * whole result for one block. `onOddTools` receives what is left out of a list.
 */
function makeLenient(transport, onOddTools) {
    let handler;
    Object.defineProperty(transport, 'onmessage', {
        configurable: true,
        get: () => handler && receive,
        set: (next) => {
            handler = next;
        },
    });
    const receive = (message, extra) => handler?.(lenient(message, onOddTools), extra);
}
function lenient(message, onOddTools) {
    const { result } = message;
    if (!(0,parsed_json/* isRecord */.u4)(result))
        return message;
    if (Array.isArray(result['tools'])) {
        const read = result['tools'].map(readTool);
        const odd = read.flatMap((one) => ('problem' in one ? [one] : []));
        if (odd.length > 0)
            onOddTools(odd);
        const tools = read.flatMap((one) => ('tool' in one ? [one.tool] : []));
        return { ...message, result: { ...result, tools } };
    }
    const isCall = ['content', 'structuredContent', 'isError'].some((key) => Object.hasOwn(result, key));
    return isCall ? { ...message, result: readResult(result) } : message;
}
function readTool(given) {
    if (!(0,parsed_json/* isRecord */.u4)(given))
        return { name: '', problem: 'an entry of its list is not a tool' };
    const { name, title, description, inputSchema, outputSchema, annotations, execution, icons, _meta, ...rest } = given;
    if (typeof name !== 'string' || name.trim() === '')
        return { name: '', problem: 'it has no name' };
    if ((0,parsed_json/* isRecord */.u4)(execution) && execution['taskSupport'] === 'required')
        return { name, problem: 'it can only run as a task, and runs have none' };
    const input = objectSchema(inputSchema);
    const problem = input === null ? 'its schema is not one of an object' : schemaProblem(input);
    if (problem !== null)
        return { name, problem };
    const output = outputSchema === undefined ? null : objectSchema(outputSchema);
    return {
        tool: {
            ...rest,
            name,
            ...(typeof title === 'string' ? { title } : {}),
            ...(typeof description === 'string' ? { description } : {}),
            ...((0,parsed_json/* isRecord */.u4)(annotations) ? { annotations: plainAnnotations(annotations) } : {}),
            ...(Array.isArray(icons) && icons.every((icon) => (0,parsed_json/* isRecord */.u4)(icon) && typeof icon['src'] === 'string')
                ? { icons }
                : {}),
            ...((0,parsed_json/* isRecord */.u4)(_meta) ? { _meta } : {}),
            ...(output !== null && schemaProblem(output) === null ? { outputSchema: output } : {}),
            inputSchema: input,
        },
    };
}
/** A tool without a schema, or with alternatives at its root, takes an object; `null` if the schema is of another type. */
function objectSchema(schema) {
    if (schema === undefined || schema === null || schema === true)
        return { type: 'object' };
    if (!(0,parsed_json/* isRecord */.u4)(schema))
        return null;
    const { type, properties, required, ...rest } = schema;
    if (type !== undefined && type !== 'object' && !(Array.isArray(type) && type.includes('object')))
        return null;
    return {
        ...rest,
        type: 'object',
        ...(properties === undefined || properties === null ? {} : { properties: withoutBooleans(properties) }),
        ...(Array.isArray(required) ? { required: required.filter((name) => typeof name === 'string') } : {}),
    };
}
/** Schemas that are `true` or `false`, as objects, which the library requires. */
function withoutBooleans(properties) {
    if (!(0,parsed_json/* isRecord */.u4)(properties))
        return properties;
    const entries = Object.entries(properties);
    if (!entries.some(([, schema]) => typeof schema === 'boolean'))
        return properties;
    return Object.fromEntries(entries.map(([name, schema]) => [name, schema === true ? {} : schema === false ? { not: {} } : schema]));
}
/** Nothing depends on them, but the library checks their types. */
function plainAnnotations(annotations) {
    const isPlain = ([key, value]) => key.endsWith('Hint') ? typeof value === 'boolean' : key !== 'title' || typeof value === 'string';
    return Object.fromEntries(Object.entries(annotations).filter(isPlain));
}
function readResult({ content, structuredContent, isError, ...rest }) {
    const blocks = Array.isArray(content) ? content : content === undefined || content === null ? [] : [content];
    return {
        ...rest,
        content: blocks.map(readBlock),
        ...(structuredContent === undefined || structuredContent === null
            ? {}
            : { structuredContent: (0,parsed_json/* isRecord */.u4)(structuredContent) ? structuredContent : { result: structuredContent } }),
        ...(isError === undefined || isError === null ? {} : { isError: isError === true || isError === 'true' }),
    };
}
function readBlock(block) {
    if (!(0,parsed_json/* isRecord */.u4)(block))
        return textBlock(block);
    const { type, annotations, _meta, ...rest } = block;
    const isWhole = typeof type === 'string' && (parts[type]?.(rest) ?? false);
    if (isWhole)
        return { type, ...rest };
    return typeof type === 'string' && parts[type] === undefined && typeof rest['text'] !== 'string'
        ? { type: 'text', text: `[Content of type ${type.slice(0, 100)} is omitted.]` }
        : textBlock(rest['text'] ?? block);
}
function textBlock(value) {
    return { type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value ?? null) };
}
const isText = (value) => typeof value === 'string';
/** Whether a block of this type has what the library requires. */
const parts = {
    text: ({ text }) => isText(text),
    image: ({ data, mimeType }) => isText(data) && isText(mimeType),
    audio: ({ data, mimeType }) => isText(data) && isText(mimeType),
    resource_link: ({ uri, name }) => isText(uri) && isText(name),
    resource: ({ resource }) => (0,parsed_json/* isRecord */.u4)(resource) && isText(resource['uri']) && (isText(resource['text']) || isText(resource['blob'])),
};

// EXTERNAL MODULE: ./lib/mcp/server-error.js
var server_error = __webpack_require__(66955);
;// CONCATENATED MODULE: ./lib/mcp/stdio-transport.js
/** The library's own limit for one message. */
const maxLineBytes = 10_485_760;
const endGraceMs = 500;
/** A connection to a server that the process port starts. One message per line; other lines are log messages. */
function createStdioTransport(startServer, request) {
    let server = null;
    let ended = null;
    let hasEnded = () => undefined;
    const end = new Promise((resolve) => {
        hasEnded = resolve;
    });
    const transport = {
        stderr: null,
        pid: null,
        end: () => ended,
        start: async () => {
            const started = await startServer({
                ...request,
                maxLineBytes,
                onLine: (line) => {
                    const message = parse(line);
                    if (message !== null)
                        transport.onmessage?.(message);
                },
                onEnd: (processEnd) => {
                    ended = processEnd;
                    hasEnded();
                    transport.onclose?.();
                },
            });
            if (typeof started === 'string')
                throw new Error(started);
            server = started;
        },
        send: async (message) => {
            if (server === null)
                throw new Error('the server has not been started');
            try {
                await server.send(JSON.stringify(message));
            }
            catch (error) {
                // The pipe breaks a moment before the end of the process is known, and its end says why.
                await Promise.race([end, new Promise((resolve) => void setTimeout(resolve, endGraceMs).unref())]);
                throw error;
            }
        },
        close: async () => {
            await server?.stop();
        },
    };
    return transport;
}
/** The library checks the form of what it gets. */
function parse(line) {
    try {
        const value = JSON.parse(line);
        return typeof value === 'object' && value !== null ? value : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/mcp/telling-lines.js

/** Lines of a program that say why it ended; those of a stack trace do not. */
const telling = /error|required|missing|cannot|can't|could not|not set|not found|must |invalid|denied|refused|unauthori[sz]ed|forbidden|fail|no such|unable|expected|usage/i;
const trace = /^\s*(?:at\s|\^+\s*$|node:|Node\.js v|throw\s|File "|Traceback|\}|\{|\.\.\. \d+ lines)/;
const longestLine = 300;
/**
 * What a program printed before it ended, at most `max` characters of whole lines: those that name the reason, then the
 * last and the first ones, in their order. Most programs name what is missing in their first line and print a stack trace
 * or a help text after it.
 */
function tellingLines(output, max) {
    const all = output.split('\n').map((line) => line.trimEnd());
    const lines = all.filter((line) => line.trim() !== '' && !trace.test(line));
    if (lines.join('\n').length <= max)
        return lines.join('\n');
    const indexes = lines.map((_line, index) => index);
    const named = indexes.filter((index) => telling.test(lines[index] ?? ''));
    const shown = new Map();
    let room = max;
    const show = (index, most) => {
        const line = (0,lib_text/* shorten */.ml)(lines[index] ?? '', most);
        if (shown.has(index) || line.length > room || line.length > most)
            return;
        shown.set(index, line);
        room -= line.length + 1;
    };
    for (const index of named.slice(0, 3))
        show(index, longestLine);
    const whole = (index) => ((lines[index] ?? '').length <= longestLine ? show(index, longestLine) : undefined);
    for (const index of indexes.toReversed())
        whole(index);
    for (const index of indexes)
        whole(index);
    if (shown.size === 0)
        return (0,lib_text/* shorten */.ml)(lines.at(-1) ?? '', max);
    return indexes
        .filter((index) => shown.has(index))
        .map((index) => shown.get(index))
        .join('\n');
}

;// CONCATENATED MODULE: ./lib/mcp/connect.js










const connectTimeoutMs = 30_000;
/**
 * Connects to a server and reads its tools. The client declares no capability, so a server can ask for nothing: no
 * sampling, no questions, no roots. Rejects with McpServerError.
 */
async function connectServer(server, connection, ports, signal) {
    const state = { isClosed: false };
    const client = new dist/* Client */.Kj({ name: 'sallyport', version: version/* version */.rE }, {
        capabilities: {},
        versionNegotiation: { mode: server.protocol },
        inputRequired: { autoFulfill: false },
        jsonSchemaValidator: acceptAll,
    });
    client.onclose = () => {
        state.isClosed = true;
    };
    const stdio = connection.kind === 'stdio' ? stdioTransport(server, connection, ports) : null;
    const transport = stdio ?? httpTransport(connection, ports);
    const oddTools = [];
    makeLenient(transport, (odd) => oddTools.push(...odd));
    const whyEnded = () => endSentence(stdio, connection, ports.directory);
    try {
        const options = { timeout: connectTimeoutMs, maxTotalTimeout: connectTimeoutMs, signal };
        await client.connect(transport, options);
        const capabilities = client.getServerCapabilities() ?? {};
        const listed = capabilities.tools === undefined ? [] : (await client.listTools(undefined, options)).tools;
        return {
            instructions: client.getInstructions() ?? '',
            tools: listed.map(definitionOf),
            oddTools,
            hasResources: capabilities.resources !== undefined,
            hasPrompts: capabilities.prompts !== undefined,
            client,
            isClosed: () => state.isClosed,
            whyEnded,
            blocked: () => stdio?.end()?.blocked ?? [],
            close: () => client.close(),
        };
    }
    catch (error) {
        await client.close().catch(() => undefined);
        await stdio?.close();
        throw connectError(error, connection, whyEnded());
    }
}
/** Results go to a model as text; whether they match the schema of the server changes nothing. */
const acceptAll = {
    getValidator: () => (input) => ({ valid: true, data: input, errorMessage: undefined }),
};
function stdioTransport(server, { command, args, env }, { startServer, needsOf, directory }) {
    const argv = [command, ...args];
    return createStdioTransport(startServer, {
        argv,
        cwd: directory,
        env,
        needs: needsOf(argv, server),
        trust: `server ${server.name}`,
    });
}
function httpTransport(connection, { fetch }) {
    if (connection.kind !== 'remote')
        throw new Error('not an address');
    // Without an authorization provider, the library never starts a login.
    return new dist/* StreamableHTTPClientTransport */.jS(new URL(connection.url), {
        fetch: limitedFetch(fetch),
        requestInit: { headers: { 'user-agent': `sallyport/${version/* version */.rE}`, ...connection.headers } },
    });
}
function definitionOf(tool) {
    const { name, title, description, inputSchema, annotations, outputSchema } = tool;
    return {
        name,
        title: title ?? annotations?.title ?? null,
        description: description ?? '',
        inputSchema,
        rest: { annotations: annotations ?? null, outputSchema: outputSchema ?? null },
    };
}
function connectError(error, connection, whyEnded) {
    const code = (0,server_error/* codeOfServerError */.S)(error);
    const message = (0,lib_text/* shorten */.ml)((0,lib_text/* oneLine */.TN)((0,errors/* messageOf */.bD)(error)), 500);
    const texts = {
        timeout: `no answer within ${String(connectTimeoutMs / 1_000)} seconds`,
        ...(connection.kind === 'remote'
            ? { unauthorized: `the server refused the request (${message}): check the Authorization header` }
            : {}),
    };
    return new server_error/* McpServerError */.Q(code, `${texts[code] ?? message}${whyEnded}`, { cause: error });
}
function endSentence(stdio, connection, directory) {
    const end = stdio?.end() ?? null;
    if (end === null || connection.kind !== 'stdio')
        return '';
    const blocked = end.blocked.map(({ label, reason }) => `; the sandbox blocked ${label}: ${reason}`).join('');
    const stderr = tellingLines(end.stderr, 500);
    const rule = /ENOENT|MODULE_NOT_FOUND|no such file|not found/i.test(end.stderr)
        ? ruleFor(connection, directory)
        : null;
    return [
        `; ${end.reason}${blocked}`,
        rule === null ? '' : `; if the files of the server are hidden by the sandbox, add ${rule} to allow`,
        stderr === '' ? '' : `; its last output: ${stderr}`,
    ].join('');
}
/** The rule with which the sandbox shows a server that is installed outside the workspace; `null` if it is not. */
function ruleFor({ args }, directory) {
    const file = args.find((word) => word.startsWith('/') && !(0,paths/* isInside */.FK)({ path: word, directory }));
    if (file === undefined)
        return null;
    const packages = file.indexOf('/node_modules/');
    return `Read(/${packages < 0 ? (0,external_node_path_.dirname)(file) : file.slice(0, packages)}/**)`;
}
/** A response larger than this fails; a conversation of a whole job fits. */
const maxResponseBytes = 52_428_800;
/** Limits the size of each response, since the library reads it into memory. */
function limitedFetch(send) {
    return async (input, init) => {
        const response = await send(input, init);
        if (response.body === null)
            return response;
        let bytes = 0;
        const limit = new TransformStream({
            transform(chunk, controller) {
                bytes += chunk.length;
                if (bytes > maxResponseBytes)
                    controller.error(new Error(`the response is larger than ${String(maxResponseBytes)} bytes`));
                else
                    controller.enqueue(chunk);
            },
        });
        const { status, statusText, headers } = response;
        return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
    };
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

/***/ 66955:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ McpServerError),
/* harmony export */   S: () => (/* binding */ codeOfServerError)
/* harmony export */ });
/* harmony import */ var _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49453);

/** A server that cannot be used. The message is a clause. */
class McpServerError extends Error {
    code;
    constructor(code, message, options) {
        super(message, options);
        this.name = 'McpServerError';
        this.code = code;
    }
}
/**
 * What the client library reports. The words of a server decide nothing: "timeout" may be part of an address. Only a
 * request that this client does not serve has no code of its own: libraries of servers answer with such a sentence.
 */
function codeOfServerError(error) {
    if (error instanceof _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .SdkHttpError */ .HC && (error.status === 401 || error.status === 403))
        return 'unauthorized';
    if (error instanceof _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .SdkError */ .Fp) {
        const code = error.code;
        return codes[code] ?? 'failed';
    }
    const asksClient = error instanceof _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd && (asking.has(error.code) || unserved.test(error.message));
    return asksClient ? 'asks-client' : 'failed';
}
const unserved = /\bclient does not support .{0,40}(?:elicitation|sampling|roots)\b|'(?:elicitation|sampling|roots)\/\w+' cannot be sent/i;
/** Of `SdkErrorCode`, whose values are stable. */
const codes = {
    REQUEST_TIMEOUT: 'timeout',
    CLIENT_HTTP_AUTHENTICATION: 'unauthorized',
    CLIENT_HTTP_FORBIDDEN: 'unauthorized',
    UNSUPPORTED_RESULT_TYPE: 'asks-client',
    INPUT_REQUIRED_ROUNDS_EXCEEDED: 'asks-client',
};
/** URL elicitation required, and a missing capability of the client (protocol revisions 2025-11-25 and 2026-07-28). */
const asking = new Set([-32042, -32021]);


/***/ }),

/***/ 78594:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ serverText)
/* harmony export */ });
/* harmony import */ var _messages_reminder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38531);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7138);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);



/** Text of a server for the model: no invisible characters, no text that looks like one of the program, and not long. */
function serverText(text, most) {
    return (0,_messages_reminder_js__WEBPACK_IMPORTED_MODULE_0__/* .asData */ .F8)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(text).toWellFormed().trim(), most));
}


/***/ }),

/***/ 57824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closeInheritedFiles: () => (/* binding */ closeInheritedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const closeOnExec = 0o2000000;
/**
 * Closes the files above standard error that this process inherited and that its children would inherit from it. Node.js
 * opens every file with close-on-exec, so a file without it came from the parent. Called before the first command of a
 * job: until then, an argument such as `/dev/fd/63` may name one of them. Elsewhere than on Linux, nothing is known.
 */
function closeInheritedFiles() {
    if (isDone || process.platform !== 'linux')
        return;
    isDone = true;
    for (const name of listed()) {
        const descriptor = Number(name);
        if (descriptor > 2 && isInheritable(name))
            closeQuietly(descriptor);
    }
}
let isDone = false;
function listed() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc/self/fd');
    }
    catch {
        return [];
    }
}
function isInheritable(name) {
    try {
        const flags = /^flags:\s*(\d+)/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/self/fdinfo/${name}`, 'latin1'))?.[1];
        return flags !== undefined && (Number.parseInt(flags, 8) & closeOnExec) === 0;
    }
    catch {
        return false;
    }
}
function closeQuietly(descriptor) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
    catch {
        // Something else closed it first.
    }
}


/***/ }),

/***/ 67905:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jq: () => (/* binding */ commandNeeds),
  on: () => (/* binding */ hostPatterns),
  yi: () => (/* binding */ leavesSandbox)
});

// EXTERNAL MODULE: ./lib/policy/files/paths.js
var paths = __webpack_require__(55559);
// EXTERNAL MODULE: ./lib/policy/files/protected.js
var files_protected = __webpack_require__(3197);
;// CONCATENATED MODULE: ./lib/policy/programs/git/git-parts.js
/** By sub-command; those that are not listed change none of it. Source: the manual pages of git. */
const parts = {
    am: ['head', 'branches'],
    bisect: ['head', 'bisect'],
    branch: ['branches'],
    checkout: ['head', 'branches'],
    'cherry-pick': ['head', 'branches'],
    clone: ['repositories'],
    commit: ['head', 'branches'],
    fetch: ['remotes', 'tags', 'shallow'],
    init: ['repositories'],
    merge: ['head', 'branches'],
    notes: ['notes'],
    pull: ['head', 'branches', 'remotes', 'tags', 'shallow'],
    push: ['remotes'],
    rebase: ['head', 'branches'],
    remote: ['remotes', 'tags'],
    replace: ['replace'],
    reset: ['head', 'branches'],
    revert: ['head', 'branches'],
    stash: ['stash', 'head', 'branches'],
    submodule: ['repositories'],
    switch: ['head', 'branches'],
    'symbolic-ref': ['head'],
    tag: ['tags'],
    'update-ref': ['head', 'branches', 'tags', 'remotes', 'notes', 'stash'],
    worktree: ['repositories', 'branches'],
};
function gitPartsOf(command) {
    return Object.hasOwn(parts, command) ? (parts[command] ?? []) : [];
}

// EXTERNAL MODULE: ./lib/policy/programs/table.js + 146 modules
var table = __webpack_require__(67901);
// EXTERNAL MODULE: ./lib/policy/rules/parse-rules.js + 1 modules
var parse_rules = __webpack_require__(10187);
// EXTERNAL MODULE: ./lib/policy/rules/rule-index.js
var rule_index = __webpack_require__(59976);
// EXTERNAL MODULE: ./lib/policy/rules/usual-hosts.js
var usual_hosts = __webpack_require__(37243);
// EXTERNAL MODULE: ./lib/policy/engine/tool.js
var tool = __webpack_require__(56782);
;// CONCATENATED MODULE: ./lib/policy/engine/command-needs.js








/**
 * Programs whose effects are complete: they write the listed paths and nothing else, and run no other code. Any program
 * that is not here and not read-only may run code of the repository.
 */
const listedWriters = new Set([
    ...['cp', 'mv', 'rm', 'mkdir', 'rmdir', 'touch', 'tee', 'ln', 'truncate', 'install', 'split', 'sort', 'dd', 'chmod'],
    ...['sed', 'gzip', 'gunzip', 'zip', 'unzip', 'tar', 'curl', 'wget', 'patch', 'sponge', 'mktemp', 'mkdirp', 'rimraf'],
]);
/** Programs that only work outside, by their nature: with other rights, or in a service of the machine. */
const leavesSandbox = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
/** What the sandbox must permit for a permitted command line; everything else of the machine stays out of reach. */
function commandNeeds(explanation, { rules, world }) {
    const { commands, parts } = explanation;
    const isListed = commands.every(hasListedWrites) && parts.every(({ effect }) => !isUnknownWrite(effect));
    const leaving = commands.filter(leaves);
    const others = commands.filter((command) => !leaving.includes(command) && !isReachedFrom(command, leaving));
    return {
        judgedByWords: commands.every((command) => isJudgedByWords(command, commands)),
        writes: isListed ? pathsOf(parts, ['write', 'delete']) : null,
        ...(isListed ? { deletes: pathsOf(parts, ['delete']) } : {}),
        ...(isListed && commands.every(onlyDeletes) ? { onlyDeletes: true } : {}),
        reads: [
            ...pathsOf(parts, ['read']),
            // In the workspace a listed file may be one whose content stays hidden.
            ...pathsOf(parts, ['list']).filter((path) => !(0,paths/* isInside */.FK)({ path, directory: world.workspace })),
        ],
        changesGit: commands.some(({ step }) => (0,rule_index/* baseName */.Fl)(step.name) === 'git' && !step.readOnly),
        ...gitPartNeeds(commands),
        ...(commands.every(isGit) && commands.some(changesTree) ? { changesTree: commands.flatMap(wordsOfGit) } : {}),
        network: {
            allow: [
                ...hostPatterns(rules, 'allow'),
                ...fetched(parts),
                ...commands.flatMap(({ step }) => (0,usual_hosts/* usualHosts */.I)(step, world)),
            ],
            deny: [...hostPatterns(rules, 'deny'), ...hostPatterns(rules, 'ask')],
        },
        ...gitHubNeeds(commands, parts),
        ...gitRemoteNeeds(commands),
        leaves: leaving.length > 0 && others.every(hasListedWrites) ? (leaving[0]?.step.name ?? null) : null,
    };
}
function gitHubNeeds(commands, parts) {
    if (!commands.some(({ step }) => (0,rule_index/* baseName */.Fl)(step.name) === 'gh'))
        return {};
    const records = parts.flatMap(({ effect }) => {
        if (effect.kind !== 'post')
            return [];
        // The names of labels and people are evaluated when they are recorded; the event of a review is part of the words.
        return effect.what === 'Review' && effect.target !== undefined ? [`Review(${effect.target})`] : [effect.what];
    });
    return { gitHub: { records: [...new Set(records)] } };
}
function gitPartNeeds(commands) {
    const changing = commands.filter(({ step }) => (0,rule_index/* baseName */.Fl)(step.name) === 'git' && !step.readOnly);
    const gitCommands = [...new Set(changing.map(({ step }) => gitCommandOf(step.argv)))];
    const parts = gitCommands.flatMap(gitPartsOf);
    return {
        ...(gitCommands.length === 0 ? {} : { gitCommands }),
        ...(parts.length === 0 ? {} : { gitParts: [...new Set(parts)] }),
    };
}
function gitRemoteNeeds(commands) {
    const names = commands.flatMap(({ step }) => ((0,rule_index/* baseName */.Fl)(step.name) === 'git' ? [gitCommandOf(step.argv)] : []));
    if (names.includes('push'))
        return { gitRemote: 'push' };
    return names.some((name) => /^(?:fetch|pull|ls-remote)$/.test(name)) ? { gitRemote: 'fetch' } : {};
}
/** The command of git after its own options; empty if it is not constant. */
function gitCommandOf(argv) {
    const words = argv.slice(1).map((word) => (word.kind === 'literal' ? word.value : null));
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? null;
        if (word === null)
            return '';
        if (!word.startsWith('-'))
            return word;
        if (word === '-C' || word === '-c')
            at += 1;
    }
    return '';
}
function hasListedWrites({ step }) {
    const isHarmless = step.readOnly || step.role === 'neutral' || step.role === 'transparent';
    return isHarmless || (step.role === 'known' && step.risks.length === 0 && listedWriters.has((0,rule_index/* baseName */.Fl)(step.name)));
}
/**
 * Whether a program does what its words say, so that configuration in HOME could only change that. The table of any
 * other one says what a rule for it grants: code of the repository, a service, a shell.
 */
function isJudgedByWords({ step }, all) {
    if (step.role === 'neutral' || step.role === 'transparent')
        return true;
    if (step.role !== 'known')
        return false;
    const name = (0,rule_index/* baseName */.Fl)(step.name);
    // A constant script, whose commands are judged too.
    const isShell = /^(?:ba|da)?sh$/.test(name) && step.risks.length === 0 && all.some(({ step: { outer } }) => outer === step);
    return isShell || (0,table/* programFor */.w)(name)?.grants === null;
}
function isGit({ step }) {
    return step.role === 'neutral' || step.role === 'transparent' || step.readOnly || (0,rule_index/* baseName */.Fl)(step.name) === 'git';
}
function changesTree({ step }) {
    if ((0,rule_index/* baseName */.Fl)(step.name) !== 'git' || step.readOnly)
        return false;
    const writes = step.effects.some(({ kind }) => kind === 'write' || kind === 'delete');
    return writes || gitPartsOf(gitCommandOf(step.argv)).includes('bisect');
}
function wordsOfGit({ step }) {
    return step.argv
        .slice(1)
        .flatMap((word) => (word.kind === 'literal' && !word.value.startsWith('-') ? [word.value] : []));
}
function onlyDeletes({ step }) {
    return step.role === 'neutral' || step.role === 'transparent' || /^rm(?:dir)?$/.test((0,rule_index/* baseName */.Fl)(step.name));
}
function isUnknownWrite(effect) {
    return (effect.kind === 'write' || effect.kind === 'delete') && typeof effect.path !== 'string';
}
function leaves({ step, rules }) {
    const name = (0,rule_index/* baseName */.Fl)(step.name);
    return leavesSandbox.test(name) && rules.some((rule) => (0,rule_index/* baseName */.Fl)((0,parse_rules/* literalWords */.jD)(rule)[0] ?? '') === name);
}
function isReachedFrom({ step }, leaving) {
    for (let { outer } = step; outer !== null; outer = outer.outer)
        if (leaving.some((command) => command.step === outer))
            return true;
    return false;
}
function pathsOf(parts, kinds) {
    const paths = parts.flatMap(({ effect }) => kinds.includes(effect.kind) && 'path' in effect && typeof effect.path === 'string' ? [effect.path] : []);
    return [...new Set(paths)].filter((path) => !(0,files_protected/* isFreeDevice */.tO)(path));
}
/** The hosts that the Network rules of a list name. */
function hostPatterns(rules, list) {
    return rules[list].flatMap(({ tool, specifier }) => {
        if (tool !== 'Network')
            return [];
        if (specifier.kind === 'host')
            return [
                specifier.pattern.host.startsWith('*') ? specifier.pattern : { ...specifier.pattern, mayBePrivate: true },
            ];
        return specifier.kind === 'any' ? [{ host: '*', port: null }] : [];
    });
}
/** Addresses that the words of the line name and that a rule permits. */
function fetched(parts) {
    return parts.flatMap(({ effect, decision }) => {
        if (effect.kind !== 'fetch' || decision !== 'allow' || typeof effect.url !== 'string')
            return [];
        const host = (0,tool/* hostOf */.w4)(effect.url);
        if (host === null)
            return [];
        const { port, protocol } = new URL(effect.url);
        return [{ host, port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port) }];
    });
}


/***/ }),

/***/ 7780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ missingRule),
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   OI: () => (/* binding */ strictest),
/* harmony export */   Z7: () => (/* binding */ evaluatedEffect),
/* harmony export */   k2: () => (/* binding */ byRule)
/* harmony export */ });
function decide(decision, rule, reason) {
    const code = rule !== null ? 'rule' : decision === 'allow' ? 'default' : 'built-in';
    return { decision, code, rule: rule?.text ?? null, reason, missing: false };
}
const verbs = {
    allow: 'allows',
    ask: 'requires confirmation of',
    deny: 'denies',
};
/** What a rule decides about a call that it covers. */
function byRule(rule, what) {
    return decide(rule.list, rule, `the rule ${rule.text} ${verbs[rule.list]} ${what}`);
}
/** No rule allows it. */
function missingRule(reason) {
    return { decision: 'ask', code: 'missing-rule', rule: null, reason, missing: true };
}
/** Combines an effect with its decision and drops all other fields. */
function evaluatedEffect(effect, { decision, code, rule, reason, hint }) {
    return { effect, decision, code, rule, reason, ...(hint === undefined ? {} : { hint }) };
}
const severity = { allow: 0, ask: 1, deny: 2 };
/** The strictest decision; the first of several equally strict ones. */
function strictest(decisions) {
    let worst;
    for (const current of decisions) {
        if (worst === undefined || severity[current.decision] > severity[worst.decision])
            worst = current;
    }
    return worst;
}


/***/ }),

/***/ 56782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ evaluateFetch),
/* harmony export */   Ql: () => (/* binding */ evaluateTool),
/* harmony export */   aT: () => (/* binding */ mustBeNamed),
/* harmony export */   w4: () => (/* binding */ hostOf),
/* harmony export */   yC: () => (/* binding */ evaluateMcpTool)
/* harmony export */ });
/* harmony import */ var _rules_can_allow_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44576);
/* harmony import */ var _rules_names_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33270);
/* harmony import */ var _rules_rule_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59976);
/* harmony import */ var _shell_unknown_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _effect_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7780);





/**
 * Tools that affect only the conversation and its report. A skill only loads text; the calls that it leads to are
 * evaluated separately.
 */
const allowedByDefault = new Set('TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop'.split(' '));
const readOnlyTools = new Set([...allowedByDefault, 'Read', 'Glob', 'Grep', 'List']);
/** Review events that affect merging: in every mode, only a rule that names them allows them. */
const mergeEvents = new Set(['APPROVE', 'REQUEST_CHANGES']);
/** Evaluates a call by tool name and subject only: skills, tasks, comments, labels, MCP tools, plain tools. */
function evaluateTool(request, context) {
    const name = request.subject === undefined ? request.tool : `${request.tool}(${request.subject})`;
    const denied = find('deny', request, context);
    if (denied !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(denied, name);
    if (context.mode === 'plan' && !readOnlyTools.has(request.tool))
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('deny', null, `${name} is not allowed in mode plan`);
    const asked = context.mode === 'yolo' ? undefined : find('ask', request, context);
    if (asked !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(asked, name);
    const allowed = find('allow', request, context);
    if (allowed !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(allowed, name);
    if (allowedByDefault.has(request.tool))
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('allow', null, `${name} is allowed by default`);
    if (mustBeNamed(request))
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('ask', null, `no rule names ${name}`);
    if (context.mode === 'yolo')
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('allow', null, `mode yolo allows ${name}`);
    return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('ask', null, `no rule allows ${name}`);
}
/** A long name is shortened for the providers: a rule with either name applies, the stricter one first. */
function evaluateMcpTool({ server, tool, whole }, context) {
    const [ofTool, ...more] = [tool, ...(whole === undefined ? [] : [whole])].map((name) => evaluateTool({ tool: `mcp__${server}__${name}`, effects: [] }, context));
    const all = [ofTool, ...more];
    return (all.find((decision) => decision.decision === 'deny') ??
        all.find((decision) => decision.decision === 'ask' && decision.rule !== null) ??
        all.find((decision) => decision.decision === 'allow') ??
        ofTool);
}
/** Whether only a rule that names the subject allows this, in every mode. */
function mustBeNamed({ tool, subject }) {
    return tool === 'Review' && subject !== undefined && mergeEvents.has(subject);
}
function find(list, request, { rules, more }) {
    const all = list === 'allow' ? [...rules.allow, ...more] : rules[list];
    if (list === 'allow' && mustBeNamed(request))
        return all.find((rule) => namesLiterally(rule, request));
    return all.find((rule) => (0,_rules_names_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .namesTool */ .$z)(rule, request.tool, list !== 'allow') && (0,_rules_names_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesSubject */ .iD)(rule, request.subject, list !== 'allow'));
}
function namesLiterally({ tool, specifier }, request) {
    return tool === request.tool && specifier.kind === 'literal' && specifier.text.toUpperCase() === request.subject;
}
/** Evaluates an address by WebFetch rules, which match a host and its subdomains. */
function evaluateFetch(url, tool, context) {
    if (typeof url !== 'string') {
        const rule = findFetch('deny', null, tool, context) ?? null;
        const reason = `fetching from any address: ${url.any} is unknown before the command runs: ${(0,_shell_unknown_target_js__WEBPACK_IMPORTED_MODULE_4__/* .rewriteOf */ .w)(url.any)}`;
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('deny', rule, reason);
    }
    const host = hostOf(url);
    const what = `fetching from ${host ?? url.slice(0, 80)}`;
    const { mode } = context;
    const denied = findFetch('deny', host, tool, context);
    if (denied !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(denied, what);
    if (mode === 'plan')
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('deny', null, `${what} is not allowed in mode plan`);
    const asked = mode === 'yolo' ? undefined : findFetch('ask', host, tool, context);
    if (asked !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(asked, what);
    const allowed = findFetch('allow', host, tool, context);
    if (allowed !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(allowed, what);
    if (!(0,_rules_can_allow_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpenInYolo */ .jo)(tool)) {
        const isOff = !context.rules.allow.some((rule) => rule.tool === tool);
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .missingRule */ .J8)(`${isOff ? `${tool} is off: ` : ''}no rule allows ${what}`);
    }
    if (mode === 'yolo')
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('allow', null, `mode yolo allows ${what}`);
    return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .missingRule */ .J8)(`no rule allows ${what}`);
}
/** The host of a web address, in lower case without a trailing dot; `null` for any other address. */
function hostOf(url) {
    if (!URL.canParse(url))
        return null;
    const parsed = new URL(url);
    return /^https?:$/.test(parsed.protocol) ? parsed.hostname.toLowerCase().replace(/\.$/, '') : null;
}
function findFetch(list, host, tool, context) {
    const all = context.rules[list];
    const rules = host === null ? all : (0,_rules_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .hostRulesFor */ .Fu)(all, host, tool);
    return [...rules, ...(list === 'allow' ? context.more : [])].find((rule) => {
        if (rule.specifier.kind === 'any')
            return rule.tool === 'WebFetch' || (rule.tool === tool && tool !== 'Bash');
        if (rule.tool !== 'WebFetch' || rule.specifier.kind !== 'domain')
            return false;
        if (host === null)
            return list !== 'allow';
        const domain = rule.specifier.host;
        return domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain || host.endsWith(`.${domain}`);
    });
}


/***/ }),

/***/ 37243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ usualHosts)
/* harmony export */ });
/* harmony import */ var _rule_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59976);

/**
 * The registries of package managers: a rule for `npm ci` means a download from there. Only for the sub-commands that
 * download, and only the public registry and those that the environment of the job names: another one, even if the
 * repository configures it, needs a Network rule, since the author of a pull request controls that configuration.
 */
const table = [
    {
        programs: 'npm pnpm yarn bun',
        subCommands: 'ci i install clean-install add update up upgrade audit outdated view info',
        hosts: 'registry.npmjs.org registry.yarnpkg.com npm.jsr.io',
        family: 'npm',
    },
    { programs: 'npx bunx pnpx', subCommands: '', hosts: 'registry.npmjs.org', family: 'npm' },
    { programs: 'uvx', subCommands: '', hosts: 'pypi.org files.pythonhosted.org', family: 'python' },
    {
        programs: 'pip pip3 uv poetry pipx pdm',
        subCommands: 'install download sync add lock update pip',
        hosts: 'pypi.org files.pythonhosted.org',
        family: 'python',
    },
    {
        programs: 'cargo',
        subCommands: 'fetch update install add build test check clippy run vendor',
        hosts: 'index.crates.io static.crates.io crates.io',
        family: 'cargo',
    },
    {
        programs: 'go',
        subCommands: 'get mod install build test vet run',
        hosts: 'proxy.golang.org sum.golang.org storage.googleapis.com',
        family: 'go',
    },
    {
        programs: 'bundle gem',
        subCommands: 'install update add fetch outdated',
        hosts: 'rubygems.org index.rubygems.org',
    },
    {
        programs: 'composer',
        subCommands: 'install update require',
        hosts: 'repo.packagist.org packagist.org',
    },
];
const gitDownloads = new Set('fetch pull push clone ls-remote remote submodule'.split(' '));
/** The hosts that a command needs by its nature; for git, the host of the repository. */
function usualHosts({ name, argv }, { repository, registries = {} }) {
    if ((0,_rule_index_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(name) === 'git' && repository !== null) {
        const isRemote = argv.some((word) => word.kind === 'literal' && gitDownloads.has(word.value));
        return isRemote ? [{ host: new URL(repository).hostname, port: 443 }] : [];
    }
    const row = table.find(({ programs }) => programs.split(' ').includes((0,_rule_index_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(name)));
    if (row === undefined)
        return [];
    const words = argv.slice(1).flatMap((word) => (word.kind === 'literal' ? [word.value] : []));
    const subCommand = words.find((word) => !word.startsWith('-'));
    const downloads = row.subCommands === '' || row.subCommands.split(' ').includes(subCommand ?? '');
    const isYarn = (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(name) === 'yarn' && subCommand === undefined;
    if (!downloads && !isYarn)
        return [];
    const others = row.family === undefined ? [] : (registries[row.family] ?? []);
    return [...row.hosts.split(' ').map((host) => ({ host, port: 443 })), ...others];
}


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