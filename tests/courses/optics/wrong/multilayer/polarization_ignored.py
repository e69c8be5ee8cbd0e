# the admittance of s polarization, N cos, is used for p as well
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.hstack([n_in, layers, n_out])
    ct = np.sqrt(1 - (n_in / N * np.sin(angle)) ** 2)
    Y = N * ct
    out = {"r": [], "R": [], "T": [], "absorbed": []}
    for lam in wavelengths:
        prod = np.identity(2)
        for q in range(1, len(N) - 1):
            d = 2 * np.pi * N[q] * thickness[q - 1] * ct[q] / lam
            prod = prod @ np.array([[np.cos(d), 1j * np.sin(d) / Y[q]], [1j * Y[q] * np.sin(d), np.cos(d)]])
        B = prod[0, 0] + prod[0, 1] * Y[-1]
        C = prod[1, 0] + prod[1, 1] * Y[-1]
        r = (Y[0] * B - C) / (Y[0] * B + C)
        T = 4 * Y[0].real * Y[-1].real / abs(Y[0] * B + C) ** 2
        out["r"].append(r)
        out["R"].append(abs(r) ** 2)
        out["T"].append(T)
        out["absorbed"].append(1 - abs(r) ** 2 - T)
    return {key: np.array(v) for key, v in out.items()}
