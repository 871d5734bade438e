"use strict";

exports.id = 4042, exports.ids = [ 4042, 6566, 1624, 8044 ], exports.modules = {
 87519: (function(e, t, n) {
  n.d(t, {
   I: () => planBatch,
   b: () => planFor
  });
  var s = n(77598), o = n(76760), r = n(72443), i = n(704), a = n(55739);
  const c = 1e6, l = 1e8;
  async function matcherOf({patterns: e, exclude: t, location: n}) {
   const compile = async e => {
    const t = await (0, i.S)(e, {
     anywhere: !1
    });
    if ("string" != typeof t) return t;
    throw (0, a.t)(n, "a glob cannot be used", "write a glob relative to the workspace", `${e}: ${t}`);
   }, [s, o] = await Promise.all([ Promise.all(e.map(compile)), Promise.all(t.map(compile)) ]);
   return e => s.some(t => t(e)) && !o.some(t => t(e));
  }
  function fileItem(e, t) {
   const {base: n, name: s, dir: r} = o.posix.parse(e);
   return {
    id: e,
    fields: {
     path: e,
     name: n,
     stem: s,
     dir: "" === r ? "." : r
    },
    content: contentOf(e, t)
   };
  }
  function contentOf(e, t) {
   try {
    return (0, s.createHash)("sha256").update(t.readNow(e, l)).digest("hex").slice(0, 32);
   } catch (e) {
    if (e instanceof r.k) return e.code;
    throw e;
   }
  }
  var u = n(42357), m = n(63520), d = n(33233);
  const h = 20;
  function itemsOfRows(e) {
   const t = [], n = e.flatMap(({value: e, location: n}) => {
    const s = (0, d.p)(e) ? e : isScalar(e) ? {
     value: e
    } : null;
    return null !== s ? [ {
     id: idOf(s),
     fields: s,
     content: null,
     location: n
    } ] : (t.push({
     code: "batch-items",
     location: n,
     message: "an item must be an object or a text, but is " + (Array.isArray(e) ? "a list" : "null"),
     hint: 'write {"name": "value"} for an item with fields'
    }), []);
   });
   return throwAll(t), n;
  }
  function throwAll(e) {
   if (e.length > 0) throw new u.yo(e.slice(0, h));
  }
  function idOf(e) {
   const t = e.id ?? (1 === Object.keys(e).length ? e.value : void 0);
   return isScalar(t) && "" !== String(t) ? String(t) : (0, s.createHash)("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
  }
  function isScalar(e) {
   return [ "string", "number", "boolean" ].includes(typeof e);
  }
  function invalid(e, t, n) {
   return {
    code: "batch-items",
    location: e,
    message: t,
    hint: n
   };
  }
  var f = n(30235), p = n(67557);
  var g = n(49266);
  const y = {
   flex: "use delivery: now, delivery: batch for jobs without tools, or a model of openai, google, vertex or compatible",
   batch: "use delivery: now, or a model of anthropic, openai or google"
  };
  var w = n(65981);
  const b = 5e3;
  function weightOf({estimatedCostUsd: e, promptCharacters: t}) {
   return null === e || 0 === e ? (b + t) / 1e9 : e;
  }
  function leastLoaded(e, t) {
   let n = 0;
   for (let s = 1; s < e.length; s += 1) {
    const [o, r] = [ e[s] ?? 0, e[n] ?? 0 ];
    (o < r || o === r && (t[s] ?? 0) < (t[n] ?? 0)) && (n = s);
   }
   return n;
  }
  function digestOf(e) {
   return (0, s.hash)("sha256", canonical(e), "buffer").toString("hex", 0, 8);
  }
  function canonical(e) {
   if ("object" != typeof e || null === e) return void 0 === e ? "null" : JSON.stringify(e);
   if (Array.isArray(e)) return `[${e.map(canonical).join()}]`;
   let t = "";
   const n = e;
   for (const e of Object.keys(n).sort()) {
    const s = n[e];
    void 0 !== s && (t += `${"" === t ? "" : ","}${JSON.stringify(e)}:${canonical(s)}`);
   }
   return `{${t}}`;
  }
  var v = n(89366);
  const $ = 5e3, k = 3.5, O = 5, j = 400, x = 1500, S = 100;
  function createEstimator() {
   const e = new Map;
   return t => {
    const n = Math.ceil(t.promptCharacters / S) * S, s = Object.hasOwn(t.prices, t.model) ? JSON.stringify(t.prices[t.model]) : "", o = [ t.model, n, t.maxTurns, t.maxCostUsd, t.tier, s ].map(String).join(" "), r = e.get(o);
    if (void 0 !== r) return r;
    const i = function({model: e, promptCharacters: t, maxTurns: n, maxCostUsd: s, tier: o, prices: r}) {
     const i = "batch" === o ? 1 : Math.min(O, n + 1);
     let a = 0;
     for (let n = 0; n < i; n += 1) {
      const s = 0 === n ? 0 : $ + t / k + (n - 1) * x, i = {
       inputTokens: (0 === n ? $ + t / k : x) + s,
       cacheReadTokens: s,
       cacheWriteTokens: 0,
       outputTokens: j,
       ...null === o ? {} : {
        tier: o
       }
      }, c = (0, v.ho)(e, i, r);
      if (null === c) return null;
      a += c;
     }
     const c = roundedUsd(a);
     return null === s ? c : Math.min(c, s);
    }({
     ...t,
     promptCharacters: n
    });
    return e.set(o, i), i;
   };
  }
  const q = 300, A = 150, roundedUsd = e => Math.round(1e6 * e) / 1e6;
  async function itemsOfEntry({order: e}, t, {findItems: n, notices: s}) {
   if (null === t.items) return [ null ];
   const o = await n(t, t.items);
   s.push(...o.notices);
   const {items: r, repeated: i} = function(e, {id: t}) {
    const n = new Map;
    for (const s of e) {
     const e = n.get(s.id);
     if (void 0 === e) n.set(s.id, s); else if (digestOf(e.fields) !== digestOf(s.fields)) throw (0, 
     a.t)(s.location ?? `entry ${t}`, `two different items have the id ${s.id}`, "give each row its own id: it recognizes the item in later runs", e.location);
    }
    return {
     items: [ ...n.values() ],
     repeated: e.length - n.size
    };
   }(o.items, t);
   return i > 0 && s.push(`entry ${t.id}: left out ${String(i)} items that are listed twice`), 
   0 === r.length && s.push(`entry ${t.id}: its source has no items`), "oldest-first" === e ? [ ...r ].sort((e, t) => function(e, t) {
    return e === t ? 0 : e < t ? -1 : 1;
   }(createdOf(e), createdOf(t))) : r;
  }
  function createdOf({fields: e}) {
   const {created: t} = e;
   return "string" == typeof t ? t : "\uffff";
  }
  var M = n(85306);
  const P = [ "context", "minimum-trust", "skills", "skill-list-percent", "skill-description-characters", "instruction-files", "memory-file", "output-style", "missing-files", "failed-commands", "max-writes", "mcp-servers", "mcp-config", "search-provider", "small-model" ], I = [ "effort", "thinking", "temperature" ];
  function sharedKeyParts({resolved: e, entry: t, delivery: n, outputSchema: s, insertedFiles: o}) {
   const {settings: r, spec: i, narrowing: a, template: c} = e, {body: l, format: u, sections: m, allowedTools: d, disallowedTools: h, parameters: f} = i, {allow: p, ask: g, deny: y, mode: w} = r, b = a?.allowedTools ?? null;
   return {
    format: String(M.R),
    prompt: digestOf({
     body: l,
     format: u,
     sections: m,
     template: c,
     insertedFiles: o
    }),
    parameters: digestOf({
     parameters: f,
     ...selected(r, I),
     outputSchema: s ?? i.outputSchema
    }),
    rules: digestOf({
     lists: {
      allow: p,
      ask: g,
      deny: y
     },
     mode: w,
     readOnlyCommands: r["read-only-commands"],
     narrowed: b,
     allowedTools: d,
     disallowedTools: h
    }),
    settings: digestOf({
     ...selected(r, P),
     entry: t.id,
     changes: t.changes,
     ..."batch" === n ? {
      delivery: n
     } : {},
     ...!0 === t.findings ? {
      findings: !0
     } : {}
    })
   };
  }
  function selected(e, t) {
   return Object.fromEntries(t.map(t => [ t, e[t] ]));
  }
  function jobKey(e, {args: t, vars: n, item: o, model: r, repeat: i}) {
   const a = {
    ...e,
    inputs: digestOf({
     args: t,
     vars: n
    }),
    item: null === o ? "" : digestOf({
     id: o.id,
     fields: lasting(o.fields)
    }),
    content: o?.content ?? "",
    model: r,
    repeat: String(i)
   };
   return {
    key: (c = M.N.map(e => a[e]).join("\n"), (0, s.hash)("sha256", c)),
    keyParts: a
   };
   var c;
  }
  function lasting(e) {
   const {updated: t, ...n} = e;
   return n;
  }
  var N = n(15223), T = n(68142), E = n(27199);
  function promptSizeOf(e) {
   const t = (0, E.Q)(e), n = t.reduce((e, {kind: t, content: n}) => e + ("text" === t ? n.length : 0), 0), s = t.filter(({kind: e}) => "args" === e || "variable" === e), o = !(0, 
   N.nF)(e, t);
   return (t, r) => n + function(e, t, n) {
    if (0 === e.length) return 0;
    const s = (0, T.E)(t, n, "/");
    return e.reduce((e, {kind: t, content: n, source: o}) => e + ("args" === t || "variable" === t ? (s.of(t, n) ?? o).length : 0), 0);
   }(s, e, {
    args: t,
    vars: r
   }) + (o ? t.length : 0);
  }
  var F = n(11739);
  async function collectProblems(e, t) {
   try {
    await t();
   } catch (t) {
    (0, u.ki)(t, u.yo), e.push(...t.diagnostics);
   }
  }
  const L = 20;
  async function addJobs(e, t, n) {
   const s = new Map, o = (r = t.matrix, Object.entries(r).reduce((e, [t, n]) => e.flatMap(e => n.map(n => ({
    ...e,
    [t]: n
   }))), [ {} ]));
   var r;
   const i = [];
   for (const r of n.items) if (await collectProblems(i, async () => {
    for (const i of o) {
     const o = {
      item: r,
      matrix: i
     }, a = await n.ports.resolver.resolve(t, o), c = await factsFor(a, t, {
      ...n,
      shared: s,
      file: e
     }), l = plannedJob(e, t, {
      cell: o,
      resolved: a,
      facts: c,
      estimate: n.estimate
     });
     for (let e = 1; e <= t.repeat.times; e += 1) n.jobs.push(l(e));
    }
   }), i.length >= L) break;
   if (i.length > 0) throw new u.yo(i);
  }
  async function factsFor(e, t, {ports: n, notices: s, shared: o, file: r}) {
   const {variant: i} = e, a = o.get(i);
   if (void 0 !== a) return a;
   const c = await n.inspectPrompt(e, t);
   s.push(...c.notices);
   const l = await n.outputSchema(e.settings), u = {
    keyParts: sharedKeyParts({
     resolved: e,
     entry: t,
     delivery: r.delivery,
     outputSchema: l,
     insertedFiles: c.digest
    }),
    size: promptSizeOf(e.spec),
    insertedCharacters: c.characters,
    evaluationDigest: (0, w.Kc)(t.evaluate) ? null : evaluationDigestOf(r, t, t.evaluate)
   };
   return o.set(i, u), u;
  }
  function evaluationDigestOf({judge: e}, {minScore: t}, n) {
   return digestOf({
    evaluate: n,
    judge: e,
    ...void 0 === t ? {} : {
     minScore: t
    }
   });
  }
  function plannedJob(e, t, {cell: n, resolved: s, facts: o, estimate: r}) {
   const {item: i, matrix: a} = n, {settings: c, spec: l, vars: u} = s, m = c.model ?? l.model ?? "", d = o.size(c.args, u) + o.insertedCharacters, h = (0, 
   F.ZY)(t, n), f = r({
    model: m,
    promptCharacters: d,
    maxTurns: c["max-turns"],
    maxCostUsd: c["max-cost-usd"] ?? null,
    tier: "now" === e.delivery ? null : e.delivery,
    prices: c.prices
   }), p = function(e, t, n) {
    let s = 0;
    for (const {check: o} of e) {
     if ("judge" !== o.kind) continue;
     const e = o.prompt.join("").length + (o.system?.length ?? 0), r = (o.prompt.length - 1) * j, i = {
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      outputTokens: A
     }, a = q + e / k + r, c = (0, v.ho)(o.model ?? t, {
      ...i,
      inputTokens: a
     }, n);
     if (null === c) return null;
     s += c;
    }
    return roundedUsd(s);
   }(h, e.judge ?? m, c.prices), g = null === f || null === p ? null : f + p, y = o.evaluationDigest ?? evaluationDigestOf(e, t, h);
   (0, F.TY)(t, n);
   const w = JSON.stringify([ t.id, i?.id ?? null, a ]);
   return e => ({
    id: t.id,
    item: i,
    matrix: a,
    repeat: e,
    ...jobKey(o.keyParts, {
     args: c.args,
     vars: u,
     item: i,
     model: m,
     repeat: e
    }),
    slot: `${w}#${String(e)}`,
    evaluationDigest: y,
    model: m,
    promptCharacters: d,
    estimatedCostUsd: g,
    index: 0,
    shard: 1
   });
  }
  var J = n(57367), C = n(56987), D = n(24332), R = n(36566), _ = n(82087), Y = n(49137), B = n(48080), K = n(51624), H = n(1418), G = n(68350);
  const z = 2e7, W = 2e3;
  var Q = n(85563), U = n(38926), Z = n(73948), X = n(12673), V = n(95195), ee = n(60957), te = n(38287);
  const ne = 2e7;
  function firstCombination({matrix: e}) {
   return Object.fromEntries(Object.entries(e).flatMap(([e, [t]]) => void 0 === t ? [] : [ [ e, t ] ]));
  }
  async function planBatch(e, t, i) {
   const {file: l, resolver: h, runContext: w} = e, b = function({delivery: e, jobs: t}, n) {
    if ("batch" !== e) return [];
    const s = [];
    for (const e of t) {
     const {mode: t, allow: o} = n(e), r = o.find(e => /^(Write|Edit|NotebookEdit)\b/.test(e)), i = "auto-edit" === t || "yolo" === t ? `mode is ${t}` : void 0 !== r ? `the rule ${r}` : "none" !== e.changes && null === e.outputFile ? `changes is ${e.changes}, and there is no output` : !0 === e.findings ? "findings is true" : null;
     if (null !== i) throw new u.yo({
      code: "batch-invalid",
      location: e.location,
      message: `jobs of a batch API have no tools, and entry ${e.id} needs them: ${i}`,
      hint: "use delivery: flex or now, or let output write the answer to a file"
     });
     o.length > 0 && s.push(`entry ${e.id}: delivery: batch offers the model no tools; rules apply to commands of the prompt only`);
    }
    return s;
   }(l, e => h.settingsOf(e, firstCombination(e)).settings);
   (0, R.growHeapSlowly)();
   const v = await async function(e, t, n) {
    const o = {
     ports: n,
     notices: [],
     jobs: [],
     estimate: createEstimator()
    }, {jobs: r, notices: i} = o, a = [];
    for (const t of e.jobs) await collectProblems(a, async () => {
     const s = await itemsOfEntry(e, t, {
      ...n,
      notices: i
     });
     await addJobs(e, t, {
      ...o,
      items: s
     });
    });
    if (a.length > 0) throw new u.yo(function(e) {
     return [ ...new Map(e.map(e => [ JSON.stringify(e), e ])).values() ];
    }(a));
    const c = Math.max(1, Math.min(t, r.length)), l = (0, s.createHash)("sha256").update([ e.name, e.digest, String(c) ].join("\n"));
    for (const [e, t] of function(e, t) {
     if (1 === t) return e.map(() => 1);
     const n = e.map(weightOf), s = e.map((e, t) => t).sort((e, t) => (n[t] ?? 0) - (n[e] ?? 0) || e - t), o = new Float64Array(t), r = new Uint32Array(t), i = new Array(e.length).fill(1);
     for (const e of s) {
      const t = leastLoaded(o, r);
      o[t] = (o[t] ?? 0) + (n[e] ?? 0), r[t] = (r[t] ?? 0) + 1, i[e] = t + 1;
     }
     return i;
    }(r, c).entries()) {
     const n = r[e];
     void 0 !== n && (n.index = e, n.shard = t, l.update(`\n${n.key} ${String(t)}`));
    }
    return {
     formatVersion: 1,
     planId: l.digest("hex").slice(0, 32),
     name: e.name,
     fileDigest: e.digest,
     shards: c,
     jobs: r,
     notices: [ ...new Set(i) ]
    };
   }(l, t, {
    resolver: h,
    findItems: (t, s) => async function(e, t) {
     const {limit: s, location: r} = e, first = e => ({
      items: e.slice(0, s ?? void 0),
      notices: []
     }), rowsAt = (e, t) => itemsOfRows(e.map((e, n) => ({
      value: e,
      location: t(n)
     })));
     switch (e.kind) {
     case "issues":
     case "pulls":
      return await (0, f.D)(e, t.search);

     case "list":
      return first(rowsAt(e.values, e => `${r}, item ${String(e + 1)}`));

     case "lines":
      return first(rowsAt((await t.runCommand(e.command, r)).split(/\r?\n/).filter(e => "" !== e.trim()), () => r));

     case "files":
      return first(await async function(e, t, n) {
       const s = await matcherOf(e), r = await t.walk(".", {
        limit: c,
        signal: n
       });
       if (r.truncated) throw (0, a.t)(e.location, `the workspace has more than ${String(c)} files`, "set working-directory");
       return r.paths.map(e => (0, o.relative)(t.root, e).replaceAll(o.sep, "/")).filter(s).slice(0, e.limit ?? void 0).map(e => fileItem(e, t));
      }(e, t.files, t.signal));

     case "changed":
      {
       const n = await t.changedFiles(e.range, r), s = 0 === e.files.length ? [ "**" ] : e.files;
       return first(await async function(e, t, n) {
        const s = await matcherOf(t);
        return e.filter(s).map(e => fileItem(e, n)).filter(({content: e}) => "missing" !== e).slice(0, t.limit ?? void 0);
       }(n, {
        ...e,
        patterns: s
       }, t.files));
      }

     case "jsonl":
     case "csv":
     case "json":
     case "test-data":
      {
       const s = await (0, a.A)(e.path, r, t.source);
       return first(itemsOfRows(await async function(e, t, s) {
        const text = () => s.toString("utf8").replace(/^\uFEFF/, "");
        switch (e) {
        case "jsonl":
         return function(e, t) {
          const n = [], s = [];
          let o = 0;
          for (let r = 0; r < t.length; ) {
           const i = t.indexOf("\n", r), a = i < 0 ? t.length : i, c = t.slice(r, a).trim();
           if (r = a + 1, o += 1, "" === c) continue;
           const l = `${e}:${String(o)}`;
           try {
            s.push({
             value: JSON.parse(c),
             location: l
            });
           } catch (e) {
            n.push(invalid(l, `invalid JSON: ${(0, u.bD)(e)}`, "write one JSON value per line"));
           }
          }
          return throwAll(n), s;
         }(t, text());

        case "json":
         return function(e, t) {
          const n = function(e, t) {
           try {
            return JSON.parse(t);
           } catch (n) {
            const s = Number(/at position (\d+)/.exec((0, u.bD)(n))?.[1] ?? t.trimEnd().length);
            throwAll([ (0, m.dR)(e, t, s, {
             code: "batch-items",
             message: "invalid JSON",
             hint: "correct the JSON at this location"
            }) ]);
           }
           return null;
          }(e, t);
          if (Array.isArray(n)) return n.map((t, n) => ({
           value: t,
           location: `${e}, item ${String(n + 1)}`
          }));
          throw (0, a.t)(e, "the file must contain a list", "write [ \u2026 ] around the items");
         }(t, text());

        case "csv":
         return await async function(e, t) {
          const s = await async function(e, t) {
           const {CsvError: s, parse: o} = await n.e(5175).then(n.bind(n, 25175));
           try {
            const e = o(t, {
             bom: !0,
             info: !0,
             relax_column_count: !0,
             skip_empty_lines: !0,
             record_delimiter: [ "\r\n", "\n", "\r" ]
            });
            let n = 0;
            return e.map(({record: e, info: t}) => {
             const s = t.lines - e.join("").split("\n").length + 1, o = Math.max(n + 1, s);
             return n = t.lines, {
              fields: e,
              line: o
             };
            });
           } catch (t) {
            (0, u.ki)(t, s);
            const {lines: n = 1} = t;
            throw (0, a.t)(`${e}:${String(n)}`, `invalid CSV: ${t.message}`, "correct the row: a quote inside a field in quotes is written twice");
           }
          }(e, t), [o, ...r] = s;
          if (void 0 === o) return [];
          const i = o.fields.map(e => e.trim()), c = i.find((e, t) => "" === e || i.indexOf(e) < t);
          if (void 0 !== c) {
           const t = "" === c ? "a column has no name" : `two columns have the name ${c}`;
           throw (0, a.t)(`${e}:1`, t, "give each column a name of its own");
          }
          return throwAll(r.filter(({fields: e}) => e.length !== i.length).map(({fields: t, line: n}) => invalid(`${e}:${String(n)}`, `the row has ${String(t.length)} fields, but the first row names ${String(i.length)}`, "add the missing fields, or put a field that contains commas in quotes"))), 
          r.map(({fields: t, line: n}) => ({
           value: Object.fromEntries(i.map((e, n) => [ e, t[n] ?? "" ])),
           location: `${e}:${String(n)}`
          }));
         }(t, text());

        case "test-data":
         return await async function(e, t) {
          const n = await (0, d.k)(e, (0, p.Z)(t, e)), s = n.value.testData;
          if (void 0 === s) throw (0, a.t)(e, "the file has no testData", "add testData, a list of mappings");
          if (!Array.isArray(s)) {
           const {found: e, ...t} = n.diagnostic([ "testData" ], {
            message: "`testData` must be a list",
            hint: "write one mapping per row, each starting with a dash"
           });
           throw new u.yo({
            ...t,
            code: "batch-items"
           });
          }
          return s.map((t, s) => {
           const {location: o = e} = n.diagnostic([ "testData", s ], {
            message: "",
            hint: ""
           });
           return {
            value: t,
            location: o
           };
          });
         }(t, s);
        }
       }(e.kind, e.path, s)));
      }
     }
    }(s, function(e, t, n) {
     const {files: s, git: o, trustedSource: r} = e.runContext, {signal: i} = n.hostEnvironment;
     return {
      files: s,
      source: r.source,
      signal: i,
      runCommand: (s, o) => async function({runContext: e, resolver: t, file: n}, s, {hostEnvironment: o, redact: r, command: i, location: c}) {
       const l = t.settingsOf(s, firstCombination(s)), {settings: u, locationOfRule: m} = l, {allow: d, ask: h, deny: f} = u;
       let p = null;
       const g = {
        runContext: {
         ...e,
         settings: u
        },
        hostEnvironment: o,
        redact: r,
        lists: (0, G.hg)({
         allow: d,
         ask: h,
         deny: f
        }, m),
        spec: (0, F.N9)(l, n),
        tools: [],
        wrapExec: e => ({
         ...e,
         shell: async (t, n) => p = await e.shell(t, {
          ...n,
          maxOutputBytes: ne
         })
        })
       }, {denial: y} = await (0, Q.N)(g, async e => {
        const t = (0, U.V)(e, {
         clock: Z.m,
         origin: "prompt",
         changesReady: () => Promise.resolve()
        });
        return await t({
         id: "items",
         name: "Bash",
         input: {
          command: i,
          for_model: !1
         }
        }, o.signal);
       });
       if (void 0 !== y) {
        const e = 0 === y.suggest.length ? "use another command" : `add ${y.suggest.join(", ")} to allow`;
        throw (0, a.t)(c, "the rules refuse the command of lines", e, `${i}: ${y.reason}`);
       }
       return function(e, {command: t, location: n}) {
        if (0 === e?.exitCode && 0 === e.droppedBytes) return e.stdout;
        const s = null === e ? "it did not run" : e.droppedBytes > 0 ? `it printed more than ${String(ne)} bytes` : `exit code ${String(e.exitCode)}\n${e.output.trimEnd().split("\n").slice(-10).join("\n")}`;
        throw (0, a.t)(n, "the command of lines failed", "correct the command", `${t}: ${s}`);
       }(p, {
        command: i,
        location: c
       });
      }(e, t, {
       ...n,
       command: s,
       location: o
      }),
      search: (t, s, o) => async function({runContext: {event: e, settings: t}}, n, {hostEnvironment: s, query: o, location: r}) {
       const {repository: i} = e, [c, l] = null === i ? (s.environment.GITHUB_REPOSITORY ?? "").split("/") : [ i.owner, i.name ];
       if (!c || !l) throw (0, a.t)(r, `${n} needs a repository on GitHub`, "set GITHUB_REPOSITORY to OWNER/NAME");
       if (/(?:^|\s)(?:repo|org|user):/.test(o)) throw (0, a.t)(r, "the search is limited to the repository of the run", "remove repo:, org: and user:", o);
       const m = t["github-token"];
       if (void 0 === m) throw (0, a.t)(r, `${n} needs a token`, "set GITHUB_TOKEN or github-token");
       const d = `${o} ${"issues" === n ? "is:issue" : "is:pr"} repo:${c}/${l}`;
       try {
        return await (0, V.t)((0, X.dC)(m, s), d);
       } catch (e) {
        throw (0, u.ki)(e, ee.J), (0, a.t)(r, e.message, e.hint, o);
       }
      }(e, t, {
       ...n,
       query: s,
       location: o
      }),
      changedFiles: async (e, t) => {
       if (null === o) throw (0, a.t)(t, "changed needs a git repository", "check out the repository first");
       try {
        return await o.changedBetween(e);
       } catch (n) {
        (0, u.ki)(n, te.U);
        const s = n.hint ?? "check out with fetch-depth: 0, so that both commits are in the clone";
        throw (0, a.t)(t, "git cannot compare these commits", s, `${e}: ${n.message}`);
       }
      }
     };
    }(e, t, i)),
    inspectPrompt: (t, n) => async function({runContext: e}, t, {items: n}, s) {
     const {settings: o, spec: i, vars: a, narrowing: c} = t, l = (0, E.Q)(i), [m] = await (0, 
     u.Jf)(() => (0, G.hg)(o, t.locationOfRule), () => {
      return null === c || (e = c.allowedTools ?? [], t = c.source, void (0, G.hg)({
       allow: e,
       ask: [],
       deny: []
      }, (e, n) => (0, G.eK)(`${t}, allow`, n)));
      var e, t;
     }, () => function({settings: e, spec: t}) {
      if (null === (e.model ?? t.model)) throw new u.yo({
       code: "model-unknown",
       location: "model",
       message: "no model is given",
       hint: "set model in the batch file, or give it as an input"
      });
     }(t)), d = {
      args: o.args,
      vars: a
     };
     if (!l.some(({kind: e}) => "file" === e || "shell" === e)) {
      const t = (0, T.X)(i, l, d, (0, T.E)(i, d, e.workspace));
      return {
       digest: "",
       characters: 0,
       notices: "test-data" === n?.kind ? i.notices.filter(e => !e.endsWith(K.onlyInBatch)) : [ ...i.notices, ...t ]
      };
     }
     const h = (0, Y.Y)({
      runContext: {
       ...e,
       settings: o
      },
      hostEnvironment: s,
      childProcesses: {
       home: s.temporary,
       temporary: (0, B.YB)(s)
      },
      lists: m,
      spec: i,
      tools: []
     });
     await h.ready(), null !== c && h.narrowTo(c);
     const f = {
      ...h,
      cwd: h.files.root
     };
     await (0, H.G)(i, d, f, {
      missingFiles: o["missing-files"]
     });
     const p = await (0, H.w)(i, d, f), g = p.commands.filter(({outcome: e}) => "refuse" === e).map(({command: e, reason: t}) => `${i.source}: the command ${JSON.stringify(e)} would be refused: ${t}`), y = await Promise.all(p.files.map(({path: e}) => async function(e, {files: t}) {
      try {
       const {kind: n} = await t.info(e), s = ("directory" === n ? (await t.walk(e, {
        limit: W
       })).paths : [ e ]).map(e => t.readNow(e, z).toString("utf8"));
       return {
        content: digestOf(s),
        size: s.reduce((e, t) => e + t.length, 0)
       };
      } catch (e) {
       if (e instanceof r.k) return {
        content: e.code,
        size: 0
       };
       throw e;
      }
     }(e, h)));
     return {
      digest: 0 === y.length ? "" : digestOf(y.map(({content: e}) => e)),
      characters: y.reduce((e, {size: t}) => e + t, 0),
      notices: [ ...i.notices, ...g ]
     };
    }(e, t, n, i.hostEnvironment),
    outputSchema: e => (0, _.g)(e["output-schema"], w.trustedSource.source)
   });
   return function({delivery: e, path: t}, n) {
    if ("now" === e) return;
    const s = [ ...new Set(n.map(({model: e}) => e)) ].filter(t => !function(e, t) {
     const {provider: n} = (0, g.s_)(e);
     return "script" === n || ("flex" === t ? (0, g.wl)(e) : (0, g.lx)(e));
    }(t, e));
    if (0 !== s.length) throw new u.yo({
     code: "batch-invalid",
     location: `${t}, delivery`,
     message: "flex" === e ? `${s.join(", ")}: this provider has no flex tier that is supported` : `${s.join(", ")}: this provider has no batch API that is supported`,
     found: e,
     hint: y[e]
    });
   }(l, v.jobs), {
    ...v,
    notices: [ ...e.notices, ...b, ...v.notices ]
   };
  }
  const se = 1e9;
  async function planFor(e, {path: t, shard: n, ...s}) {
   if (null === t) return null !== n && n.total > 1 && (0, C.IJ)(e.file), await planBatch(e, n?.total ?? 1, s);
   const o = (0, J.wr)(t, await async function(e, t) {
    try {
     return await (0, D.S)({
      root: t,
      guard: () => null
     }).read(e, se);
    } catch (t) {
     throw (0, u.ki)(t, r.k), new u.yo({
      code: "batch-plan",
      location: e,
      message: "the plan cannot be read",
      found: t.message,
      hint: "make it with batch plan, and download it where the shard runs"
     });
    }
   }(t, s.hostEnvironment.directory), e.file);
   if (null === n || n.total >= o.shards) return o;
   throw new u.yo({
    code: "batch-plan",
    location: "shard",
    message: `the plan has ${String(o.shards)} shards`,
    found: `${String(n.index)}/${String(n.total)}`,
    hint: `run all of them, up to ${String(o.shards)}/${String(o.shards)}, or make a new plan`
   });
  }
 }),
 84042: (function(e, t, n) {
  n.d(t, {
   startBatch: () => startBatch
  });
  var s = n(76760), o = n(56987), r = n(42357), i = n(62103), a = n(60212), c = n(84284), l = n(77598), u = n(38815), m = n(39579);
  function batch_document_valueOf(e, t) {
   try {
    return e.toJS({
     maxAliasCount: 100
    });
   } catch (e) {
    throw (0, r.ki)(e, ReferenceError), invalidYaml(t, `invalid YAML: ${e.message}`);
   }
  }
  function valueBefore(e) {
   const t = Math.min(...e.errors.map(({pos: [e]}) => e)), before = e => (0, u.Ll)(e) && (e.range?.[1] ?? t) < t, n = e.get("jobs", !0), s = e.get("defaults", !0), json = t => (0, 
   u.Ll)(t) ? function(e, t) {
    try {
     return e.toJS(t, {
      maxAliasCount: 100
     });
    } catch (e) {
     return void (0, r.ki)(e, ReferenceError);
    }
   }(t, e) : void 0;
   return {
    jobs: ((0, u.isSeq)(n) ? n.items.filter(before) : []).map(json),
    ...before(s) ? {
     defaults: json(s)
    } : {}
   };
  }
  function nodeAt(e, t) {
   for (let n = t.length; n > 0; n -= 1) {
    const s = e.getIn(t.slice(0, n), !0);
    if ("object" == typeof s && null !== s && "range" in s) return s;
   }
   return e.contents ?? void 0;
  }
  const problemAt = (e, t) => ({
   code: "batch-invalid",
   location: e,
   message: t,
   hint: "correct the YAML at this location"
  }), invalidYaml = (e, t) => new r.yo(problemAt(e, t));
  var d = n(37815), h = n(41443), f = n(20653), p = n(99175);
  const g = 200;
  function schemaDiagnostics(e, t) {
   return t.flatMap(t => diagnosticsFor(e, t, []));
  }
  function diagnosticsFor(e, t, n) {
   const s = [ ...n, ...t.path.map(e => "number" == typeof e ? e : String(e)) ];
   if ("unrecognized_keys" === t.code) {
    const n = h.MX[lastName(s)] ?? [];
    return t.keys.map(t => (0, p.a)(t, e.keyLocation(s, t), n));
   }
   const o = "invalid_union" === t.code ? t.errors.find(e => e.every(({path: e, code: t}) => e.length > 0 || "unrecognized_keys" === t)) ?? [] : [];
   if (o.length > 0) return o.flatMap(t => diagnosticsFor(e, t, s));
   const r = function(e, t) {
    return t.reduce((e, t) => "object" == typeof e && null !== e ? e[t] : void 0, e);
   }(e.value, s), i = lastName(s) || "the file";
   return [ {
    code: "batch-invalid",
    location: e.locationOf(s),
    message: void 0 === r ? `${i} is missing` : `${i} ${t.message}`,
    ...void 0 === r ? {} : {
     found: (0, f.ml)(JSON.stringify(r), g)
    },
    hint: void 0 === r ? `add ${i}` : `correct the value; docs/batches.md describes ${i}`
   } ];
  }
  function lastName(e) {
   return e.findLast(e => "string" == typeof e) ?? "";
  }
  function wholeBatch(e, t) {
   const {budget: n, publish: s} = e;
   return {
    name: e.name ?? nameOfPath(t),
    budget: {
     maxCostUsd: n?.["max-cost-usd"] ?? null,
     maxJobs: n?.["max-jobs"] ?? null,
     timeoutMinutes: n?.["timeout-minutes"] ?? null
    },
    order: e.order ?? "listed",
    concurrency: e.concurrency ?? 4,
    onFailure: e["on-failure"] ?? "continue",
    parkAfter: e["park-after"] ?? null,
    delivery: e.delivery ?? "now",
    onExpired: e["on-expired"] ?? "again",
    minPassRate: e["min-pass-rate"] ?? 1,
    judge: e.judge ?? null,
    publish: {
     draft: s?.draft ?? !0,
     maxOpen: s?.["max-open"] ?? 10,
     recreate: s?.recreate ?? "never"
    }
   };
  }
  function nameOfPath(e) {
   return s.posix.basename(e).replace(/\.ya?ml$/i, "").replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "").slice(0, 64) || "batch";
  }
  var y = n(11739), w = n(19794), b = n(64739), v = n(49137), $ = n(72443);
  const k = 1e7, O = [ "prompt", "prompt-file", "prompt-format", "command", "args", "vars", "transcript", "resume", "record" ];
  async function openBatch(e, t, s) {
   const {environment: o, temporary: i} = s, a = await (0, b.ue)(t.early, s, e => (0, 
   v.j)({
    environment: o,
    home: i,
    temporary: i
   }, e));
   if ("none" !== a.event.name) {
    const {passGate: e} = await n.e(4671).then(n.bind(n, 64671)), o = await e(a, t, s);
    if ("refusal" in o) return o;
   }
   const read = async t => function(e, t) {
    const n = function(e, t) {
     const n = new u.LineCounter;
     if ((0, m.qK)(t)) throw invalidYaml(e, `the file is nested deeper than ${String(m.JG)}`);
     const s = (0, u.parseDocument)(t, {
      lineCounter: n,
      uniqueKeys: !0,
      logLevel: "error"
     }), at = t => {
      const {line: s, col: o} = n.linePos(t);
      return `${e}:${String(s)}:${String(o)}`;
     }, o = s.errors.slice(0, m.h0).map(e => {
      const t = (e.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
      return problemAt(at(e.pos[0]), `invalid YAML: ${t}`);
     });
     return {
      path: e,
      value: 0 === o.length ? batch_document_valueOf(s, e) : valueBefore(s),
      syntaxErrors: o,
      locationOf: e => at(nodeAt(s, e)?.range?.[0] ?? 0),
      keyLocation: (e, t) => at(function(e, t, n) {
       const s = 0 === t.length ? e.contents : e.getIn(t, !0), o = (0, u.isMap)(s) ? s.items.find(e => e.key.value === n) : void 0;
       return void 0 === o ? nodeAt(e, t) : o.key;
      }(s, e, t)?.range?.[0] ?? 0)
     };
    }(e, (new TextDecoder).decode(t)), s = h.AN.safeParse(n.value), {syntaxErrors: o} = n, i = [ ...o ], a = s.success ? [] : s.error.issues.filter(({path: e}) => (([e, t]) => 0 === o.length || "jobs" === e && void 0 !== t)(e));
    i.push(...schemaDiagnostics(n, a));
    const c = (0, d.$)(n, i);
    if (!s.success || i.length > 0) throw new r.yo(function(e) {
     const place = ({location: e = ""}) => {
      const [, t = "0", n = "0"] = /:(\d+):(\d+)$/.exec(e) ?? [];
      return [ Number(t), Number(n) ];
     };
     return [ ...new Map(e.map(e => [ `${e.location ?? ""} ${e.message}`, e ])).values() ].sort((e, t) => {
      const [[n = 0, s = 0], [o = 0, r = 0]] = [ place(e), place(t) ];
      return n - o || s - r;
     });
    }(i));
    return {
     path: e,
     digest: (0, l.createHash)("sha256").update(t).digest("hex"),
     ...wholeBatch(s.data, e),
     ...c
    };
   }(e, await async function(e, {trustedSource: t}) {
    try {
     return await t.source.read(e, k);
    } catch (t) {
     throw (0, r.ki)(t, $.k), new r.yo({
      code: "batch-invalid",
      location: e,
      message: "the batch file cannot be read",
      found: t.message,
      hint: "correct the path; it is relative to the workspace"
     });
    }
   }(e, t)), c = await (0, b.wW)(a, t, s, {
    checkPrompt: read
   }), {settings: f, locationOfRule: p, trustedSource: g} = c, [j] = await (0, r.Jf)(() => read(c), () => function({settings: e}) {
    const t = O.flatMap(t => {
     const n = e[t];
     return void 0 === n || "" === n || Array.isArray(n) && 0 === n.length ? [] : [ {
      code: "setting-invalid",
      location: t,
      message: `${t} is for a single job, and a batch has many`,
      hint: `remove ${t}, or write it into the batch file`
     } ];
    });
    if (t.length > 0) throw new r.yo(t);
   }(c)), {file: x, notices: S} = await async function(e, {trustedSource: t}) {
    if (!e.jobs.some(({items: e}) => "test-data" === e?.kind)) return {
     file: e,
     notices: []
    };
    const {withPromptEvaluators: s} = await n.e(4021).then(n.bind(n, 44021));
    return await s(e, t.source);
   }(j, c), q = {
    settings: f,
    given: t.parsed.values,
    locationOfRule: p
   }, A = (0, w.z)(c, s), M = (0, y.q7)(x, q, {
    files: g.source,
    commands: A
   });
   return {
    runContext: c,
    file: x,
    notices: S,
    workflow: q,
    resolver: M
   };
  }
  var j = n(87519);
  async function startBatch(e, t) {
   const {early: l} = e, {hostEnvironment: u, redact: m} = t;
   if ("merge" === l["batch-step"]) return await (0, r.Jf)(() => (0, a.s)(e.parsed), () => requireKey(l["resume-key"])), 
   await async function(e, t) {
    const {early: s} = e, {mergeBatch: o} = await Promise.all([ n.e(5775), n.e(1038), n.e(3540) ]).then(n.bind(n, 13540)), r = s.batch, i = await o({
     from: s["merge-from"],
     out: s.state ?? null,
     key: s["resume-key"] ?? null,
     open: void 0 === r ? null : () => openBatch(r, e, t.hostEnvironment)
    }, t);
    return await writePageOf(i, e, t), i;
   }(e, t);
   const [d, h] = await (0, r.Jf)(() => openBatch(function(e) {
    if (void 0 !== e) return e;
    throw new r.yo({
     code: "argument-invalid",
     location: "batch",
     message: "no batch file is given",
     hint: "name a batch file, such as .sallyport/batches/docs.yml"
    });
   }(l.batch), e, u), () => void 0 === l.shard ? null : (0, o.Xy)(l.shard, u.environment), () => requireKey(l["resume-key"]));
   if ("refusal" in d) return await (0, c.v)(d.refusal, t);
   const f = {
    hostEnvironment: u,
    redact: m
   };
   if ("plan" === l["batch-step"]) {
    const {writePlan: e} = await n.e(462).then(n.bind(n, 10462));
    return await e(d, {
     shards: l.shards,
     out: l.plan ?? null
    }, t);
   }
   const plan = () => (0, j.b)(d, {
    path: l.plan ?? null,
    shard: h,
    ...f
   });
   if (l["dry-run"]) {
    const {dryRunBatch: s} = await Promise.all([ n.e(5775), n.e(1673) ]).then(n.bind(n, 41673));
    return await s(d, {
     plan: await plan(),
     shard: h,
     inputs: e
    }, t);
   }
   const {runBatch: p} = await Promise.all([ n.e(7291), n.e(5281), n.e(4389), n.e(5775), n.e(3101), n.e(1088), n.e(6965), n.e(1038), n.e(1902) ]).then(n.bind(n, 21902)), g = await p({
    open: d,
    plan: plan,
    shard: h,
    statePath: void 0 === l.state ? null : (0, s.resolve)(u.directory, l.state),
    concurrency: l.concurrency ?? null,
    resume: l["resume-batch"],
    retryFailed: l["retry-failed"],
    rescore: l.rescore
   }, t);
   return await (0, i.o)(g.summary, t), await writePageOf(g, e, t), g;
  }
  async function writePageOf(e, {early: t}, s) {
   const o = t["html-report"];
   if (void 0 === o) return;
   const {writeBatchPage: r} = await Promise.all([ n.e(5775), n.e(2516), n.e(5027), n.e(9469) ]).then(n.bind(n, 29469));
   await r({
    path: o,
    compareWith: t["compare-with"] ?? null
   }, e, s);
  }
  const x = 16;
  function requireKey(e) {
   if (!(void 0 === e || e.length >= x)) throw new r.yo({
    code: "setting-invalid",
    location: "resume-key",
    message: "this key is too short to authenticate stored results",
    hint: "use a random secret of at least 16 characters"
   });
  }
 }),
 29325: (function(e, t, n) {
  n.d(t, {
   F: () => o,
   p: () => builtinJudge
  });
  var s = n(56456);
  const o = [ "github/similarity", "github/coherence", "github/fluency", "github/relevance", "github/groundedness" ], r = [ 0, .25, .5, .75, 1 ], i = "The task was:\n<task>\n{{item.input}}\n</task>\n\nThe answer to it is:\n{{completion}}", reference = e => `<${e}>\n{{item.expected}}\n</${e}>`, a = {
   "github/similarity": {
    question: `${i}\n\nA correct answer is:\n${reference("expected")}\n\nDoes the answer state the same as the correct answer? Wording, order and length do not count; facts, conclusions and omissions do.`,
    grades: [ "states something else, or contradicts the correct answer", "shares a few points, but most differ or are missing", "agrees in about half of what matters", "agrees, except for a detail", "states the same" ]
   },
   "github/coherence": {
    question: `${i}\n\nDo the sentences of the answer form one train of thought that responds to the task? Whether its facts are correct does not count.`,
    grades: [ "fragments without a connection", "mostly disconnected; the reader must guess how its parts belong together", "understandable, with jumps or repetitions", "well organized, with small lapses", "every sentence follows from those before it" ]
   },
   "github/fluency": {
    question: "A text:\n{{completion}}\n\nIs the text well written, sentence by sentence: grammar, choice of words, and ease of reading? Its content does not count.",
    grades: [ "hardly readable", "many mistakes that disturb the reader", "readable, with mistakes or awkward phrases", "correct and easy to read, with a few rough places", "reads as if written by a skilled author" ]
   },
   "github/relevance": {
    question: `${i}\n\nDoes the answer deal with what was asked, completely and without anything that does not belong to it?`,
    grades: [ "is about something else", "touches the subject, but does not deal with what was asked", "deals with part of what was asked, or mixes it with much that was not asked", "deals with what was asked, except for a minor point", "deals with all of what was asked and with nothing else" ]
   },
   "github/groundedness": {
    question: `Source text:\n${reference("source")}\n\nAn answer that must be based on the source only:\n{{completion}}\n\nDoes the source support what the answer states? A statement that is true but not in the source is not supported.`,
    grades: [ "is not supported, or contradicts the source", "is mostly not supported", "is supported in part; important statements are not", "is supported, except for a minor statement", "is supported in every statement" ]
   }
  };
  function builtinJudge(e) {
   const {question: t, grades: n} = a[e], o = n.map((e, t) => `${String(t + 1)}: ${e}`).join("\n");
   return {
    kind: "judge",
    prompt: (0, s.A)(`${t}\n\nThe grades:\n${o}`),
    system: null,
    choices: r.map((e, t) => ({
     choice: String(t + 1),
     score: e
    })),
    model: null
   };
  }
 }),
 56456: (function(e, t, n) {
  function splitAtAnswer(e) {
   return e.split(/\{\{[ \t]*completion[ \t]*\}\}/);
  }
  n.d(t, {
   A: () => splitAtAnswer
  });
 }),
 19188: (function(e, t, n) {
  n.d(t, {
   MF: () => l,
   aT: () => a,
   dN: () => c
  });
  var s = n(94343), o = n(43759), r = n(29325), i = n(86130);
  const a = [ "contains", "starts-with", "ends-with", "equals", "matches", "json-schema", "max-cost-usd", "max-seconds", "max-turns", "tools-used", "command", "judge", "uses" ], c = s.rej({
   prompt: (0, i.Qq)().check(s.q0y("The question; it sees the answer as {{completion}}.")),
   system: s.lqM((0, i.Qq)()),
   choices: s.g1P(s.YjP(), (0, i.uM)(), {
    error: "must be a mapping of choices to scores"
   }).check(s.q0y("The possible verdicts with their scores from 0 to 1.")),
   model: s.lqM((0, i.Qq)())
  }, {
   error: "must be a mapping with prompt and choices"
  }), l = s.rej({
   name: s.lqM((0, i.Qq)()),
   contains: s.lqM(s.YjP({
    error: "must be text"
   })),
   "starts-with": s.lqM(s.YjP({
    error: "must be text"
   })),
   "ends-with": s.lqM(s.YjP({
    error: "must be text"
   })),
   equals: s.lqM(s.YjP({
    error: "must be text"
   })),
   matches: s.lqM((0, i.Qq)().check(s.q0y("A regular expression (JavaScript, flags m and u)."))),
   "json-schema": s.lqM(s.g1P(s.YjP(), s.L5J(), {
    error: "must be a JSON Schema"
   })),
   "max-cost-usd": s.lqM((0, i.Vt)()),
   "max-seconds": s.lqM((0, i.Vt)()),
   "max-turns": s.lqM((0, i.rD)(1, 1e4)),
   "tools-used": s.lqM((0, i.Te)().check(s.q0y("Tools that must have been called."))),
   command: s.lqM((0, i.Qq)().check(s.q0y("A command that the rules allow; exit code 0 passes."))),
   judge: s.lqM(c.check(s.q0y("A question to the judging model."))),
   uses: s.lqM((0, i.aL)(r.F).check(s.q0y("A judge with a built-in question about {{item.input}}."))),
   not: s.lqM(s.zMY({
    error: "must be true or false"
   }).check(s.q0y("Passes if the check fails."))),
   "ignore-case": s.lqM(s.zMY({
    error: "must be true or false"
   })),
   weight: s.lqM((0, i.Vt)().check(o.Zm(1e3, {
    error: "must be at most 1000"
   }), s.q0y("Its share in the score of the job, for min-score."))),
   threshold: s.lqM((0, i.uM)().check(s.q0y("The lowest score that passes.")))
  }, {
   error: "must be a mapping with one check"
  });
 }),
 24880: (function(e, t, n) {
  n.d(t, {
   A: () => i,
   B: () => r
  });
  var s = n(94343), o = n(86130);
  const r = [ "list", "files", "jsonl", "csv", "json", "lines", "changed", "issues", "pulls", "test-data" ], i = s.rej({
   list: s.lqM(s.YOg(s.KCZ([ o.d_, s.g1P(s.YjP(), s.L5J()) ], {
    error: "must be texts or mappings"
   }), {
    error: "must be a list"
   }).check(s.q0y("The items themselves: texts ({{item.value}}) or mappings."))),
   files: s.lqM((0, o.tc)().check(s.q0y("Globs of files of the workspace."))),
   jsonl: s.lqM((0, o.Qq)().check(s.q0y("A file with one JSON object per line."))),
   csv: s.lqM((0, o.Qq)().check(s.q0y("A CSV file (RFC 4180) whose first row has the names of the fields."))),
   json: s.lqM((0, o.Qq)().check(s.q0y("A JSON file that contains a list."))),
   lines: s.lqM((0, o.Qq)().check(s.q0y("A command that the rules allow; each line that it prints is an item."))),
   changed: s.lqM((0, o.Qq)().check(s.q0y("A range of commits, such as origin/main...HEAD: the files that it changes."))),
   issues: s.lqM((0, o.Qq)().check(s.q0y('A GitHub search for issues, such as "is:open label:bug".'))),
   pulls: s.lqM((0, o.Qq)().check(s.q0y("A GitHub search for pull requests."))),
   "test-data": s.lqM((0, o.Qq)().check(s.q0y("A .prompt.yml file: the rows of its testData."))),
   match: s.lqM((0, o.tc)().check(s.q0y("Globs that narrow `changed`."))),
   exclude: s.lqM((0, o.tc)().check(s.q0y("Globs of files to leave out."))),
   limit: s.lqM((0, o.rD)(1, 1e6).check(s.q0y("At most this many items, in the order of the source.")))
  }, {
   error: "must be a mapping with one source of items"
  });
 }),
 99175: (function(e, t, n) {
  n.d(t, {
   EF: () => c,
   Sr: () => l,
   a: () => unknownKey,
   dG: () => readJobSettings
  });
  var s = n(42357), o = n(14398), r = n(65981);
  const i = [ "publish", "comment-key", "comment-mode", "progress", "reaction", "worktree", "checkout" ], a = [ "prompt", "prompt-file", "prompt-format", "command", "args", "vars", "output-schema" ], c = o.H$.filter(e => a.includes(e) || !0 === o.uG[e].inFile && !i.includes(e)), l = [ "prompt", "prompt-file", "command" ], u = [ "allow", "ask", "deny", "mode", "read-only-commands", "command-directories" ];
  function readJobSettings(e, {document: t, path: n, otherKeys: s}, i) {
   return Object.entries(e).flatMap(([e, a]) => {
    if (s.includes(e)) return [];
    const l = c.find(t => t === e);
    if (void 0 === l) return i.push(unknownKey(e, t.keyLocation(n, e), [ ...s, ...c ])), 
    [];
    const m = t.locationOf([ ...n, e ]), d = function(e, t) {
     if ((0, r.Kc)(t)) return u.includes(e) ? "cannot contain placeholders: what it allows must be visible here" : null;
     if ("vars" === e) return function(e) {
      return "object" == typeof e && null !== e && !Array.isArray(e) && Object.values(e).every(e => null === e || [ "string", "number", "boolean" ].includes(typeof e));
     }(t) ? null : "must be a mapping of names to texts";
     const n = o.uG[e].value.schema().safeParse(t);
     return n.success ? null : n.error.issues[0]?.message ?? "has an invalid value";
    }(l, a);
    return null === d ? [ {
     name: l,
     value: a,
     location: m
    } ] : (i.push({
     code: "batch-invalid",
     location: m,
     message: `${l} ${d}`,
     found: JSON.stringify(a),
     hint: `correct the value, or remove ${l}`
    }), []);
   });
  }
  function unknownKey(e, t, n) {
   const r = (0, s.pA)(e, n), i = o.H$.some(t => t === e) ? `${e} is not a setting of a single job: give it as an action input or as a flag` : void 0 === r ? `the keys are ${n.join(", ")}` : `did you mean ${r}?`;
   return {
    code: "batch-invalid",
    location: t,
    message: `unknown key ${e}`,
    hint: i
   };
  }
 }),
 65981: (function(e, t, n) {
  n.d(t, {
   Ej: () => textsIn,
   ID: () => replaceIn,
   Kc: () => hasPlaceholder,
   Qf: () => placeholdersIn,
   hX: () => unknownPlaceholders
  });
  const s = /\{\{[ \t]*(item|matrix)\.([\p{L}_][\p{L}\p{N}_ .-]*?)[ \t]*\}\}/gu, o = 1e3, r = new Map;
  function parseBatchTemplate(e) {
   const t = r.get(e);
   if (void 0 !== t) return t;
   const n = function(e) {
    const t = [];
    let n = 0;
    for (const {0: o, 1: r, 2: i = "", index: a} of e.matchAll(s)) a > n && t.push(e.slice(n, a)), 
    t.push({
     kind: "item" === r ? "item" : "matrix",
     name: i,
     source: o
    }), n = a + o.length;
    return n < e.length && t.push(e.slice(n)), t;
   }(e);
   return r.size < o && r.set(e, n), n;
  }
  function placeholdersIn(e) {
   return parseBatchTemplate(e).filter(e => "string" != typeof e);
  }
  function hasPlaceholder(e) {
   return textsIn(e).some(e => placeholdersIn(e).length > 0);
  }
  function textsIn(e) {
   return "string" == typeof e ? [ e ] : "object" != typeof e || null === e ? [] : Object.values(e).flatMap(textsIn);
  }
  function unknownPlaceholders(e) {
   return [ ...e.matchAll(/\{\{[ \t]*([\p{L}_]\w*)(?:\.[^{}\n]*)?[ \t]*\}\}/gu) ].filter(({0: e, 1: t = ""}) => !(placeholdersIn(e).length > 0) && (e.includes(".") || "item" === t || "matrix" === t)).map(([e]) => e);
  }
  function replaceIn(e, t) {
   return "string" == typeof e ? parseBatchTemplate(e).map(e => "string" == typeof e ? e : t(e)).join("") : Array.isArray(e) ? e.map(e => replaceIn(e, t)) : "object" != typeof e || null === e ? e : Object.fromEntries(Object.entries(e).map(([e, n]) => [ e, replaceIn(n, t) ]));
  }
 }),
 37815: (function(e, t, n) {
  n.d(t, {
   t: () => isReplaced,
   $: () => readEntries
  });
  var s = n(33233), o = n(42357), r = n(95363), i = n(65981);
  const a = [ "prompt", "args", "vars" ];
  function unknownPlaceholder(e, t, n) {
   const s = (0, o.pA)(e.replace(/^\{\{\s*|\s*\}\}$/g, ""), n), r = 0 === n.length ? "this entry has neither items nor a matrix" : `known: ${n.map(braces).join(", ")}`;
   return {
    code: "batch-invalid",
    location: t,
    message: `unknown placeholder ${e}`,
    hint: void 0 === s ? r : `did you mean ${braces(s)}?`
   };
  }
  function braces(e) {
   return `{{${e}}}`;
  }
  function withoutItems({source: e}, t) {
   return {
    code: "batch-invalid",
    location: t,
    message: `${e} has no value: this entry has no items`,
    hint: "add items to the entry, or remove the placeholder"
   };
  }
  var c = n(19188), l = n(99175), u = n(8044), m = n(29325), d = n(56456);
  function nameOf(e, t) {
   const n = t[e];
   return "string" == typeof n || "number" == typeof n ? `${e} ${String(n)}` : e;
  }
  function checkOf(e, t) {
   const n = t["ignore-case"] ?? !1;
   switch (e) {
   case "contains":
   case "starts-with":
   case "ends-with":
   case "equals":
   case "matches":
    return {
     kind: e,
     value: t[e] ?? "",
     ignoreCase: n
    };

   case "json-schema":
    return {
     kind: e,
     schema: t[e] ?? {}
    };

   case "max-cost-usd":
   case "max-seconds":
   case "max-turns":
    return {
     kind: e,
     limit: t[e] ?? 0
    };

   case "tools-used":
    return {
     kind: e,
     tools: t[e] ?? []
    };

   case "command":
    return {
     kind: e,
     command: t.command ?? ""
    };

   case "judge":
    return function({judge: e}) {
     const t = Object.entries(e?.choices ?? {}).map(([e, t]) => ({
      choice: e,
      score: t
     }));
     return {
      kind: "judge",
      prompt: (0, d.A)(e?.prompt ?? ""),
      system: e?.system ?? null,
      choices: t,
      model: e?.model ?? null
     };
    }(t);

   case "uses":
    return (0, m.p)(t.uses ?? "github/similarity");
   }
  }
  var h = n(24880);
  function list(e) {
   return void 0 === e ? [] : "string" == typeof e ? [ e ] : e;
  }
  var f = n(41443);
  function readEntries(e, t) {
   const n = (0, s.p)(e.value) ? e.value : {}, m = (0, s.p)(n.defaults) ? (0, l.dG)(n.defaults, {
    document: e,
    path: [ "defaults" ],
    otherKeys: []
   }, t) : [], p = Array.isArray(n.jobs) ? n.jobs : [], g = p.map((n, o) => (0, s.p)(n) ? (0, 
   l.dG)(n, {
    document: e,
    path: [ "jobs", o ],
    otherKeys: f.rW
   }, t) : []), y = p.flatMap((n, p) => {
    const y = function(e, t) {
     if (!(0, s.p)(e)) return null;
     const n = Array.isArray(e.evaluate) ? e.evaluate : [], o = f.Oo.safeParse(e);
     if (o.success) return {
      value: o.data,
      left: new Set,
      evaluations: n
     };
     const r = new Set(o.error.issues.flatMap(({path: [e]}) => e ?? [])), i = Object.entries(e).filter(([e]) => !r.has(e)), a = f.Oo.safeParse({
      id: `entry-${String(t + 1)}`,
      ...Object.fromEntries(i)
     });
     return a.success ? {
      value: a.data,
      left: r,
      evaluations: n
     } : null;
    }(n, p);
    return null === y ? [] : function({value: e, left: t, evaluations: n}, {document: s, index: m, defaults: f, settings: p}, g) {
     const at = (...e) => s.locationOf([ "jobs", m, ...e ]), y = void 0 === e.items ? null : function(e, t, n) {
      const s = h.B.filter(t => void 0 !== e[t]), [o] = s, r = n.length, refuse = (e, s) => {
       n.push({
        code: "batch-invalid",
        location: t,
        message: e,
        hint: s
       });
      };
      return void 0 === o || s.length > 1 ? (refuse("items needs exactly one source" + (0 === s.length ? "" : `, but has ${s.join(" and ")}`), `write one of ${h.B.join(", ")}`), 
      null) : (void 0 !== e.match && "changed" !== o && refuse("match only narrows changed", "remove match, or use changed"), 
      void 0 !== e.exclude && "changed" !== o && "files" !== o && refuse("exclude only narrows files and changed", "remove exclude, or use files or changed"), 
      "changed" !== o || /^[^\s.][^\s]*?\.{2,3}[^\s]*$/.test(e.changed ?? "") || refuse("changed must be a range of commits", "write A..B, or A...B for the changes since both parted"), 
      n.length > r ? null : function(e, t, n) {
       const s = {
        limit: t.limit ?? null,
        location: n
       }, o = list(t.exclude);
       switch (e) {
       case "list":
        return {
         kind: e,
         values: t.list ?? [],
         ...s
        };

       case "files":
        return {
         kind: e,
         patterns: list(t.files),
         exclude: o,
         ...s
        };

       case "changed":
        return {
         kind: e,
         range: t.changed ?? "",
         files: list(t.match),
         exclude: o,
         ...s
        };

       case "lines":
        return {
         kind: e,
         command: t.lines ?? "",
         ...s
        };

       case "issues":
       case "pulls":
        return {
         kind: e,
         query: t[e] ?? "",
         ...s
        };

       case "jsonl":
       case "csv":
       case "json":
       case "test-data":
        return {
         kind: e,
         path: t[e] ?? "",
         ...s
        };
       }
      }(o, e, t));
     }(e.items, at("items"), g), w = n.flatMap((e, t) => {
      const n = c.MF.safeParse(e);
      return n.success ? function(e, t, n) {
       const s = c.aT.filter(t => void 0 !== e[t]), [r] = s, a = void 0 === r || s.length > 1 ? [ "an evaluation needs exactly one check" + (0 === s.length ? "" : `, but has ${s.join(" and ")}`) ] : function(e, t) {
        return "matches" === e ? function(e) {
         try {
          return new RegExp((0, i.ID)(e, () => "x"), "mu").test(""), [];
         } catch (e) {
          return [ `matches is not a valid regular expression: ${(0, o.bD)(e)}` ];
         }
        }(t.matches ?? "") : "json-schema" === e ? (0, u.schemaProblems)(t["json-schema"]).map(({pointer: e, what: t}) => `json-schema${e}: ${t}`) : "judge" === e ? function({judge: e}) {
         const t = e?.prompt ?? "", n = Object.keys(e?.choices ?? {}).map(e => e.trim().toLowerCase()), s = [ ...t.matchAll(/\{\{[ \t]*([\p{L}_][\w-]*)[ \t]*\}\}/gu) ].filter(([, e]) => "completion" !== e);
         return [ ...(0, d.A)(t).length > 1 ? [] : [ "the judge does not see the answer: write {{completion}} in its prompt" ], ...s.map(([e, t = ""]) => `${e} has no value here; write {{item.${t}}} for a field of the item`), ...n.length < 2 ? [ "a judge needs at least two choices" ] : [], ...new Set(n).size < n.length ? [ "two choices of the judge differ only in case or spaces" ] : [] ];
        }(t) : [];
       }(r, e);
       for (const e of a) {
        const o = 1 === s.length ? "correct the value" : `write one of ${c.aT.join(", ")} per evaluation`;
        n.push({
         code: "batch-invalid",
         location: t,
         message: e,
         hint: o
        });
       }
       return void 0 === r || a.length > 0 ? null : {
        name: e.name ?? nameOf(r, e),
        check: checkOf(r, e),
        not: e.not ?? !1,
        weight: e.weight ?? 1,
        threshold: e.threshold ?? null,
        location: t
       };
      }(n.data, at("evaluate", t), g) ?? [] : [];
     }), b = {
      id: e.id,
      settings: p,
      items: y,
      matrix: e.matrix ?? {},
      repeat: repeatOf(e.repeat, at("repeat"), g),
      outputFile: e.output?.file ?? null,
      evaluate: w,
      ...void 0 === e["min-score"] ? {} : {
       minScore: e["min-score"]
      },
      ...!0 === e.findings ? {
       findings: !0
      } : {},
      changes: e.changes ?? "none",
      location: at()
     };
     g.push(...function({settings: e, items: t, location: n}, s) {
      const named = e => e.filter(({name: e}) => l.Sr.includes(e)), o = named(e), r = 0 === o.length ? named(s) : o;
      if (1 === r.length || 0 === r.length && "test-data" === t?.kind) return [];
      const i = r.map(({name: e}) => e).join(" and ");
      return [ {
       code: "batch-invalid",
       location: n,
       message: 0 === r.length ? "the entry has no prompt" : `the entry has more than one prompt: ${i}`,
       hint: "set exactly one of prompt, prompt-file and command, in the entry or in defaults"
      } ];
     }(b, f), ...function(e, t) {
      return [ "items", "matrix" ].filter(t => (0, i.Kc)(e[t])).map(e => ({
       code: "batch-invalid",
       location: t(e),
       message: `placeholders are not replaced in ${e}`,
       hint: `write the value itself in ${e}`
      }));
     }(e, at));
     const v = [ ...f.filter(({name: e}) => !isReplaced(e, p)), ...p, ...null === b.outputFile ? [] : [ {
      name: "output",
      value: b.outputFile,
      location: at("output")
     } ], ...w.map(({name: e, check: t, location: n}) => ({
      name: "evaluate",
      value: {
       name: e,
       check: t
      },
      location: n
     })) ], $ = {
      items: t.has("items") || void 0 !== e.items && null === y ? void 0 : y,
      matrix: t.has("matrix") ? void 0 : b.matrix
     };
     return g.push(...function(e, {items: t, matrix: n}) {
      const s = void 0 === t ? null : null === t ? [] : (0, r.pA)(t), o = [ ...(void 0 === t ? [ "NAME" ] : s ?? []).map(e => `item.${e}`), ...(void 0 === n ? [ "NAME" ] : Object.keys(n)).map(e => `matrix.${e}`) ];
      return e.flatMap(({name: e, value: c, location: l}) => (0, i.Ej)(c).flatMap(c => [ ...(0, 
      i.hX)(c).map(e => unknownPlaceholder(e, l, o)), ...(0, i.Qf)(c).flatMap(i => function({kind: e, name: t}, n, s) {
       return "matrix" === e ? void 0 !== s && !Object.hasOwn(s, t) : null !== n && !n.includes(t) && !n.includes(t.split(".", 1)[0] ?? "");
      }(i, s, n) ? "item" === i.kind && null === t ? [ withoutItems(i, l) ] : [ unknownPlaceholder(i.source, l, o) ] : null == t || a.includes(e) ? [] : function({name: e, source: t}, n, s) {
       return (0, r.Xe)(n, e) ? [ {
        code: "batch-invalid",
        location: s,
        message: `${t} can be written by outside contributors, so it can only be part of prompt, args or vars`,
        hint: "use {{item.number}} here"
       } ] : [];
      }(i, t, l)) ]));
     }(v, $)), b;
    }(y, {
     document: e,
     index: p,
     defaults: m,
     settings: g[p] ?? []
    }, t);
   });
   return t.push(...function(e) {
    return e.filter(({id: t}, n) => e.findIndex(e => e.id === t) < n).map(({id: e, location: t}) => ({
     code: "batch-invalid",
     location: t,
     message: `the id ${e} is used twice`,
     hint: "give each entry its own id: it names the results of the entry"
    }));
   }(y)), {
    defaults: m,
    jobs: y
   };
  }
  function isReplaced(e, t) {
   const n = l.Sr.includes(e);
   return t.some(t => n ? l.Sr.includes(t.name) : t.name === e);
  }
  function repeatOf(e, t, n) {
   if (void 0 === e) return {
    times: 1,
    atLeast: 1
   };
   if ("number" == typeof e) return {
    times: e,
    atLeast: e
   };
   const {times: s, "at-least": o = s} = e;
   return o > s && n.push({
    code: "batch-invalid",
    location: t,
    message: `at-least is ${String(o)}, but each job runs only ${String(s)} times`,
    hint: "lower at-least, or raise times"
   }), {
    times: s,
    atLeast: o
   };
  }
 }),
 86130: (function(e, t, n) {
  n.d(t, {
   Qq: () => text,
   Te: () => texts,
   Vt: () => numberAbove0,
   aL: () => words,
   d_: () => i,
   rD: () => wholeNumber,
   tc: () => textOrTexts,
   uM: () => share
  });
  var s = n(94343), o = n(43759), r = n(42357);
  const text = (e = "must be text") => s.YjP({
   error: e
  }).check(o.m9(1, {
   error: "must not be empty"
  }));
  function words(e) {
   return s.k5n(e, {
    error: ({input: t}) => {
     const n = "string" == typeof t ? (0, r.pA)(t, e) : void 0;
     return `must be one of ${e.join(", ")}${void 0 === n ? "" : `; did you mean ${n}?`}`;
    }
   });
  }
  function wholeNumber(e, t) {
   const n = `must be a whole number from ${String(e)} to ${String(t)}`;
   return s.Whr({
    error: n
   }).check(o.qm(e, {
    error: n
   }), o.Zm(t, {
    error: n
   }));
  }
  function numberAbove0() {
   const e = "must be a number above 0";
   return s.aig({
    error: e
   }).check(o.Tx(0, {
    error: e
   }));
  }
  function share() {
   const e = "must be a number from 0 to 1";
   return s.aig({
    error: e
   }).check(o.qm(0, {
    error: e
   }), o.Zm(1, {
    error: e
   }));
  }
  const i = s.KCZ([ s.YjP(), s.aig(), s.zMY() ], {
   error: "must be a text, a number, true or false"
  });
  function textOrTexts() {
   const e = "must be a text or a list of texts";
   return s.KCZ([ text(e), s.YOg(text(e), {
    error: e
   }).check(o.m9(1, {
    error: "must not be empty"
   })) ], {
    error: e
   });
  }
  function texts() {
   const e = "must be a list of texts";
   return s.YOg(text(e), {
    error: e
   }).check(o.m9(1, {
    error: "must not be empty"
   }));
  }
 }),
 41443: (function(e, t, n) {
  n.d(t, {
   AN: () => h,
   MX: () => p,
   Oo: () => u,
   rW: () => f
  });
  var s = n(94343), o = n(43759), r = n(19188), i = n(24880), a = n(86130);
  const c = s.rej({
   times: (0, a.rD)(1, 1e3),
   "at-least": s.lqM((0, a.rD)(0, 1e3))
  }), l = s.rej({
   file: (0, a.Qq)().check(s.q0y("The file that receives the final text."))
  }, {
   error: "must be a mapping with file"
  }), u = s._H3({
   id: s.YjP({
    error: "must be text"
   }).check(o.Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
    error: "must be 1 to 64 letters, digits, dots, dashes or underscores"
   })),
   items: s.lqM(i.A),
   matrix: s.lqM(s.g1P(s.YjP().check(o.Fk(/^[A-Za-z_][\w-]*$/, {
    error: "must have names of letters, digits and dashes"
   })), s.YOg(a.d_, {
    error: "must be a mapping of names to lists of texts or numbers"
   }).check(o.m9(1, {
    error: "must not be empty"
   })), {
    error: "must be a mapping of names to lists"
   }).check(s.q0y("Every combination of these values is a job. A name that is a setting sets this setting."))),
   repeat: s.lqM(s.KCZ([ (0, a.rD)(1, 1e3), c ], {
    error: "must be a number, or a mapping with times and at-least"
   }).check(s.q0y("How often each job runs, and how many of its runs must pass."))),
   output: s.lqM(l),
   evaluate: s.lqM(s.YOg(r.MF, {
    error: "must be a list of evaluations"
   })),
   "min-score": s.lqM((0, a.uM)().check(s.q0y("A job passes if the mean of its evaluations, by weight, is not lower. Default: each must pass."))),
   findings: s.lqM(s.zMY({
    error: "must be true or false"
   }).check(s.q0y("Offers the tool ReportFindings; the findings of all jobs become one SARIF file."))),
   changes: s.lqM((0, a.aL)([ "none", "patch", "pull-request", "pull-request-each" ]))
  }, {
   error: "must be a mapping"
  }), m = s.rej({
   "max-cost-usd": s.lqM((0, a.Vt)().check(s.q0y("Of one run of the batch."))),
   "max-jobs": s.lqM((0, a.rD)(1, 1e6).check(s.q0y("Of one run; the rest is deferred."))),
   "timeout-minutes": s.lqM((0, a.Vt)().check(s.q0y("Of one run; the rest is deferred.")))
  }, {
   error: "must be a mapping"
  }), d = s.rej({
   draft: s.lqM(s.zMY({
    error: "must be true or false"
   })),
   "max-open": s.lqM((0, a.rD)(1, 1e3)),
   recreate: s.lqM((0, a.aL)([ "never", "always" ]))
  }, {
   error: "must be a mapping"
  }), h = s.rej({
   $schema: s.lqM(s.YjP()),
   name: s.lqM(s.YjP({
    error: "must be text"
   }).check(o.Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
    error: "must be 1 to 64 letters, digits, dots, dashes or underscores"
   }), s.q0y("Name of the batch and of its state directory. Default: the name of the file."))),
   defaults: s.lqM(s.g1P(s.YjP(), s.L5J(), {
    error: "must be a mapping of settings"
   })),
   budget: s.lqM(m),
   order: s.lqM((0, a.aL)([ "listed", "oldest-first" ])),
   concurrency: s.lqM((0, a.rD)(1, 256)),
   "on-failure": s.lqM((0, a.aL)([ "continue", "stop" ])),
   "park-after": s.lqM((0, a.rD)(1, 1e3).check(s.q0y("After this many runs with the same failure, the item is skipped."))),
   delivery: s.lqM((0, a.aL)([ "now", "flex", "batch" ])),
   "on-expired": s.lqM((0, a.aL)([ "again", "now", "fail" ])),
   "min-pass-rate": s.lqM((0, a.uM)().check(s.q0y("Of the evaluations; below it, the batch fails."))),
   judge: s.lqM((0, a.Qq)().check(s.q0y("The model that grades answers."))),
   publish: s.lqM(d),
   jobs: s.YOg(u, {
    error: "must be a list of jobs"
   }).check(o.m9(1, {
    error: "must have at least one job"
   }))
  }, {
   error: "must be a mapping with jobs"
  }), f = Object.keys(u.shape), p = {
   "": Object.keys(h.shape).filter(e => "$schema" !== e),
   items: Object.keys(i.A.shape),
   repeat: Object.keys(c.shape),
   output: Object.keys(l.shape),
   evaluate: Object.keys(r.MF.shape),
   judge: Object.keys(r.dN.shape),
   budget: Object.keys(m.shape),
   publish: Object.keys(d.shape)
  };
 }),
 95363: (function(e, t, n) {
  n.d(t, {
   Xe: () => isUntrustedField,
   _F: () => fieldOf,
   gF: () => fieldText,
   pA: () => knownFields
  });
  const s = [ "title", "body", "author", "labels" ], o = [ "path", "name", "stem", "dir" ], r = [ "number", "url", "association", "created", "updated", ...s ];
  function knownFields(e) {
   switch (e.kind) {
   case "files":
   case "changed":
    return o;

   case "lines":
    return [ "value" ];

   case "issues":
   case "pulls":
    return r;

   case "list":
    return [ ...new Set(e.values.flatMap(e => "object" == typeof e ? Object.keys(e) : [ "value" ])) ];

   case "jsonl":
   case "csv":
   case "json":
   case "test-data":
    return null;
   }
  }
  function isUntrustedField(e, t) {
   return ("issues" === e.kind || "pulls" === e.kind) && s.includes(t);
  }
  function fieldOf(e, t) {
   if (Object.hasOwn(e, t)) return e[t];
   let n = e;
   for (const e of t.split(".")) {
    if ("object" != typeof n || null === n || !Object.hasOwn(n, e)) return;
    n = n[e];
   }
   return n;
  }
  function fieldText(e) {
   return null == e ? "" : "string" == typeof e ? e : JSON.stringify(e);
  }
 }),
 55739: (function(e, t, n) {
  n.d(t, {
   A: () => readItemFile,
   t: () => itemProblem
  });
  var s = n(42357), o = n(72443);
  function itemProblem(e, t, n, o) {
   return new s.yo({
    code: "batch-items",
    location: e,
    message: t,
    ...void 0 === o ? {} : {
     found: o
    },
    hint: n
   });
  }
  const r = 2e8;
  async function readItemFile(e, t, n) {
   try {
    return await n.read(e, r);
   } catch (e) {
    throw (0, s.ki)(e, o.k), itemProblem(t, "the file with the items cannot be read", "correct the path, which is relative to the workspace", e.message);
   }
  }
 }),
 30235: (function(e, t, n) {
  n.d(t, {
   D: () => searchItems,
   U: () => untrustedText
  });
  var s = n(1347), o = n(669), r = n(95195), i = n(55739);
  const a = 2e4;
  async function searchItems(e, t) {
   const {kind: n, query: s, limit: o, location: a} = e, {found: c, total: l, isIncomplete: u} = await t(n, s, a);
   if (u) throw (0, i.t)(a, "GitHub stopped this search before it was complete", "run again, or narrow the search, for example with created:>=2026-01-01", s);
   if (l > r.f && (null === o || o > r.f)) throw (0, i.t)(a, `the search has ${String(l)} results, but GitHub returns only the first ${String(r.f)}`, `narrow the search, or set limit to at most ${String(r.f)} to work on the oldest first`, s);
   const m = c.slice(0, o ?? void 0).map(itemOf), d = l - m.length;
   return {
    items: m,
    notices: d > 0 ? [ `${a}: limit leaves out ${String(d)} of ${String(l)} results of the search` ] : []
   };
  }
  function itemOf(e) {
   const {number: t, title: n, url: s, body: o, author: r, association: i, labels: a, created: c, updated: l} = e;
   return {
    id: String(t),
    fields: {
     number: t,
     title: n,
     url: s,
     body: o,
     author: r,
     association: i,
     labels: a,
     created: c,
     updated: l
    },
    content: null
   };
  }
  function untrustedText(e, t, n) {
   const {author: r, association: i, labels: c} = e, l = "string" == typeof r ? r : null, u = String(i);
   if (!(0, o.W)(u, n)) return "[omitted: the author is less trusted than minimum-trust]";
   switch (t) {
   case "body":
    return `${(0, s.wc)(l, u)}\n${(0, s.hD)(textOf(e.body), a)}`;

   case "author":
    return (0, s.wc)(l, u);

   case "labels":
    return Array.isArray(c) ? c.map(e => (0, s.BT)(String(e))).join(", ") : "";

   default:
    return (0, s.BT)(textOf(e[t]));
   }
  }
  function textOf(e) {
   return "string" == typeof e || "number" == typeof e ? String(e) : "";
  }
 }),
 57367: (function(e, t, n) {
  n.d(t, {
   XK: () => planFileText,
   vS: () => parsePlan,
   wr: () => readPlanFile
  });
  var s = n(94343), o = n(43759), r = n(42357), i = n(85306);
  function* planFileText(e) {
   const {jobs: t, ...n} = e;
   yield `${JSON.stringify(n).slice(0, -1)},"jobs":[\n`;
   let s = [];
   for (const [e, n] of t.entries()) {
    const {item: o} = n, r = null === o ? null : {
     id: o.id,
     fields: o.fields,
     content: o.content
    };
    s.push(`${JSON.stringify({
     ...n,
     item: r
    })}${e < t.length - 1 ? "," : ""}\n`), s.length < 1e3 || (yield s.join(""), s = []);
   }
   yield `${s.join("")}]}\n`;
  }
  const hex = e => s.YjP().check(o.Fk(new RegExp(`^[0-9a-f]{${String(e)}}$`))), a = s.Whr().check(o.qm(0)), c = s.rej({
   id: s.YjP(),
   index: a,
   item: s.mee(s.rej({
    id: s.YjP(),
    fields: s.g1P(s.YjP(), s.L5J()),
    content: s.mee(s.YjP())
   })),
   matrix: s.g1P(s.YjP(), s.KCZ([ s.YjP(), s.aig(), s.zMY() ])),
   repeat: s.Whr().check(o.qm(1)),
   key: hex(64),
   keyParts: s.rej(Object.fromEntries(i.N.map(e => [ e, s.YjP() ]))),
   slot: s.YjP(),
   evaluationDigest: s.YjP(),
   model: s.YjP(),
   promptCharacters: s.aig(),
   estimatedCostUsd: s.mee(s.aig()),
   shard: s.Whr().check(o.qm(1))
  }), l = s.rej({
   formatVersion: s.euz(1),
   planId: hex(32),
   name: s.YjP(),
   fileDigest: hex(64),
   shards: s.Whr().check(o.qm(1), o.Zm(256)),
   jobs: s.YOg(c),
   notices: s.YOg(s.YjP())
  });
  function readPlanFile(e, t, n) {
   const s = parsePlan(e, t);
   if (s.fileDigest !== n.digest) throw planProblem(e, `the plan was made from another version of ${n.path}`, "check out the same commit for the plan and for its shards, or make a new plan");
   return s;
  }
  function parsePlan(e, t) {
   const n = function(e, t) {
    try {
     return JSON.parse(t);
    } catch (t) {
     throw planProblem(e, `the plan is not valid JSON: ${(0, r.bD)(t)}`, "make it again with batch plan");
    }
   }(e, (new TextDecoder).decode(t)), s = l.safeParse(n);
   if (!s.success) {
    const [t] = s.error.issues;
    throw planProblem(e, "the file is not a plan of this version of Sallyport" + (void 0 === t || 0 === t.path.length ? "" : ` at ${t.path.join(".")}`), "make it with batch plan");
   }
   return {
    ...s.data,
    jobs: s.data.jobs
   };
  }
  function planProblem(e, t, n) {
   return new r.yo({
    code: "batch-plan",
    location: e,
    message: t,
    hint: n
   });
  }
 }),
 11739: (function(e, t, n) {
  n.d(t, {
   q7: () => createJobResolver,
   ZY: () => evaluationsOf,
   N9: () => narrowingOf,
   TY: () => outputFileOf
  });
  var s = n(42357), o = n(56585), r = n(13705), i = n(33233), a = n(91242), c = n(49928), l = n(27199), u = n(65981), m = n(95363), d = n(68350), h = n(14398), f = n(99175), p = n(37815);
  const g = [ "allow", "ask", "deny" ];
  function parsedSetting(e, t, n, s) {
   const o = h.uG[e].value.schema().safeParse(t);
   if (o.success) return o.data;
   s.push({
    code: "batch-invalid",
    location: n,
    message: `${e} ${o.error.issues[0]?.message ?? "has an invalid value"}`,
    found: JSON.stringify(t),
    hint: `correct the value, or remove ${e}`
   });
  }
  function givenSettings({defaults: e}, t) {
   const {settings: n, items: s} = t, o = [ ...e.filter(({name: e}) => !(0, p.t)(e, n)), ...n ];
   return "test-data" !== s?.kind || o.some(({name: e}) => f.Sr.includes(e)) ? o : [ ...o, {
    name: "prompt-file",
    value: s.path,
    location: s.location
   } ];
  }
  function matrixSettings({location: e}, t) {
   return Object.entries(t).flatMap(([t, n]) => f.EF.some(e => e === t) ? [ {
    name: t,
    value: asGiven(t, n),
    location: e
   } ] : []);
  }
  function asGiven(e, t) {
   return h.uG[e].value.schema().safeParse(t).success ? t : String(t);
  }
  function isRule(e) {
   return g.some(t => t === e);
  }
  function isOfInputs(e, {given: t}) {
   return void 0 !== t[e];
  }
  function hasAnyPlaceholder(e) {
   return (0, u.Ej)(e).some(e => (0, u.Qf)(e).length > 0);
  }
  var y = n(30235);
  function insertInto(e, t, {written: n = e => e, ...o}) {
   return (0, u.ID)(e, e => n(function(e, {item: t, matrix: n}, {entry: o, minimumTrust: r}) {
    const {kind: i, name: a} = e;
    if ("matrix" === i) return String(n[a] ?? "");
    const c = null === t ? void 0 : (0, m._F)(t.fields, a);
    if (null === t || void 0 === c) throw new s.yo(function({source: e, name: t}, n, o) {
     const r = Object.keys(n?.fields ?? {}), i = (0, s.pA)(t, r);
     return {
      code: "batch-items",
      location: n?.location ?? `entry ${o}, item ${n?.id ?? ""}`,
      message: `the item has no field for ${e}`,
      hint: void 0 === i ? `its fields are ${r.join(", ")}` : `did you mean {{item.${i}}}?`
     };
    }(e, t, o.id));
    return null !== o.items && (0, m.Xe)(o.items, a) ? (0, y.U)(t.fields, a, r) : (0, 
    m.gF)(c);
   }(e, t, o)));
  }
  function createJobResolver(e, t, n) {
   const o = new Map, settingsOf = (n, r) => {
    const i = `${n.id} ${JSON.stringify(r)}`, a = o.get(i) ?? function(e, t, n, o) {
     const r = [ ...givenSettings(e, t), ...matrixSettings(t, n) ];
     !function({matrix: e, location: t}, n) {
      const o = Object.keys(e).flatMap(e => isRule(e) || [ "mode", "read-only-commands", "vars" ].includes(e) ? [ {
       code: "batch-invalid",
       location: t,
       message: `${e} cannot be a dimension of the matrix`,
       hint: "write one entry for each value"
      } ] : isOfInputs(e, n) ? [ {
       code: "batch-invalid",
       location: t,
       message: `the input ${e} would replace every value of matrix.${e}`,
       hint: `remove the input ${e}, or the dimension`
      } ] : []);
      if (o.length > 0) throw new s.yo(o);
     }(t, o);
     const i = {}, a = new Map, c = [];
     for (const e of r) {
      const t = f.EF.find(t => t === e.name);
      void 0 === t || isRule(t) || isOfInputs(t, o) || (a.delete(t), "vars" === t || hasAnyPlaceholder(e.value) ? a.set(t, {
       name: t,
       given: e
      }) : i[t] = parsedSetting(t, e.value, e.location, c));
     }
     if (c.length > 0) throw new s.yo(c);
     const l = function(e, {settings: t, given: n, locationOfRule: s}) {
      const own = t => e.flatMap(({name: e, value: n, location: s}) => e !== t ? [] : h.uG[t].value.schema().parse(n).map((e, t) => ({
       rule: e,
       location: (0, d.eK)(s, t)
      }))), o = own("allow"), r = (n.allow ?? []).length > 0, i = {
       allow: r ? [] : o,
       ask: own("ask"),
       deny: own("deny")
      };
      return {
       lists: Object.fromEntries(g.map(e => [ e, [ ...t[e], ...i[e].map(({rule: e}) => e) ] ])),
       narrowing: r && o.length > 0 ? o.map(({rule: e}) => e) : null,
       locationOfRule: (e, n) => i[e][n - t[e].length]?.location ?? s(e, n)
      };
     }([ ...e.defaults, ...t.settings ], o), u = o.settings["read-only-commands"] && !1 !== i["read-only-commands"];
     return {
      settings: {
       ...o.settings,
       ...i,
       ...l.lists,
       "read-only-commands": u
      },
      varying: [ ...a.values() ],
      narrowing: l.narrowing,
      locationOfRule: l.locationOfRule
     };
    }(e, n, r, t);
    return o.set(i, a), a;
   }, r = function(e) {
    const t = new Map, n = new Map;
    return async (s, o, r) => {
     const i = await (async n => {
      const s = {
       prompt: n.prompt,
       "prompt-file": n["prompt-file"],
       "prompt-format": n["prompt-format"],
       command: n.command
      }, o = JSON.stringify(s), r = t.get(o) ?? (0, a._)(s, {
       ...e,
       readInput: noInput
      });
      return t.set(o, r), await r;
     })(o);
     if ("test-data" !== s.items?.kind) return {
      spec: i,
      vars: r
     };
     const c = n.get(i) ?? function(e) {
      const t = (0, l.Q)(e).flatMap(({kind: e, content: t}) => "variable" === e ? [ t ] : []), n = e.notices.filter(e => !/: (?:testData|evaluators) /.test(e));
      return {
       spec: {
        ...e,
        notices: n
       },
       variables: new Set(t)
      };
     }(i);
     n.set(i, c);
     const u = Object.entries(r).filter(([e]) => c.variables.has(e));
     return {
      spec: c.spec,
      vars: Object.fromEntries(u)
     };
    };
   }(n);
   return {
    settingsOf: settingsOf,
    async resolve(t, n) {
     const o = settingsOf(t, n.matrix), a = {
      entry: t,
      minimumTrust: o.settings["minimum-trust"]
     }, {settings: l, vars: m, changed: d} = function({settings: e, varying: t}, n, o) {
      const r = {}, a = [];
      let c = "test-data" === o.entry.items?.kind ? textsOf(n.item?.fields ?? {}) : {};
      for (const {name: e, given: s} of t) if ("vars" === e) c = textsOf((0, i.p)(s.value) ? insertInto(s.value, n, o) : {}); else if ("prompt" !== e) {
       const t = insertInto(s.value, n, o);
       r[e] = parsedSetting(e, t, `${s.location}, item ${n.item?.id ?? ""}`, a);
      }
      if (a.length > 0) throw new s.yo(a);
      const {args: l, ...u} = r;
      return {
       settings: 0 === Object.keys(r).length ? e : {
        ...e,
        ...r
       },
       vars: c,
       changed: u
      };
     }(o, n, a), h = `${t.id} ${JSON.stringify([ n.matrix, d ])}`, f = function({varying: e}) {
      const t = e.find(({name: e}) => "prompt" === e)?.given.value;
      return "string" == typeof t && (0, u.Qf)(t).length > 0 ? t : null;
     }(o), p = narrowingOf(o, e), {locationOfRule: g} = o;
     if (null === f) return {
      settings: l,
      ...await r(t, l, m),
      narrowing: p,
      locationOfRule: g,
      variant: h,
      template: f
     };
     const y = function(e, t) {
      const s = e.split(c.dC).map(e => insertInto(e, n, a)), o = s.join(t);
      return s.length > 1 || "" === t ? o : `${o}\n\n${t}`;
     }(f, l.args);
     return {
      settings: "" === l.args ? l : {
       ...l,
       args: ""
      },
      ...literalPrompt(y, e),
      narrowing: p,
      locationOfRule: g,
      variant: h,
      template: f
     };
    }
   };
  }
  function noInput() {
   return Promise.reject(new s.yo({
    code: "batch-invalid",
    message: "a job of a batch cannot read its prompt from standard input",
    hint: "use prompt or the path of a prompt file"
   }));
  }
  function textsOf(e) {
   return Object.fromEntries(Object.entries(e).map(([e, t]) => [ e, (0, m.gF)(t) ]));
  }
  function literalPrompt(e, {path: t}) {
   const {source: n} = (0, r.W5)(e, t);
   return {
    spec: (0, o.K)("prompt-yml", n, "{{text}}"),
    vars: {
     text: e
    }
   };
  }
  function narrowingOf({narrowing: e}, {path: t}) {
   return null === e ? null : {
    ...(0, o.K)("inline", t, ""),
    allowedTools: e
   };
  }
  function evaluationsOf(e, t) {
   const n = {
    entry: e,
    minimumTrust: "anyone"
   };
   return e.evaluate.map(e => ({
    ...insertInto(e, t, n),
    check: insertInto(e.check, t, "matches" === e.check.kind ? {
     ...n,
     written: asPattern
    } : n)
   }));
  }
  function asPattern(e) {
   return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  }
  function outputFileOf(e, t) {
   return null === e.outputFile ? null : insertInto(e.outputFile, t, {
    entry: e,
    minimumTrust: "anyone"
   });
  }
 }),
 56987: (function(e, t, n) {
  n.d(t, {
   IJ: () => requireStaticSources,
   Xy: () => readShard
  });
  var s = n(42357);
  const o = 256, r = [ [ "GitLab", "CI_NODE_INDEX", "CI_NODE_TOTAL", 1 ], [ "Azure Pipelines", "SYSTEM_JOBPOSITIONINPHASE", "SYSTEM_TOTALJOBSINPHASE", 1 ], [ "CircleCI", "CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0 ], [ "Buildkite", "BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0 ] ];
  function readShard(e, t) {
   if ("auto" === e) return function(e) {
    for (const [t, n, s, o] of r) {
     const [r, i] = [ e[n], e[s] ];
     if (void 0 === r || void 0 === i || "" === r || "" === i) continue;
     const a = `${n}=${r}, ${s}=${i} (${t})`;
     return checked({
      index: Number(r) - o + 1,
      total: Number(i)
     }, a);
    }
    throw new s.yo({
     code: "batch-plan",
     location: "shard",
     message: "auto found no variables of a CI system that number its parallel jobs",
     hint: `write I/N; auto knows ${r.map(([e]) => e).join(", ")}, and on GitHub the plan's matrix has the value`
    });
   }(t);
   const [, n = "", o = ""] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(e) ?? [];
   return checked({
    index: Number(n),
    total: Number(o)
   }, e);
  }
  function checked({index: e, total: t}, n) {
   if (Number.isInteger(e) && Number.isInteger(t) && e >= 1 && e <= t && t <= o) return {
    index: e,
    total: t
   };
   throw new s.yo({
    code: "batch-plan",
    location: "shard",
    message: `a shard is I/N, with I from 1 to N and N at most ${String(o)}`,
    found: n,
    hint: "write 1/8 for the first of eight shards"
   });
  }
  const i = [ "issues", "pulls", "lines" ];
  function requireStaticSources({jobs: e}) {
   const t = e.flatMap(({id: e, items: t}) => null !== t && i.includes(t.kind) ? [ {
    code: "batch-plan",
    location: t.location,
    message: `the items of ${e} are looked up, so every shard could find other ones`,
    found: t.kind,
    hint: "run `batch plan FILE --shards N --out plan.json` once, and pass --plan plan.json to every shard"
   } ] : []);
   if (t.length > 0) throw new s.yo(t);
  }
 }),
 85306: (function(e, t, n) {
  n.d(t, {
   N: () => o,
   R: () => s
  });
  const s = 1, o = [ "format", "prompt", "inputs", "item", "content", "model", "parameters", "rules", "settings", "repeat" ];
 }),
 1347: (function(e, t, n) {
  n.d(t, {
   BT: () => nameInLine,
   fl: () => truncateStart,
   hD: () => quote,
   wc: () => byline,
   xv: () => truncate
  });
  var s = n(58108), o = n(20653), r = n(669);
  function quote(e, t) {
   return truncate((0, s.E)(e).trim(), t).split(/\r\n|[\n\r\u2028\u2029\u0085]/).map(e => `> ${e}`.trimEnd()).join("\n");
  }
  function nameInLine(e) {
   const t = (0, s.E)(e);
   return /^[\w./@+-]{1,300}$/.test(t) ? t : JSON.stringify(truncate(t, 300));
  }
  function byline(e, t) {
   return `${null === e ? "a deleted account" : `@${e.replace(/[^\w[\]-]/g, "")}`} (${(0, 
   r.A)(t)})`;
  }
  function truncate(e, t) {
   if (e.length <= t) return e;
   const n = (0, o.GH)(e, t);
   return `${n}\n[cut: ${String(e.length - n.length)} more characters]`;
  }
  function truncateStart(e, t) {
   if (e.length <= t) return e;
   const n = (0, o.pJ)(e, t).replace(/^[^\n]*\n/, "");
   return `[cut: ${String(e.length - n.length)} characters before]\n${n}`;
  }
 }),
 669: (function(e, t, n) {
  n.d(t, {
   A: () => trustOf,
   W: () => isTrusted
  });
  var s = n(91586);
  function trustOf(e) {
   switch (e) {
   case "OWNER":
    return "owner";

   case "MEMBER":
    return "member";

   case "COLLABORATOR":
    return "collaborator";

   case "CONTRIBUTOR":
    return "contributor";

   default:
    return "anyone";
   }
  }
  function isTrusted(e, t) {
   return s.e.indexOf(trustOf(e)) <= s.e.indexOf(t);
  }
 }),
 85563: (function(e, t, n) {
  n.d(t, {
   N: () => withConfinedRuntime
  });
  var s = n(62811), o = n(39446), r = n(34325), i = n(49137);
  async function withConfinedRuntime({redact: e, onSandbox: t, ...n}, a) {
   const {settings: c} = n.runContext, l = (0, s.G)(n.hostEnvironment.temporary, e), u = (0, 
   r.H)(l);
   u.make();
   const m = (0, i.Y)({
    ...n,
    childProcesses: u.childProcesses,
    sandbox: {
     mode: c.sandbox,
     makeDirectory: () => l.makeDirectory("sandbox"),
     limits: c,
     onReport: e => t?.(e)
    }
   });
   try {
    return await m.ready(), "require" === c.sandbox && await (m.sandbox?.report()), 
    await a(m);
   } finally {
    m.sandbox?.close(), (0, o.j)(l.run), l.remove();
   }
  }
 }),
 8044: (function(e, t, n) {
  n.d(t, {
   schemaProblems: () => schemaProblems
  });
  var s = n(60207), o = n(85352);
  const r = JSON.parse('{"$comment":"Keywords of JSON Schema from draft 4 to 2020-12. A description is the end of the message \'KEYWORD must be \u2026\'.","$ref":"#/definitions/schema","definitions":{"schema":{"type":["object","boolean"],"description":"a schema must be an object","properties":{"$ref":{"$ref":"#/definitions/text"},"$dynamicRef":{"not":{},"description":"$dynamicRef is not supported; use $ref"},"$defs":{"$ref":"#/definitions/schemaMap"},"definitions":{"$ref":"#/definitions/schemaMap"},"title":{"$ref":"#/definitions/text"},"description":{"$ref":"#/definitions/text"},"type":{"description":"one of string, number, integer, boolean, object, array, null, or a list of them","anyOf":[{"$ref":"#/definitions/type"},{"type":"array","items":{"$ref":"#/definitions/type"},"minItems":1}]},"enum":{"type":"array","minItems":1,"description":"a list of at least one value"},"multipleOf":{"type":"number","exclusiveMinimum":0,"description":"a number above 0"},"minimum":{"$ref":"#/definitions/number"},"maximum":{"$ref":"#/definitions/number"},"exclusiveMinimum":{"$ref":"#/definitions/limit"},"exclusiveMaximum":{"$ref":"#/definitions/limit"},"minLength":{"$ref":"#/definitions/count"},"maxLength":{"$ref":"#/definitions/count"},"pattern":{"type":"string","format":"regex","description":"a string"},"items":{"if":{"type":"array"},"then":{"$ref":"#/definitions/schemaList"},"else":{"$ref":"#/definitions/schema"}},"prefixItems":{"$ref":"#/definitions/schemaList"},"additionalItems":{"$ref":"#/definitions/schema"},"unevaluatedItems":{"$ref":"#/definitions/schema"},"contains":{"$ref":"#/definitions/schema"},"minContains":{"$ref":"#/definitions/count"},"maxContains":{"$ref":"#/definitions/count"},"minItems":{"$ref":"#/definitions/count"},"maxItems":{"$ref":"#/definitions/count"},"uniqueItems":{"$ref":"#/definitions/flag"},"properties":{"$ref":"#/definitions/schemaMap"},"patternProperties":{"allOf":[{"$ref":"#/definitions/schemaMap"},{"propertyNames":{"format":"regex","description":"a regular expression"}}]},"additionalProperties":{"$ref":"#/definitions/schema"},"unevaluatedProperties":{"$ref":"#/definitions/schema"},"propertyNames":{"$ref":"#/definitions/schema"},"minProperties":{"$ref":"#/definitions/count"},"maxProperties":{"$ref":"#/definitions/count"},"required":{"type":"array","items":{"type":"string","description":"a property name"},"description":"a list of property names"},"dependentSchemas":{"$ref":"#/definitions/schemaMap"},"allOf":{"$ref":"#/definitions/schemaList"},"anyOf":{"$ref":"#/definitions/schemaList"},"oneOf":{"$ref":"#/definitions/schemaList"},"not":{"$ref":"#/definitions/schema"},"if":{"$ref":"#/definitions/schema"},"then":{"$ref":"#/definitions/schema"},"else":{"$ref":"#/definitions/schema"}}},"schemaList":{"type":"array","items":{"$ref":"#/definitions/schema"},"minItems":1,"description":"a list of schemas"},"schemaMap":{"type":"object","additionalProperties":{"$ref":"#/definitions/schema"},"description":"a mapping of names to schemas"},"type":{"enum":["string","number","integer","boolean","object","array","null"]},"text":{"type":"string","description":"a string"},"flag":{"type":"boolean","description":"true or false"},"number":{"type":"number","description":"a number"},"limit":{"type":["number","boolean"],"description":"a number"},"count":{"type":"integer","minimum":0,"description":"an integer of at least 0"}}}'), i = 20, a = 64;
  function schemaProblems(e) {
   if (!isRecord(e)) return [ {
    pointer: "",
    what: `a schema must be an object, found ${kindOf(e)}`
   } ];
   if ((0, o.Q)(e, a)) return [ {
    pointer: "",
    what: `nested deeper than ${a} levels`
   } ];
   const {errors: t} = new s.D(structuredClone(r), "7", !1).validate(e), n = t.flatMap(t => function({instanceLocation: e, keyword: t, keywordLocation: n}, s) {
    const o = function(e) {
     let t = r;
     for (const n of stepsOf(e).slice(0, -1)) t = valueAt(`/${n}`, t), "$ref" === n && "string" == typeof t && (t = valueAt(t.slice(1), r));
     return isRecord(t) && "string" == typeof t.description ? t.description : null;
    }(n);
    if (null === o || c.has(t)) return [];
    const i = stepsOf(e), a = i.map(pointerStep).join(""), l = i.at(-1) ?? "";
    if ("format" === t) {
     const e = n.includes("/propertyNames/") ? l : valueAt(a, s);
     return [ {
      pointer: a,
      what: `${JSON.stringify(e)} is not a valid regular expression`
     } ];
    }
    return o.startsWith("a schema") ? [ {
     pointer: a,
     what: `${o}, found ${kindOf(valueAt(a, s))}`
    } ] : [ {
     pointer: a,
     what: o.startsWith("$") ? o : `${l} must be ${o}`
    } ];
   }(t, e));
   return (n.length > 0 ? n : referenceProblems(e, e, "")).slice(0, i);
  }
  const c = new Set([ "properties", "items", "additionalProperties" ]), l = new Set([ "enum", "const", "default", "examples" ]), u = new Set([ "$defs", "definitions", "properties", "patternProperties", "dependentSchemas" ]);
  function referenceProblems(e, t, n, s = !1) {
   return "object" != typeof e || null === e ? [] : Object.entries(e).flatMap(([e, o]) => {
    const r = `${n}${pointerStep(e)}`;
    return s || "$ref" !== e ? !s && l.has(e) ? [] : referenceProblems(o, t, r, !s && u.has(e)) : function(e, t) {
     if (!e.startsWith("#")) return [ "$ref can only point into this schema (#/\u2026); nothing is fetched" ];
     const n = e.slice(1), s = n.startsWith("/") ? valueAt(n, t) : null;
     return "" === n || isRecord(s) || "boolean" == typeof s || hasAnchor(t, n) ? [] : [ `$ref points to ${e}, which does not exist` ];
    }(String(o), t).map(e => ({
     pointer: r,
     what: e
    }));
   });
  }
  function valueAt(e, t) {
   return stepsOf(e).reduce((e, t) => "object" == typeof e && null !== e && Object.hasOwn(e, t) ? e[t] : void 0, t);
  }
  function stepsOf(e) {
   return e.split("/").slice(1).map(e => function(e) {
    try {
     return decodeURIComponent(e);
    } catch {
     return e;
    }
   }(e).replaceAll("~1", "/").replaceAll("~0", "~"));
  }
  function pointerStep(e) {
   return `/${e.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  }
  function hasAnchor(e, t) {
   return "object" == typeof e && null !== e && ("$anchor" in e && e.$anchor === t || Object.values(e).some(e => hasAnchor(e, t)));
  }
  function isRecord(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  function kindOf(e) {
   return null === e ? "null" : Array.isArray(e) ? "a list" : "a " + typeof e;
  }
 }),
 13588: (function(e, t, n) {
  n.d(t, {
   r: () => createGitHubReader
  });
  var s = n(35548), o = n(80353), r = n(31004), i = n(60957);
  function createGitHubReader(e, t) {
   let n = t, a = null;
   const request = async (t, s) => {
    if (n <= 0) return null;
    n -= 1, a ??= (0, o.wy)(e);
    const i = await a;
    try {
     return await (0, o.bD)(e, e => s(i, e));
    } catch (e) {
     throw (0, r.K)(e, t);
    }
   };
   return {
    request: request,
    query: (e, t, n) => request(e, async (o, r) => {
     try {
      return {
       data: await o.graphql(t, {
        ...n,
        request: {
         signal: r
        }
       }),
       errors: []
      };
     } catch (t) {
      return function(e, {what: t, needs: n}) {
       const {data: o, errors: r} = e;
       if (!Array.isArray(r)) throw e;
       const a = [ ...new Set(r.map(({message: e}) => String(e).slice(0, 300))) ];
       if (null != o) return {
        data: o,
        errors: a
       };
       throw new i.J(200, `GitHub did not return ${t}: ${a.join(" ")}`, (0, s.jj)(n, "all"), "token-lacks-permission");
      }(t, e);
     }
    })
   };
  }
 }),
 95195: (function(e, t, n) {
  n.d(t, {
   f: () => o,
   t: () => searchIssues
  });
  var s = n(13588);
  const o = 1e3, r = 100;
  async function searchIssues(e, t) {
   const n = (0, s.r)(e, o / r), i = new Map;
   let [a, c] = [ 0, !1 ];
   for (let e = 1; (e - 1) * r < o; e += 1) {
    const s = {
     what: `the search ${JSON.stringify(t)}`,
     needs: [ "issues: read", "pull-requests: read" ]
    }, o = await n.request(s, (n, s) => n.rest.search.issuesAndPullRequests({
     q: t,
     sort: "created",
     order: "asc",
     per_page: r,
     page: e,
     request: {
      signal: s
     }
    }));
    if (null === o) break;
    const {items: l, total_count: u, incomplete_results: m} = o.data;
    a = u, c ||= m;
    for (const e of l) i.set(e.html_url, foundIssue(e));
    if (l.length < r || e * r >= u) break;
   }
   return {
    found: [ ...i.values() ],
    total: a,
    isIncomplete: c
   };
  }
  function foundIssue(e) {
   return {
    number: e.number,
    title: e.title,
    url: e.html_url,
    body: e.body ?? "",
    author: e.user?.login ?? null,
    association: e.author_association,
    labels: e.labels.flatMap(({name: e}) => e ?? []),
    created: e.created_at,
    updated: e.updated_at
   };
  }
 }),
 36566: (function(e, t, n) {
  n.r(t), n.d(t, {
   compileWasmOnce: () => compileWasmOnce,
   growHeapSlowly: () => growHeapSlowly,
   keepHeapSmall: () => keepHeapSmall
  });
  var s = n(78877);
  const o = 13;
  function setKnownFlag(e) {
   Number.parseInt(process.versions.v8, 10) <= o && (0, s.setFlagsFromString)(e);
  }
  function growHeapSlowly() {
   (0, s.setFlagsFromString)("--heap-growing-percent=30");
  }
  function keepHeapSmall() {
   growHeapSlowly(), setKnownFlag("--semi-space-growth-factor=1");
  }
  function compileWasmOnce() {
   setKnownFlag("--wasm-tiering-budget=1000000000");
  }
 }),
 51624: (function(e, t, n) {
  n.r(t), n.d(t, {
   onlyInBatch: () => d,
   parsePromptYml: () => parsePromptYml
  });
  var s = n(42357), o = n(46013), r = n(33233);
  const isNumberIn = (e, t) => n => "number" == typeof n && n >= e && n <= t, isCount = e => Number.isSafeInteger(e) && e >= 1, i = {
   temperature: {
    name: "temperature",
    accepts: isNumberIn(0, 2),
    what: "a number from 0 to 2"
   },
   topP: {
    name: "topP",
    accepts: isNumberIn(0, 1),
    what: "a number from 0 to 1"
   },
   maxTokens: {
    name: "maxOutputTokens",
    accepts: isCount,
    what: "a whole number above 0"
   },
   max_tokens: {
    name: "maxOutputTokens",
    accepts: isCount,
    what: "a whole number above 0"
   },
   max_completion_tokens: {
    name: "maxOutputTokens",
    accepts: isCount,
    what: "a whole number above 0"
   },
   top_p: {
    name: "topP",
    accepts: isNumberIn(0, 1),
    what: "a number from 0 to 1"
   },
   maxCompletionTokens: {
    name: "maxOutputTokens",
    accepts: isCount,
    what: "a whole number above 0"
   },
   stop: {
    name: "stop",
    accepts: e => "string" == typeof e || Array.isArray(e) && e.every(e => "string" == typeof e),
    what: "text or a list of texts",
    read: e => "string" == typeof e ? [ e ] : e
   }
  };
  function readParameters(e, t, {diagnostics: n, notices: a}) {
   const c = e.value.modelParameters ?? {};
   if (!(0, r.p)(c)) return n.push(e.diagnostic([ "modelParameters" ], {
    message: `\`modelParameters\` must be a mapping, but is ${(0, o.x)(c)}`,
    hint: "write one `name: value` per line below it, indented"
   })), {};
   const l = [];
   for (const [o, r] of Object.entries(c)) {
    const c = Object.hasOwn(i, o) ? i[o] : void 0;
    if (void 0 === c) {
     const e = (0, s.pA)(o, Object.keys(i));
     a.push(`${t}: the model parameter ${JSON.stringify(o)} has no effect${void 0 === e ? "" : `; did you mean ${e}?`}`);
    } else c.accepts(r) ? l.push([ c.name, void 0 === c.read ? r : c.read(r) ]) : n.push(e.diagnostic([ "modelParameters", o ], {
     message: `\`${o}\` must be ${c.what}`,
     hint: "correct the value"
    }));
   }
   return Object.fromEntries(l);
  }
  const a = [ "text", "json_object", "json_schema" ];
  function readPromptOutputSchema(e, t, {diagnostics: n, notices: i}) {
   const c = e.value.responseFormat ?? null, l = null !== (e.value.jsonSchema ?? null);
   if (null !== c && !a.includes(c)) {
    const t = "string" == typeof c ? (0, s.pA)(c, a) : void 0;
    return n.push(e.diagnostic([ "responseFormat" ], {
     message: `\`responseFormat\` must be one of ${a.join(", ")}`,
     hint: void 0 === t ? "correct the value, or remove it" : `did you mean ${t}?`
    })), null;
   }
   return "json_schema" !== c ? (l && i.push(`${t}: jsonSchema has no effect without responseFormat: json_schema`), 
   "json_object" === c ? {
    type: "object"
   } : null) : l ? function(e, t) {
    const n = e.value.jsonSchema, fail = (n, s, o = null) => (t.push(e.diagnostic([ "jsonSchema" ], {
     message: n,
     hint: s
    }, o)), null);
    let i = n;
    if ("string" == typeof n) try {
     i = JSON.parse(n);
    } catch (e) {
     const [t = "", o] = (0, s.bD)(e).split(/ (?:in JSON )?at position (\d+).*/s), r = void 0 === o && /end of JSON/.test(t) ? n.trimEnd().length : o;
     return fail(`\`jsonSchema\` is not valid JSON: ${t}`, "correct the JSON", void 0 === r ? null : Number(r));
    }
    return (0, r.p)(i) && (0, r.p)(i.schema) && (i = i.schema), (0, r.p)(i) ? i : fail(`\`jsonSchema\` must be an object, but is ${(0, 
    o.x)(i)}`, 'write a JSON schema such as `{"type": "object"}`');
   }(e, n) : (n.push(e.diagnostic([ "responseFormat" ], {
    message: "`responseFormat: json_schema` needs a `jsonSchema`",
    hint: "add it"
   })), null);
  }
  var c = n(56585);
  const l = [ "name", "description", "model", "modelParameters", "messages", "responseFormat", "jsonSchema", "system", "user" ], u = [ "testData", "evaluators" ], m = [ "system", "user", "assistant" ], d = "have an effect only in a batch with items: test-data", h = "\n\n", f = "\n\nBegin your answer with exactly this text, and continue it:\n\n";
  async function parsePromptYml(e, t) {
   const n = await (0, r.k)(e, t), i = [], a = function(e, {value: t}) {
    const n = Object.keys(t), o = u.filter(e => n.includes(e));
    return [ ...n.filter(e => ![ ...l, ...u ].includes(e)).map(t => {
     const n = (0, s.pA)(t, l);
     return `${e}: the key ${JSON.stringify(t)} has no effect${void 0 === n ? "" : `; did you mean ${n}?`}`;
    }), ...0 === o.length ? [] : [ `${e}: ${o.join(" and ")} ${d}` ] ];
   }(e, n), h = {
    name: readText(n, "name", i),
    description: readText(n, "description", i),
    model: readText(n, "model", i),
    parameters: readParameters(n, e, {
     diagnostics: i,
     notices: a
    }),
    outputSchema: readPromptOutputSchema(n, e, {
     diagnostics: i,
     notices: a
    })
   }, p = function(e, t, n) {
    const i = t.value.messages ?? [];
    if (!Array.isArray(i)) return n.push(t.diagnostic([ "messages" ], {
     message: `\`messages\` must be a list, but is ${(0, o.x)(i)}`,
     hint: "write one message per line: `- role: user` with its `content`"
    })), [];
    const a = n.length, c = [ ...topLevel(t, "system", n), ...i.flatMap((e, i) => function(e, t, {index: n, diagnostics: i}) {
     const a = [ "messages", n ], {role: c, content: l} = (0, r.p)(t) ? t : {
      role: void 0,
      content: void 0
     }, u = i.length, d = m.find(e => e === c);
     if (void 0 === d) {
      const t = "string" == typeof c ? (0, s.pA)(c, m) : void 0;
      i.push(e.diagnostic([ ...a, "role" ], {
       message: "a message has the role system, user or assistant" + (void 0 === c ? ", but this one has none" : ""),
       hint: void 0 === t ? "write `role: user` and its `content`" : `did you mean ${t}?`
      }));
     }
     return "string" != typeof l && i.push(e.diagnostic([ ...a, "content" ], {
      message: `the \`content\` of a message must be text, but is ${void 0 === l ? "missing" : (0, 
      o.x)(l)}`,
      hint: "write `content: |` and the text below it, indented"
     })), void 0 === d || "string" != typeof l || i.length > u ? null : {
      role: d,
      content: l,
      lines: e.linesOf([ ...a, "content" ])
     };
    }(t, e, {
     index: i,
     diagnostics: n
    }) ?? []), ...topLevel(t, "user", n) ];
    if (n.length > a) return [];
    const l = function(e) {
     const [t, n] = e.slice(-2);
     if ("assistant" !== n?.role || "user" !== t?.role) return [ ...e ];
     const s = f.split("\n").slice(2).flatMap(() => t.lines?.at(-1) ?? []), o = null === t.lines || null === n.lines ? null : [ ...t.lines, ...s, ...n.lines ];
     return [ ...e.slice(0, -2), {
      role: "user",
      content: `${t.content}${f}${n.content}`,
      lines: o
     } ];
    }(c), u = l.at(-1);
    if (void 0 === u || l.every(({content: e}) => "" === e.trim())) throw new s.yo([ ...n, {
     code: "prompt-missing",
     location: e,
     message: "the prompt has no messages",
     hint: "add `messages` with a message that has the role user"
    } ]);
    return "user" === u.role && "" !== u.content.trim() || n.push(t.diagnostic(Array.isArray(t.value.messages) ? [ "messages", i.length - 1 ] : [ "system" ], {
     message: `the last message must have the role user and must not be empty; its role is ${u.role}`,
     hint: "put the task at the end, as a message with the role user"
    })), l;
   }(e, n, i);
   if (i.length > 0) throw new s.yo(i);
   return {
    ...(0, c.K)("prompt-yml", e, ""),
    ...h,
    ...joined(p),
    notices: a
   };
  }
  function readText(e, t, n) {
   const s = e.value[t] ?? null;
   return null === s || "string" == typeof s ? s : (n.push(e.diagnostic([ t ], {
    message: `\`${t}\` must be text, but is ${(0, o.x)(s)}`,
    hint: `put the value in quotes: \`${t}: "\u2026"\``
   })), null);
  }
  function topLevel(e, t, n) {
   const s = readText(e, t, n);
   return null === s ? [] : [ {
    role: t,
    content: s,
    lines: e.linesOf([ t ])
   } ];
  }
  function joined(e) {
   const t = [], n = [];
   let s = "";
   for (const o of e) {
    t.length > 0 && (s += h);
    const e = s.length;
    s += o.content, t.push({
     role: o.role,
     start: e,
     end: s.length
    });
    const r = n.at(-1);
    void 0 !== r && n.push(r);
    for (const e of o.lines ?? []) n.push(e);
   }
   return {
    body: s,
    sections: t,
    bodyAt: e.every(e => null !== e.lines) ? n : null
   };
  }
 }),
 33233: (function(e, t, n) {
  n.d(t, {
   k: () => readYamlFile,
   p: () => isMapping
  });
  var s = n(42357), o = n(63520), r = n(46013), i = n(39579);
  const a = 1e6;
  async function readYamlFile(e, t) {
   const diagnostic = (n, s) => (0, o.dR)(e, t, n, {
    code: "prompt-syntax",
    message: s,
    hint: "correct the YAML at the caret"
   });
   if (t.length > a) throw new s.yo(diagnostic(0, `the file is longer than ${a} characters`));
   if ((0, i.qK)(t)) throw new s.yo(diagnostic(0, `the file is nested deeper than ${i.JG}`));
   const {parseDocument: c} = await n.e(8815).then(n.t.bind(n, 38815, 19)), l = c(t, {
    logLevel: "error"
   });
   if (l.errors.length > 0) throw new s.yo(l.errors.slice(0, i.h0).map(e => {
    const n = e.linePos?.[0], s = void 0 === n ? 0 : (0, o.HA)(t, {
     line: n.line,
     column: n.col
    }), r = (e.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
    return diagnostic(s, `the file is not valid YAML: ${r}`);
   }));
   const u = function(e, t) {
    let n;
    try {
     n = e.toJS();
    } catch (e) {
     throw t(`the file is not valid YAML: ${(0, s.bD)(e)}`);
    }
    if (isMapping(n)) return n;
    throw t(`the file must be a mapping (\`name: value\`), but is ${(0, r.x)(n)}`);
   }(l, e => new s.yo(diagnostic(0, e)));
   return {
    value: u,
    diagnostic: (n, s, r = null) => {
     const i = nodeAt(l, n), a = (null === r ? null : function(e, t, n) {
      if (void 0 === t || !("value" in t) || "string" != typeof t.value) return null;
      const {line: s, column: r} = (0, o.t$)(t.value, n), i = linesOf(e, t)?.[s - 1];
      return void 0 === i ? null : (0, o.HA)(e, {
       line: i.line,
       column: i.column + r - 1
      });
     }(t, i, r)) ?? i?.range?.[0] ?? 0;
     return (0, o.dR)(e, t, a, {
      code: "prompt-syntax",
      ...s
     });
    },
    linesOf: e => linesOf(t, nodeAt(l, e))
   };
  }
  function isMapping(e) {
   return !("object" != typeof e || null === e || Array.isArray(e) || e instanceof Date);
  }
  function nodeAt(e, t) {
   for (let n = t.length; n > 0; n -= 1) {
    const s = e.getIn(t.slice(0, n), !0);
    if ("object" == typeof s && null !== s && "range" in s) return s;
   }
  }
  function linesOf(e, t) {
   if (void 0 === t || !("value" in t) || "string" != typeof t.value) return null;
   const [n] = t.range ?? [ 0 ], s = t.value.split("\n"), r = "type" in t ? t.type : void 0;
   if ("BLOCK_LITERAL" === r || "BLOCK_FOLDED" === r) return function(e, t, n) {
    const s = (0, o.t$)(e, t).line + 1, r = e.split("\n").slice(s - 1, s - 1 + n.length), i = n.findIndex(e => "" !== e.trim()), a = i < 0 ? 0 : (r[i] ?? "").length - (n[i] ?? "").length;
    return n.every((e, t) => "" === e || r[t]?.slice(a) === e) ? n.map((e, t) => ({
     line: s + t,
     column: a + 1
    })) : null;
   }(e, n, s);
   const i = n + ("PLAIN" === r ? 0 : 1);
   return 1 === s.length && e.startsWith(t.value, i) ? [ (0, o.t$)(e, i) ] : null;
  }
 })
};
