import { useState } from 'react'
import { CvSelect } from '#shared/cv-choice/cv-select.tsx'
import { useCvChoice } from '#shared/cv-choice/use-cv-choice.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'

type ChooseLetterCvProps = {
	preferredCvId: string | null
	isBusy: boolean
	/** Why the last press led to nothing. */
	problem: string | null
	onBegin: (cvId: string) => void
	onClose: () => void
}

/** Asks which CV a letter begins from. */
export function ChooseLetterCv(props: ChooseLetterCvProps) {
	const { preferredCvId, isBusy, problem, onBegin, onClose } = props
	const list = useCvChoice()
	const [chosen, setChosen] = useState(preferredCvId)
	const cvs = list.data?.cvs ?? []
	const cvId = cvs.find(({ id }) => id === chosen)?.id ?? cvs[0]?.id ?? null
	if (list.isSuccess && cvs.length === 0) {
		return (
			<div>
				<p className="mb-3 text-ink-soft">
					Your letter starts from a CV, and there isn’t one in your account yet.
				</p>
				<ButtonLink size="small" to="/cv-writer">
					Write or import a CV
				</ButtonLink>
			</div>
		)
	}
	return (
		<div className="grid gap-3 rounded-panel border border-line bg-paper p-4">
			<CvSelect label="Start from this CV" value={cvId ?? ''} onChoose={setChosen} cvs={cvs} />
			<FormProblem problem={problem ?? list.error?.message ?? null} />
			<div className="flex flex-wrap gap-3">
				<Button
					size="small"
					look="primary"
					disabled={cvId === null || isBusy}
					onClick={() => (cvId === null ? undefined : onBegin(cvId))}
				>
					{isBusy ? 'Reading…' : 'Start the letter'}
				</Button>
				<Button size="small" onClick={onClose}>
					Cancel
				</Button>
			</div>
		</div>
	)
}
