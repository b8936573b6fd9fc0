import type { Block } from '../flow/blocks.ts'
import type { RtfReading } from './rtf-reading.ts'
import type { Destination } from './rtf-state.ts'
import { endStory, newStory } from './rtf-story.ts'

/** Groups whose words are no words of the document. */
const skipped = new Set([
	'stylesheet',
	'pict',
	'filetbl',
	'listtable',
	'listoverridetable',
	'revtbl',
	'rsidtbl',
	'footnote',
	'nonshppict',
	'private',
	'tc',
	'xe',
	'rxe',
	'txe',
	'sp',
	'shprslt',
	'nonesttables',
	'pntxta',
	'pntxtb',
	'falt',
	'panose',
	'author',
	'operator',
	'subject',
	'keywords',
	'comment',
	'doccomm',
	'company',
	'manager',
	'category',
	'hlinkbase',
	'creatim',
	'revtim',
	'printim',
	'annotation',
	'ftnsep',
	'ftnsepc',
	'xmlnstbl',
	'objdata',
	'datafield',
	'formfield',
	'upr',
])

/** Groups whose words are kept apart. */
const kept: Readonly<Record<string, Destination>> = {
	fonttbl: 'fonts',
	colortbl: 'colours',
	title: 'title',
	generator: 'generator',
	fldinst: 'fieldCode',
	listtext: 'listMark',
	pntext: 'listMark',
}

/** The groups that begin with `\*` and are read nevertheless. */
const optionalButRead = new Set(['shpinst', 'shppict', 'nesttableprops', 'do'])

/**
 * Opens the destination that a control word at the head of a group names. Returns whether the word is handled by
 * that.
 */
export function openDestination(reading: RtfReading, name: string): boolean {
	const { state } = reading
	const opens = stories[name]
	if (state.destination === 'skipped') return true
	if (opens !== undefined) {
		opens(reading)
		return true
	}
	const own = skipped.has(name) ? 'skipped' : kept[name]
	if (own !== undefined) {
		state.destination = own
		if (own === 'listMark') markListItem(reading)
		if (own === 'fieldCode') state.onClose = () => readFieldCode(reading)
		return true
	}
	if (!state.isOptional) return false
	state.isOptional = false
	if (!optionalButRead.has(name)) state.destination = 'skipped'
	return false
}

// Marks the paragraph as an item of a list. Its mark is in a separate group before the words of the item.
function markListItem({ outer }: RtfReading): void {
	const around = outer.at(-1)
	if (around !== undefined) around.paragraph = { ...around.paragraph, isList: true }
}

// A field is a group with its code and its result in it.
function readFieldCode({ words, outer }: RtfReading): void {
	const url = /HYPERLINK\s+(?:\\l\s+)?"([^"]+)"/i.exec(words.fieldCode)?.[1]
	words.fieldCode = ''
	const field = outer.at(-1)
	if (field !== undefined && url !== undefined) field.url = url
}

type Keep = (reading: RtfReading, blocks: Block[]) => void

const header: Keep = (reading, blocks) => {
	if (reading.header.length === 0) reading.header = blocks
}
const firstHeader: Keep = (reading, blocks) => {
	reading.header = blocks
}
const footer: Keep = (reading, blocks) => {
	if (reading.footer.length === 0) reading.footer = blocks
}

const stories: Readonly<Record<string, (reading: RtfReading) => void>> = {
	header: (reading) => openStory(reading, header),
	headerl: (reading) => openStory(reading, header),
	headerr: (reading) => openStory(reading, header),
	headerf: (reading) => openStory(reading, firstHeader),
	footer: (reading) => openStory(reading, footer),
	footerl: (reading) => openStory(reading, footer),
	footerr: (reading) => openStory(reading, footer),
	footerf: (reading) => openStory(reading, footer),
	shptxt: openTextBox,
	dptxbxtext: openTextBox,
}

function openTextBox(reading: RtfReading): void {
	const around = reading.story
	openStory(reading, (_, blocks) => around.boxes.push(blocks))
}

function openStory(reading: RtfReading, keep: Keep): void {
	const { story: around, state } = reading
	const own = newStory()
	reading.story = own
	state.onClose = () => {
		const blocks = endStory(own, reading.state)
		reading.story = around
		keep(reading, blocks)
	}
}
