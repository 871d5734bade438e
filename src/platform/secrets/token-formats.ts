export interface TokenFormat {
  /** Every match has one, in lower case if case is ignored. Most text has none, which costs less than the pattern. */
  readonly signs: readonly string[];
  readonly pattern: RegExp;
}

/**
 * If a pattern has a group, only that is secret. Issuers publish the prefixes for scanners. Every pattern is linear:
 * what follows an unbounded repetition cannot fail, or the repetition cannot contain another start.
 */
export const tokenFormats: readonly TokenFormat[] = [
  { signs: ['gh'], pattern: /gh[pousr]_[A-Za-z0-9_-]{16,}(?:\.[A-Za-z0-9_-]{8,}){0,4}/g }, // GitHub
  { signs: ['github_pat_'], pattern: /github_pat_[A-Za-z0-9_]{16,}/g },
  { signs: ['eC1hY2Nlc3MtdG9rZW46'], pattern: /eC1hY2Nlc3MtdG9rZW46[A-Za-z0-9+/=_-]*/g }, // `x-access-token:` in base64, as git stores it
  { signs: ['glpat-'], pattern: /glpat-[A-Za-z0-9_-]{16,}/g },
  { signs: ['sk-'], pattern: /(?<![A-Za-z0-9])sk-(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{12,}/g }, // Anthropic, OpenAI, OpenRouter
  { signs: ['sk-'], pattern: /(?<![A-Za-z0-9])sk-[A-Za-z0-9]{24,}/g },
  { signs: ['AIza'], pattern: /AIza[A-Za-z0-9_-]{30,}/g }, // Google
  { signs: ['ya29.'], pattern: /ya29\.[A-Za-z0-9_-]{20,}/g },
  { signs: ['GOCSPX-'], pattern: /GOCSPX-[A-Za-z0-9_-]{20,}/g },
  { signs: ['AKIA', 'ASIA', 'ABIA', 'ACCA'], pattern: /(?<![A-Z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16,}/g }, // AWS
  { signs: ['aws'], pattern: /aws_?(?:secret)?_?(?:access)?_?key["' \t]{0,3}[:=]["' \t]{0,3}([A-Za-z0-9+/]{40,})/gi },
  { signs: ['AccountKey='], pattern: /AccountKey=([A-Za-z0-9+/]{40,}={0,2})/g }, // Azure storage
  { signs: ['xox'], pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g }, // Slack
  { signs: ['xapp-'], pattern: /xapp-[A-Za-z0-9-]{10,}/g },
  { signs: ['hooks.slack.com'], pattern: /hooks\.slack\.com\/services\/([A-Za-z0-9/_-]{20,})/g },
  { signs: ['npm_'], pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{30,}/g },
  { signs: ['hf_'], pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,}/g },
  { signs: ['pypi-'], pattern: /pypi-[A-Za-z0-9_-]{50,}/g },
  { signs: ['sk_', 'rk_'], pattern: /(?<![A-Za-z0-9])(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/g }, // Stripe
  {
    signs: ['gsk', 'r8', 'xai', 'pplx', 'dckr_pat', 'dop_v1', 'lin_api', 'shpat'],
    pattern: /(?<![A-Za-z0-9])(?:gsk|r8|xai|pplx|dckr_pat|dop_v1|lin_api|shpat)[_-][A-Za-z0-9_-]{24,}/g,
  },
  { signs: ['SG.'], pattern: /(?<![A-Za-z0-9])SG\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/g }, // SendGrid
  { signs: ['hvs.'], pattern: /(?<![A-Za-z0-9])hvs\.[A-Za-z0-9_-]{24,}/g }, // Vault
  { signs: ['AGE-SECRET-KEY-1'], pattern: /AGE-SECRET-KEY-1[A-Z0-9]{50,}/g },
  { signs: ['eyJ'], pattern: /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g }, // JSON web token
  {
    signs: ['-----BEGIN '],
    pattern: /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----))*-----END [A-Z0-9 ]{0,40}-----/g,
  },
  {
    signs: ['-----BEGIN '],
    pattern: /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:\\+[rn]|[\s"'+,>|])*[A-Za-z0-9+/=]{16,})+/g,
  }, // truncated
  { signs: ['://'], pattern: /:\/\/[^\s/?#:@"'<>]{0,256}:(?!\$|\*\*\*@)([^\s/?#@"'<>]{1,512})@/g }, // password in an address
  { signs: ['://'], pattern: /:\/\/([^\s/?#:@"'<>$*]{16,512})@/g }, // token in an address
  {
    signs: ['authorization'],
    pattern:
      /authorization["']?[ \t]{0,4}[:=][ \t]{0,4}["']?(?:basic|bearer|token)[ \t]{1,4}([A-Za-z0-9+/=_.~-]{8,})/gi,
  },
];
