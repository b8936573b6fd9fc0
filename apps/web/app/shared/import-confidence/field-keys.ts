import type { CvDocument } from '@app/cv'

type Item = { id: string } & Record<string, unknown>

const namesOnly = ['skills', 'interests']

/**
 * The field at a path of a reading (`experience.0.jobTitle`), by a key that moving its item does not change
 * (`experience.experience-1.jobTitle`). Lines share the key of their list, short names that of their section.
 */
export function fieldAt(cv: CvDocument, path: string): { key: string; text: string } | null {
	const key: string[] = []
	let value: unknown = cv
	for (const part of path.split('.')) {
		const inner: unknown = Object(value)[part]
		if (!Array.isArray(value)) key.push(part)
		else if (isItem(inner)) key.push(inner.id)
		value = inner
	}
	const [section = '', id = '', field = ''] = key
	if (typeof value !== 'string' || value === '') return null
	if (namesOnly.includes(section)) return field === 'name' ? { key: section, text: value } : null
	return { key: field === 'items' ? `${section}.${id}.items` : key.join('.'), text: value }
}

/**
 * Returns the present texts in the field of a key, and the present path of the field; `null` when its item is gone.
 */
export function textsAt(cv: CvDocument, key: string): { path: string; texts: string[] } | null {
	const [section = '', id = '', ...rest] = key.split('.')
	const part: unknown = Object(cv)[section]
	if (!Array.isArray(part))
		return { path: key, texts: collectTexts(id === '' ? part : Object(part)[id]) }
	if (id === '') return { path: key, texts: part.map(({ name }) => String(name)) }
	const index = part.findIndex((item: Item) => item.id === id)
	const field = rest.join('.')
	if (index === -1) return null
	return { path: `${section}.${index}.${field}`, texts: collectTexts(part[index][field]) }
}

/** The texts that the value of a field is made of. */
export function collectTexts(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (!Array.isArray(value)) return []
	return value.map((line) => String(isItem(line) ? line.text : line))
}

function isItem(value: unknown): value is Item {
	return typeof value === 'object' && value !== null && 'id' in value
}
