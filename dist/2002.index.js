"use strict";

exports.id = 2002;

exports.ids = [ 2002, 2684, 588 ];

exports.modules = {
  42002: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      doctor: () => doctor
    });
    var errors = __webpack_require__(42357);
    var runtime = __webpack_require__(79378);
    var host_environment = __webpack_require__(48080);
    var color = __webpack_require__(28028);
    var headline = __webpack_require__(1359);
    var version = __webpack_require__(17992);
    var parse = __webpack_require__(7436);
    var commands_runtime = __webpack_require__(31275);
    var github_octokit = __webpack_require__(80353);
    const ok = (id, summary) => ({
      id: id,
      status: "ok",
      summary: summary,
      fix: null
    });
    const warning = (id, summary, fix) => ({
      id: id,
      status: "warning",
      summary: summary,
      fix: fix
    });
    const error = (id, summary, fix) => ({
      id: id,
      status: "error",
      summary: summary,
      fix: fix
    });
    const reads = [ {
      permission: "contents",
      route: "GET /repos/{owner}/{repo}/commits",
      use: "the trusted commit"
    }, {
      permission: "pull-requests",
      route: "GET /repos/{owner}/{repo}/pulls",
      use: "pull requests and reviews"
    }, {
      permission: "issues",
      route: "GET /repos/{owner}/{repo}/issues",
      use: "issues and comments"
    }, {
      permission: "actions",
      route: "GET /repos/{owner}/{repo}/actions/runs",
      use: "logs of failed checks"
    }, {
      permission: "checks",
      route: "GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
      use: "failed checks"
    } ];
    async function gitHubChecks({environment: environment, signal: signal}) {
      const token = environment["GITHUB_TOKEN"] ?? "";
      const [owner = "", repo = ""] = (environment["GITHUB_REPOSITORY"] ?? "").split("/");
      if (token === "" || repo === "") return [ ok("github", "not checked: GITHUB_TOKEN and GITHUB_REPOSITORY are not both set, so nothing is posted") ];
      const octokit = await (0, github_octokit.wy)({
        token: token,
        apiUrl: environment["GITHUB_API_URL"] ?? "https://api.github.com"
      });
      const ref = environment["GITHUB_SHA"] ?? "HEAD";
      const statuses = await Promise.all(reads.map(({route: route}) => {
        const parameters = {
          owner: owner,
          repo: repo,
          per_page: 1,
          ...route.includes("{ref}") && {
            ref: ref
          }
        };
        return statusOf(octokit, route, {
          parameters: parameters,
          signal: signal
        });
      }));
      if (statuses.includes(401)) return [ error("github", "GitHub rejects GITHUB_TOKEN", "pass a valid token") ];
      if (statuses.every(status => status === null)) return [ error("github", "GitHub could not be reached", "check the network, the proxy and GITHUB_API_URL") ];
      return reads.map(({permission: permission, use: use}, index) => {
        const status = statuses[index] ?? null;
        const id = `github-${permission}`;
        if (status === 200) return ok(id, `readable: ${use}`);
        return warning(id, `not readable (${status === null ? "no answer" : `HTTP ${String(status)}`}): ${use}`, `add ${permission}: read to the permissions of the job`);
      });
    }
    async function statusOf(octokit, route, {parameters: parameters, signal: signal}) {
      try {
        const {status: status} = await octokit.request(route, {
          ...parameters,
          request: {
            signal: (0, github_octokit.wj)(signal)
          }
        });
        return status;
      } catch (failure) {
        const {status: status, response: response} = failure;
        return typeof status === "number" && response !== void 0 ? status : null;
      }
    }
    var providers = __webpack_require__(49266);
    var git_version = __webpack_require__(70588);
    var program_path = __webpack_require__(64666);
    var program_version = __webpack_require__(32057);
    var probe = __webpack_require__(62052);
    async function machineChecks(setup) {
      const [git, gh] = await Promise.all([ (0, program_version.R2)("git", setup), (0, 
      program_version.R2)("gh", setup) ]);
      const node = (0, program_version.bA)();
      return [ (0, program_version.du)(node, version.Y) ? ok("node", `Node ${node}`) : error("node", `Node ${node} is too old`, `install Node ${version.Y} or newer`), gitCheck(git), (0, 
      program_path.G)(setup.path) === null ? error("bash", "bash was not found, so no command can run", "install bash, and put it on the PATH") : ok("bash", "bash was found"), ok("gh", gh === null ? "gh was not found; commands that use it cannot run" : `gh ${gh}`) ];
    }
    function gitCheck(version) {
      if (version === null) return warning("git", "git was not found: changed files are not recorded", `install git ${git_version.oldestGit} or newer`);
      return (0, program_version.du)(version, git_version.oldestGit) ? ok("git", `git ${version}`) : warning("git", `git ${version} is too old and is not used`, `install git ${git_version.oldestGit} or newer`);
    }
    async function sandboxCheck({path: path}, {environment: environment, home: home, temporary: temporary, directory: directory}) {
      const toolCache = environment["RUNNER_TOOL_CACHE"];
      const {level: level, reason: reason} = await (0, probe.U)(temporary, {
        workspace: directory,
        userHome: home,
        path: path,
        toolCache: toolCache
      });
      if (level !== "none") return ok("sandbox", `${level}: ${reason}`);
      return warning("sandbox", `none: ${reason}`, "see docs/sandbox.md for the runners and images on which a level works");
    }
    function modelCheck({environment: environment}) {
      const withKey = Object.entries(providers.r5).flatMap(([name, {keyVariables: keyVariables}]) => {
        const variable = keyVariables.find(one => (environment[one] ?? "").trim() !== "");
        return variable === void 0 ? [] : [ `${name} (${variable})` ];
      });
      return withKey.length === 0 ? warning("model-keys", "no provider has a key", "set the input api-key, or a variable such as ANTHROPIC_API_KEY; script:FILE needs none") : ok("model-keys", `keys for ${withKey.join(", ")}`);
    }
    var command_sources = __webpack_require__(19794);
    var lint_rules = __webpack_require__(36697);
    var find = __webpack_require__(63438);
    var check_rules = __webpack_require__(68350);
    var read = __webpack_require__(85204);
    async function repositoryChecks(runContext, hostEnvironment) {
      const {allow: allow, ask: ask, deny: deny} = runContext.settings;
      const lists = {
        allow: allow,
        ask: ask,
        deny: deny
      };
      const invalid = (0, check_rules.d8)(lists, runContext.locationOfRule);
      if (invalid.length > 0) return configurationErrors(new errors.yo(invalid));
      const [workflows, commands] = await Promise.all([ (0, read.E)(runContext.files), (0, 
      find.uU)((0, command_sources.z)(runContext, hostEnvironment)) ]);
      const broken = commands.filter(({diagnostics: diagnostics}) => diagnostics.length > 0);
      return [ ok("configuration", `valid, with ${(0, headline.B4)(allow.length + ask.length + deny.length, "rule")}`), counted("rules", (0, 
      lint_rules.x)(lists).length, "no problems found"), counted("workflows", workflows.length, "no problems found in those that run Sallyport"), broken.length === 0 ? ok("commands", `${(0, 
      headline.B4)(commands.length, "command or skill", "commands and skills")} found`) : warning("commands", `${(0, 
      headline.B4)(broken.length, "file is", "files are")} broken: ${broken.map(({path: path}) => path).join(", ")}`, "run sallyport commands, which shows why") ];
    }
    function counted(id, problems, none) {
      return problems === 0 ? ok(id, none) : warning(id, (0, headline.B4)(problems, "problem"), "run sallyport lint, which shows each with its fix");
    }
    function configurationErrors({diagnostics: diagnostics}) {
      return diagnostics.map(({location: location, message: message, found: found, hint: hint}) => error("configuration", [ location, message, ...found === void 0 ? [] : [ `found ${found}` ] ].filter(Boolean).join(": "), hint));
    }
    async function doctor(invocation, hostEnvironment) {
      const {environment: environment, home: home, directory: directory, stdio: stdio} = hostEnvironment;
      const setup = (0, runtime.j)({
        environment: environment,
        home: home,
        temporary: (0, host_environment.YB)(hostEnvironment)
      }, directory);
      const checks = [ ...await machineChecks(setup), await sandboxCheck(setup, hostEnvironment), modelCheck(hostEnvironment), ...await checksOfRepository(invocation, hostEnvironment), ...await gitHubChecks(hostEnvironment) ];
      const isColored = (0, color.W)(stdio.outIsTerminal, environment);
      if ((0, parse.JG)(invocation, "json")) stdio.out(`${JSON.stringify({
        version: version.r,
        checks: checks
      }, null, 2)}\n`); else stdio.out(checksText(checks, isColored));
      const bad = (0, parse.JG)(invocation, "strict") ? checks.some(({status: status}) => status !== "ok") : hasError(checks);
      return bad ? 1 : 0;
    }
    const hasError = checks => checks.some(({status: status}) => status === "error");
    async function checksOfRepository(invocation, host) {
      let runContext;
      try {
        runContext = await (0, commands_runtime.kv)(invocation, host);
      } catch (failure) {
        (0, errors.ki)(failure, errors.yo);
        return configurationErrors(failure);
      }
      return await repositoryChecks(runContext, host);
    }
    const signs = {
      ok: [ "\u2713", 32 ],
      warning: [ "!", 33 ],
      error: [ "\u2717", 31 ]
    };
    function checksText(checks, isColored) {
      const width = Math.max(...checks.map(({id: id}) => id.length));
      const lines = checks.flatMap(({id: id, status: status, summary: summary, fix: fix}) => {
        const [sign, color] = signs[status];
        const shown = isColored ? `\x1b[${String(color)}m${sign}\x1b[0m` : sign;
        const line = `${shown} ${id.padEnd(width)}  ${summary}`;
        return fix === null ? [ line ] : [ line, `${" ".repeat(width + 4)}fix: ${fix}` ];
      });
      const found = checks.filter(({status: status}) => status !== "ok").length;
      return `${lines.join("\n")}\n\n${found === 0 ? "No problems found." : `${(0, headline.B4)(found, "problem")} found.`}\n`;
    }
  }),
  70588: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      oldestGit: () => oldestGit,
      tooOldGit: () => tooOldGit
    });
    var _process_program_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64666);
    var _process_program_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32057);
    const oldestGit = "2.31";
    const known = new Map;
    function tooOldGit(setup) {
      const program = (0, _process_program_path_js__WEBPACK_IMPORTED_MODULE_0__.o)("git", setup.path) ?? "";
      const answer = known.get(program) ?? (program === "" ? Promise.resolve(null) : readVersion(setup));
      known.set(program, answer);
      return answer;
    }
    async function readVersion(setup) {
      const version = await (0, _process_program_version_js__WEBPACK_IMPORTED_MODULE_1__.R2)("git", setup);
      return version === null || (0, _process_program_version_js__WEBPACK_IMPORTED_MODULE_1__.du)(version, oldestGit) ? null : version;
    }
  }),
  80353: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      F3: () => maxAttempts,
      bD: () => withRetry,
      wj: () => withTimeout,
      wy: () => connectOctokit
    });
    var _process_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50897);
    var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
    const maxAttempts = 4;
    const requestTimeoutMs = 3e4;
    async function connectOctokit({token: token, apiUrl: apiUrl}) {
      const {getOctokit: open} = await Promise.all([ __webpack_require__.e(4119), __webpack_require__.e(2413) ]).then(__webpack_require__.bind(__webpack_require__, 92413));
      const silent = () => {};
      return open(token, {
        baseUrl: apiUrl.replace(/\/+$/, ""),
        log: {
          debug: silent,
          info: silent,
          warn: silent,
          error: silent
        }
      });
    }
    async function withRetry({clock: clock, signal: signal}, send) {
      for (let attempt = 1; ;attempt += 1) try {
        return await send(withTimeout(signal));
      } catch (error) {
        const canRetry = attempt < maxAttempts && !signal.aborted && (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.dg)(error);
        const wait = canRetry ? (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.fm)(error, attempt, clock.now()) : null;
        if (wait === null) throw error;
        await clock.sleep(wait, signal);
      }
    }
    function withTimeout(signal) {
      return (0, _process_time_limit_js__WEBPACK_IMPORTED_MODULE_0__.dn)(requestTimeoutMs, signal);
    }
  }),
  77523: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      OR: () => writeProblemOf,
      Pq: () => unprocessable,
      UZ: () => isRequestFailure,
      Zw: () => problemOf,
      a5: () => isRateLimit,
      b2: () => isMissing,
      dg: () => isTransient,
      f1: () => readFailure,
      fm: () => waitFor,
      k0: () => permissionsOf
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
    var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44920);
    const maxWaitMs = 6e4;
    const secondaryWaitMs = 6e4;
    function isTransient(error) {
      if (!isRequestFailure(error)) return graphqlFailure(error)?.isTransient === true;
      const failure = readFailure(error);
      return failure.status === null || failure.status >= 500 || isRateLimit(failure);
    }
    function waitFor(error, attempt, now) {
      if (!isTransient(error)) return null;
      const failure = isRequestFailure(error) ? readFailure(error) : null;
      const graphql = graphqlFailure(error);
      const isLimit = graphql?.isRateLimit ?? (failure !== null && isRateLimit(failure));
      if (!isLimit) return 1e3 * 2 ** (attempt - 1);
      const wait = requestedWait(failure ?? graphql ?? {
        headers: {}
      }, now) ?? secondaryWaitMs;
      return wait <= maxWaitMs ? wait : null;
    }
    function problemOf(error, target) {
      if (!isRequestFailure(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__.a)(error);
      const failure = readFailure(error);
      const place = `${target.owner}/${target.repo}#${String(target.number)}`;
      const {message: message, hint: hint} = explain(failure, place);
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, message, hint);
    }
    function writeProblemOf(error, what, permissions) {
      const detail = graphqlFailure(error);
      if (detail !== null) {
        const lines = permissionsOf(detail, permissions);
        const hint = detail.isForbidden ? `Give the job ${lines} under permissions:.` : "Fix the cause that GitHub names, or run again later.";
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(200, `GitHub did not write ${what}: ${detail.message}`, hint);
      }
      if (!isRequestFailure(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__.a)(error);
      const failure = readFailure(error);
      const more = failure.message === "" ? "" : `: ${failure.message}`;
      const lines = permissionsOf(failure, permissions);
      if (failure.status === 403 && /not permitted to create/i.test(failure.message)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token is not allowed to write ${what}${more}`, 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.');
      if (failure.status === 403 && !isRateLimit(failure)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token is not allowed to write ${what}${more}`, `Add ${lines} under permissions: of the job. On pull requests from forks, the token is read-only.`);
      if (failure.status === 404) {
        const hint = `Check that the item exists and give the job ${lines} under permissions:.`;
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(404, `GitHub cannot find the target of ${what}, or the token cannot access it`, hint);
      }
      const {message: message, hint: hint} = explain(failure, "");
      const known = failure.status === null || failure.status === 401;
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, known ? message : `GitHub answered ${String(failure.status)} for ${what}${more}`, known ? hint : "Fix the cause that GitHub names, or run again later.");
    }
    function explain(failure, place) {
      const detail = failure.message === "" ? "" : `: ${failure.message}`;
      if (failure.status === null) return {
        message: `GitHub could not be reached${detail}`,
        hint: "Check GITHUB_API_URL and the network of the runner."
      };
      if (isRateLimit(failure)) return {
        message: `GitHub's rate limit blocked the comment on ${place}${detail}`,
        hint: "Run again later, or post fewer comments with this token."
      };
      if (failure.status === 401) return {
        message: `GitHub refused the token${detail}`,
        hint: "Pass a valid token as github-token; ${{ github.token }} is the usual one."
      };
      if (failure.status === 403) return forbidden(failure, place, detail);
      if (failure.status === 404) return {
        message: `GitHub cannot find ${place}, or the token cannot access it${detail}`,
        hint: `Check that the item exists and give the job ${permissionsOf(failure)} under permissions:.`
      };
      if (failure.status === 410) return {
        message: `${place} does not accept comments: issues are disabled, or it was deleted${detail}`,
        hint: "Leave comment out of publish for this repository."
      };
      if (failure.status === 422) return {
        message: `GitHub refused the comment on ${place}${detail}`,
        hint: "Possible causes: an archived repository, spam protection, or a body that is too long."
      };
      return {
        message: `GitHub answered ${String(failure.status)} for the comment on ${place}${detail}`,
        hint: "Run again; if the problem persists, check githubstatus.com."
      };
    }
    function forbidden(failure, place, detail) {
      if (/locked/i.test(failure.message)) return {
        message: `The conversation of ${place} is locked${detail}`,
        hint: "Unlock it, or leave comment out of publish."
      };
      return {
        message: `The token is not allowed to comment on ${place}${detail}`,
        hint: `Add ${permissionsOf(failure)} under permissions: of the job. On pull requests from forks, the token is read-only, whatever the workflow says.`
      };
    }
    function permissionsOf({headers: headers}, usual = [ "issues: write", "pull-requests: write" ]) {
      const accepted = headers["x-accepted-github-permissions"];
      const named = typeof accepted === "string" ? accepted.match(/[a-z_]+=(?:read|write|admin)/g) : null;
      const lines = named?.map(line => line.replace("=", ": ").replaceAll("_", "-")) ?? usual;
      return lines.map(line => `\`${line}\``).join(" or ");
    }
    function isRateLimit({status: status, message: message, headers: headers}) {
      if (status === 429) return true;
      if (status !== 403) return false;
      return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit/i.test(message);
    }
    function requestedWait({headers: headers}, now) {
      const seconds = Number(headers["retry-after"] ?? Number.NaN);
      if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1e3;
      const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
      const exhausted = headers["x-ratelimit-remaining"] === "0";
      return exhausted && Number.isFinite(reset) ? Math.max(0, reset * 1e3 - now) : null;
    }
    function isRequestFailure(error) {
      return error instanceof Error && typeof error.status === "number";
    }
    function readFailure({status: status, response: response, message: message}) {
      const data = response?.data;
      const detail = [ data?.message ?? message, ...detailsOf(data?.errors) ].filter(text => typeof text === "string");
      return {
        status: response === void 0 ? null : status,
        message: detail.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
        headers: response?.headers ?? {}
      };
    }
    function detailsOf(errors) {
      if (!Array.isArray(errors)) return [];
      return errors.map(one => typeof one === "string" ? one : one?.message);
    }
    function unprocessable(error) {
      return isRequestFailure(error) && error.status === 422 ? readFailure(error).message : null;
    }
    function isMissing(error) {
      return isRequestFailure(error) && (error.status === 404 || error.status === 410);
    }
    function graphqlFailure(error) {
      if (!(error instanceof Error) || isRequestFailure(error)) return null;
      const {errors: errors, headers: headers} = error;
      if (!Array.isArray(errors)) return null;
      const all = errors.map(one => one);
      const message = [ ...new Set(all.map(one => String(one.message))) ].join(" ").slice(0, 300);
      const types = all.map(({type: type}) => String(type));
      const limited = types.includes("RATE_LIMITED");
      return {
        status: 200,
        message: message,
        headers: headers ?? {},
        isRateLimit: limited,
        isForbidden: types.includes("FORBIDDEN") || /not accessible|permission/i.test(message),
        isTransient: limited || /^Something went wrong while executing/.test(message)
      };
    }
  }),
  44920: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      a: () => unexpectedAnswer
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
    function unexpectedAnswer(error) {
      if (!(error instanceof TypeError)) return error;
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(null, `GitHub sent an unexpected response: ${error.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", {
        cause: error
      });
    }
  }),
  32057: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      R2: () => programVersion,
      bA: () => nodeVersion,
      du: () => isAtLeast
    });
    var _program_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64666);
    var _run_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72684);
    function nodeVersion() {
      return process.versions.node;
    }
    async function programVersion(name, setup) {
      if ((0, _program_path_js__WEBPACK_IMPORTED_MODULE_0__.o)(name, setup.path) === null) return null;
      const {stdoutBytes: stdoutBytes} = await (0, _run_process_js__WEBPACK_IMPORTED_MODULE_1__.runProcess)(setup, {
        argv: [ name, "--version" ],
        cwd: setup.home,
        timeoutMs: 1e4,
        maxOutputBytes: 1e4,
        signal: (new AbortController).signal
      });
      return /\d+(?:\.\d+)+/.exec(stdoutBytes.toString("utf8"))?.[0] ?? null;
    }
    function isAtLeast(version, oldest) {
      const [have, want] = [ version, oldest ].map(text => text.split(".").map(Number));
      for (const [index, number] of (want ?? []).entries()) {
        const own = have?.[index] ?? 0;
        if (own !== number) return own > number;
      }
      return true;
    }
  }),
  72684: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      endRunning: () => endRunning,
      runProcess: () => runProcess
    });
    var execa = __webpack_require__(16993);
    var errors = __webpack_require__(42357);
    var external_node_child_process_ = __webpack_require__(31421);
    var external_node_path_ = __webpack_require__(76760);
    function killTree(pid, signal, systemRoot) {
      if (process.platform === "win32") {
        const program = (0, external_node_path_.join)(systemRoot ?? "C:\\Windows", "System32", "taskkill.exe");
        (0, external_node_child_process_.spawn)(program, [ "/pid", String(pid), "/T", "/F" ], {
          stdio: "ignore",
          windowsHide: true
        }).on("error", () => {
          process.kill(pid, "SIGKILL");
        });
        return;
      }
      try {
        process.kill(-pid, signal);
      } catch (error) {
        const {code: code} = error;
        if (code !== "ESRCH" && code !== "EPERM") throw error;
      }
    }
    var output_buffer = __webpack_require__(7434);
    var program_path = __webpack_require__(64666);
    const killGraceMs = 250;
    const drainMs = 250;
    const giveUpMs = 2e3;
    const running = new Set;
    let isExitHandled = false;
    function endRunning() {
      for (const kill of running) kill();
    }
    function endOnExit(kill) {
      if (!isExitHandled) process.on("exit", endRunning);
      isExitHandled = true;
      running.add(kill);
      return () => running.delete(kill);
    }
    function startProcess({program: program, args: args, argv0: argv0, cwd: cwd, env: env}, hasInput) {
      return (0, execa.Ho)(program, args, {
        ...argv0 === void 0 ? {} : {
          argv0: argv0
        },
        cwd: cwd,
        env: env,
        extendEnv: false,
        stdin: hasInput ? "pipe" : "ignore",
        buffer: false,
        reject: false,
        cleanup: false,
        detached: process.platform !== "win32"
      });
    }
    async function runProcess(setup, request, sandbox = null) {
      const begin = performance.now();
      const [name, ...args] = request.argv;
      const refuse = startError => ({
        ...notStarted,
        startError: startError,
        durationMs: performance.now() - begin
      });
      if (request.signal.aborted) return {
        ...notStarted,
        cancelled: true
      };
      const program = (0, program_path.o)(name, setup.path);
      if (program === null) return refuse(`there is no program ${JSON.stringify(name)} on the PATH of tools`);
      const env = {
        ...setup.environment,
        PATH: setup.path,
        HOME: setup.home,
        ...request.env
      };
      const confined = await enter(sandbox, {
        program: program,
        argv: [ name, ...args ],
        cwd: request.cwd,
        env: env
      }, request);
      if (typeof confined === "string") return refuse(confined);
      let child;
      try {
        child = startProcess(confined ?? {
          program: program,
          args: args,
          argv0: name,
          cwd: request.cwd,
          env: env
        }, request.stdin !== void 0);
      } catch (error) {
        await (confined?.end());
        return refuse((0, errors.bD)(error));
      }
      if (child.pid === void 0) {
        await (confined?.end());
        const {originalMessage: originalMessage = ""} = await child;
        return refuse(`${originalMessage} (in ${request.cwd})`);
      }
      const output = collect(child, request.maxOutputBytes);
      sendInput(child, request.stdin);
      const ended = await untilEnd(child, request, {
        systemRoot: setup.environment["SystemRoot"],
        confined: confined
      });
      const inside = await (confined?.end());
      const startError = ended.startError ?? inside?.startError ?? null;
      if (startError !== null) return refuse(startError);
      const {merged: merged, stdout: stdout} = output();
      return {
        ...ended,
        ...inside === void 0 ? {} : {
          exceeded: inside.exceeded,
          blocked: inside.blocked
        },
        output: merged.bytes.toString("utf8"),
        stdoutBytes: stdout.bytes,
        droppedBytes: merged.droppedBytes,
        durationMs: performance.now() - begin
      };
    }
    async function enter(sandbox, program, {needs: needs = needsOfRepositoryCode}) {
      return sandbox === null ? null : await sandbox.enter({
        ...program,
        needs: needs
      });
    }
    const needsOfRepositoryCode = {
      writes: null,
      reads: [],
      changesGit: false,
      network: {
        allow: [],
        deny: []
      },
      leaves: null
    };
    const notStarted = {
      exitCode: null,
      signal: null,
      timedOut: false,
      cancelled: false,
      startError: null,
      output: "",
      stdoutBytes: Buffer.alloc(0),
      droppedBytes: 0,
      durationMs: 0
    };
    function sendInput(child, text) {
      child.stdin?.on("error", () => {}).end(text);
    }
    function collect(child, maxBytes) {
      const merged = (0, output_buffer.Wl)(maxBytes);
      const stdout = (0, output_buffer.Wl)(maxBytes);
      const decoders = [ child.stdout, child.stderr ].map(stream => {
        const whole = (0, output_buffer.iS)();
        stream?.on("data", chunk => merged.add(whole.add(chunk)));
        stream?.on("error", () => {});
        return whole;
      });
      child.stdout?.on("data", chunk => stdout.add(chunk));
      return () => {
        for (const whole of decoders) merged.add(whole.end());
        return {
          merged: merged.take(),
          stdout: stdout.take()
        };
      };
    }
    function isRunning({exitCode: exitCode, signalCode: signalCode}) {
      return exitCode === null && signalCode === null;
    }
    function untilEnd(child, request, {systemRoot: systemRoot, confined: confined}) {
      return new Promise(resolve => {
        const state = {
          exitCode: null,
          signal: null,
          timedOut: false,
          cancelled: false,
          startError: null
        };
        const timers = new Set;
        const after = (ms, action) => void timers.add(setTimeout(action, ms));
        const kill = signal => {
          if (signal === "SIGKILL" && confined !== null && isRunning(child)) confined.kill(); else if (child.pid !== void 0) killTree(child.pid, signal, systemRoot);
        };
        const forget = endOnExit(() => kill("SIGKILL"));
        const finish = () => {
          forget();
          for (const timer of timers) clearTimeout(timer);
          request.signal.removeEventListener("abort", cancel);
          if (process.platform !== "win32" && child.pid !== void 0) killTree(child.pid, "SIGKILL", systemRoot);
          child.stdout?.destroy();
          child.stderr?.destroy();
          child.unref();
          resolve(state);
        };
        const stop = why => {
          if (state.timedOut || state.cancelled) return;
          state[why] = true;
          kill("SIGTERM");
          after(killGraceMs, () => kill("SIGKILL"));
          after(killGraceMs + giveUpMs, finish);
        };
        const cancel = () => stop("cancelled");
        after(request.timeoutMs, () => stop("timedOut"));
        request.signal.addEventListener("abort", cancel, {
          once: true
        });
        child.on("error", error => {
          if (child.pid === void 0) state.startError = `${error.message} (in ${request.cwd})`;
          finish();
        });
        child.on("exit", (code, signal) => {
          Object.assign(state, {
            exitCode: code,
            signal: signal
          });
          after(drainMs, finish);
        });
        child.on("close", finish);
      });
    }
  }),
  62052: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      U: () => probeSandbox
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42357);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46420);
    async function probeSandbox(parent, options) {
      let directory = null;
      try {
        directory = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, "sallyport-probe-"));
        const home = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "home");
        const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "tmp");
        const own = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "own");
        for (const path of [ home, temporary, own ]) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
        const sandbox = (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_3__.createSandbox)({
          ...options,
          mode: "auto",
          directory: own,
          home: home,
          temporary: temporary,
          rules: {
            mayRead: () => true,
            mayWrite: () => true
          },
          unchangedInGit: () => Promise.resolve(new Set),
          limits: {
            processes: 1e3,
            memoryBytes: 1e9,
            fileBytes: 1e6
          }
        });
        try {
          return await sandbox.report();
        } finally {
          sandbox.close();
        }
      } catch (error) {
        return {
          level: "none",
          reason: `The sandbox could not be tried: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}.`
        };
      } finally {
        if (directory !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, {
          recursive: true,
          force: true
        });
      }
    }
  })
};
