import type { CvDocument } from '@app/cv'
import type { Proposal } from '@app/rewrite'
import { listCvFacts } from '#shared/model/cv-facts.ts'
import { LineModelHelp } from '#shared/model/line-model-help.tsx'
import { ModelTask } from '#shared/model/model-task.tsx'
import type { AnsweringModel } from '#shared/model/use-model.ts'
import { useTask } from '#shared/model/use-task.ts'
import { previewOf } from '#shared/model/what-is-sent.tsx'
import { wordsToRedact } from '#shared/model/words-to-redact.ts'
import { findFactLine, proposeLine } from './fact-line.ts'

type AskModelForEvidenceProps = {
	/** The requirement, in the words of the advert. */
	want: string
	cv: CvDocument
	model: AnsweringModel
	onAccept: (proposal: Proposal) => void
}

/** One requirement: a language model looks for the line of the CV that shows it, and the person decides whether it does. */
export function AskModelForEvidence({ want, cv, model, onAccept }: AskModelForEvidenceProps) {
	const prepare = () =>
		Promise.resolve({
			task: 'proof' as const,
			facts: listCvFacts(cv),
			context: want,
			hide: wordsToRedact(cv),
		})
	const task = useTask(prepare)
	const { result, body } = task.outcome ?? { result: null, body: null }
	const isByModel = result?.engine === 'model'
	const quote = isByModel ? result.offered[0] : undefined
	const id = body?.facts?.find(({ text }) => text === quote?.text)?.id
	const place = id === undefined ? null : findFactLine(cv, id)

	return (
		<li className="border-l-2 border-line-strong pl-3">
			<p className="font-medium wrap-anywhere">{want}</p>
			<ModelTask
				model={model}
				task={task}
				label="Find my line for it"
				name={`Find my line for it: ${want}`}
				onAsk={() => void task.ask(model)}
				says={`${model.name} is looking through your CV. We only keep lines of yours.`}
				sent="This requirement, your job titles, dates, lines, courses and skills"
				notSent="Your name, contact details, employers and schools"
				preview={previewOf(prepare)}
				nothing={isByModel && quote === undefined ? 'None of your lines shows it.' : null}
			>
				<div role="status">
					{quote === undefined ? null : (
						<p className="wrap-anywhere">
							{model.name} found this line of yours: “{quote.text}”
						</p>
					)}
				</div>
				{place === null ? null : (
					<LineModelHelp
						matter={{ ...place, advert: want, hide: wordsToRedact(cv) }}
						onTake={(text, confirmed) =>
							onAccept(proposeLine(cv, place, { text, want, confirmed }))
						}
					/>
				)}
			</ModelTask>
		</li>
	)
}
