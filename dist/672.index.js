"use strict";

exports.id = 672, exports.ids = [ 672, 6864, 196 ], exports.modules = {
 60672: (function(e, t, n) {
  n.r(t), n.d(t, {
   withhold: () => withhold
  });
  var r = n(76760), i = n(42357), o = n(89273), s = n(80196), a = n(60979), l = n(16864), c = n(73024), u = n(48080);
  const f = 12, d = 4e3, h = {
   value: 6,
   token: 8
  };
  function secretValues(e) {
   const t = new Set;
   let n = !1;
   for (const r of e.split(/[\r\n]+/)) if (n = p.test(r) || n && /^[A-Za-z0-9+/=]*$/.test(r), 
   !n) for (const e of lineValues(r)) e.length <= d && t.add(e);
   return [ ...t ];
  }
  const p = /^-----BEGIN (?:[A-Z0-9 ]*PUBLIC KEY(?: BLOCK)?|(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST|X509 CRL|[A-Z]+ PARAMETERS)-----$/, g = /^(?:(?:export|-)[ \t]{1,9}){0,3}["']?([\w./-][\w./ -]{0,99}?)["']?[ \t]{0,20}(?:=>|:=|=|:(?=[ \t"']|$))(.*)$/;
  function* lineValues(e) {
   const [, t = "", n = ""] = g.exec(e.trimStart()) ?? [], r = function(e) {
    const [, t, n] = /^"((?:[^"\\]|\\.)*)"|^'([^']*)'/.exec(e) ?? [];
    return t ?? n ?? e.replace(/[ \t]#.*$/, "").trimEnd().replace(/[,;]$/, "");
   }(n.trimStart());
   "" !== t && isValue(r, (0, u.eh)(t) ? 1 : h.value) && (yield r);
   for (const [, t, n] of e.matchAll(/"((?:[^"\\]|\\.){0,200})"|'([^']{0,200})'/g)) {
    const e = t ?? n ?? "";
    e !== r && isValue(e, h.value) && (yield e);
   }
   for (const [t] of e.matchAll(/[^\s"'`,;()[\]{}<>|=]+={0,2}/g)) t !== r && isValue(t, h.token) && (yield t);
   for (const [, t = ""] of e.matchAll(/:\/\/[^\s/:@]{0,64}:([^\s@]{1,200})@/g)) isValue(t, 1) && (yield t);
  }
  function isValue(e, t) {
   return e.trim().length >= f && function(e, t) {
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
   const r = t.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+?/gu) ?? [], i = r.length > 1;
   return r.every(e => function(e, t) {
    return e.length <= 2 ? !t || w.test(e) : 3 === e.length || e.length <= 18 && /[aeiouy\xe4\xf6\xfc\xe9\xe8\xe0]/i.test(e) && !/[bcdfghjklmnpqrstvwxz]{5}|(.)\1\1|q[^u]/i.test(e);
   }(e, i));
  }
  const w = /^(?:a|an|as|at|aws|by|ci|db|do|gh|go|i|id|if|in|io|ip|is|it|js|me|my|no|of|ok|on|or|os|s3|to|ts|ui|up|us|v|we|x)$/i, {O_NOFOLLOW: y, O_NONBLOCK: $, O_RDONLY: S} = c.constants, v = 1e6;
  function beginningOf(e, t) {
   let n;
   try {
    n = (0, c.openSync)(e, S | y | $);
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
  const x = String.raw`(?:[\w./:@=,+^-]+|"[\w ./:@=,+^-]*"|'[\w ./:@=,+^-]*')`, k = new RegExp(String.raw`^ *git +(push|fetch|pull|ls-remote)((?: +${x})*) *$`), O = new Set([ "-u -f -d -n -q -v -p -t -r -h --set-upstream --force --force-with-lease --delete --dry-run --quiet --verbose", "--tags --no-tags --follow-tags --no-follow-tags --all --mirror --branches --prune --no-prune --atomic --porcelain", "--progress --no-progress --no-verify --thin --no-thin --unshallow --depth --deepen --shallow-since --jobs --append", "--rebase --no-rebase --ff --no-ff --ff-only --commit --no-commit --edit --no-edit --stat --no-stat --squash", "--autostash --no-autostash --allow-unrelated-histories --heads --refs --exit-code --symref --sort --get-url", "--no-recurse-submodules --update-head-ok --prune-tags --refetch --keep --force-if-includes" ].flatMap(e => e.split(" "))), T = /^[\w][\w.-]*$/;
  function credentialSettings(e, t, n) {
   if (null === n || !function(e, t) {
    const [, , n] = k.exec(e) ?? [];
    if (void 0 === n) return !1;
    const r = (n.match(new RegExp(x, "g")) ?? []).map(e => e.replaceAll(/^["']|["']$/g, "")), i = r.find(e => !e.startsWith("-"));
    return r.every(e => !e.startsWith("-") || O.has(e.replace(/=.*$/, ""))) && (void 0 === i || T.test(i) || i === t || i === `${t}.git`);
   }(e, n)) return null;
   const r = new Set(t.filter(e => function(e, t) {
    if (null === e) return !0;
    if (!URL.canParse(e) || !URL.canParse(t)) return !1;
    const [n, r] = [ new URL(e), new URL(t) ], i = n.pathname.replace(/(?:\.git)?\/*$/, "");
    return n.origin === r.origin && (r.pathname === i || r.pathname.startsWith(`${i}/`));
   }(e.address, n)).map(({header: e}) => e));
   if (0 === r.size) return null;
   const i = [ n, `${n}.git` ];
   return [ ...r ].flatMap(e => i.map(t => [ `http.${t}.extraheader`, e ]));
  }
  const E = /could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|returned error: 40[13]/, C = /\bgit\b[^\n]*?\b(push|fetch|pull|ls-remote|submodule|clone|remote)\b/, I = 2e4, F = 300;
  function withhold({world: e, mayRead: t}, n, c) {
   const {redactor: u} = n, f = e.sensitiveBelow(e.workspace, I).paths, d = (0, l.configurations)(e.workspace), h = f.filter(e => e.endsWith("/.git/config")).map(e => (0, 
   r.dirname)(e)), p = [ ...new Set([ ...d, ...h.flatMap(l.configurations) ]) ];
   u.add((0, s.W)(p).flatMap(a.VY));
   const g = function(e, {hostEnvironment: t, artifacts: n}, r) {
    const o = "Set `persist-credentials: false` on actions/checkout";
    try {
     const i = (0, s._)(e, t.temporary, n.run);
     return null !== i && r(`Git credentials were moved out of .git/config; they are put back when the run ends. ${o} if no later step needs them.`), 
     i;
    } catch (e) {
     return r(`Git credentials could not be moved out of .git/config, and commands can read them: ${(0, 
     i.bD)(e)}. ${o}.`), null;
    }
   }(p, n, c);
   u.add([ ...g?.byFile.values() ?? [] ].flat().flatMap(a.VY));
   const m = function(e) {
    const t = new Set;
    let n = v;
    for (const r of e) {
     if (n <= 0) break;
     const e = beginningOf(r, n);
     if (n -= e.length, !e.includes(0)) for (const n of secretValues(e.toString("utf8"))) t.add(n);
    }
    return [ ...t ];
   }(function({world: e, mayRead: t}, n, {lists: r, spec: i}) {
    const s = [ ...r.deny, ...i.disallowedTools ].some(e => /^(?!Bash\b)\w+\(/.test(e)) ? (0, 
    o.D)(e.workspace, I) : [], a = n.filter(e => "high" === (0, b.y)(e));
    return [ ...new Set([ ...a, ...s ]) ].filter(e => !/\/\.git(?:\/|$)/.test(e) && !t(e));
   }({
    world: e,
    mayRead: t
   }, f, n));
   u.add(m.slice(0, F), m.slice(F));
   const w = new Set(d.map(t => e.realpath(t))), y = [ ...g?.byFile ?? [] ].flatMap(([e, t]) => w.has(e) ? t : []), {repository: $} = e;
   return {
    gitSettings: e => credentialSettings(e, y, $),
    noteOn: (e, t) => null === g ? null : function(e, {exitCode: t, output: n}) {
     const [, r] = C.exec(e) ?? [];
     return 0 !== t && void 0 !== r && E.test(n) ? `[The credentials of this repository are not in the clone while this run lasts. \`git push\`, \`git fetch\`, \`git pull\` and \`git ls-remote\` get them for this repository only: run \`git ${/^(?:push|fetch|pull|ls-remote)$/.test(r) ? r : "fetch"}\` as a separate call, with the name of the remote and plain words, without \`-c\`, \`&&\`, pipes or variables.]` : null;
    }(e, t),
    restore: () => {
     try {
      g?.restore();
     } catch (e) {
      c(`The credentials in .git/config could not be put back: ${(0, i.bD)(e)}. The next run tries again.`);
     }
    }
   };
  }
 }),
 7587: (function(e, t, n) {
  n.d(t, {
   i: () => readConfigText
  });
  const r = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y, i = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;
  function readConfigText(e) {
   const t = [], n = [];
   let o = e.startsWith("\xef\xbb\xbf") ? 3 : 0;
   for (;o < e.length; ) {
    const s = o;
    for (;" " === e[o] || "\t" === e[o]; ) o += 1;
    r.lastIndex = o;
    const a = r.exec(e);
    if (null !== a) {
     t.push(sectionOf(a)), o = r.lastIndex, /^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(e.slice(o, lineEnd(e, o))) && (o = lineEnd(e, o));
     continue;
    }
    i.lastIndex = s;
    const [l, c = "", u = ""] = i.exec(e) ?? [], f = t.at(-1);
    void 0 !== l && void 0 !== f ? (o = s + l.length, n.push({
     section: f,
     key: c.toLowerCase(),
     value: valueOf(u),
     start: s,
     end: o
    })) : o = lineEnd(e, o);
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
  var r = n(77598), i = n(73024), o = n(76760), s = n(29880), a = n(87144), l = n(50451), c = n(7587), u = n(15758), f = n(60979);
  const d = 1e6;
  function takeCredentials(e, t, n) {
   const r = [ ...new Set(e.flatMap(realFile)) ].map(e => ({
    file: e,
    text: configText(e)
   })), i = (0, u.$)(t), o = r.filter(({file: e, text: t}) => (0, f.gD)(t, "").length > 0 || isThere(storedPath(i, e)));
   if (0 === o.length) return null;
   !function(e) {
    if ((0, a.K)(e, 448), !isPrivate(e)) throw new Error(`${e} is not a directory of this user alone`);
   }(i);
   const s = new Map, c = {
    run: n,
    owner: (0, l.G)()
   };
   if (withStore(i, () => {
    for (const {file: e} of o) {
     const t = takeFrom(e, i, c);
     t.length > 0 && s.set(e, t.map(({credential: e}) => e));
    }
   }), 0 === s.size) return null;
   const d = function() {
    let e = !1;
    const once = () => {
     process.off("exit", once), e || (withStore(i, () => {
      for (const e of s.keys()) leave(e, i, n);
     }), e = !0);
    };
    return process.on("exit", once), once;
   }();
   return {
    byFile: s,
    restore: d
   };
  }
  function credentialsIn(e) {
   const t = e.flatMap(realFile).map(e => ({
    file: e,
    text: configText(e)
   })), n = t.flatMap(({file: e, text: t}) => (0, c.i)(t).entries.filter(({section: e, key: t}) => /^include(?:if)?$/.test(e.name) && "path" === t).flatMap(({value: t}) => realFile((0, 
   o.resolve)((0, o.dirname)(e), t))).map(e => configText(e)));
   return [ ...t.map(({text: e}) => e), ...n ].flatMap(e => (0, f.gD)(e, "").map(({credential: e}) => e));
  }
  function restoreAbandoned(e) {
   const t = (0, u.$)(e);
   if (!isThere(t) || !isPrivate(t)) return;
   const n = (0, i.readdirSync)(t).filter(e => e.endsWith(".json"));
   0 !== n.length && withStore(t, () => {
    for (const e of n) {
     const n = readStored((0, o.join)(t, e));
     null !== n && leave(n.file, t, null);
    }
   });
  }
  function takeFrom(e, t, n) {
   leave(e, t, n.run);
   const i = storedPath(t, e), o = readStored(i);
   let s = o?.edits ?? [];
   const a = [ ...o?.users ?? [], n ];
   return changeConfig(e, t => {
    const n = (0, f.gD)(t, (0, r.randomBytes)(6).toString("hex"));
    return s = [ ...s, ...n ], s.length > 0 && writeDurably(i, JSON.stringify({
     file: e,
     edits: s,
     users: a
    })), (0, f.gu)(t, n);
   }), s;
  }
  function leave(e, t, n) {
   const r = storedPath(t, e), o = readStored(r);
   if (null === o) return;
   const s = o.users.filter(e => e.run !== n && !(0, l.j)(e.owner));
   s.length > 0 ? writeDurably(r, JSON.stringify({
    ...o,
    users: s
   })) : (isThere(e) && changeConfig(e, e => (0, f.pK)(e, o.edits)), (0, i.rmSync)(r, {
    force: !0
   }));
  }
  function withStore(e, t) {
   (0, s.U)((0, o.join)(e, "lock"), t);
  }
  function isPrivate(e) {
   const t = (0, i.lstatSync)(e);
   return "win32" === process.platform ? t.isDirectory() : t.isDirectory() && t.uid === process.getuid?.() && !(63 & t.mode);
  }
  function storedPath(e, t) {
   return (0, o.join)(e, `${(0, r.createHash)("sha256").update(t).digest("hex").slice(0, 32)}.json`);
  }
  function readStored(e) {
   return isThere(e) ? JSON.parse((0, i.readFileSync)(e, "utf8")) : null;
  }
  function isThere(e) {
   return void 0 !== (0, i.lstatSync)(e, {
    throwIfNoEntry: !1
   });
  }
  function realFile(e) {
   const t = (0, i.statSync)(e, {
    throwIfNoEntry: !1
   });
   return !0 === t?.isFile() && t.size <= d ? [ (0, i.realpathSync)(e) ] : [];
  }
  function configText(e) {
   return (0, i.readFileSync)(e, "latin1");
  }
  const h = 50, p = 20;
  function changeConfig(e, t) {
   const n = `${e}.lock`, r = function(e, t) {
    for (let n = 1; ;n += 1) try {
     const n = (0, i.openSync)(e, "wx", t);
     return (0, i.fchmodSync)(n, t), n;
    } catch (t) {
     if ("EEXIST" !== t.code) throw t;
     if (n === h) throw new Error(`${e} exists: a git process is running, or was killed`);
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, p);
    }
   }(n, 511 & (0, i.statSync)(e).mode);
   try {
    const o = configText(e), s = t(o);
    s === o ? (0, i.rmSync)(n) : (fill(r, Buffer.from(s, "latin1")), (0, i.renameSync)(n, e));
   } catch (e) {
    throw (0, i.rmSync)(n, {
     force: !0
    }), e;
   } finally {
    (0, i.closeSync)(r);
   }
  }
  function writeDurably(e, t) {
   const n = `${e}.new`, r = (0, i.openSync)(n, "w", 384);
   try {
    fill(r, Buffer.from(t, "utf8"));
   } finally {
    (0, i.closeSync)(r);
   }
   (0, i.renameSync)(n, e);
  }
  function fill(e, t) {
   let n = 0;
   for (;n < t.length; ) n += (0, i.writeSync)(e, t, n);
   (0, i.fsyncSync)(e);
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
  const i = 20;
  function findCredentials(e, t) {
   const {sections: n, entries: i} = (0, r.i)(e), marker = e => `# Sallyport moved a credential away until its run ends (${t}-${String(e.start)})`, o = [ ...n.flatMap(t => function(e, t, n) {
    if ("url" !== e.name || null === e.subsection) return [];
    const r = withoutUser(e.subsection);
    if (null === r) return [];
    const i = t.slice(e.start, e.end);
    return [ {
     start: e.start,
     marker: n,
     original: i,
     replacement: `${n}\n[url "${escaped(r.plain)}"]`,
     removedFrom: null,
     setting: settingOf(e, ""),
     credential: {
      address: r.plain,
      header: r.header
     }
    } ];
   }(t, e, marker(t))), ...i.flatMap(t => function({section: e, key: t, value: n, start: r, end: i}, o, s) {
    const a = o.slice(r, i), l = `${0 === r || "\n" === o[r - 1] ? "" : "\n"}\t${s}\n`, c = {
     start: r,
     marker: s,
     original: a,
     setting: settingOf(e, t)
    };
    if ("http" === e.name && "extraheader" === t && "" !== n) {
     const t = o.slice(e.start, e.end), r = {
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
    const f = `${l}\t${t} = ${/^[\w.:/@~+-]+$/.test(u.plain) ? u.plain : `"${escaped(u.plain)}"`}\n`;
    return [ {
     ...c,
     replacement: f,
     removedFrom: null,
     credential: {
      address: u.plain,
      header: u.header
     }
    } ];
   }(t, e, marker(t))) ];
   return o.sort((e, t) => t.start - e.start);
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
   const [o = "", s] = n.split(/:(.*)/s);
   return "" === (s ?? "") && o.length < i ? null : {
    plain: t + r,
    header: `Authorization: Basic ${Buffer.from(`${decoded(o)}:${decoded(s ?? "")}`, "latin1").toString("base64")}`
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
    const {original: r, replacement: i, marker: o, removedFrom: s} = t;
    return !n && e.includes(i) ? e.replace(i, () => r) : e.includes(o) ? function(e, t) {
     const n = e.indexOf(t), r = e.lastIndexOf("\n", n) + 1, i = e.indexOf("\n", n);
     return e.slice(0, r) + (-1 === i ? "" : e.slice(i + 1));
    }(e, o) : n || null === s || e.includes(r) ? e : `${e}${"" === e || e.endsWith("\n") ? "" : "\n"}${s}\n${r}`;
   }(e, t, n.has(t.setting)), e);
  }
  function secretsIn({header: e}) {
   const t = e.replace(/^[\w-]+:\s*/, ""), n = t.replace(/^(?:basic|bearer|token)\s+/i, ""), r = /^basic\s/i.test(t) ? Buffer.from(n, "base64").toString("utf8") : n, [o = "", ...s] = r.split(":"), a = o.length >= i ? [ o ] : [];
   return [ ...new Set([ t, n, r, s.join(":"), ...a ]) ].filter(e => e.length >= 6);
  }
 }),
 16864: (function(e, t, n) {
  n.r(t), n.d(t, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var r = n(73024), i = n(76760), o = n(27878), s = n(38287);
  const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ], l = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i, c = 1e6, u = 50, f = 1e4;
  async function driverPins(e, t) {
   const n = configurations(t).filter(e => l.test(configText(e) ?? "[include")), r = await async function(e, t, n) {
    const r = new Set, i = new Set(n);
    for (const n of i) {
     for (const [o, s] of await settingsOf(e, t, n)) r.add(o), /^include(?:if\..*)?\.path$/.test(folded(o)) && i.add(includedFile(s, n, e.home));
     if (i.size > u) throw new s.U("the git configuration includes too many files");
    }
    return r;
   }(e, t, n), i = [ ...r ].flatMap(e => {
    const t = a.find(([t]) => t.test(folded(e)));
    return void 0 === t ? [] : [ [ e, t[1] ] ];
   }), o = i.find(([e]) => e.includes("\ufffd"));
   if (void 0 !== o) throw new s.U(`the name ${o[0]} in the git configuration is not valid UTF-8`);
   return settingVariables(e.environment, i);
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
   return e.startsWith("~/") ? (0, i.join)(n, e.slice(2)) : (0, i.resolve)((0, i.dirname)(t), e);
  }
  const d = new Map, h = 20;
  async function settingsOf(e, t, n) {
   const r = configText(n);
   if (null === r) throw new s.U(`the git configuration ${n} is larger than ${c} bytes`);
   const i = d.get(r) ?? ("" === r ? [] : await async function(e, t, {file: n, text: r}) {
    const i = await (0, o.runProcess)(e, {
     argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
     cwd: t,
     timeoutMs: f,
     maxOutputBytes: 2 * c,
     signal: (new AbortController).signal,
     stdin: r
    });
    if (0 !== i.exitCode || i.droppedBytes > 0) throw new s.U(`git cannot list the configuration ${n}: ${i.startError ?? i.output.trim()}`);
    return i.stdoutBytes.toString("utf8").split("\0").filter(e => "" !== e).map(e => {
     const [t = "", ...n] = e.split("\n");
     return [ t, n.join("\n") ];
    });
   }(e, t, {
    file: n,
    text: r
   }));
   return d.size >= h && d.clear(), d.set(r, i), i;
  }
  function configurations(e) {
   const t = function(e) {
    for (let t = (0, i.resolve)(e); ;t = (0, i.dirname)(t)) {
     const e = (0, i.join)(t, ".git"), n = (0, r.statSync)(e, {
      throwIfNoEntry: !1
     });
     if (!0 === n?.isDirectory()) return e;
     if (!0 === n?.isFile()) {
      const n = /^gitdir: (.+)$/m.exec(configText(e) ?? "")?.[1];
      return void 0 === n ? null : (0, i.resolve)(t, n);
     }
     if ((0, i.dirname)(t) === t) return null;
    }
   }(e);
   if (null === t) return [];
   const n = (0, i.resolve)(t, (configText((0, i.join)(t, "commondir")) ?? "").trim());
   return [ ...new Set([ t, n, ...submodules((0, i.join)(n, "modules"), 0) ]) ].flatMap(e => [ (0, 
   i.join)(e, "config"), (0, i.join)(e, "config.worktree") ]);
  }
  function submodules(e, t) {
   return t > 4 || !0 !== (0, r.statSync)(e, {
    throwIfNoEntry: !1
   })?.isDirectory() ? [] : (0, r.readdirSync)(e, {
    withFileTypes: !0
   }).filter(e => e.isDirectory()).flatMap(({name: n}) => {
    const o = (0, i.join)(e, n);
    return void 0 !== (0, r.statSync)((0, i.join)(o, "HEAD"), {
     throwIfNoEntry: !1
    }) ? [ o, ...submodules((0, i.join)(o, "modules"), t + 1) ] : submodules(o, t + 1);
   });
  }
  function configText(e) {
   const t = (0, r.statSync)(e, {
    throwIfNoEntry: !1
   });
   return !0 !== t?.isFile() ? "" : t.size > c ? null : (0, r.readFileSync)(e, "utf8");
  }
 })
};
