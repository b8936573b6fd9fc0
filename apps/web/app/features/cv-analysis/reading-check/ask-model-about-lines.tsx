import { maxTaskContext } from '@app/contract'
import type { CvDocument, CvSource } from '@app/cv'
import { copyText } from '#shared/copy-text.ts'
import { ModelTask } from '#shared/model/model-task.tsx'
import type { AnsweringModel } from '#shared/model/use-model.ts'
import { useTask } from '#shared/model/use-task.ts'
import { previewOf } from '#shared/model/what-is-sent.tsx'
import { WithModel } from '#shared/model/with-model.tsx'
import { wordsToRedact } from '#shared/model/words-to-redact.ts'
import { Button } from '#shared/ui/button.tsx'

type AskModelAboutLinesProps = {
	lines: CvSource['unread']
	document: Pick<CvDocument, 'personalInfo'>
}

/**
 * Asks a language model to place the lines that the rules couldn’t place; every part of its answer is word for word
 * from the file.
 */
export function AskModelAboutLines(props: AskModelAboutLinesProps) {
	return <WithModel>{(model) => <AskToRead {...props} model={model} />}</WithModel>
}

function AskToRead({
	lines,
	document,
	model,
}: AskModelAboutLinesProps & { model: AnsweringModel }) {
	const prepare = () =>
		Promise.resolve({
			task: 'read' as const,
			context: lines
				.map(({ text }) => text)
				.join('\n')
				.slice(0, maxTaskContext),
			hide: wordsToRedact(document),
		})
	const task = useTask(prepare)
	const result = task.outcome?.result
	const parts = result?.engine === 'model' ? result.offered : null
	return (
		<div className="mt-3">
			<ModelTask
				model={model}
				task={task}
				label={`Ask ${model.name} what they are`}
				onAsk={() => void task.ask(model)}
				says={`${model.name} is reading these lines. We only keep what they say word for word.`}
				sends="these lines"
				sent="The lines above"
				notSent="The rest of your file. If the lines have your name or contact details, we hide them."
				preview={previewOf(prepare)}
				nothing={parts?.length === 0 ? `${model.name} couldn’t tell either.` : null}
			>
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
			</ModelTask>
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
