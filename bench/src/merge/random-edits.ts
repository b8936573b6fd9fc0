import {
	addItem,
	type CvDocument,
	duplicateItem,
	emptyCv,
	type ListName,
	listNames,
	maxItems,
	moveItem,
	newCustomItem,
	newItem,
	removeItem,
	setField,
	wholeCv,
	withNote,
} from '@app/cv'
import type { Random } from './random.ts'

/** Gives every text of a merge a word that no other text has, so that each can be looked for. */
export type Marker = () => string

const vocabulary =
	'led the team of cooks and served hot meals to guests every day with care while stock costs fell in two years'
const words = vocabulary.split(' ')

/** A CV with a few items in every list. */
export function randomCv(random: Random, mark: Marker): CvDocument {
	let cv = setField(emptyCv(), 'professionalSummary', randomText(random, mark))
	for (const list of listNames) {
		const count = random.below(6)
		for (let index = 0; index < count; index += 1) cv = addRandomItem(cv, list, { random, mark })
	}
	return cv
}

type Means = { random: Random; mark: Marker }
type Edit = (cv: CvDocument, means: Means) => CvDocument

/** The CV after so many edits such as people make. */
export function editRandomly(cv: CvDocument, count: number, means: Means): CvDocument {
	let edited = cv
	for (let done = 0; done < count; done += 1) {
		edited = means.random.one(edits)?.(edited, means) ?? edited
	}
	return edited
}

const edits: Edit[] = [
	changeAnyField,
	changeAnyField,
	changeLine,
	changeLine,
	(cv, means) => withLines(cv, means, (lines) => [...lines, randomText(means.random, means.mark)]),
	(cv, means) =>
		withLines(cv, means, (lines) => lines.toSpliced(means.random.below(lines.length), 1)),
	(cv, means) => withLines(cv, means, (lines) => [...lines.slice(1), ...lines.slice(0, 1)]),
	(cv, means) => addRandomItem(cv, means.random.one(listNames) ?? 'skills', means),
	(cv, { random }) => {
		const { list, id } = anyItem(cv, random)
		return withNote(removeItem(cv, list, id), { id, text: '' })
	},
	duplicateAnyItem,
	changeCustomLines,
	noteSomething,
	noteSomething,
	(cv, { random }) => {
		const { list, id } = anyItem(cv, random)
		return moveItem(cv, list, { id, by: random.below(7) - 3 })
	},
	(cv, means) => setField(cv, 'professionalSummary', randomText(means.random, means.mark)),
	(cv, means) => setField(cv, 'personalInfo.headline', randomText(means.random, means.mark)),
]

function randomText(random: Random, mark: Marker): string {
	const length = 3 + random.below(9)
	return [mark(), ...Array.from({ length }, () => random.one(words))].join(' ')
}

function addRandomItem(cv: CvDocument, list: ListName, { random, mark }: Means): CvDocument {
	const index = random.below(cv[list].length + 1)
	const added = addItem(cv, list, { item: newItem(list, mark()), index })
	const item = added[list][index]
	return Object.entries(item ?? {}).reduce((filled, [field, value]) => {
		const path = `${list}.${index}.${field}`
		if (Array.isArray(value) && list !== 'custom') {
			const lines = Array.from({ length: random.below(5) }, () => randomText(random, mark))
			return setField(filled, path, lines)
		}
		return isFreeText(field, value) ? setField(filled, path, randomText(random, mark)) : filled
	}, added)
}

function isFreeText(field: string, value: unknown): boolean {
	return (
		value !== undefined &&
		typeof value === 'string' &&
		!/^id$|^shape$|date|expires|proficiency/i.test(field)
	)
}

function changeAnyField(cv: CvDocument, { random, mark }: Means): CvDocument {
	const { list, index } = anyItem(cv, random)
	const fields = Object.entries(cv[list][index] ?? {}).filter((entry) => isFreeText(...entry))
	const [field] = random.one(fields) ?? []
	return field === undefined
		? cv
		: setField(cv, `${list}.${index}.${field}`, randomText(random, mark))
}

function changeLine(cv: CvDocument, means: Means): CvDocument {
	return withLines(cv, means, (lines) => {
		const index = means.random.below(lines.length)
		const changed = lines[index]?.split(' ').with(0, means.mark()).join(' ')
		return changed === undefined ? lines : lines.with(index, changed)
	})
}

function withLines(
	cv: CvDocument,
	{ random }: Means,
	change: (lines: string[]) => string[],
): CvDocument {
	const index = random.below(cv.experience.length)
	const lines = cv.experience[index]?.achievements ?? []
	const changed = change(lines).slice(0, maxItems)
	return setField(cv, `experience.${index}.achievements`, changed)
}

// The copied item gets other words, because a person who copies an item then changes it.
function duplicateAnyItem(cv: CvDocument, { random, mark }: Means): CvDocument {
	const { list, id, index } = anyItem(cv, random)
	const copied = duplicateItem(cv, list, { id, newId: mark })
	if (copied[list].length === cv[list].length) return cv
	const items = copied[list].map((item, at) => (at === index + 1 ? reworded(item, mark) : item))
	return { ...copied, [list]: items }
}

function reworded(value: unknown, mark: Marker): unknown {
	if (typeof value === 'string') return value.replace(/\bw\d+\b/g, mark)
	if (Array.isArray(value)) return value.map((part) => reworded(part, mark))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [
			name,
			name === 'id' ? part : reworded(part, mark),
		]),
	)
}

function changeCustomLines(cv: CvDocument, { random, mark }: Means): CvDocument {
	const index = random.below(cv.custom.length)
	const items = cv.custom[index]?.items ?? []
	const item = newCustomItem(mark(), randomText(random, mark))
	const at = random.below(items.length + 1)
	const changed = random.below(3) === 0 ? items.toSpliced(at, 1) : items.toSpliced(at, 0, item)
	return setField(cv, `custom.${index}.items`, changed.slice(0, maxItems))
}

function noteSomething(cv: CvDocument, { random, mark }: Means): CvDocument {
	const id = random.below(3) === 0 ? wholeCv : anyItem(cv, random).id
	const text = random.below(5) === 0 ? '' : randomText(random, mark)
	return id === '' ? cv : withNote(cv, { id, text })
}

function anyItem(cv: CvDocument, random: Random): { list: ListName; id: string; index: number } {
	const list = random.one(listNames.filter((name) => cv[name].length > 0)) ?? 'skills'
	const index = random.below(cv[list].length)
	return { list, index, id: cv[list][index]?.id ?? '' }
}
