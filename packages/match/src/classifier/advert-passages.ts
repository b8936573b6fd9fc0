import { splitSentences, splitWords, stemWord } from '@app/language'
import { bullet, pastedLines } from '../advert-lines.ts'

/** A sentence of an advert, with its words as the model compares them. */
export type Sentence = { text: string; stems: readonly string[] }

/** A line of an advert as it was pasted: its sentences, whether it is an item of a list, and the heading above it. */
export type Passage = {
	sentences: readonly Sentence[]
	stems: readonly string[]
	isItem: boolean
	/** Which of the headings of the advert stands above; lines of one part share it. */
	part: number
	heading: readonly string[]
}

const longestHeading = 60
/** A line without an end is known by its beginning. */
const mostWords = 80

/** The lines of an advert that hold words, without the marks of lists and of bold type. */
export function splitPassages(advert: string): Passage[] {
	let [part, heading]: [number, readonly string[]] = [0, []]
	return pastedLines(advert).flatMap((raw) => {
		const text = raw.replace(bullet, '').trim()
		if (text === '') return []
		const isItem = bullet.test(raw)
		const stems = stemWords(text).slice(0, mostWords)
		const sentences = splitSentences(text).map((said) => ({
			text: said,
			stems: stemWords(said).slice(0, mostWords),
		}))
		const passage: Passage = { sentences, stems, isItem, part, heading }
		if (!isItem && isHeading(text)) {
			part++
			heading = stems
		}
		return [passage]
	})
}

function isHeading(text: string): boolean {
	return text.endsWith(':') || (text.length < longestHeading && !/[.!,;]$/.test(text))
}

/** Returns the words of a text without their endings, in small letters. A hyphen parts words as a space does. */
export function stemWords(text: string): string[] {
	return splitWords(text.toLowerCase().replaceAll('-', ' ')).map(stemWord)
}
