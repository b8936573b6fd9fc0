/** What stands below a line that Ella has no better wording for. It praises nothing: the question is what helps. */
export function NoSuggestion({ hasQuestion }: { hasQuestion: boolean }) {
	return (
		<p className="mt-1 text-sm text-ink-soft">
			No suggestion for this line yet.{hasQuestion ? ' Answer the question to strengthen it.' : ''}
		</p>
	)
}
