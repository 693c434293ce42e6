import type { ComponentType } from 'react'
import { activeLanguage } from '@/i18n'
import { loadProfileMessages } from '@/i18n/late'
import type { Resource } from '@/engine/schema'
import { worded } from '@/engine/data/worded'
import { Profile } from './Profile'

const WordedProfile = worded(Profile, loadProfileMessages)

/** The page, once its words are here. */
export async function loadProfile(): Promise<ComponentType<{ resource: Resource }>> {
  await loadProfileMessages(activeLanguage())
  return WordedProfile
}
