import { analyzeGuestCv } from '@app/contract'
import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitPerAddress } from '#http/limit-per-address.ts'
import { toNetwork } from '#http/to-network.ts'
import { toRoute } from '#http/to-route.ts'
import type { AttemptCounter } from '#services/attempt-counter.ts'
import type { FileStore } from '#services/files/file-store.ts'
import type { SenderKeys } from '#services/sender-keys.ts'
import type { GuestAnalysisStore } from './guest-analysis.store.ts'
import { limitUploadsPerNetwork } from './limit-uploads-per-network.ts'
import { receiveUpload } from './receive-upload.ts'

export type UploadParts = {
	store: Pick<GuestAnalysisStore, 'create'>
	files: FileStore
	/** Throws `server_busy` while too many analyses wait. */
	refuseWhenBusy: () => Promise<void>
	/** Throws `no_room_left` when the disk is nearly full. */
	refuseWithoutRoom: () => Promise<void>
	attempts: AttemptCounter
	uploadsPerMinute: number
	senderKeys: SenderKeys
}

/**
 * Takes uploads. Uploads from one address are counted and received in turns, so that a flood from one address leaves
 * room for others.
 */
export const uploadRoutes: FastifyPluginAsyncZod<UploadParts> = async (
	app,
	{ store, files, attempts, uploadsPerMinute, senderKeys, ...guards },
) => {
	// Any other body is left unread: it would be parsed before its address was counted.
	app.removeAllContentTypeParsers()
	app.addContentTypeParser('*', (_request, _body, done) => done(null))
	await app.register(multipart)

	const limit = { name: 'upload', max: uploadsPerMinute, windowMs: 60_000 }
	const count = limitPerAddress(attempts, limit)
	const inTurn = limitUploadsPerNetwork(attempts, limit)
	app.route({
		...toRoute(analyzeGuestCv),
		handler: (request, reply) =>
			inTurn(request, reply, async () => {
				await count(request)
				await guards.refuseWhenBusy()
				await guards.refuseWithoutRoom()
				const { file, fileName } = await receiveUpload(request, files, guards)
				try {
					const ownerId = request.signedIn?.accountId ?? null
					const sender = senderKeys.of(ownerId ?? toNetwork(request.ip))
					return await store.create(file, { fileName, ownerId, sender })
				} finally {
					await file.discard()
				}
			}),
	})
}
