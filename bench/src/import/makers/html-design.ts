import type { Random } from '../random.ts'

export type HtmlFamily =
	| 'one-column'
	| 'centred'
	| 'banner'
	| 'sidebar-left'
	| 'sidebar-right'
	| 'label-column'
	| 'date-column'
	| 'cards'
	| 'two-columns'
	| 'timeline'
	| 'three-regions'
	| 'europass'

export type HeadingLook =
	| 'bold'
	| 'capitals'
	| 'tracked'
	| 'bar'
	| 'small'
	| 'underlined'
	| 'side-rule'
	| 'large'
	| 'light'

type ContactForm = 'inline' | 'lines' | 'icons' | 'table' | 'split'

/** The look of a page; its words come from the sheet. */
export type HtmlDesign = {
	family: HtmlFamily
	font: string
	headingFont: string
	sizePt: number
	lineHeight: number
	accent: string
	heading: HeadingLook
	/** Stands before each bullet; `''` leaves the line to its indent. */
	bullet: string
	contact: ContactForm
	contactJoiner: string
	marginMm: number
	nameSizePt: number
	isNameCapital: boolean
	isJustified: boolean
	/** The name stands in the side column, where there is one. */
	isNameInSide: boolean
}

const fonts = [
	'Liberation Sans',
	'Liberation Serif',
	'DejaVu Sans',
	'DejaVu Serif',
	'Liberation Sans Narrow',
	'Source Sans 3',
	'Source Serif 4',
	'EB Garamond',
	'Libre Franklin',
	'DejaVu Sans Condensed',
]

const headings: HeadingLook[] = [
	'bold',
	'capitals',
	'tracked',
	'bar',
	'small',
	'underlined',
	'side-rule',
	'large',
	'light',
]

/** Chooses a look for one page family. */
export function chooseHtmlDesign(random: Random, family: HtmlFamily): HtmlDesign {
	const font = random.pick(fonts)
	return {
		family,
		font,
		headingFont: random.chance(0.7) ? font : random.pick(fonts),
		sizePt: random.pick([8.5, 9, 9.5, 10, 10.5, 11]),
		lineHeight: random.pick([1.2, 1.3, 1.4, 1.5]),
		accent: random.pick([
			'#1d4468',
			'#6b2e2e',
			'#00544d',
			'#333333',
			'#7a4b00',
			'#4b2a75',
			'#000000',
		]),
		heading: random.pick(headings),
		bullet: random.pick(['•', '•', '•', '–', '▪', '◦', '·', '►', '-', '✓', '']),
		contact: random.pick(['inline', 'inline', 'lines', 'icons', 'table', 'split']),
		contactJoiner: random.pick([' | ', ' • ', ' · ', '   ', ', ', ' / ']),
		marginMm: random.pick([12, 15, 18, 22]),
		nameSizePt: random.pick([16, 20, 24, 30]),
		isNameCapital: random.chance(0.2),
		isJustified: random.chance(0.15),
		isNameInSide: random.chance(0.3),
	}
}
