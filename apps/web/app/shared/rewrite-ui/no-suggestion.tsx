/** What is said of a line that Ella has no better wording for. It praises nothing: the question is what helps. */
export function noSuggestionSentence(hasQuestion: boolean): string {
	return `No suggestion for this line yet.${hasQuestion ? ' Answer the question to strengthen it.' : ''}`
}

/** The same, below the line. */
export function NoSuggestion({ hasQuestion }: { hasQuestion: boolean }) {
	return <p className="mt-1 text-sm text-ink-soft">{noSuggestionSentence(hasQuestion)}</p>
}
