import type { TemplateEntry } from '@app/contract'
import type { CvDesign, CvDocument } from '@app/cv'
import { Check } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { PagePicture } from '#shared/typeset/page-picture.tsx'
import { usePagePictures } from '#shared/typeset/use-page-pictures.ts'
import { Button } from '#shared/ui/button.tsx'
import { TemplateFacts } from './template-facts.tsx'
import { useTemplates } from './use-templates.ts'

type TemplateGalleryProps = {
	document: CvDocument
	design: CvDesign
	onChoose: (template: TemplateEntry) => void
	/** What `/template-preview` is asked to show the template with. */
	who?: string
}

const waiting = ['one', 'two', 'three']

/** The person's own CV in every template, as real pages; arrow keys go from one to the next. */
export function TemplateGallery(props: TemplateGalleryProps) {
	const { templates, error, refetch } = useTemplates()
	if (error) {
		return (
			<div role="alert">
				<p className="text-ink-soft">{error.message}</p>
				<Button className="mt-4" onClick={refetch}>
					Try again
				</Button>
			</div>
		)
	}
	return (
		<fieldset>
			<legend className="sr-only">Template</legend>
			<div className="grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
				{templates.length === 0
					? waiting.map((place) => <div key={place} aria-hidden className="typeset-page" />)
					: templates.map((template) => (
							<TemplateOption key={template.id} template={template} {...props} />
						))}
			</div>
		</fieldset>
	)
}

function TemplateOption({
	template,
	document,
	design,
	onChoose,
	who,
}: TemplateGalleryProps & { template: TemplateEntry }) {
	const { id, name } = template
	// The page is the same picture whichever template is chosen at the moment.
	const { templateId: _, ...rest } = design
	const wish = JSON.stringify(rest)
	const input = useMemo(
		() => ({ document, design: { ...(JSON.parse(wish) as CvDesign), templateId: id } }),
		[document, wish, id],
	)
	return (
		<div className="min-w-0">
			<label className="group block cursor-pointer">
				<input
					type="radio"
					name="template"
					className="peer sr-only"
					checked={design.templateId === id}
					onChange={() => onChoose(template)}
					aria-describedby={`about-${id}`}
				/>
				<span
					className="block outline-offset-4 group-has-checked:outline-3 group-has-checked:outline-accent
					group-has-focus-visible:outline-3 group-has-focus-visible:outline-dashed group-has-focus-visible:outline-ink"
				>
					<PagePicture input={input} />
				</span>
				<span className="mt-5 flex items-center gap-2 font-display text-lg font-[560]">
					{name}
					<span className="hidden items-center gap-1 font-sans text-sm font-semibold text-accent group-has-checked:inline-flex">
						<Check size={16} aria-hidden />
						Selected
					</span>
				</span>
			</label>
			<TemplateFacts id={`about-${id}`} template={template} />
			<OptionNotes input={input} />
			<Link
				to={`/template-preview?template=${id}${who ? `&who=${who}` : ''}`}
				aria-label={`Enlarge ${name}`}
				className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4"
			>
				Enlarge
			</Link>
		</div>
	)
}

/** What this template in particular cannot print. */
function OptionNotes({ input }: { input: Parameters<typeof usePagePictures>[0] }) {
	const { data } = usePagePictures(input, 1, false)
	return data?.warnings.map((warning) => (
		<p key={warning} className="mt-2 text-sm text-amber">
			{warning}
		</p>
	))
}
