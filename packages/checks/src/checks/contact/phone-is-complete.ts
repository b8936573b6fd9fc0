import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

const fewestDigits = 8
// ITU-T E.164 allows 15 digits with the country code; "(0)" and an extension may add a few.
const mostDigits = 17

export const phoneIsComplete: Check = {
	id: 'B07',
	category: 'contact',
	severity: 'warning-1',
	title: 'Your phone number is complete',
	looksAt: ({ cv }) => (/\d/.test(cv.personalInfo.phone) ? 1 : 0),
	run: ({ cv, pointAt }) => {
		const phone = cv.personalInfo.phone.trim()
		const [first = ''] = phone.split(/(?:(?<!\s)\s+)?(?:[/|;,]|\bor\b)\s*/)
		const fault = findFault(first)
		if (fault === null) return null
		return {
			title: `Your phone number ${quoted(first)} ${fault}.`,
			why: 'If a digit is wrong, you’ll miss the call and never know.',
			fix: 'Call it from another phone to check. A UK mobile number starting 07 has 11 digits.',
			evidence: [pointAt({ path: 'personalInfo.phone', quote: first })],
		}
	},
}

function findFault(phone: string): string | null {
	const digits = phone.replace(/\b(?:ext|x)\.?\s*\d+$/i, '').replace(/\D/g, '')
	if (digits.length < fewestDigits) return 'is too short'
	if (digits.length > mostDigits) return 'has too many digits'
	const national = nationalDigits(phone, digits)
	if (national === null) return null
	if (national.startsWith('7') && national.length !== 10) return wrongLength(national.length, 10)
	return national.length > 10 || national.length < 9 ? wrongLength(national.length, 10) : null
}

// Only numbers that are clearly British: 07…, 01…, 02… as people write them at home, or +44.
function nationalDigits(phone: string, digits: string): string | null {
	if (/^\s*(?:\+|00)\s*44/.test(phone)) return digits.replace(/^(?:00)?44/, '').replace(/^0/, '')
	return /^07\d/.test(digits) && !phone.includes('+') ? digits.slice(1) : null
}

function wrongLength(has: number, wants: number): string {
	return has < wants ? 'seems to be missing a digit' : 'seems to have one digit too many'
}
