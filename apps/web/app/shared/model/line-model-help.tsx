import { useId, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { LineAnswers } from './line-answers.tsx'
import { type LineMatter, type LineTask, listLineTasks, toLineTask } from './line-tasks.ts'
import { ModelWriting } from './model-writing.tsx'
import { type AnsweringModel, useModel } from './use-model.ts'
import { useTask } from './use-task.ts'
import { UsedUp } from './used-up.tsx'
import { WhatIsSent } from './what-is-sent.tsx'

type LineModelHelpProps = {
	matter: LineMatter
	/** Puts a wording where the line is. */
	onTake: (text: string) => void
}

/** What a language model can do with one line, where one answers this person. Nothing is sent before they ask. */
export function LineModelHelp(props: LineModelHelpProps) {
	const { model, usedUp } = useModel()
	const [isOpen, setIsOpen] = useState(false)
	if (model === null) return usedUp === null ? null : <UsedUp name={usedUp} />
	return (
		<details className="mt-1" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
			<summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-accent wrap-anywhere">
				More from {model.name}
				<span className="sr-only">: {props.matter.line}</span>
			</summary>
			{isOpen ? <Choice {...props} model={model} /> : null}
		</details>
	)
}

function Choice({ matter, onTake, model }: LineModelHelpProps & { model: AnsweringModel }) {
	const id = useId()
	const [task, setTask] = useState<LineTask>('reword')
	const prepare = () => Promise.resolve(toLineTask(task, matter))
	const { isBusy, outcome, ask, stop } = useTask(prepare)

	return (
		<div className="grid gap-2 rounded-control bg-accent-wash px-4 py-3 text-sm">
			<div className="flex flex-wrap items-end gap-2">
				<div className="min-w-0 grow">
					<SelectField
						label={`What should ${model.name} do?`}
						value={task}
						disabled={isBusy}
						onChange={({ target }) => setTask(readTask(target.value))}
					>
						{listLineTasks(matter).map(([value, words]) => (
							<option key={value} value={value}>
								{words}
							</option>
						))}
					</SelectField>
				</div>
				<Button
					className="bg-paper"
					disabled={isBusy}
					aria-describedby={`${id}-sent`}
					onClick={() => void ask(model)}
				>
					Ask {model.name}
				</Button>
			</div>
			<p id={`${id}-sent`} className="text-ink-soft">
				This sends the line{task === 'tailor' ? ' and the advert' : ''} to {model.name},{' '}
				{model.whose}.
			</p>
			<WhatIsSent
				key={task}
				model={model}
				sent={`This line${task === 'tailor' ? ' and the advert' : ''}`}
				notSent="The rest of your CV. If the line has your name or contact details, we hide them."
				prepare={prepare}
			/>
			{isBusy ? (
				<ModelWriting
					says={`${model.name} is writing. We check everything against your words.`}
					onStop={stop}
				/>
			) : null}
			{outcome?.problem == null ? null : (
				<p role="alert" className="text-amber">
					{outcome.problem}
				</p>
			)}
			{outcome?.result == null || outcome.body === null ? null : (
				<LineAnswers
					key={JSON.stringify(outcome.result)}
					result={outcome.result}
					body={outcome.body}
					model={model}
					onTake={onTake}
					onAnswer={(answer) =>
						void ask(model, () => Promise.resolve(toLineTask('answer', matter, answer)))
					}
				/>
			)}
		</div>
	)
}

function readTask(value: string): LineTask {
	const all: readonly LineTask[] = ['reword', 'correct', 'tailor', 'ask']
	return all.find((task) => task === value) ?? 'reword'
}
