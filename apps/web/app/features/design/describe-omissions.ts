import {
	type CvDesign,
	type CvDocument,
	formatPartialDate,
	type LeftOff,
	leftOffPage,
	sectionTitles,
} from '@app/cv'

/** One thing that is not on the page: what and why, and the first of its words. */
export type LeftOffLine = { what: string; words: string }

type WhatIsLeftOff = {
	document: CvDocument
	design: CvDesign
	/** Whether the template sets columns side by side, where no page can be begun. */
	isInColumns: boolean
	/** Text in date fields that could not be read as a date. */
	unreadDates?: string[]
}

/** Everything that a person wrote or asked for and that the pages do not show, in words. */
export function describeOmissions({
	document,
	design,
	isInColumns,
	unreadDates = [],
}: WhatIsLeftOff): LeftOffLine[] {
	const lines = leftOffPage(document, design).map(describeOmission)
	if (unreadDates.length > 0) {
		lines.push({ what: 'Dates we couldn’t read', words: quoted(unreadDates) })
	}
	const breaks = design.pageBreaks.length
	if (isInColumns && breaks > 0) {
		const count = breaks === 1 ? 'One page break' : `${breaks} page breaks`
		lines.push({
			what: `${count} you added, because ${breaks === 1 ? 'it doesn’t' : 'they don’t'} work in columns`,
			words: '',
		})
	}
	return lines
}

function describeOmission(left: LeftOff): LeftOffLine {
	const { words } = left
	switch (left.reason) {
		case 'hidden':
			return { what: `${sectionTitles[left.section]} (you’ve hidden it)`, words: quoteFirst(words) }
		case 'hiddenHere':
			return {
				what: `What you’ve hidden in ${nameSection(left.section)}`,
				words: quoteFirst(words),
			}
		case 'groupAlone':
			return { what: 'The name of an empty skill group', words: quoted(words) }
		case 'titleAlone':
			return { what: 'The title of an empty section', words: quoted(words) }
		case 'yearsAlone':
			return {
				what: `The months of ${words.length === 1 ? 'a date' : `${words.length} dates`}, because dates show years only`,
				words: quoteFirst(words.map((date) => formatPartialDate(date))),
			}
		case 'endOfCurrent':
			return {
				what: 'End dates of things you’re still doing',
				words: quoteFirst(words.map((date) => formatPartialDate(date))),
			}
	}
}

function nameSection(section: Extract<LeftOff, { reason: 'hiddenHere' }>['section']): string {
	return section === 'socialMedia' ? 'Links' : sectionTitles[section]
}

const mostWords = 4

function quoteFirst(words: string[]): string {
	const told = words.slice(0, mostWords).map((text) => shortened(text))
	const more = words.length - told.length
	return more > 0 ? `${told.join(' · ')} and ${more} more` : told.join(' · ')
}

function quoted(words: string[]): string {
	return words.map((text) => `“${shortened(text)}”`).join(', ')
}

function shortened(text: string): string {
	return text.length > 60 ? `${text.slice(0, 59).toWellFormed()}…` : text
}
