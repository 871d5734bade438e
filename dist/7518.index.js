"use strict";

exports.id = 7518;

exports.ids = [ 7518, 1816, 3438 ];

exports.modules = {
 5137: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   showHelp: () => showHelp
  });
  var o = e(19794);
  var a = e(42357);
  var i = e(64772);
  var r = e(63438);
  var s = e(46061);
  var c = e(17992);
  var l = e(22268);
  var d = e(23720);
  var m = e(7436);
  var u = e(72539);
  async function showHelp(t, n) {
   const {stdio: e} = n;
   const [o] = t.operands;
   if (l.P.some(t => t.name === o)) {
    e.out((0, d.b)((0, m.wG)(o ?? "", []).command));
    return 0;
   }
   o === void 0 && e.out((0, d.a)(c.r));
   const i = await startableIn(t, n, o ?? null).catch((0, a.j6)(a.yo, () => null));
   i !== null ? e.out(`${o === void 0 ? "\n" : ""}${i}\n`) : o !== void 0 && (0, m.wG)(o, []);
   return 0;
  }
  async function startableIn(t, n, e) {
   const a = await (0, u.kv)(t, n);
   const c = await (0, r.findCommands)((0, o.z)(a, n));
   const l = c.filter(t => e === null || t.name === (0, i.Lt)(e));
   return l.length === 0 ? null : (0, s.uO)((0, s.ST)(l));
  }
 }),
 72539: (function(t, n, e) {
  e.d(n, {
   wM: () => evaluateCall,
   kv: () => runContextOf,
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf
  });
  var o = e(3456);
  var a = e(42357);
  var i = e(84758);
  e(67322);
  var r = e(3681);
  var s = e(41816);
  var c = e(93199);
  var l = e(44697);
  var d = e(62491);
  var m = e(478);
  var u = e(20600);
  const neverCalled = () => Promise.reject(new Error("the tool is only described"));
  const f = {
   loadSkill: neverCalled,
   agents: "",
   runTask: neverCalled,
   webFetch: {
    guard: () => null,
    loadFetcher: neverCalled
   },
   webSearch: {
    provider: "",
    loadSearch: neverCalled
   },
   recorder: {
    keep: () => null
   }
  };
  function furtherTools(t = f) {
   const {recorder: n, memory: e} = t;
   return [ (0, l.Q)(t.loadSkill), (0, d.g)(t.agents, t.runTask), (0, m.d)(t.webFetch), ...e === void 0 ? [] : [ (0, 
   r.M)(e) ], (0, u.t)(t.webSearch), ...i.GS.map(({createTool: t}) => t(n, () => Promise.resolve(null))), (0, 
   c.r)(n), (0, c.P)(n), (0, s.createFindingsTool)(n) ];
  }
  var h = e(33253);
  var p = e(49711);
  var w = e(68350);
  var v = e(66843);
  var g = e(7436);
  async function runContextOf(t, n, e = () => Promise.resolve()) {
   const a = (0, v.T)((0, g.f5)(t), t.problems);
   const i = await (0, o.ue)(a.early, n);
   return await (0, o.wW)(i, a, n, {
    checkPrompt: e
   });
  }
  function runtimeOptionsOf(t, n) {
   return {
    runContext: t,
    lists: (0, w.hg)(t.settings, t.locationOfRule),
    spec: n,
    tools: furtherTools()
   };
  }
  async function runtimeOf(t, n, e = null) {
   const o = (0, h.Y)({
    ...runtimeOptionsOf(t, e),
    hostEnvironment: n,
    childProcesses: {
     home: n.home,
     temporary: (0, p.YB)(n)
    }
   });
   await o.ready();
   return o;
  }
  const y = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(t, n, e) {
   const o = t.tools.find(t => t.name === n);
   if (o === void 0 && y.test(n)) return t.policy({
    tool: n,
    effects: []
   });
   if (o === void 0 && n === "Memory") throw new a.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (o === void 0) {
    const e = [ ...new Set(t.tools.map(t => t.name)) ];
    throw new a.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(n)}`,
     hint: (0, a.au)(n, e) ?? `the tools are ${e.join(", ")}`
    });
   }
   const i = o.bind(e);
   if (!i.ok) throw new a.yo(i.problems.map(t => ({
    code: "argument-invalid",
    location: "--input",
    message: t,
    hint: `pass the input of ${n} as a JSON object`
   })));
   const {effects: r, subject: s} = i.call;
   return t.policy({
    tool: n,
    effects: r,
    ...s === void 0 ? {} : {
     subject: s
    }
   });
  }
 }),
 63438: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   findCommands: () => findCommands,
   loadCommand: () => loadCommand,
   locateCommands: () => locateCommands
  });
  var o = e(42357);
  var a = e(72443);
  var i = e(20653);
  var r = e(56121);
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
   const e = (0, o.pA)(t, n) ?? n.find(n => n.endsWith(`:${t}`));
   return {
    code: "command-unknown",
    message: `the command ${JSON.stringify(t)} does not exist`,
    found: n.length === 0 ? "no commands" : (0, i.KE)(n, s),
    hint: e === void 0 ? `put it in ${r.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(e)}?`
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
  var c = e(64772);
  var l = e(71794);
  var d = e(57667);
  var m = e(74277);
  const u = 8;
  const f = 2e3;
  async function locateCommands({project: t, directories: n = [], above: e = [], user: o, bundled: a}) {
   const i = [ ...n.map(r.Wq), ...r.ZU ];
   const s = await locateIn(t, "", {
    commands: i,
    skills: r.tG
   });
   for (const n of e) s.push(...await locateIn(t, "", usualFolders(n)));
   o !== void 0 && s.push(...await locateIn(o, "~/", usualFolders("")));
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
  async function locateIn(t, n, {commands: e, skills: a}) {
   const i = await (0, m.hm)(t, n, a);
   const r = await t.present(e.map(({path: t}) => t));
   const s = [];
   for (const a of e) {
    if (!r.has(a.path)) {
     if (a.isConfigured === true) throw new o.yo(noDirectory(a.path));
     continue;
    }
    if (!await t.holds(a.path)) throw new o.yo(directoryOutside(a.path));
    const e = [];
    await collect({
     source: t,
     prefix: n,
     directory: a,
     located: e
    }, "", 0);
    s.push(...e.sort((t, n) => formatRank(t, a) - formatRank(n, a)));
   }
   return [ ...i.map(t => ({
    ...t,
    format: (0, l.H)(t.path)
   })), ...s ];
  }
  function formatRank({format: t}, {prefers: n}) {
   return t === (n ?? "toml") ? 0 : 1;
  }
  async function collect(t, n, e) {
   const {source: a, directory: i, located: r} = t;
   for (const {name: s, kind: d} of await listOrNothing(a, `${i.path}${n}`)) {
    const m = `${i.path}${n}/${s}`;
    if (d === "directory" && e < u) await collect(t, `${n}/${s}`, e + 1); else if (isCommandFile(s, i.endings) && (d === "file" || d === "link")) {
     if (r.length === f) throw new o.yo(tooManyCommands(i.path, f));
     const e = `${t.prefix}${m}`;
     const u = d === "file" ? m : await a.followLink(m, i.path);
     r.push({
      kind: "command",
      name: (0, c.p6)(`${n}/${s}`.slice(1)),
      path: e,
      format: (0, l.H)(m),
      diagnostics: u === null ? [ commandOutside(e) ] : [],
      file: {
       source: a,
       path: u ?? m
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
    (0, o.ki)(t, a.k);
    if (t.code === "missing") return [];
    throw new o.yo({
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
   const e = new Map;
   return n.map(t => {
    const n = e.get(t.name);
    if (n !== void 0) return {
     ...t,
     wins: false,
     shadowedBy: n
    };
    t.userInvocable && e.set(t.name, t.path);
    return {
     ...t,
     wins: t.userInvocable
    };
   });
  }
  async function describe(t) {
   const {kind: n, name: e, path: a, format: i, diagnostics: r} = t;
   const s = {
    kind: n,
    name: e,
    path: a,
    format: i
   };
   try {
    const {description: e, argumentHint: o, userInvocable: i, modelInvocable: l} = await readCommand(t);
    return {
     ...s,
     diagnostics: r,
     argumentHint: o,
     description: e === null ? null : (0, c.gp)(e),
     userInvocable: n === "command" || i,
     modelInvocable: l && !a.startsWith("sallyport:")
    };
   } catch (t) {
    (0, o.ki)(t, o.yo);
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
  async function readCommand({diagnostics: t, file: n, format: e, path: a}) {
   if (t.length > 0) throw new o.yo(t);
   return (0, d.loadPromptFile)(n.path, n.source, {
    format: e,
    shown: a
   });
  }
  async function loadCommand(t, n) {
   const e = await locateCommands(n);
   let a = null;
   for (const n of await withName(t, e)) {
    const t = await readCommand(n);
    if (n.kind === "command" || t.userInvocable) return t;
    a ??= n.path;
   }
   throw new o.yo(a === null ? unknownCommand(t.trim().replace(/^\//, ""), [ ...new Set(e.map(t => t.name)) ]) : modelOnlySkill(a));
  }
  async function withName(t, n) {
   const e = (0, c.Lt)(t);
   const o = n.filter(({name: t}) => t === e);
   if (o.length > 0) return o;
   const a = n.filter(({name: t}) => t.replaceAll(":", "_") === e.replaceAll(":", "_"));
   if (a.length > 0) return a;
   const {skills: i} = await (0, m.D)(n.filter(({kind: t}) => t === "skill"));
   const r = i.filter(({head: n}) => (0, c.cP)(n.name, t.trim().replace(/^\//, ""))).map(({path: t}) => t);
   return n.filter(({path: t}) => r.includes(t));
  }
 }),
 46061: (function(t, n, e) {
  e.d(n, {
   ST: () => startableOf,
   cG: () => startableMarkdown,
   uO: () => startableText
  });
  var o = e(64772);
  var a = e(74397);
  var i = e(20653);
  function startableOf(t) {
   const n = t.filter(({wins: t, diagnostics: n}) => t && n.length === 0);
   const isBundled = ({path: t}) => t.startsWith("sallyport:");
   return {
    own: n.filter(t => !isBundled(t)),
    bundled: n.filter(isBundled)
   };
  }
  function startableText({own: t, bundled: n}) {
   const e = Math.max(0, ...[ ...t, ...n ].map(t => (0, i.PL)(invocationOf(t, ""))));
   const rows = t => t.map(t => {
    const n = invocationOf(t, "");
    return `  ${n}${" ".repeat(e - (0, i.PL)(n))}  ${t.description ?? ""}`.trimEnd();
   });
   return [ ...t.length === 0 ? [] : [ "Commands and skills of this repository:", ...rows(t), "" ], ...n.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", ...rows(n), "" ], "Start one with: sallyport run --command NAME --args 'TEXT'" ].join("\n");
  }
  function startableMarkdown(t, {phrase: n, fixed: e}) {
   const o = n === "*" ? "a comment" : `${(0, a.ti)(n)}, followed by your request`;
   if (e === "prompt") return `This workflow has one task. Start it with ${o}.`;
   const {own: i, bundled: r} = t;
   if (e !== null) {
    const t = e.command.replace(/^\//, "");
    const n = [ ...i, ...r ].find(n => n.name === t);
    const s = n?.description ? `: ${(0, a.ft)(n.description)}` : "";
    return `This workflow runs ${(0, a.ti)(`/${t}`)}${s}\n\nStart it with ${o}, or with ${(0, 
    a.ti)(`/${t}`)}.`;
   }
   return [ ...i.length === 0 ? [] : [ "Commands and skills of this repository:", "", ...i.map(itemOf), "" ], ...r.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", "", ...r.map(itemOf), "" ], `Begin a comment with one of these, or write ${o}.` ].join("\n");
  }
  function itemOf(t) {
   const n = t.description === null ? "" : `: ${(0, a.ft)(t.description)}`;
   return `- ${(0, a.ti)(invocationOf(t, "/"))}${n}`;
  }
  function invocationOf({name: t, argumentHint: n}, e) {
   return `${e}${t}${n === null ? "" : ` ${(0, o.h0)(n)}`}`;
  }
 }),
 39472: (function(t, n, e) {
  e.d(n, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var o = e(94343);
  var a = e(43759);
  var i = e(75440);
  var r = e(30185);
  const s = 1e7;
  const findingInput = () => o.rej({
   path: (0, i._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, i.$A)("Line number in the current file.", 1, s),
   endLine: o.lqM((0, i.$A)("Last line, if the finding covers several lines.", 1, s)),
   severity: o.k5n(r.g),
   title: (0, i._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, i._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: o.lqM((0, i._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: o.lqM(o.YjP().check(a.Fk(/^[A-Za-z0-9._/-]{1,100}$/), o.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: t, suggestion: n, rule: e, ...o}) {
   return {
    ...o,
    path: o.path.replace(/^\.\//, ""),
    ...t === void 0 || t <= o.line ? {} : {
     endLine: t
    },
    ...n === void 0 ? {} : {
     suggestion: n
    },
    ...e === void 0 ? {} : {
     rule: e
    }
   };
  }
 }),
 41816: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   createFindingsTool: () => createFindingsTool
  });
  var o = e(94343);
  var a = e(43759);
  var i = e(54539);
  var r = e(43714);
  var s = e(39472);
  var c = e(64287);
  const input = () => o.rej({
   findings: o.YOg((0, s.K)()).check(a.m9(1), a.Eb(200), o.q0y("The findings."))
  });
  function createFindingsTool(t) {
   return (0, r.u)({
    name: "ReportFindings",
    description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
    input: input,
    readOnly: true,
    effects: () => [],
    label: ({findings: t}) => (0, i.B4)(t.length, "finding"),
    run: ({findings: n}) => (0, c.V)(t, {
     kind: "findings",
     findings: n.map(s.C)
    })
   });
  }
 }),
 30185: (function(t, n, e) {
  e.d(n, {
   g: () => o
  });
  const o = [ "error", "warning", "note" ];
 })
};
