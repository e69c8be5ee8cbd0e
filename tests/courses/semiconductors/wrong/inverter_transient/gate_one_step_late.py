# the gate voltage is one step late: step k uses vin of step k-1 (the first step its own)
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    for k in range(1, steps + 1):
        gate = vin[:, max(k - 2, 0)]
        prev = v[:, k - 1]
        I = mosfet_current(gate, prev, np.zeros(m), fet)[0]
        supply = (VDD - prev) / R
        energy += VDD * supply * dt
        v[:, k] = prev + dt * (supply - I) / C
    low = dt * np.sum(v[:, 1:] < VDD / 2, axis=1)
    return v, energy, low
