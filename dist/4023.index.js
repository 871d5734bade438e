"use strict";

exports.id = 4023;

exports.ids = [ 4023 ];

exports.modules = {
 44023: (function(e, t, n) {
  n.d(t, {
   structuredPatch: () => structuredPatch
  });
  class Diff {
   diff(e, t, n = {}) {
    let o;
    if (typeof n === "function") {
     o = n;
     n = {};
    } else "callback" in n && (o = n.callback);
    const s = this.castInput(e, n);
    const i = this.castInput(t, n);
    const l = this.removeEmpty(this.tokenize(s, n));
    const r = this.removeEmpty(this.tokenize(i, n));
    return this.diffWithOptionsObj(l, r, n, o);
   }
   diffWithOptionsObj(e, t, n, o) {
    var s;
    const done = e => {
     e = this.postProcess(e, n);
     if (o) {
      setTimeout(function() {
       o(e);
      }, 0);
      return;
     }
     return e;
    };
    const i = t.length, l = e.length;
    let r = 1;
    let c = i + l;
    n.maxEditLength != null && (c = Math.min(c, n.maxEditLength));
    const u = (s = n.timeout) !== null && s !== void 0 ? s : 1 / 0;
    const a = Date.now() + u;
    const d = [ {
     oldPos: -1,
     lastComponent: void 0
    } ];
    let f = this.extractCommon(d[0], t, e, 0, n);
    if (d[0].oldPos + 1 >= l && f + 1 >= i) return done(this.buildValues(d[0].lastComponent, t, e));
    let h = -1 / 0, p = 1 / 0;
    const execEditLength = () => {
     for (let o = Math.max(h, -r); o <= Math.min(p, r); o += 2) {
      let s;
      const r = d[o - 1], c = d[o + 1];
      r && (d[o - 1] = void 0);
      let u = false;
      if (c) {
       const e = c.oldPos - o;
       u = c && 0 <= e && e < i;
      }
      const a = r && r.oldPos + 1 < l;
      if (!u && !a) {
       d[o] = void 0;
       continue;
      }
      s = !a || u && r.oldPos < c.oldPos ? this.addToPath(c, true, false, 0, n) : this.addToPath(r, false, true, 1, n);
      f = this.extractCommon(s, t, e, o, n);
      if (s.oldPos + 1 >= l && f + 1 >= i) return done(this.buildValues(s.lastComponent, t, e)) || true;
      d[o] = s;
      s.oldPos + 1 >= l && (p = Math.min(p, o - 1));
      f + 1 >= i && (h = Math.max(h, o + 1));
     }
     r++;
    };
    if (o) (function exec() {
     setTimeout(function() {
      if (r > c || Date.now() > a) return o(void 0);
      execEditLength() || exec();
     }, 0);
    })(); else while (r <= c && Date.now() <= a) {
     const e = execEditLength();
     if (e) return e;
    }
   }
   addToPath(e, t, n, o, s) {
    const i = e.lastComponent;
    return i && !s.oneChangePerToken && i.added === t && i.removed === n ? {
     oldPos: e.oldPos + o,
     lastComponent: {
      count: i.count + 1,
      added: t,
      removed: n,
      previousComponent: i.previousComponent
     }
    } : {
     oldPos: e.oldPos + o,
     lastComponent: {
      count: 1,
      added: t,
      removed: n,
      previousComponent: i
     }
    };
   }
   extractCommon(e, t, n, o, s) {
    const i = t.length, l = n.length;
    let r = e.oldPos, c = r - o, u = 0;
    while (c + 1 < i && r + 1 < l && this.equals(n[r + 1], t[c + 1], s)) {
     c++;
     r++;
     u++;
     s.oneChangePerToken && (e.lastComponent = {
      count: 1,
      previousComponent: e.lastComponent,
      added: false,
      removed: false
     });
    }
    u && !s.oneChangePerToken && (e.lastComponent = {
     count: u,
     previousComponent: e.lastComponent,
     added: false,
     removed: false
    });
    e.oldPos = r;
    return c;
   }
   equals(e, t, n) {
    return n.comparator ? n.comparator(e, t) : e === t || !!n.ignoreCase && e.toLowerCase() === t.toLowerCase();
   }
   removeEmpty(e) {
    const t = [];
    for (let n = 0; n < e.length; n++) e[n] && t.push(e[n]);
    return t;
   }
   castInput(e, t) {
    return e;
   }
   tokenize(e, t) {
    return Array.from(e);
   }
   join(e) {
    return e.join("");
   }
   postProcess(e, t) {
    return e;
   }
   get useLongestToken() {
    return false;
   }
   buildValues(e, t, n) {
    const o = [];
    let s;
    while (e) {
     o.push(e);
     s = e.previousComponent;
     delete e.previousComponent;
     e = s;
    }
    o.reverse();
    const i = o.length;
    let l = 0, r = 0, c = 0;
    for (;l < i; l++) {
     const e = o[l];
     if (e.removed) {
      e.value = this.join(n.slice(c, c + e.count));
      c += e.count;
     } else {
      if (!e.added && this.useLongestToken) {
       let o = t.slice(r, r + e.count);
       o = o.map(function(e, t) {
        const o = n[c + t];
        return o.length > e.length ? o : e;
       });
       e.value = this.join(o);
      } else e.value = this.join(t.slice(r, r + e.count));
      r += e.count;
      e.added || (c += e.count);
     }
    }
    return o;
   }
  }
  class LineDiff extends Diff {
   constructor() {
    super(...arguments);
    this.tokenize = tokenize;
   }
   equals(e, t, n) {
    if (n.ignoreWhitespace) {
     n.newlineIsToken && e.includes("\n") || (e = e.trim());
     n.newlineIsToken && t.includes("\n") || (t = t.trim());
    } else if (n.ignoreNewlineAtEof && !n.newlineIsToken) {
     e.endsWith("\n") && (e = e.slice(0, -1));
     t.endsWith("\n") && (t = t.slice(0, -1));
    }
    return super.equals(e, t, n);
   }
  }
  const o = new LineDiff;
  function diffLines(e, t, n) {
   return o.diff(e, t, n);
  }
  function tokenize(e, t) {
   t.stripTrailingCr && (e = e.replace(/\r\n/g, "\n"));
   const n = [], o = e.split(/(\n|\r\n)/);
   o[o.length - 1] || o.pop();
   for (let e = 0; e < o.length; e++) {
    const s = o[e];
    e % 2 && !t.newlineIsToken ? n[n.length - 1] += s : n.push(s);
   }
   return n;
  }
  function structuredPatch(e, t, n, o, s, i, l) {
   let r;
   r = l ? typeof l === "function" ? {
    callback: l
   } : l : {};
   typeof r.context === "undefined" && (r.context = 4);
   const c = r.context;
   if (r.newlineIsToken) throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
   if (!r.callback) return diffLinesResultToPatch(diffLines(n, o, r));
   {
    const {callback: e} = r;
    diffLines(n, o, Object.assign(Object.assign({}, r), {
     callback: t => {
      const n = diffLinesResultToPatch(t);
      e(n);
     }
    }));
   }
   function diffLinesResultToPatch(n) {
    if (!n) return;
    n.push({
     value: "",
     lines: []
    });
    function contextLines(e) {
     return e.map(function(e) {
      return " " + e;
     });
    }
    const o = [];
    let l = 0, r = 0, u = [], a = 1, d = 1;
    for (let e = 0; e < n.length; e++) {
     const t = n[e], s = t.lines || splitLines(t.value);
     t.lines = s;
     if (t.added || t.removed) {
      if (!l) {
       const t = n[e - 1];
       l = a;
       r = d;
       if (t) {
        u = c > 0 ? contextLines(t.lines.slice(-c)) : [];
        l -= u.length;
        r -= u.length;
       }
      }
      for (const e of s) u.push((t.added ? "+" : "-") + e);
      t.added ? d += s.length : a += s.length;
     } else {
      if (l) if (s.length <= c * 2 && e < n.length - 2) for (const e of contextLines(s)) u.push(e); else {
       const e = Math.min(s.length, c);
       for (const t of contextLines(s.slice(0, e))) u.push(t);
       const t = {
        oldStart: l,
        oldLines: a - l + e,
        newStart: r,
        newLines: d - r + e,
        lines: u
       };
       o.push(t);
       l = 0;
       r = 0;
       u = [];
      }
      a += s.length;
      d += s.length;
     }
    }
    for (const e of o) for (let t = 0; t < e.lines.length; t++) if (e.lines[t].endsWith("\n")) e.lines[t] = e.lines[t].slice(0, -1); else {
     e.lines.splice(t + 1, 0, "\\ No newline at end of file");
     t++;
    }
    return {
     oldFileName: e,
     newFileName: t,
     oldHeader: s,
     newHeader: i,
     hunks: o
    };
   }
  }
  function splitLines(e) {
   const t = e.endsWith("\n");
   const n = e.split("\n").map(e => e + "\n");
   t ? n.pop() : n.push(n.pop().slice(0, -1));
   return n;
  }
 })
};
