// Starts the reference page. The Swagger plugin writes the settings into the page as the attribute of a script element. Scalar's
// own start reads that element too, but drops `sources` from the settings, so this file passes them to Scalar itself.
const settings = document.getElementById('api-reference')
const configuration = JSON.parse(settings.dataset.configuration)
const place = document.createElement('div')
settings.replaceWith(place)

// Before the page has loaded, so that the browser does not ask for /favicon.ico.
const icon = document.createElement('link')
icon.rel = 'icon'
icon.href = configuration.favicon
document.head.append(icon)

import('/docs/program/standalone.esm.js').then(
  ({ createApiReference }) => createApiReference(place, configuration),
  () => {
    place.textContent = 'The reference page could not be loaded. Reload it, or read the description at /v1/openapi.json.'
  },
)
