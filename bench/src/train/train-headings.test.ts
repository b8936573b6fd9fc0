import { headingKinds, sharesOfHeadings } from '@app/cv-import/classifier'
import { expect, test } from 'vitest'
import { collectHeadings, type Heading, toHeadingKind, trainHeadings } from './train-headings.ts'

const few: Heading[] = [
	...['Work experience', 'Experience', 'Experience at sea'].map(heading('experience')),
	...['Education', 'My education', 'Education and schools'].map(heading('education')),
	...['Baker', 'Site painter', 'Hart & Sons', 'Oak Company'].map(heading('none')),
]

function heading(kind: Heading['kind']) {
	return (text: string): Heading => ({ text, kind })
}

test('the same lines and seed give the same weights', () => {
	expect(trainHeadings(few, 'one')).toEqual(trainHeadings(few, 'one'))
})

test('a misspelt title and a line that is none are distinguished', () => {
	const weights = trainHeadings(few, 'one')
	const share = (text: string, kind: Heading['kind']) =>
		sharesOfHeadings(weights, text)[headingKinds.indexOf(kind)] ?? 0
	expect(share('Experiance', 'experience')).toBeGreaterThan(0.5)
	expect(share('Head baker', 'none')).toBeGreaterThan(0.5)
})

test('the name of a document is no title, and an unknown kind stops the training', () => {
	expect(toHeadingKind('education')).toBe('education')
	expect(toHeadingKind('document')).toBe('none')
	expect(() => toHeadingKind('eduction')).toThrow('eduction')
})

test('no line is both taught and kept back', () => {
	const { taught, kept } = collectHeadings()
	const known = new Set(taught.map(({ text }) => text))
	expect(kept.length).toBeGreaterThan(1_000)
	expect(kept.filter(({ text }) => known.has(text))).toEqual([])
})
