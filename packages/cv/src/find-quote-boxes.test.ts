import { expect, test } from 'vitest'
import type { Box, CvSource, SourceLine } from './cv-source.ts'
import { findQuoteBoxes } from './find-quote-boxes.ts'
import { sourceOf } from './fixtures/build-source.ts'
import { goodCvs } from './fixtures/good-cvs.ts'

const cv = goodCvs[0]
const [first = '', second = ''] = cv?.experience[0]?.achievements ?? []
if (cv === undefined) throw new Error('There are no fixture CVs.')
const source = sourceOf(cv)

function textUnder(file: CvSource, place: Box): string {
	const line = file.pages[place.page - 1]?.lines.find(
		(other) => other.place.y === place.y,
	) as SourceLine
	const letterWidth = line.place.width / line.text.length
	// Letters differ in width, so a word counts as marked when its middle is.
	const isUnder = (middle: number) => {
		const x = line.place.x + middle * letterWidth
		return x > place.x && x < place.x + place.width
	}
	const words = [...line.text.matchAll(/\S+/g)]
		.map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
		.filter(({ start, end }) => isUnder((start + end) / 2))
	return line.text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0).replace(/,$/, '')
}

test('narrow letters take less room than wide ones', () => {
	const text = 'ill WWW'
	const place = { page: 1, x: 0, y: 0, width: 100, height: 10 }
	const line = { text, place, sizePt: 10, bold: false, font: '' }
	const page = { ...(source.pages[0] as CvSource['pages'][number]), lines: [line] }
	const [wide] = findQuoteBoxes(
		{ ...source, places: {}, pages: [page] },
		{ path: null, quote: 'WWW' },
	)
	expect(wide?.x).toBeLessThan(40)
	expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeCloseTo(100)
})

test('an emoji before the words does not move their mark', () => {
	const place = { page: 1, x: 0, y: 0, width: 100, height: 10 }
	const locate = (text: string) => {
		const line = { text, place, sizePt: 10, bold: false, font: '' }
		const page = { ...(source.pages[0] as CvSource['pages'][number]), lines: [line] }
		return findQuoteBoxes({ ...source, places: {}, pages: [page] }, { path: null, quote: 'Leeds' })
	}
	const [box] = locate('🚚🚚🚚 Leeds')
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(100)
	expect(box?.width).toBeLessThan(60)
})

test('a word is marked alone, not with its line', () => {
	const [place] = findQuoteBoxes(source, {
		path: 'experience.0.achievements.1',
		quote: 'four new carers',
	})
	expect(place && textUnder(source, place)).toBe('four new carers')
})

test('a quote over two lines is marked on both', () => {
	const places = findQuoteBoxes(source, { path: 'experience.0.achievements.0', quote: first })
	expect(places.length).toBe(2)
	expect(places.map((place) => textUnder(source, place)).join(' ')).toBe(first)
})

test('the same word in another field is left alone', () => {
	const [place] = findQuoteBoxes(source, { path: 'experience.0.achievements.1', quote: 'and' })
	expect(place?.y).toBe(source.places['experience.0.achievements.1']?.[0]?.y)
	expect(second).toContain('and')
})

test('words that are not found are shown by their field', () => {
	const field = source.places['experience.0.achievements.1']
	expect(
		findQuoteBoxes(source, { path: 'experience.0.achievements.1', quote: 'elephants' }),
	).toEqual(field)
})

test('a field that has no place is shown by its words', () => {
	const [place] = findQuoteBoxes(source, { path: 'experience.0', quote: 'Senior Care Assistant' })
	expect(place && textUnder(source, place)).toBe('Senior Care Assistant')
})

test('curly and straight apostrophes are the same', () => {
	const spaced = {
		...source,
		places: {},
		pages: source.pages.map((page) => ({
			...page,
			lines: page.lines.map((line) => ({
				...line,
				text: line.text.replace('Grace', 'Gra’ce').replace(' Okafor', '   Okafor'),
			})),
		})),
	}
	const [place] = findQuoteBoxes(spaced, { path: null, quote: "Gra'ce Okafor" })
	expect(place && textUnder(spaced, place)).toBe('Gra’ce   Okafor')
})

test('unknown words without a field have no place', () => {
	expect(findQuoteBoxes(source, { path: null, quote: 'elephants' })).toEqual([])
	expect(findQuoteBoxes(source, { path: 'skills.40.name', quote: '' })).toEqual([])
})

test('words with places of their own are marked there, whatever gap lies before them', () => {
	const text = 'Head of Customer Operations  Jul 2021'
	const line = {
		text,
		sizePt: 10,
		bold: false,
		font: '',
		place: { page: 1, x: 50, y: 90, width: 500, height: 12 },
		words: [
			{ start: 0, end: 4, x: 50, width: 22 },
			{ start: 29, end: 32, x: 505, width: 15 },
			{ start: 33, end: 37, x: 524, width: 26 },
		],
	}
	const page = { number: 1, widthPt: 595, heightPt: 842, lines: [line] }
	const places = findQuoteBoxes(
		{ ...source, pages: [page], places: {} },
		{ path: null, quote: 'Jul 2021' },
	)
	expect(places).toEqual([{ page: 1, x: 505, y: 90, width: 45, height: 12 }])
})

test('words of an entry are found in it, not where they come first', () => {
	const headline = { page: 1, x: 0, y: 0, width: 100, height: 10 }
	const title = { page: 1, x: 0, y: 50, width: 100, height: 10 }
	const lines = [headline, title].map((place) => ({
		text: 'Care Assistant',
		place,
		sizePt: 10,
		bold: false,
		font: '',
	}))
	const page = { ...(source.pages[0] as CvSource['pages'][number]), lines }
	const places = { 'personalInfo.headline': [headline], 'experience.0.jobTitle': [title] }
	const [found] = findQuoteBoxes(
		{ ...source, places, pages: [page] },
		{ path: 'experience.0', quote: 'Care Assistant' },
	)
	expect(found?.y).toBe(50)
})
