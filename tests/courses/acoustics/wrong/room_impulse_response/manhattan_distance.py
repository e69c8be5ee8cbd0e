# the distance is the sum of the absolute differences along the axes, not the root of the sum of their squares
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    positions, gains, orders = image_sources(source, room, beta, order)

    def distance(p):
        return abs(p[0] - receiver[0]) + abs(p[1] - receiver[1]) + abs(p[2] - receiver[2])

    r = np.array([distance(p) for p in positions])
    t, a = r / C, gains / (4 * np.pi * r)
    h = np.zeros(n)
    for ti, ai in zip(t, a):
        k = int(ti * fs)
        f = ti * fs - k
        if k + 1 < n:
            h[k : k + 2] += [(1 - f) * ai, f * ai]
    gap = 1000 * (t[orders > 0].min() - t[orders == 0].min())
    drr = 10 * np.log10(a[orders == 0].max() ** 2 / sum(a[orders > 0] ** 2))
    return h, gap, drr
