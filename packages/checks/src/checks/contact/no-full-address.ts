import { editOf } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { readAlternatives } from '../../word-lists.ts'
import { placeFields } from './has-location.ts'

const fullPostcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/i
const houseAndStreet = new RegExp(
	String.raw`\b(?:flat\s+\w+|\d{1,4}[a-z]?)[, ]\s*(?:[\p{L}'’.-]+\s+){0,3}(?:${readAlternatives('streets')})\b`,
	'iu',
)

export const noFullAddress: Check = {
	id: 'B09',
	category: 'contact',
	severity: 'tip',
	title: 'You give your town, not your full address',
	looksAt: placeFields,
	run: (context) => {
		const street = findStreet(context)
		if (street === null) return null
		return {
			title: `Your CV gives your full address: ${quoted(street.quote)}.`,
			why: 'Employers won’t post you anything before an interview, and your CV may be shared widely.',
			fix: 'Your town is enough, for example “Leeds, UK”. Give your street when an employer asks for it.',
			evidence: [context.pointAt(street)],
		}
	},
	quickFixes: ({ cv }) => [
		{ label: 'Remove the street', edits: [editOf(cv, 'personalInfo.address', '')] },
	],
}

function findStreet({ cv }: CheckContext): { path: string; quote: string } | null {
	const { address, city, postalCode } = cv.personalInfo
	const whole = [address, city, postalCode].join(' ')
	const street = houseAndStreet.exec(address)?.[0]
	if (street === undefined || !fullPostcode.test(whole)) return null
	return { path: 'personalInfo.address', quote: street }
}
