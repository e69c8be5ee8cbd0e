def cape_cin(z, p, T, rh, Tp):
    pressure = np.repeat(p[:, None], 1, axis=1)
    Tv = (T + KELVIN) * (1 + 0.61 * moisture(T, rh, pressure)["w"])
    B = G * (Tp - Tv) / Tv

    def one_column(b):
        layers = 0.5 * (b[:-1] + b[1:]) * (z[1:] - z[:-1])
        up = np.flatnonzero(layers > 0)
        if up.size == 0:
            return 0.0, 0.0
        return layers[up].sum(), layers[: up[0]].sum()

    pairs = [one_column(B[:, j]) for j in range(B.shape[1])]
    return np.array([a for a, _ in pairs]), np.array([c for _, c in pairs])
