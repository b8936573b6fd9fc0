import { findLeadIn } from '@app/language'
import type { Check } from '../../check.ts'
import { escalationWeight } from '../../escalate-severity.ts'
import { quoted } from '../../finding-phrases.ts'
import { bullets } from '../../subjects.ts'

const shareLimit = 0.3

export const startsWithWork: Check = {
	id: 'E01',
	category: 'impact',
	severity: 'warning-2',
	title: 'Bullets say what you did, not what your duties were',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: bullets,
	fewest: 3,
	run: ({ bullets, pointAt }) => {
		const duties = bullets.flatMap(({ path, text }) => {
			const leadIn = findLeadIn(text.trim())
			return leadIn === null ? [] : [{ path, quote: leadIn.text }]
		})
		const [first] = duties
		if (first === undefined) return null
		if (duties.length < 2 || duties.length <= bullets.length * shareLimit) return 'tolerated'
		return {
			title: `${duties.length} of your ${bullets.length} bullets start with words such as ${quoted(first.quote)}.`,
			why: 'They list your duties, so employers still don’t know what you did.',
			fix: 'Cut the opening and start with the work: “Responsible for managing a rota” becomes “Managed a rota”.',
			evidence: duties.map(pointAt),
			severity: escalationWeight('warning-2', { faulty: duties.length, all: bullets.length }),
		}
	},
}
