# the number of steps below VDD/2 is returned instead of the time: dt is missing
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    count = np.zeros(m)
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        rail = (VDD - v[:, k]) / R
        energy += VDD * rail * dt
        v[:, k + 1] = v[:, k] + (rail - I) * (dt / C)
        count += v[:, k + 1] < VDD / 2
    return v, energy, count
