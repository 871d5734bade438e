"use strict";
exports.id = 7474;
exports.ids = [7474];
exports.modules = {

/***/ 67474:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createPageFetcher: () => (/* binding */ createPageFetcher)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(17992);
// EXTERNAL MODULE: ./lib/platform/host/time-limit.js
var time_limit = __webpack_require__(25422);
// EXTERNAL MODULE: ./lib/platform/net/decode.js
var decode = __webpack_require__(52966);
// EXTERNAL MODULE: ./lib/platform/net/web-address.js
var web_address = __webpack_require__(17213);
// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/platform/net/proxy.js
var net_proxy = __webpack_require__(52758);
// EXTERNAL MODULE: ./lib/platform/net/public-address.js
var public_address = __webpack_require__(17340);
;// CONCATENATED MODULE: ./lib/platform/net/web-connection.js





const systemNetwork = {
    resolve: async (host) => await (0,promises_.lookup)(host, { all: true }),
    dial: (address, port) => (0,external_node_net_.connect)({ host: address, port }),
};
const connectTimeoutMs = 10_000;
/** A name with more addresses is not tried further. */
const maxAttempts = 4;
/**
 * Connects to the server of an address, with TLS for https. Every address of its name must be public, and the
 * connection goes to an address that was checked: a name that resolves differently the second time gains nothing.
 * Through a proxy, the proxy resolves the name; what is known here about its addresses is checked all the same.
 * Rejects with an Error.
 */
async function connectTo(url, { network, proxy }, signal) {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isSecure = url.protocol === 'https:';
    if (isSecure && proxy !== undefined && !(0,net_proxy.isExcepted)(host, proxy)) {
        await publicAddresses(host, network).catch((error) => {
            if (!isUnresolved(error))
                throw error;
        });
        return await throughProxy(host, proxy, signal);
    }
    const socket = await dialFirst(await publicAddresses(host, network), isSecure ? 443 : 80, { network, signal });
    return isSecure ? await withTls(socket, host, signal) : socket;
}
const unresolved = 'ENOTFOUND';
function isUnresolved(error) {
    return error instanceof Error && 'code' in error && error.code === unresolved;
}
/** All of them are public; IPv4 first, since many machines cannot reach IPv6. */
async function publicAddresses(host, { resolve }) {
    const family = (0,external_node_net_.isIP)(host);
    const addresses = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }];
    if (addresses.length === 0)
        throw Object.assign(new Error(`the name ${host} cannot be resolved`), { code: unresolved });
    if (!addresses.every(({ address }) => (0,public_address/* isPublicAddress */.R)(address)))
        throw new Error(`${host} has an address of this machine, its network or its cloud, or a reserved one`);
    return addresses.toSorted((a, b) => a.family - b.family).map(({ address }) => address);
}
async function dialFirst(addresses, port, { network, signal }) {
    let failure = 'no address';
    for (const address of addresses.slice(0, maxAttempts)) {
        signal.throwIfAborted();
        const socket = network.dial(address, port);
        try {
            await settled(socket, 'connect', signal);
            return socket;
        }
        catch (error) {
            failure = (0,errors/* messageOf */.bD)(error);
        }
    }
    signal.throwIfAborted();
    throw new Error(`no connection: ${failure}`);
}
async function withTls(socket, host, signal) {
    const tls = process.getBuiltinModule('node:tls');
    const secure = tls.connect(tlsOptions(host, { socket }));
    await settled(secure, 'secureConnect', signal);
    return secure;
}
/** The certificate must be for the host of the address; a server name cannot be an IP address. */
function tlsOptions(host, more) {
    return { host, ...((0,external_node_net_.isIP)(host) === 0 ? { servername: host } : {}), ALPNProtocols: ['http/1.1'], ...more };
}
async function throughProxy(host, proxy, signal) {
    const network = {
        http: process.getBuiltinModule('node:http'),
        https: process.getBuiltinModule('node:https'),
        tls: process.getBuiltinModule('node:tls'),
    };
    const agent = (0,net_proxy.createTunnelAgent)(proxy, network, connectTimeoutMs);
    return await new Promise((resolve, reject) => {
        const abort = () => reject(new Error('the time limit was reached'));
        signal.addEventListener('abort', abort, { once: true });
        agent.createConnection(tlsOptions(host, { port: 443 }), (error, socket) => {
            signal.removeEventListener('abort', abort);
            if (error !== null)
                reject(error);
            else if (signal.aborted)
                socket.destroy();
            else
                resolve(socket);
        });
    });
}
/** Waits for the event that ends connecting; destroys the socket on failure. */
async function settled(socket, event, signal) {
    await new Promise((resolve, reject) => {
        const end = (act) => {
            clearTimeout(timer);
            signal.removeEventListener('abort', abort);
            act();
        };
        const fail = (error) => {
            end(() => reject(error));
            socket.destroy();
        };
        const abort = () => fail(new Error('the time limit was reached'));
        const timer = setTimeout(() => fail(new Error('no connection within 10 seconds')), connectTimeoutMs);
        signal.addEventListener('abort', abort, { once: true });
        // Stays: a later error must not end the process; the reader of the socket gets it too.
        socket.on('error', fail);
        socket.once(event, () => end(resolve));
    });
}

;// CONCATENATED MODULE: ./lib/platform/net/fetch-page.js






const maxRedirects = 5;
/**
 * Fetches web pages without cookies and credentials. Every address, that of a redirect too, must be allowed by the
 * guard and be public. Never rejects because of a server.
 */
function createPageFetcher(proxy, network = systemNetwork) {
    return async ({ url, guard, timeoutMs, maxBytes, signal }) => {
        const limit = (0,time_limit/* withinTime */.dn)(timeoutMs, signal);
        let next = (0,web_address/* parseWebAddress */.K)(url);
        for (let hop = 0; hop <= maxRedirects; hop += 1) {
            if ('problem' in next)
                return {
                    failure: hop === 0 ? next.problem : `it redirects to an address that cannot be fetched: ${next.problem}`,
                };
            const { href } = next.url;
            const refusal = guard(href);
            if (refusal !== null)
                return { refused: { ...refusal, url: href } };
            try {
                const socket = await connectTo(next.url, { network, proxy }, limit);
                const answer = await get(next.url, socket, { maxBytes, signal: limit });
                if ('page' in answer)
                    return answer;
                next = (0,web_address/* parseWebAddress */.K)(answer.location, next.url);
            }
            catch (error) {
                if (signal.aborted)
                    return { failure: 'the run was stopped' };
                return {
                    failure: limit.aborted ? `it took longer than ${String(timeoutMs / 1000)} seconds` : (0,errors/* messageOf */.bD)(error),
                };
            }
        }
        return { failure: `it redirects more than ${String(maxRedirects)} times` };
    };
}
async function get(url, socket, { maxBytes, signal }) {
    const abort = () => socket.destroy(new Error('the time limit was reached'));
    signal.addEventListener('abort', abort, { once: true });
    try {
        signal.throwIfAborted();
        const message = await responseOn(socket, url);
        const { statusCode: status = 0, headers } = message;
        if (status >= 300 && status < 400 && headers.location !== undefined)
            return { location: headers.location };
        const body = (0,decode/* decodedBody */.j)(message);
        if (body === null)
            throw new Error('it answered in an unknown compression');
        const { bytes, isTruncated } = await firstBytes(body, maxBytes);
        const [contentType, lastModified] = [headers['content-type'] ?? '', headers['last-modified'] ?? null];
        return { page: { url: url.href, status, contentType, lastModified, bytes, isTruncated } };
    }
    finally {
        signal.removeEventListener('abort', abort);
        socket.destroy();
    }
}
/** TLS, if any, is part of the socket. */
async function responseOn(socket, url) {
    const http = process.getBuiltinModule('node:http');
    return await new Promise((resolve, reject) => {
        const request = http.request({
            createConnection: () => socket,
            path: `${url.pathname}${url.search}`,
            setHost: false,
            headers: {
                host: url.host,
                'user-agent': `sallyport/${version/* version */.rE}`,
                accept: 'text/markdown, text/html;q=0.9, text/plain;q=0.8, */*;q=0.5',
                'accept-encoding': 'gzip, br, deflate',
                connection: 'close',
            },
        });
        request.on('error', reject);
        // After a change of the protocol (status 101), which no one asked for, there is neither a response nor an error.
        request.once('close', () => reject(new Error('it sent no response')));
        request.once('response', resolve);
        request.end();
    });
}
async function firstBytes(body, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > maxBytes)
            break;
    }
    return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isTruncated: size > maxBytes };
}


/***/ }),

/***/ 17340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isPublicAddress),
/* harmony export */   i: () => (/* binding */ createPublicLookup)
/* harmony export */ });
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_dns_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_1__);


/**
 * Addresses of this machine, its network and its cloud (169.254.169.254), by the registries of IANA. The list of Node.js compares an IPv4 address
 * inside an IPv6 one (`::ffff:127.0.0.1`) with the rows for IPv4.
 */
const internal = [
    ['0.0.0.0', 8, 'ipv4'],
    ['10.0.0.0', 8, 'ipv4'],
    ['100.64.0.0', 10, 'ipv4'],
    ['127.0.0.0', 8, 'ipv4'],
    ['168.63.129.16', 32, 'ipv4'],
    ['169.254.0.0', 16, 'ipv4'],
    ['172.16.0.0', 12, 'ipv4'],
    ['192.0.0.0', 24, 'ipv4'],
    ['192.0.2.0', 24, 'ipv4'],
    ['192.88.99.0', 24, 'ipv4'],
    ['192.168.0.0', 16, 'ipv4'],
    ['198.18.0.0', 15, 'ipv4'],
    ['198.51.100.0', 24, 'ipv4'],
    ['203.0.113.0', 24, 'ipv4'],
    ['224.0.0.0', 3, 'ipv4'],
    ['::', 96, 'ipv6'],
    ['64:ff9b::', 96, 'ipv6'],
    ['64:ff9b:1::', 48, 'ipv6'],
    ['100::', 64, 'ipv6'],
    ['2001::', 23, 'ipv6'],
    ['2001:db8::', 32, 'ipv6'],
    ['2002::', 16, 'ipv6'],
    ['3fff::', 20, 'ipv6'],
    // Only 2000::/3 is assigned to the internet.
    ['4000::', 2, 'ipv6'],
    ['8000::', 1, 'ipv6'],
];
const blockList = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
for (const [network, prefix, family] of internal)
    blockList.addSubnet(network, prefix, family);
function isPublicAddress(address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
    return family !== 0 && !blockList.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
/** RFC 1918, RFC 6598 and RFC 4193: what an organization gives to its own servers. */
const privateList = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
for (const [network, prefix] of [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['100.64.0.0', 10],
])
    privateList.addSubnet(network, prefix, 'ipv4');
privateList.addSubnet('fc00::', 7, 'ipv6');
function isPrivateAddress(address) {
    return privateList.check(address, (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address) === 6 ? 'ipv6' : 'ipv4');
}
const resolveName = async (host) => await (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(host, { all: true });
/**
 * One answer counts, and the connection goes to the address that was checked: a name that resolves differently the
 * second time gains nothing. One internal address among public ones is refused as well.
 */
function createPublicLookup(resolve = resolveName) {
    return async (host, mayBePrivate = false) => {
        const addresses = await resolve(host).catch(() => []);
        const [answer] = addresses;
        if (answer === undefined)
            return { refused: `the name ${host} cannot be resolved`, isUnknown: true };
        if (addresses.every(({ address }) => isPublicAddress(address)))
            return answer;
        const isPrivate = addresses.every(({ address }) => isPrivateAddress(address));
        if (isPrivate && mayBePrivate)
            return answer;
        const wayOut = isPrivate ? '; a Network rule with its full name permits a server of the private network' : '';
        return { refused: `${host} has an address of this machine or its network${wayOut}` };
    };
}


/***/ })

};
;