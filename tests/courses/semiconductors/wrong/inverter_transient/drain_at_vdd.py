# the transistor's drain is taken at VDD instead of at the output voltage
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    en = np.zeros(m)
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], np.full(m, VDD), np.zeros(m), fet)
        Ir = (VDD - v[:, k]) / R
        en += VDD * Ir * dt
        v[:, k + 1] = v[:, k] + dt * (Ir - I) / C
    low = dt * np.sum(v[:, 1:] < VDD / 2, axis=1)
    return v, en, low
