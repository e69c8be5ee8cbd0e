# took the shallow start in deep water and the deep start in shallow water instead of the other way round
def wave_dispersion(period, h, steps):
    omega = 2 * np.pi / period
    k0 = omega**2 / G
    k = omega / np.sqrt(G * h)
    shallow = k0 * h < 1
    k[shallow] = k0[shallow]

    def newton(x):
        th = np.tanh(x * h)
        sech2 = 1 / np.cosh(x * h) ** 2
        return x - (x * th - k0) / (th + x * h * sech2)

    for _ in range(steps):
        k = newton(k)
    ratio = 2 * k * h / np.sinh(2 * k * h)
    cg = omega / (2 * k) * (1 + ratio)
    cg0 = G / (2 * omega)
    return {"k": k, "cg": cg, "Ks": np.sqrt(cg0 / cg)}
