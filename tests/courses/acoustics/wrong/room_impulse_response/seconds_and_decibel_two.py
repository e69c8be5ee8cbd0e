# two mistakes: the gap is in seconds, not in milliseconds; and the ratio in dB has the factor 20 in front of the logarithm of energies instead of 10
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    xyz, g, o = image_sources(source, room, beta, order)
    r = np.sqrt(((xyz - receiver) ** 2).sum(axis=1))
    t = r / C
    a = g / (4 * np.pi * r)
    h = np.zeros(n)
    for i, (ti, ai) in enumerate(zip(t, a)):
        whole = int(np.floor(ti * fs))
        rest = ti * fs - whole
        if whole + 1 < n:
            h[whole] += (1 - rest) * ai
            h[whole + 1] += rest * ai
    e_direct = a[o == 0][0] ** 2
    e_reverb = (a[o > 0] ** 2).sum()
    gap = t[o > 0].min() - t[o == 0][0]
    drr = 20 * np.log10(e_direct / e_reverb)
    return h, gap, drr
