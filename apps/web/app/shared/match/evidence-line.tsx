import type { MatchedRequirement } from '@app/match'
import { Highlight } from '#shared/ui/highlight.tsx'

type EvidenceLineProps = {
	evidence: MatchedRequirement['evidence'][number]
	onGoToField?: (path: string) => void
}

const longestBefore = 60
const longestAfter = 110

/** The line of the CV that shows something, with the words that do under the marker. It leads to its field. */
export function EvidenceLine({ evidence: { path, quote, line }, onGoToField }: EvidenceLineProps) {
	const at = line.indexOf(quote)
	const words =
		at === -1 ? (
			quote
		) : (
			<>
				{cutStart(line.slice(0, at))}
				<Highlight wraps>{quote}</Highlight>
				{cutEnd(line.slice(at + quote.length))}
			</>
		)
	return (
		<p className="mt-0.5 font-serif text-ink-soft wrap-anywhere">
			{path === null || onGoToField === undefined ? (
				words
			) : (
				<button
					type="button"
					title="Go to the field"
					onClick={() => onGoToField(path)}
					className="min-h-6 rounded-control text-left underline decoration-line-strong underline-offset-3 hover:text-ink pointer-coarse:min-h-11"
				>
					{words}
				</button>
			)}
		</p>
	)
}

// A whole summary would bury the words that count.
function cutStart(text: string): string {
	return text.length <= longestBefore
		? text
		: `… ${text.slice(-longestBefore).replace(/^\S*\s/, '')}`
}

function cutEnd(text: string): string {
	return text.length <= longestAfter
		? text
		: `${text.slice(0, longestAfter).replace(/\s\S*$/, '')} …`
}
