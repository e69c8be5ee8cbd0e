# the capacitance does not divide the current in the step
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, n = vin.shape
    v = np.empty((m, n + 1))
    v[:, 0] = v0
    for t in range(n):
        I, _, _ = mosfet_current(vin[:, t], v[:, t], np.zeros(m), fet)
        v[:, t + 1] = v[:, t] + dt * ((VDD - v[:, t]) / R - I)
    energy = (VDD * (VDD - v[:, :-1]) / R[:, None] * dt).sum(axis=1)
    low = (v[:, 1:] < VDD / 2).sum(axis=1) * dt
    return v, energy, low
