# did not multiply A with the mass, only B
def train_resistance(v, mass, davis, grade, radius):
    constant = davis[:, 0].sum()
    linear = (davis[:, 1] * mass).sum()
    quadratic = davis[:, 2].sum()
    running = (constant + linear * v + quadratic * v**2) / 1000
    per_mille = grade.copy()
    for i in range(len(radius)):
        if radius[i] > 0:
            if radius[i] < 300:
                per_mille[i] += 500 / (radius[i] - 30)
            else:
                per_mille[i] += 650 / (radius[i] - 55)
    line = per_mille * G * mass.sum() / 1000
    return running, line
