# the rotation uses the angle itself instead of twice the angle
def rot(theta):
    a = theta
    return np.array([[1, 0, 0, 0], [0, np.cos(a), np.sin(a), 0], [0, -np.sin(a), np.cos(a), 0], [0, 0, 0, 1]])

def element_matrix(kind, v):
    if kind == "polarizer":
        q = np.sqrt(v)
        return 0.5 * np.array([[1 + v, 1 - v, 0, 0], [1 - v, 1 + v, 0, 0], [0, 0, 2 * q, 0], [0, 0, 0, 2 * q]])
    return np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, np.cos(v), np.sin(v)], [0, 0, -np.sin(v), np.cos(v)]])

def mueller_train(S, elements):
    out = S
    I = []
    for kind, theta, v in elements:
        out = rot(-theta) @ element_matrix(kind, v) @ rot(theta) @ out
        I.append(out[0])
    s0, s1, s2, s3 = out
    P = np.sqrt(s1**2 + s2**2 + s3**2) / s0
    return out, np.array(I).T, P, 0.5 * np.arctan2(s2, s1), 0.5 * np.arctan2(s3, np.sqrt(s1**2 + s2**2))
