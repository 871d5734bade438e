"use strict";

exports.id = 1673;

exports.ids = [ 1673 ];

exports.modules = {
  41673: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      dryRunBatch: () => dryRunBatch
    });
    var external_node_path_ = __webpack_require__(76760);
    var reuse = __webpack_require__(47613);
    var types = __webpack_require__(85306);
    function foresee(jobs, stored, {parkAfter: parkAfter, budget: budget}, options) {
      const decided = jobs.map(job => {
        const record = stored.record(job);
        const disposition = (0, reuse.LF)(record, job.evaluationDigest, {
          ...options,
          parkAfter: parkAfter,
          resumedPlan: null
        });
        switch (disposition.kind) {
         case "reuse":
          return {
            job: job,
            action: "reuse",
            why: `ended ${dayOf(record)} as ${record?.conclusion ?? ""}`,
            rank: 0
          };

         case "rescore":
          return {
            job: job,
            action: "rescore",
            why: "its evaluations are scored again",
            rank: 0
          };

         case "parked":
          return {
            job: job,
            action: "parked",
            why: parkedReason(record),
            rank: 0
          };

         case "run":
          return {
            job: job,
            action: "run",
            why: runReason(job, disposition.why, record, stored),
            rank: rankOf(job, disposition.why, stored)
          };
        }
      });
      return withinBudget(decided, budget);
    }
    function runReason({slot: slot, keyParts: keyParts}, why, record, stored) {
      if (why === "requested") return "requested by --retry-failed";
      if (why === "failed before") return `ended ${dayOf(record)} as ${record?.conclusion ?? ""}`;
      const earlier = stored.earlier(slot);
      if (earlier === null) return stored.deferred.includes(slot) ? "deferred by the last run" : "new";
      const changed = types.N.filter(name => earlier[name] !== keyParts[name]);
      return changed.length === 0 ? "its stored result is not usable" : `changed: ${changed.map(wordsFor).join(", ")}`;
    }
    function wordsFor(part) {
      switch (part) {
       case "format":
        return "format of keys";

       case "inputs":
        return "arguments";

       case "content":
        return "content of the file";

       case "prompt":
       case "item":
       case "model":
       case "parameters":
       case "rules":
       case "settings":
       case "repeat":
        return part;
      }
    }
    function rankOf({slot: slot}, why, {deferred: deferred}) {
      const position = deferred.indexOf(slot);
      return position >= 0 ? position - deferred.length : why === "failed before" ? 1 : 0;
    }
    function withinBudget(decided, {maxJobs: maxJobs, maxCostUsd: maxCostUsd}) {
      const order = decided.filter(({action: action}) => action === "run").toSorted((a, b) => a.rank - b.rank);
      const deferred = new Map;
      let cost = 0;
      for (const [index, {job: job}] of order.entries()) {
        cost += job.estimatedCostUsd ?? 0;
        if (maxJobs !== null && index >= maxJobs) deferred.set(job, `max-jobs is ${String(maxJobs)}`); else if (maxCostUsd !== null && index > 0 && cost > maxCostUsd) deferred.set(job, `max-cost-usd is ${String(maxCostUsd)}`);
      }
      return decided.map(({job: job, action: action, why: why}) => {
        const reason = deferred.get(job);
        return reason === void 0 ? {
          job: job,
          action: action,
          why: why
        } : {
          job: job,
          action: "deferred",
          why: `${reason}; ${why}`
        };
      });
    }
    function parkedReason(record) {
      return `failed ${String(record?.sameFailures ?? 0)} times in the same way: ${record?.reason ?? ""}`;
    }
    function dayOf(record) {
      return record === null ? "" : `on ${record.endedAt.slice(0, 10)}`;
    }
    var plain_text = __webpack_require__(7138);
    var headline = __webpack_require__(1359);
    const words = {
      run: "run",
      reuse: "reused",
      rescore: "scored again",
      parked: "parked",
      deferred: "deferred"
    };
    function foreseenText(plan, jobs) {
      const rows = jobs.map(({job: job, action: action, why: why}) => [ words[action], nameOf(job), job.model, (0, 
      headline.B4)(job.promptCharacters, "character"), (0, headline.BD)(job.estimatedCostUsd), why ]);
      const widths = [ 0, 1, 2, 3, 4 ].map(column => rows.reduce((most, row) => Math.max(most, Math.min(60, (row[column] ?? "").length)), 0));
      const lines = rows.map(row => row.map((cell, column) => (0, plain_text.wh)(cell).padEnd(widths[column] ?? 0)).join("  ").trimEnd());
      return [ `dry run of ${plan.name}: no model is called, no job runs`, "", ...lines, "", ...sums(jobs) ].join("\n");
    }
    function sums(jobs) {
      const counts = new Map;
      for (const {action: action} of jobs) counts.set(action, (counts.get(action) ?? 0) + 1);
      const parts = [ ...counts ].map(([action, count]) => `${(0, headline.ZV)(count)} ${words[action]}`);
      const {usd: usd, unknown: unknown} = expectedCost(jobs);
      const missing = unknown === 0 ? "" : `, and ${(0, headline.B4)(unknown, "job")} of unknown price`;
      return [ jobs.length === 0 ? "no jobs: no source has items" : `${(0, headline.B4)(jobs.length, "job")}: ${parts.join(", ")}`, `expected cost of this run: ${(0, 
      headline.BD)(usd)}${missing} (a rough guess: five turns per job)` ];
    }
    function expectedCost(jobs) {
      const costs = jobs.filter(({action: action}) => action === "run").map(({job: job}) => job.estimatedCostUsd);
      const known = costs.filter(cost => cost !== null);
      return {
        usd: known.reduce((sum, cost) => sum + cost, 0),
        unknown: costs.length - known.length
      };
    }
    function nameOf({id: id, item: item, matrix: matrix, repeat: repeat}) {
      const parts = [ id, ...item === null ? [] : [ item.id ], ...Object.values(matrix).map(String) ];
      return `${parts.join(" \xb7 ")}${repeat > 1 ? ` (${String(repeat)})` : ""}`;
    }
    var open_state = __webpack_require__(91196);
    var state_record = __webpack_require__(5104);
    var errors = __webpack_require__(42357);
    var redact_data = __webpack_require__(24788);
    var summary_file = __webpack_require__(62103);
    async function dryRunBatch({file: file, runContext: runContext}, {plan: plan, shard: shard, inputs: {early: early}}, ports) {
      const {hostEnvironment: hostEnvironment, redact: redact, log: log} = ports;
      const {onRunner: onRunner} = hostEnvironment;
      for (const notice of plan.notices) log.warning(redact(notice));
      const jobs = shard === null ? plan.jobs : plan.jobs.filter(job => job.shard === shard.index);
      const statePath = early.state === void 0 ? (0, open_state.K0)(runContext.workspace, file.name) : (0, 
      external_node_path_.resolve)(hostEnvironment.directory, early.state);
      const stored = await readStored(statePath, jobs, text => log.warning(redact(text)));
      const foreseen = foresee(jobs, stored, file, {
        retryFailed: early["retry-failed"],
        rescore: early.rescore
      });
      const text = redact(foreseenText(plan, foreseen));
      if (onRunner) {
        const lines = text.split("\n");
        for (const line of lines) log.info(line);
        await (0, summary_file.o)(`### \u23ed\ufe0f Dry run\n\n${(0, summary_file.p)(lines.slice(0, maxSummaryLines))}\n`, ports);
      }
      const value = {
        name: plan.name,
        planId: plan.planId,
        conclusion: "skipped",
        estimatedCostUsd: expectedCost(foreseen).usd,
        notices: plan.notices,
        jobs: foreseen.map(({job: job, action: action, why: why}) => ({
          ...shownJob(job),
          action: action,
          why: why
        }))
      };
      return {
        exitCode: 0,
        text: onRunner ? "" : text,
        value: (0, redact_data.E)(value, redact, dryRunFormat),
        outputs: {
          conclusion: "skipped",
          reason: "A dry run: no model was asked, and no job was run."
        }
      };
    }
    const dryRunFormat = {
      names: new Set([ "name", "planId", "conclusion", "estimatedCostUsd", "notices", "jobs", "id", "item", "matrix", "repeat", "key", "model", "promptCharacters", "action", "why" ]),
      wordFields: new Set([ "conclusion", "action" ]),
      words: new Set([ "skipped", "run", "reuse", "rescore", "parked", "deferred" ])
    };
    const maxSummaryLines = 2e3;
    function shownJob({id: id, item: item, matrix: matrix, repeat: repeat, key: key, model: model, promptCharacters: promptCharacters, estimatedCostUsd: estimatedCostUsd}) {
      return {
        id: id,
        item: item?.fields ?? null,
        matrix: matrix,
        repeat: repeat,
        key: key,
        model: model,
        promptCharacters: promptCharacters,
        estimatedCostUsd: estimatedCostUsd
      };
    }
    const nothing = {
      record: () => null,
      earlier: () => null,
      deferred: []
    };
    const maxRecordBytes = 64e6;
    async function readStored(path, jobs, onNotice) {
      const state = await (0, open_state.un)(path, onNotice).catch(error => {
        if (error instanceof errors.yo) return null;
        throw error;
      });
      if (state === null) return nothing;
      const records = new Map;
      const without = new Set;
      for (const job of jobs) {
        const record = await state.record(job);
        if (record === null) without.add(job.slot); else records.set(job.key, withoutText(record));
      }
      const earlier = new Map;
      const names = without.size === 0 ? [] : await state.directory.names("jobs");
      for (const name of names) {
        const key = /^([0-9a-f]{64})\.json$/.exec(name)?.[1];
        if (key === void 0 || records.has(key)) continue;
        const bytes = await state.directory.read(`jobs/${name}`, maxRecordBytes).catch(() => null);
        const record = bytes === null ? null : (0, state_record.H)(bytes, key);
        if (record === null || "problem" in record || !without.has(record.slot)) continue;
        const {slot: slot, keyParts: keyParts, endedAt: endedAt} = record;
        if ((earlier.get(slot)?.endedAt ?? "") < endedAt) earlier.set(slot, {
          keyParts: keyParts,
          endedAt: endedAt
        });
      }
      return {
        record: job => records.get(job.key) ?? null,
        earlier: slot => earlier.get(slot)?.keyParts ?? null,
        deferred: (await state.lastRun())?.deferred ?? []
      };
    }
    function withoutText(record) {
      return {
        ...record,
        text: "",
        changes: [],
        structured: void 0
      };
    }
  })
};
