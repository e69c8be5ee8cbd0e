# 12 EA / L^3 instead of EA / L, the formula of a beam
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.sqrt(np.sum(d**2))
    c, s = d / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    k = np.zeros((4, 4))
    value = 12 * E * A / L**3
    k[0, 0] = k[2, 2] = value
    k[0, 2] = k[2, 0] = -value
    return T.T @ k @ T, T
