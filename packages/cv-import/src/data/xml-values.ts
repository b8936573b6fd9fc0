/** An element of XML as a data reader needs it. */
export type DataElement = {
	name: string
	attributes: Readonly<Record<string, string>>
	children: readonly DataElement[]
	text: string
}

/** Elements at a path of names below this one; prefixes of names do not matter. */
export function elementsAt(element: DataElement | undefined, path: string): DataElement[] {
	let found: DataElement[] = element === undefined ? [] : [element]
	for (const step of path.split('/'))
		found = found.flatMap(({ children }) => children.filter((each) => localName(each) === step))
	return found
}

/** The words at the first of the paths that has any, or `''`. */
export function textAt(element: DataElement | undefined, ...paths: string[]): string {
	for (const path of paths) {
		const words = elementsAt(element, path)
			.map(({ text }) => text.trim())
			.find((text) => text !== '')
		if (words !== undefined) return words
	}
	return ''
}

/** The name of an element without its prefix. */
export function localName({ name }: DataElement): string {
	return name.slice(name.indexOf(':') + 1)
}
