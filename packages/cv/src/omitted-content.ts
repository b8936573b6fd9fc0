import type { CvDesign } from './cv-design.ts'
import type { CvDocument } from './cv-document.ts'
import { blankHidden, withoutHidden } from './hidden-content.ts'
import { printsWords } from './printed-cv.ts'
import { readField } from './same-value.ts'
import { type SectionName, sectionHasContent, sectionNames } from './section-names.ts'

/** Something that a person wrote and that no page shows, with the reason. */
export type LeftOff =
	| { reason: 'hidden'; section: SectionName; words: string[] }
	/** An item or lines of one, in a section that is printed. */
	| { reason: 'hiddenHere'; section: SectionName | 'socialMedia'; words: string[] }
	/** The name of a group without skills, the title of a section without items. */
	| { reason: 'groupAlone' | 'titleAlone'; words: string[] }
	/** Dates that are more exact than the chosen style. */
	| { reason: 'yearsAlone'; words: string[] }
	/** The end of something that is said to go on. */
	| { reason: 'endOfCurrent'; words: string[] }

/**
 * Lists the content of a CV that its pages don't show. Templates drop nothing, so the list is the same for each of
 * them.
 */
export function listOmittedContent(whole: CvDocument, design: CvDesign): LeftOff[] {
	const cv = withoutHidden(whole)
	const written = sectionNames.filter((section) => sectionHasContent(cv, section))
	const hidden = sectionNames.filter(
		(section) => sectionHasContent(whole, section) && design.hiddenSections.includes(section),
	)
	const shown = written.filter((section) => !design.hiddenSections.includes(section))
	const items = shown.flatMap((section) => listItems(cv, section))
	const others: LeftOff[] = [
		{ reason: 'groupAlone', words: shown.includes('skills') ? groupsAlone(cv) : [] },
		{ reason: 'titleAlone', words: shown.includes('custom') ? titlesAlone(cv) : [] },
		{ reason: 'yearsAlone', words: design.dateStyle === 'year' ? items.flatMap(exactDates) : [] },
		{ reason: 'endOfCurrent', words: items.flatMap(endOfCurrent) },
	]
	return [
		...hidden.map((section) => ({
			reason: 'hidden' as const,
			section,
			words: collectWords(whole[section]),
		})),
		...listHiddenHere(whole, design),
		...others.filter(({ words }) => words.length > 0),
	]
}

function listHiddenHere(cv: CvDocument, { hiddenSections }: CvDesign): LeftOff[] {
	if (cv.hidden.length === 0) return []
	const shown = blankHidden(cv)
	return [...sectionNames, 'socialMedia' as const].flatMap((section): LeftOff[] => {
		if (hiddenSections.some((each) => each === section)) return []
		const words = listMissingWords(cv[section], shown[section])
		return words.length === 0 ? [] : [{ reason: 'hiddenHere', section, words }]
	})
}

// Both values have the same shape; hidden content is empty in the second.
function listMissingWords(value: unknown, shown: unknown, key = ''): string[] {
	if (typeof value === 'string') return value === shown ? [] : collectWords(value, key)
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([inner, each]) =>
		listMissingWords(each, readField(shown, inner), inner),
	)
}

const unspoken = new Set(['id', 'shape', 'startDate', 'endDate', 'date', 'expires'])

/** Every text in a value, without what only names or dates an item. */
function collectWords(value: unknown, key = ''): string[] {
	if (typeof value === 'string') return value.trim() === '' || unspoken.has(key) ? [] : [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([inner, each]) => collectWords(each, inner))
}

type Item = { [field: string]: unknown }

function listItems(cv: CvDocument, section: SectionName): Item[] {
	if (section === 'custom') return cv.custom.flatMap(({ items }): Item[] => items)
	const content = cv[section]
	return typeof content === 'string' ? [] : content
}

function groupsAlone({ skills }: CvDocument): string[] {
	const named = skills.filter(({ name, level }) => `${name}${level}`.trim() !== '')
	const told = new Set(named.map(({ group }) => group.trim()))
	const groups = new Set(skills.map(({ group }) => group.trim()))
	return [...groups].filter((group) => group !== '' && !told.has(group))
}

function titlesAlone({ custom }: CvDocument): string[] {
	return custom
		.filter(({ items }) => !items.some(printsWords))
		.map(({ title }) => title.trim())
		.filter(Boolean)
}

function exactDates(item: Item): string[] {
	const { startDate, endDate, date, expires } = item
	const dates = [startDate, item.current === true ? '' : endDate, date, expires]
	return dates.filter((each) => typeof each === 'string').filter((each) => each.length > 4)
}

function endOfCurrent({ current, endDate }: Item): string[] {
	return current === true && typeof endDate === 'string' && endDate !== '' ? [endDate] : []
}
