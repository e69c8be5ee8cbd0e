# took the angle from the axis of b (arctan2 of a, b) instead of from that of a
def xyz_to_lab(xyz, white):
    delta = 6 / 29
    root = lambda t: np.where(t > delta**3, np.cbrt(t), t / (3 * delta**2) + 4 / 29)
    X, Y, Z = xyz[:, 0] / white[0], xyz[:, 1] / white[1], xyz[:, 2] / white[2]
    lightness = 116 * root(Y) - 16
    a_star = 500 * (root(X) - root(Y))
    b_star = 200 * (root(Y) - root(Z))
    angle = np.arctan2(a_star, b_star)
    angle[angle < 0] += 2 * np.pi
    return {
        "lab": np.array([lightness, a_star, b_star]).T,
        "chroma": np.hypot(a_star, b_star),
        "hue": angle * 180 / np.pi,
    }
