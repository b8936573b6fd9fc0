import { type ShareSettings, slugSchema, type updateShareSettings } from '@app/contract'
import type { HideablePart } from '@app/cv'
import type { z } from 'zod'

/** The settings as they stand in the form, before they are saved. */
export type ShareDraft = {
	visibility: ShareSettings['visibility']
	slug: string
	hasPassword: boolean
	/** A new one; `''` keeps the one that there is. */
	password: string
	/** The date on which the link ends, in the person's own time; `''` for no end. */
	endsOn: string
	allowsDownload: boolean
	hiddenParts: HideablePart[]
}

export type ShareProblems = { slug?: string; password?: string; endsOn?: string }
type ShareWish = z.input<(typeof updateShareSettings)['body']>

/** Returns the form's values for the saved settings. */
export function toShareDraft(settings: ShareSettings): ShareDraft {
	const { visibility, slug, hasPassword, expiresAt, allowsDownload, hiddenParts } = settings
	return {
		visibility,
		hasPassword,
		allowsDownload,
		hiddenParts,
		slug: slug ?? '',
		password: '',
		endsOn: expiresAt === null ? '' : localDay(new Date(expiresAt)),
	}
}

/** Whether the form says anything that is not saved yet. */
export function isChanged(draft: ShareDraft, settings: ShareSettings): boolean {
	const sorted = ({ hiddenParts, ...rest }: ShareDraft) =>
		JSON.stringify({ ...rest, hiddenParts: [...hiddenParts].sort() })
	return sorted(draft) !== sorted(toShareDraft(settings))
}

/** Returns the errors that prevent saving, by field; `{}` when there are none. */
export function validateShareDraft(
	draft: ShareDraft,
	settings: ShareSettings,
	now: Date,
): ShareProblems {
	if (draft.visibility === 'private') return {}
	const slug = draft.visibility === 'public' && draft.slug !== '' ? slugProblem(draft.slug) : null
	const needsPassword = draft.hasPassword && !settings.hasPassword
	const isShort = draft.hasPassword && draft.password !== '' && draft.password.length < 6
	const isOver = draft.endsOn !== '' && draft.endsOn < localDay(now)
	return {
		...(slug && { slug }),
		...(needsPassword && draft.password === '' && { password: 'Enter a password.' }),
		...(isShort && { password: 'Use at least 6 characters.' }),
		...(isOver && { endsOn: 'Choose a date that isn’t in the past.' }),
	}
}

/** Returns the request that saves the form. */
export function toShareRequest(draft: ShareDraft, settings: ShareSettings): ShareWish {
	const { visibility, slug, hasPassword, password, allowsDownload, hiddenParts } = draft
	const isSameEnd = draft.endsOn === toShareDraft(settings).endsOn
	return {
		visibility,
		allowsDownload,
		hiddenParts,
		slug: slug === '' ? null : slug,
		...(!hasPassword && { password: null }),
		...(hasPassword && password !== '' && { password }),
		expiresAt: isSameEnd ? settings.expiresAt : toExpiry(draft.endsOn),
	}
}

// Letters that do not come apart into a plain one and its mark.
const plainLetters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/** A readable address made of a name, such as `siobhan-odonnell`; `''` when nothing of it can be used. */
export function slugFrom(name: string): string {
	const slug = name
		.normalize('NFKD')
		.replace(/[\p{M}'’]/gu, '')
		.toLowerCase()
		.replace(/[łøđßæœ]/g, (letter) => plainLetters[letter] ?? '')
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 60)
		.replace(/^-+|(?<!-)-+$/g, '')
	return slugProblem(slug) === null ? slug : ''
}

/** The last day as the date field of a form writes it. */
export function localDay(moment: Date): string {
	const parts = [moment.getMonth() + 1, moment.getDate()].map((part) =>
		String(part).padStart(2, '0'),
	)
	return [moment.getFullYear(), ...parts].join('-')
}

function toExpiry(day: string): string | null {
	return day === '' ? null : new Date(`${day}T23:59:59.999`).toISOString()
}

function slugProblem(slug: string): string | null {
	return slugSchema.safeParse(slug).error?.issues[0]?.message ?? null
}
