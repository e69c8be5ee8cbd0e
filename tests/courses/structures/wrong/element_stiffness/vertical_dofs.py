# the axial stiffness is put on the local y directions (1 and 3) instead of x (0 and 2)
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.sqrt(np.sum(d * d))
    c = d[0] / L
    s = d[1] / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    k = np.zeros((4, 4))
    k[1, 1] = k[3, 3] = E * A / L
    k[1, 3] = k[3, 1] = -E * A / L
    K = T.T @ k @ T
    return K, T
