import type { CvDesign } from './cv-design.ts'
import type { CvDocument } from './cv-document.ts'
import { printedPhotoShape } from './photo/photo-convention.ts'
import { redactSections } from './redact-sections.ts'

/**
 * Returns the CV with only the content that its pages show: without hidden content, private parts, dates more exact
 * than on the page, and items that print no word. Its pages look the same as those of the whole CV.
 */
export function printedCv(cv: CvDocument, design: CvDesign): CvDocument {
	const shown = redactSections(cv, design.hiddenSections)
	const dated = <Item extends object>(item: Item) => withPrintedDates(item, design)
	return {
		...shown,
		photo: printedPhotoShape(cv, design) === null ? shown.photo : cv.photo,
		experience: shown.experience.map(dated).filter(printsWords),
		education: shown.education.map(dated).filter(printsWords),
		projects: shown.projects.map(dated).filter(printsWords),
		volunteering: shown.volunteering.map(dated).filter(printsWords),
		certification: shown.certification.map(dated).filter(printsWords),
		publications: shown.publications.map(dated).filter(printsWords),
		awards: shown.awards.map(dated).filter(printsWords),
		// Only the name and level count: a group is a heading above the names of its skills.
		skills: shown.skills.filter(({ name, level }) => printsWords({ name, level })),
		language: shown.language.filter(printsWords),
		interests: shown.interests.filter(printsWords),
		reference: shown.reference.filter(printsWords),
		socialMedia: shown.socialMedia.filter(printsWords),
		custom: shown.custom
			.map((section) => ({ ...section, items: section.items.map(dated).filter(printsWords) }))
			.filter(({ items }) => items.length > 0),
	}
}

/** Lengths of a partial date: `YYYY`. */
const yearLength = 4
const dateFields = ['startDate', 'endDate', 'date', 'expires']

function withPrintedDates<Item extends object>(item: Item, { dateStyle }: CvDesign): Item {
	const goesOn = 'current' in item && item.current === true
	const printed = Object.entries(item).map(([field, value]) => {
		if (field === 'endDate' && goesOn) return [field, '']
		const isCut = dateStyle === 'year' && dateFields.includes(field) && typeof value === 'string'
		return [field, isCut ? value.slice(0, yearLength) : value]
	})
	// The same fields, with texts for texts.
	return Object.fromEntries(printed) as Item
}

/** Whether an item of a list has a word to print. */
export function printsWords(item: object): boolean {
	return Object.entries(item).some(([field, value]) => field !== 'id' && hasWords(value))
}

function hasWords(value: unknown): boolean {
	if (value === true) return true
	if (typeof value === 'string') return value.trim() !== ''
	return Array.isArray(value) && value.some(hasWords)
}
