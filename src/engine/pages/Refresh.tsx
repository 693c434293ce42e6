import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { refreshedPath, safePath } from '@/engine/session/access'

/**
 * §2, the hidden refresh helper: `/redirect/some/page` reloads `/some/page`, query included. A target outside
 * the portal becomes `/`.
 */
export function Refresh() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    void queryClient.invalidateQueries({ refetchType: 'none' })
    void navigate(safePath(`${refreshedPath(pathname)}${search}`), { replace: true })
  }, [pathname, search, navigate, queryClient])
  return null
}
