# the retention is 25400/CN, the 254 are not subtracted
def excess_rain(rain, before, cn, area):
    level = before.sum()
    new_cn = []
    for c in cn:
        if level < 35:
            new_cn.append(4.2 * c / (10 - 0.058 * c))
        elif level > 53:
            new_cn.append(23 * c / (10 + 0.13 * c))
        else:
            new_cn.append(c)
    S = 25400 / np.array(new_cn)
    P = np.cumsum(rain)
    Q = np.array([np.where(P > 0.2 * s, (P - 0.2 * s) ** 2 / (P + 0.8 * s), 0.0) for s in S])
    E = Q.copy()
    E[:, 1:] = Q[:, 1:] - Q[:, :-1]
    return E, area.dot(E) / area.sum()
