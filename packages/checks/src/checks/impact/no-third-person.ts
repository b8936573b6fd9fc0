import { findVerb, splitSentences } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { listWords, wordPattern } from '../../word-lists.ts'

const plainVerb =
	'(?:is|was|has|have|had|will|works|worked|manages|managed|leads|led|holds|held|brings|enjoys|joined|began|started|completed|specialises|specialised)'
const workVerb = `(?:${plainVerb}|\\p{Ll}{3,}(?:ed|s))`
const adverb = '(?:\\s+(?:also|then))?'

export const noThirdPerson: Check = {
	id: 'E07',
	category: 'impact',
	severity: 'warning-2',
	title: 'You don’t write about yourself as he or she',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: ({ passages }) => passages.filter(isProse).length,
	run: (context) => {
		const found = context.passages.filter(isProse).flatMap(({ path, text }) =>
			splitSentences(text).flatMap((sentence) => {
				const quote = findSubject(sentence, context)
				return quote === null ? [] : [{ path, quote }]
			}),
		)
		const [first] = found
		if (first === undefined) return null
		return {
			title: `You’ve written about yourself as if you were somebody else: ${quoted(first.quote)}.`,
			why: 'In the third person, your CV reads like a reference you wrote yourself.',
			fix: 'Leave out “he”, “she” or your name: “She manages a team” becomes “Manages a team” or “Manage a team”.',
			evidence: found.map(context.pointAt),
		}
	},
}

// "He" and "she" count only as the first word: inside a sentence they may be a patient or a pupil.
function findSubject(sentence: string, { cv }: CheckContext): string | null {
	const pronoun = new RegExp(`^(?:He|She)${adverb}\\s+${workVerb}(?!\\p{L})`, 'u').exec(sentence)
	if (pronoun !== null) return pronoun[0]
	const firstName = cv.personalInfo.firstName.trim().split(/\s+/)[0] ?? ''
	if (!/^\p{Lu}\p{Ll}{2,}$/u.test(firstName)) return null
	const named = new RegExp(
		`^${firstName}(?:\\s+\\p{Lu}[\\p{L}'’-]+)?${adverb}\\s+(?<verb>\\p{Ll}+)(?<rest>.*)`,
		'su',
	).exec(sentence)
	const { verb = '', rest = '' } = named?.groups ?? {}
	const speaks = isWord(firstName) ? surelySaid.test(verb) : saysWhatIsDone(verb, rest)
	return named !== null && speaks ? sentence.slice(0, named[0].length - rest.length) : null
}

// First names that are also verbs or things say nothing of a person at the start of a line.
const namesThatAreWords = new Set(listWords('first-names-that-are-words'))
const surelySaid = wordPattern('third-person-verbs', 'whole', '')

function isWord(name: string): boolean {
	return namesThatAreWords.has(name) || findVerb(name) !== null
}

// A name before a plural noun is a place; the last word of a line may be anything.
function saysWhatIsDone(verb: string, rest: string): boolean {
	if (surelySaid.test(verb) || new RegExp(`^${plainVerb}$`).test(verb)) return true
	const forms = findVerb(verb)?.forms ?? []
	return /^\s+\S/.test(rest) && (forms.includes('thirdPerson') || forms.includes('past'))
}

function isProse({ section, kind }: { section: string; kind: string }): boolean {
	const sections = ['professionalSummary', 'experience', 'volunteering', 'projects']
	return sections.includes(section) && kind !== 'line'
}
