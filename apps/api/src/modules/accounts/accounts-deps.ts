import type { Orm } from '#db/database.ts'
import type { AccountServices } from '#services/account-services.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import type { PersonalData } from '#services/personal-data.ts'

/** What the calls about accounts need. */
export type AccountsDeps = AccountServices & {
	orm: Orm
	now: () => number
	mail: Mail
	/** Ends the sessions of an account, but the one that is named. */
	endSessions: (tx: Orm, accountId: string, except?: string) => Promise<void>
	/** Does what waited for an address to be confirmed, such as handing over a guest's analysis. */
	onEmailConfirmed: (tx: Orm, accountId: string) => Promise<void>
	/** What every part of Ella keeps about people. */
	personalData: PersonalData[]
}
