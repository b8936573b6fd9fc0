import { accountPersonalData } from './modules/accounts/account-personal-data.ts'
import type { AccountsRoutesParts } from './modules/accounts/accounts.routes.ts'
import type { RemovalParts } from './modules/accounts/remove-accounts.ts'
import { applicationPersonalData } from './modules/applications/application-personal-data.ts'
import { cvPersonalData } from './modules/cvs/cv-personal-data.ts'
import { analysisPersonalData } from './modules/guest-analysis/analysis-personal-data.ts'
import { modelUsePersonalData } from './modules/rewrites/model-use.store.ts'
import { endSessionsExcept } from './modules/sessions/end-sessions.ts'
import { billingPersonalData } from './modules/subscription/billing-personal-data.ts'
import { jobPersonalData } from './modules/vacancies/job-personal-data.ts'
import type { Log } from './services/open-job-queue.ts'
import type { PersonalData } from './services/personal-data.ts'
import type { Services } from './services.ts'

type Opened = Pick<
	Services,
	'database' | 'files' | 'guestAnalyses' | 'accounts' | 'payments' | 'engines' | 'renders' | 'now'
>

/** Every part of Ella with personal data. Add new ones here. */
export function listPersonalData({
	database,
	files,
	guestAnalyses,
	payments,
	engines,
	renders,
	now,
}: Opened): PersonalData[] {
	const { orm } = database
	const typesetter = engines.typesetter.through(renders.gateForJobs)
	return [
		// First, because nobody may be charged whose account is half gone.
		billingPersonalData({ orm, payments, now }),
		accountPersonalData({ orm }),
		analysisPersonalData({ orm, files, store: guestAnalyses }),
		cvPersonalData({
			orm,
			toPdf: async (document, design) => {
				const options = { createdAt: new Date(now()), carriesData: false }
				return (await typesetter.pdf(document, design, options)).bytes
			},
		}),
		modelUsePersonalData({ orm }),
		jobPersonalData({ orm }),
		applicationPersonalData({ orm }),
	]
}

/** Creates the dependencies for deleting accounts. */
export function wireAccountRemoval(opened: Opened, log: Log): RemovalParts {
	const { orm } = opened.database
	const { events } = opened.accounts
	return { orm, personalData: listPersonalData(opened), events, log }
}

/** Creates the dependencies of the calls about accounts. */
export function wireAccounts(background: Services): AccountsRoutesParts {
	const { config, database, accounts, mail, profile, now } = background
	return {
		...accounts,
		orm: database.orm,
		now,
		mail,
		endSessions: async (tx, accountId, exceptId) => {
			const others = exceptId === undefined ? {} : { exceptId }
			await endSessionsExcept(tx, accountId, { at: new Date(now()), ...others })
		},
		onEmailConfirmed: async (tx, accountId) => {
			await background.guestClaims.claimNoted(tx, accountId)
		},
		personalData: listPersonalData(background),
		userOf: profile.user,
		registrationsPerHour: config.registrationsPerHour,
	}
}
