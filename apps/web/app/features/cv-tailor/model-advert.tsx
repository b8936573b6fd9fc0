import { maxTaskContext } from '@app/contract'
import type { CvDocument } from '@app/cv'
import type { MatchReport } from '@app/match'
import type { OpenQuestion, Proposal } from '@app/rewrite'
import { hiddenWords } from '#shared/model/hidden-words.ts'
import { ModelWriting } from '#shared/model/model-writing.tsx'
import { type AnsweringModel, useModel } from '#shared/model/use-model.ts'
import { useTask } from '#shared/model/use-task.ts'
import { UsedUp } from '#shared/model/used-up.tsx'
import { WhatIsSent } from '#shared/model/what-is-sent.tsx'
import { Button } from '#shared/ui/button.tsx'
import { ModelProof } from './model-proof.tsx'

type ModelAdvertProps = {
	cv: CvDocument
	match: MatchReport
	advert: string
	/** What the advert asks for and the rules found nowhere in the CV. */
	questions: readonly OpenQuestion[]
	onAccept: (proposal: Proposal) => void
}

/** What a language model can do with an advert, where one answers: read what the rules missed, and find lines that show it. */
export function ModelAdvert(props: ModelAdvertProps) {
	const { model, usedUp } = useModel()
	if (model !== null) return <ReadAdvert {...props} model={model} />
	return usedUp === null ? null : <UsedUp name={usedUp} />
}

function ReadAdvert({
	model,
	cv,
	match,
	advert,
	questions,
	onAccept,
}: ModelAdvertProps & { model: AnsweringModel }) {
	const prepare = () =>
		Promise.resolve({
			task: 'advert' as const,
			context: advert.slice(0, maxTaskContext),
			hide: hiddenWords(cv),
		})
	const { isBusy, outcome, ask, stop } = useTask(prepare)
	const { result, problem } = outcome ?? { result: null, problem: null }
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
						<ModelProof key={want} want={want} cv={cv} model={model} onAccept={onAccept} />
					))}
				</ul>
			)}
			{isBusy ? (
				<ModelWriting
					says={`${model.name} is reading the advert. We only keep what it says word for word.`}
					onStop={stop}
				/>
			) : (
				<Button size="small" className="justify-self-start" onClick={() => void ask(model)}>
					Look for other requirements
				</Button>
			)}
			<p className="text-ink-soft">
				This sends the advert to {model.name}, {model.whose}.
			</p>
			<WhatIsSent model={model} sent="The advert" notSent="Your CV" prepare={prepare} />
			{problem === null ? null : (
				<p role="alert" className="text-amber">
					{problem}
				</p>
			)}
			<p role="status">{found?.length === 0 ? 'There was nothing that we hadn’t read.' : null}</p>
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
