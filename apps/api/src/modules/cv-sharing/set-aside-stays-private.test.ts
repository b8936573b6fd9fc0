import * as contract from '@app/contract'
import { defaultDesign } from '@app/cv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { inflatePdfStreams } from '#test/inflate-pdf-streams.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { sampleCv } from '#test/sample-files.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'

let api: TestApp
let ada: SignedIn
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
	ada = await signedIn(api)
})

test('nobody whom a CV is shared with learns which remarks its owner set aside', async () => {
	const design = { ...defaultDesign(), dismissedChecks: ['SET-ASIDE-X1'] }
	const made = await ada.call('POST', '/api/cvs/', { payload: { document: sampleCv(), design } })
	const { id } = contract.cvSchema.parse(made.json())
	const key = 'ada-set-aside'
	const payload = { visibility: 'public', slug: key, allowsDownload: true, expiresAt: null }
	await ada.call('PUT', `/api/cvs/${id}/share/`, { payload: { ...payload, hiddenParts: [] } })
	const url = `/api/cvs/public/${key}/`
	const file = (format: string) =>
		api.app.inject({ method: 'POST', url: `${url}export/`, payload: { format } })
	const pdf = await file('pdf')
	const seen = [
		await api.app.inject(url),
		await api.app.inject(`${url}preview/`),
		await file('txt'),
		pdf,
	]
	expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
	const said = [...seen.map(({ body }) => body), inflatePdfStreams(pdf.rawPayload)].join('\n')
	expect(said).not.toMatch(/SET-ASIDE-X1|dismissedChecks/)
	const own = await ada.call('GET', `/api/cvs/${id}/`)
	expect(own.json().design.dismissedChecks).toEqual(['SET-ASIDE-X1'])
})
