import type { CvDocument, CvSource } from '@app/cv'
import type { TitledSection } from '../locales/locale.ts'
import { foldText, printedTexts, sharedWords, wordsOf } from '../words.ts'

/** The sums from which the rates of all documents are computed; each document adds to them. */
export type Share = { right: number; found: number; expected: number }

/** Words that ended in their own section, of all words read and of all words of the truth. */
export function scoreSectionWords(truth: CvDocument, read: CvDocument): Share {
	const [expected, found] = [printedTexts(truth), printedTexts(read)]
	const sum = { right: 0, found: 0, expected: 0 }
	for (const part of new Set([...expected.keys(), ...found.keys()])) {
		const [want, got] = [expected, found].map((texts) => (texts.get(part) ?? []).flatMap(wordsOf))
		sum.right += sharedWords(want ?? [], got ?? [])
		sum.found += got?.length ?? 0
		sum.expected += want?.length ?? 0
	}
	return sum
}

type Title = { section: TitledSection; title: string }

/** Titles of sections that were found and taken for the right section. */
export function scoreTitles(truth: Title[], headings: CvSource['headings']): Share {
	const left = headings.map(({ text, section }) => `${sectionOf(section)} ${bare(text)}`)
	const found = left.length
	let right = 0
	for (const { section, title } of truth) {
		const index = left.indexOf(`${sectionOf(section)} ${bare(title)}`)
		if (index < 0) continue
		right += 1
		left.splice(index, 1)
	}
	const ofContacts = headings.filter(({ section }) => section === 'contact').length
	return { right, found: found - ofContacts, expected: truth.length }
}

// A person's own section and one of further facts are one thing to a reader.
function sectionOf(section: string): string {
	return section === 'custom' ? 'additional' : section
}

function bare(text: string): string {
	return foldText(text).replaceAll(/[^\p{L}]/gu, '')
}
