import type { TemplateEntry } from '@app/contract'
import { ReadBackVerdict } from './read-back-verdict.tsx'

type TemplateFactsProps = {
	template: Pick<TemplateEntry, 'description' | 'suits' | 'readBack' | 'hasColumns'>
	id?: string
}

/** How a template looks, whom it suits, and what programs read back from it. */
export function TemplateFacts({ template, id }: TemplateFactsProps) {
	const { description, suits } = template
	return (
		<div id={id}>
			<p className="mt-1.5 text-sm">{description}</p>
			<p className="mt-1.5 text-sm text-ink-soft">
				<span className="font-semibold">Best for</span> {suits.charAt(0).toLowerCase()}
				{suits.slice(1)}.
			</p>
			<ReadBackVerdict template={template} />
		</div>
	)
}
