# two mistakes: r has the wrong sign, and the absorbed part is 1 - R + T
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos if polarization == "s" else N / cos
    rr, RR, TT, AA = [], [], [], []
    for lam in wavelengths:
        B, C = 1, eta[-1]
        for j in range(len(layers), 0, -1):
            de = 2 * np.pi * N[j] * thickness[j - 1] * cos[j] / lam
            B, C = np.cos(de) * B + 1j * np.sin(de) / eta[j] * C, 1j * eta[j] * np.sin(de) * B + np.cos(de) * C
        r = (C - eta[0] * B) / (eta[0] * B + C)
        R = abs(r) ** 2
        T = 4 * eta[0].real * eta[-1].real / abs(eta[0] * B + C) ** 2
        rr.append(r)
        RR.append(R)
        TT.append(T)
        AA.append(1 - R + T)
    return {"r": np.array(rr), "R": np.array(RR), "T": np.array(TT), "absorbed": np.array(AA)}
