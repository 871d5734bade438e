exports.id = 4119, exports.ids = [ 4119 ], exports.modules = {
 20770: (function(A, e, t) {
  A.exports = t(20218);
 }),
 20218: (function(A, e, t) {
  "use strict";
  t(69278);
  var r, s = t(64756), o = t(58611), n = t(65692), i = t(24434), a = (t(42613), t(39023));
  function TunnelingAgent(A) {
   var e = this;
   e.options = A || {}, e.proxyOptions = e.options.proxy || {}, e.maxSockets = e.options.maxSockets || o.Agent.defaultMaxSockets, 
   e.requests = [], e.sockets = [], e.on("free", function(A, t, r, s) {
    for (var o = toOptions(t, r, s), n = 0, i = e.requests.length; n < i; ++n) {
     var a = e.requests[n];
     if (a.host === o.host && a.port === o.port) return e.requests.splice(n, 1), void a.request.onSocket(A);
    }
    A.destroy(), e.removeSocket(A);
   });
  }
  function createSecureSocket(A, e) {
   var t = this;
   TunnelingAgent.prototype.createSocket.call(t, A, function(r) {
    var o = A.request.getHeader("host"), n = mergeOptions({}, t.options, {
     socket: r,
     servername: o ? o.replace(/:.*$/, "") : A.host
    }), i = s.connect(0, n);
    t.sockets[t.sockets.indexOf(r)] = i, e(i);
   });
  }
  function toOptions(A, e, t) {
   return "string" == typeof A ? {
    host: A,
    port: e,
    localAddress: t
   } : A;
  }
  function mergeOptions(A) {
   for (var e = 1, t = arguments.length; e < t; ++e) {
    var r = arguments[e];
    if ("object" == typeof r) for (var s = Object.keys(r), o = 0, n = s.length; o < n; ++o) {
     var i = s[o];
     void 0 !== r[i] && (A[i] = r[i]);
    }
   }
   return A;
  }
  e.httpOverHttp = function(A) {
   var e = new TunnelingAgent(A);
   return e.request = o.request, e;
  }, e.httpsOverHttp = function(A) {
   var e = new TunnelingAgent(A);
   return e.request = o.request, e.createSocket = createSecureSocket, e.defaultPort = 443, 
   e;
  }, e.httpOverHttps = function(A) {
   var e = new TunnelingAgent(A);
   return e.request = n.request, e;
  }, e.httpsOverHttps = function(A) {
   var e = new TunnelingAgent(A);
   return e.request = n.request, e.createSocket = createSecureSocket, e.defaultPort = 443, 
   e;
  }, a.inherits(TunnelingAgent, i.EventEmitter), TunnelingAgent.prototype.addRequest = function(A, e, t, r) {
   var s = this, o = mergeOptions({
    request: A
   }, s.options, toOptions(e, t, r));
   s.sockets.length >= this.maxSockets ? s.requests.push(o) : s.createSocket(o, function(e) {
    function onFree() {
     s.emit("free", e, o);
    }
    function onCloseOrRemove(A) {
     s.removeSocket(e), e.removeListener("free", onFree), e.removeListener("close", onCloseOrRemove), 
     e.removeListener("agentRemove", onCloseOrRemove);
    }
    e.on("free", onFree), e.on("close", onCloseOrRemove), e.on("agentRemove", onCloseOrRemove), 
    A.onSocket(e);
   });
  }, TunnelingAgent.prototype.createSocket = function(A, e) {
   var t = this, s = {};
   t.sockets.push(s);
   var o = mergeOptions({}, t.proxyOptions, {
    method: "CONNECT",
    path: A.host + ":" + A.port,
    agent: !1,
    headers: {
     host: A.host + ":" + A.port
    }
   });
   A.localAddress && (o.localAddress = A.localAddress), o.proxyAuth && (o.headers = o.headers || {}, 
   o.headers["Proxy-Authorization"] = "Basic " + new Buffer(o.proxyAuth).toString("base64")), 
   r("making CONNECT request");
   var n = t.request(o);
   function onConnect(o, i, a) {
    var g;
    return n.removeAllListeners(), i.removeAllListeners(), 200 !== o.statusCode ? (r("tunneling socket could not be established, statusCode=%d", o.statusCode), 
    i.destroy(), (g = new Error("tunneling socket could not be established, statusCode=" + o.statusCode)).code = "ECONNRESET", 
    A.request.emit("error", g), void t.removeSocket(s)) : a.length > 0 ? (r("got illegal response body from proxy"), 
    i.destroy(), (g = new Error("got illegal response body from proxy")).code = "ECONNRESET", 
    A.request.emit("error", g), void t.removeSocket(s)) : (r("tunneling connection has established"), 
    t.sockets[t.sockets.indexOf(s)] = i, e(i));
   }
   n.useChunkedEncodingByDefault = !1, n.once("response", function(A) {
    A.upgrade = !0;
   }), n.once("upgrade", function(A, e, t) {
    process.nextTick(function() {
     onConnect(A, e, t);
    });
   }), n.once("connect", onConnect), n.once("error", function(e) {
    n.removeAllListeners(), r("tunneling socket could not be established, cause=%s\n", e.message, e.stack);
    var o = new Error("tunneling socket could not be established, cause=" + e.message);
    o.code = "ECONNRESET", A.request.emit("error", o), t.removeSocket(s);
   }), n.end();
  }, TunnelingAgent.prototype.removeSocket = function(A) {
   var e = this.sockets.indexOf(A);
   if (-1 !== e) {
    this.sockets.splice(e, 1);
    var t = this.requests.shift();
    t && this.createSocket(t, function(A) {
     t.request.onSocket(A);
    });
   }
  }, r = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
   var A = Array.prototype.slice.call(arguments);
   "string" == typeof A[0] ? A[0] = "TUNNEL: " + A[0] : A.unshift("TUNNEL:"), console.error.apply(console, A);
  } : function() {}, e.debug = r;
 }),
 46752: (function(A, e, t) {
  "use strict";
  const r = t(23701), s = t(30883), o = t(30628), n = t(837), i = t(57405), a = t(76672), g = t(53137), Q = t(30050), c = t(68707), E = t(3440), {InvalidArgumentError: B} = c, C = t(56615), I = t(59136), h = t(47365), l = t(47501), u = t(94004), d = t(52429), f = t(17816), {getGlobalDispatcher: y, setGlobalDispatcher: w} = t(32581), p = t(58155), D = t(8754), k = t(25092);
  function makeDispatcher(A) {
   return (e, t, r) => {
    if ("function" == typeof t && (r = t, t = null), !e || "string" != typeof e && "object" != typeof e && !(e instanceof URL)) throw new B("invalid url");
    if (null != t && "object" != typeof t) throw new B("invalid opts");
    if (t && null != t.path) {
     if ("string" != typeof t.path) throw new B("invalid opts.path");
     let A = t.path;
     t.path.startsWith("/") || (A = `/${A}`), e = new URL(E.parseOrigin(e).origin + A);
    } else t || (t = "object" == typeof e ? e : {}), e = E.parseURL(e);
    const {agent: s, dispatcher: o = y()} = t;
    if (s) throw new B("unsupported opts.agent. Did you mean opts.client?");
    return A.call(o, {
     ...t,
     origin: e.origin,
     path: e.search ? `${e.pathname}${e.search}` : e.pathname,
     method: t.method || (t.body ? "PUT" : "GET")
    }, r);
   };
  }
  Object.assign(s.prototype, C), A.exports.Dispatcher = s, A.exports.Client = r, A.exports.Pool = o, 
  A.exports.BalancedPool = n, A.exports.Agent = i, A.exports.ProxyAgent = a, A.exports.EnvHttpProxyAgent = g, 
  A.exports.RetryAgent = Q, A.exports.RetryHandler = f, A.exports.DecoratorHandler = p, 
  A.exports.RedirectHandler = D, A.exports.createRedirectInterceptor = k, A.exports.interceptors = {
   redirect: t(21514),
   retry: t(92026),
   dump: t(88060),
   dns: t(70379)
  }, A.exports.buildConnector = I, A.exports.errors = c, A.exports.util = {
   parseHeaders: E.parseHeaders,
   headerNameToString: E.headerNameToString
  }, A.exports.setGlobalDispatcher = w, A.exports.getGlobalDispatcher = y;
  const R = t(54398).fetch;
  A.exports.fetch = async function(A, e = void 0) {
   try {
    return await R(A, e);
   } catch (A) {
    throw A && "object" == typeof A && Error.captureStackTrace(A), A;
   }
  }, A.exports.Headers = t(60660).Headers, A.exports.Response = t(99051).Response, 
  A.exports.Request = t(9967).Request, A.exports.FormData = t(35910).FormData, A.exports.File = globalThis.File ?? t(4573).File, 
  A.exports.FileReader = t(48355).FileReader;
  const {setGlobalOrigin: m, getGlobalOrigin: F} = t(51059);
  A.exports.setGlobalOrigin = m, A.exports.getGlobalOrigin = F;
  const {CacheStorage: b} = t(3245), {kConstruct: S} = t(20109);
  A.exports.caches = new b(S);
  const {deleteCookie: N, getCookies: M, getSetCookies: U, setCookie: L} = t(79061);
  A.exports.deleteCookie = N, A.exports.getCookies = M, A.exports.getSetCookies = U, 
  A.exports.setCookie = L;
  const {parseMIMEType: T, serializeAMimeType: Y} = t(51900);
  A.exports.parseMIMEType = T, A.exports.serializeAMimeType = Y;
  const {CloseEvent: v, ErrorEvent: G, MessageEvent: H} = t(15188);
  A.exports.WebSocket = t(13726).WebSocket, A.exports.CloseEvent = v, A.exports.ErrorEvent = G, 
  A.exports.MessageEvent = H, A.exports.request = makeDispatcher(C.request), A.exports.stream = makeDispatcher(C.stream), 
  A.exports.pipeline = makeDispatcher(C.pipeline), A.exports.connect = makeDispatcher(C.connect), 
  A.exports.upgrade = makeDispatcher(C.upgrade), A.exports.MockClient = h, A.exports.MockPool = u, 
  A.exports.MockAgent = l, A.exports.mockErrors = d;
  const {EventSource: J} = t(21238);
  A.exports.EventSource = J;
 }),
 80158: (function(A, e, t) {
  const {addAbortListener: r} = t(3440), {RequestAbortedError: s} = t(68707), o = Symbol("kListener"), n = Symbol("kSignal");
  function abort(A) {
   A.abort ? A.abort(A[n]?.reason) : A.reason = A[n]?.reason ?? new s, removeSignal(A);
  }
  function removeSignal(A) {
   A[n] && ("removeEventListener" in A[n] ? A[n].removeEventListener("abort", A[o]) : A[n].removeListener("abort", A[o]), 
   A[n] = null, A[o] = null);
  }
  A.exports = {
   addSignal: function(A, e) {
    A.reason = null, A[n] = null, A[o] = null, e && (e.aborted ? abort(A) : (A[n] = e, 
    A[o] = () => {
     abort(A);
    }, r(A[n], A[o])));
   },
   removeSignal: removeSignal
  };
 }),
 34660: (function(A, e, t) {
  "use strict";
  const r = t(34589), {AsyncResource: s} = t(16698), {InvalidArgumentError: o, SocketError: n} = t(68707), i = t(3440), {addSignal: a, removeSignal: g} = t(80158);
  class ConnectHandler extends s {
   constructor(A, e) {
    if (!A || "object" != typeof A) throw new o("invalid opts");
    if ("function" != typeof e) throw new o("invalid callback");
    const {signal: t, opaque: r, responseHeaders: s} = A;
    if (t && "function" != typeof t.on && "function" != typeof t.addEventListener) throw new o("signal must be an EventEmitter or EventTarget");
    super("UNDICI_CONNECT"), this.opaque = r || null, this.responseHeaders = s || null, 
    this.callback = e, this.abort = null, a(this, t);
   }
   onConnect(A, e) {
    this.reason ? A(this.reason) : (r(this.callback), this.abort = A, this.context = e);
   }
   onHeaders() {
    throw new n("bad connect", null);
   }
   onUpgrade(A, e, t) {
    const {callback: r, opaque: s, context: o} = this;
    g(this), this.callback = null;
    let n = e;
    null != n && (n = "raw" === this.responseHeaders ? i.parseRawHeaders(e) : i.parseHeaders(e)), 
    this.runInAsyncScope(r, null, null, {
     statusCode: A,
     headers: n,
     socket: t,
     opaque: s,
     context: o
    });
   }
   onError(A) {
    const {callback: e, opaque: t} = this;
    g(this), e && (this.callback = null, queueMicrotask(() => {
     this.runInAsyncScope(e, null, A, {
      opaque: t
     });
    }));
   }
  }
  A.exports = function connect(A, e) {
   if (void 0 === e) return new Promise((e, t) => {
    connect.call(this, A, (A, r) => A ? t(A) : e(r));
   });
   try {
    const t = new ConnectHandler(A, e);
    this.dispatch({
     ...A,
     method: "CONNECT"
    }, t);
   } catch (t) {
    if ("function" != typeof e) throw t;
    const r = A?.opaque;
    queueMicrotask(() => e(t, {
     opaque: r
    }));
   }
  };
 }),
 76862: (function(A, e, t) {
  "use strict";
  const {Readable: r, Duplex: s, PassThrough: o} = t(57075), {InvalidArgumentError: n, InvalidReturnValueError: i, RequestAbortedError: a} = t(68707), g = t(3440), {AsyncResource: Q} = t(16698), {addSignal: c, removeSignal: E} = t(80158), B = t(34589), C = Symbol("resume");
  class PipelineRequest extends r {
   constructor() {
    super({
     autoDestroy: !0
    }), this[C] = null;
   }
   _read() {
    const {[C]: A} = this;
    A && (this[C] = null, A());
   }
   _destroy(A, e) {
    this._read(), e(A);
   }
  }
  class PipelineResponse extends r {
   constructor(A) {
    super({
     autoDestroy: !0
    }), this[C] = A;
   }
   _read() {
    this[C]();
   }
   _destroy(A, e) {
    A || this._readableState.endEmitted || (A = new a), e(A);
   }
  }
  class PipelineHandler extends Q {
   constructor(A, e) {
    if (!A || "object" != typeof A) throw new n("invalid opts");
    if ("function" != typeof e) throw new n("invalid handler");
    const {signal: t, method: r, opaque: o, onInfo: i, responseHeaders: Q} = A;
    if (t && "function" != typeof t.on && "function" != typeof t.addEventListener) throw new n("signal must be an EventEmitter or EventTarget");
    if ("CONNECT" === r) throw new n("invalid method");
    if (i && "function" != typeof i) throw new n("invalid onInfo callback");
    super("UNDICI_PIPELINE"), this.opaque = o || null, this.responseHeaders = Q || null, 
    this.handler = e, this.abort = null, this.context = null, this.onInfo = i || null, 
    this.req = (new PipelineRequest).on("error", g.nop), this.ret = new s({
     readableObjectMode: A.objectMode,
     autoDestroy: !0,
     read: () => {
      const {body: A} = this;
      A?.resume && A.resume();
     },
     write: (A, e, t) => {
      const {req: r} = this;
      r.push(A, e) || r._readableState.destroyed ? t() : r[C] = t;
     },
     destroy: (A, e) => {
      const {body: t, req: r, res: s, ret: o, abort: n} = this;
      A || o._readableState.endEmitted || (A = new a), n && A && n(), g.destroy(t, A), 
      g.destroy(r, A), g.destroy(s, A), E(this), e(A);
     }
    }).on("prefinish", () => {
     const {req: A} = this;
     A.push(null);
    }), this.res = null, c(this, t);
   }
   onConnect(A, e) {
    const {ret: t, res: r} = this;
    this.reason ? A(this.reason) : (B(!r, "pipeline cannot be retried"), B(!t.destroyed), 
    this.abort = A, this.context = e);
   }
   onHeaders(A, e, t) {
    const {opaque: r, handler: s, context: o} = this;
    if (A < 200) {
     if (this.onInfo) {
      const t = "raw" === this.responseHeaders ? g.parseRawHeaders(e) : g.parseHeaders(e);
      this.onInfo({
       statusCode: A,
       headers: t
      });
     }
     return;
    }
    let n;
    this.res = new PipelineResponse(t);
    try {
     this.handler = null;
     const t = "raw" === this.responseHeaders ? g.parseRawHeaders(e) : g.parseHeaders(e);
     n = this.runInAsyncScope(s, null, {
      statusCode: A,
      headers: t,
      opaque: r,
      body: this.res,
      context: o
     });
    } catch (A) {
     throw this.res.on("error", g.nop), A;
    }
    if (!n || "function" != typeof n.on) throw new i("expected Readable");
    n.on("data", A => {
     const {ret: e, body: t} = this;
     !e.push(A) && t.pause && t.pause();
    }).on("error", A => {
     const {ret: e} = this;
     g.destroy(e, A);
    }).on("end", () => {
     const {ret: A} = this;
     A.push(null);
    }).on("close", () => {
     const {ret: A} = this;
     A._readableState.ended || g.destroy(A, new a);
    }), this.body = n;
   }
   onData(A) {
    const {res: e} = this;
    return e.push(A);
   }
   onComplete(A) {
    const {res: e} = this;
    e.push(null);
   }
   onError(A) {
    const {ret: e} = this;
    this.handler = null, g.destroy(e, A);
   }
  }
  A.exports = function(A, e) {
   try {
    const t = new PipelineHandler(A, e);
    return this.dispatch({
     ...A,
     body: t.req
    }, t), t.ret;
   } catch (A) {
    return (new o).destroy(A);
   }
  };
 }),
 14043: (function(A, e, t) {
  "use strict";
  const r = t(34589), {Readable: s} = t(49927), {InvalidArgumentError: o, RequestAbortedError: n} = t(68707), i = t(3440), {getResolveErrorBodyCallback: a} = t(87655), {AsyncResource: g} = t(16698);
  class RequestHandler extends g {
   constructor(A, e) {
    if (!A || "object" != typeof A) throw new o("invalid opts");
    const {signal: t, method: r, opaque: s, body: a, onInfo: g, responseHeaders: Q, throwOnError: c, highWaterMark: E} = A;
    try {
     if ("function" != typeof e) throw new o("invalid callback");
     if (E && ("number" != typeof E || E < 0)) throw new o("invalid highWaterMark");
     if (t && "function" != typeof t.on && "function" != typeof t.addEventListener) throw new o("signal must be an EventEmitter or EventTarget");
     if ("CONNECT" === r) throw new o("invalid method");
     if (g && "function" != typeof g) throw new o("invalid onInfo callback");
     super("UNDICI_REQUEST");
    } catch (A) {
     throw i.isStream(a) && i.destroy(a.on("error", i.nop), A), A;
    }
    this.method = r, this.responseHeaders = Q || null, this.opaque = s || null, this.callback = e, 
    this.res = null, this.abort = null, this.body = a, this.trailers = {}, this.context = null, 
    this.onInfo = g || null, this.throwOnError = c, this.highWaterMark = E, this.signal = t, 
    this.reason = null, this.removeAbortListener = null, i.isStream(a) && a.on("error", A => {
     this.onError(A);
    }), this.signal && (this.signal.aborted ? this.reason = this.signal.reason ?? new n : this.removeAbortListener = i.addAbortListener(this.signal, () => {
     this.reason = this.signal.reason ?? new n, this.res ? i.destroy(this.res.on("error", i.nop), this.reason) : this.abort && this.abort(this.reason), 
     this.removeAbortListener && (this.res?.off("close", this.removeAbortListener), this.removeAbortListener(), 
     this.removeAbortListener = null);
    }));
   }
   onConnect(A, e) {
    this.reason ? A(this.reason) : (r(this.callback), this.abort = A, this.context = e);
   }
   onHeaders(A, e, t, r) {
    const {callback: o, opaque: n, abort: g, context: Q, responseHeaders: c, highWaterMark: E} = this, B = "raw" === c ? i.parseRawHeaders(e) : i.parseHeaders(e);
    if (A < 200) return void (this.onInfo && this.onInfo({
     statusCode: A,
     headers: B
    }));
    const C = "raw" === c ? i.parseHeaders(e) : B, I = C["content-type"], h = C["content-length"], l = new s({
     resume: t,
     abort: g,
     contentType: I,
     contentLength: "HEAD" !== this.method && h ? Number(h) : null,
     highWaterMark: E
    });
    this.removeAbortListener && l.on("close", this.removeAbortListener), this.callback = null, 
    this.res = l, null !== o && (this.throwOnError && A >= 400 ? this.runInAsyncScope(a, null, {
     callback: o,
     body: l,
     contentType: I,
     statusCode: A,
     statusMessage: r,
     headers: B
    }) : this.runInAsyncScope(o, null, null, {
     statusCode: A,
     headers: B,
     trailers: this.trailers,
     opaque: n,
     body: l,
     context: Q
    }));
   }
   onData(A) {
    return this.res.push(A);
   }
   onComplete(A) {
    i.parseHeaders(A, this.trailers), this.res.push(null);
   }
   onError(A) {
    const {res: e, callback: t, body: r, opaque: s} = this;
    t && (this.callback = null, queueMicrotask(() => {
     this.runInAsyncScope(t, null, A, {
      opaque: s
     });
    })), e && (this.res = null, queueMicrotask(() => {
     i.destroy(e, A);
    })), r && (this.body = null, i.destroy(r, A)), this.removeAbortListener && (e?.off("close", this.removeAbortListener), 
    this.removeAbortListener(), this.removeAbortListener = null);
   }
  }
  A.exports = function request(A, e) {
   if (void 0 === e) return new Promise((e, t) => {
    request.call(this, A, (A, r) => A ? t(A) : e(r));
   });
   try {
    this.dispatch(A, new RequestHandler(A, e));
   } catch (t) {
    if ("function" != typeof e) throw t;
    const r = A?.opaque;
    queueMicrotask(() => e(t, {
     opaque: r
    }));
   }
  }, A.exports.RequestHandler = RequestHandler;
 }),
 3560: (function(A, e, t) {
  "use strict";
  const r = t(34589), {finished: s, PassThrough: o} = t(57075), {InvalidArgumentError: n, InvalidReturnValueError: i} = t(68707), a = t(3440), {getResolveErrorBodyCallback: g} = t(87655), {AsyncResource: Q} = t(16698), {addSignal: c, removeSignal: E} = t(80158);
  class StreamHandler extends Q {
   constructor(A, e, t) {
    if (!A || "object" != typeof A) throw new n("invalid opts");
    const {signal: r, method: s, opaque: o, body: i, onInfo: g, responseHeaders: Q, throwOnError: E} = A;
    try {
     if ("function" != typeof t) throw new n("invalid callback");
     if ("function" != typeof e) throw new n("invalid factory");
     if (r && "function" != typeof r.on && "function" != typeof r.addEventListener) throw new n("signal must be an EventEmitter or EventTarget");
     if ("CONNECT" === s) throw new n("invalid method");
     if (g && "function" != typeof g) throw new n("invalid onInfo callback");
     super("UNDICI_STREAM");
    } catch (A) {
     throw a.isStream(i) && a.destroy(i.on("error", a.nop), A), A;
    }
    this.responseHeaders = Q || null, this.opaque = o || null, this.factory = e, this.callback = t, 
    this.res = null, this.abort = null, this.context = null, this.trailers = null, this.body = i, 
    this.onInfo = g || null, this.throwOnError = E || !1, a.isStream(i) && i.on("error", A => {
     this.onError(A);
    }), c(this, r);
   }
   onConnect(A, e) {
    this.reason ? A(this.reason) : (r(this.callback), this.abort = A, this.context = e);
   }
   onHeaders(A, e, t, r) {
    const {factory: n, opaque: Q, context: c, callback: E, responseHeaders: B} = this, C = "raw" === B ? a.parseRawHeaders(e) : a.parseHeaders(e);
    if (A < 200) return void (this.onInfo && this.onInfo({
     statusCode: A,
     headers: C
    }));
    let I;
    if (this.factory = null, this.throwOnError && A >= 400) {
     const t = ("raw" === B ? a.parseHeaders(e) : C)["content-type"];
     I = new o, this.callback = null, this.runInAsyncScope(g, null, {
      callback: E,
      body: I,
      contentType: t,
      statusCode: A,
      statusMessage: r,
      headers: C
     });
    } else {
     if (null === n) return;
     if (I = this.runInAsyncScope(n, null, {
      statusCode: A,
      headers: C,
      opaque: Q,
      context: c
     }), !I || "function" != typeof I.write || "function" != typeof I.end || "function" != typeof I.on) throw new i("expected Writable");
     s(I, {
      readable: !1
     }, A => {
      const {callback: e, res: t, opaque: r, trailers: s, abort: o} = this;
      this.res = null, !A && t.readable || a.destroy(t, A), this.callback = null, this.runInAsyncScope(e, null, A || null, {
       opaque: r,
       trailers: s
      }), A && o();
     });
    }
    return I.on("drain", t), this.res = I, !0 !== (void 0 !== I.writableNeedDrain ? I.writableNeedDrain : I._writableState?.needDrain);
   }
   onData(A) {
    const {res: e} = this;
    return !e || e.write(A);
   }
   onComplete(A) {
    const {res: e} = this;
    E(this), e && (this.trailers = a.parseHeaders(A), e.end());
   }
   onError(A) {
    const {res: e, callback: t, opaque: r, body: s} = this;
    E(this), this.factory = null, e ? (this.res = null, a.destroy(e, A)) : t && (this.callback = null, 
    queueMicrotask(() => {
     this.runInAsyncScope(t, null, A, {
      opaque: r
     });
    })), s && (this.body = null, a.destroy(s, A));
   }
  }
  A.exports = function stream(A, e, t) {
   if (void 0 === t) return new Promise((t, r) => {
    stream.call(this, A, e, (A, e) => A ? r(A) : t(e));
   });
   try {
    this.dispatch(A, new StreamHandler(A, e, t));
   } catch (e) {
    if ("function" != typeof t) throw e;
    const r = A?.opaque;
    queueMicrotask(() => t(e, {
     opaque: r
    }));
   }
  };
 }),
 61882: (function(A, e, t) {
  "use strict";
  const {InvalidArgumentError: r, SocketError: s} = t(68707), {AsyncResource: o} = t(16698), n = t(3440), {addSignal: i, removeSignal: a} = t(80158), g = t(34589);
  class UpgradeHandler extends o {
   constructor(A, e) {
    if (!A || "object" != typeof A) throw new r("invalid opts");
    if ("function" != typeof e) throw new r("invalid callback");
    const {signal: t, opaque: s, responseHeaders: o} = A;
    if (t && "function" != typeof t.on && "function" != typeof t.addEventListener) throw new r("signal must be an EventEmitter or EventTarget");
    super("UNDICI_UPGRADE"), this.responseHeaders = o || null, this.opaque = s || null, 
    this.callback = e, this.abort = null, this.context = null, i(this, t);
   }
   onConnect(A, e) {
    this.reason ? A(this.reason) : (g(this.callback), this.abort = A, this.context = null);
   }
   onHeaders() {
    throw new s("bad upgrade", null);
   }
   onUpgrade(A, e, t) {
    g(101 === A);
    const {callback: r, opaque: s, context: o} = this;
    a(this), this.callback = null;
    const i = "raw" === this.responseHeaders ? n.parseRawHeaders(e) : n.parseHeaders(e);
    this.runInAsyncScope(r, null, null, {
     headers: i,
     socket: t,
     opaque: s,
     context: o
    });
   }
   onError(A) {
    const {callback: e, opaque: t} = this;
    a(this), e && (this.callback = null, queueMicrotask(() => {
     this.runInAsyncScope(e, null, A, {
      opaque: t
     });
    }));
   }
  }
  A.exports = function upgrade(A, e) {
   if (void 0 === e) return new Promise((e, t) => {
    upgrade.call(this, A, (A, r) => A ? t(A) : e(r));
   });
   try {
    const t = new UpgradeHandler(A, e);
    this.dispatch({
     ...A,
     method: A.method || "GET",
     upgrade: A.protocol || "Websocket"
    }, t);
   } catch (t) {
    if ("function" != typeof e) throw t;
    const r = A?.opaque;
    queueMicrotask(() => e(t, {
     opaque: r
    }));
   }
  };
 }),
 56615: (function(A, e, t) {
  "use strict";
  A.exports.request = t(14043), A.exports.stream = t(3560), A.exports.pipeline = t(76862), 
  A.exports.upgrade = t(61882), A.exports.connect = t(34660);
 }),
 49927: (function(A, e, t) {
  "use strict";
  const r = t(34589), {Readable: s} = t(57075), {RequestAbortedError: o, NotSupportedError: n, InvalidArgumentError: i, AbortError: a} = t(68707), g = t(3440), {ReadableStreamFrom: Q} = t(3440), c = Symbol("kConsume"), E = Symbol("kReading"), B = Symbol("kBody"), C = Symbol("kAbort"), I = Symbol("kContentType"), h = Symbol("kContentLength"), noop = () => {};
  async function consume(A, e) {
   return r(!A[c]), new Promise((t, r) => {
    if (s = A, g.isDisturbed(s) || function(A) {
     return A[B] && !0 === A[B].locked || A[c];
    }(s)) {
     const e = A._readableState;
     e.destroyed && !1 === e.closeEmitted ? A.on("error", A => {
      r(A);
     }).on("close", () => {
      r(new TypeError("unusable"));
     }) : r(e.errored ?? new TypeError("unusable"));
    } else queueMicrotask(() => {
     A[c] = {
      type: e,
      stream: A,
      resolve: t,
      reject: r,
      length: 0,
      body: []
     }, A.on("error", function(A) {
      consumeFinish(this[c], A);
     }).on("close", function() {
      null !== this[c].body && consumeFinish(this[c], new o);
     }), function(A) {
      if (null === A.body) return;
      const {_readableState: e} = A.stream;
      if (e.bufferIndex) {
       const t = e.bufferIndex, r = e.buffer.length;
       for (let s = t; s < r; s++) consumePush(A, e.buffer[s]);
      } else for (const t of e.buffer) consumePush(A, t);
      for (e.endEmitted ? consumeEnd(this[c]) : A.stream.on("end", function() {
       consumeEnd(this[c]);
      }), A.stream.resume(); null != A.stream.read(); ) ;
     }(A[c]);
    });
    var s;
   });
  }
  function chunksDecode(A, e) {
   if (0 === A.length || 0 === e) return "";
   const t = 1 === A.length ? A[0] : Buffer.concat(A, e), r = t.length, s = r > 2 && 239 === t[0] && 187 === t[1] && 191 === t[2] ? 3 : 0;
   return t.utf8Slice(s, r);
  }
  function chunksConcat(A, e) {
   if (0 === A.length || 0 === e) return new Uint8Array(0);
   if (1 === A.length) return new Uint8Array(A[0]);
   const t = new Uint8Array(Buffer.allocUnsafeSlow(e).buffer);
   let r = 0;
   for (let e = 0; e < A.length; ++e) {
    const s = A[e];
    t.set(s, r), r += s.length;
   }
   return t;
  }
  function consumeEnd(A) {
   const {type: e, body: t, resolve: r, stream: s, length: o} = A;
   try {
    "text" === e ? r(chunksDecode(t, o)) : "json" === e ? r(JSON.parse(chunksDecode(t, o))) : "arrayBuffer" === e ? r(chunksConcat(t, o).buffer) : "blob" === e ? r(new Blob(t, {
     type: s[I]
    })) : "bytes" === e && r(chunksConcat(t, o)), consumeFinish(A);
   } catch (A) {
    s.destroy(A);
   }
  }
  function consumePush(A, e) {
   A.length += e.length, A.body.push(e);
  }
  function consumeFinish(A, e) {
   null !== A.body && (e ? A.reject(e) : A.resolve(), A.type = null, A.stream = null, 
   A.resolve = null, A.reject = null, A.length = 0, A.body = null);
  }
  A.exports = {
   Readable: class extends s {
    constructor({resume: A, abort: e, contentType: t = "", contentLength: r, highWaterMark: s = 65536}) {
     super({
      autoDestroy: !0,
      read: A,
      highWaterMark: s
     }), this._readableState.dataEmitted = !1, this[C] = e, this[c] = null, this[B] = null, 
     this[I] = t, this[h] = r, this[E] = !1;
    }
    destroy(A) {
     return A || this._readableState.endEmitted || (A = new o), A && this[C](), super.destroy(A);
    }
    _destroy(A, e) {
     this[E] ? e(A) : setImmediate(() => {
      e(A);
     });
    }
    on(A, ...e) {
     return "data" !== A && "readable" !== A || (this[E] = !0), super.on(A, ...e);
    }
    addListener(A, ...e) {
     return this.on(A, ...e);
    }
    off(A, ...e) {
     const t = super.off(A, ...e);
     return "data" !== A && "readable" !== A || (this[E] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0), 
     t;
    }
    removeListener(A, ...e) {
     return this.off(A, ...e);
    }
    push(A) {
     return this[c] && null !== A ? (consumePush(this[c], A), !this[E] || super.push(A)) : super.push(A);
    }
    async text() {
     return consume(this, "text");
    }
    async json() {
     return consume(this, "json");
    }
    async blob() {
     return consume(this, "blob");
    }
    async bytes() {
     return consume(this, "bytes");
    }
    async arrayBuffer() {
     return consume(this, "arrayBuffer");
    }
    async formData() {
     throw new n;
    }
    get bodyUsed() {
     return g.isDisturbed(this);
    }
    get body() {
     return this[B] || (this[B] = Q(this), this[c] && (this[B].getReader(), r(this[B].locked))), 
     this[B];
    }
    async dump(A) {
     let e = Number.isFinite(A?.limit) ? A.limit : 131072;
     const t = A?.signal;
     if (null != t && ("object" != typeof t || !("aborted" in t))) throw new i("signal must be an AbortSignal");
     return t?.throwIfAborted(), this._readableState.closeEmitted ? null : await new Promise((A, r) => {
      this[h] > e && this.destroy(new a);
      const onAbort = () => {
       this.destroy(t.reason ?? new a);
      };
      t?.addEventListener("abort", onAbort), this.on("close", function() {
       t?.removeEventListener("abort", onAbort), t?.aborted ? r(t.reason ?? new a) : A(null);
      }).on("error", noop).on("data", function(A) {
       e -= A.length, e <= 0 && this.destroy();
      }).resume();
     });
    }
   },
   chunksDecode: chunksDecode
  };
 }),
 87655: (function(A, e, t) {
  const r = t(34589), {ResponseStatusCodeError: s} = t(68707), {chunksDecode: o} = t(49927), isContentTypeApplicationJson = A => A.length > 15 && "/" === A[11] && "a" === A[0] && "p" === A[1] && "p" === A[2] && "l" === A[3] && "i" === A[4] && "c" === A[5] && "a" === A[6] && "t" === A[7] && "i" === A[8] && "o" === A[9] && "n" === A[10] && "j" === A[12] && "s" === A[13] && "o" === A[14] && "n" === A[15], isContentTypeText = A => A.length > 4 && "/" === A[4] && "t" === A[0] && "e" === A[1] && "x" === A[2] && "t" === A[3];
  A.exports = {
   getResolveErrorBodyCallback: async function({callback: A, body: e, contentType: t, statusCode: n, statusMessage: i, headers: a}) {
    r(e);
    let g = [], Q = 0;
    try {
     for await (const A of e) if (g.push(A), Q += A.length, Q > 131072) {
      g = [], Q = 0;
      break;
     }
    } catch {
     g = [], Q = 0;
    }
    const c = `Response status code ${n}${i ? `: ${i}` : ""}`;
    if (204 === n || !t || !Q) return void queueMicrotask(() => A(new s(c, n, a)));
    const E = Error.stackTraceLimit;
    let B;
    Error.stackTraceLimit = 0;
    try {
     isContentTypeApplicationJson(t) ? B = JSON.parse(o(g, Q)) : isContentTypeText(t) && (B = o(g, Q));
    } catch {} finally {
     Error.stackTraceLimit = E;
    }
    queueMicrotask(() => A(new s(c, n, a, B)));
   },
   isContentTypeApplicationJson: isContentTypeApplicationJson,
   isContentTypeText: isContentTypeText
  };
 }),
 59136: (function(A, e, t) {
  "use strict";
  const r = t(77030), s = t(34589), o = t(3440), {InvalidArgumentError: n, ConnectTimeoutError: i} = t(68707), a = t(96603);
  function noop() {}
  let g, Q;
  Q = !global.FinalizationRegistry || process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG ? class {
   constructor(A) {
    this._maxCachedSessions = A, this._sessionCache = new Map;
   }
   get(A) {
    return this._sessionCache.get(A);
   }
   set(A, e) {
    if (0 !== this._maxCachedSessions) {
     if (this._sessionCache.size >= this._maxCachedSessions) {
      const {value: A} = this._sessionCache.keys().next();
      this._sessionCache.delete(A);
     }
     this._sessionCache.set(A, e);
    }
   }
  } : class {
   constructor(A) {
    this._maxCachedSessions = A, this._sessionCache = new Map, this._sessionRegistry = new global.FinalizationRegistry(A => {
     if (this._sessionCache.size < this._maxCachedSessions) return;
     const e = this._sessionCache.get(A);
     void 0 !== e && void 0 === e.deref() && this._sessionCache.delete(A);
    });
   }
   get(A) {
    const e = this._sessionCache.get(A);
    return e ? e.deref() : null;
   }
   set(A, e) {
    0 !== this._maxCachedSessions && (this._sessionCache.set(A, new WeakRef(e)), this._sessionRegistry.register(e, A));
   }
  };
  const c = "win32" === process.platform ? (A, e) => {
   if (!e.timeout) return noop;
   let t = null, r = null;
   const s = a.setFastTimeout(() => {
    t = setImmediate(() => {
     r = setImmediate(() => onConnectTimeout(A.deref(), e));
    });
   }, e.timeout);
   return () => {
    a.clearFastTimeout(s), clearImmediate(t), clearImmediate(r);
   };
  } : (A, e) => {
   if (!e.timeout) return noop;
   let t = null;
   const r = a.setFastTimeout(() => {
    t = setImmediate(() => {
     onConnectTimeout(A.deref(), e);
    });
   }, e.timeout);
   return () => {
    a.clearFastTimeout(r), clearImmediate(t);
   };
  };
  function onConnectTimeout(A, e) {
   if (null == A) return;
   let t = "Connect Timeout Error";
   Array.isArray(A.autoSelectFamilyAttemptedAddresses) ? t += ` (attempted addresses: ${A.autoSelectFamilyAttemptedAddresses.join(", ")},` : t += ` (attempted address: ${e.hostname}:${e.port},`, 
   t += ` timeout: ${e.timeout}ms)`, o.destroy(A, new i(t));
  }
  A.exports = function({allowH2: A, maxCachedSessions: e, socketPath: i, timeout: a, session: E, ...B}) {
   if (null != e && (!Number.isInteger(e) || e < 0)) throw new n("maxCachedSessions must be a positive integer or zero");
   const C = {
    path: i,
    ...B
   }, I = new Q(null == e ? 100 : e);
   return a = null == a ? 1e4 : a, A = null != A && A, function({hostname: e, host: n, protocol: i, port: Q, servername: B, localAddress: h, httpSocket: l}, u) {
    let d;
    if ("https:" === i) {
     g || (g = t(41692));
     const r = (B = B || C.servername || o.getServerName(n) || null) || e;
     s(r);
     const i = E || I.get(r) || null;
     Q = Q || 443, d = g.connect({
      highWaterMark: 16384,
      ...C,
      servername: B,
      session: i,
      localAddress: h,
      ALPNProtocols: A ? [ "http/1.1", "h2" ] : [ "http/1.1" ],
      socket: l,
      port: Q,
      host: e
     }), d.on("session", function(A) {
      I.set(r, A);
     });
    } else s(!l, "httpSocket can only be sent on TLS update"), Q = Q || 80, d = r.connect({
     highWaterMark: 65536,
     ...C,
     localAddress: h,
     port: Q,
     host: e
    });
    if (null == C.keepAlive || C.keepAlive) {
     const A = void 0 === C.keepAliveInitialDelay ? 6e4 : C.keepAliveInitialDelay;
     d.setKeepAlive(!0, A);
    }
    const f = c(new WeakRef(d), {
     timeout: a,
     hostname: e,
     port: Q
    });
    return d.setNoDelay(!0).once("https:" === i ? "secureConnect" : "connect", function() {
     if (queueMicrotask(f), u) {
      const A = u;
      u = null, A(null, this);
     }
    }).on("error", function(A) {
     if (queueMicrotask(f), u) {
      const e = u;
      u = null, e(A);
     }
    }), d;
   };
  };
 }),
 10735: (function(A) {
  "use strict";
  const e = {}, t = [ "Accept", "Accept-Encoding", "Accept-Language", "Accept-Ranges", "Access-Control-Allow-Credentials", "Access-Control-Allow-Headers", "Access-Control-Allow-Methods", "Access-Control-Allow-Origin", "Access-Control-Expose-Headers", "Access-Control-Max-Age", "Access-Control-Request-Headers", "Access-Control-Request-Method", "Age", "Allow", "Alt-Svc", "Alt-Used", "Authorization", "Cache-Control", "Clear-Site-Data", "Connection", "Content-Disposition", "Content-Encoding", "Content-Language", "Content-Length", "Content-Location", "Content-Range", "Content-Security-Policy", "Content-Security-Policy-Report-Only", "Content-Type", "Cookie", "Cross-Origin-Embedder-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy", "Date", "Device-Memory", "Downlink", "ECT", "ETag", "Expect", "Expect-CT", "Expires", "Forwarded", "From", "Host", "If-Match", "If-Modified-Since", "If-None-Match", "If-Range", "If-Unmodified-Since", "Keep-Alive", "Last-Modified", "Link", "Location", "Max-Forwards", "Origin", "Permissions-Policy", "Pragma", "Proxy-Authenticate", "Proxy-Authorization", "RTT", "Range", "Referer", "Referrer-Policy", "Refresh", "Retry-After", "Sec-WebSocket-Accept", "Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Protocol", "Sec-WebSocket-Version", "Server", "Server-Timing", "Service-Worker-Allowed", "Service-Worker-Navigation-Preload", "Set-Cookie", "SourceMap", "Strict-Transport-Security", "Supports-Loading-Mode", "TE", "Timing-Allow-Origin", "Trailer", "Transfer-Encoding", "Upgrade", "Upgrade-Insecure-Requests", "User-Agent", "Vary", "Via", "WWW-Authenticate", "X-Content-Type-Options", "X-DNS-Prefetch-Control", "X-Frame-Options", "X-Permitted-Cross-Domain-Policies", "X-Powered-By", "X-Requested-With", "X-XSS-Protection" ];
  for (let A = 0; A < t.length; ++A) {
   const r = t[A], s = r.toLowerCase();
   e[r] = e[s] = s;
  }
  Object.setPrototypeOf(e, null), A.exports = {
   wellknownHeaderNames: t,
   headerNameLowerCasedRecord: e
  };
 }),
 42414: (function(A, e, t) {
  "use strict";
  const r = t(53053), s = t(57975), o = s.debuglog("undici"), n = s.debuglog("fetch"), i = s.debuglog("websocket");
  let a = !1;
  const g = {
   beforeConnect: r.channel("undici:client:beforeConnect"),
   connected: r.channel("undici:client:connected"),
   connectError: r.channel("undici:client:connectError"),
   sendHeaders: r.channel("undici:client:sendHeaders"),
   create: r.channel("undici:request:create"),
   bodySent: r.channel("undici:request:bodySent"),
   headers: r.channel("undici:request:headers"),
   trailers: r.channel("undici:request:trailers"),
   error: r.channel("undici:request:error"),
   open: r.channel("undici:websocket:open"),
   close: r.channel("undici:websocket:close"),
   socketError: r.channel("undici:websocket:socket_error"),
   ping: r.channel("undici:websocket:ping"),
   pong: r.channel("undici:websocket:pong")
  };
  if (o.enabled || n.enabled) {
   const A = n.enabled ? n : o;
   r.channel("undici:client:beforeConnect").subscribe(e => {
    const {connectParams: {version: t, protocol: r, port: s, host: o}} = e;
    A("connecting to %s using %s%s", `${o}${s ? `:${s}` : ""}`, r, t);
   }), r.channel("undici:client:connected").subscribe(e => {
    const {connectParams: {version: t, protocol: r, port: s, host: o}} = e;
    A("connected to %s using %s%s", `${o}${s ? `:${s}` : ""}`, r, t);
   }), r.channel("undici:client:connectError").subscribe(e => {
    const {connectParams: {version: t, protocol: r, port: s, host: o}, error: n} = e;
    A("connection to %s using %s%s errored - %s", `${o}${s ? `:${s}` : ""}`, r, t, n.message);
   }), r.channel("undici:client:sendHeaders").subscribe(e => {
    const {request: {method: t, path: r, origin: s}} = e;
    A("sending request to %s %s/%s", t, s, r);
   }), r.channel("undici:request:headers").subscribe(e => {
    const {request: {method: t, path: r, origin: s}, response: {statusCode: o}} = e;
    A("received response to %s %s/%s - HTTP %d", t, s, r, o);
   }), r.channel("undici:request:trailers").subscribe(e => {
    const {request: {method: t, path: r, origin: s}} = e;
    A("trailers received from %s %s/%s", t, s, r);
   }), r.channel("undici:request:error").subscribe(e => {
    const {request: {method: t, path: r, origin: s}, error: o} = e;
    A("request to %s %s/%s errored - %s", t, s, r, o.message);
   }), a = !0;
  }
  if (i.enabled) {
   if (!a) {
    const A = o.enabled ? o : i;
    r.channel("undici:client:beforeConnect").subscribe(e => {
     const {connectParams: {version: t, protocol: r, port: s, host: o}} = e;
     A("connecting to %s%s using %s%s", o, s ? `:${s}` : "", r, t);
    }), r.channel("undici:client:connected").subscribe(e => {
     const {connectParams: {version: t, protocol: r, port: s, host: o}} = e;
     A("connected to %s%s using %s%s", o, s ? `:${s}` : "", r, t);
    }), r.channel("undici:client:connectError").subscribe(e => {
     const {connectParams: {version: t, protocol: r, port: s, host: o}, error: n} = e;
     A("connection to %s%s using %s%s errored - %s", o, s ? `:${s}` : "", r, t, n.message);
    }), r.channel("undici:client:sendHeaders").subscribe(e => {
     const {request: {method: t, path: r, origin: s}} = e;
     A("sending request to %s %s/%s", t, s, r);
    });
   }
   r.channel("undici:websocket:open").subscribe(A => {
    const {address: {address: e, port: t}} = A;
    i("connection opened %s%s", e, t ? `:${t}` : "");
   }), r.channel("undici:websocket:close").subscribe(A => {
    const {websocket: e, code: t, reason: r} = A;
    i("closed connection to %s - %s %s", e.url, t, r);
   }), r.channel("undici:websocket:socket_error").subscribe(A => {
    i("connection errored - %s", A.message);
   }), r.channel("undici:websocket:ping").subscribe(A => {
    i("ping received");
   }), r.channel("undici:websocket:pong").subscribe(A => {
    i("pong received");
   });
  }
  A.exports = {
   channels: g
  };
 }),
 68707: (function(A) {
  "use strict";
  const e = Symbol.for("undici.error.UND_ERR");
  class UndiciError extends Error {
   constructor(A) {
    super(A), this.name = "UndiciError", this.code = "UND_ERR";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[e];
   }
   [e]=!0;
  }
  const t = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
  class ConnectTimeoutError extends UndiciError {
   constructor(A) {
    super(A), this.name = "ConnectTimeoutError", this.message = A || "Connect Timeout Error", 
    this.code = "UND_ERR_CONNECT_TIMEOUT";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[t];
   }
   [t]=!0;
  }
  const r = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
  class HeadersTimeoutError extends UndiciError {
   constructor(A) {
    super(A), this.name = "HeadersTimeoutError", this.message = A || "Headers Timeout Error", 
    this.code = "UND_ERR_HEADERS_TIMEOUT";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[r];
   }
   [r]=!0;
  }
  const s = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
  class HeadersOverflowError extends UndiciError {
   constructor(A) {
    super(A), this.name = "HeadersOverflowError", this.message = A || "Headers Overflow Error", 
    this.code = "UND_ERR_HEADERS_OVERFLOW";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[s];
   }
   [s]=!0;
  }
  const o = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
  class BodyTimeoutError extends UndiciError {
   constructor(A) {
    super(A), this.name = "BodyTimeoutError", this.message = A || "Body Timeout Error", 
    this.code = "UND_ERR_BODY_TIMEOUT";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[o];
   }
   [o]=!0;
  }
  const n = Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE");
  class ResponseStatusCodeError extends UndiciError {
   constructor(A, e, t, r) {
    super(A), this.name = "ResponseStatusCodeError", this.message = A || "Response Status Code Error", 
    this.code = "UND_ERR_RESPONSE_STATUS_CODE", this.body = r, this.status = e, this.statusCode = e, 
    this.headers = t;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[n];
   }
   [n]=!0;
  }
  const i = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
  class InvalidArgumentError extends UndiciError {
   constructor(A) {
    super(A), this.name = "InvalidArgumentError", this.message = A || "Invalid Argument Error", 
    this.code = "UND_ERR_INVALID_ARG";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[i];
   }
   [i]=!0;
  }
  const a = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
  class InvalidReturnValueError extends UndiciError {
   constructor(A) {
    super(A), this.name = "InvalidReturnValueError", this.message = A || "Invalid Return Value Error", 
    this.code = "UND_ERR_INVALID_RETURN_VALUE";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[a];
   }
   [a]=!0;
  }
  const g = Symbol.for("undici.error.UND_ERR_ABORT");
  class AbortError extends UndiciError {
   constructor(A) {
    super(A), this.name = "AbortError", this.message = A || "The operation was aborted", 
    this.code = "UND_ERR_ABORT";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[g];
   }
   [g]=!0;
  }
  const Q = Symbol.for("undici.error.UND_ERR_ABORTED");
  class RequestAbortedError extends AbortError {
   constructor(A) {
    super(A), this.name = "AbortError", this.message = A || "Request aborted", this.code = "UND_ERR_ABORTED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[Q];
   }
   [Q]=!0;
  }
  const c = Symbol.for("undici.error.UND_ERR_INFO");
  class InformationalError extends UndiciError {
   constructor(A) {
    super(A), this.name = "InformationalError", this.message = A || "Request information", 
    this.code = "UND_ERR_INFO";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[c];
   }
   [c]=!0;
  }
  const E = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
  class RequestContentLengthMismatchError extends UndiciError {
   constructor(A) {
    super(A), this.name = "RequestContentLengthMismatchError", this.message = A || "Request body length does not match content-length header", 
    this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[E];
   }
   [E]=!0;
  }
  const B = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
  class ResponseContentLengthMismatchError extends UndiciError {
   constructor(A) {
    super(A), this.name = "ResponseContentLengthMismatchError", this.message = A || "Response body length does not match content-length header", 
    this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[B];
   }
   [B]=!0;
  }
  const C = Symbol.for("undici.error.UND_ERR_DESTROYED");
  class ClientDestroyedError extends UndiciError {
   constructor(A) {
    super(A), this.name = "ClientDestroyedError", this.message = A || "The client is destroyed", 
    this.code = "UND_ERR_DESTROYED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[C];
   }
   [C]=!0;
  }
  const I = Symbol.for("undici.error.UND_ERR_CLOSED");
  class ClientClosedError extends UndiciError {
   constructor(A) {
    super(A), this.name = "ClientClosedError", this.message = A || "The client is closed", 
    this.code = "UND_ERR_CLOSED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[I];
   }
   [I]=!0;
  }
  const h = Symbol.for("undici.error.UND_ERR_SOCKET");
  class SocketError extends UndiciError {
   constructor(A, e) {
    super(A), this.name = "SocketError", this.message = A || "Socket error", this.code = "UND_ERR_SOCKET", 
    this.socket = e;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[h];
   }
   [h]=!0;
  }
  const l = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
  class NotSupportedError extends UndiciError {
   constructor(A) {
    super(A), this.name = "NotSupportedError", this.message = A || "Not supported error", 
    this.code = "UND_ERR_NOT_SUPPORTED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[l];
   }
   [l]=!0;
  }
  const u = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
  class BalancedPoolMissingUpstreamError extends UndiciError {
   constructor(A) {
    super(A), this.name = "MissingUpstreamError", this.message = A || "No upstream has been added to the BalancedPool", 
    this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[u];
   }
   [u]=!0;
  }
  const d = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
  class HTTPParserError extends Error {
   constructor(A, e, t) {
    super(A), this.name = "HTTPParserError", this.code = e ? `HPE_${e}` : void 0, this.data = t ? t.toString() : void 0;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[d];
   }
   [d]=!0;
  }
  const f = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
  class ResponseExceededMaxSizeError extends UndiciError {
   constructor(A) {
    super(A), this.name = "ResponseExceededMaxSizeError", this.message = A || "Response content exceeded max size", 
    this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[f];
   }
   [f]=!0;
  }
  const y = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
  class RequestRetryError extends UndiciError {
   constructor(A, e, {headers: t, data: r}) {
    super(A), this.name = "RequestRetryError", this.message = A || "Request retry error", 
    this.code = "UND_ERR_REQ_RETRY", this.statusCode = e, this.data = r, this.headers = t;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[y];
   }
   [y]=!0;
  }
  const w = Symbol.for("undici.error.UND_ERR_RESPONSE");
  class ResponseError extends UndiciError {
   constructor(A, e, {headers: t, data: r}) {
    super(A), this.name = "ResponseError", this.message = A || "Response error", this.code = "UND_ERR_RESPONSE", 
    this.statusCode = e, this.data = r, this.headers = t;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[w];
   }
   [w]=!0;
  }
  const p = Symbol.for("undici.error.UND_ERR_PRX_TLS");
  class SecureProxyConnectionError extends UndiciError {
   constructor(A, e, t) {
    super(e, {
     cause: A,
     ...t ?? {}
    }), this.name = "SecureProxyConnectionError", this.message = e || "Secure Proxy Connection failed", 
    this.code = "UND_ERR_PRX_TLS", this.cause = A;
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[p];
   }
   [p]=!0;
  }
  const D = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
  class MessageSizeExceededError extends UndiciError {
   constructor(A) {
    super(A), this.name = "MessageSizeExceededError", this.message = A || "Max decompressed message size exceeded", 
    this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[D];
   }
   get [D]() {
    return !0;
   }
  }
  A.exports = {
   AbortError: AbortError,
   HTTPParserError: HTTPParserError,
   UndiciError: UndiciError,
   HeadersTimeoutError: HeadersTimeoutError,
   HeadersOverflowError: HeadersOverflowError,
   BodyTimeoutError: BodyTimeoutError,
   RequestContentLengthMismatchError: RequestContentLengthMismatchError,
   ConnectTimeoutError: ConnectTimeoutError,
   ResponseStatusCodeError: ResponseStatusCodeError,
   InvalidArgumentError: InvalidArgumentError,
   InvalidReturnValueError: InvalidReturnValueError,
   RequestAbortedError: RequestAbortedError,
   ClientDestroyedError: ClientDestroyedError,
   ClientClosedError: ClientClosedError,
   InformationalError: InformationalError,
   SocketError: SocketError,
   NotSupportedError: NotSupportedError,
   ResponseContentLengthMismatchError: ResponseContentLengthMismatchError,
   BalancedPoolMissingUpstreamError: BalancedPoolMissingUpstreamError,
   ResponseExceededMaxSizeError: ResponseExceededMaxSizeError,
   RequestRetryError: RequestRetryError,
   ResponseError: ResponseError,
   SecureProxyConnectionError: SecureProxyConnectionError,
   MessageSizeExceededError: MessageSizeExceededError
  };
 }),
 44655: (function(A, e, t) {
  "use strict";
  const {InvalidArgumentError: r, NotSupportedError: s} = t(68707), o = t(34589), {isValidHTTPToken: n, isValidHeaderValue: i, isStream: a, destroy: g, isBuffer: Q, isFormDataLike: c, isIterable: E, isBlobLike: B, buildURL: C, validateHandler: I, getServerName: h, normalizedMethodRecords: l} = t(3440), {channels: u} = t(42414), {headerNameLowerCasedRecord: d} = t(10735), f = /[^\u0021-\u00ff]/, y = Symbol("handler");
  function processHeader(A, e, t) {
   if (t && "object" == typeof t && !Array.isArray(t)) throw new r(`invalid ${e} header`);
   if (void 0 === t) return;
   let o = d[e];
   if (void 0 === o && (o = e.toLowerCase(), void 0 === d[o] && !n(o))) throw new r("invalid header key");
   if (Array.isArray(t)) {
    const A = [];
    for (let s = 0; s < t.length; s++) if ("string" == typeof t[s]) {
     if (!i(t[s])) throw new r(`invalid ${e} header`);
     A.push(t[s]);
    } else if (null === t[s]) A.push(""); else {
     if ("object" == typeof t[s]) throw new r(`invalid ${e} header`);
     {
      const o = `${t[s]}`;
      if (!i(o)) throw new r(`invalid ${e} header`);
      A.push(o);
     }
    }
    t = A;
   } else if ("string" == typeof t) {
    if (!i(t)) throw new r(`invalid ${e} header`);
   } else if (null === t) t = ""; else if (!i(t = `${t}`)) throw new r(`invalid ${e} header`);
   if ("host" === o) {
    if (null !== A.host) throw new r("duplicate host header");
    if ("string" != typeof t) throw new r("invalid host header");
    A.host = t;
   } else if ("content-length" === o) {
    if (null !== A.contentLength) throw new r("duplicate content-length header");
    if (A.contentLength = parseInt(t, 10), !Number.isFinite(A.contentLength)) throw new r("invalid content-length header");
   } else if (null === A.contentType && "content-type" === o) A.contentType = t, A.headers.push(e, t); else {
    if ("transfer-encoding" === o || "keep-alive" === o || "upgrade" === o) throw new r(`invalid ${o} header`);
    if ("connection" === o) {
     const e = "string" == typeof t ? t.toLowerCase() : null;
     if ("close" !== e && "keep-alive" !== e) throw new r("invalid connection header");
     "close" === e && (A.reset = !0);
    } else {
     if ("expect" === o) throw new s("expect header not supported");
     A.headers.push(e, t);
    }
   }
  }
  A.exports = class {
   constructor(A, {path: e, method: t, body: s, headers: o, query: d, idempotent: w, blocking: p, upgrade: D, headersTimeout: k, bodyTimeout: R, reset: m, throwOnError: F, expectContinue: b, servername: S}, N) {
    if ("string" != typeof e) throw new r("path must be a string");
    if ("/" !== e[0] && !e.startsWith("http://") && !e.startsWith("https://") && "CONNECT" !== t) throw new r("path must be an absolute URL or start with a slash");
    if (f.test(e)) throw new r("invalid request path");
    if ("string" != typeof t) throw new r("method must be a string");
    if (void 0 === l[t] && !n(t)) throw new r("invalid request method");
    if (D && "string" != typeof D) throw new r("upgrade must be a string");
    if (D && !i(D)) throw new r("invalid upgrade header");
    if (null != k && (!Number.isFinite(k) || k < 0)) throw new r("invalid headersTimeout");
    if (null != R && (!Number.isFinite(R) || R < 0)) throw new r("invalid bodyTimeout");
    if (null != m && "boolean" != typeof m) throw new r("invalid reset");
    if (null != b && "boolean" != typeof b) throw new r("invalid expectContinue");
    if (this.headersTimeout = k, this.bodyTimeout = R, this.throwOnError = !0 === F, 
    this.method = t, this.abort = null, null == s) this.body = null; else if (a(s)) {
     this.body = s;
     const A = this.body._readableState;
     A && A.autoDestroy || (this.endHandler = function() {
      g(this);
     }, this.body.on("end", this.endHandler)), this.errorHandler = A => {
      this.abort ? this.abort(A) : this.error = A;
     }, this.body.on("error", this.errorHandler);
    } else if (Q(s)) this.body = s.byteLength ? s : null; else if (ArrayBuffer.isView(s)) this.body = s.buffer.byteLength ? Buffer.from(s.buffer, s.byteOffset, s.byteLength) : null; else if (s instanceof ArrayBuffer) this.body = s.byteLength ? Buffer.from(s) : null; else if ("string" == typeof s) this.body = s.length ? Buffer.from(s) : null; else {
     if (!(c(s) || E(s) || B(s))) throw new r("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
     this.body = s;
    }
    if (this.completed = !1, this.aborted = !1, this.upgrade = D || null, this.path = d ? C(e, d) : e, 
    this.origin = A, this.idempotent = null == w ? "HEAD" === t || "GET" === t : w, 
    this.blocking = null != p && p, this.reset = null == m ? null : m, this.host = null, 
    this.contentLength = null, this.contentType = null, this.headers = [], this.expectContinue = null != b && b, 
    Array.isArray(o)) {
     if (o.length % 2 != 0) throw new r("headers array must be even");
     for (let A = 0; A < o.length; A += 2) processHeader(this, o[A], o[A + 1]);
    } else if (o && "object" == typeof o) if (o[Symbol.iterator]) for (const A of o) {
     if (!Array.isArray(A) || 2 !== A.length) throw new r("headers must be in key-value pair format");
     processHeader(this, A[0], A[1]);
    } else {
     const A = Object.keys(o);
     for (let e = 0; e < A.length; ++e) processHeader(this, A[e], o[A[e]]);
    } else if (null != o) throw new r("headers must be an object or an array");
    I(N, t, D), this.servername = S || h(this.host), this[y] = N, u.create.hasSubscribers && u.create.publish({
     request: this
    });
   }
   onBodySent(A) {
    if (this[y].onBodySent) try {
     return this[y].onBodySent(A);
    } catch (A) {
     this.abort(A);
    }
   }
   onRequestSent() {
    if (u.bodySent.hasSubscribers && u.bodySent.publish({
     request: this
    }), this[y].onRequestSent) try {
     return this[y].onRequestSent();
    } catch (A) {
     this.abort(A);
    }
   }
   onConnect(A) {
    if (o(!this.aborted), o(!this.completed), !this.error) return this.abort = A, this[y].onConnect(A);
    A(this.error);
   }
   onResponseStarted() {
    return this[y].onResponseStarted?.();
   }
   onHeaders(A, e, t, r) {
    o(!this.aborted), o(!this.completed), u.headers.hasSubscribers && u.headers.publish({
     request: this,
     response: {
      statusCode: A,
      headers: e,
      statusText: r
     }
    });
    try {
     return this[y].onHeaders(A, e, t, r);
    } catch (A) {
     this.abort(A);
    }
   }
   onData(A) {
    o(!this.aborted), o(!this.completed);
    try {
     return this[y].onData(A);
    } catch (A) {
     return this.abort(A), !1;
    }
   }
   onUpgrade(A, e, t, r = "") {
    this.onFinally(), o(!this.aborted), o(!this.completed), null !== A && this.#A(A, e, r);
    const s = this[y].onUpgrade(A, e, t);
    return this.aborted || (this.completed = !0, null !== A && this.#e()), s;
   }
   onUpgradeResponse(A, e, t, r = "") {
    o(!this.aborted), o(this.completed), u.headers.hasSubscribers && this.#A(A, t(e), r), 
    this.#e();
   }
   onUpgradeError(A) {
    o(!this.aborted), o(this.completed), u.error.hasSubscribers && u.error.publish({
     request: this,
     error: A
    });
   }
   #A(A, e, t) {
    u.headers.hasSubscribers && u.headers.publish({
     request: this,
     response: {
      statusCode: A,
      headers: e,
      statusText: t
     }
    });
   }
   #e() {
    u.trailers.hasSubscribers && u.trailers.publish({
     request: this,
     trailers: []
    });
   }
   onComplete(A) {
    this.onFinally(), o(!this.aborted), this.completed = !0, u.trailers.hasSubscribers && u.trailers.publish({
     request: this,
     trailers: A
    });
    try {
     return this[y].onComplete(A);
    } catch (A) {
     this.onError(A);
    }
   }
   onError(A) {
    if (this.onFinally(), u.error.hasSubscribers && u.error.publish({
     request: this,
     error: A
    }), !this.aborted) return this.aborted = !0, this[y].onError(A);
   }
   onFinally() {
    this.errorHandler && (this.body.off("error", this.errorHandler), this.errorHandler = null), 
    this.endHandler && (this.body.off("end", this.endHandler), this.endHandler = null);
   }
   addHeader(A, e) {
    return processHeader(this, A, e), this;
   }
  };
 }),
 36443: (function(A) {
  A.exports = {
   kClose: Symbol("close"),
   kDestroy: Symbol("destroy"),
   kDispatch: Symbol("dispatch"),
   kUrl: Symbol("url"),
   kWriting: Symbol("writing"),
   kResuming: Symbol("resuming"),
   kQueue: Symbol("queue"),
   kConnect: Symbol("connect"),
   kConnecting: Symbol("connecting"),
   kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
   kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
   kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
   kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
   kKeepAlive: Symbol("keep alive"),
   kHeadersTimeout: Symbol("headers timeout"),
   kBodyTimeout: Symbol("body timeout"),
   kServerName: Symbol("server name"),
   kLocalAddress: Symbol("local address"),
   kHost: Symbol("host"),
   kNoRef: Symbol("no ref"),
   kBodyUsed: Symbol("used"),
   kBody: Symbol("abstracted request body"),
   kRunning: Symbol("running"),
   kBlocking: Symbol("blocking"),
   kPending: Symbol("pending"),
   kSize: Symbol("size"),
   kBusy: Symbol("busy"),
   kQueued: Symbol("queued"),
   kFree: Symbol("free"),
   kConnected: Symbol("connected"),
   kClosed: Symbol("closed"),
   kNeedDrain: Symbol("need drain"),
   kReset: Symbol("reset"),
   kDestroyed: Symbol.for("nodejs.stream.destroyed"),
   kResume: Symbol("resume"),
   kOnError: Symbol("on error"),
   kMaxHeadersSize: Symbol("max headers size"),
   kRunningIdx: Symbol("running index"),
   kPendingIdx: Symbol("pending index"),
   kError: Symbol("error"),
   kClients: Symbol("clients"),
   kClient: Symbol("client"),
   kParser: Symbol("parser"),
   kOnDestroyed: Symbol("destroy callbacks"),
   kPipelining: Symbol("pipelining"),
   kSocket: Symbol("socket"),
   kHostHeader: Symbol("host header"),
   kConnector: Symbol("connector"),
   kStrictContentLength: Symbol("strict content length"),
   kMaxRedirections: Symbol("maxRedirections"),
   kMaxRequests: Symbol("maxRequestsPerClient"),
   kProxy: Symbol("proxy agent options"),
   kCounter: Symbol("socket request counter"),
   kInterceptors: Symbol("dispatch interceptors"),
   kMaxResponseSize: Symbol("max response size"),
   kHTTP2Session: Symbol("http2Session"),
   kHTTP2SessionState: Symbol("http2Session state"),
   kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
   kConstruct: Symbol("constructable"),
   kListeners: Symbol("listeners"),
   kHTTPContext: Symbol("http context"),
   kMaxConcurrentStreams: Symbol("max concurrent streams"),
   kNoProxyAgent: Symbol("no proxy agent"),
   kHttpProxyAgent: Symbol("http proxy agent"),
   kHttpsProxyAgent: Symbol("https proxy agent")
  };
 }),
 67752: (function(A, e, t) {
  "use strict";
  const {wellknownHeaderNames: r, headerNameLowerCasedRecord: s} = t(10735);
  class TstNode {
   value=null;
   left=null;
   middle=null;
   right=null;
   code;
   constructor(A, e, t) {
    if (void 0 === t || t >= A.length) throw new TypeError("Unreachable");
    if ((this.code = A.charCodeAt(t)) > 127) throw new TypeError("key must be ascii string");
    A.length !== ++t ? this.middle = new TstNode(A, e, t) : this.value = e;
   }
   add(A, e) {
    const t = A.length;
    if (0 === t) throw new TypeError("Unreachable");
    let r = 0, s = this;
    for (;;) {
     const o = A.charCodeAt(r);
     if (o > 127) throw new TypeError("key must be ascii string");
     if (s.code === o) {
      if (t === ++r) {
       s.value = e;
       break;
      }
      if (null === s.middle) {
       s.middle = new TstNode(A, e, r);
       break;
      }
      s = s.middle;
     } else if (s.code < o) {
      if (null === s.left) {
       s.left = new TstNode(A, e, r);
       break;
      }
      s = s.left;
     } else {
      if (null === s.right) {
       s.right = new TstNode(A, e, r);
       break;
      }
      s = s.right;
     }
    }
   }
   search(A) {
    const e = A.length;
    let t = 0, r = this;
    for (;null !== r && t < e; ) {
     let s = A[t];
     for (s <= 90 && s >= 65 && (s |= 32); null !== r; ) {
      if (s === r.code) {
       if (e === ++t) return r;
       r = r.middle;
       break;
      }
      r = r.code < s ? r.left : r.right;
     }
    }
    return null;
   }
  }
  class TernarySearchTree {
   node=null;
   insert(A, e) {
    null === this.node ? this.node = new TstNode(A, e, 0) : this.node.add(A, e);
   }
   lookup(A) {
    return this.node?.search(A)?.value ?? null;
   }
  }
  const o = new TernarySearchTree;
  for (let A = 0; A < r.length; ++A) {
   const e = s[r[A]];
   o.insert(e, e);
  }
  A.exports = {
   TernarySearchTree: TernarySearchTree,
   tree: o
  };
 }),
 3440: (function(A, e, t) {
  "use strict";
  const r = t(34589), {kDestroyed: s, kBodyUsed: o, kListeners: n, kBody: i} = t(36443), {IncomingMessage: a} = t(37067), g = t(57075), Q = t(77030), {Blob: c} = t(4573), E = t(57975), {stringify: B} = t(41792), {EventEmitter: C} = t(78474), {InvalidArgumentError: I} = t(68707), {headerNameLowerCasedRecord: h} = t(10735), {tree: l} = t(67752), [u, d] = process.versions.node.split(".").map(A => Number(A));
  class BodyAsyncIterable {
   constructor(A) {
    this[i] = A, this[o] = !1;
   }
   async* [Symbol.asyncIterator]() {
    r(!this[o], "disturbed"), this[o] = !0, yield* this[i];
   }
  }
  function isStream(A) {
   return A && "object" == typeof A && "function" == typeof A.pipe && "function" == typeof A.on;
  }
  function isBlobLike(A) {
   if (null === A) return !1;
   if (A instanceof c) return !0;
   if ("object" != typeof A) return !1;
   {
    const e = A[Symbol.toStringTag];
    return ("Blob" === e || "File" === e) && ("stream" in A && "function" == typeof A.stream || "arrayBuffer" in A && "function" == typeof A.arrayBuffer);
   }
  }
  function isValidPort(A) {
   const e = parseInt(A, 10);
   return e === Number(A) && e >= 0 && e <= 65535;
  }
  function isHttpOrHttpsPrefixed(A) {
   return null != A && "h" === A[0] && "t" === A[1] && "t" === A[2] && "p" === A[3] && (":" === A[4] || "s" === A[4] && ":" === A[5]);
  }
  function parseURL(A) {
   if ("string" == typeof A) {
    if (!isHttpOrHttpsPrefixed((A = new URL(A)).origin || A.protocol)) throw new I("Invalid URL protocol: the URL must start with `http:` or `https:`.");
    return A;
   }
   if (!A || "object" != typeof A) throw new I("Invalid URL: The URL argument must be a non-null object.");
   if (!(A instanceof URL)) {
    if (null != A.port && "" !== A.port && !1 === isValidPort(A.port)) throw new I("Invalid URL: port must be a valid integer or a string representation of an integer.");
    if (null != A.path && "string" != typeof A.path) throw new I("Invalid URL path: the path must be a string or null/undefined.");
    if (null != A.pathname && "string" != typeof A.pathname) throw new I("Invalid URL pathname: the pathname must be a string or null/undefined.");
    if (null != A.hostname && "string" != typeof A.hostname) throw new I("Invalid URL hostname: the hostname must be a string or null/undefined.");
    if (null != A.origin && "string" != typeof A.origin) throw new I("Invalid URL origin: the origin must be a string or null/undefined.");
    if (!isHttpOrHttpsPrefixed(A.origin || A.protocol)) throw new I("Invalid URL protocol: the URL must start with `http:` or `https:`.");
    const e = null != A.port ? A.port : "https:" === A.protocol ? 443 : 80;
    let t = null != A.origin ? A.origin : `${A.protocol || ""}//${A.hostname || ""}:${e}`, r = null != A.path ? A.path : `${A.pathname || ""}${A.search || ""}`;
    return "/" === t[t.length - 1] && (t = t.slice(0, t.length - 1)), r && "/" !== r[0] && (r = `/${r}`), 
    new URL(`${t}${r}`);
   }
   if (!isHttpOrHttpsPrefixed(A.origin || A.protocol)) throw new I("Invalid URL protocol: the URL must start with `http:` or `https:`.");
   return A;
  }
  function isIterable(A) {
   return !(null == A || "function" != typeof A[Symbol.iterator] && "function" != typeof A[Symbol.asyncIterator]);
  }
  function bodyLength(A) {
   if (null == A) return 0;
   if (isStream(A)) {
    const e = A._readableState;
    return e && !1 === e.objectMode && !0 === e.ended && Number.isFinite(e.length) ? e.length : null;
   }
   return isBlobLike(A) ? null != A.size ? A.size : null : isBuffer(A) ? A.byteLength : null;
  }
  function isDestroyed(A) {
   return A && !!(A.destroyed || A[s] || g.isDestroyed?.(A));
  }
  const f = /timeout=(\d+)/;
  function headerNameToString(A) {
   return "string" == typeof A ? h[A] ?? A.toLowerCase() : l.lookup(A) ?? A.toString("latin1").toLowerCase();
  }
  function isBuffer(A) {
   return A instanceof Uint8Array || Buffer.isBuffer(A);
  }
  const y = "function" == typeof String.prototype.toWellFormed, w = "function" == typeof String.prototype.isWellFormed;
  function toUSVString(A) {
   return y ? `${A}`.toWellFormed() : E.toUSVString(A);
  }
  function isTokenCharCode(A) {
   switch (A) {
   case 34:
   case 40:
   case 41:
   case 44:
   case 47:
   case 58:
   case 59:
   case 60:
   case 61:
   case 62:
   case 63:
   case 64:
   case 91:
   case 92:
   case 93:
   case 123:
   case 125:
    return !1;

   default:
    return A >= 33 && A <= 126;
   }
  }
  const p = /[^\t\x20-\x7e\x80-\xff]/, D = Object.create(null);
  D.enumerable = !0;
  const k = {
   delete: "DELETE",
   DELETE: "DELETE",
   get: "GET",
   GET: "GET",
   head: "HEAD",
   HEAD: "HEAD",
   options: "OPTIONS",
   OPTIONS: "OPTIONS",
   post: "POST",
   POST: "POST",
   put: "PUT",
   PUT: "PUT"
  }, R = {
   ...k,
   patch: "patch",
   PATCH: "PATCH"
  };
  Object.setPrototypeOf(k, null), Object.setPrototypeOf(R, null), A.exports = {
   kEnumerableProperty: D,
   nop: function() {},
   isDisturbed: function(A) {
    return !(!A || !g.isDisturbed(A) && !A[o]);
   },
   isErrored: function(A) {
    return !(!A || !g.isErrored(A));
   },
   isReadable: function(A) {
    return !(!A || !g.isReadable(A));
   },
   toUSVString: toUSVString,
   isUSVString: function(A) {
    return w ? `${A}`.isWellFormed() : toUSVString(A) === `${A}`;
   },
   isBlobLike: isBlobLike,
   parseOrigin: function(A) {
    if ("/" !== (A = parseURL(A)).pathname || A.search || A.hash) throw new I("invalid url");
    return A;
   },
   parseURL: parseURL,
   getServerName: function(A) {
    if (!A) return null;
    r("string" == typeof A);
    const e = function(A) {
     if ("[" === A[0]) {
      const e = A.indexOf("]");
      return r(-1 !== e), A.substring(1, e);
     }
     const e = A.indexOf(":");
     return -1 === e ? A : A.substring(0, e);
    }(A);
    return Q.isIP(e) ? "" : e;
   },
   isStream: isStream,
   isIterable: isIterable,
   isAsyncIterable: function(A) {
    return !(null == A || "function" != typeof A[Symbol.asyncIterator]);
   },
   isDestroyed: isDestroyed,
   headerNameToString: headerNameToString,
   bufferToLowerCasedHeaderName: function(A) {
    return l.lookup(A) ?? A.toString("latin1").toLowerCase();
   },
   addListener: function(A, e, t) {
    return (A[n] ??= []).push([ e, t ]), A.on(e, t), A;
   },
   removeAllListeners: function(A) {
    for (const [e, t] of A[n] ?? []) A.removeListener(e, t);
    A[n] = null;
   },
   errorRequest: function(A, e, t) {
    try {
     e.onError(t), r(e.aborted);
    } catch (t) {
     A.emit("error", t);
    }
   },
   parseRawHeaders: function(A) {
    const e = A.length, t = new Array(e);
    let r, s, o = !1, n = -1, i = 0;
    for (let e = 0; e < A.length; e += 2) r = A[e], s = A[e + 1], "string" != typeof r && (r = r.toString()), 
    "string" != typeof s && (s = s.toString("utf8")), i = r.length, 14 !== i || "-" !== r[7] || "content-length" !== r && "content-length" !== r.toLowerCase() ? 19 !== i || "-" !== r[7] || "content-disposition" !== r && "content-disposition" !== r.toLowerCase() || (n = e + 1) : o = !0, 
    t[e] = r, t[e + 1] = s;
    return o && -1 !== n && (t[n] = Buffer.from(t[n]).toString("latin1")), t;
   },
   parseHeaders: function(A, e) {
    void 0 === e && (e = {});
    for (let t = 0; t < A.length; t += 2) {
     const r = headerNameToString(A[t]);
     let s = e[r];
     if (s) "string" == typeof s && (s = [ s ], e[r] = s), s.push(A[t + 1].toString("utf8")); else {
      const s = A[t + 1];
      e[r] = "string" == typeof s ? s : Array.isArray(s) ? s.map(A => A.toString("utf8")) : s.toString("utf8");
     }
    }
    return "content-length" in e && "content-disposition" in e && (e["content-disposition"] = Buffer.from(e["content-disposition"]).toString("latin1")), 
    e;
   },
   parseKeepAliveTimeout: function(A) {
    const e = A.toString().match(f);
    return e ? 1e3 * parseInt(e[1], 10) : null;
   },
   destroy: function(A, e) {
    null != A && isStream(A) && !isDestroyed(A) && ("function" == typeof A.destroy ? (Object.getPrototypeOf(A).constructor === a && (A.socket = null), 
    A.destroy(e)) : e && queueMicrotask(() => {
     A.emit("error", e);
    }), !0 !== A.destroyed && (A[s] = !0));
   },
   bodyLength: bodyLength,
   deepClone: function(A) {
    return JSON.parse(JSON.stringify(A));
   },
   ReadableStreamFrom: function(A) {
    let e;
    return new ReadableStream({
     async start() {
      e = A[Symbol.asyncIterator]();
     },
     async pull(A) {
      const {done: t, value: r} = await e.next();
      if (t) queueMicrotask(() => {
       A.close(), A.byobRequest?.respond(0);
      }); else {
       const e = Buffer.isBuffer(r) ? r : Buffer.from(r);
       e.byteLength && A.enqueue(new Uint8Array(e));
      }
      return A.desiredSize > 0;
     },
     async cancel(A) {
      await e.return();
     },
     type: "bytes"
    });
   },
   isBuffer: isBuffer,
   validateHandler: function(A, e, t) {
    if (!A || "object" != typeof A) throw new I("handler must be an object");
    if ("function" != typeof A.onConnect) throw new I("invalid onConnect method");
    if ("function" != typeof A.onError) throw new I("invalid onError method");
    if ("function" != typeof A.onBodySent && void 0 !== A.onBodySent) throw new I("invalid onBodySent method");
    if (t || "CONNECT" === e) {
     if ("function" != typeof A.onUpgrade) throw new I("invalid onUpgrade method");
    } else {
     if ("function" != typeof A.onHeaders) throw new I("invalid onHeaders method");
     if ("function" != typeof A.onData) throw new I("invalid onData method");
     if ("function" != typeof A.onComplete) throw new I("invalid onComplete method");
    }
   },
   getSocketInfo: function(A) {
    return {
     localAddress: A.localAddress,
     localPort: A.localPort,
     remoteAddress: A.remoteAddress,
     remotePort: A.remotePort,
     remoteFamily: A.remoteFamily,
     timeout: A.timeout,
     bytesWritten: A.bytesWritten,
     bytesRead: A.bytesRead
    };
   },
   isFormDataLike: function(A) {
    return A && "object" == typeof A && "function" == typeof A.append && "function" == typeof A.delete && "function" == typeof A.get && "function" == typeof A.getAll && "function" == typeof A.has && "function" == typeof A.set && "FormData" === A[Symbol.toStringTag];
   },
   buildURL: function(A, e) {
    if (A.includes("?") || A.includes("#")) throw new Error('Query params cannot be passed when url already contains "?" or "#".');
    const t = B(e);
    return t && (A += "?" + t), A;
   },
   addAbortListener: function(A, e) {
    return "addEventListener" in A ? (A.addEventListener("abort", e, {
     once: !0
    }), () => A.removeEventListener("abort", e)) : (A.addListener("abort", e), () => A.removeListener("abort", e));
   },
   isValidHTTPToken: function(A) {
    if (0 === A.length) return !1;
    for (let e = 0; e < A.length; ++e) if (!isTokenCharCode(A.charCodeAt(e))) return !1;
    return !0;
   },
   isValidHeaderValue: function(A) {
    return !p.test(A);
   },
   isTokenCharCode: isTokenCharCode,
   parseRangeHeader: function(A) {
    if (null == A || "" === A) return {
     start: 0,
     end: null,
     size: null
    };
    const e = A ? A.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null;
    return e ? {
     start: parseInt(e[1]),
     end: e[2] ? parseInt(e[2]) : null,
     size: e[3] ? parseInt(e[3]) : null
    } : null;
   },
   normalizedMethodRecordsBase: k,
   normalizedMethodRecords: R,
   isValidPort: isValidPort,
   isHttpOrHttpsPrefixed: isHttpOrHttpsPrefixed,
   nodeMajor: u,
   nodeMinor: d,
   safeHTTPMethods: [ "GET", "HEAD", "OPTIONS", "TRACE" ],
   wrapRequestBody: function(A) {
    return isStream(A) ? (0 === bodyLength(A) && A.on("data", function() {
     r(!1);
    }), "boolean" != typeof A.readableDidRead && (A[o] = !1, C.prototype.on.call(A, "data", function() {
     this[o] = !0;
    })), A) : A && "function" == typeof A.pipeTo || A && "string" != typeof A && !ArrayBuffer.isView(A) && isIterable(A) ? new BodyAsyncIterable(A) : A;
   }
  };
 }),
 57405: (function(A, e, t) {
  "use strict";
  const {InvalidArgumentError: r} = t(68707), {kClients: s, kRunning: o, kClose: n, kDestroy: i, kDispatch: a, kInterceptors: g} = t(36443), Q = t(21841), c = t(30628), E = t(23701), B = t(3440), C = t(25092), I = Symbol("onConnect"), h = Symbol("onDisconnect"), l = Symbol("onConnectionError"), u = Symbol("maxRedirections"), d = Symbol("onDrain"), f = Symbol("factory"), y = Symbol("options");
  function defaultFactory(A, e) {
   return e && 1 === e.connections ? new E(A, e) : new c(A, e);
  }
  A.exports = class extends Q {
   constructor({factory: A = defaultFactory, maxRedirections: e = 0, connect: t, tls: o, ...n} = {}) {
    if ("function" != typeof A) throw new r("factory must be a function.");
    if (null != t && "function" != typeof t && "object" != typeof t) throw new r("connect must be a function or an object");
    if (!Number.isInteger(e) || e < 0) throw new r("maxRedirections must be a positive number");
    super(n), t && "function" != typeof t && (t = {
     ...t
    }), o && "function" != typeof o && (o = {
     ...o
    }), this[g] = n.interceptors?.Agent && Array.isArray(n.interceptors.Agent) ? n.interceptors.Agent : [ C({
     maxRedirections: e
    }) ], this[y] = {
     ...B.deepClone(n),
     connect: t,
     tls: o
    }, this[y].interceptors = n.interceptors ? {
     ...n.interceptors
    } : void 0, this[u] = e, this[f] = A, this[s] = new Map, this[d] = (A, e) => {
     this.emit("drain", A, [ this, ...e ]);
    }, this[I] = (A, e) => {
     this.emit("connect", A, [ this, ...e ]);
    }, this[h] = (A, e, t) => {
     this.emit("disconnect", A, [ this, ...e ], t);
    }, this[l] = (A, e, t) => {
     this.emit("connectionError", A, [ this, ...e ], t);
    };
   }
   get [o]() {
    let A = 0;
    for (const e of this[s].values()) A += e[o];
    return A;
   }
   [a](A, e) {
    let t;
    if (!A.origin || !("string" == typeof A.origin || A.origin instanceof URL)) throw new r("opts.origin must be a non-empty string or URL.");
    t = String(A.origin);
    let o = this[s].get(t);
    return o || (o = this[f](A.origin, this[y]).on("drain", this[d]).on("connect", this[I]).on("disconnect", this[h]).on("connectionError", this[l]), 
    this[s].set(t, o)), o.dispatch(A, e);
   }
   async [n]() {
    const A = [];
    for (const e of this[s].values()) A.push(e.close());
    this[s].clear(), await Promise.all(A);
   }
   async [i](A) {
    const e = [];
    for (const t of this[s].values()) e.push(t.destroy(A));
    this[s].clear(), await Promise.all(e);
   }
  };
 }),
 837: (function(A, e, t) {
  "use strict";
  const {BalancedPoolMissingUpstreamError: r, InvalidArgumentError: s} = t(68707), {PoolBase: o, kClients: n, kNeedDrain: i, kAddClient: a, kRemoveClient: g, kGetDispatcher: Q} = t(42128), c = t(30628), {kUrl: E, kInterceptors: B} = t(36443), {parseOrigin: C} = t(3440), I = Symbol("factory"), h = Symbol("options"), l = Symbol("kGreatestCommonDivisor"), u = Symbol("kCurrentWeight"), d = Symbol("kIndex"), f = Symbol("kWeight"), y = Symbol("kMaxWeightPerServer"), w = Symbol("kErrorPenalty");
  function getGreatestCommonDivisor(A, e) {
   if (0 === A) return e;
   for (;0 !== e; ) {
    const t = e;
    e = A % e, A = t;
   }
   return A;
  }
  function defaultFactory(A, e) {
   return new c(A, e);
  }
  A.exports = class extends o {
   constructor(A = [], {factory: e = defaultFactory, ...t} = {}) {
    if (super(), this[h] = t, this[d] = -1, this[u] = 0, this[y] = this[h].maxWeightPerServer || 100, 
    this[w] = this[h].errorPenalty || 15, Array.isArray(A) || (A = [ A ]), "function" != typeof e) throw new s("factory must be a function.");
    this[B] = t.interceptors?.BalancedPool && Array.isArray(t.interceptors.BalancedPool) ? t.interceptors.BalancedPool : [], 
    this[I] = e;
    for (const e of A) this.addUpstream(e);
    this._updateBalancedPoolStats();
   }
   addUpstream(A) {
    const e = C(A).origin;
    if (this[n].find(A => A[E].origin === e && !0 !== A.closed && !0 !== A.destroyed)) return this;
    const t = this[I](e, Object.assign({}, this[h]));
    this[a](t), t.on("connect", () => {
     t[f] = Math.min(this[y], t[f] + this[w]);
    }), t.on("connectionError", () => {
     t[f] = Math.max(1, t[f] - this[w]), this._updateBalancedPoolStats();
    }), t.on("disconnect", (...A) => {
     const e = A[2];
     e && "UND_ERR_SOCKET" === e.code && (t[f] = Math.max(1, t[f] - this[w]), this._updateBalancedPoolStats());
    });
    for (const A of this[n]) A[f] = this[y];
    return this._updateBalancedPoolStats(), this;
   }
   _updateBalancedPoolStats() {
    let A = 0;
    for (let e = 0; e < this[n].length; e++) A = getGreatestCommonDivisor(this[n][e][f], A);
    this[l] = A;
   }
   removeUpstream(A) {
    const e = C(A).origin, t = this[n].find(A => A[E].origin === e && !0 !== A.closed && !0 !== A.destroyed);
    return t && this[g](t), this;
   }
   get upstreams() {
    return this[n].filter(A => !0 !== A.closed && !0 !== A.destroyed).map(A => A[E].origin);
   }
   [Q]() {
    if (0 === this[n].length) throw new r;
    if (!this[n].find(A => !A[i] && !0 !== A.closed && !0 !== A.destroyed)) return;
    if (this[n].map(A => A[i]).reduce((A, e) => A && e, !0)) return;
    let A = 0, e = this[n].findIndex(A => !A[i]);
    for (;A++ < this[n].length; ) {
     this[d] = (this[d] + 1) % this[n].length;
     const A = this[n][this[d]];
     if (A[f] > this[n][e][f] && !A[i] && (e = this[d]), 0 === this[d] && (this[u] = this[u] - this[l], 
     this[u] <= 0 && (this[u] = this[y])), A[f] >= this[u] && !A[i]) return A;
    }
    return this[u] = this[n][e][f], this[d] = e, this[n][e];
   }
  };
 }),
 637: (function(A, e, t) {
  "use strict";
  const r = t(34589), s = t(3440), {channels: o} = t(42414), n = t(96603), {RequestContentLengthMismatchError: i, ResponseContentLengthMismatchError: a, RequestAbortedError: g, InvalidArgumentError: Q, HeadersTimeoutError: c, HeadersOverflowError: E, SocketError: B, InformationalError: C, BodyTimeoutError: I, HTTPParserError: h, ResponseExceededMaxSizeError: l} = t(68707), {kUrl: u, kReset: d, kClient: f, kParser: y, kBlocking: w, kRunning: p, kPending: D, kSize: k, kWriting: R, kQueue: m, kNoRef: F, kKeepAliveDefaultTimeout: b, kHostHeader: S, kPendingIdx: N, kRunningIdx: M, kError: U, kPipelining: L, kSocket: T, kKeepAliveTimeoutValue: Y, kMaxHeadersSize: v, kKeepAliveMaxTimeout: G, kKeepAliveTimeoutThreshold: H, kHeadersTimeout: J, kBodyTimeout: V, kStrictContentLength: x, kMaxRequests: W, kCounter: O, kMaxResponseSize: P, kOnError: q, kResume: Z, kHTTPContext: z} = t(36443), K = t(52824), X = Buffer.alloc(0), _ = Buffer[Symbol.species], j = s.addListener, $ = s.removeAllListeners, AA = Symbol("kIdleSocketValidation"), eA = Symbol("kIdleSocketValidationTimeout"), tA = Symbol("kSocketUsed");
  let rA, sA = null, oA = async function() {
   const A = process.env.JEST_WORKER_ID ? t(63870) : void 0;
   let e;
   try {
    e = await WebAssembly.compile(t(53434));
   } catch (r) {
    e = await WebAssembly.compile(A || t(63870));
   }
   return await WebAssembly.instantiate(e, {
    env: {
     wasm_on_url: (A, e, t) => 0,
     wasm_on_status: (A, e, t) => {
      r(nA.ptr === A);
      const s = e - gA + iA.byteOffset;
      return nA.onStatus(new _(iA.buffer, s, t)) || 0;
     },
     wasm_on_message_begin: A => (r(nA.ptr === A), nA.onMessageBegin() || 0),
     wasm_on_header_field: (A, e, t) => {
      r(nA.ptr === A);
      const s = e - gA + iA.byteOffset;
      return nA.onHeaderField(new _(iA.buffer, s, t)) || 0;
     },
     wasm_on_header_value: (A, e, t) => {
      r(nA.ptr === A);
      const s = e - gA + iA.byteOffset;
      return nA.onHeaderValue(new _(iA.buffer, s, t)) || 0;
     },
     wasm_on_headers_complete: (A, e, t, s) => (r(nA.ptr === A), nA.onHeadersComplete(e, Boolean(t), Boolean(s)) || 0),
     wasm_on_body: (A, e, t) => {
      r(nA.ptr === A);
      const s = e - gA + iA.byteOffset;
      return nA.onBody(new _(iA.buffer, s, t)) || 0;
     },
     wasm_on_message_complete: A => (r(nA.ptr === A), nA.onMessageComplete() || 0)
    }
   });
  }();
  oA.catch();
  let nA = null, iA = null, aA = 0, gA = null;
  class Parser {
   constructor(A, e, {exports: t}) {
    r(Number.isFinite(A[v]) && A[v] > 0), this.llhttp = t, this.ptr = this.llhttp.llhttp_alloc(K.TYPE.RESPONSE), 
    this.client = A, this.socket = e, this.timeout = null, this.timeoutValue = null, 
    this.timeoutType = null, this.statusCode = null, this.statusText = "", this.upgrade = !1, 
    this.headers = [], this.headersSize = 0, this.headersMaxSize = A[v], this.shouldKeepAlive = !1, 
    this.paused = !1, this.resume = this.resume.bind(this), this.bytesRead = 0, this.keepAlive = "", 
    this.contentLength = "", this.connection = "", this.maxResponseSize = A[P];
   }
   setTimeout(A, e) {
    A !== this.timeoutValue || 1 & e ^ 1 & this.timeoutType ? (this.timeout && (n.clearTimeout(this.timeout), 
    this.timeout = null), A && (1 & e ? this.timeout = n.setFastTimeout(onParserTimeout, A, new WeakRef(this)) : (this.timeout = setTimeout(onParserTimeout, A, new WeakRef(this)), 
    this.timeout.unref())), this.timeoutValue = A) : this.timeout && this.timeout.refresh && this.timeout.refresh(), 
    this.timeoutType = e;
   }
   resume() {
    !this.socket.destroyed && this.paused && (r(null != this.ptr), r(null == nA), this.llhttp.llhttp_resume(this.ptr), 
    r(5 === this.timeoutType), this.timeout && this.timeout.refresh && this.timeout.refresh(), 
    this.paused = !1, this.execute(this.socket.read() || X), this.readMore());
   }
   readMore() {
    for (;!this.paused && this.ptr; ) {
     const A = this.socket.read();
     if (null === A) break;
     this.execute(A);
    }
   }
   execute(A) {
    r(null != this.ptr), r(null == nA), r(!this.paused);
    const {socket: e, llhttp: t} = this;
    A.length > aA && (gA && t.free(gA), aA = 4096 * Math.ceil(A.length / 4096), gA = t.malloc(aA)), 
    new Uint8Array(t.memory.buffer, gA, aA).set(A);
    try {
     let r;
     try {
      iA = A, nA = this, r = t.llhttp_execute(this.ptr, gA, A.length);
     } catch (A) {
      throw A;
     } finally {
      nA = null, iA = null;
     }
     const s = t.llhttp_get_error_pos(this.ptr) - gA;
     if (r !== K.ERROR.OK) {
      const t = A.subarray(s);
      if (r === K.ERROR.PAUSED_UPGRADE) this.onUpgrade(t); else {
       if (r !== K.ERROR.PAUSED) throw this.createError(r, t);
       this.paused = !0, e.unshift(t);
      }
     }
    } catch (A) {
     s.destroy(e, A);
    }
   }
   finish() {
    r(null === nA), r(null != this.ptr), r(!this.paused);
    const {llhttp: A} = this;
    let e;
    try {
     nA = this, e = A.llhttp_finish(this.ptr);
    } finally {
     nA = null;
    }
    return e === K.ERROR.OK ? null : e === K.ERROR.PAUSED || e === K.ERROR.PAUSED_UPGRADE ? (this.paused = !0, 
    null) : this.createError(e, X);
   }
   createError(A, e) {
    const {llhttp: t, contentLength: r, bytesRead: s} = this;
    if (r && s !== parseInt(r, 10)) return new a;
    const o = t.llhttp_get_error_reason(this.ptr);
    let n = "";
    if (o) {
     const A = new Uint8Array(t.memory.buffer, o).indexOf(0);
     n = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(t.memory.buffer, o, A).toString() + ")";
    }
    return new h(n, K.ERROR[A], e);
   }
   destroy() {
    r(null != this.ptr), r(null == nA), this.llhttp.llhttp_free(this.ptr), this.ptr = null, 
    this.timeout && n.clearTimeout(this.timeout), this.timeout = null, this.timeoutValue = null, 
    this.timeoutType = null, this.paused = !1;
   }
   onStatus(A) {
    this.statusText = A.toString();
   }
   onMessageBegin() {
    const {socket: A, client: e} = this;
    if (A.destroyed) return -1;
    if (0 === e[p]) return s.destroy(A, new B("bad response", s.getSocketInfo(A))), 
    -1;
    const t = e[m][e[M]];
    if (!t) return -1;
    t.onResponseStarted();
   }
   onHeaderField(A) {
    const e = this.headers.length;
    1 & e ? this.headers[e - 1] = Buffer.concat([ this.headers[e - 1], A ]) : this.headers.push(A), 
    this.trackHeader(A.length);
   }
   onHeaderValue(A) {
    let e = this.headers.length;
    1 & ~e ? this.headers[e - 1] = Buffer.concat([ this.headers[e - 1], A ]) : (this.headers.push(A), 
    e += 1);
    const t = this.headers[e - 2];
    if (10 === t.length) {
     const e = s.bufferToLowerCasedHeaderName(t);
     "keep-alive" === e ? this.keepAlive += A.toString() : "connection" === e && (this.connection += A.toString());
    } else 14 === t.length && "content-length" === s.bufferToLowerCasedHeaderName(t) && (this.contentLength += A.toString());
    this.trackHeader(A.length);
   }
   trackHeader(A) {
    this.headersSize += A, this.headersSize >= this.headersMaxSize && s.destroy(this.socket, new E);
   }
   onUpgrade(A) {
    const {upgrade: e, client: t, socket: o, headers: n, statusCode: i, statusText: a} = this;
    r(e), r(t[T] === o), r(!o.destroyed), r(!this.paused), r(!(1 & n.length));
    const g = t[m][t[M]];
    r(g), r(g.upgrade || "CONNECT" === g.method), this.statusCode = null, this.statusText = "", 
    this.shouldKeepAlive = null, this.headers = [], this.headersSize = 0, o.unshift(A), 
    o[y].destroy(), o[y] = null, o[f] = null, o[U] = null, $(o), t[T] = null, t[z] = null, 
    t[m][t[M]++] = null, t.emit("disconnect", t[u], [ t ], new C("upgrade"));
    try {
     g.onUpgrade(i, n, o, a);
    } catch (A) {
     s.errorRequest(t, g, A), s.destroy(o, A);
    }
    t[Z]();
   }
   onHeadersComplete(A, e, t) {
    const {client: o, socket: n, headers: i, statusText: a} = this;
    if (n.destroyed) return -1;
    if (0 === o[p]) return s.destroy(n, new B("bad response", s.getSocketInfo(n))), 
    -1;
    const g = o[m][o[M]];
    if (!g) return -1;
    if (r(!this.upgrade), r(this.statusCode < 200), 100 === A) return s.destroy(n, new B("bad response", s.getSocketInfo(n))), 
    -1;
    if (e && !g.upgrade) return s.destroy(n, new B("bad upgrade", s.getSocketInfo(n))), 
    -1;
    if (r(3 === this.timeoutType), this.statusCode = A, this.shouldKeepAlive = t || "HEAD" === g.method && !n[d] && "keep-alive" === this.connection.toLowerCase(), 
    this.statusCode >= 200) {
     const A = null != g.bodyTimeout ? g.bodyTimeout : o[V];
     this.setTimeout(A, 5);
    } else this.timeout && this.timeout.refresh && this.timeout.refresh();
    if ("CONNECT" === g.method) return r(1 === o[p]), this.upgrade = !0, 2;
    if (e) return r(1 === o[p]), this.upgrade = !0, 2;
    if (r(!(1 & this.headers.length)), this.headers = [], this.headersSize = 0, this.shouldKeepAlive && o[L]) {
     const A = this.keepAlive ? s.parseKeepAliveTimeout(this.keepAlive) : null;
     if (null != A) {
      const e = Math.min(A - o[H], o[G]);
      e <= 0 ? n[d] = !0 : o[Y] = e;
     } else o[Y] = o[b];
    } else n[d] = !0;
    const Q = !1 === g.onHeaders(A, i, this.resume, a);
    return g.aborted ? -1 : "HEAD" === g.method || A < 200 ? 1 : (n[w] && (n[w] = !1, 
    o[Z]()), Q ? K.ERROR.PAUSED : 0);
   }
   onBody(A) {
    const {client: e, socket: t, statusCode: o, maxResponseSize: n} = this;
    if (t.destroyed) return -1;
    const i = e[m][e[M]];
    return r(i), r(5 === this.timeoutType), this.timeout && this.timeout.refresh && this.timeout.refresh(), 
    r(o >= 200), n > -1 && this.bytesRead + A.length > n ? (s.destroy(t, new l), -1) : (this.bytesRead += A.length, 
    !1 === i.onData(A) ? K.ERROR.PAUSED : void 0);
   }
   onMessageComplete() {
    const {client: A, socket: e, statusCode: t, upgrade: o, headers: n, contentLength: i, bytesRead: g, shouldKeepAlive: Q} = this;
    if (e.destroyed && (!t || Q)) return -1;
    if (o) return;
    r(t >= 100), r(!(1 & this.headers.length));
    const c = A[m][A[M]];
    return r(c), this.statusCode = null, this.statusText = "", this.bytesRead = 0, this.contentLength = "", 
    this.keepAlive = "", this.connection = "", this.headers = [], this.headersSize = 0, 
    t < 200 ? void 0 : "HEAD" !== c.method && i && g !== parseInt(i, 10) ? (s.destroy(e, new a), 
    -1) : (c.onComplete(n), A[m][A[M]++] = null, e[tA] = !0, e[R] ? (r(0 === A[p]), 
    s.destroy(e, new C("reset")), K.ERROR.PAUSED) : Q ? e[d] && 0 === A[p] ? (s.destroy(e, new C("reset")), 
    K.ERROR.PAUSED) : void (null == A[L] || 1 === A[L] ? setImmediate(() => A[Z]()) : A[Z]()) : (s.destroy(e, new C("reset")), 
    K.ERROR.PAUSED));
   }
  }
  function onParserTimeout(A) {
   const {socket: e, timeoutType: t, client: o, paused: n} = A.deref();
   3 === t ? (!e[R] || e.writableNeedDrain || o[p] > 1) && (r(!n, "cannot be paused while waiting for headers"), 
   s.destroy(e, new c)) : 5 === t ? n || s.destroy(e, new I) : 8 === t && (r(0 === o[p] && o[Y]), 
   s.destroy(e, new C("socket idle timeout")));
  }
  function clearIdleSocketValidation(A) {
   A[eA] && (clearImmediate(A[eA]), A[eA] = null), A[AA] = 0;
  }
  function writeBuffer(A, e, t, o, n, i, a, g) {
   try {
    e ? s.isBuffer(e) && (r(i === e.byteLength, "buffer body must have content length"), 
    n.cork(), n.write(`${a}content-length: ${i}\r\n\r\n`, "latin1"), n.write(e), n.uncork(), 
    o.onBodySent(e), g || !1 === o.reset || (n[d] = !0)) : 0 === i ? n.write(`${a}content-length: 0\r\n\r\n`, "latin1") : (r(null === i, "no body must not have content length"), 
    n.write(`${a}\r\n`, "latin1")), o.onRequestSent(), t[Z]();
   } catch (e) {
    A(e);
   }
  }
  async function writeIterable(A, e, t, s, o, n, i, a) {
   r(0 !== n || 0 === t[p], "iterator body cannot be pipelined");
   let g = null;
   function onDrain() {
    if (g) {
     const A = g;
     g = null, A();
    }
   }
   const waitForDrain = () => new Promise((A, e) => {
    r(null === g), o[U] ? e(o[U]) : g = A;
   });
   o.on("close", onDrain).on("drain", onDrain);
   const Q = new AsyncWriter({
    abort: A,
    socket: o,
    request: s,
    contentLength: n,
    client: t,
    expectsPayload: a,
    header: i
   });
   try {
    for await (const A of e) {
     if (o[U]) throw o[U];
     Q.write(A) || await waitForDrain();
    }
    Q.end();
   } catch (A) {
    Q.destroy(A);
   } finally {
    o.off("close", onDrain).off("drain", onDrain);
   }
  }
  class AsyncWriter {
   constructor({abort: A, socket: e, request: t, contentLength: r, client: s, expectsPayload: o, header: n}) {
    this.socket = e, this.request = t, this.contentLength = r, this.client = s, this.bytesWritten = 0, 
    this.expectsPayload = o, this.header = n, this.abort = A, e[R] = !0;
   }
   write(A) {
    const {socket: e, request: t, contentLength: r, client: s, bytesWritten: o, expectsPayload: n, header: a} = this;
    if (e[U]) throw e[U];
    if (e.destroyed) return !1;
    const g = Buffer.byteLength(A);
    if (!g) return !0;
    if (null !== r && o + g > r) {
     if (s[x]) throw new i;
     process.emitWarning(new i);
    }
    e.cork(), 0 === o && (n || !1 === t.reset || (e[d] = !0), null === r ? e.write(`${a}transfer-encoding: chunked\r\n`, "latin1") : e.write(`${a}content-length: ${r}\r\n\r\n`, "latin1")), 
    null === r && e.write(`\r\n${g.toString(16)}\r\n`, "latin1"), this.bytesWritten += g;
    const Q = e.write(A);
    return e.uncork(), t.onBodySent(A), Q || e[y].timeout && 3 === e[y].timeoutType && e[y].timeout.refresh && e[y].timeout.refresh(), 
    Q;
   }
   end() {
    const {socket: A, contentLength: e, client: t, bytesWritten: r, expectsPayload: s, header: o, request: n} = this;
    if (n.onRequestSent(), A[R] = !1, A[U]) throw A[U];
    if (!A.destroyed) {
     if (0 === r ? s ? A.write(`${o}content-length: 0\r\n\r\n`, "latin1") : A.write(`${o}\r\n`, "latin1") : null === e && A.write("\r\n0\r\n\r\n", "latin1"), 
     null !== e && r !== e) {
      if (t[x]) throw new i;
      process.emitWarning(new i);
     }
     A[y].timeout && 3 === A[y].timeoutType && A[y].timeout.refresh && A[y].timeout.refresh(), 
     t[Z]();
    }
   }
   destroy(A) {
    const {socket: e, client: t, abort: s} = this;
    e[R] = !1, A && (r(t[p] <= 1, "pipeline should only contain this request"), s(A));
   }
  }
  A.exports = async function(A, e) {
   A[T] = e, sA || (sA = await oA, oA = null), e[F] = !1, e[R] = !1, e[d] = !1, e[w] = !1, 
   e[AA] = 0, e[eA] = null, e[tA] = !1, e[y] = new Parser(A, e, sA), j(e, "error", function(A) {
    const e = this[y];
    if ("ECONNRESET" === A.code && e.statusCode && !e.shouldKeepAlive) {
     const A = e.finish();
     return void (A && (this[U] = A, this[f][q](A)));
    }
    this[U] = A, this[f][q](A);
   }), j(e, "readable", function() {
    const A = this[y];
    A && A.readMore();
   }), j(e, "end", function() {
    const A = this[y];
    if (A.statusCode && !A.shouldKeepAlive) {
     const e = A.finish();
     return void (e && s.destroy(this, e));
    }
    s.destroy(this, new B("other side closed", s.getSocketInfo(this)));
   }), j(e, "close", function() {
    const A = this[f], e = this[y];
    clearIdleSocketValidation(this), e && (this[U] || !e.statusCode || e.shouldKeepAlive || (this[U] = e.finish() || this[U]), 
    this[y].destroy(), this[y] = null);
    const t = this[U] || new B("closed", s.getSocketInfo(this));
    if (A[T] = null, A[z] = null, A.destroyed) {
     r(0 === A[D]);
     const e = A[m].splice(A[M]);
     for (let r = 0; r < e.length; r++) {
      const o = e[r];
      s.errorRequest(A, o, t);
     }
    } else if (A[p] > 0 && "UND_ERR_INFO" !== t.code) {
     const e = A[m][A[M]];
     A[m][A[M]++] = null, s.errorRequest(A, e, t);
    }
    A[N] = A[M], r(0 === A[p]), A.emit("disconnect", A[u], [ A ], t), A[Z]();
   });
   let n = !1;
   return e.on("close", () => {
    n = !0;
   }), {
    version: "h1",
    defaultPipelining: 1,
    write: (...e) => function(A, e) {
     const {method: n, path: a, host: c, upgrade: E, blocking: B, reset: I} = e;
     let {body: h, headers: l, contentLength: u} = e;
     const f = "PUT" === n || "POST" === n || "PATCH" === n || "QUERY" === n || "PROPFIND" === n || "PROPPATCH" === n;
     if (s.isFormDataLike(h)) {
      rA || (rA = t(84492).extractBody);
      const [A, r] = rA(h);
      null == e.contentType && l.push("content-type", r), h = A.stream, u = A.length;
     } else if (s.isBlobLike(h) && null == e.contentType) {
      const t = h.type;
      if (t) {
       const r = `${t}`;
       if (!s.isValidHeaderValue(r)) return s.errorRequest(A, e, new Q("invalid content-type header")), 
       !1;
       l.push("content-type", r);
      }
     }
     h && "function" == typeof h.read && h.read(0);
     const y = s.bodyLength(h);
     if (u = y ?? u, null === u && (u = e.contentLength), 0 !== u || f || (u = null), 
     function(A) {
      return "GET" !== A && "HEAD" !== A && "OPTIONS" !== A && "TRACE" !== A && "CONNECT" !== A;
     }(n) && u > 0 && null !== e.contentLength && e.contentLength !== u) {
      if (A[x]) return s.errorRequest(A, e, new i), !1;
      process.emitWarning(new i);
     }
     const D = A[T];
     clearIdleSocketValidation(D);
     const abort = t => {
      e.aborted || (e.completed ? (e.upgrade || "CONNECT" === e.method) && s.destroy(D, new C("aborted")) : (s.errorRequest(A, e, t || new g), 
      s.destroy(h), s.destroy(D, new C("aborted"))));
     };
     try {
      e.onConnect(abort);
     } catch (t) {
      s.errorRequest(A, e, t);
     }
     if (e.aborted) return !1;
     "HEAD" === n && (D[d] = !0), (E || "CONNECT" === n) && (D[d] = !0), null != I && (D[d] = I), 
     A[W] && D[O]++ >= A[W] && (D[d] = !0), B && (D[w] = !0);
     let k = `${n} ${a} HTTP/1.1\r\n`;
     if (k += "string" == typeof c ? `host: ${c}\r\n` : A[S], E ? k += `connection: upgrade\r\nupgrade: ${E}\r\n` : A[L] && !D[d] ? k += "connection: keep-alive\r\n" : k += "connection: close\r\n", 
     Array.isArray(l)) for (let A = 0; A < l.length; A += 2) {
      const e = l[A + 0], t = l[A + 1];
      if (Array.isArray(t)) for (let A = 0; A < t.length; A++) k += `${e}: ${t[A]}\r\n`; else k += `${e}: ${t}\r\n`;
     }
     return o.sendHeaders.hasSubscribers && o.sendHeaders.publish({
      request: e,
      headers: k,
      socket: D
     }), h && 0 !== y ? s.isBuffer(h) ? writeBuffer(abort, h, A, e, D, u, k, f) : s.isBlobLike(h) ? "function" == typeof h.stream ? writeIterable(abort, h.stream(), A, e, D, u, k, f) : async function(A, e, t, s, o, n, a, g) {
      r(n === e.size, "blob body must have content length");
      try {
       if (null != n && n !== e.size) throw new i;
       const A = Buffer.from(await e.arrayBuffer());
       o.cork(), o.write(`${a}content-length: ${n}\r\n\r\n`, "latin1"), o.write(A), o.uncork(), 
       s.onBodySent(A), s.onRequestSent(), g || !1 === s.reset || (o[d] = !0), t[Z]();
      } catch (e) {
       A(e);
      }
     }(abort, h, A, e, D, u, k, f) : s.isStream(h) ? function(A, e, t, o, n, i, a, Q) {
      r(0 !== i || 0 === t[p], "stream body cannot be pipelined");
      let c = !1;
      const E = new AsyncWriter({
       abort: A,
       socket: n,
       request: o,
       contentLength: i,
       client: t,
       expectsPayload: Q,
       header: a
      }), onData = function(A) {
       if (!c) try {
        !E.write(A) && this.pause && this.pause();
       } catch (A) {
        s.destroy(this, A);
       }
      }, onDrain = function() {
       c || e.resume && e.resume();
      }, onClose = function() {
       if (queueMicrotask(() => {
        e.removeListener("error", onFinished);
       }), !c) {
        const A = new g;
        queueMicrotask(() => onFinished(A));
       }
      }, onFinished = function(A) {
       if (!c) {
        if (c = !0, r(n.destroyed || n[R] && t[p] <= 1), n.off("drain", onDrain).off("error", onFinished), 
        e.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose), 
        !A) try {
         E.end();
        } catch (e) {
         A = e;
        }
        E.destroy(A), !A || "UND_ERR_INFO" === A.code && "reset" === A.message ? s.destroy(e) : s.destroy(e, A);
       }
      };
      e.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose), 
      e.resume && e.resume(), n.on("drain", onDrain).on("error", onFinished), e.errorEmitted ?? e.errored ? setImmediate(() => onFinished(e.errored)) : (e.endEmitted ?? e.readableEnded) && setImmediate(() => onFinished(null)), 
      (e.closeEmitted ?? e.closed) && setImmediate(onClose);
     }(abort, h, A, e, D, u, k, f) : s.isIterable(h) ? writeIterable(abort, h, A, e, D, u, k, f) : r(!1) : writeBuffer(abort, null, A, e, D, u, k, f), 
     !0;
    }(A, ...e),
    resume() {
     !function(A) {
      const e = A[T];
      if (e && !e.destroyed) {
       if (0 === A[k] ? !e[F] && e.unref && (e.unref(), e[F] = !0) : e[F] && e.ref && (e.ref(), 
       e[F] = !1), 0 === A[p] && A[D] > 0 && e[tA]) {
        if (0 === e[AA]) return function(A, e) {
         e[AA] = 1, e[eA] = setImmediate(() => {
          e[eA] = null, e[AA] = 2, A[T] !== e || e.destroyed || A[Z]();
         });
        }(A, e), e[y].readMore(), void e.destroyed;
        if (1 === e[AA]) return e[y].readMore(), void e.destroyed;
       }
       if (0 === A[p] && (e[y].readMore(), e.destroyed)) return;
       if (0 === A[k]) 8 !== e[y].timeoutType && e[y].setTimeout(A[Y], 8); else if (A[p] > 0 && e[y].statusCode < 200 && 3 !== e[y].timeoutType) {
        const t = A[m][A[M]], r = null != t.headersTimeout ? t.headersTimeout : A[J];
        e[y].setTimeout(r, 3);
       }
      }
     }(A);
    },
    destroy(A, t) {
     n ? queueMicrotask(t) : e.destroy(A).on("close", t);
    },
    get destroyed() {
     return e.destroyed;
    },
    busy(t) {
     if (e[R] || e[d] || e[w] || 1 === e[AA]) return !0;
     if (t) {
      if (A[p] > 0 && !t.idempotent) return !0;
      if (A[p] > 0 && (t.upgrade || "CONNECT" === t.method)) return !0;
      if (A[p] > 0 && 0 !== s.bodyLength(t.body) && (s.isStream(t.body) || s.isAsyncIterable(t.body) || s.isFormDataLike(t.body))) return !0;
     }
     return !1;
    }
   };
  };
 }),
 88788: (function(A, e, t) {
  "use strict";
  const r = t(34589), {errorMonitor: s} = t(78474), {pipeline: o} = t(57075), n = t(3440), {RequestContentLengthMismatchError: i, RequestAbortedError: a, SocketError: g, InformationalError: Q} = t(68707), {kUrl: c, kReset: E, kClient: B, kRunning: C, kPending: I, kQueue: h, kPendingIdx: l, kRunningIdx: u, kError: d, kSocket: f, kStrictContentLength: y, kOnError: w, kMaxConcurrentStreams: p, kHTTP2Session: D, kResume: k, kSize: R, kHTTPContext: m} = t(36443), F = Symbol("open streams");
  let b, S, N = !1;
  try {
   S = t(32467);
  } catch {
   S = {
    constants: {}
   };
  }
  const {constants: {HTTP2_HEADER_AUTHORITY: M, HTTP2_HEADER_METHOD: U, HTTP2_HEADER_PATH: L, HTTP2_HEADER_SCHEME: T, HTTP2_HEADER_CONTENT_LENGTH: Y, HTTP2_HEADER_EXPECT: v, HTTP2_HEADER_STATUS: G}} = S;
  function parseH2Headers(A) {
   const e = [];
   for (const [t, r] of Object.entries(A)) if (Array.isArray(r)) for (const A of r) e.push(Buffer.from(t), Buffer.from(A)); else e.push(Buffer.from(t), Buffer.from(r));
   return e;
  }
  function parseH2ResponseHeaders(A) {
   const {[G]: e, ...t} = A;
   return parseH2Headers(t);
  }
  function onHttp2SessionError(A) {
   this[f][d] = A, this[B][w](A);
  }
  function onHttp2FrameError(A, e, t) {
   if (0 === t) {
    const t = new Q(`HTTP/2: "frameError" received - type ${A}, code ${e}`);
    this[f][d] = t, this[B][w](t);
   }
  }
  function onHttp2SessionEnd() {
   const A = new g("other side closed", n.getSocketInfo(this[f]));
   this.destroy(A), n.destroy(this[f], A);
  }
  function onHTTP2GoAway(A) {
   const e = this[d] || new g(`HTTP/2: "GOAWAY" frame received with code ${A}`, n.getSocketInfo(this)), t = this[B];
   if (t[f] = null, t[m] = null, null != this[D] && (this[D].destroy(e), this[D] = null), 
   n.destroy(this[f], e), t[u] < t[h].length) {
    const A = t[h][t[u]];
    t[h][t[u]++] = null, n.errorRequest(t, A, e), t[l] = t[u];
   }
   r(0 === t[C]), t.emit("disconnect", t[c], [ t ], e), t[k]();
  }
  function writeBuffer(A, e, t, s, o, i, a, g) {
   try {
    null != t && n.isBuffer(t) && (r(a === t.byteLength, "buffer body must have content length"), 
    e.cork(), e.write(t), e.uncork(), e.end(), o.onBodySent(t)), g || (i[E] = !0), o.onRequestSent(), 
    s[k]();
   } catch (e) {
    A(e);
   }
  }
  async function writeIterable(A, e, t, s, o, n, i, a) {
   r(0 !== i || 0 === s[C], "iterator body cannot be pipelined");
   let g = null;
   function onDrain() {
    if (g) {
     const A = g;
     g = null, A();
    }
   }
   const waitForDrain = () => new Promise((A, e) => {
    r(null === g), n[d] ? e(n[d]) : g = A;
   });
   e.on("close", onDrain).on("drain", onDrain);
   try {
    for await (const A of t) {
     if (n[d]) throw n[d];
     const t = e.write(A);
     o.onBodySent(A), t || await waitForDrain();
    }
    e.end(), o.onRequestSent(), a || (n[E] = !0), s[k]();
   } catch (e) {
    A(e);
   } finally {
    e.off("close", onDrain).off("drain", onDrain);
   }
  }
  A.exports = async function(A, e) {
   A[f] = e, N || (N = !0, process.emitWarning("H2 support is experimental, expect them to change at any time.", {
    code: "UNDICI-H2"
   }));
   const m = S.connect(A[c], {
    createConnection: () => e,
    peerMaxConcurrentStreams: A[p]
   });
   m[F] = 0, m[B] = A, m[f] = e, n.addListener(m, "error", onHttp2SessionError), n.addListener(m, "frameError", onHttp2FrameError), 
   n.addListener(m, "end", onHttp2SessionEnd), n.addListener(m, "goaway", onHTTP2GoAway), 
   n.addListener(m, "close", function() {
    const {[B]: A} = this, {[f]: e} = A, t = this[f][d] || this[d] || new g("closed", n.getSocketInfo(e));
    if (A[D] = null, A.destroyed) {
     r(0 === A[I]);
     const e = A[h].splice(A[u]);
     for (let r = 0; r < e.length; r++) {
      const s = e[r];
      n.errorRequest(A, s, t);
     }
    }
   }), m.unref(), A[D] = m, e[D] = m, n.addListener(e, "error", function(A) {
    this[d] = A, this[B][w](A);
   }), n.addListener(e, "end", function() {
    n.destroy(this, new g("other side closed", n.getSocketInfo(this)));
   }), n.addListener(e, "close", function() {
    const e = this[d] || new g("closed", n.getSocketInfo(this));
    A[f] = null, null != this[D] && this[D].destroy(e), A[l] = A[u], r(0 === A[C]), 
    A.emit("disconnect", A[c], [ A ], e), A[k]();
   });
   let H = !1;
   return e.on("close", () => {
    H = !0;
   }), {
    version: "h2",
    defaultPipelining: 1 / 0,
    write: (...e) => function(A, e) {
     const g = A[D], {method: B, path: I, host: d, upgrade: w, expectContinue: p, signal: R, headers: m} = e;
     let {body: S} = e;
     if (w) return n.errorRequest(A, e, new Error("Upgrade not supported for H2")), !1;
     const N = {};
     for (let A = 0; A < m.length; A += 2) {
      const e = m[A + 0], t = m[A + 1];
      if (Array.isArray(t)) for (let A = 0; A < t.length; A++) N[e] ? N[e] += `,${t[A]}` : N[e] = t[A]; else N[e] = t;
     }
     let H;
     const {hostname: J, port: V} = A[c];
     N[M] = d || `${J}${V ? `:${V}` : ""}`, N[U] = B;
     const abort = t => {
      e.aborted || (e.completed ? "CONNECT" === B && null != H && n.destroy(H, t || new a) : (t = t || new a, 
      n.errorRequest(A, e, t), null != H && n.destroy(H, t), n.destroy(S, t), A[h][A[u]++] = null, 
      A[k]()));
     };
     try {
      e.onConnect(abort);
     } catch (t) {
      n.errorRequest(A, e, t);
     }
     if (e.aborted) return !1;
     if ("CONNECT" === B) {
      g.ref(), H = g.request(N, {
       endStream: !1,
       signal: R
      });
      let t = !1;
      const onResponse = A => {
       t = !0, H.off(s, onUpgradeError), e.onUpgradeResponse(Number(A[G]), A, parseH2ResponseHeaders);
      }, onUpgradeError = A => {
       t = !0, H.off("response", onResponse), e.onUpgradeError(A);
      }, onReady = () => {
       try {
        e.onUpgrade(null, null, H);
       } catch (A) {
        return H.off("response", onResponse), void abort(A);
       }
       e.aborted || (H.off("error", abort), H.once(s, onUpgradeError), A[h][A[u]++] = null);
      };
      return H.once("response", onResponse), H.once("error", abort), ++g[F], onReady(), 
      H.once("close", () => {
       !t && e.completed && (H.off("response", onResponse), H.off(s, onUpgradeError), e.onUpgradeError(new Q(`HTTP/2: "stream error" received - code ${H.rstCode}`))), 
       g[F] -= 1, 0 === g[F] && g.unref();
      }), !0;
     }
     N[L] = I, N[T] = "https";
     const x = "PUT" === B || "POST" === B || "PATCH" === B;
     S && "function" == typeof S.read && S.read(0);
     let W = n.bodyLength(S);
     if (n.isFormDataLike(S)) {
      b ??= t(84492).extractBody;
      const [A, e] = b(S);
      N["content-type"] = e, S = A.stream, W = A.length;
     }
     if (null == W && (W = e.contentLength), 0 !== W && x || (W = null), function(A) {
      return "GET" !== A && "HEAD" !== A && "OPTIONS" !== A && "TRACE" !== A && "CONNECT" !== A;
     }(B) && W > 0 && null != e.contentLength && e.contentLength !== W) {
      if (A[y]) return n.errorRequest(A, e, new i), !1;
      process.emitWarning(new i);
     }
     null != W && (r(S, "no body must not have content length"), N[Y] = `${W}`), g.ref();
     const O = "GET" === B || "HEAD" === B || null === S;
     return p ? (N[v] = "100-continue", H = g.request(N, {
      endStream: O,
      signal: R
     }), H.once("continue", writeBodyH2)) : (H = g.request(N, {
      endStream: O,
      signal: R
     }), writeBodyH2()), ++g[F], H.once("response", t => {
      const {[G]: r, ...s} = t;
      if (e.onResponseStarted(), e.aborted) {
       const t = new a;
       return n.errorRequest(A, e, t), void n.destroy(H, t);
      }
      !1 === e.onHeaders(Number(r), parseH2Headers(s), H.resume.bind(H), "") && H.pause(), 
      H.on("data", A => {
       !1 === e.onData(A) && H.pause();
      });
     }), H.once("end", () => {
      (null == H.state?.state || H.state.state < 6) && e.onComplete([]), 0 === g[F] && g.unref(), 
      abort(new Q("HTTP/2: stream half-closed (remote)")), A[h][A[u]++] = null, A[l] = A[u], 
      A[k]();
     }), H.once("close", () => {
      g[F] -= 1, 0 === g[F] && g.unref();
     }), H.once("error", function(A) {
      abort(A);
     }), H.once("frameError", (A, e) => {
      abort(new Q(`HTTP/2: "frameError" received - type ${A}, code ${e}`));
     }), !0;
     function writeBodyH2() {
      S && 0 !== W ? n.isBuffer(S) ? writeBuffer(abort, H, S, A, e, A[f], W, x) : n.isBlobLike(S) ? "function" == typeof S.stream ? writeIterable(abort, H, S.stream(), A, e, A[f], W, x) : async function(A, e, t, s, o, n, a, g) {
       r(a === t.size, "blob body must have content length");
       try {
        if (null != a && a !== t.size) throw new i;
        const A = Buffer.from(await t.arrayBuffer());
        e.cork(), e.write(A), e.uncork(), e.end(), o.onBodySent(A), o.onRequestSent(), g || (n[E] = !0), 
        s[k]();
       } catch (e) {
        A(e);
       }
      }(abort, H, S, A, e, A[f], W, x) : n.isStream(S) ? function(A, e, t, s, i, a, g, Q) {
       r(0 !== Q || 0 === a[C], "stream body cannot be pipelined");
       const c = o(i, s, r => {
        r ? (n.destroy(c, r), A(r)) : (n.removeAllListeners(c), g.onRequestSent(), t || (e[E] = !0), 
        a[k]());
       });
       n.addListener(c, "data", function(A) {
        g.onBodySent(A);
       });
      }(abort, A[f], x, H, S, A, e, W) : n.isIterable(S) ? writeIterable(abort, H, S, A, e, A[f], W, x) : r(!1) : writeBuffer(abort, H, null, A, e, A[f], W, x);
     }
    }(A, ...e),
    resume() {
     !function(A) {
      const e = A[f];
      !1 === e?.destroyed && (0 === A[R] && 0 === A[p] ? (e.unref(), A[D].unref()) : (e.ref(), 
      A[D].ref()));
     }(A);
    },
    destroy(A, t) {
     H ? queueMicrotask(t) : e.destroy(A).on("close", t);
    },
    get destroyed() {
     return e.destroyed;
    },
    busy: () => !1
   };
  };
 }),
 23701: (function(A, e, t) {
  "use strict";
  const r = t(34589), s = t(77030), o = t(37067), n = t(3440), {channels: i} = t(42414), a = t(44655), g = t(21841), {InvalidArgumentError: Q, InformationalError: c, ClientDestroyedError: E} = t(68707), B = t(59136), {kUrl: C, kServerName: I, kClient: h, kBusy: l, kConnect: u, kResuming: d, kRunning: f, kPending: y, kSize: w, kQueue: p, kConnected: D, kConnecting: k, kNeedDrain: R, kKeepAliveDefaultTimeout: m, kHostHeader: F, kPendingIdx: b, kRunningIdx: S, kError: N, kPipelining: M, kKeepAliveTimeoutValue: U, kMaxHeadersSize: L, kKeepAliveMaxTimeout: T, kKeepAliveTimeoutThreshold: Y, kHeadersTimeout: v, kBodyTimeout: G, kStrictContentLength: H, kConnector: J, kMaxRedirections: V, kMaxRequests: x, kCounter: W, kClose: O, kDestroy: P, kDispatch: q, kInterceptors: Z, kLocalAddress: z, kMaxResponseSize: K, kOnError: X, kHTTPContext: _, kMaxConcurrentStreams: j, kResume: $} = t(36443), AA = t(637), eA = t(88788);
  let tA = !1;
  const rA = Symbol("kClosedResolve"), noop = () => {};
  function getPipelining(A) {
   return A[M] ?? A[_]?.defaultPipelining ?? 1;
  }
  const sA = t(25092);
  function onError(A, e) {
   if (0 === A[f] && "UND_ERR_INFO" !== e.code && "UND_ERR_SOCKET" !== e.code) {
    r(A[b] === A[S]);
    const t = A[p].splice(A[S]);
    for (let r = 0; r < t.length; r++) {
     const s = t[r];
     n.errorRequest(A, s, e);
    }
    r(0 === A[w]);
   }
  }
  async function connect(A) {
   r(!A[k]), r(!A[_]);
   let {host: e, hostname: t, protocol: o, port: a} = A[C];
   if ("[" === t[0]) {
    const A = t.indexOf("]");
    r(-1 !== A);
    const e = t.substring(1, A);
    r(s.isIP(e)), t = e;
   }
   A[k] = !0, i.beforeConnect.hasSubscribers && i.beforeConnect.publish({
    connectParams: {
     host: e,
     hostname: t,
     protocol: o,
     port: a,
     version: A[_]?.version,
     servername: A[I],
     localAddress: A[z]
    },
    connector: A[J]
   });
   try {
    const s = await new Promise((r, s) => {
     A[J]({
      host: e,
      hostname: t,
      protocol: o,
      port: a,
      servername: A[I],
      localAddress: A[z]
     }, (A, e) => {
      A ? s(A) : r(e);
     });
    });
    if (A.destroyed) return void n.destroy(s.on("error", noop), new E);
    r(s);
    try {
     A[_] = "h2" === s.alpnProtocol ? await eA(A, s) : await AA(A, s);
    } catch (A) {
     throw s.destroy().on("error", noop), A;
    }
    A[k] = !1, s[W] = 0, s[x] = A[x], s[h] = A, s[N] = null, i.connected.hasSubscribers && i.connected.publish({
     connectParams: {
      host: e,
      hostname: t,
      protocol: o,
      port: a,
      version: A[_]?.version,
      servername: A[I],
      localAddress: A[z]
     },
     connector: A[J],
     socket: s
    }), A.emit("connect", A[C], [ A ]);
   } catch (s) {
    if (A.destroyed) return;
    if (A[k] = !1, i.connectError.hasSubscribers && i.connectError.publish({
     connectParams: {
      host: e,
      hostname: t,
      protocol: o,
      port: a,
      version: A[_]?.version,
      servername: A[I],
      localAddress: A[z]
     },
     connector: A[J],
     error: s
    }), "ERR_TLS_CERT_ALTNAME_INVALID" === s.code) for (r(0 === A[f]); A[y] > 0 && A[p][A[b]].servername === A[I]; ) {
     const e = A[p][A[b]++];
     n.errorRequest(A, e, s);
    } else onError(A, s);
    A.emit("connectionError", A[C], [ A ], s);
   }
   A[$]();
  }
  function emitDrain(A) {
   A[R] = 0, A.emit("drain", A[C], [ A ]);
  }
  function resume(A, e) {
   2 !== A[d] && (A[d] = 2, function(A, e) {
    for (;;) {
     if (A.destroyed) return void r(0 === A[y]);
     if (A[rA] && !A[w]) return A[rA](), void (A[rA] = null);
     if (A[_] && A[_].resume(), A[l]) A[R] = 2; else if (2 === A[R]) {
      e ? (A[R] = 1, queueMicrotask(() => emitDrain(A))) : emitDrain(A);
      continue;
     }
     if (0 === A[y]) return;
     if (A[f] >= (getPipelining(A) || 1)) return;
     const t = A[p][A[b]];
     if ("https:" === A[C].protocol && A[I] !== t.servername) {
      if (A[f] > 0) return;
      A[I] = t.servername, A[_]?.destroy(new c("servername changed"), () => {
       A[_] = null, resume(A);
      });
     }
     if (A[k]) return;
     if (!A[_]) return void connect(A);
     if (A[_].destroyed) return;
     if (A[_].busy(t)) return;
     !t.aborted && A[_].write(t) ? A[b]++ : A[p].splice(A[b], 1);
    }
   }(A, e), A[d] = 0, A[S] > 256 && (A[p].splice(0, A[S]), A[b] -= A[S], A[S] = 0));
  }
  A.exports = class extends g {
   constructor(A, {interceptors: e, maxHeaderSize: t, headersTimeout: r, socketTimeout: i, requestTimeout: a, connectTimeout: g, bodyTimeout: c, idleTimeout: E, keepAlive: h, keepAliveTimeout: l, maxKeepAliveTimeout: u, keepAliveMaxTimeout: f, keepAliveTimeoutThreshold: y, socketPath: w, pipelining: D, tls: k, strictContentLength: N, maxCachedSessions: W, maxRedirections: O, connect: P, maxRequestsPerClient: q, localAddress: AA, maxResponseSize: eA, autoSelectFamily: oA, autoSelectFamilyAttemptTimeout: nA, maxConcurrentStreams: iA, allowH2: aA, webSocket: gA, eventSource: QA} = {}) {
    if (super({
     webSocket: gA,
     eventSource: QA
    }), void 0 !== h) throw new Q("unsupported keepAlive, use pipelining=0 instead");
    if (void 0 !== i) throw new Q("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
    if (void 0 !== a) throw new Q("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
    if (void 0 !== E) throw new Q("unsupported idleTimeout, use keepAliveTimeout instead");
    if (void 0 !== u) throw new Q("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
    if (null != t && !Number.isFinite(t)) throw new Q("invalid maxHeaderSize");
    if (null != w && "string" != typeof w) throw new Q("invalid socketPath");
    if (null != g && (!Number.isFinite(g) || g < 0)) throw new Q("invalid connectTimeout");
    if (null != l && (!Number.isFinite(l) || l <= 0)) throw new Q("invalid keepAliveTimeout");
    if (null != f && (!Number.isFinite(f) || f <= 0)) throw new Q("invalid keepAliveMaxTimeout");
    if (null != y && !Number.isFinite(y)) throw new Q("invalid keepAliveTimeoutThreshold");
    if (null != r && (!Number.isInteger(r) || r < 0)) throw new Q("headersTimeout must be a positive integer or zero");
    if (null != c && (!Number.isInteger(c) || c < 0)) throw new Q("bodyTimeout must be a positive integer or zero");
    if (null != P && "function" != typeof P && "object" != typeof P) throw new Q("connect must be a function or an object");
    if (null != O && (!Number.isInteger(O) || O < 0)) throw new Q("maxRedirections must be a positive number");
    if (null != q && (!Number.isInteger(q) || q < 0)) throw new Q("maxRequestsPerClient must be a positive number");
    if (null != AA && ("string" != typeof AA || 0 === s.isIP(AA))) throw new Q("localAddress must be valid string IP address");
    if (null != eA && (!Number.isInteger(eA) || eA < -1)) throw new Q("maxResponseSize must be a positive number");
    if (null != nA && (!Number.isInteger(nA) || nA < -1)) throw new Q("autoSelectFamilyAttemptTimeout must be a positive number");
    if (null != aA && "boolean" != typeof aA) throw new Q("allowH2 must be a valid boolean value");
    if (null != iA && ("number" != typeof iA || iA < 1)) throw new Q("maxConcurrentStreams must be a positive integer, greater than 0");
    "function" != typeof P && (P = B({
     ...k,
     maxCachedSessions: W,
     allowH2: aA,
     socketPath: w,
     timeout: g,
     ...oA ? {
      autoSelectFamily: oA,
      autoSelectFamilyAttemptTimeout: nA
     } : void 0,
     ...P
    })), e?.Client && Array.isArray(e.Client) ? (this[Z] = e.Client, tA || (tA = !0, 
    process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.", {
     code: "UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"
    }))) : this[Z] = [ sA({
     maxRedirections: O
    }) ], this[C] = n.parseOrigin(A), this[J] = P, this[M] = null != D ? D : 1, this[L] = t || o.maxHeaderSize, 
    this[m] = null == l ? 4e3 : l, this[T] = null == f ? 6e5 : f, this[Y] = null == y ? 2e3 : y, 
    this[U] = this[m], this[I] = null, this[z] = null != AA ? AA : null, this[d] = 0, 
    this[R] = 0, this[F] = `host: ${this[C].hostname}${this[C].port ? `:${this[C].port}` : ""}\r\n`, 
    this[G] = null != c ? c : 3e5, this[v] = null != r ? r : 3e5, this[H] = null == N || N, 
    this[V] = O, this[x] = q, this[rA] = null, this[K] = eA > -1 ? eA : -1, this[j] = null != iA ? iA : 100, 
    this[_] = null, this[p] = [], this[S] = 0, this[b] = 0, this[$] = A => resume(this, A), 
    this[X] = A => onError(this, A);
   }
   get pipelining() {
    return this[M];
   }
   set pipelining(A) {
    this[M] = A, this[$](!0);
   }
   get [y]() {
    return this[p].length - this[b];
   }
   get [f]() {
    return this[b] - this[S];
   }
   get [w]() {
    return this[p].length - this[S];
   }
   get [D]() {
    return !!this[_] && !this[k] && !this[_].destroyed;
   }
   get [l]() {
    return Boolean(this[_]?.busy(null) || this[w] >= (getPipelining(this) || 1) || this[y] > 0);
   }
   [u](A) {
    connect(this), this.once("connect", A);
   }
   [q](A, e) {
    const t = A.origin || this[C].origin, r = new a(t, A, e);
    return this[p].push(r), this[d] || (null == n.bodyLength(r.body) && n.isIterable(r.body) ? (this[d] = 1, 
    queueMicrotask(() => resume(this))) : this[$](!0)), this[d] && 2 !== this[R] && this[l] && (this[R] = 2), 
    this[R] < 2;
   }
   async [O]() {
    return new Promise(A => {
     this[w] ? this[rA] = A : A(null);
    });
   }
   async [P](A) {
    return new Promise(e => {
     const t = this[p].splice(this[b]);
     for (let e = 0; e < t.length; e++) {
      const r = t[e];
      n.errorRequest(this, r, A);
     }
     const callback = () => {
      this[rA] && (this[rA](), this[rA] = null), e(null);
     };
     this[_] ? (this[_].destroy(A, callback), this[_] = null) : queueMicrotask(callback), 
     this[$]();
    });
   }
  };
 }),
 21841: (function(A, e, t) {
  "use strict";
  const r = t(4573), s = t(30883), {ClientDestroyedError: o, ClientClosedError: n, InvalidArgumentError: i} = t(68707), {kDestroy: a, kClose: g, kClosed: Q, kDestroyed: c, kDispatch: E, kInterceptors: B} = t(36443), C = Symbol("onDestroyed"), I = Symbol("onClosed"), h = Symbol("Intercepted Dispatch"), l = Symbol("webSocketOptions"), u = Symbol("eventSourceOptions");
  A.exports = class extends s {
   constructor(A) {
    super(), this[c] = !1, this[C] = null, this[Q] = !1, this[I] = [], this[l] = A?.webSocket ?? {}, 
    this[u] = A?.eventSource ?? {};
   }
   get webSocketOptions() {
    return {
     maxFragments: this[l].maxFragments ?? 131072,
     maxPayloadSize: this[l].maxPayloadSize ?? 134217728
    };
   }
   get eventSourceOptions() {
    return {
     maxEventSize: this[u].maxEventSize ?? r.kStringMaxLength
    };
   }
   get destroyed() {
    return this[c];
   }
   get closed() {
    return this[Q];
   }
   get interceptors() {
    return this[B];
   }
   set interceptors(A) {
    if (A) for (let e = A.length - 1; e >= 0; e--) if ("function" != typeof this[B][e]) throw new i("interceptor must be an function");
    this[B] = A;
   }
   close(A) {
    if (void 0 === A) return new Promise((A, e) => {
     this.close((t, r) => t ? e(t) : A(r));
    });
    if ("function" != typeof A) throw new i("invalid callback");
    if (this[c]) return void queueMicrotask(() => A(new o, null));
    if (this[Q]) return void (this[I] ? this[I].push(A) : queueMicrotask(() => A(null, null)));
    this[Q] = !0, this[I].push(A);
    const onClosed = () => {
     const A = this[I];
     this[I] = null;
     for (let e = 0; e < A.length; e++) A[e](null, null);
    };
    this[g]().then(() => this.destroy()).then(() => {
     queueMicrotask(onClosed);
    });
   }
   destroy(A, e) {
    if ("function" == typeof A && (e = A, A = null), void 0 === e) return new Promise((e, t) => {
     this.destroy(A, (A, r) => A ? t(A) : e(r));
    });
    if ("function" != typeof e) throw new i("invalid callback");
    if (this[c]) return void (this[C] ? this[C].push(e) : queueMicrotask(() => e(null, null)));
    A || (A = new o), this[c] = !0, this[C] = this[C] || [], this[C].push(e);
    const onDestroyed = () => {
     const A = this[C];
     this[C] = null;
     for (let e = 0; e < A.length; e++) A[e](null, null);
    };
    this[a](A).then(() => {
     queueMicrotask(onDestroyed);
    });
   }
   [h](A, e) {
    if (!this[B] || 0 === this[B].length) return this[h] = this[E], this[E](A, e);
    let t = this[E].bind(this);
    for (let A = this[B].length - 1; A >= 0; A--) t = this[B][A](t);
    return this[h] = t, t(A, e);
   }
   dispatch(A, e) {
    if (!e || "object" != typeof e) throw new i("handler must be an object");
    try {
     if (!A || "object" != typeof A) throw new i("opts must be an object.");
     if (this[c] || this[C]) throw new o;
     if (this[Q]) throw new n;
     return this[h](A, e);
    } catch (A) {
     if ("function" != typeof e.onError) throw new i("invalid onError method");
     return e.onError(A), !1;
    }
   }
  };
 }),
 30883: (function(A, e, t) {
  "use strict";
  const r = t(78474);
  class Dispatcher extends r {
   dispatch() {
    throw new Error("not implemented");
   }
   close() {
    throw new Error("not implemented");
   }
   destroy() {
    throw new Error("not implemented");
   }
   compose(...A) {
    const e = Array.isArray(A[0]) ? A[0] : A;
    let t = this.dispatch.bind(this);
    for (const A of e) if (null != A) {
     if ("function" != typeof A) throw new TypeError("invalid interceptor, expected function received " + typeof A);
     if (t = A(t), null == t || "function" != typeof t || 2 !== t.length) throw new TypeError("invalid interceptor");
    }
    return new ComposedDispatcher(this, t);
   }
  }
  class ComposedDispatcher extends Dispatcher {
   #t=null;
   #r=null;
   constructor(A, e) {
    super(), this.#t = A, this.#r = e;
   }
   dispatch(...A) {
    this.#r(...A);
   }
   close(...A) {
    return this.#t.close(...A);
   }
   destroy(...A) {
    return this.#t.destroy(...A);
   }
  }
  A.exports = Dispatcher;
 }),
 53137: (function(A, e, t) {
  "use strict";
  const r = t(21841), {kClose: s, kDestroy: o, kClosed: n, kDestroyed: i, kDispatch: a, kNoProxyAgent: g, kHttpProxyAgent: Q, kHttpsProxyAgent: c} = t(36443), E = t(76672), B = t(57405), C = {
   "http:": 80,
   "https:": 443
  };
  let I = !1;
  A.exports = class extends r {
   #s=null;
   #o=null;
   #n=null;
   constructor(A = {}) {
    super(), this.#n = A, I || (I = !0, process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.", {
     code: "UNDICI-EHPA"
    }));
    const {httpProxy: e, httpsProxy: t, noProxy: r, ...s} = A;
    this[g] = new B(s);
    const o = e ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
    this[Q] = o ? new E({
     ...s,
     uri: o
    }) : this[g];
    const n = t ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
    this[c] = n ? new E({
     ...s,
     uri: n
    }) : this[Q], this.#i();
   }
   [a](A, e) {
    const t = new URL(A.origin);
    return this.#a(t).dispatch(A, e);
   }
   async [s]() {
    await this[g].close(), this[Q][n] || await this[Q].close(), this[c][n] || await this[c].close();
   }
   async [o](A) {
    await this[g].destroy(A), this[Q][i] || await this[Q].destroy(A), this[c][i] || await this[c].destroy(A);
   }
   #a(A) {
    let {protocol: e, host: t, port: r} = A;
    return t = t.replace(/:\d*$/, "").toLowerCase(), r = Number.parseInt(r, 10) || C[e] || 0, 
    this.#g(t, r) ? "https:" === e ? this[c] : this[Q] : this[g];
   }
   #g(A, e) {
    if (this.#Q && this.#i(), 0 === this.#o.length) return !0;
    if ("*" === this.#s) return !1;
    for (let t = 0; t < this.#o.length; t++) {
     const r = this.#o[t];
     if (!r.port || r.port === e) if (/^[.*]/.test(r.hostname)) {
      if (A.endsWith(r.hostname.replace(/^\*/, ""))) return !1;
     } else if (A === r.hostname) return !1;
    }
    return !0;
   }
   #i() {
    const A = this.#n.noProxy ?? this.#c, e = A.split(/[,\s]/), t = [];
    for (let A = 0; A < e.length; A++) {
     const r = e[A];
     if (!r) continue;
     const s = r.match(/^(.+):(\d+)$/);
     t.push({
      hostname: (s ? s[1] : r).toLowerCase(),
      port: s ? Number.parseInt(s[2], 10) : 0
     });
    }
    this.#s = A, this.#o = t;
   }
   get #Q() {
    return void 0 === this.#n.noProxy && this.#s !== this.#c;
   }
   get #c() {
    return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
   }
  };
 }),
 64660: (function(A) {
  "use strict";
  const e = 2047;
  class FixedCircularBuffer {
   constructor() {
    this.bottom = 0, this.top = 0, this.list = new Array(2048), this.next = null;
   }
   isEmpty() {
    return this.top === this.bottom;
   }
   isFull() {
    return (this.top + 1 & e) === this.bottom;
   }
   push(A) {
    this.list[this.top] = A, this.top = this.top + 1 & e;
   }
   shift() {
    const A = this.list[this.bottom];
    return void 0 === A ? null : (this.list[this.bottom] = void 0, this.bottom = this.bottom + 1 & e, 
    A);
   }
  }
  A.exports = class {
   constructor() {
    this.head = this.tail = new FixedCircularBuffer;
   }
   isEmpty() {
    return this.head.isEmpty();
   }
   push(A) {
    this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer), this.head.push(A);
   }
   shift() {
    const A = this.tail, e = A.shift();
    return A.isEmpty() && null !== A.next && (this.tail = A.next), e;
   }
  };
 }),
 42128: (function(A, e, t) {
  "use strict";
  const r = t(21841), s = t(64660), {kConnected: o, kSize: n, kRunning: i, kPending: a, kQueued: g, kBusy: Q, kFree: c, kUrl: E, kClose: B, kDestroy: C, kDispatch: I} = t(36443), h = t(43246), l = Symbol("clients"), u = Symbol("needDrain"), d = Symbol("queue"), f = Symbol("closed resolve"), y = Symbol("onDrain"), w = Symbol("onConnect"), p = Symbol("onDisconnect"), D = Symbol("onConnectionError"), k = Symbol("get dispatcher"), R = Symbol("add client"), m = Symbol("remove client"), F = Symbol("stats");
  A.exports = {
   PoolBase: class extends r {
    constructor(A) {
     super(A), this[d] = new s, this[l] = [], this[g] = 0;
     const e = this;
     this[y] = function(A, t) {
      const r = e[d];
      let s = !1;
      for (;!s; ) {
       const A = r.shift();
       if (!A) break;
       e[g]--, s = !this.dispatch(A.opts, A.handler);
      }
      this[u] = s, !this[u] && e[u] && (e[u] = !1, e.emit("drain", A, [ e, ...t ])), e[f] && r.isEmpty() && Promise.all(e[l].map(A => A.close())).then(e[f]);
     }, this[w] = (A, t) => {
      e.emit("connect", A, [ e, ...t ]);
     }, this[p] = (A, t, r) => {
      e.emit("disconnect", A, [ e, ...t ], r);
     }, this[D] = (A, t, r) => {
      e.emit("connectionError", A, [ e, ...t ], r);
     }, this[F] = new h(this);
    }
    get [Q]() {
     return this[u];
    }
    get [o]() {
     return this[l].filter(A => A[o]).length;
    }
    get [c]() {
     return this[l].filter(A => A[o] && !A[u]).length;
    }
    get [a]() {
     let A = this[g];
     for (const {[a]: e} of this[l]) A += e;
     return A;
    }
    get [i]() {
     let A = 0;
     for (const {[i]: e} of this[l]) A += e;
     return A;
    }
    get [n]() {
     let A = this[g];
     for (const {[n]: e} of this[l]) A += e;
     return A;
    }
    get stats() {
     return this[F];
    }
    async [B]() {
     this[d].isEmpty() ? await Promise.all(this[l].map(A => A.close())) : await new Promise(A => {
      this[f] = A;
     });
    }
    async [C](A) {
     for (;;) {
      const e = this[d].shift();
      if (!e) break;
      e.handler.onError(A);
     }
     await Promise.all(this[l].map(e => e.destroy(A)));
    }
    [I](A, e) {
     const t = this[k]();
     return t ? t.dispatch(A, e) || (t[u] = !0, this[u] = !this[k]()) : (this[u] = !0, 
     this[d].push({
      opts: A,
      handler: e
     }), this[g]++), !this[u];
    }
    [R](A) {
     return A.on("drain", this[y]).on("connect", this[w]).on("disconnect", this[p]).on("connectionError", this[D]), 
     this[l].push(A), this[u] && queueMicrotask(() => {
      this[u] && this[y](A[E], [ this, A ]);
     }), this;
    }
    [m](A) {
     A.close(() => {
      const e = this[l].indexOf(A);
      -1 !== e && this[l].splice(e, 1);
     }), this[u] = this[l].some(A => !A[u] && !0 !== A.closed && !0 !== A.destroyed);
    }
   },
   kClients: l,
   kNeedDrain: u,
   kAddClient: R,
   kRemoveClient: m,
   kGetDispatcher: k
  };
 }),
 43246: (function(A, e, t) {
  const {kFree: r, kConnected: s, kPending: o, kQueued: n, kRunning: i, kSize: a} = t(36443), g = Symbol("pool");
  A.exports = class {
   constructor(A) {
    this[g] = A;
   }
   get connected() {
    return this[g][s];
   }
   get free() {
    return this[g][r];
   }
   get pending() {
    return this[g][o];
   }
   get queued() {
    return this[g][n];
   }
   get running() {
    return this[g][i];
   }
   get size() {
    return this[g][a];
   }
  };
 }),
 30628: (function(A, e, t) {
  "use strict";
  const {PoolBase: r, kClients: s, kNeedDrain: o, kAddClient: n, kGetDispatcher: i} = t(42128), a = t(23701), {InvalidArgumentError: g} = t(68707), Q = t(3440), {kUrl: c, kInterceptors: E} = t(36443), B = t(59136), C = Symbol("options"), I = Symbol("connections"), h = Symbol("factory");
  function defaultFactory(A, e) {
   return new a(A, e);
  }
  A.exports = class extends r {
   constructor(A, {connections: e, factory: t = defaultFactory, connect: r, connectTimeout: o, tls: n, maxCachedSessions: i, socketPath: a, autoSelectFamily: l, autoSelectFamilyAttemptTimeout: u, allowH2: d, ...f} = {}) {
    if (null != e && (!Number.isFinite(e) || e < 0)) throw new g("invalid connections");
    if ("function" != typeof t) throw new g("factory must be a function.");
    if (null != r && "function" != typeof r && "object" != typeof r) throw new g("connect must be a function or an object");
    "function" != typeof r && (r = B({
     ...n,
     maxCachedSessions: i,
     allowH2: d,
     socketPath: a,
     timeout: o,
     ...l ? {
      autoSelectFamily: l,
      autoSelectFamilyAttemptTimeout: u
     } : void 0,
     ...r
    })), super(f), this[E] = f.interceptors?.Pool && Array.isArray(f.interceptors.Pool) ? f.interceptors.Pool : [], 
    this[I] = e || null, this[c] = Q.parseOrigin(A), this[C] = {
     ...Q.deepClone(f),
     connect: r,
     allowH2: d
    }, this[C].interceptors = f.interceptors ? {
     ...f.interceptors
    } : void 0, this[h] = t, this.on("connectionError", (A, e, t) => {
     for (const A of e) {
      const e = this[s].indexOf(A);
      -1 !== e && this[s].splice(e, 1);
     }
    });
   }
   [i]() {
    for (const A of this[s]) if (!A[o]) return A;
    if (!this[I] || this[s].length < this[I]) {
     const A = this[h](this[c], this[C]);
     return this[n](A), A;
    }
   }
  };
 }),
 76672: (function(A, e, t) {
  "use strict";
  const {kProxy: r, kClose: s, kDestroy: o, kDispatch: n, kInterceptors: i} = t(36443), {URL: a} = t(73136), g = t(57405), Q = t(30628), c = t(21841), {InvalidArgumentError: E, RequestAbortedError: B, SecureProxyConnectionError: C} = t(68707), I = t(59136), h = t(23701), l = Symbol("proxy agent"), u = Symbol("proxy client"), d = Symbol("proxy headers"), f = Symbol("request tls settings"), y = Symbol("proxy tls settings"), w = Symbol("connect endpoint function"), p = Symbol("tunnel proxy");
  function defaultFactory(A, e) {
   return new Q(A, e);
  }
  const noop = () => {};
  function defaultAgentFactory(A, e) {
   return 1 === e.connections ? new h(A, e) : new Q(A, e);
  }
  class Http1ProxyWrapper extends c {
   #E;
   constructor(A, {headers: e = {}, connect: t, factory: r}) {
    if (super(), !A) throw new E("Proxy URL is mandatory");
    this[d] = e, this.#E = r ? r(A, {
     connect: t
    }) : new h(A, {
     connect: t
    });
   }
   [n](A, e) {
    const t = e.onHeaders;
    e.onHeaders = function(A, r, s) {
     407 !== A ? t && t.call(this, A, r, s) : "function" == typeof e.onError && e.onError(new E("Proxy Authentication Required (407)"));
    };
    const {origin: r, path: s = "/", headers: o = {}} = A;
    if (A.path = r + s, !("host" in o) && !("Host" in o)) {
     const {host: A} = new a(r);
     o.host = A;
    }
    return A.headers = {
     ...this[d],
     ...o
    }, this.#E[n](A, e);
   }
   async [s]() {
    return this.#E.close();
   }
   async [o](A) {
    return this.#E.destroy(A);
   }
  }
  A.exports = class extends c {
   constructor(A) {
    if (super(), !A || "object" == typeof A && !(A instanceof a) && !A.uri) throw new E("Proxy uri is mandatory");
    const {clientFactory: e = defaultFactory} = A;
    if ("function" != typeof e) throw new E("Proxy opts.clientFactory must be a function.");
    const {proxyTunnel: t = !0} = A, s = this.#B(A), {href: o, origin: n, port: Q, protocol: c, username: h, password: D, hostname: k} = s;
    if (this[r] = {
     uri: o,
     protocol: c
    }, this[i] = A.interceptors?.ProxyAgent && Array.isArray(A.interceptors.ProxyAgent) ? A.interceptors.ProxyAgent : [], 
    this[f] = A.requestTls, this[y] = A.proxyTls, this[d] = A.headers || {}, this[p] = t, 
    A.auth && A.token) throw new E("opts.auth cannot be used in combination with opts.token");
    A.auth ? this[d]["proxy-authorization"] = `Basic ${A.auth}` : A.token ? this[d]["proxy-authorization"] = A.token : h && D && (this[d]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(h)}:${decodeURIComponent(D)}`).toString("base64")}`);
    const R = I({
     ...A.proxyTls
    });
    this[w] = I({
     ...A.requestTls
    });
    const m = A.factory || defaultAgentFactory;
    this[u] = e(s, {
     connect: R
    }), this[l] = new g({
     ...A,
     factory: (A, e) => {
      const {protocol: t} = new a(A);
      return this[p] || "http:" !== t || "http:" !== this[r].protocol ? m(A, e) : new Http1ProxyWrapper(this[r].uri, {
       headers: this[d],
       connect: R,
       factory: m
      });
     },
     connect: async (A, e) => {
      let t = A.host;
      A.port || (t += `:${function(A) {
       return "https:" === A ? 443 : 80;
      }(A.protocol)}`);
      try {
       const {socket: r, statusCode: s} = await this[u].connect({
        origin: n,
        port: Q,
        path: t,
        signal: A.signal,
        headers: {
         ...this[d],
         host: A.host
        },
        servername: this[y]?.servername || k
       });
       if (200 !== s && (r.on("error", noop).destroy(), e(new B(`Proxy response (${s}) !== 200 when HTTP Tunneling`))), 
       "https:" !== A.protocol) return void e(null, r);
       let o;
       o = this[f] ? this[f].servername : A.servername, this[w]({
        ...A,
        servername: o,
        httpSocket: r
       }, e);
      } catch (A) {
       "ERR_TLS_CERT_ALTNAME_INVALID" === A.code ? e(new C(A)) : e(A);
      }
     }
    });
   }
   dispatch(A, e) {
    const t = function(A) {
     if (Array.isArray(A)) {
      const e = {};
      for (let t = 0; t < A.length; t += 2) e[A[t]] = A[t + 1];
      return e;
     }
     return A;
    }(A.headers);
    if (function(A) {
     if (A && Object.keys(A).find(A => "proxy-authorization" === A.toLowerCase())) throw new E("Proxy-Authorization should be sent in ProxyAgent constructor");
    }(t), t && !("host" in t) && !("Host" in t)) {
     const {host: e} = new a(A.origin);
     t.host = e;
    }
    return this[l].dispatch({
     ...A,
     headers: t
    }, e);
   }
   #B(A) {
    return "string" == typeof A ? new a(A) : A instanceof a ? A : new a(A.uri);
   }
   async [s]() {
    await this[l].close(), await this[u].close();
   }
   async [o]() {
    await this[l].destroy(), await this[u].destroy();
   }
  };
 }),
 30050: (function(A, e, t) {
  "use strict";
  const r = t(30883), s = t(17816);
  A.exports = class extends r {
   #C=null;
   #I=null;
   constructor(A, e = {}) {
    super(e), this.#C = A, this.#I = e;
   }
   dispatch(A, e) {
    const t = new s({
     ...A,
     retryOptions: this.#I
    }, {
     dispatch: this.#C.dispatch.bind(this.#C),
     handler: e
    });
    return this.#C.dispatch(A, t);
   }
   close() {
    return this.#C.close();
   }
   destroy() {
    return this.#C.destroy();
   }
  };
 }),
 32581: (function(A, e, t) {
  "use strict";
  const r = Symbol.for("undici.globalDispatcher.1"), {InvalidArgumentError: s} = t(68707), o = t(57405);
  function setGlobalDispatcher(A) {
   if (!A || "function" != typeof A.dispatch) throw new s("Argument agent must implement Agent");
   Object.defineProperty(globalThis, r, {
    value: A,
    writable: !0,
    enumerable: !1,
    configurable: !1
   });
  }
  function getGlobalDispatcher() {
   return globalThis[r];
  }
  void 0 === getGlobalDispatcher() && setGlobalDispatcher(new o), A.exports = {
   setGlobalDispatcher: setGlobalDispatcher,
   getGlobalDispatcher: getGlobalDispatcher
  };
 }),
 58155: (function(A) {
  "use strict";
  A.exports = class {
   #h;
   constructor(A) {
    if ("object" != typeof A || null === A) throw new TypeError("handler must be an object");
    this.#h = A;
   }
   onConnect(...A) {
    return this.#h.onConnect?.(...A);
   }
   onError(...A) {
    return this.#h.onError?.(...A);
   }
   onUpgrade(...A) {
    return this.#h.onUpgrade?.(...A);
   }
   onResponseStarted(...A) {
    return this.#h.onResponseStarted?.(...A);
   }
   onHeaders(...A) {
    return this.#h.onHeaders?.(...A);
   }
   onData(...A) {
    return this.#h.onData?.(...A);
   }
   onComplete(...A) {
    return this.#h.onComplete?.(...A);
   }
   onBodySent(...A) {
    return this.#h.onBodySent?.(...A);
   }
  };
 }),
 8754: (function(A, e, t) {
  "use strict";
  const r = t(3440), {kBodyUsed: s} = t(36443), o = t(34589), {InvalidArgumentError: n} = t(68707), i = t(78474), a = [ 300, 301, 302, 303, 307, 308 ], g = Symbol("body");
  class BodyAsyncIterable {
   constructor(A) {
    this[g] = A, this[s] = !1;
   }
   async* [Symbol.asyncIterator]() {
    o(!this[s], "disturbed"), this[s] = !0, yield* this[g];
   }
  }
  function shouldRemoveHeader(A, e, t) {
   if (4 === A.length) return "host" === r.headerNameToString(A);
   if (e && r.headerNameToString(A).startsWith("content-")) return !0;
   if (t && (13 === A.length || 6 === A.length || 19 === A.length)) {
    const e = r.headerNameToString(A);
    return "authorization" === e || "cookie" === e || "proxy-authorization" === e;
   }
   return !1;
  }
  A.exports = class {
   constructor(A, e, t, a) {
    if (null != e && (!Number.isInteger(e) || e < 0)) throw new n("maxRedirections must be a positive number");
    r.validateHandler(a, t.method, t.upgrade), this.dispatch = A, this.location = null, 
    this.abort = null, this.opts = {
     ...t,
     maxRedirections: 0
    }, this.maxRedirections = e, this.handler = a, this.history = [], this.redirectionLimitReached = !1, 
    r.isStream(this.opts.body) ? (0 === r.bodyLength(this.opts.body) && this.opts.body.on("data", function() {
     o(!1);
    }), "boolean" != typeof this.opts.body.readableDidRead && (this.opts.body[s] = !1, 
    i.prototype.on.call(this.opts.body, "data", function() {
     this[s] = !0;
    }))) : (this.opts.body && "function" == typeof this.opts.body.pipeTo || this.opts.body && "string" != typeof this.opts.body && !ArrayBuffer.isView(this.opts.body) && r.isIterable(this.opts.body)) && (this.opts.body = new BodyAsyncIterable(this.opts.body));
   }
   onConnect(A) {
    this.abort = A, this.handler.onConnect(A, {
     history: this.history
    });
   }
   onUpgrade(A, e, t) {
    this.handler.onUpgrade(A, e, t);
   }
   onError(A) {
    this.handler.onError(A);
   }
   onHeaders(A, e, t, s) {
    if (this.location = this.history.length >= this.maxRedirections || r.isDisturbed(this.opts.body) ? null : function(A, e) {
     if (-1 === a.indexOf(A)) return null;
     for (let A = 0; A < e.length; A += 2) if (8 === e[A].length && "location" === r.headerNameToString(e[A])) return e[A + 1];
    }(A, e), this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) return this.request && this.request.abort(new Error("max redirects")), 
    this.redirectionLimitReached = !0, void this.abort(new Error("max redirects"));
    if (this.opts.origin && this.history.push(new URL(this.opts.path, this.opts.origin)), 
    !this.location) return this.handler.onHeaders(A, e, t, s);
    const {origin: n, pathname: i, search: g} = r.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin))), Q = g ? `${i}${g}` : i;
    this.opts.headers = function(A, e, t) {
     const r = [];
     if (Array.isArray(A)) for (let s = 0; s < A.length; s += 2) shouldRemoveHeader(A[s], e, t) || r.push(A[s], A[s + 1]); else if (A && "object" == typeof A) for (const s of Object.keys(A)) shouldRemoveHeader(s, e, t) || r.push(s, A[s]); else o(null == A, "headers must be an object or an array");
     return r;
    }(this.opts.headers, 303 === A, this.opts.origin !== n), this.opts.path = Q, this.opts.origin = n, 
    this.opts.maxRedirections = 0, this.opts.query = null, 303 === A && "HEAD" !== this.opts.method && (this.opts.method = "GET", 
    this.opts.body = null);
   }
   onData(A) {
    if (!this.location) return this.handler.onData(A);
   }
   onComplete(A) {
    this.location ? (this.location = null, this.abort = null, this.dispatch(this.opts, this)) : this.handler.onComplete(A);
   }
   onBodySent(A) {
    this.handler.onBodySent && this.handler.onBodySent(A);
   }
  };
 }),
 17816: (function(A, e, t) {
  "use strict";
  const r = t(34589), {kRetryHandlerDefaultRetry: s} = t(36443), {RequestRetryError: o} = t(68707), {isDisturbed: n, parseHeaders: i, parseRangeHeader: a, wrapRequestBody: g} = t(3440);
  function validatePartialResponseContentLength(A, e, t, r) {
   const s = A["content-length"];
   if (null == s) return null;
   if (!Number.isFinite(e.start) || !Number.isFinite(e.end)) return null;
   const n = Number(s), i = e.end - e.start + 1;
   return Number.isFinite(n) && n === i ? null : new o("Content-Length mismatch", t, {
    headers: A,
    data: {
     count: r
    }
   });
  }
  class RetryHandler {
   constructor(A, e) {
    const {retryOptions: t, ...r} = A, {retry: o, maxRetries: n, maxTimeout: i, minTimeout: a, timeoutFactor: Q, methods: c, errorCodes: E, retryAfter: B, statusCodes: C} = t ?? {};
    this.dispatch = e.dispatch, this.handler = e.handler, this.opts = {
     ...r,
     body: g(A.body)
    }, this.abort = null, this.aborted = !1, this.retryOpts = {
     retry: o ?? RetryHandler[s],
     retryAfter: B ?? !0,
     maxTimeout: i ?? 3e4,
     minTimeout: a ?? 500,
     timeoutFactor: Q ?? 2,
     maxRetries: n ?? 5,
     methods: c ?? [ "GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE" ],
     statusCodes: C ?? [ 500, 502, 503, 504, 429 ],
     errorCodes: E ?? [ "ECONNRESET", "ECONNREFUSED", "ENOTFOUND", "ENETDOWN", "ENETUNREACH", "EHOSTDOWN", "EHOSTUNREACH", "EPIPE", "UND_ERR_SOCKET" ]
    }, this.retryCount = 0, this.retryCountCheckpoint = 0, this.start = 0, this.end = null, 
    this.etag = null, this.resume = null, this.headersSent = !1, this.handler.onConnect(A => {
     this.aborted = !0, this.abort ? this.abort(A) : this.reason = A;
    });
   }
   checkpointResponseEnd(A, e) {
    if (null == this.end && "HEAD" !== this.opts.method) {
     const e = A["content-length"];
     this.end = null != e ? Number(e) - 1 : null, r(null == this.end || Number.isFinite(this.end), "invalid content-length");
    }
    this.resume = null != this.end ? e : null;
   }
   onRequestSent() {
    this.handler.onRequestSent && this.handler.onRequestSent();
   }
   onUpgrade(A, e, t) {
    this.handler.onUpgrade && this.handler.onUpgrade(A, e, t);
   }
   onConnect(A) {
    this.aborted ? A(this.reason) : this.abort = A;
   }
   onBodySent(A) {
    if (this.handler.onBodySent) return this.handler.onBodySent(A);
   }
   static [s](A, {state: e, opts: t}, r) {
    const {statusCode: s, code: o, headers: n} = A, {method: i, retryOptions: a} = t, {maxRetries: g, minTimeout: Q, maxTimeout: c, timeoutFactor: E, statusCodes: B, errorCodes: C, methods: I} = a, {counter: h} = e;
    if (o && "UND_ERR_REQ_RETRY" !== o && !C.includes(o)) return void r(A);
    if (Array.isArray(I) && !I.includes(i)) return void r(A);
    if (null != s && Array.isArray(B) && !B.includes(s)) return void r(A);
    if (h > g) return void r(A);
    let l = n?.["retry-after"];
    l && (l = Number(l), l = Number.isNaN(l) ? function(A) {
     const e = Date.now();
     return new Date(A).getTime() - e;
    }(l) : 1e3 * l);
    const u = l > 0 ? Math.min(l, c) : Math.min(Q * E ** (h - 1), c);
    setTimeout(() => r(null), u);
   }
   onHeaders(A, e, t, s) {
    const n = i(e);
    if (this.retryCount += 1, A >= 300) return this.headersSent || !1 !== this.retryOpts.statusCodes.includes(A) ? (this.abort(new o("Request failed", A, {
     headers: n,
     data: {
      count: this.retryCount
     }
    })), !1) : (this.headersSent = !0, this.checkpointResponseEnd(n, t), this.handler.onHeaders(A, e, t, s));
    if (null != this.resume) {
     if (this.resume = null, 206 !== A && (this.start > 0 || 200 !== A)) return this.abort(new o("server does not support the range header and the payload was partially consumed", A, {
      headers: n,
      data: {
       count: this.retryCount
      }
     })), !1;
     const e = a(n["content-range"]);
     if (!e) return this.abort(new o("Content-Range mismatch", A, {
      headers: n,
      data: {
       count: this.retryCount
      }
     })), !1;
     if (null != this.etag && this.etag !== n.etag) return this.abort(new o("ETag mismatch", A, {
      headers: n,
      data: {
       count: this.retryCount
      }
     })), !1;
     const r = validatePartialResponseContentLength(n, e, A, this.retryCount);
     if (null != r) return this.abort(r), !1;
     const {start: s, size: i, end: g = i - 1} = e;
     return this.start !== s || null != this.end && this.end !== g ? (this.abort(new o("Content-Range mismatch", A, {
      headers: n,
      data: {
       count: this.retryCount
      }
     })), !1) : (this.resume = t, !0);
    }
    if (null == this.end) {
     if (206 === A) {
      const o = a(n["content-range"]);
      if (null == o) return this.headersSent = !0, this.handler.onHeaders(A, e, t, s);
      const i = validatePartialResponseContentLength(n, o, A, this.retryCount);
      if (null != i) return this.abort(i), !1;
      const {start: g, size: Q, end: c = Q - 1} = o;
      r(null != g && Number.isFinite(g), "content-range mismatch"), r(null != c && Number.isFinite(c), "invalid content-length"), 
      this.start = g, this.end = c;
     }
     if (null == this.end) {
      const A = n["content-length"];
      this.end = null != A ? Number(A) - 1 : null;
     }
     return r(Number.isFinite(this.start)), r(null == this.end || Number.isFinite(this.end), "invalid content-length"), 
     this.resume = t, this.headersSent = !0, this.etag = null != n.etag ? n.etag : null, 
     null != this.etag && this.etag.startsWith("W/") && (this.etag = null), this.handler.onHeaders(A, e, t, s);
    }
    const g = new o("Request failed", A, {
     headers: n,
     data: {
      count: this.retryCount
     }
    });
    return this.abort(g), !1;
   }
   onData(A) {
    return this.start += A.length, this.handler.onData(A);
   }
   onComplete(A) {
    return this.retryCount = 0, this.handler.onComplete(A);
   }
   onError(A) {
    if (this.aborted || n(this.opts.body) || this.headersSent && null == this.resume) return this.handler.onError(A);
    this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1, 
    this.retryOpts.retry(A, {
     state: {
      counter: this.retryCount
     },
     opts: {
      retryOptions: this.retryOpts,
      ...this.opts
     }
    }, function(A) {
     if (null != A || this.aborted || n(this.opts.body)) return this.handler.onError(A);
     if (0 !== this.start) {
      const A = {
       range: `bytes=${this.start}-${this.end ?? ""}`
      };
      null != this.etag && (A["if-match"] = this.etag), this.opts = {
       ...this.opts,
       headers: {
        ...this.opts.headers,
        ...A
       }
      };
     }
     try {
      this.retryCountCheckpoint = this.retryCount, this.dispatch(this.opts, this);
     } catch (A) {
      this.handler.onError(A);
     }
    }.bind(this));
   }
  }
  A.exports = RetryHandler;
 }),
 70379: (function(A, e, t) {
  "use strict";
  const {isIP: r} = t(77030), {lookup: s} = t(40610), o = t(58155), {InvalidArgumentError: n, InformationalError: i} = t(68707), a = Math.pow(2, 31) - 1;
  class DNSInstance {
   #l=0;
   #u=0;
   #d=new Map;
   dualStack=!0;
   affinity=null;
   lookup=null;
   pick=null;
   constructor(A) {
    this.#l = A.maxTTL, this.#u = A.maxItems, this.dualStack = A.dualStack, this.affinity = A.affinity, 
    this.lookup = A.lookup ?? this.#f, this.pick = A.pick ?? this.#y;
   }
   get full() {
    return this.#d.size === this.#u;
   }
   runLookup(A, e, t) {
    const r = this.#d.get(A.hostname);
    if (null == r && this.full) return void t(null, A.origin);
    const s = {
     affinity: this.affinity,
     dualStack: this.dualStack,
     lookup: this.lookup,
     pick: this.pick,
     ...e.dns,
     maxTTL: this.#l,
     maxItems: this.#u
    };
    if (null == r) this.lookup(A, s, (e, r) => {
     if (e || null == r || 0 === r.length) return void t(e ?? new i("No DNS entries found"));
     this.setRecords(A, r);
     const o = this.#d.get(A.hostname), n = this.pick(A, o, s.affinity);
     let a;
     a = "number" == typeof n.port ? `:${n.port}` : "" !== A.port ? `:${A.port}` : "", 
     t(null, `${A.protocol}//${6 === n.family ? `[${n.address}]` : n.address}${a}`);
    }); else {
     const o = this.pick(A, r, s.affinity);
     if (null == o) return this.#d.delete(A.hostname), void this.runLookup(A, e, t);
     let n;
     n = "number" == typeof o.port ? `:${o.port}` : "" !== A.port ? `:${A.port}` : "", 
     t(null, `${A.protocol}//${6 === o.family ? `[${o.address}]` : o.address}${n}`);
    }
   }
   #f(A, e, t) {
    s(A.hostname, {
     all: !0,
     family: !1 === this.dualStack ? this.affinity : 0,
     order: "ipv4first"
    }, (A, e) => {
     if (A) return t(A);
     const r = new Map;
     for (const A of e) r.set(`${A.address}:${A.family}`, A);
     t(null, r.values());
    });
   }
   #y(A, e, t) {
    let r = null;
    const {records: s, offset: o} = e;
    let n;
    if (this.dualStack ? (null == t && (null == o || o === a ? (e.offset = 0, t = 4) : (e.offset++, 
    t = 1 & ~e.offset ? 4 : 6)), n = null != s[t] && s[t].ips.length > 0 ? s[t] : s[4 === t ? 6 : 4]) : n = s[t], 
    null == n || 0 === n.ips.length) return r;
    null == n.offset || n.offset === a ? n.offset = 0 : n.offset++;
    const i = n.offset % n.ips.length;
    return r = n.ips[i] ?? null, null == r ? r : Date.now() - r.timestamp > r.ttl ? (n.ips.splice(i, 1), 
    this.pick(A, e, t)) : r;
   }
   setRecords(A, e) {
    const t = Date.now(), r = {
     records: {
      4: null,
      6: null
     }
    };
    for (const A of e) {
     A.timestamp = t, "number" == typeof A.ttl ? A.ttl = Math.min(A.ttl, this.#l) : A.ttl = this.#l;
     const e = r.records[A.family] ?? {
      ips: []
     };
     e.ips.push(A), r.records[A.family] = e;
    }
    this.#d.set(A.hostname, r);
   }
   getHandler(A, e) {
    return new DNSDispatchHandler(this, A, e);
   }
  }
  class DNSDispatchHandler extends o {
   #w=null;
   #n=null;
   #r=null;
   #h=null;
   #p=null;
   constructor(A, {origin: e, handler: t, dispatch: r}, s) {
    super(t), this.#p = e, this.#h = t, this.#n = {
     ...s
    }, this.#w = A, this.#r = r;
   }
   onError(A) {
    switch (A.code) {
    case "ETIMEDOUT":
    case "ECONNREFUSED":
     return this.#w.dualStack ? void this.#w.runLookup(this.#p, this.#n, (A, e) => {
      if (A) return this.#h.onError(A);
      const t = {
       ...this.#n,
       origin: e
      };
      this.#r(t, this);
     }) : void this.#h.onError(A);

    case "ENOTFOUND":
     this.#w.deleteRecord(this.#p);

    default:
     this.#h.onError(A);
    }
   }
  }
  A.exports = A => {
   if (null != A?.maxTTL && ("number" != typeof A?.maxTTL || A?.maxTTL < 0)) throw new n("Invalid maxTTL. Must be a positive number");
   if (null != A?.maxItems && ("number" != typeof A?.maxItems || A?.maxItems < 1)) throw new n("Invalid maxItems. Must be a positive number and greater than zero");
   if (null != A?.affinity && 4 !== A?.affinity && 6 !== A?.affinity) throw new n("Invalid affinity. Must be either 4 or 6");
   if (null != A?.dualStack && "boolean" != typeof A?.dualStack) throw new n("Invalid dualStack. Must be a boolean");
   if (null != A?.lookup && "function" != typeof A?.lookup) throw new n("Invalid lookup. Must be a function");
   if (null != A?.pick && "function" != typeof A?.pick) throw new n("Invalid pick. Must be a function");
   const e = A?.dualStack ?? !0;
   let t;
   t = e ? A?.affinity ?? null : A?.affinity ?? 4;
   const s = new DNSInstance({
    maxTTL: A?.maxTTL ?? 1e4,
    lookup: A?.lookup ?? null,
    pick: A?.pick ?? null,
    dualStack: e,
    affinity: t,
    maxItems: A?.maxItems ?? 1 / 0
   });
   return A => function(e, t) {
    const o = e.origin.constructor === URL ? e.origin : new URL(e.origin);
    return 0 !== r(o.hostname) ? A(e, t) : (s.runLookup(o, e, (r, n) => {
     if (r) return t.onError(r);
     let i = null;
     i = {
      ...e,
      servername: o.hostname,
      origin: n,
      headers: {
       host: o.hostname,
       ...e.headers
      }
     }, A(i, s.getHandler({
      origin: o,
      dispatch: A,
      handler: t
     }, e));
    }), !0);
   };
  };
 }),
 88060: (function(A, e, t) {
  "use strict";
  const r = t(3440), {InvalidArgumentError: s, RequestAbortedError: o} = t(68707), n = t(58155);
  class DumpHandler extends n {
   #D=1048576;
   #k=null;
   #R=!1;
   #m=!1;
   #F=0;
   #b=null;
   #h=null;
   constructor({maxSize: A}, e) {
    if (super(e), null != A && (!Number.isFinite(A) || A < 1)) throw new s("maxSize must be a number greater than 0");
    this.#D = A ?? this.#D, this.#h = e;
   }
   onConnect(A) {
    this.#k = A, this.#h.onConnect(this.#S.bind(this));
   }
   #S(A) {
    this.#m = !0, this.#b = A;
   }
   onHeaders(A, e, t, s) {
    const n = r.parseHeaders(e)["content-length"];
    if (null != n && n > this.#D) throw new o(`Response size (${n}) larger than maxSize (${this.#D})`);
    return !!this.#m || this.#h.onHeaders(A, e, t, s);
   }
   onError(A) {
    this.#R || (A = this.#b ?? A, this.#h.onError(A));
   }
   onData(A) {
    return this.#F = this.#F + A.length, this.#F >= this.#D && (this.#R = !0, this.#m ? this.#h.onError(this.#b) : this.#h.onComplete([])), 
    !0;
   }
   onComplete(A) {
    this.#R || (this.#m ? this.#h.onError(this.reason) : this.#h.onComplete(A));
   }
  }
  A.exports = function({maxSize: A} = {
   maxSize: 1048576
  }) {
   return e => function(t, r) {
    const {dumpMaxSize: s = A} = t, o = new DumpHandler({
     maxSize: s
    }, r);
    return e(t, o);
   };
  };
 }),
 25092: (function(A, e, t) {
  "use strict";
  const r = t(8754);
  A.exports = function({maxRedirections: A}) {
   return e => function(t, s) {
    const {maxRedirections: o = A} = t;
    if (!o) return e(t, s);
    const n = new r(e, o, t, s);
    return t = {
     ...t,
     maxRedirections: 0
    }, e(t, n);
   };
  };
 }),
 21514: (function(A, e, t) {
  "use strict";
  const r = t(8754);
  A.exports = A => {
   const e = A?.maxRedirections;
   return A => function(t, s) {
    const {maxRedirections: o = e, ...n} = t;
    if (!o) return A(t, s);
    const i = new r(A, o, t, s);
    return A(n, i);
   };
  };
 }),
 92026: (function(A, e, t) {
  "use strict";
  const r = t(17816);
  A.exports = A => e => function(t, s) {
   return e(t, new r({
    ...t,
    retryOptions: {
     ...A,
     ...t.retryOptions
    }
   }, {
    handler: s,
    dispatch: e
   }));
  };
 }),
 52824: (function(A, e, t) {
  "use strict";
  Object.defineProperty(e, "__esModule", {
   value: !0
  }), e.SPECIAL_HEADERS = e.HEADER_STATE = e.MINOR = e.MAJOR = e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS = e.TOKEN = e.STRICT_TOKEN = e.HEX = e.URL_CHAR = e.STRICT_URL_CHAR = e.USERINFO_CHARS = e.MARK = e.ALPHANUM = e.NUM = e.HEX_MAP = e.NUM_MAP = e.ALPHA = e.FINISH = e.H_METHOD_MAP = e.METHOD_MAP = e.METHODS_RTSP = e.METHODS_ICE = e.METHODS_HTTP = e.METHODS = e.LENIENT_FLAGS = e.FLAGS = e.TYPE = e.ERROR = void 0;
  const r = t(50172);
  var s, o, n, i, a, g, Q;
  (Q = e.ERROR || (e.ERROR = {}))[Q.OK = 0] = "OK", Q[Q.INTERNAL = 1] = "INTERNAL", 
  Q[Q.STRICT = 2] = "STRICT", Q[Q.LF_EXPECTED = 3] = "LF_EXPECTED", Q[Q.UNEXPECTED_CONTENT_LENGTH = 4] = "UNEXPECTED_CONTENT_LENGTH", 
  Q[Q.CLOSED_CONNECTION = 5] = "CLOSED_CONNECTION", Q[Q.INVALID_METHOD = 6] = "INVALID_METHOD", 
  Q[Q.INVALID_URL = 7] = "INVALID_URL", Q[Q.INVALID_CONSTANT = 8] = "INVALID_CONSTANT", 
  Q[Q.INVALID_VERSION = 9] = "INVALID_VERSION", Q[Q.INVALID_HEADER_TOKEN = 10] = "INVALID_HEADER_TOKEN", 
  Q[Q.INVALID_CONTENT_LENGTH = 11] = "INVALID_CONTENT_LENGTH", Q[Q.INVALID_CHUNK_SIZE = 12] = "INVALID_CHUNK_SIZE", 
  Q[Q.INVALID_STATUS = 13] = "INVALID_STATUS", Q[Q.INVALID_EOF_STATE = 14] = "INVALID_EOF_STATE", 
  Q[Q.INVALID_TRANSFER_ENCODING = 15] = "INVALID_TRANSFER_ENCODING", Q[Q.CB_MESSAGE_BEGIN = 16] = "CB_MESSAGE_BEGIN", 
  Q[Q.CB_HEADERS_COMPLETE = 17] = "CB_HEADERS_COMPLETE", Q[Q.CB_MESSAGE_COMPLETE = 18] = "CB_MESSAGE_COMPLETE", 
  Q[Q.CB_CHUNK_HEADER = 19] = "CB_CHUNK_HEADER", Q[Q.CB_CHUNK_COMPLETE = 20] = "CB_CHUNK_COMPLETE", 
  Q[Q.PAUSED = 21] = "PAUSED", Q[Q.PAUSED_UPGRADE = 22] = "PAUSED_UPGRADE", Q[Q.PAUSED_H2_UPGRADE = 23] = "PAUSED_H2_UPGRADE", 
  Q[Q.USER = 24] = "USER", (g = e.TYPE || (e.TYPE = {}))[g.BOTH = 0] = "BOTH", g[g.REQUEST = 1] = "REQUEST", 
  g[g.RESPONSE = 2] = "RESPONSE", (a = e.FLAGS || (e.FLAGS = {}))[a.CONNECTION_KEEP_ALIVE = 1] = "CONNECTION_KEEP_ALIVE", 
  a[a.CONNECTION_CLOSE = 2] = "CONNECTION_CLOSE", a[a.CONNECTION_UPGRADE = 4] = "CONNECTION_UPGRADE", 
  a[a.CHUNKED = 8] = "CHUNKED", a[a.UPGRADE = 16] = "UPGRADE", a[a.CONTENT_LENGTH = 32] = "CONTENT_LENGTH", 
  a[a.SKIPBODY = 64] = "SKIPBODY", a[a.TRAILING = 128] = "TRAILING", a[a.TRANSFER_ENCODING = 512] = "TRANSFER_ENCODING", 
  (i = e.LENIENT_FLAGS || (e.LENIENT_FLAGS = {}))[i.HEADERS = 1] = "HEADERS", i[i.CHUNKED_LENGTH = 2] = "CHUNKED_LENGTH", 
  i[i.KEEP_ALIVE = 4] = "KEEP_ALIVE", function(A) {
   A[A.DELETE = 0] = "DELETE", A[A.GET = 1] = "GET", A[A.HEAD = 2] = "HEAD", A[A.POST = 3] = "POST", 
   A[A.PUT = 4] = "PUT", A[A.CONNECT = 5] = "CONNECT", A[A.OPTIONS = 6] = "OPTIONS", 
   A[A.TRACE = 7] = "TRACE", A[A.COPY = 8] = "COPY", A[A.LOCK = 9] = "LOCK", A[A.MKCOL = 10] = "MKCOL", 
   A[A.MOVE = 11] = "MOVE", A[A.PROPFIND = 12] = "PROPFIND", A[A.PROPPATCH = 13] = "PROPPATCH", 
   A[A.SEARCH = 14] = "SEARCH", A[A.UNLOCK = 15] = "UNLOCK", A[A.BIND = 16] = "BIND", 
   A[A.REBIND = 17] = "REBIND", A[A.UNBIND = 18] = "UNBIND", A[A.ACL = 19] = "ACL", 
   A[A.REPORT = 20] = "REPORT", A[A.MKACTIVITY = 21] = "MKACTIVITY", A[A.CHECKOUT = 22] = "CHECKOUT", 
   A[A.MERGE = 23] = "MERGE", A[A["M-SEARCH"] = 24] = "M-SEARCH", A[A.NOTIFY = 25] = "NOTIFY", 
   A[A.SUBSCRIBE = 26] = "SUBSCRIBE", A[A.UNSUBSCRIBE = 27] = "UNSUBSCRIBE", A[A.PATCH = 28] = "PATCH", 
   A[A.PURGE = 29] = "PURGE", A[A.MKCALENDAR = 30] = "MKCALENDAR", A[A.LINK = 31] = "LINK", 
   A[A.UNLINK = 32] = "UNLINK", A[A.SOURCE = 33] = "SOURCE", A[A.PRI = 34] = "PRI", 
   A[A.DESCRIBE = 35] = "DESCRIBE", A[A.ANNOUNCE = 36] = "ANNOUNCE", A[A.SETUP = 37] = "SETUP", 
   A[A.PLAY = 38] = "PLAY", A[A.PAUSE = 39] = "PAUSE", A[A.TEARDOWN = 40] = "TEARDOWN", 
   A[A.GET_PARAMETER = 41] = "GET_PARAMETER", A[A.SET_PARAMETER = 42] = "SET_PARAMETER", 
   A[A.REDIRECT = 43] = "REDIRECT", A[A.RECORD = 44] = "RECORD", A[A.FLUSH = 45] = "FLUSH";
  }(s = e.METHODS || (e.METHODS = {})), e.METHODS_HTTP = [ s.DELETE, s.GET, s.HEAD, s.POST, s.PUT, s.CONNECT, s.OPTIONS, s.TRACE, s.COPY, s.LOCK, s.MKCOL, s.MOVE, s.PROPFIND, s.PROPPATCH, s.SEARCH, s.UNLOCK, s.BIND, s.REBIND, s.UNBIND, s.ACL, s.REPORT, s.MKACTIVITY, s.CHECKOUT, s.MERGE, s["M-SEARCH"], s.NOTIFY, s.SUBSCRIBE, s.UNSUBSCRIBE, s.PATCH, s.PURGE, s.MKCALENDAR, s.LINK, s.UNLINK, s.PRI, s.SOURCE ], 
  e.METHODS_ICE = [ s.SOURCE ], e.METHODS_RTSP = [ s.OPTIONS, s.DESCRIBE, s.ANNOUNCE, s.SETUP, s.PLAY, s.PAUSE, s.TEARDOWN, s.GET_PARAMETER, s.SET_PARAMETER, s.REDIRECT, s.RECORD, s.FLUSH, s.GET, s.POST ], 
  e.METHOD_MAP = r.enumToMap(s), e.H_METHOD_MAP = {}, Object.keys(e.METHOD_MAP).forEach(A => {
   /^H/.test(A) && (e.H_METHOD_MAP[A] = e.METHOD_MAP[A]);
  }), (n = e.FINISH || (e.FINISH = {}))[n.SAFE = 0] = "SAFE", n[n.SAFE_WITH_CB = 1] = "SAFE_WITH_CB", 
  n[n.UNSAFE = 2] = "UNSAFE", e.ALPHA = [];
  for (let A = "A".charCodeAt(0); A <= "Z".charCodeAt(0); A++) e.ALPHA.push(String.fromCharCode(A)), 
  e.ALPHA.push(String.fromCharCode(A + 32));
  e.NUM_MAP = {
   0: 0,
   1: 1,
   2: 2,
   3: 3,
   4: 4,
   5: 5,
   6: 6,
   7: 7,
   8: 8,
   9: 9
  }, e.HEX_MAP = {
   0: 0,
   1: 1,
   2: 2,
   3: 3,
   4: 4,
   5: 5,
   6: 6,
   7: 7,
   8: 8,
   9: 9,
   A: 10,
   B: 11,
   C: 12,
   D: 13,
   E: 14,
   F: 15,
   a: 10,
   b: 11,
   c: 12,
   d: 13,
   e: 14,
   f: 15
  }, e.NUM = [ "0", "1", "2", "3", "4", "5", "6", "7", "8", "9" ], e.ALPHANUM = e.ALPHA.concat(e.NUM), 
  e.MARK = [ "-", "_", ".", "!", "~", "*", "'", "(", ")" ], e.USERINFO_CHARS = e.ALPHANUM.concat(e.MARK).concat([ "%", ";", ":", "&", "=", "+", "$", "," ]), 
  e.STRICT_URL_CHAR = [ "!", '"', "$", "%", "&", "'", "(", ")", "*", "+", ",", "-", ".", "/", ":", ";", "<", "=", ">", "@", "[", "\\", "]", "^", "_", "`", "{", "|", "}", "~" ].concat(e.ALPHANUM), 
  e.URL_CHAR = e.STRICT_URL_CHAR.concat([ "\t", "\f" ]);
  for (let A = 128; A <= 255; A++) e.URL_CHAR.push(A);
  e.HEX = e.NUM.concat([ "a", "b", "c", "d", "e", "f", "A", "B", "C", "D", "E", "F" ]), 
  e.STRICT_TOKEN = [ "!", "#", "$", "%", "&", "'", "*", "+", "-", ".", "^", "_", "`", "|", "~" ].concat(e.ALPHANUM), 
  e.TOKEN = e.STRICT_TOKEN.concat([ " " ]), e.HEADER_CHARS = [ "\t" ];
  for (let A = 32; A <= 255; A++) 127 !== A && e.HEADER_CHARS.push(A);
  e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS.filter(A => 44 !== A), e.MAJOR = e.NUM_MAP, 
  e.MINOR = e.MAJOR, function(A) {
   A[A.GENERAL = 0] = "GENERAL", A[A.CONNECTION = 1] = "CONNECTION", A[A.CONTENT_LENGTH = 2] = "CONTENT_LENGTH", 
   A[A.TRANSFER_ENCODING = 3] = "TRANSFER_ENCODING", A[A.UPGRADE = 4] = "UPGRADE", 
   A[A.CONNECTION_KEEP_ALIVE = 5] = "CONNECTION_KEEP_ALIVE", A[A.CONNECTION_CLOSE = 6] = "CONNECTION_CLOSE", 
   A[A.CONNECTION_UPGRADE = 7] = "CONNECTION_UPGRADE", A[A.TRANSFER_ENCODING_CHUNKED = 8] = "TRANSFER_ENCODING_CHUNKED";
  }(o = e.HEADER_STATE || (e.HEADER_STATE = {})), e.SPECIAL_HEADERS = {
   connection: o.CONNECTION,
   "content-length": o.CONTENT_LENGTH,
   "proxy-connection": o.CONNECTION,
   "transfer-encoding": o.TRANSFER_ENCODING,
   upgrade: o.UPGRADE
  };
 }),
 63870: (function(A, e, t) {
  "use strict";
  const {Buffer: r} = t(4573);
  A.exports = r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv", "base64");
 }),
 53434: (function(A, e, t) {
  "use strict";
  const {Buffer: r} = t(4573);
  A.exports = r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==", "base64");
 }),
 50172: (function(A, e) {
  "use strict";
  Object.defineProperty(e, "__esModule", {
   value: !0
  }), e.enumToMap = void 0, e.enumToMap = function(A) {
   const e = {};
   return Object.keys(A).forEach(t => {
    const r = A[t];
    "number" == typeof r && (e[t] = r);
   }), e;
  };
 }),
 47501: (function(A, e, t) {
  "use strict";
  const {kClients: r} = t(36443), s = t(57405), {kAgent: o, kMockAgentSet: n, kMockAgentGet: i, kDispatches: a, kIsMockActive: g, kNetConnect: Q, kGetNetConnect: c, kOptions: E, kFactory: B} = t(91117), C = t(47365), I = t(94004), {matchValue: h, buildMockOptions: l} = t(53397), {InvalidArgumentError: u, UndiciError: d} = t(68707), f = t(30883), y = t(91529), w = t(56142);
  A.exports = class extends f {
   constructor(A) {
    if (super(A), this[Q] = !0, this[g] = !0, A?.agent && "function" != typeof A.agent.dispatch) throw new u("Argument opts.agent must implement Agent");
    const e = A?.agent ? A.agent : new s(A);
    this[o] = e, this[r] = e[r], this[E] = l(A);
   }
   get(A) {
    let e = this[i](A);
    return e || (e = this[B](A), this[n](A, e)), e;
   }
   dispatch(A, e) {
    return this.get(A.origin), this[o].dispatch(A, e);
   }
   async close() {
    await this[o].close(), this[r].clear();
   }
   deactivate() {
    this[g] = !1;
   }
   activate() {
    this[g] = !0;
   }
   enableNetConnect(A) {
    if ("string" == typeof A || "function" == typeof A || A instanceof RegExp) Array.isArray(this[Q]) ? this[Q].push(A) : this[Q] = [ A ]; else {
     if (void 0 !== A) throw new u("Unsupported matcher. Must be one of String|Function|RegExp.");
     this[Q] = !0;
    }
   }
   disableNetConnect() {
    this[Q] = !1;
   }
   get isMockActive() {
    return this[g];
   }
   [n](A, e) {
    this[r].set(A, e);
   }
   [B](A) {
    const e = Object.assign({
     agent: this
    }, this[E]);
    return this[E] && 1 === this[E].connections ? new C(A, e) : new I(A, e);
   }
   [i](A) {
    const e = this[r].get(A);
    if (e) return e;
    if ("string" != typeof A) {
     const e = this[B]("http://localhost:9999");
     return this[n](A, e), e;
    }
    for (const [e, t] of Array.from(this[r])) if (t && "string" != typeof e && h(e, A)) {
     const e = this[B](A);
     return this[n](A, e), e[a] = t[a], e;
    }
   }
   [c]() {
    return this[Q];
   }
   pendingInterceptors() {
    const A = this[r];
    return Array.from(A.entries()).flatMap(([A, e]) => e[a].map(e => ({
     ...e,
     origin: A
    }))).filter(({pending: A}) => A);
   }
   assertNoPendingInterceptors({pendingInterceptorsFormatter: A = new w} = {}) {
    const e = this.pendingInterceptors();
    if (0 === e.length) return;
    const t = new y("interceptor", "interceptors").pluralize(e.length);
    throw new d(`\n${t.count} ${t.noun} ${t.is} pending:\n\n${A.format(e)}\n`.trim());
   }
  };
 }),
 47365: (function(A, e, t) {
  "use strict";
  const {promisify: r} = t(57975), s = t(23701), {buildMockDispatch: o} = t(53397), {kDispatches: n, kMockAgent: i, kClose: a, kOriginalClose: g, kOrigin: Q, kOriginalDispatch: c, kConnected: E} = t(91117), {MockInterceptor: B} = t(31511), C = t(36443), {InvalidArgumentError: I} = t(68707);
  class MockClient extends s {
   constructor(A, e) {
    if (super(A, e), !e || !e.agent || "function" != typeof e.agent.dispatch) throw new I("Argument opts.agent must implement Agent");
    this[i] = e.agent, this[Q] = A, this[n] = [], this[E] = 1, this[c] = this.dispatch, 
    this[g] = this.close.bind(this), this.dispatch = o.call(this), this.close = this[a];
   }
   get [C.kConnected]() {
    return this[E];
   }
   intercept(A) {
    return new B(A, this[n]);
   }
   async [a]() {
    await r(this[g])(), this[E] = 0, this[i][C.kClients].delete(this[Q]);
   }
  }
  A.exports = MockClient;
 }),
 52429: (function(A, e, t) {
  "use strict";
  const {UndiciError: r} = t(68707), s = Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");
  class MockNotMatchedError extends r {
   constructor(A) {
    super(A), Error.captureStackTrace(this, MockNotMatchedError), this.name = "MockNotMatchedError", 
    this.message = A || "The request does not match any registered mock dispatches", 
    this.code = "UND_MOCK_ERR_MOCK_NOT_MATCHED";
   }
   static [Symbol.hasInstance](A) {
    return A && !0 === A[s];
   }
   [s]=!0;
  }
  A.exports = {
   MockNotMatchedError: MockNotMatchedError
  };
 }),
 31511: (function(A, e, t) {
  "use strict";
  const {getResponseData: r, buildKey: s, addMockDispatch: o} = t(53397), {kDispatches: n, kDispatchKey: i, kDefaultHeaders: a, kDefaultTrailers: g, kContentLength: Q, kMockDispatch: c} = t(91117), {InvalidArgumentError: E} = t(68707), {buildURL: B} = t(3440);
  class MockScope {
   constructor(A) {
    this[c] = A;
   }
   delay(A) {
    if ("number" != typeof A || !Number.isInteger(A) || A <= 0) throw new E("waitInMs must be a valid integer > 0");
    return this[c].delay = A, this;
   }
   persist() {
    return this[c].persist = !0, this;
   }
   times(A) {
    if ("number" != typeof A || !Number.isInteger(A) || A <= 0) throw new E("repeatTimes must be a valid integer > 0");
    return this[c].times = A, this;
   }
  }
  A.exports.MockInterceptor = class {
   constructor(A, e) {
    if ("object" != typeof A) throw new E("opts must be an object");
    if (void 0 === A.path) throw new E("opts.path must be defined");
    if (void 0 === A.method && (A.method = "GET"), "string" == typeof A.path) if (A.query) A.path = B(A.path, A.query); else {
     const e = new URL(A.path, "data://");
     A.path = e.pathname + e.search;
    }
    "string" == typeof A.method && (A.method = A.method.toUpperCase()), this[i] = s(A), 
    this[n] = e, this[a] = {}, this[g] = {}, this[Q] = !1;
   }
   createMockScopeDispatchData({statusCode: A, data: e, responseOptions: t}) {
    const s = r(e), o = this[Q] ? {
     "content-length": s.length
    } : {};
    return {
     statusCode: A,
     data: e,
     headers: {
      ...this[a],
      ...o,
      ...t.headers
     },
     trailers: {
      ...this[g],
      ...t.trailers
     }
    };
   }
   validateReplyParameters(A) {
    if (void 0 === A.statusCode) throw new E("statusCode must be defined");
    if ("object" != typeof A.responseOptions || null === A.responseOptions) throw new E("responseOptions must be an object");
   }
   reply(A) {
    if ("function" == typeof A) {
     const wrappedDefaultsCallback = e => {
      const t = A(e);
      if ("object" != typeof t || null === t) throw new E("reply options callback must return an object");
      const r = {
       data: "",
       responseOptions: {},
       ...t
      };
      return this.validateReplyParameters(r), {
       ...this.createMockScopeDispatchData(r)
      };
     }, e = o(this[n], this[i], wrappedDefaultsCallback);
     return new MockScope(e);
    }
    const e = {
     statusCode: A,
     data: void 0 === arguments[1] ? "" : arguments[1],
     responseOptions: void 0 === arguments[2] ? {} : arguments[2]
    };
    this.validateReplyParameters(e);
    const t = this.createMockScopeDispatchData(e), r = o(this[n], this[i], t);
    return new MockScope(r);
   }
   replyWithError(A) {
    if (void 0 === A) throw new E("error must be defined");
    const e = o(this[n], this[i], {
     error: A
    });
    return new MockScope(e);
   }
   defaultReplyHeaders(A) {
    if (void 0 === A) throw new E("headers must be defined");
    return this[a] = A, this;
   }
   defaultReplyTrailers(A) {
    if (void 0 === A) throw new E("trailers must be defined");
    return this[g] = A, this;
   }
   replyContentLength() {
    return this[Q] = !0, this;
   }
  }, A.exports.MockScope = MockScope;
 }),
 94004: (function(A, e, t) {
  "use strict";
  const {promisify: r} = t(57975), s = t(30628), {buildMockDispatch: o} = t(53397), {kDispatches: n, kMockAgent: i, kClose: a, kOriginalClose: g, kOrigin: Q, kOriginalDispatch: c, kConnected: E} = t(91117), {MockInterceptor: B} = t(31511), C = t(36443), {InvalidArgumentError: I} = t(68707);
  class MockPool extends s {
   constructor(A, e) {
    if (super(A, e), !e || !e.agent || "function" != typeof e.agent.dispatch) throw new I("Argument opts.agent must implement Agent");
    this[i] = e.agent, this[Q] = A, this[n] = [], this[E] = 1, this[c] = this.dispatch, 
    this[g] = this.close.bind(this), this.dispatch = o.call(this), this.close = this[a];
   }
   get [C.kConnected]() {
    return this[E];
   }
   intercept(A) {
    return new B(A, this[n]);
   }
   async [a]() {
    await r(this[g])(), this[E] = 0, this[i][C.kClients].delete(this[Q]);
   }
  }
  A.exports = MockPool;
 }),
 91117: (function(A) {
  "use strict";
  A.exports = {
   kAgent: Symbol("agent"),
   kOptions: Symbol("options"),
   kFactory: Symbol("factory"),
   kDispatches: Symbol("dispatches"),
   kDispatchKey: Symbol("dispatch key"),
   kDefaultHeaders: Symbol("default headers"),
   kDefaultTrailers: Symbol("default trailers"),
   kContentLength: Symbol("content length"),
   kMockAgent: Symbol("mock agent"),
   kMockAgentSet: Symbol("mock agent set"),
   kMockAgentGet: Symbol("mock agent get"),
   kMockDispatch: Symbol("mock dispatch"),
   kClose: Symbol("close"),
   kOriginalClose: Symbol("original agent close"),
   kOrigin: Symbol("origin"),
   kIsMockActive: Symbol("is mock active"),
   kNetConnect: Symbol("net connect"),
   kGetNetConnect: Symbol("get net connect"),
   kConnected: Symbol("connected")
  };
 }),
 53397: (function(A, e, t) {
  "use strict";
  const {MockNotMatchedError: r} = t(52429), {kDispatches: s, kMockAgent: o, kOriginalDispatch: n, kOrigin: i, kGetNetConnect: a} = t(91117), {buildURL: g} = t(3440), {STATUS_CODES: Q} = t(37067), {types: {isPromise: c}} = t(57975);
  function matchValue(A, e) {
   return "string" == typeof A ? A === e : A instanceof RegExp ? A.test(e) : "function" == typeof A && !0 === A(e);
  }
  function lowerCaseEntries(A) {
   return Object.fromEntries(Object.entries(A).map(([A, e]) => [ A.toLocaleLowerCase(), e ]));
  }
  function getHeaderByName(A, e) {
   if (!Array.isArray(A)) return "function" == typeof A.get ? A.get(e) : lowerCaseEntries(A)[e.toLocaleLowerCase()];
   for (let t = 0; t < A.length; t += 2) if (A[t].toLocaleLowerCase() === e.toLocaleLowerCase()) return A[t + 1];
  }
  function buildHeadersFromArray(A) {
   const e = A.slice(), t = [];
   for (let A = 0; A < e.length; A += 2) t.push([ e[A], e[A + 1] ]);
   return Object.fromEntries(t);
  }
  function matchHeaders(A, e) {
   if ("function" == typeof A.headers) return Array.isArray(e) && (e = buildHeadersFromArray(e)), 
   A.headers(e ? lowerCaseEntries(e) : {});
   if (void 0 === A.headers) return !0;
   if ("object" != typeof e || "object" != typeof A.headers) return !1;
   for (const [t, r] of Object.entries(A.headers)) if (!matchValue(r, getHeaderByName(e, t))) return !1;
   return !0;
  }
  function safeUrl(A) {
   if ("string" != typeof A) return A;
   const e = A.split("?");
   if (2 !== e.length) return A;
   const t = new URLSearchParams(e.pop());
   return t.sort(), [ ...e, t.toString() ].join("?");
  }
  function getResponseData(A) {
   return Buffer.isBuffer(A) || A instanceof Uint8Array || A instanceof ArrayBuffer ? A : "object" == typeof A ? JSON.stringify(A) : A.toString();
  }
  function getMockDispatch(A, e) {
   const t = e.query ? g(e.path, e.query) : e.path, s = "string" == typeof t ? safeUrl(t) : t;
   let o = A.filter(({consumed: A}) => !A).filter(({path: A}) => matchValue(safeUrl(A), s));
   if (0 === o.length) throw new r(`Mock dispatch not matched for path '${s}'`);
   if (o = o.filter(({method: A}) => matchValue(A, e.method)), 0 === o.length) throw new r(`Mock dispatch not matched for method '${e.method}' on path '${s}'`);
   if (o = o.filter(({body: A}) => void 0 === A || matchValue(A, e.body)), 0 === o.length) throw new r(`Mock dispatch not matched for body '${e.body}' on path '${s}'`);
   if (o = o.filter(A => matchHeaders(A, e.headers)), 0 === o.length) {
    const A = "object" == typeof e.headers ? JSON.stringify(e.headers) : e.headers;
    throw new r(`Mock dispatch not matched for headers '${A}' on path '${s}'`);
   }
   return o[0];
  }
  function deleteMockDispatch(A, e) {
   const t = A.findIndex(A => !!A.consumed && function(A, {path: e, method: t, body: r, headers: s}) {
    const o = matchValue(A.path, e), n = matchValue(A.method, t), i = void 0 === A.body || matchValue(A.body, r), a = matchHeaders(A, s);
    return o && n && i && a;
   }(A, e));
   -1 !== t && A.splice(t, 1);
  }
  function buildKey(A) {
   const {path: e, method: t, body: r, headers: s, query: o} = A;
   return {
    path: e,
    method: t,
    body: r,
    headers: s,
    query: o
   };
  }
  function generateKeyValues(A) {
   const e = Object.keys(A), t = [];
   for (let r = 0; r < e.length; ++r) {
    const s = e[r], o = A[s], n = Buffer.from(`${s}`);
    if (Array.isArray(o)) for (let A = 0; A < o.length; ++A) t.push(n, Buffer.from(`${o[A]}`)); else t.push(n, Buffer.from(`${o}`));
   }
   return t;
  }
  function getStatusText(A) {
   return Q[A] || "unknown";
  }
  function mockDispatch(A, e) {
   const t = buildKey(A), r = getMockDispatch(this[s], t);
   r.timesInvoked++, r.data.callback && (r.data = {
    ...r.data,
    ...r.data.callback(A)
   });
   const {data: {statusCode: o, data: n, headers: i, trailers: a, error: g}, delay: Q, persist: E} = r, {timesInvoked: B, times: C} = r;
   if (r.consumed = !E && B >= C, r.pending = B < C, null !== g) return deleteMockDispatch(this[s], t), 
   e.onError(g), !0;
   function handleReply(r, s = n) {
    const g = Array.isArray(A.headers) ? buildHeadersFromArray(A.headers) : A.headers, Q = "function" == typeof s ? s({
     ...A,
     headers: g
    }) : s;
    if (c(Q)) return void Q.then(A => handleReply(r, A));
    const E = getResponseData(Q), B = generateKeyValues(i), C = generateKeyValues(a);
    e.onConnect?.(A => e.onError(A), null), e.onHeaders?.(o, B, resume, getStatusText(o)), 
    e.onData?.(Buffer.from(E)), e.onComplete?.(C), deleteMockDispatch(r, t);
   }
   function resume() {}
   return "number" == typeof Q && Q > 0 ? setTimeout(() => {
    handleReply(this[s]);
   }, Q) : handleReply(this[s]), !0;
  }
  function checkNetConnect(A, e) {
   const t = new URL(e);
   return !0 === A || !(!Array.isArray(A) || !A.some(A => matchValue(A, t.host)));
  }
  A.exports = {
   getResponseData: getResponseData,
   getMockDispatch: getMockDispatch,
   addMockDispatch: function(A, e, t) {
    const r = {
     timesInvoked: 0,
     times: 1,
     persist: !1,
     consumed: !1,
     ...e,
     pending: !0,
     data: {
      error: null,
      ..."function" == typeof t ? {
       callback: t
      } : {
       ...t
      }
     }
    };
    return A.push(r), r;
   },
   deleteMockDispatch: deleteMockDispatch,
   buildKey: buildKey,
   generateKeyValues: generateKeyValues,
   matchValue: matchValue,
   getResponse: async function(A) {
    const e = [];
    for await (const t of A) e.push(t);
    return Buffer.concat(e).toString("utf8");
   },
   getStatusText: getStatusText,
   mockDispatch: mockDispatch,
   buildMockDispatch: function() {
    const A = this[o], e = this[i], t = this[n];
    return function(s, o) {
     if (A.isMockActive) try {
      mockDispatch.call(this, s, o);
     } catch (n) {
      if (!(n instanceof r)) throw n;
      {
       const i = A[a]();
       if (!1 === i) throw new r(`${n.message}: subsequent request to origin ${e} was not allowed (net.connect disabled)`);
       if (!checkNetConnect(i, e)) throw new r(`${n.message}: subsequent request to origin ${e} was not allowed (net.connect is not enabled for this origin)`);
       t.call(this, s, o);
      }
     } else t.call(this, s, o);
    };
   },
   checkNetConnect: checkNetConnect,
   buildMockOptions: function(A) {
    if (A) {
     const {agent: e, ...t} = A;
     return t;
    }
   },
   getHeaderByName: getHeaderByName,
   buildHeadersFromArray: buildHeadersFromArray
  };
 }),
 56142: (function(A, e, t) {
  "use strict";
  const {Transform: r} = t(57075), {Console: s} = t(37540), o = process.versions.icu ? "\u2705" : "Y ", n = process.versions.icu ? "\u274c" : "N ";
  A.exports = class {
   constructor({disableColors: A} = {}) {
    this.transform = new r({
     transform(A, e, t) {
      t(null, A);
     }
    }), this.logger = new s({
     stdout: this.transform,
     inspectOptions: {
      colors: !A && !process.env.CI
     }
    });
   }
   format(A) {
    const e = A.map(({method: A, path: e, data: {statusCode: t}, persist: r, times: s, timesInvoked: i, origin: a}) => ({
     Method: A,
     Origin: a,
     Path: e,
     "Status code": t,
     Persistent: r ? o : n,
     Invocations: i,
     Remaining: r ? 1 / 0 : s - i
    }));
    return this.logger.table(e), this.transform.read().toString();
   }
  };
 }),
 91529: (function(A) {
  "use strict";
  const e = {
   pronoun: "it",
   is: "is",
   was: "was",
   this: "this"
  }, t = {
   pronoun: "they",
   is: "are",
   was: "were",
   this: "these"
  };
  A.exports = class {
   constructor(A, e) {
    this.singular = A, this.plural = e;
   }
   pluralize(A) {
    const r = 1 === A;
    return {
     ...r ? e : t,
     count: A,
     noun: r ? this.singular : this.plural
    };
   }
  };
 }),
 96603: (function(A) {
  "use strict";
  let e, t = 0;
  const r = Symbol("kFastTimer"), s = [];
  function onTick() {
   t += 499;
   let A = 0, e = s.length;
   for (;A < e; ) {
    const r = s[A];
    0 === r._state ? (r._idleStart = t - 499, r._state = 1) : 1 === r._state && t >= r._idleStart + r._idleTimeout && (r._state = -1, 
    r._idleStart = -1, r._onTimeout(r._timerArg)), -1 === r._state ? (r._state = -2, 
    0 !== --e && (s[A] = s[e])) : ++A;
   }
   s.length = e, 0 !== s.length && refreshTimeout();
  }
  function refreshTimeout() {
   e ? e.refresh() : (clearTimeout(e), e = setTimeout(onTick, 499), e.unref && e.unref());
  }
  class FastTimer {
   [r]=!0;
   _state=-2;
   _idleTimeout=-1;
   _idleStart=-1;
   _onTimeout;
   _timerArg;
   constructor(A, e, t) {
    this._onTimeout = A, this._idleTimeout = e, this._timerArg = t, this.refresh();
   }
   refresh() {
    -2 === this._state && s.push(this), e && 1 !== s.length || refreshTimeout(), this._state = 0;
   }
   clear() {
    this._state = -1, this._idleStart = -1;
   }
  }
  A.exports = {
   setTimeout: (A, e, t) => e <= 1e3 ? setTimeout(A, e, t) : new FastTimer(A, e, t),
   clearTimeout(A) {
    A[r] ? A.clear() : clearTimeout(A);
   },
   setFastTimeout: (A, e, t) => new FastTimer(A, e, t),
   clearFastTimeout(A) {
    A.clear();
   },
   now: () => t,
   tick(A = 0) {
    t += A - 1e3 + 1, onTick(), onTick();
   },
   reset() {
    t = 0, s.length = 0, clearTimeout(e), e = null;
   },
   kFastTimer: r
  };
 }),
 89634: (function(A, e, t) {
  "use strict";
  const {kConstruct: r} = t(20109), {urlEquals: s, getFieldValues: o} = t(76798), {kEnumerableProperty: n, isDisturbed: i} = t(3440), {webidl: a} = t(45893), {Response: g, cloneResponse: Q, fromInnerResponse: c} = t(99051), {Request: E, fromInnerRequest: B} = t(9967), {kState: C} = t(93627), {fetching: I} = t(54398), {urlIsHttpHttpsScheme: h, createDeferredPromise: l, readAllBytes: u} = t(73168), d = t(34589);
  class Cache {
   #N;
   constructor() {
    arguments[0] !== r && a.illegalConstructor(), a.util.markAsUncloneable(this), this.#N = arguments[1];
   }
   async match(A, e = {}) {
    a.brandCheck(this, Cache);
    const t = "Cache.match";
    a.argumentLengthCheck(arguments, 1, t), A = a.converters.RequestInfo(A, t, "request"), 
    e = a.converters.CacheQueryOptions(e, t, "options");
    const r = this.#M(A, e, 1);
    if (0 !== r.length) return r[0];
   }
   async matchAll(A = void 0, e = {}) {
    a.brandCheck(this, Cache);
    const t = "Cache.matchAll";
    return void 0 !== A && (A = a.converters.RequestInfo(A, t, "request")), e = a.converters.CacheQueryOptions(e, t, "options"), 
    this.#M(A, e);
   }
   async add(A) {
    a.brandCheck(this, Cache);
    const e = "Cache.add";
    a.argumentLengthCheck(arguments, 1, e);
    const t = [ A = a.converters.RequestInfo(A, e, "request") ], r = this.addAll(t);
    return await r;
   }
   async addAll(A) {
    a.brandCheck(this, Cache);
    const e = "Cache.addAll";
    a.argumentLengthCheck(arguments, 1, e);
    const t = [], r = [];
    for (let t of A) {
     if (void 0 === t) throw a.errors.conversionFailed({
      prefix: e,
      argument: "Argument 1",
      types: [ "undefined is not allowed" ]
     });
     if (t = a.converters.RequestInfo(t), "string" == typeof t) continue;
     const A = t[C];
     if (!h(A.url) || "GET" !== A.method) throw a.errors.exception({
      header: e,
      message: "Expected http/s scheme when method is not GET."
     });
    }
    const s = [];
    for (const n of A) {
     const A = new E(n)[C];
     if (!h(A.url)) throw a.errors.exception({
      header: e,
      message: "Expected http/s scheme."
     });
     A.initiator = "fetch", A.destination = "subresource", r.push(A);
     const i = l();
     s.push(I({
      request: A,
      processResponse(A) {
       if ("error" === A.type || 206 === A.status || A.status < 200 || A.status > 299) i.reject(a.errors.exception({
        header: "Cache.addAll",
        message: "Received an invalid status code or the request failed."
       })); else if (A.headersList.contains("vary")) {
        const e = o(A.headersList.get("vary"));
        for (const A of e) if ("*" === A) {
         i.reject(a.errors.exception({
          header: "Cache.addAll",
          message: "invalid vary field value"
         }));
         for (const A of s) A.abort();
         return;
        }
       }
      },
      processResponseEndOfBody(A) {
       A.aborted ? i.reject(new DOMException("aborted", "AbortError")) : i.resolve(A);
      }
     })), t.push(i.promise);
    }
    const n = Promise.all(t), i = await n, g = [];
    let Q = 0;
    for (const A of i) {
     const e = {
      type: "put",
      request: r[Q],
      response: A
     };
     g.push(e), Q++;
    }
    const c = l();
    let B = null;
    try {
     this.#U(g);
    } catch (A) {
     B = A;
    }
    return queueMicrotask(() => {
     null === B ? c.resolve(void 0) : c.reject(B);
    }), c.promise;
   }
   async put(A, e) {
    a.brandCheck(this, Cache);
    const t = "Cache.put";
    a.argumentLengthCheck(arguments, 2, t), A = a.converters.RequestInfo(A, t, "request"), 
    e = a.converters.Response(e, t, "response");
    let r = null;
    if (r = A instanceof E ? A[C] : new E(A)[C], !h(r.url) || "GET" !== r.method) throw a.errors.exception({
     header: t,
     message: "Expected an http/s scheme when method is not GET"
    });
    const s = e[C];
    if (206 === s.status) throw a.errors.exception({
     header: t,
     message: "Got 206 status"
    });
    if (s.headersList.contains("vary")) {
     const A = o(s.headersList.get("vary"));
     for (const e of A) if ("*" === e) throw a.errors.exception({
      header: t,
      message: "Got * vary field value"
     });
    }
    if (s.body && (i(s.body.stream) || s.body.stream.locked)) throw a.errors.exception({
     header: t,
     message: "Response body is locked or disturbed"
    });
    const n = Q(s), g = l();
    if (null != s.body) {
     const A = s.body.stream.getReader();
     u(A).then(g.resolve, g.reject);
    } else g.resolve(void 0);
    const c = [], B = {
     type: "put",
     request: r,
     response: n
    };
    c.push(B);
    const I = await g.promise;
    null != n.body && (n.body.source = I);
    const d = l();
    let f = null;
    try {
     this.#U(c);
    } catch (A) {
     f = A;
    }
    return queueMicrotask(() => {
     null === f ? d.resolve() : d.reject(f);
    }), d.promise;
   }
   async delete(A, e = {}) {
    a.brandCheck(this, Cache);
    const t = "Cache.delete";
    a.argumentLengthCheck(arguments, 1, t), A = a.converters.RequestInfo(A, t, "request"), 
    e = a.converters.CacheQueryOptions(e, t, "options");
    let r = null;
    if (A instanceof E) {
     if (r = A[C], "GET" !== r.method && !e.ignoreMethod) return !1;
    } else d("string" == typeof A), r = new E(A)[C];
    const s = [], o = {
     type: "delete",
     request: r,
     options: e
    };
    s.push(o);
    const n = l();
    let i, g = null;
    try {
     i = this.#U(s);
    } catch (A) {
     g = A;
    }
    return queueMicrotask(() => {
     null === g ? n.resolve(!!i?.length) : n.reject(g);
    }), n.promise;
   }
   async keys(A = void 0, e = {}) {
    a.brandCheck(this, Cache);
    const t = "Cache.keys";
    void 0 !== A && (A = a.converters.RequestInfo(A, t, "request")), e = a.converters.CacheQueryOptions(e, t, "options");
    let r = null;
    if (void 0 !== A) if (A instanceof E) {
     if (r = A[C], "GET" !== r.method && !e.ignoreMethod) return [];
    } else "string" == typeof A && (r = new E(A)[C]);
    const s = l(), o = [];
    if (void 0 === A) for (const A of this.#N) o.push(A[0]); else {
     const A = this.#L(r, e);
     for (const e of A) o.push(e[0]);
    }
    return queueMicrotask(() => {
     const A = [];
     for (const e of o) {
      const t = B(e, (new AbortController).signal, "immutable");
      A.push(t);
     }
     s.resolve(Object.freeze(A));
    }), s.promise;
   }
   #U(A) {
    const e = this.#N, t = [ ...e ], r = [], s = [];
    try {
     for (const t of A) {
      if ("delete" !== t.type && "put" !== t.type) throw a.errors.exception({
       header: "Cache.#batchCacheOperations",
       message: 'operation type does not match "delete" or "put"'
      });
      if ("delete" === t.type && null != t.response) throw a.errors.exception({
       header: "Cache.#batchCacheOperations",
       message: "delete operation should not have an associated response"
      });
      if (this.#L(t.request, t.options, r).length) throw new DOMException("???", "InvalidStateError");
      let A;
      if ("delete" === t.type) {
       if (A = this.#L(t.request, t.options), 0 === A.length) return [];
       for (const t of A) {
        const A = e.indexOf(t);
        d(-1 !== A), e.splice(A, 1);
       }
      } else if ("put" === t.type) {
       if (null == t.response) throw a.errors.exception({
        header: "Cache.#batchCacheOperations",
        message: "put operation should have an associated response"
       });
       const s = t.request;
       if (!h(s.url)) throw a.errors.exception({
        header: "Cache.#batchCacheOperations",
        message: "expected http or https scheme"
       });
       if ("GET" !== s.method) throw a.errors.exception({
        header: "Cache.#batchCacheOperations",
        message: "not get method"
       });
       if (null != t.options) throw a.errors.exception({
        header: "Cache.#batchCacheOperations",
        message: "options must not be defined"
       });
       A = this.#L(t.request);
       for (const t of A) {
        const A = e.indexOf(t);
        d(-1 !== A), e.splice(A, 1);
       }
       e.push([ t.request, t.response ]), r.push([ t.request, t.response ]);
      }
      s.push([ t.request, t.response ]);
     }
     return s;
    } catch (A) {
     throw this.#N.length = 0, this.#N = t, A;
    }
   }
   #L(A, e, t) {
    const r = [], s = t ?? this.#N;
    for (const t of s) {
     const [s, o] = t;
     this.#T(A, s, o, e) && r.push(t);
    }
    return r;
   }
   #T(A, e, t = null, r) {
    const n = new URL(A.url), i = new URL(e.url);
    if (r?.ignoreSearch && (i.search = "", n.search = ""), !s(n, i, !0)) return !1;
    if (null == t || r?.ignoreVary || !t.headersList.contains("vary")) return !0;
    const a = o(t.headersList.get("vary"));
    for (const t of a) {
     if ("*" === t) return !1;
     if (e.headersList.get(t) !== A.headersList.get(t)) return !1;
    }
    return !0;
   }
   #M(A, e, t = 1 / 0) {
    let r = null;
    if (void 0 !== A) if (A instanceof E) {
     if (r = A[C], "GET" !== r.method && !e.ignoreMethod) return [];
    } else "string" == typeof A && (r = new E(A)[C]);
    const s = [];
    if (void 0 === A) for (const A of this.#N) s.push(A[1]); else {
     const A = this.#L(r, e);
     for (const e of A) s.push(e[1]);
    }
    const o = [];
    for (const A of s) {
     const e = c(A, "immutable");
     if (o.push(e.clone()), o.length >= t) break;
    }
    return Object.freeze(o);
   }
  }
  Object.defineProperties(Cache.prototype, {
   [Symbol.toStringTag]: {
    value: "Cache",
    configurable: !0
   },
   match: n,
   matchAll: n,
   add: n,
   addAll: n,
   put: n,
   delete: n,
   keys: n
  });
  const f = [ {
   key: "ignoreSearch",
   converter: a.converters.boolean,
   defaultValue: () => !1
  }, {
   key: "ignoreMethod",
   converter: a.converters.boolean,
   defaultValue: () => !1
  }, {
   key: "ignoreVary",
   converter: a.converters.boolean,
   defaultValue: () => !1
  } ];
  a.converters.CacheQueryOptions = a.dictionaryConverter(f), a.converters.MultiCacheQueryOptions = a.dictionaryConverter([ ...f, {
   key: "cacheName",
   converter: a.converters.DOMString
  } ]), a.converters.Response = a.interfaceConverter(g), a.converters["sequence<RequestInfo>"] = a.sequenceConverter(a.converters.RequestInfo), 
  A.exports = {
   Cache: Cache
  };
 }),
 3245: (function(A, e, t) {
  "use strict";
  const {kConstruct: r} = t(20109), {Cache: s} = t(89634), {webidl: o} = t(45893), {kEnumerableProperty: n} = t(3440);
  class CacheStorage {
   #Y=new Map;
   constructor() {
    arguments[0] !== r && o.illegalConstructor(), o.util.markAsUncloneable(this);
   }
   async match(A, e = {}) {
    if (o.brandCheck(this, CacheStorage), o.argumentLengthCheck(arguments, 1, "CacheStorage.match"), 
    A = o.converters.RequestInfo(A), null != (e = o.converters.MultiCacheQueryOptions(e)).cacheName) {
     if (this.#Y.has(e.cacheName)) {
      const t = this.#Y.get(e.cacheName), o = new s(r, t);
      return await o.match(A, e);
     }
    } else for (const t of this.#Y.values()) {
     const o = new s(r, t), n = await o.match(A, e);
     if (void 0 !== n) return n;
    }
   }
   async has(A) {
    o.brandCheck(this, CacheStorage);
    const e = "CacheStorage.has";
    return o.argumentLengthCheck(arguments, 1, e), A = o.converters.DOMString(A, e, "cacheName"), 
    this.#Y.has(A);
   }
   async open(A) {
    o.brandCheck(this, CacheStorage);
    const e = "CacheStorage.open";
    if (o.argumentLengthCheck(arguments, 1, e), A = o.converters.DOMString(A, e, "cacheName"), 
    this.#Y.has(A)) {
     const e = this.#Y.get(A);
     return new s(r, e);
    }
    const t = [];
    return this.#Y.set(A, t), new s(r, t);
   }
   async delete(A) {
    o.brandCheck(this, CacheStorage);
    const e = "CacheStorage.delete";
    return o.argumentLengthCheck(arguments, 1, e), A = o.converters.DOMString(A, e, "cacheName"), 
    this.#Y.delete(A);
   }
   async keys() {
    return o.brandCheck(this, CacheStorage), [ ...this.#Y.keys() ];
   }
  }
  Object.defineProperties(CacheStorage.prototype, {
   [Symbol.toStringTag]: {
    value: "CacheStorage",
    configurable: !0
   },
   match: n,
   has: n,
   open: n,
   delete: n,
   keys: n
  }), A.exports = {
   CacheStorage: CacheStorage
  };
 }),
 20109: (function(A, e, t) {
  "use strict";
  A.exports = {
   kConstruct: t(36443).kConstruct
  };
 }),
 76798: (function(A, e, t) {
  "use strict";
  const r = t(34589), {URLSerializer: s} = t(51900), {isValidHeaderName: o} = t(73168);
  A.exports = {
   urlEquals: function(A, e, t = !1) {
    return s(A, t) === s(e, t);
   },
   getFieldValues: function(A) {
    r(null !== A);
    const e = [];
    for (let t of A.split(",")) t = t.trim(), o(t) && e.push(t);
    return e;
   }
  };
 }),
 71276: (function(A) {
  "use strict";
  A.exports = {
   maxAttributeValueSize: 1024,
   maxNameValuePairSize: 4096
  };
 }),
 79061: (function(A, e, t) {
  "use strict";
  const {parseSetCookie: r} = t(11978), {stringify: s} = t(57797), {webidl: o} = t(45893), {Headers: n} = t(60660);
  function setCookie(A, e) {
   o.argumentLengthCheck(arguments, 2, "setCookie"), o.brandCheck(A, n, {
    strict: !1
   }), e = o.converters.Cookie(e);
   const t = s(e);
   t && A.append("Set-Cookie", t);
  }
  o.converters.DeleteCookieAttributes = o.dictionaryConverter([ {
   converter: o.nullableConverter(o.converters.DOMString),
   key: "path",
   defaultValue: () => null
  }, {
   converter: o.nullableConverter(o.converters.DOMString),
   key: "domain",
   defaultValue: () => null
  } ]), o.converters.Cookie = o.dictionaryConverter([ {
   converter: o.converters.DOMString,
   key: "name"
  }, {
   converter: o.converters.DOMString,
   key: "value"
  }, {
   converter: o.nullableConverter(A => "number" == typeof A ? o.converters["unsigned long long"](A) : new Date(A)),
   key: "expires",
   defaultValue: () => null
  }, {
   converter: o.nullableConverter(o.converters["long long"]),
   key: "maxAge",
   defaultValue: () => null
  }, {
   converter: o.nullableConverter(o.converters.DOMString),
   key: "domain",
   defaultValue: () => null
  }, {
   converter: o.nullableConverter(o.converters.DOMString),
   key: "path",
   defaultValue: () => null
  }, {
   converter: o.nullableConverter(o.converters.boolean),
   key: "secure",
   defaultValue: () => null
  }, {
   converter: o.nullableConverter(o.converters.boolean),
   key: "httpOnly",
   defaultValue: () => null
  }, {
   converter: o.converters.USVString,
   key: "sameSite",
   allowedValues: [ "Strict", "Lax", "None" ]
  }, {
   converter: o.sequenceConverter(o.converters.DOMString),
   key: "unparsed",
   defaultValue: () => new Array(0)
  } ]), A.exports = {
   getCookies: function(A) {
    o.argumentLengthCheck(arguments, 1, "getCookies"), o.brandCheck(A, n, {
     strict: !1
    });
    const e = A.get("cookie"), t = {};
    if (!e) return t;
    for (const A of e.split(";")) {
     const [e, ...r] = A.split("=");
     t[e.trim()] = r.join("=");
    }
    return t;
   },
   deleteCookie: function(A, e, t) {
    o.brandCheck(A, n, {
     strict: !1
    });
    const r = "deleteCookie";
    o.argumentLengthCheck(arguments, 2, r), e = o.converters.DOMString(e, r, "name"), 
    t = o.converters.DeleteCookieAttributes(t), setCookie(A, {
     name: e,
     value: "",
     expires: new Date(0),
     ...t
    });
   },
   getSetCookies: function(A) {
    o.argumentLengthCheck(arguments, 1, "getSetCookies"), o.brandCheck(A, n, {
     strict: !1
    });
    const e = A.getSetCookie();
    return e ? e.map(A => r(A)) : [];
   },
   setCookie: setCookie
  };
 }),
 11978: (function(A, e, t) {
  "use strict";
  const {maxNameValuePairSize: r, maxAttributeValueSize: s} = t(71276), {isCTLExcludingHtab: o} = t(57797), {collectASequenceOfCodePointsFast: n} = t(51900), i = t(34589);
  function parseUnparsedAttributes(A, e = {}) {
   if (0 === A.length) return e;
   i(";" === A[0]);
   let t = "";
   (A = A.slice(1)).includes(";") ? (t = n(";", A, {
    position: 0
   }), A = A.slice(t.length)) : (t = A, A = "");
   let r = "", o = "";
   if (t.includes("=")) {
    const A = {
     position: 0
    };
    r = n("=", t, A), o = t.slice(A.position + 1);
   } else r = t;
   if (r = r.trim(), o = o.trim(), o.length > s) return parseUnparsedAttributes(A, e);
   const a = r.toLowerCase();
   if ("expires" === a) {
    const A = new Date(o);
    e.expires = A;
   } else if ("max-age" === a) {
    const t = o.charCodeAt(0);
    if ((t < 48 || t > 57) && "-" !== o[0]) return parseUnparsedAttributes(A, e);
    if (!/^\d+$/.test(o)) return parseUnparsedAttributes(A, e);
    const r = Number(o);
    e.maxAge = r;
   } else if ("domain" === a) {
    let A = o;
    "." === A[0] && (A = A.slice(1)), A = A.toLowerCase(), e.domain = A;
   } else if ("path" === a) {
    let A = "";
    A = 0 === o.length || "/" !== o[0] ? "/" : o, e.path = A;
   } else if ("secure" === a) e.secure = !0; else if ("httponly" === a) e.httpOnly = !0; else if ("samesite" === a) {
    const A = o.toLowerCase();
    "none" === A ? e.sameSite = "None" : "strict" === A ? e.sameSite = "Strict" : "lax" === A && (e.sameSite = "Lax");
   } else e.unparsed ??= [], e.unparsed.push(`${r}=${o}`);
   return parseUnparsedAttributes(A, e);
  }
  A.exports = {
   parseSetCookie: function(A) {
    if (o(A)) return null;
    let e = "", t = "", s = "", i = "";
    if (A.includes(";")) {
     const r = {
      position: 0
     };
     e = n(";", A, r), t = A.slice(r.position);
    } else e = A;
    if (e.includes("=")) {
     const A = {
      position: 0
     };
     s = n("=", e, A), i = e.slice(A.position + 1);
    } else i = e;
    return s = s.trim(), i = i.trim(), s.length + i.length > r ? null : {
     name: s,
     value: i,
     ...parseUnparsedAttributes(t)
    };
   },
   parseUnparsedAttributes: parseUnparsedAttributes
  };
 }),
 57797: (function(A) {
  "use strict";
  function validateCookieName(A) {
   for (let e = 0; e < A.length; ++e) {
    const t = A.charCodeAt(e);
    if (t < 33 || t > 126 || 34 === t || 40 === t || 41 === t || 60 === t || 62 === t || 64 === t || 44 === t || 59 === t || 58 === t || 92 === t || 47 === t || 91 === t || 93 === t || 63 === t || 61 === t || 123 === t || 125 === t) throw new Error("Invalid cookie name");
   }
  }
  function validateCookieValue(A) {
   let e = A.length, t = 0;
   if ('"' === A[0]) {
    if (1 === e || '"' !== A[e - 1]) throw new Error("Invalid cookie value");
    --e, ++t;
   }
   for (;t < e; ) {
    const e = A.charCodeAt(t++);
    if (e < 33 || e > 126 || 34 === e || 44 === e || 59 === e || 92 === e) throw new Error("Invalid cookie value");
   }
  }
  function validateCookiePath(A) {
   for (let e = 0; e < A.length; ++e) {
    const t = A.charCodeAt(e);
    if (t < 32 || t > 126 || 59 === t) throw new Error("Invalid cookie path");
   }
  }
  function isLetterOrDigit(A) {
   return A >= 48 && A <= 57 || A >= 65 && A <= 90 || A >= 97 && A <= 122;
  }
  const e = [ "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" ], t = [ "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" ], r = Array(61).fill(0).map((A, e) => e.toString().padStart(2, "0"));
  function toIMFDate(A) {
   return "number" == typeof A && (A = new Date(A)), `${e[A.getUTCDay()]}, ${r[A.getUTCDate()]} ${t[A.getUTCMonth()]} ${A.getUTCFullYear()} ${r[A.getUTCHours()]}:${r[A.getUTCMinutes()]}:${r[A.getUTCSeconds()]} GMT`;
  }
  A.exports = {
   isCTLExcludingHtab: function(A) {
    for (let e = 0; e < A.length; ++e) {
     const t = A.charCodeAt(e);
     if (t >= 0 && t <= 8 || t >= 10 && t <= 31 || 127 === t) return !0;
    }
    return !1;
   },
   validateCookieName: validateCookieName,
   validateCookiePath: validateCookiePath,
   validateCookieValue: validateCookieValue,
   toIMFDate: toIMFDate,
   stringify: function(A) {
    if (0 === A.name.length) return null;
    validateCookieName(A.name), validateCookieValue(A.value);
    const e = [ `${A.name}=${A.value}` ];
    A.name.startsWith("__Secure-") && (A.secure = !0), A.name.startsWith("__Host-") && (A.secure = !0, 
    A.domain = null, A.path = "/"), A.secure && e.push("Secure"), A.httpOnly && e.push("HttpOnly"), 
    "number" == typeof A.maxAge && (function(A) {
     if (A < 0) throw new Error("Invalid cookie max-age");
    }(A.maxAge), e.push(`Max-Age=${A.maxAge}`)), A.domain && (function(A) {
     if (" " === A) return;
     if (A.length > 255) throw new Error("Invalid cookie domain");
     let e = 0;
     for (let t = 0; t < A.length; ++t) {
      const r = A.charCodeAt(t);
      if (46 !== r) {
       if (0 === e && !isLetterOrDigit(r)) throw new Error("Invalid cookie domain");
       if (!isLetterOrDigit(r) && 45 !== r) throw new Error("Invalid cookie domain");
       if (++e > 63) throw new Error("Invalid cookie domain");
      } else {
       if (0 === e) throw new Error("Invalid cookie domain");
       if (45 === A.charCodeAt(t - 1)) throw new Error("Invalid cookie domain");
       e = 0;
      }
     }
     if (0 === e || 45 === A.charCodeAt(A.length - 1)) throw new Error("Invalid cookie domain");
    }(A.domain), e.push(`Domain=${A.domain}`)), A.path && (validateCookiePath(A.path), 
    e.push(`Path=${A.path}`)), A.expires && "Invalid Date" !== A.expires.toString() && e.push(`Expires=${toIMFDate(A.expires)}`), 
    A.sameSite && e.push(`SameSite=${A.sameSite}`);
    for (const t of A.unparsed) {
     if (!t.includes("=")) throw new Error("Invalid unparsed");
     const [A, ...r] = t.split("="), s = A.trim(), o = r.join("=");
     validateCookieName(s), validateCookieValue(o), e.push(`${s}=${o}`);
    }
    return e.join("; ");
   }
  };
 }),
 24031: (function(A, e, t) {
  "use strict";
  const r = t(4573), {Transform: s} = t(57075), {isASCIINumber: o, isValidLastEventId: n} = t(94811), i = [ 239, 187, 191 ], a = r.kStringMaxLength, g = Buffer.from("data"), Q = Buffer.from("event"), c = Buffer.from("id"), E = Buffer.from("retry");
  function isFieldName(A, e, t) {
   if (e !== t.length) return !1;
   for (let r = 0; r < e; r++) if (A[r] !== t[r]) return !1;
   return !0;
  }
  function createMaxEventSizeExceededError() {
   const A = new Error("EventSource message size exceeded");
   return A.aborted = !1, A;
  }
  A.exports = {
   EventSourceStream: class extends s {
    state=null;
    checkBOM=!0;
    crlfCheck=!1;
    eventEndCheck=!1;
    chunks=[];
    chunkIndex=0;
    pos=0;
    lineChunkIndex=0;
    linePos=0;
    lineLength=0;
    eventSize=0;
    eventFieldSizes={
     data: 0,
     event: 0,
     id: 0,
     retry: 0
    };
    dataLineCount=0;
    maxEventSize;
    maxDataLines;
    maxBufferedChunks;
    event={
     data: void 0,
     event: void 0,
     id: void 0,
     retry: void 0
    };
    constructor(A = {}) {
     A.readableObjectMode = !0, super(A), this.state = A.eventSourceSettings || {}, this.maxEventSize = A.maxEventSize ?? a;
     const e = this.maxEventSize > 0 ? Math.min(131072, Math.max(1024, Math.floor(this.maxEventSize / 128))) : 0;
     this.maxDataLines = e, this.maxBufferedChunks = e, A.push && (this.push = A.push);
    }
    _transform(A, e, t) {
     if (0 !== A.length) if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && 10 !== A[0] && 13 !== A[0]) t(createMaxEventSizeExceededError()); else if (this.chunks.push(A), 
     this.checkBOM && this.handleBOM()) t(); else {
      for (;this.hasCurrentByte(); ) {
       const A = this.currentByte();
       if (this.eventEndCheck) {
        if (this.crlfCheck) {
         if (10 === A) {
          this.crlfCheck = !1, this.consumeCurrentByte();
          continue;
         }
         this.crlfCheck = !1;
        }
        if (10 === A || 13 === A) {
         13 === A && (this.crlfCheck = !0), this.consumeCurrentByte(), this.hasPendingEvent() && this.processEvent(this.event), 
         this.clearEvent();
         continue;
        }
        this.eventEndCheck = !1;
       } else if (10 !== A && 13 !== A) {
        if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) return void t(createMaxEventSizeExceededError());
        this.advanceCursor();
       } else {
        13 === A && (this.crlfCheck = !0);
        try {
         this.parseLine(this.readLine(), this.event);
        } catch (A) {
         return void t(A);
        }
        this.consumeCurrentByte(), this.eventEndCheck = !0;
       }
      }
      t();
     } else t();
    }
    _destroy(A, e) {
     this.chunks.length = 0, this.clearEvent(), super._destroy(A, e);
    }
    parseLine(A, e) {
     if (0 === A.length) return;
     const t = A.indexOf(58);
     if (0 === t) return;
     let r = A.length, s = A.length;
     if (-1 !== t && (r = t, s = t + 1, 32 === A[s] && ++s), isFieldName(A, r, g)) {
      if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw createMaxEventSizeExceededError();
      const t = A.length - s, r = this.eventFieldSizes.data + (void 0 === e.data ? 0 : 1) + t;
      this.setEventFieldSize("data", r);
      const o = A.toString("utf8", s);
      return void 0 === e.data ? e.data = o : e.data += `\n${o}`, void this.dataLineCount++;
     }
     isFieldName(A, r, E) ? function(A, e) {
      if (e >= A.length) return !1;
      for (let t = e; t < A.length; t++) if (A[t] < 48 || A[t] > 57) return !1;
      return !0;
     }(A, s) && (this.setEventFieldSize("retry", A.length - s), e.retry = A.toString("utf8", s)) : isFieldName(A, r, c) ? function(A, e) {
      for (let t = e; t < A.length; t++) if (0 === A[t]) return !1;
      return !0;
     }(A, s) && (this.setEventFieldSize("id", A.length - s), e.id = A.toString("utf8", s)) : isFieldName(A, r, Q) && s < A.length && (this.setEventFieldSize("event", A.length - s), 
     e.event = A.toString("utf8", s));
    }
    setEventFieldSize(A, e) {
     const t = this.eventSize - this.eventFieldSizes[A] + e;
     if (this.maxEventSize > 0 && t > this.maxEventSize) throw createMaxEventSizeExceededError();
     this.eventSize = t, this.eventFieldSizes[A] = e;
    }
    processEvent(A) {
     A.retry && o(A.retry) && (this.state.reconnectionTime = parseInt(A.retry, 10)), 
     A.id && n(A.id) && (this.state.lastEventId = A.id), void 0 !== A.data && this.push({
      type: A.event || "message",
      options: {
       data: A.data,
       lastEventId: this.state.lastEventId,
       origin: this.state.origin
      }
     });
    }
    clearEvent() {
     this.event.data = void 0, this.event.event = void 0, this.event.id = void 0, this.event.retry = void 0, 
     this.eventSize = 0, this.dataLineCount = 0, this.eventFieldSizes.data = 0, this.eventFieldSizes.event = 0, 
     this.eventFieldSizes.id = 0, this.eventFieldSizes.retry = 0;
    }
    hasPendingEvent() {
     return void 0 !== this.event.data || void 0 !== this.event.event || void 0 !== this.event.id || void 0 !== this.event.retry;
    }
    hasCurrentByte() {
     return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
    }
    currentByte() {
     return this.chunks[this.chunkIndex][this.pos];
    }
    consumeCurrentByte() {
     this.advanceCursor(), this.syncLineStartToCursor();
    }
    advanceCursor() {
     for (this.pos++; this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length; ) this.chunkIndex++, 
     this.pos = 0;
    }
    syncLineStartToCursor() {
     this.lineChunkIndex = this.chunkIndex, this.linePos = this.pos, this.lineLength = 0, 
     this.dropConsumedChunks();
    }
    dropConsumedChunks() {
     if (this.lineChunkIndex > 0) {
      const A = this.lineChunkIndex;
      this.chunks.splice(0, A), this.lineChunkIndex = 0, this.chunkIndex -= A;
     }
     this.chunkIndex === this.chunks.length && (this.chunks.length = 0, this.chunkIndex = 0, 
     this.pos = 0, this.lineChunkIndex = 0, this.linePos = 0);
    }
    readLine() {
     if (this.lineChunkIndex === this.chunkIndex) return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
     const A = [];
     let e = 0;
     for (let t = this.lineChunkIndex; t <= this.chunkIndex; t++) {
      const r = this.chunks[t], s = t === this.lineChunkIndex ? this.linePos : 0, o = t === this.chunkIndex ? this.pos : r.length, n = r.subarray(s, o);
      e += n.length, A.push(n);
     }
     return Buffer.concat(A, e);
    }
    peekBufferedByte(A) {
     let e = this.lineChunkIndex, t = this.linePos;
     for (;e < this.chunks.length; ) {
      const r = this.chunks[e], s = r.length - t;
      if (A < s) return r[t + A];
      A -= s, e++, t = 0;
     }
    }
    discardLeadingBytes(A) {
     for (;A > 0 && this.lineChunkIndex < this.chunks.length; ) {
      const e = this.chunks[this.lineChunkIndex].length - this.linePos;
      A < e ? (this.linePos += A, A = 0) : (A -= e, this.lineChunkIndex++, this.linePos = 0);
     }
     this.chunkIndex = this.lineChunkIndex, this.pos = this.linePos, this.dropConsumedChunks();
    }
    handleBOM() {
     const A = this.peekBufferedByte(0), e = this.peekBufferedByte(1), t = this.peekBufferedByte(2);
     return void 0 === e ? (A === i[0] || (this.checkBOM = !1), !0) : void 0 === t ? A === i[0] && e === i[1] || (this.checkBOM = !1, 
     !1) : (A === i[0] && e === i[1] && t === i[2] && this.discardLeadingBytes(3), this.checkBOM = !1, 
     !this.hasCurrentByte());
    }
   }
  };
 }),
 21238: (function(A, e, t) {
  "use strict";
  const {pipeline: r} = t(57075), {fetching: s} = t(54398), {makeRequest: o} = t(9967), {webidl: n} = t(45893), {EventSourceStream: i} = t(24031), {parseMIMEType: a} = t(51900), {createFastMessageEvent: g} = t(15188), {isNetworkError: Q} = t(99051), {delay: c} = t(94811), {kEnumerableProperty: E} = t(3440), {environmentSettingsObject: B} = t(73168), {getGlobalDispatcher: C} = t(32581);
  let I = !1;
  class EventSource extends EventTarget {
   #v={
    open: null,
    error: null,
    message: null
   };
   #G=null;
   #H=!1;
   #J=0;
   #V=null;
   #x=null;
   #t;
   #w;
   constructor(A, e = {}) {
    super(), n.util.markAsUncloneable(this);
    const t = "EventSource constructor";
    n.argumentLengthCheck(arguments, 1, t), I || (I = !0, process.emitWarning("EventSource is experimental, expect them to change at any time.", {
     code: "UNDICI-ES"
    })), A = n.converters.USVString(A, t, "url"), e = n.converters.EventSourceInitDict(e, t, "eventSourceInitDict"), 
    this.#t = e.dispatcher, this.#w = {
     lastEventId: "",
     reconnectionTime: 3e3
    };
    const r = B;
    let s;
    try {
     s = new URL(A, r.settingsObject.baseUrl), this.#w.origin = s.origin;
    } catch (A) {
     throw new DOMException(A, "SyntaxError");
    }
    this.#G = s.href;
    let i = "anonymous";
    e.withCredentials && (i = "use-credentials", this.#H = !0);
    const a = {
     redirect: "follow",
     keepalive: !0,
     mode: "cors",
     credentials: "anonymous" === i ? "same-origin" : "omit",
     referrer: "no-referrer"
    };
    a.client = B.settingsObject, a.headersList = [ [ "accept", {
     name: "accept",
     value: "text/event-stream"
    } ] ], a.cache = "no-store", a.initiator = "other", a.urlList = [ new URL(this.#G) ], 
    this.#V = o(a), this.#W();
   }
   get readyState() {
    return this.#J;
   }
   get url() {
    return this.#G;
   }
   get withCredentials() {
    return this.#H;
   }
   #W() {
    if (2 === this.#J) return;
    this.#J = 0;
    const A = {
     request: this.#V,
     dispatcher: this.#t
    };
    A.processResponseEndOfBody = A => {
     Q(A) && (this.dispatchEvent(new Event("error")), this.close()), this.#O();
    }, A.processResponse = A => {
     if (Q(A)) return A.aborted ? (this.close(), void this.dispatchEvent(new Event("error"))) : void this.#O();
     const e = A.headersList.get("content-type", !0), t = null !== e ? a(e) : "failure", s = "failure" !== t && "text/event-stream" === t.essence;
     if (200 !== A.status || !1 === s) return this.close(), void this.dispatchEvent(new Event("error"));
     this.#J = 1, this.dispatchEvent(new Event("open")), this.#w.origin = A.urlList[A.urlList.length - 1].origin;
     const o = new i({
      eventSourceSettings: this.#w,
      maxEventSize: this.#t.eventSourceOptions?.maxEventSize,
      push: A => {
       this.dispatchEvent(g(A.type, A.options));
      }
     });
     r(A.body.stream, o, A => {
      !1 === A?.aborted && (this.close(), this.dispatchEvent(new Event("error")));
     });
    }, this.#x = s(A);
   }
   async #O() {
    2 !== this.#J && (this.#J = 0, this.dispatchEvent(new Event("error")), await c(this.#w.reconnectionTime), 
    0 === this.#J && (this.#w.lastEventId.length && this.#V.headersList.set("last-event-id", this.#w.lastEventId, !0), 
    this.#W()));
   }
   close() {
    n.brandCheck(this, EventSource), 2 !== this.#J && (this.#J = 2, this.#x.abort(), 
    this.#V = null);
   }
   get onopen() {
    return this.#v.open;
   }
   set onopen(A) {
    this.#v.open && this.removeEventListener("open", this.#v.open), "function" == typeof A ? (this.#v.open = A, 
    this.addEventListener("open", A)) : this.#v.open = null;
   }
   get onmessage() {
    return this.#v.message;
   }
   set onmessage(A) {
    this.#v.message && this.removeEventListener("message", this.#v.message), "function" == typeof A ? (this.#v.message = A, 
    this.addEventListener("message", A)) : this.#v.message = null;
   }
   get onerror() {
    return this.#v.error;
   }
   set onerror(A) {
    this.#v.error && this.removeEventListener("error", this.#v.error), "function" == typeof A ? (this.#v.error = A, 
    this.addEventListener("error", A)) : this.#v.error = null;
   }
  }
  const h = {
   CONNECTING: {
    __proto__: null,
    configurable: !1,
    enumerable: !0,
    value: 0,
    writable: !1
   },
   OPEN: {
    __proto__: null,
    configurable: !1,
    enumerable: !0,
    value: 1,
    writable: !1
   },
   CLOSED: {
    __proto__: null,
    configurable: !1,
    enumerable: !0,
    value: 2,
    writable: !1
   }
  };
  Object.defineProperties(EventSource, h), Object.defineProperties(EventSource.prototype, h), 
  Object.defineProperties(EventSource.prototype, {
   close: E,
   onerror: E,
   onmessage: E,
   onopen: E,
   readyState: E,
   url: E,
   withCredentials: E
  }), n.converters.EventSourceInitDict = n.dictionaryConverter([ {
   key: "withCredentials",
   converter: n.converters.boolean,
   defaultValue: () => !1
  }, {
   key: "dispatcher",
   converter: n.converters.any,
   defaultValue: () => C()
  } ]), A.exports = {
   EventSource: EventSource,
   defaultReconnectionTime: 3e3
  };
 }),
 94811: (function(A) {
  "use strict";
  A.exports = {
   isValidLastEventId: function(A) {
    return -1 === A.indexOf("\0");
   },
   isASCIINumber: function(A) {
    if (0 === A.length) return !1;
    for (let e = 0; e < A.length; e++) if (A.charCodeAt(e) < 48 || A.charCodeAt(e) > 57) return !1;
    return !0;
   },
   delay: function(A) {
    return new Promise(e => {
     setTimeout(e, A).unref();
    });
   }
  };
 }),
 84492: (function(A, e, t) {
  "use strict";
  const r = t(3440), {ReadableStreamFrom: s, isBlobLike: o, isReadableStreamLike: n, readableStreamClose: i, createDeferredPromise: a, fullyReadBody: g, extractMimeType: Q, utf8DecodeBytes: c} = t(73168), {FormData: E} = t(35910), {kState: B} = t(93627), {webidl: C} = t(45893), {Blob: I} = t(4573), h = t(34589), {isErrored: l, isDisturbed: u} = t(57075), {isArrayBuffer: d} = t(73429), {serializeAMimeType: f} = t(51900), {multipartFormDataParser: y} = t(50116);
  let w;
  try {
   const A = t(77598);
   w = e => A.randomInt(0, e);
  } catch {
   w = A => Math.floor(Math.random(A));
  }
  const p = new TextEncoder;
  function noop() {}
  const D = globalThis.FinalizationRegistry && 0 !== process.version.indexOf("v18");
  let k;
  function extractBody(A, e = !1) {
   let t = null;
   t = A instanceof ReadableStream ? A : o(A) ? A.stream() : new ReadableStream({
    async pull(A) {
     const e = "string" == typeof g ? p.encode(g) : g;
     e.byteLength && A.enqueue(e), queueMicrotask(() => i(A));
    },
    start() {},
    type: "bytes"
   }), h(n(t));
   let a = null, g = null, Q = null, c = null;
   if ("string" == typeof A) g = A, c = "text/plain;charset=UTF-8"; else if (A instanceof URLSearchParams) g = A.toString(), 
   c = "application/x-www-form-urlencoded;charset=UTF-8"; else if (d(A)) g = new Uint8Array(A.slice()); else if (ArrayBuffer.isView(A)) g = new Uint8Array(A.buffer.slice(A.byteOffset, A.byteOffset + A.byteLength)); else if (r.isFormDataLike(A)) {
    const e = `----formdata-undici-0${`${w(1e11)}`.padStart(11, "0")}`, t = `--${e}\r\nContent-Disposition: form-data`, escape = A => A.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22"), normalizeLinefeeds = A => A.replace(/\r?\n|\r/g, "\r\n"), r = [], s = new Uint8Array([ 13, 10 ]);
    Q = 0;
    let o = !1;
    for (const [e, n] of A) if ("string" == typeof n) {
     const A = p.encode(t + `; name="${escape(normalizeLinefeeds(e))}"` + `\r\n\r\n${normalizeLinefeeds(n)}\r\n`);
     r.push(A), Q += A.byteLength;
    } else {
     const A = p.encode(`${t}; name="${escape(normalizeLinefeeds(e))}"` + (n.name ? `; filename="${escape(n.name)}"` : "") + "\r\n" + `Content-Type: ${n.type || "application/octet-stream"}\r\n\r\n`);
     r.push(A, n, s), "number" == typeof n.size ? Q += A.byteLength + n.size + s.byteLength : o = !0;
    }
    const n = p.encode(`--${e}--\r\n`);
    r.push(n), Q += n.byteLength, o && (Q = null), g = A, a = async function*() {
     for (const A of r) A.stream ? yield* A.stream() : yield A;
    }, c = `multipart/form-data; boundary=${e}`;
   } else if (o(A)) g = A, Q = A.size, A.type && (c = A.type); else if ("function" == typeof A[Symbol.asyncIterator]) {
    if (e) throw new TypeError("keepalive");
    if (r.isDisturbed(A) || A.locked) throw new TypeError("Response body object should not be disturbed or locked");
    t = A instanceof ReadableStream ? A : s(A);
   }
   if (("string" == typeof g || r.isBuffer(g)) && (Q = Buffer.byteLength(g)), null != a) {
    let e;
    t = new ReadableStream({
     async start() {
      e = a(A)[Symbol.asyncIterator]();
     },
     async pull(A) {
      const {value: r, done: s} = await e.next();
      if (s) queueMicrotask(() => {
       A.close(), A.byobRequest?.respond(0);
      }); else if (!l(t)) {
       const e = new Uint8Array(r);
       e.byteLength && A.enqueue(e);
      }
      return A.desiredSize > 0;
     },
     async cancel(A) {
      await e.return();
     },
     type: "bytes"
    });
   }
   return [ {
    stream: t,
    source: g,
    length: Q
   }, c ];
  }
  async function consumeBody(A, e, t) {
   if (C.brandCheck(A, t), bodyUnusable(A)) throw new TypeError("Body is unusable: Body has already been read");
   !function(A) {
    if (A.aborted) throw new DOMException("The operation was aborted.", "AbortError");
   }(A[B]);
   const r = a(), errorSteps = A => r.reject(A), successSteps = A => {
    try {
     r.resolve(e(A));
    } catch (A) {
     errorSteps(A);
    }
   };
   return null == A[B].body ? (successSteps(Buffer.allocUnsafe(0)), r.promise) : (await g(A[B].body, successSteps, errorSteps), 
   r.promise);
  }
  function bodyUnusable(A) {
   const e = A[B].body;
   return null != e && (e.stream.locked || r.isDisturbed(e.stream));
  }
  function parseJSONFromBytes(A) {
   return JSON.parse(c(A));
  }
  function bodyMimeType(A) {
   const e = A[B].headersList, t = Q(e);
   return "failure" === t ? null : t;
  }
  D && (k = new FinalizationRegistry(A => {
   const e = A.deref();
   !e || e.locked || u(e) || l(e) || e.cancel("Response object has been garbage collected").catch(noop);
  })), A.exports = {
   extractBody: extractBody,
   safelyExtractBody: function(A, e = !1) {
    return A instanceof ReadableStream && (h(!r.isDisturbed(A), "The body has already been consumed."), 
    h(!A.locked, "The stream is locked.")), extractBody(A, e);
   },
   cloneBody: function(A, e) {
    const [t, r] = e.stream.tee();
    return e.stream = t, {
     stream: r,
     length: e.length,
     source: e.source
    };
   },
   mixinBody: function(A) {
    var e;
    Object.assign(A.prototype, (e = A, {
     blob() {
      return consumeBody(this, A => {
       let e = bodyMimeType(this);
       return null === e ? e = "" : e && (e = f(e)), new I([ A ], {
        type: e
       });
      }, e);
     },
     arrayBuffer() {
      return consumeBody(this, A => new Uint8Array(A).buffer, e);
     },
     text() {
      return consumeBody(this, c, e);
     },
     json() {
      return consumeBody(this, parseJSONFromBytes, e);
     },
     formData() {
      return consumeBody(this, A => {
       const e = bodyMimeType(this);
       if (null !== e) switch (e.essence) {
       case "multipart/form-data":
        {
         const t = y(A, e);
         if ("failure" === t) throw new TypeError("Failed to parse body as FormData.");
         const r = new E;
         return r[B] = t, r;
        }

       case "application/x-www-form-urlencoded":
        {
         const e = new URLSearchParams(A.toString()), t = new E;
         for (const [A, r] of e) t.append(A, r);
         return t;
        }
       }
       throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".');
      }, e);
     },
     bytes() {
      return consumeBody(this, A => new Uint8Array(A), e);
     }
    }));
   },
   streamRegistry: k,
   hasFinalizationRegistry: D,
   bodyUnusable: bodyUnusable
  };
 }),
 4495: (function(A) {
  "use strict";
  const e = [ "GET", "HEAD", "POST" ], t = new Set(e), r = [ 301, 302, 303, 307, 308 ], s = new Set(r), o = [ "1", "7", "9", "11", "13", "15", "17", "19", "20", "21", "22", "23", "25", "37", "42", "43", "53", "69", "77", "79", "87", "95", "101", "102", "103", "104", "109", "110", "111", "113", "115", "117", "119", "123", "135", "137", "139", "143", "161", "179", "389", "427", "465", "512", "513", "514", "515", "526", "530", "531", "532", "540", "548", "554", "556", "563", "587", "601", "636", "989", "990", "993", "995", "1719", "1720", "1723", "2049", "3659", "4045", "4190", "5060", "5061", "6000", "6566", "6665", "6666", "6667", "6668", "6669", "6679", "6697", "10080" ], n = new Set(o), i = [ "", "no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin", "origin-when-cross-origin", "strict-origin-when-cross-origin", "unsafe-url" ], a = new Set(i), g = [ "GET", "HEAD", "OPTIONS", "TRACE" ], Q = new Set(g), c = [ "CONNECT", "TRACE", "TRACK" ], E = new Set(c), B = [ "audio", "audioworklet", "font", "image", "manifest", "paintworklet", "script", "style", "track", "video", "xslt", "" ], C = new Set(B);
  A.exports = {
   subresource: B,
   forbiddenMethods: c,
   requestBodyHeader: [ "content-encoding", "content-language", "content-location", "content-type", "content-length" ],
   referrerPolicy: i,
   requestRedirect: [ "follow", "manual", "error" ],
   requestMode: [ "navigate", "same-origin", "no-cors", "cors" ],
   requestCredentials: [ "omit", "same-origin", "include" ],
   requestCache: [ "default", "no-store", "reload", "no-cache", "force-cache", "only-if-cached" ],
   redirectStatus: r,
   corsSafeListedMethods: e,
   nullBodyStatus: [ 101, 204, 205, 304 ],
   safeMethods: g,
   badPorts: o,
   requestDuplex: [ "half" ],
   subresourceSet: C,
   badPortsSet: n,
   redirectStatusSet: s,
   corsSafeListedMethodsSet: t,
   safeMethodsSet: Q,
   forbiddenMethodsSet: E,
   referrerPolicySet: a
  };
 }),
 51900: (function(A, e, t) {
  "use strict";
  const r = t(34589), s = new TextEncoder, o = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/, n = /[\u000A\u000D\u0009\u0020]/, i = /[\u0009\u000A\u000C\u000D\u0020]/g, a = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
  function URLSerializer(A, e = !1) {
   if (!e) return A.href;
   const t = A.href, r = A.hash.length, s = 0 === r ? t : t.substring(0, t.length - r);
   return !r && t.endsWith("#") ? s.slice(0, -1) : s;
  }
  function collectASequenceOfCodePoints(A, e, t) {
   let r = "";
   for (;t.position < e.length && A(e[t.position]); ) r += e[t.position], t.position++;
   return r;
  }
  function collectASequenceOfCodePointsFast(A, e, t) {
   const r = e.indexOf(A, t.position), s = t.position;
   return -1 === r ? (t.position = e.length, e.slice(s)) : (t.position = r, e.slice(s, t.position));
  }
  function stringPercentDecode(A) {
   return function(A) {
    const e = A.length, t = new Uint8Array(e);
    let r = 0;
    for (let s = 0; s < e; ++s) {
     const e = A[s];
     37 !== e ? t[r++] = e : 37 !== e || isHexCharByte(A[s + 1]) && isHexCharByte(A[s + 2]) ? (t[r++] = hexByteToNumber(A[s + 1]) << 4 | hexByteToNumber(A[s + 2]), 
     s += 2) : t[r++] = 37;
    }
    return e === r ? t : t.subarray(0, r);
   }(s.encode(A));
  }
  function isHexCharByte(A) {
   return A >= 48 && A <= 57 || A >= 65 && A <= 70 || A >= 97 && A <= 102;
  }
  function hexByteToNumber(A) {
   return A >= 48 && A <= 57 ? A - 48 : (223 & A) - 55;
  }
  function parseMIMEType(A) {
   const e = {
    position: 0
   }, t = collectASequenceOfCodePointsFast("/", A = removeHTTPWhitespace(A, !0, !0), e);
   if (0 === t.length || !o.test(t)) return "failure";
   if (e.position > A.length) return "failure";
   e.position++;
   let r = collectASequenceOfCodePointsFast(";", A, e);
   if (r = removeHTTPWhitespace(r, !1, !0), 0 === r.length || !o.test(r)) return "failure";
   const s = t.toLowerCase(), i = r.toLowerCase(), g = {
    type: s,
    subtype: i,
    parameters: new Map,
    essence: `${s}/${i}`
   };
   for (;e.position < A.length; ) {
    e.position++, collectASequenceOfCodePoints(A => n.test(A), A, e);
    let t = collectASequenceOfCodePoints(A => ";" !== A && "=" !== A, A, e);
    if (t = t.toLowerCase(), e.position < A.length) {
     if (";" === A[e.position]) continue;
     e.position++;
    }
    if (e.position > A.length) break;
    let r = null;
    if ('"' === A[e.position]) r = collectAnHTTPQuotedString(A, e, !0), collectASequenceOfCodePointsFast(";", A, e); else if (r = collectASequenceOfCodePointsFast(";", A, e), 
    r = removeHTTPWhitespace(r, !1, !0), 0 === r.length) continue;
    0 === t.length || !o.test(t) || 0 !== r.length && !a.test(r) || g.parameters.has(t) || g.parameters.set(t, r);
   }
   return g;
  }
  function collectAnHTTPQuotedString(A, e, t) {
   const s = e.position;
   let o = "";
   for (r('"' === A[e.position]), e.position++; o += collectASequenceOfCodePoints(A => '"' !== A && "\\" !== A, A, e), 
   !(e.position >= A.length); ) {
    const t = A[e.position];
    if (e.position++, "\\" !== t) {
     r('"' === t);
     break;
    }
    if (e.position >= A.length) {
     o += "\\";
     break;
    }
    o += A[e.position], e.position++;
   }
   return t ? o : A.slice(s, e.position);
  }
  function isHTTPWhiteSpace(A) {
   return 13 === A || 10 === A || 9 === A || 32 === A;
  }
  function removeHTTPWhitespace(A, e = !0, t = !0) {
   return removeChars(A, e, t, isHTTPWhiteSpace);
  }
  function isASCIIWhitespace(A) {
   return 13 === A || 10 === A || 9 === A || 12 === A || 32 === A;
  }
  function removeChars(A, e, t, r) {
   let s = 0, o = A.length - 1;
   if (e) for (;s < A.length && r(A.charCodeAt(s)); ) s++;
   if (t) for (;o > 0 && r(A.charCodeAt(o)); ) o--;
   return 0 === s && o === A.length - 1 ? A : A.slice(s, o + 1);
  }
  function isomorphicDecode(A) {
   const e = A.length;
   if (65535 > e) return String.fromCharCode.apply(null, A);
   let t = "", r = 0, s = 65535;
   for (;r < e; ) r + s > e && (s = e - r), t += String.fromCharCode.apply(null, A.subarray(r, r += s));
   return t;
  }
  A.exports = {
   dataURLProcessor: function(A) {
    r("data:" === A.protocol);
    let e = URLSerializer(A, !0);
    e = e.slice(5);
    const t = {
     position: 0
    };
    let s = collectASequenceOfCodePointsFast(",", e, t);
    const o = s.length;
    if (s = function(A, e = !0, t = !0) {
     return removeChars(A, e, t, isASCIIWhitespace);
    }(s, !0, !0), t.position >= e.length) return "failure";
    t.position++;
    let n = stringPercentDecode(e.slice(o + 1));
    if (/;(\u0020){0,}base64$/i.test(s)) {
     if (n = function(A) {
      let e = (A = A.replace(i, "")).length;
      if (e % 4 == 0 && 61 === A.charCodeAt(e - 1) && (--e, 61 === A.charCodeAt(e - 1) && --e), 
      e % 4 == 1) return "failure";
      if (/[^+/0-9A-Za-z]/.test(A.length === e ? A : A.substring(0, e))) return "failure";
      const t = Buffer.from(A, "base64");
      return new Uint8Array(t.buffer, t.byteOffset, t.byteLength);
     }(isomorphicDecode(n)), "failure" === n) return "failure";
     s = s.slice(0, -6), s = s.replace(/(\u0020)+$/, ""), s = s.slice(0, -1);
    }
    s.startsWith(";") && (s = "text/plain" + s);
    let a = parseMIMEType(s);
    return "failure" === a && (a = parseMIMEType("text/plain;charset=US-ASCII")), {
     mimeType: a,
     body: n
    };
   },
   URLSerializer: URLSerializer,
   collectASequenceOfCodePoints: collectASequenceOfCodePoints,
   collectASequenceOfCodePointsFast: collectASequenceOfCodePointsFast,
   stringPercentDecode: stringPercentDecode,
   parseMIMEType: parseMIMEType,
   collectAnHTTPQuotedString: collectAnHTTPQuotedString,
   serializeAMimeType: function(A) {
    r("failure" !== A);
    const {parameters: e, essence: t} = A;
    let s = t;
    for (let [A, t] of e.entries()) s += ";", s += A, s += "=", o.test(t) || (t = t.replace(/(\\|")/g, "\\$1"), 
    t = '"' + t, t += '"'), s += t;
    return s;
   },
   removeChars: removeChars,
   removeHTTPWhitespace: removeHTTPWhitespace,
   minimizeSupportedMimeType: function(A) {
    switch (A.essence) {
    case "application/ecmascript":
    case "application/javascript":
    case "application/x-ecmascript":
    case "application/x-javascript":
    case "text/ecmascript":
    case "text/javascript":
    case "text/javascript1.0":
    case "text/javascript1.1":
    case "text/javascript1.2":
    case "text/javascript1.3":
    case "text/javascript1.4":
    case "text/javascript1.5":
    case "text/jscript":
    case "text/livescript":
    case "text/x-ecmascript":
    case "text/x-javascript":
     return "text/javascript";

    case "application/json":
    case "text/json":
     return "application/json";

    case "image/svg+xml":
     return "image/svg+xml";

    case "text/xml":
    case "application/xml":
     return "application/xml";
    }
    return A.subtype.endsWith("+json") ? "application/json" : A.subtype.endsWith("+xml") ? "application/xml" : "";
   },
   HTTP_TOKEN_CODEPOINTS: o,
   isomorphicDecode: isomorphicDecode
  };
 }),
 66653: (function(A, e, t) {
  "use strict";
  const {kConnected: r, kSize: s} = t(36443);
  class CompatWeakRef {
   constructor(A) {
    this.value = A;
   }
   deref() {
    return 0 === this.value[r] && 0 === this.value[s] ? void 0 : this.value;
   }
  }
  class CompatFinalizer {
   constructor(A) {
    this.finalizer = A;
   }
   register(A, e) {
    A.on && A.on("disconnect", () => {
     0 === A[r] && 0 === A[s] && this.finalizer(e);
    });
   }
   unregister(A) {}
  }
  A.exports = function() {
   return process.env.NODE_V8_COVERAGE && process.version.startsWith("v18") ? (process._rawDebug("Using compatibility WeakRef and FinalizationRegistry"), 
   {
    WeakRef: CompatWeakRef,
    FinalizationRegistry: CompatFinalizer
   }) : {
    WeakRef: WeakRef,
    FinalizationRegistry: FinalizationRegistry
   };
  };
 }),
 27114: (function(A, e, t) {
  "use strict";
  const {Blob: r, File: s} = t(4573), {kState: o} = t(93627), {webidl: n} = t(45893);
  class FileLike {
   constructor(A, e, t = {}) {
    const r = e, s = t.type, n = t.lastModified ?? Date.now();
    this[o] = {
     blobLike: A,
     name: r,
     type: s,
     lastModified: n
    };
   }
   stream(...A) {
    return n.brandCheck(this, FileLike), this[o].blobLike.stream(...A);
   }
   arrayBuffer(...A) {
    return n.brandCheck(this, FileLike), this[o].blobLike.arrayBuffer(...A);
   }
   slice(...A) {
    return n.brandCheck(this, FileLike), this[o].blobLike.slice(...A);
   }
   text(...A) {
    return n.brandCheck(this, FileLike), this[o].blobLike.text(...A);
   }
   get size() {
    return n.brandCheck(this, FileLike), this[o].blobLike.size;
   }
   get type() {
    return n.brandCheck(this, FileLike), this[o].blobLike.type;
   }
   get name() {
    return n.brandCheck(this, FileLike), this[o].name;
   }
   get lastModified() {
    return n.brandCheck(this, FileLike), this[o].lastModified;
   }
   get [Symbol.toStringTag]() {
    return "File";
   }
  }
  n.converters.Blob = n.interfaceConverter(r), A.exports = {
   FileLike: FileLike,
   isFileLike: function(A) {
    return A instanceof s || A && ("function" == typeof A.stream || "function" == typeof A.arrayBuffer) && "File" === A[Symbol.toStringTag];
   }
  };
 }),
 50116: (function(A, e, t) {
  "use strict";
  const {isUSVString: r, bufferToLowerCasedHeaderName: s} = t(3440), {utf8DecodeBytes: o} = t(73168), {HTTP_TOKEN_CODEPOINTS: n, isomorphicDecode: i} = t(51900), {isFileLike: a} = t(27114), {makeEntry: g} = t(35910), Q = t(34589), {File: c} = t(4573), E = globalThis.File ?? c, B = Buffer.from('form-data; name="'), C = Buffer.from("; filename"), I = Buffer.from("--"), h = Buffer.from("--\r\n");
  function isAsciiString(A) {
   for (let e = 0; e < A.length; ++e) if (-128 & A.charCodeAt(e)) return !1;
   return !0;
  }
  function parseMultipartFormDataHeaders(A, e) {
   let t = null, r = null, o = null, a = null;
   for (;;) {
    if (13 === A[e.position] && 10 === A[e.position + 1]) return null === t ? "failure" : {
     name: t,
     filename: r,
     contentType: o,
     encoding: a
    };
    let g = collectASequenceOfBytes(A => 10 !== A && 13 !== A && 58 !== A, A, e);
    if (g = removeChars(g, !0, !0, A => 9 === A || 32 === A), !n.test(g.toString())) return "failure";
    if (58 !== A[e.position]) return "failure";
    switch (e.position++, collectASequenceOfBytes(A => 32 === A || 9 === A, A, e), s(g)) {
    case "content-disposition":
     if (t = r = null, !bufferStartsWith(A, B, e)) return "failure";
     if (e.position += 17, t = parseMultipartFormDataName(A, e), null === t) return "failure";
     if (bufferStartsWith(A, C, e)) {
      let t = e.position + C.length;
      if (42 === A[t] && (e.position += 1, t += 1), 61 !== A[t] || 34 !== A[t + 1]) return "failure";
      if (e.position += 12, r = parseMultipartFormDataName(A, e), null === r) return "failure";
     }
     break;

    case "content-type":
     {
      let t = collectASequenceOfBytes(A => 10 !== A && 13 !== A, A, e);
      t = removeChars(t, !1, !0, A => 9 === A || 32 === A), o = i(t);
      break;
     }

    case "content-transfer-encoding":
     {
      let t = collectASequenceOfBytes(A => 10 !== A && 13 !== A, A, e);
      t = removeChars(t, !1, !0, A => 9 === A || 32 === A), a = i(t);
      break;
     }

    default:
     collectASequenceOfBytes(A => 10 !== A && 13 !== A, A, e);
    }
    if (13 !== A[e.position] && 10 !== A[e.position + 1]) return "failure";
    e.position += 2;
   }
  }
  function parseMultipartFormDataName(A, e) {
   Q(34 === A[e.position - 1]);
   let t = collectASequenceOfBytes(A => 10 !== A && 13 !== A && 34 !== A, A, e);
   return 34 !== A[e.position] ? null : (e.position++, t = (new TextDecoder).decode(t).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, '"'), 
   t);
  }
  function collectASequenceOfBytes(A, e, t) {
   let r = t.position;
   for (;r < e.length && A(e[r]); ) ++r;
   return e.subarray(t.position, t.position = r);
  }
  function removeChars(A, e, t, r) {
   let s = 0, o = A.length - 1;
   if (e) for (;s < A.length && r(A[s]); ) s++;
   if (t) for (;o > 0 && r(A[o]); ) o--;
   return 0 === s && o === A.length - 1 ? A : A.subarray(s, o + 1);
  }
  function bufferStartsWith(A, e, t) {
   if (A.length < e.length) return !1;
   for (let r = 0; r < e.length; r++) if (e[r] !== A[t.position + r]) return !1;
   return !0;
  }
  A.exports = {
   multipartFormDataParser: function(A, e) {
    Q("failure" !== e && "multipart/form-data" === e.essence);
    const t = e.parameters.get("boundary");
    if (void 0 === t) return "failure";
    const s = Buffer.from(`--${t}`, "utf8"), n = [], i = {
     position: 0
    };
    for (;13 === A[i.position] && 10 === A[i.position + 1]; ) i.position += 2;
    let c = A.length;
    for (;10 === A[c - 1] && 13 === A[c - 2]; ) c -= 2;
    for (c !== A.length && (A = A.subarray(0, c)); ;) {
     if (!A.subarray(i.position, i.position + s.length).equals(s)) return "failure";
     if (i.position += s.length, i.position === A.length - 2 && bufferStartsWith(A, I, i) || i.position === A.length - 4 && bufferStartsWith(A, h, i)) return n;
     if (13 !== A[i.position] || 10 !== A[i.position + 1]) return "failure";
     i.position += 2;
     const e = parseMultipartFormDataHeaders(A, i);
     if ("failure" === e) return "failure";
     let t, c, {name: B, filename: C, contentType: l, encoding: u} = e;
     i.position += 2;
     {
      const e = A.indexOf(s.subarray(2), i.position);
      if (-1 === e) return "failure";
      t = A.subarray(i.position, e - 4), i.position += t.length, "base64" === u && (t = Buffer.from(t.toString(), "base64"));
     }
     if (13 !== A[i.position] || 10 !== A[i.position + 1]) return "failure";
     i.position += 2, null !== C ? (l ??= "text/plain", isAsciiString(l) || (l = ""), 
     c = new E([ t ], C, {
      type: l
     })) : c = o(Buffer.from(t)), Q(r(B)), Q("string" == typeof c && r(c) || a(c)), n.push(g(B, c, C));
    }
   },
   validateBoundary: function(A) {
    const e = A.length;
    if (e < 27 || e > 70) return !1;
    for (let t = 0; t < e; ++t) {
     const e = A.charCodeAt(t);
     if (!(e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122 || 39 === e || 45 === e || 95 === e)) return !1;
    }
    return !0;
   }
  };
 }),
 35910: (function(A, e, t) {
  "use strict";
  const {isBlobLike: r, iteratorMixin: s} = t(73168), {kState: o} = t(93627), {kEnumerableProperty: n} = t(3440), {FileLike: i, isFileLike: a} = t(27114), {webidl: g} = t(45893), {File: Q} = t(4573), c = t(57975), E = globalThis.File ?? Q;
  class FormData {
   constructor(A) {
    if (g.util.markAsUncloneable(this), void 0 !== A) throw g.errors.conversionFailed({
     prefix: "FormData constructor",
     argument: "Argument 1",
     types: [ "undefined" ]
    });
    this[o] = [];
   }
   append(A, e, t = void 0) {
    g.brandCheck(this, FormData);
    const s = "FormData.append";
    if (g.argumentLengthCheck(arguments, 2, s), 3 === arguments.length && !r(e)) throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");
    const n = makeEntry(A = g.converters.USVString(A, s, "name"), e = r(e) ? g.converters.Blob(e, s, "value", {
     strict: !1
    }) : g.converters.USVString(e, s, "value"), t = 3 === arguments.length ? g.converters.USVString(t, s, "filename") : void 0);
    this[o].push(n);
   }
   delete(A) {
    g.brandCheck(this, FormData);
    const e = "FormData.delete";
    g.argumentLengthCheck(arguments, 1, e), A = g.converters.USVString(A, e, "name"), 
    this[o] = this[o].filter(e => e.name !== A);
   }
   get(A) {
    g.brandCheck(this, FormData);
    const e = "FormData.get";
    g.argumentLengthCheck(arguments, 1, e), A = g.converters.USVString(A, e, "name");
    const t = this[o].findIndex(e => e.name === A);
    return -1 === t ? null : this[o][t].value;
   }
   getAll(A) {
    g.brandCheck(this, FormData);
    const e = "FormData.getAll";
    return g.argumentLengthCheck(arguments, 1, e), A = g.converters.USVString(A, e, "name"), 
    this[o].filter(e => e.name === A).map(A => A.value);
   }
   has(A) {
    g.brandCheck(this, FormData);
    const e = "FormData.has";
    return g.argumentLengthCheck(arguments, 1, e), A = g.converters.USVString(A, e, "name"), 
    -1 !== this[o].findIndex(e => e.name === A);
   }
   set(A, e, t = void 0) {
    g.brandCheck(this, FormData);
    const s = "FormData.set";
    if (g.argumentLengthCheck(arguments, 2, s), 3 === arguments.length && !r(e)) throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");
    A = g.converters.USVString(A, s, "name"), e = r(e) ? g.converters.Blob(e, s, "name", {
     strict: !1
    }) : g.converters.USVString(e, s, "name"), t = 3 === arguments.length ? g.converters.USVString(t, s, "name") : void 0;
    const n = makeEntry(A, e, t), i = this[o].findIndex(e => e.name === A);
    -1 !== i ? this[o] = [ ...this[o].slice(0, i), n, ...this[o].slice(i + 1).filter(e => e.name !== A) ] : this[o].push(n);
   }
   [c.inspect.custom](A, e) {
    const t = this[o].reduce((A, e) => (A[e.name] ? Array.isArray(A[e.name]) ? A[e.name].push(e.value) : A[e.name] = [ A[e.name], e.value ] : A[e.name] = e.value, 
    A), {
     __proto__: null
    });
    e.depth ??= A, e.colors ??= !0;
    const r = c.formatWithOptions(e, t);
    return `FormData ${r.slice(r.indexOf("]") + 2)}`;
   }
  }
  function makeEntry(A, e, t) {
   if ("string" == typeof e) ; else if (a(e) || (e = e instanceof Blob ? new E([ e ], "blob", {
    type: e.type
   }) : new i(e, "blob", {
    type: e.type
   })), void 0 !== t) {
    const A = {
     type: e.type,
     lastModified: e.lastModified
    };
    e = e instanceof Q ? new E([ e ], t, A) : new i(e, t, A);
   }
   return {
    name: A,
    value: e
   };
  }
  s("FormData", FormData, o, "name", "value"), Object.defineProperties(FormData.prototype, {
   append: n,
   delete: n,
   get: n,
   getAll: n,
   has: n,
   set: n,
   [Symbol.toStringTag]: {
    value: "FormData",
    configurable: !0
   }
  }), A.exports = {
   FormData: FormData,
   makeEntry: makeEntry
  };
 }),
 51059: (function(A) {
  "use strict";
  const e = Symbol.for("undici.globalOrigin.1");
  A.exports = {
   getGlobalOrigin: function() {
    return globalThis[e];
   },
   setGlobalOrigin: function(A) {
    if (void 0 === A) return void Object.defineProperty(globalThis, e, {
     value: void 0,
     writable: !0,
     enumerable: !1,
     configurable: !1
    });
    const t = new URL(A);
    if ("http:" !== t.protocol && "https:" !== t.protocol) throw new TypeError(`Only http & https urls are allowed, received ${t.protocol}`);
    Object.defineProperty(globalThis, e, {
     value: t,
     writable: !0,
     enumerable: !1,
     configurable: !1
    });
   }
  };
 }),
 60660: (function(A, e, t) {
  "use strict";
  const {kConstruct: r} = t(36443), {kEnumerableProperty: s} = t(3440), {iteratorMixin: o, isValidHeaderName: n, isValidHeaderValue: i} = t(73168), {webidl: a} = t(45893), g = t(34589), Q = t(57975), c = Symbol("headers map"), E = Symbol("headers map sorted");
  function isHTTPWhiteSpaceCharCode(A) {
   return 10 === A || 13 === A || 9 === A || 32 === A;
  }
  function headerValueNormalize(A) {
   let e = 0, t = A.length;
   for (;t > e && isHTTPWhiteSpaceCharCode(A.charCodeAt(t - 1)); ) --t;
   for (;t > e && isHTTPWhiteSpaceCharCode(A.charCodeAt(e)); ) ++e;
   return 0 === e && t === A.length ? A : A.substring(e, t);
  }
  function fill(A, e) {
   if (Array.isArray(e)) for (let t = 0; t < e.length; ++t) {
    const r = e[t];
    if (2 !== r.length) throw a.errors.exception({
     header: "Headers constructor",
     message: `expected name/value pair to be length 2, found ${r.length}.`
    });
    appendHeader(A, r[0], r[1]);
   } else {
    if ("object" != typeof e || null === e) throw a.errors.conversionFailed({
     prefix: "Headers constructor",
     argument: "Argument 1",
     types: [ "sequence<sequence<ByteString>>", "record<ByteString, ByteString>" ]
    });
    {
     const t = Object.keys(e);
     for (let r = 0; r < t.length; ++r) appendHeader(A, t[r], e[t[r]]);
    }
   }
  }
  function appendHeader(A, e, t) {
   if (t = headerValueNormalize(t), !n(e)) throw a.errors.invalidArgument({
    prefix: "Headers.append",
    value: e,
    type: "header name"
   });
   if (!i(t)) throw a.errors.invalidArgument({
    prefix: "Headers.append",
    value: t,
    type: "header value"
   });
   if ("immutable" === B(A)) throw new TypeError("immutable");
   return I(A).append(e, t, !1);
  }
  function compareHeaderName(A, e) {
   return A[0] < e[0] ? -1 : 1;
  }
  class HeadersList {
   cookies=null;
   constructor(A) {
    A instanceof HeadersList ? (this[c] = new Map(A[c]), this[E] = A[E], this.cookies = null === A.cookies ? null : [ ...A.cookies ]) : (this[c] = new Map(A), 
    this[E] = null);
   }
   contains(A, e) {
    return this[c].has(e ? A : A.toLowerCase());
   }
   clear() {
    this[c].clear(), this[E] = null, this.cookies = null;
   }
   append(A, e, t) {
    this[E] = null;
    const r = t ? A : A.toLowerCase(), s = this[c].get(r);
    if (s) {
     const A = "cookie" === r ? "; " : ", ";
     this[c].set(r, {
      name: s.name,
      value: `${s.value}${A}${e}`
     });
    } else this[c].set(r, {
     name: A,
     value: e
    });
    "set-cookie" === r && (this.cookies ??= []).push(e);
   }
   set(A, e, t) {
    this[E] = null;
    const r = t ? A : A.toLowerCase();
    "set-cookie" === r && (this.cookies = [ e ]), this[c].set(r, {
     name: A,
     value: e
    });
   }
   delete(A, e) {
    this[E] = null, e || (A = A.toLowerCase()), "set-cookie" === A && (this.cookies = null), 
    this[c].delete(A);
   }
   get(A, e) {
    return this[c].get(e ? A : A.toLowerCase())?.value ?? null;
   }
   * [Symbol.iterator]() {
    for (const {0: A, 1: {value: e}} of this[c]) yield [ A, e ];
   }
   get entries() {
    const A = {};
    if (0 !== this[c].size) for (const {name: e, value: t} of this[c].values()) A[e] = t;
    return A;
   }
   rawValues() {
    return this[c].values();
   }
   get entriesList() {
    const A = [];
    if (0 !== this[c].size) for (const {0: e, 1: {name: t, value: r}} of this[c]) if ("set-cookie" === e) for (const e of this.cookies) A.push([ t, e ]); else A.push([ t, r ]);
    return A;
   }
   toSortedArray() {
    const A = this[c].size, e = new Array(A);
    if (A <= 32) {
     if (0 === A) return e;
     const t = this[c][Symbol.iterator](), r = t.next().value;
     e[0] = [ r[0], r[1].value ], g(null !== r[1].value);
     for (let r, s, o = 1, n = 0, i = 0, a = 0, Q = 0; o < A; ++o) {
      for (s = t.next().value, r = e[o] = [ s[0], s[1].value ], g(null !== r[1]), a = 0, 
      i = o; a < i; ) Q = a + (i - a >> 1), e[Q][0] <= r[0] ? a = Q + 1 : i = Q;
      if (o !== Q) {
       for (n = o; n > a; ) e[n] = e[--n];
       e[a] = r;
      }
     }
     if (!t.next().done) throw new TypeError("Unreachable");
     return e;
    }
    {
     let A = 0;
     for (const {0: t, 1: {value: r}} of this[c]) e[A++] = [ t, r ], g(null !== r);
     return e.sort(compareHeaderName);
    }
   }
  }
  class Headers {
   #P;
   #q;
   constructor(A = void 0) {
    a.util.markAsUncloneable(this), A !== r && (this.#q = new HeadersList, this.#P = "none", 
    void 0 !== A && fill(this, A = a.converters.HeadersInit(A, "Headers contructor", "init")));
   }
   append(A, e) {
    a.brandCheck(this, Headers), a.argumentLengthCheck(arguments, 2, "Headers.append");
    const t = "Headers.append";
    return appendHeader(this, A = a.converters.ByteString(A, t, "name"), e = a.converters.ByteString(e, t, "value"));
   }
   delete(A) {
    if (a.brandCheck(this, Headers), a.argumentLengthCheck(arguments, 1, "Headers.delete"), 
    A = a.converters.ByteString(A, "Headers.delete", "name"), !n(A)) throw a.errors.invalidArgument({
     prefix: "Headers.delete",
     value: A,
     type: "header name"
    });
    if ("immutable" === this.#P) throw new TypeError("immutable");
    this.#q.contains(A, !1) && this.#q.delete(A, !1);
   }
   get(A) {
    a.brandCheck(this, Headers), a.argumentLengthCheck(arguments, 1, "Headers.get");
    const e = "Headers.get";
    if (A = a.converters.ByteString(A, e, "name"), !n(A)) throw a.errors.invalidArgument({
     prefix: e,
     value: A,
     type: "header name"
    });
    return this.#q.get(A, !1);
   }
   has(A) {
    a.brandCheck(this, Headers), a.argumentLengthCheck(arguments, 1, "Headers.has");
    const e = "Headers.has";
    if (A = a.converters.ByteString(A, e, "name"), !n(A)) throw a.errors.invalidArgument({
     prefix: e,
     value: A,
     type: "header name"
    });
    return this.#q.contains(A, !1);
   }
   set(A, e) {
    a.brandCheck(this, Headers), a.argumentLengthCheck(arguments, 2, "Headers.set");
    const t = "Headers.set";
    if (A = a.converters.ByteString(A, t, "name"), e = headerValueNormalize(e = a.converters.ByteString(e, t, "value")), 
    !n(A)) throw a.errors.invalidArgument({
     prefix: t,
     value: A,
     type: "header name"
    });
    if (!i(e)) throw a.errors.invalidArgument({
     prefix: t,
     value: e,
     type: "header value"
    });
    if ("immutable" === this.#P) throw new TypeError("immutable");
    this.#q.set(A, e, !1);
   }
   getSetCookie() {
    a.brandCheck(this, Headers);
    const A = this.#q.cookies;
    return A ? [ ...A ] : [];
   }
   get [E]() {
    if (this.#q[E]) return this.#q[E];
    const A = [], e = this.#q.toSortedArray(), t = this.#q.cookies;
    if (null === t || 1 === t.length) return this.#q[E] = e;
    for (let r = 0; r < e.length; ++r) {
     const {0: s, 1: o} = e[r];
     if ("set-cookie" === s) for (let e = 0; e < t.length; ++e) A.push([ s, t[e] ]); else A.push([ s, o ]);
    }
    return this.#q[E] = A;
   }
   [Q.inspect.custom](A, e) {
    return e.depth ??= A, `Headers ${Q.formatWithOptions(e, this.#q.entries)}`;
   }
   static getHeadersGuard(A) {
    return A.#P;
   }
   static setHeadersGuard(A, e) {
    A.#P = e;
   }
   static getHeadersList(A) {
    return A.#q;
   }
   static setHeadersList(A, e) {
    A.#q = e;
   }
  }
  const {getHeadersGuard: B, setHeadersGuard: C, getHeadersList: I, setHeadersList: h} = Headers;
  Reflect.deleteProperty(Headers, "getHeadersGuard"), Reflect.deleteProperty(Headers, "setHeadersGuard"), 
  Reflect.deleteProperty(Headers, "getHeadersList"), Reflect.deleteProperty(Headers, "setHeadersList"), 
  o("Headers", Headers, E, 0, 1), Object.defineProperties(Headers.prototype, {
   append: s,
   delete: s,
   get: s,
   has: s,
   set: s,
   getSetCookie: s,
   [Symbol.toStringTag]: {
    value: "Headers",
    configurable: !0
   },
   [Q.inspect.custom]: {
    enumerable: !1
   }
  }), a.converters.HeadersInit = function(A, e, t) {
   if ("Object" === a.util.Type(A)) {
    const r = Reflect.get(A, Symbol.iterator);
    if (!Q.types.isProxy(A) && r === Headers.prototype.entries) try {
     return I(A).entriesList;
    } catch {}
    return "function" == typeof r ? a.converters["sequence<sequence<ByteString>>"](A, e, t, r.bind(A)) : a.converters["record<ByteString, ByteString>"](A, e, t);
   }
   throw a.errors.conversionFailed({
    prefix: "Headers constructor",
    argument: "Argument 1",
    types: [ "sequence<sequence<ByteString>>", "record<ByteString, ByteString>" ]
   });
  }, A.exports = {
   fill: fill,
   compareHeaderName: compareHeaderName,
   Headers: Headers,
   HeadersList: HeadersList,
   getHeadersGuard: B,
   setHeadersGuard: C,
   setHeadersList: h,
   getHeadersList: I
  };
 }),
 54398: (function(A, e, t) {
  "use strict";
  const {makeNetworkError: r, makeAppropriateNetworkError: s, filterResponse: o, makeResponse: n, fromInnerResponse: i} = t(99051), {HeadersList: a} = t(60660), {Request: g, cloneRequest: Q} = t(9967), c = t(38522), {bytesMatch: E, makePolicyContainer: B, clonePolicyContainer: C, requestBadPort: I, TAOCheck: h, appendRequestOriginHeader: l, responseLocationURL: u, requestCurrentURL: d, setRequestReferrerPolicyOnRedirect: f, tryUpgradeRequestToAPotentiallyTrustworthyURL: y, createOpaqueTimingInfo: w, appendFetchMetadata: p, corsCheck: D, crossOriginResourcePolicyCheck: k, determineRequestsReferrer: R, coarsenedSharedCurrentTime: m, createDeferredPromise: F, isBlobLike: b, sameOrigin: S, isCancelled: N, isAborted: M, isErrorLike: U, fullyReadBody: L, readableStreamClose: T, isomorphicEncode: Y, urlIsLocal: v, urlIsHttpHttpsScheme: G, urlHasHttpsScheme: H, clampAndCoarsenConnectionTimingInfo: J, simpleRangeHeaderValue: V, buildContentRange: x, createInflate: W, extractMimeType: O} = t(73168), {kState: P, kDispatcher: q} = t(93627), Z = t(34589), {safelyExtractBody: z, extractBody: K} = t(84492), {redirectStatusSet: X, nullBodyStatus: _, safeMethodsSet: j, requestBodyHeader: $, subresourceSet: AA} = t(4495), eA = t(78474), {Readable: tA, pipeline: rA, finished: sA} = t(57075), {addAbortListener: oA, isErrored: nA, isReadable: iA, bufferToLowerCasedHeaderName: aA} = t(3440), {dataURLProcessor: gA, serializeAMimeType: QA, minimizeSupportedMimeType: cA} = t(51900), {getGlobalDispatcher: EA} = t(32581), {webidl: BA} = t(45893), {STATUS_CODES: CA} = t(37067), IA = [ "GET", "HEAD" ], hA = "undefined" != typeof __UNDICI_IS_NODE__ || "undefined" != typeof esbuildDetection ? "node" : "undici";
  let lA;
  class Fetch extends eA {
   constructor(A) {
    super(), this.dispatcher = A, this.connection = null, this.dump = !1, this.state = "ongoing";
   }
   terminate(A) {
    "ongoing" === this.state && (this.state = "terminated", this.connection?.destroy(A), 
    this.emit("terminated", A));
   }
   abort(A) {
    "ongoing" === this.state && (this.state = "aborted", A || (A = new DOMException("The operation was aborted.", "AbortError")), 
    this.serializedAbortReason = A, this.connection?.destroy(A), this.emit("terminated", A));
   }
  }
  function handleFetchDone(A) {
   finalizeAndReportTiming(A, "fetch");
  }
  function finalizeAndReportTiming(A, e = "other") {
   if ("error" === A.type && A.aborted) return;
   if (!A.urlList?.length) return;
   const t = A.urlList[0];
   let r = A.timingInfo, s = A.cacheState;
   G(t) && null !== r && (A.timingAllowPassed || (r = w({
    startTime: r.startTime
   }), s = ""), r.endTime = m(), A.timingInfo = r, uA(r, t.href, e, globalThis, s));
  }
  const uA = performance.markResourceTiming;
  function abortFetch(A, e, t, r) {
   if (A && A.reject(r), null != e.body && iA(e.body?.stream) && e.body.stream.cancel(r).catch(A => {
    if ("ERR_INVALID_STATE" !== A.code) throw A;
   }), null == t) return;
   const s = t[P];
   null != s.body && iA(s.body?.stream) && s.body.stream.cancel(r).catch(A => {
    if ("ERR_INVALID_STATE" !== A.code) throw A;
   });
  }
  function fetching({request: A, processRequestBodyChunkLength: e, processRequestEndOfBody: t, processResponse: r, processResponseEndOfBody: s, processResponseConsumeBody: o, useParallelQueue: n = !1, dispatcher: i = EA()}) {
   Z(i);
   let a = null, g = !1;
   null != A.client && (a = A.client.globalObject, g = A.client.crossOriginIsolatedCapability);
   const Q = m(g), c = w({
    startTime: Q
   }), E = {
    controller: new Fetch(i),
    request: A,
    timingInfo: c,
    processRequestBodyChunkLength: e,
    processRequestEndOfBody: t,
    processResponse: r,
    processResponseConsumeBody: o,
    processResponseEndOfBody: s,
    taskDestination: a,
    crossOriginIsolatedCapability: g
   };
   if (Z(!A.body || A.body.stream), "client" === A.window && (A.window = "Window" === A.client?.globalObject?.constructor?.name ? A.client : "no-window"), 
   "client" === A.origin && (A.origin = A.client.origin), "client" === A.policyContainer && (null != A.client ? A.policyContainer = C(A.client.policyContainer) : A.policyContainer = B()), 
   !A.headersList.contains("accept", !0)) {
    const e = "*/*";
    A.headersList.append("accept", e, !0);
   }
   return A.headersList.contains("accept-language", !0) || A.headersList.append("accept-language", "*", !0), 
   A.priority, AA.has(A.destination), mainFetch(E).catch(A => {
    E.controller.terminate(A);
   }), E.controller;
  }
  async function mainFetch(A, e = !1) {
   const t = A.request;
   let s = null;
   if (t.localURLsOnly && !v(d(t)) && (s = r("local URLs only")), y(t), "blocked" === I(t) && (s = r("bad port")), 
   "" === t.referrerPolicy && (t.referrerPolicy = t.policyContainer.referrerPolicy), 
   "no-referrer" !== t.referrer && (t.referrer = R(t)), null === s && (s = await (async () => {
    const e = d(t);
    return S(e, t.url) && "basic" === t.responseTainting || "data:" === e.protocol || "navigate" === t.mode || "websocket" === t.mode ? (t.responseTainting = "basic", 
    await schemeFetch(A)) : "same-origin" === t.mode ? r('request mode cannot be "same-origin"') : "no-cors" === t.mode ? "follow" !== t.redirect ? r('redirect mode cannot be "follow" for "no-cors" request') : (t.responseTainting = "opaque", 
    await schemeFetch(A)) : G(d(t)) ? (t.responseTainting = "cors", await httpFetch(A)) : r("URL scheme must be a HTTP(S) scheme");
   })()), e) return s;
   0 === s.status || s.internalResponse || (t.responseTainting, "basic" === t.responseTainting ? s = o(s, "basic") : "cors" === t.responseTainting ? s = o(s, "cors") : "opaque" === t.responseTainting ? s = o(s, "opaque") : Z(!1));
   let n = 0 === s.status ? s : s.internalResponse;
   if (0 === n.urlList.length && n.urlList.push(...t.urlList), t.timingAllowFailed || (s.timingAllowPassed = !0), 
   "opaque" === s.type && 206 === n.status && n.rangeRequested && !t.headers.contains("range", !0) && (s = n = r()), 
   0 === s.status || "HEAD" !== t.method && "CONNECT" !== t.method && !_.includes(n.status) || (n.body = null, 
   A.controller.dump = !0), t.integrity) {
    const processBodyError = e => fetchFinale(A, r(e));
    if ("opaque" === t.responseTainting || null == s.body) return void processBodyError(s.error);
    const processBody = e => {
     E(e, t.integrity) ? (s.body = z(e)[0], fetchFinale(A, s)) : processBodyError("integrity mismatch");
    };
    await L(s.body, processBody, processBodyError);
   } else fetchFinale(A, s);
  }
  function schemeFetch(A) {
   if (N(A) && 0 === A.request.redirectCount) return Promise.resolve(s(A));
   const {request: e} = A, {protocol: o} = d(e);
   switch (o) {
   case "about:":
    return Promise.resolve(r("about scheme is not supported"));

   case "blob:":
    {
     lA || (lA = t(4573).resolveObjectURL);
     const A = d(e);
     if (0 !== A.search.length) return Promise.resolve(r("NetworkError when attempting to fetch resource."));
     const s = lA(A.toString());
     if ("GET" !== e.method || !b(s)) return Promise.resolve(r("invalid method"));
     const o = n(), i = s.size, a = Y(`${i}`), g = s.type;
     if (e.headersList.contains("range", !0)) {
      o.rangeRequested = !0;
      const A = e.headersList.get("range", !0), t = V(A, !0);
      if ("failure" === t) return Promise.resolve(r("failed to fetch the data URL"));
      let {rangeStartValue: n, rangeEndValue: a} = t;
      if (null === n) n = i - a, a = n + a - 1; else {
       if (n >= i) return Promise.resolve(r("Range start is greater than the blob's size."));
       (null === a || a >= i) && (a = i - 1);
      }
      const Q = s.slice(n, a, g), c = K(Q);
      o.body = c[0];
      const E = Y(`${Q.size}`), B = x(n, a, i);
      o.status = 206, o.statusText = "Partial Content", o.headersList.set("content-length", E, !0), 
      o.headersList.set("content-type", g, !0), o.headersList.set("content-range", B, !0);
     } else {
      const A = K(s);
      o.statusText = "OK", o.body = A[0], o.headersList.set("content-length", a, !0), 
      o.headersList.set("content-type", g, !0);
     }
     return Promise.resolve(o);
    }

   case "data:":
    {
     const A = d(e), t = gA(A);
     if ("failure" === t) return Promise.resolve(r("failed to fetch the data URL"));
     const s = QA(t.mimeType);
     return Promise.resolve(n({
      statusText: "OK",
      headersList: [ [ "content-type", {
       name: "Content-Type",
       value: s
      } ] ],
      body: z(t.body)[0]
     }));
    }

   case "file:":
    return Promise.resolve(r("not implemented... yet..."));

   case "http:":
   case "https:":
    return httpFetch(A).catch(A => r(A));

   default:
    return Promise.resolve(r("unknown scheme"));
   }
  }
  function finalizeResponse(A, e) {
   A.request.done = !0, null != A.processResponseDone && queueMicrotask(() => A.processResponseDone(e));
  }
  function fetchFinale(A, e) {
   let t = A.timingInfo;
   const processResponseEndOfBody = () => {
    const r = Date.now();
    "document" === A.request.destination && (A.controller.fullTimingInfo = t), A.controller.reportTimingSteps = () => {
     if ("https:" !== A.request.url.protocol) return;
     t.endTime = r;
     let s = e.cacheState;
     const o = e.bodyInfo;
     e.timingAllowPassed || (t = w(t), s = "");
     let n = 0;
     if ("navigator" !== A.request.mode || !e.hasCrossOriginRedirects) {
      n = e.status;
      const A = O(e.headersList);
      "failure" !== A && (o.contentType = cA(A));
     }
     null != A.request.initiatorType && uA(t, A.request.url.href, A.request.initiatorType, globalThis, s, o, n);
    }, queueMicrotask(() => (A.request.done = !0, null != A.processResponseEndOfBody && queueMicrotask(() => A.processResponseEndOfBody(e)), 
    void (null != A.request.initiatorType && A.controller.reportTimingSteps())));
   };
   null != A.processResponse && queueMicrotask(() => {
    A.processResponse(e), A.processResponse = null;
   });
   const r = "error" === e.type ? e : e.internalResponse ?? e;
   null == r.body ? processResponseEndOfBody() : sA(r.body.stream, () => {
    processResponseEndOfBody();
   });
  }
  async function httpFetch(A) {
   const e = A.request;
   let t = null, s = null;
   const o = A.timingInfo;
   if (e.serviceWorkers, null === t) {
    if ("follow" === e.redirect && (e.serviceWorkers = "none"), s = t = await httpNetworkOrCacheFetch(A), 
    "cors" === e.responseTainting && "failure" === D(e, t)) return r("cors failure");
    "failure" === h(e, t) && (e.timingAllowFailed = !0);
   }
   return "opaque" !== e.responseTainting && "opaque" !== t.type || "blocked" !== k(e.origin, e.client, e.destination, s) ? (X.has(s.status) && ("manual" !== e.redirect && A.controller.connection.destroy(void 0, !1), 
   "error" === e.redirect ? t = r("unexpected redirect") : "manual" === e.redirect ? t = s : "follow" === e.redirect ? t = await function(A, e) {
    const t = A.request, s = e.internalResponse ? e.internalResponse : e;
    let o;
    try {
     if (o = u(s, d(t).hash), null == o) return e;
    } catch (A) {
     return Promise.resolve(r(A));
    }
    if (!G(o)) return Promise.resolve(r("URL scheme must be a HTTP(S) scheme"));
    if (20 === t.redirectCount) return Promise.resolve(r("redirect count exceeded"));
    if (t.redirectCount += 1, "cors" === t.mode && (o.username || o.password) && !S(t, o)) return Promise.resolve(r('cross origin not allowed for request mode "cors"'));
    if ("cors" === t.responseTainting && (o.username || o.password)) return Promise.resolve(r('URL cannot contain credentials for request mode "cors"'));
    if (303 !== s.status && null != t.body && null == t.body.source) return Promise.resolve(r());
    if ([ 301, 302 ].includes(s.status) && "POST" === t.method || 303 === s.status && !IA.includes(t.method)) {
     t.method = "GET", t.body = null;
     for (const A of $) t.headersList.delete(A);
    }
    S(d(t), o) || (t.headersList.delete("authorization", !0), t.headersList.delete("proxy-authorization", !0), 
    t.headersList.delete("cookie", !0), t.headersList.delete("host", !0)), null != t.body && (Z(null != t.body.source), 
    t.body = z(t.body.source)[0]);
    const n = A.timingInfo;
    return n.redirectEndTime = n.postRedirectStartTime = m(A.crossOriginIsolatedCapability), 
    0 === n.redirectStartTime && (n.redirectStartTime = n.startTime), t.urlList.push(o), 
    f(t, s), mainFetch(A, !0);
   }(A, t) : Z(!1)), t.timingInfo = o, t) : r("blocked");
  }
  async function httpNetworkOrCacheFetch(A, e = !1, t = !1) {
   const o = A.request;
   let i = null, g = null, E = null;
   "no-window" === o.window && "error" === o.redirect ? (i = A, g = o) : (g = Q(o), 
   i = {
    ...A
   }, i.request = g);
   const B = "include" === o.credentials || "same-origin" === o.credentials && "basic" === o.responseTainting, C = g.body ? g.body.length : null;
   let I = null;
   if (null == g.body && [ "POST", "PUT" ].includes(g.method) && (I = "0"), null != C && (I = Y(`${C}`)), 
   null != I && g.headersList.append("content-length", I, !0), null != C && g.keepalive, 
   g.referrer instanceof URL && g.headersList.append("referer", Y(g.referrer.href), !0), 
   l(g), p(g), g.headersList.contains("user-agent", !0) || g.headersList.append("user-agent", hA), 
   "default" === g.cache && (g.headersList.contains("if-modified-since", !0) || g.headersList.contains("if-none-match", !0) || g.headersList.contains("if-unmodified-since", !0) || g.headersList.contains("if-match", !0) || g.headersList.contains("if-range", !0)) && (g.cache = "no-store"), 
   "no-cache" !== g.cache || g.preventNoCacheCacheControlHeaderModification || g.headersList.contains("cache-control", !0) || g.headersList.append("cache-control", "max-age=0", !0), 
   "no-store" !== g.cache && "reload" !== g.cache || (g.headersList.contains("pragma", !0) || g.headersList.append("pragma", "no-cache", !0), 
   g.headersList.contains("cache-control", !0) || g.headersList.append("cache-control", "no-cache", !0)), 
   g.headersList.contains("range", !0) && g.headersList.append("accept-encoding", "identity", !0), 
   g.headersList.contains("accept-encoding", !0) || (H(d(g)) ? g.headersList.append("accept-encoding", "br, gzip, deflate", !0) : g.headersList.append("accept-encoding", "gzip, deflate", !0)), 
   g.headersList.delete("host", !0), g.cache = "no-store", "no-store" !== g.cache && g.cache, 
   null == E) {
    if ("only-if-cached" === g.cache) return r("only if cached");
    const A = await async function(A) {
     Z(!A.controller.connection || A.controller.connection.destroyed), A.controller.connection = {
      abort: null,
      destroyed: !1,
      destroy(A, e = !0) {
       this.destroyed || (this.destroyed = !0, e && this.abort?.(A ?? new DOMException("The operation was aborted.", "AbortError")));
      }
     };
     const e = A.request;
     let t = null;
     const o = A.timingInfo;
     e.cache = "no-store", e.mode;
     let i = null;
     if (null == e.body && A.processRequestEndOfBody) queueMicrotask(() => A.processRequestEndOfBody()); else if (null != e.body) {
      const processBodyChunk = async function*(e) {
       N(A) || (yield e, A.processRequestBodyChunkLength?.(e.byteLength));
      }, processEndOfBody = () => {
       N(A) || A.processRequestEndOfBody && A.processRequestEndOfBody();
      }, processBodyError = e => {
       N(A) || ("AbortError" === e.name ? A.controller.abort() : A.controller.terminate(e));
      };
      i = async function*() {
       try {
        for await (const A of e.body.stream) yield* processBodyChunk(A);
        processEndOfBody();
       } catch (A) {
        processBodyError(A);
       }
      }();
     }
     try {
      const {body: r, status: s, statusText: g, headersList: Q, socket: E} = await function({body: t}) {
       const r = d(e), s = A.controller.dispatcher;
       return new Promise((n, i) => s.dispatch({
        path: r.pathname + r.search,
        origin: r.origin,
        method: e.method,
        body: s.isMockActive ? e.body && (e.body.source || e.body.stream) : t,
        headers: e.headersList.entries,
        maxRedirections: 0,
        upgrade: "websocket" === e.mode ? "websocket" : void 0
       }, {
        body: null,
        abort: null,
        onConnect(e) {
         const {connection: t} = A.controller;
         o.finalConnectionTimingInfo = J(void 0, o.postRedirectStartTime, A.crossOriginIsolatedCapability), 
         t.destroyed ? e(new DOMException("The operation was aborted.", "AbortError")) : (A.controller.on("terminated", e), 
         this.abort = t.abort = e), o.finalNetworkRequestStartTime = m(A.crossOriginIsolatedCapability);
        },
        onResponseStarted() {
         o.finalNetworkResponseStartTime = m(A.crossOriginIsolatedCapability);
        },
        onHeaders(A, t, r, s) {
         if (A < 200) return;
         let o = "";
         const i = new a;
         for (let A = 0; A < t.length; A += 2) i.append(aA(t[A]), t[A + 1].toString("latin1"), !0);
         o = i.get("location", !0);
         const g = [], Q = o && "follow" === e.redirect && X.has(A);
         if ("HEAD" !== e.method && "CONNECT" !== e.method && !_.includes(A) && !Q) {
          const A = i.get("content-encoding", !0), e = A ? A.toLowerCase().split(",") : [], t = 5;
          if (e.length > t) return this.abort(new Error(`too many content-encodings in response: ${e.length}, maximum allowed is ${t}`)), 
          !0;
          for (let A = e.length - 1; A >= 0; --A) {
           const t = e[A].trim();
           if ("x-gzip" === t || "gzip" === t) g.push(c.createGunzip({
            flush: c.constants.Z_SYNC_FLUSH,
            finishFlush: c.constants.Z_SYNC_FLUSH
           })); else if ("deflate" === t) g.push(W({
            flush: c.constants.Z_SYNC_FLUSH,
            finishFlush: c.constants.Z_SYNC_FLUSH
           })); else {
            if ("br" !== t) {
             g.length = 0;
             break;
            }
            g.push(c.createBrotliDecompress({
             flush: c.constants.BROTLI_OPERATION_FLUSH,
             finishFlush: c.constants.BROTLI_OPERATION_FLUSH
            }));
           }
          }
         }
         this.body = new tA({
          read: r
         });
         const E = this.onError.bind(this);
         return n({
          status: A,
          statusText: s,
          headersList: i,
          body: g.length ? rA(this.body, ...g, A => {
           A && this.onError(A);
          }).on("error", E) : this.body.on("error", E)
         }), !0;
        },
        onData(e) {
         if (A.controller.dump) return;
         const t = e;
         return o.encodedBodySize += t.byteLength, this.body.push(t);
        },
        onComplete() {
         this.abort && A.controller.off("terminated", this.abort), A.controller.ended = !0, 
         this.body.push(null);
        },
        onError(e) {
         this.abort && A.controller.off("terminated", this.abort), this.body?.destroy(e), 
         A.controller.terminate(e), i(e);
        },
        onUpgrade(A, e, t) {
         if (101 !== A) return;
         const r = new a;
         for (let A = 0; A < e.length; A += 2) r.append(aA(e[A]), e[A + 1].toString("latin1"), !0);
         return n({
          status: A,
          statusText: CA[A],
          headersList: r,
          socket: t
         }), !0;
        }
       }));
      }({
       body: i
      });
      if (E) t = n({
       status: s,
       statusText: g,
       headersList: Q,
       socket: E
      }); else {
       const e = r[Symbol.asyncIterator]();
       A.controller.next = () => e.next(), t = n({
        status: s,
        statusText: g,
        headersList: Q
       });
      }
     } catch (e) {
      return "AbortError" === e.name ? (A.controller.connection.destroy(), s(A, e)) : r(e);
     }
     const g = new ReadableStream({
      async start(e) {
       A.controller.controller = e;
      },
      async pull(e) {
       await (async () => {
        await A.controller.resume();
       })();
      },
      async cancel(e) {
       await (e => {
        N(A) || A.controller.abort(e);
       })(e);
      },
      type: "bytes"
     });
     return t.body = {
      stream: g,
      source: null,
      length: null
     }, A.controller.resume || A.controller.on("terminated", function(e) {
      M(A) ? (t.aborted = !0, iA(g) && A.controller.controller.error(A.controller.serializedAbortReason)) : iA(g) && A.controller.controller.error(new TypeError("terminated", {
       cause: U(e) ? e : void 0
      })), A.controller.connection.destroy();
     }), A.controller.resume = async () => {
      for (;;) {
       let e, r;
       try {
        const {done: t, value: r} = await A.controller.next();
        if (M(A)) break;
        e = t ? void 0 : r;
       } catch (t) {
        A.controller.ended && !o.encodedBodySize ? e = void 0 : (e = t, r = !0);
       }
       if (void 0 === e) return T(A.controller.controller), void finalizeResponse(A, t);
       if (o.decodedBodySize += e?.byteLength ?? 0, r) return void A.controller.terminate(e);
       const s = new Uint8Array(e);
       if (s.byteLength && A.controller.controller.enqueue(s), nA(g)) return void A.controller.terminate();
       if (A.controller.controller.desiredSize <= 0) return;
      }
     }, t;
    }(i);
    !j.has(g.method) && A.status >= 200 && A.status, null == E && (E = A);
   }
   if (E.urlList = [ ...g.urlList ], g.headersList.contains("range", !0) && (E.rangeRequested = !0), 
   E.requestIncludesCredentials = B, 407 === E.status) return "no-window" === o.window ? r() : N(A) ? s(A) : r("proxy authentication required");
   if (421 === E.status && !t && (null == o.body || null != o.body.source)) {
    if (N(A)) return s(A);
    A.controller.connection.destroy(), E = await httpNetworkOrCacheFetch(A, e, !0);
   }
   return E;
  }
  A.exports = {
   fetch: function(A, e = void 0) {
    BA.argumentLengthCheck(arguments, 1, "globalThis.fetch");
    let t, r = F();
    try {
     t = new g(A, e);
    } catch (A) {
     return r.reject(A), r.promise;
    }
    const s = t[P];
    if (t.signal.aborted) return abortFetch(r, s, null, t.signal.reason), r.promise;
    const o = s.client.globalObject;
    "ServiceWorkerGlobalScope" === o?.constructor?.name && (s.serviceWorkers = "none");
    let n = null, a = !1, Q = null;
    return oA(t.signal, () => {
     a = !0, Z(null != Q), Q.abort(t.signal.reason);
     const A = n?.deref();
     abortFetch(r, s, A, t.signal.reason);
    }), Q = fetching({
     request: s,
     processResponseEndOfBody: handleFetchDone,
     processResponse: A => {
      a || (A.aborted ? abortFetch(r, s, n, Q.serializedAbortReason) : "error" !== A.type ? (n = new WeakRef(i(A, "immutable")), 
      r.resolve(n.deref()), r = null) : r.reject(new TypeError("fetch failed", {
       cause: A.error
      })));
     },
     dispatcher: t[q]
    }), r.promise;
   },
   Fetch: Fetch,
   fetching: fetching,
   finalizeAndReportTiming: finalizeAndReportTiming
  };
 }),
 9967: (function(A, e, t) {
  "use strict";
  const {extractBody: r, mixinBody: s, cloneBody: o, bodyUnusable: n} = t(84492), {Headers: i, fill: a, HeadersList: g, setHeadersGuard: Q, getHeadersGuard: c, setHeadersList: E, getHeadersList: B} = t(60660), {FinalizationRegistry: C} = t(66653)(), I = t(3440), h = t(57975), {isValidHTTPToken: l, sameOrigin: u, environmentSettingsObject: d} = t(73168), {forbiddenMethodsSet: f, corsSafeListedMethodsSet: y, referrerPolicy: w, requestRedirect: p, requestMode: D, requestCredentials: k, requestCache: R, requestDuplex: m} = t(4495), {kEnumerableProperty: F, normalizedMethodRecordsBase: b, normalizedMethodRecords: S} = I, {kHeaders: N, kSignal: M, kState: U, kDispatcher: L} = t(93627), {webidl: T} = t(45893), {URLSerializer: Y} = t(51900), {kConstruct: v} = t(36443), G = t(34589), {getMaxListeners: H, setMaxListeners: J, getEventListeners: V, defaultMaxListeners: x} = t(78474), W = Symbol("abortController"), O = new C(({signal: A, abort: e}) => {
   A.removeEventListener("abort", e);
  }), P = new WeakMap;
  function buildAbort(A) {
   return function abort() {
    const e = A.deref();
    if (void 0 !== e) {
     O.unregister(abort), this.removeEventListener("abort", abort), e.abort(this.reason);
     const A = P.get(e.signal);
     if (void 0 !== A) {
      if (0 !== A.size) {
       for (const e of A) {
        const A = e.deref();
        void 0 !== A && A.abort(this.reason);
       }
       A.clear();
      }
      P.delete(e.signal);
     }
    }
   };
  }
  let q = !1;
  class Request {
   constructor(A, e = {}) {
    if (T.util.markAsUncloneable(this), A === v) return;
    const t = "Request constructor";
    T.argumentLengthCheck(arguments, 1, t), A = T.converters.RequestInfo(A, t, "input"), 
    e = T.converters.RequestInit(e, t, "init");
    let s = null, o = null;
    const c = d.settingsObject.baseUrl;
    let C = null;
    if ("string" == typeof A) {
     let t;
     this[L] = e.dispatcher;
     try {
      t = new URL(A, c);
     } catch (e) {
      throw new TypeError("Failed to parse URL from " + A, {
       cause: e
      });
     }
     if (t.username || t.password) throw new TypeError("Request cannot be constructed from a URL that includes credentials: " + A);
     s = makeRequest({
      urlList: [ t ]
     }), o = "cors";
    } else this[L] = e.dispatcher || A[L], G(A instanceof Request), s = A[U], C = A[M];
    const h = d.settingsObject.origin;
    let w = "client";
    if ("EnvironmentSettingsObject" === s.window?.constructor?.name && u(s.window, h) && (w = s.window), 
    null != e.window) throw new TypeError(`'window' option '${w}' must be null`);
    "window" in e && (w = "no-window"), s = makeRequest({
     method: s.method,
     headersList: s.headersList,
     unsafeRequest: s.unsafeRequest,
     client: d.settingsObject,
     window: w,
     priority: s.priority,
     origin: s.origin,
     referrer: s.referrer,
     referrerPolicy: s.referrerPolicy,
     mode: s.mode,
     credentials: s.credentials,
     cache: s.cache,
     redirect: s.redirect,
     integrity: s.integrity,
     keepalive: s.keepalive,
     reloadNavigation: s.reloadNavigation,
     historyNavigation: s.historyNavigation,
     urlList: [ ...s.urlList ]
    });
    const p = 0 !== Object.keys(e).length;
    if (p && ("navigate" === s.mode && (s.mode = "same-origin"), s.reloadNavigation = !1, 
    s.historyNavigation = !1, s.origin = "client", s.referrer = "client", s.referrerPolicy = "", 
    s.url = s.urlList[s.urlList.length - 1], s.urlList = [ s.url ]), void 0 !== e.referrer) {
     const A = e.referrer;
     if ("" === A) s.referrer = "no-referrer"; else {
      let e;
      try {
       e = new URL(A, c);
      } catch (e) {
       throw new TypeError(`Referrer "${A}" is not a valid URL.`, {
        cause: e
       });
      }
      "about:" === e.protocol && "client" === e.hostname || h && !u(e, d.settingsObject.baseUrl) ? s.referrer = "client" : s.referrer = e;
     }
    }
    let D;
    if (void 0 !== e.referrerPolicy && (s.referrerPolicy = e.referrerPolicy), D = void 0 !== e.mode ? e.mode : o, 
    "navigate" === D) throw T.errors.exception({
     header: "Request constructor",
     message: "invalid request mode navigate."
    });
    if (null != D && (s.mode = D), void 0 !== e.credentials && (s.credentials = e.credentials), 
    void 0 !== e.cache && (s.cache = e.cache), "only-if-cached" === s.cache && "same-origin" !== s.mode) throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
    if (void 0 !== e.redirect && (s.redirect = e.redirect), null != e.integrity && (s.integrity = String(e.integrity)), 
    void 0 !== e.keepalive && (s.keepalive = Boolean(e.keepalive)), void 0 !== e.method) {
     let A = e.method;
     const t = S[A];
     if (void 0 !== t) s.method = t; else {
      if (!l(A)) throw new TypeError(`'${A}' is not a valid HTTP method.`);
      const e = A.toUpperCase();
      if (f.has(e)) throw new TypeError(`'${A}' HTTP method is unsupported.`);
      A = b[e] ?? A, s.method = A;
     }
     q || "patch" !== s.method || (process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", {
      code: "UNDICI-FETCH-patch"
     }), q = !0);
    }
    void 0 !== e.signal && (C = e.signal), this[U] = s;
    const k = new AbortController;
    if (this[M] = k.signal, null != C) {
     if (!C || "boolean" != typeof C.aborted || "function" != typeof C.addEventListener) throw new TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.");
     if (C.aborted) k.abort(C.reason); else {
      this[W] = k;
      const A = buildAbort(new WeakRef(k));
      try {
       ("function" == typeof H && H(C) === x || V(C, "abort").length >= x) && J(1500, C);
      } catch {}
      I.addAbortListener(C, A), O.register(k, {
       signal: C,
       abort: A
      }, A);
     }
    }
    if (this[N] = new i(v), E(this[N], s.headersList), Q(this[N], "request"), "no-cors" === D) {
     if (!y.has(s.method)) throw new TypeError(`'${s.method} is unsupported in no-cors mode.`);
     Q(this[N], "request-no-cors");
    }
    if (p) {
     const A = B(this[N]), t = void 0 !== e.headers ? e.headers : new g(A);
     if (A.clear(), t instanceof g) {
      for (const {name: e, value: r} of t.rawValues()) A.append(e, r, !1);
      A.cookies = t.cookies;
     } else a(this[N], t);
    }
    const R = A instanceof Request ? A[U].body : null;
    if (!(null == e.body && null == R || "GET" !== s.method && "HEAD" !== s.method)) throw new TypeError("Request with GET/HEAD method cannot have body.");
    let m = null;
    if (null != e.body) {
     const [A, t] = r(e.body, s.keepalive);
     m = A, t && !B(this[N]).contains("content-type", !0) && this[N].append("content-type", t);
    }
    const F = m ?? R;
    if (null != F && null == F.source) {
     if (null != m && null == e.duplex) throw new TypeError("RequestInit: duplex option is required when sending a body.");
     if ("same-origin" !== s.mode && "cors" !== s.mode) throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');
     s.useCORSPreflightFlag = !0;
    }
    let Y = F;
    if (null == m && null != R) {
     if (n(A)) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
     const e = new TransformStream;
     R.stream.pipeThrough(e), Y = {
      source: R.source,
      length: R.length,
      stream: e.readable
     };
    }
    this[U].body = Y;
   }
   get method() {
    return T.brandCheck(this, Request), this[U].method;
   }
   get url() {
    return T.brandCheck(this, Request), Y(this[U].url);
   }
   get headers() {
    return T.brandCheck(this, Request), this[N];
   }
   get destination() {
    return T.brandCheck(this, Request), this[U].destination;
   }
   get referrer() {
    return T.brandCheck(this, Request), "no-referrer" === this[U].referrer ? "" : "client" === this[U].referrer ? "about:client" : this[U].referrer.toString();
   }
   get referrerPolicy() {
    return T.brandCheck(this, Request), this[U].referrerPolicy;
   }
   get mode() {
    return T.brandCheck(this, Request), this[U].mode;
   }
   get credentials() {
    return this[U].credentials;
   }
   get cache() {
    return T.brandCheck(this, Request), this[U].cache;
   }
   get redirect() {
    return T.brandCheck(this, Request), this[U].redirect;
   }
   get integrity() {
    return T.brandCheck(this, Request), this[U].integrity;
   }
   get keepalive() {
    return T.brandCheck(this, Request), this[U].keepalive;
   }
   get isReloadNavigation() {
    return T.brandCheck(this, Request), this[U].reloadNavigation;
   }
   get isHistoryNavigation() {
    return T.brandCheck(this, Request), this[U].historyNavigation;
   }
   get signal() {
    return T.brandCheck(this, Request), this[M];
   }
   get body() {
    return T.brandCheck(this, Request), this[U].body ? this[U].body.stream : null;
   }
   get bodyUsed() {
    return T.brandCheck(this, Request), !!this[U].body && I.isDisturbed(this[U].body.stream);
   }
   get duplex() {
    return T.brandCheck(this, Request), "half";
   }
   clone() {
    if (T.brandCheck(this, Request), n(this)) throw new TypeError("unusable");
    const A = cloneRequest(this[U]), e = new AbortController;
    if (this.signal.aborted) e.abort(this.signal.reason); else {
     let A = P.get(this.signal);
     void 0 === A && (A = new Set, P.set(this.signal, A));
     const t = new WeakRef(e);
     A.add(t), I.addAbortListener(e.signal, buildAbort(t));
    }
    return fromInnerRequest(A, e.signal, c(this[N]));
   }
   [h.inspect.custom](A, e) {
    null === e.depth && (e.depth = 2), e.colors ??= !0;
    const t = {
     method: this.method,
     url: this.url,
     headers: this.headers,
     destination: this.destination,
     referrer: this.referrer,
     referrerPolicy: this.referrerPolicy,
     mode: this.mode,
     credentials: this.credentials,
     cache: this.cache,
     redirect: this.redirect,
     integrity: this.integrity,
     keepalive: this.keepalive,
     isReloadNavigation: this.isReloadNavigation,
     isHistoryNavigation: this.isHistoryNavigation,
     signal: this.signal
    };
    return `Request ${h.formatWithOptions(e, t)}`;
   }
  }
  function makeRequest(A) {
   return {
    method: A.method ?? "GET",
    localURLsOnly: A.localURLsOnly ?? !1,
    unsafeRequest: A.unsafeRequest ?? !1,
    body: A.body ?? null,
    client: A.client ?? null,
    reservedClient: A.reservedClient ?? null,
    replacesClientId: A.replacesClientId ?? "",
    window: A.window ?? "client",
    keepalive: A.keepalive ?? !1,
    serviceWorkers: A.serviceWorkers ?? "all",
    initiator: A.initiator ?? "",
    destination: A.destination ?? "",
    priority: A.priority ?? null,
    origin: A.origin ?? "client",
    policyContainer: A.policyContainer ?? "client",
    referrer: A.referrer ?? "client",
    referrerPolicy: A.referrerPolicy ?? "",
    mode: A.mode ?? "no-cors",
    useCORSPreflightFlag: A.useCORSPreflightFlag ?? !1,
    credentials: A.credentials ?? "same-origin",
    useCredentials: A.useCredentials ?? !1,
    cache: A.cache ?? "default",
    redirect: A.redirect ?? "follow",
    integrity: A.integrity ?? "",
    cryptoGraphicsNonceMetadata: A.cryptoGraphicsNonceMetadata ?? "",
    parserMetadata: A.parserMetadata ?? "",
    reloadNavigation: A.reloadNavigation ?? !1,
    historyNavigation: A.historyNavigation ?? !1,
    userActivation: A.userActivation ?? !1,
    taintedOrigin: A.taintedOrigin ?? !1,
    redirectCount: A.redirectCount ?? 0,
    responseTainting: A.responseTainting ?? "basic",
    preventNoCacheCacheControlHeaderModification: A.preventNoCacheCacheControlHeaderModification ?? !1,
    done: A.done ?? !1,
    timingAllowFailed: A.timingAllowFailed ?? !1,
    urlList: A.urlList,
    url: A.urlList[0],
    headersList: A.headersList ? new g(A.headersList) : new g
   };
  }
  function cloneRequest(A) {
   const e = makeRequest({
    ...A,
    body: null
   });
   return null != A.body && (e.body = o(e, A.body)), e;
  }
  function fromInnerRequest(A, e, t) {
   const r = new Request(v);
   return r[U] = A, r[M] = e, r[N] = new i(v), E(r[N], A.headersList), Q(r[N], t), 
   r;
  }
  s(Request), Object.defineProperties(Request.prototype, {
   method: F,
   url: F,
   headers: F,
   redirect: F,
   clone: F,
   signal: F,
   duplex: F,
   destination: F,
   body: F,
   bodyUsed: F,
   isHistoryNavigation: F,
   isReloadNavigation: F,
   keepalive: F,
   integrity: F,
   cache: F,
   credentials: F,
   attribute: F,
   referrerPolicy: F,
   referrer: F,
   mode: F,
   [Symbol.toStringTag]: {
    value: "Request",
    configurable: !0
   }
  }), T.converters.Request = T.interfaceConverter(Request), T.converters.RequestInfo = function(A, e, t) {
   return "string" == typeof A ? T.converters.USVString(A, e, t) : A instanceof Request ? T.converters.Request(A, e, t) : T.converters.USVString(A, e, t);
  }, T.converters.AbortSignal = T.interfaceConverter(AbortSignal), T.converters.RequestInit = T.dictionaryConverter([ {
   key: "method",
   converter: T.converters.ByteString
  }, {
   key: "headers",
   converter: T.converters.HeadersInit
  }, {
   key: "body",
   converter: T.nullableConverter(T.converters.BodyInit)
  }, {
   key: "referrer",
   converter: T.converters.USVString
  }, {
   key: "referrerPolicy",
   converter: T.converters.DOMString,
   allowedValues: w
  }, {
   key: "mode",
   converter: T.converters.DOMString,
   allowedValues: D
  }, {
   key: "credentials",
   converter: T.converters.DOMString,
   allowedValues: k
  }, {
   key: "cache",
   converter: T.converters.DOMString,
   allowedValues: R
  }, {
   key: "redirect",
   converter: T.converters.DOMString,
   allowedValues: p
  }, {
   key: "integrity",
   converter: T.converters.DOMString
  }, {
   key: "keepalive",
   converter: T.converters.boolean
  }, {
   key: "signal",
   converter: T.nullableConverter(A => T.converters.AbortSignal(A, "RequestInit", "signal", {
    strict: !1
   }))
  }, {
   key: "window",
   converter: T.converters.any
  }, {
   key: "duplex",
   converter: T.converters.DOMString,
   allowedValues: m
  }, {
   key: "dispatcher",
   converter: T.converters.any
  } ]), A.exports = {
   Request: Request,
   makeRequest: makeRequest,
   fromInnerRequest: fromInnerRequest,
   cloneRequest: cloneRequest
  };
 }),
 99051: (function(A, e, t) {
  "use strict";
  const {Headers: r, HeadersList: s, fill: o, getHeadersGuard: n, setHeadersGuard: i, setHeadersList: a} = t(60660), {extractBody: g, cloneBody: Q, mixinBody: c, hasFinalizationRegistry: E, streamRegistry: B, bodyUnusable: C} = t(84492), I = t(3440), h = t(57975), {kEnumerableProperty: l} = I, {isValidReasonPhrase: u, isCancelled: d, isAborted: f, isBlobLike: y, serializeJavascriptValueToJSONString: w, isErrorLike: p, isomorphicEncode: D, environmentSettingsObject: k} = t(73168), {redirectStatusSet: R, nullBodyStatus: m} = t(4495), {kState: F, kHeaders: b} = t(93627), {webidl: S} = t(45893), {FormData: N} = t(35910), {URLSerializer: M} = t(51900), {kConstruct: U} = t(36443), L = t(34589), {types: T} = t(57975), Y = new TextEncoder("utf-8");
  class Response {
   static error() {
    return fromInnerResponse(makeNetworkError(), "immutable");
   }
   static json(A, e = {}) {
    S.argumentLengthCheck(arguments, 1, "Response.json"), null !== e && (e = S.converters.ResponseInit(e));
    const t = Y.encode(w(A)), r = g(t), s = fromInnerResponse(makeResponse({}), "response");
    return initializeResponse(s, e, {
     body: r[0],
     type: "application/json"
    }), s;
   }
   static redirect(A, e = 302) {
    let t;
    S.argumentLengthCheck(arguments, 1, "Response.redirect"), A = S.converters.USVString(A), 
    e = S.converters["unsigned short"](e);
    try {
     t = new URL(A, k.settingsObject.baseUrl);
    } catch (e) {
     throw new TypeError(`Failed to parse URL from ${A}`, {
      cause: e
     });
    }
    if (!R.has(e)) throw new RangeError(`Invalid status code ${e}`);
    const r = fromInnerResponse(makeResponse({}), "immutable");
    r[F].status = e;
    const s = D(M(t));
    return r[F].headersList.append("location", s, !0), r;
   }
   constructor(A = null, e = {}) {
    if (S.util.markAsUncloneable(this), A === U) return;
    null !== A && (A = S.converters.BodyInit(A)), e = S.converters.ResponseInit(e), 
    this[F] = makeResponse({}), this[b] = new r(U), i(this[b], "response"), a(this[b], this[F].headersList);
    let t = null;
    if (null != A) {
     const [e, r] = g(A);
     t = {
      body: e,
      type: r
     };
    }
    initializeResponse(this, e, t);
   }
   get type() {
    return S.brandCheck(this, Response), this[F].type;
   }
   get url() {
    S.brandCheck(this, Response);
    const A = this[F].urlList, e = A[A.length - 1] ?? null;
    return null === e ? "" : M(e, !0);
   }
   get redirected() {
    return S.brandCheck(this, Response), this[F].urlList.length > 1;
   }
   get status() {
    return S.brandCheck(this, Response), this[F].status;
   }
   get ok() {
    return S.brandCheck(this, Response), this[F].status >= 200 && this[F].status <= 299;
   }
   get statusText() {
    return S.brandCheck(this, Response), this[F].statusText;
   }
   get headers() {
    return S.brandCheck(this, Response), this[b];
   }
   get body() {
    return S.brandCheck(this, Response), this[F].body ? this[F].body.stream : null;
   }
   get bodyUsed() {
    return S.brandCheck(this, Response), !!this[F].body && I.isDisturbed(this[F].body.stream);
   }
   clone() {
    if (S.brandCheck(this, Response), C(this)) throw S.errors.exception({
     header: "Response.clone",
     message: "Body has already been consumed."
    });
    const A = cloneResponse(this[F]);
    return E && this[F].body?.stream && B.register(this, new WeakRef(this[F].body.stream)), 
    fromInnerResponse(A, n(this[b]));
   }
   [h.inspect.custom](A, e) {
    null === e.depth && (e.depth = 2), e.colors ??= !0;
    const t = {
     status: this.status,
     statusText: this.statusText,
     headers: this.headers,
     body: this.body,
     bodyUsed: this.bodyUsed,
     ok: this.ok,
     redirected: this.redirected,
     type: this.type,
     url: this.url
    };
    return `Response ${h.formatWithOptions(e, t)}`;
   }
  }
  function cloneResponse(A) {
   if (A.internalResponse) return filterResponse(cloneResponse(A.internalResponse), A.type);
   const e = makeResponse({
    ...A,
    body: null
   });
   return null != A.body && (e.body = Q(e, A.body)), e;
  }
  function makeResponse(A) {
   return {
    aborted: !1,
    rangeRequested: !1,
    timingAllowPassed: !1,
    requestIncludesCredentials: !1,
    type: "default",
    status: 200,
    timingInfo: null,
    cacheState: "",
    statusText: "",
    ...A,
    headersList: A?.headersList ? new s(A?.headersList) : new s,
    urlList: A?.urlList ? [ ...A.urlList ] : []
   };
  }
  function makeNetworkError(A) {
   return makeResponse({
    type: "error",
    status: 0,
    error: p(A) ? A : new Error(A ? String(A) : A),
    aborted: A && "AbortError" === A.name
   });
  }
  function makeFilteredResponse(A, e) {
   return e = {
    internalResponse: A,
    ...e
   }, new Proxy(A, {
    get: (A, t) => t in e ? e[t] : A[t],
    set: (A, t, r) => (L(!(t in e)), A[t] = r, !0)
   });
  }
  function filterResponse(A, e) {
   return "basic" === e ? makeFilteredResponse(A, {
    type: "basic",
    headersList: A.headersList
   }) : "cors" === e ? makeFilteredResponse(A, {
    type: "cors",
    headersList: A.headersList
   }) : "opaque" === e ? makeFilteredResponse(A, {
    type: "opaque",
    urlList: Object.freeze([]),
    status: 0,
    statusText: "",
    body: null
   }) : "opaqueredirect" === e ? makeFilteredResponse(A, {
    type: "opaqueredirect",
    status: 0,
    statusText: "",
    headersList: [],
    body: null
   }) : void L(!1);
  }
  function initializeResponse(A, e, t) {
   if (null !== e.status && (e.status < 200 || e.status > 599)) throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');
   if ("statusText" in e && null != e.statusText && !u(String(e.statusText))) throw new TypeError("Invalid statusText");
   if ("status" in e && null != e.status && (A[F].status = e.status), "statusText" in e && null != e.statusText && (A[F].statusText = e.statusText), 
   "headers" in e && null != e.headers && o(A[b], e.headers), t) {
    if (m.includes(A.status)) throw S.errors.exception({
     header: "Response constructor",
     message: `Invalid response status code ${A.status}`
    });
    A[F].body = t.body, null == t.type || A[F].headersList.contains("content-type", !0) || A[F].headersList.append("content-type", t.type, !0);
   }
  }
  function fromInnerResponse(A, e) {
   const t = new Response(U);
   return t[F] = A, t[b] = new r(U), a(t[b], A.headersList), i(t[b], e), E && A.body?.stream && B.register(t, new WeakRef(A.body.stream)), 
   t;
  }
  c(Response), Object.defineProperties(Response.prototype, {
   type: l,
   url: l,
   status: l,
   ok: l,
   redirected: l,
   statusText: l,
   headers: l,
   clone: l,
   body: l,
   bodyUsed: l,
   [Symbol.toStringTag]: {
    value: "Response",
    configurable: !0
   }
  }), Object.defineProperties(Response, {
   json: l,
   redirect: l,
   error: l
  }), S.converters.ReadableStream = S.interfaceConverter(ReadableStream), S.converters.FormData = S.interfaceConverter(N), 
  S.converters.URLSearchParams = S.interfaceConverter(URLSearchParams), S.converters.XMLHttpRequestBodyInit = function(A, e, t) {
   return "string" == typeof A ? S.converters.USVString(A, e, t) : y(A) ? S.converters.Blob(A, e, t, {
    strict: !1
   }) : ArrayBuffer.isView(A) || T.isArrayBuffer(A) ? S.converters.BufferSource(A, e, t) : I.isFormDataLike(A) ? S.converters.FormData(A, e, t, {
    strict: !1
   }) : A instanceof URLSearchParams ? S.converters.URLSearchParams(A, e, t) : S.converters.DOMString(A, e, t);
  }, S.converters.BodyInit = function(A, e, t) {
   return A instanceof ReadableStream ? S.converters.ReadableStream(A, e, t) : A?.[Symbol.asyncIterator] ? A : S.converters.XMLHttpRequestBodyInit(A, e, t);
  }, S.converters.ResponseInit = S.dictionaryConverter([ {
   key: "status",
   converter: S.converters["unsigned short"],
   defaultValue: () => 200
  }, {
   key: "statusText",
   converter: S.converters.ByteString,
   defaultValue: () => ""
  }, {
   key: "headers",
   converter: S.converters.HeadersInit
  } ]), A.exports = {
   isNetworkError: function(A) {
    return "error" === A.type && 0 === A.status;
   },
   makeNetworkError: makeNetworkError,
   makeResponse: makeResponse,
   makeAppropriateNetworkError: function(A, e = null) {
    return L(d(A)), f(A) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), {
     cause: e
    })) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), {
     cause: e
    }));
   },
   filterResponse: filterResponse,
   Response: Response,
   cloneResponse: cloneResponse,
   fromInnerResponse: fromInnerResponse
  };
 }),
 93627: (function(A) {
  "use strict";
  A.exports = {
   kUrl: Symbol("url"),
   kHeaders: Symbol("headers"),
   kSignal: Symbol("signal"),
   kState: Symbol("state"),
   kDispatcher: Symbol("dispatcher")
  };
 }),
 73168: (function(A, e, t) {
  "use strict";
  const {Transform: r} = t(57075), s = t(38522), {redirectStatusSet: o, referrerPolicySet: n, badPortsSet: i} = t(4495), {getGlobalOrigin: a} = t(51059), {collectASequenceOfCodePoints: g, collectAnHTTPQuotedString: Q, removeChars: c, parseMIMEType: E} = t(51900), {performance: B} = t(643), {isBlobLike: C, ReadableStreamFrom: I, isValidHTTPToken: h, normalizedMethodRecordsBase: l} = t(3440), u = t(34589), {isUint8Array: d} = t(73429), {webidl: f} = t(45893);
  let y, w = [];
  try {
   y = t(77598);
   const A = [ "sha256", "sha384", "sha512" ];
   w = y.getHashes().filter(e => A.includes(e));
  } catch {}
  function responseURL(A) {
   const e = A.urlList, t = e.length;
   return 0 === t ? null : e[t - 1].toString();
  }
  function isValidEncodedURL(A) {
   for (let e = 0; e < A.length; ++e) {
    const t = A.charCodeAt(e);
    if (t > 126 || t < 32) return !1;
   }
   return !0;
  }
  function requestCurrentURL(A) {
   return A.urlList[A.urlList.length - 1];
  }
  const p = h;
  function isValidHeaderValue(A) {
   return !1 === ("\t" === A[0] || " " === A[0] || "\t" === A[A.length - 1] || " " === A[A.length - 1] || A.includes("\n") || A.includes("\r") || A.includes("\0"));
  }
  function coarsenTime(A, e) {
   return A;
  }
  function stripURLForReferrer(A, e) {
   return u(A instanceof URL), "file:" === (A = new URL(A)).protocol || "about:" === A.protocol || "blank:" === A.protocol ? "no-referrer" : (A.username = "", 
   A.password = "", A.hash = "", e && (A.pathname = "", A.search = ""), A);
  }
  function isURLPotentiallyTrustworthy(A) {
   return A instanceof URL && ("about:blank" === A.href || "about:srcdoc" === A.href || "data:" === A.protocol || "file:" === A.protocol || function(A) {
    if (null == A || "null" === A) return !1;
    const e = new URL(A);
    return "https:" === e.protocol || "wss:" === e.protocol || !!(/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(e.hostname) || "localhost" === e.hostname || e.hostname.includes("localhost.") || e.hostname.endsWith(".localhost"));
   }(A.origin));
  }
  const D = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
  function parseMetadata(A) {
   const e = [];
   let t = !0;
   for (const r of A.split(" ")) {
    t = !1;
    const A = D.exec(r);
    if (null === A || void 0 === A.groups || void 0 === A.groups.algo) continue;
    const s = A.groups.algo.toLowerCase();
    w.includes(s) && e.push(A.groups);
   }
   return !0 === t ? "no metadata" : e;
  }
  function compareBase64Mixed(A, e) {
   if (A.length !== e.length) return !1;
   for (let t = 0; t < A.length; ++t) if (A[t] !== e[t]) {
    if ("+" === A[t] && "-" === e[t] || "/" === A[t] && "_" === e[t]) continue;
    return !1;
   }
   return !0;
  }
  function sameOrigin(A, e) {
   return A.origin === e.origin && "null" === A.origin || A.protocol === e.protocol && A.hostname === e.hostname && A.port === e.port;
  }
  const k = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  function createIterator(A, e, t = 0, r = 1) {
   class FastIterableIterator {
    #Z;
    #z;
    #K;
    constructor(A, e) {
     this.#Z = A, this.#z = e, this.#K = 0;
    }
    next() {
     if ("object" != typeof this || null === this || !(#Z in this)) throw new TypeError(`'next' called on an object that does not implement interface ${A} Iterator.`);
     const s = this.#K, o = this.#Z[e];
     if (s >= o.length) return {
      value: void 0,
      done: !0
     };
     const {[t]: n, [r]: i} = o[s];
     let a;
     switch (this.#K = s + 1, this.#z) {
     case "key":
      a = n;
      break;

     case "value":
      a = i;
      break;

     case "key+value":
      a = [ n, i ];
     }
     return {
      value: a,
      done: !1
     };
    }
   }
   return delete FastIterableIterator.prototype.constructor, Object.setPrototypeOf(FastIterableIterator.prototype, k), 
   Object.defineProperties(FastIterableIterator.prototype, {
    [Symbol.toStringTag]: {
     writable: !1,
     enumerable: !1,
     configurable: !0,
     value: `${A} Iterator`
    },
    next: {
     writable: !0,
     enumerable: !0,
     configurable: !0
    }
   }), function(A, e) {
    return new FastIterableIterator(A, e);
   };
  }
  const R = /[^\x00-\xFF]/;
  function isomorphicEncode(A) {
   return u(!R.test(A)), A;
  }
  async function readAllBytes(A) {
   const e = [];
   let t = 0;
   for (;;) {
    const {done: r, value: s} = await A.read();
    if (r) return Buffer.concat(e, t);
    if (!d(s)) throw new TypeError("Received non-Uint8Array chunk");
    e.push(s), t += s.length;
   }
  }
  function urlHasHttpsScheme(A) {
   return "string" == typeof A && ":" === A[5] && "h" === A[0] && "t" === A[1] && "t" === A[2] && "p" === A[3] && "s" === A[4] || "https:" === A.protocol;
  }
  function urlIsHttpHttpsScheme(A) {
   u("protocol" in A);
   const e = A.protocol;
   return "http:" === e || "https:" === e;
  }
  class InflateStream extends r {
   #X;
   constructor(A) {
    super(), this.#X = A;
   }
   _transform(A, e, t) {
    if (!this._inflateStream) {
     if (0 === A.length) return void t();
     this._inflateStream = 8 == (15 & A[0]) ? s.createInflate(this.#X) : s.createInflateRaw(this.#X), 
     this._inflateStream.on("data", this.push.bind(this)), this._inflateStream.on("end", () => this.push(null)), 
     this._inflateStream.on("error", A => this.destroy(A));
    }
    this._inflateStream.write(A, e, t);
   }
   _final(A) {
    this._inflateStream && (this._inflateStream.end(), this._inflateStream = null), 
    A();
   }
  }
  function getDecodeSplit(A, e) {
   const t = e.get(A, !0);
   return null === t ? null : function(A) {
    const e = A, t = {
     position: 0
    }, r = [];
    let s = "";
    for (;t.position < e.length; ) {
     if (s += g(A => '"' !== A && "," !== A, e, t), t.position < e.length) if (34 === e.charCodeAt(t.position)) {
      if (s += Q(e, t), t.position < e.length) continue;
     } else u(44 === e.charCodeAt(t.position)), t.position++;
     s = c(s, !0, !0, A => 9 === A || 32 === A), r.push(s), s = "";
    }
    return r;
   }(t);
  }
  const m = new TextDecoder;
  class EnvironmentSettingsObjectBase {
   get baseUrl() {
    return a();
   }
   get origin() {
    return this.baseUrl?.origin;
   }
   policyContainer={
    referrerPolicy: "strict-origin-when-cross-origin"
   };
  }
  const F = new class {
   settingsObject=new EnvironmentSettingsObjectBase;
  };
  A.exports = {
   isAborted: function(A) {
    return "aborted" === A.controller.state;
   },
   isCancelled: function(A) {
    return "aborted" === A.controller.state || "terminated" === A.controller.state;
   },
   isValidEncodedURL: isValidEncodedURL,
   createDeferredPromise: function() {
    let A, e;
    return {
     promise: new Promise((t, r) => {
      A = t, e = r;
     }),
     resolve: A,
     reject: e
    };
   },
   ReadableStreamFrom: I,
   tryUpgradeRequestToAPotentiallyTrustworthyURL: function(A) {},
   clampAndCoarsenConnectionTimingInfo: function(A, e, t) {
    return !A?.startTime || A.startTime < e ? {
     domainLookupStartTime: e,
     domainLookupEndTime: e,
     connectionStartTime: e,
     connectionEndTime: e,
     secureConnectionStartTime: e,
     ALPNNegotiatedProtocol: A?.ALPNNegotiatedProtocol
    } : {
     domainLookupStartTime: coarsenTime(A.domainLookupStartTime),
     domainLookupEndTime: coarsenTime(A.domainLookupEndTime),
     connectionStartTime: coarsenTime(A.connectionStartTime),
     connectionEndTime: coarsenTime(A.connectionEndTime),
     secureConnectionStartTime: coarsenTime(A.secureConnectionStartTime),
     ALPNNegotiatedProtocol: A.ALPNNegotiatedProtocol
    };
   },
   coarsenedSharedCurrentTime: function(A) {
    return coarsenTime(B.now());
   },
   determineRequestsReferrer: function(A) {
    const e = A.referrerPolicy;
    u(e);
    let t = null;
    if ("client" === A.referrer) {
     const A = a();
     if (!A || "null" === A.origin) return "no-referrer";
     t = new URL(A);
    } else A.referrer instanceof URL && (t = A.referrer);
    let r = stripURLForReferrer(t);
    const s = stripURLForReferrer(t, !0);
    r.toString().length > 4096 && (r = s);
    const o = sameOrigin(A, r), n = isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(A.url);
    switch (e) {
    case "origin":
     return null != s ? s : stripURLForReferrer(t, !0);

    case "unsafe-url":
     return r;

    case "same-origin":
     return o ? s : "no-referrer";

    case "origin-when-cross-origin":
     return o ? r : s;

    case "strict-origin-when-cross-origin":
     {
      const e = requestCurrentURL(A);
      return sameOrigin(r, e) ? r : isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(e) ? "no-referrer" : s;
     }

    default:
     return n ? "no-referrer" : s;
    }
   },
   makePolicyContainer: function() {
    return {
     referrerPolicy: "strict-origin-when-cross-origin"
    };
   },
   clonePolicyContainer: function(A) {
    return {
     referrerPolicy: A.referrerPolicy
    };
   },
   appendFetchMetadata: function(A) {
    let e = null;
    e = A.mode, A.headersList.set("sec-fetch-mode", e, !0);
   },
   appendRequestOriginHeader: function(A) {
    let e = A.origin;
    if ("client" !== e && void 0 !== e) if ("cors" === A.responseTainting || "websocket" === A.mode) A.headersList.append("origin", e, !0); else if ("GET" !== A.method && "HEAD" !== A.method) {
     switch (A.referrerPolicy) {
     case "no-referrer":
      e = null;
      break;

     case "no-referrer-when-downgrade":
     case "strict-origin":
     case "strict-origin-when-cross-origin":
      A.origin && urlHasHttpsScheme(A.origin) && !urlHasHttpsScheme(requestCurrentURL(A)) && (e = null);
      break;

     case "same-origin":
      sameOrigin(A, requestCurrentURL(A)) || (e = null);
     }
     A.headersList.append("origin", e, !0);
    }
   },
   TAOCheck: function() {
    return "success";
   },
   corsCheck: function() {
    return "success";
   },
   crossOriginResourcePolicyCheck: function() {
    return "allowed";
   },
   createOpaqueTimingInfo: function(A) {
    return {
     startTime: A.startTime ?? 0,
     redirectStartTime: 0,
     redirectEndTime: 0,
     postRedirectStartTime: A.startTime ?? 0,
     finalServiceWorkerStartTime: 0,
     finalNetworkResponseStartTime: 0,
     finalNetworkRequestStartTime: 0,
     endTime: 0,
     encodedBodySize: 0,
     decodedBodySize: 0,
     finalConnectionTimingInfo: null
    };
   },
   setRequestReferrerPolicyOnRedirect: function(A, e) {
    const {headersList: t} = e, r = (t.get("referrer-policy", !0) ?? "").split(",");
    let s = "";
    if (r.length > 0) for (let A = r.length; 0 !== A; A--) {
     const e = r[A - 1].trim();
     if (n.has(e)) {
      s = e;
      break;
     }
    }
    "" !== s && (A.referrerPolicy = s);
   },
   isValidHTTPToken: h,
   requestBadPort: function(A) {
    const e = requestCurrentURL(A);
    return urlIsHttpHttpsScheme(e) && i.has(e.port) ? "blocked" : "allowed";
   },
   requestCurrentURL: requestCurrentURL,
   responseURL: responseURL,
   responseLocationURL: function(A, e) {
    if (!o.has(A.status)) return null;
    let t = A.headersList.get("location", !0);
    var r;
    return null !== t && isValidHeaderValue(t) && (isValidEncodedURL(t) || (r = t, t = Buffer.from(r, "binary").toString("utf8")), 
    t = new URL(t, responseURL(A))), t && !t.hash && (t.hash = e), t;
   },
   isBlobLike: C,
   isURLPotentiallyTrustworthy: isURLPotentiallyTrustworthy,
   isValidReasonPhrase: function(A) {
    for (let e = 0; e < A.length; ++e) {
     const t = A.charCodeAt(e);
     if (!(9 === t || t >= 32 && t <= 126 || t >= 128 && t <= 255)) return !1;
    }
    return !0;
   },
   sameOrigin: sameOrigin,
   normalizeMethod: function(A) {
    return l[A.toLowerCase()] ?? A;
   },
   serializeJavascriptValueToJSONString: function(A) {
    const e = JSON.stringify(A);
    if (void 0 === e) throw new TypeError("Value is not JSON serializable");
    return u("string" == typeof e), e;
   },
   iteratorMixin: function(A, e, t, r = 0, s = 1) {
    const o = createIterator(A, t, r, s), n = {
     keys: {
      writable: !0,
      enumerable: !0,
      configurable: !0,
      value: function() {
       return f.brandCheck(this, e), o(this, "key");
      }
     },
     values: {
      writable: !0,
      enumerable: !0,
      configurable: !0,
      value: function() {
       return f.brandCheck(this, e), o(this, "value");
      }
     },
     entries: {
      writable: !0,
      enumerable: !0,
      configurable: !0,
      value: function() {
       return f.brandCheck(this, e), o(this, "key+value");
      }
     },
     forEach: {
      writable: !0,
      enumerable: !0,
      configurable: !0,
      value: function(t, r = globalThis) {
       if (f.brandCheck(this, e), f.argumentLengthCheck(arguments, 1, `${A}.forEach`), 
       "function" != typeof t) throw new TypeError(`Failed to execute 'forEach' on '${A}': parameter 1 is not of type 'Function'.`);
       for (const {0: A, 1: e} of o(this, "key+value")) t.call(r, e, A, this);
      }
     }
    };
    return Object.defineProperties(e.prototype, {
     ...n,
     [Symbol.iterator]: {
      writable: !0,
      enumerable: !1,
      configurable: !0,
      value: n.entries.value
     }
    });
   },
   createIterator: createIterator,
   isValidHeaderName: p,
   isValidHeaderValue: isValidHeaderValue,
   isErrorLike: function(A) {
    return A instanceof Error || "Error" === A?.constructor?.name || "DOMException" === A?.constructor?.name;
   },
   fullyReadBody: async function(A, e, t) {
    const r = e, s = t;
    let o;
    try {
     o = A.stream.getReader();
    } catch (A) {
     return void s(A);
    }
    try {
     r(await readAllBytes(o));
    } catch (A) {
     s(A);
    }
   },
   bytesMatch: function(A, e) {
    if (void 0 === y) return !0;
    const t = parseMetadata(e);
    if ("no metadata" === t) return !0;
    if (0 === t.length) return !0;
    const r = function(A) {
     let e = A[0].algo;
     if ("5" === e[3]) return e;
     for (let t = 1; t < A.length; ++t) {
      const r = A[t];
      if ("5" === r.algo[3]) {
       e = "sha512";
       break;
      }
      "3" !== e[3] && "3" === r.algo[3] && (e = "sha384");
     }
     return e;
    }(t), s = function(A, e) {
     if (1 === A.length) return A;
     let t = 0;
     for (let r = 0; r < A.length; ++r) A[r].algo === e && (A[t++] = A[r]);
     return A.length = t, A;
    }(t, r);
    for (const e of s) {
     const t = e.algo, r = e.hash;
     let s = y.createHash(t).update(A).digest("base64");
     if ("=" === s[s.length - 1] && (s = "=" === s[s.length - 2] ? s.slice(0, -2) : s.slice(0, -1)), 
     compareBase64Mixed(s, r)) return !0;
    }
    return !1;
   },
   isReadableStreamLike: function(A) {
    return A instanceof ReadableStream || "ReadableStream" === A[Symbol.toStringTag] && "function" == typeof A.tee;
   },
   readableStreamClose: function(A) {
    try {
     A.close(), A.byobRequest?.respond(0);
    } catch (A) {
     if (!A.message.includes("Controller is already closed") && !A.message.includes("ReadableStream is already closed")) throw A;
    }
   },
   isomorphicEncode: isomorphicEncode,
   urlIsLocal: function(A) {
    u("protocol" in A);
    const e = A.protocol;
    return "about:" === e || "blob:" === e || "data:" === e;
   },
   urlHasHttpsScheme: urlHasHttpsScheme,
   urlIsHttpHttpsScheme: urlIsHttpHttpsScheme,
   readAllBytes: readAllBytes,
   simpleRangeHeaderValue: function(A, e) {
    const t = A;
    if (!t.startsWith("bytes")) return "failure";
    const r = {
     position: 5
    };
    if (e && g(A => "\t" === A || " " === A, t, r), 61 !== t.charCodeAt(r.position)) return "failure";
    r.position++, e && g(A => "\t" === A || " " === A, t, r);
    const s = g(A => {
     const e = A.charCodeAt(0);
     return e >= 48 && e <= 57;
    }, t, r), o = s.length ? Number(s) : null;
    if (e && g(A => "\t" === A || " " === A, t, r), 45 !== t.charCodeAt(r.position)) return "failure";
    r.position++, e && g(A => "\t" === A || " " === A, t, r);
    const n = g(A => {
     const e = A.charCodeAt(0);
     return e >= 48 && e <= 57;
    }, t, r), i = n.length ? Number(n) : null;
    return r.position < t.length || null === i && null === o || o > i ? "failure" : {
     rangeStartValue: o,
     rangeEndValue: i
    };
   },
   buildContentRange: function(A, e, t) {
    let r = "bytes ";
    return r += isomorphicEncode(`${A}`), r += "-", r += isomorphicEncode(`${e}`), r += "/", 
    r += isomorphicEncode(`${t}`), r;
   },
   parseMetadata: parseMetadata,
   createInflate: function(A) {
    return new InflateStream(A);
   },
   extractMimeType: function(A) {
    let e = null, t = null, r = null;
    const s = getDecodeSplit("content-type", A);
    if (null === s) return "failure";
    for (const A of s) {
     const s = E(A);
     "failure" !== s && "*/*" !== s.essence && (r = s, r.essence !== t ? (e = null, r.parameters.has("charset") && (e = r.parameters.get("charset")), 
     t = r.essence) : r.parameters.has("charset") || null === e || r.parameters.set("charset", e));
    }
    return null == r ? "failure" : r;
   },
   getDecodeSplit: getDecodeSplit,
   utf8DecodeBytes: function(A) {
    return 0 === A.length ? "" : (239 === A[0] && 187 === A[1] && 191 === A[2] && (A = A.subarray(3)), 
    m.decode(A));
   },
   environmentSettingsObject: F
  };
 }),
 45893: (function(A, e, t) {
  "use strict";
  const {types: r, inspect: s} = t(57975), {markAsUncloneable: o} = t(75919), {toUSVString: n} = t(3440), i = {
   converters: {},
   util: {},
   errors: {}
  };
  i.errors.exception = function(A) {
   return new TypeError(`${A.header}: ${A.message}`);
  }, i.errors.conversionFailed = function(A) {
   const e = 1 === A.types.length ? "" : " one of", t = `${A.argument} could not be converted to${e}: ${A.types.join(", ")}.`;
   return i.errors.exception({
    header: A.prefix,
    message: t
   });
  }, i.errors.invalidArgument = function(A) {
   return i.errors.exception({
    header: A.prefix,
    message: `"${A.value}" is an invalid ${A.type}.`
   });
  }, i.brandCheck = function(A, e, t) {
   if (!1 !== t?.strict) {
    if (!(A instanceof e)) {
     const A = new TypeError("Illegal invocation");
     throw A.code = "ERR_INVALID_THIS", A;
    }
   } else if (A?.[Symbol.toStringTag] !== e.prototype[Symbol.toStringTag]) {
    const A = new TypeError("Illegal invocation");
    throw A.code = "ERR_INVALID_THIS", A;
   }
  }, i.argumentLengthCheck = function({length: A}, e, t) {
   if (A < e) throw i.errors.exception({
    message: `${e} argument${1 !== e ? "s" : ""} required, but${A ? " only" : ""} ${A} found.`,
    header: t
   });
  }, i.illegalConstructor = function() {
   throw i.errors.exception({
    header: "TypeError",
    message: "Illegal constructor"
   });
  }, i.util.Type = function(A) {
   switch (typeof A) {
   case "undefined":
    return "Undefined";

   case "boolean":
    return "Boolean";

   case "string":
    return "String";

   case "symbol":
    return "Symbol";

   case "number":
    return "Number";

   case "bigint":
    return "BigInt";

   case "function":
   case "object":
    return null === A ? "Null" : "Object";
   }
  }, i.util.markAsUncloneable = o || (() => {}), i.util.ConvertToInt = function(A, e, t, r) {
   let s, o;
   64 === e ? (s = Math.pow(2, 53) - 1, o = "unsigned" === t ? 0 : Math.pow(-2, 53) + 1) : "unsigned" === t ? (o = 0, 
   s = Math.pow(2, e) - 1) : (o = Math.pow(-2, e) - 1, s = Math.pow(2, e - 1) - 1);
   let n = Number(A);
   if (0 === n && (n = 0), !0 === r?.enforceRange) {
    if (Number.isNaN(n) || n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY) throw i.errors.exception({
     header: "Integer conversion",
     message: `Could not convert ${i.util.Stringify(A)} to an integer.`
    });
    if (n = i.util.IntegerPart(n), n < o || n > s) throw i.errors.exception({
     header: "Integer conversion",
     message: `Value must be between ${o}-${s}, got ${n}.`
    });
    return n;
   }
   return Number.isNaN(n) || !0 !== r?.clamp ? Number.isNaN(n) || 0 === n && Object.is(0, n) || n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? 0 : (n = i.util.IntegerPart(n), 
   n %= Math.pow(2, e), "signed" === t && n >= Math.pow(2, e) - 1 ? n - Math.pow(2, e) : n) : (n = Math.min(Math.max(n, o), s), 
   n = Math.floor(n) % 2 == 0 ? Math.floor(n) : Math.ceil(n), n);
  }, i.util.IntegerPart = function(A) {
   const e = Math.floor(Math.abs(A));
   return A < 0 ? -1 * e : e;
  }, i.util.Stringify = function(A) {
   switch (i.util.Type(A)) {
   case "Symbol":
    return `Symbol(${A.description})`;

   case "Object":
    return s(A);

   case "String":
    return `"${A}"`;

   default:
    return `${A}`;
   }
  }, i.sequenceConverter = function(A) {
   return (e, t, r, s) => {
    if ("Object" !== i.util.Type(e)) throw i.errors.exception({
     header: t,
     message: `${r} (${i.util.Stringify(e)}) is not iterable.`
    });
    const o = "function" == typeof s ? s() : e?.[Symbol.iterator]?.(), n = [];
    let a = 0;
    if (void 0 === o || "function" != typeof o.next) throw i.errors.exception({
     header: t,
     message: `${r} is not iterable.`
    });
    for (;;) {
     const {done: e, value: s} = o.next();
     if (e) break;
     n.push(A(s, t, `${r}[${a++}]`));
    }
    return n;
   };
  }, i.recordConverter = function(A, e) {
   return (t, s, o) => {
    if ("Object" !== i.util.Type(t)) throw i.errors.exception({
     header: s,
     message: `${o} ("${i.util.Type(t)}") is not an Object.`
    });
    const n = {};
    if (!r.isProxy(t)) {
     const r = [ ...Object.getOwnPropertyNames(t), ...Object.getOwnPropertySymbols(t) ];
     for (const i of r) {
      const r = A(i, s, o), a = e(t[i], s, o);
      n[r] = a;
     }
     return n;
    }
    const a = Reflect.ownKeys(t);
    for (const r of a) {
     const i = Reflect.getOwnPropertyDescriptor(t, r);
     if (i?.enumerable) {
      const i = A(r, s, o), a = e(t[r], s, o);
      n[i] = a;
     }
    }
    return n;
   };
  }, i.interfaceConverter = function(A) {
   return (e, t, r, s) => {
    if (!1 !== s?.strict && !(e instanceof A)) throw i.errors.exception({
     header: t,
     message: `Expected ${r} ("${i.util.Stringify(e)}") to be an instance of ${A.name}.`
    });
    return e;
   };
  }, i.dictionaryConverter = function(A) {
   return (e, t, r) => {
    const s = i.util.Type(e), o = {};
    if ("Null" === s || "Undefined" === s) return o;
    if ("Object" !== s) throw i.errors.exception({
     header: t,
     message: `Expected ${e} to be one of: Null, Undefined, Object.`
    });
    for (const s of A) {
     const {key: A, defaultValue: n, required: a, converter: g} = s;
     if (!0 === a && !Object.hasOwn(e, A)) throw i.errors.exception({
      header: t,
      message: `Missing required key "${A}".`
     });
     let Q = e[A];
     const c = Object.hasOwn(s, "defaultValue");
     if (c && null !== Q && (Q ??= n()), a || c || void 0 !== Q) {
      if (Q = g(Q, t, `${r}.${A}`), s.allowedValues && !s.allowedValues.includes(Q)) throw i.errors.exception({
       header: t,
       message: `${Q} is not an accepted type. Expected one of ${s.allowedValues.join(", ")}.`
      });
      o[A] = Q;
     }
    }
    return o;
   };
  }, i.nullableConverter = function(A) {
   return (e, t, r) => null === e ? e : A(e, t, r);
  }, i.converters.DOMString = function(A, e, t, r) {
   if (null === A && r?.legacyNullToEmptyString) return "";
   if ("symbol" == typeof A) throw i.errors.exception({
    header: e,
    message: `${t} is a symbol, which cannot be converted to a DOMString.`
   });
   return String(A);
  }, i.converters.ByteString = function(A, e, t) {
   const r = i.converters.DOMString(A, e, t);
   for (let A = 0; A < r.length; A++) if (r.charCodeAt(A) > 255) throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${A} has a value of ${r.charCodeAt(A)} which is greater than 255.`);
   return r;
  }, i.converters.USVString = n, i.converters.boolean = function(A) {
   return Boolean(A);
  }, i.converters.any = function(A) {
   return A;
  }, i.converters["long long"] = function(A, e, t) {
   return i.util.ConvertToInt(A, 64, "signed", void 0, e, t);
  }, i.converters["unsigned long long"] = function(A, e, t) {
   return i.util.ConvertToInt(A, 64, "unsigned", void 0, e, t);
  }, i.converters["unsigned long"] = function(A, e, t) {
   return i.util.ConvertToInt(A, 32, "unsigned", void 0, e, t);
  }, i.converters["unsigned short"] = function(A, e, t, r) {
   return i.util.ConvertToInt(A, 16, "unsigned", r, e, t);
  }, i.converters.ArrayBuffer = function(A, e, t, s) {
   if ("Object" !== i.util.Type(A) || !r.isAnyArrayBuffer(A)) throw i.errors.conversionFailed({
    prefix: e,
    argument: `${t} ("${i.util.Stringify(A)}")`,
    types: [ "ArrayBuffer" ]
   });
   if (!1 === s?.allowShared && r.isSharedArrayBuffer(A)) throw i.errors.exception({
    header: "ArrayBuffer",
    message: "SharedArrayBuffer is not allowed."
   });
   if (A.resizable || A.growable) throw i.errors.exception({
    header: "ArrayBuffer",
    message: "Received a resizable ArrayBuffer."
   });
   return A;
  }, i.converters.TypedArray = function(A, e, t, s, o) {
   if ("Object" !== i.util.Type(A) || !r.isTypedArray(A) || A.constructor.name !== e.name) throw i.errors.conversionFailed({
    prefix: t,
    argument: `${s} ("${i.util.Stringify(A)}")`,
    types: [ e.name ]
   });
   if (!1 === o?.allowShared && r.isSharedArrayBuffer(A.buffer)) throw i.errors.exception({
    header: "ArrayBuffer",
    message: "SharedArrayBuffer is not allowed."
   });
   if (A.buffer.resizable || A.buffer.growable) throw i.errors.exception({
    header: "ArrayBuffer",
    message: "Received a resizable ArrayBuffer."
   });
   return A;
  }, i.converters.DataView = function(A, e, t, s) {
   if ("Object" !== i.util.Type(A) || !r.isDataView(A)) throw i.errors.exception({
    header: e,
    message: `${t} is not a DataView.`
   });
   if (!1 === s?.allowShared && r.isSharedArrayBuffer(A.buffer)) throw i.errors.exception({
    header: "ArrayBuffer",
    message: "SharedArrayBuffer is not allowed."
   });
   if (A.buffer.resizable || A.buffer.growable) throw i.errors.exception({
    header: "ArrayBuffer",
    message: "Received a resizable ArrayBuffer."
   });
   return A;
  }, i.converters.BufferSource = function(A, e, t, s) {
   if (r.isAnyArrayBuffer(A)) return i.converters.ArrayBuffer(A, e, t, {
    ...s,
    allowShared: !1
   });
   if (r.isTypedArray(A)) return i.converters.TypedArray(A, A.constructor, e, t, {
    ...s,
    allowShared: !1
   });
   if (r.isDataView(A)) return i.converters.DataView(A, e, t, {
    ...s,
    allowShared: !1
   });
   throw i.errors.conversionFailed({
    prefix: e,
    argument: `${t} ("${i.util.Stringify(A)}")`,
    types: [ "BufferSource" ]
   });
  }, i.converters["sequence<ByteString>"] = i.sequenceConverter(i.converters.ByteString), 
  i.converters["sequence<sequence<ByteString>>"] = i.sequenceConverter(i.converters["sequence<ByteString>"]), 
  i.converters["record<ByteString, ByteString>"] = i.recordConverter(i.converters.ByteString, i.converters.ByteString), 
  A.exports = {
   webidl: i
  };
 }),
 22607: (function(A) {
  "use strict";
  A.exports = {
   getEncoding: function(A) {
    if (!A) return "failure";
    switch (A.trim().toLowerCase()) {
    case "unicode-1-1-utf-8":
    case "unicode11utf8":
    case "unicode20utf8":
    case "utf-8":
    case "utf8":
    case "x-unicode20utf8":
     return "UTF-8";

    case "866":
    case "cp866":
    case "csibm866":
    case "ibm866":
     return "IBM866";

    case "csisolatin2":
    case "iso-8859-2":
    case "iso-ir-101":
    case "iso8859-2":
    case "iso88592":
    case "iso_8859-2":
    case "iso_8859-2:1987":
    case "l2":
    case "latin2":
     return "ISO-8859-2";

    case "csisolatin3":
    case "iso-8859-3":
    case "iso-ir-109":
    case "iso8859-3":
    case "iso88593":
    case "iso_8859-3":
    case "iso_8859-3:1988":
    case "l3":
    case "latin3":
     return "ISO-8859-3";

    case "csisolatin4":
    case "iso-8859-4":
    case "iso-ir-110":
    case "iso8859-4":
    case "iso88594":
    case "iso_8859-4":
    case "iso_8859-4:1988":
    case "l4":
    case "latin4":
     return "ISO-8859-4";

    case "csisolatincyrillic":
    case "cyrillic":
    case "iso-8859-5":
    case "iso-ir-144":
    case "iso8859-5":
    case "iso88595":
    case "iso_8859-5":
    case "iso_8859-5:1988":
     return "ISO-8859-5";

    case "arabic":
    case "asmo-708":
    case "csiso88596e":
    case "csiso88596i":
    case "csisolatinarabic":
    case "ecma-114":
    case "iso-8859-6":
    case "iso-8859-6-e":
    case "iso-8859-6-i":
    case "iso-ir-127":
    case "iso8859-6":
    case "iso88596":
    case "iso_8859-6":
    case "iso_8859-6:1987":
     return "ISO-8859-6";

    case "csisolatingreek":
    case "ecma-118":
    case "elot_928":
    case "greek":
    case "greek8":
    case "iso-8859-7":
    case "iso-ir-126":
    case "iso8859-7":
    case "iso88597":
    case "iso_8859-7":
    case "iso_8859-7:1987":
    case "sun_eu_greek":
     return "ISO-8859-7";

    case "csiso88598e":
    case "csisolatinhebrew":
    case "hebrew":
    case "iso-8859-8":
    case "iso-8859-8-e":
    case "iso-ir-138":
    case "iso8859-8":
    case "iso88598":
    case "iso_8859-8":
    case "iso_8859-8:1988":
    case "visual":
     return "ISO-8859-8";

    case "csiso88598i":
    case "iso-8859-8-i":
    case "logical":
     return "ISO-8859-8-I";

    case "csisolatin6":
    case "iso-8859-10":
    case "iso-ir-157":
    case "iso8859-10":
    case "iso885910":
    case "l6":
    case "latin6":
     return "ISO-8859-10";

    case "iso-8859-13":
    case "iso8859-13":
    case "iso885913":
     return "ISO-8859-13";

    case "iso-8859-14":
    case "iso8859-14":
    case "iso885914":
     return "ISO-8859-14";

    case "csisolatin9":
    case "iso-8859-15":
    case "iso8859-15":
    case "iso885915":
    case "iso_8859-15":
    case "l9":
     return "ISO-8859-15";

    case "iso-8859-16":
     return "ISO-8859-16";

    case "cskoi8r":
    case "koi":
    case "koi8":
    case "koi8-r":
    case "koi8_r":
     return "KOI8-R";

    case "koi8-ru":
    case "koi8-u":
     return "KOI8-U";

    case "csmacintosh":
    case "mac":
    case "macintosh":
    case "x-mac-roman":
     return "macintosh";

    case "iso-8859-11":
    case "iso8859-11":
    case "iso885911":
    case "tis-620":
    case "windows-874":
     return "windows-874";

    case "cp1250":
    case "windows-1250":
    case "x-cp1250":
     return "windows-1250";

    case "cp1251":
    case "windows-1251":
    case "x-cp1251":
     return "windows-1251";

    case "ansi_x3.4-1968":
    case "ascii":
    case "cp1252":
    case "cp819":
    case "csisolatin1":
    case "ibm819":
    case "iso-8859-1":
    case "iso-ir-100":
    case "iso8859-1":
    case "iso88591":
    case "iso_8859-1":
    case "iso_8859-1:1987":
    case "l1":
    case "latin1":
    case "us-ascii":
    case "windows-1252":
    case "x-cp1252":
     return "windows-1252";

    case "cp1253":
    case "windows-1253":
    case "x-cp1253":
     return "windows-1253";

    case "cp1254":
    case "csisolatin5":
    case "iso-8859-9":
    case "iso-ir-148":
    case "iso8859-9":
    case "iso88599":
    case "iso_8859-9":
    case "iso_8859-9:1989":
    case "l5":
    case "latin5":
    case "windows-1254":
    case "x-cp1254":
     return "windows-1254";

    case "cp1255":
    case "windows-1255":
    case "x-cp1255":
     return "windows-1255";

    case "cp1256":
    case "windows-1256":
    case "x-cp1256":
     return "windows-1256";

    case "cp1257":
    case "windows-1257":
    case "x-cp1257":
     return "windows-1257";

    case "cp1258":
    case "windows-1258":
    case "x-cp1258":
     return "windows-1258";

    case "x-mac-cyrillic":
    case "x-mac-ukrainian":
     return "x-mac-cyrillic";

    case "chinese":
    case "csgb2312":
    case "csiso58gb231280":
    case "gb2312":
    case "gb_2312":
    case "gb_2312-80":
    case "gbk":
    case "iso-ir-58":
    case "x-gbk":
     return "GBK";

    case "gb18030":
     return "gb18030";

    case "big5":
    case "big5-hkscs":
    case "cn-big5":
    case "csbig5":
    case "x-x-big5":
     return "Big5";

    case "cseucpkdfmtjapanese":
    case "euc-jp":
    case "x-euc-jp":
     return "EUC-JP";

    case "csiso2022jp":
    case "iso-2022-jp":
     return "ISO-2022-JP";

    case "csshiftjis":
    case "ms932":
    case "ms_kanji":
    case "shift-jis":
    case "shift_jis":
    case "sjis":
    case "windows-31j":
    case "x-sjis":
     return "Shift_JIS";

    case "cseuckr":
    case "csksc56011987":
    case "euc-kr":
    case "iso-ir-149":
    case "korean":
    case "ks_c_5601-1987":
    case "ks_c_5601-1989":
    case "ksc5601":
    case "ksc_5601":
    case "windows-949":
     return "EUC-KR";

    case "csiso2022kr":
    case "hz-gb-2312":
    case "iso-2022-cn":
    case "iso-2022-cn-ext":
    case "iso-2022-kr":
    case "replacement":
     return "replacement";

    case "unicodefffe":
    case "utf-16be":
     return "UTF-16BE";

    case "csunicode":
    case "iso-10646-ucs-2":
    case "ucs-2":
    case "unicode":
    case "unicodefeff":
    case "utf-16":
    case "utf-16le":
     return "UTF-16LE";

    case "x-user-defined":
     return "x-user-defined";

    default:
     return "failure";
    }
   }
  };
 }),
 48355: (function(A, e, t) {
  "use strict";
  const {staticPropertyDescriptors: r, readOperation: s, fireAProgressEvent: o} = t(53610), {kState: n, kError: i, kResult: a, kEvents: g, kAborted: Q} = t(20961), {webidl: c} = t(45893), {kEnumerableProperty: E} = t(3440);
  class FileReader extends EventTarget {
   constructor() {
    super(), this[n] = "empty", this[a] = null, this[i] = null, this[g] = {
     loadend: null,
     error: null,
     abort: null,
     load: null,
     progress: null,
     loadstart: null
    };
   }
   readAsArrayBuffer(A) {
    c.brandCheck(this, FileReader), c.argumentLengthCheck(arguments, 1, "FileReader.readAsArrayBuffer"), 
    A = c.converters.Blob(A, {
     strict: !1
    }), s(this, A, "ArrayBuffer");
   }
   readAsBinaryString(A) {
    c.brandCheck(this, FileReader), c.argumentLengthCheck(arguments, 1, "FileReader.readAsBinaryString"), 
    A = c.converters.Blob(A, {
     strict: !1
    }), s(this, A, "BinaryString");
   }
   readAsText(A, e = void 0) {
    c.brandCheck(this, FileReader), c.argumentLengthCheck(arguments, 1, "FileReader.readAsText"), 
    A = c.converters.Blob(A, {
     strict: !1
    }), void 0 !== e && (e = c.converters.DOMString(e, "FileReader.readAsText", "encoding")), 
    s(this, A, "Text", e);
   }
   readAsDataURL(A) {
    c.brandCheck(this, FileReader), c.argumentLengthCheck(arguments, 1, "FileReader.readAsDataURL"), 
    A = c.converters.Blob(A, {
     strict: !1
    }), s(this, A, "DataURL");
   }
   abort() {
    "empty" !== this[n] && "done" !== this[n] ? ("loading" === this[n] && (this[n] = "done", 
    this[a] = null), this[Q] = !0, o("abort", this), "loading" !== this[n] && o("loadend", this)) : this[a] = null;
   }
   get readyState() {
    switch (c.brandCheck(this, FileReader), this[n]) {
    case "empty":
     return this.EMPTY;

    case "loading":
     return this.LOADING;

    case "done":
     return this.DONE;
    }
   }
   get result() {
    return c.brandCheck(this, FileReader), this[a];
   }
   get error() {
    return c.brandCheck(this, FileReader), this[i];
   }
   get onloadend() {
    return c.brandCheck(this, FileReader), this[g].loadend;
   }
   set onloadend(A) {
    c.brandCheck(this, FileReader), this[g].loadend && this.removeEventListener("loadend", this[g].loadend), 
    "function" == typeof A ? (this[g].loadend = A, this.addEventListener("loadend", A)) : this[g].loadend = null;
   }
   get onerror() {
    return c.brandCheck(this, FileReader), this[g].error;
   }
   set onerror(A) {
    c.brandCheck(this, FileReader), this[g].error && this.removeEventListener("error", this[g].error), 
    "function" == typeof A ? (this[g].error = A, this.addEventListener("error", A)) : this[g].error = null;
   }
   get onloadstart() {
    return c.brandCheck(this, FileReader), this[g].loadstart;
   }
   set onloadstart(A) {
    c.brandCheck(this, FileReader), this[g].loadstart && this.removeEventListener("loadstart", this[g].loadstart), 
    "function" == typeof A ? (this[g].loadstart = A, this.addEventListener("loadstart", A)) : this[g].loadstart = null;
   }
   get onprogress() {
    return c.brandCheck(this, FileReader), this[g].progress;
   }
   set onprogress(A) {
    c.brandCheck(this, FileReader), this[g].progress && this.removeEventListener("progress", this[g].progress), 
    "function" == typeof A ? (this[g].progress = A, this.addEventListener("progress", A)) : this[g].progress = null;
   }
   get onload() {
    return c.brandCheck(this, FileReader), this[g].load;
   }
   set onload(A) {
    c.brandCheck(this, FileReader), this[g].load && this.removeEventListener("load", this[g].load), 
    "function" == typeof A ? (this[g].load = A, this.addEventListener("load", A)) : this[g].load = null;
   }
   get onabort() {
    return c.brandCheck(this, FileReader), this[g].abort;
   }
   set onabort(A) {
    c.brandCheck(this, FileReader), this[g].abort && this.removeEventListener("abort", this[g].abort), 
    "function" == typeof A ? (this[g].abort = A, this.addEventListener("abort", A)) : this[g].abort = null;
   }
  }
  FileReader.EMPTY = FileReader.prototype.EMPTY = 0, FileReader.LOADING = FileReader.prototype.LOADING = 1, 
  FileReader.DONE = FileReader.prototype.DONE = 2, Object.defineProperties(FileReader.prototype, {
   EMPTY: r,
   LOADING: r,
   DONE: r,
   readAsArrayBuffer: E,
   readAsBinaryString: E,
   readAsText: E,
   readAsDataURL: E,
   abort: E,
   readyState: E,
   result: E,
   error: E,
   onloadstart: E,
   onprogress: E,
   onload: E,
   onabort: E,
   onerror: E,
   onloadend: E,
   [Symbol.toStringTag]: {
    value: "FileReader",
    writable: !1,
    enumerable: !1,
    configurable: !0
   }
  }), Object.defineProperties(FileReader, {
   EMPTY: r,
   LOADING: r,
   DONE: r
  }), A.exports = {
   FileReader: FileReader
  };
 }),
 88573: (function(A, e, t) {
  "use strict";
  const {webidl: r} = t(45893), s = Symbol("ProgressEvent state");
  class ProgressEvent extends Event {
   constructor(A, e = {}) {
    super(A = r.converters.DOMString(A, "ProgressEvent constructor", "type"), e = r.converters.ProgressEventInit(e ?? {})), 
    this[s] = {
     lengthComputable: e.lengthComputable,
     loaded: e.loaded,
     total: e.total
    };
   }
   get lengthComputable() {
    return r.brandCheck(this, ProgressEvent), this[s].lengthComputable;
   }
   get loaded() {
    return r.brandCheck(this, ProgressEvent), this[s].loaded;
   }
   get total() {
    return r.brandCheck(this, ProgressEvent), this[s].total;
   }
  }
  r.converters.ProgressEventInit = r.dictionaryConverter([ {
   key: "lengthComputable",
   converter: r.converters.boolean,
   defaultValue: () => !1
  }, {
   key: "loaded",
   converter: r.converters["unsigned long long"],
   defaultValue: () => 0
  }, {
   key: "total",
   converter: r.converters["unsigned long long"],
   defaultValue: () => 0
  }, {
   key: "bubbles",
   converter: r.converters.boolean,
   defaultValue: () => !1
  }, {
   key: "cancelable",
   converter: r.converters.boolean,
   defaultValue: () => !1
  }, {
   key: "composed",
   converter: r.converters.boolean,
   defaultValue: () => !1
  } ]), A.exports = {
   ProgressEvent: ProgressEvent
  };
 }),
 20961: (function(A) {
  "use strict";
  A.exports = {
   kState: Symbol("FileReader state"),
   kResult: Symbol("FileReader result"),
   kError: Symbol("FileReader error"),
   kLastProgressEventFired: Symbol("FileReader last progress event fired timestamp"),
   kEvents: Symbol("FileReader events"),
   kAborted: Symbol("FileReader aborted")
  };
 }),
 53610: (function(A, e, t) {
  "use strict";
  const {kState: r, kError: s, kResult: o, kAborted: n, kLastProgressEventFired: i} = t(20961), {ProgressEvent: a} = t(88573), {getEncoding: g} = t(22607), {serializeAMimeType: Q, parseMIMEType: c} = t(51900), {types: E} = t(57975), {StringDecoder: B} = t(13193), {btoa: C} = t(4573);
  function fireAProgressEvent(A, e) {
   const t = new a(A, {
    bubbles: !1,
    cancelable: !1
   });
   e.dispatchEvent(t);
  }
  function packageData(A, e, t, r) {
   switch (e) {
   case "DataURL":
    {
     let e = "data:";
     const r = c(t || "application/octet-stream");
     "failure" !== r && (e += Q(r)), e += ";base64,";
     const s = new B("latin1");
     for (const t of A) e += C(s.write(t));
     return e += C(s.end()), e;
    }

   case "Text":
    {
     let e = "failure";
     if (r && (e = g(r)), "failure" === e && t) {
      const A = c(t);
      "failure" !== A && (e = g(A.parameters.get("charset")));
     }
     return "failure" === e && (e = "UTF-8"), function(A, e) {
      const t = combineByteSequences(A), r = function(A) {
       const [e, t, r] = A;
       return 239 === e && 187 === t && 191 === r ? "UTF-8" : 254 === e && 255 === t ? "UTF-16BE" : 255 === e && 254 === t ? "UTF-16LE" : null;
      }(t);
      let s = 0;
      null !== r && (e = r, s = "UTF-8" === r ? 3 : 2);
      const o = t.slice(s);
      return new TextDecoder(e).decode(o);
     }(A, e);
    }

   case "ArrayBuffer":
    return combineByteSequences(A).buffer;

   case "BinaryString":
    {
     let e = "";
     const t = new B("latin1");
     for (const r of A) e += t.write(r);
     return e += t.end(), e;
    }
   }
  }
  function combineByteSequences(A) {
   const e = A.reduce((A, e) => A + e.byteLength, 0);
   let t = 0;
   return A.reduce((A, e) => (A.set(e, t), t += e.byteLength, A), new Uint8Array(e));
  }
  A.exports = {
   staticPropertyDescriptors: {
    enumerable: !0,
    writable: !1,
    configurable: !1
   },
   readOperation: function(A, e, t, a) {
    if ("loading" === A[r]) throw new DOMException("Invalid state", "InvalidStateError");
    A[r] = "loading", A[o] = null, A[s] = null;
    const g = e.stream().getReader(), Q = [];
    let c = g.read(), B = !0;
    (async () => {
     for (;!A[n]; ) try {
      const {done: C, value: I} = await c;
      if (B && !A[n] && queueMicrotask(() => {
       fireAProgressEvent("loadstart", A);
      }), B = !1, !C && E.isUint8Array(I)) Q.push(I), (void 0 === A[i] || Date.now() - A[i] >= 50) && !A[n] && (A[i] = Date.now(), 
      queueMicrotask(() => {
       fireAProgressEvent("progress", A);
      })), c = g.read(); else if (C) {
       queueMicrotask(() => {
        A[r] = "done";
        try {
         const r = packageData(Q, t, e.type, a);
         if (A[n]) return;
         A[o] = r, fireAProgressEvent("load", A);
        } catch (e) {
         A[s] = e, fireAProgressEvent("error", A);
        }
        "loading" !== A[r] && fireAProgressEvent("loadend", A);
       });
       break;
      }
     } catch (e) {
      if (A[n]) return;
      queueMicrotask(() => {
       A[r] = "done", A[s] = e, fireAProgressEvent("error", A), "loading" !== A[r] && fireAProgressEvent("loadend", A);
      });
      break;
     }
    })();
   },
   fireAProgressEvent: fireAProgressEvent
  };
 }),
 86897: (function(A, e, t) {
  "use strict";
  const {uid: r, states: s, sentCloseFrameState: o, emptyBuffer: n, opcodes: i} = t(20736), {kReadyState: a, kSentClose: g, kByteParser: Q, kReceivedClose: c, kResponse: E} = t(61216), {fireEvent: B, failWebsocketConnection: C, isClosing: I, isClosed: h, isEstablished: l, parseExtensions: u} = t(98625), {channels: d} = t(42414), {CloseEvent: f} = t(15188), {makeRequest: y} = t(9967), {fetching: w} = t(54398), {Headers: p, getHeadersList: D} = t(60660), {getDecodeSplit: k} = t(73168), {WebsocketFrameSend: R} = t(3264);
  let m;
  try {
   m = t(77598);
  } catch {}
  function onSocketData(A) {
   this.ws[Q].write(A) || this.pause();
  }
  function onSocketClose() {
   const {ws: A} = this, {[E]: e} = A;
   e.socket.off("data", onSocketData), e.socket.off("close", onSocketClose), e.socket.off("error", onSocketError);
   const t = A[g] === o.SENT && A[c];
   let r = 1005, n = "";
   const i = A[Q].closingInfo;
   i && !i.error ? (r = i.code ?? 1005, n = i.reason) : A[c] || (r = 1006), A[a] = s.CLOSED, 
   B("close", A, (A, e) => new f(A, e), {
    wasClean: t,
    code: r,
    reason: n
   }), d.close.hasSubscribers && d.close.publish({
    websocket: A,
    code: r,
    reason: n
   });
  }
  function onSocketError(A) {
   const {ws: e} = this;
   e[a] = s.CLOSING, d.socketError.hasSubscribers && d.socketError.publish(A), this.destroy();
  }
  A.exports = {
   establishWebSocketConnection: function(A, e, t, s, o, n) {
    const i = A;
    i.protocol = "ws:" === A.protocol ? "http:" : "https:";
    const a = y({
     urlList: [ i ],
     client: t,
     serviceWorkers: "none",
     referrer: "no-referrer",
     mode: "websocket",
     credentials: "include",
     cache: "no-store",
     redirect: "error"
    });
    if (n.headers) {
     const A = D(new p(n.headers));
     a.headersList = A;
    }
    const g = m.randomBytes(16).toString("base64");
    a.headersList.append("sec-websocket-key", g), a.headersList.append("sec-websocket-version", "13");
    for (const A of e) a.headersList.append("sec-websocket-protocol", A);
    return a.headersList.append("sec-websocket-extensions", "permessage-deflate; client_max_window_bits"), 
    w({
     request: a,
     useParallelQueue: !0,
     dispatcher: n.dispatcher,
     processResponse(A) {
      if ("error" === A.type || 101 !== A.status) return void C(s, "Received network error or non-101 status code.");
      if (0 !== e.length && !A.headersList.get("Sec-WebSocket-Protocol")) return void C(s, "Server did not respond with sent protocols.");
      if ("websocket" !== A.headersList.get("Upgrade")?.toLowerCase()) return void C(s, 'Server did not set Upgrade header to "websocket".');
      if ("upgrade" !== A.headersList.get("Connection")?.toLowerCase()) return void C(s, 'Server did not set Connection header to "upgrade".');
      if (A.headersList.get("Sec-WebSocket-Accept") !== m.createHash("sha1").update(g + r).digest("base64")) return void C(s, "Incorrect hash received in Sec-WebSocket-Accept header.");
      const t = A.headersList.get("Sec-WebSocket-Extensions");
      let n;
      if (null !== t && (n = u(t), !n.has("permessage-deflate"))) return void C(s, "Sec-WebSocket-Extensions header does not match.");
      const i = A.headersList.get("Sec-WebSocket-Protocol");
      if (null !== i) {
       const A = k("sec-websocket-protocol", a.headersList);
       if (null === A || !A.includes(i)) return void C(s, "Protocol was not set in the opening handshake.");
      }
      A.socket.on("data", onSocketData), A.socket.on("close", onSocketClose), A.socket.on("error", onSocketError), 
      d.open.hasSubscribers && d.open.publish({
       address: A.socket.address(),
       protocol: i,
       extensions: t
      }), o(A, n);
     }
    });
   },
   closeWebSocketConnection: function(A, e, t, r) {
    if (I(A) || h(A)) ; else if (l(A)) if (A[g] === o.NOT_SENT) {
     A[g] = o.PROCESSING;
     const Q = new R;
     void 0 !== e && void 0 === t ? (Q.frameData = Buffer.allocUnsafe(2), Q.frameData.writeUInt16BE(e, 0)) : void 0 !== e && void 0 !== t ? (Q.frameData = Buffer.allocUnsafe(2 + r), 
     Q.frameData.writeUInt16BE(e, 0), Q.frameData.write(t, 2, "utf-8")) : Q.frameData = n, 
     A[E].socket.write(Q.createFrame(i.CLOSE)), A[g] = o.SENT, A[a] = s.CLOSING;
    } else A[a] = s.CLOSING; else C(A, "Connection was closed before it was established."), 
    A[a] = s.CLOSING;
   }
  };
 }),
 20736: (function(A) {
  "use strict";
  const e = Buffer.allocUnsafe(0);
  A.exports = {
   uid: "258EAFA5-E914-47DA-95CA-C5AB0DC85B11",
   sentCloseFrameState: {
    NOT_SENT: 0,
    PROCESSING: 1,
    SENT: 2
   },
   staticPropertyDescriptors: {
    enumerable: !0,
    writable: !1,
    configurable: !1
   },
   states: {
    CONNECTING: 0,
    OPEN: 1,
    CLOSING: 2,
    CLOSED: 3
   },
   opcodes: {
    CONTINUATION: 0,
    TEXT: 1,
    BINARY: 2,
    CLOSE: 8,
    PING: 9,
    PONG: 10
   },
   maxUnsigned16Bit: 65535,
   parserStates: {
    INFO: 0,
    PAYLOADLENGTH_16: 2,
    PAYLOADLENGTH_64: 3,
    READ_DATA: 4
   },
   emptyBuffer: e,
   sendHints: {
    string: 1,
    typedArray: 2,
    arrayBuffer: 3,
    blob: 4
   }
  };
 }),
 15188: (function(A, e, t) {
  "use strict";
  const {webidl: r} = t(45893), {kEnumerableProperty: s} = t(3440), {kConstruct: o} = t(36443), {MessagePort: n} = t(75919);
  class MessageEvent extends Event {
   #_;
   constructor(A, e = {}) {
    if (A === o) return super(arguments[1], arguments[2]), void r.util.markAsUncloneable(this);
    const t = "MessageEvent constructor";
    r.argumentLengthCheck(arguments, 1, t), super(A = r.converters.DOMString(A, t, "type"), e = r.converters.MessageEventInit(e, t, "eventInitDict")), 
    this.#_ = e, r.util.markAsUncloneable(this);
   }
   get data() {
    return r.brandCheck(this, MessageEvent), this.#_.data;
   }
   get origin() {
    return r.brandCheck(this, MessageEvent), this.#_.origin;
   }
   get lastEventId() {
    return r.brandCheck(this, MessageEvent), this.#_.lastEventId;
   }
   get source() {
    return r.brandCheck(this, MessageEvent), this.#_.source;
   }
   get ports() {
    return r.brandCheck(this, MessageEvent), Object.isFrozen(this.#_.ports) || Object.freeze(this.#_.ports), 
    this.#_.ports;
   }
   initMessageEvent(A, e = !1, t = !1, s = null, o = "", n = "", i = null, a = []) {
    return r.brandCheck(this, MessageEvent), r.argumentLengthCheck(arguments, 1, "MessageEvent.initMessageEvent"), 
    new MessageEvent(A, {
     bubbles: e,
     cancelable: t,
     data: s,
     origin: o,
     lastEventId: n,
     source: i,
     ports: a
    });
   }
   static createFastMessageEvent(A, e) {
    const t = new MessageEvent(o, A, e);
    return t.#_ = e, t.#_.data ??= null, t.#_.origin ??= "", t.#_.lastEventId ??= "", 
    t.#_.source ??= null, t.#_.ports ??= [], t;
   }
  }
  const {createFastMessageEvent: i} = MessageEvent;
  delete MessageEvent.createFastMessageEvent;
  class CloseEvent extends Event {
   #_;
   constructor(A, e = {}) {
    const t = "CloseEvent constructor";
    r.argumentLengthCheck(arguments, 1, t), super(A = r.converters.DOMString(A, t, "type"), e = r.converters.CloseEventInit(e)), 
    this.#_ = e, r.util.markAsUncloneable(this);
   }
   get wasClean() {
    return r.brandCheck(this, CloseEvent), this.#_.wasClean;
   }
   get code() {
    return r.brandCheck(this, CloseEvent), this.#_.code;
   }
   get reason() {
    return r.brandCheck(this, CloseEvent), this.#_.reason;
   }
  }
  class ErrorEvent extends Event {
   #_;
   constructor(A, e) {
    const t = "ErrorEvent constructor";
    r.argumentLengthCheck(arguments, 1, t), super(A, e), r.util.markAsUncloneable(this), 
    A = r.converters.DOMString(A, t, "type"), e = r.converters.ErrorEventInit(e ?? {}), 
    this.#_ = e;
   }
   get message() {
    return r.brandCheck(this, ErrorEvent), this.#_.message;
   }
   get filename() {
    return r.brandCheck(this, ErrorEvent), this.#_.filename;
   }
   get lineno() {
    return r.brandCheck(this, ErrorEvent), this.#_.lineno;
   }
   get colno() {
    return r.brandCheck(this, ErrorEvent), this.#_.colno;
   }
   get error() {
    return r.brandCheck(this, ErrorEvent), this.#_.error;
   }
  }
  Object.defineProperties(MessageEvent.prototype, {
   [Symbol.toStringTag]: {
    value: "MessageEvent",
    configurable: !0
   },
   data: s,
   origin: s,
   lastEventId: s,
   source: s,
   ports: s,
   initMessageEvent: s
  }), Object.defineProperties(CloseEvent.prototype, {
   [Symbol.toStringTag]: {
    value: "CloseEvent",
    configurable: !0
   },
   reason: s,
   code: s,
   wasClean: s
  }), Object.defineProperties(ErrorEvent.prototype, {
   [Symbol.toStringTag]: {
    value: "ErrorEvent",
    configurable: !0
   },
   message: s,
   filename: s,
   lineno: s,
   colno: s,
   error: s
  }), r.converters.MessagePort = r.interfaceConverter(n), r.converters["sequence<MessagePort>"] = r.sequenceConverter(r.converters.MessagePort);
  const a = [ {
   key: "bubbles",
   converter: r.converters.boolean,
   defaultValue: () => !1
  }, {
   key: "cancelable",
   converter: r.converters.boolean,
   defaultValue: () => !1
  }, {
   key: "composed",
   converter: r.converters.boolean,
   defaultValue: () => !1
  } ];
  r.converters.MessageEventInit = r.dictionaryConverter([ ...a, {
   key: "data",
   converter: r.converters.any,
   defaultValue: () => null
  }, {
   key: "origin",
   converter: r.converters.USVString,
   defaultValue: () => ""
  }, {
   key: "lastEventId",
   converter: r.converters.DOMString,
   defaultValue: () => ""
  }, {
   key: "source",
   converter: r.nullableConverter(r.converters.MessagePort),
   defaultValue: () => null
  }, {
   key: "ports",
   converter: r.converters["sequence<MessagePort>"],
   defaultValue: () => new Array(0)
  } ]), r.converters.CloseEventInit = r.dictionaryConverter([ ...a, {
   key: "wasClean",
   converter: r.converters.boolean,
   defaultValue: () => !1
  }, {
   key: "code",
   converter: r.converters["unsigned short"],
   defaultValue: () => 0
  }, {
   key: "reason",
   converter: r.converters.USVString,
   defaultValue: () => ""
  } ]), r.converters.ErrorEventInit = r.dictionaryConverter([ ...a, {
   key: "message",
   converter: r.converters.DOMString,
   defaultValue: () => ""
  }, {
   key: "filename",
   converter: r.converters.USVString,
   defaultValue: () => ""
  }, {
   key: "lineno",
   converter: r.converters["unsigned long"],
   defaultValue: () => 0
  }, {
   key: "colno",
   converter: r.converters["unsigned long"],
   defaultValue: () => 0
  }, {
   key: "error",
   converter: r.converters.any
  } ]), A.exports = {
   MessageEvent: MessageEvent,
   CloseEvent: CloseEvent,
   ErrorEvent: ErrorEvent,
   createFastMessageEvent: i
  };
 }),
 3264: (function(A, e, t) {
  "use strict";
  const {maxUnsigned16Bit: r} = t(20736), s = 16386;
  let o, n = null, i = s;
  try {
   o = t(77598);
  } catch {
   o = {
    randomFillSync: function(A, e, t) {
     for (let e = 0; e < A.length; ++e) A[e] = 255 * Math.random() | 0;
     return A;
    }
   };
  }
  function generateMask() {
   return i === s && (i = 0, o.randomFillSync(n ??= Buffer.allocUnsafe(s), 0, s)), 
   [ n[i++], n[i++], n[i++], n[i++] ];
  }
  A.exports = {
   WebsocketFrameSend: class {
    constructor(A) {
     this.frameData = A;
    }
    createFrame(A) {
     const e = this.frameData, t = generateMask(), s = e?.byteLength ?? 0;
     let o = s, n = 6;
     s > r ? (n += 8, o = 127) : s > 125 && (n += 2, o = 126);
     const i = Buffer.allocUnsafe(s + n);
     i[0] = i[1] = 0, i[0] |= 128, i[0] = (240 & i[0]) + A, i[n - 4] = t[0], i[n - 3] = t[1], 
     i[n - 2] = t[2], i[n - 1] = t[3], i[1] = o, 126 === o ? i.writeUInt16BE(s, 2) : 127 === o && (i[2] = i[3] = 0, 
     i.writeUIntBE(s, 4, 6)), i[1] |= 128;
     for (let A = 0; A < s; ++A) i[n + A] = e[A] ^ t[3 & A];
     return i;
    }
   }
  };
 }),
 19469: (function(A, e, t) {
  "use strict";
  const {createInflateRaw: r, Z_DEFAULT_WINDOWBITS: s} = t(38522), {isValidClientWindowBits: o} = t(98625), {MessageSizeExceededError: n} = t(68707), i = Buffer.from([ 0, 0, 255, 255 ]), a = Symbol("kBuffer"), g = Symbol("kLength");
  A.exports = {
   PerMessageDeflate: class {
    #j;
    #I={};
    #$=0;
    constructor(A, e) {
     this.#I.serverNoContextTakeover = A.has("server_no_context_takeover"), this.#I.serverMaxWindowBits = A.get("server_max_window_bits"), 
     this.#$ = e.maxPayloadSize;
    }
    decompress(A, e, t) {
     if (!this.#j) {
      let A = s;
      if (this.#I.serverMaxWindowBits) {
       if (!o(this.#I.serverMaxWindowBits)) return void t(new Error("Invalid server_max_window_bits"));
       A = Number.parseInt(this.#I.serverMaxWindowBits);
      }
      try {
       this.#j = r({
        windowBits: A
       });
      } catch (A) {
       return void t(A);
      }
      this.#j[a] = [], this.#j[g] = 0, this.#j.on("data", A => {
       if (this.#j[g] += A.length, this.#$ > 0 && this.#j[g] > this.#$) return t(new n), 
       this.#j.removeAllListeners(), this.#j.destroy(), void (this.#j = null);
       this.#j[a].push(A);
      }), this.#j.on("error", A => {
       this.#j = null, t(A);
      });
     }
     this.#j.write(A), e && this.#j.write(i), this.#j.flush(() => {
      if (!this.#j) return;
      const A = Buffer.concat(this.#j[a], this.#j[g]);
      this.#j[a].length = 0, this.#j[g] = 0, t(null, A);
     });
    }
   }
  };
 }),
 81652: (function(A, e, t) {
  "use strict";
  const {Writable: r} = t(57075), s = t(34589), {parserStates: o, opcodes: n, states: i, emptyBuffer: a, sentCloseFrameState: g} = t(20736), {kReadyState: Q, kSentClose: c, kResponse: E, kReceivedClose: B} = t(61216), {channels: C} = t(42414), {isValidStatusCode: I, isValidOpcode: h, failWebsocketConnection: l, websocketMessageReceived: u, utf8Decode: d, isControlFrame: f, isTextBinaryFrame: y, isContinuationFrame: w} = t(98625), {WebsocketFrameSend: p} = t(3264), {closeWebSocketConnection: D} = t(86897), {PerMessageDeflate: k} = t(19469), {MessageSizeExceededError: R} = t(68707);
  function failWebsocketConnectionWithCode(A, e, t) {
   D(A, e, t, Buffer.byteLength(t)), l(A, t);
  }
  A.exports = {
   ByteParser: class extends r {
    #AA=[];
    #eA=0;
    #tA=0;
    #rA=!1;
    #w=o.INFO;
    #sA={};
    #oA=[];
    #nA;
    #iA;
    #$;
    constructor(A, e, t = {}) {
     super(), this.ws = A, this.#nA = null == e ? new Map : e, this.#iA = t.maxFragments ?? 0, 
     this.#$ = t.maxPayloadSize ?? 0, this.#nA.has("permessage-deflate") && this.#nA.set("permessage-deflate", new k(e, t));
    }
    _write(A, e, t) {
     this.#AA.push(A), this.#tA += A.length, this.#rA = !0, this.run(t);
    }
    #aA() {
     return !(this.#$ > 0 && !f(this.#sA.opcode) && this.#sA.payloadLength + this.#eA > this.#$ && (failWebsocketConnectionWithCode(this.ws, 1009, "Payload size exceeds maximum allowed size"), 
     1));
    }
    run(A) {
     for (;this.#rA; ) if (this.#w === o.INFO) {
      if (this.#tA < 2) return A();
      const e = this.consume(2), t = !!(128 & e[0]), r = 15 & e[0], s = !(128 & ~e[1]), i = !t && r !== n.CONTINUATION, a = 127 & e[1], g = 64 & e[0], Q = 32 & e[0], c = 16 & e[0];
      if (!h(r)) return l(this.ws, "Invalid opcode received"), A();
      if (s) return l(this.ws, "Frame cannot be masked"), A();
      if (0 !== g && !this.#nA.has("permessage-deflate")) return void l(this.ws, "Expected RSV1 to be clear.");
      if (0 !== Q || 0 !== c) return void l(this.ws, "RSV1, RSV2, RSV3 must be clear");
      if (i && !y(r)) return void l(this.ws, "Invalid frame type was fragmented.");
      if (y(r) && this.#oA.length > 0) return void l(this.ws, "Expected continuation frame");
      if (this.#sA.fragmented && i) return void l(this.ws, "Fragmented frame exceeded 125 bytes.");
      if ((a > 125 || i) && f(r)) return void l(this.ws, "Control frame either too large or fragmented");
      if (w(r) && 0 === this.#oA.length && !this.#sA.compressed) return void l(this.ws, "Unexpected continuation frame");
      if (a <= 125) {
       if (this.#sA.payloadLength = a, this.#w = o.READ_DATA, !this.#aA()) return;
      } else 126 === a ? this.#w = o.PAYLOADLENGTH_16 : 127 === a && (this.#w = o.PAYLOADLENGTH_64);
      y(r) && (this.#sA.binaryType = r, this.#sA.compressed = 0 !== g), this.#sA.opcode = r, 
      this.#sA.masked = s, this.#sA.fin = t, this.#sA.fragmented = i;
     } else if (this.#w === o.PAYLOADLENGTH_16) {
      if (this.#tA < 2) return A();
      const e = this.consume(2);
      if (this.#sA.payloadLength = e.readUInt16BE(0), this.#w = o.READ_DATA, !this.#aA()) return;
     } else if (this.#w === o.PAYLOADLENGTH_64) {
      if (this.#tA < 8) return A();
      const e = this.consume(8), t = e.readUInt32BE(0), r = e.readUInt32BE(4);
      if (0 !== t || r > 2 ** 31 - 1) return void l(this.ws, "Received payload length > 2^31 bytes.");
      if (this.#sA.payloadLength = r, this.#w = o.READ_DATA, !this.#aA()) return;
     } else if (this.#w === o.READ_DATA) {
      if (this.#tA < this.#sA.payloadLength) return A();
      const e = this.consume(this.#sA.payloadLength);
      if (f(this.#sA.opcode)) {
       this.#rA = this.parseControlFrame(e), this.#w = o.INFO;
       const t = this.ws[E].socket;
       if (this.#rA && t.writableNeedDrain) return this.#rA = !1, void t.once("drain", () => {
        this.destroyed || (this.#rA = !0, this.run(A));
       });
      } else {
       if (this.#sA.compressed) {
        this.#nA.get("permessage-deflate").decompress(e, this.#sA.fin, (e, t) => {
         if (e) {
          const A = e instanceof R ? 1009 : 1007;
          return void failWebsocketConnectionWithCode(this.ws, A, e.message);
         }
         if (this.writeFragments(t)) if (this.#$ > 0 && this.#eA > this.#$) failWebsocketConnectionWithCode(this.ws, 1009, (new R).message); else {
          if (!this.#sA.fin) return this.#w = o.INFO, this.#rA = !0, void this.run(A);
          u(this.ws, this.#sA.binaryType, this.consumeFragments()), this.#rA = !0, this.#w = o.INFO, 
          this.run(A);
         }
        }), this.#rA = !1;
        break;
       }
       if (!this.writeFragments(e)) return;
       if (this.#$ > 0 && this.#eA > this.#$) return void failWebsocketConnectionWithCode(this.ws, 1009, (new R).message);
       !this.#sA.fragmented && this.#sA.fin && u(this.ws, this.#sA.binaryType, this.consumeFragments()), 
       this.#w = o.INFO;
      }
     }
    }
    consume(A) {
     if (A > this.#tA) throw new Error("Called consume() before buffers satiated.");
     if (0 === A) return a;
     if (this.#AA[0].length === A) return this.#tA -= this.#AA[0].length, this.#AA.shift();
     const e = Buffer.allocUnsafe(A);
     let t = 0;
     for (;t !== A; ) {
      const r = this.#AA[0], {length: s} = r;
      if (s + t === A) {
       e.set(this.#AA.shift(), t);
       break;
      }
      if (s + t > A) {
       e.set(r.subarray(0, A - t), t), this.#AA[0] = r.subarray(A - t);
       break;
      }
      e.set(this.#AA.shift(), t), t += r.length;
     }
     return this.#tA -= A, e;
    }
    writeFragments(A) {
     return this.#iA > 0 && this.#oA.length === this.#iA ? (failWebsocketConnectionWithCode(this.ws, 1008, "Too many message fragments"), 
     !1) : (this.#eA += A.length, this.#oA.push(A), !0);
    }
    consumeFragments() {
     const A = this.#oA;
     if (1 === A.length) return this.#eA = 0, A.shift();
     const e = Buffer.concat(A, this.#eA);
     return this.#oA = [], this.#eA = 0, e;
    }
    parseCloseBody(A) {
     let e;
     if (s(1 !== A.length), A.length >= 2 && (e = A.readUInt16BE(0)), void 0 !== e && !I(e)) return {
      code: 1002,
      reason: "Invalid status code",
      error: !0
     };
     let t = A.subarray(2);
     239 === t[0] && 187 === t[1] && 191 === t[2] && (t = t.subarray(3));
     try {
      t = d(t);
     } catch {
      return {
       code: 1007,
       reason: "Invalid UTF-8",
       error: !0
      };
     }
     return {
      code: e,
      reason: t,
      error: !1
     };
    }
    parseControlFrame(A) {
     const {opcode: e, payloadLength: t} = this.#sA;
     if (e === n.CLOSE) {
      if (1 === t) return l(this.ws, "Received close frame with a 1-byte body."), !1;
      if (this.#sA.closeInfo = this.parseCloseBody(A), this.#sA.closeInfo.error) {
       const {code: A, reason: e} = this.#sA.closeInfo;
       return D(this.ws, A, e, e.length), l(this.ws, e), !1;
      }
      if (this.ws[c] !== g.SENT) {
       let A = a;
       this.#sA.closeInfo.code && (A = Buffer.allocUnsafe(2), A.writeUInt16BE(this.#sA.closeInfo.code, 0));
       const e = new p(A);
       this.ws[E].socket.write(e.createFrame(n.CLOSE), A => {
        A || (this.ws[c] = g.SENT);
       });
      }
      return this.ws[Q] = i.CLOSING, this.ws[B] = !0, !1;
     }
     if (e === n.PING) {
      if (!this.ws[B]) {
       const e = new p(A);
       this.ws[E].socket.write(e.createFrame(n.PONG)), C.ping.hasSubscribers && C.ping.publish({
        payload: A
       });
      }
     } else e === n.PONG && C.pong.hasSubscribers && C.pong.publish({
      payload: A
     });
     return !0;
    }
    get closingInfo() {
     return this.#sA.closeInfo;
    }
   }
  };
 }),
 13900: (function(A, e, t) {
  "use strict";
  const {WebsocketFrameSend: r} = t(3264), {opcodes: s, sendHints: o} = t(20736), n = t(64660), i = Buffer[Symbol.species];
  function createFrame(A, e) {
   return new r(function(A, e) {
    switch (e) {
    case o.string:
     return Buffer.from(A);

    case o.arrayBuffer:
    case o.blob:
     return new i(A);

    case o.typedArray:
     return new i(A.buffer, A.byteOffset, A.byteLength);
    }
   }(A, e)).createFrame(e === o.string ? s.TEXT : s.BINARY);
  }
  A.exports = {
   SendQueue: class {
    #gA=new n;
    #QA=!1;
    #cA;
    constructor(A) {
     this.#cA = A;
    }
    add(A, e, t) {
     if (t !== o.blob) {
      const r = createFrame(A, t);
      if (this.#QA) {
       const A = {
        promise: null,
        callback: e,
        frame: r
       };
       this.#gA.push(A);
      } else this.#cA.write(r, e);
      return;
     }
     const r = {
      promise: A.arrayBuffer().then(A => {
       r.promise = null, r.frame = createFrame(A, t);
      }),
      callback: e,
      frame: null
     };
     this.#gA.push(r), this.#QA || this.#EA();
    }
    async #EA() {
     this.#QA = !0;
     const A = this.#gA;
     for (;!A.isEmpty(); ) {
      const e = A.shift();
      null !== e.promise && await e.promise, this.#cA.write(e.frame, e.callback), e.callback = e.frame = null;
     }
     this.#QA = !1;
    }
   }
  };
 }),
 61216: (function(A) {
  "use strict";
  A.exports = {
   kWebSocketURL: Symbol("url"),
   kReadyState: Symbol("ready state"),
   kController: Symbol("controller"),
   kResponse: Symbol("response"),
   kBinaryType: Symbol("binary type"),
   kSentClose: Symbol("sent close"),
   kReceivedClose: Symbol("received close"),
   kByteParser: Symbol("byte parser")
  };
 }),
 98625: (function(A, e, t) {
  "use strict";
  const {kReadyState: r, kController: s, kResponse: o, kBinaryType: n, kWebSocketURL: i} = t(61216), {states: a, opcodes: g} = t(20736), {ErrorEvent: Q, createFastMessageEvent: c} = t(15188), {isUtf8: E} = t(4573), {collectASequenceOfCodePointsFast: B, removeHTTPWhitespace: C} = t(51900);
  function fireEvent(A, e, t = (A, e) => new Event(A, e), r = {}) {
   const s = t(A, r);
   e.dispatchEvent(s);
  }
  function failWebsocketConnection(A, e) {
   const {[s]: t, [o]: r} = A;
   t.abort(), r?.socket && !r.socket.destroyed && r.socket.destroy(), e && fireEvent("error", A, (A, e) => new Q(A, e), {
    error: new Error(e),
    message: e
   });
  }
  function isControlFrame(A) {
   return A === g.CLOSE || A === g.PING || A === g.PONG;
  }
  function isContinuationFrame(A) {
   return A === g.CONTINUATION;
  }
  function isTextBinaryFrame(A) {
   return A === g.TEXT || A === g.BINARY;
  }
  const I = "string" == typeof process.versions.icu, h = I ? new TextDecoder("utf-8", {
   fatal: !0
  }) : void 0, l = I ? h.decode.bind(h) : function(A) {
   if (E(A)) return A.toString("utf-8");
   throw new TypeError("Invalid utf-8 received.");
  };
  A.exports = {
   isConnecting: function(A) {
    return A[r] === a.CONNECTING;
   },
   isEstablished: function(A) {
    return A[r] === a.OPEN;
   },
   isClosing: function(A) {
    return A[r] === a.CLOSING;
   },
   isClosed: function(A) {
    return A[r] === a.CLOSED;
   },
   fireEvent: fireEvent,
   isValidSubprotocol: function(A) {
    if (0 === A.length) return !1;
    for (let e = 0; e < A.length; ++e) {
     const t = A.charCodeAt(e);
     if (t < 33 || t > 126 || 34 === t || 40 === t || 41 === t || 44 === t || 47 === t || 58 === t || 59 === t || 60 === t || 61 === t || 62 === t || 63 === t || 64 === t || 91 === t || 92 === t || 93 === t || 123 === t || 125 === t) return !1;
    }
    return !0;
   },
   isValidStatusCode: function(A) {
    return A >= 1e3 && A < 1015 ? 1004 !== A && 1005 !== A && 1006 !== A : A >= 3e3 && A <= 4999;
   },
   failWebsocketConnection: failWebsocketConnection,
   websocketMessageReceived: function(A, e, t) {
    if (A[r] !== a.OPEN) return;
    let s;
    if (e === g.TEXT) try {
     s = l(t);
    } catch {
     return void failWebsocketConnection(A, "Received invalid UTF-8 in text frame.");
    } else e === g.BINARY && (s = "blob" === A[n] ? new Blob([ t ]) : (o = t).byteLength === o.buffer.byteLength ? o.buffer : o.buffer.slice(o.byteOffset, o.byteOffset + o.byteLength));
    var o;
    fireEvent("message", A, c, {
     origin: A[i].origin,
     data: s
    });
   },
   utf8Decode: l,
   isControlFrame: isControlFrame,
   isContinuationFrame: isContinuationFrame,
   isTextBinaryFrame: isTextBinaryFrame,
   isValidOpcode: function(A) {
    return isTextBinaryFrame(A) || isContinuationFrame(A) || isControlFrame(A);
   },
   parseExtensions: function(A) {
    const e = {
     position: 0
    }, t = new Map;
    for (;e.position < A.length; ) {
     const r = B(";", A, e), [s, o = ""] = r.split("=");
     t.set(C(s, !0, !1), C(o, !1, !0)), e.position++;
    }
    return t;
   },
   isValidClientWindowBits: function(A) {
    if (0 === A.length) return !1;
    for (let e = 0; e < A.length; e++) {
     const t = A.charCodeAt(e);
     if (t < 48 || t > 57) return !1;
    }
    const e = Number.parseInt(A, 10);
    return e >= 8 && e <= 15;
   }
  };
 }),
 13726: (function(A, e, t) {
  "use strict";
  const {webidl: r} = t(45893), {URLSerializer: s} = t(51900), {environmentSettingsObject: o} = t(73168), {staticPropertyDescriptors: n, states: i, sentCloseFrameState: a, sendHints: g} = t(20736), {kWebSocketURL: Q, kReadyState: c, kController: E, kBinaryType: B, kResponse: C, kSentClose: I, kByteParser: h} = t(61216), {isConnecting: l, isEstablished: u, isClosing: d, isValidSubprotocol: f, fireEvent: y} = t(98625), {establishWebSocketConnection: w, closeWebSocketConnection: p} = t(86897), {ByteParser: D} = t(81652), {kEnumerableProperty: k, isBlobLike: R} = t(3440), {getGlobalDispatcher: m} = t(32581), {types: F} = t(57975), {ErrorEvent: b, CloseEvent: S} = t(15188), {SendQueue: N} = t(13900);
  class WebSocket extends EventTarget {
   #v={
    open: null,
    error: null,
    close: null,
    message: null
   };
   #BA=0;
   #CA="";
   #nA="";
   #IA;
   constructor(A, e = []) {
    super(), r.util.markAsUncloneable(this);
    const t = "WebSocket constructor";
    r.argumentLengthCheck(arguments, 1, t);
    const s = r.converters["DOMString or sequence<DOMString> or WebSocketInit"](e, t, "options");
    A = r.converters.USVString(A, t, "url"), e = s.protocols;
    const n = o.settingsObject.baseUrl;
    let i;
    try {
     i = new URL(A, n);
    } catch (A) {
     throw new DOMException(A, "SyntaxError");
    }
    if ("http:" === i.protocol ? i.protocol = "ws:" : "https:" === i.protocol && (i.protocol = "wss:"), 
    "ws:" !== i.protocol && "wss:" !== i.protocol) throw new DOMException(`Expected a ws: or wss: protocol, got ${i.protocol}`, "SyntaxError");
    if (i.hash || i.href.endsWith("#")) throw new DOMException("Got fragment", "SyntaxError");
    if ("string" == typeof e && (e = [ e ]), e.length !== new Set(e.map(A => A.toLowerCase())).size) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
    if (e.length > 0 && !e.every(A => f(A))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
    this[Q] = new URL(i.href);
    const g = o.settingsObject;
    this[E] = w(i, e, g, this, (A, e) => this.#hA(A, e), s), this[c] = WebSocket.CONNECTING, 
    this[I] = a.NOT_SENT, this[B] = "blob";
   }
   close(A = void 0, e = void 0) {
    r.brandCheck(this, WebSocket);
    const t = "WebSocket.close";
    if (void 0 !== A && (A = r.converters["unsigned short"](A, t, "code", {
     clamp: !0
    })), void 0 !== e && (e = r.converters.USVString(e, t, "reason")), void 0 !== A && 1e3 !== A && (A < 3e3 || A > 4999)) throw new DOMException("invalid code", "InvalidAccessError");
    let s = 0;
    if (void 0 !== e && (s = Buffer.byteLength(e), s > 123)) throw new DOMException(`Reason must be less than 123 bytes; received ${s}`, "SyntaxError");
    p(this, A, e, s);
   }
   send(A) {
    r.brandCheck(this, WebSocket);
    const e = "WebSocket.send";
    if (r.argumentLengthCheck(arguments, 1, e), A = r.converters.WebSocketSendData(A, e, "data"), 
    l(this)) throw new DOMException("Sent before connected.", "InvalidStateError");
    if (u(this) && !d(this)) if ("string" == typeof A) {
     const e = Buffer.byteLength(A);
     this.#BA += e, this.#IA.add(A, () => {
      this.#BA -= e;
     }, g.string);
    } else F.isArrayBuffer(A) ? (this.#BA += A.byteLength, this.#IA.add(A, () => {
     this.#BA -= A.byteLength;
    }, g.arrayBuffer)) : ArrayBuffer.isView(A) ? (this.#BA += A.byteLength, this.#IA.add(A, () => {
     this.#BA -= A.byteLength;
    }, g.typedArray)) : R(A) && (this.#BA += A.size, this.#IA.add(A, () => {
     this.#BA -= A.size;
    }, g.blob));
   }
   get readyState() {
    return r.brandCheck(this, WebSocket), this[c];
   }
   get bufferedAmount() {
    return r.brandCheck(this, WebSocket), this.#BA;
   }
   get url() {
    return r.brandCheck(this, WebSocket), s(this[Q]);
   }
   get extensions() {
    return r.brandCheck(this, WebSocket), this.#nA;
   }
   get protocol() {
    return r.brandCheck(this, WebSocket), this.#CA;
   }
   get onopen() {
    return r.brandCheck(this, WebSocket), this.#v.open;
   }
   set onopen(A) {
    r.brandCheck(this, WebSocket), this.#v.open && this.removeEventListener("open", this.#v.open), 
    "function" == typeof A ? (this.#v.open = A, this.addEventListener("open", A)) : this.#v.open = null;
   }
   get onerror() {
    return r.brandCheck(this, WebSocket), this.#v.error;
   }
   set onerror(A) {
    r.brandCheck(this, WebSocket), this.#v.error && this.removeEventListener("error", this.#v.error), 
    "function" == typeof A ? (this.#v.error = A, this.addEventListener("error", A)) : this.#v.error = null;
   }
   get onclose() {
    return r.brandCheck(this, WebSocket), this.#v.close;
   }
   set onclose(A) {
    r.brandCheck(this, WebSocket), this.#v.close && this.removeEventListener("close", this.#v.close), 
    "function" == typeof A ? (this.#v.close = A, this.addEventListener("close", A)) : this.#v.close = null;
   }
   get onmessage() {
    return r.brandCheck(this, WebSocket), this.#v.message;
   }
   set onmessage(A) {
    r.brandCheck(this, WebSocket), this.#v.message && this.removeEventListener("message", this.#v.message), 
    "function" == typeof A ? (this.#v.message = A, this.addEventListener("message", A)) : this.#v.message = null;
   }
   get binaryType() {
    return r.brandCheck(this, WebSocket), this[B];
   }
   set binaryType(A) {
    r.brandCheck(this, WebSocket), this[B] = "blob" !== A && "arraybuffer" !== A ? "blob" : A;
   }
   #hA(A, e) {
    this[C] = A;
    const t = this[E]?.dispatcher?.webSocketOptions, r = t?.maxFragments, s = t?.maxPayloadSize, o = new D(this, e, {
     maxFragments: r,
     maxPayloadSize: s
    });
    o.on("drain", onParserDrain), o.on("error", onParserError.bind(this)), A.socket.ws = this, 
    this[h] = o, this.#IA = new N(A.socket), this[c] = i.OPEN;
    const n = A.headersList.get("sec-websocket-extensions");
    null !== n && (this.#nA = n);
    const a = A.headersList.get("sec-websocket-protocol");
    null !== a && (this.#CA = a), y("open", this);
   }
  }
  function onParserDrain() {
   this.ws[C].socket.resume();
  }
  function onParserError(A) {
   let e, t;
   A instanceof S ? (e = A.reason, t = A.code) : e = A.message, y("error", this, () => new b("error", {
    error: A,
    message: e
   })), p(this, t);
  }
  WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = i.CONNECTING, WebSocket.OPEN = WebSocket.prototype.OPEN = i.OPEN, 
  WebSocket.CLOSING = WebSocket.prototype.CLOSING = i.CLOSING, WebSocket.CLOSED = WebSocket.prototype.CLOSED = i.CLOSED, 
  Object.defineProperties(WebSocket.prototype, {
   CONNECTING: n,
   OPEN: n,
   CLOSING: n,
   CLOSED: n,
   url: k,
   readyState: k,
   bufferedAmount: k,
   onopen: k,
   onerror: k,
   onclose: k,
   close: k,
   onmessage: k,
   binaryType: k,
   send: k,
   extensions: k,
   protocol: k,
   [Symbol.toStringTag]: {
    value: "WebSocket",
    writable: !1,
    enumerable: !1,
    configurable: !0
   }
  }), Object.defineProperties(WebSocket, {
   CONNECTING: n,
   OPEN: n,
   CLOSING: n,
   CLOSED: n
  }), r.converters["sequence<DOMString>"] = r.sequenceConverter(r.converters.DOMString), 
  r.converters["DOMString or sequence<DOMString>"] = function(A, e, t) {
   return "Object" === r.util.Type(A) && Symbol.iterator in A ? r.converters["sequence<DOMString>"](A) : r.converters.DOMString(A, e, t);
  }, r.converters.WebSocketInit = r.dictionaryConverter([ {
   key: "protocols",
   converter: r.converters["DOMString or sequence<DOMString>"],
   defaultValue: () => new Array(0)
  }, {
   key: "dispatcher",
   converter: r.converters.any,
   defaultValue: () => m()
  }, {
   key: "headers",
   converter: r.nullableConverter(r.converters.HeadersInit)
  } ]), r.converters["DOMString or sequence<DOMString> or WebSocketInit"] = function(A) {
   return "Object" !== r.util.Type(A) || Symbol.iterator in A ? {
    protocols: r.converters["DOMString or sequence<DOMString>"](A)
   } : r.converters.WebSocketInit(A);
  }, r.converters.WebSocketSendData = function(A) {
   if ("Object" === r.util.Type(A)) {
    if (R(A)) return r.converters.Blob(A, {
     strict: !1
    });
    if (ArrayBuffer.isView(A) || F.isArrayBuffer(A)) return r.converters.BufferSource(A);
   }
   return r.converters.USVString(A);
  }, A.exports = {
   WebSocket: WebSocket
  };
 })
};
