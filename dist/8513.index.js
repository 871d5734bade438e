exports.id = 8513, exports.ids = [ 8513 ], exports.modules = {
 99542: (function(e, t, r) {
  const {createReadStream: n} = r(73024), {Writable: s} = r(57075), {toUint8Array: o, concatBytes: i} = r(92430), {createHash: a, createHmac: c} = r(77598), u = r(38522);
  async function blobReader(e, t, r = 1048576) {
   const n = e.size;
   let s = 0;
   for (;s < n; ) {
    const o = e.slice(s, Math.min(n, s + r));
    t(new Uint8Array(await o.arrayBuffer())), s += o.size;
   }
  }
  class HashCalculator extends s {
   hash;
   constructor(e, t) {
    super(t), this.hash = e;
   }
   _write(e, t, r) {
    try {
     this.hash.update(o(e));
    } catch (e) {
     return r(e);
    }
    r();
   }
  }
  class Md5Js {
   digestLength=16;
   state=Uint32Array.from(l);
   writeBuffer=new DataView(new ArrayBuffer(64));
   bufferLength=0;
   bytesHashed=0;
   update(e) {
    const t = o(e);
    let r = 0, n = t.byteLength;
    for (this.bytesHashed += n; n > 0; ) this.writeBuffer.setUint8(this.bufferLength++, t[r++]), 
    --n, 64 === this.bufferLength && (compress(this.state, this.writeBuffer), this.bufferLength = 0);
   }
   async digest() {
    const e = Uint32Array.from(this.state), t = new DataView(this.writeBuffer.buffer.slice(0));
    let r = this.bufferLength;
    const n = 8 * this.bytesHashed;
    if (t.setUint8(r++, 128), this.bufferLength % 64 >= 56) {
     for (let e = r; e < 64; ++e) t.setUint8(e, 0);
     compress(e, t), r = 0;
    }
    for (let e = r; e < 56; ++e) t.setUint8(e, 0);
    t.setUint32(56, n >>> 0, !0), t.setUint32(60, Math.floor(n / 2 ** 32), !0), compress(e, t);
    const s = new Uint8Array(16), o = new DataView(s.buffer);
    for (let t = 0; t < 4; ++t) o.setUint32(4 * t, e[t], !0);
    return s;
   }
   reset() {
    this.state.set(l), this.writeBuffer = new DataView(new ArrayBuffer(64)), this.bufferLength = 0, 
    this.bytesHashed = 0;
   }
  }
  const l = [ 1732584193, 4023233417, 2562383102, 271733878 ], h = 4294967295, d = Uint8Array.of(7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21), f = Array.from({
   length: 64
  }, (e, t) => Math.abs(Math.sin(t + 1)) * 2 ** 32 >>> 0);
  function compress(e, t) {
   let r = e[0], n = e[1], s = e[2], o = e[3];
   for (let e = 0; e < 64; ++e) {
    let i, a;
    e < 16 ? (i = n & s | ~n & o, a = e) : e < 32 ? (i = o & n | s & ~o, a = (5 * e + 1) % 16) : e < 48 ? (i = n ^ s ^ o, 
    a = (3 * e + 5) % 16) : (i = s ^ (n | ~o), a = 7 * e % 16);
    const c = t.getUint32(4 * a, !0), u = o;
    o = s, s = n;
    const l = d[4 * (e >> 4) + (3 & e)], m = (r + i & h) + (c + f[e] & h) & h;
    n = n + ((m << l | m >>> 32 - l) >>> 0) & h, r = u;
   }
   e[0] = e[0] + r & h, e[1] = e[1] + n & h, e[2] = e[2] + s & h, e[3] = e[3] + o & h;
  }
  const m = (() => {
   try {
    return a("md5"), !0;
   } catch {
    return !1;
   }
  })() ? class {
   digestLength=16;
   hash=a("md5");
   update(e) {
    this.hash.update(o(e));
   }
   async digest() {
    const e = this.hash.copy().digest();
    return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
   }
   reset() {
    this.hash = a("md5");
   }
  } : Md5Js, p = new Uint32Array(256);
  for (let e = 0; e < 256; ++e) {
   let t = e;
   for (let e = 0; e < 8; ++e) t = 1 & t ? 3988292384 ^ t >>> 1 : t >>> 1;
   p[e] = t >>> 0;
  }
  const y = 4294967295;
  class Crc32Js {
   digestLength=4;
   checksum=y;
   update(e) {
    for (let t = 0; t < e.length; ++t) this.checksum = this.checksum >>> 8 ^ p[255 & (this.checksum ^ e[t])];
   }
   digestSync() {
    return (this.checksum ^ y) >>> 0;
   }
   async digest() {
    const e = this.digestSync(), t = new Uint8Array(4);
    return new DataView(t.buffer).setUint32(0, e, !1), t;
   }
   reset() {
    this.checksum = y;
   }
  }
  const g = "function" == typeof u.crc32 ? u.crc32 : void 0, b = g ? (w = g, class {
   digestLength=4;
   value=0;
   update(e) {
    this.value = w(e, this.value);
   }
   digestSync() {
    return this.value >>> 0;
   }
   async digest() {
    const e = new Uint8Array(4);
    return new DataView(e.buffer).setUint32(0, this.digestSync(), !1), e;
   }
   reset() {
    this.value = 0;
   }
  }) : Crc32Js;
  var w;
  const S = 64, E = 2 ** 53 - 1;
  class Sha256Js {
   digestLength=32;
   state=Int32Array.from(v);
   w;
   buffer=new Uint8Array(64);
   bufferLength=0;
   bytesHashed=0;
   finished=!1;
   inner;
   outer;
   constructor(e) {
    if (e) {
     const t = Sha256Js.normalizeKey(e);
     this.inner = new Sha256Js, this.outer = new Sha256Js;
     const {inner: r, outer: n} = this, s = new Uint8Array(128);
     for (let e = 0; e < S; ++e) s[e] = 54 ^ t[e], s[e + S] = 92 ^ t[e];
     r.update(s.subarray(0, S)), n.update(s.subarray(S));
    }
   }
   update(e) {
    if (this.finished) throw new Error("Attempted to update an already finished HMAC.");
    if (this.inner) return void this.inner.update(e);
    const t = o(e);
    let r = 0, {byteLength: n} = t;
    if (this.bytesHashed += n, 8 * this.bytesHashed > E) throw new Error("Cannot hash more than 2^53 - 1 bits");
    for (;n > 0; ) this.buffer[this.bufferLength++] = t[r++], n--, this.bufferLength === S && (this.hashBuffer(), 
    this.bufferLength = 0);
   }
   async digest() {
    const {inner: e, outer: t} = this;
    if (e && t) {
     if (this.finished) throw new Error("Attempted to digest an already finished HMAC.");
     this.finished = !0;
     const r = e.digestSync();
     return t.update(r), t.digestSync();
    }
    return this.digestSync();
   }
   reset() {
    this.state = Int32Array.from(v), this.buffer = new Uint8Array(64), this.bufferLength = 0, 
    this.bytesHashed = 0;
   }
   digestSync() {
    const e = this.state.slice(), t = this.buffer.slice();
    let r = this.bufferLength;
    const n = 8 * this.bytesHashed, s = new DataView(t.buffer, t.byteOffset, t.byteLength);
    if (s.setUint8(r++, 128), (r - 1) % S >= 56) {
     for (let e = r; e < S; ++e) s.setUint8(e, 0);
     this.hashBufferWith(e, t), r = 0;
    }
    for (let e = r; e < 56; ++e) s.setUint8(e, 0);
    s.setUint32(56, Math.floor(n / 4294967296), !1), s.setUint32(60, n, !1), this.hashBufferWith(e, t);
    const o = new Uint8Array(32);
    for (let t = 0; t < 8; ++t) o[4 * t] = e[t] >>> 24 & 255, o[4 * t + 1] = e[t] >>> 16 & 255, 
    o[4 * t + 2] = e[t] >>> 8 & 255, o[4 * t + 3] = e[t] >>> 0 & 255;
    return o;
   }
   static normalizeKey(e) {
    const t = o(e);
    if (t.byteLength > S) {
     const e = new Sha256Js;
     e.update(t);
     const r = e.digestSync(), n = new Uint8Array(S);
     return n.set(r), n;
    }
    if (t.byteLength < S) {
     const e = new Uint8Array(S);
     return e.set(t), e;
    }
    return t;
   }
   hashBuffer() {
    this.hashBufferWith(this.state, this.buffer);
   }
   hashBufferWith(e, t) {
    const r = this.w ??= new Int32Array(64);
    let n = e[0], s = e[1], o = e[2], i = e[3], a = e[4], c = e[5], u = e[6], l = e[7];
    for (let e = 0; e < S; ++e) {
     if (e < 16) r[e] = (255 & t[4 * e]) << 24 | (255 & t[4 * e + 1]) << 16 | (255 & t[4 * e + 2]) << 8 | 255 & t[4 * e + 3]; else {
      let t = r[e - 2];
      const n = (t >>> 17 | t << 15) ^ (t >>> 19 | t << 13) ^ t >>> 10;
      t = r[e - 15];
      const s = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3;
      r[e] = (n + r[e - 7] | 0) + (s + r[e - 16] | 0);
     }
     const h = (((a >>> 6 | a << 26) ^ (a >>> 11 | a << 21) ^ (a >>> 25 | a << 7)) + (a & c ^ ~a & u) | 0) + (l + (A[e] + r[e] | 0) | 0) | 0, d = ((n >>> 2 | n << 30) ^ (n >>> 13 | n << 19) ^ (n >>> 22 | n << 10)) + (n & s ^ n & o ^ s & o) | 0;
     l = u, u = c, c = a, a = i + h | 0, i = o, o = s, s = n, n = h + d | 0;
    }
    e[0] += n, e[1] += s, e[2] += o, e[3] += i, e[4] += a, e[5] += c, e[6] += u, e[7] += l;
   }
  }
  const v = new Int32Array([ 1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225 ]), A = new Int32Array([ 1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080, 310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774, 264347078, 604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808, 3210313671, 3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291, 1695183700, 1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817, 3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063, 1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298 ]), T = (() => {
   try {
    return a("sha256"), !0;
   } catch {
    return !1;
   }
  })() ? class {
   digestLength=32;
   secret;
   hash;
   isHmac;
   finished=!1;
   constructor(e) {
    this.secret = e, this.isHmac = !!e, this.hash = this.createHash();
   }
   update(e) {
    if (this.finished) throw new Error("Attempted to update an already finished hash.");
    this.hash.update(e);
   }
   async digest() {
    let e;
    return this.isHmac ? (this.finished = !0, e = this.hash.digest()) : e = this.hash.copy().digest(), 
    new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
   }
   reset() {
    this.hash = this.createHash(), this.finished = !1;
   }
   createHash() {
    return this.secret ? c("sha256", "string" == typeof (e = this.secret) ? e : ArrayBuffer.isView(e) ? Buffer.from(e.buffer, e.byteOffset, e.byteLength) : Buffer.from(e)) : a("sha256");
    var e;
   }
  } : Sha256Js, {digest: C, sign: O, importKey: $} = globalThis?.crypto?.subtle ?? {}, I = "function" == typeof C && "function" == typeof O && "function" == typeof $ ? globalThis.crypto.subtle : void 0;
  t.Crc32 = b, t.Crc32Js = Crc32Js, t.Crc32Node = b, t.Md5 = m, t.Md5Js = Md5Js, t.Md5Node = m, 
  t.Sha256 = T, t.Sha256Js = Sha256Js, t.Sha256Node = T, t.Sha256WebCrypto = class {
   digestLength=32;
   secret;
   pending=[];
   pendingBytes=0;
   fallback;
   finished=!1;
   constructor(e) {
    e && (this.secret = o(e));
   }
   update(e) {
    if (this.finished) throw new Error("Attempted to update an already finished HMAC.");
    this.fallback ? this.fallback.update(e) : (this.pending.push(e.slice()), this.pendingBytes += e.byteLength, 
    this.pendingBytes >= 8388608 && this.switchToFallback());
   }
   async digest() {
    if (this.fallback) return this.fallback.digest();
    if (this.secret && this.finished) throw new Error("Attempted to digest an already finished HMAC.");
    const e = i(this.pending);
    if (I) {
     if (this.secret) {
      this.finished = !0;
      const t = await I.importKey("raw", this.secret, {
       name: "HMAC",
       hash: "SHA-256"
      }, !1, [ "sign" ]), r = await I.sign("HMAC", t, e);
      return new Uint8Array(r);
     }
     const t = await I.digest("SHA-256", e);
     return new Uint8Array(t);
    }
    const t = new Sha256Js(this.secret);
    return t.update(e), t.digest();
   }
   reset() {
    this.pending = [], this.pendingBytes = 0, this.fallback = void 0, this.finished = !1;
   }
   switchToFallback() {
    const e = new Sha256Js(this.secret);
    for (const t of this.pending) e.update(t);
    this.fallback = e, this.pending = [], this.pendingBytes = 0;
   }
  }, t.blobHasher = async function(e, t) {
   const r = new e;
   return await blobReader(t, e => {
    r.update(e);
   }), r.digest();
  }, t.blobReader = blobReader, t.fileStreamHasher = (e, t) => new Promise((r, s) => {
   if ("string" != typeof t.path) return void s(new Error("Unable to calculate hash for non-file streams."));
   const o = n(t.path, {
    start: t.start,
    end: t.end
   }), i = new e, a = new HashCalculator(i);
   o.pipe(a), o.on("error", e => {
    a.end(), s(e);
   }), a.on("error", s), a.on("finish", function() {
    i.digest().then(r).catch(s);
   });
  }), t.readableStreamHasher = (e, t) => {
   if (null !== t.readableFlowing) throw new Error("Unable to calculate hash for flowing readable stream");
   const r = new e, n = new HashCalculator(r);
   return t.pipe(n), new Promise((e, s) => {
    t.on("error", e => {
     n.end(), s(e);
    }), n.on("error", s), n.on("finish", () => {
     r.digest().then(e).catch(s);
    });
   });
  };
 }),
 92658: (function(e, t, r) {
  const {hasOwn: n} = r(34534), {getSmithyContext: s, normalizeProvider: o} = r(34534);
  t.getSmithyContext = s, t.normalizeProvider = o;
  const {SMITHY_CONTEXT_KEY: i, AlgorithmId: a} = r(90690);
  t.AlgorithmId = a;
  const {NormalizedSchema: c} = r(26890), getAllAliases = (e, t) => {
   const r = [];
   if (e && r.push(e), t) for (const e of t) r.push(e);
   return r;
  }, getMiddlewareNameWithAliases = (e, t) => `${e || "anonymous"}${t && t.length > 0 ? ` (a.k.a. ${t.join(",")})` : ""}`, constructStack = () => {
   let e = [], t = [], r = !1;
   const n = new Set, cloneTo = r => (e.forEach(e => {
    r.add(e.middleware, {
     ...e
    });
   }), t.forEach(e => {
    r.addRelativeTo(e.middleware, {
     ...e
    });
   }), r.identifyOnResolve?.(s.identifyOnResolve()), r), expandRelativeMiddlewareList = e => {
    const t = [];
    return e.before.forEach(e => {
     0 === e.before.length && 0 === e.after.length ? t.push(e) : t.push(...expandRelativeMiddlewareList(e));
    }), t.push(e), e.after.reverse().forEach(e => {
     0 === e.before.length && 0 === e.after.length ? t.push(e) : t.push(...expandRelativeMiddlewareList(e));
    }), t;
   }, getMiddlewareList = (r = !1) => {
    const n = [], s = [], o = {};
    var i;
    return e.forEach(e => {
     const t = {
      ...e,
      before: [],
      after: []
     };
     for (const e of getAllAliases(t.name, t.aliases)) o[e] = t;
     n.push(t);
    }), t.forEach(e => {
     const t = {
      ...e,
      before: [],
      after: []
     };
     for (const e of getAllAliases(t.name, t.aliases)) o[e] = t;
     s.push(t);
    }), s.forEach(e => {
     if (e.toMiddleware) {
      const t = o[e.toMiddleware];
      if (void 0 === t) {
       if (r) return;
       throw new Error(`${e.toMiddleware} is not found when adding ${getMiddlewareNameWithAliases(e.name, e.aliases)} middleware ${e.relation} ${e.toMiddleware}`);
      }
      "after" === e.relation && t.after.push(e), "before" === e.relation && t.before.push(e);
     }
    }), (i = n, i.sort((e, t) => u[t.step] - u[e.step] || l[t.priority || "normal"] - l[e.priority || "normal"])).map(expandRelativeMiddlewareList).reduce((e, t) => (e.push(...t), 
    e), []);
   }, s = {
    add: (t, r = {}) => {
     const {name: s, override: o, aliases: i} = r, a = {
      step: "initialize",
      priority: "normal",
      middleware: t,
      ...r
     }, c = getAllAliases(s, i);
     if (c.length > 0) {
      if (c.some(e => n.has(e))) {
       if (!o) throw new Error(`Duplicate middleware name '${getMiddlewareNameWithAliases(s, i)}'`);
       for (const t of c) {
        const r = e.findIndex(e => e.name === t || e.aliases?.some(e => e === t));
        if (-1 === r) continue;
        const n = e[r];
        if (n.step !== a.step || a.priority !== n.priority) throw new Error(`"${getMiddlewareNameWithAliases(n.name, n.aliases)}" middleware with ${n.priority} priority in ${n.step} step cannot be overridden by "${getMiddlewareNameWithAliases(s, i)}" middleware with ${a.priority} priority in ${a.step} step.`);
        e.splice(r, 1);
       }
      }
      for (const e of c) n.add(e);
     }
     e.push(a);
    },
    addRelativeTo: (e, r) => {
     const {name: s, override: o, aliases: i} = r, a = {
      middleware: e,
      ...r
     }, c = getAllAliases(s, i);
     if (c.length > 0) {
      if (c.some(e => n.has(e))) {
       if (!o) throw new Error(`Duplicate middleware name '${getMiddlewareNameWithAliases(s, i)}'`);
       for (const e of c) {
        const r = t.findIndex(t => t.name === e || t.aliases?.some(t => t === e));
        if (-1 === r) continue;
        const n = t[r];
        if (n.toMiddleware !== a.toMiddleware || n.relation !== a.relation) throw new Error(`"${getMiddlewareNameWithAliases(n.name, n.aliases)}" middleware ${n.relation} "${n.toMiddleware}" middleware cannot be overridden by "${getMiddlewareNameWithAliases(s, i)}" middleware ${a.relation} "${a.toMiddleware}" middleware.`);
        t.splice(r, 1);
       }
      }
      for (const e of c) n.add(e);
     }
     t.push(a);
    },
    clone: () => cloneTo(constructStack()),
    use: e => {
     e.applyToStack(s);
    },
    remove: r => "string" == typeof r ? (r => {
     let s = !1;
     const filterCb = e => {
      const t = getAllAliases(e.name, e.aliases);
      if (t.includes(r)) {
       s = !0;
       for (const e of t) n.delete(e);
       return !1;
      }
      return !0;
     };
     return e = e.filter(filterCb), t = t.filter(filterCb), s;
    })(r) : (r => {
     let s = !1;
     const filterCb = e => {
      if (e.middleware === r) {
       s = !0;
       for (const t of getAllAliases(e.name, e.aliases)) n.delete(t);
       return !1;
      }
      return !0;
     };
     return e = e.filter(filterCb), t = t.filter(filterCb), s;
    })(r),
    removeByTag: r => {
     let s = !1;
     const filterCb = e => {
      const {tags: t, name: o, aliases: i} = e;
      if (t && t.includes(r)) {
       const e = getAllAliases(o, i);
       for (const t of e) n.delete(t);
       return s = !0, !1;
      }
      return !0;
     };
     return e = e.filter(filterCb), t = t.filter(filterCb), s;
    },
    concat: e => {
     const t = cloneTo(constructStack());
     return t.use(e), t.identifyOnResolve(r || t.identifyOnResolve() || (e.identifyOnResolve?.() ?? !1)), 
     t;
    },
    applyToStack: cloneTo,
    identify: () => getMiddlewareList(!0).map(e => {
     const t = e.step ?? e.relation + " " + e.toMiddleware;
     return getMiddlewareNameWithAliases(e.name, e.aliases) + " - " + t;
    }),
    identifyOnResolve: e => ("boolean" == typeof e && (r = e), r),
    resolve: (e, t) => {
     for (const r of getMiddlewareList().map(e => e.middleware).reverse()) e = r(e, t);
     return r && console.log(s.identify()), e;
    }
   };
   return s;
  }, u = {
   initialize: 5,
   serialize: 4,
   build: 3,
   finalizeRequest: 2,
   deserialize: 1
  }, l = {
   high: 3,
   normal: 2,
   low: 1
  }, getCircularReplacer = () => {
   const e = new WeakSet;
   return (t, r) => {
    if ("object" == typeof r && null !== r) {
     if (e.has(r)) return "[Circular]";
     e.add(r);
    }
    return r;
   };
  }, sleep = e => new Promise(t => setTimeout(t, 1e3 * e)), h = {
   minDelay: 2,
   maxDelay: 120
  };
  var d;
  !function(e) {
   e.ABORTED = "ABORTED", e.FAILURE = "FAILURE", e.SUCCESS = "SUCCESS", e.RETRY = "RETRY", 
   e.TIMEOUT = "TIMEOUT";
  }(d || (d = {}));
  const runPolling = async ({minDelay: e, maxDelay: t, maxWaitTime: r, abortController: n, client: s, abortSignal: o}, i, a) => {
   const c = {}, [u, l] = [ 1e3 * e, 1e3 * t ];
   let h = 0;
   const f = Date.now() + 1e3 * r, m = Date.now() + 6e4;
   let p = !1;
   for (;;) {
    if (h > 0) {
     const e = exponentialBackoffWithJitter(u, l, h, f);
     if (n?.signal?.aborted || o?.aborted) {
      const e = "AbortController signal aborted.";
      return c[e] |= 0, c[e] += 1, {
       state: d.ABORTED,
       observedResponses: c
      };
     }
     if (Date.now() + e > f) return {
      state: d.TIMEOUT,
      observedResponses: c
     };
     await sleep(e / 1e3);
    }
    const {state: e, reason: t} = await a(s, i);
    if (t) {
     const e = createMessageFromResponse(t);
     c[e] |= 0, c[e] += 1;
    }
    if (e !== d.RETRY) return {
     state: e,
     reason: t,
     final: t,
     observedResponses: c
    };
    h += 1, !p && Date.now() >= m && (checkWarn403(c, s), p = !0);
   }
  }, checkWarn403 = (e = {}, t) => {
   const r = Object.keys(e);
   let n = 0;
   for (const t of r) {
    const r = 0 | e[t];
    t.startsWith("403:") && (n += r);
   }
   const s = t?.config?.logger, o = "function" != typeof s?.warn || s.constructor?.name?.includes?.("NoOpLogger") ? console : s;
   (n >= 3 || r[r.length - 1]?.startsWith("403:")) && o.warn("@smithy/util-waiter WARN - 403 status code encountered during waiter polling.");
  }, createMessageFromResponse = e => {
   const t = e?.$response?.statusCode ?? e?.$metadata?.httpStatusCode;
   return e?.$responseBodyText ? `${t ? t + ": " : ""}Deserialization error for body: ${e.$responseBodyText}` : t ? e?.$response || e?.message ? `${t ?? "Unknown"}: ${e?.message}` : `${t}: OK` : String(e?.message ?? JSON.stringify(e, getCircularReplacer()) ?? "Unknown");
  }, exponentialBackoffWithJitter = (e, t, r, n) => {
   if (r > Math.log(t / e) / Math.log(2) + 1) return t;
   const s = e * 2 ** (r - 1), o = Math.min(s, t), i = randomInRange(e, o);
   if (Date.now() + i > n) {
    const e = n - Date.now();
    return Math.max(0, e - 500);
   }
   return i;
  }, randomInRange = (e, t) => e + Math.random() * (t - e), abortTimeout = e => {
   let t;
   const r = new Promise(r => {
    t = () => r({
     state: d.ABORTED
    }), "function" == typeof e.addEventListener ? e.addEventListener("abort", t) : e.onabort = t;
   });
   return {
    clearListener() {
     "function" == typeof e.removeEventListener && e.removeEventListener("abort", t);
    },
    aborted: r
   };
  }, f = "***SensitiveInformation***";
  function schemaLogFilter(e, t) {
   if (null == t) return t;
   const r = c.of(e);
   if (r.getMergedTraits().sensitive) return f;
   if (r.isListSchema()) {
    const e = r.getValueSchema();
    if (e.getMergedTraits().sensitive) return f;
    if (Array.isArray(t)) return t.map(t => schemaLogFilter(e, t));
   } else if (r.isMapSchema()) {
    const e = r.getValueSchema();
    if (r.getKeySchema().getMergedTraits().sensitive || e.getMergedTraits().sensitive) return f;
    if ("object" == typeof t) return Object.fromEntries(Object.entries(t).map(([t, r]) => [ t, schemaLogFilter(e, r) ]));
   } else if (r.isStructSchema() && "object" == typeof t) {
    const e = t, n = {};
    for (const [t, s] of r.structIterator()) null != e[t] && (n[t] = schemaLogFilter(s, e[t]));
    return n;
   }
   return t;
  }
  const m = Symbol.for("@smithy/op-event-stream");
  class Command {
   middlewareStack=constructStack();
   schema;
   static classBuilder() {
    return new ClassBuilder;
   }
   resolveMiddlewareWithContext(e, t, r, {middlewareFn: n, clientName: s, commandName: o, inputFilterSensitiveLog: a, outputFilterSensitiveLog: u, smithyContext: l, additionalContext: h, CommandCtor: d}) {
    for (const s of n.bind(this)(d, e, t, r)) this.middlewareStack.use(s);
    const f = e.concat(this.middlewareStack), {logger: p} = t, y = h[i], g = {
     logger: p,
     clientName: s,
     commandName: o,
     inputFilterSensitiveLog: a,
     outputFilterSensitiveLog: u,
     ...h,
     [i]: {
      ...y,
      commandInstance: this,
      ...l,
      ...void 0 === r?.metricsRecorder ? {} : {
       metricsRecorder: r.metricsRecorder
      },
      ...void 0 === r?.abortSignal ? {} : {
       abortSignal: r.abortSignal
      }
     }
    }, {requestHandler: b} = t;
    let w, S = r ?? {};
    S.metricsRecorder && (S = {
     ...S
    }, delete S.metricsRecorder);
    const E = this.schema, v = E?.[m];
    if (void 0 !== v) w = v; else if (E && Array.isArray(E) && 9 === E[0]) {
     const [, , , , e, t] = E;
     w = E[m] = Boolean(c.of(e).getEventStreamMember() || c.of(t).getEventStreamMember());
    }
    return w && (S = {
     isEventStream: w,
     ...S
    }), f.resolve(e => b.handle(e.request, S), g);
   }
  }
  class ClassBuilder {
   _init=() => {};
   _ep={};
   _middlewareFn=() => [];
   _commandName="";
   _clientName="";
   _additionalContext={};
   _smithyContext={};
   _inputFilterSensitiveLog=void 0;
   _outputFilterSensitiveLog=void 0;
   _serializer=null;
   _deserializer=null;
   _operationSchema;
   init(e) {
    this._init = e;
   }
   ep(e) {
    return this._ep = e, this;
   }
   m(e) {
    return this._middlewareFn = e, this;
   }
   s(e, t, r = {}) {
    return this._smithyContext = {
     service: e,
     operation: t,
     ...r
    }, this;
   }
   c(e = {}) {
    return this._additionalContext = e, this;
   }
   n(e, t) {
    return this._clientName = e, this._commandName = t, this;
   }
   f(e = e => e, t = e => e) {
    return this._inputFilterSensitiveLog = e, this._outputFilterSensitiveLog = t, this;
   }
   ser(e) {
    return this._serializer = e, this;
   }
   de(e) {
    return this._deserializer = e, this;
   }
   sc(e) {
    return this._operationSchema = e, this._smithyContext.operationSchema = e, this;
   }
   build() {
    const e = this;
    let t;
    return t = class extends Command {
     input;
     static getEndpointParameterInstructions() {
      return e._ep;
     }
     constructor(...[t]) {
      super(), this.input = t ?? {}, e._init(this), this.schema = e._operationSchema;
     }
     resolveMiddleware(r, n, s) {
      const o = e._operationSchema, i = o?.[4] ?? o?.input, a = o?.[5] ?? o?.output;
      return this.resolveMiddlewareWithContext(r, n, s, {
       CommandCtor: t,
       middlewareFn: e._middlewareFn,
       clientName: e._clientName,
       commandName: e._commandName,
       inputFilterSensitiveLog: e._inputFilterSensitiveLog ?? (o ? schemaLogFilter.bind(null, i) : e => e),
       outputFilterSensitiveLog: e._outputFilterSensitiveLog ?? (o ? schemaLogFilter.bind(null, a) : e => e),
       smithyContext: e._smithyContext,
       additionalContext: e._additionalContext
      });
     }
     serialize=e._serializer;
     deserialize=e._deserializer;
    };
   }
  }
  class ServiceException extends Error {
   static shapeId="smithy.ts.sdk.synthetic.nonamespace.client#ServiceException";
   $fault;
   $response;
   $retryable;
   $metadata;
   constructor(e) {
    super(e.message), Object.setPrototypeOf(this, Object.getPrototypeOf(this).constructor.prototype), 
    this.name = e.name, this.$fault = e.$fault, this.$metadata = e.$metadata;
   }
   static isInstance(e) {
    if (!e) return !1;
    const t = e;
    return ServiceException.prototype.isPrototypeOf(t) || Boolean(t.$fault) && Boolean(t.$metadata) && ("client" === t.$fault || "server" === t.$fault);
   }
   static [Symbol.hasInstance](e) {
    if (!e) return !1;
    const t = e;
    if (this === ServiceException) return ServiceException.isInstance(e);
    if (ServiceException.isInstance(e)) {
     if (this.prototype.isPrototypeOf(e)) return !0;
     const r = Object.prototype.hasOwnProperty.call(this, "shapeId") ? this.shapeId : void 0;
     let n = !1;
     if (r) {
      let e = Object.getPrototypeOf(t);
      for (;e && e !== Object.prototype; ) {
       const t = e.constructor, s = t !== ServiceException && Object.prototype.hasOwnProperty.call(t, "shapeId") ? t?.shapeId : void 0;
       if (s && (n = !0, s === r)) return !0;
       e = Object.getPrototypeOf(e);
      }
     }
     if (r && n) return !1;
     const s = this.name;
     if (s && s.length >= 6) {
      if (t.name === s) return !0;
      let e = Object.getPrototypeOf(t);
      for (;e && e !== Object.prototype; ) {
       const t = e.constructor?.name;
       if (t && "Error" !== t && t === s) return !0;
       e = Object.getPrototypeOf(e);
      }
     }
    }
    return !1;
   }
  }
  const decorateServiceException = (e, t = {}) => {
   Object.entries(t).filter(([, e]) => void 0 !== e).forEach(([t, r]) => {
    null != e[t] && "" !== e[t] || (e[t] = r);
   });
   const r = e.message || e.Message || "UnknownError";
   return e.message = r, delete e.Message, e;
  }, throwDefaultError = ({output: e, parsedBody: t, exceptionCtor: r, errorCode: n}) => {
   const s = deserializeMetadata(e), o = s.httpStatusCode ? s.httpStatusCode + "" : void 0, i = new r({
    name: t?.code || t?.Code || n || o || "UnknownError",
    $fault: "client",
    $metadata: s
   });
   throw decorateServiceException(i, t);
  }, deserializeMetadata = e => ({
   httpStatusCode: e.statusCode,
   requestId: e.headers["x-amzn-requestid"] ?? e.headers["x-amzn-request-id"] ?? e.headers["x-amz-request-id"],
   extendedRequestId: e.headers["x-amz-id-2"],
   cfId: e.headers["x-amz-cf-id"]
  });
  let p = !1;
  const y = Object.values(a), getChecksumConfiguration = e => {
   const t = [];
   for (const r in a) {
    if (!n(a, r)) continue;
    const s = a[r];
    void 0 !== e[s] && t.push({
     algorithmId: () => s,
     checksumConstructor: () => e[s]
    });
   }
   for (const [r, n] of Object.entries(e.checksumAlgorithms ?? {})) t.push({
    algorithmId: () => r,
    checksumConstructor: () => n
   });
   return {
    addChecksumAlgorithm(r) {
     e.checksumAlgorithms = e.checksumAlgorithms ?? {};
     const n = r.algorithmId(), s = r.checksumConstructor();
     y.includes(n) ? e.checksumAlgorithms[n.toUpperCase()] = s : e.checksumAlgorithms[n] = s, 
     t.push(r);
    },
    checksumAlgorithms: () => t
   };
  }, resolveChecksumRuntimeConfig = e => {
   const t = {};
   return e.checksumAlgorithms().forEach(e => {
    const r = e.algorithmId();
    y.includes(r) && (t[r] = e.checksumConstructor());
   }), t;
  }, getRetryConfiguration = e => ({
   setRetryStrategy(t) {
    e.retryStrategy = t;
   },
   retryStrategy: () => e.retryStrategy
  }), resolveRetryRuntimeConfig = e => {
   const t = {};
   return t.retryStrategy = e.retryStrategy(), t;
  }, getDefaultExtensionConfiguration = e => Object.assign(getChecksumConfiguration(e), getRetryConfiguration(e)), g = getDefaultExtensionConfiguration, getValueFromTextNode = e => {
   const t = "#text";
   for (const r in e) n(e, r) && (void 0 !== e[r][t] ? e[r] = e[r][t] : "object" == typeof e[r] && null !== e[r] && (e[r] = getValueFromTextNode(e[r])));
   return e;
  };
  function map(e, t, r) {
   let s, o, i;
   if (void 0 === t && void 0 === r) s = {}, i = e; else {
    if (s = e, "function" == typeof t) return o = t, i = r, mapWithFilter(s, o, i);
    i = t;
   }
   for (const e in i) n(i, e) && (Array.isArray(i[e]) ? applyInstruction(s, null, i, e) : s[e] = i[e]);
   return s;
  }
  const mapWithFilter = (e, t, r) => map(e, Object.entries(r).reduce((e, [r, n]) => (Array.isArray(n) ? e[r] = n : e[r] = "function" == typeof n ? [ t, n() ] : [ t, n ], 
  e), {})), applyInstruction = (e, t, r, n) => {
   if (null !== t) {
    let s = r[n];
    "function" == typeof s && (s = [ , s ]);
    const [o = nonNullish, i = pass, a = n] = s;
    return void (("function" == typeof o && o(t[a]) || "function" != typeof o && o) && (e[n] = i(t[a])));
   }
   let [s, o] = r[n];
   if ("function" == typeof o) {
    let t;
    const r = void 0 === s && null != (t = o()), i = "function" == typeof s && !!s(void 0) || "function" != typeof s && !!s;
    r ? e[n] = t : i && (e[n] = o());
   } else {
    const t = void 0 === s && null != o, r = "function" == typeof s && !!s(o) || "function" != typeof s && !!s;
    (t || r) && (e[n] = o);
   }
  }, nonNullish = e => null != e, pass = e => e, _json = e => {
   if (null == e) return {};
   if (Array.isArray(e)) return e.filter(e => null != e).map(_json);
   if ("object" == typeof e) {
    const t = {};
    for (const r in e) n(e, r) && null != e[r] && (t[r] = _json(e[r]));
    return t;
   }
   return e;
  };
  t.Client = class {
   config;
   middlewareStack=constructStack();
   initConfig;
   handlers;
   constructor(e) {
    this.config = e;
    const {protocol: t, protocolSettings: r} = e;
    r && "function" == typeof t && (e.protocol = new t(r));
   }
   send(e, t, r) {
    const n = "function" != typeof t ? t : void 0, s = "function" == typeof t ? t : r;
    let o;
    if (void 0 === n && !0 === this.config.cacheMiddleware) {
     this.handlers || (this.handlers = new WeakMap);
     const t = this.handlers;
     t.has(e.constructor) ? o = t.get(e.constructor) : (o = e.resolveMiddleware(this.middlewareStack, this.config, n), 
     t.set(e.constructor, o));
    } else delete this.handlers, o = e.resolveMiddleware(this.middlewareStack, this.config, n);
    if (!s) return o(e).then(e => e.output);
    o(e).then(e => s(null, e.output), e => s(e)).catch(() => {});
   }
   destroy() {
    this.config?.requestHandler?.destroy?.(), delete this.handlers;
   }
  }, t.Command = Command, t.NoOpLogger = class {
   trace() {}
   debug() {}
   info() {}
   warn() {}
   error() {}
  }, t.SENSITIVE_STRING = "***SensitiveInformation***", t.ServiceException = ServiceException, 
  t.WaiterState = d, t._json = _json, t.checkExceptions = e => {
   if (e.state === d.ABORTED) {
    const t = new Error(`${JSON.stringify({
     ...e,
     reason: "Request was aborted"
    }, getCircularReplacer())}`);
    throw t.name = "AbortError", t;
   }
   if (e.state === d.TIMEOUT) {
    const t = new Error(`${JSON.stringify({
     ...e,
     reason: "Waiter has timed out"
    }, getCircularReplacer())}`);
    throw t.name = "TimeoutError", t;
   }
   if (e.state !== d.SUCCESS) throw new Error(`${JSON.stringify(e, getCircularReplacer())}`);
   return e;
  }, t.constructStack = constructStack, t.convertMap = e => {
   const t = {};
   for (const [r, n] of Object.entries(e || {})) t[r] = [ , n ];
   return t;
  }, t.createAggregatedClient = (e, t, r) => {
   for (const [r, n] of Object.entries(e)) {
    const methodImpl = async function(e, t, r) {
     const s = new n(e);
     if ("function" == typeof t) this.send(s, t); else {
      if ("function" != typeof r) return this.send(s, t);
      if ("object" != typeof t) throw new Error("Expected http options but got " + typeof t);
      this.send(s, t || {}, r);
     }
    }, e = (r[0].toLowerCase() + r.slice(1)).replace(/Command$/, "");
    t.prototype[e] = methodImpl;
   }
   const {paginators: n = {}, waiters: s = {}} = r ?? {};
   for (const [e, r] of Object.entries(n)) void 0 === t.prototype[e] && (t.prototype[e] = function(e = {}, t, ...n) {
    return r({
     ...t,
     client: this
    }, e, ...n);
   });
   for (const [e, r] of Object.entries(s)) void 0 === t.prototype[e] && (t.prototype[e] = async function(e = {}, t, ...n) {
    let s = t;
    return "number" == typeof t && (s = {
     maxWaitTime: t
    }), r({
     ...s,
     client: this
    }, e, ...n);
   });
  }, t.createWaiter = async (e, t, r) => {
   const n = {
    ...h,
    ...e
   };
   (e => {
    if (e.maxWaitTime <= 0) throw new Error("WaiterConfiguration.maxWaitTime must be greater than 0");
    if (e.minDelay <= 0) throw new Error("WaiterConfiguration.minDelay must be greater than 0");
    if (e.maxDelay <= 0) throw new Error("WaiterConfiguration.maxDelay must be greater than 0");
    if (e.maxWaitTime <= e.minDelay) throw new Error(`WaiterConfiguration.maxWaitTime [${e.maxWaitTime}] must be greater than WaiterConfiguration.minDelay [${e.minDelay}] for this waiter`);
    if (e.maxDelay < e.minDelay) throw new Error(`WaiterConfiguration.maxDelay [${e.maxDelay}] must be greater than WaiterConfiguration.minDelay [${e.minDelay}] for this waiter`);
   })(n);
   const s = [ runPolling(n, t, r) ], o = [];
   if (e.abortSignal) {
    const {aborted: t, clearListener: r} = abortTimeout(e.abortSignal);
    o.push(r), s.push(t);
   }
   if (e.abortController?.signal) {
    const {aborted: t, clearListener: r} = abortTimeout(e.abortController.signal);
    o.push(r), s.push(t);
   }
   return Promise.race(s).then(e => {
    for (const e of o) e();
    return e;
   });
  }, t.decorateServiceException = decorateServiceException, t.emitWarningIfUnsupportedVersion = e => {
   e && !p && parseInt(e.substring(1, e.indexOf("."))) < 16 && (p = !0);
  }, t.getArrayIfSingleItem = e => Array.isArray(e) ? e : [ e ], t.getChecksumConfiguration = getChecksumConfiguration, 
  t.getDefaultClientConfiguration = g, t.getDefaultExtensionConfiguration = getDefaultExtensionConfiguration, 
  t.getRetryConfiguration = getRetryConfiguration, t.getValueFromTextNode = getValueFromTextNode, 
  t.invalidFunction = e => () => {
   throw new Error(e);
  }, t.invalidProvider = e => () => Promise.reject(e), t.isSerializableHeaderValue = e => null != e, 
  t.loadConfigsForDefaultMode = e => {
   switch (e) {
   case "standard":
   case "cross-region":
    return {
     retryMode: "standard",
     connectionTimeout: 3100
    };

   case "in-region":
    return {
     retryMode: "standard",
     connectionTimeout: 1100
    };

   case "mobile":
    return {
     retryMode: "standard",
     connectionTimeout: 3e4
    };

   default:
    return {};
   }
  }, t.makeBuilder = function(e, t, r, n) {
   return function(s, o, i, a, c = {}) {
    const u = Object.assign({}, e, s);
    return Command.classBuilder().ep(u).m(function(e, t, r, s) {
     const i = o.call(this, e, t, r, s);
     return i.unshift(n(r, e.getEndpointParameterInstructions())), i;
    }).s(t, i, c).n(r, i.charAt(0).toUpperCase() + i.slice(1) + "Command").sc(a).build();
   };
  }, t.map = map, t.resolveChecksumRuntimeConfig = resolveChecksumRuntimeConfig, t.resolveDefaultRuntimeConfig = e => Object.assign(resolveChecksumRuntimeConfig(e), resolveRetryRuntimeConfig(e)), 
  t.resolveRetryRuntimeConfig = resolveRetryRuntimeConfig, t.schemaLogFilter = schemaLogFilter, 
  t.serializeDateTime = e => e.toISOString().replace(".000Z", "Z"), t.serializeFloat = e => {
   if (e != e) return "NaN";
   switch (e) {
   case 1 / 0:
    return "Infinity";

   case -1 / 0:
    return "-Infinity";

   default:
    return e;
   }
  }, t.take = (e, t) => {
   const r = {};
   for (const s in t) n(t, s) && applyInstruction(r, e, t, s);
   return r;
  }, t.throwDefaultError = throwDefaultError, t.waiterServiceDefaults = h, t.withBaseException = e => ({output: t, parsedBody: r, errorCode: n}) => {
   throwDefaultError({
    output: t,
    parsedBody: r,
    exceptionCtor: e,
    errorCode: n
   });
  };
 }),
 47291: (function(e, t, r) {
  const {homedir: n} = r(48161), {sep: s, join: o} = r(76760), {createHash: i} = r(77598), {readFile: a} = r(51455), {IniSectionType: c} = r(90690), {normalizeProvider: u} = r(92658), {isValidHostLabel: l} = r(34534);
  class ProviderError extends Error {
   name="ProviderError";
   tryNextLink;
   constructor(e, t = !0) {
    let r, n = !0;
    "boolean" == typeof t ? (r = void 0, n = t) : null != t && "object" == typeof t && (r = t.logger, 
    n = t.tryNextLink ?? !0), super(e), this.tryNextLink = n, Object.setPrototypeOf(this, ProviderError.prototype), 
    r?.debug?.(`@smithy/property-provider ${n ? "->" : "(!)"} ${e}`);
   }
   static from(e, t = !0) {
    return Object.assign(new this(e.message, t), e);
   }
  }
  class CredentialsProviderError extends ProviderError {
   name="CredentialsProviderError";
   constructor(e, t = !0) {
    super(e, t), Object.setPrototypeOf(this, CredentialsProviderError.prototype);
   }
  }
  class TokenProviderError extends ProviderError {
   name="TokenProviderError";
   constructor(e, t = !0) {
    super(e, t), Object.setPrototypeOf(this, TokenProviderError.prototype);
   }
  }
  const chain = (...e) => async () => {
   if (0 === e.length) throw new ProviderError("No providers in chain");
   let t;
   for (const r of e) try {
    return await r();
   } catch (e) {
    if (t = e, e?.tryNextLink) continue;
    throw e;
   }
   throw t;
  }, fromValue = e => () => Promise.resolve(e), memoize = (e, t, r) => {
   let n, s, o, i = !1;
   const coalesceProvider = async () => {
    s || (s = e());
    try {
     n = await s, o = !0, i = !1;
    } finally {
     s = void 0;
    }
    return n;
   };
   return void 0 === t ? async e => (o && !e?.forceRefresh || (n = await coalesceProvider()), 
   n) : async e => (o && !e?.forceRefresh || (n = await coalesceProvider()), i ? n : r && !r(n) ? (i = !0, 
   n) : t(n) ? (await coalesceProvider(), n) : n);
  }, booleanSelector = (e, t, r) => {
   if (t in e) {
    if ("true" === e[t]) return !0;
    if ("false" === e[t]) return !1;
    throw new Error(`Cannot load ${r} "${t}". Expected "true" or "false", got ${e[t]}.`);
   }
  };
  var h;
  !function(e) {
   e.ENV = "env", e.CONFIG = "shared config entry";
  }(h || (h = {}));
  const d = {}, getHomeDir = () => {
   const {HOME: e, USERPROFILE: t, HOMEPATH: r, HOMEDRIVE: o = `C:${s}`} = process.env;
   if (e) return e;
   if (t) return t;
   if (r) return `${o}${r}`;
   const i = process && process.geteuid ? `${process.geteuid()}` : "DEFAULT";
   return d[i] || (d[i] = n()), d[i];
  }, f = "AWS_PROFILE", m = "default", getProfileName = e => e.profile || process.env[f] || m, getSSOTokenFilepath = e => {
   const t = i("sha1").update(e).digest("hex");
   return o(getHomeDir(), ".aws", "sso", "cache", `${t}.json`);
  }, p = {}, y = ".", getConfigData = e => Object.entries(e).filter(([e]) => {
   const t = e.indexOf(y);
   return -1 !== t && Object.values(c).includes(e.substring(0, t));
  }).reduce((e, [t, r]) => {
   const n = t.indexOf(y);
   return e[t.substring(0, n) === c.PROFILE ? t.substring(n + 1) : t] = r, e;
  }, {
   ...e.default && {
    default: e.default
   }
  }), getConfigFilepath = () => process.env.AWS_CONFIG_FILE || o(getHomeDir(), ".aws", "config"), getCredentialsFilepath = () => process.env.AWS_SHARED_CREDENTIALS_FILE || o(getHomeDir(), ".aws", "credentials"), g = /^([\w-]+)\s(["'])?([\w-@+.%:/]+)\2$/, b = [ "__proto__", "profile __proto__" ], parseIni = e => {
   const t = {};
   let r, n;
   for (const s of e.split(/\r?\n/)) {
    const e = s.split(/(^|\s)[;#]/)[0].trim();
    if ("[" === e[0] && "]" === e[e.length - 1]) {
     r = void 0, n = void 0;
     const t = e.substring(1, e.length - 1), s = g.exec(t);
     if (s) {
      const [, e, , t] = s;
      Object.values(c).includes(e) && (r = [ e, t ].join(y));
     } else r = t;
     if (b.includes(t)) throw new Error(`Found invalid profile name "${t}"`);
    } else if (r) {
     const o = e.indexOf("=");
     if (![ 0, -1 ].includes(o)) {
      const [i, a] = [ e.substring(0, o).trim(), e.substring(o + 1).trim() ];
      if ("" === a) n = i; else {
       n && s.trimStart() === s && (n = void 0), t[r] = t[r] || {};
       const e = n ? [ n, i ].join(y) : i;
       t[r][e] = a;
      }
     }
    }
   }
   return t;
  }, w = {}, S = {}, readFile = (e, t) => void 0 !== S[e] ? S[e] : (w[e] && !t?.ignoreCache || (w[e] = a(e, "utf8")), 
  w[e]), swallowError$1 = () => ({}), loadSharedConfigFiles = async (e = {}) => {
   const {filepath: t = getCredentialsFilepath(), configFilepath: r = getConfigFilepath()} = e, n = getHomeDir();
   let s = t;
   t.startsWith("~/") && (s = o(n, t.slice(2)));
   let i = r;
   r.startsWith("~/") && (i = o(n, r.slice(2)));
   const a = await Promise.all([ readFile(i, {
    ignoreCache: e.ignoreCache
   }).then(parseIni).then(getConfigData).catch(swallowError$1), readFile(s, {
    ignoreCache: e.ignoreCache
   }).then(parseIni).catch(swallowError$1) ]);
   return {
    configFile: a[0],
    credentialsFile: a[1]
   };
  }, getSsoSessionData = e => Object.entries(e).filter(([e]) => e.startsWith(c.SSO_SESSION + y)).reduce((e, [t, r]) => ({
   ...e,
   [t.substring(t.indexOf(y) + 1)]: r
  }), {}), swallowError = () => ({}), E = {
   getFileRecord: () => S,
   interceptFile(e, t) {
    S[e] = Promise.resolve(t);
   },
   getTokenRecord: () => p,
   interceptToken(e, t) {
    p[e] = t;
   }
  };
  function getSelectorName(e) {
   try {
    const t = new Set(Array.from(e.match(/([A-Z_]){3,}/g) ?? []));
    return t.delete("CONFIG"), t.delete("CONFIG_PREFIX_SEPARATOR"), t.delete("ENV"), 
    [ ...t ].join(", ");
   } catch (t) {
    return e;
   }
  }
  const fromStatic = e => "function" == typeof e ? async () => await e() : fromValue(e), loadConfig = ({environmentVariableSelector: e, configFileSelector: t, default: r}, n = {}) => {
   const {signingName: s, logger: o} = n;
   return memoize(chain((i = e, a = {
    signingName: s,
    logger: o
   }, async () => {
    try {
     const e = i(process.env, a);
     if (void 0 === e) throw new Error;
     return e;
    } catch (e) {
     throw new CredentialsProviderError(e.message || `Not found in ENV: ${getSelectorName(i.toString())}`, {
      logger: a?.logger
     });
    }
   }), ((e, {preferredFile: t = "config", ...r} = {}) => async () => {
    const n = getProfileName(r), {configFile: s, credentialsFile: o} = await loadSharedConfigFiles(r), i = o[n] || {}, a = s[n] || {}, c = "config" === t ? {
     ...i,
     ...a
    } : {
     ...a,
     ...i
    };
    try {
     const r = e(c, "config" === t ? s : o);
     if (void 0 === r) throw new Error;
     return r;
    } catch (t) {
     throw new CredentialsProviderError(t.message || `Not found in config files w/ profile [${n}]: ${getSelectorName(e.toString())}`, {
      logger: r.logger
     });
    }
   })(t, n), fromStatic(r)));
   var i, a;
  }, v = "AWS_USE_DUALSTACK_ENDPOINT", A = "use_dualstack_endpoint", T = {
   environmentVariableSelector: e => booleanSelector(e, v, h.ENV),
   configFileSelector: e => booleanSelector(e, A, h.CONFIG),
   default: !1
  }, C = {
   environmentVariableSelector: e => booleanSelector(e, v, h.ENV),
   configFileSelector: e => booleanSelector(e, A, h.CONFIG),
   default: void 0
  }, O = "AWS_USE_FIPS_ENDPOINT", $ = "use_fips_endpoint", I = {
   environmentVariableSelector: e => booleanSelector(e, O, h.ENV),
   configFileSelector: e => booleanSelector(e, $, h.CONFIG),
   default: !1
  }, R = {
   environmentVariableSelector: e => booleanSelector(e, O, h.ENV),
   configFileSelector: e => booleanSelector(e, $, h.CONFIG),
   default: void 0
  }, N = "AWS_REGION", x = "AWS_DEFAULT_REGION", M = [ "in-region", "cross-region", "mobile", "standard", "legacy" ], U = "x-aws-ec2-metadata-token", D = "x-aws-ec2-metadata-token-ttl-seconds";
  let _ = 0;
  const getInstanceMetadataRegion = async () => {
   if (!(process.env.AWS_EC2_METADATA_DISABLED || Date.now() < _)) try {
    const e = resolveImdsEndpoint(), t = (await imdsRequest({
     ...e,
     path: "/latest/api/token",
     method: "PUT",
     headers: {
      [D]: "21600"
     }
    })).toString();
    return (await imdsRequest({
     ...e,
     path: "/latest/meta-data/placement/region",
     method: "GET",
     headers: {
      [U]: t
     }
    })).toString().trim() || cacheNegativeAndReturnUndefined();
   } catch {
    return cacheNegativeAndReturnUndefined();
   }
  }, cacheNegativeAndReturnUndefined = () => {
   _ = Date.now() + 6e4;
  }, resolveImdsEndpoint = () => {
   const e = process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT;
   if (e) {
    const t = new URL(e);
    return {
     hostname: t.hostname.replace(/^\[(.+)]$/, "$1"),
     port: t.port ? Number(t.port) : void 0
    };
   }
   return "IPv6" === process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE ? {
    hostname: "fd00:ec2::254"
   } : {
    hostname: "169.254.169.254"
   };
  }, imdsRequest = async e => {
   const {request: t} = r(37067);
   return new Promise((r, n) => {
    const s = t({
     hostname: e.hostname,
     port: e.port,
     path: e.path,
     method: e.method,
     headers: e.headers,
     timeout: 1e3,
     signal: AbortSignal.timeout(1e3)
    });
    s.on("error", e => {
     n(e), s.destroy();
    }), s.on("timeout", () => {
     n(new Error("TimeoutError from instance metadata service")), s.destroy();
    }), s.on("response", e => {
     const {statusCode: t = 400} = e;
     if (t < 200 || t >= 300) return n(Object.assign(new Error("Error response received from instance metadata service"), {
      statusCode: t
     })), void s.destroy();
     const o = [];
     e.on("data", e => o.push(e)), e.on("end", () => {
      r(Buffer.concat(o)), s.destroy();
     });
    }), s.end();
   });
  }, L = "AWS_REGION", P = "region", k = {
   environmentVariableSelector: e => e[L],
   configFileSelector: e => e[P],
   default: async () => {
    const e = await getInstanceMetadataRegion();
    if (e) return e;
    throw new Error("Region is missing");
   }
  }, F = new Set, isFipsRegion = e => "string" == typeof e && (e.startsWith("fips-") || e.endsWith("-fips")), getHostnameFromVariants = (e = [], {useFipsEndpoint: t, useDualstackEndpoint: r}) => e.find(({tags: e}) => t === e.includes("fips") && r === e.includes("dualstack"))?.hostname, B = {
   environmentVariableSelector: e => e.AWS_DEFAULTS_MODE,
   configFileSelector: e => e.defaults_mode,
   default: "legacy"
  };
  t.CONFIG_PREFIX_SEPARATOR = y, t.CONFIG_USE_DUALSTACK_ENDPOINT = A, t.CONFIG_USE_FIPS_ENDPOINT = $, 
  t.CredentialsProviderError = CredentialsProviderError, t.DEFAULT_PROFILE = m, t.DEFAULT_USE_DUALSTACK_ENDPOINT = !1, 
  t.DEFAULT_USE_FIPS_ENDPOINT = !1, t.ENV_PROFILE = f, t.ENV_USE_DUALSTACK_ENDPOINT = v, 
  t.ENV_USE_FIPS_ENDPOINT = O, t.NODE_REGION_CONFIG_FILE_OPTIONS = {
   preferredFile: "credentials"
  }, t.NODE_REGION_CONFIG_OPTIONS = k, t.NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS = T, 
  t.NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS = I, t.ProviderError = ProviderError, t.REGION_ENV_NAME = L, 
  t.REGION_INI_NAME = P, t.SelectorType = h, t.TokenProviderError = TokenProviderError, 
  t.booleanSelector = booleanSelector, t.chain = chain, t.externalDataInterceptor = E, 
  t.fromStatic = fromStatic, t.fromValue = fromValue, t.getHomeDir = getHomeDir, t.getProfileName = getProfileName, 
  t.getRegionInfo = (e, {useFipsEndpoint: t = !1, useDualstackEndpoint: r = !1, signingService: n, regionHash: s, partitionHash: o}) => {
   const i = ((e, {partitionHash: t}) => Object.keys(t || {}).find(r => t[r].regions.includes(e)) ?? "aws")(e, {
    partitionHash: o
   }), a = e in s ? e : o[i]?.endpoint ?? e, c = {
    useFipsEndpoint: t,
    useDualstackEndpoint: r
   }, u = ((e, {regionHostname: t, partitionHostname: r}) => t || (r ? r.replace("{region}", e) : void 0))(a, {
    regionHostname: getHostnameFromVariants(s[a]?.variants, c),
    partitionHostname: getHostnameFromVariants(o[i]?.variants, c)
   });
   if (void 0 === u) throw new Error(`Endpoint resolution failed for: ${{
    resolvedRegion: a,
    useFipsEndpoint: t,
    useDualstackEndpoint: r
   }}`);
   const l = ((e, {signingRegion: t, regionRegex: r, useFipsEndpoint: n}) => {
    if (t) return t;
    if (n) {
     const t = r.replace("\\\\", "\\").replace(/^\^/g, "\\.").replace(/\$$/g, "\\."), n = e.match(t);
     if (n) return n[0].slice(1, -1);
    }
   })(u, {
    signingRegion: s[a]?.signingRegion,
    regionRegex: o[i].regionRegex,
    useFipsEndpoint: t
   });
   return {
    partition: i,
    signingService: n,
    hostname: u,
    ...l && {
     signingRegion: l
    },
    ...s[a]?.signingService && {
     signingService: s[a].signingService
    }
   };
  }, t.getSSOTokenFilepath = getSSOTokenFilepath, t.getSSOTokenFromFile = async e => {
   if (p[e]) return p[e];
   const t = getSSOTokenFilepath(e), r = await a(t, "utf8");
   return JSON.parse(r);
  }, t.loadConfig = loadConfig, t.loadSharedConfigFiles = loadSharedConfigFiles, t.loadSsoSessionData = async (e = {}) => readFile(e.configFilepath ?? getConfigFilepath()).then(parseIni).then(getSsoSessionData).catch(swallowError), 
  t.memoize = memoize, t.nodeDualstackConfigSelectors = C, t.nodeFipsConfigSelectors = R, 
  t.numberSelector = (e, t, r) => {
   if (!(t in e)) return;
   const n = parseInt(e[t], 10);
   if (Number.isNaN(n)) throw new TypeError(`Cannot load ${r} '${t}'. Expected number, got '${e[t]}'.`);
   return n;
  }, t.parseKnownFiles = async e => {
   const t = await loadSharedConfigFiles(e);
   return ((...e) => {
    const t = {};
    for (const r of e) for (const [e, n] of Object.entries(r)) void 0 !== t[e] ? Object.assign(t[e], n) : t[e] = n;
    return t;
   })(t.configFile, t.credentialsFile);
  }, t.readFile = readFile, t.resolveCustomEndpointsConfig = e => {
   const {tls: t, endpoint: r, urlParser: n, useDualstackEndpoint: s} = e;
   return Object.assign(e, {
    tls: t ?? !0,
    endpoint: u("string" == typeof r ? n(r) : r),
    isCustomEndpoint: !0,
    useDualstackEndpoint: u(s ?? !1)
   });
  }, t.resolveDefaultsModeConfig = ({region: e = loadConfig(k), defaultsMode: t = loadConfig(B)} = {}) => memoize(async () => {
   const r = "function" == typeof t ? await t() : t;
   switch (r?.toLowerCase()) {
   case "auto":
    return (async e => {
     if (e) {
      const t = "function" == typeof e ? await e() : e, r = await (async () => process.env.AWS_EXECUTION_ENV && (process.env[N] || process.env[x]) ? process.env[N] ?? process.env[x] : getInstanceMetadataRegion())();
      return r ? t === r ? "in-region" : "cross-region" : "standard";
     }
     return "standard";
    })(e);

   case "in-region":
   case "cross-region":
   case "mobile":
   case "standard":
   case "legacy":
    return Promise.resolve(r?.toLocaleLowerCase());

   case void 0:
    return Promise.resolve("legacy");

   default:
    throw new Error(`Invalid parameter for "defaultsMode", expect ${M.join(", ")}, got ${r}`);
   }
  }), t.resolveEndpointsConfig = e => {
   const t = u(e.useDualstackEndpoint ?? !1), {endpoint: r, useFipsEndpoint: n, urlParser: s, tls: o} = e;
   return Object.assign(e, {
    tls: o ?? !0,
    endpoint: r ? u("string" == typeof r ? s(r) : r) : () => (async e => {
     const {tls: t = !0} = e, r = await e.region();
     if (!new RegExp(/^([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/).test(r)) throw new Error("Invalid region in client config");
     const n = await e.useDualstackEndpoint(), s = await e.useFipsEndpoint(), {hostname: o} = await e.regionInfoProvider(r, {
      useDualstackEndpoint: n,
      useFipsEndpoint: s
     }) ?? {};
     if (!o) throw new Error("Cannot resolve hostname from client config");
     return e.urlParser(`${t ? "https:" : "http:"}//${o}`);
    })({
     ...e,
     useDualstackEndpoint: t,
     useFipsEndpoint: n
    }),
    isCustomEndpoint: !!r,
    useDualstackEndpoint: t
   });
  }, t.resolveRegionConfig = e => {
   const {region: t, useFipsEndpoint: r} = e;
   if (!t) throw new Error("Region is missing");
   return Object.assign(e, {
    region: async () => {
     const e = (e => isFipsRegion(e) ? [ "fips-aws-global", "aws-fips" ].includes(e) ? "us-east-1" : e.replace(/fips-(dkr-|prod-)?|-fips/, "") : e)("function" == typeof t ? await t() : t);
     return ((e, t = l) => {
      if (F.has(e) || t(e)) F.add(e); else {
       if ("*" !== e) throw new Error(`Region not accepted: region="${e}" is not a valid hostname component.`);
       console.warn('@smithy/config-resolver WARN - Please use the caller region instead of "*". See "sigv4a" in https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/CLIENTS.md.');
      }
     })(e), e;
    },
    useFipsEndpoint: async () => {
     const e = "string" == typeof t ? t : await t();
     return !!isFipsRegion(e) || ("function" != typeof r ? Promise.resolve(!!r) : r());
    }
   });
  };
 }),
 62085: (function(e, t, r) {
  const {CONFIG_PREFIX_SEPARATOR: n, booleanSelector: s, SelectorType: o, loadConfig: i} = r(47291), {toEndpointV1: a, getSmithyContext: c, normalizeProvider: u, isValidHostLabel: l, hasOwn: h} = r(34534);
  t.isValidHostLabel = l, t.middlewareEndpointToEndpointV1 = a, t.toEndpointV1 = a;
  const {EndpointURLScheme: d} = r(90690), f = "AWS_ENDPOINT_URL", m = "endpoint_url", p = {
   environmentVariableSelector: e => s(e, "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS", o.ENV),
   configFileSelector: e => s(e, "ignore_configured_endpoint_urls", o.CONFIG),
   default: !1
  }, getEndpointFromConfig = async e => {
   if (!await i(p)()) return i((e => ({
    environmentVariableSelector: t => {
     const r = e.split(" ").map(e => e.toUpperCase());
     return t[[ f, ...r ].join("_")] || t[f] || void 0;
    },
    configFileSelector: (t, r) => {
     if (t.services) {
      const s = [ "services", t.services ].join(n);
      if (!r || !r[s]) throw new Error(`The services section "${t.services}" specified in the profile is not present in the shared configuration file.`);
      const o = r[s][[ e.split(" ").map(e => e.toLowerCase()).join("_"), m ].join(n)];
      if (o) return o;
     }
     const s = t[m];
     if (s) return s;
    },
    default: void 0
   }))(e ?? ""))();
  }, y = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, g = /(\d+\.){3}\d+/, b = /\.\./, createConfigValueProvider = (e, t, r, n = !1) => {
   const configProvider = async () => {
    let s;
    if (n) {
     const n = r.clientContextParams, o = n?.[e];
     s = o ?? r[e] ?? r[t];
    } else s = r[e] ?? r[t];
    return "function" == typeof s ? s() : s;
   };
   return "credentialScope" === e || "CredentialScope" === t ? async () => {
    const e = "function" == typeof r.credentials ? await r.credentials() : r.credentials;
    return e?.credentialScope ?? e?.CredentialScope;
   } : "accountId" === e || "AccountId" === t ? async () => {
    const e = "function" == typeof r.credentials ? await r.credentials() : r.credentials;
    return e?.accountId ?? e?.AccountId;
   } : "endpoint" === e || "endpoint" === t ? async () => {
    if (!1 === r.isCustomEndpoint) return;
    const e = await configProvider();
    if (e && "object" == typeof e) {
     if ("url" in e) return e.url.href;
     if ("hostname" in e) {
      const {protocol: t, hostname: r, port: n, path: s} = e;
      return `${t}//${r}${n ? ":" + n : ""}${s}`;
     }
    }
    return e;
   } : configProvider;
  };
  function bindGetEndpointFromInstructions(e) {
   return async (t, r, n, s) => {
    if (!n.isCustomEndpoint && !n.ignoreConfiguredEndpointUrls) {
     let t;
     t = n.serviceConfiguredEndpoint ? await n.serviceConfiguredEndpoint() : await e(n.serviceId), 
     t && (n.endpoint = () => Promise.resolve(a(t)), n.isCustomEndpoint = !0, s?.logger?.debug?.(`@smithy/core/endpoints - resolved endpoint from config: ${t}`));
    }
    const o = await resolveParams(t, r, n);
    if ("function" != typeof n.endpointProvider) throw new Error("config.endpointProvider is not set.");
    const i = n.endpointProvider(o, s);
    if (n.isCustomEndpoint && n.endpoint) {
     const e = await n.endpoint();
     if (e?.headers) {
      i.headers ??= {};
      for (const [t, r] of Object.entries(e.headers)) i.headers[t] = Array.isArray(r) ? r : [ r ];
     }
    }
    return i;
   };
  }
  const resolveParams = async (e, t, r) => {
   const n = {}, s = t?.getEndpointParameterInstructions?.() || {};
   for (const [t, o] of Object.entries(s)) switch (o.type) {
   case "staticContextParams":
    n[t] = o.value;
    break;

   case "contextParams":
    n[t] = e[o.name];
    break;

   case "clientContextParams":
   case "builtInParams":
    n[t] = await createConfigValueProvider(o.name, t, r, "builtInParams" !== o.type)();
    break;

   case "operationContextParams":
    n[t] = o.get(e);
    break;

   default:
    throw new Error("Unrecognized endpoint parameter instruction: " + JSON.stringify(o));
   }
   return 0 === Object.keys(s).length && Object.assign(n, r), "s3" === String(r.serviceId).toLowerCase() && await (async e => {
    const t = e?.Bucket || "";
    if ("string" == typeof e.Bucket && (e.Bucket = t.replace(/#/g, encodeURIComponent("#")).replace(/\?/g, encodeURIComponent("?"))), 
    (e => {
     const [t, r, n, , , s] = e.split(":"), o = "arn" === t && e.split(":").length >= 6, i = Boolean(o && r && n && s);
     if (o && !i) throw new Error(`Invalid ARN: ${e} was an invalid ARN.`);
     return i;
    })(t)) {
     if (!0 === e.ForcePathStyle) throw new Error("Path-style addressing cannot be used with ARN buckets");
    } else r = t, (!y.test(r) || g.test(r) || b.test(r) || -1 !== t.indexOf(".") && !String(e.Endpoint).startsWith("http:") || t.toLowerCase() !== t || t.length < 3) && (e.ForcePathStyle = !0);
    var r;
    return e.DisableMultiRegionAccessPoints && (e.disableMultiRegionAccessPoints = !0, 
    e.DisableMRAP = !0), e;
   })(n), n;
  };
  function bindEndpointMiddleware(e) {
   const t = bindGetEndpointFromInstructions(e);
   return ({config: e, instructions: r}) => (n, s) => async o => {
    e.isCustomEndpoint && function(e) {
     e.__smithy_context ? e.__smithy_context.features || (e.__smithy_context.features = {}) : e.__smithy_context = {
      features: {}
     }, e.__smithy_context.features.ENDPOINT_OVERRIDE = "N";
    }(s);
    const i = await t(o.input, {
     getEndpointParameterInstructions: () => r
    }, {
     ...e
    }, s);
    s.endpointV2 = i, s.authSchemes = i.properties?.authSchemes;
    const a = s.authSchemes?.[0];
    if (a) {
     s.signing_region = a.signingRegion, s.signing_service = a.signingName;
     const e = c(s), t = e?.selectedHttpAuthScheme?.httpAuthOption;
     t && (t.signingProperties = Object.assign(t.signingProperties || {}, {
      signing_region: a.signingRegion,
      signingRegion: a.signingRegion,
      signing_service: a.signingName,
      signingName: a.signingName,
      signingRegionSet: a.signingRegionSet
     }, a.properties));
    }
    return n({
     ...o
    });
   };
  }
  const w = {
   step: "serialize",
   tags: [ "ENDPOINT_PARAMETERS", "ENDPOINT_V2", "ENDPOINT" ],
   name: "endpointV2Middleware",
   override: !0,
   relation: "before",
   toMiddleware: "serializerMiddleware"
  };
  class BinaryDecisionDiagram {
   nodes;
   root;
   conditions;
   results;
   constructor(e, t, r, n) {
    this.nodes = e, this.root = t, this.conditions = r, this.results = n;
   }
   static from(e, t, r, n) {
    return new BinaryDecisionDiagram(e, t, r, n);
   }
  }
  class EndpointError extends Error {
   constructor(e) {
    super(e), this.name = "EndpointError";
   }
  }
  const S = "endpoints";
  function toDebugString(e) {
   return "object" != typeof e || null == e ? e : "ref" in e ? `$${toDebugString(e.ref)}` : "fn" in e ? `${e.fn}(${(e.argv || []).map(toDebugString).join(", ")})` : JSON.stringify(e, null, 2);
  }
  const E = {}, getAttr = (e, t) => (e => {
   const t = e.split("."), r = [];
   for (const n of t) {
    const t = n.indexOf("[");
    if (-1 !== t) {
     if (n.indexOf("]") !== n.length - 1) throw new EndpointError(`Path: '${e}' does not end with ']'`);
     const s = n.slice(t + 1, -1);
     if (Number.isNaN(parseInt(s))) throw new EndpointError(`Invalid array index: '${s}' in path: '${e}'`);
     0 !== t && r.push(n.slice(0, t)), r.push(s);
    } else r.push(n);
   }
   return r;
  })(t).reduce((r, n) => {
   if ("object" != typeof r) throw new EndpointError(`Index '${n}' in '${t}' not found in '${JSON.stringify(e)}'`);
   if (Array.isArray(r)) {
    const e = parseInt(n);
    return r[e < 0 ? r.length + e : e];
   }
   return r[n];
  }, e), v = new RegExp("^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}$"), isIpAddress = e => v.test(e) || e.startsWith("[") && e.endsWith("]"), A = {
   [d.HTTP]: 80,
   [d.HTTPS]: 443
  }, T = {
   booleanEquals: (e, t) => e === t,
   coalesce: function(...e) {
    for (const t of e) if (null != t) return t;
   },
   getAttr: getAttr,
   isSet: e => null != e,
   isValidHostLabel: l,
   ite: function(e, t, r) {
    return e ? t : r;
   },
   not: e => !e,
   parseURL: e => {
    const t = (() => {
     try {
      if (e instanceof URL) return e;
      if ("object" == typeof e && "hostname" in e) {
       const {hostname: t, port: r, protocol: n = "", path: s = "", query: o = {}} = e, i = new URL(`${n}//${t}${r ? `:${r}` : ""}${s}`);
       return i.search = Object.entries(o).map(([e, t]) => `${e}=${t}`).join("&"), i;
      }
      return new URL(e);
     } catch (e) {
      return null;
     }
    })();
    if (!t) return console.error(`Unable to parse ${JSON.stringify(e)} as a whatwg URL.`), 
    null;
    const r = t.href, {host: n, hostname: s, pathname: o, protocol: i, search: a} = t;
    if (a) return null;
    const c = i.slice(0, -1);
    if (!Object.values(d).includes(c)) return null;
    const u = isIpAddress(s);
    return {
     scheme: c,
     authority: `${n}${r.includes(`${n}:${A[c]}`) || "string" == typeof e && e.includes(`${n}:${A[c]}`) ? `:${A[c]}` : ""}`,
     path: o,
     normalizedPath: o.endsWith("/") ? o : `${o}/`,
     isIp: u
    };
   },
   split: function(e, t, r) {
    if (1 === r) return [ e ];
    if ("" === e) return [ "" ];
    const n = e.split(t);
    return 0 === r ? n : n.slice(0, r - 1).concat(n.slice(1).join(t));
   },
   stringEquals: (e, t) => e === t,
   substring: (e, t, r, n) => null == e || t >= r || e.length < r || /[^\u0000-\u007f]/.test(e) ? null : n ? e.substring(e.length - r, e.length - t) : e.substring(t, r),
   uriEncode: e => encodeURIComponent(e).replace(/[!*'()]/g, e => `%${e.charCodeAt(0).toString(16).toUpperCase()}`)
  }, evaluateTemplate = (e, t) => {
   const r = [], {referenceRecord: n, endpointParams: s} = t;
   let o = 0;
   for (;o < e.length; ) {
    const t = e.indexOf("{", o);
    if (-1 === t) {
     r.push(e.slice(o));
     break;
    }
    r.push(e.slice(o, t));
    const i = e.indexOf("}", t);
    if (-1 === i) {
     r.push(e.slice(t));
     break;
    }
    "{" === e[t + 1] && "}" === e[i + 1] && (r.push(e.slice(t + 1, i)), o = i + 2);
    const a = e.substring(t + 1, i);
    if (a.includes("#")) {
     const [e, t] = a.split("#");
     r.push(getAttr(n[e] ?? s[e], t));
    } else r.push(n[a] ?? s[a]);
    o = i + 1;
   }
   return r.join("");
  }, evaluateExpression = (e, t, r) => {
   if ("string" == typeof e) return evaluateTemplate(e, r);
   if (e.fn) return C.callFunction(e, r);
   if (e.ref) return (({ref: e}, t) => t.referenceRecord[e] ?? t.endpointParams[e])(e, r);
   throw new EndpointError(`'${t}': ${String(e)} is not a string, function or reference.`);
  }, callFunction = ({fn: e, argv: t}, r) => {
   const n = Array(t.length);
   for (let e = 0; e < n.length; ++e) {
    const s = t[e];
    n[e] = "boolean" == typeof s || "number" == typeof s ? s : C.evaluateExpression(s, "arg", r);
   }
   const s = e.indexOf(".");
   if (-1 !== s) {
    const t = E[e.slice(0, s)], r = t?.[e.slice(s + 1)];
    if ("function" == typeof r) return r(...n);
   }
   const o = T[e];
   if ("function" == typeof o) return o(...n);
   throw new Error(`function ${e} not loaded in endpointFunctions.`);
  }, C = {
   evaluateExpression: evaluateExpression,
   callFunction: callFunction
  }, evaluateCondition = (e, t) => {
   const {assign: r} = e;
   if (r && r in t.referenceRecord) throw new EndpointError(`'${r}' is already defined in Reference Record.`);
   const n = callFunction(e, t);
   t.logger?.debug?.(`${S} evaluateCondition: ${toDebugString(e)} = ${toDebugString(n)}`);
   const s = "" === n || !!n;
   return null != r ? {
    result: s,
    toAssign: {
     name: r,
     value: n
    }
   } : {
    result: s
   };
  }, getEndpointHeaders = (e, t) => Object.entries(e ?? {}).reduce((e, [r, n]) => (e[r] = n.map(e => {
   const n = evaluateExpression(e, "Header value entry", t);
   if ("string" != typeof n) throw new EndpointError(`Header '${r}' value '${n}' is not a string`);
   return n;
  }), e), {}), getEndpointProperties = (e, t) => Object.entries(e).reduce((e, [r, n]) => (e[r] = O.getEndpointProperty(n, t), 
  e), {}), getEndpointProperty = (e, t) => {
   if (Array.isArray(e)) return e.map(e => getEndpointProperty(e, t));
   switch (typeof e) {
   case "string":
    return evaluateTemplate(e, t);

   case "object":
    if (null === e) throw new EndpointError(`Unexpected endpoint property: ${e}`);
    return O.getEndpointProperties(e, t);

   case "boolean":
    return e;

   default:
    throw new EndpointError("Unexpected endpoint property type: " + typeof e);
   }
  }, O = {
   getEndpointProperty: getEndpointProperty,
   getEndpointProperties: getEndpointProperties
  }, getEndpointUrl = (e, t) => {
   const r = evaluateExpression(e, "Endpoint URL", t);
   if ("string" == typeof r) try {
    return new URL(r);
   } catch (e) {
    throw console.error(`Failed to construct URL with ${r}`, e), e;
   }
   throw new EndpointError("Endpoint URL must be a string, got " + typeof r);
  }, $ = 1e8, evaluateConditions = (e = [], t) => {
   const r = {}, n = {
    ...t,
    referenceRecord: {
     ...t.referenceRecord
    }
   };
   let s = !1;
   for (const o of e) {
    const {result: e, toAssign: i} = evaluateCondition(o, n);
    if (!e) return {
     result: e
    };
    i && (s = !0, r[i.name] = i.value, n.referenceRecord[i.name] = i.value, t.logger?.debug?.(`${S} assign: ${i.name} := ${toDebugString(i.value)}`));
   }
   return s ? {
    result: !0,
    referenceRecord: r
   } : {
    result: !0
   };
  }, evaluateEndpointRule = (e, t) => {
   const {conditions: r, endpoint: n} = e, {result: s, referenceRecord: o} = evaluateConditions(r, t);
   if (!s) return;
   const i = o ? {
    ...t,
    referenceRecord: {
     ...t.referenceRecord,
     ...o
    }
   } : t, {url: a, properties: c, headers: u} = n;
   t.logger?.debug?.(`${S} Resolving endpoint from template: ${toDebugString(n)}`);
   const l = {
    url: getEndpointUrl(a, i)
   };
   return null != u && (l.headers = getEndpointHeaders(u, i)), null != c && (l.properties = getEndpointProperties(c, i)), 
   l;
  }, evaluateErrorRule = (e, t) => {
   const {conditions: r, error: n} = e, {result: s, referenceRecord: o} = evaluateConditions(r, t);
   if (!s) return;
   const i = o ? {
    ...t,
    referenceRecord: {
     ...t.referenceRecord,
     ...o
    }
   } : t;
   throw new EndpointError(evaluateExpression(n, "Error", i));
  }, evaluateRules = (e, t) => {
   for (const r of e) if ("endpoint" === r.type) {
    const e = evaluateEndpointRule(r, t);
    if (e) return e;
   } else if ("error" === r.type) evaluateErrorRule(r, t); else {
    if ("tree" !== r.type) throw new EndpointError(`Unknown endpoint rule: ${r}`);
    {
     const e = I.evaluateTreeRule(r, t);
     if (e) return e;
    }
   }
   throw new EndpointError("Rules evaluation failed");
  }, I = {
   evaluateRules: evaluateRules,
   evaluateTreeRule: (e, t) => {
    const {conditions: r, rules: n} = e, {result: s, referenceRecord: o} = evaluateConditions(r, t);
    if (!s) return;
    const i = o ? {
     ...t,
     referenceRecord: {
      ...t.referenceRecord,
      ...o
     }
    } : t;
    return I.evaluateRules(n, i);
   }
  }, R = bindGetEndpointFromInstructions(getEndpointFromConfig), N = function(e) {
   return t => {
    const r = t.tls ?? !0, {endpoint: n, useDualstackEndpoint: s, useFipsEndpoint: o} = t, i = null != n ? async () => a(await u(n)()) : void 0, c = !!n, l = Object.assign(t, {
     endpoint: i,
     tls: r,
     isCustomEndpoint: c,
     useDualstackEndpoint: u(s ?? !1),
     useFipsEndpoint: u(o ?? !1),
     ignoreConfiguredEndpointUrls: !!t.ignoreConfiguredEndpointUrls
    });
    let h;
    return l.serviceConfiguredEndpoint = async () => (t.serviceId && !h && (h = e(t.serviceId)), 
    h), l;
   };
  }(getEndpointFromConfig), x = bindEndpointMiddleware(getEndpointFromConfig), M = function(e) {
   const t = bindEndpointMiddleware(e);
   return (e, r) => ({
    applyToStack: n => {
     n.addRelativeTo(t({
      config: e,
      instructions: r
     }), w);
    }
   });
  }(getEndpointFromConfig);
  t.BinaryDecisionDiagram = BinaryDecisionDiagram, t.EndpointCache = class {
   capacity;
   data=new Map;
   parameters=[];
   constructor({size: e, params: t}) {
    this.capacity = e ?? 50, t && (this.parameters = t);
   }
   get(e, t) {
    const r = this.hash(e);
    if (!1 === r) return t();
    if (!this.data.has(r)) {
     if (this.data.size > this.capacity + 10) {
      const e = this.data.keys();
      let t = 0;
      for (;;) {
       const {value: r, done: n} = e.next();
       if (this.data.delete(r), n || ++t > 10) break;
      }
     }
     this.data.set(r, t());
    }
    return this.data.get(r);
   }
   size() {
    return this.data.size;
   }
   hash(e) {
    let t = "";
    const {parameters: r} = this;
    if (0 === r.length) return !1;
    for (const n of r) {
     const r = e[n], s = null == r ? "\0" : String(r);
     if (s.includes("|;")) return !1;
     t += s + "|;";
    }
    return t;
   }
  }, t.EndpointError = EndpointError, t.customEndpointFunctions = E, t.decideEndpoint = (e, t) => {
   const {nodes: r, root: n, results: s, conditions: o} = e;
   let i = n;
   const a = {}, c = {
    referenceRecord: a,
    endpointParams: t.endpointParams,
    logger: t.logger
   };
   for (;1 !== i && -1 !== i && i < $; ) {
    const e = 3 * (Math.abs(i) - 1), [t, n, s] = [ r[e], r[e + 1], r[e + 2] ], [u, l, h] = o[t], d = evaluateCondition({
     fn: u,
     assign: h,
     argv: l
    }, c);
    if (d.toAssign) {
     const {name: e, value: t} = d.toAssign;
     a[e] = t;
    }
    i = i >= 0 === d.result ? n : s;
   }
   if (i >= $) {
    const e = s[i - $];
    if (-1 === e[0]) {
     const [, t] = e;
     throw new EndpointError(evaluateExpression(t, "Error", c));
    }
    const [t, r, n] = e;
    return {
     url: getEndpointUrl(t, c),
     properties: getEndpointProperties(r, c),
     headers: getEndpointHeaders(n ?? {}, c)
    };
   }
   throw new EndpointError("No matching endpoint.");
  }, t.endpointMiddleware = x, t.endpointMiddlewareOptions = w, t.getEndpointFromInstructions = R, 
  t.getEndpointPlugin = M, t.isIpAddress = isIpAddress, t.resolveEndpoint = (e, t) => {
   const {endpointParams: r, logger: n} = t, {parameters: s, rules: o} = e;
   t.logger?.debug?.(`${S} Initial EndpointParams: ${toDebugString(r)}`);
   for (const e in s) {
    if (!h(s, e)) continue;
    const t = s[e], n = r[e];
    if (null != n || null == t.default) {
     if (t.required && null == n) throw new EndpointError(`Missing required parameter: '${e}'`);
    } else r[e] = t.default;
   }
   const i = evaluateRules(o, {
    endpointParams: r,
    logger: n,
    referenceRecord: {}
   });
   return t.logger?.debug?.(`${S} Resolved endpoint: ${toDebugString(i)}`), i;
  }, t.resolveEndpointConfig = N, t.resolveEndpointRequiredConfig = e => {
   const {endpoint: t} = e;
   return void 0 === t && (e.endpoint = async () => {
    throw new Error("@smithy/middleware-endpoint: (default endpointRuleSet) endpoint is not set - you must configure an endpoint.");
   }), e;
  }, t.resolveParams = resolveParams;
 }),
 56579: (function(e, t, r) {
  const {Crc32: n} = r(99542), {hasOwn: s} = r(34534), {toHex: o, fromHex: i, toUtf8: a, fromUtf8: c} = r(92430), {Readable: u} = r(57075), {TypeRegistry: l} = r(26890);
  class Int64 {
   bytes;
   constructor(e) {
    if (this.bytes = e, 8 !== e.byteLength) throw new Error("Int64 buffers must be exactly 8 bytes");
   }
   static fromNumber(e) {
    if (e > 0x8000000000000000 || e < -0x8000000000000000) throw new Error(`${e} is too large (or, if negative, too small) to represent as an Int64`);
    const t = new Uint8Array(8);
    for (let r = 7, n = Math.abs(Math.round(e)); r > -1 && n > 0; r--, n /= 256) t[r] = n;
    return e < 0 && negate(t), new Int64(t);
   }
   valueOf() {
    const e = this.bytes.slice(0), t = 128 & e[0];
    return t && negate(e), parseInt(o(e), 16) * (t ? -1 : 1);
   }
   toString() {
    return String(this.valueOf());
   }
  }
  function negate(e) {
   for (let t = 0; t < 8; t++) e[t] ^= 255;
   for (let t = 7; t > -1 && (e[t]++, 0 === e[t]); t--) ;
  }
  class HeaderMarshaller {
   toUtf8;
   fromUtf8;
   constructor(e, t) {
    this.toUtf8 = e, this.fromUtf8 = t;
   }
   format(e) {
    const t = [];
    for (const r in e) {
     if (!s(e, r)) continue;
     const n = this.fromUtf8(r);
     if (n.byteLength > 255) throw new Error(`@smithy/core/event-streams - header name exceeds 255 bytes: ${n.byteLength}`);
     t.push(Uint8Array.from([ n.byteLength ]), n, this.formatHeaderValue(e[r]));
    }
    const r = new Uint8Array(t.reduce((e, t) => e + t.byteLength, 0));
    let n = 0;
    for (const e of t) r.set(e, n), n += e.byteLength;
    return r;
   }
   formatHeaderValue(e) {
    switch (e.type) {
    case "boolean":
     return Uint8Array.from([ e.value ? 0 : 1 ]);

    case "byte":
     return Uint8Array.from([ 2, e.value ]);

    case "short":
     const t = new DataView(new ArrayBuffer(3));
     return t.setUint8(0, 3), t.setInt16(1, e.value, !1), new Uint8Array(t.buffer);

    case "integer":
     const r = new DataView(new ArrayBuffer(5));
     return r.setUint8(0, 4), r.setInt32(1, e.value, !1), new Uint8Array(r.buffer);

    case "long":
     const n = new Uint8Array(9);
     return n[0] = 5, n.set(e.value.bytes, 1), n;

    case "binary":
     if (e.value.byteLength > v) throw new Error(`@smithy/core/event-streams - header value (binary) exceeds ${v} bytes: ${e.value.byteLength}`);
     const s = new DataView(new ArrayBuffer(3 + e.value.byteLength));
     s.setUint8(0, 6), s.setUint16(1, e.value.byteLength, !1);
     const o = new Uint8Array(s.buffer);
     return o.set(e.value, 3), o;

    case "string":
     const a = this.fromUtf8(e.value);
     if (a.byteLength > v) throw new Error(`@smithy/core/event-streams - header value (string) exceeds ${v} bytes: ${a.byteLength}`);
     const c = new DataView(new ArrayBuffer(3 + a.byteLength));
     c.setUint8(0, 7), c.setUint16(1, a.byteLength, !1);
     const u = new Uint8Array(c.buffer);
     return u.set(a, 3), u;

    case "timestamp":
     const l = new Uint8Array(9);
     return l[0] = 8, l.set(Int64.fromNumber(e.value.valueOf()).bytes, 1), l;

    case "uuid":
     if (!E.test(e.value)) throw new Error(`Invalid UUID received: ${e.value}`);
     const h = new Uint8Array(17);
     return h[0] = 9, h.set(i(e.value.replace(/-/g, "")), 1), h;
    }
   }
   parse(e) {
    const t = {};
    let r = 0;
    for (;r < e.byteLength; ) {
     const n = e.getUint8(r++), s = this.toUtf8(new Uint8Array(e.buffer, e.byteOffset + r, n));
     switch (r += n, e.getUint8(r++)) {
     case 0:
      t[s] = {
       type: d,
       value: !0
      };
      break;

     case 1:
      t[s] = {
       type: d,
       value: !1
      };
      break;

     case 2:
      t[s] = {
       type: f,
       value: e.getInt8(r++)
      };
      break;

     case 3:
      t[s] = {
       type: m,
       value: e.getInt16(r, !1)
      }, r += 2;
      break;

     case 4:
      t[s] = {
       type: p,
       value: e.getInt32(r, !1)
      }, r += 4;
      break;

     case 5:
      t[s] = {
       type: y,
       value: new Int64(new Uint8Array(e.buffer, e.byteOffset + r, 8))
      }, r += 8;
      break;

     case 6:
      const n = e.getUint16(r, !1);
      r += 2, t[s] = {
       type: g,
       value: new Uint8Array(e.buffer, e.byteOffset + r, n)
      }, r += n;
      break;

     case 7:
      const i = e.getUint16(r, !1);
      r += 2, t[s] = {
       type: b,
       value: this.toUtf8(new Uint8Array(e.buffer, e.byteOffset + r, i))
      }, r += i;
      break;

     case 8:
      t[s] = {
       type: w,
       value: new Date(new Int64(new Uint8Array(e.buffer, e.byteOffset + r, 8)).valueOf())
      }, r += 8;
      break;

     case 9:
      const a = new Uint8Array(e.buffer, e.byteOffset + r, 16);
      r += 16, t[s] = {
       type: S,
       value: `${o(a.subarray(0, 4))}-${o(a.subarray(4, 6))}-${o(a.subarray(6, 8))}-${o(a.subarray(8, 10))}-${o(a.subarray(10))}`
      };
      break;

     default:
      throw new Error("Unrecognized header type tag");
     }
    }
    return t;
   }
  }
  var h;
  !function(e) {
   e[e.boolTrue = 0] = "boolTrue", e[e.boolFalse = 1] = "boolFalse", e[e.byte = 2] = "byte", 
   e[e.short = 3] = "short", e[e.integer = 4] = "integer", e[e.long = 5] = "long", 
   e[e.byteArray = 6] = "byteArray", e[e.string = 7] = "string", e[e.timestamp = 8] = "timestamp", 
   e[e.uuid = 9] = "uuid";
  }(h || (h = {}));
  const d = "boolean", f = "byte", m = "short", p = "integer", y = "long", g = "binary", b = "string", w = "timestamp", S = "uuid", E = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/, v = 32767;
  class EventStreamCodec {
   headerMarshaller;
   messageBuffer;
   isEndOfStream;
   constructor(e, t) {
    this.headerMarshaller = new HeaderMarshaller(e, t), this.messageBuffer = [], this.isEndOfStream = !1;
   }
   feed(e) {
    this.messageBuffer.push(this.decode(e));
   }
   endOfStream() {
    this.isEndOfStream = !0;
   }
   getMessage() {
    const e = this.messageBuffer.pop(), t = this.isEndOfStream;
    return {
     getMessage: () => e,
     isEndOfStream: () => t
    };
   }
   getAvailableMessages() {
    const e = this.messageBuffer;
    this.messageBuffer = [];
    const t = this.isEndOfStream;
    return {
     getMessages: () => e,
     isEndOfStream: () => t
    };
   }
   encode({headers: e, body: t}) {
    const r = this.headerMarshaller.format(e), s = r.byteLength + t.byteLength + 16, o = new Uint8Array(s), i = new DataView(o.buffer, o.byteOffset, o.byteLength), a = new n;
    return i.setUint32(0, s, !1), i.setUint32(4, r.byteLength, !1), a.update(o.subarray(0, 8)), 
    i.setUint32(8, a.digestSync(), !1), o.set(r, 12), o.set(t, r.byteLength + 12), a.update(o.subarray(8, s - 4)), 
    i.setUint32(s - 4, a.digestSync(), !1), o;
   }
   decode(e) {
    const {headers: t, body: r} = function({byteLength: e, byteOffset: t, buffer: r}) {
     if (e < 16) throw new Error("Provided message too short to accommodate event stream message overhead");
     const s = new DataView(r, t, e), o = s.getUint32(0, !1);
     if (e !== o) throw new Error("Reported message length does not match received message length");
     const i = s.getUint32(4, !1), a = s.getUint32(8, !1), c = s.getUint32(e - 4, !1), u = new n;
     if (u.update(new Uint8Array(r, t, 8)), a !== u.digestSync()) throw new Error(`The prelude checksum specified in the message (${a}) does not match the calculated CRC32 checksum (${u.digestSync()})`);
     if (u.update(new Uint8Array(r, t + 8, e - 12)), c !== u.digestSync()) throw new Error(`The message checksum (${u.digestSync()}) did not match the expected value of ${c}`);
     return {
      headers: new DataView(r, t + 8 + 4, i),
      body: new Uint8Array(r, t + 8 + 4 + i, o - i - 16)
     };
    }(e);
    return {
     headers: this.headerMarshaller.parse(t),
     body: r
    };
   }
   formatHeaders(e) {
    return this.headerMarshaller.format(e);
   }
  }
  class MessageDecoderStream {
   options;
   constructor(e) {
    this.options = e;
   }
   [Symbol.asyncIterator]() {
    return this.asyncIterator();
   }
   async* asyncIterator() {
    for await (const e of this.options.inputStream) {
     const t = this.options.decoder.decode(e);
     yield t;
    }
   }
  }
  class MessageEncoderStream {
   options;
   constructor(e) {
    this.options = e;
   }
   [Symbol.asyncIterator]() {
    return this.asyncIterator();
   }
   async* asyncIterator() {
    for await (const e of this.options.messageStream) {
     const t = this.options.encoder.encode(e);
     yield t;
    }
    this.options.includeEndFrame && (yield new Uint8Array(0));
   }
  }
  class SmithyMessageDecoderStream {
   options;
   constructor(e) {
    this.options = e;
   }
   [Symbol.asyncIterator]() {
    return this.asyncIterator();
   }
   async* asyncIterator() {
    for await (const e of this.options.messageStream) {
     const t = await this.options.deserializer(e);
     void 0 !== t && (yield t);
    }
   }
  }
  class SmithyMessageEncoderStream {
   options;
   constructor(e) {
    this.options = e;
   }
   [Symbol.asyncIterator]() {
    return this.asyncIterator();
   }
   async* asyncIterator() {
    for await (const e of this.options.inputStream) {
     const t = this.options.serializer(e);
     yield t;
    }
   }
  }
  function getChunkedStream(e) {
   let t = 0, r = 0, n = null, s = null;
   const allocateMessage = e => {
    if ("number" != typeof e) throw new Error("Attempted to allocate an event message where size was not a number: " + e);
    t = e, r = 4, n = new Uint8Array(e), new DataView(n.buffer).setUint32(0, e, !1);
   };
   return {
    [Symbol.asyncIterator]: async function*() {
     const o = e[Symbol.asyncIterator]();
     for (;;) {
      const {value: e, done: i} = await o.next();
      if (i) {
       if (!t) return;
       if (t !== r) throw new Error("Truncated event message received.");
       return void (yield n);
      }
      const a = e.length;
      let c = 0;
      for (;c < a; ) {
       if (!n) {
        const t = a - c;
        s || (s = new Uint8Array(4));
        const n = Math.min(4 - r, t);
        if (s.set(e.slice(c, c + n), r), r += n, c += n, r < 4) break;
        allocateMessage(new DataView(s.buffer).getUint32(0, !1)), s = null;
       }
       const o = Math.min(t - r, a - c);
       n.set(e.slice(c, c + o), r), r += o, c += o, t && t === r && (yield n, n = null, 
       t = 0, r = 0);
      }
     }
    }
   };
  }
  function getMessageUnmarshaller(e, t) {
   return async function(r) {
    const {value: n} = r.headers[":message-type"];
    if ("error" === n) {
     const e = new Error(r.headers[":error-message"].value || "UnknownError");
     throw e.name = r.headers[":error-code"].value, e;
    }
    if ("exception" === n) {
     const n = r.headers[":exception-type"].value, s = {
      [n]: r
     }, o = await e(s);
     if (o.$unknown) {
      const e = new Error(t(r.body));
      throw e.name = n, e;
     }
     throw o[n];
    }
    if ("event" === n) {
     const t = {
      [r.headers[":event-type"].value]: r
     }, n = await e(t);
     if (n.$unknown) return;
     return n;
    }
    throw Error(`Unrecognizable event type: ${r.headers[":event-type"].value}`);
   };
  }
  let A = class {
   eventStreamCodec;
   utfEncoder;
   constructor({utf8Encoder: e, utf8Decoder: t}) {
    this.eventStreamCodec = new EventStreamCodec(e, t), this.utfEncoder = e;
   }
   deserialize(e, t) {
    const r = getChunkedStream(e);
    return new SmithyMessageDecoderStream({
     messageStream: new MessageDecoderStream({
      inputStream: r,
      decoder: this.eventStreamCodec
     }),
     deserializer: getMessageUnmarshaller(t, this.utfEncoder)
    });
   }
   serialize(e, t) {
    return new MessageEncoderStream({
     messageStream: new SmithyMessageEncoderStream({
      inputStream: e,
      serializer: t
     }),
     encoder: this.eventStreamCodec,
     includeEndFrame: !0
    });
   }
  };
  class EventStreamMarshaller {
   universalMarshaller;
   constructor({utf8Encoder: e, utf8Decoder: t}) {
    this.universalMarshaller = new A({
     utf8Decoder: t,
     utf8Encoder: e
    });
   }
   deserialize(e, t) {
    const r = "function" == typeof e[Symbol.asyncIterator] ? e : async function*(e) {
     let t = !1, r = !1;
     const n = new Array;
     for (e.on("error", e => {
      if (t || (t = !0), e) throw e;
     }), e.on("data", e => {
      n.push(e);
     }), e.on("end", () => {
      t = !0;
     }); !r; ) {
      const e = await new Promise(e => setTimeout(() => e(n.shift()), 0));
      e && (yield e), r = t && 0 === n.length;
     }
    }(e);
    return this.universalMarshaller.deserialize(r, t);
   }
   serialize(e, t) {
    return u.from(this.universalMarshaller.serialize(e, t));
   }
  }
  t.EventStreamCodec = EventStreamCodec, t.EventStreamMarshaller = EventStreamMarshaller, 
  t.EventStreamSerde = class {
   marshaller;
   serializer;
   deserializer;
   serdeContext;
   defaultContentType;
   compositeErrorRegistry;
   constructor({marshaller: e, serializer: t, deserializer: r, serdeContext: n, defaultContentType: s, compositeErrorRegistry: o}) {
    this.marshaller = e, this.serializer = t, this.deserializer = r, this.serdeContext = n, 
    this.defaultContentType = s, this.compositeErrorRegistry = o;
   }
   async serializeEventStream({eventStream: e, requestSchema: t, initialRequest: r, initialMessageType: n}) {
    const o = this.marshaller, i = t.getEventStreamMember(), a = t.getMemberSchema(i), c = this.serializer, u = this.defaultContentType, l = Symbol("initialRequestMarker"), h = {
     async* [Symbol.asyncIterator]() {
      if (r) {
       const e = {
        ":event-type": {
         type: "string",
         value: n ?? "initial-request"
        },
        ":message-type": {
         type: "string",
         value: "event"
        },
        ":content-type": {
         type: "string",
         value: u
        }
       };
       c.write(t, r);
       const s = c.flush();
       yield {
        [l]: !0,
        headers: e,
        body: s
       };
      }
      for await (const t of e) yield t;
     }
    };
    return o.serialize(h, e => {
     if (e[l]) return {
      headers: e.headers,
      body: e.body
     };
     let t = "";
     for (const r in e) if (s(e, r) && "__type" !== r) {
      t = r;
      break;
     }
     const {additionalHeaders: r, body: n, eventType: o, explicitPayloadContentType: i} = this.writeEventBody(t, a, e);
     return {
      headers: {
       ":event-type": {
        type: "string",
        value: o
       },
       ":message-type": {
        type: "string",
        value: "event"
       },
       ":content-type": {
        type: "string",
        value: i ?? u
       },
       ...r
      },
      body: n
     };
    });
   }
   async deserializeEventStream({response: e, responseSchema: t, initialResponseContainer: r, initialMessageType: n}) {
    const o = this.marshaller, i = t.getEventStreamMember(), c = t.getMemberSchema(i).getMemberSchemas(), u = Symbol("initialResponseMarker"), l = o.deserialize(e.body, async e => {
     let r = "";
     for (const t in e) if (s(e, t) && "__type" !== t) {
      r = t;
      break;
     }
     const o = e[r].body;
     if (r === (n ?? "initial-response")) {
      const e = await this.deserializer.read(t, o);
      return delete e[i], {
       [u]: !0,
       ...e
      };
     }
     if (r in c) {
      const t = c[r];
      if (t.isStructSchema()) {
       const n = {};
       let s = !1;
       for (const [i, c] of t.structIterator()) {
        const {eventHeader: t, eventPayload: u} = c.getMergedTraits();
        if (s = s || Boolean(t || u), u) c.isBlobSchema() ? n[i] = o : c.isStringSchema() ? n[i] = (this.serdeContext?.utf8Encoder ?? a)(o) : c.isStructSchema() && (n[i] = await this.deserializer.read(c, o)); else if (t) {
         const t = e[r].headers[i]?.value;
         null != t && (c.isNumericSchema() ? n[i] = t && "object" == typeof t && "bytes" in t ? BigInt(t.toString()) : Number(t) : n[i] = t);
        }
       }
       return {
        [r]: await this.readEventMember(t, o, s, n)
       };
      }
      return {
       [r]: await this.deserializer.read(t, o)
      };
     }
     return {
      $unknown: e
     };
    }), h = l[Symbol.asyncIterator](), d = await h.next();
    if (d.done) return l;
    if (d.value?.[u]) {
     if (!t) throw new Error("@smithy::core/protocols - initial-response event encountered in event stream but no response schema given.");
     for (const e in d.value) s(d.value, e) && (r[e] = d.value[e]);
    }
    return {
     async* [Symbol.asyncIterator]() {
      for (d?.value?.[u] || (yield d.value); ;) {
       const {done: e, value: t} = await h.next();
       if (e) break;
       yield t;
      }
     }
    };
   }
   async readEventMember(e, t, r, n) {
    let s;
    const o = e.getSchema();
    if (Array.isArray(o) && -3 === o[0]) {
     const e = o[1], t = l.for(e);
     this.compositeErrorRegistry?.copyFrom(t), s = (this.compositeErrorRegistry ?? t)?.getErrorCtor(o);
    }
    const i = r ? n : 0 === t.byteLength ? {} : await this.deserializer.read(e, t);
    if (s) {
     const t = i.message ?? i.Message ?? "Unknown", r = {}, n = e.getMergedTraits().error;
     return n && (r.$fault = n), Object.assign(new s({}), r, {
      message: t
     }, i);
    }
    return i;
   }
   writeEventBody(e, t, r) {
    const n = this.serializer;
    let s, o = e, i = null;
    const a = {};
    if (t.getSchema()[4].includes(e)) {
     const o = t.getMemberSchema(e);
     if (o.isStructSchema()) {
      for (const [t, n] of o.structIterator()) {
       const {eventHeader: s, eventPayload: o} = n.getMergedTraits();
       if (o) i = t; else if (s) {
        const s = r[e][t];
        let o = "binary";
        n.isNumericSchema() ? o = (-2) ** 31 <= s && s <= 2 ** 31 - 1 ? "integer" : "long" : n.isTimestampSchema() ? o = "timestamp" : n.isStringSchema() ? o = "string" : n.isBooleanSchema() && (o = "boolean"), 
        null != s && (a[t] = {
         type: o,
         value: s
        }, delete r[e][t]);
       }
      }
      if (null !== i) {
       const t = o.getMemberSchema(i);
       t.isBlobSchema() ? s = "application/octet-stream" : t.isStringSchema() && (s = "text/plain"), 
       n.write(t, r[e][i]);
      } else n.write(o, r[e]);
     } else {
      if (!o.isUnitSchema()) throw new Error("@smithy/core/event-streams - non-struct member not supported in event stream union.");
      n.write(o, {});
     }
    } else {
     const [t, s] = r[e];
     o = t, n.write(15, s);
    }
    const u = n.flush() ?? new Uint8Array;
    return {
     body: "string" == typeof u ? (this.serdeContext?.utf8Decoder ?? c)(u) : u,
     eventType: o,
     explicitPayloadContentType: s,
     additionalHeaders: a
    };
   }
  }, t.HeaderMarshaller = HeaderMarshaller, t.Int64 = Int64, t.MessageDecoderStream = MessageDecoderStream, 
  t.MessageEncoderStream = MessageEncoderStream, t.SmithyMessageDecoderStream = SmithyMessageDecoderStream, 
  t.SmithyMessageEncoderStream = SmithyMessageEncoderStream, t.UniversalEventStreamMarshaller = A, 
  t.eventStreamSerdeProvider = e => new EventStreamMarshaller(e), t.getChunkedStream = getChunkedStream, 
  t.getMessageUnmarshaller = getMessageUnmarshaller, t.getUnmarshalledStream = function(e, t) {
   const r = getMessageUnmarshaller(t.deserializer, t.toUtf8);
   return {
    [Symbol.asyncIterator]: async function*() {
     for await (const n of e) {
      const e = t.eventStreamCodec.decode(n), s = await r(e);
      void 0 !== s && (yield s);
     }
    }
   };
  }, t.iterableToReadableStream = e => {
   const t = e[Symbol.asyncIterator]();
   return new ReadableStream({
    async pull(e) {
     const {done: r, value: n} = await t.next();
     if (r) return e.close();
     e.enqueue(n);
    }
   });
  }, t.readableStreamToIterable = e => ({
   [Symbol.asyncIterator]: async function*() {
    const t = e.getReader();
    try {
     for (;;) {
      const {done: e, value: r} = await t.read();
      if (e) return;
      yield r;
     }
    } finally {
     t.releaseLock();
    }
   }
  }), t.resolveEventStreamSerdeConfig = e => Object.assign(e, {
   eventStreamMarshaller: e.eventStreamSerdeProvider(e)
  }), t.universalEventStreamSerdeProvider = e => new A(e);
 }),
 26890: (function(e, t, r) {
  const {getSmithyContext: n, HttpResponse: s, toEndpointV1: o} = r(34534), deref = e => "function" == typeof e ? e() : e, operation = (e, t, r, n, s) => ({
   name: t,
   namespace: e,
   traits: r,
   input: n,
   output: s
  }), findHeader = (e, t) => (t.find(([t]) => t.match(e)) || [ void 0, void 0 ])[1], i = {
   name: "deserializerMiddleware",
   step: "deserialize",
   tags: [ "DESERIALIZER" ],
   override: !0
  }, a = {
   name: "serializerMiddleware",
   step: "serialize",
   tags: [ "SERIALIZER" ],
   override: !0
  };
  class Schema {
   name;
   namespace;
   traits;
   static assign(e, t) {
    return Object.assign(e, t);
   }
   static [Symbol.hasInstance](e) {
    const t = this.prototype.isPrototypeOf(e);
    return t || "object" != typeof e || null === e ? t : e.symbol === this.symbol;
   }
   getName() {
    return this.namespace + "#" + this.name;
   }
  }
  class ListSchema extends Schema {
   static symbol=Symbol.for("@smithy/lis");
   valueSchema;
   symbol=ListSchema.symbol;
  }
  class MapSchema extends Schema {
   static symbol=Symbol.for("@smithy/map");
   keySchema;
   valueSchema;
   symbol=MapSchema.symbol;
  }
  class OperationSchema extends Schema {
   static symbol=Symbol.for("@smithy/ope");
   input;
   output;
   symbol=OperationSchema.symbol;
  }
  class StructureSchema extends Schema {
   static symbol=Symbol.for("@smithy/str");
   memberNames;
   memberList;
   symbol=StructureSchema.symbol;
  }
  class ErrorSchema extends StructureSchema {
   static symbol=Symbol.for("@smithy/err");
   ctor;
   symbol=ErrorSchema.symbol;
  }
  const c = [];
  function translateTraits(e) {
   if ("object" == typeof e) return e;
   if (c[e |= 0]) return c[e];
   const t = {};
   let r = 0;
   for (const n of [ "httpLabel", "idempotent", "idempotencyToken", "sensitive", "httpPayload", "httpResponseCode", "httpQueryParams" ]) 1 == (e >> r++ & 1) && (t[n] = 1);
   return c[e] = t;
  }
  const u = Symbol.for("@smithy/nor-struct-it"), l = Symbol.for("@smithy/ns"), h = [], d = {};
  class NormalizedSchema {
   ref;
   memberName;
   static symbol=Symbol.for("@smithy/nor");
   symbol=NormalizedSchema.symbol;
   name;
   schema;
   _isMemberSchema;
   traits;
   memberTraits;
   normalizedTraits;
   constructor(e, t) {
    this.ref = e, this.memberName = t;
    const r = [];
    let n = e, s = e;
    for (this._isMemberSchema = !1; isMemberSchema(n); ) r.push(n[1]), n = n[0], s = deref(n), 
    this._isMemberSchema = !0;
    if (r.length > 0) {
     this.memberTraits = {};
     for (let e = r.length - 1; e >= 0; --e) {
      const t = r[e];
      Object.assign(this.memberTraits, translateTraits(t));
     }
    } else this.memberTraits = 0;
    if (s instanceof NormalizedSchema) {
     const e = this.memberTraits;
     return Object.assign(this, s), this.memberTraits = Object.assign({}, e, s.getMemberTraits(), this.getMemberTraits()), 
     this.normalizedTraits = void 0, void (this.memberName = t ?? s.memberName);
    }
    if (this.schema = deref(s), isStaticSchema(this.schema) ? (this.name = `${this.schema[1]}#${this.schema[2]}`, 
    this.traits = this.schema[3]) : (this.name = this.memberName ?? String(s), this.traits = 0), 
    this._isMemberSchema && !t) throw new Error(`@smithy/core/schema - NormalizedSchema member init ${this.getName(!0)} missing member name.`);
   }
   static [Symbol.hasInstance](e) {
    const t = this.prototype.isPrototypeOf(e);
    return t || "object" != typeof e || null === e ? t : e.symbol === this.symbol;
   }
   static of(e) {
    const t = "function" == typeof e || "object" == typeof e && null !== e;
    if ("number" == typeof e) {
     if (h[e]) return h[e];
    } else if ("string" == typeof e) {
     if (d[e]) return d[e];
    } else if (t && e[l]) return e[l];
    const r = deref(e);
    if (r instanceof NormalizedSchema) return r;
    if (isMemberSchema(r)) {
     const [t, n] = r;
     if (t instanceof NormalizedSchema) return Object.assign(t.getMergedTraits(), translateTraits(n)), 
     t;
     throw new Error(`@smithy/core/schema - may not init unwrapped member schema=${JSON.stringify(e, null, 2)}.`);
    }
    const n = new NormalizedSchema(r);
    return t ? e[l] = n : "string" == typeof r ? d[r] = n : "number" == typeof r ? h[r] = n : n;
   }
   getSchema() {
    const e = this.schema;
    return Array.isArray(e) && 0 === e[0] ? e[4] : e;
   }
   getName(e = !1) {
    const {name: t} = this;
    return !e && t && t.includes("#") ? t.split("#")[1] : t || void 0;
   }
   getMemberName() {
    return this.memberName;
   }
   isMemberSchema() {
    return this._isMemberSchema;
   }
   isListSchema() {
    const e = this.getSchema();
    return "number" == typeof e ? e >= 64 && e < 128 : 1 === e[0];
   }
   isMapSchema() {
    const e = this.getSchema();
    return "number" == typeof e ? e >= 128 && e <= 255 : 2 === e[0];
   }
   isStructSchema() {
    const e = this.getSchema();
    if ("object" != typeof e) return !1;
    const t = e[0];
    return 3 === t || -3 === t || 4 === t;
   }
   isUnionSchema() {
    const e = this.getSchema();
    return "object" == typeof e && 4 === e[0];
   }
   isBlobSchema() {
    const e = this.getSchema();
    return 21 === e || 42 === e;
   }
   isTimestampSchema() {
    const e = this.getSchema();
    return "number" == typeof e && e >= 4 && e <= 7;
   }
   isUnitSchema() {
    return "unit" === this.getSchema();
   }
   isDocumentSchema() {
    return 15 === this.getSchema();
   }
   isStringSchema() {
    return 0 === this.getSchema();
   }
   isBooleanSchema() {
    return 2 === this.getSchema();
   }
   isNumericSchema() {
    return 1 === this.getSchema();
   }
   isBigIntegerSchema() {
    return 17 === this.getSchema();
   }
   isBigDecimalSchema() {
    return 19 === this.getSchema();
   }
   isStreaming() {
    const {streaming: e} = this.getMergedTraits();
    return !!e || 42 === this.getSchema();
   }
   isIdempotencyToken() {
    return !!this.getMergedTraits().idempotencyToken;
   }
   getMergedTraits() {
    return this.normalizedTraits ?? (this.normalizedTraits = {
     ...this.getOwnTraits(),
     ...this.getMemberTraits()
    });
   }
   getMemberTraits() {
    return translateTraits(this.memberTraits);
   }
   getOwnTraits() {
    return translateTraits(this.traits);
   }
   getKeySchema() {
    const [e, t] = [ this.isDocumentSchema(), this.isMapSchema() ];
    if (!e && !t) throw new Error(`@smithy/core/schema - cannot get key for non-map: ${this.getName(!0)}`);
    const r = this.getSchema();
    return member([ e ? 15 : r[4] ?? 0, 0 ], "key");
   }
   getValueSchema() {
    const e = this.getSchema(), [t, r, n] = [ this.isDocumentSchema(), this.isMapSchema(), this.isListSchema() ], s = "number" == typeof e ? 63 & e : e && "object" == typeof e && (r || n) ? e[3 + e[0]] : t ? 15 : void 0;
    if (null != s) return member([ s, 0 ], r ? "value" : "member");
    throw new Error(`@smithy/core/schema - ${this.getName(!0)} has no value member.`);
   }
   getMemberSchema(e) {
    const t = this.getSchema();
    if (this.isStructSchema() && t[4].includes(e)) {
     const r = t[4].indexOf(e), n = t[5][r];
     return member(isMemberSchema(n) ? n : [ n, 0 ], e);
    }
    if (this.isDocumentSchema()) return member([ 15, 0 ], e);
    throw new Error(`@smithy/core/schema - ${this.getName(!0)} has no member=${e}.`);
   }
   getMemberSchemas() {
    const e = {};
    try {
     for (const [t, r] of this.structIterator()) e[t] = r;
    } catch (e) {}
    return e;
   }
   getEventStreamMember() {
    if (this.isStructSchema()) for (const [e, t] of this.structIterator()) if (t.isStreaming() && t.isStructSchema()) return e;
    return "";
   }
   * structIterator() {
    if (this.isUnitSchema()) return;
    if (!this.isStructSchema()) throw new Error("@smithy/core/schema - cannot iterate non-struct schema.");
    const e = this.getSchema(), t = e[4].length;
    let r = e[u];
    if (r && t === r.length) yield* r; else {
     r = Array(t);
     for (let n = 0; n < t; ++n) {
      const t = e[4][n], s = member([ e[5][n], 0 ], t);
      yield r[n] = [ t, s ];
     }
     e[u] = r;
    }
   }
  }
  function member(e, t) {
   return e instanceof NormalizedSchema ? Object.assign(e, {
    memberName: t,
    _isMemberSchema: !0
   }) : new NormalizedSchema(e, t);
  }
  const isMemberSchema = e => Array.isArray(e) && 2 === e.length, isStaticSchema = e => Array.isArray(e) && e.length >= 5;
  class SimpleSchema extends Schema {
   static symbol=Symbol.for("@smithy/sim");
   schemaRef;
   symbol=SimpleSchema.symbol;
  }
  class TypeRegistry {
   namespace;
   schemas;
   exceptions;
   static registries=new Map;
   constructor(e, t = new Map, r = new Map) {
    this.namespace = e, this.schemas = t, this.exceptions = r, TypeRegistry.registries.has(e) || TypeRegistry.registries.set(e, this);
   }
   static for(e) {
    return TypeRegistry.registries.get(e) ?? new TypeRegistry(e);
   }
   copyFrom(e) {
    const {schemas: t, exceptions: r} = this;
    for (const [r, n] of e.schemas) t.has(r) || t.set(r, n);
    for (const [t, n] of e.exceptions) r.has(t) || r.set(t, n);
   }
   register(e, t) {
    const r = this.normalizeShapeId(e);
    for (const e of [ this, TypeRegistry.for(r.split("#")[0]) ]) e.schemas.has(r) || e.schemas.set(r, t);
   }
   getSchema(e) {
    const t = this.normalizeShapeId(e);
    if (!this.schemas.has(t)) {
     if (!e.includes("#")) {
      const t = "#" + e, r = [];
      for (const [e, n] of this.schemas.entries()) e.endsWith(t) && r.push(n);
      if (1 === r.length) return r[0];
     }
     throw new Error(`@smithy/core/schema - schema not found for ${t}`);
    }
    return this.schemas.get(t);
   }
   registerError(e, t) {
    const r = e, n = r[1], s = n + "#" + r[2];
    t.hasOwnProperty?.("shapeId") || (t.shapeId = s);
    for (const e of [ this, TypeRegistry.for(n) ]) e.schemas.has(s) || e.exceptions.has(r) || (e.schemas.set(s, r), 
    e.exceptions.set(r, t));
   }
   getErrorCtor(e) {
    const t = e;
    return this.exceptions.has(t) ? this.exceptions.get(t) : TypeRegistry.for(t[1]).exceptions.get(t);
   }
   getBaseException() {
    for (const e of this.exceptions.keys()) if (Array.isArray(e)) {
     const [, t, r] = e, n = t + "#" + r;
     if (n.startsWith("smithy.ts.sdk.synthetic.") && n.endsWith("ServiceException")) return e;
    }
   }
   find(e) {
    for (const t of this.schemas.values()) if (e(t)) return t;
   }
   clear() {
    this.schemas.clear(), this.exceptions.clear();
   }
   normalizeShapeId(e) {
    return e.includes("#") ? e : this.namespace + "#" + e;
   }
  }
  t.ErrorSchema = ErrorSchema, t.ListSchema = ListSchema, t.MapSchema = MapSchema, 
  t.NormalizedSchema = NormalizedSchema, t.OperationSchema = OperationSchema, t.SCHEMA = {
   BLOB: 21,
   STREAMING_BLOB: 42,
   BOOLEAN: 2,
   STRING: 0,
   NUMERIC: 1,
   BIG_INTEGER: 17,
   BIG_DECIMAL: 19,
   DOCUMENT: 15,
   TIMESTAMP_DEFAULT: 4,
   TIMESTAMP_DATE_TIME: 5,
   TIMESTAMP_HTTP_DATE: 6,
   TIMESTAMP_EPOCH_SECONDS: 7,
   LIST_MODIFIER: 64,
   MAP_MODIFIER: 128
  }, t.Schema = Schema, t.SimpleSchema = SimpleSchema, t.StructureSchema = StructureSchema, 
  t.TypeRegistry = TypeRegistry, t.deref = deref, t.deserializerMiddlewareOption = i, 
  t.error = (e, t, r, n, s, o) => Schema.assign(new ErrorSchema, {
   name: t,
   namespace: e,
   traits: r,
   memberNames: n,
   memberList: s,
   ctor: null
  }), t.getSchemaSerdePlugin = function(e) {
   return {
    applyToStack: t => {
     t.add((e => (t, r) => async s => {
      const {operationSchema: i} = n(r), [, a, c, u, l, h] = i ?? [], d = r.endpointV2 ? async () => o(r.endpointV2) : e.endpoint, f = await e.protocol.serializeRequest(operation(a, c, u, l, h), s.input, {
       ...e,
       ...r,
       endpoint: d
      });
      return t({
       ...s,
       request: f
      });
     })(e), a), t.add((e => (t, r) => async o => {
      const {response: i} = await t(o), {operationSchema: a} = n(r), [, c, u, l, h, d] = a ?? [];
      try {
       return {
        response: i,
        output: await e.protocol.deserializeResponse(operation(c, u, l, h, d), {
         ...e,
         ...r
        }, i)
       };
      } catch (e) {
       if (Object.defineProperty(e, "$response", {
        value: i,
        enumerable: !1,
        writable: !1,
        configurable: !1
       }), !("$metadata" in e)) {
        const t = "Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this object.";
        try {
         e.message += "\n  " + t;
        } catch (e) {
         r.logger && "NoOpLogger" !== r.logger?.constructor?.name ? r.logger?.warn?.(t) : console.warn(t);
        }
        void 0 !== e.$responseBodyText && e.$response && (e.$response.body = e.$responseBodyText);
        try {
         if (s.isInstance(i)) {
          const {headers: t = {}, statusCode: r} = i, n = Object.entries(t);
          e.$metadata = {
           httpStatusCode: r,
           requestId: findHeader(/^x-[\w-]+-request-?id$/, n),
           extendedRequestId: findHeader(/^x-[\w-]+-id-2$/, n),
           cfId: findHeader(/^x-[\w-]+-cf-id$/, n)
          };
         }
        } catch (e) {}
       }
       throw e;
      }
     })(e), i), e.protocol.setSerdeContext(e);
    }
   };
  }, t.isStaticSchema = isStaticSchema, t.list = (e, t, r, n) => Schema.assign(new ListSchema, {
   name: t,
   namespace: e,
   traits: r,
   valueSchema: n
  }), t.map = (e, t, r, n, s) => Schema.assign(new MapSchema, {
   name: t,
   namespace: e,
   traits: r,
   keySchema: n,
   valueSchema: s
  }), t.op = (e, t, r, n, s) => Schema.assign(new OperationSchema, {
   name: t,
   namespace: e,
   traits: r,
   input: n,
   output: s
  }), t.operation = operation, t.serializerMiddlewareOption = a, t.sim = (e, t, r, n) => Schema.assign(new SimpleSchema, {
   name: t,
   namespace: e,
   traits: n,
   schemaRef: r
  }), t.simAdapter = (e, t, r, n) => Schema.assign(new SimpleSchema, {
   name: t,
   namespace: e,
   traits: r,
   schemaRef: n
  }), t.simpleSchemaCacheN = h, t.simpleSchemaCacheS = d, t.struct = (e, t, r, n, s) => Schema.assign(new StructureSchema, {
   name: t,
   namespace: e,
   traits: r,
   memberNames: n,
   memberList: s
  }), t.traitsCache = c, t.translateTraits = translateTraits;
 }),
 92430: (function(e, t, r) {
  const {createHmac: n, createHash: s, getRandomValues: o} = r(77598), {hasOwn: i, HttpResponse: a} = r(34534);
  t.hasOwn = i;
  const {ReadStream: c, lstatSync: u, fstatSync: l} = r(73024), {toEndpointV1: h} = r(62085), {Readable: d, Writable: f, PassThrough: m} = r(57075), isArrayBuffer = e => "function" == typeof ArrayBuffer && e instanceof ArrayBuffer || "[object ArrayBuffer]" === Object.prototype.toString.call(e), fromArrayBuffer = (e, t = 0, r = e.byteLength - t) => {
   if (!isArrayBuffer(e)) throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof e} (${e})`);
   return Buffer.from(e, t, r);
  }, fromString = (e, t) => {
   if ("string" != typeof e) throw new TypeError(`The "input" argument must be of type string. Received type ${typeof e} (${e})`);
   return t ? Buffer.from(e, t) : Buffer.from(e);
  }, p = /^[A-Za-z0-9+/]*={0,2}$/, fromBase64 = e => {
   if (3 * e.length % 4 != 0) throw new TypeError("Incorrect padding on base64 string.");
   if (!p.exec(e)) throw new TypeError("Invalid base64 string.");
   const t = fromString(e, "base64");
   return new Uint8Array(t.buffer, t.byteOffset, t.byteLength);
  }, fromUtf8$1 = e => {
   const t = fromString(e, "utf8");
   return new Uint8Array(t.buffer, t.byteOffset, t.byteLength / Uint8Array.BYTES_PER_ELEMENT);
  }, toBase64$1 = e => {
   let t;
   if (t = "string" == typeof e ? fromUtf8$1(e) : e, "object" != typeof t || "number" != typeof t.byteOffset || "number" != typeof t.byteLength) throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
   return fromArrayBuffer(t.buffer, t.byteOffset, t.byteLength).toString("base64");
  }, toUtf8$1 = e => {
   if ("string" == typeof e) return e;
   if ("object" != typeof e || "number" != typeof e.byteOffset || "number" != typeof e.byteLength) throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
   return fromArrayBuffer(e.buffer, e.byteOffset, e.byteLength).toString("utf8");
  }, y = Array.from({
   length: 256
  }, (e, t) => t.toString(16).padStart(2, "0")), expectNumber = e => {
   if (null != e) {
    if ("string" == typeof e) {
     const t = parseFloat(e);
     if (!Number.isNaN(t)) return String(t) !== String(e) && T.warn(stackTraceWarning(`Expected number but observed string: ${e}`)), 
     t;
    }
    if ("number" == typeof e) return e;
    throw new TypeError(`Expected number, got ${typeof e}: ${e}`);
   }
  }, g = Math.ceil(2 ** 127 * (2 - 2 ** -23)), expectFloat32 = e => {
   const t = expectNumber(e);
   if (void 0 !== t && !Number.isNaN(t) && t !== 1 / 0 && t !== -1 / 0 && Math.abs(t) > g) throw new TypeError(`Expected 32-bit float, got ${e}`);
   return t;
  }, expectLong = e => {
   if (null != e) {
    if (Number.isInteger(e) && !Number.isNaN(e)) return e;
    throw new TypeError(`Expected integer, got ${typeof e}: ${e}`);
   }
  }, b = expectLong, expectInt32 = e => expectSizedInt(e, 32), expectShort = e => expectSizedInt(e, 16), expectByte = e => expectSizedInt(e, 8), expectSizedInt = (e, t) => {
   const r = expectLong(e);
   if (void 0 !== r && castInt(r, t) !== r) throw new TypeError(`Expected ${t}-bit integer, got ${e}`);
   return r;
  }, castInt = (e, t) => {
   switch (t) {
   case 32:
    return Int32Array.of(e)[0];

   case 16:
    return Int16Array.of(e)[0];

   case 8:
    return Int8Array.of(e)[0];
   }
  }, expectObject = e => {
   if (null == e) return;
   if ("object" == typeof e && !Array.isArray(e)) return e;
   const t = Array.isArray(e) ? "array" : typeof e;
   throw new TypeError(`Expected object, got ${t}: ${e}`);
  }, strictParseDouble = e => expectNumber("string" == typeof e ? parseNumber(e) : e), w = strictParseDouble, strictParseFloat32 = e => expectFloat32("string" == typeof e ? parseNumber(e) : e), S = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(-?Infinity)|(NaN)/g, parseNumber = e => {
   const t = e.match(S);
   if (null === t || t[0].length !== e.length) throw new TypeError("Expected real number, got implicit NaN");
   return parseFloat(e);
  }, limitedParseDouble = e => "string" == typeof e ? parseFloatString(e) : expectNumber(e), E = limitedParseDouble, v = limitedParseDouble, parseFloatString = e => {
   switch (e) {
   case "NaN":
    return NaN;

   case "Infinity":
    return 1 / 0;

   case "-Infinity":
    return -1 / 0;

   default:
    throw new Error(`Unable to parse float value: ${e}`);
   }
  }, strictParseLong = e => expectLong("string" == typeof e ? parseNumber(e) : e), A = strictParseLong, strictParseShort = e => expectShort("string" == typeof e ? parseNumber(e) : e), strictParseByte = e => expectByte("string" == typeof e ? parseNumber(e) : e), stackTraceWarning = e => String(new TypeError(e).stack || e).split("\n").slice(0, 5).filter(e => !e.includes("stackTraceWarning")).join("\n"), T = {
   warn: console.warn
  }, C = [ "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" ], O = [ "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" ], $ = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?[zZ]$/), I = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(([-+]\d{2}:\d{2})|[zZ])$/), R = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/), N = new RegExp(/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d{2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/), x = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( [1-9]|\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? (\d{4})$/), buildDate = (e, t, r, n) => {
   const s = t - 1;
   return validateDayOfMonth(e, s, r), new Date(Date.UTC(e, s, r, parseDateValue(n.hours, "hour", 0, 23), parseDateValue(n.minutes, "minute", 0, 59), parseDateValue(n.seconds, "seconds", 0, 60), parseMilliseconds(n.fractionalMilliseconds)));
  }, parseMonthByShortName = e => {
   const t = O.indexOf(e);
   if (t < 0) throw new TypeError(`Invalid month: ${e}`);
   return t + 1;
  }, M = [ 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ], validateDayOfMonth = (e, t, r) => {
   let n = M[t];
   if (1 === t && isLeapYear(e) && (n = 29), r > n) throw new TypeError(`Invalid day for ${O[t]} in ${e}: ${r}`);
  }, isLeapYear = e => e % 4 == 0 && (e % 100 != 0 || e % 400 == 0), parseDateValue = (e, t, r, n) => {
   const s = strictParseByte(stripLeadingZeroes(e));
   if (s < r || s > n) throw new TypeError(`${t} must be between ${r} and ${n}, inclusive`);
   return s;
  }, parseMilliseconds = e => null == e ? 0 : 1e3 * strictParseFloat32("0." + e), stripLeadingZeroes = e => {
   let t = 0;
   for (;t < e.length - 1 && "0" === e.charAt(t); ) t++;
   return 0 === t ? e : e.slice(t);
  }, LazyJsonString = function(e) {
   return Object.assign(new String(e), {
    deserializeJSON: () => JSON.parse(String(e)),
    toString: () => String(e),
    toJSON: () => String(e)
   });
  };
  LazyJsonString.from = e => e && "object" == typeof e && (e instanceof LazyJsonString || "deserializeJSON" in e) ? e : "string" == typeof e || Object.getPrototypeOf(e) === String.prototype ? LazyJsonString(String(e)) : LazyJsonString(JSON.stringify(e)), 
  LazyJsonString.fromObject = LazyJsonString.from;
  const U = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[ne|u?r]?s?day)?", D = "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)", _ = "(\\d?\\d):(\\d{2}):(\\d{2})(?:\\.(\\d+))?", L = "(\\d?\\d)", P = "(\\d{4})", k = new RegExp(/^(\d{4})-(\d\d)-(\d\d)[tT](\d\d):(\d\d):(\d\d)(\.(\d+))?(([-+]\d\d:\d\d)|[zZ])$/), F = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?:0[1-9]|[12]\d|3[01]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-9]\d{3} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d GMT$/, B = new RegExp(`^${U}, ${L} ${D} ${P} ${_} GMT$`), z = new RegExp(`^${U}, ${L}-${D}-(\\d\\d) ${_} GMT$`), j = new RegExp(`^${U} ${D} ( [1-9]|\\d\\d) ${_} ${P}$`), H = [ "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" ];
  function range(e, t, r) {
   const n = Number(e);
   if (n < t || n > r) throw new Error(`Value ${n} out of range [${t}, ${r}]`);
  }
  const W = /^-?((0|[1-9]\d*)(\.\d+)?|\.\d+)([eE][+-]?\d+)?$/;
  class NumericValue {
   string;
   type;
   constructor(e, t) {
    if (this.string = e, this.type = t, !W.test(e)) throw new Error(`@smithy/core/serde - NumericValue string must conform to the Smithy bigDecimal format. Received: "${e}"`);
   }
   toString() {
    return this.string;
   }
   static [Symbol.hasInstance](e) {
    if (!e || "object" != typeof e) return !1;
    const t = e;
    return NumericValue.prototype.isPrototypeOf(e) || "bigDecimal" === t.type && W.test(t.string);
   }
  }
  const V = {}, q = {};
  for (let e = 0; e < 256; e++) {
   let t = e.toString(16).toLowerCase();
   1 === t.length && (t = `0${t}`), V[e] = t, q[t] = e;
  }
  function toHex(e) {
   let t = "";
   for (let r = 0; r < e.byteLength; r++) t += V[e[r]];
   return t;
  }
  const toUint8Array = e => e instanceof Uint8Array ? e : "string" == typeof e ? fromUtf8$1(e) : ArrayBuffer.isView(e) ? new Uint8Array(e.buffer, e.byteOffset, e.byteLength / Uint8Array.BYTES_PER_ELEMENT) : new Uint8Array(e);
  function concatBytes(e, t) {
   if (void 0 === t) {
    t = 0;
    for (const r of e) t += r.byteLength;
   }
   const r = new Uint8Array(t);
   let n = 0;
   for (const t of e) r.set(t, n), n += t.byteLength;
   return r;
  }
  const deserializerMiddleware = (e, t) => (r, n) => async s => {
   const {response: o} = await r(s);
   try {
    return {
     response: o,
     output: await t(o, e)
    };
   } catch (e) {
    if (Object.defineProperty(e, "$response", {
     value: o,
     enumerable: !1,
     writable: !1,
     configurable: !1
    }), !("$metadata" in e)) {
     const t = "Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this object.";
     try {
      e.message += "\n  " + t;
     } catch (e) {
      n.logger && "NoOpLogger" !== n.logger?.constructor?.name ? n.logger?.warn?.(t) : console.warn(t);
     }
     void 0 !== e.$responseBodyText && e.$response && (e.$response.body = e.$responseBodyText);
     try {
      if (a.isInstance(o)) {
       const {headers: t = {}} = o, r = Object.entries(t);
       e.$metadata = {
        httpStatusCode: o.statusCode,
        requestId: findHeader(/^x-[\w-]+-request-?id$/, r),
        extendedRequestId: findHeader(/^x-[\w-]+-id-2$/, r),
        cfId: findHeader(/^x-[\w-]+-cf-id$/, r)
       };
      }
     } catch (e) {}
    }
    throw e;
   }
  }, findHeader = (e, t) => (t.find(([t]) => t.match(e)) || [ void 0, void 0 ])[1], serializerMiddleware = (e, t) => (r, n) => async s => {
   const o = e, i = n.endpointV2 ? async () => h(n.endpointV2) : o.endpoint;
   if (!i) throw new Error("No valid endpoint provider available.");
   const a = await t(s.input, {
    ...e,
    endpoint: i
   });
   return r({
    ...s,
    request: a
   });
  }, J = {
   name: "deserializerMiddleware",
   step: "deserialize",
   tags: [ "DESERIALIZER" ],
   override: !0
  }, G = {
   name: "serializerMiddleware",
   step: "serialize",
   tags: [ "SERIALIZER" ],
   override: !0
  };
  function castSourceData(e, t) {
   return Buffer.isBuffer(e) ? e : "string" == typeof e ? fromString(e, t) : ArrayBuffer.isView(e) ? fromArrayBuffer(e.buffer, e.byteOffset, e.byteLength) : fromArrayBuffer(e);
  }
  let K = class extends d {
   expectedChecksum;
   checksumSourceLocation;
   checksum;
   source;
   base64Encoder;
   constructor({expectedChecksum: e, checksum: t, source: r, checksumSourceLocation: n, base64Encoder: s}) {
    if (super(), "function" != typeof r.pipe) throw new Error(`@smithy/util-stream: unsupported source type ${r?.constructor?.name ?? r} in ChecksumStream.`);
    this.source = r, this.base64Encoder = s ?? toBase64$1, this.expectedChecksum = e, 
    this.checksum = t, this.checksumSourceLocation = n, this.source.on("data", this.onSourceData), 
    this.source.on("end", this.onSourceEnd), this.source.on("error", this.onSourceError), 
    this.source.on("close", this.onSourceClose), this.source.pause();
   }
   onSourceData=e => {
    if (!this.destroyed) {
     try {
      this.checksum.update(e);
     } catch (e) {
      return void this.destroy(e);
     }
     this.push(e) || this.source.pause();
    }
   };
   onSourceEnd=async () => {
    if (!this.destroyed) {
     try {
      const e = await this.checksum.digest(), t = this.base64Encoder(e);
      if (this.expectedChecksum !== t) return void this.destroy(new Error(`Checksum mismatch: expected "${this.expectedChecksum}" but received "${t}" in response header "${this.checksumSourceLocation}".`));
     } catch (e) {
      return void this.destroy(e);
     }
     this.push(null);
    }
   };
   onSourceError=e => {
    this.destroy(e);
   };
   onSourceClose=() => {
    this.destroyed || this.source.readableEnded || this.destroy(new Error("Connection lost or stream closed before all data was received."));
   };
   _read(e) {
    this.source.resume();
   }
   _destroy(e, t) {
    this.source?.removeListener("data", this.onSourceData), this.source?.removeListener("end", this.onSourceEnd), 
    this.source?.removeListener("error", this.onSourceError), this.source?.removeListener("close", this.onSourceClose), 
    this.source?.destroy(), t(e);
   }
  };
  const isReadableStream = e => "function" == typeof ReadableStream && (e?.constructor?.name === ReadableStream.name || e instanceof ReadableStream), isBlob = e => "function" == typeof Blob && (e?.constructor?.name === Blob.name || e instanceof Blob), X = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  Object.entries(X).reduce((e, [t, r]) => (e[r] = Number(t), e), {});
  const Y = X.split("");
  function toBase64(e) {
   let t;
   t = "string" == typeof e ? (e => (new TextEncoder).encode(e))(e) : e;
   const r = "object" == typeof t && "number" == typeof t.length, n = "object" == typeof t && "number" == typeof t.byteOffset && "number" == typeof t.byteLength;
   if (!r && !n) throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
   let s = "";
   for (let e = 0; e < t.length; e += 3) {
    let r = 0, n = 0;
    for (let s = e, o = Math.min(e + 3, t.length); s < o; s++) r |= t[s] << 8 * (o - s - 1), 
    n += 8;
    const o = Math.ceil(n / 6);
    r <<= 6 * o - n;
    for (let e = 1; e <= o; e++) {
     const t = 6 * (o - e);
     s += Y[(r & 63 << t) >> t];
    }
    s += "==".slice(0, 4 - o);
   }
   return s;
  }
  const Z = "function" == typeof ReadableStream ? ReadableStream : function() {};
  class ChecksumStream extends Z {}
  class ByteArrayCollector {
   allocByteArray;
   byteLength=0;
   byteArrays=[];
   constructor(e) {
    this.allocByteArray = e;
   }
   push(e) {
    this.byteArrays.push(e), this.byteLength += e.byteLength;
   }
   flush() {
    if (1 === this.byteArrays.length) {
     const e = this.byteArrays[0];
     return this.reset(), e;
    }
    const e = this.allocByteArray(this.byteLength);
    let t = 0;
    for (let r = 0; r < this.byteArrays.length; ++r) {
     const n = this.byteArrays[r];
     e.set(n, t), t += n.byteLength;
    }
    return this.reset(), e;
   }
   reset() {
    this.byteArrays = [], this.byteLength = 0;
   }
  }
  function merge(e, t, r) {
   switch (t) {
   case 0:
    return e[0] += r, sizeOf(e[0]);

   case 1:
   case 2:
    return e[t].push(r), sizeOf(e[t]);
   }
  }
  function flush(e, t) {
   switch (t) {
   case 0:
    const r = e[0];
    return e[0] = "", r;

   case 1:
   case 2:
    return e[t].flush();
   }
   throw new Error(`@smithy/util-stream - invalid index ${t} given to flush()`);
  }
  function sizeOf(e) {
   return e?.byteLength ?? e?.length ?? 0;
  }
  function modeOf(e, t = !0) {
   return t && "undefined" != typeof Buffer && e instanceof Buffer ? 2 : e instanceof Uint8Array ? 1 : "string" == typeof e ? 0 : -1;
  }
  let Q = class extends f {
   buffers=[];
   limit=1 / 0;
   bytesBuffered=0;
   _write(e, t, r) {
    if (this.buffers.push(e), this.bytesBuffered += e.byteLength ?? 0, this.bytesBuffered >= this.limit) {
     const e = this.bytesBuffered - this.limit, t = this.buffers[this.buffers.length - 1];
     this.buffers[this.buffers.length - 1] = t.subarray(0, t.byteLength - e), this.emit("finish");
    }
    r();
   }
  };
  async function collectBlob(e) {
   return e.arrayBuffer().then(e => new Uint8Array(e));
  }
  async function collectReadableStream(e) {
   const t = [], r = e.getReader();
   let n = 0;
   for (;;) {
    const {done: e, value: s} = await r.read();
    if (s && (t.push(s), n += s.length), e) break;
   }
   return concatBytes(t, n);
  }
  const ee = "The stream has already been transformed.", isBlobInstance = e => "function" == typeof Blob && e instanceof Blob, streamCollector = e => isBlob(e) ? collectBlob(e) : isReadableStream(e) ? collectReadableStream(e) : new Promise((t, r) => {
   const n = new Collector, s = e;
   s.pipe(n), s.on("error", e => {
    n.end(), r(e);
   }), n.on("error", r), n.on("finish", function() {
    const e = concatBytes(this.bufferedBytes);
    t(e);
   });
  });
  class Collector extends f {
   bufferedBytes=[];
   _write(e, t, r) {
    this.bufferedBytes.push(e), r();
   }
  }
  const te = "The stream has already been transformed.";
  class Uint8ArrayBlobAdapter extends(function(e, t, r, n) {
   return class Uint8ArrayBlobAdapter extends Uint8Array {
    static fromString(e, r = "utf-8") {
     if ("string" == typeof e) return "base64" === r ? Uint8ArrayBlobAdapter.mutate(n(e)) : Uint8ArrayBlobAdapter.mutate(t(e));
     throw new Error(`Unsupported conversion from ${typeof e} to Uint8ArrayBlobAdapter.`);
    }
    static mutate(e) {
     return Object.setPrototypeOf(e, Uint8ArrayBlobAdapter.prototype), e;
    }
    transformToString(t = "utf-8") {
     return "base64" === t ? r(this) : e(this);
    }
   };
  }(toUtf8$1, fromUtf8$1, toBase64$1, fromBase64)){}
  const re = function(e) {
   return "undefined" != typeof crypto && "function" == typeof crypto.randomUUID ? () => crypto.randomUUID() : () => {
    const t = new Uint8Array(16);
    return e(t), t[6] = 15 & t[6] | 64, t[8] = 63 & t[8] | 128, y[t[0]] + y[t[1]] + y[t[2]] + y[t[3]] + "-" + y[t[4]] + y[t[5]] + "-" + y[t[6]] + y[t[7]] + "-" + y[t[8]] + y[t[9]] + "-" + y[t[10]] + y[t[11]] + y[t[12]] + y[t[13]] + y[t[14]] + y[t[15]];
   };
  }(o), ne = re;
  t.ChecksumStream = K, t.Hash = class {
   algorithmIdentifier;
   secret;
   hash;
   constructor(e, t) {
    this.algorithmIdentifier = e, this.secret = t, this.reset();
   }
   update(e, t) {
    this.hash.update(toUint8Array(castSourceData(e, t)));
   }
   digest() {
    return Promise.resolve(this.hash.digest());
   }
   reset() {
    this.hash = this.secret ? n(this.algorithmIdentifier, castSourceData(this.secret)) : s(this.algorithmIdentifier);
   }
  }, t.LazyJsonString = LazyJsonString, t.NumericValue = NumericValue, t.Uint8ArrayBlobAdapter = Uint8ArrayBlobAdapter, 
  t._parseEpochTimestamp = e => {
   if (null == e) return;
   let t = NaN;
   if ("number" == typeof e) t = e; else if ("string" == typeof e) {
    if (!/^-?\d*\.?\d+$/.test(e)) throw new TypeError("parseEpochTimestamp - numeric string invalid.");
    t = Number.parseFloat(e);
   } else "object" == typeof e && 1 === e.tag && (t = e.value);
   if (isNaN(t) || Math.abs(t) === 1 / 0) throw new TypeError("Epoch timestamps must be valid finite numbers.");
   return new Date(Math.round(1e3 * t));
  }, t._parseRfc3339DateTimeWithOffset = e => {
   if (null == e) return;
   if ("string" != typeof e) throw new TypeError("RFC3339 timestamps must be strings");
   const t = k.exec(e);
   if (!t) throw new TypeError(`Invalid RFC3339 timestamp format ${e}`);
   const [, r, n, s, o, i, a, , c, u] = t;
   range(n, 1, 12), range(s, 1, 31), range(o, 0, 23), range(i, 0, 59), range(a, 0, 60);
   const l = new Date(Date.UTC(Number(r), Number(n) - 1, Number(s), Number(o), Number(i), Number(a), Number(c) ? Math.round(1e3 * parseFloat(`0.${c}`)) : 0));
   if (l.setUTCFullYear(Number(r)), "Z" != u.toUpperCase()) {
    const [, e, t, r] = /([+-])(\d\d):(\d\d)/.exec(u) || [ void 0, "+", 0, 0 ], n = "-" === e ? 1 : -1;
    l.setTime(l.getTime() + n * (60 * Number(t) * 60 * 1e3 + 60 * Number(r) * 1e3));
   }
   return l;
  }, t._parseRfc7231DateTime = e => {
   if (null == e) return;
   if ("string" != typeof e) throw new TypeError("RFC7231 timestamps must be strings.");
   if (F.test(e)) return new Date(e);
   let t, r, n, s, o, i, a, c;
   if ((c = B.exec(e)) ? [, t, r, n, s, o, i, a] = c : (c = z.exec(e)) ? ([, t, r, n, s, o, i, a] = c, 
   n = (Number(n) + 1900).toString()) : (c = j.exec(e)) && ([, r, t, s, o, i, a, n] = c), 
   n && i) {
    const e = Date.UTC(Number(n), H.indexOf(r), Number(t), Number(s), Number(o), Number(i), a ? Math.round(1e3 * parseFloat(`0.${a}`)) : 0);
    range(t, 1, 31), range(s, 0, 23), range(o, 0, 59), range(i, 0, 60);
    const c = new Date(e);
    return c.setUTCFullYear(Number(n)), c;
   }
   throw new TypeError(`Invalid RFC7231 date-time value ${e}.`);
  }, t.calculateBodyLength = e => {
   if (!e) return 0;
   if ("string" == typeof e) return Buffer.byteLength(e);
   if ("number" == typeof e.byteLength) return e.byteLength;
   if ("number" == typeof e.size) return e.size;
   if ("number" == typeof e.start && "number" == typeof e.end) return e.end + 1 - e.start;
   if (e instanceof c) {
    if (null != e.path) return u(e.path).size;
    if ("number" == typeof e.fd) return l(e.fd).size;
   }
   throw new Error(`Body Length computation failed for ${e}`);
  }, t.concatBytes = concatBytes, t.copyDocumentWithTransform = (e, t, r = e => e) => e, 
  t.createBufferedReadable = function(e, t, r) {
   if (isReadableStream(e)) return function(e, t, r) {
    const n = e.getReader();
    let s = !1, o = 0;
    const i = [ "", new ByteArrayCollector(e => new Uint8Array(e)) ];
    let a = -1;
    const pull = async e => {
     const {value: c, done: u} = await n.read(), l = c;
     if (u) {
      if (-1 !== a) {
       const t = flush(i, a);
       sizeOf(t) > 0 && e.enqueue(t);
      }
      e.close();
     } else {
      const n = modeOf(l, !1);
      if (a !== n && (a >= 0 && e.enqueue(flush(i, a)), a = n), -1 === a) return void e.enqueue(l);
      const c = sizeOf(l);
      o += c;
      const u = sizeOf(i[a]);
      if (c >= t && 0 === u) e.enqueue(l); else {
       const n = merge(i, a, l);
       !s && o > 2 * t && (s = !0, r?.warn(`@smithy/util-stream - stream chunk size ${c} is below threshold of ${t}, automatically buffering.`)), 
       n >= t ? e.enqueue(flush(i, a)) : await pull(e);
      }
     }
    };
    return new ReadableStream({
     pull: pull
    });
   }(e, t, r);
   const n = new d({
    read() {}
   });
   let s = !1, o = 0;
   const i = [ "", new ByteArrayCollector(e => new Uint8Array(e)), new ByteArrayCollector(e => Buffer.from(new Uint8Array(e))) ];
   let a = -1;
   return e.on("data", e => {
    const c = modeOf(e, !0);
    if (a !== c && (a >= 0 && n.push(flush(i, a)), a = c), -1 === a) return void n.push(e);
    const u = sizeOf(e);
    o += u;
    const l = sizeOf(i[a]);
    if (u >= t && 0 === l) n.push(e); else {
     const c = merge(i, a, e);
     !s && o > 2 * t && (s = !0, r?.warn(`@smithy/util-stream - stream chunk size ${u} is below threshold of ${t}, automatically buffering.`)), 
     c >= t && n.push(flush(i, a));
    }
   }), e.on("end", () => {
    if (-1 !== a) {
     const e = flush(i, a);
     sizeOf(e) > 0 && n.push(e);
    }
    n.push(null);
   }), n;
  }, t.createChecksumStream = function(e) {
   return "function" == typeof ReadableStream && isReadableStream(e.source) ? (({expectedChecksum: e, checksum: t, source: r, checksumSourceLocation: n, base64Encoder: s}) => {
    if (!isReadableStream(r)) throw new Error(`@smithy/util-stream: unsupported source type ${r?.constructor?.name ?? r} in ChecksumStream.`);
    const o = s ?? toBase64;
    if ("function" != typeof TransformStream) throw new Error("@smithy/util-stream: unable to instantiate ChecksumStream because API unavailable: ReadableStream/TransformStream.");
    const i = new TransformStream({
     start() {},
     async transform(e, r) {
      t.update(e), r.enqueue(e);
     },
     async flush(r) {
      const s = await t.digest(), i = o(s);
      if (e !== i) {
       const t = new Error(`Checksum mismatch: expected "${e}" but received "${i}" in response header "${n}".`);
       r.error(t);
      } else r.terminate();
     }
    });
    r.pipeThrough(i);
    const a = i.readable;
    return Object.setPrototypeOf(a, ChecksumStream.prototype), a;
   })(e) : new K(e);
  }, t.dateToUtcString = function(e) {
   const t = e.getUTCFullYear(), r = e.getUTCMonth(), n = e.getUTCDay(), s = e.getUTCDate(), o = e.getUTCHours(), i = e.getUTCMinutes(), a = e.getUTCSeconds(), c = o < 10 ? `0${o}` : `${o}`, u = i < 10 ? `0${i}` : `${i}`, l = a < 10 ? `0${a}` : `${a}`;
   return `${C[n]}, ${s < 10 ? `0${s}` : `${s}`} ${O[r]} ${t} ${c}:${u}:${l} GMT`;
  }, t.deserializerMiddleware = deserializerMiddleware, t.deserializerMiddlewareOption = J, 
  t.expectBoolean = e => {
   if (null != e) {
    if ("number" == typeof e) {
     if (0 !== e && 1 !== e || T.warn(stackTraceWarning(`Expected boolean, got ${typeof e}: ${e}`)), 
     0 === e) return !1;
     if (1 === e) return !0;
    }
    if ("string" == typeof e) {
     const t = e.toLowerCase();
     if ("false" !== t && "true" !== t || T.warn(stackTraceWarning(`Expected boolean, got ${typeof e}: ${e}`)), 
     "false" === t) return !1;
     if ("true" === t) return !0;
    }
    if ("boolean" == typeof e) return e;
    throw new TypeError(`Expected boolean, got ${typeof e}: ${e}`);
   }
  }, t.expectByte = expectByte, t.expectFloat32 = expectFloat32, t.expectInt = b, 
  t.expectInt32 = expectInt32, t.expectLong = expectLong, t.expectNonNull = (e, t) => {
   if (null == e) {
    if (t) throw new TypeError(`Expected a non-null value for ${t}`);
    throw new TypeError("Expected a non-null value");
   }
   return e;
  }, t.expectNumber = expectNumber, t.expectObject = expectObject, t.expectShort = expectShort, 
  t.expectString = e => {
   if (null != e) {
    if ("string" == typeof e) return e;
    if ([ "boolean", "number", "bigint" ].includes(typeof e)) return T.warn(stackTraceWarning(`Expected string, got ${typeof e}: ${e}`)), 
    String(e);
    throw new TypeError(`Expected string, got ${typeof e}: ${e}`);
   }
  }, t.expectUnion = e => {
   if (null == e) return;
   const t = expectObject(e), r = [];
   for (const e in t) i(t, e) && null != t[e] && r.push(e);
   if (0 === r.length) throw new TypeError("Unions must have exactly one non-null member. None were found.");
   if (r.length > 1) throw new TypeError(`Unions must have exactly one non-null member. Keys ${r} were not null.`);
   return t;
  }, t.fromArrayBuffer = fromArrayBuffer, t.fromBase64 = fromBase64, t.fromHex = function(e) {
   if (e.length % 2 != 0) throw new Error("Hex encoded strings must have an even number length");
   const t = new Uint8Array(e.length / 2);
   for (let r = 0; r < e.length; r += 2) {
    const n = e.slice(r, r + 2).toLowerCase();
    if (!(n in q)) throw new Error(`Cannot decode unrecognized sequence ${n} as hexadecimal`);
    t[r / 2] = q[n];
   }
   return t;
  }, t.fromString = fromString, t.fromUtf8 = fromUtf8$1, t.generateIdempotencyToken = ne, 
  t.getAwsChunkedEncodingStream = function(e, t) {
   const r = e, n = e;
   if (isReadableStream(n)) return ((e, t) => {
    const {base64Encoder: r, bodyLengthChecker: n, checksumAlgorithmFn: s, checksumLocationName: o, streamHasher: i} = t, a = void 0 !== r && void 0 !== n && void 0 !== s && void 0 !== o && void 0 !== i, c = a ? i(s, e) : void 0;
    Promise.resolve(c).catch(() => {});
    const u = e.getReader();
    return new ReadableStream({
     async pull(e) {
      const {value: t, done: s} = await u.read();
      if (s) {
       if (e.enqueue("0\r\n"), a) {
        const t = r(await c);
        e.enqueue(`${o}:${t}\r\n`), e.enqueue("\r\n");
       }
       e.close();
      } else e.enqueue(`${(n(t) || 0).toString(16)}\r\n${t}\r\n`);
     }
    });
   })(n, t);
   const {base64Encoder: s, bodyLengthChecker: o, checksumAlgorithmFn: i, checksumLocationName: a, streamHasher: c} = t, u = void 0 !== s && void 0 !== i && void 0 !== a && void 0 !== c, l = u ? c(i, r) : void 0;
   Promise.resolve(l).catch(() => {});
   const h = new d({
    read() {
     r.resume();
    }
   });
   return r.on("data", e => {
    const t = o(e) || 0;
    0 !== t && (h.push(`${t.toString(16)}\r\n`), h.push(e), h.push("\r\n") || r.pause());
   }), r.on("error", e => {
    h.destroy(e);
   }), r.pause(), r.on("end", async () => {
    try {
     if (h.push("0\r\n"), u) {
      const e = s(await l);
      h.push(`${a}:${e}\r\n`), h.push("\r\n");
     }
     h.push(null);
    } catch (e) {
     h.destroy(e);
    }
   }), h;
  }, t.getSerdePlugin = function(e, t, r) {
   return {
    applyToStack: n => {
     n.add(deserializerMiddleware(e, r), J), n.add(serializerMiddleware(e, t), G);
    }
   };
  }, t.handleFloat = E, t.headStream = (e, t) => isReadableStream(e) ? async function(e, t) {
   let r = 0;
   const n = [], s = e.getReader();
   let o = !1;
   for (;!o; ) {
    const {done: e, value: i} = await s.read();
    if (i && (n.push(i), r += i?.byteLength ?? 0), r >= t) break;
    o = e;
   }
   s.releaseLock();
   const i = new Uint8Array(Math.min(t, r));
   let a = 0;
   for (const e of n) {
    if (e.byteLength > i.byteLength - a) {
     i.set(e.subarray(0, i.byteLength - a), a);
     break;
    }
    i.set(e, a), a += e.length;
   }
   return i;
  }(e, t) : new Promise((r, n) => {
   const s = new Q;
   s.limit = t, e.pipe(s), e.on("error", e => {
    s.end(), n(e);
   }), s.on("error", n), s.on("finish", function() {
    const e = concatBytes(this.buffers);
    r(e);
   });
  }), t.isArrayBuffer = isArrayBuffer, t.isBlob = isBlob, t.isReadableStream = isReadableStream, 
  t.limitedParseDouble = limitedParseDouble, t.limitedParseFloat = v, t.limitedParseFloat32 = e => "string" == typeof e ? parseFloatString(e) : expectFloat32(e), 
  t.logger = T, t.nv = function(e) {
   return new NumericValue(String(e), "bigDecimal");
  }, t.parseBoolean = e => {
   switch (e) {
   case "true":
    return !0;

   case "false":
    return !1;

   default:
    throw new Error(`Unable to parse boolean value "${e}"`);
   }
  }, t.parseEpochTimestamp = e => {
   if (null == e) return;
   let t;
   if ("number" == typeof e) t = e; else if ("string" == typeof e) t = strictParseDouble(e); else {
    if ("object" != typeof e || 1 !== e.tag) throw new TypeError("Epoch timestamps must be expressed as floating point numbers or their string representation");
    t = e.value;
   }
   if (Number.isNaN(t) || t === 1 / 0 || t === -1 / 0) throw new TypeError("Epoch timestamps must be valid, non-Infinite, non-NaN numerics");
   return new Date(Math.round(1e3 * t));
  }, t.parseRfc3339DateTime = e => {
   if (null == e) return;
   if ("string" != typeof e) throw new TypeError("RFC-3339 date-times must be expressed as strings");
   const t = $.exec(e);
   if (!t) throw new TypeError("Invalid RFC-3339 date-time value");
   const [r, n, s, o, i, a, c, u] = t, l = strictParseShort(stripLeadingZeroes(n)), h = parseDateValue(s, "month", 1, 12), d = parseDateValue(o, "day", 1, 31);
   return buildDate(l, h, d, {
    hours: i,
    minutes: a,
    seconds: c,
    fractionalMilliseconds: u
   });
  }, t.parseRfc3339DateTimeWithOffset = e => {
   if (null == e) return;
   if ("string" != typeof e) throw new TypeError("RFC-3339 date-times must be expressed as strings");
   const t = I.exec(e);
   if (!t) throw new TypeError("Invalid RFC-3339 date-time value");
   const [r, n, s, o, i, a, c, u, l] = t, h = strictParseShort(stripLeadingZeroes(n)), d = parseDateValue(s, "month", 1, 12), f = parseDateValue(o, "day", 1, 31), m = buildDate(h, d, f, {
    hours: i,
    minutes: a,
    seconds: c,
    fractionalMilliseconds: u
   });
   return "Z" != l.toUpperCase() && m.setTime(m.getTime() - (e => {
    const t = e[0];
    let r = 1;
    if ("+" == t) r = 1; else {
     if ("-" != t) throw new TypeError(`Offset direction, ${t}, must be "+" or "-"`);
     r = -1;
    }
    return r * (60 * Number(e.substring(1, 3)) + Number(e.substring(4, 6))) * 60 * 1e3;
   })(l)), m;
  }, t.parseRfc7231DateTime = e => {
   if (null == e) return;
   if ("string" != typeof e) throw new TypeError("RFC-7231 date-times must be expressed as strings");
   let t = R.exec(e);
   if (t) {
    const [e, r, n, s, o, i, a, c] = t;
    return buildDate(strictParseShort(stripLeadingZeroes(s)), parseMonthByShortName(n), parseDateValue(r, "day", 1, 31), {
     hours: o,
     minutes: i,
     seconds: a,
     fractionalMilliseconds: c
    });
   }
   if (t = N.exec(e), t) {
    const [e, n, s, o, i, a, c, u] = t;
    return r = buildDate((e => {
     const t = (new Date).getUTCFullYear(), r = 100 * Math.floor(t / 100) + strictParseShort(stripLeadingZeroes(e));
     return r < t ? r + 100 : r;
    })(o), parseMonthByShortName(s), parseDateValue(n, "day", 1, 31), {
     hours: i,
     minutes: a,
     seconds: c,
     fractionalMilliseconds: u
    }), r.getTime() - (new Date).getTime() > 15768e8 ? new Date(Date.UTC(r.getUTCFullYear() - 100, r.getUTCMonth(), r.getUTCDate(), r.getUTCHours(), r.getUTCMinutes(), r.getUTCSeconds(), r.getUTCMilliseconds())) : r;
   }
   var r;
   if (t = x.exec(e), t) {
    const [e, r, n, s, o, i, a, c] = t;
    return buildDate(strictParseShort(stripLeadingZeroes(c)), parseMonthByShortName(r), parseDateValue(n.trimLeft(), "day", 1, 31), {
     hours: s,
     minutes: o,
     seconds: i,
     fractionalMilliseconds: a
    });
   }
   throw new TypeError("Invalid RFC-7231 date-time value");
  }, t.quoteHeader = function(e) {
   return (e.includes(",") || e.includes('"')) && (e = `"${e.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"`), 
   e;
  }, t.sdkStreamMixin = e => {
   if (!(e instanceof d)) try {
    return (e => {
     if (!isBlobInstance(e) && !isReadableStream(e)) throw new Error(`Unexpected stream implementation, expect Blob or ReadableStream, got ${e?.__proto__?.constructor?.name || e}`);
     let t = !1;
     const transformToByteArray = async () => {
      if (t) throw new Error(ee);
      return t = !0, await (async e => isBlob(e) ? collectBlob(e) : collectReadableStream(e))(e);
     };
     return Object.assign(e, {
      transformToByteArray: transformToByteArray,
      transformToString: async e => {
       const t = await transformToByteArray();
       if ("base64" === e) return toBase64(t);
       if ("hex" === e) return toHex(t);
       if (void 0 === e || "utf8" === e || "utf-8" === e) return (e => {
        if ("string" == typeof e) return e;
        if ("object" != typeof e || "number" != typeof e.byteOffset || "number" != typeof e.byteLength) throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
        return new TextDecoder("utf-8").decode(e);
       })(t);
       if ("function" == typeof TextDecoder) return new TextDecoder(e).decode(t);
       throw new Error("TextDecoder is not available, please make sure polyfill is provided.");
      },
      transformToWebStream: () => {
       if (t) throw new Error(ee);
       if (t = !0, isBlobInstance(e)) return (e => {
        if ("function" != typeof e.stream) throw new Error("Cannot transform payload Blob to web stream. Please make sure the Blob.stream() is polyfilled.\nIf you are using React Native, this API is not yet supported, see: https://react-native.canny.io/feature-requests/p/fetch-streaming-body");
        return e.stream();
       })(e);
       if (isReadableStream(e)) return e;
       throw new Error(`Cannot transform payload to web stream, got ${e}`);
      }
     });
    })(e);
   } catch (t) {
    throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${e?.__proto__?.constructor?.name || e}`);
   }
   let t = !1;
   const transformToByteArray = async () => {
    if (t) throw new Error(te);
    return t = !0, await streamCollector(e);
   };
   return Object.assign(e, {
    transformToByteArray: transformToByteArray,
    transformToString: async e => {
     const t = await transformToByteArray();
     return void 0 === e || Buffer.isEncoding(e) ? fromArrayBuffer(t.buffer, t.byteOffset, t.byteLength).toString(e) : new TextDecoder(e).decode(t);
    },
    transformToWebStream: () => {
     if (t) throw new Error(te);
     if (null !== e.readableFlowing) throw new Error("The stream has been consumed by other callbacks.");
     if ("function" != typeof d.toWeb) throw new Error("Readable.toWeb() is not supported. Please ensure a polyfill is available.");
     return t = !0, d.toWeb(e);
    }
   });
  }, t.serializerMiddleware = serializerMiddleware, t.serializerMiddlewareOption = G, 
  t.splitEvery = function(e, t, r) {
   if (r <= 0 || !Number.isInteger(r)) throw new Error("Invalid number of delimiters (" + r + ") for splitEvery.");
   const n = e.split(t);
   if (1 === r) return n;
   const s = [];
   let o = "";
   for (let e = 0; e < n.length; e++) "" === o ? o = n[e] : o += t + n[e], (e + 1) % r === 0 && (s.push(o), 
   o = "");
   return "" !== o && s.push(o), s;
  }, t.splitHeader = e => {
   const t = e.length, r = [];
   let n = !1, s = !1, o = 0;
   for (let i = 0; i < t; ++i) {
    const t = e[i];
    switch (t) {
    case '"':
     s || (n = !n);
     break;

    case ",":
     n || (r.push(e.slice(o, i)), o = i + 1);
    }
    s = "\\" === t && !s;
   }
   return r.push(e.slice(o)), r.map(e => {
    const t = (e = e.trim()).length;
    return t < 2 ? e : '"' === e[0] && '"' === e[t - 1] ? (e = e.slice(1, t - 1)).replace(/\\(["\\])/g, "$1") : e.replace(/\\"/g, '"');
   });
  }, t.splitStream = async function(e) {
   if (isReadableStream(e) || isBlob(e)) return async function(e) {
    return "function" == typeof e.stream && (e = e.stream()), e.tee();
   }(e);
   const t = new m, r = new m;
   return e.pipe(t), e.pipe(r), [ t, r ];
  }, t.streamCollector = streamCollector, t.strictParseByte = strictParseByte, t.strictParseDouble = strictParseDouble, 
  t.strictParseFloat = w, t.strictParseFloat32 = strictParseFloat32, t.strictParseInt = A, 
  t.strictParseInt32 = e => expectInt32("string" == typeof e ? parseNumber(e) : e), 
  t.strictParseLong = strictParseLong, t.strictParseShort = strictParseShort, t.toBase64 = toBase64$1, 
  t.toHex = toHex, t.toUint8Array = toUint8Array, t.toUtf8 = toUtf8$1, t.v4 = re, 
  t.writeKey = function(e) {
   Object.defineProperty(e, "__proto__", {
    value: void 0,
    writable: !0,
    enumerable: !0,
    configurable: !0
   });
  };
 }),
 34534: (function(e, t, r) {
  const {SMITHY_CONTEXT_KEY: n} = r(90690);
  function hasOwn(e, t) {
   return Object.prototype.hasOwnProperty.call(e, t);
  }
  class HttpRequest {
   method;
   protocol;
   hostname;
   port;
   path;
   query;
   headers;
   username;
   password;
   fragment;
   body;
   constructor(e) {
    this.method = e.method || "GET", this.hostname = e.hostname || "localhost", this.port = e.port, 
    this.query = e.query || {}, this.headers = e.headers || {}, this.body = e.body, 
    this.protocol = e.protocol ? ":" !== e.protocol.slice(-1) ? `${e.protocol}:` : e.protocol : "https:", 
    this.path = e.path ? "/" !== e.path.charAt(0) ? `/${e.path}` : e.path : "/", this.username = e.username, 
    this.password = e.password, this.fragment = e.fragment;
   }
   static clone(e) {
    const t = new HttpRequest({
     ...e,
     headers: {
      ...e.headers
     }
    });
    var r;
    return t.query && (t.query = (r = t.query, Object.keys(r).reduce((e, t) => {
     const n = r[t];
     return {
      ...e,
      [t]: Array.isArray(n) ? [ ...n ] : n
     };
    }, {}))), t;
   }
   static isInstance(e) {
    if (!e) return !1;
    const t = e;
    return "method" in t && "protocol" in t && "hostname" in t && "path" in t && "object" == typeof t.query && "object" == typeof t.headers;
   }
   clone() {
    return HttpRequest.clone(this);
   }
  }
  const s = new RegExp("^(?!.*-$)(?!-)[a-zA-Z0-9-]{1,63}$"), isValidHostLabel = (e, t = !1) => {
   if (!t) return s.test(e);
   const r = e.split(".");
   for (const e of r) if (!isValidHostLabel(e)) return !1;
   return !0;
  };
  function parseQueryString(e) {
   const t = {};
   if (e = e.replace(/^\?/, "")) for (const r of e.split("&")) {
    let [e, n = null] = r.split("=");
    e = decodeURIComponent(e), n && (n = decodeURIComponent(n)), e in t ? Array.isArray(t[e]) ? t[e].push(n) : t[e] = [ t[e], n ] : t[e] = n;
   }
   return t;
  }
  const parseUrl = e => {
   if ("string" == typeof e) return parseUrl(new URL(e));
   const {hostname: t, pathname: r, port: n, protocol: s, search: o} = e;
   let i;
   return o && (i = parseQueryString(o)), {
    hostname: t,
    port: n ? parseInt(n) : void 0,
    protocol: s,
    path: r,
    query: i
   };
  };
  t.HttpRequest = HttpRequest, t.HttpResponse = class {
   statusCode;
   reason;
   headers;
   body;
   constructor(e) {
    this.statusCode = e.statusCode, this.reason = e.reason, this.headers = e.headers || {}, 
    this.body = e.body;
   }
   static isInstance(e) {
    if (!e) return !1;
    const t = e;
    return "number" == typeof t.statusCode && "object" == typeof t.headers;
   }
  }, t.getSmithyContext = e => e[n] || (e[n] = {}), t.hasOwn = hasOwn, t.isValidHostLabel = isValidHostLabel, 
  t.isValidHostname = function(e) {
   return /^[a-z0-9][a-z0-9.-]*[a-z0-9]$/.test(e);
  }, t.normalizeProvider = e => {
   if ("function" == typeof e) return e;
   const t = Promise.resolve(e);
   return () => t;
  }, t.parseQueryString = parseQueryString, t.parseUrl = parseUrl, t.toEndpointV1 = e => {
   if ("object" == typeof e) {
    if ("url" in e) {
     const t = parseUrl(e.url);
     if (e.headers) {
      t.headers = {};
      for (const r in e.headers) hasOwn(e.headers, r) && (t.headers[r.toLowerCase()] = e.headers[r].join(", "));
     }
     return t;
    }
    return e;
   }
   return parseUrl(e);
  };
 }),
 37788: (function(e, t, r) {
  "use strict";
  t.BF = void 0;
  var n = r(56579);
  Object.defineProperty(t, "BF", {
   enumerable: !0,
   get: function() {
    return n.EventStreamCodec;
   }
  });
 }),
 90690: (function(e, t) {
  var r, n, s, o, i, a, c;
  !function(e) {
   e.HEADER = "header", e.QUERY = "query";
  }(r || (r = {})), function(e) {
   e.HEADER = "header", e.QUERY = "query";
  }(n || (n = {})), function(e) {
   e.HTTP = "http", e.HTTPS = "https";
  }(s || (s = {})), function(e) {
   e.MD5 = "md5", e.CRC32 = "crc32", e.CRC32C = "crc32c", e.SHA1 = "sha1", e.SHA256 = "sha256";
  }(o || (o = {})), function(e) {
   e[e.HEADER = 0] = "HEADER", e[e.TRAILER = 1] = "TRAILER";
  }(i || (i = {})), function(e) {
   e.PROFILE = "profile", e.SSO_SESSION = "sso-session", e.SERVICES = "services";
  }(a || (a = {})), function(e) {
   e.HTTP_0_9 = "http/0.9", e.HTTP_1_0 = "http/1.0", e.TDS_8_0 = "tds/8.0";
  }(c || (c = {})), t.AlgorithmId = o, t.EndpointURLScheme = s, t.FieldPosition = i, 
  t.HttpApiKeyAuthLocation = n, t.HttpAuthLocation = r, t.IniSectionType = a, t.RequestHandlerProtocol = c, 
  t.SMITHY_CONTEXT_KEY = "__smithy_context", t.getDefaultClientConfiguration = e => (e => {
   const t = [];
   return void 0 !== e.sha256 && t.push({
    algorithmId: () => o.SHA256,
    checksumConstructor: () => e.sha256
   }), null != e.md5 && t.push({
    algorithmId: () => o.MD5,
    checksumConstructor: () => e.md5
   }), {
    addChecksumAlgorithm(e) {
     t.push(e);
    },
    checksumAlgorithms: () => t
   };
  })(e), t.resolveDefaultRuntimeConfig = e => (e => {
   const t = {};
   return e.checksumAlgorithms().forEach(e => {
    t[e.algorithmId()] = e.checksumConstructor();
   }), t;
  })(e);
 }),
 71577: (function(e, t, r) {
  "use strict";
  t.Pq = t.ar = void 0;
  var n = r(92430);
  Object.defineProperty(t, "ar", {
   enumerable: !0,
   get: function() {
    return n.fromUtf8;
   }
  }), Object.defineProperty(t, "Pq", {
   enumerable: !0,
   get: function() {
    return n.toUtf8;
   }
  });
 }),
 12580: (function(e, t, r) {
  "use strict";
  r.d(t, {
   s: () => AwsV4Signer
  });
  const n = new TextEncoder, s = {
   appstream2: "appstream",
   cloudhsmv2: "cloudhsm",
   email: "ses",
   marketplace: "aws-marketplace",
   mobile: "AWSMobileHubService",
   pinpoint: "mobiletargeting",
   queue: "sqs",
   "git-codecommit": "codecommit",
   "mturk-requester-sandbox": "mturk-requester",
   "personalize-runtime": "personalize"
  }, o = new Set([ "authorization", "content-type", "content-length", "user-agent", "presigned-expires", "expect", "x-amzn-trace-id", "range", "connection" ]);
  class AwsV4Signer {
   constructor({method: e, url: t, headers: r, body: n, accessKeyId: i, secretAccessKey: a, sessionToken: c, service: u, region: l, cache: h, datetime: d, signQuery: f, appendSessionToken: m, allHeaders: p, singleEncode: y}) {
    if (null == t) throw new TypeError("url is a required option");
    if (null == i) throw new TypeError("accessKeyId is a required option");
    if (null == a) throw new TypeError("secretAccessKey is a required option");
    let g, b;
    this.method = e || (n ? "POST" : "GET"), this.url = new URL(t), this.headers = new Headers(r || {}), 
    this.body = n, this.accessKeyId = i, this.secretAccessKey = a, this.sessionToken = c, 
    u && l || ([g, b] = function(e, t) {
     const {hostname: r, pathname: n} = e;
     if (r.endsWith(".on.aws")) {
      const e = r.match(/^[^.]{1,63}\.lambda-url\.([^.]{1,63})\.on\.aws$/);
      return null != e ? [ "lambda", e[1] || "" ] : [ "", "" ];
     }
     if (r.endsWith(".r2.cloudflarestorage.com")) return [ "s3", "auto" ];
     if (r.endsWith(".backblazeb2.com")) {
      const e = r.match(/^(?:[^.]{1,63}\.)?s3\.([^.]{1,63})\.backblazeb2\.com$/);
      return null != e ? [ "s3", e[1] || "" ] : [ "", "" ];
     }
     const o = r.replace("dualstack.", "").match(/([^.]{1,63})\.(?:([^.]{0,63})\.)?amazonaws\.com(?:\.cn)?$/);
     let i = o && o[1] || "", a = o && o[2];
     if ("us-gov" === a) a = "us-gov-west-1"; else if ("s3" === a || "s3-accelerate" === a) a = "us-east-1", 
     i = "s3"; else if ("iot" === i) i = r.startsWith("iot.") ? "execute-api" : r.startsWith("data.jobs.iot.") ? "iot-jobs-data" : "/mqtt" === n ? "iotdevicegateway" : "iotdata"; else if ("autoscaling" === i) {
      const e = (t.get("X-Amz-Target") || "").split(".")[0];
      "AnyScaleFrontendService" === e ? i = "application-autoscaling" : "AnyScaleScalingPlannerFrontendService" === e && (i = "autoscaling-plans");
     } else null == a && i.startsWith("s3-") ? (a = i.slice(3).replace(/^fips-|^external-1/, ""), 
     i = "s3") : i.endsWith("-fips") ? i = i.slice(0, -5) : a && /-\d$/.test(i) && !/-\d$/.test(a) && ([i, a] = [ a, i ]);
     return [ s[i] || i, a || "" ];
    }(this.url, this.headers)), this.service = u || g || "", this.region = l || b || "us-east-1", 
    this.cache = h || new Map, this.datetime = d || (new Date).toISOString().replace(/[:-]|\.\d{3}/g, ""), 
    this.signQuery = f, this.appendSessionToken = m || "iotdevicegateway" === this.service, 
    this.headers.delete("Host"), "s3" !== this.service || this.signQuery || this.headers.has("X-Amz-Content-Sha256") || this.headers.set("X-Amz-Content-Sha256", "UNSIGNED-PAYLOAD");
    const w = this.signQuery ? this.url.searchParams : this.headers;
    if (w.set("X-Amz-Date", this.datetime), this.sessionToken && !this.appendSessionToken && w.set("X-Amz-Security-Token", this.sessionToken), 
    this.signableHeaders = [ "host", ...this.headers.keys() ].filter(e => p || !o.has(e)).sort(), 
    this.signedHeaders = this.signableHeaders.join(";"), this.canonicalHeaders = this.signableHeaders.map(e => e + ":" + ("host" === e ? this.url.host : (this.headers.get(e) || "").replace(/\s+/g, " "))).join("\n"), 
    this.credentialString = [ this.datetime.slice(0, 8), this.region, this.service, "aws4_request" ].join("/"), 
    this.signQuery && ("s3" !== this.service || w.has("X-Amz-Expires") || w.set("X-Amz-Expires", "86400"), 
    w.set("X-Amz-Algorithm", "AWS4-HMAC-SHA256"), w.set("X-Amz-Credential", this.accessKeyId + "/" + this.credentialString), 
    w.set("X-Amz-SignedHeaders", this.signedHeaders)), "s3" === this.service) try {
     this.encodedPath = decodeURIComponent(this.url.pathname.replace(/\+/g, " "));
    } catch (e) {
     this.encodedPath = this.url.pathname;
    } else this.encodedPath = this.url.pathname.replace(/\/+/g, "/");
    y || (this.encodedPath = encodeURIComponent(this.encodedPath).replace(/%2F/g, "/")), 
    this.encodedPath = encodeRfc3986(this.encodedPath);
    const S = new Set;
    this.encodedSearch = [ ...this.url.searchParams ].filter(([e]) => {
     if (!e) return !1;
     if ("s3" === this.service) {
      if (S.has(e)) return !1;
      S.add(e);
     }
     return !0;
    }).map(e => e.map(e => encodeRfc3986(encodeURIComponent(e)))).sort(([e, t], [r, n]) => e < r ? -1 : e > r ? 1 : t < n ? -1 : t > n ? 1 : 0).map(e => e.join("=")).join("&");
   }
   async sign() {
    return this.signQuery ? (this.url.searchParams.set("X-Amz-Signature", await this.signature()), 
    this.sessionToken && this.appendSessionToken && this.url.searchParams.set("X-Amz-Security-Token", this.sessionToken)) : this.headers.set("Authorization", await this.authHeader()), 
    {
     method: this.method,
     url: this.url,
     headers: this.headers,
     body: this.body
    };
   }
   async authHeader() {
    return [ "AWS4-HMAC-SHA256 Credential=" + this.accessKeyId + "/" + this.credentialString, "SignedHeaders=" + this.signedHeaders, "Signature=" + await this.signature() ].join(", ");
   }
   async signature() {
    const e = this.datetime.slice(0, 8), t = [ this.secretAccessKey, e, this.region, this.service ].join();
    let r = this.cache.get(t);
    if (!r) {
     const n = await hmac("AWS4" + this.secretAccessKey, e), s = await hmac(n, this.region), o = await hmac(s, this.service);
     r = await hmac(o, "aws4_request"), this.cache.set(t, r);
    }
    return buf2hex(await hmac(r, await this.stringToSign()));
   }
   async stringToSign() {
    return [ "AWS4-HMAC-SHA256", this.datetime, this.credentialString, buf2hex(await hash(await this.canonicalString())) ].join("\n");
   }
   async canonicalString() {
    return [ this.method.toUpperCase(), this.encodedPath, this.encodedSearch, this.canonicalHeaders + "\n", this.signedHeaders, await this.hexBodyHash() ].join("\n");
   }
   async hexBodyHash() {
    let e = this.headers.get("X-Amz-Content-Sha256") || ("s3" === this.service && this.signQuery ? "UNSIGNED-PAYLOAD" : null);
    if (null == e) {
     if (this.body && "string" != typeof this.body && !("byteLength" in this.body)) throw new Error("body must be a string, ArrayBuffer or ArrayBufferView, unless you include the X-Amz-Content-Sha256 header");
     e = buf2hex(await hash(this.body || ""));
    }
    return e;
   }
  }
  async function hmac(e, t) {
   const r = await crypto.subtle.importKey("raw", "string" == typeof e ? n.encode(e) : e, {
    name: "HMAC",
    hash: {
     name: "SHA-256"
    }
   }, !1, [ "sign" ]);
   return crypto.subtle.sign("HMAC", r, n.encode(t));
  }
  async function hash(e) {
   return crypto.subtle.digest("SHA-256", "string" == typeof e ? n.encode(e) : e);
  }
  const i = [ "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f" ];
  function buf2hex(e) {
   const t = new Uint8Array(e);
   let r = "";
   for (let e = 0; e < t.length; e++) {
    const n = t[e];
    r += i[n >>> 4 & 15], r += i[15 & n];
   }
   return r;
  }
  function encodeRfc3986(e) {
   return e.replace(/[!'()*]/g, e => "%" + e.charCodeAt(0).toString(16).toUpperCase());
  }
 })
};
