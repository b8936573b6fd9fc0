import { toast } from '#shared/ui/toast.ts'

/** Stores a choice; says so when this browser cannot. */
export function savePreference(store: () => void): void {
	try {
		store()
	} catch {
		toast.error('This browser doesn’t allow storage, so we couldn’t save your choice.')
	}
}
