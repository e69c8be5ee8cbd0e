# began with the deep water wave number everywhere instead of only where the water is deep
def wave_dispersion(period, h, steps):
    sigma = 2 * np.pi / period
    k = sigma**2 / G
    n_done = 0
    while n_done < steps:
        t = np.tanh(k * h)
        k -= (G * k * t - sigma**2) / (G * t + G * k * h * (1 - t * t))
        n_done += 1
    two_kh = 2 * k * h
    cg = sigma / k * (0.5 + 0.5 * two_kh / np.sinh(two_kh))
    Ks = (G * period / 4 / np.pi / cg) ** 0.5
    return dict(k=k, cg=cg, Ks=Ks)
