import { findVerb, splitWords } from '@app/language'
import type { Check } from '../../check.ts'
import { escalationWeight } from '../../escalate-severity.ts'
import { quoted } from '../../finding-phrases.ts'
import { bullets } from '../../subjects.ts'
import { wordPattern } from '../../word-lists.ts'

const shareLimit = 0.2
const fewest = 3
// Honours are done to a person; saying so in the passive is right.
const honour = wordPattern('honours', 'whole')
const auxiliary = /^(?:was|were|been|being)$/i
const clauseOpens = wordPattern('clause-openers', 'whole')

export const activeVoice: Check = {
	id: 'E08',
	category: 'impact',
	severity: 'warning-1',
	title: 'Bullets say who did it',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: bullets,
	fewest,
	run: ({ bullets, pointAt }) => {
		const passive = bullets.flatMap(({ path, text }) => {
			const quote = findPassive(text)
			return quote === null ? [] : [{ path, quote }]
		})
		const [first] = passive
		if (first === undefined) return null
		if (passive.length < fewest || passive.length <= bullets.length * shareLimit) return 'tolerated'
		return {
			title: `${passive.length} of your ${bullets.length} bullets don’t say who did the work, for example ${quoted(first.quote)}.`,
			why: 'Employers can’t tell whether it was you.',
			fix: 'If it was you, say so: “Wards were cleaned daily” becomes “Cleaned the wards daily”.',
			evidence: passive.map(pointAt),
			severity: escalationWeight('warning-1', { faulty: passive.length, all: bullets.length }),
		}
	},
}

// "was" and a participle in the main clause, with at most an adverb between them.
function findPassive(text: string): string | null {
	const words = splitWords(text)
	const clauseEnd = words.findIndex((word, index) => index > 0 && clauseOpens.test(word))
	const main = clauseEnd < 0 ? words : words.slice(0, clauseEnd)
	const index = main.findIndex((word) => auxiliary.test(word))
	if (index < 0) return null
	const after = main.slice(index + 1)
	const participle = /ly$/i.test(after[0] ?? '') ? after[1] : after[0]
	if (participle === undefined || !isParticiple(participle) || honour.test(participle)) return null
	return main.slice(Math.max(0, index - 2), main.indexOf(participle) + 1).join(' ')
}

function isParticiple(word: string): boolean {
	return findVerb(word)?.forms.includes('participle') ?? /(?<!\p{L})\p{L}{3,}ed$/u.test(word)
}
