import type { Verdict } from '@app/claims'
import { CircleCheck, CircleHelp, OctagonAlert } from 'lucide-react'

const looks: Record<Verdict, { word: string; Icon: typeof CircleCheck; colour: string }> = {
	faithful: { word: 'Keeps to your words', Icon: CircleCheck, colour: 'text-moss' },
	confirm: { word: 'Needs your answer', Icon: CircleHelp, colour: 'text-amber' },
	unfaithful: { word: 'Claims too much', Icon: OctagonAlert, colour: 'text-brick' },
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
