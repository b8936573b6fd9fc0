import type { Cv } from '@app/contract'
import { answer, type StubRequest, stubServer } from '#shared/test/stub-server.ts'

const at = '2026-01-02T03:04:05.000Z'

/** Opens a fake account that creates each CV once per id, as the server does. */
export function openAccount() {
	const kept = new Map<string, Cv>()
	const routes: Parameters<typeof stubServer>[0] = {
		'POST /api/cvs/': ({ body }: StubRequest) => {
			const sent = body as Cv
			const made = kept.get(sent.id) ?? { ...sent, visibility: 'private', revision: 1 }
			kept.set(sent.id, { ...made, createdAt: at, updatedAt: at })
			return answer(200, kept.get(sent.id))
		},
	}
	const asked = stubServer(
		new Proxy(routes, {
			get: (own, route: string) => own[route] ?? changeOf(route),
		}),
	)
	const changeOf = (route: string) => {
		const [, method, id = ''] = /^(PATCH|DELETE) \/api\/cvs\/([^/]+)\/$/.exec(route) ?? []
		const cv = kept.get(id)
		if (!cv) return undefined
		if (method === 'DELETE') {
			return () => {
				kept.delete(id)
				return new Response(null, { status: 204 })
			}
		}
		return ({ body }: StubRequest) => {
			kept.set(id, { ...cv, ...(body as object), revision: cv.revision + 1 })
			return answer(200, { id, revision: cv.revision + 1, updatedAt: at })
		}
	}
	const summaries = () => [...kept.values()].map(({ document }) => document.professionalSummary)
	return { kept, routes, asked, summaries }
}
