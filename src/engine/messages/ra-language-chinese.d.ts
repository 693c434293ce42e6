declare module 'ra-language-chinese' {
  type Words = { readonly [key: string]: string | Words }
  const messages: Words
  export default messages
}
