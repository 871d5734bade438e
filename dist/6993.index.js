exports.id = 6993, exports.ids = [ 6993 ], exports.modules = {
 80546: (function(n, r, s) {
  "use strict";
  const a = s(35317), l = s(97877), d = s(16469);
  function spawn(n, r, s) {
   const u = l(n, r, s), p = a.spawn(u.command, u.args, u.options);
   return d.hookChildProcess(p, u), p;
  }
  n.exports = spawn, n.exports.spawn = spawn, n.exports.sync = function(n, r, s) {
   const u = l(n, r, s), p = a.spawnSync(u.command, u.args, u.options);
   return p.error = p.error || d.verifyENOENTSync(p.status, u), p;
  }, n.exports._parse = l, n.exports._enoent = d;
 }),
 16469: (function(n) {
  "use strict";
  const r = "win32" === process.platform;
  function notFoundError(n, r) {
   return Object.assign(new Error(`${r} ${n.command} ENOENT`), {
    code: "ENOENT",
    errno: "ENOENT",
    syscall: `${r} ${n.command}`,
    path: n.command,
    spawnargs: n.args
   });
  }
  function verifyENOENT(n, s) {
   return r && 1 === n && !s.file ? notFoundError(s.original, "spawn") : null;
  }
  n.exports = {
   hookChildProcess: function(n, s) {
    if (!r) return;
    const a = n.emit;
    n.emit = function(r, l) {
     if ("exit" === r) {
      const r = verifyENOENT(l, s);
      if (r) return a.call(n, "error", r);
     }
     return a.apply(n, arguments);
    };
   },
   verifyENOENT: verifyENOENT,
   verifyENOENTSync: function(n, s) {
    return r && 1 === n && !s.file ? notFoundError(s.original, "spawnSync") : null;
   },
   notFoundError: notFoundError
  };
 }),
 97877: (function(n, r, s) {
  "use strict";
  const a = s(16928), l = s(64866), d = s(2164), u = s(70599), p = "win32" === process.platform, f = /\.(?:com|exe)$/i, m = /node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;
  n.exports = function(n, r, s) {
   r && !Array.isArray(r) && (s = r, r = null);
   const b = {
    command: n,
    args: r = r ? r.slice(0) : [],
    options: s = Object.assign({}, s),
    file: void 0,
    original: {
     command: n,
     args: r
    }
   };
   return s.shell ? b : function(n) {
    if (!p) return n;
    const r = function(n) {
     n.file = l(n);
     const r = n.file && u(n.file);
     return r ? (n.args.unshift(n.file), n.command = r, l(n)) : n.file;
    }(n), s = !f.test(r);
    if (n.options.forceShell || s) {
     const s = m.test(r);
     n.command = a.normalize(n.command), n.command = d.command(n.command), n.args = n.args.map(n => d.argument(n, s));
     const l = [ n.command ].concat(n.args).join(" ");
     n.args = [ "/d", "/s", "/c", `"${l}"` ], n.command = process.env.comspec || "cmd.exe", 
     n.options.windowsVerbatimArguments = !0;
    }
    return n;
   }(b);
  };
 }),
 2164: (function(n) {
  "use strict";
  const r = /([()\][%!^"`<>&|;, *?])/g;
  n.exports.command = function(n) {
   return n.replace(r, "^$1");
  }, n.exports.argument = function(n, s) {
   return n = (n = `"${n = (n = (n = `${n}`).replace(/(?=(\\+?)?)\1"/g, '$1$1\\"')).replace(/(?=(\\+?)?)\1$/, "$1$1")}"`).replace(r, "^$1"), 
   s && (n = n.replace(r, "^$1")), n;
  };
 }),
 70599: (function(n, r, s) {
  "use strict";
  const a = s(79896), l = s(79152);
  n.exports = function(n) {
   const r = Buffer.alloc(150);
   let s;
   try {
    s = a.openSync(n, "r"), a.readSync(s, r, 0, 150, 0), a.closeSync(s);
   } catch (n) {}
   return l(r.toString());
  };
 }),
 64866: (function(n, r, s) {
  "use strict";
  const a = s(16928), l = s(26848), d = s(56689);
  function resolveCommandAttempt(n, r) {
   const s = n.options.env || process.env, u = process.cwd(), p = null != n.options.cwd, f = p && void 0 !== process.chdir && !process.chdir.disabled;
   if (f) try {
    process.chdir(n.options.cwd);
   } catch (n) {}
   let m;
   try {
    m = l.sync(n.command, {
     path: s[d({
      env: s
     })],
     pathExt: r ? a.delimiter : void 0
    });
   } catch (n) {} finally {
    f && process.chdir(u);
   }
   return m && (m = a.resolve(p ? n.options.cwd : "", m)), m;
  }
  n.exports = function(n) {
   return resolveCommandAttempt(n) || resolveCommandAttempt(n, !0);
  };
 }),
 72940: (function(n, r, s) {
  var a;
  function isexe(n, r, s) {
   if ("function" == typeof r && (s = r, r = {}), !s) {
    if ("function" != typeof Promise) throw new TypeError("callback not provided");
    return new Promise(function(s, a) {
     isexe(n, r || {}, function(n, r) {
      n ? a(n) : s(r);
     });
    });
   }
   a(n, r || {}, function(n, a) {
    n && ("EACCES" === n.code || r && r.ignoreErrors) && (n = null, a = !1), s(n, a);
   });
  }
  s(79896), a = "win32" === process.platform || global.TESTING_WINDOWS ? s(59225) : s(81025), 
  n.exports = isexe, isexe.sync = function(n, r) {
   try {
    return a.sync(n, r || {});
   } catch (n) {
    if (r && r.ignoreErrors || "EACCES" === n.code) return !1;
    throw n;
   }
  };
 }),
 81025: (function(n, r, s) {
  n.exports = isexe, isexe.sync = function(n, r) {
   return checkStat(a.statSync(n), r);
  };
  var a = s(79896);
  function isexe(n, r, s) {
   a.stat(n, function(n, a) {
    s(n, !n && checkStat(a, r));
   });
  }
  function checkStat(n, r) {
   return n.isFile() && function(n, r) {
    var s = n.mode, a = n.uid, l = n.gid, d = void 0 !== r.uid ? r.uid : process.getuid && process.getuid(), u = void 0 !== r.gid ? r.gid : process.getgid && process.getgid(), p = parseInt("100", 8), f = parseInt("010", 8);
    return s & parseInt("001", 8) || s & f && l === u || s & p && a === d || s & (p | f) && 0 === d;
   }(n, r);
  }
 }),
 59225: (function(n, r, s) {
  n.exports = isexe, isexe.sync = function(n, r) {
   return checkStat(a.statSync(n), n, r);
  };
  var a = s(79896);
  function checkStat(n, r, s) {
   return !(!n.isSymbolicLink() && !n.isFile()) && function(n, r) {
    var s = void 0 !== r.pathExt ? r.pathExt : process.env.PATHEXT;
    if (!s) return !0;
    if (-1 !== (s = s.split(";")).indexOf("")) return !0;
    for (var a = 0; a < s.length; a++) {
     var l = s[a].toLowerCase();
     if (l && n.substr(-l.length).toLowerCase() === l) return !0;
    }
    return !1;
   }(r, s);
  }
  function isexe(n, r, s) {
   a.stat(n, function(a, l) {
    s(a, !a && checkStat(l, n, r));
   });
  }
 }),
 56689: (function(n) {
  "use strict";
  const pathKey = (n = {}) => {
   const r = n.env || process.env;
   return "win32" !== (n.platform || process.platform) ? "PATH" : Object.keys(r).reverse().find(n => "PATH" === n.toUpperCase()) || "Path";
  };
  n.exports = pathKey, n.exports.default = pathKey;
 }),
 79152: (function(n, r, s) {
  "use strict";
  const a = s(77334);
  n.exports = (n = "") => {
   const r = n.match(a);
   if (!r) return null;
   const [s, l] = r[0].replace(/#! ?/, "").split(" "), d = s.split("/").pop();
   return "env" === d ? l : l ? `${d} ${l}` : d;
  };
 }),
 77334: (function(n) {
  "use strict";
  n.exports = /^#!(.*)/;
 }),
 26848: (function(n, r, s) {
  const a = "win32" === process.platform || "cygwin" === process.env.OSTYPE || "msys" === process.env.OSTYPE, l = s(16928), d = a ? ";" : ":", u = s(72940), getNotFoundError = n => Object.assign(new Error(`not found: ${n}`), {
   code: "ENOENT"
  }), getPathInfo = (n, r) => {
   const s = r.colon || d, l = n.match(/\//) || a && n.match(/\\/) ? [ "" ] : [ ...a ? [ process.cwd() ] : [], ...(r.path || process.env.PATH || "").split(s) ], u = a ? r.pathExt || process.env.PATHEXT || ".EXE;.CMD;.BAT;.COM" : "", p = a ? u.split(s) : [ "" ];
   return a && -1 !== n.indexOf(".") && "" !== p[0] && p.unshift(""), {
    pathEnv: l,
    pathExt: p,
    pathExtExe: u
   };
  }, which = (n, r, s) => {
   "function" == typeof r && (s = r, r = {}), r || (r = {});
   const {pathEnv: a, pathExt: d, pathExtExe: p} = getPathInfo(n, r), f = [], step = s => new Promise((d, u) => {
    if (s === a.length) return r.all && f.length ? d(f) : u(getNotFoundError(n));
    const p = a[s], m = /^".*"$/.test(p) ? p.slice(1, -1) : p, b = l.join(m, n), g = !m && /^\.[\\\/]/.test(n) ? n.slice(0, 2) + b : b;
    d(subStep(g, s, 0));
   }), subStep = (n, s, a) => new Promise((l, m) => {
    if (a === d.length) return l(step(s + 1));
    const b = d[a];
    u(n + b, {
     pathExt: p
    }, (d, u) => {
     if (!d && u) {
      if (!r.all) return l(n + b);
      f.push(n + b);
     }
     return l(subStep(n, s, a + 1));
    });
   });
   return s ? step(0).then(n => s(null, n), s) : step(0);
  };
  n.exports = which, which.sync = (n, r) => {
   r = r || {};
   const {pathEnv: s, pathExt: a, pathExtExe: d} = getPathInfo(n, r), p = [];
   for (let f = 0; f < s.length; f++) {
    const m = s[f], b = /^".*"$/.test(m) ? m.slice(1, -1) : m, g = l.join(b, n), y = !b && /^\.[\\\/]/.test(n) ? n.slice(0, 2) + g : g;
    for (let n = 0; n < a.length; n++) {
     const s = y + a[n];
     try {
      if (u.sync(s, {
       pathExt: d
      })) {
       if (!r.all) return s;
       p.push(s);
      }
     } catch (n) {}
    }
   }
   if (r.all && p.length) return p;
   if (r.nothrow) return null;
   throw getNotFoundError(n);
  };
 }),
 16993: (function(n, r, s) {
  "use strict";
  function isPlainObject(n) {
   if ("object" != typeof n || null === n) return !1;
   const r = Object.getPrototypeOf(n);
   return !(null !== r && r !== Object.prototype && null !== Object.getPrototypeOf(r) || Symbol.toStringTag in n || Symbol.iterator in n);
  }
  s.d(r, {
   Ho: () => Mt
  });
  var a = s(73136);
  const safeNormalizeFileUrl = (n, r) => {
   const s = normalizeFileUrl(normalizeDenoExecPath(n));
   if ("string" != typeof s) throw new TypeError(`${r} must be a string or a file URL: ${s}.`);
   return s;
  }, normalizeDenoExecPath = n => isDenoExecPath(n) ? n.toString() : n, isDenoExecPath = n => "string" != typeof n && n && Object.getPrototypeOf(n) === String.prototype, normalizeFileUrl = n => n instanceof URL ? (0, 
  a.fileURLToPath)(n) : n, normalizeParameters = (n, r = [], s = {}) => {
   const a = safeNormalizeFileUrl(n, "First argument"), [l, d] = isPlainObject(r) ? [ [], r ] : [ r, s ];
   if (!Array.isArray(l)) throw new TypeError(`Second argument must be either an array of arguments or an options object: ${l}`);
   if (l.some(n => "object" == typeof n && null !== n)) throw new TypeError(`Second argument must be an array of strings: ${l}`);
   const u = l.map(String), p = u.find(n => n.includes("\0"));
   if (void 0 !== p) throw new TypeError(`Arguments cannot contain null bytes ("\\0"): ${p}`);
   if (!isPlainObject(d)) throw new TypeError(`Last argument must be an options object: ${d}`);
   return [ a, u, d ];
  };
  var l = s(31421), d = s(46193);
  const {toString: u} = Object.prototype, isUint8Array = n => "[object Uint8Array]" === u.call(n), bufferToUint8Array = n => new Uint8Array(n.buffer, n.byteOffset, n.byteLength), p = new TextEncoder, stringToUint8Array = n => p.encode(n), f = new TextDecoder, uint8ArrayToString = n => f.decode(n), joinToUint8Array = n => 1 === n.length && isUint8Array(n[0]) ? n[0] : concatUint8Arrays(stringsToUint8Arrays(n)), stringsToUint8Arrays = n => n.map(n => "string" == typeof n ? stringToUint8Array(n) : n), concatUint8Arrays = n => {
   const r = new Uint8Array(getJoinLength(n));
   let s = 0;
   for (const a of n) r.set(a, s), s += a.length;
   return r;
  }, getJoinLength = n => {
   let r = 0;
   for (const s of n) r += s.length;
   return r;
  }, parseTemplate = ({templates: n, expressions: r, tokens: s, index: a, template: l}) => {
   if (void 0 === l) throw new TypeError(`Invalid backslash sequence: ${n.raw[a]}`);
   const {nextTokens: d, leadingWhitespaces: u, trailingWhitespaces: p} = splitByWhitespaces(l, n.raw[a]), f = concatTokens(s, d, u);
   if (a === r.length) return f;
   const m = r[a], b = Array.isArray(m) ? m.map(n => parseExpression(n)) : [ parseExpression(m) ];
   return concatTokens(f, b, p);
  }, splitByWhitespaces = (n, r) => {
   if (0 === r.length) return {
    nextTokens: [],
    leadingWhitespaces: !1,
    trailingWhitespaces: !1
   };
   const s = [];
   let a = 0;
   const l = m.has(r[0]);
   for (let l = 0, d = 0; l < n.length; l += 1, d += 1) {
    const u = r[d];
    if (m.has(u)) a !== l && s.push(n.slice(a, l)), a = l + 1; else if ("\\" === u) {
     const n = r[d + 1];
     "\n" === n ? (l -= 1, d += 1) : "u" === n && "{" === r[d + 2] ? d = r.indexOf("}", d + 3) : d += b[n] ?? 1;
    }
   }
   const d = a === n.length;
   return d || s.push(n.slice(a)), {
    nextTokens: s,
    leadingWhitespaces: l,
    trailingWhitespaces: d
   };
  }, m = new Set([ " ", "\t", "\r", "\n" ]), b = {
   x: 3,
   u: 5
  }, concatTokens = (n, r, s) => s || 0 === n.length || 0 === r.length ? [ ...n, ...r ] : [ ...n.slice(0, -1), `${n.at(-1)}${r[0]}`, ...r.slice(1) ], parseExpression = n => {
   const r = typeof n;
   if ("string" === r) return n;
   if ("number" === r) return String(n);
   if (isPlainObject(n) && ("stdout" in n || "isMaxBuffer" in n)) return getSubprocessResult(n);
   if (n instanceof l.ChildProcess || "[object Promise]" === Object.prototype.toString.call(n)) throw new TypeError("Unexpected subprocess in template expression. Please use ${await subprocess} instead of ${subprocess}.");
   throw new TypeError(`Unexpected "${r}" in template expression`);
  }, getSubprocessResult = ({stdout: n}) => {
   if ("string" == typeof n) return n;
   if (isUint8Array(n)) return uint8ArrayToString(n);
   if (void 0 === n) throw new TypeError('Missing result.stdout in template expression. This is probably due to the previous subprocess\' "stdout" option.');
   throw new TypeError(`Unexpected "${typeof n}" stdout in template expression`);
  };
  var g = s(57975), y = s(1708);
  const isStandardStream = n => w.includes(n), w = [ y.stdin, y.stdout, y.stderr ], v = [ "stdin", "stdout", "stderr" ], getStreamName = n => v[n] ?? `stdio[${n}]`, normalizeFdSpecificOption = (n, r) => {
   const s = Array.from({
    length: getStdioLength(n) + 1
   }), a = normalizeFdSpecificValue(n[r], s, r);
   return addDefaultValue(a, r);
  }, getStdioLength = ({stdio: n}) => Array.isArray(n) ? Math.max(n.length, v.length) : v.length, normalizeFdSpecificValue = (n, r, s) => isPlainObject(n) ? normalizeOptionObject(n, r, s) : r.fill(n), normalizeOptionObject = (n, r, s) => {
   for (const a of Object.keys(n).sort(compareFdName)) for (const l of parseFdName(a, s, r)) r[l] = n[a];
   return r;
  }, compareFdName = (n, r) => getFdNameOrder(n) < getFdNameOrder(r) ? 1 : -1, getFdNameOrder = n => "stdout" === n || "stderr" === n ? 0 : "all" === n ? 2 : 1, parseFdName = (n, r, s) => {
   if ("ipc" === n) return [ s.length - 1 ];
   const a = parseFd(n);
   if (void 0 === a || 0 === a) throw new TypeError(`"${r}.${n}" is invalid.\nIt must be "${r}.stdout", "${r}.stderr", "${r}.all", "${r}.ipc", or "${r}.fd3", "${r}.fd4" (and so on).`);
   if (a >= s.length) throw new TypeError(`"${r}.${n}" is invalid: that file descriptor does not exist.\nPlease set the "stdio" option to ensure that file descriptor exists.`);
   return "all" === a ? [ 1, 2 ] : [ a ];
  }, parseFd = n => {
   if ("all" === n) return n;
   if (v.includes(n)) return v.indexOf(n);
   const r = S.exec(n);
   return null !== r ? Number(r[1]) : void 0;
  }, S = /^fd(\d+)$/, addDefaultValue = (n, r) => n.map(n => void 0 === n ? x[r] : n), x = {
   lines: !1,
   buffer: !0,
   maxBuffer: 1e8,
   verbose: (0, g.debuglog)("execa").enabled ? "full" : "none",
   stripFinalNewline: !0
  }, E = [ "lines", "buffer", "maxBuffer", "verbose", "stripFinalNewline" ], getFdSpecificValue = (n, r) => "ipc" === r ? n.at(-1) : n[r], isVerbose = ({verbose: n}, r) => "none" !== getFdVerbose(n, r), isFullVerbose = ({verbose: n}, r) => ![ "none", "short" ].includes(getFdVerbose(n, r)), getFdVerbose = (n, r) => void 0 === r ? getFdGenericVerbose(n) : getFdSpecificValue(n, r), getFdGenericVerbose = n => n.find(n => isVerboseFunction(n)) ?? D.findLast(r => n.includes(r)), isVerboseFunction = n => "function" == typeof n, D = [ "none", "short", "full" ], escapeLines = n => (0, 
  g.stripVTControlCharacters)(n).split("\n").map(n => escapeControlCharacters(n)).join("\n"), escapeControlCharacters = n => n.replaceAll(T, n => escapeControlCharacter(n)), escapeControlCharacter = n => {
   const r = O[n];
   if (void 0 !== r) return r;
   const s = n.codePointAt(0), a = s.toString(16);
   return s <= I ? `\\u${a.padStart(4, "0")}` : `\\U${a}`;
  }, T = (() => {
   try {
    return new RegExp("\\p{Separator}|\\p{Other}", "gu");
   } catch {
    return /[\s\u0000-\u001F\u007F-\u009F\u00AD]/g;
   }
  })(), O = {
   " ": " ",
   "\b": "\\b",
   "\f": "\\f",
   "\n": "\\n",
   "\r": "\\r",
   "\t": "\\t"
  }, I = 65535, M = /^[\w./-]+$/, N = {
   circleQuestionMark: "(?)",
   questionMarkPrefix: "(?)",
   square: "\u2588",
   squareDarkShade: "\u2593",
   squareMediumShade: "\u2592",
   squareLightShade: "\u2591",
   squareTop: "\u2580",
   squareBottom: "\u2584",
   squareLeft: "\u258c",
   squareRight: "\u2590",
   squareCenter: "\u25a0",
   bullet: "\u25cf",
   dot: "\u2024",
   ellipsis: "\u2026",
   pointerSmall: "\u203a",
   triangleUp: "\u25b2",
   triangleUpSmall: "\u25b4",
   triangleDown: "\u25bc",
   triangleDownSmall: "\u25be",
   triangleLeftSmall: "\u25c2",
   triangleRightSmall: "\u25b8",
   home: "\u2302",
   heart: "\u2665",
   musicNote: "\u266a",
   musicNoteBeamed: "\u266b",
   arrowUp: "\u2191",
   arrowDown: "\u2193",
   arrowLeft: "\u2190",
   arrowRight: "\u2192",
   arrowLeftRight: "\u2194",
   arrowUpDown: "\u2195",
   almostEqual: "\u2248",
   notEqual: "\u2260",
   lessOrEqual: "\u2264",
   greaterOrEqual: "\u2265",
   identical: "\u2261",
   infinity: "\u221e",
   subscriptZero: "\u2080",
   subscriptOne: "\u2081",
   subscriptTwo: "\u2082",
   subscriptThree: "\u2083",
   subscriptFour: "\u2084",
   subscriptFive: "\u2085",
   subscriptSix: "\u2086",
   subscriptSeven: "\u2087",
   subscriptEight: "\u2088",
   subscriptNine: "\u2089",
   oneHalf: "\xbd",
   oneThird: "\u2153",
   oneQuarter: "\xbc",
   oneFifth: "\u2155",
   oneSixth: "\u2159",
   oneEighth: "\u215b",
   twoThirds: "\u2154",
   twoFifths: "\u2156",
   threeQuarters: "\xbe",
   threeFifths: "\u2157",
   threeEighths: "\u215c",
   fourFifths: "\u2158",
   fiveSixths: "\u215a",
   fiveEighths: "\u215d",
   sevenEighths: "\u215e",
   line: "\u2500",
   lineBold: "\u2501",
   lineDouble: "\u2550",
   lineDashed0: "\u2504",
   lineDashed1: "\u2505",
   lineDashed2: "\u2508",
   lineDashed3: "\u2509",
   lineDashed4: "\u254c",
   lineDashed5: "\u254d",
   lineDashed6: "\u2574",
   lineDashed7: "\u2576",
   lineDashed8: "\u2578",
   lineDashed9: "\u257a",
   lineDashed10: "\u257c",
   lineDashed11: "\u257e",
   lineDashed12: "\u2212",
   lineDashed13: "\u2013",
   lineDashed14: "\u2010",
   lineDashed15: "\u2043",
   lineVertical: "\u2502",
   lineVerticalBold: "\u2503",
   lineVerticalDouble: "\u2551",
   lineVerticalDashed0: "\u2506",
   lineVerticalDashed1: "\u2507",
   lineVerticalDashed2: "\u250a",
   lineVerticalDashed3: "\u250b",
   lineVerticalDashed4: "\u254e",
   lineVerticalDashed5: "\u254f",
   lineVerticalDashed6: "\u2575",
   lineVerticalDashed7: "\u2577",
   lineVerticalDashed8: "\u2579",
   lineVerticalDashed9: "\u257b",
   lineVerticalDashed10: "\u257d",
   lineVerticalDashed11: "\u257f",
   lineDownLeft: "\u2510",
   lineDownLeftArc: "\u256e",
   lineDownBoldLeftBold: "\u2513",
   lineDownBoldLeft: "\u2512",
   lineDownLeftBold: "\u2511",
   lineDownDoubleLeftDouble: "\u2557",
   lineDownDoubleLeft: "\u2556",
   lineDownLeftDouble: "\u2555",
   lineDownRight: "\u250c",
   lineDownRightArc: "\u256d",
   lineDownBoldRightBold: "\u250f",
   lineDownBoldRight: "\u250e",
   lineDownRightBold: "\u250d",
   lineDownDoubleRightDouble: "\u2554",
   lineDownDoubleRight: "\u2553",
   lineDownRightDouble: "\u2552",
   lineUpLeft: "\u2518",
   lineUpLeftArc: "\u256f",
   lineUpBoldLeftBold: "\u251b",
   lineUpBoldLeft: "\u251a",
   lineUpLeftBold: "\u2519",
   lineUpDoubleLeftDouble: "\u255d",
   lineUpDoubleLeft: "\u255c",
   lineUpLeftDouble: "\u255b",
   lineUpRight: "\u2514",
   lineUpRightArc: "\u2570",
   lineUpBoldRightBold: "\u2517",
   lineUpBoldRight: "\u2516",
   lineUpRightBold: "\u2515",
   lineUpDoubleRightDouble: "\u255a",
   lineUpDoubleRight: "\u2559",
   lineUpRightDouble: "\u2558",
   lineUpDownLeft: "\u2524",
   lineUpBoldDownBoldLeftBold: "\u252b",
   lineUpBoldDownBoldLeft: "\u2528",
   lineUpDownLeftBold: "\u2525",
   lineUpBoldDownLeftBold: "\u2529",
   lineUpDownBoldLeftBold: "\u252a",
   lineUpDownBoldLeft: "\u2527",
   lineUpBoldDownLeft: "\u2526",
   lineUpDoubleDownDoubleLeftDouble: "\u2563",
   lineUpDoubleDownDoubleLeft: "\u2562",
   lineUpDownLeftDouble: "\u2561",
   lineUpDownRight: "\u251c",
   lineUpBoldDownBoldRightBold: "\u2523",
   lineUpBoldDownBoldRight: "\u2520",
   lineUpDownRightBold: "\u251d",
   lineUpBoldDownRightBold: "\u2521",
   lineUpDownBoldRightBold: "\u2522",
   lineUpDownBoldRight: "\u251f",
   lineUpBoldDownRight: "\u251e",
   lineUpDoubleDownDoubleRightDouble: "\u2560",
   lineUpDoubleDownDoubleRight: "\u255f",
   lineUpDownRightDouble: "\u255e",
   lineDownLeftRight: "\u252c",
   lineDownBoldLeftBoldRightBold: "\u2533",
   lineDownLeftBoldRightBold: "\u252f",
   lineDownBoldLeftRight: "\u2530",
   lineDownBoldLeftBoldRight: "\u2531",
   lineDownBoldLeftRightBold: "\u2532",
   lineDownLeftRightBold: "\u252e",
   lineDownLeftBoldRight: "\u252d",
   lineDownDoubleLeftDoubleRightDouble: "\u2566",
   lineDownDoubleLeftRight: "\u2565",
   lineDownLeftDoubleRightDouble: "\u2564",
   lineUpLeftRight: "\u2534",
   lineUpBoldLeftBoldRightBold: "\u253b",
   lineUpLeftBoldRightBold: "\u2537",
   lineUpBoldLeftRight: "\u2538",
   lineUpBoldLeftBoldRight: "\u2539",
   lineUpBoldLeftRightBold: "\u253a",
   lineUpLeftRightBold: "\u2536",
   lineUpLeftBoldRight: "\u2535",
   lineUpDoubleLeftDoubleRightDouble: "\u2569",
   lineUpDoubleLeftRight: "\u2568",
   lineUpLeftDoubleRightDouble: "\u2567",
   lineUpDownLeftRight: "\u253c",
   lineUpBoldDownBoldLeftBoldRightBold: "\u254b",
   lineUpDownBoldLeftBoldRightBold: "\u2548",
   lineUpBoldDownLeftBoldRightBold: "\u2547",
   lineUpBoldDownBoldLeftRightBold: "\u254a",
   lineUpBoldDownBoldLeftBoldRight: "\u2549",
   lineUpBoldDownLeftRight: "\u2540",
   lineUpDownBoldLeftRight: "\u2541",
   lineUpDownLeftBoldRight: "\u253d",
   lineUpDownLeftRightBold: "\u253e",
   lineUpBoldDownBoldLeftRight: "\u2542",
   lineUpDownLeftBoldRightBold: "\u253f",
   lineUpBoldDownLeftBoldRight: "\u2543",
   lineUpBoldDownLeftRightBold: "\u2544",
   lineUpDownBoldLeftBoldRight: "\u2545",
   lineUpDownBoldLeftRightBold: "\u2546",
   lineUpDoubleDownDoubleLeftDoubleRightDouble: "\u256c",
   lineUpDoubleDownDoubleLeftRight: "\u256b",
   lineUpDownLeftDoubleRightDouble: "\u256a",
   lineCross: "\u2573",
   lineBackslash: "\u2572",
   lineSlash: "\u2571"
  }, C = {
   tick: "\u2714",
   info: "\u2139",
   warning: "\u26a0",
   cross: "\u2718",
   squareSmall: "\u25fb",
   squareSmallFilled: "\u25fc",
   circle: "\u25ef",
   circleFilled: "\u25c9",
   circleDotted: "\u25cc",
   circleDouble: "\u25ce",
   circleCircle: "\u24de",
   circleCross: "\u24e7",
   circlePipe: "\u24be",
   radioOn: "\u25c9",
   radioOff: "\u25ef",
   checkboxOn: "\u2612",
   checkboxOff: "\u2610",
   checkboxCircleOn: "\u24e7",
   checkboxCircleOff: "\u24be",
   pointer: "\u276f",
   triangleUpOutline: "\u25b3",
   triangleLeft: "\u25c0",
   triangleRight: "\u25b6",
   lozenge: "\u25c6",
   lozengeOutline: "\u25c7",
   hamburger: "\u2630",
   smiley: "\u32e1",
   mustache: "\u0df4",
   star: "\u2605",
   play: "\u25b6",
   nodejs: "\u2b22",
   oneSeventh: "\u2150",
   oneNinth: "\u2151",
   oneTenth: "\u2152"
  }, $ = {
   ...N,
   ...C
  }, B = {
   ...N,
   tick: "\u221a",
   info: "i",
   warning: "\u203c",
   cross: "\xd7",
   squareSmall: "\u25a1",
   squareSmallFilled: "\u25a0",
   circle: "( )",
   circleFilled: "(*)",
   circleDotted: "( )",
   circleDouble: "( )",
   circleCircle: "(\u25cb)",
   circleCross: "(\xd7)",
   circlePipe: "(\u2502)",
   radioOn: "(*)",
   radioOff: "( )",
   checkboxOn: "[\xd7]",
   checkboxOff: "[ ]",
   checkboxCircleOn: "(\xd7)",
   checkboxCircleOff: "( )",
   pointer: ">",
   triangleUpOutline: "\u2206",
   triangleLeft: "\u25c4",
   triangleRight: "\u25ba",
   lozenge: "\u2666",
   lozengeOutline: "\u25ca",
   hamburger: "\u2261",
   smiley: "\u263a",
   mustache: "\u250c\u2500\u2510",
   star: "\u2736",
   play: "\u25ba",
   nodejs: "\u2666",
   oneSeventh: "1/7",
   oneNinth: "1/9",
   oneTenth: "1/10"
  }, j = function() {
   const {env: n} = y, {TERM: r, TERM_PROGRAM: s} = n;
   return "win32" !== y.platform ? "linux" !== r : Boolean(n.WT_SESSION) || Boolean(n.TERMINUS_SUBLIME) || "{cmd::Cmder}" === n.ConEmuTask || "Terminus-Sublime" === s || "vscode" === s || "xterm-256color" === r || "alacritty" === r || "rxvt-unicode" === r || "rxvt-unicode-256color" === r || "JetBrains-JediTerm" === n.TERMINAL_EMULATOR;
  }() ? $ : B;
  Object.entries(C);
  var A = s(7066);
  const P = A?.WriteStream?.prototype?.hasColors?.() ?? !1, format = (n, r) => {
   if (!P) return n => n;
   const s = `\x1b[${n}m`, a = `\x1b[${r}m`;
   return n => {
    const l = n + "";
    let d = l.indexOf(a);
    if (-1 === d) return s + l + a;
    let u = s, p = 0;
    const f = (22 === r ? a : "") + s;
    for (;-1 !== d; ) u += l.slice(p, d) + f, p = d + a.length, d = l.indexOf(a, p);
    return u += l.slice(p) + a, u;
   };
  }, R = (format(0, 0), format(1, 22)), k = (format(2, 22), format(3, 23), format(4, 24), 
  format("4:2", 24), format("4:3", 24), format("4:4", 24), format("4:5", 24), format(53, 55), 
  format(7, 27), format(8, 28), format(9, 29), format(30, 39), format(31, 39), format(32, 39), 
  format(33, 39), format(34, 39), format(35, 39), format(36, 39), format(37, 39), 
  format(90, 39)), L = (format(40, 49), format(41, 49), format(42, 49), format(43, 49), 
  format(44, 49), format(45, 49), format(46, 49), format(47, 49), format(100, 49), 
  format(91, 39)), U = (format(92, 39), format(93, 39)), F = (format(94, 39), format(95, 39), 
  format(96, 39), format(97, 39), format(101, 49), format(102, 49), format(103, 49), 
  format(104, 49), format(105, 49), format(106, 49), format(107, 49), format("58;5;0", 59), 
  format("58;5;1", 59), format("58;5;2", 59), format("58;5;3", 59), format("58;5;4", 59), 
  format("58;5;5", 59), format("58;5;6", 59), format("58;5;7", 59), format("58;5;8", 59), 
  format("58;5;9", 59), format("58;5;10", 59), format("58;5;11", 59), format("58;5;12", 59), 
  format("58;5;13", 59), format("58;5;14", 59), format("58;5;15", 59), n => `${padField(n.getHours(), 2)}:${padField(n.getMinutes(), 2)}:${padField(n.getSeconds(), 2)}.${padField(n.getMilliseconds(), 3)}`), padField = (n, r) => String(n).padStart(r, "0"), getFinalIcon = ({failed: n, reject: r}) => n ? r ? j.cross : j.warning : j.tick, G = {
   command: ({piped: n}) => n ? "|" : "$",
   output: () => " ",
   ipc: () => "*",
   error: getFinalIcon,
   duration: getFinalIcon
  }, identity = n => n, W = {
   command: () => R,
   output: () => identity,
   ipc: () => identity,
   error: ({reject: n}) => n ? L : U,
   duration: () => k
  }, verboseLog = ({type: n, verboseMessage: r, fdNumber: s, verboseInfo: a, result: l}) => {
   const d = getVerboseObject({
    type: n,
    result: l,
    verboseInfo: a
   }), u = ((n, r, s) => {
    const a = (({verbose: n}, r) => {
     const s = getFdVerbose(n, r);
     return isVerboseFunction(s) ? s : void 0;
    })(r, s);
    return n.map(({verboseLine: n, verboseObject: r}) => ((n, r, s) => {
     if (void 0 === s) return n;
     const a = s(n, r);
     return "string" == typeof a ? a : void 0;
    })(n, r, a)).filter(n => void 0 !== n).map(n => (n => n.endsWith("\n") ? n : `${n}\n`)(n)).join("");
   })(getPrintedLines(r, d), a, s);
   "" !== u && console.warn(u.slice(0, -1));
  }, getVerboseObject = ({type: n, result: r, verboseInfo: {escapedCommand: s, commandId: a, rawOptions: {piped: l = !1, ...d}}}) => ({
   type: n,
   escapedCommand: s,
   commandId: `${a}`,
   timestamp: new Date,
   piped: l,
   result: r,
   options: d
  }), getPrintedLines = (n, r) => n.split("\n").map(n => getPrintedLine({
   ...r,
   message: n
  })), getPrintedLine = n => ({
   verboseLine: (({type: n, message: r, timestamp: s, piped: a, commandId: l, result: {failed: d = !1} = {}, options: {reject: u = !0}}) => {
    const p = F(s), f = G[n]({
     failed: d,
     reject: u,
     piped: a
    }), m = W[n]({
     reject: u
    });
    return `${k(`[${p}]`)} ${k(`[${l}]`)} ${m(f)} ${m(r)}`;
   })(n),
   verboseObject: n
  }), serializeVerboseMessage = n => {
   const r = "string" == typeof n ? n : (0, g.inspect)(n);
   return escapeLines(r).replaceAll("\t", " ".repeat(_));
  }, _ = 2, getCommandId = n => isVerbose({
   verbose: n
  }) ? z++ : void 0;
  let z = 0n;
  const getStartTime = () => y.hrtime.bigint(), getDurationMs = n => Number(y.hrtime.bigint() - n) / 1e6, handleCommand = (n, r, s) => {
   const a = getStartTime(), {command: l, escapedCommand: d} = ((n, r) => {
    const s = [ n, ...r ];
    return {
     command: s.join(" "),
     escapedCommand: s.map(n => {
      return r = escapeControlCharacters(n), M.test(r) ? r : "win32" === y.platform ? `"${r.replaceAll('"', '""')}"` : `'${r.replaceAll("'", "'\\''")}'`;
      var r;
     }).join(" ")
    };
   })(n, r), u = ((n, r, s) => ((n => {
    for (const r of n) {
     if (!1 === r) throw new TypeError('The "verbose: false" option was renamed to "verbose: \'none\'".');
     if (!0 === r) throw new TypeError('The "verbose: true" option was renamed to "verbose: \'short\'".');
     if (!D.includes(r) && !isVerboseFunction(r)) {
      const n = D.map(n => `'${n}'`).join(", ");
      throw new TypeError(`The "verbose" option must not be ${r}. Allowed values are: ${n} or a function.`);
     }
    }
   })(n), {
    verbose: n,
    escapedCommand: r,
    commandId: getCommandId(n),
    rawOptions: s
   }))(normalizeFdSpecificOption(s, "verbose"), d, {
    ...s
   });
   return ((n, r) => {
    isVerbose(r) && verboseLog({
     type: "command",
     verboseMessage: n,
     verboseInfo: r
    });
   })(d, u), {
    command: l,
    escapedCommand: d,
    startTime: a,
    verboseInfo: u
   };
  };
  var V = s(76760), H = s(80546);
  function pathKey(n = {}) {
   const {env: r = process.env, platform: s = process.platform} = n;
   return "win32" !== s ? "PATH" : Object.keys(r).reverse().find(n => "PATH" === n.toUpperCase()) || "Path";
  }
  function toPath(n) {
   return n instanceof URL ? (0, a.fileURLToPath)(n) : n;
  }
  (0, g.promisify)(l.execFile);
  var K = s(58500);
  class DiscardedError extends Error {}
  const setErrorName = (n, r) => {
   Object.defineProperty(n.prototype, "name", {
    value: r,
    writable: !0,
    enumerable: !1,
    configurable: !0
   }), Object.defineProperty(n.prototype, q, {
    value: !0,
    writable: !1,
    enumerable: !1,
    configurable: !1
   });
  }, q = Symbol("isExecaError"), isErrorInstance = n => "[object Error]" === Object.prototype.toString.call(n);
  class ExecaError extends Error {}
  setErrorName(ExecaError, ExecaError.name);
  class ExecaSyncError extends Error {}
  setErrorName(ExecaSyncError, ExecaSyncError.name);
  var Y = s(48161);
  const getRealtimeSignal = (n, r) => ({
   name: `SIGRT${r + 1}`,
   number: X + r,
   action: "terminate",
   description: "Application-specific signal (realtime)",
   standard: "posix"
  }), X = 34, Q = [ {
   name: "SIGHUP",
   number: 1,
   action: "terminate",
   description: "Terminal closed",
   standard: "posix"
  }, {
   name: "SIGINT",
   number: 2,
   action: "terminate",
   description: "User interruption with CTRL-C",
   standard: "ansi"
  }, {
   name: "SIGQUIT",
   number: 3,
   action: "core",
   description: "User interruption with CTRL-\\",
   standard: "posix"
  }, {
   name: "SIGILL",
   number: 4,
   action: "core",
   description: "Invalid machine instruction",
   standard: "ansi"
  }, {
   name: "SIGTRAP",
   number: 5,
   action: "core",
   description: "Debugger breakpoint",
   standard: "posix"
  }, {
   name: "SIGABRT",
   number: 6,
   action: "core",
   description: "Aborted",
   standard: "ansi"
  }, {
   name: "SIGIOT",
   number: 6,
   action: "core",
   description: "Aborted",
   standard: "bsd"
  }, {
   name: "SIGBUS",
   number: 7,
   action: "core",
   description: "Bus error due to misaligned, non-existing address or paging error",
   standard: "bsd"
  }, {
   name: "SIGEMT",
   number: 7,
   action: "terminate",
   description: "Command should be emulated but is not implemented",
   standard: "other"
  }, {
   name: "SIGFPE",
   number: 8,
   action: "core",
   description: "Floating point arithmetic error",
   standard: "ansi"
  }, {
   name: "SIGKILL",
   number: 9,
   action: "terminate",
   description: "Forced termination",
   standard: "posix",
   forced: !0
  }, {
   name: "SIGUSR1",
   number: 10,
   action: "terminate",
   description: "Application-specific signal",
   standard: "posix"
  }, {
   name: "SIGSEGV",
   number: 11,
   action: "core",
   description: "Segmentation fault",
   standard: "ansi"
  }, {
   name: "SIGUSR2",
   number: 12,
   action: "terminate",
   description: "Application-specific signal",
   standard: "posix"
  }, {
   name: "SIGPIPE",
   number: 13,
   action: "terminate",
   description: "Broken pipe or socket",
   standard: "posix"
  }, {
   name: "SIGALRM",
   number: 14,
   action: "terminate",
   description: "Timeout or timer",
   standard: "posix"
  }, {
   name: "SIGTERM",
   number: 15,
   action: "terminate",
   description: "Termination",
   standard: "ansi"
  }, {
   name: "SIGSTKFLT",
   number: 16,
   action: "terminate",
   description: "Stack is empty or overflowed",
   standard: "other"
  }, {
   name: "SIGCHLD",
   number: 17,
   action: "ignore",
   description: "Child process terminated, paused or unpaused",
   standard: "posix"
  }, {
   name: "SIGCLD",
   number: 17,
   action: "ignore",
   description: "Child process terminated, paused or unpaused",
   standard: "other"
  }, {
   name: "SIGCONT",
   number: 18,
   action: "unpause",
   description: "Unpaused",
   standard: "posix",
   forced: !0
  }, {
   name: "SIGSTOP",
   number: 19,
   action: "pause",
   description: "Paused",
   standard: "posix",
   forced: !0
  }, {
   name: "SIGTSTP",
   number: 20,
   action: "pause",
   description: 'Paused using CTRL-Z or "suspend"',
   standard: "posix"
  }, {
   name: "SIGTTIN",
   number: 21,
   action: "pause",
   description: "Background process cannot read terminal input",
   standard: "posix"
  }, {
   name: "SIGBREAK",
   number: 21,
   action: "terminate",
   description: "User interruption with CTRL-BREAK",
   standard: "other"
  }, {
   name: "SIGTTOU",
   number: 22,
   action: "pause",
   description: "Background process cannot write to terminal output",
   standard: "posix"
  }, {
   name: "SIGURG",
   number: 23,
   action: "ignore",
   description: "Socket received out-of-band data",
   standard: "bsd"
  }, {
   name: "SIGXCPU",
   number: 24,
   action: "core",
   description: "Process timed out",
   standard: "bsd"
  }, {
   name: "SIGXFSZ",
   number: 25,
   action: "core",
   description: "File too big",
   standard: "bsd"
  }, {
   name: "SIGVTALRM",
   number: 26,
   action: "terminate",
   description: "Timeout or timer",
   standard: "bsd"
  }, {
   name: "SIGPROF",
   number: 27,
   action: "terminate",
   description: "Timeout or timer",
   standard: "bsd"
  }, {
   name: "SIGWINCH",
   number: 28,
   action: "ignore",
   description: "Terminal window size changed",
   standard: "bsd"
  }, {
   name: "SIGIO",
   number: 29,
   action: "terminate",
   description: "I/O is available",
   standard: "other"
  }, {
   name: "SIGPOLL",
   number: 29,
   action: "terminate",
   description: "Watched event",
   standard: "other"
  }, {
   name: "SIGINFO",
   number: 29,
   action: "ignore",
   description: "Request for process information",
   standard: "other"
  }, {
   name: "SIGPWR",
   number: 30,
   action: "terminate",
   description: "Device running out of power",
   standard: "systemv"
  }, {
   name: "SIGSYS",
   number: 31,
   action: "core",
   description: "Invalid system call",
   standard: "other"
  }, {
   name: "SIGUNUSED",
   number: 31,
   action: "terminate",
   description: "Invalid system call",
   standard: "other"
  } ], getSignals = () => {
   const n = (() => {
    const n = 64 - X + 1;
    return Array.from({
     length: n
    }, getRealtimeSignal);
   })();
   return [ ...Q, ...n ].map(normalizeSignal);
  }, normalizeSignal = ({name: n, number: r, description: s, action: a, forced: l = !1, standard: d}) => {
   const {signals: {[n]: u}} = Y.constants, p = void 0 !== u;
   return {
    name: n,
    number: p ? u : r,
    description: s,
    supported: p,
    action: a,
    forced: l,
    standard: d
   };
  }, getSignalByName = ({name: n, number: r, description: s, supported: a, action: l, forced: d, standard: u}) => [ n, {
   name: n,
   number: r,
   description: s,
   supported: a,
   action: l,
   forced: d,
   standard: u
  } ], J = (() => {
   const n = getSignals();
   return Object.fromEntries(n.map(getSignalByName));
  })(), Z = ((() => {
   const n = getSignals(), r = Array.from({
    length: 65
   }, (r, s) => ((n, r) => {
    const s = ((n, r) => {
     const s = r.find(({name: r}) => Y.constants.signals[r] === n);
     return void 0 !== s ? s : r.find(r => r.number === n);
    })(n, r);
    if (void 0 === s) return {};
    const {name: a, description: l, supported: d, action: u, forced: p, standard: f} = s;
    return {
     [n]: {
      name: a,
      number: n,
      description: l,
      supported: d,
      action: u,
      forced: p,
      standard: f
     }
    };
   })(s, n));
   Object.assign({}, ...r);
  })(), n => 0 === n ? n : signal_normalizeSignal(n, "`subprocess.kill()`'s argument")), signal_normalizeSignal = (n, r) => {
   if (Number.isInteger(n)) return normalizeSignalInteger(n, r);
   if ("string" == typeof n) return normalizeSignalName(n, r);
   throw new TypeError(`Invalid ${r} ${String(n)}: it must be a string or an integer.\n${getAvailableSignals()}`);
  }, normalizeSignalInteger = (n, r) => {
   if (ee.has(n)) return ee.get(n);
   throw new TypeError(`Invalid ${r} ${n}: this signal integer does not exist.\n${getAvailableSignals()}`);
  }, ee = new Map(Object.entries(Y.constants.signals).reverse().map(([n, r]) => [ r, n ])), normalizeSignalName = (n, r) => {
   if (n in Y.constants.signals) return n;
   if (n.toUpperCase() in Y.constants.signals) throw new TypeError(`Invalid ${r} '${n}': please rename it to '${n.toUpperCase()}'.`);
   throw new TypeError(`Invalid ${r} '${n}': this signal name does not exist.\n${getAvailableSignals()}`);
  }, getAvailableSignals = () => `Available signal names: ${getAvailableSignalNames()}.\nAvailable signal numbers: ${getAvailableSignalIntegers()}.`, getAvailableSignalNames = () => Object.keys(Y.constants.signals).sort().map(n => `'${n}'`).join(", "), getAvailableSignalIntegers = () => [ ...new Set(Object.values(Y.constants.signals).sort((n, r) => n - r)) ].join(", "), getSignalDescription = n => J[n].description, subprocessKill = ({kill: n, options: {forceKillAfterDelay: r, killSignal: s}, onInternalError: a, context: l, controller: d}, u, p) => {
   const {signal: f, error: m} = parseKillArguments(u, p, s);
   emitKillError(m, a);
   const b = n(f);
   return setKillTimeout({
    kill: n,
    signal: f,
    forceKillAfterDelay: r,
    killSignal: s,
    killResult: b,
    context: l,
    controller: d
   }), b;
  }, parseKillArguments = (n, r, s) => {
   const [a = s, l] = isErrorInstance(n) ? [ void 0, n ] : [ n, r ];
   if ("string" != typeof a && !Number.isInteger(a)) throw new TypeError(`The first argument must be an error instance or a signal name string/integer: ${String(a)}`);
   if (void 0 !== l && !isErrorInstance(l)) throw new TypeError(`The second argument is optional. If specified, it must be an error instance: ${l}`);
   return {
    signal: Z(a),
    error: l
   };
  }, emitKillError = (n, r) => {
   void 0 !== n && r.reject(n);
  }, setKillTimeout = async ({kill: n, signal: r, forceKillAfterDelay: s, killSignal: a, killResult: l, context: d, controller: u}) => {
   r === a && l && killOnTimeout({
    kill: n,
    forceKillAfterDelay: s,
    context: d,
    controllerSignal: u.signal
   });
  }, killOnTimeout = async ({kill: n, forceKillAfterDelay: r, context: s, controllerSignal: a}) => {
   if (!1 !== r) try {
    await (0, K.setTimeout)(r, void 0, {
     signal: a
    }), n("SIGKILL") && (s.isForcefullyTerminated ??= !0);
   } catch {}
  };
  var te = s(78474);
  const onAbortedSignal = async (n, r) => {
   n.aborted || await (0, te.once)(n, "abort", {
    signal: r
   });
  }, throwOnCancel = ({subprocess: n, cancelSignal: r, gracefulCancel: s, context: a, controller: l}) => void 0 === r || s ? [] : [ terminateOnCancel(n, r, a, l) ], terminateOnCancel = async (n, r, s, {signal: a}) => {
   throw await onAbortedSignal(r, a), s.terminationReason ??= "cancel", n.kill(), r.reason;
  }, validateIpcMethod = ({methodName: n, isSubprocess: r, ipc: s, isConnected: a}) => {
   validateIpcOption(n, r, s), validateConnection(n, r, a);
  }, validateIpcOption = (n, r, s) => {
   if (!s) throw new Error(`${getMethodName(n, r)} can only be used if the \`ipc\` option is \`true\`.`);
  }, validateConnection = (n, r, s) => {
   if (!s) throw new Error(`${getMethodName(n, r)} cannot be used: the ${getOtherProcessName(r)} has already exited or disconnected.`);
  }, getStrictResponseError = (n, r) => new Error(`${getMethodName("sendMessage", r)} failed when sending an acknowledgment response to the ${getOtherProcessName(r)}.`, {
   cause: n
  }), ne = new Set([ "ERR_MISSING_ARGS", "ERR_INVALID_ARG_TYPE" ]), re = [ "could not be cloned", "circular structure", "call stack size exceeded" ], getMethodName = (n, r, s = "") => "cancelSignal" === n ? "`cancelSignal`'s `controller.abort()`" : `${getNamespaceName(r)}${n}(${s})`, getNamespaceName = n => n ? "" : "subprocess.", getOtherProcessName = n => n ? "parent process" : "subprocess", disconnect = n => {
   n.connected && n.disconnect();
  }, createDeferred = () => {
   const n = {}, r = new Promise((r, s) => {
    Object.assign(n, {
     resolve: r,
     reject: s
    });
   });
   return Object.assign(r, n);
  }, getToStream = (n, r = "stdin") => {
   const s = !0, {options: a, fileDescriptors: l} = oe.get(n), d = getFdNumber(l, r, s), u = n.stdio[d];
   if (null === u) throw new TypeError(getInvalidStdioOptionMessage(d, r, a, s));
   return u;
  }, getFromStream = (n, r = "stdout") => {
   const s = !1, {options: a, fileDescriptors: l} = oe.get(n), d = getFdNumber(l, r, s), u = "all" === d ? n.all : n.stdio[d];
   if (null == u) throw new TypeError(getInvalidStdioOptionMessage(d, r, a, s));
   return u;
  }, oe = new WeakMap, getFdNumber = (n, r, s) => {
   const a = parseFdNumber(r, s);
   return validateFdNumber(a, r, s, n), a;
  }, parseFdNumber = (n, r) => {
   const s = parseFd(n);
   if (void 0 !== s) return s;
   const {validOptions: a, defaultValue: l} = r ? {
    validOptions: '"stdin"',
    defaultValue: "stdin"
   } : {
    validOptions: '"stdout", "stderr", "all"',
    defaultValue: "stdout"
   };
   throw new TypeError(`"${getOptionName(r)}" must not be "${n}".\nIt must be ${a} or "fd3", "fd4" (and so on).\nIt is optional and defaults to "${l}".`);
  }, validateFdNumber = (n, r, s, a) => {
   const l = a[getUsedDescriptor(n)];
   if (void 0 === l) throw new TypeError(`"${getOptionName(s)}" must not be ${r}. That file descriptor does not exist.\nPlease set the "stdio" option to ensure that file descriptor exists.`);
   if ("input" === l.direction && !s) throw new TypeError(`"${getOptionName(s)}" must not be ${r}. It must be a readable stream, not writable.`);
   if ("input" !== l.direction && s) throw new TypeError(`"${getOptionName(s)}" must not be ${r}. It must be a writable stream, not readable.`);
  }, getInvalidStdioOptionMessage = (n, r, s, a) => {
   if ("all" === n && !s.all) return 'The "all" option must be true to use "from: \'all\'".';
   const {optionName: l, optionValue: d} = getInvalidStdioOption(n, s);
   return `The "${l}: ${serializeOptionValue(d)}" option is incompatible with using "${getOptionName(a)}: ${serializeOptionValue(r)}".\nPlease set this option with "pipe" instead.`;
  }, getInvalidStdioOption = (n, {stdin: r, stdout: s, stderr: a, stdio: l}) => {
   const d = getUsedDescriptor(n);
   return 0 === d && void 0 !== r ? {
    optionName: "stdin",
    optionValue: r
   } : 1 === d && void 0 !== s ? {
    optionName: "stdout",
    optionValue: s
   } : 2 === d && void 0 !== a ? {
    optionName: "stderr",
    optionValue: a
   } : {
    optionName: `stdio[${d}]`,
    optionValue: l[d]
   };
  }, getUsedDescriptor = n => "all" === n ? 1 : n, getOptionName = n => n ? "to" : "from", serializeOptionValue = n => "string" == typeof n ? `'${n}'` : "number" == typeof n ? `${n}` : "Stream", incrementMaxListeners = (n, r, s) => {
   const a = n.getMaxListeners();
   0 !== a && a !== Number.POSITIVE_INFINITY && (n.setMaxListeners(a + r), (0, te.addAbortListener)(s, () => {
    n.setMaxListeners(n.getMaxListeners() - r);
   }));
  }, addReference = (n, r) => {
   r && addReferenceCount(n);
  }, addReferenceCount = n => {
   n.refCounted();
  }, removeReference = (n, r) => {
   r && removeReferenceCount(n);
  }, removeReferenceCount = n => {
   n.unrefCounted();
  }, onMessage = async ({anyProcess: n, channel: r, isSubprocess: s, ipcEmitter: a}, l) => {
   if (handleStrictResponse(l) || handleAbort(l)) return;
   ie.has(n) || ie.set(n, []);
   const d = ie.get(n);
   if (d.push(l), !(d.length > 1)) for (;d.length > 0; ) {
    await waitForOutgoingMessages(n, a, l), await K.scheduler.yield();
    const u = await handleStrictRequest({
     wrappedMessage: d[0],
     anyProcess: n,
     channel: r,
     isSubprocess: s,
     ipcEmitter: a
    });
    d.shift(), a.emit("message", u), a.emit("message:done");
   }
  }, onDisconnect = async ({anyProcess: n, channel: r, isSubprocess: s, ipcEmitter: a, boundOnMessage: l}) => {
   abortOnDisconnect();
   const d = ie.get(n);
   for (;d?.length > 0; ) await (0, te.once)(a, "message:done");
   n.removeListener("message", l), ((n, r) => {
    r && (addReferenceCount(n), addReferenceCount(n));
   })(r, s), a.connected = !1, a.emit("disconnect");
  }, ie = new WeakMap, getIpcEmitter = (n, r, s) => {
   if (se.has(n)) return se.get(n);
   const a = new te.EventEmitter;
   return a.connected = !0, se.set(n, a), forwardEvents({
    ipcEmitter: a,
    anyProcess: n,
    channel: r,
    isSubprocess: s
   }), a;
  }, se = new WeakMap, forwardEvents = ({ipcEmitter: n, anyProcess: r, channel: s, isSubprocess: a}) => {
   const l = onMessage.bind(void 0, {
    anyProcess: r,
    channel: s,
    isSubprocess: a,
    ipcEmitter: n
   });
   r.on("message", l), r.once("disconnect", onDisconnect.bind(void 0, {
    anyProcess: r,
    channel: s,
    isSubprocess: a,
    ipcEmitter: n,
    boundOnMessage: l
   })), ((n, r) => {
    r && (removeReferenceCount(n), removeReferenceCount(n));
   })(s, a);
  }, isConnected = n => {
   const r = se.get(n);
   return void 0 === r ? null !== n.channel : r.connected;
  };
  let ae = 0n;
  const validateStrictDeadlock = (n, r) => {
   if (r?.type === le && !r.hasListeners) for (const {id: r} of n) void 0 !== r && ce[r].resolve({
    isDeadlock: !0,
    hasListeners: !1
   });
  }, handleStrictRequest = async ({wrappedMessage: n, anyProcess: r, channel: s, isSubprocess: a, ipcEmitter: l}) => {
   if (n?.type !== le || !r.connected) return n;
   const {id: d, message: u} = n, p = {
    id: d,
    type: de,
    message: hasMessageListeners(r, l)
   };
   try {
    await sendMessage({
     anyProcess: r,
     channel: s,
     isSubprocess: a,
     ipc: !0
    }, p);
   } catch (n) {
    l.emit("strict:error", n);
   }
   return u;
  }, handleStrictResponse = n => {
   if (n?.type !== de) return !1;
   const {id: r, message: s} = n;
   return ce[r]?.resolve({
    isDeadlock: !1,
    hasListeners: s
   }), !0;
  }, waitForStrictResponse = async (n, r, s) => {
   if (n?.type !== le) return;
   const a = createDeferred();
   ce[n.id] = a;
   const l = new AbortController;
   try {
    const {isDeadlock: n, hasListeners: d} = await Promise.race([ a, throwOnDisconnect(r, s, l) ]);
    n && (n => {
     throw new Error(`${getMethodName("sendMessage", n)} failed: the ${getOtherProcessName(n)} is sending a message too, instead of listening to incoming messages.\nThis can be fixed by both sending a message and listening to incoming messages at the same time:\n\nconst [receivedMessage] = await Promise.all([\n\t${getMethodName("getOneMessage", n)},\n\t${getMethodName("sendMessage", n, "message, {strict: true}")},\n]);`);
    })(s), d || (n => {
     throw new Error(`${getMethodName("sendMessage", n)} failed: the ${getOtherProcessName(n)} is not listening to incoming messages.`);
    })(s);
   } finally {
    l.abort(), delete ce[n.id];
   }
  }, ce = {}, throwOnDisconnect = async (n, r, {signal: s}) => {
   incrementMaxListeners(n, 1, s), await (0, te.once)(n, "disconnect", {
    signal: s
   }), (n => {
    throw new Error(`${getMethodName("sendMessage", n)} failed: the ${getOtherProcessName(n)} exited without listening to incoming messages.`);
   })(r);
  }, le = "execa:ipc:request", de = "execa:ipc:response", waitForOutgoingMessages = async (n, r, s) => {
   for (;!hasMessageListeners(n, r) && ue.get(n)?.size > 0; ) {
    const r = [ ...ue.get(n) ];
    validateStrictDeadlock(r, s), await Promise.all(r.map(({onMessageSent: n}) => n));
   }
  }, ue = new WeakMap, hasMessageListeners = (n, r) => r.listenerCount("message") > getMinListenerCount(n), getMinListenerCount = n => oe.has(n) && !getFdSpecificValue(oe.get(n).options.buffer, "ipc") ? 1 : 0, sendMessage = ({anyProcess: n, channel: r, isSubprocess: s, ipc: a}, l, {strict: d = !1} = {}) => {
   const u = "sendMessage";
   return validateIpcMethod({
    methodName: u,
    isSubprocess: s,
    ipc: a,
    isConnected: n.connected
   }), sendMessageAsync({
    anyProcess: n,
    channel: r,
    methodName: u,
    isSubprocess: s,
    message: l,
    strict: d
   });
  }, sendMessageAsync = async ({anyProcess: n, channel: r, methodName: s, isSubprocess: a, message: l, strict: d}) => {
   const u = (({anyProcess: n, channel: r, isSubprocess: s, message: a, strict: l}) => {
    if (!l) return a;
    const d = getIpcEmitter(n, r, s), u = hasMessageListeners(n, d);
    return {
     id: ae++,
     type: le,
     message: a,
     hasListeners: u
    };
   })({
    anyProcess: n,
    channel: r,
    isSubprocess: a,
    message: l,
    strict: d
   }), p = ((n, r, s) => {
    ue.has(n) || ue.set(n, new Set);
    const a = ue.get(n), l = {
     onMessageSent: createDeferred(),
     id: s ? r.id : void 0
    };
    return a.add(l), {
     outgoingMessages: a,
     outgoingMessage: l
    };
   })(n, u, d);
   try {
    await sendOneMessage({
     anyProcess: n,
     methodName: s,
     isSubprocess: a,
     wrappedMessage: u,
     message: l
    });
   } catch (r) {
    throw disconnect(n), r;
   } finally {
    (({outgoingMessages: n, outgoingMessage: r}) => {
     n.delete(r), r.onMessageSent.resolve();
    })(p);
   }
  }, sendOneMessage = async ({anyProcess: n, methodName: r, isSubprocess: s, wrappedMessage: a, message: l}) => {
   const d = getSendMethod(n);
   try {
    await Promise.all([ waitForStrictResponse(a, n, s), d(a) ]);
   } catch (n) {
    throw (({error: n, methodName: r, isSubprocess: s}) => {
     if ("EPIPE" === n.code) throw new Error(`${getMethodName(r, s)} cannot be used: the ${getOtherProcessName(s)} is disconnecting.`, {
      cause: n
     });
    })({
     error: n,
     methodName: r,
     isSubprocess: s
    }), (({error: n, methodName: r, isSubprocess: s, message: a}) => {
     if ((({code: n, message: r}) => ne.has(n) || re.some(n => r.includes(n)))(n)) throw new Error(`${getMethodName(r, s)}'s argument type is invalid: the message cannot be serialized: ${String(a)}.`, {
      cause: n
     });
    })({
     error: n,
     methodName: r,
     isSubprocess: s,
     message: l
    }), n;
   }
  }, getSendMethod = n => {
   if (pe.has(n)) return pe.get(n);
   const r = (0, g.promisify)(n.send.bind(n));
   return pe.set(n, r), r;
  }, pe = new WeakMap, getCancelSignal = async ({anyProcess: n, channel: r, isSubprocess: s, ipc: a}) => (await startIpc({
   anyProcess: n,
   channel: r,
   isSubprocess: s,
   ipc: a
  }), be.signal), startIpc = async ({anyProcess: n, channel: r, isSubprocess: s, ipc: a}) => {
   fe || (fe = !0, a ? null !== r ? (getIpcEmitter(n, r, s), await K.scheduler.yield()) : abortOnDisconnect() : (() => {
    throw new Error("`getCancelSignal()` cannot be used without setting the `cancelSignal` subprocess option.");
   })());
  };
  let fe = !1;
  const handleAbort = n => n?.type === me && (be.abort(n.message), !0), me = "execa:ipc:cancel", abortOnDisconnect = () => {
   be.abort(new Error(`\`cancelSignal\` aborted: the ${getOtherProcessName(!0)} disconnected.`));
  }, be = new AbortController, throwOnGracefulCancel = ({subprocess: n, cancelSignal: r, gracefulCancel: s, forceKillAfterDelay: a, context: l, controller: d}) => s ? [ sendOnAbort({
   subprocess: n,
   cancelSignal: r,
   forceKillAfterDelay: a,
   context: l,
   controller: d
  }) ] : [], sendOnAbort = async ({subprocess: n, cancelSignal: r, forceKillAfterDelay: s, context: a, controller: {signal: l}}) => {
   await onAbortedSignal(r, l);
   const d = getReason(r);
   throw await ((n, r) => {
    const s = "cancelSignal";
    return validateConnection(s, !1, n.connected), sendOneMessage({
     anyProcess: n,
     methodName: s,
     isSubprocess: !1,
     wrappedMessage: {
      type: me,
      message: r
     },
     message: r
    });
   })(n, d), killOnTimeout({
    kill: n.kill,
    forceKillAfterDelay: s,
    context: a,
    controllerSignal: l
   }), a.terminationReason ??= "gracefulCancel", r.reason;
  }, getReason = ({reason: n}) => {
   if (!(n instanceof DOMException)) return n;
   const r = new Error(n.message);
   return Object.defineProperty(r, "stack", {
    value: n.stack,
    enumerable: !1,
    configurable: !0,
    writable: !0
   }), r;
  }, throwOnTimeout = (n, r, s, a) => 0 === r || void 0 === r ? [] : [ killAfterTimeout(n, r, s, a) ], killAfterTimeout = async (n, r, s, {signal: a}) => {
   throw await (0, K.setTimeout)(r, void 0, {
    signal: a
   }), s.terminationReason ??= "timeout", n.kill(), new DiscardedError;
  };
  var he = s(78877);
  const ge = {
   advanced: n => {
    try {
     (0, he.serialize)(n);
    } catch (n) {
     throw new Error("The `ipcInput` option is not serializable with a structured clone.", {
      cause: n
     });
    }
   },
   json: n => {
    try {
     JSON.stringify(n);
    } catch (n) {
     throw new Error("The `ipcInput` option is not serializable with JSON.", {
      cause: n
     });
    }
   }
  }, sendIpcInput = async (n, r) => {
   void 0 !== r && await n.sendMessage(r);
  }, ye = new Set([ "utf8", "utf16le" ]), we = new Set([ "buffer", "hex", "base64", "base64url", "latin1", "ascii" ]), ve = new Set([ ...ye, ...we ]), Se = {
   "utf-8": "utf8",
   "utf-16le": "utf16le",
   "ucs-2": "utf16le",
   ucs2: "utf16le",
   binary: "latin1"
  }, serializeEncoding = n => "string" == typeof n ? `"${n}"` : String(n);
  var xe = s(73024);
  const getDefaultCwd = () => {
   try {
    return y.cwd();
   } catch (n) {
    throw n.message = `The current directory does not exist.\n${n.message}`, n;
   }
  }, normalizeOptions = (n, r, s) => {
   s.cwd = ((n = getDefaultCwd()) => {
    const r = safeNormalizeFileUrl(n, 'The "cwd" option');
    return V.resolve(r);
   })(s.cwd);
   const [a, l, d] = ((n, r, {node: s = !1, nodePath: a = y.execPath, nodeOptions: l = y.execArgv.filter(n => !n.startsWith("--inspect")), cwd: d, execPath: u, ...p}) => {
    if (void 0 !== u) throw new TypeError('The "execPath" option has been removed. Please use the "nodePath" option instead.');
    const f = safeNormalizeFileUrl(a, 'The "nodePath" option'), m = V.resolve(d, f), b = {
     ...p,
     nodePath: m,
     node: s,
     cwd: d
    };
    if (!s) return [ n, r, b ];
    if ("node" === V.basename(n, ".exe")) throw new TypeError('When the "node" option is true, the first argument does not need to be "node".');
    return [ m, [ ...l, n, ...r ], {
     ipc: !0,
     ...b,
     shell: !1
    } ];
   })(n, r, s), {command: u, args: p, options: f} = H._parse(a, l, d), m = (n => {
    const r = {
     ...n
    };
    for (const s of E) r[s] = normalizeFdSpecificOption(n, s);
    return r;
   })(f), b = addDefaultOptions(m);
   return (({timeout: n}) => {
    if (void 0 !== n && (!Number.isFinite(n) || n < 0)) throw new TypeError(`Expected the \`timeout\` option to be a non-negative integer, got \`${n}\` (${typeof n})`);
   })(b), (({encoding: n}) => {
    if (ve.has(n)) return;
    const r = (n => {
     if (null === n) return "buffer";
     if ("string" != typeof n) return;
     const r = n.toLowerCase();
     return r in Se ? Se[r] : ve.has(r) ? r : void 0;
    })(n);
    if (void 0 !== r) throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(n)}\`.\nPlease rename it to ${serializeEncoding(r)}.`);
    const s = [ ...ve ].map(n => serializeEncoding(n)).join(", ");
    throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(n)}\`.\nPlease rename it to one of: ${s}.`);
   })(b), (({ipcInput: n, ipc: r, serialization: s}) => {
    if (void 0 !== n) {
     if (!r) throw new Error("The `ipcInput` option cannot be set unless the `ipc` option is `true`.");
     ge[s](n);
    }
   })(b), (({cancelSignal: n}) => {
    if (void 0 !== n && "[object AbortSignal]" !== Object.prototype.toString.call(n)) throw new Error(`The \`cancelSignal\` option must be an AbortSignal: ${String(n)}`);
   })(b), (({gracefulCancel: n, cancelSignal: r, ipc: s, serialization: a}) => {
    if (n) {
     if (void 0 === r) throw new Error("The `cancelSignal` option must be defined when setting the `gracefulCancel` option.");
     if (!s) throw new Error("The `ipc` option cannot be false when setting the `gracefulCancel` option.");
     if ("json" === a) throw new Error("The `serialization` option cannot be 'json' when setting the `gracefulCancel` option.");
    }
   })(b), b.shell = normalizeFileUrl(b.shell), b.env = getEnv(b), b.killSignal = (n => {
    const r = "option `killSignal`";
    if (0 === n) throw new TypeError(`Invalid ${r}: 0 cannot be used.`);
    return signal_normalizeSignal(n, r);
   })(b.killSignal), b.forceKillAfterDelay = (n => {
    if (!1 === n) return n;
    if (!0 === n) return 5e3;
    if (!Number.isFinite(n) || n < 0) throw new TypeError(`Expected the \`forceKillAfterDelay\` option to be a non-negative integer, got \`${n}\` (${typeof n})`);
    return n;
   })(b.forceKillAfterDelay), b.lines = b.lines.map((n, r) => n && !we.has(b.encoding) && b.buffer[r]), 
   "win32" === y.platform && "cmd" === V.basename(u, ".exe") && p.unshift("/q"), {
    file: u,
    commandArguments: p,
    options: b
   };
  }, addDefaultOptions = ({extendEnv: n = !0, preferLocal: r = !1, cwd: s, localDir: a = s, encoding: l = "utf8", reject: d = !0, cleanup: u = !0, all: p = !1, windowsHide: f = !0, killSignal: m = "SIGTERM", forceKillAfterDelay: b = !0, gracefulCancel: g = !1, ipcInput: y, ipc: w = void 0 !== y || g, serialization: v = "advanced", ...S}) => ({
   ...S,
   extendEnv: n,
   preferLocal: r,
   cwd: s,
   localDirectory: a,
   encoding: l,
   reject: d,
   cleanup: u,
   all: p,
   windowsHide: f,
   killSignal: m,
   forceKillAfterDelay: b,
   gracefulCancel: g,
   ipcInput: y,
   ipc: w,
   serialization: v
  }), getEnv = ({env: n, extendEnv: r, preferLocal: s, node: a, localDirectory: l, nodePath: d}) => {
   const u = r ? {
    ...y.env,
    ...n
   } : n;
   return s || a ? (({env: n = y.env, ...r} = {}) => {
    const s = pathKey({
     env: n = {
      ...n
     }
    });
    return r.path = n[s], n[s] = (({cwd: n = y.cwd(), path: r = y.env[pathKey()], preferLocal: s = !0, execPath: a = y.execPath, addExecPath: l = !0} = {}) => {
     const d = V.resolve(toPath(n)), u = [], p = r.split(V.delimiter);
     return s && ((n, r, s) => {
      for (const a of function(n) {
       return {
        * [Symbol.iterator]() {
         let r, s = V.resolve(toPath(n));
         for (;r !== s; ) yield s, r = s, s = V.resolve(s, "..");
        }
       };
      }(s)) {
       const s = V.join(a, "node_modules/.bin");
       r.includes(s) || n.push(s);
      }
     })(u, p, d), l && ((n, r, s, a) => {
      const l = V.resolve(a, toPath(s), "..");
      r.includes(l) || n.push(l);
     })(u, p, a, d), "" === r || r === V.delimiter ? `${u.join(V.delimiter)}${r}` : [ ...u, r ].join(V.delimiter);
    })(r), n;
   })({
    env: u,
    cwd: l,
    execPath: d,
    preferLocal: s,
    addExecPath: a
   }) : u;
  }, concatenateShell = (n, r, s) => s.shell && r.length > 0 ? [ [ n, ...r ].join(" "), [], s ] : [ n, r, s ];
  function strip_final_newline_stripFinalNewline(n) {
   if ("string" == typeof n) return stripFinalNewlineString(n);
   if (!ArrayBuffer.isView(n) || 1 !== n.BYTES_PER_ELEMENT) throw new Error("Input must be a string or a Uint8Array");
   return stripFinalNewlineBinary(n);
  }
  const stripFinalNewlineString = n => n.at(-1) === Ee ? n.slice(0, n.at(-2) === Te ? -2 : -1) : n, stripFinalNewlineBinary = n => n.at(-1) === De ? n.subarray(0, n.at(-2) === Oe ? -2 : -1) : n, Ee = "\n", De = Ee.codePointAt(0), Te = "\r", Oe = Te.codePointAt(0);
  function isStream(n, {checkOpen: r = !0} = {}) {
   return null !== n && "object" == typeof n && (n.writable || n.readable || !r || void 0 === n.writable && void 0 === n.readable) && "function" == typeof n.pipe;
  }
  function isWritableStream(n, {checkOpen: r = !0} = {}) {
   return isStream(n, {
    checkOpen: r
   }) && (n.writable || !r) && "function" == typeof n.write && "function" == typeof n.end && "boolean" == typeof n.writable && "boolean" == typeof n.writableObjectMode && "function" == typeof n.destroy && "boolean" == typeof n.destroyed;
  }
  function isReadableStream(n, {checkOpen: r = !0} = {}) {
   return isStream(n, {
    checkOpen: r
   }) && (n.readable || !r) && "function" == typeof n.read && "boolean" == typeof n.readable && "boolean" == typeof n.readableObjectMode && "function" == typeof n.destroy && "boolean" == typeof n.destroyed;
  }
  function isDuplexStream(n, r) {
   return isWritableStream(n, r) && isReadableStream(n, r);
  }
  const Ie = Object.getPrototypeOf(Object.getPrototypeOf(async function*() {}).prototype);
  class c {
   #e;
   #t;
   #n=!1;
   #r=void 0;
   constructor(n, r) {
    this.#e = n, this.#t = r;
   }
   next() {
    const e = () => this.#o();
    return this.#r = this.#r ? this.#r.then(e, e) : e(), this.#r;
   }
   return(n) {
    const t = () => this.#i(n);
    return this.#r ? this.#r.then(t, t) : t();
   }
   async #o() {
    if (this.#n) return {
     done: !0,
     value: void 0
    };
    let n;
    try {
     n = await this.#e.read();
    } catch (n) {
     throw this.#r = void 0, this.#n = !0, this.#e.releaseLock(), n;
    }
    return n.done && (this.#r = void 0, this.#n = !0, this.#e.releaseLock()), n;
   }
   async #i(n) {
    if (this.#n) return {
     done: !0,
     value: n
    };
    if (this.#n = !0, !this.#t) {
     const r = this.#e.cancel(n);
     return this.#e.releaseLock(), await r, {
      done: !0,
      value: n
     };
    }
    return this.#e.releaseLock(), {
     done: !0,
     value: n
    };
   }
  }
  const Me = Symbol();
  function i() {
   return this[Me].next();
  }
  function o(n) {
   return this[Me].return(n);
  }
  Object.defineProperty(i, "name", {
   value: "next"
  }), Object.defineProperty(o, "name", {
   value: "return"
  });
  const Ne = Object.create(Ie, {
   next: {
    enumerable: !0,
    configurable: !0,
    writable: !0,
    value: i
   },
   return: {
    enumerable: !0,
    configurable: !0,
    writable: !0,
    value: o
   }
  });
  function h({preventCancel: n = !1} = {}) {
   const r = this.getReader(), s = new c(r, n), a = Object.create(Ne);
   return a[Me] = s, a;
  }
  const getAsyncIterable = n => {
   if (isReadableStream(n, {
    checkOpen: !1
   }) && void 0 !== $e.on) return getStreamIterable(n);
   if ("function" == typeof n?.[Symbol.asyncIterator]) return n;
   if ("[object ReadableStream]" === Ce.call(n)) return h.call(n);
   throw new TypeError("The first argument must be a Readable, a ReadableStream, or an async iterable.");
  }, {toString: Ce} = Object.prototype, getStreamIterable = async function*(n) {
   const r = new AbortController, s = {};
   handleStreamEnd(n, r, s);
   try {
    for await (const [s] of $e.on(n, "data", {
     signal: r.signal
    })) yield s;
   } catch (n) {
    if (void 0 !== s.error) throw s.error;
    if (!r.signal.aborted) throw n;
   } finally {
    n.destroy();
   }
  }, handleStreamEnd = async (n, r, s) => {
   try {
    await $e.finished(n, {
     cleanup: !0,
     readable: !0,
     writable: !1,
     error: !1
    });
   } catch (n) {
    s.error = n;
   } finally {
    r.abort();
   }
  }, $e = {}, getStreamContents = async (n, {init: r, convertChunk: s, getSize: a, truncateChunk: l, addChunk: d, getFinalChunk: u, finalize: p}, {maxBuffer: f = Number.POSITIVE_INFINITY} = {}) => {
   const m = getAsyncIterable(n), b = r();
   b.length = 0;
   try {
    for await (const n of m) {
     const r = s[getChunkType(n)](n, b);
     appendChunk({
      convertedChunk: r,
      state: b,
      getSize: a,
      truncateChunk: l,
      addChunk: d,
      maxBuffer: f
     });
    }
    return appendFinalChunk({
     state: b,
     convertChunk: s,
     getSize: a,
     truncateChunk: l,
     addChunk: d,
     getFinalChunk: u,
     maxBuffer: f
    }), p(b);
   } catch (n) {
    const r = "object" == typeof n && null !== n ? n : new Error(n);
    throw r.bufferedData = p(b), r;
   }
  }, appendFinalChunk = ({state: n, getSize: r, truncateChunk: s, addChunk: a, getFinalChunk: l, maxBuffer: d}) => {
   const u = l(n);
   void 0 !== u && appendChunk({
    convertedChunk: u,
    state: n,
    getSize: r,
    truncateChunk: s,
    addChunk: a,
    maxBuffer: d
   });
  }, appendChunk = ({convertedChunk: n, state: r, getSize: s, truncateChunk: a, addChunk: l, maxBuffer: d}) => {
   const u = s(n), p = r.length + u;
   if (p <= d) return void addNewChunk(n, r, l, p);
   const f = a(n, d - r.length);
   throw void 0 !== f && addNewChunk(f, r, l, d), new MaxBufferError;
  }, addNewChunk = (n, r, s, a) => {
   r.contents = s(n, r, a), r.length = a;
  }, getChunkType = n => {
   const r = typeof n;
   if ("string" === r) return "string";
   if ("object" !== r || null === n) return "others";
   if (globalThis.Buffer?.isBuffer(n)) return "buffer";
   const s = Be.call(n);
   return "[object ArrayBuffer]" === s ? "arrayBuffer" : "[object DataView]" === s ? "dataView" : Number.isInteger(n.byteLength) && Number.isInteger(n.byteOffset) && "[object ArrayBuffer]" === Be.call(n.buffer) ? "typedArray" : "others";
  }, {toString: Be} = Object.prototype;
  class MaxBufferError extends Error {
   name="MaxBufferError";
   constructor() {
    super("maxBuffer exceeded");
   }
  }
  const checkIpcMaxBuffer = (n, r, s) => {
   if (r.length !== s) return;
   const a = new MaxBufferError;
   throw a.maxBufferInfo = {
    fdNumber: "ipc"
   }, a;
  }, getMaxBufferSync = ([, n]) => n, getForcefulSuffix = (n, r) => n ? ` and was forcefully terminated after ${r} milliseconds` : "", serializeMessageItem = n => "string" == typeof n ? n : isUint8Array(n) ? uint8ArrayToString(n) : "", makeSuccessResult = ({command: n, escapedCommand: r, stdio: s, all: a, ipcOutput: l, options: {cwd: d}, startTime: u}) => omitUndefinedProperties({
   command: n,
   escapedCommand: r,
   cwd: d,
   durationMs: getDurationMs(u),
   failed: !1,
   timedOut: !1,
   isCanceled: !1,
   isGracefullyCanceled: !1,
   isTerminated: !1,
   isMaxBuffer: !1,
   isForcefullyTerminated: !1,
   exitCode: 0,
   stdout: s[1],
   stderr: s[2],
   all: a,
   stdio: s,
   ipcOutput: l,
   pipedFrom: []
  }), makeEarlyError = ({error: n, command: r, escapedCommand: s, fileDescriptors: a, options: l, startTime: d, isSync: u}) => makeError({
   error: n,
   command: r,
   escapedCommand: s,
   startTime: d,
   timedOut: !1,
   isCanceled: !1,
   isGracefullyCanceled: !1,
   isMaxBuffer: !1,
   isForcefullyTerminated: !1,
   stdio: Array.from({
    length: a.length
   }),
   ipcOutput: [],
   options: l,
   isSync: u
  }), makeError = ({error: n, command: r, escapedCommand: s, startTime: a, timedOut: l, isCanceled: d, isGracefullyCanceled: u, isMaxBuffer: p, isForcefullyTerminated: f, exitCode: m, signal: b, stdio: y, all: w, ipcOutput: v, options: {timeoutDuration: S, timeout: x = S, forceKillAfterDelay: E, killSignal: D, cwd: T, maxBuffer: O}, isSync: I}) => {
   const {exitCode: M, signal: N, signalDescription: C} = normalizeExitPayload(m, b), {originalMessage: $, shortMessage: B, message: j} = (({stdio: n, all: r, ipcOutput: s, originalError: a, signal: l, signalDescription: d, exitCode: u, escapedCommand: p, timedOut: f, isCanceled: m, isGracefullyCanceled: b, isMaxBuffer: y, isForcefullyTerminated: w, forceKillAfterDelay: v, killSignal: S, maxBuffer: x, timeout: E, cwd: D}) => {
    const T = a?.code, O = (({originalError: n, timedOut: r, timeout: s, isMaxBuffer: a, maxBuffer: l, errorCode: d, signal: u, signalDescription: p, exitCode: f, isCanceled: m, isGracefullyCanceled: b, isForcefullyTerminated: g, forceKillAfterDelay: y, killSignal: w}) => {
     const v = getForcefulSuffix(g, y);
     return r ? `Command timed out after ${s} milliseconds${v}` : b ? void 0 === u ? `Command was gracefully canceled with exit code ${f}` : g ? `Command was gracefully canceled${v}` : `Command was gracefully canceled with ${u} (${p})` : m ? `Command was canceled${v}` : a ? `${((n, r) => {
      const {streamName: s, threshold: a, unit: l} = ((n, r) => {
       if (void 0 === n?.maxBufferInfo) return {
        streamName: "output",
        threshold: r[1],
        unit: "bytes"
       };
       const {maxBufferInfo: {fdNumber: s, unit: a}} = n;
       delete n.maxBufferInfo;
       const l = getFdSpecificValue(r, s);
       return "ipc" === s ? {
        streamName: "IPC output",
        threshold: l,
        unit: "messages"
       } : {
        streamName: getStreamName(s),
        threshold: l,
        unit: a
       };
      })(n, r);
      return `Command's ${s} was larger than ${a} ${l}`;
     })(n, l)}${v}` : void 0 !== d ? `Command failed with ${d}${v}` : g ? `Command was killed with ${w} (${getSignalDescription(w)})${v}` : void 0 !== u ? `Command was killed with ${u} (${p})` : void 0 !== f ? `Command failed with exit code ${f}` : "Command failed";
    })({
     originalError: a,
     timedOut: f,
     timeout: E,
     isMaxBuffer: y,
     maxBuffer: x,
     errorCode: T,
     signal: l,
     signalDescription: d,
     exitCode: u,
     isCanceled: m,
     isGracefullyCanceled: b,
     isForcefullyTerminated: w,
     forceKillAfterDelay: v,
     killSignal: S
    }), I = ((n, r) => {
     if (n instanceof DiscardedError) return;
     const s = isErrorInstance(a = n) && q in a ? n.originalMessage : String(n?.message ?? n);
     var a;
     const l = escapeLines(((n, r) => {
      if (r === getDefaultCwd()) return n;
      let s;
      try {
       s = (0, xe.statSync)(r);
      } catch (s) {
       return `The "cwd" option is invalid: ${r}.\n${s.message}\n${n}`;
      }
      return s.isDirectory() ? n : `The "cwd" option is not a directory: ${r}.\n${n}`;
     })(s, r));
     return "" === l ? void 0 : l;
    })(a, D), M = `${O}: ${p}${void 0 === I ? "" : `\n${I}`}`, N = [ M, ...void 0 === r ? [ n[2], n[1] ] : [ r ], ...n.slice(3), s.map(n => (n => "string" == typeof n ? n : (0, 
    g.inspect)(n))(n)).join("\n") ].map(n => escapeLines(strip_final_newline_stripFinalNewline((n => Array.isArray(n) ? n.map(n => strip_final_newline_stripFinalNewline(serializeMessageItem(n))).filter(Boolean).join("\n") : serializeMessageItem(n))(n)))).filter(Boolean).join("\n\n");
    return {
     originalMessage: I,
     shortMessage: M,
     message: N
    };
   })({
    stdio: y,
    all: w,
    ipcOutput: v,
    originalError: n,
    signal: N,
    signalDescription: C,
    exitCode: M,
    escapedCommand: s,
    timedOut: l,
    isCanceled: d,
    isGracefullyCanceled: u,
    isMaxBuffer: p,
    isForcefullyTerminated: f,
    forceKillAfterDelay: E,
    killSignal: D,
    maxBuffer: O,
    timeout: x,
    cwd: T
   }), A = ((n, r, s) => new (s ? ExecaSyncError : ExecaError)(r, n instanceof DiscardedError ? {} : {
    cause: n
   }))(n, j, I);
   return Object.assign(A, getErrorProperties({
    error: A,
    command: r,
    escapedCommand: s,
    startTime: a,
    timedOut: l,
    isCanceled: d,
    isGracefullyCanceled: u,
    isMaxBuffer: p,
    isForcefullyTerminated: f,
    exitCode: M,
    signal: N,
    signalDescription: C,
    stdio: y,
    all: w,
    ipcOutput: v,
    cwd: T,
    originalMessage: $,
    shortMessage: B
   })), A;
  }, getErrorProperties = ({error: n, command: r, escapedCommand: s, startTime: a, timedOut: l, isCanceled: d, isGracefullyCanceled: u, isMaxBuffer: p, isForcefullyTerminated: f, exitCode: m, signal: b, signalDescription: g, stdio: y, all: w, ipcOutput: v, cwd: S, originalMessage: x, shortMessage: E}) => omitUndefinedProperties({
   shortMessage: E,
   originalMessage: x,
   command: r,
   escapedCommand: s,
   cwd: S,
   durationMs: getDurationMs(a),
   failed: !0,
   timedOut: l,
   isCanceled: d,
   isGracefullyCanceled: u,
   isTerminated: void 0 !== b,
   isMaxBuffer: p,
   isForcefullyTerminated: f,
   exitCode: m,
   signal: b,
   signalDescription: g,
   code: n.cause?.code,
   stdout: y[1],
   stderr: y[2],
   all: w,
   stdio: y,
   ipcOutput: v,
   pipedFrom: []
  }), omitUndefinedProperties = n => Object.fromEntries(Object.entries(n).filter(([, n]) => void 0 !== n)), normalizeExitPayload = (n, r) => {
   const s = null === r ? void 0 : r;
   return {
    exitCode: null === n ? void 0 : n,
    signal: s,
    signalDescription: void 0 === s ? void 0 : getSignalDescription(r)
   };
  }, toZeroIfInfinity = n => Number.isFinite(n) ? n : 0;
  const logDuration = (n, r) => {
   const s = `(done in ${function(n, r) {
    const s = "bigint" == typeof n;
    if (!s && !Number.isFinite(n)) throw new TypeError("Expected a finite number or bigint");
    const a = n < 0 ? "-" : "";
    n = n < 0 ? -n : n, (r = {
     ...r
    }).colonNotation && (r.compact = !1, r.formatSubMilliseconds = !1, r.separateMilliseconds = !1, 
    r.verbose = !1), r.compact && (r.unitCount = 1, r.secondsDecimalDigits = 0, r.millisecondsDecimalDigits = 0);
    let l = [];
    const add = (n, s, a, d) => {
     if (0 !== l.length && r.colonNotation || !(n => 0 === n || 0n === n)(n) || r.colonNotation && "m" === a) {
      if (d ??= String(n), r.colonNotation) {
       const n = d.includes(".") ? d.split(".")[0].length : d.length, r = l.length > 0 ? 2 : 1;
       d = "0".repeat(Math.max(0, r - n)) + d;
      } else d += r.verbose ? " " + ((n, r) => 1 === r || 1n === r ? n : `${n}s`)(s, n) : a;
      l.push(d);
     }
    }, d = function(n) {
     switch (typeof n) {
     case "number":
      if (Number.isFinite(n)) return function(n) {
       return {
        days: Math.trunc(n / 864e5),
        hours: Math.trunc(n / 36e5 % 24),
        minutes: Math.trunc(n / 6e4 % 60),
        seconds: Math.trunc(n / 1e3 % 60),
        milliseconds: Math.trunc(n % 1e3),
        microseconds: Math.trunc(toZeroIfInfinity(1e3 * n) % 1e3),
        nanoseconds: Math.trunc(toZeroIfInfinity(1e6 * n) % 1e3)
       };
      }(n);
      break;

     case "bigint":
      return function(n) {
       return {
        days: n / 86400000n,
        hours: n / 3600000n % 24n,
        minutes: n / 60000n % 60n,
        seconds: n / 1000n % 60n,
        milliseconds: n % 1000n,
        microseconds: 0n,
        nanoseconds: 0n
       };
      }(n);
     }
     throw new TypeError("Expected a finite number or bigint");
    }(n), u = BigInt(d.days);
    if (r.hideYearAndDays ? add(24n * BigInt(u) + BigInt(d.hours), "hour", "h") : (r.hideYear ? add(u, "day", "d") : (add(u / 365n, "year", "y"), 
    add(u % 365n, "day", "d")), add(Number(d.hours), "hour", "h")), add(Number(d.minutes), "minute", "m"), 
    !r.hideSeconds) if (r.separateMilliseconds || r.formatSubMilliseconds || !r.colonNotation && n < 1e3 && !r.subSecondsAsDecimals) {
     const n = Number(d.seconds), s = Number(d.milliseconds), a = Number(d.microseconds), l = Number(d.nanoseconds);
     if (add(n, "second", "s"), r.formatSubMilliseconds) add(s, "millisecond", "ms"), 
     add(a, "microsecond", "\xb5s"), add(l, "nanosecond", "ns"); else {
      const n = s + a / 1e3 + l / 1e6, d = "number" == typeof r.millisecondsDecimalDigits ? r.millisecondsDecimalDigits : 0, u = n >= 1 ? Math.round(n) : Math.ceil(n), p = 1e3 - 10 ** -d, f = d ? Math.min(n, p).toFixed(d) : Math.min(u, p);
      add(Number.parseFloat(f), "millisecond", "ms", f);
     }
    } else {
     const a = ((n, r) => {
      const s = Math.floor(n * 10 ** r + 1e-7);
      return (Math.round(s) / 10 ** r).toFixed(r);
     })((s ? Number(n % 86400000n) : n) / 1e3 % 60, "number" == typeof r.secondsDecimalDigits ? r.secondsDecimalDigits : 1), l = r.keepDecimalsOnWholeSeconds ? a : a.replace(/\.0+$/, "");
     add(Number.parseFloat(l), "second", "s", l);
    }
    if (0 === l.length) return a + "0" + (r.verbose ? " milliseconds" : "ms");
    const p = r.colonNotation ? ":" : " ";
    return "number" == typeof r.unitCount && (l = l.slice(0, Math.max(r.unitCount, 1))), 
    a + l.join(p);
   }(n.durationMs)})`;
   verboseLog({
    type: "duration",
    verboseMessage: s,
    verboseInfo: r,
    result: n
   });
  }, handleResult = (n, r, {reject: s}) => {
   if (((n, r) => {
    isVerbose(r) && (((n, r) => {
     n.failed && verboseLog({
      type: "error",
      verboseMessage: n.shortMessage,
      verboseInfo: r,
      result: n
     });
    })(n, r), logDuration(n, r));
   })(n, r), n.failed && s) throw n;
   return n;
  }, getStdioItemType = (n, r) => isAsyncGenerator(n) ? "asyncGenerator" : isSyncGenerator(n) ? "generator" : isUrl(n) ? "fileUrl" : isFilePathObject(n) ? "filePath" : isWebStream(n) ? "webStream" : isStream(n, {
   checkOpen: !1
  }) ? "native" : isUint8Array(n) ? "uint8Array" : isAsyncIterableObject(n) ? "asyncIterable" : isIterableObject(n) ? "iterable" : type_isTransformStream(n) ? getTransformStreamType({
   transform: n
  }, r) : isTransformOptions(n) ? getTransformObjectType(n, r) : "native", getTransformObjectType = (n, r) => isDuplexStream(n.transform, {
   checkOpen: !1
  }) ? getDuplexType(n, r) : type_isTransformStream(n.transform) ? getTransformStreamType(n, r) : getGeneratorObjectType(n, r), getDuplexType = (n, r) => (validateNonGeneratorType(n, r, "Duplex stream"), 
  "duplex"), getTransformStreamType = (n, r) => (validateNonGeneratorType(n, r, "web TransformStream"), 
  "webTransform"), validateNonGeneratorType = ({final: n, binary: r, objectMode: s}, a, l) => {
   checkUndefinedOption(n, `${a}.final`, l), checkUndefinedOption(r, `${a}.binary`, l), 
   checkBooleanOption(s, `${a}.objectMode`);
  }, checkUndefinedOption = (n, r, s) => {
   if (void 0 !== n) throw new TypeError(`The \`${r}\` option can only be defined when using a generator, not a ${s}.`);
  }, getGeneratorObjectType = ({transform: n, final: r, binary: s, objectMode: a}, l) => {
   if (void 0 !== n && !isGenerator(n)) throw new TypeError(`The \`${l}.transform\` option must be a generator, a Duplex stream or a web TransformStream.`);
   if (isDuplexStream(r, {
    checkOpen: !1
   })) throw new TypeError(`The \`${l}.final\` option must not be a Duplex stream.`);
   if (type_isTransformStream(r)) throw new TypeError(`The \`${l}.final\` option must not be a web TransformStream.`);
   if (void 0 !== r && !isGenerator(r)) throw new TypeError(`The \`${l}.final\` option must be a generator.`);
   return checkBooleanOption(s, `${l}.binary`), checkBooleanOption(a, `${l}.objectMode`), 
   isAsyncGenerator(n) || isAsyncGenerator(r) ? "asyncGenerator" : "generator";
  }, checkBooleanOption = (n, r) => {
   if (void 0 !== n && "boolean" != typeof n) throw new TypeError(`The \`${r}\` option must use a boolean.`);
  }, isGenerator = n => isAsyncGenerator(n) || isSyncGenerator(n), isAsyncGenerator = n => "[object AsyncGeneratorFunction]" === Object.prototype.toString.call(n), isSyncGenerator = n => "[object GeneratorFunction]" === Object.prototype.toString.call(n), isTransformOptions = n => isPlainObject(n) && (void 0 !== n.transform || void 0 !== n.final), isUrl = n => "[object URL]" === Object.prototype.toString.call(n), isFilePathObject = n => isPlainObject(n) && Object.keys(n).length > 0 && Object.keys(n).every(n => je.has(n)) && isFilePathString(n.file), je = new Set([ "file", "append" ]), isFilePathString = n => "string" == typeof n, Ae = new Set([ "ipc", "ignore", "inherit", "overlapped", "pipe" ]), type_isReadableStream = n => "[object ReadableStream]" === Object.prototype.toString.call(n), type_isWritableStream = n => "[object WritableStream]" === Object.prototype.toString.call(n), isWebStream = n => type_isReadableStream(n) || type_isWritableStream(n), type_isTransformStream = n => type_isReadableStream(n?.readable) && type_isWritableStream(n?.writable), isAsyncIterableObject = n => isObject(n) && "function" == typeof n[Symbol.asyncIterator], isIterableObject = n => isObject(n) && "function" == typeof n[Symbol.iterator], isObject = n => "object" == typeof n && null !== n, Pe = new Set([ "generator", "asyncGenerator", "duplex", "webTransform" ]), Re = new Set([ "fileUrl", "filePath", "fileNumber" ]), ke = new Set([ "fileUrl", "filePath" ]), Le = new Set([ ...ke, "webStream", "nodeStream" ]), Ue = new Set([ "webTransform", "duplex" ]), Fe = {
   generator: "a generator",
   asyncGenerator: "an async generator",
   fileUrl: "a file URL",
   filePath: "a file path string",
   fileNumber: "a file descriptor number",
   webStream: "a web stream",
   nodeStream: "a Node.js stream",
   webTransform: "a web TransformStream",
   duplex: "a Duplex stream",
   native: "any value",
   iterable: "an iterable",
   asyncIterable: "an async iterable",
   string: "a string",
   uint8Array: "a Uint8Array"
  }, getTransformObjectModes = (n, r, s, a) => "output" === a ? getOutputObjectModes(n, r, s) : getInputObjectModes(n, r, s), getOutputObjectModes = (n, r, s) => {
   const a = 0 !== r && s[r - 1].value.readableObjectMode;
   return {
    writableObjectMode: a,
    readableObjectMode: n ?? a
   };
  }, getInputObjectModes = (n, r, s) => {
   const a = 0 === r ? !0 === n : s[r - 1].value.readableObjectMode;
   return {
    writableObjectMode: a,
    readableObjectMode: r !== s.length - 1 && (n ?? a)
   };
  }, getTransforms = (n, r, s, {encoding: a}) => {
   const l = n.filter(({type: n}) => Pe.has(n)), d = Array.from({
    length: l.length
   });
   for (const [n, u] of Object.entries(l)) d[n] = normalizeTransform({
    stdioItem: u,
    index: Number(n),
    newTransforms: d,
    optionName: r,
    direction: s,
    encoding: a
   });
   return sortTransforms(d, s);
  }, normalizeTransform = ({stdioItem: n, stdioItem: {type: r}, index: s, newTransforms: a, optionName: l, direction: d, encoding: u}) => "duplex" === r ? normalizeDuplex({
   stdioItem: n,
   optionName: l
  }) : "webTransform" === r ? normalizeTransformStream({
   stdioItem: n,
   index: s,
   newTransforms: a,
   direction: d
  }) : normalizeGenerator({
   stdioItem: n,
   index: s,
   newTransforms: a,
   direction: d,
   encoding: u
  }), normalizeDuplex = ({stdioItem: n, stdioItem: {value: {transform: r, transform: {writableObjectMode: s, readableObjectMode: a}, objectMode: l = a}}, optionName: d}) => {
   if (l && !a) throw new TypeError(`The \`${d}.objectMode\` option can only be \`true\` if \`new Duplex({objectMode: true})\` is used.`);
   if (!l && a) throw new TypeError(`The \`${d}.objectMode\` option cannot be \`false\` if \`new Duplex({objectMode: true})\` is used.`);
   return {
    ...n,
    value: {
     transform: r,
     writableObjectMode: s,
     readableObjectMode: a
    }
   };
  }, normalizeTransformStream = ({stdioItem: n, stdioItem: {value: r}, index: s, newTransforms: a, direction: l}) => {
   const {transform: d, objectMode: u} = isPlainObject(r) ? r : {
    transform: r
   }, {writableObjectMode: p, readableObjectMode: f} = getTransformObjectModes(u, s, a, l);
   return {
    ...n,
    value: {
     transform: d,
     writableObjectMode: p,
     readableObjectMode: f
    }
   };
  }, normalizeGenerator = ({stdioItem: n, stdioItem: {value: r}, index: s, newTransforms: a, direction: l, encoding: d}) => {
   const {transform: u, final: p, binary: f = !1, preserveNewlines: m = !1, objectMode: b} = isPlainObject(r) ? r : {
    transform: r
   }, g = f || we.has(d), {writableObjectMode: y, readableObjectMode: w} = getTransformObjectModes(b, s, a, l);
   return {
    ...n,
    value: {
     transform: u,
     final: p,
     binary: g,
     preserveNewlines: m,
     writableObjectMode: y,
     readableObjectMode: w
    }
   };
  }, sortTransforms = (n, r) => "input" === r ? n.reverse() : n, Ge = [ "input", "output", "output" ], anyDirection = () => {}, alwaysInput = () => "input", We = {
   generator: anyDirection,
   asyncGenerator: anyDirection,
   fileUrl: anyDirection,
   filePath: anyDirection,
   iterable: alwaysInput,
   asyncIterable: alwaysInput,
   uint8Array: alwaysInput,
   webStream: n => type_isWritableStream(n) ? "output" : "input",
   nodeStream: n => isReadableStream(n, {
    checkOpen: !1
   }) ? isWritableStream(n, {
    checkOpen: !1
   }) ? void 0 : "input" : "output",
   webTransform: anyDirection,
   duplex: anyDirection,
   native(n) {
    const r = getStandardStreamDirection(n);
    return void 0 !== r ? r : isStream(n, {
     checkOpen: !1
    }) ? We.nodeStream(n) : void 0;
   }
  }, getStandardStreamDirection = n => [ 0, y.stdin ].includes(n) ? "input" : [ 1, 2, y.stdout, y.stderr ].includes(n) ? "output" : void 0, stdio_option_addDefaultValue = (n, r) => Array.isArray(n) ? n.map(n => stdio_option_addDefaultValue(n, r)) : null == n ? r >= v.length ? "ignore" : "pipe" : n, getTargetFdNumber = (n, r) => {
   if ("inherit" === n) return r;
   if ("number" == typeof n) return n;
   const s = w.indexOf(n);
   return -1 !== s ? s : void 0;
  }, getStandardStream = (n, r, s) => {
   const a = w[n];
   if (void 0 === a) throw new TypeError(`The \`${s}: ${r}\` option is invalid: no such standard stream.`);
   return a;
  }, handleInputOptions = ({input: n, inputFile: r}, s) => 0 === s ? [ ...handleInputOption(n), ...handleInputFileOption(r) ] : [], handleInputOption = n => void 0 === n ? [] : [ {
   type: getInputType(n),
   value: n,
   optionName: "input"
  } ], getInputType = n => {
   if (isReadableStream(n, {
    checkOpen: !1
   })) return "nodeStream";
   if ("string" == typeof n) return "string";
   if (isUint8Array(n)) return "uint8Array";
   throw new Error("The `input` option must be a string, a Uint8Array or a Node.js Readable stream.");
  }, handleInputFileOption = n => void 0 === n ? [] : [ {
   ...getInputFileType(n),
   optionName: "inputFile"
  } ], getInputFileType = n => {
   if (isUrl(n)) return {
    type: "fileUrl",
    value: n
   };
   if (isFilePathString(n)) return {
    type: "filePath",
    value: {
     file: n
    }
   };
   throw new Error("The `inputFile` option must be a file path string or a file URL.");
  }, getDuplicateStreamInstance = ({otherStdioItems: n, type: r, value: s, optionName: a, direction: l}) => {
   const d = n.filter(n => hasSameValue(n, s));
   if (0 === d.length) return;
   const u = d.find(n => n.direction !== l);
   return throwOnDuplicateStream(u, a, r), "output" === l ? d[0].stream : void 0;
  }, hasSameValue = ({type: n, value: r}, s) => "filePath" === n ? r.file === s.file : "fileUrl" === n ? r.href === s.href : r === s, throwOnDuplicateStream = (n, r, s) => {
   if (void 0 !== n) throw new TypeError(`The \`${n.optionName}\` and \`${r}\` options must not target ${Fe[s]} that is the same.`);
  }, handleStdio = (n, r, s, a) => {
   const l = (({stdio: n, ipc: r, buffer: s, ...a}, l, d) => {
    const u = ((n, r) => {
     if (void 0 === n) return v.map(n => r[n]);
     if ((n => v.some(r => void 0 !== n[r]))(r)) throw new Error(`It's not possible to provide \`stdio\` in combination with one of ${v.map(n => `\`${n}\``).join(", ")}`);
     if ("string" == typeof n) return [ n, n, n ];
     if (!Array.isArray(n)) throw new TypeError(`Expected \`stdio\` to be of type \`string\` or \`Array\`, got \`${typeof n}\``);
     const s = Math.max(n.length, v.length);
     return Array.from({
      length: s
     }, (r, s) => n[s]);
    })(n, a).map((n, r) => stdio_option_addDefaultValue(n, r));
    return d ? ((n, r, s) => n.map((n, a) => r[a] || 0 === a || isFullVerbose(s, a) || !(n => "pipe" === n || Array.isArray(n) && n.every(n => "pipe" === n))(n) ? n : "ignore"))(u, s, l) : ((n, r) => r && !n.includes("ipc") ? [ ...n, "ipc" ] : n)(u, r);
   })(r, s, a), d = l.map((n, s) => getFileDescriptor({
    stdioOption: n,
    fdNumber: s,
    options: r,
    isSync: a
   })), u = getFinalFileDescriptors({
    initialFileDescriptors: d,
    addProperties: n,
    options: r,
    isSync: a
   });
   return r.stdio = u.map(({stdioItems: n}) => forwardStdio(n)), u;
  }, getFileDescriptor = ({stdioOption: n, fdNumber: r, options: s, isSync: a}) => {
   const l = getStreamName(r), {stdioItems: d, isStdioArray: u} = initializeStdioItems({
    stdioOption: n,
    fdNumber: r,
    options: s,
    optionName: l
   }), p = ((n, r, s) => {
    const a = n.map(n => (({type: n, value: r}, s) => Ge[s] ?? We[n](r))(n, r));
    if (a.includes("input") && a.includes("output")) throw new TypeError(`The \`${s}\` option must not be an array of both readable and writable values.`);
    return a.find(Boolean) ?? "output";
   })(d, r, l), f = d.map(n => (({stdioItem: n, stdioItem: {type: r}, isStdioArray: s, fdNumber: a, direction: l, isSync: d}) => s && "native" === r ? d ? (({stdioItem: n, stdioItem: {value: r, optionName: s}, fdNumber: a, direction: l}) => {
    const d = (({value: n, optionName: r, fdNumber: s, direction: a}) => {
     const l = getTargetFdNumber(n, s);
     if (void 0 !== l) {
      if ("output" === a) return {
       type: "fileNumber",
       value: l,
       optionName: r
      };
      if (A.isatty(l)) throw new TypeError(`The \`${r}: ${serializeOptionValue(n)}\` option is invalid: it cannot be a TTY with synchronous methods.`);
      return {
       type: "uint8Array",
       value: bufferToUint8Array((0, xe.readFileSync)(l)),
       optionName: r
      };
     }
    })({
     value: r,
     optionName: s,
     fdNumber: a,
     direction: l
    });
    if (void 0 !== d) return d;
    if (isStream(r, {
     checkOpen: !1
    })) throw new TypeError(`The \`${s}: Stream\` option cannot both be an array and include a stream with synchronous methods.`);
    return n;
   })({
    stdioItem: n,
    fdNumber: a,
    direction: l
   }) : (({stdioItem: n, stdioItem: {value: r, optionName: s}, fdNumber: a}) => "inherit" === r ? {
    type: "nodeStream",
    value: getStandardStream(a, r, s),
    optionName: s
   } : "number" == typeof r ? {
    type: "nodeStream",
    value: getStandardStream(r, r, s),
    optionName: s
   } : isStream(r, {
    checkOpen: !1
   }) ? {
    type: "nodeStream",
    value: r,
    optionName: s
   } : n)({
    stdioItem: n,
    fdNumber: a
   }) : n)({
    stdioItem: n,
    isStdioArray: u,
    fdNumber: r,
    direction: p,
    isSync: a
   })), m = ((n, r, s, a) => [ ...n.filter(({type: n}) => !Pe.has(n)), ...getTransforms(n, r, s, a) ])(f, l, p, s), b = ((n, r) => {
    const s = n.findLast(({type: n}) => Pe.has(n));
    return void 0 !== s && ("input" === r ? s.value.writableObjectMode : s.value.readableObjectMode);
   })(m, p);
   return validateFileObjectMode(m, b), {
    direction: p,
    objectMode: b,
    stdioItems: m
   };
  }, initializeStdioItems = ({stdioOption: n, fdNumber: r, options: s, optionName: a}) => {
   const l = (n => n.filter((r, s) => n.every((n, a) => r.value !== n.value || s >= a || "generator" === r.type || "asyncGenerator" === r.type)))([ ...(Array.isArray(n) ? n : [ n ]).map(n => initializeStdioItem(n, a)), ...handleInputOptions(s, r) ]), d = l.length > 1;
   return validateStdioArray(l, d, a), validateStreams(l), {
    stdioItems: l,
    isStdioArray: d
   };
  }, initializeStdioItem = (n, r) => ({
   type: getStdioItemType(n, r),
   value: n,
   optionName: r
  }), validateStdioArray = (n, r, s) => {
   if (0 === n.length) throw new TypeError(`The \`${s}\` option must not be an empty array.`);
   if (r) for (const {value: r, optionName: s} of n) if (_e.has(r)) throw new Error(`The \`${s}\` option must not include \`${r}\`.`);
  }, _e = new Set([ "ignore", "ipc" ]), validateStreams = n => {
   for (const r of n) validateFileStdio(r);
  }, validateFileStdio = ({type: n, value: r, optionName: s}) => {
   if ((n => isUrl(n) && "file:" !== n.protocol)(r)) throw new TypeError(`The \`${s}: URL\` option must use the \`file:\` scheme.\nFor example, you can use the \`pathToFileURL()\` method of the \`url\` core module.`);
   if (((n, r) => "native" === n && "string" == typeof r && !Ae.has(r))(n, r)) throw new TypeError(`The \`${s}: { file: '...' }\` option must be used instead of \`${s}: '...'\`.`);
  }, validateFileObjectMode = (n, r) => {
   if (!r) return;
   const s = n.find(({type: n}) => Re.has(n));
   if (void 0 !== s) throw new TypeError(`The \`${s.optionName}\` option cannot use both files and transforms in objectMode.`);
  }, getFinalFileDescriptors = ({initialFileDescriptors: n, addProperties: r, options: s, isSync: a}) => {
   const l = [];
   try {
    for (const d of n) l.push(getFinalFileDescriptor({
     fileDescriptor: d,
     fileDescriptors: l,
     addProperties: r,
     options: s,
     isSync: a
    }));
    return l;
   } catch (n) {
    throw cleanupCustomStreams(l), n;
   }
  }, getFinalFileDescriptor = ({fileDescriptor: {direction: n, objectMode: r, stdioItems: s}, fileDescriptors: a, addProperties: l, options: d, isSync: u}) => {
   const p = s.map(r => addStreamProperties({
    stdioItem: r,
    addProperties: l,
    direction: n,
    options: d,
    fileDescriptors: a,
    isSync: u
   }));
   return {
    direction: n,
    objectMode: r,
    stdioItems: p
   };
  }, addStreamProperties = ({stdioItem: n, addProperties: r, direction: s, options: a, fileDescriptors: l, isSync: d}) => {
   const u = (({stdioItem: {type: n, value: r, optionName: s}, direction: a, fileDescriptors: l, isSync: d}) => {
    const u = ((n, r) => n.flatMap(({direction: n, stdioItems: s}) => s.filter(n => n.type === r).map(r => ({
     ...r,
     direction: n
    }))))(l, n);
    if (0 !== u.length) {
     if (!d) return Le.has(n) ? getDuplicateStreamInstance({
      otherStdioItems: u,
      type: n,
      value: r,
      optionName: s,
      direction: a
     }) : void (Ue.has(n) && (({otherStdioItems: n, type: r, value: s, optionName: a}) => {
      const l = n.find(({value: {transform: n}}) => n === s.transform);
      throwOnDuplicateStream(l, a, r);
     })({
      otherStdioItems: u,
      type: n,
      value: r,
      optionName: s
     }));
     (({otherStdioItems: n, type: r, value: s, optionName: a, direction: l}) => {
      ke.has(r) && getDuplicateStreamInstance({
       otherStdioItems: n,
       type: r,
       value: s,
       optionName: a,
       direction: l
      });
     })({
      otherStdioItems: u,
      type: n,
      value: r,
      optionName: s,
      direction: a
     });
    }
   })({
    stdioItem: n,
    direction: s,
    fileDescriptors: l,
    isSync: d
   });
   return void 0 !== u ? {
    ...n,
    stream: u
   } : {
    ...n,
    ...r[s][n.type](n, a)
   };
  }, cleanupCustomStreams = n => {
   for (const {stdioItems: r} of n) for (const {stream: n} of r) void 0 === n || isStandardStream(n) || n.destroy();
  }, forwardStdio = n => {
   if (n.length > 1) return n.some(({value: n}) => "overlapped" === n) ? "overlapped" : "pipe";
   const [{type: r, value: s}] = n;
   return "native" === r ? s : "pipe";
  }, forbiddenIfSync = ({type: n, optionName: r}) => {
   throwInvalidSyncValue(r, Fe[n]);
  }, throwInvalidSyncValue = (n, r) => {
   throw new TypeError(`The \`${n}\` option cannot be ${r} with synchronous methods.`);
  }, ze = {
   generator() {},
   asyncGenerator: forbiddenIfSync,
   webStream: forbiddenIfSync,
   nodeStream: forbiddenIfSync,
   webTransform: forbiddenIfSync,
   duplex: forbiddenIfSync,
   asyncIterable: forbiddenIfSync,
   native: ({optionName: n, value: r}) => ("ipc" !== r && "overlapped" !== r || throwInvalidSyncValue(n, `"${r}"`), 
   {})
  }, Ve = {
   input: {
    ...ze,
    fileUrl: ({value: n}) => ({
     contents: [ bufferToUint8Array((0, xe.readFileSync)(n)) ]
    }),
    filePath: ({value: {file: n}}) => ({
     contents: [ bufferToUint8Array((0, xe.readFileSync)(n)) ]
    }),
    fileNumber: forbiddenIfSync,
    iterable: ({value: n}) => ({
     contents: [ ...n ]
    }),
    string: ({value: n}) => ({
     contents: [ n ]
    }),
    uint8Array: ({value: n}) => ({
     contents: [ n ]
    })
   },
   output: {
    ...ze,
    fileUrl: ({value: n}) => ({
     path: n
    }),
    filePath: ({value: {file: n, append: r}}) => ({
     path: n,
     append: r
    }),
    fileNumber: ({value: n}) => ({
     path: n
    }),
    iterable: forbiddenIfSync,
    string: forbiddenIfSync,
    uint8Array: forbiddenIfSync
   }
  }, stripNewline = (n, {stripFinalNewline: r}, s) => getStripFinalNewline(r, s) && void 0 !== n && !Array.isArray(n) ? strip_final_newline_stripFinalNewline(n) : n, getStripFinalNewline = (n, r) => "all" === r ? n[1] || n[2] : n[r];
  var He = s(57075);
  const getSplitLinesGenerator = (n, r, s, a) => n || s ? void 0 : initializeSplitLines(r, a), splitLinesSync = (n, r, s) => s ? n.flatMap(n => splitLinesItemSync(n, r)) : splitLinesItemSync(n, r), splitLinesItemSync = (n, r) => {
   const {transform: s, final: a} = initializeSplitLines(r, {});
   return [ ...s(n), ...a() ];
  }, initializeSplitLines = (n, r) => (r.previousChunks = "", {
   transform: splitGenerator.bind(void 0, r, n),
   final: linesFinal.bind(void 0, r)
  }), splitGenerator = function*(n, r, s) {
   if ("string" != typeof s) return void (yield s);
   let {previousChunks: a} = n, l = -1;
   for (let d = 0; d < s.length; d += 1) if ("\n" === s[d]) {
    const u = getNewlineLength(s, d, r, n);
    let p = s.slice(l + 1, d + 1 - u);
    a.length > 0 && (p = concatString(a, p), a = ""), yield p, l = d;
   }
   l !== s.length - 1 && (a = concatString(a, s.slice(l + 1))), n.previousChunks = a;
  }, getNewlineLength = (n, r, s, a) => s ? 0 : (a.isWindowsNewline = 0 !== r && "\r" === n[r - 1], 
  a.isWindowsNewline ? 2 : 1), linesFinal = function*({previousChunks: n}) {
   n.length > 0 && (yield n);
  }, getAppendNewlineGenerator = ({binary: n, preserveNewlines: r, readableObjectMode: s, state: a}) => n || r || s ? void 0 : {
   transform: appendNewlineGenerator.bind(void 0, a)
  }, appendNewlineGenerator = function*({isWindowsNewline: n = !1}, r) {
   const {unixNewline: s, windowsNewline: a, LF: l, concatBytes: d} = "string" == typeof r ? Ke : qe;
   if (r.at(-1) === l) return void (yield r);
   const u = n ? a : s;
   yield d(r, u);
  }, concatString = (n, r) => `${n}${r}`, Ke = {
   windowsNewline: "\r\n",
   unixNewline: "\n",
   LF: "\n",
   concatBytes: concatString
  }, qe = {
   windowsNewline: new Uint8Array([ 13, 10 ]),
   unixNewline: new Uint8Array([ 10 ]),
   LF: 10,
   concatBytes: (n, r) => {
    const s = new Uint8Array(n.length + r.length);
    return s.set(n, 0), s.set(r, n.length), s;
   }
  };
  var Ye = s(4573);
  const getValidateTransformInput = (n, r) => n ? void 0 : validateStringTransformInput.bind(void 0, r), validateStringTransformInput = function*(n, r) {
   if ("string" != typeof r && !isUint8Array(r) && !Ye.Buffer.isBuffer(r)) throw new TypeError(`The \`${n}\` option's transform must use "objectMode: true" to receive as input: ${typeof r}.`);
   yield r;
  }, getValidateTransformReturn = (n, r) => n ? validateObjectTransformReturn.bind(void 0, r) : validateStringTransformReturn.bind(void 0, r), validateObjectTransformReturn = function*(n, r) {
   validateEmptyReturn(n, r), yield r;
  }, validateStringTransformReturn = function*(n, r) {
   if (validateEmptyReturn(n, r), "string" != typeof r && !isUint8Array(r)) throw new TypeError(`The \`${n}\` option's function must yield a string or an Uint8Array, not ${typeof r}.`);
   yield r;
  }, validateEmptyReturn = (n, r) => {
   if (null == r) throw new TypeError(`The \`${n}\` option's function must not call \`yield ${r}\`.\nInstead, \`yield\` should either be called with a value, or not be called at all. For example:\n  if (condition) { yield value; }`);
  }, getEncodingTransformGenerator = (n, r, s) => {
   if (s) return;
   if (n) return {
    transform: encodingUint8ArrayGenerator.bind(void 0, new TextEncoder)
   };
   const a = new d.StringDecoder(r);
   return {
    transform: encodingStringGenerator.bind(void 0, a),
    final: encodingStringFinal.bind(void 0, a)
   };
  }, encodingUint8ArrayGenerator = function*(n, r) {
   Ye.Buffer.isBuffer(r) ? yield bufferToUint8Array(r) : "string" == typeof r ? yield n.encode(r) : yield r;
  }, encodingStringGenerator = function*(n, r) {
   yield isUint8Array(r) ? n.write(r) : r;
  }, encodingStringFinal = function*(n) {
   const r = n.end();
   "" !== r && (yield r);
  }, Xe = (0, g.callbackify)(async (n, r, s, a) => {
   r.currentIterable = n(...s);
   try {
    for await (const n of r.currentIterable) a.push(n);
   } finally {
    delete r.currentIterable;
   }
  }), transformChunk = async function*(n, r, s) {
   if (s === r.length) return void (yield n);
   const {transform: a = identityGenerator} = r[s];
   for await (const l of a(n)) yield* transformChunk(l, r, s + 1);
  }, finalChunks = async function*(n) {
   for (const [r, {final: s}] of Object.entries(n)) yield* generatorFinalChunks(s, Number(r), n);
  }, generatorFinalChunks = async function*(n, r, s) {
   if (void 0 !== n) for await (const a of n()) yield* transformChunk(a, s, r + 1);
  }, Qe = (0, g.callbackify)(async ({currentIterable: n}, r) => {
   if (void 0 === n) {
    if (r) throw r;
   } else await (r ? n.throw(r) : n.return());
  }), identityGenerator = function*(n) {
   yield n;
  }, pushChunksSync = (n, r, s, a) => {
   try {
    for (const a of n(...r)) s.push(a);
    a();
   } catch (n) {
    a(n);
   }
  }, runTransformSync = (n, r) => [ ...r.flatMap(r => [ ...transformChunkSync(r, n, 0) ]), ...finalChunksSync(n) ], transformChunkSync = function*(n, r, s) {
   if (s === r.length) return void (yield n);
   const {transform: a = run_sync_identityGenerator} = r[s];
   for (const l of a(n)) yield* transformChunkSync(l, r, s + 1);
  }, finalChunksSync = function*(n) {
   for (const [r, {final: s}] of Object.entries(n)) yield* generatorFinalChunksSync(s, Number(r), n);
  }, generatorFinalChunksSync = function*(n, r, s) {
   if (void 0 !== n) for (const a of n()) yield* transformChunkSync(a, s, r + 1);
  }, run_sync_identityGenerator = function*(n) {
   yield n;
  }, generatorToStream = ({value: n, value: {transform: r, final: s, writableObjectMode: a, readableObjectMode: l}, optionName: d}, {encoding: u}) => {
   const p = {}, f = addInternalGenerators(n, u, d), m = isAsyncGenerator(r), b = isAsyncGenerator(s), g = m ? Xe.bind(void 0, transformChunk, p) : pushChunksSync.bind(void 0, transformChunkSync), y = m || b ? Xe.bind(void 0, finalChunks, p) : pushChunksSync.bind(void 0, finalChunksSync), w = m || b ? Qe.bind(void 0, p) : void 0;
   return {
    stream: new He.Transform({
     writableObjectMode: a,
     writableHighWaterMark: (0, He.getDefaultHighWaterMark)(a),
     readableObjectMode: l,
     readableHighWaterMark: (0, He.getDefaultHighWaterMark)(l),
     transform(n, r, s) {
      g([ n, f, 0 ], this, s);
     },
     flush(n) {
      y([ f ], this, n);
     },
     destroy: w
    })
   };
  }, runGeneratorsSync = (n, r, s, a) => {
   const l = r.filter(({type: n}) => "generator" === n), d = a ? l.reverse() : l;
   for (const {value: r, optionName: a} of d) {
    const l = addInternalGenerators(r, s, a);
    n = runTransformSync(l, n);
   }
   return n;
  }, addInternalGenerators = ({transform: n, final: r, binary: s, writableObjectMode: a, readableObjectMode: l, preserveNewlines: d}, u, p) => {
   const f = {};
   return [ {
    transform: getValidateTransformInput(a, p)
   }, getEncodingTransformGenerator(s, u, a), getSplitLinesGenerator(s, d, a, f), {
    transform: n,
    final: r
   }, {
    transform: getValidateTransformReturn(l, p)
   }, getAppendNewlineGenerator({
    binary: s,
    preserveNewlines: d,
    readableObjectMode: l,
    state: f
   }) ].filter(Boolean);
  }, addInputOptionSync = (n, r, s) => {
   const {stdioItems: a} = n[r], l = a.filter(({contents: n}) => void 0 !== n);
   if (0 === l.length) return;
   if (0 !== r) {
    const [{type: n, optionName: r}] = l;
    throw new TypeError(`Only the \`stdin\` option, not \`${r}\`, can be ${Fe[n]} with synchronous methods.`);
   }
   const d = l.map(({contents: n}) => n).map(n => applySingleInputGeneratorsSync(n, a));
   s.input = joinToUint8Array(d);
  }, applySingleInputGeneratorsSync = (n, r) => {
   const s = runGeneratorsSync(n, r, "utf8", !0);
   return validateSerializable(s), joinToUint8Array(s);
  }, validateSerializable = n => {
   const r = n.find(n => "string" != typeof n && !isUint8Array(n));
   if (void 0 !== r) throw new TypeError(`The \`stdin\` option is invalid: when passing objects as input, a transform must be used to serialize them to strings or Uint8Arrays: ${r}.`);
  }, shouldLogOutput = ({stdioItems: n, encoding: r, verboseInfo: s, fdNumber: a}) => "all" !== a && isFullVerbose(s, a) && !we.has(r) && fdUsesVerbose(a) && (n.some(({type: n, value: r}) => "native" === n && Je.has(r)) || n.every(({type: n}) => Pe.has(n))), fdUsesVerbose = n => 1 === n || 2 === n, Je = new Set([ "pipe", "overlapped" ]), isPipingStream = n => n._readableState.pipes.length > 0, logLine = (n, r, s) => {
   const a = serializeVerboseMessage(n);
   verboseLog({
    type: "output",
    verboseMessage: a,
    fdNumber: r,
    verboseInfo: s
   });
  }, waitForSubprocessExit = async n => {
   try {
    return await (0, te.once)(n, "exit");
   } catch {
    return waitForSubprocessExit(n);
   }
  }, waitForSuccessfulExit = async n => {
   const [r, s] = await n;
   if (!isSubprocessErrorExit(r, s) && isFailedExit(r, s)) throw new DiscardedError;
   return [ r, s ];
  }, isSubprocessErrorExit = (n, r) => void 0 === n && void 0 === r, isFailedExit = (n, r) => 0 !== n || null !== r, throwInvalidSyncOption = n => {
   throw new TypeError(`The "${n}" option cannot be used with synchronous methods.`);
  }, spawnSubprocessSync = ({file: n, commandArguments: r, options: s, command: a, escapedCommand: l, verboseInfo: u, fileDescriptors: p, startTime: f}) => {
   const m = runSubprocessSync({
    file: n,
    commandArguments: r,
    options: s,
    command: a,
    escapedCommand: l,
    fileDescriptors: p,
    startTime: f
   });
   if (m.failed) return m;
   const {resultError: b, exitCode: g, signal: y, timedOut: w, isMaxBuffer: v} = (({error: n, status: r, signal: s, output: a}, {maxBuffer: l}) => {
    const d = ((n, r, s) => void 0 !== n ? n : isFailedExit(r, s) ? new DiscardedError : void 0)(n, r, s), u = "ETIMEDOUT" === d?.code, p = ((n, r, s) => "ENOBUFS" === n?.code && null !== r && r.some(n => null !== n && n.length > getMaxBufferSync(s)))(d, a, l);
    return {
     resultError: d,
     exitCode: r,
     signal: s,
     timedOut: u,
     isMaxBuffer: p
    };
   })(m, s), {output: S, error: x = b} = (({fileDescriptors: n, syncResult: {output: r}, options: s, isMaxBuffer: a, verboseInfo: l}) => {
    if (null === r) return {
     output: Array.from({
      length: 3
     })
    };
    const u = {}, p = new Set([]);
    return {
     output: r.map((r, f) => (({result: n, fileDescriptors: r, fdNumber: s, state: a, outputFiles: l, isMaxBuffer: u, verboseInfo: p}, {buffer: f, encoding: m, lines: b, stripFinalNewline: g, maxBuffer: y}) => {
      if (null === n) return;
      const w = ((n, r, s) => {
       if (!r) return n;
       const a = getMaxBufferSync(s);
       return n.length > a ? n.slice(0, a) : n;
      })(n, u, y), v = bufferToUint8Array(w), {stdioItems: S, objectMode: x} = r[s], E = ((n, r, s, a) => {
       try {
        return runGeneratorsSync(n, r, s, !1);
       } catch (r) {
        return a.error = r, n;
       }
      })([ v ], S, m, a), {serializedResult: D, finalResult: T = D} = (({chunks: n, objectMode: r, encoding: s, lines: a, stripFinalNewline: l, fdNumber: u}) => {
       if (r) return {
        serializedResult: n
       };
       if ("buffer" === s) return {
        serializedResult: joinToUint8Array(n)
       };
       const p = ((n, r) => ((n, r) => {
        if ("utf8" === r && n.every(n => "string" == typeof n)) return n;
        const s = new d.StringDecoder(r), a = n.map(n => "string" == typeof n ? stringToUint8Array(n) : n).map(n => s.write(n)), l = s.end();
        return "" === l ? a : [ ...a, l ];
       })(n, r).join(""))(n, s);
       return a[u] ? {
        serializedResult: p,
        finalResult: splitLinesSync(p, !l[u], r)
       } : {
        serializedResult: p
       };
      })({
       chunks: E,
       objectMode: x,
       encoding: m,
       lines: b,
       stripFinalNewline: g,
       fdNumber: s
      });
      (({serializedResult: n, fdNumber: r, state: s, verboseInfo: a, encoding: l, stdioItems: d, objectMode: u}) => {
       if (!shouldLogOutput({
        stdioItems: d,
        encoding: l,
        verboseInfo: a,
        fdNumber: r
       })) return;
       const p = splitLinesSync(n, !1, u);
       try {
        ((n, r, s) => {
         for (const a of n) logLine(a, r, s);
        })(p, r, a);
       } catch (n) {
        s.error ??= n;
       }
      })({
       serializedResult: D,
       fdNumber: s,
       state: a,
       verboseInfo: p,
       encoding: m,
       stdioItems: S,
       objectMode: x
      });
      const O = f[s] ? T : void 0;
      try {
       return void 0 === a.error && ((n, r, s) => {
        for (const {path: a, append: l} of r.filter(({type: n}) => Re.has(n))) {
         const r = "string" == typeof a ? a : a.toString();
         l || s.has(r) ? (0, xe.appendFileSync)(a, n) : (s.add(r), (0, xe.writeFileSync)(a, n));
        }
       })(D, S, l), O;
      } catch (n) {
       return a.error = n, O;
      }
     })({
      result: r,
      fileDescriptors: n,
      fdNumber: f,
      state: u,
      outputFiles: p,
      isMaxBuffer: a,
      verboseInfo: l
     }, s)),
     ...u
    };
   })({
    fileDescriptors: p,
    syncResult: m,
    options: s,
    isMaxBuffer: v,
    verboseInfo: u
   }), E = S.map((n, r) => stripNewline(n, s, r)), D = stripNewline((([, n, r], s) => {
    if (s.all) return void 0 === n ? r : void 0 === r ? n : Array.isArray(n) ? Array.isArray(r) ? [ ...n, ...r ] : [ ...n, stripNewline(r, s, "all") ] : Array.isArray(r) ? [ stripNewline(n, s, "all"), ...r ] : isUint8Array(n) && isUint8Array(r) ? concatUint8Arrays([ n, r ]) : `${n}${r}`;
   })(S, s), s, "all");
   return getSyncResult({
    error: x,
    exitCode: g,
    signal: y,
    timedOut: w,
    isMaxBuffer: v,
    stdio: E,
    all: D,
    options: s,
    command: a,
    escapedCommand: l,
    startTime: f
   });
  }, runSubprocessSync = ({file: n, commandArguments: r, options: s, command: a, escapedCommand: d, fileDescriptors: u, startTime: p}) => {
   try {
    ((n, r) => {
     for (const s of (n => new Set(Object.entries(n).filter(([, {direction: n}]) => "input" === n).map(([n]) => Number(n))))(n)) addInputOptionSync(n, s, r);
    })(u, s);
    const a = normalizeSpawnSyncOptions(s);
    return (0, l.spawnSync)(...concatenateShell(n, r, a));
   } catch (n) {
    return makeEarlyError({
     error: n,
     command: a,
     escapedCommand: d,
     fileDescriptors: u,
     options: s,
     startTime: p,
     isSync: !0
    });
   }
  }, normalizeSpawnSyncOptions = ({encoding: n, maxBuffer: r, ...s}) => ({
   ...s,
   encoding: "buffer",
   maxBuffer: getMaxBufferSync(r)
  }), getSyncResult = ({error: n, exitCode: r, signal: s, timedOut: a, isMaxBuffer: l, stdio: d, all: u, options: p, command: f, escapedCommand: m, startTime: b}) => void 0 === n ? makeSuccessResult({
   command: f,
   escapedCommand: m,
   stdio: d,
   all: u,
   ipcOutput: [],
   options: p,
   startTime: b
  }) : makeError({
   error: n,
   command: f,
   escapedCommand: m,
   timedOut: a,
   isCanceled: !1,
   isGracefullyCanceled: !1,
   isMaxBuffer: l,
   isForcefullyTerminated: !1,
   exitCode: r,
   signal: s,
   stdio: d,
   all: u,
   ipcOutput: [],
   options: p,
   startTime: b,
   isSync: !0
  }), getOneMessage = ({anyProcess: n, channel: r, isSubprocess: s, ipc: a}, {reference: l = !0, filter: d} = {}) => (validateIpcMethod({
   methodName: "getOneMessage",
   isSubprocess: s,
   ipc: a,
   isConnected: isConnected(n)
  }), getOneMessageAsync({
   anyProcess: n,
   channel: r,
   isSubprocess: s,
   filter: d,
   reference: l
  })), getOneMessageAsync = async ({anyProcess: n, channel: r, isSubprocess: s, filter: a, reference: l}) => {
   addReference(r, l);
   const d = getIpcEmitter(n, r, s), u = new AbortController;
   try {
    return await Promise.race([ getMessage(d, a, u), get_one_throwOnDisconnect(d, s, u), throwOnStrictError(d, s, u) ]);
   } catch (r) {
    throw disconnect(n), r;
   } finally {
    u.abort(), removeReference(r, l);
   }
  }, getMessage = async (n, r, {signal: s}) => {
   if (void 0 === r) {
    const [r] = await (0, te.once)(n, "message", {
     signal: s
    });
    return r;
   }
   for await (const [a] of (0, te.on)(n, "message", {
    signal: s
   })) if (r(a)) return a;
  }, get_one_throwOnDisconnect = async (n, r, {signal: s}) => {
   await (0, te.once)(n, "disconnect", {
    signal: s
   }), (n => {
    throw new Error(`${getMethodName("getOneMessage", n)} could not complete: the ${getOtherProcessName(n)} exited or disconnected.`);
   })(r);
  }, throwOnStrictError = async (n, r, {signal: s}) => {
   const [a] = await (0, te.once)(n, "strict:error", {
    signal: s
   });
   throw getStrictResponseError(a, r);
  }, getEachMessage = ({anyProcess: n, channel: r, isSubprocess: s, ipc: a}, {reference: l = !0} = {}) => loopOnMessages({
   anyProcess: n,
   channel: r,
   isSubprocess: s,
   ipc: a,
   shouldAwait: !s,
   reference: l
  }), loopOnMessages = ({anyProcess: n, channel: r, isSubprocess: s, ipc: a, shouldAwait: l, reference: d}) => {
   validateIpcMethod({
    methodName: "getEachMessage",
    isSubprocess: s,
    ipc: a,
    isConnected: isConnected(n)
   }), addReference(r, d);
   const u = getIpcEmitter(n, r, s), p = new AbortController, f = {};
   return stopOnDisconnect(n, u, p), abortOnStrictError({
    ipcEmitter: u,
    isSubprocess: s,
    controller: p,
    state: f
   }), iterateOnMessages({
    anyProcess: n,
    channel: r,
    ipcEmitter: u,
    isSubprocess: s,
    shouldAwait: l,
    controller: p,
    state: f,
    reference: d
   });
  }, stopOnDisconnect = async (n, r, s) => {
   try {
    await (0, te.once)(r, "disconnect", {
     signal: s.signal
    }), s.abort();
   } catch {}
  }, abortOnStrictError = async ({ipcEmitter: n, isSubprocess: r, controller: s, state: a}) => {
   try {
    const [l] = await (0, te.once)(n, "strict:error", {
     signal: s.signal
    });
    a.error = getStrictResponseError(l, r), s.abort();
   } catch {}
  }, iterateOnMessages = async function*({anyProcess: n, channel: r, ipcEmitter: s, isSubprocess: a, shouldAwait: l, controller: d, state: u, reference: p}) {
   try {
    for await (const [n] of (0, te.on)(s, "message", {
     signal: d.signal
    })) throwIfStrictError(u), yield n;
   } catch {
    throwIfStrictError(u);
   } finally {
    d.abort(), removeReference(r, p), a || disconnect(n), l && await n;
   }
  }, throwIfStrictError = ({error: n}) => {
   if (n) throw n;
  }, getIpcMethods = (n, r, s) => ({
   sendMessage: sendMessage.bind(void 0, {
    anyProcess: n,
    channel: n.channel,
    isSubprocess: r,
    ipc: s
   }),
   getOneMessage: getOneMessage.bind(void 0, {
    anyProcess: n,
    channel: n.channel,
    isSubprocess: r,
    ipc: s
   }),
   getEachMessage: getEachMessage.bind(void 0, {
    anyProcess: n,
    channel: n.channel,
    isSubprocess: r,
    ipc: s
   })
  }), createDummyStream = () => {
   const n = new He.PassThrough;
   return n.end(), n;
  }, readable = () => new He.Readable({
   read() {}
  }), writable = () => new He.Writable({
   write() {}
  }), duplex = () => new He.Duplex({
   read() {},
   write() {}
  }), handleDummyPromise = async (n, r, s) => handleResult(n, r, s), forbiddenIfAsync = ({type: n, optionName: r}) => {
   throw new TypeError(`The \`${r}\` option cannot be ${Fe[n]}.`);
  }, Ze = {
   fileNumber: forbiddenIfAsync,
   generator: generatorToStream,
   asyncGenerator: generatorToStream,
   nodeStream: ({value: n}) => ({
    stream: n
   }),
   webTransform({value: {transform: n, writableObjectMode: r, readableObjectMode: s}}) {
    const a = r || s;
    return {
     stream: He.Duplex.fromWeb(n, {
      objectMode: a
     })
    };
   },
   duplex: ({value: {transform: n}}) => ({
    stream: n
   }),
   native() {}
  }, et = {
   input: {
    ...Ze,
    fileUrl: ({value: n}) => ({
     stream: (0, xe.createReadStream)(n)
    }),
    filePath: ({value: {file: n}}) => ({
     stream: (0, xe.createReadStream)(n)
    }),
    webStream: ({value: n}) => ({
     stream: He.Readable.fromWeb(n)
    }),
    iterable: ({value: n}) => ({
     stream: He.Readable.from(n)
    }),
    asyncIterable: ({value: n}) => ({
     stream: He.Readable.from(n)
    }),
    string: ({value: n}) => ({
     stream: He.Readable.from(n)
    }),
    uint8Array: ({value: n}) => ({
     stream: He.Readable.from(Ye.Buffer.from(n))
    })
   },
   output: {
    ...Ze,
    fileUrl: ({value: n}) => ({
     stream: (0, xe.createWriteStream)(n)
    }),
    filePath: ({value: {file: n, append: r}}) => ({
     stream: (0, xe.createWriteStream)(n, r ? {
      flags: "a"
     } : {})
    }),
    webStream: ({value: n}) => ({
     stream: He.Writable.fromWeb(n)
    }),
    iterable: forbiddenIfAsync,
    asyncIterable: forbiddenIfAsync,
    string: forbiddenIfAsync,
    uint8Array: forbiddenIfAsync
   }
  };
  var tt = s(46466);
  function mergeStreams(n) {
   if (!Array.isArray(n)) throw new TypeError(`Expected an array, got \`${typeof n}\`.`);
   for (const r of n) validateStream(r);
   const r = n.some(({readableObjectMode: n}) => n), s = getHighWaterMark(n, r), a = new MergedStream({
    objectMode: r,
    writableHighWaterMark: s,
    readableHighWaterMark: s
   });
   for (const r of n) a.add(r);
   return a;
  }
  const getHighWaterMark = (n, r) => {
   if (0 === n.length) return (0, He.getDefaultHighWaterMark)(r);
   const s = n.filter(({readableObjectMode: n}) => n === r).map(({readableHighWaterMark: n}) => n);
   return Math.max(...s);
  };
  class MergedStream extends He.PassThrough {
   #s=new Set([]);
   #a=new Set([]);
   #c=new Set([]);
   #l;
   #d=Symbol("unpipe");
   #u=new WeakMap;
   add(n) {
    if (validateStream(n), this.#s.has(n)) return;
    this.#s.add(n), this.#l ??= onMergedStreamFinished(this, this.#s, this.#d);
    const r = endWhenStreamsDone({
     passThroughStream: this,
     stream: n,
     streams: this.#s,
     ended: this.#a,
     aborted: this.#c,
     onFinished: this.#l,
     unpipeEvent: this.#d
    });
    this.#u.set(n, r), n.pipe(this, {
     end: !1
    });
   }
   async remove(n) {
    if (validateStream(n), !this.#s.has(n)) return !1;
    const r = this.#u.get(n);
    return void 0 !== r && (this.#u.delete(n), n.unpipe(this), await r, !0);
   }
  }
  const onMergedStreamFinished = async (n, r, s) => {
   updateMaxListeners(n, nt);
   const a = new AbortController;
   try {
    await Promise.race([ onMergedStreamEnd(n, a), onInputStreamsUnpipe(n, r, s, a) ]);
   } finally {
    a.abort(), updateMaxListeners(n, -nt);
   }
  }, onMergedStreamEnd = async (n, {signal: r}) => {
   try {
    await (0, tt.finished)(n, {
     signal: r,
     cleanup: !0
    });
   } catch (r) {
    throw errorOrAbortStream(n, r), r;
   }
  }, onInputStreamsUnpipe = async (n, r, s, {signal: a}) => {
   for await (const [l] of (0, te.on)(n, "unpipe", {
    signal: a
   })) r.has(l) && l.emit(s);
  }, validateStream = n => {
   if ("function" != typeof n?.pipe) throw new TypeError(`Expected a readable stream, got: \`${typeof n}\`.`);
  }, endWhenStreamsDone = async ({passThroughStream: n, stream: r, streams: s, ended: a, aborted: l, onFinished: d, unpipeEvent: u}) => {
   updateMaxListeners(n, rt);
   const p = new AbortController;
   try {
    await Promise.race([ afterMergedStreamFinished(d, r, p), onInputStreamEnd({
     passThroughStream: n,
     stream: r,
     streams: s,
     ended: a,
     aborted: l,
     controller: p
    }), onInputStreamUnpipe({
     stream: r,
     streams: s,
     ended: a,
     aborted: l,
     unpipeEvent: u,
     controller: p
    }) ]);
   } finally {
    p.abort(), updateMaxListeners(n, -rt);
   }
   s.size > 0 && s.size === a.size + l.size && (0 === a.size && l.size > 0 ? abortStream(n) : endStream(n));
  }, afterMergedStreamFinished = async (n, r, {signal: s}) => {
   try {
    await n, s.aborted || abortStream(r);
   } catch (n) {
    s.aborted || errorOrAbortStream(r, n);
   }
  }, onInputStreamEnd = async ({passThroughStream: n, stream: r, streams: s, ended: a, aborted: l, controller: {signal: d}}) => {
   try {
    await (0, tt.finished)(r, {
     signal: d,
     cleanup: !0,
     readable: !0,
     writable: !1
    }), s.has(r) && a.add(r);
   } catch (a) {
    if (d.aborted || !s.has(r)) return;
    isAbortError(a) ? l.add(r) : errorStream(n, a);
   }
  }, onInputStreamUnpipe = async ({stream: n, streams: r, ended: s, aborted: a, unpipeEvent: l, controller: {signal: d}}) => {
   if (await (0, te.once)(n, l, {
    signal: d
   }), !n.readable) return (0, te.once)(d, "abort", {
    signal: d
   });
   r.delete(n), s.delete(n), a.delete(n);
  }, endStream = n => {
   n.writable && n.end();
  }, errorOrAbortStream = (n, r) => {
   isAbortError(r) ? abortStream(n) : errorStream(n, r);
  }, isAbortError = n => "ERR_STREAM_PREMATURE_CLOSE" === n?.code, abortStream = n => {
   (n.readable || n.writable) && n.destroy();
  }, errorStream = (n, r) => {
   n.destroyed || (n.once("error", noop), n.destroy(r));
  }, noop = () => {}, updateMaxListeners = (n, r) => {
   const s = n.getMaxListeners();
   0 !== s && s !== Number.POSITIVE_INFINITY && n.setMaxListeners(s + r);
  }, nt = 2, rt = 1, pipeStreams = (n, r) => {
   n.pipe(r), onSourceFinish(n, r), onDestinationFinish(n, r);
  }, onSourceFinish = async (n, r) => {
   if (!isStandardStream(n) && !isStandardStream(r)) {
    try {
     await (0, tt.finished)(n, {
      cleanup: !0,
      readable: !0,
      writable: !1
     });
    } catch {}
    endDestinationStream(r);
   }
  }, endDestinationStream = n => {
   n.writable && n.end();
  }, onDestinationFinish = async (n, r) => {
   if (!isStandardStream(n) && !isStandardStream(r)) {
    try {
     await (0, tt.finished)(r, {
      cleanup: !0,
      readable: !1,
      writable: !0
     });
    } catch {}
    abortSourceStream(n);
   }
  }, abortSourceStream = n => {
   n.readable && n.destroy();
  }, pipeTransform = (n, r, s, a) => {
   "output" === s ? pipeStreams(n.stdio[a], r) : pipeStreams(r, n.stdio[a]);
   const l = ot[a];
   void 0 !== l && (n[l] = r), n.stdio[a] = r;
  }, ot = [ "stdin", "stdout", "stderr" ], pipeStdioItem = ({subprocess: n, stream: r, direction: s, fdNumber: a, pipeGroups: l, controller: d}) => {
   if (void 0 === r) return;
   setStandardStreamMaxListeners(r, d);
   const [u, p] = "output" === s ? [ r, n.stdio[a] ] : [ n.stdio[a], r ], f = l.get(u) ?? [];
   l.set(u, [ ...f, p ]);
  }, setStandardStreamMaxListeners = (n, {signal: r}) => {
   isStandardStream(n) && incrementMaxListeners(n, it, r);
  }, it = 2, st = [];
  st.push("SIGHUP", "SIGINT", "SIGTERM"), "win32" !== process.platform && st.push("SIGALRM", "SIGABRT", "SIGVTALRM", "SIGXCPU", "SIGXFSZ", "SIGUSR2", "SIGTRAP", "SIGSYS", "SIGQUIT", "SIGIOT"), 
  "linux" === process.platform && st.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");
  const processOk = n => !!n && "object" == typeof n && "function" == typeof n.removeListener && "function" == typeof n.emit && "function" == typeof n.reallyExit && "function" == typeof n.listeners && "function" == typeof n.kill && "number" == typeof n.pid && "function" == typeof n.on, at = Symbol.for("signal-exit emitter"), ct = globalThis, lt = Object.defineProperty.bind(Object);
  class Emitter {
   emitted={
    afterExit: !1,
    exit: !1
   };
   listeners={
    afterExit: [],
    exit: []
   };
   count=0;
   id=Math.random();
   constructor() {
    if (ct[at]) return ct[at];
    lt(ct, at, {
     value: this,
     writable: !1,
     enumerable: !1,
     configurable: !1
    });
   }
   on(n, r) {
    this.listeners[n].push(r);
   }
   removeListener(n, r) {
    const s = this.listeners[n], a = s.indexOf(r);
    -1 !== a && (0 === a && 1 === s.length ? s.length = 0 : s.splice(a, 1));
   }
   emit(n, r, s) {
    if (this.emitted[n]) return !1;
    this.emitted[n] = !0;
    let a = !1;
    for (const l of this.listeners[n]) a = !0 === l(r, s) || a;
    return "exit" === n && (a = this.emit("afterExit", r, s) || a), a;
   }
  }
  class SignalExitBase {}
  const dt = globalThis.process, {onExit: ut, load: pt, unload: ft} = (mt = processOk(dt) ? new class extends SignalExitBase {
   #p="win32" === dt.platform ? "SIGINT" : "SIGHUP";
   #f=new Emitter;
   #m;
   #b;
   #h;
   #g={};
   #y=!1;
   constructor(n) {
    super(), this.#m = n, this.#g = {};
    for (const r of st) this.#g[r] = () => {
     const s = this.#m.listeners(r);
     let {count: a} = this.#f;
     const l = n;
     if ("object" == typeof l.__signal_exit_emitter__ && "number" == typeof l.__signal_exit_emitter__.count && (a += l.__signal_exit_emitter__.count), 
     s.length === a) {
      this.unload();
      const s = this.#f.emit("exit", null, r), a = "SIGHUP" === r ? this.#p : r;
      s || n.kill(n.pid, a);
     }
    };
    this.#h = n.reallyExit, this.#b = n.emit;
   }
   onExit(n, r) {
    if (!processOk(this.#m)) return () => {};
    !1 === this.#y && this.load();
    const s = r?.alwaysLast ? "afterExit" : "exit";
    return this.#f.on(s, n), () => {
     this.#f.removeListener(s, n), 0 === this.#f.listeners.exit.length && 0 === this.#f.listeners.afterExit.length && this.unload();
    };
   }
   load() {
    if (!this.#y) {
     this.#y = !0, this.#f.count += 1;
     for (const n of st) try {
      const r = this.#g[n];
      r && this.#m.on(n, r);
     } catch (n) {}
     this.#m.emit = (n, ...r) => this.#w(n, ...r), this.#m.reallyExit = n => this.#v(n);
    }
   }
   unload() {
    this.#y && (this.#y = !1, st.forEach(n => {
     const r = this.#g[n];
     if (!r) throw new Error("Listener not defined for signal: " + n);
     try {
      this.#m.removeListener(n, r);
     } catch (n) {}
    }), this.#m.emit = this.#b, this.#m.reallyExit = this.#h, this.#f.count -= 1);
   }
   #v(n) {
    return processOk(this.#m) ? (this.#m.exitCode = n || 0, this.#f.emit("exit", this.#m.exitCode, null), 
    this.#h.call(this.#m, this.#m.exitCode)) : 0;
   }
   #w(n, ...r) {
    const s = this.#b;
    if ("exit" === n && processOk(this.#m)) {
     "number" == typeof r[0] && (this.#m.exitCode = r[0]);
     const a = s.call(this.#m, n, ...r);
     return this.#f.emit("exit", this.#m.exitCode, null), a;
    }
    return s.call(this.#m, n, ...r);
   }
  }(dt) : new class extends SignalExitBase {
   onExit() {
    return () => {};
   }
   load() {}
   unload() {}
  }, {
   onExit: (n, r) => mt.onExit(n, r),
   load: () => mt.load(),
   unload: () => mt.unload()
  });
  var mt;
  const mapDestinationArguments = ({options: n}) => ({
   options: {
    ...n,
    stdin: "pipe",
    piped: !0
   }
  }), createNonCommandError = ({error: n, fileDescriptors: r, sourceOptions: s, startTime: a}) => makeEarlyError({
   error: n,
   command: bt,
   escapedCommand: bt,
   fileDescriptors: r,
   options: s,
   startTime: a,
   isSync: !1
  }), bt = "source.pipe(destination)", waitForBothSubprocesses = async n => {
   const [{status: r, reason: s, value: a = s}, {status: l, reason: d, value: u = d}] = await n;
   if (u.pipedFrom.includes(a) || u.pipedFrom.push(a), "rejected" === l) throw u;
   if ("rejected" === r) throw a;
   return u;
  }, ht = new WeakMap, unpipeOnAbort = (n, r) => void 0 === n ? [] : [ unpipeOnSignalAbort(n, r) ], unpipeOnSignalAbort = async (n, {sourceStream: r, mergedStream: s, fileDescriptors: a, sourceOptions: l, startTime: d}) => {
   await (0, g.aborted)(n, r), await s.remove(r);
   const u = new Error("Pipe canceled by `unpipeSignal` option.");
   throw createNonCommandError({
    error: u,
    fileDescriptors: a,
    sourceOptions: l,
    startTime: d
   });
  }, pipeToSubprocess = (n, ...r) => {
   if (isPlainObject(r[0])) return pipeToSubprocess.bind(void 0, {
    ...n,
    boundOptions: {
     ...n.boundOptions,
     ...r[0]
    }
   });
   const {destination: s, ...a} = (({source: n, sourcePromise: r, boundOptions: s, createNested: a}, ...l) => {
    const d = getStartTime(), {destination: u, destinationStream: p, destinationError: f, from: m, unpipeSignal: b} = ((n, r, s) => {
     try {
      const {destination: a, pipeOptions: {from: l, to: d, unpipeSignal: u} = {}} = ((n, r, s, ...a) => {
       if (Array.isArray(s)) return {
        destination: r(mapDestinationArguments, n)(s, ...a),
        pipeOptions: n
       };
       if ("string" == typeof s || s instanceof URL || isDenoExecPath(s)) {
        if (Object.keys(n).length > 0) throw new TypeError('Please use .pipe("file", ..., options) or .pipe(execa("file", ..., options)) instead of .pipe(options)("file", ...).');
        const [l, d, u] = normalizeParameters(s, ...a);
        return {
         destination: r(mapDestinationArguments)(l, d, u),
         pipeOptions: u
        };
       }
       if (oe.has(s)) {
        if (Object.keys(n).length > 0) throw new TypeError("Please use .pipe(options)`command` or .pipe($(options)`command`) instead of .pipe(options)($`command`).");
        return {
         destination: s,
         pipeOptions: a[0]
        };
       }
       throw new TypeError(`The first argument must be a template string, an options object, or an Execa subprocess: ${s}`);
      })(n, r, ...s);
      return {
       destination: a,
       destinationStream: getToStream(a, d),
       from: l,
       unpipeSignal: u
      };
     } catch (n) {
      return {
       destinationError: n
      };
     }
    })(s, a, l), {sourceStream: g, sourceError: y} = ((n, r) => {
     try {
      return {
       sourceStream: getFromStream(n, r)
      };
     } catch (n) {
      return {
       sourceError: n
      };
     }
    })(n, m), {options: w, fileDescriptors: v} = oe.get(n);
    return {
     sourcePromise: r,
     sourceStream: g,
     sourceOptions: w,
     sourceError: y,
     destination: u,
     destinationStream: p,
     destinationError: f,
     unpipeSignal: b,
     fileDescriptors: v,
     startTime: d
    };
   })(n, ...r), l = handlePipePromise({
    ...a,
    destination: s
   });
   return l.pipe = pipeToSubprocess.bind(void 0, {
    ...n,
    source: s,
    sourcePromise: l,
    boundOptions: {}
   }), l;
  }, handlePipePromise = async ({sourcePromise: n, sourceStream: r, sourceOptions: s, sourceError: a, destination: l, destinationStream: d, destinationError: u, unpipeSignal: p, fileDescriptors: f, startTime: m}) => {
   const b = getSubprocessPromises(n, l);
   (({sourceStream: n, sourceError: r, destinationStream: s, destinationError: a, fileDescriptors: l, sourceOptions: d, startTime: u}) => {
    const p = (({sourceStream: n, sourceError: r, destinationStream: s, destinationError: a}) => void 0 !== r && void 0 !== a ? a : void 0 !== a ? (abortSourceStream(n), 
    a) : void 0 !== r ? (endDestinationStream(s), r) : void 0)({
     sourceStream: n,
     sourceError: r,
     destinationStream: s,
     destinationError: a
    });
    if (void 0 !== p) throw createNonCommandError({
     error: p,
     fileDescriptors: l,
     sourceOptions: d,
     startTime: u
    });
   })({
    sourceStream: r,
    sourceError: a,
    destinationStream: d,
    destinationError: u,
    fileDescriptors: f,
    sourceOptions: s,
    startTime: m
   });
   const g = new AbortController;
   try {
    const n = ((n, r, s) => {
     const a = ht.has(r) ? ((n, r) => {
      const s = ht.get(r);
      return s.add(n), s;
     })(n, r) : ((n, r) => {
      const s = mergeStreams([ n ]);
      return pipeStreams(s, r), ht.set(r, s), s;
     })(n, r);
     return incrementMaxListeners(n, 2, s.signal), incrementMaxListeners(r, 1, s.signal), 
     (async n => {
      try {
       await (0, tt.finished)(n, {
        cleanup: !0,
        readable: !1,
        writable: !0
       });
      } catch {}
      ht.delete(n);
     })(r), a;
    })(r, d, g);
    return await Promise.race([ waitForBothSubprocesses(b), ...unpipeOnAbort(p, {
     sourceStream: r,
     mergedStream: n,
     sourceOptions: s,
     fileDescriptors: f,
     startTime: m
    }) ]);
   } finally {
    g.abort();
   }
  }, getSubprocessPromises = (n, r) => Promise.allSettled([ n, r ]), utils_identity = n => n, utils_noop = () => {}, getContentsProperty = ({contents: n}) => n, throwObjectStream = n => {
   throw new Error(`Streams in object mode are not supported: ${String(n)}`);
  }, getLengthProperty = n => n.length, gt = {
   init: () => ({
    contents: []
   }),
   convertChunk: {
    string: utils_identity,
    buffer: utils_identity,
    arrayBuffer: utils_identity,
    dataView: utils_identity,
    typedArray: utils_identity,
    others: utils_identity
   },
   getSize: () => 1,
   truncateChunk: utils_noop,
   addChunk: (n, {contents: r}) => (r.push(n), r),
   getFinalChunk: utils_noop,
   finalize: getContentsProperty
  }, yt = new TextEncoder, useUint8Array = n => new Uint8Array(n), useUint8ArrayWithOffset = n => new Uint8Array(n.buffer, n.byteOffset, n.byteLength), getNewContentsLength = n => wt ** Math.ceil(Math.log(n) / Math.log(wt)), wt = 2, hasArrayBufferResize = () => "resize" in ArrayBuffer.prototype, vt = {
   init: () => ({
    contents: new ArrayBuffer(0)
   }),
   convertChunk: {
    string: n => yt.encode(n),
    buffer: useUint8Array,
    arrayBuffer: useUint8Array,
    dataView: useUint8ArrayWithOffset,
    typedArray: useUint8ArrayWithOffset,
    others: throwObjectStream
   },
   getSize: getLengthProperty,
   truncateChunk: (n, r) => n.slice(0, r),
   addChunk: (n, {contents: r, length: s}, a) => {
    const l = hasArrayBufferResize() ? ((n, r) => {
     if (r <= n.maxByteLength) return n.resize(r), n;
     const s = new ArrayBuffer(r, {
      maxByteLength: getNewContentsLength(r)
     });
     return new Uint8Array(s).set(new Uint8Array(n), 0), s;
    })(r, a) : ((n, r) => {
     if (r <= n.byteLength) return n;
     const s = new ArrayBuffer(getNewContentsLength(r));
     return new Uint8Array(s).set(new Uint8Array(n), 0), s;
    })(r, a);
    return new Uint8Array(l).set(n, s), l;
   },
   getFinalChunk: utils_noop,
   finalize: ({contents: n, length: r}) => hasArrayBufferResize() ? n : n.slice(0, r)
  }, useTextDecoder = (n, {textDecoder: r}) => r.decode(n, {
   stream: !0
  }), St = {
   init: () => ({
    contents: "",
    textDecoder: new TextDecoder
   }),
   convertChunk: {
    string: utils_identity,
    buffer: useTextDecoder,
    arrayBuffer: useTextDecoder,
    dataView: useTextDecoder,
    typedArray: useTextDecoder,
    others: throwObjectStream
   },
   getSize: getLengthProperty,
   truncateChunk: (n, r) => n.slice(0, r),
   addChunk: (n, {contents: r}) => r + n,
   getFinalChunk: ({textDecoder: n}) => {
    const r = n.decode();
    return "" === r ? void 0 : r;
   },
   finalize: getContentsProperty
  }, iterateOnSubprocessStream = ({subprocessStdout: n, subprocess: r, binary: s, shouldEncode: a, encoding: l, preserveNewlines: d}) => {
   const u = new AbortController;
   return stopReadingOnExit(r, u), iterateOnStream({
    stream: n,
    controller: u,
    binary: s,
    shouldEncode: !n.readableObjectMode && a,
    encoding: l,
    shouldSplit: !n.readableObjectMode,
    preserveNewlines: d
   });
  }, stopReadingOnExit = async (n, r) => {
   try {
    await n;
   } catch {} finally {
    r.abort();
   }
  }, iterateForResult = ({stream: n, onStreamEnd: r, lines: s, encoding: a, stripFinalNewline: l, allMixed: d}) => {
   const u = new AbortController;
   stopReadingOnStreamEnd(r, u, n);
   const p = n.readableObjectMode && !d;
   return iterateOnStream({
    stream: n,
    controller: u,
    binary: "buffer" === a,
    shouldEncode: !p,
    encoding: a,
    shouldSplit: !p && s,
    preserveNewlines: !l
   });
  }, stopReadingOnStreamEnd = async (n, r, s) => {
   try {
    await n;
   } catch {
    s.destroy();
   } finally {
    r.abort();
   }
  }, iterateOnStream = ({stream: n, controller: r, binary: s, shouldEncode: a, encoding: l, shouldSplit: d, preserveNewlines: u}) => {
   const p = (0, te.on)(n, "data", {
    signal: r.signal,
    highWaterMark: Et,
    highWatermark: Et
   });
   return iterateOnData({
    onStdoutChunk: p,
    controller: r,
    binary: s,
    shouldEncode: a,
    encoding: l,
    shouldSplit: d,
    preserveNewlines: u
   });
  }, xt = (0, He.getDefaultHighWaterMark)(!0), Et = xt, iterateOnData = async function*({onStdoutChunk: n, controller: r, binary: s, shouldEncode: a, encoding: l, shouldSplit: d, preserveNewlines: u}) {
   const p = getGenerators({
    binary: s,
    shouldEncode: a,
    encoding: l,
    shouldSplit: d,
    preserveNewlines: u
   });
   try {
    for await (const [r] of n) yield* transformChunkSync(r, p, 0);
   } catch (n) {
    if (!r.signal.aborted) throw n;
   } finally {
    yield* finalChunksSync(p);
   }
  }, getGenerators = ({binary: n, shouldEncode: r, encoding: s, shouldSplit: a, preserveNewlines: l}) => [ getEncodingTransformGenerator(n, s, !r), getSplitLinesGenerator(n, l, !a, {}) ].filter(Boolean), getStreamOutput = async ({stream: n, onStreamEnd: r, fdNumber: s, encoding: a, buffer: l, maxBuffer: d, lines: u, allMixed: p, stripFinalNewline: f, verboseInfo: m, streamInfo: b}) => {
   const g = logOutputAsync({
    stream: n,
    onStreamEnd: r,
    fdNumber: s,
    encoding: a,
    allMixed: p,
    verboseInfo: m,
    streamInfo: b
   });
   if (!l) return void await Promise.all([ resumeStream(n), g ]);
   const y = getStripFinalNewline(f, s), w = iterateForResult({
    stream: n,
    onStreamEnd: r,
    lines: u,
    encoding: a,
    stripFinalNewline: y,
    allMixed: p
   }), [v] = await Promise.all([ contents_getStreamContents({
    stream: n,
    iterable: w,
    fdNumber: s,
    encoding: a,
    maxBuffer: d,
    lines: u
   }), g ]);
   return v;
  }, logOutputAsync = async ({stream: n, onStreamEnd: r, fdNumber: s, encoding: a, allMixed: l, verboseInfo: d, streamInfo: {fileDescriptors: u}}) => {
   if (!shouldLogOutput({
    stdioItems: u[s]?.stdioItems,
    encoding: a,
    verboseInfo: d,
    fdNumber: s
   })) return;
   const p = iterateForResult({
    stream: n,
    onStreamEnd: r,
    lines: !0,
    encoding: a,
    stripFinalNewline: !0,
    allMixed: l
   });
   await (async (n, r, s, a) => {
    for await (const l of n) isPipingStream(r) || logLine(l, s, a);
   })(p, n, s, d);
  }, resumeStream = async n => {
   await (0, K.setImmediate)(), null === n.readableFlowing && n.resume();
  }, contents_getStreamContents = async ({stream: n, stream: {readableObjectMode: r}, iterable: s, fdNumber: a, encoding: l, maxBuffer: d, lines: u}) => {
   try {
    return r || u ? await async function(n, r) {
     return getStreamContents(n, gt, r);
    }(s, {
     maxBuffer: d
    }) : "buffer" === l ? new Uint8Array(await async function(n, r) {
     return getStreamContents(n, vt, r);
    }(s, {
     maxBuffer: d
    })) : await async function(n, r) {
     return getStreamContents(n, St, r);
    }(s, {
     maxBuffer: d
    });
   } catch (s) {
    return handleBufferedData((({error: n, stream: r, readableObjectMode: s, lines: a, encoding: l, fdNumber: d}) => {
     if (!(n instanceof MaxBufferError)) throw n;
     if ("all" === d) return n;
     const u = ((n, r, s) => n ? "objects" : r ? "lines" : "buffer" === s ? "bytes" : "characters")(s, a, l);
     throw n.maxBufferInfo = {
      fdNumber: d,
      unit: u
     }, r.destroy(), n;
    })({
     error: s,
     stream: n,
     readableObjectMode: r,
     lines: u,
     encoding: l,
     fdNumber: a
    }));
   }
  }, getBufferedData = async n => {
   try {
    return await n;
   } catch (n) {
    return handleBufferedData(n);
   }
  }, handleBufferedData = ({bufferedData: n}) => {
   return r = n, "[object ArrayBuffer]" === u.call(r) ? new Uint8Array(n) : n;
   var r;
  }, waitForStream = async (n, r, s, {isSameDirection: a, stopOnExit: l = !1} = {}) => {
   const d = handleStdinDestroy(n, s), u = new AbortController;
   try {
    await Promise.race([ ...l ? [ s.exitPromise ] : [], (0, tt.finished)(n, {
     cleanup: !0,
     signal: u.signal
    }) ]);
   } catch (n) {
    d.stdinCleanedUp || handleStreamError(n, r, s, a);
   } finally {
    u.abort();
   }
  }, handleStdinDestroy = (n, {originalStreams: [r], subprocess: s}) => {
   const a = {
    stdinCleanedUp: !1
   };
   return n === r && spyOnStdinDestroy(n, s, a), a;
  }, spyOnStdinDestroy = (n, r, s) => {
   const {_destroy: a} = n;
   n._destroy = (...l) => {
    setStdinCleanedUp(r, s), a.call(n, ...l);
   };
  }, setStdinCleanedUp = ({exitCode: n, signalCode: r}, s) => {
   null === n && null === r || (s.stdinCleanedUp = !0);
  }, handleStreamError = (n, r, s, a) => {
   if (!shouldIgnoreStreamError(n, r, s, a)) throw n;
  }, shouldIgnoreStreamError = (n, r, s, a = !0) => s.propagating ? isStreamEpipe(n) || isStreamAbort(n) : (s.propagating = !0, 
  isInputFileDescriptor(s, r) === a ? isStreamEpipe(n) : isStreamAbort(n)), isInputFileDescriptor = ({fileDescriptors: n}, r) => "all" !== r && "input" === n[r].direction, isStreamAbort = n => "ERR_STREAM_PREMATURE_CLOSE" === n?.code, isStreamEpipe = n => "EPIPE" === n?.code, waitForSubprocessStream = async ({stream: n, fdNumber: r, encoding: s, buffer: a, maxBuffer: l, lines: d, allMixed: u, stripFinalNewline: p, verboseInfo: f, streamInfo: m}) => {
   if (!n) return;
   const b = waitForStream(n, r, m);
   if (isInputFileDescriptor(m, r)) return void await b;
   const [g] = await Promise.all([ getStreamOutput({
    stream: n,
    onStreamEnd: b,
    fdNumber: r,
    encoding: s,
    buffer: a,
    maxBuffer: l,
    lines: d,
    allMixed: u,
    stripFinalNewline: p,
    verboseInfo: f,
    streamInfo: m
   }), b ]);
   return g;
  }, getAllStream = ({stdout: n, stderr: r, all: s}, [, a, l]) => {
   const d = a || l;
   return d ? a ? l ? {
    stream: s,
    buffer: d
   } : {
    stream: n,
    buffer: d
   } : {
    stream: r,
    buffer: d
   } : {
    stream: s,
    buffer: d
   };
  }, getAllMixed = ({all: n, stdout: r, stderr: s}) => n && r && s && r.readableObjectMode !== s.readableObjectMode, logIpcOutput = (n, r) => {
   const s = serializeVerboseMessage(n);
   verboseLog({
    type: "ipc",
    verboseMessage: s,
    fdNumber: "ipc",
    verboseInfo: r
   });
  }, getBufferedIpcOutput = async (n, r) => (await Promise.allSettled([ n ]), r), waitForOriginalStreams = (n, r, s) => n.map((n, a) => n === r.stdio[a] ? void 0 : waitForStream(n, a, s)), waitForCustomStreamsEnd = (n, r) => n.flatMap(({stdioItems: n}, s) => n.filter(({value: n, stream: r = n}) => isStream(r, {
   checkOpen: !1
  }) && !isStandardStream(r)).map(({type: n, value: a, stream: l = a}) => waitForStream(l, s, r, {
   isSameDirection: Pe.has(n),
   stopOnExit: "native" === n
  }))), throwOnSubprocessError = async (n, {signal: r}) => {
   const [s] = await (0, te.once)(n, "error", {
    signal: r
   });
   throw s;
  }, addConcurrentStream = (n, r, s) => {
   const a = n[s];
   a.has(r) || a.set(r, []);
   const l = a.get(r), d = createDeferred();
   return l.push(d), {
    resolve: d.resolve.bind(d),
    promises: l
   };
  }, waitForConcurrentStreams = async ({resolve: n, promises: r}, s) => {
   n();
   const [a] = await Promise.race([ Promise.allSettled([ !0, s ]), Promise.all([ !1, ...r ]) ]);
   return !a;
  }, safeWaitForSubprocessStdin = async n => {
   if (void 0 !== n) try {
    await waitForSubprocessStdin(n);
   } catch {}
  }, waitForSubprocessStdin = async n => {
   await (0, tt.finished)(n, {
    cleanup: !0,
    readable: !1,
    writable: !0
   });
  }, waitForSubprocessStdout = async n => {
   await (0, tt.finished)(n, {
    cleanup: !0,
    readable: !0,
    writable: !1
   });
  }, waitForSubprocess = async (n, r) => {
   if (await n, r) throw r;
  }, destroyOtherStream = (n, r, s) => {
   s && !isStreamAbort(s) ? n.destroy(s) : r && n.destroy();
  }, createReadable = ({subprocess: n, concurrentStreams: r, encoding: s}, {from: a, binary: l = !0, preserveNewlines: d = !0} = {}) => {
   const u = l || we.has(s), {subprocessStdout: p, waitReadableDestroy: f} = getSubprocessStdout(n, a, r), {readableEncoding: m, readableObjectMode: b, readableHighWaterMark: y} = getReadableOptions(p, u), {read: w, onStdoutDataDone: v} = getReadableMethods({
    subprocessStdout: p,
    subprocess: n,
    binary: u,
    encoding: s,
    preserveNewlines: d
   }), S = new He.Readable({
    read: w,
    destroy: (0, g.callbackify)(onReadableDestroy.bind(void 0, {
     subprocessStdout: p,
     subprocess: n,
     waitReadableDestroy: f
    })),
    highWaterMark: y,
    objectMode: b,
    encoding: m
   });
   return onStdoutFinished({
    subprocessStdout: p,
    onStdoutDataDone: v,
    readable: S,
    subprocess: n
   }), S;
  }, getSubprocessStdout = (n, r, s) => {
   const a = getFromStream(n, r);
   return {
    subprocessStdout: a,
    waitReadableDestroy: addConcurrentStream(s, a, "readableDestroy")
   };
  }, getReadableOptions = ({readableEncoding: n, readableObjectMode: r, readableHighWaterMark: s}, a) => a ? {
   readableEncoding: n,
   readableObjectMode: r,
   readableHighWaterMark: s
  } : {
   readableEncoding: n,
   readableObjectMode: !0,
   readableHighWaterMark: xt
  }, getReadableMethods = ({subprocessStdout: n, subprocess: r, binary: s, encoding: a, preserveNewlines: l}) => {
   const d = createDeferred(), u = iterateOnSubprocessStream({
    subprocessStdout: n,
    subprocess: r,
    binary: s,
    shouldEncode: !s,
    encoding: a,
    preserveNewlines: l
   });
   return {
    read() {
     onRead(this, u, d);
    },
    onStdoutDataDone: d
   };
  }, onRead = async (n, r, s) => {
   try {
    const {value: a, done: l} = await r.next();
    l ? s.resolve() : n.push(a);
   } catch {}
  }, onStdoutFinished = async ({subprocessStdout: n, onStdoutDataDone: r, readable: s, subprocess: a, subprocessStdin: l}) => {
   try {
    await waitForSubprocessStdout(n), await a, await safeWaitForSubprocessStdin(l), 
    await r, s.readable && s.push(null);
   } catch (n) {
    await safeWaitForSubprocessStdin(l), destroyOtherReadable(s, n);
   }
  }, onReadableDestroy = async ({subprocessStdout: n, subprocess: r, waitReadableDestroy: s}, a) => {
   await waitForConcurrentStreams(s, r) && (destroyOtherReadable(n, a), await waitForSubprocess(r, a));
  }, destroyOtherReadable = (n, r) => {
   destroyOtherStream(n, n.readable, r);
  }, createWritable = ({subprocess: n, concurrentStreams: r}, {to: s} = {}) => {
   const {subprocessStdin: a, waitWritableFinal: l, waitWritableDestroy: d} = getSubprocessStdin(n, s, r), u = new He.Writable({
    ...getWritableMethods(a, n, l),
    destroy: (0, g.callbackify)(onWritableDestroy.bind(void 0, {
     subprocessStdin: a,
     subprocess: n,
     waitWritableFinal: l,
     waitWritableDestroy: d
    })),
    highWaterMark: a.writableHighWaterMark,
    objectMode: a.writableObjectMode
   });
   return onStdinFinished(a, u), u;
  }, getSubprocessStdin = (n, r, s) => {
   const a = getToStream(n, r);
   return {
    subprocessStdin: a,
    waitWritableFinal: addConcurrentStream(s, a, "writableFinal"),
    waitWritableDestroy: addConcurrentStream(s, a, "writableDestroy")
   };
  }, getWritableMethods = (n, r, s) => ({
   write: onWrite.bind(void 0, n),
   final: (0, g.callbackify)(onWritableFinal.bind(void 0, n, r, s))
  }), onWrite = (n, r, s, a) => {
   n.write(r, s) ? a() : n.once("drain", a);
  }, onWritableFinal = async (n, r, s) => {
   await waitForConcurrentStreams(s, r) && (n.writable && n.end(), await r);
  }, onStdinFinished = async (n, r, s) => {
   try {
    await waitForSubprocessStdin(n), r.writable && r.end();
   } catch (n) {
    await (async n => {
     if (void 0 !== n) try {
      await waitForSubprocessStdout(n);
     } catch {}
    })(s), destroyOtherWritable(r, n);
   }
  }, onWritableDestroy = async ({subprocessStdin: n, subprocess: r, waitWritableFinal: s, waitWritableDestroy: a}, l) => {
   await waitForConcurrentStreams(s, r), await waitForConcurrentStreams(a, r) && (destroyOtherWritable(n, l), 
   await waitForSubprocess(r, l));
  }, destroyOtherWritable = (n, r) => {
   destroyOtherStream(n, n.writable, r);
  }, createDuplex = ({subprocess: n, concurrentStreams: r, encoding: s}, {from: a, to: l, binary: d = !0, preserveNewlines: u = !0} = {}) => {
   const p = d || we.has(s), {subprocessStdout: f, waitReadableDestroy: m} = getSubprocessStdout(n, a, r), {subprocessStdin: b, waitWritableFinal: y, waitWritableDestroy: w} = getSubprocessStdin(n, l, r), {readableEncoding: v, readableObjectMode: S, readableHighWaterMark: x} = getReadableOptions(f, p), {read: E, onStdoutDataDone: D} = getReadableMethods({
    subprocessStdout: f,
    subprocess: n,
    binary: p,
    encoding: s,
    preserveNewlines: u
   }), T = new He.Duplex({
    read: E,
    ...getWritableMethods(b, n, y),
    destroy: (0, g.callbackify)(onDuplexDestroy.bind(void 0, {
     subprocessStdout: f,
     subprocessStdin: b,
     subprocess: n,
     waitReadableDestroy: m,
     waitWritableFinal: y,
     waitWritableDestroy: w
    })),
    readableHighWaterMark: x,
    writableHighWaterMark: b.writableHighWaterMark,
    readableObjectMode: S,
    writableObjectMode: b.writableObjectMode,
    encoding: v
   });
   return onStdoutFinished({
    subprocessStdout: f,
    onStdoutDataDone: D,
    readable: T,
    subprocess: n,
    subprocessStdin: b
   }), onStdinFinished(b, T, f), T;
  }, onDuplexDestroy = async ({subprocessStdout: n, subprocessStdin: r, subprocess: s, waitReadableDestroy: a, waitWritableFinal: l, waitWritableDestroy: d}, u) => {
   await Promise.all([ onReadableDestroy({
    subprocessStdout: n,
    subprocess: s,
    waitReadableDestroy: a
   }, u), onWritableDestroy({
    subprocessStdin: r,
    subprocess: s,
    waitWritableFinal: l,
    waitWritableDestroy: d
   }, u) ]);
  }, createIterable = (n, r, {from: s, binary: a = !1, preserveNewlines: l = !1} = {}) => {
   const d = a || we.has(r), u = getFromStream(n, s), p = iterateOnSubprocessStream({
    subprocessStdout: u,
    subprocess: n,
    binary: d,
    shouldEncode: !0,
    encoding: r,
    preserveNewlines: l
   });
   return iterateOnStdoutData(p, u, n);
  }, iterateOnStdoutData = async function*(n, r, s) {
   try {
    yield* n;
   } finally {
    r.readable && r.destroy(), await s;
   }
  }, addConvertedStreams = (n, {encoding: r}) => {
   const s = {
    readableDestroy: new WeakMap,
    writableFinal: new WeakMap,
    writableDestroy: new WeakMap
   };
   n.readable = createReadable.bind(void 0, {
    subprocess: n,
    concurrentStreams: s,
    encoding: r
   }), n.writable = createWritable.bind(void 0, {
    subprocess: n,
    concurrentStreams: s
   }), n.duplex = createDuplex.bind(void 0, {
    subprocess: n,
    concurrentStreams: s,
    encoding: r
   }), n.iterable = createIterable.bind(void 0, n, r), n[Symbol.asyncIterator] = createIterable.bind(void 0, n, r, {});
  }, Dt = (async () => {})().constructor.prototype, Tt = [ "then", "catch", "finally" ].map(n => [ n, Reflect.getOwnPropertyDescriptor(Dt, n) ]), handleAsyncOptions = ({timeout: n, signal: r, ...s}) => {
   if (void 0 !== r) throw new TypeError('The "signal" option has been renamed to "cancelSignal" instead.');
   return {
    ...s,
    timeoutDuration: n
   };
  }, spawnSubprocessAsync = ({file: n, commandArguments: r, options: s, startTime: a, verboseInfo: d, command: u, escapedCommand: p, fileDescriptors: f}) => {
   let m;
   try {
    m = (0, l.spawn)(...concatenateShell(n, r, s));
   } catch (n) {
    return (({error: n, command: r, escapedCommand: s, fileDescriptors: a, options: d, startTime: u, verboseInfo: p}) => {
     cleanupCustomStreams(a);
     const f = new l.ChildProcess;
     ((n, r) => {
      const s = createDummyStream(), a = createDummyStream(), l = createDummyStream(), d = Array.from({
       length: r.length - 3
      }, createDummyStream), u = createDummyStream(), p = [ s, a, l, ...d ];
      Object.assign(n, {
       stdin: s,
       stdout: a,
       stderr: l,
       all: u,
       stdio: p
      });
     })(f, a), Object.assign(f, {
      readable: readable,
      writable: writable,
      duplex: duplex
     });
     const m = makeEarlyError({
      error: n,
      command: r,
      escapedCommand: s,
      fileDescriptors: a,
      options: d,
      startTime: u,
      isSync: !1
     });
     return {
      subprocess: f,
      promise: handleDummyPromise(m, p, d)
     };
    })({
     error: n,
     command: u,
     escapedCommand: p,
     fileDescriptors: f,
     options: s,
     startTime: a,
     verboseInfo: d
    });
   }
   const b = new AbortController;
   (0, te.setMaxListeners)(Number.POSITIVE_INFINITY, b.signal);
   const g = [ ...m.stdio ];
   ((n, r, s) => {
    const a = new Map;
    for (const [l, {stdioItems: d, direction: u}] of Object.entries(r)) {
     for (const {stream: r} of d.filter(({type: n}) => Pe.has(n))) pipeTransform(n, r, u, l);
     for (const {stream: r} of d.filter(({type: n}) => !Pe.has(n))) pipeStdioItem({
      subprocess: n,
      stream: r,
      direction: u,
      fdNumber: l,
      pipeGroups: a,
      controller: s
     });
    }
    for (const [n, r] of a.entries()) {
     const s = 1 === r.length ? r[0] : mergeStreams(r);
     pipeStreams(s, n);
    }
   })(m, f, b), ((n, {cleanup: r, detached: s}, {signal: a}) => {
    if (!r || s) return;
    const l = ut(() => {
     n.kill();
    });
    (0, te.addAbortListener)(a, () => {
     l();
    });
   })(m, s, b);
   const y = {}, w = createDeferred();
   return m.kill = subprocessKill.bind(void 0, {
    kill: m.kill.bind(m),
    options: s,
    onInternalError: w,
    context: y,
    controller: b
   }), m.all = (({stdout: n, stderr: r}, {all: s}) => s && (n || r) ? mergeStreams([ n, r ].filter(Boolean)) : void 0)(m, s), 
   addConvertedStreams(m, s), ((n, {ipc: r}) => {
    Object.assign(n, getIpcMethods(n, !1, r));
   })(m, s), {
    subprocess: m,
    promise: handlePromise({
     subprocess: m,
     options: s,
     startTime: a,
     verboseInfo: d,
     fileDescriptors: f,
     originalStreams: g,
     command: u,
     escapedCommand: p,
     context: y,
     onInternalError: w,
     controller: b
    })
   };
  }, handlePromise = async ({subprocess: n, options: r, startTime: s, verboseInfo: a, fileDescriptors: l, originalStreams: d, command: u, escapedCommand: p, context: f, onInternalError: m, controller: b}) => {
   const [g, [y, w], v, S, x] = await (async ({subprocess: n, options: {encoding: r, buffer: s, maxBuffer: a, lines: l, timeoutDuration: d, cancelSignal: u, gracefulCancel: p, forceKillAfterDelay: f, stripFinalNewline: m, ipc: b, ipcInput: g}, context: y, verboseInfo: w, fileDescriptors: v, originalStreams: S, onInternalError: x, controller: E}) => {
    const D = (async (n, r) => {
     const [s, a] = await (async n => {
      const [r, s] = await Promise.allSettled([ (0, te.once)(n, "spawn"), (0, te.once)(n, "exit") ]);
      return "rejected" === r.status ? [] : "rejected" === s.status ? waitForSubprocessExit(n) : s.value;
     })(n);
     return r.isForcefullyTerminated ??= !1, [ s, a ];
    })(n, y), T = {
     originalStreams: S,
     fileDescriptors: v,
     subprocess: n,
     exitPromise: D,
     propagating: !1
    }, O = (({subprocess: n, encoding: r, buffer: s, maxBuffer: a, lines: l, stripFinalNewline: d, verboseInfo: u, streamInfo: p}) => n.stdio.map((n, f) => waitForSubprocessStream({
     stream: n,
     fdNumber: f,
     encoding: r,
     buffer: s[f],
     maxBuffer: a[f],
     lines: l[f],
     allMixed: !1,
     stripFinalNewline: d,
     verboseInfo: u,
     streamInfo: p
    })))({
     subprocess: n,
     encoding: r,
     buffer: s,
     maxBuffer: a,
     lines: l,
     stripFinalNewline: m,
     verboseInfo: w,
     streamInfo: T
    }), I = (({subprocess: n, encoding: r, buffer: s, maxBuffer: a, lines: l, stripFinalNewline: d, verboseInfo: u, streamInfo: p}) => waitForSubprocessStream({
     ...getAllStream(n, s),
     fdNumber: "all",
     encoding: r,
     maxBuffer: a[1] + a[2],
     lines: l[1] || l[2],
     allMixed: getAllMixed(n),
     stripFinalNewline: d,
     verboseInfo: u,
     streamInfo: p
    }))({
     subprocess: n,
     encoding: r,
     buffer: s,
     maxBuffer: a,
     lines: l,
     stripFinalNewline: m,
     verboseInfo: w,
     streamInfo: T
    }), M = [], N = (async ({subprocess: n, buffer: r, maxBuffer: s, ipc: a, ipcOutput: l, verboseInfo: d}) => {
     if (!a) return l;
     const u = (n => isFullVerbose(n, "ipc"))(d), p = getFdSpecificValue(r, "ipc"), f = getFdSpecificValue(s, "ipc");
     for await (const r of loopOnMessages({
      anyProcess: n,
      channel: n.channel,
      isSubprocess: !1,
      ipc: a,
      shouldAwait: !1,
      reference: !0
     })) p && (checkIpcMaxBuffer(0, l, f), l.push(r)), u && logIpcOutput(r, d);
     return l;
    })({
     subprocess: n,
     buffer: s,
     maxBuffer: a,
     ipc: b,
     ipcOutput: M,
     verboseInfo: w
    }), C = waitForOriginalStreams(S, n, T), $ = waitForCustomStreamsEnd(v, T);
    try {
     return await Promise.race([ Promise.all([ {}, waitForSuccessfulExit(D), Promise.all(O), I, N, sendIpcInput(n, g), ...C, ...$ ]), x, throwOnSubprocessError(n, E), ...throwOnTimeout(n, d, y, E), ...throwOnCancel({
      subprocess: n,
      cancelSignal: u,
      gracefulCancel: p,
      context: y,
      controller: E
     }), ...throwOnGracefulCancel({
      subprocess: n,
      cancelSignal: u,
      gracefulCancel: p,
      forceKillAfterDelay: f,
      context: y,
      controller: E
     }) ]);
    } catch (n) {
     return y.terminationReason ??= "other", Promise.all([ {
      error: n
     }, D, Promise.all(O.map(n => getBufferedData(n))), getBufferedData(I), getBufferedIpcOutput(N, M), Promise.allSettled(C), Promise.allSettled($) ]);
    }
   })({
    subprocess: n,
    options: r,
    context: f,
    verboseInfo: a,
    fileDescriptors: l,
    originalStreams: d,
    onInternalError: m,
    controller: b
   });
   b.abort(), m.resolve();
   const E = v.map((n, s) => stripNewline(n, r, s)), D = stripNewline(S, r, "all"), T = getAsyncResult({
    errorInfo: g,
    exitCode: y,
    signal: w,
    stdio: E,
    all: D,
    ipcOutput: x,
    context: f,
    options: r,
    command: u,
    escapedCommand: p,
    startTime: s
   });
   return handleResult(T, a, r);
  }, getAsyncResult = ({errorInfo: n, exitCode: r, signal: s, stdio: a, all: l, ipcOutput: d, context: u, options: p, command: f, escapedCommand: m, startTime: b}) => "error" in n ? makeError({
   error: n.error,
   command: f,
   escapedCommand: m,
   timedOut: "timeout" === u.terminationReason,
   isCanceled: "cancel" === u.terminationReason || "gracefulCancel" === u.terminationReason,
   isGracefullyCanceled: "gracefulCancel" === u.terminationReason,
   isMaxBuffer: n.error instanceof MaxBufferError,
   isForcefullyTerminated: u.isForcefullyTerminated,
   exitCode: r,
   signal: s,
   stdio: a,
   all: l,
   ipcOutput: d,
   options: p,
   startTime: b,
   isSync: !1
  }) : makeSuccessResult({
   command: f,
   escapedCommand: m,
   stdio: a,
   all: l,
   ipcOutput: d,
   options: p,
   startTime: b
  }), mergeOptions = (n, r) => {
   const s = Object.fromEntries(Object.entries(r).map(([r, s]) => [ r, mergeOption(r, n[r], s) ]));
   return {
    ...n,
    ...s
   };
  }, mergeOption = (n, r, s) => Ot.has(n) && isPlainObject(r) && isPlainObject(s) ? {
   ...r,
   ...s
  } : s, Ot = new Set([ "env", ...E ]), createExeca = (n, r, s, a) => {
   const createNested = (n, r, a) => createExeca(n, r, s, a), boundExeca = (...l) => callBoundExeca({
    mapArguments: n,
    deepOptions: s,
    boundOptions: r,
    setBoundExeca: a,
    createNested: createNested
   }, ...l);
   return void 0 !== a && a(boundExeca, createNested, r), boundExeca;
  }, callBoundExeca = ({mapArguments: n, deepOptions: r = {}, boundOptions: s = {}, setBoundExeca: a, createNested: l}, d, ...u) => {
   if (isPlainObject(d)) return l(n, mergeOptions(s, d), a);
   const {file: p, commandArguments: f, options: m, isSync: b} = parseArguments({
    mapArguments: n,
    firstArgument: d,
    nextArguments: u,
    deepOptions: r,
    boundOptions: s
   });
   return b ? ((n, r, s) => {
    const {file: a, commandArguments: l, command: d, escapedCommand: u, startTime: p, verboseInfo: f, options: m, fileDescriptors: b} = ((n, r, s) => {
     const {command: a, escapedCommand: l, startTime: d, verboseInfo: u} = handleCommand(n, r, s), p = (n => n.node && !n.ipc ? {
      ...n,
      ipc: !1
     } : n)(s), {file: f, commandArguments: m, options: b} = normalizeOptions(n, r, p);
     (({ipc: n, ipcInput: r, detached: s, cancelSignal: a}) => {
      r && throwInvalidSyncOption("ipcInput"), n && throwInvalidSyncOption("ipc: true"), 
      s && throwInvalidSyncOption("detached: true"), a && throwInvalidSyncOption("cancelSignal");
     })(b);
     const g = ((n, r) => handleStdio(Ve, n, r, !0))(b, u);
     return {
      file: f,
      commandArguments: m,
      command: a,
      escapedCommand: l,
      startTime: d,
      verboseInfo: u,
      options: b,
      fileDescriptors: g
     };
    })(n, r, s), g = spawnSubprocessSync({
     file: a,
     commandArguments: l,
     options: m,
     command: d,
     escapedCommand: u,
     verboseInfo: f,
     fileDescriptors: b,
     startTime: p
    });
    return handleResult(g, f, m);
   })(p, f, m) : ((n, r, s, a) => {
    const {file: l, commandArguments: d, command: u, escapedCommand: p, startTime: f, verboseInfo: m, options: b, fileDescriptors: g} = ((n, r, s) => {
     const {command: a, escapedCommand: l, startTime: d, verboseInfo: u} = handleCommand(n, r, s), {file: p, commandArguments: f, options: m} = normalizeOptions(n, r, s), b = handleAsyncOptions(m), g = ((n, r) => handleStdio(et, n, r, !1))(b, u);
     return {
      file: p,
      commandArguments: f,
      command: a,
      escapedCommand: l,
      startTime: d,
      verboseInfo: u,
      options: b,
      fileDescriptors: g
     };
    })(n, r, s), {subprocess: y, promise: w} = spawnSubprocessAsync({
     file: l,
     commandArguments: d,
     options: b,
     startTime: f,
     verboseInfo: m,
     command: u,
     escapedCommand: p,
     fileDescriptors: g
    });
    return y.pipe = pipeToSubprocess.bind(void 0, {
     source: y,
     sourcePromise: w,
     boundOptions: {},
     createNested: a
    }), ((n, r) => {
     for (const [s, a] of Tt) {
      const l = a.value.bind(r);
      Reflect.defineProperty(n, s, {
       ...a,
       value: l
      });
     }
    })(y, w), oe.set(y, {
     options: b,
     fileDescriptors: g
    }), y;
   })(p, f, m, l);
  }, parseArguments = ({mapArguments: n, firstArgument: r, nextArguments: s, deepOptions: a, boundOptions: l}) => {
   const d = (u = r, Array.isArray(u) && Array.isArray(u.raw) ? ((n, r) => {
    let s = [];
    for (const [a, l] of n.entries()) s = parseTemplate({
     templates: n,
     expressions: r,
     tokens: s,
     index: a,
     template: l
    });
    if (0 === s.length) throw new TypeError("Template script must not be empty");
    const [a, ...l] = s;
    return [ a, l, {} ];
   })(r, s) : [ r, ...s ]);
   var u;
   const [p, f, m] = normalizeParameters(...d), b = mergeOptions(mergeOptions(a, l), m), {file: g = p, commandArguments: y = f, options: w = b, isSync: v = !1} = n({
    file: p,
    commandArguments: f,
    options: b
   });
   return {
    file: g,
    commandArguments: y,
    options: w,
    isSync: v
   };
  }, parseCommand = (n, r) => {
   if (r.length > 0) throw new TypeError(`The command and its arguments must be passed as a single string: ${n} ${r}.`);
   const [s, ...a] = parseCommandString(n);
   return {
    file: s,
    commandArguments: a
   };
  }, parseCommandString = n => {
   if ("string" != typeof n) throw new TypeError(`The command must be a string: ${String(n)}.`);
   const r = n.trim();
   if ("" === r) return [];
   const s = [];
   for (const n of r.split(It)) {
    const r = s.at(-1);
    r && r.endsWith("\\") ? s[s.length - 1] = `${r.slice(0, -1)} ${n}` : s.push(n);
   }
   return s;
  }, It = / +/g, mapScriptSync = ({options: n}) => ({
   ...getScriptOptions(n),
   isSync: !0
  }), getScriptOptions = n => ({
   options: {
    ...getScriptStdinOption(n),
    ...n
   }
  }), getScriptStdinOption = ({input: n, inputFile: r, stdio: s}) => void 0 === n && void 0 === r && void 0 === s ? {
   stdin: "inherit"
  } : {}, Mt = createExeca(() => ({})), {sendMessage: Nt, getOneMessage: Ct, getEachMessage: $t, getCancelSignal: Bt} = (createExeca(() => ({
   isSync: !0
  })), createExeca(({file: n, commandArguments: r}) => parseCommand(n, r)), createExeca(({file: n, commandArguments: r}) => ({
   ...parseCommand(n, r),
   isSync: !0
  })), createExeca(({options: n}) => {
   if (!1 === n.node) throw new TypeError('The "node" option cannot be false with `execaNode()`.');
   return {
    options: {
     ...n,
     node: !0
    }
   };
  }), createExeca(({options: n}) => getScriptOptions(n), {}, {
   preferLocal: !0
  }, (n, r, s) => {
   n.sync = r(mapScriptSync, s), n.s = n.sync;
  }), (() => {
   const n = y, r = !0, s = void 0 !== y.channel;
   return {
    ...getIpcMethods(n, r, s),
    getCancelSignal: getCancelSignal.bind(void 0, {
     anyProcess: n,
     channel: n.channel,
     isSubprocess: r,
     ipc: s
    })
   };
  })());
 })
};
