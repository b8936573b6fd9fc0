import { templates } from '../template.ts'
import type { TypesetInput } from '../typeset-input.ts'
import { pageSvgs } from './page-svgs.ts'
import type { TypstEngine } from './typst-engine.ts'

const small: TypesetInput = {
	documentTitle: 'CV',
	author: 'A',
	heading: 'The quick brown fox',
	headline: 'jumps over',
	contacts: [{ text: 'the lazy dog', url: '' }],
	sections: [
		{
			name: 'experience',
			title: 'Experience',
			parts: [
				{
					kind: 'entry',
					title: 'Title',
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
	style: { accent: '#000000', textSizePt: 10.5, spacing: 1, paper: 'a4' },
}

/** Sets a small CV in each template, so that the first person does not wait for fonts and templates to load. */
export function warmUp(engine: TypstEngine): void {
	for (const { id } of templates) {
		const document = engine.compile(id, { cv: JSON.stringify(small) })
		pageSvgs(engine.svg(document), { widthPt: 595.28, heightPt: 841.89 })
		engine.standardPdf(document, { standard: 'ua-1', createdAtSeconds: 0 })
	}
}
