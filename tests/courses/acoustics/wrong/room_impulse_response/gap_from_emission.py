# the gap is the arrival time of the first reflection itself; the direct sound's arrival time is not subtracted
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    pos, gains, orders = image_sources(source, room, beta, order)
    h = np.zeros(n)
    first = np.inf
    e_dir = e_rev = 0.0
    for p, g, o in zip(pos, gains, orders):
        d = np.linalg.norm(receiver - p)
        t = d / C
        a = g / (4 * np.pi * d)
        k = int(t * fs)
        f = t * fs - k
        if k + 1 < n:
            h[k] += (1 - f) * a
            h[k + 1] += f * a
        if o == 0:
            e_dir += a**2
        else:
            e_rev += a**2
            first = min(first, t)
    return h, 1000 * first, 10 * np.log10(e_dir / e_rev)
