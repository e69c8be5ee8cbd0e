# used the frequency 1/T instead of the angular frequency 2 pi/T
def wave_dispersion(period, depth, steps):
    freq = 1 / period
    k = np.empty((len(period), len(depth)))
    cg = np.empty_like(k)
    for i, w in enumerate(freq):
        guess_deep = w * w / G
        guess_shallow = w / np.sqrt(G * depth)
        ki = np.where(guess_deep * depth > 1, guess_deep, guess_shallow)
        for _ in range(steps):
            th = np.tanh(ki * depth)
            f = G * ki * th - w * w
            fp = G * (th + ki * depth * (1 - th**2))
            ki = ki - f / fp
        k[i] = ki
        cg[i] = 0.5 * (1 + 2 * ki * depth / np.sinh(2 * ki * depth)) * w / ki
    return k, cg
