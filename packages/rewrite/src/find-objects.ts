import { findVerb, splitWords } from '@app/language'

/** What work is done to: its main word and the word before it, in lower case. */
export type WorkObject = { noun: string; before: string; isPlural: boolean }

const prepositions =
	'of|up|out|off|with|for|to|on|at|in|from|by|about|regarding|using|through|across|between|within|under|during|against|around|via|per|into|onto|over|including|such|as|who|that|which|while|so|when|where|every|each'
const phraseEnd = new RegExp(`(?:^|\\s)(?:${prepositions}|and|or|&)(?=\\s)|[,;:(.]`, 'i')

/**
 * The things that the verb at the start of a line is about, the nearest first: "records" and "ward" in "Kept patient
 * records on the ward". None when the line opens with no verb.
 */
export function findObjects(line: string): WorkObject[] {
	const [opener = ''] = splitWords(line)
	if (findVerb(opener) === null) return []
	const after = line.slice(line.indexOf(opener) + opener.length)
	return after.split(phraseEnd).flatMap((phrase) => {
		const words = splitWords(phrase)
		const noun = words.at(-1)?.toLowerCase() ?? ''
		if (!/^\p{L}[\p{L}'’-]+$/u.test(noun)) return []
		return [{ before: words.at(-2)?.toLowerCase() ?? '', noun, isPlural: isPlural(noun) }]
	})
}

// They end like plurals and cannot be counted, or nobody would count them.
const uncounted = new Set(
	`premises news goods logistics sales maths mathematics physics economics politics ethics analytics operations facilities
	supplies savings headquarters works needs procedures standards regulations policies duties skills relations relationships
	hours days weeks months years times mornings afternoons evenings nights weekends minutes police data details levels conditions activities aspects series business process access progress stress fitness
	wellness awareness cleanliness basis analysis status apparatus diabetes always perhaps sports arts crafts electronics
	mechanics ceramics dynamics basics measures tasks areas things others finances funds earnings proceeds ingredients
	accounts resources communications requirements expectations deadlines targets`.split(/\s+/),
)
const irregular = new Set('people children women men staff feet teeth mice alumni'.split(' '))

function isPlural(noun: string): boolean {
	if (uncounted.has(noun)) return false
	return irregular.has(noun) || /[^su]s$/.test(noun)
}
