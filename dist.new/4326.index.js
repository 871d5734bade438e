"use strict";
exports.id = 4326;
exports.ids = [4326];
exports.modules = {

/***/ 33677:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ requestBody),
/* harmony export */   KT: () => (/* binding */ listen),
/* harmony export */   Mb: () => (/* binding */ passBody),
/* harmony export */   Yl: () => (/* binding */ headersOf),
/* harmony export */   iJ: () => (/* binding */ headersOfAnswer)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_1__);


/** The whole body of a request; `null` if it is larger than `maxBytes`. */
async function requestBody(incoming, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of incoming) {
        size += chunk.length;
        if (size <= maxBytes)
            chunks.push(chunk);
    }
    return size > maxBytes ? null : Buffer.concat(chunks);
}
/** The headers of a request that have one of these names. */
function headersOf({ headers }, names) {
    return Object.fromEntries(names.flatMap((name) => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
    }));
}
/** The headers of an answer that have one of these names. */
function headersOfAnswer({ headers }, names) {
    return Object.fromEntries(names.flatMap((name) => {
        const value = headers.get(name);
        return value === null ? [] : [[name, value]];
    }));
}
/** Ends a response with the body of an answer. */
async function passBody({ body }, response) {
    if (body === null)
        response.end();
    else
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.fromWeb(body), response);
}
/** Listens on a socket, or on any port of localhost. The server must not keep a finished run alive. */
async function listen(server, socket) {
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        if (socket === null)
            server.listen(0, '127.0.0.1', resolve);
        else
            server.listen(socket, resolve);
    });
    server.unref();
}


/***/ }),

/***/ 4326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beginGitRelay: () => (/* binding */ beginGitRelay)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _policy_github_own_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57700);
/* harmony import */ var _net_fetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31782);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33677);





/** The longest pack that a push may send. */
const maxBodyBytes = 400_000_000;
const sentHeaders = ['accept', 'accept-language', 'content-type', 'content-encoding', 'git-protocol', 'user-agent'];
const returnedHeaders = ['content-type', 'cache-control', 'expires', 'pragma'];
/**
 * A server for git that adds the token to requests for one repository, so that no command gets it. git cannot use a
 * UNIX socket, so it listens on localhost; the random part of the address keeps other users of the machine out.
 */
async function beginGitRelay(options, mayPush) {
    const secret = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString('hex');
    const send = (0,_net_fetch_js__WEBPACK_IMPORTED_MODULE_2__.createFetch)({ proxy: options.proxy, idleTimeoutMs: 120_000 });
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_1__.createServer)((incoming, response) => {
        relay({ incoming, response }, { ...options, secret, mayPush, send }).catch(() => response.destroy());
    });
    await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .listen */ .KT)(server, null);
    const { port } = server.address();
    const base = `http://127.0.0.1:${String(port)}/${secret}/`;
    const { host } = new URL(options.serverUrl);
    const slug = `${options.repository.owner}/${options.repository.name}`;
    const addresses = [`${options.serverUrl}/${slug}`, `ssh://git@${host}/${slug}`, `git@${host}:${slug}`];
    return {
        port,
        settings: addresses.map((address) => [`url.${base}${slug}.insteadOf`, address]),
        showAddress: (text) => text.replaceAll(base, `${options.serverUrl}/`),
        end() {
            server.close();
            server.closeAllConnections();
        },
    };
}
/** The requests of git's HTTP protocol. */
const gitRequest = /^\/([0-9a-f]+)\/([\w.-]+)\/([\w.-]+)\/(info\/refs\?service=git-(upload|receive)-pack|git-(upload|receive)-pack)$/;
async function relay(exchange, context) {
    const { incoming, response } = exchange;
    const [, secret, owner = '', name = '', request = '', listed, packed] = gitRequest.exec(incoming.url ?? '') ?? [];
    const service = listed ?? packed;
    const target = `${context.serverUrl}/${owner}/${name}/${request}`;
    if (secret !== context.secret || service === undefined)
        response.writeHead(404).end();
    else if (!(0,_policy_github_own_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isOwnRepository */ .n)(owner, name.replace(/\.git$/, ''), context.repository)) {
        // An address that only begins like the one of this repository: git continues there, without credentials.
        response.writeHead(302, { location: target }).end();
    }
    else if (service === 'receive' && !context.mayPush) {
        response.writeHead(403).end('No command of this line may push.\n');
    }
    else {
        const body = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .requestBody */ .IO)(incoming, maxBodyBytes);
        if (body === null)
            response.writeHead(413).end('The pack is too large.\n');
        else
            await forward(exchange, { target, body }, context);
    }
}
async function forward({ incoming, response }, { target, body }, { token, send, signal }) {
    const { method = 'GET' } = incoming;
    const login = Buffer.from(`x-access-token:${token}`).toString('base64');
    const headers = { authorization: `Basic ${login}`, ...(0,_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .headersOf */ .Yl)(incoming, sentHeaders) };
    const answer = await send(target, { method, headers, body: method === 'POST' ? body : null, signal });
    // With 401, git would ask for a password.
    response.writeHead(answer.status === 401 ? 403 : answer.status, (0,_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .headersOfAnswer */ .iJ)(answer, returnedHeaders));
    await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .passBody */ .Mb)(answer, response);
}


/***/ }),

/***/ 57700:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isOwnRepository)
/* harmony export */ });
function isOwnRepository(owner, name, repository) {
    return owner.toLowerCase() === repository.owner.toLowerCase() && name.toLowerCase() === repository.name.toLowerCase();
}


/***/ })

};
;