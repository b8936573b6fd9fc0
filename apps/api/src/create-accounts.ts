import type { AccountsRoutesParts } from './modules/accounts/accounts.routes.ts'
import { personalAccount } from './modules/accounts/personal-account.ts'
import type { RemovalParts } from './modules/accounts/remove-accounts.ts'
import { personalApplications } from './modules/applications/personal-applications.ts'
import { personalCvs } from './modules/cvs/personal-cvs.ts'
import { personalAnalyses } from './modules/guest-analysis/personal-analyses.ts'
import { personalModelUse } from './modules/rewrites/model-use.store.ts'
import { endSessionsExcept } from './modules/sessions/end-sessions.ts'
import { personalBilling } from './modules/subscription/personal-billing.ts'
import { personalJobs } from './modules/vacancies/personal-jobs.ts'
import type { Log } from './services/open-jobs.ts'
import type { PersonalData } from './services/personal-data.ts'
import type { Services } from './services.ts'

type Opened = Pick<Services, 'database' | 'files' | 'store' | 'accounts' | 'payments' | 'now'>

/** Every part of Ella that keeps something about people; whoever adds one adds it here. */
export function listPersonalData({
	database,
	files,
	store,
	payments,
	now,
}: Opened): PersonalData[] {
	const { orm } = database
	return [
		// First, because nobody may be charged whose account is half gone.
		personalBilling({ orm, payments, now }),
		personalAccount({ orm }),
		personalAnalyses({ orm, files, store }),
		personalCvs({ orm }),
		personalModelUse({ orm }),
		personalJobs({ orm }),
		personalApplications({ orm }),
	]
}

/** What deleting accounts needs. */
export function createRemoval(opened: Opened, log: Log): RemovalParts {
	const { orm } = opened.database
	const { events } = opened.accounts
	return { orm, personalData: listPersonalData(opened), events, log }
}

/** What the calls about accounts need. */
export function createAccounts(background: Services): AccountsRoutesParts {
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
