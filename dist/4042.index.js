"use strict";

exports.id = 4042;

exports.ids = [ 4042, 1624, 8044 ];

exports.modules = {
  5341: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      I: () => planBatch,
      b: () => planFor
    });
    var external_node_crypto_ = __webpack_require__(77598);
    var external_node_path_ = __webpack_require__(76760);
    var types = __webpack_require__(38287);
    var glob_match = __webpack_require__(704);
    var item_problem = __webpack_require__(55739);
    const maxFiles = 1e6;
    const maxContentBytes = 1e8;
    async function fileItems(globs, files, signal) {
      const matches = await matcherOf(globs);
      const walked = await files.walk(".", {
        limit: maxFiles,
        signal: signal
      });
      if (walked.truncated) throw (0, item_problem.t)(globs.location, `the workspace has more than ${String(maxFiles)} files`, "set working-directory");
      const paths = walked.paths.map(path => (0, external_node_path_.relative)(files.root, path).replaceAll(external_node_path_.sep, "/")).filter(matches);
      return paths.slice(0, globs.limit ?? void 0).map(path => fileItem(path, files));
    }
    async function changedFileItems(paths, globs, files) {
      const matches = await matcherOf(globs);
      const items = paths.filter(matches).map(path => fileItem(path, files));
      return items.filter(({content: content}) => content !== "missing").slice(0, globs.limit ?? void 0);
    }
    async function matcherOf({patterns: patterns, exclude: exclude, location: location}) {
      const compile = async pattern => {
        const matches = await (0, glob_match.S)(pattern, {
          anywhere: false
        });
        if (typeof matches !== "string") return matches;
        throw (0, item_problem.t)(location, "a glob cannot be used", "write a glob relative to the workspace", `${pattern}: ${matches}`);
      };
      const [wanted, unwanted] = await Promise.all([ Promise.all(patterns.map(compile)), Promise.all(exclude.map(compile)) ]);
      return path => wanted.some(matches => matches(path)) && !unwanted.some(matches => matches(path));
    }
    function fileItem(path, files) {
      const {base: name, name: stem, dir: dir} = external_node_path_.posix.parse(path);
      return {
        id: path,
        fields: {
          path: path,
          name: name,
          stem: stem,
          dir: dir === "" ? "." : dir
        },
        content: contentOf(path, files)
      };
    }
    function contentOf(path, files) {
      try {
        return (0, external_node_crypto_.createHash)("sha256").update(files.readNow(path, maxContentBytes)).digest("hex").slice(0, 32);
      } catch (error) {
        if (error instanceof types.kc) return error.code;
        throw error;
      }
    }
    var errors = __webpack_require__(42357);
    var position = __webpack_require__(63520);
    var yaml = __webpack_require__(33233);
    const maxDiagnostics = 20;
    function itemsOfRows(rows) {
      const diagnostics = [];
      const items = rows.flatMap(({value: value, location: location}) => {
        const fields = (0, yaml.p)(value) ? value : isScalar(value) ? {
          value: value
        } : null;
        if (fields !== null) return [ {
          id: idOf(fields),
          fields: fields,
          content: null,
          location: location
        } ];
        diagnostics.push({
          code: "batch-items",
          location: location,
          message: `an item must be an object or a text, but is ${Array.isArray(value) ? "a list" : "null"}`,
          hint: 'write {"name": "value"} for an item with fields'
        });
        return [];
      });
      throwAll(diagnostics);
      return items;
    }
    function throwAll(diagnostics) {
      if (diagnostics.length > 0) throw new errors.yo(diagnostics.slice(0, maxDiagnostics));
    }
    function idOf(fields) {
      const own = fields["id"] ?? (Object.keys(fields).length === 1 ? fields["value"] : void 0);
      if (isScalar(own) && String(own) !== "") return String(own);
      return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(fields)).digest("hex").slice(0, 16);
    }
    function isScalar(value) {
      return [ "string", "number", "boolean" ].includes(typeof value);
    }
    function jsonlRows(path, text) {
      const diagnostics = [];
      const rows = [];
      let line = 0;
      for (let start = 0; start < text.length; ) {
        const end = text.indexOf("\n", start);
        const stop = end < 0 ? text.length : end;
        const content = text.slice(start, stop).trim();
        start = stop + 1;
        line += 1;
        if (content === "") continue;
        const location = `${path}:${String(line)}`;
        try {
          rows.push({
            value: JSON.parse(content),
            location: location
          });
        } catch (error) {
          diagnostics.push(invalid(location, `invalid JSON: ${(0, errors.bD)(error)}`, "write one JSON value per line"));
        }
      }
      throwAll(diagnostics);
      return rows;
    }
    function jsonRows(path, text) {
      const value = parseJson(path, text);
      if (Array.isArray(value)) return value.map((one, index) => ({
        value: one,
        location: `${path}, item ${String(index + 1)}`
      }));
      throw (0, item_problem.t)(path, "the file must contain a list", "write [ \u2026 ] around the items");
    }
    function parseJson(path, text) {
      try {
        return JSON.parse(text);
      } catch (error) {
        const offset = Number(/at position (\d+)/.exec((0, errors.bD)(error))?.[1] ?? text.trimEnd().length);
        throwAll([ (0, position.dR)(path, text, offset, {
          code: "batch-items",
          message: "invalid JSON",
          hint: "correct the JSON at this location"
        }) ]);
      }
      return null;
    }
    async function csvRows(path, text) {
      const records = await parseCsv(path, text);
      const [header, ...others] = records;
      if (header === void 0) return [];
      const names = header.fields.map(name => name.trim());
      const repeated = names.find((name, index) => name === "" || names.indexOf(name) < index);
      if (repeated !== void 0) {
        const message = repeated === "" ? "a column has no name" : `two columns have the name ${repeated}`;
        throw (0, item_problem.t)(`${path}:1`, message, "give each column a name of its own");
      }
      const diagnostics = others.filter(({fields: fields}) => fields.length !== names.length).map(({fields: fields, line: line}) => invalid(`${path}:${String(line)}`, `the row has ${String(fields.length)} fields, but the first row names ${String(names.length)}`, "add the missing fields, or put a field that contains commas in quotes"));
      throwAll(diagnostics);
      return others.map(({fields: fields, line: line}) => ({
        value: Object.fromEntries(names.map((name, index) => [ name, fields[index] ?? "" ])),
        location: `${path}:${String(line)}`
      }));
    }
    async function parseCsv(path, text) {
      const {CsvError: CsvError, parse: parse} = await __webpack_require__.e(5175).then(__webpack_require__.bind(__webpack_require__, 25175));
      try {
        const options = {
          bom: true,
          info: true,
          relax_column_count: true,
          skip_empty_lines: true,
          record_delimiter: [ "\r\n", "\n", "\r" ]
        };
        const parsed = parse(text, options);
        let last = 0;
        return parsed.map(({record: record, info: info}) => {
          const line = info.lines - record.join("").split("\n").length + 1;
          const start = Math.max(last + 1, line);
          last = info.lines;
          return {
            fields: record,
            line: start
          };
        });
      } catch (error) {
        if (!(error instanceof CsvError)) throw error;
        const {lines: line = 1} = error;
        throw (0, item_problem.t)(`${path}:${String(line)}`, `invalid CSV: ${error.message}`, "correct the row: a quote inside a field in quotes is written twice");
      }
    }
    function invalid(location, message, hint) {
      return {
        code: "batch-items",
        location: location,
        message: message,
        hint: hint
      };
    }
    var search_items = __webpack_require__(30235);
    var decode = __webpack_require__(67557);
    async function testDataRows(path, bytes) {
      const file = await (0, yaml.k)(path, (0, decode.Z)(bytes, path));
      const rows = file.value["testData"];
      if (rows === void 0) throw (0, item_problem.t)(path, "the file has no testData", "add testData, a list of mappings");
      if (!Array.isArray(rows)) {
        const {found: _, ...diagnostic} = file.diagnostic([ "testData" ], {
          message: "`testData` must be a list",
          hint: "write one mapping per row, each starting with a dash"
        });
        throw new errors.yo({
          ...diagnostic,
          code: "batch-items"
        });
      }
      return rows.map((value, index) => {
        const {location: location = path} = file.diagnostic([ "testData", index ], {
          message: "",
          hint: ""
        });
        return {
          value: value,
          location: location
        };
      });
    }
    async function findItems(source, ports) {
      const {limit: limit, location: location} = source;
      const first = items => ({
        items: items.slice(0, limit ?? void 0),
        notices: []
      });
      const rowsAt = (values, locationOf) => itemsOfRows(values.map((value, index) => ({
        value: value,
        location: locationOf(index)
      })));
      switch (source.kind) {
       case "issues":
       case "pulls":
        return await (0, search_items.D)(source, ports.search);

       case "list":
        return first(rowsAt(source.values, index => `${location}, item ${String(index + 1)}`));

       case "lines":
        {
          const lines = (await ports.runCommand(source.command, location)).split(/\r?\n/);
          return first(rowsAt(lines.filter(line => line.trim() !== ""), () => location));
        }

       case "files":
        return first(await fileItems(source, ports.files, ports.signal));

       case "changed":
        {
          const paths = await ports.changedFiles(source.range, location);
          const patterns = source.files.length === 0 ? [ "**" ] : source.files;
          return first(await changedFileItems(paths, {
            ...source,
            patterns: patterns
          }, ports.files));
        }

       case "jsonl":
       case "csv":
       case "json":
       case "test-data":
        {
          const bytes = await (0, item_problem.A)(source.path, location, ports.source);
          return first(itemsOfRows(await rowsOf(source.kind, source.path, bytes)));
        }
      }
    }
    async function rowsOf(kind, path, bytes) {
      const text = () => bytes.toString("utf8").replace(/^\uFEFF/, "");
      switch (kind) {
       case "jsonl":
        return jsonlRows(path, text());

       case "json":
        return jsonRows(path, text());

       case "csv":
        return await csvRows(path, text());

       case "test-data":
        return await testDataRows(path, bytes);
      }
    }
    const baseWeight = 5e3;
    function assignShards(jobs, shards) {
      if (shards === 1) return jobs.map(() => 1);
      const weights = jobs.map(weightOf);
      const byWeight = jobs.map((_, index) => index).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
      const loads = new Float64Array(shards);
      const counts = new Uint32Array(shards);
      const assigned = new Array(jobs.length).fill(1);
      for (const index of byWeight) {
        const shard = leastLoaded(loads, counts);
        loads[shard] = (loads[shard] ?? 0) + (weights[index] ?? 0);
        counts[shard] = (counts[shard] ?? 0) + 1;
        assigned[index] = shard + 1;
      }
      return assigned;
    }
    function weightOf({estimatedCostUsd: estimatedCostUsd, promptCharacters: promptCharacters}) {
      return estimatedCostUsd === null || estimatedCostUsd === 0 ? (baseWeight + promptCharacters) / 1e9 : estimatedCostUsd;
    }
    function leastLoaded(loads, counts) {
      let best = 0;
      for (let shard = 1; shard < loads.length; shard += 1) {
        const [load, least] = [ loads[shard] ?? 0, loads[best] ?? 0 ];
        if (load < least || load === least && (counts[shard] ?? 0) < (counts[best] ?? 0)) best = shard;
      }
      return best;
    }
    function digestOf(value) {
      return (0, external_node_crypto_.createHash)("sha256").update(canonical(value)).digest().subarray(0, 8).toString("hex");
    }
    function sha256(text) {
      return (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex");
    }
    function canonical(value) {
      if (typeof value !== "object" || value === null) return value === void 0 ? "null" : JSON.stringify(value);
      if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
      let text = "";
      const fields = value;
      for (const name of Object.keys(fields).sort()) {
        const field = fields[name];
        if (field !== void 0) text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${canonical(field)}`;
      }
      return `{${text}}`;
    }
    var prices = __webpack_require__(89366);
    const baseTokens = 5e3;
    const charactersPerToken = 3.5;
    const expectedTurns = 5;
    const outputTokensPerTurn = 400;
    const growthPerTurn = 1500;
    const lengthStep = 100;
    function createEstimator() {
      const known = new Map;
      return job => {
        const promptCharacters = Math.ceil(job.promptCharacters / lengthStep) * lengthStep;
        const name = `${job.model} ${String(promptCharacters)} ${String(job.maxTurns)} ${String(job.maxCostUsd)}`;
        const found = known.get(name);
        if (found !== void 0) return found;
        const estimate = estimateCost({
          ...job,
          promptCharacters: promptCharacters
        });
        known.set(name, estimate);
        return estimate;
      };
    }
    function estimateCost({model: model, promptCharacters: promptCharacters, maxTurns: maxTurns, maxCostUsd: maxCostUsd}) {
      const turns = Math.min(expectedTurns, maxTurns + 1);
      let total = 0;
      for (let turn = 0; turn < turns; turn += 1) {
        const fresh = turn === 0 ? baseTokens + promptCharacters / charactersPerToken : growthPerTurn;
        const cached = turn === 0 ? 0 : baseTokens + promptCharacters / charactersPerToken + (turn - 1) * growthPerTurn;
        const usage = {
          inputTokens: fresh + cached,
          cacheReadTokens: cached,
          cacheWriteTokens: 0
        };
        const cost = (0, prices.ho)(model, {
          ...usage,
          outputTokens: outputTokensPerTurn
        });
        if (cost === null) return null;
        total += cost;
      }
      const rounded = Math.round(total * 1e6) / 1e6;
      return maxCostUsd === null ? rounded : Math.min(rounded, maxCostUsd);
    }
    var batch_types = __webpack_require__(85306);
    const shaping = [ "context", "minimum-trust", "skills", "skill-list-percent", "skill-description-characters", "instruction-files", "missing-files", "failed-commands", "max-writes" ];
    const ofModel = [ "effort", "thinking", "temperature" ];
    function sharedKeyParts({resolved: resolved, entry: entry, outputSchema: outputSchema, insertedFiles: insertedFiles}) {
      const {settings: settings, spec: spec, narrowing: narrowing, template: template} = resolved;
      const {body: body, format: format, sections: sections, allowedTools: allowedTools, disallowedTools: disallowedTools, parameters: parameters} = spec;
      const {allow: allow, ask: ask, deny: deny, mode: mode} = settings;
      const narrowed = narrowing?.allowedTools ?? null;
      return {
        format: String(batch_types.R),
        prompt: digestOf({
          body: body,
          format: format,
          sections: sections,
          template: template,
          insertedFiles: insertedFiles
        }),
        parameters: digestOf({
          parameters: parameters,
          ...selected(settings, ofModel),
          outputSchema: outputSchema ?? spec.outputSchema
        }),
        rules: digestOf({
          lists: {
            allow: allow,
            ask: ask,
            deny: deny
          },
          mode: mode,
          readOnlyCommands: settings["read-only-commands"],
          narrowed: narrowed,
          allowedTools: allowedTools,
          disallowedTools: disallowedTools
        }),
        settings: digestOf({
          ...selected(settings, shaping),
          entry: entry.id,
          changes: entry.changes
        })
      };
    }
    function selected(settings, names) {
      return Object.fromEntries(names.map(name => [ name, settings[name] ]));
    }
    function jobKey(shared, {args: args, vars: vars, item: item, model: model, repeat: repeat}) {
      const keyParts = {
        ...shared,
        inputs: digestOf({
          args: args,
          vars: vars
        }),
        item: item === null ? "" : digestOf({
          id: item.id,
          fields: lasting(item.fields)
        }),
        content: item?.content ?? "",
        model: model,
        repeat: String(repeat)
      };
      return {
        key: sha256(batch_types.N.map(name => keyParts[name]).join("\n")),
        keyParts: keyParts
      };
    }
    function lasting(fields) {
      const {updated: _, ...others} = fields;
      return others;
    }
    var processors_arguments = __webpack_require__(15223);
    var processors_values = __webpack_require__(68142);
    var template = __webpack_require__(27199);
    function promptSizeOf(spec) {
      const segments = (0, template.Q)(spec);
      const fixed = segments.reduce((sum, {kind: kind, content: content}) => sum + (kind === "text" ? content.length : 0), 0);
      const filled = segments.filter(({kind: kind}) => kind === "args" || kind === "variable");
      const appends = !(0, processors_arguments.nF)(spec, segments);
      return (args, vars) => fixed + filledSize(filled, spec, {
        args: args,
        vars: vars
      }) + (appends ? args.length : 0);
    }
    function filledSize(segments, spec, given) {
      if (segments.length === 0) return 0;
      const values = (0, processors_values.E)(spec, given, "/");
      return segments.reduce((sum, {kind: kind, content: content, source: source}) => sum + (kind === "args" || kind === "variable" ? (values.of(kind, content) ?? source).length : 0), 0);
    }
    var resolve_job = __webpack_require__(11739);
    async function makePlan(file, shards, ports) {
      const planning = {
        ports: ports,
        notices: [],
        jobs: [],
        estimate: createEstimator()
      };
      const {jobs: jobs, notices: notices} = planning;
      for (const entry of file.jobs) {
        const items = await itemsOf(file, entry, planning);
        await addJobs(file, entry, {
          ...planning,
          items: items
        });
      }
      const used = Math.max(1, Math.min(shards, jobs.length));
      const identity = (0, external_node_crypto_.createHash)("sha256").update([ file.name, file.digest, String(used) ].join("\n"));
      for (const [index, shard] of assignShards(jobs, used).entries()) {
        const job = jobs[index];
        if (job === void 0) continue;
        job.index = index;
        job.shard = shard;
        identity.update(`\n${job.key} ${String(shard)}`);
      }
      return {
        formatVersion: 1,
        planId: identity.digest("hex").slice(0, 32),
        name: file.name,
        fileDigest: file.digest,
        shards: used,
        jobs: jobs,
        notices: [ ...new Set(notices) ]
      };
    }
    async function itemsOf(file, entry, {ports: ports, notices: notices}) {
      if (entry.items === null) return [ null ];
      const found = await ports.findItems(entry, entry.items);
      notices.push(...found.notices);
      const {items: items, repeated: repeated} = withoutRepeated(found.items, entry);
      if (repeated > 0) notices.push(`entry ${entry.id}: left out ${String(repeated)} items that are listed twice`);
      if (items.length === 0) notices.push(`entry ${entry.id}: its source has no items`);
      return file.order === "oldest-first" ? [ ...items ].sort((a, b) => compare(createdOf(a), createdOf(b))) : items;
    }
    function withoutRepeated(items, {id: id}) {
      const byId = new Map;
      for (const item of items) {
        const earlier = byId.get(item.id);
        if (earlier === void 0) byId.set(item.id, item); else if (digestOf(earlier.fields) !== digestOf(item.fields)) throw (0, 
        item_problem.t)(item.location ?? `entry ${id}`, `two different items have the id ${item.id}`, "give each row its own id: it recognizes the item in later runs", earlier.location);
      }
      return {
        items: [ ...byId.values() ],
        repeated: items.length - byId.size
      };
    }
    function createdOf({fields: fields}) {
      const {created: created} = fields;
      return typeof created === "string" ? created : "\uffff";
    }
    function compare(a, b) {
      return a === b ? 0 : a < b ? -1 : 1;
    }
    async function addJobs(file, entry, planning) {
      const shared = new Map;
      const combinations = combinationsOf(entry.matrix);
      for (const item of planning.items) for (const matrix of combinations) {
        const cell = {
          item: item,
          matrix: matrix
        };
        const resolved = await planning.ports.resolver.resolve(entry, cell);
        const facts = await factsFor(resolved, entry, {
          ...planning,
          shared: shared
        });
        const job = plannedJob(file, entry, {
          cell: cell,
          resolved: resolved,
          facts: facts,
          estimate: planning.estimate
        });
        for (let repeat = 1; repeat <= entry.repeat.times; repeat += 1) planning.jobs.push(job(repeat));
      }
    }
    function combinationsOf(matrix) {
      return Object.entries(matrix).reduce((all, [name, values]) => all.flatMap(one => values.map(value => ({
        ...one,
        [name]: value
      }))), [ {} ]);
    }
    async function factsFor(resolved, entry, {ports: ports, notices: notices, shared: shared}) {
      const {variant: name} = resolved;
      const known = shared.get(name);
      if (known !== void 0) return known;
      const inspected = await ports.inspectPrompt(resolved, entry);
      notices.push(...inspected.notices);
      const outputSchema = await ports.outputSchema(resolved.settings);
      const facts = {
        keyParts: sharedKeyParts({
          resolved: resolved,
          entry: entry,
          outputSchema: outputSchema,
          insertedFiles: inspected.digest
        }),
        size: promptSizeOf(resolved.spec),
        insertedCharacters: inspected.characters
      };
      shared.set(name, facts);
      return facts;
    }
    function plannedJob(file, entry, {cell: cell, resolved: resolved, facts: facts, estimate: estimate}) {
      const {item: item, matrix: matrix} = cell;
      const {settings: settings, spec: spec, vars: vars} = resolved;
      const model = settings.model ?? spec.model ?? "";
      const promptCharacters = facts.size(settings.args, vars) + facts.insertedCharacters;
      const estimatedCostUsd = estimate({
        model: model,
        promptCharacters: promptCharacters,
        maxTurns: settings["max-turns"],
        maxCostUsd: settings["max-cost-usd"] ?? null
      });
      const evaluationDigest = digestOf({
        evaluate: (0, resolve_job.ZY)(entry, cell),
        judge: file.judge,
        ...entry.minScore === void 0 ? {} : {
          minScore: entry.minScore
        }
      });
      (0, resolve_job.TY)(entry, cell);
      const slot = JSON.stringify([ entry.id, item?.id ?? null, matrix ]);
      return repeat => ({
        id: entry.id,
        item: item,
        matrix: matrix,
        repeat: repeat,
        ...jobKey(facts.keyParts, {
          args: settings.args,
          vars: vars,
          item: item,
          model: model,
          repeat: repeat
        }),
        slot: `${slot}#${String(repeat)}`,
        evaluationDigest: evaluationDigest,
        model: model,
        promptCharacters: promptCharacters,
        estimatedCostUsd: estimatedCostUsd,
        index: 0,
        shard: 1
      });
    }
    var plan_file = __webpack_require__(57367);
    var plan_shard = __webpack_require__(56987);
    var file_system = __webpack_require__(39661);
    var external_node_v8_ = __webpack_require__(78877);
    function growHeapSlowly() {
      (0, external_node_v8_.setFlagsFromString)("--heap-growing-percent=30");
    }
    var output_schema = __webpack_require__(82087);
    var job_runtime = __webpack_require__(79378);
    var host_environment = __webpack_require__(48080);
    var prompt_yml = __webpack_require__(51624);
    var prompt_plan = __webpack_require__(1418);
    var check_rules = __webpack_require__(68350);
    const maxFileBytes = 2e7;
    const inspect_prompt_maxFiles = 2e3;
    async function inspectPrompt({runContext: runContext}, job, {items: items}, hostEnvironment) {
      const {settings: settings, spec: spec, vars: vars, narrowing: narrowing} = job;
      const segments = (0, template.Q)(spec);
      const [lists] = await (0, errors.Jf)(() => (0, check_rules.hg)(settings, job.locationOfRule), () => narrowing === null || requireNarrowing(narrowing.allowedTools ?? [], narrowing.source), () => requireModel(job));
      const given = {
        args: settings.args,
        vars: vars
      };
      if (!segments.some(({kind: kind}) => kind === "file" || kind === "shell")) {
        const unused = (0, processors_values.X)(spec, segments, given, (0, processors_values.E)(spec, given, runContext.workspace));
        const notices = items?.kind === "test-data" ? spec.notices.filter(one => !one.endsWith(prompt_yml.onlyInBatch)) : [ ...spec.notices, ...unused ];
        return {
          digest: "",
          characters: 0,
          notices: notices
        };
      }
      const runtime = (0, job_runtime.Y)({
        runContext: {
          ...runContext,
          settings: settings
        },
        hostEnvironment: hostEnvironment,
        childProcesses: {
          home: hostEnvironment.temporary,
          temporary: (0, host_environment.YB)(hostEnvironment)
        },
        lists: lists,
        spec: spec,
        tools: []
      });
      await runtime.ready();
      if (narrowing !== null) runtime.narrowTo(narrowing);
      const ports = {
        ...runtime,
        cwd: runtime.files.root
      };
      await (0, prompt_plan.G)(spec, given, ports, {
        missingFiles: settings["missing-files"]
      });
      const plan = await (0, prompt_plan.w)(spec, given, ports);
      const refused = plan.commands.filter(({outcome: outcome}) => outcome === "refuse").map(({command: command, reason: reason}) => `${spec.source}: the command ${JSON.stringify(command)} would be refused: ${reason}`);
      const files = await Promise.all(plan.files.map(({path: path}) => readInserted(path, runtime)));
      return {
        digest: files.length === 0 ? "" : digestOf(files.map(({content: content}) => content)),
        characters: files.reduce((sum, {size: size}) => sum + size, 0),
        notices: [ ...spec.notices, ...refused ]
      };
    }
    function requireNarrowing(allow, path) {
      (0, check_rules.hg)({
        allow: allow,
        ask: [],
        deny: []
      }, (_, index) => (0, check_rules.eK)(`${path}, allow`, index));
    }
    function requireModel({settings: settings, spec: spec}) {
      if ((settings.model ?? spec.model) !== null) return;
      throw new errors.yo({
        code: "model-unknown",
        location: "model",
        message: "no model is given",
        hint: "set model in the batch file, or give it as an input"
      });
    }
    async function readInserted(path, {files: files}) {
      try {
        const {kind: kind} = await files.info(path);
        const paths = kind === "directory" ? (await files.walk(path, {
          limit: inspect_prompt_maxFiles
        })).paths : [ path ];
        const contents = paths.map(one => files.readNow(one, maxFileBytes).toString("utf8"));
        return {
          content: digestOf(contents),
          size: contents.reduce((sum, text) => sum + text.length, 0)
        };
      } catch (error) {
        if (error instanceof types.kc) return {
          content: error.code,
          size: 0
        };
        throw error;
      }
    }
    var job_run_call = __webpack_require__(38926);
    var clock = __webpack_require__(73948);
    var files_artifacts = __webpack_require__(79265);
    var connections = __webpack_require__(12673);
    var search_issues = __webpack_require__(95195);
    function itemPorts(batch, entry, options) {
      const {files: files, git: git, trustedSource: trustedSource} = batch.runContext;
      const {signal: signal} = options.hostEnvironment;
      return {
        files: files,
        source: trustedSource.source,
        signal: signal,
        runCommand: (command, location) => runCommand(batch, entry, {
          ...options,
          command: command,
          location: location
        }),
        search: (kind, query, location) => search(batch, kind, {
          ...options,
          query: query,
          location: location
        }),
        changedFiles: async (range, location) => {
          if (git === null) throw (0, item_problem.t)(location, "changed needs a git repository", "check out the repository first");
          try {
            return await git.changedBetween(range);
          } catch (error) {
            (0, errors.ki)(error, types.UG);
            const hint = error.hint ?? "check out with fetch-depth: 0, so that both commits are in the clone";
            throw (0, item_problem.t)(location, "git cannot compare these commits", hint, `${range}: ${error.message}`);
          }
        }
      };
    }
    const maxOutputBytes = 2e7;
    async function runCommand({runContext: runContext, resolver: resolver, file: file}, entry, {hostEnvironment: hostEnvironment, redact: redact, command: command, location: location}) {
      const artifacts = (0, files_artifacts.G)(hostEnvironment.temporary, redact);
      const entrySettings = resolver.settingsOf(entry, firstOf(entry));
      const {settings: settings, locationOfRule: locationOfRule} = entrySettings;
      const {allow: allow, ask: ask, deny: deny} = settings;
      let ended = null;
      try {
        const runtime = (0, job_runtime.Y)({
          runContext: {
            ...runContext,
            settings: settings
          },
          hostEnvironment: hostEnvironment,
          childProcesses: {
            home: artifacts.makeDirectory("home"),
            temporary: artifacts.makeDirectory("tmp")
          },
          lists: (0, check_rules.hg)({
            allow: allow,
            ask: ask,
            deny: deny
          }, locationOfRule),
          spec: (0, resolve_job.N9)(entrySettings, file),
          tools: [],
          wrapExec: exec => ({
            ...exec,
            shell: async (line, request) => ended = await exec.shell(line, {
              ...request,
              maxOutputBytes: maxOutputBytes
            })
          })
        });
        const runCall = (0, job_run_call.V)(runtime, {
          clock: clock.m,
          origin: "prompt",
          changesReady: () => Promise.resolve()
        });
        const call = {
          id: "items",
          name: "Bash",
          input: {
            command: command
          }
        };
        const {denial: denial} = await runCall(call, hostEnvironment.signal);
        if (denial !== void 0) {
          const hint = denial.suggest.length === 0 ? "use another command" : `add ${denial.suggest.join(", ")} to allow`;
          throw (0, item_problem.t)(location, "the rules refuse the command of lines", hint, `${command}: ${denial.reason}`);
        }
        return outputOf(ended, {
          command: command,
          location: location
        });
      } finally {
        artifacts.removeDirectory("home");
        artifacts.removeDirectory("tmp");
        artifacts.release();
      }
    }
    function outputOf(ended, {command: command, location: location}) {
      if (ended?.exitCode === 0 && ended.droppedBytes === 0) return ended.stdout;
      const why = ended === null ? "it did not run" : ended.droppedBytes > 0 ? `it printed more than ${String(maxOutputBytes)} bytes` : `exit code ${String(ended.exitCode)}\n${ended.output.trimEnd().split("\n").slice(-10).join("\n")}`;
      throw (0, item_problem.t)(location, "the command of lines failed", "correct the command", `${command}: ${why}`);
    }
    function firstOf({matrix: matrix}) {
      return Object.fromEntries(Object.entries(matrix).flatMap(([name, [value]]) => value === void 0 ? [] : [ [ name, value ] ]));
    }
    async function search({runContext: {event: event, settings: settings}}, kind, {hostEnvironment: hostEnvironment, query: query, location: location}) {
      const {repository: repository} = event;
      const [owner, name] = repository === null ? (hostEnvironment.environment["GITHUB_REPOSITORY"] ?? "").split("/") : [ repository.owner, repository.name ];
      if (!owner || !name) throw (0, item_problem.t)(location, `${kind} needs a repository on GitHub`, "set GITHUB_REPOSITORY to OWNER/NAME");
      if (/(?:^|\s)(?:repo|org|user):/.test(query)) throw (0, item_problem.t)(location, "the search is limited to the repository of the run", "remove repo:, org: and user:", query);
      const token = settings["github-token"];
      if (token === void 0) throw (0, item_problem.t)(location, `${kind} needs a token`, "set GITHUB_TOKEN or github-token");
      const whole = `${query} ${kind === "issues" ? "is:issue" : "is:pr"} repo:${owner}/${name}`;
      try {
        return await (0, search_issues.t)((0, connections.dC)(token, hostEnvironment), whole);
      } catch (error) {
        (0, errors.ki)(error, types.Jy);
        throw (0, item_problem.t)(location, error.message, error.hint, query);
      }
    }
    async function planBatch(batch, shards, options) {
      const {file: file, resolver: resolver, runContext: runContext} = batch;
      growHeapSlowly();
      const plan = await makePlan(file, shards, {
        resolver: resolver,
        findItems: (entry, source) => findItems(source, itemPorts(batch, entry, options)),
        inspectPrompt: (job, entry) => inspectPrompt(batch, job, entry, options.hostEnvironment),
        outputSchema: settings => (0, output_schema.g)(settings["output-schema"], runContext.trustedSource.source)
      });
      return {
        ...plan,
        notices: [ ...batch.notices, ...plan.notices ]
      };
    }
    const maxPlanBytes = 1e9;
    async function planFor(batch, {path: path, shard: shard, ...options}) {
      if (path === null) {
        if (shard !== null && shard.total > 1) (0, plan_shard.IJ)(batch.file);
        return await planBatch(batch, shard?.total ?? 1, options);
      }
      const plan = (0, plan_file.wr)(path, await readPlan(path, options.hostEnvironment.directory), batch.file);
      if (shard === null || shard.total >= plan.shards) return plan;
      throw new errors.yo({
        code: "batch-plan",
        location: "shard",
        message: `the plan has ${String(plan.shards)} shards`,
        found: `${String(shard.index)}/${String(shard.total)}`,
        hint: `run all of them, up to ${String(plan.shards)}/${String(plan.shards)}, or make a new plan`
      });
    }
    async function readPlan(path, directory) {
      try {
        return await (0, file_system.S)({
          root: directory,
          guard: () => null
        }).read(path, maxPlanBytes);
      } catch (error) {
        (0, errors.ki)(error, types.kc);
        throw new errors.yo({
          code: "batch-plan",
          location: path,
          message: "the plan cannot be read",
          found: error.message,
          hint: "make it with batch plan, and download it where the shard runs"
        });
      }
    }
  }),
  84042: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      startBatch: () => startBatch
    });
    var external_node_path_ = __webpack_require__(76760);
    var plan_shard = __webpack_require__(56987);
    var errors = __webpack_require__(42357);
    var summary_file = __webpack_require__(62103);
    var skipped = __webpack_require__(84284);
    var external_node_crypto_ = __webpack_require__(77598);
    var dist = __webpack_require__(38815);
    var yaml_bounds = __webpack_require__(39579);
    function readBatchDocument(path, text) {
      const lines = new dist.LineCounter;
      if ((0, yaml_bounds.qK)(text)) throw invalidYaml([ [ path, `the file is nested deeper than ${String(yaml_bounds.JG)}` ] ]);
      const document = (0, dist.parseDocument)(text, {
        lineCounter: lines,
        uniqueKeys: true,
        logLevel: "error"
      });
      const at = offset => {
        const {line: line, col: col} = lines.linePos(offset);
        return `${path}:${String(line)}:${String(col)}`;
      };
      if (document.errors.length > 0) throw invalidYaml(document.errors.slice(0, yaml_bounds.h0).map(error => {
        const reason = (error.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
        return [ at(error.pos[0]), `invalid YAML: ${reason}` ];
      }));
      return {
        path: path,
        value: batch_document_valueOf(document, path),
        locationOf: where => at(nodeAt(document, where)?.range?.[0] ?? 0),
        keyLocation: (where, key) => at(keyNode(document, where, key)?.range?.[0] ?? 0)
      };
    }
    function batch_document_valueOf(document, path) {
      try {
        return document.toJS({
          maxAliasCount: 100
        });
      } catch (error) {
        if (!(error instanceof ReferenceError)) throw error;
        throw invalidYaml([ [ path, `invalid YAML: ${error.message}` ] ]);
      }
    }
    function nodeAt(document, path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (typeof node === "object" && node !== null && "range" in node) return node;
      }
      return document.contents ?? void 0;
    }
    function keyNode(document, path, key) {
      const map = path.length === 0 ? document.contents : document.getIn(path, true);
      const pair = (0, dist.isMap)(map) ? map.items.find(one => one.key.value === key) : void 0;
      return pair === void 0 ? nodeAt(document, path) : pair.key;
    }
    function invalidYaml(problems) {
      return new errors.yo(problems.map(([location, message]) => ({
        code: "batch-invalid",
        location: location,
        message: message,
        hint: "correct the YAML at this location"
      })));
    }
    var read_entries = __webpack_require__(37815);
    var schema = __webpack_require__(41443);
    var lib_text = __webpack_require__(20653);
    var job_settings = __webpack_require__(99175);
    const longestFound = 200;
    function schemaDiagnostics(document, issues) {
      return issues.flatMap(issue => diagnosticsFor(document, issue, []));
    }
    function diagnosticsFor(document, issue, above) {
      const path = [ ...above, ...issue.path.map(part => typeof part === "number" ? part : String(part)) ];
      if (issue.code === "unrecognized_keys") {
        const known = schema.MX[lastName(path)] ?? [];
        return issue.keys.map(key => (0, job_settings.a)(key, document.keyLocation(path, key), known));
      }
      const nested = issue.code === "invalid_union" ? closestBranch(issue.errors) : [];
      if (nested.length > 0) return nested.flatMap(inner => diagnosticsFor(document, inner, path));
      const found = valueAt(document.value, path);
      const name = lastName(path) || "the file";
      return [ {
        code: "batch-invalid",
        location: document.locationOf(path),
        message: found === void 0 ? `${name} is missing` : `${name} ${issue.message}`,
        ...found === void 0 ? {} : {
          found: (0, lib_text.ml)(JSON.stringify(found), longestFound)
        },
        hint: found === void 0 ? `add ${name}` : `correct the value; docs/batches.md describes ${name}`
      } ];
    }
    function closestBranch(branches) {
      return branches.find(issues => issues.every(({path: path, code: code}) => path.length > 0 || code === "unrecognized_keys")) ?? [];
    }
    function lastName(path) {
      return path.findLast(part => typeof part === "string") ?? "";
    }
    function valueAt(value, path) {
      return path.reduce((inner, part) => typeof inner === "object" && inner !== null ? inner[part] : void 0, value);
    }
    function readBatchFile(path, bytes) {
      const text = (new TextDecoder).decode(bytes);
      const document = readBatchDocument(path, text);
      const parsed = schema.AN.safeParse(document.value);
      const diagnostics = [ ...parsed.success ? [] : schemaDiagnostics(document, parsed.error.issues) ];
      const entries = (0, read_entries.$)(document, diagnostics);
      if (!parsed.success || diagnostics.length > 0) throw new errors.yo(inOrder(diagnostics));
      return {
        path: path,
        digest: (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex"),
        ...wholeBatch(parsed.data, path),
        ...entries
      };
    }
    function wholeBatch(value, path) {
      const {budget: budget, publish: publish} = value;
      return {
        name: value.name ?? nameOfPath(path),
        budget: {
          maxCostUsd: budget?.["max-cost-usd"] ?? null,
          maxJobs: budget?.["max-jobs"] ?? null,
          timeoutMinutes: budget?.["timeout-minutes"] ?? null
        },
        order: value.order ?? "listed",
        concurrency: value.concurrency ?? 4,
        onFailure: value["on-failure"] ?? "continue",
        parkAfter: value["park-after"] ?? null,
        delivery: value.delivery ?? "now",
        onExpired: value["on-expired"] ?? "again",
        minPassRate: value["min-pass-rate"] ?? 1,
        judge: value.judge ?? null,
        publish: {
          draft: publish?.draft ?? true,
          maxOpen: publish?.["max-open"] ?? 10,
          recreate: publish?.recreate ?? "never"
        }
      };
    }
    function nameOfPath(path) {
      const stem = external_node_path_.posix.basename(path).replace(/\.ya?ml$/i, "");
      return stem.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "").slice(0, 64) || "batch";
    }
    function inOrder(diagnostics) {
      const place = ({location: location = ""}) => {
        const [, line = "0", column = "0"] = /:(\d+):(\d+)$/.exec(location) ?? [];
        return [ Number(line), Number(column) ];
      };
      const unique = new Map(diagnostics.map(one => [ `${one.location ?? ""} ${one.message}`, one ]));
      return [ ...unique.values() ].sort((a, b) => {
        const [[line = 0, column = 0], [otherLine = 0, otherColumn = 0]] = [ place(a), place(b) ];
        return line - otherLine || column - otherColumn;
      });
    }
    var resolve_job = __webpack_require__(11739);
    var command_sources = __webpack_require__(19794);
    var run_context = __webpack_require__(28145);
    var runtime = __webpack_require__(79378);
    var types = __webpack_require__(38287);
    const maxBytes = 1e7;
    const ofOneJob = [ "prompt", "prompt-file", "prompt-format", "command", "args", "vars", "transcript", "resume", "record" ];
    async function openBatch(path, inputs, hostEnvironment) {
      const {environment: environment, temporary: temporary} = hostEnvironment;
      const workspaceAndEvent = await (0, run_context.ue)(inputs.early, hostEnvironment, workspace => (0, 
      runtime.j)({
        environment: environment,
        home: temporary,
        temporary: temporary
      }, workspace));
      if (workspaceAndEvent.event.name !== "none") {
        const {passGate: passGate} = await __webpack_require__.e(5438).then(__webpack_require__.bind(__webpack_require__, 93057));
        const start = await passGate(workspaceAndEvent, inputs, hostEnvironment);
        if ("refusal" in start) return start;
      }
      const runContext = await (0, run_context.wW)(workspaceAndEvent, inputs, hostEnvironment);
      refuseSettingsOfOneJob(runContext);
      const {settings: settings, locationOfRule: locationOfRule, trustedSource: trustedSource} = runContext;
      const {file: file, notices: notices} = await withEvaluators(readBatchFile(path, await readSource(path, runContext)), runContext);
      const workflow = {
        settings: settings,
        given: inputs.parsed.values,
        locationOfRule: locationOfRule
      };
      const commands = (0, command_sources.z)(runContext, hostEnvironment);
      const resolver = (0, resolve_job.q7)(file, workflow, {
        files: trustedSource.source,
        commands: commands
      });
      return {
        runContext: runContext,
        file: file,
        notices: notices,
        workflow: workflow,
        resolver: resolver
      };
    }
    async function withEvaluators(file, {trustedSource: trustedSource}) {
      if (!file.jobs.some(({items: items}) => items?.kind === "test-data")) return {
        file: file,
        notices: []
      };
      const {withPromptEvaluators: withPromptEvaluators} = await __webpack_require__.e(593).then(__webpack_require__.bind(__webpack_require__, 70593));
      return await withPromptEvaluators(file, trustedSource.source);
    }
    async function readSource(path, {trustedSource: trustedSource}) {
      try {
        return await trustedSource.source.read(path, maxBytes);
      } catch (error) {
        (0, errors.ki)(error, types.kc);
        throw new errors.yo({
          code: "batch-invalid",
          location: path,
          message: "the batch file cannot be read",
          found: error.message,
          hint: "correct the path; it is relative to the workspace"
        });
      }
    }
    function refuseSettingsOfOneJob({settings: settings}) {
      const diagnostics = ofOneJob.flatMap(name => {
        const value = settings[name];
        if (value === void 0 || value === "" || Array.isArray(value) && value.length === 0) return [];
        const message = `${name} is for a single job, and a batch has many`;
        return [ {
          code: "setting-invalid",
          location: name,
          message: message,
          hint: `remove ${name}, or write it into the batch file`
        } ];
      });
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
    }
    var plan_batch = __webpack_require__(5341);
    async function startBatch(inputs, ports) {
      const {early: early} = inputs;
      const {hostEnvironment: hostEnvironment, redact: redact} = ports;
      if (early["batch-step"] === "merge") {
        const {mergeBatch: mergeBatch} = await Promise.all([ __webpack_require__.e(9152), __webpack_require__.e(6629), __webpack_require__.e(5822) ]).then(__webpack_require__.bind(__webpack_require__, 78298));
        return await mergeBatch({
          from: early["merge-from"],
          out: early.state ?? null
        }, ports);
      }
      const opened = await openBatch(batchPath(early.batch), inputs, hostEnvironment);
      if ("refusal" in opened) return await (0, skipped.v)(opened.refusal, ports);
      const options = {
        hostEnvironment: hostEnvironment,
        redact: redact
      };
      if (early["batch-step"] === "plan") {
        const {writePlan: writePlan} = await __webpack_require__.e(462).then(__webpack_require__.bind(__webpack_require__, 10462));
        return await writePlan(opened, {
          shards: early.shards,
          out: early.plan ?? null
        }, ports);
      }
      const shard = early.shard === void 0 ? null : (0, plan_shard.Xy)(early.shard, hostEnvironment.environment);
      const plan = () => (0, plan_batch.b)(opened, {
        path: early.plan ?? null,
        shard: shard,
        ...options
      });
      if (early["dry-run"]) {
        const {dryRunBatch: dryRunBatch} = await Promise.all([ __webpack_require__.e(9152), __webpack_require__.e(1673) ]).then(__webpack_require__.bind(__webpack_require__, 41673));
        return await dryRunBatch(opened, {
          plan: await plan(),
          shard: shard,
          inputs: inputs
        }, ports);
      }
      const {runBatch: runBatch} = await Promise.all([ __webpack_require__.e(7291), __webpack_require__.e(5281), __webpack_require__.e(1135), __webpack_require__.e(6519), __webpack_require__.e(9152), __webpack_require__.e(6629), __webpack_require__.e(875) ]).then(__webpack_require__.bind(__webpack_require__, 40875));
      const outcome = await runBatch({
        open: opened,
        plan: plan,
        shard: shard,
        statePath: early.state === void 0 ? null : (0, external_node_path_.resolve)(hostEnvironment.directory, early.state),
        concurrency: early.concurrency ?? null,
        resume: early["resume-batch"],
        retryFailed: early["retry-failed"],
        rescore: early.rescore
      }, ports);
      await (0, summary_file.o)(outcome.summary, ports);
      return outcome;
    }
    function batchPath(path) {
      if (path !== void 0) return path;
      throw new errors.yo({
        code: "argument-invalid",
        location: "batch",
        message: "no batch file is given",
        hint: "name a batch file, such as .sallyport/batches/docs.yml"
      });
    }
  }),
  29325: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      F: () => builtinJudgeNames,
      p: () => builtinJudge
    });
    var _split_at_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56456);
    const builtinJudgeNames = [ "github/similarity", "github/coherence", "github/fluency", "github/relevance", "github/groundedness" ];
    const steps = [ 0, .25, .5, .75, 1 ];
    const task = "The task was:\n<task>\n{{item.input}}\n</task>\n\nThe answer to it is:\n{{completion}}";
    const reference = name => `<${name}>\n{{item.expected}}\n</${name}>`;
    const builtinJudges = {
      "github/similarity": {
        question: `${task}\n\nA correct answer is:\n${reference("expected")}\n\nDoes the answer state the same as the correct answer? Wording, order and length do not count; facts, conclusions and omissions do.`,
        grades: [ "states something else, or contradicts the correct answer", "shares a few points, but most differ or are missing", "agrees in about half of what matters", "agrees, except for a detail", "states the same" ]
      },
      "github/coherence": {
        question: `${task}\n\nDo the sentences of the answer form one train of thought that responds to the task? Whether its facts are correct does not count.`,
        grades: [ "fragments without a connection", "mostly disconnected; the reader must guess how its parts belong together", "understandable, with jumps or repetitions", "well organized, with small lapses", "every sentence follows from those before it" ]
      },
      "github/fluency": {
        question: "A text:\n{{completion}}\n\nIs the text well written, sentence by sentence: grammar, choice of words, and ease of reading? Its content does not count.",
        grades: [ "hardly readable", "many mistakes that disturb the reader", "readable, with mistakes or awkward phrases", "correct and easy to read, with a few rough places", "reads as if written by a skilled author" ]
      },
      "github/relevance": {
        question: `${task}\n\nDoes the answer deal with what was asked, completely and without anything that does not belong to it?`,
        grades: [ "is about something else", "touches the subject, but does not deal with what was asked", "deals with part of what was asked, or mixes it with much that was not asked", "deals with what was asked, except for a minor point", "deals with all of what was asked and with nothing else" ]
      },
      "github/groundedness": {
        question: `Source text:\n${reference("source")}\n\nAn answer that must be based on the source only:\n{{completion}}\n\nDoes the source support what the answer states? A statement that is true but not in the source is not supported.`,
        grades: [ "is not supported, or contradicts the source", "is mostly not supported", "is supported in part; important statements are not", "is supported, except for a minor statement", "is supported in every statement" ]
      }
    };
    function builtinJudge(name) {
      const {question: question, grades: grades} = builtinJudges[name];
      const scale = grades.map((meaning, index) => `${String(index + 1)}: ${meaning}`).join("\n");
      return {
        kind: "judge",
        prompt: (0, _split_at_answer_js__WEBPACK_IMPORTED_MODULE_0__.A)(`${question}\n\nThe grades:\n${scale}`),
        system: null,
        choices: steps.map((score, index) => ({
          choice: String(index + 1),
          score: score
        })),
        model: null
      };
    }
  }),
  56456: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      A: () => splitAtAnswer
    });
    function splitAtAnswer(prompt) {
      return prompt.split(/\{\{[ \t]*completion[ \t]*\}\}/);
    }
  }),
  19188: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      MF: () => evaluationSchema,
      aT: () => checkKinds,
      dN: () => judgeSchema
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
    var _evaluate_builtin_judges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29325);
    var _schema_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86130);
    const checkKinds = [ "contains", "starts-with", "ends-with", "equals", "matches", "json-schema", "max-cost-usd", "max-seconds", "max-turns", "tools-used", "command", "judge", "uses" ];
    const judgeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
      prompt: (0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("The question; it sees the answer as {{completion}}.")),
      system: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq)()),
      choices: zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), (0, 
      _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.uM)(), {
        error: "must be a mapping of choices to scores"
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("The possible verdicts with their scores from 0 to 1.")),
      model: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq)())
    }, {
      error: "must be a mapping with prompt and choices"
    });
    const evaluationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
      name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq)()),
      contains: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP({
        error: "must be text"
      })),
      "starts-with": zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP({
        error: "must be text"
      })),
      "ends-with": zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP({
        error: "must be text"
      })),
      equals: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP({
        error: "must be text"
      })),
      matches: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("A regular expression (JavaScript, flags m and u)."))),
      "json-schema": zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J(), {
        error: "must be a JSON Schema"
      })),
      "max-cost-usd": zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.Vt)()),
      "max-seconds": zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.Vt)()),
      "max-turns": zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.rD)(1, 1e4)),
      "tools-used": zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.Te)().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("Tools that must have been called."))),
      command: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("A command that the rules allow; exit code 0 passes."))),
      judge: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(judgeSchema.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("A question to the judging model."))),
      uses: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.aL)(_evaluate_builtin_judges_js__WEBPACK_IMPORTED_MODULE_0__.F).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("A judge with a built-in question about {{item.input}}."))),
      not: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY({
        error: "must be true or false"
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("Passes if the check fails."))),
      "ignore-case": zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY({
        error: "must be true or false"
      })),
      weight: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.Vt)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(1e3, {
        error: "must be at most 1000"
      }), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("Its share in the score of the job, for min-score."))),
      threshold: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_1__.uM)().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("The lowest score that passes.")))
    }, {
      error: "must be a mapping with one check"
    });
  }),
  24880: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      A: () => itemsSchema,
      B: () => sourceKinds
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
    var _schema_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86130);
    const sourceKinds = [ "list", "files", "jsonl", "csv", "json", "lines", "changed", "issues", "pulls", "test-data" ];
    const itemsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
      list: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([ _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.d_, zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()) ], {
        error: "must be texts or mappings"
      }), {
        error: "must be a list"
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("The items themselves: texts ({{item.value}}) or mappings."))),
      files: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.tc)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("Globs of files of the workspace."))),
      jsonl: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("A file with one JSON object per line."))),
      csv: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("A CSV file (RFC 4180) whose first row has the names of the fields."))),
      json: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("A JSON file that contains a list."))),
      lines: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("A command that the rules allow; each line that it prints is an item."))),
      changed: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("A range of commits, such as origin/main...HEAD: the files that it changes."))),
      issues: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y('A GitHub search for issues, such as "is:open label:bug".'))),
      pulls: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("A GitHub search for pull requests."))),
      "test-data": zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("A .prompt.yml file: the rows of its testData."))),
      match: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.tc)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("Globs that narrow `changed`."))),
      exclude: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.tc)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("Globs of files to leave out."))),
      limit: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1, 1e6).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.q0y("At most this many items, in the order of the source.")))
    }, {
      error: "must be a mapping with one source of items"
    });
  }),
  99175: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      EF: () => jobSettingNames,
      Sr: () => promptSettings,
      a: () => unknownKey,
      dG: () => readJobSettings
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    var _settings_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44535);
    var _placeholders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88362);
    const decidedByBatch = [ "publish", "comment-key", "comment-mode", "progress", "reaction", "worktree" ];
    const ofOneJob = [ "prompt", "prompt-file", "prompt-format", "command", "args", "vars", "output-schema" ];
    const jobSettingNames = _settings_table_js__WEBPACK_IMPORTED_MODULE_1__.H$.filter(name => ofOneJob.includes(name) || _settings_table_js__WEBPACK_IMPORTED_MODULE_1__.uG[name].inFile === true && !decidedByBatch.includes(name));
    const promptSettings = [ "prompt", "prompt-file", "command" ];
    const withoutPlaceholders = [ "allow", "ask", "deny", "mode", "read-only-commands", "command-directories" ];
    function readJobSettings(mapping, {document: document, path: path, otherKeys: otherKeys}, diagnostics) {
      return Object.entries(mapping).flatMap(([key, value]) => {
        if (otherKeys.includes(key)) return [];
        const name = jobSettingNames.find(known => known === key);
        if (name === void 0) {
          diagnostics.push(unknownKey(key, document.keyLocation(path, key), [ ...otherKeys, ...jobSettingNames ]));
          return [];
        }
        const location = document.locationOf([ ...path, key ]);
        const problem = problemOf(name, value);
        if (problem === null) return [ {
          name: name,
          value: value,
          location: location
        } ];
        diagnostics.push({
          code: "batch-invalid",
          location: location,
          message: `${name} ${problem}`,
          found: JSON.stringify(value),
          hint: `correct the value, or remove ${name}`
        });
        return [];
      });
    }
    function problemOf(name, value) {
      if ((0, _placeholders_js__WEBPACK_IMPORTED_MODULE_2__.Kc)(value)) return withoutPlaceholders.includes(name) ? "cannot contain placeholders: what it allows must be visible here" : null;
      if (name === "vars") return isMappingOfScalars(value) ? null : "must be a mapping of names to texts";
      const result = _settings_table_js__WEBPACK_IMPORTED_MODULE_1__.uG[name].value.schema.safeParse(value);
      return result.success ? null : result.error.issues[0]?.message ?? "has an invalid value";
    }
    function isMappingOfScalars(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(one => one === null || [ "string", "number", "boolean" ].includes(typeof one));
    }
    function unknownKey(key, location, known) {
      const guess = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.pA)(key, known);
      const isSetting = _settings_table_js__WEBPACK_IMPORTED_MODULE_1__.H$.some(name => name === key);
      const hint = isSetting ? `${key} is not a setting of a single job: give it as an action input or as a flag` : guess === void 0 ? `the keys are ${known.join(", ")}` : `did you mean ${guess}?`;
      return {
        code: "batch-invalid",
        location: location,
        message: `unknown key ${key}`,
        hint: hint
      };
    }
  }),
  88362: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Ej: () => textsIn,
      ID: () => replaceIn,
      Kc: () => hasPlaceholder,
      Qf: () => placeholdersIn,
      hX: () => unknownPlaceholders
    });
    const placeholder = /\{\{[ \t]*(item|matrix)\.([\p{L}_][\p{L}\p{N}_ .-]*?)[ \t]*\}\}/gu;
    const maxKnown = 1e3;
    const known = new Map;
    function parseBatchTemplate(text) {
      const found = known.get(text);
      if (found !== void 0) return found;
      const template = splitTemplate(text);
      if (known.size < maxKnown) known.set(text, template);
      return template;
    }
    function splitTemplate(text) {
      const parts = [];
      let end = 0;
      for (const {0: source, 1: kind, 2: name = "", index: index} of text.matchAll(placeholder)) {
        if (index > end) parts.push(text.slice(end, index));
        parts.push({
          kind: kind === "item" ? "item" : "matrix",
          name: name,
          source: source
        });
        end = index + source.length;
      }
      if (end < text.length) parts.push(text.slice(end));
      return parts;
    }
    function placeholdersIn(text) {
      return parseBatchTemplate(text).filter(part => typeof part !== "string");
    }
    function hasPlaceholder(value) {
      return textsIn(value).some(text => placeholdersIn(text).length > 0);
    }
    function textsIn(value) {
      if (typeof value === "string") return [ value ];
      if (typeof value !== "object" || value === null) return [];
      return Object.values(value).flatMap(textsIn);
    }
    function unknownPlaceholders(text) {
      return [ ...text.matchAll(/\{\{[ \t]*([\p{L}_]\w*)(?:\.[^{}\n]*)?[ \t]*\}\}/gu) ].filter(({0: source, 1: root = ""}) => {
        if (placeholdersIn(source).length > 0) return false;
        return source.includes(".") || root === "item" || root === "matrix";
      }).map(([source]) => source);
    }
    function replaceIn(value, insert) {
      if (typeof value === "string") return parseBatchTemplate(value).map(part => typeof part === "string" ? part : insert(part)).join("");
      if (Array.isArray(value)) return value.map(one => replaceIn(one, insert));
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [ name, replaceIn(one, insert) ]));
    }
  }),
  37815: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      t: () => isReplaced,
      $: () => readEntries
    });
    var yaml = __webpack_require__(33233);
    var errors = __webpack_require__(42357);
    var item_fields = __webpack_require__(95363);
    var placeholders = __webpack_require__(88362);
    const forUntrusted = [ "prompt", "args", "vars" ];
    function checkPlaceholders(uses, {items: items, matrix: matrix}) {
      const fields = items === null ? [] : (0, item_fields.pA)(items);
      const names = [ ...(fields ?? []).map(name => `item.${name}`), ...Object.keys(matrix).map(name => `matrix.${name}`) ];
      return uses.flatMap(({name: name, value: value, location: location}) => (0, placeholders.Ej)(value).flatMap(text => [ ...(0, 
      placeholders.hX)(text).map(source => unknownPlaceholder(source, location, names)), ...(0, 
      placeholders.Qf)(text).flatMap(placeholder => {
        if (isUnknown(placeholder, fields, matrix)) {
          if (placeholder.kind === "item" && items === null) return [ withoutItems(placeholder, location) ];
          return [ unknownPlaceholder(placeholder.source, location, names) ];
        }
        return items !== null && !forUntrusted.includes(name) ? untrustedUse(placeholder, items, location) : [];
      }) ]));
    }
    function isUnknown({kind: kind, name: name}, fields, matrix) {
      if (kind === "matrix") return !Object.hasOwn(matrix, name);
      return fields !== null && !fields.includes(name) && !fields.includes(name.split(".", 1)[0] ?? "");
    }
    function unknownPlaceholder(source, location, known) {
      const guess = (0, errors.pA)(source.replace(/^\{\{\s*|\s*\}\}$/g, ""), known);
      const all = known.length === 0 ? "this entry has neither items nor a matrix" : `known: ${known.map(braces).join(", ")}`;
      return {
        code: "batch-invalid",
        location: location,
        message: `unknown placeholder ${source}`,
        hint: guess === void 0 ? all : `did you mean ${braces(guess)}?`
      };
    }
    function braces(name) {
      return `{{${name}}}`;
    }
    function withoutItems({source: source}, location) {
      return {
        code: "batch-invalid",
        location: location,
        message: `${source} has no value: this entry has no items`,
        hint: "add items to the entry, or remove the placeholder"
      };
    }
    function untrustedUse({name: name, source: source}, items, location) {
      if (!(0, item_fields.Xe)(items, name)) return [];
      return [ {
        code: "batch-invalid",
        location: location,
        message: `${source} can be written by outside contributors, so it can only be part of prompt, args or vars`,
        hint: "use {{item.number}} here"
      } ];
    }
    var evaluation_schema = __webpack_require__(19188);
    var job_settings = __webpack_require__(99175);
    var json_schema = __webpack_require__(8044);
    var builtin_judges = __webpack_require__(29325);
    var split_at_answer = __webpack_require__(56456);
    function readEvaluation(value, location, diagnostics) {
      const kinds = evaluation_schema.aT.filter(kind => value[kind] !== void 0);
      const [kind] = kinds;
      const problems = kind === void 0 || kinds.length > 1 ? [ `an evaluation needs exactly one check${kinds.length === 0 ? "" : `, but has ${kinds.join(" and ")}`}` ] : problemsOf(kind, value);
      for (const message of problems) {
        const hint = kinds.length === 1 ? "correct the value" : `write one of ${evaluation_schema.aT.join(", ")} per evaluation`;
        diagnostics.push({
          code: "batch-invalid",
          location: location,
          message: message,
          hint: hint
        });
      }
      if (kind === void 0 || problems.length > 0) return null;
      return {
        name: value.name ?? nameOf(kind, value),
        check: checkOf(kind, value),
        not: value.not ?? false,
        weight: value.weight ?? 1,
        threshold: value.threshold ?? null,
        location: location
      };
    }
    function problemsOf(kind, value) {
      if (kind === "matches") return patternProblem(value.matches ?? "");
      if (kind === "json-schema") return (0, json_schema.schemaProblems)(value["json-schema"]).map(({pointer: pointer, what: what}) => `json-schema${pointer}: ${what}`);
      return kind === "judge" ? judgeProblems(value) : [];
    }
    function judgeProblems({judge: judge}) {
      const prompt = judge?.prompt ?? "";
      const names = Object.keys(judge?.choices ?? {}).map(choice => choice.trim().toLowerCase());
      const others = [ ...prompt.matchAll(/\{\{[ \t]*([\p{L}_][\w-]*)[ \t]*\}\}/gu) ].filter(([, name]) => name !== "completion");
      return [ ...(0, split_at_answer.A)(prompt).length > 1 ? [] : [ "the judge does not see the answer: write {{completion}} in its prompt" ], ...others.map(([source, name = ""]) => `${source} has no value here; write {{item.${name}}} for a field of the item`), ...names.length < 2 ? [ "a judge needs at least two choices" ] : [], ...new Set(names).size < names.length ? [ "two choices of the judge differ only in case or spaces" ] : [] ];
    }
    function patternProblem(pattern) {
      try {
        new RegExp(pattern, "mu").test("");
        return [];
      } catch (error) {
        return [ `matches is not a valid regular expression: ${error instanceof Error ? error.message : String(error)}` ];
      }
    }
    function nameOf(kind, value) {
      const shown = value[kind];
      return typeof shown === "string" || typeof shown === "number" ? `${kind} ${String(shown)}` : kind;
    }
    function checkOf(kind, value) {
      const ignoreCase = value["ignore-case"] ?? false;
      switch (kind) {
       case "contains":
       case "starts-with":
       case "ends-with":
       case "equals":
       case "matches":
        return {
          kind: kind,
          value: value[kind] ?? "",
          ignoreCase: ignoreCase
        };

       case "json-schema":
        return {
          kind: kind,
          schema: value[kind] ?? {}
        };

       case "max-cost-usd":
       case "max-seconds":
       case "max-turns":
        return {
          kind: kind,
          limit: value[kind] ?? 0
        };

       case "tools-used":
        return {
          kind: kind,
          tools: value[kind] ?? []
        };

       case "command":
        return {
          kind: kind,
          command: value.command ?? ""
        };

       case "judge":
        return judgeOf(value);

       case "uses":
        return (0, builtin_judges.p)(value.uses ?? "github/similarity");
      }
    }
    function judgeOf({judge: judge}) {
      const choices = Object.entries(judge?.choices ?? {}).map(([choice, score]) => ({
        choice: choice,
        score: score
      }));
      return {
        kind: "judge",
        prompt: (0, split_at_answer.A)(judge?.prompt ?? ""),
        system: judge?.system ?? null,
        choices: choices,
        model: judge?.model ?? null
      };
    }
    var items_schema = __webpack_require__(24880);
    function readItemSource(value, location, diagnostics) {
      const kinds = items_schema.B.filter(kind => value[kind] !== void 0);
      const [kind] = kinds;
      const before = diagnostics.length;
      const refuse = (message, hint) => {
        diagnostics.push({
          code: "batch-invalid",
          location: location,
          message: message,
          hint: hint
        });
      };
      if (kind === void 0 || kinds.length > 1) {
        const found = kinds.length === 0 ? "" : `, but has ${kinds.join(" and ")}`;
        refuse(`items needs exactly one source${found}`, `write one of ${items_schema.B.join(", ")}`);
        return null;
      }
      if (value.match !== void 0 && kind !== "changed") refuse("match only narrows changed", "remove match, or use changed");
      if (value.exclude !== void 0 && kind !== "changed" && kind !== "files") refuse("exclude only narrows files and changed", "remove exclude, or use files or changed");
      if (kind === "changed" && !/^[^\s.][^\s]*?\.{2,3}[^\s]*$/.test(value.changed ?? "")) refuse("changed must be a range of commits", "write A..B, or A...B for the changes since both parted");
      return diagnostics.length > before ? null : sourceOf(kind, value, location);
    }
    function sourceOf(kind, value, location) {
      const options = {
        limit: value.limit ?? null,
        location: location
      };
      const exclude = list(value.exclude);
      switch (kind) {
       case "list":
        return {
          kind: kind,
          values: value.list ?? [],
          ...options
        };

       case "files":
        return {
          kind: kind,
          patterns: list(value.files),
          exclude: exclude,
          ...options
        };

       case "changed":
        return {
          kind: kind,
          range: value.changed ?? "",
          files: list(value.match),
          exclude: exclude,
          ...options
        };

       case "lines":
        return {
          kind: kind,
          command: value.lines ?? "",
          ...options
        };

       case "issues":
       case "pulls":
        return {
          kind: kind,
          query: value[kind] ?? "",
          ...options
        };

       case "jsonl":
       case "csv":
       case "json":
       case "test-data":
        return {
          kind: kind,
          path: value[kind] ?? "",
          ...options
        };
      }
    }
    function list(value) {
      if (value === void 0) return [];
      return typeof value === "string" ? [ value ] : value;
    }
    var schema = __webpack_require__(41443);
    function readEntries(document, diagnostics) {
      const raw = (0, yaml.p)(document.value) ? document.value : {};
      const defaults = (0, yaml.p)(raw["defaults"]) ? (0, job_settings.dG)(raw["defaults"], {
        document: document,
        path: [ "defaults" ],
        otherKeys: []
      }, diagnostics) : [];
      const listed = Array.isArray(raw["jobs"]) ? raw["jobs"] : [];
      const settings = listed.map((entry, index) => (0, yaml.p)(entry) ? (0, job_settings.dG)(entry, {
        document: document,
        path: [ "jobs", index ],
        otherKeys: schema.rW
      }, diagnostics) : []);
      const jobs = listed.flatMap((entry, index) => {
        const usable = usableEntry(entry, index);
        if (usable === null) return [];
        return readEntry(usable, {
          document: document,
          index: index,
          defaults: defaults,
          settings: settings[index] ?? []
        }, diagnostics);
      });
      diagnostics.push(...repeatedIds(jobs));
      return {
        defaults: defaults,
        jobs: jobs
      };
    }
    function usableEntry(entry, index) {
      if (!(0, yaml.p)(entry)) return null;
      const evaluations = Array.isArray(entry["evaluate"]) ? entry["evaluate"] : [];
      const parsed = schema.Oo.safeParse(entry);
      if (parsed.success) return {
        value: parsed.data,
        left: new Set,
        evaluations: evaluations
      };
      const left = new Set(parsed.error.issues.flatMap(({path: [key]}) => key ?? []));
      const kept = Object.entries(entry).filter(([key]) => !left.has(key));
      const again = schema.Oo.safeParse({
        id: `entry-${String(index + 1)}`,
        ...Object.fromEntries(kept)
      });
      return again.success ? {
        value: again.data,
        left: left,
        evaluations: evaluations
      } : null;
    }
    function readEntry({value: entry, left: left, evaluations: evaluations}, {document: document, index: index, defaults: defaults, settings: settings}, diagnostics) {
      const at = (...path) => document.locationOf([ "jobs", index, ...path ]);
      const items = entry.items === void 0 ? null : readItemSource(entry.items, at("items"), diagnostics);
      const evaluate = evaluations.flatMap((one, number) => {
        const parsed = evaluation_schema.MF.safeParse(one);
        return parsed.success ? readEvaluation(parsed.data, at("evaluate", number), diagnostics) ?? [] : [];
      });
      const spec = {
        id: entry.id,
        settings: settings,
        items: items,
        matrix: entry.matrix ?? {},
        repeat: repeatOf(entry.repeat, at("repeat"), diagnostics),
        outputFile: entry.output?.file ?? null,
        evaluate: evaluate,
        ...entry["min-score"] === void 0 ? {} : {
          minScore: entry["min-score"]
        },
        changes: entry.changes ?? "none",
        location: at()
      };
      diagnostics.push(...promptProblems(spec, defaults), ...unreplaced(entry, at));
      if (entry.items !== void 0 && items === null || left.has("items") || left.has("matrix")) return spec;
      const uses = [ ...defaults.filter(({name: name}) => !isReplaced(name, settings)), ...settings, ...spec.outputFile === null ? [] : [ {
        name: "output",
        value: spec.outputFile,
        location: at("output")
      } ], ...evaluate.map(({name: name, check: check, location: location}) => ({
        name: "evaluate",
        value: {
          name: name,
          check: check
        },
        location: location
      })) ];
      diagnostics.push(...checkPlaceholders(uses, spec));
      return spec;
    }
    function isReplaced(name, settings) {
      const isPrompt = job_settings.Sr.includes(name);
      return settings.some(one => isPrompt ? job_settings.Sr.includes(one.name) : one.name === name);
    }
    function repeatOf(value, location, diagnostics) {
      if (value === void 0) return {
        times: 1,
        atLeast: 1
      };
      if (typeof value === "number") return {
        times: value,
        atLeast: value
      };
      const {times: times, "at-least": atLeast = times} = value;
      if (atLeast > times) diagnostics.push({
        code: "batch-invalid",
        location: location,
        message: `at-least is ${String(atLeast)}, but each job runs only ${String(times)} times`,
        hint: "lower at-least, or raise times"
      });
      return {
        times: times,
        atLeast: atLeast
      };
    }
    function promptProblems({settings: settings, items: items, location: location}, defaults) {
      const named = all => all.filter(({name: name}) => job_settings.Sr.includes(name));
      const own = named(settings);
      const found = own.length === 0 ? named(defaults) : own;
      if (found.length === 1 || found.length === 0 && items?.kind === "test-data") return [];
      const names = found.map(({name: name}) => name).join(" and ");
      return [ {
        code: "batch-invalid",
        location: location,
        message: found.length === 0 ? "the entry has no prompt" : `the entry has more than one prompt: ${names}`,
        hint: "set exactly one of prompt, prompt-file and command, in the entry or in defaults"
      } ];
    }
    function unreplaced(entry, at) {
      return [ "items", "matrix" ].filter(key => (0, placeholders.Kc)(entry[key])).map(key => ({
        code: "batch-invalid",
        location: at(key),
        message: `placeholders are not replaced in ${key}`,
        hint: `write the value itself in ${key}`
      }));
    }
    function repeatedIds(jobs) {
      return jobs.filter(({id: id}, index) => jobs.findIndex(other => other.id === id) < index).map(({id: id, location: location}) => ({
        code: "batch-invalid",
        location: location,
        message: `the id ${id} is used twice`,
        hint: "give each entry its own id: it names the results of the entry"
      }));
    }
  }),
  86130: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Qq: () => text,
      Te: () => texts,
      Vt: () => numberAbove0,
      aL: () => words,
      d_: () => scalar,
      rD: () => wholeNumber,
      tc: () => textOrTexts,
      uM: () => share
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    const text = (error = "must be text") => zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP({
      error: error
    }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1, {
      error: "must not be empty"
    }));
    function words(values) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(values, {
        error: ({input: input}) => {
          const guess = typeof input === "string" ? (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.pA)(input, values) : void 0;
          return `must be one of ${values.join(", ")}${guess === void 0 ? "" : `; did you mean ${guess}?`}`;
        }
      });
    }
    function wholeNumber(least, most) {
      const error = `must be a whole number from ${String(least)} to ${String(most)}`;
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr({
        error: error
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(least, {
        error: error
      }), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(most, {
        error: error
      }));
    }
    function numberAbove0() {
      const error = "must be a number above 0";
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig({
        error: error
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Tx(0, {
        error: error
      }));
    }
    function share() {
      const error = "must be a number from 0 to 1";
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig({
        error: error
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0, {
        error: error
      }), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1, {
        error: error
      }));
    }
    const scalar = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([ zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY() ], {
      error: "must be a text, a number, true or false"
    });
    function textOrTexts() {
      const error = "must be a text or a list of texts";
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([ text(error), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(text(error), {
        error: error
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1, {
        error: "must not be empty"
      })) ], {
        error: error
      });
    }
    function texts() {
      const error = "must be a list of texts";
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(text(error), {
        error: error
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1, {
        error: "must not be empty"
      }));
    }
  }),
  41443: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      AN: () => batchSchema,
      MX: () => keysByParent,
      Oo: () => entrySchema,
      rW: () => entryKeys
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
    var _evaluation_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19188);
    var _items_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24880);
    var _schema_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86130);
    const repeatSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
      times: (0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.rD)(1, 1e3),
      "at-least": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.rD)(0, 1e3))
    });
    const outputSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
      file: (0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("The file that receives the final text."))
    }, {
      error: "must be a mapping with file"
    });
    const entrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__._H3({
      id: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP({
        error: "must be text"
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
        error: "must be 1 to 64 letters, digits, dots, dashes or underscores"
      })),
      items: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(_items_schema_js__WEBPACK_IMPORTED_MODULE_1__.A),
      matrix: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[A-Za-z_][\w-]*$/, {
        error: "must have names of letters, digits and dashes"
      })), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(_schema_values_js__WEBPACK_IMPORTED_MODULE_2__.d_, {
        error: "must be a mapping of names to lists of texts or numbers"
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.m9(1, {
        error: "must not be empty"
      })), {
        error: "must be a mapping of names to lists"
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Every combination of these values is a job. A name that is a setting sets this setting."))),
      repeat: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([ (0, 
      _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.rD)(1, 1e3), repeatSchema ], {
        error: "must be a number, or a mapping with times and at-least"
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How often each job runs, and how many of its runs must pass."))),
      output: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(outputSchema),
      evaluate: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(_evaluation_schema_js__WEBPACK_IMPORTED_MODULE_0__.MF, {
        error: "must be a list of evaluations"
      })),
      "min-score": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.uM)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("A job passes if the mean of its evaluations, by weight, is not lower. Default: each must pass."))),
      changes: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.aL)([ "none", "patch", "pull-request", "pull-request-each" ]))
    }, {
      error: "must be a mapping"
    });
    const budgetSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
      "max-cost-usd": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.Vt)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Of one run of the batch."))),
      "max-jobs": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.rD)(1, 1e6).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Of one run; the rest is deferred."))),
      "timeout-minutes": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.Vt)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Of one run; the rest is deferred.")))
    }, {
      error: "must be a mapping"
    });
    const publishSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
      draft: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY({
        error: "must be true or false"
      })),
      "max-open": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.rD)(1, 1e3)),
      recreate: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.aL)([ "never", "always" ]))
    }, {
      error: "must be a mapping"
    });
    const batchSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
      $schema: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
      name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP({
        error: "must be text"
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
        error: "must be 1 to 64 letters, digits, dots, dashes or underscores"
      }), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Name of the batch and of its state directory. Default: the name of the file."))),
      defaults: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.L5J(), {
        error: "must be a mapping of settings"
      })),
      budget: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(budgetSchema),
      order: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.aL)([ "listed", "oldest-first" ])),
      concurrency: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.rD)(1, 256)),
      "on-failure": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.aL)([ "continue", "stop" ])),
      "park-after": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.rD)(1, 1e3).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("After this many runs with the same failure, the item is skipped."))),
      delivery: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.aL)([ "now", "flex", "batch" ])),
      "on-expired": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.aL)([ "again", "now", "fail" ])),
      "min-pass-rate": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.uM)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Of the evaluations; below it, the batch fails."))),
      judge: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _schema_values_js__WEBPACK_IMPORTED_MODULE_2__.Qq)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("The model that grades answers."))),
      publish: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(publishSchema),
      jobs: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(entrySchema, {
        error: "must be a list of jobs"
      }).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.m9(1, {
        error: "must have at least one job"
      }))
    }, {
      error: "must be a mapping with jobs"
    });
    const entryKeys = Object.keys(entrySchema.shape);
    const keysByParent = {
      "": Object.keys(batchSchema.shape).filter(key => key !== "$schema"),
      items: Object.keys(_items_schema_js__WEBPACK_IMPORTED_MODULE_1__.A.shape),
      repeat: Object.keys(repeatSchema.shape),
      output: Object.keys(outputSchema.shape),
      evaluate: Object.keys(_evaluation_schema_js__WEBPACK_IMPORTED_MODULE_0__.MF.shape),
      judge: Object.keys(_evaluation_schema_js__WEBPACK_IMPORTED_MODULE_0__.dN.shape),
      budget: Object.keys(budgetSchema.shape),
      publish: Object.keys(publishSchema.shape)
    };
  }),
  95363: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Xe: () => isUntrustedField,
      _F: () => fieldOf,
      gF: () => fieldText,
      pA: () => knownFields
    });
    const untrustedFields = [ "title", "body", "author", "labels" ];
    const ofFile = [ "path", "name", "stem", "dir" ];
    const ofSearch = [ "number", "url", "association", "created", "updated", ...untrustedFields ];
    function knownFields(source) {
      switch (source.kind) {
       case "files":
       case "changed":
        return ofFile;

       case "lines":
        return [ "value" ];

       case "issues":
       case "pulls":
        return ofSearch;

       case "list":
        return [ ...new Set(source.values.flatMap(value => typeof value === "object" ? Object.keys(value) : [ "value" ])) ];

       case "jsonl":
       case "csv":
       case "json":
       case "test-data":
        return null;
      }
    }
    function isUntrustedField(source, name) {
      return (source.kind === "issues" || source.kind === "pulls") && untrustedFields.includes(name);
    }
    function fieldOf(fields, name) {
      if (Object.hasOwn(fields, name)) return fields[name];
      let value = fields;
      for (const part of name.split(".")) {
        if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return;
        value = value[part];
      }
      return value;
    }
    function fieldText(value) {
      if (value === null || value === void 0) return "";
      return typeof value === "string" ? value : JSON.stringify(value);
    }
  }),
  55739: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      A: () => readItemFile,
      t: () => itemProblem
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    var _platform_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38287);
    function itemProblem(location, message, hint, found) {
      return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo({
        code: "batch-items",
        location: location,
        message: message,
        ...found === void 0 ? {} : {
          found: found
        },
        hint: hint
      });
    }
    const maxBytes = 2e8;
    async function readItemFile(path, location, source) {
      try {
        return await source.read(path, maxBytes);
      } catch (error) {
        if (!(error instanceof _platform_types_js__WEBPACK_IMPORTED_MODULE_1__.kc)) throw error;
        throw itemProblem(location, "the file with the items cannot be read", "correct the path, which is relative to the workspace", error.message);
      }
    }
  }),
  30235: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      D: () => searchItems,
      U: () => untrustedText
    });
    var _event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1347);
    var _event_context_trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(669);
    var _platform_github_search_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95195);
    var _item_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55739);
    const maxBody = 2e4;
    async function searchItems(source, search) {
      const {kind: kind, query: query, limit: limit, location: location} = source;
      const {found: found, total: total, isIncomplete: isIncomplete} = await search(kind, query, location);
      if (isIncomplete) throw (0, _item_problem_js__WEBPACK_IMPORTED_MODULE_2__.t)(location, "GitHub stopped this search before it was complete", "run again, or narrow the search, for example with created:>=2026-01-01", query);
      if (total > _platform_github_search_issues_js__WEBPACK_IMPORTED_MODULE_1__.f && (limit === null || limit > _platform_github_search_issues_js__WEBPACK_IMPORTED_MODULE_1__.f)) throw (0, 
      _item_problem_js__WEBPACK_IMPORTED_MODULE_2__.t)(location, `the search has ${String(total)} results, but GitHub returns only the first ${String(_platform_github_search_issues_js__WEBPACK_IMPORTED_MODULE_1__.f)}`, `narrow the search, or set limit to at most ${String(_platform_github_search_issues_js__WEBPACK_IMPORTED_MODULE_1__.f)} to work on the oldest first`, query);
      const items = found.slice(0, limit ?? void 0).map(itemOf);
      const left = total - items.length;
      const notices = left > 0 ? [ `${location}: limit leaves out ${String(left)} of ${String(total)} results of the search` ] : [];
      return {
        items: items,
        notices: notices
      };
    }
    function itemOf(issue) {
      const {number: number, title: title, url: url, body: body, author: author, association: association, labels: labels, created: created, updated: updated} = issue;
      return {
        id: String(number),
        fields: {
          number: number,
          title: title,
          url: url,
          body: body,
          author: author,
          association: association,
          labels: labels,
          created: created,
          updated: updated
        },
        content: null
      };
    }
    function untrustedText(fields, name, minimumTrust) {
      const {author: author, association: association, labels: labels} = fields;
      const login = typeof author === "string" ? author : null;
      const relation = String(association);
      if (!(0, _event_context_trust_js__WEBPACK_IMPORTED_MODULE_3__.W)(relation, minimumTrust)) return "[omitted: the author is less trusted than minimum-trust]";
      switch (name) {
       case "body":
        return `${(0, _event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__.wc)(login, relation)}\n${(0, 
        _event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__.hD)(textOf(fields["body"]), maxBody)}`;

       case "author":
        return (0, _event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__.wc)(login, relation);

       case "labels":
        return Array.isArray(labels) ? labels.map(label => (0, _event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__.BT)(String(label))).join(", ") : "";

       default:
        return (0, _event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__.BT)(textOf(fields[name]));
      }
    }
    function textOf(value) {
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
    }
  }),
  57367: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      XK: () => planFileText,
      vS: () => parsePlan,
      wr: () => readPlanFile
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85306);
    function* planFileText(plan) {
      const {jobs: jobs, ...head} = plan;
      yield `${JSON.stringify(head).slice(0, -1)},"jobs":[\n`;
      let block = [];
      for (const [index, job] of jobs.entries()) {
        const {item: item} = job;
        const frozen = item === null ? null : {
          id: item.id,
          fields: item.fields,
          content: item.content
        };
        block.push(`${JSON.stringify({
          ...job,
          item: frozen
        })}${index < jobs.length - 1 ? "," : ""}\n`);
        if (block.length < 1e3) continue;
        yield block.join("");
        block = [];
      }
      yield `${block.join("")}]}\n`;
    }
    const hex = length => zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(new RegExp(`^[0-9a-f]{${String(length)}}$`)));
    const count = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0));
    const jobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
      id: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      index: count,
      item: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
        id: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        fields: zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()),
        content: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
      })),
      matrix: zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([ zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY() ])),
      repeat: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(1)),
      key: hex(64),
      keyParts: zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej(Object.fromEntries(_types_js__WEBPACK_IMPORTED_MODULE_3__.N.map(name => [ name, zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP() ]))),
      slot: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      evaluationDigest: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      model: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      promptCharacters: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
      estimatedCostUsd: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig()),
      shard: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(1))
    });
    const planSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
      formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz(1),
      planId: hex(32),
      name: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      fileDigest: hex(64),
      shards: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(256)),
      jobs: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(jobSchema),
      notices: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
    });
    function readPlanFile(path, bytes, file) {
      const plan = parsePlan(path, bytes);
      if (plan.fileDigest !== file.digest) throw planProblem(path, `the plan was made from another version of ${file.path}`, "check out the same commit for the plan and for its shards, or make a new plan");
      return plan;
    }
    function parsePlan(path, bytes) {
      const value = parse(path, (new TextDecoder).decode(bytes));
      const parsed = planSchema.safeParse(value);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const where = issue === void 0 || issue.path.length === 0 ? "" : ` at ${issue.path.join(".")}`;
        throw planProblem(path, `the file is not a plan of this version of Sallyport${where}`, "make it with batch plan");
      }
      return {
        ...parsed.data,
        jobs: parsed.data.jobs
      };
    }
    function parse(path, text) {
      try {
        return JSON.parse(text);
      } catch (error) {
        throw planProblem(path, `the plan is not valid JSON: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`, "make it again with batch plan");
      }
    }
    function planProblem(location, message, hint) {
      return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo({
        code: "batch-plan",
        location: location,
        message: message,
        hint: hint
      });
    }
  }),
  11739: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      q7: () => createJobResolver,
      ZY: () => evaluationsOf,
      N9: () => narrowingOf,
      TY: () => outputFileOf
    });
    var errors = __webpack_require__(42357);
    var spec = __webpack_require__(56585);
    var formats_text = __webpack_require__(13705);
    var yaml = __webpack_require__(33233);
    var pick = __webpack_require__(91242);
    var braces = __webpack_require__(49928);
    var template = __webpack_require__(27199);
    var placeholders = __webpack_require__(88362);
    var item_fields = __webpack_require__(95363);
    var check_rules = __webpack_require__(68350);
    var table = __webpack_require__(44535);
    var job_settings = __webpack_require__(99175);
    var read_entries = __webpack_require__(37815);
    const ruleNames = [ "allow", "ask", "deny" ];
    function entrySettings(file, entry, matrix, workflow) {
      const given = [ ...givenSettings(file, entry), ...matrixSettings(entry, matrix) ];
      refuseReplacedMatrix(entry, workflow);
      const values = {};
      const varying = new Map;
      const diagnostics = [];
      for (const one of given) {
        const name = job_settings.EF.find(known => known === one.name);
        if (name === void 0 || isRule(name) || isOfInputs(name, workflow)) continue;
        varying.delete(name);
        if (name === "vars" || hasAnyPlaceholder(one.value)) varying.set(name, {
          name: name,
          given: one
        }); else values[name] = parsedSetting(name, one.value, one.location, diagnostics);
      }
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
      const rules = mergedRules([ ...file.defaults, ...entry.settings ], workflow);
      const readOnly = workflow.settings["read-only-commands"] && values["read-only-commands"] !== false;
      return {
        settings: {
          ...workflow.settings,
          ...values,
          ...rules.lists,
          "read-only-commands": readOnly
        },
        varying: [ ...varying.values() ],
        narrowing: rules.narrowing,
        locationOfRule: rules.locationOfRule
      };
    }
    function parsedSetting(name, value, location, diagnostics) {
      const result = table.uG[name].value.schema.safeParse(value);
      if (result.success) return result.data;
      diagnostics.push({
        code: "batch-invalid",
        location: location,
        message: `${name} ${result.error.issues[0]?.message ?? "has an invalid value"}`,
        found: JSON.stringify(value),
        hint: `correct the value, or remove ${name}`
      });
      return;
    }
    function givenSettings({defaults: defaults}, entry) {
      const {settings: settings, items: items} = entry;
      const given = [ ...defaults.filter(({name: name}) => !(0, read_entries.t)(name, settings)), ...settings ];
      if (items?.kind !== "test-data" || given.some(({name: name}) => job_settings.Sr.includes(name))) return given;
      return [ ...given, {
        name: "prompt-file",
        value: items.path,
        location: items.location
      } ];
    }
    function matrixSettings({location: location}, matrix) {
      return Object.entries(matrix).flatMap(([name, value]) => job_settings.EF.some(known => known === name) ? [ {
        name: name,
        value: asGiven(name, value),
        location: location
      } ] : []);
    }
    function asGiven(name, value) {
      const schema = table.uG[name].value.schema;
      return schema.safeParse(value).success ? value : String(value);
    }
    function refuseReplacedMatrix({matrix: matrix, location: location}, workflow) {
      const diagnostics = Object.keys(matrix).flatMap(name => {
        if (isRule(name) || [ "mode", "read-only-commands", "vars" ].includes(name)) {
          const message = `${name} cannot be a dimension of the matrix`;
          return [ {
            code: "batch-invalid",
            location: location,
            message: message,
            hint: "write one entry for each value"
          } ];
        }
        if (!isOfInputs(name, workflow)) return [];
        const message = `the input ${name} would replace every value of matrix.${name}`;
        return [ {
          code: "batch-invalid",
          location: location,
          message: message,
          hint: `remove the input ${name}, or the dimension`
        } ];
      });
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
    }
    function mergedRules(given, {settings: settings, given: inputs, locationOfRule: locationOfRule}) {
      const own = list => given.flatMap(({name: name, value: value, location: location}) => {
        if (name !== list) return [];
        const rules = table.uG[list].value.schema.parse(value);
        return rules.map((rule, index) => ({
          rule: rule,
          location: (0, check_rules.eK)(location, index)
        }));
      });
      const allow = own("allow");
      const narrows = (inputs.allow ?? []).length > 0;
      const added = {
        allow: narrows ? [] : allow,
        ask: own("ask"),
        deny: own("deny")
      };
      const lists = Object.fromEntries(ruleNames.map(list => [ list, [ ...settings[list], ...added[list].map(({rule: rule}) => rule) ] ]));
      return {
        lists: lists,
        narrowing: narrows && allow.length > 0 ? allow.map(({rule: rule}) => rule) : null,
        locationOfRule: (list, index) => added[list][index - settings[list].length]?.location ?? locationOfRule(list, index)
      };
    }
    function isRule(name) {
      return ruleNames.some(rule => rule === name);
    }
    function isOfInputs(name, {given: given}) {
      return given[name] !== void 0;
    }
    function hasAnyPlaceholder(value) {
      return (0, placeholders.Ej)(value).some(text => (0, placeholders.Qf)(text).length > 0);
    }
    var search_items = __webpack_require__(30235);
    function insertInto(value, {item: item, matrix: matrix}, {entry: entry, minimumTrust: minimumTrust}) {
      return (0, placeholders.ID)(value, placeholder => {
        const {kind: kind, name: name} = placeholder;
        if (kind === "matrix") return String(matrix[name] ?? "");
        const found = item === null ? void 0 : (0, item_fields._F)(item.fields, name);
        if (item === null || found === void 0) throw new errors.yo(missingField(placeholder, item, entry.id));
        if (entry.items !== null && (0, item_fields.Xe)(entry.items, name)) return (0, search_items.U)(item.fields, name, minimumTrust);
        return (0, item_fields.gF)(found);
      });
    }
    function missingField({source: source, name: name}, item, entryId) {
      const names = Object.keys(item?.fields ?? {});
      const guess = (0, errors.pA)(name, names);
      return {
        code: "batch-items",
        location: item?.location ?? `entry ${entryId}, item ${item?.id ?? ""}`,
        message: `the item has no field for ${source}`,
        hint: guess === void 0 ? `its fields are ${names.join(", ")}` : `did you mean {{item.${guess}}}?`
      };
    }
    function createJobResolver(file, workflow, sources) {
      const known = new Map;
      const settingsOf = (entry, matrix) => {
        const name = `${entry.id} ${JSON.stringify(matrix)}`;
        const found = known.get(name) ?? entrySettings(file, entry, matrix, workflow);
        known.set(name, found);
        return found;
      };
      const promptOf = createPromptLoader(sources);
      return {
        settingsOf: settingsOf,
        async resolve(entry, cell) {
          const base = settingsOf(entry, cell.matrix);
          const options = {
            entry: entry,
            minimumTrust: base.settings["minimum-trust"]
          };
          const {settings: settings, vars: vars, changed: changed} = replaced(base, cell, options);
          const variant = `${entry.id} ${JSON.stringify([ cell.matrix, changed ])}`;
          const template = inlineTemplate(base);
          const narrowing = narrowingOf(base, file);
          const {locationOfRule: locationOfRule} = base;
          if (template === null) return {
            settings: settings,
            ...await promptOf(entry, settings, vars),
            narrowing: narrowing,
            locationOfRule: locationOfRule,
            variant: variant,
            template: template
          };
          const text = inlineText(template, settings.args, value => insertInto(value, cell, options));
          return {
            settings: settings.args === "" ? settings : {
              ...settings,
              args: ""
            },
            ...literalPrompt(text, file),
            narrowing: narrowing,
            locationOfRule: locationOfRule,
            variant: variant,
            template: template
          };
        }
      };
    }
    function createPromptLoader(sources) {
      const specs = new Map;
      const specOf = async settings => {
        const choice = {
          prompt: settings.prompt,
          "prompt-file": settings["prompt-file"],
          "prompt-format": settings["prompt-format"],
          command: settings.command
        };
        const name = JSON.stringify(choice);
        const spec = specs.get(name) ?? (0, pick._)(choice, {
          ...sources,
          readInput: noInput
        });
        specs.set(name, spec);
        return await spec;
      };
      const testDataSpecs = new Map;
      return async (entry, settings, vars) => {
        const spec = await specOf(settings);
        if (entry.items?.kind !== "test-data") return {
          spec: spec,
          vars: vars
        };
        const known = testDataSpecs.get(spec) ?? testDataSpec(spec);
        testDataSpecs.set(spec, known);
        const used = Object.entries(vars).filter(([name]) => known.variables.has(name));
        return {
          spec: known.spec,
          vars: Object.fromEntries(used)
        };
      };
    }
    function testDataSpec(spec) {
      const variables = (0, template.Q)(spec).flatMap(({kind: kind, content: content}) => kind === "variable" ? [ content ] : []);
      const notices = spec.notices.filter(notice => !/: (?:testData|evaluators) /.test(notice));
      return {
        spec: {
          ...spec,
          notices: notices
        },
        variables: new Set(variables)
      };
    }
    function noInput() {
      return Promise.reject(new errors.yo({
        code: "batch-invalid",
        message: "a job of a batch cannot read its prompt from standard input",
        hint: "use prompt or the path of a prompt file"
      }));
    }
    function replaced({settings: settings, varying: varying}, cell, options) {
      const values = {};
      const diagnostics = [];
      let vars = options.entry.items?.kind === "test-data" ? textsOf(cell.item?.fields ?? {}) : {};
      for (const {name: name, given: given} of varying) if (name === "vars") vars = textsOf((0, 
      yaml.p)(given.value) ? insertInto(given.value, cell, options) : {}); else if (name !== "prompt") {
        const value = insertInto(given.value, cell, options);
        values[name] = parsedSetting(name, value, `${given.location}, item ${cell.item?.id ?? ""}`, diagnostics);
      }
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
      const {args: _, ...changed} = values;
      const isSame = Object.keys(values).length === 0;
      return {
        settings: isSame ? settings : {
          ...settings,
          ...values
        },
        vars: vars,
        changed: changed
      };
    }
    function textsOf(values) {
      return Object.fromEntries(Object.entries(values).map(([name, value]) => [ name, (0, 
      item_fields.gF)(value) ]));
    }
    function inlineTemplate({varying: varying}) {
      const given = varying.find(({name: name}) => name === "prompt")?.given.value;
      return typeof given === "string" && (0, placeholders.Qf)(given).length > 0 ? given : null;
    }
    function inlineText(template, args, insert) {
      const parts = template.split(braces.dC).map(insert);
      const text = parts.join(args);
      return parts.length > 1 || args === "" ? text : `${text}\n\n${args}`;
    }
    function literalPrompt(text, {path: path}) {
      const {source: source} = (0, formats_text.W5)(text, path);
      return {
        spec: (0, spec.K)("prompt-yml", source, "{{text}}"),
        vars: {
          text: text
        }
      };
    }
    function narrowingOf({narrowing: narrowing}, {path: path}) {
      return narrowing === null ? null : {
        ...(0, spec.K)("inline", path, ""),
        allowedTools: narrowing
      };
    }
    function evaluationsOf(entry, cell) {
      return entry.evaluate.map(one => insertInto(one, cell, {
        entry: entry,
        minimumTrust: "anyone"
      }));
    }
    function outputFileOf(entry, cell) {
      return entry.outputFile === null ? null : insertInto(entry.outputFile, cell, {
        entry: entry,
        minimumTrust: "anyone"
      });
    }
  }),
  56987: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      IJ: () => requireStaticSources,
      Xy: () => readShard
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    const maxShards = 256;
    const systems = [ [ "GitLab", "CI_NODE_INDEX", "CI_NODE_TOTAL", 1 ], [ "Azure Pipelines", "SYSTEM_JOBPOSITIONINPHASE", "SYSTEM_TOTALJOBSINPHASE", 1 ], [ "CircleCI", "CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0 ], [ "Buildkite", "BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0 ] ];
    function readShard(given, environment) {
      if (given === "auto") return shardOf(environment);
      const [, index = "", total = ""] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(given) ?? [];
      return checked({
        index: Number(index),
        total: Number(total)
      }, given);
    }
    function shardOf(environment) {
      for (const [name, indexName, totalName, first] of systems) {
        const [index, total] = [ environment[indexName], environment[totalName] ];
        if (index === void 0 || total === void 0 || index === "" || total === "") continue;
        const found = `${indexName}=${index}, ${totalName}=${total} (${name})`;
        return checked({
          index: Number(index) - first + 1,
          total: Number(total)
        }, found);
      }
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo({
        code: "batch-plan",
        location: "shard",
        message: "auto found no variables of a CI system that number its parallel jobs",
        hint: `write I/N; auto knows ${systems.map(([name]) => name).join(", ")}, and on GitHub the plan's matrix has the value`
      });
    }
    function checked({index: index, total: total}, found) {
      if (Number.isInteger(index) && Number.isInteger(total) && index >= 1 && index <= total && total <= maxShards) return {
        index: index,
        total: total
      };
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo({
        code: "batch-plan",
        location: "shard",
        message: `a shard is I/N, with I from 1 to N and N at most ${String(maxShards)}`,
        found: found,
        hint: "write 1/8 for the first of eight shards"
      });
    }
    const live = [ "issues", "pulls", "lines" ];
    function requireStaticSources({jobs: jobs}) {
      const diagnostics = jobs.flatMap(({id: id, items: items}) => items !== null && live.includes(items.kind) ? [ {
        code: "batch-plan",
        location: items.location,
        message: `the items of ${id} are looked up, so every shard could find other ones`,
        found: items.kind,
        hint: "run `batch plan FILE --shards N --out plan.json` once, and pass --plan plan.json to every shard"
      } ] : []);
      if (diagnostics.length > 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(diagnostics);
    }
  }),
  85306: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      N: () => keyPartNames,
      R: () => keyFormat
    });
    const keyFormat = 1;
    const keyPartNames = [ "format", "prompt", "inputs", "item", "content", "model", "parameters", "rules", "settings", "repeat" ];
  }),
  1347: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      BT: () => nameInLine,
      fl: () => truncateStart,
      hD: () => quote,
      wc: () => byline,
      xv: () => truncate
    });
    var _sanitize_incoming_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58108);
    var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);
    var _trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(669);
    function quote(text, maxCharacters) {
      const clean = (0, _sanitize_incoming_js__WEBPACK_IMPORTED_MODULE_0__.E)(text).trim();
      const lines = truncate(clean, maxCharacters).split(/\r\n|[\n\r\u2028\u2029\u0085]/);
      return lines.map(line => `> ${line}`.trimEnd()).join("\n");
    }
    function nameInLine(name) {
      const clean = (0, _sanitize_incoming_js__WEBPACK_IMPORTED_MODULE_0__.E)(name);
      return /^[\w./@+-]{1,300}$/.test(clean) ? clean : JSON.stringify(truncate(clean, 300));
    }
    function byline(author, association) {
      const name = author === null ? "a deleted account" : `@${author.replace(/[^\w[\]-]/g, "")}`;
      return `${name} (${(0, _trust_js__WEBPACK_IMPORTED_MODULE_1__.A)(association)})`;
    }
    function truncate(text, max) {
      if (text.length <= max) return text;
      const start = (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.GH)(text, max);
      return `${start}\n[cut: ${String(text.length - start.length)} more characters]`;
    }
    function truncateStart(text, max) {
      if (text.length <= max) return text;
      const end = (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.pJ)(text, max).replace(/^[^\n]*\n/, "");
      return `[cut: ${String(text.length - end.length)} characters before]\n${end}`;
    }
  }),
  669: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      A: () => trustOf,
      W: () => isTrusted
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91586);
    function trustOf(association) {
      switch (association) {
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
    function isTrusted(association, minimum) {
      return _types_js__WEBPACK_IMPORTED_MODULE_0__.e.indexOf(trustOf(association)) <= _types_js__WEBPACK_IMPORTED_MODULE_0__.e.indexOf(minimum);
    }
  }),
  8044: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      schemaProblems: () => schemaProblems
    });
    var validator = __webpack_require__(60207);
    var depth = __webpack_require__(85352);
    const meta_schema_namespaceObject = JSON.parse('{"$comment":"Keywords of JSON Schema from draft 4 to 2020-12. A description is the end of the message \'KEYWORD must be \u2026\'.","$ref":"#/definitions/schema","definitions":{"schema":{"type":["object","boolean"],"description":"a schema must be an object","properties":{"$ref":{"$ref":"#/definitions/text"},"$dynamicRef":{"not":{},"description":"$dynamicRef is not supported; use $ref"},"$defs":{"$ref":"#/definitions/schemaMap"},"definitions":{"$ref":"#/definitions/schemaMap"},"title":{"$ref":"#/definitions/text"},"description":{"$ref":"#/definitions/text"},"type":{"description":"one of string, number, integer, boolean, object, array, null, or a list of them","anyOf":[{"$ref":"#/definitions/type"},{"type":"array","items":{"$ref":"#/definitions/type"},"minItems":1}]},"enum":{"type":"array","minItems":1,"description":"a list of at least one value"},"multipleOf":{"type":"number","exclusiveMinimum":0,"description":"a number above 0"},"minimum":{"$ref":"#/definitions/number"},"maximum":{"$ref":"#/definitions/number"},"exclusiveMinimum":{"$ref":"#/definitions/limit"},"exclusiveMaximum":{"$ref":"#/definitions/limit"},"minLength":{"$ref":"#/definitions/count"},"maxLength":{"$ref":"#/definitions/count"},"pattern":{"type":"string","format":"regex","description":"a string"},"items":{"if":{"type":"array"},"then":{"$ref":"#/definitions/schemaList"},"else":{"$ref":"#/definitions/schema"}},"prefixItems":{"$ref":"#/definitions/schemaList"},"additionalItems":{"$ref":"#/definitions/schema"},"unevaluatedItems":{"$ref":"#/definitions/schema"},"contains":{"$ref":"#/definitions/schema"},"minContains":{"$ref":"#/definitions/count"},"maxContains":{"$ref":"#/definitions/count"},"minItems":{"$ref":"#/definitions/count"},"maxItems":{"$ref":"#/definitions/count"},"uniqueItems":{"$ref":"#/definitions/flag"},"properties":{"$ref":"#/definitions/schemaMap"},"patternProperties":{"allOf":[{"$ref":"#/definitions/schemaMap"},{"propertyNames":{"format":"regex","description":"a regular expression"}}]},"additionalProperties":{"$ref":"#/definitions/schema"},"unevaluatedProperties":{"$ref":"#/definitions/schema"},"propertyNames":{"$ref":"#/definitions/schema"},"minProperties":{"$ref":"#/definitions/count"},"maxProperties":{"$ref":"#/definitions/count"},"required":{"type":"array","items":{"type":"string","description":"a property name"},"description":"a list of property names"},"dependentSchemas":{"$ref":"#/definitions/schemaMap"},"allOf":{"$ref":"#/definitions/schemaList"},"anyOf":{"$ref":"#/definitions/schemaList"},"oneOf":{"$ref":"#/definitions/schemaList"},"not":{"$ref":"#/definitions/schema"},"if":{"$ref":"#/definitions/schema"},"then":{"$ref":"#/definitions/schema"},"else":{"$ref":"#/definitions/schema"}}},"schemaList":{"type":"array","items":{"$ref":"#/definitions/schema"},"minItems":1,"description":"a list of schemas"},"schemaMap":{"type":"object","additionalProperties":{"$ref":"#/definitions/schema"},"description":"a mapping of names to schemas"},"type":{"enum":["string","number","integer","boolean","object","array","null"]},"text":{"type":"string","description":"a string"},"flag":{"type":"boolean","description":"true or false"},"number":{"type":"number","description":"a number"},"limit":{"type":["number","boolean"],"description":"a number"},"count":{"type":"integer","minimum":0,"description":"an integer of at least 0"}}}');
    const maxProblems = 20;
    const maxDepth = 64;
    function schemaProblems(schema) {
      if (!isRecord(schema)) return [ {
        pointer: "",
        what: `a schema must be an object, found ${kindOf(schema)}`
      } ];
      if ((0, depth.Q)(schema, maxDepth)) return [ {
        pointer: "",
        what: `nested deeper than ${maxDepth} levels`
      } ];
      const {errors: errors} = new validator.D(structuredClone(meta_schema_namespaceObject), "7", false).validate(schema);
      const problems = errors.flatMap(error => problemOf(error, schema));
      return (problems.length > 0 ? problems : referenceProblems(schema, schema, "")).slice(0, maxProblems);
    }
    function problemOf({instanceLocation: instanceLocation, keyword: keyword, keywordLocation: keywordLocation}, schema) {
      const description = descriptionAt(keywordLocation);
      if (description === null || containerKeywords.has(keyword)) return [];
      const steps = stepsOf(instanceLocation);
      const pointer = steps.map(pointerStep).join("");
      const key = steps.at(-1) ?? "";
      if (keyword === "format") {
        const pattern = keywordLocation.includes("/propertyNames/") ? key : valueAt(pointer, schema);
        return [ {
          pointer: pointer,
          what: `${JSON.stringify(pattern)} is not a valid regular expression`
        } ];
      }
      if (description.startsWith("a schema")) return [ {
        pointer: pointer,
        what: `${description}, found ${kindOf(valueAt(pointer, schema))}`
      } ];
      return [ {
        pointer: pointer,
        what: description.startsWith("$") ? description : `${key} must be ${description}`
      } ];
    }
    const containerKeywords = new Set([ "properties", "items", "additionalProperties" ]);
    function descriptionAt(keywordLocation) {
      let node = meta_schema_namespaceObject;
      for (const step of stepsOf(keywordLocation).slice(0, -1)) {
        node = valueAt(`/${step}`, node);
        if (step === "$ref" && typeof node === "string") node = valueAt(node.slice(1), meta_schema_namespaceObject);
      }
      return isRecord(node) && typeof node["description"] === "string" ? node["description"] : null;
    }
    const dataKeywords = new Set([ "enum", "const", "default", "examples" ]);
    const mapKeywords = new Set([ "$defs", "definitions", "properties", "patternProperties", "dependentSchemas" ]);
    function referenceProblems(node, root, pointer, isMap = false) {
      if (typeof node !== "object" || node === null) return [];
      return Object.entries(node).flatMap(([key, value]) => {
        const at = `${pointer}${pointerStep(key)}`;
        if (!isMap && key === "$ref") return referenceProblem(String(value), root).map(what => ({
          pointer: at,
          what: what
        }));
        if (!isMap && dataKeywords.has(key)) return [];
        return referenceProblems(value, root, at, !isMap && mapKeywords.has(key));
      });
    }
    function referenceProblem(reference, root) {
      if (!reference.startsWith("#")) return [ "$ref can only point into this schema (#/\u2026); nothing is fetched" ];
      const fragment = reference.slice(1);
      const target = fragment.startsWith("/") ? valueAt(fragment, root) : null;
      const exists = fragment === "" || isRecord(target) || typeof target === "boolean" || hasAnchor(root, fragment);
      return exists ? [] : [ `$ref points to ${reference}, which does not exist` ];
    }
    function valueAt(pointer, root) {
      return stepsOf(pointer).reduce((node, step) => typeof node === "object" && node !== null && Object.hasOwn(node, step) ? node[step] : void 0, root);
    }
    function stepsOf(pointer) {
      return pointer.split("/").slice(1).map(step => decoded(step).replaceAll("~1", "/").replaceAll("~0", "~"));
    }
    function pointerStep(key) {
      return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    }
    function decoded(step) {
      try {
        return decodeURIComponent(step);
      } catch {
        return step;
      }
    }
    function hasAnchor(node, anchor) {
      if (typeof node !== "object" || node === null) return false;
      if ("$anchor" in node && node.$anchor === anchor) return true;
      return Object.values(node).some(value => hasAnchor(value, anchor));
    }
    function isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function kindOf(value) {
      if (value === null) return "null";
      return Array.isArray(value) ? "a list" : `a ${typeof value}`;
    }
  }),
  91207: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      r: () => createGitHubReader
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
    var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80353);
    var _read_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31004);
    function createGitHubReader(connection, maxRequests) {
      let left = maxRequests;
      let client = null;
      const request = async (what, send) => {
        if (left <= 0) return null;
        left -= 1;
        client ??= (0, _octokit_js__WEBPACK_IMPORTED_MODULE_1__.wy)(connection);
        const octokit = await client;
        try {
          return await (0, _octokit_js__WEBPACK_IMPORTED_MODULE_1__.bD)(connection, signal => send(octokit, signal));
        } catch (error) {
          throw (0, _read_problem_js__WEBPACK_IMPORTED_MODULE_2__.K)(error, what);
        }
      };
      return {
        request: request,
        query: (what, query, variables) => request(what, async (octokit, signal) => {
          try {
            return {
              data: await octokit.graphql(query, {
                ...variables,
                request: {
                  signal: signal
                }
              }),
              errors: []
            };
          } catch (error) {
            return partialAnswer(error, what);
          }
        })
      };
    }
    function partialAnswer(error, {what: what, needs: needs}) {
      const {data: data, errors: errors} = error;
      if (!Array.isArray(errors)) throw error;
      const messages = [ ...new Set(errors.map(({message: message}) => String(message).slice(0, 300))) ];
      if (data !== null && data !== void 0) return {
        data: data,
        errors: messages
      };
      const lines = needs.map(line => `\`${line}\``).join(" and ");
      throw new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(200, `GitHub did not return ${what}: ${messages.join(" ")}`, `Add ${lines} under permissions: of the job.`);
    }
  }),
  95195: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      f: () => maxSearchResults,
      t: () => searchIssues
    });
    var _read_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91207);
    const maxSearchResults = 1e3;
    const perPage = 100;
    async function searchIssues(connection, query) {
      const reader = (0, _read_api_js__WEBPACK_IMPORTED_MODULE_0__.r)(connection, maxSearchResults / perPage);
      const found = new Map;
      let [total, isIncomplete] = [ 0, false ];
      for (let page = 1; (page - 1) * perPage < maxSearchResults; page += 1) {
        const what = {
          what: `the search ${JSON.stringify(query)}`,
          needs: [ "issues: read", "pull-requests: read" ]
        };
        const answer = await reader.request(what, (octokit, signal) => octokit.rest.search.issuesAndPullRequests({
          q: query,
          sort: "created",
          order: "asc",
          per_page: perPage,
          page: page,
          request: {
            signal: signal
          }
        }));
        if (answer === null) break;
        const {items: items, total_count: count, incomplete_results: incomplete} = answer.data;
        total = count;
        isIncomplete ||= incomplete;
        for (const item of items) found.set(item.html_url, foundIssue(item));
        if (items.length < perPage || page * perPage >= count) break;
      }
      return {
        found: [ ...found.values() ],
        total: total,
        isIncomplete: isIncomplete
      };
    }
    function foundIssue(item) {
      return {
        number: item.number,
        title: item.title,
        url: item.html_url,
        body: item.body ?? "",
        author: item.user?.login ?? null,
        association: item.author_association,
        labels: item.labels.flatMap(({name: name}) => name ?? []),
        created: item.created_at,
        updated: item.updated_at
      };
    }
  }),
  51624: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      onlyInBatch: () => onlyInBatch,
      parsePromptYml: () => parsePromptYml
    });
    var errors = __webpack_require__(42357);
    var formats_value = __webpack_require__(46013);
    var yaml = __webpack_require__(33233);
    const isNumberIn = (least, most) => value => typeof value === "number" && value >= least && value <= most;
    const isCount = value => Number.isSafeInteger(value) && value >= 1;
    const isStop = value => typeof value === "string" || Array.isArray(value) && value.every(item => typeof item === "string");
    const parameters = {
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
      maxCompletionTokens: {
        name: "maxOutputTokens",
        accepts: isCount,
        what: "a whole number above 0"
      },
      stop: {
        name: "stop",
        accepts: isStop,
        what: "text or a list of texts",
        read: value => typeof value === "string" ? [ value ] : value
      }
    };
    function readParameters(file, source, {diagnostics: diagnostics, notices: notices}) {
      const given = file.value["modelParameters"] ?? {};
      if (!(0, yaml.p)(given)) {
        diagnostics.push(file.diagnostic([ "modelParameters" ], {
          message: `\`modelParameters\` must be a mapping, but is ${(0, formats_value.x)(given)}`,
          hint: "write one `name: value` per line below it, indented"
        }));
        return {};
      }
      const read = [];
      for (const [key, value] of Object.entries(given)) {
        const parameter = Object.hasOwn(parameters, key) ? parameters[key] : void 0;
        if (parameter === void 0) {
          const guess = (0, errors.pA)(key, Object.keys(parameters));
          notices.push(`${source}: the model parameter ${JSON.stringify(key)} has no effect${guess === void 0 ? "" : `; did you mean ${guess}?`}`);
        } else if (parameter.accepts(value)) read.push([ parameter.name, parameter.read === void 0 ? value : parameter.read(value) ]); else diagnostics.push(file.diagnostic([ "modelParameters", key ], {
          message: `\`${key}\` must be ${parameter.what}`,
          hint: "correct the value"
        }));
      }
      return Object.fromEntries(read);
    }
    const formats = [ "text", "json_object", "json_schema" ];
    function readPromptOutputSchema(file, source, {diagnostics: diagnostics, notices: notices}) {
      const format = file.value["responseFormat"] ?? null;
      const hasSchema = (file.value["jsonSchema"] ?? null) !== null;
      if (format !== null && !formats.includes(format)) {
        const guess = typeof format === "string" ? (0, errors.pA)(format, formats) : void 0;
        diagnostics.push(file.diagnostic([ "responseFormat" ], {
          message: `\`responseFormat\` must be one of ${formats.join(", ")}`,
          hint: guess === void 0 ? "correct the value, or remove it" : `did you mean ${guess}?`
        }));
        return null;
      }
      if (format !== "json_schema") {
        if (hasSchema) notices.push(`${source}: jsonSchema has no effect without responseFormat: json_schema`);
        return format === "json_object" ? {
          type: "object"
        } : null;
      }
      if (hasSchema) return readSchema(file, diagnostics);
      diagnostics.push(file.diagnostic([ "responseFormat" ], {
        message: "`responseFormat: json_schema` needs a `jsonSchema`",
        hint: "add it"
      }));
      return null;
    }
    function readSchema(file, diagnostics) {
      const given = file.value["jsonSchema"];
      const fail = (what, hint, at = null) => {
        diagnostics.push(file.diagnostic([ "jsonSchema" ], {
          message: what,
          hint: hint
        }, at));
        return null;
      };
      let schema = given;
      if (typeof given === "string") try {
        schema = JSON.parse(given);
      } catch (error) {
        const [why = "", position] = (0, errors.bD)(error).split(/ (?:in JSON )?at position (\d+).*/s);
        const at = position === void 0 && /end of JSON/.test(why) ? given.trimEnd().length : position;
        return fail(`\`jsonSchema\` is not valid JSON: ${why}`, "correct the JSON", at === void 0 ? null : Number(at));
      }
      if ((0, yaml.p)(schema) && (0, yaml.p)(schema["schema"])) schema = schema["schema"];
      if ((0, yaml.p)(schema)) return schema;
      return fail(`\`jsonSchema\` must be an object, but is ${(0, formats_value.x)(schema)}`, 'write a JSON schema such as `{"type": "object"}`');
    }
    var spec = __webpack_require__(56585);
    const known = [ "name", "description", "model", "modelParameters", "messages", "responseFormat", "jsonSchema" ];
    const forEvaluation = [ "testData", "evaluators" ];
    const roles = [ "system", "user", "assistant" ];
    const onlyInBatch = "have an effect only in a batch with items: test-data";
    const separator = "\n\n";
    async function parsePromptYml(source, text) {
      const file = await (0, yaml.k)(source, text);
      const diagnostics = [];
      const notices = noticesOf(source, file);
      const read = {
        name: readText(file, "name", diagnostics),
        description: readText(file, "description", diagnostics),
        model: readText(file, "model", diagnostics),
        parameters: readParameters(file, source, {
          diagnostics: diagnostics,
          notices: notices
        }),
        outputSchema: readPromptOutputSchema(file, source, {
          diagnostics: diagnostics,
          notices: notices
        })
      };
      const messages = readMessages(source, file, diagnostics);
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
      return {
        ...(0, spec.K)("prompt-yml", source, ""),
        ...read,
        ...joined(messages),
        notices: notices
      };
    }
    function noticesOf(source, {value: value}) {
      const keys = Object.keys(value);
      const unused = forEvaluation.filter(key => keys.includes(key));
      return [ ...keys.filter(key => ![ ...known, ...forEvaluation ].includes(key)).map(key => {
        const guess = (0, errors.pA)(key, known);
        return `${source}: the key ${JSON.stringify(key)} has no effect${guess === void 0 ? "" : `; did you mean ${guess}?`}`;
      }), ...unused.length === 0 ? [] : [ `${source}: ${unused.join(" and ")} ${onlyInBatch}` ] ];
    }
    function readText(file, key, diagnostics) {
      const value = file.value[key] ?? null;
      if (value === null || typeof value === "string") return value;
      diagnostics.push(file.diagnostic([ key ], {
        message: `\`${key}\` must be text, but is ${(0, formats_value.x)(value)}`,
        hint: `put the value in quotes: \`${key}: "\u2026"\``
      }));
      return null;
    }
    function readMessages(source, file, diagnostics) {
      const list = file.value["messages"] ?? [];
      if (!Array.isArray(list)) {
        diagnostics.push(file.diagnostic([ "messages" ], {
          message: `\`messages\` must be a list, but is ${(0, formats_value.x)(list)}`,
          hint: "write one message per line: `- role: user` with its `content`"
        }));
        return [];
      }
      const before = diagnostics.length;
      const messages = list.flatMap((message, index) => readMessage(file, message, {
        index: index,
        diagnostics: diagnostics
      }) ?? []);
      if (diagnostics.length > before) return [];
      const last = messages.at(-1);
      if (last === void 0 || messages.every(({content: content}) => content.trim() === "")) throw new errors.yo([ ...diagnostics, {
        code: "prompt-missing",
        location: source,
        message: "the prompt has no messages",
        hint: "add `messages` with a message that has the role user"
      } ]);
      if (last.role !== "user" || last.content.trim() === "") diagnostics.push(file.diagnostic([ "messages", messages.length - 1 ], {
        message: `the last message must have the role user and must not be empty; its role is ${last.role}`,
        hint: "put the task at the end, as a message with the role user"
      }));
      return messages;
    }
    function readMessage(file, message, {index: index, diagnostics: diagnostics}) {
      const at = [ "messages", index ];
      const {role: role, content: content} = (0, yaml.p)(message) ? message : {
        role: void 0,
        content: void 0
      };
      const before = diagnostics.length;
      const known = roles.find(one => one === role);
      if (known === void 0) {
        const guess = typeof role === "string" ? (0, errors.pA)(role, roles) : void 0;
        diagnostics.push(file.diagnostic([ ...at, "role" ], {
          message: `a message has the role system, user or assistant${role === void 0 ? ", but this one has none" : ""}`,
          hint: guess === void 0 ? "write `role: user` and its `content`" : `did you mean ${guess}?`
        }));
      }
      if (typeof content !== "string") diagnostics.push(file.diagnostic([ ...at, "content" ], {
        message: `the \`content\` of a message must be text, but is ${content === void 0 ? "missing" : (0, 
        formats_value.x)(content)}`,
        hint: "write `content: |` and the text below it, indented"
      }));
      if (known === void 0 || typeof content !== "string" || diagnostics.length > before) return null;
      return {
        role: known,
        content: content,
        lines: file.linesOf([ ...at, "content" ])
      };
    }
    function joined(messages) {
      const sections = [];
      const lines = [];
      let body = "";
      for (const message of messages) {
        if (sections.length > 0) body += separator;
        const start = body.length;
        body += message.content;
        sections.push({
          role: message.role,
          start: start,
          end: body.length
        });
        const last = lines.at(-1);
        if (last !== void 0) lines.push(last);
        for (const line of message.lines ?? []) lines.push(line);
      }
      const isPlaced = messages.every(message => message.lines !== null);
      return {
        body: body,
        sections: sections,
        bodyAt: isPlaced ? lines : null
      };
    }
  }),
  33233: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      k: () => readYamlFile,
      p: () => isMapping
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    var _position_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63520);
    var _value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46013);
    var _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39579);
    const maxLength = 1e6;
    async function readYamlFile(source, text) {
      const diagnostic = (offset, what) => (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.dR)(source, text, offset, {
        code: "prompt-syntax",
        message: what,
        hint: "correct the YAML at the caret"
      });
      if (text.length > maxLength) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(diagnostic(0, `the file is longer than ${maxLength} characters`));
      if ((0, _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_2__.qK)(text)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(diagnostic(0, `the file is nested deeper than ${_yaml_bounds_js__WEBPACK_IMPORTED_MODULE_2__.JG}`));
      const {parseDocument: parseDocument} = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
      const document = parseDocument(text, {
        logLevel: "error"
      });
      if (document.errors.length > 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(document.errors.slice(0, _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_2__.h0).map(error => {
        const at = error.linePos?.[0];
        const offset = at === void 0 ? 0 : (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.HA)(text, {
          line: at.line,
          column: at.col
        });
        const reason = (error.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
        return diagnostic(offset, `the file is not valid YAML: ${reason}`);
      }));
      const value = toValue(document, what => new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(diagnostic(0, what)));
      return {
        value: value,
        diagnostic: (path, diagnosticText, at = null) => {
          const node = nodeAt(document, path);
          const offset = (at === null ? null : offsetIn(text, node, at)) ?? node?.range?.[0] ?? 0;
          return (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.dR)(source, text, offset, {
            code: "prompt-syntax",
            ...diagnosticText
          });
        },
        linesOf: path => linesOf(text, nodeAt(document, path))
      };
    }
    function toValue(document, fail) {
      let value;
      try {
        value = document.toJS();
      } catch (error) {
        throw fail(`the file is not valid YAML: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
      }
      if (isMapping(value)) return value;
      throw fail(`the file must be a mapping (\`name: value\`), but is ${(0, _value_js__WEBPACK_IMPORTED_MODULE_3__.x)(value)}`);
    }
    function isMapping(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
    }
    function nodeAt(document, path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (typeof node === "object" && node !== null && "range" in node) return node;
      }
      return;
    }
    function linesOf(text, node) {
      if (node === void 0 || !("value" in node) || typeof node.value !== "string") return null;
      const [start] = node.range ?? [ 0 ];
      const lines = node.value.split("\n");
      const type = "type" in node ? node.type : void 0;
      if (type === "BLOCK_LITERAL" || type === "BLOCK_FOLDED") return linesOfBlock(text, start, lines);
      const first = start + (type === "PLAIN" ? 0 : 1);
      return lines.length === 1 && text.startsWith(node.value, first) ? [ (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.t$)(text, first) ] : null;
    }
    function offsetIn(text, node, at) {
      if (node === void 0 || !("value" in node) || typeof node.value !== "string") return null;
      const {line: line, column: column} = (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.t$)(node.value, at);
      const start = linesOf(text, node)?.[line - 1];
      return start === void 0 ? null : (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.HA)(text, {
        line: start.line,
        column: start.column + column - 1
      });
    }
    function linesOfBlock(text, start, lines) {
      const first = (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.t$)(text, start).line + 1;
      const inFile = text.split("\n").slice(first - 1, first - 1 + lines.length);
      const filled = lines.findIndex(line => line.trim() !== "");
      const indent = filled < 0 ? 0 : (inFile[filled] ?? "").length - (lines[filled] ?? "").length;
      const fits = lines.every((line, index) => line === "" || inFile[index]?.slice(indent) === line);
      return fits ? lines.map((_, index) => ({
        line: first + index,
        column: indent + 1
      })) : null;
    }
  }),
  1418: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      G: () => checkPlan,
      w: () => planPrompt
    });
    var external_node_path_ = __webpack_require__(76760);
    var errors = __webpack_require__(42357);
    var processors_arguments = __webpack_require__(15223);
    var types = __webpack_require__(38287);
    var file = __webpack_require__(49639);
    var read = __webpack_require__(45849);
    async function checkFiles(spec, segments, ports, options) {
      const named = segments.filter(({kind: kind}) => kind === "file");
      const paths = named.filter(({content: content}) => content !== "").map(({content: content}) => ports.files.resolve(content));
      const ignored = await (0, file.Ij)(paths, ports);
      const diagnostics = [];
      const seen = new Set;
      for (const segment of named) {
        const path = ports.files.resolve(segment.content);
        if (seen.has(path)) continue;
        seen.add(path);
        const outcome = segment.content === "" ? read.ek : await failureOf(path, ports, ignored);
        if (outcome !== null && !(0, file.r)(spec, segment, {
          outcome: outcome,
          options: options
        })) diagnostics.push((0, file.tT)(spec, segment, outcome));
      }
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
    }
    async function failureOf(path, {files: files, policy: policy}, ignored) {
      if ((0, read.Vo)(path, policy) !== null) return null;
      try {
        await files.info(path);
      } catch (error) {
        return error instanceof types.kc && error.code === "refused" ? null : (0, read.Wh)(error, 0);
      }
      if (ignored instanceof types.kc) return (0, read.Wh)(ignored, 0);
      return (0, file.Zh)(path, ignored, policy);
    }
    var echo = __webpack_require__(88692);
    var shell = __webpack_require__(76935);
    var values = __webpack_require__(68142);
    var template = __webpack_require__(27199);
    async function checkPlan(spec, given, ports, {missingFiles: missingFiles}) {
      const segments = (0, template.Q)(spec);
      await (0, errors.Jf)(() => (0, values.X)(spec, segments, given, (0, values.E)(spec, given, ports.cwd)), () => checkFiles(spec, segments, ports, {
        missingFiles: missingFiles
      }));
    }
    async function planPrompt(spec, given, ports) {
      const segments = (0, template.Q)(spec);
      const evaluated = await (0, shell.c)(spec, await (0, processors_arguments.FY)(spec, segments, (0, 
      values.E)(spec, given, ports.cwd)), ports);
      return {
        format: spec.format,
        description: spec.description,
        segments: segments,
        commands: evaluated.map(({command: command, evaluation: evaluation}) => ({
          command: command,
          ...planned(evaluation)
        })),
        files: evaluateFiles(segments, ports),
        printed: segments.filter(segment => (0, echo.r)(spec, segment) !== null).map(({source: source}) => source)
      };
    }
    function evaluateFiles(segments, {policy: policy, cwd: cwd}) {
      const paths = segments.flatMap(({kind: kind, content: content}) => kind === "file" && content !== "" ? [ content ] : []);
      return [ ...new Set(paths) ].map(path => ({
        path: path,
        ...planned(policy({
          tool: "Read",
          effects: [ {
            kind: "read",
            path: (0, external_node_path_.resolve)(cwd, path)
          } ]
        }))
      }));
    }
    function planned({decision: decision, outcome: outcome, reason: reason, suggest: suggest}) {
      return {
        decision: decision,
        outcome: outcome,
        reason: reason,
        suggest: outcome === "refuse" ? suggest : []
      };
    }
  })
};
