# took the mean of the vehicles' C instead of their sum
def train_resistance(v, mass, davis, grade, radius):
    A, B, C = davis.T
    running_N = np.dot(A, mass) + np.dot(B, mass) * v + C.mean() * v * v

    def roeckl(r):
        if r <= 0:
            return 0.0
        if r >= 300:
            return 650.0 / (r - 55.0)
        return 500.0 / (r - 30.0)

    w_curve = np.array([roeckl(r) for r in radius])
    weight = mass.sum() * G
    return running_N * 1e-3, weight * (grade + w_curve) * 1e-3
