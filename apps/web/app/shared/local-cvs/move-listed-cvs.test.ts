import 'fake-indexeddb/auto'
import { emptyCv } from '@app/cv'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { otherVersionKey, storageKey } from '#shared/common-storage-keys.ts'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { serialiseForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { fieldDrafts, keepFieldDraft } from '#shared/field-drafts.ts'
import { refusal } from '#shared/test/stub-server.ts'
import { putImportedCv } from './create-local-cv.ts'
import { listLocalCvs, openListedCv, renameLocalCv } from './local-cvs.ts'
import { LocalCvMover } from './move-local-cvs.ts'
import { openAccount } from './test-account.ts'

const account = '01939d0e-0000-7000-8000-000000000001'

beforeEach(() => {
	localStorage.clear()
	vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => vi.unstubAllGlobals())

function write(professionalSummary: string) {
	const data = { ...emptyFormData(), professionalSummary }
	writeStoredForm({ data, lastSaved: null, replaced: [] })
}

test('CVs of the list come along under their names, with what belongs to them, and Undo puts them back', async () => {
	write('One')
	keepFieldDraft({ cvId: 'local', field: 'skills.' }, 'fork')
	await renameLocalCv(openListedCv()?.id ?? '', 'For the hospital')
	putImportedCv({ ...emptyCv(), professionalSummary: 'Two' })
	const { kept, summaries } = openAccount()
	const mover = new LocalCvMover()
	const moved = await mover.run(account)
	expect(moved.map(({ title }) => title)).toEqual(['My CV', 'For the hospital'])
	expect(fieldDrafts(moved[1]?.id ?? '')).toEqual({ 'skills.': 'fork' })
	expect(await listLocalCvs()).toEqual([])
	expect(localStorage.getItem(storageKey)).toBeNull()
	await mover.undo()
	expect([...kept]).toEqual([])
	expect((await listLocalCvs()).map(({ title }) => title)).toEqual(['For the hospital'])
	await mover.bring(account)
	expect(summaries()).toEqual(['Two', 'One'])
})

test.each([1, 2, 3])(
	'what has no room in an account for %i stays in this browser',
	async (room) => {
		write('One')
		for (const professionalSummary of ['Two', 'Three', 'Four']) {
			putImportedCv({ ...emptyCv(), professionalSummary })
		}
		const { kept, routes, summaries } = openAccount()
		const { 'POST /api/cvs/': accept } = routes
		const refuse = () => refusal(409, 'too_many_cvs', 'Full.')
		routes['POST /api/cvs/'] = (asked) =>
			(kept.size < room ? accept?.(asked) : refuse()) ?? refuse()
		const mover = new LocalCvMover()
		await mover.run(account)
		const order = ['Four', 'Three', 'Two', 'One']
		expect(summaries()).toEqual(order.slice(0, room))
		const listed = (await listLocalCvs()).map(({ data }) => data?.professionalSummary)
		expect(listed).toEqual(order.slice(room))
		expect(mover.getState()).toMatchObject({ status: 'moved', leftCount: 4 - room })
	},
)

test('the other state of the open CV that has no room stays in the list', async () => {
	write('One')
	const other = { ...emptyFormData(), professionalSummary: 'One, elsewhere' }
	localStorage.setItem(
		otherVersionKey,
		serialiseForm({ data: other, lastSaved: null, replaced: [] }),
	)
	const { kept, routes } = openAccount()
	const { 'POST /api/cvs/': accept } = routes
	const refuse = () => refusal(409, 'too_many_cvs', 'Full.')
	routes['POST /api/cvs/'] = (asked) => (kept.size < 1 ? accept?.(asked) : refuse()) ?? refuse()
	await new LocalCvMover().run(account)
	const listed = (await listLocalCvs()).map(({ data }) => data?.professionalSummary)
	expect(listed).toEqual(['One, elsewhere'])
})
