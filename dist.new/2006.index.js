"use strict";
exports.id = 2006;
exports.ids = [2006,7380];
exports.modules = {

/***/ 17340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isPublicAddress),
/* harmony export */   i: () => (/* binding */ createPublicLookup)
/* harmony export */ });
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_dns_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_1__);


/**
 * Addresses of this machine, its network and its cloud (169.254.169.254), by the registries of IANA. The list of Node.js compares an IPv4 address
 * inside an IPv6 one (`::ffff:127.0.0.1`) with the rows for IPv4.
 */
const internal = [
    ['0.0.0.0', 8, 'ipv4'],
    ['10.0.0.0', 8, 'ipv4'],
    ['100.64.0.0', 10, 'ipv4'],
    ['127.0.0.0', 8, 'ipv4'],
    ['168.63.129.16', 32, 'ipv4'],
    ['169.254.0.0', 16, 'ipv4'],
    ['172.16.0.0', 12, 'ipv4'],
    ['192.0.0.0', 24, 'ipv4'],
    ['192.0.2.0', 24, 'ipv4'],
    ['192.88.99.0', 24, 'ipv4'],
    ['192.168.0.0', 16, 'ipv4'],
    ['198.18.0.0', 15, 'ipv4'],
    ['198.51.100.0', 24, 'ipv4'],
    ['203.0.113.0', 24, 'ipv4'],
    ['224.0.0.0', 3, 'ipv4'],
    ['::', 96, 'ipv6'],
    ['64:ff9b::', 96, 'ipv6'],
    ['64:ff9b:1::', 48, 'ipv6'],
    ['100::', 64, 'ipv6'],
    ['2001::', 23, 'ipv6'],
    ['2001:db8::', 32, 'ipv6'],
    ['2002::', 16, 'ipv6'],
    ['3fff::', 20, 'ipv6'],
    // Only 2000::/3 is assigned to the internet.
    ['4000::', 2, 'ipv6'],
    ['8000::', 1, 'ipv6'],
];
const blockList = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
for (const [network, prefix, family] of internal)
    blockList.addSubnet(network, prefix, family);
function isPublicAddress(address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
    return family !== 0 && !blockList.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
/** RFC 1918, RFC 6598 and RFC 4193: what an organization gives to its own servers. */
const privateList = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
for (const [network, prefix] of [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['100.64.0.0', 10],
])
    privateList.addSubnet(network, prefix, 'ipv4');
privateList.addSubnet('fc00::', 7, 'ipv6');
function isPrivateAddress(address) {
    return privateList.check(address, (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address) === 6 ? 'ipv6' : 'ipv4');
}
const resolveName = async (host) => await (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(host, { all: true });
/**
 * One answer counts, and the connection goes to the address that was checked: a name that resolves differently the
 * second time gains nothing. One internal address among public ones is refused as well.
 */
function createPublicLookup(resolve = resolveName) {
    return async (host, mayBePrivate = false) => {
        const addresses = await resolve(host).catch(() => []);
        const [answer] = addresses;
        if (answer === undefined)
            return { refused: `the name ${host} cannot be resolved`, isUnknown: true };
        if (addresses.every(({ address }) => isPublicAddress(address)))
            return answer;
        const isPrivate = addresses.every(({ address }) => isPrivateAddress(address));
        if (isPrivate && mayBePrivate)
            return answer;
        const wayOut = isPrivate ? '; a Network rule with its full name permits a server of the private network' : '';
        return { refused: `${host} has an address of this machine or its network${wayOut}` };
    };
}


/***/ }),

/***/ 95168:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ joinStreams)
/* harmony export */ });
/**
 * Passes bytes on in both directions until both have ended. One side may end its direction and still receive: an end is
 * passed on after the bytes before it, and only a failure ends the other direction too.
 */
function joinStreams(left, right) {
    for (const [from, to] of [
        [left, right],
        [right, left],
    ]) {
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
            if (!from.readableEnded)
                to.destroy();
        });
    }
}


/***/ }),

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


/***/ }),

/***/ 32006:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createSandbox: () => (/* binding */ createSandbox)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/process/program-path.js
var program_path = __webpack_require__(64666);
// EXTERNAL MODULE: ./lib/policy/files/paths.js
var files_paths = __webpack_require__(55559);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/policy/host-pattern.js
var host_pattern = __webpack_require__(86990);
// EXTERNAL MODULE: ./lib/platform/net/proxy.js
var net_proxy = __webpack_require__(52758);
// EXTERNAL MODULE: ./lib/platform/net/public-address.js
var public_address = __webpack_require__(17340);
// EXTERNAL MODULE: ./lib/platform/sandbox/join-streams.js
var join_streams = __webpack_require__(95168);
;// CONCATENATED MODULE: ./lib/platform/sandbox/egress.js






/** Programs of the same call. Some clients read networks, some only names and addresses. */
const withoutProxy = ['localhost', '.localhost', '127.0.0.1', '127.0.0.0/8', '::1', '0.0.0.0', (0,external_node_os_.hostname)()].join(',');
/**
 * By them, tools send no reports on their use, which no rule would permit. Each is documented by its tool; DO_NOT_TRACK at
 * https://consoledonottrack.com
 */
const withoutTelemetry = {
    ...Object.fromEntries([
        ...['DO_NOT_TRACK', 'TURBO_TELEMETRY_DISABLED', 'NEXT_TELEMETRY_DISABLED', 'ASTRO_TELEMETRY_DISABLED'],
        ...['GATSBY_TELEMETRY_DISABLED', 'NUXT_TELEMETRY_DISABLED', 'STORYBOOK_DISABLE_TELEMETRY', 'CHECKPOINT_DISABLE'],
        ...[
            'DOTNET_CLI_TELEMETRY_OPTOUT',
            'POWERSHELL_TELEMETRY_OPTOUT',
            'HF_HUB_DISABLE_TELEMETRY',
            'EXPO_NO_TELEMETRY',
        ],
    ].map((name) => [name, '1'])),
    NG_CLI_ANALYTICS: 'false',
    WRANGLER_SEND_METRICS: 'false',
    SCARF_ANALYTICS: 'false',
    SAM_CLI_TELEMETRY: '0',
    YARN_ENABLE_TELEMETRY: '0',
};
/** Where tools send such reports nevertheless: refused without a denial, since nobody should permit them. */
const telemetryHost = /^(?:telemetry\.(?:vercel\.com|nextjs\.org|astro\.build|nuxt\.com|yarnpkg\.com)|analytics\.gatsbyjs\.com|checkpoint(?:-api\.hashicorp\.com|\.prisma\.io)|sparrow\.cloudflare\.com|dc\.services\.visualstudio\.com|(?:.*\.)?scarf\.sh|www\.google-analytics\.com|api\.segment\.io|(?:(?:us|eu)\.i|app)\.posthog\.com|(?:.*\.)?ingest\.(?:\w+\.)?sentry\.io)$/;
/** They lead the programs of commands to the proxy; `%PROXY%` is its address. */
const egressVariables = {
    ...Object.fromEntries(['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'].map((name) => [
        name,
        'http://%PROXY%',
    ])),
    NO_PROXY: withoutProxy,
    no_proxy: withoutProxy,
    // Node.js from 24 reads the variables above only if this is set.
    NODE_USE_ENV_PROXY: '1',
    npm_config_update_notifier: 'false',
    ...withoutTelemetry,
};
/** Build tools on the JVM read no proxy variables. Names of this machine are excepted by the JVM itself. */
const jvmProxy = ['http', 'https'].flatMap((scheme) => [
    `-D${scheme}.proxyHost=127.0.0.1`,
    `-D${scheme}.proxyPort=%PROXYPORT%`,
]);
/** The variables of a command with those that lead to the proxy; options that the workflow passes are kept. */
function withEgress(env, { variables }) {
    const ofJvm = ['MAVEN_OPTS', 'GRADLE_OPTS', 'SBT_OPTS'].map((name) => {
        const given = env[name] ?? '';
        return [name, [...(given === '' ? [] : [given]), ...jvmProxy].join(' ')];
    });
    return { ...env, ...variables, ...Object.fromEntries(ofJvm) };
}
const mostBlocked = 20;
function createEgress({ lookup = (0,public_address/* createPublicLookup */.i)(), upstream = {} }) {
    const reached = new Set();
    const blockedHosts = new Set();
    return {
        hosts: () => ({ reached: [...reached], blocked: [...blockedHosts] }),
        begin(network) {
            const blocked = new Map();
            const admit = createAdmit(network, { lookup, upstream }, {
                reached: (shown) => reached.add(shown),
                blocked: (shown, attempt) => {
                    blockedHosts.add(shown);
                    if (blocked.size < mostBlocked)
                        blocked.set(shown, attempt);
                },
            });
            const sockets = new Set();
            let proxy = null;
            return {
                ports: openPorts(network),
                variables: egressVariables,
                blocked: () => [...blocked.values()],
                connect(socket, target) {
                    sockets.add(socket);
                    socket.on('close', () => sockets.delete(socket));
                    const port = /^port (\d{1,5})$/.exec(target)?.[1];
                    if (port !== undefined && openPorts(network).includes(Number(port)))
                        relay(socket, Number(port));
                    else if (target === 'proxy') {
                        proxy ??= __webpack_require__.e(/* import() */ 8448).then(__webpack_require__.bind(__webpack_require__, 88448)).then(({ createProxyServer }) => createProxyServer(admit));
                        proxy.then((serve) => serve(socket), () => socket.destroy());
                    }
                    else
                        socket.destroy();
                },
                end: () => {
                    for (const socket of sockets)
                        socket.destroy();
                },
            };
        },
    };
}
/** Each once: two rules may name the same port. */
function openPorts({ allow }) {
    const ports = allow.flatMap(({ host, port }) => (host === 'localhost' || host === '127.0.0.1') && port !== null ? [port] : []);
    return [...new Set(ports)];
}
function relay(socket, port) {
    const service = (0,external_node_net_.connect)({ host: '127.0.0.1', port, allowHalfOpen: true });
    (0,join_streams/* joinStreams */.S)(socket, service);
}
function createAdmit(network, { lookup, upstream }, on) {
    return async (host, port, scheme) => {
        const shown = (0,host_pattern/* showHost */.CT)(host, port);
        const block = (reason, suggest = []) => {
            on.blocked(shown, { label: `connect ${host}:${String(port)}`, reason, suggest });
            return { refused: reason };
        };
        if (network.deny.some((pattern) => (0,host_pattern/* deniesHost */.ho)(pattern, host, port)))
            return block(`a rule denies connecting to ${shown}`);
        const covering = network.allow.filter((pattern) => (0,host_pattern/* coversHost */.LM)(pattern, host, port));
        if (covering.length === 0 && telemetryHost.test(host))
            return { refused: `${shown} receives telemetry` };
        if (covering.length === 0)
            return block(`no rule allows connecting to ${shown}`, [`Network(${shown})`]);
        const resolved = await lookup(host, covering.some(({ mayBePrivate }) => mayBePrivate === true));
        const proxy = upstream[scheme];
        const via = proxy === undefined || (0,net_proxy.isExcepted)(host, proxy) ? null : proxy;
        // Behind a proxy, a machine often cannot resolve names of other networks. One that it can must still be public.
        if ('refused' in resolved && (via === null || resolved.isUnknown !== true))
            return block(resolved.refused);
        on.reached(shown);
        return via === null ? resolved : { via };
    };
}

// EXTERNAL MODULE: ./lib/platform/sandbox/machine-folders.js + 2 modules
var machine_folders = __webpack_require__(37380);
;// CONCATENATED MODULE: ./lib/platform/sandbox/plan.js
const noMovingFile = { inode: '', paths: [] };
/** The form that launcher.pl reads. No value can contain NUL: neither paths nor arguments nor variables can. */
function encodePlan(plan) {
    const { limits } = plan;
    const records = [
        ['mode', plan.mode],
        ['privilege', plan.privilege],
        ['uid', plan.uid],
        ['gid', plan.gid],
        ['files', plan.keepsFileCapabilities ? 1 : 0],
        ['call', plan.call],
        ['proxy', 1],
        ...plan.zones.map((path) => ['zone', path]),
        ...plan.view.flatMap(([kind, path, { inode, paths } = noMovingFile]) => [
            [kind, path],
            ...(inode === '' ? [] : [['inode', inode]]),
            ...paths.map((other) => ['also', other]),
        ]),
        ...plan.ports.map((port) => ['port', port]),
        ...plan.sockets.map((path) => ['socket', path]),
        ['processes', limits.processes],
        ['memory', limits.memoryBytes],
        ['file', limits.fileBytes],
        ['program', plan.program],
        ...plan.argv.map((word) => ['arg', word]),
        ['cwd', plan.cwd],
        ...Object.entries(plan.env).map(([name, value]) => ['env', `${name}=${value}`]),
        ...(plan.landlockAbi === undefined ? [] : [['abi', plan.landlockAbi]]),
    ];
    return records.map(([key, value]) => `${key}=${String(value)}`).join('\0');
}

// EXTERNAL MODULE: ./lib/platform/files/follow-links.js
var follow_links = __webpack_require__(75897);
// EXTERNAL MODULE: ./lib/platform/files/own-writes.js
var own_writes = __webpack_require__(55319);
;// CONCATENATED MODULE: ./lib/platform/sandbox/protected-copies.js




const mostBytes = 16_000_000;
/** A command can make paths that are too long to be opened: nothing else finds a file there either. */
function statOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function isDirectoryAt(path) {
    return statOf(path)?.isDirectory() === true;
}
const placeOf = (path) => (0,follow_links/* followLinks */.n)((0,external_node_path_.dirname)(path)).real;
/** What is held is not copied: `withHeld` does that when it is needed. */
function copiesOf(all, held = new Map()) {
    const paths = all.filter((path) => !path.endsWith('/.git'));
    const identify = identities();
    const mountable = paths.filter((path) => statOf(path)?.isSymbolicLink() === false);
    return {
        copies: copyAll(paths.filter((path) => !held.has(path)).map((path) => ({ path, at: path }))),
        places: new Map(paths.map((path) => [path, placeOf(path)])),
        around: new Map(mountable.map((path) => [path, identify((0,external_node_path_.dirname)(path))])),
    };
}
/** Copies held directories from where they are now. */
function withHeld({ copies, places, around }, held) {
    const wanted = [...held].filter(([path]) => places.has(path));
    // With the dot, this is the directory and not a link to it.
    const copied = copyAll(wanted.map(([path, descriptor]) => ({ path, at: `/proc/self/fd/${String(descriptor)}/.` })));
    return { copies: new Map([...copies, ...copied]), places, around };
}
/** Small files first: most of them are configuration. Sallyport may remove its own files at the same time. */
function copyAll(watched) {
    const copies = new Map();
    const leaves = watched.flatMap(({ path, at }) => leavesBelow(at).flatMap((leaf) => {
        const stat = statOf(leaf);
        return stat === undefined ? [] : [{ leaf, path: (0,external_node_path_.join)(path, (0,external_node_path_.relative)(at, leaf)), stat, watched: path }];
    }));
    let bytes = 0;
    for (const { leaf, path, stat, watched } of leaves.sort((a, b) => a.stat.size - b.stat.size)) {
        bytes += stat.size;
        const content = contentOf(leaf, bytes > mostBytes ? null : stat);
        if (content !== null)
            copies.set(path, { content, mode: stat.mode & 0o777, watched });
    }
    return copies;
}
/** A process can have only so many open. */
const mostHeld = 100;
/** Holds the directories among the paths, which can have very many files. */
function holdDirectories(paths) {
    const held = new Map();
    const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = external_node_fs_.constants;
    for (const path of paths.filter(isDirectoryAt).slice(0, mostHeld)) {
        try {
            held.set(path, (0,external_node_fs_.openSync)(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW));
        }
        catch {
            // It is copied, as far as it is readable.
        }
    }
    return held;
}
function releaseDirectories(held) {
    for (const descriptor of held.values())
        (0,external_node_fs_.closeSync)(descriptor);
}
/** The newer copies replace the older ones. */
function withCopies(older, newer) {
    return {
        copies: new Map([...older.copies, ...newer.copies]),
        places: new Map([...older.places, ...newer.places]),
        around: new Map([...older.around, ...newer.around]),
    };
}
/** Without the paths that mounts have kept, since the directories around them are the same: no command can change these. */
function withoutKept({ copies, places, around }) {
    const identify = identities();
    const isKept = (path) => around.get(path) === identify((0,external_node_path_.dirname)(path));
    return {
        copies: new Map([...copies].filter(([, { watched }]) => !isKept(watched))),
        places: new Map([...places].filter(([path]) => !isKept(path))),
        around,
    };
}
/** Identifies a directory and all above it. */
function identities() {
    const known = new Map();
    const identify = (directory) => {
        const earlier = known.get(directory);
        if (earlier !== undefined)
            return earlier;
        const stat = statOf(directory);
        const id = `${String(stat?.dev)}:${String(stat?.ino)}`;
        const ids = directory === '/' ? id : `${identify((0,external_node_path_.dirname)(directory))} ${id}`;
        known.set(directory, ids);
        return ids;
    };
    return identify;
}
/** `null` if it is gone. Opening a FIFO would wait for its writer. */
function contentOf(path, stat) {
    try {
        if (stat?.isFile() === true)
            return (0,external_node_fs_.readFileSync)(path);
        if (stat?.isSymbolicLink() === true)
            return { target: (0,external_node_fs_.readlinkSync)(path) };
    }
    catch {
        // It is gone, or not readable for this user.
    }
    const version = (0,own_writes/* fileVersion */.fB)(path);
    return version === null ? null : { version };
}
function leavesBelow(path) {
    const stat = statOf(path);
    if (stat === undefined)
        return [];
    const names = stat.isDirectory() ? namesIn(path) : null;
    return names === null ? [path] : names.flatMap((name) => leavesBelow((0,external_node_path_.join)(path, name)));
}
/** `null` if it is not readable. */
function namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/view.js




/** Parts of `.git` that make git run programs: never writable, even if a rule allows it. */
const gitCode = ['config', 'config.worktree', 'hooks', 'info', 'modules', 'worktrees', 'commondir'];
/** The same of the directory for a worktree. */
const worktreeFiles = ['config.worktree', 'commondir', 'gitdir'];
/** What one command sees, in the order in which it is placed: later entries cover earlier ones. */
function viewOf(needs, folders, { withheld: found, outside, level, home }) {
    const withheld = { ...found, hidden: hiddenFrom(needs, found), readOnly: readOnlyFor(needs, found) };
    return [
        ...(level === 'full' ? systemByMounts(folders) : systemByRights(folders)),
        ...outside.flatMap((directory) => level === 'full' ? outsideByMounts(needs, directory) : outsideByRights(needs, directory, withheld)),
        ...needs.reads
            .flatMap((path) => [path, realPath(path)])
            .filter((path) => !isPrivate(path, folders))
            .map((path) => ['ro', path]),
        ...(home === null ? [] : [home.home, home.temporary].map((path) => ['rw', path])),
        ...(level === 'full' ? workspaceByMounts(needs, folders, withheld) : workspaceByRights(needs, folders, withheld)),
        ...gitView(needs, folders),
        ...outsideWrites(needs, folders),
    ];
}
/** Code of the repository works with databases and logs, and hooks see the workspace as it is. */
function hiddenFrom({ writes, deletes = [], onlyDeletes, seesHidden }, { hidden, hiddenFromPrograms }) {
    if (seesHidden === true)
        return [];
    if (writes === null)
        return hidden;
    const all = [...hidden, ...hiddenFromPrograms];
    // What it may delete with its directory, it cannot show to anyone, and a mount would keep it.
    return onlyDeletes === true ? all.filter((path) => !deletes.some((directory) => (0,files_paths/* isInside */.FK)({ path, directory }))) : all;
}
/** Git alone changes repositories in the workspace too, except for what makes git run programs. */
function readOnlyFor({ changesGit, judgedByWords }, { readOnly }) {
    if (!changesGit || judgedByWords !== true)
        return readOnly;
    return readOnly.flatMap((path) => (path.endsWith('/.git') ? gitCode.map((name) => (0,external_node_path_.join)(path, name)) : [path]));
}
/** The HOME and TMPDIR that a command sees; `null` for none. */
function homeOf({ home }, { home: usual, temporary }) {
    return home === undefined ? { home: usual, temporary } : home;
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}
function systemByMounts({ system, secrets }) {
    // The tool cache of a runner is in its installation.
    const isLater = (path) => secrets.some((secret) => path !== secret && (0,files_paths/* isInside */.FK)({ path, directory: secret }));
    const show = (path) => ['ro', path];
    return [
        ...system.filter((path) => !isLater(path)).map(show),
        ...secrets.map((path) => ['mask', path]),
        ...system.filter(isLater).map(show),
    ];
}
const systemRights = new WeakMap();
/** The same for every command of a job. */
function systemByRights(folders) {
    const known = systemRights.get(folders);
    if (known !== undefined)
        return known;
    const { system, secrets } = folders;
    const entries = system.flatMap((path) => secrets.some((secret) => (0,files_paths/* isInside */.FK)({ path: secret, directory: path }))
        ? [['list', path], ...around(path, secrets)]
        : [['ro', path]]);
    systemRights.set(folders, entries);
    return entries;
}
function isPrivate(path, { workspace, home, temporary }) {
    return [workspace, home, temporary].some((directory) => (0,files_paths/* isInside */.FK)({ path, directory }));
}
function outsideByMounts({ writes }, { path, isWritable, readOnly, hidden }) {
    const isChanged = isWritable && writes === null;
    return [
        [isChanged ? 'rw' : 'ro', path],
        ...(isChanged ? readOnly : []).map((protectedPath) => ['ro', protectedPath]),
        ...hidden.map((hiddenPath) => ['mask', hiddenPath]),
    ];
}
function outsideByRights({ writes }, { path, isWritable, hidden }, withheld) {
    if (isWritable && writes === null)
        return [['rw', path]];
    const all = [...hidden, ...withheld.hidden.filter((hiddenPath) => (0,files_paths/* isInside */.FK)({ path: hiddenPath, directory: path }))];
    return all.length === 0 ? [['ro', path]] : [['list', path], ...aroundWithoutLinks(path, all)];
}
function workspaceByMounts(needs, folders, withheld) {
    const { workspace } = folders;
    const hidden = withheld.hidden.map((path) => ['mask', path]);
    if (needs.writes === null)
        return [['rw', workspace], ...withheld.readOnly.map((path) => ['ro', path]), ...hidden];
    const written = needs.writes.filter((path) => (0,files_paths/* isInside */.FK)({ path, directory: workspace }));
    const parents = writableParents(written, needs, workspace);
    const siblings = parents.flatMap((parent) => directoriesIn(parent).filter((directory) => !contains(written, directory)));
    const readOnly = withheld.readOnly.filter((path) => !contains(written, path));
    return [
        ['ro', workspace],
        ...parents.map((path) => ['rw', path]),
        ...siblings.map((path) => ['ro', path]),
        ...(parents.length === 0 ? [] : readOnly.map((path) => ['ro', path])),
        ...hidden,
    ];
}
/**
 * Landlock only adds rights: nothing can be taken away below a directory with them. For a command that writes nothing
 * in the workspace, the files around hidden ones are listed; code of the repository reads what is below the workspace.
 */
function workspaceByRights(needs, folders, withheld) {
    const { workspace } = folders;
    if (needs.writes === null)
        return [['rw', workspace]];
    const written = needs.writes.filter((path) => (0,files_paths/* isInside */.FK)({ path, directory: workspace }));
    const rights = writableParents(written, needs, workspace).map((path) => ['rw', path]);
    if (withheld.hidden.length === 0)
        return [['ro', workspace], ...rights];
    return [['list', workspace], ...aroundWithoutLinks(workspace, withheld.hidden), ...rights];
}
function around(directory, hidden) {
    return view_namesIn(directory).flatMap((name) => {
        const path = (0,external_node_path_.join)(directory, name);
        if (hidden.includes(path))
            return [];
        return hidden.some((hiddenPath) => (0,files_paths/* isInside */.FK)({ path: hiddenPath, directory: path }))
            ? around(path, hidden)
            : [['ro', path]];
    });
}
/** Without links: rights are for what a link leads to, and that of a checkout can lead anywhere. */
function aroundWithoutLinks(directory, hidden) {
    return around(directory, hidden).filter(([, path]) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true);
}
function gitView(needs, { repository, gitDirectory, worktreeDirectory }) {
    const inside = (0,external_node_path_.join)(repository, '.git');
    const directory = gitDirectory ?? inside;
    if ((0,external_node_fs_.lstatSync)(directory, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [];
    if (!needs.changesGit)
        return [['ro', directory]];
    const code = gitCodeFor(needs).map((name) => ['ro', (0,external_node_path_.join)(directory, name)]);
    if (worktreeDirectory === null)
        return [['rw', directory], ...code];
    const worktreeCode = worktreeFiles.map((name) => ['ro', (0,external_node_path_.join)(worktreeDirectory, name)]);
    return [['rw', directory], ...code, ['rw', worktreeDirectory], ...worktreeCode];
}
/** Git alone adds and removes the repositories in its own directory. */
function gitCodeFor({ judgedByWords, gitParts = [] }) {
    if (judgedByWords !== true || !gitParts.includes('repositories'))
        return gitCode;
    return gitCode.filter((name) => name !== 'modules' && name !== 'worktrees');
}
/** Paths outside the workspace that the rules name. */
function outsideWrites(needs, folders) {
    const outside = (needs.writes ?? []).filter((path) => !isPrivate(path, folders));
    return [...new Set(outside.map((path) => writableParent(path, '/')))]
        .filter((path) => path !== '/')
        .map((path) => ['rw', path]);
}
/** Moving or removing a directory changes the one above it. A directory that is placed on its own allows neither. */
function writableParents(written, { deletes = [] }, top) {
    const changed = written.map((path) => (deletes.includes(path) && path !== top ? (0,external_node_path_.dirname)(path) : path));
    return [...new Set(changed.map((path) => writableParent(path, top)))];
}
/** A program replaces a file by renaming another one over it, so the directory must be writable. */
function writableParent(path, top) {
    let directory = isDirectoryAt(path) ? path : (0,external_node_path_.dirname)(path);
    while (directory !== top && !isDirectoryAt(directory))
        directory = (0,external_node_path_.dirname)(directory);
    return directory;
}
function contains(paths, directory) {
    return paths.some((path) => (0,files_paths/* isInside */.FK)({ path, directory }));
}
function directoriesIn(directory) {
    return view_namesIn(directory)
        .map((name) => (0,external_node_path_.join)(directory, name))
        .filter(isDirectoryAt);
}
function view_namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory);
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./lib/platform/files/held-directory.js
var held_directory = __webpack_require__(16057);
;// CONCATENATED MODULE: ./lib/platform/sandbox/withheld-paths.js



const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = external_node_fs_.constants;
const mostNames = 100_000;
const mostPaths = 3_000;
const namesPerStep = 2_000;
/** Packages: their files have the names of other projects, and there are too many of them. */
const skipped = /^(?:node_modules|\.venv|venv|target|__pycache__)$/;
/** A name that no rule is likely to mention: the answer for it is the answer for any new file of the directory. */
const newFile = 'new-file';
/** A directory may change again within the resolution of its time. */
const resolutionMs = 50;
/**
 * Searches the workspace, except for one directory; examines only directories that changed since the last search. Yields
 * to other work, since the first search usually runs while the model is asked.
 */
async function findWithheldPaths(workspace, rules, known, skippedDirectory = null) {
    const [readOnly, hidden, hiddenFromPrograms] = [[], [], []];
    const real = realOf(workspace);
    const open = [{ path: workspace, isReadOnly: false }];
    let [names, steps] = [0, 0];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const examined = examine(next.path, rules, { workspace, real, known });
        names += examined.names;
        if (names >= steps * namesPerStep) {
            steps += 1;
            await new Promise(setImmediate);
        }
        for (const { path, isDirectory, isLeaf, mayRead, mayCodeRead, mayWrite } of examined.entries) {
            if (path === skippedDirectory)
                continue;
            if (!mayRead) {
                (mayCodeRead ? hiddenFromPrograms : hidden).push(path);
                continue;
            }
            const isReadOnly = next.isReadOnly || !mayWrite;
            if (isReadOnly && !next.isReadOnly)
                readOnly.push(path);
            if (isDirectory && !isLeaf)
                open.push({ path, isReadOnly });
        }
        const paths = readOnly.length + hidden.length + hiddenFromPrograms.length;
        if (names > mostNames || paths > mostPaths)
            return { readOnly, hidden, hiddenFromPrograms, isPartial: true };
    }
    return { readOnly, hidden, hiddenFromPrograms, isPartial: false };
}
function examine(directory, rules, { workspace, real, known }) {
    const changedMs = changeTimeOf(directory);
    const earlier = known.get(directory);
    if (earlier?.changedMs === changedMs)
        return earlier;
    const dirents = entriesOf(directory, real + directory.slice(workspace.length));
    const entries = dirents.flatMap((entry) => {
        const isDirectory = entry.isDirectory();
        const isLink = entry.isSymbolicLink();
        // Also of a repository in it: the files say what git runs there.
        const isGit = entry.name === '.git';
        if (isDirectory && !isGit && skipped.test(entry.name))
            return [];
        const path = `${directory}/${entry.name}`;
        const asked = isDirectory ? `${path}/${newFile}` : path;
        // What a link leads to is examined at its own path. Here, its name counts, for a file and for a directory.
        const mayRead = isGit || isLink || rules.mayRead(asked);
        const mayWrite = rules.mayWrite(asked) && (!isLink || rules.mayWrite(`${path}/${newFile}`));
        // A file that may be read and written does not matter.
        const mayCodeRead = mayRead || (rules.mayCodeRead ?? rules.mayRead)(asked);
        return isDirectory || !mayRead || !mayWrite
            ? [{ path, isDirectory, isLeaf: isGit, mayRead, mayCodeRead, mayWrite }]
            : [];
    });
    const examined = { changedMs, names: dirents.length, entries };
    if (Date.now() - changedMs > resolutionMs)
        known.set(directory, examined);
    else
        known.delete(directory);
    return examined;
}
/** Commands can make directories whose paths are too long. */
function changeTimeOf(directory) {
    try {
        return (0,external_node_fs_.lstatSync)(directory, { throwIfNoEntry: false })?.ctimeMs ?? 0;
    }
    catch {
        return 0;
    }
}
/** Never through a link: a command may put one in the place of a directory at any time. */
function entriesOf(directory, real) {
    try {
        const descriptor = (0,external_node_fs_.openSync)(directory, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
        try {
            const base = held_directory/* hasDescriptorPaths */.Wt ? `/proc/self/fd/${String(descriptor)}` : directory;
            return (0,held_directory/* isAtPath */.jg)(descriptor, real) ? (0,external_node_fs_.readdirSync)(base, { withFileTypes: true }) : [];
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch {
        return [];
    }
}
function realOf(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}
/** The path for people. */
function workspacePath(path, workspace) {
    return (0,external_node_path_.relative)(workspace, path).replaceAll('\\', '/');
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/confine.js








/** Prepares the start of a command with the launcher. */
async function confineByLauncher(command, candidate, parts) {
    const level = candidate.level === 'landlock' ? 'landlock' : 'full';
    const { needs } = command;
    const { watch } = parts;
    const [withheld, outside] = await Promise.all([watch.current(), watch.outside()]);
    const call = parts.newCall();
    const events = [];
    const session = parts.egress.begin(needs.network);
    const line = parts.control.add(call, {
        onLine: (text) => void events.push(text),
        onConnection: (socket, target) => session.connect(socket, target),
    });
    const plan = (0,external_node_path_.join)(parts.directory, call);
    const { bridge } = command;
    const view = [
        ...viewOf(needs, parts.folders, { withheld, outside, level, home: homeOf(command, parts.folders) }),
        ...(bridge === undefined ? [] : [['ro', bridge.directory]]),
    ];
    const sockets = bridge === undefined ? [] : [bridge.socket];
    const zones = zonesOf(parts.folders, outside);
    const shown = withMoving(view, watch.moving());
    const machine = { mode: level, call, zones, view: shown, sockets, ports: session.ports };
    const launch = { ...identityOf(candidate, parts), ...machine };
    const { argv, cwd } = command;
    const env = withEgress(command.env, session);
    (0,external_node_fs_.writeFileSync)(plan, encodePlan({ ...launch, limits: parts.limits, program: command.program, argv, cwd, env }), {
        mode: 0o600,
    });
    const prefix = parts.simulated?.prefix ?? [];
    const words = [...prefix, parts.perl, parts.launchers[level], plan];
    const [program, args] = candidate.privilege === 'sudo' && parts.sudo !== null
        ? [parts.sudo, ['-n', ...words]]
        : [words[0] ?? parts.perl, words.slice(1)];
    // At last: what it begins ends only with the command.
    const mayChange = needs.writes === null || needs.writes.length > 0;
    const restore = mayChange ? await watch.begin(level, needs) : null;
    return {
        program,
        args,
        env: {},
        cwd: '/',
        kill: line.kill,
        end: async (exitCode) => {
            await line.finish();
            session.end();
            (0,external_node_fs_.rmSync)(plan, { force: true });
            const changed = restore === null ? [] : await restore(exitCode);
            const toBlocked = (path) => hiddenWrite(path, parts.folders.workspace);
            return {
                startError: textsOf(events, 'failed')[0] ?? null,
                exceeded: exceededClause(textsOf(events, 'limit')[0] ?? null),
                blocked: [...session.blocked(), ...textsOf(events, 'hidden').map(toBlocked), ...changed],
                unseen: [...textsOf(events, 'unseen'), ...keptFrom(needs, shown)]
                    .filter((path) => (0,files_paths/* isInside */.FK)({ path, directory: parts.folders.workspace }))
                    .map((path) => workspacePath(path, parts.folders.workspace)),
            };
        },
    };
}
/** Where other commands may be writing. */
function zonesOf({ workspace, repository, gitDirectory, worktreeDirectory }, outside) {
    const git = [gitDirectory ?? (0,external_node_path_.join)(repository, '.git'), worktreeDirectory].filter((path) => path !== null);
    const writable = outside.filter(({ isWritable }) => isWritable).map(({ path }) => path);
    const apart = [...git, ...writable].filter((path) => !(0,files_paths/* isInside */.FK)({ path, directory: workspace }));
    return [...new Set([workspace, ...apart])];
}
/** While another command runs, hidden files are found by what identifies them: it could move them at any time. */
function withMoving(view, moving) {
    const paths = new Set(moving.flatMap((file) => file.paths));
    const others = view.filter(([kind, path]) => kind !== 'mask' || !paths.has(path));
    return [...others, ...moving.map((file) => ['mask', file.paths[0] ?? '', file])];
}
/** Hidden files in what a command should have deleted: their mounts keep them. */
function keptFrom({ deletes = [] }, view) {
    const hidden = view.flatMap(([kind, path]) => (kind === 'mask' ? [path] : []));
    return hidden.filter((path) => deletes.some((directory) => (0,files_paths/* isInside */.FK)({ path, directory })) && (0,external_node_fs_.existsSync)(path));
}
/** A command has tried to write to a hidden file. */
function hiddenWrite(path, workspace) {
    const shown = workspacePath(path, workspace);
    const rule = `Read(${shown})`;
    return {
        label: `write ${shown}`,
        reason: `${shown} is hidden, so the write failed; the rule ${rule} would show it to commands`,
        suggest: [rule],
    };
}
/** As whom the command runs: as the user of this process, whatever the launcher runs as. */
function identityOf({ privilege }, { folders, simulated }) {
    return {
        privilege: privilege === 'user' ? 'user' : 'root',
        uid: process.getuid?.() ?? 0,
        gid: process.getgid?.() ?? 0,
        keepsFileCapabilities: privilege !== 'sudo' && (0,machine_folders.belongsToOther)(folders.workspace),
        ...(simulated?.landlockAbi === undefined ? {} : { landlockAbi: simulated.landlockAbi }),
    };
}
function textsOf(events, kind) {
    return events.filter((event) => event.startsWith(`${kind} `)).map((event) => event.slice(kind.length + 1));
}
function exceededClause(text) {
    if (text === null)
        return null;
    const [what, amount] = text.split(' ');
    return what === 'memory'
        ? `it used more than ${String(Math.round(Number(amount) / 1_048_576))} MB of memory`
        : `it started more than ${String(amount)} processes`;
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/control.js



/** Creates the socket in a directory that only this user can enter, and no command can see. */
function createControl(directory) {
    const calls = new Map();
    const descriptor = hasLongPath(directory) ? (0,external_node_fs_.openSync)(directory, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY) : null;
    const server = (0,external_node_net_.createServer)({ allowHalfOpen: true }, (socket) => greet(socket, calls));
    const listening = new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen((0,external_node_path_.join)(descriptor === null ? directory : `/proc/self/fd/${String(descriptor)}`, 'control'), resolve);
    });
    // The socket must not keep a finished run alive.
    server.unref();
    return {
        listening,
        add(call, events) {
            const sockets = new Set();
            let onEnd = () => undefined;
            const ended = new Promise((resolve) => {
                onEnd = resolve;
            });
            calls.set(call, { ...events, sockets, onEnd });
            const kill = () => {
                calls.delete(call);
                for (const socket of sockets)
                    socket.destroy();
                onEnd();
            };
            return {
                kill,
                async finish() {
                    const timer = setTimeout(kill, reportMs);
                    await ended;
                    clearTimeout(timer);
                    kill();
                },
            };
        },
        close() {
            for (const { sockets } of calls.values())
                for (const socket of sockets)
                    socket.destroy();
            calls.clear();
            server.close(() => {
                if (descriptor !== null)
                    (0,external_node_fs_.closeSync)(descriptor);
            });
        },
    };
}
/** An address of a socket has 107 bytes. Through a descriptor, any path fits; the launcher connects in the same way. */
function hasLongPath(directory) {
    return process.platform === 'linux' && Buffer.byteLength((0,external_node_path_.join)(directory, 'control')) > 107;
}
/** A launcher that ended without a report, or could not start, is not waited for longer. */
const reportMs = 300;
/** A greeting is `start CALL` or `open CALL TARGET`, a line written at once. */
const longestGreeting = 200;
function greet(socket, calls) {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    const read = (chunk) => {
        received = Buffer.concat([received, chunk]);
        const end = received.indexOf('\n');
        if (end < 0 && received.length < longestGreeting)
            return;
        socket.off('data', read);
        socket.pause();
        const [verb, id = '', ...target] = received.subarray(0, Math.max(end, 0)).toString('utf8').split(' ');
        const call = calls.get(id);
        if (call === undefined || !(verb === 'start' || verb === 'open')) {
            socket.destroy();
            return;
        }
        call.sockets.add(socket);
        socket.on('close', () => call.sockets.delete(socket));
        const rest = received.subarray(end + 1);
        if (rest.length > 0)
            socket.unshift(rest);
        if (verb === 'open')
            call.onConnection(socket, target.join(' '));
        else {
            readLines(socket, call.onLine);
            socket.on('close', call.onEnd);
        }
    };
    socket.on('data', read);
}
function readLines(socket, onLine) {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
        const lines = (text + chunk).split('\n');
        text = (lines.pop() ?? '').slice(0, longestGreeting * 10);
        for (const line of lines)
            onLine(line);
    });
    socket.on('end', () => socket.end());
    socket.resume();
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/platform/sandbox/seatbelt.js



/**
 * macOS: a profile for sandbox-exec, which also holds for all descendants. Reads are allowed except for the home
 * directory of the user and private files; the network is limited to localhost.
 */
function confineBySeatbelt(command, parts) {
    const call = parts.newCall();
    const file = (0,external_node_path_.join)(parts.directory, `${call}.sb`);
    (0,external_node_fs_.writeFileSync)(file, profileOf(command, parts), { mode: 0o600 });
    return {
        program: '/usr/bin/sandbox-exec',
        args: ['-f', file, command.program, ...command.argv.slice(1)],
        env: command.env,
        cwd: command.cwd,
        kill: () => undefined,
        end: () => {
            (0,external_node_fs_.rmSync)(file, { force: true });
            return Promise.resolve({ startError: null, exceeded: null, blocked: [], unseen: [] });
        },
    };
}
/** The profile for one command. Where several rules match, the last one decides. */
function profileOf({ needs, bridge, home }, { folders, outside, userHome, directory }) {
    const subpath = (path) => `(subpath ${JSON.stringify(path)})`;
    const git = folders.gitDirectory ?? (0,external_node_path_.join)(folders.repository, '.git');
    const written = [...(needs.writes ?? [folders.workspace, ...outside.writable]), ...(needs.changesGit ? [git] : [])];
    const shown = homeOf({ home }, folders);
    const own = shown === null ? [] : [shown.home, shown.temporary];
    const read = [folders.workspace, folders.repository, git, ...own, ...folders.system];
    return [
        '(version 1)',
        '(deny default)',
        '(import "system.sb")',
        '(allow process*)',
        '(allow signal (target same-sandbox))',
        '(allow sysctl-read)',
        '(allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))',
        '(allow file-read*)',
        `(deny file-read* ${subpath(userHome)} ${subpath(directory)})`,
        `(allow file-read* ${[...read, ...outside.readable, ...outside.writable].map(subpath).join(' ')})`,
        `(allow file-write* ${[...written, ...own, '/dev/null', '/dev/tty'].map(subpath).join(' ')})`,
        needs.changesGit
            ? `(deny file-write* ${['config', 'hooks', 'info'].map((name) => subpath((0,external_node_path_.join)(git, name))).join(' ')})`
            : `(deny file-write* ${subpath(git)})`,
        ...(bridge === undefined
            ? []
            : [
                `(allow file-read* ${subpath(bridge.directory)})`,
                `(allow network-outbound (remote unix-socket (path-literal ${JSON.stringify(bridge.socket)})))`,
            ]),
        '(allow network* (local ip "localhost:*"))',
        '(allow network-outbound (remote ip "localhost:*"))',
    ].join('\n');
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/self-test.js



/**
 * What a sandbox must achieve before it is used: each attempt is made from inside. `%ENVIRON%`, `%PORT%` and `%FILE%` are
 * replaced. The program prints one word per failure, then `done`.
 */
const attempts = String.raw `
use strict;
my ($environ, $byte, $file, $listener);
print "environment\n" if open($environ, '<', '%ENVIRON%') && read($environ, $byte, 1);
my $reach = sub { socket(my $socket, 2, 1, 0) or return 0; return connect($socket, pack('S n a4 x8', 2, $_[0], "\x7f\0\0\1")) };
print "listener\n" if $reach->(%PORT%);
print "write\n" if open($file, '>', '%FILE%');
socket($listener, 2, 1, 0) && bind($listener, pack('S n a4 x8', 2, 0, "\x7f\0\0\1")) && listen($listener, 1) or print "listen\n";
print "loopback\n" unless $reach->(unpack('x2 n', getsockname $listener));
print "done\n";
`;
const meaning = {
    environment: 'the environment of Sallyport is readable',
    listener: 'a listener of Sallyport is reachable',
    write: 'a file outside the workspace is writable',
    listen: 'no program can listen on localhost',
    loopback: 'localhost does not work',
};
/**
 * Why the sandbox must not be used, as a clause; `null` if it passes. `sharesLocalhost`: commands reach the listeners of
 * this machine by design, and Sallyport itself has none.
 */
async function selfTest({ directory, perl }, run, { sharesLocalhost }) {
    const server = (0,external_node_net_.createServer)((socket) => socket.destroy());
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const file = (0,external_node_path_.join)(directory, 'written');
    try {
        const program = attempts
            .replace('%ENVIRON%', `/proc/${String(process.pid)}/environ`)
            .replace('%PORT%', String(port))
            .replace('%FILE%', file);
        const { output, problem } = await run(program);
        if (problem !== null)
            return problem;
        const lines = output.split('\n').filter((line) => line !== '');
        if (lines.at(-1) !== 'done')
            return `the self-test did not run with ${perl} (${output.trim().slice(0, 200) || 'no output'})`;
        const expected = sharesLocalhost ? ['listener'] : [];
        const failed = [...lines.slice(0, -1), ...((0,external_node_fs_.existsSync)(file) ? ['write'] : [])].filter((word) => !expected.includes(word));
        return failed.length === 0 ? null : [...new Set(failed)].map((word) => meaning[word] ?? word).join('; ');
    }
    finally {
        server.close();
    }
}

// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/platform/process/own-git.js
var own_git = __webpack_require__(55433);
;// CONCATENATED MODULE: ./lib/platform/sandbox/restore-copies.js







/**
 * Puts the content back; removes files that were not there. Nothing is read or written through a link that a command has
 * put in the place of a directory: it can lead anywhere. There was no copy of what is `lost`, and the system refused
 * what `failed`.
 */
function restore({ copies, places }, { isOwn }, tops) {
    for (const directory of new Set([...copies.keys()].map(external_node_path_.dirname)))
        openDirectory(directory, tops);
    const now = new Set([...places].flatMap(([path, place]) => (placeOf(path) === place ? leavesBelow(path) : [])));
    const changes = { restored: [], lost: [], failed: [] };
    for (const path of now) {
        if (copies.has(path) || isOwn(path))
            continue;
        (remove(path) ? changes.restored : changes.failed).push(path);
    }
    for (const [path, copy] of copies) {
        if (isOwn(path) || (now.has(path) && isSame(path, copy)))
            continue;
        if ('version' in copy.content) {
            changes.lost.push(path);
            continue;
        }
        const isDone = succeeds(() => {
            if (!now.has(path))
                makeDirectory((0,external_node_path_.dirname)(path), tops);
            remove(path);
            inDirectory(path, (held) => put(held, copy));
        });
        (isDone ? changes.restored : changes.failed).push(path);
    }
    return changes;
}
function succeeds(work) {
    try {
        work();
        return true;
    }
    catch {
        return false;
    }
}
/**
 * Whether what a command has left at a protected path is no longer there. A directory that cannot be removed, since it is
 * too deep or not accessible, gets another name.
 */
function remove(path) {
    if (statOf(path) === undefined)
        return true;
    openDirectory((0,external_node_path_.dirname)(path), []);
    return succeeds(() => inDirectory(path, (held) => {
        if (!succeeds(() => (0,external_node_fs_.rmSync)(held, { recursive: true, force: true })))
            (0,external_node_fs_.renameSync)(held, (0,external_node_path_.join)((0,external_node_path_.dirname)(held), `removed-${(0,external_node_crypto_.randomUUID)()}`));
    }));
}
/** Works on a name in exactly the directory of its path: a command that still runs could replace that with a link. */
function inDirectory(path, work) {
    const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = external_node_fs_.constants;
    const descriptor = (0,external_node_fs_.openSync)((0,external_node_path_.dirname)(path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    try {
        if (!(0,held_directory/* isAtPath */.jg)(descriptor, (0,external_node_path_.dirname)(path)))
            throw new Error(`${(0,external_node_path_.dirname)(path)} was replaced`);
        work((0,external_node_path_.join)(`/proc/self/fd/${String(descriptor)}`, (0,external_node_path_.basename)(path)));
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
/** Only as a new file: a command that still runs could put a link there. */
function put(path, { content, mode }) {
    if (Buffer.isBuffer(content)) {
        const descriptor = (0,external_node_fs_.openSync)(path, 'wx');
        try {
            (0,external_node_fs_.writeFileSync)(descriptor, content);
            (0,external_node_fs_.fchmodSync)(descriptor, mode);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    else if ('target' in content)
        (0,external_node_fs_.symlinkSync)(content.target, path);
}
/** Gives access to a directory again that a command has taken from its owner. */
function openDirectory(directory, tops) {
    if (tops.some((top) => directory !== top && (0,files_paths/* isInside */.FK)({ path: directory, directory: top })))
        openDirectory((0,external_node_path_.dirname)(directory), tops);
    const stat = statOf(directory);
    if (stat?.isDirectory() === true && (stat.mode & 0o700) !== 0o700)
        succeeds(() => (0,external_node_fs_.chmodSync)(directory, stat.mode | 0o700));
}
/** Makes the missing directories below the tops; what is in the place of one is removed. */
function makeDirectory(directory, tops) {
    if (!tops.some((top) => directory !== top && (0,files_paths/* isInside */.FK)({ path: directory, directory: top })))
        return;
    makeDirectory((0,external_node_path_.dirname)(directory), tops);
    if (isDirectoryAt(directory))
        return;
    remove(directory);
    inDirectory(directory, (held) => (0,external_node_fs_.mkdirSync)(held));
}
function isSame(path, { content, mode }) {
    const stat = statOf(path);
    if (Buffer.isBuffer(content)) {
        const isFile = stat?.isFile() === true && (stat.mode & 0o777) === mode && stat.size === content.length;
        return isFile && (0,external_node_fs_.readFileSync)(path).equals(content);
    }
    if ('version' in content)
        return (0,own_writes/* fileVersion */.fB)(path) === content.version;
    return stat?.isSymbolicLink() === true && (0,external_node_fs_.readlinkSync)(path) === content.target;
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/git-state.js






/** Files outside `refs`, with the part that covers them; `null` if none does. */
const files = [
    ['shallow', 'shallow'],
    ['objects/info/alternates', null],
    ['objects/info/http-alternates', null],
];
/** Directories whose new entries are repositories. */
const directories = ['modules', 'worktrees'];
const mostRefs = 20_000;
const git_state_mostBytes = 10_000_000;
/** `null` if there is no repository, or one with too many references to compare. */
function gitStateOf({ repository, gitDirectory, worktreeDirectory }) {
    const git = gitDirectory ?? (0,external_node_path_.join)(repository, '.git');
    const head = (0,external_node_path_.join)(worktreeDirectory ?? git, 'HEAD');
    const descriptor = holdDirectory(git);
    if (descriptor === null)
        return null;
    const before = stateIn(git, head);
    const ownBefore = (0,own_git/* countOwnGit */._)();
    const release = () => (0,external_node_fs_.closeSync)(descriptor);
    if (before === null) {
        release();
        return null;
    }
    return {
        release,
        undo(parts) {
            const moved = moveBack(git, descriptor, repository) ? [git] : [];
            // What Sallyport itself changed cannot be separated from what the command changed.
            if (ownBefore !== (0,own_git/* countOwnGit */._)())
                return moved;
            const after = stateIn(git, head);
            return after === null ? moved : [...moved, ...undoChanges(before, after, parts, git)];
        },
    };
}
function stateIn(git, head) {
    const loose = new Map();
    const open = ['refs'];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
        for (const entry of git_state_entriesOf((0,external_node_path_.join)(git, name))) {
            const path = `${name}/${entry.name}`;
            if (entry.isDirectory())
                open.push(path);
            else
                loose.set(path, textOf((0,external_node_path_.join)(git, path)) ?? '');
        }
        if (loose.size + open.length > mostRefs)
            return null;
    }
    const packedText = textOf((0,external_node_path_.join)(git, 'packed-refs')) ?? '';
    if (packedText.length > git_state_mostBytes)
        return null;
    const packed = new Map();
    const packedHeader = [];
    let last = packedHeader;
    for (const line of packedText.split('\n').filter((text) => text !== '')) {
        if (/^[0-9a-f]/.test(line))
            packed.set(line.slice(line.indexOf(' ') + 1), (last = [line]));
        else
            last.push(line);
    }
    const watched = [[head, 'head'], ...files.map(([name, part]) => [(0,external_node_path_.join)(git, name), part])];
    const others = new Map(watched.map(([path, part]) => [path, { part, text: textOf(path) }]));
    const repositories = directories.flatMap((name) => git_state_entriesOf((0,external_node_path_.join)(git, name)).map((entry) => (0,external_node_path_.join)(git, name, entry.name)));
    return { loose, packed, packedHeader, others, repositories };
}
function undoChanges(before, after, parts, git) {
    const copies = new Map();
    const places = new Map();
    const putBack = (path, text) => {
        places.set(path, (0,external_node_path_.dirname)(path));
        if (text !== null)
            copies.set(path, { content: Buffer.from(text), mode: 0o644, watched: path });
    };
    const names = new Set([
        ...before.loose.keys(),
        ...before.packed.keys(),
        ...after.loose.keys(),
        ...after.packed.keys(),
    ]);
    const changed = [...names].filter((name) => !parts.has(partOf(name)) && valueIn(before, name) !== valueIn(after, name));
    for (const name of changed)
        putBack((0,external_node_path_.join)(git, name), before.loose.get(name) ?? null);
    const hasPacked = changed.some((name) => before.packed.get(name)?.join() !== after.packed.get(name)?.join());
    if (hasPacked)
        putBack((0,external_node_path_.join)(git, 'packed-refs'), packedWith(before, after, new Set(changed)));
    const paths = changed.map((name) => (0,external_node_path_.join)(git, name));
    for (const [path, { part, text }] of before.others) {
        if (after.others.get(path)?.text === text || (part !== null && parts.has(part)))
            continue;
        putBack(path, text);
        paths.push(path);
    }
    restore({ copies, places, around: new Map() }, { isOwn: () => false }, [git]);
    const made = parts.has('repositories')
        ? []
        : after.repositories.filter((path) => !before.repositories.includes(path));
    return [...paths, ...made.filter(remove)];
}
/** The content of `packed-refs` with the earlier lines of these names; `null` if there are none at all. */
function packedWith(before, after, changed) {
    const kept = [...after.packed].filter(([name]) => !changed.has(name));
    const old = [...before.packed].filter(([name]) => changed.has(name));
    const header = after.packedHeader.length > 0 ? after.packedHeader : before.packedHeader;
    // Git searches it by halves.
    const sorted = [...kept, ...old].sort(([one], [other]) => (one < other ? -1 : 1));
    if (sorted.length === 0)
        return null;
    return `${[...header, ...sorted.flatMap(([, lines]) => lines)].join('\n')}\n`;
}
function valueIn({ loose, packed }, name) {
    return (loose.get(name) ?? packed.get(name)?.[0]?.split(' ')[0])?.trim();
}
const partsByFolder = {
    tags: 'tags',
    remotes: 'remotes',
    notes: 'notes',
    stash: 'stash',
    bisect: 'bisect',
    replace: 'replace',
};
function partOf(name) {
    return partsByFolder[name.split('/')[1] ?? ''] ?? 'branches';
}
/** A command can move the directory and put another one in its place. */
function moveBack(git, descriptor, repository) {
    const now = (0,external_node_fs_.readlinkSync)(`/proc/self/fd/${String(descriptor)}`);
    if (now === git || !(0,files_paths/* isInside */.FK)({ path: now, directory: repository }) || !remove(git))
        return false;
    try {
        (0,external_node_fs_.renameSync)(now, git);
        return true;
    }
    catch {
        return false;
    }
}
function holdDirectory(path) {
    try {
        return (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY | external_node_fs_.constants.O_NOFOLLOW);
    }
    catch {
        return null;
    }
}
function git_state_entriesOf(directory) {
    try {
        return statOf(directory)?.isDirectory() === true ? (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true }) : [];
    }
    catch {
        return [];
    }
}
/** Of a link, where it leads to, since that is what git follows. */
function textOf(path) {
    const stat = statOf(path);
    try {
        if (stat?.isSymbolicLink() === true)
            return `link ${(0,external_node_fs_.readlinkSync)(path)}`;
        return stat?.isFile() === true && stat.size <= git_state_mostBytes ? (0,external_node_fs_.readFileSync)(path, 'utf8') : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/protected-state.js









/** By workspace, for all jobs. What another call is doing must not count as the state before: it would be restored. */
const starts = new Map();
/** Whether calls that may write are running in this workspace. */
function hasCalls(workspace) {
    return starts.has(workspace);
}
/** Whether calls besides the one that asks are running. */
function hasOtherCalls(workspace) {
    return (starts.get(workspace)?.calls ?? 0) > 1;
}
/** The hidden files of the time before them, by what identifies them; none if no call is running. */
function movingFiles(workspace) {
    return starts.get(workspace)?.hidden.moving() ?? [];
}
/** Before a call of code of the repository, or of any call with Landlock alone. */
function beginCall(folders, before, { level, changesGit, gitParts = [], judgedByWords }) {
    const { workspace } = folders;
    const earlier = starts.get(workspace);
    const start = earlier ?? startOf(folders, before, level);
    if (earlier !== undefined)
        addPaths(earlier, before);
    starts.set(workspace, start);
    start.calls += 1;
    start.changesGit ||= changesGit;
    for (const part of gitParts)
        start.gitParts.add(part);
    // With mounts, only git makes the repository writable, and only code next to it does anything else there.
    if (judgedByWords !== true && (level === 'landlock' || changesGit))
        start.gitState ??= gitStateOf(folders);
    return async (find) => {
        try {
            return undo(start, await find(), folders);
        }
        finally {
            start.calls -= 1;
            if (start.calls === 0) {
                start.ownWrites.end();
                releaseDirectories(start.held);
                start.hidden.release();
                start.gitState?.release();
                starts.delete(workspace);
            }
        }
    };
}
/** Before a program writes these paths, each permitted by name: like Sallyport's own writes, they are not undone. */
function beginNamedWrites(workspace, paths) {
    for (const path of paths)
        (0,own_writes/* beginOwnWrite */.vD)(path);
    return async (find) => {
        for (const path of paths)
            (0,own_writes/* endOwnWrite */.LJ)(path);
        const start = starts.get(workspace);
        const readOnly = start === undefined ? [] : [...(await find()).readOnly, ...start.watched];
        const isProtected = (path) => readOnly.some((directory) => !directory.endsWith('/.git') && (0,files_paths/* isInside */.FK)({ path, directory }));
        for (const path of paths.filter(isProtected)) {
            const before = [...(start?.copied.copies.keys() ?? [])].filter((file) => (0,files_paths/* isInside */.FK)({ path: file, directory: path }));
            for (const file of [...leavesBelow(path), ...before])
                (0,own_writes/* endOwnWrite */.LJ)(file);
        }
    };
}
function startOf(folders, { readOnly, hidden, isPartial }, level) {
    const { workspace } = folders;
    const watched = [...readOnly, ...protected_state_gitCode(folders)];
    // A mount keeps what is directly in the workspace. Links have none, and a directory around a mount can be moved.
    const isKept = (path) => level === 'full' && (0,external_node_path_.dirname)(path) === workspace && !isLink(path);
    const copied = watched.filter((path) => !isKept(path));
    const held = level === 'full' ? holdDirectories(copied) : new Map();
    return {
        watched,
        ms: Date.now(),
        hadGit: isThere((0,external_node_path_.join)(workspace, '.git')),
        wasPartial: isPartial,
        ownWrites: (0,own_writes/* watchOwnWrites */.wT)(),
        copied: copiesOf(copied, held),
        held,
        hidden: holdHiddenFiles(level === 'full' ? hidden : []),
        calls: 0,
        changesGit: false,
        gitState: null,
        gitParts: new Set(),
        hasMounts: level === 'full',
    };
}
/**
 * Adds what only the rules of a later call protect, and what was permitted to be written since the start, so that this is
 * what the later call finds afterwards: the first one can last as long as the job (an MCP server).
 */
function addPaths(start, { readOnly }) {
    const { ownWrites, watched, ms } = start;
    if (start.hasMounts)
        start.copied = withHeld(start.copied, start.held);
    start.hasMounts = false;
    const added = readOnly.filter((path) => !isWatched(start, path) && (!hasChangedSince(path, ms) || notOwn(path, ownWrites).length === 0));
    const { places } = start.copied;
    // Not in all of what is watched: the results of a batch can be there, which mounts keep.
    const written = ownWrites
        .written()
        .filter((path) => isAtOrBelow(places, path) && isThere(path) && ownWrites.isOwn(path));
    watched.push(...added);
    start.copied = withCopies(start.copied, copiesOf([...added, ...written]));
}
function isAtOrBelow(places, path) {
    const above = (0,external_node_path_.dirname)(path);
    return places.has(path) || (above !== path && isAtOrBelow(places, above));
}
function isWatched({ watched }, path) {
    return watched.some((directory) => path === directory || path.startsWith(`${directory}/`));
}
function undo(start, after, folders) {
    const { workspace } = folders;
    const { ms, hadGit, ownWrites, changesGit, gitParts } = start;
    // First: the directory may have been moved.
    const state = start.gitState?.undo(gitParts) ?? [];
    const isKept = (path) => path.endsWith('/.git') && gitParts.has('repositories');
    const git = changesGit || hadGit ? [] : [(0,external_node_path_.join)(workspace, '.git')].filter(isThere);
    const created = [...new Set([...after.readOnly, ...git])]
        .filter((path) => !isWatched(start, path) &&
        !isKept(path) &&
        hasChangedSince(path, ms) &&
        !(hadGit && path === (0,external_node_path_.join)(workspace, '.git')))
        .flatMap((path) => notOwn(path, ownWrites));
    // First: what was moved is at a new protected path.
    const copied = start.hasMounts ? withHeld(withoutKept(start.copied), start.held) : start.copied;
    const removed = new Set(created.filter(remove));
    const { restored, lost, failed } = restore(copied, ownWrites, [workspace, (0,external_node_path_.dirname)(gitPlace(folders))]);
    const left = [...created.filter((path) => !removed.has(path)), ...failed];
    return [
        ...blockedWrites([...removed, ...restored, ...state], workspace, 'so the change was undone'),
        ...blockedWrites(lost, workspace, 'but it is too large to undo the change'),
        ...blockedWrites(left, workspace, 'but the change could not be undone'),
        ...(after.isPartial && !start.wasPartial ? [unexamined] : []),
    ];
}
/** A new path, or only the files in it that a command has made if others are ours. */
function notOwn(path, ownWrites) {
    const files = leavesBelow(path);
    const foreign = files.filter((file) => !ownWrites.isOwn(file));
    return ownWrites.isOwn(path) || foreign.length < files.length ? foreign : [path];
}
const unexamined = {
    label: 'write too many files',
    reason: 'the workspace now has too many files to find protected ones among them, so new ones may remain',
    suggest: [],
};
/** A formatter can change thousands, and the model gets a line about each denial. */
const mostNamed = 50;
function blockedWrites(paths, workspace, end) {
    const named = paths.slice(0, mostNamed).map((path) => workspacePath(path, workspace));
    const others = paths.length - named.length;
    return [
        ...named.map((shown) => ({
            label: `write ${shown}`,
            reason: `${shown} is protected, and no rule names it, ${end}`,
        })),
        ...(others === 0
            ? []
            : [{ label: `write ${String(others)} more`, reason: `they are protected, and no rule names them, ${end}` }]),
    ].map((attempt) => ({ ...attempt, suggest: [] }));
}
function gitPlace({ repository, gitDirectory }) {
    return gitDirectory ?? (0,external_node_path_.join)(repository, '.git');
}
/** Configuration that makes git run programs, and the files that lead to another one. */
function protected_state_gitCode(folders) {
    const { worktreeDirectory } = folders;
    return [
        ...['config', 'config.worktree', 'hooks', 'info/attributes', 'commondir'].map((name) => (0,external_node_path_.join)(gitPlace(folders), name)),
        ...(worktreeDirectory === null ? [] : worktreeFiles.map((name) => (0,external_node_path_.join)(worktreeDirectory, name))),
    ];
}
function isLink(path) {
    return statOf(path)?.isSymbolicLink() === true;
}
function isThere(path) {
    return statOf(path) !== undefined;
}
/** The clocks of files have a coarser resolution than the system's. */
const protected_state_resolutionMs = 100;
/** Nothing older than the call is ever removed. Creating and renaming set this time, and no program can. */
function hasChangedSince(path, ms) {
    return (statOf(path)?.ctimeMs ?? 0) >= ms - protected_state_resolutionMs;
}
/** O_PATH | O_NOFOLLOW of Linux: needs no permission to read. */
const pathOnly = 0o10000000 | (process.arch === 'arm64' ? 0o100000 : 0o400000);
/** A process can have only so many open. */
const protected_state_mostHeld = 500;
/** The kernel knows the path of an open file, wherever it is moved. */
function holdHiddenFiles(paths) {
    const held = paths.slice(0, protected_state_mostHeld).flatMap((path) => {
        try {
            return [{ descriptor: (0,external_node_fs_.openSync)(path, pathOnly), paths: new Set([path]) }];
        }
        catch {
            // It is gone.
            return [];
        }
    });
    return {
        moving: () => held.flatMap(({ descriptor, paths: found }) => {
            const { dev, ino, nlink } = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
            if (nlink === 0n)
                return [];
            found.add((0,external_node_fs_.readlinkSync)(`/proc/self/fd/${String(descriptor)}`));
            return [{ inode: `${String(dev)}:${String(ino)}`, paths: [...found] }];
        }),
        release: () => {
            for (const { descriptor } of held)
                (0,external_node_fs_.closeSync)(descriptor);
        },
    };
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/git-tree-change.js




/**
 * Before a line of git commands that may bring the files of another commit into the working tree, if paths are protected:
 * git cannot replace those, and would leave the tree or HEAD half done. The result undoes such a line as a whole.
 */
async function beginTreeChange({ changesTree }, before, { workspace }, { beginGitCall, directory, rules }) {
    const isProtected = before?.readOnly.some((path) => (0,external_node_path_.basename)(path) !== '.git') === true;
    if (changesTree === undefined || !isProtected || beginGitCall === undefined || hasOtherCalls(workspace))
        return null;
    const call = await beginGitCall(directory);
    if (call === null)
        return null;
    return async (succeeded) => {
        try {
            const { staged, wanted, hasConflicts, leftDifferences } = await call.compare(changesTree);
            const isForbidden = (path) => !rules.mayWrite(path);
            const forbidden = staged.filter(isForbidden);
            const hasFailed = !succeeded && !hasConflicts;
            const isHalfDone = forbidden.length > 0 || (hasFailed && leftDifferences);
            const paths = forbidden.length > 0 ? forbidden : hasFailed ? wanted.filter(isForbidden) : [];
            // What another command has written meanwhile cannot be told apart.
            if ((paths.length === 0 && !isHalfDone) || hasOtherCalls(workspace))
                return [];
            if (isHalfDone)
                await call.undo();
            return [undoneAttempt(paths, workspace, rules)];
        }
        finally {
            call.end();
        }
    };
}
const git_tree_change_mostNamed = 5;
function undoneAttempt(paths, workspace, rules) {
    const label = 'git';
    const undone = 'so the line changed nothing';
    if (paths.length === 0)
        return { label, reason: `it failed before it had written all files, ${undone}`, suggest: [] };
    const names = paths.map((path) => workspacePath(path, workspace));
    const suggest = [...new Set(names.map((name) => ruleFor(name, workspace, rules)))].slice(0, git_tree_change_mostNamed);
    const which = (0,lib_text/* listed */.KE)(names, git_tree_change_mostNamed);
    return {
        label,
        reason: `it would change what is protected, and no rule names it (${which}), ${undone}; permitted by ${suggest.join(' ')}`,
        suggest,
    };
}
/** The rule that permits git to write a path: git replaces files, so it needs the directory that is protected. */
function ruleFor(name, workspace, { mayWrite }) {
    const parents = name
        .split('/')
        .slice(0, -1)
        .map((_, at, all) => all.slice(0, at + 1).join('/'));
    const directory = parents.find((parent) => !mayWrite((0,external_node_path_.join)(workspace, parent, 'new-file')));
    return directory === undefined ? `Write(${name})` : `Write(${directory}/**)`;
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/made-files.js

/** The clocks of files have a coarser resolution than the system's. */
const made_files_resolutionMs = 100;
function createMadeFiles({ mayReadMade = () => false }) {
    const made = new Set();
    return {
        shownToCode(withheld) {
            const { hidden, hiddenFromPrograms } = withheld;
            for (const path of made)
                if (!hidden.includes(path))
                    made.delete(path);
            return {
                ...withheld,
                hidden: hidden.filter((path) => !made.has(path)),
                hiddenFromPrograms: [...hiddenFromPrograms, ...made],
            };
        },
        begin(before, shown) {
            const startMs = Date.now() - made_files_resolutionMs;
            // By what identifies them: a command can move a file, or the directory around it.
            const secrets = new Set(before.hidden.flatMap((path) => made_files_identityOf(path) ?? []));
            const known = new Map(shown.map((path) => [path, made_files_identityOf(path)]));
            return (after) => {
                if (before.isPartial || after.isPartial)
                    return false;
                const earlier = made.size;
                for (const path of after.hidden) {
                    const identity = made_files_identityOf(path);
                    const stat = statOf(path);
                    if (identity === null || secrets.has(identity) || stat?.nlink !== 1 || !mayReadMade(path))
                        continue;
                    // Its first content was visible, or it did not exist.
                    if (known.get(path) === identity || stat.birthtimeMs >= startMs)
                        made.add(path);
                }
                return made.size > earlier;
            };
        },
    };
}
/** `null` unless it is a regular file. */
function made_files_identityOf(path) {
    const stat = statOf(path);
    return stat?.isFile() === true ? `${String(stat.dev)}:${String(stat.ino)}` : null;
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/workspace-watch.js





/** Nothing is withheld, and nothing searched: for commands that are not under the control of the repository. */
function watchNothing(outside = []) {
    return {
        current: () => Promise.resolve({ readOnly: [], hidden: [], hiddenFromPrograms: [], isPartial: false }),
        outside: () => Promise.resolve(outside),
        moving: () => [],
        forget: () => undefined,
        begin: () => Promise.resolve(() => Promise.resolve([])),
    };
}
function createWorkspaceWatch(folders, options) {
    const { workspace } = folders;
    const { rules } = options;
    const examined = new Map();
    let known = null;
    let knownWrites = 0;
    const current = () => {
        // What Sallyport or a command may write by name can be a new protected path.
        if (knownWrites !== (0,own_writes/* countOwnWrites */.Qj)() || hasCalls(workspace))
            known = null;
        knownWrites = (0,own_writes/* countOwnWrites */.Qj)();
        return (known ??= findWithheldPaths(workspace, rules, examined)
            .then(async (withheld) => {
            const changed = await shownByGit(withheld, options);
            shown = withheld.hidden.filter((path) => !changed.hidden.includes(path));
            return changed;
        })
            .then(withoutOwn)
            .then(made.shownToCode));
    };
    const made = createMadeFiles(rules);
    /** Files that only their state in git shows. */
    let shown = [];
    let older = null;
    /** Of databases and logs, only those are hidden that the run found and git does not have. */
    const withoutOwn = (withheld) => {
        older ??= new Set(withheld.hiddenFromPrograms);
        const own = withheld.hiddenFromPrograms.filter((path) => older?.has(path) !== true);
        if (own.length > 0)
            options.onOwn?.(own);
        return { ...withheld, hiddenFromPrograms: withheld.hiddenFromPrograms.filter((path) => older?.has(path)) };
    };
    let outside = null;
    return {
        current,
        moving: () => movingFiles(workspace),
        forget: () => {
            known = null;
        },
        outside: () => (outside ??= findOutside(folders, options)),
        async begin(level, needs) {
            const { writes, ...git } = needs;
            const find = () => {
                known = null;
                return current();
            };
            // Mounts keep a known program from writing anything but its paths.
            const isWatched = writes === null || level === 'landlock';
            const before = isWatched ? await current() : null;
            const endMade = before === null || writes !== null || hasCalls(workspace) ? null : made.begin(before, shown);
            const undo = before === null ? null : beginCall(folders, before, { level, ...git });
            const endNamed = beginNamedWrites(workspace, writes ?? []);
            const endGit = await beginTreeChange(needs, before, folders, options);
            return async (exitCode) => {
                // First: it puts back what the checks after it compare.
                const ofGit = (await endGit?.(exitCode === 0)) ?? [];
                let undone = [];
                try {
                    await endNamed(find);
                }
                finally {
                    undone = (await undo?.(find)) ?? [];
                }
                if (undone.length > 0)
                    known = null;
                // Next to a server of the job, which has keys of its own, it is unknown which of them made a file.
                if (endMade !== null && !hasCalls(workspace) && endMade(await current()))
                    known = null;
                return [...ofGit, ...undone];
            };
        },
    };
}
/** The objects of the clone hold unchanged files too, and git fails over a file that it cannot compare. */
async function shownByGit(paths, { unchangedInGit }) {
    const { hidden, hiddenFromPrograms } = paths;
    if (hidden.length + hiddenFromPrograms.length === 0)
        return paths;
    const unchanged = await unchangedInGit([...hidden, ...hiddenFromPrograms]);
    const changed = (path) => !unchanged.has(path);
    return { ...paths, hidden: hidden.filter(changed), hiddenFromPrograms: hiddenFromPrograms.filter(changed) };
}
/** The repository around the workspace, and what rules name; what is too large to examine stays out of sight. */
async function findOutside({ workspace, repository }, options) {
    const { readable, writable } = options.outside;
    const ownRules = { ...options.rules, mayCodeRead: options.rules.mayRead };
    const rules = { ...ownRules, mayWrite: () => true };
    const around = repository === workspace ? [] : [repository];
    const directories = [];
    for (const path of [...around, ...readable, ...writable]) {
        const isWritable = writable.includes(path);
        const searched = await findWithheldPaths(path, isWritable ? ownRules : rules, new Map(), workspace);
        if (searched.isPartial)
            continue;
        directories.push({ ...(path === repository ? await shownByGit(searched, options) : searched), path, isWritable });
    }
    return directories;
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/find-level.js






const testTimeoutMs = 10_000;
/** In order of preference. */
function candidates({ sudo }) {
    if (process.platform === 'darwin')
        return [{ level: 'seatbelt', how: 'sandbox-exec', privilege: 'user' }];
    if (process.platform !== 'linux')
        return [];
    const isRoot = process.getuid?.() === 0;
    return [
        ...(isRoot ? [{ level: 'full', how: 'namespaces created as root', privilege: 'root' }] : []),
        { level: 'full', how: 'namespaces in a user namespace', privilege: 'user' },
        ...(sudo === null || isRoot
            ? []
            : [{ level: 'full', how: 'namespaces created with sudo', privilege: 'sudo' }]),
        { level: 'landlock', how: 'Landlock and seccomp', privilege: 'user' },
    ];
}
/** Tries every candidate by starting a command in it. Never rejects because of the machine. */
async function findLevel(open) {
    let parts;
    try {
        parts = await open();
    }
    catch (error) {
        return none([(0,errors/* messageOf */.bD)(error)]);
    }
    const problems = [];
    const { candidate: only } = parts.simulated ?? {};
    const tried = candidates(parts).filter(({ level, privilege }) => only === undefined || only === `${level} ${privilege}`);
    for (const candidate of tried) {
        const problem = await problemOf(candidate, parts);
        if (problem === null) {
            const others = problems.length === 0 ? '' : `; not possible: ${problems.join('; ')}`;
            return {
                report: { level: candidate.level, reason: `${sentence(candidate)}${others}.` },
                candidate,
                parts,
                problems,
            };
        }
        problems.push(`${candidate.how} (${problem})`);
    }
    return none(problems.length === 0 ? [`no sandbox supports ${process.platform}`] : problems);
}
function sentence({ level, how }) {
    const text = level === 'full' ? `${how}, with seccomp and Landlock` : how;
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function none(problems) {
    const reason = `No sandbox works on this machine: ${problems.join('; ')}.`;
    return { report: { level: 'none', reason }, candidate: null, parts: null, problems };
}
async function problemOf(candidate, parts) {
    const run = (program) => runInside(program, candidate, parts);
    try {
        // sandbox-exec has no network of its own.
        return await selfTest(parts, run, { sharesLocalhost: candidate.level === 'seatbelt' });
    }
    catch (error) {
        return (0,errors/* messageOf */.bD)(error);
    }
}
async function runInside(program, candidate, parts) {
    const command = {
        program: parts.perl,
        argv: ['perl', '-e', program],
        cwd: parts.folders.temporary,
        env: { PATH: parts.path },
        needs: { writes: [], reads: [], changesGit: false, network: { allow: [], deny: [] }, leaves: null },
    };
    const start = candidate.level === 'seatbelt'
        ? confineBySeatbelt(command, parts)
        : // The self-test does not depend on the workspace.
            await confineByLauncher(command, candidate, { ...parts, watch: watchNothing() });
    const { output, errors } = await runOnce(start.program, start.args, { cwd: start.cwd, env: start.env });
    // sudo gives advice after its reason.
    const error = (candidate.privilege === 'sudo' ? errors[0] : errors.at(-1)) ?? '';
    const { startError } = await start.end();
    return { output, problem: startError ?? (output === '' && error !== '' ? error : null) };
}
function runOnce(program, args, options) {
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)(program, args, { ...options, timeout: testTimeoutMs, killSignal: 'SIGKILL' }, (failure, output, errors) => {
            const lines = errors.split('\n').filter((line) => line.trim() !== '');
            resolve({ output, errors: failure === null ? [] : lines.length === 0 ? [failure.message] : lines });
        });
    });
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/launcher.js

/**
 * The text of the launcher for a level. Perl, since the images of hosted runners and of Debian and Ubuntu contain it
 * (perl-base is essential there), it makes system calls without a compiled part, and it starts twice as fast as Python.
 * The bundler copies the files next to the bundle if each URL is one expression. The build fails otherwise.
 */
function launcherSource(level) {
    const common = (0,external_node_fs_.readFileSync)(__webpack_require__.ab + "launcher-common.pl", 'utf8');
    const ofLevel = level === 'full'
        ? (0,external_node_fs_.readFileSync)(__webpack_require__.ab + "launcher-full.pl", 'utf8')
        : (0,external_node_fs_.readFileSync)(__webpack_require__.ab + "launcher-landlock.pl", 'utf8');
    return `${common}\n${ofLevel}`;
}

;// CONCATENATED MODULE: ./lib/platform/sandbox/sandbox.js













const needsOfGit = {
    writes: [],
    reads: [],
    changesGit: false,
    network: { allow: [], deny: [] },
    leaves: null,
};
/** Creates the sandbox of a job. Nothing happens before the first use. */
function createSandbox(options) {
    let control = null;
    let foundLevel = null;
    const egress = createEgress({ upstream: options.upstream ?? {} });
    const open = async () => {
        const { directory, path } = options;
        const perl = (0,program_path/* findExecutable */.oq)('perl', path);
        if (perl === null)
            throw new Error('perl was not found on the PATH');
        const launchers = { full: (0,external_node_path_.join)(directory, 'full.pl'), landlock: (0,external_node_path_.join)(directory, 'landlock.pl') };
        for (const level of ['full', 'landlock'])
            (0,external_node_fs_.writeFileSync)(launchers[level], launcherSource(level), { mode: 0o600 });
        (0,external_node_fs_.chmodSync)(directory, 0o700);
        control = createControl(directory);
        await control.listening;
        const folders = (0,machine_folders.findMachineFolders)(options);
        const sudo = (0,program_path/* findExecutable */.oq)('sudo', path);
        const watch = createWorkspaceWatch(folders, options);
        return { ...options, perl, sudo, launchers, control, folders, egress, watch, newCall: external_node_crypto_.randomUUID };
    };
    const level = () => (foundLevel ??= findLevel(open));
    return {
        async report() {
            const { report, problems, parts } = await level();
            // Searches the workspace while the model is asked.
            if (parts !== null)
                Promise.all([parts.watch.current(), parts.watch.outside()]).catch(() => undefined);
            if (report.level === 'none' && options.mode === 'require')
                throw unavailable(problems);
            return report;
        },
        async enter(command) {
            const { leaves } = command.needs;
            if (leaves !== null && options.mode === 'require')
                return `${leaves} only works outside the sandbox, and the setting sandbox is require`;
            const { candidate, parts } = await level();
            if (candidate === null || parts === null)
                return null;
            if (leaves !== null) {
                parts.watch.forget();
                return { outside: leaves };
            }
            return candidate.level === 'seatbelt'
                ? confineBySeatbelt(command, parts)
                : await confineByLauncher(command, candidate, parts);
        },
        async enterGit(command) {
            const { candidate, parts } = await level();
            if (candidate === null || parts === null || candidate.level === 'seatbelt')
                return null;
            const { repository } = parts.folders;
            const watch = watchNothing([{ path: repository, readOnly: [], hidden: [], isWritable: false }]);
            return await confineByLauncher({ ...command, home: null, needs: needsOfGit }, candidate, { ...parts, watch });
        },
        hosts: egress.hosts,
        close: () => control?.close(),
    };
}
function unavailable(problems) {
    return new errors/* UserError */.yo({
        code: 'sandbox-unavailable',
        location: 'sandbox',
        message: 'no sandbox works on this machine, and sandbox is require',
        found: problems.join('; '),
        hint: 'use a runner with user namespaces, sudo or Landlock (see docs/sandbox.md), or set sandbox: auto',
    });
}


/***/ })

};
;