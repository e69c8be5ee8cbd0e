# the integrand has an additional 1/(1+z): chi is the light travel distance
def distances(z, omega, w, h0):
    zz = np.r_[0.0, z]
    HH = np.r_[h0, hubble_rate(z, omega, w, h0)["H"]]
    f = C_KM_S / (HH * (1 + zz))
    chi = np.cumsum(np.diff(zz) * (f[1:] + f[:-1]) / 2)
    k = 1 - omega.sum()
    dh = C_KM_S / h0
    if k > 1e-6:
        dm = dh / np.sqrt(k) * np.sinh(np.sqrt(k) * chi / dh)
    elif k < -1e-6:
        dm = dh / np.sqrt(-k) * np.sin(np.sqrt(-k) * chi / dh)
    else:
        dm = chi
    return chi, dm * (1 + z), dm / (1 + z)
