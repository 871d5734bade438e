"use strict";
exports.id = 8255;
exports.ids = [8255,1400,8842];
exports.modules = {

/***/ 71400:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkOutPullRequest: () => (/* binding */ checkOutPullRequest),
  y: () => (/* binding */ wantsPullRequest)
});

// EXTERNAL MODULE: ./lib/context/read-only-head.js
var read_only_head = __webpack_require__(90784);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/github/read/read-api.js
var read_api = __webpack_require__(28912);
;// CONCATENATED MODULE: ./lib/platform/github/read/read-pull-request.js
/** `null` if the limit of requests is reached. Rejects with GitHubProblem. */
async function readPullRequest(reader, { owner, repo, number }) {
    const what = `the pull request ${owner}/${repo}#${String(number)}`;
    return await reader.request({ what, needs: ['pull-requests: read'] }, async (octokit, signal) => {
        const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number, request: { signal } });
        const { head, base } = data;
        // The description of the API says that a head has a repository; that of a deleted fork is null.
        const repository = head.repo;
        return {
            number,
            isOpen: data.state === 'open',
            head: {
                sha: head.sha,
                branch: head.ref,
                isFork: repository === null || repository.id !== base.repo.id,
                isDefault: head.ref === base.repo.default_branch,
            },
            base: base.ref,
            commits: data.commits,
        };
    });
}

// EXTERNAL MODULE: ./lib/platform/github/types.js
var types = __webpack_require__(60957);
// EXTERNAL MODULE: ./lib/platform/types.js
var platform_types = __webpack_require__(38287);
// EXTERNAL MODULE: ./lib/policy/rules/tool-names.js
var tool_names = __webpack_require__(93768);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/app/check-out-pull-request.js









/** The job with the commit that it works on. Rejects with UserError `checkout-failed`. */
async function checkOutPullRequest(job, hostEnvironment) {
    const { runContext, lists } = job;
    const { pull, notices } = await fetchJobCommit(runContext, hostEnvironment);
    if (pull === null)
        return { job, notices };
    const event = pull.of === 'head' ? { ...runContext.event, headSha: pull.commit } : runContext.event;
    const checkedOut = { ...runContext, pull, event };
    if (!(0,read_only_head/* isReadOnlyHead */.Z)(checkedOut))
        return { job: { ...job, runContext: checkedOut }, notices };
    const mode = runContext.settings.mode === 'plan' ? 'plan' : 'default';
    const limited = { ...checkedOut, settings: { ...runContext.settings, mode } };
    return { job: { ...job, runContext: limited, lists: readOnlyLists(lists) }, notices };
}
/** Whether the job may work on another commit than the checkout of the workflow. */
function wantsPullRequest({ event, settings: { checkout } }) {
    if (checkout === 'none' || event.item?.kind !== 'pull-request' || event.repository === null)
        return false;
    // An event without a commit of the pull request, such as a schedule, has checked out another one.
    return checkout !== 'auto' || event.trigger.triggerComment !== null || event.headSha === null;
}
/**
 * Fetches the commit of the pull request that the job works on. The setting `checkout` decides which. Rejects with
 * UserError `checkout-failed`: an answer about other files than those of the pull request would be wrong.
 */
async function fetchJobCommit(runContext, hostEnvironment) {
    if (!wantsPullRequest(runContext))
        return { pull: null, notices: [] };
    const { git, settings } = runContext;
    if (git === null)
        return withoutFiles('the workspace is not a git repository');
    if (settings['github-token'] === undefined)
        return withoutFiles('no github-token is set to read the pull request');
    const of = settings.checkout === 'base' ? 'base' : 'head';
    const facts = await factsOf(runContext, hostEnvironment);
    const here = await git.headSha().catch((0,errors/* only */.j6)(platform_types/* GitProblem */.U, ({ message, hint }) => fail(message, hint)));
    if (of === 'head' && here === facts.head.sha) {
        const pull = { facts, of, commit: here, isInPlace: true };
        return { pull, notices: (0,read_only_head/* isReadOnlyHead */.Z)({ pull, settings }) ? [readOnlyNotice] : [] };
    }
    const fetched = await fetchCommits(git, facts, runContext, hostEnvironment);
    const moved = { ...facts, head: { ...facts.head, sha: fetched.head } };
    const pull = { facts: moved, of, commit: fetched[of], isInPlace: false };
    return { pull, notices: (0,read_only_head/* isReadOnlyHead */.Z)({ pull, settings }) ? [readOnlyNotice] : [] };
}
const withoutFiles = (why) => ({
    pull: null,
    notices: [`The files in the workspace are not those of the pull request, because ${why}.`],
});
const readOnlyNotice = 'The head of the pull request is in a fork: its files can only be read, so the rules for Bash, Write and Edit do not apply, and no MCP server is started on this machine. See docs/checkout.md.';
/**
 * Without what lets commands run or files change. Commands that only read need no rule, and `gh` is evaluated by its
 * arguments alone.
 */
function readOnlyLists({ allow, ...lists }) {
    const isKept = (rule) => {
        const [, name = ''] = /^\s*([\w-]+)/.exec(rule) ?? [];
        const tool = (0,tool_names/* canonicalTool */.Zt)(name) ?? name;
        return harmless.has(tool) || tool.startsWith('mcp__') || (tool === 'Bash' && /\(\s*gh[ :]/.test(rule));
    };
    return { ...lists, allow: allow.filter(isKept) };
}
/** Tools that run and write nothing in the workspace. */
const harmless = new Set('Read List Glob Grep TodoWrite WebFetch WebSearch Skill Task Comment Review Label Assign Issue CheckRun'.split(' '));
async function factsOf({ event, settings }, hostEnvironment) {
    const { repository, item } = event;
    const token = settings['github-token'];
    if (repository === null || item === null || token === undefined)
        throw new Error('no pull request to read');
    const reader = (0,read_api/* createGitHubReader */.r)((0,connections/* readConnection */.dC)(token, hostEnvironment), 1);
    const target = { owner: repository.owner, repo: repository.name, number: item.number };
    const facts = await readPullRequest(reader, target).catch((0,errors/* only */.j6)(types/* GitHubProblem */.J, ({ message, hint }) => fail(`GitHub did not return the pull request: ${message}`, hint)));
    if (facts === null)
        throw new Error('one request is not enough to read a pull request');
    return facts;
}
/** Enough of both branches to find where they parted, for most pull requests. */
const fewestCommits = 50;
const mostCommits = 500;
async function fetchCommits(git, { number, base, commits }, { event, settings }, hostEnvironment) {
    const address = (0,connections/* repositoryUrl */.Ek)(hostEnvironment, event.repository);
    const depth = Math.min(Math.max(commits + 1, fewestCommits), mostCommits);
    const remote = { address, token: settings['github-token'] ?? null };
    return await git
        .fetchPullRequest(remote, { number, base, depth })
        .catch((0,errors/* only */.j6)(platform_types/* GitProblem */.U, ({ message, hint }) => fail(`git could not fetch it from ${address}: ${message}`, hint)));
}
function fail(problem, hint) {
    const fix = hint === null ? 'give the job `contents: read` and `pull-requests: read`' : (0,lib_text/* withoutPeriod */.Kx)(hint);
    throw new errors/* UserError */.yo({
        code: 'checkout-failed',
        location: 'checkout',
        message: 'the files of the pull request are not available',
        found: problem,
        hint: `${fix}; or set checkout: none to work on the checkout of the workflow`,
    });
}


/***/ }),

/***/ 92750:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/hooks/types.js
var types = __webpack_require__(28842);
// EXTERNAL MODULE: ./lib/job/github/github-writes.js
var github_writes = __webpack_require__(96668);
// EXTERNAL MODULE: ./lib/job/github/write-tools.js + 1 modules
var write_tools = __webpack_require__(58647);
// EXTERNAL MODULE: ./lib/job/job-input.js + 6 modules
var job_input = __webpack_require__(33374);
// EXTERNAL MODULE: ./lib/job/prompt-and-limits.js
var prompt_and_limits = __webpack_require__(33617);
// EXTERNAL MODULE: ./lib/job/runtime/runtime.js + 13 modules
var runtime_runtime = __webpack_require__(44349);
// EXTERNAL MODULE: ./lib/settings/mcp-configuration.js
var mcp_configuration = __webpack_require__(58251);
// EXTERNAL MODULE: ./lib/job/runtime/could-allow.js
var could_allow = __webpack_require__(94054);
// EXTERNAL MODULE: ./lib/job/servers/job-servers.js
var job_servers = __webpack_require__(54377);
;// CONCATENATED MODULE: ./lib/job/servers/dry-run-servers.js



/** Rejects with UserError for an invalid configuration. */
async function dryRunServers(job) {
    const { settings, trustedSource } = job.runContext;
    const configured = await (0,mcp_configuration/* mcpConfigurationOf */.O)(settings, trustedSource.source, trustedSource.placement.above);
    if (configured === null)
        return { tools: [], notices: (0,job_servers/* ineffectiveRules */.U)(job.lists, settings, []) };
    const { servers, lock, lockPath, notices } = configured;
    const names = servers.map(({ name }) => name);
    const started = servers.filter(({ name }) => (0,could_allow/* couldAllowServer */.O8)(name, job));
    const unpinned = lock === null && started.length > 0;
    return {
        tools: started.map(({ name }) => `mcp__${name}__*`),
        notices: [
            ...(0,job_servers/* ineffectiveRules */.U)(job.lists, settings, names),
            ...notices,
            ...servers
                .filter((server) => !started.includes(server))
                .map(({ givenName, name }) => `The MCP server ${givenName} is not started: no rule allows mcp__${name}.`),
            ...(unpinned
                ? [`The tools of MCP servers are not pinned: run \`sallyport mcp pin\`, which writes ${lockPath}.`]
                : []),
        ],
    };
}

// EXTERNAL MODULE: ./lib/platform/host/host-environment.js
var host_environment = __webpack_require__(49711);
// EXTERNAL MODULE: ./lib/platform/process/process-setup.js + 1 modules
var process_setup = __webpack_require__(42492);
// EXTERNAL MODULE: ./lib/platform/sandbox/probe.js
var probe = __webpack_require__(62052);
// EXTERNAL MODULE: ./lib/prompt/plan.js + 1 modules
var plan = __webpack_require__(1418);
// EXTERNAL MODULE: ./lib/publish/summary-file.js
var summary_file = __webpack_require__(62103);
// EXTERNAL MODULE: ./lib/report/comment/comment.js + 1 modules
var comment = __webpack_require__(53754);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/report/dry-run.js

/** The dry run as text for standard output or a log. */
function dryRunText(dryRun) {
    const { plan, rules, limits } = dryRun;
    const placeholders = plan.segments
        .filter((segment) => segment.kind !== 'text')
        .map(({ kind, source }) => `${kind}: ${source}`);
    const rows = [
        ...(dryRun.start === null ? [] : [['start', [dryRun.start]]]),
        ['prompt', [dryRun.prompt]],
        ['source', [dryRun.trustedCommit === null ? 'the working tree' : `the trusted commit ${dryRun.trustedCommit}`]],
        ['model', [dryRun.model]],
        ['workspace', [dryRun.workspace]],
        ['mode', [dryRun.mode]],
        ['sandbox', [dryRun.sandbox]],
        ['allow', rules.allow],
        ['ask', rules.ask],
        ['deny', rules.deny],
        ['tools', [dryRun.tools.join(', ')]],
        ['instructions', dryRun.instructions],
        ['skills', dryRun.skills.length === 0 ? [] : [dryRun.skills.join(', ')]],
        ...(dryRun.hooks.length === 0 ? [] : [['hooks', dryRun.hooks]]),
        ['limits', [limitsText(limits)]],
        [
            'answer',
            [dryRun.outputSchema === null ? 'text' : `JSON that matches the schema ${schemaText(dryRun.outputSchema)}`],
        ],
        ['placeholders', placeholders],
        ['files', plan.files.flatMap(({ path, ...evaluated }) => evaluatedLines(path, evaluated))],
        ['commands', plan.commands.flatMap(({ command, ...evaluated }) => evaluatedLines(command, evaluated))],
        ['writes', dryRun.writes],
        ['publish', dryRun.publish],
        ...(dryRun.notices.length === 0 ? [] : [['notices', dryRun.notices]]),
    ];
    const lines = rows.flatMap(([name, values]) => (values.length === 0 ? ['none'] : values).map((value, index) => `${(index === 0 ? name : '').padEnd(10)} ${value}`));
    const contextLines = dryRun.context.flatMap(({ title, text, images }) => ['', `${title}:`, '', text, ...images]);
    const context = contextLines.length === 0 ? [] : ['', 'context about the item for the model:', ...contextLines];
    return ['dry run: no model is called, no command runs', ...lines, ...context].join('\n');
}
/** A larger schema would hide the rows around it. */
const longestSchema = 300;
function schemaText(schema) {
    const text = JSON.stringify(schema);
    return text.length > longestSchema ? `${(0,lib_text/* startOf */.GH)(text, longestSchema)}… (${text.length} characters)` : text;
}
function evaluatedLines(what, { outcome, reason, suggest }) {
    const line = `${outcome}: ${what} (${reason})`;
    if (outcome !== 'refuse')
        return [line];
    return [
        line,
        `        ${suggest.length === 0 ? 'no rule can allow it' : `would be allowed by: ${suggest.join('  ')}`}`,
    ];
}
function limitsText({ maxTurns, maxCostUsd, maxOutputTokens, timeoutMs }) {
    return [
        `${String(maxTurns)} turns`,
        `${String(timeoutMs / 60_000)} minutes`,
        ...(maxCostUsd === null ? [] : [`${String(maxCostUsd)} US dollars`]),
        ...(maxOutputTokens === null ? [] : [`${String(maxOutputTokens)} output tokens`]),
    ].join(', ');
}

// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(3101);
// EXTERNAL MODULE: ./lib/tools/offered-tools.js
var offered_tools = __webpack_require__(54661);
// EXTERNAL MODULE: ./lib/app/check-out-pull-request.js + 1 modules
var check_out_pull_request = __webpack_require__(71400);
// EXTERNAL MODULE: ./lib/app/item-context.js
var item_context = __webpack_require__(74191);
// EXTERNAL MODULE: ./lib/app/write-targets.js
var write_targets = __webpack_require__(41332);
;// CONCATENATED MODULE: ./lib/app/dry-run.js




















/**
 * A dry run: what would be read, run, spent and posted, as text for standard output (on a runner, the log) and the
 * summary. Does not use the model, run commands or post; only reads from GitHub.
 */
async function dryRun(prepared, ports) {
    const { hostEnvironment, redact } = ports;
    const planned = await dry_run_plan(prepared, hostEnvironment);
    const rehearsal = (0,report/* cleaned */.L)(planned, redact);
    const text = dryRunText(rehearsal);
    if (hostEnvironment.onRunner)
        await show(text, ports);
    return {
        exitCode: 0,
        text: hostEnvironment.onRunner ? '' : text,
        value: { conclusion: 'skipped', code: 'dry-run', rehearsal },
        outputs: {
            conclusion: 'skipped',
            'reason-code': 'dry-run',
            reason: 'A dry run: no model was used, and nothing was run or posted.',
        },
    };
}
async function dry_run_plan({ runContext, sources, spec, vars, lists, model, outputSchema, notices, start }, hostEnvironment) {
    const { settings, trustedSource } = runContext;
    const targets = (0,write_targets/* writeTargetsOf */.B)(runContext, hostEnvironment, plannedPush(runContext));
    const offered = await (0,github_writes/* offerWrites */.FO)(targets, { lists, mode: settings.mode, spec });
    const tools = await (0,write_tools/* recordingTools */.p1)({ keep: () => Promise.resolve(null) }, offered.kinds, targets);
    const temporary = (0,host_environment/* plannedTemporary */.YB)(hostEnvironment);
    const childProcesses = { home: hostEnvironment.temporary, temporary };
    const runtime = (0,runtime_runtime/* createJobRuntime */.Y)({ runContext, hostEnvironment, childProcesses, lists, spec, tools });
    await runtime.ready();
    await requireUsableHooks({ runContext, lists, toolPath: runtime.processes.path });
    const values = { args: settings.args, vars };
    const ports = { ...runtime, cwd: runtime.files.root };
    await (0,plan/* checkPlan */.G)(spec, values, ports, { missingFiles: settings['missing-files'] });
    const context = await (0,job_input/* repositoryContext */.AN)({ sources, runContext, model, lists, spec }, runtime);
    const item = await (0,item_context/* itemContext */.N)({ runContext, model }, hostEnvironment);
    const servers = await dryRunServers({ runContext, lists, spec });
    return {
        start: start?.words ?? null,
        prompt: spec.source,
        model: model.name,
        mode: settings.mode,
        sandbox: await sandboxText(settings.sandbox, runContext, hostEnvironment),
        workspace: workspaceText(runContext),
        trustedCommit: trustedSource.commit,
        rules: lists,
        tools: [...(0,offered_tools/* offeredTools */.h)(runtime.tools).map(({ name }) => name), ...servers.tools, ...repositoryTools(context)],
        instructions: context.loaded.map(({ path, bytes }) => `${path} (${String(bytes)} bytes)`),
        skills: (context.catalog?.open() ?? []).map(({ name }) => name),
        hooks: (runContext.hooks?.hooks ?? []).map(types/* hookLine */.YX),
        limits: (0,prompt_and_limits/* jobLimits */.aQ)(settings),
        outputSchema,
        plan: await (0,plan/* planPrompt */.w)(spec, values, ports),
        writes: [...offered.kinds.map((kind) => writeTarget(kind, targets, runContext)), ...offered.notices],
        publish: targetsOf(runContext, hostEnvironment),
        context: item.attachments.flatMap(shownIn),
        notices: [
            notices,
            (runContext.hooks?.notices ?? []).map(errors/* noticeText */.ut),
            servers.notices,
            context.notices,
            item.notices,
            item.omissions,
        ].flat(),
    };
}
/** Tools that exist because of files in the repository. */
function repositoryTools({ catalog, agents }) {
    return [...(catalog === null ? [] : ['Skill']), ...(agents.length === 0 ? [] : ['Task'])];
}
/** Whether GitHub would accept a push is only asked before a job. */
function plannedPush(runContext) {
    const isOnHead = (0,check_out_pull_request/* wantsPullRequest */.y)(runContext) && runContext.settings.checkout !== 'base';
    return isOnHead ? { branch: 'its own branch, if that accepts it,', indirect: null } : github_writes/* noPushTarget */.RH;
}
function workspaceText(runContext) {
    const { settings, workspace, event } = runContext;
    if ((0,check_out_pull_request/* wantsPullRequest */.y)(runContext)) {
        const part = settings.checkout === 'base' ? 'base branch' : 'head';
        return `the ${part} of pull request #${String(event.item?.number)}, in a temporary worktree of ${workspace}`;
    }
    return settings.worktree ? `a temporary worktree of HEAD of ${workspace}` : workspace;
}
/** Throws UserError `hook-invalid` for hooks that could not start. */
async function requireUsableHooks(planned) {
    if (planned.runContext.hooks === null)
        return;
    const { hookProblems } = await Promise.all(/* import() */[__webpack_require__.e(3372), __webpack_require__.e(6927)]).then(__webpack_require__.bind(__webpack_require__, 96927));
    const diagnostics = await hookProblems(planned);
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
}
async function sandboxText(mode, { workspace }, { environment, home, temporary }) {
    if (mode === 'off')
        return 'off: commands run unconfined';
    const { path } = (0,process_setup/* ownProcesses */.o3)({ environment, temporary }, workspace);
    const toolCache = environment['RUNNER_TOOL_CACHE'];
    const { level, reason } = await (0,probe/* probeSandbox */.U)(temporary, { workspace, userHome: home, path, toolCache });
    return `${mode}: ${level} (${reason})`;
}
function shownIn(attachment) {
    if (attachment.type !== 'context')
        return [];
    const { title, text, images } = attachment;
    return [{ title, text, images: images.map(({ name, mediaType }) => name ?? mediaType) }];
}
async function show(text, ports) {
    const lines = text.split('\n');
    for (const line of lines)
        ports.log.info(line);
    await (0,summary_file/* writeSummaryFile */.o)(`### ⏭️ Dry run\n\n${(0,summary_file/* indentedBlock */.p)(lines)}\n`, ports);
}
function targetsOf({ settings, event }, { onRunner }) {
    const { publish } = settings;
    return [
        ...(publish.includes('summary') ? [onRunner ? 'the summary' : 'the report file'] : []),
        ...(publish.includes('annotations') ? ['annotations of the findings'] : []),
        ...(publish.includes('check') ? ['a check run'] : []),
        ...(publish.includes('handoff') ? ['a hand-off for a second workflow'] : []),
        ...(publish.includes('review') ? ['a review of the pull request, or a comment if there is none'] : []),
        ...(publish.includes('comment') ? [commentTarget(settings, event)] : []),
    ];
}
function writeTarget({ tool, target }, { pull, push }, { event: { item, repository } }) {
    const place = `${repository?.owner ?? ''}/${repository?.name ?? ''}`;
    if (target === 'branch' && pull !== null)
        return `${tool} from ${pull.branch} into ${pull.base} of ${place}`;
    if (target === 'push' && 'branch' in push)
        return `${tool} to ${push.branch} of pull request #${String(item?.number)} of ${place}`;
    if (target === 'repository' || item === null)
        return `${tool} in ${place}`;
    return `${tool} on ${item.kind.replace('-', ' ')} #${String(item.number)} of ${place}`;
}
function commentTarget(settings, { item, repository, trigger }) {
    if (item === null || repository === null)
        return 'no comment: no issue or pull request in the event';
    const token = settings['github-token'] === undefined ? ', but no token is set' : '';
    const isAnswer = (0,comment/* answerPart */.uR)(settings['comment-mode'], trigger.triggerComment) !== null;
    const what = isAnswer ? 'a reply in a separate comment' : `the comment "${settings['comment-key']}"`;
    return `${what}: ${item.kind.replace('-', ' ')} #${String(item.number)}${token}`;
}


/***/ }),

/***/ 90784:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isReadOnlyHead)
/* harmony export */ });
/**
 * Code from a fork must not run next to secrets, and nothing may be pushed to it; also if a step of the workflow checked
 * it out.
 */
function isReadOnlyHead({ pull, settings }) {
    return pull !== null && pull.of === 'head' && pull.facts.head.isFork && !settings['allow-forks'];
}


/***/ }),

/***/ 31111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ patchSection),
/* harmony export */   p: () => (/* binding */ mostOfPatch)
/* harmony export */ });
/* harmony import */ var _sanitize_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51061);

/** Longer ones do not fit into a comment. */
const mostOfPatch = 40_000;
/** A patch for people who want to apply it. */
function patchSection(patch) {
    return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0,_sanitize_code_js__WEBPACK_IMPORTED_MODULE_0__/* .fenced */ .O)(patch, 'diff')}`;
}


/***/ }),

/***/ 84182:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   j$: () => (/* binding */ markedBody),
/* harmony export */   j9: () => (/* binding */ commentLimit)
/* harmony export */ });
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32622);

/** GitHub rejects longer comments. */
const commentLimit = 65_536;
/** Sanitized Markdown after a marker that readers do not see, before a footer, truncated to GitHub's limit. */
function markedBody(marker, markdown, footer = '') {
    const end = footer === '' ? '' : `\n\n${footer}`;
    const room = commentLimit - marker.length - 1 - end.length;
    return `${marker}\n${(0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateMarkdown */ .o)(markdown, { limit: room, unit: 'characters', whole: 'in write-requests.json, next to the run report' })}${end}`;
}
/** Whether an existing text is the same, except for line endings and the run that its footer names. */
function isSame(existing, wanted) {
    const plain = (text) => withoutFooter(text.replaceAll('\r\n', '\n')).trimEnd();
    return plain(existing) === plain(wanted);
}
/** A text without its footer (see publish/writes.ts): naming another run there does not count as a change. */
function withoutFooter(text) {
    return text.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, '');
}


/***/ }),

/***/ 28842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ hookLabel),
/* harmony export */   YX: () => (/* binding */ hookLine),
/* harmony export */   nL: () => (/* binding */ hookProblem)
/* harmony export */ });
/** How a hook is shown: its command, or the address without its query. */
function hookLabel({ handler }) {
    const label = handler.type === 'request'
        ? handler.url.replace(/[?#].*$/, '')
        : [handler.command, ...(handler.args ?? [])].join(' ').replaceAll(/\s+/g, ' ').trim();
    return label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label;
}
/** `PreToolUse Edit|Write: ./check.sh`, for lists. */
function hookLine(hook) {
    return `${[hook.event, hook.matcher].filter((part) => part !== '').join(' ')}: ${hookLabel(hook)}`;
}
const longestLabel = 60;
function hookProblem(location, message, found, hint) {
    return { code: 'hook-invalid', location, message, found, hint };
}


/***/ }),

/***/ 28912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createGitHubReader)
/* harmony export */ });
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80353);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
/* harmony import */ var _read_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83823);



function createGitHubReader(connection, maxRequests) {
    let left = maxRequests;
    let client = null;
    const request = async (what, send) => {
        if (left <= 0)
            return null;
        left -= 1;
        client ??= (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .connectOctokit */ .wy)(connection);
        const octokit = await client;
        try {
            return await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetry */ .bD)(connection, (signal) => send(octokit, signal));
        }
        catch (error) {
            throw (0,_read_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .readProblem */ .K)(error, what);
        }
    };
    return {
        request,
        query: (what, query, variables) => request(what, async (octokit, signal) => {
            try {
                return { data: await octokit.graphql(query, { ...variables, request: { signal } }), errors: [] };
            }
            catch (error) {
                return partialAnswer(error);
            }
        }),
    };
}
/** The data of a partial GraphQL response, which has status 200 and errors. Throws the error without data. */
function partialAnswer(error) {
    const { data, errors } = error;
    const isEmpty = data === null || data === undefined || Object.values(data).every((value) => value === null);
    if (!Array.isArray(errors) || isEmpty)
        throw error;
    return { data, errors: (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .messagesOf */ .cr)(errors) };
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

/***/ 62103:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ writeSummaryFile),
/* harmony export */   p: () => (/* binding */ indentedBlock)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/** If the summary cannot be written, a warning is logged; the outputs are still set. */
async function writeSummaryFile(markdown, { log, writeSummary }) {
    try {
        await writeSummary?.(markdown);
    }
    catch (error) {
        log.warning(`The summary could not be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
    }
}
/** An indented block shows everything literally; a fence could be closed from inside. */
function indentedBlock(lines) {
    return lines.map((line) => `    ${line}`).join('\n');
}


/***/ }),

/***/ 53754:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uR: () => (/* binding */ answerPart),
  p8: () => (/* binding */ publishComment),
  D6: () => (/* binding */ resultText),
  fQ: () => (/* binding */ stickyOf)
});

// UNUSED EXPORTS: commentBody

// EXTERNAL MODULE: ./lib/github-writes/marked-body.js
var marked_body = __webpack_require__(84182);
// EXTERNAL MODULE: ./lib/platform/github/comment-marker.js
var comment_marker = __webpack_require__(20544);
// EXTERNAL MODULE: ./lib/sanitize/literal.js
var literal = __webpack_require__(74397);
// EXTERNAL MODULE: ./lib/sanitize/truncate-markdown.js
var truncate_markdown = __webpack_require__(32622);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/report/last-result.js
var last_result = __webpack_require__(5105);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/github-writes/commit/patch-section.js
var patch_section = __webpack_require__(31111);
// EXTERNAL MODULE: ./lib/report/changes.js
var changes = __webpack_require__(15250);
// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(71245);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/report/last-check.js
var last_check = __webpack_require__(96682);
// EXTERNAL MODULE: ./lib/report/sanitized-notice.js
var sanitized_notice = __webpack_require__(49703);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(92747);
// EXTERNAL MODULE: ./lib/report/writes.js
var report_writes = __webpack_require__(97979);
// EXTERNAL MODULE: ./lib/report/comment/posted.js
var posted = __webpack_require__(83274);
;// CONCATENATED MODULE: ./lib/report/comment/comment-markdown.js














/**
 * The report for people who read an issue or a pull request: what was found and answered comes first, and everything
 * that is about the workflow is collapsed. Paths of the runner are left out. Untrusted text is data, as in the report.
 */
function commentMarkdown(report, sizes) {
    const lost = report.writes.find(posted/* isLost */.JD);
    const sections = [
        heading(report),
        reasonLine(report),
        findingList(report.findings, sizes.rows),
        ...(lost === undefined ? comment_markdown_posted(report, sizes) : lostSections(lost, report, sizes)),
        collapsed(report, sizes),
        closingLine(report),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
/** An answer to a question needs no heading; findings, a commit, and anything that went wrong do. */
function heading(report) {
    const { result, findings, subject, writes } = report;
    const commit = subject.commit === null ? '' : ` of ${(0,literal/* inlineCode */.ti)(subject.commit.slice(0, 7))}`;
    const counts = severityCounts(findings);
    const lost = writes.find(posted/* isLost */.JD);
    if (lost !== undefined && result.conclusion === 'success')
        return `### ⚠️ ${lostHeadline(lost)}`;
    const isFine = result.conclusion === 'success' && (0,headline/* signOf */.rL)(report) === okSign;
    if (!isFine)
        return `### ${(0,headline/* signOf */.rL)(report)} ${[(0,headline/* headline */.Pl)(report), ...counts].join(' · ')}`;
    if (findings.length > 0)
        return `### Sallyport ${commandName(result.prompt) ?? 'review'}${commit} · ${counts.join(', ')}`;
    const push = writes.find(posted/* isPush */.n3);
    if (push !== undefined)
        return `### ${(0,posted/* pushHeading */.Fm)(push)}`;
    const isNothing = result.requests.some(({ kind }) => kind === 'noop') && report.answer.text === '';
    const name = commandName(result.prompt);
    return isNothing && name !== null ? `### Sallyport ${name}${commit} · nothing to report` : '';
}
/** The command, as people name it; `null` for other prompts. */
function commandName(prompt) {
    const [, skill, file] = /(?:^|\/)(?:([\w-]+)\/SKILL\.md|commands\/(?:.+\/)?([\w-]+)\.(?:md|toml))$/.exec(prompt) ?? [];
    return skill ?? file ?? null;
}
/** An answer and findings show that there is a result. */
function reasonLine({ result, answer, findings }) {
    const hasResult = answer.text !== '' || findings.length > 0;
    return result.conclusion === 'success' && hasResult ? '' : (0,literal/* sentenceMarkdown */.xG)(result.reason);
}
const okSign = '✅';
const order = ['error', 'warning', 'note'];
const severitySigns = { error: '❌', warning: '⚠️', note: '💬' };
function severityCounts(findings) {
    return order.flatMap((severity) => {
        const count = findings.filter((finding) => finding.severity === severity).length;
        return count === 0 ? [] : [(0,format_number/* formatCount */.B4)(count, severity)];
    });
}
/** Numbered, the most severe first. */
function findingList(findings, limit) {
    const sorted = order.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
    const shown = sorted.slice(0, limit).map((finding, index) => {
        const title = (0,literal/* sentenceMarkdown */.xG)((0,lib_text/* shorten */.ml)(finding.title, 200));
        const stop = /[.!?]$/.test(title) ? '' : '.';
        const location = (0,literal/* inlineCode */.ti)((0,lib_text/* shorten */.ml)((0,report_findings/* locationOfFinding */.YR)(finding), 200));
        return `${String(index + 1)}. ${severitySigns[finding.severity]} **${location}** ${title}${stop} ${(0,literal/* sentenceMarkdown */.xG)((0,lib_text/* shorten */.ml)(finding.message, 1_000))}`;
    });
    const more = sorted.length - shown.length;
    return [shown.join('\n'), ...(more > 0 ? [`And ${(0,format_number/* formatCount */.B4)(more, 'more finding')}.`] : [])].join('\n\n').trim();
}
function answerSection({ answer: { text }, links: { run } }, limit) {
    const whole = !(0,literal/* isLinkable */.n1)(run) ? null : `in the [summary of the run](${run})`;
    return (0,truncate_markdown/* truncateMarkdown */.o)(text, { limit, unit: 'characters', whole });
}
/** The answer, and what was done. */
function comment_markdown_posted(report, sizes) {
    const { writes, result, links } = report;
    const push = writes.find(posted/* isPush */.n3);
    const server = originOf(links.run);
    const others = writes.filter((row) => (0,posted/* isPage */.yp)(row) && row !== push);
    return [
        answerSection(report, sizes.text),
        push === undefined ? '' : report.findings.length > 0 ? (0,posted/* pageLine */.wv)(push, server) : (0,posted/* pushNote */.xS)(push, server),
        others.map((row) => (0,posted/* pageLine */.wv)(row, server)).join('\n'),
        checkOfChanges(report),
        unposted(report, sizes.rows),
        (0,changes/* collapsedChanges */.b)(result.changes, { ...sizes.diffs, isCommitted: writes.some(posted/* isPage */.yp) }),
    ];
}
const lostHeadline = ({ what }) => what.startsWith('PullRequest') ? 'The pull request could not be opened' : 'The changes could not be pushed';
/** The reason comes first: the answer was written before and may claim what did not happen. */
function lostSections(lost, report, sizes) {
    const { writes, result, links, answer } = report;
    const server = originOf(links.run);
    const canceled = writes.filter(({ code }) => code === 'canceled');
    const text = answerSection(report, sizes.text);
    const linked = lost.code === 'patch-in-comment' ? lost.url : null;
    const isHere = lost.code === 'patch-in-result';
    const note = (0,posted/* noteMarkdown */.y2)(lost.details ?? lost.note, server);
    return [
        linked === null ? note : `${note} [The patch is in a comment](${linked}).`,
        canceled.length === 0 ? '' : `Canceled with it: ${canceled.map(({ what }) => (0,literal/* inlineCode */.ti)(what)).join(', ')}.`,
        isHere ? (0,patch_section/* patchSection */.I)(result.changes.map(({ diff }) => diff ?? '').join('')) : '',
        answer.text === '' ? '' : `<details><summary>The answer, written before</summary>\n\n${text}\n\n</details>`,
        unposted({ ...report, writes: writes.filter((row) => row !== lost && !canceled.includes(row)) }, sizes.rows),
        linked !== null || isHere ? '' : (0,changes/* collapsedChanges */.b)(result.changes, { ...sizes.diffs, isCommitted: false }),
    ];
}
const originOf = (address) => address !== null && URL.canParse(address) ? new URL(address).origin : null;
/** A review that tests nothing new needs no line about it. */
function checkOfChanges({ result, writes, subject: { lastCheck } }) {
    if (lastCheck === undefined || (result.changes.length === 0 && !writes.some(posted/* isPage */.yp)))
        return '';
    return (0,literal/* sentenceMarkdown */.xG)((0,last_check/* lastCheckText */.Q)(lastCheck));
}
/** Writes of which readers have to know. Refused ones are among the refused calls, the others in the collapsed part. */
function unposted({ writes }, limit) {
    const rows = writes.filter(posted/* isUnposted */.$B);
    return rows.length === 0 ? '' : (0,report_writes/* writesSection */.M)(rows, limit);
}
/** About the run: for the owner of the workflow. */
function collapsed(report, sizes) {
    const { result, refused, writes, answer } = report;
    const done = writes.filter((row) => (0,posted/* isPosted */.oM)(row) && !(0,posted/* isUnposted */.$B)(row) && !(0,posted/* isPage */.yp)(row));
    const parts = [
        refused.length === 0 ? '' : (0,sections/* refusedSection */.WZ)(report, sizes.rows),
        result.notices.length === 0 ? '' : (0,sections/* noticesSection */.Z8)(result.notices),
        done.length === 0 ? '' : (0,report_writes/* writesSection */.M)(done, sizes.rows),
        answer.changes.length === 0 ? '' : `Sanitized in the answer: ${(0,sanitized_notice/* sanitizedNotice */.G)(answer.changes)}.`,
        ...(0,sections/* conditionParts */.Mv)(result),
        (0,sections/* figures */.u5)(result, false),
    ].filter((part) => part !== '');
    if (parts.length === 0)
        return '';
    return [`<details><summary>${runSummary(report)}</summary>`, ...parts, '</details>'].join('\n\n');
}
/** `Run: 1 call refused · 2,345 tokens · $0.01 · 12.0 s` */
function runSummary({ result }) {
    const { denials, notices, usage, costUsd, durationMs } = result;
    const tokens = usage.inputTokens + usage.outputTokens;
    const facts = [
        ...(denials.length === 0 ? [] : [`${(0,format_number/* formatCount */.B4)(denials.length, 'call')} refused`]),
        ...(notices.length === 0 ? [] : [(0,format_number/* formatCount */.B4)(notices.length, 'notice')]),
        ...(tokens === 0 ? [] : [`${(0,format_number/* formatNumber */.ZV)(tokens)} tokens`]),
        ...(costUsd === null || costUsd === 0 ? [] : [(0,headline/* formatCost */.BD)(costUsd)]),
        (0,headline/* formatDuration */.a3)(durationMs),
    ];
    return `Run: ${facts.join(' · ')}`;
}
/** What this comment is, at which commit, for whom, and where to read more. A mention would notify the person. */
function closingLine(report) {
    const { links, subject, findings } = report;
    const isNamed = findings.length > 0 && !(0,headline/* isAllRefused */.W2)(report.result);
    const { coverage } = subject;
    const facts = [
        // An answer is not about all files.
        ...(coverage !== undefined && findings.length > 0 ? [(0,report_coverage/* coverageText */._)(coverage)] : []),
        'Sallyport',
        ...(subject.commit === null || isNamed ? [] : [`at ${(0,literal/* inlineCode */.ti)(subject.commit.slice(0, 7))}`]),
        ...(subject.requestedBy === null ? [] : [`requested by ${(0,literal/* literalMarkdown */.ft)(subject.requestedBy)}`]),
        ...((0,literal/* isLinkable */.n1)(links.run) ? [`[run](${links.run})`] : []),
    ];
    return `<sub>${facts.filter((fact) => fact !== '').join(' · ')}</sub>`;
}

;// CONCATENATED MODULE: ./lib/report/comment/comment.js









/** Identifies the comment that started the run, so that a later run for the same comment finds its answer again. */
function answerPart(mode, triggerComment) {
    if (mode !== 'answer' || triggerComment === null || triggerComment.id === null)
        return null;
    return `answer:${triggerComment.kind}-${String(triggerComment.id)}`;
}
/** `run` is unique to the run. `answer` is the marker part of an answer; `null` if the run gives none. */
function stickyOf(key, mode, { run, answer }) {
    if (answer !== null)
        return { marker: (0,comment_marker/* markerFor */._)(key, answer), hides: [] };
    if (mode === 'replace' || mode === 'answer')
        return { marker: (0,comment_marker/* markerFor */._)(key), hides: [] };
    const runPrefix = (0,comment_marker/* markerFor */._)(key, 'run:').replace(/ -->$/, '');
    return { marker: (0,comment_marker/* markerFor */._)(key, `run:${run}`), hides: mode === 'append' ? [] : [(0,comment_marker/* markerFor */._)(key), runPrefix] };
}
/**
 * The body of the sticky comment: the marker, then the report, truncated to GitHub's limit. A run without a result keeps
 * the last one in the existing comment and adds its reason above.
 */
function commentBody(report, marker, existing = null) {
    if (report.result.conclusion === 'success')
        return (0,last_result/* asResult */.Ap)(wholeBody(report, marker));
    return (0,last_result/* hasLastResult */.G1)(existing)
        ? (0,last_result/* aboveLastResult */.pj)(`${marker}\n${failureLine(report)}`, existing)
        : wholeBody(report, marker);
}
/** The reason in one quoted line, for readers of the last result. */
function failureLine(report) {
    const { result, links, subject } = report;
    const at = subject.commit === null ? '' : ` at ${(0,literal/* inlineCode */.ti)(subject.commit.slice(0, 7))}`;
    const run = `${(0,literal/* isLinkable */.n1)(links.run) ? `[A later run](${links.run})` : 'A later run'}${at}`;
    const reason = result.reason === '' ? '' : ` ${(0,literal/* sentenceMarkdown */.xG)((0,lib_text/* shorten */.ml)(result.reason, 500))}`;
    return `> ${(0,headline/* signOf */.rL)(report)} **${run} has no result.** ${(0,headline/* headline */.Pl)(report)}.${reason} Below is the last result.`;
}
/** How much of each part a comment has room for. */
const partSizes = { rows: 25, diffs: { total: 10_000, each: 4_000, files: 25 } };
/** Markers are shorter. */
const bodyLimit = marked_body/* commentLimit */.j9 - last_result/* roomAbove */.BX - 300;
/** At least as much of a long answer is shown. */
const leastText = 20_000;
/** The result for a comment or a review. A long answer gets the room that the rest leaves. */
function resultText(report) {
    const whole = commentMarkdown(report, { ...partSizes, text: Number.MAX_SAFE_INTEGER });
    if (whole.length <= bodyLimit)
        return { text: whole, isWhole: true };
    const rest = whole.length - report.answer.text.length;
    const text = commentMarkdown(report, { ...partSizes, text: Math.max(leastText, bodyLimit - rest) });
    const place = report.links.run === null ? null : 'in the summary of the run';
    return { text: (0,truncate_markdown/* truncateMarkdown */.o)(text, { limit: bodyLimit, unit: 'characters', whole: place }), isWhole: false };
}
const wholeBody = (report, marker) => `${marker}\n${resultText(report).text}`;
/**
 * Updates this run's comment in place, or posts it. Next to a review that shows the result, none is posted: the result is
 * then `null`. Rejects with GitHubProblem.
 */
async function publishComment(report, { github, target, marker, }) {
    const body = (existing) => commentBody(report, marker, existing);
    return (0,posted/* isShownByReview */.T0)(report)
        ? await github.updateComment(target, marker, body)
        : await github.upsertComment(target, marker, body);
}


/***/ }),

/***/ 83274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isUnposted),
/* harmony export */   Fm: () => (/* binding */ pushHeading),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   T0: () => (/* binding */ isShownByReview),
/* harmony export */   n3: () => (/* binding */ isPush),
/* harmony export */   oM: () => (/* binding */ isPosted),
/* harmony export */   wv: () => (/* binding */ pageLine),
/* harmony export */   xS: () => (/* binding */ pushNote),
/* harmony export */   y2: () => (/* binding */ noteMarkdown),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74397);

/** Outcomes with which a write is on GitHub as it was requested. */
const happened = new Set(['created', 'updated', 'unchanged', 'fell back']);
const isPosted = ({ outcome }) => happened.has(outcome);
/** The tools whose results are pages of their own, with the word of readers for it. */
const pages = {
    PushToPullRequest: 'Commit',
    PullRequest: 'Pull request',
    Issue: 'Issue',
};
/** The tool of a write and what it is about: `PullRequest Fix the loop`. */
function partsOf({ what }) {
    const [tool = ''] = what.split(' ', 1);
    return { tool, title: what.slice(tool.length + 1) };
}
/** Something that readers of the comment want to open. */
function isPage(row) {
    return isPosted(row) && row.url !== null && Object.hasOwn(pages, partsOf(row).tool);
}
/** A commit or pull request that was not made, so that the answer may claim what did not happen. */
function isLost(row) {
    const isCommit = ['PushToPullRequest', 'PullRequest'].includes(partsOf(row).tool);
    return isCommit && (row.outcome === 'failed' || row.outcome === 'withheld');
}
/** A commit on the branch of the pull request. */
function isPush(row) {
    return isPosted(row) && row.outcome !== 'fell back' && partsOf(row).tool === 'PushToPullRequest';
}
/** A review that does not approve is another result than its reader expects; a comment in another place is not. */
function isUnposted({ what, outcome }) {
    return outcome === 'failed' || outcome === 'withheld' || (outcome === 'fell back' && what.startsWith('Review '));
}
/** Whether a review that the model wrote shows all that readers have to know: another post would only notify them twice. */
function isShownByReview({ result, findings, writes }) {
    const { conclusion, requests, changes } = result;
    const isReviewed = conclusion === 'success' && requests.some(({ kind }) => kind === 'review');
    const hasMore = findings.length > 0 || changes.length > 0 || writes.some((row) => isPage(row) || isUnposted(row));
    return isReviewed && !hasMore;
}
/** `Fix the loop bound · [a1b2c3d](…) on feature` */
function pushHeading({ url, branch = '', commit = '', ...row }) {
    const short = (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineCode */ .ti)(commit.slice(0, 7));
    const { title } = partsOf({ url, ...row });
    return `${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .literalMarkdown */ .ft)(title)} · ${url === null ? short : `[${short}](${url})`} on ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineCode */ .ti)(branch)}`;
}
/** Details that the heading of a commit omits: whether it was rebased and signed, and the state of the checks. */
function pushNote(row, server) {
    return noteMarkdown(row.details ?? row.note, server);
}
/** `- Pull request [Fix sum](…): …` */
function pageLine(row, server) {
    const { tool, title } = partsOf(row);
    const word = row.outcome === 'fell back' ? 'Pull request' : (pages[tool] ?? tool);
    const note = row.note === '' ? '' : `: ${noteMarkdown(row.note, server)}`;
    return `- ${word} [${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .literalMarkdown */ .ft)(title)}](${row.url ?? ''})${note}`;
}
/** A note with its addresses on the given server as links; a sentence that only names an address becomes the link. */
function noteMarkdown(text, server) {
    const isOnServer = (address) => server !== null && address.startsWith(`${server}/`);
    const pieces = text.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/);
    return pieces
        .map((piece, index) => {
        if (index % 2 === 0)
            return `${/^\s/.test(piece) ? ' ' : ''}${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceMarkdown */ .xG)(piece.trim())}${/\s$/.test(piece) ? ' ' : ''}`;
        const [, words = '', address = ''] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(piece) ?? [];
        if (!isOnServer(address))
            return `${words === '' ? '' : `${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .literalMarkdown */ .ft)(words)}: `}${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineCode */ .ti)(address)}`;
        return words === '' ? `<${address}>` : `[${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .literalMarkdown */ .ft)(words)}](${address}).`;
    })
        .join('');
}


/***/ }),

/***/ 5105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ asResult),
/* harmony export */   BX: () => (/* binding */ roomAbove),
/* harmony export */   G1: () => (/* binding */ hasLastResult),
/* harmony export */   pj: () => (/* binding */ aboveLastResult)
/* harmony export */ });
/* harmony import */ var _github_writes_marked_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84182);
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32622);


/**
 * The hidden line before the result of a run that succeeded. A model cannot write it: HTML comments in its text are
 * removed.
 */
const resultLine = '<!-- sallyport-result -->';
/** Room in a comment for a few lines above the result. */
const roomAbove = 2_000;
/** Marks the body of a comment, which begins with its marker, as a result that later runs keep until they have another. */
function asResult(body) {
    const end = body.indexOf('\n');
    return `${body.slice(0, end)}\n${resultLine}${body.slice(end)}`;
}
/** A body without a result above the last result in the existing comment; the same body if that has none. */
function aboveLastResult(body, existing) {
    const kept = lastResultIn(existing);
    if (kept === null)
        return body;
    const limit = Math.max(0, _github_writes_marked_body_js__WEBPACK_IMPORTED_MODULE_0__/* .commentLimit */ .j9 - kept.length - 2);
    const above = (0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateMarkdown */ .o)(body.trimEnd(), { limit, unit: 'characters', whole: null });
    return `${above}\n\n${kept}`;
}
/** Whether the comment has a result that a later run keeps. */
function hasLastResult(existing) {
    return lastResultIn(existing) !== null;
}
function lastResultIn(existing) {
    const text = (existing ?? '').replaceAll('\r\n', '\n');
    const at = text.indexOf(`\n${resultLine}\n`);
    return at === -1 ? null : text.slice(at + 1);
}


/***/ }),

/***/ 42344:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createChangeCounts),
/* harmony export */   j: () => (/* binding */ sumChanges)
/* harmony export */ });
function createChangeCounts() {
    const counts = new Map();
    return {
        add: (kind, count = 1) => void counts.set(kind, (counts.get(kind) ?? 0) + count),
        changes: () => [...counts].map(([kind, count]) => ({ kind, count })),
    };
}
/** The changes of several steps as one list. */
function sumChanges(...lists) {
    const sums = createChangeCounts();
    for (const { kind, count } of lists.flat())
        sums.add(kind, count);
    return sums.changes();
}


/***/ }),

/***/ 74568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ withoutHidden),
/* harmony export */   u: () => (/* binding */ sanitizePlain)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42344);


/** Scripts that need the zero-width joiner and non-joiner. */
const joining = [
    'Arabic',
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Malayalam',
    'Mongolian',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Syriac',
    'Tamil',
    'Telugu',
    'Tibetan',
]
    .map((script) => `\\p{Script=${script}}`)
    .join('');
/** Characters without a visible glyph: zero-width spaces, fillers, tag characters, misused variation selectors. */
const invisible = [
    '[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb',
    '\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]',
    '|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
    // An emoji is followed by one selector at most; on a digit it makes a key cap.
    '|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)',
    // A joiner joins the parts of an emoji, or shapes a letter of a script that has such shapes.
    `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${joining}])\\u200d`,
    `|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})`,
    `|(?<![${joining}])\\u200c`,
].join('');
/** Created on first use, because compiling the character classes takes milliseconds. */
let hiddenParts = null;
function parts() {
    hiddenParts ??= [
        // Half of a surrogate pair, left over from truncating or written to break a program.
        ['invisible-character', /\p{Surrogate}/gu],
        ..._plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalSequences */ .TF.map((pattern) => ['terminal-sequence', pattern]),
        ['control-character', /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g],
        ['direction-mark', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g],
        ['invisible-character', new RegExp(invisible, 'gu')],
    ];
    return hiddenParts;
}
/**
 * The text without what a reader cannot see: terminal sequences, control characters, direction marks, invisible
 * characters, lone surrogates. Joiners and selectors are kept if a language or an emoji needs them. Every line break
 * becomes a newline. Idempotent; linear time.
 */
function withoutHidden(text, counts) {
    if (/^[\t\n\x20-\x7e]*$/.test(text))
        return text;
    let shown = text.replace(_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lineBreaks */ .r4, '\n');
    for (const [kind, pattern] of parts()) {
        shown = shown.replace(pattern, () => {
            counts.add(kind);
            return '';
        });
    }
    return shown;
}
/** For text other than Markdown: diffs, logs, file and branch names. Removes only what a reader cannot see. */
function sanitizePlain(text) {
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .createChangeCounts */ .P)();
    const shown = withoutHidden(text, counts);
    return { text: shown, changes: counts.changes() };
}


/***/ }),

/***/ 58251:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ mcpConfigurationOf)
/* harmony export */ });
/* harmony import */ var _mcp_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69984);

/** The MCP servers of the configuration; `null` if none is configured. Rejects with UserError if it is invalid. */
async function mcpConfigurationOf(settings, source, above = []) {
    if (!(0,_mcp_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .hasMcpSettings */ .A)(settings))
        return null;
    return await (await __webpack_require__.e(/* import() */ 8724).then(__webpack_require__.bind(__webpack_require__, 88724))).readMcpConfiguration(settings, source, above);
}


/***/ })

};
;