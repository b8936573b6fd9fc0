import { type JobPassage, maxJobText } from '@app/contract'
import { parseShallowMarkup } from '#services/parse-shallow-markup.ts'
import { stripUnstorableText } from '#services/strip-unstorable-characters.ts'

// The elements that end a passage. Any other element is part of the words around it.
const blocks = new Set(
	`address article aside blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav
	ol p pre section table tbody td th thead tr ul`.split(/\s+/),
)
// The elements whose content is no part of an advert.
const unread = new Set(
	'head iframe math noscript object script style svg template textarea title'.split(' '),
)
const bullet = /^(?:[•·▪●◦‣–—*-]|\d{1,2}[.)])\s+/

const mostPassages = 600
const longestHeading = 80
const longestHtml = 1_000_000

type Place = 'item' | 'heading' | 'bold' | 'unread'
type Draft = { words: string; boldWords: string }

/**
 * The words of an advert out of HTML that strangers wrote. Nothing of the markup survives but where a heading, a
 * paragraph or an item begins, so nothing in it can ever run, load or pretend to be a part of a page.
 */
export function parseAdvertHtml(html: string): JobPassage[] {
	const passages: JobPassage[] = []
	const depth: Record<Place, number> = { item: 0, heading: 0, bold: 0, unread: 0 }
	let draft: Draft = { words: '', boldWords: '' }
	let left = maxJobText
	let hasMarkup = false

	function end(): void {
		const passage = toPassage(draft, { isItem: depth.item > 0, isHeading: depth.heading > 0 })
		draft = { words: '', boldWords: '' }
		if (passage === null || passages.length >= mostPassages || left <= 0) return
		passages.push({ ...passage, text: passage.text.slice(0, left).toWellFormed() })
		left -= passage.text.length
	}
	parseShallowMarkup(stripUnstorableText(html.slice(0, longestHtml)), {
		onopentag(name) {
			hasMarkup = true
			if (blocks.has(name)) end()
			const place = classifyTag(name)
			if (place !== null) depth[place] += 1
		},
		ontext(text) {
			if (left <= draft.words.length || depth.unread > 0) return
			draft.words += text
			if (depth.bold > 0) draft.boldWords += text
		},
		onclosetag(name) {
			if (blocks.has(name)) end()
			const place = classifyTag(name)
			if (place !== null) depth[place] -= 1
		},
	})
	// Lines mean nothing in HTML, and everything in a text without any.
	if (!hasMarkup) return passagesOfText(draft.words.slice(0, left).toWellFormed())
	end()
	return passages
}

function classifyTag(name: string): Place | null {
	if (name === 'li') return 'item'
	if (/^h[1-6]$/.test(name)) return 'heading'
	if (name === 'b' || name === 'strong') return 'bold'
	return unread.has(name) ? 'unread' : null
}

function toPassage(
	{ words, boldWords }: Draft,
	place: { isItem: boolean; isHeading: boolean },
): JobPassage | null {
	const text = oneLine(words)
	if (text === '') return null
	if (place.isItem) return { kind: 'item', text: text.replace(bullet, '') }
	// Many adverts have no headings but short paragraphs in bold.
	const isBoldLine = text.length <= longestHeading && oneLine(boldWords) === text
	if (place.isHeading || isBoldLine) return { kind: 'heading', text }
	return bullet.test(text)
		? { kind: 'item', text: text.replace(bullet, '') }
		: { kind: 'paragraph', text }
}

/** Passages of a text without markup: its lines. */
export function passagesOfText(text: string): JobPassage[] {
	return stripUnstorableText(text)
		.split('\n')
		.map((line) => toPassage({ words: line, boldWords: '' }, { isItem: false, isHeading: false }))
		.filter((passage) => passage !== null)
		.slice(0, mostPassages)
}

/** A text of one line, without what breaks lines or hides. */
export function oneLine(text: string): string {
	// Invisible characters can stand inside words: a soft hyphen does not end a word.
	return text
		.replace(/\p{Cf}+/gu, '')
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim()
}
