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
		listExposed(cv).flatMap(({ index, parts }) =>
			parts.map(({ field, quote }) => ({ path: `reference.${index}.${field}`, quote })),
		),
	run: ({ cv, pointAt }) => {
		const exposed = listExposed(cv)
		const [first] = exposed
		if (first === undefined) return null
		return {
			title: `You’ve included contact details for ${first.name.trim()}${exposed.length > 1 ? ` and ${count(exposed.length - 1, 'other')}` : ''}.`,
			why: 'Those details are theirs to share, and your CV may be forwarded and kept for years.',
			fix: 'Delete the contact details. Send them when an employer asks, after you’ve told your referee.',
			evidence: exposed.map(({ index, parts: [{ field, quote }] }) =>
				pointAt({ path: `reference.${index}.${field}`, quote }),
			),
		}
	},
	quickFixes: ({ cv }) => {
		const edits = listExposed(cv).flatMap(({ index, referee }) =>
			fields.flatMap((field) => {
				const left = withoutContacts(referee[field], field)
				return left === referee[field] ? [] : editOf(cv, `reference.${index}.${field}`, left)
			}),
		)
		return [{ label: 'Remove their contact details', edits }]
	},
}

const fields = ['email', 'phone', 'name', 'jobTitle', 'organisation'] as const
type Field = (typeof fields)[number]
type Part = { field: Field; quote: string }

/** An email address or telephone number within other words, with the label before it. */
const contact =
	/(?:\b(?:tel|telephone|phone|mobile|mob|e-?mail)\b[.:]* ?)?(?:[^\s@,;|]{1,64}@[^\s@,;|]{1,80}\.\p{L}{2,20}|(?:\+|\(?0)\d?[\d ().-]{8,20}\d)/giu
const separators = /^[\s·•|,;:–-]+|[\s·•|,;:–-]+$/g

function listExposed({ reference }: CvDocument) {
	return reference.flatMap((referee, index) => {
		const [first, ...more] = fields.flatMap((field) => listContacts(referee[field], field))
		if (referee.name.trim() === '' || first === undefined) return []
		const parts: [Part, ...Part[]] = [first, ...more]
		return [{ name: withoutContacts(referee.name, 'name'), index, referee, parts }]
	})
}

// The reader may leave a number beside the title or the employer.
function listContacts(text: string, field: Field): Part[] {
	if (isContact(field)) return text.trim() === '' ? [] : [{ field, quote: text }]
	return [...text.matchAll(contact)].map(([quote]) => ({ field, quote }))
}

function withoutContacts(text: string, field: Field): string {
	if (isContact(field)) return ''
	const left = text.replace(contact, '')
	return left === text ? text : left.replace(separators, '')
}

function isContact(field: Field): boolean {
	return field === 'email' || field === 'phone'
}
