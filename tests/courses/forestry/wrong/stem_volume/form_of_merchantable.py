# put the merchantable volume over the cylinder instead of the total volume
def stem_volume(diameters, step, top, bark, limit):
    d = diameters * (1 - bark) / 100
    g = np.pi * d**2 / 4
    V = step * (g.sum(axis=1) - 0.5 * g[:, 0] - 0.5 * g[:, -1]) + top * g[:, -1] / 3
    M = []
    for di, gi in zip(d, g):
        m, j = 0.0, 1
        while j < len(di) and di[j] * 100 >= limit:
            m += step * (gi[j - 1] + gi[j]) / 2
            j += 1
        M.append(m)
    M = np.array(M)
    h = (diameters.shape[1] - 1) * step + top
    return V, M, M / (g[:, 0] * h)
