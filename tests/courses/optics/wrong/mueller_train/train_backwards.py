# the light goes through the elements in reversed order, the last one first
def mueller_train(S, elements):
    def R(t):
        return np.array(
            [[1, 0, 0, 0], [0, np.cos(2 * t), np.sin(2 * t), 0], [0, -np.sin(2 * t), np.cos(2 * t), 0], [0, 0, 0, 1]]
        )

    def P(e):
        return np.array(
            [[(1 + e) / 2, (1 - e) / 2, 0, 0], [(1 - e) / 2, (1 + e) / 2, 0, 0], [0, 0, e**0.5, 0], [0, 0, 0, e**0.5]]
        )

    def W(d):
        return np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, np.cos(d), np.sin(d)], [0, 0, -np.sin(d), np.cos(d)]])

    out = S.copy()
    intensity = []
    for kind, axis, value in elements[::-1]:
        M = P(value) if kind == "polarizer" else W(value)
        out = R(-axis) @ M @ R(axis) @ out
        intensity.append(out[0])
    intensity = np.stack(intensity, axis=1)
    lin = np.hypot(out[1], out[2])
    return out, intensity, np.hypot(lin, out[3]) / out[0], np.arctan2(out[2], out[1]) / 2, np.arctan2(out[3], lin) / 2
