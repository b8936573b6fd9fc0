import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, applicationSetting } from '#db/schema.ts'

/** Whether a person wants e-mails about their next steps; true until the person turns them off. */
export async function hasReminders(orm: Orm, ownerId: string): Promise<boolean> {
	const [found] = await orm
		.select({ isOn: applicationSetting.hasReminders })
		.from(applicationSetting)
		.where(eq(applicationSetting.ownerId, ownerId))
	return found?.isOn ?? true
}

/** Switches these e-mails on or off. */
export async function setReminders(orm: Orm, ownerId: string, isOn: boolean): Promise<void> {
	await orm
		.insert(applicationSetting)
		.values({ ownerId, hasReminders: isOn })
		.onConflictDoUpdate({ target: applicationSetting.ownerId, set: { hasReminders: isOn } })
}

/** Switches these e-mails off for the person whose key was shown; a deleted account gets no e-mails anyway. */
export async function stopReminders(orm: Orm, ownerId: string): Promise<void> {
	const [found] = await orm.select({ id: account.id }).from(account).where(eq(account.id, ownerId))
	if (found) await setReminders(orm, ownerId, false)
}
