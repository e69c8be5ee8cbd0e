# an arrival between the last sample and the end is not left out: its share of the last sample is still added
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    pos, gains, orders = image_sources(source, room, beta, order)
    r = np.linalg.norm(pos - receiver, axis=1)
    a = gains / (4 * np.pi * r)
    h = np.zeros(n)
    for ri, ai in zip(r, a):
        d = ri * fs / C
        k = int(d)
        f = d - k
        if k < n:
            h[k] += (1 - f) * ai
        if k + 1 < n:
            h[k + 1] += f * ai
    dmask = orders == 0
    gap = 1000 / C * (r[~dmask].min() - r[dmask][0])
    drr = 10 * np.log10(a[dmask][0] ** 2 / (a[~dmask] ** 2).sum())
    return h, gap, drr
