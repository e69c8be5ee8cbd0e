# the microphone is read at the beginning of each step, before the update, so the record is one step late
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    h = length / n
    tau = 1 / fs
    pres = np.zeros(n)
    vel = np.zeros(n + 1)
    record = np.zeros(len(signal))
    energy = np.zeros(len(signal))
    for m in range(len(signal)):
        record[m] = pres[rec]
        vel[1:-1] -= tau / (RHO * h) * (pres[1:] - pres[:-1])
        vel[0] = -pres[0] / (RHO * C * zeta[0])
        vel[-1] = pres[-1] / (RHO * C * zeta[1])
        pres -= RHO * C**2 * tau / h * (vel[1:] - vel[:-1])
        pres[src] += signal[m]
        energy[m] = h * np.sum(pres**2) / (2 * RHO * C**2) + h * RHO * np.sum(vel**2) / 2
    return record, energy, pres
