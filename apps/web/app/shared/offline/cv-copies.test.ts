import 'fake-indexeddb/auto'
import type { Cv } from '@app/contract'
import { defaultDesign, emptyCv, setField } from '@app/cv'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#shared/new-id.ts'
import { session } from '#shared/session/session.ts'
import { sampleToken, sampleUser } from '#shared/test/sample-user.ts'
import { deleteCopy, latestCopyId, readCopy, storeCopy } from './cv-copies.ts'
import { PendingChanges } from './pending-changes.ts'

let ownerId = ''
beforeEach(() => {
	ownerId = newId()
})

const answerFor = ({ id }: { id: string }) => ({
	access: sampleToken({ sub: id }),
	refresh: 'refresh',
	user: sampleUser({ id }),
})

function cvNamed(name: string, changes: Partial<Cv> = {}): Cv {
	const time = '2026-03-01T10:00:00.000Z'
	return {
		id: newId(),
		ownerId,
		title: 'CV',
		visibility: 'private',
		slug: null,
		revision: 1,
		createdAt: time,
		updatedAt: time,
		design: defaultDesign(),
		document: setField(emptyCv(), 'personalInfo.firstName', name),
		...changes,
	} as Cv
}

test('a CV is had as it was last known, by its owner alone', async () => {
	const cv = cvNamed('Maya')
	await storeCopy({ ownerId, cv })
	await storeCopy({ ownerId, cv: { ...cv, revision: 3, title: 'Nursing' } })
	await storeCopy({ ownerId, cv: { ...cv, revision: 2 } })
	expect(await readCopy(ownerId, cv.id)).toMatchObject({ revision: 3, title: 'Nursing' })
	expect(await readCopy(newId(), cv.id)).toBeNull()
})

test('what a tab has left was made from what the server was last known to have', async () => {
	const cv = cvNamed('Maya')
	await storeCopy({ ownerId, cv })
	const { document, design } = cvNamed('Maya Rose')
	const data = { ...document, design, unreadDates: {} }
	const unsent = new PendingChanges({
		ownerId,
		cvId: cv.id,
		holder: newId(),
		isLive: async () => false,
	})
	await unsent.keep(() => ({
		title: 'CV',
		base: { document, design, revision: 5 },
		data,
		attempt: null,
	}))
	expect(await readCopy(ownerId, cv.id)).toMatchObject({ revision: 5, document })
})

test('a copy that an earlier version of Ella wrote opens, and is not replaced by an older one', async () => {
	const cv = cvNamed('Maya', { revision: 4 })
	const { notes: _, ...document } = cv.document
	const earlier = { ...cv, document: { ...document, schemaVersion: 2 } } as unknown as Cv
	await storeCopy({ ownerId, cv: earlier })
	await storeCopy({ ownerId, cv: { ...cv, revision: 3 } })
	expect(await readCopy(ownerId, cv.id)).toMatchObject({ revision: 4, document: cv.document })
})

test('nobody keeps more than twenty copies, and a CV that is gone keeps none', async () => {
	const cvs = Array.from({ length: 22 }, (_, count) => cvNamed(`CV ${count}`))
	for (const [at, cv] of cvs.entries()) await storeCopy({ ownerId, cv }, at)
	const found = await Promise.all(cvs.map(({ id }) => readCopy(ownerId, id)))
	expect(found.map((cv) => cv !== null).indexOf(true)).toBe(2)
	expect(await latestCopyId(ownerId)).toBe(cvs[21]?.id)
	await deleteCopy({ ownerId, cvId: cvs[21]?.id ?? '' })
	expect(await readCopy(ownerId, cvs[21]?.id ?? '')).toBeNull()
	expect(await readCopy(ownerId, cvs[10]?.id ?? '')).not.toBeNull()
})

test('what arrives for somebody who has signed out is not kept', async () => {
	const cv = cvNamed('Maya')
	await session.adopt(answerFor({ id: ownerId }), { isRemembered: false })
	void session.signOut()
	await storeCopy({ ownerId, cv })
	expect(await readCopy(ownerId, cv.id)).toBeNull()
	await session.adopt(answerFor({ id: newId() }), { isRemembered: false })
	await storeCopy({ ownerId, cv })
	expect(await readCopy(ownerId, cv.id)).toBeNull()
	await session.adopt(answerFor({ id: ownerId }), { isRemembered: false })
	await storeCopy({ ownerId, cv })
	expect(await readCopy(ownerId, cv.id)).not.toBeNull()
})

test('the copies of somebody who has not come back for a month are deleted', async () => {
	const stranger = newId()
	const cv = cvNamed('Gone')
	await storeCopy({ ownerId: stranger, cv }, 0)
	await storeCopy({ ownerId, cv: cvNamed('Here') }, 31 * 86_400_000)
	expect(await readCopy(stranger, cv.id)).toBeNull()
})
