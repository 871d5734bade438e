"use strict";

exports.id = 1782;

exports.ids = [ 1782 ];

exports.modules = {
  1782: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createFetch: () => createFetch
    });
    var _proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2758);
    function createFetch(options = {}) {
      const limits = {
        connectTimeoutMs: options.connectTimeoutMs ?? 2e4,
        idleTimeoutMs: options.idleTimeoutMs ?? 3e5,
        maxHeaderBytes: options.maxHeaderBytes ?? 65536
      };
      const open = createOpener(options.proxy, limits);
      return async (input, init = {}) => {
        const url = new URL(typeof input === "string" || input instanceof URL ? input : input.url);
        const signal = init.signal ?? null;
        signal?.throwIfAborted();
        const request = open(url, {
          method: init.method ?? "GET",
          headers: Object.fromEntries(new Headers(init.headers)),
          maxHeaderSize: limits.maxHeaderBytes
        });
        return await answer(request, {
          body: bodyOf(init.body),
          signal: signal,
          limits: limits
        });
      };
    }
    function createOpener(proxy, limits) {
      let plain = null;
      let secure = null;
      return (url, options) => {
        if (url.protocol === "http:") {
          plain ??= openPlain();
          return plain(url, options);
        }
        if (url.protocol !== "https:") throw new TypeError(`only http and https addresses can be fetched, not ${url.protocol}`);
        secure ??= openSecure(proxy, limits);
        return secure(url, options);
      };
    }
    function openPlain() {
      const http = process.getBuiltinModule("node:http");
      const agent = new http.Agent({
        keepAlive: true
      });
      return (url, options) => http.request(url, {
        ...options,
        agent: agent
      });
    }
    function openSecure(proxy, limits) {
      const https = process.getBuiltinModule("node:https");
      const direct = new https.Agent({
        keepAlive: true
      });
      if (proxy === void 0) return (url, options) => https.request(url, {
        ...options,
        agent: direct
      });
      const network = {
        http: process.getBuiltinModule("node:http"),
        https: https,
        tls: process.getBuiltinModule("node:tls")
      };
      const tunnel = (0, _proxy_js__WEBPACK_IMPORTED_MODULE_0__.YF)(proxy, network, limits.connectTimeoutMs);
      return (url, options) => https.request(url, {
        ...options,
        agent: (0, _proxy_js__WEBPACK_IMPORTED_MODULE_0__.vL)(url.hostname, proxy) ? direct : tunnel
      });
    }
    function answer(request, exchange) {
      const {body: body, signal: signal, limits: limits} = exchange;
      return new Promise((resolve, reject) => {
        const abort = () => request.destroy(abortReason(signal));
        signal?.addEventListener("abort", abort, {
          once: true
        });
        limitTime(request, limits);
        request.once("close", () => signal?.removeEventListener("abort", abort));
        request.on("error", reject);
        request.once("response", message => resolve(toResponse(request, message, signal)));
        request.end(body);
      });
    }
    function limitTime(request, limits) {
      const connecting = setTimeout(() => {
        request.destroy(timeout(`no connection after ${String(limits.connectTimeoutMs)} ms`));
      }, limits.connectTimeoutMs);
      const connected = () => clearTimeout(connecting);
      request.once("close", connected);
      request.once("socket", socket => {
        if (!socket.connecting) connected(); else socket.once(request.protocol === "https:" ? "secureConnect" : "connect", connected);
      });
      request.setTimeout(limits.idleTimeoutMs, () => {
        request.destroy(timeout(`no data for ${String(limits.idleTimeoutMs)} ms`));
      });
    }
    function toResponse(request, message, signal) {
      const status = message.statusCode ?? 0;
      const headers = new Headers;
      for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) headers.append(message.rawHeaders[index] ?? "", message.rawHeaders[index + 1] ?? "");
      const stream = toStream(request, message, signal);
      const hasBody = status !== 204 && status !== 205 && status !== 304;
      if (!hasBody) message.resume();
      return new Response(hasBody ? stream : null, {
        status: status,
        statusText: message.statusMessage ?? "",
        headers: headers
      });
    }
    function toStream(request, message, signal) {
      let failure = null;
      request.on("error", error => {
        failure = error;
      });
      let done = false;
      return new ReadableStream({
        start(controller) {
          const end = act => {
            if (!done) act();
            done = true;
          };
          message.on("data", chunk => {
            if (done) return;
            controller.enqueue(new Uint8Array(chunk));
            if ((controller.desiredSize ?? 0) <= 0) message.pause();
          });
          message.once("end", () => end(() => controller.close()));
          message.once("error", error => {
            end(() => controller.error(signal?.aborted === true ? abortReason(signal) : failure ?? error));
          });
        },
        pull() {
          message.resume();
        },
        cancel() {
          done = true;
          const over = setTimeout(() => request.destroy(), 250).unref();
          message.once("close", () => clearTimeout(over));
          message.resume();
        }
      });
    }
    function bodyOf(body) {
      if (body === null || body === void 0) return;
      if (typeof body === "string" || body instanceof Uint8Array) return body;
      throw new TypeError("the body of a request must be a string or bytes");
    }
    function timeout(what) {
      return Object.assign(new Error(what), {
        code: "ETIMEDOUT"
      });
    }
    function abortReason(signal) {
      const reason = signal?.reason;
      return reason instanceof Error ? reason : new DOMException("This operation was aborted", "AbortError");
    }
  })
};
