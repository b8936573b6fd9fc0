// The typesetter aborts on a cluster of 65,535 bytes; no written language needs even this many units.
const maxClusterLength = 48

/** One line of text as it may be printed: no control characters, single spaces, safe for the typesetter. */
export function cleanLine(text: string): string {
	return cleanCharacters(text).replace(/\s+/g, ' ').trim()
}

/** The paragraphs of a passage, each cleaned like a line; empty ones are left out. */
export function cleanParagraphs(text: string): string[] {
	return cleanCharacters(text)
		.split(/\n+/)
		.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
		.filter(Boolean)
}

function cleanCharacters(text: string): string {
	if (isOrdinary.test(text)) return text
	const readable = text
		.toWellFormed()
		.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
		.replace(/[\p{Zs}\t]/gu, ' ')
		.replace(/[^\P{Cc}\n]/gu, '')
		.replace(invisible, '')
		.replace(strayJoiner, '')
		.normalize('NFC')
	return mayHaveLongClusters.test(readable) ? capClusters(readable) : readable
}

// Nearly all text is only this, and a keystroke has all of it cleaned again.
const isOrdinary = /^[\n\x20-\x7E]*$/

// Bidirectional controls, zero-width marks, soft hyphens, variation selectors, private use: a reader
// sees nothing of them, and software that reads the CV stumbles over them.
const invisible = /[^\P{Cf}\u200C\u200D]|[\p{Co}\p{Cn}]|\p{Variation_Selector}|\u034F/gu

// Joiners carry meaning inside Arabic and Indic words and emoji only.
const strayJoiner = /(?<![\u0600-\u1CFF\p{Extended_Pictographic}])[\u200C\u200D]+/gu

const mayHaveLongClusters =
	/[\p{M}\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF\p{Extended_Pictographic}]/u

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

function capClusters(text: string): string {
	if (text.length <= maxClusterLength) return text
	return Array.from(clusters.segment(text), ({ segment }) =>
		segment.slice(0, maxClusterLength).toWellFormed(),
	).join('')
}
