"use strict";
exports.id = 7380;
exports.ids = [7380];
exports.modules = {

/***/ 37380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  belongsToOther: () => (/* binding */ belongsToOther),
  findMachineFolders: () => (/* binding */ findMachineFolders),
  repositoryAround: () => (/* binding */ repositoryAround)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/policy/files/paths.js
var paths = __webpack_require__(55559);
// EXTERNAL MODULE: ./lib/policy/files/sensitivity.js
var sensitivity = __webpack_require__(99756);
;// CONCATENATED MODULE: ./lib/platform/sandbox/linked-tools.js



const mostLinks = 300;
const mostSteps = 20;
/** Parts of an installed tool next to its `bin`; what else is there may be a project. */
const partsOfTool = ['bin', 'lib', 'lib64', 'libexec', 'share', 'node_modules', 'include', 'pyvenv.cfg'];
/**
 * What the links of a directory of the PATH lead to, with the links in between: installers of pnpm, pipx, Volta, corepack
 * and Nix put only links on the PATH. Never a directory that holds one of the private ones.
 */
function linkedTools(directory, privateFolders) {
    const shown = new Set();
    const isPrivate = (path) => privateFolders.some((folder) => (0,paths/* isInside */.FK)({ path: folder, directory: path }));
    const links = [directory, ...linksIn(directory)];
    for (const link of links.slice(0, mostLinks)) {
        const { through, real } = followed(link);
        for (const path of through)
            shown.add(path);
        if (real === null || real === directory)
            continue;
        for (const path of link === directory ? [real] : partsAround(real))
            if (!isPrivate(path))
                shown.add(path);
    }
    return [...shown];
}
/** The packages around a program of node_modules, the parts of a tool around its `bin`, otherwise the program alone. */
function partsAround(real) {
    const packages = /^(.*?\/node_modules)\//.exec(real)?.[1];
    if (packages !== undefined)
        return [packages];
    if (!/^s?bin$/.test((0,external_node_path_.basename)((0,external_node_path_.dirname)(real))))
        return [real];
    const top = (0,external_node_path_.dirname)((0,external_node_path_.dirname)(real));
    return [real, ...partsOfTool.map((name) => (0,external_node_path_.join)(top, name)).filter(isThere)];
}
function linksIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true }).flatMap((entry) => entry.isSymbolicLink() ? [(0,external_node_path_.join)(directory, entry.name)] : []);
    }
    catch {
        return [];
    }
}
/** The links on the way of a path, and what it leads to; `null` if it leads nowhere. */
function followed(path) {
    const through = [];
    let at = path;
    for (let step = 0; step < mostSteps; step += 1) {
        const link = firstLink(at);
        if (link === null)
            return { through, real: isThere(at) ? at : null };
        through.push(link);
        at = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(realOf(link)), (0,external_node_fs_.readlinkSync)(link)) + at.slice(link.length);
    }
    return { through, real: null };
}
/** The first part of a path that is a link. */
function firstLink(path) {
    const names = path.split('/').filter((name) => name !== '');
    for (const [index] of names.entries()) {
        const part = `/${names.slice(0, index + 1).join('/')}`;
        if ((0,external_node_fs_.lstatSync)(part, { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return part;
    }
    return null;
}
/** The path with the links of its directory resolved. */
function realOf(link) {
    try {
        return (0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(link)), (0,external_node_path_.basename)(link));
    }
    catch {
        return link;
    }
}
function isThere(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/machine-secrets.js



/** Keys of the machine, and what agents of CI systems keep in system directories. Each row with its source. */
const known = [
    [['/etc/shadow', '/etc/shadow-', '/etc/gshadow', '/etc/gshadow-'], 'shadow(5)'],
    [['/etc/sudoers', '/etc/sudoers.d'], 'sudoers(5)'],
    [['/etc/ssl/private'], 'Debian policy: private keys'],
    [['/etc/krb5.keytab'], 'https://web.mit.edu/kerberos/krb5-latest/doc/basic/keytab_def.html'],
    [['/etc/docker/key.json'], 'https://docs.docker.com/engine/daemon/'],
    [['/etc/rancher'], 'https://docs.k3s.io/cluster-access'],
    [['/etc/kubernetes'], 'https://kubernetes.io/docs/setup/best-practices/certificates/'],
    [['/etc/waagent'], 'https://learn.microsoft.com/azure/virtual-machines/extensions/agent-linux'],
    [
        ['/etc/ssh/ssh_host_rsa_key', '/etc/ssh/ssh_host_ecdsa_key', '/etc/ssh/ssh_host_ed25519_key'],
        'sshd_config(5), HostKey',
    ],
    [
        ['/opt/actions-runner', '/opt/runner'],
        'https://docs.github.com/actions/how-tos/manage-runners/self-hosted-runners/add-runners',
    ],
    [['/opt/vsts'], 'https://learn.microsoft.com/azure/devops/pipelines/agents/linux-agent'],
    [
        ['/opt/gitlab-runner', '/etc/gitlab-runner'],
        'https://docs.gitlab.com/runner/configuration/advanced-configuration/',
    ],
    [['/opt/atlassian/pipelines/agent'], 'https://support.atlassian.com/bitbucket-cloud/docs/runners/'],
    [['/etc/buildkite-agent'], 'https://buildkite.com/docs/agent/v3/configuration'],
    [['/etc/circleci-runner'], 'https://circleci.com/docs/machine-runner-3-configuration-reference/'],
    [['/etc/act_runner', '/etc/gitea-runner'], 'https://docs.gitea.com/usage/actions/act-runner'],
    [['/etc/forgejo-runner'], 'https://forgejo.org/docs/latest/admin/actions/runner-installation/'],
    [['/opt/buildagent/conf'], 'https://www.jetbrains.com/help/teamcity/configure-agent-installation.html'],
    [['/etc/default/jenkins', '/etc/jenkins'], 'https://www.jenkins.io/doc/book/installing/linux/'],
    [['/etc/woodpecker', '/etc/drone-runner-exec'], 'https://woodpecker-ci.org/docs/administration/configuration/agent'],
    [['/etc/vault-token'], 'https://developer.hashicorp.com/vault/docs/agent-and-proxy/autoauth/sinks/file'],
];
/** The paths of the table, for the tests. */
const knownSecrets = known.flatMap(([paths]) => paths);
/** Where programs of the system are, which everyone may read. */
const systemTops = ['/etc', '/opt', '/usr/local'];
/** Packages, which have very many files. */
const skipped = /^(?:node_modules|hostedtoolcache|_tool|site-packages|lib|share|include)$/;
const mostNames = 10_000;
const mostLevels = 6;
/** Secrets of the machine that this user could read in the directories of the system, none below another one. */
function machineSecrets(options) {
    const all = [
        ...knownSecrets.filter(isReadable),
        ...runnersOf(options),
        ...(options.tops ?? systemTops).flatMap((top) => machine_secrets_closed(top, options)),
    ];
    const unique = [...new Set(all)];
    return unique.filter((path) => !unique.some((other) => other !== path && (0,paths/* isInside */.FK)({ path, directory: other })));
}
/** The installations of runners in whose `_work` the job is. */
function runnersOf({ ofJob, userHome }) {
    return ofJob.flatMap((path) => {
        const installation = /^(\/.+?)\/_work(?:\/|$)/.exec(path)?.[1];
        return installation === undefined || (0,paths/* isInside */.FK)({ path: userHome, directory: installation }) ? [] : [installation];
    });
}
/** Files that others may not read: programs and libraries are for everyone. */
function machine_secrets_closed(top, { needed, ofJob }) {
    const found = [];
    const open = [{ path: top, level: 1 }];
    let names = 0;
    for (const { path: directory, level } of open) {
        for (const entry of entriesOf(directory)) {
            names += 1;
            if (names > mostNames)
                return found;
            const path = (0,external_node_path_.join)(directory, entry.name);
            const isDirectory = entry.isDirectory();
            if (!isDirectory && !entry.isFile())
                continue;
            const mode = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.mode ?? 0o777;
            const isAround = [...needed, ...ofJob].some((other) => (0,paths/* isInside */.FK)({ path: other, directory: path }));
            if (isDirectory && !isAround && (mode & 0o005) !== 0o005)
                found.push(path);
            else if (isDirectory && level < mostLevels && !skipped.test(entry.name))
                open.push({ path, level: level + 1 });
            // A program is no secret, and its owner may be the only one who uses it.
            else if (!isDirectory && (mode & 0o115) === 0)
                found.push(path);
        }
    }
    return found.filter(isReadable);
}
function entriesOf(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
/** Other users' secrets need no protection. */
function isReadable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/machine-folders.js






const system = [
    ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc', '/opt', '/nix', '/snap'],
    ...['/var/lib/dpkg', '/var/lib/gems', '/var/lib/ghc'],
    // Limits and numbers of processors, which build tools read.
    ...['/sys/fs/cgroup', '/sys/devices/system/cpu'],
];
/**
 * Tools that people install in their home directory. Only directories with programs and packages: their siblings may
 * contain tokens (`.cargo/credentials.toml`).
 */
const homeTools = [
    ...[
        '.cargo/bin',
        '.cargo/registry',
        '.cargo/git',
        '.rustup/toolchains',
        '.rustup/settings.toml',
        '.pyenv',
        '.rbenv',
        '.nvm',
        '.volta',
        '.asdf',
        '.jenv',
    ],
    ...[
        '.sdkman/candidates',
        '.local/bin',
        '.local/lib',
        '.local/share/uv/python',
        '.local/share/uv/tools',
        '.local/share/mise',
        '.local/share/pnpm',
    ],
    ...['.local/share/pipx', 'go/bin', 'go/pkg/mod', '.bun/bin', '.deno/bin', '.ghcup', '.npm-global'],
    ...['dotnet', 'sdk', 'shared', 'host', 'tools', 'packs', 'sdk-manifests'].map((name) => `.dotnet/${name}`),
    ...['.config/composer/vendor', '.composer/vendor', '.yarn/bin', '.fnm', '.local/share/fnm', '.goenv', '.swiftly'],
];
function findMachineFolders(options) {
    const workspace = (0,external_node_fs_.realpathSync)(options.workspace);
    const userHome = (0,external_node_path_.resolve)(options.userHome);
    const repository = repositoryAround(workspace, userHome);
    const tools = homeTools.map((name) => (0,external_node_path_.join)(userHome, name)).filter((path) => (0,external_node_fs_.existsSync)(path));
    const known = [...system, ...tools];
    const privateFolders = [workspace, userHome, options.temporary];
    const isKnown = (path) => known.some((directory) => (0,paths/* isInside */.FK)({ path, directory }));
    const onPath = options.path.split(external_node_path_.delimiter).filter((path) => path !== '');
    const roots = onPath
        .filter((path) => !isKnown(path))
        // Only named parts of such a folder are shown.
        .filter((path) => !tools.some((tool) => (0,paths/* isInside */.FK)({ path: tool, directory: path })))
        .map((path) => toolRoot(path, privateFolders));
    const linked = onPath
        .filter((path) => !system.some((directory) => (0,paths/* isInside */.FK)({ path, directory })) || path === '/usr/local/bin')
        .flatMap((path) => linkedTools(path, privateFolders))
        .filter((path) => !isKnown(path));
    const cache = options.toolCache === undefined || options.toolCache === '' ? [] : [(0,external_node_path_.resolve)(options.toolCache)];
    return {
        workspace,
        repository,
        home: (0,external_node_fs_.realpathSync)(options.home),
        temporary: (0,external_node_fs_.realpathSync)(options.temporary),
        system: [...new Set([...known, ...roots, ...linked, ...cache])],
        secrets: [
            ...machineSecrets({
                needed: [...onPath, ...cache],
                ofJob: [workspace, repository, options.home, options.temporary],
                userHome,
            }),
            ...tools.flatMap((tool) => sensitiveIn(tool, 2)),
        ],
        ...gitDirectoriesOf(repository),
    };
}
/** Credentials are near the top of a tool's folder; packages below have the names of other projects. */
function sensitiveIn(directory, depth) {
    return machine_folders_entriesOf(directory).flatMap((entry) => {
        const path = (0,external_node_path_.join)(directory, entry.name);
        if (entry.isDirectory())
            return depth > 1 ? sensitiveIn(path, depth - 1) : [];
        return (0,sensitivity/* sensitivity */.y)(path) === 'high' ? [path] : [];
    });
}
function machine_folders_entriesOf(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        // A tool can be a file.
        return [];
    }
}
/**
 * A program finds its library next to its `bin`, or to `node_modules/.bin`; the whole is not shown if it contains private
 * directories.
 */
function toolRoot(path, privateFolders) {
    const parent = (0,external_node_path_.dirname)(path);
    const isShown = ((0,external_node_path_.basename)(path) === 'bin' || path.endsWith('/node_modules/.bin')) &&
        parent !== '/' &&
        !privateFolders.some((folder) => (0,paths/* isInside */.FK)({ path: folder, directory: parent }));
    return isShown ? parent : path;
}
/**
 * The top of the repository: git and package managers need the files around a workspace below it. Never a directory with
 * the home directory of the user in it: that may be a repository too.
 */
function repositoryAround(workspace, userHome) {
    for (let directory = workspace;; directory = (0,external_node_path_.dirname)(directory)) {
        if (directory === '/' || (0,paths/* isInside */.FK)({ path: userHome, directory }))
            return workspace;
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, '.git')))
            return directory;
    }
}
/** Where the file `.git` of a worktree or submodule leads. */
function gitDirectoriesOf(repository) {
    const none = { gitDirectory: null, worktreeDirectory: null };
    const file = (0,external_node_path_.join)(repository, '.git');
    try {
        if (!(0,external_node_fs_.lstatSync)(file).isFile())
            return none;
        const named = /^gitdir: (.+)$/m.exec((0,external_node_fs_.readFileSync)(file, 'utf8'))?.[1];
        if (named === undefined)
            return none;
        const directory = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(repository, named));
        const common = (0,external_node_path_.join)(directory, 'commondir');
        if (!(0,external_node_fs_.existsSync)(common))
            return { gitDirectory: directory, worktreeDirectory: null };
        return {
            gitDirectory: (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(directory, (0,external_node_fs_.readFileSync)(common, 'utf8').trim())),
            worktreeDirectory: directory,
        };
    }
    catch {
        return none;
    }
}
/** Whether the files of the workspace belong to another user than this process. */
function belongsToOther(workspace) {
    return (0,external_node_fs_.statSync)(workspace).uid !== (process.getuid?.() ?? 0);
}


/***/ })

};
;