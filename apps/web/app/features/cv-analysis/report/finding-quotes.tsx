import type { Evidence } from '@app/cv'

const quotesShown = 3

/** The words that a remark is about: a few, and the others folded. */
export function FindingQuotes({ evidence }: { evidence: readonly Evidence[] }) {
	const quotes = evidence.filter(({ quote }) => quote !== '')
	if (quotes.length === 0) return null
	const more = quotes.slice(quotesShown)
	return (
		<div className="mt-3 grid gap-1.5 border-l-2 border-marker pl-3 font-serif text-sm">
			<QuoteList quotes={quotes.slice(0, quotesShown)} />
			{more.length > 0 && (
				<details>
					<summary className="min-h-6 cursor-pointer font-sans text-xs text-ink-soft hover:text-ink">
						and {more.length} more
					</summary>
					<div className="mt-1.5 grid gap-1.5">
						<QuoteList quotes={more} />
					</div>
				</details>
			)}
		</div>
	)
}

function QuoteList({ quotes }: { quotes: readonly Evidence[] }) {
	return quotes.map(({ path, quote, places }, index) => (
		<blockquote key={`${path}-${places[0]?.y}-${index}`} className="[overflow-wrap:anywhere]">
			“{quote}”
		</blockquote>
	))
}
