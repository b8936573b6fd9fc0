import { splitSentences } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../words-about.ts'

const workVerb =
	'(?:is|was|has|have|had|will|works?|worked|manages?|managed|leads?|led|holds?|brings?|enjoys?|joined|began|started|completed|specialises?|specialised|\\p{Ll}{3,}(?:ed|s))'

export const noThirdPerson: Check = {
	id: 'E07',
	category: 'impact',
	severity: 'warning-2',
	title: 'You do not speak of yourself as he or she',
	appliesTo: ({ profile, passages }) => profile.isEnglish && passages.some(isProse),
	run: (context) => {
		const found = context.passages.filter(isProse).flatMap(({ path, text }) =>
			splitSentences(text).flatMap((sentence) => {
				const quote = subjectOf(sentence, context)
				return quote === null ? [] : [{ path, quote }]
			}),
		)
		const [first] = found
		if (first === undefined) return null
		return {
			title: `Your CV speaks of you as somebody else: ${quoted(first.quote)}.`,
			why: 'In the third person a CV reads like a reference that you wrote yourself.',
			fix: 'Leave out the subject: “She manages a team” becomes “Manages a team” or “Manage a team”.',
			evidence: found.map(context.pointAt),
		}
	},
}

// "He" and "she" count only as the first word: inside a sentence they may be a patient or a pupil.
function subjectOf(sentence: string, { cv }: CheckContext): string | null {
	const firstName = cv.personalInfo.firstName.trim().split(/\s+/)[0] ?? ''
	const names = /^\p{Lu}\p{Ll}{2,}$/u.test(firstName)
		? `|${firstName}(?:\\s+\\p{Lu}[\\p{L}'’-]+)?`
		: ''
	const subject = new RegExp(
		`^(?:He|She${names})\\s+(?:also\\s+|then\\s+)?${workVerb}(?!\\p{L})`,
		'u',
	)
	return subject.exec(sentence)?.[0] ?? null
}

function isProse({ section, kind }: { section: string; kind: string }): boolean {
	const sections = ['professionalSummary', 'experience', 'volunteering', 'projects']
	return sections.includes(section) && kind !== 'line'
}
