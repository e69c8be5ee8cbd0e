# with conductances and an RC decay factor, low counted as it goes, new arrays instead of in place
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    a = dt / (R * C)
    now, energy, low = v0, np.zeros(m), np.zeros(m)
    trace = np.empty((steps + 1, m))
    trace[0] = now
    for k in range(steps):
        drain, _, _ = mosfet_current(vin[:, k], now, np.zeros(m), fet)
        energy = energy + (VDD * VDD - VDD * now) / R * dt
        now = (1 - a) * now + a * VDD - drain * dt / C
        low = low + np.where(2 * now < VDD, dt, 0.0)
        trace[k + 1] = now
    return trace.T, energy, low
