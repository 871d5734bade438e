/** The only repository that commands reach through the API of GitHub. */
export interface OwnRepository {
  readonly owner: string;
  readonly name: string;
}

export function isOwnRepository(owner: string, name: string, own: OwnRepository): boolean {
  return owner.toLowerCase() === own.owner.toLowerCase() && name.toLowerCase() === own.name.toLowerCase();
}
