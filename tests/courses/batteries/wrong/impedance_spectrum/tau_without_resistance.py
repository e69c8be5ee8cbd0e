# took the capacitance alone as time constant instead of resistance times capacitance
def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    omega = 2 * np.pi * frequency
    tau = c[:, :, None]
    arcs = r[:, :, None] / (1 + (1j * omega * tau) ** alpha[:, :, None])
    warburg = sigma[:, None] * (1 - 1j) / np.sqrt(omega)
    z = 1j * omega * inductance[:, None] + r0[:, None] + np.sum(arcs, axis=1) + warburg
    pack = strings / np.sum(1 / z, axis=0)
    phase = np.degrees(np.angle(pack))
    return z, pack, phase
