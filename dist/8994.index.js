"use strict";

exports.id = 8994;

exports.ids = [ 8994 ];

exports.modules = {
 86810: (function(e, t, n) {
  n.d(t, {
   N: () => cachedPathFacts,
   _: () => cachingPathFacts
  });
  function cachingPathFacts(e) {
   const t = new Map;
   const n = new Map;
   const r = new Map;
   const s = new Map;
   const o = new Map;
   const a = new Map;
   const kindOf = n => once(t, n, t => e.kindOf(t));
   const i = cachedPaths(e, kindOf);
   return {
    workspace: e.workspace,
    home: e.home,
    commandHome: e.commandHome,
    temporary: e.temporary,
    ...e.isOwn === void 0 ? {} : {
     isOwn: e.isOwn
    },
    ...e.hiddenBy === void 0 ? {} : {
     hiddenBy: e.hiddenBy
    },
    get registries() {
     return e.registries ?? {};
    },
    get repository() {
     return e.repository;
    },
    realpath: i.realpath,
    kindOf: kindOf,
    entries: t => once(n, t, t => e.entries(t)),
    linksBelow: (t, n) => once(r, `${n} ${t}`, () => e.linksBelow(t, n)),
    packageManifest: t => once(s, t, t => e.packageManifest(t)),
    sensitiveBelow: (t, n) => once(o, `${n} ${t}`, () => e.sensitiveBelow(t, n)),
    sensitiveInGit: t => once(a, t, t => e.sensitiveInGit(t)),
    forget: () => {
     for (const e of [ i, t, n, r, s, o, a ]) e.clear();
    }
   };
  }
  function cachedPaths(e, t) {
   const n = new Map([ [ e.workspace, e.workspace ] ]);
   const r = new Set;
   const resolveExisting = n => {
    const s = n.lastIndexOf("/");
    if (s < 1 || /^\.{0,2}$/.test(n.slice(s + 1))) return e.realpath(n);
    const o = n.slice(0, s);
    const a = t(n);
    if (r.has(o) && a !== "link") return n;
    if (a === "missing") return null;
    const i = e.realpath(n);
    i === n && r.add(o);
    return i;
   };
   const resolved = e => {
    const t = [];
    let s = e.length;
    let o = resolveExisting(e);
    while (o === null) {
     t.push(s);
     s = e.lastIndexOf("/", s - 1);
     const r = e.slice(0, s);
     o = n.get(r) ?? resolveExisting(r);
    }
    for (let a = t.pop(); a !== void 0; a = t.pop()) {
     const t = e.slice(0, s);
     n.set(t, o);
     o = below(o, e.slice(s + 1, a));
     s = a;
     o === e.slice(0, s) && r.add(t);
    }
    return o;
   };
   return {
    realpath: e => once(n, e, resolved),
    clear: () => {
     n.clear();
     r.clear();
     n.set(e.workspace, e.workspace);
    }
   };
  }
  function below(e, t) {
   return `${e === "/" ? "" : e}/${t}`;
  }
  function cachedPathFacts(e) {
   return "forget" in e ? e : cachingPathFacts(e);
  }
  function once(e, t, n) {
   const r = e.get(t);
   if (r !== void 0) return r;
   const s = n(t);
   e.set(t, s);
   return s;
  }
 }),
 28994: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createExplainer: () => createExplainer,
   createFileGuard: () => createFileGuard,
   createPolicyEngine: () => createPolicyEngine
  });
  var r = n(68365);
  var s = n(39610);
  var o = n(18167);
  var a = n(55559);
  var i = n(3197);
  var c = n(10168);
  var l = n(35476);
  var u = n(80322);
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
  };
  const f = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/u;
  const p = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
  const m = /[\u{e0000}-\u{e0fff}]/u;
  const h = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
  function limitProblem(e) {
   if (e.length > d.length) return `it is longer than ${d.length} characters`;
   const t = isPlain(e) ? null : unsafeCharacter(e);
   if (t !== null) return t;
   if (deepestBracket(e) > d.brackets) return `more than ${d.brackets} brackets are open at once`;
   if (e.includes("<<") && e.split("<<").length - 1 > d.hereDocuments) return `it has more than ${d.hereDocuments} here-documents`;
   if (e.includes("\n") && endsEscaped(e)) return "it ends with a backslash";
   return null;
  }
  function endsEscaped(e) {
   let t = 0;
   while (e.charAt(e.length - 1 - t) === "\\") t += 1;
   return t % 2 === 1;
  }
  function isPlain(e) {
   return /^[\n\t -~]*$/.test(e);
  }
  function unsafeCharacter(e) {
   if (h.test(e)) return "it is not valid Unicode (half of a surrogate pair)";
   if (f.test(e)) return "it contains a control character other than newline and tab";
   if (p.test(e)) return "it contains a character that changes the text direction";
   if (m.test(e)) return "it contains invisible tag characters";
   return null;
  }
  function deepestBracket(e) {
   if (!/[([{]/.test(e)) return 0;
   let t = 0;
   let n = 0;
   for (const r of e) {
    r === "(" || r === "{" || r === "[" ? t += 1 : (r === ")" || r === "}" || r === "]") && t > 0 && (t -= 1);
    t > n && (n = t);
   }
   return n;
  }
  const w = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u;
  function isDeceptiveText(e) {
   if (isPlain(e)) return false;
   for (const t of e) {
    if (t <= "~") continue;
    if (w.test(t) || /^[ -~]+$/.test(t.normalize("NFKC"))) return true;
   }
   return false;
  }
  const g = Object.freeze({
   number: false,
   filled: false
  });
  const v = Object.freeze({
   number: true,
   filled: true
  });
  const y = Object.freeze({
   number: true,
   filled: false
  });
  const k = /^[+-]?\d{1,18}$/;
  const b = /^-?\d{1,18}$/;
  function isNumber(e) {
   if (e === null || e === void 0) return false;
   return typeof e === "string" ? k.test(e) : e.number;
  }
  function eitherValue(e, t) {
   if (e !== void 0 && e === t) return e;
   if (!isNumber(e) || !isNumber(t)) return null;
   if ([ e, t ].some(e => typeof e === "string" && !b.test(e))) return null;
   const n = [ e, t ].every(e => typeof e === "string" || e.filled);
   return n ? v : y;
  }
  function noteFileChanges(e) {
   if (e.racing) throw new Undecidable("a pattern is expanded while another command may create files");
   e.disturbed = true;
  }
  class Undecidable extends Error {
   problem;
   constructor(e) {
    const {stackTraceLimit: t} = Error;
    Error.stackTraceLimit = 0;
    super(e);
    Error.stackTraceLimit = t;
    this.name = "Undecidable";
    this.problem = e;
   }
  }
  function newWalkProgress() {
   return {
    disturbed: false,
    words: 0,
    parts: 0,
    files: 0,
    compared: 0,
    characters: 0,
    patterns: 0,
    racing: false
   };
  }
  function spend(e, t) {
   e.parts += t;
   if (e.parts > d.parts) throw new Undecidable(`it has more than ${d.parts} parts when its loops are unrolled`);
  }
  function countFiles(e, t) {
   e.files += t.length;
   if (e.files > d.files) throw new Undecidable(`it accesses more than ${d.files} files`);
  }
  function setVariable({variables: e}, t, n) {
   e.set(t, n);
   if (e.size > d.variables) throw new Undecidable(`it has more than ${d.variables} variables`);
  }
  function copyState(e, t) {
   spend(t, 1 + Math.ceil(e.variables.size / 8));
   return {
    cwd: e.cwd,
    cwdDoubt: e.cwdDoubt,
    cwdUnproven: e.cwdUnproven,
    variables: new Map(e.variables)
   };
  }
  var x = n(56091);
  const $ = /^[\w.,:@%+=/{}*?^\u0080-\u{10ffff}-]*$/u;
  function expandBraceWord(e) {
   if (!$.test(e)) return null;
   const t = expand(e, 0);
   return t === null || t.length > d.expansions ? null : t;
  }
  function expand(e, t) {
   const n = outermostGroup(e);
   if (n === null) return [ e ];
   if (t > 8) return null;
   const r = n.commas.length > 0 ? alternatives(e, n, t) : sequence(e.slice(n.start + 1, n.end));
   const s = expand(e.slice(n.end + 1), t + 1);
   if (r === null || s === null || r.length * s.length > d.expansions) return null;
   const o = e.slice(0, n.start);
   return r.flatMap(e => s.map(t => o + e + t));
  }
  function outermostGroup(e) {
   const t = e.indexOf("{");
   if (t < 0) return null;
   const n = [];
   let r = 0;
   for (let s = t; s < e.length; s += 1) {
    const o = e[s];
    if (o === "{") r += 1; else if (o === "," && r === 1) n.push(s); else if (o === "}") {
     r -= 1;
     if (r === 0) return {
      start: t,
      end: s,
      commas: n
     };
    }
   }
   return {
    start: t,
    end: e.length,
    commas: []
   };
  }
  function alternatives(e, t, n) {
   const r = [ t.start, ...t.commas, t.end ];
   const s = r.slice(0, -1).map((t, s) => expand(e.slice(t + 1, r[s + 1]), n + 1));
   return s.includes(null) ? null : s.flatMap(e => e ?? []);
  }
  function sequence(e) {
   const t = /^[A-Za-z]\.\.[A-Za-z]\.\./.test(e);
   const n = t ? null : (0, x.N)(e, d.expansions);
   return n === null || n.length > d.expansions ? null : n;
  }
  var O = n(99756);
  function recordPatternListings(e, t) {
   const n = e.search(/[*?[]/);
   for (let r = e.indexOf("/", n); r >= 0; r = e.indexOf("/", r + 1)) recordListing(e.slice(0, r), t);
   recordListing(e.slice(0, e.lastIndexOf("/", n) + 1), t);
  }
  function recordListing(e, t) {
   if (e === "") return;
   const n = (0, a.Hi)(e, t.state.cwd);
   const {world: r} = t;
   const s = !(0, a.FK)({
    path: r.realpath(n),
    directory: r.workspace
   });
   (s || (0, i.WF)(n) || (0, O.y)(n) === "high") && t.list(n);
  }
  var P = n(78033);
  const U = 5e3;
  const A = 25;
  function expandPattern(e, t, n) {
   if (n.progress.compared > d.compared) return null;
   const r = e.map(e => e.text).join("");
   const s = e.map(asGlob).join("");
   if (/\[[:.=]/.test(r) || (0, a.sH)(r) || e.some(e => e.active && /[\\'"$]/.test(e.text))) return null;
   const o = s.split("/");
   let i = [ s.startsWith("/") ? {
    shown: "",
    path: "/"
   } : {
    shown: "",
    path: t
   } ];
   let c = U;
   for (const [e, t] of o.entries()) {
    const r = {
     segment: t,
     first: e === 0,
     last: e === o.length - 1
    };
    const s = [];
    for (const e of i) {
     n.progress.compared += A;
     const t = namesIn(e, r, n);
     if (t === null) return null;
     c -= t.scanned + 1;
     s.push(...t.found);
     if (c < 0 || s.length > d.expansions) return null;
    }
    i = s;
   }
   return i.length === 0 ? [ r ] : i.map(e => e.shown);
  }
  function asGlob(e) {
   return e.active ? e.text.replace(/[{}]/g, "\\$&").replace(/\*+/g, "*") : e.text.replace(/[\\*?[\]{}]/g, "\\$&");
  }
  function namesIn(e, t, n) {
   const {world: r, progress: s} = n;
   const join = n => ({
    shown: shownAs(n, e, t),
    path: (0, a.Hi)(n, e.path)
   });
   if (t.segment === "") return {
    found: [ join("") ].filter(e => !t.last || t.first || isDirectory(e, r)),
    scanned: 0
   };
   const o = (0, P.Zs)(t.segment);
   const i = (0, P.hi)(o);
   if (i !== null) {
    const t = i !== "." || isDirectory(e, r);
    return {
     found: [ join(i) ].filter(e => t && r.kindOf(e.path) !== "missing"),
     scanned: 0
    };
   }
   if (!(0, a.FK)({
    path: r.realpath(e.path),
    directory: r.workspace
   })) return null;
   if (t.segment.startsWith(".") && (0, P.Hj)(o, "..")) return null;
   const c = r.entries(e.path);
   s.compared += c.length * (1 + Math.floor(t.segment.length / 4));
   if (s.compared > d.compared) return null;
   const l = c.filter(e => (!e.startsWith(".") || t.segment.startsWith(".")) && (0, 
   P.Hj)(o, e));
   const u = e.path === "/" ? "" : e.path;
   const f = l.map(n => ({
    shown: shownAs(n, e, t),
    path: `${u}/${n}`
   }));
   return {
    found: f,
    scanned: c.length
   };
  }
  function shownAs(e, t, n) {
   return n.first ? e : `${t.shown}/${e}`;
  }
  function isDirectory(e, t) {
   return t.kindOf(t.realpath(e.path)) === "directory";
  }
  var F = n(25403);
  const C = new Set([ "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "^=", "|=", "++", "--", "," ]);
  const R = /^(?:\d{1,18}|0[xX][0-9a-fA-F]{1,15})$/;
  function checkArithmetic(e, t) {
   spend(t.progress, 1);
   switch (e.type) {
   case "ArithmeticBinary":
    checkOperator(e.operator);
    checkArithmetic(e.left, t);
    checkArithmetic(e.right, t);
    return;

   case "ArithmeticUnary":
    checkOperator(e.operator);
    checkArithmetic(e.operand, t);
    return;

   case "ArithmeticTernary":
    checkArithmetic(e.test, t);
    checkArithmetic(e.consequent, t);
    checkArithmetic(e.alternate, t);
    return;

   case "ArithmeticGroup":
    checkArithmetic(e.expression, t);
    return;

   case "ArithmeticWord":
    checkOperand(e.value, t);
    return;

   case "ArithmeticCommandExpansion":
    throw new Undecidable("arithmetic on the output of a command may run any command");
   }
  }
  function runArithmetic(e, t) {
   const n = assignedBy(e);
   if (n === null) {
    checkArithmetic(e, t);
    return;
   }
   if (!(0, F.e)(n)) throw new Undecidable(`${n}=\u2026 changes what later commands do`);
   e.type === "ArithmeticBinary" && checkArithmetic(e.right, t);
   const r = e.type === "ArithmeticBinary" && e.operator === "=";
   if (!r && !isNumber(t.state.variables.get(n))) throw new Undecidable("arithmetic uses a value that is not known to be an integer");
   setVariable(t.state, n, v);
  }
  function assignedBy(e) {
   const t = e.type === "ArithmeticUnary" && /^(?:\+\+|--)$/.test(e.operator);
   const n = e.type === "ArithmeticBinary" && /^[-+*]?=$/.test(e.operator);
   const r = t ? e.operand : n ? e.left : null;
   return r?.type === "ArithmeticWord" && /^[A-Za-z_]\w*$/.test(r.value.trim()) ? r.value.trim() : null;
  }
  function checkOperator(e) {
   if (C.has(e)) throw new Undecidable("arithmetic assigns a variable within a longer expression");
  }
  function checkOperand(e, t) {
   const n = e.trim();
   if (R.test(n)) return;
   const r = /^\$?\{?#?([A-Za-z_][A-Za-z0-9_]*)\}?$/.exec(n)?.[1];
   if (n === "$?" || n === "$#") return;
   if (r !== void 0 && isNumber(t.state.variables.get(r))) return;
   throw new Undecidable("arithmetic uses a value that is not known to be an integer");
  }
  function computeArithmetic(e, t) {
   checkArithmetic(e, t);
   return arithmetic_valueOf(e, t);
  }
  function arithmetic_valueOf(e, t) {
   switch (e.type) {
   case "ArithmeticWord":
    return operandValue(e.value.trim(), t);

   case "ArithmeticGroup":
    return arithmetic_valueOf(e.expression, t);

   case "ArithmeticBinary":
    {
     const n = arithmetic_valueOf(e.left, t);
     const r = arithmetic_valueOf(e.right, t);
     const s = n === null || r === null ? null : combine(e.operator, n, r);
     return s !== null && Number.isSafeInteger(s) ? s : null;
    }

   default:
    return null;
   }
  }
  function operandValue(e, {state: t}) {
   const n = t.variables.get(/^\$?(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)\})$/.exec(e)?.slice(1).find(Boolean) ?? "");
   const r = typeof n === "string" ? n : e;
   return /^(?:0|-?[1-9]\d{0,8})$/.test(r) ? Number(r) : null;
  }
  function combine(e, t, n) {
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
  }
  var S = n(59277);
  const W = /^GITHUB_(?:ENV|PATH|OUTPUT|STEP_SUMMARY|STATE)$/;
  const D = /^[?#$]$/;
  function lookUp(e, t) {
   if (D.test(e)) return {
    kind: "number"
   };
   if (e === "!") return {
    kind: "count"
   };
   const n = t.state.variables.get(e);
   if (typeof n === "string") return {
    kind: "text",
    text: n
   };
   if (n === null) return {
    kind: "value"
   };
   if (n !== void 0) return {
    kind: n.number ? n.filled ? "number" : "count" : "plain"
   };
   if (e === "HOME") return {
    kind: "text",
    text: t.world.commandHome
   };
   if (e === "TMPDIR" && t.world.temporary !== void 0) return {
    kind: "text",
    text: t.world.temporary
   };
   if (e === "PWD") return t.state.cwdDoubt === null ? {
    kind: "text",
    text: t.state.cwd
   } : {
    kind: "value"
   };
   if (W.test(e)) throw new Undecidable(`$${e} names a file of the runner, which is not available to commands`);
   if (!(0, S.Y)(e)) throw new Undecidable(`$${e} may hold a secret`);
   return /^[@*!0-9-]/.test(e) ? {
    kind: "any"
   } : {
    kind: "value"
   };
  }
  function expandParameter(e, t, n) {
   if (e.prefix === "!") throw new Undecidable("${!\u2026} reads the name of a variable from another variable");
   checkSubscript(e);
   const r = e.index !== void 0 || /[[\]]/.test(e.parameter);
   const s = r && !t.state.variables.has(e.parameter) ? withoutKnownText(e.parameter, t) : lookUp(e.parameter, t);
   const o = r && s.kind !== "any" ? {
    kind: /[@*]/.test(e.index?.value ?? "") ? "any" : "value"
   } : s;
   if (e.prefix === "#") return {
    kind: "number"
   };
   if (e.operation === void 0) return o;
   return operate(e.operation, o, n);
  }
  function withoutKnownText(e, t) {
   const n = lookUp(e, t);
   return n.kind === "text" ? {
    kind: "value"
   } : n;
  }
  function checkSubscript(e) {
   const t = e.index?.value;
   if (t !== void 0 && !/^(?:\d+|[@*])$/.test(t)) throw new Undecidable("an array subscript may run a command");
  }
  function operate(e, t, n) {
   switch (e.type) {
   case "Default":
    if (e.operator.endsWith("=")) throw new Undecidable("${x=\u2026} assigns a variable");
    n(e.operand);
    return t.kind === "text" && t.text !== "" && /^:?[-?]$/.test(e.operator) ? t : {
     kind: "value"
    };

   case "Remove":
    n(e.operand);
    return withUnknownText(t);

   case "Replace":
    n(e.pattern);
    n(e.replacement);
    return withUnknownText(t);

   case "Slice":
    for (const t of [ e.offset, e.length ]) if (t !== void 0 && !/^\s*-?\d+$/.test(t.text)) throw new Undecidable("a slice is computed, which may run a command");
    return withUnknownText(t);

   case "CaseModification":
    e.operand !== void 0 && n(e.operand);
    return withUnknownText(t);

   case "Transform":
   case "Names":
   case "Unknown":
    throw new Undecidable(`\${\u2026${e.operator}\u2026} cannot be analyzed`);
   }
  }
  function withUnknownText(e) {
   return e.kind === "any" || e.kind === "number" ? e : {
    kind: "value"
   };
  }
  const M = /^[\w./:=@%+,~^-]+$/;
  const E = /^[\w@][\w./~^@-]*$/;
  const L = /^--(?:format|pretty)=(?:format:|tformat:)?%[hH]$/;
  const B = /^(?:-\d+|--max-count=\d+|--(?:no-)?merges|--first-parent|--reverse|--all|--since=[\w.:-]+|--until=[\w.:-]+)$/;
  const T = [ ([e, t, ...n]) => e === "git" && t === "rev-parse" && n.every(e => E.test(e) || /^(?:--verify|-q|--quiet|--short(?:=\d+)?)$/.test(e)) && n.some(e => E.test(e)), ([e, t, ...n]) => e === "git" && t === "merge-base" && n.every(e => E.test(e) || /^(?:-a|--all|--octopus|--fork-point)$/.test(e)), ([e, t, ...n]) => e === "git" && t === "rev-list" && n.every((e, t) => counts(n, e, t)), ([e, t, ...n]) => e === "git" && t === "log" && L.test(n.findLast(e => /^--(?:format|pretty|oneline)/.test(e)) ?? "") && n.every((e, t) => L.test(e) || counts(n, e, t)), ([e, ...t]) => e === "nproc" && t.length === 0, ([e, t, ...n]) => e === "id" && (t === "-u" || t === "-g") && n.length === 0, ([e, ...t]) => e === "date" && t.length === 1 && /^\+%[YmdHMSsj]+$/.test(t[0] ?? "") ];
  function counts(e, t, n) {
   if (t === "-n" || t === "--count") return true;
   return (e[n - 1] === "-n" ? /^\d+$/ : E).test(t) || B.test(t);
  }
  const N = [ ([e, t, ...n]) => e === "wc" && /^-[lwcm]$/.test(t ?? "") && n.length === 0, ([e, ...t]) => e === "nproc" && t.length === 0, ([e, t, ...n]) => e === "id" && (t === "-u" || t === "-g") && n.length === 0, ([e, ...t]) => e === "date" && t.length === 1 && /^\+%[sYmdHMSj]$/.test(t[0] ?? ""), ([e, t, n, ...r]) => e === "git" && t === "rev-list" && n === "--count" && r.length > 0 && r.every(isRevision) ];
  function isRevision(e) {
   return E.test(e);
  }
  function printsNumber(e) {
   const t = onlyCommand(e);
   const n = wordsOf(t?.type === "Pipeline" ? t.commands.at(-1) : t, /^[<>]$/);
   return n.every(e => M.test(e)) && N.some(e => e(n));
  }
  const j = /^(?:\.\[\d*\]\s*\|?\s*)?\.(?:number|databaseId|headRefOid|baseRefOid|headSha)$/;
  function printsGitHubNumbers(e) {
   const [t, n = "", r = "", ...s] = e.map(withoutQuotes);
   if (t !== "gh" || !/^(?:pr|issue|run)$/.test(n) || !/^(?:view|list)$/.test(r)) return false;
   const o = s.filter((e, t) => /^(?:-q|--jq)$/.test(s[t - 1] ?? ""));
   const a = s.filter(e => !o.includes(e));
   const [i = "", ...c] = o;
   return j.test(i) && c.length === 0 && a.includes("--json") && a.every(e => M.test(e) && !/^(?:-t|--template|-q.+|--jq=.*|-w|--web)/.test(e));
  }
  function withoutQuotes(e) {
   return /^(?:'[^']*'|"[^"$`\\]*")$/.test(e) ? e.slice(1, -1) : e;
  }
  function printsPlainWords(e) {
   const t = wordsOf(onlyCommand(e), /^>$/);
   if (printsGitHubNumbers(t)) return true;
   return t.every(e => M.test(e)) && T.some(e => e(t));
  }
  function onlyCommand({commands: e}) {
   const [t, ...n] = e;
   return n.length > 0 || t?.background === true ? void 0 : t?.command;
  }
  function wordsOf(e, t) {
   if (e?.type !== "Command" || e.name === void 0 || e.prefix.length > 0) return [];
   if (e.redirects.some(e => e.type === "HereDoc" || !t.test(e.operator))) return [];
   return [ e.name, ...e.args ].map(e => e.type === "Word" ? e.text : "");
  }
  const I = "/dev/fd/63";
  function partsOf(e) {
   if (e.parts !== void 0) return e.parts;
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
   if (e.type === "Literal" || e.type === "SingleQuoted") return true;
   if (e.type === "AnsiCQuoted") return !e.text.includes("\\");
   return e.type === "DoubleQuoted" && e.parts.every(e => e.type === "Literal");
  }
  function piecesOf(e, t, n) {
   spend(t.progress, 1);
   switch (e.type) {
   case "Literal":
   case "SingleQuoted":
    return [ {
     text: e.value,
     active: false
    } ];

   case "AnsiCQuoted":
    return [ isPlainAnsi(e.text) ? {
     text: e.value,
     active: false
    } : {
     unknown: "value"
    } ];

   case "DoubleQuoted":
    return e.parts.flatMap(e => piecesOf(e, t, true));

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
    e.script !== void 0 && t.substitute(e.script);
    return [ printed(e.script, n) ];

   case "ArithmeticExpansion":
    return [ computed(e.expression, t) ];

   case "ProcessSubstitution":
    e.script !== void 0 && walkConcurrently(e.script, t);
    return [ {
     text: I,
     active: false
    } ];

   case "LocaleString":
    throw new Undecidable('a translated string ($"\u2026") may run a command');

   case "ExtendedGlob":
    throw new Undecidable("an extended pattern has different meanings in different shells");
   }
  }
  function printed(e, t) {
   const n = t ? "value" : "any";
   if (e === void 0) return {
    unknown: n
   };
   const r = printsNumber(e);
   return {
    unknown: n,
    plain: r || printsPlainWords(e),
    number: r
   };
  }
  function computed(e, t) {
   const n = e === void 0 ? null : computeArithmetic(e, t);
   return n === null ? {
    unknown: "value",
    plain: true,
    number: true
   } : {
    text: String(n),
    active: false
   };
  }
  function walkConcurrently(e, t) {
   const {patterns: n} = t.progress;
   t.substitute(e);
   t.progress.patterns > n && (t.progress.racing = true);
  }
  function unexpandedBraces(e, t) {
   if (/^[\w{},.:@%+=/-]*$/.test(e.text)) return {
    text: e.text,
    active: false
   };
   if (e.parts === void 0) throw new Undecidable("a brace expansion cannot be parsed");
   for (const n of e.parts) piecesOf(n, t, true);
   return {
    unknown: "value"
   };
  }
  function parameter(e, t, n) {
   return expandParameter(e, t, e => {
    if (e.text.includes("'") || n && e.text.includes('"')) throw new Undecidable("there are quotes inside an expansion");
    for (const n of partsOf(e)) piecesOf(n, t, true);
   });
  }
  function split(e, t) {
   if (e.kind === "number") return {
    unknown: "value",
    plain: true,
    number: true
   };
   if (e.kind === "count") return {
    unknown: t ? "value" : "any",
    plain: true,
    number: true
   };
   if (e.kind === "plain") return {
    unknown: t ? "value" : "any",
    plain: true
   };
   if (e.kind !== "text") return {
    unknown: t ? e.kind === "any" ? "any" : "value" : "any"
   };
   const n = t || /^[^\s*?[\]\\]+$/.test(e.text);
   return n ? {
    text: e.text,
    active: false
   } : {
    unknown: "any"
   };
  }
  function isPlainAnsi(e) {
   const t = e.slice(2, -1).match(/\\[\s\S](?:[0-9a-fA-F]{0,3})/g) ?? [];
   return t.every(e => /^\\(?:[abefnrtv\\'"?]|x[0-7][0-9a-fA-F]|[0-1][0-7]{2})/.test(e) && !/^\\(?:x00|000)/.test(e));
  }
  const z = /^[\w./:=@%+,-]+$/;
  const H = /^(?:'[^']*'|"[^"\\$`]*")$/;
  const q = 3;
  function evaluateWord(e, t) {
   return finishExpansion(startExpansion(e, t));
  }
  function finishExpansion(e) {
   return typeof e === "function" ? e() : [ e ];
  }
  function startExpansion(e, t) {
   const n = e.text;
   if (z.test(n)) {
    countWords(1, t);
    return {
     kind: "literal",
     value: n,
     source: n
    };
   }
   if (H.test(n)) {
    countWords(1, t);
    spend(t.progress, 1);
    const e = n.slice(1, -1);
    addLength(e.length, t);
    return {
     kind: "literal",
     value: e,
     source: n
    };
   }
   const r = variantsOf(e, t);
   countWords(r.length, t);
   if (n.includes("~") && /^[A-Za-z_]\w*\+?=(?:[\s\S]*:)?~/.test(joinLines(n))) return {
    kind: "unknown",
    source: n
   };
   const [s] = r;
   if (r.length === 1 && s !== void 0) return () => finish(s, n, t);
   const o = r.length > 1 && !/["']/.test(n);
   return () => r.flatMap(e => finish(e, n, t)).filter(e => !(o && e.kind === "literal" && e.value === ""));
  }
  function countWords(e, {progress: t}) {
   spend(t, e);
   t.words += e;
   if (t.words > d.words) throw new Undecidable(`it has more than ${d.words} words`);
  }
  function evaluateValue(e, t) {
   spend(t.progress, 1);
   const n = partsOf(e).flatMap(e => piecesOf(e, t, true));
   checkLength(n, t);
   if (/^~|:~/.test(joinLines(e.text))) return e.text === "~" ? t.world.commandHome : null;
   const [r] = n;
   if (n.length === 1 && r !== void 0 && "unknown" in r && r.plain === true) return formOf(r, e);
   const s = n.map(e => "unknown" in e ? null : e.text);
   return s.includes(null) ? null : s.join("");
  }
  function formOf({number: e}, {text: t}) {
   if (e !== true) return g;
   return /^"?\$(?:\(\(|[?#$]"?$)/.test(t) ? v : y;
  }
  function checkLength(e, t) {
   addLength(e.reduce((e, t) => e + ("unknown" in t ? 0 : t.text.length), 0), t);
  }
  function addLength(e, {progress: t}) {
   if (e > d.value) throw new Undecidable(`a word expands to more than ${d.value} characters`);
   t.characters += e;
   if (t.characters > d.values) throw new Undecidable(`its words expand to more than ${d.values} characters in total`);
  }
  function joinLines(e) {
   return e.replaceAll("\\\n", "");
  }
  function variantsOf(e, t) {
   const n = partsOf(e);
   if (n.length > 1 && n.some(e => e.type === "ProcessSubstitution")) throw new Undecidable("a process substitution is part of a longer word");
   if (n.some((e, t) => e.type === "SimpleExpansion" && n[t + 1]?.type === "BraceExpansion")) throw new Undecidable("a brace expansion completes the name of a variable");
   checkBraces(n);
   let r = [ [] ];
   for (const [s, o] of n.entries()) {
    const n = o.type === "BraceExpansion" ? braceOptions(o, t) : [ s === 0 ? firstPieces(e, o, t) : piecesOf(o, t, false) ];
    const [a] = n;
    if (n.length === 1 && a !== void 0) {
     for (const e of r) e.push(...a);
     continue;
    }
    if (r.length * n.length > d.expansions) throw new Undecidable("a word expands to too many words");
    r = r.flatMap(e => n.map(t => [ ...e, ...t ]));
   }
   return r;
  }
  function checkBraces(e) {
   if (e.some(e => e.type === "BraceExpansion")) {
    const t = e.some(e => e.type === "BraceExpansion" && /`|[$<>]\(/.test(e.text));
    if (t || e.some(substitutes)) throw new Undecidable("a brace expansion repeats a substitution");
    if (e.some(e => e.type === "Literal" && /[{}]/.test(e.text))) throw new Undecidable("there are braces next to a brace expansion");
    if (e.some((t, n) => e[n - 1]?.type === "BraceExpansion" && joinLines(t.text).startsWith("~"))) throw new Undecidable("a tilde may begin a word of a brace expansion");
    return;
   }
   if (!e.some(e => e.type === "Literal" && e.text.includes("{"))) return;
   const t = e.map(e => e.type === "Literal" ? e.text.replace(/\\[\s\S]/g, "") : "x").join("");
   const n = t.slice(t.indexOf("{") + 1, Math.max(0, t.lastIndexOf("}")));
   if (t.includes("{") && (n.includes(",") || n.includes(".."))) throw new Undecidable("braces may be a brace expansion");
  }
  function substitutes(e) {
   if (e.type === "CommandExpansion" || e.type === "ProcessSubstitution" || e.type === "ParameterExpansion") return true;
   return e.type === "DoubleQuoted" && e.parts.some(e => e.type === "CommandExpansion" || e.type === "ParameterExpansion");
  }
  function firstPieces(e, t, n) {
   if (!joinLines(e.text).startsWith("~")) return piecesOf(t, n, false);
   const r = e.parts === void 0 || e.parts.length === 1;
   if (t.type !== "Literal" || !(t.text.startsWith("~/") || t.text === "~" && r)) throw new Undecidable("a tilde that means something else than the home directory");
   return [ {
    text: n.world.commandHome + t.value.slice(1),
    active: false
   } ];
  }
  function braceOptions(e, t) {
   const n = expandBraceWord(e.text);
   if (n === null) {
    const n = (e.parts ?? []).flatMap(e => e.type === "BraceExpansion" ? [] : piecesOf(e, t, false));
    if (n.length === 0 && /[$`<>]/.test(e.text)) throw new Undecidable("a brace expansion cannot be parsed");
    if (/[{,.]/.test(e.text) && expandsTooFar(e.text)) throw new Undecidable("a word expands to too many words");
    return [ [ {
     unknown: "any"
    } ] ];
   }
   return n.map(e => [ {
    text: e,
    active: true
   } ]);
  }
  function expandsTooFar(e) {
   return /^[\w{},.+-]*$/.test(e);
  }
  function finish(e, t, n) {
   checkLength(e, n);
   const r = e.findIndex(e => "unknown" in e);
   if (r < 0) return known(e, t, n);
   const s = e.some(e => !("unknown" in e) && e.text !== "");
   const o = e.some(e => "unknown" in e ? e.unknown === "any" && !(s && e.number === true) : e.active);
   const [a] = e;
   const i = e.length === 1 && a !== void 0 && "unknown" in a && a.number === true;
   const c = {
    ...expand_word_isPlain(e) ? {
     plain: true
    } : {},
    ...i ? {
     number: i
    } : {}
   };
   if (o) return [ {
    kind: "unknown",
    source: t,
    ...c
   } ];
   const l = e.slice(0, r).map(e => "unknown" in e ? "" : e.text);
   return [ {
    kind: "partial",
    prefix: l.join(""),
    source: t,
    ...c
   } ];
  }
  const _ = /^(?:[A-Za-z_][\w./-]*\.{2,3})?\0(?:[~^]\d*)*(?:\.{2,3}(?:\0|\w[\w./-]*)?(?:[~^]\d*)*)?$/;
  function expand_word_isPlain(e) {
   const t = e.map(e => "unknown" in e ? e.plain === true ? "\0" : " " : e.active ? " " : e.text);
   return _.test(t.join(""));
  }
  function known(e, t, n) {
   const r = e.map(e => e.text).join("");
   if (!e.some(e => e.active && /[*?[]/.test(e.text))) return [ {
    kind: "literal",
    value: r,
    source: t
   } ];
   if (n.progress.disturbed || n.state.cwdDoubt !== null) return [ {
    kind: "unknown",
    source: t
   } ];
   n.progress.patterns += 1;
   recordPatternListings(r, n);
   const s = expandPattern(e, n.state.cwd, n);
   if (s === null && r.split("/").filter(e => /[*?[]/.test(e)).length > q) throw new Undecidable("a pattern may match very many names");
   countWords(s?.length ?? 0, n);
   return s === null ? [ {
    kind: "unknown",
    source: t
   } ] : s.map(e => ({
    kind: "literal",
    value: e,
    source: e
   }));
  }
  const V = /^-(?:eq|ne|lt|le|gt|ge)$/;
  function checkCondition(e, t) {
   spend(t.progress, 1);
   switch (e.type) {
   case "TestUnary":
    checkUnary(e.operator, evaluateValue(e.operand, t));
    return;

   case "TestBinary":
    checkBinary(e.operator, e.left, e.right, t);
    return;

   case "TestLogical":
    for (const n of e.operands) checkCondition(n, t);
    return;

   case "TestNot":
    checkCondition(e.operand, t);
    return;

   case "TestGroup":
    checkCondition(e.expression, t);
   }
  }
  function checkUnary(e, t) {
   if (e !== "-v" && e !== "-R") return;
   if (typeof t !== "string" || !/^[A-Za-z_]\w*$/.test(t)) throw new Undecidable(`${e} evaluates a subscript, which may run a command`);
  }
  const G = /^(?:[\w.,:@%/+*?^|()[\]{}=-]|\\[\w .*+?^|()[\]{}/-]|\$(?=[)|]|$))+$/;
  function isBalanced(e) {
   let t = 0;
   for (const n of e.replace(/\\[\s\S]/g, "")) {
    n === "(" ? t += 1 : n === ")" && (t -= 1);
    if (t < 0) return false;
   }
   return t === 0;
  }
  function isConstantExpression({text: e, parts: t}) {
   return t === void 0 && G.test(e) && isBalanced(e);
  }
  function checkBinary(e, t, n, r) {
   if (e === "=~" && isConstantExpression(n)) {
    evaluateValue(t, r);
    return;
   }
   const s = [ evaluateValue(t, r), evaluateValue(n, r) ];
   if (!V.test(e)) return;
   for (const [r, o] of s.entries()) {
    const s = r === 0 ? t : n;
    const a = /^"?\$(?:\?|#|\{#\w+\})"?$/.test(s.text);
    if (!a && !isNumber(o)) throw new Undecidable(`${e} evaluates a value that is not known to be an integer, which may run a command`);
   }
  }
  const Z = /^-[abcdefghknoprstuwxzGLNOS]$/;
  const Q = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|ef|nt|ot))$/;
  function checkTest(e) {
   const t = e[0]?.kind === "literal" && e[0].value === "!" ? e.slice(1) : e;
   const n = t.map(e => e.kind === "literal" ? e.value : null);
   const r = n.findIndex((e, t) => (e === "-v" || e === "-R") && t < n.length - 1);
   if (r >= 0 && !/^[A-Za-z_]\w*$/.test(n[r + 1] ?? "")) throw new Undecidable(`${n[r] ?? ""} evaluates a subscript, which may run a command`);
   if (!n.includes(null)) return;
   const s = t.every(e => e.kind !== "unknown" || e.number === true) && (n.length === 1 || n.length === 2 && Z.test(n[0] ?? "") || n.length === 3 && Q.test(n[1] ?? ""));
   if (!s) throw new Undecidable('the operator of a test is not constant (quote a value to keep it one word: [ "$x" -gt 0 ])');
  }
  function readLine(e, t) {
   let n = 0;
   for (;n < e.length; n += 1) {
    const r = e[n];
    if (r?.kind !== "literal") throw new Undecidable("an argument of read is not constant");
    if (!r.value.startsWith("-")) break;
    if (/^-[rs]*[dnNpt]$/.test(r.value)) checkOneWord(e[n += 1]); else if (/^-[rs]*a$/.test(r.value)) assignByRead(e[n += 1], t); else if (!/^-(?:[rs]+|-)$/.test(r.value)) throw new Undecidable("an option of read assigns through a subscript");
   }
   for (const r of e.slice(n)) assignByRead(r, t);
  }
  function checkOneWord(e) {
   if (e?.kind === "unknown") throw new Undecidable(`${e.source} may expand to any number of words (quote it to keep it one word)`);
  }
  function assignByRead(e, t) {
   if (e?.kind !== "literal" || !(0, F.e)(e.value)) throw new Undecidable("read assigns a variable that is not a script variable");
   setVariable(t.state, e.value, null);
  }
  function evaluateMapfile(e, t) {
   const n = e.map(e => e.kind === "literal" ? e.value : null);
   const isCount = e => /^-t?[ns]$/.test(n[e] ?? "") && /^\d{1,9}$/.test(n[e + 1] ?? "");
   let r = 0;
   while (r < n.length - 1) if (n[r] === "-t") r += 1; else {
    if (!isCount(r) && !/^-t?d$/.test(n[r] ?? "")) throw new Undecidable("an option of mapfile may run code for every line");
    checkOneWord(e[r + 1]);
    r += 2;
   }
   const s = n[r];
   if (r !== n.length - 1 || typeof s !== "string" || !(0, F.e)(s)) throw new Undecidable("mapfile assigns an array that is not a script variable");
   setVariable(t.state, s, null);
  }
  function resolvePath(e, t, n) {
   let r = e.startsWith("/") ? "/" : t;
   let s = true;
   let o = false;
   let a = 0;
   for (const t of e.split("/")) {
    if (t === "" || t === ".") continue;
    if (t === "..") {
     r = r.slice(0, Math.max(1, r.lastIndexOf("/")));
     o ||= a > 0;
     a = Math.max(0, a - 1);
     continue;
    }
    const e = r === "/" ? `/${t}` : `${r}/${t}`;
    (a > 0 || n.kindOf(e) === "missing") && (a += 1);
    r = a > 0 ? e : n.realpath(e);
    r !== e && (s = false);
   }
   return {
    real: r,
    isPlain: s,
    isMissing: o
   };
  }
  const K = {
   kind: "neutral"
  };
  function builtins_assigning(e) {
   return (t, n) => {
    e(t, n);
    return K;
   };
  }
  const J = {
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
  };
  const Y = {
   ":": () => K,
   true: () => K,
   false: () => K,
   break: onlyNumbers,
   continue: onlyNumbers,
   exit: onlyNumbers,
   return: onlyNumbers,
   shift: onlyNumbers,
   wait: onlyNumbers,
   "[": e => {
    checkTest(e.slice(0, -1));
    return K;
   },
   test: e => {
    checkTest(e);
    return K;
   },
   builtin: e => wrapper("builtin", e, /^--$/),
   cd: changeDirectory,
   command: commandBuiltin,
   declare: declaration,
   exec: e => {
    if (e.length === 0) throw new Undecidable("exec without a command redirects everything that follows");
    return wrapper("exec", e, /^--$/);
   },
   export: declaration,
   hash: e => {
    if (e.length === 0 || e.some(e => e.kind !== "literal" || e.value.startsWith("-"))) throw new Undecidable("an option of hash changes which programs names refer to");
    return K;
   },
   local: declaration,
   mapfile: builtins_assigning(evaluateMapfile),
   read: builtins_assigning(readLine),
   readarray: builtins_assigning(evaluateMapfile),
   readonly: declaration,
   set: setBuiltin,
   type: () => K,
   typeset: declaration,
   unset: unsetBuiltin
  };
  function readBuiltinCommand(e, t, n) {
   const r = Object.hasOwn(J, e) ? J[e] : void 0;
   if (r !== void 0) throw new Undecidable(`${e === "." ? "`.`" : e} cannot be analyzed: ${r}`);
   e === "printf" && checkPrintf(t.slice(1));
   return Object.hasOwn(Y, e) ? Y[e]?.(t.slice(1), n) : void 0;
  }
  const X = /%[-+ #0'\d.*hjlqLtz]*n/;
  function checkPrintf(e) {
   const [t] = e;
   if (t?.kind === "literal" && t.value.startsWith("-v")) throw new Undecidable("printf -v assigns a variable through a subscript, which may run a command");
   const n = t?.kind === "literal" && t.value === "--" ? e[1] : t;
   if (n === void 0) return;
   if (n.kind !== "literal") throw new Undecidable("the format of printf is not constant");
   if (X.test(n.value.replaceAll("%%", ""))) throw new Undecidable("%n in the format of printf assigns a variable");
  }
  function onlyNumbers(e) {
   const t = e.every(e => e.kind === "literal" && /^(?:\d{1,9}|%\d)$/.test(e.value) || e.kind !== "literal" && e.number === true);
   if (!t) throw new Undecidable("an argument that must be a number is not one");
   return K;
  }
  function wrapper(e, t, n) {
   const [r] = t;
   if (r === void 0) return K;
   const s = r.kind === "literal" ? r.value : null;
   if (s !== null && n.test(s)) return {
    kind: "wrapper",
    argv: t.slice(1)
   };
   if (s === null || s.startsWith("-")) throw new Undecidable(`an option of ${e} changes which program runs`);
   return {
    kind: "wrapper",
    argv: t
   };
  }
  function commandBuiltin(e) {
   const t = e[0]?.kind === "literal" ? e[0].value : "";
   if (t === "-v" || t === "-V") return K;
   if (t === "-p") return wrapper("command", e.slice(1), /^--$/);
   return wrapper("command", e, /^--$/);
  }
  function changeDirectory(e, t) {
   const n = e.filter(e => !(e.kind === "literal" && /^(?:--|-[LP])$/.test(e.value)));
   const [r] = n;
   if (n.length === 1 && r !== void 0 && staysInRoot(r, t)) return K;
   if (n.length > 1 || r !== void 0 && r.kind !== "literal") throw new Undecidable("the directory of cd is not constant");
   const s = r?.value ?? t.world.commandHome;
   if (s === "" || s.startsWith("-")) throw new Undecidable("cd goes to a directory that is not written in the line");
   const {state: o, world: i} = t;
   if (!s.startsWith("/") && o.cwdDoubt !== null) throw new Undecidable(o.cwdDoubt);
   const c = (0, a.Hi)(s, o.cwd);
   if (i.realpath(c) !== c || (0, a.sH)(s) && !resolvePath(s, o.cwd, i).isPlain) throw new Undecidable("cd leads through a link");
   (i.kindOf(c) !== "directory" || t.progress.disturbed) && (o.cwdUnproven = true);
   o.cwd = c;
   return {
    kind: "neutral",
    effects: [ {
     kind: "read",
     path: c
    } ]
   };
  }
  const ee = /^"?\$\(git rev-parse --show-toplevel(?: 2>\/dev\/null)?\)"?$/;
  function staysInRoot(e, {state: t, world: n}) {
   if (e.kind === "literal" || !ee.test(e.source)) return false;
   const r = t.cwd === n.workspace && t.cwdDoubt === null && !/[\s*?[\]]/.test(t.cwd);
   return r && (n.kindOf(`${t.cwd}/.git`) === "file" || n.kindOf(`${t.cwd}/.git/HEAD`) === "file");
  }
  function declaration(e, t) {
   if (e.every(e => e.kind === "literal" && e.value.startsWith("-"))) throw new Undecidable("a declaration without a name prints every variable");
   for (const n of e) {
    if (/^[A-Za-z_]\w*=/.test(n.source) && (n.kind === "partial" || n.kind === "literal")) continue;
    if (n.kind !== "literal") throw new Undecidable("a declaration is not constant");
    if (/^-[rxg]+$/.test(n.value)) continue;
    if (n.value.startsWith("-") || n.value.startsWith("+")) throw new Undecidable(`a declaration with ${n.value} changes how values are interpreted`);
    if (!(0, F.e)(n.value)) throw new Undecidable(`declaring ${n.value} changes what later commands do`);
    setVariable(t.state, n.value, t.state.variables.get(n.value) ?? null);
   }
   return K;
  }
  function declareVariables(e, t, n) {
   const r = e === "export" || e === "declare" || e === "typeset";
   const s = typeof n === "string" && (0, u.a)(t, n);
   const o = (0, F.e)(t);
   if (s || o && !r) return;
   const a = o ? ` (a rule can allow it before a single command: ${t}=\u2026 command)` : "";
   throw new Undecidable(`${e} ${t} changes the environment of later commands${a}`);
  }
  function setBuiltin(e) {
   if (e.length === 0) throw new Undecidable("set alone prints every variable");
   const t = e.every((t, n) => {
    if (t.kind !== "literal") return false;
    const r = e[n - 1];
    const s = r?.kind === "literal" && /^[-+][eux]*o$/.test(r.value);
    return s ? /^(?:pipefail|errexit|nounset|xtrace)$/.test(t.value) : /^[-+][eux]*o?$/.test(t.value);
   });
   if (!t) throw new Undecidable("set changes how later words are parsed");
   return K;
  }
  function unsetBuiltin(e, t) {
   for (const n of e) {
    if (n.kind !== "literal" || !(n.value === "-v" || (0, F.e)(n.value))) throw new Undecidable("unset changes what later commands do");
    setVariable(t.state, n.value, "");
   }
   return K;
  }
  var te = n(90559);
  var ne = n(59976);
  var re = n(7780);
  const se = 2e3;
  function allFilesBelow(e, t) {
   const n = [];
   const r = t.kindOf(e) === "directory" ? [ e ] : [];
   let s = 0;
   for (const e of r) for (const o of t.entries(e)) {
    s += 1;
    if (s > se) return null;
    const a = `${e}/${o}`;
    (t.kindOf(a) === "directory" ? r : n).push(a);
   }
   return n;
  }
  function strictBelow(e, t, {world: n, compared: r}) {
   const s = t.flatMap(t => t.specifier.kind === "path" && (0, te.qM)(t.specifier.pattern, e, n) ? [ {
    rule: t,
    pattern: t.specifier.pattern
   } ] : []);
   const [o] = s;
   if (o === void 0 || n.kindOf(e) !== "directory") return null;
   const i = allFilesBelow(e, n);
   r.count += s.length * (i?.length ?? 0);
   if (i === null || r.count > d.rules) {
    const {rule: e} = o;
    return {
     rule: e,
     clause: `it contains too many files to compare each of them with the rule ${e.text}`
    };
   }
   for (const e of i) {
    const t = s.find(({pattern: t}) => (0, te.$h)(t, e, n, true));
    if (t === void 0) continue;
    const r = (0, a.JA)({
     path: e,
     directory: n.workspace
    }) ?? e;
    return {
     rule: t.rule,
     clause: `it contains ${r}, which the rule ${t.rule.text} covers`
    };
   }
   return null;
  }
  var oe = n(42696);
  function countRules(e, {compared: t}) {
   t.count += e.length;
   if (t.count > d.rules) throw new Undecidable(`it requires more than ${d.rules} rule comparisons`);
   return e;
  }
  const ae = {
   read: "reading",
   write: "writing",
   delete: "deleting"
  };
  function evaluateFile(e, t, n, r) {
   if (typeof t !== "string") return evaluateAnyFile(e, t, n, r);
   const s = `${e} ${n} ${t}`;
   const o = r.files.get(s) ?? evaluateUncached(e, t, n, r);
   r.files.set(s, o);
   return o;
  }
  function evaluateUncached(e, t, n, r) {
   if ((0, i.tO)(t)) return (0, re.LD)("allow", null, `${t} is always allowed`);
   const {world: s} = r;
   const o = s.realpath(t);
   const a = evaluateRealFile(e, t, n, r);
   if (o === t) return a;
   const c = evaluatePath({
    access: e,
    path: o,
    shown: `${displayPath(t, s)} (a link to ${displayPath(o, s)})`,
    tool: n,
    context: r
   });
   if (a.decision === c.decision) return {
    ...a,
    missing: a.missing && c.missing
   };
   return (0, re.OI)([ a, {
    ...c,
    missing: false
   } ]) ?? a;
  }
  function evaluateAnyFile(e, {any: t}, n, r) {
   const s = `${ae[e]} any file`;
   const o = r.rules.deny.find(t => covers(t, {
    access: e,
    tool: n
   }));
   const a = `${t} is unknown before the command runs`;
   if (o !== void 0) return (0, re.LD)("deny", o, `${s}: ${a}, so the rule ${o.text} may deny it: ${(0, 
   oe.w)(t)}`);
   if (r.mode === "plan" && e !== "read") return (0, re.LD)("deny", null, `${s} is not allowed in mode plan`);
   const i = e === "read" ? "a sensitive file" : "a sensitive or protected path";
   return (0, re.LD)("deny", null, `${s}: ${a}, so it may be ${i}: ${(0, oe.w)(t)}`);
  }
  function displayPath(e, {workspace: t}) {
   const n = (0, a.JA)({
    path: e,
    directory: t
   });
   return n === "" ? "the workspace" : n ?? e;
  }
  function evaluateRealFile(e, t, n, r) {
   if ((0, i.tO)(t)) return (0, re.LD)("allow", null, `${t} is always allowed`);
   return evaluatePath({
    access: e,
    path: t,
    shown: displayPath(t, r.world),
    tool: n,
    context: r
   });
  }
  function evaluatePath(e) {
   const {access: t, path: n, shown: r, context: s} = e;
   const o = `${ae[t]} ${r}`;
   if ((0, i.WF)(n)) return (0, re.LD)("deny", null, `${o}: tools cannot access /proc, /sys and /dev`);
   const a = matching("deny", e);
   if (a !== void 0) return (0, re.k2)(a, o);
   const c = ruleBelow("deny", e);
   if (c !== null) return (0, re.LD)("deny", c.rule, `${o}: ${c.clause}`);
   const l = isTemporary(n, s.world) ? "low" : (0, O.y)(n);
   const u = denyByName(e, o, l);
   if (u !== null) return u;
   if (s.mode === "plan" && t !== "read") return (0, re.LD)("deny", null, `${o} is not allowed in mode plan`);
   const d = s.mode === "yolo" ? void 0 : matching("ask", e);
   if (d !== void 0) return (0, re.k2)(d, o);
   const f = s.mode === "yolo" ? null : ruleBelow("ask", e);
   if (f !== null) return (0, re.LD)("ask", f.rule, `${o}: ${f.clause}`);
   const p = matching("allow", e);
   if (p !== void 0) return (0, re.k2)(p, o);
   return byDefault(e, o, l);
  }
  function ruleBelow(e, t) {
   const {access: n, path: r, context: s} = t;
   if (n !== "delete" || s.rules[e].length === 0) return null;
   const o = countRules(s.rules[e], s).filter(e => covers(e, t));
   return strictBelow(r, o, s);
  }
  function denyByName(e, t, n) {
   const {access: r, path: s, context: o} = e;
   const c = r === "read" ? o.world.hiddenBy?.(s) ?? null : null;
   if (r === "read" && n !== "high" && c === null) return null;
   const isNamedBy = t => {
    const isNaming = n => n.specifier.kind === "path" && t(n.specifier.pattern) && covers(n, e) && matches(n, e);
    return candidates("allow", e).some(isNaming) || o.more.some(isNaming);
   };
   if (n === "high" && !isNamedBy(e => e.exact)) return (0, re.LD)("deny", null, `${t}: the file may contain credentials, and no allow rule names this exact path`);
   if (c !== null && !isNamedBy(e => e.exact)) return (0, re.LD)("deny", null, `${t}: ${c} hides it, and no allow rule names this exact path`);
   if (r === "read") return null;
   if (r === "delete" && (0, a.FK)({
    path: o.world.workspace,
    directory: s
   })) return (0, re.LD)("deny", null, `${t} would remove the workspace itself`);
   const l = (0, i.Aq)(s);
   if (l === null) return null;
   return isNamedBy(e => (0, te.KQ)(e, l)) ? null : (0, re.LD)("deny", null, `${t}: ${l} is protected, and no allow rule names it`);
  }
  function byDefault(e, t, n) {
   const {access: r, path: s, tool: o, context: i} = e;
   const c = (0, a.FK)({
    path: s,
    directory: i.world.workspace
   });
   if (isTemporary(s, i.world)) return (0, re.LD)("allow", null, `${t} is allowed in the run's TMPDIR`);
   if (r !== "read" && !c) return {
    ...(0, re.J8)(`${t} outside the workspace needs a rule that names the path`),
    decision: "deny"
   };
   if (n === "medium" && !(r === "read" && i.world.isOwn?.(s) === true)) return (0, 
   re.J8)(`${t} needs a rule because the file may contain private data`);
   if (i.mode === "yolo") return (0, re.LD)("allow", null, `mode yolo allows ${t}`);
   if (r === "read" && c) {
    const e = s === i.world.workspace ? "" : " inside the workspace";
    return (0, re.LD)("allow", null, `${t} is allowed${e}`);
   }
   const l = r === "delete" && i.world.kindOf(s) === "directory";
   if (c && !l && i.mode === "auto-edit") return (0, re.LD)("allow", null, `mode auto-edit allows ${t}`);
   const u = c ? "" : " outside the workspace";
   return (0, re.J8)(`no rule allows ${t}${u}${o === "Bash" ? " from a command" : ""}`);
  }
  function matching(e, t) {
   const {context: n} = t;
   const isMatch = e => covers(e, t) && matches(e, t);
   return candidates(e, t).find(isMatch) ?? (e === "allow" ? n.more.find(isMatch) : void 0);
  }
  function isOutside({path: e, context: {world: t}}) {
   return !(0, a.FK)({
    path: e,
    directory: t.workspace
   }) && !isTemporary(e, t);
  }
  function isTemporary(e, {temporary: t}) {
   return t !== void 0 && (0, a.FK)({
    path: e,
    directory: t
   });
  }
  function candidates(e, {path: t, tool: n, context: r}) {
   return countRules((0, ne.aM)(r.rules[e], t, n), r);
  }
  function covers(e, t) {
   if (e.tool === "Read") return t.access === "read";
   if (e.tool === "Write" || e.tool === "Edit") return t.access !== "read";
   return e.tool === t.tool && e.tool !== "Bash";
  }
  function matches(e, t) {
   const n = e.list === "allow" && isOutside(t);
   if (e.specifier.kind === "any") return !n;
   return e.specifier.kind === "path" && (!n || (0, te.Dc)(e.specifier.pattern)) && (0, 
   te.$h)(e.specifier.pattern, t.path, t.context.world, e.list !== "allow");
  }
  const ie = /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|pytest\.ini|requirements\.txt|Pipfile|manage\.py|(?:GNUm|[Mm])akefile|[Jj]ustfile|Taskfile\.ya?ml|Cargo\.toml|go\.mod|pom\.xml|build\.(?:gradle(?:\.kts)?|sbt)|composer\.json|Gemfile|Rakefile|mix\.exs|Package\.swift|CMakeLists\.txt|pubspec\.yaml|[\w.-]+\.(?:csproj|sln))$/;
  const ce = /(?:^|\/)(?:node_modules|vendor|third_party|\.[^/]*)(?:\/|$)/;
  function manifestsIn(e, t) {
   return t.entries(e).filter(n => ie.test(n) && t.kindOf(`${e}/${n}`) === "file");
  }
  function hasManifest(e, t) {
   return manifestsIn(e, t).length > 0;
  }
  function isTrustedPackage(e, t) {
   const {world: n} = t;
   const r = (0, a.JA)({
    path: e,
    directory: n.workspace
   });
   if (r === null || ce.test(r)) return false;
   const mayWrite = e => evaluateFile("write", e, "Bash", t).decision === "allow";
   const s = manifestsIn(e, n);
   return s.length > 0 && s.every(t => !mayWrite(`${e}/${t}`) || mayWrite(`${n.workspace}/${t}`));
  }
  const before = e => ({
   options: new Set(e.split(" ")),
   anywhere: false
  });
  const anywhere = e => ({
   options: new Set(e.split(" ")),
   anywhere: true
  });
  const le = new Map([ [ "git", before("-C") ], [ "npm", anywhere("--prefix -C") ], [ "pnpm", before("-C --dir") ], [ "yarn", before("--cwd") ], [ "bun", before("--cwd") ], [ "go", before("-C") ], [ "uv", before("--directory") ], [ "poetry", before("-C --directory") ], [ "composer", before("-d --working-dir") ], [ "make", anywhere("-C --directory") ], [ "gmake", anywhere("-C --directory") ] ]);
  function withoutDirectoryOption(e, t, n, r) {
   const o = le.get(e);
   if (o === void 0 || r.progress.disturbed) return null;
   const a = findOption(t, o);
   if (a < 0) return null;
   const i = (0, s.Zc)(t[a]) ?? "";
   const c = i.indexOf("=");
   const l = c < 0 ? (0, s.Zc)(t[a + 1]) : i.slice(c + 1);
   const u = [ ...t.slice(0, a), ...t.slice(a + (c < 0 ? 2 : 1)) ];
   if (l === null || findOption(u, o) >= 0) return null;
   const d = directoryOf(l, r);
   if (d === null) return null;
   if (typeof n?.grants === "string" && !hasManifest(d, r.world)) return null;
   return {
    argv: u,
    cwd: d
   };
  }
  function findOption(e, {options: t, anywhere: n}) {
   for (const [r, o] of e.entries()) {
    if (r === 0) continue;
    const e = (0, s.Zc)(o);
    if (e === "--" || !n && (e === null || !e.startsWith("-"))) return -1;
    if (e !== null && t.has(e.startsWith("--") ? e.split("=")[0] ?? "" : e)) return r;
   }
   return -1;
  }
  function directoryOf(e, {state: t, world: n}) {
   if (e === "" || e.startsWith("-") || t.cwdDoubt !== null) return null;
   const r = (0, a.Hi)(e, t.cwd);
   const s = (0, a.FK)({
    path: r,
    directory: n.workspace
   }) && n.kindOf(r) === "directory";
   return s && n.realpath(r) === r && resolvePath(e, t.cwd, n).isPlain ? r : null;
  }
  const ue = /^(?:\.\/)?(?:\.?venv|env)\/bin\/([\w.-]+)$/;
  function fromVirtualEnvironment(e, t, n, {state: r, world: o}) {
   const i = ue.exec(e)?.[1];
   if (i === void 0 || typeof n?.grants !== "string" || !(0, a.FK)({
    path: r.cwd,
    directory: o.workspace
   })) return null;
   const c = (0, a.Hi)(e, r.cwd);
   const l = c.slice(0, c.lastIndexOf("/"));
   return o.realpath(l) === l ? {
    argv: [ (0, s.CK)(i), ...t.slice(1) ],
    cwd: r.cwd
   } : null;
  }
  function newFileTimeline() {
   return {
    touched: [],
    made: [],
    spans: []
   };
  }
  function noteFiles(e, t, n) {
   for (const r of t) {
    const t = r.kind === "read" || r.kind === "write" || r.kind === "delete";
    t && typeof r.path === "string" && e.touched.push({
     path: r.path,
     at: n
    });
   }
  }
  function pathBehindNewLink(e, t) {
   if (e.made.length === 0) return null;
   const n = linkLocations(e, t);
   const r = concurrencyEnds(e);
   const s = new Map;
   for (const {path: o, at: a} of e.touched) {
    const e = s.get(o) ?? [ ...spellingsOf(o, t), t.realpath(o) ];
    s.set(o, e);
    const i = Math.max(a, r(a));
    if (e.some(e => mayContainLink(e, n, e => e !== a && e < i))) return o;
   }
   return null;
  }
  function linkLocations(e, t) {
   const n = new Map;
   for (const {path: r, at: s} of e.made) {
    const e = r.endsWith("/") ? "/" : "";
    for (const o of new Set(spellingsOf(e === "" ? r : r.slice(0, -1), t))) {
     const t = n.get(o + e) ?? [];
     t.length < 2 && !t.includes(s) && t.push(s);
     n.set(o + e, t);
    }
   }
   return n;
  }
  function mayContainLink(e, t, n) {
   if (t.get(e)?.some(n) === true) return true;
   for (let r = e.length; r >= 0; r = r === 0 ? -1 : e.lastIndexOf("/", r - 1)) {
    const s = e.slice(0, r) || "/";
    if (s !== e && t.get(s)?.some(n) === true) return true;
    if (s !== e && t.get(`${s}/`)?.some(n) === true) return true;
   }
   return false;
  }
  function concurrencyEnds({spans: e}) {
   const t = [];
   for (const {from: n, to: r} of e) t[n] = Math.max(t[n] ?? 0, r);
   for (let e = 0; e < t.length; e += 1) t[e] = Math.max(t[e] ?? 0, t[e - 1] ?? 0);
   return e => t[Math.min(e, t.length - 1)] ?? 0;
  }
  function spellingsOf(e, t) {
   const n = (0, a.OD)(e).at(-1);
   return n === void 0 ? [ e ] : [ e, (0, a.Hi)(n, t.realpath((0, a.Hi)("..", e))) ];
  }
  var de = n(88989);
  const fe = 1;
  const pe = 2;
  const me = 4;
  const he = 8;
  const we = 16;
  const ge = 32;
  function newSourceMarks(e) {
   const t = /[$`<>\\]/.test(e) || !isPlain(e);
   return {
    source: e,
    starts: new Set,
    kinds: new Uint8Array(t ? e.length + 1 : 0),
    commands: []
   };
  }
  function markRange({kinds: e}, t, n) {
   const r = Math.min(n.end, e.length);
   for (let s = n.pos; s < r; s += 1) e[s] = (e[s] ?? 0) | t;
  }
  function isMarkedAs({kinds: e}, t, n) {
   return ((e[t] ?? 0) & n) !== 0;
  }
  const ve = /\$(?:\\\n)*[({[]|`|[<>](?:\\\n)*\(|\$\\\n|[|&;<>()]\\\n|\S(?:\\\n)+[|&;<>()]/g;
  function findComments(e) {
   const {source: t} = e;
   for (let n = t.indexOf("#"); n >= 0; n = t.indexOf("#", n + 1)) {
    if (isMarkedAs(e, n, me | we) || n > 0 && !/[\s;&|()]/.test(t[n - 1] ?? "")) continue;
    const r = t.indexOf("\n", n);
    const s = r < 0 ? t.length : r;
    let o = true;
    for (let t = n; t < s && o; t += 1) o = !isMarkedAs(e, t, me);
    o && markRange(e, we, {
     pos: n,
     end: s
    });
   }
  }
  function findStray(e) {
   if (!/[$`<>]|\\\n/.test(e.source)) return null;
   for (const t of e.source.matchAll(ve)) {
    const n = t.index;
    const r = e.starts.has(n) && !t[0].includes("\\\n");
    if (r || isMarkedAs(e, n, fe | pe | we) || isEscaped(e, n)) continue;
    if (/^[<>]\($/.test(t[0]) && isMarkedAs(e, n, ge)) continue;
    if (t[0].startsWith(">(") || t[0].startsWith("<(")) return "it is not clear whether a parenthesis begins a substitution";
    return "it is not clear where a substitution begins";
   }
   return null;
  }
  function isEscaped(e, t) {
   if (!isMarkedAs(e, t, me) || /[<>|&;()]/.test(e.source[t] ?? "")) return false;
   let n = 0;
   while (e.source[t - 1 - n] === "\\") n += 1;
   return n % 2 === 1;
  }
  function findDeceptive(e) {
   if (isPlain(e.source)) return null;
   for (const t of e.source.matchAll(/[^\n\t -~]+/gu)) {
    if (isMarkedAs(e, t.index, he | fe | we)) continue;
    if (isDeceptiveText(t[0])) return "a character outside quotes is invisible or looks like another one";
   }
   return null;
  }
  const ye = new Set("SimpleExpansion ParameterExpansion CommandExpansion ArithmeticExpansion ArithmeticCommandExpansion ProcessSubstitution".split(" "));
  const ke = new Set("ArithmeticExpansion ArithmeticCommand ArithmeticFor TestCommand Slice".split(" "));
  const be = new Set("CommandExpansion ProcessSubstitution ParameterExpansion ArithmeticExpansion ArithmeticGroup TestGroup Subshell BraceGroup If For While Case Function".split(" "));
  function checkTree(e, t) {
   const [n] = e.errors ?? [];
   if (n !== void 0) return `it has a syntax error: ${n.message}`;
   const r = newSourceMarks(t);
   const s = visit(e, r, {
    depth: 0,
    active: false,
    compound: false
   });
   if (s !== null) return s;
   if (r.commands.length > d.commands) return `it has more than ${d.commands} commands`;
   if (r.kinds.length === 0) return r.commands;
   findComments(r);
   return findStray(r) ?? findDeceptive(r) ?? r.commands;
  }
  function visit(e, t, n) {
   if (n.depth > d.nesting) return `it is nested more than ${d.nesting} levels deep`;
   if (t.starts.size > d.substitutions) return `it has more than ${d.substitutions} expansions`;
   if (e.type === "Command" && t.kinds.length === 0) {
    t.commands.push(e);
    return null;
   }
   if (e.type === "Word" && /^[\w./:=@%+,-]*$/.test(e.text)) {
    markRange(t, me, e);
    return null;
   }
   const r = note(e, t, n);
   if (r !== null) return r;
   const s = positionWithin(e, n);
   const o = e.type === "CommandExpansion" && e.script?.source !== void 0 ? e.script : null;
   if (o !== null) {
    markRange(t, pe, {
     pos: e.pos + 1,
     end: e.end
    });
    const n = checkTree(o, o.source ?? "");
    if (typeof n === "string") return n;
    t.commands.push(...n);
    return null;
   }
   let a = null;
   (0, de.forEachChild)(e, n => {
    a ??= visit(n, t, childPosition(e, n, s));
   });
   return a;
  }
  function positionWithin(e, t) {
   if (!be.has(e.type) && !ke.has(e.type)) return t;
   return {
    depth: t.depth + (be.has(e.type) ? 1 : 0),
    active: t.active || ke.has(e.type),
    compound: t.compound || isCompound(e)
   };
  }
  function isCompound(e) {
   if (e.type !== "CommandExpansion" && e.type !== "ProcessSubstitution") return false;
   const [t, ...n] = e.script?.commands ?? [];
   return t?.command.type !== "Command" || n.length > 0;
  }
  function childPosition(e, t, n) {
   if (t.type === "Script") return n.active ? {
    ...n,
    active: false
   } : n;
   const r = (e.type === "Assignment" || e.type === "ParameterExpansion") && t === e.index;
   return r ? {
    ...n,
    active: true
   } : n;
  }
  function note(e, t, n) {
   ye.has(e.type) && t.starts.add(e.pos);
   switch (e.type) {
   case "Script":
    return e.errors === void 0 || e.errors.length === 0 ? null : `it has a syntax error: ${e.errors[0]?.message ?? "syntax error"}`;

   case "Command":
    t.commands.push(e);
    return null;

   case "SimpleExpansion":
    return t.source.startsWith("\\\n", e.end) ? "the name of a variable may continue on the next line" : null;

   case "ProcessSubstitution":
    if (isPartOfWord(t.source, e)) return "a process substitution is part of a longer word";
    return e.script === void 0 ? "a substitution cannot be parsed" : null;

   case "Subshell":
    return isDoubleParenthesis(t.source, e.pos) ? xe : null;

   case "CommandExpansion":
   case "ArithmeticCommandExpansion":
    if (e.type === "CommandExpansion" && isDoubleParenthesis(t.source, e.pos + 1)) return xe;
    e.text.startsWith("`") && markRange(t, pe, {
     pos: e.end - 1,
     end: e.end
    });
    return backquoteProblem(e.text) ?? (e.script === void 0 ? "a substitution cannot be parsed" : null);

   case "ArithmeticExpansion":
    return e.expression === void 0 || e.text.includes("<<") ? "its arithmetic cannot be parsed" : null;

   case "ArithmeticCommand":
    return e.expression === void 0 || e.body.includes("<<") ? "its arithmetic cannot be parsed" : null;

   case "Unknown":
    return `the expansion operator ${JSON.stringify(e.operator)} is unknown`;

   case "Coproc":
    return "a coprocess cannot be analyzed";

   case "HereDoc":
    if (e.delimiter === void 0 || e.closing === void 0) return "a here-document has no end";
    if (n.compound) return "a substitution combines a here-document with other commands";
    markRange(t, e.delimiter.quoted ? fe : me, e.body);
    markRange(t, fe, e.delimiter);
    markRange(t, me, e);
    markRange(t, me, e.closing);
    return null;

   default:
    markText(e, t, n);
    return null;
   }
  }
  function markText(e, t, n) {
   switch (e.type) {
   case "SingleQuoted":
   case "AnsiCQuoted":
    markRange(t, n.active ? he : fe | he, e);
    return;

   case "DoubleQuoted":
    markRange(t, he, e);
    if (n.active) return;
    for (const n of e.parts) n.type === "Literal" && markRange(t, ge, n);
    return;

   case "LocaleString":
    markRange(t, he, e);
    return;

   case "HereDocBody":
    markRange(t, he | me, e);
    return;

   case "Word":
   case "Assignment":
   case "Redirect":
   case "HereString":
   case "ArithmeticWord":
    markRange(t, me, e);
    return;

   default:
   }
  }
  function isDoubleParenthesis(e, t) {
   return e.startsWith("((", t);
  }
  const xe = "`((` begins something other than arithmetic: put a space between the parentheses";
  function isPartOfWord(e, t) {
   return /[^\s;&|(<>]/.test(e[t.pos - 1] ?? " ") || /[^\s;&|()<>]/.test(e[t.end] ?? " ");
  }
  const $e = /[\s;&|(`]#|<</;
  function backquoteProblem(e) {
   if (!e.startsWith("`")) return null;
   if (e.includes("\\\n")) return "a line is continued between backquotes";
   return e.includes("{") && $e.test(e) ? "there may be braces and an unmatched quote between backquotes" : null;
  }
  const Oe = 4;
  const Pe = [];
  function parseLine(e) {
   const t = Pe.find(t => t.line === e);
   if (t !== void 0) return t.parsed;
   const n = parseUncached(e);
   Pe.length >= Oe && Pe.shift();
   Pe.push({
    line: e,
    parsed: n
   });
   return n;
  }
  function parseUncached(e) {
   const t = limitProblem(e);
   if (t !== null) return {
    problem: t
   };
   try {
    const t = (0, de.parse)(e);
    const n = checkTree(t, e);
    return typeof n === "string" ? {
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
  }
  function constantInput(e) {
   const t = e.filter(({operator: e, descriptor: t}) => t === void 0 && e.startsWith("<") || t?.type === "FileDescriptor" && t.value === 0);
   const [n] = t;
   if (t.length !== 1 || n === void 0) return;
   if (n.type === "HereString") return n.target === void 0 ? void 0 : constantText(n.target);
   if (n.type !== "HereDoc") return;
   const {text: r} = n.body;
   if (n.delimiter?.quoted !== true && /[$`\\]/.test(r)) return;
   return n.operator === "<<-" ? r.replace(/^\t+/gm, "") : r;
  }
  function constantText(e) {
   return e.text.startsWith("~") || !partsOf(e).every(isConstant) ? void 0 : e.value;
  }
  const Ue = new Set(": cd echo export false printf pwd set true".split(" "));
  function checkInput(e) {
   const t = parseLine(e);
   if ("problem" in t) throw new Undecidable(t.problem);
   const {commands: n} = t.script;
   let r = 0;
   for (const [t, s] of n.entries()) {
    const o = n[t - 1];
    o !== void 0 && e.slice(o.end, s.pos).includes("\n") && (r = t);
   }
   for (const {command: t, pos: s, end: o} of n.slice(0, r)) {
    const n = t.type === "Command" ? t.name?.text ?? ":" : "";
    if (!Ue.has(n) || /[`(]/.test(e.slice(s, o))) throw new Undecidable("a command in a script from standard input may read the lines after it: use bash -c or several calls");
   }
  }
  function redirectionEffects(e, t) {
   return e.flatMap(e => {
    const n = effectsOf(e, t);
    n.some(({kind: e}) => e === "write") && noteFileChanges(t.progress);
    return n;
   });
  }
  function effectsOf(e, t) {
   if (e.descriptor?.type === "FileDescriptorVariable") throw new Undecidable("a redirection uses a variable as its descriptor");
   if (e.type === "HereDoc") {
    e.delimiter?.quoted || readHereDocument(e.body.parts ?? [], t);
    return [];
   }
   if (e.target === void 0) throw new Undecidable("a redirection has no target");
   if (e.type === "HereString") {
    evaluateValue(e.target, t);
    return [];
   }
   const {operator: n, target: r} = e;
   if ((n === ">&" || n === "<&") && /^(?:\d{1,9}-?|-)$/.test(r.text)) return [];
   const s = constantPath(evaluateWord(r, t), r.text, t);
   if (n === "<" || n === "<&") return [ {
    kind: "read",
    path: s
   } ];
   const o = {
    kind: "write",
    path: s
   };
   return n === "<>" ? [ {
    kind: "read",
    path: s
   }, o ] : [ o ];
  }
  function readHereDocument(e, t) {
   const [n] = e;
   if (n === void 0) return;
   const r = e.map(e => e.text).join("");
   evaluateValue({
    type: "Word",
    pos: n.pos,
    end: e.at(-1)?.end ?? n.end,
    text: r,
    value: r,
    parts: e
   }, t);
  }
  function constantPath(e, t, n) {
   const [r] = e;
   if (e.length !== 1 || r?.kind !== "literal" || r.value === "") throw new Undecidable(`the target of a redirection (${t.slice(0, 60)}) is not one constant path`);
   if (!r.value.startsWith("/") && n.state.cwdDoubt !== null) throw new Undecidable(n.state.cwdDoubt);
   return redirectionTarget(r.value, n);
  }
  function redirectionTarget(e, t) {
   const n = (0, a.Hi)(e, t.state.cwd);
   if ((0, a.sH)(e) && resolvePath(e, t.state.cwd, t.world).real !== t.world.realpath(n)) throw new Undecidable(`${e.slice(0, 60)} goes through a link and back`);
   return n;
  }
  var Ae = n(8702);
  function isProvenReadOnly({readOnly: e, effects: t, risks: n}) {
   return e && n.length === 0 && t.every(e => e.kind === "read" && (0, Ae.E)(e) === null);
  }
  function unknownEffects(e, {role: t, effects: n, risks: r}, s) {
   const o = e.filter(e => e.kind !== "literal" && e.plain !== true);
   if (o.length === 0) return [];
   const a = new Set(r.flatMap(e => e.openedBy === void 0 && e.alsoCoveredBy === void 0 ? [ e.word ] : []));
   const i = new Set(n.flatMap(e => (0, Ae.E)(e) ?? []));
   const c = o.filter(({source: e}) => (t === "unknown" || a.has(e)) && !i.has(e));
   return c.map(({source: e}) => ({
    kind: "exec",
    argv: {
     any: e
    },
    cwd: s
   }));
  }
  const Fe = new Set("bash chronic env ionice nice nohup setsid stdbuf time timeout unbuffer".split(" "));
  const Ce = /^\/(?:usr\/)?s?bin\/([^/]+)$/;
  function bareName(e) {
   return Ce.exec(e)?.[1] ?? e;
  }
  function addCommand(e, t, n, r = []) {
   const [s] = e;
   if (s?.kind !== "literal" || s.value === "") throw new Undecidable("the name of a command is not constant");
   if (t.outer !== null && s.value.startsWith("-")) throw new Undecidable(`${s.value.slice(0, 60)} is used as the name of a command`);
   if (t.outer !== null && t.outer.depth >= d.wrappers) throw new Undecidable(`commands start other commands more than ${d.wrappers} levels deep`);
   if (t.steps.length >= d.steps) throw new Undecidable(`it runs more than ${d.steps} commands`);
   spend(n.progress, e.length);
   const o = s.value.includes("/") ? void 0 : readBuiltinCommand(s.value, e, n);
   if (o === void 0) {
    addProgram({
     name: s.value,
     argv: e,
     assigned: r
    }, t, n);
    return;
   }
   const a = r.find(({isSafe: e}) => !e);
   if (a !== void 0) throw new Undecidable(`the variable ${a.name} set for ${s.value} may outlive it`);
   const i = push(t, n, {
    name: s.value,
    argv: e,
    assigned: r,
    role: o.kind === "neutral" ? "neutral" : "transparent",
    effects: o.kind === "neutral" ? o.effects ?? [] : [],
    risks: [],
    readOnly: true,
    readsOnlyFiles: true,
    bulk: Re,
    elsewhere: false
   });
   o.kind === "wrapper" && addCommand(o.argv, {
    ...t,
    outer: i,
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
    depth: e.outer === null ? 0 : e.outer.depth + 1,
    outer: e.outer,
    forms: {
     allow: null,
     deny: null
    }
   };
   countFiles(t.progress, s.effects);
   noteFiles(e.timeline, s.effects, e.steps.length);
   e.steps.push(s);
   return s;
  }
  function addProgram({name: e, argv: t, assigned: n}, r, s) {
   if (s.state.cwdDoubt !== null) throw new Undecidable(s.state.cwdDoubt);
   checkParentSegments(t, s);
   const a = bareName(e);
   const i = a.slice(a.lastIndexOf("/") + 1);
   const u = (0, o.w)(a) ?? (0, o.w)(i);
   const d = withoutDirectoryOption(i, t, u, s) ?? fromVirtualEnvironment(e, t, u, s);
   const {cwd: f} = d ?? s.state;
   const p = withProgramName(i, d?.argv ?? t);
   const m = u === void 0 ? null : readProgram(u, p, r, {
    cwd: f,
    world: s.world
   });
   m?.effects.some(e => e.kind === "write") === true && checkParents(t, s);
   const h = m?.risks ?? (a.includes("/") ? [] : (0, c.k)(t.slice(1)));
   const w = (0, l.i)(i, t);
   const g = roleOf(a, m);
   const v = m?.effects ?? Re;
   const y = unknownEffects(t, {
    role: g,
    effects: v,
    risks: h
   }, f);
   const k = a === i && m !== null && isProvenReadOnly(m) && y.length === 0;
   const b = push(r, s, {
    name: e,
    argv: t,
    assigned: n,
    role: g,
    effects: y.length === 0 ? v : [ ...v, ...y ],
    risks: w === null ? h : [ ...h, w ],
    readOnly: k,
    readsOnlyFiles: k && m.readsOnlyFiles === true && w === null && u?.grants === null,
    bulk: m?.bulk ?? Re,
    elsewhere: typeof u?.grants === "string" && f !== s.world.workspace
   }, d);
   const x = r.steps.length - 1;
   for (const e of m?.links ?? Re) r.timeline.made.push({
    path: e,
    at: x
   });
   const $ = Fe.has(a) ? r.input : void 0;
   for (const e of m?.inner ?? Re) addInner(d === null ? e : {
    cwd: f,
    ...e
   }, {
    ...r,
    outer: b,
    found: void 0,
    input: $
   }, s);
   r.steps.slice(x + 1).some(e => writesWorkspaceRoot(e, s)) && r.redirected.push({
    kind: "write",
    path: `${s.world.workspace}/.github`
   });
   r.timeline.spans.push({
    from: x,
    to: r.steps.length
   });
   b.readOnly || b.role === "transparent" || noteFileChanges(s.progress);
  }
  function writesWorkspaceRoot({effects: e}, {world: t}) {
   return e.some(e => e.kind === "write" && e.path === t.workspace);
  }
  const Re = [];
  function withProgramName(e, t) {
   const [n] = t;
   if (n?.kind === "literal" && n.value === e) return t;
   return [ {
    kind: "literal",
    value: e,
    source: n?.source ?? e
   }, ...t.slice(1) ];
  }
  function readProgram(e, t, {found: n, input: r}, {cwd: s, world: o}) {
   const a = {
    ...n === void 0 ? {} : {
     found: n
    },
    ...r === void 0 ? {} : {
     input: r
    }
   };
   return e.read({
    argv: t,
    cwd: s,
    ...a
   }, o);
  }
  function roleOf(e, t) {
   if (t === null || t.opaque === true) return "unknown";
   const n = Fe.has(e) && t.inner.length > 0 && t.risks.length === 0;
   return n ? "transparent" : "known";
  }
  function checkParentSegments(e, t) {
   for (const n of wordsWithParents(e)) redirectionTarget(n, t);
  }
  function checkParents(e, t) {
   const n = wordsWithParents(e).find(e => resolvePath(e, t.state.cwd, t.world).isMissing);
   if (n !== void 0) throw new Undecidable(`${n.slice(0, 60)} goes through a missing directory and back`);
  }
  function wordsWithParents(e) {
   const t = [];
   for (const n of e) {
    if (n.kind !== "literal" || !n.value.includes("..")) continue;
    t.push(...[ n.value, n.value.slice(n.value.indexOf("=") + 1) ].filter(a.sH));
   }
   return t;
  }
  function addInner(e, t, n) {
   const r = copyState(n.state, n.progress);
   if (e.cwd !== void 0) {
    if ((0, i.WF)(e.cwd) || n.world.realpath(e.cwd) !== e.cwd) throw new Undecidable("a command runs in a directory behind a link");
    r.cwd = e.cwd;
   }
   if (e.kind === "argv") {
    addCommand(e.argv, t, {
     ...n,
     state: r
    });
    return;
   }
   if (t.level >= d.scripts) throw new Undecidable(`scripts contain scripts more than ${d.scripts} levels deep`);
   e.fromInput === true && checkInput(e.command);
   t.script(e.command, {
    ...t,
    level: t.level + 1,
    input: void 0
   }, {
    ...n,
    state: r
   });
  }
  const Se = {
   git: "-C -c --git-dir --work-tree --namespace --exec-path --config-env --super-prefix --attr-source --list-cmds",
   npm: "--prefix -C -w --workspace --userconfig --globalconfig --registry --loglevel --cache",
   pnpm: "-C --dir --filter -F --config",
   yarn: "--cwd --use-yarnrc",
   bun: "--cwd -c --config --env-file -F --filter",
   cargo: "--config -C -Z --color --manifest-path",
   go: "-C",
   docker: "-H --host -c --context --config -l --log-level --tlscacert --tlscert --tlskey",
   podman: "--url --connection -c --root --runroot --log-level",
   kubectl: "-n --namespace --context --kubeconfig --cluster --user -s --server --as --token",
   gh: "-R --repo",
   sudo: "-u -g -C -D -h -p -R -r -t -T -U --user --group --chdir --host --prompt",
   pip: "--python --log --proxy --cert --client-cert --cache-dir --retries --timeout",
   python: "-W -X -Q",
   make: "-C -f -I -j -l -o -W --directory --file --makefile --jobs"
  };
  const We = {
   git: "--no-pager -P --no-optional-locks --no-advice --literal-pathspecs --no-replace-objects"
  };
  const De = new Map(Object.entries(Se).map(([e, t]) => [ e, {
   valued: new Set(t.split(" ")),
   harmless: new Set(We[e]?.split(" "))
  } ]));
  function patternWords(e) {
   return e.argv.map((t, n) => t.kind !== "literal" ? null : n === 0 ? bareName(e.name) : t.value);
  }
  function allowForms(e) {
   e.forms.allow ??= [ e.argv, ...e.alias === void 0 ? [] : [ e.alias ] ].flatMap(t => findAllowForms({
    argv: t,
    name: t === e.argv ? e.name : (0, s.Zc)(t[0]) ?? ""
   }));
   return e.forms.allow;
  }
  function findAllowForms(e) {
   const t = patternWords(e);
   const n = optionsOf(t[0] ?? "");
   if (n === void 0 || n.harmless.size === 0) return [ t ];
   let r = 1;
   while (n.harmless.has(t[r] ?? "")) r += 1;
   return r === 1 ? [ t ] : [ t, [ t[0] ?? null, ...t.slice(r) ] ];
  }
  function denyForms(e) {
   e.forms.deny ??= findDenyForms(e);
   return e.forms.deny;
  }
  function findDenyForms(e) {
   const t = patternWords(e);
   const n = optionsOf(t[0] ?? "");
   const r = n === void 0 ? null : withoutGlobals(t, n);
   return [ t, ...r === null ? [] : [ r ], ...possibleCommands(e) ];
  }
  function optionsOf(e) {
   const t = e.slice(e.lastIndexOf("/") + 1).toLowerCase();
   const n = /^python[\d.]*$/.test(t) ? "python" : /^pip[\d.]*$/.test(t) ? "pip" : t;
   return De.get(n);
  }
  function withoutGlobals(e, t) {
   let n = 1;
   while (n < e.length) {
    const r = e[n];
    if (r === null || r === void 0 || !/^[-+]/.test(r) || r === "--") break;
    n += t.valued.has(r) ? 2 : 1;
   }
   return n === 1 ? null : [ e[0] ?? null, ...e.slice(n) ];
  }
  const Me = 256;
  const Ee = 16;
  function possibleCommands(e) {
   const t = e.argv.slice(1).map(e => e.kind === "literal" ? e.value : "");
   const n = new Set(e.risks.filter(e => e.openedBy === void 0 && e.alsoCoveredBy === void 0).map(({word: e}) => e));
   if (e.role !== "unknown" && n.size === 0) return [];
   const r = bareName(e.name);
   const s = (0, o.w)(r.slice(r.lastIndexOf("/") + 1))?.subCommands !== void 0;
   const a = [];
   for (const [r, o] of t.entries()) {
    if (a.length >= Me) break;
    const i = /^[\w./+-]*$/.test(o);
    if (e.role !== "unknown" && (!n.has(o) || i && s)) continue;
    const c = t.slice(r + 1, r + Ee);
    const l = i ? [ o ] : o.split(/[^\w./+-]+/).slice(0, Me);
    for (const [e, t] of l.entries()) /^[\w./]/.test(t) && a.push([ t, ...l.slice(e + 1, e + Ee), ...c ]);
   }
   return a.slice(0, Me);
  }
  var Le = n(10187);
  var Be = n(86810);
  var Te = n(23375);
  var Ne = n(93768);
  const je = "the directory that a command runs in is not certain";
  function walkMaybe(e, t) {
   const n = copyState(e.context.state, e.context.progress);
   t();
   markUncertain(e.context.state, n);
  }
  function markUncertain(e, t) {
   for (const [n, r] of e.variables) {
    const s = t.variables.get(n);
    s !== r && e.variables.set(n, eitherValue(s, r));
   }
   e.cwd !== t.cwd && (e.cwdDoubt = je);
  }
  const Ie = 64;
  function walkIf(e, t) {
   t.statements(e.clause.commands, t);
   const n = [ e.then, ...e.elif.flatMap(e => [ e.clause, e.then ]), ...e.else === void 0 ? [] : [ e.else ] ];
   for (const e of n) walkMaybe(t, () => t.statements(e.commands, t));
  }
  function walkWhile(e, t) {
   noteFileChanges(t.context.progress);
   loop(e, t, () => {
    t.statements(e.clause.commands, t);
    t.statements(e.body.commands, t);
   });
  }
  const ze = "_";
  function walkFor(e, t) {
   const n = e.name.value;
   if (!(0, F.e)(n) && n !== ze) throw new Undecidable("the variable of a loop is not a script variable");
   const r = e.wordlist?.flatMap(e => [ ...evaluateWord(e, t.context) ]) ?? null;
   const s = knownIterations(r);
   s.some(e => typeof e !== "string") && noteFileChanges(t.context.progress);
   for (const r of s) loop(e, t, () => {
    setVariable(t.context.state, n, n === ze ? null : r);
    t.statements(e.body.commands, t);
   });
   setVariable(t.context.state, n, null);
  }
  function knownIterations(e) {
   if (e === null || e.length === 0 || e.length > Ie) return [ null ];
   const [t] = e;
   if (e.length === 1 && t?.kind === "unknown" && t.plain === true) return [ t.number === true ? y : g ];
   const n = e.map(e => e.kind === "literal" ? e.value : null);
   return n.includes(null) ? [ null ] : n;
  }
  function walkArithmeticFor(e, t) {
   noteFileChanges(t.context.progress);
   e.initialize !== void 0 && runArithmetic(e.initialize, t.context);
   loop(e, t, () => {
    e.test !== void 0 && runArithmetic(e.test, t.context);
    t.statements(e.body.commands, t);
    e.update !== void 0 && runArithmetic(e.update, t.context);
   });
  }
  function walkCase(e, t) {
   evaluateValue(e.word, t.context);
   for (const n of e.items) {
    for (const e of n.pattern) evaluateValue(e, t.context);
    walkMaybe(t, () => t.statements(n.body.commands, t));
   }
  }
  function loop(e, t, n) {
   const {state: r, progress: s} = t.context;
   for (const [t, n] of assignedIn(e)) setVariable(r, t, n && isNumber(r.variables.get(t)) ? numberIn(r, t) : null);
   const o = copyState(r, s);
   const {steps: a, timeline: i} = t.walk;
   const c = a.length;
   walkMaybe(t, n);
   i.spans.push({
    from: c,
    to: a.length
   });
   if (r.cwd !== o.cwd) throw new Undecidable("a loop changes the directory");
  }
  function isCounting(e) {
   if (e.append === true || e.index !== void 0 || e.value.type === "ArrayValue") return false;
   const t = e.value.parts ?? [];
   return /^\d{1,9}$/.test(e.value.text) || t.length === 1 && t[0]?.type === "ArithmeticExpansion";
  }
  const He = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;
  function numberIn({variables: e}, t) {
   const n = e.get(t);
   return typeof n === "string" || n?.filled === true ? v : y;
  }
  const qe = new WeakMap;
  function assignedIn(e) {
   const t = qe.get(e);
   if (t !== void 0) return t;
   const n = new Map;
   const add = (e, t) => {
    n.set(e, t && n.get(e) !== false);
   };
   const visit = e => {
    e.type === "Assignment" && add(e.name, isCounting(e));
    e.type === "For" && add(e.name.value, false);
    if (e.type === "ArithmeticBinary" || e.type === "ArithmeticUnary") {
     const t = assignedBy(e);
     t !== null && add(t, true);
    }
    if (e.type === "Command" && He.test(e.name?.value ?? "")) for (const t of e.args) t.type === "Word" && add(t.value, false);
    (0, de.forEachChild)(e, visit);
   };
   visit(e);
   qe.set(e, n);
   return n;
  }
  const _e = new WeakMap;
  function withNameLimit(e) {
   const t = _e.get(e) ?? limitedFacts(e);
   _e.set(e, t);
   t.reset();
   return t.facts;
  }
  function limitedFacts(e) {
   let t = d.names;
   const n = {
    ...e,
    get repository() {
     return e.repository;
    },
    linksBelow(n, r) {
     const s = t > 0 ? e.linksBelow(n, Math.min(r, t)) : null;
     t -= s === null ? r : s.names + 1;
     return s;
    },
    sensitiveBelow(n, r) {
     const s = Math.max(0, Math.min(r, t));
     const o = e.sensitiveBelow(n, s);
     t -= o.names + 1;
     return o.names < s ? o : {
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
  }
  function pipedNames({commands: e, operators: t}, n, {steps: r, outer: s}, o) {
   const [a, i] = [ e[n - 1], e[n] ];
   if (a?.type !== "Command" || i?.type !== "Command" || t[n - 1] !== "|") return;
   const c = r.at(-1);
   const l = a.name?.text;
   if (c === void 0 || c.name !== l || c.outer !== s || c.alias !== void 0) return;
   if (!piped_names_isPlain(a, discardsErrors) || !piped_names_isPlain(i, isOutput)) return;
   const u = l === "find" ? onlyPrints : l !== "git" || o ? void 0 : printsNames;
   return u?.(c.argv) === true ? c.argv : void 0;
  }
  function piped_names_isPlain({args: e, prefix: t, redirects: n}, r) {
   return t.length === 0 && n.every(r) && e.every(e => !/`|[$<>]\(/.test(e.text));
  }
  function discardsErrors(e) {
   const t = e.descriptor?.type === "FileDescriptor" && e.descriptor.value === 2;
   return e.type === "Redirect" && e.operator === ">" && t && e.target?.text === "/dev/null";
  }
  function isOutput(e) {
   return e.type === "Redirect" && /^(?:>>?|>&|&>>?)$/.test(e.operator) && !/[`$(]/.test(e.target?.text ?? "`");
  }
  const Ve = /^-(?:print0?|printf|ls|delete|quit|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/;
  function onlyPrints(e) {
   const t = e.map(s.Zc);
   return !t.includes(null) && t.at(-1) === "-print0" && t.filter(e => Ve.test(e ?? "")).length === 1;
  }
  const Ge = /^[\w@][\w./~^@-]*$/;
  const Ze = /^(?![-/:~])(?!(?:.*\/)?\.\.(?:\/|$))[^\n]+$/;
  const Qe = /^(?:-[zcmdo]+|--(?:cached|modified|deleted|others|exclude-standard|deduplicate|no-empty-directory|error-unmatch))$/;
  const Ke = /^(?:-z|--(?:name-only|cached|staged|merge-base|no-renames|no-color|no-ext-diff|diff-filter=[A-Za-z]+|diff-algorithm=\w+))$/;
  function printsNames(e) {
   const t = e.map(e => e.kind === "literal" ? e.value : null);
   const n = t.filter(e => e !== null);
   if (n.length < t.length) return false;
   const [, r, ...s] = n;
   const o = s.indexOf("--");
   const a = o < 0 ? s : s.slice(0, o);
   const i = o < 0 ? [] : s.slice(o + 1);
   const c = a.filter(e => e.startsWith("-"));
   const l = a.filter(e => !e.startsWith("-"));
   if (!i.every(e => Ze.test(e)) || !c.some(e => /^-[cmdo]*z/.test(e))) return false;
   if (r === "ls-files") return c.every(e => Qe.test(e)) && l.every(e => Ze.test(e));
   return r === "diff" && c.includes("--name-only") && c.every(e => Ke.test(e)) && l.every(e => Ge.test(e) || Ze.test(e));
  }
  function refuseNode(e) {
   const t = Object.hasOwn(Je, e.type) ? Je[e.type] : void 0;
   throw new Undecidable(t ?? `it contains an unknown construct (${e.type})`);
  }
  const Je = {
   Select: "a menu (select) cannot be analyzed",
   Function: "a function gives a name another meaning",
   Coproc: "a coprocess cannot be analyzed"
  };
  const Ye = [];
  function assignVariable(e, t) {
   const n = assignments_valueOf(e, t);
   if (!(0, F.p)(e.name) && (typeof n !== "string" || !(0, u.a)(e.name, n))) throw new Undecidable(`${e.name}=\u2026 changes what later commands do`);
   setVariable(t.state, e.name, n);
  }
  function readPrefix(e, t, n) {
   if (e.length === 0) return Ye;
   const {variables: r} = n.state;
   const s = new Map(r);
   const o = [];
   for (const s of e) {
    const e = assignments_valueOf(s, n);
    r.set(s.name, e);
    if (s.name === "IFS" && t === "read") continue;
    const a = typeof e === "string" && ((0, u.a)(s.name, e) || isWorkspaceModulePath(s.name, e, t, n));
    if (s.append === true || s.value.type === "ArrayValue" || !a && !(0, F.e)(s.name)) throw new Undecidable(`the variable ${s.name} set for a command may change what it does (a rule can allow it with env: \`env ${s.name}=\u2026 ${t}\`)`);
    o.push({
     name: s.name,
     value: typeof e === "string" ? e : null,
     source: s.text,
     isSafe: a
    });
   }
   for (const {name: t} of e) {
    const e = s.get(t);
    e === void 0 ? r.delete(t) : r.set(t, e);
   }
   return o;
  }
  const Xe = /^(?:pytest|py\.test|coverage|tox|nox|uv|poetry|pdm|hatch|sphinx-build|mkdocs)$/;
  function isWorkspaceModulePath(e, t, n, {state: r, world: s}) {
   if (e !== "PYTHONPATH" || !Xe.test(n) || r.cwdDoubt !== null) return false;
   return t.split(":").every(e => {
    const t = (0, a.Hi)(e, r.cwd);
    return /^[\w./-]+$/.test(e) && (0, a.FK)({
     path: t,
     directory: s.workspace
    }) && s.realpath(t) === t && !(0, a.sH)(e);
   });
  }
  function assignments_valueOf(e, t) {
   if (e.index !== void 0) throw new Undecidable("an assignment to an array element may run a command");
   if (e.value.type === "ArrayValue") {
    for (const n of e.value.elements) {
     if (/^\[/.test(n.text)) throw new Undecidable("an array subscript may run a command");
     evaluateWord(n, t);
    }
    return null;
   }
   const n = evaluateValue(e.value, t);
   return e.append === true ? null : n;
  }
  function walkSimpleCommand(e, t, n, r) {
   t.seen.add(e);
   const s = e.prefix.filter(e => e.type === "Assignment");
   if (e.name === void 0) {
    for (const e of s) assignVariable(e, n);
    addRedirections(e, t, n);
    return;
   }
   const o = constantName(e.name);
   const a = e.args.map(e => e.type === "Word" ? startExpansion(e, n) : declareItem(o, e, n));
   const i = [ {
    kind: "literal",
    value: o,
    source: e.name.text
   } ];
   for (const e of a) if (typeof e !== "function") i.push(e); else for (const t of e()) i.push(t);
   addRedirections(e, t, n);
   r(i, {
    ...t,
    input: constantInput(e.redirects)
   }, n, readPrefix(s, o, n));
  }
  function declareItem(e, t, n) {
   if (t.index !== void 0 || t.append === true || t.value.type === "ArrayValue") throw new Undecidable("a declaration with a subscript may run a command");
   const r = evaluateValue(t.value, n);
   declareVariables(e, t.name, r);
   setVariable(n.state, t.name, r);
   const s = `${t.name}=`;
   return typeof r === "string" ? {
    kind: "literal",
    value: s + r,
    source: t.text
   } : {
    kind: "partial",
    prefix: s,
    source: t.text
   };
  }
  function addRedirections(e, t, n) {
   if (e.redirects.length === 0) return;
   const r = redirectionEffects(e.redirects, n);
   countFiles(n.progress, r);
   t.redirected.push(...r);
   noteFiles(t.timeline, r, t.steps.length);
  }
  function constantName(e) {
   if (z.test(e.text)) return e.text;
   if (/^[A-Za-z_]\w*\[/.test(joinLines(e.text))) throw new Undecidable("the name of a command may be a subscript");
   const t = partsOf(e).every(isConstant) && !joinLines(e.text).startsWith("~");
   if (!t) throw new Undecidable(`the name of a command (${shorten(e.text)}) is not constant`);
   checkBraces(partsOf(e));
   if (e.value === "") throw new Undecidable("the name of a command is empty");
   return e.value;
  }
  function shorten(e) {
   return e.length > 60 ? `${e.slice(0, 57)}\u2026` : e;
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
    timeline: newFileTimeline(),
    seen: new Set,
    scripts: [],
    level: 0,
    outer: null,
    script: walkScript
   };
   const s = {
    cwd: e,
    cwdDoubt: null,
    cwdUnproven: false,
    variables: new Map
   };
   try {
    const o = t.realpath(e);
    if (o !== e || !(0, a.FK)({
     path: o,
     directory: t.workspace
    })) throw new Undecidable("it would run outside the workspace");
    n(r, contextFor(r, s, newWalkProgress()));
    const i = pathBehindNewLink(r.timeline, t);
    if (i !== null) throw new Undecidable(`${i} may be behind a link that the line itself creates`);
    return r.steps.length === 0 ? {
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
   const r = {
    state: t,
    world: e.world,
    progress: n,
    list: t => void e.redirected.push({
     kind: "read",
     path: t
    }),
    substitute: r => walkStatements(r.commands, walkContextFor(e, contextFor(e, copyState(t, n), n)))
   };
   return r;
  }
  function walkScript(e, t, n) {
   const r = parseLine(e);
   t.scripts.push(e);
   if ("problem" in r) throw new Undecidable(r.problem);
   const s = walkContextFor(t, contextFor(t, n.state, n.progress));
   walkStatements(r.script.commands, s);
   if (r.commands.some(e => !t.seen.has(e))) throw new Undecidable("a command is in an unsupported position");
  }
  function walkStatements(e, t) {
   for (const n of e) {
    const {progress: e} = t.context;
    spend(e, 1);
    const {patterns: r} = e;
    const s = t.walk.steps.length;
    const o = n.background === true ? subshell(t) : t;
    n.command.type === "AndOr" ? walkAndOr(n.command, o) : walkPipeline(n.command, o);
    const {state: a} = o.context;
    a.cwdUnproven && (a.cwdDoubt = je);
    if (n.background !== true) continue;
    t.walk.timeline.spans.push({
     from: s,
     to: Number.POSITIVE_INFINITY
    });
    e.patterns > r && (e.racing = true);
   }
  }
  function subshell(e) {
   return walkContextFor(e.walk, contextFor(e.walk, copyState(e.context.state, e.context.progress), e.context.progress));
  }
  function walkAndOr(e, t) {
   const {state: n, progress: r} = t.context;
   const s = copyState(n, r);
   for (const [o, a] of e.commands.entries()) {
    o === 1 && Object.assign(s, copyState(n, r));
    const i = e.operators[o - 1];
    if (i === "||") {
     n.cwdUnproven && (n.cwdDoubt = je);
     walkMaybe(t, () => walkPipeline(a, t));
    } else walkPipeline(a, t);
   }
   markUncertain(n, s);
  }
  function walkPipeline(e, t) {
   if (e.type !== "Pipeline") {
    walkNode(e, t);
    return;
   }
   const n = e;
   if (n.commands.length === 0) throw new Undecidable("a pipeline is empty");
   if (n.commands.length === 1 && n.commands[0] !== void 0) {
    walkNode(n.commands[0], t);
    return;
   }
   const {progress: r} = t.context;
   const {patterns: s, racing: o} = r;
   const a = t.walk.steps.length;
   let {disturbed: i} = r;
   for (const [e, o] of n.commands.entries()) {
    const a = pipedNames(n, e, t.walk, i);
    ({disturbed: i} = r);
    walkNode(o, subshell({
     ...t,
     walk: {
      ...t.walk,
      found: a
     }
    }));
    r.patterns > s && (r.racing = true);
   }
   t.walk.timeline.spans.push({
    from: a,
    to: t.walk.steps.length
   });
   r.racing = o;
  }
  function walkNode(e, t) {
   switch (e.type) {
   case "Command":
    walkSimpleCommand(e, t.walk, t.context, addCommand);
    return;

   case "Redirected":
    walk_addRedirections(e.redirects, t);
    walkNode(e.command, t);
    return;

   case "Subshell":
    walkStatements(e.body.commands, subshell(t));
    return;

   case "BraceGroup":
    walkStatements(e.body.commands, t);
    return;

   case "If":
    walkIf(e, t);
    return;

   case "For":
    walkFor(e, t);
    return;

   case "ArithmeticFor":
    walkArithmeticFor(e, t);
    return;

   case "While":
    walkWhile(e, t);
    return;

   case "Case":
    walkCase(e, t);
    return;

   case "TestCommand":
    checkCondition(e.expression, t.context);
    return;

   case "ArithmeticCommand":
    e.expression !== void 0 && runArithmetic(e.expression, t.context);
    return;

   default:
    refuseNode(e);
   }
  }
  function walk_addRedirections(e, t) {
   const n = redirectionEffects(e, t.context);
   countFiles(t.context.progress, n);
   t.walk.redirected.push(...n);
   noteFiles(t.walk.timeline, n, t.walk.steps.length);
  }
  var et = n(78535);
  function matchesRiskLiterally(e, t, n) {
   if ((nt(e).get(t.word) ?? 0) >= n) return true;
   const r = (0, Le.jD)(e);
   if (e.specifier.kind !== "command" || !e.specifier.pattern.open) return false;
   const {alsoCoveredBy: s, openedBy: o} = t;
   return s !== void 0 && endsWith(r, s) || o !== void 0 && r.length > 0 && beginsAs(r, o);
  }
  function endsWith(e, t) {
   const n = isOption(t.at(-1)) || isOption(e.at(-1)) ? e : e.filter(e => !isOption(e));
   const r = n.length - t.length;
   return r >= 0 && t.every((e, t) => isSame(n[r + t], e, t));
  }
  const tt = /^(?:-r|--recursive|-F|--filter|-w|--workspace|--workspaces|-ws)$/;
  function beginsAs(e, t) {
   const n = /^(?:npm|pnpm|bun)$/.test(e[0] ?? "");
   const r = n ? e.filter(e => !tt.test(e)) : e;
   return r.every((e, n) => isSame(e, t[n], n));
  }
  function isOption(e) {
   return e?.startsWith("-") === true;
  }
  function isSame(e, t, n) {
   return e === t || n === 0 && e !== void 0 && (0, ne.Fl)(e) === t;
  }
  const nt = (0, et.j)(e => {
   const t = new Map;
   for (const n of (0, Le.jD)(e).slice(1)) t.set(n, (t.get(n) ?? 0) + 1);
   return t;
  });
  function matchesPathLiterally(e, t, n) {
   const r = rt(e);
   const s = r.get(n);
   if (s !== void 0) return s.has(t);
   const o = (0, Le.jD)(e).slice(1).flatMap(e => [ e, e.slice(e.indexOf("=") + 1), e.slice(2) ]);
   const i = new Set(o.filter(e => e !== "").map(e => (0, a.Hi)(e, n)));
   r.clear();
   r.set(n, i);
   return i.has(t);
  }
  const rt = (0, et.j)(() => new Map);
  function matchesAddressLiterally(e, t) {
   const n = st(e);
   return n.has(t) || URL.canParse(t) && n.has(new URL(t).href);
  }
  const st = (0, et.j)(e => {
   const t = (0, Le.jD)(e).slice(1);
   return new Set(t.flatMap(e => URL.canParse(e) ? [ e, new URL(e).href ] : [ e ]));
  });
  var ot = n(39285);
  function allowRuleNames(e, t, n) {
   if (e.tool !== "Bash") return false;
   if (e.specifier.kind === "any") return true;
   if (e.specifier.kind !== "command") return false;
   const {pattern: r} = e.specifier;
   const [s] = r.words;
   if (s?.kind === "literal" && !s.text.includes("/") && !allowForms(t).some(e => e[0] === s.text)) return false;
   const sameProgram = (e, r) => e.includes("/") ? isSameFile(e, t, n) : e === r;
   if (t.role === "unknown" && matchesAnyProgram(r)) return false;
   if (!allowsAssignments(r, t)) return false;
   return allowForms(t).some(e => (0, ot.f0)(r, e, {
    matchUnknown: false,
    sameProgram: sameProgram
   }));
  }
  function isSameFile(e, {name: t, cwd: n}, r) {
   if (!t.includes("/")) return false;
   const s = bareName(e);
   return s === e ? (0, a.Hi)(e, r.workspace) === (0, a.Hi)(t, n) : s === bareName(t);
  }
  function matchesAnyProgram({words: [e]}) {
   return e?.kind === "words" || e?.kind === "pieces" && e.pieces[0] === "";
  }
  function allowsAssignments({assignments: e}, {assigned: t}) {
   return t.every(t => t.isSafe || e.some(e => (0, ot.DU)(e, t, false))) && e.every(e => t.some(t => (0, 
   ot.DU)(e, t, false)));
  }
  function allowRuleReaches(e, t, n) {
   for (let r = t.outer; r !== null; r = r.outer) if ((0, Le.jD)(e).includes(t.name, 1) && allowRuleNames(e, r, n)) return true;
   return false;
  }
  function strictRuleNames(e, t) {
   if (e.tool !== "Bash") return false;
   if (e.specifier.kind === "any") return true;
   if (e.specifier.kind !== "command") return false;
   const n = e.specifier.pattern;
   const r = n.words.length === 1 ? {
    ...n,
    open: true
   } : n;
   const s = r.assignments.every(e => t.assigned.some(t => (0, ot.DU)(e, t, true)));
   if (!s) return false;
   return denyForms(t).some(e => (0, ot.f0)(r, e, {
    matchUnknown: true,
    sameProgram: sameProgram
   }) || r.open && matchesLoosely(r, e));
  }
  function sameProgram(e, t) {
   return (0, ne.Fl)(e) === (0, ne.Fl)(t);
  }
  function matchesLoosely(e, t) {
   const n = e.words.map(e => e.kind === "literal" ? e.text : null);
   const r = n[0];
   const s = t[0];
   if (n.includes(null) || typeof r !== "string" || typeof s !== "string" || !sameProgram(r, s)) return false;
   const o = n.slice(1).filter(e => e !== null);
   const a = t.slice(1);
   const i = a.filter(e => e === null || !e.startsWith("-"));
   const c = flagsOf(a.filter(e => e !== null));
   const l = a.includes(null);
   const u = flagsOf(o).every(e => l || c.includes(e));
   const d = o.filter(e => !e.startsWith("-")).every((e, t) => i[t] === e || i[t] === null);
   return u && d;
  }
  function flagsOf(e) {
   return e.flatMap(e => {
    if (e.startsWith("--")) return e === "--" ? [] : [ e ];
    return e.startsWith("-") ? Array.from(e.slice(1)).map(e => `-${e}`) : [];
   });
  }
  var at = n(27126);
  const it = 100;
  function showCommand(e) {
   const t = (0, at.u)(e);
   const n = t.replace(/\s+/g, " ");
   return `\`${n.length > it ? `${n.slice(0, it - 3)}\u2026` : n}\``;
  }
  var ct = n(56782);
  function evaluateCommandEffect(e, t, n, r) {
   const s = (0, Ae.E)(e);
   const o = s === null ? void 0 : ruleWithText(s, t, n);
   if (o !== void 0) return granted(o, "this program text");
   switch (e.kind) {
   case "read":
   case "write":
   case "delete":
    {
     const s = evaluateFile(e.kind, e.path, "Bash", r);
     const {kind: o, path: a} = e;
     if (!s.missing || typeof a !== "string") return s;
     const i = n.find(e => grantsFile(e, {
      kind: o,
      path: a
     }, t, r.world));
     return i === void 0 ? s : granted(i, a);
    }

   case "fetch":
    {
     const t = (0, ct.Aq)(e.url, "Bash", r);
     const {url: s} = e;
     if (!t.missing || typeof s !== "string") return t;
     const o = n.find(e => matchesAddressLiterally(e, s));
     return o === void 0 ? t : granted(o, s);
    }

   case "exec":
    return "any" in e.argv ? evaluateAnyProgram(e.argv, t, r) : unnamed(e.kind);

   case "post":
    return evaluateRecordedWrite(e, t, n, r);

   case "mcp":
    return unnamed(e.kind);
   }
  }
  function evaluateRecordedWrite({what: e, target: t}, n, r, s) {
   const o = {
    tool: e,
    effects: [],
    ...t === void 0 ? {} : {
     subject: t
    }
   };
   const a = (0, ct.Ql)(o, s);
   if (a.decision !== "ask" || a.rule !== null) return a;
   const i = r.find(e => !(0, ct.aT)(o) || namesEveryRisk(e, n));
   return i === void 0 ? a : granted(i, t === void 0 ? e : `${e}(${t})`);
  }
  function namesEveryRisk(e, {risks: t}) {
   return e.specifier.kind === "command" && t.every(t => matchesRiskLiterally(e, t, 1));
  }
  function ruleWithText(e, {argv: t, risks: n}, r) {
   if (!t.some(t => t.kind === "literal" && t.value === e)) return;
   const s = n.find(({word: t}) => t === e);
   return s && r.find(e => e.specifier.kind === "command" && matchesRiskLiterally(e, s, 1));
  }
  function unnamed(e) {
   return (0, re.LD)("ask", null, `no rule allows a command to ${e}`);
  }
  function evaluateAnyProgram({any: e}, t, {rules: n}) {
   const r = t.risks.find(({word: t}) => t === e);
   const s = r?.why ?? "is unknown before the command runs, and this program is unknown";
   const o = r?.hint ?? (0, oe.w)(e);
   const a = n.deny.find(({tool: e}) => e === "Bash") ?? null;
   return (0, re.LD)("deny", a, `${showCommand(t)}: ${e} ${s}: ${o}`);
  }
  function granted(e, t) {
   return (0, re.LD)("allow", e, `the rule ${e.text} names ${t}`);
  }
  function grantsFile(e, t, n, r) {
   if (!matchesPathLiterally(e, t.path, n.cwd)) return false;
   return t.kind === "read" || e.specifier.kind !== "command" || followsFromRule(e, t, n, r);
  }
  function followsFromRule({specifier: e}, t, n, r) {
   const a = e.kind === "command" ? e.pattern.words : [];
   const i = a.flatMap(e => e.kind === "literal" ? [ (0, s.CK)(e.text) ] : []);
   const [c, ...l] = i;
   const u = (0, ne.Fl)(n.name);
   if (c === void 0 || i.length < a.length || (0, ne.Fl)((0, s.bG)(c)) !== u) return true;
   const d = (0, o.w)(u);
   if (d === void 0) return true;
   const {effects: f} = d.read({
    argv: [ (0, s.CK)(u), ...l ],
    cwd: n.cwd
   }, r);
   return f.some(e => e.kind === t.kind && e.path === t.path);
  }
  function namesDirectory(e, {rules: t, more: n, world: r}) {
   return [ ...lt(t.allow), ...n ].some(({tool: t, specifier: n}) => {
    if (t !== "Bash" || n.kind !== "command") return t === "Bash" && n.kind === "any";
    const [s, o, ...a] = n.pattern.words;
    if (s?.kind !== "literal" || s.text !== "cd" || a.length > 0) return false;
    if (o === void 0) return n.pattern.open;
    return matchesDirectory(o, e.cwd, r);
   });
  }
  function matchesDirectory(e, t, n) {
   if (e.kind === "literal") return (0, a.Hi)(e.text, n.workspace) === t;
   const r = (0, te.AA)(t, n);
   return [ r, `./${r}` ].some(t => (0, ot.Sr)(e, t));
  }
  const lt = (0, et.j)(e => e.filter(e => e.tool === "Bash" && (e.specifier.kind === "any" || (0, 
  Le.jD)(e)[0] === "cd")));
  function evaluateWithoutRule(e, t, n) {
   if (n.mode === "yolo") return {
    decision: "allow",
    rule: null,
    reason: `mode yolo allows ${t}`
   };
   const r = e.assigned.find(({isSafe: e}) => !e);
   const s = r === void 0 ? "" : `; it would have to name ${r.name} too`;
   const o = {
    decision: "ask",
    rule: null,
    reason: `no rule allows ${t}${s}`
   };
   if (!n.readOnlyCommands || !e.readsOnlyFiles || r !== void 0) return o;
   for (const t of e.bulk) {
    const e = closedIn(t, n);
    if (e !== null) return {
     ...o,
     reason: `${o.reason}, and ${e}`
    };
   }
   return {
    decision: "allow",
    rule: null,
    reason: `${t} only reads files that the rules allow`
   };
  }
  const ut = /\.log(?:\.\d+)?$/i;
  function closedIn(e, t) {
   const {world: n} = t;
   const r = [ ...t.rules.deny, ...t.rules.ask ].filter(({tool: e}) => e === "Read");
   const [s] = r;
   if (e.of === "history" && s !== void 0) return `git shows the content of files in any commit, where the rule ${s.text} cannot be applied`;
   const o = (0, a.JA)({
    path: e.path,
    directory: n.workspace
   }) || "the workspace";
   const i = e.of === "directory" ? ": use the tool Grep, which leaves out files that the rules deny" : "";
   const c = e.sensitive();
   if (c === null) return `there are too many files in ${o} to check each of them${i}`;
   const isOpen = e => evaluateFile("read", e, "Bash", t).decision === "allow";
   const isShown = t => e.of === "history" && ut.test(t);
   const l = c.find(t => e.includes(t) && !isShown(t) && !isOpen(t));
   if (l !== void 0) return `it would read ${(0, a.JA)({
    path: l,
    directory: n.workspace
   }) ?? l}, which needs a rule of its own${i}`;
   if (s === void 0 || e.of === "history") return null;
   const u = allFilesBelow(e.path, n);
   if (u === null) return `there are too many files in ${o} to check each of them${i}`;
   const d = u.find(n => e.includes(n) && strictRule(n, r, t) !== void 0);
   return d === void 0 ? null : `it would read ${(0, a.JA)({
    path: d,
    directory: n.workspace
   }) ?? d}, which the rule ${strictRule(d, r, t)?.text ?? ""} covers${i}`;
  }
  function strictRule(e, t, n) {
   return countRules(t, n).find(({specifier: t}) => t.kind === "any" || t.kind === "path" && (0, 
   te.$h)(t.pattern, e, n.world, true));
  }
  function evaluateCommand(e, t, n) {
   const r = countRules((0, ne.gh)(n.rules.allow, () => reachingForms(e)), n);
   const s = matchingRules(r, e, n);
   for (const t of matchingRules(n.more, e, n)) s.push(t);
   const o = {
    kind: "exec",
    argv: e.argv.map(e => e.kind === "literal" ? e.value : e.source),
    cwd: e.cwd
   };
   const a = evaluateExec({
    step: e,
    alone: t,
    rules: s
   }, n);
   const i = [ (0, re.Z7)(o, a) ];
   for (const t of e.effects) i.push((0, re.Z7)(t, evaluateCommandEffect(t, e, s, n)));
   for (const t of possibleReads(e, n.world)) {
    const r = evaluateCommandEffect(t, e, s, n);
    r.decision === "deny" && i.push((0, re.Z7)(t, r));
   }
   return {
    step: e,
    parts: i,
    ownDecision: (0, re.OI)(i) ?? a,
    alone: t,
    rules: s
   };
  }
  function isCommandAllowedNow(e, t) {
   const {step: n, alone: r} = e;
   const s = [ ...e.rules, ...matchingRules(t.more, n, t) ];
   return e.parts.every(({decision: e, effect: o}, a) => {
    if (e === "allow") return true;
    const i = a === 0 ? evaluateExec({
     step: n,
     alone: r,
     rules: s
    }, t) : evaluateCommandEffect(o, n, s, t);
    return i.decision === "allow";
   });
  }
  function matchingRules(e, t, {world: n}) {
   return e.filter(e => allowRuleNames(e, t, n) || allowRuleReaches(e, t, n));
  }
  function reachingForms(e) {
   const t = [ ...allowForms(e) ];
   for (let {outer: n} = e; n !== null; n = n.outer) t.push(...allowForms(n));
   return t;
  }
  function evaluateExec({step: e, alone: t, rules: n}, r) {
   const s = showCommand(e);
   const o = findStrictRule("deny", e, r);
   if (o !== void 0) return (0, re.k2)(o, s);
   const a = e.risks.find(e => e.never === true);
   if (a !== void 0) {
    const e = a.hint === void 0 ? "" : `: ${a.hint}`;
    const t = `${s}: ${a.word} ${a.why}; no rule can allow this${e}`;
    return {
     ...(0, re.LD)("deny", null, t),
     ...hintOf(a)
    };
   }
   const i = (e.role === "neutral" || e.role === "transparent") && e.assigned.every(e => e.isSafe);
   if (r.mode === "plan" && !e.readOnly && !i) return (0, re.LD)("deny", null, `mode plan allows only read-only commands, and ${s} is not known to be read-only`);
   const c = r.mode === "yolo" ? void 0 : findStrictRule("ask", e, r);
   if (c !== void 0) return (0, re.k2)(c, s);
   return decidePermission({
    step: e,
    called: s,
    rules: n,
    free: i && (!t || r.readOnlyCommands)
   }, r);
  }
  function findStrictRule(e, t, n) {
   if (n.rules[e].length === 0) return;
   const r = countRules((0, ne.gM)(n.rules[e], () => denyForms(t)), n);
   return r.find(e => strictRuleNames(e, t));
  }
  const dt = /^(?:sudo|sudoedit|su|doas|pkexec|runuser|run0)$/;
  function decidePermission({step: e, called: t, rules: n, free: r}, s) {
   const [o = null] = n;
   const a = (0, ne.Fl)(e.name);
   if (dt.test(a) && !n.some(e => (0, ne.Fl)((0, Le.jD)(e)[0] ?? "") === a)) return (0, 
   re.LD)("deny", null, `${t} runs as another user, and no allow rule names ${a}`);
   const i = findUncoveredRisk(e.risks, n, s);
   if (o === null && !r && i?.anyProgram !== true) return evaluateWithoutRule(e, t, s);
   if (i !== void 0) {
    const e = i.hint === void 0 ? ", and no rule names it" : `: ${i.hint}`;
    return {
     ...(0, re.LD)("ask", o, `${t}: ${i.word} ${i.why}${e}`),
     ...hintOf(i)
    };
   }
   if (e.elsewhere && s.mode !== "yolo" && !canRunInDirectory(e, n, s)) {
    const n = (0, te.AA)(e.cwd, s.world);
    return (0, re.LD)("ask", o, `${t} runs scripts from ${n}, and no rule names \`cd ${n}\``);
   }
   const c = e.role === "unknown" ? e.argv.find(e => e.kind !== "literal") : void 0;
   if (c !== void 0 && s.mode !== "yolo" && o?.specifier.kind !== "any") {
    const e = `${t}: this program is unknown, and ${c.source} is not constant`;
    return {
     ...(0, re.LD)("ask", o, e),
     hint: `write the value of ${c.source} itself`
    };
   }
   return o === null ? (0, re.LD)("allow", null, `${t} changes nothing outside the shell`) : (0, 
   re.k2)(o, t);
  }
  const hintOf = ({hint: e}) => e === void 0 ? {} : {
   hint: e
  };
  function canRunInDirectory(e, t, n) {
   if (namesDirectory(e, n) || isTrustedPackage(e.cwd, n)) return true;
   return e.alias !== void 0 && t.some(t => matchesPathLiterally(t, e.cwd, n.world.workspace));
  }
  function findUncoveredRisk(e, t, n) {
   if (e.length === 0) return;
   const r = n.mode === "yolo" || t.some(e => e.specifier.kind === "any");
   const s = new Map;
   for (const {word: t} of e) s.set(t, (s.get(t) ?? 0) + 1);
   return e.find(e => !(r && e.anyProgram !== true) && !isToolAllowed(e, n) && !t.some(t => matchesRiskLiterally(t, e, s.get(e.word) ?? 1)));
  }
  function isToolAllowed({tool: e}, t) {
   if (e === void 0) return false;
   return (0, ct.Ql)({
    tool: e.name,
    effects: [],
    subject: e.subject
   }, t).decision === "allow";
  }
  function possibleReads(e, t) {
   if (e.role !== "unknown" && e.risks.length === 0) return [];
   const n = new Set(e.risks.map(({word: e}) => e));
   const isFile = n => e.role === "unknown" || /^\.|\//.test(n) || t.kindOf((0, a.Hi)(n, e.cwd)) !== "missing";
   return e.argv.slice(1).flatMap(t => {
    if (t.kind !== "literal" || t.value === "") return [];
    if (e.role !== "unknown" && !n.has(t.value)) return [];
    const r = new Set([ t.value, t.value.slice(t.value.indexOf("=") + 1) ].filter(e => !e.startsWith("-") && e !== "" && isFile(e)));
    return [ ...r ].map(t => ({
     kind: "read",
     path: (0, a.Hi)(t, e.cwd)
    }));
   });
  }
  function parseRequest(e, t) {
   const n = [];
   const r = [];
   for (const s of e) {
    if (s.kind !== "shell" && s.kind !== "exec") {
     if (lengthOf(s) > d.length) return unparsable(`a path, address or name is longer than ${d.length} characters`);
     n.push(s);
     continue;
    }
    const e = s.kind === "shell" ? analyzeCommandLine(s.command, s.cwd, t) : analyzeArgv(s.argv, s.cwd, t);
    if ("problem" in e) return unparsable(e.problem);
    const o = e.steps.every(e => e.role === "neutral" || e.role === "transparent");
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
  }
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
   if (t.problem !== null) return refusedRequest(t.problem, e, n);
   try {
    return evaluateParts(e, t, n);
   } catch (t) {
    if (t instanceof Undecidable) return refusedRequest(t.problem, e, n);
    throw t;
   }
  }
  function evaluateParts(e, t, n) {
   const r = [];
   const s = [];
   const o = [];
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
   const a = s.length === 0 ? (0, ct.Ql)(e, n) : decidingPart(s);
   return {
    decision: a.decision,
    outcome: a.decision === "allow" ? "run" : "refuse",
    rule: a.rule,
    reason: a.reason.charAt(0).toUpperCase() + a.reason.slice(1),
    effects: s.map(e => e.effect),
    parts: s,
    scripts: o,
    suggest: [],
    commands: r
   };
  }
  function otherParts({commands: e, parts: t}) {
   return t.slice(e.reduce((e, t) => e + t.parts.length, 0));
  }
  function refusedPartsOf(e) {
   const t = otherParts(e).filter(e => e.decision !== "allow");
   return {
    steps: e.commands.filter(({ownDecision: e}) => e.decision !== "allow"),
    effects: t.map(e => e.effect),
    isTool: e.parts.length === 0
   };
  }
  function isAllowedNow(e, {steps: t, effects: n, isTool: r}, s) {
   return (!r || (0, ct.Ql)(e, s).decision === "allow") && n.every(t => evaluateEffect(t, e, s).decision === "allow") && t.every(e => isCommandAllowedNow(e, s));
  }
  function refusedRequest(e, t, n) {
   const r = n.rules.deny.find(e => e.tool === t.tool && e.specifier.kind === "any");
   const s = `The ${t.tool === "Bash" ? "command line" : "call"} is refused: ${e}`;
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
    return (0, re.Z7)(e, evaluateFile(e.kind, e.path, t.tool, n));

   case "fetch":
    return (0, re.Z7)(e, (0, ct.Aq)(e.url, t.tool, n));

   case "mcp":
    return (0, re.Z7)(e, (0, ct.yC)(e, n));

   case "post":
    return (0, re.Z7)(e, (0, ct.Ql)(writeRequestOf(e, t), n));

   case "exec":
    return (0, re.Z7)(e, (0, ct.Ql)(t, n));
   }
  }
  function writeRequestOf({what: e, target: t}, n) {
   const r = t ?? n.subject;
   const s = (0, Ne.Zt)(e) ?? n.tool;
   return {
    tool: s,
    effects: [],
    ...r === void 0 ? {} : {
     subject: r
    }
   };
  }
  function decidingPart(e) {
   const t = (0, re.OI)(e);
   if (t === void 0) throw new Error("a call without parts has no decision");
   if (t.decision === "deny") return e.find(({decision: e, rule: t}) => e === "deny" && t !== null) ?? t;
   return t.decision === "allow" ? e.find(e => e.rule !== null) ?? t : t;
  }
  const ft = 8;
  function refusalOf(e, t, n, r) {
   const {commands: s, parts: o, reason: a} = e;
   if (t !== null) {
    const s = rewriteFor(t);
    const o = s === null ? nearestTo(e, n, r) : [];
    return {
     kind: s === null ? "permission" : "form",
     missing: [ t ],
     rewrites: s === null ? [] : [ s ],
     permitted: [],
     nearest: o
    };
   }
   const i = o.filter(({decision: e}) => e !== "allow");
   const c = [ ...new Set(i.flatMap(e => rewriteOfPart(e) ?? [])) ];
   const l = i.length > 0 && i.every(e => rewriteOfPart(e) !== null);
   const u = i.length === 0 ? [ a ] : [ ...new Set(i.map(e => e.reason)) ];
   const d = s.filter(({ownDecision: e, step: t}) => e.decision === "allow" && t.outer === null);
   return {
    kind: l ? "form" : "permission",
    missing: truncateList(u),
    rewrites: c,
    permitted: truncateList([ ...new Set(d.map(({step: e}) => `\`${(0, at.u)(e)}\``)) ]),
    nearest: l ? [] : nearestTo(e, n, r)
   };
  }
  function rewriteOfPart({effect: e, hint: t}) {
   const n = (0, Ae.E)(e);
   return t ?? (n === null ? null : (0, oe.w)(n));
  }
  function truncateList(e) {
   return e.length <= ft ? e : [ ...e.slice(0, ft), `and ${e.length - ft} more` ];
  }
  const pt = new Map(Object.entries({
   Read: "cat head tail less more",
   Grep: "grep egrep fgrep rg ag",
   Glob: "find fd",
   List: "ls tree"
  }).flatMap(([e, t]) => t.split(" ").map(t => [ t, e ])));
  function nearestTo({commands: e, parts: t}, n, {allow: r, deny: s}) {
   const o = e.flatMap(({step: e, ownDecision: t}) => t.decision === "allow" ? [] : [ (0, 
   ne.Fl)(e.name) ]);
   const isDenied = e => s.some(t => t.tool === e && t.specifier.kind === "any");
   const a = o.flatMap(e => pt.get(e) ?? []);
   const i = [ ...new Set(a) ].filter(e => !isDenied(e)).map(e => `the tool ${e}`);
   const c = t.some(({decision: e, effect: t}) => e !== "allow" && /write|delete/.test(t.kind));
   const l = c ? r.filter(({tool: e}) => e === "Write" || e === "Edit") : [];
   const u = n.tool === "Bash" ? nearestCommands(r, o, i.length === 0) : [];
   return truncateList([ ...i, ...[ ...u, ...l ].map(shown) ]);
  }
  function nearestCommands(e, t, n) {
   const r = e.filter(e => e.tool === "Bash" && (0, Le.jD)(e).length > 0);
   const s = r.filter(e => t.includes((0, ne.Fl)((0, Le.jD)(e)[0] ?? "")));
   return s.length > 0 || !n ? s : r;
  }
  function shown({tool: e, text: t, specifier: n}) {
   if (e !== "Bash" || n.kind !== "command") return t;
   const r = t.slice(t.indexOf("(") + 1, -1).trim();
   return `\`${r.replace(/(?::| )\*$/, " \u2026")}\``;
  }
  const mt = [ [ /may hold a secret|file of the runner|prints every variable|outside the workspace/, null ], [ /target of a redirection/, 'write the path itself as the target, such as `> out.txt`, or `> "$TMPDIR/out.txt"` for a temporary file' ], [ /name of a command/, "write the program name itself, without a variable or substitution" ], [ /more than|nested too deeply|very many names|too many words/, "split it into several shorter calls" ], [ /through a link|behind a link|link that the line/, "use the real path, and create links in a separate call" ], [ /directory of cd|cd goes|changes the directory/, "write the directory itself after cd, or use paths relative to the workspace root" ], [ /changes (?:what|the environment|how|which)|may outlive/, "remove the variable, or set it for one command with `env NAME=value COMMAND`" ], [ /keep it one word/, "put double quotes around the value" ], [ /brace/, "write out each word instead of using braces" ], [ /arithmetic|integer|subscript|number/, "write the number itself" ], [ /cannot be analyzed/, "write the commands themselves instead of `eval` or `source`" ], [ /substitution/, "run the inner command in a separate call, and write its output as a constant" ], [ /not constant|variable/, "write the value itself" ] ];
  function rewriteFor(e) {
   const t = mt.find(([t]) => t.test(e));
   return t === void 0 ? "use simple commands with constant words, one per call" : t[1];
  }
  const ht = 300;
  function addRulesForStep(e, t, {world: n, isGeneral: r}) {
   for (const [s, o] of t.parts.entries()) {
    if (o.decision === "allow") continue;
    if (s > 0) addRulesForEffect(e, o, n); else {
     e.add((r ? generalRule(t) : null) ?? commandRule(t, n));
     t.step.elsewhere && e.add(`Bash(cd ${(0, ot.zc)([ (0, te.AA)(t.step.cwd, n) ])})`);
    }
   }
  }
  function addRulesForEffect(e, {decision: t, effect: n}, r) {
   if (t === "allow" || isNeverSuggested(n)) return;
   switch (n.kind) {
   case "read":
   case "write":
   case "delete":
    {
     if (typeof n.path !== "string") return;
     const t = n.kind === "read" ? "Read" : "Write";
     if (n.path === r.workspace) {
      e.add(`${t}(**)`);
      return;
     }
     e.add(`${t}(${(0, te.AA)(n.path, r)})`);
     const s = r.realpath(n.path);
     s !== n.path && e.add(`${t}(${(0, te.AA)(s, r)})`);
     return;
    }

   case "fetch":
    {
     if (typeof n.url !== "string") return;
     const t = (0, ct.w4)(n.url);
     t !== null && e.add(`WebFetch(domain:${t})`);
     return;
    }

   case "exec":
   case "post":
   case "mcp":
   }
  }
  function isNeverSuggested(e) {
   if (e.kind !== "write" && e.kind !== "delete") return false;
   const {path: t} = e;
   const n = typeof t === "string" ? (0, i.Aq)(t) : null;
   if (typeof t !== "string" || n === null) return false;
   return /^\.git(?:hub)?$/i.test(n) || t.endsWith(`/${n}`) && !/.\.[a-z]+$/i.test(n);
  }
  const wt = {
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
   const {name: t, readOnly: n, role: r, risks: s, assigned: o, elsewhere: a} = e;
   if (!n || r !== "known" || s.length > 0 || o.length > 0 || a) return null;
   const i = patternWords(e).slice(0, wt[t] ?? 1);
   return i.every(e => e !== null && /^[a-z][\w-]*$/.test(e)) ? `Bash(${i.join(" ")}:*)` : null;
  }
  function hasGeneralRule(e) {
   return e.parts[0]?.decision !== "allow" && generalRule(e) !== null;
  }
  function ruleForTool(e) {
   if (e.subject === void 0 || e.tool.startsWith("mcp__")) return e.tool;
   return `${e.tool}(${e.subject.replace(/[\\*?[\]]/g, "\\$&")})`;
  }
  function commandRule(e, t) {
   const n = patternWords(e.step).map((n, r) => r === 0 ? fromWorkspace(n, e.step.cwd, t) : n);
   const r = n.findIndex(e => e === null || e.includes("\n"));
   const s = r < 0 ? (0, ot.zc)(n.map(e => e ?? "")) : null;
   const o = e.step.assigned.filter(({isSafe: e}) => !e).map(assignmentPattern);
   if (s !== null && s.length <= ht) return `Bash(${[ ...o, s ].join(" ")})`;
   const a = n.slice(0, r < 0 ? 2 : r).map(e => e ?? "");
   return `Bash(${[ ...o, (0, ot.zc)(a) ].join(" ")}:*)`;
  }
  function fromWorkspace(e, t, n) {
   if (e === null || !e.includes("/") || e.startsWith("/") || t === n.workspace) return e;
   const r = (0, a.JA)({
    path: (0, a.Hi)(e, t),
    directory: n.workspace
   });
   return r === null ? e : `./${r}`;
  }
  function assignmentPattern({name: e, value: t}) {
   return `${e}=${t === null ? "*" : t === "" ? "" : (0, ot.zc)([ t ])}`;
  }
  function createPolicyEngine(e) {
   return createExplainer(e);
  }
  function createExplainer(e) {
   const t = policyContextFor(e);
   return e => explainRequest(e, t);
  }
  const gt = 4096;
  function createFileGuard(e) {
   const t = policyContextFor(e);
   const n = {
    read: new Map,
    write: new Map,
    delete: new Map
   };
   const decide = (n, r) => {
    t.compared.count = 0;
    return answerFor(() => evaluateRealFile(n, r, e.tool, t));
   };
   return (t, r, s) => {
    if (s === "once") return decide(t, r);
    const o = n[t];
    const a = o.get(r);
    if (a !== void 0 && e.world.isOwn?.(r) !== true) return a;
    const i = decide(t, r);
    o.size >= gt && o.clear();
    o.set(r, i);
    return i;
   };
  }
  function answerFor(e) {
   try {
    const t = e();
    return t.decision === "allow" ? null : t.reason;
   } catch (e) {
    if (e instanceof Undecidable) return e.problem;
    throw e;
   }
  }
  function policyContextFor(e) {
   const {rules: t, diagnostics: n} = (0, Le.NR)(e.lists);
   const [r] = n;
   if (r !== void 0) throw new Error(`invalid rule: ${r.rule} (${r.message})`);
   const {mode: s, readOnlyCommands: o, world: a} = e;
   return {
    rules: t,
    mode: s,
    readOnlyCommands: o,
    world: a,
    more: [],
    files: new Map,
    compared: {
     count: 0
    }
   };
  }
  const vt = 24;
  const yt = 2500;
  const kt = "too many parts are refused to suggest rules";
  function explainRequest(e, t) {
   const n = (0, Be.N)(t.world);
   const s = parseRequest(e.effects, n);
   const o = (0, r.s)(n, s.lines.flatMap(e => e.redirected));
   const a = {
    ...t,
    world: o,
    files: new Map,
    compared: {
     count: 0
    }
   };
   const i = evaluateRequest(e, s, a);
   if (i.outcome === "run") return s.lines.length === 0 ? i : {
    ...i,
    needs: () => (0, Te.jq)(i, t)
   };
   const refusal = () => refusalOf(i, s.problem, e, t.rules);
   return {
    ...suggestedOrTooMany(i, {
     request: e,
     prepared: s,
     context: a
    }),
    refusal: refusal
   };
  }
  function suggestedOrTooMany(e, t) {
   try {
    return withSuggestions(e, t);
   } catch (t) {
    if (t instanceof Undecidable) return {
     ...e,
     reason: `${e.reason}; ${kt}`
    };
    throw t;
   }
  }
  function withSuggestions(e, {request: t, prepared: n, context: r}) {
   const s = [ ...wantedRules(e, t, r.world, false) ];
   if (s.length > vt) return {
    ...e,
    reason: `${e.reason}; it would need more than ${vt} rules, too many to suggest`
   };
   if (n.problem !== null) return {
    ...e,
    reason: `${e.reason}; no allow rule can change this`
   };
   const o = refusedPartsOf(e);
   const a = o.effects.length + o.steps.reduce((e, {parts: t}) => e + t.length, 0);
   if (a * s.length > yt) return {
    ...e,
    reason: `${e.reason}; ${kt}`
   };
   const under = e => ({
    ...r,
    more: e,
    files: new Map
   });
   const isEnough = e => isAllowedNow(t, o, under(e));
   if (o.steps.some(hasGeneralRule)) {
    const n = [ ...wantedRules(e, t, r.world, true) ];
    const s = (0, Le.PT)(n);
    if (isEnough(s)) return {
     ...e,
     suggest: smallest(n, s, isEnough)
    };
   }
   const i = (0, Le.PT)(s);
   if (s.length > 0 && isEnough(i)) return {
    ...e,
    suggest: smallest(s, i, isEnough)
   };
   const c = onlyRefused(n, o);
   const {reason: l} = s.length === 0 ? e : evaluateRequest(t, c, under(i));
   const u = t.tool === "Bash" && isEnough([ ...i, ...(0, Le.PT)([ "Bash" ]) ]);
   if (l.includes("no rule can allow this")) return {
    ...e,
    reason: l
   };
   return {
    ...e,
    reason: `${l}; ${u ? "only the rule Bash, which covers every command, would allow this" : noRule(o)}`
   };
  }
  function noRule({effects: e, steps: t}) {
   const n = [ ...e, ...t.flatMap(({step: e}) => e.effects) ];
   if (n.some(isNeverSuggested)) return "only a rule that names the protected path would allow this, and such rules are not suggested";
   if (n.some(e => "path" in e && e.path === "/")) return "only a rule with this exact command would allow this, and such rules are not suggested";
   return t.some(({step: e}) => patternWords(e).some(e => e?.includes("\n") === true)) ? "no rule is suggested for a word with a line break: write the command on one line" : "no allow rule can change this";
  }
  function onlyRefused({problem: e, lines: t, effects: n}, r) {
   const s = new Set(r.steps.map(({step: e}) => e));
   const o = new Set(r.effects);
   return {
    problem: e,
    lines: t.map(e => ({
     ...e,
     steps: e.steps.filter(e => s.has(e)),
     redirected: e.redirected.filter(e => o.has(e))
    })),
    effects: n.filter(e => o.has(e))
   };
  }
  function wantedRules(e, t, n, r) {
   const s = new Set;
   for (const t of e.commands) {
    addRulesForStep(s, t, {
     world: n,
     isGeneral: r
    });
    if (s.size > vt) return s;
   }
   const o = new Set;
   for (const r of otherParts(e)) r.effect.kind !== "post" ? addRulesForEffect(o, r, n) : r.decision !== "allow" && o.add(ruleForTool(writeRequestOf(r.effect, t)));
   t.tool !== "Bash" && o.size === 0 && o.add(ruleForTool(t));
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
  n.d(t, {
   u: () => writtenAs
  });
  function writtenAs({assigned: e, argv: t}) {
   let n = "";
   for (const {source: t} of e) n += `${t} `;
   for (const {source: e} of t) n += `${e} `;
   return n.slice(0, -1);
  }
 })
};
