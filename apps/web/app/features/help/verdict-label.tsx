import type { Verdict } from '@app/claims'
import { Check, Info, TriangleAlert } from 'lucide-react'

// These icons are on every page; any other would be a separate file, which each first page has to load.
const looks: Record<Verdict, { word: string; Icon: typeof Check; colour: string }> = {
	faithful: { word: 'Keeps to your words', Icon: Check, colour: 'text-moss' },
	confirm: { word: 'Needs your answer', Icon: Info, colour: 'text-amber' },
	unfaithful: { word: 'Claims too much', Icon: TriangleAlert, colour: 'text-brick' },
}

/** A verdict as an icon and words. */
export function VerdictLabel({ verdict }: { verdict: Verdict }) {
	const { word, Icon, colour } = looks[verdict]
	return (
		<span className={`flex items-center gap-1.5 text-sm font-semibold ${colour}`}>
			<Icon size={16} aria-hidden className="shrink-0" />
			{word}
		</span>
	)
}
