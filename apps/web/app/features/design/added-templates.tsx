import type { TemplateEntry } from '@app/contract'
import { defaultDesign } from '@app/cv'
import { useMemo } from 'react'
import { useSampleCvs } from '#shared/examples/use-sample-cvs.ts'
import { PagePicture } from '#shared/typeset/page-picture.tsx'
import { useTemplates } from '#shared/typeset/use-templates.ts'
import { matchesFilters, type TemplateFilters } from './filter-templates.ts'
import { TemplateCardGrid } from './filtered-template-grid.tsx'
import { TemplateCard } from './template-card.tsx'
import { WriteWithTemplate } from './write-with-template.tsx'

type AddedTemplatesProps = {
	/** The ids of the templates that the page shows already. */
	known: string[]
	filters: TemplateFilters
}

/** Shows the templates that this site added and that match the filters. */
export function AddedTemplates({ known, filters }: AddedTemplatesProps) {
	const { templates } = useTemplates()
	const added = templates.filter(
		(template) => !known.includes(template.id) && matchesFilters(template, filters),
	)
	if (added.length === 0) return null
	return (
		<section aria-labelledby="added-title" className="mt-20">
			<h2 id="added-title" className="mb-8 text-2xl">
				More templates on this site
			</h2>
			<TemplateCardGrid templates={added}>
				{(template) => <AddedCard template={template} />}
			</TemplateCardGrid>
		</section>
	)
}

function AddedCard({ template }: { template: TemplateEntry }) {
	const { id, name, sampleId } = template
	const { people } = useSampleCvs()
	const document = people.find((person) => person.id === sampleId)?.document
	const input = useMemo(
		() => (document ? { document, design: { ...defaultDesign(), templateId: id } } : null),
		[document, id],
	)
	return (
		<TemplateCard
			template={template}
			largePath={`/template-preview?template=${id}&who=${sampleId}`}
			picture={input ? <PagePicture input={input} /> : <div aria-hidden className="typeset-page" />}
		>
			<WriteWithTemplate id={id} name={name} look="quiet" />
		</TemplateCard>
	)
}
