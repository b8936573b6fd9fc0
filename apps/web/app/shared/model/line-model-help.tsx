import { useState } from 'react'
import { SelectField } from '#shared/ui/field.tsx'
import { type LineMatter, type LineTask, listLineTasks, toLineTask } from './line-tasks.ts'
import { ModelResultsForLine } from './model-results-for-line.tsx'
import { ModelTask } from './model-task.tsx'
import type { AnsweringModel } from './use-model.ts'
import { useTask } from './use-task.ts'
import { previewOf } from './what-is-sent.tsx'
import { WithModel } from './with-model.tsx'

type LineModelHelpProps = {
	matter: LineMatter
	/** Puts a wording where the line is; with the question that was answered with yes, if one was asked. */
	onTake: (text: string, confirmed?: string) => void
}

/**
 * The tasks that a language model can do with one line, if this person has a model. Nothing is sent before they ask.
 */
export function LineModelHelp(props: LineModelHelpProps) {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<WithModel>
			{(model) => (
				<details className="mt-1" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
					<summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-accent wrap-anywhere">
						More from {model.name}
						<span className="sr-only">: {props.matter.line}</span>
					</summary>
					{isOpen ? <Choice {...props} model={model} /> : null}
				</details>
			)}
		</WithModel>
	)
}

function Choice({ matter, onTake, model }: LineModelHelpProps & { model: AnsweringModel }) {
	const [chosen, setChosen] = useState<LineTask>('reword')
	const prepare = () => Promise.resolve(toLineTask(chosen, matter))
	const task = useTask(prepare)
	const { result, body } = task.outcome ?? { result: null, body: null }
	const sent = `line${chosen === 'tailor' ? ' and the advert' : ''}`

	return (
		<div className="rounded-control bg-accent-wash px-4 py-3">
			<ModelTask
				model={model}
				task={task}
				label={`Ask ${model.name}`}
				onAsk={() => void task.ask(model)}
				choice={
					<div className="min-w-0 grow">
						<SelectField
							label={`What should ${model.name} do?`}
							value={chosen}
							disabled={task.isBusy}
							onChange={({ target }) => setChosen(readTask(target.value))}
						>
							{listLineTasks(matter).map(([value, words]) => (
								<option key={value} value={value}>
									{words}
								</option>
							))}
						</SelectField>
					</div>
				}
				says={`${model.name} is writing. We check everything against your words.`}
				sends={`the ${sent}`}
				sent={`This ${sent}`}
				notSent="The rest of your CV. If the line has your name or contact details, we hide them."
				preview={previewOf(prepare)}
				about={chosen}
			>
				{result === null || body === null ? null : (
					<ModelResultsForLine
						key={JSON.stringify(result)}
						result={result}
						body={body}
						model={model}
						onTake={onTake}
						onAnswer={(answer) =>
							void task.ask(model, () => Promise.resolve(toLineTask('answer', matter, answer)))
						}
					/>
				)}
			</ModelTask>
		</div>
	)
}

function readTask(value: string): LineTask {
	const all: readonly LineTask[] = ['reword', 'correct', 'tailor', 'ask']
	return all.find((task) => task === value) ?? 'reword'
}
