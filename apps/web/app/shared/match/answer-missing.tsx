import type { MatchedRequirement } from '@app/match'
import { Button } from '#shared/ui/button.tsx'
import { ChooseLine } from './choose-line.tsx'
import type { CvLines } from './evidence-candidates.ts'
import { noEvidence, type OnConfirm } from './with-confirmed-line.ts'

type AnswerMissingProps = {
	requirement: MatchedRequirement
	/** The lines of the CV, to choose the one that shows it. */
	lines: CvLines
	onConfirm: OnConfirm
}

/** Lets the person say that a line shows a requirement after all, write one, or say that they don't have it. */
export function AnswerMissing({ requirement, lines, onConfirm }: AnswerMissingProps) {
	return (
		<div className="mt-1 flex flex-wrap gap-2">
			<ChooseLine
				requirement={requirement}
				lines={lines}
				onConfirm={onConfirm}
				label="Yes, I have it"
			/>
			<Button
				size="small"
				look="bare"
				aria-label={`No: ${requirement.quote}`}
				onClick={() => void onConfirm({ ...requirement, evidence: [noEvidence] }, false)}
			>
				No
			</Button>
		</div>
	)
}
