/** One file of an export: what is not bytes is written as JSON. */
export type ExportedFile = {
	path: string
	/** Reads it when its turn comes, so that an export never is in memory as a whole. */
	read: () => Promise<object>
}

/** What one part of Ella keeps about people: how it is handed out, and how it is deleted. */
export type PersonalData = {
	/** Lists what is kept about an account. */
	files: (accountId: string) => Promise<ExportedFile[]>
	/** Deletes all of it, the second time without harm. Throws when a file of it is still there. */
	remove: (accountId: string) => Promise<void>
}
