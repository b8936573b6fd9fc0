import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { listWaitingCvs, type WaitingCv } from '#shared/offline/cvs-with-pending-changes.ts'
import { SessionContext, useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'
import { ChangesOfDeletedCv } from './changes-of-deleted-cv.tsx'
import { sendPendingChanges } from './send-pending-changes.ts'

/** Sends what closed tabs have left on this device, and says which CVs still have changes that wait. */
export function PendingChangesNotice() {
	const { user } = useSession()
	const ownerId = user?.id ?? null
	const { waiting, gone, isSending, send, forget } = useWaitingChanges(ownerId)
	return (
		<>
			{waiting.length > 0 ? (
				<Waiting waiting={waiting} isSending={isSending} onSend={() => void send()} />
			) : null}
			{ownerId !== null && gone.length > 0 ? (
				<aside className={panel}>
					<CloudOff size={20} aria-hidden className="shrink-0 text-amber" />
					<ul className="m-0 grid min-w-0 flex-1 list-none gap-3 p-0">
						{gone.map((cv) => (
							<ChangesOfDeletedCv
								key={cv.cvId}
								cv={cv}
								ownerId={ownerId}
								onSettled={() => forget(cv.cvId)}
							/>
						))}
					</ul>
				</aside>
			) : null}
		</>
	)
}

const panel =
	'mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-line bg-paper px-5 py-4'

type WaitingProps = { waiting: WaitingCv[]; isSending: boolean; onSend: () => void }

function Waiting({ waiting, isSending, onSend }: WaitingProps) {
	return (
		<aside className={panel}>
			<CloudOff size={20} aria-hidden className="shrink-0 text-amber" />
			<div className="min-w-0 flex-1 basis-72">
				<p>
					<strong>{describeWaiting(waiting.length)}</strong> Open a CV to see the changes.
				</p>
				<ul className="m-0 mt-1 flex list-none flex-wrap gap-x-4 p-0">
					{waiting.map(({ cvId, title }) => (
						<li key={cvId} className="min-w-0">
							<Link to={`/cv-writer/edit/${cvId}`} className="break-words">
								{title}
							</Link>
						</li>
					))}
				</ul>
			</div>
			<Button size="small" disabled={isSending} onClick={onSend}>
				{isSending ? 'Sending' : 'Save now'}
			</Button>
		</aside>
	)
}

/** How many CVs have changes that wait, as a sentence. */
export function describeWaiting(count: number): string {
	return count === 1
		? 'One CV has changes on this device that aren’t in your account yet.'
		: `${count} CVs have changes on this device that aren’t in your account yet.`
}

function useWaitingChanges(ownerId: string | null) {
	const session = useContext(SessionContext)
	const client = useQueryClient()
	const [waiting, setWaiting] = useState<WaitingCv[]>([])
	const [gone, setGone] = useState<WaitingCv[]>([])
	const [isSending, setIsSending] = useState(false)
	const isBusy = useRef(false)

	const send = useCallback(async () => {
		if (ownerId === null || isBusy.current) return
		isBusy.current = true
		const left = (await listWaitingCvs(ownerId)).filter(({ isOpen }) => !isOpen)
		setWaiting(left)
		setIsSending(left.length > 0)
		let sent = 0
		const without = (cvId: string) => (before: WaitingCv[]) =>
			before.filter((cv) => cv.cvId !== cvId)
		for (const cv of left) {
			const outcome = await sendPendingChanges(cv.cvId, { ownerId, session })
			if (outcome === 'still-waits') continue
			setWaiting(without(cv.cvId))
			if (outcome === 'sent') sent += 1
			else setGone((before) => [...without(cv.cvId)(before), cv])
		}
		isBusy.current = false
		setIsSending(false)
		if (sent === 0) return
		toast.success('Your changes on this device are now saved to your account.')
		await client.invalidateQueries({ queryKey: accountCvsKey })
	}, [ownerId, session, client])

	useEffect(() => {
		const handleOnline = () => void send()
		handleOnline()
		window.addEventListener('online', handleOnline)
		return () => window.removeEventListener('online', handleOnline)
	}, [send])

	const forget = useCallback(
		(cvId: string) => {
			setGone((before) => before.filter((cv) => cv.cvId !== cvId))
			void client.invalidateQueries({ queryKey: accountCvsKey })
		},
		[client],
	)
	return { waiting, gone, isSending, send, forget }
}
