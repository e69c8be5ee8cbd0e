# the transistor current is added instead of subtracted: it charges the node
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    for k in range(steps):
        Id = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)[0]
        up = (VDD - v[:, k]) / R
        energy = energy + VDD * up * dt
        v[:, k + 1] = v[:, k] + dt / C * (up + Id)
    low = np.zeros(m)
    for k in range(1, steps + 1):
        low += dt * (v[:, k] < VDD / 2)
    return v, energy, low
