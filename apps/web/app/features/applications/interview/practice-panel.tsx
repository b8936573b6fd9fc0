import { maxTaskContext } from '@app/contract'
import type { Application } from '@app/contract/applications'
import type { PracticeQuestion } from '@app/letters'
import { useRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { prepareTaskFromCv } from '../prepare-task-from-cv.ts'
import { ModelQuestions } from './model-questions.tsx'
import { PracticeAnswer } from './practice-answer.tsx'
import type { Practice } from './use-practice.ts'

type PracticePanelProps = {
	practice: Practice
	application: Pick<Application, 'title'>
	advert: string
	cvId: string | null
	/** Keeps a question with its answer among the notes. */
	onKeep: (text: string) => void
	onClose: () => void
}

/** One question at a time: answered, compared with the CV, and kept if the person wants it. */
export function PracticePanel(props: PracticePanelProps) {
	const { practice, application, advert, cvId, onKeep, onClose } = props
	const [added, setAdded] = useState<readonly PracticeQuestion[]>([])
	const [at, setAt] = useState(0)
	const heading = useRef<HTMLHeadingElement>(null)
	const questions = [...practice.questions, ...added]
	const current = questions[at]

	function go(to: number) {
		setAt(to)
		heading.current?.focus({ preventScroll: true })
	}

	return (
		<div className="grid gap-4">
			{advert.trim() === '' ? (
				<p className="border-l-2 border-amber pl-4 text-sm text-ink-soft">
					We don’t have the advert, so there’s only one question. Paste it under “The advert” below
					for more.
				</p>
			) : null}
			<div>
				<p className="text-sm text-ink-soft">
					Question {at + 1} of {questions.length}, with “{practice.cvTitle}”
				</p>
				<h4
					ref={heading}
					tabIndex={-1}
					className="mt-1 font-serif text-xl leading-snug outline-none wrap-anywhere"
				>
					{current?.question}
				</h4>
			</div>
			{current === undefined ? null : (
				<PracticeAnswer
					key={current.question}
					question={current}
					source={practice.source}
					onKeep={onKeep}
				/>
			)}
			<div className="flex flex-wrap gap-3">
				<Button size="small" disabled={at === 0} onClick={() => go(at - 1)}>
					Previous
				</Button>
				<Button size="small" disabled={at + 1 >= questions.length} onClick={() => go(at + 1)}>
					Next question
				</Button>
				<Button size="small" look="bare" data-opener onClick={onClose}>
					End practice
				</Button>
			</div>
			<ModelQuestions
				prepare={() =>
					prepareTaskFromCv(cvId, {
						task: 'interview',
						context: [application.title, advert].join('\n').trim().slice(0, maxTaskContext),
					})
				}
				onAdd={(more) => {
					setAdded([...added, ...more])
					go(questions.length)
				}}
			/>
		</div>
	)
}
