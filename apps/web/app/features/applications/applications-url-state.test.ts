import { expect, test } from 'vitest'
import { buildApplicationsHref, readApplicationsUrl } from './applications-url-state.ts'

const at = (query: string) => readApplicationsUrl(new URLSearchParams(query))

test('an address says what the page shows, and says nothing of what is so anyway', () => {
	expect(buildApplicationsHref(at(''))).toBe('/applications')
	const address = { ...at(''), view: 'list' as const, q: 'night shift', openId: 'x' }
	expect(buildApplicationsHref(address)).toBe('/applications?view=list&q=night+shift&open=x')
	expect(
		readApplicationsUrl(new URLSearchParams(buildApplicationsHref(address).split('?')[1])),
	).toEqual(address)
})

test('dates are sorted from the latest and names from the first until told otherwise', () => {
	expect(at('').isDescending).toBe(true)
	expect(at('sort=company').isDescending).toBe(false)
	expect(at('sort=company&order=down').isDescending).toBe(true)
	expect(buildApplicationsHref(at('sort=company&order=up'))).toBe('/applications?sort=company')
})

test('parts that make no sense count as absent', () => {
	const nonsense = at('view=moon&sort=luck&month=2026-13')
	expect(nonsense).toMatchObject({ view: 'board', sort: 'changed', month: null })
})
