"use strict";

exports.id = 5822;

exports.ids = [ 5822 ];

exports.modules = {
  78298: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      mergeBatch: () => mergeBatch
    });
    var external_node_path_ = __webpack_require__(76760);
    async function mergeStates(plan, found) {
      const problems = foreignProblems(plan, found);
      const own = found.filter(({run: run}) => run.planId === plan.planId);
      const replaced = new Set;
      const missing = new Map;
      let conflicts = 0;
      const jobs = [];
      for (const job of plan.jobs) {
        const sources = own.filter(({run: run}) => isOfShard(run, job)).toSorted((a, b) => b.run.attempt - a.run.attempt);
        const chosen = await choose(job, sources);
        if (chosen.isConflict) conflicts += 1;
        if (chosen.replaces !== null) replaced.add(chosen.replaces);
        const state = stateOf(job, plan, sources, chosen);
        if (state.kind === "open") missing.set(job.shard, (missing.get(job.shard) ?? 0) + 1);
        jobs.push({
          state: state,
          source: chosen.source
        });
      }
      problems.push(...missingProblems(plan, own, missing));
      if (conflicts > 0) problems.push(`${conflicts === 1 ? "1 job has" : `${String(conflicts)} jobs have`} two different results of the same attempt; the first one was taken`);
      return {
        jobs: jobs,
        problems: problems,
        notices: [ ...replaced ]
      };
    }
    function foreignProblems({planId: planId}, found) {
      return found.filter(({run: run}) => run.planId !== planId).map(({path: path, run: run}) => `${path} was left out: it has the plan ${run.planId}, not ${planId}`);
    }
    function isOfShard({shard: shard}, job) {
      return shard === null || Number(shard.split("/")[0]) === job.shard;
    }
    async function choose(job, sources) {
      let chosen = {
        source: null,
        record: null,
        isConflict: false,
        replaces: null
      };
      for (const source of sources) {
        const record = await source.state.record(job);
        if (record === null) continue;
        if (chosen.record === null) {
          chosen = {
            ...chosen,
            source: source,
            record: record
          };
          continue;
        }
        if (isSame(record, chosen.record)) continue;
        const {attempt: attempt, shard: shard} = source.run;
        if (attempt === chosen.source?.run.attempt) return {
          ...chosen,
          isConflict: true
        };
        const name = shard === null ? "the batch" : `shard ${shard}`;
        const later = String(chosen.source?.run.attempt ?? 0);
        return {
          ...chosen,
          replaces: `attempt ${later} of ${name} replaces attempt ${String(attempt)}`
        };
      }
      return chosen;
    }
    function isSame(a, b) {
      const essential = ({endedAt: _, durationMs: __, transcriptPath: ___, ...rest}) => JSON.stringify(rest);
      return essential(a) === essential(b);
    }
    function stateOf(job, plan, sources, {record: record}) {
      const [latest] = sources;
      if (latest?.run.parked.includes(job.slot) === true && record !== null) return {
        kind: "parked"
      };
      if (latest?.run.deferred.includes(job.slot) === true) return {
        kind: "deferred",
        reason: latest.run.deferredReason || "the run ended early"
      };
      if (record !== null) return {
        kind: "ended",
        isReused: record.planId !== plan.planId
      };
      return {
        kind: "open",
        reason: "No state directory has a result of this job."
      };
    }
    function missingProblems({shards: shards}, own, missing) {
      return [ ...missing ].map(([shard, count]) => {
        const jobs = count === 1 ? "1 job has" : `${String(count)} jobs have`;
        if (shards === 1) return `${jobs} no result`;
        const states = own.filter(({run: run}) => run.shard === null || run.shard.startsWith(`${String(shard)}/`));
        const why = states.length === 0 ? "there is no state directory of it" : whyIncomplete(states);
        return `${jobs} no result: shard ${String(shard)} of ${String(shards)}: ${why}`;
      });
    }
    function whyIncomplete(states) {
      const latest = states.toSorted((a, b) => b.run.attempt - a.run.attempt)[0];
      if (latest === void 0 || latest.run.endedAt === null) return "it was killed before it ended";
      return `it ended as ${latest.run.conclusion ?? "unknown"}: ${latest.run.reason}`;
    }
    var plan_file = __webpack_require__(57367);
    var job_row = __webpack_require__(5335);
    var run_totals = __webpack_require__(345);
    var open_state = __webpack_require__(91196);
    var run_log = __webpack_require__(39035);
    var errors = __webpack_require__(42357);
    var summary_file = __webpack_require__(62103);
    var write_reports = __webpack_require__(61979);
    const maxFileBytes = 1e9;
    async function mergeBatch({from: from, out: out}, ports) {
      const {hostEnvironment: hostEnvironment, log: log, redact: redact} = ports;
      const warn = text => log.warning(redact(text));
      const found = await findStates(from, hostEnvironment.directory, warn);
      const plan = await planOf(found);
      const merge = await mergeStates(plan, found);
      for (const notice of merge.notices) log.info(redact(notice));
      for (const problem of merge.problems) warn(problem);
      const state = await (0, open_state.Gf)({
        path: out === null ? (0, open_state.K0)(hostEnvironment.directory, plan.name) : (0, 
        external_node_path_.resolve)(hostEnvironment.directory, out),
        root: out === null ? hostEnvironment.directory : null,
        name: plan.name,
        temporary: hostEnvironment.temporary,
        onNotice: warn
      });
      try {
        return await write({
          plan: plan,
          found: found,
          state: state,
          ...merge
        }, ports);
      } finally {
        state.release();
      }
    }
    async function findStates(from, directory, onNotice) {
      const states = [];
      for (const path of from) {
        const state = await (0, open_state.un)((0, external_node_path_.resolve)(directory, path), onNotice);
        const inside = await state.directory.has(run_log.y6) ? [ path ] : await subdirectories(state, path);
        for (const one of inside) {
          const own = one === path ? state : await (0, open_state.un)((0, external_node_path_.resolve)(directory, one), onNotice);
          const run = await own.lastRun();
          if (run === null) onNotice(`${one} was left out: it is not the state of a batch`); else states.push({
            path: one,
            state: own,
            run: run
          });
        }
      }
      if (states.length > 0) return states;
      throw new errors.yo({
        code: "state-unusable",
        location: from.join(", "),
        message: "there is no state of a batch in these directories",
        hint: "name the state directories of the shards, or the directory that their artifacts were downloaded to"
      });
    }
    async function subdirectories({directory: directory}, path) {
      const names = await directory.names(".");
      const found = [];
      for (const name of names) if (await directory.has(`${name}/${run_log.y6}`)) found.push((0, 
      external_node_path_.join)(path, name));
      return found;
    }
    async function planOf(found) {
      for (const {path: path, state: state} of found) {
        const bytes = await state.directory.read("plan.json", maxFileBytes);
        if (bytes !== null) return (0, plan_file.vS)((0, external_node_path_.join)(path, "plan.json"), bytes);
      }
      throw new errors.yo({
        code: "batch-plan",
        location: found[0]?.path ?? "",
        message: "none of these directories contains a plan",
        hint: "keep the file plan.json of each state directory"
      });
    }
    async function write(merged, ports) {
      const {plan: plan, state: state, jobs: jobs, problems: problems} = merged;
      const {redact: redact} = ports;
      const figures = [];
      for (const [position, job] of plan.jobs.entries()) {
        const one = jobs[position];
        const record = await (one?.source?.state.record(job)) ?? null;
        if (record !== null && one?.source !== void 0 && one.source !== null) await copy(record, one.source, state);
        const own = one?.state ?? {
          kind: "open",
          reason: ""
        };
        figures.push((0, run_totals.h5)(own.kind, (0, job_row.S)(job, own, record)));
      }
      const totals = mergedTotals(merged, figures);
      const writer = await state.directory.create("plan.json");
      for (const piece of (0, plan_file.XK)(plan)) await writer.write(piece);
      await writer.close();
      await saveRun(merged, totals);
      const rowOf = async position => {
        const [job, one] = [ plan.jobs[position], jobs[position] ];
        if (job === void 0 || one === void 0) throw new Error("a row was requested for a job that is not in the plan");
        const record = await state.record(job);
        const row = (0, job_row.S)(job, one.state, record);
        const {transcriptPath: path} = row;
        return {
          row: {
            ...row,
            transcriptPath: path === null ? null : (0, external_node_path_.join)(state.directory.path, path)
          },
          record: record
        };
      };
      const report = {
        totals: totals,
        jobs: plan.jobs,
        figures: figures,
        rowOf: rowOf
      };
      const {summary: summary, text: text} = await (0, write_reports.L)(report, {
        directory: state.directory,
        redact: redact
      });
      await (0, summary_file.o)(summary, ports);
      const outputs = {
        conclusion: totals.conclusion,
        reason: redact(totals.reason),
        "cost-usd": totals.costUsd === null ? "" : String(Number(totals.costUsd.toFixed(6))),
        "report-path": (0, external_node_path_.join)(state.directory.path, "report/summary.md"),
        "junit-path": (0, external_node_path_.join)(state.directory.path, "report/junit.xml")
      };
      const exitCode = problems.length > 0 ? 2 : (0, run_totals.J1)(totals.conclusion);
      return {
        exitCode: exitCode,
        text: text,
        value: null,
        valuePath: (0, external_node_path_.join)(state.directory.path, "report/result.json"),
        outputs: outputs
      };
    }
    function mergedTotals({plan: plan, found: found, problems: problems}, figures) {
      const runs = found.map(({run: run}) => run).filter(({planId: planId}) => planId === plan.planId);
      const ended = conclusion => runs.find(run => run.conclusion === conclusion)?.reason ?? null;
      const [first] = runs;
      const totals = (0, run_totals.vA)(plan.jobs, figures, {
        name: plan.name,
        planId: plan.planId,
        minPassRate: first?.minPassRate ?? 1,
        atLeast: id => first?.atLeast[id] ?? 1,
        early: {
          cancelled: null,
          fatal: null,
          isCostReached: ended("budget") !== null
        },
        scoringUsd: 0
      });
      if (problems.length === 0) return totals;
      return {
        ...totals,
        conclusion: "config-error",
        reason: `The merge is not complete: ${problems.join("; ")}.`
      };
    }
    async function copy(record, source, target) {
      const {key: key, transcriptPath: transcriptPath} = record;
      const from = source.state.directory;
      if (from.path === target.directory.path) return;
      for (const name of [ transcriptPath, record.hasTree ? `trees/${key}.json` : null ]) {
        const content = name === null ? null : await from.read(name, maxFileBytes);
        if (name !== null && content !== null) await target.directory.write(name, content);
      }
      await target.save(record, null);
    }
    async function saveRun({plan: plan, found: found, state: state}, totals) {
      const [first] = found;
      if (first === void 0) return;
      const own = found.filter(({run: run}) => run.planId === plan.planId).map(({run: run}) => run);
      await state.saveRun({
        ...first.run,
        planId: plan.planId,
        shard: null,
        attempt: Math.max(...found.map(({run: run}) => run.attempt)),
        endedAt: first.run.endedAt,
        conclusion: totals.conclusion,
        reason: totals.reason,
        deferred: [ ...new Set(own.flatMap(({deferred: deferred}) => deferred)) ],
        parked: [ ...new Set(own.flatMap(({parked: parked}) => parked)) ]
      });
    }
  }),
  15917: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      WT: () => findingsSection,
      WX: () => findingsOf,
      YR: () => locationOfFinding
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20653);
    var _tools_github_finding_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83874);
    var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
    var _literal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99180);
    const maxFindings = 4e3;
    function findingsOf({requests: requests, structured: structured}) {
      const reported = requests.flatMap(request => request.kind === "findings" ? request.findings : []);
      const schema = (0, _tools_github_finding_input_js__WEBPACK_IMPORTED_MODULE_1__.K)();
      const listed = listIn(structured).map(item => asFinding(item, schema));
      const known = listed.filter(finding => finding !== null);
      const all = [ ...reported, ...known ].slice(0, maxFindings);
      return {
        findings: [ ...new Map(all.map(finding => [ JSON.stringify(finding), finding ])).values() ],
        invalid: known.length === 0 ? 0 : listed.length - known.length
      };
    }
    function listIn(structured) {
      const list = isRecord(structured) ? structured["findings"] : null;
      return Array.isArray(list) ? list.slice(0, maxFindings) : [];
    }
    function asFinding(value, schema) {
      if (!isRecord(value)) return null;
      const given = Object.entries(value).filter(([name, one]) => Object.hasOwn(schema.shape, name) && one !== null);
      const {data: data} = schema.safeParse(Object.fromEntries(given));
      return data === void 0 ? null : (0, _tools_github_finding_input_js__WEBPACK_IMPORTED_MODULE_1__.C)(data);
    }
    function isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function findingsSection(findings, limit) {
      const shown = findings.slice(0, limit);
      const more = findings.length - shown.length;
      const rows = shown.map(finding => {
        const location = (0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.ti)((0, _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(locationOfFinding(finding), 200));
        return `| ${finding.severity} | ${location} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.ft)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.title, 200))} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.ft)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.message, 500))} |`;
      });
      return [ `#### Findings (${(0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.ZV)(findings.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${(0, 
      _headline_js__WEBPACK_IMPORTED_MODULE_0__.B4)(more, "more finding")}.` ] : [] ].join("\n\n");
    }
    function locationOfFinding({path: path, line: line, endLine: endLine}) {
      return `${path}:${String(line)}${endLine === void 0 ? "" : `-${String(endLine)}`}`;
    }
  })
};
