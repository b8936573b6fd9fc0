import { defaultDesign } from '@app/cv'
import { exampleCvs, templates } from '@app/typeset'
import type { ExampleCard } from '#features/new-cv/example-card.tsx'
import { renderPicture, type Tools } from './picture-shop.ts'

/** The templates for the examples that no template uses as its sample. */
const templatesOfOthers: Record<string, string> = {
	'care-assistant': 'professional-classic',
	'retail-supervisor': 'modern-professional',
	'warehouse-operative': 'compact',
	administrator: 'two-columns',
	accountant: 'executive-elite',
}

/** One card for each example, with a picture of its first page in the template that a CV made from it will have. */
export async function makeExampleCards(tools: Tools): Promise<ExampleCard[]> {
	const cards: ExampleCard[] = []
	for (const { id, profession, cv } of exampleCvs) {
		const templateId =
			templates.find(({ sampleId }) => sampleId === id)?.id ?? templatesOfOthers[id]
		if (templateId === undefined) throw new Error(`The example ${id} has no template.`)
		const alt = `Example of a CV: ${profession.toLowerCase()}`
		const design = { ...defaultDesign(), templateId }
		const { src, widthPx, heightPx } = await renderPicture(tools, { cv, design, alt })
		cards.push({ id, profession, templateId, picture: { src, widthPx, heightPx } })
	}
	return cards.sort((a, b) => a.profession.localeCompare(b.profession, 'en-GB'))
}
