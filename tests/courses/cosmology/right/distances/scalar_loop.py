# one loop with plain numbers, everything inside of it, lists at the end
def distances(z, omega, w, h0):
    import math
    H = [h0] + list(hubble_rate(z, omega, w, h0)["H"])
    zz = [0.0] + list(z)
    k = 1 - float(np.sum(omega))
    c, L, A = [], [], []
    x = 0.0
    for i in range(1, len(zz)):
        x = x + (zz[i] - zz[i - 1]) * C_KM_S * (H[i] + H[i - 1]) / (2 * H[i] * H[i - 1])
        if abs(k) <= 1e-6:
            d = x
        else:
            R = C_KM_S / (h0 * math.sqrt(abs(k)))
            d = R * (math.sinh(x / R) if k > 0 else math.sin(x / R))
        c.append(x)
        L.append(d * (1 + zz[i]))
        A.append(d / (1 + zz[i]))
    return np.array(c), np.array(L), np.array(A)
