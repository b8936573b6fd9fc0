import { type CvDocument, listPassages, plainWords, setField } from '@app/cv'
import { findBuzzwords, findQuantities, type KnowsWord } from '@app/language'
import type { Random } from '../../import/random.ts'
import type { Edit, EditMaker } from './edit.ts'

const wordsEach = 4
const phrasesEach = 3
const longWord = /(?<![\p{L}'’-])\p{Ll}{6,}(?![\p{L}'’-])/gu

type Slip = { path: string; right: string; wrong: string }

/** Words of sentences spelt right: one by one, and all together. */
export function spellRight(knows: KnowsWord): EditMaker {
	return (cv, random) => {
		const words = random.sample(listWords(cv, longWord), wordsEach)
		const slips = words.flatMap((word) => misspell(word, { knows, random }) ?? [])
		return [
			...slips.map((slip) => toEdit(cv, [slip])),
			...(slips.length > 1 ? [toEdit(cv, slips)] : []),
		]
	}
}

const emptyPhrases = [
	'A hard working person with good communication skills.',
	'I am a passionate, reliable and highly motivated individual.',
	'Excellent communication skills and a proven track record.',
	'A dynamic professional with a passionate attention to detail.',
	'A flexible team player who thrives in a fast-paced environment.',
	'A variety of customers and several suppliers.',
]

/** Buzzwords that a misspelling hides, in the profile or in a line of a job. */
export function spellBuzzwordsRight(knows: KnowsWord): EditMaker {
	return (cv, random) =>
		random.sample(emptyPhrases, phrasesEach).flatMap((phrase) => {
			const [bullet] = random.sample(listBullets(cv), 1)
			const { path, text } =
				bullet !== undefined && random.chance(0.5)
					? bullet
					: { path: 'professionalSummary', text: cv.professionalSummary }
			const worse = setField(cv, path, `${text} ${phrase}`.trim())
			const words = [...phrase.matchAll(/(?<![\p{L}-])\p{Ll}{4,}(?![\p{L}-])/gu)].map(([word]) => ({
				path,
				right: word,
			}))
			const slips = random
				.sample(words, random.int(1, 2))
				.flatMap((word) => misspell(word, { knows, random }) ?? [])
			return slips.length === 0 ? [] : [{ ...toEdit(worse, slips), kind: 'buzzwords spelt right' }]
		})
}

const figures = [
	'for 12 customers a day',
	'across 4 sites',
	'30 times a week',
	'with a team of 6',
	'saving £2,400 a year',
	'in 45 minutes',
]

/** Adds a true figure to a line without figures. */
export const addFigure: EditMaker = (cv, random) =>
	random
		.sample(
			listBullets(cv).filter(({ text }) => findQuantities(text).length === 0),
			2,
		)
		.map(({ path, text }) => {
			const figure = random.pick(figures)
			const after = setField(cv, path, `${text.replace(/[.\s]+$/, '')} ${figure}`)
			return { kind: 'a figure added', what: `${path} “${figure}”`, before: cv, after }
		})

/** Buzzwords taken out of the lines that have them. */
export const dropBuzzwords: EditMaker = (cv) =>
	listPassages(cv)
		.filter(({ kind, text }) => kind !== 'line' && findBuzzwords(text).length > 0)
		.map(({ path, text }) => {
			const after = setField(cv, path, withoutBuzzwords(text))
			return { kind: 'buzzwords taken out', what: `${path} “${text}”`, before: cv, after }
		})

function withoutBuzzwords(text: string): string {
	return findBuzzwords(text)
		.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
		.replaceAll(/\s+(?=[\s,.])/g, '')
		.trim()
}

function listWords(cv: CvDocument, pattern: RegExp): { path: string; right: string }[] {
	return listPassages(cv)
		.filter(({ kind, path, text }) => kind !== 'line' && isPlain(cv, path, text))
		.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([right]) => ({ path, right })))
}

function listBullets(cv: CvDocument) {
	return listPassages(cv).filter(
		({ kind, section, path, text }) =>
			kind === 'bullet' && section === 'experience' && isPlain(cv, path, text),
	)
}

// Words in bold or italics have marks around them, which an edit of plain words would lose.
function isPlain(cv: CvDocument, path: string, text: string): boolean {
	const field = path.split('.').reduce<unknown>((value, key) => Object(value)[key], cv)
	return typeof field === 'string' && plainWords(field) === field && field === text
}

const vowels = 'aeiou'

// A slip of a finger or an ear that makes no other word.
function misspell(
	{ path, right }: { path: string; right: string },
	{ knows, random }: { knows: KnowsWord; random: Random },
): Slip | null {
	const ways = [
		(at: number) => right.slice(0, at) + right.slice(at + 1),
		(at: number) => right.slice(0, at) + right.charAt(at) + right.slice(at),
		(at: number) =>
			right.slice(0, at) + right.charAt(at + 1) + right.charAt(at) + right.slice(at + 2),
		(at: number) => right.slice(0, at) + random.pick([...vowels]) + right.slice(at + 1),
	]
	for (let attempt = 0; attempt < 8; attempt++) {
		const wrong = random.pick(ways)(random.int(1, right.length - 2))
		if (wrong !== right && !knows(wrong)) return { path, right, wrong }
	}
	return null
}

function toEdit(cv: CvDocument, slips: readonly Slip[]): Edit {
	return {
		kind: slips.length > 1 ? 'several words spelt right' : 'a word spelt right',
		namedBy: ['G10'],
		quotes: slips.map(({ wrong }) => wrong),
		what: slips.map(({ wrong, right }) => `${wrong} → ${right}`).join(', '),
		before: slips.reduce(putSlipIn, cv),
		after: cv,
	}
}

function putSlipIn(cv: CvDocument, { path, right, wrong }: Slip): CvDocument {
	const field = path.split('.').reduce<unknown>((value, key) => Object(value)[key], cv)
	const whole = new RegExp(`(?<![\\p{L}-])${right}(?![\\p{L}-])`, 'u')
	return setField(cv, path, String(field).replace(whole, wrong))
}
