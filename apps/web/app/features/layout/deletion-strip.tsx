import { keepAccount } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { call } from '#shared/api/call.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'

/** When the account goes, and the button that takes it back. */
export function DeletionStrip({ deletionAt }: { deletionAt: string }) {
	const { setUser } = useSession()
	const keep = useMutation({
		mutationFn: () => call(keepAccount, {}),
		onSuccess: (kept) => {
			setUser(kept)
			toast.success('Your account won’t be deleted.')
		},
		onError: (error) => toast.error(error.message),
	})
	return (
		<section
			aria-label="Your account is about to be deleted"
			className="border-y border-line bg-desk-2"
		>
			<div className="mx-auto flex max-w-[76rem] flex-wrap items-center gap-x-5 gap-y-2.5 px-5 py-3 sm:px-6">
				<p className="flex items-start gap-2.5 text-sm">
					<CalendarX size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-brick" />
					Your account will be deleted on {formatDay(deletionAt)}, along with everything in it.
				</p>
				<Button size="small" disabled={keep.isPending} onClick={() => keep.mutate()}>
					Keep my account
				</Button>
			</div>
		</section>
	)
}

function formatDay(time: string): string {
	return new Date(time).toLocaleDateString('en-GB', {
		day: 'numeric',
		month: 'long',
		year: 'numeric',
	})
}
