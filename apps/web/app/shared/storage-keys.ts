/**
 * Every name under which Ella keeps a text in a browser. `TextStorage` takes no other, so that what is here is all there
 * is. The page about cookies names each.
 */
export const storageKeys = {
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
	/** The CV of somebody without an account. */
	cv: 'cvFormData',
	/** A version that could not be saved because another tab had saved a different one. */
	otherCv: 'cvFormData.otherVersion',
	/** What was sent into an account and not yet acknowledged. */
	sentCvs: 'cvFormData.sent',
	/** Into whose account the CV of this browser does not go by itself. */
	stays: 'cvFormData.stays',
	/** Whose account wrote the CV of this browser; a guest's has none. */
	cvOwner: 'cvFormData.owner',
	/** The doubts in the CV that this browser keeps. */
	cvDoubts: 'cvFormData.doubts',
	/** The doubts in CVs of an account, by the CV's id. */
	accountDoubts: 'readingDoubts',
	history: 'cvFormHistory',
	examples: 'examplesBeside',
	guestSession: 'guest_cv_session',
	pendingClaim: 'claim_session_id',
	dismissedChecks: 'cvReportSetAside',
	dismissedSteps: 'ella-next-steps-aside',
	socialTarget: 'social_login_redirect',
	analyticsClient: 'analytics_client',
} as const

/** How names begin that go on with the id of a CV, a report or a tab. */
export const keyPrefixes = {
	/** Stored texts that could not be read. */
	unreadableCv: 'cvFormData.unreadable',
	unsent: 'cvUnsent.',
	corrections: 'cvReading.',
	advert: 'advert-for-',
	shareGrant: 'share_grant ',
} as const

type ValueOf<Names> = Names[keyof Names]
export type KeyPrefix = ValueOf<typeof keyPrefixes>

/** A name under which Ella keeps something. */
export type StorageKey = ValueOf<typeof storageKeys> | `${KeyPrefix}${string}`

/** The databases of a browser: changes that wait to be sent, copies of CVs, and their pages. */
export const databaseNames = { unsent: 'ella', copies: 'ella-copies', pages: 'ella-pages' } as const
