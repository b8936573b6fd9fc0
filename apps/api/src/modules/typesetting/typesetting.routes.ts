import {
	exportCv,
	exportLetter,
	fitCv,
	listSampleCvs,
	listTemplates,
	maxPreviewBytes,
	previewCv,
} from '@app/contract'
import {
	exampleCvs,
	fitToPages,
	fontPairs,
	proofOf,
	type SampleCv,
	templates,
	testingCvs,
} from '@app/typeset'
import type { OfferedTemplate } from '@app/typeset/node'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { perMinute } from '#http/limit-rates.ts'
import { sendFile } from '#http/send-file.ts'
import { toNetwork } from '#http/to-network.ts'
import { toRoute } from '#http/to-route.ts'
import type { TypesetterFor } from '#http/typesetter-for-request.ts'
import { coverLetterFile } from '#services/cover-letter-file.ts'
import { exportFile } from '#services/export-file.ts'
import type { RenderAdmission } from '#services/renders/open-render-admission.ts'

export type TypesettingParts = {
	typesetterFor: TypesetterFor
	refuseWhenBusy: RenderAdmission['refuseWhenBusy']
	/** The operator's templates that passed. */
	addedTemplates: () => OfferedTemplate[]
	rendersPerMinute: number
	now: () => number
}

/** A preview is requested at every key press, so its body is limited to the size of the longest CVs. */
const previewLimit = {
	bodyLimit: maxPreviewBytes,
	errorHandler: (error: FastifyError) => {
		if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
		throw new AppError(
			'cv_too_large',
			'This CV is too long to preview. Shorten it to see its pages.',
		)
	},
}

/** A CV comes with the request and is not kept. */
export const typesettingRoutes: FastifyPluginAsyncZod<TypesettingParts> = async (
	app,
	{ typesetterFor, refuseWhenBusy, addedTemplates, rendersPerMinute, now },
) => {
	// Refused before the body is read: parsing 300 kB takes the event loop longer than the refusal.
	const rendering = {
		config: perMinute(rendersPerMinute),
		onRequest: async ({ ip }: FastifyRequest) => refuseWhenBusy(toNetwork(ip)),
	}
	app.route({
		...toRoute(listTemplates),
		handler: async (_request, reply) => {
			void reply.header('cache-control', 'public, max-age=300')
			const ours = templates.map((template) => ({
				template,
				readBack: proofOf(template.id)?.readBack ?? [],
			}))
			const listed = [...ours, ...addedTemplates()].map(({ template, readBack }) => ({
				...template,
				trades: [...template.trades],
				readBack,
			}))
			return { templates: listed, fontPairs: [...fontPairs] }
		},
	})

	app.route({
		...toRoute(listSampleCvs),
		handler: async (_request, reply) => {
			void reply.header('cache-control', 'public, max-age=300')
			return { people: exampleCvs.map(toEntry), trials: testingCvs.map(toEntry) }
		},
	})

	app.route({
		...toRoute(previewCv),
		...rendering,
		...previewLimit,
		handler: async (request, reply) => {
			void reply.header('cache-control', 'no-store')
			const { document, design, known, outlines, photo, pages: mostPages } = request.body
			const typesetter = await typesetterFor(request, reply)
			return typesetter.preview(document, design, { known, outlines, mostPages, photo })
		},
	})

	app.route({
		...toRoute(fitCv),
		...rendering,
		handler: async (request, reply) => {
			const { document, design, pages } = request.body
			const typesetter = await typesetterFor(request, reply)
			// Without automatic fitting, which would remove a short last page before it could be counted.
			const own = { ...design, autoFit: false }
			return fitToPages(own, pages, {
				countPages: (tighter) => typesetter.countPages(document, tighter),
				countLastLines: (tighter) => typesetter.countLastLines(document, tighter),
			})
		},
	})

	app.route({
		...toRoute(exportCv),
		...rendering,
		handler: async (request, reply) => {
			const typesetter = await typesetterFor(request, reply)
			const file = await exportFile(request.body, { typesetter, createdAt: new Date(now()) })
			return sendFile(reply, file)
		},
	})

	app.route({
		...toRoute(exportLetter),
		...rendering,
		handler: async (request, reply) => {
			const typesetter = await typesetterFor(request, reply)
			const file = await coverLetterFile(request.body, { typesetter, createdAt: new Date(now()) })
			return sendFile(reply, file)
		},
	})
}

function toEntry({ id, profession, cv }: SampleCv) {
	return { id, name: profession, document: cv }
}
