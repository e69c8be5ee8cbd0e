def rating_curve(x, zb, n, levels, S):
    depth = levels[:, None] - zb[None, :]
    high = np.maximum(depth[:, 1:], depth[:, :-1])
    low = np.minimum(depth[:, 1:], depth[:, :-1])
    fall = np.abs(np.diff(zb))
    wet = np.clip(high / fall, 0, 1)
    width = np.diff(x) * wet
    a = width * (np.maximum(high, 0) + np.maximum(low, 0)) / 2
    p = np.sqrt(width**2 + (fall * wet) ** 2)
    safe = np.where(a > 0, p, 1.0)
    k = a * (a / safe) ** (2 / 3) / n
    cubes = np.where(a > 0, k**3 / np.where(a > 0, a, 1.0) ** 2, 0.0)
    total = k.sum(axis=1)
    return np.sqrt(S) * total, a.sum(axis=1) ** 2 * cubes.sum(axis=1) / total**3
