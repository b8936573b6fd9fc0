import { z } from 'zod'
import { account, owner } from '../access.ts'
import { endpoint } from '../define-endpoint.ts'
import { errorAnswerSchema } from '../error-code.ts'
import {
	applicationFieldsSchema,
	applicationSchema,
	applicationSummarySchema,
} from './application.ts'
import { commonStageSchema, stageSchema } from './stages.ts'

const applicationParams = z.object({ applicationId: z.uuid() })
/** The revision that a change was made from, as `"7"`. */
const ifMatch = z.object({ 'if-match': z.string().max(50).optional() })

/** When something happened: an hour ahead is a clock that runs fast. */
const pastMoment = z.iso.datetime({ error: 'Please check this date.' })

/** The body of a 412 response, with the application as another change left it. */
export const applicationConflictSchema = errorAnswerSchema.extend({ current: applicationSchema })
export type ApplicationConflict = z.infer<typeof applicationConflictSchema>

/** All at once, column by column in the order of the board: an account keeps at most a thousand. */
export const listApplications = endpoint({
	method: 'GET',
	path: '/api/applications/',
	access: owner({ 'query.stage': 'application_stage', 'query.jobId': 'own_job' }),
	summary: 'Your applications, or those in the bin',
	query: z.object({
		/** In the title, company, place, notes and contacts. */
		q: z.string().trim().max(200).default(''),
		stage: stageSchema.optional(),
		/** Only the one for this job. */
		jobId: z.uuid().optional(),
		from: z.enum(['applications', 'bin']).default('applications'),
	}),
	response: z.object({
		applications: z.array(applicationSummarySchema),
		/** How many there are, with those in the bin, and how many an account keeps. */
		count: z.number().int(),
		most: z.number().int(),
	}),
})

const fields = applicationFieldsSchema.shape

/**
 * Can be repeated safely. A job has one application, which is taken out of the bin if it was there; the application
 * moves on to `stage` if it was before that stage or in the bin, but not back to `saved`. For an application without
 * a job, the client chooses the `id`, and if that `id` exists already, the response is the existing application. With
 * `tailorFrom`, a copy of that CV is made for the job in the same step, unless the job has a copy: both are created,
 * or neither.
 */
export const createApplication = endpoint({
	method: 'POST',
	path: '/api/applications/',
	access: owner({
		'body.id': 'application',
		'body.job.jobId': 'own_job',
		'body.stage': 'application_stage',
		'body.tailorFrom': 'cv',
		'body.sentCv.cvId': 'cv',
		'body.sentCv.versionId': 'cv_version',
	}),
	summary: 'Add an application, for a job on this site or anywhere else',
	body: z.object({
		id: z.uuid().optional(),
		job: z.discriminatedUnion('from', [
			z.object({ from: z.literal('job'), jobId: z.uuid() }),
			z.object({
				from: z.literal('scratch'),
				title: fields.title,
				company: fields.company.default(''),
				place: fields.place.default(''),
				url: fields.url.default(''),
				salary: fields.salary.default(null),
				salaryText: fields.salaryText.default(''),
				advert: fields.advert.default(''),
				source: fields.source.default(''),
			}),
		]),
		stage: stageSchema.default('saved'),
		/** When it came into that stage; now, unless told otherwise. */
		stageAt: pastMoment.optional(),
		coverLetter: fields.coverLetter.default(''),
		notes: fields.notes.default(''),
		contacts: fields.contacts.default([]),
		nextStep: fields.nextStep.default(null),
		sentCv: fields.sentCv.default(null),
		/** The CV to copy for this job. */
		tailorFrom: z.uuid().optional(),
	}),
	response: applicationSchema,
})

export const getApplication = endpoint({
	method: 'GET',
	path: '/api/applications/:applicationId/',
	access: owner({ 'params.applicationId': 'application' }),
	summary: 'An application with its history',
	params: applicationParams,
	response: applicationSchema,
})

/** A change made from another revision gets a 412 response with the present application. */
export const changeApplication = endpoint({
	method: 'PATCH',
	path: '/api/applications/:applicationId/',
	access: owner({
		'params.applicationId': 'application',
		'body.sentCv.cvId': 'cv',
		'body.sentCv.versionId': 'cv_version',
	}),
	summary: 'Change an application; needs If-Match',
	params: applicationParams,
	headers: ifMatch,
	body: applicationFieldsSchema.partial(),
	response: applicationSchema,
})

/**
 * Needs no revision: the last move decides the position of a card. A move to another stage adds an entry to the
 * history, unless the card goes back to its previous stage within ten minutes: then the entry of the mistaken move is
 * deleted. A full history (200 entries) gets the error `application_history_full`.
 */
export const moveApplication = endpoint({
	method: 'POST',
	path: '/api/applications/:applicationId/move/',
	access: owner({
		'params.applicationId': 'application',
		'body.stage': 'application_stage',
		'body.before': 'application',
		'body.sentCv.cvId': 'cv',
		'body.sentCv.versionId': 'cv_version',
	}),
	summary: 'Move an application to a stage, and to a position in it',
	params: applicationParams,
	body: z.object({
		stage: stageSchema,
		/** The application that it comes to stand before; `null` is the end of the column. Absent, it goes to the top. */
		before: z.uuid().nullable().optional(),
		/** When it came into that stage; now, unless told otherwise. */
		at: pastMoment.optional(),
		/** With the move, the CV that was sent: saves a call where a card comes to `applied`. */
		sentCv: fields.sentCv.optional(),
	}),
	response: applicationSchema,
})

const entryParams = applicationParams.extend({ entryId: z.uuid() })

export const correctStageEntry = endpoint({
	method: 'PATCH',
	path: '/api/applications/:applicationId/history/:entryId/',
	access: owner({ 'params.applicationId': 'application', 'params.entryId': 'application_entry' }),
	summary: 'Correct the date when an application reached a stage',
	params: entryParams,
	body: z.object({ at: pastMoment }),
	response: applicationSchema,
})

/** The stage that an application is in now stays; an application always keeps one entry. */
export const deleteStageEntry = endpoint({
	method: 'DELETE',
	path: '/api/applications/:applicationId/history/:entryId/',
	access: owner({ 'params.applicationId': 'application', 'params.entryId': 'application_entry' }),
	summary: 'Delete an entry from the history',
	params: entryParams,
	response: applicationSchema,
})

/** Copies a CV for this job. Sent again, the copy that there is already is answered. */
export const tailorCvForApplication = endpoint({
	method: 'POST',
	path: '/api/applications/:applicationId/tailored-cv/',
	access: owner({ 'params.applicationId': 'application', 'body.cvId': 'cv' }),
	summary: 'Copy a CV to tailor it to this job',
	params: applicationParams,
	body: z.object({
		/** The CV to begin with. */
		cvId: z.uuid(),
		title: z.string().trim().min(1).max(200).optional(),
	}),
	response: applicationSchema,
})

export const deleteApplication = endpoint({
	method: 'DELETE',
	path: '/api/applications/:applicationId/',
	access: owner({ 'params.applicationId': 'application' }),
	summary: 'Move an application to the bin, where it stays for 30 days',
	params: applicationParams,
})

export const restoreApplication = endpoint({
	method: 'POST',
	path: '/api/applications/bin/:applicationId/restore/',
	access: owner({ 'params.applicationId': 'binned_application' }),
	summary: 'Restore an application from the bin to its stage',
	params: applicationParams,
	response: applicationSchema,
})

export const deleteApplicationForGood = endpoint({
	method: 'DELETE',
	path: '/api/applications/bin/:applicationId/',
	access: owner({ 'params.applicationId': 'binned_application' }),
	summary: 'Delete an application in the bin permanently',
	params: applicationParams,
})

export const emptyApplicationBin = endpoint({
	method: 'DELETE',
	path: '/api/applications/bin/',
	access: account,
	summary: 'Empty the bin of applications permanently',
})

/** A share with its 95% confidence limits (Wilson); `null` where the total is 0. */
const shareSchema = z.object({
	count: z.number().int(),
	of: z.number().int(),
	/** From 0 to 1. */
	share: z.number().nullable(),
	low: z.number().nullable(),
	high: z.number().nullable(),
})
export type Share = z.infer<typeof shareSchema>

const cvResultSchema = z.object({
	/** The same for the same CV; made for a list, not to be looked up. */
	key: z.string(),
	cvId: z.uuid().nullable(),
	title: z.string(),
	/** The number of the version; `null` where all of a CV are taken together. */
	number: z.number().int().nullable(),
	label: z.string(),
	/** Applications that went out with it long enough ago to count. */
	sent: z.number().int(),
	/** Any answer, a refusal too. */
	replies: shareSchema,
	/** An interview, an offer or more. */
	interviews: shareSchema,
	isTooFewToTell: z.boolean(),
})
export type CvResult = z.infer<typeof cvResultSchema>

/** The figures of all the applications of an account, except for those in the bin. */
export const insightsSchema = z.object({
	total: z.number().int(),
	/** How far applications came, by the furthest stage that each ever reached; each stage holds the later ones. */
	funnel: z.array(
		z.object({
			stage: commonStageSchema.extract(['saved', 'applied', 'interview', 'offer', 'accepted']),
			count: z.number().int(),
		}),
	),
	/** How they stand now. */
	outcomes: z.object({
		/** Sent, and no answer of any kind yet. */
		waiting: z.number().int(),
		/** Answered, and still going on. */
		active: z.number().int(),
		accepted: z.number().int(),
		rejected: z.number().int(),
		withdrawn: z.number().int(),
	}),
	/** Week by week, from the first to this one, at most the last 26: sent then, and answered by now. */
	weeks: z.array(
		z.object({
			/** The Monday. */
			week: z.iso.date(),
			sent: z.number().int(),
			replied: z.number().int(),
			/** First answers that came in this week, to applications sent at any time. */
			replies: z.number().int(),
		}),
	),
	/** Days from sending to the first answer, where both dates are known. */
	daysToReply: z.object({ median: z.number().nullable(), count: z.number().int() }),
	/** Which CV did how well, the most used first. */
	cvs: z.object({
		perVersion: z.array(cvResultSchema),
		perCv: z.array(cvResultSchema),
		/**
		 * The `key` in `perCv` of the CV whose interview rate is clearly above that of every other CV with enough
		 * applications; `null` when no CV stands out, or when fewer than two CVs have enough.
		 */
		best: z.string().nullable(),
		/** Sent less than this many days ago, so that they do not count yet, and how many those are. */
		settleDays: z.number().int(),
		tooRecent: z.number().int(),
		/** Below so many, a CV is too few to tell. */
		fewest: z.number().int(),
	}),
})
export type Insights = z.infer<typeof insightsSchema>

export const getApplicationInsights = endpoint({
	method: 'GET',
	path: '/api/application-insights/',
	access: account,
	summary: 'How far your applications got, how soon replies came, and which CV did better',
	response: insightsSchema,
})
