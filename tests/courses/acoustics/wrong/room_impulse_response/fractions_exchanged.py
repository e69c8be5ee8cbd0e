# the two shares are exchanged: the earlier sample gets the fraction f and the next one 1 - f
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    positions, gains, orders = image_sources(source, room, beta, order)
    diff = positions - receiver
    dist = np.sqrt((diff * diff).sum(axis=1))
    t = dist / C
    a = gains / (4 * np.pi * dist)
    h = np.zeros(n)
    for ti, ai in zip(t, a):
        sample = ti * fs
        i0 = int(sample)
        w = sample - i0
        if i0 + 1 < n:
            h[i0] += w * ai
            h[i0 + 1] += (1 - w) * ai
    is_direct = orders == 0
    gap = (np.sort(t)[1] - np.sort(t)[0]) * 1000
    drr = 10 * np.log10(a[is_direct][0] ** 2 / np.sum(a[~is_direct] ** 2))
    return h, gap, drr
