import { createContext, useCallback, useContext } from 'react'
import { reactRouterProvider, type RouterNavigateFunction, type RouterProvider } from 'ra-core'
import { useOpenPages } from '@/engine/form/openPages'

export const PagePath = createContext('')

/**
 * How a page navigates: only while it is visible. A form that is saved after its page was left takes nobody away
 * from another page.
 */
export const pageRouter: RouterProvider = { ...reactRouterProvider, useNavigate: usePageNavigate }

function usePageNavigate(): RouterNavigateFunction {
  const path = useContext(PagePath)
  const { cache } = useOpenPages()
  const navigate = reactRouterProvider.useNavigate()
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      const mayNavigate = cache.get()?.mayNavigate(path, options?.state) ?? true
      if (mayNavigate) navigate(to, options)
    },
    [path, cache, navigate],
  )
}
