# two mistakes: the odd images are at n*L - source instead of n*L + L - source; and the hits of the walls at 0 and at L are exchanged
def image_sources(source, room, beta, order):
    pos, g, o = [], [], []
    for i in range(-order, order + 1):
        for j in range(-order, order + 1):
            for k in range(-order, order + 1):
                num = abs(i) + abs(j) + abs(k)
                if num <= order:
                    n = np.array([i, j, k])
                    sign = np.where(n % 2 == 0, 1, -1)
                    pos.append(n * room + sign * source)
                    left = np.abs((n + 1) // 2)
                    right = np.abs(n // 2)
                    g.append(np.prod(beta[:, 0] ** left * beta[:, 1] ** right))
                    o.append(num)
    return np.array(pos), np.array(g), np.array(o)
