def wave_dispersion(period, h, steps):
    w2 = (2 * np.pi / period) ** 2
    deep = w2 / G
    k = deep + (deep * h < 1) * (np.sqrt(w2 / (G * h)) - deep)
    n_left = steps
    while n_left > 0:
        t = np.tanh(k * h)
        s = 1 - t**2
        k = (w2 / G + k**2 * h * s) / (t + k * h * s)
        n_left -= 1
    a = 2 * k * h
    cg = np.sqrt(w2) * (0.5 / k + h / np.sinh(a))
    ratio = G * period / (4 * np.pi) / cg
    return {"k": k, "cg": cg, "Ks": ratio**0.5}
