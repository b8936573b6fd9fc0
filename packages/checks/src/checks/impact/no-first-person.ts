import { findVerb } from '@app/language'
import type { Check } from '../../check.ts'
import { escalationWeight } from '../../escalate-severity.ts'
import { accountsOfWork } from '../../subjects.ts'
import { textEdits } from '../../text-fixes.ts'

const mostAllowed = 2
// The letter is also a Roman number: it counts only before a verb or its short form.
const numbered =
	'phase grade type part level stage class year tier band schedule category war step volume form'
		.split(' ')
		.map((noun) => `[${noun.charAt(0).toUpperCase()}${noun.charAt(0)}]${noun.slice(1)}`)
		.join('|')
const firstPerson = new RegExp(
	`(?<!\\b(?:${numbered})\\s)(?<![\\p{L}\\d.&/-])(?:I(?=['’](?:m|ve|d|ll)\\b|\\s+\\p{Ll})|[Mm]y|[Mm]yself|me|[Ww]e|[Oo]ur)(?![\\p{L}\\d&/-])`,
	'gu',
)

export const noFirstPerson: Check = {
	id: 'E06',
	category: 'impact',
	severity: 'warning-1',
	title: 'Bullets leave out “I” and “my”',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: accountsOfWork,
	run: ({ passages, pointAt }) => {
		const lines = passages.filter(isAboutWork)
		const found = lines.flatMap(({ path, text }) =>
			[...text.matchAll(firstPerson)].map(([quote]) => ({ path, quote: `${quote}` })),
		)
		if (found.length === 0) return null
		if (found.length <= mostAllowed) return 'tolerated'
		return {
			title: `You’ve used “I”, “my” or “we” ${found.length} times in your jobs.`,
			why: 'Employers know your CV is about you, so these words only take up space.',
			fix: 'Leave them out: “I trained my team” becomes “Trained a team”. They’re fine in your profile.',
			evidence: found.map(pointAt),
			severity: escalationWeight('warning-1', {
				faulty: new Set(found.map(({ path }) => path)).size,
				all: lines.length,
			}),
		}
	},
	quickFixes: (context) => {
		const edits = textEdits(context, context.passages.filter(isAboutWork), withoutI)
		const left = context.passages
			.filter(isAboutWork)
			.flatMap((passage) => [...withoutI(passage.text).matchAll(firstPerson)])
		return left.length > mostAllowed ? [] : [{ label: 'Remove “I” from the start of lines', edits }]
	},
}

function isAboutWork({ section, kind }: { section: string; kind: string }): boolean {
	return ['experience', 'volunteering', 'projects'].includes(section) && kind !== 'line'
}

// “I” can go before a verb of work, but not before “am”, “have” or a word that is no verb.
function withoutI(text: string): string {
	const [, verb = '', rest = ''] = /^I (\p{Ll}+)( .*)$/su.exec(text.trim()) ?? []
	const forms = findVerb(verb)?.forms ?? []
	if (!forms.includes('past') && !forms.includes('base')) return text
	return verb.charAt(0).toUpperCase() + verb.slice(1) + rest
}
