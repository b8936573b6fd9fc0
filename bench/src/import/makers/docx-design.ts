import type { Random } from '../random.ts'

export type DocxFamily = 'docx-plain' | 'docx-dates-table' | 'docx-page-header' | 'docx-sidebar'

/** How a Word document looks. */
export type DocxDesign = {
	family: DocxFamily
	font: string
	sizePt: number
	accent: string
	heading: 'word-style' | 'bold' | 'capitals' | 'ruled' | 'shaded' | 'tracked'
	bullets: 'list' | 'typed'
	contact: 'inline' | 'lines' | 'table'
	isCentred: boolean
	/** A right-hand date is pushed there by a tab, by many spaces, or by a table. */
	right: 'tab' | 'table'
}

/** Chooses a look for one kind of Word document. */
export function chooseDocxDesign(random: Random, family: DocxFamily): DocxDesign {
	return {
		family,
		font: random.pick([
			'Liberation Sans',
			'Liberation Serif',
			'DejaVu Sans',
			'Source Sans 3',
			'EB Garamond',
		]),
		sizePt: random.pick([9.5, 10, 10.5, 11, 12]),
		accent: random.pick(['1D4468', '6B2E2E', '00544D', '000000', '4472C4']),
		heading: random.pick(['word-style', 'bold', 'capitals', 'ruled', 'shaded', 'tracked']),
		bullets: random.chance(0.8) ? 'list' : 'typed',
		contact: random.pick(['inline', 'inline', 'lines', 'table']),
		isCentred: random.chance(0.3),
		right: random.chance(0.8) ? 'tab' : 'table',
	}
}
