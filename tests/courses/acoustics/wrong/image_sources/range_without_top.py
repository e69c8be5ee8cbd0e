# the ranges end one too early: the images with +order along an axis are missing
def image_sources(source, room, beta, order):
    pos, gains, orders = [], [], []
    lo, hi = -order, order
    for a in range(lo, hi):
        for b in range(lo, hi):
            for c in range(lo, hi):
                q = abs(a) + abs(b) + abs(c)
                if q <= order:
                    n = np.array((a, b, c))
                    pos.append(n * room + np.where(n % 2 == 1, room - source, source))
                    gains.append((beta[:, 0] ** np.abs(n // 2) * beta[:, 1] ** np.abs((n + 1) // 2)).prod())
                    orders.append(q)
    return np.array(pos), np.array(gains), np.array(orders)
