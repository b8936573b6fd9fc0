import type { CvDesign } from './cv-design.ts'
import type { CustomSection, CvDocument } from './cv-document.ts'
import { orderedSections } from './ordered-sections.ts'
import { type SectionName, sectionHasContent } from './section-names.ts'

/** A section of the CV in its order: one of the usual ones by its name, one of the person's own by its id. */
export type SectionKey = SectionName | CustomSectionKey
export type CustomSectionKey = `custom/${string}`

type Order = Pick<CvDesign, 'sectionOrder' | 'ownSectionPlaces'>

/** The key of a section of the person's own. */
export function customSectionKey({ id }: Pick<CustomSection, 'id'>): CustomSectionKey {
	return `custom/${id}`
}

/** The section of the person's own that a key names; `undefined` for a usual section and for one that is gone. */
export function findCustomSection(cv: CvDocument, key: SectionKey): CustomSection | undefined {
	return cv.custom.find((section) => customSectionKey(section) === key)
}

/**
 * Every section in the order of a design, whether it is printed or not. `custom` marks where sections of the person's own
 * stand unless the design puts them elsewhere; they follow it in the order of the CV.
 */
export function orderedSectionKeys(
	{ custom }: Pick<CvDocument, 'custom'>,
	design: Order,
): SectionKey[] {
	const keys = new Map(custom.map((section) => [section.id, customSectionKey(section)]))
	const placed = new Map(
		design.ownSectionPlaces.flatMap(({ id, after }) => {
			const key = keys.get(id)
			return key === undefined ? [] : [[key, after] as const]
		}),
	)
	const placedAfter = (name: SectionName | '') =>
		[...placed].filter(([, after]) => after === name).map(([key]) => key)
	const atHome = [...keys.values()].filter((key) => !placed.has(key))
	return [
		...placedAfter(''),
		...orderedSections(design).flatMap((name): SectionKey[] => [
			name,
			...(name === 'custom' ? atHome : []),
			...placedAfter(name),
		]),
	]
}

/** Returns the keys of the sections that print something, in order; each custom section has a separate key. */
export function printedSectionKeys(cv: CvDocument, design: CvDesign): SectionKey[] {
	return orderedSectionKeys(cv, design).filter((key) => {
		if (isSectionName(key)) {
			return key !== 'custom' && !design.hiddenSections.includes(key) && sectionHasContent(cv, key)
		}
		return !design.hiddenSections.includes('custom')
	})
}

/**
 * Returns the order that a design has to store for the sections to come in the order of `keys`, which has every key
 * of `orderedSectionKeys`. If the custom sections in their usual place keep the order of the CV, only the moved ones
 * are stored, so that the others follow the CV.
 */
export function designSectionOrder(
	{ custom }: Pick<CvDocument, 'custom'>,
	keys: readonly SectionKey[],
): Order {
	let after: SectionName | '' = ''
	const places: Order['ownSectionPlaces'] = []
	for (const key of keys) {
		if (isSectionName(key)) after = key
		else places.push({ id: key.slice(customSectionKey({ id: '' }).length), after })
	}
	const home = places.filter((place) => place.after === 'custom').map(({ id }) => id)
	const inCv = custom.map(({ id }) => id).filter((id) => home.includes(id))
	const isInOrder = home.every((id, index) => id === inCv[index])
	return {
		sectionOrder: keys.filter(isSectionName),
		ownSectionPlaces: isInOrder ? places.filter((place) => place.after !== 'custom') : places,
	}
}

function isSectionName(key: SectionKey): key is SectionName {
	return !key.includes('/')
}
