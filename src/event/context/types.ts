/** From most to least trusted, by the author's relationship to the repository according to GitHub. */
export const trustLevels = ['owner', 'member', 'collaborator', 'contributor', 'anyone'] as const;

export type Trust = (typeof trustLevels)[number];
