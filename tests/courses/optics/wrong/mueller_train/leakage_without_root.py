# the lower two diagonal entries of the polarizer are the leakage e instead of its square root
def mueller_train(S, elements):
    intensity = []
    for kind, axis, value in elements:
        c2, s2 = np.cos(2 * axis), np.sin(2 * axis)
        R = np.array([[1, 0, 0, 0], [0, c2, s2, 0], [0, -s2, c2, 0], [0, 0, 0, 1]])
        if kind == "polarizer":
            a, b = (1 + value) / 2, (1 - value) / 2
            g = value
            M = np.array([[a, b, 0, 0], [b, a, 0, 0], [0, 0, g, 0], [0, 0, 0, g]])
        elif kind == "retarder":
            M = np.array(
                [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, np.cos(value), np.sin(value)], [0, 0, -np.sin(value), np.cos(value)]]
            )
        S = np.einsum("ab,bc,cd,dm->am", R.T, M, R, S)
        intensity.append(S[0])
    dop = np.sqrt(np.einsum("im,im->m", S[1:], S[1:])) / S[0]
    return S, np.column_stack(intensity), dop, np.arctan2(S[2], S[1]) / 2, np.arctan2(S[3], np.hypot(S[1], S[2])) / 2
