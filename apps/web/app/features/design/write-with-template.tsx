import { useNavigate } from 'react-router'
import { track } from '#shared/analytics/track.ts'
import { changeStoredForm } from '#shared/cv-form-storage.ts'
import { Button, type ButtonLook } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'

type WriteWithTemplateProps = { id: string; name: string; look?: ButtonLook }

/** Takes a template for the CV of this browser and opens the editor. */
export function WriteWithTemplate({ id, name, look = 'primary' }: WriteWithTemplateProps) {
	const navigate = useNavigate()
	function handleClick() {
		try {
			changeStoredForm((data) => ({ ...data, design: { ...data.design, templateId: id } }))
		} catch {
			toast.error('Your browser’s storage is full, so we couldn’t save your choice.')
			return
		}
		void track({ name: 'template_select', template_name: name })
		void navigate('/cv-writer/create')
	}
	return (
		<Button
			look={look}
			size="small"
			aria-label={`Use this template: ${name}`}
			onClick={handleClick}
		>
			Use this template
		</Button>
	)
}
