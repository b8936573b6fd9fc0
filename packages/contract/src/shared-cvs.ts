import { hideableParts } from '@app/cv'
import { z } from 'zod'
import { owner, secretHolder } from './access.ts'
import { visibilitySchema } from './cvs.ts'
import { endpoint } from './define-endpoint.ts'
import { printedCvContentSchema } from './printed-cv.ts'
import { previewAnswerSchema } from './typesetting.ts'

const cvParams = z.object({ cvId: z.uuid() })
const hiddenPartsSchema = z.array(z.enum(hideableParts)).max(hideableParts.length)

/** The readable end of a public address: `/cv/public/jane-smith`. */
export const slugSchema = z
	.string()
	.trim()
	.toLowerCase()
	.min(3, 'Please use at least 3 characters.')
	.max(60, 'Please use at most 60 characters.')
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please use letters from a to z, digits and hyphens.')
	// Ids of links are as long as this, and no address may look like another's link.
	.refine((slug) => !/^[0-9a-f]{32}$/.test(slug), 'Please choose a different link.')

export const shareSettingsSchema = z.object({
	visibility: visibilitySchema,
	/** The end of the address by link; `null` while private, and a new one each time it is shared again. */
	publicId: z.string().nullable(),
	/** The readable end of the address; it works while the CV is public. */
	slug: z.string().nullable(),
	hasPassword: z.boolean(),
	/** Whether others may take it as a file. */
	allowsDownload: z.boolean(),
	expiresAt: z.iso.datetime().nullable(),
	hiddenParts: hiddenPartsSchema,
	views: z.number().int(),
	downloads: z.number().int(),
	/** The last 30 days on which it was opened, in UTC. Who opened it is not known. */
	days: z.array(
		z.object({ day: z.iso.date(), views: z.number().int(), downloads: z.number().int() }),
	),
})
export type ShareSettings = z.infer<typeof shareSettingsSchema>

export const getShareSettings = endpoint({
	method: 'GET',
	path: '/api/cvs/:cvId/share/',
	access: owner({ 'params.cvId': 'cv' }),
	summary: 'How a CV is shared, and how often people opened it',
	params: cvParams,
	response: shareSettingsSchema,
})

/** Holds from the moment that it is answered; what opened a protected CV before does not open it any more. */
export const updateShareSettings = endpoint({
	method: 'PUT',
	path: '/api/cvs/:cvId/share/',
	access: owner({ 'params.cvId': 'cv' }),
	summary: 'Share a CV, or stop sharing it',
	params: cvParams,
	body: z.object({
		visibility: visibilitySchema,
		slug: slugSchema.nullable(),
		/** `null` removes the password; if absent, the password stays the same. */
		password: z
			.string()
			.min(6, 'Please use at least 6 characters.')
			.max(200, 'Please use at most 200 characters.')
			.nullable()
			.optional(),
		allowsDownload: z.boolean(),
		expiresAt: z.iso.datetime().nullable(),
		hiddenParts: hiddenPartsSchema,
	}),
	response: shareSettingsSchema,
})

/** The old link stops working as soon as this call returns; everything else stays the same. */
export const renewShareLink = endpoint({
	method: 'POST',
	path: '/api/cvs/:cvId/share/new-link/',
	access: owner({ 'params.cvId': 'cv' }),
	summary: 'Replace the link to a shared CV with a new one',
	params: cvParams,
	response: shareSettingsSchema,
})

const sharedParams = z.object({ key: z.string().min(1).max(100) })
/** The grant that `unlockSharedCv` returned, for a CV with a password. */
const grantHeader = z.object({ 'share-grant': z.string().max(200).optional() })

/** A CV as others see it, without the hidden and unprinted parts, the CV's title and its owner. */
export const sharedCvSchema = z.object({
	words: printedCvContentSchema,
	allowsDownload: z.boolean(),
	/** Whether search engines may list it. */
	isIndexable: z.boolean(),
	/** The end of the address that it should be known by. */
	key: z.string(),
	updatedAt: z.iso.datetime(),
})
export type SharedCv = z.infer<typeof sharedCvSchema>

/** Counts as a view, unless its owner looks. */
export const readSharedCv = endpoint({
	method: 'GET',
	path: '/api/cvs/public/:key/',
	access: secretHolder('params.key', { session: 'recognised' }),
	summary: 'A shared CV, by the id in its link or its readable address',
	params: sharedParams,
	headers: grantHeader,
	response: sharedCvSchema,
})

export const unlockSharedCv = endpoint({
	method: 'POST',
	path: '/api/cvs/public/:key/unlock/',
	access: secretHolder('body.password', { session: 'recognised' }),
	summary: 'Exchange the password of a shared CV for a grant that lasts one hour',
	params: sharedParams,
	body: z.object({ password: z.string().min(1).max(200) }),
	response: z.object({ grant: z.string(), expiresAt: z.iso.datetime() }),
})

export const previewSharedCv = endpoint({
	method: 'GET',
	path: '/api/cvs/public/:key/preview/',
	access: secretHolder('params.key', { session: 'recognised' }),
	summary: 'The typeset pages of a shared CV as SVG',
	params: sharedParams,
	headers: grantHeader,
	response: previewAnswerSchema,
})

/** The picture that other programs show beside a link to the CV. A protected CV has none. */
export const pictureSharedCv = endpoint({
	method: 'GET',
	path: '/api/cvs/public/:key/picture.png',
	access: secretHolder('params.key', { session: 'recognised' }),
	summary: 'The upper part of the first page of a shared CV as PNG',
	params: sharedParams,
})

/** The files that others can take; Ella's own file would say more than the pages do. */
export const sharedFormatSchema = z.enum(['pdf', 'txt'])
export type SharedFormat = z.infer<typeof sharedFormatSchema>

/** Counts as a download, unless its owner asks. */
export const exportSharedCv = endpoint({
	method: 'POST',
	path: '/api/cvs/public/:key/export/',
	access: secretHolder('params.key', { session: 'recognised' }),
	summary: 'A shared CV as a file to download',
	params: sharedParams,
	headers: grantHeader,
	body: z.object({ format: sharedFormatSchema }),
})
