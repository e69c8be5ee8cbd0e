# the step length is missing in the energy
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    power = np.zeros((m, steps))
    for k in range(steps):
        I = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)[0]
        Ir = (VDD - v[:, k]) / R
        power[:, k] = VDD * Ir
        v[:, k + 1] = v[:, k] + dt * (Ir - I) / C
    return v, power.sum(axis=1), dt * np.sum(v[:, 1:] < VDD / 2, axis=1)
