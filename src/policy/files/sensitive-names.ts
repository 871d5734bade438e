/** Files with credentials, in lower case. A search pattern that matches a sample and no ordinary name means secrets. */
export const highNames: readonly (readonly [name: RegExp, samples: string])[] = [
  [/^\.env(?:\..*|rc|-.*|_.*)?$/, '.env .env.local .env.production .env.prod .envrc'],
  [
    /^(?:(?:prod|production|stag|staging|stage|dev|development|test|testing|local|live|qa|uat|preview|docker|app|api|db|database|secrets?|private)\.env|env\.(?:prod|production|stag|staging|stage|dev|development|test|testing|local|live|qa|uat|private))$/,
    'prod.env production.env env.prod env.production env.local',
  ],
  [/^\.flaskenv$|^\.(?:[a-z]+\.)?vars(?:\..*)?$/, '.flaskenv .dev.vars'],
  [/^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-].*)?$/, 'id_rsa id_ecdsa id_ed25519'],
  [
    /^ssh_host_.*_key$|^(?:.*[._-])?(?:deploy|private|signing|ssh)[._-]?key(?:\.(?:txt|json|xml|jwk))?$/,
    'ssh_host_rsa_key deploy_key private_key',
  ],
  [
    /\.(?:pem|key|p8|p12|pfx|pkcs8|pkcs12|jks|jceks|bcfks|keystore|keytab|ppk|kdbx?|psafe3|agekey|der|publishsettings|sock)$/,
    'server.pem private.pem server.key master.key server.p12 server.pfx release.jks release.keystore mykey.der putty.ppk',
  ],
  [/^keystore$|^key(?:store)?\.properties$/, 'keystore keystore.properties'],
  [/\.(?:gpg|pgp|asc)$/, 'secring.gpg private.asc'],
  [
    /^[._](?:netrc|npmrc|pypirc|git-credentials|htpasswd|pgpass|my\.cnf|mylogin\.cnf|dockercfg|dockerconfigjson|boto|s3cfg|vault-token|terraformrc|sentryclirc|databrickscfg|passwd-s3fs|msmtprc|cdsapirc|hgrc)$/,
    '.netrc .npmrc .pypirc .git-credentials .htpasswd .pgpass .dockercfg .dockerconfigjson .vault-token .sentryclirc',
  ],
  [
    /^\.(?:yarnrc|yarnrc\.yml|claude\.json|credentials|credentials_rsaparams|runner|authinfo|rhosts)$/,
    '.yarnrc .credentials',
  ],
  [/^\.(?:[a-z_]+_)?history$/, '.bash_history'],
  [/^(?:shadow|gshadow|sudoers)-?$/, 'shadow'],
  [
    /^(?:credentials|(?:.*[._-])?credentials?\.(?:json|toml|ya?ml|xml|csv|ini|txt|properties|conf|cfg|env|db|tfrc\.json|yml\.enc))$/,
    'credentials credentials.json credentials.yml credential.json app_credentials.json',
  ],
  [
    /^(?:application_default_credentials|oauth_creds|client_secrets?)(?:\.(?:json|toml|xml|csv))?$/,
    'client_secret.json oauth_creds.json',
  ],
  [
    /^(?:gha-creds-.*|service[-_]?account.*|.*-credentials|(?:.*-)?firebase[-_]adminsdk(?:[-_].*)?)\.json$/,
    'gha-creds-1.json gha-creds-0123456789abcdef.json service-account.json serviceaccountkey.json firebase-adminsdk-1.json',
  ],
  [/^(?!(?:.*[._-])?pub(?:lic)?[._-]?key)(?:.*[._-])?key\.json$/, 'gcp-key.json sa-key.json key.json'],
  [/^auth\.json$|^rclone\.conf$|^kaggle\.json$|^wg\d+\.conf$/, 'auth.json rclone.conf'],
  [/^(?:local\.settings|appsettings\.(?:local|secrets?))\.json$/, 'local.settings.json'],
  [
    /^\.(?:[a-z0-9]+[._-])*tokens?(?:\.(?:txt|json))?$|^(?:.*[._-])?(?:access|refresh|api|auth|bearer|oauth|github|gh|gitlab|npm|slack|bot)[._-]?tokens?(?:\.(?:txt|json))?$|^token\.(?:txt|json|pickle)$/,
    '.github_token .token github_token.txt token.json',
  ],
  [/^\.?(?:ansible[._-])?vault[._-]?pass(?:word)?(?:\.txt)?$|^htpasswd$/, '.vault_pass htpasswd'],
  [/^(?:.*[._-])?kubeconfig(?:\.(?:ya?ml|json|conf))?$/, 'kubeconfig kubeconfig.yml kubeconfig.yaml'],
  [
    /^(?!(?:.*[._-])?(?:sealed|external|encrypted)[._-]?secrets?\.)(?:(?:.*[._-])?secrets?\.(?:ya?ml|json|toml|ini|txt|enc|properties|conf|cfg|env)|.*secrets\.json)$/,
    'secrets.yml secrets.yaml secrets.json secret.json app-secrets.json secrets.toml',
  ],
  [/\.tfvars(?:\.json)?$/, 'prod.tfvars terraform.tfvars'],
  [/^wp-config\.php$|^local_settings\.py$|^settings_local\.py$/, 'wp-config.php'],
  [/^key[34]\.db$|^logins\.json$|^login data$|^cookies(?:\.sqlite)?$/, 'key4.db logins.json'],
];

function segments(paths: string): readonly (readonly string[])[] {
  return paths.split(' ').map((path) => path.split('/'));
}

/** Directories whose entire content is private, including the directory itself. */
export const highDirectories: readonly (readonly string[])[] = segments(
  '.ssh .gnupg .aws .azure .kube .docker .mc .oci .password-store .subversion/auth .config/gcloud .config/gh .config/hub .config/git .config/op .config/claude .config/doctl .config/rclone .config/sops .local/share/keyrings _runner_file_commands run/secrets',
);

/** Single files by their last segments, and the directory `.git`, since reading it reads everything below it. */
export const highEnds: readonly (readonly string[])[] = segments(
  '.git .git/config .git/config.worktree .git/credentials .bundle/config .cargo/credentials .claude/settings.local.json .gem/credentials .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .huggingface/token huggingface/token .nuget/nuget.config',
);

export const mediumNames: readonly RegExp[] = [
  /\.(?:sqlite3?|db3?|mdb|dump|log|har|pcap|tfstate|env|ovpn|kdb)(?:\.(?:gz|bz2|xz|zst|\d+|backup|bak))?$/,
  /\.sql(?:\.(?:gz|bz2|xz|zst))$/,
  /passw(?:or)?d|passphrase|secret|credential/,
];
