import {
	findVerb,
	isAlsoNoun,
	splitWords,
	type VerbMatch,
	withoutBullet,
	withoutCapital,
} from '@app/language'
import { toLetterStyle } from './letter-style.ts'
import { isPassiveRecipient, mentionsOthers } from './passive-recipient.ts'

const states = /^(?:responsible for|in charge of|accountable for|involved in|part of)\b/i
// "Experienced carer" describes a person; "trained new carers" tells what was done.
const alsoAdjectives =
	/^(?:accomplished|accredited|advanced|automated|certified|combined|committed|dedicated|detailed|established|experienced|fixed|integrated|licensed|limited|mixed|motivated|organised|proven|qualified|registered|related|required|seasoned|skilled|trained|used|varied)$/i
const determiner =
	/^(?:all|an?|any|each|every|her|his|its|my|new|our|some|the|their|them|these|those|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i
const opensObject = new RegExp(`^(?:\\d.*|£.*|staff|up|over|more)$|${determiner.source}`, 'i')
const amount = /^[\d£]/
// "Grade 2 piano" and "Stage 3 cancer" are names, "serve 200 meals" is not.
const alsoNumbered =
	/^(?:band|batch|care|class|flight|form|grade|highway|key|level|part|phase|point|rank|route|scale|score|section|stage|step|track|type|unit)$/i
// Of these the plain form is neither a noun nor an adjective, whatever follows.
const neverNoun =
	/^(?:administer|advise|analyse|arrange|assess|assist|co-?ordinate|create|deliver|develop|ensure|identify|investigate|maintain|manage|negotiate|organise|oversee|prepare|provide|supervise|teach)$/i

/**
 * A line of a CV as its writer would say it: "Led a team of 12" becomes "I led a team of 12". Only words that open it
 * are added; `null` where that would not be English for certain.
 */
export function putInFirstPerson(line: string, { current }: { current: boolean }): string | null {
	const text = toLetterStyle(withoutBullet(line))
	const [first = '', second = ''] = splitWords(text)
	const told = `I ${withoutCapital(text)}`
	if (/^I (?!\W)/.test(text)) return text
	if (/^(?:have|had|was|am)$/i.test(first)) return told
	if (isPassiveRecipient(text)) return `I was ${withoutCapital(text)}`
	if (mentionsOthers(text)) return null
	if (states.test(text)) return `I ${current ? 'am' : 'was'} ${withoutCapital(text)}`
	const found = findVerb(first)
	if (found === null) return null
	if (found.forms.includes('past')) {
		const isAct = !alsoAdjectives.test(first) || opensObject.test(second)
		return isAct ? told : null
	}
	return current && opensPlainClause(found, first, second) ? told : null
}

// "Care plans", "staff rotas" and "clean driving licence" are things, so most plain forms need an object that shows.
function opensPlainClause({ forms }: VerbMatch, first: string, second: string): boolean {
	if (!forms.includes('base')) return false
	if (neverNoun.test(first) || determiner.test(second)) return true
	if (amount.test(second)) return !alsoNumbered.test(first)
	return !isAlsoNoun(first) && opensObject.test(second)
}
