import { WandSparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

// The engine is fetched when somebody asks for it; writing a CV does not need it.
const LineSuggestions = lazy(async () => ({
	default: (await import('./line-suggestions.tsx')).LineSuggestions,
}))

export type WordingHelpProps = {
	lines: string[]
	/** The job that they belong to. */
	itemId: string
	/** The job goes on, so its lines are told in the present. */
	current: boolean
	onChange: (lines: string[]) => void
}

/** Better wording of the lines of a job, when it is asked for. */
export function WordingHelp(props: WordingHelpProps) {
	const [isAsked, setIsAsked] = useState(false)
	if (props.lines.every((line) => line.trim() === '')) return null
	if (isAsked)
		return (
			<Suspense fallback={<p className="py-3 text-sm text-ink-soft">Reading your lines…</p>}>
				<LineSuggestions {...props} />
			</Suspense>
		)
	return (
		<button
			type="button"
			onClick={() => setIsAsked(true)}
			className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold text-accent hover:text-accent-hover"
		>
			<WandSparkles size={16} aria-hidden />
			Suggest better wording
		</button>
	)
}
