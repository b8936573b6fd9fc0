import { editOf } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { findEmailAttempt, isEmailAddress } from './email-address.ts'

const slips: readonly (readonly [wrong: RegExp, right: string])[] = [
	[/@(?:gmial|gmai|gamil|gmal|gmail)\.(?:com|con|cmo|co)$/i, '@gmail.com'],
	[/@(?:hotmial|hotmai|hotmal|hotmail)\.(?:com|con|cmo)$/i, '@hotmail.com'],
	[/@(?:outlok|outloo|outlook)\.(?:com|con|cmo)$/i, '@outlook.com'],
	[/@(?:yaho|yahooo|yahoo)\.(?:com|con|cmo)$/i, '@yahoo.com'],
	[/\.con$/i, '.com'],
]

export const emailWorks: Check = {
	id: 'B03',
	category: 'contact',
	severity: 'warning-3',
	title: 'Your email address is written correctly',
	looksAt: (context) => (findAddress(context) === null ? 0 : 1),
	run: (context) => {
		const address = findAddress(context) ?? ''
		const corrected = suggestAddress(address)
		if (isEmailAddress(address) && corrected === null) return null
		return {
			title: `An email to ${quoted(address)} wouldn’t arrive.`,
			why: 'With one wrong character, an interview invitation won’t reach you.',
			fix:
				corrected === null
					? 'Write it without spaces, as one name, one @ and a domain: name@example.com.'
					: `Did you mean ${corrected}?`,
			evidence: [
				context.pointAt({
					path: context.cv.personalInfo.email ? 'personalInfo.email' : null,
					quote: address,
				}),
			],
		}
	},
	quickFixes: ({ cv }) => {
		const { email } = cv.personalInfo
		const spaceless = email.replace(/\s+/g, '')
		const right = suggestAddress(spaceless) ?? spaceless
		if (right === email || !isEmailAddress(right)) return []
		return [{ label: `Write ${right}`, edits: [editOf(cv, 'personalInfo.email', right)] }]
	},
}

function findAddress({ cv, lines }: CheckContext): string | null {
	const email = cv.personalInfo.email.trim()
	return email === '' ? findEmailAttempt(lines) : email
}

function suggestAddress(address: string): string | null {
	for (const [wrong, right] of slips) {
		const corrected = address.replace(wrong, right)
		if (corrected.toLowerCase() !== address.toLowerCase()) return corrected
	}
	return null
}
