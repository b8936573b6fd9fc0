import {
	type GuestResults,
	type GuestSession,
	guestResultsSchema,
	guestSessionSchema,
} from '@app/contract'
import type { FastifyInstance } from 'fastify'

export const guestPath = '/api/ai_cv_parser/guest'

type Viewer = { headers: Record<string, string> }

type File = {
	bytes: Uint8Array<ArrayBuffer> | string
	name: string
	field?: string
	/** The sender's IP address. */
	from?: string
	/** The account that sends it; a guest without. */
	by?: Viewer
}

/** Sends a file as a browser does, and answers with the whole answer. */
export async function upload(
	app: FastifyInstance,
	{ bytes, name, field = 'file', from = '127.0.0.1', by }: File,
) {
	const form = new FormData()
	form.append(field, new Blob([bytes]), name)
	const request = new Response(form)
	return app.inject({
		method: 'POST',
		remoteAddress: from,
		url: `${guestPath}/analyze/`,
		headers: { ...by?.headers, 'content-type': request.headers.get('content-type') ?? '' },
		payload: Buffer.from(await request.arrayBuffer()),
	})
}

/** Uploads a file that is taken, and answers with its session. */
export async function begin(app: FastifyInstance, file: File): Promise<GuestSession> {
	const answer = await upload(app, file)
	if (answer.statusCode !== 200) throw new Error(`The upload was refused: ${answer.body}`)
	return guestSessionSchema.parse(answer.json())
}

export async function statusOf(
	app: FastifyInstance,
	id: string,
	viewer?: Viewer,
): Promise<GuestSession> {
	const url = `${guestPath}/status/${id}/`
	const answer = await app.inject({ url, headers: viewer?.headers ?? {} })
	return guestSessionSchema.parse(answer.json())
}

/** Asks again and again until the analysis is over, and answers with how it ended and all that was said. */
export async function untilOver(
	app: FastifyInstance,
	id: string,
	viewer?: Viewer,
): Promise<GuestSession[]> {
	const said = [await statusOf(app, id, viewer)]
	for (;;) {
		const latest = said.at(-1)
		if (!latest || latest.status === 'completed' || latest.status === 'failed') return said
		await new Promise((resolve) => setTimeout(resolve, 20))
		said.push(await statusOf(app, id, viewer))
	}
}

export async function resultsOf(app: FastifyInstance, id: string): Promise<GuestResults> {
	const answer = await app.inject(`${guestPath}/results/${id}/`)
	if (answer.statusCode !== 200) throw new Error(`There are no results: ${answer.body}`)
	return guestResultsSchema.parse(answer.json())
}
