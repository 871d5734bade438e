import type { ProgramEffects, Risk } from '../../shell/types.js';
import type { PathFacts } from '../../types.js';

export const otherRepository = 'names another repository';

export const otherAddress = 'is an address, which may be of another repository';

/** `acme/widgets`, with the host or without, or an address in it, if that is the repository of the workspace. */
function isOwnRepository(text: string, { repository }: PathFacts): boolean {
  if (repository === null) return false;
  const address = repository.toLowerCase();
  const name = text.toLowerCase().replace(/\.git$/, '');
  const { host, pathname } = new URL(address);
  return [pathname.slice(1), host + pathname, address].includes(name) || isItemOf(address, name);
}

/** `https://github.com/acme/widgets/pull/1`, and the same with a tab or a comment in it. */
function isItemOf(address: string, name: string): boolean {
  return name.startsWith(`${address}/`) && /^[\w./#-]+$/.test(name.slice(address.length)) && !name.includes('..');
}

function namesOwnRepository({ word, why }: Risk, world: PathFacts): boolean {
  if (why === otherAddress) return isOwnRepository(word, world);
  if (why !== otherRepository) return false;
  return /^(?:-R|--repo)$/.test(word) || isOwnRepository(word.replace(/^(?:--repo=|-R=?)/, ''), world);
}

/** The same effects without the risks of words that name the repository of the workspace. */
export function withoutOwnRepository(programEffects: ProgramEffects, world: PathFacts): ProgramEffects {
  const ownRisks = programEffects.risks.filter((risk) => namesOwnRepository(risk, world));
  return ownRisks.length === 0
    ? programEffects
    : { ...programEffects, risks: programEffects.risks.filter((risk) => !ownRisks.includes(risk)) };
}
