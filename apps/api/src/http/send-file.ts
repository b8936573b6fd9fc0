import { fileWarningsHeader } from '@app/contract'
import type { FastifyReply } from 'fastify'

type SentFile = {
	name: string
	type: string
	bytes: Uint8Array | string
	/** Sentences about it for the person. */
	warnings?: string[]
}

/** Sends a file as a download that no cache on the way keeps. */
export function sendFile(
	reply: FastifyReply,
	{ name, type, bytes, warnings = [] }: SentFile,
): FastifyReply {
	if (warnings.length > 0) {
		void reply.header(fileWarningsHeader, encodeURIComponent(JSON.stringify(warnings)))
	}
	return reply
		.headers({ 'content-type': type, 'cache-control': 'no-store' })
		.header('content-disposition', contentDisposition(name))
		.send(bytes)
}

/** Asks the browser to save a file under a name of any script, with a plain one for old clients. */
export function contentDisposition(name: string): string {
	const plain = name
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[^\x20-\x7e]|["\\%]/g, '_')
	const encoded = encodeURIComponent(name).replace(
		/['()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	)
	return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
