def train_resistance(v, mass, davis, grade, radius):
    running, line = [], []
    total = sum(mass)
    for speed, slope, r in zip(v, grade, radius):
        newton = 0.0
        for m, row in zip(mass, davis):
            newton += (row[0] + row[1] * speed) * m + row[2] * speed**2
        running.append(newton / 1000)
        if r == 0:
            w = 0.0
        elif r < 300:
            w = 500 / (r - 30)
        else:
            w = 650 / (r - 55)
        line.append(total * G * (slope + w) / 1000)
    return np.array(running), np.array(line)
