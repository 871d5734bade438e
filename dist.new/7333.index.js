"use strict";
exports.id = 7333;
exports.ids = [7333,8357];
exports.modules = {

/***/ 47333:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openBatchAccess: () => (/* binding */ openBatchAccess)
});

// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/model/fixed-errors.js
var fixed_errors = __webpack_require__(98970);
// EXTERNAL MODULE: ./lib/model/http/model-error.js
var model_error = __webpack_require__(28357);
// EXTERNAL MODULE: ./lib/model/batch-api/types.js
var types = __webpack_require__(80469);
;// CONCATENATED MODULE: ./lib/model/batch-api/http.js




const repeatDelaysMs = [1_000, 3_000];
const maxDelayMs = 30_000;
function createHttp({ send, baseUrl, headers, context, clock }) {
    const attempt = async ({ method, path, body, signal, ...own }) => {
        try {
            const all = { ...(await headers()), ...own.headers };
            const response = await send(`${baseUrl}${path}`, { method, headers: all, signal, ...(body && { body }) });
            if (response.status < 300)
                return response;
            const responseHeaders = Object.fromEntries(response.headers);
            const responseBody = await response.text();
            throw new types/* BatchApiError */.T((0,model_error.toModelError)({ statusCode: response.status, responseBody, responseHeaders }, context), (0,parsed_json/* parsedJson */.U4)(responseBody));
        }
        catch (error) {
            throw asBatchApiError(error, context);
        }
    };
    const request = async (one) => {
        for (const delayMs of one.isRepeatable ? repeatDelaysMs : []) {
            try {
                return await attempt(one);
            }
            catch (error) {
                if (!(error instanceof types/* BatchApiError */.T) || !error.modelError.retryable)
                    throw error;
                await clock.sleep(Math.min(maxDelayMs, error.modelError.retryAfterMs ?? delayMs), one.signal);
            }
        }
        return await attempt(one);
    };
    return {
        json: async (one) => {
            try {
                return await (await request(one)).json();
            }
            catch (error) {
                throw asBatchApiError(error, context);
            }
        },
        lines: async function* (one) {
            const { body } = await request(one);
            if (body === null)
                return;
            try {
                yield* linesOf(body);
            }
            catch (error) {
                throw asBatchApiError(error, context);
            }
        },
    };
}
function asBatchApiError(error, context) {
    return error instanceof types/* BatchApiError */.T ? error : new types/* BatchApiError */.T((0,model_error.toModelError)(error, context));
}
async function* linesOf(body) {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
        const pieces = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
        rest = pieces.pop() ?? '';
        for (const line of pieces)
            if (line.trim() !== '')
                yield line;
    }
    if (rest.trim() === '')
        return;
    // Without the answers that are missing, their requests would count as not processed, and be sent and paid for again.
    if ((0,parsed_json/* parsedJson */.U4)(rest) === undefined)
        throw new types/* BatchApiError */.T(fixed_errors/* truncatedStream */.t);
    yield rest;
}

// EXTERNAL MODULE: ./lib/model/http/status.js + 2 modules
var http_status = __webpack_require__(65909);
// EXTERNAL MODULE: ./lib/model/provider/provider.js + 6 modules
var provider = __webpack_require__(47766);
// EXTERNAL MODULE: ./lib/model/provider/stream.js + 2 modules
var stream = __webpack_require__(77701);
// EXTERNAL MODULE: ./lib/model/provider/usage-meter.js + 1 modules
var usage_meter = __webpack_require__(34456);
;// CONCATENATED MODULE: ./lib/model/batch-api/offline.js






/** Marks a request of the provider package that does not go to the network. */
const marker = 'x-sallyport-offline';
function createOffline() {
    const handlers = new Map();
    let count = 0;
    const marked = async (handler, work) => {
        count += 1;
        const id = String(count);
        handlers.set(id, handler);
        try {
            return await work({ [marker]: id });
        }
        finally {
            handlers.delete(id);
        }
    };
    return {
        intercept: (send) => (input, init) => {
            const handler = handlers.get(new Headers(init?.headers).get(marker) ?? '');
            return handler === undefined ? send(input, init) : handler(init ?? {});
        },
        access: (connection) => ({
            prepare: (request, signal) => prepare(connection, request, { signal, marked }),
            errorOf: (outcome) => errorOf(outcome, connection.context),
            events: (request, outcome, signal) => eventsOf(connection, request, outcome, { signal, marked }),
        }),
    };
}
async function prepare({ language, optionsFor, context }, request, { signal, marked }) {
    let prepared = null;
    const handler = (init) => {
        const betas = new Headers(init.headers).get('anthropic-beta')?.split(',') ?? [];
        const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
        // No batch API can stream.
        const { stream: _, ...rest } = body;
        prepared = { body: rest, betas: betas.map((beta) => beta.trim()).filter((beta) => beta !== '') };
        return Promise.reject(new Error('The request is not sent.'));
    };
    const found = () => prepared;
    try {
        await marked(handler, (headers) => language.doGenerate({ ...optionsFor(request, signal), headers }));
    }
    catch (error) {
        return found() ?? { modelError: (0,model_error.toModelError)(error, context) };
    }
    return found() ?? { modelError: fixed_errors/* canceledError */.gn };
}
async function* eventsOf({ language, optionsFor, context }, request, outcome, { signal, marked }) {
    if (outcome.kind !== 'answer') {
        yield { type: 'error', modelError: errorOf(outcome, context) };
        return;
    }
    const text = JSON.stringify(outcome.body ?? null);
    const handler = () => Promise.resolve(new Response(text, { status: 200, headers: { 'content-type': 'application/json' } }));
    try {
        const result = marked(handler, async (headers) => await language.doGenerate({ ...optionsFor(request, signal), headers }));
        const meter = (0,usage_meter/* createUsageMeter */.b)(() => (0,provider/* requestTokens */.I)(request));
        for await (const event of (0,stream/* toEvents */.R)(counted(partsOf(result), meter), context, meter))
            yield 'usage' in event ? { ...event, usage: { ...event.usage, tier: 'batch' } } : event;
    }
    catch (error) {
        yield { type: 'error', modelError: (0,model_error.toModelError)(error, context) };
    }
}
async function* counted(parts, meter) {
    for await (const part of parts) {
        meter.take(part);
        yield part;
    }
}
function errorOf(outcome, context) {
    if (outcome.kind === 'error')
        return (0,http_status/* toStatusError */.Q)({ status: outcome.status, text: '', body: JSON.stringify(outcome.body ?? null) }, context);
    return {
        kind: 'overloaded',
        message: `The batch API did not process the request for ${context.model} in time.`,
        hint: 'Run the batch again, or set on-expired: now.',
        retryable: false,
    };
}
/** A whole answer as the parts of a stream. */
async function* partsOf(result) {
    const { content, warnings, finishReason, usage, providerMetadata } = await result;
    yield { type: 'stream-start', warnings };
    for (const [index, part] of content.entries()) {
        if (part.type === 'tool-call')
            yield part;
        if (part.type !== 'text' && part.type !== 'reasoning')
            continue;
        const id = String(index);
        const own = part.providerMetadata === undefined ? {} : { providerMetadata: part.providerMetadata };
        yield { type: `${part.type}-start`, id, ...own };
        yield { type: `${part.type}-delta`, id, delta: part.text };
        yield { type: `${part.type}-end`, id };
    }
    yield { type: 'finish', finishReason, usage, ...(providerMetadata === undefined ? {} : { providerMetadata }) };
}

;// CONCATENATED MODULE: ./lib/model/batch-api/open.js


/** Connects to a model and to the batch API of its provider. */
async function openBatchAccess({ openApi, clock, connect }) {
    const offline = createOffline();
    const { connection, settings } = await connect(offline.intercept);
    const { create, ...address } = await openApi(settings);
    const http = createHttp({ ...address, send: settings.fetch, context: connection.context, clock });
    return { model: connection.model, api: create(http, settings.id), ...offline.access(connection) };
}


/***/ }),

/***/ 80469:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ BatchApiError)
/* harmony export */ });
/** A request to a batch API failed. */
class BatchApiError extends Error {
    name = 'BatchApiError';
    modelError;
    /** The body of the response; `null` if there was none. */
    body;
    constructor(modelError, body = null) {
        super(`${modelError.message} ${modelError.hint}`);
        this.modelError = modelError;
        this.body = body;
    }
}


/***/ }),

/***/ 54466:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ accessTokenOf),
/* harmony export */   IU: () => (/* binding */ renewing),
/* harmony export */   Qd: () => (/* binding */ gitHubIdToken),
/* harmony export */   Vg: () => (/* binding */ credentialsCodes),
/* harmony export */   cv: () => (/* binding */ exchange),
/* harmony export */   sL: () => (/* binding */ credentialsProblem)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20274);
/* harmony import */ var _platform_host_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25422);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92682);




/** Codes of errors for credentials that cannot be obtained. `unavailable`: the problem may be over soon. */
const credentialsCodes = { refused: 'ERR_CREDENTIALS', unavailable: 'ERR_CREDENTIALS_UNAVAILABLE' };
function credentialsProblem(problem, kind = 'refused') {
    return Object.assign(new Error(problem), { code: credentialsCodes[kind] });
}
/** GitHub's identity token for an audience. It is valid for minutes, so it is requested for each exchange. */
async function gitHubIdToken({ keys, send }, audience) {
    const url = new URL(keys['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '');
    url.searchParams.set('audience', audience);
    const headers = { authorization: `Bearer ${keys['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? ''}` };
    const { value } = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .e)(await exchange(send, url.href, { headers, of: "GitHub's identity provider" }));
    if (typeof value !== 'string')
        throw credentialsProblem("GitHub's identity provider returned no token");
    return value;
}
const exchangeTimeoutMs = 30_000;
/** Sends a request to a token server; returns the parsed answer, or its text if it is not JSON. */
async function exchange(send, address, request) {
    const { body, of } = request;
    const isForm = body instanceof URLSearchParams;
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    let response;
    let text;
    try {
        response = await send(address, {
            method: request.method ?? (body === undefined ? 'GET' : 'POST'),
            headers: { accept: 'application/json', ...(body && { 'content-type': type }), ...request.headers },
            ...(body && { body: isForm ? body.toString() : JSON.stringify(body) }),
            signal: (0,_platform_host_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .dn)(exchangeTimeoutMs),
        });
        text = await response.text();
    }
    catch (error) {
        throw credentialsProblem(`${of} could not be reached: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`, 'unavailable');
    }
    const { status } = response;
    if (status !== 200) {
        const kind = status === 429 || status >= 500 ? 'unavailable' : 'refused';
        throw credentialsProblem(`${of} answered ${String(status)}: ${reasonIn(text)}`, kind);
    }
    return (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parsedJson */ .U4)(text) ?? text;
}
function reasonIn(text) {
    const body = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .e)((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parsedJson */ .U4)(text));
    const error = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .e)(body['error']);
    const reasons = [body['error_description'], error['message'], body['message'], body['error']];
    return reasons.find((reason) => typeof reason === 'string') ?? text.slice(0, 300);
}
/** The access token in the answer of an OAuth server. */
function accessTokenOf(answer, of, now) {
    const { access_token: value, expires_in: seconds } = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .e)(answer);
    if (typeof value !== 'string')
        throw credentialsProblem(`${of} returned no access token`);
    return { value, expiresAt: now + (Number(seconds) > 0 ? Number(seconds) : 600) * 1000 };
}
/** Obtains a credential when it is first needed, and again some time before it expires. */
function renewing(obtain, now) {
    let current = null;
    let obtainedAt = 0;
    return async () => {
        const known = await current?.catch(() => null);
        if (known !== null && known !== undefined && now() < known.expiresAt - margin(known.expiresAt - obtainedAt)) {
            return known.value;
        }
        obtainedAt = now();
        current = obtain();
        return (await current).value;
    };
}
/** Five minutes, or a fifth of a short life. */
const margin = (lifeMs) => Math.min(300_000, lifeMs / 5);


/***/ }),

/***/ 28357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toModelError: () => (/* binding */ toModelError)
/* harmony export */ });
/* harmony import */ var _credentials_exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54466);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92682);
/* harmony import */ var _fixed_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98970);
/* harmony import */ var _provider_fetch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21211);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65909);





/**
 * Classifies anything that a provider package throws or streams as an error. Inspects the shape of errors, since
 * `instanceof` fails if a bundle contains a package twice. Never throws.
 */
function toModelError(error, context) {
    const shape = shapeOf(error);
    if (shape.status !== undefined && shape.status >= 300) {
        return (0,_status_js__WEBPACK_IMPORTED_MODULE_4__/* .toStatusError */ .Q)({ ...shape, status: shape.status }, context);
    }
    if (!(error instanceof Error) && shape.text !== '')
        return (0,_status_js__WEBPACK_IMPORTED_MODULE_4__/* .toStatusError */ .Q)({ ...shape, status: impliedStatus(shape) }, context);
    const broken = connectionError(error);
    const credentials = credentialsErrorIn(error, broken);
    if (credentials !== null)
        return withoutCredentials(credentials, context);
    if (broken?.code === _provider_fetch_js__WEBPACK_IMPORTED_MODULE_3__/* .notAStream */ .P)
        return wrongAnswer(broken, context);
    if (broken?.code === _fixed_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .streamStalled */ .KA)
        return brokenOff(broken);
    if (broken !== undefined)
        return shape.status === undefined ? unreachable(broken, context) : brokenOff(broken);
    return unreadable(shape, context);
}
/** Reads an APICallError, a normalized stream error, a raw error object of a server, or any other value. */
function shapeOf(error) {
    const record = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(error);
    const status = [record['statusCode'], record['status'], record['code']].find(isStatus);
    const body = record['responseBody'];
    const text = record['message'];
    return {
        name: typeof record['name'] === 'string' ? record['name'] : '',
        text: typeof text === 'string' ? text : typeof error === 'string' ? error : '',
        ...(status === undefined ? {} : { status }),
        body: typeof body === 'string' ? body : error instanceof Error ? '' : jsonOf(error),
        headers: (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(record['responseHeaders']),
    };
}
/** A status for an error object in the middle of a stream, which has none. */
function impliedStatus(shape) {
    const words = (shape.body ?? '').toLowerCase();
    if (words.includes('rate_limit'))
        return 429;
    if (words.includes('overloaded'))
        return 503;
    return words.includes('invalid_request') ? 400 : 500;
}
const isStatus = (value) => typeof value === 'number' && value >= 100 && value <= 599;
/** The cause of a broken connection, anywhere in the chain of causes. */
function connectionError(error) {
    let current = error;
    for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
        const code = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(current)['code'];
        if (typeof code === 'string' && /^(E[A-Z]{2,}|Z_|HPE_|ERR_|CERT_|UNABLE_|DEPTH_|SELF_)/.test(code)) {
            return { code, text: current.message };
        }
        current = current.cause;
    }
    return undefined;
}
/** Credentials that could not be obtained. The package for AWS keeps only its text, after `withCodeInText`. */
function credentialsErrorIn(error, broken) {
    const { refused, unavailable } = _credentials_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsCodes */ .Vg;
    if (broken?.code === refused || broken?.code === unavailable)
        return broken;
    const wrapped = error instanceof Error
        ? /^AWS credential provider failed: (?:(ERR_\w+) )?(.*)\. Please ensure/s.exec(error.message)
        : null;
    return wrapped === null ? null : { code: wrapped[1] ?? refused, text: wrapped[2] ?? '' };
}
function withoutCredentials({ code, text }, context) {
    const message = `No credentials for ${context.model}: ${(0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainErrorText */ .M)(text, context)}.`;
    if (code === _credentials_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsCodes */ .Vg.unavailable) {
        return { kind: 'network', message, hint: 'Run the job again: the token server is not available.', retryable: true };
    }
    return {
        kind: 'auth',
        message,
        hint: "Check the provider's trust in this repository and the variables: docs/credentials.md.",
        retryable: false,
    };
}
function wrongAnswer({ text }, context) {
    return {
        kind: 'not-found',
        message: `${context.model} answered with ${(0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainErrorText */ .M)(text, context)}.`,
        hint: 'Check base-url: it is not the address of a model server, or a proxy or login page answers for it.',
        retryable: false,
    };
}
const certificateCode = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_)/;
function unreachable({ code, text }, context) {
    if (code === 'EPROTO' || code === 'ERR_SSL_WRONG_VERSION_NUMBER' || /^(HPE_|ERR_SSL_PACKET_LENGTH)/.test(code)) {
        return {
            kind: 'network',
            message: `The server of ${context.model} speaks another protocol: ${(0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainErrorText */ .M)(text, context)} (${code}).`,
            hint: 'Check base-url: http:// or https:// and the port must match the server.',
            retryable: false,
        };
    }
    const distrusted = certificateCode.test(code);
    return {
        kind: 'network',
        message: `The server of ${context.model} could not be reached: ${(0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainErrorText */ .M)(text, context)} (${code}).`,
        hint: distrusted
            ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS."
            : "Check base-url and the runner's network access, then run the job again.",
        retryable: !distrusted,
    };
}
function brokenOff({ code }) {
    return code === 'ETIMEDOUT' || code === _fixed_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .streamStalled */ .KA
        ? { ..._fixed_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedStream */ .t, message: "The provider's stream stalled before the answer was complete." }
        : _fixed_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedStream */ .t;
}
/**
 * Neither a status nor a connection error: the response was unreadable, or the request contains something that the
 * provider does not support.
 */
function unreadable(shape, context) {
    const message = `${context.model} returned no usable answer: ${(0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainErrorText */ .M)(shape.text, context) || 'an unknown error'}.`;
    if (/UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(shape.name)) {
        return {
            kind: 'bad-request',
            message,
            hint: 'Use another model, or remove input that it does not support.',
            retryable: false,
        };
    }
    return {
        kind: 'server',
        message,
        hint: 'Check base-url and the provider, or run the job again: the response does not follow the protocol of the provider.',
        retryable: true,
    };
}
function jsonOf(value) {
    try {
        return JSON.stringify((0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(value));
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 65909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ toStatusError)
});

// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/model/error-text.js
var error_text = __webpack_require__(92682);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/model/http/error-message.js


/** Where servers put the words of an error, the most specific first. */
const places = [
    ...['message', 'msg', 'error', 'detail', 'errors', 'error_message', 'error_msg', 'error_description', 'description'],
    ...[
        'errorMessage',
        'Message',
        'reason',
        'title',
        'fault',
        'faultstring',
        'status_msg',
        'base_resp',
        'details',
        'err',
    ],
];
const mostProblems = 5;
const maxDepth = 6;
/**
 * The words of an error in the body of an answer: in any of the forms of servers, a text that is not JSON, or as the last
 * resort the JSON itself. A list of details is shown with the place of each: `body.stream_options: Extra inputs …`.
 */
function messageIn(body, text = '') {
    const found = words(body, 0);
    if (found !== '')
        return found;
    if (body === undefined)
        return (0,lib_text/* shorten */.ml)(text.trim(), 300);
    return ((0,parsed_json/* isRecord */.u4)(body) && Object.keys(body).length > 0) || (0,parsed_json/* asArray */._j)(body).length > 0
        ? (0,lib_text/* shorten */.ml)(JSON.stringify(body), 300)
        : '';
}
function words(value, depth) {
    if (typeof value === 'string')
        return wordsOfText(value.trim(), depth);
    if (depth > maxDepth)
        return '';
    if (Array.isArray(value)) {
        const all = value.map((one) => words(one, depth + 1)).filter((one) => one !== '');
        return [...new Set(all)].slice(0, mostProblems).join('; ');
    }
    if (!(0,parsed_json/* isRecord */.u4)(value))
        return '';
    const own = places.map((place) => words(value[place], depth + 1)).find((one) => one !== '') ?? '';
    const behind = upstream(value, depth);
    const text = behind === '' || own.includes(behind) ? own : own === '' ? behind : `${own}: ${behind}`;
    const { loc, param } = value;
    if (Array.isArray(loc) && text !== '')
        return `${loc.join('.')}: ${text}`;
    return typeof param === 'string' && param !== '' && text !== '' && !text.includes(param)
        ? `${text} (${param})`
        : text;
}
/** Some servers put the JSON of another one into a text. */
function wordsOfText(text, depth) {
    const inner = text.startsWith('{') && text.endsWith('}') ? (0,parsed_json/* parsedJson */.U4)(text) : undefined;
    return inner === undefined ? text : words(inner, depth + 1) || text;
}
/** What the provider behind a gateway answered. */
function upstream({ metadata, innererror, cause }, depth) {
    const raw = (0,parsed_json/* isRecord */.u4)(metadata) ? words(metadata['raw'], depth + 1) : '';
    return raw || words(innererror, depth + 1) || ((0,parsed_json/* isRecord */.u4)(cause) ? words(cause, depth + 1) : '');
}

;// CONCATENATED MODULE: ./lib/model/http/requested-wait.js

/**
 * The wait requested by a server, in milliseconds: `retry-after-ms`, `retry-after` (seconds or a date), Google's
 * RetryInfo, or a sentence such as `Please try again in 1m2.5s`.
 */
function requestedWait({ headers, body, text }, now) {
    const header = (name) => (typeof headers[name] === 'string' ? headers[name] : '');
    const exact = Number.parseFloat(header('retry-after-ms'));
    if (exact >= 0)
        return Math.round(exact);
    const after = header('retry-after').trim();
    if (/^\d+(\.\d+)?$/.test(after))
        return Math.round(Number(after) * 1000);
    // Dates are relative to the server's clock if it sends one, since the runner's may be wrong.
    const from = Date.parse(header('date'));
    const until = Date.parse(after);
    if (!Number.isNaN(until))
        return Math.max(0, until - (Number.isNaN(from) ? now() : from));
    const delay = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0,error_text/* asObject */.e)(body)))?.[1];
    return delay === undefined ? waitInText(text) : Math.round(Number(delay) * 1000);
}
const unitsMs = [
    [/^ms|^milliseconds?$/, 1],
    [/^s(ec(ond)?s?)?$/, 1_000],
    [/^m(in(ute)?s?)?$/, 60_000],
    [/^h(ours?)?$/, 3_600_000],
    [/^d(ays?)?$/, 86_400_000],
];
/** The sum of the durations after `try again in` or `retry in`, e.g. `1h2m3.5s`, `20 seconds`, `450ms`. */
function waitInText(text) {
    const durations = /\b(?:try again|retry)(?: after| in)?:? ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*)+)/i.exec(text)?.[1] ?? '';
    let total;
    for (const [, amount = '', unit = ''] of durations.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi)) {
        const milliseconds = unitsMs.find(([known]) => known.test(unit.toLowerCase()))?.[1];
        if (milliseconds === undefined)
            break;
        total = (total ?? 0) + Number(amount) * milliseconds;
    }
    return total === undefined ? undefined : Math.round(total);
}

// EXTERNAL MODULE: ./lib/model/http/web-page.js
var web_page = __webpack_require__(83497);
;// CONCATENATED MODULE: ./lib/model/http/status.js





/** Creates an error from an HTTP status, the error codes in the body and, for a few providers, the message. */
function toStatusError(answer, context) {
    const body = (0,parsed_json/* parsedJson */.U4)(answer.body ?? '');
    const said = (0,web_page/* isWebPage */.A)(answer.body ?? '') ? (0,web_page/* webPage */.I)(answer.body ?? '') : messageIn(body, answer.body) || answer.text;
    const text = (0,error_text/* plainErrorText */.M)(said || statusWords(answer.status), context);
    const kind = kindOf(answer.status, codesOf(body), text);
    const wait = requestedWait({ headers: answer.headers ?? {}, body, text }, context.now);
    return {
        kind,
        status: answer.status,
        message: `${context.model} answered ${String(answer.status)}: ${text}.`,
        hint: answer.status === 413 && kind === 'context-length' ? tooManyBytes : hintsByKey[kind](context),
        retryable: (retryable.has(kind) && answer.status !== 501) || asksForRetry(kind, answer.headers),
        ...(wait === undefined ? {} : { retryAfterMs: wait }),
    };
}
const tooManyBytes = 'The request has more bytes than the server accepts, which is not the context window: reduce images, documents and other input, or raise the limit of the server.';
const retryable = new Set(['rate-limit', 'overloaded', 'server']);
/** Some servers name failures that are worth a retry although their status is not. */
function asksForRetry(kind, headers) {
    return headers?.['x-should-retry'] === 'true' && (kind === 'server' || kind === 'bad-request');
}
/**
 * Codes take precedence over the status: providers also use 400 and 429 for an empty account, an invalid key or a full
 * context window.
 */
function kindOf(status, codes, text) {
    if (status === 402 || /insufficient_quota|billing_(error|hard_limit|not_active)/.test(codes))
        return 'quota';
    if (isUsedUp(codes, text))
        return 'quota';
    if (/api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(codes))
        return 'auth';
    if (/context_length_exceeded|request_too_large/.test(codes))
        return 'context-length';
    if (/content_filter|content_policy|prohibited_content/.test(codes))
        return 'refused';
    if (/model_not_found/.test(codes))
        return 'not-found';
    // The flex tier has no capacity, which is not the account's limit, and is not billed.
    if (/overloaded_error|resource_unavailable/.test(codes))
        return 'overloaded';
    if (isTooLong(status, text))
        return 'context-length';
    if (status === 400 && isPrefixMismatch(text))
        return 'prefix-changed';
    if ((status === 400 || status === 422) && isMediaProblem(text))
        return 'media';
    return kindByStatus(status);
}
/** Limits of an account that waiting within a run does not lift: per day or month, spending limits, and zero. */
function isUsedUp(codes, text) {
    return /credit balance is too low|out of credits|(specified|monthly|weekly|daily) (api )?usage limits?|spend(ing)? (limit|cap)|budget (has been )?exceeded|per.?day|\([RT]PD\)|\blimit: 0(?![\d.])/i.test(`${codes} ${text}`);
}
function isTooLong(status, text) {
    if (status === 413)
        return true;
    return ((status === 400 || status === 422) &&
        /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i.test(text));
}
/** Anthropic binds each thinking block, and Google each thought signature, to what was sent before it. */
function isPrefixMismatch(text) {
    return /bound to a different conversation|(invalid|corrupted|mismatched).{0,20}(thought.?)?signature|thinking.{0,60}blocks?.{0,40}(cannot be modified|must remain)/i.test(text);
}
function isMediaProblem(text) {
    return /could not process (the )?(image|pdf|document)|unable to process (input )?image|(image|pdf|media|document|inline.?data)[^.]{0,80}(exceeds|too (large|many|big)|invalid|not (valid|supported)|unsupported|corrupt|password|encrypted|dimensions|could not be|cannot be|does not (match|support|represent)|failed)|(invalid|unsupported|corrupt\w*|too many)[^.]{0,40}(images?|pdf|media|mime.?type|document)\b/i.test(text);
}
/** Time-outs, conflicts, a failed server behind this one, a request that came too early, and one that the server gave up. */
const passingStatuses = new Set([408, 409, 424, 425, 499]);
function kindByStatus(status) {
    if (status < 400 || status === 404)
        return 'not-found';
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate-limit';
    if (status === 503 || status === 529)
        return 'overloaded';
    if (status >= 500 || passingStatuses.has(status))
        return 'server';
    return 'bad-request';
}
const hintsByKey = {
    auth: ({ keySource }) => `The key is missing, invalid or not authorized for this model: set ${keySource}.`,
    'not-found': ({ model }) => `Check the model name ${model}, and base-url if it is set: the server has no such model or path.`,
    'bad-request': () => 'The provider rejected the request: fix the problem that its answer names.',
    'prefix-changed': () => 'The conversation was changed after it was sent: run the job again.',
    media: () => 'Remove the image or document that the provider cannot process, or use another model.',
    'context-length': () => 'The conversation exceeds the context window of the model: reduce the input, or use a model with a larger one.',
    'rate-limit': () => "The account's rate limit is reached: run fewer jobs in parallel, or ask the provider for a higher limit.",
    quota: () => "The provider's account has no credit left, or has used up a daily or spending limit: add credit or raise the limit there, or use the key of another account.",
    overloaded: () => 'The provider is overloaded: run the job again later.',
    server: () => 'The provider failed: run the job again later.',
    refused: () => "The provider's content filter refused the request: change the prompt or what it includes, or use another model.",
};
/** Every value under `type`, `code`, `status`, `reason` or `quotaId` in the body, in lower case. */
function codesOf(body) {
    const codes = [];
    JSON.stringify(body, (key, value) => {
        if (typeof value === 'string' && ['type', 'code', 'status', 'reason', 'quotaId'].includes(key))
            codes.push(value.toLowerCase());
        return value;
    });
    return codes.join(' ');
}
function statusWords(status) {
    return status < 400 ? 'a redirect, which is not followed' : 'no explanation';
}


/***/ })

};
;