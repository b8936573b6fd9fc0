/** With a number and an ending, the longest name still fits the 255 bytes of file systems in any script. */
const mostCharacters = 55

/** Returns a name that every system takes for a file and that can't lead out of its folder; `other` if none is left. */
export function safeFileName(name: string, other: string): string {
	const safe = name
		.toWellFormed()
		.normalize('NFC')
		.replace(/\p{Bidi_Control}/gu, '')
		.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_')
		.replace(/^[\s.]+/, '')
		.replace(/(?<![\s.])[\s.]+$/, '')
	return reservedName.test(safe) ? `_${safe}` : safe || other
}

// Windows opens a device by these names, with any ending.
const reservedName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * Returns a short, safe name for each title, in their order. A name that was taken before gets a number: “My CV” and
 * “My CV (2)”. Names that differ only in capitals count as the same, as they do on many systems.
 */
export function uniqueFileNames(titles: readonly string[], other: string): string[] {
	const taken = new Set<string>()
	return titles.map((title) => {
		const short = [...title].slice(0, mostCharacters).join('')
		const name = safeFileName(short, other)
		let free = name
		for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} (${number})`
		taken.add(free.toLowerCase())
		return free
	})
}

/** Returns what a file about a job is called: “Baker at Crust”. */
export function nameOfPost({ title, company }: { title: string; company: string }): string {
	return company.trim() === '' ? title : `${title} at ${company}`
}
