export const id = 564;
export const ids = [564];
export const modules = {

/***/ 7564:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createFetch: () => (/* binding */ createFetch)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8995);
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4162);


/** An ESM import of node:http evaluates every export of it, among them the global fetch: 24 ms that require() saves. */
const require = (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(import.meta.url);
/**
 * A function with the contract of `fetch` for http and https, over kept-alive connections. The body of a
 * request is a string or bytes. Redirects are not followed: a 3xx comes back as it is, so that a key never
 * travels on to another host. Rejects with the reason of the signal after an abort, and with an Error that
 * has a `code` (ETIMEDOUT, ECONNRESET, …) where the connection fails; a body that breaks off or stalls
 * rejects its reader in the same way.
 */
function createFetch(options = {}) {
    const limits = {
        connectTimeoutMs: options.connectTimeoutMs ?? 20_000,
        idleTimeoutMs: options.idleTimeoutMs ?? 300_000,
        maxHeaderBytes: options.maxHeaderBytes ?? 65_536,
    };
    const open = createOpener(options.proxy, limits);
    return async (input, init = {}) => {
        // Not by `instanceof Request`: the name alone makes Node load its fetch implementation.
        const url = new URL(typeof input === 'string' || input instanceof URL ? input : input.url);
        const signal = init.signal ?? null;
        signal?.throwIfAborted();
        const request = open(url, {
            method: init.method ?? 'GET',
            headers: Object.fromEntries(new Headers(init.headers)),
            maxHeaderSize: limits.maxHeaderBytes,
        });
        return await answer(request, { body: bodyOf(init.body), signal, limits });
    };
}
function createOpener(proxy, limits) {
    const http = require('node:http');
    const https = require('node:https');
    const plain = new http.Agent({ keepAlive: true });
    const direct = new https.Agent({ keepAlive: true });
    const tunnel = proxy === undefined
        ? direct
        : (0,_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .createTunnelAgent */ .YF)(proxy, { http, https, tls: require('node:tls') }, limits.connectTimeoutMs);
    return (url, options) => {
        if (url.protocol === 'http:')
            return http.request(url, { ...options, agent: plain });
        if (url.protocol !== 'https:') {
            throw new TypeError(`only http and https addresses can be fetched, not ${url.protocol}`);
        }
        const excepted = proxy !== undefined && (0,_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .isExcepted */ .vL)(url.hostname, proxy);
        return https.request(url, { ...options, agent: excepted ? direct : tunnel });
    };
}
function answer(request, exchange) {
    const { body, signal, limits } = exchange;
    return new Promise((resolve, reject) => {
        const abort = () => request.destroy(abortReason(signal));
        signal?.addEventListener('abort', abort, { once: true });
        limitTime(request, limits);
        request.once('close', () => signal?.removeEventListener('abort', abort));
        request.on('error', reject);
        request.once('response', (message) => resolve(toResponse(request, message, signal)));
        request.end(body);
    });
}
/** Two clocks: one until the connection stands, one that every byte sets back. */
function limitTime(request, limits) {
    const connecting = setTimeout(() => {
        request.destroy(timeout(`no connection after ${String(limits.connectTimeoutMs)} ms`));
    }, limits.connectTimeoutMs);
    const connected = () => clearTimeout(connecting);
    request.once('close', connected);
    request.once('socket', (socket) => {
        if (!socket.connecting)
            connected();
        else
            socket.once(request.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
    });
    request.setTimeout(limits.idleTimeoutMs, () => {
        request.destroy(timeout(`no data for ${String(limits.idleTimeoutMs)} ms`));
    });
}
function toResponse(request, message, signal) {
    const status = message.statusCode ?? 0;
    const headers = new Headers();
    for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
        headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '');
    }
    const stream = toStream(request, message, signal);
    const hasBody = status !== 204 && status !== 205 && status !== 304;
    if (!hasBody)
        message.resume();
    return new Response(hasBody ? stream : null, { status, statusText: message.statusMessage ?? '', headers });
}
function toStream(request, message, signal) {
    let failure = null;
    request.on('error', (error) => {
        failure = error;
    });
    let done = false;
    return new ReadableStream({
        start(controller) {
            const end = (act) => {
                if (!done)
                    act();
                done = true;
            };
            message.on('data', (chunk) => {
                if (done)
                    return;
                controller.enqueue(new Uint8Array(chunk));
                if ((controller.desiredSize ?? 0) <= 0)
                    message.pause();
            });
            message.once('end', () => end(() => controller.close()));
            message.once('error', (error) => {
                end(() => controller.error(signal?.aborted === true ? abortReason(signal) : (failure ?? error)));
            });
        },
        pull() {
            message.resume();
        },
        cancel() {
            done = true;
            // A reader that has what it wants often leaves just before the end; the connection is worth the short wait.
            const over = setTimeout(() => request.destroy(), 250).unref();
            message.once('close', () => clearTimeout(over));
            message.resume();
        },
    });
}
function bodyOf(body) {
    if (body === null || body === undefined)
        return undefined;
    if (typeof body === 'string' || body instanceof Uint8Array)
        return body;
    throw new TypeError('the body of a request is a string or bytes');
}
function timeout(what) {
    return Object.assign(new Error(what), { code: 'ETIMEDOUT' });
}
function abortReason(signal) {
    const reason = signal?.reason;
    return reason instanceof Error ? reason : new DOMException('This operation was aborted', 'AbortError');
}


/***/ })

};
