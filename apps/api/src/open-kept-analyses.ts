import type { AppParts } from './app.ts'
import type { Orm } from './db/database.ts'
import type { KeptAnalyses } from './kept-analyses.ts'
import { analysesStore } from './modules/analyses/analyses.store.ts'
import { keepCv } from './modules/cvs/create-cvs.ts'
import { guestClaimStore } from './modules/guest-claim/guest-claim.store.ts'
import type { Mail } from './services/mail/open-mail.ts'
import type { Services } from './services.ts'

/** Opens the stores of analyses that accounts keep. */
export function openKeptAnalyses(opened: {
	orm: Orm
	now: () => number
	mail: Mail
}): KeptAnalyses {
	return {
		analyses: analysesStore(opened),
		guestClaims: guestClaimStore({
			...opened,
			keepCv: (tx, ownerId, read) => keepCv({ tx, now: opened.now }, ownerId, read),
		}),
	}
}

/** The dependencies of the routes for kept analyses. */
export function wireAnalyses({
	accounts,
	mail,
	pictures,
	guestAnalyses,
	analyses,
	guestClaims,
}: Services): Pick<AppParts, 'analyses' | 'guestClaim'> {
	const { links } = accounts
	return {
		analyses: { store: analyses, uploads: guestAnalyses, pictures, links },
		guestClaim: { ...accounts, store: guestClaims, mail },
	}
}
