import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { readPages, storePages } from '#shared/offline/page-copies.ts'
import { deviceKeys, sessionKeys } from '#shared/storage-key-kinds.ts'
import { keyPrefixes, storageKeys } from '#shared/storage-keys.ts'
import { forgetCopies, forgetInBrowser, forgetInTab } from './forget-person.ts'

const guestKeys = Object.values(storageKeys).filter((key) => key.startsWith('cvFormData'))
const allNames = [
	...Object.values(storageKeys),
	...Object.values(keyPrefixes).map((prefix) => `${prefix}some-id`),
	'written-by-something-else',
]

function fill(storage: Storage, names: readonly string[]) {
	for (const name of names) storage.setItem(name, '{"local":"chef","cv-1":"nurse"}')
}
const namesOf = (storage: Storage) => Object.keys({ ...storage }).sort()

test('a tab keeps nothing of a person but who is signed in, whatever was written', () => {
	fill(sessionStorage, allNames)
	forgetInTab()
	expect(namesOf(sessionStorage)).toEqual([...deviceKeys, ...sessionKeys].sort())
})

test('a browser keeps choices about itself, who is signed in, and changes that wait for their account', () => {
	fill(
		localStorage,
		allNames.filter((name) => !guestKeys.includes(name as never) && !name.includes('unreadable')),
	)
	forgetInBrowser()
	const waiting = `${keyPrefixes.unsent}some-id`
	expect(namesOf(localStorage)).toEqual([...deviceKeys, ...sessionKeys, waiting].sort())
})

test('a CV that a guest wrote and nobody moved stays with what belongs to it, and with nothing else', () => {
	fill(localStorage, allNames)
	localStorage.setItem('last_person', 'maya')
	forgetInBrowser()
	const own = [...guestKeys, `${keyPrefixes.unreadableCv}some-id`, storageKeys.examples]
	const waiting = `${keyPrefixes.unsent}some-id`
	expect(namesOf(localStorage)).toEqual([...deviceKeys, ...sessionKeys, ...own, waiting].sort())
	expect(JSON.parse(localStorage.getItem('examplesBeside') ?? '')).toEqual({ local: 'chef' })
})

test('a CV that the person wrote here goes with them, unless they could not be asked', () => {
	const names = ['cvFormData', 'cvFormData.doubts', 'cvFormData.owner']
	const leave = (owner: string, wasAsked: boolean) => {
		localStorage.clear()
		fill(localStorage, names)
		localStorage.setItem('cvFormData.owner', owner)
		localStorage.setItem('last_person', 'maya')
		forgetInBrowser(localStorage, { wasAsked })
		return namesOf(localStorage)
	}
	expect(leave('maya', true)).toEqual([])
	expect(leave('maya', false)).toEqual(names)
	expect(leave('sam', true)).toEqual(names)
})

test('what belongs to a guest’s CV goes when that CV has moved into the account', () => {
	fill(localStorage, ['cvFormData.stays', 'cvFormData.sent', 'cvFormData.doubts', 'examplesBeside'])
	forgetInBrowser()
	expect(namesOf(localStorage)).toEqual([])
})

test('whose account a guest’s CVs are not for is remembered as long as there are any', () => {
	fill(localStorage, ['cvFormData.stays', 'cvFormData.listed'])
	forgetInBrowser()
	expect(namesOf(localStorage)).toEqual(['cvFormData.listed', 'cvFormData.stays'])
})

test('the pages of every CV are deleted, those of a guest too', async () => {
	const kept = [
		{ ownerId: 'maya', cvId: 'cv-1' },
		{ ownerId: '', cvId: 'local' },
	]
	const pages = [{ hash: 'a', svg: '<svg/>', widthPt: 595, heightPt: 842 }]
	for (const which of kept) await storePages(which, { name: 'Maya', pages })
	await forgetCopies()
	for (const which of kept) expect(await readPages(which)).toBeNull()
})
