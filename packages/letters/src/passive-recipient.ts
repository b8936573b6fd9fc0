import { letterWords } from './word-lists.ts'

// What was done to somebody is told by what follows the participle.
const passives = [
	/^(?:appointed|chosen|elected|nominated|promoted|selected)\s+(?:to|as|by|for|from|into)\b/i,
	/^(?:awarded|commended|named|praised|recognised|recognized|voted)\s+(?:as|by|for)\b/i,
	/^(?:employed|seconded)\s+(?:to|as|by|for|from|into)\b/i,
	/^(?:asked|invited)\s+(?:to|by)\b/i,
	/^(?:entrusted|tasked)\s+(?:to|with)\b/i,
]
const others = [
	// After these, what somebody was given and what they gave look the same.
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

/** Whether a line tells for certain what others did for its writer: "I was" goes before it. */
export function isPassiveRecipient(line: string): boolean {
	return passives.some((opening) => opening.test(line))
}

/** Whether a line that opens like an act may tell what others did, or name a kind of work: it is no "I did". */
export function mentionsOthers(line: string): boolean {
	return honouredAsName.test(line) || others.some((opening) => opening.test(line))
}
