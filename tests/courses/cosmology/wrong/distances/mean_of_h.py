# the trapezoid averages H, not 1/H: dz times c over the mean of H at both ends
def distances(z, omega, w, h0):
    zz = np.insert(z, 0, 0.0)
    HH = np.insert(hubble_rate(z, omega, w, h0)["H"], 0, h0)
    chi = np.zeros_like(z)
    running = 0.0
    for j in range(1, zz.size):
        running += C_KM_S * (zz[j] - zz[j - 1]) / ((HH[j] + HH[j - 1]) / 2)
        chi[j - 1] = running
    Ok = 1 - omega.sum()
    dh = C_KM_S / h0
    rk = np.sqrt(np.abs(Ok))
    if rk < 1e-3:
        D = chi
    else:
        fn = np.sinh if Ok > 0 else np.sin
        D = dh / rk * fn(rk * chi / dh)
    return chi, D * (1 + z), D / (1 + z)
