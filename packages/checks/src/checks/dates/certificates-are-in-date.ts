import { formatPartialDate } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { agree, count } from '../../format-lists.ts'

export const certificatesAreInDate: Check = {
	id: 'D18',
	category: 'dates',
	severity: 'warning-1',
	title: 'Certificates that expire are in date',
	looksAt: ({ cv }) => cv.certification.filter(({ expires }) => expires !== '').length,
	run: (context) => {
		const expired = listExpired(context)
		const [first] = expired
		if (first === undefined) return null
		const others = expired.length - 1
		return {
			title: `${quoted(first.name)} expired in ${formatPartialDate(first.expires)}${others > 0 ? `, and ${count(others, 'other')} ${agree(others, 'has', 'have')} expired too` : ''}.`,
			why: 'Where a job needs a certificate, employers look at its date first.',
			fix: 'If you’ve renewed it, give the new date. If not, take it out, or say when you’ll renew it.',
			evidence: expired.map(({ index, expires }) =>
				context.pointAt({
					path: `certification.${index}.expires`,
					quote: formatPartialDate(expires),
				}),
			),
		}
	},
}

function listExpired({ cv, today }: CheckContext) {
	return cv.certification
		.map((certificate, index) => ({ ...certificate, index }))
		.filter(({ name, expires }) => name.trim() !== '' && isOver(expires, today))
}

// A year or a month is over once the next has begun.
function isOver(date: string, today: string): boolean {
	return date !== '' && date < today.slice(0, date.length)
}
