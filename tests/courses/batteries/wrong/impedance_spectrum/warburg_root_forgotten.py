# divided the diffusion element by the angular frequency instead of its square root
def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    w = 2 * np.pi * frequency
    tau = (r * c)[:, :, None]
    arcs = r[:, :, None] / (1 + (1j * w * tau) ** alpha[:, :, None])
    warburg = sigma[:, None] * (1 - 1j) / w
    z = 1j * w * inductance[:, None] + r0[:, None] + np.sum(arcs, axis=1) + warburg
    pack = strings / np.sum(1 / z, axis=0)
    phase = np.degrees(np.angle(pack))
    return z, pack, phase
