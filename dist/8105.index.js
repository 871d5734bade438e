"use strict";

exports.id = 8105, exports.ids = [ 8105 ], exports.modules = {
 84985: (function(e, t, n) {
  n.d(t, {
   Z: () => EventSourceParserStream
  });
  class ParseError extends Error {
   constructor(e, t) {
    super(e), this.name = "ParseError", this.type = t.type, this.field = t.field, this.value = t.value, 
    this.line = t.line;
   }
  }
  const r = 32;
  function noop(e) {}
  function isDataPrefix(e, t, n) {
   return 100 === n && 97 === e.charCodeAt(t + 1) && 116 === e.charCodeAt(t + 2) && 97 === e.charCodeAt(t + 3) && 58 === e.charCodeAt(t + 4);
  }
  function isEventPrefix(e, t, n) {
   return 101 === n && 118 === e.charCodeAt(t + 1) && 101 === e.charCodeAt(t + 2) && 110 === e.charCodeAt(t + 3) && 116 === e.charCodeAt(t + 4) && 58 === e.charCodeAt(t + 5);
  }
  class EventSourceParserStream extends TransformStream {
   constructor({onError: e, onRetry: t, onComment: n, maxBufferSize: i} = {}) {
    let s;
    super({
     start(o) {
      s = function(e) {
       const {onEvent: t = noop, onError: n = noop, onRetry: i = noop, onComment: s, maxBufferSize: o} = e, a = [];
       let c, u, d = 0, l = !0, f = "", p = 0, m = !1;
       function checkBufferSize() {
        void 0 !== o && (d + f.length <= o || (m = !0, a.length = 0, d = 0, c = void 0, 
        f = "", p = 0, u = void 0, n(new ParseError(`Buffered data exceeded max buffer size of ${o} characters`, {
         type: "max-buffer-size-exceeded"
        }))));
       }
       function processLines(e) {
        let n = 0;
        if (-1 === e.indexOf("\r")) {
         let i = e.indexOf("\n", n);
         for (;-1 !== i; ) {
          if (n === i) {
           p > 0 && t({
            id: c,
            event: u,
            data: f
           }), c = void 0, f = "", p = 0, u = void 0, n = i + 1, i = e.indexOf("\n", n);
           continue;
          }
          const s = e.charCodeAt(n);
          if (isDataPrefix(e, n, s)) {
           const s = e.charCodeAt(n + 5) === r ? n + 6 : n + 5, o = e.slice(s, i);
           if (0 === p && 10 === e.charCodeAt(i + 1)) {
            t({
             id: c,
             event: u,
             data: o
            }), c = void 0, f = "", u = void 0, n = i + 2, i = e.indexOf("\n", n);
            continue;
           }
           f = 0 === p ? o : `${f}\n${o}`, p++;
          } else isEventPrefix(e, n, s) ? u = e.slice(e.charCodeAt(n + 6) === r ? n + 7 : n + 6, i) || void 0 : parseLine(e, n, i);
          n = i + 1, i = e.indexOf("\n", n);
         }
         return e.slice(n);
        }
        for (;n < e.length; ) {
         const t = e.indexOf("\r", n), r = e.indexOf("\n", n);
         let i = -1;
         if (-1 !== t && -1 !== r ? i = t < r ? t : r : -1 !== t ? i = t === e.length - 1 ? -1 : t : -1 !== r && (i = r), 
         -1 === i) break;
         parseLine(e, n, i), n = i + 1, 13 === e.charCodeAt(n - 1) && 10 === e.charCodeAt(n) && n++;
        }
        return e.slice(n);
       }
       function parseLine(e, n, i) {
        if (n === i) return p > 0 && t({
         id: c,
         event: u,
         data: f
        }), c = void 0, f = "", p = 0, void (u = void 0);
        const o = e.charCodeAt(n);
        if (isDataPrefix(e, n, o)) {
         const t = e.charCodeAt(n + 5) === r ? n + 6 : n + 5, s = e.slice(t, i);
         return f = 0 === p ? s : `${f}\n${s}`, void p++;
        }
        if (isEventPrefix(e, n, o)) return void (u = e.slice(e.charCodeAt(n + 6) === r ? n + 7 : n + 6, i) || void 0);
        if (105 === o && 100 === e.charCodeAt(n + 1) && 58 === e.charCodeAt(n + 2)) {
         const t = e.slice(e.charCodeAt(n + 3) === r ? n + 4 : n + 3, i);
         return void (t.includes("\0") || (c = t));
        }
        if (58 === o) {
         if (s) {
          const t = e.slice(n, i);
          s(t.slice(e.charCodeAt(n + 1) === r ? 2 : 1));
         }
         return;
        }
        const a = e.slice(n, i), d = a.indexOf(":");
        if (-1 === d) return void processField(a, "", a);
        const l = a.slice(0, d), m = a.charCodeAt(d + 1) === r ? 2 : 1;
        processField(l, a.slice(d + m), a);
       }
       function processField(e, t, r) {
        switch (e) {
        case "event":
         u = t || void 0;
         break;

        case "data":
         f = 0 === p ? t : `${f}\n${t}`, p++;
         break;

        case "id":
         t.includes("\0") || (c = t);
         break;

        case "retry":
         /^\d+$/.test(t) ? i(parseInt(t, 10)) : n(new ParseError(`Invalid \`retry\` value: "${t}"`, {
          type: "invalid-retry",
          value: t,
          line: r
         }));
         break;

        default:
         n(new ParseError(`Unknown field "${e.length > 20 ? `${e.slice(0, 20)}\u2026` : e}"`, {
          type: "unknown-field",
          field: e,
          value: t,
          line: r
         }));
        }
       }
       return {
        feed: function(e) {
         if (m) throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
         if (l && (l = !1, 239 === e.charCodeAt(0) && 187 === e.charCodeAt(1) && 191 === e.charCodeAt(2) && (e = e.slice(3))), 
         0 === a.length) {
          const t = processLines(e);
          return "" !== t && (a.push(t), d = t.length), void checkBufferSize();
         }
         if (-1 === e.indexOf("\n") && -1 === e.indexOf("\r")) return a.push(e), d += e.length, 
         void checkBufferSize();
         a.push(e);
         const t = a.join("");
         a.length = 0, d = 0;
         const n = processLines(t);
         "" !== n && (a.push(n), d = n.length), checkBufferSize();
        },
        reset: function(e = {}) {
         if (e.consume && a.length > 0) {
          const e = a.join("");
          parseLine(e, 0, e.length);
         }
         l = !0, c = void 0, f = "", p = 0, u = void 0, a.length = 0, d = 0, m = !1;
        }
       };
      }({
       onEvent: e => {
        o.enqueue(e);
       },
       onError(t) {
        "function" == typeof e && e(t), ("terminate" === e || "max-buffer-size-exceeded" === t.type) && o.error(t);
       },
       onRetry: t,
       onComment: n,
       maxBufferSize: i
      });
     },
     transform(e) {
      s.feed(e);
     }
    });
   }
  }
 }),
 43852: (function(e, t, n) {
  n.d(t, {
   D4: () => m,
   Re: () => y,
   lF: () => p,
   X$: () => h,
   qg: () => u,
   EJ: () => d,
   ex: () => v,
   yR: () => _,
   wy: () => g,
   EM: () => b,
   xL: () => l,
   bp: () => f
  });
  var r = n(4196), i = n(37428), s = n(88532), o = n(54723);
  const a = new WeakSet([ Object.prototype, Error.prototype ]);
  function _lazyMethod(e, t, n) {
   Object.defineProperty(e, t, {
    configurable: !0,
    enumerable: !1,
    get() {
     const e = n(this);
     return Object.defineProperty(this, t, {
      value: e,
      configurable: !0,
      writable: !0
     }), e;
    },
    set(e) {
     Object.defineProperty(this, t, {
      value: e,
      configurable: !0,
      writable: !0
     });
    }
   });
  }
  const initializer = (e, t) => {
   i.a$.init(e, t), e.name = "ZodError";
   const n = Object.getPrototypeOf(e);
   a.has(n) || (a.add(n), _lazyMethod(n, "format", e => t => i.Wk(e, t)), _lazyMethod(n, "flatten", e => t => i.JM(e, t)), 
   _lazyMethod(n, "addIssue", e => t => {
    e.issues.push(t), e.message = JSON.stringify(e.issues, o.k8, 2);
   }), _lazyMethod(n, "addIssues", e => t => {
    e.issues.push(...t), e.message = JSON.stringify(e.issues, o.k8, 2);
   }), Object.defineProperty(n, "isEmpty", {
    configurable: !0,
    enumerable: !1,
    get() {
     return 0 === this.issues.length;
    }
   }));
  }, c = s.xI("ZodError", initializer, void 0, {
   Parent: Error
  }), u = r.Tj(c), d = r.Rb(c), l = r.Od(c), f = r.wG(c), p = r.Mv(c), m = r.e2(c), h = r.GW(c), y = r.or(c), g = r.rh(c), v = r.VS(c), b = r.v_(c), _ = r.R3(c);
 }),
 80737: (function(e, t, n) {
  n.d(t, {
   Brp: () => I,
   You: () => O,
   rSt: () => q,
   bzn: () => any,
   YOg: () => array,
   zMY: () => schemas_boolean,
   gMt: () => discriminatedUnion,
   Rpp: () => email,
   k5n: () => _enum,
   E$q: () => intersection,
   Pq9: () => json,
   RZV: () => lazy,
   euz: () => literal,
   _H3: () => looseObject,
   ZmZ: () => never,
   chJ: () => _null,
   aig: () => number,
   Ikc: () => object,
   lqM: () => optional,
   jgl: () => partialRecord,
   vkY: () => preprocess,
   g1P: () => record,
   rej: () => strictObject,
   YjP: () => string,
   PVZ: () => tuple,
   KCZ: () => union,
   L5J: () => unknown,
   OZ5: () => url
  });
  var r = n(88532), i = n(54723);
  class $ZodCyclicError extends Error {
   constructor() {
    super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
   }
  }
  const s = "~memo", o = [];
  function isRef(e) {
   return null !== e && "object" == typeof e;
  }
  function cloneIssues(e) {
   return e.map(e => e.path ? {
    ...e,
    path: e.path.slice()
   } : {
    ...e
   });
  }
  const a = new WeakMap;
  function isRecursive(e, t, n) {
   const r = a.get(e);
   if (void 0 !== r) return r ? 2 : 0;
   if (t.has(e)) return 2;
   t.add(e);
   let s = 0;
   const check = e => {
    if (2 !== s && e?._zod) {
     const r = isRecursive(e, t, n);
     r > s && (s = r);
    }
   }, merge = e => {
    e > s && (s = e);
   }, o = e._zod.def;
   switch (o.type) {
   case "object":
    {
     const e = i.MO(o);
     merge(e ? (e => {
      let r = 0;
      for (const i of Reflect.ownKeys(e)) {
       const s = Object.getOwnPropertyDescriptor(e, i);
       if (!s.enumerable) continue;
       const o = s.get ? 1 : s.value?._zod ? isRecursive(s.value, t, n) : 0;
       o > r && (r = o);
      }
      return r;
     })(e) : 1), check(o.catchall);
     break;
    }

   case "array":
    check(o.element);
    break;

   case "tuple":
    for (const e of o.items) check(e);
    check(o.rest);
    break;

   case "record":
   case "map":
    check(o.keyType), check(o.valueType);
    break;

   case "set":
    check(o.valueType);
    break;

   case "union":
    for (const e of o.options) check(e);
    break;

   case "intersection":
    check(o.left), check(o.right);
    break;

   case "optional":
   case "nullable":
   case "default":
   case "prefault":
   case "catch":
   case "readonly":
   case "nonoptional":
   case "promise":
   case "success":
    check(o.innerType);
    break;

   case "pipe":
    check(o.in), check(o.out);
    break;

   case "function":
    check(o.input), check(o.output);
    break;

   case "lazy":
    {
     const r = o._cachedInner ?? (n ? e._zod.innerType : void 0);
     merge(r ? isRecursive(r, t, !1) : 1);
     break;
    }

   case "template_literal":
   case "string":
   case "number":
   case "int":
   case "boolean":
   case "bigint":
   case "symbol":
   case "undefined":
   case "null":
   case "void":
   case "never":
   case "any":
   case "unknown":
   case "date":
   case "nan":
   case "enum":
   case "literal":
   case "file":
   case "transform":
   case "custom":
    break;

   default:
    for (const e in o) {
     const t = Object.getOwnPropertyDescriptor(o, e);
     if (!t || t.get) continue;
     const n = t.value;
     if (n && "object" == typeof n) if (n._zod) check(n); else if (Array.isArray(n)) for (const e of n) check(e);
    }
   }
   return t.delete(e), function(e, t) {
    return 1 !== t && a.set(e, 2 === t), t;
   }(e, s);
  }
  let c;
  const u = [], d = {
   alloc(e, t, n) {
    const r = c;
    if (!r) return n;
    c = void 0;
    const i = {
     value: n,
     issues: null
    };
    return r.set(t.value, i), u.push(i), n;
   },
   guard(e) {
    var t;
    (t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
     const t = e._zod.parse, wrapped = (e, n) => {
      if ("backward" !== n.direction && function(e, t) {
       const n = e[s]?.backEdges;
       return void 0 !== n && isRef(t) && n.has(t);
      }(n, e.value)) throw new $ZodCyclicError;
      return t(e, n);
     };
     e._zod.parse = wrapped, e._zod.run === t && (e._zod.run = wrapped);
    });
   },
   attach(e) {
    var t;
    let n, r, i, a = !1;
    (t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
     const t = e._zod.parse, wrapped = (d, l) => {
      if (void 0 === n) {
       const r = isRecursive(e, new Set, !1);
       if (0 === r) return e._zod.parse = t, e._zod.run === wrapped && (e._zod.run = t), 
       t(d, l);
       2 === r || a ? n = !0 : a = !0;
      }
      const f = d.value;
      if (!isRef(f)) return t(d, l);
      let p, m = l[s];
      m || (m = {
       buckets: new WeakMap,
       backEdges: void 0
      }, l[s] = m), r === l ? p = i : (p = function(e, t) {
       let n = e.buckets.get(t);
       return n || (n = new WeakMap, e.buckets.set(t, n)), n;
      }(m, e), r = l, i = p);
      const h = p.get(f);
      if (h) return d.value = h.value, h.issues ? h.issues.length && d.issues.push(...cloneIssues(h.issues)) : (d.memo = !0, 
      m.backEdges ?? (m.backEdges = new WeakSet), m.backEdges.add(h.value)), d;
      c = p;
      const y = u.length, g = t(d, l);
      c = void 0;
      const v = u.length > y ? u.pop() : void 0;
      return g instanceof Promise ? g.then(e => (v && (v.issues = e.issues.length ? cloneIssues(e.issues) : o), 
      e)) : (v && (v.issues = g.issues.length ? cloneIssues(g.issues) : o), g);
     };
     e._zod.parse = wrapped, e._zod.run === t && (e._zod.run = wrapped);
    });
   }
  };
  var l = n(56985), f = n(29396), p = n(43759), m = n(98439), h = n(87509), y = n(30252), g = n(43852), v = n(4196);
  function _ensureDefaultMemoizer() {
   r.cr.memoizer || r.$W({
    memoizer: d
   });
  }
  const b = r.xI("ZodType", (e, t) => (r.cr.localeError || r.$W((0, y.A)()), l.W4.init(e, t), 
  e.def = t, e.type = t.type, e), {
   check(...e) {
    const t = this.def;
    return this.clone(i.zM(t, {
     checks: [ ...t.checks ?? [], ...e.map(e => "function" == typeof e ? {
      _zod: {
       check: e,
       def: {
        check: "custom"
       },
       onattach: []
      }
     } : e) ]
    }), {
     parent: !0
    });
   },
   with(...e) {
    return this.check(...e);
   },
   clone(e, t) {
    return i.o8(this, e, t);
   },
   brand() {
    return this;
   },
   register(e, t) {
    return e.add(this, t), this;
   },
   refine(e, t) {
    return this.check(function(e, t = {}) {
     return p.fU(_e, e, t);
    }(e, t));
   },
   superRefine(e, t) {
    return this.check(function(e, t) {
     return p.MB(e, t);
    }(e, t));
   },
   overwrite(e) {
    return this.check(p.bS(e));
   },
   optional() {
    return optional(this);
   },
   exactOptional() {
    return new de({
     type: "optional",
     innerType: this
    });
   },
   nullable() {
    return nullable(this);
   },
   nullish() {
    return optional(nullable(this));
   },
   nonoptional(e) {
    return function(e, t) {
     return new me({
      type: "nonoptional",
      innerType: e,
      ...i.A2(t)
     });
    }(this, e);
   },
   array() {
    return array(this);
   },
   or(e) {
    return union([ this, e ]);
   },
   and(e) {
    return intersection(this, e);
   },
   transform(e) {
    return pipe(this, transform(e));
   },
   default(e) {
    return t = e, new fe({
     type: "default",
     innerType: this,
     get defaultValue() {
      return "function" == typeof t ? t() : i.yG(t);
     }
    });
    var t;
   },
   prefault(e) {
    return t = e, new pe({
     type: "prefault",
     innerType: this,
     get defaultValue() {
      return "function" == typeof t ? t() : i.yG(t);
     }
    });
    var t;
   },
   catch(e) {
    return new he({
     type: "catch",
     innerType: this,
     catchValue: "function" == typeof (t = e) ? t : i.SS(t)
    });
    var t;
   },
   pipe(e) {
    return pipe(this, e);
   },
   readonly() {
    return new ve({
     type: "readonly",
     innerType: this
    });
   },
   describe(e) {
    const t = this.clone();
    return f.fd.add(t, {
     description: e
    }), t;
   },
   meta(...e) {
    if (0 === e.length) return f.fd.get(this);
    const t = this.clone();
    return f.fd.add(t, e[0]), t;
   },
   isOptional() {
    return this.safeParse(void 0).success;
   },
   isNullable() {
    return this.safeParse(null).success;
   },
   apply(e, ...t) {
    return 0 === t.length ? e(this) : e(this, ...t);
   },
   get "~standard"() {
    return i.jD(this, "~standard", {
     ...l.YK(this),
     jsonSchema: {
      input: (0, h.uE)(this, "input"),
      output: (0, h.uE)(this, "output")
     }
    });
   },
   set "~standard"(e) {
    i.qh(this, "~standard", e);
   },
   parse: function _parse(e, t) {
    return g.qg(this, e, t, {
     callee: _parse
    });
   },
   parseAsync: async function _parseAsync(e, t) {
    return await g.EJ(this, e, t, {
     callee: _parseAsync
    });
   },
   safeParse(e, t) {
    return g.xL(this, e, t);
   },
   async safeParseAsync(e, t) {
    return g.bp(this, e, t);
   },
   get spa() {
    return this?.safeParseAsync;
   },
   set spa(e) {
    i.qh(this, "spa", e);
   },
   validate(e, t) {
    return v.tf(this, e, t);
   },
   validateAsync(e, t) {
    return v.F0(this, e, t);
   },
   encode: function _encode(e, t) {
    return g.lF(this, e, t, {
     callee: _encode
    });
   },
   decode: function _decode(e, t) {
    return g.D4(this, e, t, {
     callee: _decode
    });
   },
   encodeAsync: async function _encodeAsync(e, t) {
    return await g.X$(this, e, t, {
     callee: _encodeAsync
    });
   },
   decodeAsync: async function _decodeAsync(e, t) {
    return await g.Re(this, e, t, {
     callee: _decodeAsync
    });
   },
   safeEncode(e, t) {
    return g.wy(this, e, t);
   },
   safeDecode(e, t) {
    return g.ex(this, e, t);
   },
   async safeEncodeAsync(e, t) {
    return g.EM(this, e, t);
   },
   async safeDecodeAsync(e, t) {
    return g.yR(this, e, t);
   },
   toJSONSchema(e) {
    return (0, h.OA)(this, {})(e);
   },
   get description() {
    return f.fd.get(this)?.description;
   },
   get _def() {
    return this._zod.def;
   }
  }), _ = r.xI("_ZodString", (e, t) => {
   l.$v.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.SW(e, t, n, r);
  }, i.un({
   format: e => m.Fs(e).format ?? null,
   minLength: e => m.Fs(e).minimum ?? null,
   maxLength: e => m.Fs(e).maximum ?? null
  }, {
   regex(...e) {
    return this.check(p.Fk(...e));
   },
   includes(...e) {
    return this.check(p.dR(...e));
   },
   startsWith(...e) {
    return this.check(p.$S(...e));
   },
   endsWith(...e) {
    return this.check(p.ER(...e));
   },
   min(...e) {
    return this.check(p.m9(...e));
   },
   max(...e) {
    return this.check(p.Eb(...e));
   },
   length(...e) {
    return this.check(p.YA(...e));
   },
   nonempty(...e) {
    return this.check(p.m9(1, ...e));
   },
   lowercase(e) {
    return this.check(p.hH(e));
   },
   uppercase(e) {
    return this.check(p.qF(e));
   },
   trim() {
    return this.check(p.WN());
   },
   normalize(...e) {
    return this.check(p.lo(...e));
   },
   toLowerCase() {
    return this.check(p.Il());
   },
   toUpperCase() {
    return this.check(p.xY());
   },
   slugify() {
    return this.check(p.TL());
   }
  })), x = r.xI("ZodString", (e, t) => {
   l.$v.init(e, t), _.init(e, t);
  }, {
   email(e) {
    return this.check(p.Mu(w, e));
   },
   url(e) {
    return this.check(p.Fn(A, e));
   },
   jwt(e) {
    return this.check(p.rk(W, e));
   },
   emoji(e) {
    return this.check(p.aC(E, e));
   },
   guid(e) {
    return this.check(p.tB(N, e));
   },
   uuid(e) {
    return this.check(p.Be(T, e));
   },
   uuidv4(e) {
    return this.check(p.nA(T, e));
   },
   uuidv6(e) {
    return this.check(p.pY(T, e));
   },
   uuidv7(e) {
    return this.check(p.wA(T, e));
   },
   nanoid(e) {
    return this.check(p.Dl($, e));
   },
   cuid(e) {
    return this.check(p.fs(P, e));
   },
   cuid2(e) {
    return this.check(p.Bj(j, e));
   },
   ulid(e) {
    return this.check(p.Ct(Z, e));
   },
   base64(e) {
    return this.check(p.rt(R, e));
   },
   base64url(e) {
    return this.check(p.cU(U, e));
   },
   xid(e) {
    return this.check(p.Pw(C, e));
   },
   ksuid(e) {
    return this.check(p._z(J, e));
   },
   ipv4(e) {
    return this.check(p.Ny(M, e));
   },
   ipv6(e) {
    return this.check(p.$O(D, e));
   },
   cidrv4(e) {
    return this.check(p.Uy(L, e));
   },
   cidrv6(e) {
    return this.check(p.gP(F, e));
   },
   e164(e) {
    return this.check(p.KB(V, e));
   },
   datetime(e) {
    return this.check(p.G1(O, e));
   },
   date(e) {
    return this.check(p.db(I, e));
   },
   time(e) {
    return this.check(p.Kn(z, e));
   },
   duration(e) {
    return this.check(p.f2(k, e));
   }
  });
  function string(e) {
   return p.Rl(x, e);
  }
  const S = r.xI("ZodStringFormat", (e, t) => {
   l.EY.init(e, t), _.init(e, t);
  }), O = r.xI("ZodISODateTime", (e, t) => {
   l.Ko.init(e, t), S.init(e, t);
  }), I = r.xI("ZodISODate", (e, t) => {
   l.v1.init(e, t), S.init(e, t);
  }), z = r.xI("ZodISOTime", (e, t) => {
   l.Ax.init(e, t), S.init(e, t);
  }), k = r.xI("ZodISODuration", (e, t) => {
   l.$N.init(e, t), S.init(e, t);
  }), w = r.xI("ZodEmail", (e, t) => {
   l.qG.init(e, t), S.init(e, t);
  });
  function email(e) {
   return p.Mu(w, e);
  }
  const N = r.xI("ZodGUID", (e, t) => {
   l.Zc.init(e, t), S.init(e, t);
  }), T = r.xI("ZodUUID", (e, t) => {
   l.Zn.init(e, t), S.init(e, t);
  }), A = r.xI("ZodURL", (e, t) => {
   l.VY.init(e, t), S.init(e, t);
  });
  function url(e) {
   return p.Fn(A, e);
  }
  const E = r.xI("ZodEmoji", (e, t) => {
   l.cG.init(e, t), S.init(e, t);
  }), $ = r.xI("ZodNanoID", (e, t) => {
   l.Py.init(e, t), S.init(e, t);
  }), P = r.xI("ZodCUID", (e, t) => {
   l.bl.init(e, t), S.init(e, t);
  }), j = r.xI("ZodCUID2", (e, t) => {
   l.Zu.init(e, t), S.init(e, t);
  }), Z = r.xI("ZodULID", (e, t) => {
   l.g5.init(e, t), S.init(e, t);
  }), C = r.xI("ZodXID", (e, t) => {
   l.TF.init(e, t), S.init(e, t);
  }), J = r.xI("ZodKSUID", (e, t) => {
   l.GY.init(e, t), S.init(e, t);
  }), M = r.xI("ZodIPv4", (e, t) => {
   l.Lc.init(e, t), S.init(e, t);
  }), D = r.xI("ZodIPv6", (e, t) => {
   l.Zy.init(e, t), S.init(e, t);
  }), L = r.xI("ZodCIDRv4", (e, t) => {
   l.CI.init(e, t), S.init(e, t);
  }), F = r.xI("ZodCIDRv6", (e, t) => {
   l.Cn.init(e, t), S.init(e, t);
  }), R = r.xI("ZodBase64", (e, t) => {
   l.Dq.init(e, t), S.init(e, t);
  }), U = r.xI("ZodBase64URL", (e, t) => {
   l.CQ.init(e, t), S.init(e, t);
  }), V = r.xI("ZodE164", (e, t) => {
   l.Oy.init(e, t), S.init(e, t);
  }), W = r.xI("ZodJWT", (e, t) => {
   l.h8.init(e, t), S.init(e, t);
  }), q = r.xI("ZodNumber", (e, t) => {
   l.vz.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.Wg(e, t, n, r), 
   e.isFinite = !0;
  }, i.un({
   minValue: e => {
    const {minimum: t, exclusiveMinimum: n} = m.Fs(e);
    return Math.max(t ?? Number.NEGATIVE_INFINITY, n ?? Number.NEGATIVE_INFINITY);
   },
   maxValue: e => {
    const {maximum: t, exclusiveMaximum: n} = m.Fs(e);
    return Math.min(t ?? Number.POSITIVE_INFINITY, n ?? Number.POSITIVE_INFINITY);
   },
   isInt: e => {
    const {isInt: t, multipleOf: n} = m.Fs(e);
    return !!t || !!n?.some(Number.isSafeInteger);
   },
   format: e => m.Fs(e).format ?? null
  }, {
   gt(e, t) {
    return this.check(p.Tx(e, t));
   },
   gte(e, t) {
    return this.check(p.qm(e, t));
   },
   min(e, t) {
    return this.check(p.qm(e, t));
   },
   lt(e, t) {
    return this.check(p.Au(e, t));
   },
   lte(e, t) {
    return this.check(p.Zm(e, t));
   },
   max(e, t) {
    return this.check(p.Zm(e, t));
   },
   int(e) {
    return this.check(schemas_int(e));
   },
   safe(e) {
    return this.check(schemas_int(e));
   },
   positive(e) {
    return this.check(p.Tx(0, e));
   },
   nonnegative(e) {
    return this.check(p.qm(0, e));
   },
   negative(e) {
    return this.check(p.Au(0, e));
   },
   nonpositive(e) {
    return this.check(p.Zm(0, e));
   },
   multipleOf(e, t) {
    return this.check(p.Hi(e, t));
   },
   step(e, t) {
    return this.check(p.Hi(e, t));
   },
   finite() {
    return this;
   }
  }));
  function number(e) {
   return p.F7(q, e);
  }
  const B = r.xI("ZodNumberFormat", (e, t) => {
   l.I.init(e, t), q.init(e, t);
  });
  function schemas_int(e) {
   return p.LK(B, e);
  }
  const Y = r.xI("ZodBoolean", (e, t) => {
   l.sF.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.dO(e, t, n, r);
  });
  function schemas_boolean(e) {
   return p._L(Y, e);
  }
  const K = r.xI("ZodNull", (e, t) => {
   l.x8.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.In(e, t, n, r);
  });
  function _null(e) {
   return p.jw(K, e);
  }
  const G = r.xI("ZodAny", (e, t) => {
   l.Gb.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.NX(e, t, n, r);
  });
  function any() {
   return p.KA(G);
  }
  const X = r.xI("ZodUnknown", (e, t) => {
   l.GP.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.NV(e, t, n, r);
  });
  function unknown() {
   return p.em(X);
  }
  const H = r.xI("ZodNever", (e, t) => {
   l.Um.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.RH(e, t, n, r);
  });
  function never(e) {
   return p.G8(H, e);
  }
  const Q = r.xI("ZodArray", (e, t) => {
   _ensureDefaultMemoizer(), l.$p.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.cY(e, t, n, r), 
   e.element = t.element;
  }, {
   min(e, t) {
    return this.check(p.m9(e, t));
   },
   nonempty(e) {
    return this.check(p.m9(1, e));
   },
   max(e, t) {
    return this.check(p.Eb(e, t));
   },
   length(e, t) {
    return this.check(p.YA(e, t));
   },
   unwrap() {
    return this.element;
   }
  });
  function array(e, t) {
   return p.dZ(Q, e, t);
  }
  const ee = r.xI("ZodObject", (e, t) => {
   _ensureDefaultMemoizer(), l.w.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.Ec(e, t, n, r), 
   i.X(e, "shape", e => e._zod.def.shape, !1);
  }, {
   keyof() {
    return _enum(Object.keys(this._zod.def.shape));
   },
   catchall(e) {
    return this.clone(i.zM(this._zod.def, {
     catchall: e
    }));
   },
   passthrough() {
    return this.clone(i.zM(this._zod.def, {
     catchall: unknown()
    }));
   },
   loose() {
    return this.clone(i.zM(this._zod.def, {
     catchall: unknown()
    }));
   },
   strict() {
    return this.clone(i.zM(this._zod.def, {
     catchall: never()
    }));
   },
   strip() {
    return this.clone(i.zM(this._zod.def, {
     catchall: void 0
    }));
   },
   extend(e) {
    return i.X$(this, e);
   },
   safeExtend(e) {
    return i.W0(this, e);
   },
   merge(e) {
    return i.h1(this, e);
   },
   pick(e) {
    return i.Up(this, e);
   },
   omit(e) {
    return i.cJ(this, e);
   },
   partial(...e) {
    return i.OH(ue, this, e[0]);
   },
   exactPartial(...e) {
    return i.OH(de, this, e[0], "exactPartial");
   },
   required(...e) {
    return i.mw(me, this, e[0]);
   }
  });
  function object(e, t) {
   const n = {
    type: "object",
    shape: e ?? {},
    ...i.A2(t)
   };
   return new ee(n);
  }
  function strictObject(e, t) {
   return new ee({
    type: "object",
    shape: e,
    catchall: never(),
    ...i.A2(t)
   });
  }
  function looseObject(e, t) {
   return new ee({
    type: "object",
    shape: e,
    catchall: unknown(),
    ...i.A2(t)
   });
  }
  const te = r.xI("ZodUnion", (e, t) => {
   l.cu.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.iC(e, t, n, r), 
   e.options = t.options;
  });
  function union(e, t) {
   return new te({
    type: "union",
    options: e,
    ...i.A2(t)
   });
  }
  const ne = r.xI("ZodDiscriminatedUnion", (e, t) => {
   te.init(e, t), l.P0.init(e, t);
  });
  function discriminatedUnion(e, t, n) {
   return new ne({
    type: "union",
    options: t,
    discriminator: e,
    ...i.A2(n)
   });
  }
  const re = r.xI("ZodIntersection", (e, t) => {
   l.LJ.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.i_(e, t, n, r);
  });
  function intersection(e, t) {
   return new re({
    type: "intersection",
    left: e,
    right: t
   });
  }
  const ie = r.xI("ZodTuple", (e, t) => {
   _ensureDefaultMemoizer(), l.G3.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.CN(e, t, n, r);
  }, {
   rest(e) {
    return this.clone({
     ...this._zod.def,
     rest: e
    });
   },
   partial() {
    const e = this._zod.def;
    if (e.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
    return this.clone({
     ...e,
     items: e.items.map(e => new ue({
      type: "optional",
      innerType: e
     }))
    });
   }
  });
  function tuple(e, t, n) {
   const r = t instanceof l.W4, s = r ? n : t;
   return new ie({
    type: "tuple",
    items: e,
    rest: r ? t : null,
    ...i.A2(s)
   });
  }
  const se = r.xI("ZodRecord", (e, t) => {
   _ensureDefaultMemoizer(), l.h.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.GC(e, t, n, r), 
   e.keyType = t.keyType, e.valueType = t.valueType;
  });
  function record(e, t, n) {
   return t && t._zod ? new se({
    type: "record",
    keyType: e,
    valueType: t,
    ...i.A2(n)
   }) : new se({
    type: "record",
    keyType: string(),
    valueType: e,
    ...i.A2(t)
   });
  }
  function partialRecord(e, t, n) {
   return new se({
    type: "record",
    keyType: e,
    valueType: t,
    ...i.A2(n),
    partial: !0
   });
  }
  const oe = r.xI("ZodEnum", (e, t) => {
   l.VO.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.C0(e, t, n, r), 
   e.enum = t.entries, e.options = [ ...e._zod.values ];
   const n = new Set(Object.keys(t.entries));
   e.extract = (e, r) => {
    const s = {};
    for (const r of e) {
     if (!n.has(r)) throw new Error(`Key ${r} not found in enum`);
     s[r] = t.entries[r];
    }
    return new oe({
     ...t,
     checks: [],
     ...i.A2(r),
     entries: s
    });
   }, e.exclude = (e, r) => {
    const s = {
     ...t.entries
    };
    for (const t of e) {
     if (!n.has(t)) throw new Error(`Key ${t} not found in enum`);
     delete s[t];
    }
    return new oe({
     ...t,
     checks: [],
     ...i.A2(r),
     entries: s
    });
   };
  });
  function _enum(e, t) {
   const n = Array.isArray(e) ? Object.fromEntries(e.map(e => [ e, e ])) : e;
   return new oe({
    type: "enum",
    entries: n,
    ...i.A2(t)
   });
  }
  const ae = r.xI("ZodLiteral", (e, t) => {
   l.nu.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.Yv(e, t, n, r), 
   e.values = new Set(t.values), Object.defineProperty(e, "value", {
    get() {
     if (t.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
     return t.values[0];
    }
   });
  });
  function literal(e, t) {
   return new ae({
    type: "literal",
    values: Array.isArray(e) ? e : [ e ],
    ...i.A2(t)
   });
  }
  const ce = r.xI("ZodTransform", (e, t) => {
   _ensureDefaultMemoizer(), l.Wc.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.xi(e, t, n, r), 
   e._zod.parse = (n, s) => {
    if ("backward" === s.direction) throw new r.cV(e.constructor.name);
    n.addIssue = r => {
     if ("string" == typeof r) n.issues.push(i.sn(r, n.value, t)); else {
      const t = r;
      t.fatal && (t.continue = !1), t.code ?? (t.code = "custom"), "input" in t || (t.input = n.value), 
      t.inst ?? (t.inst = e), n.issues.push(i.sn(t));
     }
    };
    const o = t.transform(n.value, n);
    return o instanceof Promise ? o.then(e => (n.value = e, n)) : (n.value = o, n);
   };
  });
  function transform(e) {
   return new ce({
    type: "transform",
    transform: e
   });
  }
  const ue = r.xI("ZodOptional", (e, t) => {
   l.ig.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.$k(e, t, n, r), 
   e.unwrap = () => e._zod.def.innerType;
  });
  function optional(e) {
   return new ue({
    type: "optional",
    innerType: e
   });
  }
  const de = r.xI("ZodExactOptional", (e, t) => {
   l.RL.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.$k(e, t, n, r), 
   e.unwrap = () => e._zod.def.innerType;
  }), le = r.xI("ZodNullable", (e, t) => {
   l.qc.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.yq(e, t, n, r), 
   e.unwrap = () => e._zod.def.innerType;
  });
  function nullable(e) {
   return new le({
    type: "nullable",
    innerType: e
   });
  }
  const fe = r.xI("ZodDefault", (e, t) => {
   l.rv.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.mh(e, t, n, r), 
   e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
  }), pe = r.xI("ZodPrefault", (e, t) => {
   l.VF.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.A(e, t, n, r), 
   e.unwrap = () => e._zod.def.innerType;
  }), me = r.xI("ZodNonOptional", (e, t) => {
   l.N$.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.cR(e, t, n, r), 
   e.unwrap = () => e._zod.def.innerType;
  }), he = r.xI("ZodCatch", (e, t) => {
   l.t$.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.Q9(e, t, n, r), 
   e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
  }), ye = r.xI("ZodPipe", (e, t) => {
   l._m.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.fs(e, t, n, r), 
   e.in = t.in, e.out = t.out;
  });
  function pipe(e, t) {
   return new ye({
    type: "pipe",
    in: e,
    out: t
   });
  }
  const ge = r.xI("ZodPreprocess", (e, t) => {
   ye.init(e, t), l.KX.init(e, t);
  }), ve = r.xI("ZodReadonly", (e, t) => {
   l.Sb.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.$X(e, t, n, r), 
   e.unwrap = () => e._zod.def.innerType;
  }), be = r.xI("ZodLazy", (e, t) => {
   l.kU.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.Tr(e, t, n, r), 
   e.unwrap = () => e._zod.def.getter();
  });
  function lazy(e) {
   return new be({
    type: "lazy",
    getter: e
   });
  }
  const _e = r.xI("ZodCustom", (e, t) => {
   l.b0.init(e, t), b.init(e, t), e._zod.processJSONSchema = (t, n, r) => m.A6(e, t, n, r);
  });
  function json(e) {
   const t = lazy(() => union([ string(e), number(), schemas_boolean(), _null(), array(t), record(string(), t) ]));
   return t;
  }
  function preprocess(e, t) {
   return new ge({
    type: "pipe",
    in: transform(e),
    out: t
   });
  }
  p.q0, p.mI;
 }),
 98439: (function(e, t, n) {
  n.d(t, {
   $X: () => readonlyProcessor,
   $k: () => optionalProcessor,
   A: () => prefaultProcessor,
   A6: () => customProcessor,
   C0: () => enumProcessor,
   CN: () => tupleProcessor,
   Ec: () => objectProcessor,
   Fl: () => dateProcessor,
   Fs: () => aggregateChecks,
   GC: () => recordProcessor,
   In: () => nullProcessor,
   NV: () => unknownProcessor,
   NX: () => anyProcessor,
   Q9: () => catchProcessor,
   RH: () => neverProcessor,
   SW: () => stringProcessor,
   Tr: () => lazyProcessor,
   Wg: () => numberProcessor,
   Y8: () => bigintProcessor,
   Yv: () => literalProcessor,
   bl: () => toJSONSchema,
   cR: () => nonoptionalProcessor,
   cY: () => arrayProcessor,
   dO: () => booleanProcessor,
   fs: () => pipeProcessor,
   iC: () => unionProcessor,
   i_: () => intersectionProcessor,
   mh: () => defaultProcessor,
   xi: () => transformProcessor,
   yq: () => nullableProcessor
  });
  var r = n(23908), i = n(56985), s = n(87509), o = n(54723);
  const narrowMin = (e, t, n) => {
   (void 0 === e[t] || n > e[t]) && (e[t] = n);
  }, narrowMax = (e, t, n) => {
   (void 0 === e[t] || n < e[t]) && (e[t] = n);
  }, narrowBoth = (e, t) => {
   narrowMin(e, "minimum", t), narrowMax(e, "maximum", t);
  }, addDivisor = (e, t) => {
   e.multipleOf ?? (e.multipleOf = []), e.multipleOf.includes(t) || e.multipleOf.push(t);
  }, addPattern = (e, t) => {
   e.patterns ?? (e.patterns = new Set), e.patterns.add(t);
  }, intersectMime = (e, t) => {
   e.mime = e.mime ? e.mime.filter(e => t.includes(e)) : [ ...t ];
  }, setFormat = (e, t) => {
   e.format = t, t.includes("int") && (e.isInt = !0);
  }, minContributor = (e, t) => narrowMin(e, "minimum", t.minimum), maxContributor = (e, t) => narrowMax(e, "maximum", t.maximum), formatContributor = e => (t, n) => {
   setFormat(t, n.format);
   const [r, i] = e[n.format];
   narrowMin(t, "minimum", r), narrowMax(t, "maximum", i);
  }, a = {
   greater_than: (e, t) => narrowMin(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
   less_than: (e, t) => narrowMax(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
   multiple_of: (e, t) => addDivisor(e, t.value),
   number_format: formatContributor(o.zH),
   bigint_format: formatContributor(o.NR),
   min_length: minContributor,
   max_length: maxContributor,
   length_equals: (e, t) => narrowBoth(e, t.length),
   min_size: minContributor,
   max_size: maxContributor,
   size_equals: (e, t) => narrowBoth(e, t.size),
   string_format: (e, t) => {
    setFormat(e, t.format), t.pattern && addPattern(e, t.pattern), "base64" !== t.format && "base64url" !== t.format || (e.contentEncoding = t.format), 
    (t.local || -1 === t.precision) && (e.laxFormat = !0);
   },
   mime_type: (e, t) => intersectMime(e, t.mime)
  };
  function aggregateChecks(e) {
   const t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [ e, ...n.checks ?? [] ] : n.checks ?? [];
   for (const e of r) a[e._zod.def.check]?.(t, e._zod.def);
   const i = e._zod.bag;
   void 0 !== i.minimum && narrowMin(t, "minimum", i.minimum), void 0 !== i.exclusiveMinimum && narrowMin(t, "exclusiveMinimum", i.exclusiveMinimum), 
   void 0 !== i.maximum && narrowMax(t, "maximum", i.maximum), void 0 !== i.exclusiveMaximum && narrowMax(t, "exclusiveMaximum", i.exclusiveMaximum), 
   void 0 !== i.multipleOf && addDivisor(t, i.multipleOf), void 0 !== i.format && (t.format ?? (t.format = i.format), 
   i.format.includes("int") && (t.isInt = !0)), i.mime && intersectMime(t, i.mime);
   for (const e of i.patterns ?? []) addPattern(t, e);
   return t;
  }
  const c = {
   guid: "uuid",
   url: "uri",
   datetime: "date-time",
   json_string: "json-string",
   regex: ""
  }, u = new Map([ [ i.cq, r.K3 ], [ i.xE, r.r0 ] ]), exactPattern = e => u.get(e) ?? e, stringProcessor = (e, t, n, r) => {
   const i = n;
   i.type = "string";
   const {minimum: s, maximum: o, format: a, patterns: u, contentEncoding: d, laxFormat: l} = aggregateChecks(e);
   if ("number" == typeof s && (i.minLength = s), "number" == typeof o && (i.maxLength = o), 
   a && (i.format = c[a] ?? a, "" === i.format && delete i.format, ("time" === a || l) && delete i.format), 
   d && (i.contentEncoding = d), u && u.size > 0) {
    const e = [ ...u ].map(exactPattern);
    1 === e.length ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [ ...e.map(e => ({
     ..."draft-07" === t.target || "draft-04" === t.target || "openapi-3.0" === t.target ? {
      type: "string"
     } : {},
     pattern: e.source
    })) ]);
   }
  }, numberProcessor = (e, t, n, r) => {
   const i = n, {minimum: o, maximum: a, multipleOf: c, exclusiveMaximum: u, exclusiveMinimum: d, isInt: l} = aggregateChecks(e);
   i.type = l ? "integer" : "number";
   const f = "number" == typeof d && d >= (o ?? Number.NEGATIVE_INFINITY), p = "number" == typeof u && u <= (a ?? Number.POSITIVE_INFINITY), m = "draft-04" === t.target || "openapi-3.0" === t.target;
   if (f ? m ? (i.minimum = d, i.exclusiveMinimum = !0) : i.exclusiveMinimum = d : "number" == typeof o && (i.minimum = o), 
   p ? m ? (i.maximum = u, i.exclusiveMaximum = !0) : i.exclusiveMaximum = u : "number" == typeof a && (i.maximum = a), 
   c) {
    const n = new Set;
    for (const o of c) Number.isFinite(o) && 0 !== o ? n.add(Math.abs(o)) : (0, s._S)(e, t, i, r, `A multipleOf divisor of ${o} cannot be represented in JSON Schema`);
    const [o, ...a] = n;
    void 0 !== o && (i.multipleOf = o), a.length && (i.allOf = [ ...i.allOf ?? [], ...a.map(e => ({
     multipleOf: e
    })) ]);
   }
  }, booleanProcessor = (e, t, n, r) => {
   n.type = "boolean";
  }, bigintProcessor = (e, t, n, r) => {
   (0, s._S)(e, t, n, r, "BigInt cannot be represented in JSON Schema");
  }, nullProcessor = (e, t, n, r) => {
   "openapi-3.0" === t.target ? (n.type = "string", n.nullable = !0, n.enum = [ null ]) : n.type = "null";
  }, neverProcessor = (e, t, n, r) => {
   n.not = {};
  }, anyProcessor = (e, t, n, r) => {}, unknownProcessor = (e, t, n, r) => {}, dateProcessor = (e, t, n, r) => {
   (0, s._S)(e, t, n, r, "Date cannot be represented in JSON Schema");
  }, enumProcessor = (e, t, n, r) => {
   const i = e._zod.def, s = (0, o.w5)(i.entries);
   0 !== s.length ? (s.every(e => "number" == typeof e) && (n.type = "number"), s.every(e => "string" == typeof e) && (n.type = "string"), 
   n.enum = s) : n.not = {};
  }, literalProcessor = (e, t, n, r) => {
   const i = e._zod.def;
   if (0 === i.values.length) return void (n.not = {});
   const o = [];
   for (const a of i.values) if (void 0 === a) {
    if ((0, s._S)(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
   } else if ("bigint" == typeof a) {
    if ((0, s._S)(e, t, n, r, "BigInt literals cannot be represented in JSON Schema")) return;
    o.push(Number(a));
   } else o.push(a);
   if (0 === o.length) ; else if (1 === o.length) {
    const e = o[0];
    n.type = null === e ? "null" : typeof e, "draft-04" === t.target || "openapi-3.0" === t.target ? n.enum = [ e ] : n.const = e;
   } else o.every(e => "number" == typeof e) && (n.type = "number"), o.every(e => "string" == typeof e) && (n.type = "string"), 
   o.every(e => "boolean" == typeof e) && (n.type = "boolean"), o.every(e => null === e) && (n.type = "null"), 
   n.enum = o;
  }, customProcessor = (e, t, n, r) => {
   (0, s._S)(e, t, n, r, "Custom types cannot be represented in JSON Schema");
  }, transformProcessor = (e, t, n, r) => {
   (0, s._S)(e, t, n, r, "Transforms cannot be represented in JSON Schema");
  }, arrayProcessor = (e, t, n, r) => {
   const i = n, o = e._zod.def, {minimum: a, maximum: c} = aggregateChecks(e);
   "number" == typeof a && (i.minItems = a), "number" == typeof c && (i.maxItems = c), 
   i.type = "array", i.items = (0, s.Lp)(o.element, t, {
    ...r,
    path: [ ...r.path, "items" ]
   });
  };
  function inputOptin(e) {
   const t = e._zod.def;
   return "pipe" === t.type && t.in._zod.traits.has("$ZodTransform") ? inputOptin(t.out) : "catch" === t.type ? inputOptin(t.innerType) : e._zod.optin;
  }
  const objectProcessor = (e, t, n, r) => {
   const i = n, a = e._zod.def, c = a.shape;
   if (Object.getOwnPropertySymbols(c).length && (0, s._S)(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
   i.type = "object", i.properties = {};
   for (const e in c) (0, o.Vy)(i.properties, e, (0, s.Lp)(c[e], t, {
    ...r,
    path: [ ...r.path, "properties", e ]
   }));
   const u = [];
   for (const e of Object.keys(c)) {
    const n = a.shape[e];
    ("input" === t.io ? void 0 === inputOptin(n) : void 0 === n._zod.optout) && u.push(e);
   }
   u.length > 0 && (i.required = u), "never" === a.catchall?._zod.def.type ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = (0, 
   s.Lp)(a.catchall, t, {
    ...r,
    path: [ ...r.path, "additionalProperties" ]
   })) : "output" === t.io && (i.additionalProperties = !1);
  }, unionProcessor = (e, t, n, r) => {
   const i = e._zod.def, o = !1 === i.inclusive, a = i.options.map((e, n) => (0, s.Lp)(e, t, {
    ...r,
    path: [ ...r.path, o ? "oneOf" : "anyOf", n ]
   }));
   o ? n.oneOf = a : n.anyOf = a;
  }, intersectionProcessor = (e, t, n, r) => {
   const i = e._zod.def, o = (0, s.Lp)(i.left, t, {
    ...r,
    path: [ ...r.path, "allOf", 0 ]
   }), a = (0, s.Lp)(i.right, t, {
    ...r,
    path: [ ...r.path, "allOf", 1 ]
   }), isSimpleIntersection = e => "allOf" in e && 1 === Object.keys(e).length, c = [ ...isSimpleIntersection(o) ? o.allOf : [ o ], ...isSimpleIntersection(a) ? a.allOf : [ a ] ];
   n.allOf = c, t.intersections.push(c);
  }, tupleProcessor = (e, t, n, r) => {
   const i = n, o = e._zod.def;
   i.type = "array";
   const a = "draft-2020-12" === t.target ? "prefixItems" : "items", c = "draft-2020-12" === t.target || "openapi-3.0" === t.target ? "items" : "additionalItems", u = o.items.map((e, n) => (0, 
   s.Lp)(e, t, {
    ...r,
    path: [ ...r.path, a, n ]
   })), d = o.rest ? (0, s.Lp)(o.rest, t, {
    ...r,
    path: [ ...r.path, c, ..."openapi-3.0" === t.target ? [ o.items.length ] : [] ]
   }) : null;
   let l = o.items.length;
   for (;l > 0; ) {
    const e = o.items[l - 1];
    if (!("input" === t.io ? void 0 !== inputOptin(e) : "optional" === e._zod.optout)) break;
    l--;
   }
   const f = o.items.length, p = !o.rest;
   "draft-2020-12" === t.target ? (i.prefixItems = u, p ? i.items = !1 : d && (i.items = d), 
   l > 0 && (i.minItems = l), p && (i.maxItems = f)) : "openapi-3.0" === t.target ? (i.items = {
    anyOf: u
   }, d && i.items.anyOf.push(d), l > 0 && (i.minItems = l), p && (i.maxItems = f)) : (i.items = u, 
   p ? i.additionalItems = !1 : d && (i.additionalItems = d), l > 0 && (i.minItems = l), 
   p && (i.maxItems = f));
   const {minimum: m, maximum: h} = aggregateChecks(e);
   "number" == typeof m && (i.minItems = m), "number" == typeof h && (i.maxItems = h);
  };
  function stringifyKeyNames(e, t, n) {
   if (t.$ref) {
    if (n.has(t)) return t;
    n.add(t);
    const r = e.get(t)?.def;
    if (!r) return t;
    const i = stringifyKeyNames(e, r, n);
    return i === r ? t : i;
   }
   for (const r of [ "anyOf", "oneOf" ]) {
    const i = t[r];
    if (!Array.isArray(i)) continue;
    const s = i.map(t => stringifyKeyNames(e, t, n));
    s.some((e, t) => e !== i[t]) && (t = {
     ...t,
     [r]: s
    });
   }
   const i = Array.isArray(t.type) ? t.type : [ t.type ], s = !i.includes("string") && i.some(e => "number" === e || "integer" === e), o = t.enum ?? (void 0 !== t.const ? [ t.const ] : void 0);
   if (!s && !o?.some(e => "number" == typeof e)) return t;
   const {minimum: a, maximum: c, exclusiveMinimum: u, exclusiveMaximum: d, multipleOf: l, format: f, id: p, ...m} = t;
   return m.enum ? m.enum = m.enum.map(e => "number" == typeof e ? String(e) : e) : "number" == typeof m.const && (m.const = String(m.const)), 
   s ? (m.type = "string", o || (m.pattern = (i.includes("number") ? r.ai : r.nd).source), 
   m) : m;
  }
  const d = new WeakMap, recordProcessor = (e, t, n, r) => {
   const i = n, a = e._zod.def;
   i.type = "object";
   const c = a.keyType, u = aggregateChecks(c).patterns;
   if ("loose" === a.mode && u && u.size > 0) {
    const e = (0, s.Lp)(a.valueType, t, {
     ...r,
     path: [ ...r.path, "patternProperties", "*" ]
    });
    i.patternProperties = {};
    for (const t of u) (0, o.Vy)(i.patternProperties, exactPattern(t).source, e);
   } else {
    if ("draft-07" === t.target || "draft-2020-12" === t.target) {
     i.propertyNames = (0, s.Lp)(a.keyType, t, {
      ...r,
      path: [ ...r.path, "propertyNames" ]
     });
     let n = d.get(t);
     n || (n = [], d.set(t, n), t.deferred.push(() => function(e) {
      const t = new Map;
      for (const n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
      const n = new Map;
      for (const r of d.get(e) ?? []) {
       const i = e.seen.get(r), s = (i?.def ?? i?.schema)?.propertyNames;
       if (!s || !0 === s || n.has(s)) continue;
       const o = stringifyKeyNames(t, s, new Set);
       o !== s && n.set(s, o);
      }
      if (n.size) for (const t of e.seen.values()) for (const e of [ t.schema, t.def ]) {
       const t = e && n.get(e.propertyNames);
       t && (e.propertyNames = t);
      }
     }(t))), n.push(e);
    }
    i.additionalProperties = (0, s.Lp)(a.valueType, t, {
     ...r,
     path: [ ...r.path, "additionalProperties" ]
    });
   }
   const l = c._zod.values, f = "input" === t.io && void 0 !== inputOptin(a.valueType);
   if (l && !a.partial && !f) {
    const e = [ ...l ].filter(e => "string" == typeof e || "number" == typeof e);
    e.length > 0 && (i.required = e.map(String));
   }
  }, nullableProcessor = (e, t, n, r) => {
   const i = e._zod.def, o = (0, s.Lp)(i.innerType, t, r), a = t.seen.get(e);
   "openapi-3.0" === t.target ? (a.ref = i.innerType, n.nullable = !0) : n.anyOf = [ o, {
    type: "null"
   } ];
  }, nonoptionalProcessor = (e, t, n, r) => {
   const i = e._zod.def;
   (0, s.Lp)(i.innerType, t, r), t.seen.get(e).ref = i.innerType;
  }, l = Symbol();
  function serializeDefaultValue(e, t, n, r, i) {
   let o = !1;
   const a = JSON.stringify(e, (e, t) => "bigint" != typeof t ? t : (o = !0, null));
   return o ? ((0, s._S)(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), 
   l) : JSON.parse(a);
  }
  const defaultProcessor = (e, t, n, r) => {
   const i = e._zod.def;
   (0, s.Lp)(i.innerType, t, r), t.seen.get(e).ref = i.innerType;
   const o = serializeDefaultValue(i.defaultValue, e, t, n, r);
   o !== l && (n.default = o);
  }, prefaultProcessor = (e, t, n, r) => {
   const i = e._zod.def;
   if ((0, s.Lp)(i.innerType, t, r), t.seen.get(e).ref = i.innerType, "input" !== t.io) return;
   const o = serializeDefaultValue(i.defaultValue, e, t, n, r);
   o !== l && (n._prefault = o);
  }, catchProcessor = (e, t, n, r) => {
   const i = e._zod.def;
   let o;
   (0, s.Lp)(i.innerType, t, r), t.seen.get(e).ref = i.innerType;
   try {
    o = i.catchValue(void 0);
   } catch {
    return void (0, s._S)(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
   }
   n.default = o;
  }, pipeProcessor = (e, t, n, r) => {
   const i = e._zod.def, o = i.in._zod.traits.has("$ZodTransform"), a = "input" === t.io ? o ? i.out : i.in : i.out;
   (0, s.Lp)(a, t, r), t.seen.get(e).ref = a;
  }, readonlyProcessor = (e, t, n, r) => {
   const i = e._zod.def;
   (0, s.Lp)(i.innerType, t, r), t.seen.get(e).ref = i.innerType, n.readOnly = !0;
  }, optionalProcessor = (e, t, n, r) => {
   const i = e._zod.def;
   (0, s.Lp)(i.innerType, t, r), t.seen.get(e).ref = i.innerType;
  }, lazyProcessor = (e, t, n, r) => {
   const i = e._zod.innerType;
   (0, s.Lp)(i, t, r), t.seen.get(e).ref = i;
  }, f = {
   string: stringProcessor,
   number: numberProcessor,
   boolean: booleanProcessor,
   bigint: bigintProcessor,
   symbol: (e, t, n, r) => {
    (0, s._S)(e, t, n, r, "Symbols cannot be represented in JSON Schema");
   },
   null: nullProcessor,
   undefined: (e, t, n, r) => {
    (0, s._S)(e, t, n, r, "Undefined cannot be represented in JSON Schema");
   },
   void: (e, t, n, r) => {
    (0, s._S)(e, t, n, r, "Void cannot be represented in JSON Schema");
   },
   never: neverProcessor,
   any: anyProcessor,
   unknown: unknownProcessor,
   date: dateProcessor,
   enum: enumProcessor,
   literal: literalProcessor,
   nan: (e, t, n, r) => {
    (0, s._S)(e, t, n, r, "NaN cannot be represented in JSON Schema");
   },
   template_literal: (e, t, n, r) => {
    const i = n, s = e._zod.pattern;
    if (!s) throw new Error("Pattern not found in template literal");
    i.type = "string", i.pattern = s.source;
   },
   file: (e, t, n, r) => {
    const i = n;
    i.type = "string", i.format = "binary", i.contentEncoding = "binary";
    const {minimum: s, maximum: o, mime: a} = aggregateChecks(e);
    void 0 !== s && (i.minLength = s), void 0 !== o && (i.maxLength = o), a && (0 === a.length ? i.not = {} : 1 === a.length ? i.contentMediaType = a[0] : i.anyOf = a.map(e => ({
     contentMediaType: e
    })));
   },
   success: (e, t, n, r) => {
    n.type = "boolean";
   },
   custom: customProcessor,
   function: (e, t, n, r) => {
    (0, s._S)(e, t, n, r, "Function types cannot be represented in JSON Schema");
   },
   transform: transformProcessor,
   map: (e, t, n, r) => {
    (0, s._S)(e, t, n, r, "Map cannot be represented in JSON Schema");
   },
   set: (e, t, n, r) => {
    (0, s._S)(e, t, n, r, "Set cannot be represented in JSON Schema");
   },
   array: arrayProcessor,
   object: objectProcessor,
   union: unionProcessor,
   intersection: intersectionProcessor,
   tuple: tupleProcessor,
   record: recordProcessor,
   nullable: nullableProcessor,
   nonoptional: nonoptionalProcessor,
   default: defaultProcessor,
   prefault: prefaultProcessor,
   catch: catchProcessor,
   pipe: pipeProcessor,
   readonly: readonlyProcessor,
   promise: (e, t, n, r) => {
    const i = e._zod.def;
    (0, s.Lp)(i.innerType, t, r), t.seen.get(e).ref = i.innerType;
   },
   optional: optionalProcessor,
   lazy: lazyProcessor
  };
  function toJSONSchema(e, t) {
   if ("_idmap" in e) {
    const n = e, r = (0, s.az)({
     ...t,
     processors: f
    }), i = {};
    for (const e of n._idmap.entries()) {
     const [t, n] = e;
     (0, s.Lp)(n, r);
    }
    const a = {}, c = {
     registry: n,
     uri: t?.uri,
     defs: i
    };
    r.external = c;
    for (const e of n._idmap.entries()) {
     const [t, n] = e;
     (0, s.Wb)(r, n), (0, o.Vy)(a, t, (0, s.jE)(r, n));
    }
    if (Object.keys(i).length > 0) {
     const e = "draft-2020-12" === r.target ? "$defs" : "definitions";
     a.__shared = {
      [e]: i
     };
    }
    return {
     schemas: a
    };
   }
   const n = (0, s.az)({
    ...t,
    processors: f
   });
   return (0, s.Lp)(e, n), (0, s.Wb)(n, e), (0, s.jE)(n, e);
  }
 }),
 87509: (function(e, t, n) {
  n.d(t, {
   Lp: () => processSchema,
   OA: () => createToJSONSchemaMethod,
   Wb: () => extractDefs,
   _S: () => handleUnrepresentable,
   az: () => initializeContext,
   jE: () => finalize,
   uE: () => createStandardJSONSchemaMethod
  });
  var r = n(29396), i = n(54723);
  function assignProps(e, ...t) {
   for (const n of t) for (const t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && (0, 
   i.Vy)(e, t, n[t]);
   return e;
  }
  function initializeContext(e) {
   let t = e?.target ?? "draft-2020-12";
   return "draft-4" === t && (t = "draft-04"), "draft-7" === t && (t = "draft-07"), 
   {
    processors: e.processors ?? {},
    metadataRegistry: e?.metadata ?? r.fd,
    target: t,
    unrepresentable: e?.unrepresentable ?? "throw",
    override: e?.override ?? (() => {}),
    io: e?.io ?? "output",
    counter: 0,
    seen: new Map,
    sharedDefsExtractedFor: void 0,
    sharedEmitDoneFor: void 0,
    cycles: e?.cycles ?? "ref",
    reused: e?.reused ?? "inline",
    intersections: [],
    deferred: [],
    external: e?.external ?? void 0
   };
  }
  function handleUnrepresentable(e, t, n, r, i) {
   const s = "function" == typeof t.unrepresentable ? t.unrepresentable({
    zodSchema: e,
    path: r.path,
    message: i
   }) : t.unrepresentable;
   if ("any" === s) return !1;
   if (void 0 === s || "throw" === s) throw new Error(i);
   return Object.assign(n, s), !0;
  }
  function processSchema(e, t, n = {
   path: [],
   schemaPath: []
  }) {
   var r;
   const i = e._zod.def, s = t.seen.get(e);
   if (s) return s.count++, n.schemaPath.includes(e) && (s.cycle = n.path), s.schema;
   const o = {
    schema: {},
    count: 1,
    cycle: void 0,
    path: n.path
   };
   t.seen.set(e, o), t.sharedDefsExtractedFor = void 0, t.sharedEmitDoneFor = void 0;
   const a = e._zod.toJSONSchema?.();
   if (a) o.schema = a; else {
    const r = {
     ...n,
     schemaPath: [ ...n.schemaPath, e ],
     path: n.path
    };
    if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r); else {
     const n = o.schema, s = t.processors[i.type];
     if (!s) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
     s(e, t, n, r);
    }
    const s = e._zod.parent;
    s && (o.ref || (o.ref = s), processSchema(s, t, r), t.seen.get(s).isParent = !0);
   }
   const c = t.metadataRegistry.get(e);
   return c && assignProps(o.schema, c), "input" === t.io && isTransforming(e) && (delete o.schema.examples, 
   delete o.schema.default), "input" === t.io && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), 
   delete o.schema._prefault, t.seen.get(e).schema;
  }
  function encodeJSONPointerSegment(e) {
   return e.replace(/~/g, "~0").replace(/\//g, "~1");
  }
  function extractDefs(e, t) {
   const n = e.seen.get(t);
   if (!n) throw new Error("Unprocessed schema. This is a bug in Zod.");
   if (e.external && e.sharedDefsExtractedFor === e.external) return;
   const r = new Map;
   for (const t of e.seen.entries()) {
    const n = e.metadataRegistry.get(t[0])?.id;
    if (n) {
     const e = r.get(n);
     if (e && e !== t[0]) throw new Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
     r.set(n, t[0]);
    }
   }
   const extractToDef = t => {
    if (t[1].schema.$ref) return;
    const r = t[1], {ref: i, defId: s} = (t => {
     const r = "draft-2020-12" === e.target ? "$defs" : "definitions";
     if (e.external) {
      const n = e.external.registry.get(t[0])?.id, i = e.external.uri ?? (e => e);
      if (n) return {
       ref: i(n)
      };
      const s = t[1].defId ?? t[1].schema.id ?? "schema" + e.counter++;
      return t[1].defId = s, {
       defId: s,
       ref: `${i("__shared")}#/${r}/${encodeJSONPointerSegment(s)}`
      };
     }
     const i = `#/${r}/`;
     if (t[1] === n && !t[1].schema.id) return {
      ref: "#"
     };
     const s = t[1].schema.id ?? "__schema" + e.counter++;
     return {
      defId: s,
      ref: i + encodeJSONPointerSegment(s)
     };
    })(t);
    r.def = {
     ...r.schema
    }, s && (r.defId = s);
    const o = r.schema;
    for (const e in o) delete o[e];
    o.$ref = i;
   };
   if ("throw" === e.cycles) for (const t of e.seen.entries()) {
    const e = t[1];
    if (e.cycle) throw new Error(`Cycle detected: #/${e.cycle?.join("/")}/<root>\n\nSet the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
   }
   for (const n of e.seen.entries()) {
    const r = n[1];
    if (t === n[0]) {
     extractToDef(n);
     continue;
    }
    if (e.external) {
     const r = e.external.registry.get(n[0])?.id;
     if (t !== n[0] && r) {
      extractToDef(n);
      continue;
     }
    }
    const i = e.metadataRegistry.get(n[0])?.id;
    (i || r.cycle || r.count > 1 && "ref" === e.reused) && extractToDef(n);
   }
   e.external && (e.sharedDefsExtractedFor = e.external);
  }
  function compactTypeUnion(e) {
   const t = e.anyOf;
   if (!Array.isArray(t) || 0 === t.length || void 0 !== e.type) return;
   const n = [];
   for (const e of t) {
    if (!e || "object" != typeof e) return;
    compactTypeUnion(e);
    const t = Object.keys(e);
    if (1 !== t.length || "type" !== t[0]) return;
    const r = e.type;
    for (const e of Array.isArray(r) ? r : [ r ]) {
     if ("string" != typeof e) return;
     n.includes(e) || n.push(e);
    }
   }
   delete e.anyOf, e.type = 1 === n.length ? n[0] : n;
  }
  const s = new Set([ "type", "properties", "required", "additionalProperties" ]), o = [ "oneOf", "anyOf" ];
  function undeclaredConstraint(e) {
   const t = e.additionalProperties;
   return void 0 === t || !1 === t || "object" != typeof t || null === t ? null : Object.keys(t).length ? t : null;
  }
  function foldObjects(e) {
   const t = [];
   for (const n of e) {
    if ("object" != typeof n || "object" !== n.type) return null;
    for (const e in n) if (!s.has(e)) return null;
    t.push(n);
   }
   const n = {}, r = new Set;
   for (const e of t) {
    for (const r in e.properties) {
     if (Object.prototype.hasOwnProperty.call(n, r)) continue;
     const e = [];
     for (const n of t) {
      const t = n.properties?.[r] ?? undeclaredConstraint(n);
      null != t && (e.some(e => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
     }
     const s = 1 === e.length ? e[0] : foldObjects(e) ?? {
      allOf: e
     };
     (0, i.Vy)(n, r, s);
    }
    for (const t of e.required ?? []) r.add(t);
   }
   const o = {
    type: "object",
    properties: n
   };
   if (r.size && (o.required = [ ...r ]), t.every(e => !1 === e.additionalProperties)) o.additionalProperties = !1; else {
    const e = [];
    for (const n of t) {
     const t = undeclaredConstraint(n);
     t && !e.some(e => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
    }
    1 === e.length ? o.additionalProperties = e[0] : e.length > 1 && (o.additionalProperties = {
     allOf: e
    });
   }
   return o;
  }
  function foldIntersection(e) {
   const t = e.allOf;
   if (!Array.isArray(t) || t.length < 2) return;
   for (const t of s) if (t in e) return;
   const n = t.filter(e => o.some(t => Array.isArray(e[t])));
   let r = null;
   if (n.length) {
    const e = n[0], i = o.find(t => Array.isArray(e[t]));
    if (1 !== Object.keys(e).length) return;
    const s = t.filter(t => t !== e), a = e[i].map(e => foldObjects([ ...s, e ]));
    if (a.some(e => !e)) return;
    r = {
     [i]: a
    };
   } else r = foldObjects(t);
   r && (delete e.allOf, assignProps(e, r));
  }
  function finalize(e, t) {
   const n = e.seen.get(t);
   if (!n) throw new Error("Unprocessed schema. This is a bug in Zod.");
   const flattenRef = t => {
    const n = e.seen.get(t);
    if (null === n.ref) return;
    const r = n.def ?? n.schema, i = {
     ...r
    }, s = n.ref;
    if (n.ref = null, s) {
     flattenRef(s);
     const n = e.seen.get(s), o = n.schema;
     if (!o.$ref || "draft-07" !== e.target && "draft-04" !== e.target && "openapi-3.0" !== e.target ? assignProps(r, o) : (r.allOf = r.allOf ?? [], 
     r.allOf.push(o)), assignProps(r, i), t._zod.parent === s) for (const e in r) "$ref" !== e && "allOf" !== e && (e in i || delete r[e]);
     if (o.$ref && n.def) for (const e in r) "$ref" !== e && "allOf" !== e && e in n.def && JSON.stringify(r[e]) === JSON.stringify(n.def[e]) && delete r[e];
    }
    const o = t._zod.parent;
    if (o && o !== s) {
     flattenRef(o);
     const t = e.seen.get(o);
     if (t?.schema.$ref && (r.$ref = t.schema.$ref, t.def)) for (const e in r) "$ref" !== e && "allOf" !== e && e in t.def && JSON.stringify(r[e]) === JSON.stringify(t.def[e]) && delete r[e];
    }
    e.override({
     zodSchema: t,
     jsonSchema: r,
     path: n.path ?? []
    });
   };
   if (!e.external || e.sharedEmitDoneFor !== e.external) {
    for (const t of [ ...e.seen.entries() ].reverse()) flattenRef(t[0]);
    if ("openapi-3.0" !== e.target) for (const t of e.seen.entries()) compactTypeUnion(t[1].def ?? t[1].schema);
    for (const t of e.deferred) t();
    if (e.intersections.length) {
     const t = new Map;
     for (const n of e.seen.values()) for (const e of [ n.schema, n.def ]) {
      const n = e?.allOf;
      if (!Array.isArray(n)) continue;
      const r = t.get(n);
      r ? r.push(e) : t.set(n, [ e ]);
     }
     for (const n of e.intersections) for (const e of t.get(n) ?? []) foldIntersection(e);
    }
   }
   const r = {};
   if ("draft-2020-12" === e.target ? r.$schema = "https://json-schema.org/draft/2020-12/schema" : "draft-07" === e.target ? r.$schema = "http://json-schema.org/draft-07/schema#" : "draft-04" === e.target ? r.$schema = "http://json-schema.org/draft-04/schema#" : e.target, 
   e.external?.uri) {
    const n = e.external.registry.get(t)?.id;
    if (!n) throw new Error("Schema is missing an `id` property");
    r.$id = e.external.uri(n);
   }
   assignProps(r, n.defId ? n.schema : n.def ?? n.schema);
   const s = e.metadataRegistry.get(t)?.id;
   void 0 !== s && r.id === s && delete r.id;
   const o = e.external?.defs ?? {};
   if (!e.external || e.sharedEmitDoneFor !== e.external) for (const t of e.seen.entries()) {
    const e = t[1];
    e.def && e.defId && (e.def.id === e.defId && delete e.def.id, (0, i.Vy)(o, e.defId, e.def));
   }
   e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(o).length > 0 && ("draft-2020-12" === e.target ? r.$defs = o : r.definitions = o);
   try {
    const n = JSON.parse(JSON.stringify(r));
    return Object.defineProperty(n, "~standard", {
     value: {
      ...t["~standard"],
      jsonSchema: {
       input: createStandardJSONSchemaMethod(t, "input", e.processors),
       output: createStandardJSONSchemaMethod(t, "output", e.processors)
      }
     },
     enumerable: !1,
     writable: !1
    }), n;
   } catch (e) {
    throw new Error("Error converting schema to JSON.");
   }
  }
  function isTransforming(e, t) {
   const n = t ?? {
    seen: new Set
   };
   if (n.seen.has(e)) return !1;
   n.seen.add(e);
   const r = e._zod.def;
   if ("transform" === r.type) return !0;
   if ("array" === r.type) return isTransforming(r.element, n);
   if ("set" === r.type) return isTransforming(r.valueType, n);
   if ("lazy" === r.type) return isTransforming(r.getter(), n);
   if ("promise" === r.type || "optional" === r.type || "nonoptional" === r.type || "nullable" === r.type || "readonly" === r.type || "default" === r.type || "prefault" === r.type || "catch" === r.type) return isTransforming(r.innerType, n);
   if ("intersection" === r.type) return isTransforming(r.left, n) || isTransforming(r.right, n);
   if ("record" === r.type || "map" === r.type) return isTransforming(r.keyType, n) || isTransforming(r.valueType, n);
   if ("pipe" === r.type) return !!e._zod.traits.has("$ZodCodec") || isTransforming(r.in, n) || isTransforming(r.out, n);
   if ("object" === r.type) {
    for (const e in r.shape) if (isTransforming(r.shape[e], n)) return !0;
    return !1;
   }
   if ("union" === r.type) {
    for (const e of r.options) if (isTransforming(e, n)) return !0;
    return !1;
   }
   if ("tuple" === r.type) {
    for (const e of r.items) if (isTransforming(e, n)) return !0;
    return !(!r.rest || !isTransforming(r.rest, n));
   }
   return !1;
  }
  const createToJSONSchemaMethod = (e, t = {}) => n => {
   const r = initializeContext({
    ...n,
    processors: t
   });
   return processSchema(e, r), extractDefs(r, e), finalize(r, e);
  }, createStandardJSONSchemaMethod = (e, t, n = {}) => r => {
   const {libraryOptions: i, target: s} = r ?? {}, o = initializeContext({
    ...i ?? {},
    target: s,
    io: t,
    processors: n
   });
   return processSchema(e, o), extractDefs(o, e), finalize(o, e);
  };
 }),
 30252: (function(e, t, n) {
  n.d(t, {
   A: () => __WEBPACK_DEFAULT_EXPORT__
  });
  var r = n(54723);
  const error = () => {
   const e = {
    string: {
     unit: "characters",
     verb: "to have"
    },
    file: {
     unit: "bytes",
     verb: "to have"
    },
    array: {
     unit: "items",
     verb: "to have"
    },
    set: {
     unit: "items",
     verb: "to have"
    },
    map: {
     unit: "entries",
     verb: "to have"
    }
   };
   function getSizing(t) {
    return e[t] ?? null;
   }
   const t = {
    regex: "input",
    email: "email address",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO datetime",
    date: "ISO date",
    time: "ISO time",
    duration: "ISO duration",
    ipv4: "IPv4 address",
    ipv6: "IPv6 address",
    mac: "MAC address",
    cidrv4: "IPv4 range",
    cidrv6: "IPv6 range",
    base64: "base64-encoded string",
    base64url: "base64url-encoded string",
    json_string: "JSON string",
    e164: "E.164 number",
    currency_code: "currency code",
    credit_card: "credit card number",
    iban: "IBAN",
    jwt: "JWT",
    template_literal: "input"
   }, n = {
    nan: "NaN"
   };
   function getTypeName(e, t) {
    return "number" !== e || "number" != typeof t || Number.isFinite(t) ? n[e] ?? e : String(t);
   }
   return e => {
    switch (e.code) {
    case "invalid_type":
     return `Invalid input: expected ${getTypeName(e.expected)}, received ${getTypeName(r.GW(e.input), e.input)}`;

    case "invalid_value":
     return 1 === e.values.length ? `Invalid input: expected ${r.B7(e.values[0])}` : `Invalid option: expected one of ${r.jw(e.values, "|")}`;

    case "too_big":
     {
      const t = e.exact ? "exactly " : e.inclusive ? "<=" : "<", n = getSizing(e.origin);
      return n ? `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${n.unit ?? "elements"}` : `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
     }

    case "too_small":
     {
      const t = e.exact ? "exactly " : e.inclusive ? ">=" : ">", n = getSizing(e.origin);
      return n ? `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}` : `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
     }

    case "invalid_format":
     {
      const n = e;
      return "starts_with" === n.format ? `Invalid string: must start with "${n.prefix}"` : "ends_with" === n.format ? `Invalid string: must end with "${n.suffix}"` : "includes" === n.format ? `Invalid string: must include "${n.includes}"` : "regex" === n.format ? `Invalid string: must match pattern ${n.pattern}` : `Invalid ${t[n.format] ?? e.format}`;
     }

    case "not_multiple_of":
     return `Invalid number: must be a multiple of ${e.divisor}`;

    case "unrecognized_keys":
     return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${r.jw(e.keys, ", ")}`;

    case "invalid_key":
     return `Invalid key in ${e.origin}`;

    case "invalid_union":
     return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map(e => `'${e}'`).join(" | ")}` : !1 === e.inclusive ? "Invalid input: more than one option matched" : "Invalid input";

    case "invalid_element":
     return `Invalid value in ${e.origin}`;

    default:
     return "Invalid input";
    }
   };
  };
  function __WEBPACK_DEFAULT_EXPORT__() {
   return {
    localeError: error()
   };
  }
 })
};
