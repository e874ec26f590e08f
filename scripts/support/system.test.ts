import { expect, test } from 'vitest'
import { helpText, missingLibraries } from './system'

test('missing libraries are read from the listing of ldd', () => {
  const listing = [
    '\tlinux-vdso.so.1 (0x00007ffd)',
    '\tlibgtk-3.so.0 => not found',
    '\tlibnss3.so => /usr/lib/libnss3.so (0x00007f)',
    '\tlibasound.so.2 => not found',
    '\tlibgtk-3.so.0 => not found',
  ].join('\n')
  expect(missingLibraries(listing)).toEqual(['libgtk-3.so.0', 'libasound.so.2'])
  expect(missingLibraries('\tnot a dynamic executable')).toEqual([])
})

test('the help names what is missing and the packages that bring it', () => {
  const text = helpText({ libraries: ['libgtk-3.so.0'], display: true, font: false })
  expect(text).toMatch(/missing: libgtk-3\.so\.0, Xvfb\n/)
  expect(text).toMatch(/apt-get install libgtk-3-0/)
})
