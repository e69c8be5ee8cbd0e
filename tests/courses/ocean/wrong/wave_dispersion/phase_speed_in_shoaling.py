# put the phase speed instead of the group velocity into the shoaling coefficient
def wave_dispersion(period, h, steps):
    om2 = (2 * np.pi / period) ** 2
    k = np.zeros_like(period)
    for i, (w2, d) in enumerate(zip(om2, h)):
        x = np.sqrt(w2 / (G * d)) if w2 * d / G < 1 else w2 / G
        for _ in range(steps):
            tanh = np.tanh(x * d)
            x = x - (G * x * tanh - w2) / (G * tanh + G * x * d * (1 - tanh**2))
        k[i] = x
    speed = np.sqrt(om2) / k
    cg = 0.5 * speed * (1 + 2 * k * h / np.sinh(2 * k * h))
    deep = G * period / (4 * np.pi)
    return {"k": k, "cg": cg, "Ks": np.sqrt(deep / speed)}
