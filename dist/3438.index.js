"use strict";

exports.id = 3438;

exports.ids = [ 3438 ];

exports.modules = {
 63438: (function(t, o, n) {
  n.r(o);
  n.d(o, {
   findCommands: () => findCommands,
   loadCommand: () => loadCommand,
   locateCommands: () => locateCommands
  });
  var e = n(42357);
  var a = n(72443);
  var i = n(20653);
  var r = n(56121);
  const s = 50;
  function tooManyCommands(t, o) {
   return {
    code: "prompt-unreadable",
    message: `the directory contains more than ${o} commands`,
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
  function unknownCommand(t, o) {
   const n = (0, e.pA)(t, o) ?? o.find(o => o.endsWith(`:${t}`));
   return {
    code: "command-unknown",
    message: `the command ${JSON.stringify(t)} does not exist`,
    found: o.length === 0 ? "no commands" : (0, i.KE)(o, s),
    hint: n === void 0 ? `put it in ${r.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(n)}?`
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
  var c = n(64772);
  var l = n(71794);
  var m = n(57667);
  var d = n(74277);
  const u = 8;
  const h = 2e3;
  async function locateCommands({project: t, directories: o = [], above: n = [], user: e, bundled: a}) {
   const i = [ ...o.map(r.Wq), ...r.ZU ];
   const s = await locateIn(t, "", {
    commands: i,
    skills: r.tG
   });
   for (const o of n) s.push(...await locateIn(t, "", usualFolders(o)));
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
    commands: r.ZU.map(o => ({
     ...o,
     path: `${t}${o.path}`
    })),
    skills: r.tG.map(o => `${t}${o}`)
   };
  }
  async function locateIn(t, o, {commands: n, skills: a}) {
   const i = await (0, d.hm)(t, o, a);
   const r = await t.present(n.map(({path: t}) => t));
   const s = [];
   for (const a of n) {
    if (!r.has(a.path)) {
     if (a.isConfigured === true) throw new e.yo(noDirectory(a.path));
     continue;
    }
    if (!await t.holds(a.path)) throw new e.yo(directoryOutside(a.path));
    const n = [];
    await collect({
     source: t,
     prefix: o,
     directory: a,
     located: n
    }, "", 0);
    s.push(...n.sort((t, o) => formatRank(t, a) - formatRank(o, a)));
   }
   return [ ...i.map(t => ({
    ...t,
    format: (0, l.H)(t.path)
   })), ...s ];
  }
  function formatRank({format: t}, {prefers: o}) {
   return t === (o ?? "toml") ? 0 : 1;
  }
  async function collect(t, o, n) {
   const {source: a, directory: i, located: r} = t;
   for (const {name: s, kind: m} of await listOrNothing(a, `${i.path}${o}`)) {
    const d = `${i.path}${o}/${s}`;
    if (m === "directory" && n < u) await collect(t, `${o}/${s}`, n + 1); else if (isCommandFile(s, i.endings) && (m === "file" || m === "link")) {
     if (r.length === h) throw new e.yo(tooManyCommands(i.path, h));
     const n = `${t.prefix}${d}`;
     const u = m === "file" ? d : await a.followLink(d, i.path);
     r.push({
      kind: "command",
      name: (0, c.p6)(`${o}/${s}`.slice(1)),
      path: n,
      format: (0, l.H)(d),
      diagnostics: u === null ? [ commandOutside(n) ] : [],
      file: {
       source: a,
       path: u ?? d
      }
     });
    }
   }
  }
  function isCommandFile(t, o) {
   return o.some(o => t.toLowerCase().endsWith(o));
  }
  async function listOrNothing(t, o) {
   try {
    return await t.list(o);
   } catch (t) {
    (0, e.ki)(t, a.k);
    if (t.code === "missing") return [];
    throw new e.yo({
     code: "prompt-unreadable",
     message: "cannot read the command directory",
     location: o,
     found: t.message,
     hint: "replace it with a readable directory of the project, or remove it"
    }, {
     cause: t
    });
   }
  }
  async function findCommands(t) {
   const o = await Promise.all((await locateCommands(t)).map(describe));
   const n = new Map;
   return o.map(t => {
    const o = n.get(t.name);
    if (o !== void 0) return {
     ...t,
     wins: false,
     shadowedBy: o
    };
    t.userInvocable && n.set(t.name, t.path);
    return {
     ...t,
     wins: t.userInvocable
    };
   });
  }
  async function describe(t) {
   const {kind: o, name: n, path: a, format: i, diagnostics: r} = t;
   const s = {
    kind: o,
    name: n,
    path: a,
    format: i
   };
   try {
    const {description: n, argumentHint: e, userInvocable: i, modelInvocable: l} = await readCommand(t);
    return {
     ...s,
     diagnostics: r,
     argumentHint: e,
     description: n === null ? null : (0, c.gp)(n),
     userInvocable: o === "command" || i,
     modelInvocable: l && !a.startsWith("sallyport:")
    };
   } catch (t) {
    (0, e.ki)(t, e.yo);
    const o = {
     description: null,
     argumentHint: null,
     userInvocable: true,
     modelInvocable: false
    };
    return {
     ...s,
     ...o,
     diagnostics: t.diagnostics
    };
   }
  }
  async function readCommand({diagnostics: t, file: o, format: n, path: a}) {
   if (t.length > 0) throw new e.yo(t);
   return (0, m.loadPromptFile)(o.path, o.source, {
    format: n,
    shown: a
   });
  }
  async function loadCommand(t, o) {
   const n = await locateCommands(o);
   let a = null;
   for (const o of await withName(t, n)) {
    const t = await readCommand(o);
    if (o.kind === "command" || t.userInvocable) return t;
    a ??= o.path;
   }
   throw new e.yo(a === null ? unknownCommand(t.trim().replace(/^\//, ""), [ ...new Set(n.map(t => t.name)) ]) : modelOnlySkill(a));
  }
  async function withName(t, o) {
   const n = (0, c.Lt)(t);
   const e = o.filter(({name: t}) => t === n);
   if (e.length > 0) return e;
   const a = o.filter(({name: t}) => t.replaceAll(":", "_") === n.replaceAll(":", "_"));
   if (a.length > 0) return a;
   const {skills: i} = await (0, d.D)(o.filter(({kind: t}) => t === "skill"));
   const r = i.filter(({head: o}) => (0, c.cP)(o.name, t.trim().replace(/^\//, ""))).map(({path: t}) => t);
   return o.filter(({path: t}) => r.includes(t));
  }
 })
};
