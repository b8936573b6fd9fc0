/** One file of an export: an object that isn't bytes is written as JSON. */
export type ExportedFile = {
	path: string
	/** Reads it when its turn comes, so that an export never is in memory as a whole; `null` where there is no file. */
	read: () => Promise<object | null>
}

/** The data that one part of Ella keeps about people: how it is exported, and how it is deleted. */
export type PersonalData = {
	/** Lists the data that is kept about an account. */
	files: (accountId: string) => Promise<ExportedFile[]>
	/** Deletes all of it, the second time without harm. Throws when a file of it is still there. */
	remove: (accountId: string) => Promise<void>
}
