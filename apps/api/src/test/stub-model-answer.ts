/** The text that a model writes, and how the answer ends. */
export type StubModelAnswer = {
	content: string
	finish: string
	hasUsage: boolean
	stalls: boolean
}
