# added the curve resistance in per mille to the slope force instead of multiplying it with the weight
def train_resistance(v, mass, davis, grade, radius):
    m_tot = np.sum(mass)
    speed_terms = np.stack([np.ones(len(v)), v])          # (2, n)
    run = mass @ (davis[:, :2] @ speed_terms)
    run = run + v**2 * np.sum(davis[:, 2])
    slope_force = m_tot * G * grade / 1000
    w = np.zeros_like(radius)
    for i, r in enumerate(radius):
        if r >= 300:
            w[i] = 650 / (r - 55)
        elif r > 0:
            w[i] = 500 / (r - 30)
    return run / 1000, slope_force + w
