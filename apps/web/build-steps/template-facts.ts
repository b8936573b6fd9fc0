import { type CvDocument, defaultDesign, fullName } from '@app/cv'
import { type SampleCv, sampleCvs, templates, toPlainText } from '@app/typeset'
import type { LandingFacts, TemplateEntry } from '../app/features/landing/landing-facts.ts'
import { countWordsReadBack } from './count-words.ts'
import { readBack, renderPicture, type Tools } from './picture-shop.ts'

/** The templates that the first page shows. */
const shown = ['professional-classic', 'executive-elite', 'modern-professional']

/** Lines of plain text that the page has room for. */
const maxTextLines = 27

/** These templates with a real CV set in each, and how much of that CV a machine reads back. */
export async function templateFacts(
	tools: Tools,
): Promise<Pick<LandingFacts, 'templates' | 'everywhere'>> {
	const entries: TemplateEntry[] = []
	const readings: string[] = []
	for (const { id, name, suits, sampleId } of templates.filter((one) => shown.includes(one.id))) {
		const { cv, profession } = findSample(sampleId)
		const design = { ...defaultDesign(), templateId: id }
		const alt = `The CV of ${fullName(cv.personalInfo)}, ${profession.toLowerCase()}, in the template ${name}`
		const { src, widthPx, heightPx } = await renderPicture(tools, { cv, design, alt })
		const { source } = await readBack(tools, cv, design)
		readings.push(source.text)
		entries.push({
			id,
			name,
			image: src,
			alt,
			widthPx,
			heightPx,
			suits,
			words: countWordsReadBack(toText(cv), source.text),
		})
	}
	return { templates: entries, everywhere: everywhereFacts(entries, readings) }
}

function everywhereFacts(entries: TemplateEntry[], readings: string[]): LandingFacts['everywhere'] {
	const index = entries.findIndex(({ id }) => id === 'executive-elite')
	const entry = entries[index]
	if (entry === undefined) throw new Error('The template for the pictures is gone.')
	const { image, widthPx, heightPx, alt } = entry
	const lines = (readings[index] ?? '').split('\n').filter((line) => line.trim() !== '')
	return {
		picture: { src: image, widthPx, heightPx, alt },
		plainText: lines.slice(0, maxTextLines),
	}
}

/** The sample person with this id. */
export function findSample(sampleId: string): SampleCv {
	const sample = sampleCvs.find(({ id }) => id === sampleId)
	if (sample === undefined) throw new Error(`There is no sample CV ${sampleId}.`)
	return sample
}

function toText(cv: CvDocument): string {
	return toPlainText(cv, defaultDesign())
}
