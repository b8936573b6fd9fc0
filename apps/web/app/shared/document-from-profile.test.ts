import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { documentFromProfile } from './document-from-profile.ts'
import { sampleUser } from './test/sample-user.ts'

test('a new CV begins with what the profile says, and with nothing else of the account', () => {
	const known = { headline: 'Cook', phone: '0114 496 0000', city: 'Sheffield', country: 'UK' }
	const { personalInfo } = cvDocumentSchema.parse(documentFromProfile(sampleUser(known)))
	expect(
		Object.fromEntries(Object.entries(personalInfo).filter(([, value]) => value !== '')),
	).toEqual({
		...known,
		firstName: 'Siobhán',
		lastName: 'O’Donnell',
		email: 'siobhan@example.com',
	})
})
