# the delay is rounded to the nearest sample, which gets the whole amplitude, instead of sharing it between two samples
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    pos, gain, ordr = image_sources(source, room, beta, order)
    r = np.array([np.linalg.norm(p - receiver) for p in pos])
    amp = gain / (4 * np.pi * r)
    h = np.zeros(n)
    for d, a in zip(r, amp):
        k = int(round(d / C * fs))
        if k < n:
            h[k] += a
    direct = np.where(ordr == 0)[0][0]
    others = np.delete(np.arange(len(r)), direct)
    gap = 1000 * (r[others].min() - r[direct]) / C
    drr = 10 * np.log10(amp[direct] ** 2 / np.sum(amp[others] ** 2))
    return h, gap, drr
