export const id = 593;
export const ids = [593];
export const modules = {

/***/ 6033:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ plain),
/* harmony export */   q: () => (/* binding */ asRecord)
/* harmony export */ });
/** One line without control characters and without the key, at most 500 characters. */
function plain(text, context) {
    const { secret } = context;
    const hidden = secret === undefined || secret === '' ? text : text.replaceAll(secret, '***');
    const line = hidden.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim();
    return (line.length > 500 ? `${line.slice(0, 499)}…` : line).replace(/[.\s]+$/, '');
}
/** A value as an object; empty where it is none. */
function asRecord(value) {
    return typeof value === 'object' && value !== null ? value : {};
}


/***/ }),

/***/ 6525:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ cancelled),
/* harmony export */   ec: () => (/* binding */ toFault),
/* harmony export */   qG: () => (/* binding */ cutOff)
/* harmony export */ });
/* harmony import */ var _fault_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6033);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2087);


/** After an abort, whatever was thrown on the way. */
const cancelled = {
    kind: 'cancelled',
    message: 'The request was cancelled.',
    mend: 'Nothing needs to be mended; run the job again if it should be finished.',
    retryable: false,
};
/** The stream ended without the provider's closing event: what was streamed may be a part of an answer. */
const cutOff = {
    kind: 'cut-off',
    message: "The provider's stream ended before its answer was complete.",
    mend: 'The provider or a proxy before it broke off. Run the job again.',
    retryable: true,
};
/**
 * Sorts whatever a provider package throws, or streams as an error part, by what can be done about it. Reads
 * errors by their shape: `instanceof` fails where a bundle holds a provider's package twice. Never throws.
 */
function toFault(error, context) {
    const shape = shapeOf(error);
    if (shape.status !== undefined && shape.status >= 300) {
        return (0,_status_js__WEBPACK_IMPORTED_MODULE_0__/* .toStatusFault */ .e)({ ...shape, status: shape.status }, context);
    }
    if (!(error instanceof Error) && shape.said !== '')
        return (0,_status_js__WEBPACK_IMPORTED_MODULE_0__/* .toStatusFault */ .e)({ ...shape, status: guessed(shape) }, context);
    const broken = connectionError(error);
    if (broken !== undefined)
        return shape.status === undefined ? unreachable(broken, context) : brokenOff(broken);
    return unreadable(shape, context);
}
/** Reads an APICallError, a normalised stream error, a raw error object of a server, or any other value. */
function shapeOf(error) {
    const record = (0,_fault_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .q)(error);
    const status = [record['statusCode'], record['status'], record['code']].find(isStatus);
    const body = record['responseBody'];
    const text = record['message'];
    return {
        name: typeof record['name'] === 'string' ? record['name'] : '',
        said: typeof text === 'string' ? text : typeof error === 'string' ? error : '',
        ...(status === undefined ? {} : { status }),
        body: typeof body === 'string' ? body : error instanceof Error ? '' : jsonOf(error),
        headers: (0,_fault_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .q)(record['responseHeaders']),
    };
}
/** A server's error object in the middle of a stream has no status of its own. */
function guessed(shape) {
    const words = (shape.body ?? '').toLowerCase();
    if (words.includes('rate_limit'))
        return 429;
    if (words.includes('overloaded'))
        return 503;
    return words.includes('invalid_request') ? 400 : 500;
}
const isStatus = (value) => typeof value === 'number' && value >= 100 && value <= 599;
/** What broke the connection, anywhere in the chain of causes. */
function connectionError(error) {
    let current = error;
    for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
        const code = (0,_fault_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .q)(current)['code'];
        if (typeof code === 'string' && /^(E[A-Z]{2,}|HPE_|ERR_|CERT_|UNABLE_|DEPTH_|SELF_)/.test(code)) {
            return { code, said: current.message };
        }
        current = current.cause;
    }
    return undefined;
}
const certificateCode = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_|EPROTO)/;
function unreachable({ code, said }, context) {
    const distrusted = certificateCode.test(code);
    return {
        kind: 'network',
        message: `The server of ${context.model} could not be reached: ${(0,_fault_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(said, context)} (${code}).`,
        mend: distrusted
            ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS."
            : "Check base-url and the runner's way to the network, then run the job again.",
        retryable: !distrusted,
    };
}
function brokenOff({ code }) {
    return code === 'ETIMEDOUT'
        ? { ...cutOff, message: "The provider's stream stalled before its answer was complete." }
        : cutOff;
}
/** Neither a status nor a connection: the answer could not be read, or we sent what the provider cannot take. */
function unreadable(shape, context) {
    const message = `${context.model} gave no usable answer: ${(0,_fault_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(shape.said, context) || 'an unknown error'}.`;
    if (/UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(shape.name)) {
        return {
            kind: 'bad-request',
            message,
            mend: 'Use another model, or leave out what it cannot take.',
            retryable: false,
        };
    }
    return {
        kind: 'server',
        message,
        mend: 'The server sent something that is not its protocol: check base-url and the provider, or run the job again.',
        retryable: true,
    };
}
function jsonOf(value) {
    try {
        return JSON.stringify((0,_fault_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .q)(value));
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 5593:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toModel: () => (/* binding */ toModel)
});

;// CONCATENATED MODULE: ./lib/model/conversation.js
/**
 * The one conversion of a canonical conversation for a provider. Expects normalised messages: every call has
 * exactly one result right behind it.
 */
function toCallOptions(request, dialect, signal) {
    const { tools, maxOutputTokens, temperature } = request;
    const providerOptions = requestOptions[dialect];
    return {
        prompt: toPrompt(request, dialect),
        abortSignal: signal,
        ...(providerOptions === undefined ? {} : { providerOptions }),
        ...(tools.length === 0 ? {} : { tools: tools.map(toTool), toolChoice: { type: request.toolChoice } }),
        ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
        ...(temperature === undefined ? {} : { temperature }),
    };
}
const requestOptions = {
    // Otherwise the arguments of calls are streamed without being checked by the provider, and may be no JSON.
    anthropic: { anthropic: { toolStreaming: false } },
    // The answers of a CI run are nobody's to keep on the provider's side; reasoning comes back encrypted.
    openai: { openai: { store: false } },
};
const toTool = (tool) => ({
    type: 'function',
    name: tool.name,
    description: tool.description,
    inputSchema: tool.inputSchema,
});
function toPrompt(request, dialect) {
    const prompt = [];
    if (request.system !== '')
        prompt.push({ role: 'system', content: request.system });
    const messages = dialect === 'compatible' ? hoistMedia(request.messages) : request.messages;
    prompt.push(...messages.map(toMessage));
    return dialect === 'anthropic' ? withCacheMarks(prompt) : prompt;
}
function toMessage(message) {
    switch (message.role) {
        case 'user':
            return { role: 'user', content: message.parts.map(toUserPart) };
        case 'assistant':
            return { role: 'assistant', content: message.parts.map(toAssistantPart) };
        case 'tool':
            return { role: 'tool', content: message.results.map(toResult) };
    }
}
const toUserPart = (part) => part.type === 'text' ? { type: 'text', text: part.text } : toFile(part);
const toFile = (part) => ({
    type: 'file',
    mediaType: part.mediaType,
    data: { type: 'data', data: part.data },
    ...(part.name === undefined ? {} : { filename: part.name }),
});
function toAssistantPart(part) {
    const options = part.providerData === undefined ? {} : { providerOptions: toOptions(part.providerData) };
    switch (part.type) {
        case 'text':
            return { type: 'text', text: part.text, ...options };
        case 'reasoning':
            return { type: 'reasoning', text: part.text, ...options };
        case 'tool-call':
            return {
                type: 'tool-call',
                toolCallId: part.id,
                toolName: part.name,
                input: toInput(part.input),
                ...options,
            };
    }
}
/** Written by the same package that reads it again. */
const toOptions = (data) => data;
/** Providers take an object only; what a model wrote instead is shown to it under a name that says so. */
function toInput(input) {
    if (typeof input === 'object' && input !== null && !Array.isArray(input))
        return input;
    return { invalid_input: input };
}
function toResult(result) {
    return { type: 'tool-result', toolCallId: result.id, toolName: result.name, output: toOutput(result) };
}
function toOutput(result) {
    if (result.parts.every((part) => part.type === 'text')) {
        const value = result.parts.map((part) => part.text).join('\n');
        return result.isError ? { type: 'error-text', value } : { type: 'text', value };
    }
    const parts = result.parts.filter((part) => part.type !== 'text' || part.text !== '');
    return { type: 'content', value: parts.map(toUserPart) };
}
/**
 * Chat completions take text only in a tool's result: images and documents move into a user message behind
 * the results, or into the one that already stands there.
 */
function hoistMedia(messages) {
    const hoisted = [];
    let waiting = [];
    for (const message of messages) {
        if (waiting.length > 0 && message.role === 'user') {
            hoisted.push({ role: 'user', parts: [...waiting, ...message.parts] });
            waiting = [];
            continue;
        }
        if (waiting.length > 0)
            hoisted.push({ role: 'user', parts: waiting });
        waiting = message.role === 'tool' ? message.results.flatMap(mediaOf) : [];
        hoisted.push(message.role === 'tool' ? { role: 'tool', results: message.results.map(withoutMedia) } : message);
    }
    if (waiting.length > 0)
        hoisted.push({ role: 'user', parts: waiting });
    return hoisted;
}
function mediaOf(result) {
    const media = result.parts.filter((part) => part.type === 'media');
    if (media.length === 0)
        return [];
    return [{ type: 'text', text: `Files in the result of ${result.name} (call ${result.id}):` }, ...media];
}
function withoutMedia(result) {
    const parts = result.parts.map((part) => {
        if (part.type === 'text')
            return part;
        return { type: 'text', text: `(${part.name ?? part.mediaType}: in the next message)` };
    });
    return { ...result, parts };
}
/** One mark ends the tools and the system prompt, one what is said so far; a later turn finds both in the cache. */
function withCacheMarks(prompt) {
    const last = prompt.length - 1;
    return prompt.map((message, index) => message.role === 'system' || index === last
        ? { ...message, providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } }
        : message);
}

// EXTERNAL MODULE: ./lib/model/fault.js
var fault = __webpack_require__(6525);
// EXTERNAL MODULE: ./lib/model/fault-text.js
var fault_text = __webpack_require__(6033);
;// CONCATENATED MODULE: ./lib/model/collect.js

function createCollector() {
    const gathered = [];
    // Ids are reused by some providers once a block has ended, so the last one that began is meant.
    const open = new Map();
    const grow = (type, part) => {
        const key = `${type} ${part.id}`;
        let block = part.type.endsWith('-start') ? undefined : open.get(key);
        if (block === undefined) {
            block = { type, text: '', providerData: undefined };
            gathered.push(block);
            open.set(key, block);
        }
        block.providerData = merged(block.providerData, part.providerMetadata);
        const delta = 'delta' in part ? part.delta : '';
        block.text += delta;
        return delta === '' ? null : { type, delta };
    };
    return {
        take(part) {
            switch (part.type) {
                case 'text-start':
                case 'text-delta':
                case 'text-end':
                    return grow('text', part);
                case 'reasoning-start':
                case 'reasoning-delta':
                case 'reasoning-end':
                    return grow('reasoning', part);
                case 'tool-input-start':
                    return part.providerExecuted === true ? null : { type: 'tool-call-start', name: part.toolName };
                case 'tool-call':
                    if (part.providerExecuted !== true)
                        gathered.push(toCall(part));
                    return null;
                default:
                    return null;
            }
        },
        parts: () => gathered.filter(isWorthKeeping).map(collect_closed),
    };
}
function toCall(part) {
    return {
        type: 'tool-call',
        id: part.toolCallId,
        name: part.toolName,
        input: parsed(part.input),
        ...(part.providerMetadata === undefined ? {} : { providerData: part.providerMetadata }),
    };
}
/** Input that is no JSON stays text: the discovery stage refuses it, and nothing runs on half of an input. */
function parsed(input) {
    try {
        return JSON.parse(input);
    }
    catch {
        return input;
    }
}
function isWorthKeeping(part) {
    return part.type === 'tool-call' || part.text !== '' || part.providerData !== undefined;
}
function collect_closed(part) {
    if (part.type === 'tool-call' || part.providerData !== undefined)
        return part;
    return { type: part.type, text: part.text };
}
/** A signature may come at the start, in the middle or at the end of a block; null means that nothing is known yet. */
function merged(known, more) {
    if (known === undefined || more === undefined)
        return known ?? more;
    const both = { ...known };
    for (const [provider, data] of Object.entries(more)) {
        const given = Object.entries((0,fault_text/* asRecord */.q)(data)).filter(([, value]) => value !== null && value !== undefined);
        both[provider] = { ...(0,fault_text/* asRecord */.q)(known[provider]), ...Object.fromEntries(given) };
    }
    return both;
}

;// CONCATENATED MODULE: ./lib/model/stream.js


/**
 * A provider's stream as our events. Without the provider's closing event the turn counts as cut off. Kinds of
 * parts that are not known are left out. Ends with exactly one `finish` or `fault`; rejects where the stream does.
 */
async function* toEvents(parts, context) {
    const collector = createCollector();
    for await (const part of parts) {
        if (part.type === 'error') {
            yield { type: 'fault', fault: toStreamFault(part.error, context) };
            return;
        }
        if (part.type === 'finish') {
            yield toEnd(part, collector.parts(), context);
            return;
        }
        const event = collector.take(part);
        if (event !== null)
            yield event;
    }
    yield { type: 'fault', fault: fault/* cutOff */.qG };
}
/** One package reports a missing closing event as an error of its own. */
function toStreamFault(error, context) {
    const missing = error instanceof Error && error.message.includes('ended without a finish reason');
    return missing ? fault/* cutOff */.qG : (0,fault/* toFault */.ec)(error, context);
}
function toEnd(part, parts, context) {
    const { unified, raw } = part.finishReason;
    if (unified === 'interrupted' || (raw === undefined && (unified === 'other' || unified === 'error'))) {
        return { type: 'fault', fault: fault/* cutOff */.qG };
    }
    if (unified === 'error')
        return { type: 'fault', fault: garbled(raw, context) };
    if (unified === 'content-filter' && parts.length === 0)
        return { type: 'fault', fault: filtered(context) };
    return {
        type: 'finish',
        reason: toReason(unified, parts),
        message: { role: 'assistant', parts },
        usage: toUsage(part.usage),
    };
}
/** Providers disagree on the reason they give beside calls, so the calls decide; a limit or a filter stays visible. */
function toReason(unified, parts) {
    if (unified === 'length')
        return 'length';
    if (unified === 'content-filter')
        return 'refused';
    if (parts.some((part) => part.type === 'tool-call'))
        return 'tool-calls';
    return unified === 'stop' ? 'stop' : 'other';
}
const garbled = (raw, context) => ({
    kind: 'server',
    message: `${context.model} ended its answer with ${raw ?? 'an error'}.`,
    mend: 'The model wrote something that the provider could not use. Run the job again.',
    retryable: true,
});
const filtered = (context) => ({
    kind: 'refused',
    message: `The provider's content filter stopped ${context.model}.`,
    mend: 'Change the prompt or what it includes, or use another model.',
    retryable: false,
});
function toUsage({ inputTokens, outputTokens }) {
    return {
        inputTokens: inputTokens.total ?? 0,
        outputTokens: outputTokens.total ?? 0,
        cacheReadTokens: inputTokens.cacheRead ?? 0,
        cacheWriteTokens: inputTokens.cacheWrite ?? 0,
    };
}

;// CONCATENATED MODULE: ./lib/model/provider.js



/** A provider's model as ours: one request a call of `stream`, no retries, every failure a `fault`. */
function toModel(model, context, contextWindow) {
    return {
        name: context.model,
        contextWindow,
        async *stream(request, signal) {
            try {
                signal.throwIfAborted();
                const options = toCallOptions(request, model.dialect, signal);
                const { stream } = await model.language.doStream(options);
                for await (const event of toEvents(stream, context)) {
                    yield signal.aborted && event.type === 'fault' ? { type: 'fault', fault: fault/* cancelled */.KW } : event;
                }
            }
            catch (error) {
                yield { type: 'fault', fault: signal.aborted ? fault/* cancelled */.KW : (0,fault/* toFault */.ec)(error, context) };
            }
        },
    };
}


/***/ }),

/***/ 2087:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ toStatusFault)
/* harmony export */ });
/* harmony import */ var _fault_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6033);

/** A fault from an HTTP status, the error codes in the body and, for a few providers, the words. */
function toStatusFault(answer, context) {
    const body = parsed(answer.body);
    const said = (0,_fault_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(wordsOf(body) || answer.said || statusWords(answer.status), context);
    const kind = kindOf(answer.status, codesOf(body), said);
    const wait = waitOf(answer.headers ?? {}, body, context.now);
    return {
        kind,
        status: answer.status,
        message: `${context.model} answered ${String(answer.status)}: ${said}.`,
        mend: mends[kind](context),
        retryable: retryable.has(kind) && answer.status !== 501,
        ...(wait === undefined ? {} : { retryAfterMs: wait }),
    };
}
const retryable = new Set(['rate-limit', 'overloaded', 'server']);
/** Codes come before the status: providers put a spent account, a wrong key or a full context under 400 and 429, too. */
function kindOf(status, codes, said) {
    if (status === 402 || /insufficient_quota|billing_(error|hard_limit|not_active)/.test(codes))
        return 'quota';
    if (/credit balance is too low/i.test(said))
        return 'quota';
    if (/api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(codes))
        return 'auth';
    if (/context_length_exceeded|request_too_large/.test(codes))
        return 'context-length';
    if (/content_filter|content_policy|prohibited_content/.test(codes))
        return 'refused';
    if (/model_not_found/.test(codes))
        return 'not-found';
    if (/overloaded_error/.test(codes))
        return 'overloaded';
    if (isTooLong(status, said))
        return 'context-length';
    return kindByStatus(status);
}
function isTooLong(status, said) {
    if (status === 413)
        return true;
    return ((status === 400 || status === 422) &&
        /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i.test(said));
}
function kindByStatus(status) {
    if (status < 400 || status === 404)
        return 'not-found';
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate-limit';
    if (status === 503 || status === 529)
        return 'overloaded';
    if (status >= 500 || status === 408 || status === 409)
        return 'server';
    return 'bad-request';
}
const mends = {
    auth: ({ keySource }) => `The key is missing, wrong or may not use this model: set ${keySource}.`,
    'not-found': ({ model }) => `Check the model name ${model}, and base-url if it is set: the server knows no such model or path.`,
    'bad-request': () => 'The provider refuses the request as it stands: change what its answer names.',
    'context-length': () => 'The conversation is longer than the model takes: give it less text, or use a model with a larger context.',
    'rate-limit': () => "The account's rate limit is reached: run fewer jobs at once, or ask the provider for a higher limit.",
    quota: () => "The provider's account has no credit left: add credit there, or use the key of another account.",
    overloaded: () => 'The provider is overloaded: run the job again later.',
    server: () => 'The provider failed: run the job again later.',
    refused: () => "The provider's content filter refused the request: change the prompt or what it includes, or use another model.",
};
/** What the server asks to wait, in milliseconds: `retry-after-ms`, `retry-after` (seconds or a date), Google's RetryInfo. */
function waitOf(headers, body, now) {
    const header = (name) => (typeof headers[name] === 'string' ? headers[name] : '');
    const exact = Number.parseFloat(header('retry-after-ms'));
    if (exact >= 0)
        return Math.round(exact);
    const after = header('retry-after').trim();
    if (/^\d+(\.\d+)?$/.test(after))
        return Math.round(Number(after) * 1000);
    // The server's own clock decides where it sends one, since the runner's may be off.
    const from = Date.parse(header('date'));
    const until = Date.parse(after);
    if (!Number.isNaN(until))
        return Math.max(0, until - (Number.isNaN(from) ? now() : from));
    const delay = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0,_fault_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .q)(body)))?.[1];
    return delay === undefined ? undefined : Math.round(Number(delay) * 1000);
}
/** The words of `{error: {message}}`, `{error: "…"}`, `{message}`, `[{error: …}]` or `{detail}`. */
function wordsOf(body) {
    const record = (0,_fault_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .q)(Array.isArray(body) ? body[0] : body);
    const error = record['error'];
    const words = [(0,_fault_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .q)(error)['message'], error, record['message'], record['detail']];
    return words.find((word) => typeof word === 'string') ?? '';
}
/** Every value under `type`, `code`, `status` or `reason` in the body, in lower case. */
function codesOf(body) {
    const codes = [];
    JSON.stringify(body, (key, value) => {
        if (typeof value === 'string' && ['type', 'code', 'status', 'reason'].includes(key))
            codes.push(value.toLowerCase());
        return value;
    });
    return codes.join(' ');
}
function parsed(body) {
    try {
        return JSON.parse(body ?? 'null');
    }
    catch {
        return null;
    }
}
function statusWords(status) {
    return status < 400 ? 'a redirect, which is not followed' : 'no explanation';
}


/***/ })

};
