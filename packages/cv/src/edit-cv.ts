import { type CvDocument, maxItems } from './cv-document.ts'
import type { ItemOf, ListName } from './cv-item-lists.ts'

/** The CV with the value at a path such as `experience.0.jobTitle`; the same CV when nothing differs. */
export function setField<Cv extends CvDocument>(cv: Cv, path: string, value: unknown): Cv {
	// A path leads only to existing fields, so the shape stays the same.
	return setAt(cv, path.split('.'), value) as Cv
}

/** Returns the CV with an item added at the end of a list, or at `index`. A full list stays unchanged. */
export function addItem<Cv extends CvDocument, Name extends ListName>(
	cv: Cv,
	list: Name,
	{ item, index }: { item: ItemOf<Name>; index?: number },
): Cv {
	const items = listItems(cv, list)
	return items.length >= maxItems
		? cv
		: withItems(cv, list, items.toSpliced(index ?? items.length, 0, item))
}

/** The CV without one item. */
export function removeItem<Cv extends CvDocument>(cv: Cv, list: ListName, id: string): Cv {
	const items = listItems(cv, list)
	const kept = items.filter((item) => item.id !== id)
	return kept.length === items.length ? cv : withItems(cv, list, kept)
}

/** The CV with some fields of one item replaced. */
export function updateItem<Cv extends CvDocument, Name extends ListName>(
	cv: Cv,
	list: Name,
	{ id, changes }: { id: string; changes: Partial<ItemOf<Name>> },
): Cv {
	const index = listItems(cv, list).findIndex((item) => item.id === id)
	return Object.entries(changes).reduce<Cv>(
		(edited, [field, value]) => setField(edited, `${list}.${index}.${field}`, value),
		cv,
	)
}

/** The CV with an item moved up (negative) or down by so many places, stopping at the ends. */
export function moveItem<Cv extends CvDocument>(
	cv: Cv,
	list: ListName,
	{ id, by }: { id: string; by: number },
): Cv {
	const items = listItems(cv, list)
	const from = items.findIndex((item) => item.id === id)
	const to = Math.min(Math.max(from + by, 0), items.length - 1)
	const item = items[from]
	if (item === undefined || to === from) return cv
	return withItems(cv, list, items.toSpliced(from, 1).toSpliced(to, 0, item))
}

/** Returns the CV with a copy of an item right after it; `newId` makes the ids of the copy and of its contents. */
export function duplicateItem<Cv extends CvDocument>(
	cv: Cv,
	list: ListName,
	{ id, newId }: { id: string; newId: () => string },
): Cv {
	const items = listItems(cv, list)
	const index = items.findIndex((item) => item.id === id)
	const item = items[index]
	if (item === undefined) return cv
	return addItem(cv, list, { item: withNewIds(item, newId), index: index + 1 })
}

function withNewIds<Item extends { id: string }>(item: Item, newId: () => string): Item {
	const copy = { ...item, id: newId() }
	if (!('items' in copy) || !Array.isArray(copy.items)) return copy
	return { ...copy, items: copy.items.map((inner: object) => ({ ...inner, id: newId() })) }
}

function listItems<Name extends ListName>(cv: CvDocument, list: Name): ItemOf<Name>[] {
	// TypeScript does not see that the element type follows from the name.
	return cv[list] as ItemOf<Name>[]
}

function withItems<Cv extends CvDocument>(cv: Cv, list: ListName, items: { id: string }[]): Cv {
	return { ...cv, [list]: items }
}

function setAt(target: unknown, [key, ...rest]: string[], value: unknown): unknown {
	if (key === undefined) return Object.is(target, value) ? target : value
	if (typeof target !== 'object' || target === null || !Object.hasOwn(target, key)) return target
	const current: unknown = Reflect.get(target, key)
	const next = setAt(current, rest, value)
	if (next === current) return target
	return Array.isArray(target) ? target.with(Number(key), next) : { ...target, [key]: next }
}
