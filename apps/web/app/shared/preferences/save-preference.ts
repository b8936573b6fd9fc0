import { toast } from '#shared/ui/toast.ts'

/** Stores a choice; says so when this browser cannot. */
export function savePreference(store: () => void): void {
	try {
		store()
	} catch {
		toast.error('This browser allows no storage, so the choice could not be kept.')
	}
}
