def wave_dispersion(period, h, steps):
    k, cg, Ks = [], [], []
    for T, d in zip(period, h):
        w = 2 * np.pi / T
        x = w / np.sqrt(G * d) if w * w * d < G else w * w / G
        for _ in range(steps):
            sech = 1 / np.cosh(x * d)
            x -= (G * x * np.tanh(x * d) - w**2) / (G * np.tanh(x * d) + G * x * d * sech**2)
        c = w / x
        group = c / 2 + c * x * d / np.sinh(2 * x * d)
        k.append(x)
        cg.append(group)
        Ks.append((G * T / (4 * np.pi * group)) ** 0.5)
    return {"k": np.array(k), "cg": np.array(cg), "Ks": np.array(Ks)}
