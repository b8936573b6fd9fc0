import { findVerb, splitWords } from '@app/language'
import { opensClause } from '../engine/nouns-and-verbs.ts'
import { withoutStop } from '../summary/in-prose.ts'
import { withoutBullet, withoutCapital } from '../tidy-bullet.ts'

// They tell what others did, or what somebody was there for.
const honours =
	/^(?:awarded|promoted|chosen|selected|nominated|appointed|named|commended|recognised|elected|praised|voted|entrusted|invited|asked|tasked|seconded|employed)\b/i
const states = /^(?:responsible for|in charge of|accountable for|involved in|part of)\b/i
// "Experienced carer" describes a person; "trained new carers" tells what was done.
const alsoAdjectives =
	/^(?:accomplished|accredited|advanced|automated|certified|combined|committed|dedicated|detailed|established|experienced|fixed|integrated|licensed|limited|mixed|motivated|organised|proven|qualified|registered|related|required|seasoned|skilled|trained|used|varied)$/i
const opensObject =
	/^(?:\d.*|£.*|all|an?|any|each|every|her|his|its|my|new|our|some|staff|the|their|them|these|those|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|up|over|more)$/i

/**
 * A line of a CV as its writer would say it: "Led a team of 12" becomes "I led a team of 12". Only words that open it
 * are added; `null` where that would not be English for certain.
 */
export function inFirstPerson(line: string, { current }: { current: boolean }): string | null {
	const text = withoutStop(withoutBullet(line))
	const [first = '', second = ''] = splitWords(text)
	if (/^I (?!\W)/.test(text)) return text
	if (/^(?:have|had|was|am)$/i.test(first)) return `I ${withoutCapital(text)}`
	if (honours.test(text)) return `I was ${withoutCapital(text)}`
	if (states.test(text)) return `I ${current ? 'am' : 'was'} ${withoutCapital(text)}`
	const found = findVerb(first)
	if (found === null) return null
	const told = `I ${withoutCapital(text)}`
	if (found.forms.includes('past')) {
		const isAct = !alsoAdjectives.test(first) || opensObject.test(second)
		return isAct ? told : null
	}
	const isPlain = found.forms.includes('base') && current
	const isAct = opensClause(found.verb.lemma, second) || opensObject.test(second)
	return isPlain && isAct ? told : null
}

/** The same for a line that opens with "-ing": "managing a team", or `null`. */
export function asWorkDone(line: string): string | null {
	const text = withoutStop(withoutBullet(line))
	const [first = '', second = ''] = splitWords(text)
	const isGerund = findVerb(first)?.forms.includes('gerund') === true
	return isGerund && opensObject.test(second) ? withoutCapital(text) : null
}
