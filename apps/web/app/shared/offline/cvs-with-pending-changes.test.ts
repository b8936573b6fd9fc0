import 'fake-indexeddb/auto'
import { defaultDesign, emptyCv } from '@app/cv'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { emptyFormData } from '#shared/cv-form-data.ts'
import {
	type DeviceParts,
	deleteWaiting,
	findLeftWork,
	listWaitingCvs,
} from './cvs-with-pending-changes.ts'
import type { PendingChange } from './pending-change.ts'
import { PendingChanges, type PendingChangesDeps, pendingLimits } from './pending-changes.ts'
import { openNamedPendingDatabase } from './pending-changes-database.ts'

const dayMs = 86_400_000
let device: DeviceParts & { today: number }
beforeEach(() => {
	localStorage.clear()
	globalThis.indexedDB = new IDBFactory()
	const isLive = async (holder: string) => holder === 'open tab'
	device = {
		database: openNamedPendingDatabase(),
		storage: localStorage,
		isLive,
		today: 0,
		now: () => device.today,
	}
})

const workOn = (title: string): PendingChange => ({
	title,
	data: emptyFormData(),
	attempt: null,
	base: { document: emptyCv(), design: defaultDesign(), revision: 1 },
})
const place = (parts: Partial<PendingChangesDeps>) =>
	new PendingChanges({ ownerId: 'ada', cvId: 'one', holder: 'tab', ...device, ...parts })

test('the CVs of one person are named once, whoever else uses this computer', async () => {
	await place({ holder: 'first tab' }).keep(() => workOn('For the hospital'))
	await place({ holder: 'second tab' }).keep(() => workOn('For the hospital'))
	await place({ cvId: 'two', holder: 'open tab' }).keep(() => workOn('For the school'))
	await place({ cvId: 'three', ownerId: 'bea' }).keep(() => workOn('Of Bea'))
	expect(await listWaitingCvs('ada', device)).toEqual([
		{ cvId: 'one', title: 'For the hospital', isOpen: false },
		{ cvId: 'two', title: 'For the school', isOpen: true },
	])
})

test('what a page wrote in its last moment is counted too', async () => {
	place({ holder: 'gone tab' }).keepAtOnce(workOn('For the hospital'))
	expect(await listWaitingCvs('ada', device)).toHaveLength(1)
	expect(localStorage.length).toBe(0)
})

test('whoever leaves takes everything of theirs along, and nothing of others', async () => {
	await place({}).keep(() => workOn('Mine'))
	place({ holder: 'gone tab', cvId: 'two' }).keepAtOnce(workOn('Mine too'))
	await place({ ownerId: 'bea' }).keep(() => workOn('Of Bea'))
	await deleteWaiting('ada', device)
	expect(await listWaitingCvs('ada', device)).toEqual([])
	expect(await listWaitingCvs('bea', device)).toHaveLength(1)
})

test('what waits for one CV is given tab by tab and forgotten piece by piece', async () => {
	await place({ holder: 'first tab' }).keep(() => workOn('Older'))
	await place({ holder: 'second tab' }).keep(() => workOn('Newer'))
	await place({ holder: 'open tab' }).keep(() => workOn('Being written'))
	await place({ cvId: 'two' }).keep(() => workOn('Another CV'))
	const left = await findLeftWork({ ownerId: 'ada', cvId: 'one' }, device)
	expect(left.map(({ work }) => work.title)).toEqual(['Older', 'Newer'])
	await left[0]?.forget()
	expect(await findLeftWork({ ownerId: 'ada', cvId: 'one' }, device)).toHaveLength(1)
	await deleteWaiting('ada', { ...device, cvId: 'one' })
	expect(await listWaitingCvs('ada', device)).toMatchObject([{ cvId: 'two' }])
})

test('after signing out nothing more is written down', async () => {
	const left = place({ mayKeep: () => false })
	expect(await left.keep(() => workOn('Mine'))).toBe('storage-forbidden')
	left.keepAtOnce(workOn('Mine'))
	expect(await listWaitingCvs('ada', device)).toEqual([])
})

test('what somebody else left a month ago is deleted, what is one’s own is not', async () => {
	await place({ ownerId: 'bea' }).keep(() => workOn('Of Bea'))
	await place({}).keep(() => workOn('Mine'))
	device.today = 31 * dayMs
	expect(await listWaitingCvs('ada', device)).toHaveLength(1)
	expect(await listWaitingCvs('bea', device)).toEqual([])
})

test('there is a limit, and it is said', async () => {
	for (let tab = 0; tab < pendingLimits.records; tab += 1) {
		expect(await place({ holder: `tab ${tab}` }).keep(() => workOn('Mine'))).toBeNull()
	}
	expect(await place({ holder: 'one more' }).keep(() => workOn('Mine'))).toBe('too-much-waits')
})

test('what an earlier version of Ella kept without a tab and a person is taken over with the CV', async () => {
	const { base, data } = workOn('')
	const text = JSON.stringify({ base, data: { ...data, professionalSummary: 'Careful.' } })
	localStorage.setItem('cvUnsent.one', text)
	const taken: string[] = []
	await place({}).takeLeft(({ data: found }) => taken.push(found.professionalSummary) > 0)
	expect(taken).toEqual(['Careful.'])
	expect(localStorage.length).toBe(0)
})
