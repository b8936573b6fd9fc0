// Letters of any script with what joins them. A full stop has to be followed by a space or the end.
const looksLikeAName = /^\p{L}[\p{L}\p{M}'’\- ]*(\.(?= |$)[\p{L}\p{M}'’\- ]*)*$/u
const longestName = 60

/**
 * Returns a name for a greeting: a space and the name, or nothing if it doesn't look like a name. A person who asks
 * for a message to another person's address types the name, so it must not be able to carry words or links.
 */
export function greetingName(given: string): string {
	const name = given.trim()
	return name.length <= longestName && looksLikeAName.test(name) ? ` ${name}` : ''
}
