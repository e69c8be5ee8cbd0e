# d_a is d_m / (1+z)^2, one factor too many
def distances(z, omega, w, h0):
    x = np.concatenate(([0.0], z))
    y = C_KM_S / np.concatenate(([h0], hubble_rate(z, omega, w, h0)["H"]))
    chi = np.cumsum((x[1:] - x[:-1]) * (y[1:] + y[:-1]) / 2)
    ok = 1 - omega.sum()
    if abs(ok) > 1e-6:
        R = C_KM_S / h0 / np.sqrt(abs(ok))
        dm = R * (np.sinh(chi / R) if ok > 0 else np.sin(chi / R))
    else:
        dm = chi
    d_l = dm * (1 + z)
    d_a = dm / (1 + z) ** 2
    return chi, d_l, d_a
