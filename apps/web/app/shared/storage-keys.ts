import { commonStorageKeys, unreadableCvPrefix } from './common-storage-keys.ts'

/**
 * Every name under which Ella keeps a text in a browser. `TextStorage` takes no other, so that what is here is all there
 * is. The page about cookies names each.
 */
export const storageKeys = {
	...commonStorageKeys,
	/** The id and the name of the open CV. */
	openCv: 'cvFormData.open',
	/** What is typed in fields of the open CV and not part of it yet. */
	cvDrafts: 'cvFormData.drafts',
	/** What was sent into an account and not yet acknowledged. */
	sentCvs: 'cvFormData.sent',
	/** Into whose account the CV of this browser does not go by itself. */
	stays: 'cvFormData.stays',
	/** The advert that was compared last, so that it is there when its page is opened again. */
	advert: 'lastAdvert',
	/** What is typed of a job that isn't added yet. */
	jobDraft: 'jobDraft',
	/** Whose account wrote the CV of this browser; a guest's has none. */
	cvOwner: 'cvFormData.owner',
	/** The doubts in the CV that this browser keeps. */
	cvDoubts: 'cvFormData.doubts',
	/** The doubts in CVs of an account, by the CV's id. */
	accountDoubts: 'readingDoubts',
	/** What is typed in fields of CVs of an account and not part of them yet, by the CV's id. */
	accountDrafts: 'cvFormDrafts',
	history: 'cvFormHistory',
	examples: 'examplesBeside',
	guestSession: 'guest_cv_session',
	/** The language model that somebody pays for, with its key. It leaves only with their own requests. */
	ownModel: 'ella-own-model',
	dismissedChecks: 'cvReportSetAside',
	/** What was fixed in the last 5 reports. */
	reportFixes: 'cvReportFixes',
	dismissedSteps: 'ella-next-steps-aside',
	socialTarget: 'social_login_redirect',
	analyticsClient: 'analytics_client',
} as const

/** How names begin that go on with the id of a CV, a report or a tab. */
export const keyPrefixes = {
	/** Stored texts that could not be read. */
	unreadableCv: unreadableCvPrefix,
	unsent: 'cvUnsent.',
	corrections: 'cvReading.',
	advert: 'advert-for-',
	/** What the assistant was asked about a CV, and proposed. */
	assistant: 'assistant-about-',
	shareGrant: 'share_grant ',
} as const

type ValueOf<Names> = Names[keyof Names]
export type KeyPrefix = ValueOf<typeof keyPrefixes>

/** A name under which Ella keeps something. */
export type StorageKey = ValueOf<typeof storageKeys> | `${KeyPrefix}${string}`

/** The databases of a browser. */
export const databaseNames = {
	/** Changes that wait to be sent. */
	unsent: 'ella',
	/** Copies of CVs of an account, and their pages. */
	copies: 'ella-copies',
	pages: 'ella-pages',
	/** CVs of somebody without an account, beside the open one. */
	localCvs: 'ella-local-cvs',
} as const
