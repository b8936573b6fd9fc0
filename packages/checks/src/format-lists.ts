/** "no jobs", "one job", "3 jobs"; the plural is given where it is not the singular with an s. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
	if (number === 0) return `no ${plural}`
	return number === 1 ? `one ${noun}` : `${number} ${plural}`
}

/** The form of a verb that goes with so many: `agree(1, 'runs', 'run')` is "runs". */
export function agree(number: number, singular: string, plural: string): string {
	return number === 1 ? singular : plural
}

/**
 * Items joined by commas, with a conjunction before the last. Where an item has the same conjunction outside quotation marks, a
 * comma comes before the last too.
 */
export function formatList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
	if (items.length <= 1) return items.join('')
	const hasOwn = items.some((item) => item.replace(/“[^”]*”/g, '').includes(` ${conjunction} `))
	const last = `${hasOwn ? ',' : ''} ${conjunction} ${items.at(-1) ?? ''}`
	return `${items.slice(0, -1).join(', ')}${last}`
}

/** The first of a long list and how many follow: "a, b and 3 more". One more is named instead of counted. */
export function formatSome(items: readonly string[], most: number): string {
	if (items.length <= most + 1) return formatList(items)
	return `${items.slice(0, most).join(', ')} and ${items.length - most} more`
}
