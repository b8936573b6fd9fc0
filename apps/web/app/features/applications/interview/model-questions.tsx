import type { PracticeQuestion } from '@app/letters'
import { ModelTask } from '#shared/model/model-task.tsx'
import type { AnsweringModel } from '#shared/model/use-model.ts'
import { type PrepareTask, useTask } from '#shared/model/use-task.ts'
import { previewOf } from '#shared/model/what-is-sent.tsx'
import { WithModel } from '#shared/model/with-model.tsx'

type ModelQuestionsProps = {
	prepare: PrepareTask
	onAdd: (questions: PracticeQuestion[]) => void
}

/** More questions, by a language model where there is one. Each takes nothing for granted that the CV or the advert doesn't say. */
export function ModelQuestions(props: ModelQuestionsProps) {
	return <WithModel>{(model) => <AskForQuestions {...props} model={model} />}</WithModel>
}

function AskForQuestions({
	model,
	prepare,
	onAdd,
}: ModelQuestionsProps & { model: AnsweringModel }) {
	const task = useTask(prepare)
	const result = task.outcome?.result
	const isEmpty = result?.engine === 'model' && result.offered.length === 0

	async function handleAsk() {
		const { result, body } = (await task.ask(model)) ?? { result: null, body: null }
		if (result === null || result.engine !== 'model') return
		const questions = result.offered.map(({ text, facts }) => ({
			question: text,
			lines: (body?.facts ?? []).filter(({ id }) => facts.includes(id)).map((fact) => fact.text),
		}))
		if (questions.length > 0) onAdd(questions)
	}

	return (
		<div className="border-t border-line pt-4">
			<ModelTask
				model={model}
				task={task}
				label={`Ask ${model.name} for more questions`}
				onAsk={() => void handleAsk()}
				says={`${model.name} is writing questions. We check that they take nothing for granted.`}
				sends="the advert and what your CV says of your work, but none of your answers,"
				sent="The advert, your job titles, dates, lines, courses and skills"
				notSent="Your answers, name, contact details, employers and schools"
				preview={previewOf(prepare)}
				nothing={isEmpty ? 'None of its questions kept to the advert and your CV.' : null}
			/>
		</div>
	)
}
