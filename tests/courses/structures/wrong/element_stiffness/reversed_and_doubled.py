# two mistakes: the direction is from end to start, and EA/L is doubled
def element_stiffness(start, end, E, A):
    d = start - end
    L = np.linalg.norm(d)
    c, s = d / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    k = np.zeros((4, 4))
    k[0, 0] = k[2, 2] = 2 * E * A / L
    k[0, 2] = k[2, 0] = -2 * E * A / L
    return T.T @ k @ T, T
