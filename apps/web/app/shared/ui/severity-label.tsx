import type { Severity } from '@app/checks'
import { Lightbulb, OctagonAlert, TriangleAlert } from 'lucide-react'

const first = { word: 'Fix first', Icon: OctagonAlert, colour: 'text-brick' }
const worth = { word: 'Worth fixing', Icon: TriangleAlert, colour: 'text-amber' }
const tip = { word: 'Tip', Icon: Lightbulb, colour: 'text-moss' }

const looks: Record<Severity, typeof first> = {
	blocker: first,
	'warning-3': first,
	'warning-2': worth,
	'warning-1': worth,
	tip,
}

/** How urgent a remark is, as an icon and a word. */
export function SeverityLabel({ severity }: { severity: Severity }) {
	const { word, Icon, colour } = looks[severity]
	return (
		<span className={`inline-flex items-center gap-1.5 text-xs font-semibold ${colour}`}>
			<Icon size={15} strokeWidth={2} aria-hidden="true" />
			{word}
		</span>
	)
}
