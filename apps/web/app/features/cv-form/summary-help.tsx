import { WandSparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

// Fetched when somebody asks; writing a CV does not need it.
const SummarySuggestions = lazy(async () => ({
	default: (await import('./summary-suggestions.tsx')).SummarySuggestions,
}))

/** A profile from facts of the CV, when it is asked for. */
export function SummaryHelp() {
	const [isAsked, setIsAsked] = useState(false)
	if (isAsked)
		return (
			<Suspense fallback={<p className="py-3 text-sm text-ink-soft">Reading your CV…</p>}>
				<SummarySuggestions />
			</Suspense>
		)
	return (
		<button
			type="button"
			onClick={() => setIsAsked(true)}
			className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold text-accent hover:text-accent-hover"
		>
			<WandSparkles size={16} aria-hidden />
			Write it from my CV
		</button>
	)
}
