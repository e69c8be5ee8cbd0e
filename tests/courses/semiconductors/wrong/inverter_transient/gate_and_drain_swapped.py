# the gate and drain voltages are swapped in the call of mosfet_current
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    for i in range(steps):
        I, _, _ = mosfet_current(v[:, i], vin[:, i], np.zeros(m), fet)
        isup = (VDD - v[:, i]) / R
        energy += isup * VDD * dt
        v[:, i + 1] = v[:, i] + (isup - I) / C * dt
    return v, energy, dt * np.count_nonzero(v[:, 1:] < VDD / 2, axis=1)
