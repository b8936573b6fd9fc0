import type { SaveStatus } from './save-status.ts'

const waits = 'Your changes are on this device. We’ll save them when we can reach Ella.'
const arrived = 'Your changes are saved.'

/**
 * What a screen reader says of saving, after what it said `before`: that something has to wait here, once, and that it
 * is saved after all. A CV that is saved every few seconds is not talked about.
 */
export function spokenStatus(before: string, { kind }: SaveStatus): string {
	if (kind === 'waiting') return waits
	return kind === 'saved' && before === waits ? arrived : before
}
