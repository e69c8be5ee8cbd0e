# the direct-to-reverberant ratio is made of the amplitudes themselves, not of their squares (and still with the factor 10)
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    pos, g, orders = image_sources(source, room, beta, order)
    d = np.linalg.norm(pos - receiver[None, :], axis=1)
    amps = g / (4 * np.pi * d)
    h = np.zeros(n)
    for amp, delay in zip(amps, d / C * fs):
        before = int(np.floor(delay))
        after = before + 1
        if after >= n:
            continue
        h[before] += amp * (after - delay)
        h[after] += amp * (delay - before)
    dir_mask = orders == 0
    gap = 1000 * (d[~dir_mask].min() - d[dir_mask][0]) / C
    drr = 10 * np.log10(amps[dir_mask][0] / amps[~dir_mask].sum())
    return h, gap, drr
