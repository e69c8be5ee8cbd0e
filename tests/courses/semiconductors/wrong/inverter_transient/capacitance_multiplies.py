# the current is multiplied by C instead of divided
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    zero = np.zeros(m)
    v = v0.astype(float)
    trace = np.zeros((m, steps + 1))
    trace[:, 0] = v
    energy = np.zeros(m)
    for k in range(steps):
        drain = mosfet_current(vin[:, k], v, zero, fet)[0]
        supply = (VDD - v) / R
        energy += supply * VDD * dt
        v = v + (supply - drain) * C * dt
        trace[:, k + 1] = v
    low = np.sum(trace[:, 1:] < VDD / 2, axis=1) * dt
    return trace, energy, low
