import { lazyView } from '@/engine/ui/late/lazyView'

/** Pages of their own that the system resources have, by name. */
export const systemPages = {
  genEdit: lazyView(async () => (await import('./GenEdit')).GenEdit),
  genPreview: lazyView(async () => (await import('./GenPreview')).GenPreview),
}
