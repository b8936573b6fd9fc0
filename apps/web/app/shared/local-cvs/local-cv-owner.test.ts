import { expect, test } from 'vitest'
import { changeStoredForm, newFormData } from '#shared/cv-form-storage.ts'
import { session } from '#shared/session/session.ts'
import { sampleToken, sampleUser } from '#shared/test/sample-user.ts'
import { putBlankCv, putImportedCv } from './create-local-cv.ts'
import { listLocalCvs, openFromList } from './local-cvs.ts'
import { countOwnLocalCvs, forgetListedCvs } from './own-local-cvs.ts'
import { readMovableCvs } from './read-movable-cvs.ts'

const user = sampleUser()
const other = { ...sampleUser(), id: '0190a000-0000-7000-8000-00000000000b' }
const signIn = (person = user) =>
	session.adopt(
		{ access: sampleToken({ sub: person.id }), refresh: 'r', user: person },
		{ isRemembered: true },
	)
const signOut = () => session.adopt({ key: 'x' }, { isRemembered: false }).catch(() => undefined)
const write = (words = 'Nurse') =>
	changeStoredForm((form) => ({ ...form, professionalSummary: words }))
const begin = (words: string) => putImportedCv({ ...newFormData(), professionalSummary: words })
const movable = async (id: string) =>
	(await readMovableCvs(localStorage, id)).cvs.map(({ document }) => document.professionalSummary)

test('what a guest writes belongs to nobody, and may go into any account', async () => {
	write()
	expect(localStorage.getItem('cvFormData.owner')).toBeNull()
	expect(await countOwnLocalCvs(user.id)).toBe(0)
	expect(await movable(user.id)).toEqual(['Nurse'])
})

test('what somebody begins while signed in is theirs, and goes into no other account', async () => {
	await signIn()
	write()
	begin('Chef')
	expect(await countOwnLocalCvs(user.id)).toBe(2)
	expect(await countOwnLocalCvs(other.id)).toBe(0)
	expect(await movable(user.id)).toEqual(['Chef', 'Nurse'])
	expect(await movable(other.id)).toEqual([])
})

test('a guest’s CV stays a guest’s, whoever opens or edits it', async () => {
	begin('Nurse')
	begin('Chef')
	await signIn()
	write('Head chef')
	const [listed] = await listLocalCvs()
	await openFromList(listed?.id ?? '')
	write('Ward nurse')
	expect(await countOwnLocalCvs(user.id)).toBe(0)
	expect(await movable(other.id)).toEqual(['Ward nurse', 'Head chef'])
})

test('an empty CV is nobody’s work', async () => {
	await signIn()
	putBlankCv()
	expect(await countOwnLocalCvs(user.id)).toBe(0)
})

test('somebody else sees nothing of what a person began here', async () => {
	await signIn()
	begin('Nurse')
	begin('Chef')
	await signIn(other)
	expect(await listLocalCvs()).toEqual([])
	await signOut()
	expect(await listLocalCvs()).toEqual([])
})

test('what a person began goes when it is forgotten, and a guest’s CV stays', async () => {
	begin('Guest')
	await signIn()
	begin('Nurse')
	begin('Chef')
	await forgetListedCvs(user.id)
	expect((await listLocalCvs()).map(({ data }) => data?.professionalSummary)).toEqual(['Guest'])
})
