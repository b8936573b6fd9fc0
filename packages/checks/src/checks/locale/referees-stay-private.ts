import { type CvDocument, editOf } from '@app/cv'
import type { Check } from '../../check.ts'
import { count } from '../../format-lists.ts'

export const refereesStayPrivate: Check = {
	id: 'H11',
	category: 'locale',
	severity: 'warning-2',
	title: 'Your referees’ contact details stay private',
	looksAt: ({ cv }) => cv.reference.filter(({ name }) => name.trim() !== '').length,
	wordsToDelete: ({ cv }) =>
		listExposed(cv).flatMap(({ index, email, phone }) => [
			{ path: `reference.${index}.email`, quote: email },
			{ path: `reference.${index}.phone`, quote: phone },
		]),
	run: ({ cv, pointAt }) => {
		const exposed = listExposed(cv)
		const [first] = exposed
		if (first === undefined) return null
		return {
			title: `You’ve included contact details for ${first.name.trim()}${exposed.length > 1 ? ` and ${count(exposed.length - 1, 'other')}` : ''}.`,
			why: 'Those details are theirs to share, and your CV may be forwarded and kept for years.',
			fix: 'Delete the contact details. Send them when an employer asks, after you’ve told your referee.',
			evidence: exposed.map(({ index, email, phone }) =>
				pointAt({
					path: `reference.${index}.${email === '' ? 'phone' : 'email'}`,
					quote: email || phone,
				}),
			),
		}
	},
	quickFixes: ({ cv }) => {
		const fields = listExposed(cv).flatMap((referee) =>
			(['email', 'phone'] as const)
				.filter((field) => referee[field] !== '')
				.map((field) => editOf(cv, `reference.${referee.index}.${field}`, '')),
		)
		return [{ label: 'Remove their contact details', edits: fields }]
	},
}

function listExposed({ reference }: CvDocument) {
	return reference
		.map((referee, index) => ({ ...referee, index }))
		.filter(
			({ name, email, phone }) =>
				name.trim() !== '' && (email.trim() !== '' || phone.trim() !== ''),
		)
}
