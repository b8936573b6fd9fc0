import { keepAccount, type User } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { call } from '#shared/api/call.ts'
import { formatShortDay } from '#shared/time/format-time-ago.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'

type CancelAccountDeletionProps = { deletionAt: string; onKept: (user: User) => void }

/** Says when the account will be deleted, and takes that back. */
export function CancelAccountDeletion({ deletionAt, onKept }: CancelAccountDeletionProps) {
	const keep = useMutation({
		mutationFn: () => call(keepAccount, {}),
		onSuccess: (user) => {
			onKept(user)
			toast.success('Your account won’t be deleted.')
		},
		onError: (error) => toast.error(error.message),
	})
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
			<p className="flex min-w-0 items-start gap-2.5">
				<CalendarX2 size={20} aria-hidden className="mt-0.5 shrink-0 text-brick" />
				<span>
					Your account will be deleted on{' '}
					<strong className="font-semibold whitespace-nowrap">{formatShortDay(deletionAt)}</strong>.
				</span>
			</p>
			<Button
				look="primary"
				size="small"
				disabled={keep.isPending}
				onClick={() => keep.mutate()}
				className="max-sm:w-full"
			>
				{keep.isPending ? 'Saving…' : 'Keep my account'}
			</Button>
		</div>
	)
}
