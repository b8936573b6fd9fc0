import { parseMarks } from '@app/cv'
import type { TypesetInput } from '../typeset-input.ts'
import { nameFamilies } from './name-families.ts'

const longestWord = 60
const longWords = new RegExp(`[^ \\n]{${longestWord},}`, 'g')
const zeroWidthSpace = '\u200B'

/**
 * The JSON that a template reads. Prose and lines are letters, or a list of runs where something in them is marked. Words
 * too long for any line may break, or they would run off the paper.
 */
export function templateJson({ photo, ...input }: TypesetInput): string {
	// The bytes of the photo are a separate file.
	const shown = photo === null ? null : { alt: photo.alt, shape: photo.shape }
	const { style, heading } = input
	const fonts = { ...style.fonts, name: nameFamilies(heading, style.fonts) }
	const set = { ...input, photo: shown, style: { ...style, fonts } }
	return JSON.stringify(set, (key, value) => {
		if (marked.has(key) && Array.isArray(value)) return value.map(toRuns)
		return typeof value === 'string' && key !== 'url' && value.length >= longestWord
			? value.replace(longWords, withBreaks)
			: value
	})
}

const marked = new Set(['paragraphs', 'points'])

function toRuns(text: string) {
	const runs = parseMarks(text)
	const [only] = runs
	const isPlain = only === undefined || (!only.bold && !only.italic && only.url === '')
	return runs.length <= 1 && isPlain ? (only?.text ?? '') : runs
}

// Where an address has a sign to break at, it breaks behind that and nowhere else.
function withBreaks(word: string): string {
	return (word.match(pieces) ?? []).join(zeroWidthSpace)
}

const pieces = /.{1,29}[/.?&=_](?=.)|.{1,30}/gsu
