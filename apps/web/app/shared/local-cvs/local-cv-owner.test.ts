import { expect, test } from 'vitest'
import { changeStoredForm } from '#shared/cv-form-storage.ts'
import { session } from '#shared/session/session.ts'
import { sampleToken, sampleUser } from '#shared/test/sample-user.ts'
import { hasOwnLocalCv } from './local-cv-owner.ts'

const user = sampleUser()
const signIn = () =>
	session.adopt(
		{ access: sampleToken({ sub: user.id }), refresh: 'r', user },
		{ isRemembered: true },
	)
const write = () => changeStoredForm((form) => ({ ...form, professionalSummary: 'Nurse' }))

test('what a guest writes belongs to nobody', () => {
	write()
	expect(localStorage.getItem('cvFormData.owner')).toBeNull()
	expect(hasOwnLocalCv(user.id)).toBe(false)
})

test('what somebody writes while signed in is theirs', async () => {
	await signIn()
	write()
	expect(hasOwnLocalCv(user.id)).toBe(true)
	expect(hasOwnLocalCv('somebody else')).toBe(false)
})

test('what they put back into this browser stays a guest’s', async () => {
	await signIn()
	localStorage.setItem('cvFormData.stays', user.id)
	write()
	expect(hasOwnLocalCv(user.id)).toBe(false)
})
