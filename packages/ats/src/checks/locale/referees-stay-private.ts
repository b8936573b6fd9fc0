import { editOf } from '@app/cv'
import type { Check } from '../../check.ts'
import { count } from '../../lists-and-counts.ts'

export const refereesStayPrivate: Check = {
	id: 'H11',
	category: 'locale',
	severity: 'warning-2',
	title: 'Nobody else’s contact details are given away',
	looksAt: ({ cv }) => cv.reference.filter(({ name }) => name.trim() !== '').length,
	run: ({ cv, pointAt }) => {
		const exposed = cv.reference
			.map((referee, index) => ({ ...referee, index }))
			.filter(
				({ name, email, phone }) =>
					name.trim() !== '' && (email.trim() !== '' || phone.trim() !== ''),
			)
		const [first] = exposed
		if (first === undefined) return null
		return {
			title: `Your CV gives away how to reach ${first.name.trim()}${exposed.length > 1 ? ` and ${count(exposed.length - 1, 'other')}` : ''}.`,
			why: 'A referee’s phone and e-mail are theirs to share, and a CV may be forwarded and kept for years.',
			fix: 'Take the contact details out and send them when an employer asks, after telling your referee.',
			evidence: exposed.map(({ index, email, phone }) =>
				pointAt({
					path: `reference.${index}.${email === '' ? 'phone' : 'email'}`,
					quote: email || phone,
				}),
			),
		}
	},
	mend: ({ cv }) => {
		const fields = cv.reference.flatMap((referee, index) =>
			(['email', 'phone'] as const)
				.filter((field) => referee[field] !== '')
				.map((field) => editOf(cv, `reference.${index}.${field}`, '')),
		)
		return [{ label: 'Take their contact details out', edits: fields }]
	},
}
