import type { Cv } from '@app/contract'
import { defaultDesign, emptyCv, newItem } from '@app/cv'
import { expect, test } from 'vitest'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { newJob } from './add-statements.ts'
import { addStatementsToAccountCv, addStatementsToNewCv } from './save-statements-to-account.ts'

const id = '0190a000-0000-7000-8000-000000000001'
const at = '2026-01-02T03:04:05.000Z'
const job = { ...newItem('experience', 'job'), achievements: ['Led a shift'] }
const cv = (revision: number): Cv => ({
	id,
	title: 'My CV',
	visibility: 'private',
	revision,
	createdAt: at,
	updatedAt: at,
	document: { ...emptyCv(), experience: [job] },
	design: defaultDesign(),
})
const added = { statements: ['Trained 3 starters'], jobId: 'job', current: false, id: 'fresh' }

test('statements go to the end of a job of the CV, as a version with its reason', async () => {
	const asked = stubServer({
		[`GET /api/cvs/${id}/`]: () => answer(200, cv(4)),
		[`PATCH /api/cvs/${id}/`]: () => answer(200, { id, revision: 5, updatedAt: at }),
	})
	const { before, after } = await addStatementsToAccountCv(id, added)
	expect(before.experience[0]?.achievements).toEqual(['Led a shift'])
	expect(after.experience[0]?.achievements).toEqual(['Led a shift', 'Trained 3 starters'])
	expect(asked.at(-1)).toMatchObject({
		ifMatch: '"4"',
		body: {
			reason: 'ai',
			document: {
				experience: [{ id: 'job', achievements: ['Led a shift', 'Trained 3 starters'] }],
			},
		},
	})
})

test('a CV that was saved in between keeps that, and gets the statements once', async () => {
	let revision = 4
	const asked = stubServer({
		[`GET /api/cvs/${id}/`]: () => answer(200, cv(revision)),
		[`PATCH /api/cvs/${id}/`]: ({ ifMatch }) => {
			revision = 5
			return ifMatch === '"5"'
				? answer(200, { id, revision: 6, updatedAt: at })
				: refusal(412, 'cv_changed_elsewhere', 'It changed.')
		},
	})
	await addStatementsToAccountCv(id, added)
	expect(asked.filter(({ route }) => route.startsWith('PATCH'))).toHaveLength(2)
})

test('a new CV begins with them', async () => {
	const asked = stubServer({ 'POST /api/cvs/': () => answer(200, cv(1)) })
	await addStatementsToNewCv(id, { ...added, jobId: newJob })
	expect(asked[0]?.body).toMatchObject({
		id,
		reason: 'ai',
		document: { experience: [{ achievements: ['Trained 3 starters'] }] },
	})
})

test('sent again after an answer was lost, a new job is there once', async () => {
	let kept = cv(4)
	const asked = stubServer({
		[`GET /api/cvs/${id}/`]: () => answer(200, kept),
		[`PATCH /api/cvs/${id}/`]: ({ body }) => {
			kept = { ...kept, ...Object(body), revision: kept.revision + 1 }
			if (kept.revision === 5) throw new TypeError('Failed to fetch')
			return answer(200, { id, revision: kept.revision, updatedAt: at })
		},
	})
	const toNewJob = { ...added, jobId: newJob }
	await expect(addStatementsToAccountCv(id, toNewJob)).rejects.toThrow()
	await addStatementsToAccountCv(id, toNewJob)
	expect(kept.document.experience.map(({ achievements }) => achievements)).toEqual([
		['Trained 3 starters'],
		['Led a shift'],
	])
	expect(asked.filter(({ route }) => route.startsWith('GET'))).toHaveLength(2)
})
