import type { Check } from '../../check.ts'
import { quoted } from '../../words-about.ts'

const resultFirst =
	/^(?:\p{L}+ly\s+)?(?:increased|raised|grew|boosted|improved|doubled|tripled|reduced|cut|lowered|decreased|halved|saved|shortened)(?![\p{L}-])/iu
const method =
	/(?<!\p{L})(?:by\s+(?:\p{L}+ly\s+)?\p{L}+ing|through|using|with|via|thanks to|after|when|because|which|that|so that|following|having)(?!\p{L})/iu

export const resultsSayHow: Check = {
	id: 'E22',
	category: 'impact',
	severity: 'tip',
	title: 'Results say how they came about',
	appliesTo: ({ bullets, profile }) => profile.isEnglish && bullets.length > 0,
	run: ({ bullets, pointAt }) => {
		const bare = bullets.filter(({ text }) => resultFirst.test(text.trim()) && !method.test(text))
		const [first] = bare
		if (first === undefined) return null
		return {
			title: `${quoted(first.text)} gives the result but not what you did for it.`,
			why: 'An interviewer will ask, and the way is what they hope you can repeat with them.',
			fix: 'Add a few words with “by”: by retraining, by a new rota, by asking customers.',
			evidence: bare.map(({ path, text }) => pointAt({ path, quote: text })),
		}
	},
}
