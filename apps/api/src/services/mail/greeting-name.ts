// Letters of any script with what joins them. A full stop has to be followed by a space or the end.
const looksLikeAName = /^\p{L}[\p{L}\p{M}'’\- ]*(\.(?= |$)[\p{L}\p{M}'’\- ]*)*$/u
const longestName = 60

/**
 * A name as a greeting takes it: a space and the name, or nothing when it is none. Whoever asks for a message to
 * somebody else's address types it, so it must not be able to carry words or links of theirs.
 */
export function greetingName(given: string): string {
	const name = given.trim()
	return name.length <= longestName && looksLikeAName.test(name) ? ` ${name}` : ''
}
