import { splitWords } from '@app/language'
import type { Check } from '../../check.ts'
import { escalationWeight } from '../../escalate-severity.ts'
import { quoted, sentence } from '../../finding-phrases.ts'
import { agree, count } from '../../format-lists.ts'
import { bullets } from '../../subjects.ts'

const mostWords = 30
const mostCharacters = 220

export const bulletsAreShort: Check = {
	id: 'E12',
	category: 'impact',
	severity: 'warning-1',
	title: 'No bullet is too long',
	looksAt: bullets,
	run: ({ bullets, pointAt }) => {
		const long = bullets.filter(
			({ text }) => splitWords(text).length > mostWords || text.length > mostCharacters,
		)
		const [first] = long
		if (first === undefined) return null
		return {
			title: `${sentence(count(long.length, 'bullet'))} ${agree(long.length, 'runs', 'run')} to more than 2 lines: ${quoted(first.text)}.`,
			why: 'In a bullet this long, what matters gets lost in the middle.',
			fix: 'Give each piece of work its own bullet, and cut what employers can guess.',
			evidence: long.map(({ path, text }) => pointAt({ path, quote: text })),
			severity: escalationWeight('warning-1', { faulty: long.length, all: bullets.length }),
		}
	},
}
