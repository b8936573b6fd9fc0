import type { RewrittenLine } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#shared/api/api-error.ts'
import { type AnsweringModel, useModel } from '#shared/model/use-model.ts'
import { UsedUp } from '#shared/model/used-up.tsx'
import { whyNotModel } from '#shared/model/why-not-model.ts'
import { askModel, type ModelQuestion } from '#shared/rewrite-ui/ask-model.ts'
import { Button } from '#shared/ui/button.tsx'

type ModelHelpProps = {
	question: ModelQuestion
	/** What came back, line by line, and what the model is called. */
	onWorded: (lines: RewrittenLine[], model: string) => void
}

/** The language model that answers this person, where there is one; nothing leaves before the button is pressed. */
export function ModelHelp(props: ModelHelpProps) {
	const { model, usedUp } = useModel()
	if (model !== null) return <AskButton {...props} model={model} />
	if (usedUp === null) return null
	return <UsedUp name={usedUp} />
}

type Stage = { step: 'offered' | 'asked'; drafts: string[]; problem: string | null }

function AskButton({ question, onWorded, model }: ModelHelpProps & { model: AnsweringModel }) {
	const [{ step, drafts, problem }, setStage] = useState<Stage>({
		step: 'offered',
		drafts: [],
		problem: null,
	})
	const asking = useRef<AbortController | null>(null)
	useEffect(() => () => asking.current?.abort(), [])

	async function handleAsk() {
		const controller = new AbortController()
		asking.current = controller
		setStage({ step: 'asked', drafts: [], problem: null })
		try {
			const lines = await askModel(question, {
				own: model.own,
				signal: controller.signal,
				onDrafts: (next) => setStage({ step: 'asked', drafts: next, problem: null }),
			})
			setStage({ step: 'offered', drafts: [], problem: describeProblem(lines, model) })
			onWorded(lines, model.name)
		} catch (error) {
			if (controller.signal.aborted) return
			const sentence =
				error instanceof ApiError ? error.message : `${model.name} didn’t answer. Please try again.`
			setStage({ step: 'offered', drafts: [], problem: sentence })
		}
	}

	function handleCancel() {
		asking.current?.abort()
		setStage({ step: 'offered', drafts: [], problem: null })
	}

	if (step === 'asked')
		return (
			<div className="mt-2 text-sm" role="status">
				<p>
					{model.name} is writing. We check the result against your words before you can use it.
				</p>
				{drafts.length > 0 ? (
					<ul className="mt-1 mb-0 grid gap-1 pl-5 text-ink-soft" aria-hidden>
						{drafts.map((draft, index) => (
							<li key={index}>{draft}</li>
						))}
					</ul>
				) : null}
				<Button size="small" className="mt-2 bg-paper" onClick={handleCancel}>
					Stop
				</Button>
			</div>
		)
	return (
		<div className="mt-2">
			<Button size="small" className="bg-paper" onClick={() => void handleAsk()}>
				Ask {model.name} as well
			</Button>
			<p className="mt-1 text-sm text-ink-soft">
				This sends this job’s title and lines to {model.name}, {model.whose}. We remove names,
				addresses, phone numbers and links first.
			</p>
			{problem === null ? null : (
				<p role="alert" className="mt-1 text-sm text-amber">
					{problem}
				</p>
			)}
		</div>
	)
}

/** Why lines have Ella's own wording although the model was asked; `null` when all have the model's. */
function describeProblem(lines: RewrittenLine[], model: AnsweringModel): string | null {
	const local = lines.flatMap(({ whyLocal }) => whyLocal ?? [])
	if (local.length === 0) return null
	const why = [...new Set(local)].map((reason) => whyNotModel(reason, model))
	return `${whichKeep(local.length, lines.length)} Ella’s own suggestion: ${why.join('; ')}.`
}

function whichKeep(count: number, all: number): string {
	if (count === all) return 'Every line keeps'
	return count === 1 ? 'One line keeps' : `${count} lines keep`
}
