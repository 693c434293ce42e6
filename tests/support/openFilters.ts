import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Opens the fields of a list's filters. */
export async function openFilters(user: Pick<UserEvent, 'click'>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^(Filters|筛选)$/ }))
  await waitFor(() => expect(document.querySelector('.wd-filter-fields')).not.toBeNull())
}
