import type { ShareSettings } from '@app/contract'
import { expect, test } from 'vitest'
import {
	isChanged,
	localDay,
	slugFrom,
	toShareDraft,
	toShareRequest,
	validateShareDraft,
} from './share-draft.ts'

const settings: ShareSettings = {
	visibility: 'link',
	publicId: 'f'.repeat(32),
	slug: null,
	hasPassword: false,
	allowsDownload: true,
	expiresAt: null,
	hiddenParts: ['phone', 'address'],
	views: 0,
	downloads: 0,
	days: [],
}
const now = new Date(2026, 5, 15, 12)
const draft = toShareDraft(settings)

test('a form that was not touched changes nothing', () => {
	expect(isChanged(draft, settings)).toBe(false)
	expect(isChanged({ ...draft, hiddenParts: ['address', 'phone'] }, settings)).toBe(false)
	expect(isChanged({ ...draft, hiddenParts: ['phone'] }, settings)).toBe(true)
})

test('a password stays unless a new one is given or it is taken away', () => {
	const guarded = { ...settings, hasPassword: true }
	const form = toShareDraft(guarded)
	expect(toShareRequest(form, guarded)).not.toHaveProperty('password')
	expect(toShareRequest({ ...form, password: 'a new one' }, guarded).password).toBe('a new one')
	expect(toShareRequest({ ...form, hasPassword: false }, guarded).password).toBeNull()
	expect(validateShareDraft(form, guarded, now)).toEqual({})
	expect(validateShareDraft({ ...draft, hasPassword: true }, settings, now)).toHaveProperty(
		'password',
	)
})

test('the last day ends at midnight in the person’s own time', () => {
	const { expiresAt } = toShareRequest({ ...draft, endsOn: '2026-06-20' }, settings)
	expect(new Date(expiresAt ?? '')).toEqual(new Date(2026, 5, 20, 23, 59, 59, 999))
	expect(toShareDraft({ ...settings, expiresAt: expiresAt ?? null }).endsOn).toBe('2026-06-20')
	expect(localDay(new Date(2026, 0, 2))).toBe('2026-01-02')
	const over = validateShareDraft({ ...draft, endsOn: '2026-06-14' }, settings, now)
	expect(over.endsOn).toBe('Choose a date that isn’t in the past.')
	expect(validateShareDraft({ ...draft, endsOn: '2026-06-15' }, settings, now)).toEqual({})
})

test('an end that was not touched stays to the millisecond', () => {
	const ending = { ...settings, expiresAt: '2026-06-20T10:11:12.345Z' }
	expect(toShareRequest(toShareDraft(ending), ending).expiresAt).toBe('2026-06-20T10:11:12.345Z')
})

test('an address is asked for only of a public CV, and has to be readable', () => {
	const wrong = { ...draft, slug: 'no spaces' }
	expect(validateShareDraft(wrong, settings, now)).toEqual({})
	const published = validateShareDraft({ ...wrong, visibility: 'public' }, settings, now)
	expect(published.slug).toContain('letters from a to z')
})

test.each([
	['Siobhán O’Donnell', 'siobhan-odonnell'],
	['  Łukasz   Żak ', 'lukasz-zak'],
	['北京', ''],
	['A', ''],
	['../etc', 'etc'],
])('%s is suggested as "%s"', (name, slug) => {
	expect(slugFrom(name)).toBe(slug)
})
