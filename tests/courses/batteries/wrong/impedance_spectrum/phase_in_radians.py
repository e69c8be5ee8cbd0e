# returned the phase in radians instead of degrees
def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    w = 2 * np.pi * frequency[None, :]
    z = np.zeros((len(r0), len(frequency)), complex)
    z += r0[:, None]
    z += 1j * w * inductance[:, None]
    z += sigma[:, None] / np.sqrt(w) - 1j * sigma[:, None] / np.sqrt(w)
    for k in range(r.shape[1]):
        z += r[:, k, None] / (1 + (1j * w * r[:, k, None] * c[:, k, None]) ** alpha[:, k, None])
    y = np.sum(1 / z, axis=0)
    pack = strings / y
    phase = np.arctan2(pack.imag, pack.real)
    return z, pack, phase
