/** Under which what the server says of an analysis is kept while it is shown. */
export function analysisKey(sessionId: string | null) {
	return ['guest-analysis', sessionId]
}
