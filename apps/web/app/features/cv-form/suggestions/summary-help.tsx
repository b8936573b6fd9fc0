import { lazyPart } from '#shared/lazy-part.tsx'
import { HelpOnRequest } from './help-on-request.tsx'

// Loaded on demand; writing a CV does not need it.
const SummarySuggestions = lazyPart(
	async () => (await import('./summary-suggestions.tsx')).SummarySuggestions,
)

/** A profile from facts of the CV, when it is asked for. */
export function SummaryHelp() {
	return (
		<HelpOnRequest label="Write it from my CV" waiting="Reading your CV…">
			<SummarySuggestions />
		</HelpOnRequest>
	)
}
