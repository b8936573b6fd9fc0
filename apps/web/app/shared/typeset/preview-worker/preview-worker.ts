import type { Preview } from '@app/contract'
import { TooSlowError } from '#shared/api/api-error.ts'
import { sendRequest } from '#shared/api/send-request.ts'
import { makePatch, readOutlineName, splitPage } from './page-patch.ts'
import type { PatchedPreview, PreviewReply, PreviewRequest } from './preview-messages.ts'

type Send = Extract<PreviewRequest, { kind: 'send' }>
type Page = { head: string; parts: string[] }

/** The most pages whose parts are remembered: more than the longest CVs have. */
const mostPages = 200

const pages = new Map<string, Page>()
const underWay = new Map<number, AbortController>()

addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => {
	if (data.kind === 'cancel') underWay.get(data.id)?.abort()
	else void answer(data)
})

async function answer(request: Send): Promise<void> {
	const { id } = request
	const caller = new AbortController()
	underWay.set(id, caller)
	try {
		reply({ id, ...(await ask(request, caller.signal)) })
	} catch (error) {
		reply({ id, kind: 'failure', isTooSlow: error instanceof TooSlowError })
	} finally {
		underWay.delete(id)
	}
}

function reply(message: PreviewReply): void {
	postMessage(message)
}

type Answer =
	| Omit<Extract<PreviewReply, { kind: 'pages' }>, 'id'>
	| Omit<Extract<PreviewReply, { kind: 'refusal' }>, 'id'>

async function ask(request: Send, signal: AbortSignal): Promise<Answer> {
	const { endpoint, token, hashes, mostOutlines, timeoutMs } = request
	const known = [...new Set(hashes.filter((hash) => hash !== null))]
	const outlines = listOutlines(known).slice(0, mostOutlines)
	const body = { ...request.body, known, outlines }
	const response = await sendRequest(endpoint, { body, signal, timeoutMs }, token)
	const { status } = response
	if (!response.ok) {
		const retryAfter = response.headers.get('retry-after')
		return { kind: 'refusal', status, body: await response.text(), retryAfter }
	}
	// The server validated its answer with the schema of this type.
	const preview = (await response.json()) as Preview
	return { kind: 'pages', status, preview: withPatches(preview, hashes) }
}

/** The outlines of pages that are drawn. */
function listOutlines(hashes: readonly string[]): string[] {
	const parts = hashes.flatMap((hash) => pages.get(hash)?.parts ?? [])
	return [...new Set(parts.map(readOutlineName))].filter((name) => name !== null)
}

function withPatches(preview: Preview, hashes: readonly (string | null)[]): PatchedPreview {
	const patched = preview.pages.map((page, index) => {
		if (page.svg === null) return page
		const after = splitPage(page.svg)
		if (after === null) return page
		remember(page.hash, after)
		const hash = hashes[index] ?? null
		const before = hash === null ? undefined : pages.get(hash)
		if (hash === null || before === undefined) return page
		return { ...page, patch: makePatch({ ...before, hash }, after) }
	})
	return { ...preview, pages: patched }
}

function remember(hash: string, page: Page): void {
	// Those asked for last stay longest.
	pages.delete(hash)
	pages.set(hash, page)
	const [oldest] = pages.keys()
	if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest)
}
