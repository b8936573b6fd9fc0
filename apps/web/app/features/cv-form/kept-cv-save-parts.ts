import type { Cv } from '@app/contract'
import type { CvTabs } from '#shared/kept-cvs/cv-tabs.ts'
import type { PendingChanges } from '#shared/kept-cvs/unsent.ts'
import type { CvFormStore } from './cv-form-store.ts'
import type { CvServer } from './cv-server.ts'
import type { Later } from './retry.ts'

/** What saving a CV of the account works with. */
export type KeptCvSaveParts = {
	store: CvFormStore
	/** The CV as the server has just given it. */
	cv: Cv
	/** Names this tab; also to the server, which then knows its saves again. */
	writer: string
	owner: { id: string; isHere: () => boolean }
	unsent: Pick<PendingChanges, 'keep' | 'keepAtOnce' | 'forget' | 'takeLeft' | 'comesLater'>
	server: CvServer
	tabs: CvTabs
	later: Later
}
