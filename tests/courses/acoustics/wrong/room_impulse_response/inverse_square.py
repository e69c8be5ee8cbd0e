# the amplitude falls with r squared (the law of intensity) instead of with r
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    images, g, o = image_sources(source, room, beta, order)
    r = np.linalg.norm(images - receiver, axis=1)
    a = g / (4 * np.pi * r**2)
    delay = fs * r / C
    whole = np.floor(delay).astype(int)
    part = delay - whole
    h = np.zeros(n)
    ok = whole + 1 < n
    np.add.at(h, whole[ok], a[ok] * (1 - part[ok]))
    np.add.at(h, whole[ok] + 1, a[ok] * part[ok])
    first_reflection = r[o > 0].min()
    gap = (first_reflection - r[o == 0][0]) / C * 1e3
    energy = a**2
    drr = 10 * np.log10(energy[o == 0][0] / energy[o > 0].sum())
    return h, gap, drr
