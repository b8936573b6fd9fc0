import { endOtherSessions, endSession, listSessions, type Session } from '@app/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { toast } from '#shared/ui/toast.ts'
import { SessionRow } from './session-row.tsx'

/** Under which the sessions of the account are kept while they are shown. */
export const sessionsKey = ['account-sessions']

/** Where the account is signed in, and the way to sign it out there. */
export function SessionsSection() {
	const { data, error, refetch } = useQuery({
		queryKey: sessionsKey,
		queryFn: ({ signal }) => call(listSessions, { signal }),
	})
	return (
		<PageSection
			title="Where you’re signed in"
			text="If you don’t recognise a device, sign out of it and change your password."
		>
			{data ? <SessionList sessions={currentFirst(data.sessions)} /> : null}
			{error && !data ? (
				<>
					<FormProblem problem={error.message} />
					<Button size="small" className="mt-4" onClick={() => void refetch()}>
						Try again
					</Button>
				</>
			) : null}
			{!data && !error ? <Skeleton /> : null}
		</PageSection>
	)
}

function SessionList({ sessions }: { sessions: Session[] }) {
	const end = useEnding()
	return (
		<>
			<ul className="border-y border-line">
				{sessions.map((session) => (
					<SessionRow
						key={session.id}
						session={session}
						isEnding={end.isPending && (end.variables === null || end.variables === session.id)}
						onEnd={() => end.mutate(session.id)}
					/>
				))}
			</ul>
			{sessions.length > 2 ? (
				<Button
					size="small"
					className="mt-4 max-sm:w-full"
					disabled={end.isPending}
					onClick={() => end.mutate(null)}
				>
					Sign out everywhere else
				</Button>
			) : null}
		</>
	)
}

/** Ends one session by its id, or with `null` all but this one. */
function useEnding() {
	const queryClient = useQueryClient()
	return useMutation({
		mutationFn: async (sessionId: string | null) => {
			if (sessionId === null) await call(endOtherSessions, {})
			else await call(endSession, { params: { sessionId } })
		},
		onSuccess: (_, sessionId) =>
			toast.success(
				sessionId === null ? 'Signed out everywhere else.' : 'Signed out of that device.',
			),
		onError: (error) => toast.error(error.message),
		// Also after a failure: the session may have ended in the meantime.
		onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
	})
}

function currentFirst(sessions: Session[]): Session[] {
	return sessions.toSorted(
		(a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
	)
}

function Skeleton() {
	return (
		<div role="status" aria-label="Loading your sessions" className="border-y border-line">
			{['this', 'other'].map((row) => (
				<div key={row} className="flex min-h-20 items-center gap-4 border-line not-first:border-t">
					<div className="size-6 rounded bg-desk-2" />
					<div className="grid gap-2">
						<div className="h-4 w-40 rounded bg-desk-2" />
						<div className="h-3 w-56 rounded bg-desk-2" />
					</div>
				</div>
			))}
		</div>
	)
}
