# returned the total resistance as the second output instead of slope and curve alone
def train_resistance(v, mass, davis, grade, radius):
    running = np.einsum("k,nk->n", mass, davis[:, 0] + v[:, None] * davis[:, 1])
    running += np.einsum("k,n->n", davis[:, 2], v**2)
    running /= 1000

    def curve_of(r):
        if r == 0:
            return 0
        return 650 / (r - 55) if r >= 300 else 500 / (r - 30)

    extra = grade + np.array([curve_of(r) for r in radius])
    total = running + extra * mass.sum() * G / 1000
    return running, total
