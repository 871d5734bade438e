"use strict";
exports.id = 8448;
exports.ids = [8448];
exports.modules = {

/***/ 88448:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createProxyServer: () => (/* binding */ createProxyServer)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_https__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _net_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52758);
/* harmony import */ var _join_streams_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95168);





const hopByHop = new Set([
    'connection',
    'keep-alive',
    'proxy-authenticate',
    'proxy-authorization',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
]);
/** How long another proxy may take to connect. */
const tunnelTimeoutMs = 60_000;
/** A proxy for http and CONNECT, which serves connections that others accepted; it has no listener of its own. */
function createProxyServer(admit) {
    const server = node_http__WEBPACK_IMPORTED_MODULE_0___default().createServer((incoming, response) => {
        void forward(incoming, response, admit);
    });
    server.on('connect', (incoming, socket, head) => {
        void tunnel(incoming.url ?? '', { socket, head }, admit);
    });
    server.on('clientError', (_, socket) => socket.destroy());
    server.on('upgrade', (_, socket) => socket.destroy());
    return (socket) => {
        server.emit('connection', socket);
        socket.resume();
    };
}
/** Only names: an address as the host would need a rule for it, and is never the host of a certificate. */
function parseTarget(text) {
    const [, name = '', digits = ''] = /^([A-Za-z0-9._-]{1,253}|\[[0-9a-fA-F:.]+\]):(\d{1,5})$/.exec(text) ?? [];
    const port = Number(digits);
    if (name === '' || port < 1 || port > 65_535)
        return null;
    return { host: name.toLowerCase().replace(/\.$/, ''), port };
}
async function admitTarget({ host, port }, scheme, admit) {
    const admission = await admit(host, port, scheme);
    if ('refused' in admission || (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host) === 0)
        return admission;
    return { refused: `${host} is an address, not a name` };
}
async function tunnel(requested, { socket, head }, admit) {
    socket.on('error', () => socket.destroy());
    const target = parseTarget(requested);
    const admission = target === null ? { refused: 'the target is invalid' } : await admitTarget(target, 'https', admit);
    if (target === null || 'refused' in admission) {
        socket.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${refusal(admission)}`);
        return;
    }
    const fail = () => void socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n');
    const join = (remote) => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        remote.write(head);
        remote.off('error', fail);
        (0,_join_streams_js__WEBPACK_IMPORTED_MODULE_4__/* .joinStreams */ .S)(socket, remote);
    };
    if ('via' in admission) {
        const opening = (0,_net_proxy_js__WEBPACK_IMPORTED_MODULE_3__.openTunnel)(new URL(admission.via.url), `${target.host}:${String(target.port)}`, { http: (node_http__WEBPACK_IMPORTED_MODULE_0___default()), https: (node_https__WEBPACK_IMPORTED_MODULE_1___default()) });
        joinTunnel(opening, { socket, join, fail });
        return;
    }
    const remote = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.connect)({ host: admission.address, port: target.port, allowHalfOpen: true });
    remote.on('connect', () => join(remote));
    remote.on('error', fail);
}
/** Joins the tunnel through the other proxy when that answers. */
function joinTunnel(opening, { socket, join, fail }) {
    opening.setTimeout(tunnelTimeoutMs, () => opening.destroy());
    opening.on('error', fail);
    opening.on('connect', (answer, remote, head) => {
        opening.setTimeout(0);
        if (answer.statusCode !== 200) {
            remote.destroy();
            fail();
            return;
        }
        remote.unshift(head);
        join(remote);
    });
    // A proxy that refuses without a tunnel answers like any server.
    opening.on('response', (answer) => {
        answer.destroy();
        fail();
    });
    socket.on('close', () => opening.destroy());
    opening.end();
}
async function forward(incoming, response, admit) {
    const url = URL.canParse(incoming.url ?? '') ? new URL(incoming.url ?? '') : null;
    const isValid = url !== null && url.protocol === 'http:' && url.username === '' && url.password === '';
    const target = isValid ? parseTarget(`${url.hostname}:${url.port === '' ? '80' : url.port}`) : null;
    // A proxy of the machine could answer it with the headers that it got, the login for it among them.
    const isTrace = incoming.method === 'TRACE';
    const problem = isTrace ? 'the method TRACE is not forwarded' : target === null ? 'the address is invalid' : null;
    const admission = target === null || problem !== null ? { refused: problem ?? '' } : await admitTarget(target, 'http', admit);
    if (url === null || target === null || 'refused' in admission) {
        response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end(refusal(admission));
        return;
    }
    const method = incoming.method ?? 'GET';
    const headers = { ...withoutHopByHop(incoming.headers), host: url.host };
    const outgoing = 'via' in admission
        ? (0,_net_proxy_js__WEBPACK_IMPORTED_MODULE_3__.requestProxy)(new URL(admission.via.url), { http: (node_http__WEBPACK_IMPORTED_MODULE_0___default()), https: (node_https__WEBPACK_IMPORTED_MODULE_1___default()) }, { method, path: url.href, headers })
        : node_http__WEBPACK_IMPORTED_MODULE_0___default().request({
            host: admission.address,
            port: target.port,
            method,
            path: `${url.pathname}${url.search}`,
            headers,
            agent: false,
        });
    outgoing.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
        answer.on('error', () => response.destroy());
        answer.pipe(response);
    });
    outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    // A change of the protocol (status 101) is neither a response nor an error.
    outgoing.on('upgrade', (_, remote) => {
        remote.destroy();
        response.writeHead(502).end();
    });
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
}
/** Also without the headers that `Connection` names. */
function withoutHopByHop(headers) {
    const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
    return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => value === undefined || hopByHop.has(name) || named.has(name) ? [] : [[name, value]]));
}
function refusal(admission) {
    return `sallyport: ${'refused' in admission ? admission.refused : 'refused'}\n`;
}


/***/ })

};
;