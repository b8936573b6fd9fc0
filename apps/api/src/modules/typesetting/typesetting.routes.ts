import {
	exportCv,
	exportLetter,
	fitCv,
	listSampleCvs,
	listTemplates,
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
import type { Typesetter } from '@app/typeset/node'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perMinute } from '#http/limit-rates.ts'
import { routeOf } from '#http/route-of.ts'
import { sendFile } from '#http/send-file.ts'
import { exportFile } from '#services/export-file.ts'
import { letterFile } from '#services/letter-file.ts'

export type TypesettingParts = {
	typesetter: Pick<Typesetter, 'preview' | 'pdf' | 'docx' | 'png' | 'letter' | 'countPages'>
	rendersPerMinute: number
	now: () => number
}

/** A CV comes with the request and is not kept. */
export const typesettingRoutes: FastifyPluginAsyncZod<TypesettingParts> = async (
	app,
	{ typesetter, rendersPerMinute, now },
) => {
	app.route({
		...routeOf(listTemplates),
		handler: async (_request, reply) => {
			void reply.header('cache-control', 'public, max-age=300')
			const listed = templates.map(({ sideSections, ...template }) => ({
				...template,
				hasColumns: sideSections.length > 0,
				readBack: proofOf(template.id)?.readBack ?? [],
			}))
			return { templates: listed, fontPairs: [...fontPairs] }
		},
	})

	app.route({
		...routeOf(listSampleCvs),
		handler: async (_request, reply) => {
			void reply.header('cache-control', 'public, max-age=300')
			return { people: exampleCvs.map(entryOf), trials: testingCvs.map(entryOf) }
		},
	})

	app.route({
		...routeOf(previewCv),
		config: perMinute(rendersPerMinute),
		handler: async ({ body: { document, design, known, outlines, pages: mostPages } }, reply) => {
			void reply.header('cache-control', 'no-store')
			return typesetter.preview(document, design, { known, outlines, mostPages })
		},
	})

	app.route({
		...routeOf(fitCv),
		config: perMinute(rendersPerMinute),
		handler: async ({ body: { document, design, pages } }) =>
			fitToPages(design, pages, (tighter) => typesetter.countPages(document, tighter)),
	})

	app.route({
		...routeOf(exportCv),
		config: perMinute(rendersPerMinute),
		handler: async ({ body }, reply) => {
			const file = await exportFile(body, { typesetter, createdAt: new Date(now()) })
			return sendFile(reply, file)
		},
	})

	app.route({
		...routeOf(exportLetter),
		config: perMinute(rendersPerMinute),
		handler: async ({ body }, reply) =>
			sendFile(reply, await letterFile(body, { typesetter, createdAt: new Date(now()) })),
	})
}

function entryOf({ id, profession, cv }: SampleCv) {
	return { id, name: profession, document: cv }
}
