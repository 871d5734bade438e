"use strict";

exports.id = 462;

exports.ids = [ 462 ];

exports.modules = {
  10462: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      writePlan: () => writePlan
    });
    var errors = __webpack_require__(42357);
    const maxCharacters = 5e5;
    function ciMatrix({planId: planId, jobs: jobs, shards: shards}) {
      const counts = new Array(shards).fill(0);
      const costs = new Array(shards).fill(0);
      for (const {shard: shard, estimatedCostUsd: estimatedCostUsd} of jobs) {
        counts[shard - 1] = (counts[shard - 1] ?? 0) + 1;
        const sum = costs[shard - 1] ?? null;
        costs[shard - 1] = sum === null || estimatedCostUsd === null ? null : sum + estimatedCostUsd;
      }
      const include = counts.flatMap((count, index) => {
        if (count === 0) return [];
        const cost = costs[index] ?? null;
        const estimatedCostUsd = cost === null ? null : Math.round(cost * 1e4) / 1e4;
        return [ {
          shard: `${String(index + 1)}/${String(shards)}`,
          jobs: count,
          estimatedCostUsd: estimatedCostUsd
        } ];
      });
      const matrix = {
        planId: planId,
        count: jobs.length,
        include: include
      };
      if (JSON.stringify(matrix).length <= maxCharacters) return matrix;
      throw new errors.yo({
        code: "batch-plan",
        location: "shards",
        message: "the matrix is larger than the output of a job can be",
        hint: "use fewer shards"
      });
    }
    var plan_file = __webpack_require__(57367);
    var file_system = __webpack_require__(39661);
    var types = __webpack_require__(38287);
    var summary_file = __webpack_require__(62103);
    var headline = __webpack_require__(1359);
    var plan_batch = __webpack_require__(5341);
    async function writePlan(batch, {shards: shards, out: out}, ports) {
      const {log: log, redact: redact, hostEnvironment: hostEnvironment} = ports;
      const plan = await (0, plan_batch.I)(batch, shards, ports);
      const matrix = ciMatrix(plan);
      for (const notice of plan.notices) log.warning(redact(notice));
      if (out !== null) await write(out, plan, hostEnvironment.directory);
      const lines = linesOf(plan, matrix.include);
      if (hostEnvironment.onRunner) {
        for (const line of lines) log.info(redact(line));
        await (0, summary_file.o)(`### Plan of ${plan.name}\n\n${(0, summary_file.p)(lines.map(redact))}\n`, ports);
      }
      const {count: count, include: include} = matrix;
      return {
        exitCode: 0,
        text: hostEnvironment.onRunner ? "" : redact(lines.join("\n")),
        value: matrix,
        outputs: {
          conclusion: count === 0 ? "skipped" : "success",
          reason: count === 0 ? "No source of the batch has items." : `The plan has ${String(count)} jobs.`,
          matrix: JSON.stringify({
            include: include
          }),
          count: String(count)
        }
      };
    }
    async function write(path, plan, directory) {
      try {
        await (0, file_system.S)({
          root: directory,
          guard: () => null
        }).write(path, (0, plan_file.XK)(plan));
      } catch (error) {
        (0, errors.ki)(error, types.kc);
        throw new errors.yo({
          code: "file-unwritable",
          location: path,
          message: "the plan cannot be written",
          found: error.message,
          hint: "name a file in a directory that can be written"
        });
      }
    }
    function linesOf({name: name, planId: planId, jobs: jobs}, shards) {
      if (jobs.length === 0) return [ `${name}: no jobs, because no source has items` ];
      return [ `${name}: ${String(jobs.length)} jobs, plan ${planId}`, ...shards.map(({shard: shard, jobs: count, estimatedCostUsd: cost}) => `  shard ${shard.padEnd(7)} ${(0, 
      headline.B4)(count, "job")}, expected cost ${(0, headline.BD)(cost)}`) ];
    }
  })
};
