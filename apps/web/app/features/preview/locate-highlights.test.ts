import { defaultDesign, emptyCv, fieldAt } from '@app/cv'
import { expect, test } from 'vitest'
import { createPageFinder } from '#shared/typeset/find-on-pages.ts'
import { fieldOccurrence } from './field-occurrence.ts'
import { locateHighlights } from './locate-highlights.ts'

const job = (id: string) => ({
	id,
	jobTitle: '',
	employer: '',
	location: '',
	startDate: '',
	endDate: '',
	current: false,
	summary: '',
	achievements: ['Cleaned the ward'],
})
const cv = { ...emptyCv(), experience: [job('a'), job('b')] }
const wordsOnPage = [100, 200].flatMap((y) =>
	['Cleaned', 'the', 'ward'].map((text, index) => ({
		text,
		page: 1,
		x: 50 + index * 60,
		y,
		width: 55,
		height: 10,
	})),
)

test('the same line in two jobs is marked in both', () => {
	const marked = ['experience.0.achievements.0', 'experience.1.achievements.0'].map((path) => ({
		id: 'E20',
		label: 'Remark',
		path,
		quote: 'Cleaned the ward',
	}))
	const marks = locateHighlights(marked, {
		find: createPageFinder(wordsOnPage),
		textAt: (path) => fieldAt(cv, path),
		repeatOf: (path) => fieldOccurrence(cv, defaultDesign(), path),
	})
	expect(marks.map(({ place }) => place.y)).toEqual([100, 200])
})

test('a word that is also a part of another is marked where it stands by itself', () => {
	const words = ['PostgreSQL', 'SQL'].map((text, index) => ({
		text,
		page: 1,
		x: 50,
		y: 100 * index,
		width: 55,
		height: 10,
	}))
	const [place] = createPageFinder(words)({ whole: 'SQL', repeat: 0, quote: 'SQL' })
	expect(place?.y).toBe(100)
})
