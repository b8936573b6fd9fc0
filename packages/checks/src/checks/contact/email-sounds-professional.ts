import { fullName } from '@app/cv'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { wordPattern } from '../../word-lists.ts'

// Only words that are not found inside ordinary names: Glover, Babette and Essex must pass.
const playful = wordPattern('playful', 'inside')
const playfulNumber = /(?<!\d)420(?!\d)/
const birthYear = /(?<!\d)(?:19[5-9]\d|20[01]\d)(?!\d)/

export const emailSoundsProfessional: Check = {
	id: 'B04',
	category: 'contact',
	severity: 'warning-1',
	title: 'Your email address sounds professional',
	looksAt: ({ cv }) => (cv.personalInfo.email.includes('@') ? 1 : 0),
	run: ({ cv, pointAt }) => {
		const { email } = cv.personalInfo
		const reason = reasonAgainst(email.split('@')[0] ?? '', fullName(cv.personalInfo))
		if (reason === null) return null
		return {
			title: `Your email address ${quoted(email)} ${reason}.`,
			why: 'It’s one of the first things an employer reads about you.',
			fix: 'Use an address made from your name. A new one is free and can forward to your old one.',
			evidence: [pointAt({ path: 'personalInfo.email', quote: email })],
		}
	},
}

function reasonAgainst(localPart: string, name: string): string | null {
	const word = playful.exec(localPart)?.[0] ?? playfulNumber.exec(localPart)?.[0]
	const isOwnName = word !== undefined && name.toLowerCase().includes(word.toLowerCase())
	if (word !== undefined && !isOwnName) return 'may not sound professional'
	return birthYear.test(localPart) ? 'seems to include your year of birth' : null
}
