import { newCaller } from '@app/e2e/caller'
import { type Person, registerPerson, signInByCall } from '@app/e2e/person'
import type { Product } from '@app/e2e/product'
import { twoPageCv } from '../two-page-cv.ts'
import type { CallAsPerson } from './call-as-person.ts'
import { keepAnalysis } from './keep-analysis.ts'
import { keepApplications } from './keep-applications.ts'
import type { Known } from './pages-to-visit.ts'

/** Makes an account with content in every area, so that every page has something to show. */
export async function personOfCrawl(
	{ url }: Product,
	mailFolder: string,
): Promise<{ person: Person; known: Known }> {
	const person = await registerPerson({ url, mailFolder })
	const caller = newCaller(url)
	const { access: token } = await signInByCall(url, person, caller)
	const call: CallAsPerson = async (method, path, sent = {}) => {
		const answer = await caller.call({ method, path, token, ...sent })
		if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
		return answer.body
	}
	const cvId = await keepCv(call)
	const shared = await call('PUT', `/api/cvs/${cvId}/share/`, {
		body: {
			visibility: 'link',
			slug: null,
			allowsDownload: true,
			expiresAt: null,
			hiddenParts: [],
		},
	})
	const kept = await keepApplications(call, cvId)
	const analysisId = await keepAnalysis(call, { url, cvId, token })
	const checkout = await call('POST', '/api/subscription/checkout/')
	await caller.open(String(checkout.url), { pay: '' })
	return { person, known: { ...kept, cvId, analysisId, shareSlug: String(shared.publicId) } }
}

/** A CV with two versions that differ. */
async function keepCv(call: CallAsPerson): Promise<string> {
	const body = { title: 'CV of the crawl', document: twoPageCv() }
	const { id, revision } = await call('POST', '/api/cvs/', { body })
	await call('POST', `/api/cvs/${id}/versions/`, { body: { label: 'Sent to the bank' } })
	await call('PATCH', `/api/cvs/${id}/`, {
		headers: { 'if-match': `"${revision}"` },
		body: { document: twoPageCv('Cut the cost of the nightly run by a third') },
	})
	await call('POST', `/api/cvs/${id}/versions/`, { body: { label: 'With the newest job' } })
	return String(id)
}
