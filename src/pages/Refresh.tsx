import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'

const prefix = /^\/redirect(?=\/|$)/

/** §2, the hidden refresh helper: `/redirect/some/page` becomes `/some/page`, query included, and asks anew. */
export function Refresh() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    void queryClient.invalidateQueries({ refetchType: 'none' })
    void navigate(`${pathname.replace(prefix, '') || '/'}${search}`, { replace: true })
  }, [pathname, search, navigate, queryClient])
  return null
}
