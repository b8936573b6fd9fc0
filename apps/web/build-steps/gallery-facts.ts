import { defaultDesign, fullName } from '@app/cv'
import { proofOf, templates } from '@app/typeset'
import type { GalleryFacts, PicturedTemplate } from '#features/design/public-gallery.tsx'
import { renderPicture, type Tools } from './picture-shop.ts'
import { findSample } from './template-facts.ts'

/** Returns every template with a page of its sample person, and the text that programs read back from that page. */
export async function galleryFacts(tools: Tools): Promise<GalleryFacts> {
	const pictured: PicturedTemplate[] = []
	for (const template of templates) {
		const { id, name, description, suits, hasColumns, sampleId } = template
		const { character, isCompact } = template
		const trades = [...template.trades]
		const { cv, profession } = findSample(sampleId)
		const alt = `The CV of ${fullName(cv.personalInfo)}, ${profession.toLowerCase()}, in the template ${name}`
		const picture = await renderPicture(tools, {
			cv,
			design: { ...defaultDesign(), templateId: id },
			alt,
		})
		const readBack = proofOf(id)?.readBack ?? []
		const facts = {
			id,
			name,
			description,
			suits,
			trades,
			character,
			isCompact,
			hasColumns,
			sampleId,
		}
		pictured.push({ ...facts, picture, readBack })
	}
	const { people = 0, measuredOn = '' } = proofOf(templates[0]?.id ?? '') ?? {}
	return { templates: pictured, proof: { people, measuredOn } }
}
