import { missingWord } from '../project/missingWord'
import { wordAt } from '../project/wordAt'
import { languages, type ProjectCheck } from '../project/Project'

/** A menu title that is a key, such as `menu.bill`, without its words. A title that is a text needs none. */
export const menuTitles: ProjectCheck = ({ menus = [], words, resources }) =>
  languages.flatMap((spoken) =>
    menus
      .filter(({ title }) => /^\w+(\.\w+)+$/.test(title) && !wordAt(words[spoken.language], title))
      .map(({ title, component }) => {
        const resource = resources.find((one) => one.component === component)?.name ?? 'menu'
        return missingWord(spoken, title, { resource }, 'the menu title ')
      }),
  )
