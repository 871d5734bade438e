"use strict";

exports.id = 77;

exports.ids = [ 77, 3438 ];

exports.modules = {
 40077: (function(t, n, o) {
  o.r(n);
  o.d(n, {
   answerHelp: () => answerHelp,
   findHelp: () => findHelp
  });
  var e = o(19794);
  var a = o(42357);
  var i = o(20544);
  var r = o(12673);
  var s = o(90318);
  var c = o(60957);
  var l = o(63438);
  var m = o(21559);
  var d = o(62103);
  var u = o(46061);
  async function findHelp(t, n) {
   const o = await (0, l.findCommands)((0, e.z)(t, n));
   const a = asksByName(t.settings.command) && o.some(({name: t, wins: n}) => n && t === "help");
   return a ? null : {
    runContext: t,
    commands: o
   };
  }
  function asksByName(t) {
   return t?.replace(/^\//, "") === "help";
  }
  async function answerHelp({runContext: t, commands: n}, o) {
   const {log: e, redact: a, hostEnvironment: i} = o;
   const r = (0, u.ST)(n);
   const s = a((0, u.uO)(r));
   const c = a((0, u.cG)(r, startsOf(t)));
   if (i.onRunner) for (const t of s.split("\n")) e.info(t);
   const l = t.settings["dry-run"] ? null : await comment(c, t, o);
   await (0, d.o)(`${c}\n`, o);
   return {
    exitCode: 0,
    text: i.onRunner ? "" : s,
    value: {
     conclusion: "success",
     code: "commands-listed",
     commands: [ ...r.own, ...r.bundled ]
    },
    outputs: {
     conclusion: "success",
     "reason-code": "commands-listed",
     ...l === null ? {} : {
      "comment-url": l
     }
    }
   };
  }
  function startsOf({settings: t}) {
   const {command: n, prompt: o} = t;
   const e = n === void 0 || asksByName(n) ? null : {
    command: n
   };
   const a = o !== void 0 || t["prompt-file"] !== void 0 ? "prompt" : e;
   return {
    phrase: t["trigger-phrase"],
    fixed: a
   };
  }
  async function comment(t, {event: n, settings: o}, {log: e, redact: l, hostEnvironment: d}) {
   const u = (0, m.lt)(n, "answer");
   const f = o["github-token"];
   const p = n.trigger.triggerComment?.id;
   const h = typeof p === "number" ? `help:${String(p)}` : n.name === "issues" ? "help" : null;
   if (u === null || f === void 0 || h === null) return null;
   const w = (0, i._)(o["comment-key"], h);
   try {
    const n = (0, s.Cl)((0, r.C0)(f, {
     hostEnvironment: d,
     redact: l
    }));
    const {action: o, url: a} = await n.upsertComment(u, w, `${w}\n${t}`);
    e.info(`comment ${o}: ${a}`);
    return a;
   } catch (t) {
    (0, a.ki)(t, c.J);
    e.warning(`The comment could not be posted: ${t.sentences}`);
    return null;
   }
  }
 }),
 63438: (function(t, n, o) {
  o.r(n);
  o.d(n, {
   findCommands: () => findCommands,
   loadCommand: () => loadCommand,
   locateCommands: () => locateCommands
  });
  var e = o(42357);
  var a = o(72443);
  var i = o(20653);
  var r = o(56121);
  const s = 50;
  function tooManyCommands(t, n) {
   return {
    code: "prompt-unreadable",
    message: `the directory contains more than ${n} commands`,
    location: t,
    hint: "move other files out of this directory, or select a prompt by its path with prompt-file"
   };
  }
  function noDirectory(t) {
   return {
    code: "prompt-unreadable",
    message: "the command directory in the setting does not exist",
    location: `command-directories: ${t}`,
    hint: "correct the path; it is relative to the workspace"
   };
  }
  function directoryOutside(t) {
   return {
    code: "prompt-unreadable",
    message: "cannot read the command directory: it is a link to a location outside the workspace",
    location: t,
    hint: "replace it with a directory of the project, or remove it"
   };
  }
  function commandOutside(t) {
   return {
    code: "prompt-unreadable",
    message: "the command is a link to a location outside its directory",
    location: t,
    hint: "put the file itself there, or link to a file in the same command directory"
   };
  }
  function unknownCommand(t, n) {
   const o = (0, e.pA)(t, n) ?? n.find(n => n.endsWith(`:${t}`));
   return {
    code: "command-unknown",
    message: `the command ${JSON.stringify(t)} does not exist`,
    found: n.length === 0 ? "no commands" : (0, i.KE)(n, s),
    hint: o === void 0 ? `put it in ${r.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(o)}?`
   };
  }
  function modelOnlySkill(t) {
   return {
    code: "command-unknown",
    message: "only the model can load this skill (`user-invocable: false`)",
    location: t,
    hint: "remove that field, or ask the model in a prompt to load the skill"
   };
  }
  var c = o(64772);
  var l = o(71794);
  var m = o(57667);
  var d = o(74277);
  const u = 8;
  const f = 2e3;
  async function locateCommands({project: t, directories: n = [], above: o = [], user: e, bundled: a}) {
   const i = [ ...n.map(r.Wq), ...r.ZU ];
   const s = await locateIn(t, "", {
    commands: i,
    skills: r.tG
   });
   for (const n of o) s.push(...await locateIn(t, "", usualFolders(n)));
   e !== void 0 && s.push(...await locateIn(e, "~/", usualFolders("")));
   const c = {
    commands: [ r.KJ ],
    skills: r.rF
   };
   a !== void 0 && s.push(...await locateIn(await a(), "sallyport:", c));
   return s;
  }
  function usualFolders(t) {
   return {
    commands: r.ZU.map(n => ({
     ...n,
     path: `${t}${n.path}`
    })),
    skills: r.tG.map(n => `${t}${n}`)
   };
  }
  async function locateIn(t, n, {commands: o, skills: a}) {
   const i = await (0, d.hm)(t, n, a);
   const r = await t.present(o.map(({path: t}) => t));
   const s = [];
   for (const a of o) {
    if (!r.has(a.path)) {
     if (a.isConfigured === true) throw new e.yo(noDirectory(a.path));
     continue;
    }
    if (!await t.holds(a.path)) throw new e.yo(directoryOutside(a.path));
    const o = [];
    await collect({
     source: t,
     prefix: n,
     directory: a,
     located: o
    }, "", 0);
    s.push(...o.sort((t, n) => formatRank(t, a) - formatRank(n, a)));
   }
   return [ ...i.map(t => ({
    ...t,
    format: (0, l.H)(t.path)
   })), ...s ];
  }
  function formatRank({format: t}, {prefers: n}) {
   return t === (n ?? "toml") ? 0 : 1;
  }
  async function collect(t, n, o) {
   const {source: a, directory: i, located: r} = t;
   for (const {name: s, kind: m} of await listOrNothing(a, `${i.path}${n}`)) {
    const d = `${i.path}${n}/${s}`;
    if (m === "directory" && o < u) await collect(t, `${n}/${s}`, o + 1); else if (isCommandFile(s, i.endings) && (m === "file" || m === "link")) {
     if (r.length === f) throw new e.yo(tooManyCommands(i.path, f));
     const o = `${t.prefix}${d}`;
     const u = m === "file" ? d : await a.followLink(d, i.path);
     r.push({
      kind: "command",
      name: (0, c.p6)(`${n}/${s}`.slice(1)),
      path: o,
      format: (0, l.H)(d),
      diagnostics: u === null ? [ commandOutside(o) ] : [],
      file: {
       source: a,
       path: u ?? d
      }
     });
    }
   }
  }
  function isCommandFile(t, n) {
   return n.some(n => t.toLowerCase().endsWith(n));
  }
  async function listOrNothing(t, n) {
   try {
    return await t.list(n);
   } catch (t) {
    (0, e.ki)(t, a.k);
    if (t.code === "missing") return [];
    throw new e.yo({
     code: "prompt-unreadable",
     message: "cannot read the command directory",
     location: n,
     found: t.message,
     hint: "replace it with a readable directory of the project, or remove it"
    }, {
     cause: t
    });
   }
  }
  async function findCommands(t) {
   const n = await Promise.all((await locateCommands(t)).map(describe));
   const o = new Map;
   return n.map(t => {
    const n = o.get(t.name);
    if (n !== void 0) return {
     ...t,
     wins: false,
     shadowedBy: n
    };
    t.userInvocable && o.set(t.name, t.path);
    return {
     ...t,
     wins: t.userInvocable
    };
   });
  }
  async function describe(t) {
   const {kind: n, name: o, path: a, format: i, diagnostics: r} = t;
   const s = {
    kind: n,
    name: o,
    path: a,
    format: i
   };
   try {
    const {description: o, argumentHint: e, userInvocable: i, modelInvocable: l} = await readCommand(t);
    return {
     ...s,
     diagnostics: r,
     argumentHint: e,
     description: o === null ? null : (0, c.gp)(o),
     userInvocable: n === "command" || i,
     modelInvocable: l && !a.startsWith("sallyport:")
    };
   } catch (t) {
    (0, e.ki)(t, e.yo);
    const n = {
     description: null,
     argumentHint: null,
     userInvocable: true,
     modelInvocable: false
    };
    return {
     ...s,
     ...n,
     diagnostics: t.diagnostics
    };
   }
  }
  async function readCommand({diagnostics: t, file: n, format: o, path: a}) {
   if (t.length > 0) throw new e.yo(t);
   return (0, m.loadPromptFile)(n.path, n.source, {
    format: o,
    shown: a
   });
  }
  async function loadCommand(t, n) {
   const o = await locateCommands(n);
   let a = null;
   for (const n of await withName(t, o)) {
    const t = await readCommand(n);
    if (n.kind === "command" || t.userInvocable) return t;
    a ??= n.path;
   }
   throw new e.yo(a === null ? unknownCommand(t.trim().replace(/^\//, ""), [ ...new Set(o.map(t => t.name)) ]) : modelOnlySkill(a));
  }
  async function withName(t, n) {
   const o = (0, c.Lt)(t);
   const e = n.filter(({name: t}) => t === o);
   if (e.length > 0) return e;
   const a = n.filter(({name: t}) => t.replaceAll(":", "_") === o.replaceAll(":", "_"));
   if (a.length > 0) return a;
   const {skills: i} = await (0, d.D)(n.filter(({kind: t}) => t === "skill"));
   const r = i.filter(({head: n}) => (0, c.cP)(n.name, t.trim().replace(/^\//, ""))).map(({path: t}) => t);
   return n.filter(({path: t}) => r.includes(t));
  }
 }),
 46061: (function(t, n, o) {
  o.d(n, {
   ST: () => startableOf,
   cG: () => startableMarkdown,
   uO: () => startableText
  });
  var e = o(64772);
  var a = o(74397);
  var i = o(20653);
  function startableOf(t) {
   const n = t.filter(({wins: t, diagnostics: n}) => t && n.length === 0);
   const isBundled = ({path: t}) => t.startsWith("sallyport:");
   return {
    own: n.filter(t => !isBundled(t)),
    bundled: n.filter(isBundled)
   };
  }
  function startableText({own: t, bundled: n}) {
   const o = Math.max(0, ...[ ...t, ...n ].map(t => (0, i.PL)(invocationOf(t, ""))));
   const rows = t => t.map(t => {
    const n = invocationOf(t, "");
    return `  ${n}${" ".repeat(o - (0, i.PL)(n))}  ${t.description ?? ""}`.trimEnd();
   });
   return [ ...t.length === 0 ? [] : [ "Commands and skills of this repository:", ...rows(t), "" ], ...n.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", ...rows(n), "" ], "Start one with: sallyport run --command NAME --args 'TEXT'" ].join("\n");
  }
  function startableMarkdown(t, {phrase: n, fixed: o}) {
   const e = n === "*" ? "a comment" : `${(0, a.ti)(n)}, followed by your request`;
   if (o === "prompt") return `This workflow has one task. Start it with ${e}.`;
   const {own: i, bundled: r} = t;
   if (o !== null) {
    const t = o.command.replace(/^\//, "");
    const n = [ ...i, ...r ].find(n => n.name === t);
    const s = n?.description ? `: ${(0, a.ft)(n.description)}` : "";
    return `This workflow runs ${(0, a.ti)(`/${t}`)}${s}\n\nStart it with ${e}, or with ${(0, 
    a.ti)(`/${t}`)}.`;
   }
   return [ ...i.length === 0 ? [] : [ "Commands and skills of this repository:", "", ...i.map(itemOf), "" ], ...r.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", "", ...r.map(itemOf), "" ], `Begin a comment with one of these, or write ${e}.` ].join("\n");
  }
  function itemOf(t) {
   const n = t.description === null ? "" : `: ${(0, a.ft)(t.description)}`;
   return `- ${(0, a.ti)(invocationOf(t, "/"))}${n}`;
  }
  function invocationOf({name: t, argumentHint: n}, o) {
   return `${o}${t}${n === null ? "" : ` ${(0, e.h0)(n)}`}`;
  }
 })
};
