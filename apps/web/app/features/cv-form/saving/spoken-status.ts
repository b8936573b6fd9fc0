import type { SaveStatus } from './save-status.ts'

const waits = 'Your changes are on this device. We’ll save them when we can reach Ella.'
const arrived = 'Your changes are saved.'

/**
 * Returns the next announcement about saving for screen readers, given the one `before`: once when changes have to
 * wait on this device, and once when they are saved after all. Regular autosaves are not announced.
 */
export function spokenStatus(before: string, { kind }: SaveStatus): string {
	if (kind === 'waiting') return waits
	return kind === 'saved' && before === waits ? arrived : before
}
