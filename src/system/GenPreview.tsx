import { useLabels } from '@/engine/data/labels'
import { useResource } from '@/engine/data/resource'
import { useParams } from 'react-router'
import { Link } from 'react-router'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { usePathTo } from '@/engine/data/pathTo'
import { RecordHeader } from '@/engine/form/RecordHeader'
import { DeclarationText, tableOf } from './DeclarationText'
import { useGenTable } from './useGenTable'
import '@/engine/ui/views.css'
import '@/engine/ui/show.css'

/** What a generated table stands for; its columns are changed on another page. */
export function GenPreview() {
  const resource = useResource()
  const labels = useLabels()
  const { id = '' } = useParams()
  const { title, back, data, error, isPending, refetch } = useGenTable(id)
  const edit = usePathTo()(resource, 'edit', id)
  return (
    <article className="wd-show" aria-labelledby="wd-page-title" aria-busy={isPending}>
      <RecordHeader title={title} back={back}>
        {edit && (
          <Link className="wd-button" to={edit}>
            {labels.action('edit')}
          </Link>
        )}
      </RecordHeader>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <DeclarationText table={tableOf(resource, data)} />}
    </article>
  )
}
