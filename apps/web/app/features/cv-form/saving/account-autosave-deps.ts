import type { Cv } from '@app/contract'
import type { CvTabs } from '#shared/offline/cv-tabs.ts'
import type { PendingChanges } from '#shared/offline/pending-changes.ts'
import type { CvFormStore } from '../form-state/cv-form-store.ts'
import type { CvServer } from './cv-server.ts'
import type { Later } from './retry.ts'

/** What saving a CV of the account works with. */
export type AccountAutosaveDeps = {
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
