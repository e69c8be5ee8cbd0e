# divided by gh in the shallow water guess instead of by its square root
def wave_dispersion(period, depth, steps):
    sigma = np.outer(2 * np.pi / period, np.ones(len(depth)))
    D = np.outer(np.ones(len(period)), depth)
    start = sigma * sigma / G
    k = np.where(start * D > 1, start, sigma / (G * D))
    for it in range(steps):
        y = k * D
        num = G * k * np.tanh(y) - sigma * sigma
        den = G * (np.tanh(y) + y / np.cosh(y) ** 2)
        k = k - num / den
    y = k * D
    return k, sigma / k * (0.5 + y / np.sinh(2 * y))
