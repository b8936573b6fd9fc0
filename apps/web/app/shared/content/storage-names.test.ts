import { expect, test } from 'vitest'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { showExampleBeside } from '#shared/examples/example-beside-cv.ts'
import { keepFieldDraft } from '#shared/field-drafts.ts'
import { storeLowConfidence } from '#shared/import-confidence/stored-low-confidence.ts'
import { storeDismissed } from '#shared/report/stored-dismissed-checks.ts'
import { keyPrefixes, storageKeys } from '#shared/storage-keys.ts'
import { storeUndoHistory } from '#shared/stored-undo-history.ts'
import { readWrittenPage } from './written-pages.server.ts'

const sources: Record<string, string> = import.meta.glob(
	[
		'../../**/*.{ts,tsx}',
		'!../../**/*.test.{ts,tsx}',
		'!../../shared/test/**',
		'!../../**/test-*.ts',
	],
	{ query: '?raw', import: 'default', eager: true },
)

/** The only files that may use the browser's own storages; the last two do so in scripts that run before the app. */
const mayReach = [
	'shared/browser-storage.ts',
	'shared/session/token-store.ts',
	'shared/theme/theme.ts',
]

const filesWith = (pattern: RegExp) =>
	Object.entries(sources)
		.filter(([, text]) => pattern.test(text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')))
		.map(([path]) => new URL(path, 'http://app/shared/content/').pathname.slice(1))
		.sort()

test('nothing reaches a storage of the browser but through the names that are listed', () => {
	expect(filesWith(/\b(local|session)Storage\b|document\.cookie/)).toEqual(mayReach)
	expect(filesWith(/\bcaches\b/)).toEqual([])
	expect(filesWith(/\bindexedDB\b/)).toEqual(['shared/session/forget-person.ts'])
})

test('every database has one of the names that are listed', () => {
	const opened = Object.values(sources).flatMap((text) => [
		...text.matchAll(/openDB<\w+>\(([\w.]+)/g),
	])
	expect(opened.map(([, name]) => name).sort()).toEqual([
		'databaseNames.copies',
		'databaseNames.localCvs',
		'databaseNames.pages',
		'name',
	])
})

test('the page about cookies names whatever the app can write into a browser', async () => {
	const { html } = await readWrittenPage('cookies')
	const names = [...Object.values(storageKeys), ...Object.values(keyPrefixes)]
	const said = names.map((name) =>
		name.replace(/^cvFormData.*/, 'cvFormData').replace(/[. -]$/, ''),
	)
	expect(said.filter((name) => !html.includes(`<code>${name}`))).toEqual([])
})

test('the page about cookies names what lies in the storage of a browser that was used', async () => {
	storeUndoHistory(
		{ ...emptyFormData(), versionHistory: [emptyFormData()], currentVersion: 0, newest: null },
		{ cvId: 'local', ownerId: null },
	)
	storeDismissed('analysis', ['dates'])
	showExampleBeside('local', 'chef')
	storeLowConfidence('cv-1', {})
	keepFieldDraft({ cvId: 'cv-1', field: 'skills.' }, 'fork')
	const { html } = await readWrittenPage('cookies')
	const names = Object.keys({ ...localStorage, ...sessionStorage })
	expect(names).toHaveLength(5)
	expect(names.filter((name) => !html.includes(name))).toEqual([])
})
