# even and odd are exchanged: the even images are mirrored (L - source) and the odd ones are not
def coord(n, L, xs):
    if n % 2:
        return n * L + xs
    return n * L + L - xs


def image_sources(source, room, beta, order):
    r = range(-order, order + 1)
    idx = [(i, j, k) for i in r for j in r for k in r if abs(i) + abs(j) + abs(k) <= order]
    positions = np.array([[coord(n, room[a], source[a]) for a, n in enumerate(t)] for t in idx])
    gains = np.array([np.prod([beta[a, 0] ** abs(n // 2) * beta[a, 1] ** abs((n + 1) // 2)
                               for a, n in enumerate(t)]) for t in idx])
    orders = np.array([sum(abs(n) for n in t) for t in idx])
    return positions, gains, orders
