import 'fake-indexeddb/auto'
import type { Cv } from '@app/contract'
import { defaultDesign, emptyCv } from '@app/cv'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newId } from '#shared/new-id.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { AccountCv } from './account-cv.tsx'
import { readCopy } from './cv-copies.ts'

afterEach(cleanup)

const user = sampleUser()

function open(changes: { schemaVersion?: number }) {
	const time = '2026-03-01T10:00:00.000Z'
	const cv = {
		id: newId(),
		title: 'Nursing',
		visibility: 'private',
		revision: 1,
		createdAt: time,
		updatedAt: time,
		design: defaultDesign(),
		document: { ...emptyCv(), ...changes },
	} as Cv
	stubServer({ [`GET /api/cvs/${cv.id}/`]: () => answer(200, cv) })
	showPage(() => <AccountCv id={cv.id}>{({ title }) => <p>Open: {title}</p>}</AccountCv>, {
		path: '/',
		user,
	})
	return cv
}

test('a CV of this version opens', async () => {
	open({})
	await screen.findByText('Open: Nursing')
})

test('a CV of a later version does not open in a page of before, which can be reloaded', async () => {
	const cv = open({ schemaVersion: 99 })
	await screen.findByRole('heading', { name: 'This page is out of date' }, { timeout: 10_000 })
	expect(screen.getByText(/Ella has been updated/)).toBeTruthy()
	expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
	expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
	expect(await readCopy(user.id, cv.id)).toBeNull()
})
