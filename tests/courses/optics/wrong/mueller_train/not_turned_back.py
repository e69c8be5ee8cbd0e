# the light is turned into the frame of each element but not back again
def mueller_train(S, elements):
    beams = np.array(S, dtype=float)
    history = np.zeros((beams.shape[1], len(elements)))
    for number, (what, where, value) in enumerate(elements):
        c = np.cos(2 * where)
        s = np.sin(2 * where)
        s0, s1, s2, s3 = beams
        q1 = c * s1 + s * s2
        q2 = -s * s1 + c * s2
        if what == "polarizer":
            a = 0.5 * (1 + value) * s0 + 0.5 * (1 - value) * q1
            b = 0.5 * (1 - value) * s0 + 0.5 * (1 + value) * q1
            d = np.sqrt(value) * q2
            e = np.sqrt(value) * s3
        else:
            a, b = s0, q1
            d = np.cos(value) * q2 + np.sin(value) * s3
            e = -np.sin(value) * q2 + np.cos(value) * s3
        beams = np.array([a, b, d, e])
        history[:, number] = beams[0]
    degree = np.sqrt(beams[1] ** 2 + beams[2] ** 2 + beams[3] ** 2) / beams[0]
    psi = np.arctan2(beams[2], beams[1]) / 2
    chi = np.arctan2(beams[3], np.sqrt(beams[1] ** 2 + beams[2] ** 2)) / 2
    return beams, history, degree, psi, chi
