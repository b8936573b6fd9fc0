import type { Typesetter, TypesettingCalls } from '@app/typeset/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessTokens } from '#services/access-tokens.ts'
import type { RenderAdmission } from '#services/renders/open-render-admission.ts'
import { inSpanOfTrace } from '#services/tracing/in-span.ts'
import { clientLeft } from './client-left.ts'
import { readBearer } from './identify-users.ts'
import { toNetwork } from './to-network.ts'

/**
 * The typesetter as a request may use it: within the limits of its address and account, and only while its client waits
 * for the reply. With `null` for the reply, a render goes on after the client has left, because others wait for it too.
 */
export type TypesetterFor = (
	request: FastifyRequest,
	reply: FastifyReply | null,
) => Promise<TypesettingCalls>

type Parts = {
	typesetter: Pick<Typesetter, 'through'>
	renders: Pick<RenderAdmission, 'gateFor'>
	tokens: Pick<AccessTokens, 'read'>
}

/** Makes the way from requests to the typesetter. */
export function typesetterForRequests({ typesetter, renders, tokens }: Parts): TypesetterFor {
	return async (request, reply) => {
		// Only whose budget it is: a token whose session has ended meanwhile opens nothing here.
		const token = readBearer(request)
		const signedIn = token === null ? null : await tokens.read(token)
		const gate = renders.gateFor({
			network: toNetwork(request.ip),
			accountId: signedIn?.accountId ?? null,
			signal: reply === null ? undefined : clientLeft(reply),
		})
		return typesetter.through((render) => inSpanOfTrace('set pages', {}, () => gate(render)))
	}
}
