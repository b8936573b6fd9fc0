import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

const monthFirst = /(?<![\d/.-])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)?\d\d(?![\d/])/g

// Where both numbers could be a month, nobody can say which comes first.
const dayAndMonth =
	/(?<![\d/.-])(?:(?:1[3-9]|2\d|3[01])\/\d{1,2}|\d{1,2}\/(?:1[3-9]|2\d|3[01]))\/(?:19|20)?\d\d(?![\d/])/

export const dayBeforeMonth: Check = {
	id: 'D07',
	category: 'dates',
	severity: 'warning-1',
	title: 'Dates put the day before the month',
	looksAt: ({ lines }) => lines.filter((line) => dayAndMonth.test(line)).length,
	run: (context) => {
		const dates = findDates(context)
		const [first] = dates
		if (first === undefined) return null
		return {
			title: `${quoted(first)} puts the month first, as Americans do.`,
			why: 'In the UK the day comes first, so this date may be misread or not read at all.',
			fix: 'Write the month as a word, for example “Mar 2021”. You don’t need the day.',
			evidence: dates.map((quote) => context.pointAt({ path: null, quote })),
		}
	},
}

function findDates({ lines }: CheckContext): string[] {
	return lines.flatMap((line) => [...line.matchAll(monthFirst)].map(([text]) => text))
}
