/** The app's version: `npm start` sets the variable, and the build writes its value into `server.js`. */
export const version = process.env.npm_package_version ?? 'unknown'
