import { z } from 'zod'
import { account, owner, secretHolder } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { jobWishSchema } from './jobs.ts'

export const alertRhythmSchema = z.enum(['off', 'daily', 'weekly'])
export type AlertRhythm = z.infer<typeof alertRhythmSchema>

const nameSchema = z
	.string()
	.trim()
	.min(1, 'Please give the search a name.')
	.max(100, 'Please use at most 100 characters.')
	.regex(/^[^\p{Cc}]*$/u, 'Please write this on one line.')

/** A saved search, and how often its new jobs are mailed. */
export const jobSearchSchema = z.object({
	id: z.uuid(),
	name: z.string(),
	wish: jobWishSchema,
	alert: alertRhythmSchema,
	createdAt: z.iso.datetime(),
})
export type JobSearch = z.infer<typeof jobSearchSchema>

const searchParams = z.object({ searchId: z.uuid() })

export const listJobSearches = endpoint({
	method: 'GET',
	path: '/api/job-searches/',
	access: account,
	summary: 'Your saved searches',
	response: z.object({
		searches: z.array(jobSearchSchema),
		/** The most searches that an account of this plan can keep, and the most with e-mail alerts. */
		most: z.number().int(),
		mostAlerts: z.number().int(),
	}),
})

export const saveJobSearch = endpoint({
	method: 'POST',
	path: '/api/job-searches/',
	access: account,
	summary: 'Save a search, with emails about new jobs if you like',
	body: z.object({ name: nameSchema, wish: jobWishSchema, alert: alertRhythmSchema }),
	response: jobSearchSchema,
})

export const changeJobSearch = endpoint({
	method: 'PATCH',
	path: '/api/job-searches/:searchId/',
	access: owner({ 'params.searchId': 'job_search' }),
	summary: 'Rename a saved search, or change how often it emails you',
	params: searchParams,
	body: z.object({ name: nameSchema.optional(), alert: alertRhythmSchema.optional() }),
	response: jobSearchSchema,
})

export const deleteJobSearch = endpoint({
	method: 'DELETE',
	path: '/api/job-searches/:searchId/',
	access: owner({ 'params.searchId': 'job_search' }),
	summary: 'Delete a saved search',
	params: searchParams,
})

/** The request behind the link in an e-mail: it works without signing in, for this one search only. */
export const stopJobAlert = endpoint({
	method: 'POST',
	path: '/api/job-alerts/:searchId/stop/',
	access: secretHolder('query.key', { owned: { 'params.searchId': 'job_search' } }),
	summary: 'Stop the emails of a search with the key in each email',
	params: searchParams,
	query: z.object({ key: z.string().max(200) }),
	/** Empty for a mail program that stops a search which is gone. */
	response: z.object({ name: z.string() }),
})
