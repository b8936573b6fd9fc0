import { reportSchema } from '@app/checks'
import { cvDocumentSchema, cvSourceSchema } from '@app/cv'
import { z } from 'zod'
import { anyoneOrOwner, secretHolder } from './access.ts'
import { endpoint } from './define-endpoint.ts'

const guestStatusSchema = z.enum(['processing', 'analyzing', 'completed', 'failed'])
export type GuestStatus = z.infer<typeof guestStatusSchema>

const sessionParams = z.object({ session_id: z.uuid() })

/** The status of an analysis. The snake_case names are part of the published API. */
export const guestSessionSchema = z.object({
	session_id: z.uuid(),
	status: guestStatusSchema,
	/**
	 * The present step, as a sentence for a person: “Reading page 2 of 3”. After a failure, the sentence that
	 * explains it.
	 */
	message: z.string(),
	/** 0 to 100; at most 95 before the analysis is complete. */
	progress: z.number().int().min(0).max(100),
	error: z.string().nullable(),
	code: z.string().nullable(),
	expires_at: z.iso.datetime(),
	/** When it is worth asking again, in milliseconds; `null` means at the usual pace. */
	poll_after_ms: z.number().int().nullable(),
	/** True when it belongs to the account that asks; a guest's has no such field. */
	is_kept: z.literal(true).optional(),
})
export type GuestSession = z.infer<typeof guestSessionSchema>

/** A page of the uploaded file as a picture; coordinates of places on it are points. */
export const guestPageSchema = z.object({
	number: z.number().int(),
	widthPt: z.number(),
	heightPt: z.number(),
	imageUrl: z.string(),
})

export const guestResultsSchema = z.object({
	session_id: z.uuid(),
	status: guestStatusSchema,
	message: z.string(),
	file_name: z.string(),
	expires_at: z.iso.datetime(),
	/** True when it belongs to the account that asks: then it is not deleted at `expires_at`. */
	is_kept: z.boolean().optional(),
	report: reportSchema,
	document: cvDocumentSchema,
	source: cvSourceSchema,
	pages: z.array(guestPageSchema),
})
export type GuestResults = z.infer<typeof guestResultsSchema>

export const analyzeGuestCv = endpoint({
	method: 'POST',
	path: '/api/ai_cv_parser/guest/analyze/',
	access: anyoneOrOwner({}),
	summary:
		'Upload a CV (multipart, field "file") and start its analysis; with a bearer token it belongs to the account',
	response: guestSessionSchema,
})

export const getGuestStatus = endpoint({
	method: 'GET',
	path: '/api/ai_cv_parser/guest/status/:session_id/',
	access: secretHolder('params.session_id', {
		session: 'optional',
		owned: { 'params.session_id': 'analysis' },
	}),
	summary: 'The status of an analysis',
	params: sessionParams,
	response: guestSessionSchema,
})

/** Returns 202 with a session while the analysis is running, and 200 with the results afterwards. */
export const getGuestResults = endpoint({
	method: 'GET',
	path: '/api/ai_cv_parser/guest/results/:session_id/',
	access: secretHolder('params.session_id', {
		session: 'optional',
		owned: { 'params.session_id': 'analysis' },
	}),
	summary: 'The report, the CV as read, and the position of each field',
	params: sessionParams,
	response: z.union([guestResultsSchema, guestSessionSchema]),
})

export const getGuestPage = endpoint({
	method: 'GET',
	path: '/api/ai_cv_parser/guest/pages/:session_id/:page/',
	access: secretHolder('params.session_id', { owned: { 'params.session_id': 'analysis' } }),
	summary: 'An image of one page of the uploaded file',
	params: sessionParams.extend({ page: z.coerce.number().int().min(1).max(50) }),
})

export const deleteGuestSession = endpoint({
	method: 'DELETE',
	path: '/api/ai_cv_parser/guest/sessions/:session_id/',
	access: secretHolder('params.session_id', {
		session: 'optional',
		owned: { 'params.session_id': 'analysis' },
	}),
	summary: 'Cancel an analysis and delete the upload and everything made from it',
	params: sessionParams,
})
