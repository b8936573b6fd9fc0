import {
	type Application,
	type ApplicationSummary,
	applicationSchema,
} from '@app/contract/applications'
import { defaultDesign } from '@app/cv'
import { expect } from 'vitest'
import { openTestApp } from './open-test-app.ts'
import { sampleCv } from './sample-files.ts'
import { type SignedIn, signedIn } from './signed-in-account.ts'
import type { CleanUp } from './temporary-folder.ts'

/** When the clock of a test of applications stands still. */
export const start = Date.parse('2026-06-01T09:00:00Z')
export const applicationsPath = '/api/applications/'
export const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })
/** A job that is told from scratch. */
export const baker = { from: 'scratch', title: 'Baker', company: 'Crust & Sons' }

type Wishes = Parameters<typeof openTestApp>[1]

/** Opens the whole API with a person and functions that change their applications. */
export async function openApplicationsApp(later: CleanUp, wishes: Wishes = { works: false }) {
	const api = await openTestApp(later, wishes)
	const ada = await signedIn(api)
	api.clock.stoppedAtMs = start

	async function ok(answer: Promise<{ statusCode: number; body: string }>): Promise<Application> {
		const { statusCode, body } = await answer
		expect(statusCode, body).toBe(200)
		return applicationSchema.parse(JSON.parse(body))
	}

	return {
		api,
		ada,
		ok,

		create: (about: object = {}, who: SignedIn = ada) =>
			ok(who.call('POST', applicationsPath, { payload: { job: baker, ...about } })),

		move: (id: string, payload: object, who: SignedIn = ada) =>
			ok(who.call('POST', `${applicationsPath}${id}/move/`, { payload })),

		async list(query = '', who: SignedIn = ada): Promise<ApplicationSummary[]> {
			const answer = await who.call('GET', `${applicationsPath}${query}`)
			expect(answer.statusCode, answer.body).toBe(200)
			return answer.json().applications
		},

		async makeCv(who: SignedIn = ada): Promise<{ id: string }> {
			const payload = { title: 'My CV', document: sampleCv(), design: defaultDesign() }
			return (await who.call('POST', '/api/cvs/', { payload })).json()
		},

		/** Somebody with an empty board. */
		async newcomer(about: Parameters<typeof signedIn>[1] = {}): Promise<SignedIn> {
			const { stoppedAtMs } = api.clock
			api.clock.stoppedAtMs = null
			const made = await signedIn(api, about)
			api.clock.stoppedAtMs = stoppedAtMs
			return made
		},
	}
}
