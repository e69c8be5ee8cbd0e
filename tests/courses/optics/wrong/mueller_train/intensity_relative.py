# the intensities are divided by the incoming intensity of each beam (transmission instead of intensity)
def mueller_train(S, elements):
    incoming = S[0]
    stages = []
    state = S
    for kind, axis, value in elements:
        c, s = np.cos(2 * axis), np.sin(2 * axis)
        R = np.array([[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]])
        if kind == "polarizer":
            r = np.sqrt(value)
            M = np.array([[1 + value, 1 - value, 0, 0], [1 - value, 1 + value, 0, 0], [0, 0, 2 * r, 0], [0, 0, 0, 2 * r]]) / 2
        else:
            M = np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, np.cos(value), np.sin(value)], [0, 0, -np.sin(value), np.cos(value)]])
        state = np.matmul(np.matmul(R.T, np.matmul(M, R)), state)
        stages.append(state.copy())
    stages = np.array(stages)
    intensity = (stages[:, 0] / incoming).T
    final = stages[-1]
    degree = np.sqrt((final[1:] ** 2).sum(0)) / final[0]
    psi = np.arctan2(final[2], final[1]) / 2
    chi = np.arctan2(final[3], np.sqrt((final[1:3] ** 2).sum(0))) / 2
    return final, intensity, degree, psi, chi
