"use strict";
exports.id = 4678;
exports.ids = [4678];
exports.modules = {

/***/ 90784:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isReadOnlyHead)
/* harmony export */ });
/**
 * Code from a fork must not run next to secrets, and nothing may be pushed to it; also if a step of the workflow checked
 * it out.
 */
function isReadOnlyHead({ pull, settings }) {
    return pull !== null && pull.of === 'head' && pull.facts.head.isFork && !settings['allow-forks'];
}


/***/ }),

/***/ 5428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The first `digits` hexadecimal digits of the SHA-256 of the concatenated parts. */
function fingerprint(parts, digits = 16) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part);
    return hash.digest('hex').slice(0, digits);
}


/***/ }),

/***/ 54678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startConfiguredServers: () => (/* binding */ startConfiguredServers)
});

// EXTERNAL MODULE: ./lib/context/read-only-head.js
var read_only_head = __webpack_require__(90784);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/mcp/expand.js
var expand = __webpack_require__(13151);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
;// CONCATENATED MODULE: ./lib/mcp/limit-tools.js

/**
 * The tools of all servers, at most as many as the provider takes next to those of the program: it refuses a request
 * with more. Those that a rule names exactly stay first, then those of a pattern, then those of rules for a whole server,
 * of which each server keeps a part.
 */
function limitTools(offers, { limits, builtInTools, exactnessOf }) {
    const most = Math.max(0, limits.most - builtInTools);
    const all = offers.flatMap(({ tools }) => tools.map((tool, rank) => ({ tool, rank })));
    if (all.length <= most)
        return { offers, notice: null };
    const exactness = new Map(all.map(({ tool }) => [tool, exactnessOf(tool.name)]));
    const kept = all
        .toSorted((a, b) => (exactness.get(b.tool) ?? 0) - (exactness.get(a.tool) ?? 0) || a.rank - b.rank)
        .slice(0, most);
    const chosen = new Set(kept.map(({ tool }) => tool));
    const limited = offers.map((offer) => ({ ...offer, tools: offer.tools.filter((tool) => chosen.has(tool)) }));
    const cut = offers.flatMap(({ session, tools }, index) => {
        const left = limited[index]?.tools.length ?? 0;
        const rule = `mcp__${session.server.name}`;
        return left === tools.length
            ? []
            : [`${(0,format_number/* formatNumber */.ZV)(tools.length - left)} of the ${(0,format_number/* formatNumber */.ZV)(tools.length)} of ${rule}`];
    });
    const notice = `The model takes at most ${(0,format_number/* formatNumber */.ZV)(limits.most)} tools, ${(0,format_number/* formatNumber */.ZV)(builtInTools)} of which are built in, so ${(0,format_number/* formatNumber */.ZV)(all.length - most)} tools of MCP servers were not offered: ${cut.join(', ')}. Allow only the tools that the job needs, by name.`;
    return { offers: limited, notice };
}

// EXTERNAL MODULE: ./lib/mcp/lock.js
var mcp_lock = __webpack_require__(15172);
// EXTERNAL MODULE: ./lib/tools/output.js
var output = __webpack_require__(90579);
// EXTERNAL MODULE: ./lib/mcp/content.js + 1 modules
var content = __webpack_require__(19687);
// EXTERNAL MODULE: ./lib/mcp/names.js
var mcp_names = __webpack_require__(7951);
// EXTERNAL MODULE: ./lib/mcp/server-text.js
var server_text = __webpack_require__(78594);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/plain-text.js
var plain_text = __webpack_require__(7138);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/fingerprint.js
var fingerprint = __webpack_require__(5428);
;// CONCATENATED MODULE: ./lib/mcp/portable-schema.js



const maxDepth = 24;
const maxNodes = 3_000;
const maxBytes = 60_000;
/** Keywords that every provider accepts. */
const plainKeywords = ['title', 'minimum', 'maximum', 'minItems', 'maxItems'];
/** Limits of values, and the words for them where a provider does not know them. */
const limits = {
    pattern: 'Pattern',
    minLength: 'Minimum length',
    maxLength: 'Maximum length',
    exclusiveMinimum: 'More than',
    exclusiveMaximum: 'Less than',
    multipleOf: 'A multiple of',
    uniqueItems: 'No duplicates',
    minProperties: 'Minimum of properties',
    maxProperties: 'Maximum of properties',
};
/**
 * The schema of a tool in the form that its providers accept: one object at the root, no references, and names that all
 * of them accept. One schema that a provider refuses would fail the whole request. What a provider does not take becomes
 * a note in a description; the server checks its input itself.
 */
function portableSchema(schema, form = 'whole') {
    const state = { root: schema, form, nodes: 0, names: new Map() };
    try {
        const root = objectOf(convert(schema, state, { depth: 0, open: [] }));
        if (JSON.stringify(root).length > maxBytes)
            return { problem: 'its schema is too large' };
        const renamed = [...state.names].filter(([given, sent]) => given !== sent);
        return renamed.length === 0
            ? { schema: root }
            : { schema: root, renamed: Object.fromEntries(renamed.map(([given, sent]) => [sent, given])) };
    }
    catch (error) {
        if (error instanceof TooLarge)
            return { problem: error.message };
        throw error;
    }
}
/** The input of a call with the names that the server uses. */
function withServerNames(value, renamed) {
    if (Array.isArray(value))
        return value.map((one) => withServerNames(one, renamed));
    if (!(0,parsed_json/* isRecord */.u4)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [
        Object.hasOwn(renamed, name) ? renamed[name] : name,
        withServerNames(one, renamed),
    ]));
}
class TooLarge extends Error {
}
function convert(node, state, place) {
    state.nodes += 1;
    if (state.nodes > maxNodes)
        throw new TooLarge('its schema is too large');
    if (place.depth > maxDepth)
        throw new TooLarge('its schema is nested too deeply');
    if (!(0,parsed_json/* isRecord */.u4)(node))
        return {};
    const reference = node['$ref'];
    if (typeof reference === 'string')
        return resolved(node, reference, state, place);
    const below = (value) => convert(value, state, { ...place, depth: place.depth + 1 });
    const parts = [node, ...(0,parsed_json/* asArray */._j)(node['allOf'])].map((part) => part === node ? own(node, state, below) : below(part));
    return parts.reduce(merge, {});
}
/** Nothing outside of the schema is fetched; a recursive part is any value. */
function resolved(node, reference, state, place) {
    const { $ref: _reference, ...rest } = node;
    if (!reference.startsWith('#'))
        throw new TooLarge('its schema refers to another document');
    if (place.open.includes(reference))
        return own(rest, state, () => ({}));
    const target = reference
        .slice(1)
        .split('/')
        .filter((step) => step !== '')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce((at, step) => ((0,parsed_json/* isRecord */.u4)(at) && Object.hasOwn(at, step) ? at[step] : undefined), state.root);
    const inside = { depth: place.depth + 1, open: [...place.open, reference] };
    return merge(convert(target, state, inside), convert(rest, state, inside));
}
function own(node, state, below) {
    const kept = {};
    for (const key of [...plainKeywords, ...Object.keys(limits).filter((limit) => isTaken(limit, node, state))]) {
        if (isLimit(key, node[key]))
            kept[key] = node[key];
    }
    const description = describe(node, state);
    if (description !== '')
        kept['description'] = description;
    Object.assign(kept, choices(node, state), alternatives(node, below), objectParts(node, state, below));
    const type = typeOf(node, kept);
    if (type !== undefined)
        kept['type'] = type;
    if (type === 'array')
        Object.assign(kept, arrayParts(node, below));
    return kept;
}
/** Older drafts have other values for some keywords. */
function isLimit(key, value) {
    if (key === 'title' || key === 'pattern')
        return typeof value === 'string';
    return key === 'uniqueItems' ? value === true : typeof value === 'number';
}
function isTaken(limit, { [limit]: value }, { form }) {
    if (form === 'documented')
        return false;
    return form === 'whole' || limit !== 'pattern' || (typeof value === 'string' && /^\^.*\$$/s.test(value));
}
const maxDescription = 1_000;
function describe(node, state) {
    const { description, default: fallback, format } = node;
    const { form } = state;
    const choice = choiceValues(node);
    const lost = Object.entries(limits).filter(([key]) => isLimit(key, node[key]) && !isTaken(key, node, state));
    const notes = [
        ...(typeof description === 'string' ? [(0,server_text/* serverText */.T)(description, maxDescription)] : []),
        ...(typeof format === 'string' ? [`Format: ${(0,server_text/* serverText */.T)(format, 100)}.`] : []),
        ...(fallback === undefined ? [] : [`Default: ${shown(fallback)}.`]),
        ...(choice === null || areSent(choice, form) ? [] : [`One of ${choice.map(shown).join(', ').slice(0, 500)}.`]),
        ...lost.map(([key, words]) => (key === 'uniqueItems' ? `${words}.` : `${words}: ${shown(node[key])}.`)),
        ...((0,parsed_json/* isRecord */.u4)(node['not']) && Object.keys(node['not']).length > 0 ? [`Not: ${shown(node['not'])}.`] : []),
        ...((0,parsed_json/* isRecord */.u4)(node['patternProperties']) ? [`Names: ${shown(Object.keys(node['patternProperties']))}.`] : []),
    ];
    return notes.join(' ');
}
function shown(value) {
    return (0,server_text/* serverText */.T)(JSON.stringify(value), 200);
}
/** The values of an enumeration or a constant; `null` if there are none. */
function choiceValues(node) {
    const values = Object.hasOwn(node, 'const') ? [node['const']] : (0,parsed_json/* asArray */._j)(node['enum']);
    return values.length === 0 ? null : values;
}
/** Google accepts only text and numbers in enumerations, and no empty text. */
function areSent(values, form) {
    const isPlain = (value) => typeof value === 'string' || typeof value === 'number';
    return form === 'documented'
        ? values.every(isPlain)
        : values.every((value) => isPlain(value) || typeof value === 'boolean' || value === null);
}
function choices(node, { form }) {
    const values = choiceValues(node);
    if (values === null || !areSent(values, form))
        return {};
    const unique = [...new Set(values)].filter((value) => value !== '' && value !== null);
    const [kind, ...others] = [...new Set(unique.map((value) => typeof value))];
    if (kind === undefined)
        return {};
    if (kind === 'boolean')
        return unique.length > 1 ? { type: 'boolean' } : { type: 'boolean', enum: unique };
    if (others.length > 0)
        return { enum: unique };
    const isInteger = kind === 'number' && unique.every(Number.isInteger);
    return { enum: unique, type: kind === 'string' ? 'string' : isInteger ? 'integer' : 'number' };
}
function arrayParts(node, below) {
    const { items, prefixItems } = node;
    const tuple = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
    return {
        ...(tuple.length === 0 ? {} : { prefixItems: tuple.map(below) }),
        items: below(Array.isArray(items) ? node['additionalItems'] : items),
    };
}
function alternatives(node, below) {
    const variants = [...(0,parsed_json/* asArray */._j)(node['anyOf']), ...(0,parsed_json/* asArray */._j)(node['oneOf'])].filter((variant) => !((0,parsed_json/* isRecord */.u4)(variant) && variant['type'] === 'null'));
    if (variants.length === 0)
        return {};
    return variants.length === 1 ? below(variants[0]) : { anyOf: variants.map(below) };
}
function objectParts(node, state, below) {
    const { properties, required, additionalProperties } = node;
    const values = (0,parsed_json/* isRecord */.u4)(additionalProperties) ? { additionalProperties: below(additionalProperties) } : {};
    if (!(0,parsed_json/* isRecord */.u4)(properties))
        return values;
    const converted = Object.entries(properties).map(([name, value]) => [
        sentName(name, state),
        withGivenName(below(value), name, state),
    ]);
    const defined = (0,parsed_json/* asArray */._j)(required).filter((name) => typeof name === 'string' && Object.hasOwn(properties, name));
    const sent = [...new Set(defined)].map((name) => sentName(String(name), state));
    return {
        type: 'object',
        properties: Object.fromEntries(converted),
        ...(sent.length === 0 ? {} : { required: sent }),
        ...values,
    };
}
/** Anthropic refuses a request for any other name of a property. */
const acceptedName = /^[\w.-]{1,64}$/;
function sentName(name, { names }) {
    const known = names.get(name);
    if (known !== undefined)
        return known;
    const plain = acceptedName.test(name) ? name : plainName(name);
    const taken = new Set(names.values());
    const sent = taken.has(plain) ? `${plain.slice(0, 50)}_${(0,fingerprint/* fingerprint */.R)([name], 8)}` : plain;
    names.set(name, sent);
    return sent;
}
function plainName(name) {
    const plain = name.replaceAll(/[^\w.-]+/g, '_').replaceAll(/^_+|_+$/g, '');
    if (plain !== '' && plain.length <= 64)
        return plain;
    return `${plain.slice(0, 50)}_${(0,fingerprint/* fingerprint */.R)([name], 8)}`;
}
function withGivenName(schema, name, { names }) {
    if (names.get(name) === name)
        return schema;
    const { description } = schema;
    const note = `Its name at the server is ${shown(name)}.`;
    return { ...schema, description: typeof description === 'string' ? `${description} ${note}` : note };
}
const types = ['object', 'array', 'string', 'number', 'integer', 'boolean'];
function typeOf(node, kept) {
    if (kept['type'] !== undefined)
        return kept['type'];
    if (kept['anyOf'] !== undefined)
        return undefined;
    const given = [node['type']].flat().filter((one) => types.includes(String(one)));
    // Several types at once: any of them, which only a schema without a type expresses for every provider.
    return given.length === 1 ? given[0] : undefined;
}
/** Both schemas at once; for the same keyword, the second one. */
function merge(a, b) {
    const properties = { ...(0,parsed_json/* asRecord */.qY)(a['properties']), ...(0,parsed_json/* asRecord */.qY)(b['properties']) };
    const required = [...new Set([...(0,parsed_json/* asArray */._j)(a['required']), ...(0,parsed_json/* asArray */._j)(b['required'])])];
    return {
        ...a,
        ...b,
        ...(Object.keys(properties).length === 0 ? {} : { properties }),
        ...(required.length === 0 ? {} : { required }),
    };
}
/** Providers refuse alternatives at the root: its properties are those of all variants, none of them required. */
function objectOf(schema) {
    const { anyOf, ...rest } = schema;
    const variants = (0,parsed_json/* asArray */._j)(anyOf).map((variant) => (0,parsed_json/* asRecord */.qY)((0,parsed_json/* asRecord */.qY)(variant)['properties']));
    const properties = Object.assign({}, ...variants, (0,parsed_json/* asRecord */.qY)(rest['properties']));
    return { ...rest, type: 'object', properties };
}

;// CONCATENATED MODULE: ./lib/mcp/tools.js







/** The tools of a server that can be offered; each of the others is left out alone, with a notice. */
function offerTools(session, { couldAllow, lock, limits }) {
    const { server, first } = session;
    const tools = [];
    const notices = [];
    const taken = new Set();
    for (const definition of first.tools) {
        const identity = (0,mcp_names/* toolIdentity */.Pt)(server.name, definition.name);
        const name = (0,mcp_names/* toolName */.Uf)(identity);
        const names = [name, ...wholeName(identity)];
        // A rule for one of two tools must not count for the other, whichever of them is offered.
        const isTaken = names.some((one) => taken.has(one.toLowerCase()));
        for (const one of names)
            taken.add(one.toLowerCase());
        if (!names.some(couldAllow))
            continue;
        const schema = portableSchema(definition.inputSchema, limits.schema);
        const problem = changeProblem(definition, server, lock) ?? (isTaken ? sameName : null);
        if (problem === null && 'schema' in schema) {
            const described = { description: tools_describe(definition, server, limits), inputSchema: schema.schema };
            const { renamed } = schema;
            tools.push(mcpTool(identity, described, (input, signal) => {
                const given = renamed === undefined ? input : (0,parsed_json/* asRecord */.qY)(withServerNames(input, renamed));
                return session.call(definition, given, signal);
            }));
        }
        else {
            notices.push(notOffered(name, problem ?? ('problem' in schema ? schema.problem : '')));
        }
    }
    const odd = first.oddTools.filter(({ name }) => couldAllow((0,mcp_names/* toolName */.Uf)((0,mcp_names/* toolIdentity */.Pt)(server.name, name || 'unnamed'))));
    const oddNotices = odd.map(({ name, problem }) => {
        if (name === '')
            return `A tool of the MCP server ${server.givenName} was not offered: ${problem}.`;
        return notOffered((0,mcp_names/* toolName */.Uf)((0,mcp_names/* toolIdentity */.Pt)(server.name, name)), problem);
    });
    return { tools, notices: [...notices, ...new Set(oddNotices)] };
}
const sameName = 'another tool of the server has the same name';
function notOffered(name, reason) {
    return `The MCP tool ${(0,server_text/* serverText */.T)(name, 100)} was not offered: ${(0,server_text/* serverText */.T)(reason, 300)}.`;
}
function changeProblem(definition, { givenName }, lock) {
    const change = lock === null ? null : (0,mcp_lock/* changeSincePin */.qA)(definition, lock.servers[givenName]);
    return change === null ? null : `${change}; review the change, and run \`sallyport mcp pin\``;
}
/** The text is the server's; its first words name the server, so that it cannot be mistaken for text of this program. */
function tools_describe({ description, title }, { name }, limits) {
    const intro = `Tool of the MCP server ${name}. Its own description: `;
    const room = limits.description - intro.length;
    const text = (0,server_text/* serverText */.T)(description, room) || (0,server_text/* serverText */.T)(title ?? '', 200);
    return (0,lib_text/* shorten */.ml)(`${intro}${text === '' ? 'none' : text}`, limits.description);
}
function wholeName({ server, whole }) {
    return whole === undefined ? [] : [(0,mcp_names/* toolName */.Uf)({ server, tool: whole })];
}
/** A tool whose calls have one effect, named by the tool: rules for `mcp__server__tool` decide. */
function mcpTool(identity, described, run) {
    return {
        name: (0,mcp_names/* toolName */.Uf)(identity),
        ...described,
        // What a server claims about its tools is not trusted.
        readOnly: false,
        bind: (input) => {
            if (!(0,parsed_json/* isRecord */.u4)(input))
                return { ok: false, problems: ['the input must be an object'] };
            return {
                ok: true,
                call: {
                    effects: [{ kind: 'mcp', ...identity }],
                    get label() {
                        return (0,lib_text/* shorten */.ml)((0,plain_text/* plainText */.wh)(JSON.stringify(input)), 120);
                    },
                    run: (signal) => run(input, signal),
                },
            };
        },
    };
}

;// CONCATENATED MODULE: ./lib/mcp/resources.js





const mostListed = 200;
/** Two tools that read the resources of a server. They are offered and evaluated like the tools of the server. */
function createResourceTools(session) {
    const { name } = session.server;
    return [
        resourceTool(session, {
            tool: 'list_resources',
            description: `Lists the resources of the MCP server ${name}: data that it offers by address. Read one with mcp__${name}__read_resource.`,
            inputSchema: { type: 'object', properties: {} },
            run: (client, options) => listResources(client, options),
        }),
        resourceTool(session, {
            tool: 'read_resource',
            description: `Reads a resource of the MCP server ${name}.`,
            inputSchema: {
                type: 'object',
                properties: { uri: { type: 'string', description: 'Address of the resource, as listed.' } },
                required: ['uri'],
            },
            run: async (client, options, { uri }) => {
                if (typeof uri !== 'string' || uri === '')
                    return (0,output/* failedOutput */.tK)('uri must be the address of a resource.');
                const { contents } = await client.readResource({ uri }, options);
                return contents.length === 0 ? (0,output/* textOutput */.rE)('The resource is empty.') : { parts: contents.map(content/* resourcePart */._8) };
            },
        }),
    ];
}
function resourceTool(session, { tool, run, ...described }) {
    return mcpTool((0,mcp_names/* toolIdentity */.Pt)(session.server.name, tool), described, (input, signal) => session.request((client, options) => run(client, options, input), signal));
}
async function listResources(client, options) {
    const { resources } = await client.listResources(undefined, options);
    // Many servers have none, and answer that they do not know the request.
    const { resourceTemplates } = await client
        .listResourceTemplates(undefined, options)
        .catch(() => ({ resourceTemplates: [] }));
    const lines = [
        ...resources.map(({ uri, name, title, description }) => line(uri, title ?? name, description)),
        ...resourceTemplates.map(({ uriTemplate, name, title, description }) => line(uriTemplate, title ?? name, description)),
    ];
    const shown = lines.slice(0, mostListed);
    const rest = lines.length - shown.length;
    if (lines.length === 0)
        return (0,output/* textOutput */.rE)('The server lists no resources.');
    return (0,output/* textOutput */.rE)([...shown, ...(rest === 0 ? [] : [`[${String(rest)} more are omitted.]`])].join('\n'));
}
function line(address, name, description) {
    const text = description === undefined ? '' : `: ${(0,server_text/* serverText */.T)(description, 200)}`;
    return `${address}  ${(0,server_text/* serverText */.T)(name, 100)}${text}`.replaceAll('\n', ' ');
}

// EXTERNAL MODULE: ./lib/mcp/canonical-json.js
var canonical_json = __webpack_require__(43304);
// EXTERNAL MODULE: ./lib/mcp/connect.js + 4 modules
var connect = __webpack_require__(42353);
// EXTERNAL MODULE: ./lib/mcp/server-error.js
var server_error = __webpack_require__(66955);
;// CONCATENATED MODULE: ./lib/mcp/server-session.js








/** A server that reports progress may take this much longer than its time limit. */
const progressFactor = 10;
async function openSession(server, connection, ports, signal) {
    const first = await (0,connect/* connectServer */.C)(server, connection, ports, signal);
    let live = first;
    let restarts = 1;
    const ready = async () => {
        if (!live.isClosed() || restarts === 0)
            return live;
        restarts -= 1;
        live = await (0,connect/* connectServer */.C)(server, connection, ports, signal);
        return live;
    };
    const request = async (ask, callSignal) => {
        try {
            const { client } = await ready();
            return redacted(await ask(client, optionsOf(server, callSignal)), ports);
        }
        catch (error) {
            return redacted(failure(error, server, live, callSignal), ports);
        }
    };
    return {
        server,
        first,
        request,
        call: (tool, input, callSignal) => request(async (client, options) => {
            if (live !== first && !isUnchanged(tool, live)) {
                return failed(server, `it was started again and now describes the tool ${tool.name} differently`);
            }
            const result = await client.callTool({ name: tool.name, arguments: { ...input } }, options);
            return { parts: (0,content/* contentParts */.oR)(result), ...(result.isError === true ? { isError: true } : {}) };
        }, callSignal),
        close: async () => {
            await live.close().catch(() => undefined);
            return [...new Set([first, live])].flatMap((one) => one.blocked());
        },
    };
}
/** Secrets that became known in this run, such as those in the configuration of the server. */
function redacted(output, { redact }) {
    const parts = output.parts.map((part) => (part.type === 'text' ? { ...part, text: redact(part.text) } : part));
    return { ...output, parts };
}
function isUnchanged(tool, { tools }) {
    const now = tools.find(({ name }) => name === tool.name);
    return now !== undefined && (0,canonical_json/* hashOf */.q)((0,mcp_lock/* pin */.y_)(now)) === (0,canonical_json/* hashOf */.q)((0,mcp_lock/* pin */.y_)(tool));
}
function optionsOf({ timeoutMs }, signal) {
    return {
        signal,
        timeout: timeoutMs,
        resetTimeoutOnProgress: true,
        maxTotalTimeout: timeoutMs * progressFactor,
        // Without it, the library asks for no progress.
        onprogress: () => undefined,
    };
}
function failure(error, server, live, signal) {
    if (signal.aborted)
        return failed(server, 'the call was stopped');
    const code = (0,server_error/* codeOfServerError */.S)(error);
    const words = (0,errors/* messageOf */.bD)(error).slice(0, 2_000);
    if (code === 'timeout')
        return failed(server, `no answer within ${String(server.timeoutMs / 1_000)} seconds; it may still be working`);
    if (code === 'asks-client')
        return failed(server, `${(0,lib_text/* withoutPeriod */.Kx)(words)}; it asks this run for input, a model or its folders, and gets none of them`);
    const ended = live.whyEnded();
    return failed(server, ended === '' ? words : `it is not running${ended}`);
}
function failed({ givenName }, reason) {
    return (0,output/* failedOutput */.tK)(`The MCP server ${givenName} failed: ${(0,lib_text/* withoutPeriod */.Kx)(reason)}.`);
}

;// CONCATENATED MODULE: ./lib/mcp/start-servers.js








const mostOfInstructions = 2_000;
/**
 * Starts the servers whose tools a rule could allow, all at once. One that is not available is a notice, or a UserError
 * if it is required.
 */
async function startServers(options) {
    const { configuration, couldAllowServer } = options;
    const wanted = configuration.servers.filter(({ name }) => couldAllowServer(name));
    const unwanted = configuration.servers.filter((server) => !wanted.includes(server));
    const connections = wanted.map((server) => [server, connectionOf(server, options)]);
    const opened = await Promise.all(connections.map(([server, connection]) => start_servers_open(server, connection, options)));
    const sessions = opened.flatMap((one) => ('session' in one ? [one.session] : []));
    const missing = opened.flatMap((one) => ('session' in one ? [] : [one]));
    const required = missing.filter(({ server }) => server.required);
    if (required.length > 0) {
        await Promise.all(sessions.map((session) => session.close()));
        throw new errors/* UserError */.yo(required.map(unavailable));
    }
    const isPinned = ({ server, first }) => (0,mcp_lock/* hasPinnedInstructions */.G_)(configuration.lock, server.givenName, first.instructions);
    const offered = sessions.map((session) => ({ session, ...offer(session, options) }));
    const { offers, notice } = limitTools(offered, options);
    return {
        tools: offers.flatMap(({ tools }) => tools),
        notices: [
            ...configuration.notices,
            ...unwanted.map(({ givenName, name }) => `The MCP server ${givenName} was not started: no rule allows mcp__${name}.`),
            ...missing.map(({ server, problem }) => `The MCP server ${server.givenName} is not available: ${problem}.`),
            ...offers.flatMap(({ notices }) => notices),
            ...(notice === null ? [] : [notice]),
            ...offers.flatMap(({ session }) => (isPinned(session) ? [] : [changedInstructions(session)])),
        ],
        instructions: offers.flatMap(({ session, tools }) => {
            const text = (0,server_text/* serverText */.T)(session.first.instructions, mostOfInstructions);
            return text === '' || tools.length === 0 || !isPinned(session) ? [] : [{ server: session.server.name, text }];
        }),
        close: async () => (await Promise.all(sessions.map(closeNotices))).flat(),
    };
}
async function start_servers_open(server, connection, { ports, signal }) {
    try {
        return { session: await openSession(server, connection, ports, signal) };
    }
    catch (error) {
        return { server, problem: (0,server_text/* serverText */.T)((0,errors/* messageOf */.bD)(error), 1_000).replaceAll(/\s+/g, ' ').replace(/\.$/, '') };
    }
}
/** Throws UserError for variables without a value; `checkVariables` finds these before the job starts. */
function connectionOf(server, { variables, onSecrets }) {
    const { connection, values } = (0,expand/* expandVariables */.i)(server.connection, variables);
    onSecrets(values.filter((value) => value.length >= shortestSecret));
    return connection;
}
/** A shorter value cannot be distinguished from ordinary words. */
const shortestSecret = 8;
function offer(session, { couldAllow, configuration, limits }) {
    const { tools, notices } = offerTools(session, { couldAllow, limits, lock: configuration.lock });
    const names = new Set(tools.map(({ name }) => name));
    const resources = session.first.hasResources ? createResourceTools(session) : [];
    return { tools: [...tools, ...resources.filter(({ name }) => couldAllow(name) && !names.has(name))], notices };
}
function changedInstructions({ server: { givenName } }) {
    return `The instructions of the MCP server ${givenName} are omitted: they are not those in the lock file; review them, and run \`sallyport mcp pin\`.`;
}
async function closeNotices(session) {
    const blocked = await session.close();
    return blocked.map(({ label, reason }) => `The sandbox blocked the MCP server ${session.server.givenName}: ${label}: ${reason}.`);
}
function unavailable({ server, problem }) {
    return {
        code: 'mcp-unavailable',
        location: server.location,
        message: `the MCP server ${server.givenName} is required and not available`,
        found: problem,
        hint: 'correct its configuration, or remove `required: true` to run without it',
    };
}

// EXTERNAL MODULE: ./lib/model/providers.js + 13 modules
var providers = __webpack_require__(57050);
;// CONCATENATED MODULE: ./lib/model/tool-limits.js

/** A request with more is refused by no provider for their number, but has no room for anything else. */
const noLimits = { most: 512, description: 2_000, schema: 'whole' };
const tool_limits_forms = ['whole', 'anchored-patterns', 'documented'];
/** The strictest limits of these models, of which any may be asked. Throws UserError for an unknown name. */
function toolLimitsOf(names) {
    return names.map(limitsOf).reduce((a, b) => ({
        most: Math.min(a.most, b.most),
        description: Math.min(a.description, b.description),
        schema: tool_limits_forms.indexOf(a.schema) > tool_limits_forms.indexOf(b.schema) ? a.schema : b.schema,
    }), noLimits);
}
function limitsOf(name) {
    const { provider, id } = (0,providers/* parseModelName */.s_)(name);
    const { toolLimits } = provider === 'script' ? {} : providers/* providers */.r5[provider];
    return { ...noLimits, ...toolLimits?.(id) };
}

// EXTERNAL MODULE: ./lib/settings/mcp-servers.js + 1 modules
var mcp_servers = __webpack_require__(88724);
// EXTERNAL MODULE: ./lib/job/runtime/could-allow.js
var could_allow = __webpack_require__(94054);
// EXTERNAL MODULE: ./lib/job/servers/server-ports.js + 3 modules
var server_ports = __webpack_require__(37837);
;// CONCATENATED MODULE: ./lib/job/servers/configured-servers.js






/** The tools for skills and sub-agents, which are added when a conversation begins. */
const laterTools = 2;
/** Reads the configuration and starts the servers that the rules of the job could use. */
async function startConfiguredServers(options) {
    const { job, runtime, hostEnvironment, redactor, onEvent } = options;
    const { settings, trustedSource } = job.runContext;
    const { environment, signal } = hostEnvironment;
    const configured = await (0,mcp_servers.readMcpConfiguration)(settings, trustedSource.source, trustedSource.placement.above);
    const configuration = (0,read_only_head/* isReadOnlyHead */.Z)(job.runContext) ? withoutPrograms(configured) : configured;
    await runtime.ready();
    const running = await startServers({
        configuration,
        couldAllow: (tool) => (0,could_allow/* couldAllowTool */.ZU)(tool, job),
        couldAllowServer: (server) => (0,could_allow/* couldAllowServer */.O8)(server, job),
        exactnessOf: (tool) => (0,could_allow/* exactnessOf */.AA)(tool, job),
        limits: toolLimitsOf([job.model.name, ...settings['fallback-model']]),
        builtInTools: runtime.tools.length + laterTools,
        variables: environment,
        onSecrets: (values) => redactor.add(values),
        ports: (0,server_ports/* serverPorts */.Y)(job.lists, options, environment),
        signal,
    });
    return {
        ...running,
        names: configured.servers.map(({ name }) => name),
        attachments: running.instructions.map(({ server, text }) => ({
            type: 'context',
            title: `Instructions of the MCP server ${server}`,
            text,
            source: { kind: 'mcp-instructions', trust: 'anyone' },
            images: [],
        })),
        close: async () => {
            for (const text of await running.close())
                onEvent({ type: 'notice', level: 'warning', text });
        },
    };
}
/**
 * A program starts in the directory of the job, where a script that its arguments name, or a package that npx looks up,
 * would be the one of the fork.
 */
function withoutPrograms({ servers, notices, ...configuration }) {
    const isProgram = ({ connection }) => connection.kind === 'stdio';
    const left = servers.filter(isProgram).map(({ givenName }) => givenName);
    if (left.length === 0)
        return { ...configuration, servers, notices };
    const notice = `These MCP servers were not started, because they could run code of the fork: ${left.join(', ')}.`;
    return { ...configuration, servers: servers.filter((server) => !isProgram(server)), notices: [...notices, notice] };
}


/***/ }),

/***/ 19687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oR: () => (/* binding */ contentParts),
  BU: () => (/* binding */ partOf),
  _8: () => (/* binding */ resourcePart)
});

// EXTERNAL MODULE: ./lib/messages/media-limits.js
var media_limits = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/plain-text.js
var plain_text = __webpack_require__(7138);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/tools/read/media.js
var media = __webpack_require__(153);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/mcp/canonical-json.js
var canonical_json = __webpack_require__(43304);
;// CONCATENATED MODULE: ./lib/mcp/held-content.js


/** Shorter texts are worth repeating; a longer one is the file or the image that a block already holds. */
const longText = 1_000;
/**
 * The structured content of a result as text for the model; `null` if its blocks hold all of it: as JSON, as the texts
 * or media themselves, or as copies of the blocks. Long texts that a block holds are not repeated.
 */
function structuredText(structured, content) {
    if (structured === undefined)
        return null;
    const held = heldValues(content);
    if (isHeld(structured, held))
        return null;
    return JSON.stringify(structured, (_key, value) => typeof value === 'string' && value.length > longText && held.has((0,canonical_json/* canonicalJson */.d)(value)) ? heldNote : value, 2);
}
const heldNote = '[in another part of this result]';
/** Everything that the blocks hold: themselves, their texts, media and parsed JSON. */
function heldValues(content) {
    const held = new Set();
    for (const block of content) {
        held.add((0,canonical_json/* canonicalJson */.d)(block));
        const resource = (0,parsed_json/* isRecord */.u4)(block) && (0,parsed_json/* isRecord */.u4)(block['resource']) ? block['resource'] : {};
        for (const value of [...Object.values((0,parsed_json/* isRecord */.u4)(block) ? block : {}), resource['text'], resource['blob']]) {
            if (typeof value !== 'string')
                continue;
            held.add((0,canonical_json/* canonicalJson */.d)(value));
            const parsed = (0,parsed_json/* parsedJson */.U4)(value);
            if (parsed !== undefined)
                held.add((0,canonical_json/* canonicalJson */.d)(parsed));
        }
    }
    return held;
}
function isHeld(value, held) {
    if (held.has((0,canonical_json/* canonicalJson */.d)(value)))
        return true;
    const parts = (0,parsed_json/* isRecord */.u4)(value) ? Object.values(value) : (0,parsed_json/* asArray */._j)(value);
    return parts.length > 0 && parts.every((part) => isHeld(part, held));
}
/** The texts without the bytes of the media in other blocks, which would be sent twice. */
function withoutMedia(text, media) {
    return media.reduce((rest, data) => (data.length > longText ? rest.replaceAll(data, heldNote) : rest), text);
}

// EXTERNAL MODULE: ./lib/mcp/server-text.js
var server_text = __webpack_require__(78594);
;// CONCATENATED MODULE: ./lib/mcp/content.js






/** Characters of text in one result. The agent stores what is too large for a turn in a file; this bounds its memory. */
const mostCharacters = 400_000;
/** Images in one result. */
const mostMedia = 10;
/** The result of a call as input for the model. The text stays data: formatting escapes what looks like a reminder. */
function contentParts({ content, structuredContent }) {
    const data = content.flatMap((block) => (block.type === 'image' ? [block.data] : []));
    const blocks = content
        .map(partOf)
        .map((part) => (part.type === 'text' ? { ...part, text: withoutMedia(part.text, data) } : part));
    // Only a repetition is left out: the texts of many servers are a summary.
    const structured = structuredText(structuredContent, content);
    const parts = limitMedia(once([...blocks, ...(structured === null ? [] : [asText(structured)])]));
    return parts.length === 0 ? [asText('The server returned nothing.')] : limitText(parts);
}
/** One block of a result, a resource or a prompt. */
function partOf(block) {
    switch (block.type) {
        case 'text':
            return asText(block.text);
        case 'image':
            return content_media(block.mimeType, block.data);
        case 'audio':
            return asText(`[Audio of type ${block.mimeType} is omitted.]`);
        case 'resource_link':
            return asText(`[Resource ${block.uri}: ${block.title ?? block.name}]`);
        case 'resource':
            return resourcePart(block.resource);
    }
}
/** The content of a resource. */
function resourcePart(resource) {
    const { uri, mimeType, text, blob } = resource;
    if (typeof text === 'string')
        return asText(`[Resource ${uri}]\n${text}`);
    return typeof blob === 'string'
        ? content_media(mimeType ?? 'application/octet-stream', blob, uri)
        : asText(`[Resource ${uri} is empty.]`);
}
function asText(text) {
    return { type: 'text', text: (0,plain_text/* plainText */.wh)(text) };
}
/** The first bytes decide: a provider fails the whole request if an image is not of the type that is named. */
function content_media(mediaType, data, name) {
    const part = {
        type: 'media',
        mediaType,
        data,
        ...(name === undefined ? {} : { name: (0,server_text/* serverText */.T)(name, 300) }),
    };
    const actual = (0,media/* mediaTypeOf */.c)(Buffer.from(data.slice(0, 64), 'base64'));
    if (actual === null || !(0,media/* isMedia */.F)(`x.${actual.split('/')[1] ?? ''}`)) {
        return (0,media_limits/* omittedMedia */.h9)(part, 'models accept only PNG, JPEG, GIF, WebP and PDF');
    }
    return { ...part, mediaType: actual };
}
/** Without media that an earlier part is. */
function once(parts) {
    const seen = new Set();
    return parts.filter((part) => {
        if (part.type !== 'media')
            return true;
        const isNew = !seen.has(part.data);
        seen.add(part.data);
        return isNew;
    });
}
function limitMedia(parts) {
    let count = 0;
    return parts.map((part) => {
        if (part.type !== 'media')
            return part;
        count += 1;
        return count <= mostMedia ? part : (0,media_limits/* omittedMedia */.h9)(part, `a result has at most ${String(mostMedia)} images`);
    });
}
function limitText(parts) {
    let room = mostCharacters;
    return parts.map((part) => {
        if (part.type !== 'text' || part.text.length <= room) {
            room -= part.type === 'text' ? part.text.length : 0;
            return part;
        }
        const half = Math.floor(room / 2);
        const omitted = part.text.length - 2 * half;
        room = 0;
        const note = `[… ${String(omitted)} characters of this result are omitted …]`;
        return { type: 'text', text: `${(0,lib_text/* startOf */.GH)(part.text, half)}\n${note}\n${(0,lib_text/* endOf */.pJ)(part.text, half)}` };
    });
}


/***/ })

};
;