def rating_curve(x, zb, n, levels, S):
    Q, alpha = [], []
    for level in levels:
        areas, speeds = [], []
        for i in range(len(n)):
            one, two = (x[i], zb[i]), (x[i + 1], zb[i + 1])
            if one[1] > two[1]:
                one, two = two, one
            if one[1] >= level:
                continue
            if two[1] > level:
                f = (level - one[1]) / (two[1] - one[1])
                two = (one[0] + f * (two[0] - one[0]), level)
            w = abs(two[0] - one[0])
            a = w * (level - (one[1] + two[1]) / 2)
            p = np.hypot(w, two[1] - one[1])
            areas.append(a)
            speeds.append((a / p) ** (2 / 3) * np.sqrt(S) / n[i])
        a, v = np.array(areas), np.array(speeds)
        V = np.sum(a * v) / np.sum(a)
        Q.append(np.sum(a * v))
        alpha.append(np.sum(a * v**3) / (V**3 * np.sum(a)))
    return np.array(Q), np.array(alpha)
