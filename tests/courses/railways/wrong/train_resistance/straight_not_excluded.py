# gave straight track, radius 0, the formula of tight curves instead of no resistance
def train_resistance(v, mass, davis, grade, radius):
    a = davis[:, 0]
    b = davis[:, 1]
    c = davis[:, 2]
    running = np.sum(mass * (a + b * v[:, None]), axis=1) + v**2 * c.sum()
    curve = np.where(radius >= 300, 650 / (radius - 55), 500 / (radius - 30))
    line = (grade + curve) * mass.sum() * G
    return running / 1000, line / 1000
