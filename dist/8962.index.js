"use strict";

exports.id = 8962, exports.ids = [ 8962 ], exports.modules = {
 86810: (function(e, t, n) {
  function cachingPathFacts(e) {
   const t = new Map, n = new Map, r = new Map, s = new Map, o = new Map, i = new Map, kindOf = n => once(t, n, t => e.kindOf(t)), a = function(e, t) {
    const n = new Map([ [ e.workspace, e.workspace ] ]), r = new Set, resolveExisting = n => {
     const s = n.lastIndexOf("/");
     if (s < 1 || /^\.{0,2}$/.test(n.slice(s + 1))) return e.realpath(n);
     const o = n.slice(0, s), i = t(n);
     if (r.has(o) && "link" !== i) return n;
     if ("missing" === i) return null;
     const a = e.realpath(n);
     return a === n && r.add(o), a;
    }, resolved = e => {
     const t = [];
     let s = e.length, o = resolveExisting(e);
     for (;null === o; ) {
      t.push(s), s = e.lastIndexOf("/", s - 1);
      const r = e.slice(0, s);
      o = n.get(r) ?? resolveExisting(r);
     }
     for (let i = t.pop(); void 0 !== i; i = t.pop()) {
      const t = e.slice(0, s);
      n.set(t, o), o = below(o, e.slice(s + 1, i)), s = i, o === e.slice(0, s) && r.add(t);
     }
     return o;
    };
    return {
     realpath: e => once(n, e, resolved),
     clear: () => {
      n.clear(), r.clear(), n.set(e.workspace, e.workspace);
     }
    };
   }(e, kindOf);
   return {
    workspace: e.workspace,
    home: e.home,
    commandHome: e.commandHome,
    ...void 0 === e.temporary ? {} : {
     temporary: e.temporary
    },
    ...void 0 === e.isOwn ? {} : {
     isOwn: e.isOwn
    },
    ...void 0 === e.hiddenBy ? {} : {
     hiddenBy: e.hiddenBy
    },
    get registries() {
     return e.registries ?? {};
    },
    get repository() {
     return e.repository;
    },
    realpath: a.realpath,
    kindOf: kindOf,
    entries: t => once(n, t, t => e.entries(t)),
    linksBelow: (t, n) => once(r, `${n} ${t}`, () => e.linksBelow(t, n)),
    packageManifest: t => once(s, t, t => e.packageManifest(t)),
    sensitiveBelow: (t, n) => once(o, `${n} ${t}`, () => e.sensitiveBelow(t, n)),
    sensitiveInGit: t => once(i, t, t => e.sensitiveInGit(t)),
    forget: () => {
     for (const e of [ a, t, n, r, s, o, i ]) e.clear();
    }
   };
  }
  function below(e, t) {
   return `${"/" === e ? "" : e}/${t}`;
  }
  function cachedPathFacts(e) {
   return "forget" in e ? e : cachingPathFacts(e);
  }
  function once(e, t, n) {
   const r = e.get(t);
   if (void 0 !== r) return r;
   const s = n(t);
   return e.set(t, s), s;
  }
  n.d(t, {
   N: () => cachedPathFacts,
   _: () => cachingPathFacts
  });
 }),
 98962: (function(e, t, n) {
  n.r(t), n.d(t, {
   createExplainer: () => createExplainer,
   createFileGuard: () => createFileGuard,
   createPolicyEngine: () => createPolicyEngine
  });
  var r = n(68365), s = n(39610), o = n(55559), i = n(3197), a = n(10168), l = n(35476), c = n(95652), u = n(80322);
  const d = {
   length: 1e4,
   brackets: 64,
   hereDocuments: 128,
   nesting: 32,
   commands: 64,
   steps: 256,
   words: 1e3,
   parts: 12e3,
   variables: 128,
   files: 800,
   rules: 6e4,
   compared: 11e3,
   names: 1e4,
   substitutions: 500,
   expansions: 256,
   scripts: 8,
   wrappers: 16,
   value: 2e4,
   values: 1e5
  }, f = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/u, p = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u, h = /[\u{e0000}-\u{e0fff}]/u, m = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
  function isPlain(e) {
   return /^[\n\t -~]*$/.test(e);
  }
  const w = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u;
  function isDeceptiveText(e) {
   if (isPlain(e)) return !1;
   for (const t of e) if (!(t <= "~") && (w.test(t) || /^[ -~]+$/.test(t.normalize("NFKC")))) return !0;
   return !1;
  }
  const g = Object.freeze({
   number: !1,
   filled: !1
  }), v = Object.freeze({
   number: !0,
   filled: !0
  }), y = Object.freeze({
   number: !0,
   filled: !1
  }), k = /^[+-]?\d{1,18}$/, b = /^-?\d{1,18}$/;
  function isNumber(e) {
   return null != e && ("string" == typeof e ? k.test(e) : e.number);
  }
  function eitherValue(e, t) {
   return void 0 !== e && e === t ? e : isNumber(e) && isNumber(t) ? [ e, t ].some(e => "string" == typeof e && !b.test(e)) ? null : [ e, t ].every(e => "string" == typeof e || e.filled) ? v : y : null;
  }
  function disturb(e) {
   if (e.racing) throw new Undecidable("a pattern is expanded while another command may create files");
   e.disturbed = !0;
  }
  class Undecidable extends Error {
   problem;
   constructor(e) {
    const {stackTraceLimit: t} = Error;
    Error.stackTraceLimit = 0, super(e), Error.stackTraceLimit = t, this.name = "Undecidable", 
    this.problem = e;
   }
  }
  function spend(e, t) {
   if (e.parts += t, e.parts > d.parts) throw new Undecidable(`it has more than ${d.parts} parts when its loops are unrolled`);
  }
  function countFiles(e, t) {
   if (e.files += t.length, e.files > d.files) throw new Undecidable(`it accesses more than ${d.files} files`);
  }
  function setVariable({variables: e}, t, n) {
   if (e.set(t, n), e.size > d.variables) throw new Undecidable(`it has more than ${d.variables} variables`);
  }
  function copyState(e, t) {
   return spend(t, 1 + Math.ceil(e.variables.size / 8)), {
    cwd: e.cwd,
    cwdDoubt: e.cwdDoubt,
    cwdUnproven: e.cwdUnproven,
    variables: new Map(e.variables)
   };
  }
  const x = /^[\w.,:@%+=/{}*?^\u0080-\u{10ffff}-]*$/u;
  function expand(e, t) {
   const n = function(e) {
    const t = e.indexOf("{");
    if (t < 0) return null;
    const n = [];
    let r = 0;
    for (let s = t; s < e.length; s += 1) {
     const o = e[s];
     if ("{" === o) r += 1; else if ("," === o && 1 === r) n.push(s); else if ("}" === o && (r -= 1, 
     0 === r)) return {
      start: t,
      end: s,
      commas: n
     };
    }
    return {
     start: t,
     end: e.length,
     commas: []
    };
   }(e);
   if (null === n) return [ e ];
   if (t > 8) return null;
   const r = n.commas.length > 0 ? function(e, t, n) {
    const r = [ t.start, ...t.commas, t.end ], s = r.slice(0, -1).map((t, s) => expand(e.slice(t + 1, r[s + 1]), n + 1));
    return s.includes(null) ? null : s.flatMap(e => e ?? []);
   }(e, n, t) : function(e) {
    const t = /^(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(-?\d{1,9}))?$/.exec(e);
    if (null !== t) return function(e, t, n) {
     const r = /^-?0\d/.test(e) || /^-?0\d/.test(t) ? Math.max(e.length, t.length) : 0;
     return steps(Number(e), Number(t), Math.abs(Number(n ?? "1")) || 1)?.map(e => function(e, t) {
      const n = String(Math.abs(e));
      return e < 0 ? `-${n.padStart(t - 1, "0")}` : n.padStart(t, "0");
     }(e, r)) ?? null;
    }(t[1] ?? "", t[2] ?? "", t[3]);
    const n = /^([a-z])\.\.([a-z])$/.exec(e) ?? /^([A-Z])\.\.([A-Z])$/.exec(e);
    if (null === n) return null;
    const [r, s] = [ (n[1] ?? "").charCodeAt(0), (n[2] ?? "").charCodeAt(0) ];
    return steps(r, s, 1)?.map(e => String.fromCharCode(e)) ?? null;
   }(e.slice(n.start + 1, n.end)), s = expand(e.slice(n.end + 1), t + 1);
   if (null === r || null === s || r.length * s.length > d.expansions) return null;
   const o = e.slice(0, n.start);
   return r.flatMap(e => s.map(t => o + e + t));
  }
  function steps(e, t, n) {
   const r = Math.floor(Math.abs(t - e) / n) + 1;
   return r > d.expansions ? null : Array.from({
    length: r
   }, (r, s) => e + (t < e ? -s : s) * n);
  }
  var $ = n(99756);
  function recordListing(e, t) {
   if ("" === e) return;
   const n = (0, o.Hi)(e, t.state.cwd), {world: r} = t;
   (!(0, o.FK)({
    path: r.realpath(n),
    directory: r.workspace
   }) || (0, i.WF)(n) || "high" === (0, $.y)(n)) && t.list(n);
  }
  var O = n(78033);
  const U = 5e3, A = 25;
  function asGlob(e) {
   return e.active ? e.text.replace(/[{}]/g, "\\$&").replace(/\*+/g, "*") : e.text.replace(/[\\*?[\]{}]/g, "\\$&");
  }
  function namesIn(e, t, n) {
   const {world: r, progress: s} = n, join = n => ({
    shown: shownAs(n, e, t),
    path: (0, o.Hi)(n, e.path)
   });
   if ("" === t.segment) return {
    found: [ join("") ].filter(e => !t.last || t.first || isDirectory(e, r)),
    scanned: 0
   };
   const i = (0, O.Zs)(t.segment), a = (0, O.hi)(i);
   if (null !== a) {
    const t = "." !== a || isDirectory(e, r);
    return {
     found: [ join(a) ].filter(e => t && "missing" !== r.kindOf(e.path)),
     scanned: 0
    };
   }
   if (!(0, o.FK)({
    path: r.realpath(e.path),
    directory: r.workspace
   })) return null;
   if (t.segment.startsWith(".") && (0, O.Hj)(i, "..")) return null;
   const l = r.entries(e.path);
   if (s.compared += l.length * (1 + Math.floor(t.segment.length / 4)), s.compared > d.compared) return null;
   const c = l.filter(e => (!e.startsWith(".") || t.segment.startsWith(".")) && (0, 
   O.Hj)(i, e)), u = "/" === e.path ? "" : e.path;
   return {
    found: c.map(n => ({
     shown: shownAs(n, e, t),
     path: `${u}/${n}`
    })),
    scanned: l.length
   };
  }
  function shownAs(e, t, n) {
   return n.first ? e : `${t.shown}/${e}`;
  }
  function isDirectory(e, t) {
   return "directory" === t.kindOf(t.realpath(e.path));
  }
  var S = n(25403);
  const C = new Set([ "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "^=", "|=", "++", "--", "," ]), R = /^(?:\d{1,18}|0[xX][0-9a-fA-F]{1,15})$/;
  function checkArithmetic(e, t) {
   switch (spend(t.progress, 1), e.type) {
   case "ArithmeticBinary":
    return checkOperator(e.operator), checkArithmetic(e.left, t), void checkArithmetic(e.right, t);

   case "ArithmeticUnary":
    return checkOperator(e.operator), void checkArithmetic(e.operand, t);

   case "ArithmeticTernary":
    return checkArithmetic(e.test, t), checkArithmetic(e.consequent, t), void checkArithmetic(e.alternate, t);

   case "ArithmeticGroup":
    return void checkArithmetic(e.expression, t);

   case "ArithmeticWord":
    return void function(e, t) {
     const n = e.trim();
     if (R.test(n)) return;
     const r = /^\$?\{?#?([A-Za-z_][A-Za-z0-9_]*)\}?$/.exec(n)?.[1];
     if ("$?" !== n && "$#" !== n && (void 0 === r || !isNumber(t.state.variables.get(r)))) throw new Undecidable("arithmetic uses a value that is not known to be an integer");
    }(e.value, t);

   case "ArithmeticCommandExpansion":
    throw new Undecidable("arithmetic on the output of a command may run any command");
   }
  }
  function runArithmetic(e, t) {
   const n = assignedBy(e);
   if (null !== n) {
    if (!(0, S.e)(n)) throw new Undecidable(`${n}=\u2026 changes what later commands do`);
    if ("ArithmeticBinary" === e.type && checkArithmetic(e.right, t), ("ArithmeticBinary" !== e.type || "=" !== e.operator) && !isNumber(t.state.variables.get(n))) throw new Undecidable("arithmetic uses a value that is not known to be an integer");
    setVariable(t.state, n, v);
   } else checkArithmetic(e, t);
  }
  function assignedBy(e) {
   const t = "ArithmeticUnary" === e.type && /^(?:\+\+|--)$/.test(e.operator), n = "ArithmeticBinary" === e.type && /^[-+*]?=$/.test(e.operator), r = t ? e.operand : n ? e.left : null;
   return "ArithmeticWord" === r?.type && /^[A-Za-z_]\w*$/.test(r.value.trim()) ? r.value.trim() : null;
  }
  function checkOperator(e) {
   if (C.has(e)) throw new Undecidable("arithmetic assigns a variable within a longer expression");
  }
  function computeArithmetic(e, t) {
   return checkArithmetic(e, t), arithmetic_valueOf(e, t);
  }
  function arithmetic_valueOf(e, t) {
   switch (e.type) {
   case "ArithmeticWord":
    return function(e, {state: t}) {
     const n = t.variables.get(/^\$?(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)\})$/.exec(e)?.slice(1).find(Boolean) ?? ""), r = "string" == typeof n ? n : e;
     return /^(?:0|-?[1-9]\d{0,8})$/.test(r) ? Number(r) : null;
    }(e.value.trim(), t);

   case "ArithmeticGroup":
    return arithmetic_valueOf(e.expression, t);

   case "ArithmeticBinary":
    {
     const n = arithmetic_valueOf(e.left, t), r = arithmetic_valueOf(e.right, t), s = null === n || null === r ? null : function(e, t, n) {
      switch (e) {
      case "+":
       return t + n;

      case "-":
       return t - n;

      case "*":
       return t * n;

      default:
       return null;
      }
     }(e.operator, n, r);
     return null !== s && Number.isSafeInteger(s) ? s : null;
    }

   default:
    return null;
   }
  }
  var M = n(59277);
  const P = /^GITHUB_(?:ENV|PATH|OUTPUT|STEP_SUMMARY|STATE)$/, F = /^[?#$]$/;
  function lookUp(e, t) {
   if (F.test(e)) return {
    kind: "number"
   };
   if ("!" === e) return {
    kind: "count"
   };
   const n = t.state.variables.get(e);
   if ("string" == typeof n) return {
    kind: "text",
    text: n
   };
   if (null === n) return {
    kind: "value"
   };
   if (void 0 !== n) return {
    kind: n.number ? n.filled ? "number" : "count" : "plain"
   };
   if ("HOME" === e) return {
    kind: "text",
    text: t.world.commandHome
   };
   if ("TMPDIR" === e && void 0 !== t.world.temporary) return {
    kind: "text",
    text: t.world.temporary
   };
   if ("PWD" === e) return null === t.state.cwdDoubt ? {
    kind: "text",
    text: t.state.cwd
   } : {
    kind: "value"
   };
   if (P.test(e)) throw new Undecidable(`$${e} names a file of the runner, which is not available to commands`);
   if (!(0, M.Y)(e)) throw new Undecidable(`$${e} may hold a secret`);
   return /^[@*!0-9-]/.test(e) ? {
    kind: "any"
   } : {
    kind: "value"
   };
  }
  function withUnknownText(e) {
   return "any" === e.kind || "number" === e.kind ? e : {
    kind: "value"
   };
  }
  const E = /^[\w./:=@%+,~^-]+$/, W = /^[\w@][\w./~^@-]*$/, D = /^--(?:format|pretty)=(?:format:|tformat:)?%[hH]$/, B = /^(?:-\d+|--max-count=\d+|--(?:no-)?merges|--first-parent|--reverse|--all|--since=[\w.:-]+|--until=[\w.:-]+)$/, j = [ ([e, t, ...n]) => "git" === e && "rev-parse" === t && n.every(e => W.test(e) || /^(?:--verify|-q|--quiet|--short(?:=\d+)?)$/.test(e)) && n.some(e => W.test(e)), ([e, t, ...n]) => "git" === e && "merge-base" === t && n.every(e => W.test(e) || /^(?:-a|--all|--octopus|--fork-point)$/.test(e)), ([e, t, ...n]) => "git" === e && "rev-list" === t && n.every((e, t) => counts(n, e, t)), ([e, t, ...n]) => "git" === e && "log" === t && D.test(n.findLast(e => /^--(?:format|pretty|oneline)/.test(e)) ?? "") && n.every((e, t) => D.test(e) || counts(n, e, t)), ([e, ...t]) => "nproc" === e && 0 === t.length, ([e, t, ...n]) => "id" === e && ("-u" === t || "-g" === t) && 0 === n.length, ([e, ...t]) => "date" === e && 1 === t.length && /^\+%[YmdHMSsj]+$/.test(t[0] ?? "") ];
  function counts(e, t, n) {
   return "-n" === t || "--count" === t || ("-n" === e[n - 1] ? /^\d+$/ : W).test(t) || B.test(t);
  }
  const L = [ ([e, t, ...n]) => "wc" === e && /^-[lwcm]$/.test(t ?? "") && 0 === n.length, ([e, ...t]) => "nproc" === e && 0 === t.length, ([e, t, ...n]) => "id" === e && ("-u" === t || "-g" === t) && 0 === n.length, ([e, ...t]) => "date" === e && 1 === t.length && /^\+%[sYmdHMSj]$/.test(t[0] ?? ""), ([e, t, n, ...r]) => "git" === e && "rev-list" === t && "--count" === n && r.length > 0 && r.every(isRevision) ];
  function isRevision(e) {
   return W.test(e);
  }
  const T = /^(?:\.\[\d*\]\s*\|?\s*)?\.(?:number|databaseId|headRefOid|baseRefOid|headSha)$/;
  function withoutQuotes(e) {
   return /^(?:'[^']*'|"[^"$`\\]*")$/.test(e) ? e.slice(1, -1) : e;
  }
  function printsPlainWords({commands: e}) {
   const [t, ...n] = e;
   if (void 0 === t || n.length > 0 || !0 === t.background) return !1;
   const {command: r} = t;
   if ("Command" !== r.type || void 0 === r.name) return !1;
   if (r.prefix.length > 0 || r.redirects.some(e => "HereDoc" === e.type || ">" !== e.operator)) return !1;
   const s = [ r.name, ...r.args ].map(e => "Word" === e.type ? e.text : "");
   return !!function(e) {
    const [t, n = "", r = "", ...s] = e.map(withoutQuotes);
    if ("gh" !== t || !/^(?:pr|issue|run)$/.test(n) || !/^(?:view|list)$/.test(r)) return !1;
    const o = s.filter((e, t) => /^(?:-q|--jq)$/.test(s[t - 1] ?? "")), i = s.filter(e => !o.includes(e)), [a = "", ...l] = o;
    return T.test(a) && 0 === l.length && i.includes("--json") && i.every(e => E.test(e) && !/^(?:-t|--template|-q.+|--jq=.*|-w|--web)/.test(e));
   }(s) || s.every(e => E.test(e)) && j.some(e => e(s));
  }
  const N = "/dev/fd/63";
  function partsOf(e) {
   if (void 0 !== e.parts) return e.parts;
   if (/[(`]/.test(e.text.replace(/\\[\s\S]/g, "").replace(/'[^']*'/g, ""))) throw new Undecidable("a word cannot be parsed");
   return [ {
    type: "Literal",
    pos: e.pos,
    end: e.end,
    value: e.value,
    text: e.text
   } ];
  }
  function isConstant(e) {
   return "Literal" === e.type || "SingleQuoted" === e.type || ("AnsiCQuoted" === e.type ? !e.text.includes("\\") : "DoubleQuoted" === e.type && e.parts.every(e => "Literal" === e.type));
  }
  function piecesOf(e, t, n) {
   switch (spend(t.progress, 1), e.type) {
   case "Literal":
   case "SingleQuoted":
    return [ {
     text: e.value,
     active: !1
    } ];

   case "AnsiCQuoted":
    return [ (r = e.text, (r.slice(2, -1).match(/\\[\s\S](?:[0-9a-fA-F]{0,3})/g) ?? []).every(e => /^\\(?:[abefnrtv\\'"?]|x[0-7][0-9a-fA-F]|[0-1][0-7]{2})/.test(e) && !/^\\(?:x00|000)/.test(e)) ? {
     text: e.value,
     active: !1
    } : {
     unknown: "value"
    }) ];

   case "DoubleQuoted":
    return e.parts.flatMap(e => piecesOf(e, t, !0));

   case "Glob":
    if (e.parts?.some(e => !isConstant(e))) throw new Undecidable("a pattern contains an expansion");
    return [ {
     text: e.text,
     active: !n
    } ];

   case "BraceExpansion":
    return [ unexpandedBraces(e, t) ];

   case "SimpleExpansion":
    return [ split(lookUp(e.text.replace(/^\$/, ""), t), n) ];

   case "ParameterExpansion":
    return [ split(parameter(e, t, n), n) ];

   case "CommandExpansion":
    return void 0 !== e.script && t.substitute(e.script), [ printed(e.script, n) ];

   case "ArithmeticExpansion":
    return [ computed(e.expression, t) ];

   case "ProcessSubstitution":
    return void 0 !== e.script && function(e, t) {
     const {patterns: n} = t.progress;
     t.substitute(e), t.progress.patterns > n && (t.progress.racing = !0);
    }(e.script, t), [ {
     text: N,
     active: !1
    } ];

   case "LocaleString":
    throw new Undecidable('a translated string ($"\u2026") may run a command');

   case "ExtendedGlob":
    throw new Undecidable("an extended pattern has different meanings in different shells");
   }
   var r;
  }
  function printed(e, t) {
   const n = t ? "value" : "any";
   if (void 0 === e) return {
    unknown: n
   };
   const r = function({commands: e}) {
    const [t, ...n] = e;
    if (void 0 === t || n.length > 0 || !0 === t.background) return !1;
    const {command: r} = t, s = "Pipeline" === r.type ? r.commands.at(-1) : r;
    if ("Command" !== s?.type || void 0 === s.name || s.prefix.length > 0) return !1;
    if (s.redirects.some(e => "HereDoc" === e.type || !/^[<>]$/.test(e.operator))) return !1;
    const o = [ s.name, ...s.args ].map(e => "Word" === e.type ? e.text : "");
    return o.every(e => E.test(e)) && L.some(e => e(o));
   }(e);
   return {
    unknown: n,
    plain: r || printsPlainWords(e),
    number: r
   };
  }
  function computed(e, t) {
   const n = void 0 === e ? null : computeArithmetic(e, t);
   return null === n ? {
    unknown: "value",
    plain: !0,
    number: !0
   } : {
    text: String(n),
    active: !1
   };
  }
  function unexpandedBraces(e, t) {
   if (/^[\w{},.:@%+=/-]*$/.test(e.text)) return {
    text: e.text,
    active: !1
   };
   if (void 0 === e.parts) throw new Undecidable("a brace expansion cannot be parsed");
   for (const n of e.parts) piecesOf(n, t, !0);
   return {
    unknown: "value"
   };
  }
  function parameter(e, t, n) {
   return function(e, t, n) {
    if ("!" === e.prefix) throw new Undecidable("${!\u2026} reads the name of a variable from another variable");
    !function(e) {
     const t = e.index?.value;
     if (void 0 !== t && !/^(?:\d+|[@*])$/.test(t)) throw new Undecidable("an array subscript may run a command");
    }(e);
    const r = void 0 !== e.index || /[[\]]/.test(e.parameter), s = r && !t.state.variables.has(e.parameter) ? function(e, t) {
     const n = lookUp(e, t);
     return "text" === n.kind ? {
      kind: "value"
     } : n;
    }(e.parameter, t) : lookUp(e.parameter, t), o = r && "any" !== s.kind ? {
     kind: /[@*]/.test(e.index?.value ?? "") ? "any" : "value"
    } : s;
    return "#" === e.prefix ? {
     kind: "number"
    } : void 0 === e.operation ? o : function(e, t, n) {
     switch (e.type) {
     case "Default":
      if (e.operator.endsWith("=")) throw new Undecidable("${x=\u2026} assigns a variable");
      return n(e.operand), "text" === t.kind && "" !== t.text && /^:?[-?]$/.test(e.operator) ? t : {
       kind: "value"
      };

     case "Remove":
      return n(e.operand), withUnknownText(t);

     case "Replace":
      return n(e.pattern), n(e.replacement), withUnknownText(t);

     case "Slice":
      for (const t of [ e.offset, e.length ]) if (void 0 !== t && !/^\s*-?\d+$/.test(t.text)) throw new Undecidable("a slice is computed, which may run a command");
      return withUnknownText(t);

     case "CaseModification":
      return void 0 !== e.operand && n(e.operand), withUnknownText(t);

     case "Transform":
     case "Names":
     case "Unknown":
      throw new Undecidable(`\${\u2026${e.operator}\u2026} cannot be analyzed`);
     }
    }(e.operation, o, n);
   }(e, t, e => {
    if (e.text.includes("'") || n && e.text.includes('"')) throw new Undecidable("there are quotes inside an expansion");
    for (const n of partsOf(e)) piecesOf(n, t, !0);
   });
  }
  function split(e, t) {
   return "number" === e.kind ? {
    unknown: "value",
    plain: !0,
    number: !0
   } : "count" === e.kind ? {
    unknown: t ? "value" : "any",
    plain: !0,
    number: !0
   } : "plain" === e.kind ? {
    unknown: t ? "value" : "any",
    plain: !0
   } : "text" !== e.kind ? {
    unknown: t ? "any" === e.kind ? "any" : "value" : "any"
   } : t || /^[^\s*?[\]\\]+$/.test(e.text) ? {
    text: e.text,
    active: !1
   } : {
    unknown: "any"
   };
  }
  const z = /^[\w./:=@%+,-]+$/, H = /^(?:'[^']*'|"[^"\\$`]*")$/, I = 3;
  function evaluateWord(e, t) {
   return "function" == typeof (n = startExpansion(e, t)) ? n() : [ n ];
   var n;
  }
  function startExpansion(e, t) {
   const n = e.text;
   if (z.test(n)) return countWords(1, t), {
    kind: "literal",
    value: n,
    source: n
   };
   if (H.test(n)) {
    countWords(1, t), spend(t.progress, 1);
    const e = n.slice(1, -1);
    return addLength(e.length, t), {
     kind: "literal",
     value: e,
     source: n
    };
   }
   const r = function(e, t) {
    const n = partsOf(e);
    if (n.length > 1 && n.some(e => "ProcessSubstitution" === e.type)) throw new Undecidable("a process substitution is part of a longer word");
    if (n.some((e, t) => "SimpleExpansion" === e.type && "BraceExpansion" === n[t + 1]?.type)) throw new Undecidable("a brace expansion completes the name of a variable");
    checkBraces(n);
    let r = [ [] ];
    for (const [s, o] of n.entries()) {
     const n = "BraceExpansion" === o.type ? braceOptions(o, t) : [ 0 === s ? firstPieces(e, o, t) : piecesOf(o, t, !1) ], [i] = n;
     if (1 !== n.length || void 0 === i) {
      if (r.length * n.length > d.expansions) throw new Undecidable("a word expands to too many words");
      r = r.flatMap(e => n.map(t => [ ...e, ...t ]));
     } else for (const e of r) e.push(...i);
    }
    return r;
   }(e, t);
   if (countWords(r.length, t), n.includes("~") && /^[A-Za-z_]\w*\+?=(?:[\s\S]*:)?~/.test(joinLines(n))) return {
    kind: "unknown",
    source: n
   };
   const [s] = r;
   if (1 === r.length && void 0 !== s) return () => finish(s, n, t);
   const o = r.length > 1 && !/["']/.test(n);
   return () => r.flatMap(e => finish(e, n, t)).filter(e => !(o && "literal" === e.kind && "" === e.value));
  }
  function countWords(e, {progress: t}) {
   if (spend(t, e), t.words += e, t.words > d.words) throw new Undecidable(`it has more than ${d.words} words`);
  }
  function evaluateValue(e, t) {
   spend(t.progress, 1);
   const n = partsOf(e).flatMap(e => piecesOf(e, t, !0));
   if (checkLength(n, t), /^~|:~/.test(joinLines(e.text))) return "~" === e.text ? t.world.commandHome : null;
   const [r] = n;
   if (1 === n.length && void 0 !== r && "unknown" in r && !0 === r.plain) return function({number: e}, {text: t}) {
    return !0 !== e ? g : /^"?\$(?:\(\(|[?#$]"?$)/.test(t) ? v : y;
   }(r, e);
   const s = n.map(e => "unknown" in e ? null : e.text);
   return s.includes(null) ? null : s.join("");
  }
  function checkLength(e, t) {
   addLength(e.reduce((e, t) => e + ("unknown" in t ? 0 : t.text.length), 0), t);
  }
  function addLength(e, {progress: t}) {
   if (e > d.value) throw new Undecidable(`a word expands to more than ${d.value} characters`);
   if (t.characters += e, t.characters > d.values) throw new Undecidable(`its words expand to more than ${d.values} characters in total`);
  }
  function joinLines(e) {
   return e.replaceAll("\\\n", "");
  }
  function checkBraces(e) {
   if (e.some(e => "BraceExpansion" === e.type)) {
    if (e.some(e => "BraceExpansion" === e.type && /`|[$<>]\(/.test(e.text)) || e.some(substitutes)) throw new Undecidable("a brace expansion repeats a substitution");
    if (e.some(e => "Literal" === e.type && /[{}]/.test(e.text))) throw new Undecidable("there are braces next to a brace expansion");
    if (e.some((t, n) => "BraceExpansion" === e[n - 1]?.type && joinLines(t.text).startsWith("~"))) throw new Undecidable("a tilde may begin a word of a brace expansion");
    return;
   }
   if (!e.some(e => "Literal" === e.type && e.text.includes("{"))) return;
   const t = e.map(e => "Literal" === e.type ? e.text.replace(/\\[\s\S]/g, "") : "x").join(""), n = t.slice(t.indexOf("{") + 1, Math.max(0, t.lastIndexOf("}")));
   if (t.includes("{") && (n.includes(",") || n.includes(".."))) throw new Undecidable("braces may be a brace expansion");
  }
  function substitutes(e) {
   return "CommandExpansion" === e.type || "ProcessSubstitution" === e.type || "ParameterExpansion" === e.type || "DoubleQuoted" === e.type && e.parts.some(e => "CommandExpansion" === e.type || "ParameterExpansion" === e.type);
  }
  function firstPieces(e, t, n) {
   if (!joinLines(e.text).startsWith("~")) return piecesOf(t, n, !1);
   const r = void 0 === e.parts || 1 === e.parts.length;
   if ("Literal" !== t.type || !(t.text.startsWith("~/") || "~" === t.text && r)) throw new Undecidable("a tilde that means something else than the home directory");
   return [ {
    text: n.world.commandHome + t.value.slice(1),
    active: !1
   } ];
  }
  function braceOptions(e, t) {
   const n = function(e) {
    if (!x.test(e)) return null;
    const t = expand(e, 0);
    return null === t || t.length > d.expansions ? null : t;
   }(e.text);
   if (null === n) {
    if (0 === (e.parts ?? []).flatMap(e => "BraceExpansion" === e.type ? [] : piecesOf(e, t, !1)).length && /[$`<>]/.test(e.text)) throw new Undecidable("a brace expansion cannot be parsed");
    if (/[{,.]/.test(e.text) && (r = e.text, /^[\w{},.+-]*$/.test(r))) throw new Undecidable("a word expands to too many words");
    return [ [ {
     unknown: "any"
    } ] ];
   }
   var r;
   return n.map(e => [ {
    text: e,
    active: !0
   } ]);
  }
  function finish(e, t, n) {
   checkLength(e, n);
   const r = e.findIndex(e => "unknown" in e);
   if (r < 0) return function(e, t, n) {
    const r = e.map(e => e.text).join("");
    if (!e.some(e => e.active && /[*?[]/.test(e.text))) return [ {
     kind: "literal",
     value: r,
     source: t
    } ];
    if (n.progress.disturbed || null !== n.state.cwdDoubt) return [ {
     kind: "unknown",
     source: t
    } ];
    n.progress.patterns += 1, function(e, t) {
     const n = e.search(/[*?[]/);
     for (let r = e.indexOf("/", n); r >= 0; r = e.indexOf("/", r + 1)) recordListing(e.slice(0, r), t);
     recordListing(e.slice(0, e.lastIndexOf("/", n) + 1), t);
    }(r, n);
    const s = function(e, t, n) {
     if (n.progress.compared > d.compared) return null;
     const r = e.map(e => e.text).join(""), s = e.map(asGlob).join("");
     if (/\[[:.=]/.test(r) || (0, o.sH)(r) || e.some(e => e.active && /[\\'"$]/.test(e.text))) return null;
     const i = s.split("/");
     let a = [ s.startsWith("/") ? {
      shown: "",
      path: "/"
     } : {
      shown: "",
      path: t
     } ], l = U;
     for (const [e, t] of i.entries()) {
      const r = {
       segment: t,
       first: 0 === e,
       last: e === i.length - 1
      }, s = [];
      for (const e of a) {
       n.progress.compared += A;
       const t = namesIn(e, r, n);
       if (null === t) return null;
       if (l -= t.scanned + 1, s.push(...t.found), l < 0 || s.length > d.expansions) return null;
      }
      a = s;
     }
     return 0 === a.length ? [ r ] : a.map(e => e.shown);
    }(e, n.state.cwd, n);
    if (null === s && r.split("/").filter(e => /[*?[]/.test(e)).length > I) throw new Undecidable("a pattern may match very many names");
    return countWords(s?.length ?? 0, n), null === s ? [ {
     kind: "unknown",
     source: t
    } ] : s.map(e => ({
     kind: "literal",
     value: e,
     source: e
    }));
   }(e, t, n);
   const s = e.some(e => !("unknown" in e) && "" !== e.text), i = e.some(e => "unknown" in e ? "any" === e.unknown && !(s && !0 === e.number) : e.active), [a] = e, l = 1 === e.length && void 0 !== a && "unknown" in a && !0 === a.number, c = {
    ...expand_word_isPlain(e) ? {
     plain: !0
    } : {},
    ...l ? {
     number: l
    } : {}
   };
   return i ? [ {
    kind: "unknown",
    source: t,
    ...c
   } ] : [ {
    kind: "partial",
    prefix: e.slice(0, r).map(e => "unknown" in e ? "" : e.text).join(""),
    source: t,
    ...c
   } ];
  }
  const _ = /^(?:[A-Za-z_][\w./-]*\.{2,3})?\0(?:[~^]\d*)*(?:\.{2,3}(?:\0|\w[\w./-]*)?(?:[~^]\d*)*)?$/;
  function expand_word_isPlain(e) {
   const t = e.map(e => "unknown" in e ? !0 === e.plain ? "\0" : " " : e.active ? " " : e.text);
   return _.test(t.join(""));
  }
  const q = /^-(?:eq|ne|lt|le|gt|ge)$/;
  function checkCondition(e, t) {
   switch (spend(t.progress, 1), e.type) {
   case "TestUnary":
    return void function(e, t) {
     if (!("-v" !== e && "-R" !== e || "string" == typeof t && /^[A-Za-z_]\w*$/.test(t))) throw new Undecidable(`${e} evaluates a subscript, which may run a command`);
    }(e.operator, evaluateValue(e.operand, t));

   case "TestBinary":
    return void function(e, t, n, r) {
     if ("=~" === e && function({text: e, parts: t}) {
      return void 0 === t && V.test(e) && function(e) {
       let t = 0;
       for (const n of e.replace(/\\[\s\S]/g, "")) if ("(" === n ? t += 1 : ")" === n && (t -= 1), 
       t < 0) return !1;
       return 0 === t;
      }(e);
     }(n)) return void evaluateValue(t, r);
     const s = [ evaluateValue(t, r), evaluateValue(n, r) ];
     if (q.test(e)) for (const [r, o] of s.entries()) if (!/^"?\$(?:\?|#|\{#\w+\})"?$/.test((0 === r ? t : n).text) && !isNumber(o)) throw new Undecidable(`${e} evaluates a value that is not known to be an integer, which may run a command`);
    }(e.operator, e.left, e.right, t);

   case "TestLogical":
    for (const n of e.operands) checkCondition(n, t);
    return;

   case "TestNot":
    return void checkCondition(e.operand, t);

   case "TestGroup":
    checkCondition(e.expression, t);
   }
  }
  const V = /^(?:[\w.,:@%/+*?^|()[\]{}=-]|\\[\w .*+?^|()[\]{}/-]|\$(?=[)|]|$))+$/, G = /^-[abcdefghknoprstuwxzGLNOS]$/, Z = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|ef|nt|ot))$/;
  function checkTest(e) {
   const t = "literal" === e[0]?.kind && "!" === e[0].value ? e.slice(1) : e, n = t.map(e => "literal" === e.kind ? e.value : null), r = n.findIndex((e, t) => ("-v" === e || "-R" === e) && t < n.length - 1);
   if (r >= 0 && !/^[A-Za-z_]\w*$/.test(n[r + 1] ?? "")) throw new Undecidable(`${n[r] ?? ""} evaluates a subscript, which may run a command`);
   if (n.includes(null) && (!t.every(e => "unknown" !== e.kind || !0 === e.number) || !(1 === n.length || 2 === n.length && G.test(n[0] ?? "") || 3 === n.length && Z.test(n[1] ?? "")))) throw new Undecidable('the operator of a test is not constant (quote a value to keep it one word: [ "$x" -gt 0 ])');
  }
  function checkOneWord(e) {
   if ("unknown" === e?.kind) throw new Undecidable(`${e.source} may expand to any number of words (quote it to keep it one word)`);
  }
  function assignByRead(e, t) {
   if ("literal" !== e?.kind || !(0, S.e)(e.value)) throw new Undecidable("read assigns a variable that is not a script variable");
   setVariable(t.state, e.value, null);
  }
  function readLines(e, t) {
   const n = e.map(e => "literal" === e.kind ? e.value : null), isCount = e => /^-t?[ns]$/.test(n[e] ?? "") && /^\d{1,9}$/.test(n[e + 1] ?? "");
   let r = 0;
   for (;r < n.length - 1; ) if ("-t" === n[r]) r += 1; else {
    if (!isCount(r) && !/^-t?d$/.test(n[r] ?? "")) throw new Undecidable("an option of mapfile may run code for every line");
    checkOneWord(e[r + 1]), r += 2;
   }
   const s = n[r];
   if (r !== n.length - 1 || "string" != typeof s || !(0, S.e)(s)) throw new Undecidable("mapfile assigns an array that is not a script variable");
   setVariable(t.state, s, null);
  }
  function resolvePath(e, t, n) {
   let r = e.startsWith("/") ? "/" : t, s = !0, o = !1, i = 0;
   for (const t of e.split("/")) {
    if ("" === t || "." === t) continue;
    if (".." === t) {
     r = r.slice(0, Math.max(1, r.lastIndexOf("/"))), o ||= i > 0, i = Math.max(0, i - 1);
     continue;
    }
    const e = "/" === r ? `/${t}` : `${r}/${t}`;
    (i > 0 || "missing" === n.kindOf(e)) && (i += 1), r = i > 0 ? e : n.realpath(e), 
    r !== e && (s = !1);
   }
   return {
    real: r,
    isPlain: s,
    isMissing: o
   };
  }
  const Q = {
   kind: "neutral"
  };
  function builtins_assigning(e) {
   return (t, n) => (e(t, n), Q);
  }
  const K = {
   ".": "it runs a file in this shell",
   alias: "it changes the meaning of later command names",
   bind: "it binds code to keys",
   caller: "it has no use in a single command line",
   compgen: "it can run code",
   complete: "it can run code later",
   compopt: "it changes how code runs later",
   dirs: "directory changes are supported only with cd",
   enable: "it changes which programs names refer to and can load a library",
   eval: "it runs text as code",
   fc: "it runs code from the history",
   getopts: "it assigns variables through subscripts",
   jobs: "it can run a command",
   history: "it can write files",
   let: "it evaluates text that may run a command",
   logout: "it has no use in a single command line",
   popd: "directory changes are supported only with cd",
   pushd: "directory changes are supported only with cd",
   shopt: "it changes how later words are parsed",
   source: "it runs a file in this shell (run a program by its path instead: .venv/bin/pytest)",
   suspend: "it has no use in a single command line",
   trap: "it runs code later",
   unalias: "it changes the meaning of later command names"
  }, J = {
   ":": () => Q,
   true: () => Q,
   false: () => Q,
   break: onlyNumbers,
   continue: onlyNumbers,
   exit: onlyNumbers,
   return: onlyNumbers,
   shift: onlyNumbers,
   wait: onlyNumbers,
   "[": e => (checkTest(e.slice(0, -1)), Q),
   test: e => (checkTest(e), Q),
   builtin: e => wrapper("builtin", e, /^--$/),
   cd: function(e, t) {
    const n = e.filter(e => !("literal" === e.kind && /^(?:--|-[LP])$/.test(e.value))), [r] = n;
    if (1 === n.length && void 0 !== r && function(e, {state: t, world: n}) {
     return !("literal" === e.kind || !X.test(e.source)) && (t.cwd === n.workspace && null === t.cwdDoubt && !/[\s*?[\]]/.test(t.cwd) && ("file" === n.kindOf(`${t.cwd}/.git`) || "file" === n.kindOf(`${t.cwd}/.git/HEAD`)));
    }(r, t)) return Q;
    if (n.length > 1 || void 0 !== r && "literal" !== r.kind) throw new Undecidable("the directory of cd is not constant");
    const s = r?.value ?? t.world.commandHome;
    if ("" === s || s.startsWith("-")) throw new Undecidable("cd goes to a directory that is not written in the line");
    const {state: i, world: a} = t;
    if (!s.startsWith("/") && null !== i.cwdDoubt) throw new Undecidable(i.cwdDoubt);
    const l = (0, o.Hi)(s, i.cwd);
    if (a.realpath(l) !== l || (0, o.sH)(s) && !resolvePath(s, i.cwd, a).isPlain) throw new Undecidable("cd leads through a link");
    return ("directory" !== a.kindOf(l) || t.progress.disturbed) && (i.cwdUnproven = !0), 
    i.cwd = l, {
     kind: "neutral",
     effects: [ {
      kind: "read",
      path: l
     } ]
    };
   },
   command: function(e) {
    const t = "literal" === e[0]?.kind ? e[0].value : "";
    return "-v" === t || "-V" === t ? Q : wrapper("command", "-p" === t ? e.slice(1) : e, /^--$/);
   },
   declare: declaration,
   exec: e => {
    if (0 === e.length) throw new Undecidable("exec without a command redirects everything that follows");
    return wrapper("exec", e, /^--$/);
   },
   export: declaration,
   hash: e => {
    if (0 === e.length || e.some(e => "literal" !== e.kind || e.value.startsWith("-"))) throw new Undecidable("an option of hash changes which programs names refer to");
    return Q;
   },
   local: declaration,
   mapfile: builtins_assigning(readLines),
   read: builtins_assigning(function(e, t) {
    let n = 0;
    for (;n < e.length; n += 1) {
     const r = e[n];
     if ("literal" !== r?.kind) throw new Undecidable("an argument of read is not constant");
     if (!r.value.startsWith("-")) break;
     if (/^-[rs]*[dnNpt]$/.test(r.value)) checkOneWord(e[n += 1]); else if (/^-[rs]*a$/.test(r.value)) assignByRead(e[n += 1], t); else if (!/^-(?:[rs]+|-)$/.test(r.value)) throw new Undecidable("an option of read assigns through a subscript");
    }
    for (const r of e.slice(n)) assignByRead(r, t);
   }),
   readarray: builtins_assigning(readLines),
   readonly: declaration,
   set: function(e) {
    if (0 === e.length) throw new Undecidable("set alone prints every variable");
    const t = e.every((t, n) => {
     if ("literal" !== t.kind) return !1;
     const r = e[n - 1];
     return "literal" === r?.kind && /^[-+][eux]*o$/.test(r.value) ? /^(?:pipefail|errexit|nounset|xtrace)$/.test(t.value) : /^[-+][eux]*o?$/.test(t.value);
    });
    if (!t) throw new Undecidable("set changes how later words are parsed");
    return Q;
   },
   type: () => Q,
   typeset: declaration,
   unset: function(e, t) {
    for (const n of e) {
     if ("literal" !== n.kind || "-v" !== n.value && !(0, S.e)(n.value)) throw new Undecidable("unset changes what later commands do");
     setVariable(t.state, n.value, "");
    }
    return Q;
   }
  }, Y = /%[-+ #0'\d.*hjlqLtz]*n/;
  function onlyNumbers(e) {
   if (!e.every(e => "literal" === e.kind && /^(?:\d{1,9}|%\d)$/.test(e.value) || "literal" !== e.kind && !0 === e.number)) throw new Undecidable("an argument that must be a number is not one");
   return Q;
  }
  function wrapper(e, t, n) {
   const [r] = t;
   if (void 0 === r) return Q;
   const s = "literal" === r.kind ? r.value : null;
   if (null !== s && n.test(s)) return {
    kind: "wrapper",
    argv: t.slice(1)
   };
   if (null === s || s.startsWith("-")) throw new Undecidable(`an option of ${e} changes which program runs`);
   return {
    kind: "wrapper",
    argv: t
   };
  }
  const X = /^"?\$\(git rev-parse --show-toplevel(?: 2>\/dev\/null)?\)"?$/;
  function declaration(e, t) {
   if (e.every(e => "literal" === e.kind && e.value.startsWith("-"))) throw new Undecidable("a declaration without a name prints every variable");
   for (const n of e) if (!/^[A-Za-z_]\w*=/.test(n.source) || "partial" !== n.kind && "literal" !== n.kind) {
    if ("literal" !== n.kind) throw new Undecidable("a declaration is not constant");
    if (!/^-[rxg]+$/.test(n.value)) {
     if (n.value.startsWith("-") || n.value.startsWith("+")) throw new Undecidable(`a declaration with ${n.value} changes how values are interpreted`);
     if (!(0, S.e)(n.value)) throw new Undecidable(`declaring ${n.value} changes what later commands do`);
     setVariable(t.state, n.value, t.state.variables.get(n.value) ?? null);
    }
   }
   return Q;
  }
  var ee = n(90559), te = n(59976);
  const ne = 2e3;
  function filesBelow(e, t) {
   const n = [], r = "directory" === t.kindOf(e) ? [ e ] : [];
   let s = 0;
   for (const e of r) for (const o of t.entries(e)) {
    if (s += 1, s > ne) return null;
    const i = `${e}/${o}`;
    ("directory" === t.kindOf(i) ? r : n).push(i);
   }
   return n;
  }
  var re = n(42696);
  function countRules(e, {compared: t}) {
   if (t.count += e.length, t.count > d.rules) throw new Undecidable(`it requires more than ${d.rules} rule comparisons`);
   return e;
  }
  const se = {
   read: "reading",
   write: "writing",
   delete: "deleting"
  };
  function evaluateFile(e, t, n, r) {
   if ("string" != typeof t) return function(e, {any: t}, n, r) {
    const s = `${se[e]} any file`, o = r.rules.deny.find(t => covers(t, {
     access: e,
     tool: n
    })), i = `${t} is unknown before the command runs`;
    return void 0 !== o ? effectDecision("deny", o.text, `${s}: ${i}, so the rule ${o.text} may deny it: ${(0, 
    re.w)(t)}`) : "plan" === r.mode && "read" !== e ? effectDecision("deny", null, `${s} is not allowed in mode plan`) : effectDecision("deny", null, `${s}: ${i}, so it may be ${"read" === e ? "a sensitive file" : "a sensitive or protected path"}: ${(0, 
    re.w)(t)}`);
   }(e, t, n, r);
   const s = `${e} ${n} ${t}`, o = r.files.get(s) ?? function(e, t, n, r) {
    if ((0, i.tO)(t)) return effectDecision("allow", null, `${t} is always allowed`);
    const {world: s} = r, o = s.realpath(t), a = evaluateRealFile(e, t, n, r);
    if (o === t) return a;
    const l = evaluatePath({
     access: e,
     path: o,
     shown: `${displayPath(t, s)} (a link to ${displayPath(o, s)})`,
     tool: n,
     context: r
    }), c = {
     allow: 0,
     ask: 1,
     deny: 2
    };
    return c[l.decision] > c[a.decision] ? {
     ...l,
     missing: !1
    } : a.decision === l.decision ? {
     ...a,
     missing: a.missing && l.missing
    } : a;
   }(e, t, n, r);
   return r.files.set(s, o), o;
  }
  function displayPath(e, {workspace: t}) {
   const n = (0, o.JA)({
    path: e,
    directory: t
   });
   return "" === n ? "the workspace" : n ?? e;
  }
  function evaluateRealFile(e, t, n, r) {
   return (0, i.tO)(t) ? effectDecision("allow", null, `${t} is always allowed`) : evaluatePath({
    access: e,
    path: t,
    shown: displayPath(t, r.world),
    tool: n,
    context: r
   });
  }
  function evaluatePath(e) {
   const {access: t, path: n, shown: r, context: s} = e, a = `${se[t]} ${r}`;
   if ((0, i.WF)(n)) return effectDecision("deny", null, `${a}: tools cannot access /proc, /sys and /dev`);
   const l = matching("deny", e);
   if (void 0 !== l) return effectDecision("deny", l.text, `the rule ${l.text} denies ${a}`);
   const c = ruleBelow("deny", e);
   if (null !== c) return effectDecision("deny", c.rule.text, `${a}: ${c.clause}`);
   const u = isTemporary(n, s.world) ? "low" : (0, $.y)(n), d = function(e, t, n) {
    const {access: r, path: s, context: a} = e, l = "read" === r ? a.world.hiddenBy?.(s) ?? null : null;
    if ("read" === r && "high" !== n && null === l) return null;
    const isNamedBy = t => {
     const isNaming = n => "path" === n.specifier.kind && t(n.specifier.pattern) && covers(n, e) && matches(n, e);
     return candidates("allow", e).some(isNaming) || a.more.some(isNaming);
    };
    if ("high" === n && !isNamedBy(e => e.exact)) return effectDecision("deny", null, `${t}: the file may contain credentials, and no allow rule names this exact path`);
    if (null !== l && !isNamedBy(e => e.exact)) return effectDecision("deny", null, `${t}: ${l} hides it, and no allow rule names this exact path`);
    if ("read" === r) return null;
    if ("delete" === r && (0, o.FK)({
     path: a.world.workspace,
     directory: s
    })) return effectDecision("deny", null, `${t} would remove the workspace itself`);
    const c = (0, i.Aq)(s);
    return null === c || isNamedBy(e => (0, ee.KQ)(e, c)) ? null : effectDecision("deny", null, `${t}: ${c} is protected, and no allow rule names it`);
   }(e, a, u);
   if (null !== d) return d;
   if ("plan" === s.mode && "read" !== t) return effectDecision("deny", null, `${a} is not allowed in mode plan`);
   const f = "yolo" === s.mode ? void 0 : matching("ask", e);
   if (void 0 !== f) return effectDecision("ask", f.text, `the rule ${f.text} requires confirmation of ${a}`);
   const p = "yolo" === s.mode ? null : ruleBelow("ask", e);
   if (null !== p) return effectDecision("ask", p.rule.text, `${a}: ${p.clause}`);
   const h = matching("allow", e);
   return void 0 !== h ? effectDecision("allow", h.text, `the rule ${h.text} allows ${a}`) : function(e, t, n) {
    const {access: r, path: s, tool: i, context: a} = e, l = (0, o.FK)({
     path: s,
     directory: a.world.workspace
    });
    if (isTemporary(s, a.world)) return effectDecision("allow", null, `${t} is allowed in the run's TMPDIR`);
    if ("read" !== r && !l) return {
     ...missing(`${t} outside the workspace needs a rule that names the path`),
     decision: "deny"
    };
    if ("medium" === n && ("read" !== r || !0 !== a.world.isOwn?.(s))) return missing(`${t} needs a rule because the file may contain private data`);
    if ("yolo" === a.mode) return effectDecision("allow", null, `mode yolo allows ${t}`);
    if ("read" === r && l) return effectDecision("allow", null, `${t} is allowed inside the workspace`);
    const c = "delete" === r && "directory" === a.world.kindOf(s);
    return l && !c && "auto-edit" === a.mode ? effectDecision("allow", null, `mode auto-edit allows ${t}`) : missing(`no rule allows ${t}${l ? "" : " outside the workspace"}${"Bash" === i ? " from a command" : ""}`);
   }(e, a, u);
  }
  function ruleBelow(e, t) {
   const {access: n, path: r, context: s} = t;
   return "delete" !== n || 0 === s.rules[e].length ? null : function(e, t, {world: n, compared: r}) {
    const s = t.flatMap(t => "path" === t.specifier.kind && (0, ee.qM)(t.specifier.pattern, e, n) ? [ {
     rule: t,
     pattern: t.specifier.pattern
    } ] : []), [i] = s;
    if (void 0 === i || "directory" !== n.kindOf(e)) return null;
    const a = filesBelow(e, n);
    if (r.count += s.length * (a?.length ?? 0), null === a || r.count > d.rules) {
     const {rule: e} = i;
     return {
      rule: e,
      clause: `it contains too many files to compare each of them with the rule ${e.text}`
     };
    }
    for (const e of a) {
     const t = s.find(({pattern: t}) => (0, ee.$h)(t, e, n, !0));
     if (void 0 === t) continue;
     const r = (0, o.JA)({
      path: e,
      directory: n.workspace
     }) ?? e;
     return {
      rule: t.rule,
      clause: `it contains ${r}, which the rule ${t.rule.text} covers`
     };
    }
    return null;
   }(r, countRules(s.rules[e], s).filter(e => covers(e, t)), s);
  }
  function effectDecision(e, t, n) {
   return {
    decision: e,
    rule: t,
    reason: n,
    missing: !1
   };
  }
  function missing(e) {
   return {
    decision: "ask",
    rule: null,
    reason: e,
    missing: !0
   };
  }
  function matching(e, t) {
   const {context: n} = t, isMatch = e => covers(e, t) && matches(e, t);
   return candidates(e, t).find(isMatch) ?? ("allow" === e ? n.more.find(isMatch) : void 0);
  }
  function isTemporary(e, {temporary: t}) {
   return void 0 !== t && (0, o.FK)({
    path: e,
    directory: t
   });
  }
  function candidates(e, {path: t, tool: n, context: r}) {
   return countRules((0, te.aM)(r.rules[e], t, n), r);
  }
  function covers(e, t) {
   return "Read" === e.tool ? "read" === t.access : "Write" === e.tool || "Edit" === e.tool ? "read" !== t.access : e.tool === t.tool && "Bash" !== e.tool;
  }
  function matches(e, t) {
   const n = "allow" === e.list && function({path: e, context: {world: t}}) {
    return !(0, o.FK)({
     path: e,
     directory: t.workspace
    }) && !isTemporary(e, t);
   }(t);
   return "any" === e.specifier.kind ? !n : "path" === e.specifier.kind && (!n || (0, 
   ee.Dc)(e.specifier.pattern)) && (0, ee.$h)(e.specifier.pattern, t.path, t.context.world, "allow" !== e.list);
  }
  const oe = /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|pytest\.ini|requirements\.txt|Pipfile|manage\.py|(?:GNUm|[Mm])akefile|[Jj]ustfile|Taskfile\.ya?ml|Cargo\.toml|go\.mod|pom\.xml|build\.(?:gradle(?:\.kts)?|sbt)|composer\.json|Gemfile|Rakefile|mix\.exs|Package\.swift|CMakeLists\.txt|pubspec\.yaml|[\w.-]+\.(?:csproj|sln))$/, ie = /(?:^|\/)(?:node_modules|vendor|third_party|\.[^/]*)(?:\/|$)/;
  function manifestsIn(e, t) {
   return t.entries(e).filter(n => oe.test(n) && "file" === t.kindOf(`${e}/${n}`));
  }
  const before = e => ({
   options: new Set(e.split(" ")),
   anywhere: !1
  }), anywhere = e => ({
   options: new Set(e.split(" ")),
   anywhere: !0
  }), ae = new Map([ [ "git", before("-C") ], [ "npm", anywhere("--prefix -C") ], [ "pnpm", before("-C --dir") ], [ "yarn", before("--cwd") ], [ "bun", before("--cwd") ], [ "go", before("-C") ], [ "uv", before("--directory") ], [ "poetry", before("-C --directory") ], [ "composer", before("-d --working-dir") ], [ "make", anywhere("-C --directory") ], [ "gmake", anywhere("-C --directory") ] ]);
  function findOption(e, {options: t, anywhere: n}) {
   for (const [r, o] of e.entries()) {
    if (0 === r) continue;
    const e = (0, s.Zc)(o);
    if ("--" === e || !n && (null === e || !e.startsWith("-"))) return -1;
    if (null !== e && t.has(e.startsWith("--") ? e.split("=")[0] ?? "" : e)) return r;
   }
   return -1;
  }
  const le = /^(?:\.\/)?(?:\.?venv|env)\/bin\/([\w.-]+)$/;
  function noteFiles(e, t, n) {
   for (const r of t) ("read" === r.kind || "write" === r.kind || "delete" === r.kind) && "string" == typeof r.path && e.touched.push({
    path: r.path,
    at: n
   });
  }
  function mayContainLink(e, t, n) {
   if (!0 === t.get(e)?.some(n)) return !0;
   for (let r = e.length; r >= 0; r = 0 === r ? -1 : e.lastIndexOf("/", r - 1)) {
    const s = e.slice(0, r) || "/";
    if (s !== e && !0 === t.get(s)?.some(n)) return !0;
    if (s !== e && !0 === t.get(`${s}/`)?.some(n)) return !0;
   }
   return !1;
  }
  function spellingsOf(e, t) {
   const n = (0, o.OD)(e).at(-1);
   return void 0 === n ? [ e ] : [ e, (0, o.Hi)(n, t.realpath((0, o.Hi)("..", e))) ];
  }
  var ce = n(88989);
  const ue = /[\s;&|(`]#|<</, de = 1, fe = 2, pe = 4, he = 8, me = 16, we = 32;
  function markRange({kinds: e}, t, n) {
   const r = Math.min(n.end, e.length);
   for (let s = n.pos; s < r; s += 1) e[s] = (e[s] ?? 0) | t;
  }
  function isMarkedAs({kinds: e}, t, n) {
   return 0 !== ((e[t] ?? 0) & n);
  }
  const ge = /\$(?:\\\n)*[({[]|`|[<>](?:\\\n)*\(|\$\\\n|[|&;<>()]\\\n|\S(?:\\\n)+[|&;<>()]/g;
  function isEscaped(e, t) {
   if (!isMarkedAs(e, t, pe) || /[<>|&;()]/.test(e.source[t] ?? "")) return !1;
   let n = 0;
   for (;"\\" === e.source[t - 1 - n]; ) n += 1;
   return n % 2 == 1;
  }
  const ve = new Set([ "SimpleExpansion", "ParameterExpansion", "CommandExpansion", "ArithmeticExpansion", "ArithmeticCommandExpansion", "ProcessSubstitution" ]), ye = new Set([ "ArithmeticExpansion", "ArithmeticCommand", "ArithmeticFor", "TestCommand", "Slice" ]), ke = new Set([ "CommandExpansion", "ProcessSubstitution", "ParameterExpansion", "ArithmeticExpansion", "ArithmeticGroup", "TestGroup", "Subshell", "BraceGroup", "If", "For", "While", "Case", "Function" ]);
  function checkTree(e, t) {
   const [n] = e.errors ?? [];
   if (void 0 !== n) return `it has a syntax error: ${n.message}`;
   const r = function(e) {
    const t = /[$`<>\\]/.test(e) || !isPlain(e);
    return {
     source: e,
     starts: new Set,
     kinds: new Uint8Array(t ? e.length + 1 : 0),
     commands: []
    };
   }(t), s = visit(e, r, {
    depth: 0,
    active: !1,
    compound: !1
   });
   return null !== s ? s : r.commands.length > d.commands ? `it has more than ${d.commands} commands` : 0 === r.kinds.length ? r.commands : (function(e) {
    const {source: t} = e;
    for (let n = t.indexOf("#"); n >= 0; n = t.indexOf("#", n + 1)) {
     if (isMarkedAs(e, n, pe | me) || n > 0 && !/[\s;&|()]/.test(t[n - 1] ?? "")) continue;
     const r = t.indexOf("\n", n), s = r < 0 ? t.length : r;
     let o = !0;
     for (let t = n; t < s && o; t += 1) o = !isMarkedAs(e, t, pe);
     o && markRange(e, me, {
      pos: n,
      end: s
     });
    }
   }(r), function(e) {
    if (!/[$`<>]|\\\n/.test(e.source)) return null;
    for (const t of e.source.matchAll(ge)) {
     const n = t.index;
     if (!(e.starts.has(n) && !t[0].includes("\\\n") || isMarkedAs(e, n, de | fe | me) || isEscaped(e, n) || /^[<>]\($/.test(t[0]) && isMarkedAs(e, n, we))) return t[0].startsWith(">(") || t[0].startsWith("<(") ? "it is not clear whether a parenthesis begins a substitution" : "it is not clear where a substitution begins";
    }
    return null;
   }(r) ?? function(e) {
    if (isPlain(e.source)) return null;
    for (const t of e.source.matchAll(/[^\n\t -~]+/gu)) if (!isMarkedAs(e, t.index, he | de | me) && isDeceptiveText(t[0])) return "a character outside quotes is invisible or looks like another one";
    return null;
   }(r) ?? r.commands);
  }
  function visit(e, t, n) {
   if (n.depth > d.nesting) return `it is nested more than ${d.nesting} levels deep`;
   if (t.starts.size > d.substitutions) return `it has more than ${d.substitutions} expansions`;
   if ("Command" === e.type && 0 === t.kinds.length) return t.commands.push(e), null;
   if ("Word" === e.type && /^[\w./:=@%+,-]*$/.test(e.text)) return markRange(t, pe, e), 
   null;
   const r = function(e, t, n) {
    switch (ve.has(e.type) && t.starts.add(e.pos), e.type) {
    case "Script":
     return void 0 === e.errors || 0 === e.errors.length ? null : `it has a syntax error: ${e.errors[0]?.message ?? "syntax error"}`;

    case "Command":
     return t.commands.push(e), null;

    case "SimpleExpansion":
     return t.source.startsWith("\\\n", e.end) ? "the name of a variable may continue on the next line" : null;

    case "ProcessSubstitution":
     return function(e, t) {
      return /[^\s;&|(<>]/.test(e[t.pos - 1] ?? " ") || /[^\s;&|()<>]/.test(e[t.end] ?? " ");
     }(t.source, e) ? "a process substitution is part of a longer word" : void 0 === e.script ? "a substitution cannot be parsed" : null;

    case "Subshell":
     return isDoubleParenthesis(t.source, e.pos) ? be : null;

    case "CommandExpansion":
    case "ArithmeticCommandExpansion":
     return "CommandExpansion" === e.type && isDoubleParenthesis(t.source, e.pos + 1) ? be : (e.text.startsWith("`") && markRange(t, fe, {
      pos: e.end - 1,
      end: e.end
     }), ((r = e.text).startsWith("`") ? r.includes("\\\n") ? "a line is continued between backquotes" : r.includes("{") && ue.test(r) ? "there may be braces and an unmatched quote between backquotes" : null : null) ?? (void 0 === e.script ? "a substitution cannot be parsed" : null));

    case "ArithmeticExpansion":
     return void 0 === e.expression || e.text.includes("<<") ? "its arithmetic cannot be parsed" : null;

    case "ArithmeticCommand":
     return void 0 === e.expression || e.body.includes("<<") ? "its arithmetic cannot be parsed" : null;

    case "Unknown":
     return `the expansion operator ${JSON.stringify(e.operator)} is unknown`;

    case "Coproc":
     return "a coprocess cannot be analyzed";

    case "HereDoc":
     return void 0 === e.delimiter || void 0 === e.closing ? "a here-document has no end" : n.compound ? "a substitution combines a here-document with other commands" : (markRange(t, e.delimiter.quoted ? de : pe, e.body), 
     markRange(t, de, e.delimiter), markRange(t, pe, e), markRange(t, pe, e.closing), 
     null);

    default:
     return function(e, t, n) {
      switch (e.type) {
      case "SingleQuoted":
      case "AnsiCQuoted":
       return void markRange(t, n.active ? he : de | he, e);

      case "DoubleQuoted":
       if (markRange(t, he, e), n.active) return;
       for (const n of e.parts) "Literal" === n.type && markRange(t, we, n);
       return;

      case "LocaleString":
       return void markRange(t, he, e);

      case "HereDocBody":
       return void markRange(t, he | pe, e);

      case "Word":
      case "Assignment":
      case "Redirect":
      case "HereString":
      case "ArithmeticWord":
       markRange(t, pe, e);
      }
     }(e, t, n), null;
    }
    var r;
   }(e, t, n);
   if (null !== r) return r;
   const s = function(e, t) {
    return ke.has(e.type) || ye.has(e.type) ? {
     depth: t.depth + (ke.has(e.type) ? 1 : 0),
     active: t.active || ye.has(e.type),
     compound: t.compound || isCompound(e)
    } : t;
   }(e, n), o = "CommandExpansion" === e.type && void 0 !== e.script?.source ? e.script : null;
   if (null !== o) {
    markRange(t, fe, {
     pos: e.pos + 1,
     end: e.end
    });
    const n = checkTree(o, o.source ?? "");
    return "string" == typeof n ? n : (t.commands.push(...n), null);
   }
   let i = null;
   return (0, ce.forEachChild)(e, n => {
    i ??= visit(n, t, function(e, t, n) {
     return "Script" === t.type ? n.active ? {
      ...n,
      active: !1
     } : n : "Assignment" !== e.type && "ParameterExpansion" !== e.type || t !== e.index ? n : {
      ...n,
      active: !0
     };
    }(e, n, s));
   }), i;
  }
  function isCompound(e) {
   if ("CommandExpansion" !== e.type && "ProcessSubstitution" !== e.type) return !1;
   const [t, ...n] = e.script?.commands ?? [];
   return "Command" !== t?.command.type || n.length > 0;
  }
  function isDoubleParenthesis(e, t) {
   return e.startsWith("((", t);
  }
  const be = "`((` begins something other than arithmetic: put a space between the parentheses", xe = 4, $e = [];
  function parseLine(e) {
   const t = $e.find(t => t.line === e);
   if (void 0 !== t) return t.parsed;
   const n = function(e) {
    const t = function(e) {
     if (e.length > d.length) return `it is longer than ${d.length} characters`;
     const t = isPlain(e) ? null : function(e) {
      return m.test(e) ? "it is not valid Unicode (half of a surrogate pair)" : f.test(e) ? "it contains a control character other than newline and tab" : p.test(e) ? "it contains a character that changes the text direction" : h.test(e) ? "it contains invisible tag characters" : null;
     }(e);
     return null !== t ? t : function(e) {
      if (!/[([{]/.test(e)) return 0;
      let t = 0, n = 0;
      for (const r of e) "(" === r || "{" === r || "[" === r ? t += 1 : (")" === r || "}" === r || "]" === r) && t > 0 && (t -= 1), 
      t > n && (n = t);
      return n;
     }(e) > d.brackets ? `more than ${d.brackets} brackets are open at once` : e.includes("<<") && e.split("<<").length - 1 > d.hereDocuments ? `it has more than ${d.hereDocuments} here-documents` : e.includes("\n") && function(e) {
      let t = 0;
      for (;"\\" === e.charAt(e.length - 1 - t); ) t += 1;
      return t % 2 == 1;
     }(e) ? "it ends with a backslash" : null;
    }(e);
    if (null !== t) return {
     problem: t
    };
    try {
     const t = (0, ce.parse)(e), n = checkTree(t, e);
     return "string" == typeof n ? {
      problem: n
     } : {
      script: t,
      commands: n
     };
    } catch (e) {
     return {
      problem: `it cannot be parsed (${e instanceof Error ? e.message : "unknown error"})`
     };
    }
   }(e);
   return $e.length >= xe && $e.shift(), $e.push({
    line: e,
    parsed: n
   }), n;
  }
  function constantInput(e) {
   const t = e.filter(({operator: e, descriptor: t}) => void 0 === t && e.startsWith("<") || "FileDescriptor" === t?.type && 0 === t.value), [n] = t;
   if (1 !== t.length || void 0 === n) return;
   if ("HereString" === n.type) return void 0 === n.target || (r = n.target).text.startsWith("~") || !partsOf(r).every(isConstant) ? void 0 : r.value;
   var r;
   if ("HereDoc" !== n.type) return;
   const {text: s} = n.body;
   return !0 !== n.delimiter?.quoted && /[$`\\]/.test(s) ? void 0 : "<<-" === n.operator ? s.replace(/^\t+/gm, "") : s;
  }
  const Oe = new Set([ ":", "cd", "echo", "export", "false", "printf", "pwd", "set", "true" ]);
  function redirectionEffects(e, t) {
   return e.flatMap(e => {
    const n = function(e, t) {
     if ("FileDescriptorVariable" === e.descriptor?.type) throw new Undecidable("a redirection uses a variable as its descriptor");
     if ("HereDoc" === e.type) return e.delimiter?.quoted || function(e, t) {
      const [n] = e;
      if (void 0 === n) return;
      const r = e.map(e => e.text).join("");
      evaluateValue({
       type: "Word",
       pos: n.pos,
       end: e.at(-1)?.end ?? n.end,
       text: r,
       value: r,
       parts: e
      }, t);
     }(e.body.parts ?? [], t), [];
     if (void 0 === e.target) throw new Undecidable("a redirection has no target");
     if ("HereString" === e.type) return evaluateValue(e.target, t), [];
     const {operator: n, target: r} = e;
     if ((">&" === n || "<&" === n) && /^(?:\d{1,9}-?|-)$/.test(r.text)) return [];
     const s = function(e, t, n) {
      const [r] = e;
      if (1 !== e.length || "literal" !== r?.kind || "" === r.value) throw new Undecidable(`the target of a redirection (${t.slice(0, 60)}) is not one constant path`);
      if (!r.value.startsWith("/") && null !== n.state.cwdDoubt) throw new Undecidable(n.state.cwdDoubt);
      return redirectionTarget(r.value, n);
     }(evaluateWord(r, t), r.text, t);
     if ("<" === n || "<&" === n) return [ {
      kind: "read",
      path: s
     } ];
     const o = {
      kind: "write",
      path: s
     };
     return "<>" === n ? [ {
      kind: "read",
      path: s
     }, o ] : [ o ];
    }(e, t);
    return n.some(({kind: e}) => "write" === e) && disturb(t.progress), n;
   });
  }
  function redirectionTarget(e, t) {
   const n = (0, o.Hi)(e, t.state.cwd);
   if ((0, o.sH)(e) && resolvePath(e, t.state.cwd, t.world).real !== t.world.realpath(n)) throw new Undecidable(`${e.slice(0, 60)} goes through a link and back`);
   return n;
  }
  var Ue = n(8702);
  const Ae = new Set([ "bash", "chronic", "env", "ionice", "nice", "nohup", "setsid", "stdbuf", "time", "timeout", "unbuffer" ]), Se = /^\/(?:usr\/)?s?bin\/([^/]+)$/;
  function bareName(e) {
   return Se.exec(e)?.[1] ?? e;
  }
  function addCommand(e, t, n, r = []) {
   const [i] = e;
   if ("literal" !== i?.kind || "" === i.value) throw new Undecidable("the name of a command is not constant");
   if (null !== t.outer && i.value.startsWith("-")) throw new Undecidable(`${i.value.slice(0, 60)} is used as the name of a command`);
   if (null !== t.outer && t.outer.depth >= d.wrappers) throw new Undecidable(`commands start other commands more than ${d.wrappers} levels deep`);
   if (t.steps.length >= d.steps) throw new Undecidable(`it runs more than ${d.steps} commands`);
   spend(n.progress, e.length);
   const u = i.value.includes("/") ? void 0 : function(e, t, n) {
    const r = Object.hasOwn(K, e) ? K[e] : void 0;
    if (void 0 !== r) throw new Undecidable(`${"." === e ? "`.`" : e} cannot be analyzed: ${r}`);
    return "printf" === e && function(e) {
     const [t] = e;
     if ("literal" === t?.kind && t.value.startsWith("-v")) throw new Undecidable("printf -v assigns a variable through a subscript, which may run a command");
     const n = "literal" === t?.kind && "--" === t.value ? e[1] : t;
     if (void 0 !== n) {
      if ("literal" !== n.kind) throw new Undecidable("the format of printf is not constant");
      if (Y.test(n.value.replaceAll("%%", ""))) throw new Undecidable("%n in the format of printf assigns a variable");
     }
    }(t.slice(1)), Object.hasOwn(J, e) ? J[e]?.(t.slice(1), n) : void 0;
   }(i.value, e, n);
   if (void 0 === u) return void function({name: e, argv: t, assigned: n}, r, i) {
    if (null !== i.state.cwdDoubt) throw new Undecidable(i.state.cwdDoubt);
    !function(e, t) {
     for (const n of wordsWithParents(e)) redirectionTarget(n, t);
    }(t, i);
    const u = bareName(e), d = u.slice(u.lastIndexOf("/") + 1), f = (0, c.w)(u) ?? (0, 
    c.w)(d), p = function(e, t, n, r) {
     const i = ae.get(e);
     if (void 0 === i || r.progress.disturbed) return null;
     const a = findOption(t, i);
     if (a < 0) return null;
     const l = (0, s.Zc)(t[a]) ?? "", c = l.indexOf("="), u = c < 0 ? (0, s.Zc)(t[a + 1]) : l.slice(c + 1), d = [ ...t.slice(0, a), ...t.slice(a + (c < 0 ? 2 : 1)) ];
     if (null === u || findOption(d, i) >= 0) return null;
     const f = function(e, {state: t, world: n}) {
      if ("" === e || e.startsWith("-") || null !== t.cwdDoubt) return null;
      const r = (0, o.Hi)(e, t.cwd);
      return (0, o.FK)({
       path: r,
       directory: n.workspace
      }) && "directory" === n.kindOf(r) && n.realpath(r) === r && resolvePath(e, t.cwd, n).isPlain ? r : null;
     }(u, r);
     return null === f ? null : "string" != typeof n?.grants || manifestsIn(f, r.world).length > 0 ? {
      argv: d,
      cwd: f
     } : null;
    }(d, t, f, i) ?? function(e, t, n, {state: r, world: i}) {
     const a = le.exec(e)?.[1];
     if (void 0 === a || "string" != typeof n?.grants || !(0, o.FK)({
      path: r.cwd,
      directory: i.workspace
     })) return null;
     const l = (0, o.Hi)(e, r.cwd), c = l.slice(0, l.lastIndexOf("/"));
     return i.realpath(c) === c ? {
      argv: [ (0, s.CK)(a), ...t.slice(1) ],
      cwd: r.cwd
     } : null;
    }(e, t, f, i), {cwd: h} = p ?? i.state, m = function(e, t) {
     const [n] = t;
     return "literal" === n?.kind && n.value === e ? t : [ {
      kind: "literal",
      value: e,
      source: n?.source ?? e
     }, ...t.slice(1) ];
    }(d, p?.argv ?? t), w = void 0 === f ? null : function(e, t, {found: n, input: r}, {cwd: s, world: o}) {
     const i = {
      ...void 0 === n ? {} : {
       found: n
      },
      ...void 0 === r ? {} : {
       input: r
      }
     };
     return e.read({
      argv: t,
      cwd: s,
      ...i
     }, o);
    }(f, m, r, {
     cwd: h,
     world: i.world
    });
    !0 === w?.effects.some(e => "write" === e.kind) && function(e, t) {
     const n = wordsWithParents(e).find(e => resolvePath(e, t.state.cwd, t.world).isMissing);
     if (void 0 !== n) throw new Undecidable(`${n.slice(0, 60)} goes through a missing directory and back`);
    }(t, i);
    const g = w?.risks ?? (u.includes("/") ? [] : (0, a.k)(t.slice(1))), v = (0, l.i)(d, t), y = function(e, t) {
     return null === t || !0 === t.opaque ? "unknown" : Ae.has(e) && t.inner.length > 0 && 0 === t.risks.length ? "transparent" : "known";
    }(u, w), k = w?.effects ?? Ce, b = function(e, {role: t, effects: n, risks: r}, s) {
     const o = e.filter(e => "literal" !== e.kind && !0 !== e.plain);
     if (0 === o.length) return [];
     const i = new Set(r.flatMap(e => void 0 === e.openedBy && void 0 === e.alsoCoveredBy ? [ e.word ] : [])), a = new Set(n.flatMap(e => (0, 
     Ue.E)(e) ?? []));
     return o.filter(({source: e}) => ("unknown" === t || i.has(e)) && !a.has(e)).map(({source: e}) => ({
      kind: "exec",
      argv: {
       any: e
      },
      cwd: s
     }));
    }(t, {
     role: y,
     effects: k,
     risks: g
    }, h), x = u === d && null !== w && function({readOnly: e, effects: t, risks: n}) {
     return e && 0 === n.length && t.every(e => "read" === e.kind && null === (0, Ue.E)(e));
    }(w) && 0 === b.length, $ = push(r, i, {
     name: e,
     argv: t,
     assigned: n,
     role: y,
     effects: 0 === b.length ? k : [ ...k, ...b ],
     risks: null === v ? g : [ ...g, v ],
     readOnly: x,
     readsOnlyFiles: x && !0 === w.readsOnlyFiles && null === v && null === f?.grants,
     bulk: w?.bulk ?? Ce,
     elsewhere: "string" == typeof f?.grants && h !== i.world.workspace
    }, p), O = r.steps.length - 1;
    for (const e of w?.links ?? Ce) r.timeline.made.push({
     path: e,
     at: O
    });
    const U = Ae.has(u) ? r.input : void 0;
    for (const e of w?.inner ?? Ce) addInner(null === p ? e : {
     cwd: h,
     ...e
    }, {
     ...r,
     outer: $,
     found: void 0,
     input: U
    }, i);
    r.steps.slice(O + 1).some(e => function({effects: e}, {world: t}) {
     return e.some(e => "write" === e.kind && e.path === t.workspace);
    }(e, i)) && r.redirected.push({
     kind: "write",
     path: `${i.world.workspace}/.github`
    }), r.timeline.spans.push({
     from: O,
     to: r.steps.length
    }), $.readOnly || "transparent" === $.role || disturb(i.progress);
   }({
    name: i.value,
    argv: e,
    assigned: r
   }, t, n);
   const f = r.find(({isSafe: e}) => !e);
   if (void 0 !== f) throw new Undecidable(`the variable ${f.name} set for ${i.value} may outlive it`);
   const p = push(t, n, {
    name: i.value,
    argv: e,
    assigned: r,
    role: "neutral" === u.kind ? "neutral" : "transparent",
    effects: "neutral" === u.kind ? u.effects ?? [] : [],
    risks: [],
    readOnly: !0,
    readsOnlyFiles: !0,
    bulk: Ce,
    elsewhere: !1
   });
   "wrapper" === u.kind && addCommand(u.argv, {
    ...t,
    outer: p,
    found: void 0
   }, n);
  }
  function push(e, t, n, r = null) {
   const s = {
    name: n.name,
    argv: n.argv,
    assigned: n.assigned,
    role: n.role,
    effects: n.effects,
    risks: n.risks,
    readOnly: n.readOnly,
    readsOnlyFiles: n.readsOnlyFiles,
    bulk: n.bulk,
    elsewhere: n.elsewhere,
    cwd: r?.cwd ?? t.state.cwd,
    alias: r?.argv,
    depth: null === e.outer ? 0 : e.outer.depth + 1,
    outer: e.outer,
    forms: {
     allow: null,
     deny: null
    }
   };
   return countFiles(t.progress, s.effects), noteFiles(e.timeline, s.effects, e.steps.length), 
   e.steps.push(s), s;
  }
  const Ce = [];
  function wordsWithParents(e) {
   const t = [];
   for (const n of e) "literal" === n.kind && n.value.includes("..") && t.push(...[ n.value, n.value.slice(n.value.indexOf("=") + 1) ].filter(o.sH));
   return t;
  }
  function addInner(e, t, n) {
   const r = copyState(n.state, n.progress);
   if (void 0 !== e.cwd) {
    if ((0, i.WF)(e.cwd) || n.world.realpath(e.cwd) !== e.cwd) throw new Undecidable("a command runs in a directory behind a link");
    r.cwd = e.cwd;
   }
   if ("argv" !== e.kind) {
    if (t.level >= d.scripts) throw new Undecidable(`scripts contain scripts more than ${d.scripts} levels deep`);
    !0 === e.fromInput && function(e) {
     const t = parseLine(e);
     if ("problem" in t) throw new Undecidable(t.problem);
     const {commands: n} = t.script;
     let r = 0;
     for (const [t, s] of n.entries()) {
      const o = n[t - 1];
      void 0 !== o && e.slice(o.end, s.pos).includes("\n") && (r = t);
     }
     for (const {command: t, pos: s, end: o} of n.slice(0, r)) {
      const n = "Command" === t.type ? t.name?.text ?? ":" : "";
      if (!Oe.has(n) || /[`(]/.test(e.slice(s, o))) throw new Undecidable("a command in a script from standard input may read the lines after it: use bash -c or several calls");
     }
    }(e.command), t.script(e.command, {
     ...t,
     level: t.level + 1,
     input: void 0
    }, {
     ...n,
     state: r
    });
   } else addCommand(e.argv, t, {
    ...n,
    state: r
   });
  }
  const Re = 256, Me = 16;
  function possibleCommands(e) {
   const t = e.argv.slice(1).map(e => "literal" === e.kind ? e.value : ""), n = new Set(e.risks.filter(e => void 0 === e.openedBy && void 0 === e.alsoCoveredBy).map(({word: e}) => e));
   if ("unknown" !== e.role && 0 === n.size) return [];
   const r = bareName(e.name), s = void 0 !== (0, c.w)(r.slice(r.lastIndexOf("/") + 1))?.subCommands, o = [];
   for (const [r, i] of t.entries()) {
    if (o.length >= Re) break;
    const a = /^[\w./+-]*$/.test(i);
    if ("unknown" !== e.role && (!n.has(i) || a && s)) continue;
    const l = t.slice(r + 1, r + Me), c = a ? [ i ] : i.split(/[^\w./+-]+/).slice(0, Re);
    for (const [e, t] of c.entries()) /^[\w./]/.test(t) && o.push([ t, ...c.slice(e + 1, e + Me), ...l ]);
   }
   return o.slice(0, Re);
  }
  const Pe = new Set, Fe = {
   git: {
    valued: new Set([ "-C", "-c", "--git-dir", "--work-tree", "--namespace", "--exec-path", "--config-env", "--super-prefix", "--attr-source", "--list-cmds" ]),
    harmless: new Set([ "--no-pager", "-P", "--no-optional-locks", "--no-advice", "--literal-pathspecs", "--no-replace-objects" ])
   },
   npm: {
    valued: new Set([ "--prefix", "-C", "-w", "--workspace", "--userconfig", "--globalconfig", "--registry", "--loglevel", "--cache" ]),
    harmless: Pe
   },
   pnpm: {
    valued: new Set([ "-C", "--dir", "--filter", "-F", "--config" ]),
    harmless: Pe
   },
   yarn: {
    valued: new Set([ "--cwd", "--use-yarnrc" ]),
    harmless: Pe
   },
   bun: {
    valued: new Set([ "--cwd", "-c", "--config", "--env-file", "-F", "--filter" ]),
    harmless: Pe
   },
   cargo: {
    valued: new Set([ "--config", "-C", "-Z", "--color", "--manifest-path" ]),
    harmless: Pe
   },
   go: {
    valued: new Set([ "-C" ]),
    harmless: Pe
   },
   docker: {
    valued: new Set([ "-H", "--host", "-c", "--context", "--config", "-l", "--log-level", "--tlscacert", "--tlscert", "--tlskey" ]),
    harmless: Pe
   },
   podman: {
    valued: new Set([ "--url", "--connection", "-c", "--root", "--runroot", "--log-level" ]),
    harmless: Pe
   },
   kubectl: {
    valued: new Set([ "-n", "--namespace", "--context", "--kubeconfig", "--cluster", "--user", "-s", "--server", "--as", "--token" ]),
    harmless: Pe
   },
   gh: {
    valued: new Set([ "-R", "--repo" ]),
    harmless: Pe
   },
   sudo: {
    valued: new Set([ "-u", "-g", "-C", "-D", "-h", "-p", "-R", "-r", "-t", "-T", "-U", "--user", "--group", "--chdir", "--host", "--prompt" ]),
    harmless: Pe
   },
   pip: {
    valued: new Set([ "--python", "--log", "--proxy", "--cert", "--client-cert", "--cache-dir", "--retries", "--timeout" ]),
    harmless: Pe
   },
   python: {
    valued: new Set([ "-W", "-X", "-Q" ]),
    harmless: Pe
   },
   make: {
    valued: new Set([ "-C", "-f", "-I", "-j", "-l", "-o", "-W", "--directory", "--file", "--makefile", "--jobs" ]),
    harmless: Pe
   }
  };
  function patternWords(e) {
   return e.argv.map((t, n) => "literal" !== t.kind ? null : 0 === n ? bareName(e.name) : t.value);
  }
  function allowForms(e) {
   return e.forms.allow ??= [ e.argv, ...void 0 === e.alias ? [] : [ e.alias ] ].flatMap(t => function(e) {
    const t = patternWords(e), n = optionsOf(t[0] ?? "");
    if (void 0 === n || 0 === n.harmless.size) return [ t ];
    let r = 1;
    for (;n.harmless.has(t[r] ?? ""); ) r += 1;
    return 1 === r ? [ t ] : [ t, [ t[0] ?? null, ...t.slice(r) ] ];
   }({
    argv: t,
    name: t === e.argv ? e.name : (0, s.Zc)(t[0]) ?? ""
   })), e.forms.allow;
  }
  function denyForms(e) {
   return e.forms.deny ??= function(e) {
    const t = patternWords(e), n = optionsOf(t[0] ?? ""), r = void 0 === n ? null : function(e, t) {
     let n = 1;
     for (;n < e.length; ) {
      const r = e[n];
      if (null == r || !/^[-+]/.test(r) || "--" === r) break;
      n += t.valued.has(r) ? 2 : 1;
     }
     return 1 === n ? null : [ e[0] ?? null, ...e.slice(n) ];
    }(t, n);
    return [ t, ...null === r ? [] : [ r ], ...possibleCommands(e) ];
   }(e), e.forms.deny;
  }
  function optionsOf(e) {
   const t = e.slice(e.lastIndexOf("/") + 1).toLowerCase(), n = /^python[\d.]*$/.test(t) ? "python" : /^pip[\d.]*$/.test(t) ? "pip" : t;
   return Object.hasOwn(Fe, n) ? Fe[n] : void 0;
  }
  var Ee = n(10187), We = n(86810), De = n(23375), Be = n(93768);
  const je = "the directory that a command runs in is not certain";
  function walkMaybe(e, t) {
   const n = copyState(e.context.state, e.context.progress);
   t(), markUncertain(e.context.state, n);
  }
  function markUncertain(e, t) {
   for (const [n, r] of e.variables) {
    const s = t.variables.get(n);
    s !== r && e.variables.set(n, eitherValue(s, r));
   }
   e.cwd !== t.cwd && (e.cwdDoubt = je);
  }
  const Le = 64, Te = "_";
  function loop(e, t, n) {
   const {state: r, progress: s} = t.context;
   for (const [t, n] of function(e) {
    const t = ze.get(e);
    if (void 0 !== t) return t;
    const n = new Map, add = (e, t) => {
     n.set(e, t && !1 !== n.get(e));
    }, visit = e => {
     if ("Assignment" === e.type && add(e.name, function(e) {
      if (!0 === e.append || void 0 !== e.index || "ArrayValue" === e.value.type) return !1;
      const t = e.value.parts ?? [];
      return /^\d{1,9}$/.test(e.value.text) || 1 === t.length && "ArithmeticExpansion" === t[0]?.type;
     }(e)), "For" === e.type && add(e.name.value, !1), "ArithmeticBinary" === e.type || "ArithmeticUnary" === e.type) {
      const t = assignedBy(e);
      null !== t && add(t, !0);
     }
     if ("Command" === e.type && Ne.test(e.name?.value ?? "")) for (const t of e.args) "Word" === t.type && add(t.value, !1);
     (0, ce.forEachChild)(e, visit);
    };
    return visit(e), ze.set(e, n), n;
   }(e)) setVariable(r, t, n && isNumber(r.variables.get(t)) ? numberIn(r, t) : null);
   const o = copyState(r, s), {steps: i, timeline: a} = t.walk, l = i.length;
   if (walkMaybe(t, n), a.spans.push({
    from: l,
    to: i.length
   }), r.cwd !== o.cwd) throw new Undecidable("a loop changes the directory");
  }
  const Ne = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;
  function numberIn({variables: e}, t) {
   const n = e.get(t);
   return "string" == typeof n || !0 === n?.filled ? v : y;
  }
  const ze = new WeakMap, He = new WeakMap;
  function withNameLimit(e) {
   const t = He.get(e) ?? function(e) {
    let t = d.names;
    const n = {
     ...e,
     get repository() {
      return e.repository;
     },
     linksBelow(n, r) {
      const s = t > 0 ? e.linksBelow(n, Math.min(r, t)) : null;
      return t -= null === s ? r : s.names + 1, s;
     },
     sensitiveBelow(n, r) {
      const s = Math.max(0, Math.min(r, t)), o = e.sensitiveBelow(n, s);
      return t -= o.names + 1, o.names < s ? o : {
       paths: o.paths,
       names: r
      };
     }
    };
    return {
     facts: n,
     reset: () => {
      t = d.names;
     }
    };
   }(e);
   return He.set(e, t), t.reset(), t.facts;
  }
  const Ie = /^[\w@][\w./~^@-]*$/, _e = /^(?![-/:~])(?!(?:.*\/)?\.\.(?:\/|$))[^\n]+$/, qe = /^(?:-[zcmdo]+|--(?:cached|modified|deleted|others|exclude-standard|deduplicate|no-empty-directory|error-unmatch))$/, Ve = /^(?:-z|--(?:name-only|cached|staged|merge-base|no-renames|no-color|no-ext-diff|diff-filter=[A-Za-z]+|diff-algorithm=\w+))$/;
  function printsNames(e) {
   const t = e.map(e => "literal" === e.kind ? e.value : null), n = t.filter(e => null !== e);
   if (n.length < t.length) return !1;
   const [, r, ...s] = n, o = s.indexOf("--"), i = o < 0 ? s : s.slice(0, o), a = o < 0 ? [] : s.slice(o + 1), l = i.filter(e => e.startsWith("-")), c = i.filter(e => !e.startsWith("-"));
   return !(!a.every(e => _e.test(e)) || !l.some(e => /^-[cmdo]*z/.test(e))) && ("ls-files" === r ? l.every(e => qe.test(e)) && c.every(e => _e.test(e)) : "diff" === r && l.includes("--name-only") && l.every(e => Ve.test(e)) && c.every(e => Ie.test(e) || _e.test(e)));
  }
  function pipedNames({commands: e, operators: t}, n, {steps: r, outer: s}, o) {
   const [i, a] = [ e[n - 1], e[n] ];
   if ("Command" !== i?.type || "Command" !== a?.type || "|" !== t[n - 1]) return;
   const l = r.at(-1), c = i.name?.text;
   if (void 0 === l || l.name !== c || l.outer !== s || void 0 !== l.alias) return;
   if (!piped_names_isPlain(i, discardsErrors) || !piped_names_isPlain(a, isOutput)) return;
   const u = "find" === c ? onlyPrints : "git" !== c || o ? void 0 : printsNames;
   return !0 === u?.(l.argv) ? l.argv : void 0;
  }
  function piped_names_isPlain({args: e, prefix: t, redirects: n}, r) {
   return 0 === t.length && n.every(r) && e.every(e => !/`|[$<>]\(/.test(e.text));
  }
  function discardsErrors(e) {
   const t = "FileDescriptor" === e.descriptor?.type && 2 === e.descriptor.value;
   return "Redirect" === e.type && ">" === e.operator && t && "/dev/null" === e.target?.text;
  }
  function isOutput(e) {
   return "Redirect" === e.type && /^(?:>>?|>&|&>>?)$/.test(e.operator) && !/[`$(]/.test(e.target?.text ?? "`");
  }
  const Ge = /^-(?:print0?|printf|ls|delete|quit|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/;
  function onlyPrints(e) {
   const t = e.map(s.Zc);
   return !t.includes(null) && "-print0" === t.at(-1) && 1 === t.filter(e => Ge.test(e ?? "")).length;
  }
  const Ze = {
   Select: "a menu (select) cannot be analyzed",
   Function: "a function gives a name another meaning",
   Coproc: "a coprocess cannot be analyzed"
  }, Qe = [];
  function assignVariable(e, t) {
   const n = assignments_valueOf(e, t);
   if (!((0, S.p)(e.name) || "string" == typeof n && (0, u.a)(e.name, n))) throw new Undecidable(`${e.name}=\u2026 changes what later commands do`);
   setVariable(t.state, e.name, n);
  }
  const Ke = /^(?:pytest|py\.test|coverage|tox|nox|uv|poetry|pdm|hatch|sphinx-build|mkdocs)$/;
  function isWorkspaceModulePath(e, t, n, {state: r, world: s}) {
   return !("PYTHONPATH" !== e || !Ke.test(n) || null !== r.cwdDoubt) && t.split(":").every(e => {
    const t = (0, o.Hi)(e, r.cwd);
    return /^[\w./-]+$/.test(e) && (0, o.FK)({
     path: t,
     directory: s.workspace
    }) && s.realpath(t) === t && !(0, o.sH)(e);
   });
  }
  function assignments_valueOf(e, t) {
   if (void 0 !== e.index) throw new Undecidable("an assignment to an array element may run a command");
   if ("ArrayValue" === e.value.type) {
    for (const n of e.value.elements) {
     if (/^\[/.test(n.text)) throw new Undecidable("an array subscript may run a command");
     evaluateWord(n, t);
    }
    return null;
   }
   const n = evaluateValue(e.value, t);
   return !0 === e.append ? null : n;
  }
  function addRedirections(e, t, n) {
   if (0 === e.redirects.length) return;
   const r = redirectionEffects(e.redirects, n);
   countFiles(n.progress, r), t.redirected.push(...r), noteFiles(t.timeline, r, t.steps.length);
  }
  function analyzeCommandLine(e, t, n) {
   return analyze(t, n, (t, n) => walkScript(e, t, n));
  }
  function analyzeArgv(e, t, n) {
   const r = e.map(e => ({
    kind: "literal",
    value: e,
    source: e
   }));
   return analyze(t, n, (e, t) => addCommand(r, e, t));
  }
  function analyze(e, t, n) {
   const r = {
    world: withNameLimit(t),
    steps: [],
    redirected: [],
    timeline: {
     touched: [],
     made: [],
     spans: []
    },
    seen: new Set,
    scripts: [],
    level: 0,
    outer: null,
    script: walkScript
   }, s = {
    cwd: e,
    cwdDoubt: null,
    cwdUnproven: !1,
    variables: new Map
   };
   try {
    const i = t.realpath(e);
    if (i !== e || !(0, o.FK)({
     path: i,
     directory: t.workspace
    })) throw new Undecidable("it would run outside the workspace");
    n(r, contextFor(r, s, {
     disturbed: !1,
     words: 0,
     parts: 0,
     files: 0,
     compared: 0,
     characters: 0,
     patterns: 0,
     racing: !1
    }));
    const a = function(e, t) {
     if (0 === e.made.length) return null;
     const n = function(e, t) {
      const n = new Map;
      for (const {path: r, at: s} of e.made) {
       const e = r.endsWith("/") ? "/" : "";
       for (const o of new Set(spellingsOf("" === e ? r : r.slice(0, -1), t))) {
        const t = n.get(o + e) ?? [];
        t.length < 2 && !t.includes(s) && t.push(s), n.set(o + e, t);
       }
      }
      return n;
     }(e, t), r = function({spans: e}) {
      const t = [];
      for (const {from: n, to: r} of e) t[n] = Math.max(t[n] ?? 0, r);
      for (let e = 0; e < t.length; e += 1) t[e] = Math.max(t[e] ?? 0, t[e - 1] ?? 0);
      return e => t[Math.min(e, t.length - 1)] ?? 0;
     }(e), s = new Map;
     for (const {path: o, at: i} of e.touched) {
      const e = s.get(o) ?? [ ...spellingsOf(o, t), t.realpath(o) ];
      s.set(o, e);
      const a = Math.max(i, r(i));
      if (e.some(e => mayContainLink(e, n, e => e !== i && e < a))) return o;
     }
     return null;
    }(r.timeline, t);
    if (null !== a) throw new Undecidable(`${a} may be behind a link that the line itself creates`);
    return 0 === r.steps.length ? {
     problem: "it does not contain a command"
    } : {
     steps: r.steps,
     redirected: r.redirected,
     scripts: r.scripts
    };
   } catch (e) {
    if (e instanceof Undecidable) return {
     problem: e.problem
    };
    if (e instanceof RangeError) return {
     problem: "it is nested too deeply"
    };
    throw e;
   }
  }
  function walkContextFor(e, t) {
   return {
    walk: e,
    context: t,
    statements: walkStatements
   };
  }
  function contextFor(e, t, n) {
   return {
    state: t,
    world: e.world,
    progress: n,
    list: t => {
     e.redirected.push({
      kind: "read",
      path: t
     });
    },
    substitute: r => walkStatements(r.commands, walkContextFor(e, contextFor(e, copyState(t, n), n)))
   };
  }
  function walkScript(e, t, n) {
   const r = parseLine(e);
   if (t.scripts.push(e), "problem" in r) throw new Undecidable(r.problem);
   const s = walkContextFor(t, contextFor(t, n.state, n.progress));
   if (walkStatements(r.script.commands, s), r.commands.some(e => !t.seen.has(e))) throw new Undecidable("a command is in an unsupported position");
  }
  function walkStatements(e, t) {
   for (const n of e) {
    const {progress: e} = t.context;
    spend(e, 1);
    const {patterns: r} = e, s = t.walk.steps.length, o = !0 === n.background ? subshell(t) : t;
    "AndOr" === n.command.type ? walkAndOr(n.command, o) : walkPipeline(n.command, o);
    const {state: i} = o.context;
    i.cwdUnproven && (i.cwdDoubt = je), !0 === n.background && (t.walk.timeline.spans.push({
     from: s,
     to: Number.POSITIVE_INFINITY
    }), e.patterns > r && (e.racing = !0));
   }
  }
  function subshell(e) {
   return walkContextFor(e.walk, contextFor(e.walk, copyState(e.context.state, e.context.progress), e.context.progress));
  }
  function walkAndOr(e, t) {
   const {state: n, progress: r} = t.context, s = copyState(n, r);
   for (const [o, i] of e.commands.entries()) 1 === o && Object.assign(s, copyState(n, r)), 
   "||" === e.operators[o - 1] ? (n.cwdUnproven && (n.cwdDoubt = je), walkMaybe(t, () => walkPipeline(i, t))) : walkPipeline(i, t);
   markUncertain(n, s);
  }
  function walkPipeline(e, t) {
   if ("Pipeline" !== e.type) return void walkNode(e, t);
   const n = e;
   if (0 === n.commands.length) throw new Undecidable("a pipeline is empty");
   if (1 === n.commands.length && void 0 !== n.commands[0]) return void walkNode(n.commands[0], t);
   const {progress: r} = t.context, {patterns: s, racing: o} = r, i = t.walk.steps.length;
   let {disturbed: a} = r;
   for (const [e, o] of n.commands.entries()) {
    const i = pipedNames(n, e, t.walk, a);
    ({disturbed: a} = r), walkNode(o, subshell({
     ...t,
     walk: {
      ...t.walk,
      found: i
     }
    })), r.patterns > s && (r.racing = !0);
   }
   t.walk.timeline.spans.push({
    from: i,
    to: t.walk.steps.length
   }), r.racing = o;
  }
  function walkNode(e, t) {
   switch (e.type) {
   case "Command":
    return void function(e, t, n, r) {
     t.seen.add(e);
     const s = e.prefix.filter(e => "Assignment" === e.type);
     if (void 0 === e.name) {
      for (const e of s) assignVariable(e, n);
      return void addRedirections(e, t, n);
     }
     const o = function(e) {
      if (z.test(e.text)) return e.text;
      if (/^[A-Za-z_]\w*\[/.test(joinLines(e.text))) throw new Undecidable("the name of a command may be a subscript");
      if (!partsOf(e).every(isConstant) || joinLines(e.text).startsWith("~")) throw new Undecidable(`the name of a command (${t = e.text, 
      t.length > 60 ? `${t.slice(0, 57)}\u2026` : t}) is not constant`);
      var t;
      if (checkBraces(partsOf(e)), "" === e.value) throw new Undecidable("the name of a command is empty");
      return e.value;
     }(e.name), i = e.args.map(e => "Word" === e.type ? startExpansion(e, n) : function(e, t, n) {
      if (void 0 !== t.index || !0 === t.append || "ArrayValue" === t.value.type) throw new Undecidable("a declaration with a subscript may run a command");
      const r = evaluateValue(t.value, n);
      (function(e, t, n) {
       const r = "export" === e || "declare" === e || "typeset" === e, s = "string" == typeof n && (0, 
       u.a)(t, n), o = (0, S.e)(t);
       if (!(s || o && !r)) throw new Undecidable(`${e} ${t} changes the environment of later commands${o ? ` (a rule can allow it before a single command: ${t}=\u2026 command)` : ""}`);
      })(e, t.name, r), setVariable(n.state, t.name, r);
      const s = `${t.name}=`;
      return "string" == typeof r ? {
       kind: "literal",
       value: s + r,
       source: t.text
      } : {
       kind: "partial",
       prefix: s,
       source: t.text
      };
     }(o, e, n)), a = [ {
      kind: "literal",
      value: o,
      source: e.name.text
     } ];
     for (const e of i) if ("function" != typeof e) a.push(e); else for (const t of e()) a.push(t);
     addRedirections(e, t, n), r(a, {
      ...t,
      input: constantInput(e.redirects)
     }, n, function(e, t, n) {
      if (0 === e.length) return Qe;
      const {variables: r} = n.state, s = new Map(r), o = [];
      for (const s of e) {
       const e = assignments_valueOf(s, n);
       if (r.set(s.name, e), "IFS" === s.name && "read" === t) continue;
       const i = "string" == typeof e && ((0, u.a)(s.name, e) || isWorkspaceModulePath(s.name, e, t, n));
       if (!0 === s.append || "ArrayValue" === s.value.type || !i && !(0, S.e)(s.name)) throw new Undecidable(`the variable ${s.name} set for a command may change what it does (a rule can allow it with env: \`env ${s.name}=\u2026 ${t}\`)`);
       o.push({
        name: s.name,
        value: "string" == typeof e ? e : null,
        source: s.text,
        isSafe: i
       });
      }
      for (const {name: t} of e) {
       const e = s.get(t);
       void 0 === e ? r.delete(t) : r.set(t, e);
      }
      return o;
     }(s, o, n));
    }(e, t.walk, t.context, addCommand);

   case "Redirected":
    return function(e, t) {
     const n = redirectionEffects(e, t.context);
     countFiles(t.context.progress, n), t.walk.redirected.push(...n), noteFiles(t.walk.timeline, n, t.walk.steps.length);
    }(e.redirects, t), void walkNode(e.command, t);

   case "Subshell":
    return void walkStatements(e.body.commands, subshell(t));

   case "BraceGroup":
    return void walkStatements(e.body.commands, t);

   case "If":
    return void function(e, t) {
     t.statements(e.clause.commands, t);
     const n = [ e.then, ...e.elif.flatMap(e => [ e.clause, e.then ]), ...void 0 === e.else ? [] : [ e.else ] ];
     for (const e of n) walkMaybe(t, () => t.statements(e.commands, t));
    }(e, t);

   case "For":
    return void function(e, t) {
     const n = e.name.value;
     if (!(0, S.e)(n) && n !== Te) throw new Undecidable("the variable of a loop is not a script variable");
     const r = function(e) {
      if (null === e || 0 === e.length || e.length > Le) return [ null ];
      const [t] = e;
      if (1 === e.length && "unknown" === t?.kind && !0 === t.plain) return [ !0 === t.number ? y : g ];
      const n = e.map(e => "literal" === e.kind ? e.value : null);
      return n.includes(null) ? [ null ] : n;
     }(e.wordlist?.flatMap(e => [ ...evaluateWord(e, t.context) ]) ?? null);
     r.some(e => "string" != typeof e) && disturb(t.context.progress);
     for (const s of r) loop(e, t, () => {
      setVariable(t.context.state, n, n === Te ? null : s), t.statements(e.body.commands, t);
     });
     setVariable(t.context.state, n, null);
    }(e, t);

   case "ArithmeticFor":
    return void function(e, t) {
     disturb(t.context.progress), void 0 !== e.initialize && runArithmetic(e.initialize, t.context), 
     loop(e, t, () => {
      void 0 !== e.test && runArithmetic(e.test, t.context), t.statements(e.body.commands, t), 
      void 0 !== e.update && runArithmetic(e.update, t.context);
     });
    }(e, t);

   case "While":
    return void function(e, t) {
     disturb(t.context.progress), loop(e, t, () => {
      t.statements(e.clause.commands, t), t.statements(e.body.commands, t);
     });
    }(e, t);

   case "Case":
    return void function(e, t) {
     evaluateValue(e.word, t.context);
     for (const n of e.items) {
      for (const e of n.pattern) evaluateValue(e, t.context);
      walkMaybe(t, () => t.statements(n.body.commands, t));
     }
    }(e, t);

   case "TestCommand":
    return void checkCondition(e.expression, t.context);

   case "ArithmeticCommand":
    return void (void 0 !== e.expression && runArithmetic(e.expression, t.context));

   default:
    !function(e) {
     const t = Object.hasOwn(Ze, e.type) ? Ze[e.type] : void 0;
     throw new Undecidable(t ?? `it contains an unknown construct (${e.type})`);
    }(e);
   }
  }
  var Je = n(78535);
  function matchesRiskLiterally(e, t, n) {
   if ((Xe(e).get(t.word) ?? 0) >= n) return !0;
   const r = (0, Ee.jD)(e);
   if ("command" !== e.specifier.kind || !e.specifier.pattern.open) return !1;
   const {alsoCoveredBy: s, openedBy: o} = t;
   return void 0 !== s && function(e, t) {
    const n = isOption(t.at(-1)) || isOption(e.at(-1)) ? e : e.filter(e => !isOption(e)), r = n.length - t.length;
    return r >= 0 && t.every((e, t) => isSame(n[r + t], e, t));
   }(r, s) || void 0 !== o && r.length > 0 && function(e, t) {
    return (/^(?:npm|pnpm|bun)$/.test(e[0] ?? "") ? e.filter(e => !Ye.test(e)) : e).every((e, n) => isSame(e, t[n], n));
   }(r, o);
  }
  const Ye = /^(?:-r|--recursive|-F|--filter|-w|--workspace|--workspaces|-ws)$/;
  function isOption(e) {
   return !0 === e?.startsWith("-");
  }
  function isSame(e, t, n) {
   return e === t || 0 === n && void 0 !== e && (0, te.Fl)(e) === t;
  }
  const Xe = (0, Je.j)(e => {
   const t = new Map;
   for (const n of (0, Ee.jD)(e).slice(1)) t.set(n, (t.get(n) ?? 0) + 1);
   return t;
  });
  function matchesPathLiterally(e, t, n) {
   const r = et(e), s = r.get(n);
   if (void 0 !== s) return s.has(t);
   const i = (0, Ee.jD)(e).slice(1).flatMap(e => [ e, e.slice(e.indexOf("=") + 1), e.slice(2) ]), a = new Set(i.filter(e => "" !== e).map(e => (0, 
   o.Hi)(e, n)));
   return r.clear(), r.set(n, a), a.has(t);
  }
  const et = (0, Je.j)(() => new Map), tt = (0, Je.j)(e => {
   const t = (0, Ee.jD)(e).slice(1);
   return new Set(t.flatMap(e => URL.canParse(e) ? [ e, new URL(e).href ] : [ e ]));
  });
  var nt = n(39285);
  function allowRuleNames(e, t, n) {
   if ("Bash" !== e.tool) return !1;
   if ("any" === e.specifier.kind) return !0;
   if ("command" !== e.specifier.kind) return !1;
   const {pattern: r} = e.specifier, [s] = r.words;
   if ("literal" === s?.kind && !s.text.includes("/") && !allowForms(t).some(e => e[0] === s.text)) return !1;
   const sameProgram = (e, r) => e.includes("/") ? function(e, {name: t, cwd: n}, r) {
    if (!t.includes("/")) return !1;
    const s = bareName(e);
    return s === e ? (0, o.Hi)(e, r.workspace) === (0, o.Hi)(t, n) : s === bareName(t);
   }(e, t, n) : e === r;
   return ("unknown" !== t.role || !function({words: [e]}) {
    return "words" === e?.kind || "pieces" === e?.kind && "" === e.pieces[0];
   }(r)) && !!function({assignments: e}, {assigned: t}) {
    return t.every(t => t.isSafe || e.some(e => (0, nt.DU)(e, t, !1))) && e.every(e => t.some(t => (0, 
    nt.DU)(e, t, !1)));
   }(r, t) && allowForms(t).some(e => (0, nt.f0)(r, e, {
    matchUnknown: !1,
    sameProgram: sameProgram
   }));
  }
  function sameProgram(e, t) {
   return (0, te.Fl)(e) === (0, te.Fl)(t);
  }
  function flagsOf(e) {
   return e.flatMap(e => e.startsWith("--") ? "--" === e ? [] : [ e ] : e.startsWith("-") ? Array.from(e.slice(1)).map(e => `-${e}`) : []);
  }
  var rt = n(27126);
  const st = 100;
  function showCommand(e) {
   const t = (0, rt.u)(e).replace(/\s+/g, " ");
   return `\`${t.length > st ? `${t.slice(0, st - 3)}\u2026` : t}\``;
  }
  var ot = n(56782);
  function evaluateCommandEffect(e, t, n, r) {
   const o = (0, Ue.E)(e), i = null === o ? void 0 : function(e, {argv: t, risks: n}, r) {
    if (!t.some(t => "literal" === t.kind && t.value === e)) return;
    const s = n.find(({word: t}) => t === e);
    return s && r.find(e => "command" === e.specifier.kind && matchesRiskLiterally(e, s, 1));
   }(o, t, n);
   if (void 0 !== i) return granted(i, "this program text");
   switch (e.kind) {
   case "read":
   case "write":
   case "delete":
    {
     const o = evaluateFile(e.kind, e.path, "Bash", r), {kind: i, path: a} = e;
     if (!o.missing || "string" != typeof a) return o;
     const l = n.find(e => function(e, t, n, r) {
      return !!matchesPathLiterally(e, t.path, n.cwd) && ("read" === t.kind || "command" !== e.specifier.kind || function({specifier: e}, t, n, r) {
       const o = "command" === e.kind ? e.pattern.words : [], i = o.flatMap(e => "literal" === e.kind ? [ (0, 
       s.CK)(e.text) ] : []), [a, ...l] = i, u = (0, te.Fl)(n.name);
       if (void 0 === a || i.length < o.length || (0, te.Fl)((0, s.bG)(a)) !== u) return !0;
       const d = (0, c.w)(u);
       if (void 0 === d) return !0;
       const {effects: f} = d.read({
        argv: [ (0, s.CK)(u), ...l ],
        cwd: n.cwd
       }, r);
       return f.some(e => e.kind === t.kind && e.path === t.path);
      }(e, t, n, r));
     }(e, {
      kind: i,
      path: a
     }, t, r.world));
     return void 0 === l ? o : granted(l, a);
    }

   case "fetch":
    {
     const t = (0, ot.Aq)(e.url, "Bash", r), {url: s} = e;
     if (!t.missing || "string" != typeof s) return t;
     const o = n.find(e => function(e, t) {
      const n = tt(e);
      return n.has(t) || URL.canParse(t) && n.has(new URL(t).href);
     }(e, s));
     return void 0 === o ? t : granted(o, s);
    }

   case "exec":
    return "any" in e.argv ? function({any: e}, t, {rules: n}) {
     const r = t.risks.find(({word: t}) => t === e), s = r?.why ?? "is unknown before the command runs, and this program is unknown", o = r?.hint ?? (0, 
     re.w)(e);
     return {
      decision: "deny",
      rule: n.deny.find(({tool: e}) => "Bash" === e)?.text ?? null,
      reason: `${showCommand(t)}: ${e} ${s}: ${o}`
     };
    }(e.argv, t, r) : unnamed(e.kind);

   case "post":
    return function({what: e, target: t}, n, r, s) {
     const o = {
      tool: e,
      effects: [],
      ...void 0 === t ? {} : {
       subject: t
      }
     }, i = (0, ot.Ql)(o, s);
     if ("ask" !== i.decision || null !== i.rule) return i;
     const a = r.find(e => !(0, ot.aT)(o) || function(e, {risks: t}) {
      return "command" === e.specifier.kind && t.every(t => matchesRiskLiterally(e, t, 1));
     }(e, n));
     return void 0 === a ? i : granted(a, void 0 === t ? e : `${e}(${t})`);
    }(e, t, n, r);

   case "mcp":
    return unnamed(e.kind);
   }
  }
  function unnamed(e) {
   return {
    decision: "ask",
    rule: null,
    reason: `no rule allows a command to ${e}`
   };
  }
  function granted(e, t) {
   return {
    decision: "allow",
    rule: e.text,
    reason: `the rule ${e.text} names ${t}`
   };
  }
  const it = (0, Je.j)(e => e.filter(e => "Bash" === e.tool && ("any" === e.specifier.kind || "cd" === (0, 
  Ee.jD)(e)[0])));
  function evaluatedEffect(e, {decision: t, rule: n, reason: r, hint: s}) {
   return {
    effect: e,
    decision: t,
    rule: n,
    reason: r,
    ...void 0 === s ? {} : {
     hint: s
    }
   };
  }
  const at = {
   allow: 0,
   ask: 1,
   deny: 2
  };
  function strictest(e) {
   let t;
   for (const n of e) (void 0 === t || at[n.decision] > at[t.decision]) && (t = n);
   return t;
  }
  const lt = /\.log(?:\.\d+)?$/i;
  function closedIn(e, t) {
   const {world: n} = t, r = [ ...t.rules.deny, ...t.rules.ask ].filter(({tool: e}) => "Read" === e), [s] = r;
   if ("history" === e.of && void 0 !== s) return `git shows the content of files in any commit, where the rule ${s.text} cannot be applied`;
   const i = (0, o.JA)({
    path: e.path,
    directory: n.workspace
   }) || "the workspace", a = "directory" === e.of ? ": use the tool Grep, which leaves out files that the rules deny" : "", l = e.sensitive();
   if (null === l) return `there are too many files in ${i} to check each of them${a}`;
   const c = l.find(n => e.includes(n) && !(t => "history" === e.of && lt.test(t))(n) && !(e => "allow" === evaluateFile("read", e, "Bash", t).decision)(n));
   if (void 0 !== c) return `it would read ${(0, o.JA)({
    path: c,
    directory: n.workspace
   }) ?? c}, which needs a rule of its own${a}`;
   if (void 0 === s || "history" === e.of) return null;
   const u = filesBelow(e.path, n);
   if (null === u) return `there are too many files in ${i} to check each of them${a}`;
   const d = u.find(n => e.includes(n) && void 0 !== strictRule(n, r, t));
   return void 0 === d ? null : `it would read ${(0, o.JA)({
    path: d,
    directory: n.workspace
   }) ?? d}, which the rule ${strictRule(d, r, t)?.text ?? ""} covers${a}`;
  }
  function strictRule(e, t, n) {
   return countRules(t, n).find(({specifier: t}) => "any" === t.kind || "path" === t.kind && (0, 
   ee.$h)(t.pattern, e, n.world, !0));
  }
  function evaluateCommand(e, t, n) {
   const r = countRules((0, te.gh)(n.rules.allow, () => function(e) {
    const t = [ ...allowForms(e) ];
    for (let {outer: n} = e; null !== n; n = n.outer) t.push(...allowForms(n));
    return t;
   }(e)), n), s = matchingRules(r, e, n);
   for (const t of matchingRules(n.more, e, n)) s.push(t);
   const i = {
    kind: "exec",
    argv: e.argv.map(e => "literal" === e.kind ? e.value : e.source),
    cwd: e.cwd
   }, a = evaluateExec({
    step: e,
    alone: t,
    rules: s
   }, n), l = [ evaluatedEffect(i, a) ];
   for (const t of e.effects) l.push(evaluatedEffect(t, evaluateCommandEffect(t, e, s, n)));
   for (const t of function(e, t) {
    if ("unknown" !== e.role && 0 === e.risks.length) return [];
    const n = new Set(e.risks.map(({word: e}) => e));
    return e.argv.slice(1).flatMap(r => "literal" !== r.kind || "" === r.value ? [] : "unknown" === e.role || n.has(r.value) ? [ ...new Set([ r.value, r.value.slice(r.value.indexOf("=") + 1) ].filter(n => !n.startsWith("-") && "" !== n && (n => "unknown" === e.role || /^\.|\//.test(n) || "missing" !== t.kindOf((0, 
    o.Hi)(n, e.cwd)))(n))) ].map(t => ({
     kind: "read",
     path: (0, o.Hi)(t, e.cwd)
    })) : []);
   }(e, n.world)) {
    const r = evaluateCommandEffect(t, e, s, n);
    "deny" === r.decision && l.push(evaluatedEffect(t, r));
   }
   return {
    step: e,
    parts: l,
    ownDecision: strictest(l) ?? a,
    alone: t,
    rules: s
   };
  }
  function matchingRules(e, t, {world: n}) {
   return e.filter(e => allowRuleNames(e, t, n) || function(e, t, n) {
    for (let r = t.outer; null !== r; r = r.outer) if ((0, Ee.jD)(e).includes(t.name, 1) && allowRuleNames(e, r, n)) return !0;
    return !1;
   }(e, t, n));
  }
  function evaluateExec({step: e, alone: t, rules: n}, r) {
   const s = showCommand(e), i = findStrictRule("deny", e, r);
   if (void 0 !== i) return {
    decision: "deny",
    rule: i.text,
    reason: `the rule ${i.text} denies ${s}`
   };
   const a = e.risks.find(e => !0 === e.never);
   if (void 0 !== a) return {
    decision: "deny",
    rule: null,
    reason: `${s}: ${a.word} ${a.why}; no rule can allow this${void 0 === a.hint ? "" : `: ${a.hint}`}`,
    ...hintOf(a)
   };
   const l = ("neutral" === e.role || "transparent" === e.role) && e.assigned.every(e => e.isSafe);
   if ("plan" === r.mode && !e.readOnly && !l) return {
    decision: "deny",
    rule: null,
    reason: `mode plan allows only read-only commands, and ${s} is not known to be read-only`
   };
   const c = "yolo" === r.mode ? void 0 : findStrictRule("ask", e, r);
   return void 0 !== c ? {
    decision: "ask",
    rule: c.text,
    reason: `the rule ${c.text} requires confirmation of ${s}`
   } : function({step: e, called: t, rules: n, free: r}, s) {
    const [i] = n, a = (0, te.Fl)(e.name);
    if (ct.test(a) && !n.some(e => (0, te.Fl)((0, Ee.jD)(e)[0] ?? "") === a)) return {
     decision: "deny",
     rule: null,
     reason: `${t} runs as another user, and no allow rule names ${a}`
    };
    const l = function(e, t, n) {
     if (0 === e.length) return;
     const r = "yolo" === n.mode || t.some(e => "any" === e.specifier.kind), s = new Map;
     for (const {word: t} of e) s.set(t, (s.get(t) ?? 0) + 1);
     return e.find(e => !(r && !0 !== e.anyProgram || function({tool: e}, t) {
      return void 0 !== e && "allow" === (0, ot.Ql)({
       tool: e.name,
       effects: [],
       subject: e.subject
      }, t).decision;
     }(e, n) || t.some(t => matchesRiskLiterally(t, e, s.get(e.word) ?? 1))));
    }(e.risks, n, s);
    if (void 0 === i && !r && !0 !== l?.anyProgram) return function(e, t, n) {
     if ("yolo" === n.mode) return {
      decision: "allow",
      rule: null,
      reason: `mode yolo allows ${t}`
     };
     const r = e.assigned.find(({isSafe: e}) => !e), s = {
      decision: "ask",
      rule: null,
      reason: `no rule allows ${t}${void 0 === r ? "" : `; it would have to name ${r.name} too`}`
     };
     if (!n.readOnlyCommands || !e.readsOnlyFiles || void 0 !== r) return s;
     for (const t of e.bulk) {
      const e = closedIn(t, n);
      if (null !== e) return {
       ...s,
       reason: `${s.reason}, and ${e}`
      };
     }
     return {
      decision: "allow",
      rule: null,
      reason: `${t} only reads files that the rules allow`
     };
    }(e, t, s);
    if (void 0 !== l) return {
     decision: "ask",
     rule: i?.text ?? null,
     reason: `${t}: ${l.word} ${l.why}${void 0 === l.hint ? ", and no rule names it" : `: ${l.hint}`}`,
     ...hintOf(l)
    };
    if (e.elsewhere && "yolo" !== s.mode && !function(e, t, n) {
     return !(!function(e, {rules: t, more: n, world: r}) {
      return [ ...it(t.allow), ...n ].some(({tool: t, specifier: n}) => {
       if ("Bash" !== t || "command" !== n.kind) return "Bash" === t && "any" === n.kind;
       const [s, i, ...a] = n.pattern.words;
       return !("literal" !== s?.kind || "cd" !== s.text || a.length > 0) && (void 0 === i ? n.pattern.open : function(e, t, n) {
        if ("literal" === e.kind) return (0, o.Hi)(e.text, n.workspace) === t;
        const r = (0, ee.AA)(t, n);
        return [ r, `./${r}` ].some(t => (0, nt.Sr)(e, t));
       }(i, e.cwd, r));
      });
     }(e, n) && !function(e, t) {
      const {world: n} = t, r = (0, o.JA)({
       path: e,
       directory: n.workspace
      });
      if (null === r || ie.test(r)) return !1;
      const mayWrite = e => "allow" === evaluateFile("write", e, "Bash", t).decision, s = manifestsIn(e, n);
      return s.length > 0 && s.every(t => !mayWrite(`${e}/${t}`) || mayWrite(`${n.workspace}/${t}`));
     }(e.cwd, n)) || void 0 !== e.alias && t.some(t => matchesPathLiterally(t, e.cwd, n.world.workspace));
    }(e, n, s)) {
     const n = (0, ee.AA)(e.cwd, s.world);
     return {
      decision: "ask",
      rule: i?.text ?? null,
      reason: `${t} runs scripts from ${n}, and no rule names \`cd ${n}\``
     };
    }
    const c = "unknown" === e.role ? e.argv.find(e => "literal" !== e.kind) : void 0;
    if (void 0 !== c && "yolo" !== s.mode && "any" !== i?.specifier.kind) return {
     decision: "ask",
     rule: i?.text ?? null,
     reason: `${t}: this program is unknown, and ${c.source} is not constant`,
     hint: `write the value of ${c.source} itself`
    };
    const u = void 0 === i ? `${t} changes nothing outside the shell` : `the rule ${i.text} allows ${t}`;
    return {
     decision: "allow",
     rule: i?.text ?? null,
     reason: u
    };
   }({
    step: e,
    called: s,
    rules: n,
    free: l && (!t || r.readOnlyCommands)
   }, r);
  }
  function findStrictRule(e, t, n) {
   if (0 !== n.rules[e].length) return countRules((0, te.gM)(n.rules[e], () => denyForms(t)), n).find(e => function(e, t) {
    if ("Bash" !== e.tool) return !1;
    if ("any" === e.specifier.kind) return !0;
    if ("command" !== e.specifier.kind) return !1;
    const n = e.specifier.pattern, r = 1 === n.words.length ? {
     ...n,
     open: !0
    } : n;
    return !!r.assignments.every(e => t.assigned.some(t => (0, nt.DU)(e, t, !0))) && denyForms(t).some(e => (0, 
    nt.f0)(r, e, {
     matchUnknown: !0,
     sameProgram: sameProgram
    }) || r.open && function(e, t) {
     const n = e.words.map(e => "literal" === e.kind ? e.text : null), r = n[0], s = t[0];
     if (n.includes(null) || "string" != typeof r || "string" != typeof s || !sameProgram(r, s)) return !1;
     const o = n.slice(1).filter(e => null !== e), i = t.slice(1), a = i.filter(e => null === e || !e.startsWith("-")), l = flagsOf(i.filter(e => null !== e)), c = i.includes(null), u = flagsOf(o).every(e => c || l.includes(e)), d = o.filter(e => !e.startsWith("-")).every((e, t) => a[t] === e || null === a[t]);
     return u && d;
    }(r, e));
   }(e, t));
  }
  const ct = /^(?:sudo|sudoedit|su|doas|pkexec|runuser|run0)$/, hintOf = ({hint: e}) => void 0 === e ? {} : {
   hint: e
  };
  function unparsable(e) {
   return {
    problem: e,
    lines: [],
    effects: []
   };
  }
  function lengthOf(e) {
   switch (e.kind) {
   case "read":
   case "write":
   case "delete":
    return e.path.length;

   case "fetch":
    return e.url.length;

   case "post":
    return e.target?.length ?? 0;

   case "mcp":
    return e.server.length + e.tool.length;
   }
  }
  function evaluateRequest(e, t, n) {
   if (null !== t.problem) return refusedRequest(t.problem, e, n);
   try {
    return function(e, t, n) {
     const r = [], s = [], o = [];
     for (const e of t.lines) {
      for (const t of e.steps) {
       const o = evaluateCommand(t, e.alone, n);
       r.push(o);
       for (const e of o.parts) s.push(e);
      }
      for (const t of e.scripts) o.push(t);
     }
     for (const r of t.lines) for (const t of r.redirected) s.push(evaluateEffect(t, e, n));
     for (const r of t.effects) s.push(evaluateEffect(r, e, n));
     const i = 0 === s.length ? (0, ot.Ql)(e, n) : function(e) {
      const t = strictest(e);
      if (void 0 === t) throw new Error("a call without parts has no decision");
      return "deny" === t.decision ? e.find(({decision: e, rule: t}) => "deny" === e && null !== t) ?? t : "allow" === t.decision ? e.find(e => null !== e.rule) ?? t : t;
     }(s);
     return {
      decision: i.decision,
      outcome: "allow" === i.decision ? "run" : "refuse",
      rule: i.rule,
      reason: i.reason.charAt(0).toUpperCase() + i.reason.slice(1),
      effects: s.map(e => e.effect),
      parts: s,
      scripts: o,
      suggest: [],
      commands: r
     };
    }(e, t, n);
   } catch (t) {
    if (t instanceof Undecidable) return refusedRequest(t.problem, e, n);
    throw t;
   }
  }
  function otherParts({commands: e, parts: t}) {
   return t.slice(e.reduce((e, t) => e + t.parts.length, 0));
  }
  function refusedRequest(e, t, n) {
   const r = n.rules.deny.find(e => e.tool === t.tool && "any" === e.specifier.kind), s = `The ${"Bash" === t.tool ? "command line" : "call"} is refused: ${e}`;
   return {
    decision: "deny",
    outcome: "refuse",
    rule: r?.text ?? null,
    reason: s,
    effects: [],
    parts: [],
    scripts: [],
    suggest: [],
    commands: []
   };
  }
  function evaluateEffect(e, t, n) {
   switch (e.kind) {
   case "read":
   case "write":
   case "delete":
    return evaluatedEffect(e, evaluateFile(e.kind, e.path, t.tool, n));

   case "fetch":
    return evaluatedEffect(e, (0, ot.Aq)(e.url, t.tool, n));

   case "mcp":
    return evaluatedEffect(e, (0, ot.yC)(e, n));

   case "post":
    return evaluatedEffect(e, (0, ot.Ql)(writeRequestOf(e, t), n));

   case "exec":
    return evaluatedEffect(e, (0, ot.Ql)(t, n));
   }
  }
  function writeRequestOf({what: e, target: t}, n) {
   const r = t ?? n.subject;
   return {
    tool: (0, Be.Zt)(e) ?? n.tool,
    effects: [],
    ...void 0 === r ? {} : {
     subject: r
    }
   };
  }
  const ut = [ [ /may hold a secret|file of the runner|prints every variable|outside the workspace/, null ], [ /target of a redirection/, 'write the path itself as the target, such as `> out.txt`, or `> "$TMPDIR/out.txt"` for a temporary file' ], [ /name of a command/, "write the program name itself, without a variable or substitution" ], [ /more than|nested too deeply|very many names|too many words/, "split it into several shorter calls" ], [ /through a link|behind a link|link that the line/, "use the real path, and create links in a separate call" ], [ /directory of cd|cd goes|changes the directory/, "write the directory itself after cd, or use paths relative to the workspace root" ], [ /changes (?:what|the environment|how|which)|may outlive/, "remove the variable, or set it for one command with `env NAME=value COMMAND`" ], [ /keep it one word/, "put double quotes around the value" ], [ /brace/, "write out each word instead of using braces" ], [ /arithmetic|integer|subscript|number/, "write the number itself" ], [ /cannot be analyzed/, "write the commands themselves instead of `eval` or `source`" ], [ /substitution/, "run the inner command in a separate call, and write its output as a constant" ], [ /not constant|variable/, "write the value itself" ] ], dt = 8;
  function rewriteOfPart({effect: e, hint: t}) {
   const n = (0, Ue.E)(e);
   return t ?? (null === n ? null : (0, re.w)(n));
  }
  function truncateList(e) {
   return e.length <= dt ? e : [ ...e.slice(0, dt), `and ${e.length - dt} more` ];
  }
  const ft = {
   cat: "Read",
   head: "Read",
   tail: "Read",
   less: "Read",
   more: "Read",
   grep: "Grep",
   egrep: "Grep",
   fgrep: "Grep",
   rg: "Grep",
   ag: "Grep",
   find: "Glob",
   fd: "Glob",
   ls: "List",
   tree: "List"
  };
  function nearestTo({commands: e, parts: t}, n, {allow: r, deny: s}) {
   const o = e.flatMap(({step: e, ownDecision: t}) => "allow" === t.decision ? [] : [ (0, 
   te.Fl)(e.name) ]), i = o.flatMap(e => Object.hasOwn(ft, e) ? ft[e] ?? [] : []), a = [ ...new Set(i) ].filter(e => !(e => s.some(t => t.tool === e && "any" === t.specifier.kind))(e)).map(e => `the tool ${e}`), l = t.some(({decision: e, effect: t}) => "allow" !== e && /write|delete/.test(t.kind)) ? r.filter(({tool: e}) => "Write" === e || "Edit" === e) : [], c = "Bash" === n.tool ? function(e, t, n) {
    const r = e.filter(e => "Bash" === e.tool && (0, Ee.jD)(e).length > 0), s = r.filter(e => t.includes((0, 
    te.Fl)((0, Ee.jD)(e)[0] ?? "")));
    return s.length > 0 || !n ? s : r;
   }(r, o, 0 === a.length) : [];
   return truncateList([ ...a, ...[ ...c, ...l ].map(shown) ]);
  }
  function shown({tool: e, text: t, specifier: n}) {
   return "Bash" !== e || "command" !== n.kind ? t : `\`${t.slice(t.indexOf("(") + 1, -1).trim().replace(/(?::| )\*$/, " \u2026")}\``;
  }
  const pt = 300;
  function addRulesForStep(e, t, {world: n, isGeneral: r}) {
   for (const [s, o] of t.parts.entries()) "allow" !== o.decision && (s > 0 ? addRulesForEffect(e, o, n) : (e.add((r ? generalRule(t) : null) ?? commandRule(t, n)), 
   t.step.elsewhere && e.add(`Bash(cd ${(0, nt.zc)([ (0, ee.AA)(t.step.cwd, n) ])})`)));
  }
  function addRulesForEffect(e, {decision: t, effect: n}, r) {
   if ("allow" !== t && !isNeverSuggested(n)) switch (n.kind) {
   case "read":
   case "write":
   case "delete":
    {
     if ("string" != typeof n.path) return;
     const t = "read" === n.kind ? "Read" : "Write";
     if (n.path === r.workspace) return void e.add(`${t}(**)`);
     e.add(`${t}(${(0, ee.AA)(n.path, r)})`);
     const s = r.realpath(n.path);
     return void (s !== n.path && e.add(`${t}(${(0, ee.AA)(s, r)})`));
    }

   case "fetch":
    {
     if ("string" != typeof n.url) return;
     const t = (0, ot.w4)(n.url);
     return void (null !== t && e.add(`WebFetch(domain:${t})`));
    }
   }
  }
  function isNeverSuggested(e) {
   if ("write" !== e.kind && "delete" !== e.kind) return !1;
   const {path: t} = e, n = "string" == typeof t ? (0, i.Aq)(t) : null;
   return "string" == typeof t && null !== n && (/^\.git(?:hub)?$/i.test(n) || t.endsWith(`/${n}`) && !/.\.[a-z]+$/i.test(n));
  }
  const ht = {
   git: 2,
   gh: 3,
   glab: 3,
   docker: 2,
   kubectl: 2,
   npm: 2,
   cargo: 2,
   go: 2
  };
  function generalRule({step: e}) {
   const {name: t, readOnly: n, role: r, risks: s, assigned: o, elsewhere: i} = e;
   if (!n || "known" !== r || s.length > 0 || o.length > 0 || i) return null;
   const a = patternWords(e).slice(0, ht[t] ?? 1);
   return a.every(e => null !== e && /^[a-z][\w-]*$/.test(e)) ? `Bash(${a.join(" ")}:*)` : null;
  }
  function hasGeneralRule(e) {
   return "allow" !== e.parts[0]?.decision && null !== generalRule(e);
  }
  function ruleForTool(e) {
   return void 0 === e.subject || e.tool.startsWith("mcp__") ? e.tool : `${e.tool}(${e.subject.replace(/[\\*?[\]]/g, "\\$&")})`;
  }
  function commandRule(e, t) {
   const n = patternWords(e.step).map((n, r) => 0 === r ? function(e, t, n) {
    if (null === e || !e.includes("/") || e.startsWith("/") || t === n.workspace) return e;
    const r = (0, o.JA)({
     path: (0, o.Hi)(e, t),
     directory: n.workspace
    });
    return null === r ? e : `./${r}`;
   }(n, e.step.cwd, t) : n), r = n.findIndex(e => null === e || e.includes("\n")), s = r < 0 ? (0, 
   nt.zc)(n.map(e => e ?? "")) : null, i = e.step.assigned.filter(({isSafe: e}) => !e).map(assignmentPattern);
   if (null !== s && s.length <= pt) return `Bash(${[ ...i, s ].join(" ")})`;
   const a = n.slice(0, r < 0 ? 2 : r).map(e => e ?? "");
   return `Bash(${[ ...i, (0, nt.zc)(a) ].join(" ")}:*)`;
  }
  function assignmentPattern({name: e, value: t}) {
   return `${e}=${null === t ? "*" : "" === t ? "" : (0, nt.zc)([ t ])}`;
  }
  function createPolicyEngine(e) {
   return createExplainer(e);
  }
  function createExplainer(e) {
   const t = policyContextFor(e);
   return e => function(e, t) {
    const n = (0, We.N)(t.world), s = function(e, t) {
     const n = [], r = [];
     for (const s of e) {
      if ("shell" !== s.kind && "exec" !== s.kind) {
       if (lengthOf(s) > d.length) return unparsable(`a path, address or name is longer than ${d.length} characters`);
       n.push(s);
       continue;
      }
      const e = "shell" === s.kind ? analyzeCommandLine(s.command, s.cwd, t) : analyzeArgv(s.argv, s.cwd, t);
      if ("problem" in e) return unparsable(e.problem);
      const o = e.steps.every(e => "neutral" === e.role || "transparent" === e.role);
      r.push({
       steps: e.steps,
       redirected: e.redirected,
       scripts: e.scripts,
       alone: o
      });
     }
     return {
      problem: null,
      lines: r,
      effects: n
     };
    }(e.effects, n), o = (0, r.s)(n, s.lines.flatMap(e => e.redirected)), i = {
     ...t,
     world: o,
     files: new Map,
     compared: {
      count: 0
     }
    }, a = evaluateRequest(e, s, i);
    return "run" === a.outcome ? 0 === s.lines.length ? a : {
     ...a,
     needs: () => (0, De.jq)(a, t)
    } : {
     ...suggestedOrTooMany(a, {
      request: e,
      prepared: s,
      context: i
     }),
     refusal: () => function(e, t, n, r) {
      const {commands: s, parts: o, reason: i} = e;
      if (null !== t) {
       const s = function(e) {
        const t = ut.find(([t]) => t.test(e));
        return void 0 === t ? "use simple commands with constant words, one per call" : t[1];
       }(t);
       return {
        kind: null === s ? "permission" : "form",
        missing: [ t ],
        rewrites: null === s ? [] : [ s ],
        permitted: [],
        nearest: null === s ? nearestTo(e, n, r) : []
       };
      }
      const a = o.filter(({decision: e}) => "allow" !== e), l = [ ...new Set(a.flatMap(e => rewriteOfPart(e) ?? [])) ], c = a.length > 0 && a.every(e => null !== rewriteOfPart(e)), u = 0 === a.length ? [ i ] : [ ...new Set(a.map(e => e.reason)) ], d = s.filter(({ownDecision: e, step: t}) => "allow" === e.decision && null === t.outer);
      return {
       kind: c ? "form" : "permission",
       missing: truncateList(u),
       rewrites: l,
       permitted: truncateList([ ...new Set(d.map(({step: e}) => `\`${(0, rt.u)(e)}\``)) ]),
       nearest: c ? [] : nearestTo(e, n, r)
      };
     }(a, s.problem, e, t.rules)
    };
   }(e, t);
  }
  const mt = 4096;
  function createFileGuard(e) {
   const t = policyContextFor(e), n = {
    read: new Map,
    write: new Map,
    delete: new Map
   }, decide = (n, r) => (t.compared.count = 0, function() {
    try {
     const s = evaluateRealFile(n, r, e.tool, t);
     return "allow" === s.decision ? null : s.reason;
    } catch (e) {
     if (e instanceof Undecidable) return e.problem;
     throw e;
    }
   }());
   return (t, r, s) => {
    if ("once" === s) return decide(t, r);
    const o = n[t], i = o.get(r);
    if (void 0 !== i && !0 !== e.world.isOwn?.(r)) return i;
    const a = decide(t, r);
    return o.size >= mt && o.clear(), o.set(r, a), a;
   };
  }
  function policyContextFor(e) {
   const {rules: t, diagnostics: n} = (0, Ee.NR)(e.lists), [r] = n;
   if (void 0 !== r) throw new Error(`invalid rule: ${r.rule} (${r.message})`);
   const {mode: s, readOnlyCommands: o, world: i} = e;
   return {
    rules: t,
    mode: s,
    readOnlyCommands: o,
    world: i,
    more: [],
    files: new Map,
    compared: {
     count: 0
    }
   };
  }
  const wt = 24, gt = 2500, vt = "too many parts are refused to suggest rules";
  function suggestedOrTooMany(e, t) {
   try {
    return function(e, {request: t, prepared: n, context: r}) {
     const s = [ ...wantedRules(e, t, r.world, !1) ];
     if (s.length > wt) return {
      ...e,
      reason: `${e.reason}; it would need more than ${wt} rules, too many to suggest`
     };
     if (null !== n.problem) return {
      ...e,
      reason: `${e.reason}; no allow rule can change this`
     };
     const o = function(e) {
      const t = otherParts(e).filter(e => "allow" !== e.decision);
      return {
       steps: e.commands.filter(({ownDecision: e}) => "allow" !== e.decision),
       effects: t.map(e => e.effect),
       isTool: 0 === e.parts.length
      };
     }(e);
     if ((o.effects.length + o.steps.reduce((e, {parts: t}) => e + t.length, 0)) * s.length > gt) return {
      ...e,
      reason: `${e.reason}; ${vt}`
     };
     const under = e => ({
      ...r,
      more: e,
      files: new Map
     }), isEnough = e => function(e, {steps: t, effects: n, isTool: r}, s) {
      return (!r || "allow" === (0, ot.Ql)(e, s).decision) && n.every(t => "allow" === evaluateEffect(t, e, s).decision) && t.every(e => function(e, t) {
       const {step: n, alone: r} = e, s = [ ...e.rules, ...matchingRules(t.more, n, t) ];
       return e.parts.every(({decision: e, effect: o}, i) => "allow" === e || "allow" === (0 === i ? evaluateExec({
        step: n,
        alone: r,
        rules: s
       }, t) : evaluateCommandEffect(o, n, s, t)).decision);
      }(e, s));
     }(t, o, under(e));
     if (o.steps.some(hasGeneralRule)) {
      const n = [ ...wantedRules(e, t, r.world, !0) ], s = (0, Ee.PT)(n);
      if (isEnough(s)) return {
       ...e,
       suggest: smallest(n, s, isEnough)
      };
     }
     const i = (0, Ee.PT)(s);
     if (s.length > 0 && isEnough(i)) return {
      ...e,
      suggest: smallest(s, i, isEnough)
     };
     const a = function({problem: e, lines: t, effects: n}, r) {
      const s = new Set(r.steps.map(({step: e}) => e)), o = new Set(r.effects);
      return {
       problem: e,
       lines: t.map(e => ({
        ...e,
        steps: e.steps.filter(e => s.has(e)),
        redirected: e.redirected.filter(e => o.has(e))
       })),
       effects: n.filter(e => o.has(e))
      };
     }(n, o), {reason: l} = 0 === s.length ? e : evaluateRequest(t, a, under(i)), c = "Bash" === t.tool && isEnough([ ...i, ...(0, 
     Ee.PT)([ "Bash" ]) ]);
     return l.includes("no rule can allow this") ? {
      ...e,
      reason: l
     } : {
      ...e,
      reason: `${l}; ${c ? "only the rule Bash, which covers every command, would allow this" : noRule(o)}`
     };
    }(e, t);
   } catch (t) {
    if (t instanceof Undecidable) return {
     ...e,
     reason: `${e.reason}; ${vt}`
    };
    throw t;
   }
  }
  function noRule({effects: e, steps: t}) {
   const n = [ ...e, ...t.flatMap(({step: e}) => e.effects) ];
   return n.some(isNeverSuggested) ? "only a rule that names the protected path would allow this, and such rules are not suggested" : n.some(e => "path" in e && "/" === e.path) ? "only a rule with this exact command would allow this, and such rules are not suggested" : t.some(({step: e}) => patternWords(e).some(e => !0 === e?.includes("\n"))) ? "no rule is suggested for a word with a line break: write the command on one line" : "no allow rule can change this";
  }
  function wantedRules(e, t, n, r) {
   const s = new Set;
   for (const t of e.commands) if (addRulesForStep(s, t, {
    world: n,
    isGeneral: r
   }), s.size > wt) return s;
   const o = new Set;
   for (const r of otherParts(e)) "post" !== r.effect.kind ? addRulesForEffect(o, r, n) : "allow" !== r.decision && o.add(ruleForTool(writeRequestOf(r.effect, t)));
   "Bash" !== t.tool && 0 === o.size && o.add(ruleForTool(t));
   for (const e of o) s.add(e);
   return s;
  }
  function smallest(e, t, n) {
   let r = [ ...e ];
   for (const s of e.length > 1 ? e : []) {
    const e = r.filter(e => e !== s);
    e.length > 0 && n(t.filter(t => e.includes(t.text))) && (r = e);
   }
   return r;
  }
 }),
 27126: (function(e, t, n) {
  function writtenAs({assigned: e, argv: t}) {
   let n = "";
   for (const {source: t} of e) n += `${t} `;
   for (const {source: e} of t) n += `${e} `;
   return n.slice(0, -1);
  }
  n.d(t, {
   u: () => writtenAs
  });
 })
};
