# took the forward position for the height instead of the upward one
def energy_recovery(joints, ends, fractions, masses, dt):
    com = center_of_mass(joints, ends, fractions, masses)
    x, y = com.T
    vx, vy = np.gradient(x, dt), np.gradient(y, dt)
    total_mass = masses.sum()
    Ef = total_mass / 2 * vx**2
    Ev = total_mass * G * x + total_mass / 2 * vy**2
    W = []
    for E in [Ef, Ev, Ef + Ev]:
        dE = np.diff(E)
        dE[dE < 0] = 0
        W.append(dE.sum())
    R = 100 * (W[0] + W[1] - W[2]) / (W[0] + W[1])
    return np.column_stack([vx, vy]), np.array(W), R
