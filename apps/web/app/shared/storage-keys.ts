import { commonStorageKeys, unreadableCvPrefix } from './common-storage-keys.ts'

/**
 * Every key under which Ella stores a text in a browser. `TextStorage` accepts no other key, so this list is
 * complete. The page about cookies names each key.
 */
export const storageKeys = {
	...commonStorageKeys,
	/** The id and the name of the open CV. */
	openCv: 'cvFormData.open',
	/** Text typed in fields of the open CV that isn't part of the CV yet. */
	cvDrafts: 'cvFormData.drafts',
	/** The CVs that were sent into an account and not yet acknowledged. */
	sentCvs: 'cvFormData.sent',
	/** The account that this browser's CV is not moved into automatically. */
	stays: 'cvFormData.stays',
	/** The advert that was compared last, so that it is there when its page is opened again. */
	advert: 'lastAdvert',
	/** Text typed about a job that isn't added yet. */
	jobDraft: 'jobDraft',
	/** Whose account wrote the CV of this browser; a guest's has none. */
	cvOwner: 'cvFormData.owner',
	/** The doubts in the CV that this browser keeps. */
	cvDoubts: 'cvFormData.doubts',
	/** The doubts in CVs of an account, by the CV's id. */
	accountDoubts: 'readingDoubts',
	/** Text typed in fields of an account's CVs that isn't part of them yet, by the CV's id. */
	accountDrafts: 'cvFormDrafts',
	history: 'cvFormHistory',
	examples: 'examplesBeside',
	guestSession: 'guest_cv_session',
	/** The language model that a person pays for, with its key. The key leaves only with that person's requests. */
	ownModel: 'ella-own-model',
	dismissedChecks: 'cvReportSetAside',
	/** The fixes made in the last 5 reports. */
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
	/** The requests to the assistant about a CV, and its proposals. */
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
	/** The CVs of a person without an account, apart from the open one. */
	localCvs: 'ella-local-cvs',
} as const
