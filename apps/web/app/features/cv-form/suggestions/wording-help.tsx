import { lazy } from 'react'
import { HelpOnRequest } from './help-on-request.tsx'
import type { WordingHelpProps } from './line-suggestions.tsx'

// The engine is fetched when somebody asks for it; writing a CV does not need it.
const LineSuggestions = lazy(async () => ({
	default: (await import('./line-suggestions.tsx')).LineSuggestions,
}))

/** Better wording of the lines of a job, when it is asked for. */
export function WordingHelp(props: WordingHelpProps) {
	const isEmpty = props.lines.every((line) => line.trim() === '')
	return (
		<HelpOnRequest label="Suggest better wording" waiting="Reading your lines…">
			{isEmpty ? null : <LineSuggestions {...props} />}
		</HelpOnRequest>
	)
}
