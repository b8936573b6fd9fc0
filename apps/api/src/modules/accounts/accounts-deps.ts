import type { Orm } from '#db/database.ts'
import type { AccountServices } from '#services/account-services.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import type { PersonalData } from '#services/personal-data.ts'

/** The dependencies of the calls about accounts. */
export type AccountsDeps = AccountServices & {
	orm: Orm
	now: () => number
	mail: Mail
	/** Ends the sessions of an account, but the one that is named. */
	endSessions: (tx: Orm, accountId: string, except?: string) => Promise<void>
	/** Does what waited for an address to be confirmed, such as handing over a guest's analysis. */
	onEmailConfirmed: (tx: Orm, accountId: string) => Promise<void>
	/** The personal data that every part of Ella keeps. */
	personalData: PersonalData[]
}
