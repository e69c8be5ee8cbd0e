# |omega_k| is used in place of its square root in the curvature radius
def distances(z, omega, w, h0):
    H = np.concatenate([[h0], hubble_rate(z, omega, w, h0)["H"]])
    zz = np.concatenate([[0.0], z])
    pieces = [C_KM_S * (zz[i] - zz[i - 1]) * (1 / H[i] + 1 / H[i - 1]) / 2 for i in range(1, len(zz))]
    chi = np.cumsum(pieces)
    dh = C_KM_S / h0
    k = 1 - omega.sum()
    if k > 1e-6:
        dm = dh / k * np.sinh(k * chi / dh)
    elif k < -1e-6:
        dm = dh / -k * np.sin(-k * chi / dh)
    else:
        dm = chi
    return chi, dm * (1 + z), dm / (1 + z)
