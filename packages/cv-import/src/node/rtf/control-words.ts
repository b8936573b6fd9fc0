import { encodingOfCodePage } from './code-pages.ts'
import { addText, type RtfReading, setFontCharacterSet } from './rtf-reading.ts'
import { plainParagraph, plainRun, pointsOfTwips, type RtfState } from './rtf-state.ts'
import { endCell, endParagraph, endRow } from './rtf-story.ts'

type ControlWord = (reading: RtfReading, value: number | null) => void

const isOn = (value: number | null) => value !== 0
const run =
	(change: (value: number | null, reading: RtfReading) => RtfState['run']): ControlWord =>
	(reading, value) => {
		reading.state.run = { ...reading.state.run, ...change(value, reading) }
	}
const paragraph =
	(change: (value: number | null) => Partial<RtfState['paragraph']>): ControlWord =>
	({ state }, value) => {
		state.paragraph = { ...state.paragraph, ...change(value) }
	}
const text =
	(words: string): ControlWord =>
	(reading) =>
		addText(reading, words)

const nextParagraph: ControlWord = ({ story, state }) => {
	if (state.destination === 'text') endParagraph(story, state)
}

const characters: Record<string, string> = {
	tab: '\t',
	line: '\n',
	'~': ' ',
	_: '-',
	'\\': '\\',
	'{': '{',
	'}': '}',
	bullet: '•',
	emdash: '—',
	endash: '–',
	lquote: '‘',
	rquote: '’',
	ldblquote: '“',
	rdblquote: '”',
	emspace: ' ',
	enspace: ' ',
	qmspace: ' ',
	nestcell: '\t',
}

/** The actions of the control words that matter for reading. */
export const controlWords: Readonly<Record<string, ControlWord>> = {
	...Object.fromEntries(Object.entries(characters).map(([name, words]) => [name, text(words)])),
	par: nextParagraph,
	'\n': nextParagraph,
	'\r': nextParagraph,
	nestrow: nextParagraph,
	sect: nextParagraph,
	page: ({ story }) => {
		story.breaksPage = true
	},
	u: (reading, value) => {
		const code = value ?? 0
		addText(reading, String.fromCharCode(code < 0 ? code + 65_536 : code))
		reading.toSkip = reading.state.unicodeSkip
	},
	uc: ({ state }, value) => {
		state.unicodeSkip = Math.max(0, value ?? 1)
	},
	b: run((value) => ({ bold: isOn(value) })),
	i: run((value) => ({ italic: isOn(value) })),
	v: run((value) => ({ hidden: isOn(value) })),
	deleted: run((value) => ({ isDeleted: isOn(value) })),
	fs: run((value) => ({ sizePt: (value ?? 24) / 2 })),
	cf: run((value, { colours }) => ({ colour: value ? colours[value] : undefined })),
	highlight: run((value) => ({ shaded: isOn(value) })),
	chcbpat: run((value) => ({ shaded: isOn(value) })),
	plain: ({ state, defaultFont }) => {
		state.run = { ...plainRun }
		state.font = defaultFont
	},
	deff: (reading, value) => {
		reading.defaultFont = value ?? 0
		reading.state.font = reading.defaultFont
	},
	f: ({ state }, value) => {
		state.font = value ?? 0
	},
	fcharset: (reading, value) => setFontCharacterSet(reading, value ?? 0),
	red: ({ colour }, value) => {
		colour[0] = value ?? 0
	},
	green: ({ colour }, value) => {
		colour[1] = value ?? 0
	},
	blue: ({ colour }, value) => {
		colour[2] = value ?? 0
	},
	ansicpg: (reading, value) => {
		reading.encoding = encodingOfCodePage(value ?? 1252)
	},
	mac: (reading) => {
		reading.encoding = 'macintosh'
	},
	pc: (reading) => {
		reading.encoding = 'cp437'
	},
	pca: (reading) => {
		reading.encoding = 'cp850'
	},
	pard: ({ state }) => {
		state.paragraph = { ...plainParagraph }
	},
	intbl: paragraph(() => ({ isInTable: true })),
	ls: paragraph((value) => ({ isList: isOn(value) })),
	li: paragraph((value) => ({ indentPt: Math.max(0, pointsOfTwips(value)) })),
	sb: paragraph((value) => ({ beforePt: pointsOfTwips(value) })),
	sa: paragraph((value) => ({ afterPt: pointsOfTwips(value) })),
	cbpat: paragraph((value) => ({ shaded: isOn(value) })),
	trowd: ({ story }) => {
		story.cellEdges = []
		story.cellShades = []
	},
	cellx: ({ story }, value) => {
		story.cellEdges.push(value ?? 0)
		story.cellShades[story.cellEdges.length - 1] ??= false
	},
	clcbpat: ({ story }, value) => {
		story.cellShades[story.cellEdges.length] = isOn(value)
	},
	cell: ({ story, state }) => endCell(story, state),
	row: ({ story }) => endRow(story),
	paperw: ({ page }, value) => {
		page.width = value
	},
	paperh: ({ page }, value) => {
		page.height = value
	},
	margl: ({ page }, value) => {
		page.margin = value
	},
	deflang: (reading, value) => {
		reading.language ??= value
	},
}
