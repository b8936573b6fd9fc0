import { defaultDesign } from '@app/cv'
import { exampleCvs, templates } from '@app/typeset'
import type { ExampleCard } from '#features/new-cv/example-card.tsx'
import { renderPicture, type Tools } from './picture-shop.ts'

/** The template for each example that is no template's sample. */
const otherwise: Record<string, string> = {
	'care-assistant': 'professional-classic',
	'retail-supervisor': 'modern-professional',
	'warehouse-operative': 'compact',
	administrator: 'two-columns',
	accountant: 'executive-elite',
}

/** Every example with its first page, set in the template that a CV begun from it gets. */
export async function exampleFacts(tools: Tools): Promise<ExampleCard[]> {
	const cards: ExampleCard[] = []
	for (const { id, profession, cv } of exampleCvs) {
		const templateId = templates.find(({ sampleId }) => sampleId === id)?.id ?? otherwise[id]
		if (templateId === undefined) throw new Error(`The example ${id} has no template.`)
		const alt = `Example of a CV: ${profession.toLowerCase()}`
		const design = { ...defaultDesign(), templateId }
		const { src, widthPx, heightPx } = await renderPicture(tools, { cv, design, alt })
		cards.push({ id, profession, templateId, picture: { src, widthPx, heightPx } })
	}
	return cards.sort((a, b) => a.profession.localeCompare(b.profession, 'en-GB'))
}
