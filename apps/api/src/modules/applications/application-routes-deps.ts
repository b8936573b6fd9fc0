import type { UnsubscribeKeys } from '#services/unsubscribe-keys.ts'
import type { ApplicationStore } from './applications.store.ts'

export type ApplicationRoutesDeps = {
	applications: ApplicationStore
	/** Throws `no_room_left` when nothing more can be written. */
	refuseWithoutRoom: () => Promise<void>
	savesPerMinute: number
	/** Makes the keys that stop e-mails about next steps. */
	reminderKeys: UnsubscribeKeys
	/** Whether there is a way to send e-mails. */
	canSendMail: boolean
}
