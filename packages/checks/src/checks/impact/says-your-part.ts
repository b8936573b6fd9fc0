import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { bullets } from '../../subjects.ts'

const fewest = 2
const teamFirst =
	/^(?:we|our team|the team|as (?:a|part of (?:a|the)) team,?\s+we|(?:was |worked as |being )?(?:a )?(?:part|member) of (?:a|the|an) [^,;.]{0,40}?team)\b[^,;.]{0,30}/i

export const saysYourPart: Check = {
	id: 'E19',
	category: 'impact',
	severity: 'tip',
	title: 'Bullets say what you did in the team',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: bullets,
	run: ({ bullets, pointAt }) => {
		const team = bullets.flatMap(({ path, text }) => {
			const quote = teamFirst.exec(text.trim())?.[0]
			return quote === undefined ? [] : [{ path, quote: quote.trim() }]
		})
		const [first] = team
		if (first === undefined) return null
		if (team.length < fewest) return 'tolerated'
		return {
			title: `${team.length} bullets say what the team did, for example ${quoted(first.quote)}.`,
			why: 'Employers want to know what you did, not the team.',
			fix: 'Name your part: what did you plan, make, check or explain?',
			evidence: team.map(pointAt),
		}
	},
}
