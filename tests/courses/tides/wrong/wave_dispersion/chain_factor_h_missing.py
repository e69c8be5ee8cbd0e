# forgot the inner derivative h of tanh(kh) instead of multiplying by it
def wave_dispersion(period, depth, steps):
    T, H = np.meshgrid(period, depth, indexing="ij")
    omega = 2 * np.pi / T
    k_deep = omega**2 / G
    k_shallow = omega / np.sqrt(G * H)
    k = k_deep.copy()
    small = k_deep * H <= 1
    k[small] = k_shallow[small]
    for s in range(steps):
        sech2 = 1 / np.cosh(k * H) ** 2
        F = G * k * np.tanh(k * H) - omega**2
        dF = G * np.tanh(k * H) + G * k * sech2
        k -= F / dF
    n = 0.5 + k * H / np.sinh(2 * k * H)
    return k, n * omega / k
