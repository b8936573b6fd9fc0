import 'fake-indexeddb/auto'
import type { Cv } from '@app/contract'
import { defaultDesign, emptyCv } from '@app/cv'
import { expect, test, vi } from 'vitest'
import { newId } from '#shared/new-id.ts'
import { readCopy } from '#shared/offline/cv-copies.ts'
import { openBrowser } from '#shared/test/open-tab.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { createCvFormStore } from '../form-state/cv-form-store.ts'
import { openAccountCv } from './open-account-cv.ts'

const time = '2026-03-01T10:00:00.000Z'

test.each([
	['stays', 2],
	['signs out while it is on its way', undefined],
])('of a save whose owner %s the copy on this device is %s', async (what, revision) => {
	const { session } = openBrowser().newTab()
	const user = sampleUser({ id: newId() })
	await session.adopt({ access: 'a', refresh: 'r', user }, { isRemembered: false })
	const cv = {
		id: newId(),
		ownerId: user.id,
		title: 'CV',
		visibility: 'private',
		slug: null,
		revision: 1,
		createdAt: time,
		updatedAt: time,
		document: emptyCv(),
		design: defaultDesign(),
	} as Cv
	const save = Promise.withResolvers<Response>()
	const asked = stubServer({ [`PATCH /api/cvs/${cv.id}/`]: () => save.promise })
	const store = createCvFormStore(defaultDesign())
	const saver = await openAccountCv({ store, cv, ownerId: user.id, session })
	store.dispatch({ type: 'update', changes: { professionalSummary: 'Careful.' }, at: 0 })
	saver.flush()
	await vi.waitFor(() => expect(asked).toHaveLength(1))
	if (what !== 'stays') await session.signOut()
	save.resolve(answer(200, { id: cv.id, revision: 2, updatedAt: time }))
	await saver.stop()
	expect((await readCopy(user.id, cv.id))?.revision).toBe(revision)
})
