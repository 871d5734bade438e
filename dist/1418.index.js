"use strict";

exports.id = 1418, exports.ids = [ 1418, 9639, 6935 ], exports.modules = {
 1418: (function(t, e, n) {
  n.d(e, {
   G: () => checkPlan,
   w: () => planPrompt
  });
  var i = n(76760), o = n(42357), a = n(15223), r = n(72443), s = n(49639), l = n(45849);
  async function failureOf(t, {files: e, policy: n}, i) {
   if (null !== (0, l.Vo)(t, n)) return null;
   try {
    await e.info(t);
   } catch (t) {
    return t instanceof r.k && "refused" === t.code ? null : (0, l.Wh)(t, 0);
   }
   return i instanceof r.k ? (0, l.Wh)(i, 0) : (0, s.Zh)(t, i, n);
  }
  var c = n(88692), f = n(76935), u = n(68142), d = n(27199);
  async function checkPlan(t, e, n, {missingFiles: i}) {
   const a = (0, d.Q)(t);
   await (0, o.Jf)(() => (0, u.X)(t, a, e, (0, u.E)(t, e, n.cwd)), () => async function(t, e, n, i) {
    const a = e.filter(({kind: t}) => "file" === t), r = a.filter(({content: t}) => "" !== t).map(({content: t}) => n.files.resolve(t)), c = await (0, 
    s.Ij)(r, n), f = [], u = new Set;
    for (const e of a) {
     const o = n.files.resolve(e.content);
     if (u.has(o)) continue;
     u.add(o);
     const a = "" === e.content ? l.ek : await failureOf(o, n, c);
     null === a || (0, s.r)(t, e, {
      outcome: a,
      options: i
     }) || f.push((0, s.tT)(t, e, a));
    }
    if (f.length > 0) throw new o.yo(f);
   }(t, a, n, {
    missingFiles: i
   }));
  }
  async function planPrompt(t, e, n) {
   const i = (0, d.Q)(t), o = await (0, f.c)(t, await (0, a.FY)(t, i, (0, u.E)(t, e, n.cwd)), n);
   return {
    format: t.format,
    description: t.description,
    segments: i,
    commands: o.map(({command: t, evaluation: e}) => ({
     command: t,
     ...planned(e)
    })),
    files: evaluateFiles(i, n),
    printed: i.filter(e => null !== (0, c.r)(t, e)).map(({source: t}) => t)
   };
  }
  function evaluateFiles(t, {policy: e, cwd: n}) {
   const o = t.flatMap(({kind: t, content: e}) => "file" === t && "" !== e ? [ e ] : []);
   return [ ...new Set(o) ].map(t => ({
    path: t,
    ...planned(e({
     tool: "Read",
     effects: [ {
      kind: "read",
      path: (0, i.resolve)(n, t)
     } ]
    }))
   }));
  }
  function planned({decision: t, outcome: e, reason: n, suggest: i}) {
   return {
    decision: t,
    outcome: e,
    reason: n,
    suggest: "refuse" === e ? i : []
   };
  }
 }),
 49639: (function(t, e, n) {
  n.d(e, {
   tT: () => failedDiagnostic,
   Ij: () => ignoredOf,
   insertFiles: () => insertFiles,
   Zh: () => isGitIgnored,
   r: () => mayStay
  });
  var i = n(42357), o = n(72443), a = n(49928), r = n(46926), s = n(63520), l = n(54539), c = n(46915), f = n(45849);
  async function readDirectory(t, e, n) {
   const {files: i, signal: o} = e, a = await i.walk(t, {
    limit: n.files,
    signal: o
   }), r = [ textPart(`[directory ${(0, f.pS)(i.relative(t))}: ${(0, l.B)(a.paths.length, "file")}]\n`) ];
   let s = 0;
   for (const t of a.paths) {
    if (o.aborted) break;
    const a = s > 0 ? null : await (0, f.JF)(t, e, n);
    null === a || "parts" === a.kind && a.bytes > n.left ? s += 1 : ("parts" === a.kind && (n.left -= a.bytes), 
    r.push(...piecesOf((0, f.pS)(i.relative(t)), a)));
   }
   const u = [ a.ignored > 0 ? `${a.ignored} ignored by git` : "", a.refused > 0 ? `${a.refused} refused by the rules` : "", s > 0 ? `${s} beyond the limit of ${n.totalBytes} bytes for the files of a prompt` : "", a.truncated ? `more files, beyond the limit of ${n.files} for a directory` : "" ].filter(t => "" !== t);
   return r.push(textPart(`[end of directory${0 === u.length ? "" : `; omitted: ${u.join(", ")}`}]\n`)), 
   (0, c.B5)(r);
  }
  function piecesOf(t, e) {
   if ("failed" === e.kind) return [ textPart(`[file ${t}, omitted: ${e.why}]\n`) ];
   const n = textPart(`[file ${t}${null === e.note ? "" : `, ${e.note}`}]\n`), i = e.parts.at(-1), o = "text" === i?.type && "" !== i.text && !i.text.endsWith("\n");
   return [ n, ...e.parts, ...o ? [ textPart("\n") ] : [] ];
  }
  function textPart(t) {
   return {
    type: "text",
    text: t
   };
  }
  async function attachMention({content: t}, {files: e, runCall: n, signal: a}, r) {
   const s = e.relative(t), l = await async function(t, e) {
    try {
     const {kind: n} = await e.info(t);
     if ("file" === n || "directory" === n) return n;
     throw new o.k("special", t, `${t} is not a regular file`);
    } catch (t) {
     return (0, i.ki)(t, o.k), (0, f.Wh)(t, 0);
    }
   }(s, e);
   if ("string" != typeof l) return l;
   const [c, u] = "directory" === l ? [ "List", {
    path: s
   } ] : [ "Read", {
    file_path: s
   } ], {parts: d, isError: m} = await n({
    id: r,
    name: c,
    input: u
   }, a);
   return m ? {
    why: d.map(t => "text" === t.type ? t.text : "").join("\n").replace(/\.$/, ""),
    hint: "correct the path, or remove the mention"
   } : {
    type: l,
    call: {
     type: "tool-call",
     id: r,
     name: c,
     input: u
    },
    result: {
     type: "tool-result",
     id: r,
     name: c,
     parts: d,
     isError: !1
    }
   };
  }
  async function insertFiles(t, e, n, o) {
   const a = e.filter(t => "file" === t.kind);
   if (a.length > u) throw new i.yo(function(t, e) {
    return (0, s.$D)(t, e[u]?.start ?? 0, {
     code: "placeholder-failed",
     message: `the prompt names more than ${u} files`,
     hint: "name a directory, or let the agent read them"
    });
   }(t, a));
   const r = a.filter(({content: t}) => "" !== t).map(({content: t}) => n.files.resolve(t)), l = {
    ignored: await ignoredOf(r, n),
    allAllowed: areAllowed(r, n)
   }, c = [], f = [], d = new Map, m = new Map, p = new Map, h = {
    ...o.limits,
    left: o.limits.totalBytes
   };
   for (const e of a) {
    if (n.signal.aborted) break;
    const i = n.files.resolve(e.content), a = refusalOf(e, n, l) ?? (isMention(e) ? d.get(i) ?? m.get(i) ?? await attachMention(e, n, `${o.callIds}-${d.size + 1}`) : await insertOne(e, n, h));
    if ("call" in a) d.set(i, a), p.set(e, asWritten(e)); else if ("parts" in a) p.set(e, a.parts.map(t => ({
     origin: "file",
     source: e.source,
     part: t
    }))), null !== a.notice && f.push(`${(0, s.HF)(t, e.start)}: ${e.source}: ${a.notice}`); else {
     p.set(e, asWritten(e));
     const n = !m.has(i);
     if (m.set(i, a), !n) continue;
     mayStay(t, e, {
      outcome: a,
      options: o
     }) ? f.push(leftNotice(t, e, a)) : c.push(failedDiagnostic(t, e, a));
    }
   }
   if (c.length > 0) throw new i.yo(c);
   return {
    parts: p,
    attachments: [ ...d.values() ],
    notices: f
   };
  }
  const u = 5e3;
  function leftNotice(t, {start: e, source: n}, {why: i}) {
   return `${(0, s.HF)(t, e)}: ${(0, s.vI)(n)} was not replaced: ${i}`;
  }
  function mayStay({format: t}, {content: e}, {outcome: n, options: i}) {
   return "keep" === i.missingFiles ? "" !== e : "claude" === t && "missing" === n.code && (0, 
   r.xL)(e);
  }
  function areAllowed(t, {policy: e}) {
   const n = t.map(t => ({
    kind: "read",
    path: t
   }));
   return n.length > 0 && "run" === e({
    tool: "Read",
    effects: n
   }).outcome;
  }
  async function ignoredOf(t, {files: e}) {
   try {
    return 0 === t.length ? new Set : await e.ignored(t);
   } catch (t) {
    return (0, i.ki)(t, o.k), t;
   }
  }
  function asWritten({source: t}) {
   return [ {
    origin: "author",
    part: {
     type: "text",
     text: t
    }
   } ];
  }
  function isMention({source: t}) {
   return !t.startsWith("@{");
  }
  function refusalOf({content: t}, {files: e, policy: n}, {ignored: i, allAllowed: r}) {
   if ("" === t) return f.ek;
   if (t.includes(a.dC)) return {
    why: `${a.dC} is not replaced in a path`,
    hint: "name the file, or let the agent read it"
   };
   const s = e.resolve(t), l = r ? null : (0, f.Vo)(s, n);
   return null !== l ? l : i instanceof o.k ? (0, f.Wh)(i, 0) : isGitIgnored(s, i, n);
  }
  function isGitIgnored(t, e, n) {
   if (!e.has(t)) return null;
   const {rule: i} = n({
    tool: "Read",
    effects: [ {
     kind: "read",
     path: t
    } ]
   });
   return null !== i && /^\s*\w+\([^*?[\]{}]+\)\s*$/.test(i) ? null : {
    why: "git ignores it",
    hint: "allow it with a Read rule that names this file, or use another file"
   };
  }
  async function insertOne({content: t}, e, n) {
   const i = e.files.resolve(t), o = await (0, f.JF)(i, e, n);
   if ("failed" === o.kind) {
    if ("directory" !== o.code) return o;
    try {
     return {
      parts: await readDirectory(i, e, n),
      notice: null
     };
    } catch (t) {
     return (0, f.Wh)(t, n.fileBytes);
    }
   }
   return o.bytes > n.left ? {
    why: `the files of the prompt exceed the limit of ${n.totalBytes} bytes in total`,
    hint: "insert fewer files, and let the agent read the others"
   } : (n.left -= o.bytes, {
    parts: o.parts,
    notice: o.note
   });
  }
  function hintsOf({format: t}, {content: e}, {code: n}) {
   return [ ..."missing" === n && e.startsWith("~/") ? [ "the home directory is not read" ] : [], ..."claude" === t ? [ "if it is not a file, put it in backticks" ] : [], ..."prompt-md" === t ? [ `links are relative to the prompt file, so this one points to ${e}` ] : [], ..."missing" === n ? [ "set missing-files: keep if the file may be missing" ] : [] ];
  }
  function failedDiagnostic(t, e, n) {
   return (0, s.$D)(t, e.start, {
    code: "placeholder-failed",
    message: `${e.source} cannot be inserted: ${n.why}`,
    hint: [ n.hint, ...hintsOf(t, e, n) ].join("; ")
   });
  }
 }),
 76935: (function(t, e, n) {
  n.d(e, {
   c: () => evaluatePromptCommands,
   insertCommands: () => insertCommands
  });
  var i = n(42357), o = n(35883), a = n(56871), r = n(63520);
  async function evaluatePromptCommands(t, e, {policy: n, secondParser: a, cwd: r}) {
   const l = new Map, c = [];
   for (const {segment: i, command: f} of e) {
    if (l.has(f)) continue;
    const e = n({
     tool: "Bash",
     effects: [ {
      kind: "shell",
      command: f,
      cwd: r
     } ]
    });
    l.set(f, {
     command: f,
     evaluation: await (0, o._)(e, a)
    });
    const u = s.exec(e.reason)?.[1];
    void 0 !== u && null !== await a.objection(f) && c.push(unreadableCommand(t, i, u));
   }
   if (c.length > 0) throw new i.yo(c);
   return [ ...l.values() ];
  }
  const s = /it has a syntax error: (.*?); no allow rule/s;
  function unreadableCommand(t, e, n) {
   return (0, r.$D)(t, e.start, {
    code: "placeholder-failed",
    message: `bash cannot parse a command of the prompt: ${n}`,
    hint: `correct the quotes and parentheses in ${e.source.replaceAll(/\s+/g, " ")}`
   });
  }
  async function insertCommands(t, e, n, o) {
   const a = await evaluatePromptCommands(t, e, n);
   if (a.length > o.maxCommands) throw function(t, e, n) {
    return new i.yo((0, r.$D)(t, e.at(-1)?.segment.start ?? 0, {
     code: "placeholder-failed",
     message: `the prompt has more than ${n} different commands`,
     hint: "put some of them into one script, or let the agent run them"
    }));
   }(t, e, o.maxCommands);
   const s = a.filter(({evaluation: t}) => "refuse" === t.outcome).map(denialOf);
   if (s.length > 0) return {
    kind: "refused",
    denials: s
   };
   const l = new Map, c = new Map;
   for (const {segment: a, command: r} of e) {
    const e = c.get(r) ?? await n.runCall(callOf(r, c.size + 1), n.signal);
    if (c.set(r, e), void 0 !== e.denial) return {
     kind: "refused",
     denials: [ e.denial ]
    };
    if (n.signal.aborted || "refused" === e.status) return {
     kind: "cancelled"
    };
    if ("invalid" === e.status || "failed" === e.status && "stop" === o.failures) throw new i.yo(failedDiagnostic(t, a, {
     command: r,
     result: e
    }));
    l.set(a, isSilent(e) ? [] : partsOf(a, e));
   }
   return {
    kind: "inserted",
    parts: l,
    notices: [ ...c ].flatMap(e => function(t, e, n) {
     return [ ..."failed" === n.status ? [ failedNotice(t, e, n) ] : [], ...void 0 === n.omittedCharacters ? [] : [ truncatedNotice(t, e, n.omittedCharacters) ] ];
    }(t, ...e))
   };
  }
  function callOf(t, e) {
   return {
    id: `prompt-${e}`,
    name: "Bash",
    input: {
     command: t,
     for_model: !1
    }
   };
  }
  function denialOf({command: t, evaluation: e}) {
   return {
    tool: "Bash",
    label: t.replace(/\s+/g, " "),
    stage: "deny" === e.decision ? "permission" : "confirmation",
    rule: e.rule,
    reason: e.reason,
    suggest: e.suggest,
    origin: "prompt"
   };
  }
  function isSilent({status: t, parts: e}) {
   const [n, ...i] = e;
   return "done" === t && 0 === i.length && "text" === n?.type && n.text.trimEnd() === a.L6;
  }
  function partsOf(t, e) {
   return e.parts.map(e => ({
    origin: "shell",
    source: t.source,
    part: "text" === e.type ? {
     type: "text",
     text: e.text.replace(/\n+$/, "")
    } : e
   }));
  }
  function textOf(t) {
   return t.parts.map(t => "text" === t.type ? t.text : `(${t.mediaType})`).join("\n");
  }
  function truncatedNotice({source: t}, e, n) {
   return `${t}: about ${n} characters of the output of ${JSON.stringify(e.replace(/\s+/g, " "))} are missing in the prompt; raise command-output-characters or command-output-lines, or insert less`;
  }
  function failedNotice({source: t}, e, n) {
   const i = (textOf(n).trimEnd().split("\n").at(-1) ?? "").replace(/^\[(.*?)\.?\]$/, "$1"), o = e.replace(/\s+/g, " ");
   return `${t}: the command ${JSON.stringify(o)} failed (${i}); its output is in the prompt`;
  }
  function failedDiagnostic(t, e, {command: n, result: i}) {
   const o = "failed" === i.status;
   return {
    ...(0, r.$D)(t, e.start, {
     code: "placeholder-failed",
     message: o ? "a command of the prompt failed" : "a command of the prompt cannot run in this job",
     hint: o ? "correct the command, or set failed-commands: keep to insert its output with a note" : "enable the Bash tool for the job, or remove the command"
    }),
    found: `${n}\n${textOf(i).trimEnd().split("\n").slice(-10).join("\n")}`
   };
  }
 })
};
