import type { MatchedRequirement } from '@app/match'
import type { KeyboardEvent } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { ChooseLine } from './choose-line.tsx'
import type { CvLines } from './evidence-candidates.ts'
import type { OnConfirm } from './with-confirmed-line.ts'

type ConfirmLineProps = {
	requirement: MatchedRequirement
	/** The lines of the CV, to choose another one. */
	lines: CvLines
	onConfirm: OnConfirm
}

/** Asks whether a line shows what the advert asks for. While the focus is here, Y means yes and N means no. */
export function ConfirmLine({ requirement, lines, onConfirm }: ConfirmLineProps) {
	function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
		if (event.ctrlKey || event.metaKey || event.altKey) return
		// In the list of lines a letter goes to the line that begins with it, and in a new line it is written.
		if (event.target instanceof HTMLSelectElement) return
		if (event.target instanceof HTMLTextAreaElement) return
		const key = event.key.toLowerCase()
		if (key !== 'y' && key !== 'n') return
		event.preventDefault()
		void onConfirm(requirement, key === 'y')
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons in it
		<div className="mt-2 flex flex-wrap gap-2" onKeyDown={handleKeyDown}>
			<Button
				size="small"
				aria-keyshortcuts="y"
				aria-label={`Yes, that’s it: ${requirement.quote}`}
				onClick={() => void onConfirm(requirement, true)}
			>
				Yes, that’s it
			</Button>
			<Button
				size="small"
				aria-keyshortcuts="n"
				aria-label={`No: ${requirement.quote}`}
				onClick={() => void onConfirm(requirement, false)}
			>
				No
			</Button>
			<ChooseLine requirement={requirement} lines={lines} onConfirm={onConfirm} />
		</div>
	)
}
