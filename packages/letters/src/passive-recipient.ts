import { letterWords } from './word-lists.ts'

// The words after the participle tell that the action was done to the writer.
const passives = [
	/^(?:appointed|chosen|elected|nominated|promoted|selected)\s+(?:to|as|by|for|from|into)\b/i,
	/^(?:awarded|commended|named|praised|recognised|recognized|voted)\s+(?:as|by|for)\b/i,
	/^(?:employed|seconded)\s+(?:to|as|by|for|from|into)\b/i,
	/^(?:asked|invited)\s+(?:to|by)\b/i,
	/^(?:entrusted|tasked)\s+(?:to|with)\b/i,
]
const others = [
	// After these verbs, something that the writer received looks the same as something that the writer gave.
	/^(?:appointed|awarded|elected|named|nominated|voted)\b/i,
	new RegExp(
		String.raw`^(?:${letterWords.alternatives('done-to-people')})(?:\s*$|\s+(?:${letterWords.alternatives('after-passive')})\b)`,
		'i',
	),
	new RegExp(
		String.raw`^(?:${letterWords.alternatives('placed')})(?:\s*$|\s+(?:${letterWords.alternatives('before-place')})\b)`,
		'i',
	),
	/^\S+ed\s+by\b/i,
	/^(?:assisted|independent|supported)\s+(?:accommodation|employment|housing|internships?|living|lodgings?)\b/i,
	/^(?:guided reading|managed services?|shared (?:care|housing|lives)|sheltered (?:accommodation|housing))\b/i,
]
const honouredAsName =
	/^(?:[Cc]hosen|[Ee]mployed|[Pp]romoted|[Rr]ecogni[sz]ed|[Ss]elected)\s+\p{Lu}/u

/** Whether a line certainly tells an action that was done to its writer, so that “I was” goes before it. */
export function isPassiveRecipient(line: string): boolean {
	return passives.some((opening) => opening.test(line))
}

/**
 * Whether a line that begins with a verb may tell others' actions or name a kind of work, so that “I” must not go
 * before it.
 */
export function mentionsOthers(line: string): boolean {
	return honouredAsName.test(line) || others.some((opening) => opening.test(line))
}
