import type { TemplateEntry } from '@app/contract'
import type { CvDesign, CvDocument } from '@app/cv'
import { Check } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { StaticPages } from '#shared/typeset/static-pages.tsx'
import { useTemplates } from './use-templates.ts'

type TemplateGalleryProps = {
	document: CvDocument
	design: CvDesign
	onChoose: (templateId: string) => void
}

const waiting = ['one', 'two', 'three']

/** The person's own CV in every template, as real pages; arrow keys go from one to the next. */
export function TemplateGallery({ document, design, onChoose }: TemplateGalleryProps) {
	const { templates, error } = useTemplates()
	if (error) return <p role="alert">{error.message}</p>
	return (
		<fieldset>
			<legend className="sr-only">Template</legend>
			<div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
				{templates.length === 0
					? waiting.map((place) => <div key={place} aria-hidden className="typeset-page" />)
					: templates.map((template) => (
							<TemplateOption
								key={template.id}
								template={template}
								document={document}
								design={design}
								onChoose={onChoose}
							/>
						))}
			</div>
		</fieldset>
	)
}

function TemplateOption({
	template: { id, name, description, suits },
	document,
	design,
	onChoose,
}: TemplateGalleryProps & { template: TemplateEntry }) {
	const input = useMemo(
		() => ({ document, design: { ...design, templateId: id } }),
		[document, design, id],
	)
	return (
		<div>
			<label className="group block cursor-pointer">
				<input
					type="radio"
					name="template"
					className="peer sr-only"
					checked={design.templateId === id}
					onChange={() => onChoose(id)}
					aria-describedby={`about-${id}`}
				/>
				<span className="block outline-offset-4 group-has-checked:outline-3 group-has-checked:outline-accent group-has-focus-visible:outline-3 group-has-focus-visible:outline-dashed group-has-focus-visible:outline-ink">
					<StaticPages input={input} isFirstOnly />
				</span>
				<span className="mt-5 flex items-center gap-2 font-serif text-lg font-[560]">
					{name}
					<span className="hidden items-center gap-1 font-sans text-sm font-semibold text-accent group-has-checked:inline-flex">
						<Check size={16} aria-hidden />
						Yours
					</span>
				</span>
			</label>
			<p id={`about-${id}`} className="mt-1 text-sm text-ink-soft">
				{description} Suits: {suits}.
			</p>
			<Link
				to={`/template-preview?template=${id}`}
				className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4"
			>
				See {name} large
			</Link>
		</div>
	)
}
