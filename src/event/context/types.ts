/** From the most trust to the least, by what GitHub says of an author's tie to the repository. */
export const trustLevels = ['owner', 'member', 'collaborator', 'contributor', 'anyone'] as const;

export type Trust = (typeof trustLevels)[number];
