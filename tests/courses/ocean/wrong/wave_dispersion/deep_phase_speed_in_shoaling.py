# used the phase speed of deep water instead of its group velocity in the shoaling coefficient
def wave_dispersion(period, h, steps):
    w = 2 * np.pi / period
    k = []
    for wi, hi in zip(w, h):
        if wi * wi * hi < G:
            guess = wi / (G * hi) ** 0.5
        else:
            guess = wi * wi / G
        for n in range(steps):
            th = np.tanh(guess * hi)
            num = G * guess * th - wi * wi
            den = G * (th + guess * hi * (1 - th**2))
            guess -= num / den
        k.append(guess)
    k = np.array(k)
    x = 2 * k * h
    cg = w / k * 0.5 * (1 + x / np.sinh(x))
    c_deep = G * period / (2 * np.pi)
    Ks = np.sqrt(c_deep / cg)
    return {"k": k, "cg": cg, "Ks": Ks}
