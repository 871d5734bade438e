"use strict";
exports.id = 2731;
exports.ids = [2731,193];
exports.modules = {

/***/ 73212:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ openPullRequests)
});

// UNUSED EXPORTS: mergeOntoHead

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/platform/github/types.js
var types = __webpack_require__(60957);
// EXTERNAL MODULE: ./lib/platform/types.js
var platform_types = __webpack_require__(38287);
// EXTERNAL MODULE: ./lib/publish/pull-request-target.js
var pull_request_target = __webpack_require__(99991);
// EXTERNAL MODULE: ./lib/batch/job/process-answer.js
var process_answer = __webpack_require__(31409);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/job/changes/collect-tree.js + 2 modules
var collect_tree = __webpack_require__(71468);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/batch/report/name-of-job.js
var name_of_job = __webpack_require__(53599);
// EXTERNAL MODULE: ./lib/batch/report/rows.js
var rows = __webpack_require__(28605);
// EXTERNAL MODULE: ./lib/batch/state/reuse.js
var reuse = __webpack_require__(47613);
// EXTERNAL MODULE: ./lib/batch/state/trees.js
var state_trees = __webpack_require__(92736);
// EXTERNAL MODULE: ./lib/batch/job/output-file.js
var output_file = __webpack_require__(55093);
;// CONCATENATED MODULE: ./lib/batch/job/stored-trees.js










/**
 * The stored changes of the jobs that have ended well and whose entries open pull requests.
 * @param onLeftOut is called with a sentence for changes of a job that did not pass its evaluations, for changes that are
 * damaged, and for those that the job may not have made
 */
async function storedTrees({ batch, jobs, stateOf }, onLeftOut) {
    const { git } = batch.runContext;
    const problemOf = async (tree, job) => {
        if (git === null)
            return 'the workspace is not in a repository';
        const openWriteCheck = async () => {
            const { runContext, lists } = await batch.prepare(job);
            return await (0,output_file/* createWriteCheck */.CC)(runContext.workspace, { ...batch, runContext, lists });
        };
        return await storedTreeProblem(tree, git, openWriteCheck).catch((0,errors/* only */.j6)(errors/* UserError */.yo, ({ diagnostics }) => diagnostics.map(({ message }) => message).join('; ')));
    };
    const trees = [];
    const unchanged = [];
    for (const [position, job] of jobs.entries()) {
        const entry = (0,process_answer/* entryOf */.Ms)(batch, job);
        if (stateOf(position).kind !== 'ended' || entry?.changes.startsWith('pull-request') !== true)
            continue;
        const record = await batch.state.record(job);
        if (record?.conclusion !== 'success')
            continue;
        const name = (0,name_of_job/* nameOfJob */.er)(job);
        if (!record.hasTree) {
            unchanged.push({ name, job, entry });
            continue;
        }
        if (!(0,reuse/* isPassed */.Hh)(record)) {
            const names = (0,rows/* unpassed */.Qg)(record.evaluations).map((evaluation) => evaluation.name);
            onLeftOut(name, `An evaluation has not passed: ${(0,lib_text/* listed */.KE)(names, 3)}.`);
            continue;
        }
        const tree = await (0,state_trees/* readTree */.Z)(batch.state.directory, job.key);
        const problem = tree === null ? 'they are missing or damaged' : await problemOf(tree, job);
        if (tree !== null && problem === null)
            trees.push({ name, tree, job, entry });
        else
            onLeftOut(name, `The stored changes are not used: ${problem ?? ''}.`);
    }
    return { trees, unchanged };
}
/**
 * Why stored changes cannot go into a pull request, as a clause: the state may have been restored from elsewhere, so
 * what was evaluated when it was stored is evaluated again. The commit below the changes is a part of what they publish.
 */
async function storedTreeProblem({ base, baseTree, files }, git, openWriteCheck) {
    const excluded = files.find(({ path }) => (0,collect_tree.whyNeverCommitted)(path) !== null);
    if (excluded !== undefined)
        return `${excluded.path}: ${(0,collect_tree.whyNeverCommitted)(excluded.path) ?? ''}`;
    if ((await git.commitOf(base)) !== base)
        return `their commit ${base} is not in this checkout, which may need fetch-depth: 0`;
    if ((await git.treeOf(base)) !== baseTree)
        return `they do not belong to the files of their commit ${base}`;
    const prefix = await git.prefix();
    const { whyRefused } = await openWriteCheck();
    for (const { path, content } of files) {
        const why = whyRefused(external_node_path_.posix.relative(prefix, path), content === null ? 'delete' : 'write');
        if (why !== null)
            return `${path}: ${why}`;
    }
    return null;
}

// EXTERNAL MODULE: ./lib/job/changes/merge-onto.js
var merge_onto = __webpack_require__(43815);
;// CONCATENATED MODULE: ./lib/batch/merge/merge-trees.js


/**
 * Merges the changes of jobs in order, without those that the commit has already. A later job whose changes conflict
 * with earlier ones, or with the commit, is left out. Rejects with GitProblem.
 */
async function mergeTrees(trees, ports) {
    const { base, baseTree } = ports.onto;
    let files = new Map();
    const used = [];
    const conflicts = [];
    for (const { name, tree } of trees) {
        const moved = tree.base === base ? { tree } : await (0,merge_onto/* mergeOnto */.$4)(tree, base, ports);
        const merged = 'conflicts' in moved ? { conflict: moved.conflicts[0] ?? '' } : await addFiles(files, moved.tree.files, ports);
        if ('conflict' in merged) {
            conflicts.push({ name, path: merged.conflict });
            continue;
        }
        files = merged.files;
        if ('tree' in moved && moved.tree.files.length > 0)
            used.push(name);
    }
    const all = [...files.values()].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
    return { tree: all.length === 0 ? null : { base, baseTree, files: all }, used, conflicts };
}
async function addFiles(files, added, { git, directory, onto }) {
    const merged = new Map(files);
    const prefix = await git.prefix();
    for (const file of added) {
        const { path } = file;
        const other = merged.get(path);
        if (other === undefined) {
            merged.set(path, file);
            continue;
        }
        const place = external_node_path_.posix.relative(prefix, path);
        const base = (await (0,merge_onto/* versionsAt */.Lj)(git, onto.base, [place])).get(place) ?? null;
        const result = await (0,merge_onto/* mergeVersions */.ax)({ base, ours: (0,merge_onto/* versionOf */.E4)(other), theirs: (0,merge_onto/* versionOf */.E4)(file) }, { git, directory });
        if (result === null)
            return { conflict: path };
        merged.set(path, (0,merge_onto/* treeFile */.Py)(path, result.version, base));
    }
    const conflict = fileInPlaceOfDirectory(merged);
    return conflict === null ? { files: merged } : { conflict };
}
/** A path below another one that is a file. */
function fileInPlaceOfDirectory(files) {
    const isFile = (path) => (files.get(path)?.content ?? null) !== null;
    for (const [path, { content }] of files) {
        if (content === null)
            continue;
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
            if (isFile(path.slice(0, at)))
                return path;
    }
    return null;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/sanitize/literal.js
var literal = __webpack_require__(74397);
;// CONCATENATED MODULE: ./lib/batch/changes/pull-request-text.js





/** The text of the pull request with the changes of all jobs of a batch. */
function textOfAll(batch, { used, conflicts }, 
/** A sentence; `undefined` if nothing is missing. */
incomplete) {
    const left = conflicts.map(({ name, path }) => `${name}: conflict in ${path}`);
    return [
        `The changes of ${(0,format_number/* formatCount */.B4)(used.length, 'job')} of the batch ${(0,literal/* literalMarkdown */.ft)(batch)}:`,
        '',
        ...listOf(used),
        ...(incomplete === undefined ? [] : ['', (0,literal/* literalMarkdown */.ft)(incomplete)]),
        ...(left.length === 0
            ? []
            : ['', 'Left out, because they conflict with other changes or with newer commits:', '', ...listOf(left)]),
    ].join('\n');
}
/** The text of the pull request with the changes of one job: its answer, and what it is about. */
function textOfOne(batch, name, item, answer) {
    const url = (0,name_of_job/* itemAddress */.EA)(item?.fields ?? null);
    const about = `For ${(0,literal/* literalMarkdown */.ft)((0,lib_text/* shorten */.ml)(name, maxName))}${url === null ? '' : ` (${url})`}, in the batch ${(0,literal/* literalMarkdown */.ft)(batch)}.`;
    return answer.trim() === '' ? about : `${answer}\n\n${about}`;
}
const maxListed = 200;
const maxName = 300;
/** Names are not markup, and numbers in them are not references. */
function listOf(lines) {
    const more = lines.length - maxListed;
    return [
        ...lines.slice(0, maxListed).map((line) => `- ${(0,literal/* literalMarkdown */.ft)((0,lib_text/* shorten */.ml)(line, maxName))}`),
        ...(more > 0 ? [`- and ${(0,format_number/* formatNumber */.ZV)(more)} more`] : []),
    ];
}
/** The same in every run, so that the next one finds its branch. */
function branchOf(batch, subject) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(subject).digest('hex').slice(0, 12);
    return `${branchStart(batch)}${subject === 'all' ? 'all' : hash}`;
}
/** How the names of all branches of the batch begin. */
function branchStart({ file, runContext }) {
    const key = runContext.settings['comment-key'].replace(/[^\w-]/g, '+');
    const name = file.name.replace(/[^\w-]/g, '+');
    return `${runContext.settings['branch-prefix']}${key}-batch/${name}/`;
}
/** The branches with an open pull request, also those of jobs that this plan no longer has. */
async function openBatchBranches(start, github) {
    return await github.write('the pull requests of the batch', ['pull-requests: write'], (api) => api.openBranches(start));
}

;// CONCATENATED MODULE: ./lib/batch/changes/orphaned-pull-requests.js



/** One request each. */
const maxNamed = 50;
const note = 'No job of the batch updates it any more. Close it if its changes are not wanted.';
/** The open pull requests of jobs that the batch does not have any more. They are only named: people close them. */
async function orphanedPullRequests(openBranches, { batch, jobs, github }) {
    const each = jobs.filter((job) => (0,process_answer/* entryOf */.Ms)(batch, job)?.changes === 'pull-request-each');
    const hasAll = batch.file.jobs.some(({ changes }) => changes === 'pull-request');
    const used = new Set([...each.map(({ slot }) => slot), ...(hasAll ? ['all'] : [])].map((slot) => branchOf(batch, slot)));
    const left = [...openBranches].filter((branch) => !used.has(branch));
    const orphaned = [];
    for (const branch of left.slice(0, maxNamed)) {
        const known = await github.write('the pull request', ['pull-requests: write'], (api) => api.pullRequests(branch));
        for (const { number, title, url, isOpen } of known)
            if (isOpen)
                orphaned.push({
                    names: [title],
                    row: { what: `PullRequest #${String(number)}`, outcome: 'unchanged', url, note },
                });
    }
    if (left.length > maxNamed) {
        const what = (0,format_number/* formatCount */.B4)(left.length - maxNamed, 'more pull request');
        orphaned.push({
            names: [],
            row: { what, outcome: 'unchanged', url: null, note: `${what} of earlier jobs: ${note}` },
        });
    }
    return orphaned;
}

// EXTERNAL MODULE: ./lib/publish/apply-writes.js
var apply_writes = __webpack_require__(70193);
// EXTERNAL MODULE: ./lib/publish/outgoing.js
var publish_outgoing = __webpack_require__(58276);
// EXTERNAL MODULE: ./lib/publish/writes.js
var writes = __webpack_require__(45058);
;// CONCATENATED MODULE: ./lib/batch/changes/post-changes.js



/** Opens or updates the pull request of a branch with these changes. */
async function postChanges({ title, body }, { tree, branch }, batch, ports) {
    const context = await contextOf(batch, ports, tree);
    const { publish } = batch.file;
    if (context.pull === null)
        return [];
    const pull = { ...context.pull, branch, draft: publish.draft };
    const request = { kind: 'pull-request', title, body };
    // A key of a user cannot contain a slash, so this never matches a comment or pull request of a single run.
    const key = `${context.key}/${branch}`;
    const closed = { afterClosed: publish.recreate === 'always', closedHint };
    return await (0,apply_writes.applyWriteRequests)([request], { ...context, ...closed, key, pull });
}
const closedHint = 'set recreate: always under publish in the batch file';
async function contextOf(batch, { log, hostEnvironment, redactor }, tree) {
    const { runContext } = batch;
    const { redact } = redactor;
    const outgoing = (0,publish_outgoing/* outgoingOptionsOf */.I)(runContext.settings, hostEnvironment);
    const collected = tree === undefined ? null : { tree };
    return await (0,writes/* publishContextOf */.q$)([{ kind: 'pull-request' }], 'success', {
        runContext,
        hostEnvironment,
        log,
        redact,
        outgoing,
        collected,
    });
}

;// CONCATENATED MODULE: ./lib/batch/changes/pull-requests.js











/**
 * Opens or updates the pull requests of a batch after its jobs have ended. A branch that someone else has committed to
 * is left alone, and a pull request that a person closed is not opened again unless `recreate` is set.
 */
async function openPullRequests(options, ports) {
    const pullRequests = await openIfPossible(options, ports);
    const isReported = options.batch.runContext.settings['on-failed-write'] === 'report';
    const hasFailed = pullRequests.some(({ outcome }) => outcome === 'failed');
    const { signal } = ports.hostEnvironment;
    const isCanceled = signal.aborted && (hasFailed || pullRequests.some(({ note }) => note === canceledNote));
    const canceled = `The run was canceled (${String(signal.reason)}) before all pull requests were opened. The next run opens them.`;
    return { pullRequests, failsRun: !isReported && hasFailed, canceled: isCanceled ? canceled : null };
}
const canceledNote = 'The run was canceled before. The next run opens or updates it.';
async function openIfPossible(options, ports) {
    const { batch } = options;
    const { log } = ports;
    const wanted = batch.file.jobs.filter(({ changes }) => changes.startsWith('pull-request'));
    if (wanted.length === 0)
        return [];
    if (batch.shard !== null) {
        log.info('The merge opens the pull requests: it has the changes of all shards.');
        return [];
    }
    const why = whyImpossible(batch);
    if (why !== null) {
        if ((await batch.state.directory.names('trees')).length === 0)
            return [];
        log.warning(`No pull request was opened: ${why}. The changes of the jobs are in the state directory.`);
        return [{ outcome: 'withheld', url: null, jobs: [], note: `${why}.` }];
    }
    const rows = [];
    try {
        await openAll(options, ports, (row) => void rows.push(row));
    }
    catch (error) {
        // The jobs are paid for: a damaged or partial clone must not end the batch before its report.
        if (!(error instanceof platform_types/* GitProblem */.U))
            (0,errors/* rethrowUnless */.ki)(error, types/* GitHubProblem */.J);
        const problem = error instanceof platform_types/* GitProblem */.U ? ports.redactor.redact(error.message) : error.sentences;
        const note = `The pull requests could not be opened: ${problem}`;
        log.warning(note);
        rows.push({ outcome: 'failed', url: null, jobs: [], note });
    }
    return rows;
}
async function openAll(options, ports, add) {
    const { trees: stored, unchanged } = await storedTrees(options, (name, note) => {
        ports.log.warning(`The changes of ${name} are left out: ${note}`);
        add({ outcome: 'left out', url: null, jobs: [name], note });
    });
    const together = stored.filter(({ entry }) => entry.changes === 'pull-request');
    const each = stored.filter(({ entry }) => entry.changes === 'pull-request-each');
    const logged = (jobs, { what, outcome, url, note }) => {
        const text = [`${what}: ${outcome}`, url ?? '', note].filter((part) => part !== '').join(' ');
        if (outcome === 'failed')
            ports.log.warning(text);
        else
            ports.log.info(text);
        add({ outcome, url, jobs, note });
    };
    const noting = { ...ports, logged };
    const { batch, jobs } = options;
    if (together.length > 0)
        await openOne(together, options, { ...noting, add });
    else
        await reportWithoutChanges(unchanged, options, noting);
    const hasEach = batch.file.jobs.some(({ changes }) => changes === 'pull-request-each');
    // Without changes, a token that may not open pull requests is no problem.
    if (!hasEach && together.length === 0)
        return;
    const { github } = await contextOf(batch, ports);
    const openBranches = await openBatchBranches(branchStart(batch), github);
    const others = unchanged.filter(({ entry }) => entry.changes === 'pull-request-each');
    await openEach(each, others, { batch, openBranches }, noting);
    if (ports.hostEnvironment.signal.aborted)
        return;
    for (const { row, names } of await orphanedPullRequests(openBranches, { batch, jobs, github }))
        logged(names, row);
}
/** The pull request of all jobs, if each of them has ended and none has changes. */
async function reportWithoutChanges(unchanged, { batch, jobs }, ports) {
    const names = unchanged.filter(({ entry }) => entry.changes === 'pull-request').map(({ name }) => name);
    const all = jobs.filter((job) => (0,process_answer/* entryOf */.Ms)(batch, job)?.changes === 'pull-request');
    if (names.length === 0 || names.length < all.length)
        return;
    await reportOpen(names, { branch: branchOf(batch, 'all'), note: noChanges }, batch, ports);
}
function whyImpossible({ runContext, hostEnvironment }) {
    if (runContext.settings['github-token'] === undefined)
        return 'no github-token is set (on the command line, GITHUB_TOKEN)';
    if (runContext.event.repository === null)
        return 'the event names no repository';
    if ((0,pull_request_target/* pullRequestTargetOf */.F)(runContext, hostEnvironment) === null)
        return 'the run is not on a branch of the repository';
    return null;
}
function withhold(names, note, { logged }) {
    const [name = ''] = names;
    logged(names, {
        what: names.length === 1 ? `PullRequest ${name}` : 'PullRequest',
        outcome: 'withheld',
        url: null,
        note,
    });
}
/** One pull request with the changes of all jobs; those that conflict are named in its text. */
async function openOne(trees, { batch, incomplete }, ports) {
    const all = trees.map(({ name }) => name);
    if (ports.hostEnvironment.signal.aborted) {
        withhold(all, canceledNote, ports);
        return;
    }
    const merged = await mergeTrees(trees, await mergeOntoHead(trees, batch.runContext.git, ports.hostEnvironment.temporary));
    for (const { name, path } of merged.conflicts) {
        ports.log.warning(`The changes of ${name} are left out: they conflict with those of other jobs, or with newer commits, in ${path}.`);
        ports.add({ outcome: 'left out', url: null, jobs: [name], note: `conflict in ${path}` });
    }
    const { tree, used } = merged;
    const branch = branchOf(batch, 'all');
    if (tree === null) {
        await reportOpen(all, { branch, note: merged.conflicts.length > 0 ? conflict : isMerged }, batch, ports);
        return;
    }
    const body = textOfAll(batch.file.name, merged, incomplete);
    const request = { title: `${batch.file.name}: changes of ${(0,format_number/* formatCount */.B4)(used.length, 'job')}`, body };
    const posted = await postChanges(request, { tree, branch }, batch, ports);
    for (const row of posted)
        ports.logged(used, row);
}
/** One pull request for each job, as many as may be open at the same time; the others wait for the next run. */
async function openEach(trees, unchanged, { batch, openBranches }, ports) {
    const { maxOpen } = batch.file.publish;
    const branches = trees.map(({ job }) => branchOf(batch, job.slot));
    let open = openBranches.size - (openBranches.has(branchOf(batch, 'all')) ? 1 : 0);
    for (const { name, job } of unchanged) {
        const branch = branchOf(batch, job.slot);
        if (openBranches.has(branch))
            await reportOpen([name], { branch, note: noChanges }, batch, ports);
    }
    if (trees.length === 0)
        return;
    const mergePorts = await mergeOntoHead(trees, batch.runContext.git, ports.hostEnvironment.temporary);
    for (const [index, jobTree] of trees.entries()) {
        const { name, job } = jobTree;
        if (ports.hostEnvironment.signal.aborted) {
            withhold([name], canceledNote, ports);
            continue;
        }
        const branch = branches[index] ?? '';
        const isOpen = openBranches.has(branch);
        const { tree, conflicts } = await mergeTrees([jobTree], mergePorts);
        if (tree === null) {
            const note = conflicts.map(({ path }) => `Its changes conflict with newer commits in ${path}.`).join(' ');
            if (note !== '')
                withhold([name], note, ports);
            if (isOpen)
                await reportOpen([name], { branch, note: note === '' ? isMerged : conflict }, batch, ports);
            continue;
        }
        if (!isOpen && open >= maxOpen) {
            const note = `It waits for the next run: ${(0,format_number/* formatCount */.B4)(open, 'pull request is', 'pull requests are')} open, and max-open is ${String(maxOpen)}.`;
            withhold([name], note, ports);
            continue;
        }
        const record = await batch.state.record(job);
        const body = textOfOne(batch.file.name, name, job.item, record?.text ?? '');
        const posted = await postChanges({ title: name, body }, { tree, branch }, batch, ports);
        if (!isOpen && posted.some(({ outcome }) => outcome === 'created'))
            open += 1;
        for (const row of posted)
            ports.logged([name], row);
    }
}
const conflict = 'It was not updated: no change can be used.';
const isMerged = 'The base branch has these changes by now. Close this pull request.';
const noChanges = 'It has the changes of an earlier answer; now there are none. Close this pull request.';
/** A pull request of an earlier run that has nothing more to give is only reported: people decide about closing it. */
async function reportOpen(names, { branch, note }, batch, ports) {
    const { github } = await contextOf(batch, ports);
    const known = await github.write('the pull request', ['pull-requests: write'], (api) => api.pullRequests(branch));
    const open = known.find(({ isOpen }) => isOpen);
    if (open === undefined)
        return;
    ports.logged(names, { what: `PullRequest #${String(open.number)}`, outcome: 'unchanged', url: open.url, note });
}
/**
 * Moves the changes of earlier runs to the commit of this one, which may contain them by now. Rejects with GitProblem.
 * @param directory for temporary files
 */
async function mergeOntoHead(trees, git, directory) {
    const head = (await git?.headSha()) ?? null;
    if (git === null || head === null)
        throw new platform_types/* GitProblem */.U('the workspace has no commit to apply the changes to');
    const onto = trees.find(({ tree }) => tree.base === head)?.tree ?? { base: head, baseTree: await git.treeOf(head) };
    return { onto, git, directory };
}


/***/ }),

/***/ 55093:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ writeOutputFile),
/* harmony export */   CC: () => (/* binding */ createWriteCheck),
/* harmony export */   Gn: () => (/* binding */ whyNotWritable),
/* harmony export */   xV: () => (/* binding */ outputFileContent)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _job_runtime_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44349);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72443);
/* harmony import */ var _platform_host_host_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49711);





/** What the file of an answer contains. */
function outputFileContent(answer) {
    return answer.endsWith('\n') ? answer : `${answer}\n`;
}
/**
 * Writes the answer to the file that the batch names for it. The author of the batch asked for the file, so no rule is
 * needed, but the path may come from an item: files outside of the workspace, protected and sensitive files, and those
 * that a deny or ask rule covers are refused. Returns the reason.
 */
async function writeOutputFile(file, ports) {
    const { files, whyRefused } = await createWriteCheck(file.directory, ports);
    const path = files.resolve(file.path);
    const refused = whyRefused(file.path, file.content === null ? 'delete' : 'write');
    if (refused !== null)
        return refused;
    try {
        if (file.content === null) {
            await files.remove(path);
            return null;
        }
        const before = await files.read(path, file.content.length * 4 + 10).catch(() => null);
        if (before?.equals(Buffer.from(file.content)) !== true)
            await files.write(path, file.content);
        return null;
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .rethrowUnless */ .ki)(error, _platform_files_types_js__WEBPACK_IMPORTED_MODULE_3__/* .FileProblem */ .k);
        return error.message;
    }
}
/** What would keep a file from being written, without writing it; `null` if nothing is known. */
async function whyNotWritable(path, directory, ports) {
    const { files, whyRefused } = await createWriteCheck(directory, ports);
    const refused = whyRefused(path, 'write');
    if (refused !== null)
        return refused;
    const info = await files.info(files.resolve(path)).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_3__/* .FileProblem */ .k, (problem) => problem));
    if (info instanceof _platform_files_types_js__WEBPACK_IMPORTED_MODULE_3__/* .FileProblem */ .k)
        return info.code === 'missing' ? null : info.message;
    return info.kind === 'directory' ? `${files.resolve(path)} is a directory` : null;
}
/** Evaluates writes as in mode `auto-edit`: without an allow rule, and never against a deny or ask rule. */
async function createWriteCheck(directory, { runContext, lists, hostEnvironment }) {
    const { policy, files, ready } = (0,_job_runtime_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .createJobRuntime */ .Y)({
        runContext: { ...runContext, settings: { ...runContext.settings, mode: 'auto-edit' } },
        hostEnvironment,
        directory,
        childProcesses: { home: hostEnvironment.temporary, temporary: (0,_platform_host_host_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .plannedTemporary */ .YB)(hostEnvironment) },
        lists,
        spec: null,
        tools: [],
    });
    await ready();
    return {
        files,
        whyRefused: (path, kind) => {
            // No rule changes this: a job with a worktree would write to another place than one without.
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) || /^\.\.(?:[\\/]|$)/.test((0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(path)))
                return 'it must be inside the workspace: name it by a relative path without ..';
            const effects = [{ kind, path: files.resolve(path) }];
            const { decision, reason } = policy({ tool: kind === 'write' ? 'Write' : 'Delete', effects });
            return decision === 'allow' ? null : reason;
        },
    };
}


/***/ }),

/***/ 31409:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ processAnswer),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   f7: () => (/* binding */ unwrittenReason),
/* harmony export */   sq: () => (/* binding */ withOutputFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _job_changes_collect_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71468);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20653);
/* harmony import */ var _output_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55093);
/* harmony import */ var _score_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57960);





const nothing = { changed: {}, notices: [], evaluations: [], scoringUsd: 0, fatal: null };
/**
 * The steps of a batch job after its answer, in its directory: writes the output file, scores the answer and collects
 * the changes. A job that failed only leaves its result.
 */
async function processAnswer(ended, options) {
    if (ended.result.conclusion !== 'success')
        return nothing;
    return await withOutputFile(ended, options, () => writeAndScore(ended, options));
}
/** Repeats of a job without a worktree write the same file: each one has it for itself until it is evaluated. */
async function withOutputFile({ runtime: { files } }, { batch, prepared }, work) {
    const { outputFile } = prepared.inputs;
    return outputFile === null ? await work() : await batch.outputLocks.hold(files.resolve(outputFile), work);
}
async function writeAndScore(ended, options) {
    const problem = await writeOutput(ended, options);
    if (problem !== null) {
        // The changes are lost with their worktree.
        const answerError = entryOf(options.batch, options.job)?.changes === 'none' ? 'unwritten-output' : 'unknown-changes';
        return { ...nothing, changed: { conclusion: 'denied', code: 'output-unwritable', reason: problem }, answerError };
    }
    const answer = { ...ended.result, toolsUsed: options.toolsUsed };
    const specs = options.prepared.inputs.evaluations;
    const scores = await (0,_score_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreAnswer */ .V)(answer, (0,_score_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .runCallIn */ .p)(ended.runtime), { ...options, specs });
    const { evaluations, costUsd, fatal = null } = scores;
    const collected = await collect(ended, options);
    const notices = [...(await changedByJob(ended, specs)), ...collected.notices];
    return { ...nothing, evaluations, scoringUsd: costUsd, fatal, ...collected, notices };
}
/** A check that the job could change says less about its answer. A new file is its product, as the check expects. */
async function changedByJob(ended, specs) {
    const named = specs.flatMap(({ name, check }) => check.kind === 'command' ? [{ name, words: wordsOf(check.command) }] : []);
    if (named.length === 0)
        return [];
    const { files } = await ended.changesSince();
    return named.flatMap(({ name, words }) => files
        .filter(({ path, kind }) => kind !== 'created' && words.has(path))
        .map(({ path }) => `The job changed ${path}, which the command of the evaluation ${name} names.`));
}
/** The words of a command line as paths of the workspace, without the rest of the shell's grammar. */
function wordsOf(command) {
    return new Set(command.split(/[\s'"`();&|<>=$]+/).map((word) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(word)));
}
/** In the directory of the job, for its evaluations and its changes, and in the workspace if the changes are not kept. */
async function writeOutput({ result, runtime }, { batch, prepared, job }) {
    const { outputFile: path } = prepared.inputs;
    if (path === null)
        return null;
    const { runContext, lists } = prepared;
    const { workspace } = batch.runContext;
    const root = runtime.files.root;
    const isKept = entryOf(batch, job)?.changes !== 'none';
    for (const directory of root === workspace || isKept ? [root] : [root, workspace]) {
        // The same text as in the stored result, from which a later run writes the file.
        const file = { path, content: (0,_output_file_js__WEBPACK_IMPORTED_MODULE_2__/* .outputFileContent */ .xV)(batch.redactor.redact(result.text)), directory };
        const why = await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOutputFile */ .BF)(file, { runContext, lists, hostEnvironment: batch.hostEnvironment });
        if (why !== null)
            return unwrittenReason(path, why);
    }
    return null;
}
const unwrittenReason = (path, why) => `The answer could not be written to ${path}: ${why}`;
async function collect(ended, { batch, job, prepared }) {
    const changes = entryOf(batch, job)?.changes ?? 'none';
    const { files, hidden, notice } = await ended.changesSince();
    if (changes === 'none')
        return { changed: {}, notices: files.length === 0 ? [] : discarded(ended, batch) };
    if (notice !== null)
        return refused('changes-unknown', _job_changes_collect_tree_js__WEBPACK_IMPORTED_MODULE_1__.unlisted, files);
    if (files.length === 0)
        return { changed: {}, notices: [] };
    // An output file that git ignores is a failure: no patch or pull request would have it.
    if (prepared.inputs.outputFile === null && files.every(({ path }) => hidden.has(path))) {
        const paths = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)([...hidden], 5);
        return {
            changed: {},
            notices: [`The job has no changes to use: git ignores all files that it changed: ${paths}.`],
        };
    }
    const collected = await ended.collect();
    if ('refused' in collected)
        return refused(collected.isUnknown === true ? 'changes-unknown' : 'changes-unusable', collected.refused, files);
    const secret = collected.tree.files.find(({ path, content }) => {
        const text = `${path}\n${content?.toString('utf8') ?? ''}`;
        return batch.redactor.redact(text) !== text;
    });
    if (secret !== undefined)
        return refused('secret-in-changes', `${secret.path} contains what looks like a secret`, files);
    return { changed: { changes: files }, notices: [], tree: collected.tree };
}
function refused(code, why, changes) {
    const conclusion = code === 'secret-in-changes' ? 'denied' : 'incomplete';
    return {
        changed: { conclusion, code, reason: `The changes cannot be used: ${why}.`, changes },
        notices: [],
        answerError: code === 'changes-unknown' ? 'unknown-changes' : 'unusable-changes',
    };
}
/** Without `changes`, what a job writes into its own worktree is lost, which must not go unnoticed. */
function discarded({ result, runtime }, { runContext }) {
    const isElsewhere = runtime.files.root !== runContext.workspace;
    if (!isElsewhere || result.changes.length === 0)
        return [];
    return ['The files that this job changed were discarded: set `changes` to patch or pull-request to keep them.'];
}
function entryOf({ file }, job) {
    return file.jobs.find(({ id }) => id === job.id);
}


/***/ }),

/***/ 57960:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ scoreAnswer),
/* harmony export */   p: () => (/* binding */ runCallIn)
/* harmony export */ });
/* harmony import */ var _job_conversation_job_run_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73178);
/* harmony import */ var _platform_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73948);


/** Scores the answer of a job. `runCall` runs commands in its directory, under its rules. */
async function scoreAnswer(answer, runCall, { batch, prepared, specs, openJudge }) {
    if (specs.length === 0)
        return { evaluations: [], costUsd: 0 };
    const context = {
        specs,
        runCall,
        judge: prepared.modelName,
        openModel: openJudge,
        signal: batch.hostEnvironment.signal,
    };
    return await batch.evaluate(context, answer);
}
/** Runs the commands of evaluations. The job has ended, so the state of its directory before it is not needed. */
function runCallIn(runtime) {
    return (0,_job_conversation_job_run_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createJobRunCall */ .V)(runtime.evaluating(), {
        clock: _platform_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
        origin: 'prompt',
        changesReady: () => Promise.resolve(),
    });
}


/***/ }),

/***/ 91080:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createJobPreparation)
/* harmony export */ });
/* harmony import */ var _context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19794);
/* harmony import */ var _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68350);
/* harmony import */ var _settings_output_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82087);
/* harmony import */ var _plan_resolve_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11739);




/** Prepares the jobs of a plan. What the jobs of an entry share is read once. */
function createJobPreparation({ runContext: batchContext, file, resolver }, hostEnvironment) {
    const { trustedSource } = batchContext;
    const runContext = {
        ...batchContext,
        trustedSource: { ...trustedSource, source: rememberPresent(trustedSource.source) },
    };
    const sources = (0,_context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .commandSourcesOf */ .z)(runContext, hostEnvironment);
    const entries = new Map(file.jobs.map((entry) => [entry.id, entry]));
    const schemas = new Map();
    const schemaOf = async ({ settings, spec }) => {
        const schemaFile = settings['output-schema'];
        const name = schemaFile ?? spec.source;
        const known = schemas.get(name) ?? read(schemaFile);
        schemas.set(name, known);
        const promptSchema = spec.outputSchema;
        return (await known) ?? (promptSchema === null ? null : await (0,_settings_output_schema_js__WEBPACK_IMPORTED_MODULE_2__.checkedSchema)(promptSchema, spec.source));
    };
    const read = async (file) => await (0,_settings_output_schema_js__WEBPACK_IMPORTED_MODULE_2__.readOutputSchema)(file, runContext.trustedSource.source);
    return async (job) => {
        const entry = entries.get(job.id);
        if (entry === undefined)
            throw new Error(`the plan names the entry ${job.id}, which the batch file does not have`);
        const cell = { item: job.item, matrix: job.matrix };
        const resolved = await resolver.resolve(entry, cell);
        const { settings, spec, vars, narrowing, locationOfRule } = resolved;
        const { allow, ask, deny } = settings;
        return {
            runContext: { ...runContext, settings, locationOfRule },
            sources: { ...sources, directories: settings['command-directories'] },
            spec,
            vars,
            narrowing,
            lists: (0,_settings_check_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValidRules */ .hg)({ allow, ask, deny }, locationOfRule),
            outputSchema: await schemaOf(resolved),
            modelName: job.model,
            inputs: {
                evaluations: (0,_plan_resolve_job_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluationsOf */ .ZY)(entry, cell).map((evaluation) => (0,_plan_resolve_job_js__WEBPACK_IMPORTED_MODULE_3__/* .withJudge */ .kj)(evaluation, file.judge)),
                outputFile: (0,_plan_resolve_job_js__WEBPACK_IMPORTED_MODULE_3__/* .outputFileOf */ .TY)(entry, cell),
            },
        };
    };
}
/** Each job looks for the same instruction files, skills and hooks: those of the start of the batch count for all its jobs. */
function rememberPresent(source) {
    const known = new Map();
    return {
        ...source,
        present: (paths) => {
            const key = paths.join('\n');
            const kinds = known.get(key) ?? source.present(paths);
            known.set(key, kinds);
            return kinds;
        },
    };
}


/***/ }),

/***/ 92736:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree),
/* harmony export */   _: () => (/* binding */ saveTree)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _read_valid_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31734);


const maxBytes = 20_000_000;
const objectId = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const schema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    base: objectId,
    baseTree: objectId,
    files: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        path: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(4_096)),
        /** Base64; `null` for a deleted file. */
        content: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        mode: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['100644', '100755'])),
    }))
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000)),
});
const nameOf = (key) => `trees/${key}.json`;
/** Stores the changes of a job, so that a later run or a merge can put them into a pull request. */
async function saveTree(directory, key, tree) {
    const files = tree.files.map(({ content, ...file }) => ({
        ...file,
        content: content === null ? null : content.toString('base64'),
    }));
    await directory.write(nameOf(key), `${JSON.stringify({ formatVersion: 1, ...tree, files })}\n`);
}
/** `null` if the stored changes are missing or damaged. Their paths are not judged here. */
async function readTree(directory, key) {
    const stored = await (0,_read_valid_js__WEBPACK_IMPORTED_MODULE_0__/* .readValid */ .h)(directory, nameOf(key), schema, maxBytes);
    if (stored === null)
        return null;
    const { base, baseTree, files } = stored;
    return {
        base,
        baseTree,
        files: files.map(({ path, content, mode }) => ({
            path,
            content: content === null ? null : Buffer.from(content, 'base64'),
            ...(mode === undefined ? {} : { mode }),
        })),
    };
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

/***/ 43815:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ mergeOnto),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   Lj: () => (/* binding */ versionsAt),
/* harmony export */   Py: () => (/* binding */ treeFile),
/* harmony export */   ax: () => (/* binding */ mergeVersions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _collect_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71468);


/**
 * Merges the changes of a run, file by file, with what a branch has got since. Nothing of the branch is lost: a file that
 * both sides changed in the same lines is a conflict. The paths are checked again, as if the run had begun there.
 */
async function mergeOnto({ base, files }, tip, { git, directory }) {
    const prefix = await git.prefix();
    const paths = files.map(({ path }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(prefix, path));
    const [before, now] = [await versionsAt(git, base, paths), await versionsAt(git, tip, paths)];
    const deleted = new Set(files.flatMap(({ content }, index) => (content === null ? [paths[index] ?? ''] : [])));
    const blocked = await blockedPaths(git, { tip, paths, deleted });
    const merged = [];
    const conflicts = [];
    for (const [index, file] of files.entries()) {
        const path = paths[index] ?? '';
        const theirs = now.get(path) ?? null;
        const ours = versionOf(file);
        if (isSame(ours, theirs))
            continue;
        const result = blocked.has(path)
            ? null
            : await mergeVersions({ base: before.get(path) ?? null, ours, theirs }, { git, directory });
        if (result === null || (0,_collect_tree_js__WEBPACK_IMPORTED_MODULE_1__.whyNeverCommitted)(file.path) !== null)
            conflicts.push(file.path);
        else if (!isSame(result.version, theirs))
            merged.push(treeFile(file.path, result.version, theirs));
    }
    if (conflicts.length > 0)
        return { conflicts };
    return { tree: { base: tip, baseTree: await git.treeOf(tip), files: merged } };
}
function versionOf({ content, mode = '100644' }) {
    return content === null ? null : { mode, content };
}
/** @param before the file that it replaces */
function treeFile(path, version, before) {
    if (version === null)
        return { path, content: null };
    const { content, mode } = version;
    if (mode === '100755' || mode === '120000')
        return { path, content, mode };
    return before === null || before.mode === '100644' ? { path, content } : { path, content, mode: '100644' };
}
/** The versions of these paths, which are relative to the directory of git, in a commit. */
async function versionsAt(git, ref, paths) {
    const modes = await git.modesAtRef(ref, paths);
    const contents = await git.readAllAtRef(ref, paths);
    const versions = new Map();
    for (const [path, mode] of modes) {
        const link = mode === '120000' ? await git.linkAtRef(ref, path) : null;
        const content = link === null ? contents.get(path) : Buffer.from(link);
        versions.set(path, { mode, content: content ?? Buffer.alloc(0) });
    }
    return versions;
}
/** Paths below something that is not a directory there. */
async function blockedPaths(git, { tip, paths, deleted }) {
    const above = new Set(paths.flatMap(parentsOf));
    const kinds = await git.presentAtRef(tip, [...above]);
    return new Set(paths.filter((path) => parentsOf(path).some((parent) => !deleted.has(parent) && (kinds.get(parent) ?? 'directory') !== 'directory')));
}
function parentsOf(path) {
    const parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}
/** Merges the changes of both sides to one file; `null` for a conflict. `directory` is for temporary files. */
async function mergeVersions({ base, ours, theirs }, { git, directory }) {
    if (isSame(base, theirs) || isSame(ours, theirs))
        return { version: ours };
    if (base === null || ours === null || theirs === null)
        return null;
    if (![base, ours, theirs].every(({ mode }) => mode.startsWith('100')))
        return null;
    const texts = { base: base.content, ours: ours.content, theirs: theirs.content };
    const content = ours.content.equals(theirs.content) ? ours.content : await git.mergeTexts(texts, directory);
    if (content === null)
        return null;
    return { version: { mode: ours.mode === base.mode ? theirs.mode : ours.mode, content } };
}
function isSame(version, other) {
    if (version === null || other === null)
        return version === other;
    return version.mode === other.mode && version.content.equals(other.content);
}


/***/ }),

/***/ 70193:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyWriteRequests: () => (/* binding */ applyWriteRequests),
/* harmony export */   withheld: () => (/* binding */ withheld)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _github_writes_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71235);
/* harmony import */ var _github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84758);
/* harmony import */ var _platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60957);
/* harmony import */ var _report_sanitized_notice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49703);
/* harmony import */ var _sanitize_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42344);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20653);







/**
 * Applies the recorded writes and returns the result of each: commits first, then the others in order. If a commit fails,
 * the others are canceled, because they may speak of it. Any other failed write does not stop the next one. Each write
 * first looks for what an earlier run with the same key posted, so that applying again changes nothing.
 */
async function applyWriteRequests(requests, context) {
    const commits = requests.filter(isCommit);
    const rest = requests.filter((request) => !isCommit(request));
    // A label must exist before it is added.
    const others = rest.toSorted((a, b) => Number((0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(b).isFirst) - Number((0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(a).isFirst));
    const rows = await applyInOrder(commits, context);
    const lost = rows.find(({ outcome }) => outcome === 'failed' || outcome === 'withheld');
    if (lost === undefined)
        return [...rows, ...(await applyInOrder(others, context))];
    const tool = lost.what.split(' ', 1)[0] ?? '';
    return [
        ...rows,
        ...withheld(others, 'canceled', `Canceled, because ${tool} did not succeed. ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstSentence */ .qi)(lost.note)}`.trim()),
    ];
}
const failedRow = (what, note) => ({
    ...{ what, outcome: 'failed', url: null, note, code: 'github-error' },
});
const isCommit = (request) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request).isCommit;
async function applyInOrder(requests, context) {
    const applied = [];
    for (const request of requests) {
        const number = 1 + applied.filter((earlier) => earlier.request.kind === request.kind).length;
        const results = applyAndReport(request, number, context).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubProblem */ .J, ({ message, hint }) => [failedRow(nameOf(request), `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .asSentence */ .KG)(message)} ${hint}`)]));
        applied.push({ request, results: await results });
    }
    return [...applied.flatMap(({ results }) => results), ...(await finish(applied, context))];
}
/** What follows once all requests of a kind are posted. */
async function finish(applied, context) {
    const further = [];
    for (const kind of new Set(applied.map(({ request }) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request)))) {
        const ofKind = applied.filter(({ request }) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request) === kind);
        const [requests, posted] = [ofKind.map(({ request }) => request), ofKind.flatMap(({ results }) => results)];
        const finished = kind.finish?.(requests, posted, context);
        const failed = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubProblem */ .J, ({ sentences }) => [failedRow(kind.tool, sentences)]);
        further.push(...((await finished?.catch(failed)) ?? []));
    }
    return further;
}
/**
 * The note of the first row lists what was sanitized, if anything was posted; each text counts once, even if it was
 * sanitized repeatedly.
 */
async function applyAndReport(request, number, context) {
    const cleaned = new Map();
    const sanitize = (text) => {
        const known = cleaned.get(text) ?? context.sanitize(text);
        cleaned.set(text, known);
        return known.text;
    };
    const kind = (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request);
    const permissions = (0,_github_writes_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionsFor */ .mr)(kind.permissions, context.item);
    const call = { ...context, sanitize, what: kind.nameOf(request), permissions, number };
    const [main, ...others] = await kind.post(request, call);
    const changes = (0,_sanitize_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .sumChanges */ .j)(...[...cleaned.values()].map((text) => text.changes));
    if (main === undefined)
        return [];
    // The commit of a pull request that could not be opened has its title.
    const isPosted = [main, ...others].some(({ outcome, commit }) => posted.has(outcome) || (outcome === 'failed' && commit !== undefined));
    if (!isPosted || changes.length === 0)
        return [main, ...others];
    const notes = [...(main.note === '' ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .asSentence */ .KG)(main.note)]), `Sanitized: ${(0,_report_sanitized_notice_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizedNotice */ .G)(changes)}.`];
    const details = main.details === undefined ? {} : { details: `${main.details} ${notes.at(-1) ?? ''}`.trim() };
    return [{ ...main, note: notes.join(' '), ...details }, ...others];
}
const nameOf = (request) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request).nameOf(request);
const posted = new Set(['created', 'updated', 'fell back']);
/** Rows for writes that are not applied at all, with the reason. */
function withheld(requests, code, note) {
    return requests.map((request) => ({ what: nameOf(request), outcome: 'withheld', url: null, note, code }));
}


/***/ }),

/***/ 58276:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ outgoingOptionsOf)
/* harmony export */ });
/** Links in posted text may lead to the run's GitHub server and to the hosts in the settings. */
function outgoingOptionsOf({ 'allow-links': hosts, 'allow-mentions': mentions }, { environment }) {
    const server = environment['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return { hosts: [...(URL.canParse(server) ? [new URL(server).hostname] : []), ...hosts], mentions };
}


/***/ }),

/***/ 45058:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cK: () => (/* binding */ reviewedSha),
/* harmony export */   ee: () => (/* binding */ applyGitHubWrites),
/* harmony export */   q$: () => (/* binding */ publishContextOf),
/* harmony export */   wr: () => (/* binding */ withholding)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _github_writes_is_github_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54327);
/* harmony import */ var _github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84758);
/* harmony import */ var _job_github_github_writes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96668);
/* harmony import */ var _job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11456);
/* harmony import */ var _platform_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73948);
/* harmony import */ var _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12673);
/* harmony import */ var _platform_types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38287);
/* harmony import */ var _policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93768);
/* harmony import */ var _report_comment_comment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53754);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3101);
/* harmony import */ var _report_sanitizer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79116);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(74397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(20653);
/* harmony import */ var _pull_request_target_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99991);















/** Conclusions after which a half-done job must not publish anything. */
const withholding = new Set(['cancelled', 'denied', 'config-error', 'provider-error']);
/**
 * Applies the recorded writes once and returns the result of each, including the refused calls. Writes
 * `write-requests.json` to the artifacts directory if there was anything to record.
 */
async function applyGitHubWrites(result, ports) {
    const { artifacts, redact, log } = ports;
    // Redact before anything is shortened.
    const requests = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_10__/* .cleaned */ .L)(result.requests, redact);
    const writeRequests = requests.filter(_github_writes_is_github_write_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitHubWrite */ .J);
    const rows = [
        ...(writeRequests.length === 0 ? [] : await apply(writeRequests, result.conclusion, ports)),
        ...refusedWrites(result),
        ...unrecordedRows(result),
    ];
    if (rows.length === 0 && result.requests.length === 0)
        return [];
    for (const row of rows.filter(({ outcome }) => outcome === 'failed'))
        log.warning(`${row.what}: ${row.note}`);
    const written = { version: 1, requests, writes: (0,_report_report_js__WEBPACK_IMPORTED_MODULE_10__/* .cleaned */ .L)(rows, redact) };
    artifacts.writeRedacted('write-requests.json', `${JSON.stringify(written, null, 2)}\n`);
    return rows;
}
async function apply(writeRequests, conclusion, ports) {
    const { applyWriteRequests, withheld } = await __webpack_require__.e(/* import() */ 193).then(__webpack_require__.bind(__webpack_require__, 70193));
    if (withholding.has(conclusion))
        return withheld(writeRequests, 'unsuccessful-run', `The run ended as ${conclusion}.`);
    return await applyWriteRequests(writeRequests, await publishContextOf(writeRequests, conclusion, ports));
}
/** The target and options of writes; requires a token and a repository. */
async function publishContextOf(writeRequests, conclusion, ports) {
    const { event, settings } = ports.runContext;
    const token = settings['github-token'];
    // Without these, the tools are not offered.
    if (token === undefined || event.repository === null)
        throw new Error('writes were recorded with nowhere to go');
    const { createGitHubWriteClient } = await Promise.all(/* import() */[__webpack_require__.e(8343), __webpack_require__.e(8043)]).then(__webpack_require__.bind(__webpack_require__, 8043));
    const target = { owner: event.repository.owner, repo: event.repository.name, number: event.item?.number ?? 0 };
    return {
        github: createGitHubWriteClient((0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_6__/* .writeConnection */ .C0)(token, ports), target),
        sanitize: (text) => (0,_report_sanitizer_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeForPosting */ .R)(text, ports),
        key: settings['comment-key'],
        answer: (0,_report_comment_comment_js__WEBPACK_IMPORTED_MODULE_9__/* .answerPart */ .uR)(settings['comment-mode'], event.trigger.triggerComment),
        item: event.item?.kind ?? null,
        // Closing it is the answer for an item, but not for a job that reports regularly or for a person who asks again.
        afterClosed: event.item === null || event.trigger.triggerComment !== null,
        reviewedSha: writeRequests.some((request) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request).isAboutCommit)
            ? await reviewedSha(ports.runContext)
            : null,
        pull: pullRequestContextOf(ports),
        push: writeRequests.some((request) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request).target === 'push') ? await pushOf(ports) : null,
        footer: provenanceFooter(ports.runContext, ports.hostEnvironment),
        repositoryUrl: (0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_6__/* .repositoryUrl */ .Ek)(ports.hostEnvironment, event.repository),
        mayClose: event.item?.kind === 'issue' ? event.item.number : null,
        issueEnd: {
            expiresDays: settings['issue-expires-days'] ?? null,
            closesOlder: settings['issue-close-older'],
            now: _platform_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .m.now(),
        },
        whyCommentOnly: conclusion === 'success' ? null : `The run ended as ${conclusion}.`,
    };
}
function pullRequestContextOf({ collected, runContext, hostEnvironment, redact, }) {
    const target = (0,_pull_request_target_js__WEBPACK_IMPORTED_MODULE_12__/* .pullRequestTargetOf */ .F)(runContext, hostEnvironment);
    return collected === null || target === null
        ? null
        : { ...target, collected, holdsSecret: (content) => (0,_job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSecret */ .TA)(content, redact) };
}
async function pushOf(ports) {
    const { collected, push = _job_github_github_writes_js__WEBPACK_IMPORTED_MODULE_3__/* .noPushTarget */ .RH, patch = '', redact } = ports;
    if (collected === null)
        return null;
    const { pushContextOf } = await __webpack_require__.e(/* import() */ 2764).then(__webpack_require__.bind(__webpack_require__, 12764));
    return pushContextOf({ ...ports, collected, push, patch, holdsSecret: (content) => (0,_job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSecret */ .TA)(content, redact) });
}
/** The head that the event names, else the checked-out commit. */
async function reviewedSha({ event, git }) {
    return event.headSha ?? (await git?.headSha().catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_types_js__WEBPACK_IMPORTED_MODULE_7__/* .GitProblem */ .U, () => null))) ?? null;
}
function unrecordedRows({ unrecorded = [] }) {
    return unrecorded.map(({ tool, label, reason }) => ({
        ...{ what: `${tool} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_13__/* .shorten */ .ml)(label, 80)}`, outcome: 'failed', url: null, note: reason, code: 'not-recorded' },
    }));
}
function refusedWrites({ denials }) {
    return denials
        .filter(({ tool }) => _policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_8__/* .gitHubWriteTools */ .ue.includes(tool))
        .map(({ tool, label, reason }) => ({
        ...{ what: `${tool} ${label}`, outcome: 'refused', url: null, note: reason, code: 'call-refused' },
    }));
}
/**
 * Who made a post: the run, the person who asked for it, and the commit that it worked on. Without `@`, which would
 * notify that person of every post. Empty outside of a workflow.
 */
function provenanceFooter({ event, trustedSource, pull }, hostEnvironment) {
    const url = (0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_6__/* .runUrl */ .Vp)(hostEnvironment);
    if (!(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_14__/* .isLinkable */ .n1)(url))
        return '';
    const { triggerComment, sender } = event.trigger;
    const login = (triggerComment?.author ?? sender)?.login ?? event.actor;
    const commit = pull?.commit ?? event.headSha ?? trustedSource.commit;
    const person = login === null || !/^[\w.-]+(?:\[bot\])?$/.test(login) ? '' : ` for ${login.replace(/[_[\]]/g, '\\$&')}`;
    const place = commit === null ? '' : ` at commit ${commit.slice(0, 7)}`;
    return `<sub>By [this run of Sallyport](${url})${person}${place}.</sub>`;
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


/***/ })

};
;