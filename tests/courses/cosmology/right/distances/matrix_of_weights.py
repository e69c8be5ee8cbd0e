# the trapezoidal rule as a matrix of weights, helper for curvature, d_a from Etherington's relation
def _bend(chi, k, dh):
    r = dh / np.sqrt(abs(k)) if abs(k) > 1e-6 else 1.0
    return chi if abs(k) <= 1e-6 else r * (np.sinh if k > 0 else np.sin)(chi / r)

def distances(z, omega, w, h0):
    n = len(z)
    f = 1 / np.append(h0, hubble_rate(z, omega, w, h0)["H"])
    d = np.diff(np.append(0.0, z))
    W = np.zeros((n, n + 1))
    for i in range(n):
        W[i:, i] += d[i] / 2
        W[i:, i + 1] += d[i] / 2
    chi = C_KM_S * W @ f
    dl = _bend(chi, 1 - omega.sum(), C_KM_S / h0) * (1 + z)
    return chi, dl, dl / (1 + z) ** 2
