import { maxTaskContext } from '@app/contract'
import type { CvDocument } from '@app/cv'
import type { MatchReport } from '@app/match'
import type { OpenQuestion, Proposal } from '@app/rewrite'
import { ModelTask } from '#shared/model/model-task.tsx'
import type { AnsweringModel } from '#shared/model/use-model.ts'
import { useTask } from '#shared/model/use-task.ts'
import { previewOf } from '#shared/model/what-is-sent.tsx'
import { WithModel } from '#shared/model/with-model.tsx'
import { wordsToRedact } from '#shared/model/words-to-redact.ts'
import { AskModelForEvidence } from './ask-model-for-evidence.tsx'

type AskModelAboutAdvertProps = {
	cv: CvDocument
	match: MatchReport
	advert: string
	/** The requirements of the advert that the rules found nowhere in the CV. */
	questions: readonly OpenQuestion[]
	onAccept: (proposal: Proposal) => void
}

/**
 * Offers a language model's help with an advert, where a model is available: it reads requirements that the rules
 * missed, and finds lines that show them.
 */
export function AskModelAboutAdvert(props: AskModelAboutAdvertProps) {
	return <WithModel>{(model) => <ReadAdvert {...props} model={model} />}</WithModel>
}

function ReadAdvert({
	model,
	cv,
	match,
	advert,
	questions,
	onAccept,
}: AskModelAboutAdvertProps & { model: AnsweringModel }) {
	const prepare = () =>
		Promise.resolve({
			task: 'advert' as const,
			context: advert.slice(0, maxTaskContext),
			hide: wordsToRedact(cv),
		})
	const task = useTask(prepare)
	const result = task.outcome?.result
	const found = result?.engine === 'model' ? listUnread(result.offered, match) : null
	const wanted = [...questions.map(({ quote }) => quote), ...(found ?? [])]

	return (
		<section className="grid gap-2 border-t border-line pt-4 text-sm">
			<h4 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere">
				With {model.name}
			</h4>
			{wanted.length === 0 ? null : (
				<ul className="m-0 grid list-none gap-2 p-0">
					{[...new Set(wanted)].map((want) => (
						<AskModelForEvidence key={want} want={want} cv={cv} model={model} onAccept={onAccept} />
					))}
				</ul>
			)}
			<ModelTask
				model={model}
				task={task}
				label="Look for other requirements"
				onAsk={() => void task.ask(model)}
				says={`${model.name} is reading the advert. We only keep what it says word for word.`}
				sends="the advert"
				sent="The advert"
				notSent="Your CV"
				preview={previewOf(prepare)}
				nothing={found?.length === 0 ? 'There was nothing that we hadn’t read.' : null}
			/>
		</section>
	)
}

/** The words of the advert that no requirement of the rules covers. */
function listUnread(
	offered: readonly { text: string }[],
	{ requirements }: Pick<MatchReport, 'requirements'>,
): string[] {
	const read = requirements.map(({ line }) => line.toLowerCase())
	return [...new Set(offered.map(({ text }) => text))].filter(
		(text) => !read.some((line) => line.includes(text.toLowerCase())),
	)
}
