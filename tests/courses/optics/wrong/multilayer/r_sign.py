# r has the wrong sign, (C - eta0 B)/(C + eta0 B)
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    n_all = np.concatenate(([n_in], layers, [n_out]))
    cos_all = np.sqrt(1 - (n_in * np.sin(angle) / n_all) ** 2)
    eta_all = n_all * cos_all if polarization == "s" else n_all / cos_all
    # effective admittance from the substrate upwards
    Y = np.full(len(wavelengths), eta_all[-1])
    amp = np.ones(len(wavelengths), complex)
    for j in range(len(layers), 0, -1):
        d = 2 * np.pi * n_all[j] * thickness[j - 1] * cos_all[j] / wavelengths
        b = np.cos(d) + 1j * np.sin(d) * Y / eta_all[j]
        c = 1j * eta_all[j] * np.sin(d) + np.cos(d) * Y
        Y = c / b
        amp = amp * b
    r = (Y - eta_all[0]) / (Y + eta_all[0])
    R = np.abs(r) ** 2
    T = 4 * eta_all[0].real * eta_all[-1].real / np.abs(amp * (eta_all[0] + Y)) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
