# EA is multiplied by the length instead of divided by it
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.linalg.norm(d)
    c, s = d / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    k = np.zeros((4, 4))
    for p, q, sign in [(0, 0, 1), (2, 2, 1), (0, 2, -1), (2, 0, -1)]:
        k[p, q] = sign * E * A * L
    return T.T @ k @ T, T
