import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '#http/app-error.ts'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { contentPolicy } from '#http/security-headers.ts'
import { appPage, type WebBuild } from '#http/web-build.ts'
import type { CvSharingParts } from './cv-sharing.routes.ts'
import { closedCvHead, sharedCvHead } from './shared-cv-head.ts'

type PageParts = { web: WebBuild; parts: CvSharingParts }
type Params = { key: string }

/**
 * Serves the page of a shared CV: the app's own page, with a head that describes the CV to programs that run no
 * scripts, and with the right status code. No cache on the way may keep it, so that taking a CV back takes effect at
 * once.
 */
export const sharedCvPage: FastifyPluginAsync<PageParts> = async (app, { web, parts }) => {
	const { sharing, siteUrl, rendersPerMinute } = parts
	const shell = await readFile(join(web.folder, appPage), 'utf8')
	const policy = contentPolicy(web.scriptHashes.get(appPage) ?? [])
	addNoStore(app)
	const options = { schema: { hide: true } as object, config: perMinute(rendersPerMinute) }

	app.get<{ Params: Params }>('/cv/public/:key', options, async ({ params }, reply) => {
		const { status, head, isIndexable } = await look(params.key)
		if (!isIndexable) void reply.header('x-robots-tag', 'noindex')
		return reply
			.code(status)
			.header('content-security-policy', policy)
			.type('text/html; charset=utf-8')
			.send(shell.replace('</head>', () => `${head}</head>`))
	})

	async function look(key: string) {
		try {
			const opened = await sharing.open(key, undefined)
			return { status: 200, head: sharedCvHead(opened, siteUrl()), isIndexable: opened.isIndexable }
		} catch (error) {
			if (!(error instanceof AppError)) throw error
			// A page that asks for the password is there.
			const status = error.code === 'share_password_needed' ? 200 : error.statusCode
			return { status, head: closedCvHead(error.code), isIndexable: false }
		}
	}
}
