import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { freeTexts } from '../../subjects.ts'
import { wordPattern } from '../../word-lists.ts'

const pay = new RegExp(
	`(?:${[
		String.raw`(?:current |final |previous |starting |annual )?salary\s*(?::|of|was|is|–|-)?\s*[£$€]?\s?\d[\d,.]*k?`,
		String.raw`[£$€]\s?\d[\d,.]*k?\s*(?:per annum|p\.?\s?a\.?(?!\p{L})|a year|per hour|an hour|p/?h\b)`,
		'(?:current|previous|final|expected|desired) salary',
	].join('|')})`,
	'iu',
)
const ofOnesOwn = /\b(?:salary|wages?|pay|paid|earn\w*|rate|package|left on|started on)\b/i
// Budgets and payrolls are the work, not the wage.
const isWork = wordPattern('sums-of-work', 'inside')

export const noSalaryHistory: Check = {
	id: 'H06',
	category: 'locale',
	severity: 'tip',
	title: 'You’ve left out your pay',
	looksAt: freeTexts,
	wordsToDelete: findPay,
	run: (context) => {
		const found = findPay(context)
		const [first] = found
		if (first === undefined) return null
		return {
			title: `You’ve included your pay: ${quoted(first.quote)}.`,
			why: 'In the UK you discuss pay later, and saying what you earn first rarely helps you.',
			fix: 'Delete it. If a form asks for it, answer there.',
			evidence: found.map(context.pointAt),
		}
	},
}

function findPay({ passages }: CheckContext): { path: string; quote: string }[] {
	return passages.flatMap(({ path, kind, text }) => {
		// In a line about work, a sum is the person's pay only if the line says so.
		const isOfWork = isWork.test(text) || (kind === 'bullet' && !ofOnesOwn.test(text))
		const quote = isOfWork ? undefined : pay.exec(text)?.[0]
		return quote === undefined ? [] : [{ path, quote: quote.trim() }]
	})
}
