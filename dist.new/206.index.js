"use strict";
exports.id = 206;
exports.ids = [206,2037,1816,3411];
exports.modules = {

/***/ 20601:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ serverProblems)
});

// UNUSED EXPORTS: serverLintIds

;// CONCATENATED MODULE: ./lib/mcp/unpinned-package.js
const npmPackage = /^(?:@[^/@]+\/)?[^@]+@\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/;
const pythonPackage = /^[^@=]+(?:==|@)\d+(?:\.\d+)+\w*$/;
const unpinned_package_image = /@sha256:[0-9a-f]{64}$/;
/** `words`: the program, and the words that must follow for it to download a package. */
const runners = [
    { words: ['npx'], isPinned: npmPackage, example: 'name@1.2.3' },
    { words: ['bunx'], isPinned: npmPackage, example: 'name@1.2.3' },
    { words: ['pnpx'], isPinned: npmPackage, example: 'name@1.2.3' },
    { words: ['npm', 'exec'], isPinned: npmPackage, example: 'name@1.2.3' },
    { words: ['pnpm', 'dlx'], isPinned: npmPackage, example: 'name@1.2.3' },
    { words: ['yarn', 'dlx'], isPinned: npmPackage, example: 'name@1.2.3' },
    { words: ['uvx'], isPinned: pythonPackage, example: 'name==1.2.3' },
    { words: ['pipx', 'run'], isPinned: pythonPackage, example: 'name==1.2.3' },
    { words: ['docker', 'run'], isPinned: unpinned_package_image, example: 'image@sha256:…' },
    { words: ['podman', 'run'], isPinned: unpinned_package_image, example: 'image@sha256:…' },
];
/** Options that are followed by a value, so that the value is not taken for the package. */
const withValue = /^(?:-e|--env|-v|--volume|--mount|-p|--publish|--name|--network|--entrypoint|--registry|--python|-w|--workdir)$/;
/** Options that name the package themselves. */
const namesPackage = /^(?:--package|-p|--from|--spec)(?:=(.*))?$/;
/**
 * The package that a server downloads without an exact version: its code changes without a change of the configuration,
 * and a lock file of tool definitions does not notice. `null` if there is none.
 */
function unpinnedPackage({ connection }) {
    if (connection.kind !== 'stdio')
        return null;
    const words = [connection.command.replace(/^.*\//, ''), ...connection.args];
    const runner = runners.find((one) => one.words.every((word, at) => words[at] === word));
    if (runner === undefined)
        return null;
    const name = packageOf(words.slice(runner.words.length), runner.isPinned !== unpinned_package_image);
    return name === null || runner.isPinned.test(name) ? null : { name, example: runner.example };
}
function packageOf(words, hasPackageOption) {
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        const named = hasPackageOption ? namesPackage.exec(word) : null;
        if (named !== null)
            return named[1] ?? words[at + 1] ?? null;
        if (withValue.test(word))
            at += 1;
        else if (!word.startsWith('-'))
            return word;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/commands/lint-servers.js

const serverLintIds = (/* unused pure expression or super */ null && (['package-unpinned']));
/** What is wrong with the configured MCP servers. Pure: no server is started. */
function serverProblems(servers) {
    return servers.flatMap((server) => {
        const unpinned = unpinnedPackage(server);
        return unpinned === null
            ? []
            : [
                {
                    id: 'package-unpinned',
                    location: server.location,
                    subject: `mcp server: ${server.givenName}`,
                    message: `${unpinned.name} has no exact version, so each run downloads what is newest`,
                    hint: `write ${unpinned.example}; a lock file of tool definitions does not detect changed code`,
                },
            ];
    });
}


/***/ }),

/***/ 61528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ lintWorkflows)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/commands/placeholder.js
var placeholder = __webpack_require__(39454);
// EXTERNAL MODULE: ./lib/commands/workflow-paths.js
var workflow_paths = __webpack_require__(93123);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/policy/rules/lint-rules.js + 2 modules
var lint_rules = __webpack_require__(78441);
// EXTERNAL MODULE: ./lib/prompt/formats/yaml-bounds.js
var yaml_bounds = __webpack_require__(39579);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/settings/parse-settings.js + 1 modules
var parse_settings = __webpack_require__(75078);
// EXTERNAL MODULE: ./lib/platform/github/findings.js
var findings = __webpack_require__(35548);
// EXTERNAL MODULE: ./lib/commands/permission-needs.js
var permission_needs = __webpack_require__(11036);
;// CONCATENATED MODULE: ./lib/commands/lint-workflows/lacking-permissions.js


const pulls = new Set(['pull-request']);
const either = new Set(['issue', 'pull-request']);
/** The items of events that can start a run; those of the others are unknown, or there are none. */
const itemsOf = {
    issue_comment: either,
    issues: new Set(['issue']),
    pull_request: pulls,
    pull_request_review: pulls,
    pull_request_review_comment: pulls,
    pull_request_target: pulls,
};
/** What the permissions of a job lack for a step, one problem for each permission. */
function lackingPermissions(permissions, settings, { events, job, location }) {
    const lacking = new Map();
    for (const event of events) {
        for (const { feature, anyOf } of (0,permission_needs/* permissionNeeds */.r)(settings, itemsOf[event] ?? new Set())) {
            if (anyOf.some((line) => (0,permission_needs/* isCovered */.P)(line, (name) => levelIn(permissions, name))))
                continue;
            const fix = (0,findings/* permissionFix */.jj)(anyOf);
            lacking.set(fix, (lacking.get(fix) ?? new Set()).add(feature));
        }
    }
    return [...lacking].map(([fix, features]) => ({
        id: 'token-lacks-permission',
        location,
        subject: `job ${job}`,
        message: `the token of the job lacks a permission for ${[...features].join(', ')}`,
        hint: fix,
    }));
}
function levelIn(permissions, name) {
    if (permissions === 'write-all')
        return 'write';
    if (permissions === 'read-all')
        return 'read';
    const level = typeof permissions === 'object' ? permissions?.[name] : null;
    return typeof level === 'string' ? level : 'none';
}

;// CONCATENATED MODULE: ./lib/commands/lint-workflows/events.js
/** https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows */
const knownEvents = 'branch_protection_rule check_run check_suite commit_comment create delete deployment deployment_status discussion discussion_comment fork gollum image_version issue_comment issues label member merge_group milestone page_build public pull_request pull_request_review pull_request_review_comment pull_request_target push registry_package release repository_dispatch schedule status watch workflow_call workflow_dispatch workflow_run'.split(' ');
const comment = ['created', 'edited', 'deleted'];
const pullRequest = 'assigned unassigned labeled unlabeled opened edited closed reopened synchronize converted_to_draft locked unlocked enqueued dequeued milestoned demilestoned ready_for_review review_requested review_request_removed auto_merge_enabled auto_merge_disabled'.split(' ');
/** The activity types of the events to which GitHub rarely adds one. */
const activityTypes = {
    discussion_comment: comment,
    issue_comment: comment,
    pull_request: pullRequest,
    pull_request_review: ['submitted', 'edited', 'dismissed'],
    pull_request_review_comment: comment,
    pull_request_target: pullRequest,
    workflow_run: ['completed', 'in_progress', 'requested'],
};

;// CONCATENATED MODULE: ./lib/commands/lint-workflows/never-starts.js


/** Types of an event that carry nothing to start from. */
const endings = {
    commit_comment: ['deleted'],
    discussion_comment: ['deleted'],
    issue_comment: ['deleted'],
    pull_request_review: ['dismissed'],
    pull_request_review_comment: ['deleted'],
};
/** The activity type that each of these inputs waits for. */
const waitsFor = { 'label-trigger': 'labeled', 'assignee-trigger': 'assigned' };
/** Events, types and inputs of a step that can never start a run. */
function neverStarts(events, inputs, location) {
    const problem = (subject, message, hint) => ({
        id: 'event-never-starts',
        location,
        subject,
        message,
        hint,
    });
    const parts = [...events].flatMap(([name, types]) => unknownParts(name, types));
    const dead = [...events].filter(([name, types]) => types !== null && types.length > 0 && types.every((type) => endings[name]?.includes(type)));
    const unmet = Object.entries(waitsFor).filter(([input, type]) => inputs[input] !== undefined &&
        ![...events.values()].some((types) => types?.some((eventType) => eventType === type || (type === 'assigned' && eventType === 'review_requested'))));
    const silent = hasPrompt(inputs) ? [] : [...events].filter(([name, types]) => !canRequest(name, types));
    return [
        ...parts.map(([subject, message, hint]) => problem(subject, message, hint)),
        ...silent.map(([name]) => problem(`event ${name}`, 'the step has no prompt, and this event brings none', 'set prompt, prompt-file or command, or use an event on which people write to the workflow: issue_comment, issues')),
        ...dead.map(([name, types]) => problem(`event ${name}`, `no run starts on ${types?.join(', ') ?? ''}`, 'use types: [created], or submitted for reviews')),
        ...unmet.map(([input, type]) => problem(`input ${input}`, `it waits for the activity type ${type}, which no event of the workflow has`, `add ${type} to the types of the event`)),
    ];
}
function unknownParts(event, types) {
    if (!knownEvents.includes(event)) {
        const guess = (0,errors/* nearest */.pA)(event, knownEvents);
        const hint = `${guess === undefined ? '' : `did you mean ${guess}? `}The events are on https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows`;
        return [[`event ${event}`, 'GitHub has no such event for workflows', hint]];
    }
    const known = activityTypes[event];
    if (known === undefined)
        return [];
    return (types ?? [])
        .filter((type) => !known.includes(type))
        .map((type) => [`event ${event}`, `it has no activity type ${type}`, `its types are ${known.join(', ')}`]);
}
function hasPrompt(inputs) {
    return ['prompt', 'prompt-file', 'command', 'batch', 'batch-step', 'post', 'resume'].some((name) => inputs[name] !== undefined);
}
/** Whether people can write to the workflow with this event. An event that GitHub does not have is reported already. */
function canRequest(event, types) {
    if (!knownEvents.includes(event) || event === 'workflow_call')
        return true;
    if (event === 'issues')
        return types === null || types.some((type) => issueStarts.includes(type));
    return endings[event] !== undefined;
}
const issueStarts = ['opened', 'assigned', 'labeled'];

;// CONCATENATED MODULE: ./lib/commands/lint-workflows/shared-trigger.js

/** The step if people start it by a comment with the trigger phrase; the phrase is that of the configuration by default. */
function commentStep(events, inputs, { defaultPhrase, ...place }) {
    if (hasPrompt(inputs) || ![...events].includes('issue_comment'))
        return [];
    const phrase = inputs['trigger-phrase'];
    return [{ ...place, phrase: typeof phrase === 'string' ? phrase : defaultPhrase }];
}
/** Pairs of workflows that one comment starts. */
function sharedTriggers(steps) {
    return steps.flatMap((step, index) => {
        const earlier = steps.slice(0, index).find((other) => startTogether(step, other));
        if (earlier === undefined)
            return [];
        return [
            {
                id: 'trigger-shared',
                location: step.location,
                subject: `trigger phrase ${step.phrase}`,
                message: `the same comments start ${earlier.path}, so both answer`,
                hint: 'remove one of the two workflows, or give one another trigger-phrase',
            },
        ];
    });
}
function startTogether(one, other) {
    if (one.path === other.path || one.phrase !== other.phrase)
        return false;
    // One for issues and one for pull requests.
    const [items, otherItems] = [shared_trigger_itemsOf(one.condition), shared_trigger_itemsOf(other.condition)];
    return items === null || otherItems === null || items === otherItems;
}
function shared_trigger_itemsOf(condition) {
    if (/!\s*github\.event\.issue\.pull_request\b/.test(condition))
        return 'issues';
    return /github\.event\.issue\.pull_request\b/.test(condition) ? 'pull requests' : null;
}

;// CONCATENATED MODULE: ./lib/commands/lint-workflows/problems.js








/**
 * What is wrong with the jobs of a workflow that run Sallyport; empty for a workflow that does not. `settings` are those
 * of the configuration file, which inputs replace. Pure.
 */
function workflowProblems(file, settings) {
    const workflow = (0,parsed_json/* asRecord */.qY)(problems_valueOf(file.document));
    const problems = [];
    for (const [name, value] of Object.entries((0,parsed_json/* asRecord */.qY)(workflow['jobs']))) {
        const job = (0,parsed_json/* asRecord */.qY)(value);
        const steps = (0,parsed_json/* asArray */._j)(job['steps']).map(parsed_json/* asRecord */.qY);
        const sallyportSteps = steps.flatMap((step, index) => isSallyportStep(step) ? [{ step, path: ['jobs', name, 'steps', index] }] : []);
        if (sallyportSteps.length === 0)
            continue;
        const at = (path) => locationOf(file, path);
        const permissions = job['permissions'] ?? workflow['permissions'];
        if (permissions === undefined)
            problems.push(permissionsMissing(name, at(['jobs', name])));
        for (const { step, path } of sallyportSteps) {
            const inputs = (0,parsed_json/* asRecord */.qY)(step['with']);
            const parsed = parseGiven(inputs, (input) => at([...path, 'with', input]));
            problems.push(...inputProblems(parsed), ...neverStarts(eventsOf(workflow['on']), inputs, at(['on'])));
            if (permissions !== undefined && canBeEvaluated(inputs, parsed)) {
                const events = eventsOf(workflow['on']).keys();
                const location = at(job['permissions'] === undefined ? ['permissions'] : ['jobs', name, 'permissions']);
                // The number of a shard usually comes from the matrix.
                const shard = inputs['shard'] === undefined ? {} : { shard: 'auto' };
                const all = { ...settings, ...parsed.values, ...shard, lists: withRules(settings, parsed.lists) };
                problems.push(...lackingPermissions(permissions, all, { events, job: name, location }));
            }
        }
        if (eventsOf(workflow['on']).has('pull_request_target'))
            for (const [index, step] of steps.entries())
                if (checksOutHead(step))
                    problems.push(forkHead(at(['jobs', name, 'steps', index])));
    }
    return problems;
}
/** The steps of the workflow that comments start. */
function commentSteps(file, settings) {
    const workflow = (0,parsed_json/* asRecord */.qY)(problems_valueOf(file.document));
    return Object.entries((0,parsed_json/* asRecord */.qY)(workflow['jobs'])).flatMap(([name, value]) => {
        const job = (0,parsed_json/* asRecord */.qY)(value);
        return (0,parsed_json/* asArray */._j)(job['steps'])
            .map(parsed_json/* asRecord */.qY)
            .filter(isSallyportStep)
            .flatMap((step) => commentStep(eventsOf(workflow['on']).keys(), (0,parsed_json/* asRecord */.qY)(step['with']), {
            path: file.path,
            location: locationOf(file, ['jobs', name]),
            condition: typeof job['if'] === 'string' ? job['if'] : '',
            defaultPhrase: settings['trigger-phrase'],
        }));
    });
}
/** What is not YAML is left to GitHub, and so are aliases without an anchor. */
function problems_valueOf(document) {
    try {
        return document.toJS({ maxAliasCount: 100 });
    }
    catch (error) {
        (0,yaml_bounds/* aliasProblem */.C1)(error);
        return null;
    }
}
function isSallyportStep({ uses }) {
    return typeof uses === 'string' && /(?:^|\/)sallyport(?:@|$)/i.test(uses);
}
function permissionsMissing(job, location) {
    return {
        id: 'permissions-missing',
        location,
        subject: `job ${job}`,
        message: 'the token of the job has the default permissions of the repository, which may be write-all',
        hint: 'add permissions: with what the job needs; docs/permissions.md lists it for each feature',
    };
}
/** Text that an outside contributor chooses. */
const eventText = /\$\{\{[^}]*(?:github\.event\.[\w.*-]*\.(?:body|title|message|name|ref|label|default_branch|email|page_name|head_branch)\b|github\.head_ref\b|toJSON\(\s*github(?:\.event)?\s*\))/i;
function inputProblems({ texts, lists, diagnostics, ruleAt }) {
    return [
        ...[...diagnostics, ...(0,check_rules/* ruleDiagnostics */.d8)(lists, ruleAt)].map(invalidInput),
        ...texts.filter(({ value }) => eventText.test(value)).map(({ name, location }) => textInInput(name, location)),
        ...(0,lint_rules/* lintRules */.x)(lists).map(({ id, list, index, rule, message, hint }) => ({
            id,
            location: ruleAt(list, index),
            subject: `${list}: ${rule}`,
            message,
            hint,
        })),
    ];
}
/** GitHub replaces expressions before the run, so nothing but the name of such an input can be wrong. */
function parseGiven(inputs, at) {
    const texts = Object.entries(inputs).map(([name, value]) => ({ name, value: String(value), location: at(name) }));
    const isConstant = ({ value }) => !value.includes('${{');
    const { values, diagnostics } = (0,parse_settings/* parseSettings */.P)(texts.filter(isConstant), 'inputs');
    const names = (0,parse_settings/* parseSettings */.P)(texts.filter((input) => !isConstant(input)), 'inputs').diagnostics;
    const { allow = [], ask = [], deny = [] } = values;
    return {
        texts,
        values,
        lists: { allow, ask, deny },
        diagnostics: [...diagnostics, ...names.filter(({ code }) => code === 'setting-unknown')],
        ruleAt: (list, index) => (0,check_rules/* ruleLocation */.eK)(at(list), index),
    };
}
/** Whether it is known what the step writes, and with which token. A hand-off and a batch bring their own settings. */
function canBeEvaluated(inputs, { lists, diagnostics, ruleAt }) {
    const isOther = ['github-token', 'post'].some((name) => inputs[name] !== undefined);
    return !isOther && diagnostics.length + (0,check_rules/* ruleDiagnostics */.d8)(lists, ruleAt).length === 0;
}
/** Invalid rules of the configuration file are reported elsewhere. */
function withRules(settings, lists) {
    const { allow, ask, deny } = settings;
    if ((0,check_rules/* ruleDiagnostics */.d8)({ allow, ask, deny }, check_rules/* ruleLocation */.eK).length > 0)
        return lists;
    return { allow: [...allow, ...lists.allow], ask: [...ask, ...lists.ask], deny: [...deny, ...lists.deny] };
}
function invalidInput({ location = '', message, found, hint }) {
    const shown = found === undefined ? message : `${message}; found ${found}`;
    return { id: 'input-invalid', location, subject: 'input', message: shown, hint };
}
function textInInput(name, location) {
    return {
        id: 'event-text-in-input',
        location,
        subject: `input ${name}`,
        message: 'GitHub inserts text that outside contributors choose, so that it looks like your own instructions',
        hint: 'remove it: Sallyport reads the event and gives its text to the model, marked as untrusted (setting context)',
    };
}
/** The activity types of each event; `null` for all default types. */
function eventsOf(on) {
    if (typeof on === 'string')
        return new Map([[on, null]]);
    if (Array.isArray(on))
        return new Map(on.map((name) => [String(name), null]));
    return new Map(Object.entries((0,parsed_json/* asRecord */.qY)(on)).map(([name, value]) => {
        const types = (0,parsed_json/* asRecord */.qY)(value)['types'];
        const list = typeof types === 'string' ? [types] : types;
        return [name, Array.isArray(list) ? list.map(String) : null];
    }));
}
function checksOutHead({ uses, with: inputs }) {
    if (typeof uses !== 'string' || !uses.startsWith('actions/checkout@'))
        return false;
    const { ref, repository } = (0,parsed_json/* asRecord */.qY)(inputs);
    return /pull_request\.head|head_ref|refs\/pull/.test(`${String(ref)} ${String(repository)}`);
}
function forkHead(location) {
    return {
        id: 'fork-head-checkout',
        location,
        subject: 'event pull_request_target',
        message: 'the job has secrets and checks out the head of the pull request, so a run for a fork is refused',
        hint: 'check out the base, or use pull_request',
    };
}
/** The line of the node at this path, or of the nearest one above it. */
function locationOf({ path, document, lines }, at) {
    for (let length = at.length; length > 0; length -= 1) {
        const node = document.getIn(at.slice(0, length), true);
        const start = node?.range?.[0];
        if (start !== undefined)
            return `${path}:${String(lines.linePos(start).line)}`;
    }
    return path;
}

;// CONCATENATED MODULE: ./lib/commands/lint-workflows/read.js






/** Other files of `init` that name the action. */
const otherFiles = [
    '.gitlab-ci.yml',
    '.gitlab/sallyport-batch.yml',
    '.gitlab/sallyport-review.yml',
    '.sallyport/config.yml',
];
/** The problems of every workflow of the repository that runs Sallyport with these settings of the configuration. A file that is not YAML is left to GitHub. */
async function lintWorkflows(files, settings) {
    const { LineCounter, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const problems = [];
    const steps = [];
    for (const path of await (0,workflow_paths/* workflowPaths */.w)(files)) {
        const text = (await files.read(path, workflow_paths/* maxWorkflowBytes */.n)).toString('utf8');
        if (!/sallyport/i.test(text))
            continue;
        const lines = new LineCounter();
        const document = parseDocument(text, { lineCounter: lines });
        problems.push(...placeholders(path, text));
        if (document.errors.length > 0)
            continue;
        problems.push(...workflowProblems({ path, document, lines }, settings));
        steps.push(...commentSteps({ path, document, lines }, settings));
    }
    for (const path of otherFiles)
        problems.push(...placeholders(path, String(await files.read(path, workflow_paths/* maxWorkflowBytes */.n).catch((0,errors/* only */.j6)(types/* FileProblem */.k, () => '')))));
    return [...problems, ...sharedTriggers(steps)];
}
function placeholders(path, text) {
    return (0,placeholder/* placeholderLines */.l)(text).map((line) => ({
        id: 'action-placeholder',
        location: `${path}:${String(line)}`,
        subject: placeholder/* actionPlaceholder */.M,
        message: 'OWNER was never replaced',
        hint: 'write the repository that you use, or run init --action OWNER/REPO before the files exist',
    }));
}


/***/ }),

/***/ 11036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isCovered),
/* harmony export */   r: () => (/* binding */ permissionNeeds)
/* harmony export */ });
/* harmony import */ var _github_writes_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71235);
/* harmony import */ var _github_writes_kinds_check_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38185);
/* harmony import */ var _github_writes_kinds_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1213);
/* harmony import */ var _github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84758);
/* harmony import */ var _job_github_github_writes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96668);





/**
 * What the job of a run needs. `items`: the kinds of items that an event can be about; with several, any of their
 * permissions counts. The lists must be valid.
 */
function permissionNeeds(settings, items) {
    if (settings.batch !== undefined || settings['batch-step'] !== 'run')
        return needsOfBatch(settings);
    const { publish, reaction, context, lists } = settings;
    const onItem = [...items].flatMap((item) => (0,_github_writes_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionsFor */ .mr)('item', item));
    const needs = [];
    const add = (isNeeded, feature, anyOf) => {
        if (isNeeded && anyOf.length > 0)
            needs.push({ feature, anyOf });
    };
    add(context === 'full', 'context: full', onItem.map((line) => line.replace('write', 'read')));
    add(publish.includes('comment'), 'publish: comment', onItem);
    add(publish.includes('review') && items.has('pull-request'), 'publish: review', (0,_github_writes_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionsFor */ .mr)(_github_writes_kinds_review_js__WEBPACK_IMPORTED_MODULE_2__/* .review */ .N.permissions, 'pull-request'));
    add(publish.includes('check'), 'publish: check', (0,_github_writes_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionsFor */ .mr)(_github_writes_kinds_check_run_js__WEBPACK_IMPORTED_MODULE_1__/* .checkRun */ .Q.permissions, null));
    add(reaction, 'reaction', onItem);
    if (settings['max-writes'] === 0)
        return needs;
    for (const { tool, permissions } of _github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_3__.gitHubWriteKinds) {
        const isOffered = (0,_job_github_github_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .couldOffer */ .eo)(tool, { lists, mode: 'default', spec: { allowedTools: null } });
        if (permissions === 'item')
            add(isOffered, tool, onItem);
        else
            for (const line of permissions)
                add(isOffered, tool, [line]);
    }
    return needs;
}
/** Of a step of a batch, which posts nothing about an item: its jobs can need more. */
function needsOfBatch({ 'state-storage': storage, 'batch-step': step, shard }) {
    if (storage !== 'branch' || step === 'plan')
        return [];
    // The step merge stores the results of shards.
    return [{ feature: 'state-storage: branch', anyOf: [shard === undefined ? 'contents: write' : 'contents: read'] }];
}
/** Whether a permission of this level covers the line. */
function isCovered(line, levelOf) {
    const [permission = '', level = ''] = line.split(': ');
    const granted = levelOf(permission);
    return granted === 'write' || granted === level;
}


/***/ }),

/***/ 39454:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ actionPlaceholder),
/* harmony export */   l: () => (/* binding */ placeholderLines)
/* harmony export */ });
/** How files that `init` writes name the action until someone knows its repository. */
const actionPlaceholder = 'OWNER/sallyport';
/** The lines, counted from 1, that still have the placeholder. */
function placeholderLines(text) {
    return text.split('\n').flatMap((line, index) => (line.includes(actionPlaceholder) ? [index + 1] : []));
}


/***/ }),

/***/ 72539:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wM: () => (/* binding */ evaluateCall),
  kv: () => (/* binding */ runContextOf),
  GV: () => (/* binding */ runtimeOf),
  gW: () => (/* binding */ runtimeOptionsOf)
});

// EXTERNAL MODULE: ./lib/context/run-context.js + 7 modules
var run_context = __webpack_require__(3456);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/github-writes/kinds.js + 14 modules
var kinds = __webpack_require__(84758);
// EXTERNAL MODULE: ./lib/tools/builtin.js + 14 modules
var builtin = __webpack_require__(94014);
// EXTERNAL MODULE: ./lib/tools/files/memory.js
var files_memory = __webpack_require__(3681);
// EXTERNAL MODULE: ./lib/tools/self-report/findings.js
var findings = __webpack_require__(41816);
// EXTERNAL MODULE: ./lib/tools/self-report/self-report.js
var self_report = __webpack_require__(93199);
// EXTERNAL MODULE: ./lib/tools/skill.js
var skill = __webpack_require__(44697);
// EXTERNAL MODULE: ./lib/tools/task.js
var task = __webpack_require__(62491);
// EXTERNAL MODULE: ./lib/tools/web/web-fetch.js
var web_fetch = __webpack_require__(478);
// EXTERNAL MODULE: ./lib/tools/web/web-search.js
var web_search = __webpack_require__(20600);
;// CONCATENATED MODULE: ./lib/job/runtime/all-tools.js









const neverCalled = () => Promise.reject(new Error('the tool is only described'));
/** The ports of tools that are described and evaluated, but never called. */
const unusedPorts = {
    loadSkill: neverCalled,
    agents: '',
    runTask: neverCalled,
    webFetch: { guard: () => null, loadFetcher: neverCalled },
    webSearch: { provider: '', loadSearch: neverCalled },
    recorder: { keep: () => Promise.resolve(null) },
};
/** Every tool but the built-in ones. */
function furtherTools(ports = unusedPorts) {
    const { recorder, memory } = ports;
    return [
        (0,skill/* createSkillTool */.Q)(ports.loadSkill),
        (0,task/* createTaskTool */.g)(ports.agents, ports.runTask),
        (0,web_fetch/* createWebFetchTool */.d)(ports.webFetch),
        ...(memory === undefined ? [] : [(0,files_memory/* createMemoryTool */.M)(memory)]),
        (0,web_search/* createWebSearchTool */.t)(ports.webSearch),
        ...kinds.gitHubWriteKinds.map(({ createTool }) => createTool(recorder, () => Promise.resolve(null))),
        (0,self_report/* createNoopTool */.r)(recorder),
        (0,self_report/* createReportIncompleteTool */.P)(recorder),
        (0,findings.createFindingsTool)(recorder),
    ];
}
/** Every tool that a run can offer, in the order of input-schemas.json. */
function allTools(ports) {
    const memory = { ...ports, path: 'AGENTS.md', now: () => 0 };
    return [...builtinTools(ports), ...furtherTools({ ...unusedPorts, memory, ...ports })];
}

// EXTERNAL MODULE: ./lib/job/runtime/runtime.js + 13 modules
var runtime_runtime = __webpack_require__(44349);
// EXTERNAL MODULE: ./lib/platform/host/host-environment.js
var host_environment = __webpack_require__(49711);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/settings/inputs.js
var settings_inputs = __webpack_require__(66843);
// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
;// CONCATENATED MODULE: ./lib/commands/runtime.js








/**
 * The run context of a command that runs no job: settings from its flags and the configuration file. `checkPrompt` adds
 * problems of the prompt to those of the arguments and the settings.
 */
async function runContextOf(invocation, hostEnvironment, checkPrompt = () => Promise.resolve()) {
    const inputs = (0,settings_inputs/* parseInputs */.T)((0,parse/* settingsOf */.f5)(invocation), invocation.problems);
    const workspaceAndEvent = await (0,run_context/* findWorkspaceAndEvent */.ue)(inputs.early, hostEnvironment);
    return await (0,run_context/* findRunContext */.wW)(workspaceAndEvent, inputs, hostEnvironment, { checkPrompt });
}
/** What the runtime of a command that asks no model is made of. Rejects with UserError for invalid rules. */
function runtimeOptionsOf(runContext, spec) {
    return {
        runContext,
        lists: (0,check_rules/* requireValidRules */.hg)(runContext.settings, runContext.locationOfRule),
        spec,
        // Evaluated like every other tool, whether a run would offer them or not, but never run without a model.
        tools: furtherTools(),
    };
}
/** The runtime of a command that runs nothing, with every tool. Rejects with UserError for invalid rules. */
async function runtimeOf(runContext, hostEnvironment, spec = null) {
    const runtime = (0,runtime_runtime/* createJobRuntime */.Y)({
        ...runtimeOptionsOf(runContext, spec),
        hostEnvironment,
        childProcesses: { home: hostEnvironment.home, temporary: (0,host_environment/* plannedTemporary */.YB)(hostEnvironment) },
    });
    await runtime.ready();
    return runtime;
}
const isMcpTool = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
/** Binds a call to its tool and evaluates it. Throws UserError `argument-invalid` if the input is invalid. */
function evaluateCall(runtime, name, input) {
    const tool = runtime.tools.find((candidate) => candidate.name === name);
    // The tools of MCP servers are known only while the servers run; their names are what rules decide on.
    if (tool === undefined && isMcpTool.test(name))
        return runtime.policy({ tool: name, effects: [] });
    if (tool === undefined && name === 'Memory')
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            location: '--tool',
            message: 'Memory is off: it needs a file',
            hint: 'name one with memory-file, such as memory-file: AGENTS.md in the configuration',
        });
    if (tool === undefined) {
        const names = [...new Set(runtime.tools.map((tool) => tool.name))];
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            location: '--tool',
            message: `unknown tool ${JSON.stringify(name)}`,
            hint: (0,errors/* didYouMean */.au)(name, names) ?? `the tools are ${names.join(', ')}`,
        });
    }
    const binding = tool.bind(input);
    if (!binding.ok) {
        throw new errors/* UserError */.yo(binding.problems.map((problem) => ({
            code: 'argument-invalid',
            location: '--input',
            message: problem,
            hint: `pass the input of ${name} as a JSON object`,
        })));
    }
    const { effects, subject } = binding.call;
    return runtime.policy({ tool: name, effects, ...(subject === undefined ? {} : { subject }) });
}


/***/ }),

/***/ 93123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ maxWorkflowBytes),
/* harmony export */   w: () => (/* binding */ workflowPaths)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72443);


const directory = '.github/workflows';
/** Longer files are not workflows. */
const maxWorkflowBytes = 1_000_000;
/** The workflow files of the repository. */
async function workflowPaths(files) {
    const { entries } = await files.list(directory).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .k, () => ({ entries: [] })));
    return entries
        .filter(({ kind, name, size }) => kind === 'file' && /\.ya?ml$/.test(name) && size <= maxWorkflowBytes)
        .map(({ name }) => `${directory}/${name}`);
}


/***/ }),

/***/ 5428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The first `digits` hexadecimal digits of the SHA-256 of the concatenated parts. */
function fingerprint(parts, digits = 16) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part);
    return hash.digest('hex').slice(0, digits);
}


/***/ }),

/***/ 35548:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eI: () => (/* binding */ asClause),
/* harmony export */   i: () => (/* binding */ gitHubFindings),
/* harmony export */   jj: () => (/* binding */ permissionFix)
/* harmony export */ });
/**
 * What can be wrong between a run and GitHub, with what to do. Runs and `doctor` use the same sentences; each id is
 * stable and has a section in docs/doctor.md. `null`: the sentence depends on what was asked.
 */
const gitHubFindings = {
    'github-failed': 'Run again; if the problem persists, check githubstatus.com.',
    'github-not-found': null,
    'github-refused': 'Fix the cause that GitHub names, or run again later.',
    'github-unreachable': 'Check GITHUB_API_URL and the network of the runner.',
    'pull-requests-not-permitted': 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.',
    'rate-limited': 'Run again later, or send fewer requests with this token.',
    'token-lacks-permission': null,
    'token-read-only': 'Start the run by a comment or a label of someone who can write; docs/forks.md shows how to post what a run without permissions found.',
    'token-rejected': 'Pass a valid token as github-token; ${{ github.token }} is the usual one.',
};
/** The lines to add for permissions that the token lacks, such as `issues: write`: any of them, or all. */
function permissionFix(lines, which = 'any') {
    const permissions = lines.map((line) => `\`${line}\``).join(which === 'any' ? ' or ' : ' and ');
    return `Add ${permissions} under permissions: of the job.`;
}
/** A clause for a list of reasons or hints: without its capital letter and period. */
function asClause(sentence) {
    return sentence.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/\.$/, '');
}


/***/ }),

/***/ 43411:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  endOnExit: () => (/* binding */ endOnExit),
  endRunning: () => (/* binding */ endRunning),
  enter: () => (/* binding */ enter),
  killGraceMs: () => (/* binding */ killGraceMs),
  killerOf: () => (/* binding */ killerOf),
  runProcess: () => (/* binding */ runProcess),
  startProcess: () => (/* binding */ startProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/execa/index.js + 131 modules
var execa = __webpack_require__(16993);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/process/mark-errors.js
var mark_errors = __webpack_require__(40019);
// EXTERNAL MODULE: ./lib/platform/process/output-buffer.js
var output_buffer = __webpack_require__(7434);
;// CONCATENATED MODULE: ./lib/platform/process/collect-output.js


/** The maximum size of stderr by itself; the merged output has its own limit. */
const maxStderrBytes = 100_000;
/** Keeps the output of a process: both streams in the order of arrival, and each of them. */
function collectOutput(child, { maxOutputBytes: maxBytes, onOutput, marksErrors = false }) {
    const merged = (0,output_buffer/* createOutputBuffer */.Wl)(maxBytes);
    const stdout = (0,output_buffer/* createOutputBuffer */.Wl)(maxBytes);
    const stderr = (0,output_buffer/* createOutputBuffer */.Wl)(Math.min(maxBytes, maxStderrBytes));
    const mark = marksErrors ? (0,mark_errors/* createErrorMarker */.D)() : (chunk) => chunk;
    const decoders = ['stdout', 'stderr'].map((name) => {
        const whole = (0,output_buffer/* createWholeCharacters */.iS)();
        const add = (chunk) => merged.add(mark(chunk, name));
        child[name]?.on('data', (chunk) => add(whole.add(chunk)));
        child[name]?.on('error', () => undefined);
        return () => add(whole.end());
    });
    child.stdout?.on('data', (chunk) => {
        stdout.add(chunk);
        onOutput?.(chunk, 'stdout');
    });
    child.stderr?.on('data', (chunk) => {
        stderr.add(chunk);
        onOutput?.(chunk, 'stderr');
    });
    return () => {
        for (const end of decoders)
            end();
        return { merged: merged.take(), stdout: stdout.take(), stderr: stderr.take() };
    };
}

// EXTERNAL MODULE: ./lib/platform/process/homes.js
var process_homes = __webpack_require__(47996);
// EXTERNAL MODULE: ./lib/platform/process/program-path.js
var program_path = __webpack_require__(64666);
// EXTERNAL MODULE: ./lib/platform/process/step-variables.js
var step_variables = __webpack_require__(57616);
// EXTERNAL MODULE: ./lib/platform/process/types.js
var types = __webpack_require__(84509);
;// CONCATENATED MODULE: ./lib/platform/process/run-process.js











/** The time between SIGTERM and SIGKILL. */
const killGraceMs = 250;
/** The time for remaining output from a child that holds the pipe after the process has ended. */
const drainMs = 250;
/** The time to wait after SIGKILL: a process may be stuck in the kernel. */
const giveUpMs = 2_000;
const running = new Set();
let isExitHandled = false;
/**
 * Ends all running processes. Called when this process exits for any reason, so that even a crash leaves no command
 * running.
 */
function endRunning() {
    for (const kill of running)
        kill();
}
/** Ends a process when this one exits; the result unregisters it and returns whether this was the first time. */
function endOnExit(kill) {
    if (!isExitHandled)
        process.on('exit', endRunning);
    isExitHandled = true;
    running.add(kill);
    return () => running.delete(kill);
}
/**
 * Starts a program with execa, in a process group of its own. The events of the process are used instead of execa's
 * promise, which waits for pipes that a grandchild may keep open forever; the limits of time and output and the end of the
 * whole group are handled here, since execa ends only the child.
 */
function startProcess({ program, args, argv0, cwd, env }, hasInput) {
    return (0,execa/* execa */.Ho)(program, args, {
        ...(argv0 === undefined ? {} : { argv0 }),
        cwd,
        env,
        extendEnv: false,
        stdin: hasInput ? 'pipe' : 'ignore',
        buffer: false,
        reject: false,
        cleanup: false,
        detached: process.platform !== 'win32',
    });
}
/** Runs one program. Never rejects because of the process; no process of its group outlives it. */
async function runProcess(setup, request, sandbox = null) {
    const [name, ...args] = request.argv;
    const unstarted = { ...types/* notStarted */.D, stdoutBytes: Buffer.alloc(0) };
    const refuse = (startError) => ({ ...unstarted, startError });
    if (request.signal.aborted)
        return { ...unstarted, cancelled: true };
    const program = (0,program_path/* findExecutable */.oq)(name, setup.path);
    if (program === null)
        return refuse(`the program ${JSON.stringify(name)} was not found on the PATH of tools`);
    const entered = await enter(sandbox, { program, argv: [name, ...args] }, request, setup);
    if (typeof entered === 'string')
        return refuse(entered);
    const { confined, outside } = entered;
    let child;
    try {
        child = startProcess(confined ?? entered.plain, request.stdin !== undefined);
    }
    catch (error) {
        await entered.end();
        return refuse((0,errors/* messageOf */.bD)(error));
    }
    if (child.pid === undefined) {
        await entered.end();
        const { originalMessage = '' } = await child;
        return refuse(`${originalMessage} (in ${request.cwd})`);
    }
    const output = collectOutput(child, request);
    sendInput(child, request.stdin);
    const ended = await untilEnd(child, request, { systemRoot: setup.environment['SystemRoot'], confined });
    const inside = await entered.end(ended.exitCode);
    const startError = ended.startError ?? inside?.startError ?? null;
    if (startError !== null)
        return refuse(startError);
    const { merged, stdout, stderr } = output();
    return {
        ...ended,
        ...(inside === undefined ? {} : { exceeded: inside.exceeded, blocked: inside.blocked, unseen: inside.unseen }),
        ...(outside === null ? {} : { outside }),
        output: merged.bytes.toString('utf8'),
        stdoutBytes: stdout.bytes,
        stderr: stderr.bytes.toString('utf8'),
        droppedBytes: merged.droppedBytes,
    };
}
/** Chooses HOME and TMPDIR, and enters the sandbox if there is one. A text if the program may not run. */
async function enter(sandbox, { program, argv }, { cwd, env: added, needs = needsOfRepositoryCode, bridge, trust = trustOf(needs) }, setup) {
    const { environment, path, home: ownHome, homes } = setup;
    const ofCommand = await commandVariables(setup, trust, needs);
    const identity = ofCommand['GIT_CONFIG_GLOBAL'];
    const reads = [...needs.reads, ...(0,step_variables/* certificatePaths */.a)(environment), ...(identity === undefined ? [] : [identity])];
    const envIn = (home) => ({
        ...environment,
        PATH: path,
        HOME: trust === 'own' ? external_node_os_.devNull : ownHome,
        ...(home === undefined ? {} : (0,process_homes/* homeVariables */.N)(home)),
        ...ofCommand,
        ...added,
    });
    const open = (isConfined) => trust === 'own' ? undefined : homes?.open(trust, isConfined);
    let home = open(sandbox !== null);
    const leave = () => {
        if (home !== undefined)
            homes?.leave(home);
    };
    const shown = trust === 'own' ? null : home;
    const entered = await sandbox?.enter({
        program,
        argv,
        cwd,
        env: envIn(home),
        needs: { ...needs, reads },
        bridge,
        home: shown,
    });
    const isOutside = typeof entered === 'object' && entered !== null && 'outside' in entered;
    const confined = isOutside || typeof entered !== 'object' ? null : entered;
    if (confined === null)
        leave();
    if (typeof entered === 'string')
        return entered;
    if (confined === null)
        home = open(false);
    const [name = program, ...args] = argv;
    return {
        confined,
        plain: { program, args, argv0: name, cwd, env: envIn(home) },
        outside: isOutside ? entered.outside : null,
        end: async (exitCode) => {
            const ended = await confined?.end(exitCode);
            leave();
            return ended;
        },
    };
}
/** What commands of the model and of evaluations have in addition: hooks, servers and Sallyport itself do not. */
async function commandVariables({ passed, identityFile }, trust, { judgedByWords }) {
    if (!/^(?:repository|words|outside|evaluation)$/.test(trust))
        return {};
    const identity = await identityFile?.();
    return {
        ...(judgedByWords === true ? {} : passed),
        ...(identity === undefined ? {} : { GIT_CONFIG_GLOBAL: identity }),
    };
}
function trustOf({ leaves, judgedByWords }) {
    if (leaves !== null)
        return 'outside';
    return judgedByWords === true ? 'words' : 'repository';
}
const needsOfRepositoryCode = {
    writes: null,
    reads: [],
    changesGit: false,
    network: { allow: [], deny: [] },
    leaves: null,
};
function sendInput(child, text) {
    // A process may end without reading its input, which breaks the pipe.
    child.stdin?.on('error', () => undefined).end(text);
}
function isRunning({ exitCode, signalCode }) {
    return exitCode === null && signalCode === null;
}
/** Sends signals to a process and to everything that it has started. */
function killerOf(child, { systemRoot, confined }) {
    return (signal) => {
        // The launcher ends everything of the call, also what is in no group; it must not be ended first.
        if (signal === 'SIGKILL' && confined !== null && isRunning(child))
            confined.kill();
        else if (child.pid !== undefined)
            killTree(child.pid, signal, systemRoot);
    };
}
/**
 * Sends a signal to a process and all its descendants. On POSIX, the child leads its own process group, which gets the
 * signal even after the child has ended; a process that started a new session is not reached. On Windows there are no
 * process groups: taskkill ends the tree for either signal.
 */
function killTree(pid, signal, systemRoot) {
    if (process.platform === 'win32') {
        const program = (0,external_node_path_.join)(systemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
        (0,external_node_child_process_.spawn)(program, ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on('error', () => {
            process.kill(pid, 'SIGKILL');
        });
        return;
    }
    try {
        process.kill(-pid, signal);
    }
    catch (error) {
        const { code } = error;
        // ESRCH: no process is left. EPERM: only processes that changed their user are left.
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
function untilEnd(child, request, ending) {
    return new Promise((resolve) => {
        const state = { exitCode: null, signal: null, timedOut: false, cancelled: false, startError: null };
        const timers = new Set();
        const after = (ms, action) => void timers.add(setTimeout(action, ms));
        const kill = killerOf(child, ending);
        const forget = endOnExit(() => kill('SIGKILL'));
        const finish = () => {
            if (!forget())
                return;
            for (const timer of timers)
                clearTimeout(timer);
            request.signal.removeEventListener('abort', cancel);
            // POSIX only: on Windows, the pid may have been reused.
            if (process.platform !== 'win32' && child.pid !== undefined)
                killTree(child.pid, 'SIGKILL', ending.systemRoot);
            child.stdout?.destroy();
            child.stderr?.destroy();
            child.unref();
            resolve(state);
        };
        const stop = (why) => {
            if (state.timedOut || state.cancelled)
                return;
            state[why] = true;
            kill('SIGTERM');
            after(killGraceMs, () => kill('SIGKILL'));
            after(killGraceMs + giveUpMs, finish);
        };
        const cancel = () => stop('cancelled');
        after(request.timeoutMs, () => stop('timedOut'));
        // Jobs of a batch share a signal, so many listeners are not a leak.
        (0,external_node_events_.setMaxListeners)(0, request.signal);
        request.signal.addEventListener('abort', cancel, { once: true });
        child.on('error', (error) => {
            if (child.pid === undefined)
                state.startError = `${error.message} (in ${request.cwd})`;
            finish();
        });
        child.on('exit', (code, signal) => {
            Object.assign(state, { exitCode: code, signal });
            // If this process was busy, the time may be over before it reads what is in the pipes: timers come first.
            after(drainMs, () => void setImmediate(finish));
        });
        child.on('close', finish);
    });
}


/***/ }),

/***/ 56416:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ covers),
/* harmony export */   n: () => (/* binding */ coveringRules)
/* harmony export */ });
/* harmony import */ var _files_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78033);
/* harmony import */ var _host_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86990);
/* harmony import */ var _shell_command_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64524);
/* harmony import */ var _rule_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59976);




/** The rules of a list that may cover the given one, in list order. */
function coveringRules(list, narrow) {
    const { specifier, tool } = narrow;
    switch (specifier.kind) {
        case 'command':
            return (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .allowRulesFor */ .gh)(list, () => [
                specifier.pattern.words.map((word) => (word.kind === 'literal' ? word.text : null)),
            ]);
        case 'path': {
            const names = (specifier.pattern.globs[0] ?? []).flatMap((segment) => (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .literalSegment */ .hi)(segment) ?? []);
            return (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .pathRulesFor */ .aM)(list, `/${names.join('/')}`, tool);
        }
        case 'domain':
            return (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .hostRulesFor */ .Fu)(list, specifier.host.replace(/^\*\./, ''), tool);
        case 'host':
        case 'literal':
        case 'any':
            return (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRulesFor */ .Mf)(list, tool, specifier.kind === 'literal' ? specifier.text : null);
    }
}
/** Whether `wide` matches every call that `narrow` matches; false if unknown. */
function covers(wide, narrow) {
    if (wide.tool !== narrow.tool)
        return wide.tool.startsWith('mcp__') && narrow.tool.startsWith(`${wide.tool}__`);
    if (wide.specifier.kind === 'any')
        return true;
    return coversSpecifier(wide.specifier, narrow.specifier);
}
function coversSpecifier(wide, narrow) {
    if (wide.kind === 'command' && narrow.kind === 'command') {
        const words = narrow.pattern.words.map((word) => (word.kind === 'literal' ? word.text : null));
        if (narrow.pattern.open && !wide.pattern.open)
            return false;
        if (JSON.stringify(narrow.pattern.assignments) !== JSON.stringify(wide.pattern.assignments))
            return false;
        return (0,_shell_command_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesCommand */ .f0)(wide.pattern, words, { matchUnknown: false, sameProgram: (text, word) => text === word });
    }
    if (wide.kind === 'path' && narrow.kind === 'path') {
        if (wide.pattern.base !== narrow.pattern.base ||
            !narrow.pattern.exact ||
            narrow.pattern.up[0] !== wide.pattern.up[0])
            return false;
        const path = (narrow.pattern.globs[0] ?? []).map((segment) => (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .literalSegment */ .hi)(segment) ?? '');
        return wide.pattern.globs.some((glob) => (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(glob, path, false));
    }
    if (wide.kind === 'domain' && narrow.kind === 'domain') {
        return wide.host === narrow.host || narrow.host.endsWith(`.${wide.host.replace(/^\*\./, '')}`);
    }
    if (wide.kind === 'host' && narrow.kind === 'host') {
        const { host, port } = narrow.pattern;
        const isPort = wide.pattern.port === port;
        return isPort && (0,_host_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .coversHost */ .LM)({ ...wide.pattern, port: 443 }, host, 443);
    }
    return wide.kind === 'literal' && narrow.kind === 'literal' && wide.text === narrow.text;
}


/***/ }),

/***/ 78441:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ lintRules)
});

// UNUSED EXPORTS: lintIds

// EXTERNAL MODULE: ./lib/policy/files/protected.js
var files_protected = __webpack_require__(3197);
// EXTERNAL MODULE: ./lib/policy/files/sensitive-pattern.js
var sensitive_pattern = __webpack_require__(85760);
// EXTERNAL MODULE: ./lib/policy/files/sensitivity.js
var sensitivity = __webpack_require__(99756);
// EXTERNAL MODULE: ./lib/policy/shell/command-pattern.js
var command_pattern = __webpack_require__(64524);
// EXTERNAL MODULE: ./lib/policy/shell/environment.js
var environment = __webpack_require__(42947);
// EXTERNAL MODULE: ./lib/policy/shell/expand/script-variables.js
var script_variables = __webpack_require__(25312);
// EXTERNAL MODULE: ./lib/policy/rules/covering-rules.js
var covering_rules = __webpack_require__(56416);
// EXTERNAL MODULE: ./lib/policy/programs/table.js + 146 modules
var table = __webpack_require__(67901);
;// CONCATENATED MODULE: ./lib/policy/rules/lint-command.js

/** Lint messages for a command rule. `allowRules` contains all allow rules, including this one. */
function notesOnCommand(rule, allowRules) {
    if (rule.specifier.kind !== 'command')
        return [];
    const { words, open } = rule.specifier.pattern;
    const [name] = words;
    if (name?.kind !== 'literal')
        return [
            {
                id: 'any-command',
                message: 'it allows any program',
                hint: 'begin the rule with a program name',
            },
        ];
    const literal = words.flatMap((word) => (word.kind === 'literal' ? [word.text] : []));
    const shapes = starInWord(words, open);
    const program = (0,table/* programFor */.w)(name.text);
    if (program === undefined)
        return [...shapes, ...(open ? [unknown(name.text)] : [])];
    return [
        ...shapes,
        ...(open ? grants(program, literal) : []),
        ...needsAnother(name.text, words.length, open, allowRules),
    ];
}
function starInWord(words, open) {
    const last = words.at(-1);
    if (open || last?.kind !== 'pieces' || last.pieces.at(-1) !== '' || last.pieces.length !== 2)
        return [];
    const stem = last.pieces[0] ?? '';
    if (!/^[\w:-]+$/.test(stem))
        return [];
    return [
        {
            id: 'star-in-word',
            message: `a star at the end of a word matches only the rest of that word: ${stem}-x matches, ${stem} with more words does not`,
            hint: 'end the rule with :* to allow further arguments',
        },
    ];
}
function unknown(name) {
    return {
        id: 'program-unknown',
        message: `${name} is an unknown program: its arguments are not checked`,
        hint: 'allow exact commands only, without :*',
    };
}
/** Programs that start the tool that follows them in the rule. */
const starters = /^(?:npx|bunx|pnpx|uvx|(?:npm|pnpm|yarn|bun) (?:exec|x)|(?:uv|poetry|pipenv) run|python3? -m|bundle exec)$/;
function grants(program, literal) {
    const [name = ''] = literal;
    const { subCommands = [] } = program;
    if (literal.length === 1 && subCommands.length > 0) {
        return [
            {
                id: 'reads-only',
                message: `it covers only read-only sub-commands: ${subCommands.slice(0, 3).join(', ')} and similar ones need their own rules`,
                hint: `add a rule for each one to allow, e.g. Bash(${name} ${subCommands[0] ?? ''}:*)`,
            },
        ];
    }
    const front = [1, 2].find((count) => starters.test(literal.slice(0, count).join(' ')));
    const tool = front === undefined ? undefined : (0,table/* programFor */.w)(literal[front] ?? '');
    const alone = literal.length === 1 ? (program.alone ?? null) : null;
    const what = tool === undefined ? (program.grants ?? alone) : tool.grants;
    return what === null
        ? []
        : [
            {
                id: 'program-grants',
                message: what,
                hint: what === alone
                    ? 'name the sub-commands, e.g. Bash(git log:*)'
                    : 'allow exact commands only, without :*, or accept the risk',
            },
        ];
}
const writers = /^(?:cp|mv|rm|rmdir|mkdir|touch|tee|ln|chmod|install|truncate|dd|rsync)$/;
const fetchers = /^(?:curl|wget)$/;
/** Warns about programs whose files or addresses need rules that are missing. */
function needsAnother(name, length, open, allowRules) {
    if (!open || length > 1)
        return [];
    if (writers.test(name) && !allowRules.some((rule) => rule.tool === 'Write' || rule.tool === 'Edit')) {
        return [
            {
                id: 'needs-another',
                message: 'the files that it writes or deletes need a Write rule, and there is none',
                hint: 'add Write(…) for the directories that it may change',
            },
        ];
    }
    if (!fetchers.test(name) || allowRules.some((rule) => rule.tool === 'WebFetch'))
        return [];
    return [
        {
            id: 'needs-another',
            message: 'the addresses that it fetches need a WebFetch rule, and there is none',
            hint: 'add WebFetch(domain:…) for each host',
        },
    ];
}

// EXTERNAL MODULE: ./lib/policy/files/glob.js
var files_glob = __webpack_require__(78033);
// EXTERNAL MODULE: ./lib/policy/rules/tool-names.js
var tool_names = __webpack_require__(93768);
;// CONCATENATED MODULE: ./lib/policy/rules/lint-forbidding.js



/** Lint messages for an ask or deny rule that matches nothing as it is written. `world`: the files, if known. */
function notesOnForbidding({ specifier }, world) {
    if (specifier.kind === 'path')
        return world === null ? [] : missingDirectory(specifier.pattern, world);
    if (specifier.kind !== 'command')
        return [];
    const [word] = specifier.pattern.words;
    const name = word?.kind === 'literal' ? word.text : word?.kind === 'pieces' ? (word.pieces[0] ?? '') : '';
    const [, program = '', subCommand = ''] = /^([\w.-]+):([\w-]+)/.exec(name) ?? [];
    if (program !== '')
        return [
            {
                id: 'never-matches',
                message: `no program is called ${name}, so the rule forbids nothing`,
                hint: `write Bash(${program} ${subCommand}:*)`,
            },
        ];
    const meant = word?.kind === 'literal' ? misspelledProgram(word.text) : undefined;
    return meant === undefined
        ? []
        : [
            {
                id: 'never-matches',
                message: `no known program is called ${name}, so the rule may forbid nothing`,
                hint: `did you mean ${meant}?`,
            },
        ];
}
/** The known program that is one typing error away: a letter, or two letters in the wrong order. */
function misspelledProgram(name) {
    const names = table/* programs */.c.flatMap((program) => program.names);
    if (names.includes(name) || !/^[a-z-]{3,20}$/.test(name))
        return undefined;
    const sorted = (text) => Array.from(text).sort().join('');
    return names.find((known) => known.length > 2 &&
        (sorted(known) === sorted(name)
            ? (0,tool_names/* editDistance */.YC)(known, name) === 2
            : name.length > 4 && (0,tool_names/* editDistance */.YC)(known, name) === 1));
}
/** A directory before the wildcards that the workspace does not have. */
function missingDirectory({ base, globs, literal, up }, world) {
    const directories = [...globs, ...(literal?.globs ?? [])].map((glob) => {
        const end = glob.findIndex((segment) => (0,files_glob/* literalSegment */.hi)(segment) === null);
        return glob
            .slice(0, Math.max(0, end))
            .map((segment) => (0,files_glob/* literalSegment */.hi)(segment) ?? '')
            .join('/');
    });
    const isMissing = (directory) => directory !== '' && world.kindOf(`${world.workspace}/${directory}`) === 'missing';
    if (base !== 'workspace' || up.some((levels) => levels > 0) || !directories.every(isMissing))
        return [];
    return [
        {
            id: 'never-matches',
            message: `the workspace has no directory ${directories[0] ?? ''}, so the rule forbids nothing now`,
            hint: 'correct the path, or keep the rule for later',
        },
    ];
}

// EXTERNAL MODULE: ./lib/policy/rules/lint-offered.js
var lint_offered = __webpack_require__(39760);
// EXTERNAL MODULE: ./lib/policy/rules/parse-rules.js + 1 modules
var parse_rules = __webpack_require__(10187);
// EXTERNAL MODULE: ./lib/policy/rules/protected-paths.js
var protected_paths = __webpack_require__(33956);
// EXTERNAL MODULE: ./lib/policy/rules/wide-reading.js
var wide_reading = __webpack_require__(61249);
;// CONCATENATED MODULE: ./lib/policy/rules/lint-rules.js













/** Each id has a section of the same name in the rule documentation. */
const lintIds = (/* unused pure expression or super */ null && ([
    'absolute-path',
    'allowed-and-denied',
    'any-command',
    'any-host',
    'any-path',
    'any-target',
    'needs-another',
    'never-matches',
    'not-offered',
    'pointless',
    'program-grants',
    'program-unknown',
    'protected-opened',
    'protected-unnamed',
    'reads-only',
    'sensitive-pattern',
    'star-in-word',
    'unavailable-command',
]));
/**
 * Reports rules that allow more or less than they appear to, in list order. Skips invalid rules, which `parseRules`
 * reports. `mcpServers` are the configured servers, and `world` the files of the repository, if known.
 */
function lintRules(lists, mcpServers = null, world = null) {
    const { rules } = (0,parse_rules/* parseRules */.NR)(lists);
    const problems = lists.allow.flatMap((rule, index) => {
        const tool = (0,parse_rules/* foreignToolIn */.Cr)(rule);
        const message = `the tool ${String(tool)} is one of another product that does not exist here, so the rule has no effect`;
        return tool === null ? [] : [{ id: 'not-offered', list: 'allow', index, rule, message, hint: 'remove the rule' }];
    });
    for (const rule of [...rules.allow, ...rules.ask, ...rules.deny]) {
        const notes = [
            ...(rule.list === 'allow'
                ? [...notesOnAllow(rule, rules.allow, world), ...(0,lint_offered/* notesOnOffered */.m)(rule, mcpServers)]
                : []),
            ...neverMatches(rule),
            ...(rule.list === 'allow' ? [] : notesOnForbidding(rule, world)),
            ...notesOnOverlap(rule, rules),
        ];
        for (const note of notes)
            problems.push({ ...note, list: rule.list, index: rule.index, rule: rule.text });
    }
    return problems;
}
function notesOnAllow(rule, allowRules, world) {
    switch (rule.specifier.kind) {
        case 'any':
            return wholeTool(rule);
        case 'command':
            return notesOnCommand(rule, allowRules);
        case 'path':
            return path(rule, world);
        case 'domain':
        case 'host':
        case 'literal':
            return [];
    }
}
/** What a rule for a whole tool allows with any label, person or field. */
const anyTargets = {
    Label: 'add or remove any label, including those that start workflows',
    Assign: 'assign any person to an item',
    RequestReviewers: 'request a review from any person or team',
    UpdateItem: 'replace the title and the text of the item',
    CreateLabel: 'create labels of any name',
};
function wholeTool(rule) {
    if (rule.tool === 'Bash') {
        return [
            {
                id: 'any-command',
                message: 'it allows every command, including interpreters and network tools',
                hint: 'name the commands, e.g. Bash(npm test)',
            },
        ];
    }
    if (rule.tool === 'WebFetch') {
        return [
            {
                id: 'any-host',
                message: 'it allows the agent to send anything to any host',
                hint: 'name the hosts, e.g. WebFetch(domain:example.org)',
            },
        ];
    }
    const anyTarget = Object.hasOwn(anyTargets, rule.tool) ? anyTargets[rule.tool] : undefined;
    if (anyTarget !== undefined) {
        return [
            {
                id: 'any-target',
                message: `it allows the agent to ${anyTarget}`,
                hint: `name each one, e.g. ${rule.tool}(name)`,
            },
        ];
    }
    const files = rule.tool === 'Read' || rule.tool === 'Write' || rule.tool === 'Edit';
    return files
        ? [
            {
                id: 'any-path',
                message: 'it covers the whole workspace and nothing outside it',
                hint: `name directories, e.g. ${rule.tool}(docs/**)`,
            },
        ]
        : [];
}
function path(rule, world) {
    if (rule.specifier.kind !== 'path')
        return [];
    const { pattern } = rule.specifier;
    const text = rule.text.slice(rule.text.indexOf('(') + 1, -1).trim();
    const notes = [];
    if (pattern.base === 'slash') {
        notes.push({
            id: 'absolute-path',
            message: `${text} is an absolute path, not relative to the workspace`,
            hint: `write ${text.replace(/^\/+/, '')} for a path in the workspace, or //… to confirm an absolute path`,
        });
    }
    if (/^\/*\**$/.test(text) && pattern.base !== 'workspace') {
        notes.push({
            id: 'any-path',
            message: 'it does not name a directory, so it covers nothing outside the workspace',
            hint: 'name directories',
        });
    }
    const about = (0,sensitivity/* sensitivity */.y)(`/${text.replace(/\*+.*$/, '')}`) === 'high' || (0,sensitive_pattern/* isAboutSecretPaths */.yP)(text);
    if (!pattern.exact && about) {
        notes.push({
            id: 'sensitive-pattern',
            message: 'files that may contain credentials need an exact path, so this pattern does not cover them',
            hint: 'name each file without a wildcard',
        });
    }
    if (rule.tool !== 'Read' && /^\*\*?$/.test(text)) {
        notes.push({
            id: 'protected-unnamed',
            message: 'it does not cover protected paths such as .git and .github',
            hint: 'name the path if it must be written; otherwise no change is needed',
        });
    }
    const example = `/${text.replace(/^\/+/, '').replace(/\*+.*$/, 'x')}`;
    const ofWorld = world === null ? null : (0,protected_paths.protectedSegmentIn)(`${world.workspace}${example}`, world);
    const opened = rule.tool === 'Read' ? null : ((0,files_protected/* protectedSegment */.Aq)(example) ?? ofWorld);
    if (opened !== null) {
        notes.push({
            id: 'protected-opened',
            message: `files written below ${opened} run or take effect later, with more rights than the agent has`,
            hint: 'remove it, or have a person review every change',
        });
    }
    return notes.filter((note) => note.id !== 'absolute-path' || (0,files_protected/* protectedSegment */.Aq)(text) === null);
}
const operator = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;
function neverMatches(rule) {
    if (rule.specifier.kind !== 'command')
        return [];
    const words = rule.specifier.pattern.words.flatMap((word) => (word.kind === 'literal' ? [word.text] : []));
    if (rule.list === 'allow' && (0,wide_reading/* hasAlternatives */.JB)(rule))
        return [
            {
                id: 'never-matches',
                message: 'alternatives are read in ask and deny rules only',
                hint: 'write one rule for each command',
            },
        ];
    if (rule.list !== 'allow' && (0,wide_reading/* wideTexts */.yN)(rule).length > 0)
        return [];
    const bad = words.find((word) => operator.test(word));
    if (bad !== undefined) {
        return [
            {
                id: 'never-matches',
                message: `a rule matches one simple command, so a rule with ${(0,command_pattern/* quotePattern */.zc)([bad])} never matches`,
                hint: 'write one rule for each command of the line',
            },
        ];
    }
    const unsafeVariable = rule.specifier.pattern.assignments.map(unsafeVariableName).find((name) => name !== null);
    if (unsafeVariable === undefined)
        return [];
    return [
        {
            id: 'never-matches',
            message: `${unsafeVariable} controls bash, the loader or a well-known program, so it is refused before a command`,
            hint: `allow \`env ${unsafeVariable}=…\` with its value and the command, and tell the agent to use that form`,
        },
    ];
}
/** The name of a variable that is always refused before a command; `null` for others. */
function unsafeVariableName(assignment) {
    const text = assignment.kind === 'literal' ? assignment.text : assignment.pieces.join('*');
    const equals = text.indexOf('=');
    const name = text.slice(0, equals);
    return (0,script_variables/* isScriptVariable */.ej)(name) || (0,environment/* isSafeVariable */.a)(name, text.slice(equals + 1)) ? null : name;
}
function notesOnOverlap(rule, rules) {
    const wider = (0,covering_rules/* coveringRules */.n)(rules[rule.list], rule).find((other) => other !== rule && (0,covering_rules/* covers */.h)(other, rule) && !((0,covering_rules/* covers */.h)(rule, other) && other.index > rule.index));
    const notes = [];
    if (wider !== undefined)
        notes.push({ id: 'pointless', message: `${wider.text} already covers it`, hint: 'remove one of the two' });
    const overriding = rule.list === 'allow'
        ? [...(0,covering_rules/* coveringRules */.n)(rules.deny, rule), ...(0,covering_rules/* coveringRules */.n)(rules.ask, rule)].find((other) => (0,covering_rules/* covers */.h)(other, rule))
        : undefined;
    if (overriding !== undefined) {
        notes.push({
            id: 'allowed-and-denied',
            message: `it has no effect because of ${overriding.text} in ${overriding.list}`,
            hint: 'remove one of the two',
        });
    }
    return notes;
}


/***/ }),

/***/ 33956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addedProtection: () => (/* binding */ addedProtection),
/* harmony export */   protectedSegmentIn: () => (/* binding */ protectedSegmentIn)
/* harmony export */ });
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55559);
/* harmony import */ var _files_protected_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3197);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78535);
/* harmony import */ var _path_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90559);




/** The paths that the settings protect. */
function addedProtection({ protectedPaths }) {
    return protectedPaths === undefined ? [] : parsed(protectedPaths);
}
const parsed = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeByObject */ .j)((texts) => texts.flatMap((text) => {
    const pattern = (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePathPattern */ .zW)(text);
    return pattern === null ? [] : [{ text, pattern }];
}));
/** The segment that makes a path protected, by the table or the settings: only a rule that contains it permits writing. */
function protectedSegmentIn(path, world) {
    return (0,_files_protected_js__WEBPACK_IMPORTED_MODULE_1__/* .protectedSegment */ .Aq)(path) ?? addedSegment(path, world);
}
/** The last segment of the shortest part of the path that a setting names. */
function addedSegment(path, world) {
    const covering = addedProtection(world).filter(({ pattern }) => (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(pattern, path, world, true));
    if (covering.length === 0)
        return null;
    const segments = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(path);
    const { workspace } = world;
    const above = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)({ path, directory: workspace }) ? (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(workspace).length : 0;
    const end = segments.findIndex((_, at) => {
        const part = `/${segments.slice(0, at + 1).join('/')}`;
        return at >= above && covering.some(({ pattern }) => (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(pattern, part, world, true));
    });
    return segments[end] ?? null;
}


/***/ }),

/***/ 32622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ truncateMarkdown)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20653);


const nothingOpen = { fence: null, details: 0 };
/**
 * Markdown that fits the limit. Text that is too long ends at the end of a line, outside fences and `details` elements
 * if possible; otherwise these are closed. A single line that is too long ends between words, outside code, links and
 * tags; a table row is removed as a whole. A note gives the sizes and where the whole text is. Text that fits is
 * returned unchanged, so truncating again changes nothing.
 */
function truncateMarkdown(text, options) {
    const size = (piece) => (options.unit === 'bytes' ? Buffer.byteLength(piece) : piece.length);
    if (size(text) <= options.limit)
        return text;
    const note = noteFor(size(text), options);
    const room = options.limit - size(note) - size('\n\n');
    const kept = room <= 0 ? '' : lastFitting(text, room, size);
    const cut = kept === '' ? note : `${kept}\n\n${note}`;
    return size(cut) <= options.limit ? cut : '';
}
function noteFor(size, { limit, unit, whole }) {
    const place = whole === null ? '' : ` The whole text is ${whole}.`;
    return `*Truncated here: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(limit)} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(size)} ${unit} fit.${place}*`;
}
function lastFitting(text, room, size) {
    let best = { end: 0, open: nothingOpen };
    let bestClosed = best;
    let open = nothingOpen;
    let [start, used] = [0, 0];
    for (const line of text.split('\n')) {
        const next = openAfter(line, open);
        const needed = used + size(line);
        if (needed > room) {
            const end = partOfLine(line, open, (piece) => used + size(piece) + closing(open).length <= room);
            if (end > 0)
                best = { end: start + end, open };
            break;
        }
        if (needed + closing(next).length <= room) {
            best = { end: start + line.length, open: next };
            if (next.fence === null && next.details === 0)
                bestClosed = best;
        }
        open = next;
        start += line.length + 1;
        used = needed + 1;
    }
    const { end, open: left } = bestClosed.end * 2 >= best.end ? bestClosed : best;
    return `${text.slice(0, end)}${closing(left)}`.trimEnd();
}
function openAfter(line, open) {
    if (open.fence !== null) {
        const end = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? '';
        return end.startsWith(open.fence) ? { ...open, fence: null } : open;
    }
    const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null)
        return { ...open, fence };
    if (!/^ {0,3}<\/?details\b/i.test(line))
        return open;
    const change = (line.match(/<details\b/gi)?.length ?? 0) - (line.match(/<\/details>/gi)?.length ?? 0);
    return { fence, details: Math.max(0, open.details + change) };
}
/** Closes everything that is open, starting on the next line; ASCII only. */
function closing({ fence, details }) {
    return `${fence === null ? '' : `\n${fence}`}${'\n\n</details>'.repeat(details)}`;
}
/** How much of the line fits; 0 for a table row, for HTML, and for the line that opens a fence. */
function partOfLine(line, { fence }, fits) {
    if (fence === null && /^\s*(?:\||<|`{3}|~{3})/.test(line))
        return 0;
    let [low, high] = [0, line.length];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(line.slice(0, middle)))
            low = middle;
        else
            high = middle - 1;
    }
    return fence === null ? safeEnd(line, low) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(line, low).length;
}
/** A code span, link or tag that is longer was never closed; what follows is plain text. */
const longestSpan = 2000;
/** The last blank up to `end` outside code spans, links and tags; 0 if there is none. */
function safeEnd(line, end) {
    let safe = 0;
    let inside = null;
    for (const { 0: sign, index } of line.slice(0, end + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
        if (inside !== null && index - inside.since > longestSpan)
            inside = null;
        if (inside !== null) {
            if (sign === inside.until)
                inside = null;
            else if (sign === '](' && inside.until === ']')
                inside = { until: ')', since: inside.since };
        }
        else if (sign.startsWith('`'))
            inside = { until: sign, since: index };
        else if (sign === '[')
            inside = { until: ']', since: index };
        else if (sign === '<')
            inside = { until: '>', since: index };
        else if (/^\s/.test(sign))
            safe = index;
    }
    return safe;
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


/***/ }),

/***/ 41816:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createFindingsTool: () => (/* binding */ createFindingsTool)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54539);
/* harmony import */ var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43714);
/* harmony import */ var _finding_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39472);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64287);





const input = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_finding_input_js__WEBPACK_IMPORTED_MODULE_1__/* .findingInput */ .K)()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(200), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('The findings; empty if there are none.')),
});
/** Records findings as data for annotations, SARIF and JUnit. Posts nothing. */
function createFindingsTool(recorder) {
    return (0,_define_js__WEBPACK_IMPORTED_MODULE_0__/* .defineTool */ .u)({
        name: 'ReportFindings',
        description: 'Reports findings in files, each with its location. They become annotations and report files of this run.',
        input,
        readOnly: true,
        effects: () => [],
        label: ({ findings }) => (0,_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(findings.length, 'finding'),
        run: ({ findings }) => (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRequest */ .V)(recorder, { kind: 'findings', findings: findings.map(_finding_input_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutGaps */ .C) }),
    });
}


/***/ })

};
;