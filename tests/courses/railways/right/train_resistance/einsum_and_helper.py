def train_resistance(v, mass, davis, grade, radius):
    def roeckl(r):
        if not r > 0:
            return 0.0
        return 650 / (r - 55) if r >= 300 else 500 / (r - 30)

    powers = np.vstack([np.ones_like(v), v, v**2])
    factors = np.stack([mass, mass, np.ones_like(mass)], axis=1)
    running = np.einsum("kp,kp,pn->n", davis, factors, powers) / 1000
    weights = mass * G
    line = sum(w * grade for w in weights) + sum(weights) * np.array([roeckl(r) for r in radius])
    return running, line / 1000
