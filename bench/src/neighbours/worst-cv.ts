import { type CvDocument, cvDocumentSchema, maxCvLines } from '@app/cv'
import { randomFrom } from '../merge/random.ts'

const entries = 16
const lastJob = { jobTitle: 'Operations Manager', employer: 'Harbour Freight', location: 'Hull' }

/**
 * Makes a CV with as many lines as an account may keep, of about `bytes` bytes. Every line gives the checks and the
 * typesetter work: misspelt words, dates, figures, brackets and addresses. Another seed gives other words, so that no
 * cached result of an earlier CV helps.
 */
export function worstCv({ bytes, seed, lines = maxCvLines }: WorstCv): CvDocument {
	const perEntry = Math.floor(lines / entries) - 1
	const left = lines - entries * (perEntry + 1)
	const length = Math.floor(bytes / lines) - 4
	const line = hostileLines(seed)
	const experience = Array.from({ length: entries }, (_, index) => ({
		...lastJob,
		id: `job-${index}`,
		startDate: `${2024 - index}-01`,
		endDate: `${2024 - index}-11`,
		achievements: Array.from({ length: perEntry }, () => line(length)),
	}))
	const skills = Array.from({ length: left }, (_, index) => ({
		id: `skill-${index}`,
		name: 'Tides',
	}))
	return cvDocumentSchema.parse({
		personalInfo: { firstName: 'Sam', lastName: 'Crowd', email: 'sam.crowd@example.com' },
		professionalSummary: line(1000),
		experience,
		skills,
	})
}

type WorstCv = { bytes: number; seed: number; lines?: number }

const plainWords =
	`responsible for managed helped with various duties including stock orders customers reports budgets teams and
	the which that were their from more then was done by me successfully delivered improved`.split(
		/\s+/,
	)
const oddPieces = [
	'01/2019 - 02/2020',
	'(see [note',
	'£1,250,000',
	'37%',
	'www.example.com/a-b',
	'Q3–Q4',
]

/** Returns a function that makes one line after the other, each of about `length` characters. */
export function hostileLines(seed: number): (length: number) => string {
	const random = randomFrom(seed)
	const word = () => {
		const chosen = random.one(plainWords) ?? ''
		if (random.below(6) === 0) return random.one(oddPieces) ?? ''
		return random.below(3) === 0 ? misspelt(chosen, random.below(1000)) : chosen
	}
	return (length) => {
		let line = ''
		while (line.length < length) line += `${word()} `
		return line.slice(0, length).trimEnd()
	}
}

// No word of any language, and each another one.
function misspelt(word: string, number: number): string {
	const letters = String.fromCharCode(97 + (number % 26), 97 + (Math.floor(number / 26) % 26))
	return `${word.slice(0, 2)}${letters}${word.slice(2)}`
}
