"use strict";

exports.id = 672, exports.ids = [ 672, 3411, 6864, 196 ], exports.modules = {
 60672: (function(e, t, n) {
  n.r(t), n.d(t, {
   withhold: () => withhold
  });
  var r = n(76760), o = n(42357), i = n(89273), s = n(80196), a = n(60979), l = n(16864), c = n(73024), u = n(48080);
  const d = 12, f = 4e3, g = {
   value: 6,
   token: 8
  };
  function secretValues(e) {
   const t = new Set;
   let n = !1;
   for (const r of e.split(/[\r\n]+/)) if (n = p.test(r) || n && /^[A-Za-z0-9+/=]*$/.test(r), 
   !n) for (const e of lineValues(r)) e.length <= f && t.add(e);
   return [ ...t ];
  }
  const p = /^-----BEGIN (?:[A-Z0-9 ]*PUBLIC KEY(?: BLOCK)?|(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST|X509 CRL|[A-Z]+ PARAMETERS)-----$/, h = /^(?:(?:export|-)[ \t]{1,9}){0,3}["']?([\w./-][\w./ -]{0,99}?)["']?[ \t]{0,20}(?:=>|:=|=|:(?=[ \t"']|$))(.*)$/;
  function* lineValues(e) {
   const [, t = "", n = ""] = h.exec(e.trimStart()) ?? [], r = function(e) {
    const [, t, n] = /^"((?:[^"\\]|\\.)*)"|^'([^']*)'/.exec(e) ?? [];
    return t ?? n ?? e.replace(/[ \t]#.*$/, "").trimEnd().replace(/[,;]$/, "");
   }(n.trimStart());
   "" !== t && isValue(r, (0, u.eh)(t) ? 1 : g.value) && (yield r);
   for (const [, t, n] of e.matchAll(/"((?:[^"\\]|\\.){0,200})"|'([^']{0,200})'/g)) {
    const e = t ?? n ?? "";
    e !== r && isValue(e, g.value) && (yield e);
   }
   for (const [t] of e.matchAll(/[^\s"'`,;()[\]{}<>|=]+={0,2}/g)) t !== r && isValue(t, g.token) && (yield t);
   for (const [, t = ""] of e.matchAll(/:\/\/[^\s/:@]{0,64}:([^\s@]{1,200})@/g)) isValue(t, 1) && (yield t);
  }
  function isValue(e, t) {
   return e.trim().length >= d && function(e, t) {
    if (m.test(e)) return 0;
    const n = e.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (n.length > 1 && 1 === t) return 1;
    let r = 0;
    for (const e of n) if (isPlain(e) || (r += e.length), r >= t) break;
    return r;
   }(e, t) >= t;
  }
  const m = /^[a-z][a-z0-9+.-]*:\/\/[\w.-]+(?::\d+)?\/?$/i;
  function isPlain(e) {
   if (/^\d+$/.test(e)) return !0;
   const [, t = "", n = ""] = /^(\p{L}+)(\d*)$/u.exec(e) ?? [];
   if ("" === t || n.length > 4) return !1;
   const r = t.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+?/gu) ?? [], o = r.length > 1;
   return r.every(e => function(e, t) {
    return e.length <= 2 ? !t || w.test(e) : 3 === e.length || e.length <= 18 && /[aeiouy\xe4\xf6\xfc\xe9\xe8\xe0]/i.test(e) && !/[bcdfghjklmnpqrstvwxz]{5}|(.)\1\1|q[^u]/i.test(e);
   }(e, o));
  }
  const w = /^(?:a|an|as|at|aws|by|ci|db|do|gh|go|i|id|if|in|io|ip|is|it|js|me|my|no|of|ok|on|or|os|s3|to|ts|ui|up|us|v|we|x)$/i, {O_NOFOLLOW: y, O_NONBLOCK: v, O_RDONLY: S} = c.constants, $ = 1e6;
  function beginningOf(e, t) {
   let n;
   try {
    n = (0, c.openSync)(e, S | y | v);
   } catch {
    return Buffer.alloc(0);
   }
   try {
    const e = (0, c.fstatSync)(n);
    if (!e.isFile()) return Buffer.alloc(0);
    const r = Buffer.alloc(Math.min(t, e.size));
    return r.subarray(0, (0, c.readSync)(n, r));
   } catch {
    return Buffer.alloc(0);
   } finally {
    (0, c.closeSync)(n);
   }
  }
  var b = n(99756);
  const x = String.raw`(?:[\w./:@=,+^-]+|"[\w ./:@=,+^-]*"|'[\w ./:@=,+^-]*')`, k = new RegExp(String.raw`^ *git +(push|fetch|pull|ls-remote)((?: +${x})*) *$`), O = new Set([ "-u -f -d -n -q -v -p -t -r -h --set-upstream --force --force-with-lease --delete --dry-run --quiet --verbose", "--tags --no-tags --follow-tags --no-follow-tags --all --mirror --branches --prune --no-prune --atomic --porcelain", "--progress --no-progress --no-verify --thin --no-thin --unshallow --depth --deepen --shallow-since --jobs --append", "--rebase --no-rebase --ff --no-ff --ff-only --commit --no-commit --edit --no-edit --stat --no-stat --squash", "--autostash --no-autostash --allow-unrelated-histories --heads --refs --exit-code --symref --sort --get-url", "--no-recurse-submodules --update-head-ok --prune-tags --refetch --keep --force-if-includes" ].flatMap(e => e.split(" "))), E = /^[\w][\w.-]*$/;
  function credentialSettings(e, t, n) {
   if (null === n || !function(e, t) {
    const [, , n] = k.exec(e) ?? [];
    if (void 0 === n) return !1;
    const r = (n.match(new RegExp(x, "g")) ?? []).map(e => e.replaceAll(/^["']|["']$/g, "")), o = r.find(e => !e.startsWith("-"));
    return r.every(e => !e.startsWith("-") || O.has(e.replace(/=.*$/, ""))) && (void 0 === o || E.test(o) || o === t || o === `${t}.git`);
   }(e, n)) return null;
   const r = new Set(t.filter(e => function(e, t) {
    if (null === e) return !0;
    if (!URL.canParse(e) || !URL.canParse(t)) return !1;
    const [n, r] = [ new URL(e), new URL(t) ], o = n.pathname.replace(/(?:\.git)?\/*$/, "");
    return n.origin === r.origin && (r.pathname === o || r.pathname.startsWith(`${o}/`));
   }(e.address, n)).map(({header: e}) => e));
   if (0 === r.size) return null;
   const o = [ n, `${n}.git` ];
   return [ ...r ].flatMap(e => o.map(t => [ `http.${t}.extraheader`, e ]));
  }
  const T = /could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|returned error: 40[13]/, I = /\bgit\b[^\n]*?\b(push|fetch|pull|ls-remote|submodule|clone|remote)\b/, C = 2e4, L = 300;
  function withhold({world: e, mayRead: t}, n, c) {
   const {redactor: u} = n, d = e.sensitiveBelow(e.workspace, C).paths, f = (0, l.configurations)(e.workspace), g = d.filter(e => e.endsWith("/.git/config")).map(e => (0, 
   r.dirname)(e)), p = [ ...new Set([ ...f, ...g.flatMap(l.configurations) ]) ];
   u.add((0, s.W)(p).flatMap(a.VY));
   const h = function(e, {hostEnvironment: t, artifacts: n}, r) {
    const i = "Set `persist-credentials: false` on actions/checkout";
    try {
     const o = (0, s._)(e, t.temporary, n.run);
     return null !== o && r(`Git credentials were moved out of .git/config; they are put back when the run ends. ${i} if no later step needs them.`), 
     o;
    } catch (e) {
     return r(`Git credentials could not be moved out of .git/config, and commands can read them: ${(0, 
     o.bD)(e)}. ${i}.`), null;
    }
   }(p, n, c);
   u.add([ ...h?.byFile.values() ?? [] ].flat().flatMap(a.VY));
   const m = function(e) {
    const t = new Set;
    let n = $;
    for (const r of e) {
     if (n <= 0) break;
     const e = beginningOf(r, n);
     if (n -= e.length, !e.includes(0)) for (const n of secretValues(e.toString("utf8"))) t.add(n);
    }
    return [ ...t ];
   }(function({world: e, mayRead: t}, n, {lists: r, spec: o}) {
    const s = [ ...r.deny, ...o.disallowedTools ].some(e => /^(?!Bash\b)\w+\(/.test(e)) ? (0, 
    i.D)(e.workspace, C) : [], a = n.filter(e => "high" === (0, b.y)(e));
    return [ ...new Set([ ...a, ...s ]) ].filter(e => !/\/\.git(?:\/|$)/.test(e) && !t(e));
   }({
    world: e,
    mayRead: t
   }, d, n));
   u.add(m.slice(0, L), m.slice(L));
   const w = new Set(f.map(t => e.realpath(t))), y = [ ...h?.byFile ?? [] ].flatMap(([e, t]) => w.has(e) ? t : []), {repository: v} = e;
   return {
    gitSettings: e => credentialSettings(e, y, v),
    noteOn: (e, t) => null === h ? null : function(e, {exitCode: t, output: n}) {
     const [, r] = I.exec(e) ?? [];
     return 0 !== t && void 0 !== r && T.test(n) ? `[The credentials of this repository are not in the clone while this run lasts. \`git push\`, \`git fetch\`, \`git pull\` and \`git ls-remote\` get them for this repository only: run \`git ${/^(?:push|fetch|pull|ls-remote)$/.test(r) ? r : "fetch"}\` as a separate call, with the name of the remote and plain words, without \`-c\`, \`&&\`, pipes or variables.]` : null;
    }(e, t),
    restore: () => {
     try {
      h?.restore();
     } catch (e) {
      c(`The credentials in .git/config could not be put back: ${(0, o.bD)(e)}. The next run tries again.`);
     }
    }
   };
  }
 }),
 7587: (function(e, t, n) {
  n.d(t, {
   i: () => readConfigText
  });
  const r = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y, o = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;
  function readConfigText(e) {
   const t = [], n = [];
   let i = e.startsWith("\xef\xbb\xbf") ? 3 : 0;
   for (;i < e.length; ) {
    const s = i;
    for (;" " === e[i] || "\t" === e[i]; ) i += 1;
    r.lastIndex = i;
    const a = r.exec(e);
    if (null !== a) {
     t.push(sectionOf(a)), i = r.lastIndex, /^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(e.slice(i, lineEnd(e, i))) && (i = lineEnd(e, i));
     continue;
    }
    o.lastIndex = s;
    const [l, c = "", u = ""] = o.exec(e) ?? [], d = t.at(-1);
    void 0 !== l && void 0 !== d ? (i = s + l.length, n.push({
     section: d,
     key: c.toLowerCase(),
     value: valueOf(u),
     start: s,
     end: i
    })) : i = lineEnd(e, i);
   }
   return {
    sections: t,
    entries: n
   };
  }
  function sectionOf(e) {
   const [t, n = "", r] = e;
   return {
    name: n.toLowerCase(),
    subsection: void 0 === r ? null : r.replaceAll(/\\([^])/g, "$1"),
    start: e.index,
    end: e.index + t.length
   };
  }
  function lineEnd(e, t) {
   const n = e.indexOf("\n", t);
   return -1 === n ? e.length : n + 1;
  }
  function valueOf(e) {
   return e.trim().replaceAll(/\\(?:\r?\n|([^]))|"/g, (e, t) => {
    return void 0 === t ? "" : {
     n: "\n",
     t: "\t",
     b: "\b"
    }[n = t] ?? n;
    var n;
   });
  }
 }),
 80196: (function(e, t, n) {
  n.d(t, {
   W: () => credentialsIn,
   _: () => takeCredentials,
   restoreAbandoned: () => restoreAbandoned
  });
  var r = n(77598), o = n(73024), i = n(76760), s = n(29880), a = n(87144), l = n(50451), c = n(7587), u = n(15758), d = n(60979);
  const f = 1e6;
  function takeCredentials(e, t, n) {
   const r = [ ...new Set(e.flatMap(realFile)) ].map(e => ({
    file: e,
    text: configText(e)
   })), o = (0, u.$)(t), i = r.filter(({file: e, text: t}) => (0, d.gD)(t, "").length > 0 || isThere(storedPath(o, e)));
   if (0 === i.length) return null;
   !function(e) {
    if ((0, a.K)(e, 448), !isPrivate(e)) throw new Error(`${e} is not a directory of this user alone`);
   }(o);
   const s = new Map, c = {
    run: n,
    owner: (0, l.G)()
   };
   if (withStore(o, () => {
    for (const {file: e} of i) {
     const t = takeFrom(e, o, c);
     t.length > 0 && s.set(e, t.map(({credential: e}) => e));
    }
   }), 0 === s.size) return null;
   const f = function() {
    let e = !1;
    const once = () => {
     process.off("exit", once), e || (withStore(o, () => {
      for (const e of s.keys()) leave(e, o, n);
     }), e = !0);
    };
    return process.on("exit", once), once;
   }();
   return {
    byFile: s,
    restore: f
   };
  }
  function credentialsIn(e) {
   const t = e.flatMap(realFile).map(e => ({
    file: e,
    text: configText(e)
   })), n = t.flatMap(({file: e, text: t}) => (0, c.i)(t).entries.filter(({section: e, key: t}) => /^include(?:if)?$/.test(e.name) && "path" === t).flatMap(({value: t}) => realFile((0, 
   i.resolve)((0, i.dirname)(e), t))).map(e => configText(e)));
   return [ ...t.map(({text: e}) => e), ...n ].flatMap(e => (0, d.gD)(e, "").map(({credential: e}) => e));
  }
  function restoreAbandoned(e) {
   const t = (0, u.$)(e);
   if (!isThere(t) || !isPrivate(t)) return;
   const n = (0, o.readdirSync)(t).filter(e => e.endsWith(".json"));
   0 !== n.length && withStore(t, () => {
    for (const e of n) {
     const n = readStored((0, i.join)(t, e));
     null !== n && leave(n.file, t, null);
    }
   });
  }
  function takeFrom(e, t, n) {
   leave(e, t, n.run);
   const o = storedPath(t, e), i = readStored(o);
   let s = i?.edits ?? [];
   const a = [ ...i?.users ?? [], n ];
   return changeConfig(e, t => {
    const n = (0, d.gD)(t, (0, r.randomBytes)(6).toString("hex"));
    return s = [ ...s, ...n ], s.length > 0 && writeDurably(o, JSON.stringify({
     file: e,
     edits: s,
     users: a
    })), (0, d.gu)(t, n);
   }), s;
  }
  function leave(e, t, n) {
   const r = storedPath(t, e), i = readStored(r);
   if (null === i) return;
   const s = i.users.filter(e => e.run !== n && !(0, l.j)(e.owner));
   s.length > 0 ? writeDurably(r, JSON.stringify({
    ...i,
    users: s
   })) : (isThere(e) && changeConfig(e, e => (0, d.pK)(e, i.edits)), (0, o.rmSync)(r, {
    force: !0
   }));
  }
  function withStore(e, t) {
   (0, s.U)((0, i.join)(e, "lock"), t);
  }
  function isPrivate(e) {
   const t = (0, o.lstatSync)(e);
   return "win32" === process.platform ? t.isDirectory() : t.isDirectory() && t.uid === process.getuid?.() && !(63 & t.mode);
  }
  function storedPath(e, t) {
   return (0, i.join)(e, `${(0, r.createHash)("sha256").update(t).digest("hex").slice(0, 32)}.json`);
  }
  function readStored(e) {
   return isThere(e) ? JSON.parse((0, o.readFileSync)(e, "utf8")) : null;
  }
  function isThere(e) {
   return void 0 !== (0, o.lstatSync)(e, {
    throwIfNoEntry: !1
   });
  }
  function realFile(e) {
   const t = (0, o.statSync)(e, {
    throwIfNoEntry: !1
   });
   return !0 === t?.isFile() && t.size <= f ? [ (0, o.realpathSync)(e) ] : [];
  }
  function configText(e) {
   return (0, o.readFileSync)(e, "latin1");
  }
  const g = 50, p = 20;
  function changeConfig(e, t) {
   const n = `${e}.lock`, r = function(e, t) {
    for (let n = 1; ;n += 1) try {
     const n = (0, o.openSync)(e, "wx", t);
     return (0, o.fchmodSync)(n, t), n;
    } catch (t) {
     if ("EEXIST" !== t.code) throw t;
     if (n === g) throw new Error(`${e} exists: a git process is running, or was killed`);
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, p);
    }
   }(n, 511 & (0, o.statSync)(e).mode);
   try {
    const i = configText(e), s = t(i);
    s === i ? (0, o.rmSync)(n) : (fill(r, Buffer.from(s, "latin1")), (0, o.renameSync)(n, e));
   } catch (e) {
    throw (0, o.rmSync)(n, {
     force: !0
    }), e;
   } finally {
    (0, o.closeSync)(r);
   }
  }
  function writeDurably(e, t) {
   const n = `${e}.new`, r = (0, o.openSync)(n, "w", 384);
   try {
    fill(r, Buffer.from(t, "utf8"));
   } finally {
    (0, o.closeSync)(r);
   }
   (0, o.renameSync)(n, e);
  }
  function fill(e, t) {
   let n = 0;
   for (;n < t.length; ) n += (0, o.writeSync)(e, t, n);
   (0, o.fsyncSync)(e);
  }
 }),
 60979: (function(e, t, n) {
  n.d(t, {
   VY: () => secretsIn,
   gD: () => findCredentials,
   gu: () => takeOut,
   pK: () => putBack
  });
  var r = n(7587);
  const o = 20;
  function findCredentials(e, t) {
   const {sections: n, entries: o} = (0, r.i)(e), marker = e => `# Sallyport moved a credential away until its run ends (${t}-${String(e.start)})`, i = [ ...n.flatMap(t => function(e, t, n) {
    if ("url" !== e.name || null === e.subsection) return [];
    const r = withoutUser(e.subsection);
    if (null === r) return [];
    const o = t.slice(e.start, e.end);
    return [ {
     start: e.start,
     marker: n,
     original: o,
     replacement: `${n}\n[url "${escaped(r.plain)}"]`,
     removedFrom: null,
     setting: settingOf(e, ""),
     credential: {
      address: r.plain,
      header: r.header
     }
    } ];
   }(t, e, marker(t))), ...o.flatMap(t => function({section: e, key: t, value: n, start: r, end: o}, i, s) {
    const a = i.slice(r, o), l = `${0 === r || "\n" === i[r - 1] ? "" : "\n"}\t${s}\n`, c = {
     start: r,
     marker: s,
     original: a,
     setting: settingOf(e, t)
    };
    if ("http" === e.name && "extraheader" === t && "" !== n) {
     const t = i.slice(e.start, e.end), r = {
      address: e.subsection,
      header: n
     };
     return [ {
      ...c,
      replacement: l,
      removedFrom: t,
      credential: r
     } ];
    }
    const u = "remote" === e.name && ("url" === t || "pushurl" === t) || "submodule" === e.name && "url" === t ? withoutUser(n) : null;
    if (null === u) return [];
    const d = `${l}\t${t} = ${/^[\w.:/@~+-]+$/.test(u.plain) ? u.plain : `"${escaped(u.plain)}"`}\n`;
    return [ {
     ...c,
     replacement: d,
     removedFrom: null,
     credential: {
      address: u.plain,
      header: u.header
     }
    } ];
   }(t, e, marker(t))) ];
   return i.sort((e, t) => t.start - e.start);
  }
  function settingOf({name: e, subsection: t}, n) {
   return JSON.stringify([ e, t, n ]);
  }
  function escaped(e) {
   return e.replaceAll(/["\\]/g, "\\$&");
  }
  function withoutUser(e) {
   const [, t = "", n = "", r = ""] = /^(https?:\/\/)([^/?#]*)@([^@]*)$/i.exec(e) ?? [];
   if ("" === n) return null;
   const [i = "", s] = n.split(/:(.*)/s);
   return "" === (s ?? "") && i.length < o ? null : {
    plain: t + r,
    header: `Authorization: Basic ${Buffer.from(`${decoded(i)}:${decoded(s ?? "")}`, "latin1").toString("base64")}`
   };
  }
  function decoded(e) {
   return e.replaceAll(/%([0-9a-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
  }
  function takeOut(e, t) {
   return t.reduce((e, {start: t, original: n, replacement: r}) => e.slice(0, t) + r + e.slice(t + n.length), e);
  }
  function putBack(e, t) {
   const n = new Set(findCredentials(e, "").map(({setting: e}) => e));
   return t.reduce((e, t) => function(e, t, n) {
    const {original: r, replacement: o, marker: i, removedFrom: s} = t;
    return !n && e.includes(o) ? e.replace(o, () => r) : e.includes(i) ? function(e, t) {
     const n = e.indexOf(t), r = e.lastIndexOf("\n", n) + 1, o = e.indexOf("\n", n);
     return e.slice(0, r) + (-1 === o ? "" : e.slice(o + 1));
    }(e, i) : n || null === s || e.includes(r) ? e : `${e}${"" === e || e.endsWith("\n") ? "" : "\n"}${s}\n${r}`;
   }(e, t, n.has(t.setting)), e);
  }
  function secretsIn({header: e}) {
   const t = e.replace(/^[\w-]+:\s*/, ""), n = t.replace(/^(?:basic|bearer|token)\s+/i, ""), r = /^basic\s/i.test(t) ? Buffer.from(n, "base64").toString("utf8") : n, [i = "", ...s] = r.split(":"), a = i.length >= o ? [ i ] : [];
   return [ ...new Set([ t, n, r, s.join(":"), ...a ]) ].filter(e => e.length >= 6);
  }
 }),
 16864: (function(e, t, n) {
  n.r(t), n.d(t, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var r = n(73024), o = n(76760), i = n(43411), s = n(38287);
  const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ], l = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i, c = 1e6, u = 50, d = 1e4;
  async function driverPins(e, t) {
   const n = configurations(t).filter(e => l.test(configText(e) ?? "[include")), r = await async function(e, t, n) {
    const r = new Set, o = new Set(n);
    for (const n of o) {
     for (const [i, s] of await settingsOf(e, t, n)) r.add(i), /^include(?:if\..*)?\.path$/.test(folded(i)) && o.add(includedFile(s, n, e.home));
     if (o.size > u) throw new s.U("the git configuration includes too many files");
    }
    return r;
   }(e, t, n), o = [ ...r ].flatMap(e => {
    const t = a.find(([t]) => t.test(folded(e)));
    return void 0 === t ? [] : [ [ e, t[1] ] ];
   }), i = o.find(([e]) => e.includes("\ufffd"));
   if (void 0 !== i) throw new s.U(`the name ${i[0]} in the git configuration is not valid UTF-8`);
   return settingVariables(e.environment, o);
  }
  function settingVariables(e, t) {
   if (0 === t.length) return {};
   const n = Number(e.GIT_CONFIG_COUNT ?? "0"), r = t.flatMap(([e, t], r) => [ [ `GIT_CONFIG_KEY_${n + r}`, e ], [ `GIT_CONFIG_VALUE_${n + r}`, t ] ]);
   return {
    GIT_CONFIG_COUNT: String(n + t.length),
    ...Object.fromEntries(r)
   };
  }
  function folded(e) {
   const [t, n] = [ e.indexOf("."), e.lastIndexOf(".") ];
   return e.slice(0, t).toLowerCase() + e.slice(t, n) + e.slice(n).toLowerCase();
  }
  function includedFile(e, t, n) {
   return e.startsWith("~/") ? (0, o.join)(n, e.slice(2)) : (0, o.resolve)((0, o.dirname)(t), e);
  }
  const f = new Map, g = 20;
  async function settingsOf(e, t, n) {
   const r = configText(n);
   if (null === r) throw new s.U(`the git configuration ${n} is larger than ${c} bytes`);
   const o = f.get(r) ?? ("" === r ? [] : await async function(e, t, {file: n, text: r}) {
    const o = await (0, i.runProcess)(e, {
     argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
     cwd: t,
     timeoutMs: d,
     maxOutputBytes: 2 * c,
     signal: (new AbortController).signal,
     stdin: r
    });
    if (0 !== o.exitCode || o.droppedBytes > 0) throw new s.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
    return o.stdoutBytes.toString("utf8").split("\0").filter(e => "" !== e).map(e => {
     const [t = "", ...n] = e.split("\n");
     return [ t, n.join("\n") ];
    });
   }(e, t, {
    file: n,
    text: r
   }));
   return f.size >= g && f.clear(), f.set(r, o), o;
  }
  function configurations(e) {
   const t = function(e) {
    for (let t = (0, o.resolve)(e); ;t = (0, o.dirname)(t)) {
     const e = (0, o.join)(t, ".git"), n = (0, r.statSync)(e, {
      throwIfNoEntry: !1
     });
     if (!0 === n?.isDirectory()) return e;
     if (!0 === n?.isFile()) {
      const n = /^gitdir: (.+)$/m.exec(configText(e) ?? "")?.[1];
      return void 0 === n ? null : (0, o.resolve)(t, n);
     }
     if ((0, o.dirname)(t) === t) return null;
    }
   }(e);
   if (null === t) return [];
   const n = (0, o.resolve)(t, (configText((0, o.join)(t, "commondir")) ?? "").trim());
   return [ ...new Set([ t, n, ...submodules((0, o.join)(n, "modules"), 0) ]) ].flatMap(e => [ (0, 
   o.join)(e, "config"), (0, o.join)(e, "config.worktree") ]);
  }
  function submodules(e, t) {
   return t > 4 || !0 !== (0, r.statSync)(e, {
    throwIfNoEntry: !1
   })?.isDirectory() ? [] : (0, r.readdirSync)(e, {
    withFileTypes: !0
   }).filter(e => e.isDirectory()).flatMap(({name: n}) => {
    const i = (0, o.join)(e, n);
    return void 0 !== (0, r.statSync)((0, o.join)(i, "HEAD"), {
     throwIfNoEntry: !1
    }) ? [ i, ...submodules((0, o.join)(i, "modules"), t + 1) ] : submodules(i, t + 1);
   });
  }
  function configText(e) {
   const t = (0, r.statSync)(e, {
    throwIfNoEntry: !1
   });
   return !0 !== t?.isFile() ? "" : t.size > c ? null : (0, r.readFileSync)(e, "utf8");
  }
 }),
 64963: (function(e, t, n) {
  n.d(t, {
   T: () => killTree
  });
  var r = n(31421), o = n(76760);
  function killTree(e, t, n) {
   if ("win32" === process.platform) {
    const t = (0, o.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    return void (0, r.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: !0
    }).on("error", () => {
     process.kill(e, "SIGKILL");
    });
   }
   try {
    process.kill(-e, t);
   } catch (e) {
    const {code: t} = e;
    if ("ESRCH" !== t && "EPERM" !== t) throw e;
   }
  }
 }),
 43411: (function(e, t, n) {
  n.r(t), n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => u,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(16993), o = n(42357), i = n(40019), s = n(7434);
  const a = 1e5;
  var l = n(64963), c = n(64666);
  const u = 250, d = 250, f = 2e3, g = new Set;
  let p = !1;
  function endRunning() {
   for (const e of g) e();
  }
  function endOnExit(e) {
   return p || process.on("exit", endRunning), p = !0, g.add(e), () => g.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: o, env: i}, s) {
   return (0, r.Ho)(e, t, {
    ...void 0 === n ? {} : {
     argv0: n
    },
    cwd: o,
    env: i,
    extendEnv: !1,
    stdin: s ? "pipe" : "ignore",
    buffer: !1,
    reject: !1,
    cleanup: !1,
    detached: "win32" !== process.platform
   });
  }
  async function runProcess(e, t, n = null) {
   const r = performance.now(), [g, ...p] = t.argv, refuse = e => ({
    ...m,
    startError: e,
    durationMs: performance.now() - r
   });
   if (t.signal.aborted) return {
    ...m,
    cancelled: !0
   };
   const h = (0, c.oq)(g, e.path);
   if (null === h) return refuse(`there is no program ${JSON.stringify(g)} on the PATH of tools`);
   const w = {
    ...e.environment,
    PATH: e.path,
    HOME: e.home,
    ...t.env
   }, y = await enter(n, {
    program: h,
    argv: [ g, ...p ],
    cwd: t.cwd,
    env: w
   }, t);
   if ("string" == typeof y) return refuse(y);
   let v;
   try {
    v = startProcess(y ?? {
     program: h,
     args: p,
     argv0: g,
     cwd: t.cwd,
     env: w
    }, void 0 !== t.stdin);
   } catch (e) {
    return await (y?.end()), refuse((0, o.bD)(e));
   }
   if (void 0 === v.pid) {
    await (y?.end());
    const {originalMessage: e = ""} = await v;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const S = function(e, {maxOutputBytes: t, onOutput: n, marksErrors: r = !1}) {
    const o = (0, s.Wl)(t), l = (0, s.Wl)(t), c = (0, s.Wl)(Math.min(t, a)), u = r ? (0, 
    i.D)() : e => e, d = [ "stdout", "stderr" ].map(t => {
     const n = (0, s.iS)(), add = e => o.add(u(e, t));
     return e[t]?.on("data", e => add(n.add(e))), e[t]?.on("error", () => {}), () => add(n.end());
    });
    return e.stdout?.on("data", e => {
     l.add(e), n?.(e, "stdout");
    }), e.stderr?.on("data", e => {
     c.add(e), n?.(e, "stderr");
    }), () => {
     for (const e of d) e();
     return {
      merged: o.take(),
      stdout: l.take(),
      stderr: c.take()
     };
    };
   }(v, t);
   !function(e, t) {
    e.stdin?.on("error", () => {}).end(t);
   }(v, t.stdin);
   const $ = await function(e, t, {systemRoot: n, confined: r}) {
    return new Promise(o => {
     const i = {
      exitCode: null,
      signal: null,
      timedOut: !1,
      cancelled: !1,
      startError: null
     }, s = new Set, after = (e, t) => {
      s.add(setTimeout(t, e));
     }, kill = t => {
      "SIGKILL" === t && null !== r && isRunning(e) ? r.kill() : void 0 !== e.pid && (0, 
      l.T)(e.pid, t, n);
     }, a = endOnExit(() => kill("SIGKILL")), finish = () => {
      if (a()) {
       for (const e of s) clearTimeout(e);
       t.signal.removeEventListener("abort", cancel), "win32" !== process.platform && void 0 !== e.pid && (0, 
       l.T)(e.pid, "SIGKILL", n), e.stdout?.destroy(), e.stderr?.destroy(), e.unref(), 
       o(i);
      }
     }, stop = e => {
      i.timedOut || i.cancelled || (i[e] = !0, kill("SIGTERM"), after(u, () => kill("SIGKILL")), 
      after(u + f, finish));
     }, cancel = () => stop("cancelled");
     after(t.timeoutMs, () => stop("timedOut")), t.signal.addEventListener("abort", cancel, {
      once: !0
     }), e.on("error", n => {
      void 0 === e.pid && (i.startError = `${n.message} (in ${t.cwd})`), finish();
     }), e.on("exit", (e, t) => {
      Object.assign(i, {
       exitCode: e,
       signal: t
      }), after(d, () => {
       setImmediate(finish);
      });
     }), e.on("close", finish);
    });
   }(v, t, {
    systemRoot: e.environment.SystemRoot,
    confined: y
   }), b = await (y?.end()), x = $.startError ?? b?.startError ?? null;
   if (null !== x) return refuse(x);
   const {merged: k, stdout: O, stderr: E} = S();
   return {
    ...$,
    ...void 0 === b ? {} : {
     exceeded: b.exceeded,
     blocked: b.blocked
    },
    output: k.bytes.toString("utf8"),
    stdoutBytes: O.bytes,
    stderr: E.bytes.toString("utf8"),
    droppedBytes: k.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(e, t, {needs: n = h, bridge: r}) {
   return null === e ? null : await e.enter({
    ...t,
    needs: n,
    bridge: r
   });
  }
  const h = {
   writes: null,
   reads: [],
   changesGit: !1,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  }, m = {
   exitCode: null,
   signal: null,
   timedOut: !1,
   cancelled: !1,
   startError: null,
   output: "",
   stdoutBytes: Buffer.alloc(0),
   stderr: "",
   droppedBytes: 0,
   durationMs: 0
  };
  function isRunning({exitCode: e, signalCode: t}) {
   return null === e && null === t;
  }
 })
};
