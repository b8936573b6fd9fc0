import { cvDesignSchema, cvDocumentSchema } from '@app/cv'
import { z } from 'zod'
import { account, owner } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { errorAnswerSchema } from './error-code.ts'
import { exportFormatSchema, exportOptionsSchema, previewAnswerSchema } from './typesetting.ts'

export const visibilitySchema = z.enum(['private', 'link', 'public'])
export type Visibility = z.infer<typeof visibilitySchema>

/** Why a version was kept. */
export const versionReasonSchema = z.enum([
	'manual',
	'autosave',
	'import',
	'ai',
	'tailored',
	'restore',
	'export',
	'sent',
])
export type VersionReason = z.infer<typeof versionReasonSchema>

/** Largest CV that is kept, with its design, as bytes of JSON. */
export const maxCvBytes = 1_000_000
/** Days that a deleted CV waits in the bin. */
export const binDays = 30

const cvTitleSchema = z
	.string()
	.trim()
	.min(1, 'Please give the CV a name.')
	.max(200, 'Please use at most 200 characters.')
const labelSchema = z.string().trim().max(200, 'Please use at most 200 characters.')
const cvParams = z.object({ cvId: z.uuid() })
/** The revision that a change was made from, as `"7"`. */
const ifMatch = z.object({ 'if-match': z.string().max(50).optional() })
const page = z.object({
	/** `nextCursor` of the page before. */
	cursor: z.string().max(1000).optional(),
	limit: z.coerce.number().int().min(1).max(100).default(30),
})

/** A CV in a list. */
export const cvSummarySchema = z.object({
	id: z.uuid(),
	title: z.string(),
	/** The name and headline in the CV. */
	personName: z.string(),
	headline: z.string(),
	templateId: z.string(),
	visibility: visibilitySchema,
	/** To how many applications it was sent, in any of its versions; servers of before do not count. */
	sentTo: z.number().int().default(0),
	revision: z.number().int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
	/** When it was put into the bin. */
	deletedAt: z.iso.datetime().nullable(),
})
export type CvSummary = z.infer<typeof cvSummarySchema>

export const cvSchema = z.object({
	id: z.uuid(),
	title: z.string(),
	document: cvDocumentSchema,
	design: cvDesignSchema,
	visibility: visibilitySchema,
	/** Grows by one with each change; goes into `If-Match` of the next. */
	revision: z.number().int(),
	/**
	 * Maps each recent `writer` to the revision that it saved last: a client that lost the response can see whether
	 * its change was saved.
	 */
	savedBy: z.record(z.uuid(), z.number().int()).optional(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
})
export type Cv = z.infer<typeof cvSchema>

export const savedCvSchema = cvSchema.pick({ id: true, revision: true, updatedAt: true })
export type SavedCv = z.infer<typeof savedCvSchema>

/** The body of a 412 response, with the CV as another change left it, to be merged with. */
export const cvConflictSchema = errorAnswerSchema.extend({ current: cvSchema })
export type CvConflict = z.infer<typeof cvConflictSchema>

export const listCvs = endpoint({
	method: 'GET',
	path: '/api/cvs/',
	access: account,
	summary: 'The CVs of the signed-in user, or those in the bin',
	query: page.extend({
		/** In the title, the headline, job titles and employers. */
		search: z.string().trim().max(200).default(''),
		sort: z.enum(['updated', 'created', 'title']).default('updated'),
		from: z.enum(['cvs', 'bin']).default('cvs'),
	}),
	response: z.object({ cvs: z.array(cvSummarySchema), nextCursor: z.string().nullable() }),
})

/** With an `id` it can be sent again and again: the CV is made once. */
export const createCv = endpoint({
	method: 'POST',
	path: '/api/cvs/',
	access: owner({ 'body.id': 'cv' }),
	summary: 'Save a new CV',
	body: z.object({
		/** Made by the client, so that a CV has its id before the network is back. */
		id: z.uuid().optional(),
		title: cvTitleSchema.default('My CV'),
		document: cvDocumentSchema.prefault({}),
		design: cvDesignSchema.prefault({}),
		/** Given for a CV that was not written here: it is its first version. */
		reason: z.enum(['import', 'ai', 'tailored']).optional(),
	}),
	response: cvSchema,
})

export const getCv = endpoint({
	method: 'GET',
	path: '/api/cvs/:cvId/',
	access: owner({ 'params.cvId': 'cv' }),
	summary: 'A CV; 304 if it still has the revision in If-None-Match',
	params: cvParams,
	response: cvSchema,
})

/** A change made from another revision gets a 412 response with the present CV. */
export const updateCv = endpoint({
	method: 'PATCH',
	path: '/api/cvs/:cvId/',
	access: owner({ 'params.cvId': 'cv' }),
	summary: 'Save a changed CV; needs If-Match',
	params: cvParams,
	headers: ifMatch,
	body: z.object({
		title: cvTitleSchema.optional(),
		document: cvDocumentSchema.optional(),
		design: cvDesignSchema.optional(),
		/** Names the one place, such as a tab, that sends this; see `savedBy`. */
		writer: z.uuid().optional(),
		/** With a reason other than `autosave`, the saved state is kept as a version. */
		reason: versionReasonSchema
			.extract(['autosave', 'import', 'ai', 'tailored'])
			.default('autosave'),
		label: labelSchema.default(''),
	}),
	response: savedCvSchema,
})

export const duplicateCv = endpoint({
	method: 'POST',
	path: '/api/cvs/:cvId/duplicate/',
	access: owner({ 'params.cvId': 'cv', 'body.id': 'cv' }),
	summary: 'Copy a CV; the copy is private',
	params: cvParams,
	body: z.object({ id: z.uuid().optional(), title: cvTitleSchema.optional() }),
	response: cvSchema,
})

export const deleteCv = endpoint({
	method: 'DELETE',
	path: '/api/cvs/:cvId/',
	access: owner({ 'params.cvId': 'cv' }),
	summary: 'Move a CV to the bin, where it stays for 30 days',
	params: cvParams,
})

export const restoreCvFromBin = endpoint({
	method: 'POST',
	path: '/api/cvs/bin/:cvId/restore/',
	access: owner({ 'params.cvId': 'binned_cv' }),
	summary: 'Restore a CV from the bin',
	params: cvParams,
	response: cvSchema,
})

export const deleteCvForGood = endpoint({
	method: 'DELETE',
	path: '/api/cvs/bin/:cvId/',
	access: owner({ 'params.cvId': 'binned_cv' }),
	summary: 'Delete a CV in the bin and all its versions permanently',
	params: cvParams,
})

export const emptyBin = endpoint({
	method: 'DELETE',
	path: '/api/cvs/bin/',
	access: account,
	summary: 'Empty the bin of CVs permanently',
})

/** The downloaded state is kept as a version. */
export const exportStoredCv = endpoint({
	method: 'POST',
	path: '/api/cvs/:cvId/export/',
	access: owner({ 'params.cvId': 'cv' }),
	summary: 'A saved CV as a file to download',
	params: cvParams,
	body: exportOptionsSchema.extend({ format: exportFormatSchema }),
})

export const previewStoredCv = endpoint({
	method: 'GET',
	path: '/api/cvs/:cvId/preview/',
	access: owner({ 'params.cvId': 'cv' }),
	summary: 'The typeset pages of a saved CV as SVG; one page makes a thumbnail',
	params: cvParams,
	query: z.object({ pages: z.coerce.number().int().min(1).max(100).default(100) }),
	response: previewAnswerSchema,
})

/** A version in a list. */
export const cvVersionSummarySchema = z.object({
	id: z.uuid(),
	cvId: z.uuid(),
	/** Counts from 1 within a CV. */
	number: z.number().int(),
	label: z.string(),
	reason: versionReasonSchema,
	/** The revision of the CV that it is a copy of. */
	revision: z.number().int(),
	createdAt: z.iso.datetime(),
})
export type CvVersionSummary = z.infer<typeof cvVersionSummarySchema>

export const cvVersionSchema = cvVersionSummarySchema.extend({
	title: z.string(),
	document: cvDocumentSchema,
	design: cvDesignSchema,
})
export type CvVersion = z.infer<typeof cvVersionSchema>

const versionParams = cvParams.extend({ versionId: z.uuid() })

export const listCvVersions = endpoint({
	method: 'GET',
	path: '/api/cvs/:cvId/versions/',
	access: owner({ 'params.cvId': 'cv' }),
	summary: 'The versions of a CV, newest first',
	params: cvParams,
	query: page,
	response: z.object({
		versions: z.array(cvVersionSummarySchema),
		nextCursor: z.string().nullable(),
	}),
})

export const getCvVersion = endpoint({
	method: 'GET',
	path: '/api/cvs/:cvId/versions/:versionId/',
	access: owner({ 'params.cvId': 'cv', 'params.versionId': 'cv_version' }),
	summary: 'A version of a CV',
	params: versionParams,
	response: cvVersionSchema,
})

/** A CV that has not changed since its last version gets no second one: that one takes the label. */
export const makeCvVersion = endpoint({
	method: 'POST',
	path: '/api/cvs/:cvId/versions/',
	access: owner({ 'params.cvId': 'cv' }),
	summary: 'Save the current CV as a version',
	params: cvParams,
	body: z.object({ label: labelSchema.default('') }),
	response: cvVersionSummarySchema,
})

/** A version with a name is never thinned out. */
export const nameCvVersion = endpoint({
	method: 'PATCH',
	path: '/api/cvs/:cvId/versions/:versionId/',
	access: owner({ 'params.cvId': 'cv', 'params.versionId': 'cv_version' }),
	summary: 'Name a version',
	params: versionParams,
	body: z.object({ label: labelSchema }),
	response: cvVersionSummarySchema,
})

export const restoreCvVersion = endpoint({
	method: 'POST',
	path: '/api/cvs/:cvId/versions/:versionId/restore/',
	access: owner({ 'params.cvId': 'cv', 'params.versionId': 'cv_version' }),
	summary: 'Restore a version of a CV; the current CV is saved as a version; needs If-Match',
	params: versionParams,
	headers: ifMatch,
	response: cvSchema,
})
