import { defaultDesign } from '@app/cv'
import { buildStyle } from '../build-style.ts'
import type { TypesetInput } from '../typeset-input.ts'
import { eachPageSvg } from './split-page-svgs.ts'
import { templateJson } from './template-json.ts'
import type { TypstEngine } from './typst-engine.ts'

const small: Omit<TypesetInput, 'style'> = {
	documentTitle: 'CV',
	author: 'A',
	heading: 'The quick brown fox',
	honorificPrefix: 'Dr',
	honorificSuffix: 'RGN',
	headline: 'jumps over',
	photo: null,
	contactsTitle: 'Contact',
	contacts: [{ label: 'Label', text: 'the lazy dog', url: '' }],
	sections: [
		{
			name: 'experience',
			column: 'main',
			title: 'Experience',
			hasHeading: true,
			parts: [
				{
					kind: 'entry',
					key: '',
					isKept: false,
					breaksBefore: false,
					employer: null,
					isRole: false,
					leads: 'organisation',
					title: 'Title',
					grade: '',
					organisation: 'Organisation',
					place: 'Place',
					dates: '2020 – 2024',
					facts: [],
					paragraphs: ['Sphinx of black quartz, judge my vow.'],
					points: ['0123456789'],
				},
			],
		},
	],
}

/** Sets a small CV in a template and writes it, so that the first person does not wait for code and fonts to load. */
export function warmUp(engine: TypstEngine, templateId: string): void {
	const document = loadTemplate(engine, templateId)
	Array.from(eachPageSvg(engine.svg(document), { size: { widthPt: 595.28, heightPt: 841.89 } }))
	engine.standardPdf(document, { standard: 'ua-1', createdAtSeconds: 0 })
}

/** Sets only the small CV, which is enough for a further template once the typesetter is warm. */
export function loadTemplate(engine: TypstEngine, templateId: string) {
	const style = buildStyle({ ...defaultDesign(), templateId }, '')
	return engine.compile(templateId, { cv: templateJson({ ...small, style }) })
}
