/** The input of a format's reader: a file, its limits, and a callback for the page in progress. */
export type ExtractionRequest = {
	bytes: Uint8Array
	fileName: string
	limits: ReadLimits
	/** The program that recognises text in pictures, or `null` when there is none. */
	recogniser: string | null
	onPage: (page: number, pages: number) => void
}

export type ReadLimits = {
	maxPages: number
	/** Counts characters that were read; throws `file_too_large` once there are too many. */
	checkText: (characters: number) => void
}
