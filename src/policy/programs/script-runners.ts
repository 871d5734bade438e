import { guarded } from './shared/define.js';

export const scriptRunners = guarded({
  names:
    'concurrently nodemon onchange chokidar watchexec shx shelljs dotenv dotenvx env-cmd dotenv-cli zx start-server-and-test server-test wait-on http-server serve live-server local-web-server json-server localtunnel lt ngrok degit tiged giget plop hygen yo np release-it semantic-release standard-version commit-and-tag-version auto vercel netlify wrangler firebase surge gh-pages expo eas sls serverless cdk pulumi supabase prisma drizzle-kit sequelize sequelize-cli typeorm knex npm-check-updates ncu npm-check taze patch-package npkill copyfiles cpx cpy cpy-cli ncp husky simple-git-hooks lefthook is-ci pm2 forever electron electron-builder ng',
  source: 'https://docs.npmjs.com/cli/commands/npx',
  why: 'is a command for a program that runs, changes or publishes what its arguments name',
  grants: 'Runs, changes or publishes what its arguments name.',
});
