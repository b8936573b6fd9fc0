import { cvDocumentSchema } from '@app/cv'
import { listCredentialPairs } from '@app/language/fixtures'
import { matchCv, readAdvert } from '@app/match'
import { expect, test } from 'vitest'
import { draftLetter } from './draft-letter.ts'

const today = '2026-06-15'
const atOnce = 15
const job = { title: 'Assistant', company: 'A Firm', addressee: '' }

/** Returns one text: the letter for a CV with these things, and the requirements that it answers. */
function writeLetter(things: readonly string[], asked: readonly string[]): string {
	const cv = cvDocumentSchema.parse({
		experience: [
			{
				id: 'j',
				jobTitle: 'Assistant',
				employer: 'A Firm',
				startDate: '2019-04',
				current: true,
				achievements: things.map((thing) => `Was responsible for ${thing} on site`),
			},
		],
		skills: things.map((name, index) => ({ id: `s${index}`, name })),
	})
	const list = asked.map((one) => `- ${one}`).join('\n')
	const match = matchCv(
		{ cv, source: null, today },
		readAdvert(`Assistant\n\nEssential:\n${list}\n`),
	)
	const letter = draftLetter({ cv, match, job, today })
	const answered = letter.answered.flatMap(({ asked: quotes }) => quotes.map(({ quote }) => quote))
	return [letter.text, ...answered].join('\n')
}

test('no sentence of a letter turns what a paper is about into the paper', () => {
	const pairs = listCredentialPairs()
	expect(pairs.length).toBeGreaterThan(500)
	const parts = Array.from({ length: Math.ceil(pairs.length / atOnce) }, (_, part) =>
		pairs.slice(part * atOnce, (part + 1) * atOnce),
	)
	const wrong = parts.flatMap((part) => {
		const subjects = part.map(({ subject }) => subject)
		const text = writeLetter(
			subjects,
			part.map(({ paper }) => paper),
		).toLowerCase()
		const isInCv = (paper: string) =>
			subjects.some((subject) => subject.toLowerCase().includes(paper.toLowerCase()))
		return part.filter(({ paper }) => text.includes(paper.toLowerCase()) && !isInCv(paper))
	})
	expect(wrong).toEqual([])
})
