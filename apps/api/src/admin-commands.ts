import type { AdminAnswer, AdminRequest } from './admin/admin-request.ts'
import { type AdminParts, answerAdmin } from './admin/answer-admin.ts'
import { spoolBackup } from './backup/spool-backup.ts'
import type { Config } from './config.ts'
import { createServices } from './create-services.ts'
import { withPatience } from './database-timeouts-config.ts'
import { createLog } from './http/log-requests.ts'
import { exportAccount } from './modules/accounts/export-account.ts'
import { removeAccount } from './modules/accounts/remove-accounts.ts'
import { createDiskSpaceGuard } from './services/disk-space.ts'
import type { Services } from './services.ts'

const noRoomForBackup =
	'There isn’t enough space on the disk of DATA_DIR to build the backup. Stop the server first, or free some space.'

/** The dependencies of an operator's commands. */
export function createAdminCommands(background: Services): AdminParts {
	const { config, database, files, accounts, contact, modelDays, removal, now, freeMb } = background
	const refuseWithoutRoom = createDiskSpaceGuard({
		folder: config.dataDir,
		minFreeMb: () => config.minFreeMb,
		now,
		freeMb,
		sentence: noRoomForBackup,
	})
	return {
		orm: database.orm,
		now,
		events: accounts.events,
		messages: contact.list,
		modelSums: modelDays.sums,
		removeAccount: (accountId) => removeAccount(removal, accountId),
		exportAccount: (accountId) =>
			exportAccount({ personalData: removal.personalData, now }, accountId),
		backUp: () =>
			spoolBackup({
				database,
				files,
				now,
				dataDir: config.dataDir,
				refuseWithoutRoom,
			}),
	}
}

/** Opens the database for one request; `use` has to be done with the answer before it is closed again. */
export async function answerWithoutServer(
	config: Config,
	request: AdminRequest,
	use: (answer: AdminAnswer) => Promise<void>,
): Promise<void> {
	const background = await createServices({
		config: { ...withPatience(config), readerProcesses: 1, renderProcesses: 1 },
		log: createLog('error'),
		statementTimeout: 'job',
		onLost: (error) => {
			throw error
		},
	})
	try {
		await use(await answerAdmin(createAdminCommands(background), request))
	} finally {
		await background.close()
	}
}
