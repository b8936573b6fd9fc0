import { z } from 'zod'
import { account } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { jobWishSchema } from './jobs.ts'

/** The parts without which a CV cannot be sent. */
export const missingPartSchema = z.enum(['name', 'contact', 'work', 'lines'])
export type MissingPart = z.infer<typeof missingPartSchema>

/** The state of an account, from which the app works out the next step. */
export const nextFactsSchema = z.object({
	/** The CV that was changed last; `null` while there is none. */
	cv: z
		.object({
			id: z.uuid(),
			title: z.string(),
			missing: z.array(missingPartSchema),
			/** The number of check findings that cost points, and the title of the first. */
			remarks: z.number().int(),
			firstRemark: z.string().nullable(),
			isDownloaded: z.boolean(),
			/** Whether any CV of the account was fitted to a job. */
			isTailored: z.boolean(),
		})
		.nullable(),
	/**
	 * Next steps of applications that are due by tomorrow or were before, and closing days within two days of
	 * applications that weren't sent: by their day, but what is overdue comes last.
	 */
	due: z.array(
		z.object({
			kind: z.enum(['step', 'closing']),
			applicationId: z.uuid(),
			title: z.string(),
			company: z.string(),
			/** What is to be done, in the person's words; empty for a closing day. */
			what: z.string(),
			on: z.iso.date(),
		}),
	),
	/** Saved searches with jobs that came in within a week, the fullest first. */
	searches: z.array(
		z.object({
			id: z.uuid(),
			name: z.string(),
			wish: jobWishSchema,
			newJobs: z.number().int(),
		}),
	),
})
export type NextFacts = z.infer<typeof nextFactsSchema>

export const getNextFacts = endpoint({
	method: 'GET',
	path: '/api/next-steps/',
	access: account,
	summary: 'What is unfinished, due or new in your account',
	response: nextFactsSchema,
})

/** The most CVs in a list that get a score: the most recently changed. */
export const mostScores = 30

export const getCvScores = endpoint({
	method: 'GET',
	path: '/api/cv-scores/',
	access: account,
	summary: 'The scores of the CVs you changed last, by their ids',
	response: z.object({ scores: z.record(z.uuid(), z.number().int().min(0).max(100)) }),
})
