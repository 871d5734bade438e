/** The only repository that commands reach through the API of GitHub. */
export interface OwnRepository {
  readonly owner: string;
  readonly name: string;
}

export function isOwnRepository(owner: string, name: string, repository: OwnRepository): boolean {
  return owner.toLowerCase() === repository.owner.toLowerCase() && name.toLowerCase() === repository.name.toLowerCase();
}
