/** One CV of one person. */
export type CvOwnerAndId = { ownerId: string; cvId: string }

/** Under which the lists of the account's CVs are kept while they are shown. */
export const accountCvsKey = ['kept-cvs'] as const

/** Under which one CV is kept while it is shown. */
export function accountCvKey(id: string) {
	return ['kept-cv', id] as const
}
