import { z } from 'zod'
import { account, anyone, anyoneOrOwner, owner } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { singleLineText } from './text-fields.ts'

export const jobTypeSchema = z.enum([
	'full_time',
	'part_time',
	'contract',
	'temporary',
	'internship',
	'apprenticeship',
	'volunteer',
])
export type JobType = z.infer<typeof jobTypeSchema>

export const payPeriodSchema = z.enum(['hour', 'day', 'week', 'month', 'year'])
export type PayPeriod = z.infer<typeof payPeriodSchema>

/** Pay as the advert states it; nothing is converted or guessed. */
export const salarySchema = z.object({
	min: z.number().nullable(),
	max: z.number().nullable(),
	/** Three letters, such as `GBP`. */
	currency: z.string(),
	period: payPeriodSchema,
})
export type Salary = z.infer<typeof salarySchema>

/** A passage of an advert, without markup: HTML was converted into these kinds. */
export const jobPassageSchema = z.object({
	kind: z.enum(['heading', 'paragraph', 'item']),
	text: z.string(),
})
export type JobPassage = z.infer<typeof jobPassageSchema>

export const maxJobText = 40_000

/** A job in a list. */
export const jobSummarySchema = z.object({
	id: z.uuid(),
	title: z.string(),
	/** Empty where nobody says. */
	company: z.string(),
	/** Where it is, in the words of the advert. */
	place: z.string(),
	isRemote: z.boolean(),
	types: z.array(jobTypeSchema),
	salary: salarySchema.nullable(),
	/** When it was advertised, or when it was first seen here: `isPostedDateKnown` says which. */
	postedAt: z.iso.datetime(),
	isPostedDateKnown: z.boolean(),
	closesAt: z.iso.datetime().nullable(),
	/** Whom it comes from, as that source wants to be named; empty for one that a person added. */
	credit: z.string(),
})
export type JobSummary = z.infer<typeof jobSummarySchema>

/** Where else a job is, and who is to be named for it. */
const jobCreditSchema = z.object({ name: z.string(), url: z.string() })

/** A job with the words of its advert. */
export const jobSchema = jobSummarySchema.extend({
	/** The advert's own page; empty for text that a person pasted. */
	url: z.string(),
	text: z.array(jobPassageSchema),
	/** Whether the source gives only the beginning of the advert. */
	isExcerpt: z.boolean(),
	credits: z.array(jobCreditSchema),
	/** When it was found to be no longer advertised. */
	closedAt: z.iso.datetime().nullable(),
	/** Whether the person who asks added it. */
	isOwn: z.boolean(),
})
export type Job = z.infer<typeof jobSchema>

/** The criteria of a job search. */
export const jobWishSchema = z.object({
	q: z.string().trim().max(200, 'Please use at most 200 characters.').default(''),
	place: z.string().trim().max(100, 'Please use at most 100 characters.').default(''),
	remote: z.enum(['any', 'only']).default('any'),
	type: z.union([jobTypeSchema, z.literal('any')]).default('any'),
	/** Least pay in pounds a year; finds only jobs that state their pay in pounds. */
	salaryFrom: z.coerce.number().int().min(0).max(1_000_000).default(0),
	/** Advertised in so many days; 0 is any time. */
	days: z.coerce.number().int().min(0).max(365).default(0),
})
export type JobWish = z.infer<typeof jobWishSchema>

/** Counting stops here: more than this nobody reads. */
export const mostCountedJobs = 200

const jobParams = z.object({ jobId: z.uuid() })
const page = {
	/** `nextCursor` of the page before. */
	cursor: z.string().max(1000).optional(),
	limit: z.coerce.number().int().min(1).max(50).default(20),
}

export const searchJobs = endpoint({
	method: 'GET',
	path: '/api/jobs/',
	access: anyone,
	summary: 'Jobs on this site that match a search',
	query: jobWishSchema.extend({
		/** `relevance` puts the jobs that say it in their title first; both then put the newest first. */
		sort: z.enum(['relevance', 'newest']).default('relevance'),
		...page,
	}),
	response: z.object({
		jobs: z.array(jobSummarySchema),
		nextCursor: z.string().nullable(),
		/** How many there are, counted up to 200, with the first page. */
		count: z.number().int().nullable(),
	}),
})

export const getJob = endpoint({
	method: 'GET',
	path: '/api/jobs/:jobId/',
	access: anyoneOrOwner({ 'params.jobId': 'own_job' }),
	summary: 'A job with its full advert',
	params: jobParams,
	response: jobSchema,
})

/** Where jobs come from and when they were last fetched; empty where the operator has set up nothing. */
export const listJobSources = endpoint({
	method: 'GET',
	path: '/api/job-sources/',
	access: anyone,
	summary: 'The job boards this site reads',
	response: z.object({
		sources: z.array(
			z.object({
				name: z.string(),
				fetchedAt: z.iso.datetime().nullable(),
			}),
		),
	}),
})

const optionalAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)], {
	error: 'Please paste a full address, such as https://…, or leave this empty.',
})

const advertText = z
	.string()
	.trim()
	.min(1, 'Please paste the text of the advert.')
	.max(maxJobText, 'Please use at most 40,000 characters.')

/** A job that a person adds: by the address of its advert, or in its words. */
export const newJobSchema = z.discriminatedUnion('from', [
	z.object({
		from: z.literal('link'),
		url: z
			.url({ protocol: /^https?$/, error: 'Please paste a full address, such as https://…' })
			.max(2000, 'This address is too long.'),
	}),
	z.object({
		from: z.literal('text'),
		/** What is left empty is read in the text. */
		title: singleLineText(200).default(''),
		company: singleLineText(200).default(''),
		place: singleLineText(200).default(''),
		url: optionalAddress.default(''),
		text: advertText,
	}),
])
export type NewJob = z.infer<typeof newJobSchema>

export const addJob = endpoint({
	method: 'POST',
	path: '/api/own-jobs/',
	access: account,
	summary: 'Add a job from the address of its advert (schema.org JobPosting) or from its text',
	body: newJobSchema,
	response: jobSchema,
})

export const listOwnJobs = endpoint({
	method: 'GET',
	path: '/api/own-jobs/',
	access: account,
	summary: 'The jobs you added, newest first',
	query: z.object(page),
	response: z.object({
		jobs: z.array(jobSummarySchema),
		nextCursor: z.string().nullable(),
		/** How many an account of this plan may keep. */
		most: z.number().int(),
		count: z.number().int(),
	}),
})

const mostPay = 1_000_000_000
const pay = z.number().min(0).max(mostPay).nullable()

/** Pay that a person states: one sum at least, the lower first. */
const statedSalarySchema = salarySchema
	.extend({ min: pay, max: pay, currency: z.string().regex(/^[A-Z]{3}$/) })
	.refine(({ min, max }) => min !== null || max !== null, 'Please enter what the job pays.')
	.refine(
		({ min, max }) => min === null || max === null || min <= max,
		'The highest pay can’t be less than the lowest.',
	)

/** The changes to a job that a person added; a field that is left out stays the same. */
export const jobChangeSchema = z.object({
	title: singleLineText(200).min(1, 'Please enter the job title.').optional(),
	company: singleLineText(200).optional(),
	place: singleLineText(200).optional(),
	url: optionalAddress.optional(),
	/** The kinds of work that the advert names; none where it names none. */
	types: z.array(jobTypeSchema).max(7).optional(),
	/** The last moment to apply; `null` where there is none. */
	closesAt: z.iso.datetime().nullable().optional(),
	/** The pay that the advert states; `null` where it states none. */
	salary: statedSalarySchema.nullable().optional(),
	/** The advert in lines; headings stay headings. */
	text: advertText.optional(),
})
export type JobChange = z.infer<typeof jobChangeSchema>

export const changeOwnJob = endpoint({
	method: 'PATCH',
	path: '/api/own-jobs/:jobId/',
	access: owner({ 'params.jobId': 'own_job' }),
	summary: 'Change a job you added',
	params: jobParams,
	body: jobChangeSchema,
	response: jobSchema,
})

export const deleteOwnJob = endpoint({
	method: 'DELETE',
	path: '/api/own-jobs/:jobId/',
	access: owner({ 'params.jobId': 'own_job' }),
	summary: 'Delete a job you added',
	params: jobParams,
})
