import type { Block, Run } from '../flow/blocks.ts'
import { decodeBytes, encodingOfCharacterSet } from './code-pages.ts'
import { firstState, type RtfState } from './rtf-state.ts'
import { newStory, type Story } from './rtf-story.ts'

/** Rich text while it is read from its first piece to its last. */
export type RtfReading = {
	state: RtfState
	outer: RtfState[]
	story: Story
	body: Story
	header: Block[]
	footer: Block[]
	/** The encoding of fonts that name none. */
	encoding: string
	fonts: Map<number, { name: string; encoding: string | null }>
	defaultFont: number
	colours: string[]
	colour: [number, number, number]
	/** Bytes that were not decoded yet: a character may take two. */
	bytes: string
	/** Bytes to leave out after a `\u`. */
	toSkip: number
	words: { title: string; generator: string; fieldCode: string; fontName: string }
	page: { width: number | null; height: number | null; margin: number | null }
	/** A language as Windows numbers it. */
	language: number | null
	/** The style of the last words, and their run: more words in the same style are added to that run. */
	last: { run: RtfState['run']; font: number; written: Run } | null
}

export function startReading(): RtfReading {
	const body = newStory()
	return {
		state: firstState(),
		outer: [],
		story: body,
		body,
		header: [],
		footer: [],
		encoding: 'windows-1252',
		fonts: new Map(),
		defaultFont: 0,
		colours: [],
		colour: [0, 0, 0],
		bytes: '',
		toSkip: 0,
		language: null,
		last: null,
		words: { title: '', generator: '', fieldCode: '', fontName: '' },
		page: { width: null, height: null, margin: null },
	}
}

/** Takes up bytes of text; a control word ends them. */
export function addBytes(reading: RtfReading, bytes: string): void {
	const skipped = Math.min(reading.toSkip, bytes.length)
	reading.toSkip -= skipped
	reading.bytes += bytes.slice(skipped)
}

/** Decodes the bytes that were taken up and puts their text where it belongs. */
export function flushBytes(reading: RtfReading): void {
	if (reading.bytes === '') return
	const { fonts, state, encoding, bytes } = reading
	reading.bytes = ''
	if (state.destination !== 'skipped')
		addText(reading, decodeBytes(bytes, fonts.get(state.font)?.encoding ?? encoding))
}

/** Puts text where the group that it stands in belongs. */
export function addText(reading: RtfReading, text: string): void {
	const { state, words } = reading
	switch (state.destination) {
		case 'skipped':
		case 'listMark':
			return
		case 'fonts':
			addFontName(reading, text)
			return
		case 'colours':
			addColours(reading, text)
			return
		case 'title':
		case 'generator':
		case 'fieldCode':
			words[state.destination] += text
			return
		case 'text':
			addRun(reading, text)
	}
}

// Letters come one by one where each is written as a number.
function addRun(reading: RtfReading, text: string): void {
	const { state, story, last, fonts } = reading
	const { isDeleted, ...style } = state.run
	if (isDeleted) return
	const goesOn =
		last !== null &&
		last.written === story.runs.at(-1) &&
		last.written.url === state.url &&
		last.run === state.run &&
		last.font === state.font
	if (goesOn) {
		last.written.text += text
		return
	}
	const written = { text, style: { ...style, font: fonts.get(state.font)?.name }, url: state.url }
	story.runs.push(written)
	reading.last = { run: state.run, font: state.font, written }
}

function addFontName({ words, fonts, state }: RtfReading, text: string): void {
	words.fontName += text
	if (!text.includes(';')) return
	const known = fonts.get(state.font)
	fonts.set(state.font, {
		encoding: known?.encoding ?? null,
		name: words.fontName.replace(/;.*$/s, '').trim(),
	})
	words.fontName = ''
}

/** Notes in which characters the text of a font is. */
export function setFontCharacterSet({ fonts, state }: RtfReading, characterSet: number): void {
	const name = fonts.get(state.font)?.name ?? ''
	fonts.set(state.font, { name, encoding: encodingOfCharacterSet(characterSet) })
}

function addColours(reading: RtfReading, text: string): void {
	for (const character of text) {
		if (character !== ';') continue
		reading.colours.push(
			reading.colour.map((part) => (part & 255).toString(16).padStart(2, '0')).join(''),
		)
		reading.colour = [0, 0, 0]
	}
}
