"use strict";

exports.id = 8448;

exports.ids = [ 8448 ];

exports.modules = {
  88448: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createProxyServer: () => createProxyServer
    });
    var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
    var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
    var _join_streams_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95168);
    const hopByHop = new Set([ "connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade" ]);
    function createProxyServer(admit) {
      const server = (0, node_http__WEBPACK_IMPORTED_MODULE_0__.createServer)((incoming, response) => {
        forward(incoming, response, admit);
      });
      server.on("connect", (incoming, socket, head) => {
        tunnel(incoming.url ?? "", {
          socket: socket,
          head: head
        }, admit);
      });
      server.on("clientError", (_, socket) => socket.destroy());
      server.on("upgrade", (_, socket) => socket.destroy());
      return socket => {
        server.emit("connection", socket);
        socket.resume();
      };
    }
    function parseTarget(text) {
      const [, name = "", digits = ""] = /^([A-Za-z0-9._-]{1,253}|\[[0-9a-fA-F:.]+\]):(\d{1,5})$/.exec(text) ?? [];
      const port = Number(digits);
      if (name === "" || port < 1 || port > 65535) return null;
      return {
        host: name.toLowerCase().replace(/\.$/, ""),
        port: port
      };
    }
    async function admitTarget({host: host, port: port}, admit) {
      const admission = await admit(host, port);
      if ("refused" in admission || (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) === 0) return admission;
      return {
        refused: `${host} is an address, not a name`
      };
    }
    async function tunnel(given, {socket: socket, head: head}, admit) {
      socket.on("error", () => socket.destroy());
      const target = parseTarget(given);
      const admission = target === null ? {
        refused: "the target is invalid"
      } : await admitTarget(target, admit);
      if (target === null || "refused" in admission) {
        socket.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${refusal(admission)}`);
        return;
      }
      const remote = (0, node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({
        host: admission.address,
        port: target.port,
        allowHalfOpen: true
      });
      remote.on("connect", () => {
        socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
        remote.write(head);
        remote.off("error", fail);
        (0, _join_streams_js__WEBPACK_IMPORTED_MODULE_2__.S)(socket, remote);
      });
      const fail = () => void socket.end("HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n");
      remote.on("error", fail);
    }
    async function forward(incoming, response, admit) {
      const url = URL.canParse(incoming.url ?? "") ? new URL(incoming.url ?? "") : null;
      const isValid = url !== null && url.protocol === "http:" && url.username === "" && url.password === "";
      const target = isValid ? parseTarget(`${url.hostname}:${url.port === "" ? "80" : url.port}`) : null;
      const admission = target === null ? {
        refused: "the address is invalid"
      } : await admitTarget(target, admit);
      if (url === null || target === null || "refused" in admission) {
        response.writeHead(403, {
          "content-type": "text/plain",
          connection: "close"
        }).end(refusal(admission));
        return;
      }
      const outgoing = (0, node_http__WEBPACK_IMPORTED_MODULE_0__.request)({
        host: admission.address,
        port: target.port,
        method: incoming.method ?? "GET",
        path: `${url.pathname}${url.search}`,
        headers: {
          ...withoutHopByHop(incoming.headers),
          host: url.host
        },
        agent: false
      });
      outgoing.on("response", answer => {
        response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
        answer.on("error", () => response.destroy());
        answer.pipe(response);
      });
      outgoing.on("error", () => response.headersSent ? response.destroy() : response.writeHead(502).end());
      response.on("close", () => outgoing.destroy());
      incoming.pipe(outgoing);
    }
    function withoutHopByHop(headers) {
      const named = new Set((headers.connection ?? "").split(",").map(name => name.trim().toLowerCase()));
      return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => value === void 0 || hopByHop.has(name) || named.has(name) ? [] : [ [ name, value ] ]));
    }
    function refusal(admission) {
      return `sallyport: ${"refused" in admission ? admission.refused : "refused"}\n`;
    }
  })
};
