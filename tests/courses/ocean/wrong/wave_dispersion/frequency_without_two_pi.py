# used the frequency 1/T instead of the angular frequency
def wave_dispersion(period, h, steps):
    w = 1 / period
    k_deep = w**2 / G
    k_shallow = w / np.sqrt(G * h)
    k = np.where(k_deep * h < 1, k_shallow, k_deep)
    for step in range(steps):
        kh = k * h
        func = G * k * np.tanh(kh) - w**2
        deriv = G * np.tanh(kh) + G * kh / np.cosh(kh) ** 2
        k = k - func / deriv
    c = w / k
    cg = c / 2 * (1 + 2 * k * h / np.sinh(2 * k * h))
    cg_deep = G * period / (4 * np.pi)
    return {"k": k, "cg": cg, "Ks": np.sqrt(cg_deep / cg)}
