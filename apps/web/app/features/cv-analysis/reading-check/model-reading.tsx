import { maxTaskContext } from '@app/contract'
import type { CvDocument, CvSource } from '@app/cv'
import { copyText } from '#shared/copy-text.ts'
import { hiddenWords } from '#shared/model/hidden-words.ts'
import { ModelWriting } from '#shared/model/model-writing.tsx'
import { type AnsweringModel, useModel } from '#shared/model/use-model.ts'
import { useTask } from '#shared/model/use-task.ts'
import { UsedUp } from '#shared/model/used-up.tsx'
import { WhatIsSent } from '#shared/model/what-is-sent.tsx'
import { Button } from '#shared/ui/button.tsx'

type ModelReadingProps = {
	lines: CvSource['unread']
	document: Pick<CvDocument, 'personalInfo'>
}

/** What a language model makes of lines that the rules couldn’t place: every part is word for word from the file. */
export function ModelReading(props: ModelReadingProps) {
	const { model, usedUp } = useModel()
	if (model !== null) return <AskToRead {...props} model={model} />
	return usedUp === null ? null : <UsedUp name={usedUp} />
}

function AskToRead({ lines, document, model }: ModelReadingProps & { model: AnsweringModel }) {
	const prepare = () =>
		Promise.resolve({
			task: 'read' as const,
			context: lines
				.map(({ text }) => text)
				.join('\n')
				.slice(0, maxTaskContext),
			hide: hiddenWords(document),
		})
	const { isBusy, outcome, ask, stop } = useTask(prepare)
	const parts = outcome?.result?.engine === 'model' ? outcome.result.offered : null
	return (
		<div className="mt-3 grid gap-2 text-sm">
			{isBusy ? (
				<ModelWriting
					says={`${model.name} is reading these lines. We only keep what they say word for word.`}
					onStop={stop}
				/>
			) : (
				<Button size="small" className="justify-self-start" onClick={() => void ask(model)}>
					Ask {model.name} what they are
				</Button>
			)}
			<p className="text-ink-soft">
				This sends these lines to {model.name}, {model.whose}.
			</p>
			<WhatIsSent
				model={model}
				sent="The lines above"
				notSent="The rest of your file. If the lines have your name or contact details, we hide them."
				prepare={prepare}
			/>
			{outcome?.problem == null ? null : (
				<p role="alert" className="text-amber">
					{outcome.problem}
				</p>
			)}
			<p role="status">{parts?.length === 0 ? `${model.name} couldn’t tell either.` : null}</p>
			{parts === null || parts.length === 0 ? null : (
				<dl aria-label="What these lines may be" className="m-0 grid gap-2">
					{parts.map(({ id, text }) => (
						<div key={id} className="flex flex-wrap items-baseline gap-x-3">
							<dt className="font-semibold">{namePart(id)}</dt>
							<dd className="m-0 wrap-anywhere">{text}</dd>
							<dd className="m-0 ml-auto">
								<Button
									size="small"
									look="bare"
									aria-label={`Copy: ${text}`}
									onClick={() => void copyText(text)}
								>
									Copy
								</Button>
							</dd>
						</div>
					))}
				</dl>
			)}
		</div>
	)
}

const partNames: Readonly<Record<string, string>> = {
	title: 'Job title',
	employer: 'Employer',
	dates: 'Dates',
	line: 'Line of a job',
}

function namePart(id: string): string {
	return partNames[/^[a-z]+/.exec(id)?.[0] ?? ''] ?? 'Other'
}
