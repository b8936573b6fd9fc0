import { Check, CircleAlert, Ellipsis } from 'lucide-react'
import type { SaveState } from './application-autosave.ts'

/** Shows in a word whether the changes are saved. */
export function SaveStatus({ state }: { state: SaveState }) {
	if (state.kind === 'failed' || state.kind === 'conflict') {
		return (
			<span className="inline-flex items-center gap-1.5 text-sm font-semibold text-brick">
				<CircleAlert size={16} aria-hidden />
				Not saved
			</span>
		)
	}
	const Icon = state.kind === 'saved' ? Check : Ellipsis
	return (
		<span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
			<Icon size={16} aria-hidden />
			{state.kind === 'saved' ? 'Saved' : 'Saving'}
		</span>
	)
}
