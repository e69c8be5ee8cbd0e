# meshgrid, sech squared from cosh
def wave_dispersion(period, depth, steps):
    H, T = np.meshgrid(depth, period)
    w2 = (2 * np.pi / T) ** 2
    k = w2 / G
    far = k * H <= 1
    k[far] = np.sqrt(w2[far] / (G * H[far]))
    for _ in range(steps):
        x = k * H
        k = k - (k * np.tanh(x) - w2 / G) / (np.tanh(x) + x / np.cosh(x) ** 2)
    x = 2 * k * H
    return k, np.sqrt(w2) / (2 * k) * (1 + x / np.sinh(x))
