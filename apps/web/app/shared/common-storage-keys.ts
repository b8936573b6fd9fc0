/**
 * The storage keys that every page needs. They are in a separate file, because the other keys would add to the first
 * page.
 */
export const commonStorageKeys = {
	theme: 'theme',
	preferences: 'preferences',
	/** The local flag that switches performance monitoring on: set it to `true` by hand. */
	monitoring: 'performanceMonitoring',
	/** Tokens and their person, in local storage when remembered, else in session storage. */
	accessToken: 'access_token',
	refreshToken: 'refresh_token',
	user: 'user',
	/** Whose computer this is: the id of the last person who was signed in, in both storages. */
	lastPerson: 'last_person',
	/** The open CV of a person without an account. */
	cv: 'cvFormData',
	/** CVs on their way into the database of this browser. */
	stagedCvs: 'cvFormData.list',
	/** How many CVs there are beside the open one. */
	listedCvs: 'cvFormData.listed',
	/** A version that could not be saved because another tab had saved a different one. */
	otherCv: 'cvFormData.otherVersion',
	/** Cover letters of a person without an account. */
	letters: 'cvFormData.letters',
	pendingClaim: 'claim_session_id',
} as const

/** How the names of stored texts begin that could not be read. */
export const unreadableCvPrefix = 'cvFormData.unreadable'

/** The key of the browser's storage that holds the CV. */
export const storageKey = commonStorageKeys.cv
/** Where a version is kept that could not be saved because another tab had saved a different one. */
export const otherVersionKey = commonStorageKeys.otherCv
