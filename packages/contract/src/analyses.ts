import { reportSchema } from '@app/checks'
import { cvDocumentSchema, cvSourceSchema } from '@app/cv'
import { z } from 'zod'
import { owner, secretHolder } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { guestPageSchema } from './guest-analysis.ts'

const params = z.object({ analysisId: z.uuid() })

/** An analysis that an account keeps, as a list shows it. */
export const analysisSummarySchema = z.object({
	id: z.uuid(),
	fileName: z.string(),
	/** 0 to 100. */
	score: z.number().int(),
	/** The CV that was made of it; `null` when that was deleted. */
	cvId: z.uuid().nullable(),
	createdAt: z.iso.datetime(),
	/** When it came into the account. */
	claimedAt: z.iso.datetime(),
})
export type AnalysisSummary = z.infer<typeof analysisSummarySchema>

export const analysisSchema = analysisSummarySchema.extend({
	report: reportSchema,
	document: cvDocumentSchema,
	source: cvSourceSchema,
	pages: z.array(guestPageSchema),
})
export type Analysis = z.infer<typeof analysisSchema>

/** The newest first. */
export const listAnalyses = endpoint({
	method: 'GET',
	path: '/api/analyses/',
	access: owner({ 'query.cursor': 'analysis' }),
	summary: 'The analyses saved in this account',
	query: z.object({
		/** Where the last page ended. */
		cursor: z.uuid().optional(),
		limit: z.coerce.number().int().min(1).max(100).default(20),
	}),
	response: z.object({
		analyses: z.array(analysisSummarySchema),
		/** For the next page; `null` when this is the last. */
		nextCursor: z.uuid().nullable(),
	}),
})

export const getAnalysis = endpoint({
	method: 'GET',
	path: '/api/analyses/:analysisId/',
	access: owner({ 'params.analysisId': 'analysis' }),
	summary: 'The report, the CV as read, and the position of each field',
	params,
	response: analysisSchema,
})

/** A browser loads images without a token, so the URL carries a signature. */
export const getAnalysisPage = endpoint({
	method: 'GET',
	path: '/api/analyses/:analysisId/pages/:page/',
	access: secretHolder('query.signature', { owned: { 'params.analysisId': 'analysis' } }),
	summary: 'An image of one page, at the address from the analysis',
	params: params.extend({ page: z.coerce.number().int().min(1).max(50) }),
	query: z.object({ until: z.string().max(20), signature: z.string().max(100) }),
})

export const deleteAnalysis = endpoint({
	method: 'DELETE',
	path: '/api/analyses/:analysisId/',
	access: owner({ 'params.analysisId': 'analysis' }),
	summary: 'Delete an analysis, its upload and its page images; the CV made from it stays',
	params,
})
