/**
 * Token formats that are recognized anywhere, known or not. If a pattern has a group, only the group is secret. The
 * prefixes are published by their issuers for scanners.
 * Every pattern takes linear time: what follows an unbounded repetition either cannot fail, or the repetition cannot
 * contain another start of the same pattern.
 */
export const tokenFormats: readonly RegExp[] = [
  /gh[pousr]_[A-Za-z0-9_-]{16,}(?:\.[A-Za-z0-9_-]{8,}){0,4}/g, // GitHub
  /github_pat_[A-Za-z0-9_]{16,}/g,
  /eC1hY2Nlc3MtdG9rZW46[A-Za-z0-9+/=_-]*/g, // `x-access-token:` in base64, as git stores it
  /glpat-[A-Za-z0-9_-]{16,}/g,
  /(?<![A-Za-z0-9])sk-(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{12,}/g, // Anthropic, OpenAI, OpenRouter
  /(?<![A-Za-z0-9])sk-[A-Za-z0-9]{24,}/g,
  /AIza[A-Za-z0-9_-]{30,}/g, // Google
  /ya29\.[A-Za-z0-9_-]{20,}/g,
  /GOCSPX-[A-Za-z0-9_-]{20,}/g,
  /(?<![A-Z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16,}/g, // AWS
  /aws_?(?:secret)?_?(?:access)?_?key["' \t]{0,3}[:=]["' \t]{0,3}([A-Za-z0-9+/]{40,})/gi,
  /AccountKey=([A-Za-z0-9+/]{40,}={0,2})/g, // Azure storage
  /xox[abeoprs]-[A-Za-z0-9-]{10,}/g, // Slack
  /xapp-[A-Za-z0-9-]{10,}/g,
  /hooks\.slack\.com\/services\/([A-Za-z0-9/_-]{20,})/g,
  /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{30,}/g,
  /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,}/g,
  /pypi-[A-Za-z0-9_-]{50,}/g,
  /(?<![A-Za-z0-9])(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/g, // Stripe
  /(?<![A-Za-z0-9])(?:gsk|r8|xai|pplx|dckr_pat|dop_v1|lin_api|shpat)[_-][A-Za-z0-9_-]{24,}/g,
  /(?<![A-Za-z0-9])SG\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/g, // SendGrid
  /(?<![A-Za-z0-9])hvs\.[A-Za-z0-9_-]{24,}/g, // Vault
  /AGE-SECRET-KEY-1[A-Z0-9]{50,}/g,
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g, // JSON web token
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----))*-----END [A-Z0-9 ]{0,40}-----/g,
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:\\+[rn]|[\s"'+,>|])*[A-Za-z0-9+/=]{16,})+/g, // truncated
  /:\/\/[^\s/?#:@"'<>]{0,256}:(?!\$|\*\*\*@)([^\s/?#@"'<>]{1,512})@/g, // password in an address
  /authorization["']?[ \t]{0,4}[:=][ \t]{0,4}["']?(?:basic|bearer|token)[ \t]{1,4}([A-Za-z0-9+/=_.~-]{8,})/gi,
];
