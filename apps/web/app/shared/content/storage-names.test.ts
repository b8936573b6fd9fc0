import { expect, test } from 'vitest'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { showExampleBeside } from '#shared/examples/example-in-use.ts'
import { keepFieldDraft } from '#shared/field-drafts.ts'
import { keepHistory } from '#shared/kept-history.ts'
import { keepDoubts } from '#shared/reading/kept-doubts.ts'
import { keepSetAside } from '#shared/report/kept-set-aside.ts'
import { readWrittenPage } from './written-pages.server.ts'

const sources: Record<string, string> = import.meta.glob(
	['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../shared/test/**'],
	{ query: '?raw', import: 'default', eager: true },
)

/** What each file that writes into the storage of a browser puts there. */
const namesByFile: Record<string, string> = {
	'features/cv-analysis/kept-corrections.ts': 'cvReading',
	'features/cv-form/autosave.ts': 'cvFormData',
	'features/next-steps/set-aside.ts': 'ella-next-steps-aside',
	'features/shared-cv/grants.ts': 'share_grant',
	'features/sign-in/social-target.ts': 'social_login_redirect',
	'shared/analytics/analytics-calls.ts': 'analytics_client',
	'shared/cv-form-removal.ts': 'cvFormData',
	'shared/cv-form-storage.ts': 'cvFormData',
	'shared/examples/example-in-use.ts': 'examplesBeside',
	'shared/field-drafts.ts': 'cvFormDrafts',
	'shared/guest/pending-claim.ts': 'claim_session_id',
	'shared/guest/remembered-session.ts': 'guest_cv_session',
	'shared/kept-cvs/unsent-texts.ts': 'cvUnsent',
	'shared/kept-history.ts': 'cvFormHistory',
	'shared/local-cvs/begin-local-cv.ts': 'cvFormData',
	'shared/local-cvs/move-local-cvs.ts': 'cvFormData',
	'shared/local-cvs/move-record.ts': 'cvFormData',
	'shared/local-cvs/open-local-cv.ts': 'cvFormData',
	'shared/local-cvs/staged-cvs.ts': 'cvFormData',
	'shared/match/carried-advert.ts': 'advert-for',
	'shared/preferences/preferences-store.ts': 'preferences',
	'shared/reading/kept-doubts.ts': 'readingDoubts',
	'shared/report/kept-set-aside.ts': 'cvReportSetAside',
	'shared/session/token-store.ts': 'access_token',
	'shared/theme/theme-store.ts': 'theme',
}

test('the page about cookies names whatever a file of the app writes into the storage', async () => {
	const writing = Object.entries(sources)
		.filter(([, text]) => /\.setItem\(/.test(text))
		.map(([path]) => new URL(path, 'http://app/shared/content/').pathname.slice(1))
	expect(writing.sort()).toEqual(Object.keys(namesByFile).sort())
	const { html } = await readWrittenPage('cookies')
	expect(Object.values(namesByFile).filter((name) => !html.includes(`<code>${name}`))).toEqual([])
})

test('the page about cookies names what lies in the storage of a browser that was used', async () => {
	keepHistory(
		{ ...emptyFormData(), versionHistory: [emptyFormData()], currentVersion: 0, newest: null },
		{ cvId: 'local', ownerId: null },
	)
	keepSetAside('analysis', ['dates'])
	showExampleBeside('local', 'chef')
	keepDoubts('cv-1', {})
	keepFieldDraft({ cvId: 'cv-1', field: 'skills.' }, 'fork')
	const { html } = await readWrittenPage('cookies')
	const names = Object.keys({ ...localStorage, ...sessionStorage })
	expect(names).toHaveLength(5)
	expect(names.filter((name) => !html.includes(name))).toEqual([])
})
