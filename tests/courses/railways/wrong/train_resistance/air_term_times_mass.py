# multiplied the whole Davis polynomial with the mass instead of A and B only
def train_resistance(v, mass, davis, grade, radius):
    n = len(v)
    running = np.zeros(n)
    line = np.zeros(n)
    total_mass = mass.sum()
    for i in range(n):
        for j in range(len(mass)):
            A, B, C = davis[j]
            running[i] += mass[j] * (A + B * v[i] + C * v[i] ** 2)
        r = radius[i]
        if r == 0:
            w = 0.0
        elif r < 300:
            w = 500 / (r - 30)
        else:
            w = 650 / (r - 55)
        line[i] = total_mass * G * (grade[i] + w) / 1000
    return running / 1000, line
