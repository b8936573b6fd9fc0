import type { TemplateEntry } from '@app/contract'
import type { CvDesign, CvDocument } from '@app/cv'
import { useMemo } from 'react'
import { PagePicture } from '#shared/typeset/page-picture.tsx'
import { usePagePictures } from '#shared/typeset/use-page-pictures.ts'
import { useTemplates } from '#shared/typeset/use-templates.ts'
import { Button } from '#shared/ui/button.tsx'
import { FilteredTemplateGrid, TemplateFilterBar } from './filtered-template-grid.tsx'
import { TemplateCard } from './template-card.tsx'
import type { TemplateFiltering } from './use-template-filters.ts'

type TemplateGalleryProps = {
	filtering: TemplateFiltering
	document: CvDocument
	design: CvDesign
	onChoose: (template: TemplateEntry) => void
	/** The `who` parameter for the link to `/template-preview`. */
	who?: string
}

const waiting = ['one', 'two', 'three']

/** Shows a CV in every template, with the filters for them. */
export function TemplateGallery(props: TemplateGalleryProps) {
	return (
		<>
			<TemplateFilterBar filtering={props.filtering} />
			<TemplateCards {...props} />
		</>
	)
}

/** A CV in the templates that are looked for, as real pages; arrow keys go from one to the next. */
export function TemplateCards(props: TemplateGalleryProps) {
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
		<fieldset className="min-w-0">
			<legend className="sr-only">Template</legend>
			{templates.length === 0 ? (
				<div className="grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
					{waiting.map((place) => (
						<div key={place} aria-hidden className="typeset-page" />
					))}
				</div>
			) : (
				<FilteredTemplateGrid templates={templates} filtering={props.filtering}>
					{(template) => <TemplateOption template={template} {...props} />}
				</FilteredTemplateGrid>
			)}
		</fieldset>
	)
}

function TemplateOption({
	template,
	document,
	design,
	onChoose,
	who,
}: Omit<TemplateGalleryProps, 'filtering'> & { template: TemplateEntry }) {
	const { id } = template
	// The page is the same picture whichever template is chosen at the moment.
	const { templateId: _, ...rest } = design
	const wish = JSON.stringify(rest)
	const input = useMemo(
		() => ({ document, design: { ...(JSON.parse(wish) as CvDesign), templateId: id } }),
		[document, wish, id],
	)
	return (
		<TemplateCard
			template={template}
			picture={<PagePicture input={input} />}
			largePath={`/template-preview?template=${id}${who ? `&who=${who}` : ''}`}
			choice={{ isChosen: design.templateId === id, onChoose: () => onChoose(template) }}
		>
			<OptionNotes input={input} />
		</TemplateCard>
	)
}

/** Shows the warnings about this template, such as characters that it cannot print. */
function OptionNotes({ input }: { input: Parameters<typeof usePagePictures>[0] }) {
	const { data } = usePagePictures(input, 1, false)
	return data?.warnings.map((warning) => (
		<p key={warning} className="w-full text-sm text-amber">
			{warning}
		</p>
	))
}
