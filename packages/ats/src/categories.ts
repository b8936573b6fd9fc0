import type { CategoryId } from './report.ts'
import {
	accountsOfWork,
	contactDetails,
	datableEntries,
	file,
	freeTexts,
	prose,
	type Subject,
	sectionTexts,
} from './subjects.ts'

/** A part of the score. */
export type Category = {
	id: CategoryId
	title: string
	/** Share of the whole in per cent; the seven add up to 100. */
	weight: number
	/** What the category judges. */
	looksAt: Subject
	/** What none of it means: that the CV lacks something, or that nothing can be said yet, as of a file before there is one. */
	ifNone: 'missing' | 'unjudged'
}

/** What the score is made of. */
export const categories: readonly Category[] = [
	{
		id: 'parseability',
		title: 'Readable by software',
		weight: 25,
		looksAt: file,
		ifNone: 'unjudged',
	},
	{
		id: 'contact',
		title: 'Contact details',
		weight: 10,
		looksAt: contactDetails,
		ifNone: 'missing',
	},
	{
		id: 'sections',
		title: 'Sections',
		weight: 15,
		looksAt: sectionTexts,
		ifNone: 'missing',
	},
	{
		id: 'dates',
		title: 'Dates',
		weight: 10,
		looksAt: datableEntries,
		ifNone: 'missing',
	},
	{
		id: 'impact',
		title: 'Bullets and impact',
		weight: 25,
		looksAt: accountsOfWork,
		ifNone: 'missing',
	},
	{
		id: 'language',
		title: 'Language and style',
		weight: 10,
		looksAt: prose,
		ifNone: 'missing',
	},
	{
		id: 'locale',
		title: 'Fit for the UK',
		weight: 5,
		looksAt: freeTexts,
		ifNone: 'missing',
	},
]
