import { Check } from 'lucide-react'
import type { TemplateEntry } from './landing-facts.ts'

/** How many words of a CV a machine finds again in the PDF of each template, counted when the site was built. */
export function ReadBackSample({ templates }: { templates: TemplateEntry[] }) {
	return (
		<dl className="@container text-sm">
			{templates.map(({ id, name, words }) => (
				<div
					key={id}
					className="border-t border-line py-3 last:pb-0 @lg:flex @lg:items-baseline @lg:justify-between @lg:gap-6"
				>
					<dt className="font-semibold">{name}</dt>
					<dd className="mt-0.5 flex items-center gap-1.5 text-ink-soft tabular-nums">
						{words.readBack === words.written && (
							<Check size={16} aria-hidden="true" className="shrink-0 text-moss" />
						)}
						{words.readBack} of {words.written} words read back
					</dd>
				</div>
			))}
		</dl>
	)
}
