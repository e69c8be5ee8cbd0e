# put the speed in m/s into the Davis formula instead of km/h
def train_resistance(v, mass, davis, grade, radius):
    speed = v / 3.6
    running = []
    for s in speed:
        force = 0.0
        for m, (a, b, c) in zip(mass, davis):
            force += (a + b * s) * m + c * s**2
        running.append(force / 1000)
    safe = np.where(radius > 0, radius, 1000.0)
    curve = np.where(safe < 300, 500 / (safe - 30), 650 / (safe - 55))
    curve = np.where(radius > 0, curve, 0.0)
    line = G * mass.sum() / 1000 * (grade + curve)
    return np.array(running), line
