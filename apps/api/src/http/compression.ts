import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compresses answers that are large enough, at a fast setting: a preview is waited for at every keystroke. */
export async function addCompression(app: FastifyInstance): Promise<void> {
	await app.register(compress, {
		encodings: ['br', 'gzip'],
		threshold: 1024,
		brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
		zlibOptions: { level: 4 },
	})
}
