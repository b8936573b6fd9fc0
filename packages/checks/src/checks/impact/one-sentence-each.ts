import { splitSentences } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { bullets } from '../../subjects.ts'

const fewest = 2
const shareLimit = 0.25

export const oneSentenceEach: Check = {
	id: 'E13',
	category: 'impact',
	severity: 'tip',
	title: 'Each bullet is one sentence',
	looksAt: bullets,
	fewest: 3,
	run: ({ bullets, pointAt }) => {
		const long = bullets.filter(({ text }) => splitSentences(text).length > 1)
		const [first] = long
		if (first === undefined) return null
		if (long.length < fewest || long.length < bullets.length * shareLimit) return 'tolerated'
		return {
			title: `${long.length} of your ${bullets.length} bullets have several sentences, for example ${quoted(first.text)}.`,
			why: 'Employers read a bullet as one point, so your later sentences may get lost.',
			fix: 'Give each achievement its own bullet, or keep the stronger sentence.',
			evidence: long.map(({ path, text }) => pointAt({ path, quote: text })),
		}
	},
}
