import { previewRewrites, type RewrittenLine } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { explainModelFailure } from '#shared/model/explain-model-failure.ts'
import { ModelTask } from '#shared/model/model-task.tsx'
import type { AnsweringModel } from '#shared/model/use-model.ts'
import { WithModel } from '#shared/model/with-model.tsx'
import {
	type ModelQuestion,
	rewriteLinesWithModel,
} from '#shared/rewrite-ui/rewrite-lines-with-model.ts'

type ModelHelpProps = {
	question: ModelQuestion
	/** Called with the model's wording of each line and the model's name. */
	onWorded: (lines: RewrittenLine[], model: string) => void
}

/** The language model that answers this person, where there is one; nothing leaves before the button is pressed. */
export function ModelHelp(props: ModelHelpProps) {
	return <WithModel>{(model) => <AskButton {...props} model={model} />}</WithModel>
}

function AskButton({ question, onWorded, model }: ModelHelpProps & { model: AnsweringModel }) {
	const { ask, ...task } = useJobRewrites()
	return (
		<div className="mt-2">
			<ModelTask
				model={model}
				task={task}
				label={`Ask ${model.name} as well`}
				onAsk={() =>
					void ask(question, model).then((lines) => {
						if (lines !== null) onWorded(lines, model.name)
					})
				}
				says={`${model.name} is writing. We check each line against your words.`}
				sends="this job’s title and lines"
				sent="This job’s title and lines, and what you answered about them"
				notSent="The rest of your CV. If a line has a name, an address, a phone number or a link, we hide it."
				preview={({ own, signal }) =>
					call(previewRewrites, {
						body: own === undefined ? question : { ...question, own },
						signal,
					})
				}
			/>
		</div>
	)
}

/** The rewriting of a whole job by a model: asked, told line by line as each passes the check, stopped. */
function useJobRewrites() {
	const [drafts, setDrafts] = useState<readonly string[] | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const asking = useRef<AbortController | null>(null)
	useEffect(() => () => asking.current?.abort(), [])

	/** Returns `null` when the request was stopped or failed. */
	async function ask(question: ModelQuestion, model: AnsweringModel) {
		const controller = new AbortController()
		const { signal } = controller
		asking.current = controller
		setDrafts([])
		setProblem(null)
		try {
			const lines = await rewriteLinesWithModel(question, {
				own: model.own,
				signal,
				onDrafts: setDrafts,
			})
			if (signal.aborted) return null
			setProblem(describeProblem(lines, model))
			setDrafts(null)
			return lines
		} catch (error) {
			if (signal.aborted) return null
			setProblem(
				error instanceof ApiError
					? error.message
					: `${model.name} didn’t answer. Please try again.`,
			)
			setDrafts(null)
			return null
		}
	}

	function stop() {
		asking.current?.abort()
		setDrafts(null)
	}

	const offered = drafts?.map((text) => ({ text })) ?? []
	return {
		ask,
		stop,
		isBusy: drafts !== null,
		progress: { step: 'writing' as const, offered },
		outcome: { problem },
	}
}

/** Why lines have Ella's own wording although the model was asked; `null` when all have the model's. */
function describeProblem(lines: RewrittenLine[], model: AnsweringModel): string | null {
	const local = lines.flatMap(({ whyLocal }) => whyLocal ?? [])
	if (local.length === 0) return null
	const why = [...new Set(local)].map((reason) => explainModelFailure(reason, model))
	return `${whichKeep(local.length, lines.length)} Ella’s own suggestion: ${why.join('; ')}.`
}

function whichKeep(count: number, all: number): string {
	if (count === all) return 'Every line keeps'
	return count === 1 ? 'One line keeps' : `${count} lines keep`
}
