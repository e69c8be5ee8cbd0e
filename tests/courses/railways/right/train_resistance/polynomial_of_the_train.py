def train_resistance(v, mass, davis, grade, radius):
    a, b, c = davis[:, 0] @ mass, davis[:, 1] @ mass, davis[:, 2].sum()
    running = np.polyval([c, b, a], v) * 1e-3
    r = np.where(radius == 0, np.inf, radius)
    curve = np.select([r < 300, r >= 300], [500 / (r - 30), 650 / (r - 55)])
    return running, 1e-3 * (grade + curve) * (G * mass.sum())
