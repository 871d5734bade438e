"use strict";
exports.id = 4676;
exports.ids = [4676,3438];
exports.modules = {

/***/ 84676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/platform/process/process-setup.js + 1 modules
var process_setup = __webpack_require__(42492);
// EXTERNAL MODULE: ./lib/platform/terminal/color.js
var color = __webpack_require__(28028);
// EXTERNAL MODULE: ./lib/version.js
var lib_version = __webpack_require__(17992);
// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
// EXTERNAL MODULE: ./lib/commands/runtime.js + 1 modules
var runtime = __webpack_require__(72539);
// EXTERNAL MODULE: ./lib/job/github/github-writes.js
var github_writes = __webpack_require__(96668);
// EXTERNAL MODULE: ./lib/platform/github/findings.js
var findings = __webpack_require__(35548);
// EXTERNAL MODULE: ./lib/platform/github/octokit.js
var github_octokit = __webpack_require__(80353);
// EXTERNAL MODULE: ./lib/platform/github/read/read-push-facts.js
var read_push_facts = __webpack_require__(75600);
// EXTERNAL MODULE: ./lib/platform/github/problem.js
var problem = __webpack_require__(77523);
;// CONCATENATED MODULE: ./lib/platform/github/read/read-token.js


const permissions = {
    contents: { read: 'GET /repos/{owner}/{repo}/commits', write: 'POST /repos/{owner}/{repo}/git/blobs' },
    'pull-requests': { read: 'GET /repos/{owner}/{repo}/pulls', write: 'POST /repos/{owner}/{repo}/pulls' },
    issues: { read: 'GET /repos/{owner}/{repo}/issues', write: 'POST /repos/{owner}/{repo}/issues' },
    actions: { read: 'GET /repos/{owner}/{repo}/actions/runs', write: null },
    checks: {
        read: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
        write: 'POST /repos/{owner}/{repo}/check-runs',
    },
    statuses: { read: 'GET /repos/{owner}/{repo}/commits/{ref}/statuses', write: null },
};
/**
 * What a token may do. GitHub checks the permission before the content of a request, so a request to write without any
 * content is refused with 422 or 400 if the token may write, and changes nothing in either case.
 */
async function readTokenLevels(octokit, repository, signal) {
    const ask = async (route) => route === null ? 403 : (await answerOf(octokit, route, { ...parametersOf(route, repository), signal })).status;
    const answers = await Promise.all(Object.entries(permissions).map(async ([name, { read, write }]) => ({
        name,
        read: await ask(read),
        write: await ask(write),
    })));
    if (answers.some(({ read }) => read === 401))
        return 'token-rejected';
    if (answers.every(({ read }) => read === null))
        return 'github-unreachable';
    return Object.fromEntries(answers.map(({ name, read, write }) => [name, levelOf(read, write)]));
}
function levelOf(read, write) {
    if (write === 400 || write === 422)
        return 'write';
    if (isRefused(read))
        return 'none';
    return read === 200 && isRefused(write) ? 'read' : 'unknown';
}
const isRefused = (status) => status === 403 || status === 404;
function parametersOf(route, { owner, repo, ref }) {
    return {
        ...{ owner, repo },
        ...(route.includes('{ref}') && { ref }),
        ...(route.startsWith('GET') && { per_page: 1 }),
    };
}
/** The setting "Allow GitHub Actions to create and approve pull requests"; `null` if only administrators can read it. */
async function mayOpenPullRequests(octokit, { owner, repo }, signal) {
    const route = 'GET /repos/{owner}/{repo}/actions/permissions/workflow';
    const { data } = await answerOf(octokit, route, { owner, repo, signal });
    const { can_approve_pull_request_reviews: isAllowed } = (data ?? {});
    return typeof isAllowed === 'boolean' ? isAllowed : null;
}
/** The types of the rules of a branch; none if the server does not show them. */
async function rulesOfBranch(octokit, { owner, repo }, branch, signal) {
    const route = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
    const { data } = await answerOf(octokit, route, { owner, repo, branch, signal });
    return Array.isArray(data) ? data.map(({ type }) => String(type)) : [];
}
/** The status is `null` if there was no answer, or one about the number of requests instead of permissions. */
async function answerOf(octokit, route, { signal, ...parameters }) {
    try {
        const answer = await octokit.request(route, { ...parameters, request: { signal: (0,github_octokit/* withTimeout */.wj)(signal) } });
        return { status: answer.status, data: answer.data };
    }
    catch (failure) {
        // Octokit gives a failed connection the status 500, without a response.
        const isAnswer = (0,problem/* isRequestFailure */.UZ)(failure) && failure.response !== undefined && !(0,problem/* isRateLimit */.a5)((0,problem/* readFailure */.f1)(failure));
        return { status: isAnswer ? failure.status : null, data: null };
    }
}

// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/commands/permission-needs.js
var permission_needs = __webpack_require__(11036);
;// CONCATENATED MODULE: ./lib/commands/doctor/types.js
const ok = (id, summary) => ({
    id,
    status: 'ok',
    finding: null,
    summary,
    fix: null,
});
const warning = (id, summary, { finding = id, fix }) => ({
    ...{ id, status: 'warning', finding, summary, fix },
});
const error = (id, summary, fix) => ({
    ...warning(id, summary, fix),
    status: 'error',
});

;// CONCATENATED MODULE: ./lib/commands/doctor/github.js








/** What runs use each permission for, even if no setting asks for it. */
const uses = {
    contents: 'the trusted commit',
    'pull-requests': 'pull requests and reviews',
    issues: 'issues and comments',
    actions: 'logs of failed checks',
    checks: 'failed checks',
    statuses: 'failed checks',
};
/**
 * What the token may do, compared with what the settings need for this event. `runContext` is `null` if the
 * configuration is invalid.
 */
async function gitHubChecks(runContext, { environment, signal }) {
    const token = environment['GITHUB_TOKEN'] ?? '';
    const [owner = '', repo = ''] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
    if (token === '' || repo === '')
        return [ok('github', 'not checked: GITHUB_TOKEN and GITHUB_REPOSITORY are not both set, so nothing is posted')];
    const octokit = await (0,github_octokit/* connectOctokit */.wy)({ token, apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com' });
    const repository = { owner, repo, ref: environment['GITHUB_SHA'] ?? 'HEAD' };
    const levels = await readTokenLevels(octokit, repository, signal);
    if (typeof levels === 'string')
        return [github_problem('github', levels)];
    const lists = listsOf(runContext);
    const names = Object.keys(uses);
    const needs = runContext === null || lists === null ? [] : needsOf(runContext, lists);
    const offered = (tool) => lists !== null && (0,github_writes/* couldOffer */.eo)(tool, { lists, mode: 'default', spec: { allowedTools: null } });
    const branch = environment['GITHUB_HEAD_REF'] || environment['GITHUB_REF_NAME'];
    return [
        ...names.map((name) => permissionCheck(name, levels, needs)),
        ...(isReadOnly(runContext, environment) ? [readOnlyToken] : []),
        ...(offered('PullRequest') ? [settingCheck(await mayOpenPullRequests(octokit, repository, signal))] : []),
        ...(offered('PushToPullRequest') && branch !== undefined
            ? [branchCheck(branch, await rulesOfBranch(octokit, repository, branch, signal))]
            : []),
    ];
}
function github_problem(id, finding) {
    const summary = finding === 'token-rejected' ? 'GitHub rejects GITHUB_TOKEN' : 'GitHub could not be reached';
    return error(id, summary, { finding, fix: findings/* gitHubFindings */.i[finding] });
}
/** `null` if they are not valid. */
function listsOf(runContext) {
    if (runContext === null)
        return null;
    const { allow, ask, deny } = runContext.settings;
    return (0,check_rules/* ruleDiagnostics */.d8)({ allow, ask, deny }, runContext.locationOfRule).length > 0 ? null : { allow, ask, deny };
}
function needsOf({ settings, event }, lists) {
    return (0,permission_needs/* permissionNeeds */.r)({ ...settings, lists }, new Set(event.item === null ? [] : [event.item.kind]));
}
function permissionCheck(name, levels, needs) {
    const id = `github-${name}`;
    const granted = levels[name];
    const levelOf = (permission) => Object.hasOwn(levels, permission) ? levels[permission] : 'none';
    const lacking = needs.filter(({ anyOf }) => anyOf[0]?.startsWith(`${name}: `) === true && !anyOf.some((line) => (0,permission_needs/* isCovered */.P)(line, levelOf)));
    const [need] = lacking;
    const shown = `${granted}: ${uses[name]}`;
    if (need !== undefined && granted !== 'unknown') {
        const features = lacking.map(({ feature }) => feature).join(', ');
        return warning(id, `${granted}, and more is needed for ${features}`, lacks(need.anyOf));
    }
    return granted === 'none' ? warning(id, shown, lacks([`${name}: read`])) : ok(id, shown);
}
function lacks(lines) {
    return { finding: 'token-lacks-permission', fix: (0,findings/* permissionFix */.jj)(lines) };
}
function settingCheck(isAllowed) {
    const id = 'github-pull-request-setting';
    if (isAllowed === false)
        return warning(id, 'GitHub Actions may not open pull requests in this repository', {
            finding: 'pull-requests-not-permitted',
            fix: findings/* gitHubFindings */.i['pull-requests-not-permitted'],
        });
    return isAllowed === true
        ? ok(id, 'GitHub Actions may open pull requests')
        : ok(id, 'this token cannot read whether GitHub Actions may open pull requests');
}
function branchCheck(branch, rules) {
    const rule = rules.find((type) => read_push_facts/* requiresPullRequest */.RD.has(type));
    const end = rule === undefined ? 'its rules allow pushes' : `${rule} allows no pushes, so commits go into a pull request`;
    const signed = rules.includes('required_signatures') ? '; commits must be signed, so push-with must be api' : '';
    return ok('github-branch', `${branch}: ${end}${signed}`);
}
const readOnlyToken = warning('github-event', 'the token of this event can only read, whatever the workflow says', {
    finding: 'token-read-only',
    fix: findings/* gitHubFindings */.i['token-read-only'],
});
/** GitHub takes write permissions from runs of Dependabot and of pull requests from forks. */
function isReadOnly(runContext, environment) {
    const isFork = runContext?.event.name === 'pull_request' && runContext.event.isUntrustedCheckout;
    return isFork || environment['GITHUB_ACTOR'] === 'dependabot[bot]';
}

// EXTERNAL MODULE: ./lib/model/providers.js + 13 modules
var providers = __webpack_require__(57050);
// EXTERNAL MODULE: ./lib/platform/net/proxy.js
var proxy = __webpack_require__(52758);
// EXTERNAL MODULE: ./lib/platform/process/missing-programs.js
var missing_programs = __webpack_require__(90468);
// EXTERNAL MODULE: ./lib/platform/process/program-path.js
var program_path = __webpack_require__(64666);
// EXTERNAL MODULE: ./lib/platform/process/program-version.js
var program_version = __webpack_require__(32057);
// EXTERNAL MODULE: ./lib/platform/sandbox/probe.js
var probe = __webpack_require__(62052);
;// CONCATENATED MODULE: ./lib/commands/doctor/machine.js









/** The programs that runs need. */
async function machineChecks(setup) {
    const [git, gh] = await Promise.all([(0,program_version/* programVersion */.R)('git', setup), (0,program_version/* programVersion */.R)('gh', setup)]);
    const node = (0,program_version/* nodeVersion */.b)();
    return [
        (0,lib_version/* isAtLeast */.du)(node, lib_version/* oldestNode */.YI)
            ? ok('node', `Node ${node}`)
            : error('node', `Node ${node} is too old`, { fix: `install Node ${lib_version/* oldestNode */.YI} or newer` }),
        gitCheck(git),
        (0,program_path/* findBash */.GO)(setup.path) === null
            ? error('bash', 'bash was not found, so no command can run', { fix: 'install bash, and put it on the PATH' })
            : ok('bash', 'bash was found'),
        ...addressSpaceChecks(),
        ok('gh', gh === null ? 'gh was not found; commands that use it cannot run' : `gh ${gh}`),
    ];
}
function addressSpaceChecks() {
    const problem = (0,missing_programs/* addressSpaceProblem */.A)();
    return problem === null
        ? []
        : [error('address-space', problem, { fix: 'run without ulimit -v, raise it to 10 GB, or install Node 24' })];
}
function gitCheck(version) {
    if (version === null)
        return warning('git', 'git was not found: changed files are not recorded', {
            fix: `install git ${lib_version/* oldestGit */.U2} or newer`,
        });
    return (0,lib_version/* isAtLeast */.du)(version, lib_version/* oldestGit */.U2)
        ? ok('git', `git ${version}`)
        : warning('git', `git ${version} is too old and is not used`, { fix: `install git ${lib_version/* oldestGit */.U2} or newer` });
}
/** What confines the commands of a run here. */
async function sandboxCheck({ path }, { environment, home, temporary, directory }) {
    const toolCache = environment['RUNNER_TOOL_CACHE'];
    const { level, reason } = await (0,probe/* probeSandbox */.U)(temporary, { workspace: directory, userHome: home, path, toolCache });
    if (level !== 'none')
        return ok('sandbox', `${level}: ${reason}`);
    const needsPerl = process.platform === 'linux' && (0,program_path/* findExecutable */.oq)('perl', path) === null;
    return warning('sandbox', `none: ${reason}`, {
        fix: needsPerl
            ? 'install perl (perl-base is enough)'
            : 'see docs/sandbox.md for the runners and images on which a level works',
    });
}
/** Which providers have a key: names of variables only. */
function modelCheck({ environment }) {
    const withKey = Object.entries(providers/* providers */.r5).flatMap(([name, { keyVariables }]) => {
        const variable = keyVariables.find((candidate) => (environment[candidate] ?? '').trim() !== '');
        return variable === undefined ? [] : [`${name} (${variable})`];
    });
    return withKey.length === 0
        ? warning('model-keys', 'no provider has a key', {
            fix: 'set the input api-key, or a variable such as ANTHROPIC_API_KEY; script:FILE needs none',
        })
        : ok('model-keys', `keys for ${withKey.join(', ')}`);
}
/** The proxy variables, which every run with a model and every command in the sandbox uses. */
async function proxyChecks({ environment }) {
    try {
        const { https, http } = await (0,proxy.upstreamProxies)(environment);
        if (https === undefined && http === undefined)
            return [];
        const proxies = [...(https === undefined ? [] : ['HTTPS_PROXY']), ...(http === undefined ? [] : ['HTTP_PROXY'])];
        return [ok('proxy', `${proxies.join(' and ')}: valid`)];
    }
    catch (failure) {
        (0,errors/* rethrowUnless */.ki)(failure, errors/* UserError */.yo);
        return failure.diagnostics.map(({ code, location = '', message, hint }) => error('proxy', `${location}: ${message}`, { finding: code, fix: hint }));
    }
}

// EXTERNAL MODULE: ./lib/context/command-sources.js
var command_sources = __webpack_require__(19794);
// EXTERNAL MODULE: ./lib/policy/rules/lint-rules.js + 2 modules
var lint_rules = __webpack_require__(78441);
// EXTERNAL MODULE: ./lib/prompt/find.js + 1 modules
var find = __webpack_require__(63438);
// EXTERNAL MODULE: ./lib/settings/mcp-configuration.js
var mcp_configuration = __webpack_require__(58251);
// EXTERNAL MODULE: ./lib/commands/lint-servers.js + 1 modules
var lint_servers = __webpack_require__(20601);
// EXTERNAL MODULE: ./lib/commands/lint-workflows/read.js + 5 modules
var read = __webpack_require__(61528);
;// CONCATENATED MODULE: ./lib/commands/doctor/repository.js










/** The configuration, its rules, the workflows, and the commands. */
async function repositoryChecks(runContext, hostEnvironment) {
    const { settings, locationOfRule, files, trustedSource } = runContext;
    const { allow, ask, deny } = settings;
    const lists = { allow, ask, deny };
    const invalid = (0,check_rules/* ruleDiagnostics */.d8)(lists, locationOfRule);
    if (invalid.length > 0)
        return configurationErrors(new errors/* UserError */.yo(invalid));
    const [workflows, commands, mcp] = await Promise.all([
        (0,read/* lintWorkflows */.E)(files, settings),
        (0,find.findCommands)((0,command_sources/* commandSourcesOf */.z)(runContext, hostEnvironment)),
        (0,mcp_configuration/* mcpConfigurationOf */.O)(settings, trustedSource.source, trustedSource.placement.above),
    ]);
    const rules = (0,lint_rules/* lintRules */.x)(lists, mcp?.servers.map(({ name }) => name) ?? []).map(({ list, index, rule, ...problem }) => ({
        ...problem,
        location: locationOfRule(list, index),
        subject: `${list}: ${rule}`,
    }));
    const { configFiles } = runContext;
    const fromFiles = configFiles.length === 0 ? '' : `; files: ${configFiles.join(', ')}`;
    const broken = commands.filter(({ diagnostics }) => diagnostics.length > 0);
    return [
        ok('configuration', `valid, with ${(0,format_number/* formatCount */.B4)(allow.length + ask.length + deny.length, 'rule')}${fromFiles}`),
        ...problemChecks('rules', rules, 'no problems found'),
        ...(mcp === null ? [] : serverChecks(mcp)),
        ...problemChecks('workflows', workflows, 'no problems found in those that run Sallyport'),
        broken.length === 0
            ? ok('commands', `${(0,format_number/* formatCount */.B4)(commands.length, 'command or skill', 'commands and skills')} found`)
            : warning('commands', `${(0,format_number/* formatCount */.B4)(broken.length, 'file is', 'files are')} broken: ${broken.map(({ path }) => path).join(', ')}`, { fix: 'run sallyport commands, which shows why' }),
    ];
}
/** The configured MCP servers; none is started. */
function serverChecks({ servers, lock, lockPath }) {
    const count = (0,format_number/* formatCount */.B4)(servers.length, 'MCP server');
    const unpinned = servers.filter(({ givenName }) => lock === null || lock.servers[givenName] === undefined);
    return [
        unpinned.length === 0
            ? ok('mcp', `${count}, all pinned in ${lockPath}`)
            : warning('mcp', `${count}, not pinned: ${unpinned.map(({ name }) => name).join(', ')}`, {
                fix: 'run sallyport mcp pin, review the tools, and commit the file',
            }),
        ...problemChecks('mcp-packages', (0,lint_servers/* serverProblems */.Q)(servers), 'all have exact versions'),
    ];
}
/** The problems that `lint` reports, each with its id. */
function problemChecks(id, problems, none) {
    if (problems.length === 0)
        return [ok(id, none)];
    return problems.map(({ id: finding, location, subject, message, hint }) => warning(id, `${location}: ${subject}: ${message}`, { finding, fix: hint }));
}
/** One error for each problem of the configuration. */
function configurationErrors({ diagnostics }) {
    return diagnostics.map(({ code, location, message, found, hint }) => error('configuration', [location, message, ...(found === undefined ? [] : [`found ${found}`])].filter(Boolean).join(': '), { finding: code, fix: hint }));
}

;// CONCATENATED MODULE: ./lib/commands/doctor/doctor.js










/**
 * `sallyport doctor`: what is available on this machine, in this repository and with this token. Changes nothing and asks
 * no model. Exit code 1 for an error, and with `--strict` for a warning too.
 */
async function doctor(invocation, hostEnvironment) {
    const { environment, stdio } = hostEnvironment;
    const setup = (0,process_setup/* plannedProcesses */.EG)(hostEnvironment);
    const checks = [
        ...(await machineChecks(setup)),
        await sandboxCheck(setup, hostEnvironment),
        ...(await proxyChecks(hostEnvironment)),
        modelCheck(hostEnvironment),
        ...(await checksOfRepository(invocation, hostEnvironment)),
    ];
    const isColored = (0,color/* supportsColor */.W)(stdio.outIsTerminal, environment);
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'json'))
        stdio.out(`${JSON.stringify({ version: lib_version/* version */.rE, checks }, null, 2)}\n`);
    else
        stdio.out(checksText(checks, isColored));
    const bad = (0,parse/* isSwitchedOn */.JG)(invocation, 'strict') ? checks.some(({ status }) => status !== 'ok') : hasError(checks);
    return bad ? 1 : 0;
}
const hasError = (checks) => checks.some(({ status }) => status === 'error');
/** Without a valid configuration it is not known what the token is needed for. */
async function checksOfRepository(invocation, host) {
    try {
        const runContext = await (0,runtime/* runContextOf */.kv)(invocation, host);
        return [...(await repositoryChecks(runContext, host)), ...(await gitHubChecks(runContext, host))];
    }
    catch (failure) {
        (0,errors/* rethrowUnless */.ki)(failure, errors/* UserError */.yo);
        return [...configurationErrors(failure), ...(await gitHubChecks(null, host))];
    }
}
const signs = { ok: ['✓', 32], warning: ['!', 33], error: ['✗', 31] };
/** A line for each check, with its fix below if there is one, and a closing line. */
function checksText(checks, isColored) {
    const width = Math.max(...checks.map(({ id }) => id.length));
    const lines = checks.flatMap(({ id, status, finding, summary, fix }) => {
        const [sign, color] = signs[status];
        const shown = isColored ? `\u001b[${String(color)}m${sign}\u001b[0m` : sign;
        const line = `${shown} ${id.padEnd(width)}  ${summary}`;
        const named = finding === null || finding === id ? line : `${line} [${finding}]`;
        return fix === null ? [line] : [named, `${' '.repeat(width + 4)}fix: ${fix}`];
    });
    const problems = checks.filter(({ status }) => status !== 'ok').length;
    return `${lines.join('\n')}\n\n${problems === 0 ? 'No problems found.' : `${(0,format_number/* formatCount */.B4)(problems, 'problem')} found.`}\n`;
}


/***/ }),

/***/ 80353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ unlessMissing),
/* harmony export */   F3: () => (/* binding */ maxAttempts),
/* harmony export */   bD: () => (/* binding */ withRetry),
/* harmony export */   kr: () => (/* binding */ orRefusal),
/* harmony export */   wj: () => (/* binding */ withTimeout),
/* harmony export */   wy: () => (/* binding */ connectOctokit)
/* harmony export */ });
/* harmony import */ var _host_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25422);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);


/** The first attempt and three retries. */
const maxAttempts = 4;
const requestTimeoutMs = 30_000;
/** Loads and creates the client with its HTTP stack. */
async function connectOctokit({ token, apiUrl }) {
    const { getOctokit: open } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(2413)]).then(__webpack_require__.bind(__webpack_require__, 92413));
    const silent = () => undefined;
    return open(token, {
        baseUrl: apiUrl.replace(/\/+$/, ''),
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
}
/**
 * Retries up to three times after server errors, broken connections and rate limits, as long as GitHub asks for at most
 * a minute. For requests that change nothing. Rejects with the client's own error.
 */
async function withRetry({ clock, signal }, send) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send(withTimeout(signal));
        }
        catch (error) {
            const canRetry = attempt < maxAttempts && !signal.aborted && (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error);
            const wait = canRetry ? (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .waitFor */ .fm)(error, attempt, clock.now()) : null;
            if (wait === null)
                throw error;
            await clock.sleep(wait, signal);
        }
    }
}
function withTimeout(signal) {
    return (0,_host_time_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .dn)(requestTimeoutMs, signal);
}
/** The answer; `null` if GitHub responds that the resource does not exist. */
async function unlessMissing(send) {
    try {
        return await send();
    }
    catch (error) {
        if ((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissing */ .b2)(error))
            return null;
        throw error;
    }
}
/** The answer, or GitHub's reason if it rejects the request (422). */
async function orRefusal(send) {
    try {
        return await send();
    }
    catch (error) {
        const refused = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .unprocessable */ .Pq)(error);
        if (refused === null)
            throw error;
        return { refused };
    }
}


/***/ }),

/***/ 77523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ isUnanswered),
/* harmony export */   OR: () => (/* binding */ writeProblemOf),
/* harmony export */   Pq: () => (/* binding */ unprocessable),
/* harmony export */   S2: () => (/* binding */ refusedByPolicy),
/* harmony export */   UZ: () => (/* binding */ isRequestFailure),
/* harmony export */   XZ: () => (/* binding */ graphqlReadProblem),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   cr: () => (/* binding */ messagesOf),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   eq: () => (/* binding */ forbiddenByGraphql),
/* harmony export */   f1: () => (/* binding */ readFailure),
/* harmony export */   fm: () => (/* binding */ waitFor),
/* harmony export */   k0: () => (/* binding */ permissionsOf),
/* harmony export */   kQ: () => (/* binding */ lacksPermission)
/* harmony export */ });
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20274);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35548);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60957);
/* harmony import */ var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44920);




/** The maximum wait for a rate limit. */
const maxWaitMs = 60_000;
/** The wait for a secondary rate limit that names no time. */
const secondaryWaitMs = 60_000;
/** Whether the same request may succeed later. */
function isTransient(error) {
    if (!isRequestFailure(error))
        return graphqlFailure(error)?.isTransient === true;
    const failure = readFailure(error);
    return failure.status === null || failure.status >= 500 || isRateLimit(failure);
}
/**
 * Milliseconds to wait before the next attempt; `null` if a retry does not help, or if GitHub asks for more than a
 * minute. `attempt` counts from 1, `now` is in milliseconds since the epoch.
 */
function waitFor(error, attempt, now) {
    if (!isTransient(error))
        return null;
    const failure = isRequestFailure(error) ? readFailure(error) : null;
    const graphql = graphqlFailure(error);
    const isLimit = graphql?.isRateLimit ?? (failure !== null && isRateLimit(failure));
    if (!isLimit)
        return 1000 * 2 ** (attempt - 1);
    const wait = requestedWait(failure ?? graphql ?? { headers: {} }, now) ?? waitWithoutTime(graphql);
    return wait !== null && wait <= maxWaitMs ? wait : null;
}
/** GraphQL names no time. Its primary limit, whose message names an account, is one of an hour. */
const waitWithoutTime = (graphql) => graphql !== null && /API rate limit (?:already )?exceeded for/i.test(graphql.message) ? null : secondaryWaitMs;
/**
 * Converts an error to a GitHubProblem with GitHub's message and what to change. Any other error than a failed request
 * or an unexpected response is returned unchanged.
 */
function problemOf(error, target) {
    const place = `${target.owner}/${target.repo}#${String(target.number)}`;
    const detail = graphqlFailure(error);
    if (detail !== null)
        return writeProblemOf(error, `the comment on ${place}`, commentPermissions);
    if (!isRequestFailure(error))
        return (0,_unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .unexpectedAnswer */ .a)(error);
    const failure = readFailure(error);
    const { id, message, hint } = explain(failure, place);
    return new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubProblem */ .J(failure.status, message, hint, id);
}
const commentPermissions = ['issues: write', 'pull-requests: write'];
/** The problem of a read by GraphQL whose answer has errors and no data; `null` for every other error. */
function graphqlReadProblem(error, what, needs) {
    const failure = graphqlFailure(error);
    if (failure === null)
        return null;
    const { id, message, hint } = explainGraphql(failure, {
        message: `GitHub did not return ${what}: ${failure.message}`,
        permissions: needs,
    });
    return new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubProblem */ .J(failure.status, message, hint, id);
}
/**
 * The problem of a write that a model requested. `permissions` are lines such as `issues: write`, any of which helps.
 */
function writeProblemOf(error, what, permissions) {
    const detail = graphqlFailure(error);
    if (detail === null && !isRequestFailure(error))
        return (0,_unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .unexpectedAnswer */ .a)(error);
    const failure = detail ?? readFailure(error);
    const { id, message, hint } = detail === null
        ? explainWrite(failure, what, permissions)
        : explainGraphql(detail, { message: `GitHub did not write ${what}: ${detail.message}`, permissions });
    return new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubProblem */ .J(failure.status, message, hint, id);
}
function explainGraphql(failure, { message, permissions }) {
    if (failure.isRateLimit)
        return known('rate-limited', message);
    const policy = policyHint(failure.message);
    if (policy !== null)
        return { id: 'github-refused', message, hint: policy };
    if (failure.isForbidden && permissions.length > 0)
        return { id: 'token-lacks-permission', message, hint: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionFix */ .jj)(permissionsOf(failure, permissions)) };
    if (failure.isMissing)
        return { id: 'github-not-found', message, hint: 'Check that it exists.' };
    return known(failure.isTransient ? 'github-failed' : 'github-refused', message);
}
/** What to change if something else than a permission of the workflow forbids a request; `null` if GitHub names none. */
function policyHint(message) {
    return policies.find(([reason]) => reason.test(message))?.[1] ?? null;
}
const policies = [
    [
        /archived|read-only\b/i,
        'The repository is archived, so nothing can be posted. Unarchive it, or set publish: summary.',
    ],
    [
        /SAML|single sign-on|\bSSO\b/i,
        'Authorize the token for the single sign-on of the organization, or pass the token of a GitHub App that is installed there.',
    ],
    [/IP allow ?list|IP address/i, 'Use a runner whose address is on the list, or ask an owner to add it.'],
    [
        /enterprise managed|managed user/i,
        'A managed user cannot do this outside of its enterprise: pass the token of a GitHub App, or of another account.',
    ],
    [/two-factor|2FA/i, 'Turn on two-factor authentication for the account of the token.'],
    [/blocked|suspended|flagged|spam/i, 'The account of the token is restricted: pass the token of another account.'],
    [/billing|payment|spending limit/i, 'Resolve the billing problem of the account.'],
];
function explainWrite(failure, what, permissions) {
    const more = failure.message === '' ? '' : `: ${failure.message}`;
    const fix = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionFix */ .jj)(permissionsOf(failure, permissions));
    if (isRateLimit(failure))
        return known('rate-limited', `GitHub's rate limit blocked ${what}${more}`);
    if (failure.status === 403) {
        const message = `The token is not allowed to write ${what}${more}`;
        if (/not permitted to create/i.test(failure.message))
            return known('pull-requests-not-permitted', message);
        return lacksPermission(failure)
            ? { id: 'token-lacks-permission', message, hint: `${fix} ${readOnlyForForks}` }
            : refusedByPolicy(failure, `GitHub refused ${what}${more}`);
    }
    if (failure.status === 404) {
        const message = `GitHub cannot find the target of ${what}, or the token cannot access it`;
        return { id: 'github-not-found', message, hint: `Check that the item exists. ${fix}` };
    }
    if (failure.status === null || failure.status === 401)
        return explain(failure, '');
    return known('github-refused', `GitHub answered ${String(failure.status)} for ${what}${more}`);
}
/** Whether a 403 means what `permissions:` can change: GitHub's messages about other reasons do not begin so. */
function lacksPermission({ message, headers }) {
    if (policyHint(message) !== null)
        return false;
    if (message === '' || headers['x-accepted-github-permissions'] !== undefined)
        return true;
    return /resource not accessible|must have|not (?:have|authorized)|permission|forbidden|read access|write access/i.test(message);
}
function refusedByPolicy({ message }, text) {
    return { id: 'github-refused', message: text, hint: policyHint(message) ?? _findings_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubFindings */ .i['github-refused'] };
}
const readOnlyForForks = 'On pull requests from forks, the token is read-only, whatever the workflow says.';
function known(id, message) {
    return { id, message, hint: _findings_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubFindings */ .i[id] ?? '' };
}
function explain(failure, place) {
    const detail = failure.message === '' ? '' : `: ${failure.message}`;
    if (failure.status === null)
        return known('github-unreachable', `GitHub could not be reached${detail}`);
    if (isRateLimit(failure))
        return known('rate-limited', `GitHub's rate limit blocked the comment on ${place}${detail}`);
    if (failure.status === 401)
        return known('token-rejected', `GitHub refused the token${detail}`);
    if (failure.status === 403)
        return forbidden(failure, place, detail);
    if (failure.status === 404)
        return {
            id: 'github-not-found',
            message: `GitHub cannot find ${place}, or the token cannot access it${detail}`,
            hint: `Check that the item exists. ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionFix */ .jj)(permissionsOf(failure))}`,
        };
    if (failure.status === 410)
        return {
            id: 'github-refused',
            message: `${place} does not accept comments: issues are disabled, or it was deleted${detail}`,
            hint: 'Leave comment out of publish for this repository.',
        };
    if (failure.status === 422)
        return {
            id: 'github-refused',
            message: `GitHub refused the comment on ${place}${detail}`,
            hint: 'Check whether the repository is archived, the text is too long, or spam protection rejected it.',
        };
    return known('github-failed', `GitHub answered ${String(failure.status)} for the comment on ${place}${detail}`);
}
function forbidden(failure, place, detail) {
    if (/\blocked/i.test(failure.message))
        return {
            id: 'github-refused',
            message: `The conversation of ${place} is locked${detail}`,
            hint: 'Unlock it, or leave comment out of publish.',
        };
    if (!lacksPermission(failure))
        return refusedByPolicy(failure, `GitHub refused the comment on ${place}${detail}`);
    return {
        id: 'token-lacks-permission',
        message: `The token is not allowed to comment on ${place}${detail}`,
        hint: `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionFix */ .jj)(permissionsOf(failure))} ${readOnlyForForks}`,
    };
}
/** The permissions that the workflow lacks, as GitHub names them in its response, otherwise those for comments. */
function permissionsOf({ headers }, usual = commentPermissions) {
    const accepted = headers['x-accepted-github-permissions'];
    const named = typeof accepted === 'string' ? accepted.match(/[a-z_]+=(?:read|write|admin)/g) : null;
    return named?.map((line) => line.replace('=', ': ').replaceAll('_', '-')) ?? usual;
}
function isRateLimit({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message));
}
function requestedWait({ headers }, now) {
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(seconds) && seconds >= 0)
        return seconds * 1000;
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    const exhausted = headers['x-ratelimit-remaining'] === '0';
    return exhausted && Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : null;
}
function isRequestFailure(error) {
    if (error instanceof _types_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubProblem */ .J)
        return false;
    return error instanceof Error && typeof error.status === 'number';
}
/** Reads a client error. The client reports a broken connection as status 500 without a response. */
function readFailure({ status, response, message }) {
    const data = response?.data;
    const detail = [data?.message ?? message, ...detailsOf(data?.errors)].filter((text) => typeof text === 'string');
    return {
        status: response === undefined ? null : status,
        message: shownMessage(detail.join(': '), status),
        headers: (response?.headers ?? {}),
    };
}
/** The text of a rule follows its first line; other long answers are pages of a proxy. */
function shownMessage(message, status) {
    const lines = message.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    if (status !== 422 && status !== 403 && status !== 409)
        return lines[0]?.slice(0, 300) ?? '';
    return lines
        .map((line) => (/[.:;,!?]$/.test(line) || line === lines.at(-1) ? line : `${line}.`))
        .join(' ')
        .slice(0, 500);
}
/** GitHub lists errors as strings or as objects with a message. */
function detailsOf(errors) {
    if (!Array.isArray(errors))
        return [];
    return errors.map((item) => typeof item === 'string' ? item : item?.message);
}
/** GitHub's message for an unprocessable request (422); `null` for every other error. */
function unprocessable(error) {
    return isRequestFailure(error) && error.status === 422 ? readFailure(error).message : null;
}
/** Whether no response came. */
function isUnanswered(error) {
    return isRequestFailure(error) && readFailure(error).status === null;
}
/** Whether GitHub responded that the resource does not exist. */
function isMissing(error) {
    return isRequestFailure(error) && (error.status === 404 || error.status === 410);
}
/** GitHub's message if a GraphQL request lacked a permission; `null` for every other error. */
function forbiddenByGraphql(error) {
    const failure = graphqlFailure(error);
    return failure?.isForbidden === true ? failure.message : null;
}
/** The messages of the errors in a GraphQL response, each once. */
function messagesOf(errors) {
    const messages = errors.map((item) => {
        const { message } = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asRecord */ .qY)(item);
        return typeof message === 'string' ? message.slice(0, 300) : 'an error without a message';
    });
    return [...new Set(messages)];
}
/** `null` for every other error. */
function graphqlFailure(error) {
    if (!(error instanceof Error) || error instanceof _types_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubProblem */ .J || isRequestFailure(error))
        return null;
    const { errors, headers } = error;
    if (!Array.isArray(errors))
        return null;
    const all = errors.map((item) => (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asRecord */ .qY)(item));
    const message = messagesOf(errors).join(' ').slice(0, 300);
    const types = all.map(({ type }) => String(type));
    const limited = types.includes('RATE_LIMITED') || types.includes('RATE_LIMIT');
    return {
        status: 200,
        message,
        headers: headers ?? {},
        isRateLimit: limited,
        isForbidden: types.includes('FORBIDDEN') ||
            types.includes('INSUFFICIENT_SCOPES') ||
            /not accessible|permission/i.test(message),
        isMissing: types.includes('NOT_FOUND'),
        isTransient: limited ||
            types.some((type) => /^(?:SERVICE_UNAVAILABLE|INTERNAL|TIMEOUT|LOADING)$/.test(type)) ||
            /^(?:Something went wrong|Timeout on)/.test(message),
    };
}


/***/ }),

/***/ 46896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ checksQuery),
/* harmony export */   Mr: () => (/* binding */ issueQuery),
/* harmony export */   aD: () => (/* binding */ minimizeMutation),
/* harmony export */   ek: () => (/* binding */ resolveMutation),
/* harmony export */   fo: () => (/* binding */ commitMutation),
/* harmony export */   g8: () => (/* binding */ threadsQuery),
/* harmony export */   jR: () => (/* binding */ minimizedQuery),
/* harmony export */   wv: () => (/* binding */ queueQuery),
/* harmony export */   z$: () => (/* binding */ pullRequestQuery)
/* harmony export */ });
/** The queries for GitHub's GraphQL API. A test validates each against GitHub's schema. */
const text = `fragment text on Comment {
  author { login }
  authorAssociation
  body
  createdAt
  lastEditedAt
}`;
const comments = `comments(first: 100, after: $comments) @include(if: $moreComments) {
  pageInfo { hasNextPage endCursor }
  nodes { ...text databaseId isMinimized }
}`;
const issueQuery = `query Issue(
  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!
) {
  repository(owner: $owner, name: $name) {
    item: issue(number: $number) {
      ...text
      title
      state
      labels(first: 30) { nodes { name } }
      ${comments}
    }
  }
}
${text}`;
const pullRequestQuery = `query PullRequest(
  $owner: String!, $name: String!, $number: Int!
  $comments: String, $moreComments: Boolean!
  $reviews: String, $moreReviews: Boolean!
  $threads: String, $moreThreads: Boolean!
  $first: Boolean!
) {
  repository(owner: $owner, name: $name) {
    item: pullRequest(number: $number) {
      ...text
      title
      state
      labels(first: 30) { nodes { name } }
      baseRefName
      headRefName
      headRefOid
      changedFiles
      ${comments}
      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {
        pageInfo { hasNextPage endCursor }
        nodes { ...text databaseId isMinimized state }
      }
      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {
        pageInfo { hasNextPage endCursor }
        nodes {
          path line startLine diffSide isResolved isOutdated
          resolvedBy { login }
          opening: comments(first: 1) { nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }
          comments(last: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }
        }
      }
      closingIssuesReferences(first: 10) @include(if: $first) {
        nodes { ...text number title repository { nameWithOwner } }
      }
    }
  }
}
${text}`;
const checksQuery = `query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {
  repository(owner: $owner, name: $name) {
    object(oid: $commit) {
      ... on Commit {
        statusCheckRollup {
          contexts(first: 100, after: $after) {
            pageInfo { hasNextPage endCursor }
            nodes {
              __typename
              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }
              ... on StatusContext { context state description }
            }
          }
        }
      }
    }
  }
}`;
const queueQuery = `query Queue($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }
}`;
const threadsQuery = `query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id path line startLine diffSide isResolved isOutdated
          resolvedBy { login }
          comments(first: 30) {
            totalCount
            nodes { id databaseId body url isMinimized viewerDidAuthor }
          }
        }
      }
    }
  }
}`;
const resolveMutation = `mutation Resolve($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { clientMutationId }
}`;
const minimizedQuery = `query Minimized($ids: [ID!]!) {
  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }
}`;
const minimizeMutation = `mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {
  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }
}`;
const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;


/***/ }),

/***/ 75600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ readBranchRules),
/* harmony export */   G6: () => (/* binding */ readIsQueued),
/* harmony export */   H8: () => (/* binding */ tryContentsWrite),
/* harmony export */   RD: () => (/* binding */ requiresPullRequest),
/* harmony export */   df: () => (/* binding */ readHasBranch)
/* harmony export */ });
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46896);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60957);


/** Rules of a branch that do not let anyone push to it. */
const requiresPullRequest = new Set([
    'pull_request',
    'update',
    'merge_queue',
    'required_status_checks',
    'required_deployments',
    'code_scanning',
    'workflows',
]);
/** Types of the active rules of a branch, also of those of the organization. `null` if the server does not report them. */
async function readBranchRules(reader, { owner, repo }, branch) {
    const what = { what: `the rules of the branch ${branch}`, needs: [] };
    return await reader.request(what, async (octokit, signal) => {
        const { data } = await octokit.rest.repos.getBranchRules({
            owner,
            repo,
            branch,
            request: { signal },
            per_page: 100,
        });
        return data.map(({ type }) => type);
    });
}
/** Whether the repository has the branch; false too if the token cannot read it. */
async function readHasBranch(reader, { owner, repo }, branch) {
    const what = { what: `the branch ${branch}`, needs: ['contents: read'] };
    try {
        await reader.request(what, (octokit, signal) => octokit.rest.git.getRef({ owner, repo, ref: `heads/${branch}`, request: { signal } }));
        return true;
    }
    catch (error) {
        if (error instanceof _types_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubProblem */ .J && error.status === 404)
            return false;
        throw error;
    }
}
/** Whether the pull request waits in a merge queue; false if the server has none. */
async function readIsQueued(reader, { owner, repo, number }) {
    const what = { what: `the merge queue of ${owner}/${repo}#${String(number)}`, needs: ['pull-requests: read'] };
    const answer = await reader.query(what, _queries_js__WEBPACK_IMPORTED_MODULE_1__/* .queueQuery */ .wv, { owner, name: repo, number });
    return answer?.data.repository?.pullRequest?.isInMergeQueue === true;
}
/**
 * Whether the token may write contents. No answer of GitHub contains that for the token of a workflow, so an empty blob
 * is created, which is on no branch. Rejects with GitHubProblem if the token may not.
 */
async function tryContentsWrite(reader, { owner, repo }) {
    await reader.request({ what: 'the contents of the repository', needs: ['contents: write'] }, (octokit, signal) => octokit.rest.git.createBlob({ owner, repo, content: '', encoding: 'utf-8', request: { signal } }));
}


/***/ }),

/***/ 60957:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GitHubProblem)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);

/** Why a GitHub request failed, and what to do about it. */
class GitHubProblem extends Error {
    status;
    hint;
    id;
    constructor(status, message, hint, 
    /** `null` for what has no section in docs/doctor.md. */
    id = null) {
        super(message);
        this.status = status;
        this.hint = hint;
        this.id = id;
        this.name = 'GitHubProblem';
    }
    /** Message, hint and id as sentences; the message ends with GitHub's own text, which may lack a period. */
    get sentences() {
        return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asSentence */ .KG)(this.message)} ${this.hint}${this.id === null ? '' : ` [${this.id}]`}`;
    }
}


/***/ }),

/***/ 44920:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ unexpectedAnswer)
/* harmony export */ });
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60957);

/**
 * Converts the TypeError of reading an incomplete response, as a server or proxy may send it, to a GitHubProblem. Every
 * other error is returned unchanged.
 */
function unexpectedAnswer(error) {
    if (!(error instanceof TypeError))
        return error;
    const problem = new _types_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubProblem */ .J(null, `GitHub sent an unexpected response: ${error.message}`, 'Run again; if the problem persists, check GITHUB_API_URL and any proxy.', 'github-failed');
    problem.cause = error;
    return problem;
}


/***/ }),

/***/ 32057:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ programVersion),
/* harmony export */   b: () => (/* binding */ nodeVersion)
/* harmony export */ });
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64666);
/* harmony import */ var _run_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43411);


/** The version of the running Node, without the `v`. */
function nodeVersion() {
    return process.versions.node;
}
/** The first number with dots that `PROGRAM --version` prints; `null` if the program does not exist or prints none. */
async function programVersion(name, setup) {
    if ((0,_program_path_js__WEBPACK_IMPORTED_MODULE_0__/* .findExecutable */ .oq)(name, setup.path) === null)
        return null;
    const { stdoutBytes } = await (0,_run_process_js__WEBPACK_IMPORTED_MODULE_1__.runProcess)(setup, {
        argv: [name, '--version'],
        cwd: setup.home,
        timeoutMs: 10_000,
        maxOutputBytes: 10_000,
        trust: 'own',
        signal: new AbortController().signal,
    });
    return /\d+(?:\.\d+)+/.exec(stdoutBytes.toString('utf8'))?.[0] ?? null;
}


/***/ }),

/***/ 62052:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ probeSandbox)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42357);
/* harmony import */ var _sandbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32006);




/** The level that a run on this machine would have. Removes what it creates below `parent`; never rejects. */
async function probeSandbox(parent, options) {
    let directory = null;
    try {
        directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'sallyport-probe-'));
        const home = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'home');
        const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'tmp');
        const sandboxDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'own');
        for (const path of [home, temporary, sandboxDirectory])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
        const sandbox = (0,_sandbox_js__WEBPACK_IMPORTED_MODULE_3__.createSandbox)({
            ...options,
            mode: 'auto',
            directory: sandboxDirectory,
            home,
            temporary,
            rules: { mayRead: () => true, mayWrite: () => true },
            outside: { readable: [], writable: [] },
            unchangedInGit: () => Promise.resolve(new Set()),
            limits: { processes: 1_000, memoryBytes: 1_000_000_000, fileBytes: 1_000_000 },
        });
        try {
            return await sandbox.report();
        }
        finally {
            sandbox.close();
        }
    }
    catch (error) {
        return { level: 'none', reason: `The sandbox could not be tried: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}.` };
    }
    finally {
        if (directory !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 63438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findCommands: () => (/* binding */ findCommands),
  loadCommand: () => (/* binding */ loadCommand),
  locateCommands: () => (/* binding */ locateCommands)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/prompt/well-known-folders.js
var well_known_folders = __webpack_require__(56121);
;// CONCATENATED MODULE: ./lib/prompt/command-errors.js



/** Diagnostics about the locations of commands, and about a command name that was requested. */
/** Maximum number of names that an error lists. */
const maxNames = 50;
function tooManyCommands(path, maxFiles) {
    return {
        code: 'prompt-unreadable',
        message: `the directory contains more than ${maxFiles} commands`,
        location: path,
        hint: 'move other files out of this directory, or select a prompt by its path with prompt-file',
    };
}
function noDirectory(path) {
    return {
        code: 'prompt-unreadable',
        message: 'the command directory in the setting does not exist',
        location: `command-directories: ${path}`,
        hint: 'correct the path; it is relative to the workspace',
    };
}
function directoryOutside(path) {
    return {
        code: 'prompt-unreadable',
        message: 'cannot read the command directory: it is a link to a location outside the workspace',
        location: path,
        hint: 'replace it with a directory of the project, or remove it',
    };
}
function commandOutside(path) {
    return {
        code: 'prompt-unreadable',
        message: 'the command is a link to a location outside its directory',
        location: path,
        hint: 'put the file itself there, or link to a file in the same command directory',
    };
}
function unknownCommand(wanted, names) {
    const guess = (0,errors/* nearest */.pA)(wanted, names) ?? names.find((name) => name.endsWith(`:${wanted}`));
    return {
        code: 'command-unknown',
        message: `the command ${JSON.stringify(wanted)} does not exist`,
        found: names.length === 0 ? 'no commands' : (0,lib_text/* listed */.KE)(names, maxNames),
        hint: guess === undefined
            ? `put it in ${well_known_folders/* commandDirectories */.ZU[0]?.path ?? ''}/, or correct the name`
            : `did you mean ${JSON.stringify(guess)}?`,
    };
}
function modelOnlySkill(path) {
    return {
        code: 'command-unknown',
        message: 'only the model can load this skill (`user-invocable: false`)',
        location: path,
        hint: 'remove that field, or ask the model in a prompt to load the skill',
    };
}

// EXTERNAL MODULE: ./lib/prompt/command-name.js
var command_name = __webpack_require__(64772);
// EXTERNAL MODULE: ./lib/prompt/formats/choose.js + 2 modules
var choose = __webpack_require__(71794);
// EXTERNAL MODULE: ./lib/prompt/skills.js
var prompt_skills = __webpack_require__(74277);
;// CONCATENATED MODULE: ./lib/prompt/find.js







const maxDepth = 8;
const maxFiles = 2_000;
/**
 * Every command and skill in order of precedence: project, plugins, user, those that come with Sallyport; within each, skills before commands, the
 * directories in their order, TOML before Markdown (in `.qwen` after it), then byte order. Does not read the files. A missing directory is not
 * an error; an unreadable one rejects with UserError.
 */
async function locateCommands({ project, directories = [], above = [], plugins = [], user, bundled, }) {
    const projectDirectories = [...directories.map(well_known_folders/* configuredDirectory */.Wq), ...well_known_folders/* commandDirectories */.ZU];
    const located = await locateIn(project, '', { commands: projectDirectories, skills: well_known_folders/* skillDirectories */.tG });
    for (const up of above)
        located.push(...(await locateIn(project, '', usualFolders(up))));
    for (const plugin of plugins)
        located.push(...(await locateInPlugin(plugin)));
    if (user !== undefined)
        located.push(...(await locateIn(user, '~/', usualFolders(''))));
    const ofSallyport = { commands: [well_known_folders/* bundledDirectory */.KJ], skills: well_known_folders/* bundledSkills */.rF };
    if (bundled !== undefined)
        located.push(...(await locateIn(await bundled(), 'sallyport:', ofSallyport)));
    return located;
}
async function locateInPlugin({ name: plugin, directory, root, source, components, }) {
    const commands = components.commands.map((path) => ({ path, endings: ['.md'] }));
    const located = await locateIn(source, `${directory}/`, { commands, skills: components.skills });
    return located.map((one) => ({
        ...one,
        name: `${plugin}:${one.name}`,
        format: 'claude',
        plugin: { directory, root },
    }));
}
function usualFolders(up) {
    return {
        commands: well_known_folders/* commandDirectories */.ZU.map((directory) => ({ ...directory, path: `${up}${directory.path}` })),
        skills: well_known_folders/* skillDirectories */.tG.map((directory) => `${up}${directory}`),
    };
}
async function locateIn(source, prefix, { commands: directories, skills: skillFolders }) {
    const skills = await (0,prompt_skills/* locateSkills */.hm)(source, prefix, skillFolders);
    const present = await source.present(directories.map(({ path }) => path));
    const commands = [];
    for (const directory of directories) {
        if (!present.has(directory.path)) {
            if (directory.isConfigured === true)
                throw new errors/* UserError */.yo(noDirectory(directory.path));
            continue;
        }
        if (!(await source.holds(directory.path)))
            throw new errors/* UserError */.yo(directoryOutside(directory.path));
        const located = [];
        await collect({ source, prefix, directory, located }, '', 0);
        commands.push(...located.sort((a, b) => formatRank(a, directory) - formatRank(b, directory)));
    }
    return [...skills, ...commands];
}
function formatRank({ format }, { prefers }) {
    return format === (prefers ?? 'toml') ? 0 : 1;
}
async function collect(search, below, depth) {
    const { source, directory, located } = search;
    for (const { name, kind } of await listOrNothing(source, `${directory.path}${below}`)) {
        const path = `${directory.path}${below}/${name}`;
        if (kind === 'directory' && depth < maxDepth) {
            await collect(search, `${below}/${name}`, depth + 1);
        }
        else if (isCommandFile(name, directory.endings) && (kind === 'file' || kind === 'link')) {
            if (located.length === maxFiles)
                throw new errors/* UserError */.yo(tooManyCommands(directory.path, maxFiles));
            const shown = `${search.prefix}${path}`;
            const file = kind === 'file' ? path : await source.followLink(path, directory.path);
            located.push({
                kind: 'command',
                name: (0,command_name/* commandName */.p6)(`${below}/${name}`.slice(1)),
                path: shown,
                format: (0,choose/* chooseFormat */.H)(path),
                diagnostics: file === null ? [commandOutside(shown)] : [],
                file: { source, path: file ?? path },
            });
        }
    }
}
function isCommandFile(name, endings) {
    return endings.some((ending) => name.toLowerCase().endsWith(ending));
}
async function listOrNothing(source, path) {
    try {
        return await source.list(path);
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, types/* FileProblem */.k);
        if (error.code === 'missing')
            return [];
        throw new errors/* UserError */.yo({
            code: 'prompt-unreadable',
            message: 'cannot read the command directory',
            location: path,
            found: error.message,
            hint: 'replace it with a readable directory of the project, or remove it',
        }, { cause: error });
    }
}
/** The commands and skills with their descriptions, for a list. One that cannot be read is listed with its diagnostics. */
async function findCommands(sources) {
    const described = await Promise.all((await locateCommands(sources)).map(describe));
    const winners = new Map();
    return described.map((command) => {
        const winner = winners.get(command.name);
        if (winner !== undefined)
            return { ...command, wins: false, shadowedBy: winner };
        if (command.userInvocable)
            winners.set(command.name, command.path);
        return { ...command, wins: command.userInvocable };
    });
}
async function describe(located) {
    const { kind, name, path, format, diagnostics } = located;
    const known = { kind, name, path, format };
    try {
        const { description, argumentHint, userInvocable, modelInvocable } = await (0,prompt_skills/* loadSkill */.kA)(located);
        return {
            ...known,
            diagnostics,
            argumentHint,
            description: description === null ? null : (0,command_name/* cleanDescription */.gp)(description),
            userInvocable: kind === 'command' || userInvocable,
            modelInvocable: modelInvocable && !path.startsWith('sallyport:'),
        };
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, errors/* UserError */.yo);
        const unknown = { description: null, argumentHint: null, userInvocable: true, modelInvocable: false };
        return { ...known, ...unknown, diagnostics: error.diagnostics };
    }
}
/**
 * The prompt of a command or skill by its name, with or without a leading slash: the name of its file or folder, or else
 * the name in the frontmatter of a skill. Reads only files that may have that name. Rejects with UserError:
 * `command-unknown` with the nearest name, or the errors of loadPromptFile for a file that takes precedence but is broken.
 */
async function loadCommand(name, sources) {
    const located = await locateCommands(sources);
    let modelOnlyPath = null;
    for (const command of await withName(name, located)) {
        const spec = await (0,prompt_skills/* loadSkill */.kA)(command);
        if (command.kind === 'command' || spec.userInvocable)
            return spec;
        modelOnlyPath ??= command.path;
    }
    throw new errors/* UserError */.yo(modelOnlyPath === null
        ? unknownCommand(name.trim().replace(/^\//, ''), [...new Set(located.map((command) => command.name))])
        : modelOnlySkill(modelOnlyPath));
}
async function withName(written, located) {
    const wanted = (0,command_name/* wantedName */.Lt)(written);
    const exact = located.filter(({ name }) => name === wanted);
    if (exact.length > 0)
        return exact;
    // `x:y.md` is listed as x_y.
    const folded = located.filter(({ name }) => name.replaceAll(':', '_') === wanted.replaceAll(':', '_'));
    if (folded.length > 0)
        return folded;
    const ofPlugins = located.filter(({ name, plugin }) => plugin !== undefined && name.endsWith(`:${wanted}`));
    if (ofPlugins.length > 0)
        return ofPlugins;
    const { skills } = await (0,prompt_skills/* readSkills */.D)(located.filter(({ kind }) => kind === 'skill'));
    const paths = skills
        .filter(({ head }) => (0,command_name/* hasName */.cP)(head.name, written.trim().replace(/^\//, '')))
        .map(({ path }) => path);
    return located.filter(({ path }) => paths.includes(path));
}


/***/ })

};
;