"use strict";

exports.id = 4021, exports.ids = [ 4021 ], exports.modules = {
 23805: (function(t, e, n) {
  n.d(e, {
   l: () => readPromptEvaluators
  });
  var o = n(42357), i = n(33233), s = n(29325);
  function keyTraps(t, e) {
   const [n, ...o] = t;
   void 0 !== n && 0 !== o.length && e(`only ${n} counts, and ${o.join(" and ")} ${1 === o.length ? "has" : "have"} no effect; write one evaluator for each`);
  }
  const r = /step[ -]by[ -]step|chain[ -]of[ -]thought|\b(think|explain|reason|justify)\w*\b/i, same = (t, e) => t.choice.toLowerCase() === e.choice.toLowerCase(), quoted = ({choice: t}) => JSON.stringify(t);
  function textOf(t) {
   return "number" == typeof t || "boolean" == typeof t ? String(t) : "string" == typeof t ? t : "";
  }
  function toBatchTemplate(t) {
   return t.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (t, e) => "completion" === e ? t : `{{item.${e}}}`);
  }
  var a = n(56456);
  const c = [ "string", "llm", "uses" ], l = [ {
   key: "equals",
   kind: "equals",
   ignoreCase: !1
  }, {
   key: "contains",
   kind: "contains",
   ignoreCase: !0
  }, {
   key: "startsWith",
   kind: "starts-with",
   ignoreCase: !0
  }, {
   key: "endsWith",
   kind: "ends-with",
   ignoreCase: !0
  } ];
  function readPromptEvaluators(t, e) {
   const n = t.value.evaluators ?? [];
   return Array.isArray(n) ? n.flatMap((n, o) => {
    const s = [ "evaluators", o ], fail = (n, o, i) => {
     const r = void 0 === i ? s : [ ...s, i ];
     return e.diagnostics.push(t.diagnostic(r, {
      message: n,
      hint: o
     })), null;
    }, r = t.diagnostic(s, {
     message: "",
     hint: ""
    }).location ?? "";
    if (!(0, i.p)(n)) return fail("an evaluator must be a mapping", "write name, and string, llm or uses"), 
    [];
    const a = function(t, e) {
     const n = c.filter(e => null !== (t[e] ?? null));
     keyTraps(n, e.notice);
     const [o] = n;
     return void 0 === o ? e.fail("an evaluator needs string, llm or uses", "add one of them") : u[o](t[o], e);
    }(n, {
     fail: fail,
     notice: t => {
      e.notices.push(`${r}: ${t}`);
     }
    });
    return null === a ? [] : [ {
     name: "string" == typeof n.name ? n.name : `evaluator ${String(o + 1)}`,
     ...a,
     not: !1,
     weight: 1,
     location: r
    } ];
   }) : (e.diagnostics.push(t.diagnostic([ "evaluators" ], {
    message: "`evaluators` must be a list",
    hint: "write one mapping per evaluator, each starting with a dash"
   })), []);
  }
  const u = {
   string: function(t, {fail: e, notice: n}) {
    if (!(0, i.p)(t)) return e("`string` must be a mapping", "write equals, contains, startsWith or endsWith", "string");
    const o = l.filter(({key: e}) => "" !== textOf(t[e]));
    keyTraps(o.map(({key: t}) => t), n);
    const [s] = o;
    if (void 0 === s) return e("`string` compares nothing", "write equals, contains, startsWith or endsWith with a text", "string");
    const {kind: r, ignoreCase: a, key: c} = s;
    return {
     check: {
      kind: r,
      value: toBatchTemplate(textOf(t[c])),
      ignoreCase: a
     },
     threshold: null
    };
   },
   llm: function(t, e) {
    const n = function(t, {fail: e, notice: n}) {
     if (!(0, i.p)(t)) return e("`llm` must be a mapping", "write prompt and choices", "llm");
     const o = textOf(t.prompt);
     if ("" === o.trim()) return e("the judge has no `prompt`", "add the question", "llm");
     const s = function(t, {fail: e, notice: n}) {
      const o = Array.isArray(t) ? t : [], s = o.flatMap(t => {
       const {choice: e, score: n} = (0, i.p)(t) ? t : {
        choice: void 0,
        score: void 0
       }, o = textOf(e).trim();
       return "" !== o && "number" == typeof n && Number.isFinite(n) ? [ {
        choice: o,
        score: n
       } ] : [];
      });
      if (0 === s.length || s.length < o.length) return e("`choices` must be a list of mappings with `choice` and a number `score`", "add them", "llm");
      const r = Math.max(...s.map(({score: t}) => t));
      return s.every(({score: t}) => t >= 0 && t <= 1) ? s : (n("scores are from 0 to 1 here: higher ones are divided by the highest, and negative ones count as 0"), 
      s.map(({choice: t, score: e}) => ({
       choice: t,
       score: Math.max(0, e) / Math.max(1, r)
      })));
     }(t.choices, {
      fail: e,
      notice: n
     });
     if (null === s) return null;
     const r = textOf(t.systemPrompt).trim();
     return {
      kind: "judge",
      prompt: (0, a.A)(toBatchTemplate(o)),
      system: "" === r ? null : toBatchTemplate(r),
      choices: s,
      model: textOf(t.modelId) || null
     };
    }(t, e);
    return null === n ? null : (function({prompt: t, system: e, choices: n}, o) {
     t.length < 2 && o("the judge does not see the answer; write {{completion}} in its prompt");
     for (const [t, e] of function(t) {
      return t.flatMap((e, n) => {
       const o = t.slice(0, n).find(({choice: t}) => e.choice.toLowerCase().includes(t.toLowerCase()));
       return void 0 === o ? [] : [ [ e, o ] ];
      });
     }(n)) same(t, e) ? o(`the choice ${quoted(t)} is listed twice; only the first can be chosen`) : o(`the choice ${quoted(t)} contains ${quoted(e)}, which is listed before it: GitHub Models always found ${quoted(e)}; here the judge can choose both`);
     n.every(({score: t}) => t <= 0) && o("no choice has a score above 0, so no answer passes"), 
     r.test(`${e ?? ""}\n${t.join("\n")}`) && o("the prompt asks for reasoning: GitHub Models took the first choice that occurred in it; here the choice is read apart from the reason");
    }(n, e.notice), {
     check: n,
     threshold: lowestAbove0(n.choices)
    });
   },
   uses: function(t, {fail: e}) {
    const n = s.F.find(e => e === t);
    if (void 0 !== n) {
     const t = (0, s.p)(n);
     return {
      check: t,
      threshold: lowestAbove0(t.choices)
     };
    }
    const i = "string" == typeof t ? (0, o.pA)(t, s.F) : void 0, r = void 0 === i ? `use one of ${s.F.join(", ")}` : `did you mean ${i}?`;
    return e(`unknown evaluator ${JSON.stringify(t)}`, r, "uses");
   }
  };
  function lowestAbove0(t) {
   return Math.min(1, ...t.map(({score: t}) => t).filter(t => t > 0));
  }
 }),
 44021: (function(t, e, n) {
  n.d(e, {
   withPromptEvaluators: () => withPromptEvaluators
  });
  var o = n(42357), i = n(72443), s = n(67557), r = n(33233), a = n(23805);
  const c = 1e7;
  async function withPromptEvaluators(t, e) {
   const n = [], i = [], c = [];
   for (const o of t.jobs) {
    if ("test-data" !== o.items?.kind) {
     c.push(o);
     continue;
    }
    const {path: l} = o.items, u = await readPrompt(l, e);
    if (null === u) {
     c.push(o);
     continue;
    }
    const h = (0, a.l)(await (0, r.k)(l, (0, s.Z)(u, l)), {
     diagnostics: n,
     notices: i
    }).map(e => "judge" === e.check.kind && null !== t.judge ? {
     ...e,
     check: {
      ...e.check,
      model: null
     }
    } : e);
    c.push({
     ...o,
     evaluate: [ ...o.evaluate, ...h ]
    });
   }
   if (n.length > 0) throw new o.yo(n.map(t => ({
    ...t,
    code: "batch-invalid"
   })));
   return {
    file: {
     ...t,
     jobs: c
    },
    notices: [ ...new Set(i) ]
   };
  }
  async function readPrompt(t, e) {
   try {
    return await e.read(t, c);
   } catch (t) {
    return (0, o.ki)(t, i.k), null;
   }
  }
 })
};
