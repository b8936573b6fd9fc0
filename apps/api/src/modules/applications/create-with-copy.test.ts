import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { applicationsPath, baker, openApplicationsApp } from '#test/open-applications-app.ts'
import type { SignedIn } from '#test/signed-in-account.ts'

let board: Awaited<ReturnType<typeof openApplicationsApp>>
let bea: SignedIn
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	board = await openApplicationsApp(later)
	bea = await board.newcomer()
})

test('an application and the copy of a CV for it are made together, once, or not at all', async () => {
	const cy = await board.newcomer()
	const payload = { from: 'text', title: 'Porter', company: 'Hotel Quay', text: 'Carry bags' }
	const job = (await cy.call('POST', '/api/own-jobs/', { payload })).json()
	const { id: cvId } = await board.makeCv(cy)
	const cvs = async () => (await cy.call('GET', '/api/cvs/')).json().cvs.length
	const send = (tailorFrom: string) =>
		cy.call('POST', applicationsPath, {
			payload: { job: { from: 'job', jobId: job.id }, tailorFrom },
		})
	const someoneElses = await board.makeCv(bea)
	for (const missing of [randomUUID(), someoneElses.id]) {
		expect((await send(missing)).json().code).toBe('cv_not_found')
		expect(await board.list('', cy)).toEqual([])
		expect(await cvs()).toBe(1)
	}
	const [one, two] = (await Promise.all([send(cvId), send(cvId)])).map((sent) => sent.json())
	expect(one).toEqual(two)
	expect(one).toMatchObject({ stage: 'saved', tailoredCv: { basedOn: { cvId } } })
	expect((await send(cvId)).json()).toEqual(one)
	expect(await board.list('', cy)).toHaveLength(1)
	expect(await cvs()).toBe(2)
})

test('where an account has no room for another CV, no application is made for it either', async () => {
	const cy = await board.newcomer()
	const { id: cvId } = await board.makeCv(cy)
	const fill = async (): Promise<void> => {
		const made = await cy.call('POST', '/api/cvs/', { payload: {} })
		if (made.statusCode < 400) return fill()
		expect(made.json().code).toBe('too_many_cvs')
	}
	await fill()
	const sent = await cy.call('POST', applicationsPath, {
		payload: { id: randomUUID(), job: baker, tailorFrom: cvId },
	})
	expect(sent.json().code).toBe('too_many_cvs')
	expect(await board.list('', cy)).toEqual([])
})
