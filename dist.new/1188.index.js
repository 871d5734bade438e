"use strict";
exports.id = 1188;
exports.ids = [1188];
exports.modules = {

/***/ 31188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findMcpPrompt: () => (/* binding */ findMcpPrompt)
});

// EXTERNAL MODULE: ./lib/job/runtime/could-allow.js
var could_allow = __webpack_require__(94054);
// EXTERNAL MODULE: ./lib/job/servers/server-ports.js + 3 modules
var server_ports = __webpack_require__(37837);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/mcp/connect.js + 4 modules
var connect = __webpack_require__(42353);
// EXTERNAL MODULE: ./lib/mcp/content.js + 1 modules
var mcp_content = __webpack_require__(19687);
// EXTERNAL MODULE: ./lib/mcp/expand.js
var expand = __webpack_require__(13151);
// EXTERNAL MODULE: ./lib/mcp/names.js
var names = __webpack_require__(7951);
// EXTERNAL MODULE: ./lib/mcp/server-text.js
var server_text = __webpack_require__(78594);
;// CONCATENATED MODULE: ./lib/mcp/prompts.js






/** Asks a server for a prompt, and stops it. Rejects with UserError. */
async function getPrompt({ command, args, servers, variables }, ports, signal) {
    const server = servers.find(({ name }) => command.startsWith(`mcp__${name}__`));
    if (server === undefined)
        throw new errors/* UserError */.yo(unknownServer(command, servers));
    let live = null;
    try {
        live = await (0,connect/* connectServer */.C)(server, (0,expand/* expandVariables */.i)(server.connection, variables).connection, ports, signal);
        return await ask(live, server, { command, args });
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            throw error;
        throw new errors/* UserError */.yo(failed(command, server, (0,errors/* messageOf */.bD)(error)), { cause: error });
    }
    finally {
        await live?.close().catch(() => undefined);
    }
}
async function ask({ client, hasPrompts }, server, { command, args }) {
    const options = { timeout: server.timeoutMs };
    const { prompts } = hasPrompts ? await client.listPrompts(undefined, options) : { prompts: [] };
    const named = prompts.map((prompt) => [(0,names/* toolName */.Uf)((0,names/* toolIdentity */.Pt)(server.name, prompt.name)), prompt]);
    const prompt = named.find(([name]) => name === command)?.[1];
    if (prompt === undefined) {
        throw new errors/* UserError */.yo(unknownPrompt(command, named.map(([name]) => name)));
    }
    const values = argumentsOf(args, prompt.arguments ?? []);
    if ('missing' in values)
        throw new errors/* UserError */.yo(missingArgument(command, values.missing));
    const { messages } = await client.getPrompt({ name: prompt.name, arguments: { ...values.given } }, options);
    return messages.map(({ role, content }) => {
        const part = (0,mcp_content/* partOf */.BU)(content);
        return { role, text: part.type === 'text' ? part.text : `[An image of type ${part.mediaType} is omitted.]` };
    });
}
function argumentsOf(args, declared) {
    const words = args.trim() === '' ? [] : args.trim().split(/\s+/);
    const last = declared.length - 1;
    const values = declared.map(({ name }, at) => [name, at === last ? words.slice(at).join(' ') : (words[at] ?? '')]);
    const missing = declared.find(({ required }, at) => required === true && values[at]?.[1] === '');
    if (missing !== undefined)
        return { missing: missing.name };
    return { given: Object.fromEntries(values.filter(([, value]) => value !== '')) };
}
function unknownServer(command, servers) {
    return {
        code: 'command-unknown',
        location: command,
        message: 'no MCP server with this name is configured and allowed by a rule',
        hint: servers.length === 0
            ? 'configure the server, and allow mcp__SERVER'
            : `the servers are ${servers.map(({ name }) => name).join(', ')}`,
    };
}
function unknownPrompt(command, names) {
    const known = names.length === 0 ? 'the server has no prompts' : `its prompts are ${names.join(', ')}`;
    return {
        code: 'command-unknown',
        location: command,
        message: 'the MCP server has no such prompt',
        hint: (0,server_text/* serverText */.T)((0,errors/* didYouMean */.au)(command, names) ?? known, 500),
    };
}
function missingArgument(command, name) {
    return {
        code: 'argument-invalid',
        location: command,
        message: `the argument ${(0,server_text/* serverText */.T)(name, 100)} of the prompt is missing`,
        hint: 'give the arguments in their order, separated by spaces',
    };
}
function failed(command, server, problem) {
    return {
        code: 'mcp-unavailable',
        location: command,
        message: `the MCP server ${server.givenName} did not return this prompt`,
        found: (0,server_text/* serverText */.T)(problem, 1_000),
        hint: 'check the configuration of the server',
    };
}

// EXTERNAL MODULE: ./lib/prompt/formats/spec.js
var spec = __webpack_require__(56585);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/settings/mcp-servers.js + 1 modules
var mcp_servers = __webpack_require__(88724);
;// CONCATENATED MODULE: ./lib/app/mcp-prompt.js






/** Asks the server that the command names. Rejects with UserError. A dry run starts no server. */
async function findMcpPrompt(runContext, hostEnvironment) {
    const { settings, trustedSource } = runContext;
    const command = (settings.command ?? '').replace(/^\//, '');
    if (settings['dry-run'])
        return promptOf(command, [{ role: 'user', text: `[The prompt ${command} of the server]` }]);
    const lists = (0,check_rules/* requireValidRules */.hg)(settings, runContext.locationOfRule);
    const configuration = await (0,mcp_servers.readMcpConfiguration)(settings, trustedSource.source, trustedSource.placement.above);
    const rules = { runContext, lists, spec: { allowedTools: null } };
    const servers = configuration.servers.filter(({ name }) => (0,could_allow/* couldAllowServer */.O8)(name, rules));
    const request = { command, args: settings.args, servers, variables: hostEnvironment.environment };
    const messages = await (0,server_ports/* withServerPorts */.c)({ runContext, hostEnvironment, lists }, (ports) => getPrompt(request, ports, hostEnvironment.signal));
    return promptOf(command, messages);
}
/** The last message of a conversation must be from the user; otherwise all texts become one message. */
function promptOf(source, messages) {
    const isConversation = messages.length > 1 && messages.at(-1)?.role === 'user';
    const sections = [];
    let body = '';
    for (const [at, { role }] of messages.entries()) {
        const start = body.length;
        body += `{{message_${String(at + 1)}}}\n\n`;
        sections.push({ role, start, end: body.length });
    }
    const vars = Object.fromEntries(messages.map(({ text }, at) => [`message_${String(at + 1)}`, text]));
    return { spec: { ...(0,spec/* plainSpec */.K)('prompt-yml', source, body), sections: isConversation ? sections : null }, vars };
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