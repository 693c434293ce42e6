import { createContext, useCallback, useContext } from 'react'
import { reactRouterProvider, type RouterNavigateFunction, type RouterProvider } from 'ra-core'
import { pageCacheSlot } from '@/engine/form/pageCache'

/** The path of the page around a component. */
export const PagePath = createContext('')

/**
 * How a page navigates: only while it is visible. A form that is saved after its page was left takes nobody away
 * from another page.
 */
export const pageRouter: RouterProvider = { ...reactRouterProvider, useNavigate: usePageNavigate }

function usePageNavigate(): RouterNavigateFunction {
  const path = useContext(PagePath)
  const navigate = reactRouterProvider.useNavigate()
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      const mayNavigate = pageCacheSlot.get()?.mayNavigate(path, options?.state) ?? true
      if (mayNavigate) navigate(to, options)
    },
    [path, navigate],
  )
}
