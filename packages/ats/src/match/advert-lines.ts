import { splitSentences } from '@app/language'
import type { Need } from './advert.ts'

/** A line or sentence of an advert; `need` is `null` where it speaks of the employer, not of the person. */
export type AdvertLine = { text: string; need: Need | null }

type Part = { heading: RegExp; need: Need | null }

const parts: readonly Part[] = [
	{
		heading:
			/\b(?:desirable|nice to have|bonus|advantageous|preferred|ideally|would be (?:great|useful|an advantage)|good to have|extra points)\b/i,
		need: 'desirable',
	},
	{
		heading:
			/\b(?:essential|requirements?|required|must[- ]haves?|what (?:we(?:[’']re| are)? )?(?:look(?:ing)? for|need)|what you(?:[’']ll| will)? (?:need|bring)|you (?:will|should|must) have|person specification|about you|who you are|skills(?: and|,| &)? (?:experience|qualifications|knowledge|abilities)|experience required|qualifications|your (?:skills|experience|profile|background)|the (?:ideal )?candidate|candidate profile|to be successful|key skills|skills)\b/i,
		need: 'essential',
	},
	{
		heading:
			/\b(?:responsibilit\w+|duties|the role|your role|role (?:overview|purpose|summary)|job (?:description|purpose|summary|role)|what you(?:[’']ll| will)(?: be)? do(?:ing)?|day[- ]to[- ]day|key tasks|main tasks|the job|accountabilities|you(?:[’']ll| will) be|the position|purpose of)\b/i,
		need: 'mentioned',
	},
	{
		heading:
			/\b(?:about (?:us|the (?:company|team|trust|school|employer|client))|who we are|our (?:company|story|values|benefits)|benefits|what we offer|we offer|perks|rewards?|package|why (?:join|work)|salary|pay|how to apply|apply now|equal opportunit\w+|diversity|our commitment|additional information|closing date|interview)\b/i,
		need: null,
	},
]

const mustCue =
	/\b(?:must|essential|required?|requirement|you(?:[’']ll| will| should) (?:need|have|hold|be (?:able|qualified))|need to (?:have|be|hold)|is a must|minimum|at least|proven|necessary)\b/i
const niceCue =
	/\b(?:desirable|ideally|advantage\w*|bonus|nice to have|preferred|preferably|would be (?:great|useful|beneficial|a plus)|a plus|beneficial|not essential|an asset)\b/i
const longestHeading = 60

/** Splits an advert into lines and sentences and tells of each how much it wants what it names. */
export function advertLines(text: string): AdvertLine[] {
	let current: Need | null = 'mentioned'
	return text.split(/\r?\n/).flatMap((raw): AdvertLine[] => {
		const line = raw.replace(/^[\s•·▪◦*–—-]+/u, '').trim()
		if (line === '') return []
		const heading = headingIn(line)
		if (heading !== null) {
			current = heading.need
			return heading.rest === '' ? [] : [lineOf(heading.rest, current)]
		}
		return splitSentences(line).map((sentence) => lineOf(sentence, current))
	})
}

function lineOf(text: string, current: Need | null): AdvertLine {
	if (current === null) return { text, need: null }
	if (niceCue.test(text)) return { text, need: 'desirable' }
	return { text, need: mustCue.test(text) ? 'essential' : current }
}

// "Essential skills" alone or before a colon; a sentence that merely holds the word is no heading.
function headingIn(line: string): { need: Need | null; rest: string } | null {
	const [, before = '', rest = ''] = /^([^:]{2,60}):\s*(.*)$/.exec(line) ?? [null, line, '']
	const isHeadingLike =
		before.length <= longestHeading && !/[.;,]$/.test(before) && before.split(/\s+/).length <= 8
	if (!isHeadingLike || (rest === '' && !line.endsWith(':') && /[.!]/.test(before))) return null
	const part = parts.find(({ heading }) => heading.test(before))
	return part === undefined ? null : { need: part.need, rest }
}
