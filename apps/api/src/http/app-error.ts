import { type ErrorCode, statusByCode } from '@app/contract'

type Waiting = { retryAfterSeconds?: number | null }

/**
 * The seconds to wait for failures that pass: a restarting database and an overload pass soon, a full disk when
 * somebody has made room.
 */
const retryAfterByCode: Partial<Record<ErrorCode, number>> = {
	server_busy: 5,
	service_unavailable: 5,
	no_room_left: 60,
}

/** A failure that the API expects: a code of the contract and a sentence for the person who caused it. */
export class AppError extends Error {
	readonly code: ErrorCode
	readonly statusCode: number
	/** The seconds for `Retry-After`; `null` if waiting doesn't help. */
	readonly retryAfterSeconds: number | null

	constructor(
		code: ErrorCode,
		sentence: string = sentenceByCode[code],
		{ retryAfterSeconds = retryAfterByCode[code] ?? null }: Waiting = {},
	) {
		super(sentence)
		this.code = code
		this.statusCode = statusByCode[code]
		this.retryAfterSeconds = retryAfterSeconds
	}
}

/** The sentence for each code, unless the failure has a more precise one. */
export const sentenceByCode: Record<ErrorCode, string> = {
	bad_request: 'Something in this request isn’t right.',
	not_found: 'There’s nothing at this address.',
	method_not_allowed: 'This address doesn’t accept this kind of request.',
	session_not_found:
		'We can’t find this report. Without an account, we delete uploads after 24 hours, so please upload the CV again.',
	template_not_found: 'There’s no template with this name.',
	file_missing:
		'Please choose a CV to upload: a PDF, Word, OpenDocument, RTF or text file, or a file from Europass, LinkedIn or JSON Resume.',
	file_empty: 'This file is empty. Please choose the file that has your CV in it.',
	file_too_large:
		'This file is larger than 50 MB. Please save your CV as a smaller PDF and try again.',
	file_type_unknown:
		'Ella can’t read this kind of file. Please save your CV as a PDF, Word, OpenDocument, RTF or text file.',
	file_encrypted:
		'This file is protected with a password. Please save it without one and try again.',
	file_damaged: 'This file is damaged. Please save your CV again and upload the new file.',
	file_has_no_text:
		'This file has only pictures of text. Please upload the file you wrote the CV in.',
	file_has_too_many_pages:
		'This file has too many pages for a CV. Please upload your CV on its own.',
	file_is_not_a_cv: 'This doesn’t look like a CV. Please check that you chose the right file.',
	file_takes_too_long:
		'This file takes too long to read. Please save your CV again as a simpler PDF.',
	file_crashes_reader:
		'We can’t read this file. Please save your CV again and upload the new file.',
	cv_cannot_be_set: 'We couldn’t make the pages of this CV.',
	render_takes_too_long: 'Making the pages of this CV took too long. Please try again.',
	cv_not_found: 'We can’t find this CV. It may have been deleted.',
	cv_version_not_found: 'We can’t find this version. It may have been deleted.',
	shared_cv_not_found: 'This CV isn’t shared, or isn’t shared any more.',
	cv_changed_elsewhere:
		'You changed this CV in another tab or on another device. Both versions are safe.',
	cv_revision_missing: 'Please say which revision this change was made from.',
	cv_id_taken: 'Another CV already has this id.',
	cv_too_large: 'This CV is too large to save. Please shorten it.',
	cv_too_new: 'A newer version of Ella wrote this CV. Please try again after the update.',
	too_many_cvs:
		'You’ve reached your plan’s limit for CVs, including those in the bin. Please permanently delete one first, or see your plan.',
	too_many_versions:
		'You’ve reached the limit for named versions of this CV. Please remove the name from one first.',
	slug_taken: 'This link is already taken. Please choose another.',
	share_password_needed: 'This CV is protected. Please enter the password you were given.',
	share_password_wrong: 'That isn’t the password for this CV.',
	share_download_off: 'You can view this CV but not download it.',
	no_room_left:
		'There’s no space left to save this. Please keep this page open and try again later.',
	signed_out: 'Please sign in to continue.',
	credentials_wrong: 'Invalid email or password. Please try again.',
	refresh_token_invalid: 'Your session has ended. Please sign in again.',
	account_not_active: 'Your account is inactive or blocked. Please contact support.',
	email_not_verified: 'Your account is inactive or blocked. Please contact support.',
	not_an_admin: 'Only an administrator can do this.',
	registration_invalid: 'Please check what you entered.',
	password_too_weak: 'Please choose a stronger password.',
	passwords_differ: 'Passwords do not match',
	current_password_wrong: 'That isn’t your current password.',
	email_taken: 'You can’t use this email address. Please enter another.',
	link_expired: 'This link has been used or has expired. Please ask for a new one.',
	social_login_not_configured: 'Social login coming soon! For now, please use email registration.',
	social_login_failed: 'We couldn’t sign you in. Please try again.',
	social_email_not_verified:
		'This service hasn’t confirmed your email address. Please confirm it there, or sign up with your email here.',
	user_not_found: 'There’s no account with this email or id.',
	guest_session_bound_elsewhere: 'This report belongs to another email address.',
	claim_ticket_invalid: 'We can’t add this report to your account. Please upload the CV again.',
	analysis_has_no_results:
		'There’s nothing to save yet: the report isn’t finished, or we couldn’t read the file.',
	job_not_found: 'We can’t find this job. It may have been deleted.',
	job_site_refuses:
		'This site doesn’t let us read its adverts. Please copy the text of the advert and paste it here.',
	job_page_not_reached:
		'We couldn’t open this page. Please copy the text of the advert and paste that instead.',
	job_page_has_no_job:
		'We couldn’t read a job on this page. Please copy the text of the advert and paste that instead.',
	too_many_jobs: 'You’ve reached your plan’s limit for jobs. Please delete one you no longer need.',
	job_search_not_found: 'We can’t find this search. It may have been deleted.',
	too_many_job_searches:
		'You’ve reached your plan’s limit for saved searches. Please delete one you no longer need.',
	too_many_job_alerts:
		'You’ve reached your plan’s limit for searches with emails. Please turn off emails for one first.',
	application_not_found: 'We can’t find this application. It may have been deleted.',
	application_changed_elsewhere:
		'You changed this application in another tab or on another device. Nothing is lost. Please reload it and try again.',
	application_id_taken: 'Another application already has this id.',
	application_entry_not_found: 'We can’t find this history entry. It may have been deleted.',
	application_keeps_entry:
		'This entry put the application in its current stage. Please move the application first, or correct the date.',
	application_history_full:
		'The history of this application is full. Please delete entries you no longer need, then move it again.',
	application_stage_not_found: 'We can’t find this stage. It may have been deleted.',
	application_stage_exists: 'You already have a stage with this name.',
	too_many_applications:
		'You’ve reached the limit for applications, including those in the bin. Please permanently delete some first.',
	too_many_stages: 'You’ve reached the limit for stages. Please remove one first.',
	date_in_future: 'This date is in the future. Please enter when it happened.',
	table_unreadable:
		'Ella can’t read this table. Please save it as CSV, with the headings in the first row.',
	calendar_not_found: 'We can’t find a calendar at this address.',
	too_many_logins: 'Too many login attempts. Please try again later.',
	too_many_requests: 'That was too many requests at once. Please wait a moment and try again.',
	mail_not_configured:
		'This site can’t send emails yet. Please ask the person who runs it to set that up.',
	payments_not_set_up: 'Payments aren’t set up on this server.',
	payments_unreachable:
		'The payment service didn’t answer. Please reload this page in a minute to see if it worked.',
	payments_misconfigured:
		'The payment service’s price doesn’t match our pricing page, so you can’t buy anything yet. Please tell the person who runs this site.',
	payment_event_not_signed: 'This message doesn’t have the payment service’s signature.',
	already_premium: 'You already have Premium.',
	nothing_to_cancel: 'There’s nothing to cancel.',
	nothing_to_resume: 'There’s nothing to resume.',
	server_busy: 'Ella has a lot to do right now. Please try again in a minute.',
	service_unavailable:
		'Ella can’t save or load anything right now. What you’ve already saved is safe. Please try again in a minute.',
	unexpected: 'Something went wrong on our side. Please try again in a moment.',
}
