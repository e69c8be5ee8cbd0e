# the closed case (omega_k < 0) is treated as flat
def distances(z, omega, w, h0):
    x = np.append([0.0], z)
    y = 1 / np.append([h0], hubble_rate(z, omega, w, h0)["H"])
    chi = C_KM_S * np.cumsum(np.diff(x) * (y[:-1] + y[1:]) * 0.5)
    Ok = 1 - omega.sum()
    if Ok > 1e-6:
        a = np.sqrt(Ok) * h0 / C_KM_S
        Dm = np.sinh(a * chi) / a
    else:
        Dm = chi
    return (chi, Dm * (1 + z), Dm / (1 + z))
