import type { PracticeQuestion } from '@app/letters'
import { ModelWriting } from '#shared/model/model-writing.tsx'
import { type AnsweringModel, useModel } from '#shared/model/use-model.ts'
import { type PrepareTask, useTask } from '#shared/model/use-task.ts'
import { WhatIsSent } from '#shared/model/what-is-sent.tsx'
import { Button } from '#shared/ui/button.tsx'

type ModelQuestionsProps = {
	prepare: PrepareTask
	onAdd: (questions: PracticeQuestion[]) => void
}

/** More questions, by a language model where there is one. Each takes nothing for granted that the CV or the advert doesn't say. */
export function ModelQuestions(props: ModelQuestionsProps) {
	const { model, usedUp } = useModel()
	if (model !== null) return <AskForQuestions {...props} model={model} />
	return usedUp === null ? null : (
		<p className="text-sm text-ink-soft">You’ve reached today’s limit for {usedUp}.</p>
	)
}

function AskForQuestions({
	model,
	prepare,
	onAdd,
}: ModelQuestionsProps & { model: AnsweringModel }) {
	const { isBusy, outcome, ask, stop } = useTask(prepare)
	const isEmpty = outcome?.result?.engine === 'model' && outcome.result.offered.length === 0

	async function handleAsk() {
		const { result, body } = (await ask(model)) ?? { result: null, body: null }
		if (result === null || result.engine !== 'model') return
		const questions = result.offered.map(({ text, facts }) => ({
			question: text,
			lines: (body?.facts ?? []).filter(({ id }) => facts.includes(id)).map((fact) => fact.text),
		}))
		if (questions.length > 0) onAdd(questions)
	}

	return (
		<div className="grid justify-items-start gap-2 border-t border-line pt-4">
			{isBusy ? (
				<ModelWriting
					says={`${model.name} is writing questions. We check that they take nothing for granted.`}
					onStop={stop}
				/>
			) : (
				<Button size="small" onClick={() => void handleAsk()}>
					Ask {model.name} for more questions
				</Button>
			)}
			<p className="text-sm text-ink-soft">
				This sends the advert and what your CV says of your work to {model.name}, {model.whose}.
				Your answers are never sent.
			</p>
			<WhatIsSent
				model={model}
				sent="The advert, your job titles, dates, lines, courses and skills"
				notSent="Your answers, name, contact details, employers and schools"
				prepare={prepare}
			/>
			{outcome?.problem || isEmpty ? (
				<p role="alert" className="text-sm text-amber">
					{outcome?.problem ?? 'None of its questions kept to the advert and your CV.'}
				</p>
			) : null}
		</div>
	)
}
