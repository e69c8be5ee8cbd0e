# ended the sum of the total volume one section too early instead of at the last point
def stem_volume(diameters, step, top, bark, limit):
    n = diameters.shape[0]
    p = diameters.shape[1]
    d = diameters * (1 - bark)
    g = np.pi * d**2 / 40000
    total = g[:, p - 1] * top / 3
    for j in range(p - 2):
        total = total + step * (g[:, j] + g[:, j + 1]) / 2
    merchantable = np.zeros(n)
    alive = np.ones(n, dtype=bool)
    for j in range(p - 1):
        alive = alive & (d[:, j + 1] >= limit)
        merchantable += np.where(alive, step * (g[:, j] + g[:, j + 1]) / 2, 0)
    cylinder = g[:, 0] * (step * (p - 1) + top)
    return total, merchantable, total / cylinder
