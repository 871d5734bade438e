"use strict";

exports.id = 4021;

exports.ids = [ 4021 ];

exports.modules = {
 23805: (function(e, t, n) {
  n.d(t, {
   l: () => readPromptEvaluators
  });
  var o = n(42357);
  var s = n(33233);
  var r = n(29325);
  function keyTraps(e, t) {
   const [n, ...o] = e;
   if (n === void 0 || o.length === 0) return;
   const s = `${o.join(" and ")} ${o.length === 1 ? "has" : "have"} no effect`;
   t(`only ${n} counts, and ${s}; write one evaluator for each`);
  }
  function judgeTraps({prompt: e, system: t, choices: n}, o) {
   e.length < 2 && o("the judge does not see the answer; write {{completion}} in its prompt");
   for (const [e, t] of unreachable(n)) same(e, t) ? o(`the choice ${quoted(e)} is listed twice; only the first can be chosen`) : o(`the choice ${quoted(e)} contains ${quoted(t)}, which is listed before it: GitHub Models always found ${quoted(t)}; here the judge can choose both`);
   n.every(({score: e}) => e <= 0) && o("no choice has a score above 0, so no answer passes");
   i.test(`${t ?? ""}\n${e.join("\n")}`) && o("the prompt asks for reasoning: GitHub Models took the first choice that occurred in it; here the choice is read apart from the reason");
  }
  const i = /step[ -]by[ -]step|chain[ -]of[ -]thought|\b(think|explain|reason|justify)\w*\b/i;
  function unreachable(e) {
   return e.flatMap((t, n) => {
    const o = e.slice(0, n).find(({choice: e}) => t.choice.toLowerCase().includes(e.toLowerCase()));
    return o === void 0 ? [] : [ [ t, o ] ];
   });
  }
  const same = (e, t) => e.choice.toLowerCase() === t.choice.toLowerCase();
  const quoted = ({choice: e}) => JSON.stringify(e);
  function textOf(e) {
   if (typeof e === "number" || typeof e === "boolean") return String(e);
   return typeof e === "string" ? e : "";
  }
  function toBatchTemplate(e) {
   return e.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (e, t) => t === "completion" ? e : `{{item.${t}}}`);
  }
  var a = n(56456);
  function readPromptJudge(e, {fail: t, notice: n}) {
   if (!(0, s.p)(e)) return t("`llm` must be a mapping", "write prompt and choices", "llm");
   const o = textOf(e["prompt"]);
   if (o.trim() === "") return t("the judge has no `prompt`", "add the question", "llm");
   const r = readChoices(e["choices"], {
    fail: t,
    notice: n
   });
   if (r === null) return null;
   const i = textOf(e["systemPrompt"]).trim();
   return {
    kind: "judge",
    prompt: (0, a.A)(toBatchTemplate(o)),
    system: i === "" ? null : toBatchTemplate(i),
    choices: r,
    model: textOf(e["modelId"]) || null
   };
  }
  function readChoices(e, {fail: t, notice: n}) {
   const o = Array.isArray(e) ? e : [];
   const r = o.flatMap(e => {
    const {choice: t, score: n} = (0, s.p)(e) ? e : {
     choice: void 0,
     score: void 0
    };
    const o = textOf(t).trim();
    return o !== "" && typeof n === "number" && Number.isFinite(n) ? [ {
     choice: o,
     score: n
    } ] : [];
   });
   if (r.length === 0 || r.length < o.length) return t("`choices` must be a list of mappings with `choice` and a number `score`", "add them", "llm");
   const i = Math.max(...r.map(({score: e}) => e));
   if (r.every(({score: e}) => e >= 0 && e <= 1)) return r;
   n("scores are from 0 to 1 here: higher ones are divided by the highest, and negative ones count as 0");
   return r.map(({choice: e, score: t}) => ({
    choice: e,
    score: Math.max(0, t) / Math.max(1, i)
   }));
  }
  const c = [ "string", "llm", "uses" ];
  const u = [ {
   key: "equals",
   kind: "equals",
   ignoreCase: false
  }, {
   key: "contains",
   kind: "contains",
   ignoreCase: true
  }, {
   key: "startsWith",
   kind: "starts-with",
   ignoreCase: true
  }, {
   key: "endsWith",
   kind: "ends-with",
   ignoreCase: true
  } ];
  function readPromptEvaluators(e, t) {
   const n = e.value["evaluators"] ?? [];
   if (!Array.isArray(n)) {
    t.diagnostics.push(e.diagnostic([ "evaluators" ], {
     message: "`evaluators` must be a list",
     hint: "write one mapping per evaluator, each starting with a dash"
    }));
    return [];
   }
   return n.flatMap((n, o) => {
    const r = [ "evaluators", o ];
    const fail = (n, o, s) => {
     const i = s === void 0 ? r : [ ...r, s ];
     t.diagnostics.push(e.diagnostic(i, {
      message: n,
      hint: o
     }));
     return null;
    };
    const i = e.diagnostic(r, {
     message: "",
     hint: ""
    }).location ?? "";
    const notice = e => void t.notices.push(`${i}: ${e}`);
    if (!(0, s.p)(n)) {
     fail("an evaluator must be a mapping", "write name, and string, llm or uses");
     return [];
    }
    const a = readEvaluator(n, {
     fail: fail,
     notice: notice
    });
    if (a === null) return [];
    const c = typeof n["name"] === "string" ? n["name"] : `evaluator ${String(o + 1)}`;
    return [ {
     name: c,
     ...a,
     not: false,
     weight: 1,
     location: i
    } ];
   });
  }
  function readEvaluator(e, t) {
   const n = c.filter(t => (e[t] ?? null) !== null);
   keyTraps(n, t.notice);
   const [o] = n;
   if (o === void 0) return t.fail("an evaluator needs string, llm or uses", "add one of them");
   return l[o](e[o], t);
  }
  const l = {
   string: readComparison,
   llm: readLlm,
   uses: readUses
  };
  function readComparison(e, {fail: t, notice: n}) {
   if (!(0, s.p)(e)) return t("`string` must be a mapping", "write equals, contains, startsWith or endsWith", "string");
   const o = u.filter(({key: t}) => textOf(e[t]) !== "");
   keyTraps(o.map(({key: e}) => e), n);
   const [r] = o;
   if (r === void 0) return t("`string` compares nothing", "write equals, contains, startsWith or endsWith with a text", "string");
   const {kind: i, ignoreCase: a, key: c} = r;
   return {
    check: {
     kind: i,
     value: toBatchTemplate(textOf(e[c])),
     ignoreCase: a
    },
    threshold: null
   };
  }
  function readLlm(e, t) {
   const n = readPromptJudge(e, t);
   if (n === null) return null;
   judgeTraps(n, t.notice);
   return {
    check: n,
    threshold: lowestAbove0(n.choices)
   };
  }
  function readUses(e, {fail: t}) {
   const n = r.F.find(t => t === e);
   if (n !== void 0) {
    const e = (0, r.p)(n);
    return {
     check: e,
     threshold: lowestAbove0(e.choices)
    };
   }
   const s = typeof e === "string" ? (0, o.pA)(e, r.F) : void 0;
   const i = s === void 0 ? `use one of ${r.F.join(", ")}` : `did you mean ${s}?`;
   return t(`unknown evaluator ${JSON.stringify(e)}`, i, "uses");
  }
  function lowestAbove0(e) {
   return Math.min(1, ...e.map(({score: e}) => e).filter(e => e > 0));
  }
 }),
 44021: (function(e, t, n) {
  n.d(t, {
   withPromptEvaluators: () => withPromptEvaluators
  });
  var o = n(42357);
  var s = n(72443);
  var r = n(67557);
  var i = n(33233);
  var a = n(23805);
  const c = 1e7;
  async function withPromptEvaluators(e, t) {
   const n = [];
   const s = [];
   const c = [];
   for (const o of e.jobs) {
    if (o.items?.kind !== "test-data") {
     c.push(o);
     continue;
    }
    const {path: u} = o.items;
    const l = await readPrompt(u, t);
    if (l === null) {
     c.push(o);
     continue;
    }
    const h = (0, a.l)(await (0, i.k)(u, (0, r.Z)(l, u)), {
     diagnostics: n,
     notices: s
    });
    const d = h.map(t => t.check.kind === "judge" && e.judge !== null ? {
     ...t,
     check: {
      ...t.check,
      model: null
     }
    } : t);
    c.push({
     ...o,
     evaluate: [ ...o.evaluate, ...d ]
    });
   }
   if (n.length > 0) throw new o.yo(n.map(e => ({
    ...e,
    code: "batch-invalid"
   })));
   return {
    file: {
     ...e,
     jobs: c
    },
    notices: [ ...new Set(s) ]
   };
  }
  async function readPrompt(e, t) {
   try {
    return await t.read(e, c);
   } catch (e) {
    (0, o.ki)(e, s.k);
    return null;
   }
  }
 })
};
