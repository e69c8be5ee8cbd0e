# vectorized with cumsum, and the complex square root for all curvatures at once
def distances(z, omega, w, h0):
    f = C_KM_S / np.r_[h0, hubble_rate(z, omega, w, h0)["H"]]
    chi = np.cumsum(0.5 * (f[1:] + f[:-1]) * np.diff(np.r_[0.0, z]))
    ok = 1 - omega.sum()
    if abs(ok) <= 1e-6:
        dm = chi
    else:
        s = np.sqrt(complex(ok)) * h0 / C_KM_S
        dm = (np.sinh(s * chi) / s).real
    return chi, dm * (1 + z), dm / (1 + z)
