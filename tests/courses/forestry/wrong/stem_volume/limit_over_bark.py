# compared the diameters over bark with the limit instead of those under bark
def stem_volume(diameters, step, top, bark, limit):
    n, p = diameters.shape
    under = diameters - bark * diameters
    area = np.pi * (under / 200) ** 2
    total, sold, form = np.zeros(n), np.zeros(n), np.zeros(n)
    for i in range(n):
        selling = True
        for j in range(1, p):
            v = (area[i, j - 1] + area[i, j]) / 2 * step
            total[i] += v
            if diameters[i, j] < limit:
                selling = False
            if selling:
                sold[i] += v
        total[i] += area[i, p - 1] * top[i] / 3
        form[i] = total[i] / (area[i, 0] * ((p - 1) * step + top[i]))
    return total, sold, form
