# the trapezoids lack the factor 1/2
def distances(z, omega, w, h0):
    inv = 1 / np.r_[h0, hubble_rate(z, omega, w, h0)["H"]]
    dz = np.diff(np.r_[0.0, z])
    chi = C_KM_S * np.cumsum((inv[1:] + inv[:-1]) * dz)
    curv = 1 - omega.sum()
    dH = C_KM_S / h0
    if curv > 1e-6:
        dM = dH / curv**0.5 * np.sinh(curv**0.5 * chi / dH)
    elif curv < -1e-6:
        dM = dH / (-curv) ** 0.5 * np.sin((-curv) ** 0.5 * chi / dH)
    else:
        dM = chi
    return chi, dM * (1 + z), dM / (1 + z)
