/** A kind of thing that belongs to one account: nobody else reaches it by its id. */
export type OwnedKind =
	| 'analysis'
	| 'application'
	| 'application_entry'
	| 'application_stage'
	| 'binned_application'
	| 'binned_cv'
	| 'cv'
	| 'cv_version'
	| 'job_search'
	| 'own_job'
	| 'session'

/** Where a request carries a value: a part of it and, after the dot, the names that lead to the value. */
export type RequestField = `${'params' | 'query' | 'headers' | 'body'}.${string}`

/** The fields of a request that name an owned thing by its id, and which kind of thing each of them names. */
export type OwnedFields = { readonly [field in RequestField]?: OwnedKind }

/**
 * What an endpoint that needs no session makes of one.
 * - `ignored`: nothing.
 * - `optional`: it adds what belongs to the account; one that has ended is answered 401, so that the client renews it.
 * - `recognised`: it adds what belongs to the account; one that has ended counts as none.
 */
type SessionUse = 'ignored' | 'optional' | 'recognised'

/**
 * Who may call an endpoint. The server opens each route by this and by nothing else, OpenAPI states it, and the attacks
 * of `bench` are made from it.
 */
export type Access =
	| { readonly allows: 'anyone'; readonly session: SessionUse; readonly owned: OwnedFields }
	| {
			readonly allows: 'secret_holder'
			/** The field that carries the secret: a signature, the secret of a link, a password, a token. */
			readonly secret: RequestField
			readonly session: SessionUse
			readonly owned: OwnedFields
	  }
	| { readonly allows: 'account'; readonly owned: OwnedFields }

/** For anyone; a session changes nothing. */
export const anyone: Access = { allows: 'anyone', session: 'ignored', owned: {} }

/** For anyone; somebody who is signed in also reaches the things of their own that `owned` names. */
export function anyoneOrOwner(owned: OwnedFields): Access {
	return { allows: 'anyone', session: 'optional', owned }
}

/** For whoever knows the secret in this field. */
export function secretHolder(
	secret: RequestField,
	{ session = 'ignored', owned = {} }: { session?: SessionUse; owned?: OwnedFields } = {},
): Access {
	return { allows: 'secret_holder', secret, session, owned }
}

/** For somebody who is signed in. */
export const account: Access = { allows: 'account', owned: {} }

/** For somebody who is signed in and owns what these fields name. */
export function owner(owned: OwnedFields): Access {
	return { allows: 'account', owned }
}
