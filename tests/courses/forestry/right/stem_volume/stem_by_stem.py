def stem_volume(diameters, step, top, bark, limit):
    def one(stem, tip):
        g = [np.pi * ((1 - bark) * x / 100) ** 2 / 4 for x in stem]
        total, sold, open_ = g[-1] * tip / 3, 0.0, True
        for j in range(1, len(g)):
            v = step * (g[j - 1] + g[j]) / 2
            total += v
            open_ = open_ and (1 - bark) * stem[j] >= limit
            if open_:
                sold += v
        return total, sold, total / (g[0] * (step * (len(g) - 1) + tip))

    t, m, f = zip(*[one(s, x) for s, x in zip(diameters, top)])
    return np.array(t), np.array(m), np.array(f)
