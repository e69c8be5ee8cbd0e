# the turned Mueller matrices in closed form, and one beam after the other
def mueller_train(S, elements):
    def mueller(kind, axis, value):
        c, s = np.cos(2 * axis), np.sin(2 * axis)
        if kind == "polarizer":
            p, d, q = (1 + value) / 2, (1 - value) / 2, np.sqrt(value)
            return np.array(
                [
                    [p, d * c, d * s, 0],
                    [d * c, p * c * c + q * s * s, (p - q) * c * s, 0],
                    [d * s, (p - q) * c * s, p * s * s + q * c * c, 0],
                    [0, 0, 0, q],
                ]
            )
        x, y = np.cos(value), np.sin(value)
        return np.array(
            [
                [1, 0, 0, 0],
                [0, c * c + s * s * x, c * s * (1 - x), -s * y],
                [0, c * s * (1 - x), s * s + c * c * x, c * y],
                [0, s * y, -c * y, x],
            ]
        )

    matrices = [mueller(*e) for e in elements]
    final, intensity = [], []
    for beam in S.T:
        stages = []
        for M in matrices:
            beam = M @ beam
            stages.append(beam[0])
        final.append(beam)
        intensity.append(stages)
    out = np.array(final).T
    degree = np.array([np.linalg.norm(b[1:]) / b[0] for b in final])
    psi = np.array([np.arctan2(b[2], b[1]) / 2 for b in final])
    chi = np.array([np.arcsin(b[3] / np.linalg.norm(b[1:])) / 2 for b in final])
    return out, np.array(intensity), degree, psi, chi
