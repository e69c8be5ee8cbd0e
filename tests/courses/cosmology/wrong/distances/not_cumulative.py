# chi holds only the last interval's trapezoid: the sum over earlier intervals is missing
def distances(z, omega, w, h0):
    z0 = np.concatenate(([0.0], z[:-1]))
    f1 = 1 / hubble_rate(z, omega, w, h0)["H"]
    f0 = np.concatenate(([1 / h0], f1[:-1]))
    chi = C_KM_S * (z - z0) * (f0 + f1) / 2
    dh = C_KM_S / h0
    omk = 1 - omega.sum()
    s = np.sqrt(abs(omk))
    if omk > 1e-6:
        dm = dh / s * np.sinh(s * chi / dh)
    elif omk < -1e-6:
        dm = dh / s * np.sin(s * chi / dh)
    else:
        dm = chi
    return chi, dm * (1 + z), dm / (1 + z)
