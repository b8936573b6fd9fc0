import { type ErrorCode, statusByCode } from '@app/contract'

/** A failure that the API expects: a code of the contract and a sentence for the person who caused it. */
export class AppError extends Error {
	readonly code: ErrorCode
	readonly statusCode: number
	/** What `Retry-After` says, if waiting helps. */
	readonly retryAfterSeconds: number | null

	constructor(
		code: ErrorCode,
		sentence: string = sentenceByCode[code],
		{ retryAfterSeconds = null }: { retryAfterSeconds?: number | null } = {},
	) {
		super(sentence)
		this.code = code
		this.statusCode = statusByCode[code]
		this.retryAfterSeconds = retryAfterSeconds
	}
}

/** What a failure is called when nobody knows better. */
export const sentenceByCode: Record<ErrorCode, string> = {
	bad_request: 'Something in this request is not right.',
	not_found: 'There is nothing at this address.',
	method_not_allowed: 'This address does not take this kind of request.',
	session_not_found:
		'This analysis is not here any more. Uploads are deleted after 24 hours; please upload the CV again.',
	template_not_found: 'There is no template with this name.',
	file_missing:
		'Please choose a CV to upload: a PDF, Word, OpenDocument, RTF or text file, or a file from Europass, LinkedIn or JSON Resume.',
	file_empty: 'This file is empty. Please choose the file that has your CV in it.',
	file_too_large:
		'This file is larger than 50 MB. Please save your CV as a smaller PDF and try again.',
	file_type_unknown:
		'This is not a file that Ella can read. Please save your CV as a PDF, Word, OpenDocument, RTF or text file.',
	file_encrypted: 'This file is protected by a password. Please save it without one and try again.',
	file_damaged: 'This file is damaged. Please save your CV again and upload the new file.',
	file_has_no_text:
		'There is no text in this file, only pictures of it. Please upload the file that the CV was written in.',
	file_has_too_many_pages: 'This file has too many pages for a CV.',
	file_is_not_a_cv: 'This does not look like a CV. Please check that you chose the right file.',
	file_takes_too_long:
		'This file takes too long to read. Please save your CV again as a simpler PDF.',
	file_crashes_reader:
		'This file cannot be read. Please save your CV again and upload the new file.',
	cv_cannot_be_set: 'This CV cannot be set in type.',
	render_takes_too_long: 'Setting this CV in type took too long. Please try again.',
	cv_not_found: 'This CV is not here, or not any more.',
	cv_version_not_found: 'This version is not here, or not any more.',
	shared_cv_not_found: 'This CV is not shared, or not any more.',
	cv_changed_elsewhere: 'This CV was changed on another page or device. Both versions are safe.',
	cv_revision_missing: 'Please say which revision this change was made from.',
	cv_id_taken: 'There is another CV with this id.',
	cv_too_large: 'This CV is too large to be kept. Please shorten it.',
	cv_too_new: 'This CV was written by a newer version of Ella. Please try again after the update.',
	too_many_cvs:
		'You have as many CVs as your plan can keep, with those in the bin. Please delete one first, or see your plan.',
	too_many_versions:
		'This CV has as many named versions as can be kept. Please take the name off one of them first.',
	slug_taken: 'Somebody else uses this address already. Please choose another.',
	share_password_needed: 'This CV is protected. Please enter the password that you were given.',
	share_password_wrong: 'This is not the password of this CV.',
	share_download_off: 'Whoever shared this CV does not offer it as a file.',
	no_room_left:
		'There is no room left to save this. Please keep this page open and try again later.',
	signed_out: 'Please sign in to go on.',
	credentials_wrong: 'Invalid email or password. Please try again.',
	refresh_token_invalid: 'Your session has ended. Please sign in again.',
	account_not_active: 'Your account is inactive or blocked. Please contact support.',
	email_not_verified: 'Your account is inactive or blocked. Please contact support.',
	not_an_admin: 'Only an administrator may do this.',
	registration_invalid: 'Please check what you entered.',
	password_too_weak: 'Please choose a stronger password.',
	passwords_differ: 'Passwords do not match',
	current_password_wrong: 'This is not your current password.',
	email_taken: 'This e-mail address cannot be used.',
	link_expired: 'This link has been used already or is too old. Please ask for a new one.',
	social_login_not_configured: 'Social login coming soon! For now, please use email registration.',
	social_login_failed: 'Signing in did not work. Please try again.',
	social_email_not_verified:
		'This service has not confirmed your e-mail address. Please confirm it there, or register with your e-mail here.',
	user_not_found: 'There is no account with this e-mail or id.',
	guest_session_bound_elsewhere: 'This analysis belongs to another e-mail address.',
	claim_ticket_invalid: 'This analysis cannot be claimed with this ticket.',
	analysis_has_no_results:
		'There is nothing to keep of this analysis: it is not finished, or the file could not be read.',
	job_not_found: 'This job is not here, or not any more.',
	job_page_not_reached:
		'This page could not be opened from here. Please copy the text of the advert and paste that instead.',
	job_page_has_no_job:
		'This page does not describe a job in a form that can be read safely. Please copy the text of the advert and paste that instead.',
	too_many_jobs:
		'You have added as many jobs as your plan can keep. Please delete one you no longer need.',
	job_search_not_found: 'This search is not here, or not any more.',
	too_many_job_searches:
		'You keep as many searches as your plan allows. Please delete one you no longer need.',
	too_many_job_alerts:
		'You get e-mails for as many searches as your plan allows. Please switch one off first.',
	application_not_found: 'This application is not here, or not any more.',
	application_changed_elsewhere:
		'This application was changed on another page or device. Nothing of it is lost; please look again.',
	application_id_taken: 'There is another application with this id.',
	application_entry_not_found: 'This entry is not in the history, or not any more.',
	application_keeps_entry:
		'This is how the application came into the stage that it is in. Please move it first, or correct the date.',
	application_history_full:
		'The history of this application is full. Please take out entries that you no longer need, then move it again.',
	application_stage_not_found: 'This stage is not here, or not any more.',
	application_stage_exists: 'There is a stage of this name already.',
	too_many_applications:
		'You have as many applications as an account can keep, with those in the bin. Please delete some first.',
	too_many_stages: 'You have made as many stages as there can be. Please delete one first.',
	date_in_future: 'This date is still to come. Please enter when it happened.',
	table_unreadable:
		'This is not a table that Ella can read. Please save it as CSV, with the headings in its first row.',
	calendar_not_found: 'There is no calendar at this address, or not any more.',
	too_many_logins: 'Too many login attempts. Please try again later.',
	too_many_requests: 'That was too much at once. Please wait a little and try again.',
	mail_not_configured:
		'This site cannot send e-mails yet. Please ask whoever runs it to set that up.',
	payments_not_set_up: 'Payments are not set up on this server.',
	payments_unreachable:
		'The payment service did not answer. Please reload this page in a minute: it then shows what holds.',
	payments_misconfigured:
		'The price at the payment service is not the one on our pricing page, so nothing is sold. Please tell whoever runs this site.',
	payment_event_not_signed: 'This message does not carry the signature of the payment service.',
	already_premium: 'You have Premium already.',
	nothing_to_cancel: 'There is nothing to cancel.',
	nothing_to_resume: 'There is nothing to resume.',
	server_busy: 'Ella has a lot to do right now. Please try again in a minute.',
	unexpected: 'Something went wrong on our side. Please try again in a moment.',
}
