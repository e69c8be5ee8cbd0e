def stem_volume(diameters, step, top, bark, limit):
    d = (1 - bark) * diameters
    g = np.pi * (d / 200) ** 2
    v = 0.5 * step * (g[:, 1:] + g[:, :-1])
    sold = np.cumprod(d[:, 1:] >= limit, axis=1)
    total = v.sum(1) + top * g[:, -1] / 3
    return total, np.einsum("ij,ij->i", v, sold), total / g[:, 0] / (top + step * v.shape[1])
