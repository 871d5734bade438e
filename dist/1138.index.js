"use strict";

exports.id = 1138, exports.ids = [ 1138 ], exports.modules = {
 91138: (function(t, e, s) {
  s.d(e, {
   Minimatch: () => Minimatch
  });
  const n = "\0SLASH" + Math.random().toFixed(16) + "\0", i = "\0OPEN" + Math.random().toFixed(16) + "\0", r = "\0CLOSE" + Math.random().toFixed(16) + "\0", o = "\0COMMA" + Math.random().toFixed(16) + "\0", a = "\0PERIOD" + Math.random().toFixed(16) + "\0", h = new RegExp(n, "g"), l = new RegExp(i, "g"), c = new RegExp(r, "g"), f = new RegExp(o, "g"), u = new RegExp(a, "g"), p = /\\\\/g, d = /\\{/g, g = /\\}/g, m = /\\,/g, x = /\\\./g;
  function numeric(t) {
   return isNaN(t) ? t.charCodeAt(0) : parseInt(t, 10);
  }
  function unescapeBraces(t) {
   return t.replace(h, "\\").replace(l, "{").replace(c, "}").replace(f, ",").replace(u, ".");
  }
  function pushAll(t, e) {
   for (let s = 0; s < e.length; s++) t.push(e[s]);
  }
  function balancedWithBudget(t, e, s) {
   if (s.remaining < 0) return;
   const n = ((t, e, s) => {
    let n, i, r, o, a, h = s.indexOf("{"), l = s.indexOf("}", h + 1), c = h;
    if (h >= 0 && l > 0) {
     for (n = [], r = s.length; c >= 0 && !a; ) {
      if (c === h) n.push(c), h = s.indexOf("{", c + 1); else if (1 === n.length) {
       const t = n.pop();
       void 0 !== t && (a = [ t, l ]);
      } else i = n.pop(), void 0 !== i && i < r && (r = i, o = l), l = s.indexOf("}", c + 1);
      c = h < l && h >= 0 ? h : l;
     }
     n.length && void 0 !== o && (a = [ r, o ]);
    }
    return a;
   })(0, 0, e), i = void 0 !== n && e.indexOf("{") < n[0];
   return s.remaining -= n && !i ? n[1] + 1 : t.length, !n || s.remaining < 0 ? void 0 : {
    end: n[1],
    pre: t.slice(0, n[0]),
    body: t.slice(n[0] + 1, n[1]),
    post: t.slice(n[1] + 1),
    unmatched: i
   };
  }
  function maskUnmatchedOpens(t, e) {
   e.remaining -= t.length;
   const s = [];
   for (let e = 0; e < t.length; e++) {
    const n = t.charCodeAt(e);
    123 === n ? s.push(e) : 125 === n && s.length && s.pop();
   }
   let n = "", i = 0;
   for (let e = 0; e < s.length; e++) {
    const r = s[e];
    n += t.slice(i, r) + "\0", i = r + 1;
   }
   return n + t.slice(i);
  }
  function commaSetFollows(t, e) {
   if (e.remaining -= t.length, e.remaining < 0) return !1;
   let s = !1;
   for (let e = t.length - 1; e >= 0; e--) {
    const n = t.charCodeAt(e);
    if (125 === n) s = !0; else if (10 === n || 13 === n || 8232 === n || 8233 === n) s = !1; else if (44 === n && s && 44 !== t.charCodeAt(e + 1)) return !0;
   }
   return !1;
  }
  function parseCommaParts(t, e) {
   const s = [];
   let n = "";
   for (;;) {
    const i = balancedWithBudget(t, t, e);
    if (e.remaining < 0) return;
    if (!i) {
     const e = t.split(",");
     return e[0] = n + e[0], pushAll(s, e), s;
    }
    const {pre: r, body: o, post: a} = i, h = r.split(",");
    if (h[0] = n + h[0], h[h.length - 1] += "{" + o + "}", !a.length) return pushAll(s, h), 
    s;
    n = h.pop(), pushAll(s, h), t = a;
   }
  }
  function bound(t, e) {
   return void 0 === t || isNaN(t) ? e : t;
  }
  function expand(t, e = {}) {
   if (!t) return [];
   const s = bound(e.max, 1e5), h = bound(e.maxLength, 4e6), l = bound(e.maxDepth, 1e3), c = bound(e.maxRewrites, 1e3), f = bound(e.maxSteps, 2e7);
   return "{}" === t.slice(0, 2) && (t = "\\{\\}" + t.slice(2)), expand_(function(t) {
    return t.replace(p, n).replace(d, i).replace(g, r).replace(m, o).replace(x, a);
   }(t), s, h, l, 0, c, {
    remaining: f
   }, !0).map(unescapeBraces);
  }
  function embrace(t) {
   return "{" + t + "}";
  }
  function isPadded(t) {
   return /^-?0\d/.test(t);
  }
  function lte(t, e) {
   return t <= e;
  }
  function gte(t, e) {
   return t >= e;
  }
  function combine(t, e, s, n, i, r, o) {
   const a = [];
   let h, l = 0;
   t: for (let o = 0; o < t.length; o++) {
    const c = t[o] + e;
    let f = s;
    r && !c && (h || (h = s.filter(t => t)), f = h);
    for (let t = 0; t < f.length; t++) {
     if (a.length >= n) break t;
     const e = c + f[t];
     if (l + e.length > i) break t;
     a.push(e), l += e.length;
    }
   }
   return o.remaining -= a.length, a;
  }
  function expandSequence(t, e, s, n, i) {
   const r = t.split(/\.\./), o = [];
   if (void 0 === r[0] || void 0 === r[1]) return o;
   const a = numeric(r[0]), h = numeric(r[1]), l = Math.max(r[0].length, r[1].length);
   let c = 3 === r.length && void 0 !== r[2] ? Math.max(Math.abs(numeric(r[2])), 1) : 1, f = lte;
   h < a && (c *= -1, f = gte);
   const u = r.some(isPadded), p = u ? l : 1;
   let d = 0;
   for (let t = a; f(t, h) && o.length < s; t += c) {
    if (i.remaining -= p, i.remaining < 0) return;
    let s;
    if (e) s = String.fromCharCode(t), "\\" === s && (s = ""); else if (s = String(t), 
    u) {
     const e = l - s.length;
     if (e > 0) {
      const n = new Array(e + 1).join("0");
      s = t < 0 ? "-" + n + s.slice(1) : n + s;
     }
    }
    if (d + s.length > n) break;
    o.push(s), d += s.length;
   }
   return o;
  }
  function expand_(t, e, s, n, i, o, a, h) {
   if (a.remaining -= 16, i > n) return [ t ];
   let l = [ "" ], c = 0, f = !1, u = !0, p = t;
   for (;;) {
    const d = balancedWithBudget(t, p, a);
    if (!d) return combine(l, t, [ "" ], e, s, f, a);
    d.unmatched && (p = maskUnmatchedOpens(p, a));
    const g = d.pre, literal = () => combine(l, g + "{" + d.body + "}" + d.post, [ "" ], e, s, f, a);
    if (/\$$/.test(g)) {
     if (l = combine(l, g + "{" + d.body + "}", [ "" ], e, s, f && !d.post.length, a), 
     u = !1, !d.post.length) break;
     t = d.post, p = p.slice(d.end + 1);
     continue;
    }
    const m = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body), x = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body), b = m || x, w = d.body.indexOf(",") >= 0;
    if (!b && !w) {
     if (c < o && commaSetFollows(d.post, a)) {
      c++, t = d.pre + "{" + d.body + r + d.post, p = p.slice(0, d.end) + r + p.slice(d.end + 1), 
      h = !0;
      continue;
     }
     return literal();
    }
    let S;
    if (u && (f = h && !b, u = !1), b) {
     if (S = expandSequence(d.body, x, e, s, a), !S) return literal();
    } else {
     let r = parseCommaParts(d.body, a);
     if (!r) return literal();
     if (1 === r.length && void 0 !== r[0]) {
      if (r = expand_(r[0], e, s, n, i + 1, o, a, !1).map(embrace), a.remaining < 0) return literal();
      if (1 === r.length) {
       const n = combine(l, g + r[0], [ "" ], e, s, f && !d.post.length, a);
       if (a.remaining < 0) return literal();
       if (l = n, !d.post.length) break;
       t = d.post, p = p.slice(d.end + 1);
       continue;
      }
     }
     let h = f && !d.post.length && !g;
     for (let t = 0; h && t < l.length; t++) l[t] && (h = !1);
     S = [];
     let c = 0;
     t: for (let t = 0; t < r.length; t++) {
      const l = expand_(r[t], e, s, n, i + 1, o, a, !1);
      if (a.remaining < 0) return literal();
      for (let t = 0; t < l.length; t++) {
       const n = l[t];
       if (!h || n) {
        if (S.length >= e || c + n.length > s) break t;
        S.push(n), c += n.length;
       }
      }
     }
    }
    const y = combine(l, g, S, e, s, f && !d.post.length, a);
    if (a.remaining < 0) return literal();
    if (l = y, !d.post.length) break;
    t = d.post, p = p.slice(d.end + 1);
   }
   return l;
  }
  const digit = (t, e) => t === e ? {
   t: "lit",
   ch: String(t)
  } : {
   t: "class",
   re: new RegExp(`^[${t}-${e}]$`)
  }, prefix = (t, e) => e.map(e => [ digit(t, t), ...e ]), fixed = (t, e) => {
   if (!t) return [ [] ];
   let s = +t[0], n = +e[0];
   const i = t.slice(1), r = e.slice(1);
   if (s === n) return prefix(s, fixed(i, r));
   const o = "0".repeat(i.length), a = "9".repeat(i.length), h = [];
   i !== o && h.push(...prefix(s++, fixed(i, a)));
   const l = r === a ? [] : prefix(n--, fixed(o, r));
   return s <= n && h.push([ digit(s, n), ...Array.from(i, () => digit(0, 9)) ]), h.push(...l), 
   h;
  }, nonneg = (t, e, s) => {
   if (s) return fixed(String(t).padStart(s, "0"), String(e).padStart(s, "0"));
   const n = [];
   for (let s = String(t).length; s <= String(e).length; s++) {
    const i = Math.max(t, 1 === s ? 0 : 10 ** (s - 1)), r = Math.min(e, 10 ** s - 1);
    n.push(...fixed(String(i), String(r)));
   }
   return n;
  }, numericRange = (t, e) => {
   let s = Number(t), n = Number(e);
   if (!Number.isSafeInteger(s) || !Number.isSafeInteger(n)) return;
   s > n && ([s, n] = [ n, s ]);
   const i = /^-?0\d/.test(t) || /^-?0\d/.test(e) ? Math.max(t.length, e.length) : 0, r = [];
   if (s < 0) {
    const t = nonneg(Math.max(-n, 1), -s, i && i - 1);
    r.push(...t.map(t => [ {
     t: "lit",
     ch: "-"
    }, ...t ]));
   }
   return n >= 0 && r.push(...nonneg(Math.max(s, 0), n, i)), r;
  }, b = {
   "[:alnum:]": [ "\\p{L}\\p{Nl}\\p{Nd}" ],
   "[:alpha:]": [ "\\p{L}\\p{Nl}" ],
   "[:ascii:]": [ "\\x00-\\x7f" ],
   "[:blank:]": [ "\\p{Zs}\\t" ],
   "[:cntrl:]": [ "\\p{Cc}" ],
   "[:digit:]": [ "\\p{Nd}" ],
   "[:graph:]": [ "\\p{Z}\\p{C}", !0 ],
   "[:lower:]": [ "\\p{Ll}" ],
   "[:print:]": [ "\\p{C}", !0 ],
   "[:punct:]": [ "\\p{P}\\p{S}" ],
   "[:space:]": [ "\\p{Z}\\t\\r\\n\\v\\f" ],
   "[:upper:]": [ "\\p{Lu}" ],
   "[:word:]": [ "\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}" ],
   "[:xdigit:]": [ "A-Fa-f0-9" ]
  }, braceEscape = t => t.replace(/[[\]\\-]/g, "\\$&"), w = /$./, parseClass = (t, e, s = !1, n) => {
   const norm = t => {
    const e = n ? t.normalize(n) : t;
    return 1 === [ ...e ].length ? e : t;
   }, i = e;
   if ("[" !== t.charAt(i)) throw new Error("not in a brace expression");
   const r = [], o = [];
   let a = i + 1, h = !1, l = !1, c = !1, f = i, u = "";
   t: for (;a < t.length; ) {
    const e = String.fromCodePoint(t.codePointAt(a));
    if (("!" === e || "^" === e) && a === i + 1) {
     c = !0, a++;
     continue;
    }
    if ("]" === e && h && !l) {
     f = a + 1;
     break;
    }
    if (h = !0, "\\" === e && !l) {
     l = !0, a++;
     continue;
    }
    if ("[" === e && !l) for (const [e, [s, n]] of Object.entries(b)) if (t.startsWith(e, a)) {
     if (u) return [ w, t.length - i ];
     a += e.length, n ? o.push(s) : r.push(s);
     continue t;
    }
    l = !1;
    const s = norm(e);
    u ? (s.codePointAt(0) > u.codePointAt(0) ? r.push(braceEscape(u) + "-" + braceEscape(s)) : s === u && r.push(braceEscape(s)), 
    u = "", a += e.length) : t.startsWith("-]", a + e.length) ? (r.push(braceEscape(s + "-")), 
    a += e.length + 1) : t.startsWith("-", a + e.length) ? (u = s, a += e.length + 1) : (r.push(braceEscape(s)), 
    a += e.length);
   }
   if (f < a) return [ w, 0 ];
   if (!r.length && !o.length) return [ w, t.length - i ];
   const p = "[" + (c ? "^" : "") + r.join("") + "]", d = "[" + (c ? "" : "^") + o.join("") + "]", g = "^" + (r.length && o.length ? "(" + p + "|" + d + ")" : r.length ? p : d);
   return [ new RegExp(g, s ? "iu" : "u"), f - i ];
  }, S = {
   t: "match",
   id: 0
  }, lit = t => ({
   t: "lit",
   ch: t
  }), newFoldRe = t => new RegExp(`^${(t => t.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))(t)}$`, "iu"), y = new Map, foldRe = t => {
   let e = y.get(t);
   return e || (e = newFoldRe(t), y.size >= 1e3 && y.clear(), y.set(t, e)), e;
  }, litMatch = (t, e) => {
   if (e === t.ch) return !0;
   if (!t.re) return !1;
   const s = e.charCodeAt(0);
   if (s >= 128) return t.re.test(e);
   const n = t.ascii ??= new Uint8Array(128);
   return n[s] ||= t.re.test(e) ? 1 : 2, 1 === n[s];
  }, build = (t, e, s, n, i) => {
   let r = [];
   const o = [ r ];
   for (let a = s; a < n; a++) {
    const s = t[a], n = e.get(a);
    if ("open" === s.t && void 0 !== n) {
     const i = build(t, e, a + 1, n, !1);
     r.push({
      t: "ext",
      type: s.type,
      alts: i
     }), a = n;
    } else "bar" !== s.t || i ? "open" === s.t ? r.push(lit(s.type), lit("(")) : "bar" === s.t ? r.push(lit("|")) : "close" === s.t ? r.push(lit(")")) : r.push(s) : o.push(r = []);
   }
   return o;
  }, normalize = (t, e) => {
   const s = [];
   let n = "";
   const flush = () => {
    for (const t of n.normalize(e)) s.push(lit(t));
    n = "";
   };
   for (const i of t) "lit" !== i.t ? (flush(), s.push("ext" === i.t ? {
    ...i,
    alts: i.alts.map(t => normalize(t, e))
   } : i)) : n += i.ch;
   return flush(), s;
  };
  class State {
   gen;
   threads=[];
   match=!1;
   runs=[];
   ids=[];
   constructor(t) {
    this.gen = t;
   }
   get dead() {
    return !this.threads.length && !this.match && !this.runs.length;
   }
  }
  const sameState = (t, e) => t.ids.length === e.ids.length && t.runs.length === e.runs.length && !t.ids.some((t, s) => t !== e.ids[s]) && t.runs.every(t => e.runs.some(e => e.neg === t.neg && sameState(e.state, t.state))), marks = t => ({
   has: new Float64Array(t),
   seen: new Float64Array(t),
   gen: 0
  });
  class Sim {
   dots;
   dotStart;
   #t;
   constructor(t, e, s) {
    this.dots = t, this.dotStart = e, this.#t = s;
   }
   state() {
    return new State(++this.#t.gen);
   }
   done(t) {
    return t.ids = t.threads.map(t => t.id).sort((t, e) => t - e), t.match && t.ids.unshift(S.id), 
    t;
   }
   #e(t, e) {
    const {seen: s} = this.#t;
    return s[e.id] !== t.gen && (s[e.id] = t.gen, !0);
   }
   #s(t, e) {
    const {has: s} = this.#t;
    return s[e.id] !== t.gen && (s[e.id] = t.gen, t.threads.push(e), !0);
   }
   restricted(t, e) {
    return e && (this.dots || this.dotStart && 0 === t);
   }
   add(t, e, s, n) {
    switch (e.t) {
    case "split":
     if (!this.#e(t, e)) return;
     for (const i of e.out) this.add(t, i, s, n);
     return;

    case "neg":
     if (!this.#e(t, e)) return;
     const i = this.state();
     return this.add(i, e.sub, s, !1), this.done(i), this.addRun(t, {
      t: "run",
      neg: e,
      state: i
     }, s, n);

    case "star":
     if (this.restricted(s, n)) return;
     return void (this.#s(t, e) && this.add(t, e.next, s, n));

    case "match":
     return void (t.match = !0);

    default:
     this.#s(t, e);
    }
   }
   addRun(t, e, s, n) {
    for (const s of t.runs) if (s.neg === e.neg && sameState(s.state, e.state)) return;
    t.runs.push(e), e.state.match || this.add(t, e.neg.next, s, n);
   }
   step(t, e, s, n) {
    const i = this.state();
    for (const r of t.threads) switch (r.t) {
    case "lit":
     litMatch(r, e) && this.add(i, r.next, s + 1, n);
     break;

    case "any":
     this.restricted(s, n) || this.add(i, r.next, s + 1, n);
     break;

    case "class":
     !this.restricted(s, n) && r.re.test(e) && this.add(i, r.next, s + 1, n);
     break;

    case "star":
     this.restricted(s, n) || this.add(i, r, s + 1, n);
    }
    if (!this.restricted(s, n)) for (const r of t.runs) {
     if (r.state.dead) {
      this.addRun(i, r, s + 1, n);
      continue;
     }
     const t = this.step(r.state, e, s, !1);
     this.addRun(i, {
      t: "run",
      neg: r.neg,
      state: t
     }, s + 1, n);
    }
    return this.done(i);
   }
  }
  const stateKey = t => {
   const e = t.ids.join();
   return t.runs.length ? `${e}|${t.runs.map(t => `${t.neg.id}(${stateKey(t.state)})`).sort().join("|")}` : e;
  };
  class Dfa {
   #n;
   #i=new Map;
   #r=0;
   #o;
   #a;
   #h;
   #l;
   constructor(t, e) {
    this.#n = t, this.#h = new Sim(!1, !1, e), this.#l = new Sim(!1, !0, e);
   }
   #c(t) {
    return {
     state: t,
     match: t.match,
     dead: t.dead,
     next: new Map
    };
   }
   #f(t) {
    const e = stateKey(t), s = this.#i.get(e);
    if (s) return s;
    this.#r > 262144 && this.#u();
    const n = this.#c(t);
    return this.#i.set(e, n), this.#r += e.length + 1, n;
   }
   #u() {
    this.#i.clear(), this.#r = 0, this.#o = void 0, this.#a = void 0;
   }
   start(t) {
    if (t) {
     if (this.#a) return this.#a;
     const t = this.#l.state();
     return this.#l.add(t, this.#n, 0, !0), this.#a = this.#c(this.#l.done(t));
    }
    if (this.#o) return this.#o;
    const e = this.#h.state();
    return this.#h.add(e, this.#n, 0, !0), this.#o = this.#f(this.#h.done(e));
   }
   next(t, e) {
    const s = e.charCodeAt(0), n = s < 128 ? void 0 : t.next.get(e);
    if (n) return n;
    const i = t === this.#a ? this.#f(this.#l.step(t.state, e, 0, !0)) : this.#f(this.#h.step(t.state, e, 1, !0));
    return s < 128 ? (t.ascii || (t.ascii = new Array(128), this.#r += 128), t.ascii[s] = i) : t.next.set(e, i), 
    this.#r++, i;
   }
  }
  const lengths = t => {
   let e = 0, s = 0;
   for (const n of t) {
    const [t, i] = itemLengths(n);
    e += t, s += i;
   }
   return [ e, s ];
  }, itemLengths = t => {
   if ("star" === t.t) return [ 0, 1 / 0 ];
   if ("ext" !== t.t) return [ 1, 1 ];
   if ("!" === t.type) return [ 0, 1 / 0 ];
   const e = t.alts.map(lengths), s = Math.min(...e.map(t => t[0])), n = Math.max(...e.map(t => t[1])), i = 0 === n ? 0 : 1 / 0;
   return "@" === t.type ? [ s, n ] : "?" === t.type ? [ 0, n ] : "*" === t.type ? [ 0, i ] : [ s, i ];
  }, hasAffix = (t, e, s) => {
   for (let n = 0; n < t.length; n++) if (!litMatch(t[n], e[s + n])) return !1;
   return !0;
  }, v = /[/\ud800-\udfff]/, M = /[\ud800-\udfff]/, codePoints = t => M.test(t) ? [ ...t ] : t, noSlash = t => {
   if (t.includes("/")) throw new Error("can only match a single path portion, got: " + t);
  };
  class Matcher {
   pattern;
   options;
   #n;
   #r;
   #t;
   #p;
   #d;
   #g=!1;
   #m;
   #x;
   #b=!1;
   #w=0;
   #S=1 / 0;
   #y=[];
   #v=[];
   #M;
   #k;
   #$=!1;
   #A;
   #O;
   constructor(t, e = {}) {
    if (t.includes("/")) throw new Error("can only match a single path portion, got pattern: " + t);
    this.pattern = t, this.options = e;
    const {nocase: s = !1, noext: n = !1, normalize: i} = e;
    this.#O = !0 === i ? "NFC" : i || void 0;
    const r = /^[?*+@]\(\)$/.test(t), o = ((t, e, s, n, i) => {
     const r = [];
     for (let o = 0; o < t.length; ) {
      const a = String.fromCodePoint(t.codePointAt(o));
      if (i) {
       const e = "\\" === a && t.startsWith(i, o + 1) ? 1 : 0;
       if (e || a === i) {
        const s = o + e + i.length, n = t.indexOf(i, s), a = /^(-?\d+)\.\.(-?\d+)$/.exec(t.slice(s, n)), h = -1 !== n && a && numericRange(a[1], a[2]);
        if (h) {
         r.push({
          t: "ext",
          type: "@",
          alts: h
         }), o = n + i.length;
         continue;
        }
       }
      }
      if ("\\" === a) {
       const e = t.codePointAt(o + 1), s = void 0 === e ? a : String.fromCodePoint(e);
       r.push(lit(s)), o += 1 + s.length;
       continue;
      }
      if ("[" === a) {
       const [s, i] = parseClass(t, o, e, n);
       if (i) {
        r.push({
         t: "class",
         re: s
        }), o += i;
        continue;
       }
      }
      s || !"!?+*@".includes(a) || "(" !== t[o + 1] ? (r.push(s || "|" !== a ? s || ")" !== a ? "*" === a ? {
       t: "star"
      } : "?" === a ? {
       t: "any"
      } : lit(a) : {
       t: "close"
      } : {
       t: "bar"
      }), o += a.length) : (r.push({
       t: "open",
       type: a
      }), o += 2);
     }
     return r;
    })(t, s, n || r, this.#O, e.rangeMark);
    let [a] = build(o, (t => {
     const e = new Map, s = [];
     return t.forEach((t, n) => {
      "open" === t.t ? s.push(n) : "close" === t.t && s.length && e.set(s.pop(), n);
     }), e;
    })(o), 0, o.length, !0);
    this.#O && (a = normalize(a, this.#O));
    const [h, l] = ((t, e) => {
     let s = 1;
     const split = t => ({
      t: "split",
      id: s++,
      out: t
     }), seq = (t, e) => t.reduceRight((t, e) => item(e, t), e), item = (t, n) => {
      switch (t.t) {
      case "lit":
       const i = e ? foldRe(t.ch) : void 0;
       return {
        t: "lit",
        id: s++,
        ch: t.ch,
        re: i,
        next: n
       };

      case "any":
      case "star":
       return {
        t: t.t,
        id: s++,
        next: n
       };

      case "class":
       return {
        t: "class",
        id: s++,
        re: t.re,
        next: n
       };
      }
      const alts = e => t.alts.map(t => seq(t, e));
      switch (t.type) {
      case "@":
       return split(alts(n));

      case "?":
       return split([ n, ...alts(n) ]);

      case "!":
       return {
        t: "neg",
        id: s++,
        sub: split(alts(S)),
        next: n
       };
      }
      const i = split([]), r = split(alts(i));
      return i.out.push(n, r), "*" === t.type ? i : r;
     };
     return [ seq(t, S), s ];
    })(a, s);
    if (this.#n = h, this.#r = l, a.every(t => "lit" === t.t)) this.#d = a.map(t => t.ch).join(""), 
    this.#g = s; else {
     const lit = t => "lit" !== t.t ? void 0 : s ? {
      ch: t.ch,
      re: foldRe(t.ch)
     } : {
      ch: t.ch
     };
     for (const t of a) {
      const e = lit(t);
      if (!e) break;
      this.#y.push(e);
     }
     for (let t = a.length - 1; t >= 0; t--) {
      const e = lit(a[t]);
      if (!e) break;
      this.#v.unshift(e);
     }
     this.#$ = !(!this.#y.length && !this.#v.length), s || (this.#M = this.#y.map(t => t.ch).join(""), 
     this.#k = this.#v.map(t => t.ch).join("")), this.#x = (() => {
      const t = [];
      for (let e = this.#n; "match" !== e.t; e = e.next) {
       if ("split" === e.t || "neg" === e.t) return;
       t.push(e);
      }
      return t;
     })()?.slice(this.#y.length, -this.#v.length || void 0), this.#b = !!this.#x?.every(t => "star" === t.t || "any" === t.t);
     const [t, e] = lengths(a);
     this.#w = t, this.#S = e;
    }
   }
   test(t) {
    return this.#O ? (noSlash(t), this.#P(t.normalize(this.#O))) : v.test(t) ? (noSlash(t), 
    this.#P(t, [ ...t ])) : this.#P(t, t);
   }
   testUnchecked(t) {
    return this.#P(this.#O ? t.normalize(this.#O) : t);
   }
   #P(t, e) {
    if (void 0 !== this.#d) return this.#g ? (this.#m ??= newFoldRe(this.#d)).test(t) : t === this.#d;
    const s = this.#w, n = this.#S;
    if (void 0 === e) {
     const i = t.length, r = i + 1 >> 1;
     if (i < s || r > n) return !1;
     (r < s || i > n) && (e = codePoints(t));
    }
    if (void 0 !== e && (e.length < s || e.length > n)) return !1;
    const i = this.#y.length;
    if (this.#$) if (void 0 !== this.#M && void 0 !== this.#k) {
     if (!t.startsWith(this.#M) || !t.endsWith(this.#k)) return !1;
    } else {
     e ??= codePoints(t);
     const s = e.length - this.#v.length;
     if (!hasAffix(this.#y, e, 0) || !hasAffix(this.#v, e, s)) return !1;
    }
    const r = !this.options.dot && t.startsWith(".");
    if (this.#x) {
     if ("." === t || ".." === t) return !1;
     if (r && !i) return !1;
     if (this.#b) return !0;
     e ??= codePoints(t);
     const s = e.length - this.#v.length;
     return ((t, e, s, n) => {
      let i = 0, r = s, o = -1, a = 0;
      for (;r < n; ) {
       const s = t[i];
       if ("star" === s?.t) {
        o = i++, a = r;
        continue;
       }
       const n = e[r];
       if (s && ("any" === s.t || "lit" === s.t && litMatch(s, n) || "class" === s.t && s.re.test(n))) i++, 
       r++; else {
        if (-1 === o) return !1;
        i = o + 1, r = ++a;
       }
      }
      for (;"star" === t[i]?.t; ) i++;
      return i === t.length;
     })(this.#x, e, i, s);
    }
    if (e ??= codePoints(t), "." === t || ".." === t) {
     this.#t ??= marks(this.#r);
     const t = this.#p ??= new Sim(!0, !1, this.#t), s = t.state();
     t.add(s, this.#n, 0, !0);
     let n = t.done(s);
     for (let s = 0; s < e.length; s++) n = t.step(n, e[s], s, !0);
     return n.match;
    }
    this.#t ??= marks(this.#r);
    const o = this.#A ??= new Dfa(this.#n, this.#t);
    let a = o.start(r);
    const h = e === t;
    for (let s = 0; s < e.length; s++) {
     if (a.dead) return !1;
     const n = h ? t.charCodeAt(s) : e[s].charCodeAt(0);
     a = a.ascii?.[n] ?? o.next(a, e[s]);
    }
    return a.match;
   }
   toString() {
    return (t => {
     const e = [], s = new Set, ref = t => "match" === t.t ? "match" : String(t.id), walk = (t, n) => {
      if ("match" === t.t || s.has(t)) return;
      s.add(t);
      const line = s => e.push(`${n}${t.id}: ${s}`);
      switch (t.t) {
      case "split":
       line(`split -> ${t.out.map(ref).join(", ")}`);
       for (const e of t.out) walk(e, n);
       return;

      case "neg":
       return line(`!(${ref(t.sub)}) -> ${ref(t.next)}`), walk(t.sub, n + "  "), walk(t.next, n);

      case "lit":
       line(`${JSON.stringify(t.ch)} -> ${ref(t.next)}`);
       break;

      case "class":
       line(`${t.re} -> ${ref(t.next)}`);
       break;

      default:
       line(`${"any" === t.t ? "?" : "*"} -> ${ref(t.next)}`);
      }
      walk(t.next, n);
     };
     return walk(t, ""), [ `start -> ${ref(t)}`, ...e ].join("\n");
    })(this.#n);
   }
  }
  const assertValidPattern = t => {
   if ("string" != typeof t) throw new TypeError("invalid pattern");
   if (t.length > 65536) throw new TypeError("pattern is too long");
  }, unescape_unescape = (t, {windowsPathsNoEscape: e = !1, magicalBraces: s = !0} = {}) => e && t.startsWith("@(!)") ? "!" + unescape_unescape(t.slice(4), {
   windowsPathsNoEscape: e,
   magicalBraces: s
  }) : s ? e ? t.replace(/\[([^/\\])\]/g, "$1") : t.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : e ? t.replace(/\[([^/\\{}])\]/g, "$1") : t.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1"), k = 1e5, $ = "allowWindowsEscape", minimatch = (t, e, s) => (assertValidPattern(e), 
  !(!s?.nocomment && "#" === e.charAt(0)) && cachedMinimatch(e, s).match(t));
  let A = new Map, O = new Map, P = 0, C = 0;
  const tri = t => void 0 === t ? 0 : t ? 2 : 1, N = new Map(Object.keys({
   nobrace: 0,
   nocomment: 0,
   nonegate: 0,
   noglobstar: 0,
   noext: 0,
   nonull: 0,
   partial: 0,
   dot: 0,
   nocase: 0,
   nocaseMagicOnly: 0,
   magicalBraces: 0,
   matchBase: 0,
   flipNegate: 0,
   preserveMultipleSlashes: 0,
   windowsNoMagicRoot: 0
  }).map((t, e) => [ t, 24 * 3 ** e ])), cachedMinimatch = (t, e) => {
   const s = e ? (t => {
    let e = 0, s = !1;
    for (const n in t) {
     const i = t[n];
     switch (n) {
     case "windowsPathsNoEscape":
      i && (s = !0);
      break;

     case $:
      !1 === i && (s = !0);
      break;

     case "platform":
      {
       const s = i || z;
       if (s === z) break;
       if ("darwin" === s) e += 3; else if ("win32" === s) e += 6; else {
        if ("linux" !== s) return JSON.stringify(t);
        e += 9;
       }
       break;
      }

     case "optimizationLevel":
      if (void 0 === i) break;
      e += i >= 2 ? 1 : i >= 1 ? 0 : 2;
      break;

     case "braceExpandMax":
      if (void 0 !== i && i !== k) return JSON.stringify(t);
      break;

     case "maxGlobstarRecursion":
      if (void 0 !== i && 200 !== i) return JSON.stringify(t);
      break;

     case "normalize":
      if (void 0 !== i) return JSON.stringify(t);
      break;

     default:
      e += (N.get(n) ?? 0) * tri(i);
     }
    }
    return s ? e + 12 : e;
   })(e) : 0;
   let n = A.get(s)?.get(t);
   if (n) return n;
   n = O.get(s)?.get(t) ?? new Minimatch(t, (t => {
    const e = {};
    for (const s in t) e[s] = t[s];
    return e;
   })(e));
   const i = (t => {
    let e = t.pattern.length;
    for (const s of t.globSet) if (e += s.length + 1, e > 4096) break;
    return e;
   })(n);
   if (i > 4096) return n;
   (P >= 256 || C + i > 32768) && (O = A, A = new Map, P = 0, C = 0);
   let r = A.get(s);
   return r || A.set(s, r = new Map), r.set(t, n), P++, C += i, n;
  }, z = "object" == typeof process && process ? process.env?.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
  minimatch.sep = "win32" === z ? "\\" : "/";
  const E = Symbol("globstar **");
  minimatch.GLOBSTAR = E, minimatch.filter = (t, e) => {
   let s;
   return n => (s ??= cachedMinimatch(t, e)).match(n);
  };
  const ext = (t, e = {}) => Object.assign({}, t, e);
  minimatch.defaults = t => {
   if (!t || "object" != typeof t || !Object.keys(t).length) return minimatch;
   const e = minimatch;
   return Object.assign((s, n, i = {}) => e(s, n, ext(t, i)), {
    Minimatch: class extends e.Minimatch {
     constructor(e, s = {}) {
      super(e, ext(t, s));
     }
     static defaults(s) {
      return e.defaults(ext(t, s)).Minimatch;
     }
    },
    unescape: (s, n = {}) => e.unescape(s, ext(t, n)),
    escape: (s, n = {}) => e.escape(s, ext(t, n)),
    filter: (s, n = {}) => e.filter(s, ext(t, n)),
    defaults: s => e.defaults(ext(t, s)),
    braceExpand: (s, n = {}) => e.braceExpand(s, ext(t, n)),
    match: (s, n, i = {}) => e.match(s, n, ext(t, i)),
    sep: e.sep,
    GLOBSTAR: E
   });
  };
  const braceExpand = (t, e = {}) => {
   if (assertValidPattern(t), e.nobrace || !/\{(?:(?!\{).)*\}/.test(t)) return [ t ];
   let s = t.replace(/\\\\/g, "\\\\\\\\");
   return (e.windowsPathsNoEscape || !1 === e[$]) && (s = s.replace(/\[([{}])\]/g, "[\\$1]")), 
   expand(s, {
    max: e.braceExpandMax
   });
  };
  minimatch.braceExpand = braceExpand;
  const R = /(?<![\\$])\{(-?\d+)\.\.(-?\d+)\}/g, inRepeatOrNegExt = (t, e) => {
   const s = [];
   for (let n = 0; n < t.length; n++) {
    const i = t.charAt(n);
    if ("\\" === i) n++; else if (i === e) {
     if (s.some(t => "@" !== t && "?" !== t)) return !0;
    } else "(" === t.charAt(n + 1) && "!?+*@".includes(i) ? (s.push(i), n++) : ")" === i && s.pop();
   }
   return !1;
  };
  minimatch.match = (t, e, s = {}) => {
   const n = new Minimatch(e, s);
   return t = t.filter(t => n.match(t)), n.options.nonull && !t.length && t.push(e), 
   t;
  };
  const W = /[?*]|[+@!]\(.*?\)|\[|\]/, classEnd = (t, e) => {
   let s = e + 1;
   "!" !== t.charAt(s) && "^" !== t.charAt(s) || s++;
   let n = !1;
   for (;s < t.length; s++) {
    const e = t.charAt(s);
    if ("]" === e && n) return s;
    n = !0, "\\" === e && s++;
   }
   return -1;
  }, extglobCount = t => {
   let e = 0;
   for (let s = 0; s < t.length - 1; s++) {
    const n = t.charAt(s);
    "\\" === n ? s++ : "+@!?*".includes(n) && "(" === t.charAt(s + 1) && (e++, s++);
   }
   return e;
  }, extSafe = t => {
   if (/^[?*+@]\(\)$/.test(t) || t.includes("[:")) return !1;
   let e = 0;
   for (let s = 0; s < t.length; s++) {
    const n = t.charAt(s);
    if ("\\" === n) {
     if (++s === t.length) return !1;
    } else if ("[" === n) {
     const e = classEnd(t, s);
     -1 !== e && (s = e);
    } else if ("+@!?*".includes(n) && "(" === t.charAt(s + 1)) e++, s++; else if (")" === n) {
     if (!e--) return !1;
    } else if ("|" === n && !e) return !1;
   }
   return !e;
  };
  let j, L;
  const portionMatch = (t, e) => "string" == typeof t ? e === t : "" !== e && t.testUnchecked(e), endIndex = (t, e, s, n, i) => portionMatch(t, e) ? s : void 0 !== n && portionMatch(t, n) ? i : -1, isDots = t => "." === t || ".." === t, isDrive = t => "string" == typeof t && /^[a-z]:$/i.test(t), isLongUNC = t => "string" == typeof t && /^unc$/i.test(t), uncHost = t => {
   if ("" !== t[0] || "" !== t[1]) return -1;
   const e = "?" !== t[2] ? 2 : isLongUNC(t[3]) ? 4 : -1, s = t[e], n = t[e + 1];
   return -1 !== e && void 0 !== s && "" !== s && s !== E && void 0 !== n && "" !== n && n !== E ? e : -1;
  }, walkable = (t, e) => !isDots(t) && (e || !t.startsWith(".")), dotPortion = (t, e, s, n, i) => {
   for (let r = e; r < s; ) {
    if (46 === t.charCodeAt(r)) {
     if (!n) return !0;
     const e = 46 === t.charCodeAt(r + 1) ? r + 2 : r + 1;
     if (e >= s || isSep(t.charCodeAt(e), i)) return !0;
    }
    const e = nextSep(t, r, i);
    if (-1 === e) return !1;
    for (r = e + 1; r < s && isSep(t.charCodeAt(r), i); ) r++;
   }
   return !1;
  }, isSep = (t, e) => "/" === e ? 47 === t : "\\" === e ? 92 === t : 47 === t || 92 === t, nextSep = (t, e, s) => {
   if ("both" !== s) return t.indexOf(s, e);
   const n = t.indexOf("/", e), i = t.indexOf("\\", e);
   return -1 === n ? i : -1 === i ? n : Math.min(n, i);
  }, lastSep = (t, e, s) => "both" !== s ? t.lastIndexOf(s, e) : Math.max(t.lastIndexOf("/", e), t.lastIndexOf("\\", e)), B = {};
  class Minimatch {
   options;
   set;
   pattern;
   windowsPathsNoEscape;
   nonegate;
   negate;
   comment;
   empty;
   preserveMultipleSlashes;
   partial;
   globSet;
   globParts;
   nocase;
   isWindows;
   platform;
   windowsNoMagicRoot;
   maxGlobstarRecursion;
   #C;
   #N;
   #z;
   #O;
   #E=[];
   #R=[];
   #W=[];
   #j=new Map;
   #L=!1;
   #B;
   #I=new WeakMap;
   constructor(t, e = {}) {
    assertValidPattern(t), e = e || {}, this.options = e, this.maxGlobstarRecursion = e.maxGlobstarRecursion ?? 200, 
    this.pattern = t, this.platform = e.platform || z, this.isWindows = "win32" === this.platform, 
    this.windowsPathsNoEscape = !!e.windowsPathsNoEscape || !1 === e[$], this.windowsPathsNoEscape && (this.pattern = this.pattern.replace(/\\/g, "/")), 
    this.preserveMultipleSlashes = !!e.preserveMultipleSlashes, this.negate = !1, this.nonegate = !!e.nonegate, 
    this.comment = !1, this.empty = !1, this.partial = !!e.partial, this.nocase = !!this.options.nocase, 
    this.windowsNoMagicRoot = void 0 !== e.windowsNoMagicRoot ? e.windowsNoMagicRoot : !(!this.isWindows || !this.nocase), 
    this.globSet = [], this.globParts = [], this.set = [], this.#C = !this.preserveMultipleSlashes, 
    this.#z = (e.optimizationLevel ?? 1) >= 2;
    const s = e.normalize;
    this.#O = !0 === s ? "NFC" : s || void 0, this.make();
    const n = this.set.map(t => this.#F(t));
    this.#W = this.set.map((t, e) => this.#C && t.length - 1 > n[e]), this.#E = this.set.map((t, e) => {
     const s = this.#W[e] ? t.length - 1 : t.length, i = t.slice(n[e] + 1, s).filter(t => "string" == typeof t && !!t);
     return [ ...new Set(i) ];
    }), this.#N = this.#E.some(t => t.length), this.#R = this.set.map((t, s) => {
     const [i, r, o] = t;
     return this.#W[s] && 2 === t.length && i === E && r !== E ? "tail" : this.#W[s] && e.matchBase && 1 === t.length && i !== E && "" !== i ? "base" : this.#C && -1 === n[s] ? 3 === t.length && i === E && o === E && r !== E && "" !== r && this.maxGlobstarRecursion > 0 ? "mid" : 2 === t.length && r === E && i !== E && "" !== i ? "head" : void 0 : void 0;
    });
   }
   #G(t) {
    return this.#O ? t.normalize(this.#O) : t;
   }
   #F(t) {
    if (!this.isWindows) return -1;
    if (isDrive(t[0])) return 0;
    if ("" === t[0] && "" === t[1] && "?" === t[2] && isDrive(t[3])) return 3;
    const e = uncHost(t);
    return -1 === e ? -1 : e + 1;
   }
   hasMagic() {
    if (this.options.magicalBraces && this.set.length > 1) return !0;
    for (const t of this.set) for (const e of t) if ("string" != typeof e) return !0;
    return !1;
   }
   make() {
    const t = this.pattern, e = this.options;
    if (!e.nocomment && "#" === t.charAt(0)) return void (this.comment = !0);
    if (!t) return void (this.empty = !0);
    this.parseNegate(), this.globSet = [ ...new Set(this.#T()) ];
    const s = this.globSet.map(t => this.#_(t));
    this.globParts = this.preprocess(s), this.#L = !0;
    let n = this.globParts.map((t, e, s) => {
     if (this.isWindows && this.windowsNoMagicRoot) {
      const e = "?" === t[2] && isLongUNC(t[3]) ? 6 : 4, s = "" === t[0] && "" === t[1] && ("?" === t[2] || !W.test(t[2])) && t.slice(3, e).every(t => !W.test(t)), n = /^[a-z]:/i.test(t[0]);
      if (s) return [ ...t.slice(0, e).map(t => this.#G(t)), ...t.slice(e).map(t => this.parse(t)) ];
      if (n) return [ this.#G(t[0]), ...t.slice(1).map(t => this.parse(t)) ];
     }
     return t.map(t => this.parse(t));
    });
    if (this.set = n.filter(t => -1 === t.indexOf(!1)), this.isWindows) for (let t = 0; t < this.set.length; t++) {
     const e = this.set[t];
     "" === e[0] && "" === e[1] && "?" === this.globParts[t][2] && (isDrive(e[3]) || isLongUNC(this.globParts[t][3])) && (isLongUNC(this.globParts[t][3]) && (e[3] = "UNC"), 
     e[2] = "?");
    }
    e.noext || this.mergeRows(), this.#L = !1, this.set.forEach((t, e) => {
     for (let s = 0; s < t.length; s++) t[s] === B && (t[s] = this.parse(this.globParts[e][s]));
    });
   }
   mergeRows() {
    let t = !0;
    for (;t; ) {
     if (t = !1, this.set.length < 2) return;
     let e = this.#U();
     const s = Math.max(0, ...this.set.map(t => t.length));
     for (let n = 0; n < s; n++) {
      const s = new Map, i = this.set.length + 1;
      this.set.forEach((t, r) => {
       if (!(t[n] instanceof Matcher || t[n] === B) || !extSafe(this.globParts[r][n])) return;
       const {pre: o, suf: a} = e[r], h = o[n] * i + a[n + 1], l = s.get(h);
       l ? l.push(r) : s.set(h, [ r ]);
      });
      const r = new Set;
      for (const t of s.values()) {
       if (t.length < 2) continue;
       const [e, ...s] = t, i = `@(${t.map(t => this.globParts[t][n]).join("|")})`;
       if (!(extglobCount(i) > 256)) {
        this.globParts[e][n] = i, this.set[e][n] = this.parse(i);
        for (const t of s) r.add(t);
       }
      }
      if (r.size) {
       if (t = !0, this.set = this.set.filter((t, e) => !r.has(e)), this.globParts = this.globParts.filter((t, e) => !r.has(e)), 
       this.set.length < 2) return;
       e = this.#U();
      }
     }
    }
   }
   #U() {
    const t = new Map, e = this.globParts.map(e => e.map(e => {
     let s = t.get(e);
     return void 0 === s && t.set(e, s = t.size), s;
    })), s = t.size, n = Math.max(0, ...e.map(t => t.length)), i = e.map(t => ({
     pre: [ 0 ],
     suf: new Array(t.length + 1).fill(0)
    }));
    for (let t = 0; t < n; t++) {
     const n = new Map;
     e.forEach((e, r) => {
      if (t >= e.length) return;
      const {pre: o} = i[r], a = o[t] * s + e[t];
      let h = n.get(a);
      void 0 === h && n.set(a, h = n.size + 1), o.push(h);
     });
    }
    for (let t = n - 1; t >= 0; t--) {
     const n = new Map;
     e.forEach((e, r) => {
      if (t >= e.length) return;
      const {suf: o} = i[r], a = o[t + 1] * s + e[t];
      let h = n.get(a);
      void 0 === h && n.set(a, h = n.size + 1), o[t] = h;
     });
    }
    return i;
   }
   preprocess(t) {
    if (this.options.noglobstar) for (const e of t) for (let t = 0; t < e.length; t++) "**" === e[t] && (e[t] = "*");
    const {optimizationLevel: e = 1} = this.options;
    return e >= 2 ? (t = this.firstPhasePreProcess(t), t = this.secondPhasePreProcess(t)) : t = e >= 1 ? this.levelOneOptimize(t) : this.adjascentGlobstarOptimize(t), 
    t;
   }
   adjascentGlobstarOptimize(t) {
    return t.map(t => {
     let e = -1;
     for (;-1 !== (e = t.indexOf("**", e + 1)); ) {
      let s = e;
      for (;"**" === t[s + 1]; ) s++;
      s !== e && t.splice(e, s - e);
     }
     return t;
    });
   }
   levelOneOptimize(t) {
    return t.map(t => {
     const e = this.#F(t) + 1;
     return 0 === (t = t.reduce((t, s) => {
      const n = t[t.length - 1];
      return "**" === s && "**" === n ? t : ".." === s && t.length > e && n && ".." !== n && "." !== n && "**" !== n ? (t.pop(), 
      t) : (t.push(s), t);
     }, [])).length ? [ "" ] : t;
    });
   }
   #J(t) {
    const e = this.isWindows && t.includes("\\") ? t.includes("/") ? "both" : "\\" : "/";
    let s, n = this.#C ? 0 : -1, i = "", r = 0, o = 0;
    const a = !!this.options.dot;
    t: for (let h = 0; h < this.set.length; h++) {
     const l = this.set[h], c = l[l.length - 1];
     let f = -1 !== n && this.#W[h] && c !== E;
     if (f && 0 === n) {
      const a = lastSep(t, t.length, e);
      if (r = a + 1, i = t.slice(r), "" === i && a >= 0) {
       let n = a;
       for (;n > 0 && isSep(t.charCodeAt(n - 1), e); ) n--;
       o = 0 === n ? 0 : lastSep(t, n - 1, e) + 1, s = t.slice(o, n);
      }
      const h = this.#z && (isDots(i) || "" === i && void 0 !== s && isDots(s));
      n = h ? -1 : 1, f = !h;
     }
     let u = -1;
     if (f && "string" == typeof c && (u = endIndex(c, i, r, s, o), -1 === u)) continue;
     if (this.#N) for (const e of this.#E[h]) if (!t.includes(e)) continue t;
     if (f && "object" == typeof c && (u = endIndex(c, i, r, s, o), -1 === u)) continue;
     const p = this.#R[h];
     if ("base" === p && f) return "yes";
     if ("tail" !== p || !f) {
      if ("mid" === p || "head" === p) {
       const s = this.#Z(t, l, "head" === p, a, e);
       if ("no" !== s) return s;
       continue;
      }
      return "maybe";
     }
     if (this.#z && dotPortion(t, 0, u, !0, e)) return "maybe";
     if (!dotPortion(t, 0, u, a, e)) return "yes";
    }
    return "no";
   }
   #D(t, e, s) {
    const n = !!this.options.dot, i = t.length;
    if ("head" === s) {
     if (i < 2 || !portionMatch(e[0], t[0])) return !1;
     for (let e = 1; e < i; e++) if (!walkable(t[e], n)) return !1;
     return !0;
    }
    const r = e[1];
    if ("tail" === s) {
     let e = i - 1;
     if (!(portionMatch(r, t[e]) || "" === t[e] && 1 !== i && portionMatch(r, t[--e]))) return !1;
     for (let s = 0; s < e; s++) if (!walkable(t[s], n)) return !1;
     return !0;
    }
    for (let e = 0; e < i; e++) {
     if (portionMatch(r, t[e]) && e + 1 < i) {
      let s = e + 1;
      for (;s < i && walkable(t[s], n); ) s++;
      if (s === i) return !0;
     }
     if (!walkable(t[e], n)) return !1;
    }
    return !1;
   }
   #Z(t, e, s, n, i) {
    if (this.#z && dotPortion(t, 0, t.length, !0, i)) return "maybe";
    const r = e[s ? 0 : 1];
    let o = 0;
    for (let e = nextSep(t, o, i); -1 !== e; e = nextSep(t, o, i)) {
     let a = e + 1;
     for (;a < t.length && isSep(t.charCodeAt(a), i); ) a++;
     if (("string" == typeof r ? e - o === r.length && t.startsWith(r, o) : e > o && r.testUnchecked(t.slice(o, e))) && !dotPortion(t, a, t.length, n, i)) return "yes";
     if (s || dotPortion(t, o, a, n, i)) return "no";
     o = a;
    }
    return "no";
   }
   #K(t) {
    const e = j;
    return e?.f === t && e.isWindows === this.isWindows && e.preserveMultipleSlashes === this.preserveMultipleSlashes && e.normalize === this.#O ? e : void 0;
   }
   #q(t) {
    const {isWindows: e, preserveMultipleSlashes: s} = this;
    let n = this.#_(e ? t.split("\\").join("/") : t);
    const i = this.#O;
    return i && (n = n.map(t => t.normalize(i))), j = {
     f: t,
     isWindows: e,
     preserveMultipleSlashes: s,
     normalize: i,
     parts: n
    }, j;
   }
   #H(t) {
    const e = [ ...t ];
    let s = !1;
    do {
     if (s = !1, !this.preserveMultipleSlashes) {
      for (let t = 1; t < e.length - 1; t++) {
       const n = e[t];
       1 === t && "" === n && "" === e[0] || "." !== n && "" !== n || (s = !0, e.splice(t, 1), 
       t--);
      }
      "." !== e[0] || 2 !== e.length || "." !== e[1] && "" !== e[1] || (s = !0, e.pop());
     }
     const t = this.#F(e) + 1;
     let n = t;
     for (;-1 !== (n = e.indexOf("..", n + 1)); ) {
      const i = e[n - 1];
      i && "." !== i && ".." !== i && "**" !== i && (s = !0, e.splice(n - 1, 2), n = Math.max(n - 2, t));
     }
    } while (s);
    return 0 === e.length ? [ "" ] : e;
   }
   firstPhasePreProcess(t) {
    const {braceExpandMax: e = k} = this.options;
    let s = 0, n = !1;
    do {
     n = !1;
     for (let i of t) {
      let r = -1;
      for (;-1 !== (r = i.indexOf("**", r + 1)); ) {
       let o = r;
       for (;"**" === i[o + 1]; ) o++;
       o > r && i.splice(r + 1, o - r);
       let a = i[r + 1];
       const h = i[r + 2], l = i[r + 3];
       if (".." !== a) continue;
       if (!h || "." === h || ".." === h || !l || "." === l || ".." === l) continue;
       const c = i.length - 1;
       if (t.length >= e || s + c > 1e6) throw new RangeError("optimizationLevel 2: too many patterns from '**/..'");
       n = !0, i.splice(r, 1);
       const f = i.slice(0);
       f[r] = "**", s += c, t.push(f), r--;
      }
      if (!this.preserveMultipleSlashes) {
       for (let t = 1; t < i.length - 1; t++) {
        const e = i[t];
        1 === t && "" === e && "" === i[0] || "." !== e && "" !== e || (n = !0, i.splice(t, 1), 
        t--);
       }
       "." !== i[0] || 2 !== i.length || "." !== i[1] && "" !== i[1] || (n = !0, i.pop());
      }
      const o = this.#F(i) + 1;
      let a = o;
      for (;-1 !== (a = i.indexOf("..", a + 1)); ) {
       const t = i[a - 1];
       if (t && "." !== t && ".." !== t && "**" !== t) {
        n = !0;
        const t = 1 === a && "**" === i[a + 1] ? [ "." ] : [];
        i.splice(a - 1, 2, ...t), 0 === i.length && i.push(""), a = Math.max(a - 2, o);
       }
      }
     }
    } while (n);
    return t;
   }
   secondPhasePreProcess(t) {
    const e = new Set, s = t.filter(t => {
     const s = t.join("/");
     return !e.has(s) && (e.add(s), !0);
    }), n = new Map;
    for (const t of s) {
     const e = [];
     for (let s = 0; s < t.length; s++) "*" === t[s] && e.push(s);
     e.length && n.set(e.join(","), e);
    }
    if (!n.size || s.length * n.size > 1e5) return s;
    const {dot: i} = this.options;
    return s.filter(t => {
     for (const s of n.values()) {
      if (s[s.length - 1] >= t.length) continue;
      const n = [ ...t ];
      let r = !0, o = !1;
      for (const e of s) {
       const s = t[e];
       if ("*" !== s) {
        if (!s || "**" === s || !i && s.startsWith(".")) {
         r = !1;
         break;
        }
        n[e] = "*", o = !0;
       }
      }
      if (r && o && e.has(n.join("/"))) return !1;
     }
     return !0;
    });
   }
   parseNegate() {
    if (this.nonegate) return;
    const t = this.pattern;
    let e = !1, s = 0;
    for (let n = 0; n < t.length && "!" === t.charAt(n); n++) e = !e, s++;
    s && (this.pattern = t.slice(s)), this.negate = e;
   }
   #Q(t, e, s, n) {
    let i = 0, r = 0;
    const o = this.isWindows ? uncHost(e) : -1, a = -1 === o ? -1 : uncHost(s);
    if (-1 !== a) {
     const t = s[a], n = s[a + 1];
     "string" != typeof t || "string" != typeof n ? (i = o, r = a) : e[o].toLowerCase() === t.toLowerCase() && e[o + 1].toLowerCase() === n.toLowerCase() && (i = o + 2, 
     r = a + 2);
    } else if (this.isWindows) {
     const e = "string" == typeof t[0] && /^[a-z]:$/i.test(t[0]), n = !e && "" === t[0] && "" === t[1] && "?" === t[2] && /^[a-z]:$/i.test(t[3]), o = "string" == typeof s[0] && /^[a-z]:$/i.test(s[0]), a = n ? 3 : e ? 0 : void 0, h = !o && "" === s[0] && "" === s[1] && "?" === s[2] && "string" == typeof s[3] && /^[a-z]:$/i.test(s[3]) ? 3 : o ? 0 : void 0;
     if ("number" == typeof a && "number" == typeof h) {
      const [e, n] = [ t[a], s[h] ];
      e.toLowerCase() === n.toLowerCase() && (r = h + 1, i = a + 1);
     }
    }
    return t = e, s.includes(E) ? this.#V(t, s, n, i, r) : this.#X(t, s, n, i, r);
   }
   #V(t, e, s, n, i) {
    const {head: r, body: o, tail: a, segments: h} = this.#Y(e, s, i);
    if (r.length) {
     const e = n + r.length;
     if (!this.#X(t, r, s, n, 0, e)) return !1;
     n += r.length, i += r.length;
    }
    let l = 0;
    if (a.length) {
     if (a.length + n > t.length) return !1;
     let e = t.length - a.length;
     if (this.#X(t, a, s, e, 0)) l = a.length; else {
      if ("" !== t[t.length - 1] || n + a.length === t.length) return !1;
      if (e--, !this.#X(t, a, s, e, 0)) return !1;
      l = a.length + 1;
     }
    }
    if (!o.length) {
     let e = !!l;
     for (let s = n; s < t.length - l; s++) {
      const n = String(t[s]);
      if (e = !0, "." === n || ".." === n || !this.options.dot && n.startsWith(".")) return !1;
     }
     return s || e;
    }
    return !!this.#tt(t, h, t.length - l, n, 0, s, 0, !!l, new Set);
   }
   #Y(t, e, s) {
    let n = this.#I.get(t);
    n || (n = [], this.#I.set(t, n));
    const i = 2 * s + (e ? 1 : 0), r = n[i];
    if (r) return r;
    const o = t.indexOf(E, s), a = t.lastIndexOf(E), h = t.slice(s, o), l = t.slice(o + 1, e ? void 0 : a), c = e ? [] : t.slice(a + 1), f = [ [ [], 0 ] ];
    let u = f[0], p = 0;
    const d = [ 0 ];
    for (const t of l) t === E ? (d.push(p), u = [ [], 0 ], f.push(u)) : (u[0].push(t), 
    p++);
    f.forEach((t, e) => {
     t[1] = p - d[e];
    });
    const g = {
     head: h,
     body: l,
     tail: c,
     segments: f
    };
    return n[i] = g, g;
   }
   #tt(t, e, s, n, i, r, o, a, h) {
    const l = e[i];
    if (!l) {
     if (r) return n >= s || n === s - 1 && "" === t[n];
     for (let e = n; e < s; e++) {
      a = !0;
      const s = t[e];
      if ("." === s || ".." === s || !this.options.dot && s.startsWith(".")) return !1;
     }
     return a;
    }
    const [c, f] = l, u = r ? s : s - f;
    for (;n <= u; ) {
     const l = i * (t.length + 1) + n;
     if (h.has(l)) return !1;
     if (h.add(l), this.#X(t, c, r, n, 0, n + c.length) && o < this.maxGlobstarRecursion) {
      const l = this.#tt(t, e, s, n + c.length, i + 1, r, o + 1, a, h);
      if (!1 !== l) return l;
     }
     if (n === u) break;
     const f = t[n];
     if ("." === f || ".." === f || !this.options.dot && f.startsWith(".")) return !1;
     n++;
    }
    return r || null;
   }
   #X(t, e, s, n, i, r = t.length) {
    let o, a, h, l;
    for (o = n, a = i, l = Math.min(r, t.length), h = e.length; o < l && a < h; o++, 
    a++) {
     let s = e[a], n = t[o];
     if (!1 === s || s === E) return !1;
     if (!portionMatch(s, n)) return !1;
    }
    if (o === l && a === h) return !0;
    if (o === l) return s;
    if (a === h) return o === l - 1 && "" === t[o];
    throw new Error("wtf?");
   }
   braceExpand() {
    return braceExpand(this.pattern, this.options);
   }
   #T() {
    const {pattern: t} = this;
    if (this.options.nobrace) return this.braceExpand();
    let e = 57344;
    for (;t.includes(String.fromCharCode(e)); ) if (++e > 63743) return this.braceExpand();
    const s = String.fromCharCode(e);
    let n = !1;
    const i = t.replace(R, (t, e, i) => {
     const r = Number(e), o = Number(i);
     return !Number.isSafeInteger(r) || !Number.isSafeInteger(o) || Math.abs(r - o) + 1 < 100 ? t : (n = !0, 
     `${s}${e}..${i}${s}`);
    });
    if (!n) return this.braceExpand();
    const r = braceExpand(i, this.options);
    for (const t of r) for (const e of t.split("/")) {
     const t = e.indexOf("[");
     if (-1 !== t && t < e.lastIndexOf(s)) return this.braceExpand();
     if (!this.options.noext && inRepeatOrNegExt(e, s)) return this.braceExpand();
    }
    return this.#B = s, r;
   }
   parse(t) {
    assertValidPattern(t);
    const e = this.options;
    if ("**" === t) return E;
    if ("" === t) return "";
    const {nocase: s, nocaseMagicOnly: n, noext: i = !1, dot: r, normalize: o} = e, a = this.#B, h = a && t.includes(a) ? void 0 : ((t, e) => {
     if (!e && ("+()" === t || "@()" === t)) return t;
     let s = "";
     for (let n = 0; n < t.length; n++) {
      const i = t.charAt(n);
      if ("\\" === i) s += t.charAt(++n) || i; else {
       if ("*" === i || "?" === i) return;
       if ("[" === i) {
        const e = classEnd(t, n);
        if (-1 === e) {
         s += i;
         continue;
        }
        let r = t.slice(n + 1, e);
        if (r.startsWith("\\") && (r = r.slice(1)), 1 !== [ ...r ].length || "!^".includes(t.charAt(n + 1))) return;
        s += r, n = e;
       } else {
        if (!e && "+@!".includes(i) && "(" === t.charAt(n + 1) && t.includes(")", n + 2)) return;
        s += i;
       }
      }
     }
     return s;
    })(t, i);
    if (void 0 !== h && (!s || n || t.toUpperCase() === t.toLowerCase())) return this.#G(h);
    if (this.#L) return B;
    let l = this.#j.get(t);
    return l || (i || (t => {
     if (extglobCount(t) > 256) throw new TypeError("pattern has too many extglobs");
    })(t), l = new Matcher(t, {
     nocase: s,
     noext: i,
     dot: r,
     normalize: o,
     ...a && {
      rangeMark: a
     }
    }), this.#j.set(t, l)), l;
   }
   #_(t) {
    return this.preserveMultipleSlashes ? t.split("/") : this.isWindows && /^\/\/[^/]+/.test(t) ? [ "", ...t.split(/\/+/) ] : t.split(/\/+/);
   }
   match(t, e = this.partial) {
    if (this.comment) return !1;
    if (this.empty) return "" === t;
    if ("/" === t && e) return !0;
    const s = this.options;
    let n = this.#K(t);
    if (!n) {
     if (!e && !this.#O && (this.#C || this.#N) && L !== t) {
      L = t;
      const e = this.#J(t);
      if ("no" === e) return !s.flipNegate && this.negate;
      if ("yes" === e) return !!s.flipNegate || !this.negate;
     }
     n = this.#q(t);
    }
    const i = n.parts, r = this.#z ? n.resolved ??= this.#H(i) : i, o = this.set;
    let a = i[i.length - 1];
    if (!a) for (let t = i.length - 2; !a && t >= 0; t--) a = i[t];
    for (let t = 0; t < o.length; t++) {
     const n = o[t], h = e ? void 0 : this.#R[t];
     if ("base" === h ? portionMatch(n[0], a) : h ? this.#D(r, n, h) : s.matchBase && 1 === n.length ? this.#Q([ a ], [ a ], n, e) : this.#Q(i, r, n, e)) return !!s.flipNegate || !this.negate;
    }
    return !s.flipNegate && this.negate;
   }
   static defaults(t) {
    return minimatch.defaults(t).Minimatch;
   }
  }
  minimatch.Minimatch = Minimatch, minimatch.escape = (t, {windowsPathsNoEscape: e = !1, magicalBraces: s = !1} = {}) => {
   const n = s ? e ? t.replace(/[?*()[\]{}]/g, "[$&]") : t.replace(/[?*()[\]\\{}]/g, "\\$&") : e ? t.replace(/[?*()[\]]/g, "[$&]") : t.replace(/[?*()[\]\\]/g, "\\$&"), i = n.charAt(0);
   return "#" === i ? (e ? "[#]" : "\\#") + n.slice(1) : "!" === i ? (e ? "@(!)" : "\\!") + n.slice(1) : n;
  }, minimatch.unescape = unescape_unescape;
 })
};
