import { newCaller } from '@app/e2e/caller'
import { type Person, registerPerson, signInByCall } from '@app/e2e/person'
import type { Product } from '@app/e2e/product'
import { twoPageCv } from '../two-page-cv.ts'
import type { Known } from './pages-to-visit.ts'

/** Makes somebody with an account, a CV in it and a link to that CV, so that every page has something to show. */
export async function personOfCrawl(
	{ url }: Product,
	mailFolder: string,
): Promise<{ person: Person; known: Known }> {
	const person = await registerPerson({ url, mailFolder })
	const caller = newCaller(url)
	const { access: token } = await signInByCall(url, person, caller)
	const call = async (method: string, path: string, body: unknown) => {
		const answer = await caller.call({ method, path, body, token })
		if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
		return answer.body
	}
	const cv = await call('POST', '/api/cvs/', { title: 'CV of the crawl', document: twoPageCv() })
	const cvId = String(cv.id)
	const shared = await call('PUT', `/api/cvs/${cvId}/share/`, {
		...{ visibility: 'link', slug: null, allowsDownload: true, expiresAt: null },
		hiddenParts: [],
	})
	return { person, known: { cvId, shareSlug: String(shared.publicId) } }
}
