exports.id = 298, exports.ids = [ 298 ], exports.modules = {
 70298: (function(e) {
  function makeArray(e) {
   return Array.isArray(e) ? e : [ e ];
  }
  const t = void 0, r = "", s = " ", n = "\\", i = /[.*+?()[\]{}^$|\\/]/, l = /^\/\*{2,}$/, o = /^\\!/, a = /^\\#/, h = /\r?\n/g, c = 47, u = "/";
  let g = "node-ignore";
  "undefined" != typeof Symbol && (g = Symbol.for("node-ignore"));
  const d = g, define = (e, t, r) => (Object.defineProperty(e, t, {
   value: r
  }), r), RETURN_FALSE = () => !1, f = {
   alnum: "0-9A-Za-z",
   alpha: "A-Za-z",
   blank: " \\t",
   cntrl: "\\x00-\\x1f\\x7f",
   digit: "0-9",
   graph: "!-.0-~",
   lower: "a-z",
   print: " -.0-~",
   punct: "!-.:-@\\[-`{-~",
   space: " \\t\\n\\r",
   upper: "A-Z",
   xdigit: "0-9A-Fa-f"
  }, escapeMember = e => "\\]^-[".indexOf(e) < 0 ? e : n + e, classSource = (e, t) => {
   if (e) return `[^\\/${t}]`;
   const r = `[${t}]`;
   return new RegExp(r).test("/") ? "(?!\\/)" + r : r;
  }, scanBracket = (e, s) => {
   const {length: i} = e;
   let l = s + 1, o = r;
   const a = e[l];
   "!" !== a && "^" !== a || (o = "^", l++);
   let h = r, c = r;
   for (;;) {
    const s = e[l];
    if (s === t) return null;
    if (s === n) {
     const t = e[++l];
     h += escapeMember(t), c = t;
    } else if ("-" === s && c && l + 1 < i && "]" !== e[l + 1]) {
     l++;
     let t = e[l];
     t === n && (t = e[l += 1]), c <= t && (h += `-${escapeMember(t)}`), c = r;
    } else if ("[" === s && ":" === e[l + 1]) {
     const t = l + 2;
     let s = t;
     for (;s < i && "]" !== e[s]; ) s++;
     if (s === i) return null;
     if (s > t && ":" === e[s - 1]) {
      const n = e.slice(t, s - 1);
      if (!Object.prototype.hasOwnProperty.call(f, n)) return null;
      h += f[n], c = r, l = s;
     } else h += escapeMember("["), c = "[", l = t - 2;
    } else h += escapeMember(s), c = s;
    if (l++, "]" === e[l]) return {
     end: l,
     source: classSource(o, h)
    };
   }
  }, p = "[]", _ = "\0", $ = new RegExp(`${_}(\\d+)${_}`, "g"), b = "\ue000", x = "\ue001", isReserved = e => e === _ || e === b || e === x, y = null, C = /\/(?!$)/, m = "[^\\/]*", w = [ [ /(\\+)( ?)/g, (e, t, r) => r ? t.slice(0, t.length - t.length % 2) + s : t, n + s ], [ /(^|\/)\*{3,}(?=\/|$)/g, (e, t) => `${t}**`, "*" ], [ /[\\$.|*+(){^]/g, e => `\\${e}` ], [ /(?!\\)\?/g, () => "[^/]", "?" ], [ /^\//, () => "^", u ], [ /\//g, () => "\\/", u ], [ /^\^*(?:\\\*\\\*\\\/)+/, () => "(?:^|\\/)", "*" ], [ y, (e, t) => e && "^" !== e[0] && "(" !== e[0] ? (C.test(t) ? "^" : "(?:^|\\/)") + e : e ], [ /\\\/\\\*\\\*(?=\\\/|$)/g, (e, t, r) => t + 6 < r.length ? "\\/" === r.slice(t + 6) ? "(?:\\/[^\\/]+)+" : "(?:\\/[^\\/]+)*" : `\\/${x}`, "*" ], [ /(^|[^\\])(?:\\\*)+(?!$)/g, (e, t) => t + m, "*" ], [ /(^|[^\\])((?:\\\\)*)\\\*$/, (e, t, s) => s === r ? t + b : e, "*" ], [ /\\\\\\(?=[$.|*+(){^])/g, () => n, n + n ], [ /\\\\/g, () => n, n + n ], [ /\\\[([^\]/]*?)($|\])/g, (e, t, r) => `\\[${t}${r}`, "[" ], [ y, e => {
   const t = e[e.length - 1];
   return t && t !== b && t !== x ? t === u ? `${e}$` : `${e}(?=$|\\/$)` : e;
  } ] ], R = /(^|\\\/)?\uE000$/, O = "regex", k = "checkRegex", replaceTrailingWildcard = (e, t) => (t ? `${t}[^/]+` : "[^/]*") + "(?=$|\\/$)", v = /\uE001$/, replaceTrailingDoublestar = () => "[\\s\\S]", makeRegexPrefix = e => {
   l.test(e) && (e = "**");
   const {source: o, sources: a} = (e => {
    const t = [], hold = e => `${_}${t.push(e) - 1}${_}`, {length: l} = e;
    let o = r, a = 0;
    for (;a < l; ) {
     const t = e[a];
     if (t === n) {
      const t = e[a + 1];
      o += t === u && a + 2 === l ? hold(p) : "*" === t || "[" === t || t === s ? e.slice(a, a + 2) : hold(i.test(t) ? n + t : isReserved(t) ? `[${t}]` : t), 
      a += 2;
     } else if (isReserved(t)) o += hold(`[${t}]`), a++; else if ("[" === t) {
      const t = scanBracket(e, a);
      null === t ? (o += hold(p), a = l) : (o += hold(t.source), a = t.end + 1);
     } else o += t, a++;
    }
    return {
     source: o,
     sources: t
    };
   })(e), h = w.reduce((r, [s, n, i]) => s === y ? n(r, e) : i !== t && r.indexOf(i) < 0 ? r : s.test(r) ? r.replace(s, n.bind(e)) : r, o);
   return a.length ? h.replace($, (e, t) => a[t]) : h;
  }, matchesBasename = e => {
   const t = e.indexOf(u);
   return t < 0 || t === e.length - 1;
  }, isString = e => "string" == typeof e;
  class IgnoreRule {
   constructor(e, t, r, s, n, i) {
    this.pattern = e, this.mark = t, this.negative = n, define(this, "body", r), define(this, "ignoreCase", s), 
    define(this, "regexPrefix", i);
   }
   get _basenameOnly() {
    return define(this, "_basenameOnly", matchesBasename(this.body));
   }
   get regex() {
    const e = "_" + O;
    return this[e] ? this[e] : this._make(O, e);
   }
   get checkRegex() {
    const e = "_" + k;
    return this[e] ? this[e] : this._make(k, e);
   }
   _make(e, t) {
    const s = (e => {
     if (e.indexOf(m) < 0) return e;
     const t = [], {length: s} = e;
     let i = 0;
     for (;i < s; ) {
      const r = e[i];
      if (e.startsWith(m, i)) t.push({
       wildcard: !0
      }), i += 6; else if ("[" === r) {
       let r = i + 1;
       for ("^" === e[r] && r++, "]" === e[r] && r++; r < s && "]" !== e[r]; ) r += e[r] === n ? 2 : 1;
       r++, t.push({
        single: e.slice(i, r)
       }), i = r;
      } else if (r === n) t.push({
       single: e.slice(i, i + 2)
      }), i += 2; else if ("(" === r) {
       let r = 0, l = i;
       do {
        e[l] === n ? l++ : "(" === e[l] ? r++ : ")" === e[l] && r--, l++;
       } while (l < s && r > 0);
       "*+?".indexOf(e[l]) >= 0 && l++, t.push({
        boundary: e.slice(i, l)
       }), i = l;
      } else "^" === r || "$" === r ? (t.push({
       boundary: r
      }), i++) : (t.push({
       single: r
      }), i++);
     }
     let l = r, o = [];
     const flush = () => {
      let e;
      o.forEach((t, r) => {
       t.wildcard && (e = r);
      }), o.forEach((t, s) => {
       t.wildcard ? l += s === e ? m : `(?:(?!${((e, t) => {
        let s = r;
        for (let r = t + 1; r < e.length && !e[r].wildcard; r++) s += e[r].single;
        return s;
       })(o, s)})[^\\/])*` : l += t.single;
      }), o = [];
     };
     return t.forEach(e => {
      void 0 !== e.boundary ? (flush(), l += e.boundary) : o.push(e);
     }), flush(), l;
    })(e === O ? this.regexPrefix.replace(R, replaceTrailingWildcard).replace(v, replaceTrailingDoublestar) : ((e, t) => {
     e[e.length - 1] === u && (t = makeRegexPrefix(e.slice(0, -1)));
     const r = t.slice(0, -1), s = t[t.length - 1];
     return s === b ? `${r}$` : s === x ? r : p;
    })(this.body, this.regexPrefix)), i = this.ignoreCase ? new RegExp(s, "i") : new RegExp(s);
    return define(this, t, i);
   }
  }
  class RuleManager {
   constructor(e) {
    this._ignoreCase = e, this._rules = [], this._basenameCount = 0;
   }
   _add(e, r) {
    if (e && e[d]) return this._rules = this._rules.concat(e._rules._rules), this._basenameCount += e._rules._basenameCount, 
    void (this._added = !0);
    const i = isString(e), l = i ? e : e.pattern, h = (e => e && isString(e))(l) && ((e, t, r, i, l) => {
     let h = l && "\ufeff" === e[0] ? e.slice(1) : e;
     if ("#" === h[0]) return;
     let c = !1;
     "!" === h[0] && (c = !0, h = h.slice(1));
     const u = h[h.length - 1];
     if ((u === s || i && ("\r" === u || "\n" === u)) && (h = ((e, t) => {
      let r, i = e.length;
      for (;;) {
       for (t && "\r" === e[i - 1] && i--, r = i; e[r - 1] === s; ) r--;
       if (!t || "\n" !== e[r - 1]) break;
       i = r - 1;
      }
      if (r === i) return e.slice(0, i);
      let l = 0;
      for (;e[r - l - 1] === n; ) l++;
      return l % 2 ? e.slice(0, r - 1) + s : e.slice(0, r);
     })(h, i)), !h || (e => {
      let t = 0;
      for (;e[e.length - t - 1] === n; ) t++;
      return t % 2 == 1;
     })(h)) return;
     h = h.replace(o, "!").replace(a, "#");
     const g = makeRegexPrefix(h);
     return new IgnoreRule(e, t, h, r, c, g);
    })(l, i ? t : e.mark, this._ignoreCase, !this._split, this._stripBOM && !r);
    h && (this._added = !0, this._rules.push(h), matchesBasename(h.body) && this._basenameCount++);
   }
   add(e) {
    return this._added = !1, this._split = isString(e), this._stripBOM = !this._split || "\ufeff" === e[0], 
    makeArray(this._split ? (e => ("\r" === e[e.length - 1] ? e.slice(0, -1) : e).split(h).filter(Boolean))(e) : e).forEach(this._add, this), 
    this._added && (this._literalRules = t), this._added;
   }
   testLiteral(e) {
    const r = this._literalRules || (this._literalRules = this._rules.filter(({body: e}) => "*" === e[e.length - (e[e.length - 1] === u ? 2 : 1)]));
    let s, n = !1, i = !1;
    for (let l = r.length - 1; l >= 0; l--) {
     const o = r[l];
     if (o.checkRegex.test(e)) {
      n = !o.negative, i = o.negative, s = o.negative ? t : o;
      break;
     }
    }
    const l = {
     ignored: n,
     unignored: i
    };
    return s && (l.rule = s), l;
   }
   test(e, t) {
    const r = this._rules, {length: s} = r, n = 2 * this._basenameCount >= s, i = n ? (e => {
     const t = e.length - 1, r = e.lastIndexOf(u, e[t] === u ? t - 1 : t);
     return r < 0 ? e : e.slice(r + 1);
    })(e) : e;
    for (let l = s - 1; l >= 0; l--) {
     const s = r[l];
     if (s[t].test(n && s._basenameOnly ? i : e)) {
      const {negative: e} = s, t = {
       ignored: !e,
       unignored: e
      };
      return e || (t.rule = s), t;
     }
    }
    return {
     ignored: !1,
     unignored: !1
    };
   }
  }
  const throwError = (e, t) => {
   throw new t(e);
  }, checkPath = (e, t, r) => isString(e) ? e ? !checkPath.isNotRelative(e) || r(`path should be a \`path.relative()\`d string, but got "${t}"`, RangeError) : r("path must not be empty", TypeError) : r(`path must be a string, but got \`${t}\``, TypeError), isNotRelative = e => {
   const t = e.charCodeAt(0);
   if (t === c) return !0;
   if (46 !== t) return !1;
   if (1 === e.length) return !0;
   const r = e.charCodeAt(1);
   return r === c || 46 === r && (2 === e.length || e.charCodeAt(2) === c);
  };
  checkPath.isNotRelative = isNotRelative, checkPath.convert = e => e;
  const convertPath = e => isString(e) && checkPath.convert(e);
  class Ignore {
   constructor({ignorecase: e = !0, ignoreCase: t = e, allowRelativePaths: r = !1} = {}) {
    define(this, d, !0), this._rules = new RuleManager(t), this._strictPathCheck = !r, 
    this._initCache();
   }
   _initCache() {
    this._ignoreCache = Object.create(null), this._testCache = Object.create(null);
   }
   add(e) {
    return this._rules.add(e) && this._initCache(), this;
   }
   addPattern(e) {
    return this.add(e);
   }
   _test(e, t, r) {
    return checkPath(r, e, this._strictPathCheck ? throwError : RETURN_FALSE), r ? this._t(r, t) : {
     ignored: !1,
     unignored: !1
    };
   }
   checkIgnore(e) {
    const t = convertPath(e);
    if (!t || t.charCodeAt(t.length - 1) !== c) return this._test(e, this._testCache, t);
    const r = this._t(t, this._testCache);
    if (r.ignored) return r;
    const s = this._rules.testLiteral(t);
    return s.ignored || s.unignored ? s : r;
   }
   _t(e, s) {
    if (e in s) return s[e];
    const n = (e => {
     if (e.charCodeAt(0) === c || e.indexOf("//") >= 0) {
      const t = e.split(u).filter(Boolean);
      return t.pop(), t.length ? t.join(u) + u : r;
     }
     const t = e.length - 1, s = e.lastIndexOf(u, e.charCodeAt(t) === c ? t - 1 : t);
     return s < 0 ? r : e.slice(0, s + 1);
    })(e), i = n ? this._t(n, s) : t;
    return s[e] = i && i.ignored ? i : this._rules.test(e, O);
   }
   ignores(e) {
    return this._test(e, this._ignoreCache, convertPath(e)).ignored;
   }
   createFilter() {
    return e => !this.ignores(e);
   }
   filter(e) {
    return makeArray(e).filter(this.createFilter());
   }
   test(e) {
    return this._test(e, this._testCache, convertPath(e));
   }
  }
  const factory = e => new Ignore(e), setupWindows = () => {
   checkPath.convert = e => /^\\\\\?\\/.test(e) || /["<>|\u0000-\u001F]+/u.test(e) ? e : e.replace(/\\/g, "/");
   const e = /^[a-z]:\//i;
   checkPath.isNotRelative = t => e.test(t) || isNotRelative(t);
  };
  "undefined" != typeof process && "win32" === process.platform && setupWindows(), 
  e.exports = factory, factory.default = factory, e.exports.isPathValid = e => checkPath(convertPath(e), e, RETURN_FALSE), 
  define(e.exports, Symbol.for("setupWindows"), setupWindows);
 })
};
